/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What may come of an action, as one bar: a part for each outcome, as wide as it is likely, with
 * its chance in it if there is room. The owner sets the text, in which every part is told in words.
 */

#include "drawn.h"

#define BONES_TYPE_ODDS_BAR (bones_odds_bar_get_type ())
G_DECLARE_FINAL_TYPE (BonesOddsBar, bones_odds_bar, BONES, ODDS_BAR, BonesDrawn)

typedef enum {
  BONES_ODDS_BAR_FULL,   /* it is filled */
  BONES_ODDS_BAR_SHADED, /* more or less */
  BONES_ODDS_BAR_EMPTY,  /* only its edge is drawn */
  BONES_ODDS_BAR_OPEN    /* it is not known: hatched */
} BonesOddsBarLook;

GtkWidget *bones_odds_bar_new (void);

void bones_odds_bar_clear (BonesOddsBar *self);

/* Adds a part, of @share (0 to 1) of the bar; @shade (0 to 1): how dark it is, if it is shaded. */
void bones_odds_bar_add (BonesOddsBar *self, BonesOddsBarLook look, double share, double shade);
