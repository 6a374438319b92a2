/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "report-table.h"

#include "words.h"

static void
free_row (gpointer data)
{
  BonesReportRow *row = data;

  g_strfreev (row->cells);
  g_free (row);
}

void
bones_report_table_free (BonesReportTable *table)
{
  if (table == NULL)
    return;

  g_free (table->title);
  g_free (table->about);
  g_strfreev (table->columns);
  g_ptr_array_unref (table->rows);
  g_free (table);
}

/* ---- Making one ---- */

/* A list of strings while it grows; NULL at the end. */
typedef GPtrArray Cells;

static void
add_cell (Cells *cells, const char *text)
{
  g_ptr_array_add (cells, g_strdup (text));
}

static void
take_cell (Cells *cells, char *text)
{
  g_ptr_array_add (cells, text);
}

static void
add_number (Cells *cells, guint number)
{
  g_ptr_array_add (cells, g_strdup_printf ("%u", number));
}

static char **
end_cells (Cells *cells)
{
  g_ptr_array_add (cells, NULL);
  return (char **) g_ptr_array_free (cells, FALSE);
}

/* Takes @columns. */
static BonesReportTable *
new_table (BonesReportTableKind kind, const char *title, const char *about, guint n_words,
           Cells *columns)
{
  BonesReportTable *self = g_new0 (BonesReportTable, 1);

  self->kind = kind;
  self->title = g_strdup (title);
  self->about = g_strdup (about);
  self->n_words = n_words;
  self->columns = end_cells (columns);
  self->rows = g_ptr_array_new_with_free_func (free_row);
  return self;
}

/* Takes @cells. */
static void
add_row (BonesReportTable *self, guint32 seq, guint fleet, Cells *cells)
{
  BonesReportRow *row = g_new0 (BonesReportRow, 1);

  row->seq = seq;
  row->fleet = fleet;
  row->cells = end_cells (cells);
  g_ptr_array_add (self->rows, row);
}

BonesReportTable *
bones_report_table_new (const char *title, const char *about, guint n_words, ...)
{
  Cells *columns = g_ptr_array_new ();
  va_list args;

  va_start (args, n_words);
  for (const char *column = va_arg (args, const char *); column != NULL;
       column = va_arg (args, const char *))
    add_cell (columns, column);

  va_end (args);
  return new_table (BONES_REPORT_OTHER, title, about, n_words, columns);
}

void
bones_report_table_add (BonesReportTable *table, const char *format, ...)
{
  Cells *cells = g_ptr_array_new ();
  va_list args;

  va_start (args, format);
  for (; *format != '\0'; format++)
    if (*format == 's')
      add_cell (cells, va_arg (args, const char *));
    else
      add_number (cells, va_arg (args, guint));

  va_end (args);
  add_row (table, 0, BONES_NOBODY, cells);
}

/* ---- The tables ---- */

static BonesReportTable *
table_result (const BonesReport *report)
{
  Cells *columns = g_ptr_array_new ();
  BonesReportTable *self;

  add_cell (columns, _ ("Fleet"));
  for (guint kind = 0; kind < BONES_COURSE_KINDS; kind++)
    if (report->course.counted[kind])
      add_cell (columns, bones_course_kind_name (kind));

  add_cell (columns, _ ("Ships lost"));
  add_cell (columns, _ ("Ships taken"));
  self = new_table (BONES_REPORT_RESULT, _ ("Result"), NULL, 1, columns);
  for (guint i = 0; i < report->fleets->len; i++)
    {
      const BonesReportFleet *fleet = g_ptr_array_index (report->fleets, i);
      Cells *cells = g_ptr_array_new ();

      add_cell (cells, fleet->name);
      for (guint kind = 0; kind < BONES_COURSE_KINDS; kind++)
        if (report->course.counted[kind])
          take_cell (cells, bones_course_value (kind, fleet->values[kind]));

      add_number (cells, fleet->lost);
      add_number (cells, fleet->taken);
      add_row (self, 0, i, cells);
    }

  return self;
}

