/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The staging tray: what waits to take effect together.
 */

#include "view-context.h"

/* What waits on the tray, or NULL. */
BonesStagingView *bones_staging_view_new (const BonesViewContext *view_context);
void bones_staging_view_free (BonesStagingView *staging);
