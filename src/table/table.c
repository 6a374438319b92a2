/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-private.h"

#include "faces.h"
#include "table-context.h"

#define TURN "rose.turn" /* the preference: degrees */

enum { CHANGED, FAILED, N_SIGNALS };
enum { PROP_0, PROP_BUSY, N_PROPERTIES };

static guint signals[N_SIGNALS];
static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (BonesTable, bones_table, G_TYPE_OBJECT)

GQuark
bones_table_error_quark (void)
{
  return g_quark_from_static_string ("bones-table-error-quark");
}

static void
bones_table_finalize (GObject *object)
{
  BonesTable *self = BONES_TABLE (object);

  g_assert (self->pending == NULL); /* a commit under way holds the table */

  for (guint i = 0; i < G_N_ELEMENTS (self->chronicles); i++)
    g_clear_pointer (&self->chronicles[i], bones_chronicle_free);

  g_clear_pointer (&self->names, bones_names_free);
  g_clear_pointer (&self->replay, bones_replay_free);
  g_clear_pointer (&self->journal, bones_journal_free);
  g_clear_pointer (&self->rules, bones_setup_free);
  g_clear_pointer (&self->setup, bones_setup_free);
  g_clear_pointer (&self->record, bones_game_record_free);
  bones_game_settings_clear (&self->settings);
  g_free (self->misfit);
  G_OBJECT_CLASS (bones_table_parent_class)->finalize (object);
}

static void
bones_table_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  if (id == PROP_BUSY)
    g_value_set_boolean (value, BONES_TABLE (object)->pending != NULL);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
