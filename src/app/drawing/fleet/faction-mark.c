/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "faction-mark.h"

#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "paint.h"

#define BOX 48.0 /* of the shapes */

struct _BonesFactionMark {
  BonesDrawn parent_instance;

  char *icon;
  guint size;
};

typedef struct {
  const char *icon;
  const char *shape; /* path that is filled, or NULL */
  const char *lines; /* path that is drawn, or NULL */
} Emblem;

G_DEFINE_FINAL_TYPE (BonesFactionMark, bones_faction_mark, BONES_TYPE_DRAWN)

static const char *const shield = "M5 4 L43 4 L43 24 C43 34 34 41 24 46 C14 41 5 34 5 24 Z";

static const Emblem emblems[] = {
  { "mark-axe", "M25 9 C33 8 38 13 38 20 C34 17 30 17 26 20 Z M23 9 C20 9 17 10 15 13 L22 19 Z",
    "M24 8 L24 40" },
  { "mark-hammer", "M12 9 L36 9 L36 20 L12 20 Z", "M24 20 L24 40" },
  { "mark-leaf", "M24 6 C35 14 36 28 24 38 C12 28 13 14 24 6 Z", "M24 30 L24 43" },
  { "mark-teeth",
    "M10 15 L16 24 L20 16 L24 25 L28 16 L32 24 L38 15 C38 28 33 36 24 39 C15 36 10 28 10 15 Z",
    NULL },
  { "mark-crown", "M10 32 L10 13 L17 22 L24 9 L31 22 L38 13 L38 32 Z", "M12 37 L36 37" },
  { "mark-claw", NULL,
    "M14 10 C17 20 15 28 18 36 M24 9 C27 20 25 30 26 41 M34 10 C36 20 33 28 32 35" },
  { "mark-cog",
    "M21 7 L27 7 L28 12 L33 14 L37 11 L41 15 L37 20 L38 24 L33 34 L24 39 L15 34 L10 24 L11 20 L7 15 "
    "L11 11 L15 14 L20 12 Z",
    NULL },
  { "mark-skull",
    "M24 7 C33 7 38 13 38 20 C38 25 35 28 32 30 L32 37 L16 37 L16 30 C13 28 10 25 10 20 C10 13 15 7 24 7 Z",
    NULL },
};

static const Emblem unknown = {
  NULL, "M24 8 L28 19 L38 19 L30 26 L33 37 L24 31 L15 37 L18 26 L10 19 L20 19 Z", NULL
};

/* Parts that are cut out of an emblem: the eye of a cog, those of a skull. */
static const char *
holes_of (const Emblem *emblem)
{
  if (g_strcmp0 (emblem->icon, "mark-cog") == 0)
    return "M24 16 C29 16 31 19 31 23 C31 27 29 30 24 30 C19 30 17 27 17 23 C17 19 19 16 24 16 Z";
  if (g_strcmp0 (emblem->icon, "mark-skull") == 0)
    return "M18 17 C21 17 22 19 22 21 C22 23 21 25 18 25 C15 25 14 23 14 21 C14 19 15 17 18 17 Z "
           "M30 17 C33 17 34 19 34 21 C34 23 33 25 30 25 C27 25 26 23 26 21 C26 19 27 17 30 17 Z "
           "M22 31 L26 31 L26 37 L22 37 Z";
  return NULL;
}

static const Emblem *
find_emblem (const char *icon)
{
  for (guint i = 0; i < G_N_ELEMENTS (emblems); i++)
    if (g_strcmp0 (icon, emblems[i].icon) == 0)
      return &emblems[i];
  return &unknown;
}

static void
bones_faction_mark_draw (BonesDrawn *drawn, cairo_t *cr, double width, double height)
{
  const Emblem *emblem = find_emblem (BONES_FACTION_MARK (drawn)->icon);
  const char *holes = holes_of (emblem);
  GtkWidget *widget = GTK_WIDGET (drawn);

  cairo_scale (cr, height / BOX, height / BOX);
  bones_art_path (cr, shield);
  bones_paint_set (cr, widget, "bones_brass", 1);
  cairo_fill (cr);
  bones_paint_set (cr, widget, "bones_dial", 1);
  if (emblem->shape != NULL)
    {
      bones_art_path (cr, emblem->shape);
      cairo_fill (cr);
    }
  if (emblem->lines != NULL)
    {
      bones_art_path (cr, emblem->lines);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      cairo_set_line_width (cr, 5);
      cairo_stroke (cr);
    }
  if (holes == NULL)
    return;

  bones_art_path (cr, holes);
  bones_paint_set (cr, widget, "bones_brass", 1);
  cairo_fill (cr);
}

static void
bones_faction_mark_extent (BonesDrawn *drawn, int *width, int *height)
{
  *width = *height = (int) BONES_FACTION_MARK (drawn)->size;
}

static char *
bones_faction_mark_describe (BonesDrawn *drawn)
{
  return g_strdup (_ ("A faction"));
}

static void
bones_faction_mark_class_init (BonesFactionMarkClass *klass)
{
  BonesDrawnClass *drawn = BONES_DRAWN_CLASS (klass);

  drawn->draw = bones_faction_mark_draw;
  drawn->extent = bones_faction_mark_extent;
  drawn->describe = bones_faction_mark_describe;
  bones_drawn_class_add_field (drawn, g_param_spec_string ("icon", NULL, NULL, NULL, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesFactionMark, icon));
  bones_drawn_class_add_field (drawn,
                               g_param_spec_uint ("size", NULL, NULL, 12, 512, 22, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesFactionMark, size));
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "factionmark");
}

static void
bones_faction_mark_init (BonesFactionMark *self)
{
}

GtkWidget *
bones_faction_mark_new (const char *icon)
{
  return g_object_new (BONES_TYPE_FACTION_MARK, "icon", icon, NULL);
}
