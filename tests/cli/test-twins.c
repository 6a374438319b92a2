/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Twins: two battles that differ only in what Red may not know: Blue's hand, the pile behind it,
 * and what lies in Blue's lairs. They have one seed and one clock. Requests made by chance from the
 * list of verbs and their members, valid and not, are sent to both. Whatever comes out for
 * everybody or for Red is the same, byte for byte: replies, exports as seen, logs, and each table
 * of the database that is not secret.
 *
 * Run it longer by hand: TWINS=100000 build-test/tests/cli/test-twins
 *
 * TWINS_LEAK=1 tells one twin from the other in a reply, and TWINS_LEAK=2 in a table: the test must
 * fail then, and a test sees that it does.
 */

#include "desk-fixture.h"
#include "desk.h"
#include "envelope.h"
#include "hands.h"
#include "log-file.h"
#include "protocol-content.h"
#include "protocol-fleet.h"
#include "protocol-game.h"
#include "protocol-odds.h"
#include "protocol-play.h"
#include "protocol-rule.h"
#include "protocol-rulesets.h"
#include "protocol-state.h"
#include "table-play.h"
#include "who-sees.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/random.h>

#define STEPS 500 /* for each system, unless the environment says how many */
#define LOOK_EVERY 10

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

/* The budget of odds: a microsecond goes by whenever somebody looks at the clock. */
gint64
g_get_monotonic_time (void)
{
  static gint64 ticks;

  return ticks++;
}

/* ---- The battles ---- */

/* A battle of which there are two. */
typedef struct {
  const char *id;
  const char *game;
  const char *differs[2];    /* what stands for $ in the game */
  const char *red[4];        /* cards in the hands; lists end with NULL */
  const char *both[4];       /* Blue's, in both battles */
  const char *planted[2][4]; /* Blue's, in one of them */
} System;

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

typedef struct {
  const System *system;
  DeskFixture desks[2];
  char *folder, *paths[2];
  GRand *dice;
  guint64 n;       /* requests so far */
  guint counts[2]; /* refused, done */
  gboolean over;   /* Blue has shown what she had: the battles may differ now */
  guint leak;
} Twins;

static BonesTable *
table_of (Twins *twins, guint i)
{
  return bones_desk_get_table (twins->desks[i].desk);
}

static const BonesGame *
game_of (Twins *twins, guint i)
{
  return &bones_table_get_play (table_of (twins, i))->game;
}

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

/* Whether Red's hand is the same in both: drawing a card shows a card. */
static gboolean
red_is_same (Twins *twins)
{
  const BonesRuleset *ruleset = bones_table_get_setup (table_of (twins, 0))->ruleset;
  const BonesGame *a = game_of (twins, 0), *b = game_of (twins, 1);

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

static void
look (Twins *twins)
{
  static const Give gives[] = { give_export, give_log, bones_log_html };
  static const char *const requests[] = { "state", "actions", "log", "journal", "games", "odds" };
  g_autofree char *first_tables = NULL, *second_tables = NULL;

  for (guint viewer = 0; viewer < 2 && table_of (twins, 0) != NULL; viewer++)
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
        {
          const guint who = viewer == 1 ? 0 : BONES_NOBODY;
          g_autofree char *first = gives[i](table_of (twins, 0), who);
          g_autofree char *second = gives[i](table_of (twins, 1), who);

          assert_same (twins, first, second, i == 0 ? "an export" : "a log");
        }
    }

  first_tables = dump_tables (twins->paths[0]);
  second_tables = dump_tables (twins->paths[1]);
  assert_same (twins, first_tables, second_tables, "a table");
}

/* ---- Requests ---- */

