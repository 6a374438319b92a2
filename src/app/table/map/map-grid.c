/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "map-grid.h"

#include "keys.h"

#define SQUARE "square-number" /* data of a button: its number */
#define LARGEST 84             /* pixels: larger squares are no clearer */
#define SMALL 148              /* pixels: the width as a picture */

struct _BonesMapGrid {
  GtkWidget parent_instance;

  GtkWidget *face;    /* this and the rows are its children */
  GPtrArray *rows;    /* from the north; borrowed */
  GPtrArray *buttons; /* the buttons of the squares, from the south-west; borrowed */

  guint files, ranks;
  gboolean exits[BONES_BOARD_EDGES];
  gboolean live, firm;
  guint start;   /* the square that gets the focus, or 0: the middle */
  guint focused; /* the square that has the focus, or 0 */
  gboolean sent; /* the focus was sent there: nobody has chosen that square */
};

enum { CHOSEN, POINTED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesMapGrid, bones_map_grid, GTK_TYPE_WIDGET)

static guint
count_squares (BonesMapGrid *self)
{
  return self->files * self->ranks;
}

static void
clicked (GtkButton *button, BonesMapGrid *self)
{
  g_signal_emit (self, signals[CHOSEN], 0,
                 GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), SQUARE)));
}

static void
focus_moved (GtkWidget *button, GParamSpec *pspec, BonesMapGrid *self)
{
  const guint square = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), SQUARE));

  if (gtk_widget_has_focus (button))
    self->focused = self->start = square;
  else if (self->focused == square)
    self->focused = 0;
  g_signal_emit (self, signals[POINTED], 0, self->focused);
}

static GtkWidget *
new_square (BonesMapGrid *self, guint square)
{
  GtkWidget *button =
      g_object_new (GTK_TYPE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_GRID_CELL, NULL);

  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "map-square");
  g_object_set_data (G_OBJECT (button), SQUARE, GUINT_TO_POINTER (square));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked), self, 0);
  g_signal_connect_object (button, "notify::has-focus", G_CALLBACK (focus_moved), self, 0);
  g_ptr_array_add (self->buttons, button);
  return button;
}

/* Rows start in the north, as they are read; squares are numbered from the south. */
static void
make_squares (BonesMapGrid *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_set_size (self->buttons, 0);
  for (guint rank = 0; rank < self->ranks; rank++)
    {
      GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW,
                                     "homogeneous", TRUE, NULL);

      gtk_widget_set_direction (row, GTK_TEXT_DIR_LTR);
      for (guint file = 0; file < self->files; file++)
        gtk_box_append (GTK_BOX (row), new_square (self, 1 + rank * self->files + file));
      g_ptr_array_insert (self->rows, 0, row);
      gtk_widget_insert_after (row, GTK_WIDGET (self), self->face);
      gtk_widget_set_visible (row, self->live);
    }
}

static void
bones_map_grid_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline, int *natural_baseline)
{
  BonesMapGrid *self = BONES_MAP_GRID (widget);
  const gboolean wide = orientation == GTK_ORIENTATION_HORIZONTAL;
  const guint files = MAX (1, self->files), ranks = MAX (1, self->ranks);
  const int most = (int) (wide ? files : ranks) * LARGEST;

  gtk_widget_measure (self->face, orientation, -1, minimum, natural, NULL, NULL);
  if (!self->live)
    *minimum = *natural = MAX (*minimum, SMALL);
  else if (for_size >= 0)
    *natural = wide ? bones_board_places_other (ranks, files, for_size)
                    : bones_board_places_other (files, ranks, for_size);
  *natural = CLAMP (*natural, *minimum, MAX (most, *minimum));
  if (self->firm && !wide && for_size >= 0)
    *minimum = *natural;
}

