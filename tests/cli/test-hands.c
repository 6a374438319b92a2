/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Only its fleet knows a hand. This test plants cards in Blue's hand and looks for them in
 * everything that others can get. And if two battles differ only in Blue's hand, others get the
 * same replies, word for word.
 */

#include "desk-fixture.h"
#include "hands-stories.h"

#include "envelope.h"
#include "folder.h"
#include "hands.h"
#include "report-page.h"
#include "ruleset.h"
#include "table-play.h"
#include "table.h"
#include "words.h"

#include <sqlite3.h>
#include <string.h>
#include <sys/random.h>

static const BonesRuleset *
ruleset_of (DeskFixture *self)
{
  return bones_table_get_setup (bones_desk_get_table (self->desk))->ruleset;
}

/* Both battles have one seed, and so one commitment. */
ssize_t
getrandom (void *buffer, size_t length, unsigned int flags)
{
  memset (buffer, 7, length);
  return (ssize_t) length;
}

static char *
last_reply (DeskFixture *self)
{
  return bones_json_to_text (self->reply, FALSE);
}

/* The number of a card of @kind that nobody holds. */
static guint
free_card (DeskFixture *self, const char *kind)
{
  BonesTable *table = bones_desk_get_table (self->desk);
  const BonesSetup *setup = bones_table_get_setup (table);
  const BonesHands *hands = setup->ruleset->hands;

  for (guint card = 0; card < bones_hands_n_cards (setup); card++)
    if (g_str_equal (bones_hands_ids (setup)[bones_hands_kind (setup, card)], kind)
        && bones_table_get_play (table)->game.cards[hands->deck][card] == BONES_IN_PILE)
      return card;

  g_error ("no %s is left", kind);
}

static void
plant (DeskFixture *self, const char *fleet, const char *kind)
{
  g_autofree char *request =
      g_strdup_printf ("{'do':'override','add':{'card':{'deck':%u,'number':%u,'hand':'%s'}}}",
                       ruleset_of (self)->hands->deck, free_card (self, kind), fleet);

  desk_done (self, request);
}

static void
begin (DeskFixture *self, const Secrets *secrets, guint hand)
{
  g_autofree char *request = g_strdup_printf (MAGIC_GAME, UNDER_WAY);

  desk_done (self, secrets->game != NULL ? secrets->game : request);
  for (guint i = 0; secrets->red[i] != NULL; i++)
    plant (self, "Red", secrets->red[i]);

  for (guint i = 0; i < G_N_ELEMENTS (secrets->planted[hand]); i++)
    plant (self, "Blue", secrets->planted[hand][i]);
}

/* Fails if @text names @kind, by its id or in words. */
static void
assert_silent (DeskFixture *self, const char *kind, const char *text, const char *where)
{
  g_autofree char *id = g_strconcat ("choice.", kind, NULL);
  g_autofree char *quoted = g_strdup_printf ("\"%s\"", kind);
  const BonesSetup *setup = bones_table_get_setup (bones_desk_get_table (self->desk));
  const BonesWords *words = bones_setup_words (setup, id);

  if (words == NULL) /* a class of the content */
    words = bones_setup_words (setup, kind);

  g_assert_nonnull (words);
  if (strstr (text, quoted) != NULL || strstr (text, words->text) != NULL)
    g_error ("%s tells of %s: %s", where, kind, text);
}

static void
assert_untold (DeskFixture *self, const Secrets *secrets, const char *text, const char *where)
{
  for (guint hand = 0; hand < 2; hand++)
    for (guint i = 1; i < G_N_ELEMENTS (secrets->planted[hand]); i++)
      assert_silent (self, secrets->planted[hand][i], text, where);
}

/* All requests that others than Blue may send at any time. */
static const char *const looks[] = {
  "{'do':'state'}",
  "{'do':'state','viewer':'Red'}",
  "{'do':'state','viewer':'Red','at':3}",
  "{'do':'state','at':5}",
  "{'do':'actions'}",
  "{'do':'actions','viewer':'Red'}",
  "{'do':'log'}",
  "{'do':'log','viewer':'Red'}",
  "{'do':'note','text':'the tide turns'}",
  "{'do':'undo','agreed':['Red','Blue']}",
  "{'do':'redo'}",
};

