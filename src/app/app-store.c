/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "app-store.h"

#include "backups.h"

#include "ways-out.h"

/* How often the database may rest while it is open, in seconds. */
#define REST 60

struct _BonesAppStore {
  GObject parent_instance;

  char *path;        /* or NULL */
  char *copy;        /* of it, or NULL */
  BonesStore *store; /* NULL until it is open */
  guint rest_id;
};

enum { CLOSING, CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesAppStore, bones_app_store, G_TYPE_OBJECT)

static gboolean
rest_again (gpointer data)
{
  bones_app_store_rest (data);
  return G_SOURCE_CONTINUE;
}

static void
close_database (BonesAppStore *self)
{
  g_clear_pointer (&self->store, bones_store_close);
  if (self->copy != NULL)
    bones_store_remove_copy (self->copy);
  g_clear_pointer (&self->copy, g_free);
}

static void
bones_app_store_finalize (GObject *object)
{
  BonesAppStore *self = BONES_APP_STORE (object);

  g_source_remove (self->rest_id);
  close_database (self);
  g_free (self->path);
  G_OBJECT_CLASS (bones_app_store_parent_class)->finalize (object);
}

static void
bones_app_store_class_init (BonesAppStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bones_app_store_finalize;
  signals[CLOSING] = g_signal_new ("closing", BONES_TYPE_APP_STORE, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[CHANGED] = g_signal_new ("changed", BONES_TYPE_APP_STORE, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
bones_app_store_init (BonesAppStore *self)
{
  self->rest_id = g_timeout_add_seconds (REST, rest_again, self);
}

BonesAppStore *
bones_app_store_new (const char *path)
{
  BonesAppStore *self = g_object_new (BONES_TYPE_APP_STORE, NULL);

  self->path = g_strdup (path);
  return self;
}

char *
bones_app_store_find_path (BonesAppStore *self, GError **error)
{
  g_return_val_if_fail (BONES_IS_APP_STORE (self), NULL);

  return self->path != NULL ? g_strdup (self->path) : bones_store_default_path (error);
}

BonesStore *
bones_app_store_get (BonesAppStore *self, GError **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (BONES_IS_APP_STORE (self), NULL);

  if (self->store != NULL)
    return self->store;

  path = self->copy != NULL ? g_strdup (self->copy) : bones_app_store_find_path (self, error);
  if (path != NULL)
    self->store = bones_store_open (path, error);
  return self->store;
}

void
bones_app_store_rest (BonesAppStore *self)
{
  g_return_if_fail (BONES_IS_APP_STORE (self));

  if (self->store != NULL)
    bones_store_rest (self->store);
}

char *
bones_app_store_back_up (BonesAppStore *self, guint days, GError **error)
{
  g_autoptr (GDateTime) today = g_date_time_new_now_local ();
  BonesStore *store = bones_app_store_get (self, error);

  return store != NULL ? bones_store_back_up_day (store, today, days, error) : NULL;
}

void
bones_app_store_tell (BonesAppStore *self)
{
  g_return_if_fail (BONES_IS_APP_STORE (self));

  g_signal_emit (self, signals[CHANGED], 0);
}

void
bones_app_store_use (BonesAppStore *self, const char *path)
{
  g_return_if_fail (BONES_IS_APP_STORE (self) && path != NULL);

  bones_app_store_leave_copy (self);
  g_free (self->path);
  self->path = g_strdup (path);
}

char *
bones_app_store_move_away (BonesAppStore *self, GError **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (BONES_IS_APP_STORE (self), NULL);

  bones_app_store_leave_copy (self);
  path = bones_app_store_find_path (self, error);
  return path != NULL ? bones_store_move_away (path, error) : NULL;
}

char *
bones_app_store_recover (BonesAppStore *self, BonesSalvage *salvage, GError **error)
{
  g_autofree char *path = NULL, *new = NULL, *away = NULL;

  g_return_val_if_fail (BONES_IS_APP_STORE (self) && salvage != NULL, NULL);

  bones_app_store_leave_copy (self);
  path = bones_app_store_find_path (self, error);
  new = path != NULL ? bones_salvage_beside (path, salvage, error) : NULL;
  away = new != NULL ? bones_store_move_away (path, error) : NULL;
  if (away == NULL || g_rename (new, path) == 0)
    return g_steal_pointer (&away);

  g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_IO,
               _ ("The new database is “%s”: it could not be put in its place (%s)."), new,
               g_strerror (errno));
  return NULL;
}

gboolean
bones_app_store_use_copy (BonesAppStore *self, GError **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (BONES_IS_APP_STORE (self), FALSE);

  bones_app_store_leave_copy (self);
  path = bones_app_store_find_path (self, error);
  self->copy = path != NULL ? bones_store_copy (path, error) : NULL;
  return self->copy != NULL;
}

void
bones_app_store_leave_copy (BonesAppStore *self)
{
  g_return_if_fail (BONES_IS_APP_STORE (self));

  g_signal_emit (self, signals[CLOSING], 0);
  close_database (self);
}

gboolean
bones_app_store_is_copy (BonesAppStore *self)
{
  g_return_val_if_fail (BONES_IS_APP_STORE (self), FALSE);

  return self->copy != NULL;
}

gboolean
bones_app_store_is_usual (BonesAppStore *self)
{
  g_return_val_if_fail (BONES_IS_APP_STORE (self), FALSE);

  return self->path == NULL && self->copy == NULL;
}
