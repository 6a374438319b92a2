/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The instruments: the wind rose, in words beside it, the round, and the order of play. Where
 * the wind goes by the compass, the rose is it, with its token and what the die does to it.
 *
 * Signals: changing (): they were pressed long, or their "..." was touched.
 */

#include <adwaita.h>

#include "helm.h"

#define BONES_TYPE_STATUS_PANEL (bones_status_panel_get_type ())
G_DECLARE_FINAL_TYPE (BonesStatusPanel, bones_status_panel, BONES, STATUS_PANEL, AdwBin)

void bones_status_panel_apply (BonesStatusPanel *self, BonesHelm *helm);

/* Whether there is room for larger instruments. */
void bones_status_panel_set_roomy (BonesStatusPanel *self, gboolean roomy);
