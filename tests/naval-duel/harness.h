/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A battle of Naval Duel without a table or a store: a set-up from a short text, a journal, a
 * replay, and a small language to play it and to say how it should stand.
 *
 * Fleets: "Red: 3; Blue: 2", the number of ships. They are R1, R2, R3, B1, B2.
 *
 * Scripts are sentences parted by ";". Each starts a verb and answers its questions:
 *   "move R1: gust_of_wind no_card [4 3]; declare R1: roundshot B1 yes 3"
 * [dice], and words: a choice, a card, a ship, a number, yes or no; cards that the app would draw
 * are said as well. A sentence that begins with "+" goes on with answers; "!R1.cannon=-1" overrides
 * at that place, between two answers or between two actions; "~crows-nest:Red" interrupts, and what
 * follows answers that first. Outcomes are words, see battle_check(). What a script gets wrong ends
 * the test and says where.
 */

#include "naval-duel.h"
#include "replay.h"

typedef struct {
  BonesSetup *setup;
  BonesJournal *journal;
  BonesReplay *replay;
  GHashTable *rules; /* every rule that was cited: by a question, an event or a refusal */
} Battle;

/* The content as the program has it, or with @value (as GVariant text) for its @member, or without
 * it where that is NULL. */
gpointer battle_content (const char *member, const char *value, GError **error);

/* Before its first action. @options: "nd.victory=turn_limit nd.turn_limit=3", or NULL. */
Battle *battle_new (const char *fleets, const char *options);

/* In turn 1 at its Draw Phase: all ships as they are before any roll, no flagships, hands empty;
 * then as @given, or NULL. */
Battle *battle_begin (const char *fleets, const char *options, const char *given);

void battle_free (Battle *battle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Battle, battle_free)

const BonesPlay *battle_play (Battle *battle);
const BonesGame *battle_game (Battle *battle);

/* Appends @entry and plays it; it must fit. */
void battle_append (Battle *battle, BonesEntry *entry);

/* One override, as of "R1.cannon=-1 Red.passed=1 step=2": fields by track name; of ships also
 * status, owner, ordered; of the table round, step, active_ship, active; "order=Blue,Red"; settings
 * by their keys. "Red.cards=maneuver,crows_nest" deals a hand anew, "discards=all" discards the
 * pile, "link=roundshot:R1:B1" puts a broadside on the tray, "unlink=0" takes it off. */
void battle_override (Battle *battle, const char *settings);

void battle_do (Battle *battle, const char *script);

/* The number of a ship ("R1") or a fleet ("Red"). */
guint battle_ship (Battle *battle, const char *id);
guint battle_fleet (Battle *battle, const char *name);

/* Why "move R1" is closed, or NULL when it is open. */
const char *battle_refusal (Battle *battle, const char *sentence);

/* Asserts each word of @outcome:
 *   R1.cannon=-2  Red.passed=0  round=2          a track, or what an override can set
 *   R1=sunk                                      in-play, sunk, withdrawn
 *   asks=cards-move  asks=nothing  of=Red        the open question, and of whom
 *   about=R1  about=R1:B1  about=nobody          its ships
 *   choices=sink,control  ships=B1  low=1  high=4   what may be answered
 *   bonus=2  dice=2                              of the roll that is asked for
 *   a=-3                                         the number in its sentence
 *   hand=from  hand=to  hand=open                what the card that is asked for has to do with one
 *   told=strikes:6,1  told=strikes:6,1@R1:B1     events so far, with their numbers and ships
 *   untold=sunk
 *   can=move:R1  move:R1=moved                   open, or closed and why
 *   listed=move:R1  unlisted=turn:R1             offered, open or closed
 *   next=Red  phase=move                         whose go it is, in which step
 *   steps=done,now,to-come,to-come  left=Red:R1,B2   the checklist, and who is left in its step
 *   due=will-sink:B1,last-turn                   the reminders
 *   over=Red  over=draw  over=no
 *   tray=2  linked=roundshot:R1:B1               what is declared
 *   Red.hand=7  Red.holds=maneuver,maneuver      cards
 *   Red.sees=Blue                                whose hand lies open to her, or nobody
 */
void battle_check (Battle *battle, const char *outcome);

/* How often event @what was told. */
guint battle_count (Battle *battle, const char *what);

/* One battle, as of battle_begin(); where the script begins with "set-up", as of battle_new(). Each
 * of @rules must have been cited by the end. */
typedef struct {
  const char *name; /* of the test */
  const char *fleets;
  const char *options; /* these two may be NULL */
  const char *given;
  const char *script;
  const char *outcome;
  const char *rules; /* "ND-MOV-03 ND-CRD-02", or NULL */
} BattleRow;

/* Adds a test "/naval-duel/FOLDER/NAME" for each of @rows, which are kept. */
void battle_add_rows (const char *folder, const BattleRow *rows, guint n);
