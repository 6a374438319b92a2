/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Twins: two battles that differ only in what Red may not know: Blue's hand, the pile behind it,
 * and what lies in Blue's lairs. They have one seed and one clock. Requests made by chance from the
 * list of verbs and their members, valid and not, are sent to both. Whatever comes out for
 * everybody or for Red is the same, byte for byte: replies, exports as seen, logs, each table of
 * the database that is not secret, record sheets and components on paper, and the texts and QR
 * codes of kept fleets. The window is not compared: it shows what bones_view_new() gives, which the
 * replies and the sheets are made from. Once a battle is over, its twins have other codes to sign
 * off with, which say nothing of what they hide.
 *
 * Run it longer by hand: TWINS=100000 build-test/tests/cli/test-twins
 *
 * TWINS_LEAK=1 tells one twin from the other in a reply, and TWINS_LEAK=2 in a table: the test must
 * fail then, and a test sees that it does.
 */

#include "component-sheet.h"
#include "envelope.h"
#include "fleet-text.h"
#include "kept-fleet.h"
#include "log-file.h"
#include "qr-block.h"
#include "record-sheet.h"
#include "report-page.h"
#include "table-play.h"
#include "twins.h"
#include "view-dice.h"
#include "view.h"
#include "who-sees.h"

#include <sqlite3.h>
#include <string.h>
#include <sys/random.h>

#define STEPS (500 / ONE_IN) /* for each system, unless the environment says how many */
#define LOOK_EVERY 10
#define PAPER_EVERY 50

/* ---- One seed and one clock for both ---- */

static guint64 chance;
static gint64 now;

ssize_t
getrandom (void *buffer, size_t length, unsigned int flags)
{
  for (size_t i = 0; i < length; i++)
    ((guint8 *) buffer)[i] = (guint8) (chance * (i + 7) >> (i % 3));

  return (ssize_t) length;
}

gint64
g_get_real_time (void)
{
  return now++;
}

/* The budget of odds: so many microseconds go by whenever somebody looks at the clock. */
gint64
g_get_monotonic_time (void)
{
  static gint64 ticks;

  return ticks += 50;
}

/* ---- The battles ---- */

static const System systems[] = {
  { .id = "black-spot",
    .game = "{'do':'new','ruleset':'black-spot','dice':'real','preset':'fantasea',"
            "'options':{'wind.source':'physical','init.source':'physical'},'fleets':["
            "{'name':'Red','faction':'elves','ships':["
            "{'name':'Fury','class':'frigate','flagship':true},{'name':'Gull','class':'sloop'}]},"
            "{'name':'Blue','faction':'undead','ships':["
            "{'name':'Wren','class':'sloop','flagship':true},{'name':'Tern','class':'frigate'}]}],"
            "'start':{'round':2,'wind':'N','order':['Red','Blue'],'step':'magic'}}",
    .red = { "lightning", "rum" },
    .both = { "wind_gust", "eagles_eye" },
    .planted = { { "typhoon", "teleport" }, { "siren_call", "magic_flux" } } },
  { .id = "man-o-war",
    .game = "{'do':'new','ruleset':'man-o-war','dice':'real','fleets':["
            "{'name':'Red','ships':[{'name':'Fury','class':'EX-MOW-1'},"
            "{'name':'Gull','class':'EX-IND-1'}]},"
            "{'name':'Blue','ships':[{'name':'Wren','class':'EX-SOL-1'},"
            "{'name':'Tern','class':'EX-SOL-1'},{'name':'Knot','class':'EX-SOL-1'},$]}],"
            "'start':{'round':2,'wind':'N','order':['Blue','Red'],'step':'magic','fleets':{"
            "'Red':{'rank':1,'wizard_ship':1},'Blue':{'rank':2,'wizard_ship':3}}}}",
    .differs = { "{'name':'Leviathan','class':'EX-MON-1'}",
                 "{'name':'Kraken','class':'EX-MON-3'}" },
    .red = { "spell.SP-05", "spell.SP-11" },
    .both = { "spell.SP-01" },
    .planted = { { "spell.SP-03", "spell.SP-09" }, { "spell.SP-06", "spell.SP-12" } } },
  { .id = "naval-duel",
    .game = "{'do':'new','ruleset':'naval-duel','dice':'real','options':{'nd.fleet_size':2},"
            "'fleets':[{'name':'Red','ships':[{'name':'Fury','class':'ship-of-the-line'},"
            "{'name':'Gull','class':'ship-of-the-line'}]},"
            "{'name':'Blue','ships':[{'name':'Wren','class':'ship-of-the-line'},"
            "{'name':'Tern','class':'ship-of-the-line'}]}],"
            "'start':{'round':3,'order':['Red','Blue'],'step':'move'}}",
    .red = { "rake_the_bow", "calm_waters" },
    .both = { "gust_of_wind", "quick_reload" },
    .planted = { { "crows_nest", "maneuver" }, { "sweep_the_decks", "rally_the_men" } } },
  { .id = "dread-pirate", /* hides nothing: its twins are the same, and stay so */
    .game = "{'do':'new','ruleset':'dread-pirate','dice':'real','fleets':["
            "{'name':'Red','ships':[{'name':'Fury','class':'sloop'}]},"
            "{'name':'Blue','ships':[{'name':'Wren','class':'sloop'}]}]}" },
};

