/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A key for each face of a die, to enter what a real one shows.
 *
 * Signals: typed (guint face): its key was pressed.
 */

#include <adwaita.h>

#define BONES_TYPE_DIE_KEYS (bones_die_keys_get_type ())
G_DECLARE_FINAL_TYPE (BonesDieKeys, bones_die_keys, BONES, DIE_KEYS, AdwBin)

/* Shows the keys for a die with @sides (2 to 20); keeps existing ones. */
void bones_die_keys_set_sides (BonesDieKeys *self, guint sides);
