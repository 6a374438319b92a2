/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The counting of reports: chances against all faces that dice can show, sums against sums of all
 * throws, and the facts of every recorded battle against its journal.
 */

#include "fairness.h"
#include "plot.h"
#include "recorded-battle.h"
#include "report-page.h"
#include "report-sheet.h"
#include "report-table.h"
#include "report.h"
#include "table-picture.h"
#include "table-play.h"

#include <math.h>
#include <string.h>

/* ---- One roll against all its faces ---- */

typedef struct {
  const char *name;
  BonesReportRoll roll; /* without faces */
  gboolean high;
} Case;

static const Case cases[] = {
  { "meets", { .reading = BONES_READ_MEETS, .n = 3, .sides = 6, .bonus = 1, .needs = 6 }, FALSE },
  { "meets-again",
    { .reading = BONES_READ_MEETS, .n = 1, .sides = 6, .needs = 5, .rest = 4, .again = TRUE },
    FALSE },
  { "meets-already",
    { .reading = BONES_READ_MEETS, .n = 2, .sides = 6, .needs = 5, .rest = 5, .again = TRUE },
    FALSE },
  { "never", { .reading = BONES_READ_MEETS, .n = 2, .sides = 6, .needs = 9 }, FALSE },
  { "always", { .reading = BONES_READ_MEETS, .n = 2, .sides = 6, .bonus = 3, .needs = 2 }, FALSE },
  { "reaches",
    { .reading = BONES_READ_REACHES, .n = 3, .sides = 6, .bonus = -2, .needs = 10 },
    FALSE },
  { "reaches-again",
    { .reading = BONES_READ_REACHES, .n = 1, .sides = 10, .needs = 12, .rest = 7, .again = TRUE },
    FALSE },
  { "at-most", { .reading = BONES_READ_SUM, .n = 2, .sides = 6, .at_most = 5 }, FALSE },
  { "each", { .reading = BONES_READ_EACH, .n = 4, .sides = 6, .hits_from = 5 }, FALSE },
  { "highest", { .reading = BONES_READ_HIGHEST, .n = 3, .sides = 6, .opposed = TRUE }, FALSE },
  { "highest-again",
    { .reading = BONES_READ_HIGHEST, .n = 2, .sides = 6, .rest = 4, .opposed = TRUE },
    FALSE },
  { "sum", { .reading = BONES_READ_SUM, .n = 3, .sides = 6, .bonus = 4 }, TRUE },
};

/* Goes to the next faces; FALSE after the last. */
static gboolean
next_faces (BonesReportRoll *roll)
{
  for (guint die = 0; die < roll->n; die++)
    {
      if (++roll->faces[die] <= roll->sides)
        return TRUE;

      roll->faces[die] = 1;
    }

  return FALSE;
}

/* What the rule says of the faces, written once more. */
static guint
judge (const BonesReportRoll *roll)
{
  guint highest = roll->rest, sum = roll->rest, own = 0, hits = 0;

  for (guint die = 0; die < roll->n; die++)
    {
      highest = MAX (highest, roll->faces[die]);
      sum += roll->faces[die];
      own += roll->faces[die];
      hits += roll->hits_from > 0 && roll->faces[die] >= roll->hits_from;
    }

  switch (roll->reading)
    {
    case BONES_READ_MEETS:
      return (gint) highest + roll->bonus >= (gint) roll->needs;
    case BONES_READ_REACHES:
      return (gint) sum + roll->bonus >= (gint) roll->needs;
    case BONES_READ_EACH:
      return hits;
    case BONES_READ_HIGHEST:
      return highest;
    default:
      return roll->at_most > 0 ? sum <= roll->at_most : own;
    }
}

static void
test_one_roll (gconstpointer data)
{
  const Case *self = data;
  BonesReportRoll roll = self->roll;
  g_autofree BonesChance *spread = NULL;
  guint64 ways[64] = { 0 }, all = 0, total = 0;
  guint n;

  for (guint die = 0; die < roll.n; die++)
    roll.faces[die] = 1;

  do
    {
      bones_report_roll_measure (&roll, self->high);
      g_assert_cmpuint (roll.measure, !=, BONES_MEASURE_NONE);
      g_assert_cmpuint (roll.thrown, ==, judge (&roll));
      ways[roll.thrown]++;
      total += roll.thrown;
      all++;
    }
  while (next_faces (&roll));

  spread = bones_report_roll_spread (&roll, &n);
  for (guint value = 0; value < 64; value++)
    g_assert_true (value < n ? bones_chance_is (spread[value], ways[value], all)
                             : ways[value] == 0);

  g_assert_true (bones_chance_is (roll.expected, total, all));
}

