/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The battle in sentences, the newest on top, under the tray, where the eye is. What was undone is
 * struck through, dice that were typed are in pencil.
 */

#include <adwaita.h>

#include "helm.h"

#define BONES_TYPE_LOG_VIEW (bones_log_view_get_type ())
G_DECLARE_FINAL_TYPE (BonesLogView, bones_log_view, BONES, LOG_VIEW, AdwBin)

void bones_log_view_apply (BonesLogView *self, BonesHelm *helm);

/* The whole of it as plain text, oldest first; the caller frees it. */
char *bones_log_to_text (const GPtrArray *log);
