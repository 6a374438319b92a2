/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The life of a battle beyond its rounds: pausing, rematches, fleets that come late, and battles
 * that are joined under way. */
#include "boat-table.h"
#include "table-play.h"
#include "view-fields.h"

static BonesGameRecord *
find_record (BonesStore *store, gint64 game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = bones_store_list_games (store, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < games->len; i++)
    {
      BonesGameRecord *record = g_ptr_array_index (games, i);

      if (record->id == game)
        return g_ptr_array_steal_index (games, i);
    }
  g_assert_not_reached ();
}

static void
assert_paused (BonesTable *table, BonesStore *store, const char *where)
{
  g_autoptr (BonesGameRecord) listed = find_record (store, bones_table_get_id (table));
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesTable) again = bones_table_open (store, bones_table_get_id (table), &error);

  g_assert_no_error (error);
  g_assert_cmpstr (bones_table_get_record (table)->paused, ==, where);
  g_assert_cmpstr (listed->paused, ==, where);
  g_assert_cmpstr (bones_table_get_record (again)->paused, ==, where);
}

static void
pause_at (BonesTable *table, const char *where)
{
  g_autoptr (GError) error = NULL;

  bones_table_pause (table, where, &error);
  g_assert_no_error (error);
}

static void
test_pause (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = boat_table_begun (store, 1);
  g_autofree char *log = NULL;

  assert_paused (table, store, NULL);
  pause_at (table, "on the sideboard");
  assert_paused (table, store, "on the sideboard");
  boat_assert_stored (table, store);
  log = boat_log (table);
  g_assert_nonnull (strstr (log, "Paused. The models: on the sideboard"));
}

/* Any entry ends the pause. */
static void
test_pause_ends (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = boat_table_begun (store, 1);
  g_autoptr (GError) error = NULL;

  pause_at (table, "on the sideboard");
  boat_start (table, NULL_DRAW, BONES_NO_SHIP);
  assert_paused (table, store, NULL);
  pause_at (table, "");
  assert_paused (table, store, "");
  bones_table_undo (table, 0, &error);
  g_assert_no_error (error);
  assert_paused (table, store, NULL);
}

/* Another note is not a pause. */
static void
test_note_is_no_pause (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = boat_table_begun (store, 1);
  g_autoptr (GError) error = NULL;

  bones_table_note (table, "the saucer is the reef", "NULL-SIGHT", &error);
  g_assert_no_error (error);
  assert_paused (table, store, NULL);
}

/* A pause during a roll leaves the question open. */
static void
test_pause_in_a_roll (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = boat_table_begun (store, 1);

  boat_take_aim (table, 0, 2);
  boat_assert_asked (table, "shot");
  pause_at (table, "in the box");
  boat_assert_asked (table, "shot");
  assert_paused (table, store, "in the box");
  boat_type (table, 1, 1);
  assert_paused (table, store, NULL);
}

static const BonesRoster *
roster_of (BonesTable *table, guint fleet)
{
  return g_ptr_array_index (bones_table_get_setup (table)->rosters, fleet);
}

static void
test_rematch (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = boat_table_begun (store, 1);
  g_autoptr (BonesTable) again = NULL;
  g_autoptr (GError) error = NULL;
  const gint lives = bones_ruleset_option (bones_table_get_setup (table)->ruleset, "lives");

  g_assert_cmpint (lives, >, 0);
  bones_table_set_option (table, (guint) lives, 4, 3, &error);
  g_assert_no_error (error);
  bones_table_set_dice (table, 1, BONES_DICE_REAL, &error);
  g_assert_no_error (error);
  again = bones_table_rematch (table, FALSE, &error);
  g_assert_no_error (error);

  g_assert_cmpint (bones_table_get_id (again), !=, bones_table_get_id (table));
  g_assert_cmpstr (bones_table_get_record (again)->title, ==,
                   bones_table_get_record (table)->title);
  g_assert_cmpmem (bones_table_get_setup (again)->options, BONES_MAX_OPTIONS,
                   boat_state (table)->options, BONES_MAX_OPTIONS);
  g_assert_cmpint (bones_table_get_dice (again, 1), ==, BONES_DICE_REAL);
  g_assert_cmpint (bones_table_get_dice (again, 0), ==, BONES_DICE_APP);
  for (guint fleet = 0; fleet < 2; fleet++)
    {
      g_assert_cmpstr (roster_of (again, fleet)->name, ==, roster_of (table, fleet)->name);
      g_assert_cmpstr (roster_of (again, fleet)->side, ==, roster_of (table, fleet)->side);
      g_assert_cmpuint (roster_of (again, fleet)->ships->len, ==, 2);
    }
  boat_assert_asked (again, "luck");
}

