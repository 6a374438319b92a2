/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "view-staging.h"

static void
free_staged (gpointer data)
{
  BonesStagedView *view = data;

  g_free (view->text);
  g_free (view->brief);
  g_free (view->cost_text);
  g_ptr_array_unref (view->costs);
  g_free (view);
}

void
bones_staging_view_free (BonesStagingView *staging)
{
  g_free (staging->title);
  g_free (staging->roll_text);
  g_free (staging->apply_text);
  g_ptr_array_unref (staging->rows);
  g_ptr_array_unref (staging->tolls);
  g_free (staging);
}

static void
free_cost (gpointer data)
{
  BonesCostView *cost = data;

  g_free (cost->name);
  g_free (cost);
}

static BonesCostView *
view_cost (const BonesWordsContext *context, const BonesCost *cost)
{
  const BonesTrack *track = &context->setup->ruleset->ship_tracks[cost->track];
  BonesCostView *view = g_new0 (BonesCostView, 1);

  view->id = track->id;
  view->name = g_strdup (_ (track->name));
  view->points = cost->points;
  view->icon = track->icon;
  return view;
}

/* "Cannon −2, Movement −1" */
static char *
word_costs (const BonesWordsContext *context, const BonesStagedView *view)
{
  g_autoptr (GPtrArray) costs = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < view->costs->len; i++)
    {
      const BonesCostView *cost = g_ptr_array_index (view->costs, i);

      g_ptr_array_add (costs, g_strdup_printf ("%s \xe2\x88\x92%u", cost->name, cost->points));
    }

  return costs->len > 0 ? bones_words_list (costs) : bones_words_name (context, "tray", "nothing");
}

/* The whole sentence, or the short form. */
static char *
word_staged (const BonesWordsContext *context, const BonesStaged *staged, gboolean brief)
{
  static const char *const prefixes[] = { "staged", "rolled", "toll" };
  const BonesWordsArgs args = { staged->ship,
                                staged->other,
                                BONES_NOBODY,
                                BONES_MAX_MARKERS,
                                staged->values,
                                G_N_ELEMENTS (staged->values),
                                NULL };

  return brief ? bones_words_brief_for (context, prefixes[staged->state], staged->what, &args)
               : bones_words_for (context, prefixes[staged->state], staged->what, &args);
}

/* Whether a person rolled or corrected the die: the last roll of that rule and that ship before the
 * entry that reported it. */
static gboolean
is_typed (const BonesJournal *journal, const BonesStaged *staged)
{
  for (guint32 seq = staged->seq; seq > 0; seq--)
    {
      const BonesEntry *entry = bones_journal_entry (journal, seq);
      const BonesAnswer *answer = &entry->answer;

      if (entry->kind == BONES_ENTRY_ANSWER && answer->kind == BONES_ASK_DICE
          && g_strcmp0 (answer->key.rule, staged->rule) == 0 && answer->key.subject == staged->ship
          && bones_journal_counts (journal, seq))
        return answer->source == BONES_FROM_TABLE || answer->values[0] != staged->face;
    }

  return FALSE;
}

static BonesStagedView *
view_staged (const BonesViewContext *view_context, const BonesStaged *staged)
{
  const BonesWordsContext *context = &view_context->words;
  g_autofree char *text = word_staged (context, staged, FALSE);
  BonesStagedView *view = g_new0 (BonesStagedView, 1);

  view->state = staged->state;
  view->id = staged->what;
  view->icon = bones_words_icon (context->setup, "choice", staged->what);
  view->brief = word_staged (context, staged, TRUE);
  view->ship = staged->ship != BONES_NO_SHIP ? (gint) staged->ship : -1;
  view->other = staged->other;
  view->costs = g_ptr_array_new_with_free_func (free_cost);
  for (guint i = 0; i < BONES_MAX_COSTS && staged->costs[i].points > 0; i++)
    g_ptr_array_add (view->costs, view_cost (context, &staged->costs[i]));

  if (staged->state == BONES_STAGED_DECLARED)
    {
      view->text = g_steal_pointer (&text);
      return view;
    }

  view->sides = staged->sides > 0 ? staged->sides : 6;
  view->face = staged->face;
  view->total = staged->total;
  view->typed = staged->state == BONES_STAGED_ROLLED && is_typed (view_context->journal, staged);
  view->cost_text = staged->pending && view->costs->len == 0
                        ? bones_words_name (context, "tray", "pending")
                        : word_costs (context, view);
  /* Translators: what was done, and what it costs: "Fury has fired at Dauntless: Cannon −1" */
  view->text = g_strdup_printf (_ ("%s: %s"), text, view->cost_text);
  return view;
}

static BonesStagingView *
view_tray (const BonesViewContext *view_context, const GArray *all)
{
  const BonesWordsContext *context = &view_context->words;
  BonesStagingView *view = g_new0 (BonesStagingView, 1);

  view->title = bones_words_name (context, "tray", "title");
  view->roll_text = bones_words_name (context, "tray", "rolls");
  view->apply_text = bones_words_name (context, "tray", "applies");
  view->rolls = context->setup->ruleset->staging->rolls;
  view->applies = context->setup->ruleset->staging->applies;
  view->rows = g_ptr_array_new_with_free_func (free_staged);
  view->tolls = g_ptr_array_new_with_free_func (free_staged);
  for (guint i = 0; i < all->len; i++)
    {
      const BonesStaged *staged = &g_array_index (all, BonesStaged, i);

      g_ptr_array_add (staged->state == BONES_STAGED_TOLL ? view->tolls : view->rows,
                       view_staged (view_context, staged));
      view->n_declared += staged->state == BONES_STAGED_DECLARED;
    }

  return view;
}

BonesStagingView *
bones_staging_view_new (const BonesViewContext *view_context)
{
  const BonesStaging *staging = view_context->words.setup->ruleset->staging;
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (BonesStaged));

  if (staging == NULL)
    return NULL;

  staging->list (view_context->words.setup, view_context->words.game, view_context->events, all);
  return all->len > 0 ? view_tray (view_context, all) : NULL;
}
