/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log as it is read, and the moments that can be looked at, as values: without a display. */
#include "log-list.h"
#include "timeline.h"

/* Two rounds, as they are told: the second is the newer one. */
static BonesLogLine lines[] = {
  { .seq = 2, .text = (char *) "islands" },
  { .seq = 5, .text = (char *) "wind" },
  { .seq = 5, .text = (char *) "Round 1", .heading = TRUE },
  { .seq = 7, .text = (char *) "Fury fires" },
  { .seq = 9, .text = (char *) "Dauntless is hit" },
  { .seq = 9, .text = (char *) "Dauntless burns" },
  { .seq = 12, .text = (char *) "Round 2", .heading = TRUE },
  { .seq = 13, .text = (char *) "Wren waits" },
};

/* The first @n of them. */
static GPtrArray *
tell (guint n)
{
  GPtrArray *log = g_ptr_array_new ();

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (log, &lines[i]);
  return log;
}

static char *
read_out (BonesLogList *list)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (BonesLogListItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

      g_string_append_printf (out, "%s%s", i > 0 ? ", " : "",
                              bones_log_list_item_get_line (item)->text);
    }
  return g_string_free (out, FALSE);
}

static void
test_newest_on_top (void)
{
  g_autoptr (BonesLogList) list = bones_log_list_new ();
  g_autoptr (GPtrArray) log = tell (G_N_ELEMENTS (lines));
  g_autofree char *read = NULL;

  bones_log_list_set_log (list, log);
  read = read_out (list);
  g_assert_cmpstr (read, ==,
                   "Round 2, Wren waits, Round 1, Dauntless burns, Dauntless is hit, Fury fires, "
                   "wind, islands");
}

typedef struct {
  guint times, position, removed, added;
} Changes;

static void
changed (GListModel *model, guint position, guint removed, guint added, gpointer data)
{
  Changes *changes = data;

  *changes = (Changes){ changes->times + 1, position, removed, added };
}

/* Rows that stay are not made anew: what is scrolled to, focused or read aloud is theirs. */
static void
test_only_what_changes (void)
{
  g_autoptr (BonesLogList) list = bones_log_list_new ();
  g_autoptr (GPtrArray) five = tell (5), six = tell (6), again = tell (6), back = tell (5);
  Changes changes = { 0 };

  bones_log_list_set_log (list, five);
  g_signal_connect (list, "items-changed", G_CALLBACK (changed), &changes);
  bones_log_list_set_log (list, six);
  g_assert_cmpuint (changes.times, ==, 1);
  g_assert_cmpuint (changes.position, ==, 1); /* under the heading */
  g_assert_cmpuint (changes.removed, ==, 0);
  g_assert_cmpuint (changes.added, ==, 1);

  bones_log_list_set_log (list, again);
  g_assert_cmpuint (changes.times, ==, 1);

  bones_log_list_set_log (list, back);
  g_assert_cmpuint (changes.removed, ==, 1);
  g_assert_cmpuint (changes.added, ==, 0);
}

/* Does to @data, an array of texts, what @model says it has done. */
static void
mirror (GListModel *model, guint position, guint removed, guint added, gpointer data)
{
  GPtrArray *texts = data;

  if (removed > 0)
    g_ptr_array_remove_range (texts, position, removed);
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (BonesLogListItem) item = g_list_model_get_item (model, i);

      g_ptr_array_insert (texts, (gint) i, (char *) bones_log_list_item_get_line (item)->text);
    }
  g_assert_cmpuint (texts->len, ==, g_list_model_get_n_items (model));
}

static void
assert_mirrored (BonesLogList *list, GPtrArray *texts, const char *expected)
{
  g_autofree char *read = read_out (list);
  g_autofree char *seen = NULL;

  g_ptr_array_add (texts, NULL);
  seen = g_strjoinv (", ", (char **) texts->pdata);
  g_ptr_array_set_size (texts, (gint) texts->len - 1);
  g_assert_cmpstr (read, ==, expected);
  g_assert_cmpstr (seen, ==, expected);
}

