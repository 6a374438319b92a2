/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What lies on the table beside the ships, to scale, for scissors: the pieces that the ruleset
 * declares (pieces.h), and the cards that fleets hold. Packed with crop marks outside each piece.
 */

#include "setup.h"
#include "sheet.h"

typedef struct {
  double short_part, long_part; /* of cannon templates, in inches; 0: not known */
  gboolean bleed;               /* colours go 3 mm beyond the cut */
} BonesComponents;

/* Whether the rules of @setup use cannon templates, whose lengths people have to say. */
gboolean bones_components_have_cannon (const BonesSetup *setup);

/* The sheet for the rules, content and options of @setup. */
BonesSheet *bones_component_sheet_new (const BonesSetup *setup, const BonesComponents *components,
                                       const BonesSheetOptions *options);
