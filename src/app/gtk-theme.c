/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gtk-theme.h"

#include <gtk/gtk.h>

#define VARIABLE "GTK_THEME"
#define EMPTY "Adwaita-empty" /* the one that libadwaita asks for later */

void
bones_gtk_theme_skip (void)
{
  g_setenv (VARIABLE, EMPTY, FALSE);
}

void
bones_gtk_theme_skipped (void)
{
  gtk_init ();
  gtk_settings_get_default ();
  if (g_strcmp0 (g_getenv (VARIABLE), EMPTY) == 0)
    g_unsetenv (VARIABLE);
}
