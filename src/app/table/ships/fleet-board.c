/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fleet-board.h"

#include "fleet-column.h"
#include "flow.h"
#include "marker-list.h"
#include "overview.h"
#include "question.h"

struct _BonesFleetBoard {
  AdwBin parent_instance;

  GtkWidget *markers;  /* above all columns */
  GtkWidget *flow;     /* of the columns */
  GtkWidget *overview; /* replaces them; NULL until it is first shown */

  /* Owned; their contents also belong to their parents */
  GHashTable *columns; /* by fleet */
  GtkSizeGroup *heads[BONES_HEAD_GROUPS];
  GHashTable *cards; /* by ship */
};

enum { PICKED, SHIP_TAPPED, SHIP_TAPPED_BACK, SHIP_TAPPED_TO, SHIP_CHANGING, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesFleetBoard, bones_fleet_board, ADW_TYPE_BIN)

static void
card_picked (BonesFleetBoard *self, guint ship)
{
  g_signal_emit (self, signals[PICKED], 0, ship);
}

static void
card_tapped (BonesFleetBoard *self, guint ship, guint field)
{
  g_signal_emit (self, signals[SHIP_TAPPED], 0, ship, field);
}

static void
card_tapped_back (BonesFleetBoard *self, guint ship, guint field)
{
  g_signal_emit (self, signals[SHIP_TAPPED_BACK], 0, ship, field);
}

static void
card_tapped_to (BonesFleetBoard *self, guint ship, guint field, gint value)
{
  g_signal_emit (self, signals[SHIP_TAPPED_TO], 0, ship, field, value);
}

static void
card_changing (BonesFleetBoard *self, guint ship)
{
  g_signal_emit (self, signals[SHIP_CHANGING], 0, ship);
}

static BonesFleetColumn *
get_column (BonesFleetBoard *self, guint fleet)
{
  BonesFleetColumn *column = g_hash_table_lookup (self->columns, GUINT_TO_POINTER (fleet));

  if (column != NULL)
    return column;

  column = g_object_ref_sink (bones_fleet_column_new (fleet));
  g_hash_table_insert (self->columns, GUINT_TO_POINTER (fleet), column);
  bones_fleet_column_join_heads (column, self->heads);
  bones_flow_append (BONES_FLOW (self->flow), GTK_WIDGET (column));
  return column;
}

