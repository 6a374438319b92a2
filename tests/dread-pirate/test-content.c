/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"
#include "harness.h"

/* Faulty content is refused with an error that names the member. */

#define ROW "<{'sloop': <int64 9>, 'frigate': <int64 8>, 'ship-of-the-line': <int64 7>}>"
#define TO_HIT(number)                                                                             \
  "<{'sloop': <int64 " #number ">, 'frigate': <int64 " #number                                     \
  ">, 'ship-of-the-line': <int64 " #number ">}>"
#define AT_BEST(number)                                                                            \
  "<{'sloop': <int64 9>, 'frigate': <int64 8>, 'ship-of-the-line': <int64 " #number ">}>"
#define CLASS(id, decks, crew, advantage, hold, piece, row)                                        \
  "<{'id': <'" id "'>, 'decks': <int64 " #decks ">, 'crew': <int64 " #crew                         \
  ">, 'advantage': <int64 " #advantage ">, 'hold': <int64 " #hold ">, 'piece': <'" piece           \
  "'>, 'to_hit': " row "}>"
#define SLOOP CLASS ("sloop", 1, 8, 0, 2, "pawn", ROW)
#define FRIGATE CLASS ("frigate", 2, 10, 2, 4, "knight", ROW)
#define OF_THE_LINE CLASS ("ship-of-the-line", 3, 12, 3, 6, "rook", ROW)
#define WITH(sloop) "[" sloop ", " FRIGATE ", " OF_THE_LINE "]"

typedef struct {
  const char *member, *value; /* NULL: it is missing */
  const char *named;          /* by the error; NULL: @member */
} Content;

static const Content bad[] = {
  { "classes" },
  { "ports" },
  { "port_to_hit" },
  { "to_hit_dice" },
  { "near" },
  { "dread_pirate_damage" },
  { "surprise_up_to" },
  { "dread_pirate_surprise_up_to" },
  { "move_less" },
  { "boarding_bonus" },
  { "jewels" },
  { "doubloons" },
  { "grape_shot_damage" },
  { "grape_shot_below" },
  { "more_sails" },
  { "ports", "int64 0" },
  { "ports", "int64 33" },
  { "ports", "'eight'" },
  { "port_to_hit", "int64 0" },
  { "port_to_hit", "int64 100" },
  { "to_hit_dice", "int64 0" },
  { "to_hit_dice", "int64 11" },
  { "near", "int64 -1" },
  { "near", "int64 10" },
  { "surprise_up_to", "int64 7" },
  { "dread_pirate_surprise_up_to", "int64 7" },
  { "dread_pirate_damage", "int64 21" },
  { "move_less", "int64 21" },
  { "boarding_bonus", "int64 100" },
  { "jewels", "int64 100" },
  { "doubloons", "int64 100" },
  { "grape_shot_damage", "int64 21" },
  { "grape_shot_below", "int64 10" },
  { "more_sails", "int64 21" },
  { "classes", "'many'" },
  { "classes", "[" SLOOP ", " FRIGATE "]" },
  { "classes", "[<'sloop'>, " FRIGATE ", " OF_THE_LINE "]" },
  { "classes", "[" FRIGATE ", " SLOOP ", " OF_THE_LINE "]", "sloop" },
  { "classes", WITH ("<{'decks': <int64 1>}>"), "id" },
  { "classes", WITH (CLASS ("sloop", 21, 8, 0, 2, "pawn", ROW)), "decks" },
  { "classes", WITH (CLASS ("sloop", 1, 0, 0, 2, "pawn", ROW)), "crew" },
  { "classes", WITH (CLASS ("sloop", 1, 100, 0, 2, "pawn", ROW)), "crew" },
  { "classes", WITH (CLASS ("sloop", 1, 8, 21, 2, "pawn", ROW)), "advantage" },
  { "classes", WITH (CLASS ("sloop", 1, 8, 0, 100, "pawn", ROW)), "hold" },
  { "classes", WITH (CLASS ("sloop", 1, 8, 0, 2, "bishop", ROW)), "piece" },
  { "classes", WITH (CLASS ("sloop", 1, 8, 0, 2, "none", ROW)), "piece" },
  { "classes",
    WITH ("<{'id': <'sloop'>, 'decks': <int64 1>, 'crew': <int64 8>, 'advantage': <int64 0>,"
          " 'hold': <int64 2>}>"),
    "piece" },
  { "classes", WITH (CLASS ("sloop", 1, 8, 0, 2, "pawn", TO_HIT (0))), "sloop" },
  { "classes", WITH (CLASS ("sloop", 1, 8, 0, 2, "pawn", TO_HIT (100))), "sloop" },
  { "classes", WITH (CLASS ("sloop", 1, 8, 0, 2, "pawn", AT_BEST (100))), "ship-of-the-line" },
  { "classes", WITH (CLASS ("sloop", 1, 8, 0, 2, "pawn", "<int64 9>")), "to_hit" },
  { "classes", WITH (CLASS ("sloop", 1, 8, 0, 2, "pawn", "<{'sloop': <int64 9>}>")), "frigate" },
};

