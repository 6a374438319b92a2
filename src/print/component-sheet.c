/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "component-sheet.h"

#include "hands.h"
#include "ruleset.h"
#include "words.h"

#define INCH 72.0
#define MM (72 / 25.4)
#define BLEED (3 * MM)
#define MARK (2 * MM)            /* the length of a crop mark */
#define APART (5 * MM)           /* between two pieces: room for their crop marks and bleed */
#define CARD_WIDTH (2.25 * INCH) /* nine on a page */
#define CARD_HEIGHT (3 * INCH)
#define RIM (0.12 * INCH) /* of a ring */
#define PAD 4.0           /* between the cut and what is written */
#define LARGEST 11.0      /* sizes of text */
#define SMALLEST 4.5
#define RULER_HEIGHT (0.75 * INCH)
#define SHIP_CARD_WIDTH (3.5 * INCH) /* two on a page */
#define SHIP_CARD_HEIGHT (1 * INCH)  /* without the boxes */
#define SHIP_CARDS 4                 /* of each class: one for each player */
#define STEP (0.25 * INCH)           /* a box for a peg, or for a paper clip */
#define STEPS_IN_ROW 13
#define RULER_MOST 7        /* inches of one strip: longer ones are in parts */
#define HEX_RATIO 0.8660254 /* half the square root of 3 */

/* One piece to cut out, or a card. */
typedef struct {
  const BonesPiece *piece; /* NULL: a card that fleets hold, or a strip to measure with */
  BonesRuler ruler;        /* the strip; n 0: it is none */
  guint from;              /* the inch at which it begins */
  guint steps;             /* of the track of a ship card; 0: it is none */
  char *title, *text;
  double width, height; /* points */
  guint page;
  double x, y;
} Item;

typedef struct {
  BonesPaper paper;
  BonesComponents components;
  GArray *items; /* of Item */
  guint n_pages;
} Components;

static void
clear_item (gpointer data)
{
  Item *item = data;

  g_free (item->title);
  g_free (item->text);
}

static void
free_components (gpointer data)
{
  Components *self = data;

  g_array_unref (self->items);
  g_free (self);
}

/* ---- Drawing ---- */

/* Short lines in the continuation of the cuts, outside of the piece. */
static void
draw_crop_marks (BonesPen *pen, const Item *item)
{
  const double xs[] = { item->x, item->x + item->width };
  const double ys[] = { item->y, item->y + item->height };

  for (guint i = 0; i < 2; i++)
    for (guint j = 0; j < 2; j++)
      {
        const double out_x = i == 0 ? -1 : 1, out_y = j == 0 ? -1 : 1;

        bones_pen_rule (pen, xs[i] + out_x * 1, ys[j], xs[i] + out_x * (1 + MARK / 2), ys[j]);
        bones_pen_rule (pen, xs[i], ys[j] + out_y * 1, xs[i], ys[j] + out_y * (1 + MARK / 2));
      }
}

static void
set_colour (cairo_t *cr, guint32 colour)
{
  cairo_set_source_rgb (cr, (colour >> 16 & 0xff) / 255.0, (colour >> 8 & 0xff) / 255.0,
                        (colour & 0xff) / 255.0);
}

static gboolean
is_round (BonesPieceShape shape)
{
  return shape == BONES_PIECE_ROUND || shape == BONES_PIECE_RING || shape == BONES_PIECE_COMPASS;
}

/* The outline of the piece, to be cut; filled with its colour. */
static void
cut_path (BonesPen *pen, const Components *self, const Item *item)
{
  cairo_t *cr = pen->cr;
  const gboolean filled = pen->colour && item->piece != NULL && item->piece->colour != 0
                          && item->piece->shape != BONES_PIECE_RING;
  const double x = item->x + item->width / 2, y = item->y + item->height / 2;

  if (cr == NULL)
    return;

  if (filled)
    {
      cairo_new_path (cr);
      cairo_arc (cr, x, y, item->width / 2 + (self->components.bleed ? BLEED : 0), 0, 2 * G_PI);
      set_colour (cr, item->piece->colour);
      cairo_fill (cr);
    }

  cairo_new_path (cr);
  if (item->piece != NULL && is_round (item->piece->shape))
    cairo_arc (cr, x, y, item->width / 2, 0, 2 * G_PI);
  else
    cairo_rectangle (cr, item->x, item->y, item->width, item->height);

  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 0.4);
  cairo_stroke (cr);
}

