/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The table protocol: one JSON object in, one out. docs/table-protocol.md describes it.
 *
 * A desk is where requests are heard: a store and at most one open table. It keeps nothing of a
 * game: the reply to a line depends on the game and on which events have been told already. Any
 * line gets a reply; one that cannot be carried out gets an error, and nothing has changed.
 */

#include "table.h"

#define BONES_DESK_MAX_LINE (1u << 20) /* bytes in one request */

typedef struct _BonesDesk BonesDesk;

/* A desk over @store, which is borrowed and must outlive it, with no game open. */
BonesDesk *bones_desk_new (BonesStore *store);
void bones_desk_free (BonesDesk *desk);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesDesk, bones_desk_free)

/* The reply, one line without its end, to the request that the @length bytes at @line are (-1: as
 * far as the NUL). The line may hold anything. The caller frees the reply. */
char *bones_desk_handle (BonesDesk *desk, const char *line, gssize length);

/* The reply to a line that is longer than BONES_DESK_MAX_LINE, for those who need not read it. */
char *bones_desk_too_long (void);

/* The open game, or NULL. Borrowed, good until the next line. */
BonesTable *bones_desk_get_table (BonesDesk *desk);
