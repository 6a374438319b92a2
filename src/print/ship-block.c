/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "ship-block.h"

#include "art-path.h"
#include "ship-art.h"

#define PAD 6.0 /* between the frame and what is in it */
#define PICTURE 34.0
#define NAME 11.0 /* sizes of text */
#define TEXT 8.0
#define SMALL 6.5
#define BOX 8.0    /* the side of a box to tick */
#define GAP 3.0    /* between two lines */
#define BLANK 26.0 /* to write a number on */
#define APART 10.0 /* between two items of a line */
#define MANY 5     /* boxes for a state that can be counted: flames */

/* Items that follow each other in lines, as words do. */
typedef struct {
  BonesPen *pen;
  double left, right; /* of the lines */
  double x, y, height;
} Flow;

static void
begin_flow (Flow *flow, BonesPen *pen, double x, double y, double width)
{
  *flow = (Flow){ .pen = pen, .left = x, .right = x + width, .x = x, .y = y };
}

/* Makes room for an item of @width, @height points high. */
static void
make_room (Flow *flow, double width, double height)
{
  if (flow->x > flow->left && flow->x + width > flow->right)
    {
      flow->x = flow->left;
      flow->y += flow->height + GAP;
      flow->height = 0;
    }

  flow->height = MAX (flow->height, height);
}

static double
end_flow (const Flow *flow, double from)
{
  return flow->x > flow->left ? flow->y + flow->height + GAP - from : 0;
}

static double
width_of (BonesPen *pen, const char *text, double size, gboolean bold)
{
  double width = 0;

  bones_pen_measure (pen, text, size, bold, &width);
  return width;
}

/* "Gun dice 3 ......" */
static void
add_number (Flow *flow, const char *name, const char *value)
{
  const double name_width = width_of (flow->pen, name, TEXT, FALSE) + GAP;
  const double value_width = width_of (flow->pen, value, TEXT, TRUE) + GAP;
  const double width = name_width + value_width + (flow->pen->stands ? 0 : BLANK);

  make_room (flow, width, TEXT * 1.4);
  bones_pen_text (flow->pen, name, TEXT, FALSE, flow->x, flow->y, 0, NULL);
  bones_pen_text (flow->pen, value, TEXT, TRUE, flow->x + name_width, flow->y, 0, NULL);
  if (!flow->pen->stands)
    bones_pen_blank (flow->pen, flow->x + name_width + value_width, flow->y + TEXT * 1.25, BLANK);
  flow->x += width + APART;
}

/* A box, or several if it can be more than 1, and what they mean. */
static void
add_tick (Flow *flow, const char *name, guint boxes, guint ticked)
{
  const double boxes_width = boxes * BOX * 1.3;
  const double width = boxes_width + width_of (flow->pen, name, TEXT, FALSE);

  make_room (flow, width, TEXT * 1.4);
  bones_pen_boxes (flow->pen, boxes, ticked, flow->x, flow->y + 1, BOX, boxes_width + 1);
  bones_pen_text (flow->pen, name, TEXT, FALSE, flow->x + boxes_width + 1, flow->y, 0, NULL);
  flow->x += width + APART;
}

static void
draw_sail (cairo_t *cr, const BonesSquareSail *sail)
{
  cairo_move_to (cr, sail->mast - sail->half_head, sail->top);
  cairo_line_to (cr, sail->mast + sail->half_head, sail->top);
  cairo_line_to (cr, sail->mast + sail->half_foot, sail->foot);
  cairo_line_to (cr, sail->mast - sail->half_foot, sail->foot);
  cairo_close_path (cr);
}

/* Fills the path with a grey from 0 (black) to 1, or with brown or canvas in colour, and draws its
 * outline. */