/* Writes @text as large as it can be in the middle of a box. */
static void
write_inside (BonesPen *pen, const char *text, gboolean bold, double x, double y, double width,
              double height)
{
  cairo_t *cr = pen->cr;
  double size = LARGEST, used = 0, high = 0;

  pen->cr = NULL;
  for (guint i = 0; size > SMALLEST; i++)
    {
      double longest = 0;

      size = LARGEST - 0.5 * i;
      high = bones_pen_text (pen, text, size, bold, 0, 0, width, &used);
      bones_pen_text (pen, text, size, bold, 0, 0, 0, &longest);
      if (high <= height && (longest <= width || height > 3 * size))
        break;
    }

  high = bones_pen_text (pen, text, size, bold, 0, 0, width, &used);
  pen->cr = cr;
  bones_pen_text (pen, text, size, bold, x + MAX (0, (width - used) / 2),
                  y + MAX (0, (height - high) / 2), width, NULL);
}

static void
draw_arrow (BonesPen *pen, double x, double y, double length, double angle)
{
  cairo_t *cr = pen->cr;

  if (cr == NULL)
    return;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle * G_PI / 180);
  cairo_move_to (cr, 0, -length / 2);
  cairo_line_to (cr, length * 0.22, -length * 0.12);
  cairo_line_to (cr, length * 0.08, -length * 0.12);
  cairo_line_to (cr, length * 0.08, length / 2);
  cairo_line_to (cr, -length * 0.08, length / 2);
  cairo_line_to (cr, -length * 0.08, -length * 0.12);
  cairo_line_to (cr, -length * 0.22, -length * 0.12);
  cairo_close_path (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
draw_round (BonesPen *pen, const Item *item)
{
  const double across = item->width * 0.88, high = item->height * 0.4; /* its corners are inside */

  if (item->piece->angle != BONES_NO_ARROW)
    draw_arrow (pen, item->x + item->width / 2, item->y + item->height / 2, item->width * 0.74,
                item->piece->angle);
  else if (item->title != NULL)
    write_inside (pen, item->title, TRUE, item->x + (item->width - across) / 2,
                  item->y + (item->height - high) / 2, across, high);
}

/* The inner edge, to be cut as well, and its name between them. */
static void
draw_ring (BonesPen *pen, const Item *item)
{
  cairo_t *cr = pen->cr;

  if (cr != NULL)
    {
      cairo_new_path (cr);
      cairo_arc (cr, item->x + item->width / 2, item->y + item->height / 2, item->width / 2 - RIM,
                 0, 2 * G_PI);
      cairo_set_source_rgb (cr, 0, 0, 0);
      cairo_set_line_width (cr, 0.4);
      cairo_stroke (cr);
    }

  bones_pen_text (pen, item->title, SMALLEST + 1, FALSE, item->x + item->width / 2 - INCH / 2,
                  item->y + 1, INCH, NULL);
}

static void
draw_card (BonesPen *pen, const Item *item)
{
  const double x = item->x + PAD * 2, width = item->width - PAD * 4;
  double y = item->y + PAD * 2;

  y += bones_pen_text (pen, item->title, LARGEST, TRUE, x, y, width, NULL) + PAD;
  if (item->text != NULL)
    write_inside (pen, item->text, FALSE, x, y, width, item->y + item->height - PAD * 2 - y);
  else if (item->piece != NULL && item->piece->angle != BONES_NO_ARROW)
    draw_arrow (pen, item->x + item->width / 2, item->y + item->height / 2, item->width * 0.7,
                item->piece->angle);
}

/* A point of the rose: a thin kite, black on one side. */
static void
draw_ray (cairo_t *cr, double length, double half)
{
  for (gint side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, 0, -length);
      cairo_line_to (cr, side * half, -half * 1.6);
      cairo_line_to (cr, 0, 0);
      cairo_close_path (cr);
      if (side < 0)
        cairo_fill (cr);
      else
        cairo_stroke (cr);
    }
}

