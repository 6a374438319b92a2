/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "application.h"
#include "gtk-theme.h"

#include "bones-config.h"

#include <locale.h>
#include <malloc.h>

int
main (int argc, char **argv)
{
  g_autoptr (BonesApplication) application = NULL;
  const char *words = g_getenv ("BONES_LOCALE_DIR"); /* of a build folder */

#ifdef M_ARENA_MAX
  mallopt (M_ARENA_MAX, 2); /* or each thread that has ended leaves memory behind */
#endif
  bones_gtk_theme_skip ();
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, words != NULL ? words : BONES_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  application = bones_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
