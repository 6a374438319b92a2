/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "brute.h"
#include "rolls.h"

/* A question with all that it needs. */
typedef struct {
  BonesSetup *setup;
  BonesGame game;
  BonesEntry action, note;
  BonesEntry *given[2];
  BonesQuestion question;
} Fixture;

static void
hits (const BonesPlay *end, gconstpointer data, GArray *numbers)
{
  few_add (numbers, end->game.tracks[ROLLS_HITS]);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  self->setup = bones_setup_new (&rolls_ruleset, NULL);
  self->game = (BonesGame){ .n_fleets = 2, .active_ship = BONES_NO_SHIP };
  self->action = (BonesEntry){ .kind = BONES_ENTRY_ACTION };
  self->note = (BonesEntry){ .kind = BONES_ENTRY_NOTE };
  self->given[0] = &self->action;
  self->given[1] = &self->note;
  self->question = (BonesQuestion){ .setup = self->setup,
                                    .game = &self->game,
                                    .given = self->given,
                                    .n_given = 1,
                                    .outcomes = hits,
                                    .merge = TRUE };
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  bones_setup_free (self->setup);
}

static FewOdds
ask_odds (Fixture *self, guint verb, guint ship, guint other)
{
  FewOdds odds;

  self->action.action = (BonesAction){ verb, ship, other, BONES_NOBODY };
  g_assert_true (few_odds (&self->question, &odds, NULL, NULL));
  return odds;
}

static void
test_readings (Fixture *self, gconstpointer data)
{
  FewOdds odds = ask_odds (self, ROLLS_SUM, 3, 0);

  g_assert_true (bones_chance_is (odds.of[1], 1, 2));
  odds = ask_odds (self, ROLLS_REACHES, 3, 0);
  g_assert_true (bones_chance_is (odds.of[1], 196, 216));
  odds = ask_odds (self, ROLLS_REACHES, 1, 0);
  g_assert_true (bones_chance_is (odds.of[0], 1, 1));
  odds = ask_odds (self, ROLLS_EACH, 4, 0);
  g_assert_true (bones_chance_is (odds.of[2], 25, 216));
  odds = ask_odds (self, ROLLS_HIGHEST, 3, 0);
  g_assert_true (bones_chance_is (odds.of[6], 91, 216));
  g_assert_true (bones_chance_is (odds.of[0], 0, 1));
  odds = ask_odds (self, ROLLS_MEETS, 2, 0);
  g_assert_true (bones_chance_is (odds.of[1], 5, 9));
  odds = ask_odds (self, ROLLS_MEETS, 0, 0);
  g_assert_true (bones_chance_is (odds.of[0], 1, 1));
}

/* The chance from the arithmetic of pools equals the chance from the procedure. */
static void
test_opposed (Fixture *self, gconstpointer data)
{
  for (guint a = 0; a <= 3; a++)
    for (guint b = 0; b <= 3; b++)
      {
        const FewOdds odds = ask_odds (self, ROLLS_OPPOSED, a, b);
        BonesChance chances[3];

        bones_chance_opposed (a, 1, b, 0, 6, chances);
        for (guint i = 0; i < 3; i++)
          g_assert_true (odds.of[i].over == chances[i].over
                         && odds.of[i].under == chances[i].under);
      }
}

static void
test_cards (Fixture *self, gconstpointer data)
{
  const FewOdds odds = ask_odds (self, ROLLS_DRAW, 0, 0);

  g_assert_true (bones_chance_is (odds.of[0], 2, 15));
  g_assert_true (bones_chance_is (odds.of[1], 1, 15));
  g_assert_true (bones_chance_is (odds.of[8], 1, 5));
}

