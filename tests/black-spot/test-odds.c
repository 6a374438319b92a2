/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The odds through the real procedures: Ex 69 and 70 of the catalogue, broadsides against a search
 * over every face, and, for every procedure that rolls, merged against unmerged odds: that is what
 * proves each bones_settle().
 */

#include "black-spot.h"
#include "brute.h"

#include <json-glib/json-glib.h>
#include <string.h>

#define MOST_GIVEN 4

/* What is done, and what was answered before the first die. A ship is a word: class s, f or m, the
 * hits she has, * for a flagship; fleets are parted by "/". The first ship acts. */
typedef struct {
  const char *what;
  const char *ships;
  BsVerb verb;
  guint n_given;
  struct {
    guint n;
    guint16 values[4];
  } given[MOST_GIVEN];
  guint8 booty[2];
  void (*arrange) (BonesGame *game);
} Scene;

typedef struct {
  BonesSetup *setup;
  BonesGame game;
  GPtrArray *given; /* of BonesEntry */
  BonesQuestion question;
} Fixture;

enum { CAPTURED = 8, SUNK, FLED, GONE };

/* Of ship @data: her hits, or how she was lost. */
static guint
fate (const BonesPlay *end, gconstpointer data)
{
  const BonesShip *ship = &end->game.ships[GPOINTER_TO_UINT (data)];

  if (ship->status == BONES_IN_PLAY)
    return ship->tracks[BS_HULL_DICE] == 0 ? CAPTURED : ship->tracks[BS_HITS];

  return ship->status == BONES_SUNK ? SUNK : ship->status == BONES_FLED ? FLED : GONE;
}

/* Whether the event @data was told. */
static guint
told (const BonesPlay *end, gconstpointer data)
{
  for (guint i = 0; i < end->events->len; i++)
    if (g_str_equal (g_array_index (end->events, BonesEvent, i).what, data))
      return 1;

  return 0;
}

static BonesSetup *
make_setup (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "data", "rulesets", "black-spot.json", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GVariant) content = NULL;
  g_autoptr (GError) error = NULL;
  BonesSetup *setup;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  content = g_variant_ref_sink (json_gvariant_deserialize_data (text, -1, "a{sv}", &error));
  g_assert_no_error (error);
  setup = bones_setup_new (&bones_black_spot, bones_black_spot.content_new (content, &error));
  g_assert_no_error (error);
  bones_black_spot.profile (setup->options);
  return setup;
}

static const char *
class_id (char letter)
{
  return letter == 's' ? "sloop" : letter == 'f' ? "frigate" : "man_o_war";
}

static void
add_fleets (BonesSetup *setup, const char *ships)
{
  g_auto (GStrv) fleets = g_strsplit (ships, "/", -1);

  for (guint i = 0; fleets[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (g_strstrip (fleets[i]), " ", -1);
      BonesRoster *roster = bones_roster_new (NULL);

      for (guint j = 0; words[j] != NULL; j++)
        bones_roster_add (roster, NULL, class_id (words[j][0]), strchr (words[j], '*') != NULL);

      g_ptr_array_add (setup->rosters, roster);
    }
}

/* In the middle of the first ship's turn, after her move. */
static void
begin_turn (Fixture *self, const Scene *scene)
{
  const char *word = scene->ships;
  BonesGame *game = &self->game;

  bones_black_spot.set_up (self->setup, game);
  game->round = 2;
  game->step = BS_STEP_TURNS;
  game->wind = BONES_CALM;
  game->active_ship = 0;
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    {
      game->order[game->n_order++] = fleet;
      game->fleets[fleet].tracks[BS_BOOTY] = fleet < 2 ? scene->booty[fleet] : 0;
    }

  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      word += strcspn (word, "sfm");
      game->ships[ship].tracks[BS_HITS] = word[1] - '0';
      word++;
    }

  game->ships[0].tracks[BS_MOVED] = 1;
  game->ships[0].tracks[BS_INCHES] = 300;
  if (scene->arrange != NULL)
    scene->arrange (game);
}

/* Gives the next answer: its key is that of the question. */
static void
give (Fixture *self, BonesPlay *play, guint n, const guint16 *values)
{
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ANSWER);
  const BonesStop stop = bones_play_run (
      play, &self->game, (BonesEntry *const *) self->given->pdata, self->given->len);

  g_assert_cmpint (stop, ==, BONES_ASKING);
  entry->answer.key = play->prompt.key;
  entry->answer.kind = play->prompt.kind;
  entry->answer.n = n;
  memcpy (entry->answer.values, values, n * sizeof *values);
  g_assert_cmpint (bones_answer_fits (&play->prompt, &entry->answer), ==, BONES_FITS);
  g_ptr_array_add (self->given, entry);
}

