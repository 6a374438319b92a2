/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include "broadsides.h"
#include "deeds.h"
#include "fleet-analysis.h"
#include "fleet-text.h"
#include "json-read.h"
#include "json-text.h"
#include "kept-fleet.h"
#include "qr-block.h"
#include "registry.h"
#include "roster-mend.h"
#include "words.h"

#include <string.h>

#define QR_UNIT 6 /* pixels of a module */

typedef struct {
  char *database, *ruleset, *output, *dice, *content, *as;
  gboolean back; /* out of the archive */
  BonesStore *store;
} Options;

static void
options_clear (Options *options)
{
  g_clear_pointer (&options->store, bones_store_close);
  g_free (options->database);
  g_free (options->ruleset);
  g_free (options->output);
  g_free (options->dice);
  g_free (options->content);
  g_free (options->as);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static BonesFleetRecord *
find_fleet (const Options *options, const char *name)
{
  g_autoptr (GError) error = NULL;
  BonesFleetRecord *record = bones_kept_fleet_find (options->store, name, &error);

  if (record == NULL)
    bones_cli_print_failure (error);

  return record;
}

static BonesRosterFile *
check_record (const Options *options, const BonesFleetRecord *record)
{
  g_autoptr (GError) error = NULL;
  BonesRosterFile *file =
      bones_kept_fleet_read (options->store, record->json, strlen (record->json), &error);

  if (file == NULL)
    bones_cli_print_failure (error);

  return file;
}

/* What mends the faults and warnings that the rules find: buttons of the window, here as a hint. */
static void
print_mends (const BonesRosterFile *file)
{
  for (guint i = 0; i < file->found->len; i++)
    {
      const BonesFault *fault = &g_array_index (file->found, BonesFault, i);
      g_autoptr (GArray) mends = bones_roster_mends (file->setup, file->roster, fault, 0);
      g_autofree char *sentence = bones_words_fault (file->setup, file->roster, fault);

      if (mends->len > 0)
        bones_cli_print (_ ("What mends “%s”:\n"), sentence);

      for (guint j = 0; j < mends->len; j++)
        bones_cli_print ("  %s\n", g_array_index (mends, BonesMend, j).text);
    }
}

/* "Red, 9 ½ points, 5 ships: legal", and what is wrong with it. */
static BonesExit
print_check (const BonesRosterFile *file)
{
  g_autofree char *points = bones_words_points ((gint) file->points);

  bones_cli_print (_ ("%s, %s points, %u ships: %s\n"), file->roster->name, points,
                   file->roster->ships->len,
                   file->faults->len == 0 ? _ ("legal") : _ ("not legal"));
  bones_cli_print_sentences (file->faults);
  bones_cli_print_sentences (file->warnings);
  print_mends (file);
  return file->faults->len == 0 ? BONES_EXIT_FINE : BONES_EXIT_NO;
}

static BonesExit
list_fleets (const Options *options, char **arguments)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) records = NULL;

  if (options->ruleset != NULL && bones_ruleset_find (options->ruleset) == NULL)
    {
      bones_cli_print_error (_ ("There is no rule system called “%s”."), options->ruleset);
      return BONES_EXIT_CANNOT;
    }

  records = bones_store_list_fleets (options->store, options->ruleset, &error);
  if (records == NULL)
    return bones_cli_print_failure (error);

  for (guint i = 0; i < records->len; i++)
    {
      const BonesFleetRecord *record = g_ptr_array_index (records, i);

      bones_cli_print ("%6" G_GINT64_FORMAT "  %-14s  %s%s\n", record->id, record->ruleset,
                       record->name, record->archived ? _ (" (archived)") : "");
    }

  return BONES_EXIT_FINE;
}