/* The roller spends a booty die to roll again; the rival spends one to undo that. */
static void
test_booty (Fixture *self, gconstpointer data)
{
  FewOdds odds;

  self->question.policy = BONES_CHOOSE_BEST;
  self->question.aim = 1;
  self->game.fleets[0].tracks[ROLLS_BOOTY] = 2;
  odds = ask_odds (self, ROLLS_MEETS, 2, 0);
  g_assert_true (bones_chance_is (odds.of[1], 729 - 64, 729));

  self->question.fleet = 1; /* what she wants, the fleet that rolls does not */
  odds = ask_odds (self, ROLLS_MEETS, 2, 0);
  g_assert_true (bones_chance_is (odds.of[1], 125, 729));

  self->question.policy = BONES_NEVER_REROLL;
  odds = ask_odds (self, ROLLS_MEETS, 2, 0);
  g_assert_true (bones_chance_is (odds.of[1], 5, 9));
}

/* Best of three: the better of two more rolls counts, even if the first was better than both. */
static void
test_best_of (Fixture *self, gconstpointer data)
{
  FewOdds odds;

  self->game.options[0] = ROLLS_BEST_OF;
  self->game.fleets[0].tracks[ROLLS_BOOTY] = 2;
  self->question.policy = BONES_CHOOSE_BEST;
  self->question.aim = 6;
  odds = ask_odds (self, ROLLS_HIGHEST, 1, 0);
  g_assert_true (bones_chance_is (odds.of[6], 91, 216));
}

/* Exactly one 6 on two dice, with one reroll: of two sixes or none she rolls either, of one she
 * keeps. */
static void
test_single_die (Fixture *self, gconstpointer data)
{
  FewOdds odds;

  self->game.options[0] = ROLLS_SINGLE_DIE;
  self->game.fleets[0].tracks[ROLLS_BOOTY] = 1;
  self->question.policy = BONES_CHOOSE_BEST;
  self->question.aim = 1;
  odds = ask_odds (self, ROLLS_EACH, 2, 0);
  g_assert_true (bones_chance_is (odds.of[1], 10 * 6 + 1 * 5 + 25 * 1, 216));

  /* At most a 1: of two dice that the reading does not distinguish, she must know which is the 1.
   */
  self->question.aim = 1;
  odds = ask_odds (self, ROLLS_HIGHEST, 2, 0);
  g_assert_true (bones_chance_is (odds.of[1], 1 * 6 + 10 * 1, 216));
}

static void
test_choices (Fixture *self, gconstpointer data)
{
  FewOdds odds;

  self->question.aim = 1;
  odds = ask_odds (self, ROLLS_CHOOSE, 1 << 0, 0);
  g_assert_true (bones_chance_is (odds.of[1], 91, 216));
  odds = ask_odds (self, ROLLS_CHOOSE, 1 << 1, 0);
  g_assert_true (bones_chance_is (odds.of[1], 0, 1));
  self->question.aim = 0;
  odds = ask_odds (self, ROLLS_CHOOSE, 1 << 1 | 1 << 2, 0);
  g_assert_true (bones_chance_is (odds.of[0], 125, 216));
}

static void
assert_missing (Fixture *self, guint verb, guint ship, const char *rule, guint most)
{
  FewOdds odds;
  BonesAsk missing;
  guint runs;

  self->action.action = (BonesAction){ verb, ship, 0, BONES_NOBODY };
  g_assert_false (few_odds (&self->question, &odds, &missing, &runs));
  g_assert_cmpstr (missing.key.rule, ==, rule);
  g_assert_cmpuint (runs, <=, most);
}

static void
test_missing (Fixture *self, gconstpointer data)
{
  assert_missing (self, ROLLS_SHIPS, 0, "WHICH", 1);
  assert_missing (self, ROLLS_VERBS, 0, NULL, 1); /* closed */
}

/* Where nobody wants anything, or it is the table or both sides that choose, the bounds hold for
 * every choice. */
