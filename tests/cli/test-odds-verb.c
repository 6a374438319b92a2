/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The verb `odds`, as far as docs/table-protocol.md does not show it. */

#include "desk-fixture.h"

#define DREAD_PIRATE                                                                               \
  "{'do':'new','ruleset':'dread-pirate','dice':'real','fleets':[{'name':'Red','ships':[{'name':"   \
  "'Gull','class':'sloop'}]},{'name':'Blue','ships':[{'name':'Heron','class':'sloop'}]}]}"
#define NAVAL_DUEL                                                                                 \
  "{'do':'new','ruleset':'naval-duel','dice':'real','options':{'nd.fleet_size':1},'fleets':["      \
  "{'name':'Red','ships':[{'name':'Fury','class':'ship-of-the-line'}]},{'name':'Blue','ships':["   \
  "{'name':'Wren','class':'ship-of-the-line'}]}],'start':{'round':3,'order':['Red','Blue'],"       \
  "'step':'broadside','ships':{'R1':{'cannon':3},'B1':{'crew':-2}}}}"
#define COLOURS "{'do':'answer','choice':'white'}", "{'do':'answer','choice':'black'}"

static void
test_odds (DeskFixture *fixture, gconstpointer data)
{
  JsonObject *odds, *outcome;

  desk_begin_to_fire (fixture);
  odds = json_object_get_object_member (desk_done (fixture, "{'do':'odds','budget_ms':60000}"),
                                        "odds");
  outcome = json_array_get_object_element (
      json_object_get_array_member (json_object_get_object_member (odds, "roll"), "outcomes"), 0);
  g_assert_cmpstr (json_object_get_string_member (outcome, "outcome"), ==, "met");
  g_assert_cmpstr (json_object_get_string_member (outcome, "fraction"), ==, "3/4");

  /* A sloop at her limit after one hit: both points of damage must go through to sink her. */
  g_assert_cmpstr (json_object_get_string_member (odds, "of"), ==, "B1");
  outcome = json_array_get_object_element (json_object_get_array_member (odds, "outcomes"), 2);
  g_assert_cmpstr (json_object_get_string_member (outcome, "outcome"), ==, "sunk");
  g_assert_cmpstr (json_object_get_string_member (outcome, "fraction"), ==, "1/3");

  /* Two booty dice make it likelier. */
  odds = json_object_get_object_member (
      desk_done (fixture, "{'do':'odds','budget_ms':60000,'best':{'fleet':'Red','status':'sunk'}}"),
      "odds");
  outcome = json_array_get_object_element (json_object_get_array_member (odds, "outcomes"), 2);
  g_assert_cmpfloat (json_object_get_double_member (outcome, "decimal"), >, 0.4);

  /* The value of an aim is in inches if the track is. */
  desk_done (
      fixture,
      "{'do':'odds','budget_ms':60000,'of':'R1','track':'inches_last','best':{'fleet':'Red','value':"
      "2.5}}");
  desk_refused (
      fixture,
      "{'do':'odds','budget_ms':60000,'of':'R1','track':'inches_last','best':{'fleet':'Red','value':250}}",
      "bad-request");
}

/* Of odds that run out of time: the bounds of each outcome. */
static void
check_bounds (JsonObject *told)
{
  JsonArray *outcomes = json_object_get_array_member (told, "outcomes");

  g_assert_false (json_object_has_member (told, "mean"));
  for (guint i = 0; i < json_array_get_length (outcomes); i++)
    {
      JsonObject *outcome = json_array_get_object_element (outcomes, i);
      const gdouble least = json_object_get_double_member (outcome, "least");

      g_assert_false (json_object_has_member (outcome, "decimal"));
      g_assert_cmpfloat (least, >=, 0);
      g_assert_cmpfloat (json_object_get_double_member (outcome, "most"), >, least);
      g_assert_cmpfloat (json_object_get_double_member (outcome, "most"), <=, 1);
    }
}

/* Six booty dice each take longer. */
static void
test_odds_in_time (DeskFixture *fixture, gconstpointer data)
{
  JsonObject *odds;
  JsonArray *changes;

  desk_begin_to_fire (fixture);
  desk_done (fixture, "{'do':'override','fleet':'Red','set':{'booty':6}}");
  desk_done (fixture, "{'do':'override','fleet':'Blue','set':{'booty':6}}");
  odds = json_object_get_object_member (
      desk_done (fixture, "{'do':'odds','budget_ms':1,'best':{'fleet':'Red','status':'sunk'}}"),
      "odds");
  g_assert_false (json_object_get_boolean_member (odds, "exact"));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (odds, "outcomes")), >, 0);
  check_bounds (odds);
  changes = json_object_get_array_member (odds, "changes");
  for (guint i = 0; i < json_array_get_length (changes); i++)
    check_bounds (json_array_get_object_element (changes, i));

  desk_refused (fixture, "{'do':'odds','budget_ms':0}", "bad-request");
}

/* To roll up two fleets has millions of ends: what becomes of each ship is unknown, so nothing is
 * said of it. */
