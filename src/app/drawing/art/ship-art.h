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
  double mast, top, foot;      /* where: x of the mast, y of the yard and of the foot */
  double half_head, half_foot; /* half of its breadths */
} BonesSquareSail;

typedef struct {
  const char *kind;             /* class id */
  const char *fit;              /* what was made of her, where she differs by it; else NULL */
  const char *hull;             /* path */
  const char *wale;             /* path of the painted band along the guns, or NULL */
  const char *second;           /* path of the second band, or NULL */
  const char *spars;            /* path of lines: masts, bowsprit, gaffs */
  const char *stays;            /* path of lines: rigging, seen from close by */
  const char *canvas;           /* path of the sails that are not square */
  const double *ports;          /* x, y of the gun ports, ended by 0 */
  const BonesSquareSail *sails; /* ended by mast 0 */
  double staff[2];              /* foot of the ensign staff */
  const char *deck;             /* from above: path of the hull */
  double beam;                  /* half of her breadth there */
  double ends[2];               /* x of stern and stem there */
  const double *masts;          /* from above: x of the masts, ended by 0 */
  const char *skin;             /* of what is no ship: the named colour of all of it; else NULL */
  double limb;                  /* of what is no ship: how broad the spars are */
} BonesShipArt;

/* The drawing for a class that was fitted with @fit; that of her class where that is not seen. */
const BonesShipArt *bones_ship_art_fitted (const char *kind, const char *fit);

/* The drawing for a class; a hull of its own for what it does not know, NULL included. */
const BonesShipArt *bones_ship_art (const char *kind);

/* The same for what is no common ship: flies, dives or lives (model-art.c); NULL for others. */
const BonesShipArt *bones_model_art (const char *kind);

/* Those of ships of the line, and of ports; or NULL. */
const BonesShipArt *bones_line_art (const char *kind, const char *fit);

/* The same for ships made of locations, and what swims and flies among them (galleon-art.c):
 * "galleon", "galley", "squadron-ship", "serpent", "winged", "hidden"; NULL for others. */
const BonesShipArt *bones_galleon_art (const char *kind);
