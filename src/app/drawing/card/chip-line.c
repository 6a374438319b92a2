/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "chip-line.h"

#include "paint.h"
#include "put.h"

/* In units. */
#define PAD 8
#define ICON 13
#define GAP 4
#define SMALLER 0.8 /* the least size of a word, as a share of its normal size */
#define SHORT 2.4   /* chips up to this width, in heights, always keep their word: a square */

/* How a chip is drawn. */
typedef struct {
  const BonesChip *chip;
  PangoLayout *words; /* owned; NULL: the picture alone */
  double width;
} Shown;

typedef struct {
  GtkWidget *widget;
  double unit, size;
  GArray *shown; /* of Shown */
} Line;

static void
clear_chip (gpointer data)
{
  BonesChip *chip = data;

  g_free (chip->icon);
  g_free (chip->text);
}

GArray *
bones_chips_new (void)
{
  GArray *chips = g_array_new (FALSE, TRUE, sizeof (BonesChip));

  g_array_set_clear_func (chips, clear_chip);
  return chips;
}

void
bones_chips_add (GArray *chips, const char *icon, const char *text, gboolean bad)
{
  const BonesChip chip = { g_strdup (icon), g_strdup (text), bad };

  g_return_if_fail (chips != NULL && text != NULL);

  g_array_append_val (chips, chip);
}

static void
clear_shown (gpointer data)
{
  g_clear_object (&((Shown *) data)->words);
}

static Shown *
shown_at (const Line *line, guint i)
{
  return &g_array_index (line->shown, Shown, i);
}

static double
chip_width (const Line *line, const Shown *shown)
{
  const double picture = shown->chip->icon != NULL ? (ICON + GAP - 2) * line->unit : 0;

  return shown->words == NULL ? BONES_CHIP_HEIGHT * line->unit
                              : bones_layout_width (shown->words) + 2 * PAD * line->unit + picture;
}

static double
measure (const Line *line)
{
  double width = 0;

  for (guint i = 0; i < line->shown->len; i++)
    {
      Shown *shown = shown_at (line, i);

      shown->width = chip_width (line, shown);
      width += shown->width + (i > 0 ? GAP * line->unit : 0);
    }
  return width;
}

/* The second of two parts: the picture stands for the first. */
static void
shorten_to_name (const Line *line, Shown *shown)
{
  const char *colon = strstr (shown->chip->text, ": ");

  if (colon == NULL || shown->chip->icon == NULL)
    return;

  g_object_unref (shown->words);
  shown->words = bones_layout_new (line->widget, colon + 2, line->size, TRUE);
}

static void
shorten_to_picture (const Line *line, Shown *shown)
{
  if (shown->chip->icon != NULL)
    g_clear_object (&shown->words);
}

static void
shorten (const Line *line, double room, void (*by) (const Line *, Shown *), guint least)
{
  for (guint i = line->shown->len; i-- > least && measure (line) > room;)
    by (line, shown_at (line, i));
}

/* A little smaller, if that is enough. */
static void
shrink_to (const Line *line, Shown *shown, double room)
{
  const double wide = shown->words != NULL ? bones_layout_width (shown->words) : 0;
  const double factor = wide > 0 ? (wide - (shown->width - room)) / wide : 1;
  g_autofree char *text = NULL;

  if (factor >= 1 || factor < SMALLER)
    return;

  text = g_strdup (pango_layout_get_text (shown->words));
  g_object_unref (shown->words);
  shown->words = bones_layout_new (line->widget, text, line->size * factor, TRUE);
  shown->width = chip_width (line, shown);
}

static void
cut_to (const Line *line, Shown *shown, double room)
{
  const double more = shown->width - room;

  if (more <= 0 || shown->words == NULL)
    return;

  pango_layout_set_width (shown->words,
                          (int) MAX (bones_layout_width (shown->words) - more, 1) * PANGO_SCALE);
  shown->width = room;
}

static void
fit (const Line *line, double room)
{
  shorten (line, room, shorten_to_name, 0);
  shorten (line, room, shorten_to_picture, 1);
  if (line->shown->len > 1 && shown_at (line, 0)->width > SHORT * BONES_CHIP_HEIGHT * line->unit)
    shorten (line, room, shorten_to_picture, 0);
  while (line->shown->len > 1 && measure (line) > room)
    g_array_set_size (line->shown, line->shown->len - 1);
  measure (line);
  if (line->shown->len == 1)
    shrink_to (line, shown_at (line, 0), room);
  if (line->shown->len == 1)
    cut_to (line, shown_at (line, 0), room);
}

static void
put_chip (const Line *line, GtkSnapshot *snapshot, const Shown *shown, double x, double y)
{
  const BonesChip *chip = shown->chip;
  const double unit = line->unit, height = BONES_CHIP_HEIGHT * unit, d = ICON * unit;
  const double pad = shown->words == NULL ? (shown->width - d) / 2 : (PAD - 1) * unit;
  const char *colour = chip->bad ? "bones_shot" : "bones_ink";
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) shown->width, (float) height));

  cairo_translate (cr, x, y);
  bones_paint_rounded (cr, 0, 0, shown->width, height, height / 2);
  bones_paint_set (cr, line->widget, chip->bad ? "bones_shot_soft" : "bones_ink",
                   chip->bad ? 1 : 0.09);
  cairo_fill (cr);
  cairo_destroy (cr);
  if (chip->icon != NULL)
    bones_put_icon (snapshot, line->widget, chip->icon, x + pad, y + (height - d) / 2, d, colour,
                    1);
  if (shown->words != NULL)
    bones_put_layout (snapshot, line->widget, shown->words,
                      x + (chip->icon != NULL ? pad + d + (GAP - 1) * unit : PAD * unit),
                      y + (height - bones_layout_height (shown->words)) / 2, colour);
}

void
bones_chips_put (const GArray *chips, GtkSnapshot *snapshot, GtkWidget *widget,
                 const GdkRectangle *at, double unit, double size)
{
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  g_autoptr (GArray) all = g_array_new (FALSE, TRUE, sizeof (Shown));
  const Line line = { widget, unit, size, all };
  double x = 0;

  g_return_if_fail (chips != NULL && at != NULL);

  g_array_set_clear_func (all, clear_shown);
  for (guint i = 0; i < chips->len; i++)
    {
      const BonesChip *chip = &g_array_index (chips, BonesChip, i);
      const Shown shown = { chip, bones_layout_new (widget, chip->text, size, TRUE), 0 };

      g_array_append_val (all, shown);
    }
  fit (&line, at->width);
  for (guint i = 0; i < all->len; i++)
    {
      const Shown *shown = shown_at (&line, i);

      put_chip (&line, snapshot, shown, mirrored ? at->x + at->width - x - shown->width : at->x + x,
                at->y);
      x += shown->width + GAP * unit;
    }
}
