/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rolls in a row, which of how many, and what undo calls them. */

#include "desk-fixture.h"

/* "all" makes the rolls in a row, up to the next decision or the next fleet that wants real dice.
 */
static void
test_roll_all (DeskFixture *fixture, gconstpointer data)
{
  JsonObject *prompt;

  prompt = json_object_get_object_member (
      desk_done (fixture, "{'do':'new','ruleset':'naval-duel','options':{'nd.fleet_size':2},"
                          "'fleets':["
                          "{'name':'Red','ships':[{'class':'ship-of-the-line'},"
                          "{'class':'ship-of-the-line'}]},"
                          "{'name':'Blue','ships':[{'class':'ship-of-the-line'},"
                          "{'class':'ship-of-the-line'}]}]}"),
      "prompt");
  g_assert_true (json_object_get_boolean_member (prompt, "run"));
  desk_refused (fixture, "{'do':'answer','roll':'some'}", "bad-answer");

  desk_done (fixture, "{'do':'dice','fleet':'Blue','dice':'real'}");
  prompt =
      json_object_get_object_member (desk_done (fixture, "{'do':'answer','roll':'all'}"), "prompt");
  g_assert_cmpstr (json_object_get_string_member (prompt, "who"), ==, "Blue");
  g_assert_cmpstr (json_object_get_string_member (prompt, "for"), ==, "national");
  g_assert_false (json_object_has_member (prompt, "run"));

  desk_done (fixture, "{'do':'dice','fleet':'Blue','dice':'app'}");
  prompt =
      json_object_get_object_member (desk_done (fixture, "{'do':'answer','roll':'all'}"), "prompt");
  g_assert_cmpstr (json_object_get_string_member (prompt, "for"), ==, "flagship");
  desk_refused (fixture, "{'do':'answer','roll':'all'}", "bad-answer");
}

static const char *const broadside[] = {
  "{'do':'new','ruleset':'black-spot','options':{'wind.source':'physical',"
  "'init.source':'physical','fleet.enforce':false},'fleets':["
  "{'name':'Red','ships':[{'name':'Cutlass','class':'sloop'}]},"
  "{'name':'Blue','ships':[{'name':'Dauntless','class':'frigate'},"
  "{'name':'Kestrel','class':'sloop'}]}]}",
  "{'do':'answer','dice':[1]}",
  "{'do':'answer','choice':'Red'}",
  "{'do':'answer','choice':'island'}",
  "{'do':'answer','dice':[4]}",
  "{'do':'answer','dice':[5]}",
  "{'do':'start','action':'draw-wind'}",
  "{'do':'answer','card':'NE'}",
  "{'do':'start','action':'initiative'}",
  "{'do':'answer','card':'Red'}",
  "{'do':'start','action':'activate','ship':'R1'}",
  "{'do':'start','action':'fire','ship':'R1'}",
  "{'do':'answer','choice':'port'}",
};

/* Plays up to a broadside; returns the prompt after its targets @targets. */
static JsonObject *
fire_broadside (DeskFixture *fixture, const char *targets)
{
  g_autofree char *answer = g_strdup_printf ("{'do':'answer','targets':[%s]}", targets);

  for (guint i = 0; i < G_N_ELEMENTS (broadside); i++)
    desk_done (fixture, broadside[i]);

  return json_object_get_object_member (desk_done (fixture, answer), "prompt");
}

/* A question that is asked several times says which time this is. */
static void
test_which_of_how_many (DeskFixture *fixture, gconstpointer data)
{
  static const struct {
    const char *answer, *who;
    gint nth, of; /* 0: it is asked once */
    const char *end;
  } steps[] = {
    { "{'do':'answer','dice':[6]}", NULL, 0, 0, NULL }, /* the roll may be made again */
    { "{'do':'answer','choice':'keep'}", "damage", 0, 0,
      "(save 1 of 2, 2 dice): any 5 or more saves her." },
    { "{'do':'answer','dice':[5,1]}", NULL, 0, 0, NULL },
    { "{'do':'answer','choice':'keep'}", "damage", 0, 0,
      "(save 2 of 2, 2 dice): any 5 or more saves her." },
    { "{'do':'answer','dice':[5,1]}", NULL, 0, 0, NULL },
    { "{'do':'answer','choice':'keep'}", "to-hit", 2, 2, "(2 of 2)" },
  };
  JsonObject *prompt =
      fire_broadside (fixture, "{'ship':'B1','range':'short'},{'ship':'B2','range':'long'}");

  g_assert_cmpint (json_object_get_int_member (prompt, "nth"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (prompt, "of"), ==, 2);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      prompt = json_object_get_object_member (desk_done (fixture, steps[i].answer), "prompt");
      if (steps[i].who == NULL)
        continue;

      g_assert_cmpstr (json_object_get_string_member (prompt, "for"), ==, steps[i].who);
      g_assert_cmpint (json_object_get_int_member_with_default (prompt, "nth", 0), ==,
                       steps[i].nth);
      g_assert_cmpint (json_object_get_int_member_with_default (prompt, "of", 0), ==, steps[i].of);
      g_assert_true (
          g_str_has_suffix (json_object_get_string_member (prompt, "text"), steps[i].end));
    }
}

