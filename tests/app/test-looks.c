/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * usage: test-looks CROSSBONES-CLI SCREENSHOTS PAGES [MESSAGES]
 *
 * Opens the pages in the states of tools/screenshots, at every size: all text is shown whole, also
 * with large text, its contrast suffices in every colour scheme, what people touch is large enough
 * for a thumb, a screen reader finds nothing that is not shown, and a toggle's name does not change
 * with its state. PAGES selects a part of the pages: black-spot, others (the other rule
 * systems), menus (pages without a battle) or longer (some of each, in the language that MESSAGES,
 * tools/messages, makes: 40 % longer than English).
 */

#include "application.h"
#include "content-set.h"
#include "flow.h"
#include "frames.h"
#include "looks.h"
#include "name.h"
#include "table.h"
#include "unshown.h"
#include "window.h"

#include "bones-config.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>

#define READABLE 4.5 /* contrast of text, WCAG AA */
#define THUMB 44     /* pixels */

#define PAST "table-past" /* opened looking back */

static const char *const black_spot[] = {
  "table-start",    "table-wind",        "table-order",  "table-turn",
  "table-move",     "table-terrain",     "table-course", "table-targets",
  "table-dice",     "table-reroll",      "table-four",   "table-over",
  "table-factions", "table-magic",       "table-card",   "table-dispel",
  "table-spells",   "table-opportunity", "table-log",    "table-eight",
  "table-asked",    "table-asked-who",   PAST,
};

static const char *const others[] = {
  "dp-map",       "dp-move",   "nd-hand",    "nd-declaring", "nd-staged", "nd-rolled",
  "nd-cards",     "dp-cards",  "table-plan", "mow-muster",   "mow-turn",  "mow-fire-dice",
  "mow-boarding", "mow-magic", "mow-end",    "mow-over",     "after-mow",
};

static const char *const longer[] = { "table-start", "table-targets", "table-over", "nd-staged",
                                      "dp-map",      "mow-fire-dice", "after-four" };

/* Pages without a battle: the game that was played last, the action that opens the page, and what
 * is pressed on it. */
static const struct {
  const char *name, *ruleset, *action, *presses[4];
  const char *then; /* an action of the page, which opens a window; or NULL */
} pages[] = {
  { "harbour", "", "win.harbour" },
  { "records", "", "win.harbour", { NULL }, "harbour.records" },
  { "guide", "", "win.first-battle" },
  { "new-battle", "black-spot", "win.new-battle" },
  { "new-battle-duel", "naval-duel", "win.new-battle" },
  { "new-battle-dread", "dread-pirate", "win.new-battle" },
  { "new-battle-mow", "man-o-war", "win.new-battle" },
  { "content-sets", "", "win.content" },
  { "content-sections", "", "win.content", { "The Grey Book" } },
  { "content-rows", "", "win.content", { "The Grey Book", "Ships" } },
  { "content-ship", "", "win.content", { "Our own", "Ships", "Iron Gannet" } },
  { "fleets", "", "win.fleets" },
  { "content-plan", "", "win.content", { "The Grey Book", "Ships", "Mudlark", "Hold" } },
  { "content-aim", "", "win.content", { "The Grey Book", "Ships", "Mudlark", "Aim 1" } },
  { "content-effect", "", "win.content", { "Our own", "Critical table", "Fire breaks out" } },
  { "content-spell", "", "win.content", { "The stock set", "Spell cards", "Ember Rain" } },
  { "content-errors", "", "win.content", { "The Grey Book", "5 things are wrong" } },
};

static const struct {
  int width, height;
} sizes[] = { { 360, 640 }, { 800, 600 }, { 1280, 800 }, { 1920, 1080 } };

static const struct {
  const char *name;
  AdwColorScheme scheme;
  gboolean high_contrast;
} schemes[] = {
  { "light", ADW_COLOR_SCHEME_FORCE_LIGHT, FALSE },
  { "dark", ADW_COLOR_SCHEME_FORCE_DARK, FALSE },
  { "high contrast, dark", ADW_COLOR_SCHEME_FORCE_DARK, TRUE },
  { "high contrast, light", ADW_COLOR_SCHEME_FORCE_LIGHT, TRUE },
};

