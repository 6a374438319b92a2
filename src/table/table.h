/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A table: one open game, with its journal, replay and store in one object. Everything that the
 * window and the command line do to a battle goes through it.
 *
 * Each verb makes entries, plays them on the side, commits them, and only then shows the effect and
 * emits "changed". If a verb fails, nothing has changed, and @error says what went wrong, where,
 * and what to do. After bones_table_set_threaded(), commits run on a writer thread: the verb
 * returns TRUE at once, "busy" is set until the commit is done, other verbs fail meanwhile
 * (BONES_TABLE_ERROR_BUSY), and "failed" reports a commit that fails.
 *
 * Cards and tokens that the app draws need no person. They are drawn and stored together with the
 * entry that led to them.
 *
 * Signals: "changed" () when the battle has changed; "failed" (GError *) when an entry could not be
 * stored after all. Property: "busy".
 */

#include <gio/gio.h>

#include "chronicle.h"
#include "names.h"
#include "setup-text.h"
#include "store.h"

#define BONES_TABLE_ERROR (bones_table_error_quark ())
typedef enum {
  BONES_TABLE_ERROR_NOT_OPEN,  /* the action is closed; the message is the reason */
  BONES_TABLE_ERROR_NO_PROMPT, /* there is no open question */
  BONES_TABLE_ERROR_BAD_ANSWER,
  BONES_TABLE_ERROR_BAD_CHANGE,
  BONES_TABLE_ERROR_BAD_GAME,  /* roster, option or content that cannot be played */
  BONES_TABLE_ERROR_NOTHING,   /* to undo, to redo */
  BONES_TABLE_ERROR_FENCE,     /* the other captains must agree; the message names them */
  BONES_TABLE_ERROR_MISFIT,    /* a later entry would no longer fit; the message names it */
  BONES_TABLE_ERROR_READ_ONLY, /* the game stands before an entry that does not fit */
  BONES_TABLE_ERROR_STALE,     /* another window has changed the game; it has been read again */
  BONES_TABLE_ERROR_BUSY
} BonesTableError;
GQuark bones_table_error_quark (void);

#define BONES_TYPE_TABLE (bones_table_get_type ())
G_DECLARE_FINAL_TYPE (BonesTable, bones_table, BONES, TABLE, GObject)

/* What a new game is made from. Everything is copied. */
typedef struct {
  const char *ruleset; /* "black-spot" */
  const char *edition; /* or NULL: the first */
  const char *preset;  /* or NULL; the initial options, and the edition if edition is NULL */
  GVariant *options;   /* a{sv}, key to value, or NULL; the others have their defaults */
  const char *content; /* JSON; or NULL: the built-in content */
  GPtrArray *rosters;  /* of BonesRoster, in seat order */
  GArray *kept;        /* of BonesKeptFleet: which of them are kept fleets; or NULL */
  BonesDiceSource dice[BONES_MAX_FLEETS];
  BonesUndoRule undo;
  const char *title;        /* or NULL: from the names of the fleets */
  gboolean joined;          /* under way: no first action; an override sets the state */
  const char *const *words; /* one for each player, or NULL */
  const guint8 *seed;       /* BONES_SEED_BYTES, or NULL: from the system's random numbers */
} BonesNewGame;

/* Makes and stores a game that begins with the ruleset's first action. @store is borrowed and must
 * outlive the table. */
BonesTable *bones_table_new (BonesStore *store, const BonesNewGame *game, GError **error);

/* Makes and stores the same battle again: the fleets as bought, the house rules at its end, its
 * undo and dice, and a new seed. If @swapped, each fleet starts from the edge of the next one. */
BonesTable *bones_table_rematch (BonesTable *table, gboolean swapped, GError **error);

/* How a fleet of a battle is kept for later battles. */
typedef enum {
  BONES_KEEP_AS_BOUGHT,
  BONES_KEEP_AS_IT_STANDS, /* without the ships that it lost, with prizes that it may buy, and with
                              what lasts by the rules */
  BONES_KEEP_UPDATE        /* the same, as a new revision of the kept fleet that it came from */
} BonesKeepHow;

/* Keeps @fleet for later battles. Refused while @viewer may not know one of its ships, and if the
 * rules carry nothing from battle to battle. Adds to @notes (char *; may be NULL) what is not as it
 * was. The caller frees the record. */
BonesFleetRecord *bones_table_keep_fleet (BonesTable *table, guint viewer, guint fleet,
                                          BonesKeepHow how, GPtrArray *notes, GError **error);

