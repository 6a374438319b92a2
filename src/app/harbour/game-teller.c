/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-teller.h"

#include "table.h"

/* Each question has a reference. */
struct _BonesGameTeller {
  GThreadPool *pool; /* owned; NULL: nobody wants to know any more */
  BonesGameTold told;
  gpointer owner;
  gint stopped; /* atomic */
};

typedef struct {
  BonesGameTeller *teller;
  gint64 game;
  BonesGameStand *stand; /* owned; or NULL */
} Question;

static void
question_free (gpointer data)
{
  Question *question = data;

  bones_game_stand_free (question->stand);
  g_atomic_rc_box_release (question->teller);
  g_free (question);
}

static gboolean
tell_stand (gpointer data)
{
  const Question *question = data;

  if (question->teller->pool != NULL && question->stand != NULL)
    question->teller->told (question->teller->owner, question->game, question->stand);
  return G_SOURCE_REMOVE;
}

/* What was read of a long battle is megabytes, which nobody needs again soon. */
static BonesGameStand *
look_at_battle (BonesStore *store, gint64 game)
{
  g_autoptr (BonesTable) table = bones_table_open (store, game, NULL);
  g_autoptr (BonesView) view = table != NULL ? bones_view_new (table, BONES_NOBODY) : NULL;
  BonesGameStand *stand = view != NULL ? bones_game_stand_new (view) : NULL;

  bones_store_rest (store);
  return stand;
}

static void
answer (gpointer data, gpointer store)
{
  Question *question = data;

  if (!g_atomic_int_get (&question->teller->stopped))
    question->stand = look_at_battle (store, question->game);
  g_idle_add_full (G_PRIORITY_DEFAULT, tell_stand, question, question_free);
}

BonesGameTeller *
bones_game_teller_new (BonesStore *store, BonesGameTold told, gpointer owner)
{
  BonesGameTeller *self;

  g_return_val_if_fail (store != NULL && told != NULL, NULL);

  self = g_atomic_rc_box_new0 (BonesGameTeller);
  self->told = told;
  self->owner = owner;
  self->pool = g_thread_pool_new_full (answer, store, question_free, 1, FALSE, NULL);
  return self;
}

void
bones_game_teller_ask (BonesGameTeller *self, gint64 game)
{
  Question *question;

  g_return_if_fail (self != NULL && self->pool != NULL);

  question = g_new0 (Question, 1);
  question->teller = g_atomic_rc_box_acquire (self);
  question->game = game;
  g_thread_pool_push (self->pool, question, NULL);
}

void
bones_game_teller_free (BonesGameTeller *self)
{
  if (self == NULL)
    return;

  /* A pool that is freed at once forgets a question that its thread has just taken. */
  g_atomic_int_set (&self->stopped, TRUE);
  g_thread_pool_free (g_steal_pointer (&self->pool), FALSE, TRUE);
  g_atomic_rc_box_release (self);
}
