/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What is wrong with a fleet that is edited: a sentence for each fault and warning, with its rule.
 * A touch on one goes to its ship and offers what mends it.
 *
 * Signals:
 *  go (gint ship): a flaw of that ship was touched.
 *  mended (): a mend was done; the button is gone.
 *  trouble (const char *sentence): a mend was refused.
 */

#include <adwaita.h>

#include "fleet-draft.h"

#define BONES_TYPE_FLAW_LIST (bones_flaw_list_get_type ())
G_DECLARE_FINAL_TYPE (BonesFlawList, bones_flaw_list, BONES, FLAW_LIST, AdwBin)

/* Shows the flaws of @draft (NULL: none), which is borrowed until the next call. */
void bones_flaw_list_show (BonesFlawList *self, BonesFleetDraft *draft);

/* Moves the focus to the first flaw. Returns FALSE if there is none. */
gboolean bones_flaw_list_focus (BonesFlawList *self);
