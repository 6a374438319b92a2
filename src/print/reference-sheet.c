/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "reference-sheet.h"

#define TITLE 16.0 /* sizes of text */
#define HEADING 10.0
#define TEXT 7.5
#define COLUMNS 3
#define COLUMN_GAP 12.0
#define GAP 4.0

/* Where an entry stands. */
typedef struct {
  guint page;
  double x, y;
  gboolean heads; /* the heading of its group stands above it */
} Place;

typedef struct {
  const GPtrArray *entries; /* borrowed */
  char *title;
  BonesPaper paper;
  GArray *places; /* of Place: entry by entry */
  double column;  /* the width of a column */
} ReferenceSheet;

/* Draws an entry, below the heading of its group if it @heads it. Returns its height. */
static double
draw_entry (BonesPen *pen, const ReferenceSheet *sheet, guint i, gboolean heads, double x, double y)
{
  const BonesReferenceEntry *entry = g_ptr_array_index (sheet->entries, i);
  g_autofree char *title =
      entry->rule != NULL ? g_strdup_printf ("%s  %s", entry->rule->id, entry->title) : NULL;
  double height = 0;

  if (heads)
    {
      height += bones_pen_text (pen, entry->group, HEADING, TRUE, x, y + GAP, sheet->column, NULL);
      height += GAP * 2;
    }

  height += bones_pen_text (pen, title != NULL ? title : entry->title, TEXT, TRUE, x, y + height,
                            sheet->column, NULL);
  if (entry->text != NULL)
    height += bones_pen_text (pen, entry->text, TEXT, FALSE, x, y + height, sheet->column, NULL);

  return height + GAP;
}

static gboolean
heads_group (const ReferenceSheet *sheet, guint i)
{
  const BonesReferenceEntry *entry = g_ptr_array_index (sheet->entries, i);
  const BonesReferenceEntry *before = i > 0 ? g_ptr_array_index (sheet->entries, i - 1) : NULL;

  return before == NULL || !g_str_equal (entry->group, before->group);
}

static double
draw_head (BonesPen *pen, const ReferenceSheet *sheet, double x, double y, double width)
{
  const double height = bones_pen_line (pen, sheet->title, TITLE, TRUE, x, y, width);

  bones_pen_rule (pen, x, y + height + 2, x + width, y + height + 2);
  return height + GAP * 2;
}

/* Fills the columns one after another. Returns the number of pages. */
static guint
place_entries (ReferenceSheet *sheet, BonesPen *pen)
{
  double left, top, width, height, y;
  guint page = 0, column = 0;

  bones_paper_room (sheet->paper, &left, &top, &width, &height);
  sheet->column = (width - COLUMN_GAP * (COLUMNS - 1)) / COLUMNS;
  height += top;
  top += draw_head (pen, sheet, left, top, width);
  y = top;
  for (guint i = 0; i < sheet->entries->len; i++)
    {
      Place place = { .heads = heads_group (sheet, i) };
      const double needed = draw_entry (pen, sheet, i, place.heads, 0, 0);

      if (y + needed > height && y > top)
        {
          column++;
          y = top;
        }

      if (column == COLUMNS)
        {
          column = 0;
          page++;
        }

      place.page = page;
      place.x = left + column * (sheet->column + COLUMN_GAP);
      place.y = y;
      y += needed;
      g_array_append_val (sheet->places, place);
    }

  return sheet->entries->len > 0 ? page + 1 : 0;
}

static void
free_sheet (gpointer data)
{
  ReferenceSheet *sheet = data;

  g_free (sheet->title);
  g_array_unref (sheet->places);
  g_free (sheet);
}

static void
draw_page (BonesPen *pen, guint page, gpointer data)
{
  const ReferenceSheet *sheet = data;
  double x, y, width, height;

  bones_paper_room (sheet->paper, &x, &y, &width, &height);
  draw_head (pen, sheet, x, y, width);
  for (guint i = 0; i < sheet->places->len; i++)
    {
      const Place *place = &g_array_index (sheet->places, Place, i);

      if (place->page == page)
        draw_entry (pen, sheet, i, place->heads, place->x, place->y);
    }
}

BonesSheet *
bones_reference_sheet_new (const GPtrArray *entries, const char *title,
                           const BonesSheetOptions *options)
{
  ReferenceSheet *reference;
  BonesSheet *sheet;

  g_return_val_if_fail (entries != NULL && title != NULL && options != NULL, NULL);

  reference = g_new0 (ReferenceSheet, 1);
  reference->entries = entries;
  /* Translators: the name of a game */
  reference->title = g_strdup_printf (_ ("%s: quick reference"), title);
  reference->paper = options->paper;
  reference->places = g_array_new (FALSE, FALSE, sizeof (Place));
  sheet = bones_sheet_new (reference->title, options, draw_page, reference, free_sheet);
  bones_sheet_set_n_pages (sheet, place_entries (reference, bones_sheet_get_pen (sheet)));
  return sheet;
}
