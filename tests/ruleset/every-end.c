/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "every-end.h"

guint64
every_end_number (const BonesFate *fate, const BonesPlay *play)
{
  const BonesWatch *watch = &fate->watch;

  if (watch->scope == BONES_SET_FLEET)
    {
      const BonesFleet *fleet = &play->game.fleets[watch->index];

      return bones_fate_number (watch, fleet->status,
                                watch->field < BONES_FIRST_FIELD ? fleet->tracks[watch->field] : 0);
    }

  const BonesShip *ship = &play->game.ships[watch->index];

  return bones_fate_number (watch, ship->status,
                            watch->field < BONES_FIRST_FIELD   ? ship->tracks[watch->field]
                            : watch->field == BONES_SHIP_OWNER ? ship->fleet
                                                               : 0);
}

/* A search over every face and card. */
typedef struct {
  const BonesQuestion *question;
  BonesPlay *play;
  GPtrArray *path; /* of BonesEntry, borrowed */
  GPtrArray *ends; /* of GHashTable: the chance (gdouble) of each number of a fate */
  const GPtrArray *fates;
  guint n_runs, most;
} Search;

static gboolean search_from_here (Search *self, gdouble chance);

static void
add_end (Search *self, gdouble chance)
{
  for (guint i = 0; i < self->fates->len; i++)
    {
      GHashTable *of = g_ptr_array_index (self->ends, i);
      const guint64 number = every_end_number (g_ptr_array_index (self->fates, i), self->play);
      gdouble *sum = g_hash_table_lookup (of, &number);

      if (sum == NULL)
        {
          sum = g_new0 (gdouble, 1);
          g_hash_table_insert (of, g_memdup2 (&number, sizeof number), sum);
        }
      *sum += chance;
    }
}

static gboolean
search_faces (Search *self, const BonesAsk *ask, BonesAnswer *answer, gdouble chance)
{
  gdouble throws = 1;

  for (guint i = 0; i < ask->least; i++)
    throws *= ask->sides;
  if (throws > self->most)
    return FALSE;

  answer->n = ask->least;
  for (guint number = 0; number < (guint) throws; number++)
    {
      for (guint i = 0, rest = number; i < ask->least; i++, rest /= ask->sides)
        answer->values[i] = (guint16) (1 + rest % ask->sides);
      if (!search_from_here (self, chance / throws))
        return FALSE;
    }

  return TRUE;
}

/* Returns FALSE if it gave up: there are too many ends, or people decide something. */
static gboolean
search_from_here (Search *self, gdouble chance)
{
  BonesEntry entry = { .kind = BONES_ENTRY_ANSWER };
  gboolean whole = FALSE;
  BonesAsk ask;

  if (++self->n_runs > self->most)
    return FALSE;

  if (bones_play_run (self->play, self->question->game, (BonesEntry *const *) self->path->pdata,
                      self->path->len)
      != BONES_ASKING)
    {
      add_end (self, chance);
      return self->play->stop == BONES_DONE;
    }

  ask = self->play->prompt;
  entry.answer.key = ask.key;
  entry.answer.kind = ask.kind;
  g_ptr_array_add (self->path, &entry);
  if (ask.kind == BONES_ASK_DICE)
    whole = search_faces (self, &ask, &entry.answer, chance);
  else if (ask.kind == BONES_ASK_REROLL)
    {
      entry.answer.n = 1;
      entry.answer.values[0] = BONES_REROLL_KEEP;
      whole = search_from_here (self, chance);
    }

  g_ptr_array_set_size (self->path, (gint) self->path->len - 1);
  return whole;
}

static gboolean
has_chances (const BonesFate *fate, GHashTable *ends)
{
  GHashTableIter iter;
  gpointer number, chance;

  if (g_hash_table_size (ends) != fate->odds->len)
    return FALSE;

  g_hash_table_iter_init (&iter, ends);
  while (g_hash_table_iter_next (&iter, &number, &chance))
    if (ABS (bones_odds_of (fate->odds, *(guint64 *) number).value - *(gdouble *) chance) > 1e-9)
      return FALSE;

  return TRUE;
}

EveryEnd
every_end (const BonesQuestion *question, const GPtrArray *fates, guint most)
{
  g_autoptr (BonesPlay) play = bones_play_new (question->setup->ruleset, question->setup);
  g_autoptr (GPtrArray) path = g_ptr_array_new ();
  g_autoptr (GPtrArray) ends = g_ptr_array_new_with_free_func ((GDestroyNotify) g_hash_table_unref);
  Search search = { question, play, path, ends, fates, 0, most };

  for (guint i = 0; i < question->n_given; i++)
    g_ptr_array_add (path, question->given[i]);
  for (guint i = 0; i < fates->len; i++)
    g_ptr_array_add (ends, g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free));
  if (!search_from_here (&search, 1))
    return EVERY_END_TOO_MANY;

  for (guint i = 0; i < fates->len; i++)
    if (!has_chances (g_ptr_array_index (fates, i), g_ptr_array_index (ends, i)))
      return EVERY_END_DIFFERS;

  return EVERY_END_AGREES;
}
