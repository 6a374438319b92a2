/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * One change of an override or option as JSON: {"set":"ship","field":"hits","index":3,"value":2}.
 * Part of entry-text.h.
 */

#include <json-glib/json-glib.h>

#include "entry.h"
#include "setup.h"

/* @change as an object, the caller's. */
JsonObject *bones_change_to_json (const BonesSetup *setup, const BonesChange *change);

/* Sets @change to what @node says. FALSE with a sentence that names the member that is wrong. */
gboolean bones_change_from_json (const BonesSetup *setup, JsonNode *node, BonesChange *change,
                                 GError **error);
