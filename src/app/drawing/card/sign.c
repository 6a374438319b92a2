/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sign.h"

#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "paint.h"

#define BOX 48.0 /* of the shapes */

struct _BonesSign {
  BonesDrawn parent_instance;

  char *icon;
  guint size;
};

typedef struct {
  const char *icon;
  const char *colour;
  const char *shape; /* path that is filled, or NULL */
  const char *lines; /* path that is drawn, or NULL */
} Figure;

G_DEFINE_FINAL_TYPE (BonesSign, bones_sign, BONES_TYPE_DRAWN)

#define FIRE "bones_shot"
#define ROCK "bones_dim"
#define CREATURE "bones_good"
#define WATER "bones_sea"
#define BLESSING "bones_brass"
#define CURSE "bones_ink"

static const Figure figures[] = {
  { "sign-fire-ring", FIRE,
    "M24 4 C28 10 31 12 30 17 C29 21 19 21 18 17 C17 12 22 10 24 4 Z M10 17 C14 23 17 25 16 30 "
    "C15 34 5 34 4 30 C3 25 8 23 10 17 Z M38 17 C42 23 45 25 44 30 C43 34 33 34 32 30 "
    "C31 25 36 23 38 17 Z M24 29 C28 35 31 37 30 42 C29 46 19 46 18 42 C17 37 22 35 24 29 Z",
    "M15 20 L17 18 M31 18 L33 20 M13 35 L16 39 M35 35 L32 39" },
  { "sign-rocks", ROCK,
    "M4 41 L4 20 L10 9 L16 17 L19 28 L17 41 Z M44 41 L44 18 L38 10 L32 16 L29 29 L31 41 Z",
    "M22 24 L26 24 M24 14 L24 18 M24 30 L24 36" },
  { "sign-tentacles", CREATURE, "M18 24 C18 17 30 17 30 24 C30 29 27 32 24 32 C21 32 18 29 18 24 Z",
    "M18 26 C10 28 14 36 7 42 M20 31 C17 36 20 40 16 45 M28 31 C31 36 28 40 32 45 M30 26 C38 28 "
    "34 36 41 42 M20 18 C16 14 18 9 13 5 M24 17 C24 12 24 8 24 3 M28 18 C32 14 30 9 35 5" },
  { "sign-sandbar", BLESSING, "M4 33 C9 22 16 20 22 30 C27 21 36 21 44 33 Z",
    "M4 41 C9 37 14 45 20 41 C26 37 30 45 36 41 C39 39 42 40 44 41" },
  { "sign-whirlpool", WATER, NULL,
    "M24 24 C27 22 29 26 26 29 C21 33 14 28 16 21 C18 13 29 11 34 19 C39 28 33 39 22 39 "
    "C10 39 5 28 8 18 C11 9 20 5 28 6" },
  { "sign-gem", CREATURE,
    "M14 7 L34 7 L43 18 L33 18 L24 7 L15 18 L5 18 Z M5 21 L15 21 L22 40 Z M18 21 L30 21 L24 42 Z "
    "M33 21 L43 21 L26 40 Z",
    NULL },
  { "sign-jaws", CREATURE,
    "M4 9 C14 3 34 3 44 9 L44 18 L39 28 L34 18 L29 28 L24 18 L19 28 L14 18 L9 28 L4 18 Z "
    "M7 39 L7 35 L12 29 L17 36 L22 30 L24 33 L26 30 L31 36 L36 29 L41 35 L41 39 C32 46 16 46 7 39 Z",
    NULL },
  { "sign-volcano", FIRE, "M4 43 L17 21 L21 25 L24 21 L27 25 L31 21 L44 43 Z",
    "M24 16 L24 4 M17 15 C15 11 13 9 9 8 M31 15 C33 11 35 9 39 8" },
  { "sign-blood", FIRE,
    "M24 3 C30 14 38 20 38 30 C38 38 32 44 24 44 C16 44 10 38 10 30 C10 20 18 14 24 3 Z", NULL },
  { "sign-cannon", CURSE,
    "M4 21 L32 11 L37 22 L9 33 Z M17 30 C22 30 26 34 26 38 C26 43 22 46 17 46 C12 46 9 43 9 38 "
    "C9 34 12 30 17 30 Z",
    "M39 10 L44 5 M41 15 L47 14 M36 7 L37 1" },
  { "sign-broken-star", CURSE,
    "M24 4 L29 17 L42 18 L32 26 L35 39 L24 32 L13 39 L16 26 L6 18 L19 17 Z", "M5 45 L43 3" },
  { "sign-eye", BLESSING,
    "M24 17 C29 17 32 20 32 24 C32 28 29 31 24 31 C19 31 16 28 16 24 C16 20 19 17 24 17 Z",
    "M3 24 C10 14 17 10 24 10 C31 10 38 14 45 24 C38 34 31 38 24 38 C17 38 10 34 3 24 Z "
    "M10 9 L13 12 M24 2 L24 6 M38 9 L35 12" },
  { "sign-lightning", FIRE, "M28 2 L9 27 L21 27 L17 46 L39 18 L26 18 Z", NULL },
  { "sign-turning", WATER, "M35 6 L45 13 L34 19 Z M13 42 L3 35 L14 29 Z",
    "M5 24 C6 15 16 10 36 13 M43 24 C42 33 32 38 12 35" },
  { "sign-burst", BLESSING,
    "M24 2 L28 15 L40 8 L33 20 L46 24 L33 28 L40 40 L28 33 L24 46 L20 33 L8 40 L15 28 L2 24 L15 20 "
    "L8 8 L20 15 Z",
    NULL },
  { "sign-trident", WATER, "M24 2 L29 11 L19 11 Z M9 6 L14 14 L5 14 Z M39 6 L43 14 L34 14 Z",
    "M24 46 L24 10 M9 13 L9 18 C9 28 39 28 39 18 L39 13 M17 38 L31 38" },
  { "sign-mug", BLESSING,
    "M10 18 L32 18 L32 43 L10 43 Z M8 15 C5 8 13 5 16 9 C18 3 26 4 26 9 C31 5 37 10 34 15 Z",
    "M33 23 C43 20 43 38 33 36" },
  { "sign-notes", WATER,
    "M14 32 C18 31 21 33 21 36 C21 40 17 43 13 43 C9 43 7 41 7 38 C7 35 10 33 14 32 Z "
    "M34 27 C38 26 41 28 41 31 C41 35 37 38 33 38 C29 38 27 36 27 33 C27 30 30 28 34 27 Z",
    "M20 36 L20 11 L40 6 L40 31 M20 17 L40 12" },
  { "sign-two-rings", BLESSING,
    "M35 4 C40 4 44 8 44 13 C44 18 40 22 35 22 C30 22 26 18 26 13 C26 8 30 4 35 4 Z",
    "M13 26 C18 26 22 30 22 35 C22 40 18 44 13 44 C8 44 4 40 4 35 C4 30 8 26 13 26 Z M9 20 C10 "
    "14 13 11 17 9 M39 28 C38 34 35 37 31 39" },
  { "sign-cyclone", WATER,
    "M24 18 C28 18 30 21 30 24 C30 27 28 30 24 30 C20 30 18 27 18 24 C18 21 20 18 24 18 Z",
    "M24 11 C32 11 37 17 37 24 C37 34 30 42 17 45 M24 37 C16 37 11 31 11 24 C11 14 18 6 31 3" },
  { "sign-wind", WATER, NULL,
    "M4 17 L29 17 C37 17 37 6 30 7 C27 7 25 9 25 11 M4 25 L37 25 C45 25 45 37 38 36 C35 36 33 34 33 "
    "32 M4 33 L22 33 C30 33 30 44 23 43 C20 43 18 41 18 39" },
  { "sign-breeze", WATER, NULL,
    "M5 20 L30 20 C38 20 38 9 31 10 C28 10 26 12 26 14 M5 29 L34 29 C42 29 42 40 35 39 C32 39 30 37 "
    "30 35" },
  { "sign-many-balls", ROCK,
    "M42.9 31.2 C42.9 34.7 40 37.5 36.6 37.5 C33.1 37.5 30.3 34.7 30.3 31.2 C30.3 27.8 33.1 "
    "24.9 36.6 24.9 C40 24.9 42.9 27.8 42.9 31.2 Z M30.3 38.5 C30.3 42 27.5 44.8 24 44.8 "
    "C20.5 44.8 17.7 42 17.7 38.5 C17.7 35 20.5 32.2 24 32.2 C27.5 32.2 30.3 35 30.3 38.5 Z "
    "M17.7 31.2 C17.7 34.7 14.9 37.5 11.4 37.5 C8 37.5 5.1 34.7 5.1 31.2 C5.1 27.8 8 24.9 "
    "11.4 24.9 C14.9 24.9 17.7 27.8 17.7 31.2 Z M17.7 16.8 C17.7 20.2 14.9 23.1 11.4 23.1 C8 "
    "23.1 5.1 20.2 5.1 16.8 C5.1 13.3 8 10.4 11.4 10.4 C14.9 10.4 17.7 13.3 17.7 16.8 Z M30.3 "
    "9.5 C30.3 13 27.5 15.8 24 15.8 C20.5 15.8 17.7 13 17.7 9.5 C17.7 6 20.5 3.2 24 3.2 C27.5 "
    "3.2 30.3 6 30.3 9.5 Z M42.9 16.7 C42.9 20.2 40 23 36.6 23 C33.1 23 30.3 20.2 30.3 16.7 "
    "C30.3 13.3 33.1 10.4 36.6 10.4 C40 10.4 42.9 13.3 42.9 16.7 Z M30.3 24 C30.3 27.5 27.5 "
    "30.3 24 30.3 C20.5 30.3 17.7 27.5 17.7 24 C17.7 20.5 20.5 17.7 24 17.7 C27.5 17.7 30.3 "
    "20.5 30.3 24 Z",
    NULL },
  { "sign-chain", ROCK,
    "M19 36 C19 41 15 45 10 45 C5 45 1 41 1 36 C1 31 5 27 10 27 C15 27 19 31 19 36 Z M47 12 "
    "C47 17 43 21 38 21 C33 21 29 17 29 12 C29 7 33 3 38 3 C43 3 47 7 47 12 Z",
    "M17 30 C16 26 20 23 23 25 M21 28 C24 30 28 27 27 23 M25 20 C26 18 29 17 31 18" },
  { "sign-ball", ROCK,
    "M42 24 C42 33.9 33.9 42 24 42 C14.1 42 6 33.9 6 24 C6 14.1 14.1 6 24 6 C33.9 6 42 14.1 "
    "42 24 Z",
    NULL },
  { "sign-palm", ROCK, "M5 38 C10 28 18 26 25 27 C33 27 40 31 43 38 Z",
    "M25 27 C25 20 23 15 20 11 M20 11 C15 8 10 10 8 14 M20 11 C21 6 26 4 31 6 M20 11 C26 11 29 14 "
    "30 18 M4 43 L44 43" },
  { "sign-reef", ROCK, "M5 36 L11 22 L16 32 L22 14 L29 32 L34 20 L43 36 Z",
    "M4 43 C9 39 14 46 20 42 C26 39 30 46 36 42 C39 41 42 42 44 43" },
  { "sign-boat", ROCK, "M4 28 L44 28 C43 36 37 41 30 41 L18 41 C11 41 6 36 4 28 Z",
    "M15 26 L10 44 M24 26 L20 45 M33 26 L30 44 M16 17 L16 21 M25 17 L25 21 M34 17 L34 21" },
};

