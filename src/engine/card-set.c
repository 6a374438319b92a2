/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-set.h"

#include <string.h>

G_STATIC_ASSERT (sizeof (BonesCardSet) == sizeof ((BonesAsk *) NULL)->open);

void
bones_card_set_add (BonesCardSet *set, guint kind)
{
  g_return_if_fail (set != NULL && kind < BONES_MAX_CARD_KINDS);

  set->bits[kind / 64] |= G_GUINT64_CONSTANT (1) << kind % 64;
}

gboolean
bones_card_set_has (const BonesCardSet *set, guint kind)
{
  return kind < BONES_MAX_CARD_KINDS && (set->bits[kind / 64] >> kind % 64 & 1) != 0;
}

void
bones_card_set_keep (BonesCardSet *set, const BonesCardSet *other)
{
  for (guint i = 0; i < G_N_ELEMENTS (set->bits); i++)
    set->bits[i] &= other->bits[i];
}

void
bones_ask_open_cards (BonesAsk *ask, const BonesCardSet *set)
{
  memcpy (ask->open, set->bits, sizeof ask->open);
}
