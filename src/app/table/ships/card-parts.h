/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What stands on a ship's card, over her turn and on the shared screen alike: her counters, which
 * are the tracks that players count by touch, and her chips. What there is of them is worked out in
 * card-facts.h; here are their widgets.
 */

#include <gtk/gtk.h>

#include "card-facts.h"

/* What the user did to a counter, in the order of the owners' signals. */
typedef enum {
  BONES_COUNTER_TAPPED,      /* one more */
  BONES_COUNTER_TAPPED_BACK, /* one less */
  BONES_COUNTER_TAPPED_TO    /* to set it to @value */
} BonesCounterTap;

/* @field: the track; @value: 0 except for TAPPED_TO. */
typedef void (*BonesCounterFunc) (GtkWidget *owner, BonesCounterTap tap, guint field, gint value);

/* The counters of one ship. Part of @owner, which places the zones; all members are zero before
 * bones_counters_make(). */
typedef struct {
  GtkWidget *owner;
  BonesCounterFunc tapped;
  BonesCardPlan plan;
  guint fields[BONES_MOST_ZONES];     /* the tracks */
  GtkWidget *zones[BONES_MOST_ZONES]; /* BonesCardZone or BonesPegBoard; as many as the plan has */
} BonesCounters;

/* Creates the zones for @ship. They are floating. */
void bones_counters_make (BonesCounters *self, const BonesShipView *ship, GtkWidget *owner,
                          BonesCounterFunc tapped);

/* Whether they are the zones for @ship: the rules, or what she is, may have changed. */
gboolean bones_counters_fit (const BonesCounters *self, const BonesShipView *ship);

/* Takes the zones out of their parents. */
void bones_counters_clear (BonesCounters *self);

/* Shows the values of @ship. */
void bones_counters_apply (BonesCounters *self, const BonesShipView *ship);

/* Shows that @by more of @field are coming, and nothing of the others. */
void bones_counters_set_coming (BonesCounters *self, guint field, gint by);

/* Sets the scale of counter number @i: pixels per unit of the card. */
void bones_counters_set_unit (BonesCounters *self, guint i, double unit);

/* Creates a widget for @chip with @gap pixels between its icon and its text; @size: of a sign. */
GtkWidget *bones_card_chip_new (const BonesCardChip *chip, int gap, guint size);