static void
test_rematch_is_another_battle (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = boat_table_begun (store, 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesTable) again = bones_table_rematch (table, TRUE, &error);
  const BonesGameRecord *before = bones_table_get_record (table);

  g_assert_no_error (error);
  g_assert_cmpstr (roster_of (again, 0)->side, ==, roster_of (table, 1)->side);
  g_assert_cmpstr (roster_of (again, 1)->side, ==, roster_of (table, 0)->side);
  g_assert_true (memcmp (bones_table_get_record (again)->seed, before->seed, sizeof before->seed)
                 != 0);
  boat_assert_stored (again, store);
}

/* The same in Black Spot, where fleets have an order, booty and classes. */
static BonesRoster *
new_fleet (const char *name, const char *flagship)
{
  BonesRoster *roster = bones_roster_new (name);
  g_autofree char *other = g_strconcat (flagship, "’s Tender", NULL);

  bones_roster_add (roster, flagship, "frigate", TRUE);
  bones_roster_add (roster, other, "sloop", FALSE);
  return roster;
}

static BonesTable *
new_battle (BonesStore *store, gboolean joined)
{
  g_autoptr (GPtrArray) rosters =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  g_autoptr (GVariant) options =
      g_variant_ref_sink (g_variant_new_parsed ("{'fleet.enforce': <false>}"));
  const BonesNewGame game = {
    .ruleset = "black-spot", .rosters = rosters, .options = options, .joined = joined
  };
  g_autoptr (GError) error = NULL;
  BonesTable *table;

  g_ptr_array_add (rosters, new_fleet ("Red", "Fury"));
  g_ptr_array_add (rosters, new_fleet ("Blue", "Dauntless"));
  table = bones_table_new (store, &game, &error);
  g_assert_no_error (error);
  return table;
}

static gint
find_track (const GPtrArray *tracks, const char *id)
{
  for (guint i = 0; i < tracks->len; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (tracks, i);

      if (g_str_equal (track->id, id))
        return track->value;
    }
  g_assert_not_reached ();
}

static gint
track_of (const BonesView *view, guint fleet, const char *id)
{
  return find_track (((BonesFleetView *) g_ptr_array_index (view->fleets, fleet))->tracks, id);
}

static gint
ship_track_of (const BonesView *view, guint ship, const char *id)
{
  return find_track (bones_view_ship (view, ship)->tracks, id);
}

/* The first number of the only marker of @kind on @ship. */
static guint
marker_of (BonesTable *table, guint ship, const char *kind)
{
  const BonesGame *game = &bones_table_get_play (table)->game;
  const char *const *kinds = bones_table_get_setup (table)->ruleset->marker_kinds;
  guint number = G_MAXUINT;

  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].ship == ship && g_str_equal (kinds[game->markers[i].kind], kind))
      {
        g_assert_cmpuint (number, ==, G_MAXUINT);
        number = game->markers[i].values[0];
      }

  return number;
}

static guint
booty_track (BonesTable *table)
{
  return (guint) bones_ruleset_track (bones_table_get_setup (table)->ruleset->fleet_tracks,
                                      "booty");
}

