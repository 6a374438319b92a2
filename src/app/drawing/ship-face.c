/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ship-face.h"

#include "icons.h"
#include "paint.h"
#include "pips.h"
#include "sign.h"
#include "token.h"

/* In units of the card. */
#define MARK 16
#define SMALL_MARK 13 /* of two rows */
#define PENNANT 17
#define CHIP 20 /* high */
#define CHIP_PAD 8
#define CHIP_ICON 13
#define CHIP_GAP 4

#define NAME_SIZE 1.08 /* of the size of text */
#define LINE_SIZE 0.92
#define CHIP_SIZE 0.85

typedef struct {
  char *id, *text;
  gboolean bad;
} Chip;

/* How a chip is shown. */
typedef struct {
  const Chip *chip;
  PangoLayout *words; /* owned; NULL: its picture alone */
  int text;           /* how wide they are */
  double width;
} Shown;

struct _BonesShipFace {
  GtkWidget parent_instance;

  /* Owned */
  char *kind_id, *id, *name, *kind;
  GArray *chips; /* of Chip */

  BonesShipLook look; /* its kind is kind_id */
  BonesFaceDice guns, crew;
  gboolean has_guns, has_crew, flagship;
  BonesCardPlaces places;
};

G_DEFINE_FINAL_TYPE (BonesShipFace, bones_ship_face, GTK_TYPE_WIDGET)

static void
clear_chip (gpointer data)
{
  Chip *chip = data;

  g_free (chip->id);
  g_free (chip->text);
}

static GdkRectangle
place (BonesShipFace *self, const GdkRectangle *at)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL
             ? bones_card_places_mirror (at, gtk_widget_get_width (widget))
             : *at;
}

/* Text is as large as the card's unit, which has the desktop's scale in it already. */
static PangoLayout *
new_layout (BonesShipFace *self, const char *text, double size, gboolean bold)
{
  GtkWidget *widget = GTK_WIDGET (self);
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  PangoAttrList *list = pango_attr_list_new ();
  const BonesCardPlaces *places = &self->places;

  pango_attr_list_insert (list, pango_attr_scale_new (size * places->unit / places->scale));
  if (bold)
    pango_attr_list_insert (list, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, list);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_attr_list_unref (list);
  return layout;
}

static void
put_layout (BonesShipFace *self, GtkSnapshot *snapshot, PangoLayout *layout, double x, double y,
            const char *colour)
{
  GdkRGBA rgba;

  bones_paint_colour (GTK_WIDGET (self), colour, &rgba);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (int) (x + 0.5), (float) (int) (y + 0.5)));
  gtk_snapshot_append_layout (snapshot, layout, &rgba);
  gtk_snapshot_restore (snapshot);
}

static cairo_t *
begin_cairo (GtkSnapshot *snapshot, double x, double y, double width, double height)
{
  return gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width, (float) height));
}

static void
draw_picture (BonesShipFace *self, GtkSnapshot *snapshot)
{
  const GdkRectangle at = place (self, &self->places.picture);
  cairo_t *cr = begin_cairo (snapshot, at.x - 2, at.y - 2, at.width + 4, at.height + 4);

  cairo_translate (cr, at.x, at.y);
  bones_ship_paint (cr, GTK_WIDGET (self), &self->look, at.height);
  cairo_destroy (cr);
}

static void
draw_icon (BonesShipFace *self, GtkSnapshot *snapshot, const char *id, double x, double y, double d,
           const char *colour)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autoptr (GtkIconPaintable) icon = gtk_icon_theme_lookup_icon (
      gtk_icon_theme_get_for_display (gtk_widget_get_display (widget)), bones_icon_for (id), NULL,
      (int) (d + 0.5), gtk_widget_get_scale_factor (widget), gtk_widget_get_direction (widget),
      GTK_ICON_LOOKUP_FORCE_SYMBOLIC);
  GdkRGBA colours[4];

  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    bones_paint_colour (widget, colour, &colours[i]);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (icon), snapshot, d, d, colours,
                                            G_N_ELEMENTS (colours));
  gtk_snapshot_restore (snapshot);
}

/* Dice */

