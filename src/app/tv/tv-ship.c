/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "tv-ship.h"

#include "card-facts.h"
#include "flow.h"
#include "holes.h"
#include "icons.h"
#include "ship-silhouette.h"
#include "sign.h"
#include "token.h"

#include "bones-config.h"

#define PROPULSION "propulsion" /* the track whose values are those of BonesWheel, and more */

/* Pixels at 1080 lines. */
#define SHIP_SIZE 64
#define GONE_SIZE 44
#define HOLE_SIZE 34
#define SIGN_SIZE 34

#define MOST_CHARS 12 /* of a name, that are always seen */

struct _BonesTvShip {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *silhouette, *name, *flagship, *ordered, *holes, *status, *chips;
};

G_DEFINE_FINAL_TYPE (BonesTvShip, bones_tv_ship, ADW_TYPE_BIN)

/* The stage makes things as large as they should be: the size of the desktop's text has no say. */
static void
set_size (GtkWidget *drawn, guint size)
{
  g_object_set (drawn, "size", (guint) (size / bones_drawn_scale (drawn)), NULL);
}

static GtkWidget *
new_picture (const char *id)
{
  GtkWidget *sign;

  if (!bones_sign_is_known (id))
    return gtk_image_new_from_icon_name (bones_icon_for (id));

  sign = bones_sign_new (id);
  set_size (sign, SIGN_SIZE);
  return sign;
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

static GtkWidget *
new_chip (const char *id, const char *text, gboolean bad)
{
  GtkWidget *chip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (text);

  if (id != NULL)
    gtk_box_append (GTK_BOX (chip), new_picture (id));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (chip), label);
  gtk_widget_add_css_class (chip, "chip");
  if (bad)
    gtk_widget_add_css_class (chip, "bad");
  return chip;
}

static guint
add_counts (BonesTvShip *self, const BonesShipView *ship)
{
  guint n = 0;

  for (guint i = 0; ship->in_play && i < ship->tracks->len; i++)
    {
      g_autofree char *text = bones_card_tell_track (g_ptr_array_index (ship->tracks, i));

      if (text == NULL)
        continue;

      bones_flow_append (BONES_FLOW (self->chips), new_chip (NULL, text, FALSE));
      n++;
    }
  return n;
}

static void
show_chips (BonesTvShip *self, const BonesShipView *ship)
{
  const gboolean known = ship->flags->len >= ship->chips->len;

  bones_flow_clear (BONES_FLOW (self->chips));
  for (guint i = 0; ship->in_play && i < ship->chips->len; i++)
    {
      const char *id = known ? g_ptr_array_index (ship->flags, i) : NULL;

      bones_flow_append (BONES_FLOW (self->chips), new_chip (id, g_ptr_array_index (ship->chips, i),
                                                             id != NULL && is_bad (ship, id)));
    }
  gtk_widget_set_visible (self->chips,
                          add_counts (self, ship) > 0 || (ship->in_play && ship->chips->len > 0));
}

/* Who has left is told with one word: how. */
static void
show_status (BonesTvShip *self, const BonesShipView *ship)
{
  const char *status = ship->chips->len > 0 ? g_ptr_array_index (ship->chips, 0) : "";

  gtk_label_set_label (GTK_LABEL (self->status), status);
  gtk_widget_set_visible (self->status, !ship->in_play);
}

static void
show_hits (BonesTvShip *self, const BonesShipView *ship)
{
  const BonesTrackView *holes = NULL;

  for (guint i = 0; i < ship->tracks->len && holes == NULL; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (ship->tracks, i);

      holes = track->show == BONES_SHOW_HOLES ? track : NULL;
    }
  gtk_widget_set_visible (self->holes, holes != NULL && ship->in_play);
  if (holes != NULL)
    {
      g_autofree char *text =
          g_strdup_printf (_ ("%s: %d of %d"), holes->name, holes->value, holes->limit);

      bones_tally_set (BONES_TALLY (self->holes), (guint) holes->value, (guint) holes->limit);
      bones_drawn_set_text (BONES_DRAWN (self->holes), text);
    }
  set_size (self->holes, HOLE_SIZE);
}

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

static void
set_class (BonesTvShip *self, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

void
bones_tv_ship_apply (BonesTvShip *self, const BonesShipView *ship)
{
  g_return_if_fail (BONES_IS_TV_SHIP (self) && ship != NULL);

  g_object_set (self->silhouette, "kind", ship->kind_id, "state", state_of (ship), "wheel",
                wheel_of (ship), "fleet", ship->fleet, "text", ship->kind, NULL);
  set_size (self->silhouette, ship->in_play ? SHIP_SIZE : GONE_SIZE);
  set_size (self->flagship, HOLE_SIZE);
  set_size (self->ordered, HOLE_SIZE);
  gtk_label_set_label (GTK_LABEL (self->name), ship->name);
  gtk_label_set_width_chars (GTK_LABEL (self->name),
                             (int) MIN (g_utf8_strlen (ship->name, -1), MOST_CHARS));
  gtk_widget_set_visible (self->flagship, ship->flagship);
  gtk_widget_set_visible (self->ordered, ship->in_play && ship->ordered);
  show_hits (self, ship);
  show_chips (self, ship);
  show_status (self, ship);
  set_class (self, "active", ship->active);
  set_class (self, "gone", !ship->in_play);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, ship->name,
                                  -1);
}

static void
bones_tv_ship_class_init (BonesTvShipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BONES_TYPE_FLOW);
  g_type_ensure (BONES_TYPE_HOLES);
  g_type_ensure (BONES_TYPE_SHIP_SILHOUETTE);
  g_type_ensure (BONES_TYPE_TOKEN);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/tv-ship.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesTvShip, silhouette);
  gtk_widget_class_bind_template_child (widget_class, BonesTvShip, name);
  gtk_widget_class_bind_template_child (widget_class, BonesTvShip, flagship);
  gtk_widget_class_bind_template_child (widget_class, BonesTvShip, ordered);
  gtk_widget_class_bind_template_child (widget_class, BonesTvShip, holes);
  gtk_widget_class_bind_template_child (widget_class, BonesTvShip, status);
  gtk_widget_class_bind_template_child (widget_class, BonesTvShip, chips);
}

static void
bones_tv_ship_init (BonesTvShip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bones_tv_ship_new (void)
{
  return g_object_new (BONES_TYPE_TV_SHIP, NULL);
}
