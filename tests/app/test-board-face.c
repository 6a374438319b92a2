/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The drawn board of squares. */
#include <adwaita.h>

#include "drawing.h"

#define SIZE 400 /* pixels */

/* A black king on a1, a white pawn on h8. */
static GtkWidget *
new_board (void)
{
  GtkWidget *board = g_object_ref_sink (bones_board_face_new ());
  BonesBoardLook look = { .files = 8, .ranks = 8, .n_pieces = 2, .wind = 6, .apart = 6 };

  look.pieces[0].look = (BonesPieceLook){ "king", TRUE, 0, "R" };
  look.pieces[1].look = (BonesPieceLook){ "pawn", FALSE, 1, "B" };
  look.pieces[1].spot = (BonesBoardSpot){ 7, 7 };
  look.squares[20].mark = BONES_MARK_OPEN;
  look.squares[20].apart = 3;
  look.squares[21].mark = BONES_MARK_CLASH;
  look.exits[2] = TRUE;
  bones_board_face_set_look (BONES_BOARD_FACE (board), &look);
  return board;
}

static cairo_surface_t *
drawn (GtkWidget *board)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create (picture);

  BONES_DRAWN_GET_CLASS (board)->draw (BONES_DRAWN (board), cr, SIZE, SIZE);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  return picture;
}

/* How light the middle of a square is, 0 to 255. */
static guint
lightness (cairo_surface_t *picture, const GdkRectangle *place)
{
  const int x = place->x + place->width / 2, y = place->y + place->height / 2;
  const guint8 *p =
      cairo_image_surface_get_data (picture) + y * cairo_image_surface_get_stride (picture) + x * 4;

  return (p[0] + p[1] + p[2]) / 3u;
}

/* Black is black and white is white, in the dark as well. */
static void
test_men (gconstpointer data)
{
  GtkWidget *board = new_board ();
  BonesBoardPlaces places;
  GdkRectangle king, pawn;
  cairo_surface_t *picture;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), GPOINTER_TO_INT (data));
  bones_board_face_lay_out (BONES_BOARD_FACE (board), SIZE, SIZE, &places);
  king = bones_board_places_square (&places, 0, 0);
  pawn = bones_board_places_square (&places, 7, 7);
  picture = drawn (board);
  g_assert_cmpuint (lightness (picture, &king), <, 40);
  g_assert_cmpuint (lightness (picture, &pawn), >, 240);
  cairo_surface_destroy (picture);
  g_object_unref (board);
}

/* West is left, whichever way text runs. */
static void
test_not_mirrored (void)
{
  GtkWidget *board = new_board ();
  cairo_surface_t *one = drawn (board), *other;

  gtk_widget_set_direction (board, GTK_TEXT_DIR_RTL);
  other = drawn (board);
  g_assert_cmpmem (cairo_image_surface_get_data (one), SIZE * SIZE * 4,
                   cairo_image_surface_get_data (other), SIZE * SIZE * 4);
  cairo_surface_destroy (one);
  cairo_surface_destroy (other);
  g_object_unref (board);
}

/* It has a name of its own until it is given one. */
static void
test_words (void)
{
  GtkWidget *board = new_board ();

  gtk_test_accessible_assert_property (board, GTK_ACCESSIBLE_PROPERTY_LABEL, "The battle map");
  bones_drawn_set_text (BONES_DRAWN (board), "Gull a1");
  gtk_test_accessible_assert_property (board, GTK_ACCESSIBLE_PROPERTY_LABEL, "Gull a1");
  g_object_unref (board);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv);
  bones_drawing_init ();
  g_test_add_data_func ("/board-face/light", GINT_TO_POINTER (ADW_COLOR_SCHEME_FORCE_LIGHT),
                        test_men);
  g_test_add_data_func ("/board-face/dark", GINT_TO_POINTER (ADW_COLOR_SCHEME_FORCE_DARK),
                        test_men);
  g_test_add_func ("/board-face/not-mirrored", test_not_mirrored);
  g_test_add_func ("/board-face/words", test_words);
  return g_test_run ();
}
