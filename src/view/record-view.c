/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "view-context.h"

#include "record-view.h"

#include "app-dice.h"
#include "choices.h"

static void
free_hidden_ship (gpointer data)
{
  BonesHiddenShip *ship = data;

  g_free (ship->name);
  g_free (ship);
}

/* Whether @change puts a card into another fleet's hand, or from there into the pile. Only that
 * fleet knows which card. */
static gboolean
is_secret_card (const BonesChange *change, const BonesGame *before, guint viewer)
{
  guint old;

  if (change->scope != BONES_SET_CARD || change->field >= BONES_MAX_DECKS
      || change->index >= bones_game_n_cards (before, change->field))
    return FALSE;

  old = change->delta ? BONES_IN_PILE /* of a card that was taken */
                      : bones_game_place (before, change->field, change->index);
  return !bones_sees_place (viewer, (guint) change->value)
         || (!bones_sees_place (viewer, old) && change->value == BONES_IN_PILE);
}

/* Whether the entry is about a ship that @viewer may not know. A ship that has come out by now
 * hides nothing. */
static gboolean
is_secret_ship (BonesTable *table, const BonesChange *change, const BonesGame *before, guint viewer)
{
  const BonesSetup *setup = bones_table_get_setup (table);
  const BonesGame *now = &bones_table_get_play (table)->game;

  switch ((BonesScope) change->scope)
    {
    case BONES_SET_SHIP:
    case BONES_RENAME_SHIP:
      return !bones_sees_ship (setup, now, viewer, change->index);
    case BONES_ADD_SHIP:
      for (guint ship = before->n_ships; ship < now->n_ships; ship++)
        if (now->ships[ship].kind == change->field && !bones_sees_ship (setup, now, viewer, ship))
          return TRUE;

      return FALSE;
    default:
      return FALSE;
    }
}

/* Only the fleet that draws a card into its hand knows which one. Everybody sees a card that is
 * played. @hidden: the same about the entries before. */
static gboolean
is_hidden (BonesTable *table, const BonesEntry *entry, const BonesPlay *before, guint viewer,
           const GArray *hidden)
{
  for (guint i = 0; i < entry->n_changes; i++)
    if (is_secret_card (&entry->changes[i], &before->game, viewer)
        || is_secret_ship (table, &entry->changes[i], &before->game, viewer))
      return TRUE;

  if (entry->kind == BONES_ENTRY_AMEND)
    return entry->to >= 1 && entry->to <= hidden->len
           && g_array_index (hidden, gboolean, entry->to - 1);

  return entry->kind == BONES_ENTRY_ANSWER && before->stop == BONES_ASKING
         && !bones_sees_answer (viewer, &before->prompt);
}

/* Adds the bought ships that @viewer may not know. Returns whether any ship is hidden, bought or
 * not. */
static gboolean
list_ships (BonesRecordView *self, guint viewer)
{
  const BonesGame *game = &bones_table_get_play (self->table)->game;
  gboolean any = FALSE;

  for (guint i = 0; i < game->n_ships; i++)
    {
      const BonesShip *ship = &game->ships[i];
      BonesHiddenShip *hidden;

      if (bones_sees_ship (bones_table_get_setup (self->table), game, viewer, i))
        continue;

      any = TRUE;
      if (ship->roster == 0)
        continue;

      hidden = g_new0 (BonesHiddenShip, 1);
      hidden->fleet = ship->origin;
      hidden->place = ship->roster - 1u;
      hidden->name = bones_name_plain (bones_names_ship (bones_table_get_names (self->table), i));
      g_ptr_array_add (self->ships, hidden);
    }

  return any;
}

/* What the rules asked of the app after @journal, if @entry is its answer. The pile tells what is
 * in the hands, so only the whole record has it. */
static char *
write_asked (BonesReplay *replay, const BonesJournal *journal, const BonesEntry *entry)
{
  const BonesPlay *play = bones_replay_play (replay);

  if (entry->kind != BONES_ENTRY_ANSWER || entry->answer.source != BONES_FROM_APP)
    return NULL;

  bones_replay_follow (replay, journal);
  return play->stop == BONES_ASKING && bones_app_answers (&play->prompt)
             ? bones_choices_asked (play)
             : NULL;
}

/* Plays the journal, because what is hidden, and what was asked, depends on the questions. Returns
 * the fingerprint at the end. */
static char *
play_along (BonesRecordView *self, gboolean whole, guint viewer)
{
  const BonesJournal *all = bones_table_get_journal (self->table);
  const BonesSetup *setup = bones_table_get_setup (self->table);
  g_autoptr (BonesJournal) journal = bones_journal_new_borrowing ();
  g_autoptr (BonesReplay) replay = bones_replay_new (setup);

  for (guint32 seq = 1; seq <= self->last; seq++)
    {
      const BonesEntry *entry = bones_journal_entry (all, seq);
      const gboolean hides =
          !whole
          && is_hidden (self->table, entry, bones_replay_play (replay), viewer, self->hidden);

      g_array_append_val (self->hidden, hides);
      g_ptr_array_add (self->asked, whole ? write_asked (replay, journal, entry) : NULL);
      bones_journal_append (journal, (BonesEntry *) entry);
      if (!whole || seq == self->last)
        bones_replay_follow (replay, journal);
    }

  return bones_game_fingerprint (setup->ruleset, &bones_replay_play (replay)->game);
}

BonesRecordView *
bones_record_view_new (BonesTable *table, gboolean whole, guint viewer, guint32 until)
{
  BonesRecordView *self;
  gboolean any;

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  self = g_new0 (BonesRecordView, 1);
  self->table = table;
  self->last = MIN (until, bones_table_get_seq (table));
  self->hidden = g_array_new (FALSE, FALSE, sizeof (gboolean));
  self->asked = g_ptr_array_new_with_free_func (g_free);
  self->ships = g_ptr_array_new_with_free_func (free_hidden_ship);
  any = !whole && list_ships (self, viewer);
  self->fingerprint = play_along (self, whole, viewer);
  for (guint i = 0; i < self->hidden->len; i++)
    any = any || g_array_index (self->hidden, gboolean, i);

  if (any)
    g_clear_pointer (&self->fingerprint, g_free);

  return self;
}

void
bones_record_view_free (BonesRecordView *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->hidden);
  g_ptr_array_unref (self->asked);
  g_ptr_array_unref (self->ships);
  g_free (self->fingerprint);
  g_free (self);
}

void
bones_record_view_get_row (const BonesRecordView *self, guint32 seq, BonesRow *row)
{
  g_return_if_fail (self != NULL && row != NULL && seq >= 1 && seq <= self->last);

  bones_row_init (row, bones_table_get_setup (self->table),
                  bones_journal_entry (bones_table_get_journal (self->table), seq));
  if (!g_array_index (self->hidden, gboolean, seq - 1))
    return;

  if (row->columns[BONES_ROW_CHANGES].type != BONES_NONE)
    row->columns[BONES_ROW_TEXT] = BONES_NULL;

  row->columns[BONES_ROW_ANSWER] = row->columns[BONES_ROW_CHANGES] = BONES_NULL;
}
