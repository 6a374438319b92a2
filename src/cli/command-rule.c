/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include "registry.h"
#include "rulebook.h"

/* What the books have for the words of the call. */
typedef struct {
  GPtrArray *books; /* of BonesRulebook, which hold the rules */
  GPtrArray *rules; /* of const BonesRule */
  GHashTable *of;   /* maps a rule to its const BonesRuleset */
} Found;

static void
found_clear (Found *found)
{
  g_hash_table_unref (found->of);
  g_ptr_array_unref (found->rules);
  g_ptr_array_unref (found->books);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Found, found_clear)

static void
print_rule (const BonesRuleset *ruleset, const BonesRule *rule)
{
  bones_cli_print ("%s  %s\n%s · %s\n\n%s\n", rule->id, rule->title, _ (ruleset->name),
                   rule->section, rule->text);
  if (rule->example != NULL)
    bones_cli_print (_ ("\nExample: %s\n"), rule->example);

  if (rule->options[0] != NULL)
    bones_cli_print ("%s", _ ("\nOptions that change it:\n"));
  for (guint i = 0; rule->options[i] != NULL; i++)
    bones_cli_print ("  %s\n", rule->options[i]);
}

/* A rule whose id is @words is the only one. */
static gboolean
look_up (const BonesRuleset *ruleset, const char *words, Found *found, GError **error)
{
  BonesRulebook *book = bones_rulebook_new (ruleset, error);
  g_autoptr (GPtrArray) rules = NULL;
  const BonesRule *rule;

  if (book == NULL)
    return FALSE;

  g_ptr_array_add (found->books, book);
  rule = bones_rulebook_lookup (book, words);
  rules = rule != NULL ? g_ptr_array_new () : bones_rulebook_search (book, words);
  if (rule != NULL)
    g_ptr_array_add (rules, (gpointer) rule);

  for (guint i = 0; i < rules->len; i++)
    g_hash_table_insert (found->of, g_ptr_array_index (rules, i), (gpointer) ruleset);

  g_ptr_array_extend (found->rules, rules, NULL, NULL);
  return TRUE;
}

static BonesExit
print_found (const Found *found, const char *words)
{
  if (found->rules->len == 0)
    {
      bones_cli_print_error (_ ("No rule has “%s”. Try fewer words, or --ruleset."), words);
      return BONES_EXIT_NO;
    }

  if (found->rules->len == 1)
    {
      const BonesRule *rule = g_ptr_array_index (found->rules, 0);

      print_rule (g_hash_table_lookup (found->of, rule), rule);
      return BONES_EXIT_FINE;
    }

  for (guint i = 0; i < found->rules->len; i++)
    {
      const BonesRule *rule = g_ptr_array_index (found->rules, i);

      bones_cli_print ("%-12s %s\n", rule->id, rule->title);
    }

  return BONES_EXIT_FINE;
}

static BonesExit
find_and_print (const BonesRuleset *only, const char *words)
{
  const BonesRuleset *const *rulesets = bones_rulesets ();
  g_autoptr (GError) error = NULL;
  g_auto (Found) found = { 0 };

  found.books = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_rulebook_unref);
  found.rules = g_ptr_array_new ();
  found.of = g_hash_table_new (NULL, NULL);
  for (guint i = 0; rulesets[i] != NULL; i++)
    if ((only == NULL || only == rulesets[i]) && !look_up (rulesets[i], words, &found, &error))
      {
        bones_cli_print_error ("%s", error->message);
        return BONES_EXIT_CANNOT;
      }

  return print_found (&found, words);
}

static BonesExit
run (int argc, char **argv)
{
  g_autofree char *ruleset = NULL, *words = NULL;
  const GOptionEntry own[] = {
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &ruleset, N_ ("Only the rules of this rule system"),
      N_ ("SYSTEM") },
    { NULL },
  };
  const BonesRuleset *only;

  if (!bones_cli_parse (&bones_command_rule, own, NULL, &argc, &argv))
    return BONES_EXIT_USAGE;

  if (argc < 2)
    return bones_cli_print_usage (&bones_command_rule);

  only = ruleset != NULL ? bones_ruleset_find (ruleset) : NULL;
  if (ruleset != NULL && only == NULL)
    {
      bones_cli_print_error (_ ("There is no rule system called “%s”."), ruleset);
      return BONES_EXIT_CANNOT;
    }

  words = g_strjoinv (" ", argv + 1);
  return find_and_print (only, words);
}

const BonesCommand bones_command_rule = {
  "rule",
  "ID|WORDS",
  N_ ("Print what a rule says, found by its id or by words"),
  N_ ("With words, the rules in which all of them stand are listed; if it is only one, it is "
      "printed."),
  run,
};
