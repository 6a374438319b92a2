/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "fleet-ships.h"

#include "bought-ship.h"
#include "dragged.h"
#include "nothing.h"
#include "pane.h"
#include "ship-details.h"

#include "bones-config.h"

struct _BonesFleetShips {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *list, *none;

  BonesFleetDraft *draft;    /* borrowed; or NULL */
  BonesShipDetails *details; /* owned: of the ship that is unfolded */
  gint unfolded;             /* or -1 */
  guint n_rows;
  gboolean only_wrong;
};

enum { TROUBLE, EMPTIED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesFleetShips, bones_fleet_ships, ADW_TYPE_BIN)

static BonesBoughtShip *
get_row (BonesFleetShips *self, guint i)
{
  return BONES_BOUGHT_SHIP (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int) i));
}

static guint
count_ships (BonesFleetShips *self)
{
  return self->draft != NULL ? bones_fleet_draft_get_roster (self->draft)->ships->len : 0;
}

static void
unfold (BonesFleetShips *self, gint ship)
{
  if (self->unfolded >= 0 && self->unfolded != ship && (guint) self->unfolded < self->n_rows)
    bones_bought_ship_unfold (get_row (self, (guint) self->unfolded), NULL);

  if (ship >= 0)
    {
      bones_ship_details_show (self->details, self->draft, (guint) ship);
      if (self->unfolded != ship)
        bones_bought_ship_unfold (get_row (self, (guint) ship), GTK_WIDGET (self->details));
    }

  self->unfolded = ship;
}

static void
row_activated (BonesFleetShips *self, GtkListBoxRow *row)
{
  const gint i = gtk_list_box_row_get_index (row);

  bones_fleet_ships_flush (self);
  unfold (self, self->unfolded == i ? -1 : i);
}

static gboolean
conclude (BonesFleetShips *self, gboolean done, const GError *error)
{
  if (!done)
    g_signal_emit (self, signals[TROUBLE], 0, error->message);

  return done;
}

/* The unfolded ship stays unfolded, whatever place she has then. */
static void
move_ship (BonesFleetShips *self, guint ship, guint to)
{
  g_autoptr (GError) error = NULL;
  const gboolean was_unfolded = self->unfolded == (gint) ship;

  bones_fleet_ships_flush (self);
  if (to >= count_ships (self) || ship == to)
    return;

  unfold (self, -1);
  if (conclude (self, bones_fleet_draft_move (self->draft, ship, to, &error), error))
    bones_fleet_ships_show (self, to, was_unfolded);
}

/* The focus goes to the ship that has her place then, else to the last one. */
static void
remove_ship (BonesFleetShips *self, guint ship)
{
  g_autoptr (GError) error = NULL;

  unfold (self, -1);
  if (!conclude (self, bones_fleet_draft_remove (self->draft, ship, &error), error))
    return;

  if (count_ships (self) > 0)
    bones_fleet_ships_show (self, MIN (ship, count_ships (self) - 1), FALSE);
  else
    g_signal_emit (self, signals[EMPTIED], 0);
}

static void
details_move (BonesFleetShips *self, gint by)
{
  if (self->unfolded + by >= 0)
    move_ship (self, (guint) self->unfolded, (guint) (self->unfolded + by));
}

static void
details_remove (BonesFleetShips *self)
{
  remove_ship (self, (guint) self->unfolded);
}

static void
details_trouble (BonesFleetShips *self, const char *sentence)
{
  g_signal_emit (self, signals[TROUBLE], 0, sentence);
}

/* The ship whose row has the focus, or -1. Fields of the details have keys of their own. */
static gint
find_focus (BonesFleetShips *self)
{
  for (guint i = 0; i < self->n_rows; i++)
    if (gtk_widget_is_focus (GTK_WIDGET (get_row (self, i))))
      return (gint) i;

  return -1;
}

static gboolean
key_pressed (BonesFleetShips *self, guint keyval, guint keycode, GdkModifierType state)
{
  const gint ship = find_focus (self);
  const gboolean alt = (state & gtk_accelerator_get_default_mod_mask ()) == GDK_ALT_MASK;

  if (ship < 0)
    return FALSE;

  if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_BackSpace)
    remove_ship (self, (guint) ship);
  else if (keyval == GDK_KEY_F2)
    {
      unfold (self, ship);
      bones_ship_details_edit_name (self->details);
    }
  else if (alt && keyval == GDK_KEY_Up && ship > 0)
    move_ship (self, (guint) ship, (guint) ship - 1);
  else if (alt && keyval == GDK_KEY_Down)
    move_ship (self, (guint) ship, (guint) ship + 1);
  else
    return FALSE;

  return TRUE;
}

