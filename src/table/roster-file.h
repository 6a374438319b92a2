/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A fleet as people write it down and pass it on: JSON,
 * {"format":"crossbones-fleet","version":1,…}. docs/table-protocol.md has the form.
 */

#include <json-glib/json-glib.h>

#include "setup.h"

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
  GPtrArray *faults; /* of char *: a sentence for all that is wrong; empty where it is legal */
} BonesRosterFile;

/* What @text of @length bytes holds; NULL where it is no fleet. */
BonesRosterFile *bones_roster_file_read (const char *text, gsize length, GError **error);
void bones_roster_file_free (BonesRosterFile *file);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesRosterFile, bones_roster_file_free)

/* The fleet itself: {"name":…,"player":…,"faction":…,"side":…,"ships":[{"name":…,"class":…,
 * "flagship":…}]}, as new games have it, too. NULL where a member is missing or wrong. */
BonesRoster *bones_roster_read (JsonObject *fleet, GError **error);
