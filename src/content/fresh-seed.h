/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The only place that asks the system for random numbers. */

#include <gio/gio.h>

#include "faces.h"

/* Fills @seed with a seed for the app's dice. FALSE with G_IO_ERROR if the system gives none. */
gboolean bones_fresh_seed (guint8 seed[BONES_SEED_BYTES], GError **error);