/* Sends @line to both, at the same moment and with the same luck. */
static void
send_both (Twins *twins, const char *line)
{
  const gint64 at = now;

  twins->n++;
  for (guint i = 0; i < 2; i++)
    {
      chance = twins->n * 2654435761u;
      now = at;
      desk_send (&twins->desks[i], line, -1);
    }

  now = at + 1000;
}

static void
plant (Twins *twins, guint i, const char *fleet, const char *const *cards)
{
  for (guint card = 0; card < 4 && cards[card] != NULL; card++)
    {
      g_autofree char *request =
          g_strdup_printf ("{'do':'override','add':{'card':{'card':'%s','hand':'%s'}},"
                           "'viewer':'%s'}",
                           cards[card], fleet, fleet);

      chance = card;
      now = 1000 + card;
      desk_done (&twins->desks[i], request);
    }
}

static void
begin (Twins *twins)
{
  const System *system = twins->system;
  const gint64 at = now;

  twins->over = FALSE;
  for (guint i = 0; i < 2; i++)
    {
      GString *game = g_string_new (system->game);

      if (system->differs[i] != NULL)
        g_string_replace (game, "$", system->differs[i], 0);

      chance = twins->n + 12345;
      now = at;
      desk_done (&twins->desks[i], game->str);
      plant (twins, i, "Red", system->red);
      plant (twins, i, "Blue", system->both);
      plant (twins, i, "Blue", system->planted[i]);
      g_string_free (game, TRUE);
    }

  now = at + 100000;
  if (twins->leak == 1)
    desk_done (&twins->desks[1], "{'do':'note','text':'typhoon'}");
}

/* ---- What comes out ---- */

static int
add_row (void *data, int n, char **values, char **names)
{
  for (int i = 0; i < n; i++)
    g_string_append_printf (data, "%s=%s ", names[i], values[i] != NULL ? values[i] : "NULL");

  g_string_append_c (data, '\n');
  return 0;
}

static void
run_sql (sqlite3 *handle, const char *sql, GString *out)
{
  g_assert_cmpint (sqlite3_exec (handle, sql, add_row, out, NULL), ==, SQLITE_OK);
}

static int
list_table (void *data, int n, char **values, char **names)
{
  g_ptr_array_add (data, g_strdup (values[0]));
  return 0;
}

