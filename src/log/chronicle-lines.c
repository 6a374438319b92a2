/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "chronicle-private.h"

/* What is told while dice may be rolled again ("she spends a booty die") leaves them to what they
 * lead to. */
static gboolean
leaves_dice (const BonesChronicle *self, const BonesEvent *event)
{
  return g_str_equal (event->what, "keeps-all")
         || bones_entry_spends (bones_journal_entry (self->journal, event->cursor));
}

/* The last entry before @event whose dice were told with an event, or 0. */
static guint32
told_before (const BonesChronicle *self, const GArray *events, guint event)
{
  while (event > 0)
    {
      const BonesEvent *before = &g_array_index (events, BonesEvent, --event);

      if (!leaves_dice (self, before))
        return before->cursor;
    }

  return 0;
}

/* The first of entries[@n - 1] and those before it that led to event number @i. */
static guint
led_from (const BonesChronicle *self, const GArray *events, guint i, BonesEntry *const *entries,
          guint n)
{
  const guint32 before = told_before (self, events, i);

  while (n > 0 && entries[n - 1]->seq > before && entries[n - 1]->kind != BONES_ENTRY_ACTION)
    n--;

  return n;
}

/* Tells event number @i, behind entries[@n - 1] of those that were played. */
static void
tell_event (BonesChronicle *self, const GArray *events, guint i, BonesEntry *const *entries,
            guint n)
{
  const BonesWordsContext context = { self->setup, self->names,
                                      &bones_replay_play (self->replay)->game };
  const BonesEvent *event = &g_array_index (events, BonesEvent, i);
  const gboolean heads = g_str_equal (event->what, "round");
  const guint from = led_from (self, events, i, entries, n);
  BonesLogItem *item = bones_chronicle_add_line (
      self, event->cursor, BONES_LINE_EVENT, heads ? BONES_LOG_HEADING : BONES_LOG_EVENT,
      bones_words_event_in (&context, event), bones_words_brief_in (&context, event));

  item->line.rule = g_strdup (event->rule);
  item->line.fleet = event->fleet;
  item->line.ship = event->ship;
  item->line.other = event->other;
  item->line.heading = heads;
  if (from == n || leaves_dice (self, event))
    return;

  bones_log_item_set_rolls (item, &context,
                            bones_chronicle_rolls (self->summaries, &entries[from], n - from));
  item->line.answers = item->answers = bones_chronicle_answers (&entries[from], n - from);
}

void
bones_chronicle_add_event_lines (BonesChronicle *self)
{
  const BonesPlay *play = bones_replay_play (self->replay);
  const GArray *events = bones_replay_events (self->replay);
  const guint32 seq = bones_journal_length (self->journal);
  guint first = events->len;

  while (first > 0 && g_array_index (events, BonesEvent, first - 1).cursor == seq)
    first--;

  for (guint i = first; i < events->len; i++)
    tell_event (self, events, i, play->entries, play->n_entries);
}

static gint
compare_lines (gconstpointer a, gconstpointer b)
{
  const BonesLogItem *x = *(const BonesLogItem *const *) a, *y = *(const BonesLogItem *const *) b;

  if (x->line.seq != y->line.seq)
    return x->line.seq < y->line.seq ? -1 : 1;

  return x->rank < y->rank ? -1 : x->rank > y->rank;
}

void
bones_chronicle_renew_event_lines (BonesChronicle *self)
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

      tell_event (self, events, i, (BonesEntry *const *) list->pdata, n);
    }

  g_ptr_array_sort (self->lines, compare_lines); /* it is a stable sort */
}

static gboolean
is_said (const char *text)
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

/* Whom a change is about, for the fleet's mark beside the line. */
static void
point_at (BonesLogItem *item, const BonesGame *game, const BonesChange *change)
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
tell_change (BonesChronicle *self, const BonesEntry *entry, BonesEntrySummary *summary,
             const BonesWordsContext *was, const BonesWordsContext *now, const BonesChange *change)
{
  const gboolean option = entry->kind == BONES_ENTRY_OPTION;
  const gboolean why = is_said (entry->text) && !is_naming (entry);
  g_autofree char *what = bones_words_change (was, now, change, TRUE);
  g_autofree char *text = option ? g_strdup_printf (_ ("House rule: %s"), what)
                                 : bones_words_change (was, now, change, FALSE);
  BonesLogItem *item;

  if (summary->label == NULL)
    summary->label = g_strdup_printf (option ? _ ("House rule: %s") : _ ("By hand: %s"), what);

  item = bones_chronicle_add_line (
      self, entry->seq, BONES_LINE_OWN, option ? BONES_LOG_OPTION : BONES_LOG_BY_HAND,
      why ? g_strdup_printf (_ ("%s – %s"), text, entry->text) : g_steal_pointer (&text),
      g_steal_pointer (&what));
  point_at (item, now->game, change);
}

/* Each change is told by what was and what is, so they are made once more, one by one. */
static void
tell_changes (BonesChronicle *self, const BonesEntry *entry, BonesEntrySummary *summary,
              const BonesNames *old)
{
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);
  const BonesWordsContext was = { self->setup, old, self->was };
  const BonesWordsContext now = { self->setup, self->names, game };

  bones_game_copy (game, self->was);
  for (guint i = 0; i < entry->n_changes; i++)
    {
      bones_change_apply (self->setup, game, &entry->changes[i], NULL, NULL);
      tell_change (self, entry, summary, &was, &now, &entry->changes[i]);
      bones_game_copy (self->was, game);
    }
}

