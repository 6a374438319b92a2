/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "board-taps.h"

#include "bones-config.h"

#define TAPPED_SECONDS 7 /* how long a toast offers to undo touches */
#define UNDO "win.undo"

struct _BonesBoardTaps {
  GObject parent_instance;

  /* Owned */
  BonesFleetBoard *board;
  BonesHelm *helm;
  BonesToaster *toaster;

  BonesTapping coming; /* the touches that the cards show as pending */
  guint32 seq;         /* the entry that stores them; 0: not stored yet */
};

G_DEFINE_FINAL_TYPE (BonesBoardTaps, bones_board_taps, G_TYPE_OBJECT)

static void
ship_tapped (BonesBoardTaps *self, guint ship, guint field)
{
  bones_helm_tap (self->helm, ship, field);
}

static void
ship_tapped_back (BonesBoardTaps *self, guint ship, guint field)
{
  bones_helm_tap_back (self->helm, ship, field);
}

static void
ship_tapped_to (BonesBoardTaps *self, guint ship, guint field, gint value)
{
  bones_helm_tap_to (self->helm, ship, field, value);
}

static void
show_coming (BonesBoardTaps *self)
{
  const BonesTapping now = *bones_helm_get_tapping (self->helm);

  if (self->coming.ship != BONES_NO_SHIP)
    bones_fleet_board_set_coming (self->board, self->coming.ship, self->coming.field, 0);
  if (now.ship != BONES_NO_SHIP)
    bones_fleet_board_set_coming (self->board, now.ship, now.field, now.by);
  self->coming = now;
}

/* The time to undo them starts again with each touch. */
static void
taps_changed (BonesBoardTaps *self, const char *text)
{
  show_coming (self);
  if (text != NULL)
    {
      bones_toaster_show (self->toaster, text, TAPPED_SECONDS, _ ("Undo"), UNDO, NULL);
      self->seq = 0;
    }
  else if (bones_toaster_offers (self->toaster, UNDO))
    bones_toaster_withdraw (self->toaster);
}

void
bones_board_taps_apply (BonesBoardTaps *self)
{
  guint32 seq;

  g_return_if_fail (BONES_IS_BOARD_TAPS (self));

  show_coming (self);
  if (!bones_toaster_offers (self->toaster, UNDO) || self->coming.ship != BONES_NO_SHIP)
    return;

  seq = bones_table_get_seq (bones_helm_get_table (self->helm));
  if (self->seq == 0)
    self->seq = seq;
  else if (self->seq != seq) /* "Undo" would undo something else */
    bones_toaster_withdraw (self->toaster);
}

static void
bones_board_taps_dispose (GObject *object)
{
  BonesBoardTaps *self = BONES_BOARD_TAPS (object);

  g_clear_object (&self->board);
  g_clear_object (&self->helm);
  g_clear_object (&self->toaster);
  G_OBJECT_CLASS (bones_board_taps_parent_class)->dispose (object);
}

static void
bones_board_taps_class_init (BonesBoardTapsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bones_board_taps_dispose;
}

static void
bones_board_taps_init (BonesBoardTaps *self)
{
  self->coming.ship = BONES_NO_SHIP;
}

BonesBoardTaps *
bones_board_taps_new (BonesFleetBoard *board, BonesHelm *helm, BonesToaster *toaster)
{
  BonesBoardTaps *self;

  g_return_val_if_fail (BONES_IS_FLEET_BOARD (board) && BONES_IS_HELM (helm), NULL);
  g_return_val_if_fail (BONES_IS_TOASTER (toaster), NULL);

  self = g_object_new (BONES_TYPE_BOARD_TAPS, NULL);
  self->board = g_object_ref (board);
  self->helm = g_object_ref (helm);
  self->toaster = g_object_ref (toaster);
  g_signal_connect_object (board, "ship-tapped", G_CALLBACK (ship_tapped), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "ship-tapped-back", G_CALLBACK (ship_tapped_back), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "ship-tapped-to", G_CALLBACK (ship_tapped_to), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (helm, "tapping", G_CALLBACK (taps_changed), self, G_CONNECT_SWAPPED);
  return self;
}