/* The points that have letters; those between them have rays alone. */
static void
draw_compass (BonesPen *pen, const Item *item)
{
  const guint n = item->piece->angle;
  const double radius = item->width / 2;
  const double x = item->x + radius, y = item->y + radius;

  for (guint i = n; i-- > 0 && pen->cr != NULL;)
    {
      const gboolean main = i * 4 % n == 0;

      cairo_save (pen->cr);
      cairo_translate (pen->cr, x, y);
      cairo_rotate (pen->cr, 2 * G_PI * i / n);
      cairo_set_source_rgb (pen->cr, 0, 0, 0);
      cairo_set_line_width (pen->cr, 0.5);
      draw_ray (pen->cr, radius * (main ? 0.7 : i * 8 % n == 0 ? 0.6 : 0.45), radius * 0.07);
      cairo_restore (pen->cr);
    }

  for (guint i = 0; i < BONES_POINTS; i++)
    if (i * n % BONES_POINTS == 0)
      {
        const double box = radius * 0.26, angle = G_PI / 4 * i;

        write_inside (pen, bones_point_letters (i), TRUE, x + radius * 0.84 * sin (angle) - box / 2,
                      y - radius * 0.84 * cos (angle) - box / 2, box, box);
      }
}

/* The class of a ship, what she has to roll, and her crew from full down to none. */
static void
draw_ship_card (BonesPen *pen, const Item *item)
{
  const double x = item->x + PAD * 2, width = item->width - PAD * 4;
  const guint rows = (item->steps - 1) / STEPS_IN_ROW + 1;
  const double foot = item->y + item->height - PAD * 2 - rows * STEP;
  double y = item->y + PAD * 2;

  y += bones_pen_text (pen, item->title, LARGEST, TRUE, x, y, width, NULL);
  bones_pen_text (pen, item->text, 8, FALSE, x, y, width, NULL);
  for (guint i = 0; i < item->steps; i++)
    {
      const guint row = i / STEPS_IN_ROW, column = i % STEPS_IN_ROW;
      const double left = x + column * STEP, top = foot + row * STEP;
      g_autofree char *number = g_strdup_printf ("%u", item->steps - 1 - i);

      bones_pen_frame (pen, left, top, STEP, STEP, 0.6);
      write_inside (pen, number, FALSE, left, top, STEP, STEP);
    }
}

/* Two sides from the corner, and the arc between them. */
static void
draw_wedge (BonesPen *pen, const Item *item)
{
  const double radius = item->piece->width * INCH / 100;
  const double angle = item->piece->angle * G_PI / 180;
  const double x = item->x, y = item->y + item->height;
  cairo_t *cr = pen->cr;

  if (cr != NULL)
    {
      cairo_move_to (cr, x, y);
      cairo_arc_negative (cr, x, y, radius, 0, -angle);
      cairo_close_path (cr);
      cairo_set_source_rgb (cr, 0, 0, 0);
      cairo_set_line_width (cr, 0.8);
      cairo_stroke (cr);
    }

  bones_pen_text (pen, item->title, SMALLEST + 2, FALSE, x + radius * 0.35, y - 14, radius * 0.6,
                  NULL);
}

static void
draw_cannon (BonesPen *pen, const Components *self, const Item *item)
{
  const double cut = item->y + item->height - self->components.short_part * INCH;

  bones_pen_rule (pen, item->x, cut, item->x + item->width, cut);
  write_inside (pen, _ ("long"), FALSE, item->x + PAD, item->y, item->width - 2 * PAD,
                cut - item->y);
  write_inside (pen, item->title, TRUE, item->x + PAD, cut, item->width - 2 * PAD,
                item->y + item->height - cut - 14);
  bones_pen_text (pen, _ ("short"), 8, FALSE, item->x + PAD, item->y + item->height - 12, 0, NULL);
}

/* A strip with a line at the end of each band, and an inch scale. */
static void
draw_ruler (BonesPen *pen, const Components *self, const Item *item)
{
  const guint inches = (guint) ceil (item->width / INCH);
  double begin = item->x;

  cut_path (pen, self, item);
  for (guint i = 1; i < inches; i++)
    bones_pen_rule (pen, item->x + i * INCH, item->y + item->height - 6, item->x + i * INCH,
                    item->y + item->height);

  for (guint i = 0; i < item->ruler.n; i++)
    {
      const double at = item->x + item->ruler.marks[i].at * INCH / 100 - item->from * INCH;
      const double end = MIN (at, item->x + item->width);
      g_autofree char *reach = bones_words_inches ((gint) item->ruler.marks[i].at);
      g_autofree char *name = g_strdup_printf ("%s %s", item->ruler.marks[i].name, reach);

      if (at <= item->x || begin >= item->x + item->width)
        continue;

      if (at < item->x + item->width)
        bones_pen_rule (pen, at, item->y, at, item->y + item->height);

      write_inside (pen, name, FALSE, begin + PAD, item->y + 16, end - begin - 2 * PAD,
                    item->height - 24);
      begin = end;
    }

  bones_pen_text (pen, item->title, 8, TRUE, item->x + PAD, item->y + 4, item->width - 2 * PAD,
                  NULL);
  draw_crop_marks (pen, item);
}

