/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "helm.h"

#include "following.h"

#include "bones-config.h"

#define POLL_SECONDS 1
#define BUSY_SHOWS_AFTER 80 /* ms */
#define QUICK 2000          /* ms: touches of one place at shorter intervals become one entry */
/* Touches that wait to be handled on a busy machine come first: they were made in time. */
#define QUICK_PRIORITY G_PRIORITY_HIGH_IDLE

struct _BonesHelm {
  GObject parent_instance;

  /* Owned */
  BonesTable *table;
  BonesView *view;
  GPtrArray *log;   /* NULL until it is needed */
  char *saying;     /* the toast to show when the verb is done, or NULL */
  guint32 undoing;  /* while an undo is stored: the last entry before it; else 0 */
  GQueue overrides; /* of BonesOverride: those that wait for the one before */
  BonesTapping tapping;
  guint poll_id, busy_id, tapping_id;

  guint32 seq, news;
  guint32 past; /* the entry that is shown, or 0 */
  gboolean guided;
  gboolean again; /* the question after that entry is asked again */
  gboolean rolling;
  gboolean overriding;  /* an override is being stored: verbs wait for it */
  gboolean poll_failed; /* this was reported, and no poll has succeeded since */

  BonesFollowing following; /* its strings are owned */
};

enum { CHANGED, BUSY, FAILED, SAID, UNDONE, ANSWERED, TAPPING, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesHelm, bones_helm, G_TYPE_OBJECT)

/* Falls back to the present if the entry that is looked at no longer exists: the battle may have
 * been read again and be shorter. */
static BonesView *
new_view (BonesHelm *self)
{
  BonesView *past =
      self->past != 0 ? bones_view_new_at (self->table, BONES_NOBODY, self->past, NULL) : NULL;

  if (past == NULL)
    self->past = 0;
  return past != NULL ? past : bones_view_new (self->table, BONES_NOBODY);
}

/* The source frees the view then: that takes half as long as to make one. */
static gboolean
picture_drawn (gpointer view)
{
  return G_SOURCE_REMOVE;
}

static void
read_table (BonesHelm *self)
{
  BonesPromptView *prompt;

  if (self->view != NULL)
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, picture_drawn, g_steal_pointer (&self->view),
                     (GDestroyNotify) bones_view_free);
  g_clear_pointer (&self->log, g_ptr_array_unref);
  self->view = new_view (self);
  prompt = self->view->prompt;
  if (prompt != NULL && self->again) /* people saw what they say now, and of one question alone */
    {
      prompt->draws = FALSE;
      prompt->run = BONES_ALONE;
    }
  self->news = self->seq;
  self->seq = bones_table_get_seq (self->table);
}

static void
report_failure (BonesHelm *self, const GError *error)
{
  bones_following_clear (&self->following);
  g_clear_pointer (&self->saying, g_free);
  self->undoing = 0;
  g_queue_clear_full (&self->overrides, (GDestroyNotify) bones_override_free);
  self->rolling = FALSE;
  g_signal_emit (self, signals[FAILED], 0, error);
}

static gboolean
is_storing (BonesHelm *self)
{
  return bones_table_get_busy (self->table);
}

static gboolean
show_busy (gpointer data)
{
  BonesHelm *self = BONES_HELM (data);

  self->busy_id = 0;
  if (is_storing (self))
    g_signal_emit (self, signals[BUSY], 0);
  return G_SOURCE_REMOVE;
}

static gboolean
leave_past (BonesHelm *self)
{
  if (self->past == 0)
    return FALSE;

  if (!self->again)
    bones_helm_look_at (self, 0);
  return TRUE;
}

/* Ends each verb. @ok: whether it was done; if not, @error has the reason. A verb that the table is
 * too busy for does nothing: what is under way and what waits for it goes on. */
static void
finish_verb (BonesHelm *self, gboolean ok, GError **error)
{
  if (!ok && !g_error_matches (*error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BUSY))
    report_failure (self, *error);
  else if (ok && is_storing (self) && self->busy_id == 0)
    self->busy_id = g_timeout_add (BUSY_SHOWS_AFTER, show_busy, self);
}

