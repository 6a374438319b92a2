/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "override-private.h"

#include "pane.h"

#include "bones-config.h"

struct _BonesOverrideDialog {
  AdwWindow parent_instance;

  /* Template widgets */
  GtkWidget *title, *name_group, *name_row, *reason_row, *page;
  AdwPreferencesGroup *state_group, *tracks_group, *more_group, *books_group;

  /* Owned */
  BonesHelm *helm;
  BonesFieldSet *fields;

  BonesChange rename; /* scope 0 of a table, which has no name */
  gboolean named;
};

G_DEFINE_FINAL_TYPE (BonesOverrideDialog, bones_override_dialog, ADW_TYPE_WINDOW)

static const char *
reason_of (BonesOverrideDialog *self)
{
  const char *reason = gtk_editable_get_text (GTK_EDITABLE (self->reason_row));

  return *reason != '\0' ? reason : _ ("set by hand");
}

static void
enter (BonesOverrideDialog *self)
{
  g_autoptr (GArray) changes = bones_field_set_collect (self->fields);
  const char *name = gtk_editable_get_text (GTK_EDITABLE (self->name_row));

  if (changes->len > 0)
    bones_helm_override (self->helm, (const BonesChange *) (void *) changes->data, changes->len,
                         reason_of (self));
  if (self->named && *name != '\0'
      && !g_str_equal (name, g_object_get_data (G_OBJECT (self->name_row), "before")))
    bones_helm_override (self->helm, &self->rename, 1, name);
  gtk_window_close (GTK_WINDOW (self));
}

static void
step_clicked (GtkButton *button, BonesOverrideDialog *self)
{
  const BonesChange *change = g_object_get_data (G_OBJECT (button), "change");

  bones_helm_override (self->helm, change, 1, reason_of (self));
  gtk_window_close (GTK_WINDOW (self));
}

static GtkWidget *
new_button (BonesOverrideDialog *self, const char *label, const BonesChange *change)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "touch");
  g_object_set_data_full (G_OBJECT (button), "change", g_memdup2 (change, sizeof *change), g_free);
  return button;
}

void
bones_filling_add_step (const BonesFilling *to, AdwPreferencesGroup *group, const char *title,
                        const char *label, const BonesChange *change)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = new_button (to->dialog, label, change);
  g_autofree char *name = g_strdup_printf ("%s: %s", label, title);

  bones_name_widget (button, name);
  g_signal_connect (button, "clicked", G_CALLBACK (step_clicked), to->dialog);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_preferences_group_add (group, row);
}

static void
adder_clicked (GtkButton *button, BonesOverrideDialog *self)
{
  BonesChange change = *(BonesChange *) g_object_get_data (G_OBJECT (button), "change");
  GtkWidget *entry = g_object_get_data (G_OBJECT (button), "entry");
  GtkWidget *list = g_object_get_data (G_OBJECT (button), "list");
  const char *name = gtk_editable_get_text (GTK_EDITABLE (entry));

  if (*name == '\0')
    {
      gtk_widget_add_css_class (entry, "error");
      gtk_widget_grab_focus (entry);
      return;
    }
  if (list != NULL)
    change.field = (guint16) adw_combo_row_get_selected (ADW_COMBO_ROW (list));
  bones_helm_override (self->helm, &change, 1, name);
  gtk_window_close (GTK_WINDOW (self));
}

void
bones_filling_add_adder (const BonesFilling *to, AdwPreferencesGroup *group, const char *title,
                         const char *const *kinds, guint n, const BonesChange *change)
{
  GtkWidget *entry = adw_entry_row_new ();
  GtkWidget *button = new_button (to->dialog, _ ("Add"), change);
  GtkWidget *list = NULL;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (entry), title);
  adw_preferences_group_add (group, entry);
  if (n > 0)
    {
      g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

      for (guint i = 0; i < n; i++)
        gtk_string_list_append (names, kinds[i]);
      list = adw_combo_row_new ();
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (list), _ ("Class"));
      adw_combo_row_set_model (ADW_COMBO_ROW (list), G_LIST_MODEL (names));
      adw_preferences_group_add (group, list);
    }
  g_object_set_data (G_OBJECT (button), "entry", entry);
  g_object_set_data (G_OBJECT (button), "list", list);
  bones_name_widget (button, title);
  g_signal_connect (button, "clicked", G_CALLBACK (adder_clicked), to->dialog);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (entry), button);
}

char *
bones_filling_words (const BonesFilling *to, const char *prefix, const char *id)
{
  g_autofree char *whole = g_strdup_printf ("%s.%s", prefix, id);
  BonesWordsArgs args = BONES_WORDS_NONE;
  char *words = bones_view_words (bones_helm_get_table (to->helm), whole, &args);

  if (!g_str_equal (words, whole))
    return words;

  g_free (words);
  return g_strdup (id);
}

