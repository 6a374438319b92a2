/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "looks.h"

#include <adwaita.h>
#include <math.h>

#include "frames.h"
#include "tooltip.h"

#define SCALE 2

typedef void (*Visit) (GtkWidget *widget, gpointer data);

typedef struct {
  GtkWindow *window;
  GPtrArray *found; /* of char * */
  float least;
  guint32 *pixels; /* owned: the picture, B G R A */
  int width, height;
  const char *page;
  GHashTable *kinds; /* of char *: what has been measured */
  gboolean has_new_kind;
} Looks;

/* Calls @visit for all visible widgets below @widget. AdwEntryRow has two titles, a small one and
 * one in the place of the text, and draws one of them. */
static void
walk (GtkWidget *widget, Visit visit, gpointer data)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && gtk_widget_get_child_visible (child)
        && gtk_widget_get_opacity (child) > 0
        && !GTK_IS_NATIVE (child) /* a tooltip under the pointer */
        && !(GTK_IS_REVEALER (child) && !gtk_revealer_get_reveal_child (GTK_REVEALER (child))))
      {
        visit (child, data);
        walk (child, visit, data);
      }
}

/* The text of a label, or the type of another widget and of what it is in. */
static char *
name_widget (GtkWidget *widget)
{
  GString *name;

  if (GTK_IS_LABEL (widget))
    return g_strdup (gtk_label_get_text (GTK_LABEL (widget)));

  name = g_string_new (G_OBJECT_TYPE_NAME (widget));
  while (!g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Bones")
         && (widget = gtk_widget_get_parent (widget)) != NULL)
    g_string_append_printf (name, " in %s", G_OBJECT_TYPE_NAME (widget));
  return g_string_free (name, FALSE);
}

/* Takes @what. */
static void
add_finding (Looks *self, GtkWidget *widget, char *what)
{
  g_autofree char *name = name_widget (widget);

  g_ptr_array_add (self->found,
                   g_strdup_printf ("“%s” (%s): %s", name, gtk_widget_get_css_name (widget), what));
  g_free (what);
}

/* Sets @place to the visible part of @widget in the window; returns FALSE if there is none. */
static gboolean
find_place (Looks *self, GtkWidget *widget, graphene_rect_t *place)
{
  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (self->window), place))
    return FALSE;

  for (GtkWidget *up = gtk_widget_get_parent (widget); up != NULL; up = gtk_widget_get_parent (up))
    {
      graphene_rect_t bounds;

      if (gtk_widget_get_overflow (up) == GTK_OVERFLOW_HIDDEN
          && gtk_widget_compute_bounds (up, GTK_WIDGET (self->window), &bounds)
          && !graphene_rect_intersection (place, &bounds, place))
        return FALSE;
    }
  return TRUE;
}

/* Kinds */

/* Whether the class of @widget, or one that it is derived from in this program, draws by itself. */
static gboolean
draws_itself (GtkWidget *widget)
{
  GType type = G_OBJECT_TYPE (widget);

  if (GTK_IS_DRAWING_AREA (widget))
    return TRUE;

  while (g_str_has_prefix (g_type_name (type), "Bones"))
    type = g_type_parent (type);
  return GTK_WIDGET_GET_CLASS (widget)->snapshot
         != GTK_WIDGET_CLASS (g_type_class_peek (type))->snapshot;
}

/* Whether @widget lies above the main child of an overlay. */
static gboolean
is_overlay (GtkWidget *widget)
{
  GtkWidget *up = gtk_widget_get_parent (widget);

  return GTK_IS_OVERLAY (up) && gtk_overlay_get_child (GTK_OVERLAY (up)) != widget;
}

