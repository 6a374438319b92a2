/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <string.h>

#include "report-page.h"
#include "report-table.h"
#include "report.h"
#include "view.h"

typedef struct {
  char *database, *viewer, *output;
  gboolean text, html, csv;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->database);
  g_free (options->viewer);
  g_free (options->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static char *
write_facts (const Options *options, BonesTable *table, guint viewer)
{
  g_autoptr (BonesReport) report = bones_report_new (table, viewer);

  return options->csv ? bones_report_csv (report) : bones_report_text (report);
}

static BonesExit
write_report (const Options *options, BonesTable *table)
{
  const BonesNames *names = bones_view_names (table);
  const gint viewer =
      options->viewer != NULL ? bones_names_find_fleet (names, options->viewer) : BONES_NOBODY;
  g_autofree char *text = NULL;

  if (viewer < 0)
    {
      bones_cli_print_error (_ ("There is no fleet “%s” in this battle."), options->viewer);
      return BONES_EXIT_USAGE;
    }

  text = options->html ? bones_report_page (table, (guint) viewer)
                       : write_facts (options, table, (guint) viewer);
  bones_cli_disarm (text);
  return bones_cli_write_to (options->output, 0666, text, strlen (text));
}

static BonesExit
run (int argc, char **argv)
{
  g_auto (Options) options = { NULL };
  const GOptionEntry entries[] = {
    { "text", 't', 0, G_OPTION_ARG_NONE, &options.text, N_ ("Write text (the default)"), NULL },
    { "html", 'w', 0, G_OPTION_ARG_NONE, &options.html,
      N_ ("Write a web page: the facts with their plots, and the log"), NULL },
    { "csv", 'c', 0, G_OPTION_ARG_NONE, &options.csv,
      N_ ("Write the rolls for a spreadsheet, one a row"), NULL },
    { "as-seen-by", 'f', 0, G_OPTION_ARG_STRING, &options.viewer,
      N_ ("Tell what this fleet may know, not only what everybody may know"), N_ ("FLEET") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output,
      N_ ("Write to this file instead of standard output"), N_ ("FILE") },
    { NULL },
  };
  g_autoptr (BonesStore) store = NULL;
  g_autoptr (BonesTable) table = NULL;
  gboolean is_game;

  if (!bones_cli_parse (&bones_command_report, entries, &options.database, &argc, &argv))
    return BONES_EXIT_USAGE;

  if (argc != 2 || options.text + options.html + options.csv > 1)
    return bones_cli_print_usage (&bones_command_report);

  is_game = bones_cli_game_number (argv[1]) > 0;
  store = bones_cli_open_store (is_game ? options.database : ":memory:");
  if (store != NULL)
    table = is_game ? bones_cli_open_game (store, argv[1]) : bones_cli_open_file (store, argv[1]);

  return table != NULL ? write_report (&options, table) : BONES_EXIT_CANNOT;
}

const BonesCommand bones_command_report = {
  "report",
  "GAME|FILE",
  N_ ("Report a battle: how it went and why, what each ship did, the luck of the dice"),
  N_ ("GAME is a number from “games”, FILE an exported battle. Nothing secret is told before the "
      "end\nof the battle. A web page needs no other files, so you can send, keep and print it."),
  run,
};
