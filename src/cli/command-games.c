/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include "registry.h"
#include "words.h"

static void
print_game (const BonesGameRecord *record)
{
  g_autoptr (GDateTime) played = g_date_time_new_from_unix_local (record->played / G_USEC_PER_SEC);
  g_autofree char *when = played != NULL ? g_date_time_format (played, "%Y-%m-%d %H:%M") : NULL;
  const BonesRuleset *ruleset = bones_ruleset_find (record->ruleset);
  g_autofree char *how = record->winner != NULL
                             ? g_strdup_printf (_ ("over, won by %s"), record->winner)
                         : record->over    ? g_strdup (_ ("over"))
                         : ruleset != NULL ? bones_words_round (ruleset, "in-brief", record->round)
                                           : g_strdup_printf ("%u", record->round);

  bones_cli_print ("%5" G_GINT64_FORMAT "  %s  %-10s  %s %s  %s\n", record->id,
                   when != NULL ? when : "?", how, record->ruleset, record->edition, record->title);
}

static BonesExit
run (int argc, char **argv)
{
  g_autofree char *database = NULL;
  g_autoptr (BonesStore) store = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;

  if (!bones_cli_parse (&bones_command_games, NULL, &database, &argc, &argv))
    return BONES_EXIT_USAGE;

  if (argc != 1)
    return bones_cli_print_usage (&bones_command_games);

  store = bones_cli_open_store (database);
  games = store != NULL ? bones_store_list_games (store, &error) : NULL;
  if (error != NULL)
    bones_cli_print_error ("%s", error->message);

  if (games == NULL)
    return BONES_EXIT_CANNOT;

  for (guint i = 0; i < games->len; i++)
    print_game (g_ptr_array_index (games, i));

  return BONES_EXIT_FINE;
}

const BonesCommand bones_command_games = {
  "games", "[--database FILE]", N_ ("List the battles, the last played first"), NULL, run,
};
