/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "chronicle-private.h"

static gboolean
is_dice (const BonesEntry *entry)
{
  return entry->kind == BONES_ENTRY_ANSWER && entry->answer.kind == BONES_ASK_DICE;
}

static gboolean
is_spending (const BonesEntry *entry)
{
  return entry->kind == BONES_ENTRY_ANSWER && entry->answer.kind == BONES_ASK_REROLL
         && entry->answer.values[0] == BONES_REROLL_SPEND;
}

char *
bones_chronicle_dice (BonesChronicle *self, BonesEntry *const *entries, guint n, gboolean *typed)
{
  const BonesScene scene = { self->setup, self->names, &bones_replay_play (self->replay)->game };
  g_autofree char *again = bones_words_name (&scene, "dice", "again");
  GString *out = g_string_new (NULL);

  *typed = FALSE;
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *dice = NULL;

      if (is_spending (entries[i]))
        g_string_append_printf (out, " %s", again);

      if (!is_dice (entries[i]))
        continue;

      dice = bones_words_dice (&entries[i]->answer);
      g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", dice);
      *typed |= entries[i]->answer.source != BONES_FROM_APP;
    }

  return g_string_free (out, out->len == 0);
}

/* The last entry before @event whose dice were told with an event, or 0. What is told when dice
 * are to be rolled again ("she spends a booty die") leaves them to what they lead to. */
static guint32
told_before (const BonesChronicle *self, const GArray *events, guint event)
{
  while (event > 0)
    {
      const guint32 seq = g_array_index (events, BonesEvent, --event).cursor;

      if (!is_spending (bones_journal_entry (self->journal, seq)))
        return seq;
    }

  return 0;
}

/* Tells event number @i, behind entries[@n - 1] of those that were played. */
static void
tell_event (BonesChronicle *self, const GArray *events, guint i, BonesEntry *const *entries,
            guint n)
{
  const BonesScene scene = { self->setup, self->names, &bones_replay_play (self->replay)->game };
  const BonesEvent *event = &g_array_index (events, BonesEvent, i);
  const guint32 before = told_before (self, events, i);
  BonesTold *told = bones_chronicle_tell (self, event->cursor, BONES_LINE_EVENT,
                                          bones_words_event_in (&scene, event));
  guint from = n;

  told->line.rule = g_strdup (event->rule);
  told->line.fleet = event->fleet;
  told->line.heading = g_str_equal (event->what, "round");
  while (from > 0 && entries[from - 1]->seq > before
         && entries[from - 1]->kind != BONES_ENTRY_ACTION)
    from--;

  if (from < n && !is_spending (entries[n - 1]))
    told->line.dice = bones_chronicle_dice (self, &entries[from], n - from, &told->line.typed);
}

void
bones_chronicle_tell_events (BonesChronicle *self)
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
  const BonesTold *x = *(const BonesTold *const *) a, *y = *(const BonesTold *const *) b;

  if (x->line.seq != y->line.seq)
    return x->line.seq < y->line.seq ? -1 : 1;

  return x->rank < y->rank ? -1 : x->rank > y->rank;
}

