/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include "backups.h"

static BonesExit
back_up (const char *database, const char *path, gint keep)
{
  g_autoptr (BonesStore) store = bones_cli_open_store (database);
  g_autoptr (GDateTime) today = g_date_time_new_now_local ();
  g_autoptr (GError) error = NULL;
  g_autofree char *copy = NULL, *name = NULL;

  if (store == NULL)
    return BONES_EXIT_CANNOT;

  if (path == NULL)
    copy = bones_store_back_up_day (store, today, (guint) keep, &error);
  else if (bones_store_back_up (store, path, &error))
    copy = g_strdup (path);

  if (copy == NULL)
    return bones_cli_print_failure (error);

  name = g_filename_display_name (copy);
  bones_cli_print (_ ("The database was copied to “%s”.\n"), name);
  return BONES_EXIT_FINE;
}

static BonesExit
run (int argc, char **argv)
{
  g_autofree char *database = NULL;
  gint keep = BONES_BACKUPS_KEPT;
  const GOptionEntry entries[] = {
    { "keep", 'k', 0, G_OPTION_ARG_INT, &keep,
      N_ ("How many copies of different days to keep beside the database (default: 10)"),
      N_ ("NUMBER") },
    { NULL },
  };

  if (!bones_cli_parse (&bones_command_backup, entries, &database, &argc, &argv))
    return BONES_EXIT_USAGE;

  if (argc > 2)
    return bones_cli_print_usage (&bones_command_backup);

  if (keep < 1 || keep > 10000)
    {
      bones_cli_print_error (_ ("“--keep” should be from 1 to 10000."));
      return BONES_EXIT_USAGE;
    }

  return back_up (database, argc == 2 ? argv[1] : NULL, keep);
}

const BonesCommand bones_command_backup = {
  "backup",
  "[FILE]",
  N_ ("Copy the whole database, also while it is in use"),
  N_ ("The copy is FILE or, without FILE, the copy of this day in the folder “backups” beside the\n"
      "database, where the copies of the last days are kept. To go back to a copy, open it with\n"
      "--database, or close Crossbones and put the copy in the place of the database."),
  run,
};
