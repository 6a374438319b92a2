/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What those may do whose go it is not: one button that says how many such things there are, and
 * behind it a list of them. It keeps a long list short for the one whose go it is. Without anything
 * in it, it is not seen.
 *
 * Signals: begun (BonesActionRow *row): something of it was chosen.
 */

#include <adwaita.h>

#include "action-row.h"

#define BONES_TYPE_OTHERS (bones_others_get_type ())
G_DECLARE_FINAL_TYPE (BonesOthers, bones_others, BONES, OTHERS, AdwBin)

/* Empties it. */
void bones_others_begin (BonesOthers *self);

/* Adds @row, which it owns. */
void bones_others_add (BonesOthers *self, BonesActionRow *row);

/* Shows what was added. */
void bones_others_end (BonesOthers *self);
