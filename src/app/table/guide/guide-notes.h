/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the guide of a first battle says: a note for what the table waits for. It is found from the
 * view alone, so it fits whatever people do, also after an undo. The notes are one table; each has
 * a lasting id.
 */

#include "view.h"

typedef struct {
  const char *id; /* "wind", of which tests and translators speak */
  const char *text;
} BonesGuideNote;

/* Whether there are notes for these rules. */
gboolean bones_guide_has_notes (const BonesRuleset *ruleset);

/* Sets @note to that for @view, its text translated. Returns FALSE if there is none to give: the
 * guide keeps silent. */
gboolean bones_guide_find_note (const BonesView *view, BonesGuideNote *note);
