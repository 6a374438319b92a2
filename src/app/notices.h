/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What is told while nobody looks at a battle's window, as a notification of the desktop: that a
 * question waits, or that the battle is over. Whoever sees the screen may read it, so it has the
 * title of the battle and the names of its fleets, and never the question.
 *
 * Nothing is sent on a desktop that shows no notifications.
 */

#include "view.h"

/* Looks for a service that shows notifications, so that there is one when it is needed. */
void bones_notices_prepare (GApplication *application);

/* Tells what @view waits for; @game and @title are its battle's. Replaces what was told of the same
 * battle. A touch on it shows the battle. Returns whether there was something to tell. */
gboolean bones_notices_tell (GApplication *application, gint64 game, const char *title,
                             const BonesView *view);

/* Somebody has seen it. */
void bones_notices_withdraw (GApplication *application, gint64 game);
