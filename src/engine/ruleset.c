/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ruleset.h"

#include <string.h>

G_DEFINE_QUARK (bones - ruleset - error - quark, bones_ruleset_error)

gint
bones_ruleset_option (const BonesRuleset *ruleset, const char *key)
{
  for (gint i = 0; ruleset->options[i].key != NULL; i++)
    if (g_str_equal (ruleset->options[i].key, key))
      return i;

  return -1;
}

gint
bones_ruleset_verb (const BonesRuleset *ruleset, const char *id)
{
  for (gint i = 0; ruleset->verbs[i].id != NULL; i++)
    if (g_str_equal (ruleset->verbs[i].id, id))
      return i;

  return -1;
}

gint
bones_ruleset_track (const BonesTrack *tracks, const char *id)
{
  for (gint i = 0; tracks[i].id != NULL; i++)
    if (g_str_equal (tracks[i].id, id))
      return i;

  return -1;
}

gint
bones_ruleset_kind (const BonesSetup *setup, const char *id)
{
  const BonesRuleset *ruleset = setup->ruleset;
  const guint n = ruleset->n_kinds (setup->content);

  for (guint kind = 0; kind < n; kind++)
    if (g_str_equal (ruleset->kind_id (setup->content, kind), id))
      return kind;

  return -1;
}

const BonesWords *
bones_ruleset_words (const BonesRuleset *ruleset, const char *id)
{
  for (const BonesWords *words = ruleset->words; words->id != NULL; words++)
    if (strcmp (words->id, id) == 0)
      return words;

  return NULL;
}