static void
draw_row_of_dice (BonesShipFace *self, GtkSnapshot *snapshot, const BonesFaceDice *dice,
                  const char *icon, const GdkRectangle *at)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const BonesMarks marks = { bones_pips_paint, dice->count, dice->limit, 0 };
  const double unit = self->places.unit;
  const double d = (icon != NULL ? SMALL_MARK : MARK) * unit;
  const double lead = icon != NULL ? d + 3 * unit : 0;
  const double room = at->width - lead, wide = MIN (bones_marks_width (&marks, d), room);
  const double y = at->y + (at->height - d) / 2;
  cairo_t *cr;

  if (icon != NULL)
    draw_icon (self, snapshot, icon, mirrored ? at->x + at->width - d : at->x, y, d, "bones_dim");
  cr = begin_cairo (snapshot, at->x, y, at->width, d + 1);
  cairo_translate (cr, mirrored ? at->x + at->width - lead - wide : at->x + lead, y);
  bones_marks_paint (&marks, cr, GTK_WIDGET (self), d, room);
  cairo_destroy (cr);
}

/* Guns and crew apart stand in two rows, or side by side where that is too low. */
static void
draw_dice (BonesShipFace *self, GtkSnapshot *snapshot)
{
  const GdkRectangle at = place (self, &self->places.dice);
  const gboolean low = at.height < 2 * SMALL_MARK * self->places.unit;
  GdkRectangle first = at, second = at;

  if (!self->has_crew)
    return;

  if (!self->has_guns)
    {
      draw_row_of_dice (self, snapshot, &self->crew, NULL, &at);
      return;
    }
  if (low)
    {
      first.width = second.width = at.width / 2;
      second.x += at.width / 2;
    }
  else
    {
      const int step = (int) ((SMALL_MARK + 3) * self->places.unit);

      first.height = second.height = step;
      first.y += at.height / 2 - step;
      second.y += at.height / 2;
    }
  draw_row_of_dice (self, snapshot, &self->guns, "fire", &first);
  draw_row_of_dice (self, snapshot, &self->crew, "crew-hull", &second);
}

/* The line under her name */

