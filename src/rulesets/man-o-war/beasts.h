/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Sea monsters and flyers (sections 13 and 14): what their files share.
 *
 * What is true of both, and how they are hurt, is in beasts.c; their fights hand to hand are in
 * close-combat.c; monsters.c and flyers.c are the goes of the battle phase.
 */

#include "man-o-war.h"

/* beasts.c */

/* A save of @ship, a beast, that says @needs (0: none, which fails), changed by @range and what
 * spells and cards add. */
gboolean mw_beast_save (BonesPlay *play, const char *rule, guint ship, guint needs, gint range,
                        guint ordinal, gboolean *saved) BONES_ASKS;

/* MW-FLY-04, MW-AMB-43: @dice of @from's player, or the table's (BONES_NO_SHIP), on the hit map of
 * @flyer: all of them first, then a save for each that hit, changed by @range. */
gboolean mw_hit_flyer (BonesPlay *play, const char *rule, guint from, guint flyer, guint dice,
                       gint range, guint ordinal) BONES_ASKS;

/* @inches, in hundredths, of a move of @ship, with what spells and attacks make of it (SPEED,
 * SPEED_HALF): sails and oars it has none. */
guint mw_beast_speed (const BonesSetup *setup, const BonesGame *game, guint ship, guint inches);

/* The special attack of @ship on @target: its roll, and what comes of it (MW-MON-09,
 * MW-FLY-06). */
gboolean mw_special_attack (BonesPlay *play, const char *rule, guint ship, guint target,
                            guint ordinal) BONES_ASKS;

/* Whether @ship has a special attack, and may make it now. */
gboolean mw_has_special (const BonesSetup *setup, const BonesGame *game, guint ship);

/* Adds to @roll's bonus what is called "term.@what"; nothing where it is 0. */
void mw_add_term (BonesRoll *roll, const char *what, gint value);

/* holds.c: @monster leaves whomever it holds. */
void mw_release (BonesGame *game, guint monster);

/* Whether @monster holds @ship; and it does no more: others may. */
gboolean mw_holds (const BonesGame *game, guint monster, guint ship);
void mw_let_go (BonesGame *game, guint monster, guint ship);

/* MW-MON-16: a flyer has wounded @monster, which dives when it goes next. */
void mw_drive_down (BonesPlay *play, guint monster);

/* lairs.c: the player of @fleet puts a template on the table, the @ordinal-th; of which monster,
 * the question does not say. */
gboolean mw_ask_placed (BonesPlay *play, const char *what, const char *rule, guint fleet,
                        guint ordinal) BONES_ASKS;

/* A die of @ship's player, about her and @other or BONES_NO_SHIP. */
BonesRoll mw_die_at (const BonesGame *game, const char *what, const char *rule, guint ship,
                     guint other, guint ordinal);

/* close-combat.c: MW-MON-10, MW-FLY-07 to 09. @attacker boards @target, whom it touches; at least
 * one of them is a beast. Round after round, as their players decide. */
gboolean mw_close_combat (BonesPlay *play, guint attacker, guint target) BONES_ASKS;

/* Whether there is anybody to fight on @target, and she is not held by another monster. */
gboolean mw_may_be_fought (const BonesSetup *setup, const BonesGame *game, guint attacker,
                           guint target);
