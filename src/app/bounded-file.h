/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Files that people choose may be anything, of any length.
 */

#include <gio/gio.h>

/* The bytes in @file. NULL, with an error, if it cannot be read or has more than @most bytes. The
 * caller unrefs them. */
GBytes *bones_bounded_file_read (GFile *file, gsize most, GError **error);
