/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A fleet being picked: what its faction and the options offer, what it may spend, and who leads
 * it.
 */

#include "fleet-picker.h"

#include "class-stepper.h"
#include "content-row.h"
#include "content-set.h"
#include "content.h"
#include "drawing.h"
#include "registry.h"
#include "roster-file.h"
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

static GtkWidget *
part_of (BonesFleetPicker *picker, const char *name)
{
  return GTK_WIDGET (
      gtk_widget_get_template_child (GTK_WIDGET (picker), BONES_TYPE_FLEET_PICKER, name));
}

/* Twelve points are too many for all but Realmsmen. */
static void
test_budget (Fixture *self, gconstpointer data)
{
  GtkWidget *mends = part_of (self->picker, "mends_flow");

  g_assert_false (gtk_widget_get_visible (mends));
  set_count (self, "sloop", 5);
  g_assert_nonnull (bones_fleet_picker_get_fault (self->picker));
  g_assert_true (gtk_widget_get_visible (mends));
  g_signal_emit_by_name (gtk_widget_get_first_child (mends), "clicked"); /* one less */
  g_assert_null (bones_fleet_picker_get_fault (self->picker));
  g_assert_false (gtk_widget_get_visible (mends));
  set_count (self, "sloop", 5);
  choose (self, "realmsmen");
  g_assert_null (bones_fleet_picker_get_fault (self->picker));
}

static JsonObject *
parse (const char *json)
{
  g_autoptr (JsonNode) node = json_from_string (json, NULL);

  return json_node_dup_object (node);
}

/* The stock set with a race that has the Tidewalker to itself and wants a squadron, another one,
 * and a fleet that says all there is to say. */
static BonesContentSet *
make_set (BonesStore *store)
{
  static const char *const races[] = {
    "{\"id\":\"REED\",\"name\":\"Reeds\",\"limits\":[{\"of\":\"SOL\",\"least\":1}]}",
    "{\"id\":\"SALT\",\"name\":\"Salts\"}",
  };
  static const char fleet[] =
      "{\"name\":\"Night Watch\",\"faction\":\"REED\",\"cards\":2,\"ships\":["
      "{\"class\":\"EX-IND-1\",\"name\":\"Lamp\",\"wizard\":\"MASTER\"},{\"class\":\"EX-MOW-1\","
      "\"name\":\"Bell\"},{\"class\":\"EX-MOW-1\",\"name\":\"Book\",\"flagship\":true,"
      "\"anti_flyer\":true},{\"class\":\"EX-FLY-1\"}]}";
  const BonesRuleset *ruleset = bones_ruleset_find ("man-o-war");
  const BonesSection *ships = bones_schema_section (ruleset->schema, "ships");
  BonesContentSet *set = bones_content_set_open (store, ruleset, 0, NULL);
  g_autoptr (JsonObject) ship = bones_content_copy_row (bones_content_set_row (set, ships, 1));
  g_autoptr (JsonObject) watch = parse (fleet);
  g_autoptr (GPtrArray) flaws = NULL;

  g_assert_true (bones_content_set_add (set, store, "Ours", NULL));
  for (guint i = 0; i < G_N_ELEMENTS (races); i++)
    {
      g_autoptr (JsonObject) race = parse (races[i]);

      g_assert_true (bones_content_set_insert (
          set, store, bones_schema_section (ruleset->schema, "races"), i, race, NULL));
    }
  json_object_set_string_member (ship, "race", "REED");
  g_assert_true (bones_content_set_put (set, store, ships, 1, ship, NULL));
  g_assert_true (bones_content_set_insert (
      set, store, bones_schema_section (ruleset->schema, "fleets"), 0, watch, NULL));
  flaws = bones_content_set_check (set);
  g_assert_cmpuint (flaws->len, ==, 0);
  return set;
}

static const BonesRosterShip *
ship_of (const BonesRoster *roster, guint i)
{
  return g_ptr_array_index (roster->ships, i);
}