/* ---- Several throws against all their faces ---- */

static void
test_sums (void)
{
  BonesReportRoll rolls[3] = { cases[0].roll, cases[1].roll, cases[8].roll };
  g_autoptr (BonesSpread) spread = bones_spread_new ();
  guint64 ways[16] = { 0 }, all = 0;
  gdouble below = 0;

  for (guint i = 0; i < 3; i++)
    {
      g_autofree BonesChance *chances = NULL;
      guint n;

      for (guint die = 0; die < rolls[i].n; die++)
        rolls[i].faces[die] = 1;

      bones_report_roll_measure (&rolls[i], FALSE);
      chances = bones_report_roll_spread (&rolls[i], &n);
      bones_spread_add (spread, chances, n);
    }

  do
    {
      ways[judge (&rolls[0]) + judge (&rolls[1]) + judge (&rolls[2])]++;
      all++;
    }
  while (next_faces (&rolls[0]) || next_faces (&rolls[1]) || next_faces (&rolls[2]));

  g_assert_cmpuint (all, ==, 216 * 6 * 1296);
  for (guint value = 0; value < G_N_ELEMENTS (ways); value++)
    {
      gdouble less, same;

      bones_spread_read (spread, value, &less, &same);
      g_assert_cmpfloat_with_epsilon (less, below, 1e-12);
      g_assert_cmpfloat_with_epsilon (same, (gdouble) ways[value] / (gdouble) all, 1e-12);
      below += (gdouble) ways[value] / (gdouble) all;
    }
}

/* Ten thousand throws: the middle half of them is worse, and nothing is lost at the ends. */
static void
test_many (void)
{
  const BonesChance coin[] = { bones_chance (1, 2), bones_chance (1, 2) };
  g_autoptr (BonesSpread) spread = bones_spread_new ();
  gdouble less, same, none;

  for (guint i = 0; i < 10000; i++)
    bones_spread_add (spread, coin, 2);

  bones_spread_read (spread, 5000, &less, &same);
  g_assert_cmpfloat_with_epsilon (less + same / 2, 0.5, 1e-12);
  g_assert_cmpfloat_with_epsilon (same, 1 / sqrt (G_PI * 5000), 1e-6);
  bones_spread_read (spread, 10001, &less, &none);
  g_assert_cmpfloat_with_epsilon (less, 1, 1e-12);
}

/* ---- Whether dice are fair ---- */

/* The chance of counts as uneven as those of @faces, of all faces of as many dice: tried one by
 * one. */
static gdouble
try_all (guint sides, guint n, const guint *counts)
{
  const gdouble limit = bones_fairness_test (sides, counts).statistic - 1e-9;
  BonesReportRoll roll = { .n = n, .sides = sides };
  guint64 as_uneven = 0, all = 0;

  for (guint i = 0; i < n; i++)
    roll.faces[i] = 1;

  do
    {
      guint now[BONES_MAX_VALUES] = { 0 };

      for (guint i = 0; i < n; i++)
        now[roll.faces[i] - 1]++;

      as_uneven += bones_fairness_test (sides, now).statistic >= limit;
      all++;
    }
  while (next_faces (&roll));

  return (gdouble) as_uneven / (gdouble) all;
}

