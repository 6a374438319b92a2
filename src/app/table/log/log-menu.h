/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What can be done about a line of the log: the menu of its actions, which are the log view's.
 */

#include "table.h"

/* The menu for @line, which stands at @position as it is read; the caller's. */
GMenuModel *bones_log_menu_new (const BonesLogLine *line, guint position, BonesTable *table);