static const Figure unknown = {
  NULL,
  BLESSING,
  "M24 4 L29 17 L43 18 L32 27 L36 41 L24 33 L12 41 L16 27 L5 18 L19 17 Z",
  NULL,
};

static const Figure *
find_figure (const char *icon)
{
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    if (g_strcmp0 (figures[i].icon, icon) == 0)
      return &figures[i];
  return &unknown;
}

static void
draw_field (cairo_t *cr, GtkWidget *widget, const char *colour)
{
  cairo_arc (cr, BOX / 2, BOX / 2, BOX / 2 - 1, 0, 2 * G_PI);
  bones_paint_set (cr, widget, "bones_dial", 1);
  cairo_fill_preserve (cr);
  bones_paint_set (cr, widget, colour, 0.16);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1.6);
  bones_paint_set (cr, widget, colour, 0.85);
  cairo_stroke (cr);
}

void
bones_sign_paint (cairo_t *cr, GtkWidget *widget, const char *icon, double size)
{
  const Figure *figure = find_figure (icon);

  g_return_if_fail (GTK_IS_WIDGET (widget));

  cairo_save (cr);
  cairo_scale (cr, size / BOX, size / BOX);
  draw_field (cr, widget, figure->colour);
  cairo_translate (cr, BOX * 0.19, BOX * 0.19);
  cairo_scale (cr, 0.62, 0.62);
  bones_paint_set (cr, widget, figure->colour, 1);
  if (figure->shape != NULL)
    {
      bones_art_path (cr, figure->shape);
      cairo_fill (cr);
    }
  if (figure->lines != NULL)
    {
      bones_art_path (cr, figure->lines);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
      cairo_set_line_width (cr, 3.6);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

static void
bones_sign_draw (BonesDrawn *drawn, cairo_t *cr, double width, double height)
{
  bones_sign_paint (cr, GTK_WIDGET (drawn), BONES_SIGN (drawn)->icon, height);
}

static void
bones_sign_extent (BonesDrawn *drawn, int *width, int *height)
{
  *width = *height = (int) BONES_SIGN (drawn)->size;
}

static char *
bones_sign_describe (BonesDrawn *drawn)
{
  return g_strdup (_ ("A spell"));
}

static void
bones_sign_class_init (BonesSignClass *klass)
{
  BonesDrawnClass *drawn = BONES_DRAWN_CLASS (klass);

  drawn->draw = bones_sign_draw;
  drawn->extent = bones_sign_extent;
  drawn->describe = bones_sign_describe;
  bones_drawn_class_add_field (drawn, g_param_spec_string ("icon", NULL, NULL, NULL, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesSign, icon));
  bones_drawn_class_add_field (drawn,
                               g_param_spec_uint ("size", NULL, NULL, 16, 512, 40, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesSign, size));
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "sign");
}

static void
bones_sign_init (BonesSign *self)
{
}

GtkWidget *
bones_sign_new (const char *icon)
{
  return g_object_new (BONES_TYPE_SIGN, "icon", icon, NULL);
}

gboolean
bones_sign_is_known (const char *icon)
{
  return find_figure (icon) != &unknown;
}
