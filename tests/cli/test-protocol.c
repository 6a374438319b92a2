/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Verbs of the table protocol, as far as docs/table-protocol.md does not show them. */

#include "desk-fixture.h"
#include "folder.h"
#include "hands.h"
#include "table-play.h"
#include "view.h"

#include <string.h>

static void
test_id (DeskFixture *fixture, gconstpointer data)
{
  JsonObject *reply = desk_done (fixture, "{'do':'games','id':{'a':[1,null,'x']}}");
  g_autofree char *id = json_to_string (json_object_get_member (reply, "id"), FALSE);

  g_assert_cmpstr (id, ==, "{\"a\":[1,null,\"x\"]}");
  desk_refused (fixture, "{'do':'dance','id':7}", "unknown-verb");
  g_assert_cmpint (json_object_get_int_member (fixture->reply, "id"), ==, 7);
  desk_done (fixture, "{'do':'dance','do':'games','id':1,'id':2}"); /* the last counts */
  g_assert_cmpint (json_object_get_int_member (fixture->reply, "id"), ==, 2);
}

/* Answers that come with a "start" are used as far as they fit. */
static void
test_stopped (DeskFixture *fixture, gconstpointer data)
{
  JsonObject *stopped;

  desk_begin_to_fire (fixture);
  desk_done (fixture, "{'do':'answer','cancel':true}");
  stopped = json_object_get_object_member (
      desk_done (fixture, "{'do':'start','action':'fire','answers':[{'choice':'port'},{'dice':[6]},"
                          "{'choice':'keep'}]}"),
      "stopped");
  g_assert_cmpint (json_object_get_int_member (stopped, "answer"), ==, 1);
  g_assert_cmpstr (json_object_get_string_member (stopped, "code"), ==, "bad-answer");
  g_assert_cmpstr (json_object_get_string_member (
                       json_object_get_object_member (fixture->reply, "prompt"), "kind"),
                   ==, "targets");
}

/* Events are reported once, also when an undo took some back. */
static void
test_events (DeskFixture *fixture, gconstpointer data)
{
  JsonArray *events;

  desk_begin_to_fire (fixture);
  events = json_object_get_array_member (fixture->reply, "events");
  g_assert_cmpuint (json_array_get_length (events), ==, 1);
  events = json_object_get_array_member (desk_done (fixture, "{'do':'log'}"), "events");
  g_assert_cmpuint (json_array_get_length (events), ==, 0);
  events = json_object_get_array_member (desk_done (fixture, "{'do':'undo'}"), "events");
  g_assert_cmpuint (json_array_get_length (events), ==, 0);
  events = json_object_get_array_member (desk_done (fixture, "{'do':'redo'}"), "events");
  g_assert_cmpuint (json_array_get_length (events), ==, 1);
}

/* Three ships that Red may fire at: two alike, and one with more hull dice. */
static void
begin_to_fire_at_three (DeskFixture *fixture)
{
  desk_done (fixture,
             "{'do':'new','ruleset':'black-spot','dice':'real','fleets':[" DESK_RED
             ",{'name':'Blue',"
             "'ships':[{'name':'Wren','class':'frigate','flagship':true},"
             "{'name':'Lark','class':'frigate'},{'name':'Whale','class':'man_o_war'}]}],"
             "'start':{'round':2,'wind':'N','order':['Red','Blue'],'fleets':{'Red':{'booty':2}}}}");
  desk_done (fixture, "{'do':'start','action':'activate','ship':'R1'}");
  desk_done (fixture, "{'do':'start','action':'fire','answers':[{'choice':'bow'},"
                      "{'targets':[{'ship':'B1','range':'short'}]},{'dice':[5,6]},"
                      "{'choice':'keep'},{'dice':[1,2]}]}");
}

static gint64
hits_of (DeskFixture *fixture, guint ship)
{
  return json_object_get_int_member (desk_ship (fixture, ship), "hits");
}

/* The wrong ship, or the wrong bank: the dice go over to the right one, if she rolls as many. */
static void
test_carried (DeskFixture *fixture, gconstpointer data)
{
  static const char at_whale[] =
      "{'do':'amend','seq':5,'targets':[{'ship':'B3','range':'short'}],'agreed':['Red','Blue']}";

  begin_to_fire_at_three (fixture);
  g_assert_cmpint (hits_of (fixture, 1), ==, 1);
  desk_done (fixture, "{'do':'amend','seq':5,'targets':[{'ship':'B2','range':'short'}],"
                      "'agreed':['Blue']}");
  g_assert_cmpint (hits_of (fixture, 1), ==, 0);
  g_assert_cmpint (hits_of (fixture, 2), ==, 1);
  desk_done (fixture, "{'do':'amend','seq':4,'choice':'port','agreed':['Red','Blue']}");
  g_assert_cmpint (hits_of (fixture, 2), ==, 1);

  desk_refused (fixture, at_whale, "misfit"); /* she rolls three */
  g_assert_cmpint (json_object_get_int_member (
                       json_object_get_object_member (fixture->reply, "error"), "misfit"),
                   ==, 8);
  desk_done (fixture, "{'do':'undo','to':7,'agreed':['Red','Blue']}");
  desk_done (fixture, at_whale);
  g_assert_cmpint (json_object_get_int_member (
                       json_object_get_object_member (fixture->reply, "prompt"), "count"),
                   ==, 3);
}

/* The wrong target of a spell: what was rolled goes over to the right one. */
static void
test_spell_carried (DeskFixture *fixture, gconstpointer data)
{
  desk_done (fixture,
             "{'do':'new','ruleset':'black-spot','preset':'fantasea','dice':'real','fleets':["
             "{'name':'Red','faction':'elves','ships':[{'class':'sloop','flagship':true}]},"
             "{'name':'Blue','faction':'elves','ships':[{'class':'sloop','flagship':true},"
             "{'class':'frigate'},{'class':'frigate'}]}],"
             "'start':{'round':1,'wind':'N','order':['Red','Blue'],'step':'magic'}}");
  desk_done (fixture, "{'do':'override','add':{'card':{'card':'lightning','hand':'Red'}}}");
  desk_done (fixture, "{'do':'start','action':'magic'}");
  desk_done (fixture, "{'do':'start','action':'cast','fleet':'Red'}");
  desk_done (fixture, "{'do':'answer','card':'lightning','viewer':'Red'}");
  desk_done (fixture, "{'do':'answer','ship':'B2'}");
  desk_done (fixture, "{'do':'answer','dice':[5]}");
  desk_done (fixture, "{'do':'answer','dice':[1,2]}");
  g_assert_cmpint (hits_of (fixture, 2), ==, 1);
  desk_done (fixture, "{'do':'amend','seq':6,'ship':'B3','agreed':['Red','Blue']}");
  g_assert_cmpint (hits_of (fixture, 2), ==, 0);
  g_assert_cmpint (hits_of (fixture, 3), ==, 1);
}