static const char *cli, *screenshots;
static BonesApplication *application;
static GSettings *desktop;   /* from which libadwaita takes high contrast */
static GHashTable *measured; /* kinds of text, see looks.h */
static gboolean is_longer;   /* the room is measured for a longer language, and nothing else */

/* Has crossbones-cli play @state into the database. */
static void
make (const char *state)
{
  g_autofree char *command = g_strdup_printf ("'%s' --play %s '%s'", screenshots, state, cli);
  const char *argv[] = { "bash", "-c", command, NULL };
  g_autofree char *replies = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &replies, NULL,
                &status, &error);
  g_spawn_check_wait_status (status, &error);
  g_assert_no_error (error);
  g_assert_null (strstr (replies, "\"ok\":false"));
}

/* Plays the battle of @state into the database; returns its number. */
static gint64
play (const char *state)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  gint64 newest = 0;
  BonesStore *store;

  make (state);
  store = bones_application_get_store (application, &error);
  g_assert_no_error (error);
  games = bones_store_list_games (store, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < games->len; i++)
    newest = MAX (newest, ((const BonesGameRecord *) g_ptr_array_index (games, i))->id);
  g_assert_cmpint (newest, >, 0);
  return newest;
}

/* The page that a window over @window shows, at its size; or @window. */
static GtkWindow *
find_top (BonesWindow *window)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWindow *top = GTK_WINDOW (window);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) other = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (other) == GTK_WINDOW (window))
        top = other;
    }
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (top)));
  return top;
}

static gboolean
is_waiting (GtkWidget *widget)
{
  if (GTK_IS_SPINNER (widget) && gtk_widget_get_mapped (widget)
      && gtk_spinner_get_spinning (GTK_SPINNER (widget)))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_waiting (child))
      return TRUE;

  return FALSE;
}

/* Waits until the window over @window, if there is one, has its size and all that it reads. */
static void
settle_top (BonesWindow *window, int width, int height)
{
  GtkWindow *top = find_top (window);

  frames_settle (GTK_WINDOW (window));
  if (top == GTK_WINDOW (window))
    return;

  gtk_window_set_default_size (top, width, height);
  do
    frames_settle (top);
  while (is_waiting (GTK_WIDGET (top)));
}

/* Activates @action, if it is not NULL. */
static BonesWindow *
open_window (gint64 game, int width, int height, const char *action)
{
  BonesWindow *window = bones_application_make_window (application);

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  bones_window_resume (window, game);
  gtk_window_present (GTK_WINDOW (window));
  frames_settle (GTK_WINDOW (window));
  if (action != NULL)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
      settle_top (window, width, height);
      g_assert_true (g_str_equal (action, "win.after")
                     == (find_top (window) != GTK_WINDOW (window)));
    }
  return window;
}

static void
expect_none (GPtrArray *found, const char *where, const char *what)
{
  for (guint i = 0; i < found->len; i++)
    {
      g_test_message ("%s, %s: %s", where, what, (const char *) g_ptr_array_index (found, i));
      g_test_fail ();
    }
  g_ptr_array_unref (found);
}

static GtkWidget *
make_label (const char *markup)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  return label;
}

static GtkWindow *
open_column (GtkWidget **widgets, guint n_widgets)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint i = 0; i < n_widgets; i++)
    gtk_box_append (GTK_BOX (box), widgets[i]);
  gtk_window_set_child (window, box);
  gtk_window_set_default_size (window, 200, 200);
  gtk_window_present (window);
  frames_settle (window);
  return window;
}

static void
expect_one (GPtrArray *found, const char *text)
{
  g_assert_cmpuint (found->len, ==, 1);
  g_assert_nonnull (strstr (g_ptr_array_index (found, 0), text));
  g_ptr_array_unref (found);
}

/* The measures find what is planted. */
static void
test_measures (void)
{
  GtkWidget *widgets[] = {
    gtk_label_new ("ellipsised, and no tooltip has the rest of this long text"),
    make_label ("<span color='#808080' background='#909090'>faint</span>"),
    gtk_label_new ("readable"),
    gtk_button_new_with_label ("small"),
  };
  g_autoptr (GHashTable) kinds = looks_new_kinds ();
  g_autoptr (GPtrArray) smalls = NULL;
  GtkWindow *window;

  gtk_label_set_ellipsize (GTK_LABEL (widgets[0]), PANGO_ELLIPSIZE_END);
  gtk_widget_set_halign (widgets[3], GTK_ALIGN_START);
  gtk_widget_set_size_request (widgets[3], 20, -1);
  window = open_column (widgets, G_N_ELEMENTS (widgets));

  expect_one (looks_find_faint (window, READABLE, "here", kinds), "faint");
  expect_one (looks_find_cut (window), "ellipsised");
  smalls = looks_find_small (window, 100);
  g_assert_cmpuint (smalls->len, ==, 1);
  gtk_window_destroy (window);
}