/* Sends @request to both. The replies are the same, and have nothing of Blue's hand. */
static void
say_to_both (DeskFixture *both, const Secrets *secrets, const char *request)
{
  g_autofree char *line = g_strdelimit (g_strdup (request), "'", '"');
  g_autofree char *first = NULL, *second = NULL;

  desk_send (&both[0], line, -1);
  first = last_reply (&both[0]);
  desk_send (&both[1], line, -1);
  second = last_reply (&both[1]);
  if (strstr (request, "'viewer':'Blue'") != NULL) /* Blue may know */
    {
      g_assert_cmpstr (desk_code (&both[0]), ==, desk_code (&both[1]));
      return;
    }

  g_test_message ("%s %s", request, desk_code (&both[0]));
  g_assert_cmpstr (first, ==, second);
  assert_untold (&both[0], secrets, first, request);
}

/* The log as a page for @viewer, from both. */
static void
read_both (DeskFixture *both, const Secrets *secrets, guint viewer)
{
  g_autofree char *first = bones_report_page (bones_desk_get_table (both[0].desk), viewer);
  g_autofree char *second = bones_report_page (bones_desk_get_table (both[1].desk), viewer);

  g_assert_cmpstr (first, ==, second);
  assert_untold (&both[0], secrets, first, "the page of the log");
}

static void
look_at_both (DeskFixture *both, const Secrets *secrets)
{
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    say_to_both (both, secrets, looks[i]);

  for (guint i = 0; secrets->odds[i] != NULL; i++)
    say_to_both (both, secrets, secrets->odds[i]);

  read_both (both, secrets, BONES_NOBODY);
  read_both (both, secrets, 0);
}

/* Nobody but Blue can distinguish the two battles. */
static void
test_same (gconstpointer data)
{
  const Secrets *secrets = data;
  DeskFixture both[2] = { 0 };

  for (guint i = 0; i < 2; i++)
    {
      desk_set_up (&both[i], NULL);
      begin (&both[i], secrets, i);
    }

  look_at_both (both, secrets);
  for (guint i = 0; secrets->story[i] != NULL; i++)
    {
      say_to_both (both, secrets, secrets->story[i]);
      look_at_both (both, secrets);
    }

  for (guint i = 0; i < 2; i++)
    desk_tear_down (&both[i], NULL);
}

/* Sends @request to both and compares everything that @viewer gets. Returns whether it was done. */
static gboolean
override_both (DeskFixture *both, const char *request)
{
  static const char *const after[] = { "{'do':'state'}", "{'do':'log'}",
                                       "{'do':'state','viewer':'Red'}" };
  const char *lines[G_N_ELEMENTS (after) + 1] = { request, after[0], after[1], after[2] };
  gboolean done = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *line = g_strdelimit (g_strdup (lines[i]), "'", '"');
      g_autofree char *first = NULL, *second = NULL;

      desk_send (&both[0], line, -1);
      desk_send (&both[1], line, -1);
      first = last_reply (&both[0]);
      second = last_reply (&both[1]);
      g_test_message ("%s", line);
      g_assert_cmpstr (first, ==, second);
      done |= i == 0 && g_str_equal (desk_code (&both[0]), "ok");
    }

  return done;
}

/* A card may be in Blue's hand or not: it goes where people set it, or is refused, all the same. */
static void
test_by_hand (gconstpointer data)
{
  static const char *const requests[] = {
    "{'do':'override','add':{'card':{'card':'CARD','place':'nowhere'}}}",
    "{'do':'override','add':{'card':{'card':'CARD','hand':'Green'}}}",
    "{'do':'override','add':{'card':{'card':'CARD','hand':'Red'}},'set':{'no_such':1}}",
    "{'do':'override','add':{'card':{'card':'CARD','hand':'Red'}},'set':{'round':-1}}",
    "{'do':'override','add':{'card':{'card':'CARD'}}}",
    "{'do':'override','add':{'card':{'card':'CARD','hand':'Red'}}}",
    "{'do':'override','add':{'card':{'card':'CARD','hand':'Red'}},'viewer':'Red'}",
    "{'do':'override','add':{'card':{'card':'CARD','hand':'Blue'}},'viewer':'Red'}",
    "{'do':'override','add':{'card':{'card':'CARD','place':'discarded'}}}",
    "{'do':'override','remove':{'card':{'card':'CARD'}}}",
  };
  const Secrets *secrets = data;
  DeskFixture both[2] = { 0 };
  guint done = 0;

  for (guint i = 0; i < 2; i++)
    {
      desk_set_up (&both[i], NULL);
      begin (&both[i], secrets, i);
    }

  for (guint card = 0; card < 6; card++)
    for (guint i = 0; i < G_N_ELEMENTS (requests); i++)
      {
        GString *request = g_string_new (requests[i]);

        /* each request is about the table as it began: whoever draws a card sees it */
        g_string_replace (request, "CARD", secrets->planted[card / 3][card % 3], 1);
        if (override_both (both, request->str))
          {
            done++;
            g_assert_true (override_both (both, "{'do':'undo','agreed':['Red','Blue']}"));
          }

        g_string_free (request, TRUE);
      }

  g_assert_cmpuint (done, >=, 30);
  for (guint i = 0; i < 2; i++)
    desk_tear_down (&both[i], NULL);
}

