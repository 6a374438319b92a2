/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Fleets and battles that need no thought, in every game that people choose among: as values,
 * without a display.
 */

#include "content-set.h"
#include "content.h"
#include "guide-notes.h"
#include "ready-made.h"
#include "registry.h"
#include "roster-file.h"
#include "setup-text.h"
#include "ship-names.h"
#include "systems.h"
#include "table-play.h"

/* A fleet that needs no thought is one that may be played: in any game, in each of its editions;
 * and there is little left to spend. */
static void
expect_legal (const BonesSetup *setup, guint seat, guint n_fleets)
{
  const BonesRuleset *ruleset = setup->ruleset;
  g_autofree guint *counts = g_new0 (guint, ruleset->n_kinds (setup->content));

  for (guint i = 0; i < n_fleets; i++)
    {
      const char *id = bones_ready_counts (setup, NULL, i, counts);
      g_autoptr (GArray) faults = g_array_new (FALSE, TRUE, sizeof (BonesFault));
      g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
      g_autoptr (BonesRoster) roster = NULL;

      g_assert_nonnull (id);
      roster = bones_quick_roster (setup, seat, bones_seat_name (ruleset, seat), NULL, counts);
      g_assert_cmpuint (roster->ships->len, >, 0);
      if (ruleset->budget != NULL)
        {
          const guint price = ruleset->check (setup, roster, faults);

          g_assert_cmpuint (price, <=, ruleset->budget (setup, roster));
          g_assert_cmpuint (price * 4, >=, ruleset->budget (setup, roster) * 3);
        }
      else
        ruleset->check (setup, roster, faults);
      g_assert_cmpuint (faults->len, ==, 0);
      for (guint j = 0; j < roster->ships->len; j++)
        g_assert_true (g_hash_table_add (
            names, ((BonesRosterShip *) g_ptr_array_index (roster->ships, j))->name));
    }
  g_assert_null (bones_ready_counts (setup, NULL, n_fleets, counts));
}

static void
test_ready_fleets_are_legal (void)
{
  guint n_fleets = 0;

  for (const BonesRuleset *const *system = bones_systems (); *system != NULL; system++)
    for (guint edition = 0; (*system)->editions[edition] != NULL; edition++)
      {
        g_autoptr (GError) error = NULL;
        g_autoptr (BonesSetup) setup =
            bones_content_setup (*system, (*system)->editions[edition], &error);
        guint n = 1;

        g_assert_no_error (error);
        if ((*system)->ready_fleet != NULL)
          {
            g_autofree guint *counts = g_new0 (guint, (*system)->n_kinds (setup->content));
            const char *id;

            for (n = 0; (id = (*system)->ready_fleet (setup, NULL, n, counts)) != NULL; n++)
              g_assert_nonnull (bones_system_find_word (*system, "fleet.", id));
          }
        for (guint seat = 0; seat < 4; seat++)
          expect_legal (setup, seat, n);
        n_fleets += n;
      }
  g_assert_cmpuint (n_fleets, >=, 5);
}

/* The rules for tests are nobody's game; every other one has a sign of its own. */
static void
test_systems_are_offered (void)
{
  guint n = 0;

  for (const BonesRuleset *const *system = bones_systems (); *system != NULL; system++, n++)
    {
      g_assert_cmpstr ((*system)->id, !=, "null");
      g_assert_nonnull ((*system)->icon);
    }
  g_assert_cmpuint (n, ==, g_strv_length ((char **) bones_rulesets ()) - 1);
}

/* Where a game says which ships there are, all of them are there; a preset may say it. */
static void
test_given_ships (void)
{
  const BonesRuleset *duel = bones_ruleset_find ("naval-duel");
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesSetup) setup = bones_content_setup (duel, NULL, &error);
  guint counts[8] = { 0 };

  g_assert_no_error (error);
  g_assert_cmpuint (duel->n_kinds (setup->content), ==, 1);
  g_assert_cmpstr (bones_ready_counts (setup, NULL, 0, counts), ==, "");
  g_assert_cmpuint (counts[0], ==, 7);
  bones_preset_set (setup, bones_preset_find (duel, duel->ready));
  bones_ready_counts (setup, NULL, 0, counts);
  g_assert_cmpuint (counts[0], ==, 3);
}