static gboolean
is_tapping (BonesHelm *self)
{
  return self->tapping.ship != BONES_NO_SHIP;
}

static const BonesTrackView *
ship_track (const BonesShipView *ship, guint field)
{
  return field < ship->tracks->len ? g_ptr_array_index (ship->tracks, field) : NULL;
}

/* Takes the pending touches, so that they are entered once. */
static BonesChange
take_change (BonesHelm *self)
{
  const BonesChange change = bones_tapping_change (&self->tapping);

  g_clear_handle_id (&self->tapping_id, g_source_remove);
  self->tapping.ship = BONES_NO_SHIP;
  return change;
}

static const char *
tap_reason (void)
{
  return _ ("marked on her card");
}

/* Enters an override, or lets it wait if the writer's thread is busy. */
static void
enter_override (BonesHelm *self, const BonesChange *changes, guint n, const char *text)
{
  g_autoptr (GError) error = NULL;

  if (is_storing (self))
    {
      g_queue_push_tail (&self->overrides, bones_override_new (changes, n, text));
      return;
    }
  finish_verb (self, bones_table_override (self->table, BONES_NOBODY, changes, n, text, &error),
               &error);
  self->overriding = is_storing (self);
}

/* Stores the pending touches at once, and not on the writer's thread. If that thread is busy, they
 * wait for it. */
static void
flush_taps (BonesHelm *self)
{
  g_autoptr (GError) error = NULL;
  BonesChange change;
  gboolean ok;

  if (!is_tapping (self))
    return;

  change = take_change (self);
  if (is_storing (self))
    {
      enter_override (self, &change, 1, tap_reason ());
      return;
    }

  bones_table_set_threaded (self->table, FALSE);
  ok = bones_table_override (self->table, BONES_NOBODY, &change, 1, tap_reason (), &error);
  bones_table_set_threaded (self->table, TRUE);
  finish_verb (self, ok, &error);
}

/* Stores overrides and pending touches before another verb is done. Returns whether the question
 * is still the same. */
static gboolean
settle_taps (BonesHelm *self)
{
  const BonesPromptView *prompt = self->view->prompt;
  g_autofree char *asked = prompt != NULL ? g_strdup (prompt->text) : NULL;

  if (self->overriding)
    bones_table_wait (self->table);

  flush_taps (self);
  prompt = self->view->prompt;
  return g_strcmp0 (asked, prompt != NULL ? prompt->text : NULL) == 0;
}

/* Enters the next override that waits. Returns whether there was one. */
static gboolean
enter_next_override (BonesHelm *self)
{
  g_autoptr (BonesOverride) next = g_queue_pop_head (&self->overrides);

  if (next == NULL)
    return FALSE;

  enter_override (self, next->changes, next->n, next->text);
  return TRUE;
}

/* Does what follows the verb that is done. All of it is news. */
static gboolean
continue_run (BonesHelm *self, guint32 news)
{
  BonesFollowing *following = &self->following;
  BonesAction action = { 0 };
  BonesFollows next;
  guint value = 0;

  if (self->undoing != 0 || self->past != 0)
    {
      bones_following_clear (following);
      return FALSE;
    }

  next = bones_following_next (following, self->table, self->view, &value, &action);
  if (next == BONES_FOLLOWS_NOTHING)
    return FALSE;

  self->seq = news;
  if (next == BONES_FOLLOWS_ANSWER)
    bones_helm_answer_one (self, value);
  else if (next == BONES_FOLLOWS_ROLL)
    bones_helm_roll_all (self);
  else if (next == BONES_FOLLOWS_REPEAT)
    bones_helm_start_all (self, &action);
  else
    bones_helm_start (self, &action);
  return TRUE;
}

static void
apply_changes (BonesHelm *self)
{
  g_autofree char *saying = g_steal_pointer (&self->saying);
  const guint32 news = self->seq;

  self->overriding = FALSE;
  read_table (self);
  if ((enter_next_override (self) || continue_run (self, news)) && is_storing (self))
    return;

  self->news = MIN (news, self->seq);
  g_clear_handle_id (&self->busy_id, g_source_remove);
  self->rolling = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
  if (saying != NULL && self->undoing != 0)
    g_signal_emit (self, signals[UNDONE], 0, saying, self->undoing);
  else if (saying != NULL)
    g_signal_emit (self, signals[SAID], 0, saying);
  self->undoing = 0;
}

