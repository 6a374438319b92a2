/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "helm.h"

#include "progress.h"

#include "bones-config.h"

#define POLL_SECONDS 1
#define BUSY_SHOWS_AFTER 80 /* ms */
#define DIE_SIDES 6

struct _BonesHelm {
  GObject parent_instance;

  /* Owned */
  BonesTable *table;
  BonesView *view;
  BonesRolled *rolled;
  GPtrArray *log;   /* NULL until somebody asks */
  char *option;     /* the answer to the question that is about to come, or NULL */
  char *saying;     /* what to say when it is done, or NULL */
  GQueue overrides; /* of Override: those that wait for the one before */
  guint poll_id, busy_id;

  guint32 seq, news;
  gboolean rolling;
};

typedef struct {
  BonesChange *changes;
  guint n;
  char *text;
} Override;

enum { CHANGED, BUSY, FAILED, SAID, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesHelm, bones_helm, G_TYPE_OBJECT)

static void
look (BonesHelm *self)
{
  const BonesPromptView *prompt;

  g_clear_pointer (&self->view, bones_view_free);
  g_clear_pointer (&self->rolled, bones_rolled_free);
  g_clear_pointer (&self->log, g_ptr_array_unref);
  self->view = bones_view_new (self->table, BONES_NOBODY);
  prompt = self->view->prompt;
  self->rolled = bones_rolled_new (bones_table_get_journal (self->table),
                                   prompt != NULL && prompt->sides > 0 ? prompt->sides : DIE_SIDES);
  self->news = self->seq;
  self->seq = self->view->seq;
}

static void
override_free (gpointer data)
{
  Override *override = data;

  g_free (override->changes);
  g_free (override->text);
  g_free (override);
}

static void
fail (BonesHelm *self, const GError *error)
{
  g_clear_pointer (&self->option, g_free);
  g_clear_pointer (&self->saying, g_free);
  g_queue_clear_full (&self->overrides, override_free);
  self->rolling = FALSE;
  if (!g_error_matches (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BUSY))
    g_signal_emit (self, signals[FAILED], 0, error->message);
}

/* Gives the answer that came along with an action, if that is what is asked now. */
static gboolean
go_on (BonesHelm *self)
{
  g_autofree char *option = g_steal_pointer (&self->option);
  const BonesPromptView *prompt = self->view->prompt;

  if (option == NULL || prompt == NULL || prompt->kind != BONES_ASK_CHOICE)
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
  Override *next = g_queue_pop_head (&self->overrides);

  if (next == NULL)
    return FALSE;

  bones_helm_override (self, next->changes, next->n, next->text);
  override_free (next);
  return TRUE;
}

static void
table_changed (BonesHelm *self)
{
  g_autofree char *saying = g_steal_pointer (&self->saying);
  const guint32 news = self->seq;

  look (self);
  if (go_on_overriding (self) || go_on (self))
    return;

  self->news = MIN (news, self->seq);
  g_clear_handle_id (&self->busy_id, g_source_remove);
  self->rolling = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
  if (saying != NULL)
    g_signal_emit (self, signals[SAID], 0, saying);
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

/* The end of each verb: what @error is set to went wrong. */
static void
said (BonesHelm *self, gboolean ok, GError *error)
{
  g_autoptr (GError) owned = error;

  if (!ok)
    fail (self, owned);
  else if (bones_helm_get_busy (self) && self->busy_id == 0)
    self->busy_id = g_timeout_add (BUSY_SHOWS_AFTER, show_busy, self);
}

static gboolean
poll (gpointer data)
{
  BonesHelm *self = BONES_HELM (data);
  g_autoptr (GError) error = NULL;
  gboolean changed = FALSE;

  if (!bones_helm_get_busy (self) && !bones_table_refresh (self->table, &changed, &error))
    {
      g_signal_emit (self, signals[FAILED], 0, error->message);
      self->poll_id = 0;
      return G_SOURCE_REMOVE;
    }
  return G_SOURCE_CONTINUE;
}

static void
bones_helm_dispose (GObject *object)
{
  BonesHelm *self = BONES_HELM (object);

  g_clear_handle_id (&self->poll_id, g_source_remove);
  g_clear_handle_id (&self->busy_id, g_source_remove);
  g_clear_object (&self->table);
  g_clear_pointer (&self->view, bones_view_free);
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
}

static void
bones_helm_init (BonesHelm *self)
{
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
  g_signal_connect_object (table, "changed", G_CALLBACK (table_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "failed", G_CALLBACK (table_failed), self, G_CONNECT_SWAPPED);
  look (self);
  self->news = news_of (table);
  self->poll_id = g_timeout_add_seconds (POLL_SECONDS, poll, self);
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

  return bones_progress_done (bones_table_get_journal (self->table),
                              (guint) self->view->active_ship);
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
bones_helm_start (BonesHelm *self, const BonesAction *action)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self) && action != NULL);

  ok = bones_table_start (self->table, action, &error);
  said (self, ok, error);
}