/* Blue sees her cards with their effects, and which of them she may play. */
static void
test_own (DeskFixture *self, gconstpointer data)
{
  JsonObject *state, *fleet, *card, *prompt;
  JsonArray *hand;

  begin (self, &black_spot, 0);
  state =
      json_object_get_object_member (desk_done (self, "{'do':'state','viewer':'Blue'}"), "state");
  fleet = json_array_get_object_element (json_object_get_array_member (state, "fleets"), 0);
  g_assert_cmpint (json_object_get_int_member (fleet, "hand"), ==, 2);
  fleet = json_array_get_object_element (json_object_get_array_member (state, "fleets"), 1);
  hand = json_object_get_array_member (fleet, "hand");
  g_assert_cmpuint (json_array_get_length (hand), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      card = json_array_get_object_element (hand, i);
      g_assert_true (
          g_strv_contains (black_spot.planted[0], json_object_get_string_member (card, "card")));
      g_assert_nonnull (json_object_get_string_member (card, "name"));
      g_assert_null (strchr (json_object_get_string_member (card, "text"), '{'));
    }

  desk_done (self, "{'do':'start','action':'magic'}");
  prompt = json_object_get_object_member (
      desk_done (self, "{'do':'start','action':'cast','fleet':'Red'}"), "prompt");
  g_assert_true (json_object_get_boolean_member (prompt, "secret"));
  g_assert_false (json_object_has_member (prompt, "options"));
  prompt =
      json_object_get_object_member (desk_done (self, "{'do':'actions','viewer':'Red'}"), "prompt");
  g_assert_false (json_object_get_boolean_member (prompt, "secret"));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (prompt, "options")), >=,
                    2);
  desk_refused (self, "{'do':'answer','roll':true}", "bad-answer");
  desk_refused (self, "{'do':'state','viewer':'Green'}", "no-such");
}

/* The app does not know real cards: it offers every card that could be played, and counts them. */
static void
test_real (DeskFixture *self, gconstpointer data)
{
  g_autofree char *fleets = g_strdup_printf (MAGIC_GAME, "");
  GString *request = g_string_new (fleets);
  g_autofree char *reply = NULL;
  JsonObject *prompt;

  g_string_replace (request, "'fs.magic':true", "'fs.magic':true,'magic.hands':'physical'", 1);
  g_string_truncate (request, request->len - 1);
  g_string_append (request, UNDER_WAY "}");
  desk_done (self, request->str);
  g_string_free (request, TRUE);
  desk_done (self, "{'do':'override','fleet':'Red','set':{'real_cards':7}}");
  desk_done (self, "{'do':'state','viewer':'Red'}");
  reply = last_reply (self);
  g_assert_nonnull (strstr (reply, "\"hand\":7"));
  desk_done (self, "{'do':'start','action':'magic'}");
  prompt = json_object_get_object_member (
      desk_done (self, "{'do':'start','action':'cast','fleet':'Red'}"), "prompt");
  g_assert_false (json_object_get_boolean_member (prompt, "secret"));
  g_assert_true (json_object_has_member (prompt, "options"));
  desk_refused (self, "{'do':'answer','roll':true}", "bad-answer");
  desk_done (self, "{'do':'answer','card':'wind_burst'}");
}

/* Everybody sees a card that is played; taking it back takes back what was seen. */
static void
test_played (DeskFixture *self, gconstpointer data)
{
  g_autofree char *log = NULL;

  begin (self, &black_spot, 0);
  desk_done (self, "{'do':'start','action':'magic'}");
  desk_done (self, "{'do':'start','action':'cast','fleet':'Red','viewer':'Red',"
                   "'answers':[{'card':'lightning'}]}");
  desk_refused (self, "{'do':'undo'}", "fence");
  desk_done (self, "{'do':'undo','agreed':['Blue']}");
  desk_done (self, "{'do':'redo'}");
  desk_done (self, "{'do':'log'}");
  log = last_reply (self);
  g_assert_nonnull (strstr (log, "Lightning"));
  desk_refused (self, "{'do':'amend','seq':8,'card':'rum','try':true}", "no-such");
  desk_refused (self, "{'do':'amend','seq':9,'card':'rum','try':true}", "bad-answer");
  desk_refused (self, "{'do':'amend','seq':9,'card':'typhoon','try':true,'viewer':'Red'}",
                "bad-answer");
}

