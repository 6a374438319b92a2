/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "walk.h"

#include "rolls.h"

#include <string.h>

/* The dice of a question as they lie. */
typedef struct {
  BonesKey key;
  guint n;
  guint16 faces[BONES_MAX_VALUES];
} Lying;

struct _BonesRollNotes {
  const BonesSetup *setup;
  GArray *rolls;  /* of BonesReportRoll */
  GArray *lying;  /* of Lying: the dice of the action under way */
  gboolean spent; /* the last choice was to roll dice again */
  gboolean taken; /* those have been rolled: what follows lies beside, and the better one stands */
  guint again;    /* the first die of those */
  guint shot;     /* 1 + the last roll that was a shot; 0: there is none whose end is open */
};

BonesRollNotes *
bones_roll_notes_new (const BonesSetup *setup)
{
  BonesRollNotes *self = g_new0 (BonesRollNotes, 1);

  self->setup = setup;
  self->rolls = g_array_new (FALSE, TRUE, sizeof (BonesReportRoll));
  self->lying = g_array_new (FALSE, TRUE, sizeof (Lying));
  return self;
}

GArray *
bones_roll_notes_end (BonesRollNotes *self)
{
  GArray *rolls = self->rolls;

  g_array_unref (self->lying);
  g_free (self);
  return rolls;
}

static Lying *
find_lying (const BonesRollNotes *self, const BonesKey *key)
{
  for (guint i = 0; i < self->lying->len; i++)
    if (bones_key_equal (&g_array_index (self->lying, Lying, i).key, key))
      return &g_array_index (self->lying, Lying, i);

  return NULL;
}

/* The highest or the sum of the dice that stay. */
static guint
read_rest (const Lying *lying, BonesReading reading, guint first, guint n)
{
  const gboolean adds = reading == BONES_READ_SUM || reading == BONES_READ_REACHES;
  guint rest = 0;

  for (guint i = 0; i < lying->n; i++)
    if (i < first || i >= first + n)
      rest = adds ? rest + lying->faces[i] : MAX (rest, lying->faces[i]);

  return rest;
}

static guint
highest (const guint16 *faces, guint n)
{
  guint best = 0;

  for (guint i = 0; i < n; i++)
    best = MAX (best, faces[i]);

  return best;
}

static void
lay_down (BonesRollNotes *self, BonesReportRoll *roll, const BonesAsk *ask)
{
  Lying *lying = find_lying (self, &ask->key);
  const guint first = lying != NULL && self->again + roll->n <= lying->n ? self->again : 0;
  const guint n = MIN (roll->n, BONES_MAX_VALUES - first);

  roll->again = self->spent && lying != NULL;
  if (roll->again)
    {
      roll->rest = read_rest (lying, ask->reading, first, roll->n);
      if (!self->taken || highest (roll->faces, n) > highest (&lying->faces[first], n))
        memcpy (&lying->faces[first], roll->faces, n * sizeof *roll->faces);

      self->taken = TRUE;
      return;
    }

  if (lying == NULL)
    {
      const Lying none = { .key = ask->key };

      g_array_append_val (self->lying, none);
      lying = &g_array_index (self->lying, Lying, self->lying->len - 1);
    }

  lying->n = roll->n;
  memcpy (lying->faces, roll->faces, roll->n * sizeof *roll->faces);
}

/* The only fleet in @who, or BONES_NOBODY. */
static guint
only_fleet (guint who)
{
  return who != 0 && (who & (who - 1)) == 0 ? (guint) g_bit_nth_lsf (who, -1) : BONES_NOBODY;
}

static void
add_roll (BonesRollNotes *self, BonesReportRoll *roll, const BonesEntry *entry, guint32 seq)
{
  const BonesRollKind *kinds = self->setup->ruleset->rolls;

  roll->seq = seq;
  roll->source = entry->answer.source;
  roll->kind =
      roll->rule != NULL ? bones_ruleset_roll_kind_of (self->setup->ruleset, roll->rule) : -1;
  bones_report_roll_measure (roll, roll->kind >= 0 && kinds[roll->kind].high);
  g_array_append_val (self->rolls, *roll);
  if (roll->reach > 0)
    self->shot = self->rolls->len;
}