void
bones_helm_start_choosing (BonesHelm *self, const BonesAction *action, const char *option)
{
  g_return_if_fail (BONES_IS_HELM (self) && action != NULL && option != NULL);

  if (bones_helm_get_busy (self))
    return;

  g_free (self->option);
  self->option = g_strdup (option);
  bones_helm_start (self, action);
}

void
bones_helm_answer (BonesHelm *self, BonesSource source, guint n, const guint16 *values)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self));

  ok = bones_table_answer (self->table, source, n, values, &error);
  said (self, ok, error);
}

void
bones_helm_answer_one (BonesHelm *self, guint value)
{
  const guint16 values[] = { (guint16) value };

  bones_helm_answer (self, BONES_FROM_PERSON, 1, values);
}

void
bones_helm_roll (BonesHelm *self)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self));

  self->rolling = TRUE;
  ok = bones_table_roll (self->table, &error);
  said (self, ok, error);
}

void
bones_helm_undo (BonesHelm *self, guint agreed)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self));

  if (bones_helm_get_busy (self))
    return;

  g_free (self->saying);
  /* Translators: %s is what was undone: "Undone: Fury fires a bank" */
  self->saying = self->view->undo_text != NULL
                     ? g_strdup_printf (_ ("Undone: %s"), self->view->undo_text)
                     : NULL;
  ok = bones_table_undo (self->table, agreed, &error);
  said (self, ok, error);
}

void
bones_helm_redo (BonesHelm *self)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self));

  if (bones_helm_get_busy (self))
    return;

  g_free (self->saying);
  self->saying = self->view->redo_text != NULL
                     ? g_strdup_printf (_ ("Redone: %s"), self->view->redo_text)
                     : NULL;
  ok = bones_table_redo (self->table, &error);
  said (self, ok, error);
}

void
bones_helm_undo_to (BonesHelm *self, guint32 seq, guint agreed)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self));

  if (bones_helm_get_busy (self))
    return;

  g_free (self->saying);
  self->saying = g_strdup (_ ("Back at the start of the round"));
  ok = bones_table_undo_to (self->table, seq, agreed, &error);
  said (self, ok, error);
}

guint32
bones_helm_get_round_start (BonesHelm *self)
{
  g_return_val_if_fail (BONES_IS_HELM (self), 0);

  return bones_progress_round_start (bones_table_get_journal (self->table),
                                     bones_helm_get_log (self));
}

void
bones_helm_override (BonesHelm *self, const BonesChange *changes, guint n, const char *text)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self) && changes != NULL);

  if (bones_helm_get_busy (self))
    {
      Override *waits = g_new (Override, 1);

      *waits = (Override){ g_memdup2 (changes, n * sizeof *changes), n, g_strdup (text) };
      g_queue_push_tail (&self->overrides, waits);
      return;
    }
  ok = bones_table_override (self->table, changes, n, text, &error);
  said (self, ok, error);
}

void
bones_helm_set_dice (BonesHelm *self, guint fleet, BonesDiceSource dice)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self));

  ok = bones_table_set_dice (self->table, fleet, dice, &error);
  said (self, ok, error);
  if (ok && !bones_helm_get_busy (self))
    table_changed (self);
}

void
bones_helm_ask_again (BonesHelm *self, guint fleet)
{
  const BonesChange change = { BONES_SET_FLEET, BONES_FLEET_KEEP_ALL, (guint16) fleet, 0, 0 };

  bones_helm_override (self, &change, 1, _ ("asks again before it keeps a roll"));
}

void
bones_helm_note (BonesHelm *self, const char *text)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self));

  ok = bones_table_note (self->table, text, NULL, &error);
  said (self, ok, error);
}
