/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "search-provider.h"

#include "game-summary.h"

#include "bones-config.h"

#include <string.h>

/* The id of a result is one of these and a number. */
#define BATTLE "battle:"
#define FLEET "fleet:"

#define PATIENCE 10000 /* milliseconds */

struct _BonesSearchProvider {
  GApplication *application; /* borrowed, as is the store */
  BonesAppStore *store;
  GDBusConnection *bus; /* owned */
  guint registration;
};

static const char interface[] = "<node>"
                                "  <interface name='org.gnome.Shell.SearchProvider2'>"
                                "    <method name='GetInitialResultSet'>"
                                "      <arg type='as' name='terms' direction='in'/>"
                                "      <arg type='as' name='results' direction='out'/>"
                                "    </method>"
                                "    <method name='GetSubsearchResultSet'>"
                                "      <arg type='as' name='previous_results' direction='in'/>"
                                "      <arg type='as' name='terms' direction='in'/>"
                                "      <arg type='as' name='results' direction='out'/>"
                                "    </method>"
                                "    <method name='GetResultMetas'>"
                                "      <arg type='as' name='identifiers' direction='in'/>"
                                "      <arg type='aa{sv}' name='metas' direction='out'/>"
                                "    </method>"
                                "    <method name='ActivateResult'>"
                                "      <arg type='s' name='identifier' direction='in'/>"
                                "      <arg type='as' name='terms' direction='in'/>"
                                "      <arg type='u' name='timestamp' direction='in'/>"
                                "    </method>"
                                "    <method name='LaunchSearch'>"
                                "      <arg type='as' name='terms' direction='in'/>"
                                "      <arg type='u' name='timestamp' direction='in'/>"
                                "    </method>"
                                "  </interface>"
                                "</node>";

/* For comparing: the caller frees it. */
static char *
fold (const char *text)
{
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);

  return g_utf8_casefold (normal != NULL ? normal : "", -1);
}

static gboolean
has_all (const char *text, const char *const *folded)
{
  g_autofree char *said = fold (text);

  for (guint i = 0; folded[i] != NULL; i++)
    if (strstr (said, folded[i]) == NULL)
      return FALSE;
  return TRUE;
}

/* A database that cannot be read has nothing to be found. */
static GPtrArray *
list_games (BonesSearchProvider *self)
{
  BonesStore *store = bones_app_store_get (self->store, NULL);

  return store != NULL ? bones_store_list_games (store, NULL) : NULL;
}

static GPtrArray *
list_fleets (BonesSearchProvider *self)
{
  BonesStore *store = bones_app_store_get (self->store, NULL);

  return store != NULL ? bones_store_list_fleets (store, NULL, NULL) : NULL;
}

/* The ids of what has all @terms in its title, battles first, each in the order of their lists. */
static GVariant *
find_all (BonesSearchProvider *self, const char *const *terms)
{
  g_autoptr (GPtrArray) games = list_games (self), fleets = list_fleets (self);
  g_autoptr (GPtrArray) folded = g_ptr_array_new_with_free_func (g_free);
  GVariantBuilder ids;

  g_variant_builder_init (&ids, G_VARIANT_TYPE ("(as)"));
  g_variant_builder_open (&ids, G_VARIANT_TYPE ("as"));
  for (guint i = 0; terms[i] != NULL; i++)
    g_ptr_array_add (folded, fold (terms[i]));
  g_ptr_array_add (folded, NULL);

  for (guint i = 0; games != NULL && i < games->len; i++)
    {
      const BonesGameRecord *game = g_ptr_array_index (games, i);

      if (has_all (game->title, (const char *const *) folded->pdata))
        g_variant_builder_add_value (&ids,
                                     g_variant_new_printf (BATTLE "%" G_GINT64_FORMAT, game->id));
    }
  for (guint i = 0; fleets != NULL && i < fleets->len; i++)
    {
      const BonesFleetRecord *fleet = g_ptr_array_index (fleets, i);

      if (has_all (fleet->name, (const char *const *) folded->pdata))
        g_variant_builder_add_value (&ids,
                                     g_variant_new_printf (FLEET "%" G_GINT64_FORMAT, fleet->id));
    }

  g_variant_builder_close (&ids);
  return g_variant_builder_end (&ids);
}

static gboolean
read_id (const char *id, const char *prefix, gint64 *number)
{
  return g_str_has_prefix (id, prefix)
         && g_ascii_string_to_signed (id + strlen (prefix), 10, 1, G_MAXINT64, number, NULL);
}

