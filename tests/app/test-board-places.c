/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where things stand on a board of squares, at every size: without a display. */
#include "board-places.h"

#define PHONE 354 /* pixels: what a narrow window leaves */
#define THUMB 44
#define SMALLEST 112
#define LARGEST 900

typedef void (*Check) (const BonesBoardPlaces *places, int width, int height);

static void
at_every_size (gconstpointer data)
{
  const Check check = *(const Check *) data;
  const double scales[] = { 1, 1.25, 2 };
  BonesBoardPlaces places;

  for (guint s = 0; s < G_N_ELEMENTS (scales); s++)
    for (int width = SMALLEST; width <= LARGEST; width += 7)
      for (int height = SMALLEST; height <= LARGEST; height += 71)
        {
          bones_board_places_lay_out (&places, 8, 8, width, height, scales[s]);
          check (&places, width, height);
        }
}

/* Nothing is drawn where there is no room, and the board is in the middle of it. */
static void
check_inside (const BonesBoardPlaces *places, int width, int height)
{
  const GdkRectangle whole = bones_board_places_whole (places);

  g_assert_cmpint (whole.x, >=, 0);
  g_assert_cmpint (whole.y, >=, 0);
  g_assert_cmpint (whole.x + whole.width, <=, width);
  g_assert_cmpint (whole.y + whole.height, <=, height);
  g_assert_cmpint (ABS (2 * whole.x + whole.width - width), <=, 1);
  g_assert_cmpint (ABS (2 * whole.y + whole.height - height), <=, 1);
}

/* As large as can be: one pixel more on each square, and it would not fit. */
static void
check_large (const BonesBoardPlaces *places, int width, int height)
{
  g_assert_cmpint (8 * (places->side + 1) + 2 * places->edge, >, MIN (width, height));
}

/* The squares lie side by side, from a1 in the south-west. */
static void
check_squares (const BonesBoardPlaces *places, int width, int height)
{
  for (guint rank = 0; rank < 8; rank++)
    for (guint file = 0; file < 8; file++)
      {
        const GdkRectangle a1 = bones_board_places_square (places, 0, 0);
        const GdkRectangle place = bones_board_places_square (places, file, rank);

        g_assert_cmpint (place.x, ==, a1.x + (int) file * places->side);
        g_assert_cmpint (place.y, ==, a1.y - (int) rank * places->side);
        g_assert_cmpint (bones_board_places_edge_at (places, place.x, place.y), ==, -1);
      }
}

/* Each edge lies along its squares, and what lies beyond it is still that edge; corners are none.
 */
static void
check_edges (const BonesBoardPlaces *places, int width, int height)
{
  static const int beyond[][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };
  const GdkRectangle whole = bones_board_places_whole (places);

  for (guint edge = 0; edge < 4; edge++)
    {
      const GdkRectangle strip = bones_board_places_edge (places, edge);
      const int x = strip.x + strip.width / 2, y = strip.y + strip.height / 2;

      g_assert_cmpint (MIN (strip.width, strip.height), ==, places->edge);
      g_assert_cmpint (MAX (strip.width, strip.height), ==, 8 * places->side);
      g_assert_cmpint (bones_board_places_edge_at (places, x, y), ==, edge);
      g_assert_cmpint (
          bones_board_places_edge_at (places, x + beyond[edge][0] * 50, y + beyond[edge][1] * 50),
          ==, edge);
    }
  g_assert_cmpint (bones_board_places_edge_at (places, whole.x, whole.y), ==, -1);
}

/* On a phone a thumb finds each square, and larger text takes nothing from them. */
static void
test_phone (void)
{
  BonesBoardPlaces places, large;

  bones_board_places_lay_out (&places, 8, 8, PHONE, PHONE, 1);
  bones_board_places_lay_out (&large, 8, 8, PHONE, PHONE, 2);
  g_assert_cmpint (places.side, >=, THUMB);
  g_assert_true (places.inside);
  g_assert_cmpint (large.side, ==, places.side);
}

/* What is asked for is what is needed. */
static void
test_other (void)
{
  BonesBoardPlaces places;

  for (int width = SMALLEST; width <= LARGEST; width++)
    {
      const int height = bones_board_places_other (8, 4, width);
      GdkRectangle whole;

      bones_board_places_lay_out (&places, 8, 4, width, MAX (width, height), 1);
      whole = bones_board_places_whole (&places);
      g_assert_cmpint (whole.height, ==, height);
      g_assert_cmpint (width - whole.width, <, 8);
    }
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *path;
    Check check;
  } checks[] = {
    { "/board-places/inside", check_inside },
    { "/board-places/large", check_large },
    { "/board-places/squares", check_squares },
    { "/board-places/edges", check_edges },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
    g_test_add_data_func (checks[i].path, &checks[i].check, at_every_size);
  g_test_add_func ("/board-places/phone", test_phone);
  g_test_add_func ("/board-places/other", test_other);
  return g_test_run ();
}
