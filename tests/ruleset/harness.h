/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A battle of any rule system without a table or a store: a set-up made from a short text, a
 * journal, a replay, and a small language that plays it and checks its state. The battle_system
 * that a test program is linked with says which system it is.
 *
 * Fleets: "Red: frigate* sloop; Blue: 2 sloop", flagships with a star. "Red/elves: dragon
 * frigate*": with a faction; "frigate/side-wheel*": another propulsion; "EX-MOW-1+LORD+weapon*":
 * with a wizard and an anti-flyer weapon; "Red+3: …": with three bought cards; "Red: 3": three
 * ships of the first class. Ships are called R1, R2, B1 for the whole battle; a summoned creature
 * is Ra.
 *
 * Scripts are sentences separated by ";". Each starts a verb and answers its questions:
 *   "move R1: across straight 4; fire R1: port {B1:long} [1 4 4] booty [2 3 3] keep"
 * Answers are [dice], {lists} and words: a choice, a card, a fleet, a ship, a square, inches, a
 * number, yes or no. Cards that the app would draw are given, too. Answers to a reroll are keep,
 * keep-all, booty, booty:2 (the second die), booty*3 (three dice at once). A sentence that begins
 * with
 * "+" goes on with answers. "!R1.hits=1" is a change by hand at that place, between two answers or
 * two actions. "~opportunity-fire:B1" interrupts a question; the next answers are its own.
 *
 * Outcomes are words, see battle_check(). A mistake in a script ends the test with its place.
 */

#include "replay.h"
#include "ruleset.h"

typedef struct {
  BonesSetup *setup;
  BonesJournal *journal;
  BonesReplay *replay;
  GHashTable *rules; /* cited so far by a question, an event or a refusal */
  BonesGame caught;  /* up with, before the open question was made */
  guint number;      /* of a battle at random, for failures */
} Battle;

typedef struct {
  const BonesRuleset *ruleset;

  /* Plays a new battle to the state in which rows begin: after the first action, with ships and
   * hands as before any dice or cards. */
  void (*begin) (Battle *battle);

  /* The present value of @key, in the form of @wanted, if @key is a word of this system only; freed
   * by the caller. NULL: it is not. May itself be NULL. */
  char *(*describe) (Battle *battle, const char *key, const char *wanted);
} BattleSystem;

/* Defined beside the tests of each system. */
extern const BattleSystem battle_system;

/* The built-in content, with the decks among @options, as in battle_new(). */
gpointer battle_content (const char *options, GError **error);

/* The same with @value (as GVariant text) for @member; NULL: without that member. */
gpointer battle_other_content (const char *member, const char *value, GError **error);

/* A fleet's roster: "Red: frigate* sloop". */
BonesRoster *battle_roster (const char *text);

/* The faults of a fleet under @options: "over-budget unknown-class! too-few-of-race?"; "!" marks
 * those that are always fatal, "?" warnings. Freed by the caller. @price in halves of points. */
char *battle_faults (const char *options, const char *roster, guint *price);

/* Before its first action; its content is shared with other battles. @options: "edition=2015
 * booty.scope=single_die wind.deck=N:1,calm:2", or NULL; with "content=FILE" the content is that of
 * a file beside the system's tests. */
Battle *battle_new (const char *fleets, const char *options);

/* After battle_system.begin() and the changes of @given, or NULL. */
Battle *battle_begin (const char *fleets, const char *options, const char *given);

/* As battle_begin(); or as battle_new() if @script starts with the first action. */
Battle *battle_for_script (const char *fleets, const char *options, const char *given,
                           const char *script);

void battle_free (Battle *battle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Battle, battle_free)

const BonesPlay *battle_play (Battle *battle);
const BonesGame *battle_game (Battle *battle);

/* Appends @entry and plays it; it must fit. */
void battle_append (Battle *battle, BonesEntry *entry);

/* Asserts that the open question, if there is one, was made of the game as changed by hand. Every
 * battle_append() does it. */
void battle_check_asked_anew (Battle *battle);

/* Answers every question until none is left: dice with 1, others with the first possible answer. */
void battle_answer_anything (Battle *battle);

/* Aborts if undo has no words for the roll that is asked for. */
void battle_check_said (Battle *battle);

/* One override, as of "R1.hits=1 Red.booty=2 wind=NE": fields by track name; of ships also status,
 * owner, ordered, kind; of fleets status, flagship; of the table wind, round, step, active_ship,
 * active; "order=Blue,Red"; settings by their keys. "Red.cards=lightning,rum" replaces a hand,
 * "discards=all" discards the pile, "join=rosters" enters what the rosters say of a battle begun
 * without the app, "marker=ring:B1:Red" adds a marker (ship and fleet are
 * optional), "lift=marker-2" removes one, "link=roundshot:R1:B1" adds a link between two ships,
 * "unlink=0" removes the first. */
void battle_override (Battle *battle, const char *settings);

/* The same for one change; @text is its name or its reason, or NULL. */
void battle_override_one (Battle *battle, BonesChange change, const char *text);

void battle_do (Battle *battle, const char *script);

/* The number of a ship ("R1") or a fleet ("Red"). */
guint battle_ship (Battle *battle, const char *id);
guint battle_fleet (Battle *battle, const char *name);

