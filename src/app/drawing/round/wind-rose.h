/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The wind as an instrument: a compass rose of sixteen points, and over it one bold arrow that
 * flies where the wind blows TOWARD. It fills what room it gets, from 72 pixels on,
 * and is as high as it is wide.
 *
 * Properties: wind (0 to 7 clockwise from north, 8 calm, 15 unknown); token (0 to 7: the point that
 * the token of the wind compass lies at; else there is none); rotation (degrees clockwise
 * by which north is turned away from the top of the screen: which way the screen lies on the
 * table); size (the width it asks for, and the most that it is
 * high by itself, pixels, 160 unless set); text.
 */

#include "drawn.h"

#define BONES_TYPE_WIND_ROSE (bones_wind_rose_get_type ())
G_DECLARE_FINAL_TYPE (BonesWindRose, bones_wind_rose, BONES, WIND_ROSE, BonesDrawn)

GtkWidget *bones_wind_rose_new (void);

/* Turns the arrow; animated if animations are on and the piece is visible. */
void bones_wind_rose_set_wind (BonesWindRose *self, guint wind);
guint bones_wind_rose_get_wind (BonesWindRose *self);

void bones_wind_rose_set_rotation (BonesWindRose *self, double degrees);
double bones_wind_rose_get_rotation (BonesWindRose *self);

/* The winds of the rounds before, the latest first: ticks on the rim, paler the older. At most
 * four are shown, and no calms, which have no place on the rim. */
void bones_wind_rose_set_recent (BonesWindRose *self, const guint *winds, guint n_winds);
