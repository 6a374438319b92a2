/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "tv-fleet.h"

#include "booty-dice.h"
#include "css-class.h"
#include "fleet-band.h"
#include "fleet-flag.h"
#include "tv-ship.h"

#include "bones-config.h"

/* Pixels at 1080 lines. */
#define FLAG_SIZE 56
#define BAND_THICKNESS 14
#define BOOTY_SIZE 32

struct _BonesTvFleet {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *band, *flag, *name, *points, *booty, *ships;
};

G_DEFINE_FINAL_TYPE (BonesTvFleet, bones_tv_fleet, ADW_TYPE_BIN)

static guint
size_of (GtkWidget *drawn, guint size)
{
  return (guint) (size / bones_drawn_scale (drawn));
}

static void
show_booty (BonesTvFleet *self, const BonesFleetView *fleet)
{
  gtk_widget_set_visible (self->booty, FALSE);
  for (guint i = 0; i < fleet->tracks->len; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (fleet->tracks, i);
      g_autofree char *text = NULL;

      if (track->show != BONES_SHOW_PIPS || track->value <= 0)
        continue;

      text = g_strdup_printf (_ ("%s: %d"), track->name, track->value);
      bones_tally_set (BONES_TALLY (self->booty), (guint) track->value, 0);
      bones_drawn_set_text (BONES_DRAWN (self->booty), text);
      g_object_set (self->booty, "size", size_of (self->booty, BOOTY_SIZE), NULL);
      gtk_widget_set_visible (self->booty, TRUE);
      return;
    }
}

static void
show_header (BonesTvFleet *self, const BonesFleetView *fleet)
{
  const char letter[] = { fleet->letter, '\0' };
  g_autofree char *left = bones_words_points ((gint) fleet->points_left);
  g_autofree char *all = bones_words_points ((gint) fleet->points);
  /* Translators: the points that are left, of those that the fleet was bought for */
  g_autofree char *points =
      fleet->out ? g_strdup (C_ ("fleet", "Out")) : g_strdup_printf (_ ("%s of %s"), left, all);

  g_object_set (self->band, "fleet", fleet->fleet, "thickness",
                size_of (self->band, BAND_THICKNESS), NULL);
  g_object_set (self->flag, "fleet", fleet->fleet, "letter", letter, "text", fleet->name, "size",
                size_of (self->flag, FLAG_SIZE), NULL);
  gtk_label_set_label (GTK_LABEL (self->name), fleet->name);
  gtk_label_set_label (GTK_LABEL (self->points), points);
  gtk_widget_set_visible (self->points, fleet->out || fleet->points > 0);
}

/* Rows are kept as long as there are ships for them. */
static void
show_ships (BonesTvFleet *self, const BonesFleetView *fleet)
{
  GtkWidget *row = gtk_widget_get_first_child (self->ships);

  for (guint i = 0; i < fleet->ships->len; i++)
    {
      if (row == NULL)
        {
          row = bones_tv_ship_new ();
          gtk_box_append (GTK_BOX (self->ships), row);
        }
      bones_tv_ship_apply (BONES_TV_SHIP (row), g_ptr_array_index (fleet->ships, i));
      row = gtk_widget_get_next_sibling (row);
    }
  while (row != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (row);

      gtk_box_remove (GTK_BOX (self->ships), row);
      row = next;
    }
}

void
bones_tv_fleet_apply (BonesTvFleet *self, const BonesFleetView *fleet, gboolean go)
{
  g_return_if_fail (BONES_IS_TV_FLEET (self) && fleet != NULL);

  show_header (self, fleet);
  show_booty (self, fleet);
  show_ships (self, fleet);
  bones_set_css_class (GTK_WIDGET (self), "go", go);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, fleet->name,
                                  -1);
}

static void
bones_tv_fleet_class_init (BonesTvFleetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BONES_TYPE_BOOTY_DICE);
  g_type_ensure (BONES_TYPE_FLEET_BAND);
  g_type_ensure (BONES_TYPE_FLEET_FLAG);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/tv-fleet.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesTvFleet, band);
  gtk_widget_class_bind_template_child (widget_class, BonesTvFleet, flag);
  gtk_widget_class_bind_template_child (widget_class, BonesTvFleet, name);
  gtk_widget_class_bind_template_child (widget_class, BonesTvFleet, points);
  gtk_widget_class_bind_template_child (widget_class, BonesTvFleet, booty);
  gtk_widget_class_bind_template_child (widget_class, BonesTvFleet, ships);
}

static void
bones_tv_fleet_init (BonesTvFleet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bones_tv_fleet_new (void)
{
  return g_object_new (BONES_TYPE_TV_FLEET, NULL);
}
