/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "entry.h"

#include "lasting-ids.h"

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

static gboolean
is_risk (const BonesAsk *ask, guint value)
{
  return value < 64 && (ask->risks >> value & 1) != 0;
}

/* The first choice without a risk, or the only one; else -1. */
static gint
find_safe_choice (const BonesAsk *ask)
{
  gint first = -1;
  guint n = 0;

  for (guint i = 0; i < BONES_MAX_CHOICES; i++)
    {
      if (!bones_ask_allows (ask, i))
        continue;
      if (!is_risk (ask, i))
        return (gint) i;

      first = n++ == 0 ? (gint) i : -1;
    }
  return first;
}

gint
bones_ask_default (const BonesAsk *ask)
{
  g_return_val_if_fail (ask != NULL, -1);

  if (ask->blank)
    return -1;

  switch (ask->kind)
    {
    case BONES_ASK_NUMBER:
      return CLAMP (ask->usual, ask->low, ask->high);
    case BONES_ASK_CONFIRM:
      return is_risk (ask, TRUE) ? FALSE : TRUE;
    case BONES_ASK_CHOICE:
      return find_safe_choice (ask);
    default:
      return -1;
    }
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

char *
bones_answer_to_text (const BonesAnswer *answer)
{
  const guint n_choices = answer->said != NULL ? bones_answer_count_choices (answer) : 0;
  const gboolean ships = answer->kind == BONES_ASK_TARGETS || answer->kind == BONES_ASK_EFFECTS;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < answer->n; i++)
    {
      if (i > 0)
        g_string_append_c (text, ' ');

      if (i < n_choices && ships)
        g_string_append_printf (text, "%u:", answer->values[i] & 0xffu);

      if (i < n_choices)
        g_string_append (text, answer->said[i]);
      else
        g_string_append_printf (text, "%u", answer->values[i]);
    }

  return g_string_free (text, FALSE);
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
      return (value >= ask->low || ask->soft_low) && value <= ask->high
             && (value % 50 == 0 || value == ask->high);
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
  answer->said = NULL;
  memset (answer->values, 0, sizeof answer->values);
  if (n > 0) /* none may be named */
    memcpy (answer->values, values, MIN (n, BONES_MAX_VALUES) * sizeof *values);
}

guint
bones_answer_count_choices (const BonesAnswer *answer)
{
  g_return_val_if_fail (answer != NULL, 0);

  switch (answer->kind)
    {
    case BONES_ASK_CHOICE:
    case BONES_ASK_CHOICES:
    case BONES_ASK_CARD:
    case BONES_ASK_TARGETS:
    case BONES_ASK_EFFECTS:
      return MIN (answer->n, BONES_MAX_VALUES);
    case BONES_ASK_REROLL: /* followed by the number of the die, and how many are spent */
      return MIN (answer->n, 1);
    default:
      return 0;
    }
}

static gboolean
names_ships (const BonesAnswer *answer)
{
  return answer->kind == BONES_ASK_TARGETS || answer->kind == BONES_ASK_EFFECTS;
}

guint
bones_answer_choice (const BonesAnswer *answer, guint i)
{
  g_return_val_if_fail (answer != NULL && i < BONES_MAX_VALUES, 0);

  return names_ships (answer) ? answer->values[i] >> 8 : answer->values[i];
}

static void
set_choice (BonesAnswer *answer, guint i, guint choice)
{
  answer->values[i] =
      (guint16) (names_ships (answer) ? (answer->values[i] & 0xff) | choice << 8 : choice);
}

gboolean
bones_answer_set_ids (BonesAnswer *answer, guint n, const char *const *ids)
{
  g_return_val_if_fail (answer != NULL && n <= BONES_MAX_VALUES && (n == 0 || ids != NULL), FALSE);

  answer->said = bones_lasting_ids (n, ids, TRUE);
  return answer->said != NULL;
}

void
bones_answer_name_choices (BonesAnswer *answer, const BonesAsk *ask)
{
  const char *ids[BONES_MAX_VALUES];
  const guint n = bones_answer_count_choices (answer);

  if (n == 0 || answer->said != NULL || ask->ids == NULL)
    return;

  for (guint i = 0; i < n; i++)
    ids[i] = ask->ids[bones_answer_choice (answer, i)];

  answer->said = bones_lasting_ids (n, ids, FALSE);
}

static gboolean
is_at (const BonesAsk *ask, guint index, const char *id)
{
  return index < ask->n_ids && ask->ids != NULL && g_str_equal (ask->ids[index], id);
}

/* No card was “no_card” in older battles of some rule systems. */
static const char *
renew_id (const BonesAsk *ask, const char *id)
{
  return ask->kind == BONES_ASK_CARD && g_str_equal (id, "no_card") ? "none" : id;
}

/* Sets the indices of the choices in the list of @ask, unless they are right already. */
static gboolean
look_up_choices (BonesAnswer *answer, const BonesAsk *ask)
{
  const guint n = answer->said != NULL ? bones_answer_count_choices (answer) : 0;

  for (guint i = 0; i < n; i++)
    {
      const char *id = renew_id (ask, answer->said[i]);
      guint index = bones_answer_choice (answer, i);

      if (is_at (ask, index, id))
        continue;

      for (index = 0; index < ask->n_ids && !is_at (ask, index, id);)
        index++;

      if (index == ask->n_ids)
        return FALSE;

      set_choice (answer, i, index);
    }

  return TRUE;
}

/* Fleets and markers were asked for as choices, and recorded by number, in older battles. */
static void
renew_kind (BonesAnswer *answer, const BonesAsk *ask)
{
  if (answer->said != NULL)
    return;

  if ((answer->kind == BONES_ASK_CHOICE
       && (ask->kind == BONES_ASK_FLEET || ask->kind == BONES_ASK_MARKER))
      || (answer->kind == BONES_ASK_CHOICES && ask->kind == BONES_ASK_MARKERS))
    answer->kind = ask->kind;
}

BonesFit
bones_answer_meet (BonesAnswer *answer, const BonesAsk *ask)
{
  g_return_val_if_fail (ask != NULL && answer != NULL, BONES_NOT_ASKED);

  if (!bones_key_equal (&ask->key, &answer->key))
    return BONES_NOT_ASKED;

  renew_kind (answer, ask);
  if (ask->kind != answer->kind)
    return BONES_NOT_ASKED;

  return look_up_choices (answer, ask) ? bones_answer_fits (ask, answer) : BONES_NOT_OPEN;
}

BonesFit
bones_answer_fits (const BonesAsk *ask, const BonesAnswer *answer)
{
  g_return_val_if_fail (ask != NULL && answer != NULL, BONES_NOT_ASKED);

  if (ask->kind != answer->kind || !bones_key_equal (&ask->key, &answer->key))
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
