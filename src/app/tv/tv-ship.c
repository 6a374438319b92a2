/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "tv-ship.h"

#include "card-parts.h"
#include "css-class.h"
#include "flow.h"
#include "holes.h"
#include "pegs.h"
#include "ship-plan.h"
#include "ship-silhouette.h"
#include "token.h"

#include "bones-config.h"

/* Pixels at 1080 lines. */
#define SHIP_SIZE 64
#define GONE_SIZE 44
#define HOLE_SIZE 34
#define SIGN_SIZE 34

#define MOST_CHARS 12 /* the letters of a name that are always visible */

struct _BonesTvShip {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *silhouette, *name, *flagship, *ordered, *holes, *pegs, *status, *plan, *chips;
};

G_DEFINE_FINAL_TYPE (BonesTvShip, bones_tv_ship, ADW_TYPE_BIN)

/* The stage scales everything; the text size of the desktop has no effect. */
static void
set_size (GtkWidget *drawn, guint size)
{
  g_object_set (drawn, "size", (guint) (size / bones_drawn_scale (drawn)), NULL);
}

static GtkWidget *
add_chip (BonesTvShip *self, const BonesCardChip *chip)
{
  GtkWidget *widget =
      bones_card_chip_new (chip, 8, (guint) (SIGN_SIZE / bones_drawn_scale (self->chips)));

  bones_flow_append (BONES_FLOW (self->chips), widget);
  return widget;
}

static void
show_chips (BonesTvShip *self, const BonesShipView *ship)
{
  g_autoptr (BonesCardFacts) facts = bones_card_facts_new (ship, FALSE);
  g_autoptr (GArray) counts = bones_card_count (ship);

  bones_flow_clear (BONES_FLOW (self->chips));
  for (guint i = 0; ship->in_play && i < counts->len; i++)
    {
      const BonesCardChip *chip = &g_array_index (counts, BonesCardChip, i);
      GtkWidget *widget = add_chip (self, chip);

      if (chip->number)
        gtk_widget_add_css_class (widget, "number");
    }
  for (guint i = 0; ship->in_play && i < facts->chips->len; i++)
    add_chip (self, &g_array_index (facts->chips, BonesCardChip, i));
  gtk_widget_set_visible (self->chips, gtk_widget_get_first_child (self->chips) != NULL);
}

/* For a ship that has left, one word says how. */
static void
show_status (BonesTvShip *self, const BonesShipView *ship)
{
  const BonesChipView *status = ship->chips->len > 0 ? g_ptr_array_index (ship->chips, 0) : NULL;

  gtk_label_set_label (GTK_LABEL (self->status), status != NULL ? status->text : "");
  gtk_widget_set_visible (self->status, !ship->in_play);
}

/* Hits below the waterline are counted like holes. */
static const BonesTrackView *
find_waterline (const BonesShipView *ship)
{
  for (guint i = 0; i < ship->plan->len; i++)
    {
      const BonesPartView *part = g_ptr_array_index (ship->plan, i);

      if (part->kind == BONES_PART_WATERLINE && part->lost_track >= 0)
        return g_ptr_array_index (ship->tracks, part->lost_track);
    }
  return NULL;
}

/* Whose turn it is, is drawn; there is no room for all chips. */
static void
show_plan (BonesTvShip *self, const BonesShipView *ship)
{
  bones_ship_plan_apply (BONES_SHIP_PLAN (self->plan), ship);
  gtk_widget_set_visible (self->plan, ship->active && ship->in_play && ship->plan->len > 0);
}

static const BonesTrackView *
find_shown (const BonesShipView *ship, BonesShow show)
{
  for (guint i = 0; i < ship->tracks->len; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (ship->tracks, i);

      if (track->show == show)
        return track;
    }
  return NULL;
}

/* Shows @track in @tally, if there is one. */
static void
show_tally (GtkWidget *tally, const BonesShipView *ship, const BonesTrackView *track)
{
  gtk_widget_set_visible (tally, track != NULL && ship->in_play);
  if (track != NULL)
    {
      g_autofree char *text =
          g_strdup_printf (_ ("%s: %d of %d"), track->name, track->value, track->limit);

      bones_tally_set (BONES_TALLY (tally), (guint) MAX (track->value, 0), (guint) track->limit);
      bones_drawn_set_text (BONES_DRAWN (tally), text);
    }
  set_size (tally, HOLE_SIZE);
}

void
bones_tv_ship_apply (BonesTvShip *self, const BonesShipView *ship)
{
  const BonesTrackView *holes;
  BonesShipLook look;

  g_return_if_fail (BONES_IS_TV_SHIP (self) && ship != NULL);

  look = bones_card_look (ship);
  bones_ship_silhouette_set_look (BONES_SHIP_SILHOUETTE (self->silhouette), &look);
  bones_drawn_set_text (BONES_DRAWN (self->silhouette), ship->kind);
  set_size (self->silhouette, ship->in_play ? SHIP_SIZE : GONE_SIZE);
  set_size (self->flagship, HOLE_SIZE);
  set_size (self->ordered, HOLE_SIZE);
  gtk_label_set_label (GTK_LABEL (self->name), ship->name);
  gtk_label_set_width_chars (GTK_LABEL (self->name),
                             (int) MIN (g_utf8_strlen (ship->name, -1), MOST_CHARS));
  gtk_widget_set_visible (self->flagship, ship->flagship);
  gtk_widget_set_visible (self->ordered, ship->in_play && ship->turns && ship->ordered);
  holes = find_shown (ship, BONES_SHOW_HOLES);
  show_tally (self->holes, ship, holes != NULL ? holes : find_waterline (ship));
  show_tally (self->pegs, ship, find_shown (ship, BONES_SHOW_PEGS));
  show_chips (self, ship);
  show_status (self, ship);
  show_plan (self, ship);
  bones_set_css_class (GTK_WIDGET (self), "active", ship->active);
  bones_set_css_class (GTK_WIDGET (self), "gone", !ship->in_play);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, ship->name,
                                  -1);
}

static void
bones_tv_ship_class_init (BonesTvShipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BONES_TYPE_FLOW);
  g_type_ensure (BONES_TYPE_HOLES);
  g_type_ensure (BONES_TYPE_PEGS);
  g_type_ensure (BONES_TYPE_SHIP_PLAN);
  g_type_ensure (BONES_TYPE_SHIP_SILHOUETTE);
  g_type_ensure (BONES_TYPE_TOKEN);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/tv-ship.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesTvShip, silhouette);
  gtk_widget_class_bind_template_child (widget_class, BonesTvShip, name);
  gtk_widget_class_bind_template_child (widget_class, BonesTvShip, flagship);
  gtk_widget_class_bind_template_child (widget_class, BonesTvShip, ordered);
  gtk_widget_class_bind_template_child (widget_class, BonesTvShip, holes);
  gtk_widget_class_bind_template_child (widget_class, BonesTvShip, pegs);
  gtk_widget_class_bind_template_child (widget_class, BonesTvShip, status);
  gtk_widget_class_bind_template_child (widget_class, BonesTvShip, plan);
  gtk_widget_class_bind_template_child (widget_class, BonesTvShip, chips);
}

static void
bones_tv_ship_init (BonesTvShip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_ship_plan_set_far (BONES_SHIP_PLAN (self->plan), TRUE);
}

GtkWidget *
bones_tv_ship_new (void)
{
  return g_object_new (BONES_TYPE_TV_SHIP, NULL);
}