/* If only legal fleets are not insisted on, what would not be legal is a warning. */
static void
test_not_enforced (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesSetup) lenient = make_setup ("core");

  lenient->options[bones_ruleset_option (lenient->ruleset, "fleet.enforce")] = 0;
  bones_fleet_picker_set_setup (self->picker, lenient);
  set_count (self, "man_o_war", 5);
  g_assert_null (bones_fleet_picker_get_fault (self->picker));
  g_assert_nonnull (
      strstr (gtk_label_get_label (GTK_LABEL (part_of (self->picker, "warning"))), "points"));
  bones_fleet_picker_set_setup (self->picker, self->core);
  g_assert_nonnull (bones_fleet_picker_get_fault (self->picker));
}

/* The first of the @n_offered ready fleets of the set, which come after those of the game. */
static guint
ready_of_set (BonesFleetPicker *picker, guint n_offered)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (part_of (picker, "presets")); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n - n_offered;
}

/* What a set has ready comes with all that it says; with another number of ships, with what it says
 * of those that there still are. */
static void
check_ready (BonesFleetPicker *picker, guint n_offered)
{
  g_autoptr (BonesRoster) roster = NULL, more = NULL;

  bones_fleet_picker_set_ready (picker, ready_of_set (picker, n_offered));
  roster = bones_fleet_picker_make_roster (picker);
  g_assert_cmpstr (roster->name, ==, "Night Watch");
  g_assert_cmpstr (roster->faction, ==, "REED");
  g_assert_cmpuint (roster->cards, ==, 2);
  g_assert_cmpuint (roster->ships->len, ==, 4);
  g_assert_cmpstr (ship_of (roster, 0)->name, ==, "Lamp");
  g_assert_cmpstr (ship_of (roster, 0)->wizard, ==, "MASTER");
  g_assert_true (ship_of (roster, 2)->flagship && ship_of (roster, 2)->anti_flyer);
  g_assert_null (ship_of (roster, 3)->name);
  g_assert_null (bones_fleet_picker_get_fault (picker));
  g_assert_true (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (part_of (picker, "warning"))),
                                   "Ships of the line: 0"));
  bones_class_stepper_set_count (find_stepper (GTK_WIDGET (picker), "EX-IND-1"), 2);
  more = bones_fleet_picker_make_roster (picker);
  g_assert_cmpstr (more->name, ==, "Night Watch");
  g_assert_cmpuint (more->cards, ==, 2);
  g_assert_cmpstr (ship_of (more, 1)->name, ==, "Book");
  g_assert_true (ship_of (more, 1)->flagship && ship_of (more, 1)->anti_flyer);
  g_assert_cmpstr (ship_of (more, 2)->wizard, ==, "MASTER");
  g_assert_null (ship_of (more, 3)->wizard);
}

/* A name that was written by hand stays; another ready fleet takes back what the last one said. */
static void
check_names (BonesFleetPicker *picker, guint n_offered)
{
  g_autoptr (BonesRoster) red = NULL, ours = NULL;

  bones_fleet_picker_set_ready (picker, 0);
  red = bones_fleet_picker_make_roster (picker);
  g_assert_cmpstr (red->name, ==, "Red");
  g_assert_cmpuint (red->cards, ==, 0);
  gtk_editable_set_text (GTK_EDITABLE (part_of (picker, "name_entry")), "The Lamplighters");
  bones_fleet_picker_set_ready (picker, ready_of_set (picker, n_offered));
  ours = bones_fleet_picker_make_roster (picker);
  g_assert_cmpstr (ours->name, ==, "The Lamplighters");
}

