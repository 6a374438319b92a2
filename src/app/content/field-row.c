/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "field-row.h"

#include "control-row.h"
#include "die.h"
#include "field-value.h"
#include "json-read.h"
#include "name.h"
#include "tooltip.h"

#include "bones-config.h"

#define NOTHING "–"

/* Connects a widget with the field that it shows. */
typedef struct {
  BonesContentEdit *edit;  /* owned */
  JsonObject *values;      /* owned */
  const BonesField *field; /* the schema's */
  BonesChoices choices;
  GtkWidget *row; /* borrowed: the widget owns this object */
} Link;

static void
link_free (gpointer data)
{
  Link *link = data;

  g_object_unref (link->edit);
  json_object_unref (link->values);
  bones_choices_clear (&link->choices);
  g_free (link);
}

static Link *
link_new (GtkWidget *row, BonesContentEdit *edit, const BonesField *field, JsonObject *values)
{
  Link *link = g_new0 (Link, 1);

  link->edit = g_object_ref (edit);
  link->values = json_object_ref (values);
  link->field = field;
  link->row = row;
  g_object_set_data_full (G_OBJECT (row), "link", link, link_free);
  return link;
}

static void
report_written (const Link *link)
{
  gtk_widget_activate_action (link->row, "form.written", NULL);
}

static const char *
title_of (const BonesField *field)
{
  return bones_content_translate (field->name);
}

/* ---- Text ---- */

static void
text_changed (GtkEditable *row, Link *link)
{
  json_object_set_string_member (link->values, link->field->key, gtk_editable_get_text (row));
  report_written (link);
}

/* A code that other rows refer to changes once, when typing ends. */
static GtkWidget *
new_text (BonesContentEdit *edit, const BonesField *field, JsonObject *values)
{
  GtkWidget *row = adw_entry_row_new ();
  const char *text = bones_field_get_text (values, field->key);
  Link *link = link_new (row, edit, field, values);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title_of (field));
  if (text != NULL && field->kind == BONES_FIELD_TEXT)
    text = bones_content_set_say (bones_content_edit_get_set (edit), text);

  gtk_editable_set_text (GTK_EDITABLE (row), text != NULL ? text : "");
  bones_set_tooltip (row, bones_content_translate (field->text));
  if (field->kind == BONES_FIELD_ID)
    {
      adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (row), TRUE);
      g_signal_connect (row, "apply", G_CALLBACK (text_changed), link);
    }
  else
    g_signal_connect (row, "changed", G_CALLBACK (text_changed), link);

  return row;
}

/* ---- Numbers ---- */

static gint
step_of (const BonesField *field)
{
  return field->kind == BONES_FIELD_INCHES ? 50 : 1;
}

/* The value of the spin button that stands for an empty field. */
static gint
nothing_of (const BonesField *field)
{
  return field->lowest - step_of (field);
}

static void
number_changed (GtkSpinButton *spin, Link *link)
{
  const gint value = gtk_spin_button_get_value_as_int (spin);

  if (link->field->optional && value == nothing_of (link->field))
    json_object_remove_member (link->values, link->field->key);
  else
    bones_content_set_number (link->values, link->field, value);

  report_written (link);
}

static gboolean
show_number (GtkSpinButton *spin, Link *link)
{
  const gint value = gtk_spin_button_get_value_as_int (spin);
  g_autofree char *text = link->field->optional && value == nothing_of (link->field)
                              ? g_strdup (NOTHING)
                              : bones_field_write_number (link->field, value);

  if (g_strcmp0 (text, gtk_editable_get_text (GTK_EDITABLE (spin))) != 0)
    gtk_editable_set_text (GTK_EDITABLE (spin), text);

  return TRUE;
}

static int
read_number (GtkSpinButton *spin, double *number, Link *link)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (spin));
  gint value;

  if (link->field->optional && (*text == '\0' || g_str_equal (text, NOTHING)))
    value = nothing_of (link->field);
  else if (!bones_field_read_number (link->field, text, &value))
    return GTK_INPUT_ERROR;

  *number = value;
  return TRUE;
}

static gint
number_now (const BonesField *field, JsonObject *values)
{
  return field->optional && !bones_field_is_set (values, field->key)
             ? nothing_of (field)
             : bones_content_get_number (values, field);
}

