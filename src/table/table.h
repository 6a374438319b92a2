/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A table: one open game, its journal, replay and store in one object. All that the window and the
 * command line do to a battle goes through here.
 *
 * Every verb makes its entries, plays them on the side, commits them, and only then lets anyone see
 * the effect: "changed" is emitted. Where a verb fails, nothing has changed and @error says what,
 * where and what to do. With bones_table_set_threaded() the commit runs on a writer thread: the
 * verb returns TRUE at once, "busy" is set until the commit is done, other verbs are refused
 * meanwhile (BONES_TABLE_ERROR_BUSY), and a commit that fails is told by "failed".
 *
 * Cards and tokens that the app draws need nobody: they are drawn and stored together with the
 * entry that led to them.
 *
 * Signals: "changed" (), when the battle is not as it was; "failed" (GError *), when what a verb
 * entered could not be stored after all. Property: "busy".
 */

#include <gio/gio.h>

#include "chronicle.h"
#include "names.h"
#include "setup-text.h"
#include "store.h"

#define BONES_TABLE_ERROR (bones_table_error_quark ())
typedef enum {
  BONES_TABLE_ERROR_NOT_OPEN,  /* the action is closed; the message is the reason */
  BONES_TABLE_ERROR_NO_PROMPT, /* nothing is asked */
  BONES_TABLE_ERROR_BAD_ANSWER,
  BONES_TABLE_ERROR_BAD_CHANGE,
  BONES_TABLE_ERROR_BAD_GAME,  /* roster, option or content that cannot be played */
  BONES_TABLE_ERROR_NOTHING,   /* to undo, to redo */
  BONES_TABLE_ERROR_FENCE,     /* the other captains must agree; the message names them */
  BONES_TABLE_ERROR_MISFIT,    /* a later entry would no longer fit; the message names it */
  BONES_TABLE_ERROR_READ_ONLY, /* the game stands before an entry that does not fit */
  BONES_TABLE_ERROR_STALE,     /* the game has moved on in another window; it was read anew */
  BONES_TABLE_ERROR_BUSY
} BonesTableError;
GQuark bones_table_error_quark (void);

#define BONES_TYPE_TABLE (bones_table_get_type ())
G_DECLARE_FINAL_TYPE (BonesTable, bones_table, BONES, TABLE, GObject)

/* What a new game is made of. Everything is copied. */
typedef struct {
  const char *ruleset; /* "black-spot" */
  const char *edition; /* or NULL: the first */
  const char *preset; /* or NULL: the options, and without an edition the edition, it begins with */
  GVariant *options;  /* a{sv}, key to value, or NULL; what is not named has its default */
  const char *content; /* JSON; or NULL: as it is compiled in */
  GPtrArray *rosters;  /* of BonesRoster, in seat order */
  BonesDiceSource dice[BONES_MAX_FLEETS];
  BonesUndoRule undo;
  const char *title; /* or NULL: made of the fleets' names */
  gboolean joined;   /* under way: without the first action; an override says how it stands */
  const char *const *words; /* one for each player, or NULL */
  const guint8 *seed;       /* BONES_SEED_BYTES, or NULL: from the system's random numbers */
} BonesNewGame;

/* Makes and stores a game, begun with the ruleset's first action. @store is borrowed and must
 * outlive the table. */
BonesTable *bones_table_new (BonesStore *store, const BonesNewGame *game, GError **error);

/* Makes and stores the same battle once more: its fleets as they were bought, the house rules that
 * it ended with, its undo and dice, and a seed of its own. With @swapped each fleet starts from the
 * next one's table edge. */
BonesTable *bones_table_rematch (BonesTable *table, gboolean swapped, GError **error);

/* Opens game number @game. One whose journal does not fit opens all the same, read-only at its last
 * good entry: bones_table_get_misfit() then says why. */
BonesTable *bones_table_open (BonesStore *store, gint64 game, GError **error);

void bones_table_set_threaded (BonesTable *table, gboolean threaded);
gboolean bones_table_get_busy (BonesTable *table);

/* Blocks until a commit under way is over, and emits its result ("changed" or "failed"). The
 * main loop does not run meanwhile. Call it before the store is closed. */
void bones_table_wait (BonesTable *table);

/* The sentence that says which entry does not fit, or NULL. */
const char *bones_table_get_misfit (BonesTable *table);

/* Reads what another process has added. Sets @changed where it did. */
gboolean bones_table_refresh (BonesTable *table, gboolean *changed, GError **error);

/* What it is. All borrowed, good until the next verb. */
gint64 bones_table_get_id (BonesTable *table);
const BonesGameRecord *bones_table_get_record (BonesTable *table);
guint32 bones_table_get_seq (BonesTable *table); /* of the last entry */

/* The number of an entry that counts: @back 0 is the last of those, 1 the one before. 0 if there
 * are not so many. */
guint32 bones_table_get_effective (BonesTable *table, guint back);

/* The action under way, whose question is open: the number of its entry; 0 if nothing is asked. */
guint32 bones_table_get_open_action (BonesTable *table);

/* What the battle is played by, which everybody may know: the rule system, the content and the
 * options that it began with; without fleets. Borrowed. */
const BonesSetup *bones_table_get_rules (BonesTable *table);

/* The values of the ruleset's options as they are now. Borrowed, good until the next verb. */
const guint8 *bones_table_get_options (BonesTable *table);

/* How fleet @fleet wants its dice; for rolls of kind @kind (of the ruleset's) it may want them
 * otherwise: -1 where it wants them as all others. Preferences, and not in the journal. */