static void
test_late_fleet (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = new_battle (store, FALSE);
  g_autoptr (BonesRoster) roster = new_fleet ("Gold", "Infanta");
  const guint32 seq = bones_table_get_seq (table);
  guint16 counts[BONES_MAX_FLEET_TRACKS] = { 0 };
  g_autoptr (BonesView) view = NULL;
  g_autoptr (GError) error = NULL;
  const BonesFleetView *gold;

  roster->player = g_strdup ("Cleo");
  counts[booty_track (table)] = 4;
  bones_table_add_fleet (table, roster, counts, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bones_table_get_seq (table), ==, seq + 1);

  view = bones_view_new (table, BONES_NOBODY);
  g_assert_cmpuint (view->fleets->len, ==, 3);
  gold = g_ptr_array_index (view->fleets, 2);
  g_assert_cmpstr (gold->name, ==, "Gold");
  g_assert_cmpstr (gold->player, ==, "Cleo");
  g_assert_cmpuint (gold->ships->len, ==, 2);
  g_assert_cmpstr (((BonesShipView *) g_ptr_array_index (gold->ships, 0))->name, ==, "Infanta");
  g_assert_cmpstr (((BonesShipView *) g_ptr_array_index (gold->ships, 0))->kind_id, ==, "frigate");
  g_assert_true (((BonesShipView *) g_ptr_array_index (gold->ships, 0))->flagship);
  g_assert_cmpstr (((BonesShipView *) g_ptr_array_index (gold->ships, 1))->name, ==,
                   "Infanta’s Tender");
  g_assert_cmpint (track_of (view, 2, "booty"), ==, 4);
  boat_assert_stored (table, store);
}

