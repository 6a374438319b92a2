/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "odds-scenes.h"

#include "brute.h"

typedef struct {
  Battle *battle;
  BonesGame game; /* before the action */
  BonesQuestion question;
} Fixture;

typedef struct {
  const OddsScene *scene;
  OddsOutcome outcome;
} Case;

static Fixture *
fixture_new (const OddsScene *scene, OddsOutcome outcome)
{
  Fixture *self = g_new0 (Fixture, 1);
  const char *last = strrchr (scene->asked, ';');
  const gsize length = last != NULL ? (gsize) (last + 1 - scene->asked) : 0;
  g_autofree char *before = g_strndup (scene->asked, length);
  const BonesJournal *journal;
  guint n_before;

  self->battle = battle_for_script (scene->fleets, scene->options, scene->given, scene->asked);
  battle_do (self->battle, before);
  bones_game_copy (&self->game, battle_game (self->battle));
  journal = self->battle->journal;
  n_before = journal->entries->len;
  battle_do (self->battle, scene->asked + length);
  self->question =
      (BonesQuestion){ .setup = self->battle->setup,
                       .game = &self->game,
                       .given = (BonesEntry *const *) &journal->entries->pdata[n_before],
                       .n_given = journal->entries->len - n_before,
                       .outcome = outcome };
  return self;
}

static void
fixture_free (Fixture *self)
{
  battle_free (self->battle);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Fixture, fixture_free)

void
odds_check_chance (const OddsScene *scene, OddsOutcome outcome, gconstpointer data, guint of,
                   guint in)
{
  g_autoptr (Fixture) self = fixture_new (scene, outcome);
  BonesOdds odds;

  self->question.data = data;
  if (!bones_odds (&self->question, &odds, NULL, NULL) || !bones_chance_is (odds.of[1], of, in))
    g_error ("%s: %f", scene->what, odds.of[1].value);
}

void
odds_check_best (const OddsScene *scene, OddsOutcome outcome, guint aim)
{
  g_autoptr (Fixture) self = fixture_new (scene, outcome);
  gdouble brute[BONES_MAX_OUTCOMES];
  BonesOdds kept, best;

  self->question.merge = TRUE;
  self->question.aim = (guint8) aim;
  g_assert_true (bones_odds (&self->question, &kept, NULL, NULL));
  self->question.policy = BONES_CHOOSE_BEST;
  g_assert_true (bones_odds (&self->question, &best, NULL, NULL));
  brute_odds (&self->question, brute);
  g_assert_cmpfloat_with_epsilon (best.of[aim].value, brute[aim], 1e-9);
  g_assert_cmpfloat (best.of[aim].value, >, kept.of[aim].value);
}

void
odds_check_runs (const OddsScene *scene, OddsOutcome outcome, guint runs)
{
  g_autoptr (Fixture) self = fixture_new (scene, outcome);
  BonesOdds odds;

  self->question.merge = TRUE;
  self->question.most_runs = runs;
  g_assert_true (bones_odds (&self->question, &odds, NULL, NULL));
}

static void
test_scene (gconstpointer data)
{
  const Case *one = data;
  g_autoptr (Fixture) self = fixture_new (one->scene, one->outcome);
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

void
odds_add_scenes (const OddsScene *scenes, guint n, OddsOutcome outcome)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/%s/odds/%s", battle_system.ruleset->id, scenes[i].what);
      Case *one = g_new0 (Case, 1);

      *one = (Case){ &scenes[i], outcome };
      g_test_add_data_func_full (path, one, test_scene, g_free);
    }
}
