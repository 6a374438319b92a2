/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ship-turn.h"

#include "action-row.h"
#include "flow.h"
#include "hull.h"

#include "bones-config.h"

#include <string.h>

#define FIRE "fire"         /* the action that the hull starts */
#define END "end-turn"      /* the one that stands last */
#define ORDER "activate"    /* what has been done, or she would not be here */
#define FIRED_TRACK "fired" /* which banks have */

struct _BonesShipTurn {
  BonesPane parent_instance;

  /* Template widgets */
  GtkWidget *hull, *fire_why, *open_rows, *closed_rows, *end_row;

  GHashTable *by_id; /* owned: action id to its row */
  BonesAction fire;
};

G_DEFINE_FINAL_TYPE (BonesShipTurn, bones_ship_turn, BONES_TYPE_PANE)

static void
row_clicked (BonesActionRow *row, BonesShipTurn *self)
{
  bones_helm_start (bones_pane_get_helm (BONES_PANE (self)), bones_action_row_get_action (row));
}

static void
bank_pressed (BonesShipTurn *self, const char *bank)
{
  bones_helm_start_choosing (bones_pane_get_helm (BONES_PANE (self)), &self->fire, bank);
}

static const BonesTrackView *
find_track (const GPtrArray *tracks, const char *id)
{
  for (guint i = 0; i < tracks->len; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (tracks, i);

      if (g_str_equal (track->id, id))
        return track;
    }
  return NULL;
}

/* The ids of the banks, in the order of the bits of the track. */
static const char *const *
bank_ids (BonesShipTurn *self)
{
  BonesTable *table = bones_helm_get_table (bones_pane_get_helm (BONES_PANE (self)));
  const BonesTrack *tracks = bones_table_get_setup (table)->ruleset->ship_tracks;
  const gint track = bones_ruleset_track (tracks, FIRED_TRACK);

  return track >= 0 ? tracks[track].ids : NULL;
}

static void
show_hull (BonesShipTurn *self, const BonesShipView *ship, const BonesActionView *fire)
{
  const BonesTrackView *fired = find_track (ship->tracks, FIRED_TRACK);
  const char *const *ids = bank_ids (self);

  gtk_widget_set_visible (self->hull, fire != NULL && ids != NULL);
  gtk_widget_set_visible (self->fire_why, fire != NULL && !fire->open);
  if (fire == NULL || ids == NULL)
    return;

  self->fire = fire->action;
  gtk_label_set_label (GTK_LABEL (self->fire_why), fire->why != NULL ? fire->why : "");
  g_object_set (self->hull, "kind", ship->kind_id, "fleet", ship->fleet, NULL);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      const gboolean has_fired = fired != NULL && (fired->value >> i & 1) != 0;

      bones_hull_set_bank (BONES_HULL (self->hull), ids[i],
                           has_fired    ? BONES_BANK_FIRED
                           : fire->open ? BONES_BANK_READY
                                        : BONES_BANK_CLOSED,
                           has_fired ? NULL : fire->why);
    }
}

static void
show_guns (BonesShipTurn *self, const BonesShipView *ship)
{
  const BonesTrackView *guns = find_track (ship->tracks, "gun_dice");

  if (guns != NULL)
    bones_hull_set_guns (BONES_HULL (self->hull), (guint) CLAMP (guns->value, 1, 4));
}

/* The row for @id, made where there is none. */
static BonesActionRow *
row_for (BonesShipTurn *self, const char *id)
{
  BonesActionRow *row = g_hash_table_lookup (self->by_id, id);

  if (row != NULL)
    return row;

  row = bones_action_row_new ();
  g_signal_connect (row, "clicked", G_CALLBACK (row_clicked), self);
  g_hash_table_insert (self->by_id, g_strdup (id), row);
  g_object_ref_sink (row);
  return row;
}

/* What is open stands first; what is closed can be read below it. */
static void
show_action (BonesShipTurn *self, const BonesActionView *action, guint64 done, gboolean acted)
{
  const gboolean is_end = g_str_equal (action->id, END);
  BonesActionRow *row = is_end ? BONES_ACTION_ROW (self->end_row) : row_for (self, action->id);

  bones_action_row_set (row, action, (done >> action->action.verb & 1) != 0, is_end && acted);
  if (is_end)
    gtk_widget_set_visible (self->end_row, TRUE);
  else
    bones_flow_append (BONES_FLOW (action->open ? self->open_rows : self->closed_rows),
                       GTK_WIDGET (row));
}

static void
bones_ship_turn_apply (BonesPane *pane, const BonesView *view, gboolean fresh)
{
  BonesShipTurn *self = BONES_SHIP_TURN (pane);
  const BonesShipView *ship = bones_view_ship (view, (guint) view->active_ship);
  const guint64 done = bones_helm_get_done (bones_pane_get_helm (pane));
  const BonesActionView *fire = NULL;

  if (ship == NULL)
    return;

  bones_flow_clear (BONES_FLOW (self->open_rows));
  bones_flow_clear (BONES_FLOW (self->closed_rows));
  gtk_widget_set_visible (self->end_row, FALSE);
  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (action->action.ship != ship->ship || g_str_equal (action->id, ORDER))
        continue;

      if (g_str_equal (action->id, FIRE))
        fire = action;
      else
        show_action (self, action, done, (done & (done - 1)) != 0);
    }
  show_hull (self, ship, fire);
  show_guns (self, ship);
}

static GtkWidget *
bones_ship_turn_primary (BonesPane *pane)
{
  BonesShipTurn *self = BONES_SHIP_TURN (pane);
  GtkWidget *first = gtk_widget_get_first_child (self->open_rows);

  return first != NULL ? first : self->end_row;
}

static void
bones_ship_turn_dispose (GObject *object)
{
  g_clear_pointer (&BONES_SHIP_TURN (object)->by_id, g_hash_table_unref);
  G_OBJECT_CLASS (bones_ship_turn_parent_class)->dispose (object);
}

static void
bones_ship_turn_class_init (BonesShipTurnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BonesPaneClass *pane_class = BONES_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_ship_turn_dispose;
  pane_class->apply = bones_ship_turn_apply;
  pane_class->primary = bones_ship_turn_primary;

  g_type_ensure (BONES_TYPE_FLOW);
  g_type_ensure (BONES_TYPE_HULL);
  g_type_ensure (BONES_TYPE_ACTION_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/ship-turn.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesShipTurn, hull);
  gtk_widget_class_bind_template_child (widget_class, BonesShipTurn, fire_why);
  gtk_widget_class_bind_template_child (widget_class, BonesShipTurn, open_rows);
  gtk_widget_class_bind_template_child (widget_class, BonesShipTurn, closed_rows);
  gtk_widget_class_bind_template_child (widget_class, BonesShipTurn, end_row);
  gtk_widget_class_bind_template_callback (widget_class, bank_pressed);
  gtk_widget_class_bind_template_callback (widget_class, row_clicked);
}

static void
bones_ship_turn_init (BonesShipTurn *self)
{
  self->by_id = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
}
