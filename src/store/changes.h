/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The changes of an override as text that people can read:
 *
 *   ship 3 hits add 1, ship 3 status set sunk, option booty.scope set single_die,
 *   add-marker none reef none, card 1 kraken:2 hand:0
 *
 * Everything that the engine, a ruleset or its content has an id for is written by its id; numbers
 * are what people counted, and ships, fleets, markers and links. docs/table-protocol.md lists the
 * forms.
 */

#include "ruleset.h"

/* The caller frees it. */
char *bones_changes_to_text (const BonesSetup *setup, const BonesChange *changes, guint n);

/* Sets @changes, which the caller frees, and @n. FALSE when @text is something else, or names what
 * @setup does not know. */
gboolean bones_changes_from_text (const BonesSetup *setup, const char *text, BonesChange **changes,
                                  guint *n);
