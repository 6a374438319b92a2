/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk-fixture.h"
#include "table-play.h"

#include <string.h>

void
desk_set_up (DeskFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->store = bones_store_open (":memory:", &error);
  g_assert_no_error (error);
  fixture->desk = bones_desk_new (fixture->store);
}

void
desk_tear_down (DeskFixture *fixture, gconstpointer data)
{
  g_clear_pointer (&fixture->reply, json_object_unref);
  bones_desk_free (fixture->desk);
  bones_store_close (fixture->store);
}

void
desk_send (DeskFixture *fixture, const char *line, gssize length)
{
  g_autofree char *reply = bones_desk_handle (fixture->desk, line, length);
  g_autoptr (GError) error = NULL;

  g_assert_null (strchr (reply, '\n'));
  g_clear_pointer (&fixture->reply, json_object_unref);
  fixture->reply = bones_json_parse_object (reply, strlen (reply), &error);
  g_assert_no_error (error);
}

/* Sends a request that must succeed. Single quotes stand for double ones, so that it can be read.
 */
JsonObject *
desk_done (DeskFixture *fixture, const char *line)
{
  g_autofree char *request = g_strdelimit (g_strdup (line), "'", '"');

  desk_send (fixture, request, -1);
  if (!json_object_get_boolean_member (fixture->reply, "ok"))
    {
      g_autofree char *reply = bones_json_to_text (fixture->reply, FALSE);

      g_error ("%s: %s", request, reply);
    }

  return fixture->reply;
}

const char *
desk_code (const DeskFixture *fixture)
{
  if (json_object_get_boolean_member (fixture->reply, "ok"))
    return "ok";

  return json_object_get_string_member (json_object_get_object_member (fixture->reply, "error"),
                                        "code");
}

void
desk_refused (DeskFixture *fixture, const char *line, const char *expected)
{
  g_autofree char *request = g_strdelimit (g_strdup (line), "'", '"');

  desk_send (fixture, request, -1);
  if (!g_str_equal (desk_code (fixture), expected))
    g_error ("%s: %s, not %s", request, desk_code (fixture), expected);
}

char *
desk_fingerprint (const DeskFixture *fixture)
{
  BonesTable *table = bones_desk_get_table (fixture->desk);

  return bones_game_fingerprint (bones_table_get_setup (table)->ruleset,
                                 &bones_table_get_play (table)->game);
}

JsonObject *
desk_state (DeskFixture *fixture)
{
  return json_object_get_object_member (desk_done (fixture, "{'do':'state'}"), "state");
}

JsonObject *
desk_ship (DeskFixture *fixture, guint i)
{
  return json_array_get_object_element (
      json_object_get_array_member (desk_state (fixture), "ships"), i);
}

void
desk_begin_to_fire (DeskFixture *fixture)
{
  desk_done (fixture, DESK_NEW_GAME);
  desk_done (fixture, "{'do':'start','action':'activate','ship':'B1'}");
  desk_done (fixture, "{'do':'start','action':'end-turn'}");
  desk_done (fixture, "{'do':'start','action':'activate','ship':'R1'}");
  desk_done (fixture, "{'do':'start','action':'fire','answers':[{'choice':'port'},"
                      "{'targets':[{'ship':'B1','range':'short'}]}]}");
}

static JsonNode *
pick (JsonArray *array, GRand *dice)
{
  return json_array_get_element (
      array, (guint) g_rand_int_range (dice, 0, (gint32) json_array_get_length (array)));
}

static const char *
pick_option (JsonObject *prompt, GRand *dice)
{
  JsonNode *option = pick (json_object_get_array_member (prompt, "options"), dice);

  return json_object_get_string_member (json_node_get_object (option), "id");
}

static gdouble
pick_number (JsonObject *prompt, GRand *dice)
{
  const gdouble lowest = json_object_get_double_member (prompt, "lowest");
  const gdouble highest = json_object_get_double_member (prompt, "highest");

  return lowest + g_rand_int_range (dice, 0, (gint32) (highest - lowest) + 1);
}

/* A card of a hand: its owner gets the choices. */
static char *
play_card (DeskFixture *fixture, JsonObject *prompt, GRand *dice)
{
  g_autofree char *who = g_strdup (json_object_get_string_member (prompt, "who"));
  g_autofree char *look = g_strdup_printf ("{'do':'actions','viewer':'%s'}", who);

  prompt = json_object_get_object_member (desk_done (fixture, look), "prompt");
  return g_strdup_printf ("{'do':'answer','card':'%s','viewer':'%s'}", pick_option (prompt, dice),
                          who);
}