char *
bones_filling_marker (const BonesFilling *to, guint kind)
{
  const char *id = to->setup->ruleset->marker_kinds[kind];
  const char *words = bones_words_called (to->setup, "marker", id);
  g_auto (GStrv) parts = g_strsplit (words != NULL ? words : id, "{a}", -1);

  return g_strstrip (g_strjoinv ("", parts));
}

void
bones_filling_add_markers (const BonesFilling *to, const char *title, const BonesChange *change)
{
  const char *const *kinds = to->setup->ruleset->marker_kinds;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (names, g_strdup (_ ("Nothing")));
  for (guint kind = 1; kinds != NULL && kinds[kind] != NULL; kind++)
    g_ptr_array_add (names, bones_filling_marker (to, kind));
  if (names->len > 1)
    bones_field_set_add_kinds (to->fields, to->more, title, change,
                               (const char *const *) names->pdata, names->len);
}

static void
bones_override_dialog_dispose (GObject *object)
{
  BonesOverrideDialog *self = BONES_OVERRIDE_DIALOG (object);

  g_clear_pointer (&self->fields, bones_field_set_free);
  g_clear_object (&self->helm);
  G_OBJECT_CLASS (bones_override_dialog_parent_class)->dispose (object);
}

static void
bones_override_dialog_class_init (BonesOverrideDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_override_dialog_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/override-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesOverrideDialog, title);
  gtk_widget_class_bind_template_child (widget_class, BonesOverrideDialog, page);
  gtk_widget_class_bind_template_child (widget_class, BonesOverrideDialog, name_group);
  gtk_widget_class_bind_template_child (widget_class, BonesOverrideDialog, name_row);
  gtk_widget_class_bind_template_child (widget_class, BonesOverrideDialog, reason_row);
  gtk_widget_class_bind_template_child (widget_class, BonesOverrideDialog, state_group);
  gtk_widget_class_bind_template_child (widget_class, BonesOverrideDialog, tracks_group);
  gtk_widget_class_bind_template_child (widget_class, BonesOverrideDialog, more_group);
  gtk_widget_class_bind_template_child (widget_class, BonesOverrideDialog, books_group);
  gtk_widget_class_bind_template_callback (widget_class, enter);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bones_override_dialog_init (BonesOverrideDialog *self)
{
  self->fields = bones_field_set_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

static BonesFilling
open_dialog (GtkWidget *parent, BonesHelm *helm, const char *title)
{
  GtkRoot *root = gtk_widget_get_root (parent);
  BonesOverrideDialog *self =
      g_object_new (BONES_TYPE_OVERRIDE_DIALOG, "transient-for", root, "title", title, NULL);

  self->helm = g_object_ref (helm);
  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), title);
  bones_name_lists (GTK_WIDGET (self), title);
  return (BonesFilling){ self,
                         helm,
                         bones_helm_get_view (helm),
                         bones_table_get_setup (bones_helm_get_table (helm)),
                         self->fields,
                         self->state_group,
                         self->tracks_group,
                         self->more_group,
                         self->books_group };
}

/* The name can be changed by @rename. */
static void
set_name (BonesOverrideDialog *self, const char *name, guint rename, guint index)
{
  self->named = TRUE;
  self->rename.scope = (guint16) rename;
  self->rename.index = (guint16) index;
  gtk_editable_set_text (GTK_EDITABLE (self->name_row), name);
  g_object_set_data_full (G_OBJECT (self->name_row), "before", g_strdup (name), g_free);
}

void
bones_override_ship (GtkWidget *parent, BonesHelm *helm, guint ship)
{
  const BonesShipView *view;
  BonesFilling filling;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_HELM (helm));

  view = bones_helm_get_ship (helm, ship);
  if (view == NULL)
    return;

  filling = open_dialog (parent, helm, view->name);
  set_name (filling.dialog, view->name, BONES_RENAME_SHIP, ship);
  bones_fill_ship (&filling, view);
  gtk_window_present (GTK_WINDOW (filling.dialog));
}

void
bones_override_fleet (GtkWidget *parent, BonesHelm *helm, guint fleet)
{
  const BonesView *view;
  BonesFilling filling;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_HELM (helm));

  view = bones_helm_get_view (helm);
  if (fleet >= view->fleets->len)
    return;

  filling = open_dialog (parent, helm,
                         ((BonesFleetView *) g_ptr_array_index (view->fleets, fleet))->name);
  set_name (filling.dialog, gtk_window_get_title (GTK_WINDOW (filling.dialog)), BONES_RENAME_FLEET,
            fleet);
  bones_fill_fleet (&filling, g_ptr_array_index (view->fleets, fleet));
  gtk_window_present (GTK_WINDOW (filling.dialog));
}

void
bones_override_table (GtkWidget *parent, BonesHelm *helm)
{
  BonesFilling filling;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_HELM (helm));

  filling = open_dialog (parent, helm, _ ("The table"));
  gtk_widget_set_visible (filling.dialog->name_group, FALSE);
  bones_fill_table (&filling);
  gtk_window_present (GTK_WINDOW (filling.dialog));
}