static void
fill (BonesPen *pen, double grey, double red, double green, double blue)
{
  if (pen->colour)
    cairo_set_source_rgb (pen->cr, red, green, blue);
  else
    cairo_set_source_rgb (pen->cr, grey, grey, grey);

  cairo_fill_preserve (pen->cr);
  cairo_set_source_rgb (pen->cr, 0, 0, 0);
  cairo_set_line_width (pen->cr, 0.8);
  cairo_stroke (pen->cr);
}

static void
draw_picture (BonesPen *pen, const BonesShipView *ship, double x, double y)
{
  const BonesShipArt *art = bones_ship_art_fitted (ship->look, NULL);
  cairo_t *cr = pen->cr;

  if (cr == NULL)
    return;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, PICTURE / 80, PICTURE / 80);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  bones_art_path (cr, art->spars);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, MAX (1.3, art->limb));
  cairo_stroke (cr);
  bones_art_path (cr, art->canvas);
  for (const BonesSquareSail *sail = art->sails; sail->mast > 0; sail++)
    draw_sail (cr, sail);

  fill (pen, 0.95, 0.97, 0.94, 0.86);
  bones_art_path (cr, art->hull);
  fill (pen, 0.35, 0.45, 0.29, 0.16);
  cairo_restore (cr);
}

static char *
make_subtitle (const BonesShipView *ship)
{
  GString *text = g_string_new (ship->id);

  g_string_append_printf (text, " · %s", ship->kind);
  for (guint i = 0; i < ship->traits->len; i++)
    if (g_strcmp0 (g_ptr_array_index (ship->traits, i), ship->kind) != 0)
      g_string_append_printf (text, " · %s", (const char *) g_ptr_array_index (ship->traits, i));

  if (ship->flagship)
    g_string_append_printf (text, " · %s", _ ("flagship"));

  for (guint i = 0; i < ship->chips->len && !ship->in_play; i++)
    {
      const BonesChipView *chip = g_ptr_array_index (ship->chips, i);

      if (chip->id == NULL) /* how she left the table */
        g_string_append_printf (text, " · %s", chip->text);
    }

  return g_string_free (text, FALSE);
}

static double
draw_head (BonesPen *pen, const BonesShipView *ship, double x, double y, double width)
{
  const double left = x + PICTURE * 1.25 + PAD;
  const double room = x + width - left;
  g_autofree char *subtitle = make_subtitle (ship);
  double height;

  draw_picture (pen, ship, x, y);
  height = bones_pen_line (pen, ship->name, NAME, TRUE, left, y, room);
  height += bones_pen_text (pen, subtitle, TEXT, FALSE, left, y + height, room, NULL);
  return MAX (height, PICTURE) + GAP;
}

/* What is shown of @track as a value; NULL if it is shown in another way, or not at all. */
static char *
value_of (const BonesTrackView *track)
{
  if (track->absent || track->trait)
    return NULL;

  switch (track->show)
    {
    case BONES_SHOW_COUNT:
    case BONES_SHOW_PIPS:
      return g_strdup_printf ("%d", track->value);
    case BONES_SHOW_SQUARE:
      return g_strdup (track->text != NULL ? track->text : "");
    case BONES_SHOW_WORD:
      return g_strdup (track->text);
    default:
      return NULL;
    }
}

static void
add_numbers (Flow *flow, const GPtrArray *tracks)
{
  for (guint i = 0; i < tracks->len; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (tracks, i);
      g_autofree char *value = value_of (track);

      if (value != NULL && (*value != '\0' || !flow->pen->stands))
        add_number (flow, track->name, value);
    }
}

double
bones_number_lines (BonesPen *pen, const GPtrArray *tracks, double x, double y, double width)
{
  Flow flow;

  g_return_val_if_fail (pen != NULL && tracks != NULL, 0);

  begin_flow (&flow, pen, x, y, width);
  add_numbers (&flow, tracks);
  return end_flow (&flow, y);
}

