/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board.h"

static const BonesBoard chess = { .files = 8, .ranks = 8 };
static const BonesBoard strip = { .files = 5, .ranks = 12 };

static void
assert_named (const BonesBoard *board, guint square, const char *name)
{
  g_autofree char *told = bones_square_to_string (board, square);

  g_assert_cmpstr (told, ==, name);
  g_assert_cmpuint (bones_square_from_string (board, name), ==, square);
}

static void
test_names (void)
{
  assert_named (&chess, 1, "a1");
  assert_named (&chess, 8, "h1");
  assert_named (&chess, 9, "a2");
  assert_named (&chess, 64, "h8");
  assert_named (&strip, 60, "e12");
  assert_named (&chess, bones_square_exit (&chess, BONES_NORTH), "off-N");
  assert_named (&chess, bones_square_exit (&chess, BONES_WEST), "off-W");
  assert_named (&strip, bones_square_exit (&strip, BONES_EAST), "off-E");
  g_assert_null (bones_square_to_string (&chess, 0));
  g_assert_null (bones_square_to_string (&chess, bones_board_places (&chess) + 1));
  g_assert_cmpuint (bones_square_from_string (&chess, "C4"), ==, bones_square_at (&chess, 2, 3));
  g_assert_cmpuint (bones_square_from_string (&chess, "OFF-s"), ==,
                    bones_square_exit (&chess, BONES_SOUTH));
}

static void
test_nonsense (void)
{
  static const char *const names[] = { "",
                                       "a",
                                       "4",
                                       "a0",
                                       "a9",
                                       "i1",
                                       "aa",
                                       "a1b",
                                       "a 1",
                                       "off-NE",
                                       "off-",
                                       ("\303\244"
                                        "1") };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpuint (bones_square_from_string (&chess, names[i]), ==, 0);
}

/* Every square is at its file and rank. */
static void
test_places (void)
{
  for (guint square = 1; square <= 60; square++)
    {
      const gint file = bones_square_file (&strip, square),
                 rank = bones_square_rank (&strip, square);

      g_assert_true (bones_square_is_on (&strip, square));
      g_assert_true (file >= 0 && file < 5 && rank >= 0 && rank < 12);
      g_assert_cmpuint (bones_square_at (&strip, file, rank), ==, square);
      g_assert_cmpuint (bones_square_exit_point (&strip, square), ==, BONES_POINTS);
    }

  for (gint file = -1; file <= 5; file++)
    g_assert_true ((bones_square_at (&strip, file, 0) == 0) == (file < 0 || file == 5));

  g_assert_cmpuint (bones_square_at (&strip, 0, -1), ==, 0);
  g_assert_cmpuint (bones_square_at (&strip, 0, 12), ==, 0);
  g_assert_false (bones_square_is_on (&strip, 0));
  g_assert_false (bones_square_is_on (&strip, 61));
}

static void
test_exits (void)
{
  g_assert_cmpuint (bones_board_places (&strip), ==, 64);
  for (guint point = 0; point < BONES_POINTS; point += 2)
    g_assert_cmpuint (bones_square_exit_point (&strip, bones_square_exit (&strip, point)), ==,
                      point);

  g_assert_cmpuint (bones_square_exit_point (&strip, 65), ==, BONES_POINTS);
}

/* Eight steps round the compass lead back, and opposite points lead opposite ways. */
static void
test_points (void)
{
  gint files = 0, ranks = 0;

  for (guint point = 0; point < BONES_POINTS; point++)
    {
      const guint opposite = (point + BONES_POINTS / 2) % BONES_POINTS;

      files += bones_point_files (point);
      ranks += bones_point_ranks (point);
      g_assert_cmpint (bones_point_files (point), ==, -bones_point_files (opposite));
      g_assert_cmpint (bones_point_ranks (point), ==, -bones_point_ranks (opposite));
    }

  g_assert_cmpint (files, ==, 0);
  g_assert_cmpint (ranks, ==, 0);
  g_assert_cmpint (bones_point_ranks (BONES_NORTH), ==, 1);
  g_assert_cmpint (bones_point_files (BONES_SOUTH_EAST), ==, 1);
  g_assert_cmpint (bones_point_ranks (BONES_SOUTH_EAST), ==, -1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board/names", test_names);
  g_test_add_func ("/board/nonsense", test_nonsense);
  g_test_add_func ("/board/places", test_places);
  g_test_add_func ("/board/exits", test_exits);
  g_test_add_func ("/board/points", test_points);
  return g_test_run ();
}