/* Each table that is not secret, the layout, and the numbers that SQLite keeps. */
static char *
dump_tables (const char *path)
{
  g_autoptr (GPtrArray) tables = g_ptr_array_new_with_free_func (g_free);
  GString *out = g_string_new (NULL);
  sqlite3 *handle;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (handle,
                                 "SELECT name FROM sqlite_schema WHERE type = 'table'"
                                 " AND name NOT LIKE 'secret\\_%' ESCAPE '\\' ORDER BY name",
                                 list_table, tables, NULL),
                   ==, SQLITE_OK);
  g_assert_cmpuint (tables->len, >, 12);
  run_sql (handle, "SELECT type, name, sql FROM sqlite_schema", out);
  for (guint i = 0; i < tables->len; i++)
    {
      g_autofree char *sql = g_strdup_printf ("SELECT * FROM %s", (char *) tables->pdata[i]);

      g_string_append_printf (out, "%s\n", (char *) tables->pdata[i]);
      run_sql (handle, sql, out);
    }

  sqlite3_close (handle);
  return g_string_free (out, FALSE);
}

/* Fails and shows where the texts part. */
static void
assert_same (Twins *twins, const char *first, const char *second, const char *what)
{
  guint at = 0;

  if (g_str_equal (first, second))
    return;

  while (first[at] == second[at])
    at++;

  at = at > 120 ? at - 120 : 0;
  while ((first[at] & 0xc0) == 0x80)
    at++;

  g_error ("%s, request %" G_GUINT64_FORMAT ": %s tells the twins apart:\n%.300s\n%.300s",
           twins->system->id, twins->n, what, first + at, second + at);
}

typedef char *(*Give) (BonesTable *table, guint viewer);

static char *
give_export (BonesTable *table, guint viewer)
{
  return bones_envelope_write (table, FALSE, viewer, G_MAXUINT32);
}

static char *
give_log (BonesTable *table, guint viewer)
{
  return bones_log_text (table, viewer, BONES_LOG_WHOLE);
}

/* ---- On paper ---- */

static const BonesSheetOptions plain_sheet = { .measured = 100, .date = "2026-11-26" };

/* Takes @sheet. */
static void
append_sheet (GString *out, BonesSheet *sheet)
{
  g_autoptr (GPtrArray) sheets = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_sheet_free);
  g_autoptr (GBytes) pdf = NULL;
  g_autofree char *text = NULL;

  g_ptr_array_add (sheets, sheet);
  if (bones_sheet_get_n_pages (sheet) == 0)
    return;

  pdf = bones_sheets_to_pdf (sheets);
  text = g_base64_encode (g_bytes_get_data (pdf, NULL), g_bytes_get_size (pdf));
  g_string_append_printf (out, "%s\n", text);
}

/* The record sheets of all fleets as @viewer may see them. */
static char *
give_records (BonesTable *table, guint viewer)
{
  g_autoptr (BonesView) view = bones_view_new (table, viewer);
  GString *out = g_string_new (NULL);

  for (guint fleet = 0; fleet < view->fleets->len; fleet++)
    append_sheet (
        out, bones_record_sheet_new (view, bones_table_get_rules (table), fleet, &plain_sheet));

  return g_string_free (out, FALSE);
}

/* Tokens, templates and cards. */
static char *
give_components (BonesTable *table, guint viewer)
{
  const BonesComponents parts = { .short_part = 1, .long_part = 2 };
  GString *out = g_string_new (NULL);

  append_sheet (out,
                bones_component_sheet_new (bones_table_get_rules (table), &parts, &plain_sheet));
  return g_string_free (out, FALSE);
}

/* The code that everybody may read; NULL as long as the battle is not over. */
static char *
give_sign_off (BonesTable *table, guint viewer)
{
  return bones_table_get_play (table)->game.over == 0 ? bones_view_sign_off (table) : NULL;
}

/* The texts of the kept fleets, and their QR codes. */
static char *
give_fleets (BonesStore *store)
{
  g_autoptr (GPtrArray) fleets = bones_store_list_fleets (store, NULL, NULL);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < fleets->len; i++)
    {
      const BonesFleetRecord *listed = fleets->pdata[i];
      g_autoptr (BonesFleetRecord) record = bones_store_load_fleet (store, listed->id, NULL);
      g_autoptr (BonesRosterFile) file =
          bones_kept_fleet_read (store, record->json, strlen (record->json), NULL);
      g_autofree char *text = file != NULL ? bones_fleet_text_write (file) : g_strdup ("");
      g_autoptr (BonesQrCode) code = bones_qr_code_new (text, NULL);
      g_autoptr (GBytes) picture = code != NULL ? bones_qr_to_png (code, 1) : NULL;
      g_autofree char *drawn = picture != NULL ? g_base64_encode (g_bytes_get_data (picture, NULL),
                                                                  g_bytes_get_size (picture))
                                               : NULL;

      g_string_append_printf (out, "%s%s\n", text, drawn != NULL ? drawn : "");
    }

  return g_string_free (out, FALSE);
}