static void
set_faces (BonesReportRoll *roll, const BonesAnswer *answer)
{
  roll->n = MIN (answer->n, BONES_MAX_VALUES);
  memcpy (roll->faces, answer->values, roll->n * sizeof *roll->faces);
}

static void
note_dice (BonesRollNotes *self, guint32 seq, const BonesEntry *entry, const BonesPlay *play)
{
  const BonesAsk *ask = &play->prompt;
  BonesReportRoll roll = { .round = play->game.round,
                           .fleet = only_fleet (ask->who),
                           .ship = ask->ship,
                           .other = ask->other,
                           .rule = ask->key.rule,
                           .what = ask->what,
                           .reading = ask->reading,
                           .sides = ask->sides,
                           .bonus = ask->bonus,
                           .needs = ask->needs,
                           .at_most = ask->at_most,
                           .hits_from = ask->hits_from,
                           .opposed = ask->rival_dice > 0 || ask->rival_score != BONES_NO_SCORE,
                           .reach = ask->reach,
                           .saves = ask->saves };

  set_faces (&roll, &entry->answer);
  lay_down (self, &roll, ask);
  add_roll (self, &roll, entry, seq);
}

static void
note_free_roll (BonesRollNotes *self, guint32 seq, const BonesEntry *entry, const BonesPlay *play)
{
  BonesReportRoll roll = { .round = play->game.round,
                           .fleet = BONES_NOBODY,
                           .ship = BONES_NO_SHIP,
                           .other = BONES_NO_SHIP,
                           .what = "free",
                           .reading = BONES_READ_EACH,
                           .sides = entry->answer.key.ordinal };

  set_faces (&roll, &entry->answer);
  add_roll (self, &roll, entry, seq);
}

void
bones_roll_notes_before (BonesRollNotes *self, guint32 seq, const BonesEntry *entry,
                         const BonesPlay *play)
{
  const BonesAnswer *answer = &entry->answer;
  const gboolean asking = play->stop == BONES_ASKING;

  if (entry->kind == BONES_ENTRY_ACTION && !asking)
    {
      g_array_set_size (self->lying, 0);
      self->spent = FALSE;
      self->shot = 0;
    }
  else if (entry->kind == BONES_ENTRY_NOTE && answer->n > 0)
    note_free_roll (self, seq, entry, play);
  else if (entry->kind == BONES_ENTRY_ANSWER && answer->kind == BONES_ASK_REROLL)
    {
      self->spent = bones_entry_spends (entry);
      self->taken = FALSE;
      self->again = self->spent && answer->values[1] > 0 ? answer->values[1] - 1u : 0;
    }
  else if (entry->kind == BONES_ENTRY_ANSWER && answer->kind == BONES_ASK_DICE && asking)
    note_dice (self, seq, entry, play);
}

static gboolean
is_hit (const BonesRuleset *ruleset, const BonesEvent *event)
{
  for (const BonesDeed *deed = ruleset->deeds; deed != NULL && deed->event != NULL; deed++)
    if (deed->kind == BONES_DEED_HITS && g_str_equal (deed->event, event->what))
      return deed->counts == 0 || event->values[deed->counts - 1] > 0;

  return FALSE;
}

void
bones_roll_notes_after (BonesRollNotes *self, const GArray *events, guint first)
{
  for (guint i = first; i < events->len && self->shot > 0; i++)
    if (is_hit (self->setup->ruleset, &g_array_index (events, BonesEvent, i)))
      {
        g_array_index (self->rolls, BonesReportRoll, self->shot - 1).struck = TRUE;
        self->shot = 0;
      }
}
