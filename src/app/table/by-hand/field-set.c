/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "field-set.h"

#include "words.h"

#include "bones-config.h"

typedef struct {
  BonesFieldForm form;
  BonesChange change; /* its value is the old one */
  GtkWidget *widget;  /* borrowed */
  gint64 base, mask;  /* as in BonesFieldView */
  GArray *values;     /* owned, or NULL */
} Field;

struct _BonesFieldSet {
  GArray *fields; /* of Field */
};

static void
clear_field (gpointer data)
{
  g_clear_pointer (&((Field *) data)->values, g_array_unref);
}

BonesFieldSet *
bones_field_set_new (void)
{
  BonesFieldSet *self = g_new0 (BonesFieldSet, 1);

  self->fields = g_array_new (FALSE, TRUE, sizeof (Field));
  g_array_set_clear_func (self->fields, clear_field);
  return self;
}

void
bones_field_set_free (BonesFieldSet *self)
{
  g_array_unref (self->fields);
  g_free (self);
}

static guint
get_parts (GtkSpinButton *spin)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (spin), "parts"));
}

/* The value as it is stored: in parts of the unit that is shown. */
static gint
get_stored (GtkSpinButton *spin)
{
  return (gint) (gtk_spin_button_get_value (spin) * get_parts (spin) + 0.5);
}

/* 3 1/2, 3.5 and 3,5 are the same, as everywhere. */
static int
read_parts (GtkSpinButton *spin, double *value, gpointer data)
{
  gint read;

  if (!bones_words_parse_parts (get_parts (spin), gtk_editable_get_text (GTK_EDITABLE (spin)),
                                &read))
    read = get_stored (spin);
  *value = (double) read / get_parts (spin);
  return TRUE;
}

static gboolean
write_parts (GtkSpinButton *spin, gpointer data)
{
  g_autofree char *text = bones_words_parts (get_parts (spin), get_stored (spin));

  if (!g_str_equal (text, gtk_editable_get_text (GTK_EDITABLE (spin))))
    gtk_editable_set_text (GTK_EDITABLE (spin), text);
  return TRUE;
}

/* In halves of inches or of points. */
static GtkWidget *
new_parted (const BonesFieldView *field)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, (double) field->highest / field->parts, 0.5);

  g_object_set_data (G_OBJECT (spin), "parts", GUINT_TO_POINTER (field->parts));
  gtk_spin_button_set_digits (GTK_SPIN_BUTTON (spin), 2);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), FALSE);
  g_signal_connect (spin, "input", G_CALLBACK (read_parts), NULL);
  g_signal_connect (spin, "output", G_CALLBACK (write_parts), NULL);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 8);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), (double) field->change.value / field->parts);
  write_parts (GTK_SPIN_BUTTON (spin), NULL); /* the value that stands for none as well */
  return spin;
}

static GtkWidget *
new_number (const BonesFieldView *field)
{
  GtkWidget *spin =
      gtk_spin_button_new_with_range (field->lowest, MAX (field->highest, field->lowest), 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), (double) (field->change.value - field->base));
  return spin;
}

static GtkWidget *
new_switch (gboolean on)
{
  GtkWidget *toggle = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (toggle), on);
  return toggle;
}

static GtkWidget *
new_widget (const BonesFieldView *field)
{
  switch (field->form)
    {
    case BONES_FORM_SWITCH:
      return new_switch ((field->change.value & field->mask) != 0);
    case BONES_FORM_KEEP:
      return new_switch (TRUE);
    default:
      return field->parts > 1 ? new_parted (field) : new_number (field);
    }
}

static GtkWidget *
new_row (const BonesFieldView *field, GtkWidget *suffix)
{
  GtkWidget *row = adw_action_row_new ();

  gtk_widget_set_valign (suffix, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), suffix);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), suffix);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), field->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), field->text != NULL ? field->text : "");
  return row;
}

GtkWidget *
bones_field_set_new_list (const BonesFieldView *field, const char *title)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  GtkWidget *row = adw_combo_row_new ();

  g_return_val_if_fail (field != NULL && field->choices != NULL, row);

  for (guint i = 0; i < field->choices->len; i++)
    gtk_string_list_append (list, g_ptr_array_index (field->choices, i));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  for (guint i = 0; field->form == BONES_FORM_LIST && i < field->values->len; i++)
    if (g_array_index (field->values, gint64, i) == field->change.value)
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), i);
  return row;
}

