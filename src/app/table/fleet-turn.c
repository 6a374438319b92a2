/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "fleet-turn.h"

#include "action-row.h"
#include "choice-pane.h"

#include "bones-config.h"

struct _BonesFleetTurn {
  BonesPane parent_instance;

  /* Template widgets */
  GtkWidget *open_rows, *closed_expander, *closed_rows;
};

G_DEFINE_FINAL_TYPE (BonesFleetTurn, bones_fleet_turn, BONES_TYPE_PANE)

static void
row_clicked (BonesActionRow *row, BonesFleetTurn *self)
{
  bones_helm_start (bones_pane_get_helm (BONES_PANE (self)), bones_action_row_get_action (row));
}

static void
clear (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

gboolean
bones_action_ends_things (const char *id)
{
  static const char *const ends[] = { "concede", "end-battle", NULL };

  g_return_val_if_fail (id != NULL, FALSE);

  return g_strv_contains (ends, id);
}

static void
add_row (BonesFleetTurn *self, const BonesView *view, const BonesActionView *action,
         gboolean primary)
{
  BonesActionRow *row = bones_action_row_new ();
  const BonesShipView *ship =
      action->action.ship != BONES_NO_SHIP ? bones_view_ship (view, action->action.ship) : NULL;

  bones_action_row_set (row, action, FALSE, primary);
  if (ship != NULL)
    {
      bones_action_row_set_subject (row, ship->name, ship->kind);
      bones_action_row_set_picture (row, bones_ship_picture (view, ship->ship, 36));
    }
  g_signal_connect (row, "clicked", G_CALLBACK (row_clicked), self);
  gtk_box_append (GTK_BOX (action->open ? self->open_rows : self->closed_rows), GTK_WIDGET (row));
}

/* A closed action of a ship is told on her own card; here it would only be one line of many, as
 * would be those of fleets whose go it is not. */
static gboolean
is_shown (const BonesView *view, const BonesActionView *action)
{
  if (bones_action_ends_things (action->id))
    return FALSE;

  return action->open
         || (action->action.ship == BONES_NO_SHIP
             && (action->action.fleet == BONES_NOBODY
                 || (gint) action->action.fleet == view->active_fleet));
}

static void
bones_fleet_turn_apply (BonesPane *pane, const BonesView *view, gboolean fresh)
{
  BonesFleetTurn *self = BONES_FLEET_TURN (pane);
  guint n_open = 0;

  clear (self->open_rows);
  clear (self->closed_rows);
  for (guint i = 0; i < view->actions->len; i++)
    n_open += ((BonesActionView *) g_ptr_array_index (view->actions, i))->open
              && is_shown (view, g_ptr_array_index (view->actions, i));
  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (is_shown (view, action))
        add_row (self, view, action, n_open == 1);
    }
  gtk_widget_set_visible (self->closed_expander,
                          gtk_widget_get_first_child (self->closed_rows) != NULL);
}

/* The only thing to do is done by Enter. */
static gboolean
bones_fleet_turn_accept (BonesPane *pane)
{
  BonesFleetTurn *self = BONES_FLEET_TURN (pane);
  GtkWidget *row = gtk_widget_get_first_child (self->open_rows);

  if (row == NULL || gtk_widget_get_next_sibling (row) != NULL)
    return FALSE;

  row_clicked (BONES_ACTION_ROW (row), self);
  return TRUE;
}

static GtkWidget *
bones_fleet_turn_primary (BonesPane *pane)
{
  return gtk_widget_get_first_child (BONES_FLEET_TURN (pane)->open_rows);
}

static void
bones_fleet_turn_class_init (BonesFleetTurnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BonesPaneClass *pane_class = BONES_PANE_CLASS (klass);

  pane_class->apply = bones_fleet_turn_apply;
  pane_class->accept = bones_fleet_turn_accept;
  pane_class->primary = bones_fleet_turn_primary;

  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/fleet-turn.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTurn, open_rows);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTurn, closed_expander);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTurn, closed_rows);
}

static void
bones_fleet_turn_init (BonesFleetTurn *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
