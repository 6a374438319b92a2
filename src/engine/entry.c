/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "entry.h"

guint16
bones_fleet_bit (guint fleet)
{
  return fleet < BONES_MAX_FLEETS ? 1 << fleet : 0;
}

void
bones_ask_offer (BonesAsk *ask, const char *const *ids, guint64 open)
{
  g_return_if_fail (ask != NULL && ids != NULL);

  ask->ids = ids;
  ask->n_ids = g_strv_length ((char **) ids);
  ask->open[0] = open;
}

void
bones_ask_open (BonesAsk *ask, guint value)
{
  g_return_if_fail (value < BONES_MAX_CHOICES);

  ask->open[value / 64] |= G_GUINT64_CONSTANT (1) << value % 64;
}

gboolean
bones_ask_allows (const BonesAsk *ask, guint value)
{
  return value < BONES_MAX_CHOICES && (ask->open[value / 64] >> value % 64 & 1) != 0;
}

gboolean
bones_ask_names_fleets (const BonesAsk *ask)
{
  g_return_val_if_fail (ask != NULL, FALSE);

  return ask->kind == BONES_ASK_FLEET || (ask->kind == BONES_ASK_CARD && ask->ids == NULL);
}

gboolean
bones_ask_names_markers (const BonesAsk *ask)
{
  g_return_val_if_fail (ask != NULL, FALSE);

  return ask->kind == BONES_ASK_MARKER || ask->kind == BONES_ASK_MARKERS;
}

guint
bones_ask_count (const BonesAsk *ask)
{
  g_return_val_if_fail (ask != NULL, 0);

  if (bones_ask_names_fleets (ask))
    return BONES_MAX_FLEETS;

  return bones_ask_names_markers (ask) ? BONES_MAX_MARKERS : ask->n_ids;
}

gboolean
bones_key_equal (const BonesKey *a, const BonesKey *b)
{
  return a->subject == b->subject && a->ordinal == b->ordinal
         && (a->rule == b->rule || g_str_equal (a->rule, b->rule));
}

static gboolean
named_before (const BonesAnswer *answer, guint i, guint mask)
{
  for (guint j = 0; j < i; j++)
    if ((answer->values[j] & mask) == (answer->values[i] & mask))
      return TRUE;

  return FALSE;
}

static gboolean
reroll_is_open (const BonesAsk *ask, const BonesAnswer *answer, guint i)
{
  switch (i)
    {
    case 0: /* keep, keep all, or spend: only to spend needs to say which die and how many */
      return bones_ask_allows (ask, answer->values[0])
             && answer->n == (answer->values[0] == BONES_REROLL_SPEND ? 3 : 1);
    case 1: /* which die, from 1; 0 where the whole pool is meant */
      return (ask->high == 0) == (answer->values[1] == 0) && answer->values[1] <= ask->high;
    default: /* how many dice are spent */
      return answer->values[2] >= 1 && answer->values[2] <= MAX (ask->low, 1);
    }
}

static gboolean
is_open (const BonesAsk *ask, const BonesAnswer *answer, guint i)
{
  const guint value = answer->values[i];

  switch (ask->kind)
    {
    case BONES_ASK_DICE:
      return value >= 1 && value <= ask->sides;
    case BONES_ASK_NUMBER:
      return value >= ask->low && value <= ask->high;
    case BONES_ASK_INCHES:
      return value >= ask->low && value <= ask->high && (value % 50 == 0 || value == ask->high);
    case BONES_ASK_CONFIRM:
      return value <= 1;
    case BONES_ASK_REROLL:
      return reroll_is_open (ask, answer, i);
    case BONES_ASK_TARGETS:
    case BONES_ASK_EFFECTS:
      return bones_ask_allows (ask, value & 0xff) && value >> 8 < ask->n_ids
             && !named_before (answer, i, 0xff);
    case BONES_ASK_CHOICES:
    case BONES_ASK_SHIPS:
    case BONES_ASK_MARKERS:
      return bones_ask_allows (ask, value) && !named_before (answer, i, 0xffff);
    default:
      return bones_ask_allows (ask, value);
    }
}

void
bones_answer_set (BonesAnswer *answer, guint n, const guint16 *values)
{
  g_return_if_fail (answer != NULL && (n == 0 || values != NULL));

  answer->n = (guint16) MIN (n, G_MAXUINT16);
  memset (answer->values, 0, sizeof answer->values);
  if (n > 0) /* none may be named */
    memcpy (answer->values, values, MIN (n, BONES_MAX_VALUES) * sizeof *values);
}

/* Fleets and markers were asked for as choices once, and stand so in battles of that time. */
static gboolean
is_kind (const BonesAsk *ask, const BonesAnswer *answer)
{
  switch (ask->kind)
    {
    case BONES_ASK_FLEET:
    case BONES_ASK_MARKER:
      return answer->kind == ask->kind || answer->kind == BONES_ASK_CHOICE;
    case BONES_ASK_MARKERS:
      return answer->kind == ask->kind || answer->kind == BONES_ASK_CHOICES;
    default:
      return answer->kind == ask->kind;
    }
}

BonesFit
bones_answer_fits (const BonesAsk *ask, const BonesAnswer *answer)
{
  g_return_val_if_fail (ask != NULL && answer != NULL, BONES_NOT_ASKED);

  if (!is_kind (ask, answer) || !bones_key_equal (&ask->key, &answer->key))
    return BONES_NOT_ASKED;

  if (answer->n < ask->least || answer->n > ask->most || answer->n > BONES_MAX_VALUES)
    return BONES_WRONG_COUNT;

  for (guint i = 0; i < answer->n; i++)
    if (!is_open (ask, answer, i))
      return BONES_NOT_OPEN;

  return BONES_FITS;
}

BonesEntry *
bones_entry_new (BonesEntryKind kind)
{
  BonesEntry *entry = g_new0 (BonesEntry, 1);

  entry->kind = kind;
  entry->action = (BonesAction){ 0, BONES_NO_SHIP, BONES_NO_SHIP, BONES_NOBODY };
  return entry;
}

BonesEntry *
bones_entry_copy (const BonesEntry *entry)
{
  BonesEntry *copy = g_memdup2 (entry, sizeof *entry);

  copy->changes = g_memdup2 (entry->changes, entry->n_changes * sizeof *entry->changes);
  copy->text = g_strdup (entry->text);
  copy->rule = g_strdup (entry->rule);
  return copy;
}

void
bones_entry_free (BonesEntry *entry)
{
  if (entry == NULL)
    return;

  g_free (entry->changes);
  g_free (entry->text);
  g_free (entry->rule);
  g_free (entry);
}
