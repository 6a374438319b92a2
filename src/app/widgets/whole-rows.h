/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A list in a scrolled window, of which no row is cut at the lower edge: while the list stands at
 * its beginning, the scrolled window is only as high as the rows that fit as a whole. Tab leaves
 * the list; arrow keys move between its rows.
 *
 * The child is the scrolled window, and its child the list.
 */

#include <adwaita.h>

#define BONES_TYPE_WHOLE_ROWS (bones_whole_rows_get_type ())
G_DECLARE_FINAL_TYPE (BonesWholeRows, bones_whole_rows, BONES, WHOLE_ROWS, AdwBin)
