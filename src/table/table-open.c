/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-open.h"

#include "app-dice.h"
#include "registry.h"
#include "table-context.h"

#include <string.h>

static const BonesRuleset *
find_ruleset (const BonesGameRecord *record, GError **error)
{
  const BonesRuleset *ruleset = bones_ruleset_find (record->ruleset);
  g_autofree char *title = bones_name_isolate (record->title);

  if (ruleset == NULL)
    bones_table_refuse (error, BONES_TABLE_ERROR_BAD_GAME,
                        g_strdup_printf (_ ("“%s” is played by the rule system “%s”, which this "
                                            "version of Crossbones does not have."),
                                         title, record->ruleset));
  else if (record->rules_version > ruleset->rules_version)
    {
      bones_table_refuse (error, BONES_TABLE_ERROR_BAD_GAME,
                          g_strdup_printf (_ ("“%s” was begun with newer rules of %s than this "
                                              "version of Crossbones has. Update Crossbones to "
                                              "go on with it."),
                                           title, _ (ruleset->name)));
      return NULL;
    }

  return ruleset;
}

/* A battle that cannot go on can still be read. */
static void
close_to_verbs (BonesTable *self, char *why)
{
  g_free (self->misfit);
  self->misfit = why;
}

static void
check_seeds (BonesTable *self)
{
  char *why = bones_app_find_false_seed (self->record, self->journal);

  if (why != NULL && bones_store_load_seeds (self->store, self->record, NULL))
    {
      g_free (why); /* another window may have begun one */
      why = bones_app_find_false_seed (self->record, self->journal);
    }

  if (why != NULL)
    close_to_verbs (self, why);
}

gboolean
bones_table_load (BonesTable *self, GError **error)
{
  g_autoptr (GError) local = NULL;
  guint32 misfit;

  if (!bones_table_read_dice (self, error))
    return FALSE;

  if (!bones_store_load_entries (self->store, self->record->id, self->setup, self->journal, &local))
    {
      if (!g_error_matches (local, BONES_STORE_ERROR, BONES_STORE_ERROR_DAMAGED))
        {
          g_propagate_error (error, g_steal_pointer (&local));
          return FALSE;
        }

      close_to_verbs (self, g_strdup (local->message));
    }

  check_seeds (self);
  misfit = bones_replay_follow (self->replay, self->journal);
  g_clear_pointer (&self->names, bones_names_free);
  self->names = bones_words_names (self->setup, self->journal, &bones_table_get_play (self)->game);
  if (misfit != 0)
    {
      const BonesWordsContext context = bones_table_get_context (self);

      close_to_verbs (
          self, bones_words_misfit (&context, self->journal, bones_table_get_play (self), misfit));
    }

  bones_table_renew (self);
  return TRUE;
}

char *
bones_table_find_misfit (BonesTable *self)
{
  g_autoptr (BonesReplay) replay = NULL;
  BonesWordsContext context;
  guint32 misfit;

  g_return_val_if_fail (BONES_IS_TABLE (self), NULL);

  replay = bones_replay_new (self->setup);
  misfit = bones_replay_follow_all (replay, self->journal);
  if (misfit == 0)
    return g_strdup (self->misfit);

  context = bones_table_get_context (self);
  context.game = &bones_replay_play (replay)->game;
  return bones_words_misfit (&context, self->journal, bones_replay_play (replay), misfit);
}

/* Writes the ids of choices into the journal of an older battle. If it cannot be written now, a
 * later opening does it. */
static void
name_choices (BonesTable *self)
{
  const BonesLiveState live_state = { self->setup, self->names,
                                      &bones_table_get_play (self)->game };
  g_autoptr (GError) error = NULL;

  if (!self->record->by_number || self->misfit != NULL
      || bones_replay_name_choices (self->setup, self->journal) != 0)
    return;

  if (!bones_store_write_anew (self->store, self->record->id,
                               (BonesEntry *const *) self->journal->entries->pdata,
                               bones_journal_length (self->journal), &live_state, &error))
    g_debug ("%s", error->message);
}

BonesTable *
bones_table_open (BonesStore *store, gint64 game, GError **error)
{
  g_autoptr (BonesGameRecord) record = NULL;
  g_autoptr (BonesTable) self = NULL;
  const BonesRuleset *ruleset;
  BonesSetup *setup;

  g_return_val_if_fail (store != NULL, NULL);

  record = bones_store_load_game (store, game, error);
  ruleset = record != NULL ? find_ruleset (record, error) : NULL;
  if (ruleset == NULL)
    return NULL;

  self = bones_table_alloc (store);
  setup = bones_setup_from_text (ruleset, record->setup, record->content, &self->settings, error);
  if (setup == NULL)
    {
      g_prefix_error (error, _ ("“%s” cannot be opened: "), record->title);
      return NULL;
    }

  bones_table_init_game (self, g_steal_pointer (&record), setup);
  self->version = bones_store_version (store, NULL);
  if (!bones_table_load (self, error))
    return NULL;

  name_choices (self);
  return g_steal_pointer (&self);
}

gboolean
bones_table_refresh (BonesTable *self, gboolean *changed, GError **error)
{
  const BonesGameSettings before = self->settings;
  const guint32 seq = bones_table_get_seq (self);
  gint64 version;

  g_return_val_if_fail (BONES_IS_TABLE (self), FALSE);

  if (changed != NULL)
    *changed = FALSE;

  if (self->pending != NULL)
    return bones_table_is_ready (self, error);

  version = bones_store_version (self->store, error);
  if (version == -1)
    return FALSE;

  if (version == self->version)
    return TRUE;

  if (!bones_table_load (self, error))
    return FALSE;

  self->version = version;
  if (bones_table_get_seq (self) == seq
      && memcmp (before.dice, self->settings.dice, sizeof before.dice) == 0
      && memcmp (before.rolls, self->settings.rolls, sizeof before.rolls) == 0)
    return TRUE;

  if (changed != NULL)
    *changed = TRUE;

  bones_table_emit_changed (self);
  return TRUE;
}