static void
test_fair (void)
{
  static const guint counts[][6] = {
    { 1, 0, 0, 0, 0, 0 }, { 2, 0, 0, 0, 0, 0 }, { 1, 1, 0, 0, 0, 0 },
    { 3, 1, 0, 0, 0, 1 }, { 1, 1, 1, 1, 1, 0 }, { 4, 0, 1, 0, 0, 0 },
  };
  const guint even[6] = { 100, 100, 100, 100, 100, 100 };
  const guint loaded[6] = { 60, 100, 100, 100, 100, 140 };

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      guint n = 0;

      for (guint face = 0; face < 6; face++)
        n += counts[i][face];

      g_assert_true (bones_fairness_test (6, counts[i]).exact);
      g_assert_cmpfloat_with_epsilon (bones_fairness_test (6, counts[i]).p,
                                      try_all (6, n, counts[i]), 1e-12);
    }

  g_assert_cmpfloat_with_epsilon (bones_fairness_test (6, even).p, 1, 1e-12);
  g_assert_false (bones_fairness_test (6, loaded).exact);
  g_assert_cmpfloat_with_epsilon (bones_fairness_test (6, loaded).statistic, 32, 1e-9);
  g_assert_cmpfloat (bones_fairness_test (6, loaded).p, <, 1e-5);

  /* As tables of chi-square and of the power of its test have it (12.83 at 5 degrees). */
  g_assert_cmpfloat_with_epsilon (bones_chi_square_above (5, 11.0705), 0.05, 1e-6);
  g_assert_cmpfloat_with_epsilon (bones_chi_square_above (1, 3.84146), 0.05, 1e-6);
  g_assert_cmpfloat_with_epsilon (bones_chi_square_above (19, 30.1435), 0.05, 1e-6);
  g_assert_cmpfloat_with_epsilon (bones_chi_square_above (2, 8), exp (-4), 1e-12);
  g_assert_cmpuint (bones_fairness_needed (6), ==, 1027);
}

/* Few dice are counted, many are not: at the border both say nearly the same. */
static void
test_border (void)
{
  const guint counts[6] = { 15, 8, 8, 10, 8, 11 };
  const BonesFairness fair = bones_fairness_test (6, counts);

  g_assert_true (fair.exact);
  g_assert_cmpfloat_with_epsilon (fair.p, bones_chi_square_above (5, fair.statistic), 0.05);
}

/* ---- Recorded battles ---- */

/* The dice of all answers that count, as the journal has them. */
static void
count_answers (BonesTable *table, guint *throws, guint *pips)
{
  g_autoptr (GPtrArray) owned = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_entry_free);
  g_autoptr (GPtrArray) list = bones_journal_to_play (bones_table_get_journal (table), owned);

  *throws = *pips = 0;
  for (guint i = 0; i < list->len; i++)
    {
      const BonesEntry *entry = g_ptr_array_index (list, i);
      const gboolean dice =
          entry->kind == BONES_ENTRY_ANSWER && entry->answer.kind == BONES_ASK_DICE;
      const gboolean free = entry->kind == BONES_ENTRY_NOTE && entry->answer.n > 0;

      if (!dice && !free)
        continue;

      ++*throws;
      for (guint die = 0; die < entry->answer.n; die++)
        *pips += entry->answer.values[die];
    }
}

static void
check_rolls (const BonesReport *report, BonesTable *table)
{
  guint throws, pips, sum = 0;

  count_answers (table, &throws, &pips);
  g_assert_cmpuint (report->rolls->len, ==, throws);
  for (guint i = 0; i < report->rolls->len; i++)
    {
      const BonesReportRoll *roll = &g_array_index (report->rolls, BonesReportRoll, i);

      for (guint die = 0; die < roll->n; die++)
        sum += roll->faces[die];

      g_assert_cmpint (bones_report_find_line (report, roll->seq, roll->ship), >=, -1);
    }

  g_assert_cmpuint (sum, ==, pips);
}

/* The log says of the same dice that they were rolled again. */
static void
check_again (const BonesReport *report)
{
  g_autoptr (GHashTable) again = g_hash_table_new (NULL, NULL);
  guint compared = 0;

  for (guint i = 0; i < report->rolls->len; i++)
    {
      const BonesReportRoll *roll = &g_array_index (report->rolls, BonesReportRoll, i);

      g_hash_table_insert (again, GUINT_TO_POINTER (roll->seq), GUINT_TO_POINTER (1 + roll->again));
    }

  for (guint i = 0; i < report->lines->len; i++)
    {
      const BonesLogLine *line = g_ptr_array_index (report->lines, i);

      if (line->undone || line->kind == BONES_LOG_TAKEN_BACK)
        continue;

      for (guint r = 0; line->rolls != NULL && r < line->rolls->len; r++)
        {
          const BonesLogRoll *roll = &g_array_index (line->rolls, BonesLogRoll, r);
          gpointer found = g_hash_table_lookup (again, GUINT_TO_POINTER (roll->seq));

          if (found == NULL) /* taken back before its line */
            continue;

          g_assert_cmpuint (GPOINTER_TO_UINT (found), ==, 1u + roll->again);
          compared++;
        }
    }

  g_assert_true (compared > 0 || report->rolls->len == 0);
}

