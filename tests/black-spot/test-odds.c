/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Examples 69 and 70 of the catalogue, through the real procedures. Every bones_settle() is right:
 * for every procedure that rolls, every fate of a ship and every fleet that may reroll, the odds
 * are the same whether equal places are followed once or each time, and whether what befell a ship
 * counts as soon as it is settled (bones_settle_ship()); and a search over every face,
 * where it is short enough, finds the same.
 */

#include "black-spot.h"
#include "brute.h"
#include "fates.h"
#include "harness.h"

/* A battle, and an action with the answers that come before its dice. */
typedef struct {
  const char *what, *fleets, *options, *given; /* battle_begin () */
  const char *before, *asked;                  /* scripts */
} Scene;

typedef struct {
  Battle *battle;
  BonesGame game; /* before the action */
  BonesQuestion question;
} Fixture;

enum { HULL = 8, SUNK, FLED, GONE };

/* Of ship @data: its hits, or how it was lost. */
static void
fate (const BonesPlay *end, gconstpointer data, GArray *numbers)
{
  const BonesShip *ship = &end->game.ships[GPOINTER_TO_UINT (data)];

  if (ship->status == BONES_IN_PLAY)
    few_add (numbers, ship->tracks[BS_HULL_DICE] == 0 ? HULL : ship->tracks[BS_HITS]);
  else
    few_add (numbers, ship->status == BONES_SUNK ? SUNK : ship->status == BONES_FLED ? FLED : GONE);
}

/* The same, as soon as it is settled. */
static void
fate_of_ship (const BonesPlay *play, guint ship, guint64 told, gconstpointer data, GArray *numbers)
{
  if (ship == GPOINTER_TO_UINT (data))
    fate (play, data, numbers);
}

static void
nothing_else (const BonesPlay *end, gconstpointer data, GArray *numbers)
{
}

/* Whether the event @data was reported. */
static void
told (const BonesPlay *end, gconstpointer data, GArray *numbers)
{
  gboolean found = FALSE;

  for (guint i = 0; i < end->events->len; i++)
    found |= g_str_equal (g_array_index (end->events, BonesEvent, i).what, data);

  few_add (numbers, found);
}

static Fixture *
fixture_new (const Scene *scene)
{
  Fixture *self = g_new0 (Fixture, 1);
  const BonesJournal *journal;
  guint n_before;

  self->battle = battle_begin (scene->fleets, scene->options, scene->given);
  battle_do (self->battle, scene->before);
  bones_game_copy (&self->game, battle_game (self->battle));
  journal = self->battle->journal;
  n_before = journal->entries->len;
  battle_do (self->battle, scene->asked);

  self->question =
      (BonesQuestion){ .setup = self->battle->setup,
                       .game = &self->game,
                       .given = (BonesEntry *const *) &journal->entries->pdata[n_before],
                       .n_given = journal->entries->len - n_before,
                       .outcomes = fate };
  return self;
}

static void
fixture_free (Fixture *self)
{
  battle_free (self->battle);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Fixture, fixture_free)

static FewOdds
ask_odds (Fixture *self)
{
  FewOdds odds;

  g_assert_true (few_odds (&self->question, &odds, NULL, NULL));
  return odds;
}

#define TURN "activate R1; move R1: straight 3"
#define HOOKS TURN "; grapple R1: B1"

/* The examples: fleets, the question, and the chances of each event, or of 0, 1 … hits. */
typedef struct {
  Scene scene;
  const char *events[3]; /* or none */
  guint chances[3][2];
} Example;

static const Example examples[] = {
  { { "69 frigate holds", "Red: frigate; Blue: sloop", NULL, "B1.ordered=1", TURN,
      "ground-test R1: marker-1 touched" },
    { NULL },
    { { 5, 9 }, { 4, 9 } } },
  { { "69 man-o-war hits long", "Red: man_o_war; Blue: frigate", NULL, "B1.ordered=1", TURN,
      "fire R1: bow {B1:long}" },
    { "on-target", "missed" },
    { { 19, 27 }, { 8, 27 } } },
  { { "69 sloop repairs", "Red: sloop; Blue: sloop", NULL, "R1.hits=1", TURN, "repair R1" },
    { NULL },
    { { 1, 6 }, { 5, 6 } } },
  { { "70 ram", "Red: sloop; Blue: sloop", NULL, NULL, TURN, "ram R1: B1" },
    { "ram-won", "ram-tied", "ram-lost" },
    { { 5, 12 }, { 1, 6 }, { 5, 12 } } },
};

