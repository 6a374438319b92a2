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

/* A stepper for class @kind in the fleet of seat @seat, still without words. */
BonesClassStepper *bones_class_stepper_new (const char *kind, guint seat);

const char *bones_class_stepper_get_kind (BonesClassStepper *self);

/* What the class is called, and what it costs, in halves of points: both differ by options. */
void bones_class_stepper_set_words (BonesClassStepper *self, const char *name, guint points);

guint bones_class_stepper_get_count (BonesClassStepper *self);
void bones_class_stepper_set_count (BonesClassStepper *self, guint count);
