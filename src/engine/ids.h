/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The ids of the engine's enumerations, each in one list: ids[VALUE] is the id of VALUE, and NULL
 * ends the list. The database, exports, the protocol and the ids of words use these.
 */

#include "ruleset.h"

extern const char *const bones_entry_kind_ids[BONES_ENTRY_KINDS + 1]; /* "action", "answer" ... */
extern const char *const bones_ask_kind_ids[BONES_ASK_KINDS + 1];     /* "dice", "choice" ... */
extern const char *const bones_source_ids[BONES_SOURCES + 1];         /* "person", "app" ... */
extern const char *const bones_scope_ids[BONES_SCOPES + 1];           /* "ship", "add-ship" ... */
extern const char *const bones_status_ids[BONES_STATUSES + 1];        /* "in-play", "sunk" ... */
extern const char *const bones_place_ids[BONES_IN_HAND + 1];   /* "pile" ...; a hand has none */
extern const char *const bones_wind_ids[BONES_CALM + 2];       /* "N" ... "NW", and "calm" */
extern const char *const bones_step_state_ids[];               /* "done", "now", "to-come" */
extern const char *const bones_staged_state_ids[];             /* "declared", "rolled", "toll" */
extern const char *const bones_option_kind_ids[];              /* "switch", "values" ... */
extern const char *const bones_verb_owner_ids[];               /* "table", "ship", "fleet" */
extern const char *const bones_part_kind_ids[];                /* "room", "waterline", "counters" */
extern const char *const bones_guns_ids[BONES_GUNS_KINDS + 1]; /* "bow", "port" ... */
extern const char *const bones_field_kind_ids[BONES_FIELD_KINDS + 1]; /* "id", "text" ... */

/* Returns the index of @id in @ids, which ends with NULL, or -1 if @id is not in it. */
gint bones_id_lookup (const char *const *ids, const char *id);

/* Returns the id of @wind, a BonesPoint or BONES_CALM; NULL for BONES_WIND_UNKNOWN. */
const char *bones_wind_id (guint wind);

/* Returns the wind whose id is @id, in upper or lower case, or -1 if no wind has that id. */
gint bones_wind_lookup (const char *id);