void
bones_chronicle_tell_again (BonesChronicle *self)
{
  g_autoptr (GPtrArray) owned = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_entry_free);
  g_autoptr (GPtrArray) list = bones_journal_to_play (self->journal, owned);
  const GArray *events = bones_replay_events (self->replay);
  guint n = 0;

  for (guint i = self->lines->len; i > 0; i--)
    {
      const BonesTold *told = g_ptr_array_index (self->lines, i - 1);

      if (told->rank == BONES_LINE_EVENT && bones_journal_counts (self->journal, told->line.seq))
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

/* ": they forgot the ram", or nothing. */
static char *
with_reason (char *text, const char *reason)
{
  char *whole;

  if (reason == NULL || *reason == '\0')
    return text;

  whole = g_strdup_printf (_ ("%s (%s)"), text, reason);
  g_free (text);
  return whole;
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

/* Each change is told by what was and what is, so they are made once more, one by one. */
static void
tell_changes (BonesChronicle *self, const BonesEntry *entry, BonesAnnal *annal,
              const BonesNames *old)
{
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);
  const BonesScene was = { self->setup, old, self->was };
  const BonesScene now = { self->setup, self->names, game };

  bones_game_copy (game, self->was);
  for (guint i = 0; i < entry->n_changes; i++)
    {
      g_autofree char *change = NULL;
      char *text;

      bones_change_apply (self->setup, game, &entry->changes[i], NULL, NULL);
      change = bones_words_change (&was, &now, &entry->changes[i]);
      bones_game_copy (self->was, game);
      text = entry->kind == BONES_ENTRY_OPTION ? g_strdup_printf (_ ("House rule: %s"), change)
                                               : g_strdup_printf (_ ("By hand: %s"), change);
      if (annal->label == NULL)
        annal->label = g_strdup (text);

      bones_chronicle_tell (self, entry->seq, BONES_LINE_OWN,
                            with_reason (text, is_naming (entry) ? NULL : entry->text));
    }
}

static void
tell_note (BonesChronicle *self, const BonesEntry *entry, BonesAnnal *annal)
{
  const gboolean rolled = entry->answer.n > 0;
  char *text =
      rolled ? with_reason (g_strdup (_ ("A free roll")), entry->text) : g_strdup (entry->text);
  BonesTold *told = bones_chronicle_tell (self, entry->seq, BONES_LINE_OWN, text);

  told->line.rule = g_strdup (entry->rule);
  told->line.dice = rolled ? bones_words_dice (&entry->answer) : NULL;
  told->line.typed = rolled && entry->answer.source != BONES_FROM_APP;
  annal->label = g_strdup (rolled ? _ ("A free roll") : _ ("A note"));
}

static void
tell_move (BonesChronicle *self, const BonesEntry *entry, guint32 first, const char *dice)
{
  const char *what = bones_chronicle_label (self, first);
  g_autofree char *agreed = bones_words_fleets (self->names, entry->agreed);
  g_autofree char *reason = entry->agreed != 0 ? g_strdup_printf (_ ("agreed: %s"), agreed) : NULL;
  char *text = entry->kind == BONES_ENTRY_REDO ? g_strdup_printf (_ ("Done again: %s"), what)
                                               : g_strdup_printf (_ ("Taken back: %s"), what);
  BonesTold *told =
      bones_chronicle_tell (self, entry->seq, BONES_LINE_OWN, with_reason (text, reason));

  told->counts = FALSE;
  told->line.dice = g_strdup (dice);
}

static void
tell_amendment (BonesChronicle *self, const BonesEntry *entry, BonesAnnal *annal)
{
  const BonesEntry *answer = bones_journal_entry (self->journal, entry->to);
  const char *what = bones_chronicle_label (self, entry->to);
  g_autofree char *is = bones_words_dice (&entry->answer);
  g_autofree char *was = bones_words_dice (&answer->answer);
  char *text = answer->answer.kind == BONES_ASK_DICE
                   ? g_strdup_printf (_ ("Put right: %s: it is %s, not %s"), what, is, was)
                   : g_strdup_printf (_ ("Put right: %s"), what);

  annal->label = g_strdup (text);
  bones_chronicle_tell (self, entry->seq, BONES_LINE_OWN, with_reason (text, entry->text));
}

void
bones_chronicle_tell_own (BonesChronicle *self, const BonesEntry *entry, BonesAnnal *annal,
                          const BonesNames *old, guint32 first_moved, const char *taken_back)
{
  switch (entry->kind)
    {
    case BONES_ENTRY_OVERRIDE:
    case BONES_ENTRY_OPTION:
      tell_changes (self, entry, annal, old);
      break;
    case BONES_ENTRY_NOTE:
      tell_note (self, entry, annal);
      break;
    case BONES_ENTRY_UNDO:
    case BONES_ENTRY_REDO:
      tell_move (self, entry, first_moved, taken_back);
      break;
    case BONES_ENTRY_AMEND:
      tell_amendment (self, entry, annal);
      break;
    default:
      break;
    }
}
