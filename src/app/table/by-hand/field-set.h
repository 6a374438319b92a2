/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Rows of preferences, each bound to one field that an override can set: a stepper, a switch, a
 * list. What has been changed in them is collected as changes.
 */

#include <adwaita.h>

#include "view-fields.h"

typedef struct _BonesFieldSet BonesFieldSet;

BonesFieldSet *bones_field_set_new (void);
void bones_field_set_free (BonesFieldSet *set);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesFieldSet, bones_field_set_free)

/* Adds a row for @field, of any form except BONES_FORM_NAME, to @group. The group owns the
 * widgets, which must live as long as the set is used. */
void bones_field_set_add (BonesFieldSet *set, AdwPreferencesGroup *group,
                          const BonesFieldView *field);

/* Adds a stepper called @title for the value of @change, from @lowest to @highest. */
void bones_field_set_add_number (BonesFieldSet *set, AdwPreferencesGroup *group, const char *title,
                                 const BonesChange *change, gint lowest, gint highest);

/* Adds a row with the choices of @field; the first or the present one is chosen. */
GtkWidget *bones_field_set_new_list (const BonesFieldView *field, const char *title);

/* The changes: a new array of BonesChange. Several bits of one number are one change. */
GArray *bones_field_set_collect (BonesFieldSet *set);
