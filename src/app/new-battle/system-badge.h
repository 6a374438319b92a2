/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A button’s content for a game: its sign above its name.
 */

#include <gtk/gtk.h>

#include "ruleset.h"

#define BONES_TYPE_SYSTEM_BADGE (bones_system_badge_get_type ())
G_DECLARE_FINAL_TYPE (BonesSystemBadge, bones_system_badge, BONES, SYSTEM_BADGE, GtkBox)

/* Creates the badge of @ruleset. */
GtkWidget *bones_system_badge_new (const BonesRuleset *ruleset);
