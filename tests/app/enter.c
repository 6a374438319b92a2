/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "enter.h"

#include "card-zone.h"
#include "cover.h"
#include "dice-tray.h"
#include "frames.h"
#include "location-plan.h"
#include "table-page.h"

#include <gdk/x11/gdkx.h>

#define PATIENCE (10 * G_TIME_SPAN_SECOND) /* until a button that was pressed has acted */
#define PRESSES 4                          /* of the pointer's button, in that time */
#define EVERYBODY 0xffff                   /* fleets, as bits */

GtkWidget *
enter_find (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget) || g_type_is_a (G_OBJECT_TYPE (widget), type))
    return gtk_widget_get_mapped (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = enter_find (child, type);
  return found;
}

static gboolean
is_cover (GtkWidget *focus)
{
  return gtk_widget_get_ancestor (focus, BONES_TYPE_COVER) != NULL;
}

/* A button of the tray that stands out. The cover of a hand only shows the hand. */
static gboolean
stands_out (GtkWidget *focus)
{
  return GTK_IS_BUTTON (focus) && gtk_widget_has_css_class (focus, "suggested-action")
         && gtk_widget_is_sensitive (focus) && !is_cover (focus)
         && gtk_widget_get_ancestor (focus, BONES_TYPE_DICE_TRAY) != NULL;
}

/* Such a button, the square of a map, the question itself, or the cover of a hand. */
gboolean
enter_is_safe (GtkWidget *focus)
{
  if (focus == NULL)
    return FALSE;
  if (!GTK_IS_BUTTON (focus))
    return GTK_IS_LABEL (focus) && gtk_widget_get_ancestor (focus, BONES_TYPE_DICE_TRAY) != NULL;

  return stands_out (focus) || gtk_widget_has_css_class (focus, "map-square") || is_cover (focus);
}

char *
enter_describe (GtkWidget *focus)
{
  g_autofree char *classes = NULL;
  g_auto (GStrv) names = NULL;

  if (focus == NULL)
    return g_strdup ("nothing");

  names = gtk_widget_get_css_classes (focus);
  classes = g_strjoinv (" ", names);
  return g_strdup_printf ("a %s (%s) in a %s", G_OBJECT_TYPE_NAME (focus), classes,
                          G_OBJECT_TYPE_NAME (gtk_widget_get_parent (focus)));
}

static BonesHelm *
find_helm (GtkWindow *window)
{
  GtkWidget *page = enter_find (GTK_WIDGET (window), BONES_TYPE_TABLE_PAGE);

  return page != NULL ? bones_table_page_get_helm (BONES_TABLE_PAGE (page)) : NULL;
}

static guint n_opened; /* menus and dialogs of cards */

static void
tell_x_server_all (const char *const *argv)
{
  g_autoptr (GError) error = NULL;
  int status = 0;

  /* With the descriptors left open, GLib need not fork, which takes long under the sanitizers. */
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_LEAVE_DESCRIPTORS_OPEN,
                NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

static void
tell_x_server (const char *verb, const char *what)
{
  tell_x_server_all ((const char *const[]){ "xdotool", verb, what, NULL });
}

/* As a window manager does. */
static void
give_focus (GtkWindow *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  g_autofree char *number = NULL;

  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  number = g_strdup_printf ("%lu", gdk_x11_surface_get_xid (surface));
  G_GNUC_END_IGNORE_DEPRECATIONS
  tell_x_server ("windowfocus", number);
  /* A key that comes together with the news that the window has the focus is ignored: events are
   * handled before the focus goes home (src/app/widgets/focus-keeper.c). So both are awaited. */
  do
    {
      gdk_display_sync (gtk_widget_get_display (GTK_WIDGET (window)));
      frames_settle (window);
    }
  while (!gtk_window_is_active (window));
}

/* What may happen before it */

/* The dialog of @window, or NULL; borrowed. */
static GtkWindow *
find_dialog (GtkWindow *window)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) other = g_list_model_get_item (windows, i);

      if (other != window && gtk_window_get_transient_for (other) == window)
        return other;
    }
  return NULL;
}

static void
close_dialog (GtkWindow *window)
{
  gtk_window_close (find_dialog (window));
  frames_settle (window);
  g_assert_null (find_dialog (window));
}

static void
open_dialog (GtkWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.change-table", NULL);
  frames_settle (window);
  close_dialog (window);
}

