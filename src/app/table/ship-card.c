/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ship-card.h"

#include "holes.h"
#include "icons.h"
#include "pips.h"
#include "ship-silhouette.h"
#include "sign.h"
#include "token.h"

#include "bones-config.h"
#include "flow.h"

#define PROPULSION "propulsion" /* the track whose values are those of BonesWheel, and more */

#define MARGIN 8 /* pixels: how much is seen above and below who has her turn */

struct _BonesShipCard {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *main_button, *silhouette, *name, *kind, *guns_box, *guns, *pips_box, *crew_icon, *pips,
      *holes, *flagship, *ordered, *chips, *more_button;

  guint ship;
  char *said; /* owned: its chips and counts in words, as they are shown */
};

enum { PICKED, CHANGING, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesShipCard, bones_ship_card, ADW_TYPE_BIN)

static void
clicked (BonesShipCard *self)
{
  g_signal_emit (self, signals[PICKED], 0, self->ship);
}

static void
change (BonesShipCard *self)
{
  g_signal_emit (self, signals[CHANGING], 0, self->ship);
}

static gboolean
change_by_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  change (BONES_SHIP_CARD (widget));
  return TRUE;
}

static void
pressed_other (GtkGestureClick *gesture, int n, double x, double y, BonesShipCard *self)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  change (self);
}

static void
pressed_long (GtkGestureLongPress *gesture, double x, double y, BonesShipCard *self)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  change (self);
}

static void
set_class (BonesShipCard *self, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

/* Whether track @id is a full strength that another track counts down from: "hull_dice_full". */
static gint
full_of (const BonesShipView *ship, const char *id)
{
  g_autofree char *full = g_strconcat (id, "_full", NULL);

  for (guint i = 0; i < ship->tracks->len; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (ship->tracks, i);

      if (g_str_equal (track->id, full))
        return track->value;
    }
  return 0;
}

static void
show_tally (GtkWidget *tally, const BonesTrackView *track, gint limit)
{
  g_autofree char *text =
      track->show == BONES_SHOW_HOLES
          ? g_strdup_printf (_ ("%s: %d of %d"), track->name, track->value, track->limit)
          : g_strdup_printf (_ ("%s: %d"), track->name, track->value);

  bones_tally_set (BONES_TALLY (tally), (guint) track->value, (guint) limit);
  bones_drawn_set_text (BONES_DRAWN (tally), text);
}

/* Dice that are as many as the ones before are the same dice to people: shown once, the last. Where
 * they differ, guns and crew stand apart, each with its picture. */
static void
show_tallies (BonesShipCard *self, const BonesShipView *ship)
{
  const BonesTrackView *guns = NULL, *dice = NULL, *holes = NULL;
  gboolean apart;

  for (guint i = 0; i < ship->tracks->len; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (ship->tracks, i);

      if (track->show == BONES_SHOW_HOLES)
        holes = track;
      else if (track->show == BONES_SHOW_PIPS)
        {
          guns = dice;
          dice = track;
        }
    }

  apart = guns != NULL
          && (guns->value != dice->value || full_of (ship, guns->id) != full_of (ship, dice->id));
  if (dice != NULL)
    show_tally (self->pips, dice, full_of (ship, dice->id));
  if (apart)
    show_tally (self->guns, guns, full_of (ship, guns->id));
  if (holes != NULL)
    show_tally (self->holes, holes, holes->limit);
  gtk_widget_set_visible (self->guns_box, apart && ship->in_play);
  gtk_widget_set_visible (self->crew_icon, apart);
  gtk_widget_set_visible (self->pips_box, dice != NULL && ship->in_play);
  gtk_widget_set_visible (self->holes, holes != NULL && ship->in_play);
}

/* A spell has a sign, a state an icon. */
static GtkWidget *
new_picture (const char *id)
{
  GtkWidget *sign;

  if (!bones_sign_is_known (id))
    return gtk_image_new_from_icon_name (bones_icon_for (id));

  sign = bones_sign_new (id);
  g_object_set (sign, "size", 18u, NULL);
  return sign;
}

static GtkWidget *
new_chip (const char *id, const char *text, gboolean bad)
{
  GtkWidget *chip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *label = gtk_label_new (text);

  if (id != NULL)
    gtk_box_append (GTK_BOX (chip), new_picture (id));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (label, text);
  gtk_box_append (GTK_BOX (chip), label);
  gtk_widget_add_css_class (chip, "chip");
  if (bad)
    gtk_widget_add_css_class (chip, "bad");
  return chip;
}

static gboolean
is_bad (const BonesShipView *ship, const char *id)
{
  for (guint i = 0; i < ship->tracks->len; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (ship->tracks, i);

      if (g_str_equal (track->id, id))
        return track->bad;
    }
  return FALSE;
}

/* What is counted in words, "Cannon: 3", or NULL. */
static char *
tell_track (const BonesTrackView *track)
{
  switch (track->show)
    {
    case BONES_SHOW_COUNT: /* what may be less than nothing is told at nothing, too */
      return track->value != 0 || track->lowest < 0
                 ? g_strdup_printf ("%s: %d", track->name, track->value)
                 : NULL;
    case BONES_SHOW_WORD:
      return g_strdup (track->text);
    case BONES_SHOW_INCHES:
    case BONES_SHOW_BITS:
      return track->value != 0 && track->text != NULL
                 ? g_strdup_printf ("%s: %s", track->name, track->text)
                 : NULL;
    default:
      return NULL;
    }
}

/* The words of what is set, which is what makes chips differ. */
static char *
collect_chips (const BonesShipView *ship)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < ship->chips->len; i++)
    g_string_append_printf (all, ", %s", (const char *) g_ptr_array_index (ship->chips, i));
  for (guint i = 0; ship->in_play && i < ship->tracks->len; i++)
    {
      g_autofree char *told = tell_track (g_ptr_array_index (ship->tracks, i));

      if (told != NULL)
        g_string_append_printf (all, ", %s", told);
    }
  return g_string_free (all, FALSE);
}