static BonesExit
show_record (const Options *options, const BonesFleetRecord *record)
{
  g_autoptr (BonesRosterFile) file = check_record (options, record);
  const char *notes = NULL;

  if (file == NULL)
    return BONES_EXIT_CANNOT;

  print_check (file);
  for (guint i = 0; i < file->roster->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (file->roster->ships, i);

      g_autofree char *aboard = bones_words_aboard (file->setup, ship);

      bones_cli_print ("  %2u  %-16s  %s%s%s%s\n", i + 1, ship->kind,
                       ship->name != NULL ? ship->name : "",
                       ship->flagship ? _ (" (flagship)") : "", aboard != NULL ? " · " : "",
                       aboard != NULL ? aboard : "");
    }

  if (file->roster->rolled != NULL)
    {
      g_autoptr (GString) dice = g_string_new (NULL);

      for (guint i = 0; i < file->roster->rolled->dice->len; i++)
        g_string_append_printf (dice, " %u", g_array_index (file->roster->rolled->dice, guint8, i));

      bones_cli_print (file->roster->rolled->by_app ? _ ("Rolled by the app:%s\n")
                                                    : _ ("Rolled with real dice:%s\n"),
                       dice->str);
    }

  if (bones_json_read_string (file->document, "notes", &notes, NULL) && notes != NULL)
    bones_cli_print ("%s\n", notes);

  return BONES_EXIT_FINE;
}

static BonesExit
show_fleet (const Options *options, char **arguments)
{
  g_autoptr (BonesFleetRecord) record = find_fleet (options, arguments[0]);

  return record != NULL ? show_record (options, record) : BONES_EXIT_CANNOT;
}

static BonesExit
check_fleet (const Options *options, char **arguments)
{
  g_autoptr (BonesFleetRecord) record = find_fleet (options, arguments[0]);
  g_autoptr (BonesRosterFile) file = record != NULL ? check_record (options, record) : NULL;

  return file != NULL ? print_check (file) : BONES_EXIT_CANNOT;
}

static BonesExit
export_text (const Options *options, const BonesFleetRecord *record)
{
  g_autoptr (BonesRosterFile) file = check_record (options, record);
  g_autofree char *text = file != NULL ? bones_fleet_text_write (file) : NULL;

  return text != NULL ? bones_cli_write_to (options->output, 0666, text, strlen (text))
                      : BONES_EXIT_CANNOT;
}

/* As a picture, PNG. */
static BonesExit
export_qr (const Options *options, const BonesFleetRecord *record)
{
  g_autoptr (BonesRosterFile) file = check_record (options, record);
  g_autofree char *text = file != NULL ? bones_fleet_text_write (file) : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesQrCode) code = text != NULL ? bones_qr_code_new (text, &error) : NULL;
  g_autoptr (GBytes) png = NULL;

  if (code == NULL)
    return error != NULL ? bones_cli_print_failure (error) : BONES_EXIT_CANNOT;

  png = bones_qr_to_png (code, QR_UNIT);
  return bones_cli_write_to (options->output, 0666, g_bytes_get_data (png, NULL),
                             g_bytes_get_size (png));
}

static BonesExit
export_file (const Options *options, const BonesFleetRecord *record)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) document =
      bones_json_parse_object (record->json, strlen (record->json), &error);
  g_autofree char *text = NULL, *lines = NULL;

  if (document == NULL)
    return bones_cli_print_failure (error);

  text = bones_json_to_text (document, TRUE);
  lines = g_strconcat (text, "\n", NULL);
  return bones_cli_write_to (options->output, 0666, lines, strlen (lines));
}

static BonesExit
export_fleet (const Options *options, char **arguments)
{
  static const struct {
    const char *name;
    BonesExit (*write) (const Options *options, const BonesFleetRecord *record);
  } forms[] = { { "file", export_file }, { "text", export_text }, { "qr", export_qr } };
  const char *as = options->as != NULL ? options->as : forms[0].name;
  g_autoptr (BonesFleetRecord) record = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    if (g_str_equal (forms[i].name, as))
      {
        record = find_fleet (options, arguments[0]);
        return record != NULL ? forms[i].write (options, record) : BONES_EXIT_CANNOT;
      }

  bones_cli_print_error (_ ("A fleet cannot be exported as “%s”."), as);
  return BONES_EXIT_USAGE;
}

