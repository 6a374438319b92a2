/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Paths of drawings, which are written as in SVG: M, L, C, Q and Z, absolute, numbers separated by
 * blanks.
 */

#include <cairo.h>
#include <glib.h>

/* Adds @path to the path of @cr. */
void bones_art_path (cairo_t *cr, const char *path);
