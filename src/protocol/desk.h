/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The struct of BonesDesk (protocol.h), which verbs read and change; the errors of a request; ships
 * and fleets that a request names.
 *
 * protocol.c parses a line and calls its verb. Verbs are in protocol-game.c (making and opening
 * battles), protocol-rulesets.c, protocol-content.c, protocol-play.c (what continues a battle),
 * protocol-state.c (what only reads one) and protocol-odds.c. protocol-answer.c and
 * protocol-change.c read parts of requests, protocol-write.c writes parts of replies.
 */

#include "json-read.h"
#include "protocol.h"
#include "view.h"

#define BONES_DESK_ERROR (bones_desk_error_quark ())
typedef enum {
  BONES_DESK_ERROR_BAD_REQUEST,
  BONES_DESK_ERROR_TOO_LONG,
  BONES_DESK_ERROR_UNKNOWN_VERB,
  BONES_DESK_ERROR_NO_GAME,
  BONES_DESK_ERROR_NO_SUCH,
  BONES_DESK_ERROR_STALE,
  BONES_DESK_ERROR_BAD_ANSWER,
  BONES_DESK_ERROR_NOT_YOURS
} BonesDeskError;
GQuark bones_desk_error_quark (void);

struct _BonesDesk {
  BonesStore *store; /* borrowed */
  BonesTable *table; /* or NULL */
  guint told;        /* how many of the table's events have been reported */
  guint needs;       /* the fleets whose consent the request lacks, as bits */
  guint32 misfit;    /* the later entry that does not fit the amendment of the request, or 0 */
  guint viewer;      /* of the reply: a fleet, or BONES_NOBODY: what everybody may see */
  BonesView *view;   /* see bones_desk_get_view(); NULL until then */
};

typedef enum {
  BONES_VERB_NEEDS_GAME = 1 << 0,
  BONES_VERB_READS = 1 << 1,  /* changes nothing: first reads what another process has added */
  BONES_VERB_ASKS_AT = 1 << 2 /* its "at" is a time; with other verbs a stale "at" is an error */
} BonesVerbFlags;

/* Carries out @request and adds what it reports to @reply. */
typedef gboolean (*BonesVerbFunc) (BonesDesk *desk, JsonObject *request, JsonObject *reply,
                                   GError **error);

/* A verb. Each file of verbs exports an array of them; the last has no name. */
typedef struct {
  const char *name;
  BonesVerbFunc run;
  guint flags; /* of BonesVerbFlags */
} BonesDeskVerb;

/* The table as the viewer of the request sees it: made once, and kept until the reply is written.
 * Only for verbs that change nothing. */
const BonesView *bones_desk_get_view (BonesDesk *desk);

/* Replaces the open table by @table, which it takes; NULL closes the game. */
void bones_desk_set_table (BonesDesk *desk, BonesTable *table);

/* Sets the error of a request. bones_desk_refuse() also returns FALSE. */
void bones_desk_set_error (GError **error, BonesDeskError code, const char *format, ...)
    G_GNUC_PRINTF (3, 4);
#define bones_desk_refuse(...) (bones_desk_set_error (__VA_ARGS__), FALSE)

/* Finds a ship or a fleet by its name, its id or its letter. Returns FALSE with
 * BONES_DESK_ERROR_NO_SUCH if there is none, or more than one. */
gboolean bones_desk_find_ship (const BonesNames *names, const char *text, guint *ship,
                               GError **error);
gboolean bones_desk_find_fleet (const BonesNames *names, const char *text, guint *fleet,
                                GError **error);

/* Reads the ship that @member of @object names, which must be there. */
gboolean bones_read_ship (const BonesNames *names, JsonObject *object, const char *member,
                          guint *ship, GError **error);

/* Reads the fleet that @member of @object names: BONES_NOBODY if it is missing or null. */
gboolean bones_read_owner (const BonesNames *names, JsonObject *object, const char *member,
                           guint *fleet, GError **error);

/* Reads the fleets in the list @member of @request, as bits: 0 if it is missing. */
gboolean bones_read_fleets (const BonesNames *names, JsonObject *request, const char *member,
                            guint *fleets, GError **error);