static BonesExit
import_fleet (const Options *options, char **arguments)
{
  g_autoptr (GBytes) bytes = bones_cli_read_file (arguments[0], BONES_ROSTER_FILE_MAX_BYTES);
  g_autoptr (BonesFleetRecord) record = NULL;
  g_autoptr (BonesRosterFile) file = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  gsize length = 0;
  const char *text = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;

  if (bytes == NULL)
    return BONES_EXIT_CANNOT;

  record = bones_kept_fleet_import (options->store, text != NULL ? text : "", length,
                                    options->content, notes, &error);
  if (record == NULL)
    {
      bones_cli_print_error ("%s: %s", arguments[0], error->message);
      return BONES_EXIT_CANNOT;
    }

  for (guint i = 0; i < notes->len; i++)
    bones_cli_print ("%s\n", (const char *) g_ptr_array_index (notes, i));

  bones_cli_print (_ ("Kept as fleet %d.\n"), (int) record->id);
  file = check_record (options, record);
  if (file != NULL)
    print_check (file);

  return BONES_EXIT_FINE;
}

static BonesExit
copy_fleet (const Options *options, char **arguments)
{
  g_autoptr (BonesFleetRecord) record = find_fleet (options, arguments[0]);
  g_autoptr (BonesFleetRecord) copy = NULL;
  g_autoptr (GError) error = NULL;

  if (record == NULL)
    return BONES_EXIT_CANNOT;

  copy = bones_kept_fleet_copy (options->store, record, arguments[1], &error);
  if (copy == NULL)
    return bones_cli_print_failure (error);

  bones_cli_print (_ ("Kept as fleet %d.\n"), (int) copy->id);
  return BONES_EXIT_FINE;
}

static BonesExit
archive_fleet (const Options *options, char **arguments)
{
  g_autoptr (BonesFleetRecord) record = find_fleet (options, arguments[0]);
  g_autoptr (GError) error = NULL;

  if (record == NULL)
    return BONES_EXIT_CANNOT;

  return bones_store_archive_fleet (options->store, record->id, !options->back, &error)
             ? BONES_EXIT_FINE
             : bones_cli_print_failure (error);
}

static BonesExit
delete_fleet (const Options *options, char **arguments)
{
  g_autoptr (BonesFleetRecord) record = find_fleet (options, arguments[0]);
  g_autoptr (GError) error = NULL;

  if (record == NULL)
    return BONES_EXIT_CANNOT;

  return bones_store_remove_fleet (options->store, record->id, &error)
             ? BONES_EXIT_FINE
             : bones_cli_print_failure (error);
}

/* "5, 2 6": an array of faces; what is no number becomes 0, which no die shows. */
static JsonArray *
read_dice (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, ", ", -1);
  JsonArray *dice = json_array_new ();

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      json_array_add_int_element (dice, g_ascii_strtoll (words[i], NULL, 10));

  return dice;
}

/* With --dice those, else the app's. */
static BonesExit
roll_fleet (const Options *options, char **arguments)
{
  g_autoptr (BonesFleetRecord) record = find_fleet (options, arguments[0]);
  g_autoptr (JsonArray) dice = options->dice != NULL ? read_dice (options->dice) : NULL;
  g_autoptr (GError) error = NULL;

  if (record == NULL)
    return BONES_EXIT_CANNOT;

  if (!bones_kept_fleet_roll (options->store, record, dice, &error))
    {
      bones_cli_print_failure (error);
      return BONES_EXIT_NO;
    }

  return show_record (options, record);
}

/* Shows the fleet as it is after @step. */
static BonesExit
step_fleet (const Options *options, const char *name,
            gboolean (*step) (BonesStore *store, BonesFleetRecord *record, GError **error))
{
  g_autoptr (BonesFleetRecord) record = find_fleet (options, name);
  g_autoptr (GError) error = NULL;

  if (record == NULL)
    return BONES_EXIT_CANNOT;

  if (!step (options->store, record, &error))
    {
      bones_cli_print_failure (error);
      return BONES_EXIT_NO;
    }

  return show_record (options, record);
}

static BonesExit
undo_fleet (const Options *options, char **arguments)
{
  return step_fleet (options, arguments[0], bones_store_undo_fleet);
}

static BonesExit
redo_fleet (const Options *options, char **arguments)
{
  return step_fleet (options, arguments[0], bones_store_redo_fleet);
}

