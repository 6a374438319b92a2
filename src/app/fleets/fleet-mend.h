/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What mends a flaw of a fleet: edits after which the ruleset finds that flaw no longer, and
 * nothing else that was not there before. They are found by trying, so they hold for every rule
 * system.
 */

#include "fleet-draft.h"

typedef enum {
  BONES_MEND_REMOVE,     /* ship; number: how many from her on */
  BONES_MEND_FILL,       /* ship; number: how many more of her class */
  BONES_MEND_FLAGSHIP,   /* ship becomes the flagship */
  BONES_MEND_NO_FLAG,    /* ship is no longer one */
  BONES_MEND_NO_VARIANT, /* ship */
  BONES_MEND_NO_WIZARD,  /* ship */
  BONES_MEND_NO_WEAPON,  /* ship */
  BONES_MEND_ADD,        /* number: a class; ship: how often it is bought */
  BONES_MEND_CARDS,      /* number */
  BONES_MEND_FACTION,    /* number: an index of the factions */
  BONES_MEND_OPTION,     /* option becomes number */
  BONES_MEND_LIMIT       /* number: halves of points */
} BonesMendKind;

typedef struct {
  BonesMendKind kind;
  guint ship, option, number;
  char *text; /* "Remove Wren": the label of a button */
} BonesFleetMend;

/* At most BONES_MOST_MENDS for flaw @flaw of @draft, the mildest first: an array of BonesFleetMend,
 * which clears them. The caller unrefs it. */
#define BONES_MOST_MENDS 4
GArray *bones_fleet_mends (BonesFleetDraft *draft, const BonesFleetFlaw *flaw);

/* Does it: one edit of @draft. */
gboolean bones_fleet_mend_apply (BonesFleetDraft *draft, const BonesFleetMend *mend,
                                 GError **error);
