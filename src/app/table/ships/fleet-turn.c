/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "fleet-turn.h"

#include "action-row.h"
#include "choice-pane.h"
#include "fleet-flag.h"
#include "flow.h"
#include "name.h"
#include "not-now.h"
#include "others.h"
#include "tooltip.h"

#include "bones-config.h"

#define MOST_ROWS 6 /* if there are more, only those of the fleet whose turn it is are listed */

struct _BonesFleetTurn {
  BonesPane parent_instance;

  /* Template widgets */
  GtkWidget *rows, *others, *not_now, *only_button, *only_label;

  GtkWidget *main;  /* the row that stands out, or NULL */
  GString *letters; /* owned: the letters that stand for rows */
  BonesAction only; /* the action of the button */
  gboolean repeats; /* repeats it until the whole tray has been rolled */
};

G_DEFINE_FINAL_TYPE (BonesFleetTurn, bones_fleet_turn, BONES_TYPE_PANE)

static void
row_clicked (BonesActionRow *row, BonesFleetTurn *self)
{
  bones_helm_start (bones_pane_get_helm (BONES_PANE (self)), bones_action_row_get_action (row));
}

static void
move_clicked (GtkWidget *button, BonesFleetTurn *self)
{
  BonesActionRow *row = BONES_ACTION_ROW (gtk_widget_get_prev_sibling (button));

  bones_helm_begin_turn (bones_pane_get_helm (BONES_PANE (self)), bones_action_row_get_action (row),
                         BONES_ROLE_MOVES);
}

/* The row in a child of the list, where a button may stand beside it. */
static BonesActionRow *
row_in (GtkWidget *child)
{
  return BONES_ACTION_ROW (BONES_IS_ACTION_ROW (child) ? child
                                                       : gtk_widget_get_first_child (child));
}

/* The row that gives orders to @ship, and beside it a button that gives them and moves her. */
static GtkWidget *
add_move (BonesFleetTurn *self, BonesActionRow *row, const BonesActionView *action,
          const BonesShipView *ship)
{
  GtkWidget *both = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button = gtk_button_new_with_label (action->moves);
  g_autofree char *said = g_strdup_printf (_ ("%s: %s, %s"), action->moves, ship->name, ship->kind);
  g_autofree char *tip = g_strdup_printf (_ ("Order %s, and move her at once"), ship->name);

  gtk_widget_set_hexpand (GTK_WIDGET (row), TRUE);
  gtk_widget_add_css_class (button, "beside");
  bones_set_tooltip (button, tip);
  bones_name_widget (button, said);
  g_signal_connect (button, "clicked", G_CALLBACK (move_clicked), self);
  gtk_box_append (GTK_BOX (both), GTK_WIDGET (row));
  gtk_box_append (GTK_BOX (both), button);
  return both;
}

/* The fleet of the action, if it is not its turn. */
static void
show_fleet (BonesActionRow *row, const BonesActionView *action, const BonesFleetView *fleet)
{
  const char letter[] = { fleet->letter, '\0' };
  GtkWidget *flag = bones_fleet_flag_new (fleet->fleet);
  g_autofree char *said = g_strdup_printf ("%s: %s", fleet->name, action->name);

  g_object_set (flag, "letter", letter, "size", 20u, NULL);
  bones_action_row_set_picture (row, flag);
  bones_action_row_set_detail (row, fleet->name);
  bones_name_widget (GTK_WIDGET (row), said);
}

/* Whether @ship can do more than one thing: then each row names the action, not the ship. */
static gboolean
has_choice (const BonesView *view, guint ship)
{
  guint n = 0;

  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      n += action->open && action->action.ship == ship;
    }
  return n > 1;
}

/* The action, and below it the ship, if there could be another. */
static void
show_ship (BonesActionRow *row, const BonesActionView *action, const BonesShipView *ship,
           gboolean alone)
{
  g_autofree char *said = g_strdup_printf (_ ("%s: %s, %s"), action->name, ship->name, ship->kind);

  bones_action_row_set_detail (row, alone ? NULL : ship->name);
  bones_name_widget (GTK_WIDGET (row), said);
}

/* Whether there are ships of several classes. */
static gboolean
has_kinds (const BonesView *view)
{
  const BonesShipView *first = bones_view_ship (view, 0), *ship;

  for (guint i = 1; (ship = bones_view_ship (view, i)) != NULL; i++)
    if (ship->class_number != first->class_number)
      return TRUE;
  return FALSE;
}