/* Onto a row: to its place. Onto the list: to the end. */
static void
dropped (GtkWidget *widget, const BonesDragged *dragged, gpointer data)
{
  BonesFleetShips *self = data;
  const gint place =
      GTK_IS_LIST_BOX_ROW (widget) ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (widget)) : -1;
  g_autoptr (GError) error = NULL;

  if (self->draft == NULL)
    return;

  if (dragged->kind == BONES_DRAGGED_CLASS)
    {
      unfold (self, -1);
      if (conclude (self, bones_fleet_draft_add (self->draft, dragged->number, place, &error),
                    error))
        bones_fleet_ships_show (self, place >= 0 ? (guint) place : count_ships (self) - 1, FALSE);
    }
  else if (dragged->number < count_ships (self))
    move_ship (self, dragged->number, place >= 0 ? (guint) place : count_ships (self) - 1);
}

static void
bones_fleet_ships_dispose (GObject *object)
{
  g_clear_object (&BONES_FLEET_SHIPS (object)->details);
  G_OBJECT_CLASS (bones_fleet_ships_parent_class)->dispose (object);
}

static void
bones_fleet_ships_class_init (BonesFleetShipsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_fleet_ships_dispose;
  signals[TROUBLE] = g_signal_new ("trouble", BONES_TYPE_FLEET_SHIPS, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[EMPTIED] = g_signal_new ("emptied", BONES_TYPE_FLEET_SHIPS, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (BONES_TYPE_NOTHING);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/fleet-ships.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesFleetShips, list);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetShips, none);
  gtk_widget_class_bind_template_callback (widget_class, row_activated);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
}

static void
bones_fleet_ships_init (BonesFleetShips *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->unfolded = -1;
  self->details = BONES_SHIP_DETAILS (g_object_ref_sink (bones_ship_details_new ()));
  g_signal_connect_object (self->details, "move", G_CALLBACK (details_move), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->details, "remove", G_CALLBACK (details_remove), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->details, "trouble", G_CALLBACK (details_trouble), self,
                           G_CONNECT_SWAPPED);
  bones_drop_on (GTK_WIDGET (self), dropped, self);
}

static gboolean
is_shown (BonesFleetShips *self, guint i)
{
  return !self->only_wrong || bones_bought_ship_is_wrong (get_row (self, i));
}

static void
show_none (BonesFleetShips *self)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->n_rows; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (get_row (self, i)), is_shown (self, i));
      any |= is_shown (self, i);
    }

  gtk_widget_set_visible (self->list, any);
  gtk_widget_set_visible (self->none, !any);
  bones_nothing_set_text (BONES_NOTHING (self->none),
                          self->n_rows == 0 ? _ ("No ships yet. Choose a class to add one.")
                                            : _ ("No ship of the fleet has a fault."));
}

void
bones_fleet_ships_update (BonesFleetShips *self)
{
  guint n;

  g_return_if_fail (BONES_IS_FLEET_SHIPS (self));

  n = count_ships (self);
  if (self->unfolded >= (gint) n)
    unfold (self, -1);

  for (; self->n_rows > n; self->n_rows--)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), GTK_WIDGET (get_row (self, self->n_rows - 1)));

  for (; self->n_rows < n; self->n_rows++)
    {
      GtkWidget *row = bones_bought_ship_new ();

      bones_drop_on (row, dropped, self);
      gtk_list_box_append (GTK_LIST_BOX (self->list), row);
    }

  for (guint i = 0; i < n; i++)
    bones_bought_ship_show (get_row (self, i), self->draft, i);

  if (self->unfolded >= 0)
    bones_ship_details_show (self->details, self->draft, (guint) self->unfolded);

  show_none (self);
}

void
bones_fleet_ships_set_draft (BonesFleetShips *self, BonesFleetDraft *draft)
{
  g_return_if_fail (BONES_IS_FLEET_SHIPS (self));

  unfold (self, -1);
  bones_ship_details_show (self->details, NULL, 0);
  self->draft = NULL;
  bones_fleet_ships_update (self);
  self->draft = draft;
  bones_fleet_ships_update (self);
}

void
bones_fleet_ships_set_only_wrong (BonesFleetShips *self, gboolean only_wrong)
{
  g_return_if_fail (BONES_IS_FLEET_SHIPS (self));

  self->only_wrong = only_wrong;
  show_none (self);
}

void
bones_fleet_ships_show (BonesFleetShips *self, guint ship, gboolean unfolded)
{
  g_return_if_fail (BONES_IS_FLEET_SHIPS (self));

  if (ship >= self->n_rows)
    return;

  if (unfolded)
    unfold (self, (gint) ship);

  gtk_widget_grab_focus (GTK_WIDGET (get_row (self, ship)));
}

void
bones_fleet_ships_flush (BonesFleetShips *self)
{
  g_return_if_fail (BONES_IS_FLEET_SHIPS (self));

  if (self->unfolded >= 0)
    bones_ship_details_flush (self->details);
}
