/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a procedure reports. Whoever shows it puts it into words and translates them.
 */

#include <glib.h>

typedef struct {
  const char *what;    /* "hit", "sunk": a literal that the ruleset's words have a sentence for */
  const char *rule;    /* "BS-DMG-2" */
  guint16 ship, other; /* or BONES_NO_SHIP */
  guint8 fleet;        /* or BONES_NOBODY */
  guint8 marker;       /* an index, or BONES_MAX_MARKERS */
  guint cursor;        /* how many entries had been read before the report */
  gint32 values[4];    /* {a} {b} {c} {d} of the sentence */
} BonesEvent;