/* The verbs and what their members are: see make_value(). */
static const struct {
  const char *verb, *members;
} verbs[] = {
  { "rulesets", "ruleset:y edition:w" },
  { "rule", "words:w ruleset:y viewer:v" },
  { "rule", "rule:w viewer:v" },
  { "content-schema", "ruleset:y" },
  { "content-list", "ruleset:y" },
  { "content-show", "ruleset:y content:w" },
  { "content-check", "ruleset:y content:w" },
  { "content-copy", "ruleset:y name:w content:w" },
  { "content-import", "ruleset:y document:j" },
  { "content-read", "ruleset:y name:w content:w text:W" },
  { "content-frame", "ruleset:y name:w slots:w" },
  { "content-rename", "ruleset:y content:w name:w" },
  { "content-delete", "ruleset:y content:w" },
  { "content-merge", "ruleset:y content:w from:w section:w" },
  { "content-put", "ruleset:y content:w section:w row:n values:j" },
  { "content-insert", "ruleset:y content:w section:w row:n values:j" },
  { "content-remove", "ruleset:y content:w section:w row:n" },
  { "fleet-list", "ruleset:y" },
  { "fleet-show", "kept:n" },
  { "fleet-check", "kept:n document:j" },
  { "fleet-import", "document:j" },
  { "fleet-put", "kept:n document:j" },
  { "fleet-undo", "kept:n" },
  { "fleet-redo", "kept:n" },
  { "fleet-roll", "kept:n dice:N" },
  { "fleet-copy", "kept:n name:w" },
  { "fleet-archive", "kept:n archived:b" },
  { "fleet-delete", "kept:n confirm:b" },
  { "fleet-battles", "kept:n deeds:b" },
  { "fleet-analysis", "kept:n against:n viewer:v" },
  { "fleet-keep", "fleet:f as:k viewer:v" },
  { "new", "ruleset:y fleets:j" },
  { "games", "" },
  { "open", "game:n" },
  { "copy", "viewer:v" },
  { "rematch", "swapped:b viewer:v" },
  { "close", "" },
  { "remove", "game:n" },
  { "dice", "fleet:f dice:d roll:w viewer:v" },
  { "actions", "viewer:v" },
  { "state", "viewer:v at:n" },
  { "log", "viewer:v" },
  { "journal", "viewer:v" },
  { "start", "action:a ship:s other:s fleet:f viewer:v" },
  { "start", "action:a ship:s fleet:f answers:L viewer:v" },
  { "answer", "card:c viewer:v" },
  { "answer", "choice:o viewer:v" },
  { "answer", "choices:O viewer:v" },
  { "answer", "ship:s viewer:v" },
  { "answer", "ships:S viewer:v" },
  { "answer", "number:n viewer:v" },
  { "answer", "inches:n viewer:v" },
  { "answer", "dice:N viewer:v" },
  { "answer", "confirm:b viewer:v" },
  { "answer", "roll:b viewer:v" },
  { "answer", "targets:T viewer:v" },
  { "answer", "square:w cancel:b viewer:v" },
  { "undo", "to:n agreed:F viewer:v" },
  { "undo", "agreed:F viewer:v" },
  { "redo", "to:n viewer:v" },
  { "amend", "seq:n card:c try:b agreed:F viewer:v" },
  { "amend", "seq:n choice:o dice:N number:n try:b agreed:F viewer:v" },
  { "override", "add:x viewer:v why:w" },
  { "override", "remove:x viewer:v set:z" },
  { "override", "add:x viewer:v" },
  { "override", "remove:x viewer:v" },
  { "override", "ship:s set:z by:z viewer:v" },
  { "override", "fleet:f set:z by:z viewer:v" },
  { "override", "set:z viewer:v" },
  { "set-option", "key:g value:n agreed:F viewer:v" },
  { "ask-again", "fleet:f viewer:v" },
  { "note", "text:w rule:w viewer:v" },
  { "free-roll", "count:n sides:n dice:N text:w viewer:v" },
  { "odds", "action:a ship:s fleet:f answers:L of:s budget_ms:m viewer:v" },
  { "odds", "answers:L of:s track:t budget_ms:m viewer:v" },
};

static const BonesDeskVerb *const all_verbs[] = {
  bones_rulesets_verbs, bones_content_verbs, bones_fleet_verbs, bones_game_verbs,
  bones_state_verbs,    bones_play_verbs,    bones_odds_verbs,  bones_rule_verbs,
};

static guint
below (Twins *twins, guint end)
{
  return (guint) g_rand_int_range (twins->dice, 0, (gint32) MAX (end, 1));
}

