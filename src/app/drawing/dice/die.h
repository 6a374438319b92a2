/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The face of a die: six sides with pips, any other number of sides as a number on a shape of its
 * own. A die rolled by the app is ivory; one that was typed is drawn in pencil; one that was
 * rerolled stays, grey and struck out. Whether it meets what is needed is said by a tick or a
 * cross, not by colour alone.
 *
 * Properties: sides (2 to 100; 6 unless set); face (0: not rolled, a blank face); typed; rerolled;
 * verdict (BonesVerdict); size (pixels, 44 unless set); text.
 */

#include "drawn.h"

typedef enum { BONES_VERDICT_NONE, BONES_VERDICT_MEETS, BONES_VERDICT_FAILS } BonesVerdict;

#define BONES_TYPE_VERDICT (bones_verdict_get_type ())
GType bones_verdict_get_type (void);

/* All that there is to see of a die. */
typedef struct {
  guint sides, face;
  gboolean typed, rerolled;
  BonesVerdict verdict;
} BonesDieLook;

#define BONES_TYPE_DIE (bones_die_get_type ())
G_DECLARE_FINAL_TYPE (BonesDie, bones_die, BONES, DIE, BonesDrawn)

GtkWidget *bones_die_new (void);
void bones_die_set_look (BonesDie *self, const BonesDieLook *look);
const BonesDieLook *bones_die_get_look (BonesDie *self);

/* Draws such a die into @size by @size at 0, 0, in the colours of @widget: where many dice are
 * shown and none of them is touched. */
void bones_die_paint (GtkWidget *widget, const BonesDieLook *look, cairo_t *cr, double size);

/* Turns in the air until it settles, or rests: while nobody knows its face yet. Where the desktop
 * asks for reduced motion neither this nor settling shows. */
void bones_die_tumble (BonesDie *self);

/* Comes to rest on its face, in the twinkling of an eye; or at once. */
void bones_die_settle (BonesDie *self);
void bones_die_rest (BonesDie *self);
