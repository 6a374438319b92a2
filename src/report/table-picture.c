/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "table-picture.h"

#include "board-picture.h"
#include "ship-block.h"

#include <cairo-svg.h>
#include <math.h>
#include <string.h>

#define COLUMNS 4
#define COLUMN 180.0 /* points */
#define GAP 14.0
#define MARGIN 20.0
#define WIDTH (2 * MARGIN + COLUMNS * COLUMN + (COLUMNS - 1) * GAP)
#define TITLE 18.0 /* sizes of text */
#define HEADING 12.0
#define TEXT 9.0
#define BAND 2.5            /* the height of the line in the colour of a fleet */
#define SCALE 2.0           /* pixels of a point */
#define MOST_HEIGHT 16000.0 /* points: images have at most 32,767 pixels */

/* The ships of a fleet in rows. Returns their height. */
static double
draw_ships (BonesPen *pen, const GPtrArray *ships, double y)
{
  double height = 0, row = 0, one;

  for (guint i = 0; i < ships->len; i++)
    {
      if (i > 0 && i % COLUMNS == 0)
        {
          height += row + GAP;
          row = 0;
        }

      one = bones_ship_block (pen, g_ptr_array_index (ships, i),
                              MARGIN + (i % COLUMNS) * (COLUMN + GAP), y + height, COLUMN);
      row = MAX (row, one);
    }

  return height + row;
}

/* The heading @name, underlined in the colour of @fleet. Returns its height. */
static double
draw_heading (BonesPen *pen, const char *name, guint fleet, double y)
{
  const double height =
      bones_pen_text (pen, name, HEADING, TRUE, MARGIN, y, WIDTH - 2 * MARGIN, NULL);

  if (pen->cr != NULL)
    {
      bones_pen_take_fleet (pen, fleet);
      cairo_rectangle (pen->cr, MARGIN, y + height + 2, WIDTH - 2 * MARGIN, BAND);
      cairo_fill (pen->cr);
    }
  return height + BAND + 6;
}

static double
draw_line (BonesPen *pen, const char *text, gboolean bold, double y)
{
  return bones_pen_text (pen, text, TEXT, bold, MARGIN, y, WIDTH - 2 * MARGIN, NULL);
}

/* What the head of a fleet tells: "Elves, Anne, south edge, 9/10 pts, Booty: 4, 3 cards". */
static char *
describe_fleet (const BonesFleetView *fleet)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *left = bones_words_points ((gint) fleet->points_left);
  g_autofree char *all = bones_words_points ((gint) fleet->points);

  if (fleet->faction_name != NULL && g_strcmp0 (fleet->faction_name, fleet->name) != 0)
    g_ptr_array_add (words, g_strdup (fleet->faction_name));
  if (fleet->player != NULL && *fleet->player != '\0')
    g_ptr_array_add (words, g_strdup (fleet->player));
  if (bones_side_words (fleet->side) != NULL)
    g_ptr_array_add (words, g_strdup (bones_side_words (fleet->side)));
  if (fleet->points > 0)
    g_ptr_array_add (words, g_strdup_printf (_ ("%s/%s pts"), left, all));
  for (guint i = 0; i < fleet->tracks->len; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (fleet->tracks, i);

      if (track->show == BONES_SHOW_PIPS)
        g_ptr_array_add (words, g_strdup_printf (_ ("%s: %d"), track->name, track->value));
    }
  if (fleet->hand_size >= 0)
    g_ptr_array_add (words, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card", "%u cards",
                                                          (guint) fleet->hand_size),
                                             (guint) fleet->hand_size));
  if (fleet->people != NULL)
    g_ptr_array_add (words, g_strdup (fleet->people));
  if (fleet->out)
    g_ptr_array_add (words, g_strdup (C_ ("fleet", "Out")));
  return bones_words_list (words);
}

static double
draw_fleet (BonesPen *pen, const BonesFleetView *fleet, double y)
{
  g_autofree char *name = g_strdup_printf ("%c  %s", fleet->letter, fleet->name);
  g_autofree char *words = describe_fleet (fleet);
  double height = draw_heading (pen, name, fleet->fleet, y);

  height += draw_line (pen, words, FALSE, y + height) + 6;
  height += draw_ships (pen, fleet->ships, y + height);
  return height + GAP;
}

/* "Whirlpool · Red · Fury · until the end of the round" */
static char *
describe_marker (const BonesView *view, const BonesMarkerView *marker)
{
  GString *text = g_string_new (marker->name);

  if (marker->fleet < view->fleets->len)
    g_string_append_printf (
        text, " · %s", ((BonesFleetView *) g_ptr_array_index (view->fleets, marker->fleet))->name);
  if (marker->ship >= 0)
    g_string_append_printf (text, " · %s", bones_names_ship (view->names, (guint) marker->ship));
  if (marker->until != NULL)
    g_string_append_printf (text, " · %s", marker->until);
  return g_string_free (text, FALSE);
}

