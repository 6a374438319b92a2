/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Every template in ui/ is made into the widget that it is the template of: a property, signal,
 * child or class that is not there is a warning, and warnings are fatal. gtk4-builder-tool cannot
 * do this, since it does not know the classes.
 */
#include "application.h"
#include "drawing.h"

#include <adwaita.h>

#define FOLDER "/crossbones/ui/"

/* The class that a template is of; NULL for other files of GtkBuilder. */
static char *
template_class (const char *path)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GRegex) regex = g_regex_new ("<template[^>]*class=\"(\\w+)\"", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  g_assert_nonnull (bytes);
  if (!g_regex_match (regex, g_bytes_get_data (bytes, NULL), 0, &match))
    return NULL;

  return g_match_info_fetch (match, 1);
}

/* The type of a class that nobody has used yet, found as GtkBuilder finds it. */
static GType
find_type (const char *name)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new ();

  return gtk_builder_get_type_from_name (builder, name);
}

static void
test_template (gconstpointer data)
{
  const char *path = data;
  g_autofree char *name = template_class (path);
  GType type;
  GObject *widget;

  if (name == NULL)
    {
      g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (path);
      g_autoptr (GSList) objects = gtk_builder_get_objects (builder);

      g_assert_nonnull (objects);
      return;
    }

  type = find_type (name);
  g_test_message ("%s", name);
  g_assert_true (g_type_is_a (type, GTK_TYPE_WIDGET));
  widget = g_object_ref_sink (g_object_new (type, NULL));
  g_object_add_weak_pointer (widget, (gpointer *) &widget);
  if (GTK_IS_WINDOW (widget))
    gtk_window_destroy (GTK_WINDOW (widget));

  g_object_unref (widget);
  g_assert_null (widget);
}

int
main (int argc, char **argv)
{
  g_auto (GStrv) names = NULL;

  gtk_test_init (&argc, &argv);
  adw_init ();
  bones_drawing_init ();
  names = g_resources_enumerate_children (FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_assert_nonnull (names);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *test = g_strdup_printf ("/templates/%s", names[i]);

      g_test_add_data_func_full (test, g_strconcat (FOLDER, names[i], NULL), test_template, g_free);
    }

  return g_test_run ();
}
