/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ship-face.h"

#include "chip-line.h"
#include "paint.h"
#include "pips.h"
#include "put.h"
#include "token.h"

/* In units of the card. */
#define MARK 16
#define SMALL_MARK 13 /* of two rows */
#define PENNANT 17

#define NAME_SIZE 1.1 /* relative to the size of the text; as in data/style.css */
#define LINE_SIZE 0.88
#define CHIP_SIZE 0.88
#define NOTE_SIZE 0.88

struct _BonesShipFace {
  GtkWidget parent_instance;

  /* Owned */
  char *kind_id, *id, *name, *kind;
  char *noted_kind, *given, *notes; /* or NULL */
  GArray *chips;                    /* of BonesChip */

  BonesShipLook look; /* its kind is kind_id */
  BonesFaceDice guns, crew;
  gboolean has_guns, has_crew, flagship;
  BonesCardPlaces places;
};

G_DEFINE_FINAL_TYPE (BonesShipFace, bones_ship_face, GTK_TYPE_WIDGET)

static GdkRectangle
place (BonesShipFace *self, const GdkRectangle *at)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL
             ? bones_card_places_mirror (at, gtk_widget_get_width (widget))
             : *at;
}

/* The text grows with the unit of the card, which includes the scale of the desktop. */
static double
text_size (BonesShipFace *self, double size)
{
  return size * self->places.unit / self->places.scale;
}

static PangoLayout *
new_layout (BonesShipFace *self, const char *text, double size, gboolean bold)
{
  return bones_layout_new (GTK_WIDGET (self), text, text_size (self, size), bold);
}

static cairo_t *
begin_cairo (GtkSnapshot *snapshot, double x, double y, double width, double height)
{
  return gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width, (float) height));
}

/* Over her stern, where the picture is empty. */
static void
draw_pennant (BonesShipFace *self, cairo_t *cr, double width)
{
  const double d = PENNANT * self->places.unit;

  cairo_translate (cr, -d * 0.12, -d * 0.12);
  bones_token_paint_flagship (cr, GTK_WIDGET (self), d);
}

static void
draw_picture (BonesShipFace *self, GtkSnapshot *snapshot)
{
  const GdkRectangle at = place (self, &self->places.picture);
  cairo_t *cr = begin_cairo (snapshot, at.x - 2, at.y - 2, at.width + 4, at.height + 4);

  cairo_translate (cr, at.x, at.y);
  bones_ship_paint (cr, GTK_WIDGET (self), &self->look, at.height);
  if (self->flagship)
    draw_pennant (self, cr, at.width);
  cairo_destroy (cr);
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
    bones_put_icon (snapshot, GTK_WIDGET (self), icon, mirrored ? at->x + at->width - d : at->x, y,
                    d, "bones_dim", 1);
  cr = begin_cairo (snapshot, at->x, y, at->width, d + 1);
  cairo_translate (cr, mirrored ? at->x + at->width - lead - wide : at->x + lead, y);
  bones_marks_paint (&marks, cr, GTK_WIDGET (self), d, room);
  cairo_destroy (cr);
}

/* If guns and crew have different dice, they are in two rows, or side by side if the place is
 * too low. */
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
  draw_row_of_dice (self, snapshot, &self->guns, self->guns.icon, &first);
  draw_row_of_dice (self, snapshot, &self->crew, self->crew.icon, &second);
}

/* The line below her name */

/* Her id and class; if that is too long, only her id, since her picture shows the class. */
static PangoLayout *
new_line (BonesShipFace *self, int room)
{
  g_autofree char *whole = g_strdup_printf ("%s · %s", self->id, self->kind);
  PangoLayout *line = new_layout (self, whole, LINE_SIZE, FALSE);

  if (bones_layout_width (line) > room)
    {
      g_object_unref (line);
      line = new_layout (self, self->kind, LINE_SIZE, FALSE);
    }
  return line;
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
put_line (BonesShipFace *self, GtkSnapshot *snapshot, PangoLayout *line, const GdkRectangle *at,
          const char *colour)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int width = bones_layout_width (line);

  if (width > at->width)
    {
      pango_layout_set_width (line, at->width * PANGO_SCALE);
      width = at->width;
    }
  bones_put_layout (snapshot, widget, line, mirrored ? at->x + at->width - width : at->x,
                    at->y + (at->height - bones_layout_height (line)) / 2.0, colour);
}

/* Notes */

/* In lines @width pixels wide. */
static PangoLayout *
new_notes (BonesShipFace *self, const BonesCardPlaces *places, gboolean with_kind)
{
  const gboolean both = with_kind && self->noted_kind != NULL && *self->notes != '\0';
  g_autofree char *text =
      g_strconcat (with_kind && self->noted_kind != NULL ? self->noted_kind : "",
                   both ? "\u00a0· " : "", self->notes, NULL);
  PangoLayout *layout =
      bones_layout_new (GTK_WIDGET (self), text, NOTE_SIZE * places->unit / places->scale, FALSE);

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_NONE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, places->notes.width * PANGO_SCALE);
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    pango_layout_set_alignment (layout, PANGO_ALIGN_RIGHT);
  return layout;
}

