/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "fleet-turn.h"

#include "action-row.h"
#include "choice-pane.h"
#include "flow.h"
#include "not-now.h"

#include "bones-config.h"

struct _BonesFleetTurn {
  BonesPane parent_instance;

  /* Template widgets */
  GtkWidget *rows, *not_now, *only_button, *only_label;

  GString *letters; /* owned: those that stand for a row */
  BonesAction only; /* what the button does */
};

G_DEFINE_FINAL_TYPE (BonesFleetTurn, bones_fleet_turn, BONES_TYPE_PANE)

static void
row_clicked (BonesActionRow *row, BonesFleetTurn *self)
{
  bones_helm_start (bones_pane_get_helm (BONES_PANE (self)), bones_action_row_get_action (row));
}

gboolean
bones_action_ends_things (const char *id)
{
  static const char *const ends[] = { "concede", "end-battle", NULL };

  g_return_val_if_fail (id != NULL, FALSE);

  return g_strv_contains (ends, id);
}

static void
add_row (BonesFleetTurn *self, const BonesView *view, const BonesActionView *action)
{
  BonesActionRow *row = bones_action_row_new ();
  const BonesShipView *ship =
      action->action.ship != BONES_NO_SHIP ? bones_view_ship (view, action->action.ship) : NULL;

  bones_action_row_set (row, action, FALSE, FALSE);
  if (ship != NULL)
    {
      bones_action_row_set_subject (row, ship->name, ship->kind);
      bones_action_row_set_picture (row, bones_ship_picture (view, ship->ship, 36));
    }
  bones_action_row_take_letter (row, self->letters);
  g_signal_connect (row, "clicked", G_CALLBACK (row_clicked), self);
  bones_flow_append (BONES_FLOW (self->rows), GTK_WIDGET (row));
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

/* The one action that is open, or NULL where there are more or none. */
static const BonesActionView *
find_only (const BonesView *view)
{
  const BonesActionView *only = NULL;

  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (!action->open || !is_shown (view, action))
        continue;
      if (only != NULL)
        return NULL;
      only = action;
    }
  return only;
}

/* What can only be done is the main button, where that of a question would be. Of a ship, it is a
 * row with her picture all the same. */
static void
show_only (BonesFleetTurn *self, const BonesActionView *only)
{
  gtk_widget_set_visible (self->only_button, only != NULL);
  if (only == NULL)
    return;

  self->only = only->action;
  gtk_label_set_label (GTK_LABEL (self->only_label), only->name);
  bones_name_widget (self->only_button, only->name);
}

static void
bones_fleet_turn_apply (BonesPane *pane, const BonesView *view, gboolean fresh)
{
  BonesFleetTurn *self = BONES_FLEET_TURN (pane);
  const BonesActionView *only = find_only (view);

  if (only != NULL && only->action.ship != BONES_NO_SHIP)
    only = NULL;
  bones_flow_clear (BONES_FLOW (self->rows));
  g_string_truncate (self->letters, 0);
  bones_not_now_begin (BONES_NOT_NOW (self->not_now));
  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (action == only || !is_shown (view, action))
        continue;
      if (action->open)
        add_row (self, view, action);
      else
        bones_not_now_add (BONES_NOT_NOW (self->not_now), action);
    }
  bones_not_now_end (BONES_NOT_NOW (self->not_now));
  show_only (self, only);
}

static void
only_clicked (BonesFleetTurn *self)
{
  bones_helm_start (bones_pane_get_helm (BONES_PANE (self)), &self->only);
}

/* The only thing to do is done by Enter. */
static gboolean
bones_fleet_turn_accept (BonesPane *pane)
{
  BonesFleetTurn *self = BONES_FLEET_TURN (pane);
  GtkWidget *row = gtk_widget_get_first_child (self->rows);

  if (gtk_widget_get_visible (self->only_button))
    only_clicked (self);
  else if (row != NULL && gtk_widget_get_next_sibling (row) == NULL)
    row_clicked (BONES_ACTION_ROW (row), self);
  else
    return FALSE;
  return TRUE;
}

static gboolean
bones_fleet_turn_letter (BonesPane *pane, gunichar letter)
{
  BonesFleetTurn *self = BONES_FLEET_TURN (pane);

  for (GtkWidget *row = gtk_widget_get_first_child (self->rows); row != NULL && letter != 0;
       row = gtk_widget_get_next_sibling (row))
    if (bones_action_row_get_letter (BONES_ACTION_ROW (row)) == letter)
      {
        row_clicked (BONES_ACTION_ROW (row), self);
        return TRUE;
      }
  return FALSE;
}

static GtkWidget *
bones_fleet_turn_primary (BonesPane *pane)
{
  BonesFleetTurn *self = BONES_FLEET_TURN (pane);

  return gtk_widget_get_visible (self->only_button) ? self->only_button
                                                    : gtk_widget_get_first_child (self->rows);
}

static void
bones_fleet_turn_finalize (GObject *object)
{
  g_string_free (BONES_FLEET_TURN (object)->letters, TRUE);
  G_OBJECT_CLASS (bones_fleet_turn_parent_class)->finalize (object);
}

static void
bones_fleet_turn_class_init (BonesFleetTurnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BonesPaneClass *pane_class = BONES_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_fleet_turn_finalize;
  pane_class->letter = bones_fleet_turn_letter;
  pane_class->apply = bones_fleet_turn_apply;
  pane_class->accept = bones_fleet_turn_accept;
  pane_class->primary = bones_fleet_turn_primary;

  g_type_ensure (BONES_TYPE_FLOW);
  g_type_ensure (BONES_TYPE_NOT_NOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/fleet-turn.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTurn, rows);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTurn, not_now);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTurn, only_button);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTurn, only_label);
  gtk_widget_class_bind_template_callback (widget_class, only_clicked);
}

static void
bones_fleet_turn_init (BonesFleetTurn *self)
{
  self->letters = g_string_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}
