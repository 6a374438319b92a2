/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The editor of a kept fleet, without the rest of the window: in every game ships are bought and
 * taken out; what is wrong is shown, gone to and mended; undo; a window as narrow as a phone; and
 * a fleet that is not there. And the page of all fleets, if they are many.
 */

#include "fleet-page.h"

#include "aboard-row.h"

#include "bought-ship.h"
#include "class-offer.h"
#include "drawing.h"
#include "fleet-list.h"
#include "fleet-row.h"
#include "fleet-ships.h"
#include "fleets-page.h"
#include "folder.h"
#include "kept-fleet.h"
#include "registry.h"
#include "systems.h"

#include "bones-config.h"

#include <string.h>

#define MANY 300

typedef struct {
  Folder *folder;
  BonesAppStore *app_store;
  BonesStore *store;
  GSettings *settings;
  BonesFleetPage *page;
  GtkWidget *window;
  gint64 id;
} Fixture;

static void
settle (void)
{
  for (guint i = 0; i < 15; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (2000);
    }
}

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  f->folder = folder_new ();
  path = folder_file (f->folder, "crossbones.db");
  f->app_store = bones_app_store_new (path);
  f->store = bones_app_store_get (f->app_store, &error);
  g_assert_no_error (error);
  f->settings = g_settings_new (BONES_APP_ID);
  f->page = bones_fleet_page_new (f->app_store, f->settings);
  f->window = adw_window_new ();
  adw_window_set_content (ADW_WINDOW (f->window), GTK_WIDGET (f->page));
  gtk_window_set_default_size (GTK_WINDOW (f->window), 1024, 720);
  gtk_window_present (GTK_WINDOW (f->window));
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  settle ();
  g_object_unref (f->settings);
  g_object_unref (f->app_store);
  folder_free (f->folder);
}

static void
open_fleet (Fixture *f, const char *ruleset, const char *ships)
{
  g_autofree char *text = g_strdup_printf (
      "{\"format\":\"crossbones-fleet\",\"version\":1,\"ruleset\":\"%s\",\"name\":\"Red\","
      "\"ships\":[%s]}",
      ruleset, ships);
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesFleetRecord) record =
      bones_kept_fleet_add (f->store, text, strlen (text), &error);

  g_assert_no_error (error);
  f->id = record->id;
  g_assert_true (bones_fleet_page_open (f->page, f->id, &error));
  g_assert_no_error (error);
  settle ();
}

/* Widget @i of type @type below @from that is shown, in the order of the page; or NULL. */
static GtkWidget *
find (GtkWidget *from, GType type, guint *i)
{
  for (GtkWidget *child = gtk_widget_get_first_child (from); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found;

      if (!gtk_widget_get_visible (child))
        continue;

      if (g_type_is_a (G_OBJECT_TYPE (child), type) && (*i)-- == 0)
        return child;

      found = find (child, type, i);
      if (found != NULL)
        return found;
    }

  return NULL;
}

static GtkWidget *
get (Fixture *f, GType type, guint i)
{
  return find (GTK_WIDGET (f->page), type, &i);
}

static guint
count (Fixture *f, GType type)
{
  guint n = 0;

  while (get (f, type, n) != NULL)
    n++;

  return n;
}

/* The button that has the style class @style, or whose label is @label. */
static GtkWidget *
find_button (Fixture *f, const char *style, const char *label)
{
  GtkWidget *button;

  for (guint i = 0; (button = get (f, GTK_TYPE_BUTTON, i)) != NULL; i++)
    if ((style != NULL && gtk_widget_has_css_class (button, style))
        || (label != NULL && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0))
      return button;

  return NULL;
}

static void
press (GtkWidget *button)
{
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  settle ();
}

/* The ships that are stored. */
static guint
count_stored (Fixture *f)
{
  g_autoptr (BonesFleetRecord) record = bones_store_load_fleet (f->store, f->id, NULL);
  g_autoptr (BonesRosterFile) file =
      bones_kept_fleet_read (f->store, record->json, strlen (record->json), NULL);

  return file->roster->ships->len;
}

