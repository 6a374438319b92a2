/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Asks for the state of a battle that began without the app: its round, wind and order, the step
 * of the round, and what the fleets have. Ships are corrected on the table afterwards.
 *
 * Signals: done (gboolean joined): it has been said, or people have thought better of it.
 */

#include "helm.h"

#include <adwaita.h>

#define BONES_TYPE_JOIN_DIALOG (bones_join_dialog_get_type ())
G_DECLARE_FINAL_TYPE (BonesJoinDialog, bones_join_dialog, BONES, JOIN_DIALOG, AdwWindow)

/* Opens it over the window of @parent. */
BonesJoinDialog *bones_join_dialog_ask (GtkWidget *parent, BonesHelm *helm);
