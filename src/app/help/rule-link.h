/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A touch on something that the rules say leads to the rule.
 */

#include <gtk/gtk.h>

/* A button that looks like @child, is called @name and shows rule @rule (the action win.rule); it
 * closes the popover that it is in. Without a rule, @child itself, focusable and with that name. */
GtkWidget *bones_rule_link_new (GtkWidget *child, const char *rule, const char *name);