/* Terrain and what is in force; broadsides that have been declared; the board. Returns the height.
 */
static double
draw_things (BonesPen *pen, const BonesView *view, double y)
{
  const double from = y;

  if (view->markers->len > 0)
    y += draw_heading (pen, _ ("On the Table"), BONES_NOBODY, y);
  for (guint i = 0; i < view->markers->len; i++)
    {
      g_autofree char *text = describe_marker (view, g_ptr_array_index (view->markers, i));

      y += draw_line (pen, text, FALSE, y);
    }
  if (view->markers->len > 0)
    y += GAP;

  if (view->staging != NULL)
    {
      y += draw_heading (pen, view->staging->title, BONES_NOBODY, y);
      for (guint i = 0; i < view->staging->rows->len; i++)
        y += draw_line (pen, ((BonesStagedView *) g_ptr_array_index (view->staging->rows, i))->text,
                        FALSE, y);
      y += GAP;
    }
  if (view->board != NULL && view->board->pieces->len > 0)
    y += bones_board_picture (pen, view, MARGIN, y, WIDTH - MARGIN) + GAP;
  return y - from;
}

/* Returns the height of all. */
static double
draw_all (BonesPen *pen, const BonesView *view, const char *title)
{
  double y = MARGIN;

  y += bones_pen_text (pen, title, TITLE, TRUE, MARGIN, y, WIDTH - 2 * MARGIN, NULL) + 2;
  y += draw_line (pen, view->round_text, FALSE, y);
  if (view->wind_said != NULL && !view->over)
    y += draw_line (pen, view->wind_said, FALSE, y);
  if (view->outcome != NULL)
    y += draw_line (pen, view->outcome, TRUE, y);

  y += GAP;
  y += draw_things (pen, view, y);
  for (guint i = 0; i < view->fleets->len; i++)
    y += draw_fleet (pen, g_ptr_array_index (view->fleets, i), y);
  if (view->unowned->len > 0)
    {
      y += draw_heading (pen, _ ("Abandoned hulls"), BONES_NOBODY, y);
      y += draw_ships (pen, view->unowned, y) + GAP;
    }
  return y + MARGIN - GAP;
}

/* Says in @svg, for those who do not see the picture, what is written in it. */
static void
describe_svg (GByteArray *svg, const char *title, const GString *said)
{
  const char *start = g_strstr_len ((const char *) svg->data, (gssize) svg->len, "<svg");
  const char *end = start != NULL
                        ? memchr (start, '>', svg->len - (guint) (start - (const char *) svg->data))
                        : NULL;
  g_autofree char *text =
      g_markup_printf_escaped ("\n<title>%s</title>\n<desc>%s</desc>", title, said->str);
  g_autoptr (GByteArray) rest = g_byte_array_new ();
  guint head;

  if (end == NULL)
    return;

  head = (guint) (end + 1 - (const char *) svg->data);
  g_byte_array_append (rest, svg->data + head, svg->len - head);
  g_byte_array_set_size (svg, head);
  g_byte_array_append (svg, (const guint8 *) text, (guint) strlen (text));
  g_byte_array_append (svg, rest->data, rest->len);
}

static cairo_status_t
write_bytes (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

GBytes *
bones_table_picture (const BonesView *view, const char *title, BonesPictureForm form)
{
  g_autoptr (BonesPen) pen = bones_pen_new (TRUE);
  g_autoptr (GString) said = g_string_new (NULL);
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  double height;
  cairo_t *cr;

  g_return_val_if_fail (view != NULL && title != NULL, g_byte_array_free_to_bytes (bytes));

  pen->stands = TRUE;
  height = MIN (ceil (draw_all (pen, view, title)), MOST_HEIGHT);
  surface = form == BONES_PICTURE_SVG
                ? cairo_svg_surface_create_for_stream (write_bytes, bytes, WIDTH, height)
                : cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (WIDTH * SCALE),
                                              (int) (height * SCALE));
  cr = cairo_create (surface);
  if (form == BONES_PICTURE_PNG)
    cairo_scale (cr, SCALE, SCALE);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  bones_pen_set_cairo (pen, cr);
  pen->said = said;
  draw_all (pen, view, title);
  bones_pen_set_cairo (pen, NULL);
  cairo_destroy (cr);
  if (form == BONES_PICTURE_PNG)
    cairo_surface_write_to_png_stream (surface, write_bytes, bytes);

  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  if (form == BONES_PICTURE_SVG)
    describe_svg (bytes, title, said);
  return g_byte_array_free_to_bytes (bytes);
}