/* A list that offers few lines says exactly which rows come and go; so does an undo, which changes
 * lines in two places. */
static void
test_offers_the_newest (void)
{
  g_autoptr (BonesLogList) list = bones_log_list_new ();
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();
  g_autoptr (GPtrArray) five = tell (5), six = tell (6), all = tell (6);
  BonesLogLine undone = lines[3];
  Changes changes = { 0 };

  bones_log_list_set_most (list, 3);
  g_signal_connect (list, "items-changed", G_CALLBACK (mirror), texts);
  bones_log_list_set_log (list, five);
  assert_mirrored (list, texts, "Round 1, Dauntless is hit, Fury fires");
  g_signal_connect (list, "items-changed", G_CALLBACK (changed), &changes);
  bones_log_list_set_log (list, six);
  assert_mirrored (list, texts, "Round 1, Dauntless burns, Dauntless is hit");
  g_assert_cmpuint (changes.times, ==, 2); /* the last goes, and one comes */
  bones_log_list_set_most (list, G_MAXUINT);
  assert_mirrored (list, texts,
                   "Round 1, Dauntless burns, Dauntless is hit, Fury fires, wind, islands");

  undone.text = (char *) "Fury fired";
  all->pdata[3] = &undone;
  g_ptr_array_remove_index (all, 5);
  changes = (Changes){ 0 };
  bones_log_list_set_log (list, all);
  assert_mirrored (list, texts, "Round 1, Dauntless is hit, Fury fired, wind, islands");
  g_assert_cmpuint (changes.times, ==, 2);
  bones_log_list_set_most (list, 1);
  assert_mirrored (list, texts, "Round 1");
}

static void
test_find_line (void)
{
  g_autoptr (BonesLogList) list = bones_log_list_new ();
  g_autoptr (GPtrArray) log = tell (G_N_ELEMENTS (lines));

  bones_log_list_set_log (list, log);
  g_assert_cmpint (bones_log_list_find (list, 1), ==, -1);
  g_assert_cmpstr (bones_log_list_get_line (list, bones_log_list_find (list, 8))->text, ==,
                   "Fury fires");
  g_assert_cmpstr (bones_log_list_get_line (list, bones_log_list_find (list, 99))->text, ==,
                   "Wren waits");
  g_assert_null (bones_log_list_get_line (list, G_N_ELEMENTS (lines)));
}

static void
test_moments (void)
{
  g_autoptr (GPtrArray) log = tell (G_N_ELEMENTS (lines));
  g_autoptr (GArray) timeline = bones_timeline_new (log);
  const guint32 seqs[] = { 2, 5, 7, 9, 12, 13 };

  g_assert_cmpuint (timeline->len, ==, G_N_ELEMENTS (seqs));
  for (guint i = 0; i < timeline->len; i++)
    g_assert_cmpuint (g_array_index (timeline, BonesMoment, i).seq, ==, seqs[i]);
  g_assert_cmpstr (g_array_index (timeline, BonesMoment, 3).line->text, ==, "Dauntless burns");
  g_assert_true (g_array_index (timeline, BonesMoment, 1).round);
  g_assert_false (g_array_index (timeline, BonesMoment, 2).round);

  g_assert_cmpuint (bones_timeline_find (timeline, 1), ==, 0);
  g_assert_cmpuint (bones_timeline_find (timeline, 8), ==, 2);
  g_assert_cmpuint (bones_timeline_find (timeline, 9), ==, 3);
  g_assert_cmpuint (bones_timeline_find (timeline, 99), ==, 5);
}

