/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The active ship from above, bow to the right, with a button for each of her banks where the guns
 * are: port above her, starboard below, bow before and stern behind, and amidships what fires all
 * round. No button is smaller than 44 pixels.
 *
 * Of a ship that has a plan, which shows her from the port side with her prow to the left, the plan
 * stands below the buttons: starboard above bow, port and stern; or all of them in one row, where
 * they fit into it.
 *
 * Properties: kind (class id, as for the silhouette); fleet (for her flag; 0 to 7, else none); plan
 * (a widget that is set once, and stands there in place of the hull while it is visible).
 * With the style class .quiet her banks are there, but not what comes next.
 * Signals: bank (const char *id): a bank that is ready was pressed.
 */

#include <gtk/gtk.h>

typedef enum {
  BONES_BOW,
  BONES_PORT,
  BONES_STARBOARD,
  BONES_STERN,
  BONES_ALL_ROUND,
  BONES_BANKS
} BonesBank;

typedef enum {
  BONES_BANK_READY,
  BONES_BANK_FIRED,
  BONES_BANK_LOST,  /* the number of guns */
  BONES_BANK_CLOSED /* cannot fire; the reason says why */
} BonesBankState;

typedef struct {
  BonesBank at;
  const char *id, *name; /* "port", "Port" */
  guint guns;
  BonesBankState state;
  const char *reason; /* its tooltip, and part of its accessible name; or NULL */
} BonesBankLook;

#define BONES_TYPE_HULL (bones_hull_get_type ())
G_DECLARE_FINAL_TYPE (BonesHull, bones_hull, BONES, HULL, GtkWidget)

GtkWidget *bones_hull_new (void);

/* Shows the @n banks that she has, each at a place of its own. */
void bones_hull_set_banks (BonesHull *self, const BonesBankLook *banks, guint n);

/* The label of a bank that is ready, in which a letter can be underlined; NULL for others. */
GtkLabel *bones_hull_get_name (BonesHull *self, const char *id);