/* A box whose mode was asked for while it was empty and had not been measured. */
static void
test_filled (void)
{
  GtkWidget *widgets[] = { gtk_box_new (GTK_ORIENTATION_VERTICAL, 0) };
  GtkWindow *window;

  gtk_widget_set_visible (widgets[0], FALSE);
  window = open_column (widgets, G_N_ELEMENTS (widgets));
  gtk_widget_get_request_mode (widgets[0]);
  gtk_box_append (GTK_BOX (widgets[0]), bones_flow_new ());
  gtk_widget_set_visible (widgets[0], TRUE);
  frames_settle (window);
  expect_one (looks_find_cut (window), "kept from when it was empty");
  gtk_window_destroy (window);
}

static void
rename_it (GtkWidget *toggle)
{
  bones_name_widget (toggle, "off");
}

/* A page that is not shown is found in the tree, until it is kept out of it (GTK 4.18 does so by
 * itself, and is told otherwise); so is a button that gets another name when it is pressed. */
static void
test_tree (void)
{
  GtkWidget *elsewhere = gtk_label_new ("elsewhere");
  GtkWidget *widgets[] = { gtk_stack_new (), gtk_toggle_button_new_with_label ("on"),
                           gtk_toggle_button_new_with_label ("steady") };
  g_autoptr (GPtrArray) none = NULL;
  GtkWindow *window;

  gtk_stack_add_child (GTK_STACK (widgets[0]), gtk_label_new ("shown"));
  gtk_stack_add_child (GTK_STACK (widgets[0]), elsewhere);
  g_signal_connect (widgets[1], "toggled", G_CALLBACK (rename_it), NULL);
  window = open_column (widgets, G_N_ELEMENTS (widgets));
  gtk_accessible_update_state (GTK_ACCESSIBLE (elsewhere), GTK_ACCESSIBLE_STATE_HIDDEN, FALSE, -1);

  expect_one (looks_find_unshown (window), "elsewhere");
  bones_hide_unshown (widgets[0]);
  none = looks_find_unshown (window);
  g_assert_cmpuint (none->len, ==, 0);
  expect_one (looks_find_renamed (window), "then off");
  gtk_window_destroy (window);
}

/* A text is measured unless one of its kind has been. */
static void
test_kinds (void)
{
  GtkWidget *first[] = { gtk_label_new ("readable") };
  GtkWidget *again[] = { gtk_label_new ("as readable") };
  GtkWidget *styled[] = { gtk_label_new ("disabled") };
  GtkWidget *marked[] = { make_label ("<span color='#808080' background='#909090'>faint</span>") };
  GtkWidget *drawn[] = { gtk_overlay_new () };
  g_autoptr (GHashTable) kinds = looks_new_kinds ();
  GtkWindow *windows[5];

  gtk_widget_set_sensitive (styled[0], FALSE);
  gtk_overlay_set_child (GTK_OVERLAY (drawn[0]), gtk_drawing_area_new ());
  gtk_overlay_add_overlay (GTK_OVERLAY (drawn[0]), gtk_label_new ("above"));
  gtk_widget_set_size_request (drawn[0], 100, 100);
  windows[0] = open_column (first, 1);
  windows[1] = open_column (again, 1);
  windows[2] = open_column (styled, 1);
  windows[3] = open_column (marked, 1);
  windows[4] = open_column (drawn, 1);

  g_assert_true (looks_has_new_kind (windows[0], "here", kinds));
  looks_add_kinds (windows[0], "here", kinds);
  g_assert_false (looks_has_new_kind (windows[0], "here", kinds));
  g_assert_false (looks_has_new_kind (windows[1], "there", kinds));
  g_assert_true (looks_has_new_kind (windows[2], "here", kinds));
  expect_one (looks_find_faint (windows[3], READABLE, "here", kinds), "faint");
  looks_add_kinds (windows[4], "here", kinds);
  g_assert_true (looks_has_new_kind (windows[4], "there", kinds));

  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    gtk_window_destroy (windows[i]);
}

