/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A player who does anything that is open, at random: actions, answers, and what a hand may set;
 * and what holds in any battle, whatever is played in it. A check that fails ends the test and
 * names the battle.
 *
 * Battles have numbers: the same number is the same battle. BONES_BATTLES says how many are played,
 * BONES_BATTLE plays one and tells it.
 */

#include "harness.h"

/* How eagerly an action that is open is taken; 0: only to leave the battle, once in a long while.
 */
typedef guint (*PlayerEagerness) (guint verb);

/* Anything that a hand might set, of the battle as it stands; it need not fit. */
typedef BonesChange (*PlayerChange) (Battle *battle, GRand *random);

/* A number below @n, or 0; and whether this is the one time in @n. */
guint player_below (GRand *random, guint n);
gboolean player_one_in (GRand *random, guint n);

/* A change of @scope, of a track or another field. */
BonesChange player_set (BonesScope scope, guint field, guint index, gint64 value);

/* How many kinds of things a system has, of which a hand may set whose they are: of ships, links,
 * and markers (both from 1), decks, and the cards that are tried of each; 0: none. */
typedef struct {
  guint ships, links, markers, decks, cards;
} PlayerThings;

/* What @ship is and whose, who leads @fleet; a ship, a fleet, a link, a marker more, a link fewer;
 * a card somewhere else. */
BonesChange player_change_things (Battle *battle, guint ship, guint fleet,
                                  const PlayerThings *things, GRand *random);

/* An answer to the open question; there must be one. The caller owns the entry. */
BonesEntry *player_answer (const BonesPlay *play, GRand *random);

/* One of the actions that are open, as things stand or at the open prompt; FALSE when none is. All
 * that could be thought of are asked for, and @on_closed, unless NULL, is told of the reason of
 * each that is closed. */
gboolean player_action (Battle *battle, GRand *random, PlayerEagerness eagerness,
                        BonesAction *action, void (*on_closed) (const BonesRefusal *refusal));

/* An override of @change, or now and then a changed setting, that fits as the battle stands, or
 * NULL. */
BonesEntry *player_override (Battle *battle, GRand *random, PlayerChange change);

/* The number of battles to play is @otherwise, unless the environment says it. */
guint player_from_environment (const char *name, guint otherwise);

/* From here on, failures name battle @number. */
void player_check_battle (guint number, Battle *battle);
guint player_battle (void);

/* As g_assert_true(), and says which battle it was. */
#define HOLDS(condition)                                                                           \
  G_STMT_START                                                                                     \
  {                                                                                                \
    if (!(condition))                                                                              \
      g_error ("battle %u: %s", player_battle (), #condition);                                     \
  }                                                                                                \
  G_STMT_END

/* Of a closed action: the reason has words. */
void player_check_refusal (const BonesRefusal *refusal);

/* Of the open question, the events of the latest run and the reminders: they have words, and the
 * question can be answered; and no track is beyond what it may be. */
void player_check_told (Battle *battle);

/* What the open question offers first gives nothing up, runs no risk, and is not the most. Now and
 * then its other choices are tried: none leaves the fleets that are asked more ships and cards. */
void player_check_default (Battle *battle);

/* A new replay of the whole journal stands where the battle does: the same game, the same events,
 * the same question. */
void player_check_replay (Battle *battle);

/* Corrects one of the latest answers that count, to other dice or another choice, if what followed
 * fits it. Returns whether it did. */
gboolean player_amend (Battle *battle, GRand *random);

/* Whether to meddle with the question that is open: with every kind of question soon after it is
 * first asked in a battle, then with one question in @otherwise. */
gboolean player_meddles (Battle *battle, GRand *random, guint otherwise);

/* After all battles: every kind of question that was asked often was meddled with. */
void player_check_meddled (void);

/* At the first question of the action that began at @begin: after each of some changes by hand it
 * is what it would be if they had come before the action, and so is all that follows. */
void player_check_moment (Battle *battle, const BonesGame *begin, GRand *random,
                          PlayerChange change);

/* At an open question, of the action that began at @begin: whatever else is chosen, the next roll
 * has another name, and if the same is chosen it has the same one. Returns how many names were
 * compared. */
guint player_check_names (Battle *battle, const BonesGame *begin);

/* Back to entry @to and forth again: then it is as it was. @before, unless NULL, is the battle at
 * @to. */
void player_check_undo (Battle *battle, guint32 to, const BonesGame *before);

/* Of the action under way, which began at @before: the chances of whatever becomes of every ship
 * and fleet add up to 1, and are of what playing the dice comes to. Returns FALSE if there are no
 * odds of it. */
gboolean player_check_odds (Battle *battle, const BonesGame *before, GRand *random);

/* How often it tried every face so far, so that rare outcomes were proved, too. */
guint player_count_whole_odds (void);

/* Writes @entry and its events to the log of the test. */
void player_tell (const BonesEntry *entry, const char *asked);
void player_tell_events (const BonesPlay *play);

#define PLAYER_NO_END G_MAXUINT

/* Battles of a system from its first action to the end, with undo and redo anywhere, and with
 * things set by hand in every other one. */
typedef struct {
  guint battles;      /* how many, unless the environment says it */
  guint most_entries; /* of one: then the players agree to end it */
  guint end_battle;   /* the verb of that; it is asked for with a yes. PLAYER_NO_END: they stop */
  Battle *(*battle) (GRand *random);
  PlayerEagerness eagerness;
  PlayerChange change;
  void (*check) (Battle *battle,
                 gboolean by_hand); /* after every step; by_hand: something was set */
} Player;

/* Adds the test "/SYSTEM/random/battles". */
void player_add_battles (const Player *player);
