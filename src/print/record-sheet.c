/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <cairo-pdf.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "record-sheet.h"

#include "setup-text.h"
#include "ship-block.h"

#define TITLE 18.0 /* sizes of text */
#define TEXT 9.0
#define SMALL 8.0
#define COLUMN_GAP 10.0
#define SHIP_GAP 8.0
#define COLUMNS 2
#define WIDE_PLAN 6 /* columns of a plan that needs the whole width of the page */

/* Where a ship, or a paragraph, stands. */
typedef struct {
  guint page;
  double x, y, width;
  const BonesShipView *ship; /* NULL: the options */
  char *options;
} Place;

struct _BonesRecordSheet {
  BonesSheetOptions options;
  char *date, *foot;
  const BonesFleetView *fleet; /* borrowed */
  BonesPen *pen;
  char *title, *subtitle;
  GArray *places; /* of Place */
  guint n_pages;
};

/* A position in the columns of the pages. */
typedef struct {
  BonesRecordSheet *sheet;
  double x, top, width, bottom; /* of the page's room, below its head */
  double y[COLUMNS];            /* how far each column is filled */
  guint page;
} Cursor;

static void
clear_place (gpointer data)
{
  g_free (((Place *) data)->options);
}

static double
draw_head (BonesRecordSheet *sheet, double x, double y, double width)
{
  double height = bones_pen_line (sheet->pen, sheet->title, TITLE, TRUE, x, y, width);

  height += bones_pen_text (sheet->pen, sheet->subtitle, TEXT, FALSE, x, y + height, width, NULL);
  height += bones_number_lines (sheet->pen, sheet->fleet->tracks, x, y + height + 3, width);
  bones_pen_rule (sheet->pen, x, y + height + 3, x + width, y + height + 3);
  return height + SHIP_GAP;
}

static void
begin_page (Cursor *cursor)
{
  cursor->page = cursor->sheet->n_pages++;
  for (guint i = 0; i < COLUMNS; i++)
    cursor->y[i] = cursor->top;
}

static gboolean
is_empty (const Cursor *cursor)
{
  for (guint i = 0; i < COLUMNS; i++)
    if (cursor->y[i] > cursor->top)
      return FALSE;

  return TRUE;
}

/* The column that is filled least. */
static guint
shortest (const Cursor *cursor)
{
  guint at = 0;

  for (guint i = 1; i < COLUMNS; i++)
    if (cursor->y[i] < cursor->y[at])
      at = i;

  return at;
}

/* Finds a place @height points high in the column that is filled least, or, if @wide, below all
 * columns; on a new page if there is no room. */
static void
find_place (Cursor *cursor, double height, gboolean wide, Place *place)
{
  const double column = (cursor->width - COLUMN_GAP * (COLUMNS - 1)) / COLUMNS;
  const guint at = shortest (cursor);
  double y = cursor->y[at];

  for (guint i = 0; i < COLUMNS && wide; i++)
    y = MAX (y, cursor->y[i]);

  if (y + height > cursor->bottom && !is_empty (cursor))
    {
      begin_page (cursor);
      find_place (cursor, height, wide, place);
      return;
    }

  place->page = cursor->page;
  place->x = cursor->x + (wide ? 0 : at * (column + COLUMN_GAP));
  place->y = y;
  for (guint i = 0; i < COLUMNS; i++)
    if (wide || i == at)
      cursor->y[i] = y + height + SHIP_GAP;
}

static gboolean
needs_width (const BonesShipView *ship)
{
  for (guint i = 0; i < ship->plan->len; i++)
    if (((const BonesPartView *) g_ptr_array_index (ship->plan, i))->col_to >= WIDE_PLAN)
      return TRUE;

  return FALSE;
}

