/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-zone.h"

#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "holes.h"
#include "other-press.h"
#include "paint.h"
#include "pop-up.h"
#include "put.h"
#include "token.h"

/* In units of the card. */
#define PAD 4
#define MARK 16
#define LARGE_MARK 22 /* if there is room for three */
#define THREE 3.44    /* the size of a mark, and the gap between two */
#define TOKEN 25
#define PICTURE 22
#define SMALL_PICTURE 19 /* beside a number */
#define ASIDE 11         /* the distance between the centres of both */
#define SIGN 17          /* for a picture beside a large number */
#define SIGN_ABOVE 14    /* for a picture above it */
#define ROOMY 63         /* a zone of this width has room for a sign beside a number and a loss */
#define LARGE 15         /* the height of that number */
#define LOST 9           /* the height of the loss */
#define DIGIT 0.84       /* its width, as a share of the height */
#define BESIDE 5         /* between sign, number and loss */

struct _BonesCardZone {
  GtkButton parent_instance;

  BonesZoneKind kind;
  char *icon, *back; /* owned */
  GtkWidget *menu;   /* a child, while it is open; or NULL */
  gint count, limit, coming, lost;
  gboolean bad;
  double unit;
};

enum { BACK, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesCardZone, bones_card_zone, GTK_TYPE_BUTTON)

static gint
shown_value (BonesCardZone *self)
{
  return self->count + self->coming;
}

static void
draw_holes (BonesCardZone *self, cairo_t *cr, double width, double height)
{
  const BonesMarks marks = { bones_holes_paint,
                             (guint) MAX (MIN (self->count, shown_value (self)), 0),
                             (guint) MAX (self->limit, 0), (guint) ABS (self->coming) };
  const double room = width - 2 * PAD * self->unit;
  const double d = CLAMP (room / THREE, MARK * self->unit, LARGE_MARK * self->unit);
  const double wide = MIN (bones_marks_width (&marks, d), room);

  if (self->limit > 0 && shown_value (self) >= self->limit)
    bones_holes_paint_broken (cr, GTK_WIDGET (self), width, height);
  cairo_translate (cr, (width - wide) / 2, (height - d) / 2);
  bones_marks_paint (&marks, cr, GTK_WIDGET (self), d, room);
}

static void
draw_token (BonesCardZone *self, cairo_t *cr, double width, double height)
{
  const double d = TOKEN * self->unit;

  cairo_translate (cr, (width - d) / 2, (height - d) / 2);
  if (self->coming != 0)
    cairo_push_group (cr);
  bones_token_paint_ordered (cr, GTK_WIDGET (self), shown_value (self) != 0, d);
  if (self->coming != 0)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, 0.6);
    }
}

/* One is drawn as the picture alone, and none as a faint picture; more have a number. A value
 * that can be negative always has a number. */
static gboolean
has_number (BonesCardZone *self)
{
  return shown_value (self) > 1 || !self->bad;
}

static void
draw_picture (BonesCardZone *self, GtkSnapshot *snapshot, double width, double height)
{
  const double d = (has_number (self) ? SMALL_PICTURE : PICTURE) * self->unit;
  const double x = (width - d) / 2 - (has_number (self) ? ASIDE * self->unit : 0);
  const gboolean ghost = self->bad && shown_value (self) <= 0;
  const double alpha = ghost               ? (bones_paint_high_contrast () ? 0.6 : 0.32)
                       : self->coming != 0 ? 0.6
                                           : 1;

  bones_put_icon (snapshot, GTK_WIDGET (self), self->icon, x, (height - d) / 2, d,
                  self->bad && !ghost ? "bones_shot" : "bones_ink", alpha);
}

static void
draw_number (BonesCardZone *self, cairo_t *cr, double width, double height)
{
  g_autofree char *text =
      g_strdup_printf (shown_value (self) < 0 ? "−%d" : "%d", ABS (shown_value (self)));

  bones_paint_set (cr, GTK_WIDGET (self), self->bad ? "bones_shot" : "bones_ink",
                   self->coming != 0 ? 0.7 : 1);
  bones_paint_text (cr, GTK_WIDGET (self), text, width / 2 + ASIDE * self->unit, height / 2,
                    13 * self->unit, 19 * self->unit);
}

/* A large number with its sign before or above it, and the coming loss behind it. */
typedef struct {
  char number[12], lost[12];
  double number_width, lost_width; /* in units */
  gboolean above;
} Figures;

