/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The face of a die: six sides with pips, any other number of sides as a number on a shape of its
 * own. A die rolled by the app is ivory; one that was typed is drawn in pencil; one that was
 * corrected is ivory with pips in pencil; one that was rerolled stays, grey and struck out. Whether
 * it meets what is needed is said by a tick or a cross, not by colour alone.
 *
 * Properties: sides (2 to 100; 6 unless set); face (0: not rolled, a blank face); typed; corrected;
 * rerolled; verdict (BonesVerdict); size (pixels, 44 unless set); text.
 */

#include "drawn.h"

typedef enum { BONES_VERDICT_NONE, BONES_VERDICT_MEETS, BONES_VERDICT_FAILS } BonesVerdict;

#define BONES_TYPE_VERDICT (bones_verdict_get_type ())
GType bones_verdict_get_type (void);

/* Everything that determines how a die looks. */
typedef struct {
  guint sides, face;
  gboolean typed, rerolled;
  BonesVerdict verdict;
  gboolean corrected;
} BonesDieLook;

#define BONES_TYPE_DIE (bones_die_get_type ())
G_DECLARE_FINAL_TYPE (BonesDie, bones_die, BONES, DIE, BonesDrawn)

GtkWidget *bones_die_new (void);
void bones_die_set_look (BonesDie *self, const BonesDieLook *look);
const BonesDieLook *bones_die_get_look (BonesDie *self);

/* Draws a die @size by @size at 0, 0, in the colours of @widget: for places with many dice that
 * cannot be touched. */
void bones_die_paint (GtkWidget *widget, const BonesDieLook *look, cairo_t *cr, double size);

/* Tumbles until it settles or rests: while its face is not known yet. If animations are off,
 * neither this nor settling is shown. */
void bones_die_tumble (BonesDie *self);

/* Comes to rest on its face, in a moment or at once. */
void bones_die_settle (BonesDie *self);
void bones_die_rest (BonesDie *self);
