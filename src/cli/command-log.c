/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <string.h>

#include "log-file.h"

typedef struct {
  char *database, *viewer;
  gboolean text, brief;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->database);
  g_free (options->viewer);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static BonesExit
print_log (const Options *options, BonesTable *table)
{
  const gint viewer = bones_cli_find_viewer (table, options->viewer);
  g_autofree char *text = NULL;

  if (viewer < 0)
    return BONES_EXIT_USAGE;

  text = bones_log_text (table, (guint) viewer, options->brief ? BONES_LOG_BRIEF : BONES_LOG_WHOLE);
  bones_cli_disarm (text);
  return bones_cli_write (text, strlen (text)) ? BONES_EXIT_FINE : BONES_EXIT_CANNOT;
}

static BonesExit
run (int argc, char **argv)
{
  g_auto (Options) options = { NULL };
  const GOptionEntry entries[] = {
    { "text", 't', 0, G_OPTION_ARG_NONE, &options.text, N_ ("Print whole sentences (default)"),
      NULL },
    { "brief", 'b', 0, G_OPTION_ARG_NONE, &options.brief, N_ ("In few words"), NULL },
    { "as-seen-by", 'f', 0, G_OPTION_ARG_STRING, &options.viewer,
      N_ ("Show what this fleet may see, not only what everybody may see"), N_ ("FLEET") },
    { NULL },
  };
  g_autoptr (BonesStore) store = NULL;
  g_autoptr (BonesTable) table = NULL;

  if (!bones_cli_parse (&bones_command_log, entries, &options.database, &argc, &argv))
    return BONES_EXIT_USAGE;

  if (argc != 2 || (options.text && options.brief))
    return bones_cli_print_usage (&bones_command_log);

  table = bones_cli_open_battle (options.database, argv[1], &store);
  return table != NULL ? print_log (&options, table) : BONES_EXIT_CANNOT;
}

const BonesCommand bones_command_log = {
  "log",
  "GAME|FILE",
  N_ ("Print the log of a battle"),
  N_ ("GAME is a number from “games”, FILE an exported battle. “report --html” writes a web page with "
      "the\nlog."),
  run,
};
