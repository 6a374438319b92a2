/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "log-row.h"

#include "css-class.h"
#include "die.h"
#include "drawn.h"
#include "fleet-colour.h"
#include "fleet-flag.h"

#include "bones-config.h"

#define FLAG_HEIGHT 15 /* pixels at normal text size, as are the others */
#define FLAG_WIDTH 20
#define FLAG_ROOM 30
#define DIE 17
#define DIE_ROOM 21
#define GAP 7 /* between sentence and dice, and between two rolls */
#define LEAST_WIDTH 120

#define STAND_IN "\357\277\274" /* the character that reserves the place of a die */

struct _BonesLogRow {
  GtkWidget parent_instance;

  const BonesLogLine *line; /* borrowed, or NULL */
  PangoLayout *layout;      /* owned; NULL: must be created again */
  GArray *dice;             /* owned: of BonesDieLook, in their order in the layout */
  char letter[2];           /* the letter of the fleet; "": none */
  gboolean brief;
};

G_DEFINE_FINAL_TYPE (BonesLogRow, bones_log_row, GTK_TYPE_WIDGET)

static const char *
text_of (const BonesLogLine *line, gboolean brief)
{
  return brief && line->brief != NULL ? line->brief : line->text;
}

static int
scaled (BonesLogRow *self, int pixels)
{
  return (int) (pixels * bones_drawn_scale (GTK_WIDGET (self)) + 0.5);
}

static int
indent_of (BonesLogRow *self)
{
  return self->line == NULL || self->line->heading ? 0 : scaled (self, FLAG_ROOM);
}

/* Gives the last character of the text so far a width of @width. */
static void
keep_place (BonesLogRow *self, GString *text, PangoAttrList *attributes, int width, int height)
{
  const int descent = height / 5;
  PangoRectangle room = { 0, -(height - descent) * PANGO_SCALE, width * PANGO_SCALE,
                          height * PANGO_SCALE };
  PangoAttribute *shape = pango_attr_shape_new (&room, &room);

  shape->end_index = (guint) text->len;
  shape->start_index = shape->end_index - (guint) strlen (STAND_IN);
  pango_attr_list_insert (attributes, shape);
}

static void
add_roll (BonesLogRow *self, const BonesLogRoll *roll, GString *text, PangoAttrList *attributes)
{
  g_string_append_c (text, ' ');
  for (guint i = 0; i < roll->n; i++)
    {
      const BonesDieLook look = {
        MAX (roll->sides, roll->faces[i]), roll->faces[i],     roll->typed,
        (roll->gone >> i & 1) != 0,        BONES_VERDICT_NONE, roll->corrected
      };

      g_array_append_val (self->dice, look);
      g_string_append (text, STAND_IN);
      keep_place (self, text, attributes, scaled (self, DIE_ROOM), scaled (self, DIE_ROOM));
    }
}

static void
add_stroke (PangoAttrList *attributes, gsize length)
{
  PangoAttribute *stroke = pango_attr_strikethrough_new (TRUE);

  stroke->end_index = (guint) length;
  pango_attr_list_insert (attributes, stroke);
}

static PangoLayout *
get_layout (BonesLogRow *self)
{
  g_autoptr (GString) text = NULL;
  PangoAttrList *attributes;

  if (self->layout != NULL)
    return self->layout;

  text = g_string_new (self->line != NULL ? text_of (self->line, self->brief) : "");
  attributes = pango_attr_list_new ();
  if (self->line != NULL && self->line->undone)
    add_stroke (attributes, text->len);
  g_array_set_size (self->dice, 0);
  for (guint i = 0; self->line != NULL && self->line->rolls != NULL && i < self->line->rolls->len;
       i++)
    add_roll (self, &g_array_index (self->line->rolls, BonesLogRoll, i), text, attributes);

  self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text->str);
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_attributes (self->layout, attributes);
  pango_attr_list_unref (attributes);
  return self->layout;
}

static void
forget_layout (BonesLogRow *self)
{
  g_clear_object (&self->layout);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static GtkSizeRequestMode
bones_log_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bones_log_row_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  BonesLogRow *self = BONES_LOG_ROW (widget);
  const int indent = indent_of (self);
  PangoLayout *layout;
  int size;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = *natural = indent + LEAST_WIDTH; /* the list has a width, and lines are broken */
      return;
    }
  layout = get_layout (self);
  pango_layout_set_width (layout, for_size < 0 ? -1 : MAX (for_size - indent, 1) * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, NULL, &size);
  *minimum = *natural = MAX (size, indent > 0 ? scaled (self, FLAG_HEIGHT) : 0);
}

static gboolean
is_mirrored (BonesLogRow *self)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
}

/* Aligned with the first line of the text. */
static void
draw_flag (BonesLogRow *self, cairo_t *cr, int width)
{
  const int flag_width = scaled (self, FLAG_WIDTH), flag_height = scaled (self, FLAG_HEIGHT);
  PangoRectangle first;

  pango_layout_line_get_pixel_extents (pango_layout_get_line_readonly (get_layout (self), 0), NULL,
                                       &first);
  cairo_save (cr);
  cairo_translate (cr, is_mirrored (self) ? width - flag_width : 0,
                   MAX (0, (first.height - flag_height) / 2));
  bones_fleet_flag_paint (GTK_WIDGET (self), self->line->fleet, self->letter, cr, flag_width,
                          flag_height);
  cairo_restore (cr);
}

