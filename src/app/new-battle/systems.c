/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "systems.h"

#include "registry.h"

#include "bones-config.h"

#define LAST "ruleset" /* the key of the settings */

const BonesRuleset *const *
bones_systems (void)
{
  static GPtrArray *systems;

  if (systems == NULL)
    {
      systems = g_ptr_array_new ();
      for (const BonesRuleset *const *ruleset = bones_rulesets (); *ruleset != NULL; ruleset++)
        if (bones_ruleset_words (*ruleset, "about") != NULL)
          g_ptr_array_add (systems, (gpointer) *ruleset);
      g_ptr_array_add (systems, NULL);
    }
  return (const BonesRuleset *const *) systems->pdata;
}

const BonesRuleset *
bones_system_last (GSettings *settings)
{
  g_autofree char *id = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  id = g_settings_get_string (settings, LAST);
  for (const BonesRuleset *const *system = bones_systems (); *system != NULL; system++)
    if (g_str_equal ((*system)->id, id))
      return *system;
  return bones_systems ()[0];
}

void
bones_system_remember (GSettings *settings, const BonesRuleset *ruleset)
{
  g_return_if_fail (G_IS_SETTINGS (settings) && ruleset != NULL);

  g_settings_set_string (settings, LAST, ruleset->id);
}

const char *
bones_system_find_word (const BonesRuleset *ruleset, const char *prefix, const char *id)
{
  g_autofree char *key = NULL;
  const BonesWords *words;

  g_return_val_if_fail (ruleset != NULL && prefix != NULL && id != NULL, NULL);

  key = g_strconcat (prefix, id, NULL);
  words = bones_ruleset_words (ruleset, key);
  return words != NULL ? g_dgettext (GETTEXT_PACKAGE, words->text) : NULL;
}

const char *
bones_system_word (const BonesRuleset *ruleset, const char *prefix, const char *id)
{
  const char *word = bones_system_find_word (ruleset, prefix, id);

  return word != NULL ? word : id;
}

const char *
bones_system_name (const BonesRuleset *ruleset)
{
  g_return_val_if_fail (ruleset != NULL, NULL);

  return g_dgettext (GETTEXT_PACKAGE, ruleset->name);
}
