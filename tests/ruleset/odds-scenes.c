/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "odds-scenes.h"

#include "every-end.h"
#include "fields.h"

typedef struct {
  Battle *battle;
  BonesGame game; /* before the action */
  BonesQuestion question;
  OddsOutcome outcome;
  gconstpointer data; /* of outcome */
} Fixture;

typedef struct {
  const OddsScene *scene;
  OddsOutcome outcome;
} Case;

static void
add_outcome (const BonesPlay *end, gconstpointer data, GArray *numbers)
{
  const Fixture *self = data;

  few_add (numbers, self->outcome (end, self->data));
}

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
                       .outcomes = add_outcome,
                       .data = self };
  self->outcome = outcome;
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
  FewOdds odds;

  self->data = data;
  if (!few_odds (&self->question, &odds, NULL, NULL) || !bones_chance_is (odds.of[1], of, in))
    g_error ("%s: %f", scene->what, odds.of[1].value);
}

void
odds_check_best (const OddsScene *scene, OddsOutcome outcome, guint aim)
{
  g_autoptr (Fixture) self = fixture_new (scene, outcome);
  gdouble brute[FEW_OUTCOMES];
  FewOdds kept, best;

  self->question.merge = TRUE;
  self->question.aim = (guint8) aim;
  g_assert_true (few_odds (&self->question, &kept, NULL, NULL));
  self->question.policy = BONES_CHOOSE_BEST;
  g_assert_true (few_odds (&self->question, &best, NULL, NULL));
  brute_odds (&self->question, brute);
  g_assert_cmpfloat_with_epsilon (best.of[aim].value, brute[aim], 1e-9);
  g_assert_cmpfloat (best.of[aim].value, >, kept.of[aim].value);
}

void
odds_check_runs (const OddsScene *scene, OddsOutcome outcome, guint runs)
{
  g_autoptr (Fixture) self = fixture_new (scene, outcome);
  FewOdds odds;

  self->question.merge = TRUE;
  self->question.most_runs = runs;
  g_assert_true (few_odds (&self->question, &odds, NULL, NULL));
}

static void
check_fate (const BonesRuleset *ruleset, const BonesFate *fate)
{
  const guint field = fate->watch.field;
  guint value;

  g_assert_nonnull (bones_field_id (ruleset, fate->watch.scope, field));
  for (guint i = 0; field < BONES_FIRST_FIELD && i < fate->odds->len; i++)
    if (bones_fate_value (&g_array_index (fate->odds, BonesOutcome, i), &value))
      g_assert_cmpuint (value, <=, bones_scope_tracks (ruleset, fate->watch.scope)[field].highest);
}

void
odds_check_fates (const OddsScene *scene, guint ship)
{
  g_autoptr (Fixture) self = fixture_new (scene, NULL);
  gdouble unknown;
  g_autoptr (GPtrArray) fates = bones_fates (&self->question, NULL, &unknown, NULL);
  gboolean of_ship = FALSE;

  g_assert_nonnull (fates);
  for (guint i = 0; i < fates->len; i++)
    {
      const BonesFate *fate = g_ptr_array_index (fates, i);

      check_fate (self->battle->setup->ruleset, fate);
      of_ship = of_ship || (fate->watch.scope == BONES_SET_SHIP && fate->watch.index == ship);
    }

  g_assert_true (of_ship);
}

void
odds_check_every_end (const OddsScene *scene)
{
  g_autoptr (Fixture) self = fixture_new (scene, NULL);
  gdouble unknown;
  g_autoptr (GPtrArray) fates = NULL;
  guint choices;

  self->question.aim = BONES_NO_AIM;
  fates = bones_fates (&self->question, NULL, &unknown, NULL);
  g_assert_nonnull (fates);
  g_assert_cmpfloat (unknown, ==, 0);
  if (every_end (&self->question, fates, G_MAXUINT, &choices) != EVERY_END_AGREES)
    g_error ("%s: every face finds other odds", scene->what);
}

/* Returns the outcome with @number in @fates, of @watch; chance 0 if there is none. */
static BonesOutcome
outcome_of (const GPtrArray *fates, const BonesWatch *watch, guint64 number)
{
  for (guint i = 0; i < fates->len; i++)
    {
      const BonesFate *fate = g_ptr_array_index (fates, i);

      if (fate->watch.scope != watch->scope || fate->watch.index != watch->index
          || fate->watch.field != watch->field)
        continue;

      for (guint j = 0; j < fate->odds->len; j++)
        if (g_array_index (fate->odds, BonesOutcome, j).number == number)
          return g_array_index (fate->odds, BonesOutcome, j);
    }

  return (BonesOutcome){ .number = number };
}

