/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Rolls dice that are not part of any rule. At a table they are the table’s and are in its log;
 * otherwise they come from the system’s random numbers and are not stored.
 *
 * Signals:
 *  thrown (guint n, gpointer faces, gboolean typed): what was thrown last lies there; faces are
 *   guint16.
 *  failed (): it could not be thrown, or not be stored. The table has said why.
 */

#include "helm.h"

#define BONES_TYPE_THROWER (bones_thrower_get_type ())
G_DECLARE_FINAL_TYPE (BonesThrower, bones_thrower, BONES, THROWER, GObject)

/* Creates a thrower for the battle of @helm; NULL: for none. */
BonesThrower *bones_thrower_new (BonesHelm *helm);

/* The helm, or NULL. */
BonesHelm *bones_thrower_get_helm (BonesThrower *self);

/* The functions below return whether the roll has begun: it cannot while something is being
 * stored. @text: what it is for, or NULL. */

/* Rolls @n dice of @sides. */
gboolean bones_thrower_throw (BonesThrower *self, guint n, guint sides, const char *text);

/* Enters real dice, which show @faces. */
gboolean bones_thrower_enter (BonesThrower *self, guint n, guint sides, const guint16 *faces,
                              const char *text);
