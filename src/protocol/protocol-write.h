/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Writes parts of replies. The caller owns the objects and arrays.
 */

#include "chance.h"
#include "desk.h"

/* The code and the message of @error. */
JsonObject *bones_write_error (const GError *error);

JsonObject *bones_write_prompt (const BonesPromptView *prompt);
JsonArray *bones_write_events (const BonesNames *names, const GPtrArray *events);
JsonArray *bones_write_ships (const BonesNames *names, const GArray *ships);
JsonArray *bones_write_fleets (const BonesNames *names, guint fleets); /* as bits */

/* Set @member of @to: to null if there is no such fleet or ship, or if the words are NULL. */
void bones_write_fleet (JsonObject *to, const char *member, const BonesNames *names, guint fleet);
void bones_write_ship (JsonObject *to, const char *member, const BonesNames *names, guint ship);
void bones_write_words (JsonObject *to, const char *member, const char *words);

/* Sets the members "fraction" and "decimal" of @to. */
void bones_write_chance (JsonObject *to, BonesChance chance);

/* Sets @member of @to to @value, which counts @parts of a unit: with 1 or 0 a whole number. */
void bones_write_parts (JsonObject *to, const char *member, gint value, guint parts);

/* Sets @member of @to to the plain @name of a ship, a fleet or a player (null if @name is NULL).
 * bones_add_name() appends one to an array. */
void bones_write_name (JsonObject *to, const char *member, const char *name);
void bones_add_name (JsonArray *to, const char *name);