static char *
name_kind (Looks *self, GtkWidget *label)
{
  GString *kind = g_string_new (NULL);
  PangoAttrList *attributes = gtk_label_get_attributes (GTK_LABEL (label));
  gboolean drawn = FALSE;

  for (GtkWidget *up = label; up != NULL; up = gtk_widget_get_parent (up))
    {
      g_auto (GStrv) classes = gtk_widget_get_css_classes (up);
      g_autofree char *joined = g_strjoinv (".", classes);

      g_string_append_printf (kind, "%s#%s.%s:%x ", G_OBJECT_TYPE_NAME (up),
                              gtk_widget_get_name (up), joined, gtk_widget_get_state_flags (up));
      drawn = drawn || draws_itself (up) || is_overlay (up);
    }

  if (attributes != NULL)
    {
      g_autofree char *text = pango_attr_list_to_string (attributes);

      g_string_append (kind, text);
    }
  if (gtk_label_get_use_markup (GTK_LABEL (label)))
    g_string_append (kind, gtk_label_get_label (GTK_LABEL (label)));
  if (drawn)
    g_string_append_printf (kind, "%s: %s", self->page, gtk_label_get_text (GTK_LABEL (label)));
  return g_string_free (kind, FALSE);
}

/* Whether @widget is a text that can be measured, and where. Of one that is scrolled partly out of
 * view, the strip that is left may hold the thin ends of letters only. */
static gboolean
is_text (Looks *self, GtkWidget *widget, graphene_rect_t *place)
{
  return GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0'
         && find_place (self, widget, place)
         && place->size.height > (float) gtk_widget_get_height (widget) - 1;
}

static gboolean
is_new_kind (Looks *self, GtkWidget *label)
{
  g_autofree char *kind = name_kind (self, label);

  return !g_hash_table_contains (self->kinds, kind);
}

static void
look_for_new_kind (GtkWidget *widget, gpointer data)
{
  Looks *self = data;
  graphene_rect_t place;

  self->has_new_kind =
      self->has_new_kind || (is_text (self, widget, &place) && is_new_kind (self, widget));
}

static void
add_kind (GtkWidget *widget, gpointer data)
{
  Looks *self = data;
  graphene_rect_t place;

  if (is_text (self, widget, &place))
    g_hash_table_add (self->kinds, name_kind (self, widget));
}

GHashTable *
looks_new_kinds (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

gboolean
looks_has_new_kind (GtkWindow *window, const char *page, GHashTable *kinds)
{
  Looks self = { .window = window, .page = page, .kinds = kinds };

  walk (GTK_WIDGET (window), look_for_new_kind, &self);
  return self.has_new_kind;
}

void
looks_add_kinds (GtkWindow *window, const char *page, GHashTable *kinds)
{
  Looks self = { .window = window, .page = page, .kinds = kinds };

  walk (GTK_WIDGET (window), add_kind, &self);
}

/* Contrast */

static double
luminance (guint32 pixel)
{
  static const double weights[] = { 0.0722, 0.7152, 0.2126 };
  double sum = 0;

  for (guint i = 0; i < 3; i++)
    {
      const double c = (pixel >> (8 * i) & 0xff) / 255.0;

      sum += weights[i] * (c <= 0.03928 ? c / 12.92 : pow ((c + 0.055) / 1.055, 2.4));
    }
  return sum;
}

static double
contrast (guint32 a, guint32 b)
{
  const double x = luminance (a), y = luminance (b);

  return (fmax (x, y) + 0.05) / (fmin (x, y) + 0.05);
}

/* The colour that most of the pixels in @place have. */
static guint32
find_ground (GHashTable *counts)
{
  GHashTableIter iter;
  gpointer colour, count;
  guint32 ground = 0;
  guint most = 0;

  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &colour, &count))
    if (GPOINTER_TO_UINT (count) > most)
      {
        most = GPOINTER_TO_UINT (count);
        ground = GPOINTER_TO_UINT (colour);
      }
  return ground;
}

