/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What is only looked at on a ship's card, drawn as one piece: her silhouette, her name and
 * pennant, class or chips, and her dice. A screen reader is told all of it by the card.
 *
 * The line under her name says her class as long as nothing else is to be said. Chips take its
 * place: with their words as far as there is room, else as pictures. What more she is than her
 * class stands in notes at the foot, all of it; the class goes there when chips have taken its
 * place.
 */

#include "card-places.h"
#include "ship-silhouette.h"

#define BONES_TYPE_SHIP_FACE (bones_ship_face_get_type ())
G_DECLARE_FINAL_TYPE (BonesShipFace, bones_ship_face, BONES, SHIP_FACE, GtkWidget)

/* Dice that she has, of those that she had. */
typedef struct {
  guint count, limit;
  const char *icon; /* of what they are for, static; or NULL */
} BonesFaceDice;

GtkWidget *bones_ship_face_new (void);

/* Who she is; @kind: her class in words, @id: "R3". */
void bones_ship_face_set_ship (BonesShipFace *self, const BonesShipLook *look, const char *id,
                               const char *name, const char *kind, gboolean flagship);

/* Her dice; @guns where they differ from those of the crew, or NULL; @crew NULL: none are shown. */
void bones_ship_face_set_dice (BonesShipFace *self, const BonesFaceDice *guns,
                               const BonesFaceDice *crew);

/* What is to be said of her: first all are taken off, then they are added. @icon: or NULL. */
void bones_ship_face_clear_chips (BonesShipFace *self);
void bones_ship_face_add_chip (BonesShipFace *self, const char *icon, const char *text,
                               gboolean bad);

/* What there is to be noted of her: her class, or NULL where it need not be told, and the rest,
 * which is "" where there is nothing. */
void bones_ship_face_set_notes (BonesShipFace *self, const char *kind, const char *rest);

/* How high notes are in pixels where things stand as in @places: whether chips are there or not. */
int bones_ship_face_measure_notes (BonesShipFace *self, const BonesCardPlaces *places);

/* Where things stand on her card, in the coordinates of the face. */
void bones_ship_face_set_places (BonesShipFace *self, const BonesCardPlaces *places);