static void
test_example (gconstpointer data)
{
  const Example *example = data;
  g_autoptr (Fixture) self = fixture_new (&example->scene);

  for (guint i = 0; i < 3 && example->chances[i][1] > 0; i++)
    {
      FewOdds odds;

      if (example->events[i] != NULL)
        {
          self->question.outcomes = told;
          self->question.data = example->events[i];
        }

      odds = ask_odds (self);
      g_assert_true (bones_chance_is (odds.of[example->events[i] != NULL ? 1 : i],
                                      example->chances[i][0], example->chances[i][1]));
    }
}

#define FANTASEA "fs.factions=on fs.special_models=on fs.magic=on opt.fire=on"

static const Scene scenes[] = {
  { "bow", "Red: frigate; Blue: frigate", NULL, "Red.booty=1 Blue.booty=1", TURN,
    "fire R1: bow {B1:short}" },
  { "broadside", "Red: frigate; Blue: frigate", NULL, "Red.booty=1 Blue.booty=1 B1.hits=1", TURN,
    "fire R1: port {B1:long}" },
  { "one die of it", "Red: frigate; Blue: sloop", "booty.scope=single_die",
    "B1.ordered=1 Red.booty=1 Blue.booty=1", TURN, "fire R1: bow {B1:long}" },
  { "best of two", "Red: frigate; Blue: frigate", "booty.multi=best_of", "Red.booty=2 B1.hits=2",
    TURN, "fire R1: bow {B1:short}" },
  { "anybody's dice", "Red: sloop; Blue: frigate", "booty.whose=any", "Red.booty=1 Blue.booty=1",
    TURN, "fire R1: bow {B1:short}" },
  { "at two", "Red: man_o_war; Blue: sloop frigate", NULL,
    "B1.ordered=1 B2.ordered=1 Blue.booty=1 B2.hits=1", TURN,
    "fire R1: starboard {B1:short B2:long}" },
  { "at a flagship and her fleet", "Red: sloop; Blue: sloop* frigate sloop", NULL,
    "Blue.booty=1 B1.hits=1", TURN, "fire R1: port {B1:short B2:long B3:long}" },
  { "at her own flagship", "Red: frigate sloop*; Blue: sloop", NULL,
    "R2.ordered=1 B1.ordered=1 Red.booty=1 R2.hits=1", TURN, "fire R1: port {R2:short B1:short}" },
  { "sunk by damage", "Red: frigate; Blue: frigate sloop", "sink.on=damage",
    "B2.ordered=1 Blue.booty=1 B1.hits=2", TURN, "fire R1: port {B1:short B2:short}" },
  { "ram", "Red: sloop; Blue: sloop", NULL, "Red.booty=1 Blue.booty=1", TURN, "ram R1: B1" },
  { "ram with dice declared", "Red: sloop; Blue: sloop", "booty.multi=best_of", "Blue.booty=2",
    TURN, "ram R1: B1" },
  { "ram between flagships", "Red: sloop* sloop; Blue: frigate* sloop", NULL,
    "Red.booty=1 R1.hits=1 B1.hits=2", TURN, "ram R1: B1" },
  { "ram of her own fleet", "Red: frigate* frigate sloop; Blue: sloop", NULL,
    "R3.ordered=1 B1.ordered=1 Red.booty=1 R1.hits=2", TURN, "ram R1: R2" },
  { "near an island", "Red: frigate* sloop; Blue: sloop", NULL,
    "R2.ordered=1 B1.ordered=1 Red.booty=2 R1.hits=1", TURN, "ground-test R1: marker-1 near" },
  { "into an island", "Red: frigate* sloop sloop; Blue: sloop", NULL,
    "R2.ordered=1 R3.ordered=1 B1.ordered=1 Red.booty=2 R1.hits=2", TURN,
    "ground-test R1: marker-1 touched" },
  { "first battle", "Red: sloop* sloop; Blue: sloop* sloop", NULL,
    "Red.booty=1 Blue.booty=1 R1.hits=1 B1.hits=1", HOOKS, "board R1" },
  { "later battle", "Red: frigate; Blue: sloop* sloop sloop", NULL,
    "B1.ordered=1 B2.ordered=1 B3.ordered=1 R1.hits=2 B1.hits=1",
    HOOKS "; board R1: [1 1] [2]; end-round; draw-wind: N; initiative: Red; !Blue.booty=1",
    "board R1" },
  { "taken by any loss", "Red: frigate; Blue: frigate* sloop", "board.defeat=any_loss",
    "B2.ordered=1 Blue.booty=1", HOOKS, "board R1" },
  { "a broadside that sets on fire", "Red: frigate; Blue: frigate", "opt.fire=on",
    "Red.booty=1 Blue.booty=1 B1.hits=1", TURN, "fire R1: port {B1:long}" },
  { "flames", "Red: frigate* sloop; Blue: sloop", "opt.fire=on",
    "R2.ordered=1 B1.ordered=1 Red.booty=1 R1.flames=2 R1.hits=1", "", "activate R1" },
  { "flames under one die", "Red: frigate* sloop; Blue: sloop", "opt.fire=on burn.upkeep=one_die",
    "R2.ordered=1 B1.ordered=1 Red.booty=1 R1.flames=2 R1.hits=1", "", "activate R1" },
  { "a battle of halves", "Red: super_gun; Blue: frigate",
    "opt.super_frigate=on opt.boarding_modifiers=on",
    "B1.ordered=1 Red.booty=1 Blue.booty=1 R1.accumulated_hits=1 R1.hits=2 B1.hits=2", HOOKS,
    "board R1" },
  { "a Kraken's grip", "Red/goblinoids: kraken sloop*; Blue: frigate* sloop",
    "fs.factions=on fs.special_models=on",
    "R2.ordered=1 B1.ordered=1 B2.ordered=1 Blue.booty=1 B1.hits=1",
    "activate R1; move R1: 3; grapple R1: B1", "board R1" },
  { "a Jelly's sting", "Red/saurians: jelly sloop*; Blue: frigate* sloop",
    "fs.factions=on fs.special_models=on",
    "R2.ordered=1 B1.ordered=1 B2.ordered=1 Blue.booty=1 Red.booty=1 B1.hits=2", "activate R1",
    "attack R1: B1" },
  { "a Dragon's breath", "Red/elves: dragon sloop*; Blue: frigate* sloop", FANTASEA,
    "B1.ordered=1 B2.ordered=1 Blue.booty=1 Red.booty=1 B1.hits=1", "activate R1",
    "attack R1: {B1:short B2:long}" },
  { "a ram that is paid for", "Red/goblinoids: sloop* sloop; Blue: sloop* sloop", FANTASEA,
    "R2.ordered=1 B1.ordered=1 B2.ordered=1 Blue.booty=1 B1.hits=1 R1.hits=1", TURN, "ram R1: B1" },
  { "a ram from below", "Red/dwarves: submarine sloop*; Blue: sloop* sloop", FANTASEA,
    "R2.ordered=1 R1.submerged=1 Red.booty=1 Blue.booty=1 B1.hits=1", TURN, "ram R1: B1" },
  { "a battle in Bloodthirst", "Red: sloop; Blue: frigate* sloop", FANTASEA,
    "B2.ordered=1 marker=bloodthirst:R1:Red Red.booty=1 Blue.booty=1 B1.hits=2", HOOKS,
    "board R1" },
  { "across a Ring", "Red: frigate* sloop; Blue: sloop", FANTASEA,
    "R2.ordered=1 B1.ordered=1 marker=ring::Blue Red.booty=1 R1.hits=1", "activate R1",
    "move R1: straight 3 {marker-2} 1" },
  { "Lightning", "Red: sloop*; Blue: sloop* sloop", FANTASEA,
    "step=4 Red.cards=lightning Red.booty=1 Blue.booty=1 B1.hits=1", "magic",
    "cast Red: lightning B1" },
  { "Lightning in a window", "Red: sloop*; Blue: sloop* sloop", FANTASEA,
    "step=4 Red.cards=lightning Blue.cards=rum Red.booty=1 Blue.booty=1", "magic",
    "cast Red: lightning B1 dispel rum" },
  { "Rum", "Red: man_o_war*; Blue: sloop*", FANTASEA, "step=4 Red.cards=rum Red.booty=2 R1.hits=3",
    "magic", "cast Red: rum R1" },
  { "rocks", "Red/dwarves: sloop*; Blue: frigate* sloop", FANTASEA,
    "step=4 Red.cards=crushing_rocks Red.booty=1 Blue.booty=1 B1.hits=2", "magic",
    "cast Red: crushing_rocks B1" },
  { "an eruption", "Red: sloop*; Blue: frigate* sloop", FANTASEA,
    "step=4 marker=volcano::Red Blue.booty=1 B1.hits=2", "", "magic: {B1 B2}" },
  { "repair", "Red: man_o_war; Blue: sloop", NULL, "B1.ordered=1 Red.booty=3 R1.hits=2", TURN,
    "repair R1" },
};

