/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Files that people choose may be anything, of any length, and be anywhere. What was read or
 * written is among the desktop's recent files then, unless its settings say that it keeps none.
 */

#include <gio/gio.h>

/* The bytes in @file. NULL, with an error, if it cannot be read or has more than @most bytes. The
 * caller unrefs them. */
GBytes *bones_chosen_file_read (GFile *file, gsize most, GError **error);

/* Writes @length bytes to @file: into a new file beside it, which then takes its place, so that a
 * failure leaves what was there. FALSE, with an error, if that is not possible, or if @file is a
 * device, a pipe or a link. */
gboolean bones_chosen_file_write (GFile *file, const char *bytes, gsize length, GError **error);
