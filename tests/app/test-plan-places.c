/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the parts of a ship stand in her plan, at every width: without a display. */
#include "plan-places.h"

#define THUMB 44
#define WIDEST 900

#define ROOM(from, to, low, high)                                                                  \
  {                                                                                                \
    BONES_PLAN_ROOM, from, to, low, high, FALSE                                                    \
  }
#define SAIL(from, to, row)                                                                        \
  {                                                                                                \
    BONES_PLAN_ROOM, from, to, row, row, TRUE                                                      \
  }

/* Two rows of rooms under two sails, with a poop that is two rows high; and what has no rooms. */
static const BonesPlanSpot ship[] = {
  ROOM (1, 1, 0, 0), ROOM (2, 3, 0, 0),        ROOM (4, 4, 0, 1),
  ROOM (1, 1, 1, 1), ROOM (2, 2, 1, 1),        SAIL (1, 2, 2),
  SAIL (3, 4, 2),    { BONES_PLAN_WATERLINE }, { BONES_PLAN_COUNTERS },
};
static const BonesPlanSpot beast[] = { { BONES_PLAN_COUNTERS } };

typedef void (*Check) (const BonesPlanPlaces *places, const BonesPlanSpot *spots, guint n,
                       int width, double scale);

static void
at_every_width (gconstpointer data)
{
  const Check check = *(const Check *) data;
  const double scales[] = { 1, 1.25, 2 };
  BonesPlanPlaces places;

  for (guint s = 0; s < G_N_ELEMENTS (scales); s++)
    for (int width = (int) (BONES_LEAST_PLAN * scales[s]); width <= WIDEST; width += 3)
      {
        bones_plan_places_lay_out (&places, ship, G_N_ELEMENTS (ship), width, scales[s], s == 1);
        check (&places, ship, G_N_ELEMENTS (ship), width, scales[s]);
        bones_plan_places_lay_out (&places, beast, G_N_ELEMENTS (beast), width, scales[s], s == 1);
        check (&places, beast, G_N_ELEMENTS (beast), width, scales[s]);
      }
}

static void
check_apart (const BonesPlanPlaces *places, const BonesPlanSpot *spots, guint n, int width,
             double scale)
{
  GdkRectangle both;

  for (guint i = 0; i < n; i++)
    for (guint j = i + 1; j < n; j++)
      g_assert_false (gdk_rectangle_intersect (&places->parts[i], &places->parts[j], &both));
}

static void
check_inside (const BonesPlanPlaces *places, const BonesPlanSpot *spots, guint n, int width,
              double scale)
{
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (places->parts[i].x, >=, 0);
      g_assert_cmpint (places->parts[i].y, >=, 0);
      g_assert_cmpint (places->parts[i].width, >, 0);
      g_assert_cmpint (places->parts[i].x + places->parts[i].width, <=, width);
      g_assert_cmpint (places->parts[i].y + places->parts[i].height, <=, places->height);
    }
}

/* From a phone's width on, each part of a ship of four columns is found by a thumb. */
static void
check_thumbs (const BonesPlanPlaces *places, const BonesPlanSpot *spots, guint n, int width,
              double scale)
{
  for (guint i = 0; width >= 320 * scale && i < n; i++)
    g_assert_true (bones_plan_place_is_touched (&places->parts[i], scale));
}

static void
test_ship (void)
{
  BonesPlanPlaces places;

  bones_plan_places_lay_out (&places, ship, G_N_ELEMENTS (ship), 320, 1, FALSE);
  g_assert_cmpuint (places.columns, ==, 4);
  g_assert_cmpuint (places.rows, ==, 3);

  /* The prow is at the left, what is low stands low, and the water under all rooms. */
  g_assert_cmpint (places.parts[0].x, <, places.parts[1].x);
  g_assert_cmpint (places.parts[3].y, <, places.parts[0].y);
  g_assert_cmpint (places.parts[5].y, <, places.parts[3].y);
  g_assert_cmpint (places.parts[7].y, >=, (int) places.water);
  g_assert_cmpint (places.parts[2].height, ==, 2 * THUMB);
  g_assert_cmpint (places.parts[8].x, >=, (int) places.right);

  /* Her side is as high as her rooms: sails do not count. */
  g_assert_cmpfloat (places.deck[0], ==, places.water - 2 * THUMB);
  g_assert_cmpfloat (places.deck[2], ==, places.water - THUMB);
  g_assert_cmpfloat (places.deck[3], ==, places.water - 2 * THUMB);
}

/* The width that is wanted for thumbs is one, and no narrower one is much better. */
static void
test_width_for_thumbs (void)
{
  const BonesPlanSpot wide[] = { ROOM (1, 1, 0, 0), ROOM (2, 2, 0, 0), ROOM (3, 3, 0, 0),
                                 ROOM (4, 4, 0, 0), ROOM (5, 5, 0, 0), ROOM (6, 6, 0, 0),
                                 ROOM (7, 7, 0, 0), ROOM (8, 8, 0, 0), { BONES_PLAN_COUNTERS } };
  const double scales[] = { 1, 2 };

  for (guint s = 0; s < G_N_ELEMENTS (scales); s++)
    {
      const int width = bones_plan_places_width_for_thumbs (wide, G_N_ELEMENTS (wide), scales[s]);
      BonesPlanPlaces places;

      bones_plan_places_lay_out (&places, wide, G_N_ELEMENTS (wide), width, scales[s], FALSE);
      g_assert_true (bones_plan_places_are_touched (&places, G_N_ELEMENTS (wide), scales[s]));
      bones_plan_places_lay_out (&places, wide, G_N_ELEMENTS (wide), width * 9 / 10, scales[s],
                                 FALSE);
      g_assert_false (bones_plan_places_are_touched (&places, G_N_ELEMENTS (wide), scales[s]));
    }
  g_assert_cmpint (bones_plan_places_width_for_thumbs (ship, G_N_ELEMENTS (ship), 1), ==,
                   BONES_BEST_PLAN);
}

/* A beast is a row; nothing at all takes a row, too, but shows none. */
static void
test_beast (void)
{
  BonesPlanPlaces places;

  bones_plan_places_lay_out (&places, beast, G_N_ELEMENTS (beast), 320, 1, FALSE);
  g_assert_cmpuint (places.columns, ==, 0);
  g_assert_cmpint (places.parts[0].height, ==, THUMB);
  g_assert_cmpint (places.height, <, 2 * THUMB);
}

static void
test_touch (void)
{
  const GdkRectangle narrow = { 0, 0, 43, 80 }, right = { 0, 0, 44, 44 };

  g_assert_false (bones_plan_place_is_touched (&narrow, 1));
  g_assert_true (bones_plan_place_is_touched (&right, 1));
  g_assert_false (bones_plan_place_is_touched (&right, 1.25));
}

int
main (int argc, char **argv)
{
  static const Check apart = check_apart, inside = check_inside, thumbs = check_thumbs;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/plan-places/ship", test_ship);
  g_test_add_func ("/plan-places/beast", test_beast);
  g_test_add_func ("/plan-places/touch", test_touch);
  g_test_add_func ("/plan-places/width-for-thumbs", test_width_for_thumbs);
  g_test_add_data_func ("/plan-places/apart", &apart, at_every_width);
  g_test_add_data_func ("/plan-places/inside", &inside, at_every_width);
  g_test_add_data_func ("/plan-places/thumbs", &thumbs, at_every_width);
  return g_test_run ();
}
