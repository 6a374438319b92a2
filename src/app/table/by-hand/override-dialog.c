/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "override-dialog.h"

#include "field-set.h"
#include "name.h"
#include "text-row.h"

#include "bones-config.h"

/* A text field for a name. */
typedef struct {
  BonesChange change;
  GtkWidget *entry; /* borrowed */
  GtkWidget *kinds; /* borrowed: the classes of the ship that joins; or NULL */
  char *before;     /* owned */
} Naming;

struct _BonesOverrideDialog {
  AdwWindow parent_instance;

  /* Template widgets */
  GtkWidget *title, *page;

  /* Owned */
  BonesHelm *helm;
  BonesFieldSet *fields;
  GArray *namings; /* of Naming */

  GtkWidget *reason_row;
};

G_DEFINE_FINAL_TYPE (BonesOverrideDialog, bones_override_dialog, ADW_TYPE_WINDOW)

static const char *const group_titles[BONES_FIELD_GROUPS] = {
  [BONES_FIELDS_MARKERS] = N_ ("Markers and Bonds"),
  [BONES_FIELDS_JOIN] = N_ ("Joins the Battle"),
  [BONES_FIELDS_KEPT] = N_ ("What the Rules Keep in Mind"),
};

static void
clear_naming (gpointer data)
{
  g_free (((Naming *) data)->before);
}

/* A name needs no reason: each name is an entry of its own. */
static void
enter_name (BonesOverrideDialog *self, const Naming *naming)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (naming->entry));
  BonesChange change = naming->change;

  if (*name == '\0' || g_str_equal (name, naming->before))
    return;

  if (naming->kinds != NULL)
    change.field = (guint16) adw_combo_row_get_selected (ADW_COMBO_ROW (naming->kinds));
  bones_helm_override (self->helm, &change, 1, name);
}

static void
enter_changes (BonesOverrideDialog *self)
{
  g_autoptr (GArray) changes = bones_field_set_collect (self->fields);
  const char *reason = gtk_editable_get_text (GTK_EDITABLE (self->reason_row));

  if (changes->len > 0)
    bones_helm_override (self->helm, (const BonesChange *) (void *) changes->data, changes->len,
                         *reason != '\0' ? reason : _ ("set by hand"));
  for (guint i = 0; i < self->namings->len; i++)
    enter_name (self, &g_array_index (self->namings, Naming, i));
  gtk_window_close (GTK_WINDOW (self));
}

static GtkWidget *
add_entry (BonesOverrideDialog *self, AdwPreferencesGroup *group, const char *title)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  g_signal_connect_object (row, "entry-activated", G_CALLBACK (enter_changes), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, row);
  return row;
}

static void
add_naming (BonesOverrideDialog *self, AdwPreferencesGroup *group, const BonesFieldView *field)
{
  Naming naming = { field->change, add_entry (self, group, field->name), NULL,
                    g_strdup (field->text) };

  gtk_editable_set_text (GTK_EDITABLE (naming.entry), field->text);
  if (field->choices != NULL)
    {
      naming.kinds = bones_field_set_new_list (field, _ ("Class"));
      adw_preferences_group_add (group, naming.kinds);
    }
  g_array_append_val (self->namings, naming);
}

static AdwPreferencesGroup *
add_group (BonesOverrideDialog *self, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (self->page), ADW_PREFERENCES_GROUP (group));
  return ADW_PREFERENCES_GROUP (group);
}

static void
add_fields (BonesOverrideDialog *self, const GPtrArray *fields, BonesFieldGroup which)
{
  AdwPreferencesGroup *group = NULL;

  for (guint i = 0; i < fields->len; i++)
    {
      const BonesFieldView *field = g_ptr_array_index (fields, i);

      if (field->group != which)
        continue;

      if (group == NULL)
        group = add_group (self, group_titles[which] != NULL ? _ (group_titles[which]) : "");
      if (field->form == BONES_FORM_NAME)
        add_naming (self, group, field);
      else
        bones_field_set_add (self->fields, group, field);
    }
}

static void
ship_chosen (BonesOverrideDialog *self, GtkWidget *button)
{
  bones_override_ship (GTK_WIDGET (self), self->helm,
                       GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "ship")));
}

