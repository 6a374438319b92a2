/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "ids.h"

#include <string.h>

static char *
name_bits (const BonesWordsContext *context, const BonesTrack *track, guint bits)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; track->ids != NULL && track->ids[i] != NULL; i++)
    if ((bits >> i & 1) != 0)
      g_ptr_array_add (names, bones_words_name (context, "choice", track->ids[i]));

  return names->len > 0 ? bones_words_list (names) : g_strdup (_ ("none"));
}

char *
bones_words_ship_track (const BonesSetup *setup, guint kind, guint track)
{
  const BonesRuleset *ruleset = setup->ruleset;
  const char *id =
      ruleset->track_words != NULL ? ruleset->track_words (setup->content, kind, track) : NULL;
  const char *called = id != NULL ? bones_words_called (setup, NULL, id) : NULL;
  const char *form =
      ruleset->track_form != NULL ? ruleset->track_form (setup->content, kind, track) : NULL;
  const char *name =
      form != NULL ? bones_words_called (setup, NULL, form) : _ (ruleset->ship_tracks[track].name);
  const BonesWordsContext context = { setup, NULL, NULL };

  if (strstr (name, "{name}") != NULL)
    return bones_words_fill_name (&context, name, called != NULL ? called : "?");

  return g_strdup (called != NULL ? called : name);
}

/* "Reef 1, Reef 2". */
static char *
name_markers (const BonesWordsContext *context, guint bits)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < BONES_MAX_MARKERS && bits >> i != 0; i++)
    if ((bits >> i & 1) != 0)
      g_ptr_array_add (names, bones_words_marker (context, i));

  return bones_words_list (names);
}

/* The fleet, the ship or the markers that @value stands for. */
static char *
name_number (const BonesWordsContext *context, const BonesTrack *track, guint value)
{
  const guint fleet = bones_track_fleet (track, context->game, value);

  if (track->numbers == BONES_NUMBERS_MARKERS && value > 0)
    return name_markers (context, value);

  if (track->numbers == BONES_NUMBERS_SHIPS && value > 0)
    return g_strdup (bones_names_ship (context->names, value - 1));

  if (fleet != BONES_NOBODY)
    return g_strdup (bones_names_fleet (context->names, fleet));

  return g_strdup (track->numbers == BONES_NUMBERS_FLEETS ? _ ("nobody") : _ ("none"));
}

char *
bones_words_track (const BonesWordsContext *context, const BonesTrack *track, guint value)
{
  const gboolean worded = track->show == BONES_SHOW_WORD || track->show == BONES_SHOW_NOT;
  const char *word = worded ? bones_setup_track_word (context->setup, track, value) : NULL;

  if (track->numbers != BONES_NUMBERS_ONLY)
    return name_number (context, track, value);

  if (bones_track_parts (track) > 1)
    return bones_words_parts (bones_track_parts (track), (gint) value);

  if (track->show == BONES_SHOW_SQUARE)
    return bones_words_square (context, value);

  if (track->show == BONES_SHOW_BITS && track->ids != NULL)
    return name_bits (context, track, value);

  if (word != NULL && track->show == BONES_SHOW_NOT && bones_wind_lookup (word) >= 0)
    return g_strdup (bones_words_wind (context, (guint) bones_wind_lookup (word)));

  if (word != NULL)
    return bones_words_name (context, "choice", word);

  if (value == 0 && bones_setup_track_is_worded (context->setup, track))
    return g_strdup (_ ("none"));

  if (track->lowest == 0 && track->highest == 1)
    return g_strdup (value != 0 ? _ ("yes") : _ ("no"));

  return g_strdup_printf ("%d", (gint) value - track->base);
}

gboolean
bones_words_track_is_empty (const BonesWordsContext *context, const BonesTrack *track, guint value)
{
  const char *id;

  if (value != 0)
    return FALSE;

  if (track->numbers != BONES_NUMBERS_ONLY || track->show == BONES_SHOW_SQUARE
      || track->show == BONES_SHOW_BITS)
    return TRUE;

  id = bones_setup_track_value_id (context->setup, track, value);
  return bones_setup_track_is_worded (context->setup, track)
         && (id == NULL || g_str_equal (id, "none"));
}

char *
bones_words_option_value (const BonesSetup *setup, guint option, guint value)
{
  const BonesOption *which;
  const char *word;
  char id[128];

  g_return_val_if_fail (setup != NULL, NULL);

  which = &setup->ruleset->options[option];
  switch (which->kind)
    {
    case BONES_OPTION_SWITCH:
      return g_strdup (value != 0 ? _ ("on") : _ ("off"));
    case BONES_OPTION_VALUES:
      g_snprintf (id, sizeof id, "value.%s", which->key);
      word = bones_words_called (setup, id, which->values[value]);
      return g_strdup (word != NULL ? word : which->values[value]);
    case BONES_OPTION_NUMBER:
      return which->halves ? bones_words_points ((gint) value) : g_strdup_printf ("%u", value);
    default:
      return g_strdup (_ ("as it was set"));
    }
}