static void
test_odds_of_nothing (DeskFixture *fixture, gconstpointer data)
{
  JsonObject *odds;

  desk_done (fixture, "{'do':'new','ruleset':'naval-duel','options':{'nd.fleet_size':1},'fleets':["
                      "{'name':'Red','ships':[{'name':'Fury','class':'ship-of-the-line'}]},"
                      "{'name':'Blue','ships':[{'name':'Wren','class':'ship-of-the-line'}]}]}");
  odds =
      json_object_get_object_member (desk_done (fixture, "{'do':'odds','budget_ms':20}"), "odds");
  g_assert_false (json_object_get_boolean_member (odds, "exact"));
  g_assert_cmpfloat (json_object_get_double_member (odds, "unknown"), >, 0.99);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (odds, "changes")), ==, 0);
}

/* The outcomes of @track in @odds or in one of its changes, as "12:11/36 8:25/36", then the mean.
 */
static char *
list_outcomes (JsonObject *told)
{
  JsonArray *outcomes = json_object_get_array_member (told, "outcomes");
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (outcomes); i++)
    {
      JsonObject *one = json_array_get_object_element (outcomes, i);
      g_autofree char *value = json_to_string (json_object_get_member (one, "outcome"), FALSE);

      g_string_append_printf (list, "%s:%s ", value,
                              json_object_get_string_member (one, "fraction"));
    }

  if (json_object_has_member (told, "mean"))
    g_string_append_printf (list, "mean %.2f", json_object_get_double_member (told, "mean"));

  return g_string_free (list, FALSE);
}

#define ATTACK                                                                                     \
  COLOURS,                                                                                         \
      "{'do':'start','action':'attack','ship':'Gull','answers':[{'ship':'Heron'},{'card':'E'},"    \
      "{'choice':'S'},{'dice':[4]},{'square':'d1'},{'dice':[3]}]}"
#define OF_THE_LINE                                                                                \
  "{'do':'override','ship':'B1','set':{'class':'ship-of-the-line','crew_max':12,'crew':12}}"
#define FIRE "{'do':'start','action':'fire','ship':'R1'}"
#define CREW "6:49/324 7:49/324 8:49/324 9:49/324 10:49/324 11:49/324 12:5/54 mean 8.82"
#define DUEL                                                                                       \
  "{'do':'start','action':'declare','ship':'R1','answers':[{'choice':'roundshot'},{'ship':'B1'},"  \
  "{'confirm':true},{'number':2}]}",                                                               \
      "{'do':'start','action':'pass','fleet':'Blue'}", "{'do':'start','action':'fire'}"

static const struct {
  const char *of, *track; /* if the request does not name it, in one of the changes */
  const char *odds, *expected;
  const char *said[7];
} odds_values[] = {
  { "B1",
    "crew",
    "{'do':'odds','budget_ms':60000}",
    CREW,
    { DREAD_PIRATE, ATTACK, OF_THE_LINE, FIRE } },
  { "B1",
    "crew",
    "{'do':'odds','budget_ms':60000,'of':'R1'}",
    CREW,
    { DREAD_PIRATE, ATTACK, OF_THE_LINE, FIRE } },
  { "R1",
    "piece",
    "{'do':'odds','budget_ms':60000,'of':'R1','track':'piece'}",
    "\"pawn\":1 ",
    { DREAD_PIRATE, ATTACK, OF_THE_LINE, FIRE } },
  { "R1",
    "square",
    "{'do':'odds','budget_ms':60000,'of':'R1','track':'square'}",
    "\"d1\":1 ",
    { DREAD_PIRATE, ATTACK, OF_THE_LINE, FIRE } },
  { "R1",
    "cannon",
    "{'do':'odds','budget_ms':60000,'of':'R1','track':'cannon'}",
    "3:1 mean 3.00",
    { NAVAL_DUEL, DUEL } },
  { "B1",
    "crew",
    "{'do':'odds','budget_ms':60000,'of':'B1','track':'crew'}",
    "-2:1 mean -2.00",
    { NAVAL_DUEL, DUEL } },
  { "B1",
    "lost_cannon",
    "{'do':'odds','budget_ms':60000}",
    "0:38/81 1:11/27 2:1/9 3:1/81 mean 0.67",
    { NAVAL_DUEL, DUEL } },
};

static gboolean
is_told_of (JsonObject *told, guint i)
{
  return json_object_has_member (told, "of")
         && g_str_equal (json_object_get_string_member (told, "of"), odds_values[i].of)
         && g_str_equal (json_object_get_string_member (told, "track"), odds_values[i].track);
}

/* Values above ten, below zero and of words, and ships that the request does not name. */
static void
test_odds_values (DeskFixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (odds_values); i++)
    {
      g_autofree char *list = NULL;
      JsonArray *changes;
      JsonObject *told;

      for (guint j = 0; j < G_N_ELEMENTS (odds_values->said) && odds_values[i].said[j] != NULL; j++)
        desk_done (fixture, odds_values[i].said[j]);

      told = json_object_get_object_member (desk_done (fixture, odds_values[i].odds), "odds");
      changes = json_object_get_array_member (told, "changes");
      for (guint j = 0; j < json_array_get_length (changes); j++)
        if (is_told_of (json_array_get_object_element (changes, j), i))
          told = json_array_get_object_element (changes, j);

      g_assert_true (is_told_of (told, i));
      list = list_outcomes (told);
      g_assert_cmpstr (list, ==, odds_values[i].expected);
    }
}

#define ADD(name, function)                                                                        \
  g_test_add ("/protocol/odds/" name, DeskFixture, NULL, desk_set_up, function, desk_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("chances", test_odds);
  ADD ("in-time", test_odds_in_time);
  ADD ("of-nothing", test_odds_of_nothing);
  ADD ("values", test_odds_values);
  return g_test_run ();
}