static void
draw_notes (BonesShipFace *self, GtkSnapshot *snapshot)
{
  const GdkRectangle at = place (self, &self->places.notes);
  g_autoptr (PangoLayout) layout = new_notes (self, &self->places, self->chips->len > 0);

  bones_put_layout (snapshot, GTK_WIDGET (self), layout, at.x, at.y, "bones_dim");
}

static void
draw_words (BonesShipFace *self, GtkSnapshot *snapshot)
{
  const gboolean gone = self->look.state == BONES_SHIP_SUNK || self->look.state == BONES_SHIP_FLED
                        || self->look.state == BONES_SHIP_WITHDRAWN;
  const GdkRectangle at = place (self, &self->places.words);
  g_autoptr (PangoLayout) name = new_layout (self, self->name, NAME_SIZE, TRUE);
  const int tall = bones_layout_height (name);
  const int low = (int) (BONES_CHIP_HEIGHT * self->places.unit);
  const GdkRectangle first = { at.x, at.y + (at.height - tall - low) / 2, at.width, tall };
  const GdkRectangle second = { at.x, first.y + tall, at.width, low };

  if (self->look.state == BONES_SHIP_SUNK)
    strike (name);
  put_line (self, snapshot, name, &first, gone ? "bones_dim" : "bones_ink");
  if (self->chips->len > 0)
    bones_chips_put (self->chips, snapshot, GTK_WIDGET (self), &second, self->places.unit,
                     text_size (self, CHIP_SIZE));
  else
    {
      g_autoptr (PangoLayout) line = new_line (self, at.width);

      put_line (self, snapshot, line, &second, "bones_dim");
    }
}

static void
bones_ship_face_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BonesShipFace *self = BONES_SHIP_FACE (widget);

  if (self->name == NULL)
    return;

  if (self->places.picture.width > 0)
    draw_picture (self, snapshot);
  draw_words (self, snapshot);
  draw_dice (self, snapshot);
  if (self->places.notes.height > 0)
    draw_notes (self, snapshot);
}

static void
bones_ship_face_finalize (GObject *object)
{
  BonesShipFace *self = BONES_SHIP_FACE (object);

  g_free (self->kind_id);
  g_free (self->id);
  g_free (self->name);
  g_free (self->kind);
  g_free (self->noted_kind);
  g_free (self->given);
  g_free (self->notes);
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
  self->chips = bones_chips_new ();
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
bones_ship_face_new (void)
{
  return g_object_new (BONES_TYPE_SHIP_FACE, NULL);
}

static void
replace_text (char **to, const char *text)
{
  g_free (*to);
  *to = g_strdup (text);
}

void
bones_ship_face_set_ship (BonesShipFace *self, const BonesShipLook *look, const char *id,
                          const char *name, const char *kind, gboolean flagship)
{
  g_return_if_fail (BONES_IS_SHIP_FACE (self) && look != NULL && name != NULL);

  replace_text (&self->kind_id, look->kind);
  replace_text (&self->id, id);
  replace_text (&self->name, name);
  replace_text (&self->kind, kind);
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
bones_ship_face_add_chip (BonesShipFace *self, const char *icon, const char *text, gboolean bad)
{
  g_return_if_fail (BONES_IS_SHIP_FACE (self) && text != NULL);

  bones_chips_add (self->chips, icon, text, bad);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Lines break between notes, not within one, and none begins with a dot. */
static char *
keep_together (const char *notes)
{
  g_auto (GStrv) parts = g_strsplit (notes, " · ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (parts[i], " ", -1);

      g_free (parts[i]);
      parts[i] = g_strjoinv ("\u00a0", words);
    }
  return g_strjoinv ("\u00a0· ", parts);
}

void
bones_ship_face_set_notes (BonesShipFace *self, const char *kind, const char *rest)
{
  g_return_if_fail (BONES_IS_SHIP_FACE (self) && rest != NULL);

  if (g_strcmp0 (self->noted_kind, kind) == 0 && g_strcmp0 (self->given, rest) == 0)
    return;

  replace_text (&self->given, rest);
  replace_text (&self->noted_kind, kind);
  g_free (self->notes);
  self->notes = keep_together (rest);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

int
bones_ship_face_measure_notes (BonesShipFace *self, const BonesCardPlaces *places)
{
  g_autoptr (PangoLayout) layout = NULL;

  g_return_val_if_fail (BONES_IS_SHIP_FACE (self) && places != NULL, 0);

  if (self->notes == NULL || (self->noted_kind == NULL && *self->notes == '\0'))
    return 0;

  layout = new_notes (self, places, TRUE);
  return bones_layout_height (layout);
}

void
bones_ship_face_set_places (BonesShipFace *self, const BonesCardPlaces *places)
{
  g_return_if_fail (BONES_IS_SHIP_FACE (self) && places != NULL);

  self->places = *places;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
