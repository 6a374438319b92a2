/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What mends a fault of a fleet: changes after which the ruleset finds that fault no longer, or
 * less of it, and nothing else that was not there before. They are found by trying, so they hold
 * for every rule system.
 */

#include "ruleset.h"

typedef enum {
  BONES_MEND_REMOVE,     /* ship; number: how many from her on */
  BONES_MEND_FILL,       /* ship; number: how many more of her class */
  BONES_MEND_FLAGSHIP,   /* ship becomes the flagship */
  BONES_MEND_NO_FLAG,    /* ship is no longer one */
  BONES_MEND_NO_VARIANT, /* ship */
  BONES_MEND_WEAPON,     /* ship gets an anti-flyer weapon */
  BONES_MEND_NO_WEAPON,  /* ship */
  BONES_MEND_PUT,        /* ship gets number of outfit aboard */
  BONES_MEND_TAKE,       /* ship loses number of outfit */
  BONES_MEND_ADD,        /* number: a class; ship: how often it is bought */
  BONES_MEND_CARDS,      /* number */
  BONES_MEND_FACTION,    /* number: an index of the factions */
  BONES_MEND_OPTION,     /* option becomes number */
  BONES_MEND_LIMIT       /* number: halves of points that the owner allows; changes no roster */
} BonesMendKind;

typedef struct {
  BonesMendKind kind;
  guint ship, option, number;
  BonesOutfit outfit;
  char *text; /* "Remove Wren": the label of a button */
} BonesMend;

/* At most BONES_MOST_MENDS for @fault (NULL: @roster costs @over halves of points more than its
 * owner allows) of @roster under @setup, the mildest first: an array of BonesMend, which clears
 * them. The caller unrefs it. */
#define BONES_MOST_MENDS 4
GArray *bones_roster_mends (const BonesSetup *setup, const BonesRoster *roster,
                            const BonesFault *fault, guint over);

/* Changes @roster, or the options of @setup. */
void bones_mend_apply (const BonesMend *mend, BonesSetup *setup, BonesRoster *roster);
