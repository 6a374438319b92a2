/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ship-card.h"

#include "card-parts.h"
#include "card-zone.h"
#include "css-class.h"
#include "drawn.h"
#include "laid-out.h"
#include "name.h"
#include "other-press.h"
#include "peg-board.h"
#include "scroll-bar.h"
#include "ship-face.h"
#include "ship-plan.h"
#include "sticky.h"
#include "tooltip.h"

#include "bones-config.h"

#define MARGIN 8 /* pixels of the page above and below a card that is scrolled to */

struct _BonesShipCard {
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *main_button, *face;

  /* Its children, created when she is first shown */
  BonesCounters counters;
  GtkWidget *token;
  GtkWidget *made_of; /* a BonesShipPlan if her rules have parts; else NULL */

  /* Owned */
  char *seen; /* what its face shows, in words */
  char *said; /* the same, and what a pointer or a screen reader is told besides */

  guint ship;
};

enum { PICKED, TAPPED, TAPPED_BACK, TAPPED_TO, CHANGING, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesShipCard, bones_ship_card, GTK_TYPE_WIDGET)

static void
clicked (BonesShipCard *self)
{
  g_signal_emit (self, signals[PICKED], 0, self->ship);
}

static void
counter_tapped (GtkWidget *widget, BonesCounterTap tap, guint field, gint value)
{
  BonesShipCard *self = BONES_SHIP_CARD (widget);

  g_signal_emit (self, signals[TAPPED + tap], 0, self->ship, field, value);
}

static void
token_clicked (GtkWidget *token, BonesShipCard *self)
{
  g_signal_emit (self, signals[TAPPED], 0, self->ship, BONES_SHIP_ORDERED);
}

static void
part_tapped (BonesShipCard *self, guint field)
{
  g_signal_emit (self, signals[TAPPED], 0, self->ship, field);
}

static void
change_by_hand (BonesShipCard *self)
{
  g_signal_emit (self, signals[CHANGING], 0, self->ship);
}

static gboolean
change_by_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  change_by_hand (BONES_SHIP_CARD (widget));
  return TRUE;
}

static void
change_by_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  change_by_hand (BONES_SHIP_CARD (widget));
}

static gboolean
pressed_other (GtkWidget *card, double x, double y, gboolean held, gpointer data)
{
  GtkWidget *zone = gtk_widget_pick (card, x, y, GTK_PICK_DEFAULT);

  if (held && BONES_IS_PEG_BOARD (zone)) /* a finger may be resting on a peg */
    return FALSE;

  if (!held || !BONES_IS_CARD_ZONE (zone) || !bones_card_zone_pop_up (BONES_CARD_ZONE (zone)))
    change_by_hand (BONES_SHIP_CARD (card));
  return TRUE;
}

/* Layout */

static BonesCardPlaces
lay_out (BonesShipCard *self, int width)
{
  BonesShipFace *face = BONES_SHIP_FACE (self->face);
  BonesCardPlaces places;

  bones_card_places_lay_out (&places, &self->counters.plan, width,
                             bones_drawn_scale (GTK_WIDGET (self)));
  bones_card_places_add_notes (&places, bones_ship_face_measure_notes (face, &places));
  return places;
}

/* Her plan is below everything else. */
static int
plan_height (BonesShipCard *self, int width)
{
  return self->made_of != NULL && gtk_widget_get_visible (self->made_of)
             ? bones_ship_plan_height (BONES_SHIP_PLAN (self->made_of), width)
             : 0;
}

static int
least_width (BonesShipCard *self)
{
  return (int) (BONES_LEAST_CARD * bones_drawn_scale (GTK_WIDGET (self)));
}

static void
bones_ship_card_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  BonesShipCard *self = BONES_SHIP_CARD (widget);
  const int least = least_width (self);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                            ? least
                            : lay_out (self, MAX (for_size, least)).height
                                  + plan_height (self, MAX (for_size, least));
}

