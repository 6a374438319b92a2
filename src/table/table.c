/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-private.h"

#include "faces.h"

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
  if (self->rules != NULL)
    self->rules->content = NULL; /* it is that of the set-up */

  g_clear_pointer (&self->rules, bones_setup_free);
  g_clear_pointer (&self->setup, bones_setup_free);
  g_clear_pointer (&self->record, bones_game_record_free);
  bones_game_settings_clear (&self->articles);
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
  memcpy (self->rules->options, setup->options, sizeof setup->options);
  self->replay = bones_replay_new (setup);
  self->names = bones_words_names (setup, NULL, &bones_replay_play (self->replay)->game);
  bones_faces_key (record->seed, sizeof record->seed, (const char *const *) record->words,
                   record->words != NULL ? g_strv_length (record->words) : 0, self->key);
}

/* What was said when the battle was paused, where that is the last thing that happened. */
static char *
find_pause (const BonesJournal *journal)
{
  const guint32 seq = bones_journal_length (journal);
  const BonesEntry *last = seq > 0 ? bones_journal_entry (journal, seq) : NULL;

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
    return bones_table_refuse (
        error, BONES_TABLE_ERROR_READ_ONLY,
        g_strdup_printf (_ ("This battle can only be looked at. %s"), self->misfit));

  return TRUE;
}

BonesChronicle *
bones_table_chronicle (BonesTable *self, guint viewer)
{
  const gboolean own = viewer < BONES_MAX_FLEETS && self->setup->ruleset->hides != NULL;
  BonesChronicle **chronicle = &self->chronicles[own ? viewer : BONES_MAX_FLEETS];

  if (*chronicle == NULL)
    *chronicle = bones_chronicle_new (self->setup, own ? viewer : BONES_NOBODY);

  bones_chronicle_follow (*chronicle, self->journal);
  return *chronicle;
}

BonesWordsContext
bones_table_get_context (BonesTable *self)
{
  return (BonesWordsContext){ self->setup, self->names, &bones_replay_play (self->replay)->game };
}

/* @more, where not NULL, is one entry more than there are. */
static BonesSide *
make_side (BonesTable *self, guint32 seq, BonesEntry *more)
{
  BonesSide *side = g_new0 (BonesSide, 1);

  side->journal = bones_journal_new_borrowing ();
  for (guint32 i = 0; i < seq; i++)
    bones_journal_append (side->journal, g_ptr_array_index (self->journal->entries, i));

  if (more != NULL)
    bones_journal_append (side->journal, more);

  side->replay = bones_replay_new (self->setup);
  side->misfit = bones_replay_follow (side->replay, side->journal);
  side->names =
      bones_words_names (self->setup, side->journal, &bones_replay_play (side->replay)->game);
  return side;
}

BonesSide *
bones_side_new (BonesTable *self, guint32 seq)
{
  return make_side (self, seq, NULL);
}

BonesSide *
bones_side_new_with (BonesTable *self, BonesEntry *entry)
{
  BonesSide *side = make_side (self, bones_table_get_seq (self), entry);

  bones_names_hide_as (side->names, self->names);
  return side;
}

void
bones_side_free (BonesSide *side)
{
  bones_names_free (side->names);
  bones_replay_free (side->replay);
  bones_journal_free (side->journal);
  g_free (side);
}

BonesWordsContext
bones_side_get_context (BonesTable *self, const BonesSide *side)
{
  return (BonesWordsContext){ self->setup, side->names, &bones_replay_play (side->replay)->game };
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