static GHashTable *
count_colours (Looks *self, const graphene_rect_t *place)
{
  GHashTable *counts = g_hash_table_new (NULL, NULL);
  const int left = MAX (0, (int) ceilf (place->origin.x * SCALE));
  const int top = MAX (0, (int) ceilf (place->origin.y * SCALE));
  const int right = MIN (self->width, (int) ((place->origin.x + place->size.width) * SCALE));
  const int bottom = MIN (self->height, (int) ((place->origin.y + place->size.height) * SCALE));

  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      {
        gpointer colour = GUINT_TO_POINTER (self->pixels[y * self->width + x] & 0xffffff);
        const guint count = GPOINTER_TO_UINT (g_hash_table_lookup (counts, colour));

        g_hash_table_insert (counts, colour, GUINT_TO_POINTER (count + 1));
      }
  return counts;
}

static double
measure (Looks *self, const graphene_rect_t *place)
{
  g_autoptr (GHashTable) counts = count_colours (self, place);
  const guint32 ground = find_ground (counts);
  GHashTableIter iter;
  gpointer colour;
  double best = 1;

  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &colour, NULL))
    best = fmax (best, contrast (GPOINTER_TO_UINT (colour), ground));
  return best;
}

static void
check_contrast (GtkWidget *widget, gpointer data)
{
  Looks *self = data;
  graphene_rect_t place;
  double got;

  if (!is_text (self, widget, &place) || !is_new_kind (self, widget))
    return;

  got = measure (self, &place);
  if (got < self->least)
    add_finding (self, widget, g_strdup_printf ("contrast %.2f", got));
}

static GskRenderNode *
snapshot_window (GdkPaintable *paintable, int width, int height)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_snapshot_scale (snapshot, SCALE, SCALE);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  return gtk_snapshot_free_to_node (snapshot);
}

/* Draws the window with Cairo. Between two frames there may be nothing to draw, so it waits. */
static void
take_picture (Looks *self)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (self->window));
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  g_autoptr (GdkTexture) texture = NULL;
  const int width = gtk_widget_get_width (GTK_WIDGET (self->window));
  const int height = gtk_widget_get_height (GTK_WIDGET (self->window));
  GskRenderNode *node;

  while ((node = snapshot_window (paintable, width, height)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  gsk_renderer_realize (renderer, NULL, NULL);
  self->width = width * SCALE;
  self->height = height * SCALE;
  texture = gsk_renderer_render_texture (
      renderer, node, &GRAPHENE_RECT_INIT (0, 0, (float) self->width, (float) self->height));
  self->pixels = g_new (guint32, (gsize) self->width * (gsize) self->height);
  gdk_texture_download (texture, (guchar *) self->pixels, (gsize) self->width * 4);
  gsk_renderer_unrealize (renderer);
  gsk_render_node_unref (node);
}

GPtrArray *
looks_find_faint (GtkWindow *window, float least, const char *page, GHashTable *kinds)
{
  Looks self = { .window = window, .least = least, .page = page, .kinds = kinds };

  self.found = g_ptr_array_new_with_free_func (g_free);
  take_picture (&self);
  walk (GTK_WIDGET (window), check_contrast, &self);
  g_free (self.pixels);
  return self.found;
}

/* Room */

static gboolean
has_tooltip (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (gtk_widget_get_has_tooltip (widget))
      return TRUE;
  return FALSE;
}

/* Whether @widget is beyond the sides of what does not scroll sideways. */
static gboolean
is_beyond (Looks *self, GtkWidget *widget)
{
  graphene_rect_t place;

  for (GtkWidget *up = gtk_widget_get_parent (widget); up != NULL; up = gtk_widget_get_parent (up))
    if (gtk_widget_get_overflow (up) == GTK_OVERFLOW_HIDDEN || GTK_IS_WINDOW (up))
      {
        if (!gtk_widget_compute_bounds (widget, up, &place))
          return TRUE;
        if (place.origin.x < -1
            || place.origin.x + place.size.width > (float) gtk_widget_get_width (up) + 1)
          return TRUE;
      }
  return FALSE;
}

static void
check_room (GtkWidget *widget, gpointer data)
{
  Looks *self = data;
  PangoLayout *layout;
  int width, height;

  if (!GTK_IS_LABEL (widget) || *gtk_label_get_text (GTK_LABEL (widget)) == '\0')
    return;

  layout = gtk_label_get_layout (GTK_LABEL (widget));
  pango_layout_get_pixel_size (layout, &width, &height);
  if (pango_layout_is_ellipsized (layout) && !has_tooltip (widget))
    add_finding (self, widget, g_strdup ("ellipsised, with no tooltip"));
  if (width > gtk_widget_get_width (widget) + 1 || height > gtk_widget_get_height (widget) + 1)
    add_finding (self, widget,
                 g_strdup_printf ("%d × %d in %d × %d", width, height,
                                  gtk_widget_get_width (widget), gtk_widget_get_height (widget)));
  if (is_beyond (self, widget))
    add_finding (self, widget, g_strdup ("beyond the edge"));
}

/* Whether GTK takes @widget for one whose height is the same at every width, and its children ask
 * for another at each. */
static gboolean
is_taken_as_empty (GtkWidget *widget)
{
  if ((!GTK_IS_BOX (widget) && !ADW_IS_BIN (widget))
      || gtk_widget_get_request_mode (widget) != GTK_SIZE_REQUEST_CONSTANT_SIZE)
    return FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child)
        && gtk_widget_get_request_mode (child) != GTK_SIZE_REQUEST_CONSTANT_SIZE)
      return TRUE;
  return FALSE;
}