/* Each opens a dialog of its own over this one. */
static void
add_ships (BonesOverrideDialog *self, const GPtrArray *ships)
{
  AdwPreferencesGroup *group = ships->len > 0 ? add_group (self, _ ("Ships")) : NULL;

  for (guint i = 0; i < ships->len; i++)
    {
      const BonesShipView *ship = g_ptr_array_index (ships, i);
      GtkWidget *row = bones_text_row_new (ship->name, NULL);
      GtkWidget *button = gtk_button_new_from_icon_name ("go-next-symbolic");

      g_object_set_data (G_OBJECT (button), "ship", GUINT_TO_POINTER (ship->ship));
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
      g_signal_connect_object (button, "clicked", G_CALLBACK (ship_chosen), self,
                               G_CONNECT_SWAPPED);
      adw_preferences_group_add (group, row);
    }
}

static void
bones_override_dialog_dispose (GObject *object)
{
  BonesOverrideDialog *self = BONES_OVERRIDE_DIALOG (object);

  g_clear_pointer (&self->fields, bones_field_set_free);
  g_clear_pointer (&self->namings, g_array_unref);
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
  gtk_widget_class_bind_template_callback (widget_class, enter_changes);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bones_override_dialog_init (BonesOverrideDialog *self)
{
  self->fields = bones_field_set_new ();
  self->namings = g_array_new (FALSE, TRUE, sizeof (Naming));
  g_array_set_clear_func (self->namings, clear_naming);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Opens a dialog called @title with @fields, and with @ships (or NULL), which are changed in
 * dialogs of their own. */
static void
open_fields (GtkWidget *parent, BonesHelm *helm, const char *title, const GPtrArray *fields,
             const GPtrArray *ships)
{
  BonesOverrideDialog *self = g_object_new (BONES_TYPE_OVERRIDE_DIALOG, "transient-for",
                                            gtk_widget_get_root (parent), "title", title, NULL);

  self->helm = g_object_ref (helm);
  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), title);
  for (guint i = 0; i < BONES_FIELD_GROUPS; i++)
    add_fields (self, fields, i);
  self->reason_row = add_entry (self, add_group (self, ""), _ ("Reason, for the log"));
  if (ships != NULL)
    add_ships (self, ships);
  bones_name_lists (GTK_WIDGET (self), title);
  gtk_window_present (GTK_WINDOW (self));
}

/* The same with the fields of @index in @scope. */
static void
open_dialog (GtkWidget *parent, BonesHelm *helm, const char *title, guint scope, guint index,
             const GPtrArray *ships)
{
  g_autoptr (GPtrArray) fields = bones_view_fields (
      bones_helm_get_table (helm), bones_helm_get_view (helm)->viewer, scope, index);

  open_fields (parent, helm, title, fields, ships);
}

void
bones_override_ship (GtkWidget *parent, BonesHelm *helm, guint ship)
{
  const BonesShipView *view;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_HELM (helm));

  view = bones_helm_get_ship (helm, ship);
  if (view != NULL)
    open_dialog (parent, helm, view->name, BONES_SET_SHIP, ship, NULL);
}

void
bones_override_fleet (GtkWidget *parent, BonesHelm *helm, guint fleet)
{
  const GPtrArray *fleets;
  const BonesFleetView *view;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_HELM (helm));

  fleets = bones_helm_get_view (helm)->fleets;
  if (fleet >= fleets->len)
    return;

  view = g_ptr_array_index (fleets, fleet);
  open_dialog (parent, helm, view->name, BONES_SET_FLEET, fleet, view->ships);
}

void
bones_override_table (GtkWidget *parent, BonesHelm *helm)
{
  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_HELM (helm));

  open_dialog (parent, helm, _ ("The table"), BONES_SET_TABLE, 0,
               bones_helm_get_view (helm)->unowned);
}

void
bones_override_dice (GtkWidget *parent, BonesHelm *helm, guint track, guint value)
{
  g_autoptr (GPtrArray) fields = NULL;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_HELM (helm));

  fields = bones_view_fields (bones_helm_get_table (helm), bones_helm_get_view (helm)->viewer,
                              BONES_SET_TABLE, 0);
  for (guint i = fields->len; i-- > 0;)
    {
      BonesFieldView *field = g_ptr_array_index (fields, i);

      if (field->change.field != track)
        g_ptr_array_remove_index (fields, i);
      else
        field->change.value = field->base + value;
    }

  open_fields (parent, helm, _ ("Dice by Hand"), fields, NULL);
}