static double
draw_numbers (BonesPen *pen, const BonesShipView *ship, double x, double y, double width)
{
  Flow flow;

  begin_flow (&flow, pen, x, y, width);
  if (ship->speed >= 0)
    {
      g_autofree char *speed = bones_words_inches (ship->speed);

      add_number (&flow, _ ("Speed"), speed);
    }

  add_numbers (&flow, ship->tracks);
  return end_flow (&flow, y);
}

/* Boxes that are lost one by one: hits, crew points. */
static double
draw_boxes (BonesPen *pen, const BonesShipView *ship, double x, double y, double width)
{
  const double from = y;

  for (guint i = 0; i < ship->tracks->len; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (ship->tracks, i);
      const gboolean pegs = track->show == BONES_SHOW_PEGS;
      double name = 0, height;
      guint lost;

      if (track->absent || (!pegs && track->show != BONES_SHOW_HOLES) || track->limit <= 0)
        continue;

      lost = (guint) CLAMP (pegs ? track->limit - track->value : track->value, 0, track->limit);
      bones_pen_text (pen, track->name, TEXT, FALSE, x, y, 0, &name);
      height = bones_pen_boxes (pen, (guint) track->limit, lost, x + name + PAD, y + 1, BOX,
                                width - name - PAD);
      y += MAX (height, TEXT * 1.4) + GAP;
    }

  return y - from;
}

/* States that she can be in. What only rules do to her in her turn is not for paper. */
static double
draw_states (BonesPen *pen, const BonesShipView *ship, double x, double y, double width)
{
  Flow flow;

  begin_flow (&flow, pen, x, y, width);
  for (guint i = 0; i < ship->tracks->len; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (ship->tracks, i);
      const gboolean many = track->tap != 0 && track->highest > 1; /* flames */

      if (!track->absent && !track->trait && track->show == BONES_SHOW_CHIP
          && (track->icon != NULL || track->tap != 0))
        add_tick (&flow, track->called, many ? MANY : 1,
                  (guint) CLAMP (track->value, 0, many ? MANY : 1));
    }

  return end_flow (&flow, y);
}

/* What is true of her now, in words. */
static double
draw_chips (BonesPen *pen, const BonesShipView *ship, double x, double y, double width)
{
  Flow flow;

  begin_flow (&flow, pen, x, y, width);
  for (guint i = 0; i < ship->chips->len; i++)
    {
      const BonesChipView *chip = g_ptr_array_index (ship->chips, i);
      const double used = width_of (pen, chip->text, TEXT, TRUE) + 2 * PAD;

      if (chip->id == NULL && !ship->in_play)
        continue; /* in the subtitle */

      make_room (&flow, MIN (used, width), TEXT * 1.4 + 2);
      bones_pen_frame (pen, flow.x, flow.y, MIN (used, width), TEXT * 1.4 + 2, 0.7);
      bones_pen_line (pen, chip->text, TEXT, TRUE, flow.x + PAD, flow.y + 1, width - 2 * PAD);
      flow.x += MIN (used, width) + GAP;
    }

  return end_flow (&flow, y);
}

/* ---- Plans ---- */

static double
draw_part (BonesPen *pen, const BonesPartView *part, double x, double y, double width,
           double height)
{
  const double from = y;

  bones_pen_frame (pen, x, y, width, height, part->aloft ? 0.4 : 0.9);
  x += 3;
  y += 2;
  width -= 6;
  y += bones_pen_text (pen, part->name, SMALL, TRUE, x, y, width, NULL) + 1;
  y += bones_pen_boxes (pen, part->boxes, part->lost, x, y, SMALL, width) + 1;
  if (part->save > 0)
    {
      g_autofree char *save = g_strdup_printf (_ ("Save %u+"), part->save);

      y += bones_pen_text (pen, save, SMALL, FALSE, x, y, width, NULL);
    }

  if (part->ablaze > 0)
    y += bones_pen_text (pen, _ ("burning"), SMALL, TRUE, x, y, width, NULL);

  for (guint i = 0; i < part->guns->len; i++)
    y += bones_pen_text (pen, ((const BonesGunsView *) g_ptr_array_index (part->guns, i))->text,
                         SMALL, FALSE, x, y, width, NULL);

  for (guint i = 0; i < part->marks->len; i++)
    y +=
        bones_pen_text (pen, ((const BonesPartMarkView *) g_ptr_array_index (part->marks, i))->text,
                        SMALL, FALSE, x, y, width, NULL);

  return y + 2 - from;
}

