/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * QR codes, drawn: for sheets of paper, for the window, and as a picture in a file.
 */

#include <cairo.h>

#include "qr-code.h"

/* Draws @code with its margin as a square of @side, black on white. */
void bones_qr_block (cairo_t *cr, const BonesQrCode *code, double x, double y, double side);

/* The same as a PNG file, with modules of @unit pixels. The caller unrefs it. */
GBytes *bones_qr_to_png (const BonesQrCode *code, guint unit);
