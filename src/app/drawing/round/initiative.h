/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The order of this round: the fleets' tokens from first to last.
 *
 * Properties: size (of a token, pixels, 32 unless set).
 */

#include "token.h"

typedef struct {
  guint fleet;
  const char *letter; /* or NULL: the fleet's own */
  const char *text;   /* "First: Red", or NULL */
  gboolean active;    /* her go */
} BonesPlaceLook;

#define BONES_TYPE_INITIATIVE (bones_initiative_get_type ())
G_DECLARE_FINAL_TYPE (BonesInitiative, bones_initiative, BONES, INITIATIVE, GtkWidget)

GtkWidget *bones_initiative_new (void);

/* Shows @n fleets, first to last; copies strings. */
void bones_initiative_set_order (BonesInitiative *self, const BonesPlaceLook *places, guint n);
