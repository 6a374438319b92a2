/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "record-sheet.h"

#include "qr-block.h"
#include "setup-text.h"
#include "ship-block.h"

#define TITLE 18.0 /* sizes of text */
#define TEXT 9.0
#define SMALL 8.0
#define COLUMN_GAP 10.0
#define SHIP_GAP 8.0
#define COLUMNS 2
#define WIDE_PLAN 6 /* columns of a plan that needs the whole width of the page */

#define CODE_UNIT 1.5 /* of a QR code, if there is room: 0.5 mm */

/* Where a ship, a paragraph or a QR code stands. */
typedef struct {
  guint page;
  double x, y, width;
  const BonesShipView *ship; /* NULL: the options, or the code */
  char *options;
  char *code_text; /* what is written above the code; or NULL */
  BonesQrCode *code;
} Place;

/* The contents of a record sheet. */
typedef struct {
  BonesPaper paper;
  BonesPen *pen;               /* borrowed from the sheet */
  const BonesFleetView *fleet; /* borrowed */
  char *subtitle;
  GArray *places; /* of Place */
  guint n_pages;
} RecordSheet;

/* A position in the columns of the pages. */
typedef struct {
  RecordSheet *sheet;
  double x, top, width, bottom; /* of the page's room, below its head */
  double y[COLUMNS];            /* how far each column is filled */
  guint page;
} Cursor;

static void
clear_place (gpointer data)
{
  Place *place = data;

  g_free (place->options);
  g_free (place->code_text);
  bones_qr_code_free (place->code);
}

static double
draw_head (RecordSheet *sheet, double x, double y, double width)
{
  double height = bones_pen_line (sheet->pen, sheet->fleet->name, TITLE, TRUE, x, y, width);

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
  RecordSheet *sheet = cursor->sheet;
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
      g_autofree char *value = NULL;
      const char *name;

      if (option->kind == BONES_OPTION_DATA || view->options[i] == plain->options[i])
        continue;

      name = bones_words_called (setup, "option", option->key);
      value = bones_words_option_value (setup, i, view->options[i]);
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
  RecordSheet *sheet = cursor->sheet;
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

/* What the code is for; or why there is none. */
static double
draw_code (BonesPen *pen, const Place *place, double x, double y)
{
  const double height =
      bones_pen_text (pen, place->code_text, SMALL, FALSE, x, y, place->width, NULL);

  double side;

  if (place->code == NULL)
    return height;

  side = (bones_qr_code_get_side (place->code) + 2 * BONES_QR_MARGIN) * CODE_UNIT;
  side = MIN (side, place->width);
  if (pen->cr != NULL)
    bones_qr_block (pen->cr, place->code, x, y + height, side);

  return height + side;
}

static void
place_code (Cursor *cursor, const char *text)
{
  RecordSheet *sheet = cursor->sheet;
  Place place = { .width = (cursor->width - COLUMN_GAP * (COLUMNS - 1)) / COLUMNS };
  g_autoptr (GError) error = NULL;

  if (text == NULL)
    return;

  place.code = bones_qr_code_new (text, &error);
  place.code_text =
      g_strdup (place.code != NULL ? _ ("This fleet: scan the code, and paste it into Crossbones.")
                                   : error->message);
  find_place (cursor, draw_code (sheet->pen, &place, 0, 0), FALSE, &place);
  g_array_append_val (sheet->places, place);
}

static void
free_sheet (gpointer data)
{
  RecordSheet *sheet = data;

  g_free (sheet->subtitle);
  g_array_unref (sheet->places);
  g_free (sheet);
}

static void
draw_page (BonesPen *pen, guint page, gpointer data)
{
  RecordSheet *sheet = data;
  double x, y, width, height;

  bones_paper_room (sheet->paper, &x, &y, &width, &height);
  draw_head (sheet, x, y, width);
  for (guint i = 0; i < sheet->places->len; i++)
    {
      const Place *place = &g_array_index (sheet->places, Place, i);

      if (place->page != page)
        continue;

      if (place->ship != NULL)
        bones_ship_block (pen, place->ship, place->x, place->y, place->width);
      else if (place->code_text != NULL)
        draw_code (pen, place, place->x, place->y);
      else
        draw_options (pen, place->options, place->x, place->y, place->width);
    }
}

BonesSheet *
bones_record_sheet_new (const BonesView *view, const BonesSetup *setup, guint fleet,
                        const BonesSheetOptions *options)
{
  RecordSheet *record;
  BonesSheet *sheet;
  Cursor cursor = { 0 };
  double height;

  g_return_val_if_fail (view != NULL && setup != NULL && options != NULL, NULL);
  g_return_val_if_fail (fleet < view->fleets->len, NULL);

  record = g_new0 (RecordSheet, 1);
  record->paper = options->paper;
  record->fleet = g_ptr_array_index (view->fleets, fleet);
  record->subtitle = make_subtitle (record->fleet, setup->ruleset, view->options[0]);
  record->places = g_array_new (FALSE, FALSE, sizeof (Place));
  g_array_set_clear_func (record->places, clear_place);
  sheet = bones_sheet_new (record->fleet->name, options, draw_page, record, free_sheet);
  record->pen = bones_sheet_get_pen (sheet);

  cursor.sheet = record;
  bones_paper_room (options->paper, &cursor.x, &cursor.top, &cursor.width, &height);
  cursor.bottom = cursor.top + height;
  cursor.top += draw_head (record, cursor.x, cursor.top, cursor.width);
  begin_page (&cursor);
  place_ships (&cursor);
  place_options (&cursor, view, setup);
  place_code (&cursor, options->code);
  bones_sheet_set_n_pages (sheet, record->n_pages);
  return sheet;
}