static void
test_open_choices (Fixture *self, gconstpointer data)
{
  static const struct {
    guint who;
    guint64 aim;
  } cases[] = { { 0, 1 }, { 1 << 0 | 1 << 1, 1 }, { 1 << 0, BONES_NO_AIM } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) odds = NULL;

      self->action.action = (BonesAction){ ROLLS_CHOOSE, cases[i].who, 0, BONES_NOBODY };
      self->question.aim = cases[i].aim;
      odds = bones_odds (&self->question, NULL, NULL);
      g_assert_true (bones_chance_is (bones_odds_of (odds, 0), 125, 216));
      g_assert_cmpfloat_with_epsilon (bones_odds_most (odds, 0), 1, 1e-12);
      g_assert_true (bones_chance_is (bones_odds_of (odds, 1), 0, 1));
      g_assert_cmpfloat_with_epsilon (bones_odds_most (odds, 1), 91.0 / 216, 1e-12);
      g_assert_true (bones_chance_is (bones_odds_unknown (odds), 0, 1));
    }
}

/* Ties are rolled off to the end; without merging there are too many ways. */
static void
test_no_end (Fixture *self, gconstpointer data)
{
  FewOdds odds = ask_odds (self, ROLLS_TIES, 0, 0);

  g_assert_cmpfloat_with_epsilon (odds.of[0].value, 1, 1e-12);
  self->question.merge = FALSE;
  self->action.action = (BonesAction){ ROLLS_TIES, 0, 0, BONES_NOBODY };
  g_assert_null (bones_odds (&self->question, NULL, NULL));
}

/* Compares the chances of all outcomes: merged, unmerged and by trying every face. If there is a
 * choice, only the chance of the aim has to agree, because equal choices are interchangeable. */
static void
assert_as_searched (Fixture *self, guint verb, guint ship, guint other)
{
  gdouble expected[FEW_OUTCOMES];
  FewOdds merged, plain;

  self->question.merge = FALSE;
  plain = ask_odds (self, verb, ship, other);
  self->question.merge = TRUE;
  merged = ask_odds (self, verb, ship, other);
  brute_odds (&self->question, expected);

  for (guint i = 0; i < FEW_OUTCOMES; i++)
    if (self->question.policy == BONES_NEVER_REROLL || i == self->question.aim)
      {
        g_assert_cmpfloat_with_epsilon (merged.of[i].value, expected[i], 1e-11);
        g_assert_cmpfloat_with_epsilon (plain.of[i].value, expected[i], 1e-11);
      }

  few_check_bounds (&self->question, expected);
}

/* All ways to spend, both policies, for each side and each aim. */
static void
assert_sound (Fixture *self, guint verb, guint ship, guint other, guint n_outcomes)
{
  for (guint scope = ROLLS_POOL; scope <= ROLLS_BEST_OF; scope++)
    for (guint asker = 0; asker < 2; asker++)
      for (guint aim = 0; aim < n_outcomes; aim++)
        {
          self->game.options[0] = scope;
          self->question.policy = BONES_CHOOSE_BEST;
          self->question.fleet = asker;
          self->question.aim = aim;
          assert_as_searched (self, verb, ship, other);
        }

  self->question.policy = BONES_NEVER_REROLL;
  assert_as_searched (self, verb, ship, other);
}

static void
test_readings_as_searched (Fixture *self, gconstpointer data)
{
  self->game.fleets[0].tracks[ROLLS_BOOTY] = 2;
  assert_sound (self, ROLLS_MEETS, 1, 0, 2);
  self->game.fleets[0].tracks[ROLLS_BOOTY] = 1;
  assert_sound (self, ROLLS_MEETS, 2, 0, 2);
  assert_sound (self, ROLLS_EACH, 2, 0, 3);
  assert_sound (self, ROLLS_HIGHEST, 2, 0, 7);
  assert_sound (self, ROLLS_SUM, 2, 0, 2);
  assert_sound (self, ROLLS_REACHES, 2, 0, 2);
}

static void
test_opposed_as_searched (Fixture *self, gconstpointer data)
{
  self->game.fleets[0].tracks[ROLLS_BOOTY] = self->game.fleets[1].tracks[ROLLS_BOOTY] = 1;
  assert_sound (self, ROLLS_OPPOSED, 1, 1, 3);
  assert_sound (self, ROLLS_OPPOSED, 0, 1, 3);
}

