/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The fleets that people keep for battles to come: made, copied, put away, deleted, passed on and
 * printed.
 *
 * Signals:
 *  edit (gint64 id): a fleet is to be changed.
 *  resume (gint64 game): a battle of a fleet is to be continued, or looked at.
 */

#include <adwaita.h>

#include "app-store.h"

#define BONES_TYPE_FLEETS_PAGE (bones_fleets_page_get_type ())
G_DECLARE_FINAL_TYPE (BonesFleetsPage, bones_fleets_page, BONES, FLEETS_PAGE, AdwBin)

/* Creates a page over @store and @settings, both of which must outlive it. */
BonesFleetsPage *bones_fleets_page_new (BonesAppStore *store, GSettings *settings);

/* Keeps the fleet in @file as a new one. If that fails, a message says why. */
void bones_fleets_page_import (BonesFleetsPage *self, GFile *file);

/* Reads the fleets again, and gives the focus to the list. */
void bones_fleets_page_reload (BonesFleetsPage *self);

/* The same, and gives the focus to fleet @id if it is there. */
void bones_fleets_page_return (BonesFleetsPage *self, gint64 id);
