/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board.h"

#include <string.h>

static const char *const exits[] = { "off-N", "off-E", "off-S", "off-W" };

static guint
count_squares (const BonesBoard *board)
{
  return (guint) board->files * board->ranks;
}

guint
bones_board_places (const BonesBoard *board)
{
  g_return_val_if_fail (board != NULL, 0);

  return count_squares (board) + G_N_ELEMENTS (exits);
}

guint
bones_square_at (const BonesBoard *board, gint file, gint rank)
{
  g_return_val_if_fail (board != NULL, 0);

  if (file < 0 || rank < 0 || file >= board->files || rank >= board->ranks)
    return 0;

  return 1 + (guint) (rank * board->files + file);
}

gint
bones_square_file (const BonesBoard *board, guint square)
{
  g_return_val_if_fail (bones_square_is_on (board, square), 0);

  return (gint) ((square - 1) % board->files);
}

gint
bones_square_rank (const BonesBoard *board, guint square)
{
  g_return_val_if_fail (bones_square_is_on (board, square), 0);

  return (gint) ((square - 1) / board->files);
}

gboolean
bones_square_is_on (const BonesBoard *board, guint square)
{
  g_return_val_if_fail (board != NULL, FALSE);

  return square >= 1 && square <= count_squares (board);
}

guint
bones_square_exit (const BonesBoard *board, BonesPoint point)
{
  g_return_val_if_fail (board != NULL && point < BONES_POINTS && point % 2 == 0, 0);

  return count_squares (board) + 1 + point / 2;
}

BonesPoint
bones_square_exit_point (const BonesBoard *board, guint square)
{
  g_return_val_if_fail (board != NULL, BONES_POINTS);

  return square > count_squares (board) && square <= bones_board_places (board)
             ? (square - count_squares (board) - 1) * 2
             : BONES_POINTS;
}

gint
bones_point_files (BonesPoint point)
{
  static const gint8 files[BONES_POINTS] = { 0, 1, 1, 1, 0, -1, -1, -1 };

  return point < BONES_POINTS ? files[point] : 0;
}

gint
bones_point_ranks (BonesPoint point)
{
  static const gint8 ranks[BONES_POINTS] = { 1, 1, 0, -1, -1, -1, 0, 1 };

  return point < BONES_POINTS ? ranks[point] : 0;
}

char *
bones_square_to_string (const BonesBoard *board, guint square)
{
  const BonesPoint exit = bones_square_exit_point (board, square);

  if (exit < BONES_POINTS)
    return g_strdup (exits[exit / 2]);

  return bones_square_is_on (board, square) ? g_strdup_printf (
             "%c%d", 'a' + bones_square_file (board, square), bones_square_rank (board, square) + 1)
                                            : NULL;
}

guint
bones_square_from_string (const BonesBoard *board, const char *text)
{
  const char letter = text != NULL ? g_ascii_tolower (*text) : '\0';
  guint64 rank;

  g_return_val_if_fail (board != NULL && text != NULL, 0);

  for (guint i = 0; i < G_N_ELEMENTS (exits); i++)
    if (g_ascii_strcasecmp (text, exits[i]) == 0)
      return bones_square_exit (board, i * 2);

  if (letter < 'a' || letter > 'z'
      || !g_ascii_string_to_unsigned (text + 1, 10, 1, board->ranks, &rank, NULL))
    return 0;

  return bones_square_at (board, letter - 'a', (gint) rank - 1);
}
