/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The turn of the active ship, the table edges and the rounds, as each system declares them, at
 * every moment of recorded battles. */
#include "content.h"
#include "recorded-battle.h"
#include "registry.h"
#include "table-play.h"
#include "view.h"

#include <string.h>

static BonesView *
view_at (const RecordedBattle *battle, guint32 seq)
{
  g_autoptr (GError) error = NULL;
  BonesView *view = bones_view_new_at (battle->table, BONES_NOBODY, seq, &error);

  g_assert_no_error (error);
  return view;
}

static void
check_declared (const BonesRuleset *ruleset)
{
  const BonesTurn *turn = ruleset->turn;
  const BonesTrack *track = &ruleset->ship_tracks[turn->fired];
  const guint n = g_strv_length ((char **) track->ids);

  g_assert_cmpint (ruleset->verbs[turn->orders].of, ==, BONES_OF_SHIP);
  g_assert_cmpint (ruleset->verbs[turn->fires].of, ==, BONES_OF_SHIP);
  g_assert_cmpint (ruleset->verbs[turn->ends].of, ==, BONES_OF_SHIP);
  g_assert_cmpint (track->show, ==, BONES_SHOW_BITS);
  g_assert_cmpuint (n, <=, BONES_MAX_BANKS);
  g_assert_cmpuint (track->highest, ==, (1u << n) - 1);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *id = g_strconcat ("choice.", track->ids[i], NULL);

      g_assert_nonnull (bones_ruleset_words (ruleset, id));
    }
}

static void
test_declared (void)
{
  guint n = 0;

  for (const BonesRuleset *const *ruleset = bones_rulesets (); *ruleset != NULL; ruleset++)
    if ((*ruleset)->turn != NULL)
      {
        check_declared (*ruleset);
        n++;
      }
  g_assert_cmpuint (n, >, 1);
}

/* The number of guns in the plan of @ship that face @at, including lost ones. */
static guint
count_guns (const BonesShipView *ship, BonesGunsAt at, gboolean lost)
{
  const gboolean side = at == BONES_GUNS_PORT || at == BONES_GUNS_STARBOARD;
  guint n = 0;

  for (guint i = 0; i < ship->plan->len; i++)
    {
      const BonesPartView *part = g_ptr_array_index (ship->plan, i);

      for (guint j = 0; j < part->guns->len; j++)
        {
          const BonesGunsView *guns = g_ptr_array_index (part->guns, j);

          if ((lost || !guns->lost) && (guns->at == at || (side && guns->at == BONES_GUNS_SIDES)))
            n += guns->number;
        }
    }
  return n;
}

static guint
count_banks (const BonesShipView *ship)
{
  static const BonesGunsAt all[] = { BONES_GUNS_BOW, BONES_GUNS_PORT, BONES_GUNS_STARBOARD,
                                     BONES_GUNS_STERN, BONES_GUNS_ALL_ROUND };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    n += count_guns (ship, all[i], TRUE) > 0;
  return n;
}

/* The turns in a whole battle. */
typedef struct {
  guint turns, banks, fired;
} Seen;

typedef void (*Check) (const BonesView *view, const BonesShipView *ship, const BonesBankView *bank);

static void
look (const BonesView *view, Check check, Seen *seen)
{
  const BonesShipView *ship = bones_view_ship (view, view->turn->ship);

  seen->turns++;
  g_assert_cmpint (view->active_ship, ==, (gint) ship->ship);
  g_assert_true (g_str_has_prefix (view->turn->text, ship->name));
  if (view->prompt == NULL)
    g_assert_true (g_str_has_prefix (view->next_text, ship->name));
  for (guint i = 0; i < view->turn->banks->len; i++)
    {
      const BonesBankView *bank = g_ptr_array_index (view->turn->banks, i);

      seen->banks++;
      seen->fired += bank->fired;
      g_assert_cmpuint (bank->at, !=, BONES_GUNS_SIDES); /* a bank faces one way */
      check (view, ship, bank);
    }
}

/* Every moment of the battle. */
static Seen
walk (const RecordedBattle *battle, Check check)
{
  Seen seen = { 0 };

  for (guint32 seq = 1; seq <= bones_table_get_seq (battle->table); seq++)
    {
      g_autoptr (BonesView) view = view_at (battle, seq);

      if (view->turn != NULL)
        look (view, check, &seen);
    }
  g_assert_cmpuint (seen.turns, >, 0);
  g_assert_cmpuint (seen.fired, >, 0);
  return seen;
}