static double
figures_width (const Figures *figures)
{
  return figures->number_width + (figures->lost_width > 0 ? BESIDE + figures->lost_width : 0)
         + (figures->above ? 0 : SIGN + BESIDE);
}

static Figures
lay_out_figures (BonesCardZone *self, double width)
{
  Figures figures = { .lost = "" };

  g_snprintf (figures.number, sizeof figures.number, shown_value (self) < 0 ? "−%d" : "%d",
              ABS (shown_value (self)));
  if (self->lost != 0)
    g_snprintf (figures.lost, sizeof figures.lost, "−%d", self->lost);
  figures.number_width = LARGE * DIGIT * (double) g_utf8_strlen (figures.number, -1);
  figures.lost_width = LOST * DIGIT * (double) g_utf8_strlen (figures.lost, -1);
  figures.above = width < ROOMY * self->unit;
  return figures;
}

static void
draw_figures (BonesCardZone *self, GtkSnapshot *snapshot, double width, double height)
{
  const Figures figures = lay_out_figures (self, width);
  const double unit = self->unit, sign = (figures.above ? SIGN_ABOVE : SIGN) * unit;
  const double middle = figures.above ? height * 0.69 : height / 2;
  double x = (width - figures_width (&figures) * unit) / 2;
  cairo_t *cr;

  if (figures.above)
    bones_put_icon (snapshot, GTK_WIDGET (self), self->icon, (width - sign) / 2, height * 0.07,
                    sign, "bones_dim", 1);
  else
    {
      bones_put_icon (snapshot, GTK_WIDGET (self), self->icon, x, (height - sign) / 2, sign,
                      "bones_dim", 1);
      x += sign + BESIDE * unit;
    }
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  bones_paint_set (cr, GTK_WIDGET (self), self->bad ? "bones_shot" : "bones_ink",
                   self->coming != 0 ? 0.7 : 1);
  bones_paint_text (cr, GTK_WIDGET (self), figures.number, x + figures.number_width * unit / 2,
                    middle, LARGE * unit, figures.number_width * unit);
  x += (figures.number_width + BESIDE) * unit;
  bones_paint_set (cr, GTK_WIDGET (self), "bones_shot", 0.85);
  if (self->lost != 0)
    bones_paint_text (cr, GTK_WIDGET (self), figures.lost, x + figures.lost_width * unit / 2,
                      middle, LOST * unit, figures.lost_width * unit);
  cairo_destroy (cr);
}

static void
bones_card_zone_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BonesCardZone *self = BONES_CARD_ZONE (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  if (self->kind == BONES_ZONE_HOLES)
    draw_holes (self, cr, width, height);
  else if (self->kind == BONES_ZONE_TOKEN)
    draw_token (self, cr, width, height);
  else if (self->kind == BONES_ZONE_COUNT && has_number (self))
    draw_number (self, cr, width, height);
  cairo_destroy (cr);
  if (self->kind == BONES_ZONE_COUNT)
    draw_picture (self, snapshot, width, height);
  else if (self->kind == BONES_ZONE_NUMBER)
    draw_figures (self, snapshot, width, height);
}

/* The card sets its size. */
static void
bones_card_zone_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
bones_card_zone_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BonesCardZone *self = BONES_CARD_ZONE (widget);

  GTK_WIDGET_CLASS (bones_card_zone_parent_class)->size_allocate (widget, width, height, baseline);
  if (self->menu != NULL)
    gtk_popover_present (GTK_POPOVER (self->menu));
}

/* The ways to take one off */

static void
menu_closed (BonesCardZone *self)
{
  self->menu = NULL;
}

gboolean
bones_card_zone_has_menu (BonesCardZone *self)
{
  g_return_val_if_fail (BONES_IS_CARD_ZONE (self), FALSE);

  return self->back != NULL;
}

gboolean
bones_card_zone_pop_up (BonesCardZone *self)
{
  g_autoptr (GMenu) model = g_menu_new ();
  g_autoptr (GMenuItem) hand = g_menu_item_new (_ ("Change by Hand…"), "ship.change");

  g_return_val_if_fail (BONES_IS_CARD_ZONE (self), FALSE);

  if (self->back == NULL)
    return FALSE;

  if (self->menu != NULL)
    return TRUE;

  g_menu_append (model, self->back, "zone.back");
  g_menu_item_set_attribute (hand, "hidden-when", "s", "action-missing");
  g_menu_append_item (model, hand);
  self->menu = gtk_popover_menu_new_from_model (G_MENU_MODEL (model));
  g_signal_connect_swapped (self->menu, "closed", G_CALLBACK (menu_closed), self);
  bones_pop_up (GTK_POPOVER (self->menu), GTK_WIDGET (self));
  return TRUE;
}

