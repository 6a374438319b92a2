/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "helm-private.h"

#include "bones-config.h"

void
bones_helm_start (BonesHelm *self, const BonesAction *action)
{
  BonesAction wanted;
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self) && action != NULL);

  if (bones_helm_leave_past (self))
    return;

  wanted = *action; /* the view that it is from may go */
  bones_helm_settle (self);
  ok = bones_table_start (self->table, &wanted, &error);
  bones_helm_done (self, ok, error);
}

void
bones_helm_start_choosing (BonesHelm *self, const BonesAction *action, const char *option)
{
  g_return_if_fail (BONES_IS_HELM (self) && action != NULL && option != NULL);

  if (bones_helm_leave_past (self))
    return;

  if (bones_helm_get_busy (self))
    return;

  g_free (self->option);
  self->option = g_strdup (option);
  bones_helm_start (self, action);
}

void
bones_helm_start_all (BonesHelm *self, const BonesAction *action)
{
  g_return_if_fail (BONES_IS_HELM (self) && action != NULL);

  self->repeated = *action;
  self->repeats = self->past == 0;
  bones_helm_start (self, action);
}

void
bones_helm_answer (BonesHelm *self, BonesSource source, guint n, const guint16 *values)
{
  g_autofree guint16 *said = g_memdup2 (values, n * sizeof *values);
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self));

  if (self->again)
    {
      bones_helm_tell_answer (self, n, values);
      return;
    }
  if (bones_helm_leave_past (self) || !bones_helm_settle (self))
    return;

  ok = bones_table_answer (self->table, source, n, said, &error);
  bones_helm_done (self, ok, error);
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

  if (bones_helm_leave_past (self) || !bones_helm_settle (self))
    return;

  self->rolling = TRUE;
  ok = bones_table_roll (self->table, &error);
  bones_helm_done (self, ok, error);
}

/* The last entry that counts now: what is undone can be done again up to it. */
static guint32
last_effective (BonesHelm *self)
{
  const GArray *effective = bones_table_get_journal (self->table)->effective;

  return effective->len > 0 ? g_array_index (effective, guint32, effective->len - 1) : 0;
}

void
bones_helm_undo (BonesHelm *self, guint agreed)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self));

  if (bones_helm_get_busy (self) || bones_helm_leave_past (self) || bones_helm_untap (self))
    return;

  self->repeats = FALSE;
  g_free (self->saying);
  /* Translators: %s is what was undone: "Undone: Fury fires a bank" */
  self->saying = self->view->undo_text != NULL
                     ? g_strdup_printf (_ ("Undone: %s"), self->view->undo_text)
                     : NULL;
  self->undoing = last_effective (self);
  ok = bones_table_undo (self->table, agreed, &error);
  bones_helm_done (self, ok, error);
}

void
bones_helm_redo (BonesHelm *self)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self));

  if (bones_helm_get_busy (self) || bones_helm_leave_past (self))
    return;

  bones_helm_settle (self);
  g_free (self->saying);
  self->saying = self->view->redo_text != NULL
                     ? g_strdup_printf (_ ("Redone: %s"), self->view->redo_text)
                     : NULL;
  ok = bones_table_redo (self->table, &error);
  bones_helm_done (self, ok, error);
}

void
bones_helm_undo_to (BonesHelm *self, guint32 seq, guint agreed)
{
  const BonesEntry *first;
  g_autofree char *what = NULL;
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self));

  if (bones_helm_get_busy (self) || bones_helm_leave_past (self))
    return;

  self->repeats = FALSE;
  bones_helm_settle (self);
  first = bones_table_peek_undo_to (self->table, seq, NULL);
  what = first != NULL ? bones_table_describe_entry (self->table, first) : NULL;
  g_free (self->saying);
  /* Translators: %s is the first of the things that were undone */
  self->saying = what != NULL ? g_strdup_printf (_ ("Back to before: %s"), what) : NULL;
  self->undoing = last_effective (self);
  ok = bones_table_undo_to (self->table, seq, agreed, &error);
  bones_helm_done (self, ok, error);
}

void
bones_helm_redo_to (BonesHelm *self, guint32 seq)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self));

  if (bones_helm_get_busy (self) || bones_helm_leave_past (self))
    return;

  bones_helm_settle (self);
  g_free (self->saying);
  self->saying = g_strdup (_ ("All of it is done again"));
  ok = bones_table_redo_to (self->table, seq, &error);
  bones_helm_done (self, ok, error);
}

void
bones_helm_override (BonesHelm *self, const BonesChange *changes, guint n, const char *text)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self) && changes != NULL);

  if (bones_helm_leave_past (self))
    return;

  bones_helm_settle (self);
  if (bones_helm_get_busy (self))
    {
      BonesOverriding *waits = g_new (BonesOverriding, 1);

      *waits = (BonesOverriding){ g_memdup2 (changes, n * sizeof *changes), n, g_strdup (text) };
      g_queue_push_tail (&self->overrides, waits);
      return;
    }
  ok = bones_table_override (self->table, changes, n, text, &error);
  bones_helm_done (self, ok, error);
}

void
bones_helm_set_dice (BonesHelm *self, guint fleet, BonesDiceSource dice)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self));

  ok = bones_table_set_dice (self->table, fleet, dice, &error);
  bones_helm_done (self, ok, error);
  if (ok && !bones_helm_get_busy (self))
    bones_helm_renew (self);
}

void
bones_helm_ask_again (BonesHelm *self, guint fleet)
{
  const BonesChange change = { BONES_SET_FLEET, BONES_FLEET_KEEP_ALL, (guint16) fleet, 0, 0 };

  bones_helm_override (self, &change, 1, _ ("asks again before it keeps a roll"));
}

void
bones_helm_note (BonesHelm *self, const char *text, const char *rule)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self) && text != NULL);

  ok = bones_table_note (self->table, text, rule, &error);
  bones_helm_done (self, ok, error);
}

void
bones_helm_free_roll (BonesHelm *self, guint count, guint sides, const char *text)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self));

  ok = bones_table_free_roll (self->table, count, sides, text, &error);
  bones_helm_done (self, ok, error);
}

GPtrArray *
bones_helm_try_amend (BonesHelm *self, guint32 seq, guint n, const guint16 *values, GError **error)
{
  GPtrArray *differs = NULL;

  g_return_val_if_fail (BONES_IS_HELM (self) && (values != NULL || n == 0), NULL);

  return bones_table_amend (self->table, seq, n, values, NULL, TRUE, &differs, error) ? differs
                                                                                      : NULL;
}

void
bones_helm_amend (BonesHelm *self, guint32 seq, guint n, const guint16 *values, const char *why)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self) && (values != NULL || n == 0));

  ok = bones_table_amend (self->table, seq, n, values, why, FALSE, NULL, &error);
  bones_helm_done (self, ok, error);
}

void
bones_helm_pause (BonesHelm *self, const char *where)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self) && where != NULL);

  bones_helm_settle (self);
  ok = bones_table_pause (self->table, where, &error);
  bones_helm_done (self, ok, error);
}

void
bones_helm_add_fleet (BonesHelm *self, const BonesRoster *roster, const guint16 *counts)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self) && roster != NULL);

  bones_helm_settle (self);
  ok = bones_table_add_fleet (self->table, roster, counts, &error);
  bones_helm_done (self, ok, error);
}

void
bones_helm_join (BonesHelm *self, const BonesStart *start)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self) && start != NULL);

  bones_helm_settle (self);
  ok = bones_table_join (self->table, start, &error);
  bones_helm_done (self, ok, error);
}