/* What each ship did in @battle, as everybody may know it. */
static BonesExit
print_deeds (const Options *options, const BonesFleetBattle *battle)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) deeds =
      bones_deeds_of_game (options->store, battle->game, battle->fleet, &error);

  if (deeds == NULL)
    return bones_cli_print_failure (error);

  for (guint i = 0; i < deeds->len; i++)
    {
      const BonesShipDeeds *ship = g_ptr_array_index (deeds, i);
      g_autofree char *text = bones_ship_deeds_text (ship);

      bones_cli_print ("        %s (%s): %s\n", ship->name, ship->kind, text);
    }

  return BONES_EXIT_FINE;
}

static BonesExit
list_battles (const Options *options, char **arguments)
{
  g_autoptr (BonesFleetRecord) record = find_fleet (options, arguments[0]);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) battles = NULL;

  if (record == NULL)
    return BONES_EXIT_CANNOT;

  battles = bones_store_list_fleet_battles (options->store, record->id, &error);
  if (battles == NULL)
    return bones_cli_print_failure (error);

  for (guint i = 0; i < battles->len; i++)
    {
      const BonesFleetBattle *battle = &g_array_index (battles, BonesFleetBattle, i);
      const char *result = !battle->over                             ? _ ("not over")
                           : battle->winner < 0                      ? _ ("drawn")
                           : (guint) battle->winner == battle->fleet ? _ ("won")
                                                                     : _ ("lost");

      bones_cli_print ("%6" G_GINT64_FORMAT "  %s  %s\n", battle->game, battle->title, result);
      if (print_deeds (options, battle) != BONES_EXIT_FINE)
        return BONES_EXIT_CANNOT;
    }

  return BONES_EXIT_FINE;
}

/* ---- What a fleet adds up to ---- */

/* Figures of one fleet, or of two, side by side. */
static void
print_figures (const GPtrArray *figures, const GPtrArray *beside)
{
  g_autoptr (GPtrArray) names = bones_figure_names (figures, beside != NULL ? beside : figures);

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      const BonesFigure *a = bones_figure_find (figures, name);
      const BonesFigure *b = beside != NULL ? bones_figure_find (beside, name) : NULL;

      if (beside == NULL)
        bones_cli_print ("  %s: %s\n", name, a->value);
      else
        bones_cli_print ("  %s: %s | %s\n", name, a != NULL ? a->value : "–",
                         b != NULL ? b->value : "–");
    }
}

static char *
say_cell (BonesCellState state, BonesChance chance)
{
  return state == BONES_CELL_KNOWN && chance.value > 0 && chance.value < 0.001
             ? g_strdup (_ ("< 0.1%"))
         : state == BONES_CELL_KNOWN
             ? g_strdup_printf ("%.*f%%", chance.value > 0 ? 1 : 0, 100 * chance.value)
         : state == BONES_CELL_NO_GUNS ? g_strdup ("–")
                                       : g_strdup ("?");
}

/* The chances that the best broadside of each ship sinks each class of @enemy (NULL: of all). */
static void
print_broadsides (const BonesRosterFile *file, const BonesRoster *enemy)
{
  g_autoptr (BonesBroadsides) table = bones_broadsides_new (file->setup, file->roster, enemy);

  if (table == NULL)
    {
      bones_cli_print ("%s\n", bones_broadsides_why_not (file->setup));
      return;
    }

  bones_cli_print (_ ("%s: how likely its best broadside sinks or beats a whole ship:\n"),
                   file->roster->name);
  for (guint row = 0; row < bones_broadsides_count_rows (table); row++)
    for (guint column = 0; column < bones_broadsides_count_columns (table); column++)
      {
        g_autoptr (GString) line = g_string_new (NULL);

        for (guint range = 0; range < bones_broadsides_count_ranges (table); range++)
          {
            BonesChance chance;
            BonesCellState state;
            g_autofree char *cell = NULL;

            bones_broadsides_step (table); /* this one */
            state = bones_broadsides_get (table, row, column, range, &chance);
            cell = say_cell (state, chance);

            g_string_append_printf (line, "  %s: %s", bones_broadsides_range (table, range), cell);
          }

        bones_cli_print ("  %s → %s%s\n", bones_broadsides_row (table, row),
                         bones_broadsides_column (table, column), line->str);
      }
}

