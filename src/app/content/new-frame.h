/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Asks how many empty rows a new content set has, section by section.
 */

#include <adwaita.h>

#include "ruleset.h"

/* Opens the dialog over the window of @parent, and calls @made with @data when people have chosen:
 * @slots are as bones_content_frame() takes them. */
typedef void (*BonesFrameMade) (const BonesRuleset *ruleset, const char *slots, gpointer data);
void bones_new_frame_ask (GtkWidget *parent, const BonesRuleset *ruleset, BonesFrameMade made,
                          gpointer data);
