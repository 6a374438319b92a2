/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

static BonesExit
run (int argc, char **argv)
{
  g_autofree char *database = NULL, *number = NULL;
  g_autoptr (BonesEnvelope) envelope = NULL;
  g_autoptr (BonesStore) store = NULL;
  g_autoptr (GError) error = NULL;
  gint64 game;

  if (!bones_cli_parse (&bones_command_import, NULL, &database, &argc, &argv))
    return BONES_EXIT_USAGE;

  if (argc != 2)
    return bones_cli_print_usage (&bones_command_import);

  envelope = bones_cli_read_envelope (argv[1]);
  store = envelope != NULL ? bones_cli_open_store (database) : NULL;
  if (store == NULL)
    return BONES_EXIT_CANNOT;

  game = bones_envelope_import (envelope, store, &error);
  if (game == 0)
    {
      bones_cli_print_error ("%s: %s", argv[1], error->message);
      return BONES_EXIT_CANNOT;
    }

  number = g_strdup_printf ("%" G_GINT64_FORMAT, game);
  bones_cli_print (_ ("Imported as battle %s.\n"), number);
  return BONES_EXIT_FINE;
}

const BonesCommand bones_command_import = {
  "import",
  "FILE",
  N_ ("Import an exported battle"),
  N_ ("FILE is a whole exported battle (“-”: standard input). Crossbones replays it first and imports "
      "nothing\nif an entry does not fit."),
  run,
};
