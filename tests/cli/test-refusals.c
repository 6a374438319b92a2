/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What the table protocol refuses: lines that are not requests, requests that are not possible,
 * answers that do not fit. Each gets one reply with the reason, and changes nothing.
 */

#include "desk-fixture.h"

#include <string.h>

/* Lines that are not requests, with their errors. */
static const struct {
  const char *line, *code;
  gssize length;
} broken[] = {
  { "", "not-json", -1 },
  { "   ", "not-json", -1 },
  { "{", "not-json", -1 },
  { "{\"do\":\"games\"", "not-json", -1 },
  { "{\"do\":\"games\"}}", "not-json", -1 },
  { "{\"do\":\"games\"} {}", "not-json", -1 },
  { "{\"do\":\"games\",}", "not-json", -1 },
  { "{\"do\" \"games\"}", "not-json", -1 },
  { "{'do':'games'}", "not-json", -1 },
  { "{do:\"games\"}", "not-json", -1 },
  { "/* a comment */ {\"do\":\"games\"}", "not-json", -1 },
  { "{\"do\":\"games\"} // more", "not-json", -1 },
  { "[]", "not-json", -1 },
  { "\"games\"", "not-json", -1 },
  { "7", "not-json", -1 },
  { "null", "not-json", -1 },
  { "nul", "not-json", -1 },
  { "{\"do\":\"ga\tmes\"}", "not-json", -1 },
  { "{\"do\":\"ga\\qmes\"}", "not-json", -1 },
  { "{\"do\":\"\\u0000\"}", "not-json", -1 },
  { "{\"do\":\"\\ud800\"}", "not-json", -1 },
  { "{\"do\":\"\\udc00\\ud800\"}", "not-json", -1 },
  { "{\"do\":\"\\ud83d\\u0041\"}", "not-json", -1 },
  { "{\"do\":\"\xff\xfe\"}", "not-json", -1 },
  { "{\"do\":\"games\"\0}", "not-json", 15 },
  { "{\"n\":01}", "not-json", -1 },
  { "{\"n\":1.}", "not-json", -1 },
  { "{\"n\":.5}", "not-json", -1 },
  { "{\"n\":+1}", "not-json", -1 },
  { "{\"n\":-}", "not-json", -1 },
  { "{\"n\":1e}", "not-json", -1 },
  { "{\"n\":NaN}", "not-json", -1 },
  { "{\"n\":Infinity}", "not-json", -1 },
  { "{\"n\":18446744073709551615}", "bad-number", -1 },
  { "{\"n\":-99999999999999999999999999}", "bad-number", -1 },
  { "{\"n\":1e400}", "bad-number", -1 },
  { "{\"n\":1.000000000000000000000000000000000000000000000001}", "bad-number", -1 },
  { "{}", "bad-request", -1 },
  { "{\"do\":null}", "bad-request", -1 },
  { "{\"do\":7}", "bad-request", -1 },
  { "{\"do\":[\"games\"]}", "bad-request", -1 },
  { "{\"do\":\"\"}", "unknown-verb", -1 },
  { "{\"do\":\"dance\"}", "unknown-verb", -1 },
  { "{\"do\":\"%s%n%s\"}", "unknown-verb", -1 },
  { "{\"do\":\"GAMES\"}", "unknown-verb", -1 },
  { "{\"do\":\"state\"}", "no-game", -1 },
  { "{\"do\":\"open\",\"game\":1}", "no-such", -1 },
  { "{\"do\":\"open\",\"game\":0}", "bad-request", -1 },
  { "{\"do\":\"open\",\"game\":-1}", "bad-request", -1 },
  { "{\"do\":\"open\",\"game\":1.5}", "bad-request", -1 },
  { "{\"do\":\"open\",\"game\":\"1\"}", "bad-request", -1 },
  { "{\"do\":\"open\",\"game\":999999999999999}", "bad-request", -1 },
  { "{\"do\":\"open\"}", "bad-request", -1 },
};

