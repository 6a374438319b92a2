/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Undoing what has been seen: the other captains are asked, each by name.
 */

#include "helm.h"

#include <gtk/gtk.h>

/* Undoes one step, after those have agreed who must. */
void bones_consent_undo (GtkWidget *parent, BonesHelm *helm);

/* Undoes all that came behind entry @seq, likewise. Whoever looked back is in the present then. */
void bones_consent_undo_to (GtkWidget *parent, BonesHelm *helm, guint32 seq);

/* The same to the start of the round. */
void bones_consent_undo_round (GtkWidget *parent, BonesHelm *helm);