static void
allocate (GtkWidget *child, const GdkRectangle *place, int width)
{
  const gboolean mirrored = gtk_widget_get_direction (child) == GTK_TEXT_DIR_RTL;
  GtkAllocation at = mirrored ? bones_card_places_mirror (place, width) : *place;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &at, -1);
}

static void
bones_ship_card_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BonesShipCard *self = BONES_SHIP_CARD (widget);
  const BonesCardPlaces places = lay_out (self, width);
  const GdkRectangle whole = { 0, 0, width, height };

  allocate (self->main_button, &whole, width);
  allocate (self->face, &whole, width);
  bones_ship_face_set_places (BONES_SHIP_FACE (self->face), &places);
  for (guint i = 0; i < self->counters.plan.n_zones; i++)
    {
      allocate (self->counters.zones[i], &places.zones[i], width);
      bones_counters_set_unit (&self->counters, i, places.unit);
    }
  if (self->token != NULL)
    {
      allocate (self->token, &places.token, width);
      bones_card_zone_set_unit (BONES_CARD_ZONE (self->token), places.unit);
    }
  if (plan_height (self, width) > 0)
    allocate (self->made_of, &(GdkRectangle){ 0, places.height, width, plan_height (self, width) },
              width);
}

static GtkSizeRequestMode
bones_ship_card_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Focus */

/* The zone after @child, or the main button. */
static GtkWidget *
neighbour (BonesShipCard *self, GtkWidget *child, gboolean forward)
{
  GtkWidget *next = child;

  do
    next = forward ? gtk_widget_get_next_sibling (next) : gtk_widget_get_prev_sibling (next);
  while (next != NULL && next != self->made_of && !gtk_widget_get_focusable (next));
  return next;
}

/* On the plan, all four arrows move between parts. */
static gboolean
focus_plan (BonesShipCard *self, GtkWidget *child, GtkDirectionType direction)
{
  return child != NULL && child == self->made_of && direction != GTK_DIR_TAB_FORWARD
         && direction != GTK_DIR_TAB_BACKWARD && gtk_widget_child_focus (child, direction);
}

/* The child that has the focus, or NULL. GTK remembers it after the focus has left. */
static GtkWidget *
find_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, widget)
             ? gtk_widget_get_focus_child (widget)
             : NULL;
}

/* Tab moves to the next card, since a table can have many ships with many places each. */
static gboolean
bones_ship_card_focus (GtkWidget *widget, GtkDirectionType direction)
{
  BonesShipCard *self = BONES_SHIP_CARD (widget);
  GtkWidget *child = find_focus (widget);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (child == NULL)
    return gtk_widget_grab_focus (self->main_button);
  if (focus_plan (self, child, direction))
    return TRUE;
  /* A peg board uses left and right for its pegs. */
  if (BONES_IS_PEG_BOARD (child) && (direction == GTK_DIR_UP || direction == GTK_DIR_DOWN))
    child = neighbour (self, child, direction == GTK_DIR_DOWN);
  else if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    child = neighbour (self, child, (direction == GTK_DIR_RIGHT) != mirrored);
  else
    return FALSE;
  if (child != NULL && child == self->made_of)
    return gtk_widget_child_focus (child, direction);
  return child != NULL && gtk_widget_grab_focus (child);
}

/* Showing */

static void
make_zones (BonesShipCard *self, const BonesShipView *ship)
{
  bones_counters_clear (&self->counters);
  g_clear_pointer (&self->token, gtk_widget_unparent);
  g_clear_pointer (&self->made_of, gtk_widget_unparent);
  bones_counters_make (&self->counters, ship, GTK_WIDGET (self), counter_tapped);
  for (guint i = 0; i < self->counters.plan.n_zones; i++)
    gtk_widget_set_parent (self->counters.zones[i], GTK_WIDGET (self));
  self->token = bones_card_zone_new (BONES_ZONE_TOKEN, NULL);
  gtk_widget_set_parent (self->token, GTK_WIDGET (self));
  g_signal_connect (self->token, "clicked", G_CALLBACK (token_clicked), self);
  if (ship->plan->len == 0)
    return;

  self->made_of = bones_ship_plan_new ();
  gtk_widget_set_parent (self->made_of, GTK_WIDGET (self));
  g_signal_connect_object (self->made_of, "tapped", G_CALLBACK (part_tapped), self,
                           G_CONNECT_SWAPPED);
}

