/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "overview.h"

#include "card-facts.h"
#include "css-class.h"
#include "fleet-flag.h"
#include "fleet-menu.h"
#include "late-menu.h"
#include "name.h"
#include "other-press.h"
#include "put.h"
#include "question.h"
#include "tooltip.h"

#include "bones-config.h"

#define FLAG 26   /* pixels */
#define IN_LINE 8 /* more ships of a fleet are in two lines */
#define GAP 2     /* pixels between tiles */

struct _BonesOverview {
  AdwBin parent_instance;

  GtkWidget *rows; /* the child */

  GPtrArray *fleets; /* owned: of GtkBox, one for each fleet: its flag and a grid of tiles */
  GHashTable *tiles; /* owned: of GtkButton by ship */
};

enum { PICKED, SHIP_CHANGING, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesOverview, bones_overview, ADW_TYPE_BIN)

/* Tiles */

static guint
ship_of (gpointer tile)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (tile), "ship"));
}

static void
tile_clicked (GtkWidget *tile, BonesOverview *self)
{
  g_signal_emit (self, signals[PICKED], 0, ship_of (tile));
}

static void
change_by_hand (BonesOverview *self, GtkEventController *controller)
{
  g_signal_emit (self, signals[SHIP_CHANGING], 0,
                 ship_of (gtk_event_controller_get_widget (controller)));
}

static gboolean
pressed_other (GtkWidget *tile, double x, double y, gboolean held, gpointer data)
{
  g_signal_emit (data, signals[SHIP_CHANGING], 0, ship_of (tile));
  return TRUE;
}

static gboolean
pressed_key (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
             BonesOverview *self)
{
  if (keyval != GDK_KEY_Menu && !(keyval == GDK_KEY_F10 && (state & GDK_SHIFT_MASK) != 0))
    return FALSE;

  change_by_hand (self, GTK_EVENT_CONTROLLER (controller));
  return TRUE;
}

static void
add_controller (GtkWidget *tile, gpointer controller, const char *signal, GCallback handler,
                BonesOverview *self)
{
  g_signal_connect_object (controller, signal, handler, self, 0);
  gtk_widget_add_controller (tile, GTK_EVENT_CONTROLLER (controller));
}

static GtkWidget *
new_tile (BonesOverview *self, guint ship)
{
  GtkWidget *tile = gtk_button_new ();

  g_object_set_data (G_OBJECT (tile), "ship", GUINT_TO_POINTER (ship));
  gtk_widget_set_focus_on_click (tile, FALSE);
  gtk_widget_set_hexpand (tile, TRUE);
  gtk_widget_add_css_class (tile, "ship-tile");
  g_signal_connect_object (tile, "clicked", G_CALLBACK (tile_clicked), self, 0);
  bones_other_press_add (tile, GTK_PHASE_BUBBLE, pressed_other, self);
  add_controller (tile, gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (pressed_key),
                  self);
  return tile;
}

static GtkWidget *
new_label (const char *text, const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  bones_set_tooltip (label, text);
  gtk_widget_add_css_class (label, class);
  return label;
}

/* What she has lost of what her plan is made of: "3/14"; or NULL. The caller frees it. */
static char *
count_plan (const BonesShipView *ship)
{
  guint lost = 0, boxes = 0;

  for (guint i = 0; i < ship->plan->len; i++)
    {
      const BonesPartView *part = g_ptr_array_index (ship->plan, i);

      lost += part->lost;
      boxes += part->boxes;
    }
  return boxes > 0 ? g_strdup_printf ("%u/%u", lost, boxes) : NULL;
}

static void
add_count (GtkWidget *line, const char *icon, const char *text, gboolean bad)
{
  if (icon != NULL)
    gtk_box_append (GTK_BOX (line), gtk_image_new_from_icon_name (bones_icon_name (icon)));
  gtk_box_append (GTK_BOX (line), new_label (text, bad ? "bad" : "dim"));
}