static const char *
pick (Twins *twins, const char *const *from)
{
  return from[below (twins, g_strv_length ((char **) from))];
}

static const char *
any_card (Twins *twins)
{
  const BonesSetup *setup = bones_table_get_setup (table_of (twins, 0));
  const char *const *ids = setup->ruleset->hands != NULL ? bones_hands_ids (setup) : NULL;
  const System *system = twins->system;
  const guint which = below (twins, 10);

  if (ids == NULL || which == 0)
    return which % 2 == 0 ? "none" : "ace of spades";

  if (which < 6 && system->planted[0][0] != NULL)
    return system->planted[which % 2][which / 2 % 2];

  return ids[below (twins, bones_hands_n_kinds (setup))];
}

static const char *
any_track (Twins *twins)
{
  const BonesRuleset *ruleset = bones_table_get_setup (table_of (twins, 0))->ruleset;
  const BonesTrack *of[] = { ruleset->ship_tracks, ruleset->fleet_tracks, ruleset->table_tracks };
  const BonesTrack *tracks = of[below (twins, 3)];
  guint n = 0;

  while (tracks[n].id != NULL)
    n++;

  n = below (twins, n);
  return tracks[n].id == NULL ? "round" : tracks[n].id;
}

/* An id from the open question, if it has options that everybody sees. */
static const char *
any_option (Twins *twins)
{
  static const char *const usual[] = { "keep",   "none",   "port",  "starboard", "short", "long",
                                       "nobody", "dispel", "ahead", "Red",       "Blue",  NULL };
  JsonObject *reply = twins->desks[0].reply;
  JsonObject *prompt = NULL;
  JsonArray *options;

  if (json_object_has_member (reply, "prompt") && !json_object_get_null_member (reply, "prompt"))
    prompt = json_object_get_object_member (reply, "prompt");

  if (prompt == NULL || !json_object_has_member (prompt, "options") || below (twins, 5) == 0)
    return pick (twins, usual);

  options = json_object_get_array_member (prompt, "options");
  if (json_array_get_length (options) == 0)
    return pick (twins, usual);

  return json_object_get_string_member (
      json_array_get_object_element (options, below (twins, json_array_get_length (options))),
      "id");
}

static const char *
any_action (Twins *twins)
{
  const BonesVerb *all = bones_table_get_setup (table_of (twins, 0))->ruleset->verbs;
  guint n = 0;

  while (all[n].id != NULL)
    n++;

  return all[below (twins, n)].id;
}

static const char *
any_key (Twins *twins)
{
  const BonesOption *all = bones_table_get_setup (table_of (twins, 0))->ruleset->options;
  guint n = 0;

  while (all[n].key != NULL)
    n++;

  return all[below (twins, n)].key;
}

/* The number of a card that one of the Blues holds, or of any card. */
static guint
any_number (Twins *twins)
{
  const BonesSetup *setup = bones_table_get_setup (table_of (twins, 0));
  const BonesGame *game = game_of (twins, below (twins, 2));
  const guint n = setup->ruleset->hands != NULL ? bones_hands_n_cards (setup) : 0;
  const guint from = below (twins, n);

  for (guint i = 0; i < n && below (twins, 100) != 0; i++)
    if (game->cards[setup->ruleset->hands->deck][(from + i) % n] == BONES_IN_HAND + 1)
      return (from + i) % n;

  return below (twins, 160);
}

static void
append_thing (Twins *twins, GString *out)
{
  static const char *const places[] = { "pile", "discarded", "spent", "nowhere", NULL };
  const BonesHands *hands = bones_table_get_setup (table_of (twins, 0))->ruleset->hands;
  const guint deck = hands != NULL && below (twins, 4) > 0 ? hands->deck : below (twins, 2);
  const guint way = below (twins, 9);

  if (way < 3)
    g_string_append_printf (out, "{\"card\":{\"card\":\"%s\",\"hand\":\"%s\"}}", any_card (twins),
                            below (twins, 2) == 0 ? "Red" : "Blue");
  else if (way < 5)
    g_string_append_printf (out, "{\"card\":{\"card\":\"%s\",\"place\":\"%s\"}}", any_card (twins),
                            pick (twins, places));
  else if (way < 7)
    g_string_append_printf (out, "{\"card\":{\"deck\":%u,\"number\":%u,\"place\":\"%s\"}}", deck,
                            any_number (twins), pick (twins, places));
  else if (way == 7)
    g_string_append_printf (out, "{\"link\":{\"kind\":\"held\",\"a\":\"B4\",\"b\":\"R1\"}}");
  else
    g_string_append_printf (out, "{\"ship\":\"B%u\"}", 1 + below (twins, 5));
}

