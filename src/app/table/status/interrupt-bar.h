/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A button for what other ships can do during a ship’s turn, such as opportunity fire. It is there
 * as long as any ship can, whatever is asked meanwhile; a touch lists the ships.
 */

#include <adwaita.h>

#include "helm.h"

#define BONES_TYPE_INTERRUPT_BAR (bones_interrupt_bar_get_type ())
G_DECLARE_FINAL_TYPE (BonesInterruptBar, bones_interrupt_bar, BONES, INTERRUPT_BAR, AdwBin)

void bones_interrupt_bar_apply (BonesInterruptBar *self, BonesHelm *helm);

/* Shows which ships can interrupt; hides itself if there are none. */
void bones_interrupt_bar_open (BonesInterruptBar *self);
