/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report-sheet.h"

#include "plot.h"
#include "report-table.h"

#define TITLE 16.0 /* sizes of text */
#define HEADING 10.0
#define TEXT 7.5
#define GAP 4.0
#define BETWEEN 8.0 /* two columns */
#define PLOT_HEIGHT 180.0
#define MOST_COLUMNS 16

/* A thing that stays on one page. */
typedef struct {
  enum { TEXT_ITEM, PLOT_ITEM, ROW_ITEM } kind;
  const char *text; /* TEXT_ITEM: borrowed */
  double size;
  gboolean bold;
  const BonesPlot *plot;         /* PLOT_ITEM */
  const BonesReportTable *table; /* ROW_ITEM */
  char **cells;
  const double *widths; /* of its columns */
  gboolean stays;       /* on the page of the next one */
  guint page;
  double y;
} Item;

typedef struct {
  const BonesReport *report;
  BonesPaper paper;
  char **sentences;
  GPtrArray *tables; /* of BonesReportTable */
  BonesPlot *course, *luck;
  GArray *items;     /* of Item */
  GPtrArray *widths; /* of double *: the columns of each table */
  double x, width;
} ReportSheet;

static void
free_sheet (gpointer data)
{
  ReportSheet *self = data;

  g_strfreev (self->sentences);
  g_ptr_array_unref (self->tables);
  bones_plot_free (self->course);
  bones_plot_free (self->luck);
  g_array_unref (self->items);
  g_ptr_array_unref (self->widths);
  g_free (self);
}

static void
add_text (ReportSheet *self, const char *text, double size, gboolean bold, gboolean stays)
{
  const Item item = { .kind = TEXT_ITEM, .text = text, .size = size, .bold = bold, .stays = stays };

  g_array_append_val (self->items, item);
}

static void
add_plot (ReportSheet *self, const BonesPlot *plot)
{
  const Item item = { .kind = PLOT_ITEM, .plot = plot };

  if (plot == NULL)
    return;

  add_text (self, plot->title, HEADING, TRUE, TRUE);
  g_array_append_val (self->items, item);
}

static double
measure_cell (BonesPen *pen, const char *text, gboolean bold)
{
  cairo_t *cr = pen->cr;
  double used;

  pen->cr = NULL;
  bones_pen_text (pen, text, TEXT, bold, 0, 0, 0, &used);
  pen->cr = cr;
  return used;
}

/* The widths of the columns of @table: as they need, or, of words, as much as is left. */
static void
measure_columns (const ReportSheet *self, BonesPen *pen, const BonesReportTable *table,
                 double *widths)
{
  const guint n = MIN (g_strv_length (table->columns), MOST_COLUMNS);
  double words = 0, room = self->width - BETWEEN * (n - 1);

  for (guint i = 0; i < n; i++)
    {
      widths[i] = measure_cell (pen, table->columns[i], TRUE);
      for (guint row = 0; row < table->rows->len; row++)
        widths[i] = MAX (
            widths[i],
            measure_cell (pen, ((BonesReportRow *) g_ptr_array_index (table->rows, row))->cells[i],
                          FALSE));

      if (i < table->n_words)
        words += widths[i];
      else
        room -= widths[i];
    }

  for (guint i = 0; i < MIN (table->n_words, n) && words > room; i++)
    widths[i] *= MAX (room, 1) / words;
}

static void
add_row (ReportSheet *self, const BonesReportTable *table, const double *widths, char **cells,
         gboolean heads)
{
  const Item item = { .kind = ROW_ITEM,
                      .table = table,
                      .cells = cells,
                      .widths = widths,
                      .bold = heads,
                      .stays = heads };

  g_array_append_val (self->items, item);
}

static void
add_table (ReportSheet *self, BonesPen *pen, const BonesReportTable *table)
{
  double *widths = g_new0 (double, MOST_COLUMNS);

  measure_columns (self, pen, table, widths);
  g_ptr_array_add (self->widths, widths);
  add_text (self, table->title, HEADING, TRUE, TRUE);
  if (table->about != NULL)
    add_text (self, table->about, TEXT, FALSE, TRUE);

  add_row (self, table, widths, table->columns, TRUE);
  for (guint i = 0; i < table->rows->len; i++)
    add_row (self, table, widths, ((BonesReportRow *) g_ptr_array_index (table->rows, i))->cells,
             FALSE);
}

