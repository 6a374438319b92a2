/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What log-file.c, which writes text, and log-page.c, which writes HTML, share.
 */

#include "log-file.h"
#include "view.h"

/* "Black Spot, 2025 – 21 November 2026". */
char *bones_log_about (BonesTable *table);

/* "Red, Elves – Anna", as much as there is of it. */
char *bones_log_fleet (const BonesFleetView *fleet);

/* The ships with which @fleet began: "Fury (Frigate), Wasp (Sloop)". */
char *bones_log_ships (const BonesView *view, guint fleet);

/* Whether some of the dice were real ones. */
gboolean bones_log_has_typed_dice (const GPtrArray *lines);