static void
bones_map_grid_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BonesMapGrid *self = BONES_MAP_GRID (widget);
  const GtkAllocation all = { 0, 0, width, height };
  BonesBoardPlaces places;

  gtk_widget_size_allocate (self->face, &all, -1);
  bones_board_face_lay_out (BONES_BOARD_FACE (self->face), width, height, &places);
  for (guint i = 0; i < self->rows->len && self->live; i++)
    {
      GtkAllocation row = bones_board_places_square (&places, 0, self->ranks - 1 - i);

      row.width *= (int) self->files;
      gtk_widget_size_allocate (g_ptr_array_index (self->rows, i), &row, -1);
    }
}

static GtkSizeRequestMode
bones_map_grid_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static GtkWidget *
button_of (BonesMapGrid *self, guint square)
{
  return square >= 1 && square <= self->buttons->len ? g_ptr_array_index (self->buttons, square - 1)
                                                     : NULL;
}

/* The square one step from @square, or 0 at the end of the board. */
static guint
step_to_square (BonesMapGrid *self, guint square, GtkDirectionType direction)
{
  const guint file = (square - 1) % self->files, rank = (square - 1) / self->files;

  if (direction == GTK_DIR_LEFT)
    return file > 0 ? square - 1 : 0;
  if (direction == GTK_DIR_RIGHT)
    return file + 1 < self->files ? square + 1 : 0;
  if (direction == GTK_DIR_DOWN)
    return rank > 0 ? square - self->files : 0;
  return rank + 1 < self->ranks ? square + self->files : 0;
}

/* One stop for Tab; arrow keys stop at the edges. */
static gboolean
bones_map_grid_focus (GtkWidget *widget, GtkDirectionType direction)
{
  BonesMapGrid *self = BONES_MAP_GRID (widget);
  const gboolean tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  guint square = self->start;

  if (!self->live || self->buttons->len == 0 || (tab && self->focused != 0))
    return FALSE;

  self->sent = FALSE;
  if (self->focused != 0)
    {
      square = step_to_square (self, self->focused, direction);
      return square == 0 || gtk_widget_grab_focus (button_of (self, square));
    }
  if (square == 0)
    square = 1 + self->ranks / 2 * self->files + self->files / 2;
  return gtk_widget_grab_focus (button_of (self, square));
}

static gboolean
bones_map_grid_grab_focus (GtkWidget *widget)
{
  BonesMapGrid *self = BONES_MAP_GRID (widget);
  const gboolean can = self->focused != 0 || bones_map_grid_focus (widget, GTK_DIR_TAB_FORWARD);

  self->sent = TRUE;
  return can;
}

/* Until people have gone to a square, no key chooses it. */
static gboolean
key_pressed (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state,
             BonesMapGrid *self)
{
  return self->sent && bones_key_presses (keyval);
}

/* The square at @x, @y, or 0. */
static guint
find_square (BonesMapGrid *self, double x, double y)
{
  BonesBoardPlaces places;

  bones_board_face_lay_out (BONES_BOARD_FACE (self->face), gtk_widget_get_width (self->face),
                            gtk_widget_get_height (self->face), &places);
  for (guint rank = 0; rank < self->ranks; rank++)
    for (guint file = 0; file < self->files; file++)
      {
        const GdkRectangle place = bones_board_places_square (&places, file, rank);

        if (gdk_rectangle_contains_point (&place, (int) x, (int) y))
          return 1 + rank * self->files + file;
      }
  return 0;
}

static void
moved_over (GtkEventControllerMotion *motion, double x, double y, BonesMapGrid *self)
{
  const guint square = self->live ? find_square (self, x, y) : 0;

  g_signal_emit (self, signals[POINTED], 0, square != 0 ? square : self->focused);
}

static void
left (GtkEventControllerMotion *motion, BonesMapGrid *self)
{
  g_signal_emit (self, signals[POINTED], 0, self->focused);
}

