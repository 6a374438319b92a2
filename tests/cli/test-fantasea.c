/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What FantaSea adds: presets, creatures that a spell calls, effects, markers. */

#include "desk-fixture.h"

#include "envelope.h"
#include "ruleset.h"
#include "table-play.h"
#include "verify.h"

#include <string.h>

#define FLEETS                                                                                     \
  "'fleets':[{'name':'Red','faction':'elves','ships':"                                             \
  "[{'name':'Fury','class':'frigate','flagship':true}]},"                                          \
  "{'name':'Blue','faction':'undead','ships':"                                                     \
  "[{'name':'Wren','class':'sloop','flagship':true},{'name':'Gull','class':'sloop'}]}]"
#define UNDER_WAY "'start':{'round':2,'wind':'N','order':['Red','Blue'],'step':'magic'}"

static JsonObject *
option_of (DeskFixture *self, const char *key)
{
  JsonObject *options = json_object_get_object_member (desk_state (self), "options");

  g_assert_true (json_object_has_member (options, key));
  return options;
}

static void
give (DeskFixture *self, const char *fleet, const char *kind)
{
  g_autofree char *request =
      g_strdup_printf ("{'do':'override','add':{'card':{'card':'%s','hand':'%s'}}}", kind, fleet);

  desk_done (self, request);
}

static void
begin (DeskFixture *self, const char *card)
{
  desk_done (self, "{'do':'new','ruleset':'black-spot','preset':'fantasea','dice':'real'," FLEETS
                   "," UNDER_WAY "}");
  give (self, "Red", card);
  desk_done (self, "{'do':'start','action':'magic'}");
  desk_done (self, "{'do':'start','action':'cast','fleet':'Red'}");
}

/* A preset sets the initial options; options in the request come before it, by either name. */
static void
test_presets (DeskFixture *self, gconstpointer data)
{
  desk_done (self, "{'do':'new','ruleset':'black-spot','preset':'fantasea'," FLEETS "}");
  g_assert_true (json_object_get_boolean_member (option_of (self, "fs.magic"), "fs.magic"));
  g_assert_true (json_object_get_boolean_member (option_of (self, "opt.fire"), "opt.fire"));
  desk_done (self, "{'do':'new','ruleset':'black-spot','preset':'2015'," FLEETS "}");
  g_assert_cmpstr (json_object_get_string_member (option_of (self, "edition"), "edition"), ==,
                   "2015");
  desk_done (self,
             "{'do':'new','ruleset':'black-spot','preset':'core','edition':'2015'," FLEETS "}");
  g_assert_cmpstr (json_object_get_string_member (option_of (self, "edition"), "edition"), ==,
                   "2015");
  desk_done (self, "{'do':'new','ruleset':'black-spot','preset':'all-options',"
                   "'options':{'opt.fire':false,'wind.method':'cards'}," FLEETS "}");
  g_assert_false (json_object_get_boolean_member (option_of (self, "opt.fire"), "opt.fire"));
  g_assert_true (json_object_get_boolean_member (option_of (self, "opt.momentum"), "opt.momentum"));
  g_assert_cmpstr (json_object_get_string_member (option_of (self, "wind.method"), "wind.method"),
                   ==, "cards");
  desk_done (self, "{'do':'new','ruleset':'black-spot','preset':'all-options',"
                   "'options':{'opt.wind_spinner':true}," FLEETS "}");
  g_assert_cmpstr (json_object_get_string_member (option_of (self, "wind.method"), "wind.method"),
                   ==, "spinner");
  desk_refused (self, "{'do':'new','ruleset':'black-spot','preset':'chess'," FLEETS "}",
                "bad-game");
}

