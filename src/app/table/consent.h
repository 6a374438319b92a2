/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Undo of what players have seen: asks each of the other captains by name.
 */

#include "helm.h"

#include <gtk/gtk.h>

/* Undoes one step once those who must agree have agreed. */
void bones_consent_undo (GtkWidget *parent, BonesHelm *helm);

/* The same for everything after entry @seq. Ends looking back. */
void bones_consent_undo_to (GtkWidget *parent, BonesHelm *helm, guint32 seq);

/* The same back to the start of the round. */
void bones_consent_undo_round (GtkWidget *parent, BonesHelm *helm);
