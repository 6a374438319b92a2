/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib.h>

typedef int bones_not_empty;