static void
place_ships (Cursor *cursor)
{
  BonesRecordSheet *sheet = cursor->sheet;
  const double column = (cursor->width - COLUMN_GAP * (COLUMNS - 1)) / COLUMNS;

  for (guint i = 0; i < sheet->fleet->ships->len; i++)
    {
      const BonesShipView *ship = g_ptr_array_index (sheet->fleet->ships, i);
      const gboolean wide = needs_width (ship);
      Place place = { .width = wide ? cursor->width : column, .ship = ship };

      find_place (cursor, bones_ship_block (sheet->pen, ship, 0, 0, place.width), wide, &place);
      g_array_append_val (sheet->places, place);
    }
}

static const char *
word_value (const BonesRuleset *ruleset, const BonesSetup *setup, const BonesOption *option,
            guint value, char **made)
{
  g_autofree char *prefix = g_strdup_printf ("value.%s", option->key);
  const char *word;

  if (option->kind == BONES_OPTION_SWITCH)
    return value != 0 ? _ ("on") : _ ("off");

  if (option->kind == BONES_OPTION_VALUES)
    {
      word = bones_words_called (setup, prefix, option->values[value]);
      return word != NULL ? word : option->values[value];
    }

  *made = option->halves ? bones_words_points ((gint) value) : g_strdup_printf ("%u", value);
  return *made;
}

/* The options that differ from those of the edition, a line each; NULL if there are none. */
static char *
describe_options (const BonesView *view, const BonesSetup *setup)
{
  const BonesRuleset *ruleset = setup->ruleset;
  g_autoptr (BonesSetup) plain = bones_setup_new (ruleset, NULL);
  GString *text = g_string_new (NULL);

  bones_options_begin (plain, ruleset->editions[view->options[0]], NULL);
  for (guint i = 1; ruleset->options[i].key != NULL; i++)
    {
      const BonesOption *option = &ruleset->options[i];
      g_autofree char *made = NULL;
      const char *name, *value;

      if (option->kind == BONES_OPTION_DATA || view->options[i] == plain->options[i])
        continue;

      name = bones_words_called (setup, "option", option->key);
      value = word_value (ruleset, setup, option, view->options[i], &made);
      g_string_append_printf (text, "%s%s: %s", text->len > 0 ? "\n" : "",
                              name != NULL ? name : option->key, value);
    }

  if (text->len > 0)
    return g_string_free (text, FALSE);

  g_string_free (text, TRUE);
  return NULL;
}

static double
draw_options (BonesPen *pen, const char *options, double x, double y, double width)
{
  const double height = bones_pen_text (pen, _ ("Options that differ from the edition"), SMALL,
                                        TRUE, x, y, width, NULL);

  return height + bones_pen_text (pen, options, SMALL, FALSE, x, y + height, width, NULL);
}

static void
place_options (Cursor *cursor, const BonesView *view, const BonesSetup *setup)
{
  BonesRecordSheet *sheet = cursor->sheet;
  Place place = { .width = (cursor->width - COLUMN_GAP * (COLUMNS - 1)) / COLUMNS };

  place.options = describe_options (view, setup);
  if (place.options == NULL)
    return;

  find_place (cursor, draw_options (sheet->pen, place.options, 0, 0, place.width), FALSE, &place);
  g_array_append_val (sheet->places, place);
}

/* "Anne · Grey Company · 10 points · Black Spot 2025". */
static char *
make_subtitle (const BonesFleetView *fleet, const BonesRuleset *ruleset, guint edition)
{
  g_autofree char *points = bones_words_points ((gint) fleet->points);
  GString *text = g_string_new (NULL);

  if (fleet->player != NULL)
    g_string_append_printf (text, "%s · ", fleet->player);

  if (fleet->faction_name != NULL)
    g_string_append_printf (text, "%s · ", fleet->faction_name);

  if (fleet->points > 0)
    {
      g_string_append_printf (text, _ ("%s points"), points);
      g_string_append (text, " · ");
    }

  g_string_append (text, _ (ruleset->name));
  if (ruleset->editions[1] != NULL)
    g_string_append_printf (text, " %s", ruleset->editions[edition]);

  return g_string_free (text, FALSE);
}