static Fixture *
fixture_new (const Scene *scene)
{
  Fixture *self = g_new0 (Fixture, 1);
  BonesEntry *action = bones_entry_new (BONES_ENTRY_ACTION);
  g_autoptr (BonesPlay) play = NULL;

  self->setup = make_setup ();
  add_fleets (self->setup, scene->ships);
  begin_turn (self, scene);

  action->action.verb = scene->verb;
  action->action.ship = 0;
  self->given = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_entry_free);
  g_ptr_array_add (self->given, action);
  play = bones_play_new (&bones_black_spot, self->setup);
  for (guint i = 0; i < scene->n_given; i++)
    give (self, play, scene->given[i].n, scene->given[i].values);

  self->question = (BonesQuestion){ .setup = self->setup,
                                    .game = &self->game,
                                    .given = (BonesEntry *const *) self->given->pdata,
                                    .n_given = self->given->len,
                                    .outcome = fate };
  return self;
}

static void
fixture_free (Fixture *self)
{
  g_ptr_array_unref (self->given);
  bones_setup_free (self->setup);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Fixture, fixture_free)

static BonesOdds
ask_odds (Fixture *self)
{
  BonesOdds odds;

  g_assert_true (bones_odds (&self->question, &odds, NULL, NULL));
  return odds;
}

static void
add_island (BonesGame *game)
{
  bones_game_add_marker (game, BS_ISLAND, BONES_NOBODY);
}

/* She has the next ship but her own fleet's last hooked; the first battle is to be fought. */
static void
throw_hooks (BonesGame *game)
{
  guint target = 0;

  while (game->ships[target].fleet == 0)
    target++;

  bones_game_add_link (game, BS_GRAPPLE_LINK, 0, target)->values[BS_LINK_THROWN] = game->round;
  game->ships[0].tracks[BS_HOOKS] = TRUE;
}

/* Hooked last round, fought once: the Boarding bucket. */
static void
hook_earlier (BonesGame *game)
{
  BonesLink *link;

  throw_hooks (game);
  link = bones_game_find_link (game, BS_GRAPPLE_LINK, 0);
  link->values[BS_LINK_THROWN] = link->values[BS_LINK_LAST] = game->round - 1;
  link->values[BS_LINK_FOUGHT] = 1;
  game->active_ship = BONES_NO_SHIP;
}

static void
leave_hull (BonesGame *game)
{
  game->ships[1].fleet = BONES_NOBODY;
  game->ships[1].tracks[BS_HULL_DICE] = game->ships[1].tracks[BS_GUN_DICE] = 0;
}

static void
flee_on_damage (BonesGame *game)
{
  game->options[BS_SINK_ON] = BS_SINK_DAMAGE;
}

#define AT(ship, range) ((ship) | (range) << 8)
enum { SHORT, LONG };

static const Scene scenes[] = {
  { "bow", "f0 / f0", BS_FIRE, 2, { { 1, { BS_BOW } }, { 1, { AT (1, SHORT) } } }, { 1, 1 } },
  { "broadside", "f0 / f1", BS_FIRE, 2, { { 1, { BS_PORT } }, { 1, { AT (1, LONG) } } }, { 1, 1 } },
  { "broadside at two",
    "m0 / s0 f1",
    BS_FIRE,
    2,
    { { 1, { BS_STARBOARD } }, { 2, { AT (1, SHORT), AT (2, LONG) } } },
    { 0, 1 } },
  { "broadside at a flagship and her fleet",
    "s0 / s1* f0 s0",
    BS_FIRE,
    2,
    { { 1, { BS_PORT } }, { 3, { AT (1, SHORT), AT (2, LONG), AT (3, LONG) } } },
    { 0, 1 } },
  { "broadside at her own flagship",
    "f0 s1* / s0",
    BS_FIRE,
    2,
    { { 1, { BS_PORT } }, { 2, { AT (1, SHORT), AT (2, SHORT) } } },
    { 1, 0 } },
  { "broadside, sunk by damage",
    "f0 / f2 s0",
    BS_FIRE,
    2,
    { { 1, { BS_PORT } }, { 2, { AT (1, SHORT), AT (2, SHORT) } } },
    { 0, 1 },
    flee_on_damage },
  { "broadside at a hull",
    "f0 s1 / s0",
    BS_FIRE,
    2,
    { { 1, { BS_PORT } }, { 2, { AT (1, SHORT), AT (2, SHORT) } } },
    { 1, 1 },
    leave_hull },
  { "ram", "s0 / s0", BS_RAM, 1, { { 1, { 1 } } }, { 2, 2 } },
  { "ram between flagships", "s1* s0 / f2* s0", BS_RAM, 1, { { 1, { 2 } } }, { 1, 0 } },
  { "ram of her own fleet", "f2* f0 s0 / s0", BS_RAM, 1, { { 1, { 1 } } }, { 1, 0 } },
  { "near an island",
    "f1* s0 / s0",
    BS_GROUND_TEST,
    2,
    { { 1, { 0 } }, { 1, { 0 } } },
    { 2, 0 },
    add_island },
  { "into an island",
    "f2* s0 s0 / s0",
    BS_GROUND_TEST,
    2,
    { { 1, { 0 } }, { 1, { 1 } } },
    { 2, 0 },
    add_island },
  { "first battle", "s1* s0 / s1* s0", BS_BOARD, 0, { { 0 } }, { 1, 1 }, throw_hooks },
  { "later battle", "f2 / m3* s0 s0", BS_BOARD, 0, { { 0 } }, { 0, 1 }, hook_earlier },
  { "repair", "m2 / s0", BS_REPAIR, 0, { { 0 } }, { 3, 0 } },
};