/* The values of aliases, and the wind.method that follows; NULL: they contradict each other. */
static const struct {
  const char *options, *method;
} aliases[] = {
  { "'opt.wind_compass':true", "compass" },
  { "'opt.wind_compass':false", "cards" },
  { "'opt.wind_compass':true,'opt.wind_spinner':false", "compass" },
  { "'opt.wind_compass':true,'wind.method':'compass'", "compass" },
  { "'opt.wind_compass':false,'wind.method':'manual'", "manual" },
  { "'opt.wind_spinner':true,'opt.wind_compass':true", NULL },
  { "'opt.wind_spinner':true,'wind.method':'compass'", NULL },
  { "'opt.wind_spinner':false,'wind.method':'spinner'", NULL },
  { "'opt.wind_spinner':'yes'", NULL },
};

static void
test_aliases (DeskFixture *self, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (aliases); i++)
    {
      g_autofree char *request = g_strdup_printf (
          "{'do':'new','ruleset':'black-spot','options':{%s}," FLEETS "}", aliases[i].options);

      if (aliases[i].method == NULL)
        desk_refused (self, request, "bad-game");
      else
        {
          desk_done (self, request);
          g_assert_cmpstr (
              json_object_get_string_member (option_of (self, "wind.method"), "wind.method"), ==,
              aliases[i].method);
        }
    }

  desk_done (self, "{'do':'set-option','key':'opt.wind_spinner','value':true}");
  desk_done (self, "{'do':'set-option','key':'opt.wind_compass','value':false}");
  g_assert_cmpstr (json_object_get_string_member (option_of (self, "wind.method"), "wind.method"),
                   ==, "spinner");
  desk_done (self, "{'do':'set-option','key':'opt.wind_spinner','value':false}");
  g_assert_cmpstr (json_object_get_string_member (option_of (self, "wind.method"), "wind.method"),
                   ==, "cards");
  desk_refused (self, "{'do':'set-option','key':'opt.wind_spinner','value':7}", "bad-request");
}

/* magic.deck is data: the number of cards of each spell. */
static void
test_deck (DeskFixture *self, gconstpointer data)
{
  desk_done (self, "{'do':'new','ruleset':'black-spot','preset':'fantasea',"
                   "'options':{'magic.deck':{'lightning':40}}," FLEETS "," UNDER_WAY "}");
  desk_refused (self,
                "{'do':'new','ruleset':'black-spot','preset':'fantasea',"
                "'options':{'magic.deck':{'fireball':1}}," FLEETS "}",
                "bad-game");
  desk_refused (self, "{'do':'set-option','key':'magic.deck','value':{}}", "bad-request");
}

static gboolean
reply_says (DeskFixture *self, const char *request, const char *what)
{
  g_autofree char *text = bones_json_to_text (desk_done (self, request), FALSE);

  return strstr (text, what) != NULL;
}

/* A creature that was called has her id and a name wherever she appears. */
static void
test_called (DeskFixture *self, gconstpointer data)
{
  guint32 before;

  begin (self, "kelp_king");
  before = bones_table_get_seq (bones_desk_get_table (self->desk));
  desk_done (self, "{'do':'answer','card':'kelp_king','viewer':'Red'}");
  desk_done (self, "{'do':'answer','dice':[6]}");
  desk_done (self, "{'do':'answer','choice':'below'}");
  g_assert_true (json_object_get_null_member (self->reply, "prompt"));
  g_assert_true (reply_says (self, "{'do':'state'}", "\"id\":\"Ra\",\"name\":\"Kelp King\""));
  g_assert_true (reply_says (self, "{'do':'state'}", "\"ship\":\"Ra\""));
  g_assert_true (reply_says (self, "{'do':'log'}", "summons Kelp King"));
  desk_done (self, "{'do':'override','ship':'ra','set':{'hits':1}}");
  desk_done (self, "{'do':'override','ship':'Kelp King','set':{'name':'Old Weedy'}}");
  g_assert_true (reply_says (self, "{'do':'state'}", "\"id\":\"Ra\",\"name\":\"Old Weedy\""));
  g_assert_true (reply_says (self, "{'do':'log'}", "Kelp King is now called Old Weedy"));
  desk_done (self,
             "{'do':'override','add':{'ship':{'fleet':'Red','class':'sloop','name':'Lark'}}}");
  g_assert_true (reply_says (self, "{'do':'state'}", "\"id\":\"R2\",\"name\":\"Lark\""));

  for (guint i = 0; i < 6; i++)
    desk_done (self, "{'do':'undo','agreed':['Red','Blue']}");

  desk_refused (self, "{'do':'override','ship':'Ra','set':{'hits':1}}", "no-such");
  g_assert_false (reply_says (self, "{'do':'state'}", "\"Ra\""));
  for (guint i = 0; i < 3; i++)
    desk_done (self, "{'do':'redo'}");

  g_assert_true (reply_says (self, "{'do':'state'}", "\"id\":\"Ra\",\"name\":\"Kelp King\""));
  g_assert_cmpuint (before, <, bones_table_get_seq (bones_desk_get_table (self->desk)));
  desk_done (self, "{'do':'open','game':1}");
  g_assert_true (reply_says (self, "{'do':'state'}", "\"id\":\"Ra\",\"name\":\"Kelp King\""));
}