bones_table_class_init (BonesTableClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->finalize = bones_table_finalize;
  object_class->get_property = bones_table_get_property;

  properties[PROP_BUSY] =
      g_param_spec_boolean ("busy", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  signals[CHANGED] = g_signal_new ("changed", BONES_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", BONES_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
bones_table_init (BonesTable *self)
{
  self->journal = bones_journal_new ();
}

BonesTable *
bones_table_alloc (BonesStore *store)
{
  BonesTable *self = g_object_new (BONES_TYPE_TABLE, NULL);

  self->store = store;
  return self;
}

void
bones_table_init_game (BonesTable *self, BonesGameRecord *record, BonesSetup *setup)
{
  self->record = record;
  self->setup = setup;
  self->rules = bones_setup_new (setup->ruleset, setup->content);
  self->rules->borrows = TRUE;
  self->rules->stock = setup->stock;
  memcpy (self->rules->options, setup->options, sizeof setup->options);
  self->replay = bones_replay_new (setup);
  self->names = bones_words_names (setup, NULL, &bones_replay_play (self->replay)->game);
}

/* The text of the pause, if the battle was paused and nothing has happened since. */
static char *
find_pause (const BonesJournal *journal)
{
  guint32 seq = bones_journal_length (journal);
  const BonesEntry *last;

  while (seq > 0 && bones_journal_entry (journal, seq)->kind == BONES_ENTRY_SEED)
    seq--;

  last = bones_journal_entry (journal, seq);
  if (last == NULL || last->kind != BONES_ENTRY_NOTE || g_strcmp0 (last->rule, BONES_PAUSE) != 0)
    return NULL;

  return g_strdup (last->text != NULL ? last->text : "");
}

void
bones_table_renew (BonesTable *self)
{
  const BonesGame *game = &bones_replay_play (self->replay)->game;

  self->record->round = game->round;
  self->record->over = game->over;
  self->record->last_seq = bones_journal_length (self->journal);
  g_free (self->record->paused);
  self->record->paused = find_pause (self->journal);
}

void
bones_table_emit_changed (BonesTable *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

void
bones_table_emit_failed (BonesTable *self, const GError *error)
{
  g_signal_emit (self, signals[FAILED], 0, error);
}

void
bones_table_notify_busy (BonesTable *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
}

gboolean
bones_table_refuse (GError **error, BonesTableError code, char *message)
{
  g_set_error_literal (error, BONES_TABLE_ERROR, (gint) code, message);
  g_free (message);
  return FALSE;
}

gboolean
bones_table_is_ready (BonesTable *self, GError **error)
{
  if (self->pending != NULL)
    return bones_table_refuse (error, BONES_TABLE_ERROR_BUSY,
                               g_strdup (_ ("The last answer is still being stored.")));

  if (self->misfit != NULL)
    return bones_table_refuse (error, BONES_TABLE_ERROR_READ_ONLY,
                               g_strdup_printf (_ ("This battle is read-only. %s"), self->misfit));

  return TRUE;
}

BonesPlay *
bones_table_play_at (BonesTable *self, guint32 seq, GError **error)
{
  g_autoptr (BonesSide) side = NULL;
  const BonesPlay *was;
  BonesPlay *play;

  g_return_val_if_fail (BONES_IS_TABLE (self), NULL);

  if (seq > bones_journal_length (self->journal))
    {
      bones_table_refuse (error, BONES_TABLE_ERROR_NOTHING,
                          g_strdup_printf (_ ("The battle has no entry %u yet."), seq));
      return NULL;
    }

  side = bones_side_new (self, seq);
  was = bones_replay_play (side->replay);
  play = bones_play_new (self->setup->ruleset, self->setup);
  bones_game_copy (&play->game, &was->game);
  play->stop = was->stop;
  play->fit = was->fit;
  play->prompt = was->prompt;
  memcpy (play->thrown, was->thrown, sizeof play->thrown);
  g_array_append_vals (play->events, was->events->data, was->events->len);
  return play;
}

void
bones_table_set_threaded (BonesTable *self, gboolean threaded)
{
  g_return_if_fail (BONES_IS_TABLE (self));

  self->threaded = threaded;
}

gboolean
bones_table_get_busy (BonesTable *self)
{
  g_return_val_if_fail (BONES_IS_TABLE (self), FALSE);

  return self->pending != NULL;
}

const char *
bones_table_get_misfit (BonesTable *self)
{
  g_return_val_if_fail (BONES_IS_TABLE (self), NULL);

  return self->misfit;
}

gint64
bones_table_get_id (BonesTable *self)
{
  g_return_val_if_fail (BONES_IS_TABLE (self), 0);

  return self->record->id;
}

const BonesGameRecord *
bones_table_get_record (BonesTable *self)
{
  g_return_val_if_fail (BONES_IS_TABLE (self), NULL);

  return self->record;
}

gboolean
bones_table_rename (BonesTable *self, const char *title, GError **error)
{
  g_autoptr (BonesGameRecord) record = NULL;

  g_return_val_if_fail (BONES_IS_TABLE (self) && title != NULL, FALSE);

  if (!bones_store_rename_game (self->store, self->record->id, title, error))
    return FALSE;

  record = bones_store_load_game (self->store, self->record->id, error);
  if (record == NULL)
    return FALSE;

  g_free (self->record->title);
  self->record->title = g_steal_pointer (&record->title);
  self->record->named = record->named;
  return TRUE;
}

const BonesSetup *
bones_table_get_setup (BonesTable *self)
{
  g_return_val_if_fail (BONES_IS_TABLE (self), NULL);

  return self->setup;
}

const BonesNames *
bones_table_get_names (BonesTable *self)
{
  g_return_val_if_fail (BONES_IS_TABLE (self), NULL);

  return self->names;
}

const BonesJournal *
bones_table_get_journal (BonesTable *self)
{
  g_return_val_if_fail (BONES_IS_TABLE (self), NULL);

  return self->journal;
}

const BonesPlay *
bones_table_get_play (BonesTable *self)
{
  g_return_val_if_fail (BONES_IS_TABLE (self), NULL);

  return bones_replay_play (self->replay);
}

const BonesGame *
bones_table_get_before (BonesTable *self)
{
  g_return_val_if_fail (BONES_IS_TABLE (self), NULL);

  return bones_replay_before (self->replay);
}

const GArray *
bones_table_get_events (BonesTable *self)
{
  g_return_val_if_fail (BONES_IS_TABLE (self), NULL);

  return bones_replay_events (self->replay);
}

guint32
bones_table_get_seq (BonesTable *self)
{
  g_return_val_if_fail (BONES_IS_TABLE (self), 0);

  return bones_journal_length (self->journal);
}

guint32
bones_table_get_effective (BonesTable *self, guint back)
{
  const GArray *effective;

  g_return_val_if_fail (BONES_IS_TABLE (self), 0);

  effective = self->journal->effective;
  return back < effective->len ? g_array_index (effective, guint32, effective->len - 1 - back) : 0;
}

guint32
bones_table_get_open_action (BonesTable *self)
{
  const BonesPlay *play;

  g_return_val_if_fail (BONES_IS_TABLE (self), 0);

  play = bones_replay_play (self->replay);
  return play->stop == BONES_ASKING ? play->entries[0]->seq : 0;
}

const BonesSetup *
bones_table_get_rules (BonesTable *self)
{
  g_return_val_if_fail (BONES_IS_TABLE (self), NULL);

  return self->rules;
}

GPtrArray *
bones_table_list_warnings (BonesTable *self)
{
  GPtrArray *warnings = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (BONES_IS_TABLE (self), warnings);

  bones_setup_warn (self->setup, warnings);
  return warnings;
}

const guint8 *
bones_table_get_options (BonesTable *self)
{
  g_return_val_if_fail (BONES_IS_TABLE (self), NULL);

  return bones_replay_play (self->replay)->game.options;
}

gint
bones_table_get_turn (BonesTable *self)
{
  g_autofree char *value = NULL;
  gint64 turn;

  g_return_val_if_fail (BONES_IS_TABLE (self), 0);

  if (!bones_store_get_preference (self->store, self->record->id, TURN, &value, NULL)
      || value == NULL || !g_ascii_string_to_signed (value, 10, 0, 359, &turn, NULL))
    return 0;

  return (gint) turn;
}

gboolean
bones_table_set_turn (BonesTable *self, gint degrees, GError **error)
{
  g_autofree char *value = g_strdup_printf ("%d", degrees);

  g_return_val_if_fail (BONES_IS_TABLE (self), FALSE);
  g_return_val_if_fail (degrees >= 0 && degrees < 360, FALSE);

  return bones_table_is_ready (self, error)
         && bones_store_set_preference (self->store, self->record->id, TURN, value, error);
}

/* ---- Dice ---- */

/* The preference for a kind of rolls that follows the fleet's preference. */
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

/* Sets @dice to the preferred source, or to -1 if there is no preference. */
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
        self->settings.dice[fleet] = (BonesDiceSource) dice;

      for (guint i = 0; (kind = roll_kind (self, i)) != NULL; i++)
        {
          if (!read_preference (self, fleet, kind, &dice, error))
            return FALSE;

          self->settings.rolls[fleet][i] = (gint8) (dice + 1);
        }
    }

  return TRUE;
}

BonesDiceSource
bones_table_get_dice (BonesTable *self, guint fleet)
{
  g_return_val_if_fail (BONES_IS_TABLE (self) && fleet < BONES_MAX_FLEETS, BONES_DICE_APP);

  return self->settings.dice[fleet];
}

gint
bones_table_get_dice_of (BonesTable *self, guint fleet, guint kind)
{
  g_return_val_if_fail (BONES_IS_TABLE (self) && fleet < BONES_MAX_FLEETS, -1);
  g_return_val_if_fail (kind < BONES_MAX_ROLL_KINDS, -1);

  return self->settings.rolls[fleet][kind] - 1;
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

  self->settings.dice[fleet] = dice;
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

  self->settings.rolls[fleet][kind] = (gint8) (dice + 1);
  bones_table_emit_changed (self);
  return TRUE;
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
