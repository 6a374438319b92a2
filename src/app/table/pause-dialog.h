/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * People go home, and come back: asks where the models are, and tells it again next week, with how
 * everything stood.
 *
 * Signals: paused (const char *where): it is to be written down.
 */

#include <adwaita.h>

#include "view.h"

#define BONES_TYPE_PAUSE_DIALOG (bones_pause_dialog_get_type ())
G_DECLARE_FINAL_TYPE (BonesPauseDialog, bones_pause_dialog, BONES, PAUSE_DIALOG, AdwWindow)

/* Asks, over the window of @parent. */
BonesPauseDialog *bones_pause_dialog_ask (GtkWidget *parent, const BonesView *view);

/* Tells that the models are @where ("": not said), over the window of @parent. */
BonesPauseDialog *bones_pause_dialog_tell (GtkWidget *parent, const BonesView *view,
                                           const char *where);
