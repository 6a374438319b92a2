/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Puts an earlier answer right: a roll that was mistyped, a target, a choice. The question is asked
 * once more as it was then, with the dice or the answer that it got; then it is shown what would
 * change, before anything does. Where a later entry would no longer fit, it says which, and offers
 * what can be done instead.
 */

#include <adwaita.h>

#include "helm.h"

#define BONES_TYPE_AMEND_DIALOG (bones_amend_dialog_get_type ())
G_DECLARE_FINAL_TYPE (BonesAmendDialog, bones_amend_dialog, BONES, AMEND_DIALOG, AdwWindow)

/* Opens it over the window of @parent for one of @answers, an array of guint32: the last roll
 * among them, or else the last. The user can choose another. */
void bones_amend_dialog_open (GtkWidget *parent, BonesHelm *helm, const GArray *answers);
