/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The line above the log in which people write what they look for, and choose which lines are
 * shown.
 *
 * Signals: changed (): other lines are looked for; stopped (): Escape was pressed.
 */

#include <adwaita.h>

#include "view.h"

#define BONES_TYPE_LOG_SEARCH (bones_log_search_get_type ())
G_DECLARE_FINAL_TYPE (BonesLogSearch, bones_log_search, BONES, LOG_SEARCH, AdwBin)

BonesLogSearch *bones_log_search_new (void);

/* Names the filters of the fleets of @view. */
void bones_log_search_apply (BonesLogSearch *self, const BonesView *view);

/* A BonesLogFilter, or that of a fleet. */
guint bones_log_search_get_filter (BonesLogSearch *self);

/* What is looked for; owned by @self. */
const char *bones_log_search_get_text (BonesLogSearch *self);

/* Says that @n lines were found. */
void bones_log_search_set_count (BonesLogSearch *self, guint n);

/* Gives the focus to the text. */
void bones_log_search_focus (BonesLogSearch *self);
