/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Wizards and magic (section 12): what the files of the Magic phase and of the spells share.
 *
 * A spell is cast in cast.c, and what it does is one function, found through the table in spell.c;
 * whom it may be aimed at is asked there as well. What it leaves behind is a marker.
 */

#include "black-spot.h"

/* In place of a spell: "no_card" among bs_card_ids. */
#define BS_NO_CARD BS_SPELLS

/* A spell on its way. */
typedef struct {
  guint fleet; /* that casts it */
  guint kind;  /* BsSpellId */
  guint card;  /* 1 + the card; 0: a real one, or not played yet */
  gboolean mega;
  gint score;  /* of the casting roll; 0: there was none */
  guint ship;  /* at whom it is aimed, or BONES_NO_SHIP */
  guint point; /* where the wind will blow to, or BONES_WIND_UNKNOWN: it is left alone */
} BsCasting;

/* cards.c: @fleet's own faction's spell (FS-DECK-1), or BS_NO_CARD. */
guint bs_own_spell (const BonesSetup *setup, const BonesGame *game, guint fleet);

/* Sets of spells, as bits: those that @fleet may cast, whether it holds them or not (FS-DECK-2,
 * FS-DECK-3); those that it may use to dispel a spell that was cast with Mega Magic or without
 * (R-74, R-111). */
guint64 bs_castable (const BonesSetup *setup, const BonesGame *game, guint fleet);
guint64 bs_dispelling (const BonesSetup *setup, const BonesGame *game, guint fleet, gboolean mega);

/* Asks @fleet, in secret, for a card of its hand among @kinds, or none: BS_NO_CARD. */
gboolean bs_ask_card (BonesPlay *play, const char *what, const char *rule, guint fleet,
                      guint64 kinds, guint *kind) BONES_ASKS;

/* Puts a card of @kind from @fleet's hand on the discard pile; returns BsCasting.card. */
guint bs_play_card (BonesPlay *play, guint fleet, guint kind);

/* Draws up to @n cards into @fleet's hand, as many as there are. */
gboolean bs_draw_cards (BonesPlay *play, const char *rule, guint fleet, guint n) BONES_ASKS;

/* magic.c: @fleet has acted or passed: the next one (FS-MAGIC-9). */
void bs_next_offer (BonesPlay *play, guint fleet);

/* dispel.c: the markers that @fleet may try to dispel, as bits (FS-MAGIC-8). */
guint64 bs_dispellable (const BonesGame *game, guint fleet);

/* One attempt of @fleet with a card of @kind: number @attempt against the same spell
 * (FS-MAGIC-5). */
gboolean bs_try_to_dispel (BonesPlay *play, guint fleet, guint kind, guint attempt,
                           gboolean *works) BONES_ASKS;

/* spell.c: the rule of its own that @kind, which can be cast, has. */
const char *bs_spell_rule (guint kind);

/* Whether there is anything to aim @kind at, and room for what it leaves. */
gboolean bs_has_aim (const BonesSetup *setup, const BonesGame *game, guint fleet, guint kind);

/* Asks at whom, or where, @casting is aimed; and lets it take effect (FS-MAGIC-3, FS-MAGIC-7). */
gboolean bs_aim (BonesPlay *play, BsCasting *casting) BONES_ASKS;
gboolean bs_resolve (BonesPlay *play, const BsCasting *casting) BONES_ASKS;

/* How many ships a Typhoon may take; their bits are set in @ask. */
guint bs_enemy_ships (const BonesSetup *setup, const BonesGame *game, const BsCasting *casting,
                      BonesAsk *ask);

/* The marker that @casting leaves, on @ship or BONES_NO_SHIP, for this round or until dispelled;
 * its index, or BONES_MAX_MARKERS where the table is full. */
guint bs_leave_marker (BonesGame *game, const BsCasting *casting, guint ship);

/* standing.c: ends a spell, with all that it did (FS-MAGIC-8, FS-MAGIC-11). */
void bs_end_spell (BonesGame *game, guint marker);

/* Asks for any number of the ships in @ask; @ships has room for BONES_MAX_VALUES. */
gboolean bs_ask_ships (BonesPlay *play, BonesAsk *ask, guint16 *ships, guint *n) BONES_ASKS;

/* Events: of a spell, as {a:card}; and, in standing.c, of one that stands, and that it ends. */
void bs_tell_spell (BonesPlay *play, const char *what, const char *rule, const BsCasting *casting);
void bs_tell_standing (BonesPlay *play, const char *what, const char *rule, guint marker);
void bs_tell_over (BonesPlay *play, const char *rule, guint marker);

/* What each spell does, in spell-*.c. */
gboolean bs_spell_ring (BonesPlay *play, const BsCasting *casting) BONES_ASKS;
gboolean bs_spell_rocks (BonesPlay *play, const BsCasting *casting) BONES_ASKS;
gboolean bs_spell_sandbar (BonesPlay *play, const BsCasting *casting) BONES_ASKS;
gboolean bs_spell_whirlpool (BonesPlay *play, const BsCasting *casting) BONES_ASKS;
gboolean bs_spell_volcano (BonesPlay *play, const BsCasting *casting) BONES_ASKS;
gboolean bs_spell_creature (BonesPlay *play, const BsCasting *casting) BONES_ASKS;
gboolean bs_spell_buff (BonesPlay *play, const BsCasting *casting) BONES_ASKS;
gboolean bs_spell_poseidon (BonesPlay *play, const BsCasting *casting) BONES_ASKS;
gboolean bs_spell_lightning (BonesPlay *play, const BsCasting *casting) BONES_ASKS;
gboolean bs_spell_rum (BonesPlay *play, const BsCasting *casting) BONES_ASKS;
gboolean bs_spell_teleport (BonesPlay *play, const BsCasting *casting) BONES_ASKS;
gboolean bs_spell_typhoon (BonesPlay *play, const BsCasting *casting) BONES_ASKS;
gboolean bs_spell_wind (BonesPlay *play, const BsCasting *casting) BONES_ASKS;

/* The class of the creature that @kind summons, or -1. */
gint bs_creature_of (const BonesSetup *setup, guint kind);

/* FS-MAGIC-1: what whirlpools and volcanoes do as the Magic phase begins. */
gboolean bs_move_whirlpool (BonesPlay *play, guint marker) BONES_ASKS;
gboolean bs_erupt (BonesPlay *play, guint marker) BONES_ASKS;
