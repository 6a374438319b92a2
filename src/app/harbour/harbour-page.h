/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The harbour: battles to go on with, a ready-made one in one click, and a new one. If the database
 * cannot be used, it says why and offers the ways out, and nothing else.
 *
 * Signals:
 *  resume (gint64 game): a battle was chosen.
 *  play (BonesTable *table): one was made, to be shown at once.
 *  rematch (gint64 game, gboolean swapped): one is to be played once more.
 *  removing (gint64 game): one is about to be removed.
 */

#include <adwaita.h>

#include "app-store.h"

#define BONES_TYPE_HARBOUR_PAGE (bones_harbour_page_get_type ())
G_DECLARE_FINAL_TYPE (BonesHarbourPage, bones_harbour_page, BONES, HARBOUR_PAGE, AdwBin)

/* Creates a page over @store and @settings, both of which must outlive it. */
BonesHarbourPage *bones_harbour_page_new (BonesAppStore *store, GSettings *settings);

/* Reads the battles again. */
void bones_harbour_page_reload (BonesHarbourPage *self);

/* The same if a battle was played, added or removed since; messages and the focus stay. */
void bones_harbour_page_refresh (BonesHarbourPage *self);

/* Gives the focus to the button for a new battle, or to the first way out. */
void bones_harbour_page_focus (BonesHarbourPage *self);

/* Shows @sentence at the top, until the next reload. */
void bones_harbour_page_show_message (BonesHarbourPage *self, const char *sentence);

/* Whether the database can be read and written: it is there, and is not a copy to be looked at. */
gboolean bones_harbour_page_is_usable (BonesHarbourPage *self);
