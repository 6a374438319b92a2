/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include "game-filter.h"
#include "registry.h"
#include "words.h"

/* Returns how far a battle has come. The caller frees it. */
static char *
tell_how (const BonesGameRecord *record)
{
  const BonesRuleset *ruleset = bones_ruleset_find (record->ruleset);

  if (record->winner != NULL)
    return g_strdup_printf (_ ("over, won by %s"), record->winner);

  if (record->over)
    return g_strdup (_ ("over"));

  return ruleset != NULL ? bones_words_round (ruleset, "in-brief", record->round)
                         : g_strdup_printf ("%u", record->round);
}

static char *
tell_system (const BonesGameRecord *record)
{
  return g_strdup_printf ("%s %s", record->ruleset, record->edition);
}

/* Returns what @tell makes of each of @games, filled with blanks to one width. */
static GPtrArray *
tell_column (const GPtrArray *games, char *(*tell) (const BonesGameRecord *record))
{
  GPtrArray *cells = g_ptr_array_new_with_free_func (g_free);
  glong widest = 0;

  for (guint i = 0; i < games->len; i++)
    {
      g_ptr_array_add (cells, tell (g_ptr_array_index (games, i)));
      widest = MAX (widest, g_utf8_strlen (g_ptr_array_index (cells, i), -1));
    }

  for (guint i = 0; i < cells->len; i++)
    {
      g_autofree char *cell = g_ptr_array_index (cells, i);

      g_ptr_array_index (cells, i) =
          g_strdup_printf ("%s%*s", cell, (int) (widest - g_utf8_strlen (cell, -1)), "");
    }

  return cells;
}

static void
print_columns (const GPtrArray *games)
{
  g_autoptr (GPtrArray) how = tell_column (games, tell_how);
  g_autoptr (GPtrArray) system = tell_column (games, tell_system);

  for (guint i = 0; i < games->len; i++)
    {
      const BonesGameRecord *record = g_ptr_array_index (games, i);
      g_autoptr (GDateTime) played =
          g_date_time_new_from_unix_local (record->played / G_USEC_PER_SEC);
      g_autofree char *when = played != NULL ? g_date_time_format (played, "%Y-%m-%d %H:%M") : NULL;

      bones_cli_print ("%5" G_GINT64_FORMAT "  %s  %s  %s  %s\n", record->id,
                       when != NULL ? when : "?", (char *) g_ptr_array_index (how, i),
                       (char *) g_ptr_array_index (system, i), record->title);
    }
}

typedef struct {
  char *database, *text, *ruleset, *captain;
  gboolean archived;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->database);
  g_free (options->text);
  g_free (options->ruleset);
  g_free (options->captain);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static BonesExit
print_games (const Options *options)
{
  const BonesGameFilter filter = { options->text, options->ruleset, options->captain,
                                   options->archived };
  g_autoptr (BonesStore) store = bones_cli_open_store (options->database);
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;

  if (store == NULL)
    return BONES_EXIT_CANNOT;

  games = bones_store_list_games (store, &error);
  if (games == NULL)
    return bones_cli_print_failure (error);

  for (guint i = games->len; i-- > 0;)
    if (!bones_game_filter_fits (&filter, g_ptr_array_index (games, i)))
      g_ptr_array_remove_index (games, i);

  print_columns (games);
  return BONES_EXIT_FINE;
}

static BonesExit
run_games (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  const GOptionEntry own[] = {
    { "search", 0, 0, G_OPTION_ARG_STRING, &options.text,
      N_ ("Only those with these words in their title, fleets or captains"), N_ ("WORDS") },
    { "ruleset", 'r', 0, G_OPTION_ARG_STRING, &options.ruleset,
      N_ ("Only those of this rule system"), N_ ("ID") },
    { "captain", 0, 0, G_OPTION_ARG_STRING, &options.captain,
      N_ ("Only those in which this captain has a fleet"), N_ ("NAME") },
    { "archived", 0, 0, G_OPTION_ARG_NONE, &options.archived,
      N_ ("Those in the archive, not the others"), NULL },
    { NULL },
  };

  if (!bones_cli_parse (&bones_command_games, own, &options.database, &argc, &argv))
    return BONES_EXIT_USAGE;

  if (argc != 1)
    return bones_cli_print_usage (&bones_command_games);

  if (options.ruleset == NULL || bones_ruleset_find (options.ruleset) != NULL)
    return print_games (&options);

  bones_cli_print_error (_ ("There is no rule system called “%s”."), options.ruleset);
  return BONES_EXIT_CANNOT;
}

/* The store, opened for the game that @text names by its number; or NULL after printing an error.
 */
static BonesStore *
open_for (const char *database, const char *text, gint64 *game)
{
  *game = bones_cli_game_number (text);
  if (*game != 0)
    return bones_cli_open_store (database);

  bones_cli_print_error (_ ("“%s” should be the number of a battle: “crossbones-cli games” lists "
                            "them."),
                         text);
  return NULL;
}

static BonesExit
run_rename (int argc, char **argv)
{
  g_autofree char *database = NULL;
  g_autoptr (BonesStore) store = NULL;
  g_autoptr (GError) error = NULL;
  gint64 game;

  if (!bones_cli_parse (&bones_command_rename, NULL, &database, &argc, &argv))
    return BONES_EXIT_USAGE;

  if (argc != 3)
    return bones_cli_print_usage (&bones_command_rename);

  store = open_for (database, argv[1], &game);
  if (store == NULL)
    return BONES_EXIT_CANNOT;

  return bones_store_rename_game (store, game, argv[2], &error) ? BONES_EXIT_FINE
                                                                : bones_cli_print_failure (error);
}

static BonesExit
run_archive (int argc, char **argv)
{
  g_autofree char *database = NULL;
  g_autoptr (BonesStore) store = NULL;
  g_autoptr (GError) error = NULL;
  gboolean back = FALSE;
  const GOptionEntry own[] = {
    { "back", 0, 0, G_OPTION_ARG_NONE, &back, N_ ("Take it out of the archive"), NULL },
    { NULL },
  };
  gint64 game;

  if (!bones_cli_parse (&bones_command_archive, own, &database, &argc, &argv))
    return BONES_EXIT_USAGE;

  if (argc != 2)
    return bones_cli_print_usage (&bones_command_archive);

  store = open_for (database, argv[1], &game);
  if (store == NULL)
    return BONES_EXIT_CANNOT;

  return bones_store_archive_game (store, game, !back, &error) ? BONES_EXIT_FINE
                                                               : bones_cli_print_failure (error);
}

const BonesCommand bones_command_games = {
  "games",
  "[--search WORDS] [--ruleset ID] [--captain NAME] [--archived] [--database FILE]",
  N_ ("List the battles, the last played first"),
  NULL,
  run_games,
};

const BonesCommand bones_command_rename = {
  "rename",
  "GAME TITLE [--database FILE]",
  N_ ("Give a battle another title; “” calls it by its fleets again"),
  NULL,
  run_rename,
};

const BonesCommand bones_command_archive = {
  "archive",   "GAME [--back] [--database FILE]", N_ ("Put a battle out of the way, or back"), NULL,
  run_archive,
};
