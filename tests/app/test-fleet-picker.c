/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A fleet being picked: what its faction and the options offer, what it may spend, and who leads
 * it.
 */

#include "fleet-picker.h"

#include "class-stepper.h"
#include "content.h"
#include "drawing.h"
#include "registry.h"
#include "setup-text.h"

typedef struct {
  BonesSetup *core, *fantasea;
  BonesFleetPicker *picker;
} Fixture;

static BonesSetup *
make_setup (const char *preset)
{
  g_autoptr (GError) error = NULL;
  const BonesRuleset *ruleset = bones_ruleset_find ("black-spot");
  BonesSetup *setup = bones_content_setup (ruleset, "2025", &error);

  g_assert_no_error (error);
  bones_preset_set (setup, bones_preset_find (ruleset, preset));
  return setup;
}

static void
fixture_set_up (Fixture *self, gconstpointer data)
{
  self->core = make_setup ("core");
  self->fantasea = make_setup ("fantasea");
  self->picker = g_object_ref_sink (bones_fleet_picker_new (0));
  bones_fleet_picker_set_setup (self->picker, self->fantasea);
}

static void
fixture_tear_down (Fixture *self, gconstpointer data)
{
  g_object_unref (self->picker);
  bones_setup_free (self->core);
  bones_setup_free (self->fantasea);
}

/* The stepper for @kind below @widget, or NULL. */
static BonesClassStepper *
find_stepper (GtkWidget *widget, const char *kind)
{
  if (BONES_IS_CLASS_STEPPER (widget)
      && g_str_equal (bones_class_stepper_get_kind (BONES_CLASS_STEPPER (widget)), kind))
    return BONES_CLASS_STEPPER (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      BonesClassStepper *found = find_stepper (child, kind);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
is_offered (Fixture *self, const char *kind)
{
  BonesClassStepper *stepper = find_stepper (GTK_WIDGET (self->picker), kind);

  return stepper != NULL && gtk_widget_get_visible (GTK_WIDGET (stepper));
}

static void
set_count (Fixture *self, const char *kind, guint count)
{
  bones_class_stepper_set_count (find_stepper (GTK_WIDGET (self->picker), kind), count);
}

static GtkWidget *
find_combo (GtkWidget *widget)
{
  GtkWidget *found = ADW_IS_COMBO_ROW (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_combo (child);
  return found;
}

static void
choose (Fixture *self, const char *faction)
{
  const char *const *factions = self->fantasea->ruleset->factions;
  guint i = 0;

  while (!g_str_equal (factions[i], faction))
    i++;
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_combo (GTK_WIDGET (self->picker))), i);
}

/* Each faction has its own special model, and no creature that only spells bring. */
static void
test_special_models (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesRoster) roster = bones_fleet_picker_make_roster (self->picker);

  g_assert_cmpstr (roster->faction, ==, "barbarians");
  g_assert_true (is_offered (self, "ichthyosaur"));
  g_assert_false (is_offered (self, "dragon"));
  g_assert_false (is_offered (self, "kelp_king"));
  choose (self, "elves");
  g_assert_true (is_offered (self, "dragon"));
  g_assert_false (is_offered (self, "ichthyosaur"));
}

/* Two of them are a fault, which is told; what is not offered any more is not in the fleet. */
static void
test_faults (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesRoster) roster = NULL;

  choose (self, "elves");
  set_count (self, "man_o_war", 0);
  g_assert_null (bones_fleet_picker_get_fault (self->picker));
  set_count (self, "dragon", 2);
  g_assert_nonnull (bones_fleet_picker_get_fault (self->picker));
  bones_fleet_picker_set_setup (self->picker, self->core);
  g_assert_null (bones_fleet_picker_get_fault (self->picker));
  roster = bones_fleet_picker_make_roster (self->picker);
  g_assert_null (roster->faction);
  for (guint i = 0; i < roster->ships->len; i++)
    g_assert_cmpstr (((BonesRosterShip *) g_ptr_array_index (roster->ships, i))->kind, !=,
                     "dragon");
}

/* A monster leads no fleet, however dear it is. */
static void
test_flagship (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesRoster) roster = NULL;

  choose (self, "elves");
  set_count (self, "man_o_war", 0);
  set_count (self, "frigate", 0);
  set_count (self, "dragon", 1);
  g_assert_null (bones_fleet_picker_get_fault (self->picker));
  roster = bones_fleet_picker_make_roster (self->picker);
  for (guint i = 0; i < roster->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);

      g_assert_true (ship->flagship == (i == 1));
      g_assert_cmpstr (ship->kind, ==, i == 0 ? "dragon" : "sloop");
    }
}

/* Twelve points are too many for all but Realmsmen. */
static void
test_budget (Fixture *self, gconstpointer data)
{
  set_count (self, "sloop", 5);
  g_assert_nonnull (bones_fleet_picker_get_fault (self->picker));
  choose (self, "realmsmen");
  g_assert_null (bones_fleet_picker_get_fault (self->picker));
}

#define PICKER_TEST(name, function)                                                                \
  g_test_add ("/fleet-picker/" name, Fixture, NULL, fixture_set_up, function, fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  bones_drawing_init ();
  PICKER_TEST ("special-models", test_special_models);
  PICKER_TEST ("faults", test_faults);
  PICKER_TEST ("flagship", test_flagship);
  PICKER_TEST ("budget", test_budget);
  return g_test_run ();
}
