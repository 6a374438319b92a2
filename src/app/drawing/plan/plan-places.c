/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "plan-places.h"

/* In units. */
#define THUMB 44
#define LOW 36 /* a row that is too low for a thumb */
#define PAD 4
#define PROW 16         /* how far prow and stern reach beyond the rooms */
#define STERN 9         /* and there */
#define PEOPLE 46       /* the width of the crew */
#define LEAST_PEOPLE 31 /* the same, if there is little room */
#define NARROW                                                                                     \
  230 /* smaller rooms are too small for a thumb anyway, so everything becomes smaller */
#define FREEBOARD 10 /* the height of a hull without rows */
#define KEEL 8       /* below a hull that has nothing below the water line */
#define MOST_COLUMNS 12

/* By how much the drawing may grow. */
#define NEAR 1.6
#define FAR 2.6

#define STEP 8 /* pixels: the step in which a width is searched for */

typedef struct {
  BonesPlanPlaces *places;
  const BonesPlanSpot *spots;
  guint n;
  double width; /* in units */
  double row;   /* the height of a row, in units */
} Sheet;

static gboolean
has_spot (const Sheet *sheet, BonesPlanKind kind)
{
  for (guint i = 0; i < sheet->n; i++)
    if (sheet->spots[i].kind == kind)
      return TRUE;
  return FALSE;
}

static GdkRectangle
rectangle (const Sheet *sheet, double x, double y, double width, double height)
{
  const double u = sheet->places->unit;
  const int left = (int) (x * u + 0.5), top = (int) (y * u + 0.5);

  return (GdkRectangle){ left, top, (int) ((x + width) * u + 0.5) - left,
                         (int) ((y + height) * u + 0.5) - top };
}

static void
count_grid (const Sheet *sheet)
{
  for (guint i = 0; i < sheet->n; i++)
    if (sheet->spots[i].kind == BONES_PLAN_ROOM)
      {
        sheet->places->columns = MAX (sheet->places->columns, sheet->spots[i].col_to);
        sheet->places->rows = MAX (sheet->places->rows, sheet->spots[i].row_to + 1);
      }
  sheet->places->columns = MIN (sheet->places->columns, MOST_COLUMNS);
}

/* The side is as high in each column as the rooms in it below the sails. */
static void
raise_sides (const Sheet *sheet)
{
  BonesPlanPlaces *places = sheet->places;

  for (guint column = 1; column <= places->columns; column++)
    {
      guint rows = 0;

      for (guint i = 0; i < sheet->n; i++)
        {
          const BonesPlanSpot *spot = &sheet->spots[i];

          if (spot->kind == BONES_PLAN_ROOM && !spot->aloft && spot->col_from <= column
              && column <= spot->col_to)
            rows = MAX (rows, spot->row_to + 1);
        }
      places->deck[column - 1] =
          places->water - (rows > 0 ? rows * sheet->row : FREEBOARD) * places->unit;
    }
}

static void
place_rooms (const Sheet *sheet, double left, double wide)
{
  const double column = wide / sheet->places->columns;

  for (guint i = 0; i < sheet->n; i++)
    {
      const BonesPlanSpot *spot = &sheet->spots[i];

      if (spot->kind == BONES_PLAN_ROOM)
        sheet->places->parts[i] =
            rectangle (sheet, left + (MAX (spot->col_from, 1) - 1) * column,
                       PAD + (sheet->places->rows - 1 - spot->row_to) * sheet->row,
                       (MIN (spot->col_to, MOST_COLUMNS) - MAX (spot->col_from, 1) + 1) * column,
                       (spot->row_to - spot->row_from + 1) * sheet->row);
    }
}

/* A part that is no room has a place of its own; several of a kind share it. */
static void
place_others (const Sheet *sheet, BonesPlanKind kind, double x, double y, double width,
              double height, gboolean upright)
{
  guint n = 0, at = 0;

  for (guint i = 0; i < sheet->n; i++)
    n += sheet->spots[i].kind == kind;
  for (guint i = 0; i < sheet->n; i++)
    if (sheet->spots[i].kind == kind)
      {
        sheet->places->parts[i] = upright
                                      ? rectangle (sheet, x, y + at * height / n, width, height / n)
                                      : rectangle (sheet, x + at * width / n, y, width / n, height);
        at++;
      }
}