/* Why "fire R1" is closed, or NULL when it is open. */
const char *battle_refusal (Battle *battle, const char *sentence);

/* Asserts each word of @outcome:
 *   R1.hits=1  Red.booty=0  wind=NE  round=2     a track, or what can be set by hand
 *   R1=sunk                                      in-play, sunk, destroyed, fled, withdrawn
 *   asks=to-hit  asks=nothing  of=Red            the open question, and the fleet that is asked
 *   about=R1  about=R1:B1  about=nobody          its ships
 *   choices=keep,booty  ships=R1,B2  low=0  high=800    possible answers
 *   squares=c4,d4                                on the board
 *   needs=9  bonus=2  dice=2  sides=6            of the open roll
 *   half=1  rival_half=0  rival_dice=2           half a point more in a fight; the other side
 *   follows=1                                    not asked if one answer is possible
 *   terms=decks:2,distance:-1                    and the parts of its bonus
 *   nth=2:3                                      the second of three such questions; 0:0 alone
 *   run=goes-on  run=ends  run=alone              rolls that the app can make at once
 *   a=-3  b=2  c=12                              the numbers {a}, {b}, {c} of its sentence
 *   risks=yes                                    the answers that run a risk
 *   question=momentum                            the words that ask it; or usual
 *   weights=N:2,calm:1                           how many of each card are left in the pile
 *   blank=yes                                    nothing is offered first
 *   played=gust                                  the open card that it is about, or nothing
 *   hand=from  hand=to  hand=open                the open card: from a hand, to one, or neither
 *   draws=app  draws=people  draws=nobody        who draws the open card
 *   told=ram-won  told=ram-won:5,3@R1:B1         an event so far, with numbers and ships
 *   untold=sunk                                  no such event
 *   can=fire:R1  fire:R1=all-fired               an action is open, or closed and why
 *   why:fire:R1=B1  why:end-turn:Blue=Red        whom that reason names, or how many
 *   listed=fire:R1  unlisted=anchor:R1           an action is listed, open or closed, or is not
 *   steps=wind,*initiative,boarding              steps of the round, a star at the present one
 *   states=done,now,to-come                      states of the steps
 *   left=Red:R1,B2                               the fleet to act in the step, and ships left
 *   due=will-sink:B1,last-turn                   the reminders
 *   staged=declared:roundshot:R1:B1:2            what takes effect together: shots at 2 spaces;
 *   staged=rolled:roundshot:R1:B1:4:6/1:crew-1,loses:B1:crew-1   a 4 comes to 6, which is 1 point
 *   staged=rolled:roundshot:R1:B1:4:8/2:crew-1:pending    not all of the 2 points are lost yet
 *   over=Red  over=draw  over=no
 *   marker=ring  marker=ring:B1  unmarked=ring   markers on the table or on a ship
 *   linked=roundshot:R1:B1  unlinked=grapple:R1:B1    links between two ships
 *   Red.hand=7  Red.holds=maneuver,maneuver      cards
 *   discarded=3                                  cards of all decks
 *   R1.speed=600  Red.tally=300                  hundredths of inches, and halves of points
 *   R1.banks=bow,port                            the banks that her turn shows
 *   hidden=R2:Blue  unhidden=R2:Red              a ship that a fleet does not see
 *   Red.sees=Blue                                the fleet whose hand it sees, or nobody
 * and words of the system.
 */
void battle_check (Battle *battle, const char *outcome);

/* The number of events @what so far. */
guint battle_count (Battle *battle, const char *what);

/* Tables of rows begin with a comment that names the columns; every row starts with the name of the
 * test, the fleets and the options.
 *
 * A row is one battle, as of battle_for_script(). */
typedef struct {
  const char *name;    /* of the test */
  const char *fleets;  /* as of battle_new() */
  const char *options; /* as of battle_new(), or NULL */
  const char *given;   /* changes by hand before the script, as of battle_override(), or NULL */
  const char *script;  /* as of battle_do() */
  const char *outcome; /* as of battle_check() */
  const char *rules;   /* "BS-BURN-1 BS-BURN-2": cited by the end of the battle; or NULL */
} BattleRow;

/* Adds a test "/SYSTEM/FOLDER/NAME" for each of @rows, which must outlive the test run. */
void battle_add_rows (const char *folder, const BattleRow *rows, guint n);

/* One fleet: its price and its faults. */
typedef struct {
  const char *name;    /* of the test */
  const char *fleet;   /* as of battle_roster() */
  const char *options; /* as of battle_new(), or NULL */
  guint price;         /* in halves of points */
  const char *faults;  /* as of battle_faults() */
} FleetRow;

void battle_add_fleets (const char *folder, const FleetRow *rows, guint n);

/* The options that a preset sets. */
typedef struct {
  const char *id;
  const char *fleets;  /* that fit its rules */
  const char *outcome; /* as of battle_check(), before the first action; NULL: no check */
  const char *others;  /* fleets that do not fit its rules, or NULL */
} PresetRow;

/* Asserts that each preset has one of @rows and is as it says, and that each row is a preset. */
void battle_check_presets (const PresetRow *rows, guint n);

/* Asserts that each value of each option of rules version @since is in @tested, a NULL-terminated
 * list in the form of @options of battle_new(). For the edition, numbers and data any value will
 * do. */
void battle_check_settings (const char *const *tested, guint since);