static int
width_of (PangoLayout *layout)
{
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static void
clear_shown (gpointer data)
{
  g_clear_object (&((Shown *) data)->words);
}

static double
chip_width (BonesShipFace *self, const Shown *shown)
{
  const double unit = self->places.unit;

  if (shown->words == NULL)
    return (CHIP + 2) * unit;
  return shown->text + 2 * CHIP_PAD * unit
         + (shown->chip->id != NULL ? (CHIP_ICON + CHIP_GAP - 2) * unit : 0);
}

static double
line_width (BonesShipFace *self, GArray *line)
{
  double width = 0;

  for (guint i = 0; i < line->len; i++)
    {
      Shown *shown = &g_array_index (line, Shown, i);

      shown->width = chip_width (self, shown);
      width += shown->width + (i > 0 ? CHIP_GAP * self->places.unit : 0);
    }
  return width;
}

/* The chips as they fit into @room: words are left out from the last on, then chips. A single one
 * keeps its words, cut short. */
static GArray *
fit_chips (BonesShipFace *self, double room)
{
  GArray *line = g_array_new (FALSE, TRUE, sizeof (Shown));

  g_array_set_clear_func (line, clear_shown);
  for (guint i = 0; i < self->chips->len; i++)
    {
      const Chip *chip = &g_array_index (self->chips, Chip, i);
      Shown shown = { chip, new_layout (self, chip->text, CHIP_SIZE, TRUE), 0, 0 };

      shown.text = width_of (shown.words);
      g_array_append_val (line, shown);
    }
  for (guint i = line->len; i-- > 1 && line_width (self, line) > room;)
    {
      Shown *shown = &g_array_index (line, Shown, i);

      if (shown->chip->id != NULL)
        g_clear_object (&shown->words);
    }
  if (line->len > 1 && line_width (self, line) > room
      && g_array_index (line, Shown, 0).chip->id != NULL)
    g_clear_object (&g_array_index (line, Shown, 0).words);
  while (line->len > 1 && line_width (self, line) > room)
    g_array_set_size (line, line->len - 1);
  return line;
}

static void
draw_chip (BonesShipFace *self, GtkSnapshot *snapshot, const Shown *shown, double x, double y)
{
  const Chip *chip = shown->chip;
  const double unit = self->places.unit, height = CHIP * unit, pad = CHIP_PAD * unit;
  const double d = CHIP_ICON * unit;
  const char *colour = chip->bad ? "bones_shot" : "bones_ink";
  const double text = shown->words == NULL ? (shown->width - d) / 2 : pad - unit;
  cairo_t *cr = begin_cairo (snapshot, x, y, shown->width, height);

  cairo_translate (cr, x, y);
  bones_paint_rounded (cr, 0, 0, shown->width, height, height / 2);
  bones_paint_set (cr, GTK_WIDGET (self), chip->bad ? "bones_shot_soft" : "bones_ink",
                   chip->bad ? 1 : 0.09);
  cairo_fill (cr);
  cairo_translate (cr, text, (height - d) / 2);
  if (chip->id != NULL && bones_sign_is_known (chip->id))
    bones_sign_paint (cr, GTK_WIDGET (self), chip->id, d);
  cairo_destroy (cr);
  if (chip->id != NULL && !bones_sign_is_known (chip->id))
    draw_icon (self, snapshot, chip->id, x + text, y + (height - d) / 2, d, colour);
  if (shown->words != NULL)
    {
      int tall;

      pango_layout_get_pixel_size (shown->words, NULL, &tall);
      put_layout (self, snapshot, shown->words,
                  x + (chip->id != NULL ? text + d + (CHIP_GAP - 1) * unit : pad),
                  y + (height - tall) / 2, colour);
    }
}

static void
cut_to (Shown *shown, double room)
{
  if (shown->width <= room || shown->words == NULL)
    return;

  shown->text = (int) MAX (shown->text - (shown->width - room), 1);
  shown->width = room;
  pango_layout_set_width (shown->words, shown->text * PANGO_SCALE);
}

static void
draw_chips (BonesShipFace *self, GtkSnapshot *snapshot, const GdkRectangle *at, double y)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  g_autoptr (GArray) line = fit_chips (self, at->width);
  double x = 0;

  line_width (self, line);
  for (guint i = 0; i < line->len; i++)
    {
      Shown *shown = &g_array_index (line, Shown, i);

      cut_to (shown, at->width);
      draw_chip (self, snapshot, shown, mirrored ? at->x + at->width - x - shown->width : at->x + x,
                 y);
      x += shown->width + CHIP_GAP * self->places.unit;
    }
}

/* Her id and class; where that is too long, her picture tells the class. */
static PangoLayout *
new_line (BonesShipFace *self, int room)
{
  g_autofree char *whole = g_strdup_printf ("%s · %s", self->id, self->kind);
  PangoLayout *line = new_layout (self, whole, LINE_SIZE, FALSE);

  if (width_of (line) > room)
    {
      g_object_unref (line);
      line = new_layout (self, self->kind, LINE_SIZE, FALSE);
    }
  pango_layout_set_width (line, room * PANGO_SCALE);
  return line;
}

static void
draw_name (BonesShipFace *self, GtkSnapshot *snapshot, PangoLayout *name, const GdkRectangle *at,
           double y)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const double d = PENNANT * self->places.unit;
  double x = width_of (name) + 4 * self->places.unit;
  int tall;
  cairo_t *cr;

  pango_layout_get_pixel_size (name, NULL, &tall);
  put_layout (self, snapshot, name, mirrored ? at->x + at->width - width_of (name) : at->x, y,
              self->look.state == BONES_SHIP_SUNK ? "bones_dim" : "bones_ink");
  if (!self->flagship)
    return;

  x = mirrored ? at->x + at->width - x - d : at->x + x;
  cr = begin_cairo (snapshot, x, y + (tall - d) / 2, d, d);
  cairo_translate (cr, x, y + (tall - d) / 2);
  bones_token_paint_flagship (cr, GTK_WIDGET (self), d);
  cairo_destroy (cr);
}

static void
strike (PangoLayout *layout)
{
  PangoAttrList *list = pango_attr_list_copy (pango_layout_get_attributes (layout));

  pango_attr_list_insert (list, pango_attr_strikethrough_new (TRUE));
  pango_layout_set_attributes (layout, list);
  pango_attr_list_unref (list);
}

