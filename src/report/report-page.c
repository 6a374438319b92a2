/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "report-page.h"

#include "log-file.h"
#include "plot.h"
#include "report-table.h"

#define WIDTH 480.0 /* as wide as a phone, so that the text is large enough there */
#define HEIGHT 210.0
#define PHONE_COLUMNS 6 /* as many columns of a table fit on a phone */

/* Writes text and escapes its arguments: all words of players go through here. */
G_GNUC_PRINTF (2, 3)
static void
append_markup (GString *out, const char *format, ...)
{
  va_list args;
  g_autofree char *text = NULL;

  va_start (args, format);
  text = g_markup_vprintf_escaped (format, args);
  va_end (args);
  g_string_append (out, text);
}

/* Takes @plot, which may be NULL. */
static void
append_plot (GString *out, BonesPlot *plot)
{
  g_autofree char *svg = plot != NULL ? bones_plot_svg (plot) : NULL;

  if (svg == NULL)
    return;

  append_markup (out, "<figure><figcaption>%s</figcaption>\n", plot->title);
  g_string_append (out, svg);
  g_string_append (out, "</figure>\n");
  bones_plot_free (plot);
}

/* A table of more columns than a phone is wide: there each row is a list, whose cells name their
 * columns. */
static gboolean
is_wide (const BonesReportTable *table)
{
  return g_strv_length (table->columns) > PHONE_COLUMNS;
}

static void
append_cells (GString *out, const BonesReportTable *table, char **cells, const char *element,
              guint32 seq)
{
  g_string_append (out, "<tr>");
  for (guint i = 0; cells[i] != NULL; i++)
    {
      g_string_append_printf (out, "<%s%s", element, i < table->n_words ? "" : " class=\"number\"");
      if (cells != table->columns && is_wide (table))
        append_markup (out, " data-column=\"%s\"", table->columns[i]);

      g_string_append_c (out, '>');
      if (seq != 0 && i == table->n_words - 1)
        append_markup (out, "<a href=\"#e%u\">%s</a>", seq, cells[i]);
      else
        append_markup (out, "%s", cells[i]);

      append_markup (out, "</%s>", element);
    }

  g_string_append (out, "</tr>\n");
}

static void
append_table (GString *out, const BonesReportTable *table)
{
  append_markup (out, "<details%s><summary>%s</summary>\n",
                 table->kind == BONES_REPORT_RESULT ? " open=\"open\"" : "", table->title);
  if (table->about != NULL)
    append_markup (out, "<p>%s</p>\n", table->about);

  g_string_append_printf (out, "<div class=\"wide\"><table%s>\n",
                          is_wide (table) ? " class=\"listed\"" : "");
  append_cells (out, table, table->columns, "th", 0);
  for (guint i = 0; i < table->rows->len; i++)
    {
      const BonesReportRow *row = g_ptr_array_index (table->rows, i);

      append_cells (out, table, row->cells, "td", row->seq);
    }

  g_string_append (out, "</table></div></details>\n");
}

/* Why it ended so. How it ended is above. */
static void
append_why (GString *out, const BonesReport *report)
{
  if (report->why != NULL && g_strcmp0 (report->why, report->outcome) != 0)
    append_markup (out, "<p><a href=\"#e%u\">%s</a></p>\n", report->why_seq, report->why);

  if (report->tip != NULL)
    {
      g_autofree char *tip = bones_report_tip_text (report);

      append_markup (out, "<p><a href=\"#e%u\">%s</a></p>\n", report->tip_seq, tip);
    }

  if (report->score != NULL)
    append_markup (out, "<p>%s.</p>\n", report->score);

  if (report->rule_title != NULL)
    append_markup (out, "<p><span class=\"rule\">%s</span> <b>%s</b> %s</p>\n", report->rule,
                   report->rule_title, report->rule_text);
}

