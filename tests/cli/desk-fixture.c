/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk-fixture.h"

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
desk_say (DeskFixture *fixture, const char *line, gssize length)
{
  g_autofree char *reply = bones_desk_say (fixture->desk, line, length);
  g_autoptr (GError) error = NULL;

  g_assert_null (strchr (reply, '\n'));
  g_clear_pointer (&fixture->reply, json_object_unref);
  fixture->reply = bones_json_parse_object (reply, strlen (reply), &error);
  g_assert_no_error (error);
}

/* Says what must be done; single quotes stand for double ones, so that it can be read. */
JsonObject *
desk_done (DeskFixture *fixture, const char *line)
{
  g_autofree char *request = g_strdelimit (g_strdup (line), "'", '"');

  desk_say (fixture, request, -1);
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

  desk_say (fixture, request, -1);
  if (!g_str_equal (desk_code (fixture), expected))
    g_error ("%s: %s, not %s", request, desk_code (fixture), expected);
}

char *
desk_fingerprint (const DeskFixture *fixture)
{
  BonesTable *table = bones_desk_get_table (fixture->desk);

  return bones_game_fingerprint (&bones_table_get_play (table)->game);
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