/* "2/3": her holes and pegs; what else is counted, if there is any; or what became of her. */
static GtkWidget *
new_counts (const BonesShipView *ship, const BonesCardFacts *facts)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  guint fields[BONES_MOST_ZONES];
  const BonesCardPlan plan = bones_card_plan (ship, fields);
  g_autofree char *of_plan = ship->in_play ? count_plan (ship) : NULL;

  if (!ship->in_play && facts->chips->len > 0)
    gtk_box_append (GTK_BOX (line),
                    new_label (g_array_index (facts->chips, BonesCardChip, 0).text, "dim"));
  if (of_plan != NULL)
    add_count (line, NULL, of_plan, FALSE);
  for (guint i = 0; ship->in_play && i < plan.n_zones; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (ship->tracks, fields[i]);
      const gboolean limited = track->show == BONES_SHOW_HOLES || track->show == BONES_SHOW_PEGS;
      g_autofree char *text = limited ? g_strdup_printf ("%d/%d", track->value, track->limit)
                                      : g_strdup_printf ("%d", track->value);

      if (limited || track->value > 0)
        add_count (line, limited ? NULL : track->icon, text,
                   track->show == BONES_SHOW_HOLES && track->value > 0);
    }
  gtk_widget_add_css_class (line, "caption");
  return line;
}

static void
fill_tile (GtkWidget *tile, const BonesShipView *ship, const BonesCardFacts *facts)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget *name = new_label (ship->name, "name");

  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (top), name);
  if (ship->flagship)
    gtk_box_append (GTK_BOX (top), gtk_image_new_from_icon_name ("bones-flagship-symbolic"));
  if (ship->in_play && ship->turns && ship->ordered)
    gtk_box_append (GTK_BOX (top), gtk_image_new_from_icon_name ("object-select-symbolic"));
  gtk_box_append (GTK_BOX (box), top);
  gtk_box_append (GTK_BOX (box), new_counts (ship, facts));
  gtk_button_set_child (GTK_BUTTON (tile), box);
}

static void
apply_tile (GtkWidget *tile, const BonesView *view, const BonesShipView *ship)
{
  const BonesActionView *order = bones_question_order (view, ship->ship);
  const gboolean open = order != NULL && order->open;
  g_autoptr (BonesCardFacts) facts = bones_card_facts_new (ship, open);

  bones_set_css_class (tile, "active", ship->active);
  bones_set_css_class (tile, "next", open);
  bones_set_css_class (tile, "gone", !ship->in_play);
  if (g_strcmp0 (bones_get_tooltip (tile), facts->said) == 0)
    return;

  fill_tile (tile, ship, facts);
  bones_set_tooltip (tile, facts->said);
  bones_name_widget (tile, facts->said);
}

/* Rows */

static GtkWidget *
new_flag (const BonesFleetView *fleet)
{
  const char letter[] = { fleet->letter, '\0' };
  GtkWidget *flag = bones_fleet_flag_new (fleet->fleet), *button = gtk_menu_button_new ();
  g_autofree char *more = g_strdup_printf (_ ("More about %s"), fleet->name);
  g_autoptr (GMenuModel) menu = bones_fleet_menu_new (fleet->fleet);

  g_object_set (flag, "letter", letter, "size", FLAG, "text", fleet->name, NULL);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (button), flag);
  bones_late_menu_set (button, menu);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  bones_set_tooltip (button, more);
  bones_name_widget (button, more);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "card-more");
  return button;
}

static GtkWidget *
get_grid (BonesOverview *self, const BonesFleetView *fleet)
{
  while (self->fleets->len <= fleet->fleet)
    {
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4), *grid = gtk_grid_new ();

      gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
      gtk_grid_set_column_spacing (GTK_GRID (grid), GAP);
      gtk_grid_set_row_spacing (GTK_GRID (grid), GAP);
      gtk_widget_set_hexpand (grid, TRUE);
      gtk_widget_add_css_class (row, "overview-row");
      gtk_box_append (GTK_BOX (row), grid);
      gtk_box_append (GTK_BOX (self->rows), row);
      g_ptr_array_add (self->fleets, row);
    }
  return gtk_widget_get_last_child (g_ptr_array_index (self->fleets, fleet->fleet));
}

/* The flag is made again if the fleet has another name now. */
static void
show_flag (BonesOverview *self, const BonesFleetView *fleet)
{
  GtkWidget *row = g_ptr_array_index (self->fleets, fleet->fleet);
  GtkWidget *old = gtk_widget_get_first_child (row), *grid = gtk_widget_get_last_child (row);
  const char *name = g_object_get_data (G_OBJECT (row), "name");

  if (g_strcmp0 (name, fleet->name) == 0)
    return;

  if (old != grid)
    gtk_box_remove (GTK_BOX (row), old);
  gtk_box_prepend (GTK_BOX (row), new_flag (fleet));
  g_object_set_data_full (G_OBJECT (row), "name", g_strdup (fleet->name), g_free);
}