static BonesShipCard *
get_card (BonesFleetBoard *self, guint ship)
{
  BonesShipCard *card = g_hash_table_lookup (self->cards, GUINT_TO_POINTER (ship));

  if (card != NULL)
    return card;

  card = g_object_ref_sink (bones_ship_card_new (ship));
  g_signal_connect_object (card, "picked", G_CALLBACK (card_picked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "tapped", G_CALLBACK (card_tapped), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "tapped-back", G_CALLBACK (card_tapped_back), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "tapped-to", G_CALLBACK (card_tapped_to), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "changing", G_CALLBACK (card_changing), self, G_CONNECT_SWAPPED);
  g_hash_table_insert (self->cards, GUINT_TO_POINTER (ship), card);
  return card;
}

static void
place_ship (BonesFleetBoard *self, const BonesView *view, const BonesShipView *ship,
            BonesFleetColumn *column, guint place)
{
  const BonesActionView *order = bones_question_order (view, ship->ship);
  BonesShipCard *card = get_card (self, ship->ship);
  GtkWidget *widget = GTK_WIDGET (card);

  bones_ship_card_apply (card, ship, order != NULL && order->open,
                         order != NULL ? order->why : NULL);
  if (gtk_widget_get_parent (widget) != NULL
      && !gtk_widget_is_ancestor (widget, GTK_WIDGET (column)))
    gtk_widget_unparent (widget);
  bones_fleet_column_place (column, card, place);
}

/* The ships as they were bought, then those that were captured: a ship that sinks keeps its
 * place, and no other ship moves. */
static gint
compare_places (gconstpointer a, gconstpointer b, gpointer data)
{
  const BonesShipView *const *one = a, *const *other = b;
  const guint fleet = GPOINTER_TO_UINT (data);
  const gboolean taken = (*one)->origin != fleet, other_taken = (*other)->origin != fleet;

  return taken != other_taken ? taken - other_taken : (gint) (*one)->ship - (gint) (*other)->ship;
}

static void
place_ships (BonesFleetBoard *self, const BonesView *view, const GPtrArray *ships, guint fleet)
{
  g_autoptr (GPtrArray) sorted = g_ptr_array_sized_new (ships->len);
  BonesFleetColumn *column = get_column (self, fleet);

  for (guint i = 0; i < ships->len; i++)
    g_ptr_array_add (sorted, g_ptr_array_index (ships, i));
  g_ptr_array_sort_with_data (sorted, compare_places, GUINT_TO_POINTER (fleet));
  for (guint i = 0; i < sorted->len; i++)
    place_ship (self, view, g_ptr_array_index (sorted, i), column, i);
  gtk_widget_set_visible (GTK_WIDGET (column), fleet != BONES_NOBODY || ships->len > 0);
}

static gboolean
is_overview (BonesFleetBoard *self)
{
  return self->overview != NULL && gtk_widget_get_visible (self->overview);
}

static void
apply_cards (BonesFleetBoard *self, const BonesView *view)
{
  for (guint i = 0; i < view->fleets->len; i++)
    {
      const BonesFleetView *fleet = g_ptr_array_index (view->fleets, i);

      bones_fleet_column_apply (get_column (self, fleet->fleet), fleet, view->over);
      place_ships (self, view, fleet->ships, fleet->fleet);
    }
  if (view->unowned->len > 0
      || g_hash_table_contains (self->columns, GUINT_TO_POINTER (BONES_NOBODY)))
    place_ships (self, view, view->unowned, BONES_NOBODY);
}

void
bones_fleet_board_apply (BonesFleetBoard *self, const BonesView *view)
{
  g_return_if_fail (BONES_IS_FLEET_BOARD (self) && view != NULL);

  bones_marker_list_apply (BONES_MARKER_LIST (self->markers), view);
  if (is_overview (self))
    bones_overview_apply (BONES_OVERVIEW (self->overview), view);
  else
    apply_cards (self, view);
}

static void
make_overview (BonesFleetBoard *self)
{
  self->overview = bones_overview_new ();
  g_signal_connect_object (self->overview, "picked", G_CALLBACK (card_picked), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->overview, "ship-changing", G_CALLBACK (card_changing), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (adw_bin_get_child (ADW_BIN (self))), self->overview);
}

void
bones_fleet_board_set_overview (BonesFleetBoard *self, const BonesView *view, gboolean overview)
{
  g_return_if_fail (BONES_IS_FLEET_BOARD (self) && view != NULL);

  if (overview == is_overview (self))
    return;

  if (self->overview == NULL)
    make_overview (self);
  gtk_widget_set_visible (self->overview, overview);
  gtk_widget_set_visible (self->flow, !overview);
  bones_fleet_board_apply (self, view);
}

void
bones_fleet_board_set_coming (BonesFleetBoard *self, guint ship, guint field, gint by)
{
  BonesShipCard *card;

  g_return_if_fail (BONES_IS_FLEET_BOARD (self));

  card = g_hash_table_lookup (self->cards, GUINT_TO_POINTER (ship));
  if (card != NULL)
    bones_ship_card_set_coming (card, field, by);
}

static void
bones_fleet_board_dispose (GObject *object)
{
  BonesFleetBoard *self = BONES_FLEET_BOARD (object);

  g_clear_pointer (&self->cards, g_hash_table_unref);
  g_clear_pointer (&self->columns, g_hash_table_unref);
  for (guint i = 0; i < BONES_HEAD_GROUPS; i++)
    g_clear_object (&self->heads[i]);
  G_OBJECT_CLASS (bones_fleet_board_parent_class)->dispose (object);
}

static guint
new_signal (const char *name, guint n)
{
  return g_signal_new (name, BONES_TYPE_FLEET_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, n, G_TYPE_UINT, G_TYPE_UINT);
}

static void
bones_fleet_board_class_init (BonesFleetBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bones_fleet_board_dispose;
  signals[PICKED] = new_signal ("picked", 1);
  signals[SHIP_TAPPED] = new_signal ("ship-tapped", 2);
  signals[SHIP_TAPPED_BACK] = new_signal ("ship-tapped-back", 2);
  signals[SHIP_TAPPED_TO] =
      g_signal_new ("ship-tapped-to", BONES_TYPE_FLEET_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_INT);
  signals[SHIP_CHANGING] = new_signal ("ship-changing", 1);
}

static void
bones_fleet_board_init (BonesFleetBoard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->columns = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  for (guint i = 0; i < BONES_HEAD_GROUPS; i++)
    self->heads[i] =
        gtk_size_group_new (i == BONES_HEAD ? GTK_SIZE_GROUP_NONE : GTK_SIZE_GROUP_HORIZONTAL);
  self->cards = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  self->flow = bones_flow_new ();
  g_object_set (self->flow, "column-width", 200u, "spacing", 8u, NULL);
  self->markers = g_object_new (BONES_TYPE_MARKER_LIST, NULL);
  gtk_box_append (GTK_BOX (box), self->markers);
  gtk_box_append (GTK_BOX (box), self->flow);
  adw_bin_set_child (ADW_BIN (self), box);
}
