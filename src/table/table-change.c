/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-private.h"

#include "change.h"

/* Tries every change on a copy, so that the one that cannot be is named, with what could. */
static gboolean
try_changes (BonesTable *self, const BonesChange *changes, guint n, GError **error)
{
  const BonesWordsContext context = bones_table_get_context (self);
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);

  bones_game_copy (game, context.game);
  for (guint i = 0; i < n; i++)
    {
      gint64 lowest = 0, highest = 0;
      const BonesChangeFit fit =
          bones_change_apply (self->setup, game, &changes[i], &lowest, &highest);

      if (fit != BONES_CHANGE_FITS)
        return bones_table_refuse (
            error, BONES_TABLE_ERROR_BAD_CHANGE,
            bones_words_unfit_change (&context, &changes[i], fit, lowest, highest));
    }

  return TRUE;
}

static gboolean
enter_changes (BonesTable *self, BonesEntryKind kind, const BonesChange *changes, guint n,
               guint agreed, const char *text, GError **error)
{
  BonesEntry *entry;

  if (!try_changes (self, changes, n, error))
    return FALSE;

  entry = bones_entry_new (kind);
  entry->changes = g_memdup2 (changes, n * sizeof *changes);
  entry->n_changes = n;
  entry->agreed = (guint16) agreed;
  entry->text = g_strdup (text);
  return bones_table_enter (self, entry, error);
}

gboolean
bones_table_override (BonesTable *self, const BonesChange *changes, guint n_changes,
                      const char *text, GError **error)
{
  g_return_val_if_fail (BONES_IS_TABLE (self) && (changes != NULL || n_changes == 0), FALSE);

  if (!bones_table_is_ready (self, error))
    return FALSE;

  if (n_changes == 0)
    return bones_table_refuse (error, BONES_TABLE_ERROR_BAD_CHANGE,
                               g_strdup (_ ("Nothing is to be changed.")));

  for (guint i = 0; i < n_changes; i++)
    if (changes[i].scope == BONES_SET_OPTION)
      return bones_table_refuse (error, BONES_TABLE_ERROR_BAD_CHANGE,
                                 g_strdup (_ ("House rules are not set by hand: the captains "
                                              "agree on them.")));

  return enter_changes (self, BONES_ENTRY_OVERRIDE, changes, n_changes, 0, text, error);
}

guint
bones_table_fleets_in_play (BonesTable *self)
{
  const BonesGame *game = &bones_table_get_play (self)->game;
  guint fleets = 0;

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (game->fleets[fleet].status == BONES_IN_PLAY)
      fleets |= 1u << fleet;

  return fleets;
}

/* The options that may not change any more, whoever agrees. */
static gboolean
is_settled (BonesTable *self, guint option, GError **error)
{
  if (option == 0)
    return bones_table_refuse (error, BONES_TABLE_ERROR_BAD_CHANGE,
                               g_strdup (_ ("The edition is chosen when the battle is made.")));

  if (self->setup->ruleset->options[option].kind == BONES_OPTION_DATA)
    return bones_table_refuse (error, BONES_TABLE_ERROR_BAD_CHANGE,
                               g_strdup (_ ("What a deck is made of is chosen when the battle is "
                                            "made: cards of it may have been drawn.")));

  return TRUE;
}

gboolean
bones_table_set_option (BonesTable *self, guint option, guint value, guint agreed, GError **error)
{
  const BonesChange change = { .scope = BONES_SET_OPTION, .field = option, .value = value };
  guint missing;

  g_return_val_if_fail (BONES_IS_TABLE (self), FALSE);

  if (!bones_table_is_ready (self, error))
    return FALSE;

  for (guint i = 0; i <= option; i++)
    if (i >= BONES_MAX_OPTIONS || self->setup->ruleset->options[i].key == NULL)
      return bones_table_refuse (error, BONES_TABLE_ERROR_BAD_CHANGE,
                                 g_strdup (_ ("There is no such house rule.")));

  if (!is_settled (self, option, error))
    return FALSE;

  missing = bones_table_fleets_in_play (self) & ~agreed;
  if (bones_table_get_play (self)->game.round > 0 && missing != 0)
    {
      g_autofree char *names = bones_words_fleets (self->names, missing);

      return bones_table_refuse (
          error, BONES_TABLE_ERROR_FENCE,
          g_strdup_printf (_ ("The battle is under way: a house rule changes only when all "
                              "captains agree. Still to agree: %s."),
                           names));
    }

  return enter_changes (self, BONES_ENTRY_OPTION, &change, 1, agreed, NULL, error);
}

gboolean
bones_table_ask_again (BonesTable *self, guint fleet, GError **error)
{
  const BonesChange change = { .scope = BONES_SET_FLEET,
                               .field = BONES_FLEET_KEEP_ALL,
                               .index = (guint16) fleet };

  g_return_val_if_fail (BONES_IS_TABLE (self), FALSE);

  return !bones_table_get_play (self)->game.fleets[fleet].keep_all
         || bones_table_override (self, &change, 1, NULL, error);
}
