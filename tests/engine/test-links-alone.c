/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Dice, engine and rulesets need only GLib: this program links them alone, plays the first question
 * of each rule system, and checks which libraries are in its memory.
 */

#include "play.h"
#include "registry.h"

#include <string.h>

#define CLASS                                                                                      \
  "{'id': <'sloop'>, 'bucket': <'sloops'>, 'cost_halves': <int64 2>, 'gun_dice': <int64 1>,"       \
  " 'hull_dice': <int64 1>, 'speed_halves': <int64 16>, 'turn_cost_halves': <int64 2>,"            \
  " 'turn_degrees': <int64 90>}"

#define RATINGS "{'movement': <int64 2>, 'cannon': <int64 4>, 'crew': <int64 6>}"
#define SHOT "<{'range': <int64 0>, 'broadside': <int64 0>, 'attribute': <int64 0>}>"
#define CARD "<{'copies': <int64 2>, 'bonus': <int64 2>}>"
#define DUEL                                                                                       \
  "'ship': <" RATINGS ">, 'creation_up_to': <" RATINGS ">, 'attribute_up_to': <" RATINGS ">,"      \
  " 'move_dice': <int64 2>, 'move_less': <int64 4>, 'near': <int64 2>, 'sinks_at': <int64 0>,"     \
  " 'points_from': <[<int64 5>]>, 'prize_crew': <int64 1>,"                                        \
  " 'ammunition': <{'grapeshot': " SHOT ", 'chainshot': " SHOT ", 'roundshot': " SHOT "}>,"        \
  " 'cards': <{'gust_of_wind': " CARD ", 'unfurl_the_sails': " CARD ", 'catch_the_wind': " CARD    \
  ", 'fierce_hand_to_hand': " CARD ", 'swords_and_pistols': " CARD ", 'rally_the_men': " CARD      \
  ", 'sweep_the_decks': " CARD ", 'splintering_wood': " CARD ", 'damaged_rigging': " CARD          \
  ", 'quick_reload': " CARD ", 'crows_nest': " CARD ", 'maneuver': " CARD ", 'calm_waters': " CARD \
  ", 'rake_the_bow': " CARD "}>"

#define PREY "'sloop': <int64 9>, 'frigate': <int64 9>, 'ship-of-the-line': <int64 9>"
#define SHIP(id)                                                                                   \
  "<{'id': <'" id "'>, 'decks': <int64 1>, 'crew': <int64 8>, 'advantage': <int64 0>,"             \
  " 'hold': <int64 2>, 'piece': <'pawn'>, 'to_hit': <{" PREY "}>}>"
#define SHIPS SHIP ("sloop") ", " SHIP ("frigate") ", " SHIP ("ship-of-the-line")
#define PIRATES                                                                                    \
  "'classes': <[" SHIPS "]>, 'ports': <int64 1>, 'port_to_hit': <int64 9>,"                        \
  " 'to_hit_dice': <int64 3>, 'near': <int64 3>, 'dread_pirate_damage': <int64 2>,"                \
  " 'surprise_up_to': <int64 2>, 'dread_pirate_surprise_up_to': <int64 3>,"                        \
  " 'move_less': <int64 3>, 'boarding_bonus': <int64 6>, 'jewels': <int64 3>,"                     \
  " 'doubloons': <int64 8>, 'grape_shot_damage': <int64 1>, 'grape_shot_below': <int64 3>,"        \
  " 'more_sails': <int64 1>"

#define DECK                                                                                       \
  "<{'id': <'DECK'>, 'name': <'Deck'>, 'col_from': <int64 1>, 'col_to': <int64 1>,"                \
  " 'row_from': <int64 0>, 'row_to': <int64 0>, 'boxes': <int64 1>, 'save': <int64 4>}>"
#define ANY                                                                                        \
  "<{'column': <'ANY'>, 'face_1': <'DECK'>, 'face_2': <'DECK'>, 'face_3': <'DECK'>,"               \
  " 'face_4': <'DECK'>, 'face_5': <'BTW'>, 'face_6': <'MISS'>}>"
