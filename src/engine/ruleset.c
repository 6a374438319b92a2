/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ruleset.h"

#include <string.h>

G_DEFINE_QUARK (bones - ruleset - error - quark, bones_ruleset_error)

char *
bones_game_fingerprint (const BonesRuleset *ruleset, const BonesGame *game)
{
  g_autofree BonesGame *copy = g_new (BonesGame, 1);
  guint8 initial[BONES_MAX_OPTIONS] = { game->options[0] };

  bones_game_copy (copy, game);
  for (guint i = 1; ruleset->options[i].key != NULL; i++)
    initial[i] = ruleset->options[i].initial;

  ruleset->profile (initial);
  for (guint i = 1; ruleset->options[i].key != NULL; i++)
    if (ruleset->options[i].since > 1)
      copy->options[i] ^= initial[i];

  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) copy,
                                      bones_game_size (copy));
}

gboolean
bones_hands_are_held (const BonesSetup *setup, const BonesGame *game)
{
  const BonesHands *hands = setup->ruleset->hands;

  return hands != NULL && (hands->option == 0 || game->options[hands->option] != 0);
}

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

gint
bones_ruleset_roll_kind (const BonesRuleset *ruleset, const char *id)
{
  for (gint i = 0; ruleset->rolls != NULL && ruleset->rolls[i].id != NULL; i++)
    if (strcmp (ruleset->rolls[i].id, id) == 0)
      return i;

  return -1;
}

gint
bones_ruleset_roll_kind_of (const BonesRuleset *ruleset, const char *rule)
{
  for (gint i = 0; ruleset->rolls != NULL && ruleset->rolls[i].id != NULL; i++)
    for (const char *const *begins = ruleset->rolls[i].rules; *begins != NULL; begins++)
      if (g_str_has_prefix (rule, *begins))
        return i;

  return -1;
}

const BonesWords *
bones_ruleset_words (const BonesRuleset *ruleset, const char *id)
{
  for (guint i = 0; ruleset->words[i] != NULL; i++)
    for (const BonesWords *words = ruleset->words[i]; words->id != NULL; words++)
      if (strcmp (words->id, id) == 0)
        return words;

  return NULL;
}
