/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What is chosen in a row may be cut short on a phone: its tooltip says it whole.
 */

#include <adwaita.h>

/* From now on the tooltip of @row is what is chosen in it. */
void bones_combo_tip_follow (AdwComboRow *row);