/* High contrast, which changes colours and nothing else, is switched as a desktop does. */
static void
set_scheme (GtkWindow *window, guint scheme)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_settings_set_boolean (desktop, "high-contrast", schemes[scheme].high_contrast);
  adw_style_manager_set_color_scheme (manager, schemes[scheme].scheme);
  frames_settle (window);
  g_assert_true (adw_style_manager_get_high_contrast (manager) == schemes[scheme].high_contrast);
}

/* The switcher of the pages, libadwaita's, shortens words beside their icons and has no tooltips.
 */
static void
let_shorten (GtkWidget *widget)
{
  if (ADW_IS_VIEW_SWITCHER (widget))
    gtk_widget_set_has_tooltip (widget, TRUE);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    let_shorten (child);
}

/* Checks what does not depend on colours. */
static void
expect_room (GtkWindow *window, const char *where)
{
  if (is_longer)
    let_shorten (GTK_WIDGET (window));
  expect_none (looks_find_cut (window), where, "cut off");
  expect_none (looks_find_small (window, THUMB), where, "small");
  expect_none (looks_find_unshown (window), where, "in the tree");
}

/* Names are the same at every size, so one is enough at which the whole page is in sight. */
static void
expect_names (GtkWindow *window, guint size, const char *where)
{
  if (!is_longer && size == 2)
    expect_none (looks_find_renamed (window), where, "renamed");
}

static void
expect_colours (GtkWindow *window, const char *page, const char *where)
{
  if (is_longer || !looks_has_new_kind (window, page, measured))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      g_autofree char *scheme = g_strconcat (where, ", ", schemes[i].name, NULL);

      set_scheme (window, i);
      expect_none (looks_find_faint (window, READABLE, page, measured), scheme, "faint");
    }
  set_scheme (window, 0);
  looks_add_kinds (window, page, measured);
}

static void
toggle_large_text (void)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "large-text", NULL);
}

/* The sanitizers check the code and not the pages, so they see each page once in either way. */
static gboolean
is_checked (guint size, gboolean large_text)
{
  if (is_longer && size % 2 != 0)
    return FALSE;
  return ONE_IN == 1 || size == (large_text ? 2 : 0);
}

static void
test_state (gconstpointer data)
{
  const char *state = data;
  const gint64 game = play (state);
  const char *action = g_str_equal (state, PAST)            ? "win.look-back"
                       : g_str_has_prefix (state, "after-") ? "win.after"
                                                            : NULL;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *where =
          g_strdup_printf ("%s at %d × %d", state, sizes[i].width, sizes[i].height);
      g_autofree char *far = g_strconcat (where, " across the table", NULL);
      BonesWindow *window;

      if (is_checked (i, FALSE))
        {
          window = open_window (game, sizes[i].width, sizes[i].height, action);
          expect_colours (find_top (window), state, where);
          expect_room (find_top (window), where);
          expect_names (find_top (window), i, where);
          gtk_window_destroy (GTK_WINDOW (window));
        }

      if (is_checked (i, TRUE))
        {
          toggle_large_text ();
          window = open_window (game, sizes[i].width, sizes[i].height, action);
          expect_room (find_top (window), far);
          gtk_window_destroy (GTK_WINDOW (window));
          toggle_large_text ();
        }
    }
}

typedef struct {
  const char *text;
  GtkWidget *found;
} Wanted;

/* Whether @label says @english, in any language: a text, the number of a row behind a text, or how
 * much is wrong. */
static gboolean
says (const char *label, const char *english)
{
  const char *space = strrchr (english, ' ');
  const guint n = (guint) g_ascii_strtoull (space != NULL ? space : english, NULL, 10);
  const guint wrong = (guint) g_ascii_strtoull (english, NULL, 10);
  g_autofree char *said = NULL;

  if (wrong > 0)
    said = g_strdup_printf (ngettext ("%u thing is wrong", "%u things are wrong", wrong), wrong);
  else if (n > 0)
    {
      g_autofree char *before = g_strndup (english, (gsize) (space - english));

      said = g_strdup_printf ("%s %u", bones_content_translate (before), n);
    }
  return g_str_equal (label, english) || g_str_equal (label, bones_content_translate (english))
         || g_str_equal (label, g_dpgettext2 (GETTEXT_PACKAGE, "stock set", english))
         || g_strcmp0 (label, said) == 0;
}