/* Anywhere beyond an open edge: the strip alone is too narrow for a thumb. */
static void
released (GtkGestureClick *click, int n, double x, double y, BonesMapGrid *self)
{
  BonesBoardPlaces places;
  int edge;

  if (!self->live)
    return;

  bones_board_face_lay_out (BONES_BOARD_FACE (self->face), gtk_widget_get_width (self->face),
                            gtk_widget_get_height (self->face), &places);
  edge = bones_board_places_edge_at (&places, x, y);
  if (edge >= 0 && self->exits[edge])
    g_signal_emit (self, signals[CHOSEN], 0, count_squares (self) + 1 + (guint) edge);
}

static void
bones_map_grid_dispose (GObject *object)
{
  BonesMapGrid *self = BONES_MAP_GRID (object);

  for (guint i = 0; i < self->rows->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  g_clear_pointer (&self->face, gtk_widget_unparent);
  G_OBJECT_CLASS (bones_map_grid_parent_class)->dispose (object);
}

static void
bones_map_grid_finalize (GObject *object)
{
  g_ptr_array_unref (BONES_MAP_GRID (object)->rows);
  g_ptr_array_unref (BONES_MAP_GRID (object)->buttons);
  G_OBJECT_CLASS (bones_map_grid_parent_class)->finalize (object);
}

static void
bones_map_grid_class_init (BonesMapGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_map_grid_dispose;
  G_OBJECT_CLASS (klass)->finalize = bones_map_grid_finalize;
  widget_class->measure = bones_map_grid_measure;
  widget_class->size_allocate = bones_map_grid_size_allocate;
  widget_class->get_request_mode = bones_map_grid_get_request_mode;
  widget_class->focus = bones_map_grid_focus;
  widget_class->grab_focus = bones_map_grid_grab_focus;
  gtk_widget_class_set_css_name (widget_class, "mapgrid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  signals[CHOSEN] = g_signal_new ("chosen", BONES_TYPE_MAP_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[POINTED] = g_signal_new ("pointed", BONES_TYPE_MAP_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
bones_map_grid_init (BonesMapGrid *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  self->live = TRUE;
  self->rows = g_ptr_array_new ();
  self->buttons = g_ptr_array_new ();
  self->face = bones_board_face_new ();
  gtk_widget_set_parent (self->face, GTK_WIDGET (self));
  g_signal_connect (motion, "motion", G_CALLBACK (moved_over), self);
  g_signal_connect (motion, "leave", G_CALLBACK (left), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect (click, "released", G_CALLBACK (released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

void
bones_map_grid_set_look (BonesMapGrid *self, const BonesBoardLook *look)
{
  g_return_if_fail (BONES_IS_MAP_GRID (self) && look != NULL);

  if (look->files != self->files || look->ranks != self->ranks)
    {
      self->files = look->files;
      self->ranks = look->ranks;
      make_squares (self);
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  for (guint edge = 0; edge < BONES_BOARD_EDGES; edge++)
    self->exits[edge] = look->exits[edge];
  bones_board_face_set_look (BONES_BOARD_FACE (self->face), look);
}

void
bones_map_grid_name (BonesMapGrid *self, guint square, const char *name)
{
  GtkWidget *button;

  g_return_if_fail (BONES_IS_MAP_GRID (self) && name != NULL);

  button = button_of (self, square);
  g_return_if_fail (button != NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
bones_map_grid_set_live (BonesMapGrid *self, gboolean live)
{
  g_return_if_fail (BONES_IS_MAP_GRID (self));

  self->live = live;
  for (guint i = 0; i < self->rows->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (self->rows, i), live);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bones_map_grid_set_firm (BonesMapGrid *self, gboolean firm)
{
  g_return_if_fail (BONES_IS_MAP_GRID (self));

  self->firm = firm;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bones_map_grid_set_start (BonesMapGrid *self, guint square)
{
  g_return_if_fail (BONES_IS_MAP_GRID (self));

  self->start = square;
}
