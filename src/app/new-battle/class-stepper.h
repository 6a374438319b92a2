/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Sets how many ships of one class a fleet has: her picture, name and price, and two buttons.
 *
 * Signals: counted (): there are more, or fewer.
 */

#include <gtk/gtk.h>

#define BONES_TYPE_CLASS_STEPPER (bones_class_stepper_get_type ())
G_DECLARE_FINAL_TYPE (BonesClassStepper, bones_class_stepper, BONES, CLASS_STEPPER, GtkBox)

/* Creates a stepper for class @kind, whose ships look like @look, in the fleet of seat @seat.
 * Names are set later. */
BonesClassStepper *bones_class_stepper_new (const char *kind, const char *look, guint seat);

const char *bones_class_stepper_get_kind (BonesClassStepper *self);

/* Sets the name of the class and the price of @lot ships, which are bought together: in halves
 * of points, or -1 if ships have no price. Names and prices depend on the options. */
void bones_class_stepper_set_words (BonesClassStepper *self, const char *name, gint points,
                                    guint lot);

guint bones_class_stepper_get_count (BonesClassStepper *self);
void bones_class_stepper_set_count (BonesClassStepper *self, guint count);