static double
draw_row (const ReportSheet *self, BonesPen *pen, const Item *item, double y)
{
  const guint n = MIN (g_strv_length (item->cells), MOST_COLUMNS);
  double x = self->x, height = 0;

  for (guint i = 0; i < n; i++)
    {
      const double used = measure_cell (pen, item->cells[i], item->bold);
      const double left = i < item->table->n_words ? x : x + item->widths[i] - used;
      const double cell =
          bones_pen_text (pen, item->cells[i], TEXT, item->bold, left, y,
                          i < item->table->n_words ? item->widths[i] + 0.5 : 0, NULL);

      height = MAX (height, cell);
      x += item->widths[i] + BETWEEN;
    }

  return height + 1;
}

/* Draws @item at @y. Returns its height. */
static double
draw_item (const ReportSheet *self, BonesPen *pen, const Item *item, double y)
{
  switch (item->kind)
    {
    case TEXT_ITEM:
      return GAP
             + bones_pen_text (pen, item->text, item->size, item->bold, self->x, y + GAP,
                               self->width, NULL);
    case PLOT_ITEM:
      bones_plot_draw (item->plot, pen, self->x, y + GAP);
      return item->plot->height + GAP;
    default:
      return draw_row (self, pen, item, y);
    }
}

/* Returns the number of pages. */
static guint
place_items (ReportSheet *self, BonesPen *pen)
{
  double left, top, width, room, y;
  guint page = 0;

  bones_paper_room (self->paper, &left, &top, &width, &room);
  y = top;
  for (guint i = 0; i < self->items->len; i++)
    {
      Item *item = &g_array_index (self->items, Item, i);
      double needed = draw_item (self, pen, item, 0), with = needed;

      for (guint next = i; g_array_index (self->items, Item, next).stays; next++)
        with += draw_item (self, pen, &g_array_index (self->items, Item, next + 1), 0);

      if (y + with > top + room && y > top)
        {
          page++;
          y = top;
        }

      item->page = page;
      item->y = y;
      y += needed;
    }

  return page + 1;
}

static void
draw_page (BonesPen *pen, guint page, gpointer data)
{
  const ReportSheet *self = data;

  for (guint i = 0; i < self->items->len; i++)
    {
      const Item *item = &g_array_index (self->items, Item, i);

      if (item->page == page)
        draw_item (self, pen, item, item->y);
    }
}

BonesSheet *
bones_report_sheet_new (const BonesReport *report, const BonesSheetOptions *options)
{
  double y, height;
  ReportSheet *self;
  BonesSheet *sheet;

  g_return_val_if_fail (report != NULL && options != NULL, NULL);

  self = g_new0 (ReportSheet, 1);
  bones_paper_room (options->paper, &self->x, &y, &self->width, &height);
  self->report = report;
  self->paper = options->paper;
  self->sentences = bones_report_sentences (report);
  self->tables = bones_report_tables_new (report);
  self->course = bones_plot_course (report, self->width, PLOT_HEIGHT);
  self->luck = bones_plot_luck (report, self->width);
  self->items = g_array_new (FALSE, TRUE, sizeof (Item));
  self->widths = g_ptr_array_new_with_free_func (g_free);
  sheet = bones_sheet_new (report->title, options, draw_page, self, free_sheet);
  add_text (self, report->title, TITLE, TRUE, FALSE);
  for (guint i = 0; self->sentences[i] != NULL; i++)
    add_text (self, self->sentences[i], TEXT, FALSE, FALSE);

  add_plot (self, self->course);
  add_plot (self, self->luck);
  for (guint i = 0; i < self->tables->len; i++)
    add_table (self, bones_sheet_get_pen (sheet), g_ptr_array_index (self->tables, i));

  bones_sheet_set_n_pages (sheet, place_items (self, bones_sheet_get_pen (sheet)));
  return sheet;
}
