/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A place on a ship's card that counts by touch: her hits as a row of holes, her flames as a flame
 * and a number, the token of who was ordered. What is not there yet is a ghost of itself. It is a
 * button and nothing else; what a touch means is its owner's business.
 */

#include <gtk/gtk.h>

#define BONES_TYPE_CARD_ZONE (bones_card_zone_get_type ())
G_DECLARE_FINAL_TYPE (BonesCardZone, bones_card_zone, BONES, CARD_ZONE, GtkButton)

typedef enum {
  BONES_ZONE_HOLES, /* count of limit */
  BONES_ZONE_COUNT, /* a picture and count */
  BONES_ZONE_TOKEN  /* there while count is not 0 */
} BonesZoneKind;

/* @icon: the id of a picture, for COUNT. */
GtkWidget *bones_card_zone_new (BonesZoneKind kind, const char *icon);

/* @limit: of HOLES. @bad: more of it is worse. What was coming has come. */
void bones_card_zone_set (BonesCardZone *self, gint count, gint limit, gboolean bad);

/* @coming: what is added as soon as it is stored; it is shown faintly. */
void bones_card_zone_set_coming (BonesCardZone *self, gint coming);

/* How large it is drawn: pixels of a unit of the card. */
void bones_card_zone_set_unit (BonesCardZone *self, double unit);