/* What she has done this turn is told while it lasts; what she is worth, always. */
static gboolean
is_on_card (const BonesShipView *ship, const BonesTrackView *track)
{
  return track->show == BONES_SHOW_COUNT || track->show == BONES_SHOW_WORD ? ship->in_play
                                                                           : ship->active;
}

static void
show_chips (BonesShipCard *self, const BonesShipView *ship)
{
  const guint plain = ship->chips->len - MIN (ship->chips->len, ship->flags->len);
  GtkWidget *chip;

  while ((chip = gtk_widget_get_last_child (self->chips)) != self->holes)
    gtk_widget_unparent (chip);
  for (guint i = 0; i < ship->chips->len; i++)
    {
      const char *id = ship->in_play && plain == 0 ? g_ptr_array_index (ship->flags, i) : NULL;

      bones_flow_append (BONES_FLOW (self->chips), new_chip (id, g_ptr_array_index (ship->chips, i),
                                                             id != NULL && is_bad (ship, id)));
    }
  for (guint i = 0; i < ship->tracks->len; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (ship->tracks, i);
      g_autofree char *told = is_on_card (ship, track) ? tell_track (track) : NULL;

      if (told != NULL)
        bones_flow_append (BONES_FLOW (self->chips), new_chip (NULL, told, FALSE));
    }
}

static char *
describe (BonesShipCard *self, const BonesShipView *ship, const char *chips, gboolean open)
{
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "%s, %s", ship->name, ship->kind);
  if (ship->flagship)
    g_string_append_printf (out, ", %s", _ ("flagship"));
  if (ship->in_play && gtk_widget_get_visible (self->guns_box))
    g_string_append_printf (out, ", %s", bones_drawn_get_text (BONES_DRAWN (self->guns)));
  if (ship->in_play)
    g_string_append_printf (out, ", %s, %s", bones_drawn_get_text (BONES_DRAWN (self->pips)),
                            bones_drawn_get_text (BONES_DRAWN (self->holes)));
  g_string_append (out, chips);
  if (ship->ordered)
    g_string_append_printf (out, ", %s", _ ("ordered"));
  if (open)
    g_string_append_printf (out, ". %s", _ ("May be ordered now"));
  return g_string_free (out, FALSE);
}

/* What drives her, where that is seen from outside. */
static BonesWheel
wheel_of (const BonesShipView *ship)
{
  for (guint i = 0; i < ship->tracks->len; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (ship->tracks, i);

      if (g_str_equal (track->id, PROPULSION) && track->value <= BONES_SIDE_WHEEL)
        return (BonesWheel) track->value;
    }
  return BONES_NO_WHEEL;
}

static BonesShipState
state_of (const BonesShipView *ship)
{
  if (!ship->in_play)
    return BONES_SHIP_SUNK;
  if (ship->fleet == BONES_NOBODY)
    return BONES_SHIP_ABANDONED;
  return ship->fleet != ship->origin ? BONES_SHIP_PRIZE : BONES_SHIP_SAILING;
}

