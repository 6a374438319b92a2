/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Rows of preferences, each bound to one thing that an override can set: a stepper, a switch, a
 * list. What has been changed in them is collected as changes.
 */

#include <adwaita.h>

#include "view.h"

typedef struct _BonesFieldSet BonesFieldSet;

BonesFieldSet *bones_field_set_new (void);
void bones_field_set_free (BonesFieldSet *set);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesFieldSet, bones_field_set_free)

/* Each adds a row called @title to @group. @change says what it sets; its value is what is there
 * now. The widgets are the group's and must live as long as the set is used. */
void bones_field_set_add_number (BonesFieldSet *set, AdwPreferencesGroup *group, const char *title,
                                 const BonesChange *change, gint lowest, gint highest);
void bones_field_set_add_switch (BonesFieldSet *set, AdwPreferencesGroup *group, const char *title,
                                 const BonesChange *change);

/* A switch for bit @bit of the number that @change sets: those of one number are collected as one
 * change. */
void bones_field_set_add_bit (BonesFieldSet *set, AdwPreferencesGroup *group, const char *title,
                              const BonesChange *change, guint bit);

/* A list of @n names, of which names[i] stands for values[i]. */
void bones_field_set_add_list (BonesFieldSet *set, AdwPreferencesGroup *group, const char *title,
                               const BonesChange *change, const char *const *names,
                               const gint64 *values, guint n);

/* A list of @n kinds, of which the first stands for none: another one becomes the field of @change.
 */
void bones_field_set_add_kinds (BonesFieldSet *set, AdwPreferencesGroup *group, const char *title,
                                const BonesChange *change, const char *const *names, guint n);

/* The row that suits @track, which @view shows; but where its values have names, add a list, or a
 * bit for each. */
void bones_field_set_add_track (BonesFieldSet *set, AdwPreferencesGroup *group,
                                const BonesTrack *track, const BonesTrackView *view,
                                const BonesChange *change);

/* What was changed: a new array of BonesChange. */
GArray *bones_field_set_collect (BonesFieldSet *set);