/* ---- The same ---- */

/* Whether Red's hand is the same in both: drawing a card shows a card. */
static gboolean
red_is_same (Twins *twins)
{
  const BonesRuleset *ruleset = bones_table_get_setup (twins_table (twins, 0))->ruleset;
  const BonesGame *a = twins_game (twins, 0), *b = twins_game (twins, 1);

  for (guint card = 0; ruleset->hands != NULL && card < BONES_MAX_CARDS; card++)
    if ((a->cards[ruleset->hands->deck][card] == BONES_IN_HAND)
        != (b->cards[ruleset->hands->deck][card] == BONES_IN_HAND))
      return FALSE;

  return TRUE;
}

/* The last reply of one of them, with the same name for its database. */
static char *
write_reply (Twins *twins, guint i)
{
  g_autofree char *text = bones_json_to_text (twins->desks[i].reply, FALSE);
  GString *out = g_string_new (text);

  g_string_replace (out, twins->paths[i], "DATABASE", 0);
  return g_string_free (out, FALSE);
}

static void
compare_replies (Twins *twins, const char *line)
{
  g_autofree char *first = write_reply (twins, 0), *second = write_reply (twins, 1);

  twins->counts[g_str_has_prefix (first, "{\"ok\":true")]++;
  assert_same (twins, first, second, line);
}

static void
ask_both (Twins *twins, const char *request)
{
  g_autofree char *line = g_strdelimit (g_strdup (request), "'", '"');

  send_both (twins, line);
  compare_replies (twins, line);
}

/* What @give gives to @viewer is the same. */
static void
compare_given (Twins *twins, Give give, guint viewer, const char *what)
{
  g_autofree char *first = give (twins_table (twins, 0), viewer);
  g_autofree char *second = give (twins_table (twins, 1), viewer);

  assert_same (twins, first != NULL ? first : "", second != NULL ? second : "", what);
}

/* Paper takes longer to draw than a reply. */
/* After the end it tells what was hidden. */
static char *
give_page (BonesTable *table, guint viewer)
{
  return bones_table_get_play (table)->game.over ? g_strdup ("")
                                                 : bones_report_page (table, viewer);
}

static void
look_at_paper (Twins *twins)
{
  g_autofree char *first = give_fleets (twins->desks[0].store);
  g_autofree char *second = give_fleets (twins->desks[1].store);

  assert_same (twins, first, second, "the text or the QR code of a fleet");
  if (twins_table (twins, 0) == NULL)
    return;

  compare_given (twins, give_records, BONES_NOBODY, "a record sheet");
  compare_given (twins, give_page, BONES_NOBODY, "a report");
  if (red_is_same (twins))
    {
      compare_given (twins, give_records, 0, "a record sheet for Red");
      compare_given (twins, give_page, 0, "a report for Red");
    }

  compare_given (twins, give_components, BONES_NOBODY, "a sheet of components");
  compare_given (twins, give_sign_off, BONES_NOBODY, "a code to sign off with");
}

static void
look (Twins *twins)
{
  static const Give gives[] = { give_export, give_log };
  static const char *const requests[] = { "state", "actions", "log", "journal", "games", "odds" };
  g_autofree char *first_tables = NULL, *second_tables = NULL;

  for (guint viewer = 0; viewer < 2 && twins_table (twins, 0) != NULL; viewer++)
    {
      if (viewer == 1 && !red_is_same (twins))
        continue;

      for (guint i = 0; i < G_N_ELEMENTS (requests); i++)
        {
          g_autofree char *request = g_strdup_printf ("{'do':'%s','budget_ms':2%s}", requests[i],
                                                      viewer == 1 ? ",'viewer':'Red'" : "");

          ask_both (twins, request);
        }

      for (guint i = 0; i < G_N_ELEMENTS (gives); i++)
        compare_given (twins, gives[i], viewer == 1 ? 0 : BONES_NOBODY,
                       i == 0 ? "an export" : "a log");
    }

  first_tables = dump_tables (twins->paths[0]);
  second_tables = dump_tables (twins->paths[1]);
  assert_same (twins, first_tables, second_tables, "a table");
}