static void
table_failed (BonesHelm *self, const GError *error)
{
  g_clear_handle_id (&self->busy_id, g_source_remove);
  self->overriding = FALSE;
  report_failure (self, error);
  read_table (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Looks for what other processes have stored. A failure is reported once, and polling continues:
 * the database may only be busy. */
static gboolean
poll_table (gpointer data)
{
  BonesHelm *self = BONES_HELM (data);
  g_autoptr (GError) error = NULL;
  gboolean changed = FALSE;

  if (is_storing (self))
    return G_SOURCE_CONTINUE;

  if (bones_table_refresh (self->table, &changed, &error))
    self->poll_failed = FALSE;
  else if (!self->poll_failed)
    {
      self->poll_failed = TRUE;
      g_signal_emit (self, signals[FAILED], 0, error);
    }
  return G_SOURCE_CONTINUE;
}

static void
bones_helm_dispose (GObject *object)
{
  BonesHelm *self = BONES_HELM (object);

  if (self->table != NULL && !self->again)
    {
      g_signal_handlers_disconnect_by_data (self->table, self);
      bones_helm_finish (self);
    }
  g_clear_handle_id (&self->poll_id, g_source_remove);
  g_clear_handle_id (&self->busy_id, g_source_remove);
  g_clear_object (&self->table);
  g_clear_pointer (&self->view, bones_view_free);
  g_clear_pointer (&self->log, g_ptr_array_unref);
  bones_following_clear (&self->following);
  g_clear_pointer (&self->saying, g_free);
  g_queue_clear_full (&self->overrides, (GDestroyNotify) bones_override_free);
  G_OBJECT_CLASS (bones_helm_parent_class)->dispose (object);
}

static void
bones_helm_class_init (BonesHelmClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = bones_helm_dispose;

  signals[CHANGED] = g_signal_new ("changed", BONES_TYPE_HELM, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[BUSY] = g_signal_new ("busy", BONES_TYPE_HELM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", BONES_TYPE_HELM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_ERROR);
  signals[SAID] = g_signal_new ("said", BONES_TYPE_HELM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[TAPPING] = g_signal_new ("tapping", BONES_TYPE_HELM, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[UNDONE] = g_signal_new ("undone", BONES_TYPE_HELM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_UINT);
  signals[ANSWERED] = g_signal_new ("answered", BONES_TYPE_HELM, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_POINTER);
}

static void
bones_helm_init (BonesHelm *self)
{
  self->tapping.ship = BONES_NO_SHIP;
  self->following.begins = BONES_NO_SHIP;
  g_queue_init (&self->overrides);
}

BonesHelm *
bones_helm_new (BonesTable *table)
{
  BonesHelm *self;

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  self = g_object_new (BONES_TYPE_HELM, NULL);
  self->table = g_object_ref (table);
  bones_table_set_threaded (table, TRUE);
  g_signal_connect_object (table, "changed", G_CALLBACK (apply_changes), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "failed", G_CALLBACK (table_failed), self, G_CONNECT_SWAPPED);
  read_table (self);
  self->news = bones_table_get_effective (table, 1); /* the news is what the last entry led to */
  self->poll_id = g_timeout_add_seconds (POLL_SECONDS, poll_table, self);
  return self;
}

BonesHelm *
bones_helm_new_again (BonesHelm *helm, guint32 seq)
{
  BonesHelm *self;

  g_return_val_if_fail (BONES_IS_HELM (helm) && seq > 1, NULL);

  self = g_object_new (BONES_TYPE_HELM, NULL);
  self->table = g_object_ref (helm->table);
  self->past = seq - 1;
  self->again = TRUE;
  read_table (self);
  return self;
}

BonesTable *
bones_helm_get_table (BonesHelm *self)
{
  g_return_val_if_fail (BONES_IS_HELM (self), NULL);

  return self->table;
}

const BonesView *
bones_helm_get_view (BonesHelm *self)
{
  g_return_val_if_fail (BONES_IS_HELM (self), NULL);

  return self->view;
}

guint32
bones_helm_get_news (BonesHelm *self)
{
  g_return_val_if_fail (BONES_IS_HELM (self), 0);

  return self->news;
}

gboolean
bones_helm_get_busy (BonesHelm *self)
{
  g_return_val_if_fail (BONES_IS_HELM (self), FALSE);

  return is_storing (self) && !self->overriding;
}

const GPtrArray *
bones_helm_get_log (BonesHelm *self)
{
  g_return_val_if_fail (BONES_IS_HELM (self), NULL);

  if (self->log == NULL)
    self->log = bones_view_log (self->table, BONES_NOBODY);
  return self->log;
}

gboolean
bones_helm_get_rolling (BonesHelm *self)
{
  g_return_val_if_fail (BONES_IS_HELM (self), FALSE);

  return self->rolling;
}

const BonesShipView *
bones_helm_get_ship (BonesHelm *self, guint ship)
{
  g_return_val_if_fail (BONES_IS_HELM (self), NULL);

  return bones_view_ship (self->view, ship);
}

void
bones_helm_look_at (BonesHelm *self, guint32 seq)
{
  const guint32 news = bones_helm_get_news (self);

  g_return_if_fail (BONES_IS_HELM (self));

  if (seq == self->past)
    return;

  self->past = seq;
  read_table (self);
  self->news = news;
  g_signal_emit (self, signals[CHANGED], 0);
}

guint32
bones_helm_get_past (BonesHelm *self)
{
  g_return_val_if_fail (BONES_IS_HELM (self), 0);

  return self->past;
}

void
bones_helm_set_guided (BonesHelm *self, gboolean guided)
{
  g_return_if_fail (BONES_IS_HELM (self));

  self->guided = guided;
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
bones_helm_get_guided (BonesHelm *self)
{
  g_return_val_if_fail (BONES_IS_HELM (self), FALSE);

  return self->guided;
}

guint32
bones_helm_get_round_start (BonesHelm *self)
{
  g_return_val_if_fail (BONES_IS_HELM (self), 0);

  return bones_view_find_round_start (self->table, BONES_NOBODY);
}

void
bones_helm_finish (BonesHelm *self)
{
  g_return_if_fail (BONES_IS_HELM (self));

  bones_table_wait (self->table);
  while (enter_next_override (self))
    bones_table_wait (self->table);
  settle_taps (self);
}

/* @option: the answer to the first question, or NULL. @all: whether to start the action again when
 * it has ended. */
static void
start_action (BonesHelm *self, const BonesAction *action, const char *option, gboolean all)
{
  const BonesAction wanted = *action; /* the view that contains them may be freed */
  g_autofree char *chosen = g_strdup (option);
  g_autoptr (GError) error = NULL;

  if (leave_past (self) || bones_helm_get_busy (self))
    return;

  settle_taps (self);
  if (chosen != NULL)
    {
      bones_following_clear (&self->following);
      bones_following_set_option (&self->following, NULL, chosen, FALSE);
    }
  if (all)
    {
      self->following.repeated = wanted;
      self->following.repeats = TRUE;
    }
  self->following.acted = TRUE;
  self->following.decides = FALSE;
  finish_verb (self, bones_table_start (self->table, &wanted, &error), &error);
}

void
bones_helm_start (BonesHelm *self, const BonesAction *action)
{
  g_return_if_fail (BONES_IS_HELM (self) && action != NULL);

  start_action (self, action, NULL, FALSE);
}

void
bones_helm_start_choosing (BonesHelm *self, const BonesAction *action, const char *option)
{
  g_return_if_fail (BONES_IS_HELM (self) && action != NULL && option != NULL);

  start_action (self, action, option, FALSE);
}

void
bones_helm_begin_turn (BonesHelm *self, const BonesAction *action, BonesRole next)
{
  guint ship;

  g_return_if_fail (BONES_IS_HELM (self) && action != NULL);

  if (leave_past (self) || bones_helm_get_busy (self))
    return;

  ship = action->ship; /* the view that contains it may be freed */
  bones_helm_start (self, action);
  if (!bones_helm_get_busy (self))
    return; /* it was refused; the taps before it are stored */

  self->following.begins = ship;
  self->following.next = next;
}

void
bones_helm_start_all (BonesHelm *self, const BonesAction *action)
{
  g_return_if_fail (BONES_IS_HELM (self) && action != NULL);

  start_action (self, action, NULL, TRUE);
}

void
bones_helm_answer (BonesHelm *self, BonesSource source, guint n, const guint16 *values)
{
  g_autofree guint16 *said = g_memdup2 (values, n * sizeof *values);
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BONES_IS_HELM (self));

  if (self->again)
    {
      g_signal_emit (self, signals[ANSWERED], 0, n, (gpointer) values);
      return;
    }
  if (leave_past (self) || !settle_taps (self))
    return;

  bones_following_answered (&self->following);
  finish_verb (self, bones_table_answer (self->table, source, n, said, &error), &error);
}

void
bones_helm_answer_one (BonesHelm *self, guint value)
{
  const guint16 values[] = { (guint16) value };

  bones_helm_answer (self, BONES_FROM_PERSON, 1, values);
}

void
bones_helm_answer_with (BonesHelm *self, guint value, const char *of, const char *option,
                        gboolean stands)
{
  g_return_if_fail (BONES_IS_HELM (self) && of != NULL && option != NULL);

  if (!self->again && self->past == 0 && !bones_helm_get_busy (self))
    bones_following_set_option (&self->following, of, option, stands);
  bones_helm_answer_one (self, value);
}

static void
roll_dice (BonesHelm *self, gboolean on)
{
  g_autoptr (GError) error = NULL;

  if (bones_helm_get_busy (self) || leave_past (self) || !settle_taps (self))
    return;

  self->rolling = TRUE;
  self->following.rolls_on = on;
  self->following.acted = TRUE;
  finish_verb (self, bones_table_roll (self->table, &error), &error);
}

void
bones_helm_roll (BonesHelm *self)
{
  g_return_if_fail (BONES_IS_HELM (self));

  roll_dice (self, FALSE);
}

void
bones_helm_roll_all (BonesHelm *self)
{
  g_return_if_fail (BONES_IS_HELM (self));

  roll_dice (self, TRUE);
}

void
bones_helm_undo (BonesHelm *self, guint agreed)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BONES_IS_HELM (self));

  if (bones_helm_get_busy (self) || leave_past (self) || bones_helm_untap (self))
    return;

  settle_taps (self);
  bones_following_clear (&self->following);
  g_free (self->saying);
  /* Translators: %s is what was undone: "Undone: Fury fires a bank" */
  self->saying = self->view->undo_text != NULL
                     ? g_strdup_printf (_ ("Undone: %s"), self->view->undo_text)
                     : NULL;
  self->undoing = bones_table_get_effective (self->table, 0);
  finish_verb (self, bones_table_undo (self->table, agreed, &error), &error);
}

void
bones_helm_redo (BonesHelm *self)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BONES_IS_HELM (self));

  if (bones_helm_get_busy (self) || leave_past (self))
    return;

  settle_taps (self);
  g_free (self->saying);
  self->saying = self->view->redo_text != NULL
                     ? g_strdup_printf (_ ("Redone: %s"), self->view->redo_text)
                     : NULL;
  finish_verb (self, bones_table_redo (self->table, &error), &error);
}

void
bones_helm_undo_to (BonesHelm *self, guint32 seq, guint agreed)
{
  guint32 first;
  g_autofree char *what = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BONES_IS_HELM (self));

  if (bones_helm_get_busy (self) || leave_past (self))
    return;

  bones_following_clear (&self->following);
  settle_taps (self);
  first = bones_table_peek_undo_to (self->table, seq, NULL);
  what = first != 0 ? bones_view_describe_entry (self->table, BONES_NOBODY, first) : NULL;
  g_free (self->saying);
  /* Translators: %s is the first of the things that were undone */
  self->saying = what != NULL ? g_strdup_printf (_ ("Back to before: %s"), what) : NULL;
  self->undoing = bones_table_get_effective (self->table, 0);
  finish_verb (self, bones_table_undo_to (self->table, seq, agreed, &error), &error);
}

void
bones_helm_redo_to (BonesHelm *self, guint32 seq)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BONES_IS_HELM (self));

  if (bones_helm_get_busy (self) || leave_past (self))
    return;

  settle_taps (self);
  g_free (self->saying);
  self->saying = g_strdup (_ ("Everything is redone"));
  finish_verb (self, bones_table_redo_to (self->table, seq, &error), &error);
}

