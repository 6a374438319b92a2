/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The active ship from above, bow to the right, with a button for each of her four banks where the
 * guns are: port above her, starboard below, bow before and aft behind. No button is smaller than
 * 44 pixels.
 *
 * Banks are "bow", "aft", "port", "starboard", the rulesets' ids.
 *
 * Properties: kind (class id, as for the silhouette); fleet (for her flag; 0 to 7, else none).
 * With the style class .quiet her banks are there, but not what comes next.
 * Signals: bank (const char *id): a bank that is ready was pressed.
 */

#include <gtk/gtk.h>

typedef enum {
  BONES_BANK_READY,
  BONES_BANK_FIRED,
  BONES_BANK_CLOSED /* may not fire; the reason says why */
} BonesBankState;

#define BONES_TYPE_HULL (bones_hull_get_type ())
G_DECLARE_FINAL_TYPE (BonesHull, bones_hull, BONES, HULL, GtkWidget)

GtkWidget *bones_hull_new (void);

/* Sets a bank. @reason (or NULL) is its tooltip and part of what a screen reader says. An id that
 * is none of the four is ignored. */
void bones_hull_set_bank (BonesHull *self, const char *id, BonesBankState state,
                          const char *reason);

/* The label that names a bank which is ready, to underline a letter in; NULL for any other. */
GtkLabel *bones_hull_get_name (BonesHull *self, const char *id);

/* How many guns the ship has a side, which is how many muzzles are drawn; 1 to 4. */
void bones_hull_set_guns (BonesHull *self, guint guns);
