/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include "content-import.h"
#include "content-merge.h"
#include "content-row.h"
#include "content-set.h"

#include <string.h>

#define RULESET "man-o-war" /* if --ruleset names no other */

typedef struct {
  char *database, *ruleset_id, *output, *sections, *clash, *into;
  gboolean draft, text, csv;
  const BonesRuleset *ruleset;
  BonesStore *store; /* NULL if the act needs no database */
} Options;

static void
options_clear (Options *options)
{
  g_clear_pointer (&options->store, bones_store_close);
  g_free (options->database);
  g_free (options->ruleset_id);
  g_free (options->output);
  g_free (options->sections);
  g_free (options->clash);
  g_free (options->into);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static BonesContentSet *
find_set (const Options *options, const char *name)
{
  g_autoptr (GError) error = NULL;
  BonesContentSet *set = bones_content_set_find (options->store, options->ruleset, name, &error);

  if (set == NULL)
    bones_cli_print_failure (error);

  return set;
}

static BonesExit
list_sets (const Options *options, char **arguments)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) records = bones_content_sets (options->store, options->ruleset, &error);

  if (records == NULL)
    return bones_cli_print_failure (error);

  for (guint i = 0; i < records->len; i++)
    {
      const BonesSetRecord *record = g_ptr_array_index (records, i);
      g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, record->id);

      bones_cli_print ("%6s  %s\n", record->id != 0 ? number : "stock", record->name);
    }

  return BONES_EXIT_FINE;
}

static BonesExit
show_set (const Options *options, char **arguments)
{
  g_autoptr (BonesContentSet) set = find_set (options, arguments[0]);
  g_autoptr (GPtrArray) flaws = NULL;
  g_autofree char *text = NULL;

  if (set == NULL)
    return BONES_EXIT_CANNOT;

  bones_cli_print ("%s\n", set->record->name);
  for (const BonesSection *section = set->ruleset->schema->sections; section->key != NULL;
       section++)
    for (guint i = 0; !section->single && i < bones_content_set_n_rows (set, section); i++)
      {
        JsonObject *row = bones_content_set_row (set, section, i);
        const char *name = row != NULL ? bones_content_row_name (row) : NULL;

        bones_cli_print ("  %s %u: %s\n", _ (section->one), i + 1, name != NULL ? name : "");
      }

  flaws = bones_content_set_check (set);
  text = bones_content_flaws_to_text (flaws);
  if (text != NULL)
    bones_cli_print ("%s\n", text);

  return BONES_EXIT_FINE;
}

static BonesExit
export_set (const Options *options, char **arguments)
{
  g_autoptr (BonesContentSet) set = find_set (options, arguments[0]);
  g_autofree char *text = set != NULL ? bones_content_set_to_text (set) : NULL;

  return text != NULL ? bones_cli_write_to (options->output, 0666, text, strlen (text))
                      : BONES_EXIT_CANNOT;
}

/* The set in the file @path. *@exit is the exit status if there is none. */
static BonesContentSet *
read_set (const Options *options, const char *path, BonesExit *exit)
{
  g_autoptr (GBytes) bytes = bones_cli_read_file (path, BONES_CONTENT_MAX_BYTES);
  g_autoptr (GError) error = NULL;
  BonesContentSet *set;
  gsize length;
  const char *text;

  *exit = BONES_EXIT_CANNOT;
  if (bytes == NULL)
    return NULL;

  text = g_bytes_get_data (bytes, &length);
  set = bones_content_set_read (text != NULL ? text : "", length, options->draft, &error);
  if (set != NULL)
    return set;

  bones_cli_print_error ("%s: %s", path, error->message);
  if (g_error_matches (error, BONES_CONTENT_ERROR, BONES_CONTENT_ERROR_FLAWED))
    *exit = BONES_EXIT_NO;

  return NULL;
}

static BonesExit
check_set (const Options *options, char **arguments)
{
  BonesExit exit;
  g_autoptr (BonesContentSet) set = read_set (options, arguments[0], &exit);

  if (set == NULL)
    return exit;

  bones_cli_print (_ ("“%s” can be played.\n"), set->record->name);
  return BONES_EXIT_FINE;
}

/* The number of --on-clash, or -1 after printing an error. */
static gint
read_clash (const Options *options)
{
  for (gint i = 0; bones_clash_ids[i] != NULL; i++)
    if (options->clash == NULL || g_str_equal (options->clash, bones_clash_ids[i]))
      return i;

  bones_cli_print_error (_ ("“%s” is not a way to settle a clash: keep, replace or rename."),
                         options->clash);
  return -1;
}

/* The name of a set or an import from @path: that of the file, without its ending. */
static char *
name_of (const char *path)
{
  char *name = g_path_get_basename (path);
  char *dot = strrchr (name, '.');

  if (dot != NULL && dot != name)
    *dot = '\0';

  return name;
}

