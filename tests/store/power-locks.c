/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "power-locks.h"

#include <sqlite3.h>

void
power_holder_clear (PowerHolder *holder)
{
  power_holder_unlock (holder, SQLITE_LOCK_NONE);
  power_holder_unmap (holder, FALSE);
}

static gboolean
held_by_another (gconstpointer who, const PowerHolder *holder)
{
  return who != NULL && who != holder;
}

static int
lock_exclusive (PowerHolder *holder)
{
  PowerInode *inode = holder->inode;

  if (held_by_another (inode->reserved, holder) || held_by_another (inode->pending, holder))
    return SQLITE_BUSY;

  inode->pending = holder;
  holder->level = SQLITE_LOCK_PENDING;
  if (inode->n_shared > 1)
    return SQLITE_BUSY;

  holder->level = SQLITE_LOCK_EXCLUSIVE;
  return SQLITE_OK;
}

int
power_holder_lock (PowerHolder *holder, int level)
{
  PowerInode *inode = holder->inode;

  if (holder->level >= level)
    return SQLITE_OK;

  if (level == SQLITE_LOCK_EXCLUSIVE)
    return lock_exclusive (holder);

  if (level == SQLITE_LOCK_SHARED)
    {
      if (held_by_another (inode->pending, holder))
        return SQLITE_BUSY;

      inode->n_shared++;
    }
  else if (held_by_another (inode->reserved, holder))
    return SQLITE_BUSY;
  else
    inode->reserved = holder;

  holder->level = level;
  return SQLITE_OK;
}

int
power_holder_unlock (PowerHolder *holder, int level)
{
  PowerInode *inode = holder->inode;

  if (holder->level <= level)
    return SQLITE_OK;

  if (inode->reserved == holder)
    inode->reserved = NULL;

  if (inode->pending == holder)
    inode->pending = NULL;

  if (level == SQLITE_LOCK_NONE)
    inode->n_shared--;

  holder->level = level;
  return SQLITE_OK;
}

gboolean
power_holder_is_reserved (const PowerHolder *holder)
{
  return holder->inode->reserved != NULL || holder->inode->pending != NULL;
}

gpointer
power_holder_map (PowerHolder *holder, int region, int size, gboolean extend)
{
  PowerInode *inode = holder->inode;

  if (!holder->mapped)
    {
      holder->mapped = TRUE;
      inode->n_mapped++;
    }

  while (extend && inode->regions->len <= (guint) region)
    g_ptr_array_add (inode->regions, g_malloc0 ((gsize) size));

  return (guint) region < inode->regions->len ? g_ptr_array_index (inode->regions, region) : NULL;
}

/* The memory goes with the last one who uses it, as it does when a computer is turned off. */
void
power_holder_unmap (PowerHolder *holder, gboolean remove)
{
  PowerInode *inode = holder->inode;

  if (!holder->mapped)
    return;

  holder->mapped = FALSE;
  power_holder_shm_lock (holder, 0, 8, SQLITE_SHM_UNLOCK | SQLITE_SHM_SHARED);
  power_holder_shm_lock (holder, 0, 8, SQLITE_SHM_UNLOCK | SQLITE_SHM_EXCLUSIVE);
  if (--inode->n_mapped == 0)
    g_ptr_array_set_size (inode->regions, 0);
}

static gboolean
shm_is_free (const PowerHolder *holder, int i, gboolean exclusive)
{
  const PowerInode *inode = holder->inode;
  const guint mine = holder->shm_shared >> i & 1;

  return !held_by_another (inode->shm_exclusive[i], holder)
         && !(exclusive && inode->shm_shared[i] > mine);
}

static void
shm_set (PowerHolder *holder, int i, int flags)
{
  PowerInode *inode = holder->inode;
  const guint bit = 1u << i;

  if (flags == (SQLITE_SHM_LOCK | SQLITE_SHM_EXCLUSIVE))
    inode->shm_exclusive[i] = holder;
  else if (flags == (SQLITE_SHM_UNLOCK | SQLITE_SHM_EXCLUSIVE))
    {
      if (inode->shm_exclusive[i] == holder)
        inode->shm_exclusive[i] = NULL;
    }
  else if (((holder->shm_shared & bit) != 0) != ((flags & SQLITE_SHM_LOCK) != 0))
    {
      inode->shm_shared[i] += (flags & SQLITE_SHM_LOCK) != 0 ? 1 : -1u;
      holder->shm_shared ^= bit;
    }
}

int
power_holder_shm_lock (PowerHolder *holder, int first, int n, int flags)
{
  for (int i = first; (flags & SQLITE_SHM_LOCK) != 0 && i < first + n; i++)
    if (!shm_is_free (holder, i, (flags & SQLITE_SHM_EXCLUSIVE) != 0))
      return SQLITE_BUSY;

  for (int i = first; i < first + n; i++)
    shm_set (holder, i, flags);

  return SQLITE_OK;
}