static void
test_broken (DeskFixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      desk_send (fixture, broken[i].line, broken[i].length);
      if (!g_str_equal (desk_code (fixture), broken[i].code))
        g_error ("%s: %s, not %s", broken[i].line, desk_code (fixture), broken[i].code);
    }

  desk_done (fixture, "{'do':'games'}");
}

static void
test_bounds (DeskFixture *fixture, gconstpointer data)
{
  g_autofree char *long_line =
      g_strdup_printf ("%-*s", (int) BONES_DESK_MAX_LINE + 1, "{\"do\":\"games\"}");
  g_autofree char *opening = g_strnfill (100000, '[');
  g_autofree char *deep = g_strconcat ("{\"do\":", opening, NULL);

  desk_send (fixture, long_line, BONES_DESK_MAX_LINE);
  g_assert_cmpstr (desk_code (fixture), ==, "ok");
  desk_send (fixture, long_line, BONES_DESK_MAX_LINE + 1);
  g_assert_cmpstr (desk_code (fixture), ==, "too-long");
  desk_send (fixture, deep, -1);
  g_assert_cmpstr (desk_code (fixture), ==, "too-deep");
}

/* New games that are not possible. */
static const struct {
  const char *line, *code;
} bad_games[] = {
  { "{'do':'new'}", "bad-request" },
  { "{'do':'new','ruleset':'black-spot'}", "bad-request" },
  { "{'do':'new','ruleset':7,'fleets':[]}", "bad-request" },
  { "{'do':'new','ruleset':'black-spot','fleets':[]}", "bad-request" },
  { "{'do':'new','ruleset':'black-spot','fleets':{}}", "bad-request" },
  { "{'do':'new','ruleset':'black-spot','fleets':[1]}", "bad-request" },
  { "{'do':'new','ruleset':'black-spot','fleets':[{}]}", "bad-request" },
  { "{'do':'new','ruleset':'black-spot','fleets':[{'name':'A','ships':[{}]}]}", "bad-request" },
  { "{'do':'new','ruleset':'black-spot','fleets':[{'name':'A','ships':'many'}]}", "bad-request" },
  { "{'do':'new','ruleset':'chess','fleets':[" DESK_RED "]}", "bad-game" },
  { "{'do':'new','ruleset':'black-spot','edition':'1999','fleets':[" DESK_RED "]}", "bad-game" },
  { "{'do':'new','ruleset':'black-spot','fleets':[{'name':'A','ships':[]}]}", "bad-game" },
  { "{'do':'new','ruleset':'black-spot','fleets':[{'name':'','ships':[{'class':'sloop'}]}]}",
    "bad-game" },
  { "{'do':'new','ruleset':'black-spot','dice':'loaded','fleets':[" DESK_RED "]}", "bad-request" },
  { "{'do':'new','ruleset':'black-spot','undo':'often','fleets':[" DESK_RED "]}", "bad-request" },
  { "{'do':'new','ruleset':'black-spot','words':[1],'fleets':[" DESK_RED "]}", "bad-request" },
  { "{'do':'new','ruleset':'black-spot','options':[],'fleets':[" DESK_RED "]}", "bad-request" },
  { "{'do':'new','ruleset':'black-spot','options':{'no.such':1},'fleets':[" DESK_RED "]}",
    "bad-game" },
  { "{'do':'new','ruleset':'black-spot','options':{'booty.scope':1},'fleets':[" DESK_RED "]}",
    "bad-game" },
  { "{'do':'new','ruleset':'black-spot','options':{'fleet.points':0.3},'fleets':[" DESK_RED "]}",
    "bad-game" },
  { "{'do':'new','ruleset':'black-spot','options':{'wind.deck':{'N':-4}},'fleets':[" DESK_RED "]}",
    "bad-game" },
  { "{'do':'new','ruleset':'black-spot','options':{'wind.deck':{'N':{'N':1}}},'fleets':[" DESK_RED
    "]}",
    "bad-game" },
  { "{'do':'new','ruleset':'black-spot','options':{'booty.scope':null},'fleets':[" DESK_RED "]}",
    "bad-game" },
  { "{'do':'new','ruleset':'black-spot','start':[],'fleets':[" DESK_RED "]}", "bad-request" },
  { "{'do':'new','ruleset':'black-spot','start':{'wind':'up'},'fleets':[" DESK_RED "]}",
    "bad-request" },
  { "{'do':'new','ruleset':'black-spot','start':{'round':0},'fleets':[" DESK_RED "]}",
    "bad-change" },
  { "{'do':'new','ruleset':'black-spot','start':{'ships':{'X9':{}}},'fleets':[" DESK_RED "]}",
    "no-such" },
  { "{'do':'new','ruleset':'black-spot','start':{'step':'lunch'},'fleets':[" DESK_RED "]}",
    "no-such" },
  { "{'do':'new','ruleset':'black-spot','start':{'order':['Red','Red']},'fleets':[" DESK_RED "]}",
    "bad-change" },
};