/* The import of all @files, as texts or sheets; NULL after printing an error. */
static BonesImport *
read_files (const Options *options, const BonesContentSet *base, char **files)
{
  g_autofree char *name = name_of (files[0]);
  g_autoptr (BonesImport) import = bones_import_new (base, name);

  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autoptr (GBytes) bytes = bones_cli_read_file (files[i], BONES_IMPORT_MAX_BYTES);
      g_autoptr (GError) error = NULL;
      gsize length;
      const char *text;

      if (bytes == NULL)
        return NULL;

      text = g_bytes_get_data (bytes, &length);
      text = text != NULL ? text : "";
      if (options->text ? bones_import_add_text (import, text, length, &error)
                        : bones_import_add_csv (import, text, length, &error))
        continue;

      bones_cli_print_error ("%s: %s", files[i], error->message);
      return NULL;
    }

  return g_steal_pointer (&import);
}

/* Ships from texts or sheets, into a new set or the one that --into names. */
static BonesExit
import_ships (const Options *options, char **files)
{
  const gint clash = options->clash != NULL ? read_clash (options) : BONES_CLASH_REPLACE;
  g_autofree char *name = name_of (files[0]);
  g_autoptr (BonesContentSet) set = NULL;
  g_autoptr (BonesImport) import = NULL;
  g_autoptr (GError) error = NULL;
  BonesMerged merged;

  if (clash < 0)
    return BONES_EXIT_USAGE;

  set = options->into != NULL ? find_set (options, options->into)
                              : bones_content_set_blank (options->ruleset, name);
  import = set != NULL ? read_files (options, set, files) : NULL;
  if (import == NULL)
    return BONES_EXIT_CANNOT;

  if (options->into != NULL
          ? !bones_import_store (import, set, options->store, (BonesClash) clash, &merged, &error)
          : !bones_import_store_new (import, set, options->store, &merged, &error))
    return bones_cli_print_failure (error);

  for (guint i = 0; i < import->notes->len; i++)
    bones_cli_print ("%s\n", (const char *) g_ptr_array_index (import->notes, i));

  bones_cli_print (_ ("Imported into the content set “%s”. Rows added: %u, replaced: %u, renamed: "
                      "%u.\n"),
                   set->record->name, merged.added, merged.replaced, merged.renamed);
  return BONES_EXIT_FINE;
}

static BonesExit
import_set (const Options *options, char **arguments)
{
  g_autoptr (BonesContentSet) set = NULL;
  g_autoptr (GError) error = NULL;
  BonesExit exit;

  if (options->text || options->csv)
    return import_ships (options, arguments);

  set = read_set (options, arguments[0], &exit);
  if (set == NULL)
    return exit;

  if (!bones_content_set_add (set, options->store, NULL, &error))
    return bones_cli_print_failure (error);

  bones_cli_print (_ ("Imported as the content set “%s”.\n"), set->record->name);
  return BONES_EXIT_FINE;
}

static BonesExit
copy_set (const Options *options, char **arguments)
{
  g_autoptr (BonesContentSet) set = find_set (options, arguments[0]);
  g_autoptr (GError) error = NULL;

  if (set == NULL)
    return BONES_EXIT_CANNOT;

  return bones_content_set_add (set, options->store, arguments[1], &error)
             ? BONES_EXIT_FINE
             : bones_cli_print_failure (error);
}

static BonesExit
delete_set (const Options *options, char **arguments)
{
  g_autoptr (BonesContentSet) set = find_set (options, arguments[0]);
  g_autoptr (GError) error = NULL;

  if (set == NULL)
    return BONES_EXIT_CANNOT;

  return bones_content_set_remove (set, options->store, &error) ? BONES_EXIT_FINE
                                                                : bones_cli_print_failure (error);
}

static BonesExit
make_frame (const Options *options, char **arguments)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesContentSet) set =
      bones_content_frame (options->ruleset, arguments[0], arguments[1], &error);

  return set != NULL && bones_content_set_add (set, options->store, arguments[0], &error)
             ? BONES_EXIT_FINE
             : bones_cli_print_failure (error);
}

static BonesExit
merge_sets (const Options *options, char **arguments)
{
  const gint clash = read_clash (options);
  g_autoptr (BonesContentSet) into = clash >= 0 ? find_set (options, arguments[0]) : NULL;
  g_autoptr (BonesContentSet) from = into != NULL ? find_set (options, arguments[1]) : NULL;
  g_autoptr (GArray) picks = NULL;
  g_autoptr (GError) error = NULL;
  BonesMerged merged;

  if (from == NULL)
    return clash < 0 ? BONES_EXIT_USAGE : BONES_EXIT_CANNOT;

  picks = options->sections != NULL ? bones_content_picks (from, options->sections, &error) : NULL;
  if (error != NULL
      || !bones_content_set_merge (
          into, options->store, from, picks != NULL ? (BonesPick *) (gpointer) picks->data : NULL,
          picks != NULL ? picks->len : 0, (BonesClash) clash, &merged, &error))
    return bones_cli_print_failure (error);

  bones_cli_print (_ ("Rows added: %u, replaced: %u, renamed: %u, kept as they were: %u.\n"),
                   merged.added, merged.replaced, merged.renamed, merged.kept);
  return BONES_EXIT_FINE;
}