/* One undo takes back the whole override. */
static void
test_late_fleet_is_one_entry (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = new_battle (store, FALSE);
  g_autoptr (BonesRoster) roster = new_fleet ("Gold", "Infanta");
  g_autoptr (GError) error = NULL;

  bones_table_add_fleet (table, roster, NULL, &error);
  g_assert_no_error (error);
  bones_table_undo (table, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (boat_state (table)->n_fleets, ==, 2);
  g_assert_cmpuint (boat_state (table)->n_ships, ==, 4);
  g_assert_cmpuint (bones_table_get_names (table)->ship_names->len, ==, 4);
}

static void
test_late_fleet_of_no_class (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = new_battle (store, FALSE);
  g_autoptr (BonesRoster) roster = bones_roster_new ("Gold");
  const guint32 seq = bones_table_get_seq (table);
  g_autoptr (GError) error = NULL;

  bones_roster_add (roster, "Saucer", "teacup", FALSE);
  g_assert_false (bones_table_add_fleet (table, roster, NULL, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_CHANGE);
  g_assert_nonnull (strstr (error->message, "teacup"));
  g_assert_cmpuint (bones_table_get_seq (table), ==, seq);
}

static BonesStart
start_of (guint round, const char *step)
{
  return (BonesStart){
    .round = round, .wind = BONES_EAST, .n_order = 2, .order = { 1, 0 }, .step = step
  };
}

static const BonesFieldView *
find_field (const GPtrArray *fields, const char *id)
{
  for (guint i = 0; i < fields->len; i++)
    if (g_strcmp0 (((BonesFieldView *) g_ptr_array_index (fields, i))->id, id) == 0)
      return g_ptr_array_index (fields, i);

  g_assert_not_reached ();
}

static const BonesStepView *
step_now (const BonesView *view)
{
  for (guint i = 0; i < view->steps->len; i++)
    {
      const BonesStepView *step = g_ptr_array_index (view->steps, i);

      if (step->state == BONES_STEP_NOW)
        return step;
    }
  g_assert_not_reached ();
}

static void
test_join (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = new_battle (store, TRUE);
  BonesStart start = start_of (2, "frigates");
  g_autoptr (BonesView) view = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (bones_table_get_seq (table), ==, 0);
  start.counts[0][booty_track (table)] = 3;
  bones_table_join (table, &start, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bones_table_get_seq (table), ==, 1);

  view = bones_view_new (table, BONES_NOBODY);
  g_assert_cmpuint (view->round, ==, 2);
  g_assert_cmpuint (view->wind, ==, BONES_EAST);
  g_assert_cmpstr (step_now (view)->id, ==, "frigates");
  g_assert_cmpint (view->active_fleet, ==, 1);
  g_assert_true (bones_view_ship (view, 1)->ordered); /* sloops go first */
  g_assert_false (bones_view_ship (view, 0)->ordered);
  g_assert_cmpint (track_of (view, 0, "booty"), ==, 3);
  g_assert_cmpint (track_of (view, 1, "booty"), ==, 0);
  boat_assert_stored (table, store);
}

/* A battle can be joined at each step that is offered, and the round then stands there. */
static void
test_join_anywhere (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) first = new_battle (store, TRUE);
  const BonesStart asked = start_of (3, NULL);
  guint usual = G_MAXUINT;
  g_autoptr (GPtrArray) steps = bones_table_list_starts (first, &asked, &usual);

  g_assert_cmpuint (steps->len, >=, 4);
  g_assert_cmpstr (g_ptr_array_index (steps, usual), ==, "sloops");
  for (guint i = 0; i < steps->len; i++)
    {
      const BonesStart start = start_of (3, g_ptr_array_index (steps, i));
      g_autoptr (BonesTable) table = new_battle (store, TRUE);
      g_autoptr (BonesView) view = NULL;
      g_autoptr (GError) error = NULL;

      bones_table_join (table, &start, &error);
      g_assert_no_error (error);
      view = bones_view_new (table, BONES_NOBODY);
      g_assert_cmpstr (step_now (view)->id, ==, start.step);
    }
}

static BonesTable *
new_man_o_war (BonesStore *store)
{
  g_autoptr (GPtrArray) rosters =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  const BonesNewGame game = { .ruleset = "man-o-war", .rosters = rosters, .joined = TRUE };
  BonesRosterShip *ship;
  g_autoptr (GError) error = NULL;
  BonesTable *table;

  g_ptr_array_add (rosters, bones_roster_new ("Red"));
  ((BonesRoster *) rosters->pdata[0])->cards = 2;
  bones_roster_add (rosters->pdata[0], "Gull", "EX-MOW-1", FALSE);
  ship = bones_roster_add (rosters->pdata[0], "Tern", "EX-MOW-1", TRUE);
  ship->wizard = g_strdup ("LORD");
  ship->anti_flyer = TRUE;
  g_ptr_array_add (rosters, bones_roster_new ("Blue"));
  ((BonesRoster *) rosters->pdata[1])->faction = g_strdup ("LAMPS");
  ship = bones_roster_add (rosters->pdata[1], "Heron", "EX-MOW-1", FALSE);
  bones_roster_put (ship, BONES_OUTFIT_CHARACTER, "SALLOW", TRUE);
  bones_roster_put (ship, BONES_OUTFIT_CARD, "MC-12", TRUE);
  table = bones_table_new (store, &game, &error);
  g_assert_no_error (error);
  return table;
}

static guint
count_notes (BonesTable *table)
{
  const GPtrArray *entries = bones_table_get_journal (table)->entries;
  guint n = 0;

  for (guint i = 0; i < entries->len; i++)
    n += ((BonesEntry *) g_ptr_array_index (entries, i))->kind == BONES_ENTRY_NOTE;

  return n;
}

/* Man O’ War can be joined in any step of a turn, with the fleets of the rosters. They do not say
 * which cards were dealt, so a note asks for them. */
static void
test_join_as_bought (void)
{
  static const char *const expected[] = { "set-up", "initiative", "magic", "battle", "survivors" };
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = new_man_o_war (store);
  BonesStart start = { .round = 2, .wind = BONES_EAST, .n_order = 2, .order = { 1, 0 } };
  guint usual = G_MAXUINT;
  g_autoptr (GPtrArray) steps = bones_table_list_starts (table, &start, &usual);
  g_autoptr (BonesView) view = NULL;

  g_assert_cmpuint (steps->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < steps->len; i++)
    g_assert_cmpstr (g_ptr_array_index (steps, i), ==, expected[i]);

  g_assert_cmpstr (g_ptr_array_index (steps, usual), ==, "battle");
  start.step = "battle";
  g_assert_true (bones_table_join (table, &start, NULL));
  view = bones_view_new (table, BONES_NOBODY);
  g_assert_cmpstr (step_now (view)->id, ==, "battle");
  g_assert_cmpint (track_of (view, 0, "admiral_ship"), ==, 2);
  g_assert_cmpint (track_of (view, 0, "wizard_ship"), ==, 2);
  g_assert_cmpint (track_of (view, 0, "rank"), ==, 3);
  g_assert_cmpint (track_of (view, 1, "admiral_ship"), ==, 3); /* the only man-o'-war */
  g_assert_cmpint (track_of (view, 1, "rank"), ==, 0);
  g_assert_cmpint (ship_track_of (view, 0, "anti_flyer"), ==, 0);
  g_assert_cmpint (ship_track_of (view, 1, "anti_flyer"), ==, 1);
  g_assert_cmpuint (count_notes (table), ==, 1);
  g_assert_cmpuint (marker_of (table, 2, "character"), ==, 2); /* the third of the set */
  g_assert_cmpuint (marker_of (table, 2, "card"), ==, 11);     /* MC-12 */
}

/* Each step that can be chosen by name puts the round at that step. */
static void
test_set_step (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = new_battle (store, TRUE);
  const BonesStart start = start_of (3, "sloops");
  g_autoptr (GPtrArray) fields = NULL;
  const BonesFieldView *field;

  g_assert_true (bones_table_join (table, &start, NULL));
  fields = bones_view_fields (table, BONES_NOBODY, BONES_SET_TABLE, 0);
  field = find_field (fields, "step");
  g_assert_cmpstr (field->name, ==, "Step of the round");
  g_assert_true (
      g_ptr_array_find_with_equal_func (field->choices, "Small ships", g_str_equal, NULL));
  g_assert_true (g_ptr_array_find_with_equal_func (field->choices, "Wind", g_str_equal, NULL));
  g_assert_false (g_ptr_array_find_with_equal_func (field->choices, "Frigates", g_str_equal, NULL));
  for (guint i = 0; i < field->choices->len; i++)
    {
      BonesChange change = field->change;
      g_autoptr (BonesView) view = NULL;
      g_autoptr (GError) error = NULL;

      change.value = g_array_index (field->values, gint64, i);
      bones_table_override (table, BONES_NOBODY, &change, 1, "a step", &error);
      g_assert_no_error (error);
      view = bones_view_new (table, BONES_NOBODY);
      g_assert_cmpstr (step_now (view)->name, ==, g_ptr_array_index (field->choices, i));
    }
}

static void
test_join_nowhere (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = new_battle (store, TRUE);
  const BonesStart start = start_of (2, "tea");
  g_autoptr (GError) error = NULL;

  g_assert_false (bones_table_join (table, &start, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_CHANGE);
  g_assert_cmpstr (error->message, ==, "The round cannot stand at “tea”.");
  g_assert_cmpuint (bones_table_get_seq (table), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/life/pause", test_pause);
  g_test_add_func ("/life/pause-ends", test_pause_ends);
  g_test_add_func ("/life/note-is-no-pause", test_note_is_no_pause);
  g_test_add_func ("/life/pause-in-a-roll", test_pause_in_a_roll);
  g_test_add_func ("/life/rematch", test_rematch);
  g_test_add_func ("/life/rematch-is-another-battle", test_rematch_is_another_battle);
  g_test_add_func ("/life/late-fleet", test_late_fleet);
  g_test_add_func ("/life/late-fleet-is-one-entry", test_late_fleet_is_one_entry);
  g_test_add_func ("/life/late-fleet-of-no-class", test_late_fleet_of_no_class);
  g_test_add_func ("/life/join", test_join);
  g_test_add_func ("/life/join-anywhere", test_join_anywhere);
  g_test_add_func ("/life/join-as-bought", test_join_as_bought);
  g_test_add_func ("/life/set-step", test_set_step);
  g_test_add_func ("/life/join-nowhere", test_join_nowhere);
  return g_test_run ();
}