static void
show_zones (BonesShipCard *self, const BonesShipView *ship)
{
  /* Translators: %s is a ship. It names what is switched on or off. */
  g_autofree char *token = g_strdup_printf (_ ("Orders given to %s"), ship->name);

  bones_counters_apply (&self->counters, ship);
  for (guint i = 0; i < self->counters.plan.n_zones; i++)
    gtk_widget_set_visible (self->counters.zones[i], ship->in_play);
  bones_card_zone_set (BONES_CARD_ZONE (self->token), ship->ordered, 0, FALSE);
  bones_zone_name (self->token, token);
  gtk_widget_set_visible (self->token, ship->in_play && ship->turns);
  if (self->made_of == NULL)
    return;

  bones_ship_plan_apply (BONES_SHIP_PLAN (self->made_of), ship);
  gtk_widget_set_visible (self->made_of, ship->in_play && ship->plan->len > 0);
}

/* Puts @text into @field; returns whether it was another. */
static gboolean
replace_text (char **field, char *text)
{
  const gboolean other = g_strcmp0 (*field, text) != 0;

  g_free (*field);
  *field = text;
  return other;
}

static void
show_face (BonesShipCard *self, const BonesShipView *ship, const BonesCardFacts *facts)
{
  const BonesShipLook *look = &facts->look;
  BonesShipFace *face = BONES_SHIP_FACE (self->face);
  char *seen =
      g_strdup_printf ("%s|%s|%u|%u|%u|%s", facts->told, ship->id, look->fleet, (guint) look->state,
                       (guint) look->wheel, look->fit != NULL ? look->fit : "");

  if (!replace_text (&self->seen, seen))
    return;

  bones_ship_face_set_ship (face, look, ship->id, ship->name, ship->kind, ship->flagship);
  bones_ship_face_set_dice (face, facts->has_guns ? &facts->guns : NULL,
                            facts->has_crew ? &facts->crew : NULL);
  bones_ship_face_set_notes (face, facts->kind, facts->notes);
  bones_ship_face_clear_chips (face);
  for (guint i = 0; i < facts->chips->len; i++)
    {
      const BonesCardChip *chip = &g_array_index (facts->chips, BonesCardChip, i);

      bones_ship_face_add_chip (face, chip->icon, chip->text, chip->bad);
    }
}

/* Scrolls as little as necessary to show all of @widget. */
static void
reveal_card (GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  if (scroller != NULL && gtk_widget_compute_bounds (widget, scroller, &bounds))
    {
      GtkScrolledWindow *window = GTK_SCROLLED_WINDOW (scroller);
      GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (window);
      const double from = gtk_adjustment_get_value (place), top = from + bounds.origin.y;

      gtk_adjustment_clamp_page (place, top - MAX (MARGIN, bones_sticky_get_cover (widget)),
                                 top + bounds.size.height + MARGIN);
      if (gtk_adjustment_get_value (place) != from)
        bones_hide_scroll_bar (window);
    }
}

static void
show_state (BonesShipCard *self, const BonesShipView *ship, gboolean open)
{
  if (ship->active && !gtk_widget_has_css_class (GTK_WIDGET (self), "active"))
    bones_when_laid_out (GTK_WIDGET (self), reveal_card);
  bones_set_css_class (GTK_WIDGET (self), "active", ship->active);
  bones_set_css_class (GTK_WIDGET (self), "next", open);
  bones_set_css_class (GTK_WIDGET (self), "ordered", ship->turns && ship->ordered);
  bones_set_css_class (GTK_WIDGET (self), "gone", !ship->in_play);
}

