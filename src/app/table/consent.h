/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Consent: what players have seen is undone or corrected only if the other captains agree. Each of
 * them touches a button with his or her name; the last touch is enough.
 */

#include "helm.h"

#include <gtk/gtk.h>

/* Undoes one step once those who must agree have agreed. */
void bones_consent_undo (GtkWidget *parent, BonesHelm *helm);

/* The same for everything after entry @seq. Ends looking back. */
void bones_consent_undo_to (GtkWidget *parent, BonesHelm *helm, guint32 seq);

/* The same back to the start of the round. */
void bones_consent_undo_round (GtkWidget *parent, BonesHelm *helm);

/* Corrects answer @seq, which @what describes, once the fleets @needs (bits) have agreed. */
void bones_consent_amend (GtkWidget *parent, BonesHelm *helm, guint32 seq, guint n,
                          const guint16 *values, const char *why, guint needs, const char *what);