/* The wrong square: the die that was rolled from there stands. */
static void
test_square_carried (DeskFixture *fixture, gconstpointer data)
{
  static const char *const answers[] = {
    "'ship':'B1'", "'card':'E'", "'choice':'S'", "'dice':[4]", "'square':'d1'", "'dice':[3]",
  };

  desk_done (fixture, "{'do':'new','ruleset':'dread-pirate','dice':'real','fleets':["
                      "{'name':'Red','ships':[{'class':'sloop'}]},"
                      "{'name':'Blue','ships':[{'class':'sloop'}]}]}");
  desk_done (fixture, "{'do':'answer','choice':'white'}");
  desk_done (fixture, "{'do':'answer','choice':'black'}");
  desk_done (fixture, "{'do':'start','action':'attack','ship':'R1'}");
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      g_autofree char *request = g_strdup_printf ("{'do':'answer',%s}", answers[i]);

      desk_done (fixture, request);
    }
  desk_done (fixture, "{'do':'amend','seq':9,'square':'e1','agreed':['Red','Blue']}");
  g_assert_cmpstr (json_object_get_string_member (desk_ship (fixture, 0), "square"), ==, "e1");
}

static JsonObject *
last_line_with (DeskFixture *fixture, const char *verb, const char *member)
{
  g_autofree char *request = g_strdup_printf ("{'do':'%s'}", verb);
  JsonArray *lines = json_object_get_array_member (desk_done (fixture, request), verb);

  for (guint i = json_array_get_length (lines); i-- > 0;)
    if (json_object_has_member (json_array_get_object_element (lines, i), member))
      return json_array_get_object_element (lines, i);

  g_assert_not_reached ();
}

/* A line of the log names the entry of the dice beside that of what was said of them; a die that
 * was put right is told as corrected. */
static void
test_entries_of_rolls (DeskFixture *fixture, gconstpointer data)
{
  JsonObject *line, *roll;

  begin_to_fire_at_three (fixture);
  line = last_line_with (fixture, "log", "rolls");
  g_assert_true (json_object_get_boolean_member (line, "typed"));
  g_assert_false (json_object_get_boolean_member (line, "corrected"));
  desk_done (fixture, "{'do':'amend','seq':6,'dice':[4,4],'agreed':['Red','Blue']}");
  line = json_array_get_object_element (
      json_object_get_array_member (desk_done (fixture, "{'do':'log'}"), "log"), 8);
  roll = json_array_get_object_element (json_object_get_array_member (line, "rolls"), 0);
  g_assert_cmpint (json_object_get_int_member (line, "seq"), ==, 7);
  g_assert_cmpint (json_object_get_int_member (roll, "seq"), ==, 6);
  g_assert_false (json_object_get_boolean_member (line, "typed"));
  g_assert_true (json_object_get_boolean_member (line, "corrected"));

  line = last_line_with (fixture, "journal", "refers");
  g_assert_cmpstr (json_object_get_string_member (line, "kind"), ==, "amend");
  g_assert_cmpint (json_object_get_int_member (line, "refers"), ==, 6);
  line = last_line_with (fixture, "journal", "source");
  g_assert_cmpstr (json_object_get_string_member (line, "source"), ==, "table");
  g_assert_true (json_object_get_boolean_member (line, "amend"));
}

static void
test_overrides (DeskFixture *fixture, gconstpointer data)
{
  JsonObject *fury;

  desk_done (fixture, DESK_NEW_GAME);
  desk_done (fixture, "{'do':'override','ship':'Fury','set':{'hits':1,'aground':true,'inches':3.5,"
                      "'inches_last':2.5,"
                      "'fired':['bow','starboard'],'ordered':true}}");
  desk_done (fixture, "{'do':'override','ship':'R1','by':{'hits':1}}");
  fury = desk_ship (fixture, 0);
  g_assert_cmpint (json_object_get_int_member (fury, "hits"), ==, 2);
  g_assert_cmpint (json_object_get_int_member (fury, "aground"), ==, 1);
  g_assert_cmpfloat (json_object_get_double_member (fury, "inches"), ==, 3.5);
  g_assert_cmpfloat (json_object_get_double_member (fury, "inches_last"), ==, 2.5);
  desk_refused (fixture, "{'do':'override','ship':'R1','set':{'inches_last':100}}", "bad-change");
  g_assert_nonnull (strstr (json_object_get_string_member (
                                json_object_get_object_member (fixture->reply, "error"), "message"),
                            "to 99 in"));
  fury = desk_ship (fixture, 0);
  g_assert_true (json_object_get_boolean_member (fury, "ordered"));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (fury, "fired")), ==, 2);

  desk_done (fixture, "{'do':'override','ship':'R1','set':{'status':'sunk'}}");
  fury = desk_ship (fixture, 0);
  g_assert_cmpstr (json_array_get_string_element (json_object_get_array_member (fury, "status"), 0),
                   ==, "sunk");
  desk_done (fixture, "{'do':'override','ship':'R1','set':{'status':['in-play','aground'],"
                      "'owner':'Blue','class':'man_o_war'}}");
  fury = desk_ship (fixture, 0);
  g_assert_cmpstr (json_object_get_string_member (fury, "fleet"), ==, "Blue");
  g_assert_cmpstr (json_object_get_string_member (fury, "class"), ==, "man_o_war");
}

/* A fleet that would not be legal is noted if that is not insisted on. */
static void
test_not_enforced (DeskFixture *fixture, gconstpointer data)
{
  static const char request[] =
      "{'do':'new','ruleset':'black-spot','options':{'fleet.enforce':%s},'fleets':["
      "{'name':'Red','ships':[{'class':'man_o_war','flagship':true},{'class':'man_o_war'},"
      "{'class':'man_o_war'},{'class':'man_o_war'}]}," DESK_BLUE "]}";
  g_autofree char *strict = g_strdup_printf (request, "true");
  g_autofree char *lenient = g_strdup_printf (request, "false");
  JsonArray *notes;

  desk_refused (fixture, strict, "bad-game");
  notes = json_object_get_array_member (desk_done (fixture, lenient), "notes");
  g_assert_cmpuint (json_array_get_length (notes), ==, 1);
  g_assert_cmpstr (json_array_get_string_element (notes, 0), ==,
                   "Red: The ships cost 12 points, but only 10 may be spent.");
}