/* The row of all rolls is the sum of the rows of each kind, and every roll is in one of them. */
static void
check_luck (const BonesReport *report)
{
  guint all = 0, each = 0, counted = 0, throws = 0;

  for (guint i = 0; i < report->luck->len; i++)
    {
      const BonesLuck *luck = &g_array_index (report->luck, BonesLuck, i);
      g_autofree char *text = bones_luck_text (luck);

      g_assert_cmpfloat (luck->worse, >=, 0);
      g_assert_cmpfloat (luck->worse + luck->same, <=, 1 + 1e-9);
      g_assert_cmpfloat (luck->same, >, 0);
      g_assert_nonnull (strstr (text, luck->throws == 1 ? "throw" : "throws"));
      if (luck->measure == BONES_MEASURE_HITS)
        *(luck->kind == BONES_ALL_ROLLS ? &all : &each) += luck->thrown;
      if (luck->kind != BONES_ALL_ROLLS)
        throws += luck->throws;
    }

  g_assert_cmpuint (all, ==, each);
  for (guint i = 0; i < report->rolls->len; i++)
    {
      const BonesReportRoll *roll = &g_array_index (report->rolls, BonesReportRoll, i);

      counted += roll->fleet != BONES_NOBODY && roll->measure != BONES_MEASURE_NONE;
    }

  g_assert_cmpuint (counted, ==, throws);
}

/* The course ends where the table stands. */
static void
check_course (const BonesReport *report, BonesTable *table)
{
  g_autoptr (BonesView) view = bones_view_new (table, report->viewer);
  const GArray *steps = report->course.steps;
  const BonesCourseStep *last = &g_array_index (steps, BonesCourseStep, steps->len - 1);
  g_autoptr (GPtrArray) told = bones_course_tell (&report->course, report->fleets->len);
  guint begun = 0;

  for (guint i = 0; i < steps->len; i++)
    {
      const BonesCourseStep *step = &g_array_index (steps, BonesCourseStep, i);

      begun += i == 0 || step->round != g_array_index (steps, BonesCourseStep, i - 1).round;
      g_assert_true (i == 0 || step->seq > g_array_index (steps, BonesCourseStep, i - 1).seq);
    }

  g_assert_cmpuint (begun, >=, view->round);
  for (guint i = 1; i < told->len; i++)
    g_assert_true (memcmp (((BonesCourseStep *) g_ptr_array_index (told, i))->values,
                           ((BonesCourseStep *) g_ptr_array_index (told, i - 1))->values,
                           sizeof last->values)
                   != 0);
  if (told->len > 0)
    g_assert_cmpmem (((BonesCourseStep *) g_ptr_array_index (told, told->len - 1))->values,
                     sizeof last->values, last->values, sizeof last->values);
  for (guint i = 0; i < view->fleets->len; i++)
    {
      const BonesFleetView *fleet = g_ptr_array_index (view->fleets, i);

      g_assert_cmpuint (last->values[BONES_COURSE_POINTS][i], ==, fleet->points_left);
      g_assert_cmpuint (last->values[BONES_COURSE_HONOURS][i], ==, (guint) MAX (fleet->honours, 0));
    }
}

static void
check_result (const BonesReport *report)
{
  if (!report->over)
    {
      g_assert_null (report->why);
      return;
    }

  g_assert_nonnull (report->outcome);
  g_assert_nonnull (report->why);
  g_assert_nonnull (report->rule);
  if (report->tip != NULL)
    {
      g_assert_cmpint (report->winner, >=, 0);
      g_assert_cmpuint (report->tip_seq, >, 0);
      g_assert_cmpuint (report->tip_seq, <=, report->why_seq);
    }
}

/* What decided a battle, and by how much: a ship that was lost, a fleet that gave up, what the
 * rules count; nothing where the board game says who won. */
