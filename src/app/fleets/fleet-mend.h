/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What mends a flaw of a kept fleet (roster-mend.h), as edits of its draft.
 */

#include "fleet-draft.h"
#include "roster-mend.h"

/* At most BONES_MOST_MENDS for flaw @flaw of @draft, the mildest first: an array of BonesMend,
 * which clears them. The caller unrefs it. */
GArray *bones_fleet_mends (BonesFleetDraft *draft, const BonesFleetFlaw *flaw);

/* Does it: one edit of @draft. */
gboolean bones_fleet_mend_apply (BonesFleetDraft *draft, const BonesMend *mend, GError **error);
