/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "reference.h"

#include "content.h"
#include "hands.h"
#include "setup-text.h"
#include "words.h"

static void
free_entry (gpointer data)
{
  BonesReferenceEntry *entry = data;

  g_free (entry->title);
  g_free (entry->text);
  g_free (entry);
}

/* Takes @text. */
static void
add_entry (GPtrArray *entries, const char *group, const char *title, char *text,
           const BonesRule *rule)
{
  BonesReferenceEntry *entry = g_new0 (BonesReferenceEntry, 1);

  entry->group = group;
  entry->title = g_strdup (title);
  entry->text = text;
  entry->rule = rule;
  g_ptr_array_add (entries, entry);
}

static void
add_options (GPtrArray *entries, const BonesSetup *setup)
{
  const BonesRuleset *ruleset = setup->ruleset;
  const guint8 *options = setup->options;
  g_autoptr (BonesSetup) plain = bones_setup_new (ruleset, NULL);

  bones_options_begin (plain, ruleset->editions[options[0]], NULL);
  for (guint i = 1; ruleset->options[i].key != NULL; i++)
    if (ruleset->options[i].kind != BONES_OPTION_DATA && options[i] != plain->options[i])
      {
        const char *name = bones_words_called (setup, "option", ruleset->options[i].key);
        g_autofree char *value = bones_words_option_value (setup, i, options[i]);
        g_autofree char *title =
            g_strdup_printf ("%s: %s", name != NULL ? name : ruleset->options[i].key, value);

        add_entry (entries, _ ("Options That Differ from the Edition"), title,
                   g_strdup (_ (ruleset->options[i].text)), NULL);
      }
}

static void
add_classes (GPtrArray *entries, const BonesSetup *setup)
{
  const BonesRuleset *ruleset = setup->ruleset;

  for (guint kind = 0; kind < ruleset->n_kinds (setup->content); kind++)
    {
      const char *name = bones_words_called (
          setup, NULL, ruleset->kind_words (setup->content, setup->options, kind));
      g_autoptr (GPtrArray) facts = NULL;

      if (!bones_setup_offers (setup, NULL, kind))
        continue;

      facts = bones_words_class_facts (setup, NULL, kind);
      g_ptr_array_add (facts, NULL);
      add_entry (entries, _ ("Ships"),
                 name != NULL ? name : ruleset->kind_id (setup->content, kind),
                 g_strjoinv (" · ", (char **) facts->pdata), NULL);
      g_ptr_array_set_size (facts, (gint) facts->len - 1);
    }
}

static void
add_cards (GPtrArray *entries, const BonesSetup *setup)
{
  const BonesHands *hands = setup->ruleset->hands;
  const char *const *ids;

  if (hands == NULL || (hands->option != 0 && setup->options[hands->option] == 0))
    return;

  ids = bones_hands_ids (setup);
  for (guint kind = 0; kind < bones_hands_n_kinds (setup); kind++)
    {
      gint32 values[4] = { 0 };
      BonesWordsArgs args = BONES_WORDS_NONE;
      const char *name = bones_words_called (setup, "choice", ids[kind]);
      g_autofree char *about = g_strconcat ("about.", ids[kind], NULL);

      if (hands->copies (setup, kind) == 0)
        continue;

      if (hands->numbers != NULL)
        hands->numbers (setup, kind, values);

      args.values = values;
      args.n_values = G_N_ELEMENTS (values);
      add_entry (entries, _ ("Cards"), name != NULL ? name : ids[kind],
                 bones_words_called (setup, NULL, about) != NULL
                     ? bones_words (setup, NULL, NULL, about, &args)
                     : NULL,
                 NULL);
    }
}

GPtrArray *
bones_reference_new (const BonesRulebook *book, const BonesSetup *setup, const guint8 *options)
{
  const GPtrArray *rules;
  GPtrArray *entries;
  BonesSetup now; /* borrows everything */

  g_return_val_if_fail (book != NULL && setup != NULL && options != NULL, NULL);

  entries = g_ptr_array_new_with_free_func (free_entry);
  now = *setup;
  memcpy (now.options, options, sizeof now.options);
  add_options (entries, &now);
  add_classes (entries, &now);
  add_cards (entries, &now);
  rules = bones_rulebook_list (book);
  for (guint i = 0; i < rules->len; i++)
    {
      const BonesRule *rule = g_ptr_array_index (rules, i);

      add_entry (entries, rule->section, rule->title, g_strdup (rule->text), rule);
    }

  return entries;
}

gboolean
bones_reference_matches (const BonesReferenceEntry *entry, const char *words)
{
  g_auto (GStrv) each = NULL;

  g_return_val_if_fail (entry != NULL && words != NULL, FALSE);

  each = g_str_tokenize_and_fold (words, NULL, NULL);
  for (guint i = 0; each[i] != NULL; i++)
    if (!g_str_match_string (each[i], entry->title, TRUE)
        && !g_str_match_string (each[i], entry->group, TRUE)
        && (entry->text == NULL || !g_str_match_string (each[i], entry->text, TRUE))
        && (entry->rule == NULL || !g_str_match_string (each[i], entry->rule->id, TRUE)))
      return FALSE;

  return TRUE;
}
