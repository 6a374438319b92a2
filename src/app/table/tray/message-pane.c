/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "message-pane.h"

#include "fleet-flag.h"
#include "qr-dialog.h"
#include "tooltip.h"

#include "bones-config.h"

struct _BonesMessagePane {
  BonesPane parent_instance;

  /* Template widgets */
  GtkWidget *tally, *swapped;
};

G_DEFINE_FINAL_TYPE (BonesMessagePane, bones_message_pane, BONES_TYPE_PANE)

/* What counts at the end: honours where there are any, else what the fleet has left: points, or
 * ships if ships have no price. */
static char *
tell_result (const BonesFleetView *fleet)
{
  g_autofree char *left = bones_words_points ((gint) fleet->points_left);
  g_autofree char *all = bones_words_points ((gint) fleet->points);
  guint afloat = 0;

  if (fleet->honours >= 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d Battle Honour", "%d Battle Honours",
                                         (gulong) fleet->honours),
                            fleet->honours);

  if (fleet->points > 0)
    /* Translators: the points still afloat, of those that the fleet began with */
    return g_strdup_printf (_ ("%s of %s points afloat"), left, all);

  for (guint i = 0; i < fleet->ships->len; i++)
    afloat += ((BonesShipView *) g_ptr_array_index (fleet->ships, i))->in_play;
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u ship left", "%u ships left", afloat),
                          afloat);
}

static GtkWidget *
new_line (const BonesFleetView *fleet)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *name = gtk_label_new (fleet->name);
  g_autofree char *text = tell_result (fleet);
  GtkWidget *points = gtk_label_new (text);
  GtkWidget *flag = bones_fleet_flag_new (fleet->fleet);
  const char letter[] = { fleet->letter, '\0' };

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  bones_set_tooltip (name, fleet->name);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (name, "heading");
  gtk_label_set_wrap (GTK_LABEL (points), TRUE);
  gtk_label_set_xalign (GTK_LABEL (points), 1);
  gtk_widget_add_css_class (points, "numeric");
  g_object_set (flag, "letter", letter, NULL);
  gtk_box_append (GTK_BOX (box), flag);
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), points);
  return box;
}

static void
bones_message_pane_apply (BonesPane *pane, const BonesView *view, gboolean fresh)
{
  BonesMessagePane *self = BONES_MESSAGE_PANE (pane);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->tally)) != NULL)
    gtk_box_remove (GTK_BOX (self->tally), child);
  for (guint i = 0; i < view->fleets->len; i++)
    gtk_box_append (GTK_BOX (self->tally), new_line (g_ptr_array_index (view->fleets, i)));
  gtk_widget_set_visible (self->swapped, view->ruleset->edges);
}

static void
sign_off (BonesMessagePane *self)
{
  bones_qr_dialog_open_sign_off (GTK_WIDGET (self),
                                 bones_helm_get_table (bones_pane_get_helm (BONES_PANE (self))));
}

static void
bones_message_pane_class_init (BonesMessagePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  BONES_PANE_CLASS (klass)->apply = bones_message_pane_apply;
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/message-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesMessagePane, tally);
  gtk_widget_class_bind_template_child (widget_class, BonesMessagePane, swapped);
  gtk_widget_class_bind_template_callback (widget_class, sign_off);
}

static void
bones_message_pane_init (BonesMessagePane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
