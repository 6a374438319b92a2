/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A desk for tests: requests in C read like the protocol, with single quotes instead of double
 * ones.
 */

#include "json-text.h"
#include "protocol.h"

/* A frigate against a sloop, round 2; Red has two booty dice. Real dice. */
#define DESK_RED                                                                                   \
  "{\"name\":\"Red\",\"ships\":[{\"name\":\"Fury\",\"class\":\"frigate\",\"flagship\":true}]}"
#define DESK_BLUE                                                                                  \
  "{\"name\":\"Blue\",\"ships\":[{\"name\":\"Wren\",\"class\":\"sloop\",\"flagship\":true}]}"
#define DESK_NEW_GAME                                                                              \
  "{\"do\":\"new\",\"ruleset\":\"black-spot\",\"dice\":\"real\",\"fleets\":[" DESK_RED             \
  "," DESK_BLUE "],"                                                                               \
  "\"start\":{\"round\":2,\"wind\":\"N\",\"order\":[\"Red\",\"Blue\"],"                            \
  "\"fleets\":{\"Red\":{\"booty\":2}}}}"

typedef struct {
  BonesStore *store;
  BonesDesk *desk;
  JsonObject *reply;
} DeskFixture;

/* For g_test_add(). */
void desk_set_up (DeskFixture *fixture, gconstpointer data);
void desk_tear_down (DeskFixture *fixture, gconstpointer data);

/* Sends @line of @length bytes (-1: to its NUL) as it is; the reply is in fixture->reply. */
void desk_send (DeskFixture *fixture, const char *line, gssize length);

/* Sends @line, which must succeed. Returns the reply. */
JsonObject *desk_done (DeskFixture *fixture, const char *line);

/* Sends @line, which must be refused as @expected. */
void desk_refused (DeskFixture *fixture, const char *line, const char *expected);

/* "ok", or the code of the error. */
const char *desk_code (const DeskFixture *fixture);

/* The fingerprint of the open game; the caller frees it. */
char *desk_fingerprint (const DeskFixture *fixture);

/* The state, and ship @i in it: borrowed until the next request. */
JsonObject *desk_state (DeskFixture *fixture);
JsonObject *desk_ship (DeskFixture *fixture, guint i);

/* Makes DESK_NEW_GAME and lets the Fury, R1, fire her port bank at the Wren, B1. The next question
 * is for two dice to hit. */
void desk_begin_to_fire (DeskFixture *fixture);

/* Plays @steps steps of the open game, chosen by @dice: open actions are started, prompts answered,
 * dice rolled by the app. Returns FALSE when the battle is over. */
gboolean desk_play_on (DeskFixture *fixture, GRand *dice, guint steps);

/* One of the actions in the reply of @fixture that are open, as a request; NULL if there is none,
 * or only those that end a battle early. The caller frees it. */
char *desk_make_start (DeskFixture *fixture, GRand *dice);

/* An answer that fits the prompt in the reply of @fixture, as a request. The caller frees it. */
char *desk_make_answer (DeskFixture *fixture, GRand *dice);