/* Opens game number @game. If its journal does not fit, it opens read-only at its last good entry,
 * and bones_table_get_misfit() says why. */
BonesTable *bones_table_open (BonesStore *store, gint64 game, GError **error);

void bones_table_set_threaded (BonesTable *table, gboolean threaded);
gboolean bones_table_get_busy (BonesTable *table);

/* Blocks until a commit under way is over, and emits its result ("changed" or "failed"). The
 * main loop does not run meanwhile. Call it before the store is closed. */
void bones_table_wait (BonesTable *table);

/* The sentence that says which entry does not fit, or NULL. */
const char *bones_table_get_misfit (BonesTable *table);

/* The same, and says also which entry that was undone does not fit. NULL if all do; the caller
 * frees it. */
char *bones_table_find_misfit (BonesTable *table);

/* Reads what another process has added, and sets @changed if there was anything. */
gboolean bones_table_refresh (BonesTable *table, gboolean *changed, GError **error);

/* Facts about the game. Borrowed, good until the next verb. */
gint64 bones_table_get_id (BonesTable *table);
const BonesGameRecord *bones_table_get_record (BonesTable *table);
guint32 bones_table_get_seq (BonesTable *table); /* of the last entry */

/* See bones_store_rename_game(). The record has the new title afterwards. */
gboolean bones_table_rename (BonesTable *table, const char *title, GError **error);

/* The number of an entry that counts: @back 0 is the last one, 1 the one before. 0 if there are
 * fewer. */
guint32 bones_table_get_effective (BonesTable *table, guint back);

/* The number of the action under way, whose question is open; 0 if no question is open. */
guint32 bones_table_get_open_action (BonesTable *table);

/* What everybody may know of the game: the rule system, the content and the options at its
 * beginning, without fleets. Borrowed. */
const BonesSetup *bones_table_get_rules (BonesTable *table);

/* What players should know of the fleets as bought: an array of char *, one sentence each. The
 * caller frees it. */
GPtrArray *bones_table_list_warnings (BonesTable *table);

/* The values of the ruleset's options as they are now. Borrowed, good until the next verb. */
const guint8 *bones_table_get_options (BonesTable *table);

/* Whose dice fleet @fleet wants; for rolls of kind @kind of the ruleset, -1 if it wants them as for
 * all others. These are preferences and not in the journal. */
BonesDiceSource bones_table_get_dice (BonesTable *table, guint fleet);
gboolean bones_table_set_dice (BonesTable *table, guint fleet, BonesDiceSource dice,
                               GError **error);
gint bones_table_get_dice_of (BonesTable *table, guint fleet, guint kind);
gboolean bones_table_set_dice_of (BonesTable *table, guint fleet, guint kind, gint dice,
                                  GError **error);

/* The dice that it wants for a roll under @rule. */
BonesDiceSource bones_table_get_dice_for (BonesTable *table, guint fleet, const char *rule);

/* Where north is on the screen: degrees clockwise from its upper edge, 0 to 359. A preference. */
gint bones_table_get_turn (BonesTable *table);
gboolean bones_table_set_turn (BonesTable *table, gint degrees, GError **error);

/* Verbs. */
gboolean bones_table_start (BonesTable *table, const BonesAction *action, GError **error);
gboolean bones_table_answer (BonesTable *table, BonesSource source, guint n, const guint16 *values,
                             GError **error);
gboolean bones_table_roll (BonesTable *table, GError **error); /* answers with the app’s dice */
gboolean bones_table_undo (BonesTable *table, guint agreed, GError **error);
gboolean bones_table_undo_to (BonesTable *table, guint32 seq, guint agreed, GError **error);
gboolean bones_table_redo (BonesTable *table, GError **error);
gboolean bones_table_redo_to (BonesTable *table, guint32 seq, GError **error);

/* The number of the entry that the next undo takes back (the first one that goes), or that the next
 * redo brings back; 0 if there is none. Sets @needs, if not NULL, to the fleets that must agree, as
 * bits. */
guint32 bones_table_peek_undo (BonesTable *table, guint *needs);
guint32 bones_table_peek_redo (BonesTable *table);

/* The same for bones_table_undo_to(). */
guint32 bones_table_peek_undo_to (BonesTable *table, guint32 seq, guint *needs);

