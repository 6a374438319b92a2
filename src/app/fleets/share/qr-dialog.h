/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A QR code on the screen, for another device to scan: large, black on white in every theme, with
 * what to do with it. It is of a kept fleet, of what binds the app's dice, or of the code with
 * which a battle is signed off.
 */

#include <adwaita.h>

#include "kept-fleet.h"
#include "table.h"

#define BONES_TYPE_QR_DIALOG (bones_qr_dialog_get_type ())
G_DECLARE_FINAL_TYPE (BonesQrDialog, bones_qr_dialog, BONES, QR_DIALOG, AdwWindow)

/* Opens over the window of @parent. FALSE, and nothing opens, if the fleet cannot be read, or does
 * not fit into a code. */
gboolean bones_qr_dialog_open (GtkWidget *parent, BonesStore *store, const BonesFleetRecord *record,
                               GError **error);

/* The same for what binds the app's dice in the battle of @table, with its digits as well. */
void bones_qr_dialog_open_commitment (GtkWidget *parent, BonesTable *table);

/* The same for the battle of @table, with the code in letters as well, and with the seed that is no
 * secret any more. Nothing opens if it is not over. */
void bones_qr_dialog_open_sign_off (GtkWidget *parent, BonesTable *table);