static void
check_height (GtkWidget *widget, gpointer data)
{
  if (is_taken_as_empty (widget))
    add_finding (data, widget,
                 g_strdup ("its mode is kept from when it was empty (request-mode.h)"));
}

GPtrArray *
looks_find_cut (GtkWindow *window)
{
  Looks self = { .window = window, .found = g_ptr_array_new_with_free_func (g_free) };

  walk (GTK_WIDGET (window), check_room, &self);
  walk (GTK_WIDGET (window), check_height, &self);
  return self.found;
}

static void
check_size (GtkWidget *widget, gpointer data)
{
  Looks *self = data;
  graphene_rect_t bounds;
  const char *name;

  if (!GTK_IS_BUTTON (widget) || !gtk_widget_is_sensitive (widget)
      || gtk_widget_has_css_class (widget, "map-square") /* eight of them stand side by side */
      || !gtk_widget_get_can_target (widget)
      || gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) != NULL
      || !gtk_widget_compute_bounds (widget, widget, &bounds)
      || (bounds.size.width >= self->least && bounds.size.height >= self->least))
    return;

  name = bones_get_tooltip (widget);
  if (name == NULL)
    name = gtk_button_get_label (GTK_BUTTON (widget));
  add_finding (self, widget,
               g_strdup_printf (
                   "%.0f × %.0f: %s", bounds.size.width, bounds.size.height,
                   name != NULL ? name : gtk_widget_get_css_name (gtk_widget_get_parent (widget))));
}

GPtrArray *
looks_find_small (GtkWindow *window, int least)
{
  Looks self = { .window = window, .least = (float) least };

  self.found = g_ptr_array_new_with_free_func (g_free);
  walk (GTK_WIDGET (window), check_size, &self);
  return self.found;
}

/* Whether GTK leaves @widget out of the accessibility tree, or has it there in any case: a scroll
 * bar that is not needed, a row of a list that is scrolled out of sight, the empty half of a menu.
 */
static gboolean
is_left_to_gtk (GtkWidget *widget)
{
  const GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  return role == GTK_ACCESSIBLE_ROLE_NONE || role == GTK_ACCESSIBLE_ROLE_PRESENTATION
         || GTK_IS_SCROLLBAR (widget) || GTK_IS_NATIVE (widget)
         || gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN) != NULL
         || GTK_IS_LIST_VIEW (gtk_widget_get_parent (widget));
}

