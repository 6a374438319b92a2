/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include "roster-file.h"
#include "words.h"

typedef struct {
  char *database;
  char *content;     /* the set of the option --content, or NULL */
  BonesStore *store; /* opened when the first set is looked up in it */
} Options;

static void
options_clear (Options *options)
{
  g_clear_pointer (&options->store, bones_store_close);
  g_free (options->database);
  g_free (options->content);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static const BonesRuleset *
find_ruleset (const char *text, gsize length, GError **error)
{
  g_autofree char *id = bones_roster_file_names_ruleset (text, length);

  return bones_content_ruleset (id, error);
}

/* The set @name in the database for the fleet in @text. */
static BonesContentSet *
find_set (Options *options, const char *name, const char *text, gsize length, GError **error)
{
  const BonesRuleset *ruleset = find_ruleset (text, length, error);

  if (ruleset == NULL)
    return NULL;

  if (options->store == NULL)
    options->store = bones_cli_open_store (options->database);

  return options->store != NULL ? bones_content_set_find (options->store, ruleset, name, error)
                                : NULL;
}

static BonesContentSet *
read_set (const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = bones_cli_read_file (path, BONES_CONTENT_MAX_BYTES);
  gsize length = 0;
  const char *text = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;

  return bytes != NULL ? bones_content_set_read (text != NULL ? text : "", length, FALSE, error)
                       : NULL;
}

/* Sets @set to the set of the option, else to the one that the fleet in @text names. Returns FALSE
 * if there is no such set. */
static gboolean
choose_set (Options *options, const char *text, gsize length, BonesContentSet **set, GError **error)
{
  g_autofree char *named = bones_roster_file_names_set (text, length);
  const char *name = options->content != NULL ? options->content : named;

  *set = NULL;
  if (name == NULL)
    return TRUE;

  *set = options->content != NULL && g_file_test (name, G_FILE_TEST_IS_REGULAR)
             ? read_set (name, error)
             : find_set (options, name, text, length, error);
  return *set != NULL;
}

static BonesRosterFile *
read_fleet (Options *options, GBytes *bytes, GError **error)
{
  g_autoptr (BonesContentSet) set = NULL;
  gsize length = 0;
  const char *text = g_bytes_get_data (bytes, &length);

  text = text != NULL ? text : "";
  return choose_set (options, text, length, &set, error)
             ? bones_roster_file_read (text, length, set, error)
             : NULL;
}

static BonesExit
check_file (Options *options, const char *path)
{
  g_autoptr (GBytes) bytes = bones_cli_read_file (path, BONES_ROSTER_FILE_MAX_BYTES);
  g_autoptr (BonesRosterFile) file = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *points = NULL;

  if (bytes == NULL)
    return BONES_EXIT_CANNOT;

  file = read_fleet (options, bytes, &error);
  if (file == NULL)
    {
      if (error != NULL) /* else an error was printed */
        bones_cli_print_error ("%s: %s", path, error->message);
      return BONES_EXIT_CANNOT;
    }

  points = bones_words_points ((gint) file->points);
  bones_cli_print (_ ("%s: %s, %s points, %u ships: %s\n"), path, file->roster->name, points,
                   file->roster->ships->len,
                   file->faults->len == 0 ? _ ("legal") : _ ("not legal"));
  bones_cli_print_sentences (file->faults);
  bones_cli_print_sentences (file->warnings);
  return file->faults->len == 0 ? BONES_EXIT_FINE : BONES_EXIT_NO;
}

static BonesExit
run (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  const GOptionEntry entries[] = {
    { "content", 'c', 0, G_OPTION_ARG_STRING, &options.content,
      N_ ("The content set to check against: its name, number or file"), N_ ("SET") },
    { NULL },
  };
  BonesExit worst = BONES_EXIT_FINE;

  if (!bones_cli_parse (&bones_command_check, entries, &options.database, &argc, &argv))
    return BONES_EXIT_USAGE;

  if (argc < 2)
    return bones_cli_print_usage (&bones_command_check);

  for (int i = 1; i < argc; i++)
    {
      const BonesExit end = check_file (&options, argv[i]);

      worst = MAX (worst, end);
    }

  return worst;
}

const BonesCommand bones_command_check = {
  "check",
  "FLEET…",
  N_ ("Check fleets and show what they cost"),
  N_ ("Each FLEET is a JSON file; docs/table-protocol.md describes the format. It is checked against "
      "the content set that it contains or names, unless --content names another one. The exit "
      "status is 1 if a fleet is not legal."),
  run,
};
