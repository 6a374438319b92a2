/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ruleset.h"

#include "game.h"

#include <string.h>

G_DEFINE_QUARK (bones - ruleset - error - quark, bones_ruleset_error)

char *
bones_game_fingerprint (const BonesRuleset *ruleset, const BonesGame *game)
{
  g_autofree BonesGame *copy = g_new (BonesGame, 1);
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  guint8 older[BONES_MAX_OPTIONS] = { game->options[0] };

  bones_game_copy (copy, game);
  for (guint i = 1; ruleset->options[i].key != NULL; i++)
    older[i] = ruleset->options[i].initial;

  if (ruleset->profile != NULL)
    ruleset->profile (older);
  for (guint i = 1; ruleset->options[i].key != NULL; i++)
    if (ruleset->options[i].since > 1)
      copy->options[i] ^= ruleset->options[i].older > 0 ? ruleset->options[i].older - 1 : older[i];

  for (guint i = 0; i < BONES_GAME_PIECES; i++)
    {
      gsize length;
      const guint8 *piece = bones_game_piece (copy, i, &length);

      g_checksum_update (sum, piece, (gssize) length);
    }

  return g_strdup (g_checksum_get_string (sum));
}

gboolean
bones_hands_are_held (const BonesSetup *setup, const BonesGame *game)
{
  const BonesHands *hands = setup->ruleset->hands;

  return hands != NULL && (hands->option == 0 || game->options[hands->option] != 0);
}

gboolean
bones_preset_turns_on (const BonesPreset *preset, const BonesOption *option)
{
  g_return_val_if_fail (preset != NULL && option != NULL, FALSE);

  return preset->all != NULL && option->kind == BONES_OPTION_SWITCH
         && g_str_has_prefix (option->key, preset->all);
}

guint
bones_ruleset_fleet_ships (const BonesSetup *setup)
{
  const BonesRuleset *ruleset = setup->ruleset;

  return ruleset->fleet_ships_option > 0 ? setup->options[ruleset->fleet_ships_option]
                                         : ruleset->fleet_ships;
}

gboolean
bones_roster_marks_flagship (const BonesSetup *setup, const BonesRoster *roster)
{
  g_return_val_if_fail (setup != NULL && roster != NULL, FALSE);

  return setup->ruleset->flagships || roster->rolled != NULL;
}

guint
bones_setup_lot (const BonesSetup *setup, guint kind)
{
  const BonesRuleset *ruleset = setup->ruleset;

  return ruleset->kind_lot != NULL ? ruleset->kind_lot (setup->content, kind) : 1;
}

