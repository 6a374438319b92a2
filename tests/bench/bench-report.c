/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a report costs: bench-report FILE… prints the time for 10,000 rolls by themselves, and for
 * the battle in each exported FILE.
 */

#include "envelope.h"
#include "fairness.h"
#include "report-page.h"
#include "report-table.h"

#include <string.h>

#define ROLLS 10000

static void
say (const char *what, gint64 since)
{
  g_print ("%8.1f ms  %s\n", (gdouble) (g_get_monotonic_time () - since) / 1000, what);
}

static void
count_rolls (const char *what, const BonesReportRoll *roll, gboolean high)
{
  g_autoptr (GArray) rolls = g_array_new (FALSE, TRUE, sizeof *roll);
  g_autoptr (GArray) luck = NULL;
  gint64 since;

  for (guint i = 0; i < ROLLS; i++)
    {
      BonesReportRoll one = *roll;

      for (guint die = 0; die < one.n; die++)
        one.faces[die] = (guint16) (1 + (i + die) % one.sides);

      bones_report_roll_measure (&one, high);
      g_array_append_val (rolls, one);
    }

  since = g_get_monotonic_time ();
  luck = bones_luck_new (rolls);
  say (what, since);
  g_assert (luck->len > 0);
}

static void
report_battle (const char *path)
{
  g_autoptr (BonesStore) store = bones_store_open (":memory:", NULL);
  g_autoptr (BonesEnvelope) envelope = NULL;
  g_autoptr (BonesTable) table = NULL;
  g_autoptr (BonesReport) report = NULL;
  g_autofree char *text = NULL, *page = NULL, *csv = NULL;
  gsize length;
  gint64 since;

  g_assert (g_file_get_contents (path, &text, &length, NULL));
  envelope = bones_envelope_read (text, length, NULL);
  table = bones_table_open (store, bones_envelope_import_as_it_is (envelope, store, NULL), NULL);
  g_print ("%s: %u entries\n", path, bones_table_get_seq (table));
  since = g_get_monotonic_time ();
  report = bones_report_new (table, BONES_NOBODY);
  say ("the facts, with the log", since);
  since = g_get_monotonic_time ();
  csv = bones_report_csv (report);
  say ("the rolls as CSV", since);
  g_assert (*csv != '\0');
  since = g_get_monotonic_time ();
  page = bones_report_page (table, BONES_NOBODY);
  say ("the page, with the facts made again", since);
  g_assert (*page != '\0');
}

int
main (int argc, char **argv)
{
  const BonesReportRoll hit = { .reading = BONES_READ_MEETS, .n = 2, .sides = 6, .needs = 5 };
  const BonesReportRoll total = { .reading = BONES_READ_SUM, .n = 2, .sides = 6 };
  const guint counts[6] = { 15, 8, 8, 10, 8, 11 };
  gint64 since;

  count_rolls ("luck of 10,000 rolls that need a number, twice (all rolls, their kind)", &hit,
               FALSE);
  count_rolls ("luck of 10,000 totals of two dice", &total, TRUE);
  since = g_get_monotonic_time ();
  bones_fairness_test (6, counts);
  say ("the exact test of 60 dice", since);
  since = g_get_monotonic_time ();
  bones_fairness_needed (6);
  say ("how many dice it needs", since);
  for (int i = 1; i < argc; i++)
    report_battle (argv[i]);

  return 0;
}
