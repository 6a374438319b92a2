/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A ship from the side: by class, by what has become of her, and under whose flag. Legible from 28
 * pixels, at her best from 80 on.
 *
 * Properties: kind (class id: "sloop", "frigate", "dragon"; what is not known has a hull of its
 * own); state (BonesShipState); wheel (BonesWheel: what drives her, where that is seen); fit (what
 * was made of her: "extra_guns"); fleet (whose flag she flies: 0 to 7; else none); black (whether a
 * black one flies over it); size (height in pixels, 48 unless set; she is a quarter longer); text.
 */

#include "drawn.h"

typedef enum {
  BONES_SHIP_SAILING,
  BONES_SHIP_SUNK,      /* under a wave, going down by the stern */
  BONES_SHIP_ABANDONED, /* bare poles, no flag */
  BONES_SHIP_PRIZE,     /* a flag over a white one */
  BONES_SHIP_FLED,      /* hull down, on the horizon */
  BONES_SHIP_WITHDRAWN  /* bare poles, under a white flag */
} BonesShipState;

#define BONES_TYPE_SHIP_STATE (bones_ship_state_get_type ())
GType bones_ship_state_get_type (void);

typedef enum { BONES_NO_WHEEL, BONES_STERN_WHEEL, BONES_SIDE_WHEEL } BonesWheel;

#define BONES_TYPE_WHEEL (bones_wheel_get_type ())
GType bones_wheel_get_type (void);

#define BONES_TYPE_SHIP_SILHOUETTE (bones_ship_silhouette_get_type ())
G_DECLARE_FINAL_TYPE (BonesShipSilhouette, bones_ship_silhouette, BONES, SHIP_SILHOUETTE,
                      BonesDrawn)

GtkWidget *bones_ship_silhouette_new (const char *kind);

/* Draws the same without a widget. */
typedef struct {
  const char *kind;
  BonesShipState state;
  BonesWheel wheel;
  guint fleet;
  const char *fit; /* her fit, if it can be seen: "extra_guns"; or NULL. Static */
  gboolean black;  /* a black flag over that of her fleet */
} BonesShipLook;

/* Shows her so. */
void bones_ship_silhouette_set_look (BonesShipSilhouette *self, const BonesShipLook *look);

/* Draws her at 0, 0, @height pixels high and a quarter longer, in the colours of @widget. */
void bones_ship_paint (cairo_t *cr, GtkWidget *widget, const BonesShipLook *look, double height);
