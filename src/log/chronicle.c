/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "chronicle-private.h"

static void
clear_summary (gpointer data)
{
  BonesEntrySummary *summary = data;

  g_free (summary->label);
}

static void
clear_item (gpointer data)
{
  BonesLogItem *item = data;

  g_free (item->line.text);
  g_free (item->line.brief);
  g_free (item->line.dice);
  g_free ((char *) item->line.rule);
  g_clear_pointer (&item->line.rolls, g_array_unref);
  g_clear_pointer (&item->answers, g_array_unref);
}

static void
unref_item (gpointer data)
{
  g_rc_box_release_full (data, clear_item);
}

BonesChronicle *
bones_chronicle_new (const BonesSetup *setup, guint viewer)
{
  BonesChronicle *self = g_new0 (BonesChronicle, 1);

  self->setup = setup;
  self->viewer = viewer;
  self->journal = bones_journal_new_borrowing ();
  self->replay = bones_replay_new (setup);
  self->names =
      bones_words_names_for (setup, NULL, &bones_replay_play (self->replay)->game, viewer);
  self->summaries = g_array_new (FALSE, TRUE, sizeof (BonesEntrySummary));
  g_array_set_clear_func (self->summaries, clear_summary);
  self->lines = g_ptr_array_new_with_free_func (unref_item);
  self->was = g_new0 (BonesGame, 1);
  return self;
}

void
bones_chronicle_free (BonesChronicle *self)
{
  if (self == NULL)
    return;

  g_free (self->was);
  g_ptr_array_unref (self->lines);
  g_array_unref (self->summaries);
  bones_names_free (self->names);
  bones_replay_free (self->replay);
  bones_journal_free (self->journal);
  g_free (self);
}

BonesLogItem *
bones_chronicle_add_line (BonesChronicle *self, guint32 seq, BonesLineRank rank, BonesLogKind kind,
                          char *text, char *brief)
{
  BonesLogItem *item = g_rc_box_new0 (BonesLogItem);

  item->line.seq = seq;
  item->line.kind = kind;
  item->line.text = text;
  item->line.brief = brief != NULL ? brief : g_strdup (text);
  item->line.fleet = BONES_NOBODY;
  item->line.ship = item->line.other = BONES_NO_SHIP;
  item->line.heading = rank == BONES_LINE_HEADING;
  item->rank = rank;
  item->counts = TRUE;
  g_ptr_array_add (self->lines, item);
  return item;
}

/* The same line, struck or not. */
static BonesLogItem *
strike (const BonesLogItem *from, gboolean undone)
{
  BonesLogItem *item = g_rc_box_new0 (BonesLogItem);

  *item = *from;
  item->line.text = g_strdup (from->line.text);
  item->line.brief = g_strdup (from->line.brief);
  item->line.dice = g_strdup (from->line.dice);
  item->line.rule = g_strdup (from->line.rule);
  item->line.rolls = from->line.rolls != NULL ? g_array_ref (from->line.rolls) : NULL;
  item->answers = from->answers != NULL ? g_array_ref (from->answers) : NULL;
  item->line.answers = undone ? NULL : item->answers;
  item->line.undone = undone;
  return item;
}

/* Strikes what does not count any more, of the lines behind entry @from and later, and takes the
 * stroke away from what counts again. */
static void
strike_lines (BonesChronicle *self, guint32 from)
{
  for (guint i = self->lines->len; i > 0; i--)
    {
      BonesLogItem *item = g_ptr_array_index (self->lines, i - 1);
      gboolean undone;

      if (item->line.seq < from)
        break;

      undone = item->counts && !bones_journal_counts (self->journal, item->line.seq);
      if (undone != item->line.undone)
        {
          self->lines->pdata[i - 1] = strike (item, undone);
          unref_item (item);
        }
    }
}

static guint
find_who (const BonesPlay *play, const BonesEntry *entry)
{
  const BonesAction *action = &entry->action;
  const BonesGame *game = &play->game;

  if (entry->kind == BONES_ENTRY_ANSWER)
    return play->prompt.who;

  if (entry->kind != BONES_ENTRY_ACTION)
    return 0;

  if (action->fleet < BONES_MAX_FLEETS)
    return 1u << action->fleet;

  return action->ship < game->n_ships && game->ships[action->ship].fleet < BONES_MAX_FLEETS
             ? 1u << game->ships[action->ship].fleet
             : 0;
}

static char *
label_answer (const BonesWordsContext *context, const BonesPlay *play, const BonesAnswer *answer)
{
  g_autofree char *action = bones_words_action_in (context, &play->entries[0]->action);
  g_autofree char *said = bones_words_answer (context, &play->prompt, answer);

  return g_strdup_printf (_ ("%s – %s"), action, said);
}

/* What @entry is called, where it answers or begins something. */
static char *
label_entry (const BonesWordsContext *context, const BonesPlay *play, const BonesEntry *entry)
{
  if (entry->kind == BONES_ENTRY_ACTION)
    return bones_words_action_in (context, &entry->action);

  if (entry->kind == BONES_ENTRY_ANSWER && play->stop == BONES_ASKING)
    return label_answer (context, play, &entry->answer);

  return NULL;
}

/* The first of the entries that @entry takes back or brings back; 0 for what is no undo. */
static guint32
first_moved (const BonesChronicle *self, const BonesEntry *entry)
{
  const GArray *effective = self->journal->effective, *undone = self->journal->undone;
  guint i = effective->len;

  if (entry->kind == BONES_ENTRY_REDO)
    return undone->len > 0 ? g_array_index (undone, guint32, undone->len - 1) : 0;

  if (entry->kind != BONES_ENTRY_UNDO)
    return 0;

  while (i > 0 && g_array_index (effective, guint32, i - 1) > entry->to)
    i--;

  return i < effective->len ? g_array_index (effective, guint32, i) : 0;
}