void
bones_helm_override (BonesHelm *self, const BonesChange *changes, guint n, const char *text)
{
  g_return_if_fail (BONES_IS_HELM (self) && changes != NULL);

  if (leave_past (self))
    return;

  flush_taps (self);
  enter_override (self, changes, n, text);
}

void
bones_helm_set_dice (BonesHelm *self, guint fleet, BonesDiceSource dice)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BONES_IS_HELM (self));

  settle_taps (self);
  finish_verb (self, bones_table_set_dice (self->table, fleet, dice, &error), &error);
  if (error == NULL && !is_storing (self))
    apply_changes (self);
}

void
bones_helm_ask_again (BonesHelm *self, guint fleet)
{
  const BonesChange change = { BONES_SET_FLEET, BONES_FLEET_KEEP_ALL, (guint16) fleet, 0, 0 };

  bones_helm_override (self, &change, 1, _ ("This fleet asks again before it keeps a roll"));
}

void
bones_helm_note (BonesHelm *self, const char *text, const char *rule)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BONES_IS_HELM (self) && text != NULL);

  settle_taps (self);
  finish_verb (self, bones_table_note (self->table, text, rule, &error), &error);
}

void
bones_helm_free_roll (BonesHelm *self, guint count, guint sides, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BONES_IS_HELM (self));

  settle_taps (self);
  finish_verb (self, bones_table_free_roll (self->table, count, sides, text, &error), &error);
}

