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

/* The dice that she has, and the number that she began with. */
typedef struct {
  guint count, limit;
  const char *icon; /* the icon of what they are for, static; or NULL */
} BonesFaceDice;

GtkWidget *bones_ship_face_new (void);

/* @kind: her class in words; @id: "R3". */
void bones_ship_face_set_ship (BonesShipFace *self, const BonesShipLook *look, const char *id,
                               const char *name, const char *kind, gboolean flagship);

/* Her dice. @guns: those of her guns, if they differ from those of her crew; or NULL. @crew
 * NULL: shows none. */
void bones_ship_face_set_dice (BonesShipFace *self, const BonesFaceDice *guns,
                               const BonesFaceDice *crew);

/* Removes all chips; adds a chip. @icon may be NULL. */
void bones_ship_face_clear_chips (BonesShipFace *self);
void bones_ship_face_add_chip (BonesShipFace *self, const char *icon, const char *text,
                               gboolean bad);

/* The notes about her: her class, or NULL if it need not be shown, and the rest, or "". */
void bones_ship_face_set_notes (BonesShipFace *self, const char *kind, const char *rest);

/* The height of the notes in pixels on a card laid out as @places, with or without chips. */
int bones_ship_face_measure_notes (BonesShipFace *self, const BonesCardPlaces *places);

/* Where things are on her card, in the coordinates of the face. */
void bones_ship_face_set_places (BonesShipFace *self, const BonesCardPlaces *places);
