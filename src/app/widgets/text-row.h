/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A row of text that people wrote or that rules have: as it is, without markup, and whole.
 */

#include <adwaita.h>

/* Returns a new AdwActionRow. @subtitle may be NULL. */
GtkWidget *bones_text_row_new (const char *title, const char *subtitle);
