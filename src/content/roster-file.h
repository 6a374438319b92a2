/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A fleet in a file that players keep and pass on: JSON,
 * {"format":"crossbones-fleet","version":1,…}. docs/table-protocol.md describes it.
 */

#include <json-glib/json-glib.h>

#include "content-set.h"

#define BONES_ROSTER_FORMAT "crossbones-fleet"
#define BONES_ROSTER_FILE_VERSION 1
#define BONES_ROSTER_FILE_MAX_BYTES (1u << 20)

#define BONES_ROSTER_FILE_ERROR (bones_roster_file_error_quark ())
typedef enum { BONES_ROSTER_FILE_ERROR_FORMAT, BONES_ROSTER_FILE_ERROR_NEWER } BonesRosterFileError;
GQuark bones_roster_file_error_quark (void);

/* A fleet, and the result of checking it. */
typedef struct {
  BonesSetup *setup;         /* owned, without the set-up */
  const BonesRoster *roster; /* the fleet, in setup */
  guint points;              /* what it costs, in halves of points */
  GArray *found;             /* of BonesFault: what the ruleset says of it */
  guint n_general;      /* the first so many faults are not from the ruleset: bounds, options */
  GPtrArray *faults;    /* of char *: a sentence for each fault; empty if it is legal */
  GPtrArray *warnings;  /* of char *: what players should know even of a legal fleet */
  JsonObject *document; /* owned: the file in the form in which it is kept */
} BonesRosterFile;

/* The rule system and the content set that the fleet in @text names, or NULL. The caller frees
 * them. */
char *bones_roster_file_names_ruleset (const char *text, gsize length);
char *bones_roster_file_names_set (const char *text, gsize length);

/* Reads a fleet from @length bytes at @text and checks it against @set (NULL: the set in the file,
 * or the stock set). NULL if it is not a fleet, or of another rule system.
 *
 * Beside the fleet itself, a file may say what it was built for and what its owner wants to
 * remember: "limit" (points; a warning if the fleet costs more), "tags" (words), "notes" (text; of
 * a ship, too). */
BonesRosterFile *bones_roster_file_read (const char *text, gsize length, const BonesContentSet *set,
                                         GError **error);

/* Makes @self the fleet in @document, which is of the same rule system and has the same content.
 * The set-up stays the same object. FALSE, and nothing has changed, if it is not a fleet. */
gboolean bones_roster_file_change (BonesRosterFile *self, JsonObject *document, GError **error);
void bones_roster_file_free (BonesRosterFile *file);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesRosterFile, bones_roster_file_free)

/* Reads the fleet itself: {"name":…,"player":…,"faction":…,"side":…,"cards":…,
 * "rolled":{"dice":[3,…],"seed":"2f…"},"ships":[{"name":…,
 * "class":…,"variant":…,"flagship":…,"wizard":…,"anti_flyer":…,
 * "characters":[{"character":…}],"cards":[{"card":…}]}]}. New games and content sets have
 * the same form. NULL if a member is missing or wrong. */
BonesRoster *bones_roster_read (JsonObject *fleet, GError **error);

/* Adds faces to the dice that a fleet got before the battle. FALSE if one is no number from 1 to 6,
 * or if there are more than BONES_MOST_ROLLED. */
gboolean bones_rolled_add_dice (BonesRolled *rolled, JsonArray *dice, GError **error);

/* The same form of @roster. The caller unrefs it. */
JsonObject *bones_roster_write (const BonesRoster *roster);

/* The ready-made fleets of @set: an array of BonesRoster, empty if it has none. The caller unrefs
 * it. */
GPtrArray *bones_content_set_fleets (const BonesContentSet *set);