/* The height that one row of the grid needs so that each room has what is in it. */
static double
measure_row (BonesPen *pen, const BonesShipView *ship, double unit)
{
  cairo_t *cr = pen->cr;
  double most = 0;

  pen->cr = NULL;
  for (guint i = 0; i < ship->plan->len; i++)
    {
      const BonesPartView *part = g_ptr_array_index (ship->plan, i);
      const double width = unit * (part->col_to - part->col_from + 1);

      if (part->kind == BONES_PART_ROOM)
        most =
            MAX (most, draw_part (pen, part, 0, 0, width, 0) / (part->row_to - part->row_from + 1));
    }

  pen->cr = cr;
  return most;
}

static double
draw_rooms (BonesPen *pen, const BonesShipView *ship, double x, double y, double width)
{
  guint cols = 0, rows = 0;
  double unit, row;

  for (guint i = 0; i < ship->plan->len; i++)
    {
      const BonesPartView *part = g_ptr_array_index (ship->plan, i);

      if (part->kind == BONES_PART_ROOM)
        {
          cols = MAX (cols, part->col_to);
          rows = MAX (rows, part->row_to + 1);
        }
    }

  if (cols == 0)
    return 0;

  unit = width / cols;
  row = measure_row (pen, ship, unit);
  for (guint i = 0; i < ship->plan->len; i++)
    {
      const BonesPartView *part = g_ptr_array_index (ship->plan, i);

      if (part->kind == BONES_PART_ROOM) /* the prow, column 1, is on the right */
        draw_part (pen, part, x + unit * (cols - part->col_to), y + row * (rows - 1 - part->row_to),
                   unit * (part->col_to - part->col_from + 1),
                   row * (part->row_to - part->row_from + 1));
    }

  return row * rows + GAP;
}

/* What is not in the grid: the waterline, and who sails her. */
static double
draw_other_parts (BonesPen *pen, const BonesShipView *ship, double x, double y, double width)
{
  const double from = y;

  for (guint i = 0; i < ship->plan->len; i++)
    {
      const BonesPartView *part = g_ptr_array_index (ship->plan, i);
      double name = 0, height;

      if (part->kind == BONES_PART_ROOM)
        continue;

      bones_pen_text (pen, part->name, TEXT, FALSE, x, y, 0, &name);
      height = bones_pen_boxes (pen, part->boxes, part->lost, x + name + PAD, y + 1, BOX,
                                width - name - PAD);
      y += MAX (height, TEXT * 1.4) + GAP;
    }

  return y - from;
}

double
bones_ship_block (BonesPen *pen, const BonesShipView *ship, double x, double y, double width)
{
  const double left = x + PAD, room = width - 2 * PAD;
  double at = y + PAD;

  g_return_val_if_fail (pen != NULL && ship != NULL, 0);

  at += draw_head (pen, ship, left, at, room);
  at += draw_numbers (pen, ship, left, at, room);
  at += draw_boxes (pen, ship, left, at, room);
  at += draw_rooms (pen, ship, left, at, room);
  at += draw_other_parts (pen, ship, left, at, room);
  at += pen->stands ? draw_chips (pen, ship, left, at, room)
                    : draw_states (pen, ship, left, at, room);
  bones_pen_frame (pen, x, y, width, at + PAD - GAP - y, 1);
  return at + PAD - GAP - y;
}
