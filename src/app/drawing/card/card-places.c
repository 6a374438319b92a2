/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-places.h"

/* In units. */
#define THUMB 44
#define PAD 8
#define GAP 6
#define EDGE 2     /* between the zones and the edge of the card */
#define PICTURE 50 /* wide */
#define PICTURE_H 40
#define LOW_DICE 22 /* the height of a row of zones */
#define DICE 62     /* three of them */
#define ROW_ZONE 74 /* a row of three marks */
#define NUMBER 58   /* a sign, a number, and what is about to be lost of it */
#define PEGS 250    /* the least width of a peg board in the row */
#define WIDE 400    /* from this width on, a card is one row */
#define REST 300    /* picture, words and token, if there is plenty of room */
#define NARROW 190  /* a narrower card has three rows */
#define ROW 60      /* the height of a card with one row */

typedef struct {
  BonesCardPlaces *places;
  const BonesCardPlan *plan;
  double unit, width; /* width: in units */
} Sheet;

static GdkRectangle
rectangle (const Sheet *sheet, double x, double y, double width, double height)
{
  const double u = sheet->unit;
  const int left = (int) (x * u + 0.5), top = (int) (y * u + 0.5);

  return (GdkRectangle){ left, top, (int) ((x + width) * u + 0.5) - left,
                         (int) ((y + height) * u + 0.5) - top };
}

static double
zone_width (const Sheet *sheet, guint zone)
{
  switch (sheet->plan->kinds[zone])
    {
    case BONES_ZONE_HOLES:
      return ROW_ZONE;
    case BONES_ZONE_NUMBER:
      return NUMBER;
    case BONES_ZONE_PEGS:
      return PEGS;
    case BONES_ZONE_COUNT:
    case BONES_ZONE_TOKEN:
    default:
      return THUMB;
    }
}

/* Whether all zones fit into one row with the rest. */
static gboolean
has_room (const Sheet *sheet)
{
  double width = REST + (sheet->plan->dice ? DICE + GAP : 0);

  for (guint i = 0; i < sheet->plan->n_zones; i++)
    width += zone_width (sheet, i);
  return width <= sheet->width;
}

/* Whether the zone is in the row of the others, and not on a line of its own. */
static gboolean
is_key (const Sheet *sheet, guint zone)
{
  return sheet->plan->kinds[zone] != BONES_ZONE_PEGS || has_room (sheet);
}

static guint
count_keys (const Sheet *sheet)
{
  guint n = 0;

  for (guint i = 0; i < sheet->plan->n_zones; i++)
    n += is_key (sheet, i);
  return n;
}

static double
zones_width (const Sheet *sheet)
{
  double width = 0;

  for (guint i = 0; i < sheet->plan->n_zones; i++)
    width += is_key (sheet, i) ? zone_width (sheet, i) : 0;
  return width;
}

/* Divides @width among the zones: each gets what a thumb needs, rows get what they need, and the
 * rest is divided evenly. */
static void
place_zones (const Sheet *sheet, double x, double y, double width)
{
  const guint n = count_keys (sheet);
  const double all = zones_width (sheet);
  const double more = MIN (width, all) - n * THUMB, rows = all - n * THUMB;
  const double left = MAX (width - all, 0);

  for (guint i = 0; i < sheet->plan->n_zones; i++)
    {
      const double own = zone_width (sheet, i);
      const double need = rows > 0 ? (own - THUMB) / rows * more : 0;
      const double wide = THUMB + need + left * own / all;

      if (!is_key (sheet, i))
        continue;

      sheet->places->zones[i] = rectangle (sheet, x, y, wide, THUMB);
      x += wide;
    }
}

static void
place_picture (const Sheet *sheet, double y, double height)
{
  sheet->places->picture = rectangle (sheet, PAD, y + (height - PICTURE_H) / 2, PICTURE, PICTURE_H);
}

static void
place_words (const Sheet *sheet, double y, double height, double end)
{
  const double x = PAD + PICTURE + GAP;

  sheet->places->words = rectangle (sheet, x, y, end - GAP - x, height);
}

static void
lay_out_row (const Sheet *sheet)
{
  const double y = (ROW - THUMB) / 2.0;
  const double token = sheet->width - EDGE - THUMB;
  const double zones = token - zones_width (sheet);
  const double dice = zones - (sheet->plan->dice ? GAP + DICE : 0);

  place_picture (sheet, 0, ROW);
  place_words (sheet, 0, ROW, dice);
  sheet->places->dice = rectangle (sheet, dice, 0, sheet->plan->dice ? DICE : 0, ROW);
  place_zones (sheet, zones, y, token - zones);
  sheet->places->token = rectangle (sheet, token, y, THUMB, THUMB);
  sheet->places->height = (int) (ROW * sheet->unit + 0.5);
}