void
bones_helm_amend (BonesHelm *self, guint32 seq, guint n, const guint16 *values, const char *why,
                  guint agreed)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BONES_IS_HELM (self) && (values != NULL || n == 0));

  settle_taps (self);
  finish_verb (self, bones_table_amend (self->table, seq, n, values, why, agreed, &error), &error);
}

void
bones_helm_pause (BonesHelm *self, const char *where)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BONES_IS_HELM (self) && where != NULL);

  settle_taps (self);
  finish_verb (self, bones_table_pause (self->table, where, &error), &error);
}

void
bones_helm_add_fleet (BonesHelm *self, const BonesRoster *roster, const guint16 *counts)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BONES_IS_HELM (self) && roster != NULL);

  settle_taps (self);
  finish_verb (self, bones_table_add_fleet (self->table, roster, counts, &error), &error);
}

void
bones_helm_join (BonesHelm *self, const BonesStart *start)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BONES_IS_HELM (self) && start != NULL);

  settle_taps (self);
  finish_verb (self, bones_table_join (self->table, start, &error), &error);
}

void
bones_helm_set_dice_of (BonesHelm *self, guint fleet, guint kind, gint dice)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BONES_IS_HELM (self));

  settle_taps (self);
  finish_verb (self, bones_table_set_dice_of (self->table, fleet, kind, dice, &error), &error);
}

