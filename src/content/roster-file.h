/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A fleet as people write it down and pass it on: JSON,
 * {"format":"crossbones-fleet","version":1,…}. docs/table-protocol.md has the form.
 */

#include <json-glib/json-glib.h>

#include "content-set.h"

#define BONES_ROSTER_FILE_VERSION 1
#define BONES_ROSTER_FILE_MAX_BYTES (1u << 20)

#define BONES_ROSTER_FILE_ERROR (bones_roster_file_error_quark ())
typedef enum { BONES_ROSTER_FILE_ERROR_FORMAT, BONES_ROSTER_FILE_ERROR_NEWER } BonesRosterFileError;
GQuark bones_roster_file_error_quark (void);

/* A fleet, and what its rule system says of it. */
typedef struct {
  BonesSetup *setup;         /* the fleet alone; owned */
  const BonesRoster *roster; /* the fleet, in setup */
  guint points;              /* what it costs, in halves of points */
  GPtrArray *faults;   /* of char *: a sentence for all that is wrong; empty where it is legal */
  GPtrArray *warnings; /* of char *: what players should know of it all the same */
} BonesRosterFile;

/* What the fleet in @text calls its rule system, and the content set that it is of; NULL where it
 * does not. The caller frees them. */
char *bones_roster_file_names_ruleset (const char *text, gsize length);
char *bones_roster_file_names_set (const char *text, gsize length);

/* What @text of @length bytes holds, judged by @set; NULL stands for the set that the file has in
 * it, or the stock set. NULL where it is no fleet, or none of that set's rule system. */
BonesRosterFile *bones_roster_file_read (const char *text, gsize length, const BonesContentSet *set,
                                         GError **error);
void bones_roster_file_free (BonesRosterFile *file);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesRosterFile, bones_roster_file_free)

/* The fleet itself: {"name":…,"player":…,"faction":…,"side":…,"cards":…,"ships":[{"name":…,
 * "class":…,"variant":…,"flagship":…,"wizard":…,"anti_flyer":…}]}, as new games and content sets
 * have it, too. NULL where a member is missing or wrong. */
BonesRoster *bones_roster_read (JsonObject *fleet, GError **error);

/* The ready-made fleets of @set: an array of BonesRoster, empty if it has none. The caller unrefs
 * it. */
GPtrArray *bones_content_set_fleets (const BonesContentSet *set);
