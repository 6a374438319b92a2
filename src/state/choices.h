/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What was chosen before a roll, as a part of its name: faces that somebody saw, took back and
 * chose differently for must say nothing about the roll that comes instead.
 *
 * It is SHA-256 (lines), in hexadecimal. Each line ends with a newline, its words have single
 * spaces between them, numbers are decimal, and what there is none of is a hyphen-minus:
 *
 *   begin VERB SHIP OTHER FLEET           the action, and each one that interrupted it
 *   chose ASK RULE SUBJECT ORDINAL ANSWER each answer so far, except dice, whether to roll again,
 *                                         and cards that were drawn; as corrected, if it was
 *   roll DICE SIDES NEEDS BONUS HALF      what is rolled; of a card "draw"
 *
 * They come in the order of the journal, with the words that it has (row.h).
 */

#include "play.h"

/* The digest for the open question of @play. The caller frees it. */
char *bones_choices_digest (const BonesPlay *play);

/* What only the rules know of the open question of @play, dice or a card to be drawn: the number of
 * the entry that began the action, and what is rolled or drawn from, "55 roll 1 6 5 0 0" or
 * "55 draw lightning 3 gust 1": the pile, kind by kind. The caller frees it. */
char *bones_choices_asked (const BonesPlay *play);