/* A battle that is joined with its wind and its order stands where ships have their turns. */
static void
test_joined_step (DeskFixture *fixture, gconstpointer data)
{
  static const char *const rows[][3] = {
    { "black-spot", "sloop", "sloops" },
    { "man-o-war", "EX-MOW-1", "battle" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *said = g_strdup_printf (
          "{'do':'new','ruleset':'%s','fleets':[{'name':'Red','ships':[{'name':'Gull','class':'%s',"
          "'flagship':true}]},{'name':'Blue','ships':[{'name':'Heron','class':'%s','flagship':"
          "true}]}],'start':{'round':2,'wind':'N','order':['Blue','Red']}}",
          rows[i][0], rows[i][1], rows[i][1]);

      desk_done (fixture, said);
      g_assert_cmpstr (json_object_get_string_member (desk_state (fixture), "step"), ==,
                       rows[i][2]);
    }
}

/* What the rules would undo at once is refused, and nothing changes. */
#define DREAD_PIRATE                                                                               \
  "{'do':'new','ruleset':'dread-pirate','dice':'real','fleets':[{'name':'Red','ships':[{'name':"   \
  "'Gull','class':'sloop'}]},{'name':'Blue','ships':[{'name':'Heron','class':'sloop'}]}]}"
#define NAVAL_DUEL                                                                                 \
  "{'do':'new','ruleset':'naval-duel','dice':'real','options':{'nd.fleet_size':1},'fleets':["      \
  "{'name':'Red','ships':[{'name':'Fury','class':'ship-of-the-line'}]},{'name':'Blue','ships':["   \
  "{'name':'Wren','class':'ship-of-the-line'}]}],'start':{'round':3,'order':['Red','Blue'],"       \
  "'step':'broadside','ships':{'R1':{'cannon':3},'B1':{'crew':-2}}}}"
#define REEFS                                                                                      \
  "{'do':'new','ruleset':'black-spot','fleets':[{'name':'Red','ships':[{'name':'Fury','class':"    \
  "'frigate','flagship':true}]},{'name':'Blue','ships':[{'name':'Wren','class':'sloop',"           \
  "'flagship':true}]}],'start':{'round':2,'markers':[{'kind':'reef'},{'kind':'reef'}]}}"
#define SAILING                                                                                    \
  "{'do':'new','ruleset':'dread-pirate','fleets':[{'name':'Red','ships':[{'name':'Gull','class':"  \
  "'sloop'}]},{'name':'Blue','ships':[{'name':'Heron','class':'sloop'}]}],'start':{'round':2}}"
#define COLOURS "{'do':'answer','choice':'white'}", "{'do':'answer','choice':'black'}"
#define SURFACE(ship) "{'do':'override','viewer':'Red','ship':'" ship "','set':{'depth':'surface'}}"
#define HOLD(ship) "{'do':'override','add':{'link':{'kind':'held','a':'" ship "','b':'B1'}}}"
#define MAN_O_WAR                                                                                  \
  "{'do':'new','ruleset':'man-o-war','dice':'real','fleets':[{'name':'Red','ships':["              \
  "{'name':'Gull','class':'EX-MOW-1','flagship':true},{'name':'a','class':'EX-SOL-1'},"            \
  "{'name':'b','class':'EX-SOL-1'},{'name':'c','class':'EX-SOL-1'},"                               \
  "{'name':'d','class':'EX-SOL-1'},{'name':'e','class':'EX-SOL-1'},"                               \
  "{'name':'f','class':'EX-SOL-1'},{'class':'EX-MON-1'},{'class':'EX-MON-1'}]},"                   \
  "{'name':'Blue','ships':[{'name':'Heron','class':'EX-MOW-1'}]}],"                                \
  "'start':{'round':2,'step':'battle'}}"
#define BLACK_SPOT                                                                                 \
  "{'do':'new','ruleset':'black-spot','fleets':[{'name':'Red','ships':[{'name':'Fury','class':"    \
  "'frigate','flagship':true}]},{'name':'Blue','ships':[{'name':'Wren','class':'sloop',"           \
  "'flagship':true},{'name':'Gull','class':'sloop'}]}],'start':{'round':2,'wind':'N'}}"

#define ORDERED                                                                                    \
  "{'do':'new','ruleset':'black-spot','fleets':[{'name':'Red','ships':[{'name':'Fury','class':"    \
  "'frigate','flagship':true}]},{'name':'Blue','ships':[{'name':'Wren','class':'sloop',"           \
  "'flagship':true}]}],'start':{'round':2,'wind':'N','order':['Blue','Red']}}"

/* Overrides of every system that the rules would undo, and what they allow instead. The last
 * request of a row is refused with a message that has these words; without words it is done. */
static void
test_fallen_overrides (DeskFixture *fixture, gconstpointer data)
{
  static const struct {
    const char *said[5], *last, *words;
  } rows[] = {
    { { DREAD_PIRATE, COLOURS },
      "{'do':'override','ship':'R1','set':{'crew':12}}",
      "now 8. The rules allow: 0 to 8." },
    { { DREAD_PIRATE, COLOURS },
      "{'do':'override','ship':'R1','set':{'crew':3,'square':'d5'}}",
      "Square: now none." },
    { { DREAD_PIRATE, COLOURS }, "{'do':'override','ship':'R1','set':{'crew':3}}", NULL },
    { { DREAD_PIRATE, COLOURS }, "{'do':'override','ship':'R1','by':{'crew':6}}", "0 to 8" },
    { { DREAD_PIRATE, COLOURS },
      "{'do':'override','add':{'link':{'kind':'raid','a':'R1','b':'B1'}}}",
      "cannot be joined" },
    { { DREAD_PIRATE, COLOURS },
      "{'do':'override','add':{'marker':{'kind':'black-spot'}}}",
      "undo this at once" },
    { { DREAD_PIRATE, COLOURS },
      "{'do':'override','set':{'separation':4}}",
      "Separation: now 0. The rules do not allow another value." },
    { { MAN_O_WAR },
      "{'do':'override','fleet':'Red','set':{'admiral_ship':'R8'}}",
      "The rules allow: none, Gull, a, b, c, d, e, f, Heron." },
    { { MAN_O_WAR },
      "{'do':'override','add':{'link':{'kind':'held','a':'R8','b':'B1'}}}",
      "cannot be joined" },
    { { MAN_O_WAR, SURFACE ("R8"), HOLD ("R8"), SURFACE ("R9") }, HOLD ("R9"), NULL },
    { { MAN_O_WAR }, "{'do':'override','ship':'R1','set':{'lost_1':6}}", "The rules allow: 0" },
    { { MAN_O_WAR },
      "{'do':'override','ship':'R1','set':{'left':601}}",
      "anything from 0 in to 600 in." },
    { { NAVAL_DUEL },
      "{'do':'override','set':{'firing':1,'step':'move'}}",
      "Broadsides are being rolled: now no." },
    { { NAVAL_DUEL }, "{'do':'override','ship':'R1','set':{'crew':999}}", "anything from -" },
    { { NAVAL_DUEL },
      "{'do':'override','add':{'link':{'kind':'chainshot','a':'R1','b':'R1'}}}",
      "cannot be joined" },
    { { BLACK_SPOT },
      "{'do':'override','ship':'R1','set':{'hits':9}}",
      "The rules allow: 0 to 2." },
    { { BLACK_SPOT },
      "{'do':'override','ship':'R1','set':{'inches_last':99.5}}",
      "anything from 0 in to 99 in." },
    { { BLACK_SPOT },
      "{'do':'override','add':{'link':{'kind':'grapple','a':'B1','b':'B2'}}}",
      "cannot be joined" },
    { { BLACK_SPOT },
      "{'do':'override','set':{'active_ship':'R1'}}",
      "now none. The rules do not allow" },
    { { BLACK_SPOT },
      "{'do':'override','set':{'old_wind':3}}",
      "Wind that returns: now none. The rules do not allow another value." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *message;

      for (guint j = 0; j < G_N_ELEMENTS (rows->said) && rows[i].said[j] != NULL; j++)
        desk_done (fixture, rows[i].said[j]);

      if (rows[i].words == NULL)
        {
          desk_done (fixture, rows[i].last);
          continue;
        }

      desk_refused (fixture, rows[i].last, "bad-change");
      message = json_object_get_string_member (
          json_object_get_object_member (fixture->reply, "error"), "message");
      if (strstr (message, rows[i].words) == NULL)
        g_error ("row %u: %s", i, message);
    }
}

static void
test_add_and_remove (DeskFixture *fixture, gconstpointer data)
{
  JsonObject *now;

  desk_done (fixture, DESK_NEW_GAME);
  desk_done (fixture, "{'do':'override','add':{'fleet':{'name':'Green'}}}");
  desk_done (fixture,
             "{'do':'override','add':{'ship':{'fleet':'Green','class':'sloop','name':'Kite'}}}");
  desk_done (fixture, "{'do':'override','ship':'G1','set':{'name':'Hawk'}}");
  desk_done (fixture, "{'do':'override','add':{'marker':{'kind':'island'}}}");
  desk_done (fixture, "{'do':'override','add':{'link':{'kind':'grapple','a':'Hawk','b':'Wren'}}}");
  now = desk_state (fixture);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (now, "fleets")), ==, 3);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (now, "markers")), ==, 1);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (now, "links")), ==, 1);

  desk_done (fixture,
             "{'do':'override','remove':{'link':{'kind':'grapple','a':'Wren','b':'Hawk'}}}");
  desk_done (fixture, "{'do':'override','remove':{'marker':'Island 1'}}");
  desk_done (fixture, "{'do':'override','remove':{'ship':'Hawk'}}");
  desk_done (fixture, "{'do':'override','remove':{'fleet':'Green'}}");
  now = desk_state (fixture);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (now, "markers")), ==, 0);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (now, "links")), ==, 0);
}