static gboolean
pressed_other (GtkWidget *self, double x, double y, gboolean held, gpointer data)
{
  return bones_card_zone_pop_up (BONES_CARD_ZONE (self));
}

static gboolean
pop_up_by_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  return bones_card_zone_pop_up (BONES_CARD_ZONE (widget));
}

static void
go_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[BACK], 0);
}

static gboolean
go_back_by_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  if (BONES_CARD_ZONE (widget)->back == NULL)
    return FALSE;

  go_back (widget, NULL, NULL);
  return TRUE;
}

static gboolean
go_on_by_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  g_signal_emit_by_name (widget, "clicked");
  return TRUE;
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  static const guint back[] = { GDK_KEY_minus, GDK_KEY_KP_Subtract, GDK_KEY_Delete };
  static const guint on[] = { GDK_KEY_plus, GDK_KEY_KP_Add };

  for (guint i = 0; i < G_N_ELEMENTS (back); i++)
    gtk_widget_class_add_binding (widget_class, back[i], 0, go_back_by_key, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (on); i++)
    gtk_widget_class_add_binding (widget_class, on[i], 0, go_on_by_key, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_plus, GDK_SHIFT_MASK, go_on_by_key, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, pop_up_by_key, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, pop_up_by_key, NULL);
}

static void
bones_card_zone_finalize (GObject *object)
{
  BonesCardZone *self = BONES_CARD_ZONE (object);

  g_free (self->icon);
  g_free (self->back);
  G_OBJECT_CLASS (bones_card_zone_parent_class)->finalize (object);
}

static void
bones_card_zone_class_init (BonesCardZoneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_card_zone_finalize;
  widget_class->snapshot = bones_card_zone_snapshot;
  widget_class->measure = bones_card_zone_measure;
  widget_class->size_allocate = bones_card_zone_size_allocate;
  signals[BACK] = g_signal_new ("back", BONES_TYPE_CARD_ZONE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "zone.back", NULL, go_back);
  add_keys (widget_class);
}

static void
bones_card_zone_init (BonesCardZone *self)
{
  self->unit = 1;
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_set_focus_on_click (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card-zone");
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  bones_other_press_add (GTK_WIDGET (self), GTK_PHASE_CAPTURE, pressed_other, NULL);
}

GtkWidget *
bones_card_zone_new (BonesZoneKind kind, const char *icon)
{
  BonesCardZone *self = g_object_new (BONES_TYPE_CARD_ZONE, NULL);

  self->kind = kind;
  self->icon = g_strdup (icon);
  return GTK_WIDGET (self);
}

void
bones_card_zone_set (BonesCardZone *self, gint count, gint limit, gboolean bad)
{
  g_return_if_fail (BONES_IS_CARD_ZONE (self));

  bones_card_zone_set_coming (self, 0);
  if (self->kind == BONES_ZONE_TOKEN) /* on or off: screen readers announce it with the name */
    gtk_accessible_update_state (
        GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
        count != 0 ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  if (self->count == count && self->limit == limit && self->bad == bad)
    return;

  self->count = count;
  self->limit = limit;
  self->bad = bad;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bones_card_zone_set_lost (BonesCardZone *self, gint lost)
{
  g_return_if_fail (BONES_IS_CARD_ZONE (self));

  if (self->lost == lost)
    return;

  self->lost = lost;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bones_card_zone_set_back (BonesCardZone *self, const char *text)
{
  g_return_if_fail (BONES_IS_CARD_ZONE (self));

  if (g_strcmp0 (self->back, text) == 0)
    return;

  g_free (self->back);
  self->back = g_strdup (text);
}

void
bones_card_zone_set_coming (BonesCardZone *self, gint coming)
{
  g_return_if_fail (BONES_IS_CARD_ZONE (self));

  if (self->coming == coming)
    return;

  self->coming = coming;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bones_card_zone_set_unit (BonesCardZone *self, double unit)
{
  g_return_if_fail (BONES_IS_CARD_ZONE (self));

  if (self->unit == unit) /* a copy of the same value */
    return;

  self->unit = unit;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
