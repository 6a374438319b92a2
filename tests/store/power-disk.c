/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "power-disk.h"

#include <string.h>

#define SECTOR 512

/* A write, or with bytes NULL the setting of a new size. */
typedef struct {
  gsize at;
  GBytes *bytes;
} Write;

static struct {
  GHashTable *names;  /* of PowerInode, by name: as programs see it */
  GHashTable *synced; /* the same, as the disk has it */
} disk;

static void
write_free (gpointer data)
{
  Write *write = data;

  g_clear_pointer (&write->bytes, g_bytes_unref);
  g_free (write);
}

static void
resize (GByteArray *bytes, gsize size)
{
  const gsize was = bytes->len;

  g_byte_array_set_size (bytes, (guint) size);
  if (size > was)
    memset (bytes->data + was, 0, size - was);
}

static void
put (GByteArray *to, gsize at, gconstpointer bytes, gsize n)
{
  if (to->len < at + n)
    resize (to, at + n);

  memcpy (to->data + at, bytes, n);
}

static void
redo (GByteArray *to, const Write *write)
{
  gsize n;
  gconstpointer bytes;

  if (write->bytes == NULL)
    {
      resize (to, write->at);
      return;
    }

  bytes = g_bytes_get_data (write->bytes, &n);
  put (to, write->at, bytes, n);
}

/* Some sectors of a write and not others. */
static void
redo_some (GByteArray *to, const Write *write, GRand *rand)
{
  gsize n;
  const guint8 *bytes;

  if (write->bytes == NULL)
    {
      resize (to, write->at);
      return;
    }

  bytes = g_bytes_get_data (write->bytes, &n);
  for (gsize from = 0, next; from < n; from = next)
    {
      next = MIN (n, (write->at + from) / SECTOR * SECTOR + SECTOR - write->at);
      if (g_rand_boolean (rand))
        put (to, write->at + from, bytes + from, next - from);
    }
}

static void
remember (PowerInode *inode, gsize at, GBytes *bytes)
{
  Write *write = g_new (Write, 1);

  write->at = at;
  write->bytes = bytes;
  g_ptr_array_add (inode->writes, write);
}

PowerInode *
power_inode_new (void)
{
  PowerInode *inode = g_new0 (PowerInode, 1);

  inode->refs = 1;
  inode->bytes = g_byte_array_new ();
  inode->synced = g_byte_array_new ();
  inode->writes = g_ptr_array_new_with_free_func (write_free);
  inode->regions = g_ptr_array_new_with_free_func (g_free);
  return inode;
}

static PowerInode *
inode_ref (PowerInode *inode)
{
  inode->refs++;
  return inode;
}

void
power_inode_unref (PowerInode *inode)
{
  if (--inode->refs > 0)
    return;

  g_byte_array_unref (inode->bytes);
  g_byte_array_unref (inode->synced);
  g_ptr_array_unref (inode->writes);
  g_ptr_array_unref (inode->regions);
  g_free (inode);
}

void
power_inode_write (PowerInode *inode, gsize at, gconstpointer bytes, gsize n)
{
  put (inode->bytes, at, bytes, n);
  remember (inode, at, g_bytes_new (bytes, n));
}

void
power_inode_truncate (PowerInode *inode, gsize size)
{
  resize (inode->bytes, size);
  remember (inode, size, NULL);
}

void
power_inode_sync (PowerInode *inode)
{
  for (guint i = 0; i < inode->writes->len; i++)
    redo (inode->synced, g_ptr_array_index (inode->writes, i));

  g_ptr_array_set_size (inode->writes, 0);
}

PowerInode *
power_disk_open (const char *name, gboolean create)
{
  PowerInode *inode = g_hash_table_lookup (disk.names, name);

  if (inode != NULL)
    return inode_ref (inode);

  if (!create)
    return NULL;

  inode = power_inode_new ();
  g_hash_table_insert (disk.names, g_strdup (name), inode_ref (inode));
  return inode;
}

gboolean
power_disk_has (const char *name)
{
  return g_hash_table_contains (disk.names, name);
}

gboolean
power_disk_remove (const char *name)
{
  return g_hash_table_remove (disk.names, name);
}

void
power_disk_sync_name (const char *name)
{
  PowerInode *inode = g_hash_table_lookup (disk.names, name);

  if (inode == NULL)
    g_hash_table_remove (disk.synced, name);
  else
    g_hash_table_insert (disk.synced, g_strdup (name), inode_ref (inode));
}

static GHashTable *
no_names (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                (GDestroyNotify) power_inode_unref);
}

void
power_disk_format (void)
{
  g_clear_pointer (&disk.names, g_hash_table_unref);
  g_clear_pointer (&disk.synced, g_hash_table_unref);
  disk.names = no_names ();
  disk.synced = no_names ();
}

/* The contents of the file after the power is back. */
static void
restore_inode (PowerInode *inode, GRand *rand)
{
  for (guint i = 0; rand != NULL && i < inode->writes->len; i++)
    switch (g_rand_int_range (rand, 0, 3))
      {
      case 0:
        redo (inode->synced, g_ptr_array_index (inode->writes, i));
        break;
      case 1:
        redo_some (inode->synced, g_ptr_array_index (inode->writes, i), rand);
        break;
      default:
        break;
      }

  g_ptr_array_set_size (inode->writes, 0);
  g_byte_array_set_size (inode->bytes, 0);
  g_byte_array_append (inode->bytes, inode->synced->data, inode->synced->len);
}

/* The file called @name after the power is back: the synced one, or a later one. NULL: none. */
static PowerInode *
restore_name (const char *name, GRand *rand)
{
  PowerInode *synced = g_hash_table_lookup (disk.synced, name);
  PowerInode *now = g_hash_table_lookup (disk.names, name);

  return rand != NULL && g_rand_boolean (rand) ? now : synced;
}

void
power_disk_restore (GRand *rand)
{
  g_autoptr (GHashTable) all = no_names ();
  GHashTable *restored = no_names ();
  GHashTableIter iter;
  gpointer name, inode;

  g_hash_table_iter_init (&iter, disk.synced);
  while (g_hash_table_iter_next (&iter, &name, &inode))
    g_hash_table_insert (all, g_strdup (name), inode_ref (inode));

  g_hash_table_iter_init (&iter, disk.names);
  while (g_hash_table_iter_next (&iter, &name, &inode))
    g_hash_table_insert (all, g_strdup (name), inode_ref (inode));

  g_hash_table_iter_init (&iter, all);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if ((inode = restore_name (name, rand)) != NULL)
      {
        restore_inode (inode, rand);
        g_hash_table_insert (restored, g_strdup (name), inode_ref (inode));
      }

  g_hash_table_unref (disk.names);
  disk.names = restored;
  g_hash_table_remove_all (disk.synced);
  g_hash_table_iter_init (&iter, disk.names);
  while (g_hash_table_iter_next (&iter, &name, &inode))
    g_hash_table_insert (disk.synced, g_strdup (name), inode_ref (inode));
}
