/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is changed in the rows of a change by hand, as it would be entered. */
#include "field-set.h"

#define SHIP 3

typedef struct {
  GtkWidget *group;
  BonesFieldSet *set;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->group = g_object_ref_sink (adw_preferences_group_new ());
  self->set = bones_field_set_new ();
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_clear_pointer (&self->set, bones_field_set_free);
  g_clear_object (&self->group);
}

/* The first widget of @type in the tree below @widget. */
static GtkWidget *
find (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* The only change there is. */
static BonesChange
collect_one (Fixture *self)
{
  g_autoptr (GArray) changes = bones_field_set_collect (self->set);

  g_assert_cmpuint (changes->len, ==, 1);
  return g_array_index (changes, BonesChange, 0);
}

static void
assert_nothing (Fixture *self)
{
  g_autoptr (GArray) changes = bones_field_set_collect (self->set);

  g_assert_cmpuint (changes->len, ==, 0);
}

static void
test_kinds (Fixture *self, gconstpointer data)
{
  static const char *const names[] = { "Nothing", "Island", "Siren Call" };
  static const gint64 values[] = { 0, 1, 4 };

  g_autoptr (GPtrArray) choices = g_ptr_array_new ();
  g_autoptr (GArray) kinds = g_array_new (FALSE, FALSE, sizeof (gint64));
  const BonesFieldView field = { .form = BONES_FORM_KIND,
                                 .name = (char *) "New on her",
                                 .change = { BONES_ADD_MARKER, 0, BONES_NOBODY, 0, SHIP },
                                 .choices = choices,
                                 .values = kinds };
  AdwComboRow *row;
  BonesChange change;

  g_array_append_vals (kinds, values, G_N_ELEMENTS (values));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_ptr_array_add (choices, (gpointer) names[i]);
  bones_field_set_add (self->set, ADW_PREFERENCES_GROUP (self->group), &field);
  row = ADW_COMBO_ROW (find (self->group, ADW_TYPE_COMBO_ROW));
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 0);
  assert_nothing (self);

  adw_combo_row_set_selected (row, 2);
  change = collect_one (self);
  g_assert_cmpuint (change.scope, ==, BONES_ADD_MARKER);
  g_assert_cmpuint (change.field, ==, 4);
  g_assert_cmpint (change.value, ==, SHIP);
}

static const BonesFieldView moved = { .form = BONES_FORM_NUMBER,
                                      .parts = BONES_PARTS_OF_INCH,
                                      .name = (char *) "Moved",
                                      .change = { BONES_SET_SHIP, 7, SHIP, 0, 250 },
                                      .highest = 9900 };

static void
test_inches (Fixture *self, gconstpointer data)
{
  GtkSpinButton *spin;

  bones_field_set_add (self->set, ADW_PREFERENCES_GROUP (self->group), &moved);
  spin = GTK_SPIN_BUTTON (find (self->group, GTK_TYPE_SPIN_BUTTON));
  g_assert_cmpfloat (gtk_spin_button_get_value (spin), ==, 2.5);
  assert_nothing (self);

  gtk_spin_button_spin (spin, GTK_SPIN_STEP_FORWARD, 0.5);
  g_assert_cmpint (collect_one (self).value, ==, 300);
}

/* Points are stored as halves. */
static void
test_points (Fixture *self, gconstpointer data)
{
  static const BonesFieldView spent = { .form = BONES_FORM_NUMBER,
                                        .parts = BONES_PARTS_OF_POINT,
                                        .name = (char *) "Spent",
                                        .change = { BONES_SET_FLEET, 7, 0, 0, 5 },
                                        .highest = 20000 };
  GtkSpinButton *spin;

  bones_field_set_add (self->set, ADW_PREFERENCES_GROUP (self->group), &spent);
  spin = GTK_SPIN_BUTTON (find (self->group, GTK_TYPE_SPIN_BUTTON));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "2 ½");
  assert_nothing (self);

  gtk_editable_set_text (GTK_EDITABLE (spin), "62.5");
  g_assert_cmpint (collect_one (self).value, ==, 125);
  gtk_editable_set_text (GTK_EDITABLE (spin), "10000");
  g_assert_cmpint (collect_one (self).value, ==, 20000);
  gtk_editable_set_text (GTK_EDITABLE (spin), "3.3"); /* not a half */
  g_assert_cmpint (collect_one (self).value, ==, 20000);
}