static void
draw_squares (BonesPen *pen, const Item *item)
{
  const guint n = item->piece->angle;
  const double side = item->width / n;

  for (guint i = 0; i <= n; i++)
    {
      bones_pen_rule (pen, item->x, item->y + side * i, item->x + item->width, item->y + side * i);
      bones_pen_rule (pen, item->x + side * i, item->y, item->x + side * i, item->y + item->height);
    }
}

/* Rows of hexes with a corner at the top, side by side. */
static void
draw_hexes (BonesPen *pen, const Item *item)
{
  const double across = item->piece->width * INCH / 100;
  const double side = across / 2 / HEX_RATIO, step = side * 1.5;
  cairo_t *cr = pen->cr;
  guint row = 0;

  if (cr == NULL)
    return;

  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 0.5);
  for (double y = item->y + side; y + side <= item->y + item->height; y += step, row++)
    for (double x = item->x + across / 2 * (1 + row % 2); x + across / 2 <= item->x + item->width;
         x += across)
      {
        for (guint i = 0; i < 6; i++)
          cairo_line_to (cr, x + side * sin (i * G_PI / 3), y - side * cos (i * G_PI / 3));

        cairo_close_path (cr);
        cairo_stroke (cr);
      }
}

/* What is cut along its outline. */
static void
draw_cut_out (BonesPen *pen, const Components *self, const Item *item, BonesPieceShape shape)
{
  cut_path (pen, self, item);
  if (shape == BONES_PIECE_ROUND)
    draw_round (pen, item);
  else if (shape == BONES_PIECE_RING)
    draw_ring (pen, item);
  else if (shape == BONES_PIECE_CANNON)
    draw_cannon (pen, self, item);
  else if (shape == BONES_PIECE_COMPASS)
    draw_compass (pen, item);
  else if (item->steps > 0)
    draw_ship_card (pen, item);
  else if (shape == BONES_PIECE_CARD)
    draw_card (pen, item);
  else
    write_inside (pen, item->title, FALSE, item->x + PAD, item->y, item->width - 2 * PAD,
                  item->height);

  if (!is_round (shape))
    draw_crop_marks (pen, item);
}

static void
draw_item (BonesPen *pen, const Components *self, const Item *item)
{
  const BonesPieceShape shape = item->piece != NULL ? item->piece->shape : BONES_PIECE_CARD;

  if (item->ruler.n > 0)
    draw_ruler (pen, self, item);
  else if (shape == BONES_PIECE_SQUARES)
    draw_squares (pen, item);
  else if (shape == BONES_PIECE_HEXES)
    draw_hexes (pen, item);
  else if (shape == BONES_PIECE_WEDGE)
    draw_wedge (pen, item);
  else
    draw_cut_out (pen, self, item, shape);
}

static void
draw_page (BonesPen *pen, guint page, gpointer data)
{
  const Components *self = data;

  for (guint i = 0; i < self->items->len; i++)
    {
      const Item *item = &g_array_index (self->items, Item, i);

      if (item->page == page)
        draw_item (pen, self, item);
    }
}

/* ---- What there is ---- */

static gboolean
is_used (const BonesSetup *setup, const BonesPiece *piece)
{
  g_auto (GStrv) parts = NULL;
  gint option;

  if (piece->option == NULL)
    return TRUE;

  parts = g_strsplit (piece->option, "=", 2);
  option = bones_ruleset_option (setup->ruleset, parts[0]);
  g_return_val_if_fail (option >= 0, FALSE);
  return parts[1] == NULL
             ? setup->options[option] != 0
             : g_str_equal (setup->ruleset->options[option].values[setup->options[option]],
                            parts[1]);
}