static void
open_menu (GtkWindow *window)
{
  GtkWidget *button = enter_find (GTK_WIDGET (window), GTK_TYPE_MENU_BUTTON);

  g_assert_nonnull (button);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  frames_settle (window);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
}

/* Whether all of @widget is seen and can be touched, at @x, @y. */
static gboolean
is_seen (GtkWindow *window, GtkWidget *widget, int *x, int *y)
{
  GtkWidget *const outside[] = { gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW),
                                 GTK_WIDGET (window) };
  graphene_rect_t place = { 0 }, frame;
  GtkWidget *picked;

  for (guint i = 0; i < G_N_ELEMENTS (outside); i++)
    {
      if (outside[i] == NULL)
        continue;
      if (!gtk_widget_compute_bounds (widget, outside[i], &place))
        return FALSE;

      graphene_rect_init (&frame, 0, 0, (float) gtk_widget_get_width (outside[i]),
                          (float) gtk_widget_get_height (outside[i]));
      if (!graphene_rect_contains_rect (&frame, &place))
        return FALSE;
    }
  *x = (int) (place.origin.x + place.size.width / 2);
  *y = (int) (place.origin.y + place.size.height / 2);
  picked = gtk_widget_pick (GTK_WIDGET (window), *x, *y, GTK_PICK_DEFAULT);
  return picked != NULL && (picked == widget || gtk_widget_is_ancestor (picked, widget));
}

/* Presses the secondary button of the pointer on @widget. */
static void
point_at (GtkWindow *window, int x, int y)
{
  g_autofree char *across = g_strdup_printf ("%d", x), *down = g_strdup_printf ("%d", y);

  tell_x_server_all (
      (const char *const[]){ "xdotool", "mousemove", across, down, "click", "3", NULL });
  frames_settle (window);
}

static gboolean
has_menu (GtkWidget *widget)
{
  return BONES_IS_LOCATION_PLAN (widget) || bones_card_zone_has_menu (BONES_CARD_ZONE (widget));
}

/* The first counter or plan below @widget that is seen, which is at @x, @y: one with
 * a menu if @menu. Elsewhere a card opens a dialog. NULL: there is none. */
static GtkWidget *
find_on_card (GtkWindow *window, GtkWidget *widget, gboolean menu, int *x, int *y)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;

  if ((BONES_IS_CARD_ZONE (widget) || BONES_IS_LOCATION_PLAN (widget))
      && is_seen (window, widget, x, y) && (!menu || has_menu (widget)))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_on_card (window, child, menu, x, y);
  return found;
}

static gboolean
is_open (GtkWindow *window, GtkWidget *part)
{
  return find_dialog (window) != NULL || enter_find (part, GTK_TYPE_POPOVER) != NULL;
}

/* Presses the secondary button on @part until something opens: a menu that is still
 * closing takes the first press for itself. */
static void
press_on (GtkWindow *window, GtkWidget *part, int x, int y)
{
  for (guint i = 0; i < PRESSES && !is_open (window, part); i++)
    {
      const gint64 until = g_get_monotonic_time () + PATIENCE / PRESSES;

      point_at (window, x, y);
      while (!is_open (window, part) && g_get_monotonic_time () < until)
        frames_settle (window);
    }
}

/* What the secondary button opens on a card is closed: a menu with Escape. */
static void
open_on_card (GtkWindow *window)
{
  gint64 until;
  int x, y;
  GtkWidget *part = find_on_card (window, GTK_WIDGET (window), TRUE, &x, &y);

  if (part == NULL)
    part = find_on_card (window, GTK_WIDGET (window), FALSE, &x, &y);
  if (part == NULL)
    return;

  press_on (window, part, x, y);
  n_opened++;
  if (find_dialog (window) != NULL)
    {
      close_dialog (window);
      return;
    }

  if (enter_find (part, GTK_TYPE_POPOVER) == NULL)
    g_error ("a %s at %d, %d opens nothing", G_OBJECT_TYPE_NAME (part), x, y);
  tell_x_server ("key", "Escape");
  until = g_get_monotonic_time () + PATIENCE;
  while (enter_find (part, GTK_TYPE_POPOVER) != NULL && g_get_monotonic_time () < until)
    frames_settle (window);
  g_assert_null (enter_find (part, GTK_TYPE_POPOVER));
}