static void
test_tips (void)
{
  static const struct {
    const char *battle, *tip, *score;
  } ends[] = {
    { "two-fleets-gunnery-app-dice.json", "Dauntless, sunk", "Ships afloat: Red 0, Blue 2" },
    { "man-o-war/conceded.json", "Blue concedes.", "Ships afloat: Red 5, Blue 2" },
    { "agreed-draw-app-dice.json", NULL, "Points afloat: North 4, East 4, South 2, West 5" },
    { "dread-pirate/all-leave-but-one.json", "Blue leaves the game.",
      "Ships afloat: Red 1, Blue 0, Green 0, Yellow 0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_auto (RecordedBattle) battle = recorded_battle_open (ends[i].battle);
      g_autoptr (BonesReport) report = bones_report_new (battle.table, BONES_NOBODY);

      g_assert_cmpstr (report->tip, ==, ends[i].tip);
      g_assert_cmpstr (report->score, ==, ends[i].score);
    }
}

/* A prize that sinks was not taken once more, one that was abandoned may be taken later, and nobody
 * sinks a ship that is scuttled. */
static void
test_losses (void)
{
  static const struct {
    const char *battle, *said, *not_said;
  } losses[] = {
    { "man-o-war/conceded.json", "Resolute, sunk", "Resolute, taken by Blue" },
    { "man-o-war/conceded.json", "Sparrow, sunk", "sunk by Marigold" },
    { "two-fleets-gunnery-app-dice.json", "Marigold, taken by Blue", "Marigold, abandoned" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (losses); i++)
    {
      g_auto (RecordedBattle) battle = recorded_battle_open (losses[i].battle);
      g_autoptr (BonesReport) report = bones_report_new (battle.table, BONES_NOBODY);
      g_autofree char *text = bones_report_text (report);

      g_assert_nonnull (strstr (text, losses[i].said));
      g_assert_null (strstr (text, losses[i].not_said));
    }
}

/* ---- Names that do harm ---- */

/* A spreadsheet takes what begins so for a formula, and a page what is in angles for markup. */
static void
test_names (void)
{
  g_auto (RecordedBattle) battle = recorded_battle_open ("two-fleets-gunnery-app-dice.json");
  const BonesChange formula = { .scope = BONES_RENAME_SHIP, .index = 5 };
  const BonesChange markup = { .scope = BONES_RENAME_SHIP, .index = 0 };
  g_autoptr (BonesReport) report = NULL;
  g_autofree char *csv = NULL, *page = NULL;
  g_autoptr (GError) error = NULL;

  bones_table_override (battle.table, BONES_NOBODY, &formula, 1, "=1+\"1\"", &error);
  g_assert_no_error (error);
  bones_table_override (battle.table, BONES_NOBODY, &markup, 1, "<b>&Fury", &error);
  g_assert_no_error (error);
  report = bones_report_new (battle.table, BONES_NOBODY);
  csv = bones_report_csv (report);
  page = bones_report_page (battle.table, BONES_NOBODY);
  g_assert_nonnull (strstr (csv, "\"'=1+\"\"1\"\"\""));
  g_assert_null (strstr (csv, "\"=1"));
  g_assert_null (strstr (page, "<b>&"));
  g_assert_nonnull (strstr (page, "&lt;b&gt;&amp;Fury"));
}

/* ---- Text, plot, page and CSV agree ---- */

/* The cells of the row of CSV at @text, which it moves to the next row. */
static GPtrArray *
read_row (const char **text)
{
  GPtrArray *cells = g_ptr_array_new_with_free_func (g_free);
  GString *cell = g_string_new (NULL);
  gboolean quoted = FALSE;

  for (; quoted || **text != '\r'; ++*text)
    if (**text == '"' && quoted && (*text)[1] == '"')
      g_string_append_c (cell, *(*text)++);
    else if (**text == '"')
      quoted = !quoted;
    else if (**text == ',' && !quoted)
      {
        g_ptr_array_add (cells, g_string_free (cell, FALSE));
        cell = g_string_new (NULL);
      }
    else
      g_string_append_c (cell, **text);

  g_ptr_array_add (cells, g_string_free (cell, FALSE));
  *text += 2;
  return cells;
}

static guint
cell_number (const GPtrArray *cells, guint column)
{
  return (guint) g_ascii_strtoull (g_ptr_array_index (cells, column), NULL, 10);
}

enum { CSV_FLEET = 2, CSV_FACES = 10, CSV_COUNTED = 16, CSV_THROWN, CSV_EXPECTED, CSV_COLUMNS };

/* The sums of a spreadsheet: all pips, and the hits of all fleets with what was expected. */
typedef struct {
  guint rows, pips, hits;
  gdouble expected;
} Sums;

static void
add_row (Sums *sums, const GPtrArray *cells)
{
  g_auto (GStrv) faces = g_strsplit (g_ptr_array_index (cells, CSV_FACES), " ", -1);

  g_assert_cmpuint (cells->len, ==, CSV_COLUMNS);
  sums->rows++;
  for (guint i = 0; faces[i] != NULL; i++)
    sums->pips += (guint) g_ascii_strtoull (faces[i], NULL, 10);

  if (!g_str_equal (g_ptr_array_index (cells, CSV_COUNTED), "hits")
      || *(const char *) g_ptr_array_index (cells, CSV_FLEET) == '\0')
    return;

  sums->hits += cell_number (cells, CSV_THROWN);
  sums->expected += g_ascii_strtod (g_ptr_array_index (cells, CSV_EXPECTED), NULL);
}

static void
check_csv (const BonesReport *report, BonesTable *table)
{
  g_autofree char *csv = bones_report_csv (report);
  const char *at = csv;
  guint throws, pips, hits = 0;
  gdouble expected = 0;
  Sums sums = { 0 };

  g_ptr_array_unref (read_row (&at)); /* the headings */
  while (*at != '\0')
    {
      g_autoptr (GPtrArray) cells = read_row (&at);

      add_row (&sums, cells);
    }

  count_answers (table, &throws, &pips);
  for (guint i = 0; i < report->luck->len; i++)
    {
      const BonesLuck *luck = &g_array_index (report->luck, BonesLuck, i);

      if (luck->kind == BONES_ALL_ROLLS)
        {
          hits += luck->thrown;
          expected += luck->expected.value;
        }
    }

  g_assert_cmpuint (sums.rows, ==, throws);
  g_assert_cmpuint (sums.pips, ==, pips);
  g_assert_cmpuint (sums.hits, ==, hits);
  g_assert_cmpfloat_with_epsilon (sums.expected, expected, 1e-6);
}

static void
check_plot (const BonesReport *report, const BonesReportTable *course)
{
  g_autoptr (BonesPlot) plot = bones_plot_course (report, 400, 228); /* 200 from 0 to the top */
  guint fleet = 0, losses = 0, highest = 0, top;
  double most; /* at the top, as the cells say it */

  if (plot == NULL)
    return;

  for (guint i = 0; i < report->course.steps->len; i++)
    for (guint f = 0; f < report->fleets->len; f++)
      highest = MAX (
          highest,
          g_array_index (report->course.steps, BonesCourseStep, i).values[report->course.main][f]);
  top = bones_course_top (report->course.main, highest);
  most = report->course.main == BONES_COURSE_POINTS ? top / 2.0 : top;

  for (guint i = 0; i < plot->parts->len; i++)
    {
      const BonesPlotPart *part = g_ptr_array_index (plot->parts, i);

      losses += part->kind == BONES_PLOT_LOSS;
      if (part->kind == BONES_PLOT_STEP || part->kind == BONES_PLOT_LOSS)
        g_assert_nonnull (part->text);
      if (part->kind != BONES_PLOT_COURSE)
        continue;

      g_assert_cmpuint (part->points->len, ==, 2 * course->rows->len - 1);
      for (guint step = 0; step < course->rows->len; step++)
        {
          const BonesReportRow *row = g_ptr_array_index (course->rows, step);
          const double y = g_array_index (part->points, BonesPlotPoint, 2 * step).y;

          if (strchr (row->cells[2 + fleet], ' ') == NULL
              && strstr (row->cells[2 + fleet], "½") == NULL)
            g_assert_cmpfloat_with_epsilon ((1 - (y - 10) / 200) * most,
                                            g_strtod (row->cells[2 + fleet], NULL), 0.51);
        }

      fleet++;
    }

  g_assert_cmpuint (fleet, ==, report->fleets->len);
  g_assert_cmpuint (losses, ==, report->course.losses->len);
}

/* In the plot, the numbers of two rounds do not touch. */
static void
check_rounds (const BonesReport *report)
{
  g_autoptr (BonesPlot) plot = bones_plot_course (report, 480, 210);
  double last = 0;

  for (guint i = 0; plot != NULL && i < plot->parts->len; i++)
    {
      const BonesPlotPart *part = g_ptr_array_index (plot->parts, i);
      const BonesPlotPoint *at = &g_array_index (part->points, BonesPlotPoint, 0);

      if (part->kind != BONES_PLOT_TEXT || part->anchor != 0.5)
        continue;

      g_assert_true (last == 0 || at->x - last >= 20);
      last = at->x;
    }
}

/* All tables are in the text. */
static void
check_tables (const BonesReport *report)
{
  g_autoptr (GPtrArray) tables = bones_report_tables_new (report);
  g_autofree char *text = bones_report_text (report);

  for (guint i = 0; i < tables->len; i++)
    {
      const BonesReportTable *table = g_ptr_array_index (tables, i);

      g_assert_nonnull (strstr (text, table->title));
      if (table->kind == BONES_REPORT_COURSE)
        {
          check_plot (report, table);
          check_rounds (report);
        }
      if (table->kind == BONES_REPORT_LUCK)
        g_assert_cmpuint (table->rows->len, ==, report->luck->len);

      for (guint row = 0; row < table->rows->len; row++)
        {
          const BonesReportRow *its = g_ptr_array_index (table->rows, row);

          g_assert_cmpuint (g_strv_length (its->cells), ==, g_strv_length (table->columns));
          for (guint cell = 0; its->cells[cell] != NULL; cell++)
            g_assert_nonnull (strstr (text, its->cells[cell]));
        }
    }
}

/* Each link leads to a line, and there is no script. Each cell of a table that is wider than a
 * phone names its column. */
static void
check_page (BonesTable *table, const BonesReport *report)
{
  g_autoptr (GPtrArray) tables = bones_report_tables_new (report);
  g_autofree char *page = bones_report_page (table, BONES_NOBODY);
  guint cells = 0, named = 0;
  g_autoptr (GRegex) links =
      g_regex_new ("href=\"#(e\\d+)\"", (GRegexCompileFlags) 0, (GRegexMatchFlags) 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (guint i = 0; i < tables->len; i++)
    {
      const BonesReportTable *its = g_ptr_array_index (tables, i);
      const guint columns = g_strv_length (its->columns);

      cells += columns > 6 ? columns * its->rows->len : 0;
    }
  for (const char *at = page; (at = strstr (at, " data-column=\"")) != NULL; at++)
    named++;
  g_assert_cmpuint (named, ==, cells);

  g_assert_null (strstr (page, "<script"));
  for (g_regex_match (links, page, (GRegexMatchFlags) 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *name = g_match_info_fetch (match, 1);
      g_autofree char *id = g_strdup_printf (" id=\"%s\"", name);

      g_assert_nonnull (strstr (page, id));
    }
}

static void
expect_said (const char *svg, const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  if (strstr (svg, escaped) == NULL)
    {
      g_test_message ("the picture does not say “%s”", text);
      g_test_fail ();
    }
}

static void
check_ship (const BonesShipView *ship, const char *svg)
{
  if (ship == NULL)
    return; /* a port that nobody visits */

  expect_said (svg, ship->name);
  for (guint i = 0; i < ship->chips->len; i++)
    expect_said (svg, ((BonesChipView *) g_ptr_array_index (ship->chips, i))->text);
}

/* All that everybody may know of the table is in the picture: the counts in it are those of the
 * state, which the journal led to. */
static void
check_picture (BonesTable *table, const char *svg)
{
  const BonesGame *game = &bones_table_get_play (table)->game;
  const BonesRuleset *ruleset = bones_table_get_rules (table)->ruleset;
  g_autoptr (BonesView) view = bones_view_new (table, BONES_NOBODY);

  for (guint i = 0; i < view->markers->len; i++)
    expect_said (svg, ((BonesMarkerView *) g_ptr_array_index (view->markers, i))->name);
  for (guint i = 0; i < game->n_ships; i++)
    if (game->ships[i].status == BONES_IN_PLAY
        && (game->ships[i].fleet != BONES_NOBODY || ruleset->is_abandoned == NULL))
      check_ship (bones_view_ship (view, i), svg);
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    for (guint i = 0; ruleset->fleet_tracks[i].id != NULL; i++)
      if (ruleset->fleet_tracks[i].show == BONES_SHOW_PIPS)
        {
          g_autofree char *pips = g_strdup_printf (": %u", game->fleets[fleet].tracks[i]);

          expect_said (svg, pips);
        }
  for (guint i = 0; view->board != NULL && i < view->board->pieces->len; i++)
    expect_said (svg, ((BonesPieceView *) g_ptr_array_index (view->board->pieces, i))->square);
}

/* Every report fits on paper, and the table into a picture. */
static void
check_paper (BonesTable *table)
{
  const BonesSheetOptions options = { .measured = 100, .date = "2026-11-26" };
  g_autoptr (BonesReport) report = bones_report_new (table, BONES_NOBODY);
  g_autoptr (BonesView) view = bones_view_new (table, BONES_NOBODY);
  g_autoptr (BonesSheet) sheet = bones_report_sheet_new (report, &options);
  g_autoptr (GPtrArray) sheets = g_ptr_array_new ();
  g_autoptr (GBytes) pdf = NULL, png = NULL, svg = NULL;
  g_autofree char *said = NULL;

  g_ptr_array_add (sheets, sheet);
  pdf = bones_sheets_to_pdf (sheets);
  png = bones_table_picture (view, report->title, BONES_PICTURE_PNG);
  svg = bones_table_picture (view, report->title, BONES_PICTURE_SVG);
  g_assert_cmpmem (g_bytes_get_data (pdf, NULL), 5, "%PDF-", 5);
  g_assert_cmpmem ((const char *) g_bytes_get_data (png, NULL) + 1, 3, "PNG", 3);
  g_assert_cmpmem (g_bytes_get_data (svg, NULL), 5, "<?xml", 5);
  said = g_strndup (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg));
  check_picture (table, said);
}

static void
test_recording (gconstpointer data)
{
  g_auto (RecordedBattle) battle = recorded_battle_open (data);

  for (guint viewer = 0; viewer < 2; viewer++)
    {
      g_autoptr (BonesReport) report =
          bones_report_new (battle.table, viewer == 0 ? BONES_NOBODY : 0);

      check_rolls (report, battle.table);
      check_again (report);
      check_luck (report);
      check_course (report, battle.table);
      check_result (report);
      check_csv (report, battle.table);
      check_tables (report);
      if (viewer == 0)
        check_page (battle.table, report);
    }

  if (g_str_hash (data) % 7 == 0) /* some of every system: it takes longer than the rest */
    check_paper (battle.table);
}

static void
add_recordings (const char *folder)
{
  g_autofree char *path = g_build_filename (GAMES, folder, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (path, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".json"))
      {
        char *recording = g_build_filename (folder, name, NULL);
        g_autofree char *test = g_strconcat ("/report/recording/", recording, NULL);

        g_test_add_data_func_full (test, recording, test_recording, g_free);
      }
}

/* A course is drawn up to a round number, and half of it is one that can be said. Points are
 * counted in halves. */
static void
test_axis (void)
{
  static const struct {
    BonesCourseKind kind;
    guint highest, top;
  } axes[] = {
    { BONES_COURSE_POINTS, 20, 20 },     { BONES_COURSE_POINTS, 9, 12 },
    { BONES_COURSE_POINTS, 1390, 1400 }, { BONES_COURSE_POINTS, 0, 4 },
    { BONES_COURSE_CREW, 5, 6 },         { BONES_COURSE_CREW, 20, 20 },
    { BONES_COURSE_CREW, 21, 30 },       { BONES_COURSE_CREW, 45, 50 },
    { BONES_COURSE_CREW, 100, 100 },     { BONES_COURSE_CREW, 101, 120 },
    { BONES_COURSE_CREW, 695, 700 },     { BONES_COURSE_CREW, 12345, 14000 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (axes); i++)
    g_assert_cmpuint (bones_course_top (axes[i].kind, axes[i].highest), ==, axes[i].top);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *test = g_strconcat ("/report/roll/", cases[i].name, NULL);

      g_test_add_data_func (test, &cases[i], test_one_roll);
    }

  g_test_add_func ("/report/sums", test_sums);
  g_test_add_func ("/report/many", test_many);
  g_test_add_func ("/report/names", test_names);
  g_test_add_func ("/report/fair", test_fair);
  g_test_add_func ("/report/fair/border", test_border);
  g_test_add_func ("/report/tips", test_tips);
  g_test_add_func ("/report/losses", test_losses);
  g_test_add_func ("/report/axis", test_axis);
  add_recordings (".");
  add_recordings ("man-o-war");
  add_recordings ("naval-duel");
  add_recordings ("dread-pirate");
  return g_test_run ();
}
