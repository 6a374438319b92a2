/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "chronicle.h"
#include "replay.h"
#include "rolls.h"

/* The order of the lines of one entry. */
typedef enum { BONES_LINE_OWN, BONES_LINE_EVENT, BONES_LINE_HEADING } BonesLineRank;

/* A finished line never changes: a line that is struck through is a new line. */
typedef struct {
  BonesLogLine line;
  BonesLineRank rank;
  GArray *answers; /* of guint32: the line's answers, while it is not undone */
  gboolean counts; /* of an entry that can be undone */
} BonesLogItem;

struct _BonesChronicle {
  const BonesSetup *setup;
  guint viewer;          /* a fleet, or BONES_NOBODY */
  BonesJournal *journal; /* its entries are borrowed */
  BonesReplay *replay;
  BonesNames *names;
  GArray *summaries; /* of BonesEntrySummary: entry i + 1 */
  GPtrArray *lines;  /* of BonesLogItem */
  BonesGame *was;    /* before an entry that sets something */
  gboolean named;    /* a ship or fleet was named or renamed */
  gboolean stuck;    /* stopped at an entry that does not fit */
};

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
  g_free (item->line.said);
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

/* Adds a line of @kind. Takes @text, and @brief (NULL: the same as @text). */
static BonesLogItem *
add_line (BonesChronicle *self, guint32 seq, BonesLineRank rank, BonesLogKind kind, char *text,
          char *brief)
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

/* Puts @rolls, which it takes, into the line; NULL: none. */
static void
set_rolls (BonesLogItem *item, const BonesWordsContext *context, GArray *rolls)
{
  g_autofree char *again = bones_words_name (context, "dice", "again");
  GString *out;

  if (rolls == NULL)
    return;

  out = g_string_new (NULL);
  for (guint i = 0; i < rolls->len; i++)
    {
      const BonesLogRoll *roll = &g_array_index (rolls, BonesLogRoll, i);
      g_autofree char *faces = bones_words_faces (roll->faces, roll->n);

      g_string_append_printf (out, "%s%s%s%s", i > 0 ? " " : "", roll->again ? again : "",
                              roll->again ? " " : "", faces);
      item->line.typed |= roll->typed;
      item->line.corrected |= roll->corrected;
    }

  item->line.rolls = rolls;
  item->line.dice = g_string_free (out, FALSE);
}

/* Whether the dice stay for a later line: this one ("she spends a booty die") comes while they may
 * still be rolled again. */
static gboolean
leaves_dice (const BonesChronicle *self, const BonesEvent *event)
{
  return g_str_equal (event->what, "keeps-all")
         || bones_entry_spends (bones_journal_entry (self->journal, event->cursor));
}

/* The last entry before @event whose dice have their line, or 0. */
static guint32
last_cursor_with_dice (const BonesChronicle *self, const GArray *events, guint event)
{
  while (event > 0)
    {
      const BonesEvent *before = &g_array_index (events, BonesEvent, --event);

      if (!leaves_dice (self, before))
        return before->cursor;
    }

  return 0;
}

/* The first of the @n entries that led to event number @i. */
static guint
find_first_cause (const BonesChronicle *self, const GArray *events, guint i,
                  BonesEntry *const *entries, guint n)
{
  const guint32 before = last_cursor_with_dice (self, events, i);

  while (n > 0 && entries[n - 1]->seq > before && entries[n - 1]->kind != BONES_ENTRY_ACTION)
    n--;

  return n;
}

