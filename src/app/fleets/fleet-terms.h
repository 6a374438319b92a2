/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a fleet that is edited is built for: edition, preset and house rules, and its owner's limit;
 * and what its owner remembers with it: cards, captain, tags, notes.
 *
 * Signals:
 *  said (const char *sentence): what the other rules change, or why an edit was refused.
 */

#include <adwaita.h>

#include "fleet-draft.h"

#define BONES_TYPE_FLEET_TERMS (bones_fleet_terms_get_type ())
G_DECLARE_FINAL_TYPE (BonesFleetTerms, bones_fleet_terms, BONES, FLEET_TERMS, AdwBin)

/* Shows the terms of @draft (NULL: none), which is borrowed until another is set; and as they are
 * now. */
void bones_fleet_terms_set_draft (BonesFleetTerms *self, BonesFleetDraft *draft);
void bones_fleet_terms_update (BonesFleetTerms *self);

/* Stores text that was written and not stored yet. */
void bones_fleet_terms_flush (BonesFleetTerms *self);