static void
test_bad_games (DeskFixture *fixture, gconstpointer data)
{
  JsonArray *games;

  for (guint i = 0; i < G_N_ELEMENTS (bad_games); i++)
    desk_refused (fixture, bad_games[i].line, bad_games[i].code);

  games = json_object_get_array_member (desk_done (fixture, "{'do':'games'}"), "games");
  g_assert_cmpuint (json_array_get_length (games), ==, 0);
}

/* Requests that an open game refuses while no question is open. */
static const struct {
  const char *line, *code;
} bad_requests[] = {
  { "{'do':'start'}", "bad-request" },
  { "{'do':'start','action':7}", "bad-request" },
  { "{'do':'start','action':'dance'}", "no-such" },
  { "{'do':'start','action':'activate'}", "bad-request" },
  { "{'do':'start','action':'concede'}", "bad-request" },
  { "{'do':'start','action':'activate','ship':'R9'}", "no-such" },
  { "{'do':'start','action':'activate','ship':1}", "bad-request" },
  { "{'do':'start','action':'set-up'}", "not-open" },
  { "{'do':'start','action':'fire','ship':'R1'}", "not-open" },
  { "{'do':'start','action':'activate','ship':'B1','answers':7}", "bad-request" },
  { "{'do':'start','action':'activate','ship':'B1','answers':[7]}", "bad-request" },
  { "{'do':'start','action':'activate','ship':'B1','at':0}", "stale" },
  { "{'do':'start','action':'activate','ship':'B1','at':'1'}", "bad-request" },
  { "{'do':'answer'}", "no-prompt" },
  { "{'do':'answer','roll':true}", "no-prompt" },
  { "{'do':'answer','cancel':true}", "no-prompt" },
  { "{'do':'undo','agreed':'Red'}", "bad-request" },
  { "{'do':'undo','agreed':['Green']}", "no-such" },
  { "{'do':'undo','to':-1}", "bad-request" },
  { "{'do':'undo'}", "nothing" },
  { "{'do':'redo'}", "nothing" },
  { "{'do':'redo','to':99}", "nothing" },
  { "{'do':'amend'}", "bad-request" },
  { "{'do':'amend','seq':1,'dice':[1]}", "no-such" },
  { "{'do':'amend','seq':99,'dice':[1]}", "no-such" },
  { "{'do':'override'}", "bad-request" },
  { "{'do':'override','set':{}}", "bad-request" },
  { "{'do':'override','set':7}", "bad-request" },
  { "{'do':'override','set':{'hits':1}}", "no-such" },
  { "{'do':'override','ship':'R1','set':{'GUNDECK.boxes':1}}", "no-such" },
  { "{'do':'override','ship':'R1','set':{'hits':'two'}}", "bad-request" },
  { "{'do':'override','ship':'R1','set':{'hits':1.5}}", "bad-request" },
  { "{'do':'override','ship':'R1','set':{'hits':-1}}", "bad-change" },
  { "{'do':'override','ship':'R1','set':{'hits':999}}", "bad-change" },
  { "{'do':'override','ship':'R1','set':{'hits':99999999}}", "bad-request" },
  { "{'do':'override','ship':'R1','set':{'hits':null}}", "bad-request" },
  { "{'do':'override','ship':'R1','set':{'fired':['lee']}}", "no-such" },
  { "{'do':'override','ship':'R1','set':{'status':'asleep'}}", "bad-request" },
  { "{'do':'override','ship':'R1','set':{'status':['asleep']}}", "bad-request" },
  { "{'do':'override','ship':'R1','set':{'owner':'Green'}}", "no-such" },
  { "{'do':'override','ship':'R1','set':{'class':'galleon'}}", "no-such" },
  { "{'do':'override','ship':'R1','set':{'name':'A','hits':1}}", "bad-request" },
  { "{'do':'override','ship':'R1','set':{'name':''}}", "bad-request" },
  { "{'do':'override','ship':'R1','by':{'status':1}}", "no-such" },
  { "{'do':'override','ship':'R9','set':{'hits':1}}", "no-such" },
  { "{'do':'override','fleet':'Red','set':{'flagship':'R9'}}", "no-such" },
  { "{'do':'override','set':{'round':0}}", "bad-change" },
  { "{'do':'override','set':{'round':1000}}", "bad-change" },
  { "{'do':'override','set':{'step':3}}", "bad-request" },
  { "{'do':'override','set':{'order':['Red','Red']}}", "bad-change" },
  { "{'do':'override','set':{'order':'Red'}}", "bad-request" },
  { "{'do':'override','set':{'active_ship':'R9'}}", "no-such" },
  { "{'do':'override','add':{}}", "bad-request" },
  { "{'do':'override','add':{'ship':{}}}", "bad-request" },
  { "{'do':'override','add':{'ship':{'fleet':'Red','class':'galleon'}}}", "no-such" },
  { "{'do':'override','add':{'marker':{'kind':'whale'}}}", "no-such" },
  { "{'do':'override','add':{'marker':{'kind':''}}}", "no-such" },
  { "{'do':'override','add':{'link':{'kind':'grapple','a':'R1','b':'R1'}}}", "bad-change" },
  { "{'do':'override','add':{'card':{'deck':9,'number':0}}}", "bad-request" },
  { "{'do':'override','add':{'card':{'deck':0,'number':9999}}}", "bad-request" },
  { "{'do':'override','remove':{'marker':'Reef 9'}}", "no-such" },
  { "{'do':'override','remove':{'link':{'kind':'grapple','a':'R1','b':'B1'}}}", "no-such" },
  { "{'do':'set-option','key':'no.such','value':1}", "no-such" },
  { "{'do':'set-option','key':'wind.deck','value':{}}", "bad-request" },
  { "{'do':'set-option','key':'turn.per_move','value':'several'}", "bad-request" },
  { "{'do':'set-option','key':'turn.per_move','value':['many']}", "bad-request" },
  { "{'do':'set-option','key':'turn.per_move','value':'many','agreed':['Red']}", "fence" },
  { "{'do':'set-option','key':'edition','value':'2015','agreed':['Red','Blue']}", "bad-change" },
  { "{'do':'state','viewer':'Green'}", "no-such" },
  { "{'do':'state','viewer':7}", "bad-request" },
  { "{'do':'state','at':99}", "nothing" },
  { "{'do':'log','viewer':'Green'}", "no-such" },
  { "{'do':'odds'}", "no-prompt" },
  { "{'do':'odds','action':'fire','ship':'R1'}", "not-open" },
  { "{'do':'note'}", "bad-request" },
  { "{'do':'note','text':''}", "bad-change" },
  { "{'do':'note','text':7}", "bad-request" },
  { "{'do':'free-roll','count':0}", "bad-request" },
  { "{'do':'free-roll','count':65}", "bad-request" },
  { "{'do':'free-roll','sides':1}", "bad-request" },
  { "{'do':'free-roll','sides':257}", "bad-request" },
  { "{'do':'ask-again'}", "bad-request" },
  { "{'do':'ask-again','fleet':'Green'}", "no-such" },
  { "{'do':'dice','dice':'loaded'}", "bad-request" },
  { "{'do':'remove','game':1}", "bad-request" },
};

