/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Fleets that players build before a battle and keep in the store: documents (roster-file.h), legal
 * or not. Every change is stored before the function returns; if that fails, nothing has changed.
 */

#include "roster-file.h"

/* Reads and checks the fleet in @text, like bones_roster_file_read(), against the content set that
 * it names, which is looked up in @store. */
BonesRosterFile *bones_kept_fleet_read (BonesStore *store, const char *text, gsize length,
                                        GError **error);

/* The fleet @name: its number, or its name in any case if no other fleet has it. */
BonesFleetRecord *bones_kept_fleet_find (BonesStore *store, const char *name, GError **error);

/* Stores the fleet in @text as a new one; and as a new revision of @record. The second changes
 * nothing, and succeeds, if the fleet is as it was. */
BonesFleetRecord *bones_kept_fleet_add (BonesStore *store, const char *text, gsize length,
                                        GError **error);
gboolean bones_kept_fleet_put (BonesStore *store, BonesFleetRecord *record, const char *text,
                               gsize length, GError **error);

/* The same for a fleet that has been read. */
gboolean bones_kept_fleet_put_file (BonesStore *store, BonesFleetRecord *record,
                                    const BonesRosterFile *file, GError **error);

/* Stores the fleet in @text as a new one: a file of Crossbones; text as for a forum (fleet-text.h);
 * or a portable file of the fans' builder (builder-fleet.h), whose units become ships of the
 * content set @content (NULL: of the set that knows the most of them). Adds to @notes, of char *, a
 * sentence for everything that was left out. */
BonesFleetRecord *bones_kept_fleet_import (BonesStore *store, const char *text, gsize length,
                                           const char *content, GPtrArray *notes, GError **error);

/* Stores the fleet of @record rolled ahead of the battle, with @dice (an array of faces) or, if
 * that is NULL, with the app's dice and a new seed. Fails with BONES_ROSTER_FILE_ERROR_FORMAT if
 * its rules roll no fleets, or for the wrong number of dice. */
gboolean bones_kept_fleet_roll (BonesStore *store, BonesFleetRecord *record, JsonArray *dice,
                                GError **error);

/* Stores a copy of @record called @name (NULL: "NAME (copy)"). */
BonesFleetRecord *bones_kept_fleet_copy (BonesStore *store, const BonesFleetRecord *record,
                                         const char *name, GError **error);

/* The fleet @roster of a battle as the text of a fleet, with the edition and the options of @setup.
 * @content is what the battle is played with: a set of that name in @store is named, another set is
 * written into the fleet. The caller frees it; NULL on failure. */
char *bones_kept_fleet_from_battle (BonesStore *store, const BonesSetup *setup,
                                    const BonesRoster *roster, const char *content, GError **error);