static void
test_rounds (void)
{
  g_autoptr (GPtrArray) log = tell (G_N_ELEMENTS (lines));
  g_autoptr (GArray) timeline = bones_timeline_new (log);

  g_assert_cmpuint (bones_timeline_round (timeline, 5, -1), ==, 4);
  g_assert_cmpuint (bones_timeline_round (timeline, 4, -1), ==, 1);
  g_assert_cmpuint (bones_timeline_round (timeline, 1, -1), ==, 0);
  g_assert_cmpuint (bones_timeline_round (timeline, 0, -1), ==, 0);
  g_assert_cmpuint (bones_timeline_round (timeline, 0, 1), ==, 1);
  g_assert_cmpuint (bones_timeline_round (timeline, 2, 1), ==, 4);
  g_assert_cmpuint (bones_timeline_round (timeline, 4, 1), ==, 5);
  g_assert_cmpuint (bones_timeline_round (timeline, 5, 1), ==, 5);
}

static void
test_nothing_told (void)
{
  g_autoptr (GPtrArray) log = tell (0);
  g_autoptr (GArray) timeline = bones_timeline_new (log);
  g_autoptr (BonesLogList) list = bones_log_list_new ();

  bones_log_list_set_log (list, log);
  g_assert_cmpuint (timeline->len, ==, 0);
  g_assert_cmpuint (bones_timeline_find (timeline, 3), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 0);
}

/* What is shown of the log. A heading stays above what is shown of its round. */
static void
test_filters (void)
{
  static BonesLogLine told[] = {
    { .seq = 1, .text = (char *) "Round 1", .heading = TRUE, .kind = BONES_LOG_HEADING },
    { .seq = 2, .text = (char *) "Fury fires", .dice = (char *) "[2 5]", .fleet = 0 },
    { .seq = 3, .text = (char *) "Élan is hit", .brief = (char *) "hit 1/2", .fleet = 1 },
    { .seq = 4, .text = (char *) "Round 2", .heading = TRUE, .kind = BONES_LOG_HEADING },
    { .seq = 5, .text = (char *) "tea", .kind = BONES_LOG_NOTE, .fleet = BONES_NOBODY },
    { .seq = 6, .text = (char *) "Fury waits", .undone = TRUE, .fleet = 0 },
  };
  static const struct {
    guint filter;
    const char *text, *shown;
    guint count;
  } rows[] = {
    { BONES_LOG_ALL, NULL, "Round 2, Fury waits, tea, Round 1, Élan is hit, Fury fires", 4 },
    { BONES_LOG_ALL, "FURY", "Round 2, Fury waits, Round 1, Fury fires", 2 },
    { BONES_LOG_ALL, "élan", "Round 1, Élan is hit", 1 },
    { BONES_LOG_ALL, "1/2", "Round 1, Élan is hit", 1 },
    { BONES_LOG_ALL, "[2 5]", "Round 1, Fury fires", 1 },
    { BONES_LOG_ALL, "kraken", "", 0 },
    { BONES_LOG_DICE, "", "Round 1, Fury fires", 1 },
    { BONES_LOG_NOTES, "", "Round 2, tea", 1 },
    { BONES_LOG_CHANGES, "", "Round 2, Fury waits", 1 },
    { BONES_LOG_OF_FLEET + 1, "", "Round 1, Élan is hit", 1 },
    { BONES_LOG_OF_FLEET, "fires", "Round 1, Fury fires", 1 },
  };

  g_autoptr (BonesLogList) list = bones_log_list_new ();
  g_autoptr (GPtrArray) log = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    g_ptr_array_add (log, &told[i]);
  bones_log_list_set_log (list, log);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *read = NULL;

      bones_log_list_set_filter (list, rows[i].filter, rows[i].text);
      read = read_out (list);
      g_assert_cmpstr (read, ==, rows[i].shown);
      g_assert_cmpuint (bones_log_list_count (list), ==, rows[i].count);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lookback/newest-on-top", test_newest_on_top);
  g_test_add_func ("/lookback/only-what-changes", test_only_what_changes);
  g_test_add_func ("/lookback/offers-the-newest", test_offers_the_newest);
  g_test_add_func ("/lookback/find-line", test_find_line);
  g_test_add_func ("/lookback/filters", test_filters);
  g_test_add_func ("/lookback/moments", test_moments);
  g_test_add_func ("/lookback/rounds", test_rounds);
  g_test_add_func ("/lookback/nothing-told", test_nothing_told);
  return g_test_run ();
}
