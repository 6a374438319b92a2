/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What ships and fleets are called as a battle stands: as bought, plus what overrides and rules
 * added and overrides renamed. Ids are short, unique and never change: a letter for the fleet, a
 * number for the ship.
 */

#include "journal.h"
#include "setup.h"

typedef struct {
  GPtrArray *ship_names; /* of char *: ship i of the game */
  GPtrArray *ship_ids;   /* "R3" */
  GPtrArray *fleet_names;
  GPtrArray *players;                   /* of char * or NULL: who plays fleet i */
  char letters[BONES_MAX_FLEETS + 1];   /* letters[i]: of fleet i */
  guint64 hidden[BONES_MAX_SHIPS / 64]; /* ships that are called otherwise than they are, as bits */
} BonesNames;

/* The names under @setup after what of @journal counts (NULL: none of it), as @game stands (NULL:
 * as it began): a ship that a rule made is called by her class, in English, and "Ra"; "Port 2" and
 * "Po2" what it made for nobody. */
BonesNames *bones_names_new (const BonesSetup *setup, const BonesJournal *journal,
                             const BonesGame *game);
BonesNames *bones_names_ref (const BonesNames *names); /* for bones_names_free() */
void bones_names_free (BonesNames *names);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesNames, bones_names_free)

const char *bones_names_ship (const BonesNames *names, guint ship);
const char *bones_names_ship_id (const BonesNames *names, guint ship);
const char *bones_names_fleet (const BonesNames *names, guint fleet);
const char *bones_names_player (const BonesNames *names, guint fleet); /* NULL: nobody said */

/* Whether these names call @ship otherwise than she is, because she is hidden from their reader. */
gboolean bones_names_hide (const BonesNames *names, guint ship);

/* The ship that @text names, by id or (if only one has it) by name, in any case; -1 when none does,
 * -2 when several do. */
gint bones_names_find_ship (const BonesNames *names, const char *text);
gint bones_names_find_fleet (const BonesNames *names, const char *text);
