/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * usage: test-looks CROSSBONES-CLI SCREENSHOTS
 *
 * The pages in the states of tools/screenshots, at every size and in every colour scheme: all text
 * can be read and is all there, and what people touch is large enough for a thumb.
 */

#include "application.h"
#include "frames.h"
#include "looks.h"
#include "table.h"
#include "window.h"

#include <glib/gstdio.h>

#define READABLE 4.5 /* contrast of text, WCAG AA */
#define THUMB 44     /* pixels */

#define PAST "table-past" /* that is looked back at */

static const char *const states[] = {
  "table-start",       "table-wind",   "table-order",  "table-turn",   "table-move",
  "table-targets",     "table-dice",   "table-reroll", "table-four",   "table-over",
  "table-factions",    "table-magic",  "table-card",   "table-dispel", "table-spells",
  "table-opportunity", "table-log",    PAST,           "dp-map",       "dp-move",
  "nd-hand",           "nd-declaring", "nd-staged",    "nd-rolled",    "nd-cards",
  "dp-cards",          "table-plan",   "mow-muster",   "mow-turn",     "mow-fire-dice",
  "mow-boarding",      "mow-magic",    "mow-end",      "mow-over",
};

/* Pages without a battle: the game that was played last, the action that leads there, and what is
 * pressed from there on. */
static const struct {
  const char *name, *ruleset, *action, *presses[4];
} pages[] = {
  { "harbour", "", "win.harbour" },
  { "new-battle", "black-spot", "win.new-battle" },
  { "new-battle-duel", "naval-duel", "win.new-battle" },
  { "new-battle-dread", "dread-pirate", "win.new-battle" },
  { "new-battle-mow", "man-o-war", "win.new-battle" },
  { "content-sets", "", "win.content" },
  { "content-sections", "", "win.content", { "The Grey Book" } },
  { "content-rows", "", "win.content", { "The Grey Book", "Ships" } },
  { "content-ship", "", "win.content", { "Our own", "Ships", "Iron Gannet" } },
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
} schemes[] = { { "light", ADW_COLOR_SCHEME_FORCE_LIGHT },
                { "dark", ADW_COLOR_SCHEME_FORCE_DARK } };

static const char *cli, *screenshots;
static BonesApplication *application;

/* Tells crossbones-cli what makes @state. */
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

static BonesWindow *
open_window (gint64 game, int width, int height, gboolean past)
{
  BonesWindow *window = bones_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  bones_window_resume (window, game);
  gtk_window_present (GTK_WINDOW (window));
  frames_settle (GTK_WINDOW (window));
  if (past)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.look-back", NULL);
      frames_settle (GTK_WINDOW (window));
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

/* What is looked for is found. */
static void
test_measures (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *cut = gtk_label_new ("ellipsised, and nobody tells what it was that stood here");
  GtkWidget *faint = gtk_label_new (NULL);
  GtkWidget *small = gtk_button_new_with_label ("small");
  g_autoptr (GPtrArray) faints = NULL;
  g_autoptr (GPtrArray) cuts = NULL;
  g_autoptr (GPtrArray) smalls = NULL;

  gtk_label_set_markup (GTK_LABEL (faint),
                        "<span color='#808080' background='#909090'>faint</span>");
  gtk_label_set_ellipsize (GTK_LABEL (cut), PANGO_ELLIPSIZE_END);
  gtk_widget_set_halign (small, GTK_ALIGN_START);
  gtk_widget_set_size_request (small, 20, -1);
  gtk_box_append (GTK_BOX (box), cut);
  gtk_box_append (GTK_BOX (box), faint);
  gtk_box_append (GTK_BOX (box), gtk_label_new ("all is well"));
  gtk_box_append (GTK_BOX (box), small);
  gtk_window_set_child (window, box);
  gtk_window_set_default_size (window, 200, 200);
  gtk_window_present (window);
  frames_settle (window);

  faints = looks_find_faint (window, READABLE);
  cuts = looks_find_cut (window);
  smalls = looks_find_small (window, 100);
  g_assert_cmpuint (faints->len, ==, 1);
  g_assert_nonnull (strstr (g_ptr_array_index (faints, 0), "faint"));
  g_assert_cmpuint (cuts->len, ==, 1);
  g_assert_nonnull (strstr (g_ptr_array_index (cuts, 0), "ellipsised"));
  g_assert_cmpuint (smalls->len, ==, 1);
  gtk_window_destroy (window);
}

/* What does not depend on colours. */
static void
expect_room (BonesWindow *window, const char *where)
{
  expect_none (looks_find_cut (GTK_WINDOW (window)), where, "cut off");
  expect_none (looks_find_small (GTK_WINDOW (window), THUMB), where, "small");
}

static void
expect_colours (BonesWindow *window, const char *where)
{
  const char *contrast = g_getenv ("ADW_DEBUG_HIGH_CONTRAST") != NULL ? "high contrast, " : "";

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      g_autofree char *scheme = g_strconcat (where, ", ", contrast, schemes[i].name, NULL);

      adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[i].scheme);
      frames_settle (GTK_WINDOW (window));
      expect_none (looks_find_faint (GTK_WINDOW (window), READABLE), scheme, "faint");
    }
}

