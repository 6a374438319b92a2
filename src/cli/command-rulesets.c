/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include "content.h"
#include "registry.h"
#include "words.h"

static void
print_classes (const BonesSetup *setup)
{
  const BonesRuleset *ruleset = setup->ruleset;

  bones_cli_print (_ ("  Classes:\n"));
  for (guint kind = 0; kind < ruleset->n_kinds (setup->content); kind++)
    {
      g_autofree char *points =
          bones_words_points ((gint) ruleset->kind_points (setup->content, setup->options, kind));
      const char *name = bones_words_called (
          setup, NULL, ruleset->kind_words (setup->content, setup->options, kind));
      const char *id = ruleset->kind_id (setup->content, kind);

      bones_cli_print ("    %-24s %s, %s\n", id, name != NULL ? name : id, points);
    }
}

static gboolean
print_ruleset (const BonesRuleset *ruleset)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesSetup) setup = bones_content_setup (ruleset, NULL, &error);
  g_autofree char *editions = g_strjoinv (", ", (char **) ruleset->editions);

  if (setup == NULL)
    {
      bones_cli_print_error ("%s", error->message);
      return FALSE;
    }

  bones_cli_print (_ ("%s: %s (editions %s)\n"), ruleset->id, _ (ruleset->name), editions);
  print_classes (setup);
  bones_cli_print (_ ("  Options:\n"));
  for (guint i = 0; ruleset->options[i].key != NULL; i++)
    bones_cli_print ("    %-24s %s\n", ruleset->options[i].key, _ (ruleset->options[i].text));

  return TRUE;
}

static BonesExit
run (int argc, char **argv)
{
  if (!bones_cli_parse (&bones_command_rulesets, NULL, NULL, &argc, &argv))
    return BONES_EXIT_USAGE;

  if (argc != 1)
    return bones_cli_print_usage (&bones_command_rulesets);

  for (const BonesRuleset *const *ruleset = bones_rulesets (); *ruleset != NULL; ruleset++)
    if (!print_ruleset (*ruleset))
      return BONES_EXIT_CANNOT;

  return BONES_EXIT_FINE;
}

const BonesCommand bones_command_rulesets = {
  "rulesets",
  "",
  N_ ("List the rule systems, their classes and options"),
  N_ ("The request {\"do\":\"rulesets\"} of the table protocol says more, as JSON."),
  run,
};
