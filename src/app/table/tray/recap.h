/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the last answer led to: the dice, with those that they replaced, and the newest sentences of
 * the log; while a roll may be rolled again, or has led to no sentence, what it was for. It takes
 * the same room whatever has happened. To a screen reader it is a status whose name changes with
 * each answer, once: so dice are announced.
 */

#include "helm.h"

#include <gtk/gtk.h>

#define BONES_TYPE_RECAP (bones_recap_get_type ())
G_DECLARE_FINAL_TYPE (BonesRecap, bones_recap, BONES, RECAP, GtkBox)

/* Shows the news of @helm. @fresh: something has changed since the last call. */
void bones_recap_apply (BonesRecap *self, BonesHelm *helm, gboolean fresh);

/* Whether there is nothing to show. */
gboolean bones_recap_is_empty (BonesRecap *self);