/* The dice that @entry, an undo, takes back before any line told of them: they are told with it. */
static GArray *
dice_taken_back (BonesChronicle *self, const BonesEntry *entry)
{
  const GArray *events = bones_replay_events (self->replay);
  const guint32 told =
      events->len > 0 ? g_array_index (events, BonesEvent, events->len - 1).cursor : 0;
  g_autoptr (GPtrArray) gone = NULL;

  if (entry->kind != BONES_ENTRY_UNDO)
    return NULL;

  gone = g_ptr_array_new ();
  for (guint i = 0; i < self->journal->effective->len; i++)
    {
      const guint32 seq = g_array_index (self->journal->effective, guint32, i);

      if (seq > MAX (entry->to, told))
        g_ptr_array_add (gone, g_ptr_array_index (self->journal->entries, seq - 1));
    }

  return bones_chronicle_rolls (self->summaries, (BonesEntry *const *) gone->pdata, gone->len);
}

/* TRUE where @entry names somebody, or may: then all are named anew. A ship may have come, or be
 * another one, without anybody's naming her. */
static gboolean
names_change (BonesChronicle *self, const BonesEntry *entry)
{
  const gboolean moves = entry->kind == BONES_ENTRY_UNDO || entry->kind == BONES_ENTRY_REDO
                         || entry->kind == BONES_ENTRY_AMEND;
  const BonesGame *game = &bones_replay_play (self->replay)->game;

  for (guint i = 0; i < entry->n_changes; i++)
    self->named |= entry->changes[i].scope == BONES_ADD_SHIP
                   || entry->changes[i].scope == BONES_ADD_FLEET
                   || entry->changes[i].scope == BONES_RENAME_SHIP
                   || entry->changes[i].scope == BONES_RENAME_FLEET;

  self->named |= !bones_words_names_all (self->setup, self->names, game, self->viewer);
  return !bones_words_names_all (self->setup, self->names, game, self->viewer)
         || (self->named && (moves || entry->n_changes > 0));
}

/* A new round has a heading: the ruleset's event "round", or one of this room. */
static void
tell_round (BonesChronicle *self, guint32 seq, guint before, guint now)
{
  gboolean headed = now == before || now == 0;

  for (guint i = self->lines->len; i > 0 && !headed; i--)
    {
      const BonesLogItem *item = g_ptr_array_index (self->lines, i - 1);

      if (item->line.seq != seq)
        break;

      headed = item->line.heading;
    }

  if (!headed)
    bones_chronicle_add_line (self, seq, BONES_LINE_HEADING, BONES_LOG_HEADING,
                              bones_words_round (self->setup->ruleset, "number", now), NULL);
}

static void
follow_entry (BonesChronicle *self, BonesEntry *entry)
{
  const BonesPlay *play = bones_replay_play (self->replay);
  const BonesWordsContext context = { self->setup, self->names, &play->game };
  const guint32 moved = first_moved (self, entry);
  const guint round = play->game.round;
  GArray *taken_back = dice_taken_back (self, entry);
  BonesEntrySummary summary = { find_who (play, entry), label_entry (&context, play, entry),
                                play->stop == BONES_ASKING ? play->prompt.sides : 0 };
  BonesNames *old;

  if (entry->n_changes > 0)
    bones_game_copy (self->was, &play->game);

  bones_journal_append (self->journal, entry);
  if (bones_replay_follow (self->replay, self->journal) != 0)
    {
      self->stuck = TRUE;
      g_clear_pointer (&taken_back, g_array_unref);
      g_free (summary.label);
      return;
    }

  old = self->names;
  if (names_change (self, entry))
    self->names = bones_words_names_for (self->setup, self->journal,
                                         &bones_replay_play (self->replay)->game, self->viewer);

  bones_chronicle_add_own_lines (self, entry, &summary, old, moved, taken_back);
  if (old != self->names)
    bones_names_free (old);

  g_array_append_val (self->summaries, summary);
  if (moved != 0)
    strike_lines (self, moved);

  if (entry->kind == BONES_ENTRY_AMEND || (moved != 0 && self->journal->n_amendments > 0))
    bones_chronicle_renew_event_lines (self);
  else if (moved == 0)
    bones_chronicle_add_event_lines (self);

  if (moved == 0)
    tell_round (self, entry->seq, round, play->game.round);
}

void
bones_chronicle_follow (BonesChronicle *self, const BonesJournal *journal)
{
  g_return_if_fail (self != NULL && journal != NULL);

  while (!self->stuck && self->journal->entries->len < journal->entries->len)
    follow_entry (self, g_ptr_array_index (journal->entries, self->journal->entries->len));
}

guint
bones_chronicle_who (BonesChronicle *self, guint32 seq)
{
  return seq >= 1 && seq <= self->summaries->len
             ? g_array_index (self->summaries, BonesEntrySummary, seq - 1).who
             : 0;
}

const char *
bones_chronicle_label (BonesChronicle *self, guint32 seq)
{
  const char *label = seq >= 1 && seq <= self->summaries->len
                          ? g_array_index (self->summaries, BonesEntrySummary, seq - 1).label
                          : NULL;

  return label != NULL ? label : "";
}

GPtrArray *
bones_chronicle_lines (BonesChronicle *self)
{
  GPtrArray *lines = g_ptr_array_new_full (self->lines->len, unref_item);

  for (guint i = 0; i < self->lines->len; i++)
    g_ptr_array_add (lines, g_rc_box_acquire (g_ptr_array_index (self->lines, i)));

  return lines;
}