BonesRecordSheet *
bones_record_sheet_new (const BonesView *view, const BonesSetup *setup, guint fleet,
                        const BonesSheetOptions *options)
{
  BonesRecordSheet *sheet;
  Cursor cursor = { 0 };
  double height;

  g_return_val_if_fail (view != NULL && setup != NULL && options != NULL, NULL);
  g_return_val_if_fail (fleet < view->fleets->len, NULL);

  sheet = g_new0 (BonesRecordSheet, 1);
  sheet->options = *options;
  sheet->options.date = sheet->date = g_strdup (options->date);
  sheet->fleet = g_ptr_array_index (view->fleets, fleet);
  sheet->pen = bones_pen_new (options->colour);
  sheet->title = g_strdup (sheet->fleet->name);
  sheet->subtitle = make_subtitle (sheet->fleet, setup->ruleset, view->options[0]);
  sheet->foot = g_strdup_printf ("%s · %s", sheet->title, options->date);
  sheet->places = g_array_new (FALSE, FALSE, sizeof (Place));
  g_array_set_clear_func (sheet->places, clear_place);

  cursor.sheet = sheet;
  bones_paper_room (options->paper, &cursor.x, &cursor.top, &cursor.width, &height);
  cursor.bottom = cursor.top + height;
  cursor.top += draw_head (sheet, cursor.x, cursor.top, cursor.width);
  begin_page (&cursor);
  place_ships (&cursor);
  place_options (&cursor, view, setup);
  return sheet;
}

void
bones_record_sheet_free (BonesRecordSheet *sheet)
{
  if (sheet == NULL)
    return;

  g_free (sheet->date);
  g_free (sheet->foot);
  g_free (sheet->title);
  g_free (sheet->subtitle);
  bones_pen_free (sheet->pen);
  g_array_unref (sheet->places);
  g_free (sheet);
}

guint
bones_record_sheet_n_pages (const BonesRecordSheet *sheet)
{
  g_return_val_if_fail (sheet != NULL, 0);

  return sheet->n_pages;
}

void
bones_record_sheet_draw (BonesRecordSheet *sheet, guint page, cairo_t *cr)
{
  double x, y, width, height;

  g_return_if_fail (sheet != NULL && page < sheet->n_pages && cr != NULL);

  cairo_save (cr);
  bones_page_correct (cr, sheet->options.measured);
  bones_pen_set_cairo (sheet->pen, cr);
  bones_paper_room (sheet->options.paper, &x, &y, &width, &height);
  draw_head (sheet, x, y, width);
  for (guint i = 0; i < sheet->places->len; i++)
    {
      const Place *place = &g_array_index (sheet->places, Place, i);

      if (place->page != page)
        continue;

      if (place->ship != NULL)
        bones_ship_block (sheet->pen, place->ship, place->x, place->y, place->width);
      else
        draw_options (sheet->pen, place->options, place->x, place->y, place->width);
    }

  bones_page_foot (sheet->pen, sheet->options.paper, sheet->foot, page + 1, sheet->n_pages);
  bones_pen_set_cairo (sheet->pen, NULL);
  cairo_restore (cr);
}

static cairo_status_t
write_bytes (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

gboolean
bones_record_sheet_write (BonesRecordSheet *sheet, const char *path, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  double width, height;
  cairo_t *cr;

  g_return_val_if_fail (sheet != NULL && path != NULL, FALSE);

  bones_paper_size (sheet->options.paper, &width, &height);
  surface = cairo_pdf_surface_create_for_stream (write_bytes, bytes, width, height);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, sheet->title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, sheet->date);
  cr = cairo_create (surface);
  for (guint i = 0; i < sheet->n_pages; i++)
    {
      bones_record_sheet_draw (sheet, i, cr);
      cairo_show_page (cr);
    }

  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  return g_file_set_contents (path, (const char *) bytes->data, (gssize) bytes->len, error);
}