/* MW-ACT-03, MW-CMB-02: her banks are those of her plan. What others call a round is a turn. */
static void
check_man_o_war (const BonesView *view, const BonesShipView *ship, const BonesBankView *bank)
{
  g_autofree char *round = g_strdup_printf ("Turn %u", view->round);

  g_assert_cmpuint (bank->guns, ==, count_guns (ship, bank->at, FALSE));
  g_assert_cmpuint (view->turn->banks->len, ==, count_banks (ship));
  g_assert_cmpstr (view->round_text, ==, round);
  g_assert_true (g_str_has_suffix (view->turn->text, "has her go."));
}

static void
test_man_o_war (void)
{
  g_auto (RecordedBattle) battle = recorded_battle_open ("man-o-war/lagoon-sixes.json");

  walk (&battle, check_man_o_war);
}

/* BS-FIRE-1: each bank fires all of her gun dice. */
static void
check_black_spot (const BonesView *view, const BonesShipView *ship, const BonesBankView *bank)
{
  const BonesRuleset *ruleset = bones_ruleset_find ("black-spot");
  const gint dice = bones_ruleset_track (ruleset->ship_tracks, "gun_dice");
  const BonesTrackView *track = g_ptr_array_index (ship->tracks, (guint) dice);
  g_autofree char *round = g_strdup_printf ("Round %u", view->round);

  g_assert_cmpuint (bank->guns, ==, (guint) track->value);
  g_assert_cmpstr (view->round_text, ==, round);
  g_assert_true (g_str_has_suffix (view->turn->text, "has her turn."));
}

static void
test_black_spot (void)
{
  g_auto (RecordedBattle) battle = recorded_battle_open ("two-fleets-gunnery-app-dice.json");
  const Seen seen = walk (&battle, check_black_spot);

  g_assert_cmpuint (seen.banks, ==, 4 * seen.turns);
}

static const BonesFleetView *
fleet_at (const BonesView *view, guint fleet)
{
  return g_ptr_array_index (view->fleets, fleet);
}

/* MW-SET-04: no fleet has an edge until that is decided. Then one has the eastern edge, whatever
 * the rosters say. */
static void
test_edges_that_are_settled (void)
{
  g_auto (RecordedBattle) battle = recorded_battle_open ("man-o-war/lagoon-sixes.json");
  g_autoptr (BonesView) before = view_at (&battle, 1);
  g_autoptr (BonesView) after = view_at (&battle, bones_table_get_seq (battle.table));
  const gboolean first_is_eastern = g_strcmp0 (fleet_at (after, 0)->side, "E") == 0;

  for (guint i = 0; i < 2; i++)
    {
      g_assert_null (fleet_at (before, i)->side);
      g_assert_cmpstr (fleet_at (after, i)->side, ==, (i == 0) == first_is_eastern ? "E" : "W");
    }
}

/* If fleets start from edges, their rosters name them; otherwise rosters have none. */
static void
test_edges_of_rosters (void)
{
  g_auto (RecordedBattle) battle = recorded_battle_open ("two-fleets-gunnery-app-dice.json");
  const BonesGame *game = &bones_table_get_play (battle.table)->game;
  BonesSetup setup = *bones_table_get_setup (battle.table);
  BonesRuleset ruleset = *setup.ruleset;
  g_autoptr (GPtrArray) rosters =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  BonesRoster *roster = bones_roster_copy (g_ptr_array_index (setup.rosters, 0));

  g_free (roster->side);
  roster->side = g_strdup ("N");
  g_ptr_array_add (rosters, roster);
  setup.rosters = rosters;
  setup.ruleset = &ruleset;
  g_assert_cmpstr (bones_setup_side (&setup, game, 0), ==, "N");
  g_assert_null (bones_setup_side (&setup, game, 1)); /* it joined later */
  ruleset.edges = FALSE;
  g_assert_null (bones_setup_side (&setup, game, 0));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/turn/declared", test_declared);
  g_test_add_func ("/turn/man-o-war", test_man_o_war);
  g_test_add_func ("/turn/black-spot", test_black_spot);
  g_test_add_func ("/turn/edges-that-are-settled", test_edges_that_are_settled);
  g_test_add_func ("/turn/edges-of-rosters", test_edges_of_rosters);
  return g_test_run ();
}
