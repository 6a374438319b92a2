/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include "roster-file.h"
#include "words.h"

static BonesExit
check (const char *path)
{
  g_autoptr (GBytes) bytes = bones_cli_read_file (path, BONES_ROSTER_FILE_MAX_BYTES);
  g_autoptr (BonesRosterFile) file = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *points = NULL;
  gsize length = 0;
  const char *text;

  if (bytes == NULL)
    return BONES_EXIT_CANNOT;

  text = g_bytes_get_data (bytes, &length);
  file = bones_roster_file_read (text != NULL ? text : "", length, &error);
  if (file == NULL)
    {
      bones_cli_complain ("%s: %s", path, error->message);
      return BONES_EXIT_CANNOT;
    }

  points = bones_words_points ((gint) file->points);
  bones_cli_print (_ ("%s: %s, %s points, %u ships: %s\n"), path, file->roster->name, points,
                   file->roster->ships->len,
                   file->faults->len == 0 ? _ ("legal") : _ ("not legal"));
  for (guint i = 0; i < file->faults->len; i++)
    bones_cli_print ("  %s\n", (const char *) g_ptr_array_index (file->faults, i));

  return file->faults->len == 0 ? BONES_EXIT_FINE : BONES_EXIT_NO;
}

static BonesExit
run (int argc, char **argv)
{
  BonesExit worst = BONES_EXIT_FINE;

  if (!bones_cli_parse (&bones_command_check, NULL, NULL, &argc, &argv))
    return BONES_EXIT_USAGE;

  if (argc < 2)
    return bones_cli_misused (&bones_command_check);

  for (int i = 1; i < argc; i++)
    {
      const BonesExit end = check (argv[i]);

      worst = MAX (worst, end);
    }

  return worst;
}

const BonesCommand bones_command_check = {
  "check",
  "FLEET…",
  N_ ("Say whether fleets are legal, and what they cost"),
  N_ ("Each FLEET is a JSON file: docs/table-protocol.md has the form. Ends with 1 when one is not "
      "legal."),
  run,
};