/* A fleet that comes late may have a player; the log has only the name of the fleet. */
static void
test_late_player (DeskFixture *fixture, gconstpointer data)
{
  g_autofree char *log = NULL;
  JsonObject *gold;

  desk_done (fixture, DESK_NEW_GAME);
  desk_done (fixture, "{'do':'override','add':{'fleet':{'name':'Gold','player':'Cleo'}}}");
  gold = json_array_get_object_element (
      json_object_get_array_member (desk_state (fixture), "fleets"), 2);
  g_assert_cmpstr (json_object_get_string_member (gold, "name"), ==, "Gold");
  g_assert_cmpstr (json_object_get_string_member (gold, "player"), ==, "Cleo");
  log = bones_json_to_text (desk_done (fixture, "{'do':'log'}"), FALSE);
  g_assert_nonnull (strstr (log, "Gold joins the battle"));
  g_assert_null (strstr (log, "Cleo"));
}

/* An earlier state can be requested; later events and names are not in it. */
static void
test_state_at (DeskFixture *fixture, gconstpointer data)
{
  g_autofree char *before = NULL, *then = NULL;
  JsonObject *object;

  desk_done (fixture, DESK_NEW_GAME);
  object = json_object_ref (desk_ship (fixture, 0));
  before = bones_json_to_text (object, FALSE);
  json_object_unref (object);
  desk_done (fixture, "{'do':'override','ship':'R1','set':{'hits':2}}");
  desk_done (fixture, "{'do':'override','ship':'R1','set':{'name':'Furious'}}");
  object = json_object_get_object_member (desk_done (fixture, "{'do':'state','at':1}"), "state");
  then = bones_json_to_text (
      json_array_get_object_element (json_object_get_array_member (object, "ships"), 0), FALSE);
  g_assert_cmpstr (then, ==, before);
}

static void
begin_to_fire_with (DeskFixture *fixture, const char *option)
{
  g_autofree char *game = g_strdup_printf (
      "{'do':'new','ruleset':'black-spot','options':{%s},'fleets':[" DESK_RED "," DESK_BLUE "],"
      "'start':{'wind':'N','order':['Red','Blue'],'fleets':{'Red':{'booty':3}},"
      "'ships':{'B1':{'ordered':true}}}}",
      option);

  desk_done (fixture, game);
  desk_done (fixture, "{'do':'start','action':'activate','ship':'R1'}");
  desk_done (fixture, "{'do':'start','action':'fire','answers':[{'choice':'port'},"
                      "{'targets':[{'ship':'B1','range':'short'}]},{'dice':[1,2]}]}");
}

