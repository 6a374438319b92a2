/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "fleet-list.h"

#include "fleet-row.h"
#include "flow.h"
#include "nothing.h"
#include "pane.h"
#include "systems.h"
#include "tab-order.h"
#include "text-fit.h"

#include "bones-config.h"

#include <string.h>

#define SLICE_US 4000 /* microseconds: how long fleets are worked out before the window goes on */

/* Rows cost more than anything else here, and GTK makes two hundred of them at once. So the first
 * frame has few, and each one that follows has some more, until all have been given. */
#define FIRST_ROWS 10
#define MORE_ROWS 4
#define ABOVE 4      /* rows above the one that the first frame has to have */
#define ALL_ROWS 200 /* which GTK makes; from here on it makes none that are not shown */

struct _BonesFleetList {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *search, *system, *order, *scroller, *list, *nothing;
  GMenuModel *fleet_menu;

  /* Owned */
  GListStore *items;
  GtkFilter *filter;
  GtkSorter *sorter;
  GtkSortListModel *shown;
  GtkSliceListModel *rows; /* of what is shown, those that GTK may make by now */
  char *wanted;            /* casefolded; or NULL */

  guint pricing_id, growing_id;
  gboolean archive, choosing;
  gboolean settling; /* several are being chosen, one after another */
  guint focus_at;    /* the position that gets the focus when it is there */
};

/* The order of the drop-down. */
enum { BY_NAME, BY_CHANGE, BY_POINTS };

enum { ACT, CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesFleetList, bones_fleet_list, ADW_TYPE_BIN)

/* ---- Which, and in which order ---- */

static guint
get_order (BonesFleetList *self)
{
  return gtk_drop_down_get_selected (GTK_DROP_DOWN (self->order));
}

/* The rule system that is shown; NULL: all. */
static const BonesRuleset *
get_system (BonesFleetList *self)
{
  const guint chosen = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->system));

  return chosen == 0 || chosen == GTK_INVALID_LIST_POSITION ? NULL : bones_systems ()[chosen - 1];
}

static gboolean
is_wanted (gpointer item, gpointer data)
{
  BonesFleetList *self = data;
  const BonesFleetRecord *record = bones_fleet_item_get_record (item);
  const BonesRuleset *system = get_system (self);

  return record->archived == self->archive
         && (system == NULL || g_str_equal (system->id, record->ruleset))
         && (self->wanted == NULL || bones_fleet_item_matches (item, self->wanted));
}

static int
compare_numbers (gint64 a, gint64 b)
{
  return a < b ? -1 : a > b;
}

/* What a fleet costs; -1 while that is not known. */
static gint64
cost_of (BonesFleetItem *item)
{
  return bones_fleet_item_has_summary (item) ? (gint64) bones_fleet_item_get_summary (item)->cost
                                             : -1;
}

static int
compare (gconstpointer a, gconstpointer b, gpointer data)
{
  BonesFleetItem *one = (gpointer) a, *other = (gpointer) b;
  const BonesFleetRecord *first = bones_fleet_item_get_record (one);
  const BonesFleetRecord *second = bones_fleet_item_get_record (other);
  const guint order = get_order (data);
  int by = 0;

  if (order == BY_CHANGE)
    by = compare_numbers (second->changed, first->changed);
  else if (order == BY_POINTS)
    by = compare_numbers (cost_of (other), cost_of (one));
  if (by == 0)
    by = strcmp (bones_fleet_item_get_key (one), bones_fleet_item_get_key (other));
  return by != 0 ? by : compare_numbers (first->id, second->id);
}

/* The points of all are needed for their order: they are worked out while nothing else is to do. */
static gboolean
price_some (gpointer data)
{
  BonesFleetList *self = data;
  const gint64 end = g_get_monotonic_time () + SLICE_US;
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BonesFleetItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      if (bones_fleet_item_has_summary (item))
        continue;

      if (g_get_monotonic_time () > end)
        return G_SOURCE_CONTINUE;
      bones_fleet_item_get_summary (item);
    }
  self->pricing_id = 0;
  gtk_sorter_changed (self->sorter, GTK_SORTER_CHANGE_DIFFERENT);
  return G_SOURCE_REMOVE;
}

