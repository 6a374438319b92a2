/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "drawing.h"

#include <adwaita.h>

#include "drawing-icons.h"
#include "drawing-resources.h"
#include "tooltip.h"

#define PATH "/crossbones/"

static void
load_colours (AdwStyleManager *style, GParamSpec *pspec, GtkCssProvider *colours)
{
  static const char *const sheets[2][2] = { { "colours-light.css", "colours-dark.css" },
                                            { "colours-hc-light.css", "colours-hc-dark.css" } };
  gboolean dark = adw_style_manager_get_dark (style);
  gboolean contrast = adw_style_manager_get_high_contrast (style);
  g_autofree char *path = g_strconcat (PATH "drawing/", sheets[contrast][dark], NULL);

  gtk_css_provider_load_from_resource (colours, path);
}

static void
load_style (GdkDisplay *display)
{
  g_autoptr (GtkCssProvider) colours = gtk_css_provider_new ();
  g_autoptr (GtkCssProvider) rules = gtk_css_provider_new ();
  AdwStyleManager *style = adw_style_manager_get_default ();

  load_colours (style, NULL, colours);
  g_signal_connect_object (style, "notify::dark", G_CALLBACK (load_colours), colours, 0);
  g_signal_connect_object (style, "notify::high-contrast", G_CALLBACK (load_colours), colours, 0);
  gtk_css_provider_load_from_resource (rules, PATH "drawing/style.css");
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (colours),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (rules),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static gpointer
read_icons (gpointer theme)
{
  gtk_icon_theme_has_icon (theme, "image-missing");
  return NULL;
}

/* GTK reads the icon theme in a thread when it starts, and would read it again with a further path
 * when the first icon is shown. */
static void
add_icons (GdkDisplay *display)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (display);

  gtk_icon_theme_add_resource_path (theme, PATH "icons");
  g_thread_unref (g_thread_new ("icons", read_icons, theme));
}

void
bones_drawing_init (void)
{
  static gsize done = 0;
  GdkDisplay *display;

  if (!g_once_init_enter (&done))
    return;

  adw_init ();
  bones_drawing_register_resource ();
  bones_icons_register_resource ();
  display = gdk_display_get_default ();
  add_icons (display);
  load_style (display);
  bones_tooltips_by_touch ();

  g_type_ensure (BONES_TYPE_BOARD_FACE);
  g_type_ensure (BONES_TYPE_BOOTY_DICE);
  g_type_ensure (BONES_TYPE_DICE_POOL);
  g_type_ensure (BONES_TYPE_DIE);
  g_type_ensure (BONES_TYPE_FLEET_BAND);
  g_type_ensure (BONES_TYPE_FLEET_FLAG);
  g_type_ensure (BONES_TYPE_HOLES);
  g_type_ensure (BONES_TYPE_HULL);
  g_type_ensure (BONES_TYPE_INITIATIVE);
  g_type_ensure (BONES_TYPE_PEGS);
  g_type_ensure (BONES_TYPE_PIPS);
  g_type_ensure (BONES_TYPE_ROUND_STRIP);
  g_type_ensure (BONES_TYPE_SHIP_SILHOUETTE);
  g_type_ensure (BONES_TYPE_SIGN);
  g_type_ensure (BONES_TYPE_TOKEN);
  g_type_ensure (BONES_TYPE_WIND_ROSE);
  g_once_init_leave (&done, 1);
}