/* A Typhoon has an effect on each of several ships. */
static void
test_effects (DeskFixture *self, gconstpointer data)
{
  JsonObject *prompt;

  begin (self, "typhoon");
  desk_done (self, "{'do':'answer','card':'typhoon','viewer':'Red'}");
  desk_done (self, "{'do':'answer','dice':[6]}");
  desk_done (self, "{'do':'answer','dice':[2]}");
  prompt = json_object_get_object_member (self->reply, "prompt");
  g_assert_cmpstr (json_object_get_string_member (prompt, "kind"), ==, "effects");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (prompt, "ships")), ==, 2);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (prompt, "effects")), ==,
                    2);
  desk_refused (self, "{'do':'answer','effects':[{'ship':'B1','effect':'swallowed'}]}",
                "bad-answer");
  desk_refused (self, "{'do':'answer','effects':[{'ship':'R1','effect':'move'}]}", "bad-answer");
  desk_refused (self, "{'do':'answer','effects':[{'ship':'B1'}]}", "bad-answer");
  desk_refused (self, "{'do':'answer','effects':['B1']}", "bad-answer");
  desk_refused (self, "{'do':'answer','targets':[{'ship':'B1','range':'short'}]}", "bad-answer");
  desk_done (self, "{'do':'answer','effects':[{'ship':'B2','effect':'reface'}]}");
  g_assert_true (reply_says (self, "{'do':'state'}", "Gull: Turned"));
}

/* The marker of a spell has words for its effect and its end; it can be added by hand, too. */
static void
test_markers (DeskFixture *self, gconstpointer data)
{
  const char *const *kinds;
  JsonArray *markers;

  desk_done (self,
             "{'do':'new','ruleset':'black-spot','preset':'fantasea'," FLEETS "," UNDER_WAY "}");
  kinds = bones_table_get_setup (bones_desk_get_table (self->desk))->ruleset->marker_kinds;
  for (guint i = 1; kinds[i] != NULL; i++)
    {
      g_autofree char *request = g_strdup_printf (
          "{'do':'override','add':{'marker':{'kind':'%s','owner':'Blue'}}}", kinds[i]);

      desk_done (self, request);
    }

  markers = json_object_get_array_member (desk_state (self), "markers");
  g_assert_cmpuint (json_array_get_length (markers), >, 2);
  for (guint i = 0; i < json_array_get_length (markers); i++)
    {
      JsonObject *marker = json_array_get_object_element (markers, i);

      g_assert_nonnull (json_object_get_string_member (marker, "text"));
      g_assert_nonnull (strchr (json_object_get_string_member (marker, "name"), ' '));
    }

  desk_done (self, "{'do':'override','remove':{'marker':'Volcano 1'}}");
  desk_done (self,
             "{'do':'override','add':{'marker':{'kind':'eagles-eye','owner':'Blue','ship':'B1'}}}");
  desk_done (self, "{'do':'override','remove':{'marker':'Eagles Eye 2'}}");
  g_assert_true (reply_says (self, "{'do':'log'}", "Volcano 1 removed by hand"));
  g_assert_true (reply_says (self, "{'do':'log'}", "Wren: Eagles Eye (added by hand)"));
  g_assert_true (reply_says (self, "{'do':'log'}", "Wren: Eagles Eye (removed by hand)"));
}

