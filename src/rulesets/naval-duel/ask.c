/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"

BonesAsk
nd_ask (BonesAskKind kind, const char *what, const char *rule, guint subject, guint ordinal)
{
  BonesAsk ask = BONES_ASK_INIT (kind, what, rule, subject, ordinal);

  ask.interrupts = 1 << ND_CROWS_NEST;
  return ask;
}

BonesRoll
nd_die (const char *what, const char *rule, guint owner, guint ship, guint ordinal)
{
  return (BonesRoll){ .key = { rule, ship != BONES_NO_SHIP ? ship : owner, ordinal },
                      .what = what,
                      .owner = owner,
                      .dice = 1,
                      .ship = ship,
                      .other = BONES_NO_SHIP,
                      .interrupts = 1 << ND_CROWS_NEST };
}

gboolean
nd_catch_up (BonesPlay *play)
{
  const BonesAsk ask = nd_ask (BONES_ASK_CONFIRM, NULL, NULL, 0, 0);

  return bones_catch_up (play, &ask);
}

gboolean
nd_ask_anew (BonesPlay *play)
{
  const BonesAsk ask = nd_ask (BONES_ASK_CONFIRM, NULL, NULL, 0, 0);

  return bones_ask_anew (play, &ask);
}
