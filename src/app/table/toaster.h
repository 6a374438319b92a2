/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The toast of the table page. There is only one, and it shows the latest message: libadwaita 1.2
 * cannot dismiss a toast that is still sliding in, and an older message would be about something
 * no longer seen.
 */

#include <adwaita.h>

#define BONES_TYPE_TOASTER (bones_toaster_get_type ())
G_DECLARE_FINAL_TYPE (BonesToaster, bones_toaster, BONES, TOASTER, GObject)

/* Shows its toast on @overlay, which must outlive it or remove it. */
BonesToaster *bones_toaster_new (AdwToastOverlay *overlay);

/* Shows @text for @seconds, with a button @label that activates @action with @target; without a
 * button if these are NULL. */
void bones_toaster_show (BonesToaster *self, const char *text, guint seconds, const char *label,
                         const char *action, GVariant *target);

/* Whether the toast offers @action. */
gboolean bones_toaster_offers (BonesToaster *self, const char *action);

/* Removes the button, and soon the toast. */
void bones_toaster_withdraw (BonesToaster *self);