/* With a booty die, it matters which die shows what, so the odds must see all of them. */
static void
test_in_turn_as_searched (Fixture *self, gconstpointer data)
{
  assert_sound (self, ROLLS_IN_TURN, 3, 0, 3);
  self->game.fleets[0].tracks[ROLLS_BOOTY] = 1;
  assert_sound (self, ROLLS_IN_TURN, 2, 0, 3);
}

/* Dice that are rolled one by one take few runs, whatever their number, if nobody can or would
 * reroll. */
static void
test_one_by_one (Fixture *self, gconstpointer data)
{
  FewOdds odds;

  odds = ask_odds (self, ROLLS_IN_TURN, 2, 0);
  g_assert_true (bones_chance_is (odds.of[1], 6, 9));
  g_assert_true (bones_chance_is (odds.of[2], 2, 9));

  self->question.most_runs = 200;
  for (guint booty = 0; booty < 2; booty++)
    for (self->question.n_given = 1; self->question.n_given <= 2; self->question.n_given++)
      {
        self->game.fleets[0].tracks[ROLLS_BOOTY] = (guint16) booty;
        self->question.policy = booty > 0 ? BONES_NEVER_REROLL : BONES_CHOOSE_BEST;
        odds = ask_odds (self, ROLLS_IN_TURN, 10, 0);
        g_assert_true (bones_chance_is (odds.of[0], 1, 59049));
      }
}

static void
test_volley_as_searched (Fixture *self, gconstpointer data)
{
  self->game.fleets[0].tracks[ROLLS_BOOTY] = self->game.fleets[1].tracks[ROLLS_BOOTY] = 1;
  assert_sound (self, ROLLS_VOLLEY, 1, 1, 3);
}

/* Merging shortens long questions and changes no chance. */
static void
test_merging (Fixture *self, gconstpointer data)
{
  guint runs[2];
  FewOdds odds[2];

  self->game.fleets[0].tracks[ROLLS_BOOTY] = self->game.fleets[1].tracks[ROLLS_BOOTY] = 2;
  self->question.policy = BONES_CHOOSE_BEST;
  self->question.aim = 2;
  self->action.action = (BonesAction){ ROLLS_VOLLEY, 2, 2, BONES_NOBODY };
  for (guint merge = 0; merge < 2; merge++)
    {
      self->question.merge = merge;
      g_assert_true (few_odds (&self->question, &odds[merge], NULL, &runs[merge]));
    }

  g_assert_cmpfloat_with_epsilon (odds[0].of[2].value, odds[1].of[2].value, 1e-12);
  g_assert_cmpuint (runs[1] * 20, <, runs[0]);
}

/* A false promise is found: that is what comparing merged and unmerged odds is for. */
static void
test_false_settle (Fixture *self, gconstpointer data)
{
  FewOdds odds;

  self->question.merge = FALSE;
  odds = ask_odds (self, ROLLS_FORGETFUL, 0, 0);
  g_assert_true (bones_chance_is (odds.of[1], 5, 12));
  self->question.merge = TRUE;
  odds = ask_odds (self, ROLLS_FORGETFUL, 0, 0);
  g_assert_false (bones_chance_is (odds.of[1], 5, 12));
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/odds/readings", test_readings);
  ADD ("/odds/opposed", test_opposed);
  ADD ("/odds/cards", test_cards);
  ADD ("/odds/booty", test_booty);
  ADD ("/odds/best-of", test_best_of);
  ADD ("/odds/single-die", test_single_die);
  ADD ("/odds/choices", test_choices);
  ADD ("/odds/missing", test_missing);
  ADD ("/odds/open-choices", test_open_choices);
  ADD ("/odds/no-end", test_no_end);
  ADD ("/odds/as-searched/readings", test_readings_as_searched);
  ADD ("/odds/as-searched/in-turn", test_in_turn_as_searched);
  ADD ("/odds/as-searched/opposed", test_opposed_as_searched);
  ADD ("/odds/as-searched/volley", test_volley_as_searched);
  ADD ("/odds/one-by-one", test_one_by_one);
  ADD ("/odds/merging", test_merging);
  ADD ("/odds/false-settle", test_false_settle);
  return g_test_run ();
}