static void
draw_words (BonesShipFace *self, GtkSnapshot *snapshot)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const GdkRectangle at = place (self, &self->places.words);
  const double unit = self->places.unit, second = CHIP * unit;
  g_autoptr (PangoLayout) name = new_layout (self, self->name, NAME_SIZE, TRUE);
  g_autoptr (PangoLayout) line = new_line (self, at.width);
  int room = at.width - (self->flagship ? (int) ((PENNANT + 4) * unit) : 0);
  int tall, low;
  double y;

  if (self->look.state == BONES_SHIP_SUNK)
    strike (name);
  if (width_of (name) > room)
    pango_layout_set_width (name, MAX (room, 1) * PANGO_SCALE);
  pango_layout_get_pixel_size (name, NULL, &tall);
  pango_layout_get_pixel_size (line, NULL, &low);
  y = at.y + (at.height - tall - second) / 2;
  draw_name (self, snapshot, name, &at, y);
  if (self->chips->len > 0)
    draw_chips (self, snapshot, &at, y + tall);
  else
    put_layout (self, snapshot, line, mirrored ? at.x + at.width - width_of (line) : at.x,
                y + tall + (second - low) / 2, "bones_dim");
}

static void
bones_ship_face_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BonesShipFace *self = BONES_SHIP_FACE (widget);

  if (self->name == NULL)
    return;

  draw_picture (self, snapshot);
  draw_words (self, snapshot);
  draw_dice (self, snapshot);
}

static void
bones_ship_face_finalize (GObject *object)
{
  BonesShipFace *self = BONES_SHIP_FACE (object);

  g_free (self->kind_id);
  g_free (self->id);
  g_free (self->name);
  g_free (self->kind);
  g_array_unref (self->chips);
  G_OBJECT_CLASS (bones_ship_face_parent_class)->finalize (object);
}

static void
bones_ship_face_class_init (BonesShipFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_ship_face_finalize;
  widget_class->snapshot = bones_ship_face_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "face");
}

static void
bones_ship_face_init (BonesShipFace *self)
{
  self->chips = g_array_new (FALSE, TRUE, sizeof (Chip));
  g_array_set_clear_func (self->chips, clear_chip);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
bones_ship_face_new (void)
{
  return g_object_new (BONES_TYPE_SHIP_FACE, NULL);
}

static void
take (char **to, const char *text)
{
  g_free (*to);
  *to = g_strdup (text);
}

void
bones_ship_face_set_ship (BonesShipFace *self, const BonesShipLook *look, const char *id,
                          const char *name, const char *kind, gboolean flagship)
{
  g_return_if_fail (BONES_IS_SHIP_FACE (self) && look != NULL && name != NULL);

  take (&self->kind_id, look->kind);
  take (&self->id, id);
  take (&self->name, name);
  take (&self->kind, kind);
  self->look = *look;
  self->look.kind = self->kind_id;
  self->flagship = flagship;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bones_ship_face_set_dice (BonesShipFace *self, const BonesFaceDice *guns, const BonesFaceDice *crew)
{
  g_return_if_fail (BONES_IS_SHIP_FACE (self));

  self->has_guns = guns != NULL;
  self->has_crew = crew != NULL;
  if (guns != NULL)
    self->guns = *guns;
  if (crew != NULL)
    self->crew = *crew;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bones_ship_face_clear_chips (BonesShipFace *self)
{
  g_return_if_fail (BONES_IS_SHIP_FACE (self));

  g_array_set_size (self->chips, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bones_ship_face_add_chip (BonesShipFace *self, const char *id, const char *text, gboolean bad)
{
  const Chip chip = { g_strdup (id), g_strdup (text), bad };

  g_return_if_fail (BONES_IS_SHIP_FACE (self) && text != NULL);

  g_array_append_val (self->chips, chip);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bones_ship_face_set_places (BonesShipFace *self, const BonesCardPlaces *places)
{
  g_return_if_fail (BONES_IS_SHIP_FACE (self) && places != NULL);

  self->places = *places;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