/* ---- Going on ---- */

/* Whether everybody sees the ships that they did not see when the battle began. */
static gboolean
has_shown (Twins *twins)
{
  for (guint i = 0; i < 2; i++)
    {
      const BonesSetup *setup = bones_table_get_setup (twins_table (twins, i));

      if (twins->system->differs[0] != NULL
          && bones_sees_ship (setup, twins_game (twins, i), BONES_NOBODY, 5))
        return TRUE;
    }

  return FALSE;
}

/* Blue, or Red, plays a card that she has in both battles, or none. */
static gboolean
answer_secret (Twins *twins, const char *who)
{
  g_autofree char *line = g_strdup_printf ("{\"do\":\"actions\",\"viewer\":\"%s\"}", who);
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *second = NULL, *answer = NULL;
  JsonArray *options;

  send_both (twins, line);
  second = bones_json_to_text (twins->desks[1].reply, FALSE);
  options = json_object_get_array_member (
      json_object_get_object_member (twins->desks[0].reply, "prompt"), "options");
  for (guint i = 0; i < json_array_get_length (options); i++)
    {
      const char *id =
          json_object_get_string_member (json_array_get_object_element (options, i), "id");
      g_autofree char *said = g_strdup_printf ("{\"id\":\"%s\"", id);

      if (strstr (second, said) != NULL)
        g_ptr_array_add (ids, g_strdup (id));
    }

  if (ids->len == 0)
    return FALSE;

  answer = g_strdup_printf ("{\"do\":\"answer\",\"card\":\"%s\",\"viewer\":\"%s\"}",
                            (char *) ids->pdata[twins_below (twins, ids->len)], who);
  send_both (twins, answer);
  g_assert_cmpstr (desk_code (&twins->desks[0]), ==, desk_code (&twins->desks[1]));
  return TRUE;
}

/* Answers the open question, or begins an action, so that the battle goes on. */
static void
go_on (Twins *twins)
{
  g_autofree char *request = NULL;
  JsonObject *prompt;

  ask_both (twins, "{'do':'actions'}");
  prompt = json_object_get_null_member (twins->desks[0].reply, "prompt")
               ? NULL
               : json_object_get_object_member (twins->desks[0].reply, "prompt");
  if (prompt != NULL && json_object_has_member (prompt, "secret"))
    {
      g_autofree char *who = g_strdup (json_object_get_string_member (prompt, "who"));

      twins->over = !answer_secret (twins, who);
      return;
    }

  request = prompt != NULL ? desk_make_answer (&twins->desks[0], twins->dice)
                           : desk_make_start (&twins->desks[0], twins->dice);
  if (request == NULL || strstr (request, "summon") != NULL)
    twins->over = TRUE;
  else
    ask_both (twins, request);
}

static void
step (Twins *twins)
{
  g_autofree char *line = NULL;

  if (twins_table (twins, 0) == NULL || twins->over || twins_below (twins, 150) == 0)
    begin (twins);

  if (twins_below (twins, 3) == 0)
    {
      go_on (twins);
      return;
    }

  line = twins_make_request (twins);
  if (strstr (line, "summon") != NULL)
    return;

  send_both (twins, line);
  if (twins_table (twins, 0) != NULL && twins_table (twins, 1) != NULL && has_shown (twins))
    twins->over = TRUE;
  else if (twins_table (twins, 0) == NULL || strstr (line, "\"viewer\":\"Red\"") == NULL
           || red_is_same (twins))
    compare_replies (twins, line);
}

