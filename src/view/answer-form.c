/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "view-context.h"

#include "answer-form.h"

typedef struct {
  BonesAnswerForm form; /* the first member: this is what others see */
  const BonesAsk *ask;
  BonesWordsContext words;
  BonesPlay *play; /* owned: the play that holds both; or NULL */
} WholeForm;

static const WholeForm *
whole_of (const BonesAnswerForm *form)
{
  return (const WholeForm *) (const void *) form;
}

BonesAnswerForm *
bones_answer_form_new_for (const BonesAsk *ask, const BonesWordsContext *words)
{
  WholeForm *self = g_new0 (WholeForm, 1);

  self->ask = ask;
  self->words = *words;
  self->form = (BonesAnswerForm){ .kind = ask->kind,
                                  .who = ask->who,
                                  .sides = ask->sides,
                                  .low = ask->low,
                                  .high = ask->high,
                                  .of_hand = bones_ask_is_of_hand (ask),
                                  .from_hand = ask->hand == BONES_FROM_HAND,
                                  .names = words->names,
                                  .board = words->setup->ruleset->board };
  return &self->form;
}

BonesAnswerForm *
bones_answer_form_new (BonesTable *table)
{
  const BonesPlay *play;
  BonesWordsContext words;

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  play = bones_table_get_play (table);
  words = bones_table_get_context (table);
  return play->stop == BONES_ASKING ? bones_answer_form_new_for (&play->prompt, &words) : NULL;
}

BonesAnswerForm *
bones_answer_form_new_at (BonesTable *table, guint32 seq)
{
  g_autoptr (BonesPlay) play = NULL;
  BonesWordsContext words;
  BonesAnswerForm *form;

  g_return_val_if_fail (BONES_IS_TABLE (table) && seq > 0, NULL);

  play = bones_table_play_at (table, seq - 1, NULL);
  if (play == NULL || play->stop != BONES_ASKING)
    return NULL;

  words = bones_table_get_context (table);
  words.game = &play->game;
  form = bones_answer_form_new_for (&play->prompt, &words);
  ((WholeForm *) (void *) form)->play = g_steal_pointer (&play);
  return form;
}

void
bones_answer_form_free (BonesAnswerForm *form)
{
  if (form == NULL)
    return;

  g_clear_pointer (&((WholeForm *) (void *) form)->play, bones_play_free);
  g_free (form);
}

gint
bones_answer_form_find (const BonesAnswerForm *form, const char *text)
{
  const BonesAsk *ask;

  g_return_val_if_fail (form != NULL && text != NULL, -1);

  ask = whole_of (form)->ask;
  for (guint i = 0; i < bones_ask_count (ask); i++)
    if (g_str_equal (bones_ask_value_id (ask, i), text))
      return (gint) i;

  if (bones_ask_names_fleets (ask))
    return bones_names_find_fleet (form->names, text);

  return bones_ask_names_markers (ask) ? bones_words_find_marker (&whole_of (form)->words, text)
                                       : -1;
}

char *
bones_answer_form_list (const BonesAnswerForm *form)
{
  GString *list = g_string_new (NULL);
  const BonesAsk *ask;

  g_return_val_if_fail (form != NULL, g_string_free (list, FALSE));

  ask = whole_of (form)->ask;
  for (guint i = 0; i < bones_ask_count (ask) && !form->of_hand; i++)
    {
      const gboolean named = bones_ask_names_fleets (ask) && i < form->names->fleet_names->len;

      if (bones_ask_allows (ask, i) || bones_ask_names_ships (ask))
        g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "",
                                named ? bones_names_fleet (form->names, i)
                                      : bones_ask_value_id (ask, i));
    }

  return g_string_free (list, FALSE);
}

gboolean
bones_answer_form_names_ships (const BonesAnswerForm *form)
{
  g_return_val_if_fail (form != NULL, FALSE);

  return bones_ask_names_ships (whole_of (form)->ask);
}

gboolean
bones_answer_form_may_try (const BonesAnswerForm *form, guint viewer)
{
  const BonesWordsContext *words;

  g_return_val_if_fail (form != NULL, FALSE);

  words = &whole_of (form)->words;
  return bones_sees_options (words->setup, words->game, viewer, whole_of (form)->ask);
}
