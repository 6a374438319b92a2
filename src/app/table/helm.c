/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "helm-private.h"

#include "progress.h"

#include "bones-config.h"

#define POLL_SECONDS 1
#define BUSY_SHOWS_AFTER 80 /* ms */
#define DIE_SIDES 6

enum { CHANGED, BUSY, FAILED, SAID, UNDONE, ANSWERED, TAPPING, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesHelm, bones_helm, G_TYPE_OBJECT)

/* An entry that can no longer be looked at, because the battle was read anew and is shorter, leaves
 * the present. */
static BonesView *
new_view (BonesHelm *self)
{
  BonesView *past =
      self->past != 0 ? bones_view_new_at (self->table, BONES_NOBODY, self->past, NULL) : NULL;

  if (past == NULL)
    self->past = 0;
  return past != NULL ? past : bones_view_new (self->table, BONES_NOBODY);
}

/* The journal as it was behind entry @seq. */
static BonesJournal *
journal_then (BonesTable *table, guint32 seq)
{
  const BonesJournal *journal = bones_table_get_journal (table);
  BonesJournal *then = bones_journal_new ();

  g_ptr_array_set_free_func (then->entries, NULL);
  for (guint32 i = 0; i < seq; i++)
    bones_journal_append (then, g_ptr_array_index (journal->entries, i));
  return then;
}

static const BonesJournal *
get_journal (BonesHelm *self)
{
  return self->then != NULL ? self->then : bones_table_get_journal (self->table);
}

static void
look (BonesHelm *self)
{
  BonesPromptView *prompt;

  g_clear_pointer (&self->view, bones_view_free);
  g_clear_pointer (&self->then, bones_journal_free);
  g_clear_pointer (&self->rolled, bones_rolled_free);
  g_clear_pointer (&self->log, g_ptr_array_unref);
  self->view = new_view (self);
  if (self->past != 0)
    self->then = journal_then (self->table, self->past);
  prompt = self->view->prompt;
  if (prompt != NULL)
    prompt->draws = prompt->draws && !self->again; /* what is put right was seen, not drawn */
  self->rolled = bones_rolled_new (get_journal (self),
                                   prompt != NULL && prompt->sides > 0 ? prompt->sides : DIE_SIDES);
  self->news = self->seq;
  self->seq = bones_table_get_seq (self->table);
}

static void
override_free (gpointer data)
{
  BonesOverriding *override = data;

  g_free (override->changes);
  g_free (override->text);
  g_free (override);
}

static void
fail (BonesHelm *self, const GError *error)
{
  g_clear_pointer (&self->option, g_free);
  g_clear_pointer (&self->saying, g_free);
  self->undoing = 0;
  self->repeats = FALSE;
  g_queue_clear_full (&self->overrides, override_free);
  self->rolling = FALSE;
  if (!g_error_matches (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BUSY))
    g_signal_emit (self, signals[FAILED], 0, error->message);
}

static gboolean
is_choice (BonesAskKind kind)
{
  return kind == BONES_ASK_CHOICE || kind == BONES_ASK_FLEET || kind == BONES_ASK_MARKER;
}

/* Gives the answer that came along with an action, if that is what is asked now. */
static gboolean
go_on (BonesHelm *self)
{
  g_autofree char *option = g_steal_pointer (&self->option);
  const BonesPromptView *prompt = self->view->prompt;

  if (option == NULL || prompt == NULL || !is_choice (prompt->kind))
    return FALSE;

  for (guint i = 0; i < prompt->options->len; i++)
    {
      const BonesOptionView *offered = g_ptr_array_index (prompt->options, i);

      if (offered->open && g_str_equal (offered->id, option))
        {
          bones_helm_answer_one (self, offered->value);
          return TRUE;
        }
    }
  return FALSE;
}

/* Enters the next override that waits. Returns whether there was one. */
static gboolean
go_on_overriding (BonesHelm *self)
{
  BonesOverriding *next = g_queue_pop_head (&self->overrides);

  if (next == NULL)
    return FALSE;

  bones_helm_override (self, next->changes, next->n, next->text);
  override_free (next);
  return TRUE;
}

static gboolean
is_same (const BonesAction *action, const BonesAction *other)
{
  return action->verb == other->verb && action->ship == other->ship && action->other == other->other
         && action->fleet == other->fleet;
}

/* Starts what is done again and again, once it has ended. It stays news what it has led to. */
static gboolean
go_on_repeating (BonesHelm *self, guint32 news)
{
  const BonesView *view = self->view;

  if (!self->repeats || view->prompt != NULL || self->undoing != 0)
    return FALSE;

  self->repeats = FALSE;
  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (action->open && is_same (&action->action, &self->repeated))
        {
          self->seq = news;
          bones_helm_start_all (self, &self->repeated);
          return TRUE;
        }
    }
  return FALSE;
}

