/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-places.h"

#define LEAST_EDGE 11
#define MOST_EDGE 28
#define EDGES 26   /* the edge is this share of the whole */
#define THUMB 44   /* pixels: large enough for a thumb */
#define PICTURE 40 /* pixels: smaller squares cannot be touched */

/* The edge is wide enough for letters, which grow with the text; on a phone it is only as wide
 * as the squares can spare. */
static int
find_edge (guint squares, int room, double scale)
{
  const int usual = CLAMP (room / EDGES, LEAST_EDGE, MOST_EDGE);
  const int spare = (room - (int) squares * THUMB) / 2;

  if (room < (int) squares * PICTURE)
    return usual;

  return MAX (1, MIN ((int) (usual * scale), spare));
}

void
bones_board_places_lay_out (BonesBoardPlaces *places, guint files, guint ranks, int width,
                            int height, double scale)
{
  guint most;
  int room;

  g_return_if_fail (places != NULL && files > 0 && ranks > 0);

  most = MAX (files, ranks);
  room = MIN (width, height);
  *places = (BonesBoardPlaces){ .files = files, .ranks = ranks };
  places->edge = find_edge (most, room, scale);
  places->inside = places->edge < LEAST_EDGE;
  places->side = MAX (
      1, MIN ((width - 2 * places->edge) / (int) files, (height - 2 * places->edge) / (int) ranks));
  places->x = (width - (int) files * places->side) / 2 - places->edge;
  places->y = (height - (int) ranks * places->side) / 2 - places->edge;
}

GdkRectangle
bones_board_places_whole (const BonesBoardPlaces *places)
{
  g_return_val_if_fail (places != NULL, ((GdkRectangle){ 0, 0, 0, 0 }));

  return (GdkRectangle){ places->x, places->y,
                         (int) places->files * places->side + 2 * places->edge,
                         (int) places->ranks * places->side + 2 * places->edge };
}

GdkRectangle
bones_board_places_square (const BonesBoardPlaces *places, guint file, guint rank)
{
  g_return_val_if_fail (places != NULL && file < places->files && rank < places->ranks,
                        ((GdkRectangle){ 0, 0, 0, 0 }));

  return (GdkRectangle){ places->x + places->edge + (int) file * places->side,
                         places->y + places->edge + (int) (places->ranks - 1 - rank) * places->side,
                         places->side, places->side };
}

GdkRectangle
bones_board_places_edge (const BonesBoardPlaces *places, guint edge)
{
  GdkRectangle place;

  g_return_val_if_fail (places != NULL && edge < 4, ((GdkRectangle){ 0, 0, 0, 0 }));

  place = bones_board_places_whole (places);
  if (edge % 2 == 0)
    {
      place.y = edge == 0 ? place.y : place.y + place.height - places->edge;
      place.x += places->edge;
      place.width -= 2 * places->edge;
      place.height = places->edge;
    }
  else
    {
      place.x = edge == 3 ? place.x : place.x + place.width - places->edge;
      place.y += places->edge;
      place.height -= 2 * places->edge;
      place.width = places->edge;
    }
  return place;
}

int
bones_board_places_other (guint files, guint ranks, int width)
{
  int edge;

  g_return_val_if_fail (files > 0 && ranks > 0, 0);

  edge = find_edge (MAX (files, ranks), width, 1);
  return MAX (0, width - 2 * edge) / (int) files * (int) ranks + 2 * edge;
}

int
bones_board_places_edge_at (const BonesBoardPlaces *places, double x, double y)
{
  GdkRectangle squares;
  gboolean across, along;

  g_return_val_if_fail (places != NULL, -1);

  squares = bones_board_places_whole (places);
  squares.x += places->edge;
  squares.y += places->edge;
  squares.width -= 2 * places->edge;
  squares.height -= 2 * places->edge;
  across = x >= squares.x && x < squares.x + squares.width;
  along = y >= squares.y && y < squares.y + squares.height;
  if (across == along) /* on the squares, or at a corner */
    return -1;

  return across ? (y < squares.y ? 0 : 2) : (x < squares.x ? 3 : 1);
}
