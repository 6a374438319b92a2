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

/* A stepper for class @kind, which costs @points halves, in the fleet of seat @seat. */
BonesClassStepper *bones_class_stepper_new (const char *kind, const char *name, guint points,
                                            guint seat);

const char *bones_class_stepper_get_kind (BonesClassStepper *self);

/* What the class is called: it differs by edition. */
void bones_class_stepper_set_name (BonesClassStepper *self, const char *name);

guint bones_class_stepper_get_count (BonesClassStepper *self);
void bones_class_stepper_set_count (BonesClassStepper *self, guint count);
