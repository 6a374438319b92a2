/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What is done by itself when a verb is done: a second answer, the same action again, the next roll
 * in a row, the move of a ship whose turn begins, or its end if she passes, or the only thing that
 * can be done. A value: the helm does what it says.
 */

#include "view.h"

typedef struct {
  char *option;           /* owned: the answer to the next question, an id or a number; or NULL */
  char *option_of;        /* owned: what that question must be for; NULL: anything */
  gboolean option_stands; /* all questions of that kind that follow at once get that answer */
  BonesAction repeated;   /* the action to start again when it has ended */
  gboolean repeats;
  gboolean rolls_on; /* the rolls that follow in a row are made as well */
  gboolean decides;  /* as soon as a person has decided whether to keep a roll */
  guint begins;      /* the ship whose turn begins, or BONES_NO_SHIP */
  BonesRole next;    /* what she then does: her action of that role */
  gboolean acted;    /* the verb goes on with the battle */
} BonesFollowing;

typedef enum {
  BONES_FOLLOWS_NOTHING,
  BONES_FOLLOWS_ANSWER, /* an answer with one value */
  BONES_FOLLOWS_START,  /* an action */
  BONES_FOLLOWS_REPEAT, /* an action that is to be repeated as long as it can be started */
  BONES_FOLLOWS_ROLL    /* the app's roll, and those after it */
} BonesFollows;

/* Nothing follows. Also initializes a struct that is 0. */
void bones_following_clear (BonesFollowing *following);

/* The next question, if it is for @of (NULL: whatever it is for) and @option is possible, is
 * answered with @option. @stands: and so every question for @of that follows at once. Neither is a
 * string of @following. */
void bones_following_set_option (BonesFollowing *following, const char *of, const char *option,
                                 gboolean stands);

/* A person has answered: a row of rolls that waited for that goes on. */
void bones_following_answered (BonesFollowing *following);

/* What follows now that @view shows @table. Sets @value to that of the answer, or @action. */
BonesFollows bones_following_next (BonesFollowing *following, BonesTable *table,
                                   const BonesView *view, guint *value, BonesAction *action);
