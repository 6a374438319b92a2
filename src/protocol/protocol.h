/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The table protocol: one JSON object in, one out. docs/table-protocol.md describes it.
 *
 * A desk answers requests: it has a store and at most one open table. It keeps nothing of a game:
 * the reply to a line depends on the game and on which events have been reported already. Any line
 * gets a reply; if it cannot be carried out, the reply is an error, and nothing has changed.
 */

#include "table.h"

#define BONES_DESK_MAX_LINE (1u << 20) /* bytes in one request */

typedef struct _BonesDesk BonesDesk;

/* A desk over @store, which is borrowed and must outlive it, with no game open. */
BonesDesk *bones_desk_new (BonesStore *store);
void bones_desk_free (BonesDesk *desk);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesDesk, bones_desk_free)

/* The reply, one line without its line break, to the request in the @length bytes at @line (-1: up
 * to the NUL). The line may hold anything. The caller frees the reply. */
char *bones_desk_handle (BonesDesk *desk, const char *line, gssize length);

/* The reply to a line longer than BONES_DESK_MAX_LINE, for callers that do not read such a line.
 * The caller frees it. */
char *bones_desk_too_long (void);

/* The open game, or NULL. Borrowed, good until the next line. */
BonesTable *bones_desk_get_table (BonesDesk *desk);