/* The same as in test_same(), in two exports and in the status tables. */
static int
add_row (void *data, int n, char **values, char **names)
{
  for (int i = 0; i < n; i++)
    g_string_append_printf (data, "%s=%s ", names[i], values[i] != NULL ? values[i] : "NULL");

  g_string_append_c (data, '\n');
  return 0;
}

static char *
dump (const char *path, const char *table)
{
  g_autofree char *sql = g_strdup_printf ("SELECT * FROM %s", table);
  GString *text = g_string_new (NULL);
  sqlite3 *handle;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (handle, sql, add_row, text, NULL), ==, SQLITE_OK);
  sqlite3_close (handle);
  return g_string_free (text, FALSE);
}

/* The status tables that everybody may read. */
static const char *const live[] = { "live_table",  "live_options", "live_fleets", "live_ships",
                                    "live_tracks", "live_markers", "live_links",  "live_cards" };

static void
check_tables (DeskFixture *self, const char *path)
{
  const BonesHands *hands = ruleset_of (self)->hands;
  BonesTable *table = bones_desk_get_table (self->desk);
  const guint8 *places = bones_table_get_play (table)->game.cards[hands->deck];
  g_autofree char *cards = dump (path, "live_cards"), *secret = dump (path, "secret_cards");

  for (guint i = 0; i < G_N_ELEMENTS (live); i++)
    {
      g_autofree char *text = dump (path, live[i]);

      for (guint kind = 0; hands->ids[kind] != NULL && !g_str_equal (live[i], "live_options");
           kind++)
        assert_silent (self, hands->ids[kind], text, live[i]);
    }

  for (guint card = 0; card < bones_hands_n_cards (bones_table_get_setup (table)); card++)
    if (places[card] >= BONES_IN_HAND)
      {
        g_autofree char *row = g_strdup_printf ("card=%u ", card);

        g_assert_null (strstr (cards, row));
        g_assert_nonnull (strstr (secret, row));
      }
}

/* Whether @text, an export for Red or for everybody, says which card was dealt. */
static void
check_export (DeskFixture *self, guint viewer)
{
  BonesTable *table = bones_desk_get_table (self->desk);
  g_autofree char *text = bones_envelope_write (table, FALSE, viewer, G_MAXUINT32);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n_hidden = 0, n_dealt = 0;

  g_assert_null (strstr (text, "\"fingerprint\"")); /* it would help to guess */
  g_assert_null (strstr (text, "\"seed\""));
  for (guint i = 0; lines[i] != NULL; i++)
    if (strstr (lines[i], "\"FS-DECK-1\"") != NULL)
      {
        const gboolean own = viewer == 0 && strstr (lines[i], "\"subject\":0") != NULL;

        n_dealt++;
        n_hidden += strstr (lines[i], "\"answer\":") == NULL;
        g_assert_true (own == (strstr (lines[i], "\"hidden\":true") == NULL));
      }

  g_assert_cmpuint (n_dealt, ==, 12);
  g_assert_cmpuint (n_hidden, ==, viewer == 0 ? 6 : 12);
}

/* The reply to request number @i for @viewer; the last ones are about the table as it is now. */
static char *
make_request (guint i, guint n, const char *who)
{
  static const char *const now[] = { "state", "actions", "log" };

  if (i < n)
    return g_strdup_printf ("{'do':'state','at':%u%s}", i, who);

  return i - n < G_N_ELEMENTS (now)
             ? g_strdup_printf ("{'do':'%s'%s}", now[i - n], who)
             : g_strdup_printf ("{'do':'undo','agreed':['Red','Blue']%s}", who);
}

static gboolean
holds (BonesTable *table, guint viewer, guint kind)
{
  const BonesSetup *setup = bones_table_get_setup (table);
  const BonesHands *hands = setup->ruleset->hands;
  const guint8 *places = bones_table_get_play (table)->game.cards[hands->deck];

  for (guint card = 0; card < bones_hands_n_cards (setup); card++)
    if (bones_hands_kind (setup, card) == kind && places[card] == BONES_IN_HAND + viewer)
      return TRUE;

  return FALSE;
}

