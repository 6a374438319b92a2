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
    return bones_cli_misused (&bones_command_import);

  envelope = bones_cli_read_envelope (argv[1]);
  store = envelope != NULL ? bones_cli_open_store (database) : NULL;
  if (store == NULL)
    return BONES_EXIT_CANNOT;

  game = bones_envelope_import (envelope, store, &error);
  if (game == 0)
    {
      bones_cli_complain ("%s: %s", argv[1], error->message);
      return BONES_EXIT_CANNOT;
    }

  number = g_strdup_printf ("%" G_GINT64_FORMAT, game);
  bones_cli_print (_ ("This is game %s now.\n"), number);
  return BONES_EXIT_FINE;
}

const BonesCommand bones_command_import = {
  "import",
  "FILE",
  N_ ("Make a game of an exported one"),
  N_ ("FILE is a whole exported game (“-”: standard input). It is played through first; nothing is "
      "kept of\none that does not fit."),
  run,
};
