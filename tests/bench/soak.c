/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a long battle and a full database cost: the time of an answer, from the request to its
 * reply, at the beginning and at the end, and the memory that each entry keeps, without and with
 * the log. Prints figures and asserts none.
 *
 * soak FOLDER [ENTRIES] [BATTLES]: makes the database soak.db in FOLDER; 100,000 and 10,000 by
 * default. G_SLICE=always-malloc lets memory that is only kept for later use not be counted.
 */

#include "json-text.h"
#include "protocol.h"

#include <malloc.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

#define SAMPLE 1000 /* answers that are timed together */

#define NEW                                                                                        \
  "{\"do\":\"new\",\"ruleset\":\"black-spot\",\"fleets\":[{\"name\":\"Red\",\"ships\":[{"          \
  "\"name\":\"Fury\",\"class\":\"frigate\",\"flagship\":true}]},{\"name\":\"Blue\",\"ships\":[{"   \
  "\"name\":\"Wren\",\"class\":\"sloop\",\"flagship\":true}]}],\"start\":{\"round\":2,"            \
  "\"wind\":\"N\",\"order\":[\"Red\",\"Blue\"]}}"

/* What people enter over and over. */
static const char *const entries[] = {
  "{\"do\":\"override\",\"ship\":\"B1\",\"set\":{\"hits\":1}}",
  "{\"do\":\"note\",\"text\":\"The saucer is the reef.\"}",
  "{\"do\":\"override\",\"ship\":\"B1\",\"set\":{\"hits\":0}}",
  "{\"do\":\"free-roll\",\"count\":2,\"sides\":6,\"text\":\"tea\"}",
};

/* What the program has allocated, in bytes. The cache of the database is not counted: it has a
 * fixed limit. */
static gdouble
memory (void)
{
  return (gdouble) mallinfo2 ().uordblks - (gdouble) sqlite3_memory_used ();
}

static void
say (BonesDesk *desk, const char *request)
{
  g_autofree char *reply = bones_desk_handle (desk, request, -1);

  if (!g_str_has_prefix (reply, "{\"ok\":true"))
    g_error ("%s: %.400s", request, reply);
}

static gdouble
time_of (BonesDesk *desk, const char *request)
{
  const gint64 start = g_get_monotonic_time ();

  say (desk, request);
  return (gdouble) (g_get_monotonic_time () - start) / 1e3;
}

static int
compare (const void *a, const void *b)
{
  const gdouble x = *(const gdouble *) a, y = *(const gdouble *) b;

  return (x > y) - (x < y);
}

/* Makes SAMPLE entries; returns the median of their times in milliseconds. */
static gdouble
enter_sample (BonesDesk *desk)
{
  static gdouble took[SAMPLE];

  for (guint i = 0; i < SAMPLE; i++)
    took[i] = time_of (desk, entries[i % G_N_ELEMENTS (entries)]);

  qsort (took, SAMPLE, sizeof *took, compare);
  return took[SAMPLE / 2];
}

/* What is asked for at the end of it. */
static const struct {
  const char *what, *request;
} verbs[] = {
  { "undo", "{\"do\":\"undo\",\"agreed\":[\"Red\",\"Blue\"]}" },
  { "redo", "{\"do\":\"redo\"}" },
  { "state", "{\"do\":\"state\"}" },
  { "the whole log", "{\"do\":\"log\"}" },
  { "everything undone", "{\"do\":\"undo\",\"to\":1,\"agreed\":[\"Red\",\"Blue\"]}" },
  { "the whole log, struck through", "{\"do\":\"log\"}" },
  { "everything done again", "{\"do\":\"redo\",\"to\":1000000}" },
};

static void
print_long_battle (BonesStore *store, guint n)
{
  BonesDesk *desk = bones_desk_new (store);
  gdouble before, first = 0, last = 0;

  say (desk, NEW);
  enter_sample (desk);
  before = memory ();
  for (guint done = 0; done < n; done += SAMPLE)
    {
      last = enter_sample (desk);
      if (done == 0)
        first = last;
    }

  g_print ("one battle of %u entries\n", n);
  g_print ("  an entry, of the first %u: %.3f ms, of the last: %.3f ms (medians)\n", SAMPLE, first,
           last);
  g_print ("  memory kept: %.0f bytes an entry\n", (memory () - before) / n);
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    g_print ("  %s: %.1f ms\n", verbs[i].what, time_of (desk, verbs[i].request));

  g_print ("  memory kept, with the log: %.0f bytes an entry\n", (memory () - before) / n);
  bones_desk_free (desk);
  g_print ("  kept after it is closed: %.0f bytes\n", memory () - before);
}

static void
print_many_battles (BonesStore *store, guint n)
{
  BonesDesk *desk = bones_desk_new (store);
  gdouble before = 0;
  gdouble first = 0, last = 0;

  for (guint done = 0; done < n; done++)
    {
      const gdouble made = time_of (desk, NEW);
      const gdouble entry = time_of (desk, entries[1]);

      if (done == 10)
        {
          before = memory ();
          first = made + entry;
        }
      last = made + entry;
    }

  g_print ("%u battles in a database\n", n);
  g_print ("  to make one and enter a note, at the beginning %.2f ms, at the end %.2f ms\n", first,
           last);
  g_print ("  kept for each that was closed: %.1f bytes\n", (memory () - before) / n);
  g_print ("  the list of them %.1f ms\n", time_of (desk, "{\"do\":\"games\"}"));
  bones_desk_free (desk);
}

int
main (int argc, char **argv)
{
  const guint n_entries = argc > 2 ? (guint) atoi (argv[2]) : 100000;
  const guint n_battles = argc > 3 ? (guint) atoi (argv[3]) : 10000;
  g_autofree char *path = g_build_filename (argc > 1 ? argv[1] : ".", "soak.db", NULL);
  BonesStore *store = bones_store_open (path, NULL);

  g_assert_nonnull (store);
  print_long_battle (store, n_entries);
  print_many_battles (store, n_battles);
  bones_store_close (store);
  return 0;
}
