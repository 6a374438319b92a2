/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What stands in the place of things that are not there: a title, which may be left out, and a
 * sentence that says what the place is for and what to do. Its children (buttons) are below.
 *
 * Properties: title and text (strings).
 */

#include <gtk/gtk.h>

#define BONES_TYPE_NOTHING (bones_nothing_get_type ())
G_DECLARE_FINAL_TYPE (BonesNothing, bones_nothing, BONES, NOTHING, GtkBox)

/* @title may be NULL. */
GtkWidget *bones_nothing_new (const char *title, const char *text);

void bones_nothing_set_text (BonesNothing *self, const char *text);