/* Finds the row or button that is labelled @wanted and visible, the last if there are several. */
static void
find_row (GtkWidget *widget, Wanted *wanted)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_LABEL (widget) && says (gtk_label_get_text (GTK_LABEL (widget)), wanted->text))
    {
      GtkWidget *row = gtk_widget_get_ancestor (widget, ADW_TYPE_ACTION_ROW);
      GtkWidget *button = gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON);

      wanted->found = row != NULL ? row : button != NULL ? button : wanted->found;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_row (child, wanted);
}

static void
press (GtkWindow *window, const char *text)
{
  Wanted wanted = { text, NULL };

  find_row (GTK_WIDGET (window), &wanted);
  if (wanted.found == NULL)
    g_error ("nothing says “%s”", text);

  if (ADW_IS_ACTION_ROW (wanted.found))
    wanted.found = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (wanted.found));

  g_signal_emit_by_name (wanted.found, "clicked");
  frames_settle (window);
}

static BonesWindow *
open_page (guint page, int width, int height)
{
  BonesWindow *window = bones_application_make_window (application);

  g_settings_set_string (bones_application_get_settings (application), "ruleset",
                         pages[page].ruleset);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  bones_window_begin (window);
  gtk_widget_activate_action (GTK_WIDGET (window), pages[page].action, NULL);
  gtk_window_present (GTK_WINDOW (window));
  frames_settle (GTK_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (pages[page].presses); i++)
    if (pages[page].presses[i] != NULL)
      press (GTK_WINDOW (window), pages[page].presses[i]);
  if (pages[page].then != NULL)
    {
      gtk_widget_activate_action (gtk_window_get_focus (GTK_WINDOW (window)), pages[page].then,
                                  NULL);
      settle_top (window, width, height);
      g_assert_true (find_top (window) != GTK_WINDOW (window));
    }

  return window;
}

/* Prints the child that needs the most width, and its widest child, and so on. */
static void
print_widest (GtkWidget *widget)
{
  GtkWidget *widest = NULL;
  int most = -1;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least = -1;

      if (gtk_widget_get_mapped (child))
        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      if (least > most)
        {
          most = least;
          widest = child;
        }
    }

  if (widest == NULL)
    return;

  g_test_message ("  %s %s, %d pixels", G_OBJECT_TYPE_NAME (widest),
                  GTK_IS_LABEL (widest) ? gtk_label_get_text (GTK_LABEL (widest)) : "", most);
  print_widest (widest);
}

/* A page that is wider than its window is cut off, too. */
static void
expect_width (GtkWindow *window, int width, const char *where)
{
  if (gtk_widget_get_width (GTK_WIDGET (window)) <= width)
    return;

  g_test_message ("%s: %d pixels wide", where, gtk_widget_get_width (GTK_WIDGET (window)));
  print_widest (GTK_WIDGET (window));
  g_test_fail ();
}

static void
test_page (gconstpointer data)
{
  static gboolean full;
  const guint page = GPOINTER_TO_UINT (data);

  if (!full) /* so that all have something to show */
    {
      make ("harbour");
      make ("content-sets");
      make ("fleets");
      full = TRUE;
    }

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *where =
          g_strdup_printf ("%s at %d × %d", pages[page].name, sizes[i].width, sizes[i].height);
      g_autofree char *far = g_strconcat (where, " across the table", NULL);
      BonesWindow *window;

      if (is_checked (i, FALSE))
        {
          window = open_page (page, sizes[i].width, sizes[i].height);
          expect_colours (find_top (window), pages[page].name, where);
          expect_room (find_top (window), where);
          expect_width (find_top (window), sizes[i].width, where);
          expect_names (find_top (window), i, where);
          gtk_window_destroy (GTK_WINDOW (window));
        }

      if (is_checked (i, TRUE))
        {
          toggle_large_text ();
          window = open_page (page, sizes[i].width, sizes[i].height);
          expect_room (find_top (window), far);
          expect_width (find_top (window), sizes[i].width, far);
          gtk_window_destroy (GTK_WINDOW (window));
          toggle_large_text ();
        }
    }
}