static void
tell_free_roll (BonesChronicle *self, const BonesEntry *entry, BonesEntrySummary *summary)
{
  const BonesWordsContext context = { self->setup, self->names, self->was };
  const gboolean named = is_said (entry->text);
  char *text = named ? g_strdup_printf (_ ("The dice decide: %s"), entry->text)
                     : g_strdup (_ ("A free roll, outside the rules."));
  BonesLogItem *item =
      bones_chronicle_add_line (self, entry->seq, BONES_LINE_OWN, BONES_LOG_FREE_ROLL, text,
                                g_strdup (named ? entry->text : _ ("A free roll")));

  bones_log_item_set_rolls (item, &context, bones_chronicle_free_roll (entry));
  summary->label = g_strdup (_ ("A free roll"));
}

static void
tell_pause (BonesChronicle *self, const BonesEntry *entry, BonesEntrySummary *summary)
{
  const gboolean said = is_said (entry->text);
  char *text =
      said ? g_strdup_printf (_ ("Paused. The models: %s"), entry->text) : g_strdup (_ ("Paused."));

  bones_chronicle_add_line (self, entry->seq, BONES_LINE_OWN, BONES_LOG_NOTE, text,
                            g_strdup (_ ("Paused")));
  summary->label = g_strdup (_ ("A pause"));
}

static void
tell_note (BonesChronicle *self, const BonesEntry *entry, BonesEntrySummary *summary)
{
  char *text = entry->rule != NULL
                   ? g_strdup_printf (_ ("Ruling on %s: %s"), entry->rule, entry->text)
                   : g_strdup_printf (_ ("Note: %s"), entry->text);
  char *brief = entry->rule != NULL ? g_strdup_printf (_ ("%s: %s"), entry->rule, entry->text)
                                    : g_strdup (entry->text);
  BonesLogItem *item = bones_chronicle_add_line (
      self, entry->seq, BONES_LINE_OWN, entry->rule != NULL ? BONES_LOG_RULING : BONES_LOG_NOTE,
      text, brief);

  item->line.rule = g_strdup (entry->rule);
  summary->label = entry->rule != NULL ? g_strdup_printf (_ ("A ruling on %s"), entry->rule)
                                       : g_strdup (_ ("A note"));
}

static void
tell_move (BonesChronicle *self, const BonesEntry *entry, guint32 first, GArray *dice)
{
  const BonesWordsContext context = { self->setup, self->names, self->was };
  const gboolean redo = entry->kind == BONES_ENTRY_REDO;
  const char *what = bones_chronicle_label (self, first);
  g_autofree char *agreed = bones_words_fleets (self->names, entry->agreed);
  char *text = redo ? g_strdup_printf (_ ("Done again: %s"), what)
                    : g_strdup_printf (_ ("Taken back: %s"), what);
  BonesLogItem *item = bones_chronicle_add_line (
      self, entry->seq, BONES_LINE_OWN, redo ? BONES_LOG_DONE_AGAIN : BONES_LOG_TAKEN_BACK,
      entry->agreed != 0 ? g_strdup_printf (_ ("%s (agreed: %s)"), text, agreed) : g_strdup (text),
      text);

  item->counts = FALSE;
  bones_log_item_set_rolls (item, &context, dice);
}

/* What @amendment says in the place of the answer that it puts right: as it was asked then, so all
 * up to that question is played once more. */
static char *
say_instead (BonesChronicle *self, const BonesEntry *amendment)
{
  g_autoptr (BonesJournal) journal = bones_journal_new_borrowing ();
  g_autoptr (BonesReplay) replay = bones_replay_new (self->setup);
  const BonesPlay *play = bones_replay_play (replay);
  const BonesWordsContext context = { self->setup, self->names, &play->game };

  for (guint32 seq = 1; seq < amendment->to; seq++)
    bones_journal_append (journal, g_ptr_array_index (self->journal->entries, seq - 1));

  return bones_replay_follow (replay, journal) == 0 && play->stop == BONES_ASKING
             ? bones_words_answer (&context, &play->prompt, &amendment->answer)
             : bones_words_dice (&amendment->answer);
}

static void
tell_amendment (BonesChronicle *self, const BonesEntry *entry, BonesEntrySummary *summary)
{
  g_autofree char *instead = say_instead (self, entry);
  char *text = g_strdup_printf (_ ("Put right: %s should be %s"),
                                bones_chronicle_label (self, entry->to), instead);

  summary->label = g_strdup (text);
  bones_chronicle_add_line (
      self, entry->seq, BONES_LINE_OWN, BONES_LOG_PUT_RIGHT,
      is_said (entry->text) ? g_strdup_printf (_ ("%s (%s)"), text, entry->text) : g_strdup (text),
      text);
}

void
bones_chronicle_add_own_lines (BonesChronicle *self, const BonesEntry *entry,
                               BonesEntrySummary *summary, const BonesNames *old,
                               guint32 first_moved, GArray *taken_back)
{
  switch (entry->kind)
    {
    case BONES_ENTRY_OVERRIDE:
    case BONES_ENTRY_OPTION:
      tell_changes (self, entry, summary, old);
      break;
    case BONES_ENTRY_NOTE:
      if (g_strcmp0 (entry->rule, BONES_PAUSE) == 0)
        tell_pause (self, entry, summary);
      else if (entry->answer.n > 0)
        tell_free_roll (self, entry, summary);
      else
        tell_note (self, entry, summary);

      break;
    case BONES_ENTRY_UNDO:
    case BONES_ENTRY_REDO:
      tell_move (self, entry, first_moved, taken_back);
      break;
    case BONES_ENTRY_AMEND:
      tell_amendment (self, entry, summary);
      break;
    default:
      break;
    }
}
