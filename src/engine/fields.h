/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What can be set by hand of a ship, a fleet or the table, besides the tracks of the ruleset: one
 * row a field. Overrides, the protocol, the dialog, the database and the words read these rows.
 *
 * BonesChange.field counts: those below BONES_FIRST_FIELD are tracks, the others are rows of
 * bones_game_fields() from BONES_FIRST_FIELD on.
 */

#include "ruleset.h"

/* What the number that is stored stands for. */
typedef enum {
  BONES_VALUE_STATUS, /* BonesStatus */
  BONES_VALUE_FLEET,  /* a fleet, or BONES_NOBODY */
  BONES_VALUE_SHIP,   /* a ship, or BONES_NO_SHIP */
  BONES_VALUE_SWITCH, /* 0 or 1 */
  BONES_VALUE_CLASS,  /* a class of ships: BonesShip.kind */
  BONES_VALUE_WIND,   /* BonesPoint or BONES_CALM */
  BONES_VALUE_NUMBER,
  BONES_VALUE_STEP, /* BonesRoundStep.number */
  BONES_VALUE_ORDER /* all fleets in order: 4 bits each, the first in the lowest; 0xf ends */
} BonesValueKind;

typedef struct {
  const char *id; /* "flagship": in the database, in exports and in the protocol */
  const char
      *name; /* "Flagship": translated where it is shown; NULL: the ruleset's words name it */
  const char *of_round; /* the words of a round that name it in a form: "ordered"; or NULL */
  BonesValueKind kind;
  guint16 lowest, highest; /* of the stored number */
  guint16 offset, size; /* of the member of BonesShip, BonesFleet or BonesGame, in bytes; size 0: it
                           is not a single number */
} BonesGameField;

/* The fields of @scope (BONES_SET_SHIP, FLEET or TABLE), id NULL at the end; NULL for others. */
const BonesGameField *bones_game_fields (guint scope);

/* The row of @field, the number in a BonesChange; NULL if it is a track or nothing. */
const BonesGameField *bones_game_field (guint scope, guint field);

/* The tracks of @scope, id NULL at the end; NULL for other scopes. */
const BonesTrack *bones_scope_tracks (const BonesRuleset *ruleset, guint scope);

/* The id of @field, a track's or one of this table, or NULL; and the number of @id, or -1. */
const char *bones_field_id (const BonesRuleset *ruleset, guint scope, guint field);
gint bones_field_lookup (const BonesRuleset *ruleset, guint scope, const char *id);

/* The ship or fleet @index of @game, or @game itself, or NULL where there is none. */
gpointer bones_scope_subject (BonesGame *game, guint scope, guint index);

/* The number that is stored in @field of @subject. @field must have a size. */
guint bones_game_field_get (const BonesGameField *field, gconstpointer subject);

/* The number that BONES_TABLE_STEP must have so that the round of @game stands at step @id; -1 if
 * the round cannot stand there. */
gint bones_step_number (const BonesSetup *setup, const BonesGame *game, const char *id);

/* The number of the first step of the round of @game in which ships act, or -1. */
gint bones_turns_step (const BonesSetup *setup, const BonesGame *game);

/* The fleet whose turn it is in the current step of the round, or -1. */
gint bones_active_fleet (const BonesSetup *setup, const BonesGame *game);
