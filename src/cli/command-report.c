/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <string.h>

#include "report-page.h"
#include "report-sheet.h"
#include "report-table.h"
#include "report.h"
#include "table-picture.h"
#include "view.h"

typedef struct {
  char *database, *viewer, *output, *paper, *picture;
  gboolean text, html, csv, pdf, colour;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->database);
  g_free (options->viewer);
  g_free (options->output);
  g_free (options->paper);
  g_free (options->picture);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static GBytes *
text_to_bytes (char *text, gboolean disarm)
{
  if (disarm)
    bones_cli_disarm (text);

  return g_bytes_new_take (text, strlen (text));
}

static GBytes *
write_pdf (const Options *options, const BonesReport *report)
{
  const gint paper = options->paper != NULL ? bones_paper_from_id (options->paper) : BONES_PAPER_A4;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  const BonesSheetOptions how = {
    .paper = (BonesPaper) paper, .colour = options->colour, .measured = 100, .date = date
  };
  g_autoptr (BonesSheet) sheet = NULL;
  g_autoptr (GPtrArray) sheets = g_ptr_array_new ();

  if (paper < 0)
    {
      bones_cli_print_error (_ ("“%s” is not a paper: use a4 or letter."), options->paper);
      return NULL;
    }

  sheet = bones_report_sheet_new (report, &how);
  g_ptr_array_add (sheets, sheet);
  return bones_sheets_to_pdf (sheets);
}

static GBytes *
write_picture (const Options *options, BonesTable *table, guint viewer)
{
  const gboolean svg = g_str_equal (options->picture, "svg");
  g_autoptr (BonesView) view = NULL;

  if (!svg && !g_str_equal (options->picture, "png"))
    {
      bones_cli_print_error (_ ("“%s” is no form of a picture: use png or svg."), options->picture);
      return NULL;
    }

  view = bones_view_new (table, viewer);
  return bones_table_picture (view, bones_table_get_record (table)->title,
                              svg ? BONES_PICTURE_SVG : BONES_PICTURE_PNG);
}

/* What was asked for; NULL after printing an error. */
static GBytes *
write_what (const Options *options, BonesTable *table, guint viewer)
{
  g_autoptr (BonesReport) report = NULL;

  if (options->picture != NULL)
    return write_picture (options, table, viewer);

  if (options->html)
    return text_to_bytes (bones_report_page (table, viewer), TRUE);

  report = bones_report_new (table, viewer);
  return options->pdf   ? write_pdf (options, report)
         : options->csv ? text_to_bytes (bones_report_csv (report), FALSE)
                        : text_to_bytes (bones_report_text (report), TRUE);
}

static BonesExit
write_report (const Options *options, BonesTable *table)
{
  const gint viewer = bones_cli_find_viewer (table, options->viewer);
  g_autoptr (GBytes) bytes = NULL;

  if (viewer < 0)
    return BONES_EXIT_USAGE;

  bytes = write_what (options, table, (guint) viewer);
  return bytes != NULL ? bones_cli_write_to (options->output, 0666, g_bytes_get_data (bytes, NULL),
                                             g_bytes_get_size (bytes))
                       : BONES_EXIT_USAGE;
}

static BonesExit
run (int argc, char **argv)
{
  g_auto (Options) options = { NULL };
  const GOptionEntry entries[] = {
    { "text", 't', 0, G_OPTION_ARG_NONE, &options.text, N_ ("Write text (the default)"), NULL },
    { "html", 'w', 0, G_OPTION_ARG_NONE, &options.html,
      N_ ("Write a web page: the facts with their plots, and the log"), NULL },
    { "csv", 'c', 0, G_OPTION_ARG_NONE, &options.csv,
      N_ ("Write the rolls for a spreadsheet, one a row"), NULL },
    { "pdf", 0, 0, G_OPTION_ARG_NONE, &options.pdf, N_ ("Write a PDF file, with --output"), NULL },
    { "picture", 'i', 0, G_OPTION_ARG_STRING, &options.picture,
      N_ ("Write a picture of the table as png or svg instead, with --output"), N_ ("FORM") },
    { "paper", 'p', 0, G_OPTION_ARG_STRING, &options.paper,
      N_ ("Of a PDF file: a4 (the default) or letter"), N_ ("PAPER") },
    { "colour", 0, 0, G_OPTION_ARG_NONE, &options.colour,
      N_ ("Of a PDF file: in colour, not in black and white"), NULL },
    { "as-seen-by", 'f', 0, G_OPTION_ARG_STRING, &options.viewer,
      N_ ("Tell what this fleet may know, not only what everybody may know"), N_ ("FLEET") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output,
      N_ ("Write to this file instead of standard output"), N_ ("FILE") },
    { NULL },
  };
  g_autoptr (BonesStore) store = NULL;
  g_autoptr (BonesTable) table = NULL;
  gint forms;

  if (!bones_cli_parse (&bones_command_report, entries, &options.database, &argc, &argv))
    return BONES_EXIT_USAGE;

  forms = options.text + options.html + options.csv + options.pdf + (options.picture != NULL);
  if (argc != 2 || forms > 1 || ((options.pdf || options.picture != NULL) && options.output == NULL)
      || ((options.paper != NULL || options.colour) && !options.pdf))
    return bones_cli_print_usage (&bones_command_report);

  table = bones_cli_open_battle (options.database, argv[1], &store);
  return table != NULL ? write_report (&options, table) : BONES_EXIT_CANNOT;
}

const BonesCommand bones_command_report = {
  "report",
  "GAME|FILE",
  N_ ("Report a battle: how it went and why, what each ship did, the luck of the dice"),
  N_ ("GAME is a number from “games”, FILE an exported battle. Nothing secret is told before the "
      "end\nof the battle. A web page needs no other files, so you can send, keep and print it."),
  run,
};