static void
draw_dice (BonesLogRow *self, cairo_t *cr, int left)
{
  PangoLayout *layout = get_layout (self);
  const char *text = pango_layout_get_text (layout);
  const char *at = text;
  const int size = scaled (self, DIE);

  for (guint i = 0; i < self->dice->len; i++)
    {
      PangoRectangle place;

      at = strstr (at, STAND_IN);
      g_assert (at != NULL);
      pango_layout_index_to_pos (layout, (int) (at - text), &place);
      pango_extents_to_pixels (&place, NULL);
      cairo_save (cr);
      cairo_translate (cr, left + place.x + place.width / 2.0 - size / 2.0,
                       place.y + place.height / 2.0 - size / 2.0);
      bones_die_paint (GTK_WIDGET (self), &g_array_index (self->dice, BonesDieLook, i), cr, size);
      cairo_restore (cr);
      at += strlen (STAND_IN);
    }
}

static void
bones_log_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BonesLogRow *self = BONES_LOG_ROW (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const int indent = indent_of (self);
  const int left = is_mirrored (self) ? 0 : indent;
  PangoLayout *layout = get_layout (self);
  GdkRGBA colour;
  cairo_t *cr;

  if (self->line == NULL)
    return;

  pango_layout_set_width (layout, MAX (width - indent, 1) * PANGO_SCALE);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) left, 0));
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  gtk_snapshot_restore (snapshot);
  if (self->dice->len == 0 && *self->letter == '\0')
    return;

  if (self->line->undone)
    gtk_snapshot_push_opacity (snapshot, 0.6);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  if (*self->letter != '\0')
    draw_flag (self, cr, width);
  draw_dice (self, cr, left);
  cairo_destroy (cr);
  if (self->line->undone)
    gtk_snapshot_pop (snapshot);
}

static void
bones_log_row_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (bones_log_row_parent_class)->system_setting_changed (widget, setting);
  forget_layout (BONES_LOG_ROW (widget));
}

static void
bones_log_row_finalize (GObject *object)
{
  BonesLogRow *self = BONES_LOG_ROW (object);

  g_clear_object (&self->layout);
  g_array_unref (self->dice);
  G_OBJECT_CLASS (bones_log_row_parent_class)->finalize (object);
}

static void
bones_log_row_class_init (BonesLogRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_log_row_finalize;
  widget_class->get_request_mode = bones_log_row_get_request_mode;
  widget_class->measure = bones_log_row_measure;
  widget_class->snapshot = bones_log_row_snapshot;
  widget_class->system_setting_changed = bones_log_row_system_setting_changed;
  gtk_widget_class_set_css_name (widget_class, "logrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
bones_log_row_init (BonesLogRow *self)
{
  self->dice = g_array_new (FALSE, FALSE, sizeof (BonesDieLook));
}

GtkWidget *
bones_log_row_new (void)
{
  return g_object_new (BONES_TYPE_LOG_ROW, NULL);
}

void
bones_log_row_set_line (BonesLogRow *self, const BonesLogLine *line, const BonesView *view,
                        gboolean brief)
{
  g_autofree char *said = NULL;
  char letter = '\0';

  g_return_if_fail (BONES_IS_LOG_ROW (self) && line != NULL && view != NULL);

  if (!line->heading && line->fleet < view->fleets->len)
    letter = ((BonesFleetView *) g_ptr_array_index (view->fleets, line->fleet))->letter;
  if (line == self->line && brief == self->brief && letter == self->letter[0])
    return;

  self->line = line;
  self->brief = brief;
  self->letter[0] = letter;
  bones_set_css_class (GTK_WIDGET (self), "heading", line->heading);
  bones_set_css_class (GTK_WIDGET (self), "undone", line->undone);
  bones_set_css_class (GTK_WIDGET (self), "aside", !line->heading && line->kind != BONES_LOG_EVENT);
  said = bones_log_row_describe (line, brief);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  forget_layout (self);
}

const BonesLogLine *
bones_log_row_get_line (BonesLogRow *self)
{
  g_return_val_if_fail (BONES_IS_LOG_ROW (self), NULL);

  return self->line;
}

void
bones_log_row_set_place (BonesLogRow *self, BonesLogPlace place)
{
  g_return_if_fail (BONES_IS_LOG_ROW (self));

  bones_set_css_class (GTK_WIDGET (self), "here", place == BONES_LOG_PLACE_HERE);
  bones_set_css_class (GTK_WIDGET (self), "later", place == BONES_LOG_PLACE_LATER);
}

char *
bones_log_row_describe (const BonesLogLine *line, gboolean brief)
{
  GString *said;

  g_return_val_if_fail (line != NULL, NULL);

  said = g_string_new (text_of (line, brief));
  if (line->dice != NULL && !line->heading)
    g_string_append_printf (said, "  %s", line->dice);
  if (line->typed)
    g_string_append (said, _ (", real dice"));
  if (line->corrected)
    g_string_append (said, _ (", corrected"));
  if (line->undone)
    g_string_append (said, _ (" (undone)"));
  return g_string_free (said, FALSE);
}
