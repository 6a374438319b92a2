/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * How many ships of one class a fleet has: her picture, name and price, and two buttons.
 *
 * Signals: counted (): there are more, or fewer.
 */

#include <gtk/gtk.h>

#define BONES_TYPE_CLASS_STEPPER (bones_class_stepper_get_type ())
G_DECLARE_FINAL_TYPE (BonesClassStepper, bones_class_stepper, BONES, CLASS_STEPPER, GtkBox)

/* A stepper for class @kind, of which ships look like @look, in the fleet of seat @seat, still
 * without words. */
BonesClassStepper *bones_class_stepper_new (const char *kind, const char *look, guint seat);

const char *bones_class_stepper_get_kind (BonesClassStepper *self);

/* What the class is called, and what @lot of her cost together, who are bought so: in halves of
 * points, or -1 where nothing costs anything. Names and prices differ by options. */
void bones_class_stepper_set_words (BonesClassStepper *self, const char *name, gint points,
                                    guint lot);

guint bones_class_stepper_get_count (BonesClassStepper *self);
void bones_class_stepper_set_count (BonesClassStepper *self, guint count);
