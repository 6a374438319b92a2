/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of dice beside answers: whose are wanted, and rolls that are no part of any rule. */
#include "helm-private.h"

void
bones_helm_set_dice_of (BonesHelm *self, guint fleet, guint kind, gint dice)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self));

  ok = bones_table_set_dice_of (self->table, fleet, kind, dice, &error);
  bones_helm_done (self, ok, error);
}

void
bones_helm_free_dice (BonesHelm *self, guint count, guint sides, const guint16 *faces,
                      const char *text)
{
  GError *error = NULL;
  gboolean ok;

  g_return_if_fail (BONES_IS_HELM (self) && faces != NULL);

  ok = bones_table_free_dice (self->table, count, sides, faces, text, &error);
  bones_helm_done (self, ok, error);
}