/* Puts @tile into column @column and line @line of @grid, unless it is there. */
static void
place_tile (GtkWidget *tile, GtkWidget *grid, int column, int line)
{
  int left = -1, top = -1;

  if (gtk_widget_get_parent (tile) == grid)
    gtk_grid_query_child (GTK_GRID (grid), tile, &left, &top, NULL, NULL);
  if (left == column && top == line)
    return;

  if (gtk_widget_get_parent (tile) != NULL)
    gtk_grid_remove (GTK_GRID (gtk_widget_get_parent (tile)), tile);
  gtk_grid_attach (GTK_GRID (grid), tile, column, line, 1, 1);
}

static guint
count_most (const BonesView *view)
{
  guint most = 1;

  for (guint i = 0; i < view->fleets->len; i++)
    most = MAX (most, ((BonesFleetView *) g_ptr_array_index (view->fleets, i))->ships->len);
  return most;
}

/* An empty cell keeps the columns of all fleets as wide as each other. */
static void
fill_columns (GtkWidget *grid, guint columns)
{
  for (int i = 0; i < (int) columns; i++)
    if (gtk_grid_get_child_at (GTK_GRID (grid), i, 0) == NULL)
      {
        GtkWidget *space = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

        gtk_widget_add_css_class (space, "space");
        gtk_grid_attach (GTK_GRID (grid), space, i, 0, 1, 1);
      }
}

static void
clear_spaces (GtkWidget *grid)
{
  GtkWidget *next;

  for (GtkWidget *child = gtk_widget_get_first_child (grid); child != NULL; child = next)
    {
      next = gtk_widget_get_next_sibling (child);
      if (gtk_widget_has_css_class (child, "space"))
        gtk_grid_remove (GTK_GRID (grid), child);
    }
}

static void
show_fleet (BonesOverview *self, const BonesView *view, const BonesFleetView *fleet, guint columns)
{
  GtkWidget *grid = get_grid (self, fleet);

  show_flag (self, fleet);
  bones_set_css_class (g_ptr_array_index (self->fleets, fleet->fleet), "next",
                       fleet->next && !view->over);
  clear_spaces (grid);
  for (guint i = 0; i < fleet->ships->len; i++)
    {
      const BonesShipView *ship = g_ptr_array_index (fleet->ships, i);
      GtkWidget *tile = g_hash_table_lookup (self->tiles, GUINT_TO_POINTER (ship->ship));

      if (tile == NULL)
        {
          tile = g_object_ref_sink (new_tile (self, ship->ship));
          g_hash_table_insert (self->tiles, GUINT_TO_POINTER (ship->ship), tile);
        }
      apply_tile (tile, view, ship);
      place_tile (tile, grid, (int) (i % columns), (int) (i / columns));
    }
  fill_columns (grid, columns);
}

void
bones_overview_apply (BonesOverview *self, const BonesView *view)
{
  guint columns;

  g_return_if_fail (BONES_IS_OVERVIEW (self) && view != NULL);

  columns = count_most (view);
  if (columns > IN_LINE)
    columns = (columns + 1) / 2;
  for (guint i = 0; i < view->fleets->len; i++)
    show_fleet (self, view, g_ptr_array_index (view->fleets, i), columns);
}

/* Class */

static void
bones_overview_dispose (GObject *object)
{
  BonesOverview *self = BONES_OVERVIEW (object);

  g_clear_pointer (&self->tiles, g_hash_table_unref);
  g_clear_pointer (&self->fleets, g_ptr_array_unref);
  G_OBJECT_CLASS (bones_overview_parent_class)->dispose (object);
}

static guint
new_signal (const char *name)
{
  return g_signal_new (name, BONES_TYPE_OVERVIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
bones_overview_class_init (BonesOverviewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bones_overview_dispose;
  signals[PICKED] = new_signal ("picked");
  signals[SHIP_CHANGING] = new_signal ("ship-changing");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bones_overview_init (BonesOverview *self)
{
  self->fleets = g_ptr_array_new ();
  self->tiles = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  adw_bin_set_child (ADW_BIN (self), self->rows);
  bones_name_widget (GTK_WIDGET (self), _ ("All ships"));
}

GtkWidget *
bones_overview_new (void)
{
  return g_object_new (BONES_TYPE_OVERVIEW, NULL);
}
