/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The classes that a fleet that is edited may buy, dearest first; and on demand those that it may
 * not have, each with the reason.
 *
 * Signals:
 *  bought (guint ship): so many ships were bought; @ship is the first.
 *  trouble (const char *sentence): an edit was refused.
 */

#include <adwaita.h>

#include "fleet-draft.h"

#define BONES_TYPE_CLASS_LIST (bones_class_list_get_type ())
G_DECLARE_FINAL_TYPE (BonesClassList, bones_class_list, BONES, CLASS_LIST, AdwBin)

/* Shows the classes for @draft (NULL: none), which is borrowed until another is set; and as they
 * are now. Why a class is not allowed is worked out a moment later. */
void bones_class_list_set_draft (BonesClassList *self, BonesFleetDraft *draft);
void bones_class_list_update (BonesClassList *self);

/* Moves the focus to the first class. */
void bones_class_list_focus (BonesClassList *self);
