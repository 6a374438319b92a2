/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The mark of a faction: an emblem of its own on a shield, told by its shape alone. From 14 to 96
 * pixels high.
 *
 * Properties: icon ("mark-leaf"; what is not known has a star); size (pixels, 22 unless set); text.
 */

#include "drawn.h"

#define BONES_TYPE_FACTION_MARK (bones_faction_mark_get_type ())
G_DECLARE_FINAL_TYPE (BonesFactionMark, bones_faction_mark, BONES, FACTION_MARK, BonesDrawn)

GtkWidget *bones_faction_mark_new (const char *icon);
