/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

static const char *const kind_words[] = {
  N_ ("dice"),     N_ ("a choice"), N_ ("keep or roll again"),
  N_ ("choices"),  N_ ("a number"), N_ ("inches"),
  N_ ("a ship"),   N_ ("ships"),    N_ ("targets"),
  N_ ("a card"),   N_ ("effects"),  N_ ("yes or no"),
  N_ ("a square"), N_ ("a fleet"),  N_ ("a marker"),
  N_ ("markers"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (kind_words) == BONES_ASK_KINDS);

/* "dice, 3 5 (BS-FIRE-4)". It does not name a card, which may be in a hand. */
static char *
word_answer (const BonesAnswer *answer)
{
  const guint n = answer->kind == BONES_ASK_CARD ? 0 : answer->n;
  GString *out = g_string_new (answer->kind < BONES_ASK_KINDS ? _ (kind_words[answer->kind]) : "?");

  if (n > 0)
    g_string_append_c (out, ',');

  for (guint i = 0; i < n; i++)
    if (answer->said != NULL && i < bones_answer_count_choices (answer))
      g_string_append_printf (out, " %s", answer->said[i]);
    else
      g_string_append_printf (out, " %u", answer->values[i]);

  g_string_append_printf (out, " (%s)", answer->key.rule != NULL ? answer->key.rule : "?");
  return g_string_free (out, FALSE);
}

static guint
count_verbs (const BonesRuleset *ruleset)
{
  guint n = 0;

  while (ruleset->verbs[n].id != NULL)
    n++;

  return n;
}

static char *
word_entry (const BonesWordsContext *context, const BonesEntry *entry)
{
  switch (entry->kind)
    {
    case BONES_ENTRY_ACTION:
      return entry->action.verb < count_verbs (context->setup->ruleset)
                 ? bones_words_action_in (context, &entry->action)
                 : g_strdup (_ ("an unknown action"));
    case BONES_ENTRY_ANSWER:
      return word_answer (&entry->answer);
    case BONES_ENTRY_OPTION:
      return g_strdup (_ ("a house rule"));
    default:
      return g_strdup (_ ("a change by hand"));
    }
}

char *
bones_words_misfit (const BonesWordsContext *context, const BonesJournal *journal,
                    const BonesPlay *play, guint32 seq)
{
  g_autofree char *found = word_entry (context, bones_journal_entry (journal, seq));
  g_autofree char *asked = NULL, *wanted = NULL;

  if (play->prompt.what == NULL)
    return g_strdup_printf (_ ("Entry %u does not fit: it holds %s, which was not possible then."),
                            seq, found);

  asked = bones_words_prompt_in (context, &play->prompt);
  wanted = bones_words_wanted (context, &play->prompt);
  return g_strdup_printf (
      _ ("Entry %u does not fit: the question was “%s” (%s, %s), but the entry holds %s."), seq,
      asked, wanted, play->prompt.key.rule, found);
}

char *
bones_words_refusal (const BonesSetup *setup, const BonesNames *names, const BonesGame *game,
                     const BonesRefusal *refusal)
{
  const BonesWordsContext context = { setup, names, game };
  BonesWordsArgs args = { refusal->ship,
                          refusal->other,
                          refusal->fleet,
                          BONES_MAX_MARKERS,
                          refusal->values,
                          G_N_ELEMENTS (refusal->values),
                          NULL };

  g_return_val_if_fail (setup != NULL && names != NULL && game != NULL, NULL);

  if (refusal->what == NULL)
    return g_strdup (_ ("That is not open now."));

  if (refusal->fleet == BONES_NOBODY && refusal->ship < game->n_ships)
    args.fleet = game->ships[refusal->ship].fleet;

  return bones_words_for (&context, "refusal", refusal->what, &args);
}
