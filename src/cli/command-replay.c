/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include "table-play.h"
#include "table.h"
#include "words.h"

static BonesExit
print_result (const BonesRuleset *ruleset, const BonesGame *game, guint32 entries)
{
  g_autofree char *name = bones_words_round (ruleset, "name", 0);
  g_autofree char *round = g_strconcat (name, ":", NULL);
  g_autofree char *fingerprint = bones_game_fingerprint (ruleset, game);

  bones_cli_print (_ ("Entries:     %u\n"), entries);
  bones_cli_print ("%-13s%u\n", round, game->round);
  bones_cli_print (_ ("Over:        %s\n"), game->over ? _ ("yes") : _ ("no"));
  bones_cli_print (_ ("Fingerprint: %s\n"), fingerprint);
  return BONES_EXIT_FINE;
}

static BonesExit
replay_game (const char *database, const char *number)
{
  g_autoptr (BonesStore) store = bones_cli_open_store (database);
  g_autoptr (BonesTable) table = store != NULL ? bones_cli_open_game (store, number) : NULL;
  g_autofree char *why = NULL;
  BonesExit result;

  if (table == NULL)
    return BONES_EXIT_CANNOT;

  why = bones_table_find_misfit (table);
  result = print_result (bones_table_get_setup (table)->ruleset,
                         &bones_table_get_play (table)->game, bones_table_get_seq (table));
  if (why == NULL)
    return result;

  bones_cli_print_error ("%s", why);
  return BONES_EXIT_NO;
}

static BonesExit
replay_file (const char *path)
{
  g_autoptr (BonesEnvelope) envelope = bones_cli_read_envelope (path);
  g_autoptr (BonesReplay) replay = NULL;
  g_autoptr (GError) error = NULL;

  if (envelope == NULL)
    return BONES_EXIT_CANNOT;

  replay = bones_envelope_replay (envelope, &error);
  if (replay == NULL)
    {
      bones_cli_print_error ("%s: %s", path, error->message);
      return BONES_EXIT_NO;
    }

  return print_result (envelope->setup->ruleset, &bones_replay_play (replay)->game,
                       bones_journal_length (envelope->journal));
}

static BonesExit
run (int argc, char **argv)
{
  g_autofree char *database = NULL;

  if (!bones_cli_parse (&bones_command_replay, NULL, &database, &argc, &argv))
    return BONES_EXIT_USAGE;

  if (argc != 2)
    return bones_cli_print_usage (&bones_command_replay);

  return bones_cli_game_number (argv[1]) > 0 ? replay_game (database, argv[1])
                                             : replay_file (argv[1]);
}

const BonesCommand bones_command_replay = {
  "replay",
  "GAME|FILE",
  N_ ("Replay a battle and print its final state"),
  N_ ("GAME is a number from “games”, FILE an exported battle. The exit status is 1 if an entry "
      "does not\nfit, or if the fingerprint differs from the one in the file."),
  run,
};