static void
make_narrow (GtkWindow *window)
{
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  gtk_window_set_default_size (window, 400, height);
  frames_settle (window);
  gtk_window_set_default_size (window, width, height);
}

static void
enlarge_text (GtkWindow *window)
{
  GActionGroup *application = G_ACTION_GROUP (gtk_window_get_application (window));

  for (guint i = 0; i < 2; i++)
    {
      g_action_group_activate_action (application, "large-text", NULL);
      frames_settle (window);
    }
}

static void
say_something (GtkWindow *window)
{
  g_signal_emit_by_name (find_helm (window), "said", "Something is said");
}

static const struct {
  const char *name;
  void (*happens) (GtkWindow *window);
} disturbances[] = {
  { "a dialog", open_dialog },           { "a menu", open_menu },
  { "what a card opens", open_on_card }, { "a narrow window", make_narrow },
  { "large text", enlarge_text },        { "a toast", say_something },
};

/* Enter */

static void
wait_for_press (GtkWindow *window, BonesTable *table, guint32 seq)
{
  const gint64 until = g_get_monotonic_time () + PATIENCE;

  do
    {
      frames_settle (window);
      bones_helm_finish (find_helm (window));
    }
  while (bones_table_get_seq (table) == seq && g_get_monotonic_time () < until);
}

/* Whether Enter may have made this entry; @asked: a question was open. */
static gboolean
may_enter (const BonesJournalItem *item, gboolean asked)
{
  return item->kind == (asked ? BONES_ENTRY_ANSWER : BONES_ENTRY_ACTION)
         && item->source != BONES_FROM_TABLE;
}

static void
fail (const char *where, const char *after, const char *what)
{
  g_test_message ("%s, after %s: %s", where, after, what);
  g_test_fail ();
}

static void
check_focus (GtkWindow *window, const char *where, const char *after)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  g_autofree char *what = enter_describe (focus);

  if (!enter_is_safe (focus))
    fail (where, after, what);
}

/* The number of entries since @seq, which must be such as Enter may make. */
static guint
check_entries (BonesTable *table, guint32 seq, gboolean asked, const char *where, const char *after)
{
  g_autoptr (GPtrArray) items = bones_view_journal (table, BONES_NOBODY);
  guint n = 0;

  for (guint i = 0; i < items->len; i++)
    {
      const BonesJournalItem *item = g_ptr_array_index (items, i);

      if (item->seq <= seq)
        continue;
      if (n++ == 0 && !may_enter (item, asked))
        fail (where, after, item->text);
    }
  return n;
}

static void
press_enter (GtkWindow *window, const char *where, const char *after)
{
  BonesHelm *helm = find_helm (window);
  g_autoptr (BonesTable) table = g_object_ref (bones_helm_get_table (helm));
  const guint32 seq = bones_table_get_seq (table);
  const gboolean asked = bones_helm_get_view (helm)->prompt != NULL;
  GtkWidget *focus = gtk_window_get_focus (window);
  const gboolean out = stands_out (focus);
  guint n;

  check_focus (window, where, after);
  tell_x_server ("key", "Return");
  if (out)
    wait_for_press (window, table, seq);
  else
    frames_settle (window);
  if (find_helm (window) != helm)
    {
      fail (where, after, "Enter leads elsewhere");
      return;
    }

  n = check_entries (table, seq, asked, where, after);
  if (out && n == 0)
    fail (where, after, "Enter does nothing, but a button stands out");
  else if (!out && n > 0)
    fail (where, after, "Enter enters something, but nothing stands out");
  if (n == 0)
    return;

  if (!bones_helm_get_view (helm)->over)
    check_focus (window, where, "Enter");
  bones_helm_undo_to (helm, seq, EVERYBODY);
  bones_helm_finish (helm);
  frames_settle (window);
  check_focus (window, where, "an undo");
}

void
enter_check (GtkWindow *window, const char *where, gboolean thoroughly)
{
  const guint n = G_N_ELEMENTS (disturbances);

  give_focus (window);
  for (guint i = thoroughly ? 0 : n - 1; i < n; i++)
    {
      disturbances[i].happens (window);
      give_focus (window);
      check_focus (window, where, disturbances[i].name);
      press_enter (window, where, disturbances[i].name);
    }
}

guint
enter_opened_on_cards (void)
{
  return n_opened;
}