/* An entry by a person, which an undo can go back to before. */
typedef struct {
  guint32 seq;    /* the entry */
  guint32 before; /* for bones_table_undo_to() */
  guint needs;    /* the fleets that must agree, as bits */
} BonesUndoStep;

/* The last @most of these: an array of BonesUndoStep, latest first. The caller frees it. */
GArray *bones_table_list_undo (BonesTable *table, guint most);

/* Corrects answer @seq. Later dice of the same action go over to the rolls that are asked for
 * instead, where they fit them. The fleets @agreed (bits) have agreed; those must who would have to
 * agree to an undo to before it. */
gboolean bones_table_amend (BonesTable *table, guint32 seq, guint n, const guint16 *values,
                            const char *why, guint agreed, GError **error);

/* What that would change, without a change: an array of char *, one sentence each; or NULL with an
 * error. Sets, unless NULL, @needs to the fleets that must agree, and @misfit to the first later
 * entry that would not fit, or 0. The caller frees the array. */
GPtrArray *bones_table_try_amend (BonesTable *table, guint32 seq, guint n, const guint16 *values,
                                  guint *needs, guint32 *misfit, GError **error);

/* If @fleet keeps every roll, lets it be asked again from now on. */
gboolean bones_table_ask_again (BonesTable *table, guint fleet, GError **error);

/* @text is the reason, or the name of what is added or renamed. Refused if the rules would not let
 * a change stand, or if it could show @viewer what a ship is that @viewer may not know. */
gboolean bones_table_override (BonesTable *table, guint viewer, const BonesChange *changes,
                               guint n_changes, const char *text, GError **error);

/* The same for a game that is "joined"; takes out of @changes what a later one sets again. Returns
 * what @changes (BonesChange) did not bring into the game: changes that the rules undid, and cards
 * that a player has to place. A list of sentences, which the caller frees; NULL on an error. */
GPtrArray *bones_table_start_from (BonesTable *table, GArray *changes, const char *text,
                                   GError **error);

/* Adds @roster to the battle as a fleet that comes late: one override. If @counts is not NULL,
 * counts[i] is the value of fleet track i, for tracks that are shown. */
gboolean bones_table_add_fleet (BonesTable *table, const BonesRoster *roster, const guint16 *counts,
                                GError **error);

/* The state of a battle that began without the app. */
typedef struct {
  guint round;   /* from 1 */
  guint wind;    /* BonesPoint, BONES_CALM, BONES_WIND_UNKNOWN */
  guint n_order; /* fleets in order[]; 0: not decided this round */
  guint8 order[BONES_MAX_FLEETS];
  const char *step; /* the step of the round: an id of the checklist; or NULL */
  guint16 counts[BONES_MAX_FLEETS][BONES_MAX_FLEET_TRACKS]; /* see bones_table_add_fleet() */
} BonesStart;

/* Adds the changes to @changes (BonesChange) that follow from the rosters of a game that is
 * "joined", and that setting up the table would have entered. */
void bones_table_add_bought (BonesTable *table, GArray *changes);

/* The steps that the round can stand at if the rest of @start is set: an array of ids. Sets @usual,
 * if not NULL, to the index of the step in which the first ships act. The caller frees the array.
 */
GPtrArray *bones_table_list_starts (BonesTable *table, const BonesStart *start, guint *usual);

/* Sets the state of a game that is "joined" by one override. Ships that act before the step of
 * @start have had their turns. */
gboolean bones_table_join (BonesTable *table, const BonesStart *start, GError **error);
gboolean bones_table_set_option (BonesTable *table, guint option, guint value, guint agreed,
                                 GError **error);
gboolean bones_table_note (BonesTable *table, const char *text, const char *rule, GError **error);

/* Pauses the battle: a note under BONES_PAUSE that says in a few words @where the models are, or
 * "". The record is "paused" until something else happens. */
gboolean bones_table_pause (BonesTable *table, const char *where, GError **error);
gboolean bones_table_free_roll (BonesTable *table, guint count, guint sides, const char *text,
                                GError **error);

/* The same with real dice that show @faces. */
gboolean bones_table_free_dice (BonesTable *table, guint count, guint sides, const guint16 *faces,
                                const char *text, GError **error);

/* Stores a copy of the battle up to its last good entry as another game, so that a battle that is
 * read-only can be continued from there. Returns its number, or 0. */
gint64 bones_table_copy (BonesTable *table, GError **error);

/* The same, under its own title, in the database @to. */
gint64 bones_table_copy_to (BonesTable *table, BonesStore *to, GError **error);
