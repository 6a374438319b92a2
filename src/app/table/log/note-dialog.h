/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A note for the log, or a ruling: a note under the rule that it is on. The rules that can be
 * chosen are those that this battle has met so far, the latest first, each with a sentence by which
 * people know it.
 */

#include <adwaita.h>

#include "helm.h"

#define BONES_TYPE_NOTE_DIALOG (bones_note_dialog_get_type ())
G_DECLARE_FINAL_TYPE (BonesNoteDialog, bones_note_dialog, BONES, NOTE_DIALOG, AdwWindow)

/* Opens it over the window of @parent; @rule: the id of the rule chosen at first, or NULL. */
void bones_note_dialog_open (GtkWidget *parent, BonesHelm *helm, const char *rule);
