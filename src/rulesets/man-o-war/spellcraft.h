/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Wizards and magic (section 6): what the files of the Magic Phase and of the spells share.
 *
 * The phase is in magic.c, whose cards it asks for from spell-hand.c. What a spell does at once is
 * an effect like any other; what it does for as long as it lasts is read off its marker
 * (spells.c).
 */

#include "man-o-war.h"

/* A spell on its way. */
typedef struct {
  guint fleet; /* that casts it */
  guint kind;
  guint ship;      /* at whom it is aimed, or BONES_NO_SHIP */
  gboolean second; /* who is affected, too (MW-MON-13) */
} MwCasting;

/* spell-hand.c: asks @fleet, in secret, for a card of its hand among @kinds, or none:
 * MW_NO_SPELL; @about is the spell that the question is about, if any. */
gboolean mw_ask_spell (BonesPlay *play, const char *what, const char *rule, guint fleet,
                       guint64 kinds, guint about, guint ordinal, guint *kind) BONES_ASKS;

/* MW-MAG-05: the card goes to the discards: 1 + its number, or 0 where it is not in the hand any
 * more, as somebody took it out meanwhile. */
guint mw_spend_spell (BonesPlay *play, guint fleet, guint kind);

/* Spells that dispel one of kind @kind, whoever holds them, as bits (MW-MAG-03). */
guint64 mw_dispelling (const BonesSetup *setup, guint kind);

/* spells.c: spells that @fleet has something to aim at, whoever holds them, as bits. */
guint64 mw_aimable (const BonesSetup *setup, const BonesGame *game, guint fleet);

/* Asks at whom @casting is aimed; BONES_NO_SHIP where it is at nobody. */
gboolean mw_aim (BonesPlay *play, MwCasting *casting) BONES_ASKS;

/* Spells of one turn come to an end (MW-END-07). */
void mw_end_spells (BonesPlay *play);

/* Tells of the spell as {a:spell}: of its caster, and its target if it has one. */
void mw_tell_spell (BonesPlay *play, const char *what, const char *rule, const MwCasting *casting);
