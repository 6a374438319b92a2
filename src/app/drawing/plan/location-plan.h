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

/* Shows @n parts; who had as many before is changed in place. */
void bones_location_plan_set (BonesLocationPlan *self, const BonesPlanPart *parts, guint n);

/* Shows what @other shows. */
void bones_location_plan_set_as (BonesLocationPlan *self, BonesLocationPlan *other);

/* So much more of part @part is about to be lost, and ablaze. */
void bones_location_plan_set_coming (BonesLocationPlan *self, guint part, gint lost, gint ablaze);

/* Whether it is seen from across the room, and as large as it can be. */
void bones_location_plan_set_far (BonesLocationPlan *self, gboolean far);

/* Where some part is too small for a thumb, all of it is one button called @name, whose touch emits
 * "enlarging". Without a name it is a picture. */
void bones_location_plan_set_cover (BonesLocationPlan *self, const char *name);

/* The least width, in pixels, in which a thumb finds each part. */
int bones_location_plan_get_wide (BonesLocationPlan *self);

/* How high it is in @width pixels. */
int bones_location_plan_height (BonesLocationPlan *self, int width);

/* The button of part @part, for what is shown beside it. */
GtkWidget *bones_location_plan_get_part (BonesLocationPlan *self, guint part);
