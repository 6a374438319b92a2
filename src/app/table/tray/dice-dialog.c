/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "dice-dialog.h"

#include "name.h"

#include "bones-config.h"

struct _BonesDiceDialog {
  AdwWindow parent_instance;

  /* Template widgets */
  GtkWidget *title, *all_row, *kinds_group;

  BonesHelm *helm; /* owned */
  guint fleet;
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (BonesDiceDialog, bones_dice_dialog, ADW_TYPE_WINDOW)

static void
all_chosen (BonesDiceDialog *self)
{
  const guint chosen = adw_combo_row_get_selected (ADW_COMBO_ROW (self->all_row));

  if (!self->filling)
    bones_helm_set_dice (self->helm, self->fleet, (BonesDiceSource) chosen);
}

/* The first choice means: the same as the fleet. */
static void
kind_chosen (AdwComboRow *row, GParamSpec *pspec, BonesDiceDialog *self)
{
  const guint kind = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "kind"));

  if (!self->filling)
    bones_helm_set_dice_of (self->helm, self->fleet, kind,
                            (gint) adw_combo_row_get_selected (row) - 1);
}

static GtkWidget *
new_row (BonesDiceDialog *self, guint kind, const BonesRollView *roll)
{
  const char *const choices[] = { _ ("As all others"), _ ("The app’s dice"), _ ("Real dice"),
                                  _ ("Either"), NULL };
  g_autoptr (GtkStringList) model = gtk_string_list_new (choices);
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), roll->name);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), (guint) (roll->dice + 1));
  g_object_set_data (G_OBJECT (row), "kind", GUINT_TO_POINTER (kind));
  g_signal_connect (row, "notify::selected", G_CALLBACK (kind_chosen), self);
  return row;
}

static void
show_fleet (BonesDiceDialog *self, const BonesFleetView *fleet)
{
  self->filling = TRUE;
  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), fleet->name);
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->all_row), (guint) fleet->dice);
  gtk_widget_set_visible (self->kinds_group, fleet->rolls->len > 0);
  for (guint i = 0; i < fleet->rolls->len; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->kinds_group),
                               new_row (self, i, g_ptr_array_index (fleet->rolls, i)));
  self->filling = FALSE;
}

static void
bones_dice_dialog_dispose (GObject *object)
{
  g_clear_object (&BONES_DICE_DIALOG (object)->helm);
  G_OBJECT_CLASS (bones_dice_dialog_parent_class)->dispose (object);
}

static void
bones_dice_dialog_class_init (BonesDiceDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_dice_dialog_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/dice-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesDiceDialog, title);
  gtk_widget_class_bind_template_child (widget_class, BonesDiceDialog, all_row);
  gtk_widget_class_bind_template_child (widget_class, BonesDiceDialog, kinds_group);
  gtk_widget_class_bind_template_callback (widget_class, all_chosen);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bones_dice_dialog_init (BonesDiceDialog *self)
{
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->filling = FALSE;
}

void
bones_dice_dialog_open (GtkWidget *parent, BonesHelm *helm, guint fleet)
{
  const BonesView *view;
  BonesDiceDialog *self;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_HELM (helm));

  view = bones_helm_get_view (helm);
  if (fleet >= view->fleets->len)
    return;

  self = g_object_new (BONES_TYPE_DICE_DIALOG, "transient-for", gtk_widget_get_root (parent), NULL);
  self->helm = g_object_ref (helm);
  self->fleet = fleet;
  show_fleet (self, g_ptr_array_index (view->fleets, fleet));
  bones_name_lists (GTK_WIDGET (self), _ ("Whose dice"));
  gtk_window_present (GTK_WINDOW (self));
}