static const struct {
  const char *name;
  int arguments;
  gboolean needs_store;
  BonesExit (*run) (const Options *options, char **arguments);
} acts[] = {
  { "list", 0, TRUE, list_sets },    { "show", 1, TRUE, show_set },
  { "export", 1, TRUE, export_set }, { "check", 1, FALSE, check_set },
  { "import", 1, TRUE, import_set }, { "copy", 2, TRUE, copy_set },
  { "delete", 1, TRUE, delete_set }, { "merge", 2, TRUE, merge_sets },
  { "frame", 2, TRUE, make_frame },
};

/* The index of the requested act, with @options ready for it; -1 after printing an error. */
static gint
prepare (Options *options, int argc, char **argv, BonesExit *exit)
{
  g_autoptr (GError) error = NULL;
  guint act = 0;

  *exit = BONES_EXIT_USAGE;
  while (argc > 1 && act < G_N_ELEMENTS (acts) && !g_str_equal (acts[act].name, argv[1]))
    act++;

  if (argc < 2 || act == G_N_ELEMENTS (acts) || argc < 2 + acts[act].arguments
      || (argc > 2 + acts[act].arguments && !(acts[act].run == import_set && options->csv))
      || (options->text && options->csv))
    {
      bones_cli_print_usage (&bones_command_content);
      return -1;
    }

  *exit = BONES_EXIT_CANNOT;
  options->ruleset =
      bones_content_ruleset (options->ruleset_id != NULL ? options->ruleset_id : RULESET, &error);
  if (options->ruleset == NULL)
    {
      bones_cli_print_failure (error);
      return -1;
    }

  if (acts[act].needs_store)
    options->store = bones_cli_open_store (options->database);

  return options->store != NULL || !acts[act].needs_store ? (gint) act : -1;
}

static BonesExit
run (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  const GOptionEntry entries[] = {
    { "ruleset", 'r', 0, G_OPTION_ARG_STRING, &options.ruleset_id,
      N_ ("The rule system of the set (default: man-o-war)"), N_ ("ID") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("Export: the file to write"),
      N_ ("FILE") },
    { "draft", 0, 0, G_OPTION_ARG_NONE, &options.draft,
      N_ ("Import, check: accept faults that the editor can fix"), NULL },
    { "text", 0, 0, G_OPTION_ARG_NONE, &options.text,
      N_ ("Import: the file is a text, as people post ships"), NULL },
    { "csv", 0, 0, G_OPTION_ARG_NONE, &options.csv,
      N_ ("Import: the files are sheets, one of ships, one of rooms"), NULL },
    { "into", 0, 0, G_OPTION_ARG_STRING, &options.into,
      N_ ("Import of a text or sheets: the set to add to (default: a new one)"), N_ ("NAME") },
    { "sections", 0, 0, G_OPTION_ARG_STRING, &options.sections,
      N_ ("Merge: only these sections, separated by commas, and what their rows refer to"),
      N_ ("LIST") },
    { "on-clash", 0, 0, G_OPTION_ARG_STRING, &options.clash,
      N_ ("Merge, import into: what happens to a row whose code is in use: keep (the old row), "
          "replace it, or "
          "rename (the new row)"),
      "keep|replace|rename" },
    { NULL },
  };
  BonesExit exit;
  gint act;

  if (!bones_cli_parse (&bones_command_content, entries, &options.database, &argc, &argv))
    return BONES_EXIT_USAGE;

  act = prepare (&options, argc, argv, &exit);
  return act >= 0 ? acts[act].run (&options, argv + 2) : exit;
}

const BonesCommand bones_command_content = {
  "content",
  "ACT…",
  N_ ("Manage sets of your own ships, cards and tables"),
  N_ ("list              list the content sets; “stock” comes with the program\n"
      "show NAME         show the rows and the faults of a set\n"
      "check FILE        check whether the set in a file can be played\n"
      "import FILE       add the set in a file (“-”: standard input)\n"
      "import --text FILE…  add the ships in a text; --csv: in sheets\n"
      "frame NAME ROWS   make a set with empty rows: ships=6,weapons=3\n"
      "export NAME       write a set as JSON\n"
      "copy NAME NEW     copy a set under a new name\n"
      "merge INTO FROM   copy the rows of the set FROM into the set INTO\n"
      "delete NAME       delete a set; battles keep their own copy\n"),
  run,
};
