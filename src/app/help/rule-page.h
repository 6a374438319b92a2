/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What one rule says: title, id, words, example; the settings that change it and their values, the
 * rulings of the battle, and other rules to see.
 *
 * Signals:
 *  go (id): another rule was touched.
 *  note (): people want to note a ruling.
 */

#include <adwaita.h>

#include "rule-view.h"

#define BONES_TYPE_RULE_PAGE (bones_rule_page_get_type ())
G_DECLARE_FINAL_TYPE (BonesRulePage, bones_rule_page, BONES, RULE_PAGE, AdwBin)

/* Shows @view, a rule of @book, and links to the rules @see (of const BonesRule). @battle: it has
 * settings and rulings of a battle, and a ruling can be noted. */
void bones_rule_page_set (BonesRulePage *self, const BonesRulebook *book, const BonesRuleView *view,
                          const GPtrArray *see, gboolean battle);

/* Gives the focus to the words. */
void bones_rule_page_focus (BonesRulePage *self);