/* A flagship is named where the rules want one, and only there. */
static void
test_flagships (void)
{
  static const struct {
    const char *ruleset;
    gboolean flagship;
  } cases[] = { { "black-spot", TRUE },
                { "naval-duel", FALSE },
                { "dread-pirate", FALSE },
                { "man-o-war", FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const BonesRuleset *ruleset = bones_ruleset_find (cases[i].ruleset);
      g_autoptr (GError) error = NULL;
      g_autoptr (BonesSetup) setup = bones_content_setup (ruleset, NULL, &error);
      g_autofree guint *counts = NULL;
      g_autoptr (BonesRoster) roster = NULL;

      g_assert_no_error (error);
      counts = g_new0 (guint, ruleset->n_kinds (setup->content));
      bones_ready_counts (setup, NULL, 0, counts);
      roster = bones_quick_roster (setup, 0, "Red", NULL, counts);
      for (guint j = 0; j < roster->ships->len; j++)
        g_assert_true (((BonesRosterShip *) g_ptr_array_index (roster->ships, j))->flagship
                       == (cases[i].flagship && j == 0));
    }
}

/* Fleets are called as the game has it, else by their colours. */
static void
test_seat_names (void)
{
  g_assert_cmpstr (bones_seat_name (bones_ruleset_find ("black-spot"), 2), ==, "Gold");
  g_assert_cmpstr (bones_seat_name (bones_ruleset_find ("naval-duel"), 1), ==, "Blue Squadron");
  g_assert_cmpstr (bones_seat_name (bones_ruleset_find ("dread-pirate"), 0), ==, "Red Jack");
}

/* Those of the seat, then others; and the user's own before all, each once. */
static void
test_names_never_run_out (void)
{
  g_auto (GStrv) own = bones_ship_names_read (" Möwe \n\nWal\nmöwe\n");
  g_autofree char *tenth = bones_seat_ship_name (0, 9), *first = NULL, *second = NULL;
  g_autofree char *third = NULL;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_assert_cmpstr (tenth, ==, "Corsair");
  for (guint i = 0; i < BONES_MAX_FLEET_SHIPS; i++)
    g_assert_true (g_hash_table_add (seen, bones_seat_ship_name (0, i)));

  bones_ship_names_set_own ((const char *const *) own);
  first = bones_seat_ship_name (0, 0);
  second = bones_seat_ship_name (0, 1);
  third = bones_seat_ship_name (0, 2);
  bones_ship_names_set_own (NULL);
  g_assert_cmpstr (first, ==, "Möwe");
  g_assert_cmpstr (second, ==, "Wal");
  g_assert_cmpstr (third, ==, "Revenge");
}

/* What a set has ready is played as it is written; and a ship of the line is offered, though nobody
 * may have one by herself. */
static void
test_fleets_of_a_set (void)
{
  const BonesRuleset *ruleset = bones_ruleset_find ("man-o-war");
  g_autoptr (GError) error = NULL;
  BonesStore *store = bones_store_open (":memory:", &error);
  g_autoptr (BonesContentSet) set = bones_content_set_open (store, ruleset, 0, &error);
  g_autoptr (BonesSetup) setup = bones_content_set_setup (set, NULL, &error);
  g_autoptr (GPtrArray) fleets = bones_content_set_fleets (set);
  const gint line = bones_ruleset_kind (setup, "EX-SOL-1");
  const gint command = bones_ruleset_kind (setup, "EX-MOW-1");

  g_assert_no_error (error);
  g_assert_cmpuint (fleets->len, ==, 2);
  g_assert_true (bones_setup_offers (setup, NULL, (guint) line));
  g_assert_cmpuint (bones_setup_lot (setup, (guint) line), ==, 3);
  g_assert_cmpuint (bones_class_price (setup, (guint) line), ==, 240);
  g_assert_cmpuint (bones_class_price (setup, (guint) command), ==, 400);
  g_assert_cmpstr (bones_class_look (setup, (guint) command), ==, "galleon");
  for (guint i = 0; i < fleets->len; i++)
    {
      const BonesRoster *like = g_ptr_array_index (fleets, i);
      g_autofree guint *counts = g_new0 (guint, ruleset->n_kinds (setup->content));
      g_autoptr (GArray) faults = g_array_new (FALSE, TRUE, sizeof (BonesFault));
      g_autoptr (BonesRoster) roster = NULL;

      bones_count_classes (setup, like, counts);
      g_assert_cmpuint (counts[line] % 3, ==, 0);
      roster = bones_roster_like (setup, 0, "Red", like->faction, counts, like);
      g_assert_cmpuint (roster->ships->len, ==, like->ships->len);
      ruleset->check (setup, roster, faults);
      g_assert_cmpuint (faults->len, ==, 0);
      g_assert_cmpstr (((BonesRosterShip *) g_ptr_array_index (roster->ships, 0))->name, ==,
                       i == 0 ? "Patience" : "Bitter Harvest");
    }
  bones_store_close (store);
}

/* What is ready follows what there is to spend. */
static void
test_less_to_spend (void)
{
  const BonesRuleset *ruleset = bones_ruleset_find ("man-o-war");
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesSetup) setup = bones_content_setup (ruleset, NULL, &error);

  g_assert_no_error (error);
  bones_preset_set (setup, bones_preset_find (ruleset, "evening"));
  expect_legal (setup, 0, 3);
}

