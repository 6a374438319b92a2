/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The marks of a plan: what each says is seen by its shape, in whatever colour. All are painted in
 * a square from 0, 0 with sides of @d, but where a place is given.
 */

#include "paint.h"
#include "plan-part.h"

void bones_plan_flame (cairo_t *cr, GtkWidget *widget, double d);

/* A box below the water line: empty, or full of water. */
void bones_plan_hold (cairo_t *cr, GtkWidget *widget, gboolean full, double d);

/* One of those who sail her: there, or gone. */
void bones_plan_hand (cairo_t *cr, GtkWidget *widget, gboolean there, double d);

/* The light of a fire in the path that is laid, @height pixels high; the path stays. */
void bones_plan_glow (cairo_t *cr, GtkWidget *widget, double height);

/* Two strokes over what is destroyed. */
void bones_plan_cross_out (cairo_t *cr, GtkWidget *widget, double x, double y, double width,
                           double height, double unit);

/* Muzzles, each @d high, from @x on around @y; those that are lost are struck out. */
double bones_plan_muzzles_width (const BonesPlanGuns *guns, double d);
void bones_plan_muzzles (cairo_t *cr, GtkWidget *widget, const BonesPlanGuns *guns, double x,
                         double y, double d);

/* Writes @text in letters @height pixels high from @x on, its middle at @y, with an ellipsis where
 * there is no more @room; struck out where it is @struck. Returns how wide it became. */
double bones_plan_write (cairo_t *cr, GtkWidget *widget, const char *text, double x, double y,
                         double height, double room, gboolean struck);