static void
add_meta (GVariantBuilder *metas, const char *id, const char *name, const char *description)
{
  g_variant_builder_open (metas, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (metas, "{sv}", "id", g_variant_new_string (id));
  g_variant_builder_add (metas, "{sv}", "name", g_variant_new_string (name));
  g_variant_builder_add (metas, "{sv}", "description", g_variant_new_string (description));
  g_variant_builder_close (metas);
}

/* What has been removed since has none. */
static GVariant *
describe_all (BonesSearchProvider *self, const char *const *ids)
{
  g_autoptr (GPtrArray) games = list_games (self), fleets = list_fleets (self);
  GVariantBuilder metas;
  gint64 number;

  g_variant_builder_init (&metas, G_VARIANT_TYPE ("(aa{sv})"));
  g_variant_builder_open (&metas, G_VARIANT_TYPE ("aa{sv}"));
  for (; *ids != NULL; ids++)
    if (read_id (*ids, BATTLE, &number))
      for (guint i = 0; games != NULL && i < games->len; i++)
        {
          const BonesGameRecord *game = g_ptr_array_index (games, i);
          g_autofree char *facts =
              game->id == number ? bones_game_describe (game, g_get_real_time ()) : NULL;

          if (facts != NULL)
            add_meta (&metas, *ids, game->title, facts);
        }
    else if (read_id (*ids, FLEET, &number))
      for (guint i = 0; fleets != NULL && i < fleets->len; i++)
        {
          const BonesFleetRecord *fleet = g_ptr_array_index (fleets, i);

          if (fleet->id == number)
            add_meta (&metas, *ids, fleet->name, _ ("Kept fleet"));
        }
  g_variant_builder_close (&metas);
  return g_variant_builder_end (&metas);
}

static void
show_result (BonesSearchProvider *self, const char *id)
{
  GActionGroup *actions = G_ACTION_GROUP (self->application);
  gint64 number;

  if (read_id (id, BATTLE, &number))
    g_action_group_activate_action (actions, "battle", g_variant_new_int64 (number));
  else if (read_id (id, FLEET, &number))
    g_action_group_activate_action (actions, "fleet", g_variant_new_int64 (number));
}

static void
called (GDBusConnection *bus, const char *sender, const char *path, const char *name,
        const char *method, GVariant *parameters, GDBusMethodInvocation *invocation, gpointer data)
{
  BonesSearchProvider *self = data;
  g_autofree const char **words = NULL;
  GVariant *reply = NULL;

  /* Somebody who types asks again soon: a program that D-Bus started waits for that. */
  if (g_application_get_flags (self->application) & G_APPLICATION_IS_SERVICE)
    g_application_set_inactivity_timeout (self->application, PATIENCE);
  g_application_hold (self->application);
  if (g_str_equal (method, "GetInitialResultSet"))
    {
      g_variant_get (parameters, "(^a&s)", &words);
      reply = find_all (self, words);
    }
  else if (g_str_equal (method, "GetSubsearchResultSet"))
    {
      g_variant_get (parameters, "(@as^a&s)", NULL, &words);
      reply = find_all (self, words);
    }
  else if (g_str_equal (method, "GetResultMetas"))
    {
      g_variant_get (parameters, "(^a&s)", &words);
      reply = describe_all (self, words);
    }
  else if (g_str_equal (method, "ActivateResult"))
    {
      const char *id;

      g_variant_get (parameters, "(&s@asu)", &id, NULL, NULL);
      show_result (self, id);
    }
  else
    g_application_activate (self->application);
  g_dbus_method_invocation_return_value (invocation, reply);
  g_application_release (self->application);
}

BonesSearchProvider *
bones_search_provider_new (GApplication *application, BonesAppStore *store, GDBusConnection *bus,
                           const char *path, GError **error)
{
  static const GDBusInterfaceVTable vtable = { .method_call = called };
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (interface, NULL);
  g_autofree char *object = NULL;
  BonesSearchProvider *self;

  g_return_val_if_fail (G_IS_APPLICATION (application) && BONES_IS_APP_STORE (store), NULL);
  g_return_val_if_fail (G_IS_DBUS_CONNECTION (bus) && path != NULL, NULL);

  object = g_strconcat (path, "/SearchProvider", NULL);
  self = g_new0 (BonesSearchProvider, 1);
  self->application = application;
  self->store = store;
  self->bus = g_object_ref (bus);
  self->registration = g_dbus_connection_register_object (bus, object, node->interfaces[0], &vtable,
                                                          self, NULL, error);
  if (self->registration == 0)
    g_clear_pointer (&self, bones_search_provider_free);
  return self;
}

void
bones_search_provider_free (BonesSearchProvider *self)
{
  if (self == NULL)
    return;

  if (self->registration != 0)
    g_dbus_connection_unregister_object (self->bus, self->registration);
  g_object_unref (self->bus);
  g_free (self);
}
