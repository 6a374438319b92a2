/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <string.h>

typedef struct {
  char *database, *viewer, *output;
  gboolean for_all;
  int until;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->database);
  g_free (options->viewer);
  g_free (options->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static BonesExit export(const Options *options, BonesTable *table)
{
  const gint viewer = bones_cli_find_viewer (table, options->viewer);
  const gboolean whole = options->viewer == NULL && !options->for_all;
  g_autofree char *text = NULL;

  if (viewer < 0)
    return BONES_EXIT_USAGE;

  if (whole && !bones_table_get_record (table)->over)
    bones_cli_print_error (_ ("This file contains the whole battle, with every hand and the seed: "
                              "anybody who reads it knows all future dice of the app."));

  text = bones_envelope_write (table, whole, (guint) viewer,
                               options->until > 0 ? (guint32) options->until : G_MAXUINT32);
  return bones_cli_write_to (options->output, whole ? 0600 : 0666, text, strlen (text));
}

static BonesExit
run (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  const GOptionEntry entries[] = {
    { "as-seen-by", 'f', 0, G_OPTION_ARG_STRING, &options.viewer,
      N_ ("Export only what this fleet may see: no seed, no words, no other hands"), N_ ("FLEET") },
    { "as-seen-by-all", 'a', 0, G_OPTION_ARG_NONE, &options.for_all,
      N_ ("Export only what everybody may see"), NULL },
    { "until", 'u', 0, G_OPTION_ARG_INT, &options.until, N_ ("Stop after this entry"),
      N_ ("ENTRY") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output,
      N_ ("Write to this file instead of standard output"), N_ ("FILE") },
    { NULL },
  };
  g_autoptr (BonesStore) store = NULL;
  g_autoptr (BonesTable) table = NULL;

  if (!bones_cli_parse (&bones_command_export, entries, &options.database, &argc, &argv))
    return BONES_EXIT_USAGE;

  if (argc != 2)
    return bones_cli_print_usage (&bones_command_export);

  table = bones_cli_open_battle (options.database, argv[1], &store);
  return table != NULL ? export(&options, table) : BONES_EXIT_CANNOT;
}

const BonesCommand bones_command_export = {
  "export",
  "GAME|FILE",
  N_ ("Export a battle as JSON, whole or as a fleet sees it"),
  N_ ("GAME is a number from “games”, FILE a whole exported battle: it is written anew, as this version\n"
      "writes it."),
  run,
};