/* @viewer gets no names of cards except those that it holds. */
static void
check_replies (DeskFixture *self, guint viewer)
{
  BonesTable *table = bones_desk_get_table (self->desk);
  const BonesHands *hands = ruleset_of (self)->hands;
  const guint n = bones_table_get_seq (table);

  for (guint i = 0; i < n + 4; i++)
    {
      g_autofree char *request = make_request (i, n, viewer == 0 ? ",'viewer':'Red'" : "");
      g_autofree char *reply = NULL;

      desk_done (self, request);
      reply = last_reply (self);
      for (guint kind = 0; hands->ids[kind] != NULL; kind++)
        {
          g_autofree char *card = g_strdup_printf ("\"%s\"", hands->ids[kind]);

          if (viewer != 0)
            assert_silent (self, hands->ids[kind], reply, request);
          else if (!holds (table, viewer, kind)) /* the text of a card may name another card */
            g_assert_null (strstr (reply, card));
        }
    }
}

/* The app deals. No event, undo label, table or export says which card a fleet got. */
static void
test_dealt (void)
{
  g_autoptr (Folder) folder = folder_new ();
  g_autofree char *path = folder_file (folder, "battles.sqlite");
  g_autofree char *request = g_strdup_printf (MAGIC_GAME, "");
  DeskFixture self = { .store = bones_store_open (path, NULL) };

  self.desk = bones_desk_new (self.store);
  desk_done (&self, request);
  desk_done (&self, "{'do':'answer','dice':[1]}");
  desk_done (&self, "{'do':'answer','choice':'Red'}");
  desk_done (&self, "{'do':'answer','choice':'reef'}");
  while (!json_object_get_null_member (self.reply, "prompt"))
    {
      g_autofree char *reply = last_reply (&self);

      assert_untold (&self, &black_spot, reply, "a reply");
      if (strstr (reply, "\"kind\":\"choice\"") != NULL)
        desk_done (&self, "{'do':'answer','choice':'reef'}");
      else
        desk_done (&self, "{'do':'answer','dice':[4]}");
    }

  check_tables (&self, path);
  check_export (&self, 0);
  check_export (&self, BONES_NOBODY);
  check_replies (&self, BONES_NOBODY);
  desk_done (&self, "{'do':'redo'}");
  check_replies (&self, 0);
  desk_tear_down (&self, NULL);
}

/* Begins a battle in which B4 is a monster in its lair. */
static void
begin_lair (DeskFixture *self, const char *class)
{
  g_autofree char *request =
      g_strdup_printf ("{'do':'new','ruleset':'man-o-war','dice':'real','fleets':["
                       "{'name':'Red','ships':[{'name':'Fury','class':'EX-MOW-1'}]},"
                       "{'name':'Blue','ships':[{'name':'Wren','class':'EX-SOL-1'},"
                       "{'name':'Tern','class':'EX-SOL-1'},{'name':'Knot','class':'EX-SOL-1'},"
                       "{'name':'Leviathan','class':'%s'}]}],"
                       "'start':{'round':2,'wind':'N','order':['Blue','Red'],'step':'battle'}}",
                       class);

  desk_done (self, request);
}

/* A ship in a lair is as secret as a hand, until she comes out. */
static void
test_lair (DeskFixture *self, gconstpointer data)
{
  g_autofree char *own = NULL, *come = NULL;

  begin_lair (self, "EX-MON-1");
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autofree char *line = g_strdelimit (g_strdup (looks[i]), "'", '"');
      g_autofree char *reply = NULL;

      desk_send (self, line, -1);
      reply = last_reply (self);
      g_assert_null (strstr (reply, "Leviathan"));
      g_assert_null (strstr (reply, "EX-MON-1"));
    }

  desk_done (self, "{'do':'state','viewer':'Blue'}");
  own = last_reply (self);
  g_assert_nonnull (strstr (own, "Leviathan"));
  desk_done (self, "{'do':'start','action':'summon','ship':'B4','answers':[{'dice':[4]}]}");
  desk_done (self, "{'do':'state','viewer':'Red'}");
  come = last_reply (self);
  g_assert_nonnull (strstr (come, "Leviathan"));
}