static void
assert_same (const BonesOdds *a, const BonesOdds *b)
{
  for (guint i = 0; i < BONES_MAX_OUTCOMES; i++)
    {
      g_assert_cmpfloat_with_epsilon (a->of[i].value, b->of[i].value, 1e-12);
      if (a->of[i].under != 0 && b->of[i].under != 0)
        g_assert_true (a->of[i].over == b->of[i].over && a->of[i].under == b->of[i].under);
    }
}

static void
assert_merging_is_sound (Fixture *self)
{
  BonesOdds plain, merged;

  self->question.merge = FALSE;
  plain = ask_odds (self);
  self->question.merge = TRUE;
  merged = ask_odds (self);
  assert_same (&plain, &merged);
}

/* Whatever becomes of whichever ship, whoever wants which of it. */
static void
test_merging (gconstpointer data)
{
  g_autoptr (Fixture) self = fixture_new (data);

  for (guint ship = 0; ship < self->game.n_ships; ship++)
    {
      BonesOdds never;

      self->question.data = GUINT_TO_POINTER (ship);
      self->question.policy = BONES_NEVER_REROLL;
      assert_merging_is_sound (self);
      never = ask_odds (self);

      self->question.policy = BONES_CHOOSE_BEST;
      for (guint8 aim = 0; aim < BONES_MAX_OUTCOMES; aim++)
        for (guint8 fleet = 0; fleet < 2 && never.of[aim].value > 0; fleet++)
          {
            self->question.aim = aim;
            self->question.fleet = fleet;
            assert_merging_is_sound (self);
          }
    }
}

/* The same odds from every face there is. */
static void
test_brute_force (gconstpointer data)
{
  g_autoptr (Fixture) self = fixture_new (data);

  for (guint ship = 0; ship < self->game.n_ships; ship++)
    {
      gdouble expected[BONES_MAX_OUTCOMES];
      BonesOdds odds;

      self->question.data = GUINT_TO_POINTER (ship);
      self->question.merge = TRUE;
      self->question.policy = BONES_CHOOSE_BEST;
      self->question.aim = SUNK;
      self->question.fleet = 0;
      odds = ask_odds (self);
      brute_odds (&self->question, expected);
      g_assert_cmpfloat_with_epsilon (odds.of[SUNK].value, expected[SUNK], 1e-11);
    }
}

static const Scene brute_scenes[] = {
  { "broadside", "f0 / f1", BS_FIRE, 2, { { 1, { BS_PORT } }, { 1, { AT (1, SHORT) } } } },
  { "booty", "s0 / s1", BS_FIRE, 2, { { 1, { BS_PORT } }, { 1, { AT (1, SHORT) } } }, { 1, 1 } },
  { "morale",
    "s0 / s1* s0 s0",
    BS_FIRE,
    2,
    { { 1, { BS_BOW } }, { 1, { AT (1, LONG) } } },
    { 0, 1 } },
  { "ram", "s1 / f2", BS_RAM, 1, { { 1, { 1 } } } },
};

static void
test_known_broadside (void)
{
  g_autoptr (Fixture) self = fixture_new (&brute_scenes[0]);
  BonesOdds odds;

  /* 3/4 on target at short range; then each of two points is a hit 4 times in 9. */
  self->question.data = GUINT_TO_POINTER (1);
  odds = ask_odds (self);
  g_assert_true (bones_chance_is (odds.of[SUNK], 4, 27));
  g_assert_true (bones_chance_is (odds.of[2], 10, 27));
  g_assert_true (bones_chance_is (odds.of[1], 13, 27));
}