static void
want_prices (BonesFleetList *self)
{
  if (get_order (self) == BY_POINTS && self->pricing_id == 0)
    self->pricing_id = g_idle_add (price_some, self);
}

/* ---- Which rows there are by now ---- */

static gboolean
grow (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  BonesFleetList *self = data;
  const guint offset = gtk_slice_list_model_get_offset (self->rows);
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  const guint below = g_list_model_get_n_items (G_LIST_MODEL (self->shown)) - offset;

  if (n < MIN (below, ALL_ROWS))
    {
      gtk_slice_list_model_set_size (self->rows, n + MORE_ROWS);
      return G_SOURCE_CONTINUE;
    }

  gtk_slice_list_model_set_size (self->rows, G_MAXUINT);
  if (offset > 0)
    {
      gtk_slice_list_model_set_offset (self->rows, offset > MORE_ROWS ? offset - MORE_ROWS : 0);
      return G_SOURCE_CONTINUE;
    }

  self->growing_id = 0;
  return G_SOURCE_REMOVE;
}

static gboolean
begin_growing (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  BonesFleetList *self = data;

  self->growing_id = gtk_widget_add_tick_callback (widget, grow, self, NULL);
  return G_SOURCE_REMOVE;
}

static void
stop_growing (BonesFleetList *self)
{
  if (self->growing_id != 0)
    gtk_widget_remove_tick_callback (self->list, self->growing_id);
  self->growing_id = 0;
}

/* Begins with few rows again, from position @first on. */
static void
show_few (BonesFleetList *self, guint first)
{
  stop_growing (self);
  gtk_slice_list_model_set_size (self->rows, FIRST_ROWS);
  gtk_slice_list_model_set_offset (self->rows, first);
  self->growing_id = gtk_widget_add_tick_callback (self->list, begin_growing, self, NULL);
}

static void
show_number (BonesFleetList *self)
{
  const guint shown = g_list_model_get_n_items (G_LIST_MODEL (self->shown));

  gtk_widget_set_visible (self->nothing, shown == 0);
  gtk_widget_set_visible (self->scroller, shown > 0);
  bones_nothing_set_text (
      BONES_NOTHING (self->nothing),
      self->wanted != NULL || get_system (self) != NULL
          ? _ ("No fleet fits what you look for. Try fewer words, or all games.")
      : self->archive ? _ ("The archive is empty. A fleet’s menu puts it there.")
                      : _ ("All fleets are in the archive. The menu of this page shows it."));
}

static void
order_chosen (BonesFleetList *self)
{
  if (self->sorter == NULL)
    return;

  show_few (self, 0);
  gtk_sorter_changed (self->sorter, GTK_SORTER_CHANGE_DIFFERENT);
  want_prices (self);
}

static void
filter_changed (BonesFleetList *self)
{
  const char *text;

  if (self->filter == NULL)
    return;

  text = gtk_editable_get_text (GTK_EDITABLE (self->search));
  g_free (self->wanted);
  self->wanted = *text != '\0' ? g_utf8_casefold (text, -1) : NULL;
  show_few (self, 0);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  g_signal_emit (self, signals[CHOSEN], 0);
}

/* ---- Rows ---- */

static void
row_acts (BonesFleetList *self, const char *what, BonesFleetRow *row)
{
  g_autoptr (BonesFleetItem) item = NULL;

  if (g_set_object (&item, bones_fleet_row_get_item (row)))
    g_signal_emit (self, signals[ACT], 0, item, what);
}

static BonesFleetRowMode
get_mode (BonesFleetList *self)
{
  return self->choosing ? BONES_FLEET_ROW_CHOICE : BONES_FLEET_ROW_ACTS;
}