/* Cards have ids, and a battle that is joined has hands. */
static void
test_cards (DeskFixture *self, gconstpointer data)
{
  JsonObject *state;
  JsonArray *fleets;

  desk_done (self, "{'do':'new','ruleset':'black-spot','preset':'fantasea'," FLEETS
                   ",'start':{'wind':'N','order':['Red','Blue'],'cards':["
                   "{'card':'lightning','hand':'Red'},{'card':'lightning','hand':'Red'},"
                   "{'card':'rum','hand':'Blue'},{'card':'rum','place':'discarded'}]}}");
  state = desk_state (self);
  fleets = json_object_get_array_member (state, "fleets");
  g_assert_cmpint (json_object_get_int_member (json_array_get_object_element (fleets, 0), "hand"),
                   ==, 2);
  g_assert_cmpint (json_object_get_int_member (json_array_get_object_element (fleets, 1), "hand"),
                   ==, 1);
  g_assert_cmpint (json_object_get_int_member (state, "pile"), ==, 32 - 4);
  g_assert_cmpint (json_object_get_int_member (state, "discarded"), ==, 1);
  desk_refused (self, "{'do':'override','add':{'card':{'card':'fireball','hand':'Red'}}}",
                "no-such");
  desk_refused (self, "{'do':'override','add':{'card':{'hand':'Red'}}}", "bad-request");
}

/* The Magic phase comes before the turns, whatever the numbers of the steps are. */
static void
test_steps (DeskFixture *self, gconstpointer data)
{
  desk_done (self, "{'do':'new','ruleset':'black-spot','preset':'fantasea'," FLEETS
                   ",'start':{'wind':'N','order':['Red','Blue']}}");
  g_assert_cmpstr (json_object_get_string_member (desk_state (self), "step"), ==, "sloops");
  desk_done (self, "{'do':'override','set':{'step':'magic'}}");
  g_assert_cmpstr (json_object_get_string_member (desk_state (self), "step"), ==, "magic");
  desk_done (self, "{'do':'set-option','key':'fs.magic','value':false,'agreed':['Red','Blue']}");
  desk_refused (self, "{'do':'override','set':{'step':'magic'}}", "no-such");
}

/* Three captains, every option, random play: everything can be described, shown, stored and
 * replayed. */
#define EVERYTHING                                                                                 \
  "{'do':'new','ruleset':'black-spot','preset':'all-options','undo':'free','options':{"            \
  "'fs.factions':true,'fs.special_models':true,'fs.magic':true,'victory':'none'},'fleets':["       \
  "{'name':'Red','faction':'elves','ships':[{'name':'Fury','class':'man_o_war','flagship':true},"  \
  "{'name':'Smoke','class':'dragon'},{'class':'batteaux'}]},"                                      \
  "{'name':'Blue','faction':'undead','ships':[{'name':'Wren','class':'super_gun',"                 \
  "'flagship':true},{'name':'Mist','class':'sea_wraith'},{'class':'sloop'}]},"                     \
  "{'name':'Green','faction':'dwarves','ships':[{'name':'Anvil','class':'frigate',"                \
  "'flagship':true},{'name':'Mole','class':'submarine'}]}]}"