static void append_value (Twins *twins, GString *out, char kind);

static void
append_list (Twins *twins, GString *out, char kind)
{
  g_string_append_c (out, '[');
  for (guint n = below (twins, 3), i = 0; i < n; i++)
    {
      g_string_append (out, i > 0 ? "," : "");
      append_value (twins, out, kind);
    }

  g_string_append_c (out, ']');
}

static void
append_value (Twins *twins, GString *out, char kind)
{
  static const char *const ships[] = {
    "R1", "R2", "B1", "B2", "B3", "B4", "Fury", "Ra", "B9", NULL
  };
  static const char *const fleets[] = { "Red", "Blue", "Red", "Blue", "R", "Green", NULL };
  static const char *const words[] = { "typhoon", "The Book", "1", "ships", "", "2025", NULL };
  static const char *const sources[] = { "app", "real", "ask", "fleet", NULL };
  static const char *const kept[] = { "new", "now", "update", NULL };

  switch (kind)
    {
    case 's':
      g_string_append_printf (out, "\"%s\"", pick (twins, ships));
      break;
    case 'f':
      g_string_append_printf (out, "\"%s\"", pick (twins, fleets));
      break;
    case 'v':
      g_string_append (out, "\"Red\"");
      break;
    case 'y':
      g_string_append_printf (out, "\"%s\"", twins->system->id);
      break;
    case 'w':
      g_string_append_printf (out, "\"%s\"", pick (twins, words));
      break;
    case 'd':
      g_string_append_printf (out, "\"%s\"", pick (twins, sources));
      break;
    case 'k':
      g_string_append_printf (out, "\"%s\"", pick (twins, kept));
      break;
    case 'a':
      g_string_append_printf (out, "\"%s\"", any_action (twins));
      break;
    case 'g':
      g_string_append_printf (out, "\"%s\"", any_key (twins));
      break;
    case 't':
      g_string_append_printf (out, "\"%s\"", any_track (twins));
      break;
    case 'c':
      g_string_append_printf (out, "\"%s\"", any_card (twins));
      break;
    case 'o':
      g_string_append_printf (out, "\"%s\"", any_option (twins));
      break;
    case 'n':
      g_string_append_printf (out, "%u", below (twins, below (twins, 4) == 0 ? 40 : 7));
      break;
    case 'm':
      g_string_append (out, "2");
      break;
    case 'b':
      g_string_append (out, below (twins, 4) > 0 ? "true" : "false");
      break;
    case 'x':
      append_thing (twins, out);
      break;
    case 'z':
      g_string_append_printf (out, "{\"%s\":%d}", any_track (twins), (gint) below (twins, 12) - 3);
      break;
    case 'T':
      g_string_append_printf (out, "[{\"ship\":\"%s\",\"range\":\"short\"}]", pick (twins, ships));
      break;
    case 'L':
      g_string_append_printf (out, "[{\"card\":\"%s\"},{\"choice\":\"%s\"}]", any_card (twins),
                              any_option (twins));
      break;
    case 'j':
      g_string_append (out, "{}");
      break;
    default: /* a list of what the small letter stands for */
      append_list (twins, out, g_ascii_tolower (kind));
    }
}

