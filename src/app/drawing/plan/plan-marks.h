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

/* A crew counter: present, or lost. */
void bones_plan_hand (cairo_t *cr, GtkWidget *widget, gboolean there, double d);

/* The glow of a fire in the current path, @height pixels high; keeps the path. */
void bones_plan_glow (cairo_t *cr, GtkWidget *widget, double height);

/* Two strokes over a destroyed part. */
void bones_plan_cross_out (cairo_t *cr, GtkWidget *widget, double x, double y, double width,
                           double height, double unit);

/* Draws muzzles, each @d high, from @x on around @y; lost ones are crossed out. */
double bones_plan_muzzles_width (const BonesPlanGuns *guns, double d);
void bones_plan_muzzles (cairo_t *cr, GtkWidget *widget, const BonesPlanGuns *guns, double x,
                         double y, double d);

/* Draws @text in letters @height pixels high from @x on, centred on @y, with an ellipsis if it
 * is wider than @room; struck through if @struck. Returns its width. */
double bones_plan_write (cairo_t *cr, GtkWidget *widget, const char *text, double x, double y,
                         double height, double room, gboolean struck);