char *
bones_report_page (BonesTable *table, guint viewer)
{
  g_autoptr (BonesReport) report = NULL;
  g_autoptr (GPtrArray) tables = NULL;
  g_autoptr (GString) facts = g_string_new ("<section class=\"facts\">\n");

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  report = bones_report_new (table, viewer);
  tables = bones_report_tables_new (report);
  append_why (facts, report);
  append_plot (facts, bones_plot_course (report, WIDTH, HEIGHT));
  append_plot (facts, bones_plot_luck (report, WIDTH));
  for (guint i = 0; i < tables->len; i++)
    append_table (facts, g_ptr_array_index (tables, i));

  g_string_append (facts, "</section>\n");
  return bones_log_page (table, viewer, facts->str);
}

/* ---- For a spreadsheet ---- */

/* A cell that a spreadsheet takes for words, not for a formula, whatever a ship is called. */
static void
append_cell (GString *out, const char *text)
{
  if (out->len > 0 && out->str[out->len - 1] != '\n')
    g_string_append_c (out, ',');

  g_string_append_c (out, '"');
  if (strchr ("=+-@\t\r", *text) != NULL && *text != '\0')
    g_string_append_c (out, '\'');

  for (; *text != '\0'; text++)
    {
      if (*text == '"')
        g_string_append_c (out, '"');
      g_string_append_c (out, *text);
    }

  g_string_append_c (out, '"');
}

static void
append_number (GString *out, gint number)
{
  g_string_append_printf (out, ",%d", number);
}

static void
append_name (GString *out, const BonesReport *report, guint ship)
{
  g_autofree char *name =
      ship != BONES_NO_SHIP ? bones_name_plain (bones_names_ship (report->names, ship)) : NULL;

  append_cell (out, name != NULL ? name : "");
}

static void
append_faces (GString *out, const BonesReportRoll *roll)
{
  g_autoptr (GString) faces = g_string_new (NULL);

  for (guint i = 0; i < roll->n; i++)
    g_string_append_printf (faces, "%s%u", i > 0 ? " " : "", roll->faces[i]);

  append_cell (out, faces->str);
}

static void
append_chance (GString *out, const BonesReportRoll *roll)
{
  BonesChance chance;
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_c (out, ',');
  if (bones_report_roll_chance (roll, &chance))
    g_string_append (out, g_ascii_formatd (text, sizeof text, "%.9g", chance.value));
}

static void
append_roll (GString *out, const BonesReport *report, const BonesReportRoll *roll)
{
  static const char *const sources[] = { "person", "app", "real", "corrected" };
  static const char *const measures[] = { "", "hits", "total" };
  g_autofree char *fleet = roll->fleet != BONES_NOBODY
                               ? bones_name_plain (bones_names_fleet (report->names, roll->fleet))
                               : g_strdup ("");

  g_string_append_printf (out, "%u,%u", roll->seq, roll->round);
  append_cell (out, fleet);
  append_name (out, report, roll->ship);
  append_name (out, report, roll->other);
  append_cell (out, roll->rule != NULL ? roll->rule : "");
  append_cell (out, bones_report_kind_name (report, roll->kind));
  append_cell (out, roll->what);
  append_cell (out, sources[roll->source]);
  append_number (out, (gint) roll->sides);
  append_faces (out, roll);
  append_number (out, roll->bonus);
  append_number (out, (gint) (roll->needs > 0 ? roll->needs : roll->hits_from));
  append_number (out, (gint) roll->at_most);
  append_chance (out, roll);
  append_number (out, roll->again);
  append_cell (out, measures[roll->measure]);
  append_number (out, (gint) roll->thrown);
  g_string_append_c (out, ',');
  if (roll->measure != BONES_MEASURE_NONE)
    {
      char text[G_ASCII_DTOSTR_BUF_SIZE];

      g_string_append (out, g_ascii_formatd (text, sizeof text, "%.9g", roll->expected.value));
    }

  g_string_append (out, "\r\n");
}

char *
bones_report_csv (const BonesReport *report)
{
  GString *out = g_string_new ("entry,round,fleet,ship,other,rule,kind,roll,source,sides,faces,"
                               "bonus,needed,at_most,chance,rerolled,counted,thrown,expected\r\n");

  g_return_val_if_fail (report != NULL, g_string_free (out, FALSE));

  for (guint i = 0; i < report->rolls->len; i++)
    append_roll (out, report, &g_array_index (report->rolls, BonesReportRoll, i));

  return g_string_free (out, FALSE);
}
