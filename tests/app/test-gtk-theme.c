/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * GTK's own theme is not read, and nothing is left of that: libadwaita has its styles, and what
 * people ask for with GTK_THEME stays.
 */

#include <adwaita.h>

#include "gtk-theme.h"

static void
skip (const char *asked)
{
  if (asked != NULL)
    g_setenv ("GTK_THEME", asked, TRUE);
  else
    g_unsetenv ("GTK_THEME");
  bones_gtk_theme_skip ();
}

static void
test_asked_for (void)
{
  skip ("Adwaita:dark");
  bones_gtk_theme_skipped ();
  g_assert_cmpstr (g_getenv ("GTK_THEME"), ==, "Adwaita:dark");
}

static gboolean
knows_colour (GtkWidget *widget, const char *name)
{
  GdkRGBA colour;

  return gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, &colour);
}

/* In a program of its own: GTK reads a theme once. */
static void
test_skipped (void)
{
  GtkWidget *label;

  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 30 * G_USEC_PER_SEC, G_TEST_SUBPROCESS_INHERIT_STDERR);
      g_test_trap_assert_passed ();
      return;
    }

  skip (NULL);
  bones_gtk_theme_skipped ();
  g_assert_null (g_getenv ("GTK_THEME"));
  label = g_object_ref_sink (gtk_label_new ("Ahoy"));
  g_assert_false (knows_colour (label, "theme_bg_color")); /* of GTK's theme */
  adw_init ();
  g_assert_true (knows_colour (label, "window_bg_color")); /* of libadwaita's */
  g_object_unref (label);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/gtk-theme/skipped", test_skipped);
  g_test_add_func ("/gtk-theme/asked-for", test_asked_for);
  return g_test_run ();
}