/* What people try to change by hand about B4, which lies in a lair. */
static const char *const by_hand[] = {
  "'ship':'B4','set':{'status':'destroyed'}",
  "'ship':'B4','set':{'status':['destroyed']}",
  "'ship':'B4','set':{'owner':'Red'}",
  "'ship':'B4','set':{'class':'EX-MON-3'}",
  "'ship':'B4','set':{'class':'EX-SOL-1'}",
  "'ship':'B4','set':{'name':'Bess'}",
  "'ship':'B4','set':{'flagship':true}",
  "'ship':'B4','set':{'ordered':true}",
  "'ship':'B4','set':{'depth':0}",
  "'ship':'B4','by':{'depth':1}",
  "'fleet':'Blue','set':{'flagship':'B4'}",
  "'remove':{'ship':'B4'}",
  "'add':{'link':{'kind':'held','a':'B4','b':'R1'}}",
  "'add':{'marker':{'kind':'card','owner':'Blue','ship':'B4'}}",
  "'add':{'marker':{'kind':'spared','ship':'B4'}}",
  "'set':{'active_ship':'B4'}",
};

/* Both give the same answer, and another request gets it again. */
static void
try_both (DeskFixture *a, DeskFixture *b, const char *request)
{
  g_autofree char *line = g_strdelimit (g_strdup (request), "'", '"');
  g_autofree char *first = NULL, *second = NULL;

  desk_send (a, line, -1);
  desk_send (b, line, -1);
  first = last_reply (a);
  second = last_reply (b);
  g_test_message ("%s %s", request, desk_code (a));
  g_assert_cmpstr (first, ==, second);
  if (!g_str_equal (desk_code (a), "ok") || strstr (request, "override") == NULL)
    return;

  desk_done (a, "{'do':'undo'}");
  desk_done (b, "{'do':'undo'}");
}

static void
try_by_hand (DeskFixture *a, DeskFixture *b, const char *viewer)
{
  const BonesTrack *tracks =
      bones_table_get_setup (bones_desk_get_table (a->desk))->ruleset->ship_tracks;

  for (guint i = 0; i < G_N_ELEMENTS (by_hand); i++)
    {
      g_autofree char *request = g_strdup_printf ("{'do':'override',%s%s}", by_hand[i], viewer);

      try_both (a, b, request);
    }

  for (; tracks->id != NULL; tracks++)
    for (gint value = -2; value < 9; value++)
      for (guint by = 0; by < 2; by++)
        {
          g_autofree char *request =
              g_strdup_printf ("{'do':'override','ship':'B4','%s':{'%s':%d}%s}",
                               by != 0 ? "by" : "set", tracks->id, value, viewer);

          try_both (a, b, request);
        }
}

/* What is in a lair is changed by hand by its own fleet, which gets exact answers. Whoever may not
 * know what lies there gets one answer, whatever it is. */
static void
test_lair_by_hand (DeskFixture *self, gconstpointer data)
{
  DeskFixture other = { NULL };
  g_autofree char *refused = NULL;

  desk_set_up (&other, NULL);
  begin_lair (self, "EX-MON-1");
  begin_lair (&other, "EX-MON-2");
  try_by_hand (self, &other, "");
  try_by_hand (self, &other, ",'viewer':'Red'");
  desk_refused (self, "{'do':'override','ship':'B4','set':{'lost_1':1},'viewer':'Blue'}",
                "bad-change");
  refused = last_reply (self);
  g_assert_nonnull (strstr (refused, "Ships of the class Reef Coil have no “lost_1”."));
  desk_done (self, "{'do':'override','ship':'B4','set':{'hull':4},'viewer':'Blue'}");
  desk_done (&other, "{'do':'override','ship':'B4','set':{'hull':2},'viewer':'Blue'}");
  try_both (self, &other, "{'do':'log','viewer':'Red'}");
  desk_tear_down (&other, NULL);
}

#define ADD(path, test)                                                                            \
  g_test_add ("/hands/" path, DeskFixture, NULL, desk_set_up, test, desk_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func (black_spot.path, &black_spot, test_same);
  g_test_add_data_func (man_o_war.path, &man_o_war, test_same);
  g_test_add_data_func ("/hands/by-hand/black-spot", &black_spot, test_by_hand);
  g_test_add_data_func ("/hands/by-hand/man-o-war", &man_o_war, test_by_hand);
  ADD ("own", test_own);
  ADD ("lair", test_lair);
  ADD ("lair/by-hand", test_lair_by_hand);
  ADD ("played", test_played);
  ADD ("real", test_real);
  g_test_add_func ("/hands/dealt", test_dealt);
  return g_test_run ();
}
