/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

/* Some rules count rounds, in which each ship has a turn. Others count turns, in which each ship
 * has a go. */
const BonesWords bones_round_words[] = {
  { "round.name", N_ ("Round") },
  { "round.number", N_ ("Round {a}") },
  { "round.in-brief", N_ ("round {a}") },
  { "round.ends", N_ ("until the end of the round") },
  { "round.ends-later", N_ ("until the end of round {a}") },
  { "round.step", N_ ("Step of the round") },
  { "round.steps", N_ ("Steps of the round") },
  { "round.at", N_ ("The round is at") },
  { "round.no-step", N_ ("The round cannot stand at “{name}”.") },
  { "round.back", N_ ("A round back") },
  { "round.on", N_ ("A round on") },
  { "round.undo", N_ ("Back to the start of the round…") },
  { "round.ordered", N_ ("Has had her turn this round") },
  { "round.of-ship", N_ ("{ship}, {name}: her turn") },
  { "round.whose", N_ ("{ship} has her turn.") },
  { "turn.name", N_ ("Turn") },
  { "turn.number", N_ ("Turn {a}") },
  { "turn.in-brief", N_ ("turn {a}") },
  { "turn.ends", N_ ("until the end of the turn") },
  { "turn.ends-later", N_ ("until the end of turn {a}") },
  { "turn.step", N_ ("Step of the turn") },
  { "turn.steps", N_ ("Steps of the turn") },
  { "turn.at", N_ ("The turn is at") },
  { "turn.no-step", N_ ("The turn cannot stand at “{name}”.") },
  { "turn.back", N_ ("A turn back") },
  { "turn.on", N_ ("A turn on") },
  { "turn.undo", N_ ("Back to the start of the turn…") },
  { "turn.ordered", N_ ("Has had her go this turn") },
  { "turn.of-ship", N_ ("{ship}, {name}: her go") },
  { "turn.whose", N_ ("{ship} has her go.") },
  { NULL },
};

const char *
bones_round_prefix (const BonesRuleset *ruleset)
{
  return ruleset->turns ? "turn" : "round";
}

static char *
word_for_round (const BonesRuleset *ruleset, const char *what, const BonesWordsArgs *args)
{
  const BonesSetup setup = { .ruleset = ruleset };
  const BonesWordsContext context = { &setup, NULL, NULL };

  return bones_words_for (&context, bones_round_prefix (ruleset), what, args);
}

char *
bones_words_round (const BonesRuleset *ruleset, const char *what, guint round)
{
  const gint32 values[] = { (gint32) round };
  BonesWordsArgs args = BONES_WORDS_NONE;

  g_return_val_if_fail (ruleset != NULL && what != NULL, NULL);

  args.values = values;
  args.n_values = G_N_ELEMENTS (values);
  return word_for_round (ruleset, what, &args);
}

char *
bones_words_no_step (const BonesRuleset *ruleset, const char *step)
{
  BonesWordsArgs args = BONES_WORDS_NONE;

  g_return_val_if_fail (ruleset != NULL && step != NULL, NULL);

  args.name = step;
  return word_for_round (ruleset, "no-step", &args);
}
