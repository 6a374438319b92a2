/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include "component-sheet.h"
#include "content.h"
#include "fleet-text.h"
#include "kept-fleet.h"
#include "record-sheet.h"
#include "reference-sheet.h"
#include "registry.h"
#include "view.h"

#include <math.h>
#include <string.h>

typedef struct {
  char *database, *game, *paper, *date, *output;
  gboolean colour, components, reference, qr;
  double measured;
  BonesComponents parts; /* of the components */
} Options;

static void
options_clear (Options *options)
{
  g_free (options->database);
  g_free (options->game);
  g_free (options->paper);
  g_free (options->date);
  g_free (options->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* Sets @sheet to what @options say. Returns FALSE after printing an error. */
static gboolean
read_sheet (const Options *options, BonesSheetOptions *sheet)
{
  const gint paper = options->paper != NULL ? bones_paper_from_id (options->paper) : BONES_PAPER_A4;

  if (paper < 0)
    {
      bones_cli_print_error (_ ("“%s” is not a paper: use a4 or letter."), options->paper);
      return FALSE;
    }

  if (!isfinite (options->measured) || options->measured < 50 || options->measured > 200)
    {
      bones_cli_print_error (_ ("What the rule of 100 mm measures must be from 50 to 200 mm."));
      return FALSE;
    }

  if (options->date != NULL
      && !g_regex_match_simple ("^\\d{4}-\\d{2}-\\d{2}$", options->date, 0, 0))
    {
      bones_cli_print_error (_ ("“%s” is not a date: write it as 2026-11-26."), options->date);
      return FALSE;
    }

  sheet->paper = (BonesPaper) paper;
  sheet->colour = options->colour;
  sheet->measured = options->measured;
  sheet->date = options->date;
  return TRUE;
}

static gboolean
is_length (double inches)
{
  return isfinite (inches) && inches >= 0 && inches <= 12;
}

/* A sheet that needs no fleet; NULL: the record sheet is wanted. @entries are those of the quick
 * reference. */
static BonesSheet *
new_sheet_of_rules (const Options *options, const BonesSetup *setup, const GPtrArray *entries,
                    const BonesSheetOptions *how)
{
  if (options->reference)
    return bones_reference_sheet_new (entries, _ (setup->ruleset->name), how);

  return options->components ? bones_component_sheet_new (setup, &options->parts, how) : NULL;
}

/* The record sheet of fleet @fleet of @view, or what is printed of its rules. */
static BonesExit
write_sheet (const Options *options, const BonesView *view, const BonesSetup *setup, guint fleet,
             const char *code)
{
  g_autoptr (BonesRulebook) book = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (BonesSheet) sheet = NULL;
  g_autoptr (GPtrArray) sheets = g_ptr_array_new ();
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  BonesSheetOptions how = { 0 };

  if (!read_sheet (options, &how))
    return BONES_EXIT_USAGE;

  how.code = code;
  book = bones_rulebook_new (setup->ruleset, &error);
  if (book == NULL)
    return bones_cli_print_failure (error);

  entries = bones_reference_new (book, setup, view != NULL ? view->options : setup->options);
  sheet = new_sheet_of_rules (options, setup, entries, &how);
  if (sheet == NULL)
    sheet = bones_record_sheet_new (view, setup, fleet, &how);

  if (bones_sheet_get_n_pages (sheet) == 0)
    {
      bones_cli_print_error (_ ("%s has no components."), _ (setup->ruleset->name));
      return BONES_EXIT_NO;
    }

  g_ptr_array_add (sheets, sheet);
  bytes = bones_sheets_to_pdf (sheets);
  return bones_cli_write_to (options->output, 0666, g_bytes_get_data (bytes, NULL),
                             g_bytes_get_size (bytes));
}

/* What is printed of a rule system with its default options. */
static BonesExit
print_rules (const Options *options, const BonesRuleset *ruleset)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesSetup) setup = bones_content_setup (ruleset, NULL, &error);

  return setup != NULL ? write_sheet (options, NULL, setup, 0, NULL)
                       : bones_cli_print_failure (error);
}

/* The fleet in the file @name, or the kept fleet of that name or number. NULL after printing an
 * error. */
static BonesRosterFile *
find_fleet (BonesStore *store, const char *name)
{
  g_autoptr (BonesFleetRecord) record = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  BonesRosterFile *file = NULL;
  gsize length = 0;
  const char *text;

  if (g_file_test (name, G_FILE_TEST_IS_REGULAR))
    {
      bytes = bones_cli_read_file (name, BONES_ROSTER_FILE_MAX_BYTES);
      text = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;
      if (bytes != NULL)
        file = bones_kept_fleet_read (store, text != NULL ? text : "", length, &error);
    }
  else
    {
      record = bones_kept_fleet_find (store, name, &error);
      if (record != NULL)
        file = bones_kept_fleet_read (store, record->json, strlen (record->json), &error);
    }

  if (error != NULL)
    bones_cli_print_error ("%s: %s", name, error->message);

  return file;
}