/* "all" keeps what has what it needs, and stops at a roll that has not. */
static void
test_roll_all_keeps (DeskFixture *fixture, gconstpointer data)
{
  JsonObject *prompt = fire_broadside (fixture, "{'ship':'B1','range':'short'}");
  gint64 highest = 0;
  JsonArray *dice;

  g_assert_cmpstr (json_object_get_string_member (prompt, "for"), ==, "to-hit");
  g_assert_true (json_object_get_boolean_member (prompt, "run"));
  prompt =
      json_object_get_object_member (desk_done (fixture, "{'do':'answer','roll':'all'}"), "prompt");
  if (prompt == NULL) /* it struck, and both saves held */
    return;

  g_assert_cmpstr (json_object_get_string_member (prompt, "for"), ==, "reroll");
  dice = json_object_get_array_member (prompt, "dice");
  for (guint i = 0; i < json_array_get_length (dice); i++)
    highest = MAX (highest, json_array_get_int_element (dice, i));
  g_assert_cmpint (highest, <, json_object_get_int_member (prompt, "needs"));
}

/* Undo names what people did in words: the last entry and what it was. */
static void
test_undo_names (DeskFixture *fixture, gconstpointer data)
{
  static const struct {
    const char *request, *undo;
  } steps[] = {
    { "{'do':'answer','dice':[1]}", "the number of islands and reefs: 1" },
    { "{'do':'answer','choice':'Red'}", "who places the first piece: Red" },
    { "{'do':'answer','choice':'island'}", "Red’s piece 1 of 1: Island" },
    { "{'do':'answer','dice':[4]}", "Red’s booty roll: 4" },
    { "{'do':'answer','dice':[5]}", "Blue’s booty roll: 5" },
    { "{'do':'start','action':'draw-wind'}", "the wind is drawn" },
    { "{'do':'answer','card':'NE'}", "the wind: north-east" },
    { "{'do':'start','action':'initiative'}", "initiative is settled" },
    { "{'do':'answer','card':'Red'}", "place 1 in the order of play: Red" },
    { "{'do':'start','action':'activate','ship':'R1'}", "Cutlass gets her orders" },
    { "{'do':'start','action':'fire','ship':'R1'}", "Cutlass fires a bank" },
    { "{'do':'answer','choice':'port'}", "Cutlass fires a bank – Port" },
    { "{'do':'answer','targets':[{'ship':'B1','range':'short'}]}",
      "Cutlass fires a bank – Kestrel (Short)" },
    { "{'do':'answer','dice':[6]}", "Cutlass’s shot at Kestrel: 6" },
    { "{'do':'answer','choice':'keep'}", "Cutlass’s shot at Kestrel: Keep" },
    { "{'do':'answer','dice':[2]}", "Kestrel’s saving roll: 2" },
  };

  desk_done (fixture, "{'do':'new','ruleset':'black-spot',"
                      "'options':{'wind.source':'physical','init.source':'physical',"
                      "'fleet.enforce':false},'fleets':["
                      "{'name':'Red','ships':[{'name':'Cutlass','class':'sloop'}]},"
                      "{'name':'Blue','ships':[{'name':'Kestrel','class':'sloop'}]}]}");
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      JsonArray *journal;
      JsonObject *last;

      desk_done (fixture, steps[i].request);
      journal = json_object_get_array_member (desk_done (fixture, "{'do':'journal'}"), "journal");
      last = json_array_get_object_element (journal, json_array_get_length (journal) - 1);
      g_assert_cmpstr (json_object_get_string_member (last, "text"), ==, steps[i].undo);
    }
}

#define ADD(name, test)                                                                            \
  g_test_add ("/rolls/" name, DeskFixture, NULL, desk_set_up, test, desk_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("roll-all", test_roll_all);
  ADD ("roll-all-keeps", test_roll_all_keeps);
  ADD ("which-of-how-many", test_which_of_how_many);
  ADD ("undo-names", test_undo_names);
  return g_test_run ();
}
