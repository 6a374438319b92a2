/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A picture of the table to send: what lies on it, its board, and the fleets with their ships as
 * they stand. It has what its view has, and no more. An SVG also has its words as text, in its
 * <desc>.
 */

#include "view.h"

typedef enum { BONES_PICTURE_PNG, BONES_PICTURE_SVG } BonesPictureForm;

/* The picture of @view, called @title, in @form. The caller unrefs it. */
GBytes *bones_table_picture (const BonesView *view, const char *title, BonesPictureForm form);
