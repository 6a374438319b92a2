/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The locks and the shared memory of power-vfs.h, for connections of one thread of one process.
 */

#include "power-disk.h"

/* One who may hold locks on a file: each open file is one. */
typedef struct {
  PowerInode *inode;
  int level; /* SQLITE_LOCK_* */
  gboolean mapped;
  guint shm_shared; /* as bits */
} PowerHolder;

void power_holder_clear (PowerHolder *holder);

/* These return SQLITE_OK or SQLITE_BUSY. */
int power_holder_lock (PowerHolder *holder, int level);
int power_holder_unlock (PowerHolder *holder, int level);
int power_holder_shm_lock (PowerHolder *holder, int first, int n, int flags);

gboolean power_holder_is_reserved (const PowerHolder *holder);

/* Region number @region of @size bytes; NULL when it is not there and is not to be made. */
gpointer power_holder_map (PowerHolder *holder, int region, int size, gboolean extend);
void power_holder_unmap (PowerHolder *holder, gboolean remove);