/* MW-FLT-02: a fleet of a race is offered its ships, one of none all of them. */
static void
check_races (Fixture *self)
{
  GtkWidget *row = part_of (self->picker, "faction_row");
  g_autoptr (BonesRoster) roster = NULL;

  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, "Race");
  bones_fleet_picker_set_faction (self->picker, "REED");
  g_assert_true (is_offered (self, "EX-IND-1"));
  bones_fleet_picker_set_ready (self->picker, 0);
  bones_fleet_picker_set_faction (self->picker, "SALT");
  g_assert_false (is_offered (self, "EX-IND-1"));
  g_assert_null (bones_fleet_picker_get_fault (self->picker));
  roster = bones_fleet_picker_make_roster (self->picker);
  g_assert_cmpstr (roster->faction, ==, "SALT");
  for (guint i = 0; i < roster->ships->len; i++)
    g_assert_cmpstr (ship_of (roster, i)->kind, !=, "EX-IND-1");
  bones_fleet_picker_set_faction (self->picker, NULL);
  g_assert_true (is_offered (self, "EX-IND-1"));
  g_assert_null (bones_fleet_picker_get_faction (self->picker));
}

static void
test_content_set (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  BonesStore *store = bones_store_open (":memory:", &error);
  g_autoptr (BonesContentSet) set = make_set (store);
  g_autoptr (GPtrArray) fleets = bones_content_set_fleets (set);
  BonesSetup *setup = bones_content_set_setup (set, NULL, &error);

  g_assert_no_error (error);
  bones_fleet_picker_offer (self->picker, fleets);
  bones_fleet_picker_set_setup (self->picker, setup);
  check_ready (self->picker, fleets->len);
  check_names (self->picker, fleets->len);
  check_races (self);
  bones_fleet_picker_offer (self->picker, NULL);
  bones_fleet_picker_set_setup (self->picker, self->core);
  bones_setup_free (setup);
  bones_store_close (store);
}

/* A kept fleet brings its ships and their names; the battle knows where it came from until it is
 * changed. */
static void
test_kept (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) kept =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_fleet_record_free);
  BonesFleetRecord *record = g_new0 (BonesFleetRecord, 1);
  g_autoptr (BonesRoster) roster = NULL;
  BonesKeptFleet source;

  *record = (BonesFleetRecord){ .id = 7,
                                .revision = 3,
                                .ruleset = g_strdup ("black-spot"),
                                .name = g_strdup ("Wolves"),
                                .json = g_strdup (
                                    "{\"name\":\"Wolves\",\"ships\":[{\"name\":\"Alpha\",\"class\":"
                                    "\"man_o_war\",\"flagship\":true},{\"name\":\"Beta\",\"class\":"
                                    "\"sloop\"}]}") };
  g_ptr_array_add (kept, record);
  bones_fleet_picker_set_setup (self->picker, self->core);
  bones_fleet_picker_offer_kept (self->picker, kept);
  g_assert_false (bones_fleet_picker_get_kept (self->picker, &source));

  bones_fleet_picker_take_kept (self->picker, 7);
  roster = bones_fleet_picker_make_roster (self->picker);
  g_assert_cmpstr (roster->name, ==, "Wolves");
  g_assert_cmpuint (roster->ships->len, ==, 2);
  g_assert_cmpstr (((BonesRosterShip *) g_ptr_array_index (roster->ships, 1))->name, ==, "Beta");
  g_assert_null (bones_fleet_picker_get_fault (self->picker));
  g_assert_true (bones_fleet_picker_get_kept (self->picker, &source));
  g_assert_cmpint (source.kept, ==, 7);
  g_assert_cmpuint (source.revision, ==, 3);

  bones_class_stepper_set_count (find_stepper (GTK_WIDGET (self->picker), "sloop"), 2);
  g_assert_false (bones_fleet_picker_get_kept (self->picker, &source));
  bones_fleet_picker_take_kept (self->picker, 7);
  g_assert_true (bones_fleet_picker_get_kept (self->picker, &source));
  bones_fleet_picker_set_ready (self->picker, 0);
  g_assert_false (bones_fleet_picker_get_kept (self->picker, &source));
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
  PICKER_TEST ("not-enforced", test_not_enforced);
  PICKER_TEST ("content-set", test_content_set);
  PICKER_TEST ("kept", test_kept);
  return g_test_run ();
}
