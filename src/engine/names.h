/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The names of ships and fleets at some moment of a battle: those of the rosters, those that
 * overrides and rules added, and new names by overrides. Ids are short, unique and never change: a
 * letter for the fleet, a number for the ship.
 *
 * Names are held as they stand in a sentence: bones_name_isolate(). Whoever hands a name on as data
 * hands on bones_name_plain() of it.
 */

#include "basics.h"
#include "setup.h"

typedef struct {
  GPtrArray *ship_names; /* of char *: ship i of the game */
  GPtrArray *ship_ids;   /* "R3" */
  GPtrArray *fleet_names;
  GPtrArray *players;                   /* of char *: the player of fleet i, or NULL */
  char letters[BONES_MAX_FLEETS + 1];   /* letters[i]: of fleet i */
  guint64 hidden[BONES_MAX_SHIPS / 64]; /* ships whose names are not shown, as bits */
} BonesNames;

/* Returns @name as it stands in a sentence. If it is written from right to left, it gets marks
 * around it (U+200E U+2068 … U+2069): so it does not turn the words beside it, nor the sentence
 * that begins with it. Control characters and marks of direction within it are left out. All other
 * names stay as they are. The caller frees it. */
char *bones_name_isolate (const char *name);

/* Returns the name without the marks of bones_name_isolate(). The caller frees it. */
char *bones_name_plain (const char *name);

/* Returns the names under @setup after the effective entries of @journal (NULL: no entries) in
 * @game (NULL: at its beginning). A ship that a rule created is named by her class, in English,
 * with an id like "Ra"; one that it created for nobody "Port 2", with "Po2". */
BonesNames *bones_names_new (const BonesSetup *setup, const BonesJournal *journal,
                             const BonesGame *game);
BonesNames *bones_names_ref (const BonesNames *names); /* for bones_names_free() */
void bones_names_free (BonesNames *names);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesNames, bones_names_free)

const char *bones_names_ship (const BonesNames *names, guint ship);
const char *bones_names_ship_id (const BonesNames *names, guint ship);
const char *bones_names_fleet (const BonesNames *names, guint fleet);
const char *bones_names_player (const BonesNames *names, guint fleet); /* NULL: not stated */

/* Returns whether these names hide what @ship is from their reader. */
gboolean bones_names_hide (const BonesNames *names, guint ship);

/* Hides in @names every ship that @now hides, under the same name. */
void bones_names_hide_as (BonesNames *names, const BonesNames *now);

/* Return the ship or fleet that @text names by its id or (if only one has it) by its name, in upper
 * or lower case; -1 if none does, -2 if several do. */
gint bones_names_find_ship (const BonesNames *names, const char *text);
gint bones_names_find_fleet (const BonesNames *names, const char *text);
