/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include <json-glib/json-glib.h>
#include <string.h>

#include "content-resource.h"
#include "content.h"
#include "setup-text.h"

#define CONTENT_PATH "/crossbones/rulesets/"

GBytes *
bones_content_get (const BonesRuleset *ruleset, GError **error)
{
  g_autofree char *path = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (ruleset != NULL, NULL);

  path = g_strconcat (CONTENT_PATH, ruleset->id, ".json", NULL);
  bytes =
      g_resource_lookup_data (content_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  if (bytes == NULL)
    g_prefix_error (error, _ ("The numbers of %s are missing: "), _ (ruleset->name));

  return g_steal_pointer (&bytes);
}

gboolean
bones_content_is_stock (const BonesRuleset *ruleset, const char *json)
{
  g_autoptr (GBytes) stock = NULL;

  g_return_val_if_fail (ruleset != NULL && json != NULL, FALSE);

  stock = bones_content_get (ruleset, NULL);
  return stock != NULL && g_str_equal (json, g_bytes_get_data (stock, NULL));
}

static GVariant *
parse (const char *json, GError **error)
{
  g_autoptr (GVariant) content = json_gvariant_deserialize_data (json, -1, NULL, error);

  if (content == NULL)
    return NULL;

  g_variant_ref_sink (content);
  if (g_variant_is_of_type (content, G_VARIANT_TYPE_VARDICT))
    return g_steal_pointer (&content);

  g_set_error_literal (error, BONES_SETUP_ERROR, BONES_SETUP_ERROR_BAD_GAME,
                       _ ("The content of a rule system must be a JSON object."));
  return NULL;
}

/* The ruleset's content_free() frees it. */
static gpointer
new_content (const BonesRuleset *ruleset, const char *json, GVariant *data, GError **error)
{
  g_auto (GVariantDict) dict = { 0 };
  g_autoptr (GVariant) content = NULL, whole = NULL;
  GVariantIter iter;
  const char *key;
  GVariant *value;

  g_return_val_if_fail (ruleset != NULL && json != NULL, NULL);

  content = parse (json, error);
  if (content == NULL)
    return NULL;

  g_variant_dict_init (&dict, content);
  if (data != NULL)
    {
      g_variant_iter_init (&iter, data);
      while (g_variant_iter_loop (&iter, "{&sv}", &key, &value))
        g_variant_dict_insert_value (&dict, key, value);
    }

  whole = g_variant_ref_sink (g_variant_dict_end (&dict));
  return ruleset->content_new (whole, error);
}

/* The built-in content of @ruleset, @json: most battles have it, and to read it takes most of what
 * it takes to open one. */
static gpointer
share_stock (const BonesRuleset *ruleset, const char *json, GError **error)
{
  static GHashTable *made; /* content by ruleset */
  G_LOCK_DEFINE_STATIC (made);
  gpointer content;

  G_LOCK (made);
  if (made == NULL)
    made = g_hash_table_new (NULL, NULL);

  content = g_hash_table_lookup (made, ruleset);
  if (content == NULL)
    {
      content = new_content (ruleset, json, NULL, error);
      if (content != NULL)
        g_hash_table_insert (made, (gpointer) ruleset, content);
    }

  G_UNLOCK (made);
  return content;
}

gboolean
bones_content_give (BonesSetup *setup, const char *json, GVariant *data, GError **error)
{
  g_return_val_if_fail (setup != NULL && setup->content == NULL && json != NULL, FALSE);

  setup->stock = bones_content_is_stock (setup->ruleset, json);
  setup->borrows = setup->stock && (data == NULL || g_variant_n_children (data) == 0);
  setup->content = setup->borrows ? share_stock (setup->ruleset, json, error)
                                  : new_content (setup->ruleset, json, data, error);
  return setup->content != NULL;
}

BonesSetup *
bones_content_setup (const BonesRuleset *ruleset, const char *edition, GError **error)
{
  g_autoptr (GBytes) json = bones_content_get (ruleset, error);

  return json != NULL
             ? bones_content_setup_of (ruleset, g_bytes_get_data (json, NULL), edition, error)
             : NULL;
}

BonesSetup *
bones_content_setup_of (const BonesRuleset *ruleset, const char *json, const char *edition,
                        GError **error)
{
  g_autoptr (BonesSetup) setup = bones_setup_new (ruleset, NULL);

  if (!bones_content_give (setup, json, NULL, error)
      || !bones_options_begin (setup, edition, error))
    return NULL;

  return g_steal_pointer (&setup);
}
