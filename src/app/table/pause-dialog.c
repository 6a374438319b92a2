/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "pause-dialog.h"

#include "battle-status.h"
#include "fleet-flag.h"
#include "pane.h"
#include "wind-rose.h"

#include "bones-config.h"

struct _BonesPauseDialog {
  AdwWindow parent_instance;

  /* Template widgets */
  GtkWidget *title, *cancel_button, *rose, *flag, *round, *wind, *next, *asked, *where_box, *where,
      *where_title, *where_entry, *button;

  gboolean asks; /* asks where the models are; FALSE: tells */
};

enum { PAUSED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesPauseDialog, bones_pause_dialog, ADW_TYPE_WINDOW)

static void
accept_pause (BonesPauseDialog *self)
{
  if (self->asks)
    {
      g_autofree char *where =
          g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->where_entry))));

      g_signal_emit (self, signals[PAUSED], 0, where);
    }
  gtk_window_close (GTK_WINDOW (self));
}

static void
bones_pause_dialog_class_init (BonesPauseDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[PAUSED] = g_signal_new ("paused", BONES_TYPE_PAUSE_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  g_type_ensure (BONES_TYPE_FLEET_FLAG);
  g_type_ensure (BONES_TYPE_WIND_ROSE);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/pause-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesPauseDialog, title);
  gtk_widget_class_bind_template_child (widget_class, BonesPauseDialog, cancel_button);
  gtk_widget_class_bind_template_child (widget_class, BonesPauseDialog, rose);
  gtk_widget_class_bind_template_child (widget_class, BonesPauseDialog, flag);
  gtk_widget_class_bind_template_child (widget_class, BonesPauseDialog, round);
  gtk_widget_class_bind_template_child (widget_class, BonesPauseDialog, wind);
  gtk_widget_class_bind_template_child (widget_class, BonesPauseDialog, next);
  gtk_widget_class_bind_template_child (widget_class, BonesPauseDialog, asked);
  gtk_widget_class_bind_template_child (widget_class, BonesPauseDialog, where_box);
  gtk_widget_class_bind_template_child (widget_class, BonesPauseDialog, where);
  gtk_widget_class_bind_template_child (widget_class, BonesPauseDialog, where_title);
  gtk_widget_class_bind_template_child (widget_class, BonesPauseDialog, where_entry);
  gtk_widget_class_bind_template_child (widget_class, BonesPauseDialog, button);
  gtk_widget_class_bind_template_callback (widget_class, accept_pause);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bones_pause_dialog_init (BonesPauseDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_label (GtkWidget *label, const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL && *text != '\0');
}

static void
show_status (BonesPauseDialog *self, const BonesView *view)
{
  g_autoptr (BonesBattleStatus) status = bones_battle_status_new (view);
  g_autofree char *round = status->step != NULL
                               ? g_strdup_printf ("%s · %s", status->round, status->step)
                               : g_strdup (status->round);

  gtk_widget_set_visible (self->rose, view->windy);
  bones_wind_rose_set_wind (BONES_WIND_ROSE (self->rose), view->wind);
  bones_drawn_set_text (BONES_DRAWN (self->rose), status->wind);
  show_label (self->round, round);
  show_label (self->wind, status->wind);
  show_label (self->next, status->next);
  show_label (self->asked, status->asked);
  gtk_widget_set_visible (self->flag, status->fleet >= 0);
  if (status->fleet >= 0)
    {
      const BonesFleetView *fleet = g_ptr_array_index (view->fleets, (guint) status->fleet);
      const char letter[] = { fleet->letter, '\0' };

      g_object_set (self->flag, "fleet", fleet->fleet, "letter", letter, "text", fleet->name, NULL);
    }
}

static BonesPauseDialog *
open_dialog (GtkWidget *parent, const BonesView *view, const char *title, const char *button)
{
  BonesPauseDialog *self = g_object_new (BONES_TYPE_PAUSE_DIALOG, "transient-for",
                                         gtk_widget_get_root (parent), "title", title, NULL);

  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), title);
  gtk_button_set_label (GTK_BUTTON (self->button), button);
  show_status (self, view);
  return self;
}

BonesPauseDialog *
bones_pause_dialog_ask (GtkWidget *parent, const BonesView *view)
{
  BonesPauseDialog *self;

  g_return_val_if_fail (GTK_IS_WIDGET (parent) && view != NULL, NULL);

  self = open_dialog (parent, view, _ ("Pause"), _ ("Pause the battle"));
  self->asks = TRUE;
  gtk_widget_set_visible (self->where, FALSE);
  gtk_widget_grab_focus (self->where_entry);
  gtk_window_present (GTK_WINDOW (self));
  return self;
}

BonesPauseDialog *
bones_pause_dialog_tell (GtkWidget *parent, const BonesView *view, const char *where)
{
  BonesPauseDialog *self;

  g_return_val_if_fail (GTK_IS_WIDGET (parent) && view != NULL && where != NULL, NULL);

  self = open_dialog (parent, view, _ ("Welcome back"), _ ("Go on"));
  gtk_widget_set_visible (self->cancel_button, FALSE);
  gtk_widget_set_visible (self->where_entry, FALSE);
  gtk_widget_set_visible (self->where_box, *where != '\0');
  gtk_label_set_label (GTK_LABEL (self->where_title), _ ("The models are"));
  gtk_label_set_label (GTK_LABEL (self->where), where);
  gtk_widget_grab_focus (self->button);
  gtk_window_present (GTK_WINDOW (self));
  return self;
}
