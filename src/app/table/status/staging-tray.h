/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The staging tray: what was declared and waits to take effect together with all the rest, by the
 * ship for which it is. A line says how far it has come; the rest opens below it, by itself where
 * there is room and nothing is in the way, or by touch.
 *
 * It is open to all, and nothing on it can be pressed but that line: to roll, and to let it take
 * effect, are things for the table to do next.
 */

#include "view.h"

#include <adwaita.h>

#define BONES_TYPE_STAGING_TRAY (bones_staging_tray_get_type ())
G_DECLARE_FINAL_TYPE (BonesStagingTray, bones_staging_tray, BONES, STAGING_TRAY, AdwBin)

/* Shows the tray of @view; hides itself if nothing waits. */
void bones_staging_tray_apply (BonesStagingTray *self, const BonesView *view);

/* Whether there is room for it beside a question. */
void bones_staging_tray_set_roomy (BonesStagingTray *self, gboolean roomy);