void
bones_ship_card_apply (BonesShipCard *self, const BonesShipView *ship, gboolean open,
                       const char *why)
{
  g_autoptr (BonesCardFacts) facts = NULL;

  g_return_if_fail (BONES_IS_SHIP_CARD (self) && ship != NULL);

  if (self->token == NULL || !bones_counters_fit (&self->counters, ship))
    make_zones (self, ship);
  facts = bones_card_facts_new (ship, open);
  show_zones (self, ship);
  show_state (self, ship, open);
  show_face (self, ship, facts);
  if (!replace_text (&self->said, g_strdup_printf ("%s|%s", facts->said, why != NULL ? why : "")))
    return;

  bones_set_tooltip (self->main_button, why != NULL ? why : facts->said);
  bones_name_widget (self->main_button, facts->said);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, ship->name,
                                  -1);
}

static void
bones_ship_card_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (bones_ship_card_parent_class)->dispose (object);
}

static void
bones_ship_card_finalize (GObject *object)
{
  g_free (BONES_SHIP_CARD (object)->seen);
  g_free (BONES_SHIP_CARD (object)->said);
  G_OBJECT_CLASS (bones_ship_card_parent_class)->finalize (object);
}

static guint
new_signal (const char *name, guint n)
{
  return g_signal_new (name, BONES_TYPE_SHIP_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, n, G_TYPE_UINT, G_TYPE_UINT);
}

static void
bones_ship_card_class_init (BonesShipCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bones_ship_card_dispose;
  object_class->finalize = bones_ship_card_finalize;
  widget_class->measure = bones_ship_card_measure;
  widget_class->size_allocate = bones_ship_card_size_allocate;
  widget_class->get_request_mode = bones_ship_card_get_request_mode;
  widget_class->focus = bones_ship_card_focus;
  signals[PICKED] = new_signal ("picked", 1);
  signals[TAPPED] = new_signal ("tapped", 2);
  signals[TAPPED_BACK] = new_signal ("tapped-back", 2);
  signals[TAPPED_TO] =
      g_signal_new ("tapped-to", BONES_TYPE_SHIP_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_INT);
  signals[CHANGING] = new_signal ("changing", 1);

  g_type_ensure (BONES_TYPE_SHIP_FACE);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/ship-card.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesShipCard, main_button);
  gtk_widget_class_bind_template_child (widget_class, BonesShipCard, face);
  gtk_widget_class_bind_template_callback (widget_class, clicked);
  gtk_widget_class_install_action (widget_class, "ship.change", NULL, change_by_action);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, change_by_key, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, change_by_key, NULL);
}

static void
bones_ship_card_init (BonesShipCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_other_press_add (GTK_WIDGET (self), GTK_PHASE_CAPTURE, pressed_other, NULL);
}

BonesShipCard *
bones_ship_card_new (guint ship)
{
  BonesShipCard *self = g_object_new (BONES_TYPE_SHIP_CARD, NULL);

  self->ship = ship;
  return self;
}

guint
bones_ship_card_get_ship (BonesShipCard *self)
{
  g_return_val_if_fail (BONES_IS_SHIP_CARD (self), BONES_NO_SHIP);

  return self->ship;
}

void
bones_ship_card_set_coming (BonesShipCard *self, guint field, gint by)
{
  g_return_if_fail (BONES_IS_SHIP_CARD (self));

  bones_counters_set_coming (&self->counters, field, by);
  if (field == BONES_SHIP_ORDERED)
    bones_card_zone_set_coming (BONES_CARD_ZONE (self->token), by);
  if (self->made_of != NULL)
    bones_ship_plan_set_coming (BONES_SHIP_PLAN (self->made_of), field, by);
}