/* Ex 69. Frigate holds 1 damage; man-o-war hits long; sloop repairs. */
static void
test_example_69 (void)
{
  const Scene aground = { NULL,  "f0 / s0", BS_GROUND_TEST, 2, { { 1, { 0 } }, { 1, { 1 } } },
                          { 0 }, add_island };
  const Scene fires = {
    NULL, "m0 / f0", BS_FIRE, 2, { { 1, { BS_BOW } }, { 1, { AT (1, LONG) } } }
  };
  const Scene repairs = { NULL, "s1 / s0", BS_REPAIR };
  g_autoptr (Fixture) frigate = fixture_new (&aground);
  g_autoptr (Fixture) man_o_war = fixture_new (&fires);
  g_autoptr (Fixture) sloop = fixture_new (&repairs);

  g_assert_true (bones_chance_is (ask_odds (frigate).of[0], 5, 9));
  man_o_war->question.outcome = told;
  man_o_war->question.data = "on-target";
  g_assert_true (bones_chance_is (ask_odds (man_o_war).of[1], 19, 27));
  g_assert_true (bones_chance_is (ask_odds (sloop).of[0], 1, 6));
}

/* Ex 70. Sloop rams sloop: win, tie, lose. */
static void
test_example_70 (void)
{
  static const char *const events[] = { "ram-won", "ram-tied", "ram-lost" };
  static const guint over[] = { 5, 1, 5 }, under[] = { 12, 6, 12 };
  const Scene ram = { NULL, "s0 / s0", BS_RAM, 1, { { 1, { 1 } } } };
  g_autoptr (Fixture) self = fixture_new (&ram);

  self->question.outcome = told;
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      self->question.data = events[i];
      g_assert_true (bones_chance_is (ask_odds (self).of[1], over[i], under[i]));
    }
}

/* What booty dice are worth: two more tries to hold; one more to win a ram. */
static void
test_booty (void)
{
  const Scene aground = { NULL,  "f0 / s0", BS_GROUND_TEST, 2, { { 1, { 0 } }, { 1, { 1 } } },
                          { 2 }, add_island };
  const Scene ram = { NULL, "s0 / s0", BS_RAM, 1, { { 1, { 1 } } }, { 1 } };
  g_autoptr (Fixture) frigate = fixture_new (&aground);
  g_autoptr (Fixture) sloop = fixture_new (&ram);

  frigate->question.policy = BONES_CHOOSE_BEST;
  g_assert_true (bones_chance_is (ask_odds (frigate).of[0], 729 - 64, 729));

  sloop->question.policy = BONES_CHOOSE_BEST;
  sloop->question.outcome = told;
  sloop->question.data = "ram-won";
  sloop->question.aim = 1;
  g_assert_true (bones_chance_is (ask_odds (sloop).of[1], 125, 216));
}

/* 2015: who goes first is rolled off until somebody is ahead; there is no end to that. */
static void
test_no_end (void)
{
  const Scene end = { NULL, "s0 / s0", BS_END_TURN };
  g_autoptr (Fixture) self = fixture_new (&end);
  BonesEntry *action = g_ptr_array_index (self->given, 0);
  BonesOdds odds;
  BonesAsk missing;
  guint runs;

  self->game.step = BS_STEP_INITIATIVE;
  self->game.options[BS_INIT_METHOD] = BS_INIT_ROLLOFF;
  self->question.merge = TRUE;
  action->action = (BonesAction){ BS_INITIATIVE, BONES_NO_SHIP, BONES_NO_SHIP, BONES_NOBODY };
  g_assert_false (bones_odds (&self->question, &odds, &missing, &runs));
  g_assert_cmpint (missing.kind, ==, BONES_ASK_DICE);
  g_assert_cmpuint (runs, <, 1000);
}

static void
add_scenes (const char *folder, const Scene *scene, guint n, GTestDataFunc test)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup (scene[i].what);
      g_autofree char *path =
          g_strconcat ("/black-spot/odds/", folder, "/", g_strdelimit (name, " ,", '-'), NULL);

      g_test_add_data_func (path, &scene[i], test);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/black-spot/odds/example-69", test_example_69);
  g_test_add_func ("/black-spot/odds/example-70", test_example_70);
  g_test_add_func ("/black-spot/odds/broadside", test_known_broadside);
  g_test_add_func ("/black-spot/odds/booty", test_booty);
  g_test_add_func ("/black-spot/odds/no-end", test_no_end);
  add_scenes ("brute", brute_scenes, G_N_ELEMENTS (brute_scenes), test_brute_force);
  add_scenes ("merging", scenes, G_N_ELEMENTS (scenes), test_merging);
  return g_test_run ();
}
