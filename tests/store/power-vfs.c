/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "power-vfs.h"

#include <sqlite3.h>
#include <string.h>

#include "power-disk.h"
#include "power-locks.h"

/* An open file. */
typedef struct {
  sqlite3_file base;
  char *name; /* NULL: a file without a name, gone when it is closed */
  PowerInode *inode;
  PowerHolder holder;
} PowerFile;

static struct {
  PowerFault fault;
  guint nth, calls, syncs;
  gboolean lasting, struck, dead;
} power;

static PowerFile *
file_of (sqlite3_file *file)
{
  return (PowerFile *) file;
}

static gboolean
strikes (gboolean writes)
{
  power.calls++;
  if (power.dead)
    return TRUE;

  if (power.fault == POWER_GOOD || power.calls < power.nth || (power.struck && !power.lasting)
      || (power.fault == POWER_FULL && !writes))
    return FALSE;

  power.struck = TRUE;
  power.dead = power.fault == POWER_CUT;
  return TRUE;
}

/* SQLITE_OK, or what the call that would fail with @error fails with. */
static int
call (int error)
{
  return strikes (FALSE) ? error : SQLITE_OK;
}

static int
power_close (sqlite3_file *base)
{
  PowerFile *file = file_of (base);

  power_holder_clear (&file->holder);
  power_inode_unref (file->inode);
  g_free (file->name);
  return SQLITE_OK;
}

static int
power_read (sqlite3_file *base, void *to, int n, sqlite3_int64 at)
{
  const GByteArray *bytes = file_of (base)->inode->bytes;
  const gsize there = (gsize) at < bytes->len ? MIN ((gsize) n, bytes->len - (gsize) at) : 0;

  if (strikes (FALSE))
    return SQLITE_IOERR_READ;

  if (there > 0)
    memcpy (to, bytes->data + at, there);

  memset ((guint8 *) to + there, 0, (gsize) n - there);
  return there < (gsize) n ? SQLITE_IOERR_SHORT_READ : SQLITE_OK;
}

static int
power_write (sqlite3_file *base, const void *from, int n, sqlite3_int64 at)
{
  const gboolean was_dead = power.dead;
  const gboolean fails = strikes (TRUE);

  if (fails && (was_dead || power.fault != POWER_CUT))
    return power.fault == POWER_FULL ? SQLITE_FULL : SQLITE_IOERR_WRITE;

  power_inode_write (file_of (base)->inode, (gsize) at, from, (gsize) n);
  return fails ? SQLITE_IOERR_WRITE : SQLITE_OK;
}

static int
power_truncate (sqlite3_file *base, sqlite3_int64 size)
{
  if (strikes (FALSE))
    return SQLITE_IOERR_TRUNCATE;

  power_inode_truncate (file_of (base)->inode, (gsize) size);
  return SQLITE_OK;
}

static int
power_sync (sqlite3_file *base, int flags)
{
  PowerFile *file = file_of (base);
  const gboolean was_dead = power.dead;
  const gboolean fails = strikes (FALSE);

  /* Every other sync that the power cut short was done all the same. */
  if (fails && (was_dead || power.fault != POWER_CUT || power.calls % 2 == 0))
    return SQLITE_IOERR_FSYNC;

  power.syncs++;
  power_inode_sync (file->inode);
  if (file->name != NULL)
    power_disk_sync_name (file->name);

  return fails ? SQLITE_IOERR_FSYNC : SQLITE_OK;
}

static int
power_size (sqlite3_file *base, sqlite3_int64 *size)
{
  *size = file_of (base)->inode->bytes->len;
  return call (SQLITE_IOERR_FSTAT);
}

static int
power_lock (sqlite3_file *base, int level)
{
  return call (SQLITE_IOERR_LOCK) == SQLITE_OK ? power_holder_lock (&file_of (base)->holder, level)
                                               : SQLITE_IOERR_LOCK;
}

static int
power_unlock (sqlite3_file *base, int level)
{
  return power_holder_unlock (&file_of (base)->holder, level);
}

static int
power_check_reserved (sqlite3_file *base, int *reserved)
{
  *reserved = power_holder_is_reserved (&file_of (base)->holder);
  return call (SQLITE_IOERR_CHECKRESERVEDLOCK);
}

static int
power_control (sqlite3_file *base, int what, void *data)
{
  return SQLITE_NOTFOUND;
}

static int
power_sector_size (sqlite3_file *base)
{
  return 4096;
}

