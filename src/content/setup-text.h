/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * How a game was made, as text: fleets, options, dice, undo. It is pinned in the game's record
 * beside the content, and nothing in it is secret.
 *
 * {"edition":"2025","undo":"fence","options":{"booty.scope":"pool",…},"fleets":[{"name":"Red",
 * "player":…,"faction":…,"side":…,"cards":…,"dice":"app","ships":[{"name":"Fury","class":"frigate",
 * "variant":…,"flagship":true,"wizard":…,"anti_flyer":true}]}]}. Every option stands there, so that
 * no later default changes a battle.
 */

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "ruleset.h"

#define BONES_SETUP_ERROR (bones_setup_error_quark ())
typedef enum {
  BONES_SETUP_ERROR_BAD_GAME /* roster, option or content that cannot be played */
} BonesSetupError;
GQuark bones_setup_error_quark (void);

typedef enum { BONES_DICE_APP, BONES_DICE_REAL, BONES_DICE_ASK } BonesDiceSource;
typedef enum { BONES_UNDO_FENCE, BONES_UNDO_FREE, BONES_UNDO_NEVER } BonesUndoRule;

/* What players agreed for a game and is not a rule. */
typedef struct {
  BonesDiceSource dice[BONES_MAX_FLEETS];
  gint8 rolls[BONES_MAX_FLEETS]
             [BONES_MAX_ROLL_KINDS]; /* 0: as dice; else 1 + the BonesDiceSource */
  BonesUndoRule undo;
  GVariant *data; /* the data options, a{sv} by key; or NULL. Owned */
} BonesGameSettings;

void bones_game_settings_clear (BonesGameSettings *settings);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BonesGameSettings, bones_game_settings_clear)

/* "app", "real", "ask"; -1 for another @id. */
const char *bones_dice_source_id (BonesDiceSource source);
gint bones_dice_source_from_id (const char *id);

/* "fence", "free", "never". */
const char *bones_undo_rule_id (BonesUndoRule rule);
gint bones_undo_rule_from_id (const char *id);

/* Sets every option of @setup to its value in @edition (NULL: the first). */
gboolean bones_options_begin (BonesSetup *setup, const char *edition, GError **error);

/* The preset @id of @ruleset, or NULL. */
const BonesPreset *bones_preset_find (const BonesRuleset *ruleset, const char *id);

/* Sets the options of @preset; the caller sets its edition. */
void bones_preset_set (BonesSetup *setup, const BonesPreset *preset);

/* The alias @key of @ruleset, or NULL. */
const BonesAlias *bones_alias_find (const BonesRuleset *ruleset, const char *key);

/* Switches @alias on or off in @options. Returns the number of its option. */
guint bones_alias_set (const BonesRuleset *ruleset, const BonesAlias *alias, gboolean on,
                       guint8 *options);

/* Sets the options in @options (a{sv} by key or alias; or NULL): true or false, the id of a value,
 * a number (3, 2.5), or an a{sv} for a data option, which goes to @data. Adds a sentence to @faults
 * for each value that is not possible, and for each alias that contradicts another. */
void bones_options_set (BonesSetup *setup, GVariant *options, GVariantDict *data,
                        GPtrArray *faults);

/* The values for bones_options_set() that give @options, without the edition. @data holds the data
 * options (a{sv}, or NULL). Floating. */
GVariant *bones_options_to_variant (const BonesRuleset *ruleset, const guint8 *options,
                                    GVariant *data);

/* Adds a sentence to @faults for each fault of the fleets of @setup, which has its content: bounds,
 * names, and the ruleset's check. @only_fatal leaves out faults with which the battle can be
 * played, as does the option fleet.enforce if it is off. Warnings are always left out. The second
 * function checks each fleet by itself, however many there are. */
void bones_setup_check (const BonesSetup *setup, gboolean only_fatal, GPtrArray *faults);
void bones_setup_check_fleets (const BonesSetup *setup, gboolean only_fatal, GPtrArray *faults);

/* Whether the rosters of @setup are in range, so that the ruleset can check them; adds a sentence
 * to
 * @faults for everything that is not. */
gboolean bones_setup_check_bounds (const BonesSetup *setup, GPtrArray *faults);

/* Adds a sentence to @warnings for what players should know of fleets that can be played: limits of
 * a race that they exceed; if fleet.enforce is off, what would not be legal otherwise. */
void bones_setup_warn (const BonesSetup *setup, GPtrArray *warnings);

/* Whether @fault does not keep the fleet from playing: it is a warning, or fleet.enforce is off. */
gboolean bones_fault_warns (const BonesSetup *setup, const BonesFault *fault);

/* Whether a fleet of @faction (or NULL) may have a ship of class @kind. */
gboolean bones_setup_offers (const BonesSetup *setup, const char *faction, guint kind);

/* Sets member @member to value @value of @option, which is not a data option. */
void bones_option_to_json (JsonObject *to, const char *member, const BonesOption *option,
                           guint value);

/* The caller frees it. */
char *bones_setup_to_text (const BonesSetup *setup, const BonesGameSettings *settings);

/* The set-up that @text describes, with @content (JSON). Sets @settings, which the caller clears.
 * Fails with BONES_SETUP_ERROR_BAD_GAME if it holds something that this version does not know. */
BonesSetup *bones_setup_from_text (const BonesRuleset *ruleset, const char *text,
                                   const char *content, BonesGameSettings *settings,
                                   GError **error);
