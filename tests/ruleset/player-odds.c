/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "player.h"

#include "fates.h"
#include "fields.h"

/* The odds of the action that is under way, whatever it is, and what playing it out comes to. */

#define MOST_RUNS 3000
#define PLAYED_OUT 300 /* times: what is as likely as OFTEN is then missed once in 10^12 */
#define OFTEN 0.1
#define MOST_ENDS 1600 /* runs of a search over every face: four dice, or fewer with branches */

static guint n_whole; /* questions that were searched whole */

/* An end of the action: nothing but chance decided it. */
static gboolean
play_out (const BonesQuestion *question, BonesPlay *play, GRand *random)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  g_autoptr (GPtrArray) answers =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_entry_free);

  for (guint i = 0; i < question->n_given; i++)
    g_ptr_array_add (entries, question->given[i]);

  while (bones_play_run (play, question->game, (BonesEntry *const *) entries->pdata, entries->len)
         == BONES_ASKING)
    {
      const BonesAskKind kind = play->prompt.kind;
      BonesEntry *entry;

      if (kind != BONES_ASK_DICE && kind != BONES_ASK_CARD && kind != BONES_ASK_REROLL)
        return FALSE;

      entry = player_answer (play, random);
      if (kind == BONES_ASK_REROLL)
        {
          entry->answer.n = 1;
          entry->answer.values[0] = BONES_REROLL_KEEP;
        }

      g_ptr_array_add (answers, entry);
      g_ptr_array_add (entries, entry);
    }

  return play->stop == BONES_DONE;
}

/* What @fate is at the end of @play, as a number of an outcome. */
static guint64
number_at (const BonesFate *fate, const BonesPlay *play)
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

/* The chances add up to 1, with what is unknown to no less, and each number is one that the track
 * can hold. */
static void
check_sum (const BonesFate *fate, gdouble unknown)
{
  const BonesTrack *tracks = bones_scope_tracks (battle_system.ruleset, fate->watch.scope);
  gdouble sum = 0;

  HOLDS (bones_field_id (battle_system.ruleset, fate->watch.scope, fate->watch.field) != NULL);
  for (guint i = 0; i < fate->odds->len; i++)
    {
      const BonesOutcome *one = &g_array_index (fate->odds, BonesOutcome, i);
      guint value;

      HOLDS (one->chance.value > 0);
      HOLDS (i == 0 || one[-1].number < one->number);
      if (bones_fate_value (one, &value) && fate->watch.field < BONES_FIRST_FIELD)
        HOLDS (value <= tracks[fate->watch.field].highest);

      sum += one->chance.value;
    }

  HOLDS (sum < 1 + 1e-9 && sum + unknown > 1 - 1e-9);
}

/* A search over every face and card. */
typedef struct {
  const BonesQuestion *question;
  BonesPlay *play;
  GPtrArray *path; /* of BonesEntry, borrowed */
  GPtrArray *ends; /* of GHashTable: the chance (gdouble) of each number of a fate */
  const GPtrArray *fates;
  guint n_runs;
} Search;

static gboolean search_from_here (Search *self, gdouble chance);

static void
add_end (Search *self, gdouble chance)
{
  for (guint i = 0; i < self->fates->len; i++)
    {
      GHashTable *of = g_ptr_array_index (self->ends, i);
      const guint64 number = number_at (g_ptr_array_index (self->fates, i), self->play);
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
  if (throws > MOST_ENDS)
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

  if (++self->n_runs > MOST_ENDS)
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

static void
check_chance (const BonesFate *fate, GHashTable *ends)
{
  GHashTableIter iter;
  gpointer number, chance;

  HOLDS (g_hash_table_size (ends) == fate->odds->len);
  g_hash_table_iter_init (&iter, ends);
  while (g_hash_table_iter_next (&iter, &number, &chance))
    HOLDS (ABS (bones_odds_of (fate->odds, *(guint64 *) number).value - *(gdouble *) chance)
           < 1e-9);
}

/* If the dice can come to few ends only, each outcome, however rare, has the chance that all the
 * faces give it, and there are no others. Returns FALSE if there are too many. */
static gboolean
check_every_end (const BonesQuestion *question, const GPtrArray *fates)
{
  g_autoptr (BonesPlay) play = bones_play_new (question->setup->ruleset, question->setup);
  g_autoptr (GPtrArray) path = g_ptr_array_new ();
  g_autoptr (GPtrArray) ends = g_ptr_array_new_with_free_func ((GDestroyNotify) g_hash_table_unref);
  Search search = { question, play, path, ends, fates, 0 };

  for (guint i = 0; i < question->n_given; i++)
    g_ptr_array_add (path, question->given[i]);
  for (guint i = 0; i < fates->len; i++)
    g_ptr_array_add (ends, g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free));
  if (!search_from_here (&search, 1))
    return FALSE;

  for (guint i = 0; i < fates->len; i++)
    check_chance (g_ptr_array_index (fates, i), g_ptr_array_index (ends, i));
  return TRUE;
}

/* Every end is among the outcomes, and the likely outcomes are among the ends. What is rarer than
 * OFTEN is proved by check_every_end() where all faces can be tried: a rare outcome of many dice
 * would take too many throws to meet. */
static void
check_ends (const BonesQuestion *question, const GPtrArray *fates, GRand *random)
{
  g_autoptr (BonesPlay) play = bones_play_new (question->setup->ruleset, question->setup);
  g_autoptr (GHashTable) reached =
      g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint n = 0; n < PLAYED_OUT; n++)
    {
      if (!play_out (question, play, random))
        return;

      for (guint i = 0; i < fates->len; i++)
        {
          const guint64 number = number_at (g_ptr_array_index (fates, i), play);
          const BonesFate *fate = g_ptr_array_index (fates, i);

          HOLDS (bones_odds_of (fate->odds, number).value > 0);
          g_hash_table_add (reached, g_memdup2 (&number, sizeof number));
        }
    }

  for (guint i = 0; i < fates->len; i++)
    {
      const BonesFate *fate = g_ptr_array_index (fates, i);

      for (guint j = 0; j < fate->odds->len; j++)
        {
          const BonesOutcome *one = &g_array_index (fate->odds, BonesOutcome, j);

          HOLDS (one->chance.value < OFTEN || g_hash_table_contains (reached, &one->number));
        }
    }
}

gboolean
player_check_odds (Battle *battle, const BonesGame *before, GRand *random)
{
  const BonesPlay *play = battle_play (battle);
  const BonesWatch watch = { BONES_SET_SHIP, 0, 0 };
  gdouble unknown;
  const BonesQuestion question = { .setup = battle->setup,
                                   .game = before,
                                   .given = play->entries,
                                   .n_given = play->n_entries,
                                   .most_runs = MOST_RUNS };
  g_autoptr (GPtrArray) fates =
      bones_fates (&question, before->n_ships > 0 ? &watch : NULL, &unknown, NULL);

  if (fates == NULL)
    return FALSE;

  for (guint i = 0; i < fates->len; i++)
    check_sum (g_ptr_array_index (fates, i), unknown);

  if (unknown > 0)
    return TRUE;

  n_whole += check_every_end (&question, fates);
  check_ends (&question, fates, random);
  return TRUE;
}

guint
player_count_whole_odds (void)
{
  return n_whole;
}