/* A request of one of the verbs, most of its members as they should be. */
static char *
make_request (Twins *twins)
{
  /* what is about the battle comes more often */
  const guint from = below (twins, 8) == 0 ? 0 : 31;
  const guint which = from + below (twins, G_N_ELEMENTS (verbs) - from);
  g_auto (GStrv) members = g_strsplit (verbs[which].members, " ", -1);
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "{\"do\":\"%s\"", verbs[which].verb);
  for (guint i = 0; members[i] != NULL && *members[i] != '\0'; i++)
    {
      const char *colon = strchr (members[i], ':');
      const char kinds[] = "sfwcnb";
      const gboolean wrong = below (twins, 25) == 0;

      if (below (twins, g_str_has_prefix (members[i], "viewer") ? 2 : 5) == 0)
        continue;

      g_string_append_printf (out, ",\"%.*s\":", (gint) (colon - members[i]), members[i]);
      append_value (twins, out, wrong ? kinds[below (twins, sizeof kinds - 1)] : colon[1]);
    }

  g_string_append_c (out, '}');
  return g_string_free (out, FALSE);
}

/* ---- Going on ---- */

/* Whether everybody sees the ships that they did not see when the battle began. */
static gboolean
has_shown (Twins *twins)
{
  for (guint i = 0; i < 2; i++)
    {
      const BonesSetup *setup = bones_table_get_setup (table_of (twins, i));

      if (twins->system->differs[0] != NULL
          && bones_sees_ship (setup, game_of (twins, i), BONES_NOBODY, 5))
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
                            (char *) ids->pdata[below (twins, ids->len)], who);
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

  if (table_of (twins, 0) == NULL || twins->over || below (twins, 150) == 0)
    begin (twins);

  if (below (twins, 3) == 0)
    {
      go_on (twins);
      return;
    }

  line = make_request (twins);
  if (strstr (line, "summon") != NULL)
    return;

  send_both (twins, line);
  if (table_of (twins, 0) != NULL && table_of (twins, 1) != NULL && has_shown (twins))
    twins->over = TRUE;
  else if (table_of (twins, 0) == NULL || strstr (line, "\"viewer\":\"Red\"") == NULL
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
  twins->folder = g_dir_make_tmp ("crossbones-twins-XXXXXX", NULL);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.sqlite", i);
      g_autoptr (GError) error = NULL;

      twins->paths[i] = g_build_filename (twins->folder, name, NULL);
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
      static const char *const suffixes[] = { "", "-wal", "-shm", "-last" };

      desk_tear_down (&twins->desks[i], NULL);
      for (guint s = 0; s < G_N_ELEMENTS (suffixes); s++)
        {
          g_autofree char *path = g_strconcat (twins->paths[i], suffixes[s], NULL);

          g_remove (path);
        }
      g_free (twins->paths[i]);
    }

  g_rmdir (twins->folder);
  g_free (twins->folder);
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

/* A leak in a reply, or in a table, is found. */
static void
test_leaks (void)
{
  if (g_test_subprocess ())
    {
      sail (&systems[0], 200, (guint) g_ascii_strtoull (g_getenv ("TWINS_LEAK"), NULL, 10));
      return;
    }

  for (guint leak = 1; leak <= 2; leak++)
    {
      g_autofree char *which = g_strdup_printf ("%u", leak);

      g_setenv ("TWINS_LEAK", which, TRUE);
      g_test_trap_subprocess (NULL, 0, 0);
      g_test_trap_assert_failed ();
      g_test_trap_assert_stderr (leak == 1 ? "*} tells the twins*" : "*a table tells*");
    }
}

/* Each verb of the protocol is in the list above. */
static void
test_verbs (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (all_verbs); i++)
    for (const BonesDeskVerb *verb = all_verbs[i]; verb->name != NULL; verb++)
      {
        gboolean there = FALSE;

        for (guint n = 0; n < G_N_ELEMENTS (verbs); n++)
          there |= g_str_equal (verbs[n].verb, verb->name);

        if (!there)
          g_error ("tests/cli/test-twins.c does not say what the members of “%s” are", verb->name);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/twins/verbs", test_verbs);
  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      g_autofree char *path = g_strdup_printf ("/twins/%s", systems[i].id);

      g_test_add_data_func (path, &systems[i], test_twins);
    }

  g_test_add_func ("/twins/leaks", test_leaks);
  return g_test_run ();
}