static const char *
name_fleet (const BonesReport *report, guint fleet)
{
  return fleet < report->fleets->len
             ? ((const BonesReportFleet *) g_ptr_array_index (report->fleets, fleet))->name
             : "";
}

static char *
name_round (guint round)
{
  return round > 0 ? g_strdup_printf ("%u", round) : g_strdup (_ ("Before"));
}

/* What the log says of entry @seq; "" if it says nothing. */
static const char *
say_entry (const BonesReport *report, guint32 seq, guint ship)
{
  const gint line = bones_report_find_line (report, seq, ship);

  return line >= 0 ? ((const BonesLogLine *) g_ptr_array_index (report->lines, line))->text : "";
}

/* Steps of the first set-up, in which fleets still come, are left out. */
static BonesReportTable *
table_course (const BonesReport *report)
{
  const BonesCourse *course = &report->course;
  g_autoptr (GPtrArray) told = bones_course_tell (course, report->fleets->len);
  Cells *columns = g_ptr_array_new ();
  BonesReportTable *self;

  add_cell (columns, _ ("Round"));
  add_cell (columns, _ ("What happened"));
  for (guint i = 0; i < report->fleets->len; i++)
    add_cell (columns, name_fleet (report, i));

  self = new_table (BONES_REPORT_COURSE, _ ("Course"), bones_course_kind_name (course->main), 2,
                    columns);
  for (guint i = 0; i < told->len; i++)
    {
      const BonesCourseStep *step = g_ptr_array_index (told, i);
      Cells *cells = g_ptr_array_new ();

      take_cell (cells, name_round (step->round));
      add_cell (cells, say_entry (report, step->seq, BONES_NO_SHIP));
      for (guint fleet = 0; fleet < report->fleets->len; fleet++)
        take_cell (cells, bones_course_value (course->main, step->values[course->main][fleet]));

      add_row (self, bones_report_line_entry (report, step->seq, BONES_NO_SHIP), BONES_NOBODY,
               cells);
    }

  return self;
}

static BonesReportTable *
table_losses (const BonesReport *report)
{
  Cells *columns = g_ptr_array_new ();
  BonesReportTable *self;

  add_cell (columns, _ ("Fleet"));
  add_cell (columns, _ ("Ship"));
  add_cell (columns, _ ("Round"));
  self = new_table (BONES_REPORT_LOSSES, _ ("Losses"), NULL, 2, columns);
  for (guint i = 0; i < report->course.losses->len; i++)
    {
      const BonesLoss *loss = &g_array_index (report->course.losses, BonesLoss, i);
      Cells *cells = g_ptr_array_new ();

      add_cell (cells, name_fleet (report, loss->fleet));
      add_cell (cells, loss->text);
      take_cell (cells, name_round (loss->round));
      add_row (self, bones_report_line_entry (report, loss->seq, loss->ship), loss->fleet, cells);
    }

  return self;
}

/* The first line of the log that tells of @deeds. */
static guint32
first_entry (const BonesReport *report, const BonesShipDeeds *deeds)
{
  return deeds->entries->len > 0 ? bones_report_line_entry (
             report, g_array_index (deeds->entries, guint32, 0), deeds->ship)
                                 : 0;
}

static BonesReportTable *
table_deeds (const BonesReport *report)
{
  Cells *columns = g_ptr_array_new ();
  BonesReportTable *self;

  add_cell (columns, _ ("Fleet"));
  add_cell (columns, _ ("Ship"));
  add_cell (columns, _ ("Class"));
  add_cell (columns, _ ("What she did"));
  self = new_table (BONES_REPORT_DEEDS, _ ("What Each Ship Did"), NULL, 4, columns);
  for (guint fleet = 0; fleet < report->deeds->len; fleet++)
    {
      const GPtrArray *ships = g_ptr_array_index (report->deeds, fleet);

      for (guint i = 0; i < ships->len; i++)
        {
          const BonesShipDeeds *deeds = g_ptr_array_index (ships, i);
          Cells *cells = g_ptr_array_new ();

          add_cell (cells, name_fleet (report, fleet));
          add_cell (cells, deeds->name);
          add_cell (cells, deeds->kind);
          take_cell (cells, bones_ship_deeds_text (deeds));
          add_row (self, first_entry (report, deeds), fleet, cells);
        }
    }

  return self;
}