/* As SQLite takes it of any disk on Linux: a write leaves its neighbours alone. */
static int
power_characteristics (sqlite3_file *base)
{
  return SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

static int
power_shm_map (sqlite3_file *base, int region, int size, int extend, volatile void **memory)
{
  *memory = NULL;
  if (strikes (extend))
    return power.fault == POWER_FULL ? SQLITE_FULL : SQLITE_IOERR_SHMMAP;

  *memory = power_holder_map (&file_of (base)->holder, region, size, extend);
  return SQLITE_OK;
}

/* Letting go of a lock never fails. */
static int
power_shm_lock (sqlite3_file *base, int first, int n, int flags)
{
  if ((flags & SQLITE_SHM_LOCK) != 0 && strikes (FALSE))
    return SQLITE_IOERR_SHMLOCK;

  return power_holder_shm_lock (&file_of (base)->holder, first, n, flags);
}

static void
power_shm_barrier (sqlite3_file *base)
{
}

static int
power_shm_unmap (sqlite3_file *base, int remove)
{
  power_holder_unmap (&file_of (base)->holder, remove);
  return SQLITE_OK;
}

static const sqlite3_io_methods methods = {
  .iVersion = 2,
  .xClose = power_close,
  .xRead = power_read,
  .xWrite = power_write,
  .xTruncate = power_truncate,
  .xSync = power_sync,
  .xFileSize = power_size,
  .xLock = power_lock,
  .xUnlock = power_unlock,
  .xCheckReservedLock = power_check_reserved,
  .xFileControl = power_control,
  .xSectorSize = power_sector_size,
  .xDeviceCharacteristics = power_characteristics,
  .xShmMap = power_shm_map,
  .xShmLock = power_shm_lock,
  .xShmBarrier = power_shm_barrier,
  .xShmUnmap = power_shm_unmap,
};

static int
power_open (sqlite3_vfs *vfs, const char *name, sqlite3_file *base, int flags, int *out_flags)
{
  PowerFile *file = file_of (base);

  base->pMethods = NULL;
  if (strikes (FALSE))
    return SQLITE_CANTOPEN;

  file->inode =
      name == NULL ? power_inode_new () : power_disk_open (name, (flags & SQLITE_OPEN_CREATE) != 0);
  if (file->inode == NULL)
    return SQLITE_CANTOPEN;

  file->name = g_strdup (name);
  file->holder = (PowerHolder){ .inode = file->inode };
  base->pMethods = &methods;
  if (out_flags != NULL)
    *out_flags = flags;

  return SQLITE_OK;
}

static int
power_delete (sqlite3_vfs *vfs, const char *name, int sync)
{
  if (strikes (FALSE))
    return SQLITE_IOERR_DELETE;

  if (!power_disk_remove (name))
    return SQLITE_IOERR_DELETE_NOENT;

  if (sync)
    power_disk_sync_name (name);

  return SQLITE_OK;
}

static int
power_access (sqlite3_vfs *vfs, const char *name, int flags, int *is)
{
  *is = power_disk_has (name);
  return call (SQLITE_IOERR_ACCESS);
}

static int
power_full_path (sqlite3_vfs *vfs, const char *name, int n, char *path)
{
  g_strlcpy (path, name, (gsize) n);
  return SQLITE_OK;
}

static int
power_randomness (sqlite3_vfs *vfs, int n, char *bytes)
{
  memset (bytes, 4, (gsize) n);
  return n;
}

static int
power_sleep (sqlite3_vfs *vfs, int microseconds)
{
  return microseconds;
}

static int
power_time (sqlite3_vfs *vfs, sqlite3_int64 *now)
{
  *now = G_GINT64_CONSTANT (212640000000000);
  return SQLITE_OK;
}

static int
power_last_error (sqlite3_vfs *vfs, int n, char *text)
{
  return 0;
}

static sqlite3_vfs vfs = {
  .iVersion = 2,
  .szOsFile = sizeof (PowerFile),
  .mxPathname = 256,
  .zName = "power",
  .xOpen = power_open,
  .xDelete = power_delete,
  .xAccess = power_access,
  .xFullPathname = power_full_path,
  .xRandomness = power_randomness,
  .xSleep = power_sleep,
  .xCurrentTimeInt64 = power_time,
  .xGetLastError = power_last_error,
};

void
power_install (void)
{
  g_assert_cmpint (sqlite3_vfs_register (&vfs, TRUE), ==, SQLITE_OK);
  power_format ();
}

void
power_format (void)
{
  power_disk_format ();
  power_arm (POWER_GOOD, 0, FALSE);
}

void
power_arm (PowerFault fault, guint nth, gboolean lasting)
{
  power.fault = fault;
  power.nth = nth;
  power.lasting = lasting;
  power.calls = power.syncs = 0;
  power.struck = power.dead = FALSE;
}

gboolean
power_struck (void)
{
  return power.struck;
}

guint
power_calls (void)
{
  return power.calls;
}

guint
power_syncs (void)
{
  return power.syncs;
}

void
power_restore (GRand *rand)
{
  power_disk_restore (rand);
  power_arm (POWER_GOOD, 0, FALSE);
}