static GtkWidget *
new_row (const BonesField *field, GtkWidget *control)
{
  GtkWidget *row =
      bones_control_row_new (title_of (field), bones_content_translate (field->text), control);

  bones_name_widget (control, title_of (field));
  return row;
}

/* The wheel scrolls the form; it does not change the spin button under the pointer. */
static void
ignore_wheel (GtkWidget *spin)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (spin);

  for (guint i = g_list_model_get_n_items (controllers); i > 0; i--)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i - 1);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_widget_remove_controller (spin, controller);
    }
}

static GtkWidget *
new_number (BonesContentEdit *edit, const BonesField *field, JsonObject *values)
{
  const gint now = number_now (field, values);
  const gint lowest = MIN (now, field->optional ? nothing_of (field) : field->lowest);
  GtkAdjustment *range = gtk_adjustment_new (lowest, lowest, MAX (now, field->highest),
                                             step_of (field), 10 * step_of (field), 0);
  GtkWidget *spin = gtk_spin_button_new (range, 0, 0);
  GtkWidget *row = new_row (field, spin);
  Link *link = link_new (row, edit, field, values);

  ignore_wheel (spin);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 6);
  g_signal_connect (spin, "output", G_CALLBACK (show_number), link);
  g_signal_connect (spin, "input", G_CALLBACK (read_number), link);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), now);
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  g_signal_connect (spin, "value-changed", G_CALLBACK (number_changed), link);
  return row;
}

/* ---- Switches and choices ---- */

static void
switch_changed (GtkSwitch *toggle, GParamSpec *pspec, Link *link)
{
  json_object_set_boolean_member (link->values, link->field->key, gtk_switch_get_active (toggle));
  report_written (link);
}

static GtkWidget *
new_switch (BonesContentEdit *edit, const BonesField *field, JsonObject *values)
{
  GtkWidget *toggle = gtk_switch_new ();
  GtkWidget *row = new_row (field, toggle);
  gboolean on = field->initial != 0;

  bones_json_read_bool (values, field->key, &on, NULL);
  gtk_switch_set_active (GTK_SWITCH (toggle), on);
  g_signal_connect (toggle, "notify::active", G_CALLBACK (switch_changed),
                    link_new (row, edit, field, values));
  return row;
}

static void
choice_changed (AdwComboRow *row, GParamSpec *pspec, Link *link)
{
  const guint selected = adw_combo_row_get_selected (row);
  const char *id =
      selected < link->choices.ids->len ? g_ptr_array_index (link->choices.ids, selected) : NULL;

  if (id != NULL)
    json_object_set_string_member (link->values, link->field->key, id);
  else
    json_object_remove_member (link->values, link->field->key);

  report_written (link);
}

static GtkWidget *
new_choice (BonesContentEdit *edit, const BonesField *field, JsonObject *values, JsonObject *outer)
{
  GtkWidget *row = adw_combo_row_new ();
  Link *link = link_new (row, edit, field, values);
  g_autoptr (GtkStringList) model = gtk_string_list_new (NULL);

  bones_choices_fill (&link->choices, bones_content_edit_get_set (edit), field, values, outer);
  for (guint i = 0; i < link->choices.names->len; i++)
    gtk_string_list_append (model, g_ptr_array_index (link->choices.names, i));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title_of (field));
  if (field->die > 0)
    {
      GtkWidget *die = bones_die_new ();

      g_object_set (die, "face", (guint) field->die, "size", 32u, NULL);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), die);
    }

  bones_set_tooltip (row, bones_content_translate (field->text));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row),
                              bones_choices_find (&link->choices, field, values));
  g_signal_connect (row, "notify::selected", G_CALLBACK (choice_changed), link);
  return row;
}

GtkWidget *
bones_field_row_new (BonesContentEdit *edit, const BonesField *field, JsonObject *values,
                     JsonObject *outer)
{
  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (edit) && field != NULL && values != NULL, NULL);
  g_return_val_if_fail (field->kind != BONES_FIELD_ROWS, NULL);

  switch (field->kind)
    {
    case BONES_FIELD_NUMBER:
    case BONES_FIELD_INCHES:
    case BONES_FIELD_POINTS:
      return new_number (edit, field, values);
    case BONES_FIELD_SWITCH:
      return new_switch (edit, field, values);
    case BONES_FIELD_CHOICE:
    case BONES_FIELD_ROW:
      return new_choice (edit, field, values, outer);
    default:
      return new_text (edit, field, values);
    }
}
