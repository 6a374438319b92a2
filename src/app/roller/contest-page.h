/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * "Roll for It": an argument is settled. Two sides or more, each with a name; a die each, the
 * highest has it, and those who are level throw again. In a battle it stands in the log.
 */

#include <adwaita.h>

#include "thrower.h"

#define BONES_TYPE_CONTEST_PAGE (bones_contest_page_get_type ())
G_DECLARE_FINAL_TYPE (BonesContestPage, bones_contest_page, BONES, CONTEST_PAGE, AdwBin)

/* Once, before anything else. In a battle the sides are its fleets, until people say otherwise. */
void bones_contest_page_set_thrower (BonesContestPage *self, BonesThrower *thrower);

/* What Enter presses. */
GtkWidget *bones_contest_page_get_button (BonesContestPage *self);