gboolean
bones_setup_has_factions (const BonesSetup *setup)
{
  const guint option = setup->ruleset->factions_option;

  return bones_setup_factions (setup) != NULL && (option == 0 || setup->options[option] != 0);
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

gboolean
bones_ruleset_has_wind (const BonesRuleset *ruleset)
{
  return bones_ruleset_words (ruleset, "event.wind-N") != NULL;
}

guint
bones_track_parts (const BonesTrack *track)
{
  g_return_val_if_fail (track != NULL, 1);

  if (track->show == BONES_SHOW_INCHES || track->inches)
    return BONES_PARTS_OF_INCH;

  return track->halves ? BONES_PARTS_OF_POINT : 1;
}

guint
bones_track_fleet (const BonesTrack *track, const BonesGame *game, guint value)
{
  g_return_val_if_fail (track != NULL && game != NULL, BONES_NOBODY);

  if (track->numbers == BONES_NUMBERS_PLACES)
    return value > 0 && value <= game->n_order ? game->order[value - 1] : BONES_NOBODY;

  return track->numbers == BONES_NUMBERS_FLEETS && value > 0 && value <= game->n_fleets
             ? value - 1
             : BONES_NOBODY;
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

static GHashTable *
new_index (const BonesRuleset *ruleset)
{
  GHashTable *index = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; ruleset->words[i] != NULL; i++)
    for (const BonesWords *words = ruleset->words[i]; words->id != NULL; words++)
      if (!g_hash_table_contains (index, words->id))
        g_hash_table_insert (index, (gpointer) words->id, (gpointer) words);

  return index;
}

/* The words of @ruleset by their ids: there are some hundreds, and events ask for them. */
static GHashTable *
index_of (const BonesRuleset *ruleset)
{
  static GHashTable *indices; /* by the table of words */
  G_LOCK_DEFINE_STATIC (indices);
  GHashTable *index;

  G_LOCK (indices);
  if (indices == NULL)
    indices = g_hash_table_new (NULL, NULL);

  index = g_hash_table_lookup (indices, ruleset->words);
  if (index == NULL)
    {
      index = new_index (ruleset);
      g_hash_table_insert (indices, (gpointer) ruleset->words, index);
    }

  G_UNLOCK (indices);
  return index;
}

const BonesWords *
bones_ruleset_words (const BonesRuleset *ruleset, const char *id)
{
  return ruleset->words != NULL ? g_hash_table_lookup (index_of (ruleset), id) : NULL;
}

const BonesWords *
bones_setup_words (const BonesSetup *setup, const char *id)
{
  const BonesRuleset *ruleset = setup->ruleset;
  const BonesWords *words = ruleset->content_words != NULL && setup->content != NULL
                                ? ruleset->content_words (setup->content, id)
                                : NULL;

  g_assert (words == NULL || words->written);
  return words != NULL ? words : bones_ruleset_words (ruleset, id);
}

const char *const *
bones_setup_factions (const BonesSetup *setup)
{
  const BonesRuleset *ruleset = setup->ruleset;

  return ruleset->content_factions != NULL ? ruleset->content_factions (setup->content)
                                           : ruleset->factions;
}

gboolean
bones_setup_has_track (const BonesSetup *setup, guint kind, guint track)
{
  const BonesRuleset *ruleset = setup->ruleset;

  return ruleset->track_words == NULL || ruleset->track_words (setup->content, kind, track) != NULL;
}

guint
bones_setup_plan (const BonesSetup *setup, const BonesGame *game, guint ship, BonesPart *parts)
{
  const BonesRuleset *ruleset = setup->ruleset;
  guint n;

  g_return_val_if_fail (ship < game->n_ships, 0);

  n = ruleset->plan != NULL ? ruleset->plan (setup, game, ship, parts) : 0;
  g_assert (n <= BONES_MAX_PARTS);
  return n;
}

const char *
bones_setup_track_word (const BonesSetup *setup, const BonesTrack *track, guint value)
{
  if (track->ids != NULL)
    return value < g_strv_length ((char **) track->ids) ? track->ids[value] : NULL;

  return setup->ruleset->value_words != NULL
             ? setup->ruleset->value_words (setup->content, track->id, (gint32) value)
             : NULL;
}

const char *
bones_setup_track_value_id (const BonesSetup *setup, const BonesTrack *track, guint value)
{
  const char *word, *dot;

  g_return_val_if_fail (setup != NULL && track != NULL, NULL);

  word = bones_setup_track_word (setup, track, value);
  dot = word != NULL ? strchr (word, '.') : NULL;
  return dot != NULL ? dot + 1 : word;
}

gboolean
bones_setup_track_is_worded (const BonesSetup *setup, const BonesTrack *track)
{
  g_return_val_if_fail (setup != NULL && track != NULL, FALSE);

  return track->show == BONES_SHOW_WORD
         || (track->show == BONES_SHOW_NOT && track->numbers == BONES_NUMBERS_ONLY
             && bones_setup_track_word (setup, track, 1) != NULL);
}

const char *
bones_setup_side (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  const BonesRuleset *ruleset = setup->ruleset;

  if (ruleset->side != NULL)
    return ruleset->side (setup, game, fleet);

  if (!ruleset->edges || fleet >= setup->rosters->len) /* it joined later */
    return NULL;

  return ((const BonesRoster *) g_ptr_array_index (setup->rosters, fleet))->side;
}