static guint
count_steps (void)
{
  const char *wanted = g_getenv ("TWINS");

  return wanted != NULL ? (guint) g_ascii_strtoull (wanted, NULL, 10) : STEPS;
}

static void
set_up (Twins *twins, const System *system)
{
  *twins = (Twins){ .system = system, .dice = g_rand_new_with_seed (1718) };
  now = G_GINT64_CONSTANT (1700000000000000);
  twins->folder = folder_new ();
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.sqlite", i);
      g_autoptr (GError) error = NULL;

      twins->paths[i] = folder_file (twins->folder, name);
      twins->desks[i].store = bones_store_open (twins->paths[i], &error);
      g_assert_no_error (error);
      twins->desks[i].desk = bones_desk_new (twins->desks[i].store);
    }
}

static void
tear_down (Twins *twins)
{
  for (guint i = 0; i < 2; i++)
    {
      desk_tear_down (&twins->desks[i], NULL);
      g_free (twins->paths[i]);
    }

  folder_free (twins->folder);
  g_rand_free (twins->dice);
}

/* Tells in a table which of them this is. */
static void
write_leak (Twins *twins)
{
  sqlite3 *handle;

  g_assert_cmpint (sqlite3_open (twins->paths[1], &handle), ==, SQLITE_OK);
  run_sql (handle, "UPDATE live_fleets SET keep_all = 7", NULL);
  sqlite3_close (handle);
}

static void
sail (const System *system, guint steps, guint leak)
{
  Twins twins;

  set_up (&twins, system);
  twins.leak = leak;
  for (guint i = 0; i < steps; i++)
    {
      step (&twins);
      if (i % LOOK_EVERY == 0 && !twins.over)
        {
          if (leak == 2)
            write_leak (&twins);

          look (&twins);
          if (i % PAPER_EVERY == 0)
            look_at_paper (&twins);
        }
    }

  g_test_message ("%s: %" G_GUINT64_FORMAT " requests, %u done, %u refused", system->id, twins.n,
                  twins.counts[1], twins.counts[0]);
  g_assert_cmpuint (twins.counts[0], >, steps / 8);
  g_assert_cmpuint (twins.counts[1], >, steps / 8);
  tear_down (&twins);
}

static void
test_twins (gconstpointer data)
{
  sail (data, count_steps (), 0);
}

/* What hides is on the sheets that its own fleet prints, and so the comparison of sheets sees it.
 */
static void
test_paper (void)
{
  Twins twins;
  g_autofree char *first = NULL, *second = NULL;

  set_up (&twins, &systems[1]);
  begin (&twins);
  look_at_paper (&twins);
  first = give_records (twins_table (&twins, 0), 1);
  second = give_records (twins_table (&twins, 1), 1);
  g_assert_cmpstr (first, !=, second);
  tear_down (&twins);
}

/* A leak in a reply, or in a table, is found. The subprocess aborts then: what it leaves is in a
 * folder of the test. */
static void
test_leaks (void)
{
  g_autoptr (Folder) folder = NULL;

  if (g_test_subprocess ())
    {
      sail (&systems[0], 200, (guint) g_ascii_strtoull (g_getenv ("TWINS_LEAK"), NULL, 10));
      return;
    }

  folder = folder_new ();
  g_setenv ("TMPDIR", folder->path, TRUE);
  for (guint leak = 1; leak <= 2; leak++)
    {
      g_autofree char *which = g_strdup_printf ("%u", leak);

      g_setenv ("TWINS_LEAK", which, TRUE);
      g_test_trap_subprocess (NULL, 0, 0);
      g_test_trap_assert_failed ();
      g_test_trap_assert_stderr (leak == 1 ? "*} tells the twins*" : "*a table tells*");
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/twins/verbs", twins_test_verbs);
  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      g_autofree char *path = g_strdup_printf ("/twins/%s", systems[i].id);

      g_test_add_data_func (path, &systems[i], test_twins);
    }

  g_test_add_func ("/twins/paper", test_paper);
  g_test_add_func ("/twins/leaks", test_leaks);
  return g_test_run ();
}
