/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * planted race|lock: two threads that count together without a lock, which ThreadSanitizer has to
 * report, or with one, which it must not.
 */

#include <gio/gio.h>
#include <string.h>

static GMutex mutex;
static guint n;

static gpointer
count (gpointer locks)
{
  for (guint i = 0; i < 1000; i++)
    {
      if (locks != NULL)
        g_mutex_lock (&mutex);

      n++;
      if (locks != NULL)
        g_mutex_unlock (&mutex);
    }

  return NULL;
}

int
main (int argc, char **argv)
{
  gpointer locks = argc > 1 && strcmp (argv[1], "lock") == 0 ? &mutex : NULL;
  GThread *a = g_thread_new ("a", count, locks), *b = g_thread_new ("b", count, locks);

  g_thread_join (a);
  g_thread_join (b);
  g_print ("%u\n", n);
  return 0;
}
