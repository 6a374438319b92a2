/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "debug-info.h"

#include "bones-config.h"

static void
add_database (GString *text, BonesAppStore *store)
{
  g_autofree char *path = bones_app_store_find_path (store, NULL);
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;
  g_autoptr (GFileInfo) info = file != NULL
                                   ? g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_SIZE,
                                                        G_FILE_QUERY_INFO_NONE, NULL, NULL)
                                   : NULL;
  g_autoptr (GError) error = NULL;

  if (info != NULL)
    {
      g_autofree char *size = g_format_size ((guint64) g_file_info_get_size (info));

      g_string_append_printf (text, "Database: %s\n", size);
    }

  if (bones_app_store_get (store, &error) == NULL)
    g_string_append_printf (text, "The database cannot be opened (%s, %d).\n",
                            g_quark_to_string (error->domain), error->code);
}

char *
bones_debug_info (GtkWindow *window, BonesAppStore *store)
{
  GString *text;
  GdkDisplay *display;
  GskRenderer *renderer;
  g_autofree char *system = NULL;

  g_return_val_if_fail (GTK_IS_WINDOW (window) && store != NULL, NULL);

  text = g_string_new (NULL);
  system = g_get_os_info (G_OS_INFO_KEY_PRETTY_NAME);
  display = gtk_widget_get_display (GTK_WIDGET (window));
  renderer = gtk_native_get_renderer (GTK_NATIVE (window));
  g_string_append_printf (text, "Crossbones %s\n", BONES_VERSION);
  g_string_append_printf (text, "GTK %u.%u.%u, libadwaita %u.%u.%u, GLib %u.%u.%u, SQLite %s\n",
                          gtk_get_major_version (), gtk_get_minor_version (),
                          gtk_get_micro_version (), adw_get_major_version (),
                          adw_get_minor_version (), adw_get_micro_version (), glib_major_version,
                          glib_minor_version, glib_micro_version, bones_store_sqlite_version ());
  g_string_append_printf (text, "System: %s\n", system != NULL ? system : "unknown");
  g_string_append_printf (text, "Display: %s, drawn by %s, scale %d\n",
                          G_OBJECT_TYPE_NAME (display),
                          renderer != NULL ? G_OBJECT_TYPE_NAME (renderer) : "nothing",
                          gtk_widget_get_scale_factor (GTK_WIDGET (window)));
  add_database (text, store);
  return g_string_free (text, FALSE);
}
