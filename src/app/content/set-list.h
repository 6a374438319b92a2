/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * All content sets, by rule system.
 *
 * Signals:
 *  open (const BonesRuleset *ruleset, gint64 id): a set was chosen.
 *  make (const BonesRuleset *ruleset): a new one is wanted.
 *  frame (const BonesRuleset *ruleset): a new one with empty rows is wanted.
 *  copy (const BonesRuleset *ruleset, gint64 id): one is to be copied.
 */

#include <adwaita.h>

#include "content-set.h"

#define BONES_TYPE_SET_LIST (bones_set_list_get_type ())
G_DECLARE_FINAL_TYPE (BonesSetList, bones_set_list, BONES, SET_LIST, AdwBin)

GtkWidget *bones_set_list_new (void);

/* Reads the sets again. Returns FALSE with @error if they cannot be read. */
gboolean bones_set_list_reload (BonesSetList *self, BonesStore *store, GError **error);
