/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-parts.h"

#include "card-zone.h"
#include "name.h"
#include "peg-board.h"
#include "put.h"
#include "tooltip.h"

static guint
field_of (const BonesCounters *self, GtkWidget *zone)
{
  guint i = 0;

  while (self->zones[i] != zone)
    i++;
  return self->fields[i];
}

static void
zone_clicked (GtkWidget *zone, BonesCounters *self)
{
  self->tapped (self->owner, BONES_COUNTER_TAPPED, field_of (self, zone), 0);
}

static void
zone_back (GtkWidget *zone, BonesCounters *self)
{
  self->tapped (self->owner, BONES_COUNTER_TAPPED_BACK, field_of (self, zone), 0);
}

static void
pegs_moved (GtkWidget *zone, gint value, BonesCounters *self)
{
  self->tapped (self->owner, BONES_COUNTER_TAPPED_TO, field_of (self, zone), value);
}

static GtkWidget *
new_zone (BonesCounters *self, BonesZoneKind kind, const char *icon)
{
  GtkWidget *zone =
      kind == BONES_ZONE_PEGS ? bones_peg_board_new () : bones_card_zone_new (kind, icon);

  if (kind == BONES_ZONE_PEGS)
    {
      g_signal_connect (zone, "moved", G_CALLBACK (pegs_moved), self);
      return zone;
    }
  g_signal_connect (zone, "clicked", G_CALLBACK (zone_clicked), self);
  g_signal_connect (zone, "back", G_CALLBACK (zone_back), self);
  return zone;
}

void
bones_counters_make (BonesCounters *self, const BonesShipView *ship, GtkWidget *owner,
                     BonesCounterFunc tapped)
{
  g_return_if_fail (self != NULL && ship != NULL && GTK_IS_WIDGET (owner) && tapped != NULL);

  self->owner = owner;
  self->tapped = tapped;
  self->plan = bones_card_plan (ship, self->fields);
  for (guint i = 0; i < self->plan.n_zones; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (ship->tracks, self->fields[i]);

      self->zones[i] = new_zone (self, self->plan.kinds[i], track->icon);
    }
}

gboolean
bones_counters_fit (const BonesCounters *self, const BonesShipView *ship)
{
  guint fields[BONES_MOST_ZONES];
  BonesCardPlan plan;

  g_return_val_if_fail (self != NULL && ship != NULL, FALSE);

  plan = bones_card_plan (ship, fields);
  if (plan.n_zones != self->plan.n_zones)
    return FALSE;

  for (guint i = 0; i < plan.n_zones; i++)
    if (fields[i] != self->fields[i])
      return FALSE;
  return TRUE;
}

void
bones_counters_clear (BonesCounters *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < self->plan.n_zones; i++)
    gtk_widget_unparent (self->zones[i]);
  self->plan.n_zones = 0;
}

static void
show_zone (GtkWidget *zone, const BonesShipView *ship, guint field)
{
  const BonesTrackView *track = g_ptr_array_index (ship->tracks, field);

  if (BONES_IS_PEG_BOARD (zone))
    {
      g_autofree char *name = bones_card_name_track (ship, track);

      bones_peg_board_set (BONES_PEG_BOARD (zone), name, track->value, track->limit);
      return;
    }
  bones_card_zone_set (BONES_CARD_ZONE (zone), track->value, track->limit, track->bad);
  bones_card_zone_set_lost (BONES_CARD_ZONE (zone), bones_card_lost (ship, field));
  bones_card_zone_set_back (BONES_CARD_ZONE (zone), track->untap_text);
  bones_zone_name (zone, track->tap_text);
}

void
bones_counters_apply (BonesCounters *self, const BonesShipView *ship)
{
  g_return_if_fail (self != NULL && ship != NULL);

  for (guint i = 0; i < self->plan.n_zones; i++)
    show_zone (self->zones[i], ship, self->fields[i]);
}

void
bones_counters_set_coming (BonesCounters *self, guint field, gint by)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < self->plan.n_zones; i++)
    {
      const gint coming = self->fields[i] == field ? by : 0;

      if (BONES_IS_PEG_BOARD (self->zones[i]))
        bones_peg_board_set_coming (BONES_PEG_BOARD (self->zones[i]), coming);
      else
        bones_card_zone_set_coming (BONES_CARD_ZONE (self->zones[i]), coming);
    }
}

void
bones_counters_set_unit (BonesCounters *self, guint i, double unit)
{
  g_return_if_fail (self != NULL && i < self->plan.n_zones);

  if (BONES_IS_PEG_BOARD (self->zones[i]))
    bones_peg_board_set_unit (BONES_PEG_BOARD (self->zones[i]), unit);
  else
    bones_card_zone_set_unit (BONES_CARD_ZONE (self->zones[i]), unit);
}

GtkWidget *
bones_card_chip_new (const BonesCardChip *chip, int gap, guint size)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, gap);
  GtkWidget *label;

  g_return_val_if_fail (chip != NULL, box);

  label = gtk_label_new (chip->text);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  bones_set_tooltip (label, chip->text);
  if (chip->icon != NULL)
    gtk_box_append (GTK_BOX (box), bones_icon_new (chip->icon, size));
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_add_css_class (box, "chip");
  if (chip->bad)
    gtk_widget_add_css_class (box, "bad");
  return box;
}
