/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-private.h"

#include "app-dice.h"
#include "content.h"
#include "faces.h"
#include "fresh-seed.h"
#include "registry.h"
#include "table-context.h"
#include "table-enter.h"

#include <string.h>

static gboolean
is_taken (const GPtrArray *rosters, const char *side)
{
  for (guint i = 0; i < rosters->len; i++)
    if (g_strcmp0 (((const BonesRoster *) g_ptr_array_index (rosters, i))->side, side) == 0)
      return TRUE;

  return FALSE;
}

/* BS-SETUP-2: fleets without a table edge start opposite each other, then on the edges that are
 * left. With more than four fleets, the last ones share edges. The names of the edges begin with
 * the north (BS-SETUP-3). */
static void
assign_edges (GPtrArray *rosters)
{
  static const char *const sides[] = { "S", "N", "W", "E" };

  for (guint i = 0; i < rosters->len; i++)
    {
      BonesRoster *roster = g_ptr_array_index (rosters, i);

      for (guint side = 0; side < G_N_ELEMENTS (sides) && roster->side == NULL; side++)
        if (!is_taken (rosters, sides[side]))
          roster->side = g_strdup (sides[side]);
    }
}

/* All faults, one sentence a line. */
static gboolean
refuse_faults (GPtrArray *faults, GError **error)
{
  if (faults->len == 0)
    return TRUE;

  g_ptr_array_add (faults, NULL);
  return bones_table_refuse (error, BONES_TABLE_ERROR_BAD_GAME,
                             g_strjoinv ("\n", (char **) faults->pdata));
}

static gboolean
find_preset (const BonesRuleset *ruleset, const char *id, const BonesPreset **preset,
             GError **error)
{
  *preset = id != NULL ? bones_preset_find (ruleset, id) : NULL;
  return id == NULL || *preset != NULL
         || bones_table_refuse (
             error, BONES_TABLE_ERROR_BAD_GAME,
             g_strdup_printf (_ ("%s has no preset “%s”."), _ (ruleset->name), id));
}

static gboolean
set_options (BonesSetup *setup, const BonesNewGame *game, BonesGameSettings *settings,
             GPtrArray *faults, GError **error)
{
  const BonesPreset *preset = NULL;
  GVariantDict data;

  if (!find_preset (setup->ruleset, game->preset, &preset, error)
      || !bones_options_begin (
          setup, game->edition == NULL && preset != NULL ? preset->edition : game->edition, error))
    return FALSE;

  if (preset != NULL)
    bones_preset_set (setup, preset);

  g_variant_dict_init (&data, NULL);
  bones_options_set (setup, game->options, &data, faults);
  settings->data = g_variant_ref_sink (g_variant_dict_end (&data));
  settings->undo = game->undo;
  memcpy (settings->dice, game->dice, sizeof settings->dice);
  return TRUE;
}

static BonesSetup *
make_setup (const BonesRuleset *ruleset, const BonesNewGame *game, const char *content,
            BonesGameSettings *settings, GError **error)
{
  g_autoptr (BonesSetup) setup = bones_setup_new (ruleset, NULL);
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);

  if (!set_options (setup, game, settings, faults, error))
    return NULL;

  if (!bones_content_give (setup, content, settings->data, error))
    {
      if (error != NULL) /* the player chose a deck that cannot be played */
        {
          (*error)->domain = BONES_TABLE_ERROR;
          (*error)->code = BONES_TABLE_ERROR_BAD_GAME;
        }

      return NULL;
    }

  for (guint i = 0; game->rosters != NULL && i < game->rosters->len; i++)
    g_ptr_array_add (setup->rosters, bones_roster_copy (g_ptr_array_index (game->rosters, i)));

  if (ruleset->edges)
    assign_edges (setup->rosters);

  bones_setup_check (setup, FALSE, faults);
  return refuse_faults (faults, error) ? g_steal_pointer (&setup) : NULL;
}

static gboolean
make_seed (guint8 *seed, const guint8 *given, GError **error)
{
  g_autoptr (GError) none = NULL;

  if (given != NULL)
    memcpy (seed, given, BONES_SEED_BYTES);
  else if (!bones_fresh_seed (seed, &none))
    return bones_table_refuse (error, BONES_TABLE_ERROR_BAD_GAME, g_strdup (none->message));

  return TRUE;
}

