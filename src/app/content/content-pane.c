/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "content-pane.h"

#include "name.h"
#include "tooltip.h"

#include "bones-config.h"

struct _BonesContentPane {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *header, *back, *title, *scroller, *box, *saying, *sentence, *yes;
};

enum { BACK, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesContentPane, bones_content_pane, ADW_TYPE_BIN)

static void
go_back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[BACK], 0);
}

static void
bones_content_pane_class_init (BonesContentPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[BACK] = g_signal_new ("back", BONES_TYPE_CONTENT_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "pane.back", NULL, go_back);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/content-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesContentPane, header);
  gtk_widget_class_bind_template_child (widget_class, BonesContentPane, back);
  gtk_widget_class_bind_template_child (widget_class, BonesContentPane, title);
  gtk_widget_class_bind_template_child (widget_class, BonesContentPane, scroller);
  gtk_widget_class_bind_template_child (widget_class, BonesContentPane, box);
  gtk_widget_class_bind_template_child (widget_class, BonesContentPane, saying);
  gtk_widget_class_bind_template_child (widget_class, BonesContentPane, sentence);
  gtk_widget_class_bind_template_child (widget_class, BonesContentPane, yes);
}

static void
bones_content_pane_init (BonesContentPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

BonesContentPane *
bones_content_pane_new (const char *title, const char *subtitle)
{
  BonesContentPane *self = g_object_new (BONES_TYPE_CONTENT_PANE, NULL);

  bones_content_pane_set_title (self, title, subtitle);
  return self;
}

void
bones_content_pane_set_title (BonesContentPane *self, const char *title, const char *subtitle)
{
  g_autofree char *called = NULL;

  g_return_if_fail (BONES_IS_CONTENT_PANE (self) && title != NULL);

  called = subtitle != NULL ? g_strdup_printf ("%s\n%s", title, subtitle) : g_strdup (title);
  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), title);
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title), subtitle != NULL ? subtitle : "");
  bones_set_tooltip (self->title, called);
  bones_name_widget (self->scroller, title);
}

void
bones_content_pane_focus (BonesContentPane *self)
{
  g_return_if_fail (BONES_IS_CONTENT_PANE (self));

  gtk_widget_child_focus (self->box, GTK_DIR_TAB_FORWARD);
}

void
bones_content_pane_append (BonesContentPane *self, GtkWidget *widget)
{
  g_return_if_fail (BONES_IS_CONTENT_PANE (self) && GTK_IS_WIDGET (widget));

  gtk_box_append (GTK_BOX (self->box), widget);
}

void
bones_content_pane_append_end (BonesContentPane *self, GtkWidget *widget)
{
  g_return_if_fail (BONES_IS_CONTENT_PANE (self) && GTK_IS_WIDGET (widget));

  adw_header_bar_pack_end (ADW_HEADER_BAR (self->header), widget);
}

void
bones_content_pane_show_notice (BonesContentPane *self, const char *sentence, const char *yes,
                                const char *action)
{
  g_return_if_fail (BONES_IS_CONTENT_PANE (self));

  gtk_widget_set_visible (self->saying, sentence != NULL);
  if (sentence == NULL)
    return;

  gtk_label_set_label (GTK_LABEL (self->sentence), sentence);
  gtk_button_set_label (GTK_BUTTON (self->yes), yes);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->yes), action);
}

GtkWidget *
bones_content_button_new (const char *icon, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "content-button");
  bones_set_tooltip (button, name);
  bones_name_widget (button, name);
  return button;
}

GtkWidget *
bones_content_row_opens (AdwActionRow *row, const char *title)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("go-next-symbolic");

  g_return_val_if_fail (ADW_IS_ACTION_ROW (row), button);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "content-button");
  adw_action_row_add_suffix (row, button);
  adw_action_row_set_activatable_widget (row, button); /* the title names the section */
  return button;
}

void
bones_content_pane_follow (BonesContentPane *self, AdwLeaflet *leaflet, gboolean side,
                           gboolean first)
{
  g_return_if_fail (BONES_IS_CONTENT_PANE (self) && ADW_IS_LEAFLET (leaflet));

  g_object_bind_property (leaflet, "folded", self->header,
                          side ? "show-end-title-buttons" : "show-start-title-buttons",
                          G_BINDING_SYNC_CREATE);
  if (first)
    g_object_bind_property (leaflet, "folded", self->back, "visible", G_BINDING_SYNC_CREATE);
}
