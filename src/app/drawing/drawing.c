/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "drawing.h"

#include <adwaita.h>

#include "drawing-icons.h"
#include "drawing-resources.h"
#include "request-mode.h"
#include "tooltip.h"
#include "wrapped.h"

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

/* They are registered when the program is loaded. The icons are where GTK looks at any rate: with a
 * path of their own, it would read the icon theme once more. */
static void
keep_resources (void)
{
  bones_drawing_get_resource ();
  bones_icons_get_resource ();
}

void
bones_drawing_init (void)
{
  static gsize done = 0;
  GdkDisplay *display;

  if (!g_once_init_enter (&done))
    return;

  adw_init ();
  bones_request_mode_init ();
  bones_wrapped_init ();
  keep_resources ();
  display = gdk_display_get_default ();
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
  g_type_ensure (BONES_TYPE_MIDDLE);
  g_type_ensure (BONES_TYPE_PEGS);
  g_type_ensure (BONES_TYPE_PIPS);
  g_type_ensure (BONES_TYPE_ROUND_STRIP);
  g_type_ensure (BONES_TYPE_SHIP_SILHOUETTE);
  g_type_ensure (BONES_TYPE_SIGN);
  g_type_ensure (BONES_TYPE_TOKEN);
  g_type_ensure (BONES_TYPE_WIND_ROSE);
  g_once_init_leave (&done, 1);
}
