/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include "salvage.h"

static void
print_counts (const BonesSalvage *salvage, const char *path)
{
  g_autofree char *name = g_filename_display_name (path);

  bones_cli_print_sentences (salvage->sentences);
  bones_cli_print (
      _ ("Battles: %u, of which %u may lack their end. Fleets: %u. Content sets: %u. Lost: %u.\n"),
      salvage->battles, salvage->cut, salvage->fleets, salvage->sets, salvage->lost);
  bones_cli_print (_ ("What could be read is in “%s” now.\n"), name);
}

/* The path of the new database, which the caller frees, or NULL. */
static char *
recover (const char *path, const char *new, BonesSalvage *salvage, GError **error)
{
  g_autoptr (BonesStore) to = NULL;

  if (new == NULL)
    return bones_salvage_beside (path, salvage, error);

  to = bones_store_open (new, error);
  return to != NULL && bones_salvage_run (path, to, salvage, error) ? g_strdup (new) : NULL;
}

static BonesExit
run (int argc, char **argv)
{
  g_auto (BonesSalvage) salvage = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *made = NULL;
  const char *new;

  if (!bones_cli_parse (&bones_command_recover, NULL, NULL, &argc, &argv))
    return BONES_EXIT_USAGE;

  if (argc != 2 && argc != 3)
    return bones_cli_print_usage (&bones_command_recover);

  new = argc == 3 ? argv[2] : NULL;
  if (new != NULL && g_file_test (new, G_FILE_TEST_EXISTS))
    {
      bones_cli_print_error (_ ("There is already a file “%s”. Choose another name."), new);
      return BONES_EXIT_CANNOT;
    }

  made = recover (argv[1], new, &salvage, &error);
  if (made == NULL)
    return bones_cli_print_failure (error);

  print_counts (&salvage, made);
  return salvage.lost == 0 && salvage.cut == 0 ? BONES_EXIT_FINE : BONES_EXIT_NO;
}

const BonesCommand bones_command_recover = {
  "recover",
  "DATABASE [NEW]",
  N_ ("Bring what can be read of a damaged database into a new one"),
  N_ ("DATABASE stays as it is. Its battles up to their last good entry, its kept fleets and its\n"
      "content sets are stored in the file NEW or, without NEW, beside DATABASE. Ends with 1 if\n"
      "something was lost."),
  run,
};
