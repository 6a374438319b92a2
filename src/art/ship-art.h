/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The drawings of ships and monsters, as numbers: side views in a box of 100 by 80, bow to the
 * right, waterline at 70; views from above in a box of 100 long, bow to the right, middle line at
 * 0.
 */

#include <glib.h>

/* A square sail before its mast: it hangs from a yard and is full of wind from astern. */
typedef struct {
  double mast, top, foot;      /* x of the mast, y of the yard and of the foot */
  double half_head, half_foot; /* half of its width at the yard and at the foot */
} BonesSquareSail;

typedef struct {
  const char *kind;             /* class id */
  const char *fit;              /* the fit of the ship, if her drawing depends on it; else NULL */
  const char *hull;             /* path */
  const char *wale;             /* path of the painted band along the guns, or NULL */
  const char *second;           /* path of the second band, or NULL */
  const char *spars;            /* path of lines: masts, bowsprit, gaffs */
  const char *stays;            /* path of lines: rigging, drawn only when large */
  const char *canvas;           /* path of the other sails */
  const double *ports;          /* x, y of the gun ports, 0-terminated */
  const BonesSquareSail *sails; /* ended by mast 0 */
  double staff[2];              /* foot of the ensign staff */
  const char *deck;             /* from above: path of the hull */
  double beam;                  /* half of her width there */
  double ends[2];               /* x of stern and stem there */
  const double *masts;          /* from above: x of the masts, 0-terminated */
  const char *skin;             /* of creatures: the named colour of the whole; else NULL */
  double limb;                  /* of creatures: the width of the spars */
} BonesShipArt;

/* The drawing for a class with @fit; the plain drawing of the class if the fit does not change
 * it. */
const BonesShipArt *bones_ship_art_fitted (const char *kind, const char *fit);

/* The drawing for a class. Unknown classes, and NULL, have a plain hull. */
const BonesShipArt *bones_ship_art (const char *kind);

/* The same for what flies, dives or lives (model-art.c); NULL for others. */
const BonesShipArt *bones_model_art (const char *kind);

/* The drawings of ships of the line and of ports; or NULL. */
const BonesShipArt *bones_line_art (const char *kind, const char *fit);

/* The drawings of ships made of locations, and of what swims and flies among them (galleon-
 * art.c): "galleon", "galley", "squadron-ship", "serpent", "winged", "hidden"; NULL for others. */
const BonesShipArt *bones_galleon_art (const char *kind);