static BonesReportTable *
table_facts (const BonesReport *report)
{
  Cells *columns = g_ptr_array_new ();
  BonesReportTable *self;

  add_cell (columns, _ ("Fact"));
  add_cell (columns, _ ("Distance"));
  add_cell (columns, _ ("What happened"));
  add_cell (columns, _ ("Chance"));
  self = new_table (BONES_REPORT_FACTS, _ ("Worth Remembering"), NULL, 3, columns);
  for (guint i = 0; i < report->facts->len; i++)
    {
      const BonesReportFact *fact = g_ptr_array_index (report->facts, i);
      Cells *cells = g_ptr_array_new ();

      add_cell (cells, fact->name);
      add_cell (cells, fact->reach != NULL ? fact->reach : "");
      add_cell (cells, fact->text);
      take_cell (cells, fact->certain ? g_strdup ("") : bones_report_percent (fact->chance.value));
      add_row (self, bones_report_line_entry (report, fact->seq, fact->ship), fact->fleet, cells);
    }

  return self;
}

static void
add_luck (BonesReportTable *self, const BonesReport *report, const BonesLuck *luck)
{
  Cells *cells = g_ptr_array_new ();

  add_cell (cells, name_fleet (report, luck->fleet));
  add_cell (cells, bones_report_kind_name (report, luck->kind));
  add_cell (cells, luck->real ? _ ("real dice") : _ ("the app’s dice"));
  add_cell (cells, luck->measure == BONES_MEASURE_HITS ? _ ("hits") : _ ("total"));
  add_number (cells, luck->throws);
  add_number (cells, luck->again);
  add_number (cells, luck->thrown);
  take_cell (cells, g_strdup_printf ("%.1f", luck->expected.value));
  take_cell (cells, bones_report_percent (luck->worse));
  add_row (self, 0, luck->fleet, cells);
}

static BonesReportTable *
table_luck (const BonesReport *report)
{
  Cells *columns = g_ptr_array_new ();
  BonesReportTable *self;

  add_cell (columns, _ ("Fleet"));
  add_cell (columns, _ ("Rolls"));
  add_cell (columns, _ ("Dice"));
  add_cell (columns, _ ("Counted"));
  add_cell (columns, _ ("Throws"));
  add_cell (columns, _ ("Rerolls"));
  add_cell (columns, _ ("Thrown"));
  add_cell (columns, _ ("Expected"));
  add_cell (columns, _ ("Dice would do worse"));
  self =
      new_table (BONES_REPORT_LUCK, _ ("Luck"),
                 _ ("A hit is a roll that came to what it needed. The last column says how often "
                    "the same throws would show less."),
                 4, columns);
  for (guint i = 0; i < report->luck->len; i++)
    add_luck (self, report, &g_array_index (report->luck, BonesLuck, i));

  return self;
}

static BonesReportTable *
table_revealed (const BonesReport *report)
{
  Cells *columns = g_ptr_array_new ();
  BonesReportTable *self;

  add_cell (columns, _ ("Fleet"));
  add_cell (columns, _ ("What it held"));
  self = new_table (BONES_REPORT_REVEALED, _ ("Hidden Until the End"), NULL, 2, columns);
  for (guint i = 0; i < report->revealed->len; i++)
    {
      const BonesRevealed *revealed = g_ptr_array_index (report->revealed, i);
      Cells *cells = g_ptr_array_new ();

      add_cell (cells, name_fleet (report, revealed->fleet));
      add_cell (cells, revealed->text);
      add_row (self, 0, revealed->fleet, cells);
    }

  return self;
}

