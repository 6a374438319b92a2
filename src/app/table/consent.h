/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Undoing what has been seen: the other captains are asked, each by name.
 */

#include "helm.h"

#include <gtk/gtk.h>

/* Undoes one step, after those have agreed who must. */
void bones_consent_undo (GtkWidget *parent, BonesHelm *helm);

/* Goes back to the start of the round, after everybody has agreed. */
void bones_consent_undo_round (GtkWidget *parent, BonesHelm *helm);