/* Whether @text can be read in @widget, as a label or in a field. */
static gboolean
shows (GtkWidget *widget, const char *text)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;

  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return TRUE;

  if (GTK_IS_TEXT (widget) && g_str_equal (gtk_editable_get_text (GTK_EDITABLE (widget)), text))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows (child, text))
      return TRUE;

  return FALSE;
}

/* The stock set is read in the language of the window; a copy of it is what the document says. */
static void
test_stock_set (gconstpointer data)
{
  const char *english = "Ember Rain";
  const char *said = g_dpgettext2 (GETTEXT_PACKAGE, "stock set", english);
  BonesWindow *window = open_page (GPOINTER_TO_UINT (data), 1024, 720);
  GtkWidget *page = gtk_window_get_focus (GTK_WINDOW (window));
  g_autoptr (BonesContentSet) copy = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpstr (said, !=, english);
  g_assert_true (shows (GTK_WIDGET (window), said));
  g_assert_false (shows (GTK_WIDGET (window), english));

  gtk_widget_activate_action (page, "content.copy", NULL);
  frames_settle (GTK_WINDOW (window));
  press (GTK_WINDOW (window), "Spell cards");
  press (GTK_WINDOW (window), english);
  g_assert_true (shows (GTK_WIDGET (window), english));
  g_assert_false (shows (GTK_WIDGET (window), said));
  copy = bones_content_set_find (bones_application_get_store (application, &error),
                                 bones_content_ruleset ("man-o-war", NULL),
                                 dgettext (GETTEXT_PACKAGE, "Our own"), &error);
  g_assert_no_error (error);
  text = bones_content_set_to_text (copy);
  g_assert_nonnull (strstr (text, english));
  g_assert_null (strstr (text, said));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
add_states (const char *const *states, guint n_states)
{
  for (guint i = 0; i < n_states; i++)
    {
      g_autofree char *path = g_strconcat ("/looks/", states[i], NULL);

      g_test_add_data_func (path, states[i], test_state);
    }
}

static void
add_pages (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *path = g_strconcat ("/looks/", pages[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_page);
      if (is_longer && g_str_equal (pages[i].name, "content-spell"))
        g_test_add_data_func ("/looks/stock-set", GUINT_TO_POINTER (i), test_stock_set);
    }
}

/* Has @messages make the longer language, and speaks it from now on. */
static void
speak (const char *messages)
{
  g_autofree char *folder = g_build_filename (g_get_home_dir (), "words", NULL); /* of this test */
  const char *const make_words[] = { messages, "--pseudo", folder, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) make_words, NULL, 0, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  g_setenv ("LANGUAGE", "qps", TRUE);
  g_setenv ("LC_ALL", "xx.UTF-8", TRUE); /* GTK asks for it again */
  g_assert_nonnull (setlocale (LC_ALL, "xx.UTF-8"));
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_assert_cmpstr (dgettext (GETTEXT_PACKAGE, "Cancel"), !=, "Cancel");
  is_longer = TRUE;
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  g_return_val_if_fail (argc == 4 || argc == 5, 2);

  cli = argv[1];
  screenshots = argv[2];
  if (argc == 5)
    speak (argv[4]);
  desktop = g_settings_new ("org.gnome.desktop.a11y.interface");
  measured = looks_new_kinds ();
  application = bones_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  if (g_str_equal (argv[3], "black-spot"))
    add_states (black_spot, G_N_ELEMENTS (black_spot));
  else if (g_str_equal (argv[3], "others"))
    add_states (others, G_N_ELEMENTS (others));
  else if (is_longer)
    {
      add_states (longer, G_N_ELEMENTS (longer));
      add_pages ();
    }
  else if (g_str_equal (argv[3], "menus"))
    {
      g_test_add_func ("/looks/measures", test_measures);
      g_test_add_func ("/looks/filled", test_filled);
      g_test_add_func ("/looks/tree", test_tree);
      g_test_add_func ("/looks/kinds", test_kinds);
      add_pages ();
    }
  status = g_test_run ();
  g_hash_table_unref (measured);
  g_object_unref (desktop);
  return status;
}