static void
lay_out_ship (const Sheet *sheet)
{
  BonesPlanPlaces *places = sheet->places;
  const gboolean people = has_spot (sheet, BONES_PLAN_COUNTERS);
  const double share = sheet->width < NARROW ? 0.55 : 1;
  const double beside = people ? MAX (PEOPLE * share, LEAST_PEOPLE) : 0, stern = STERN * share;
  const double left = PAD + PROW * share;
  const double right = sheet->width - PAD - stern - beside;
  const double water = PAD + places->rows * sheet->row;
  const double below = has_spot (sheet, BONES_PLAN_WATERLINE) ? sheet->row : KEEL;

  places->left = left * places->unit;
  places->right = right * places->unit;
  places->water = water * places->unit;
  places->bottom = (water + below) * places->unit;
  place_rooms (sheet, left, right - left);
  raise_sides (sheet);
  place_others (sheet, BONES_PLAN_WATERLINE, left + 4, water, right - left - 8, below, FALSE);
  place_others (sheet, BONES_PLAN_COUNTERS, right + stern + 2, PAD, beside, water - PAD, TRUE);
  places->height = (int) ((water + below + PAD) * places->unit + 0.5);
}

/* A model without rooms, such as a beast, is a row of its counters. */
static void
lay_out_row (const Sheet *sheet)
{
  const double wide = sheet->width - 2 * PAD;
  const gboolean both =
      has_spot (sheet, BONES_PLAN_WATERLINE) && has_spot (sheet, BONES_PLAN_COUNTERS);

  place_others (sheet, BONES_PLAN_WATERLINE, PAD, PAD, both ? wide / 2 : wide, THUMB, FALSE);
  place_others (sheet, BONES_PLAN_COUNTERS, both ? PAD + wide / 2 : PAD, PAD,
                both ? wide / 2 : wide, THUMB, FALSE);
  sheet->places->height = (int) ((2 * PAD + THUMB) * sheet->places->unit + 0.5);
}

void
bones_plan_places_lay_out (BonesPlanPlaces *places, const BonesPlanSpot *spots, guint n, int width,
                           double scale, gboolean far)
{
  Sheet sheet = { places, spots, n, 0, THUMB };
  double room;

  g_return_if_fail (places != NULL && spots != NULL && n <= BONES_MOST_PARTS);

  room = width / scale;
  *places = (BonesPlanPlaces){ .unit = scale * CLAMP (room / BONES_BEST_PLAN, 1, far ? FAR : NEAR),
                               .large = room >= BONES_BEST_PLAN };
  sheet.width = width / places->unit;
  sheet.row = sheet.width < NARROW ? LOW : THUMB;
  count_grid (&sheet);
  if (places->columns > 0)
    lay_out_ship (&sheet);
  else
    lay_out_row (&sheet);
}

gboolean
bones_plan_place_is_touched (const GdkRectangle *place, double scale)
{
  g_return_val_if_fail (place != NULL, FALSE);

  return MIN (place->width, place->height) >= (int) (THUMB * scale);
}

gboolean
bones_plan_places_are_touched (const BonesPlanPlaces *places, guint n, double scale)
{
  g_return_val_if_fail (places != NULL && n <= BONES_MOST_PARTS, FALSE);

  for (guint i = 0; i < n; i++)
    if (!bones_plan_place_is_touched (&places->parts[i], scale))
      return FALSE;
  return TRUE;
}

int
bones_plan_places_width_for_thumbs (const BonesPlanSpot *spots, guint n, double scale)
{
  const int most = (int) (MOST_COLUMNS * 2 * THUMB * scale); /* at this width any ship fits */
  BonesPlanPlaces places;
  int width = (int) (BONES_BEST_PLAN * scale);

  g_return_val_if_fail (spots != NULL, width);

  for (; width < most; width += STEP)
    {
      bones_plan_places_lay_out (&places, spots, n, width, scale, FALSE);
      if (bones_plan_places_are_touched (&places, n, scale))
        break;
    }
  return width;
}
