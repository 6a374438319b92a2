/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * One entry of a journal as JSON, as it stands in exported games. docs/table-protocol.md has the
 * form. Verbs, tracks, options, classes and kinds go by their ids, so that a later version that
 * orders them otherwise still reads them; ships and fleets are their numbers in the game, from 0.
 */

#include <json-glib/json-glib.h>

#include "journal.h"
#include "setup.h"

/* @entry as an object, the caller's. With @hidden its values are left out, and "hidden" says so. */
JsonObject *bones_entry_to_json (const BonesSetup *setup, const BonesEntry *entry, gboolean hidden);

/* The entry that @object is, as number @seq; NULL with a sentence in @error that names the member
 * that is wrong. Whether the entry fits the game only playing it tells. */
BonesEntry *bones_entry_from_json (const BonesSetup *setup, JsonObject *object, guint32 seq,
                                   GError **error);
