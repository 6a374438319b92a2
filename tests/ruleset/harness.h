/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A battle of any rule system without a table or a store: a set-up from a short text, a journal, a
 * replay, and a small language to play it and to say how it should stand. Which system it is, and
 * the few words that are its own, says the battle_system that a test program is linked with.
 *
 * Fleets: "Red: frigate* sloop; Blue: 2 sloop", the flagship starred; with a faction "Red/elves:
 * dragon frigate*", with another propulsion "frigate/side-wheel*"; with a wizard and an anti-flyer
 * weapon "EX-MOW-1+LORD+weapon*", with three cards that were bought "Red+3: …"; "Red: 3" is three
 * ships of the system's first class. Ships are R1, R2, B1 for good; what a spell summons is Ra.
 *
 * Scripts are sentences parted by ";". Each starts a verb and answers its questions:
 *   "move R1: across straight 4; fire R1: port {B1:long} [1 4 4] booty [2 3 3] keep"
 * [dice], {lists}, and words: a choice, a card, a fleet, a ship, a square, inches, a number, yes or
 * no; cards that the app would draw are said as well. A reroll is keep, keep-all, booty, booty:2
 * (the second die), booty*3 (three dice at once). A sentence that begins with "+" goes on with
 * answers; "!R1.hits=1" overrides at that place, between two answers or between two actions;
 * "~opportunity-fire:B1" interrupts, and what follows answers that first.
 *
 * Outcomes are words, see battle_check(). What a script gets wrong ends the test and says where.
 */

#include "replay.h"
#include "ruleset.h"

typedef struct {
  BonesSetup *setup;
  BonesJournal *journal;
  BonesReplay *replay;
  GHashTable *rules; /* every rule that was cited: by a question, an event or a refusal */
} Battle;

typedef struct {
  const BonesRuleset *ruleset;

  /* Plays a new battle to where rows begin: its first action, and what chance made of the ships and
   * hands set back. */
  void (*begin) (Battle *battle);

  /* What stands in the place of @key, in the form in which @wanted says it, where @key is a word of
   * this system only; to be freed. NULL: it is none. May itself be NULL. */
  char *(*describe) (Battle *battle, const char *key, const char *wanted);
} BattleSystem;

/* Defined beside the tests of each system. */
extern const BattleSystem battle_system;

/* The content as the program has it, but for the decks among @options, as in battle_new(). */
gpointer battle_content (const char *options, GError **error);

/* The same with @value (as GVariant text) for its @member, or without it where that is NULL. */
gpointer battle_other_content (const char *member, const char *value, GError **error);

/* A fleet's roster: "Red: frigate* sloop". */
BonesRoster *battle_roster (const char *text);

/* What is wrong with a fleet under @options: "over-budget unknown-class! too-few-of-race?", those
 * marked that cannot even be played where fleets are only warned, and what only warns; to be freed.
 * @price in halves of points. */
char *battle_faults (const char *options, const char *roster, guint *price);

/* Before its first action. @options: "edition=2015 booty.scope=single_die wind.deck=N:1,calm:2", or
 * NULL; with "content=FILE" the content is that of a file beside the system's tests. */
Battle *battle_new (const char *fleets, const char *options);

/* As battle_system.begin() leaves it; then as @given, or NULL. */
Battle *battle_begin (const char *fleets, const char *options, const char *given);

/* As of battle_begin(); where @script begins with the first action, as of battle_new(). */
Battle *battle_for_script (const char *fleets, const char *options, const char *given,
                           const char *script);

void battle_free (Battle *battle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Battle, battle_free)

const BonesPlay *battle_play (Battle *battle);
const BonesGame *battle_game (Battle *battle);

/* Appends @entry and plays it; it must fit. */
void battle_append (Battle *battle, BonesEntry *entry);

/* Answers whatever is asked, as long as something is: dice with 1, else the first that may be
 * said. */
void battle_answer_anything (Battle *battle);

/* One override, as of "R1.hits=1 Red.booty=2 wind=NE": fields by track name; of ships also status,
 * owner, ordered, kind; of fleets status, flagship; of the table wind, round, step, active_ship,
 * active; "order=Blue,Red"; settings by their keys. "Red.cards=lightning,rum" deals a hand anew,
 * "discards=all" discards the pile, "marker=ring:B1:Red" puts a marker there (of a ship and a
 * fleet, either may be left out), "lift=marker-2" takes one away, "link=roundshot:R1:B1" puts a
 * link between two ships, "unlink=0" takes the first away. */
void battle_override (Battle *battle, const char *settings);

void battle_do (Battle *battle, const char *script);

/* The number of a ship ("R1") or a fleet ("Red"). */
guint battle_ship (Battle *battle, const char *id);
guint battle_fleet (Battle *battle, const char *name);

/* Why "fire R1" is closed, or NULL when it is open. */
const char *battle_refusal (Battle *battle, const char *sentence);

/* Asserts each word of @outcome:
 *   R1.hits=1  Red.booty=0  wind=NE  round=2     a track, or what an override can set
 *   R1=sunk                                      in-play, sunk, destroyed, fled, withdrawn
 *   asks=to-hit  asks=nothing  of=Red            the open question, and of whom
 *   about=R1  about=R1:B1  about=nobody          its ships
 *   choices=keep,booty  ships=R1,B2  low=0  high=800    what may be answered
 *   squares=c4,d4                                on the board
 *   needs=9  bonus=2  dice=2                     of the roll that is asked for
 *   terms=decks:2,distance:-1                    and what its bonus is made of
 *   a=-3                                         the number in its sentence
 *   hand=from  hand=to  hand=open                what the card that is asked for has to do with one
 *   draws=app  draws=people  draws=nobody        who draws the card that is asked for
 *   told=ram-won  told=ram-won:5  told=ram-won:5,3@R1:B1    events so far, with their numbers
 *   untold=sunk                                             and their ships
 *   can=fire:R1  fire:R1=all-fired               open, or closed and why
 *   listed=fire:R1  unlisted=anchor:R1           thought of, open or closed; or not
 *   steps=wind,*initiative,boarding              the round's, with the one that is due
 *   states=done,now,to-come                      the same as states
 *   left=Red:R1,B2                               who orders in that step, and which ships
 *   due=will-sink:B1,last-turn                   the reminders
 *   over=Red  over=draw  over=no
 *   marker=ring  marker=ring:B1  unmarked=ring   what lies on the table, and on whom
 *   linked=roundshot:R1:B1  unlinked=grapple:R1:B1    and holds between two ships
 *   Red.hand=7  Red.holds=maneuver,maneuver      cards
 *   Red.sees=Blue                                whose hand lies open to her, or nobody
 * and the system's own.
 */
void battle_check (Battle *battle, const char *outcome);

/* How often event @what was told. */
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

/* Adds a test "/SYSTEM/FOLDER/NAME" for each of @rows, which are kept. */
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

/* What a preset comes to. */
typedef struct {
  const char *id;
  const char *fleets;  /* that its rules take */
  const char *outcome; /* as of battle_check(), before the first action; NULL: nothing */
  const char *others;  /* fleets that they do not take, or NULL */
} PresetRow;

/* Asserts that each preset is what one of @rows says: each has one, and each is one. */
void battle_check_presets (const PresetRow *rows, guint n);

/* Asserts that each value of each option that came with version @since of the rules is somewhere
 * in @tested, which are as @options of battle_new(); NULL ends them. The edition, numbers and data
 * must be there with any value. */
void battle_check_settings (const char *const *tested, guint since);