/* Each outcome of @fates that is not the state before is as likely in @others: at least (@sign -1),
 * or at most (1). That a ship is gone is an outcome of her status. */
static void
check_within (const Fixture *self, const GPtrArray *fates, const GPtrArray *others, gdouble unknown,
              gint sign)
{
  for (guint i = 0; i < fates->len; i++)
    {
      const BonesFate *fate = g_ptr_array_index (fates, i);
      const guint64 before = every_end_number (fate, &self->game);
      guint value;

      for (guint j = 0; j < fate->odds->len; j++)
        {
          const BonesOutcome one = g_array_index (fate->odds, BonesOutcome, j);
          const BonesOutcome other = outcome_of (others, &fate->watch, one.number);

          if (one.number == before
              || (!bones_fate_value (&one, &value) && fate->watch.field < BONES_FIRST_FIELD))
            continue;

          if (sign < 0) /* others are whole */
            g_assert_cmpfloat (one.chance.value, <=, other.chance.value + 1e-9);
          else /* others are cut */
            g_assert_cmpfloat (one.chance.value + one.more, <=,
                               other.chance.value + other.more + unknown + 1e-9);
        }
    }
}

gdouble
odds_check_bounds (const OddsScene *scene, guint runs)
{
  g_autoptr (Fixture) self = fixture_new (scene, NULL);
  g_autoptr (GPtrArray) whole = NULL;
  gdouble unknown;

  self->question.aim = BONES_NO_AIM;
  whole = bones_fates (&self->question, NULL, &unknown, NULL);
  g_assert_nonnull (whole);
  g_assert_cmpfloat (unknown, ==, 0);
  for (guint most = 1; most < runs; most = MIN (most * 3, runs))
    {
      g_autoptr (GPtrArray) cut = NULL;

      self->question.most_runs = most * 3 >= runs ? runs : most;
      cut = bones_fates (&self->question, NULL, &unknown, NULL);
      if (cut == NULL)
        continue;

      check_within (self, cut, whole, unknown, -1);
      check_within (self, whole, cut, unknown, 1);
    }

  return unknown;
}

/* Of a ship that is gone, the last. */
static guint
track_of_ship (const BonesPlay *end, gconstpointer data)
{
  const BonesWatch *watch = data;
  const BonesShip *ship = &end->game.ships[watch->index];

  return ship->status == BONES_IN_PLAY ? ship->tracks[watch->field] : FEW_OUTCOMES - 1;
}

void
odds_check_track (const OddsScene *scene, guint ship, guint track, guint most_runs)
{
  const BonesWatch watch = { BONES_SET_SHIP, (guint16) ship, (guint16) track };
  g_autoptr (Fixture) self = fixture_new (scene, track_of_ship);
  g_autoptr (GPtrArray) fates = NULL;
  gdouble unknown, of[FEW_OUTCOMES] = { 0 };
  FewOdds odds;
  guint value;

  self->data = &watch;
  self->question.aim = BONES_NO_AIM;
  self->question.merge = TRUE;
  g_assert_true (few_odds (&self->question, &odds, NULL, NULL));
  self->question.most_runs = most_runs;
  fates = bones_fates (&self->question, &watch, &unknown, NULL);
  g_assert_nonnull (fates);
  g_assert_cmpfloat (unknown, ==, 0);
  for (guint i = 0; i < ((BonesFate *) fates->pdata[0])->odds->len; i++)
    {
      const BonesFate *fate = g_ptr_array_index (fates, 0);
      const BonesOutcome *one = &g_array_index (fate->odds, BonesOutcome, i);

      of[bones_fate_value (one, &value) ? value : FEW_OUTCOMES - 1] += one->chance.value;
    }

  for (guint i = 0; i < FEW_OUTCOMES; i++)
    g_assert_cmpfloat_with_epsilon (of[i], odds.of[i].value, 1e-9);
}

static void
test_scene (gconstpointer data)
{
  const Case *one = data;
  g_autoptr (Fixture) self = fixture_new (one->scene, one->outcome);
  FewOdds each, merged;
  gdouble brute[FEW_OUTCOMES], sum = 0;

  g_assert_true (few_odds (&self->question, &each, NULL, NULL));
  self->question.merge = TRUE;
  g_assert_true (few_odds (&self->question, &merged, NULL, NULL));
  brute_odds (&self->question, brute);
  for (guint i = 0; i < FEW_OUTCOMES; i++)
    {
      g_autofree char *once = bones_chance_to_string (merged.of[i]);
      g_autofree char *every = bones_chance_to_string (each.of[i]);

      g_assert_cmpstr (once, ==, every);
      g_assert_cmpfloat_with_epsilon (each.of[i].value, brute[i], 1e-9);
      sum += each.of[i].value;
    }

  few_check_bounds (&self->question, brute);
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
