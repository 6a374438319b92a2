/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Copies rows of another set into the one that is edited: people choose the set, mark the rows, and
 * say what happens if both sets use a code for different things.
 *
 * Signals:
 *  added (const BonesSection *section): rows were copied; the first was of @section.
 */

#include <adwaita.h>

#include "content-edit.h"

#define BONES_TYPE_ADD_FROM (bones_add_from_get_type ())
G_DECLARE_FINAL_TYPE (BonesAddFrom, bones_add_from, BONES, ADD_FROM, AdwBin)

GtkWidget *bones_add_from_new (BonesContentEdit *edit);

/* The button that adds the marked rows, which the page shows in its title; borrowed. */
GtkWidget *bones_add_from_get_button (BonesAddFrom *self);