static void
check_unshown (Looks *self, GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!gtk_widget_get_visible (child) || is_left_to_gtk (child))
      continue;
    else if (gtk_widget_get_mapped (child))
      check_unshown (self, child);
    else
      {
        g_autofree char *differs = gtk_test_accessible_check_state (
            GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);

        if (differs != NULL)
          add_finding (self, child,
                       g_strdup_printf ("not shown by a %s", G_OBJECT_TYPE_NAME (widget)));
      }
}

GPtrArray *
looks_find_unshown (GtkWindow *window)
{
  Looks self = { .window = window, .found = g_ptr_array_new_with_free_func (g_free) };

  check_unshown (&self, GTK_WIDGET (window));
  return self.found;
}

/* Names */

/* What a screen reader calls @widget, or where it gets the name from. */
static char *
spoken_name (GtkWidget *widget)
{
  const char *text = NULL;

  if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                               GTK_ACCESSIBLE_PROPERTY_LABEL, "\1");
  if (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget),
                                        GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    return gtk_test_accessible_check_relation (GTK_ACCESSIBLE (widget),
                                               GTK_ACCESSIBLE_RELATION_LABELLED_BY, NULL, NULL);

  if (GTK_IS_BUTTON (widget))
    text = gtk_button_get_label (GTK_BUTTON (widget));
  else if (GTK_IS_CHECK_BUTTON (widget))
    text = gtk_check_button_get_label (GTK_CHECK_BUTTON (widget));
  else if (GTK_IS_LABEL (widget))
    text = gtk_label_get_text (GTK_LABEL (widget));
  if (text != NULL)
    return g_strdup (text);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child))
      {
        char *name = spoken_name (child);

        if (name != NULL)
          return name;
      }

  return g_strdup (bones_get_tooltip (widget));
}

/* A button that is one of several, and is on, goes off only if another is pressed; that of a menu
 * opens it. */
static void
collect_toggle (GtkWidget *widget, gpointer data)
{
  gboolean on;

  if (!(GTK_IS_TOGGLE_BUTTON (widget) || GTK_IS_SWITCH (widget) || GTK_IS_CHECK_BUTTON (widget))
      || !gtk_widget_is_sensitive (widget) || GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget))
      || GTK_IS_DROP_DOWN (gtk_widget_get_parent (widget)))
    return;

  g_object_get (widget, "active", &on, NULL);
  if (!on
      || gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) != GTK_ACCESSIBLE_ROLE_RADIO)
    g_ptr_array_add (data, g_object_ref (widget));
}

static void
check_name (Looks *self, GtkWidget *toggle)
{
  g_autofree char *before = spoken_name (toggle), *after = NULL;
  gboolean on;

  g_object_get (toggle, "active", &on, NULL);
  g_object_set (toggle, "active", !on, NULL);
  frames_settle (self->window);
  if (gtk_widget_get_root (toggle) == NULL)
    return;

  after = spoken_name (toggle);
  if (g_strcmp0 (before, after) != 0 || before == NULL)
    add_finding (self, toggle, g_strdup_printf ("is called %s, then %s", before, after));
  g_object_set (toggle, "active", on, NULL);
  frames_settle (self->window);
}

GPtrArray *
looks_find_renamed (GtkWindow *window)
{
  Looks self = { .window = window, .found = g_ptr_array_new_with_free_func (g_free) };
  g_autoptr (GPtrArray) toggles = g_ptr_array_new_with_free_func (g_object_unref);

  walk (GTK_WIDGET (window), collect_toggle, toggles);
  for (guint i = 0; i < toggles->len; i++)
    if (gtk_widget_get_mapped (g_ptr_array_index (toggles, i)))
      check_name (&self, g_ptr_array_index (toggles, i));
  return self.found;
}