gboolean
bones_components_have_cannon (const BonesSetup *setup)
{
  const BonesPiece *piece;

  g_return_val_if_fail (setup != NULL, FALSE);

  for (piece = setup->ruleset->pieces; piece != NULL && piece->id != NULL; piece++)
    if (piece->shape == BONES_PIECE_CANNON && is_used (setup, piece))
      return TRUE;

  return FALSE;
}

/* The size of @piece. FALSE if people have not said how long it is. */
static gboolean
measure_piece (const Components *self, const BonesPiece *piece, double *width, double *height)
{
  double x, y;

  *width = piece->width * INCH / 100;
  *height = piece->height * INCH / 100;
  switch (piece->shape)
    {
    case BONES_PIECE_CANNON:
      *height = (self->components.short_part + self->components.long_part) * INCH;
      return self->components.short_part > 0 && self->components.long_part > 0;
    case BONES_PIECE_WEDGE:
      *height = *width * sin (MIN (piece->angle, 90) * G_PI / 180);
      return TRUE;
    case BONES_PIECE_SQUARES:
      *width = *height = *width * piece->angle;
      return TRUE;
    case BONES_PIECE_HEXES:
      bones_paper_room (self->paper, &x, &y, width, height);
      return TRUE;
    default:
      return TRUE;
    }
}

static void
add_piece (Components *self, const BonesPiece *piece)
{
  for (guint i = 0; i < piece->count; i++)
    {
      Item item = { .piece = piece,
                    .title = piece->text != NULL ? g_strdup (_ (piece->text)) : NULL };

      if (!measure_piece (self, piece, &item.width, &item.height))
        {
          clear_item (&item);
          return;
        }

      g_array_append_val (self->items, item);
    }
}

static const char *
class_name (const BonesSetup *setup, guint kind)
{
  return bones_words_called (setup, NULL,
                             setup->ruleset->kind_words (setup->content, setup->options, kind));
}

/* What a ship of class @kind is like, and what she has to roll to hit the others. */
static char *
word_ship_card (const BonesSetup *setup, guint kind)
{
  const BonesRuleset *ruleset = setup->ruleset;
  g_autoptr (GPtrArray) facts = bones_words_class_facts (setup, NULL, kind);
  g_autoptr (GPtrArray) hits = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *about = NULL;
  g_autofree char *to_hit = NULL;

  for (guint target = 0; target < ruleset->n_kinds (setup->content); target++)
    g_ptr_array_add (hits, g_strdup_printf (_ ("%s: %u"), class_name (setup, target),
                                            ruleset->to_hit (setup, kind, target)));

  g_ptr_array_add (facts, NULL);
  g_ptr_array_add (hits, NULL);
  about = g_strjoinv (" · ", (char **) facts->pdata);
  to_hit = g_strjoinv (" · ", (char **) hits->pdata);
  return g_strdup_printf (_ ("%s\nTo hit: %s"), about, to_hit);
}

/* The crew of a new ship of class @kind if it is counted with pegs, or 0. A port has none. */
static guint
count_pegs (const BonesSetup *setup, guint kind)
{
  const BonesTrack *track = setup->ruleset->ship_tracks;
  guint16 tracks[BONES_MAX_TRACKS];

  bones_setup_commission (setup, kind, tracks);
  for (guint i = 0; track[i].id != NULL; i++)
    if (track[i].show == BONES_SHOW_PEGS)
      return tracks[i];

  return 0;
}

static void
add_ship_cards (Components *self, const BonesSetup *setup)
{
  if (setup->ruleset->to_hit == NULL)
    return;

  for (guint kind = 0; kind < setup->ruleset->n_kinds (setup->content); kind++)
    {
      const guint pegs = count_pegs (setup, kind);
      const guint rows = pegs / STEPS_IN_ROW + 1; /* with a box for none */

      for (guint n = 0; n < SHIP_CARDS && pegs > 0; n++)
        {
          const Item item = { .steps = pegs + 1,
                              .title = g_strdup (class_name (setup, kind)),
                              .text = word_ship_card (setup, kind),
                              .width = SHIP_CARD_WIDTH,
                              .height = SHIP_CARD_HEIGHT + rows * STEP };

          g_array_append_val (self->items, item);
        }
    }
}