static BonesExit
analyse_fleet (const Options *options, char **arguments)
{
  g_autoptr (BonesFleetRecord) record = find_fleet (options, arguments[0]);
  g_autoptr (BonesRosterFile) file = record != NULL ? check_record (options, record) : NULL;
  g_autoptr (BonesFleetAnalysis) analysis =
      file != NULL ? bones_fleet_analysis_new (file->setup, file->roster) : NULL;

  if (file == NULL)
    return BONES_EXIT_CANNOT;

  bones_cli_print ("%s\n", file->roster->name);
  print_figures (analysis->totals, NULL);
  if (analysis->costs->len > 0)
    bones_cli_print (_ ("Points\n"));

  print_figures (analysis->costs, NULL);
  print_broadsides (file, NULL);
  return BONES_EXIT_FINE;
}

static BonesExit
compare_fleets (const Options *options, char **arguments)
{
  g_autoptr (BonesRosterFile) a = NULL, b = NULL;
  g_autoptr (BonesFleetAnalysis) left = NULL, right = NULL;
  g_autoptr (BonesFleetRecord) record = find_fleet (options, arguments[0]);
  g_autoptr (BonesFleetRecord) other = record != NULL ? find_fleet (options, arguments[1]) : NULL;

  if (other == NULL)
    return BONES_EXIT_CANNOT;

  a = check_record (options, record);
  b = a != NULL ? check_record (options, other) : NULL;
  if (b == NULL)
    return BONES_EXIT_CANNOT;

  if (a->setup->ruleset != b->setup->ruleset)
    {
      bones_cli_print_error (_ ("Only fleets of one game can be compared."));
      return BONES_EXIT_NO;
    }

  left = bones_fleet_analysis_new (a->setup, a->roster);
  right = bones_fleet_analysis_new (b->setup, b->roster);
  bones_cli_print ("%s | %s\n", a->roster->name, b->roster->name);
  print_figures (left->totals, right->totals);
  if (left->costs->len + right->costs->len > 0)
    bones_cli_print (_ ("Points\n"));

  print_figures (left->costs, right->costs);
  print_broadsides (a, b->roster);
  if (a->setup->ruleset->gunnery != NULL)
    print_broadsides (b, a->roster);

  return BONES_EXIT_FINE;
}

/* ---- Fleets of battles ---- */

/* What --as says. */
static gboolean
read_as (const Options *options, BonesKeepHow *how)
{
  static const char *const ways[] = { [BONES_KEEP_AS_BOUGHT] = "bought",
                                      [BONES_KEEP_AS_IT_STANDS] = "now",
                                      [BONES_KEEP_UPDATE] = "update" };

  *how = BONES_KEEP_AS_BOUGHT;
  for (guint i = 0; options->as != NULL && i < G_N_ELEMENTS (ways); i++)
    if (g_str_equal (options->as, ways[i]))
      {
        *how = (BonesKeepHow) i;
        return TRUE;
      }

  if (options->as != NULL)
    bones_cli_print_error (_ ("A fleet is kept as “bought”, “now” or “update”, not as “%s”."),
                           options->as);

  return options->as == NULL;
}

/* Keeps a fleet of a battle, as everybody may know it. */
static BonesExit
keep_fleet (const Options *options, char **arguments)
{
  g_autoptr (BonesTable) table = NULL;
  g_autoptr (BonesFleetRecord) record = NULL;
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  BonesKeepHow how;
  gint fleet;

  if (!read_as (options, &how))
    return BONES_EXIT_USAGE;

  table = bones_cli_open_game (options->store, arguments[0]);
  if (table == NULL)
    return BONES_EXIT_CANNOT;

  fleet = bones_cli_find_viewer (table, arguments[1]);
  if (fleet < 0)
    return BONES_EXIT_CANNOT;

  record = bones_table_keep_fleet (table, BONES_NOBODY, (guint) fleet, how, notes, &error);
  if (record == NULL)
    {
      bones_cli_print_failure (error);
      return BONES_EXIT_NO;
    }

  bones_cli_print (_ ("Kept as fleet %d.\n"), (int) record->id);
  bones_cli_print_sentences (notes);
  return BONES_EXIT_FINE;
}