static void
test_every_game (Fixture *f, gconstpointer data)
{
  for (const BonesRuleset *const *system = bones_systems (); *system != NULL; system++)
    {
      open_fleet (f, (*system)->id, "");
      g_assert_cmpuint (count (f, BONES_TYPE_BOUGHT_SHIP), ==, 0);
      press (get (f, BONES_TYPE_CLASS_OFFER, 0));
      g_assert_cmpuint (count_stored (f), >, 0);
      g_assert_cmpuint (count (f, BONES_TYPE_BOUGHT_SHIP), ==, count_stored (f));
      g_signal_emit_by_name (get (f, BONES_TYPE_BOUGHT_SHIP, 0), "activate");
      settle ();
      press (find_button (f, NULL, "Remove"));
      g_assert_cmpuint (count (f, BONES_TYPE_BOUGHT_SHIP), ==, count_stored (f));
      gtk_widget_activate_action (GTK_WIDGET (f->page), "fleet.undo", NULL);
      gtk_widget_activate_action (GTK_WIDGET (f->page), "fleet.undo", NULL);
      settle ();
      g_assert_cmpuint (count_stored (f), ==, 0);
      g_assert_cmpuint (count (f, BONES_TYPE_BOUGHT_SHIP), ==, 0);
    }
}

/* A touch puts a character aboard, and a touch takes it away; a card that a fleet of no race cannot
 * have says why. */
static void
test_aboard (Fixture *f, gconstpointer data)
{
  GtkWidget *rows[2], *checks[2];

  open_fleet (f, "man-o-war",
              "{\"name\":\"Wick\",\"class\":\"EX-MOW-1\",\"flagship\":true}],"
              "\"faction\":\"TINKERS\",\"tags\":[");
  bones_fleet_ships_show (BONES_FLEET_SHIPS (get (f, BONES_TYPE_FLEET_SHIPS, 0)), 0, TRUE);
  settle ();
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      rows[i] = get (f, BONES_TYPE_ABOARD_ROW, i);
      g_assert_nonnull (rows[i]);
      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (rows[i]), TRUE);
      settle ();
      checks[i] = find (rows[i], GTK_TYPE_CHECK_BUTTON, &(guint){ 0 });
      g_assert_nonnull (checks[i]);
    }

  g_assert_true (gtk_widget_is_sensitive (checks[0])); /* Captain Bolt */
  g_assert_false (gtk_widget_is_sensitive (checks[1]));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (checks[0]), TRUE);
  settle ();
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (rows[0])), ==, "Captain Bolt");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (checks[0]), FALSE);
  settle ();
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (rows[0])), ==, "None");
}

/* A touch on a fault goes to its ship and offers the mend; the filter leaves only that ship. */
static void
test_mend (Fixture *f, gconstpointer data)
{
  open_fleet (f, "black-spot",
              "{\"name\":\"Fury\",\"class\":\"sloop\",\"flagship\":true},"
              "{\"name\":\"Ink\",\"class\":\"kraken\"}");
  press (find_button (f, "flaw", NULL));
  g_assert_true (gtk_widget_is_focus (get (f, BONES_TYPE_BOUGHT_SHIP, 1)));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_button (f, NULL, "Only What Is Wrong")),
                                TRUE);
  g_assert_cmpuint (count (f, BONES_TYPE_BOUGHT_SHIP), ==, 1);
  press (find_button (f, NULL, "Remove Ink"));
  g_assert_cmpuint (count_stored (f), ==, 1);
  g_assert_cmpuint (count (f, BONES_TYPE_BOUGHT_SHIP), ==, 0); /* nothing is wrong */
  g_assert_null (find_button (f, "flaw", NULL));
}

