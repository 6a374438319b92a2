/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "choices.h"

#include "ids.h"

/* " 3", or " -" for @none. */
static void
append_number (GString *lines, guint number, guint none)
{
  if (number == none)
    g_string_append (lines, " -");
  else
    g_string_append_printf (lines, " %u", number);
}

static void
append_action (GString *lines, const BonesRuleset *ruleset, const BonesAction *action)
{
  g_string_append_printf (lines, "begin %s", ruleset->verbs[action->verb].id);
  append_number (lines, action->ship, BONES_NO_SHIP);
  append_number (lines, action->other, BONES_NO_SHIP);
  append_number (lines, action->fleet, BONES_NOBODY);
  g_string_append_c (lines, '\n');
}

/* Dice that are kept or rolled again are counted (TIMES), and are not the choice of what to roll
 * for. A card is chosen if it is played from a hand. */
static gboolean
is_choice (const BonesAnswer *answer)
{
  switch (answer->kind)
    {
    case BONES_ASK_DICE:
    case BONES_ASK_REROLL:
      return FALSE;
    case BONES_ASK_CARD:
      return answer->source == BONES_FROM_PERSON || answer->source == BONES_CORRECTED;
    default:
      return TRUE;
    }
}

static void
append_choice (GString *lines, const BonesAnswer *answer)
{
  g_autofree char *text = bones_answer_to_text (answer);

  g_string_append_printf (lines, "chose %s %s %u %u %s\n", bones_ask_kind_ids[answer->kind],
                          answer->key.rule, answer->key.subject, answer->key.ordinal, text);
}

static void
append_roll (GString *text, const BonesAsk *ask)
{
  if (ask->kind == BONES_ASK_DICE)
    g_string_append_printf (text, "roll %u %u %u %d %u", ask->most, ask->sides, ask->needs,
                            ask->bonus, ask->half);
  else
    g_string_append (text, "draw");
}

char *
bones_choices_digest (const BonesPlay *play)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  g_return_val_if_fail (play != NULL && play->stop == BONES_ASKING, NULL);

  for (guint i = 0; i < play->n_entries; i++)
    {
      const BonesEntry *entry = play->entries[i];

      if (entry->kind == BONES_ENTRY_ACTION)
        append_action (lines, play->ruleset, &entry->action);
      else if (entry->kind == BONES_ENTRY_ANSWER && is_choice (&entry->answer))
        append_choice (lines, &entry->answer);
    }

  append_roll (lines, &play->prompt);
  g_string_append_c (lines, '\n');
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, lines->str, -1);
}

static void
append_pile (GString *text, const BonesAsk *ask)
{
  for (guint kind = 0; kind < MIN (ask->n_ids, BONES_MAX_CARD_KINDS); kind++)
    if (ask->weights[kind] > 0 && ask->ids != NULL)
      g_string_append_printf (text, " %s %u", ask->ids[kind], ask->weights[kind]);
    else if (ask->weights[kind] > 0)
      g_string_append_printf (text, " %u %u", kind, ask->weights[kind]);
}

char *
bones_choices_asked (const BonesPlay *play)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (play != NULL && play->stop == BONES_ASKING, NULL);
  g_return_val_if_fail (play->n_entries > 0, NULL);

  g_string_append_printf (text, "%u ", play->entries[0]->seq);
  append_roll (text, &play->prompt);
  if (play->prompt.kind == BONES_ASK_CARD)
    append_pile (text, &play->prompt);

  return g_string_free (g_steal_pointer (&text), FALSE);
}