/* Booty under house rules: one die that is picked, or several spent at once. */
static void
test_rerolls (DeskFixture *fixture, gconstpointer data)
{
  begin_to_fire_with (fixture, "'booty.scope':'single_die'");
  desk_refused (fixture, "{'do':'answer','choice':'booty'}", "bad-answer");
  desk_refused (fixture, "{'do':'answer','choice':'booty','die':3}", "bad-answer");
  desk_refused (fixture, "{'do':'answer','choice':'keep','until':'tomorrow'}", "bad-answer");
  desk_done (fixture, "{'do':'answer','choice':'booty','die':2}");
  desk_refused (fixture, "{'do':'answer','dice':[1,2]}", "bad-answer");
  desk_done (fixture, "{'do':'answer','dice':[6]}");

  begin_to_fire_with (fixture, "'booty.multi':'best_of'");
  desk_refused (fixture, "{'do':'answer','choice':'booty','number':4}", "bad-answer");
  desk_done (fixture, "{'do':'answer','choice':'booty','number':2}");
  desk_done (fixture, "{'do':'answer','dice':[1,2]}");
  desk_done (fixture, "{'do':'answer','dice':[4,2]}");
  g_assert_cmpstr (json_object_get_string_member (
                       json_object_get_object_member (fixture->reply, "prompt"), "for"),
                   ==, "damage");
}

/* The actions that may be started while a question is open. */
static void
test_interrupts (DeskFixture *fixture, gconstpointer data)
{
  JsonObject *prompt;

  desk_done (fixture,
             "{'do':'new','ruleset':'null','dice':'real','fleets':[{'name':'Red','ships':"
             "[{'name':'Ant','class':'boat'}]},{'name':'Blue','ships':[{'name':'Bee','class':"
             "'boat'}]}]}");
  desk_done (fixture, "{'do':'answer','dice':[3]}");
  desk_done (fixture, "{'do':'answer','dice':[4]}");
  desk_done (fixture, "{'do':'start','action':'draw'}");
  desk_done (fixture, "{'do':'start','action':'shoot','ship':'Ant','answers':[{'ship':'Bee'}]}");
  prompt = json_object_get_object_member (fixture->reply, "prompt");
  g_assert_cmpstr (
      json_array_get_string_element (json_object_get_array_member (prompt, "interrupts"), 0), ==,
      "duck");
  desk_refused (fixture, "{'do':'start','action':'row','ship':'Bee'}", "not-open");
  desk_done (fixture, "{'do':'start','action':'duck','ship':'Bee'}");
  desk_refused (fixture, "{'do':'start','action':'duck','ship':'Bee'}", "not-open");
  desk_done (fixture, "{'do':'answer','confirm':true}");
}

/* What the state says of number @index of @list, or of the table. */
static JsonObject *
find_subject (DeskFixture *fixture, const char *list, guint index)
{
  JsonObject *state = desk_state (fixture);

  return list == NULL
             ? state
             : json_array_get_object_element (json_object_get_array_member (state, list), index);
}

/* Sets each of @tracks of number @index of @list to what the state says of it. */
static void
set_as_told (DeskFixture *fixture, const char *list, guint index, const BonesTrack *tracks)
{
  JsonObject *subject = json_object_ref (find_subject (fixture, list, index));
  g_autofree char *whose =
      list == NULL ? g_strdup ("")
                   : g_strdup_printf ("'%s':'%s',", g_str_equal (list, "ships") ? "ship" : "fleet",
                                      json_object_get_string_member (
                                          subject, g_str_equal (list, "ships") ? "id" : "name"));

  for (guint i = 0; tracks[i].id != NULL; i++)
    if (json_object_has_member (subject, tracks[i].id))
      {
        g_autofree char *was =
            json_to_string (json_object_get_member (subject, tracks[i].id), FALSE);
        g_autofree char *request =
            g_strdup_printf ("{'do':'override',%s'set':{'%s':%s}}", whose, tracks[i].id, was);
        g_autofree char *is = NULL;

        desk_done (fixture, request);
        is = json_to_string (
            json_object_get_member (find_subject (fixture, list, index), tracks[i].id), FALSE);
        g_assert_cmpstr (is, ==, was);
      }

  json_object_unref (subject);
}

/* Tracks of every system in the units and by the names that people use: what an override says is
 * what the state says, which an override takes again. */