static void
setup_row (GtkSignalListItemFactory *factory, GtkListItem *item, BonesFleetList *self)
{
  BonesFleetRow *row = bones_fleet_row_new (self->fleet_menu);

  g_signal_connect_object (row, "act", G_CALLBACK (row_acts), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (item, GTK_WIDGET (row));
}

static void
bind_row (GtkSignalListItemFactory *factory, GtkListItem *item, BonesFleetList *self)
{
  bones_fleet_row_set_item (BONES_FLEET_ROW (gtk_list_item_get_child (item)),
                            gtk_list_item_get_item (item), get_mode (self));
}

static void
unbind_row (GtkSignalListItemFactory *factory, GtkListItem *item, BonesFleetList *self)
{
  bones_fleet_row_set_item (BONES_FLEET_ROW (gtk_list_item_get_child (item)), NULL,
                            get_mode (self));
}

static void
activated (BonesFleetList *self, guint position)
{
  g_autoptr (BonesFleetItem) item = g_list_model_get_item (G_LIST_MODEL (self->rows), position);

  if (item == NULL)
    return;

  if (self->choosing)
    bones_fleet_item_set_chosen (item, !bones_fleet_item_is_chosen (item));
  else
    g_signal_emit (self, signals[ACT], 0, item, "open");
}

/* The row that has the focus, or NULL. */
static BonesFleetRow *
find_focus (BonesFleetList *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *row = NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, self->list))
    return NULL;

  row = gtk_widget_get_ancestor (focus, BONES_TYPE_FLEET_ROW);
  if (row == NULL)
    row = gtk_widget_get_first_child (focus); /* the focus is on the list's own row */
  return row != NULL && BONES_IS_FLEET_ROW (row) ? BONES_FLEET_ROW (row) : NULL;
}

static void
act_on_focus (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesFleetRow *row = find_focus (BONES_FLEET_LIST (widget));

  if (row != NULL && g_str_equal (action, "fleets.menu"))
    bones_fleet_row_open_menu (row);
  else if (row != NULL && !BONES_FLEET_LIST (widget)->choosing)
    row_acts (BONES_FLEET_LIST (widget), strchr (action, '.') + 1, row);
}

/* ---- The list ---- */

static void
notify_chosen (BonesFleetList *self)
{
  if (!self->settling)
    g_signal_emit (self, signals[CHOSEN], 0);
}

static void
bones_fleet_list_dispose (GObject *object)
{
  BonesFleetList *self = BONES_FLEET_LIST (object);

  g_clear_handle_id (&self->pricing_id, g_source_remove);
  if (self->list != NULL)
    stop_growing (self);
  g_clear_object (&self->items);
  g_clear_object (&self->filter);
  g_clear_object (&self->sorter);
  g_clear_object (&self->shown);
  g_clear_object (&self->rows);
  g_clear_pointer (&self->wanted, g_free);
  G_OBJECT_CLASS (bones_fleet_list_parent_class)->dispose (object);
}

static void
bones_fleet_list_class_init (BonesFleetListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_fleet_list_dispose;
  signals[ACT] = g_signal_new ("act", BONES_TYPE_FLEET_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 2, BONES_TYPE_FLEET_ITEM, G_TYPE_STRING);
  signals[CHOSEN] = g_signal_new ("chosen", BONES_TYPE_FLEET_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "fleets.delete", NULL, act_on_focus);
  gtk_widget_class_install_action (widget_class, "fleets.copy", NULL, act_on_focus);
  gtk_widget_class_install_action (widget_class, "fleets.copy-text", NULL, act_on_focus);
  gtk_widget_class_install_action (widget_class, "fleets.menu", NULL, act_on_focus);
  g_type_ensure (BONES_TYPE_FLOW);
  g_type_ensure (BONES_TYPE_NOTHING);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/fleet-list.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesFleetList, search);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetList, system);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetList, order);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetList, scroller);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetList, list);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetList, nothing);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetList, fleet_menu);
  gtk_widget_class_bind_template_callback (widget_class, activated);
  gtk_widget_class_bind_template_callback (widget_class, bind_row);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed);
  gtk_widget_class_bind_template_callback (widget_class, order_chosen);
  gtk_widget_class_bind_template_callback (widget_class, setup_row);
  gtk_widget_class_bind_template_callback (widget_class, unbind_row);
}

static void
fill_systems (BonesFleetList *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("All Games"));
  for (const BonesRuleset *const *system = bones_systems (); *system != NULL; system++)
    gtk_string_list_append (names, bones_system_name (*system));
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->system), G_LIST_MODEL (names));
}