BonesDiceSource bones_table_get_dice (BonesTable *table, guint fleet);
gboolean bones_table_set_dice (BonesTable *table, guint fleet, BonesDiceSource dice,
                               GError **error);
gint bones_table_get_dice_of (BonesTable *table, guint fleet, guint kind);
gboolean bones_table_set_dice_of (BonesTable *table, guint fleet, guint kind, gint dice,
                                  GError **error);

/* The same as it comes to for a roll under @rule. */
BonesDiceSource bones_table_get_dice_for (BonesTable *table, guint fleet, const char *rule);

/* How the screen lies on the table: where north is, in degrees clockwise from its upper edge, 0 to
 * 359. A preference. */
gint bones_table_get_turn (BonesTable *table);
gboolean bones_table_set_turn (BonesTable *table, gint degrees, GError **error);

/* Verbs. */
gboolean bones_table_start (BonesTable *table, const BonesAction *action, GError **error);
gboolean bones_table_answer (BonesTable *table, BonesSource source, guint n, const guint16 *values,
                             GError **error);
gboolean bones_table_roll (BonesTable *table, GError **error); /* answers with the app's dice */
gboolean bones_table_undo (BonesTable *table, guint agreed, GError **error);
gboolean bones_table_undo_to (BonesTable *table, guint32 seq, guint agreed, GError **error);
gboolean bones_table_redo (BonesTable *table, GError **error);
gboolean bones_table_redo_to (BonesTable *table, guint32 seq, GError **error);

/* The number of the entry that the next undo takes back (the first of those that go), or that the
 * next redo brings back; 0 if there is none. @needs, where not NULL: the fleets that must agree, as
 * bits. */
guint32 bones_table_peek_undo (BonesTable *table, guint *needs);
guint32 bones_table_peek_redo (BonesTable *table);

/* The same for bones_table_undo_to(). */
guint32 bones_table_peek_undo_to (BonesTable *table, guint32 seq, guint *needs);

/* What a person entered and an undo can go back to before. */
typedef struct {
  guint32 seq;    /* the entry */
  guint32 before; /* for bones_table_undo_to() */
  guint needs;    /* the fleets that must agree, as bits */
} BonesUndoStep;

/* The last of these, at most @most: an array of BonesUndoStep, the latest first, which the caller
 * frees. */
GArray *bones_table_list_undo (BonesTable *table, guint most);

/* Puts answer @seq right. With @try nothing is changed. @differs, where not NULL, is set to what
 * would change: an array of char *, one sentence each. */
gboolean bones_table_amend (BonesTable *table, guint32 seq, guint n, const guint16 *values,
                            const char *why, gboolean try, GPtrArray **differs, GError **error);

/* Asks @fleet again before it keeps a roll, if it does not. */
gboolean bones_table_ask_again (BonesTable *table, guint fleet, GError **error);

/* @text is the reason, or the name that an addition or a renaming gives. */
gboolean bones_table_override (BonesTable *table, const BonesChange *changes, guint n_changes,
                               const char *text, GError **error);

/* Adds @roster to the battle, as a fleet that comes late: one override. counts[i], where @counts is
 * not NULL, is how much it has of what fleet track i counts, as far as that is shown. */
gboolean bones_table_add_fleet (BonesTable *table, const BonesRoster *roster, const guint16 *counts,
                                GError **error);

/* How a battle stands that was begun without the app. */
typedef struct {
  guint round;   /* from 1 */
  guint wind;    /* BonesPoint, BONES_CALM, BONES_WIND_UNKNOWN */
  guint n_order; /* fleets in order[]; 0: not settled this round */
  guint8 order[BONES_MAX_FLEETS];
  const char *step; /* the step of the round: an id of the checklist; or NULL */
  guint16 counts[BONES_MAX_FLEETS][BONES_MAX_FLEET_TRACKS]; /* as bones_table_add_fleet() has it */
} BonesStart;

/* Adds to @changes (BonesChange) what the rosters say of a game that is "joined", and setting the
 * table up would have entered. */
void bones_table_add_bought (BonesTable *table, GArray *changes);

/* What the override of @changes has not brought into a game that is "joined": what the rules did
 * not let stand, and cards that somebody has to place. A list of sentences, which the caller frees.
 */
GPtrArray *bones_table_list_left_out (BonesTable *table, const GArray *changes);

/* The steps that the round can stand at, the rest of @start being so: an array of ids. @usual,
 * where not NULL, is set to the place of the one in which the first ships go, no ship having gone.
 * The caller frees the array. */
GPtrArray *bones_table_list_starts (BonesTable *table, const BonesStart *start, guint *usual);

/* Says how a game that is "joined" stands: one override. Ships that go before the step of @start
 * have had their turns. */
gboolean bones_table_join (BonesTable *table, const BonesStart *start, GError **error);
gboolean bones_table_set_option (BonesTable *table, guint option, guint value, guint agreed,
                                 GError **error);
gboolean bones_table_note (BonesTable *table, const char *text, const char *rule, GError **error);

/* Writes down that people go home, and where the models are (a few words, or ""): a note under
 * BONES_PAUSE. The record is "paused" until something else happens. */
gboolean bones_table_pause (BonesTable *table, const char *where, GError **error);
gboolean bones_table_free_roll (BonesTable *table, guint count, guint sides, const char *text,
                                GError **error);

/* The same with real dice, which show @faces. */
gboolean bones_table_free_dice (BonesTable *table, guint count, guint sides, const guint16 *faces,
                                const char *text, GError **error);

/* Stores a copy of the battle as another game: up to its last good entry, so that a battle that can
 * only be looked at can be played on from there. Returns its number, or 0. */
gint64 bones_table_copy (BonesTable *table, GError **error);