void
bones_helm_free_dice (BonesHelm *self, guint count, guint sides, const guint16 *faces,
                      const char *text)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BONES_IS_HELM (self) && faces != NULL);

  settle_taps (self);
  finish_verb (self, bones_table_free_dice (self->table, count, sides, faces, text, &error),
               &error);
}

static gboolean
store_taps (gpointer data)
{
  BonesHelm *self = BONES_HELM (data);
  BonesChange change;

  self->tapping_id = 0;
  change = take_change (self);
  enter_override (self, &change, 1, tap_reason ());
  if (!is_storing (self)) /* refused: it will not be stored */
    g_signal_emit (self, signals[TAPPING], 0, NULL);
  return G_SOURCE_REMOVE;
}

static void
report_limit (BonesHelm *self, const BonesShipView *ship, const BonesTrackView *track)
{
  g_autofree char *text = bones_tapping_describe_limit (&self->tapping, self->table, ship, track);

  g_signal_emit (self, signals[is_tapping (self) ? TAPPING : SAID], 0, text);
}

/* Stores pending touches of another place. Returns the ship, or NULL if nothing can be touched. */
static const BonesShipView *
turn_to_place (BonesHelm *self, guint ship, guint field)
{
  if (leave_past (self))
    return NULL;

  if (self->tapping.ship != ship || self->tapping.field != field)
    {
      flush_taps (self);
      self->tapping = (BonesTapping){ BONES_NO_SHIP, field, 0 };
    }
  return bones_helm_get_ship (self, ship);
}

