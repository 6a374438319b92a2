/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lasting-ids.h"

static GMutex lock;
static GHashTable *lists; /* by their ids with newlines between them */
static gsize used;        /* bytes of what strangers brought */

/* The list is one block, its texts behind its pointers: @length bytes with the NUL of each. */
static const char **
new_list (guint n, const char *const *ids, gsize length)
{
  const char **list = g_malloc ((n + 1) * sizeof (char *) + length);
  char *text = (char *) (list + n + 1);

  for (guint i = 0; i < n; i++)
    {
      list[i] = text;
      text = g_stpcpy (text, ids[i]) + 1;
    }

  list[n] = NULL;
  return list;
}

const char *const *
bones_lasting_ids (guint n, const char *const *ids, gboolean strangers)
{
  g_autoptr (GString) joined = g_string_new (NULL);
  const char **found;
  gsize size;

  g_return_val_if_fail (n == 0 || ids != NULL, NULL);

  for (guint i = 0; i < n; i++)
    {
      g_string_append (joined, ids[i]);
      g_string_append_c (joined, '\n');
    }

  size = 2 * joined->len + (n + 1) * sizeof (char *);
  g_mutex_lock (&lock);
  if (lists == NULL)
    lists = g_hash_table_new (g_str_hash, g_str_equal);

  found = g_hash_table_lookup (lists, joined->str);
  if (found == NULL && (!strangers || used + size <= BONES_LASTING_IDS_ROOM))
    {
      found = new_list (n, ids, joined->len);
      used += strangers ? size : 0;
      g_hash_table_insert (lists, g_string_free (g_steal_pointer (&joined), FALSE), found);
    }

  g_mutex_unlock (&lock);
  return found;
}
