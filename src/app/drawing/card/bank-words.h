/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A bank of guns in words. */

#include "hull.h"

/* What a screen reader says of @bank, with the number of its guns where they are @counted. The
 * caller frees it. */
char *bones_bank_text (const BonesBankLook *bank, gboolean counted);

/* What stands beside its name: "fired", "lost", or where they are @counted the number of its guns;
 * NULL: nothing. The caller frees it. */
char *bones_bank_word (const BonesBankLook *bank, gboolean counted);