static const Scene brute_scenes[] = {
  { "broadside", "Red: frigate; Blue: frigate", NULL, "B1.hits=1", TURN,
    "fire R1: port {B1:short}" },
  { "booty", "Red: sloop; Blue: sloop", NULL, "Red.booty=1 Blue.booty=1 B1.hits=1", TURN,
    "fire R1: port {B1:short}" },
  { "one die of it", "Red: frigate; Blue: sloop", "booty.scope=single_die",
    "B1.ordered=1 Red.booty=1", TURN, "fire R1: bow {B1:long}" },
  { "best of two", "Red: sloop; Blue: sloop", "booty.multi=best_of", "Red.booty=2", TURN,
    "fire R1: bow {B1:long}" },
  { "morale", "Red: sloop; Blue: sloop* sloop sloop", NULL, "Blue.booty=1 B1.hits=1", TURN,
    "fire R1: bow {B1:long}" },
  { "ram", "Red: sloop; Blue: frigate", NULL, "R1.hits=1 B1.hits=2", TURN, "ram R1: B1" },
  { "board", "Red: sloop; Blue: sloop", NULL, "Blue.booty=1 R1.hits=1 B1.hits=1", HOOKS,
    "board R1" },
  { "flames", "Red: sloop* sloop; Blue: sloop", "opt.fire=on",
    "R2.ordered=1 B1.ordered=1 Red.booty=1 R1.flames=2 R1.hits=1", "", "activate R1" },
  { "Lightning", "Red: sloop*; Blue: sloop* sloop", FANTASEA,
    "step=4 Red.cards=lightning Red.booty=1 Blue.booty=1 B1.hits=1", "magic",
    "cast Red: lightning B1" },
  { "a ram from below", "Red/dwarves: submarine sloop*; Blue: sloop* sloop", FANTASEA,
    "R2.ordered=1 R1.submerged=1 Blue.booty=1 B1.hits=1", TURN, "ram R1: B1" },
};

