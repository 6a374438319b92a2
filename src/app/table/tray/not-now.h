/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What may not be done now, with the reasons: one button that says how many such things there are,
 * and a calm list behind it. It stands beside a pane's main button, so that the list is never
 * scrolled out of sight and nothing moves when it is looked at. Without anything in it, it is not
 * seen.
 */

#include <adwaita.h>

#include "view.h"

#define BONES_TYPE_NOT_NOW (bones_not_now_get_type ())
G_DECLARE_FINAL_TYPE (BonesNotNow, bones_not_now, BONES, NOT_NOW, AdwBin)

/* Empties it. */
void bones_not_now_begin (BonesNotNow *self);

/* Adds @action, which is closed and has a reason. */
void bones_not_now_add (BonesNotNow *self, const BonesActionView *action);

/* Shows what was added. */
void bones_not_now_end (BonesNotNow *self);