void
bones_helm_renew (BonesHelm *self)
{
  g_autofree char *saying = g_steal_pointer (&self->saying);
  const guint32 news = self->seq;

  look (self);
  if (go_on_overriding (self) || go_on (self) || go_on_repeating (self, news))
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
  fail (self, error);
  look (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
show_busy (gpointer data)
{
  BonesHelm *self = BONES_HELM (data);

  self->busy_id = 0;
  if (bones_helm_get_busy (self))
    g_signal_emit (self, signals[BUSY], 0);
  return G_SOURCE_REMOVE;
}

void
bones_helm_finish (BonesHelm *self)
{
  g_return_if_fail (BONES_IS_HELM (self));

  bones_table_wait (self->table);
  bones_helm_settle (self);
}

gboolean
bones_helm_leave_past (BonesHelm *self)
{
  if (self->past == 0)
    return FALSE;

  if (!self->again)
    bones_helm_look_at (self, 0);
  return TRUE;
}

void
bones_helm_tell_answer (BonesHelm *self, guint n, const guint16 *values)
{
  g_signal_emit (self, signals[ANSWERED], 0, n, (gpointer) values);
}

void
bones_helm_done (BonesHelm *self, gboolean ok, GError *error)
{
  g_autoptr (GError) owned = error;

  if (!ok)
    fail (self, owned);
  else if (bones_helm_get_busy (self) && self->busy_id == 0)
    self->busy_id = g_timeout_add (BUSY_SHOWS_AFTER, show_busy, self);
}

/* Looks for what other processes have stored. A failure is told once, and polling goes on: the
 * database may only be busy. */
static gboolean
poll (gpointer data)
{
  BonesHelm *self = BONES_HELM (data);
  g_autoptr (GError) error = NULL;
  gboolean changed = FALSE;

  if (bones_helm_get_busy (self))
    return G_SOURCE_CONTINUE;

  if (bones_table_refresh (self->table, &changed, &error))
    self->poll_failed = FALSE;
  else if (!self->poll_failed)
    {
      self->poll_failed = TRUE;
      g_signal_emit (self, signals[FAILED], 0, error->message);
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
  g_clear_pointer (&self->then, bones_journal_free);
  g_clear_pointer (&self->rolled, bones_rolled_free);
  g_clear_pointer (&self->log, g_ptr_array_unref);
  g_clear_pointer (&self->option, g_free);
  g_clear_pointer (&self->saying, g_free);
  g_queue_clear_full (&self->overrides, override_free);
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
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
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
  g_queue_init (&self->overrides);
}

/* What the last person's entry led to is news when a battle is opened, too. */
static guint32
news_of (BonesTable *table)
{
  const GArray *effective = bones_table_get_journal (table)->effective;

  return effective->len > 1 ? g_array_index (effective, guint32, effective->len - 2) : 0;
}

BonesHelm *
bones_helm_new (BonesTable *table)
{
  BonesHelm *self;

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  self = g_object_new (BONES_TYPE_HELM, NULL);
  self->table = g_object_ref (table);
  bones_table_set_threaded (table, TRUE);
  g_signal_connect_object (table, "changed", G_CALLBACK (bones_helm_renew), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "failed", G_CALLBACK (table_failed), self, G_CONNECT_SWAPPED);
  look (self);
  self->news = news_of (table);
  self->poll_id = g_timeout_add_seconds (POLL_SECONDS, poll, self);
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
  look (self);
  g_clear_pointer (&self->then, bones_journal_free); /* its entries may go, and this one stays */
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

const BonesRolled *
bones_helm_get_rolled (BonesHelm *self)
{
  g_return_val_if_fail (BONES_IS_HELM (self), NULL);

  return self->rolled;
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

  return bones_table_get_busy (self->table);
}

const GPtrArray *
bones_helm_get_log (BonesHelm *self)
{
  g_return_val_if_fail (BONES_IS_HELM (self), NULL);

  if (self->log == NULL)
    self->log = bones_table_log (self->table, BONES_NOBODY);
  return self->log;
}

guint64
bones_helm_get_done (BonesHelm *self)
{
  g_return_val_if_fail (BONES_IS_HELM (self), 0);

  return bones_progress_done (get_journal (self), (guint) self->view->active_ship);
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
  look (self);
  self->news = news;
  g_signal_emit (self, signals[CHANGED], 0);
}

guint32
bones_helm_get_past (BonesHelm *self)
{
  g_return_val_if_fail (BONES_IS_HELM (self), 0);

  return self->past;
}

guint32
bones_helm_get_round_start (BonesHelm *self)
{
  g_return_val_if_fail (BONES_IS_HELM (self), 0);

  return bones_progress_round_start (bones_table_get_journal (self->table),
                                     bones_helm_get_log (self));
}
