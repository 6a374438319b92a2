/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-private.h"

/* What a preference says where a kind of rolls is made as all others are. */
#define AS_ALL "fleet"

static const BonesRollKind *
roll_kind (BonesTable *self, guint kind)
{
  const BonesRollKind *rolls = self->setup->ruleset->rolls;

  for (guint i = 0; rolls != NULL && rolls[i].id != NULL; i++)
    if (i == kind)
      return &rolls[i];

  return NULL;
}

/* "dice.0", "dice.0.gunnery". */
static char *
dice_key (guint fleet, const BonesRollKind *kind)
{
  return kind != NULL ? g_strdup_printf ("dice.%u.%s", fleet, kind->id)
                      : g_strdup_printf ("dice.%u", fleet);
}

/* Sets @dice to the source that is preferred, or to -1 where none is. */
static gboolean
read_preference (BonesTable *self, guint fleet, const BonesRollKind *kind, gint *dice,
                 GError **error)
{
  g_autofree char *key = dice_key (fleet, kind);
  g_autofree char *value = NULL;

  if (!bones_store_get_preference (self->store, self->record->id, key, &value, error))
    return FALSE;

  *dice = value != NULL ? bones_dice_source_from_id (value) : -1;
  return TRUE;
}

gboolean
bones_table_read_dice (BonesTable *self, GError **error)
{
  const guint n_fleets = bones_table_get_play (self)->game.n_fleets;
  const BonesRollKind *kind;
  gint dice;

  for (guint fleet = 0; fleet < n_fleets; fleet++)
    {
      if (!read_preference (self, fleet, NULL, &dice, error))
        return FALSE;

      if (dice >= 0)
        self->articles.dice[fleet] = (BonesDiceSource) dice;

      for (guint i = 0; (kind = roll_kind (self, i)) != NULL; i++)
        {
          if (!read_preference (self, fleet, kind, &dice, error))
            return FALSE;

          self->articles.rolls[fleet][i] = (gint8) (dice + 1);
        }
    }

  return TRUE;
}

BonesDiceSource
bones_table_get_dice (BonesTable *self, guint fleet)
{
  g_return_val_if_fail (BONES_IS_TABLE (self) && fleet < BONES_MAX_FLEETS, BONES_DICE_APP);

  return self->articles.dice[fleet];
}

gint
bones_table_get_dice_of (BonesTable *self, guint fleet, guint kind)
{
  g_return_val_if_fail (BONES_IS_TABLE (self) && fleet < BONES_MAX_FLEETS, -1);
  g_return_val_if_fail (kind < BONES_MAX_ROLL_KINDS, -1);

  return self->articles.rolls[fleet][kind] - 1;
}

BonesDiceSource
bones_table_get_dice_for (BonesTable *self, guint fleet, const char *rule)
{
  gint kind, dice = -1;

  g_return_val_if_fail (BONES_IS_TABLE (self) && fleet < BONES_MAX_FLEETS, BONES_DICE_APP);
  g_return_val_if_fail (rule != NULL, BONES_DICE_APP);

  kind = bones_ruleset_roll_kind_of (self->setup->ruleset, rule);
  if (kind >= 0)
    dice = bones_table_get_dice_of (self, fleet, (guint) kind);

  return dice >= 0 ? (BonesDiceSource) dice : bones_table_get_dice (self, fleet);
}

static gboolean
store_preference (BonesTable *self, guint fleet, const BonesRollKind *kind, gint dice,
                  GError **error)
{
  g_autofree char *key = dice_key (fleet, kind);
  const char *value = dice >= 0 ? bones_dice_source_id ((BonesDiceSource) dice) : AS_ALL;

  return bones_table_is_ready (self, error)
         && bones_store_set_preference (self->store, self->record->id, key, value, error);
}

gboolean
bones_table_set_dice (BonesTable *self, guint fleet, BonesDiceSource dice, GError **error)
{
  g_return_val_if_fail (BONES_IS_TABLE (self) && fleet < BONES_MAX_FLEETS, FALSE);

  if (!store_preference (self, fleet, NULL, (gint) dice, error))
    return FALSE;

  self->articles.dice[fleet] = dice;
  bones_table_emit_changed (self);
  return TRUE;
}

gboolean
bones_table_set_dice_of (BonesTable *self, guint fleet, guint kind, gint dice, GError **error)
{
  g_return_val_if_fail (BONES_IS_TABLE (self) && fleet < BONES_MAX_FLEETS, FALSE);
  g_return_val_if_fail (dice >= -1 && dice <= BONES_DICE_ASK, FALSE);
  g_return_val_if_fail (roll_kind (self, kind) != NULL, FALSE);

  if (!store_preference (self, fleet, roll_kind (self, kind), dice, error))
    return FALSE;

  self->articles.rolls[fleet][kind] = (gint8) (dice + 1);
  bones_table_emit_changed (self);
  return TRUE;
}