static void
assert_same (const FewOdds *a, const FewOdds *b)
{
  for (guint i = 0; i < FEW_OUTCOMES; i++)
    {
      g_assert_cmpfloat_with_epsilon (a->of[i].value, b->of[i].value, 1e-12);
      if (a->of[i].under != 0 && b->of[i].under != 0)
        g_assert_true (a->of[i].over == b->of[i].over && a->of[i].under == b->of[i].under);
    }
}

static FewOdds
ask_odds_by_ship (Fixture *self)
{
  const BonesQuestion question = self->question;
  FewOdds odds;

  self->question.outcomes = nothing_else;
  self->question.of_ship = fate_of_ship;
  self->question.aim_of = (guint16) GPOINTER_TO_UINT (question.data);
  odds = ask_odds (self);
  self->question = question;
  return odds;
}

static void
assert_merging_is_sound (Fixture *self)
{
  FewOdds plain, merged;

  self->question.merge = FALSE;
  plain = ask_odds (self);
  self->question.merge = TRUE;
  merged = ask_odds (self);
  assert_same (&plain, &merged);
  merged = ask_odds_by_ship (self);
  assert_same (&plain, &merged);
}

/* Every fate of every ship, whichever fleet wants it. */
static void
test_merging (gconstpointer data)
{
  g_autoptr (Fixture) self = fixture_new (data);

  for (guint ship = 0; ship < self->game.n_ships; ship++)
    {
      FewOdds never;

      self->question.data = GUINT_TO_POINTER (ship);
      self->question.policy = BONES_NEVER_REROLL;
      assert_merging_is_sound (self);
      never = ask_odds (self);

      self->question.policy = BONES_CHOOSE_BEST;
      for (guint8 aim = 0; aim < FEW_OUTCOMES; aim++)
        for (guint8 fleet = 0; fleet < 2 && never.of[aim].value > 0; fleet++)
          {
            self->question.aim = aim;
            self->question.fleet = fleet;
            assert_merging_is_sound (self);
          }
    }
}