/* The zones that have a line of their own, at the bottom. */
static void
add_bars (const Sheet *sheet)
{
  double y = sheet->places->height / sheet->unit;

  for (guint i = 0; i < sheet->plan->n_zones; i++)
    if (!is_key (sheet, i))
      {
        sheet->places->zones[i] = rectangle (sheet, EDGE, y, sheet->width - 2 * EDGE, THUMB);
        y += THUMB + EDGE;
      }
  sheet->places->height = (int) (y * sheet->unit + 0.5);
}

static void
lay_out_two (const Sheet *sheet)
{
  const double token = sheet->width - EDGE - THUMB;
  const double zones = PAD + (sheet->plan->dice ? DICE + GAP : -PAD + EDGE);
  const double second = EDGE + THUMB + EDGE;
  const gboolean empty = !sheet->plan->dice && count_keys (sheet) == 0;

  place_picture (sheet, EDGE, THUMB);
  place_words (sheet, EDGE, THUMB, token);
  sheet->places->token = rectangle (sheet, token, EDGE, THUMB, THUMB);
  sheet->places->dice = rectangle (sheet, PAD, second, sheet->plan->dice ? DICE : 0, THUMB);
  place_zones (sheet, zones, second, sheet->width - EDGE - zones);
  sheet->places->height = (int) ((second + (empty ? 0 : THUMB + EDGE)) * sheet->unit + 0.5);
}

/* If the token does not fit beside the zones, it replaces the picture; the words also name the
 * class. */
static void
lay_out_three (const Sheet *sheet)
{
  const double token = sheet->width - EDGE - THUMB;
  const double dice = EDGE + THUMB;
  const double third = dice + (sheet->plan->dice ? LOW_DICE : 0) + EDGE;
  const guint n = count_keys (sheet);
  const gboolean empty = !sheet->plan->dice && n == 0;
  const gboolean beside = !empty && n * THUMB <= token - EDGE;

  if (beside)
    {
      place_picture (sheet, EDGE, THUMB);
      place_words (sheet, EDGE, THUMB, sheet->width);
    }
  else
    sheet->places->words = rectangle (sheet, PAD, EDGE, token - GAP - PAD, THUMB);
  sheet->places->dice =
      rectangle (sheet, PAD, dice, sheet->plan->dice ? sheet->width - 2 * PAD : 0, LOW_DICE);
  place_zones (sheet, EDGE, third, (beside ? token : sheet->width - EDGE) - EDGE);
  sheet->places->token = rectangle (sheet, token, beside ? third : EDGE, THUMB, THUMB);
  sheet->places->height = (int) ((third + (empty ? 0 : THUMB + EDGE)) * sheet->unit + 0.5);
}

/* Below the name, if a few words fit beside the picture. */
static void
place_notes (const Sheet *sheet)
{
  const double x = sheet->width >= WIDE ? PAD + PICTURE + GAP : PAD;

  sheet->places->notes = rectangle (sheet, x, 0, sheet->width - PAD - x, 0);
  sheet->places->notes.y = sheet->places->height;
}

void
bones_card_places_lay_out (BonesCardPlaces *places, const BonesCardPlan *plan, int width,
                           double scale)
{
  double room;
  Sheet sheet = { places, plan, scale, 0 };

  g_return_if_fail (places != NULL && plan != NULL && plan->n_zones <= BONES_MOST_ZONES);

  /* If there is room, everything grows. A card with two rows stays small, so that more cards are
   * visible. */
  room = width / scale;
  sheet.unit = scale * (room >= WIDE ? CLAMP (room / 440, 1, 1.4) : 1);
  sheet.width = width / sheet.unit;
  *places = (BonesCardPlaces){ .unit = sheet.unit, .scale = scale };
  if (room >= WIDE)
    lay_out_row (&sheet);
  else if (room >= NARROW)
    lay_out_two (&sheet);
  else
    lay_out_three (&sheet);
  place_notes (&sheet);
  add_bars (&sheet);
}

void
bones_card_places_add_notes (BonesCardPlaces *places, int height)
{
  const int more = height + (int) (EDGE * 2 * places->unit);

  g_return_if_fail (places != NULL);

  if (height <= 0)
    return;

  places->notes.height = height;
  places->height += more;
  for (guint i = 0; i < BONES_MOST_ZONES; i++)
    if (places->zones[i].y >= places->notes.y)
      places->zones[i].y += more;
}

GdkRectangle
bones_card_places_mirror (const GdkRectangle *place, int width)
{
  g_return_val_if_fail (place != NULL, (GdkRectangle){ 0 });

  return (GdkRectangle){ width - place->x - place->width, place->y, place->width, place->height };
}