/* What is measured is written as everywhere, and read however people write it. */
static void
test_inches_written (Fixture *self, gconstpointer data)
{
  static const char *const written[] = { "3 1/2", "3.5", "3,5", "3½", "3 ½ in" };

  GtkWidget *spin;

  bones_field_set_add (self->set, ADW_PREFERENCES_GROUP (self->group), &moved);
  spin = find (self->group, GTK_TYPE_SPIN_BUTTON);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "2 ½ in");
  for (guint i = 0; i < G_N_ELEMENTS (written); i++)
    {
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 0);
      gtk_editable_set_text (GTK_EDITABLE (spin), written[i]);
      g_assert_cmpint (collect_one (self).value, ==, 350);
    }
  gtk_editable_set_text (GTK_EDITABLE (spin), "far");
  g_assert_cmpint (collect_one (self).value, ==, 350);
}

/* Bits of one number are one change; a number that is shown from another base is stored as it is.
 */
static void
test_bits (Fixture *self, gconstpointer data)
{
  BonesFieldView bit = { .form = BONES_FORM_SWITCH,
                         .name = (char *) "Masts: fore",
                         .change = { BONES_SET_SHIP, 5, SHIP, 0, 2 } };
  const BonesFieldView number = { .form = BONES_FORM_NUMBER,
                                  .name = (char *) "Drift",
                                  .change = { BONES_SET_SHIP, 6, SHIP, 0, 98 },
                                  .base = 100,
                                  .lowest = -5,
                                  .highest = 5 };
  GtkSwitch *toggle;

  for (bit.mask = 1; bit.mask <= 4; bit.mask <<= 1)
    bones_field_set_add (self->set, ADW_PREFERENCES_GROUP (self->group), &bit);
  toggle = GTK_SWITCH (find (self->group, GTK_TYPE_SWITCH));
  g_assert_false (gtk_switch_get_active (toggle));
  assert_nothing (self);

  gtk_switch_set_active (toggle, TRUE);
  g_assert_cmpint (collect_one (self).value, ==, 3);
  gtk_switch_set_active (toggle, FALSE);

  bones_field_set_add (self->set, ADW_PREFERENCES_GROUP (self->group), &number);
  assert_nothing (self);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find (self->group, GTK_TYPE_SPIN_BUTTON)), -3);
  g_assert_cmpint (collect_one (self).value, ==, 97);
}

/* What lies on the table is taken off where its switch is off. */
static void
test_keep (Fixture *self, gconstpointer data)
{
  const BonesFieldView reef = { .form = BONES_FORM_KEEP,
                                .name = (char *) "Reef 2",
                                .change = { BONES_REMOVE_MARKER, 0, 7, 0, 0 } };

  bones_field_set_add (self->set, ADW_PREFERENCES_GROUP (self->group), &reef);
  assert_nothing (self);
  gtk_switch_set_active (GTK_SWITCH (find (self->group, GTK_TYPE_SWITCH)), FALSE);
  g_assert_cmpuint (collect_one (self).scope, ==, BONES_REMOVE_MARKER);
  g_assert_cmpuint (collect_one (self).index, ==, 7);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv);
  adw_init ();
  g_test_add ("/field-set/kinds", Fixture, NULL, set_up, test_kinds, tear_down);
  g_test_add ("/field-set/bits", Fixture, NULL, set_up, test_bits, tear_down);
  g_test_add ("/field-set/keep", Fixture, NULL, set_up, test_keep, tear_down);
  g_test_add ("/field-set/inches", Fixture, NULL, set_up, test_inches, tear_down);
  g_test_add ("/field-set/inches-written", Fixture, NULL, set_up, test_inches_written, tear_down);
  g_test_add ("/field-set/points", Fixture, NULL, set_up, test_points, tear_down);
  return g_test_run ();
}
