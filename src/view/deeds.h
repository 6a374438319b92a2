/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What each ship of a fleet did in a battle, from its journal: for the history of a kept fleet.
 */

#include "view.h"

typedef struct {
  guint ship;
  char *name, *kind; /* "Fury", "Frigate" */
  char *end; /* how she left her fleet: "sunk by Wren", "taken by Blue"; NULL: she did not */
  GPtrArray *sank, *took, *beat; /* of char *: the names of these ships */
  guint given, taken;            /* hits, or points of damage */
  guint fights;                  /* hand to hand */
  guint loot;                    /* treasures */
  GArray *entries;               /* of guint32: those that tell of these, in order */
} BonesShipDeeds;

/* The deeds of the ships that @fleet began with, or that its own rules gave it, as @viewer may know
 * them: an array of BonesShipDeeds, which the caller frees. NULL while the battle goes on, if its
 * rules hide ships: what one of them did must not tell who she is. */
GPtrArray *bones_view_deeds (BonesTable *table, guint viewer, guint fleet);

/* The same of battle @game of @store, as everybody may know them; NULL with @error if it cannot be
 * read. Empty instead of NULL if nothing may be told. */
GPtrArray *bones_deeds_of_game (BonesStore *store, gint64 game, guint fleet, GError **error);

/* "sunk by Wren · sank Gull · hits: 2 given, 3 taken"; "nothing to tell". The caller frees it. */
char *bones_ship_deeds_text (const BonesShipDeeds *deeds);