void
bones_field_set_add (BonesFieldSet *self, AdwPreferencesGroup *group, const BonesFieldView *field)
{
  Field added = { 0 };
  GtkWidget *row;

  g_return_if_fail (self != NULL && field != NULL && field->form != BONES_FORM_NAME);

  added.form = field->form;
  added.change = field->change;
  added.base = field->base;
  added.mask = field->mask;
  if (field->choices != NULL)
    {
      added.values = g_array_ref (field->values);
      added.widget = row = bones_field_set_new_list (field, field->name);
    }
  else
    {
      added.widget = new_widget (field);
      row = new_row (field, added.widget);
    }
  adw_preferences_group_add (group, row);
  g_array_append_val (self->fields, added);
}

void
bones_field_set_add_number (BonesFieldSet *self, AdwPreferencesGroup *group, const char *title,
                            const BonesChange *change, gint lowest, gint highest)
{
  const BonesFieldView field = { .form = BONES_FORM_NUMBER,
                                 .name = (char *) title,
                                 .change = *change,
                                 .lowest = lowest,
                                 .highest = highest };

  bones_field_set_add (self, group, &field);
}

/* The bits of @field now, after the changes so far to the number. */
static gint64
set_bits (const Field *field, gint64 value)
{
  return gtk_switch_get_active (GTK_SWITCH (field->widget)) ? value | field->mask
                                                            : value & ~field->mask;
}

/* What the widget of @field would enter if @before were stored. */
static gint64
read_value (const Field *field, gint64 before)
{
  guint selected;

  switch (field->form)
    {
    case BONES_FORM_NUMBER:
      return get_parts (GTK_SPIN_BUTTON (field->widget)) > 1
                 ? get_stored (GTK_SPIN_BUTTON (field->widget))
                 : gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (field->widget)) + field->base;
    case BONES_FORM_SWITCH:
      return set_bits (field, before);
    default:
      selected = adw_combo_row_get_selected (ADW_COMBO_ROW (field->widget));
      return selected < field->values->len ? g_array_index (field->values, gint64, selected)
                                           : before;
    }
}

static BonesChange *
find_change (GArray *changes, const BonesChange *wanted)
{
  for (guint i = 0; i < changes->len; i++)
    {
      BonesChange *change = &g_array_index (changes, BonesChange, i);

      if (change->scope == wanted->scope && change->field == wanted->field
          && change->index == wanted->index)
        return change;
    }
  return NULL;
}

static void
collect_value (GArray *changes, const Field *field)
{
  BonesChange *change = find_change (changes, &field->change);
  const gint64 before = change != NULL ? change->value : field->change.value;
  const gint64 value = read_value (field, before);

  if (value == before)
    return;

  if (change == NULL)
    {
      g_array_append_val (changes, field->change);
      change = &g_array_index (changes, BonesChange, changes->len - 1);
    }
  change->value = value;
}

GArray *
bones_field_set_collect (BonesFieldSet *self)
{
  GArray *changes = g_array_new (FALSE, FALSE, sizeof (BonesChange));

  g_return_val_if_fail (self != NULL, changes);

  for (guint i = 0; i < self->fields->len; i++)
    {
      const Field *field = &g_array_index (self->fields, Field, i);
      BonesChange change = field->change;

      if (GTK_IS_SPIN_BUTTON (field->widget)) /* includes text that is still being typed */
        gtk_spin_button_update (GTK_SPIN_BUTTON (field->widget));
      if (field->form == BONES_FORM_KIND)
        change.field = (guint16) read_value (field, 0);
      if (field->form != BONES_FORM_KIND && field->form != BONES_FORM_KEEP)
        collect_value (changes, field);
      else if (field->form == BONES_FORM_KIND ? change.field != 0
                                              : !gtk_switch_get_active (GTK_SWITCH (field->widget)))
        g_array_append_val (changes, change);
    }
  return changes;
}
