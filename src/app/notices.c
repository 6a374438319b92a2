/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "notices.h"

#include "bones-config.h"

/* Kept with the application. */
typedef struct {
  guint watches[3];
  GHashTable *there; /* the names of those that run */
} Services;

static void
services_free (gpointer data)
{
  Services *services = data;

  for (guint i = 0; i < G_N_ELEMENTS (services->watches); i++)
    if (services->watches[i] != 0)
      g_bus_unwatch_name (services->watches[i]);
  g_hash_table_unref (services->there);
  g_free (services);
}

static void
service_appeared (GDBusConnection *bus, const char *name, const char *owner, gpointer data)
{
  g_hash_table_add (((Services *) data)->there, g_strdup (name));
}

static void
service_vanished (GDBusConnection *bus, const char *name, gpointer data)
{
  g_hash_table_remove (((Services *) data)->there, name);
}

/* GLib warns if it sends a notification that no service shows. */
void
bones_notices_prepare (GApplication *application)
{
  static const struct {
    const char *name;
    GBusNameWatcherFlags flags;
  } names[] = {
    { "org.gtk.Notifications", G_BUS_NAME_WATCHER_FLAGS_NONE },
    { "org.freedesktop.Notifications", G_BUS_NAME_WATCHER_FLAGS_AUTO_START },
    { "org.freedesktop.portal.Desktop", G_BUS_NAME_WATCHER_FLAGS_NONE }, /* in a Flatpak */
  };
  const gboolean boxed = g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS);
  Services *services;

  g_return_if_fail (G_IS_APPLICATION (application));

  if (g_object_get_data (G_OBJECT (application), "notices") != NULL
      || g_application_get_dbus_connection (application) == NULL)
    return;

  services = g_new0 (Services, 1);
  services->there = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_object_set_data_full (G_OBJECT (application), "notices", services, services_free);
  for (guint i = boxed ? 2 : 0; i < (boxed ? 3U : 2U); i++)
    services->watches[i] = g_bus_watch_name_on_connection (
        g_application_get_dbus_connection (application), names[i].name, names[i].flags,
        service_appeared, service_vanished, services, NULL);
}

/* Who waits, in a sentence that the caller frees; NULL: nobody. */
static char *
describe_wait (const BonesView *view)
{
  const guint who = view->prompt != NULL ? view->prompt->who : 0;

  if (view->over)
    return g_strdup (view->outcome != NULL ? view->outcome : _ ("The battle is over."));
  if (view->prompt == NULL && view->active_fleet >= 0)
    /* Translators: %s is a fleet */
    return g_strdup_printf (_ ("%s is next."),
                            bones_names_fleet (view->names, (guint) view->active_fleet));
  if (view->prompt == NULL)
    return NULL;

  for (guint fleet = 0; fleet < BONES_MAX_FLEETS; fleet++)
    if (who == 1U << fleet)
      /* Translators: %s is a fleet */
      return g_strdup_printf (_ ("A question waits for %s."),
                              bones_names_fleet (view->names, fleet));
  return g_strdup (_ ("A question waits."));
}

static char *
make_id (gint64 game)
{
  return g_strdup_printf ("battle-%" G_GINT64_FORMAT, game);
}

gboolean
bones_notices_tell (GApplication *application, gint64 game, const char *title,
                    const BonesView *view)
{
  const Services *services;
  g_autoptr (GNotification) notification = NULL;
  g_autofree char *text = NULL, *id = NULL;

  g_return_val_if_fail (G_IS_APPLICATION (application) && title != NULL && view != NULL, FALSE);

  services = g_object_get_data (G_OBJECT (application), "notices");
  text = describe_wait (view);
  if (services == NULL || g_hash_table_size (services->there) == 0 || text == NULL)
    return FALSE;

  id = make_id (game);
  notification = g_notification_new (title);
  g_notification_set_body (notification, text);
  g_notification_set_default_action_and_target (notification, "app.battle", "x", game);
  g_application_send_notification (application, id, notification);
  return TRUE;
}

void
bones_notices_withdraw (GApplication *application, gint64 game)
{
  g_autofree char *id = NULL;

  g_return_if_fail (G_IS_APPLICATION (application));

  id = make_id (game);
  g_application_withdraw_notification (application, id);
}
