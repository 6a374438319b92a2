/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <string.h>

#include "registry.h"
#include "stats.h"

typedef struct {
  char *database, *fleet, *captain, *system, *since;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->database);
  g_free (options->fleet);
  g_free (options->captain);
  g_free (options->system);
  g_free (options->since);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* The beginning of the day @text, "2026-11-26", here; FALSE if it is none. */
static gboolean
read_day (const char *text, gint64 *at)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  g_autofree char *whole = g_strconcat (text, "T00:00:00", NULL);
  g_autoptr (GDateTime) day = g_regex_match_simple ("^\\d{4}-\\d{2}-\\d{2}$", text, 0, 0)
                                  ? g_date_time_new_from_iso8601 (whole, zone)
                                  : NULL;

  if (day != NULL)
    *at = g_date_time_to_unix (day) * G_TIME_SPAN_SECOND;

  return day != NULL;
}

static BonesExit
print_stats (const Options *options, gint64 since)
{
  const BonesStatisticsFilter filter = { options->fleet, options->captain, options->system, since };
  g_autoptr (BonesStore) store = bones_cli_open_store (options->database);
  g_autoptr (BonesStats) stats = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (store == NULL)
    return BONES_EXIT_CANNOT;

  stats = bones_stats_new (store, &filter, &error);
  if (stats == NULL)
    return bones_cli_print_failure (error);

  text = bones_stats_text (stats);
  bones_cli_disarm (text);
  return bones_cli_write (text, strlen (text)) ? BONES_EXIT_FINE : BONES_EXIT_CANNOT;
}

static BonesExit
run (int argc, char **argv)
{
  g_auto (Options) options = { NULL };
  const GOptionEntry entries[] = {
    { "fleet", 'f', 0, G_OPTION_ARG_STRING, &options.fleet, N_ ("Only fleets of this name"),
      N_ ("NAME") },
    { "captain", 'c', 0, G_OPTION_ARG_STRING, &options.captain,
      N_ ("Only fleets under this captain"), N_ ("NAME") },
    { "system", 'y', 0, G_OPTION_ARG_STRING, &options.system,
      N_ ("Only battles of this rule system, such as “black-spot”"), N_ ("ID") },
    { "since", 's', 0, G_OPTION_ARG_STRING, &options.since,
      N_ ("Only battles that were begun on this day or later"), N_ ("DATE") },
    { NULL },
  };
  gint64 since = 0;

  if (!bones_cli_parse (&bones_command_stats, entries, &options.database, &argc, &argv))
    return BONES_EXIT_USAGE;

  if (argc != 1)
    return bones_cli_print_usage (&bones_command_stats);

  if (options.since != NULL && !read_day (options.since, &since))
    {
      bones_cli_print_error (_ ("“%s” is not a date: write it as 2026-11-26."), options.since);
      return BONES_EXIT_USAGE;
    }

  if (options.system != NULL && bones_ruleset_find (options.system) == NULL)
    {
      bones_cli_print_error (
          _ ("There is no rule system “%s”. “crossbones-cli rulesets” lists them."),
          options.system);
      return BONES_EXIT_USAGE;
    }

  return print_stats (&options, since);
}

const BonesCommand bones_command_stats = {
  "stats",
  "[--fleet NAME] [--captain NAME] [--system ID] [--since DATE]",
  N_ ("Tell what all battles say of captains, fleets and dice"),
  N_ ("How captains and fleets fared, the luck of their dice over all battles, and whether their own "
      "dice\nare fair."),
  run,
};
