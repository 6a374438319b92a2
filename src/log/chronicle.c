/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "chronicle-private.h"

static void
clear_annal (gpointer data)
{
  BonesAnnal *annal = data;

  g_free (annal->label);
}

static void
clear_told (gpointer data)
{
  BonesLogItem *told = data;

  g_free (told->line.text);
  g_free (told->line.brief);
  g_free (told->line.dice);
  g_free ((char *) told->line.rule);
  g_clear_pointer (&told->line.rolls, g_array_unref);
  g_clear_pointer (&told->answers, g_array_unref);
}

static void
unref_told (gpointer data)
{
  g_rc_box_release_full (data, clear_told);
}

BonesChronicle *
bones_chronicle_new (const BonesSetup *setup, guint viewer)
{
  BonesChronicle *self = g_new0 (BonesChronicle, 1);

  self->setup = setup;
  self->viewer = viewer;
  self->journal = bones_journal_new_borrowing ();
  self->replay = bones_replay_new (setup);
  self->names = bones_words_names_for (setup, NULL, &bones_replay_play (self->replay)->game, viewer);
  self->annals = g_array_new (FALSE, TRUE, sizeof (BonesAnnal));
  g_array_set_clear_func (self->annals, clear_annal);
  self->lines = g_ptr_array_new_with_free_func (unref_told);
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
  g_array_unref (self->annals);
  bones_names_free (self->names);
  bones_replay_free (self->replay);
  bones_journal_free (self->journal);
  g_free (self);
}

BonesLogItem *
bones_chronicle_tell (BonesChronicle *self, guint32 seq, BonesLineRank rank, BonesLogKind kind,
                      char *text, char *brief)
{
  BonesLogItem *told = g_rc_box_new0 (BonesLogItem);

  told->line.seq = seq;
  told->line.kind = kind;
  told->line.text = text;
  told->line.brief = brief != NULL ? brief : g_strdup (text);
  told->line.fleet = BONES_NOBODY;
  told->line.ship = told->line.other = BONES_NO_SHIP;
  told->line.heading = rank == BONES_LINE_HEADING;
  told->rank = rank;
  told->counts = TRUE;
  g_ptr_array_add (self->lines, told);
  return told;
}

/* The same line, struck or not. */
static BonesLogItem *
strike (const BonesLogItem *from, gboolean undone)
{
  BonesLogItem *told = g_rc_box_new0 (BonesLogItem);

  *told = *from;
  told->line.text = g_strdup (from->line.text);
  told->line.brief = g_strdup (from->line.brief);
  told->line.dice = g_strdup (from->line.dice);
  told->line.rule = g_strdup (from->line.rule);
  told->line.rolls = from->line.rolls != NULL ? g_array_ref (from->line.rolls) : NULL;
  told->answers = from->answers != NULL ? g_array_ref (from->answers) : NULL;
  told->line.answers = undone ? NULL : told->answers;
  told->line.undone = undone;
  return told;
}

/* Strikes what does not count any more, of the lines behind entry @from and later, and takes the
 * stroke away from what counts again. */
static void
strike_lines (BonesChronicle *self, guint32 from)
{
  for (guint i = self->lines->len; i > 0; i--)
    {
      BonesLogItem *told = g_ptr_array_index (self->lines, i - 1);
      gboolean undone;

      if (told->line.seq < from)
        break;

      undone = told->counts && !bones_journal_counts (self->journal, told->line.seq);
      if (undone != told->line.undone)
        {
          self->lines->pdata[i - 1] = strike (told, undone);
          unref_told (told);
        }
    }
}

static guint
whose (const BonesPlay *play, const BonesEntry *entry)
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
label_answer (const BonesWordsContext *scene, const BonesPlay *play, const BonesAnswer *answer)
{
  g_autofree char *action = bones_words_action_in (scene, &play->entries[0]->action);
  g_autofree char *said = bones_words_answer (scene, &play->prompt, answer);

  return g_strdup_printf (_ ("%s – %s"), action, said);
}

/* What @entry is called, where it answers or begins something. */
static char *
label (const BonesWordsContext *scene, const BonesPlay *play, const BonesEntry *entry)
{
  if (entry->kind == BONES_ENTRY_ACTION)
    return bones_words_action_in (scene, &entry->action);

  if (entry->kind == BONES_ENTRY_ANSWER && play->stop == BONES_ASKING)
    return label_answer (scene, play, &entry->answer);

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

  return bones_chronicle_rolls (self->annals, (BonesEntry *const *) gone->pdata, gone->len);
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
      const BonesLogItem *told = g_ptr_array_index (self->lines, i - 1);

      if (told->line.seq != seq)
        break;

      headed = told->line.heading;
    }

  if (!headed)
    bones_chronicle_tell (self, seq, BONES_LINE_HEADING, BONES_LOG_HEADING,
                          bones_words_round (self->setup->ruleset, "number", now), NULL);
}

static void
take (BonesChronicle *self, BonesEntry *entry)
{
  const BonesPlay *play = bones_replay_play (self->replay);
  const BonesWordsContext scene = { self->setup, self->names, &play->game };
  const guint32 moved = first_moved (self, entry);
  const guint round = play->game.round;
  GArray *taken_back = dice_taken_back (self, entry);
  BonesAnnal annal = { whose (play, entry), label (&scene, play, entry),
                       play->stop == BONES_ASKING ? play->prompt.sides : 0 };
  BonesNames *old;

  if (entry->n_changes > 0)
    bones_game_copy (self->was, &play->game);

  bones_journal_append (self->journal, entry);
  if (bones_replay_follow (self->replay, self->journal) != 0)
    {
      self->stuck = TRUE;
      g_clear_pointer (&taken_back, g_array_unref);
      g_free (annal.label);
      return;
    }

  old = self->names;
  if (names_change (self, entry))
    self->names = bones_words_names_for (self->setup, self->journal,
                                         &bones_replay_play (self->replay)->game, self->viewer);

  bones_chronicle_tell_own (self, entry, &annal, old, moved, taken_back);
  if (old != self->names)
    bones_names_free (old);

  g_array_append_val (self->annals, annal);
  if (moved != 0)
    strike_lines (self, moved);

  if (entry->kind == BONES_ENTRY_AMEND || (moved != 0 && self->journal->n_amendments > 0))
    bones_chronicle_tell_again (self);
  else if (moved == 0)
    bones_chronicle_tell_events (self);

  if (moved == 0)
    tell_round (self, entry->seq, round, play->game.round);
}

void
bones_chronicle_follow (BonesChronicle *self, const BonesJournal *journal)
{
  g_return_if_fail (self != NULL && journal != NULL);

  while (!self->stuck && self->journal->entries->len < journal->entries->len)
    take (self, g_ptr_array_index (journal->entries, self->journal->entries->len));
}

guint
bones_chronicle_who (BonesChronicle *self, guint32 seq)
{
  return seq >= 1 && seq <= self->annals->len
             ? g_array_index (self->annals, BonesAnnal, seq - 1).who
             : 0;
}

const char *
bones_chronicle_label (BonesChronicle *self, guint32 seq)
{
  const char *label = seq >= 1 && seq <= self->annals->len
                          ? g_array_index (self->annals, BonesAnnal, seq - 1).label
                          : NULL;

  return label != NULL ? label : "";
}

GPtrArray *
bones_chronicle_lines (BonesChronicle *self)
{
  GPtrArray *lines = g_ptr_array_new_full (self->lines->len, unref_told);

  for (guint i = 0; i < self->lines->len; i++)
    g_ptr_array_add (lines, g_rc_box_acquire (g_ptr_array_index (self->lines, i)));

  return lines;
}