static void
test_bad_requests (DeskFixture *fixture, gconstpointer data)
{
  g_autofree char *before = NULL, *after = NULL;
  gint64 seq;

  seq = json_object_get_int_member (desk_done (fixture, DESK_NEW_GAME), "seq");
  before = desk_fingerprint (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (bad_requests); i++)
    desk_refused (fixture, bad_requests[i].line, bad_requests[i].code);

  after = desk_fingerprint (fixture);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (json_object_get_int_member (desk_done (fixture, "{'do':'log'}"), "seq"), ==,
                   seq);
}

/* Answers that do not fit the question. */
static const char *const bad_answers[] = {
  "{'do':'answer'}",
  "{'do':'answer','dice':[]}",
  "{'do':'answer','dice':[1]}",
  "{'do':'answer','dice':[1,2,3]}",
  "{'do':'answer','dice':[0,1]}",
  "{'do':'answer','dice':[1,7]}",
  "{'do':'answer','dice':[1,65537]}",
  "{'do':'answer','dice':[1,1.5]}",
  "{'do':'answer','dice':[1,'2']}",
  "{'do':'answer','dice':[1,null]}",
  "{'do':'answer','dice':7}",
  "{'do':'answer','dice':null}",
  "{'do':'answer','roll':false}",
  "{'do':'answer','roll':1}",
  "{'do':'answer','choice':'keep'}",
  "{'do':'answer','choices':['keep']}",
  "{'do':'answer','number':3}",
  "{'do':'answer','inches':3.5}",
  "{'do':'answer','ship':'B1'}",
  "{'do':'answer','ships':['B1']}",
  "{'do':'answer','targets':[{'ship':'B1','range':'short'}]}",
  "{'do':'answer','effects':[]}",
  "{'do':'answer','card':'NE'}",
  "{'do':'answer','square':'e4'}",
  "{'do':'answer','text':'three'}",
  "{'do':'answer','confirm':true}",
  "{'do':'answer','cancel':false}",
};