/* Returns the track at that place, or NULL; sets @view to its ship, or to NULL. */
static const BonesTrackView *
turn_to_track (BonesHelm *self, guint ship, guint field, const BonesShipView **view)
{
  *view = turn_to_place (self, ship, field);
  return *view != NULL ? ship_track (*view, field) : NULL;
}

/* @track: or NULL: her token. */
static void
set_taps (BonesHelm *self, const BonesShipView *ship, const BonesTrackView *track, gint by)
{
  g_autofree char *text = NULL;

  self->tapping.ship = ship->ship;
  self->tapping.by = by;
  if (by == 0)
    {
      bones_helm_untap (self);
      return;
    }
  g_clear_handle_id (&self->tapping_id, g_source_remove);
  self->tapping_id = g_timeout_add_full (QUICK_PRIORITY, QUICK, store_taps, self, NULL);
  text = bones_tapping_describe (&self->tapping, self->table, ship, track);
  g_signal_emit (self, signals[TAPPING], 0, text);
}

static void
count_taps_to (BonesHelm *self, const BonesShipView *ship, const BonesTrackView *track, gint value)
{
  const gint now = track->value + self->tapping.by;
  const gint then = bones_tapping_clamp (track, value);

  if (then != now)
    set_taps (self, ship, track, then - track->value);
  else if (value != now)
    report_limit (self, ship, track);
}

void
bones_helm_tap (BonesHelm *self, guint ship, guint field)
{
  const BonesShipView *view;
  const BonesTrackView *track;

  g_return_if_fail (BONES_IS_HELM (self));

  track = turn_to_track (self, ship, field, &view);
  if (track != NULL)
    count_taps_to (self, view, track, track->value + self->tapping.by + track->tap);
  else if (view != NULL && field == BONES_SHIP_ORDERED)
    set_taps (self, view, NULL, self->tapping.by != 0 ? 0 : view->ordered ? -1 : 1);
}

void
bones_helm_tap_back (BonesHelm *self, guint ship, guint field)
{
  const BonesShipView *view;
  const BonesTrackView *track;

  g_return_if_fail (BONES_IS_HELM (self));

  track = turn_to_track (self, ship, field, &view);
  if (track != NULL)
    count_taps_to (self, view, track, track->value + self->tapping.by - track->tap);
}

void
bones_helm_tap_to (BonesHelm *self, guint ship, guint field, gint value)
{
  const BonesShipView *view;
  const BonesTrackView *track;

  g_return_if_fail (BONES_IS_HELM (self));

  track = turn_to_track (self, ship, field, &view);
  if (track != NULL)
    count_taps_to (self, view, track, value);
}

const BonesTapping *
bones_helm_get_tapping (BonesHelm *self)
{
  g_return_val_if_fail (BONES_IS_HELM (self), NULL);

  return &self->tapping;
}

gboolean
bones_helm_untap (BonesHelm *self)
{
  g_return_val_if_fail (BONES_IS_HELM (self), FALSE);

  if (!is_tapping (self))
    return FALSE;

  take_change (self);
  g_signal_emit (self, signals[TAPPING], 0, NULL);
  return TRUE;
}
