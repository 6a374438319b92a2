/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The options of a rule system, each with a plain sentence: a row that unfolds.
 *
 * Signals: changed (): an option has another value.
 */

#include <adwaita.h>

#include "setup.h"

#define BONES_TYPE_HOUSE_RULES (bones_house_rules_get_type ())
G_DECLARE_FINAL_TYPE (BonesHouseRules, bones_house_rules, BONES, HOUSE_RULES, AdwExpanderRow)

/* Shows the options of @setup, and sets them there; borrowed until the next call. */
void bones_house_rules_set_setup (BonesHouseRules *self, BonesSetup *setup);

/* All options except the edition, as a{sv}; floating. */
GVariant *bones_house_rules_make_options (BonesHouseRules *self);
