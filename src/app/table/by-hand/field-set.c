/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "field-set.h"

#include "words.h"

#include "bones-config.h"

typedef enum {
  FIELD_NUMBER,
  FIELD_INCHES,
  FIELD_SWITCH,
  FIELD_BIT,
  FIELD_LIST,
  FIELD_KIND
} FieldKind;

typedef struct {
  FieldKind kind;
  BonesChange change; /* value: what was there */
  GtkWidget *widget;  /* borrowed */
  guint bit;
  gint64 base;    /* of a number: what is shown as 0 */
  gint64 *values; /* owned: of a list */
} Field;

struct _BonesFieldSet {
  GArray *fields; /* of Field */
};

static void
clear_field (gpointer data)
{
  g_free (((Field *) data)->values);
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

static void
add (BonesFieldSet *self, FieldKind kind, const BonesChange *change, GtkWidget *widget, guint bit,
     const gint64 *values, guint n)
{
  const Field field = { kind, *change, widget, bit, 0, g_memdup2 (values, n * sizeof *values) };

  g_array_append_val (self->fields, field);
}

static GtkWidget *
add_row (AdwPreferencesGroup *group, const char *title, GtkWidget *suffix)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  gtk_widget_set_valign (suffix, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), suffix);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), suffix);
  adw_preferences_group_add (group, row);
  return row;
}

void
bones_field_set_add_number (BonesFieldSet *self, AdwPreferencesGroup *group, const char *title,
                            const BonesChange *change, gint lowest, gint highest)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (lowest, MAX (highest, lowest), 1);

  g_return_if_fail (self != NULL && change != NULL);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), (double) change->value);
  add_row (group, title, spin);
  add (self, FIELD_NUMBER, change, spin, 0, NULL, 0);
}

static gint
hundredths (GtkSpinButton *spin)
{
  return (gint) (gtk_spin_button_get_value (spin) * 100 + 0.5);
}

/* As everywhere: 3 1/2, 3.5 and 3,5 are the same. */
static int
read_inches (GtkSpinButton *spin, double *value, gpointer data)
{
  gint read;

  if (!bones_words_parse_inches (gtk_editable_get_text (GTK_EDITABLE (spin)), &read))
    read = hundredths (spin);
  *value = read / 100.0;
  return TRUE;
}

static gboolean
write_inches (GtkSpinButton *spin, gpointer data)
{
  g_autofree char *text = bones_words_inches (hundredths (spin));

  if (!g_str_equal (text, gtk_editable_get_text (GTK_EDITABLE (spin))))
    gtk_editable_set_text (GTK_EDITABLE (spin), text);
  return TRUE;
}

/* In half inches, as people measure; what is stored are hundredths. */
static void
add_inches (BonesFieldSet *self, AdwPreferencesGroup *group, const char *title,
            const BonesChange *change, gint highest)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, highest / 100.0, 0.5);

  gtk_spin_button_set_digits (GTK_SPIN_BUTTON (spin), 2);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), FALSE);
  g_signal_connect (spin, "input", G_CALLBACK (read_inches), NULL);
  g_signal_connect (spin, "output", G_CALLBACK (write_inches), NULL);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 8);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), (double) change->value / 100);
  write_inches (GTK_SPIN_BUTTON (spin), NULL); /* that of nothing as well */
  add_row (group, title, spin);
  add (self, FIELD_INCHES, change, spin, 0, NULL, 0);
}

static GtkWidget *
new_switch (AdwPreferencesGroup *group, const char *title, gboolean on)
{
  GtkWidget *toggle = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (toggle), on);
  add_row (group, title, toggle);
  return toggle;
}

void
bones_field_set_add_switch (BonesFieldSet *self, AdwPreferencesGroup *group, const char *title,
                            const BonesChange *change)
{
  g_return_if_fail (self != NULL && change != NULL);

  add (self, FIELD_SWITCH, change, new_switch (group, title, change->value != 0), 0, NULL, 0);
}

void
bones_field_set_add_bit (BonesFieldSet *self, AdwPreferencesGroup *group, const char *title,
                         const BonesChange *change, guint bit)
{
  g_return_if_fail (self != NULL && change != NULL);

  add (self, FIELD_BIT, change, new_switch (group, title, (change->value >> bit & 1) != 0), bit,
       NULL, 0);
}