static void
test_units (DeskFixture *fixture, gconstpointer data)
{
  static const struct {
    const char *battle, *request;
    const char *list; /* "ships" or "fleets"; NULL: the table */
    guint index;
    const char *track, *expected;
  } rows[] = {
    { BLACK_SPOT, "{'do':'override','ship':'R1','set':{'inches_last':2.5}}", "ships", 0,
      "inches_last", "2.5" },
    { BLACK_SPOT, "{'do':'override','ship':'R1','by':{'inches_last':2.5}}", "ships", 0,
      "inches_last", "2.5" },
    { BLACK_SPOT, "{'do':'override','ship':'R1','set':{'acted':'boarded'}}", "ships", 0, "acted",
      "\"boarded\"" },
    { BLACK_SPOT, "{'do':'override','ship':'R1','set':{'acted':2}}", "ships", 0, "acted",
      "\"boarded\"" },
    { BLACK_SPOT, "{'do':'override','ship':'R1','set':{'acted':null}}", "ships", 0, "acted",
      "null" },
    { BLACK_SPOT, "{'do':'override','ship':'R1','set':{'propulsion':'stern-wheel'}}", "ships", 0,
      "propulsion", "\"stern-wheel\"" },
    { BLACK_SPOT, "{'do':'override','ship':'R1','set':{'rammed':'B2'}}", "ships", 0, "rammed",
      "\"B2\"" },
    { REEFS, "{'do':'override','ship':'R1','set':{'near':['Reef 2']}}", "ships", 0, "near",
      "[\"Reef 2\"]" },
    { REEFS, "{'do':'override','ship':'R1','set':{'near':[]}}", "ships", 0, "near", "[]" },
    { BLACK_SPOT, "{'do':'override','set':{'bucket':'frigates'}}", NULL, 0, "bucket",
      "\"frigates\"" },
    { ORDERED, "{'do':'override','set':{'place':'Red'}}", NULL, 0, "place", "\"Red\"" },
    { ORDERED, "{'do':'override','set':{'place':1}}", NULL, 0, "place", "\"Blue\"" },
    { ORDERED, "{'do':'override','set':{'place':null}}", NULL, 0, "place", "null" },
    { MAN_O_WAR, "{'do':'override','fleet':'Red','set':{'spent':62.5}}", "fleets", 0, "spent",
      "62.5" },
    { MAN_O_WAR, "{'do':'override','fleet':'Red','by':{'spent':2.5}}", "fleets", 0, "spent",
      "2.5" },
    { MAN_O_WAR, "{'do':'override','ship':'R1','set':{'left':3.5}}", "ships", 0, "left", "3.5" },
    { MAN_O_WAR,
      "{'do':'override','fleet':'Red','set':{'rank':'LORD','wizard_ship':'R1','wizard_fate':"
      "'aboard'}}",
      "fleets", 0, "rank", "\"LORD\"" },
    { MAN_O_WAR, "{'do':'override','fleet':'Red','set':{'college':null}}", "fleets", 0, "college",
      "null" },
    { MAN_O_WAR, "{'do':'override','set':{'edge':'Blue'}}", NULL, 0, "edge", "\"Blue\"" },
    { MAN_O_WAR, "{'do':'override','set':{'first_side':'R'}}", NULL, 0, "first_side", "\"Red\"" },
    { MAN_O_WAR, "{'do':'override','set':{'first_side':2}}", NULL, 0, "first_side", "\"Blue\"" },
    { NAVAL_DUEL, "{'do':'override','ship':'R1','set':{'cannon':-4}}", "ships", 0, "cannon", "-4" },
    { NAVAL_DUEL, "{'do':'override','ship':'R1','set':{'captain':'salty_dog'}}", "ships", 0,
      "captain", "\"salty_dog\"" },
    { NAVAL_DUEL, "{'do':'override','set':{'last':'Blue'}}", NULL, 0, "last", "\"Blue\"" },
    { SAILING, "{'do':'override','set':{'turn':'Blue'}}", NULL, 0, "turn", "\"Blue\"" },
    { SAILING, "{'do':'override','ship':'R1','set':{'ashore':'ashore'}}", "ships", 0, "ashore",
      "\"ashore\"" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const BonesRuleset *ruleset;
      g_autofree char *is = NULL;
      JsonObject *subject;

      desk_done (fixture, rows[i].battle);
      desk_done (fixture, rows[i].request);
      subject = find_subject (fixture, rows[i].list, rows[i].index);
      is = json_to_string (json_object_get_member (subject, rows[i].track), FALSE);
      g_assert_cmpstr (is, ==, rows[i].expected);
      ruleset = bones_table_get_setup (bones_desk_get_table (fixture->desk))->ruleset;
      set_as_told (fixture, "ships", 0, ruleset->ship_tracks);
      set_as_told (fixture, "fleets", 0, ruleset->fleet_tracks);
      set_as_told (fixture, NULL, 0, ruleset->table_tracks);
    }

  desk_done (fixture, BLACK_SPOT); /* no order is settled */
  desk_refused (fixture, "{'do':'override','set':{'place':'Blue'}}", "no-such");
}

#define JOINED_MAN_O_WAR(start)                                                                    \
  "{'do':'new','ruleset':'man-o-war','fleets':[{'name':'Red','cards':2,'ships':[{'name':'Gull',"   \
  "'class':'EX-MOW-1','flagship':true,'wizard':'LORD','anti_flyer':true},{'name':'Tern','class':"  \
  "'EX-MOW-1'}]},{'name':'Blue','ships':[{'name':'Heron','class':'EX-MOW-1'}]}],'start':{'round':" \
  "2,'step':'battle'" start "}}"
#define JOINED_NAVAL_DUEL(start)                                                                   \
  "{'do':'new','ruleset':'naval-duel','options':{'nd.fleet_size':1},'fleets':[{'name':'Red',"      \
  "'ships':[{'name':'Fury','class':'ship-of-the-line','flagship':true}]},{'name':'Blue','ships':[" \
  "{'name':'Wren','class':'ship-of-the-line'}]}],'start':{'round':2" start "}}"
#define JOINED_BLACK_SPOT(start)                                                                   \
  "{'do':'new','ruleset':'black-spot','preset':'fantasea','fleets':[{'name':'Red','faction':"      \
  "'elves','ships':[{'name':'Fury','class':'frigate','flagship':true,'variant':'stern-wheel'}]},"  \
  "{'name':'Blue','faction':'undead','ships':[{'name':'Wren','class':'sloop','flagship':true}]}]," \
  "'start':{'round':2" start "}}"
#define JOINED_DREAD_PIRATE(start)                                                                 \
  "{'do':'new','ruleset':'dread-pirate','fleets':[{'name':'Red','ships':[{'name':'Gull','class':"  \
  "'sloop'}]},{'name':'Blue','ships':[{'name':'Heron','class':'sloop'}]}],'start':{'round':2,"     \
  "'ships':{'R1':{'crew':4},'Po1':{'status':'in-play','crew':5}}" start "}}"

/* The state of a battle that is joined under way: that of the roster, unless `start` says
 * otherwise; and notes on what is not possible. */
static void
test_joined (DeskFixture *fixture, gconstpointer data)
{
  static const struct {
    const char *said;
    guint notes;
    const char *list; /* "ships" or "fleets" */
    const char *id, *member, *value;
  } rows[] = {
    { JOINED_MAN_O_WAR (""), 1, "fleets", "Red", "admiral_ship", "\"R1\"" },
    { JOINED_MAN_O_WAR (""), 1, "fleets", "Red", "rank", "\"LORD\"" },
    { JOINED_MAN_O_WAR (""), 1, "ships", "Gull", "anti_flyer", "1" },
    { JOINED_MAN_O_WAR (",'ships':{'R1':{'anti_flyer':0}}"), 1, "ships", "Gull", "anti_flyer",
      "0" },
    { JOINED_MAN_O_WAR (",'fleets':{'Red':{'admiral_ship':2}}"), 1, "fleets", "Red", "admiral_ship",
      "\"R2\"" },
    { JOINED_MAN_O_WAR (",'fleets':{'Red':{'admiral_ship':'R2'}}"), 1, "fleets", "Red",
      "admiral_ship", "\"R2\"" },
    { JOINED_MAN_O_WAR (",'fleets':{'Red':{'admiral_ship':null}}"), 1, "fleets", "Red",
      "admiral_ship", "null" },
    { JOINED_MAN_O_WAR (",'markers':[{'kind':'card','owner':'Red','ship':'R1'}]"), 0, "fleets",
      "Red", "admiral_ship", "\"R1\"" },
    { JOINED_MAN_O_WAR (""), 1, "ships", "Tern", "speed", "6.0" },
    { JOINED_MAN_O_WAR (",'ships':{'R1':{'crew':0}}"), 1, "ships", "Gull", "status",
      "[\"in-play\",\"abandoned\",\"admiral-aboard\",\"wizard-aboard\",\"anti_flyer\"]" },
    { JOINED_MAN_O_WAR (",'ships':{'R2':{'status':'sunk'}}"), 1, "fleets", "Blue", "honours", "4" },
    { JOINED_DREAD_PIRATE (",'links':[{'kind':'raid','a':'R1','b':'Po1'}]"), 0, "ships", "Port 1",
      "crew", "5" },
    { JOINED_DREAD_PIRATE (""), 2, "ships", "Port 1", "crew", "0" },
    { JOINED_NAVAL_DUEL (""), 0, "fleets", "Red", "flagship", "\"R1\"" },
    { JOINED_NAVAL_DUEL (""), 0, "fleets", "Blue", "flagship", "null" },
    { JOINED_NAVAL_DUEL (",'fleets':{'Red':{'flagship':null}}"), 0, "fleets", "Red", "flagship",
      "null" },
    { JOINED_NAVAL_DUEL (",'wind':'N'"), 1, "fleets", "Red", "flagship", "\"R1\"" },
    { JOINED_BLACK_SPOT (""), 0, "fleets", "Red", "wizard", "\"R1\"" },
    { JOINED_BLACK_SPOT (",'fleets':{'Red':{'wizard':null}}"), 0, "fleets", "Red", "wizard",
      "null" },
    { JOINED_BLACK_SPOT (""), 0, "fleets", "Red", "faction", "\"elves\"" },
    { JOINED_BLACK_SPOT (""), 0, "ships", "Fury", "propulsion", "\"stern-wheel\"" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      JsonObject *reply = desk_done (fixture, rows[i].said);
      JsonArray *list;
      gboolean found = FALSE;

      g_assert_cmpuint (json_array_get_length (json_object_get_array_member (reply, "notes")), ==,
                        rows[i].notes);
      list = json_object_get_array_member (desk_state (fixture), rows[i].list);
      for (guint j = 0; j < json_array_get_length (list); j++)
        {
          JsonObject *one = json_array_get_object_element (list, j);
          g_autofree char *value = NULL;

          if (!g_str_equal (json_object_get_string_member (one, "name"), rows[i].id))
            continue;

          value = json_to_string (json_object_get_member (one, rows[i].member), FALSE);
          g_assert_cmpstr (value, ==, rows[i].value);
          found = TRUE;
        }

      g_assert_true (found);
    }
}

#define JOINED_SOON                                                                                \
  "{'do':'new','ruleset':'man-o-war','fleets':[{'name':'Red','ships':[{'name':'Gull','class':"     \
  "'EX-MOW-1','flagship':true,'wizard':'LORD'}]},{'name':'Blue','ships':[{'name':'Heron',"         \
  "'class':'EX-IND-1'}]}],'start':{'round':2}}"

/* A battle that is joined without a step stands at the beginning of its round, and its log has no
 * line of what changes nothing. */
static void
test_joined_log (DeskFixture *fixture, gconstpointer data)
{
  static const struct {
    const char *said, *step, *log;
  } rows[] = {
    { JOINED_SOON, "initiative",
      "Red, Ship of the Admiral set by hand: Gull\n"
      "Red, Rank of the wizard set by hand: Wizard Lord\n"
      "Red, Ship of the wizard set by hand: Gull\n"
      "Step set by hand: Initiative (was Fitting out)\n"
      "Turn set by hand: 2 (was 0)\nTurn 2\n" },
    { JOINED_MAN_O_WAR (",'fleets':{'Red':{'admiral_ship':'R2'}}"), "battle",
      "Red, Rank of the wizard set by hand: Wizard Lord\n"
      "Red, Ship of the wizard set by hand: Gull\n"
      "Gull, Anti-flyer weapon set by hand: yes (was no)\n"
      "Blue, Flagship set by hand: Heron\nBlue, Ship of the Admiral set by hand: Heron\n"
      "Red, Ship of the Admiral set by hand: Tern\n"
      "Turn set by hand: 2 (was 0)\n"
      "Step set by hand: Battle (was Fitting out)\nTurn 2\n" },
    { JOINED_NAVAL_DUEL (""), "draw",
      "Red, Flagship set by hand: Fury\nTurn set by hand: 2 (was 0)\nTurn 2\n" },
    { JOINED_BLACK_SPOT (""), "wind", "Round set by hand: 2 (was 0)\nRound 2\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) log = g_string_new (NULL);
      JsonArray *lines;

      desk_done (fixture, rows[i].said);
      lines = json_object_get_array_member (desk_done (fixture, "{'do':'log'}"), "log");
      for (guint j = 0; j < json_array_get_length (lines); j++)
        g_string_append_printf (
            log, "%s\n",
            json_object_get_string_member (json_array_get_object_element (lines, j), "text"));

      g_assert_cmpstr (log->str, ==, rows[i].log);
      g_assert_cmpstr (json_object_get_string_member (desk_state (fixture), "step"), ==,
                       rows[i].step);
    }
}

/* A request makes one view at most, of the table as it is or as it was. */
static void
test_views_made (DeskFixture *fixture, gconstpointer data)
{
  static const struct {
    const char *request;
    guint views;
  } requests[] = {
    { "{'do':'state'}", 1 },
    { "{'do':'state','viewer':'Red'}", 1 },
    { "{'do':'state','at':3}", 1 },
    { "{'do':'actions'}", 1 },
    { "{'do':'log'}", 0 },
    { "{'do':'odds'}", 0 },
    { "{'do':'note','text':'the tide turns'}", 0 },
    { "{'do':'answer','dice':[1,4]}", 0 },
    { "{'do':'undo','agreed':['Red','Blue']}", 0 },
  };

  desk_begin_to_fire (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (requests); i++)
    {
      const guint before = bones_view_count_made ();

      desk_done (fixture, requests[i].request);
      g_assert_cmpuint (bones_view_count_made () - before, ==, requests[i].views);
    }
}

/* Two desks with one game: the second sees what the first did, or is refused. */
static void
test_two_desks (void)
{
  g_autoptr (Folder) folder = folder_new ();
  g_autofree char *path = folder_file (folder, "battles.db");
  DeskFixture one = { 0 }, two = { 0 };

  one.store = bones_store_open (path, NULL);
  two.store = bones_store_open (path, NULL);
  one.desk = bones_desk_new (one.store);
  two.desk = bones_desk_new (two.store);
  desk_begin_to_fire (&one);
  desk_done (&two, "{'do':'open','game':1}");
  desk_done (&one, "{'do':'answer','dice':[1,4]}");
  desk_refused (&two, "{'do':'answer','dice':[1,2]}", "stale");
  desk_done (&two, "{'do':'log'}");
  g_assert_cmpstr (
      json_object_get_string_member (json_object_get_object_member (two.reply, "prompt"), "for"),
      ==, "reroll");
  desk_done (&two, "{'do':'answer','choice':'keep'}");
  desk_done (&one, "{'do':'actions'}");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (one.reply, "events")), ==,
                    1);

  desk_tear_down (&one, NULL);
  desk_tear_down (&two, NULL);
}

static guint
count_held (DeskFixture *self, guint fleet)
{
  BonesTable *table = bones_desk_get_table (self->desk);

  return bones_hands_count_all (bones_table_get_setup (table), &bones_table_get_play (table)->game,
                                BONES_IN_HAND + fleet);
}

/* Codes of cards that players write have capitals; requests may use small letters. */
static void
test_named (DeskFixture *self, gconstpointer data)
{
  desk_done (self, "{'do':'new','ruleset':'man-o-war','fleets':["
                   "{'name':'Red','ships':[{'name':'Fury','class':'EX-MOW-1'}]},"
                   "{'name':'Blue','ships':[{'name':'Wren','class':'EX-MOW-1'}]}]}");
  desk_done (self, "{'do':'override','add':{'card':{'card':'spell.SP-01','hand':'Red'}}}");
  g_assert_cmpuint (count_held (self, 0), ==, 1);
  desk_done (self, "{'do':'override','add':{'card':{'card':'spell.sp_02','hand':'Red'}}}");
  g_assert_cmpuint (count_held (self, 0), ==, 2);
  desk_refused (self, "{'do':'override','add':{'card':{'card':'spell.SP-99','hand':'Red'}}}",
                "no-such");
}

/* These rules count turns instead of rounds. */
static void
test_no_such_step (DeskFixture *self, gconstpointer data)
{
  JsonObject *refusal;

  desk_done (self, "{'do':'new','ruleset':'man-o-war','fleets':["
                   "{'name':'Red','ships':[{'name':'Fury','class':'EX-MOW-1'}]},"
                   "{'name':'Blue','ships':[{'name':'Wren','class':'EX-MOW-1'}]}]}");
  desk_refused (self, "{'do':'override','set':{'step':'tea'}}", "no-such");
  refusal = json_object_get_object_member (self->reply, "error");
  g_assert_cmpstr (json_object_get_string_member (refusal, "message"), ==,
                   "The turn cannot stand at “tea”.");
}

/* The number of rulings on BS-FIRE-1 that the verb "rule" tells; the first one is @text. */
static void
assert_rulings (DeskFixture *self, guint n, const char *text)
{
  JsonArray *rulings;

  desk_done (self, "{'do':'rule','rule':'bs-fire-1','viewer':'Red'}");
  rulings =
      json_object_get_array_member (json_object_get_object_member (self->reply, "rule"), "rulings");
  g_assert_cmpuint (json_array_get_length (rulings), ==, n);
  if (n > 0)
    g_assert_cmpstr (
        json_object_get_string_member (json_array_get_object_element (rulings, 0), "text"), ==,
        text);
}

/* A rule of a battle has what was ruled on it and not taken back. */
static void
test_rule (DeskFixture *self, gconstpointer data)
{
  desk_refused (self, "{'do':'rule'}", "bad-request");
  desk_refused (self, "{'do':'rule','rule':'BS-FIRE-1','words':'fire'}", "bad-request");
  desk_refused (self, "{'do':'rule','rule':'R-999'}", "no-such");
  desk_refused (self, "{'do':'rule','words':'fire','ruleset':'chess'}", "no-such");
  desk_done (self, "{'do':'new','ruleset':'black-spot','fleets':["
                   "{'name':'Red','ships':[{'name':'Fury','class':'sloop','flagship':true}]},"
                   "{'name':'Blue','ships':[{'name':'Wren','class':'sloop','flagship':true}]}]}");
  desk_refused (self, "{'do':'rule','rule':'ND-MOV-01'}", "no-such");
  desk_refused (self, "{'do':'rule','rule':'BS-FIRE-1','viewer':'Green'}", "no-such");
  assert_rulings (self, 0, NULL);
  desk_done (self, "{'do':'note','text':'The tea pot blocks.','rule':'BS-FIRE-1'}");
  desk_done (self, "{'do':'note','text':'Nothing to do with it.','rule':'BS-FIRE-9'}");
  desk_done (self, "{'do':'note','text':'Nor has this.'}");
  assert_rulings (self, 1, "The tea pot blocks.");
}

#define ADD(name, function)                                                                        \
  g_test_add ("/protocol/" name, DeskFixture, NULL, desk_set_up, function, desk_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("id", test_id);
  ADD ("stopped", test_stopped);
  ADD ("events", test_events);
  ADD ("overrides", test_overrides);
  ADD ("add-and-remove", test_add_and_remove);
  ADD ("not-enforced", test_not_enforced);
  ADD ("joined-step", test_joined_step);
  ADD ("fallen-overrides", test_fallen_overrides);
  ADD ("units", test_units);
  ADD ("late-player", test_late_player);
  ADD ("state-at", test_state_at);
  ADD ("carried", test_carried);
  ADD ("carried/spell", test_spell_carried);
  ADD ("carried/square", test_square_carried);
  ADD ("entries-of-rolls", test_entries_of_rolls);
  ADD ("rerolls", test_rerolls);
  ADD ("interrupts", test_interrupts);
  ADD ("joined", test_joined);
  ADD ("joined-log", test_joined_log);
  ADD ("named", test_named);
  ADD ("rule", test_rule);
  ADD ("no-such-step", test_no_such_step);
  ADD ("views-made", test_views_made);
  g_test_add_func ("/protocol/two-desks", test_two_desks);
  return g_test_run ();
}