/* Each seat begins with a faction that there is, and no two with the same. */
static void
test_seats_have_factions (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  const BonesRuleset *ruleset = bones_ruleset_find ("black-spot");

  for (guint seat = 0; seat < 4; seat++)
    {
      const char *faction = bones_seat_faction (ruleset, seat);

      g_assert_true (g_strv_contains (ruleset->factions, faction));
      g_assert_true (g_hash_table_add (seen, (gpointer) faction));
    }
}

/* The battle that is ready begins with a question, and with the rules that the game says. */
static void
test_ready_battles (void)
{
  for (const BonesRuleset *const *system = bones_systems (); *system != NULL; system++)
    {
      g_autoptr (GError) error = NULL;
      BonesStore *store = bones_store_open (":memory:", &error);
      BonesTable *table =
          bones_ready_made_new (store, *system, BONES_DICE_REAL, BONES_UNDO_FENCE, &error);
      const BonesPreset *ready =
          (*system)->ready != NULL ? bones_preset_find (*system, (*system)->ready) : NULL;
      g_autoptr (BonesSetup) setup = bones_content_setup (*system, NULL, NULL);
      const BonesSetup *made;

      g_assert_no_error (error);
      made = bones_table_get_setup (table);
      g_assert_cmpint (bones_table_get_play (table)->stop, ==, BONES_ASKING);
      g_assert_cmpint (bones_table_get_dice (table, 1), ==, BONES_DICE_REAL);
      g_assert_cmpuint (made->rosters->len, ==, MAX ((*system)->least_fleets, 2));
      g_assert_true ((((BonesRoster *) g_ptr_array_index (made->rosters, 0))->side != NULL)
                     == (*system)->edges);
      bones_preset_set (setup, ready != NULL ? ready : (*system)->presets);
      g_assert_cmpmem (setup->options, sizeof setup->options, made->options, sizeof made->options);
      g_object_unref (table);
      bones_store_close (store);
    }
}

/* The first battle: two small fleets that are legal, the app's dice, and a note for its first
 * question. Other systems have no notes. */
static void
test_first_battle (void)
{
  g_autoptr (GError) error = NULL;
  BonesStore *store = bones_store_open (":memory:", &error);
  BonesTable *table = bones_first_battle_new (store, &error);
  g_autoptr (BonesView) view = NULL;
  BonesGuideNote note;
  const BonesSetup *made;

  g_assert_no_error (error);
  made = bones_table_get_setup (table);
  g_assert_cmpuint (made->rosters->len, ==, 2);
  for (guint i = 0; i < made->rosters->len; i++)
    {
      const BonesRoster *roster = g_ptr_array_index (made->rosters, i);
      g_autoptr (GArray) faults = g_array_new (FALSE, TRUE, sizeof (BonesFault));

      g_assert_cmpuint (roster->ships->len, ==, 2);
      made->ruleset->check (made, roster, faults);
      g_assert_cmpuint (faults->len, ==, 0);
      g_assert_cmpint (bones_table_get_dice (table, i), ==, BONES_DICE_APP);
    }
  view = bones_view_new (table, BONES_NOBODY);
  g_assert_true (bones_guide_find_note (view, &note));
  g_assert_cmpstr (note.id, ==, "islands");
  for (const BonesRuleset *const *system = bones_systems (); *system != NULL; system++)
    g_assert_true (bones_guide_has_notes (*system) == g_str_equal ((*system)->id, "black-spot"));
  g_object_unref (table);
  bones_store_close (store);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ready-made/fleets", test_ready_fleets_are_legal);
  g_test_add_func ("/ready-made/systems", test_systems_are_offered);
  g_test_add_func ("/ready-made/given-ships", test_given_ships);
  g_test_add_func ("/ready-made/flagships", test_flagships);
  g_test_add_func ("/ready-made/seat-names", test_seat_names);
  g_test_add_func ("/ready-made/ship-names", test_names_never_run_out);
  g_test_add_func ("/ready-made/fleets-of-a-set", test_fleets_of_a_set);
  g_test_add_func ("/ready-made/less-to-spend", test_less_to_spend);
  g_test_add_func ("/ready-made/factions", test_seats_have_factions);
  g_test_add_func ("/ready-made/battles", test_ready_battles);
  g_test_add_func ("/ready-made/first-battle", test_first_battle);
  return g_test_run ();
}
