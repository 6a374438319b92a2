/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-store.h"

struct _BonesAppStore {
  char *path;        /* or NULL */
  BonesStore *store; /* NULL until it is open */
};

BonesAppStore *
bones_app_store_new (const char *path)
{
  BonesAppStore *self = g_new0 (BonesAppStore, 1);

  self->path = g_strdup (path);
  return self;
}

void
bones_app_store_free (BonesAppStore *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->store, bones_store_close);
  g_free (self->path);
  g_free (self);
}

BonesStore *
bones_app_store_get (BonesAppStore *self, GError **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->store != NULL)
    return self->store;

  path = self->path != NULL ? g_strdup (self->path) : bones_store_default_path (error);
  if (path != NULL)
    self->store = bones_store_open (path, error);
  return self->store;
}
