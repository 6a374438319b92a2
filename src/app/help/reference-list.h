/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The quick reference as a list that can be searched. A touch on a rule shows it.
 *
 * Signals:
 *  go (id): a rule was touched.
 */

#include <adwaita.h>

#include "reference.h"

#define BONES_TYPE_REFERENCE_LIST (bones_reference_list_get_type ())
G_DECLARE_FINAL_TYPE (BonesReferenceList, bones_reference_list, BONES, REFERENCE_LIST, AdwBin)

/* Shows @entries (of BonesReferenceEntry), of which it takes a reference. */
void bones_reference_list_set (BonesReferenceList *self, GPtrArray *entries);

/* Gives the focus to the search. */
void bones_reference_list_focus (BonesReferenceList *self);
