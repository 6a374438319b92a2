/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What people gather round after a battle: its result and why, its course, what each ship did, what
 * is worth remembering, and the luck of the dice. While the battle goes on, the same so far. It
 * shows what everybody may know.
 */

#include <adwaita.h>

#include "helm.h"

#define BONES_TYPE_AFTER_WINDOW (bones_after_window_get_type ())
G_DECLARE_FINAL_TYPE (BonesAfterWindow, bones_after_window, BONES, AFTER_WINDOW, AdwWindow)

/* Opens it for the battle of @helm, over the window of @parent, with which it goes. */
void bones_after_window_open (GtkWidget *parent, BonesHelm *helm);