static void
bones_fleet_list_init (BonesFleetList *self)
{
  g_autoptr (GtkNoSelection) selection = NULL;
  GtkFilterListModel *filtered;

  gtk_widget_init_template (GTK_WIDGET (self));
  bones_drop_down_shrink (GTK_DROP_DOWN (self->system));
  bones_drop_down_shrink (GTK_DROP_DOWN (self->order));
  fill_systems (self);
  self->items = g_list_store_new (BONES_TYPE_FLEET_ITEM);
  self->filter = GTK_FILTER (gtk_custom_filter_new (is_wanted, self, NULL));
  self->sorter = GTK_SORTER (gtk_custom_sorter_new (compare, self, NULL));
  filtered = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->items)),
                                        g_object_ref (self->filter));
  self->shown = gtk_sort_list_model_new (G_LIST_MODEL (filtered), g_object_ref (self->sorter));
  g_signal_connect_object (self->shown, "items-changed", G_CALLBACK (show_number), self,
                           G_CONNECT_SWAPPED);
  self->rows = gtk_slice_list_model_new (G_LIST_MODEL (g_object_ref (self->shown)), 0, FIRST_ROWS);
  selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->rows)));
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), GTK_SELECTION_MODEL (selection));
}

static void
follow (BonesFleetList *self, BonesFleetItem *item)
{
  g_signal_connect_object (item, "notify::chosen", G_CALLBACK (notify_chosen), self,
                           G_CONNECT_SWAPPED);
}

void
bones_fleet_list_set_items (BonesFleetList *self, GPtrArray *items)
{
  g_return_if_fail (BONES_IS_FLEET_LIST (self) && items != NULL);

  for (guint i = 0; i < items->len; i++)
    follow (self, g_ptr_array_index (items, i));
  show_few (self, 0);
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
  show_number (self);
  want_prices (self);
}

void
bones_fleet_list_add (BonesFleetList *self, BonesFleetItem *item)
{
  g_return_if_fail (BONES_IS_FLEET_LIST (self) && BONES_IS_FLEET_ITEM (item));

  follow (self, item);
  g_list_store_append (self->items, item);
  want_prices (self);
}

/* The position of @item in what is shown; or how many are shown. */
static guint
find_position (BonesFleetList *self, BonesFleetItem *wanted)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->shown));
  guint i = 0;

  for (; i < n; i++)
    {
      g_autoptr (BonesFleetItem) item = g_list_model_get_item (G_LIST_MODEL (self->shown), i);

      if (item == wanted)
        break;
    }
  return i;
}

static gboolean
focus_when_there (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  BonesFleetList *self = BONES_FLEET_LIST (widget);
  g_autoptr (BonesFleetItem) wanted =
      g_list_model_get_item (G_LIST_MODEL (self->shown), self->focus_at);
  const guint offset = gtk_slice_list_model_get_offset (self->rows);

  if (wanted == NULL || self->focus_at < offset)
    return G_SOURCE_REMOVE;

  gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", self->focus_at - offset);
  for (GtkWidget *row = gtk_widget_get_first_child (self->list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *child = gtk_widget_get_first_child (row);

      if (child != NULL && BONES_IS_FLEET_ROW (child)
          && bones_fleet_row_get_item (BONES_FLEET_ROW (child)) == wanted)
        gtk_widget_grab_focus (row);
    }
  return G_SOURCE_REMOVE;
}

static void
focus_at (BonesFleetList *self, guint position)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->shown));
  const guint offset = gtk_slice_list_model_get_offset (self->rows);

  /* Until the row is there, Enter must press nothing. */
  if (!bones_tab_order_has_focus (self->list))
    gtk_widget_grab_focus (self->search);
  if (n == 0)
    return;

  self->focus_at = MIN (position, n - 1);
  if (self->focus_at < offset
      || self->focus_at - offset >= g_list_model_get_n_items (G_LIST_MODEL (self->rows)))
    show_few (self, self->focus_at > ABOVE ? self->focus_at - ABOVE : 0);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_when_there, NULL, NULL);
}

