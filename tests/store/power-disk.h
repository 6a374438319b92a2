/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What is on the disk of power-vfs.h: files, names, and of both what is synced.
 */

#include <glib.h>

typedef struct {
  guint refs;
  GByteArray *bytes;  /* as programs see it */
  GByteArray *synced; /* as it was synced last */
  GPtrArray *writes;  /* what was done since, in its order */

  /* Locks and shared memory (power-locks.c). */
  gconstpointer reserved, pending; /* who holds them */
  guint n_shared;
  GPtrArray *regions;
  guint n_mapped;
  guint shm_shared[8];
  gconstpointer shm_exclusive[8];
} PowerInode;

PowerInode *power_inode_new (void);
void power_inode_unref (PowerInode *inode);
void power_inode_write (PowerInode *inode, gsize at, gconstpointer bytes, gsize n);
void power_inode_truncate (PowerInode *inode, gsize size);
void power_inode_sync (PowerInode *inode);

/* The file called @name, made if it is not there and @create; NULL else. A reference. */
PowerInode *power_disk_open (const char *name, gboolean create);
gboolean power_disk_has (const char *name);
gboolean power_disk_remove (const char *name);

/* What is called @name now, or that nothing is, will last. */
void power_disk_sync_name (const char *name);

void power_disk_format (void);
void power_disk_restore (GRand *rand);