/* Adds the line of event number @i, which followed entries[@n - 1]. */
static void
add_event_line (BonesChronicle *self, const GArray *events, guint i, BonesEntry *const *entries,
                guint n)
{
  const BonesWordsContext context = { self->setup, self->names,
                                      &bones_replay_play (self->replay)->game };
  const BonesEvent *event = &g_array_index (events, BonesEvent, i);
  const gboolean heads = g_str_equal (event->what, "round");
  const guint from = find_first_cause (self, events, i, entries, n);
  BonesLogItem *item =
      add_line (self, event->cursor, BONES_LINE_EVENT, heads ? BONES_LOG_HEADING : BONES_LOG_EVENT,
                bones_words_event_in (&context, event), bones_words_brief_in (&context, event));

  item->line.rule = g_strdup (event->rule);
  item->line.fleet = event->fleet;
  item->line.ship = event->ship;
  item->line.other = event->other;
  item->line.heading = heads;
  if (from == n || leaves_dice (self, event))
    return;

  set_rolls (item, &context, bones_rolls_new (self->summaries, &entries[from], n - from));
  item->line.answers = item->answers = bones_rolls_answers (&entries[from], n - from);
}

/* Adds lines for the events after the last entry of the effective list. */
static void
add_event_lines (BonesChronicle *self)
{
  const BonesPlay *play = bones_replay_play (self->replay);
  const GArray *events = bones_replay_events (self->replay);
  const guint32 seq = bones_journal_length (self->journal);
  guint first = events->len;

  while (first > 0 && g_array_index (events, BonesEvent, first - 1).cursor == seq)
    first--;

  for (guint i = first; i < events->len; i++)
    add_event_line (self, events, i, play->entries, play->n_entries);
}

static gint
compare_lines (gconstpointer a, gconstpointer b)
{
  const BonesLogItem *x = *(const BonesLogItem *const *) a, *y = *(const BonesLogItem *const *) b;

  if (x->line.seq != y->line.seq)
    return x->line.seq < y->line.seq ? -1 : 1;

  return x->rank < y->rank ? -1 : x->rank > y->rank;
}

/* Replaces the lines of all events of the effective list. */
static void
renew_event_lines (BonesChronicle *self)
{
  g_autoptr (GPtrArray) owned = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_entry_free);
  g_autoptr (GPtrArray) list = bones_journal_to_play (self->journal, owned);
  const GArray *events = bones_replay_events (self->replay);
  guint n = 0;

  for (guint i = self->lines->len; i > 0; i--)
    {
      const BonesLogItem *item = g_ptr_array_index (self->lines, i - 1);

      if (item->rank == BONES_LINE_EVENT && bones_journal_counts (self->journal, item->line.seq))
        g_ptr_array_remove_index (self->lines, i - 1);
    }

  for (guint i = 0; i < events->len; i++)
    {
      while (n == 0
             || ((BonesEntry *) list->pdata[n - 1])->seq
                    < g_array_index (events, BonesEvent, i).cursor)
        n++;

      add_event_line (self, events, i, (BonesEntry *const *) list->pdata, n);
    }

  g_ptr_array_sort (self->lines, compare_lines); /* it is a stable sort */
}

static gboolean
has_text (const char *text)
{
  return text != NULL && *text != '\0';
}

