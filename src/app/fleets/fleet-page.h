/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The editor of a kept fleet: at the left the classes that may be bought, at the right the ships of
 * the fleet, what is wrong with it, and what it is built for. In a narrow window one of both sides
 * is shown at a time. Every change is stored at once.
 *
 * Signals:
 *  closed (): people go back to the list of fleets.
 *  edit (gint64 id): another fleet is to be opened in place of this one.
 */

#include <adwaita.h>

#include "app-store.h"

#define BONES_TYPE_FLEET_PAGE (bones_fleet_page_get_type ())
G_DECLARE_FINAL_TYPE (BonesFleetPage, bones_fleet_page, BONES, FLEET_PAGE, AdwBin)

/* Creates a page over @store and @settings, which must outlive it. */
BonesFleetPage *bones_fleet_page_new (BonesAppStore *store, GSettings *settings);

/* Opens kept fleet @id and moves the focus to where work goes on. FALSE with @error if there is no
 * such fleet, or if it cannot be read; then the page shows what it showed. */
gboolean bones_fleet_page_open (BonesFleetPage *self, gint64 id, GError **error);
