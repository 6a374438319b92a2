/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The battle in sentences, the newest on top, where the eye is. Lines are chosen with the arrow
 * keys, and Enter, a tap or the menu key offers what can be done about one: look at the table as it
 * was then, put an answer right, go back to there, note a ruling, copy. While people look back, a
 * line that is chosen is what they look at.
 */

#include <adwaita.h>

#include "helm.h"

/* The room: a page of its own, a low strip, or a strip in a wide window. */
typedef enum { BONES_LOG_PAGE, BONES_LOG_LOW, BONES_LOG_WIDE } BonesLogRoom;

#define BONES_TYPE_LOG_VIEW (bones_log_view_get_type ())
G_DECLARE_FINAL_TYPE (BonesLogView, bones_log_view, BONES, LOG_VIEW, AdwBin)

void bones_log_view_apply (BonesLogView *self, BonesHelm *helm);
void bones_log_view_set_room (BonesLogView *self, BonesLogRoom room);

/* Gives the focus to the newest line, or to the line of the moment that is shown. */
void bones_log_view_focus (BonesLogView *self);

/* Opens the line in which people write what they look for. */
void bones_log_view_find (BonesLogView *self);

/* Shows whether the log is large. */
void bones_log_view_set_large (BonesLogView *self, gboolean large);
