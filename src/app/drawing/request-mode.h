/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * How GTK finds out whether the height of a container depends on its width.
 */

#include <gtk/gtk.h>

/* Once, before the first widget is made: containers ask only those children that are laid out. GTK
 * asks hidden ones too, and keeps what it was told until a child has been measured: if one is
 * filled before that, it is taken to be as tall at every width as it was when it was empty. */
void bones_request_mode_init (void);