static gboolean
check_title (const char *title, GError **error)
{
  return title == NULL || bones_game_title_fits (title)
         || bones_table_refuse (error, BONES_TABLE_ERROR_BAD_GAME,
                                g_strdup_printf (_ ("A title has at most %d letters, all on one "
                                                    "line."),
                                                 BONES_LONGEST_TITLE));
}

static BonesGameRecord *
make_record (const BonesNewGame *game, const BonesSetup *setup, const BonesGameSettings *settings,
             const char *content, GError **error)
{
  g_autoptr (BonesGameRecord) record = bones_game_record_new ();

  if (!check_title (game->title, error) || !make_seed (record->seed, game->seed, error))
    return NULL;

  record->ruleset = g_strdup (setup->ruleset->id);
  record->edition = g_strdup (setup->ruleset->editions[setup->options[0]]);
  record->rules_version = setup->ruleset->rules_version;
  record->title = g_strdup (game->title != NULL ? game->title : "");
  record->setup = bones_setup_to_text (setup, settings);
  record->content = g_strdup (content);
  g_strfreev (record->words);
  record->words = game->words != NULL ? g_strdupv ((char **) game->words) : g_new0 (char *, 1);
  record->kept = game->kept != NULL ? g_array_copy (game->kept) : NULL;
  record->created = record->played = g_get_real_time ();
  return g_steal_pointer (&record);
}

/* The first action, and the answers that the app gives to it. */
static gboolean
enter_first_action (BonesTable *self, GError **error)
{
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ACTION);

  entry->seq = 1;
  entry->at = self->record->created;
  entry->action = self->setup->ruleset->first_action ();
  bones_journal_append (self->journal, entry);
  if (bones_replay_follow (self->replay, self->journal) != 0)
    return bones_table_refuse (error, BONES_TABLE_ERROR_BAD_GAME,
                               g_strdup (_ ("These fleets cannot be set up.")));

  bones_table_answer_by_itself (self);
  return TRUE;
}

/* Makes the title if none was given. */
static void
name_game (BonesTable *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) fleets = NULL;

  self->record->named = *self->record->title != '\0';
  if (self->record->named)
    return;

  for (guint i = 0; i < self->setup->rosters->len; i++)
    {
      const BonesRoster *roster = g_ptr_array_index (self->setup->rosters, i);

      g_strv_builder_add (builder, roster->name);
    }

  fleets = g_strv_builder_end (builder);
  g_free (self->record->title);
  self->record->title = bones_game_title ((const char *const *) fleets);
}

static gboolean
store_new_game (BonesTable *self, gboolean joined, GError **error)
{
  BonesLiveState live_state;

  if (!joined && !enter_first_action (self, error))
    return FALSE;

  bones_table_renew (self);
  live_state = (BonesLiveState){ self->setup, self->names, &bones_table_get_play (self)->game };
  self->record->id = bones_store_add_game (self->store, self->record,
                                           (BonesEntry *const *) self->journal->entries->pdata,
                                           self->journal->entries->len, &live_state, error);
  name_game (self);
  return self->record->id != 0;
}

static char *
get_content (const BonesRuleset *ruleset, const BonesNewGame *game, GError **error)
{
  g_autoptr (GBytes) stock = NULL;

  if (game->content != NULL)
    return g_strdup (game->content);

  stock = bones_content_get (ruleset, error);
  return stock != NULL ? g_strdup (g_bytes_get_data (stock, NULL)) : NULL;
}

BonesTable *
bones_table_new (BonesStore *store, const BonesNewGame *game, GError **error)
{
  const BonesRuleset *ruleset;
  g_autofree char *content = NULL;
  g_autoptr (BonesSetup) setup = NULL;
  g_autoptr (BonesTable) self = NULL;
  BonesGameRecord *record;

  g_return_val_if_fail (store != NULL && game != NULL && game->ruleset != NULL, NULL);

  ruleset = bones_ruleset_find (game->ruleset);
  if (ruleset == NULL)
    {
      bones_table_refuse (
          error, BONES_TABLE_ERROR_BAD_GAME,
          g_strdup_printf (_ ("There is no rule system called “%s”."), game->ruleset));
      return NULL;
    }

  content = get_content (ruleset, game, error);
  if (content == NULL)
    return NULL;

  self = bones_table_alloc (store);
  setup = make_setup (ruleset, game, content, &self->settings, error);
  if (setup == NULL)
    return NULL;

  record = make_record (game, setup, &self->settings, content, error);
  if (record == NULL)
    return NULL;

  bones_table_init_game (self, record, g_steal_pointer (&setup));
  if (!store_new_game (self, game->joined, error))
    return NULL;

  self->version = bones_store_version (store, NULL);
  return g_steal_pointer (&self);
}