static BonesActionRow *
new_row (const BonesView *view, const BonesActionView *action, gboolean alone)
{
  BonesActionRow *row = bones_action_row_new ();
  const BonesShipView *ship =
      action->action.ship != BONES_NO_SHIP ? bones_view_ship (view, action->action.ship) : NULL;

  bones_action_row_set (row, action, FALSE, FALSE);
  if (ship != NULL && has_choice (view, ship->ship))
    show_ship (row, action, ship, alone);
  else if (ship != NULL)
    {
      bones_action_row_set_subject (row, ship, bones_view_ship (view, action->other),
                                    has_kinds (view), action->role == BONES_ROLE_ORDERS);
      bones_action_row_set_picture (row, bones_ship_picture (view, ship->ship, 36));
    }
  else if (action->action.fleet < view->fleets->len
           && (gint) action->action.fleet != view->active_fleet)
    show_fleet (row, action, g_ptr_array_index (view->fleets, action->action.fleet));
  return row;
}

/* Adds @row for @action; it stands out if it is @main and the first that could. */
static void
add_row (BonesFleetTurn *self, const BonesView *view, const BonesActionView *action,
         BonesActionRow *row, gboolean main)
{
  GtkWidget *child = action->moves != NULL
                         ? add_move (self, row, action, bones_view_ship (view, action->action.ship))
                         : GTK_WIDGET (row);

  if (main && self->main == NULL)
    {
      self->main = GTK_WIDGET (row);
      gtk_widget_add_css_class (self->main, "suggested-action");
    }
  bones_action_row_take_letter (row, self->letters);
  g_signal_connect (row, "clicked", G_CALLBACK (row_clicked), self);
  bones_flow_append (BONES_FLOW (self->rows), child);
}

/* A ship's card explains a closed action of hers; here it would be one line of many, as would
 * actions of the other fleets. */
static gboolean
is_shown (const BonesView *view, const BonesActionView *action)
{
  if (action->ends || action->any_time)
    return FALSE;

  return action->open
         || (action->action.ship == BONES_NO_SHIP
             && (action->action.fleet == BONES_NOBODY
                 || (gint) action->action.fleet == view->active_fleet));
}

/* Whether it is an action of a fleet whose turn it is not. */
static gboolean
is_others (const BonesView *view, const BonesActionView *action)
{
  const BonesShipView *ship =
      action->action.ship != BONES_NO_SHIP ? bones_view_ship (view, action->action.ship) : NULL;
  const guint fleet = ship != NULL ? ship->fleet : action->action.fleet;

  return view->active_fleet >= 0 && fleet < view->fleets->len && (gint) fleet != view->active_fleet;
}

/* Whether it is the turn of a fleet that has one ship. */
static gboolean
owns_one (const BonesView *view)
{
  const BonesFleetView *fleet =
      view->active_fleet >= 0 ? g_ptr_array_index (view->fleets, (guint) view->active_fleet) : NULL;

  return fleet != NULL && fleet->ships->len == 1;
}

/* In a long list, the actions of the other fleets are behind a button, if any actions remain. */
static gboolean
is_long (const BonesView *view)
{
  guint n = 0, own = 0;

  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (action->open && is_shown (view, action))
        {
          n++;
          own += !is_others (view, action);
        }
    }
  return n > MOST_ROWS && own > 0;
}

/* Whether nobody whose turn it is can do anything but @action: to pass then gives nothing up. */
static gboolean
is_all_there_is (const BonesView *view, const BonesActionView *action)
{
  if (action->action.ship != BONES_NO_SHIP || is_others (view, action))
    return FALSE;

  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *other = g_ptr_array_index (view->actions, i);

      if (other->open && is_shown (view, other) && !is_others (view, other)
          && other->action.verb != action->action.verb)
        return FALSE;
    }
  return TRUE;
}

/* Whether @action could stand out; @left is the only action there is, or NULL. */
static gboolean
may_stand_out (const BonesView *view, const BonesActionView *action, const BonesActionView *left)
{
  return action->aside ? is_all_there_is (view, action)
                       : action == left || !is_others (view, action);
}

/* Action @verb of the table if it is open, or NULL. */
static const BonesActionView *
find_open (const BonesView *view, guint verb)
{
  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (action->action.verb == verb && action->open)
        return action;
    }
  return NULL;
}

/* The next action of the staging tray; or the only open action, NULL if there are more or none. */
static const BonesActionView *
find_main (const BonesView *view)
{
  const BonesStagingView *staging = view->staging;
  const BonesActionView *only = staging != NULL ? find_open (view, staging->rolls) : NULL;

  if (only == NULL && staging != NULL)
    only = find_open (view, staging->applies);
  return only != NULL ? only : bones_view_only_action (view);
}

/* A single possible action is the main button, where that of a question would be. A ship's
 * action is a row with her picture all the same. */