static void
test_everything (DeskFixture *self, gconstpointer data)
{
  for (guint seed = 1; seed <= 4; seed++)
    {
      g_autoptr (GRand) dice = g_rand_new_with_seed (seed);
      g_autoptr (BonesEnvelope) envelope = NULL;
      g_autoptr (BonesReplay) replay = NULL;
      g_autoptr (BonesVerification) found = NULL;
      g_autofree char *text = NULL;

      desk_done (self, EVERYTHING);
      desk_play_on (self, dice, 700);
      for (guint i = 0; i < 40; i++)
        desk_done (self, i % 2 == 0 ? "{'do':'undo'}" : "{'do':'state','viewer':'Green'}");

      desk_done (self, "{'do':'log','viewer':'Red'}");
      text = bones_envelope_write (bones_desk_get_table (self->desk), TRUE, 0, G_MAXUINT32);
      envelope = bones_envelope_read (text, strlen (text), NULL);
      g_assert_nonnull (envelope);
      replay = bones_envelope_replay (envelope, NULL);
      g_assert_nonnull (replay);
      found = bones_verify (envelope->record, envelope->setup, envelope->journal);
      g_assert_cmpuint (found->faults->len, ==, 0);
    }
}

/* Either of the others may dispel a spell: both are asked at once. */
static void
test_window_of_several (DeskFixture *self, gconstpointer data)
{
  g_autofree char *back = NULL;
  JsonObject *prompt;
  JsonArray *who;
  guint window;

  desk_done (self, "{'do':'new','ruleset':'black-spot','preset':'fantasea','dice':'real','fleets':["
                   "{'name':'Red','faction':'elves','ships':"
                   "[{'name':'Fury','class':'frigate','flagship':true}]},"
                   "{'name':'Blue','faction':'undead','ships':"
                   "[{'name':'Wren','class':'sloop','flagship':true}]},"
                   "{'name':'Green','faction':'dwarves','ships':"
                   "[{'name':'Anvil','class':'sloop','flagship':true}]}],"
                   "'start':{'round':2,'wind':'N','order':['Red','Blue','Green'],'step':'magic'}}");
  give (self, "Red", "lightning");
  give (self, "Blue", "rum");
  give (self, "Green", "typhoon");
  desk_done (self, "{'do':'start','action':'magic'}");
  desk_done (self, "{'do':'start','action':'cast','fleet':'Red','viewer':'Red',"
                   "'answers':[{'card':'lightning'},"
                   "{'ship':'B1'}]}");
  prompt = json_object_get_object_member (self->reply, "prompt");
  who = json_object_get_array_member (prompt, "who");
  g_assert_cmpuint (json_array_get_length (who), ==, 2);
  g_assert_cmpstr (json_array_get_string_element (who, 0), ==, "Blue");
  g_assert_cmpstr (json_array_get_string_element (who, 1), ==, "Green");
  desk_done (self, "{'do':'answer','choice':'dispel'}");
  desk_done (self, "{'do':'answer','choice':'Green'}");
  prompt = json_object_get_object_member (self->reply, "prompt");
  g_assert_cmpstr (json_object_get_string_member (prompt, "who"), ==, "Green");
  desk_done (self, "{'do':'undo'}");

  /* Nobody could tell which fleet answered "nobody", so the answer belongs to all of them. */
  desk_done (self, "{'do':'undo'}");
  window = (guint) json_object_get_int_member (
      desk_done (self, "{'do':'answer','choice':'nobody'}"), "seq");
  desk_done (self, "{'do':'answer','dice':[1]}");
  back = g_strdup_printf ("{'do':'undo','to':%u,'agreed':['Blue','Green']}", window - 1);
  desk_refused (self, back, "fence");
  g_free (back);
  back = g_strdup_printf ("{'do':'undo','to':%u,'agreed':['Blue','Green','Red']}", window - 1);
  desk_done (self, back);
}

#define ADD(path, test)                                                                            \
  g_test_add ("/fantasea/" path, DeskFixture, NULL, desk_set_up, test, desk_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("presets", test_presets);
  ADD ("aliases", test_aliases);
  ADD ("deck", test_deck);
  ADD ("called", test_called);
  ADD ("effects", test_effects);
  ADD ("markers", test_markers);
  ADD ("cards", test_cards);
  ADD ("steps", test_steps);
  ADD ("everything", test_everything);
  ADD ("window-of-several", test_window_of_several);
  return g_test_run ();
}