/* The fleets as bought. If swapped, each starts from the edge of the next one. */
static GPtrArray *
new_rosters (const BonesSetup *setup, gboolean swapped)
{
  GPtrArray *rosters = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  const guint n = setup->rosters->len;

  for (guint i = 0; i < n; i++)
    {
      const BonesRoster *from = g_ptr_array_index (setup->rosters, i);
      const BonesRoster *edge = g_ptr_array_index (setup->rosters, swapped ? (i + 1) % n : i);
      BonesRoster *roster = bones_roster_copy (from);

      g_free (roster->side);
      roster->side = g_strdup (edge->side);
      g_ptr_array_add (rosters, roster);
    }

  return rosters;
}

/* The title if somebody gave one; else "", and it is made when it is shown. */
static const char *
given_title (const BonesTable *self)
{
  return self->record->named ? self->record->title : "";
}

BonesTable *
bones_table_rematch (BonesTable *self, gboolean swapped, GError **error)
{
  g_autoptr (GPtrArray) rosters = NULL;
  g_autoptr (GVariant) options = NULL;
  BonesNewGame game = { 0 };

  g_return_val_if_fail (BONES_IS_TABLE (self), NULL);

  rosters = new_rosters (self->setup, swapped);
  options = g_variant_ref_sink (bones_options_to_variant (
      self->setup->ruleset, bones_table_get_play (self)->game.options, self->settings.data));
  game = (BonesNewGame){ .ruleset = self->record->ruleset,
                         .edition = self->record->edition,
                         .options = options,
                         .content = self->record->content,
                         .rosters = rosters,
                         .kept = self->record->kept,
                         .undo = self->settings.undo,
                         .title = given_title (self) };
  memcpy (game.dice, self->settings.dice, sizeof game.dice);
  return bones_table_new (self->store, &game, error);
}

/* The longest beginning of the journal that fits. */
static BonesSide *
find_good (BonesTable *self)
{
  BonesSide *side = bones_side_new (self, bones_table_get_seq (self));

  while (side->misfit != 0)
    {
      const guint32 last = side->misfit - 1;

      bones_side_free (side);
      side = bones_side_new (self, last);
    }

  return side;
}

static BonesGameRecord *
copy_record (const BonesGameRecord *from, const char *title)
{
  BonesGameRecord *record = bones_game_record_new ();

  *record = *from;
  record->ruleset = g_strdup (from->ruleset);
  record->edition = g_strdup (from->edition);
  record->title = g_strdup (title);
  record->setup = g_strdup (from->setup);
  record->content = g_strdup (from->content);
  record->words = g_strdupv (from->words);
  record->paused = g_strdup (from->paused);
  record->winner = g_strdup (from->winner);
  record->fleets = record->captains = NULL; /* they are read with the copy */
  record->letters = NULL;
  record->seeds = from->seeds != NULL ? g_array_copy (from->seeds) : NULL;
  record->kept = NULL; /* it is the same battle, not another one of these fleets */
  record->id = 0;
  return record;
}

/* What is rolled in the copy says nothing about the battle that it is of, nor the other way round.
 */
static gint64
copy_to (BonesTable *self, BonesStore *to, const char *title, GError **error)
{
  g_autoptr (BonesSide) side = find_good (self);
  g_autoptr (BonesGameRecord) record = copy_record (self->record, title);
  const BonesLiveState live_state = { self->setup, side->names,
                                      &bones_replay_play (side->replay)->game };

  record->archived = self->record->archived && to != self->store;
  return bones_app_add_copy (to, record, side->journal, &live_state, error);
}

gint64
bones_table_copy (BonesTable *self, GError **error)
{
  g_autofree char *title = NULL;

  g_return_val_if_fail (BONES_IS_TABLE (self), 0);

  if (self->pending != NULL)
    {
      bones_table_is_ready (self, error);
      return 0;
    }

  title = g_strdup_printf (_ ("%s (copy)"), self->record->title);
  return copy_to (self, self->store, title, error);
}

gint64
bones_table_copy_to (BonesTable *self, BonesStore *to, GError **error)
{
  g_return_val_if_fail (BONES_IS_TABLE (self) && to != NULL && self->pending == NULL, 0);

  return copy_to (self, to, given_title (self), error);
}