static void
test_bad_answers (DeskFixture *fixture, gconstpointer data)
{
  g_autofree char *before = NULL, *after = NULL;

  desk_begin_to_fire (fixture);
  before = desk_fingerprint (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (bad_answers); i++)
    desk_refused (fixture, bad_answers[i], "bad-answer");

  after = desk_fingerprint (fixture);
  g_assert_cmpstr (after, ==, before);
  desk_done (fixture, "{'do':'answer','dice':[1,4]}");
}

/* The form of targets, while the question is open. */
static void
test_targets (DeskFixture *fixture, gconstpointer data)
{
  static const char *const wrong[] = {
    "{'do':'answer','targets':['B1']}",
    "{'do':'answer','targets':[{'ship':'B1'}]}",
    "{'do':'answer','targets':[{'range':'short'}]}",
    "{'do':'answer','targets':[{'ship':'B1','range':'middling'}]}",
    "{'do':'answer','targets':[{'ship':7,'range':'short'}]}",
    "{'do':'answer','targets':[{'ship':'R1','range':'short'}]}",
    "{'do':'answer','targets':[{'ship':'B1','range':'short'},{'ship':'B1','range':'long'}]}",
  };

  desk_begin_to_fire (fixture);
  desk_done (fixture, "{'do':'undo'}");
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    desk_refused (fixture, wrong[i], "bad-answer");

  desk_refused (fixture, "{'do':'answer','targets':[{'ship':'X1','range':'short'}]}", "no-such");
  desk_done (fixture, "{'do':'answer','targets':[{'ship':'wren','range':'long'}]}");
}

#define ADD(name, function)                                                                        \
  g_test_add ("/refusals/" name, DeskFixture, NULL, desk_set_up, function, desk_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("broken", test_broken);
  ADD ("bounds", test_bounds);
  ADD ("games", test_bad_games);
  ADD ("requests", test_bad_requests);
  ADD ("answers", test_bad_answers);
  ADD ("targets", test_targets);
  return g_test_run ();
}