/* Compares with the odds from a search over every face. */
static void
test_brute_force (gconstpointer data)
{
  g_autoptr (Fixture) self = fixture_new (data);

  for (guint ship = 0; ship < self->game.n_ships; ship++)
    {
      gdouble expected[FEW_OUTCOMES];
      FewOdds odds;

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

/* 3/4 to hit at short range; then each of two points is a hit with 4/9. */
static void
test_broadside (void)
{
  g_autoptr (Fixture) self = fixture_new (&brute_scenes[0]);
  FewOdds odds;

  self->question.data = GUINT_TO_POINTER (1);
  odds = ask_odds (self);
  g_assert_true (bones_chance_is (odds.of[SUNK], 4, 27));
  g_assert_true (bones_chance_is (odds.of[2], 10, 27));
  g_assert_true (bones_chance_is (odds.of[1], 13, 27));
}

/* Two booty dice are two more tries to hold. */
static void
test_booty (void)
{
  const Scene aground = { NULL, "Red: frigate; Blue: sloop",       NULL, "B1.ordered=1 Red.booty=2",
                          TURN, "ground-test R1: marker-1 touched" };
  g_autoptr (Fixture) self = fixture_new (&aground);

  self->question.policy = BONES_CHOOSE_BEST;
  g_assert_true (bones_chance_is (ask_odds (self).of[0], 729 - 64, 729));
  self->question.fleet = 1; /* she wants it, but it is not hers to roll again */
  g_assert_true (bones_chance_is (ask_odds (self).of[0], 125, 729));
}

/* 2015: initiative is rolled until one fleet is ahead. */
static void
test_no_end (void)
{
  const Scene roll_off = { NULL,
                           "Red: sloop; Blue: sloop",
                           "edition=2015",
                           "R1.ordered=1 B1.ordered=1",
                           "end-round; draw-wind: N",
                           "initiative" };
  g_autoptr (Fixture) self = fixture_new (&roll_off);
  gdouble unknown;
  guint runs;
  g_autoptr (GPtrArray) fates = NULL;

  fates = bones_fates (&self->question, NULL, &unknown, &runs);
  g_assert_nonnull (fates);
  g_assert_cmpfloat (unknown, <=, 0);
  g_assert_cmpuint (runs, <, 2000);
}

static void
add_scenes (const char *folder, const Scene *scene, guint n, GTestDataFunc test)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strconcat ("/black-spot/odds/", folder, "/", scene[i].what, NULL);

      g_test_add_data_func (path, &scene[i], test);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/black-spot/odds/broadside", test_broadside);
  g_test_add_func ("/black-spot/odds/booty", test_booty);
  g_test_add_func ("/black-spot/odds/no-end", test_no_end);
  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autofree char *path = g_strconcat ("/black-spot/example/", examples[i].scene.what, NULL);

      g_test_add_data_func (path, &examples[i], test_example);
    }

  add_scenes ("brute", brute_scenes, G_N_ELEMENTS (brute_scenes), test_brute_force);
  add_scenes ("merging", scenes, G_N_ELEMENTS (scenes), test_merging);
  return g_test_run ();
}