GPtrArray *
bones_report_tables_new (const BonesReport *report)
{
  BonesReportTable *(*const makers[]) (const BonesReport *) = {
    table_result, table_course, table_losses, table_deeds, table_facts, table_luck, table_revealed
  };
  GPtrArray *tables = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_report_table_free);

  g_return_val_if_fail (report != NULL, tables);

  for (guint i = 0; i < G_N_ELEMENTS (makers); i++)
    {
      BonesReportTable *table = makers[i](report);

      if (table->rows->len > 0)
        g_ptr_array_add (tables, table);
      else
        bones_report_table_free (table);
    }

  return tables;
}

/* ---- As text ---- */

char *
bones_report_tip_text (const BonesReport *report)
{
  g_return_val_if_fail (report != NULL && report->tip != NULL, NULL);

  /* Translators: a sentence of the log: "Dauntless sinks." */
  return g_strdup_printf (_ ("What decided it: %s"), report->tip);
}

char **
bones_report_sentences (const BonesReport *report)
{
  Cells *sentences = g_ptr_array_new ();

  g_return_val_if_fail (report != NULL, end_cells (sentences));

  add_cell (sentences, report->system);
  if (report->outcome == NULL)
    add_cell (sentences, report->round_text);
  else if (g_strcmp0 (report->outcome, report->why) != 0)
    add_cell (sentences, report->outcome);

  if (report->why != NULL)
    add_cell (sentences, report->why);

  if (report->tip != NULL)
    take_cell (sentences, bones_report_tip_text (report));

  if (report->score != NULL)
    take_cell (sentences, g_strdup_printf ("%s.", report->score));

  if (report->rule_title != NULL)
    /* Translators: the id of a rule, its title, what it says. */
    take_cell (sentences, g_strdup_printf (_ ("%s, “%s”: %s"), report->rule, report->rule_title,
                                           report->rule_text));

  return end_cells (sentences);
}

static gsize
width_of (const BonesReportTable *table, guint column)
{
  glong width = g_utf8_strlen (table->columns[column], -1);

  for (guint i = 0; i < table->rows->len; i++)
    {
      const BonesReportRow *row = g_ptr_array_index (table->rows, i);

      width = MAX (width, g_utf8_strlen (row->cells[column], -1));
    }

  return (gsize) width;
}

/* Words to the left of their column, numbers to the right. */
static void
append_cells (GString *out, const BonesReportTable *table, char **cells)
{
  GString *line = g_string_new (NULL);

  for (guint i = 0; cells[i] != NULL; i++)
    {
      const gsize blanks = width_of (table, i) - (gsize) g_utf8_strlen (cells[i], -1);

      g_string_append (line, i > 0 ? "  " : "");
      if (i < table->n_words)
        g_string_append_printf (line, "%s%*s", cells[i], (gint) blanks, "");
      else
        g_string_append_printf (line, "%*s%s", (gint) blanks, "", cells[i]);
    }

  g_string_append_printf (out, "%s\n", g_strchomp (line->str));
  g_string_free (line, TRUE);
}

void
bones_report_table_write (const BonesReportTable *table, GString *out)
{
  g_return_if_fail (table != NULL && out != NULL);

  g_string_append_printf (out, "\n%s\n", table->title);
  if (table->about != NULL)
    g_string_append_printf (out, "%s\n", table->about);

  append_cells (out, table, table->columns);
  for (guint i = 0; i < table->rows->len; i++)
    append_cells (out, table, ((BonesReportRow *) g_ptr_array_index (table->rows, i))->cells);
}

char *
bones_report_text (const BonesReport *report)
{
  g_autoptr (GPtrArray) tables = NULL;
  g_auto (GStrv) sentences = NULL;
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (report != NULL, g_string_free (out, FALSE));

  tables = bones_report_tables_new (report);
  sentences = bones_report_sentences (report);
  g_string_append_printf (out, "%s\n", report->title);
  for (guint i = 0; sentences[i] != NULL; i++)
    g_string_append_printf (out, "%s\n", sentences[i]);

  for (guint i = 0; i < tables->len; i++)
    bones_report_table_write (g_ptr_array_index (tables, i), out);

  return g_string_free (out, FALSE);
}
