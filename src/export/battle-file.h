/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Battles as files (envelope.h), for who needs no more of them than to write and to read them; and
 * what a file of Crossbones holds.
 */

#include "table.h"

#define BONES_BATTLE_FILE_MAX_BYTES (64u << 20)

typedef enum { BONES_FILE_BATTLE, BONES_FILE_CONTENT, BONES_FILE_OTHER } BonesFileKind;

/* What @length bytes at @text are, by their format. A fleet has many forms: it is OTHER. */
BonesFileKind bones_file_kind (const char *text, gsize length);

/* The battle of @table: whole, with every hand and the seed of the app's dice, or as everybody may
 * see it. The caller frees it. */
char *bones_battle_file_write (BonesTable *table, gboolean whole);

/* Stores the battle in @text as a new one. Returns its number, or 0 with a sentence that says what
 * is wrong. */
gint64 bones_battle_file_import (BonesStore *store, const char *text, gsize length, GError **error);
