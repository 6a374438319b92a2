/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The program looks as the desktop is set, and follows it when that changes: dark, high contrast,
 * larger text, and nothing that moves. Its own preferences are on top of that. The desktop of this
 * test is an XSETTINGS manager, and the settings that libadwaita reads.
 */

#include "application.h"

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <string.h>

#define DPI (96 * 1024) /* of a desktop with text of the usual size */

static GtkApplication *application;
static GSettings *preferences;

static Display *display; /* of the manager */
static Window manager;
static guint32 serial;

static void
add_number (GByteArray *bytes, guint32 number)
{
  g_byte_array_append (bytes, (const guint8 *) &number, sizeof number);
}

static void
add_setting (GByteArray *bytes, const char *name, guint32 value)
{
  const guint16 length = (guint16) strlen (name);
  const guint8 kind[2] = { 0 };

  g_byte_array_append (bytes, kind, sizeof kind);
  g_byte_array_append (bytes, (const guint8 *) &length, sizeof length);
  g_byte_array_append (bytes, (const guint8 *) name, length);
  while (bytes->len % 4 != 0)
    g_byte_array_append (bytes, kind, 1);
  add_number (bytes, serial);
  add_number (bytes, value);
}

/* Sets what the desktop says from now on. */
static void
set_desktop (gboolean moves, guint32 dpi)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  const Atom property = XInternAtom (display, "_XSETTINGS_SETTINGS", False);

  serial++;
  add_number (bytes, G_BYTE_ORDER == G_LITTLE_ENDIAN ? 0 : 1);
  add_number (bytes, serial);
  add_number (bytes, 2);
  add_setting (bytes, "Gtk/EnableAnimations", moves ? 1 : 0);
  add_setting (bytes, "Xft/DPI", dpi);
  XChangeProperty (display, manager, property, property, 8, PropModeReplace, bytes->data,
                   (int) bytes->len);
  XSync (display, False);
}

static void
start_desktop (void)
{
  display = XOpenDisplay (NULL);
  g_assert_nonnull (display);
  manager = XCreateSimpleWindow (display, DefaultRootWindow (display), 0, 0, 1, 1, 0, 0, 0);
  set_desktop (TRUE, DPI);
  XSetSelectionOwner (display, XInternAtom (display, "_XSETTINGS_S0", False), manager, CurrentTime);
  XSync (display, False);
}

static gboolean
too_late (gpointer data)
{
  g_error ("GTK's setting “%s” does not become what it should be", (const char *) data);
  return G_SOURCE_REMOVE;
}

/* Waits until GTK's setting @name, a number or a boolean, is @value. */
static void
expect (const char *name, int value)
{
  const guint late = g_timeout_add_seconds (20, too_late, (gpointer) name);
  int now = -1;

  for (;;)
    {
      g_object_get (gtk_settings_get_default (), name, &now, NULL);
      if (now == value)
        break;
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (late);
}

static void
test_moves (void)
{
  expect ("gtk-enable-animations", TRUE);
  set_desktop (FALSE, DPI);
  expect ("gtk-enable-animations", FALSE);
  set_desktop (TRUE, DPI);
  expect ("gtk-enable-animations", TRUE);

  g_settings_set_boolean (preferences, "animations", FALSE);
  expect ("gtk-enable-animations", FALSE);
  g_settings_set_boolean (preferences, "animations", TRUE);
  expect ("gtk-enable-animations", TRUE);
}

static void
test_text_size (void)
{
  expect ("gtk-xft-dpi", DPI);
  set_desktop (TRUE, 2 * DPI);
  expect ("gtk-xft-dpi", 2 * DPI);

  g_settings_set_string (preferences, "text-size", "across-the-table");
  expect ("gtk-xft-dpi", 4 * DPI);
  set_desktop (TRUE, DPI);
  expect ("gtk-xft-dpi", 2 * DPI);
  g_settings_set_string (preferences, "text-size", "a-little-larger");
  expect ("gtk-xft-dpi", DPI * 5 / 4);

  g_settings_reset (preferences, "text-size");
  expect ("gtk-xft-dpi", DPI);
}

static char *
describe_colour (GtkWidget *window, const char *name)
{
  GdkRGBA colour;

  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  g_assert_true (
      gtk_style_context_lookup_color (gtk_widget_get_style_context (window), name, &colour));
  G_GNUC_END_IGNORE_DEPRECATIONS
  return gdk_rgba_to_string (&colour);
}

/* Each of the four looks has colours of its own. */
static void
test_colours (void)
{
  g_autoptr (GSettings) interface = g_settings_new ("org.gnome.desktop.interface");
  g_autoptr (GSettings) a11y = g_settings_new ("org.gnome.desktop.a11y.interface");
  AdwStyleManager *manager_of_style = adw_style_manager_get_default ();
  GtkWidget *window = adw_application_window_new (application);
  g_autoptr (GHashTable) looks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < 4; i++)
    {
      const gboolean dark = i % 2 != 0, contrast = i / 2 != 0;
      g_autofree char *back = NULL, *accent = NULL;

      g_settings_set_string (interface, "color-scheme", dark ? "prefer-dark" : "default");
      g_settings_set_boolean (a11y, "high-contrast", contrast);
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_assert_cmpint (adw_style_manager_get_dark (manager_of_style), ==, dark);
      g_assert_cmpint (adw_style_manager_get_high_contrast (manager_of_style), ==, contrast);
      back = describe_colour (window, "window_bg_color");
      accent = describe_colour (window, "accent_color");
      g_assert_true (g_hash_table_add (looks, g_strconcat (back, accent, NULL)));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  int status;

  start_desktop ();
  gtk_test_init (&argc, &argv, NULL);
  application = GTK_APPLICATION (bones_application_new ());
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  preferences = bones_application_get_settings (BONES_APPLICATION (application));
  g_test_add_func ("/follows/moves", test_moves);
  g_test_add_func ("/follows/text-size", test_text_size);
  g_test_add_func ("/follows/colours", test_colours);
  status = g_test_run ();
  g_object_unref (application);
  XCloseDisplay (display);
  return status;
}