/* The smallest number of ships. */
static char *
name_ships (JsonObject *prompt)
{
  JsonArray *ships = json_object_get_array_member (prompt, "ships");
  GString *request = g_string_new ("{'do':'answer','ships':[");

  for (guint i = 0; i < (guint) json_object_get_int_member (prompt, "least"); i++)
    g_string_append_printf (request, "%s'%s'", i > 0 ? "," : "",
                            json_array_get_string_element (ships, i));

  g_string_append (request, "]}");
  return g_string_free (request, FALSE);
}

char *
desk_make_answer (DeskFixture *fixture, GRand *dice)
{
  JsonObject *prompt = json_object_get_object_member (fixture->reply, "prompt");
  const char *kind = json_object_get_string_member (prompt, "kind");

  if (json_object_has_member (prompt, "secret"))
    return play_card (fixture, prompt, dice);

  if (g_str_equal (kind, "dice") || g_str_equal (kind, "card"))
    return g_strdup ("{'do':'answer','roll':true}");

  if (g_str_equal (kind, "ships"))
    return name_ships (prompt);

  /* nothing may lie under a template, nor a ship be in a Typhoon's way */
  if ((g_str_equal (kind, "effects") || g_str_equal (kind, "targets"))
      && json_array_get_length (json_object_get_array_member (prompt, "ships")) == 0)
    return g_strdup_printf ("{'do':'answer','%s':[]}", kind);

  if (g_str_equal (kind, "effects"))
    return g_strdup_printf (
        "{'do':'answer','effects':[{'ship':'%s','effect':'%s'}]}",
        json_node_get_string (pick (json_object_get_array_member (prompt, "ships"), dice)),
        json_object_get_string_member (
            json_array_get_object_element (json_object_get_array_member (prompt, "effects"), 0),
            "id"));

  if (g_str_equal (kind, "choice"))
    return g_strdup_printf ("{'do':'answer','choice':'%s'}", pick_option (prompt, dice));

  if (g_str_equal (kind, "number") || g_str_equal (kind, "inches"))
    return g_strdup_printf ("{'do':'answer','%s':%g}", kind, pick_number (prompt, dice));

  if (g_str_equal (kind, "ship"))
    return g_strdup_printf (
        "{'do':'answer','ship':'%s'}",
        json_node_get_string (pick (json_object_get_array_member (prompt, "ships"), dice)));

  if (g_str_equal (kind, "targets"))
    return g_strdup_printf (
        "{'do':'answer','targets':[{'ship':'%s','range':'short'}]}",
        json_node_get_string (pick (json_object_get_array_member (prompt, "ships"), dice)));

  if (g_str_equal (kind, "confirm"))
    return g_strdup ("{'do':'answer','confirm':false}");

  return g_strdup ("{'do':'answer','choices':[]}");
}

/* One of the open actions, except those that end a battle early; NULL if it is over. */
static char *
make_start (JsonArray *actions, GRand *dice)
{
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  JsonObject *action;
  const char *of, *whose;

  for (guint i = 0; i < json_array_get_length (actions); i++)
    {
      const char *id;

      action = json_array_get_object_element (actions, i);
      id = json_object_get_string_member (action, "action");
      if (json_object_get_boolean_member (action, "open") && !g_str_equal (id, "concede")
          && !g_str_equal (id, "end-battle"))
        g_ptr_array_add (open, action);
    }

  if (open->len == 0)
    return NULL;

  action = open->pdata[g_rand_int_range (dice, 0, (gint32) open->len)];
  of = json_object_has_member (action, "fleet") ? "fleet" : "ship";
  whose = json_object_get_string_member_with_default (action, of, "");
  return *whose != '\0'
             ? g_strdup_printf ("{'do':'start','action':'%s','%s':'%s'}",
                                json_object_get_string_member (action, "action"), of, whose)
             : g_strdup_printf ("{'do':'start','action':'%s'}",
                                json_object_get_string_member (action, "action"));
}

char *
desk_make_start (DeskFixture *fixture, GRand *dice)
{
  return make_start (json_object_get_array_member (fixture->reply, "actions"), dice);
}

gboolean
desk_play_on (DeskFixture *fixture, GRand *dice, guint steps)
{
  for (guint i = 0; i < steps; i++)
    {
      g_autofree char *request = NULL;
      JsonObject *reply = desk_done (fixture, "{'do':'actions'}");

      request = json_object_get_null_member (reply, "prompt") ? desk_make_start (fixture, dice)
                                                              : desk_make_answer (fixture, dice);
      if (request == NULL)
        return FALSE;

      desk_done (fixture, request);
    }

  return TRUE;
}