void
bones_field_set_add_list (BonesFieldSet *self, AdwPreferencesGroup *group, const char *title,
                          const BonesChange *change, const char *const *names, const gint64 *values,
                          guint n)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  GtkWidget *row = adw_combo_row_new ();

  g_return_if_fail (self != NULL && change != NULL && names != NULL && values != NULL);

  for (guint i = 0; i < n; i++)
    gtk_string_list_append (list, names[i]);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  for (guint i = 0; i < n; i++)
    if (values[i] == change->value)
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), i);
  adw_preferences_group_add (group, row);
  add (self, FIELD_LIST, change, row, 0, values, n);
}

static Field *
last_field (BonesFieldSet *self)
{
  return &g_array_index (self->fields, Field, self->fields->len - 1);
}

void
bones_field_set_add_kinds (BonesFieldSet *self, AdwPreferencesGroup *group, const char *title,
                           const BonesChange *change, const char *const *names, guint n)
{
  g_autofree gint64 *values = g_new (gint64, n);

  g_return_if_fail (self != NULL && change != NULL && change->field == 0);

  for (guint i = 0; i < n; i++)
    values[i] = i;
  bones_field_set_add_list (self, group, title, change, names, values, n);
  last_field (self)->kind = FIELD_KIND;
  adw_combo_row_set_selected (ADW_COMBO_ROW (last_field (self)->widget), 0);
}

void
bones_field_set_add_track (BonesFieldSet *self, AdwPreferencesGroup *group, const BonesTrack *track,
                           const BonesTrackView *view, const BonesChange *change)
{
  g_return_if_fail (self != NULL && track != NULL && view != NULL && change != NULL);

  if (track->show == BONES_SHOW_INCHES || track->inches)
    add_inches (self, group, view->name, change, view->highest);
  else if (view->lowest == 0 && view->highest == 1)
    bones_field_set_add_switch (self, group, view->name, change);
  else
    {
      BonesChange shown = *change;

      shown.value -= track->base;
      bones_field_set_add_number (self, group, view->name, &shown, view->lowest, view->highest);
      last_field (self)->base = track->base;
      last_field (self)->change = *change;
    }
}

static gint64
value_of (const Field *field)
{
  if (GTK_IS_SPIN_BUTTON (field->widget)) /* what is still being written counts */
    gtk_spin_button_update (GTK_SPIN_BUTTON (field->widget));
  switch (field->kind)
    {
    case FIELD_NUMBER:
      return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (field->widget)) + field->base;
    case FIELD_INCHES:
      return hundredths (GTK_SPIN_BUTTON (field->widget));
    case FIELD_KIND:
      return adw_combo_row_get_selected (ADW_COMBO_ROW (field->widget));
      case FIELD_LIST: {
        const guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (field->widget));

        return selected != GTK_INVALID_LIST_POSITION ? field->values[selected]
                                                     : field->change.value;
      }
    case FIELD_SWITCH:
    case FIELD_BIT:
    default:
      return gtk_switch_get_active (GTK_SWITCH (field->widget));
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
collect_bit (GArray *changes, const Field *field, gboolean on)
{
  const gint64 bit = G_GINT64_CONSTANT (1) << field->bit;
  BonesChange *change = find_change (changes, &field->change);

  if (change == NULL)
    {
      g_array_append_val (changes, field->change);
      change = &g_array_index (changes, BonesChange, changes->len - 1);
    }
  change->value = on ? change->value | bit : change->value & ~bit;
}

GArray *
bones_field_set_collect (BonesFieldSet *self)
{
  GArray *changes = g_array_new (FALSE, FALSE, sizeof (BonesChange));

  g_return_val_if_fail (self != NULL, changes);

  for (guint i = 0; i < self->fields->len; i++)
    {
      const Field *field = &g_array_index (self->fields, Field, i);
      const gint64 value = value_of (field);
      BonesChange change = field->change;

      if (field->kind == FIELD_KIND)
        {
          change.field = (guint16) value;
          if (value != 0)
            g_array_append_val (changes, change);
        }
      else if (field->kind == FIELD_BIT)
        {
          if ((change.value >> field->bit & 1) != value)
            collect_bit (changes, field, value != 0);
        }
      else if (value != change.value)
        {
          change.value = value;
          g_array_append_val (changes, change);
        }
    }
  return changes;
}
