/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What is due, or about to be forgotten: the first of it in a line, which takes no room while
 * nothing is; a touch shows all. Screen readers hear of it when it changes.
 */

#include <adwaita.h>

#include "view.h"

#define BONES_TYPE_REMINDER_STRIP (bones_reminder_strip_get_type ())
G_DECLARE_FINAL_TYPE (BonesReminderStrip, bones_reminder_strip, BONES, REMINDER_STRIP, AdwBin)

void bones_reminder_strip_apply (BonesReminderStrip *self, const BonesView *view);
