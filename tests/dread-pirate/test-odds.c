/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "brute.h"
#include "dread-pirate.h"
#include "harness.h"
#include "scenes.h"

/* DP-FIR-02: the chances of the catalogue, through the real procedures; and whatever is rolled has
 * the same odds whether equal places are followed once or each time, or every face is tried. */

typedef struct {
  const char *what, *options, *given, *asked; /* two players; the action with its answers */
} Scene;

typedef struct {
  Battle *battle;
  BonesGame game; /* before the action */
  BonesQuestion question;
} Fixture;

/* What is left of B1's crew; one more than there can be where R1 has none. */
static guint
crews (const BonesPlay *end, gconstpointer data)
{
  return end->game.ships[0].tracks[DP_CREW] == 0 ? BONES_MAX_OUTCOMES - 1
                                                 : end->game.ships[1].tracks[DP_CREW];
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

static Fixture *
fixture_new (const Scene *scene)
{
  Fixture *self = g_new0 (Fixture, 1);
  const BonesJournal *journal;
  guint n_before;

  self->battle = battle_begin (TWO, scene->options, scene->given);
  bones_game_copy (&self->game, battle_game (self->battle));
  journal = self->battle->journal;
  n_before = journal->entries->len;
  battle_do (self->battle, scene->asked);
  self->question =
      (BonesQuestion){ .setup = self->battle->setup,
                       .game = &self->game,
                       .given = (BonesEntry *const *) &journal->entries->pdata[n_before],
                       .n_given = journal->entries->len - n_before,
                       .outcome = crews };
  return self;
}

static void
fixture_free (Fixture *self)
{
  battle_free (self->battle);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Fixture, fixture_free)

static const struct {
  Scene scene;
  const char *event;
  guint of, in;
} chances[] = {
  { { "7", NULL, OF_THE_LINE ("B1") FIGHT ("d2", "d6"), "fire R1" }, "hits", 196, 216 },
  { { "8", NULL, FRIGATE ("B1") FIGHT ("d2", "d6"), "fire R1" }, "hits", 181, 216 },
  { { "9", NULL, FIGHT ("d2", "d6"), "fire R1" }, "hits", 160, 216 },
  { { "10", NULL, OF_THE_LINE ("R1") FRIGATE ("B1") FIGHT ("d2", "d6"), "fire R1" },
    "hits",
    135,
    216 },
  { { "11", NULL, FRIGATE ("R1") FIGHT ("d2", "d6"), "fire R1" }, "hits", 108, 216 },
  { { "a surprise", NULL, NULL, "attack R1: B1 N S [4] d1" }, "surprise", 1, 3 },
  { { "one by the Dread Pirate", NULL, "Red.dread_pirate=1", "attack R1: B1 no N S [4] d1" },
    "surprise",
    1,
    2 },
  { { "a white flag", NULL, "B1.crew=4 " FIGHT ("d2", "d4"), "fire R1" }, "strikes", 2, 3 },
  { { "any hit will do", NULL, "B1.crew=0 " FIGHT ("d2", "d6"), "fire R1" }, "strikes", 160, 216 },
  { { "a port taken", NULL, "R1.crew=2 " RAID ("d2", "d6"), "fire R1" }, "port-taken", 160, 216 },
};

static void
test_chances (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (chances); i++)
    {
      g_autoptr (Fixture) self = fixture_new (&chances[i].scene);
      BonesOdds odds;

      self->question.outcome = told;
      self->question.data = chances[i].event;
      if (!bones_odds (&self->question, &odds, NULL, NULL)
          || !bones_chance_is (odds.of[1], chances[i].of, chances[i].in))
        g_error ("%s: %f", chances[i].scene.what, odds.of[1].value);
    }
}

static const Scene scenes[] = {
  { "a shot", NULL, FIGHT ("d2", "d6"), "fire R1" },
  { "a long shot", NULL, OF_THE_LINE ("R1") FRIGATE ("B1") FIGHT ("d1", "d8"), "fire R1" },
  { "a shot without a roll", NULL, OF_THE_LINE ("R1") OF_THE_LINE ("B1") FIGHT ("d2", "d4"),
    "fire R1" },
  { "with cards", "dp.card_target=both", "R1.card=2 Red.dread_pirate=1 " FIGHT ("d2", "d6"),
    "fire R1" },
  { "at a port", "dp.raid_auto_hit=off", "B1.crew=3 " RAID ("d2", "d4"), "fire R1" },
  { "a Gambit", NULL, FRIGATE ("R1") OF_THE_LINE ("B1") GAMBIT, "exchange: [1]" },
};

static void
test_scene (gconstpointer data)
{
  g_autoptr (Fixture) self = fixture_new (data);
  BonesOdds each, merged;
  gdouble brute[BONES_MAX_OUTCOMES], sum = 0;

  g_assert_true (bones_odds (&self->question, &each, NULL, NULL));
  self->question.merge = TRUE;
  g_assert_true (bones_odds (&self->question, &merged, NULL, NULL));
  brute_odds (&self->question, brute);
  for (guint i = 0; i < BONES_MAX_OUTCOMES; i++)
    {
      g_autofree char *once = bones_chance_to_string (merged.of[i]);
      g_autofree char *every = bones_chance_to_string (each.of[i]);

      g_assert_cmpstr (once, ==, every);
      g_assert_cmpfloat_with_epsilon (each.of[i].value, brute[i], 1e-9);
      sum += each.of[i].value;
    }

  g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dread-pirate/odds/DP-FIR-02: chances", test_chances);
  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++)
    {
      g_autofree char *path = g_strconcat ("/dread-pirate/odds/", scenes[i].what, NULL);

      g_test_add_data_func (path, &scenes[i], test_scene);
    }

  return g_test_run ();
}
