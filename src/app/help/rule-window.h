/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A card with a rule, or the quick reference, whose rules become cards. Links lead to other rules,
 * or to the manual, and there is a way back. Escape closes it.
 */

#include <adwaita.h>

#include "helm.h"
#include "rulebook.h"

#define BONES_TYPE_RULE_WINDOW (bones_rule_window_get_type ())
G_DECLARE_FINAL_TYPE (BonesRuleWindow, bones_rule_window, BONES, RULE_WINDOW, AdwWindow)

/* Shows rule @id over the window of @parent, with which it goes: as it is in the battle of @helm,
 * or by itself, without values of settings, if @helm is NULL or plays another rule system. Without
 * a text for it (a battle's content may have rules of its own), says so. */
void bones_rule_window_open (GtkWidget *parent, BonesHelm *helm, const char *id);

/* Shows the quick reference of the battle of @helm, beside its window. */
void bones_rule_window_open_reference (GtkWidget *parent, BonesHelm *helm);

/* Shows the rule that option @option of @setup changes before any battle, with the options as they
 * are now; the others are one touch away. */
void bones_rule_window_open_option (GtkWidget *parent, const BonesSetup *setup, guint option);
