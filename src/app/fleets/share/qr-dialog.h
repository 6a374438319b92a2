/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A kept fleet as a QR code on the screen, for another device to scan: large, black on white in
 * every theme, with what to do with it.
 */

#include <adwaita.h>

#include "kept-fleet.h"

#define BONES_TYPE_QR_DIALOG (bones_qr_dialog_get_type ())
G_DECLARE_FINAL_TYPE (BonesQrDialog, bones_qr_dialog, BONES, QR_DIALOG, AdwWindow)

/* Opens over the window of @parent. FALSE, and nothing opens, if the fleet cannot be read, or does
 * not fit into a code. */
gboolean bones_qr_dialog_open (GtkWidget *parent, BonesStore *store, const BonesFleetRecord *record,
                               GError **error);
