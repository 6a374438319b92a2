/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What one rule says: title, id, words, example; the settings that change it and their values, the
 * rulings of the battle, the places of the manual about it, and other rules to see.
 *
 * Signals:
 *  go (id): another rule was touched.
 *  note (): people want to note a ruling.
 *  manual (number): a place of the manual was touched.
 */

#include <adwaita.h>

#include "rule-view.h"

#define BONES_TYPE_RULE_PAGE (bones_rule_page_get_type ())
G_DECLARE_FINAL_TYPE (BonesRulePage, bones_rule_page, BONES, RULE_PAGE, AdwBin)

/* Whose the settings of a rule are. */
typedef enum {
  BONES_RULE_OF_NOBODY, /* they have no values */
  BONES_RULE_OF_SETUP,  /* those of a battle that did not begin yet */
  BONES_RULE_OF_BATTLE  /* those of a battle, with its rulings; a ruling can be noted */
} BonesRuleOf;

/* Shows @view, a rule of @book, and links to the places @manual (of BonesManualPlace) and to the
 * rules @see (of const BonesRule). */
void bones_rule_page_set (BonesRulePage *self, const BonesRulebook *book, const BonesRuleView *view,
                          const GPtrArray *manual, const GPtrArray *see, BonesRuleOf of);

/* Gives the focus to the words. */
void bones_rule_page_focus (BonesRulePage *self);