#define MEN_O_WAR                                                                                  \
  "'general': <{'critical_dice': <'1d6'>, 'cannon': <'GUN'>}>,"                                    \
  " 'ships': <[<{'id': <'SHIP'>, 'name': <'Ship'>, 'class': <'MOW'>, 'points': <int64 9>,"         \
  " 'crew': <int64 2>, 'sail': <int64 5>, 'btw_boxes': <int64 2>, 'btw_save': <int64 4>,"          \
  " 'locations': <[" DECK "]>, 'aim': <[" ANY "]>}>]>,"                                            \
  " 'weapons': <[<{'id': <'GUN'>, 'name': <'Gun'>, 'reach': <int64 9>, 'shots': <int64 1>,"        \
  " 'bands': <[<{'name': <'Any'>, 'up_to': <int64 9>, 'save': <int64 0>}>]>}>,"                    \
  " <{'id': <'AIR'>, 'name': <'Air'>, 'reach': <int64 6>, 'shots': <int64 1>,"                     \
  " 'anti_flyer': <true>}>]>,"                                                                     \
  " 'criticals': <[<{'from': <int64 1>, 'to': <int64 6>, 'text': <'Ow'>}>]>,"                      \
  " 'colours': <[<{'id': <'RED'>, 'name': <'Red'>}>]>,"                                            \
  " 'spells': <[<{'id': <'S'>, 'name': <'S'>, 'colour': <'RED'>, 'dispels': <'RED'>,"              \
  " 'needs': <int64 4>, 'target': <'none'>, 'duration': <'instant'>, 'copies': <int64 1>}>]>,"     \
  " 'symbols': <[<{'id': <'EYE'>, 'name': <'Eye'>}>]>,"                                            \
  " 'cards': <[<{'id': <'C'>, 'name': <'C'>, 'symbol': <'EYE'>, 'uses': <'always'>,"               \
  " 'copies': <int64 1>}>]>,"                                                                      \
  " 'ranks': <[<{'id': <'R'>, 'name': <'R'>, 'points': <int64 9>, 'hand': <int64 1>,"              \
  " 'bonus': <int64 0>, 'reroll': <false>, 'honours': <int64 1>}>]>"

/* What each rule system is made of, and how its first question is answered. */
static const struct {
  const char *id, *content;
  BonesAskKind asks;
} systems[] = {
  { "black-spot", "{'classes': <[<" CLASS ">]>, 'wind.deck': <{'N': <int64 1>}>}", BONES_ASK_DICE },
  { "dread-pirate", "{" PIRATES "}", BONES_ASK_CHOICE },
  { "man-o-war", "{" MEN_O_WAR "}", BONES_ASK_CHOICE },
  { "naval-duel", "{'range': <int64 3>, " DUEL "}", BONES_ASK_DICE },
  { "null", "{'range': <int64 3>}", BONES_ASK_DICE },
};

static guint
find_system (const BonesRuleset *ruleset)
{
  guint i = 0;

  while (!g_str_equal (systems[i].id, ruleset->id))
    g_assert_cmpuint (++i, <, G_N_ELEMENTS (systems));

  return i;
}

static BonesSetup *
make_setup (const BonesRuleset *ruleset)
{
  g_autoptr (GVariant) content =
      g_variant_parse (NULL, systems[find_system (ruleset)].content, NULL, NULL, NULL);
  g_autoptr (GError) error = NULL;
  BonesSetup *setup = bones_setup_new (ruleset, ruleset->content_new (content, &error));

  g_assert_no_error (error);
  for (guint fleet = 0; fleet < 2; fleet++)
    {
      BonesRoster *roster = bones_roster_new (fleet == 0 ? "Red" : "Blue");

      bones_roster_add (roster, NULL, ruleset->kind_id (setup->content, 0), TRUE);
      g_ptr_array_add (setup->rosters, roster);
    }

  return setup;
}

static void
test_first_question (gconstpointer data)
{
  const BonesRuleset *ruleset = data;
  g_autoptr (BonesSetup) setup = make_setup (ruleset);
  g_autoptr (BonesPlay) play = bones_play_new (ruleset, setup);
  g_autoptr (BonesEntry) entry = bones_entry_new (BONES_ENTRY_ACTION);
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);

  entry->action = ruleset->first_action ();
  bones_setup_game (setup, game);
  g_assert_cmpint (bones_play_run (play, game, &entry, 1), ==, BONES_ASKING);
  g_assert_cmpint (play->prompt.kind, ==, systems[find_system (ruleset)].asks);
}

static void
test_nothing_else_is_mapped (void)
{
  static const char *const forbidden[] = { "gtk", "adwaita", "sqlite", "json-glib", "gio-" };
  g_autofree char *maps = NULL;

  if (!g_file_get_contents ("/proc/self/maps", &maps, NULL, NULL))
    {
      g_test_skip ("what is mapped cannot be read here");
      return;
    }

  g_assert_nonnull (strstr (maps, "libglib")); /* otherwise this test checks nothing */
  for (guint i = 0; i < G_N_ELEMENTS (forbidden); i++)
    {
      g_autofree char *library = g_strconcat ("/lib", forbidden[i], NULL);

      g_assert_null (strstr (maps, library));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (const BonesRuleset *const *ruleset = bones_rulesets (); *ruleset != NULL; ruleset++)
    {
      g_autofree char *path = g_strconcat ("/alone/", (*ruleset)->id, NULL);

      g_test_add_data_func (path, *ruleset, test_first_question);
    }

  g_test_add_func ("/alone/mapped", test_nothing_else_is_mapped);
  return g_test_run ();
}
