/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A ship cut open, seen from the side with her prow to the left: each place in her with its boxes,
 * what burns, her guns, what lies below the water line, and who sails her. Where all of them are
 * wide enough for a thumb, places are buttons; else all of it is one, or a picture, whose parts a
 * screen reader tells all the same.
 *
 * Signals:
 *  tapped (guint part): a part was touched.
 *  enlarging: it was touched where it is too small for that.
 *  asked (guint part): it was pressed long, or with the other button, or by the menu key.
 */

#include "plan-part.h"

#define BONES_TYPE_LOCATION_PLAN (bones_location_plan_get_type ())
G_DECLARE_FINAL_TYPE (BonesLocationPlan, bones_location_plan, BONES, LOCATION_PLAN, GtkWidget)

GtkWidget *bones_location_plan_new (void);

/* Shows @n parts. A plan that had the same number before is changed in place. */
void bones_location_plan_set (BonesLocationPlan *self, const BonesPlanPart *parts, guint n);

/* Shows the same parts as @other. */
void bones_location_plan_set_as (BonesLocationPlan *self, BonesLocationPlan *other);

/* Shows faintly how much of part @part is about to be lost, and to be ablaze. */
void bones_location_plan_set_coming (BonesLocationPlan *self, guint part, gint lost, gint ablaze);

/* Whether it is seen from a distance: drawn as large as possible. */
void bones_location_plan_set_far (BonesLocationPlan *self, gboolean far);

/* If a part is too small for a thumb, the plan is one button with the accessible name @name,
 * which emits "enlarging". Without a name it is a picture. */
void bones_location_plan_set_cover (BonesLocationPlan *self, const char *name);

/* The least width, in pixels, at which each part is large enough for a thumb. */
int bones_location_plan_get_wide (BonesLocationPlan *self);

/* The height at @width, in pixels. */
int bones_location_plan_height (BonesLocationPlan *self, int width);

/* The button of part @part, to which popovers can be attached. */
GtkWidget *bones_location_plan_get_part (BonesLocationPlan *self, guint part);