static const struct {
  const char *name;
  int arguments;
  BonesExit (*run) (const Options *options, char **arguments);
} acts[] = {
  { "list", 0, list_fleets },       { "show", 1, show_fleet },
  { "check", 1, check_fleet },      { "import", 1, import_fleet },
  { "export", 1, export_fleet },    { "copy", 2, copy_fleet },
  { "archive", 1, archive_fleet },  { "delete", 1, delete_fleet },
  { "undo", 1, undo_fleet },        { "redo", 1, redo_fleet },
  { "roll", 1, roll_fleet },        { "battles", 1, list_battles },
  { "keep", 2, keep_fleet },        { "analysis", 1, analyse_fleet },
  { "compare", 2, compare_fleets },
};

static BonesExit
run (int argc, char **argv)
{
  g_auto (Options) options = { 0 };
  const GOptionEntry entries[] = {
    { "ruleset", 'r', 0, G_OPTION_ARG_STRING, &options.ruleset,
      N_ ("List: only fleets of this rule system"), N_ ("ID") },
    { "content", 'c', 0, G_OPTION_ARG_STRING, &options.content,
      N_ ("Import of a builder’s file: the set that has its ships (default: the one that has most of them)"),
      N_ ("SET") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_ ("Export: the file to write"),
      N_ ("FILE") },
    { "as", 0, 0, G_OPTION_ARG_STRING, &options.as,
      N_ ("Export: as a “file” (JSON, the default), as “text” for a forum, or as a “qr” code (PNG). Keep: as “bought” "
          "(the default), “now” as the fleet stands, or “update” the kept fleet that it came from"),
      N_ ("FORM") },
    { "dice", 0, 0, G_OPTION_ARG_STRING, &options.dice,
      N_ ("Roll: the faces of real dice, in the order of the rules"), N_ ("FACES") },
    { "back", 0, 0, G_OPTION_ARG_NONE, &options.back, N_ ("Archive: take it out of the archive"),
      NULL },
    { NULL },
  };
  guint act = 0;

  if (argc > 1 && g_str_equal (argv[1], "print"))
    return bones_command_print.run (argc - 1, argv + 1);

  if (!bones_cli_parse (&bones_command_fleet, entries, &options.database, &argc, &argv))
    return BONES_EXIT_USAGE;

  while (argc > 1 && act < G_N_ELEMENTS (acts) && !g_str_equal (acts[act].name, argv[1]))
    act++;

  if (argc < 2 || act == G_N_ELEMENTS (acts) || argc != 2 + acts[act].arguments)
    return bones_cli_print_usage (&bones_command_fleet);

  options.store = bones_cli_open_store (options.database);
  return options.store != NULL ? acts[act].run (&options, argv + 2) : BONES_EXIT_CANNOT;
}

const BonesCommand bones_command_fleet = {
  "fleet",
  "ACT…",
  N_ ("Keep fleets for battles to come"),
  N_ ("list              list the kept fleets\n"
      "show NAME         show a fleet: its cost, its ships, and what is wrong with it\n"
      "check NAME        check a fleet; the exit status is 1 if it is not legal\n"
      "import FILE       keep the fleet in a file or a text (“-”: standard input)\n"
      "export NAME       write a fleet as a file, as text, or as a QR code\n"
      "copy NAME NEW     copy a fleet under a new name\n"
      "archive NAME      put a fleet out of the way\n"
      "delete NAME       delete a fleet; battles keep their own copy\n"
      "undo NAME         undo the last change of a fleet; “redo NAME” does it again\n"
      "print NAME        print its record sheet, as “crossbones-cli print” does\n"
      "roll NAME         roll a fleet ahead of the battle, in games whose fleets are rolled\n"
      "battles NAME      list the battles of a fleet, and what each ship did in them\n"
      "keep GAME FLEET   keep a fleet of a battle\n"
      "analysis NAME     show what a fleet adds up to, what its parts cost, and whom it sinks\n"
      "compare NAME NEW  show the same of two fleets side by side\n"
      "\nNAME is a fleet’s name or number."),
  run,
};