/* Once she has her place. */
static gboolean
reveal (gpointer data)
{
  GtkWidget *card = data;
  GtkWidget *scroller = gtk_widget_get_ancestor (card, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  if (scroller != NULL && gtk_widget_get_mapped (card)
      && gtk_widget_compute_bounds (card, scroller, &bounds))
    {
      GtkScrolledWindow *window = GTK_SCROLLED_WINDOW (scroller);
      GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (window);
      const double top = gtk_adjustment_get_value (place) + bounds.origin.y;

      gtk_adjustment_clamp_page (place, top - MARGIN, top + bounds.size.height + MARGIN);
    }
  return G_SOURCE_REMOVE;
}

void
bones_ship_card_apply (BonesShipCard *self, const BonesShipView *ship, gboolean open,
                       const char *why)
{
  g_autofree char *chips = NULL;
  g_autofree char *said = NULL;
  g_autofree char *kind = NULL;
  g_autofree char *whole = NULL;
  gboolean changed;

  g_return_if_fail (BONES_IS_SHIP_CARD (self) && ship != NULL);

  show_tallies (self, ship);
  chips = collect_chips (ship);
  said = describe (self, ship, chips, open);
  changed = g_strcmp0 (said, self->said) != 0;
  if (changed)
    {
      /* Translators: %s is a ship */
      g_autofree char *more = g_strdup_printf (_ ("Change %s by hand"), ship->name);

      show_chips (self, ship);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->more_button),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, more, -1);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->main_button),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
      g_free (self->said);
      self->said = g_steal_pointer (&said);
    }
  kind = g_strdup_printf ("%s · %s", ship->id, ship->kind);
  gtk_label_set_label (GTK_LABEL (self->name), ship->name);
  gtk_label_set_label (GTK_LABEL (self->kind), kind);
  g_object_set (self->silhouette, "kind", ship->kind_id, "fleet", ship->fleet, "state",
                state_of (ship), "wheel", wheel_of (ship), NULL);
  whole = g_strdup_printf ("%s · %s", ship->name, kind);
  gtk_widget_set_tooltip_text (self->main_button, why != NULL ? why : whole);
  gtk_widget_set_visible (self->flagship, ship->flagship);
  gtk_widget_set_visible (self->ordered, ship->ordered && ship->in_play);
  if (ship->active && (changed || !gtk_widget_has_css_class (GTK_WIDGET (self), "active")))
    g_idle_add_full (G_PRIORITY_LOW, reveal, g_object_ref (self), g_object_unref);
  set_class (self, "active", ship->active);
  set_class (self, "next", open);
  set_class (self, "ordered", ship->ordered);
  set_class (self, "gone", !ship->in_play);
}

static void
bones_ship_card_finalize (GObject *object)
{
  g_free (BONES_SHIP_CARD (object)->said);
  G_OBJECT_CLASS (bones_ship_card_parent_class)->finalize (object);
}

static void
bones_ship_card_class_init (BonesShipCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_ship_card_finalize;
  signals[PICKED] = g_signal_new ("picked", BONES_TYPE_SHIP_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[CHANGING] = g_signal_new ("changing", BONES_TYPE_SHIP_CARD, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (BONES_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/ship-card.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesShipCard, main_button);
  gtk_widget_class_bind_template_child (widget_class, BonesShipCard, silhouette);
  gtk_widget_class_bind_template_child (widget_class, BonesShipCard, name);
  gtk_widget_class_bind_template_child (widget_class, BonesShipCard, kind);
  gtk_widget_class_bind_template_child (widget_class, BonesShipCard, guns_box);
  gtk_widget_class_bind_template_child (widget_class, BonesShipCard, guns);
  gtk_widget_class_bind_template_child (widget_class, BonesShipCard, pips_box);
  gtk_widget_class_bind_template_child (widget_class, BonesShipCard, crew_icon);
  gtk_widget_class_bind_template_child (widget_class, BonesShipCard, pips);
  gtk_widget_class_bind_template_child (widget_class, BonesShipCard, holes);
  gtk_widget_class_bind_template_child (widget_class, BonesShipCard, flagship);
  gtk_widget_class_bind_template_child (widget_class, BonesShipCard, ordered);
  gtk_widget_class_bind_template_child (widget_class, BonesShipCard, chips);
  gtk_widget_class_bind_template_child (widget_class, BonesShipCard, more_button);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, change_by_key, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, change_by_key, NULL);
  gtk_widget_class_bind_template_callback (widget_class, clicked);
  gtk_widget_class_bind_template_callback (widget_class, change);
  gtk_widget_class_bind_template_callback (widget_class, pressed_other);
  gtk_widget_class_bind_template_callback (widget_class, pressed_long);
}

static void
bones_ship_card_init (BonesShipCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