static BonesExit
print_fleet (const Options *options, BonesStore *store, const char *name)
{
  g_autoptr (BonesRosterFile) file = find_fleet (store, name);
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BonesView) view = NULL;
  g_autofree char *code = NULL;

  if (file == NULL)
    return BONES_EXIT_CANNOT;

  bones_setup_check_fleets (file->setup, TRUE, faults);
  for (guint i = 0; i < faults->len; i++)
    bones_cli_print_error ("%s", (const char *) g_ptr_array_index (faults, i));

  if (faults->len > 0)
    return BONES_EXIT_NO;

  view = bones_view_new_fleet (file->setup);
  code = options->qr ? bones_fleet_text_write (file) : NULL;
  return write_sheet (options, view, file->setup, 0, code);
}

/* In the middle of a battle: what its own player may see. */
static BonesExit
print_from_battle (const Options *options, BonesStore *store, const char *name)
{
  g_autoptr (BonesTable) table = bones_cli_open_game (store, options->game);
  g_autoptr (BonesView) view = NULL;
  gint fleet;

  if (table == NULL)
    return BONES_EXIT_CANNOT;

  fleet = bones_cli_find_viewer (table, name);
  if (fleet < 0)
    return BONES_EXIT_USAGE;

  view = bones_view_new (table, (guint) fleet);
  return write_sheet (options, view, bones_table_get_rules (table), (guint) fleet, NULL);
}

static BonesExit
run (int argc, char **argv)
{
  g_auto (Options) options = { .measured = 100 };
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("The PDF file to write"),
      N_ ("FILE") },
    { "game", 'g', 0, G_OPTION_ARG_STRING, &options.game,
      N_ ("FLEET is a fleet of this battle, and is printed as it stands"), N_ ("GAME") },
    { "paper", 'p', 0, G_OPTION_ARG_STRING, &options.paper, N_ ("a4 (the default) or letter"),
      N_ ("PAPER") },
    { "colour", 'c', 0, G_OPTION_ARG_NONE, &options.colour,
      N_ ("In colour, not in black and white"), NULL },
    { "measured", 'm', 0, G_OPTION_ARG_DOUBLE, &options.measured,
      N_ ("What the rule of 100 mm measures on paper, to correct the printer"), N_ ("MM") },
    { "qr", 0, 0, G_OPTION_ARG_NONE, &options.qr,
      N_ ("Add the fleet as a QR code, for another screen to read; not with --game"), NULL },
    { "components", 0, 0, G_OPTION_ARG_NONE, &options.components,
      N_ ("Print tokens, templates and cards to scale instead of the record sheet"), NULL },
    { "reference", 0, 0, G_OPTION_ARG_NONE, &options.reference,
      N_ ("Print the quick reference instead: options, ships, cards and rules"), NULL },
    { "bleed", 0, 0, G_OPTION_ARG_NONE, &options.parts.bleed,
      N_ ("Components: let colours go 3 mm beyond the cut"), NULL },
    { "short", 0, 0, G_OPTION_ARG_DOUBLE, &options.parts.short_part,
      N_ ("Components: how long the short part of a cannon template is"), N_ ("INCHES") },
    { "long", 0, 0, G_OPTION_ARG_DOUBLE, &options.parts.long_part,
      N_ ("Components: how long the long part of a cannon template is"), N_ ("INCHES") },
    { "date", 0, 0, G_OPTION_ARG_STRING, &options.date,
      N_ ("The date on the sheet (default: today)"), N_ ("DATE") },
    { NULL },
  };
  g_autoptr (BonesStore) store = NULL;

  if (!bones_cli_parse (&bones_command_print, entries, &options.database, &argc, &argv))
    return BONES_EXIT_USAGE;

  if (argc != 2 || options.output == NULL)
    return bones_cli_print_usage (&bones_command_print);

  if (options.date == NULL)
    {
      g_autoptr (GDateTime) now = g_date_time_new_now_local ();

      options.date = g_date_time_format (now, "%Y-%m-%d");
    }

  if (!is_length (options.parts.short_part) || !is_length (options.parts.long_part))
    {
      bones_cli_print_error (_ ("A part of a cannon template is from 0 to 12 inches long."));
      return BONES_EXIT_USAGE;
    }

  if ((options.components || options.reference) && options.game == NULL
      && bones_ruleset_find (argv[1]) != NULL)
    return print_rules (&options, bones_ruleset_find (argv[1]));

  store = bones_cli_open_store (options.database);
  if (store == NULL)
    return BONES_EXIT_CANNOT;

  return options.game != NULL ? print_from_battle (&options, store, argv[1])
                              : print_fleet (&options, store, argv[1]);
}

const BonesCommand bones_command_print = {
  "print",
  "FLEET --output FILE",
  N_ ("Print the record sheet of a fleet, as PDF"),
  N_ ("FLEET is a fleet file, or the name or number of a kept fleet; with --game it is a fleet of "
      "that battle, and what is lost is crossed out. With --components or --reference it may also "
      "be a rule system, and what its options and its content need is printed. The rules do not say how long "
      "cannon templates are, so they are printed only with --short and --long."),
  run,
};