static gboolean
is_naming (const BonesEntry *entry)
{
  switch ((BonesScope) entry->changes[0].scope)
    {
    case BONES_ADD_SHIP:
    case BONES_ADD_FLEET:
    case BONES_RENAME_SHIP:
    case BONES_RENAME_FLEET:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Sets the ship or fleet that a change is about, for the fleet's mark beside the line. */
static void
set_subject (BonesLogItem *item, const BonesGame *game, const BonesChange *change)
{
  const BonesScope scope = change->scope;

  if (scope == BONES_SET_SHIP || scope == BONES_RENAME_SHIP || scope == BONES_ADD_LINK)
    item->line.ship = change->index;
  else if (scope == BONES_ADD_SHIP)
    item->line.ship = game->n_ships - 1u;
  else if (scope == BONES_SET_FLEET || scope == BONES_RENAME_FLEET)
    item->line.fleet = change->index;

  if (item->line.ship < game->n_ships)
    item->line.fleet = game->ships[item->line.ship].fleet;
}

static void
add_change_line (BonesChronicle *self, const BonesEntry *entry, BonesEntrySummary *summary,
                 const BonesWordsContext *was, const BonesWordsContext *now,
                 const BonesChange *change)
{
  const gboolean option = entry->kind == BONES_ENTRY_OPTION;
  const gboolean why = has_text (entry->text) && !is_naming (entry);
  g_autofree char *what = bones_words_change (was, now, change, TRUE);
  g_autofree char *text = option ? g_strdup_printf (_ ("House rule: %s"), what)
                                 : bones_words_change (was, now, change, FALSE);
  BonesLogItem *item;

  if (summary->label == NULL)
    summary->label = g_strdup_printf (option ? _ ("House rule: %s") : _ ("By hand: %s"), what);

  item =
      add_line (self, entry->seq, BONES_LINE_OWN, option ? BONES_LOG_OPTION : BONES_LOG_BY_HAND,
                why ? g_strdup_printf (_ ("%s – %s"), text, entry->text) : g_steal_pointer (&text),
                g_steal_pointer (&what));
  set_subject (item, now->game, change);
}

/* Whether @change sets what was so already. It is told of a ship that is hidden, as others are. */
static gboolean
sets_nothing (const BonesWordsContext *was, const BonesWordsContext *now, const BonesChange *change)
{
  return change->scope <= BONES_SET_OPTION && bones_game_equal (was->game, now->game)
         && !(change->scope == BONES_SET_SHIP && bones_names_hide (now->names, change->index));
}

/* Each line needs the state before its change and the state after it, so the changes are made
 * again, one by one. What changes nothing has no line beside something that does. */
static void
add_change_lines (BonesChronicle *self, const BonesEntry *entry, BonesEntrySummary *summary,
                  const BonesNames *old)
{
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);
  const BonesWordsContext was = { self->setup, old, self->was };
  const BonesWordsContext now = { self->setup, self->names, game };

  bones_game_copy (game, self->was);
  for (guint i = 0; i < entry->n_changes; i++)
    {
      bones_change_apply (self->setup, game, &entry->changes[i], NULL, NULL);
      if (!sets_nothing (&was, &now, &entry->changes[i])
          || (i + 1 == entry->n_changes && summary->label == NULL))
        add_change_line (self, entry, summary, &was, &now, &entry->changes[i]);

      bones_game_copy (self->was, game);
    }
}

static void
add_free_roll_line (BonesChronicle *self, const BonesEntry *entry, BonesEntrySummary *summary)
{
  const BonesWordsContext context = { self->setup, self->names, self->was };
  const gboolean named = has_text (entry->text);
  char *text = named ? g_strdup_printf (_ ("The dice decide: %s"), entry->text)
                     : g_strdup (_ ("A free roll, outside the rules."));
  BonesLogItem *item = add_line (self, entry->seq, BONES_LINE_OWN, BONES_LOG_FREE_ROLL, text,
                                 g_strdup (named ? entry->text : _ ("A free roll")));

  set_rolls (item, &context, bones_rolls_from_free_roll (entry));
  summary->label = g_strdup (_ ("A free roll"));
}

static void
add_pause_line (BonesChronicle *self, const BonesEntry *entry, BonesEntrySummary *summary)
{
  const gboolean said = has_text (entry->text);
  char *text =
      said ? g_strdup_printf (_ ("Paused. The models: %s"), entry->text) : g_strdup (_ ("Paused."));

  add_line (self, entry->seq, BONES_LINE_OWN, BONES_LOG_NOTE, text, g_strdup (_ ("Paused")));
  summary->label = g_strdup (_ ("A pause"));
}

static void
add_note_line (BonesChronicle *self, const BonesEntry *entry, BonesEntrySummary *summary)
{
  char *text = entry->rule != NULL
                   ? g_strdup_printf (_ ("Ruling on %s: %s"), entry->rule, entry->text)
                   : g_strdup_printf (_ ("Note: %s"), entry->text);
  char *brief = entry->rule != NULL ? g_strdup_printf (_ ("%s: %s"), entry->rule, entry->text)
                                    : g_strdup (entry->text);
  BonesLogItem *item =
      add_line (self, entry->seq, BONES_LINE_OWN,
                entry->rule != NULL ? BONES_LOG_RULING : BONES_LOG_NOTE, text, brief);

  item->line.rule = g_strdup (entry->rule);
  item->line.said = g_strdup (entry->text);
  summary->label = entry->rule != NULL ? g_strdup_printf (_ ("A ruling on %s"), entry->rule)
                                       : g_strdup (_ ("A note"));
}

/* It is never taken back. */
static void
add_seed_line (BonesChronicle *self, const BonesEntry *entry, BonesEntrySummary *summary)
{
  char *text = g_strdup_printf (_ ("From here on, the app’s dice have a seed of their own: its "
                                   "commitment is %s."),
                                entry->text != NULL ? entry->text : "");

  add_line (self, entry->seq, BONES_LINE_OWN, BONES_LOG_NOTE, text,
            g_strdup (_ ("The app’s dice have a new seed")))
      ->counts = FALSE;
  summary->label = g_strdup (_ ("A new seed"));
}

/* @text, and the fleets that agreed. */
static char *
add_agreed (const BonesChronicle *self, const char *text, guint fleets)
{
  g_autofree char *agreed = bones_words_fleets (self->names, fleets);

  return fleets != 0 ? g_strdup_printf (_ ("%s (agreed: %s)"), text, agreed) : g_strdup (text);
}

static void
add_move_line (BonesChronicle *self, const BonesEntry *entry, guint32 first, GArray *dice)
{
  const BonesWordsContext context = { self->setup, self->names, self->was };
  const gboolean redo = entry->kind == BONES_ENTRY_REDO;
  const char *what = bones_chronicle_label (self, first);
  char *text =
      redo ? g_strdup_printf (_ ("Redone: %s"), what) : g_strdup_printf (_ ("Undone: %s"), what);
  BonesLogItem *item = add_line (self, entry->seq, BONES_LINE_OWN,
                                 redo ? BONES_LOG_DONE_AGAIN : BONES_LOG_TAKEN_BACK,
                                 add_agreed (self, text, entry->agreed), text);

  item->counts = FALSE;
  set_rolls (item, &context, dice);
}

/* The new answer of @amendment in words. They depend on the question, so the journal up to it is
 * played again. */
static char *
word_amended (BonesChronicle *self, const BonesEntry *amendment)
{
  g_autoptr (BonesJournal) journal = bones_journal_new_borrowing ();
  g_autoptr (BonesReplay) replay = bones_replay_new (self->setup);
  const BonesPlay *play = bones_replay_play (replay);
  const BonesWordsContext context = { self->setup, self->names, &play->game };

  for (guint32 seq = 1; seq < amendment->to; seq++)
    bones_journal_append (journal, g_ptr_array_index (self->journal->entries, seq - 1));

  return bones_replay_follow (replay, journal) == 0 && play->stop == BONES_ASKING
             ? bones_words_said (&context, play, &amendment->answer)
             : bones_words_dice (&amendment->answer);
}

static void
add_amendment_line (BonesChronicle *self, const BonesEntry *entry, BonesEntrySummary *summary)
{
  g_autofree char *instead = word_amended (self, entry);
  char *text = g_strdup_printf (_ ("Corrected: %s should be %s"),
                                bones_chronicle_label (self, entry->to), instead);

  g_autofree char *named =
      has_text (entry->text) ? g_strdup_printf (_ ("%s (%s)"), text, entry->text) : g_strdup (text);

  summary->label = g_strdup (text);
  add_line (self, entry->seq, BONES_LINE_OWN, BONES_LOG_PUT_RIGHT,
            add_agreed (self, named, entry->agreed), text);
}

/* Adds the lines of the entry itself (an override, a note, an undo), as opposed to its events, and
 * sets its label in @summary. @old: the names before it. An undo or redo moves entries from @first
 * on. @taken_back, which it takes, are the dice that were taken back and have no line. */
static void
add_own_lines (BonesChronicle *self, const BonesEntry *entry, BonesEntrySummary *summary,
               const BonesNames *old, guint32 first, GArray *taken_back)
{
  switch (entry->kind)
    {
    case BONES_ENTRY_OVERRIDE:
    case BONES_ENTRY_OPTION:
      add_change_lines (self, entry, summary, old);
      break;
    case BONES_ENTRY_NOTE:
      if (g_strcmp0 (entry->rule, BONES_PAUSE) == 0)
        add_pause_line (self, entry, summary);
      else if (entry->answer.n > 0)
        add_free_roll_line (self, entry, summary);
      else
        add_note_line (self, entry, summary);

      break;
    case BONES_ENTRY_UNDO:
    case BONES_ENTRY_REDO:
      add_move_line (self, entry, first, taken_back);
      break;
    case BONES_ENTRY_AMEND:
      add_amendment_line (self, entry, summary);
      break;
    case BONES_ENTRY_SEED:
      add_seed_line (self, entry, summary);
      break;
    default:
      break;
    }
}

/* A copy of a line, struck through or not. */
static BonesLogItem *
strike (const BonesLogItem *from, gboolean undone)
{
  BonesLogItem *item = g_rc_box_new0 (BonesLogItem);

  *item = *from;
  item->line.text = g_strdup (from->line.text);
  item->line.brief = g_strdup (from->line.brief);
  item->line.said = g_strdup (from->line.said);
  item->line.dice = g_strdup (from->line.dice);
  item->line.rule = g_strdup (from->line.rule);
  item->line.rolls = from->line.rolls != NULL ? g_array_ref (from->line.rolls) : NULL;
  item->answers = from->answers != NULL ? g_array_ref (from->answers) : NULL;
  item->line.answers = undone ? NULL : item->answers;
  item->line.undone = undone;
  return item;
}

/* Strikes through the lines from entry @from on that no longer count, and restores those that count
 * again. */
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

/* The label of @entry if it is an answer or an action. */
static char *
label_entry (const BonesWordsContext *context, const BonesPlay *play, const BonesEntry *entry)
{
  if (entry->kind == BONES_ENTRY_ACTION)
    return bones_words_action_in (context, &entry->action);

  if (entry->kind == BONES_ENTRY_ANSWER && play->stop == BONES_ASKING)
    return bones_words_label_answer (context, play, &entry->answer);

  return NULL;
}

/* The first entry that @entry takes back or brings back; 0 if it is neither an undo nor a redo. */
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

/* The dice that the undo @entry takes back before they have a line: its own line shows them. */
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

  return bones_rolls_new (self->summaries, (BonesEntry *const *) gone->pdata, gone->len);
}

/* Whether @entry may have changed names: then all names are made again. A ship may also have come,
 * or have changed, without being named. */
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
add_round_heading (BonesChronicle *self, guint32 seq, guint before, guint now)
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
    add_line (self, seq, BONES_LINE_HEADING, BONES_LOG_HEADING,
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

  add_own_lines (self, entry, &summary, old, moved, taken_back);
  if (old != self->names)
    bones_names_free (old);

  g_array_append_val (self->summaries, summary);
  if (moved != 0)
    strike_lines (self, moved);

  if (entry->kind == BONES_ENTRY_AMEND || (moved != 0 && self->journal->n_amendments > 0))
    renew_event_lines (self);
  else if (moved == 0)
    add_event_lines (self);

  if (moved == 0)
    add_round_heading (self, entry->seq, round, play->game.round);
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
