/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Shared by the files of the protocol. protocol.c reads a line and calls a verb. The verbs are in
 * -game.c (making and opening battles), -content.c (content sets), -play.c (verbs that continue a
 * battle), -look.c (verbs that only read) and -odds.c. -answer.c and -change.c read answers and
 * overrides, -write.c, -state.c and -rulesets.c write replies. desk.c is the state between
 * requests: the open table, errors, and lookups by name.
 */

#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "answer-form.h"
#include "chance.h"
#include "faces.h"
#include "json-read.h"
#include "json-text.h"
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
  BONES_DESK_ERROR_BAD_ANSWER
} BonesDeskError;
GQuark bones_desk_error_quark (void);

struct _BonesDesk {
  BonesStore *store; /* borrowed */
  BonesTable *table; /* or NULL */
  guint told;        /* so many of the table's events have been told */
  guint needs;       /* the fleets whose consent the request lacks, as bits */
  guint viewer;      /* who sees the reply: a fleet, or BONES_NOBODY: what all may see */
  BonesView *view;   /* of the request, once it was asked for; or NULL */
};

/* The table as the viewer of the request sees it: made once, and kept until the reply is written.
 * Only for verbs that change nothing. */
const BonesView *bones_desk_get_view (BonesDesk *desk);

/* Carries out @request and adds what it has to say to @reply. */
typedef gboolean (*BonesVerbFunc) (BonesDesk *desk, JsonObject *request, JsonObject *reply,
                                   GError **error);

/* Sets the error of a request; bones_desk_refuse() is FALSE besides. */
void bones_desk_set_error (GError **error, BonesDeskError code, const char *format, ...)
    G_GNUC_PRINTF (3, 4);
#define bones_desk_refuse(...) (bones_desk_set_error (__VA_ARGS__), FALSE)

/* Puts @table, which it takes, in the place of the open one. */
void bones_desk_set_table (BonesDesk *desk, BonesTable *table);

/* Looking things up by what people call them. FALSE with BONES_DESK_ERROR_NO_SUCH. */
gboolean bones_desk_find_ship (const BonesNames *names, const char *text, guint *ship,
                               GError **error);
gboolean bones_desk_find_fleet (const BonesNames *names, const char *text, guint *fleet,
                                GError **error);

/* The fleets in the list @member of @request, as bits; 0 where it is missing. */
gboolean bones_desk_read_fleets (const BonesNames *names, JsonObject *request, const char *member,
                                 guint *fleets, GError **error);

/* The number of @text among @ids (NULL at the end), or -1. Where none is written just so, "_" and
 * "-" are the same, and so are capitals and small letters. */
gint bones_desk_find_id (const char *const *ids, const char *text);

/* Answers (protocol-answer.c). */
typedef enum { BONES_GIVEN_VALUES, BONES_GIVEN_ROLL, BONES_GIVEN_CANCEL } BonesGivenKind;
typedef struct {
  BonesGivenKind how;
  BonesSource source;
  guint n;
  guint16 values[BONES_MAX_VALUES];
} BonesGivenAnswer;

/* What the answer @said says to the question of @answer_form. Only its form is checked: whether the
 * values fit, the table knows. */
gboolean bones_answer_read (const BonesAnswerForm *answer_form, JsonObject *said,
                            BonesGivenAnswer *out, GError **error);

/* Whether the viewer may try what a card would do: else he could find out what is in a hand. */
gboolean bones_desk_may_name (const BonesDesk *desk, const BonesAnswerForm *answer_form,
                              GError **error);

/* The list "answers" of @request, or NULL where it is missing; every one must be an object. */
gboolean bones_answers_read (JsonObject *request, JsonArray **answers, GError **error);

/* The action that @request names. */
gboolean bones_action_read (BonesTable *table, JsonObject *request, BonesAction *action,
                            GError **error);

/* The fleet that member @member of @object names: BONES_NOBODY where it is missing or null. */
gboolean bones_read_owner (const BonesNames *names, JsonObject *object, const char *member,
                           guint *fleet, GError **error);

/* The ship that it names, which must be there. */
gboolean bones_read_one_ship (const BonesNames *names, JsonObject *object, const char *member,
                              guint *ship, GError **error);

/* Overrides (protocol-change.c): adds the BonesChange of @request to @changes. @text is borrowed
 * from @request: the reason or the name; it may be NULL. */
gboolean bones_changes_read (BonesTable *table, JsonObject *request, GArray *changes,
                             const char **text, GError **error);

/* The same for a battle that is joined under way: the "start" of a new game. */
gboolean bones_start_read (BonesTable *table, JsonObject *start, GArray *changes, GError **error);

/* The number of option @key, or of the one that it is an alias of, and of the value that @node says
 * where they stand as @options. */
gboolean bones_option_read (const BonesRuleset *ruleset, const guint8 *options, const char *key,
                            JsonNode *node, guint *option, guint *value, GError **error);

/* Writing (protocol-write.c, protocol-state.c, protocol-rulesets.c). All are the caller's. */
JsonObject *bones_write_error (const GError *error);
void bones_write_chance (JsonObject *to, BonesChance chance);
JsonArray *bones_write_fleets (const BonesNames *names, guint fleets);
void bones_write_fleet (JsonObject *to, const char *member, const BonesNames *names, guint fleet);
void bones_write_ship (JsonObject *to, const char *member, const BonesNames *names, guint ship);
void bones_write_words (JsonObject *to, const char *member, const char *words);

/* Sets @member of @to to the plain @name of a ship, a fleet or a player (null if @name is NULL);
 * appends one to an array. */
void bones_write_name (JsonObject *to, const char *member, const char *name);
void bones_add_name (JsonArray *to, const char *name);

/* What @ship is made of, as the member "plan"; nothing where her rules know no parts. */
void bones_write_plan (const BonesShipView *ship, JsonObject *to);

JsonObject *bones_write_prompt (const BonesPromptView *prompt);
JsonArray *bones_write_actions (const BonesView *view);
JsonArray *bones_write_ships (const BonesNames *names, const GArray *ships);
JsonArray *bones_write_events (const BonesNames *names, const GPtrArray *events);
JsonObject *bones_write_state (const BonesView *view);

/* "staged" of @state: what waits to take effect together; nothing where @staging is NULL. */
void bones_write_staging (const BonesNames *names, const BonesStagingView *staging,
                          JsonObject *state);

JsonArray *bones_write_log (BonesTable *table, guint viewer);

/* The content set that @request names, for the rule system called @ruleset, as it is pinned to a
 * game; NULL for the stock set. The caller frees it. */
gboolean bones_desk_content (BonesDesk *desk, JsonObject *request, const char *ruleset,
                             char **content, GError **error);
JsonObject *bones_write_ruleset (const BonesRuleset *ruleset, const char *text, const char *edition,
                                 GError **error);

/* Verbs. */
gboolean bones_verb_rulesets (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_content_schema (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_content_list (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_content_show (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_content_check (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_content_copy (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_content_import (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_content_rename (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_content_delete (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_content_put (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_content_insert (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_content_remove (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_new (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_games (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_open (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_copy (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_rematch (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_close (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_remove (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_start (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_answer (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_undo (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_redo (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_amend (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_override (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_set_option (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_ask_again (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_dice (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_note (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_free_roll (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_actions (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_state (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_log (BonesDesk *, JsonObject *, JsonObject *, GError **);
gboolean bones_verb_odds (BonesDesk *, JsonObject *, JsonObject *, GError **);