void
bones_fleet_list_focus (BonesFleetList *self, BonesFleetItem *item)
{
  g_return_if_fail (BONES_IS_FLEET_LIST (self));

  focus_at (self, item != NULL ? find_position (self, item) : 0);
}

void
bones_fleet_list_remove (BonesFleetList *self, BonesFleetItem *item)
{
  guint at, position;

  g_return_if_fail (BONES_IS_FLEET_LIST (self) && BONES_IS_FLEET_ITEM (item));

  position = find_position (self, item);
  if (g_list_store_find (self->items, item, &at))
    g_list_store_remove (self->items, at);
  focus_at (self, position);
}

void
bones_fleet_list_archive (BonesFleetList *self, BonesFleetItem *item, gboolean archived)
{
  guint position;

  g_return_if_fail (BONES_IS_FLEET_LIST (self) && BONES_IS_FLEET_ITEM (item));

  position = find_position (self, item);
  bones_fleet_item_set_archived (item, archived);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  focus_at (self, position);
}

guint
bones_fleet_list_count (BonesFleetList *self)
{
  g_return_val_if_fail (BONES_IS_FLEET_LIST (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->items));
}

BonesFleetItem *
bones_fleet_list_lookup (BonesFleetList *self, gint64 id)
{
  g_return_val_if_fail (BONES_IS_FLEET_LIST (self), NULL);

  for (guint i = 0; i < bones_fleet_list_count (self); i++)
    {
      g_autoptr (BonesFleetItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      if (bones_fleet_item_get_record (item)->id == id)
        return item; /* the list holds it */
    }
  return NULL;
}

void
bones_fleet_list_show_archive (BonesFleetList *self, gboolean archive)
{
  g_return_if_fail (BONES_IS_FLEET_LIST (self));

  self->archive = archive;
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  show_number (self);
}

GPtrArray *
bones_fleet_list_get_chosen (BonesFleetList *self)
{
  GPtrArray *chosen = g_ptr_array_new_with_free_func (g_object_unref);
  guint n;

  g_return_val_if_fail (BONES_IS_FLEET_LIST (self), chosen);

  n = g_list_model_get_n_items (G_LIST_MODEL (self->shown));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BonesFleetItem) item = g_list_model_get_item (G_LIST_MODEL (self->shown), i);

      if (bones_fleet_item_is_chosen (item))
        g_ptr_array_add (chosen, g_steal_pointer (&item));
    }
  return chosen;
}

static void
choose_shown (BonesFleetList *self, gboolean chosen)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->shown));

  self->settling = TRUE;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BonesFleetItem) item = g_list_model_get_item (G_LIST_MODEL (self->shown), i);

      bones_fleet_item_set_chosen (item, chosen);
    }
  self->settling = FALSE;
  g_signal_emit (self, signals[CHOSEN], 0);
}

void
bones_fleet_list_choose_all (BonesFleetList *self)
{
  g_autoptr (GPtrArray) chosen = NULL;

  g_return_if_fail (BONES_IS_FLEET_LIST (self));

  chosen = bones_fleet_list_get_chosen (self);
  choose_shown (self, chosen->len < g_list_model_get_n_items (G_LIST_MODEL (self->shown)));
}

void
bones_fleet_list_set_choosing (BonesFleetList *self, gboolean choosing)
{
  g_return_if_fail (BONES_IS_FLEET_LIST (self));

  self->choosing = choosing;
  choose_shown (self, FALSE);
  for (GtkWidget *row = gtk_widget_get_first_child (self->list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *child = gtk_widget_get_first_child (row);
      g_autoptr (BonesFleetItem) item = NULL;

      if (child == NULL || !BONES_IS_FLEET_ROW (child))
        continue;

      g_set_object (&item, bones_fleet_row_get_item (BONES_FLEET_ROW (child)));
      bones_fleet_row_set_item (BONES_FLEET_ROW (child), item, get_mode (self));
    }
  bones_fleet_list_focus (self, NULL);
}

void
bones_fleet_list_find (BonesFleetList *self)
{
  g_return_if_fail (BONES_IS_FLEET_LIST (self));

  gtk_widget_grab_focus (self->search);
}