/* One side at a time, and neither is wider than the window. */
static void
test_phone (Fixture *f, gconstpointer data)
{
  gtk_window_set_default_size (GTK_WINDOW (f->window), 360, 640);
  open_fleet (f, "man-o-war", "{\"name\":\"Duke\",\"class\":\"EX-MOW-1\",\"flagship\":true}");
  settle ();
  g_assert_cmpuint (count (f, BONES_TYPE_BOUGHT_SHIP), ==, 1);
  g_assert_cmpuint (count (f, BONES_TYPE_CLASS_OFFER), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (f->page), "fleet.classes", NULL);
  settle ();
  g_assert_cmpuint (count (f, BONES_TYPE_BOUGHT_SHIP), ==, 0);
  g_assert_cmpuint (count (f, BONES_TYPE_CLASS_OFFER), >, 1);
  g_assert_cmpint (gtk_widget_get_width (get (f, BONES_TYPE_CLASS_OFFER, 0)), <=, 360);
}

static void
test_missing (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  open_fleet (f, "black-spot", "{\"name\":\"Fury\",\"class\":\"sloop\",\"flagship\":true}");
  g_assert_false (bones_fleet_page_open (f->page, 77, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NO_SUCH_FLEET);
  g_assert_cmpuint (count (f, BONES_TYPE_BOUGHT_SHIP), ==, 1);
}

static guint
count_rows (BonesFleetsPage *page)
{
  guint first = 0, n = 0;
  GtkWidget *list = find (GTK_WIDGET (page), BONES_TYPE_FLEET_LIST, &first);

  for (guint i = 0; find (list, BONES_TYPE_FLEET_ROW, &i) != NULL; i = n)
    n++;

  return n;
}

/* The name of the fleet whose row has the focus. */
static const char *
find_focused (Fixture *f)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (f->window));
  GtkWidget *row = focus != NULL ? gtk_widget_get_first_child (focus) : NULL;

  return row != NULL && BONES_IS_FLEET_ROW (row)
             ? bones_fleet_item_get_record (bones_fleet_row_get_item (BONES_FLEET_ROW (row)))->name
             : NULL;
}

/* The page of many fleets begins with ten rows, makes no more than GTK's two hundred while nothing
 * else is to do, and has the row that it returns to at once. */
static void
test_many (Fixture *f, gconstpointer data)
{
  BonesFleetsPage *page = bones_fleets_page_new (f->app_store, f->settings);

  for (guint i = 0; i < MANY; i++)
    {
      g_autofree char *text = g_strdup_printf (
          "{\"format\":\"crossbones-fleet\",\"version\":1,\"ruleset\":\"black-spot\","
          "\"name\":\"Fleet %03u\",\"ships\":[]}",
          i);
      g_autoptr (BonesFleetRecord) record =
          bones_kept_fleet_add (f->store, text, strlen (text), NULL);

      g_assert_nonnull (record);
    }
  adw_window_set_content (ADW_WINDOW (f->window), GTK_WIDGET (page));
  settle ();
  bones_fleets_page_reload (page);
  g_assert_cmpuint (count_rows (page), ==, 10);
  for (guint i = 0; i < 200 && count_rows (page) < 200; i++)
    settle ();
  g_assert_cmpuint (count_rows (page), >=, 200);
  g_assert_cmpuint (count_rows (page), <, MANY);
  g_assert_cmpstr (find_focused (f), ==, "Fleet 000");

  bones_fleets_page_return (page, 250);
  g_assert_cmpuint (count_rows (page), ==, 10);
  settle ();
  settle ();
  g_assert_cmpstr (find_focused (f), ==, "Fleet 249");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  adw_init ();
  bones_drawing_init ();
#define TEST(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  TEST ("/fleet-page/every-game", test_every_game);
  TEST ("/fleet-page/aboard", test_aboard);
  TEST ("/fleet-page/mend", test_mend);
  TEST ("/fleet-page/phone", test_phone);
  TEST ("/fleet-page/missing", test_missing);
  TEST ("/fleet-page/many", test_many);
  return g_test_run ();
}