static void
show_only (BonesFleetTurn *self, const BonesStagingView *staging, const BonesActionView *only)
{
  const char *name;

  gtk_widget_set_visible (self->only_button, only != NULL);
  if (only == NULL)
    return;

  self->only = only->action;
  self->repeats = staging != NULL && only->action.verb == staging->rolls;
  name = self->repeats                                              ? staging->roll_text
         : staging != NULL && only->action.verb == staging->applies ? staging->apply_text
                                                                    : only->name;
  gtk_label_set_label (GTK_LABEL (self->only_label), name);
  bones_set_tooltip (self->only_button, only->name);
  bones_name_widget (self->only_button, name);
}

static void
bones_fleet_turn_apply (BonesPane *pane, const BonesView *view, gboolean fresh)
{
  BonesFleetTurn *self = BONES_FLEET_TURN (pane);
  const BonesActionView *only = find_main (view), *left = bones_view_only_action (view);
  const gboolean is_folded = is_long (view);

  if (only != NULL && only->action.ship != BONES_NO_SHIP)
    only = NULL;
  bones_flow_clear (BONES_FLOW (self->rows));
  self->main = NULL;
  g_string_truncate (self->letters, 0);
  bones_others_begin (BONES_OTHERS (self->others));
  bones_not_now_begin (BONES_NOT_NOW (self->not_now));
  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (action == only || !is_shown (view, action))
        continue;
      if (action->open && is_folded && is_others (view, action))
        bones_others_add (BONES_OTHERS (self->others), new_row (view, action, FALSE));
      else if (action->open)
        add_row (self, view, action, new_row (view, action, is_folded && owns_one (view)),
                 only == NULL && may_stand_out (view, action, left));
      else
        bones_not_now_add (BONES_NOT_NOW (self->not_now), action);
    }
  bones_others_end (BONES_OTHERS (self->others));
  bones_not_now_end (BONES_NOT_NOW (self->not_now));
  show_only (self, view->staging, only);
}

static void
others_begun (BonesFleetTurn *self, BonesActionRow *row)
{
  row_clicked (row, self);
}

static void
only_clicked (BonesFleetTurn *self)
{
  BonesHelm *helm = bones_pane_get_helm (BONES_PANE (self));

  if (self->repeats)
    bones_helm_start_all (helm, &self->only);
  else
    bones_helm_start (helm, &self->only);
}

/* Enter does the only thing that is left to do. */
static gboolean
bones_fleet_turn_accept (BonesPane *pane)
{
  BonesFleetTurn *self = BONES_FLEET_TURN (pane);
  GtkWidget *primary = bones_pane_primary (pane);

  if (primary == self->only_button)
    only_clicked (self);
  else if (primary != NULL
           && gtk_widget_get_first_child (self->rows) == gtk_widget_get_last_child (self->rows))
    row_clicked (BONES_ACTION_ROW (primary), self);
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
    if (bones_action_row_get_letter (row_in (row)) == letter)
      {
        row_clicked (row_in (row), self);
        return TRUE;
      }
  return FALSE;
}

/* Whether @action gives a ship her turn. */
static gboolean
gives_orders (const BonesView *view, const BonesAction *action)
{
  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *listed = g_ptr_array_index (view->actions, i);

      if (listed->role == BONES_ROLE_ORDERS && listed->action.verb == action->verb)
        return TRUE;
    }
  return FALSE;
}

gboolean
bones_fleet_turn_pass (BonesFleetTurn *self, gunichar letter)
{
  BonesHelm *helm;

  g_return_val_if_fail (BONES_IS_FLEET_TURN (self), FALSE);

  helm = bones_pane_get_helm (BONES_PANE (self));
  for (GtkWidget *row = gtk_widget_get_first_child (self->rows); row != NULL && letter != 0;
       row = gtk_widget_get_next_sibling (row))
    {
      const BonesAction *action = bones_action_row_get_action (row_in (row));

      if (bones_action_row_get_letter (row_in (row)) != letter
          || !gives_orders (bones_helm_get_view (helm), action))
        continue;

      bones_helm_begin_turn (helm, action, BONES_ROLE_ENDS);
      return TRUE;
    }
  return FALSE;
}

static GtkWidget *
bones_fleet_turn_primary (BonesPane *pane)
{
  BonesFleetTurn *self = BONES_FLEET_TURN (pane);

  return gtk_widget_get_visible (self->only_button) ? self->only_button : self->main;
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
  g_type_ensure (BONES_TYPE_OTHERS);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/fleet-turn.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTurn, rows);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTurn, others);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTurn, not_now);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTurn, only_button);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTurn, only_label);
  gtk_widget_class_bind_template_callback (widget_class, only_clicked);
  gtk_widget_class_bind_template_callback (widget_class, others_begun);
}

static void
bones_fleet_turn_init (BonesFleetTurn *self)
{
  self->letters = g_string_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}