/* Strips to measure with, in parts that fit on a page. */
static void
add_rulers (Components *self, const BonesSetup *setup)
{
  BonesRuler ruler;

  for (guint i = 0; setup->ruleset->ruler != NULL && setup->ruleset->ruler (setup, i, &ruler); i++)
    {
      const double length = ruler.marks[ruler.n - 1].at / 100.0;

      for (guint from = 0; from < length; from += RULER_MOST)
        {
          const Item item = { .ruler = ruler,
                              .from = from,
                              .title = g_strdup (ruler.name),
                              .width = MIN (length - from, RULER_MOST) * INCH,
                              .height = RULER_HEIGHT };

          g_array_append_val (self->items, item);
        }
    }
}

/* The text of a card, with its numbers. */
static char *
word_card (const BonesSetup *setup, guint kind)
{
  const BonesHands *hands = setup->ruleset->hands;
  g_autofree char *id = g_strdup_printf ("about.%s", bones_hands_ids (setup)[kind]);
  BonesWordsArgs args = BONES_WORDS_NONE;
  gint32 values[4] = { 0 };

  if (bones_words_called (setup, "about", bones_hands_ids (setup)[kind]) == NULL)
    return NULL;

  if (hands->numbers != NULL)
    hands->numbers (setup, kind, values);

  args.values = values;
  args.n_values = G_N_ELEMENTS (values);
  return bones_words (setup, NULL, NULL, id, &args);
}

static void
add_cards (Components *self, const BonesSetup *setup)
{
  const BonesHands *hands = setup->ruleset->hands;

  if (hands == NULL || (hands->option != 0 && setup->options[hands->option] == 0))
    return;

  for (guint kind = 0; kind < bones_hands_n_kinds (setup); kind++)
    for (guint n = hands->printed != NULL ? hands->printed (setup, kind)
                                          : hands->copies (setup, kind);
         n > 0; n--)
      {
        const char *name = bones_words_called (setup, "choice", bones_hands_ids (setup)[kind]);
        const Item item = { .title = g_strdup (name != NULL ? name : bones_hands_ids (setup)[kind]),
                            .text = word_card (setup, kind),
                            .width = CARD_WIDTH,
                            .height = CARD_HEIGHT };

        g_array_append_val (self->items, item);
      }
}

/* ---- Packing ---- */

/* The tallest first; what is equally tall stays in its order. */
static gint
compare_items (gconstpointer a, gconstpointer b)
{
  const double more = ((const Item *) b)->height - ((const Item *) a)->height;

  return more > 0 ? 1 : more < 0 ? -1 : 0;
}

/* Puts the pieces in rows, and the rows on pages. */
static void
pack (Components *self)
{
  const double apart = self->components.bleed ? APART + BLEED : APART;
  double left, top, width, height, x, y, row = 0;

  bones_paper_room (self->paper, &left, &top, &width, &height);
  g_array_sort (self->items, compare_items);
  x = left;
  y = top;
  for (guint i = 0; i < self->items->len; i++)
    {
      Item *item = &g_array_index (self->items, Item, i);

      if (x > left && x + item->width > left + width)
        {
          x = left;
          y += row + apart;
          row = 0;
        }

      if (y > top && y + item->height > top + height)
        {
          self->n_pages++;
          x = left;
          y = top;
          row = 0;
        }

      item->page = self->n_pages;
      item->x = x;
      item->y = y;
      x += item->width + apart;
      row = MAX (row, item->height);
    }

  self->n_pages += self->items->len > 0 ? 1 : 0;
}

BonesSheet *
bones_component_sheet_new (const BonesSetup *setup, const BonesComponents *components,
                           const BonesSheetOptions *options)
{
  Components *self;
  BonesSheet *sheet;

  g_return_val_if_fail (setup != NULL && components != NULL && options != NULL, NULL);

  self = g_new0 (Components, 1);
  self->paper = options->paper;
  self->components = *components;
  self->items = g_array_new (FALSE, FALSE, sizeof (Item));
  g_array_set_clear_func (self->items, clear_item);
  for (const BonesPiece *piece = setup->ruleset->pieces; piece != NULL && piece->id != NULL;
       piece++)
    if (is_used (setup, piece))
      add_piece (self, piece);

  add_rulers (self, setup);
  add_ship_cards (self, setup);
  add_cards (self, setup);
  pack (self);
  sheet = bones_sheet_new (_ (setup->ruleset->name), options, draw_page, self, free_components);
  bones_sheet_set_n_pages (sheet, self->n_pages);
  return sheet;
}
