/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game-filter.h"

#include "registry.h"

static void
append_text (GString *all, const char *text)
{
  g_autofree char *folded = text != NULL ? g_utf8_casefold (text, -1) : NULL;

  if (folded != NULL)
    g_string_append_printf (all, "%s\n", folded);
}

/* All that words may be found in. */
static char *
fold_record (const BonesGameRecord *record)
{
  const BonesRuleset *ruleset = bones_ruleset_find (record->ruleset);
  GString *all = g_string_new (NULL);

  append_text (all, record->title);
  append_text (all, record->paused);
  append_text (all, record->ruleset);
  append_text (all, ruleset != NULL ? g_dgettext (GETTEXT_PACKAGE, ruleset->name) : NULL);
  for (guint i = 0; record->fleets != NULL && record->fleets[i] != NULL; i++)
    append_text (all, record->fleets[i]);

  for (guint i = 0; record->captains != NULL && record->captains[i] != NULL; i++)
    append_text (all, record->captains[i]);

  return g_string_free (all, FALSE);
}

static gboolean
has_words (const BonesGameRecord *record, const char *text)
{
  g_autofree char *wanted = g_utf8_casefold (text, -1);
  g_autofree char *all = fold_record (record);
  g_auto (GStrv) words = g_strsplit_set (wanted, " \t\n", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (all, words[i]) == NULL)
      return FALSE;

  return TRUE;
}

static gboolean
has_captain (const BonesGameRecord *record, const char *captain)
{
  g_autofree char *wanted = g_utf8_casefold (captain, -1);

  for (guint i = 0; record->captains != NULL && record->captains[i] != NULL; i++)
    {
      g_autofree char *folded = g_utf8_casefold (record->captains[i], -1);

      if (g_str_equal (folded, wanted))
        return TRUE;
    }

  return FALSE;
}

gboolean
bones_game_filter_fits (const BonesGameFilter *filter, const BonesGameRecord *record)
{
  g_return_val_if_fail (filter != NULL && record != NULL, FALSE);

  return (filter->archived != FALSE) == (record->archived != FALSE)
         && (filter->ruleset == NULL || g_str_equal (filter->ruleset, record->ruleset))
         && (filter->captain == NULL || has_captain (record, filter->captain))
         && (filter->text == NULL || has_words (record, filter->text));
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate (*(const char *const *) a, *(const char *const *) b);
}

char **
bones_game_filter_captains (const GPtrArray *records)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *captains = g_ptr_array_new ();

  g_return_val_if_fail (records != NULL, (char **) g_ptr_array_free (captains, FALSE));

  for (guint i = 0; i < records->len; i++)
    {
      const BonesGameRecord *record = g_ptr_array_index (records, i);

      for (guint j = 0; record->captains != NULL && record->captains[j] != NULL; j++)
        if (*record->captains[j] != '\0'
            && g_hash_table_add (known, g_utf8_casefold (record->captains[j], -1)))
          g_ptr_array_add (captains, g_strdup (record->captains[j]));
    }

  g_ptr_array_sort (captains, compare_names);
  g_ptr_array_add (captains, NULL);
  return (char **) g_ptr_array_free (captains, FALSE);
}
