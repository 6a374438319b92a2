/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the files of the fleet picker share: fleet-picker.c, fleet-picker-faction.c for whose fleet
 * it is, and fleet-picker-ready.c for the fleets that are picked as a whole.
 */

#include "fleet-picker.h"

struct _BonesFleetPicker {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *band, *head, *flag, *name_entry, *player_entry, *faction_group, *faction_row, *presets,
      *steppers, *ships, *spent, *bar, *points, *fault, *warning, *names;

  const BonesSetup *setup;     /* borrowed */
  const BonesRuleset *ruleset; /* of it */
  GPtrArray *offered;          /* owned: fleets of the content that are ready; or NULL */
  const BonesRoster *like;     /* one of them, after which ships are fitted out; or NULL */
  char *named;                 /* owned: what it called the fleet, or NULL */
  char *said;                  /* owned: the fault, or NULL */
  guint seat;
  guint n_ready; /* fleets of the game that are ready; those that are offered come behind */
  gint ready;    /* which one this is, or -1: one of their own */
  gboolean stale;
  gboolean setting; /* the counts are being set, one after another */
};

/* What @id is called, with @prefix in front of it; @id where there is no word for it. */
const char *bones_fleet_picker_word (BonesFleetPicker *self, const char *prefix, const char *id);

/* The faction that is chosen; NULL where there are none. */
const char *bones_fleet_picker_get_faction (BonesFleetPicker *self);

/* Fills the row of factions, and says what the chosen one does; hidden where there are none. */
void bones_fleet_picker_fill_factions (BonesFleetPicker *self);
void bones_fleet_picker_show_faction (BonesFleetPicker *self);

/* Chooses @faction; NULL: none, where a fleet may do without. */
void bones_fleet_picker_set_faction (BonesFleetPicker *self, const char *faction);

/* Calls the fleet @name, unless people call it otherwise; NULL: as its seat. */
void bones_fleet_picker_set_name (BonesFleetPicker *self, const char *name);

/* So many of each class. */
void bones_fleet_picker_set_counts (BonesFleetPicker *self, const guint *counts);

/* Makes it fleet number @i of those that are ready; and fills the row of them. */
void bones_fleet_picker_set_ready (BonesFleetPicker *self, guint i);
void bones_fleet_picker_fill_ready (BonesFleetPicker *self);