static void
test_bad_content (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *named =
          g_strdup_printf ("\"%s\"", bad[i].named != NULL ? bad[i].named : bad[i].member);

      if (battle_other_content (bad[i].member, bad[i].value, &error) != NULL)
        g_error ("content with %s = %s is taken", bad[i].member, bad[i].value);

      g_assert_error (error, BONES_RULESET_ERROR, BONES_RULESET_ERROR_CONTENT);
      if (strstr (error->message, named) == NULL)
        g_error ("%s = %s: %s", bad[i].member, bad[i].value, error->message);
    }
}

/* Values at their bounds are accepted. */
static void
test_content_at_its_bounds (void)
{
  static const Content good[] = {
    { "ports", "int64 1" },
    { "ports", "int64 32" },
    { "port_to_hit", "int64 99" },
    { "port_to_hit", "int64 1" },
    { "to_hit_dice", "int64 1" },
    { "to_hit_dice", "int64 10" },
    { "near", "int64 0" },
    { "near", "int64 9" },
    { "surprise_up_to", "int64 0" },
    { "dread_pirate_surprise_up_to", "int64 6" },
    { "move_less", "int64 20" },
    { "dread_pirate_damage", "int64 0" },
    { "dread_pirate_damage", "int64 20" },
    { "surprise_up_to", "int64 6" },
    { "dread_pirate_surprise_up_to", "int64 0" },
    { "move_less", "int64 0" },
    { "boarding_bonus", "int64 0" },
    { "boarding_bonus", "int64 99" },
    { "jewels", "int64 0" },
    { "jewels", "int64 99" },
    { "doubloons", "int64 0" },
    { "doubloons", "int64 99" },
    { "grape_shot_damage", "int64 0" },
    { "grape_shot_damage", "int64 20" },
    { "grape_shot_below", "int64 0" },
    { "grape_shot_below", "int64 9" },
    { "more_sails", "int64 0" },
    { "more_sails", "int64 20" },
    { "classes", WITH (SLOOP) },
    { "classes", WITH (CLASS ("sloop", 1, 8, 0, 2, "pawn", TO_HIT (1))) },
    { "classes", WITH (CLASS ("sloop", 1, 8, 0, 2, "pawn", TO_HIT (99))) },
    { "classes", WITH (CLASS ("sloop", 0, 1, 0, 0, "king", ROW)) },
    { "classes", WITH (CLASS ("sloop", 20, 99, 20, 99, "queen", ROW)) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree DpContent *content = battle_other_content (good[i].member, good[i].value, &error);

      g_assert_no_error (error);
      g_assert_nonnull (content);
    }
}

/* DP-SHP-03: damage is taken from the crew, point by point, with a tap on it. */
static void
test_a_tap_on_the_crew (void)
{
  g_assert_cmpint (dp_ship_tracks[DP_CREW].tap, ==, -1);
}

/* What is there or is not, and cards of 9 three times either way. */
static void
test_bounds_by_hand (void)
{
  g_assert_cmpuint (dp_ship_tracks[DP_GRAPE_SHOT].highest, ==, 1);
  g_assert_cmpuint (dp_ship_tracks[DP_SAILS].highest, ==, 1);
  g_assert_cmpuint (dp_ship_tracks[DP_SPYGLASS].highest, ==, 1);
  g_assert_cmpuint (dp_fleet_tracks[DP_DREAD_PIRATE].highest, ==, 1);
  g_assert_cmpuint (dp_ship_tracks[DP_CARD].lowest, ==, DP_ZERO - 27);
  g_assert_cmpuint (dp_ship_tracks[DP_CARD].highest, ==, DP_ZERO + 27);
}

/* DP-UPG-03: a set may have a class that carries fewer than the one before it. */
static void
test_smaller_crew (void)
{
  g_autoptr (Battle) battle = battle_begin ("Red: 1; Blue: 1", NULL, NULL);
  g_autofree DpContent *content = g_memdup2 (battle->setup->content, sizeof (DpContent));

  content->classes[DP_FRIGATE].crew = 3;
  battle->setup->content = content;
  battle_do (battle, "upgrade R1: yes yes");
  battle_check (battle, "R1.kind=frigate R1.crew=3 R1.crew_max=3");
  g_clear_pointer (&battle, battle_free);
}

/* DP-SHP-01, DP-FIR-02: numbers of the catalogue that no other test shows. */
static void
test_content (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree DpContent *content = battle_content (NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (bones_dread_pirate.fleet_ships, ==, 1); /* each player has one ship */
  g_assert_cmpuint (content->ports, ==, 8);
  g_assert_cmpuint (content->classes[DP_SLOOP].advantage, ==, 0);
  g_assert_cmpuint (content->classes[DP_SHIP_OF_THE_LINE].hold, ==, 6);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dread-pirate/content/bad", test_bad_content);
  g_test_add_func ("/dread-pirate/content/at its bounds", test_content_at_its_bounds);
  g_test_add_func ("/dread-pirate/content/numbers", test_content);
  g_test_add_func ("/dread-pirate/content/a tap on the crew", test_a_tap_on_the_crew);
  g_test_add_func ("/dread-pirate/content/bounds by hand", test_bounds_by_hand);
  g_test_add_func ("/dread-pirate/content/DP-UPG-03: fewer crew", test_smaller_crew);
  return g_test_run ();
}