static void
toggle_large_text (void)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "large-text", NULL);
}

static void
test_state (gconstpointer data)
{
  const char *state = data;
  const gint64 game = play (state);
  const gboolean past = g_str_equal (state, PAST);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *where =
          g_strdup_printf ("%s at %d × %d", state, sizes[i].width, sizes[i].height);
      g_autofree char *far = g_strconcat (where, " across the table", NULL);
      BonesWindow *window = open_window (game, sizes[i].width, sizes[i].height, past);

      expect_colours (window, where);
      if (g_getenv ("ADW_DEBUG_HIGH_CONTRAST") != NULL) /* which makes no difference to the rest */
        {
          gtk_window_destroy (GTK_WINDOW (window));
          continue;
        }
      expect_room (window, where);
      gtk_window_destroy (GTK_WINDOW (window));

      toggle_large_text ();
      window = open_window (game, sizes[i].width, sizes[i].height, past);
      expect_room (window, far);
      gtk_window_destroy (GTK_WINDOW (window));
      toggle_large_text ();
    }
}

typedef struct {
  const char *text;
  GtkWidget *found;
} Wanted;

/* The last one that is shown. */
static void
find_row (GtkWidget *widget, Wanted *wanted)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), wanted->text))
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
  g_assert_nonnull (wanted.found);
  if (ADW_IS_ACTION_ROW (wanted.found))
    wanted.found = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (wanted.found));

  g_signal_emit_by_name (wanted.found, "clicked");
  frames_settle (window);
}

static BonesWindow *
open_page (guint page, int width, int height)
{
  BonesWindow *window = bones_window_new (application);

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

  return window;
}

/* What needs the most of it. */
static void
tell_widest (GtkWidget *widget)
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
  tell_widest (widest);
}

/* A page that is wider than its window is cut off all the same. */
static void
expect_width (BonesWindow *window, int width, const char *where)
{
  if (gtk_widget_get_width (GTK_WIDGET (window)) <= width)
    return;

  g_test_message ("%s: %d pixels wide", where, gtk_widget_get_width (GTK_WIDGET (window)));
  tell_widest (GTK_WIDGET (window));
  g_test_fail ();
}

static void
test_page (gconstpointer data)
{
  static gboolean full;
  const guint page = GPOINTER_TO_UINT (data);

  if (!full) /* all have something to show */
    {
      make ("harbour");
      make ("content-sets");
      full = TRUE;
    }

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *where =
          g_strdup_printf ("%s at %d × %d", pages[page].name, sizes[i].width, sizes[i].height);
      g_autofree char *far = g_strconcat (where, " across the table", NULL);
      BonesWindow *window = open_page (page, sizes[i].width, sizes[i].height);

      expect_colours (window, where);
      expect_room (window, where);
      expect_width (window, sizes[i].width, where);
      gtk_window_destroy (GTK_WINDOW (window));

      toggle_large_text ();
      window = open_page (page, sizes[i].width, sizes[i].height);
      expect_room (window, far);
      expect_width (window, sizes[i].width, far);
      gtk_window_destroy (GTK_WINDOW (window));
      toggle_large_text ();
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  g_return_val_if_fail (argc == 3, 2);

  cli = argv[1];
  screenshots = argv[2];
  application = bones_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_func ("/looks/measures", test_measures);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      g_autofree char *path = g_strconcat ("/looks/", states[i], NULL);

      g_test_add_data_func (path, states[i], test_state);
    }
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *path = g_strconcat ("/looks/", pages[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_page);
    }
  return g_test_run ();
}
