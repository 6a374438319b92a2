/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Wizards and magic (section 12): what the files of the Magic phase and of the spells share.
 *
 * spells.c has the facts and the effect of each spell. spell-aims.c asks for its target, and
 * hazards.c has what rings, whirlpools and volcanoes do while they stand. A spell that lasts leaves
 * a marker (markers.c), which standing.c ends.
 */

#include "black-spot.h"

/* Stands for no spell: "none" among bs_card_ids. */
#define BS_NO_CARD BS_SPELLS

/* A spell that is being cast. */
typedef struct {
  guint fleet; /* the caster's */
  guint kind;  /* BsSpellId */
  guint card;  /* 1 + the card; 0: a physical card, or not played yet */
  gboolean mega;
  gint score;  /* of the casting roll; 0: there was none */
  guint ship;  /* the target, or BONES_NO_SHIP */
  guint point; /* where the wind will blow to; BONES_WIND_UNKNOWN: it does not change */
} BsCasting;

/* cards.c: the number of @kind in the keys of questions: its rule's, from 0. It stays when the list
 * grows.
 */
guint bs_spell_number (guint kind);

/* The class of the creature that @kind summons, or -1. */
gint bs_creature_of (const BonesSetup *setup, guint kind);

/* The spell of @fleet's own faction (FS-DECK-1), or BS_NO_CARD. */
guint bs_own_spell (const BonesSetup *setup, const BonesGame *game, guint fleet);

/* Sets of spells, as bits: those that @fleet may cast, whether it holds them or not (FS-DECK-2,
 * FS-DECK-3); those with which it may dispel a spell that was cast with or without Mega Magic
 * (R-74, R-111). */
guint64 bs_castable (const BonesSetup *setup, const BonesGame *game, guint fleet);
guint64 bs_dispelling (const BonesSetup *setup, const BonesGame *game, guint fleet, gboolean mega);

/* Asks @fleet, in secret, for a card of its hand among @kinds; BS_NO_CARD: none. */
gboolean bs_ask_card (BonesPlay *play, const char *what, const char *rule, guint fleet,
                      guint64 kinds, guint *kind) BONES_ASKS;

/* Moves a card of @kind from @fleet's hand to the discard pile; returns BsCasting.card. */
guint bs_play_card (BonesPlay *play, guint fleet, guint kind);

/* Draws up to @n cards into @fleet's hand, as many as there are. */
gboolean bs_draw_cards (BonesPlay *play, const char *rule, guint fleet, guint n) BONES_ASKS;

/* magic.c: makes the next offer, after @fleet has acted or passed (FS-MAGIC-9). */
void bs_next_offer (BonesPlay *play, guint fleet);

/* dispel.c: one attempt of @fleet with a card of @kind, number @attempt against the same spell
 * (FS-MAGIC-5). */
gboolean bs_try_to_dispel (BonesPlay *play, guint fleet, guint kind, guint attempt,
                           gboolean *works) BONES_ASKS;

/* What a spell may be aimed at. */
typedef enum {
  BS_AIM_NOBODY, /* players place it on the table (P-12) */
  BS_AIM_MODEL,
  BS_AIM_AFLOAT, /* a model on the surface */
  BS_AIM_SHIP,   /* no monster */
  BS_AIM_SAILS,  /* */
  BS_AIM_HURT,   /* a model with hits */
  BS_AIM_ENEMY,
  BS_AIM_ENEMY_SHIPS, /* named when the spell takes effect */
  BS_AIM_AHEAD,       /* open sea, directly in front of a ship or not */
  BS_AIM_WIND,        /* any point */
  BS_AIM_GUST,        /* up to two points from the wind, so there must be one */
  BS_AIM_FLUX
} BsAim;

/* spells.c: what each spell is and does, apart from the numbers of its card, which are content. */
typedef struct {
  const char *rule;
  BsAim aim;
  guint marker; /* the kind of marker it leaves, or 0 */
  gboolean (*carry_out) (BonesPlay *play, const BsCasting *casting); /* NULL: not cast by itself */
  gboolean helps; /* its target, so that is usually one's own */
} BsSpellFacts;

extern const BsSpellFacts bs_spells[BS_SPELLS];

/* Carries @casting out (FS-MAGIC-7). */
gboolean bs_resolve (BonesPlay *play, const BsCasting *casting) BONES_ASKS;

/* spell-aims.c: whether @casting may be aimed at @ship. */
gboolean bs_is_spell_target (const BonesSetup *setup, const BonesGame *game,
                             const BsCasting *casting, guint ship);

/* Whether @fleet has anything to aim a spell of @kind at, and there is room for its marker. */
gboolean bs_has_aim (const BonesSetup *setup, const BonesGame *game, guint fleet, guint kind);

/* How many enemy ships a Typhoon may move; sets their bits in @ask. */
guint bs_enemy_ships (const BonesSetup *setup, const BonesGame *game, const BsCasting *casting,
                      BonesAsk *ask);

/* Asks for the target or the place of @casting (FS-MAGIC-3). */
gboolean bs_aim (BonesPlay *play, BsCasting *casting) BONES_ASKS;

/* markers.c: adds the marker that @casting leaves, on @ship or BONES_NO_SHIP, for this round or
 * until it is dispelled; returns its index, or BONES_MAX_MARKERS if the table is full. */
guint bs_leave_marker (BonesGame *game, const BsCasting *casting, guint ship);

/* Sets BS_TRAPPED of @ship by the Crushing Rocks that hold it. */
void bs_update_trapped (BonesGame *game, guint ship);

/* standing.c: the markers that @fleet may try to dispel, as bits (FS-MAGIC-8). */
guint64 bs_dispellable (const BonesGame *game, guint fleet);

/* Ends a spell and what it did (FS-MAGIC-8, FS-MAGIC-11). */
void bs_end_spell (BonesGame *game, guint marker);

/* Events: of a spell that is cast, as {a:card}; of one that stands; and that it ends. */
void bs_tell_spell (BonesPlay *play, const char *what, const char *rule, const BsCasting *casting);
void bs_tell_standing (BonesPlay *play, const char *what, const char *rule, guint marker);
void bs_tell_over (BonesPlay *play, const char *rule, guint marker);

/* hazards.c: a hit by a spell without a damage roll, or with one (magic.hit_literal, R-76). @hit:
 * whether @ship took it and is still in play. */
gboolean bs_hit_by_spell (BonesPlay *play, guint ship, const char *rule, gboolean *hit) BONES_ASKS;

/* Asks which models the whirlpool @marker touches, and damages them (FS-SPELL-05, P-14). */
gboolean bs_whirl (BonesPlay *play, guint marker) BONES_ASKS;

/* FS-MAGIC-1: what whirlpools and volcanoes do at the start of the Magic phase. */
gboolean bs_move_whirlpool (BonesPlay *play, guint marker) BONES_ASKS;
gboolean bs_erupt (BonesPlay *play, guint marker) BONES_ASKS;
