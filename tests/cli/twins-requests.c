/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Requests made by chance from the list of verbs and their members, valid and not. */

#include "twins.h"

#include "desk.h"
#include "hands.h"
#include "protocol-content.h"
#include "protocol-fleet.h"
#include "protocol-game.h"
#include "protocol-odds.h"
#include "protocol-play.h"
#include "protocol-rulesets.h"
#include "protocol-state.h"
#include "table-play.h"

#include <string.h>

BonesTable *
twins_table (Twins *twins, guint i)
{
  return bones_desk_get_table (twins->desks[i].desk);
}

const BonesGame *
twins_game (Twins *twins, guint i)
{
  return &bones_table_get_play (twins_table (twins, i))->game;
}

/* The verbs and what their members are: see make_value(). */
static const struct {
  const char *verb, *members;
} verbs[] = {
  { "rulesets", "ruleset:y edition:w" },
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
  { "games", "search:w archived:b" },
  { "rename", "game:n title:w" },
  { "archive", "game:n archived:b" },
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
  bones_state_verbs,    bones_play_verbs,    bones_odds_verbs,
};

guint
twins_below (Twins *twins, guint end)
{
  return (guint) g_rand_int_range (twins->dice, 0, (gint32) MAX (end, 1));
}

static const char *
pick (Twins *twins, const char *const *from)
{
  return from[twins_below (twins, g_strv_length ((char **) from))];
}

static const char *
any_card (Twins *twins)
{
  const BonesSetup *setup = bones_table_get_setup (twins_table (twins, 0));
  const char *const *ids = setup->ruleset->hands != NULL ? bones_hands_ids (setup) : NULL;
  const System *system = twins->system;
  const guint which = twins_below (twins, 10);

  if (ids == NULL || which == 0)
    return which % 2 == 0 ? "none" : "ace of spades";

  if (which < 6 && system->planted[0][0] != NULL)
    return system->planted[which % 2][which / 2 % 2];

  return ids[twins_below (twins, bones_hands_n_kinds (setup))];
}

static const char *
any_track (Twins *twins)
{
  const BonesRuleset *ruleset = bones_table_get_setup (twins_table (twins, 0))->ruleset;
  const BonesTrack *of[] = { ruleset->ship_tracks, ruleset->fleet_tracks, ruleset->table_tracks };
  const BonesTrack *tracks = of[twins_below (twins, 3)];
  guint n = 0;

  while (tracks[n].id != NULL)
    n++;

  n = twins_below (twins, n);
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

  if (prompt == NULL || !json_object_has_member (prompt, "options") || twins_below (twins, 5) == 0)
    return pick (twins, usual);

  options = json_object_get_array_member (prompt, "options");
  if (json_array_get_length (options) == 0)
    return pick (twins, usual);

  return json_object_get_string_member (
      json_array_get_object_element (options, twins_below (twins, json_array_get_length (options))),
      "id");
}

static const char *
any_action (Twins *twins)
{
  const BonesVerb *all = bones_table_get_setup (twins_table (twins, 0))->ruleset->verbs;
  guint n = 0;

  while (all[n].id != NULL)
    n++;

  return all[twins_below (twins, n)].id;
}

static const char *
any_key (Twins *twins)
{
  const BonesOption *all = bones_table_get_setup (twins_table (twins, 0))->ruleset->options;
  guint n = 0;

  while (all[n].key != NULL)
    n++;

  return all[twins_below (twins, n)].key;
}

/* The number of a card that one of the Blues holds, or of any card. */
static guint
any_number (Twins *twins)
{
  const BonesSetup *setup = bones_table_get_setup (twins_table (twins, 0));
  const BonesGame *game = twins_game (twins, twins_below (twins, 2));
  const guint n = setup->ruleset->hands != NULL ? bones_hands_n_cards (setup) : 0;
  const guint from = twins_below (twins, n);

  for (guint i = 0; i < n && twins_below (twins, 100) != 0; i++)
    if (game->cards[setup->ruleset->hands->deck][(from + i) % n] == BONES_IN_HAND + 1)
      return (from + i) % n;

  return twins_below (twins, 160);
}

static void
append_thing (Twins *twins, GString *out)
{
  static const char *const places[] = { "pile", "discarded", "spent", "nowhere", NULL };
  const BonesHands *hands = bones_table_get_setup (twins_table (twins, 0))->ruleset->hands;
  const guint deck =
      hands != NULL && twins_below (twins, 4) > 0 ? hands->deck : twins_below (twins, 2);
  const guint way = twins_below (twins, 9);

  if (way < 3)
    g_string_append_printf (out, "{\"card\":{\"card\":\"%s\",\"hand\":\"%s\"}}", any_card (twins),
                            twins_below (twins, 2) == 0 ? "Red" : "Blue");
  else if (way < 5)
    g_string_append_printf (out, "{\"card\":{\"card\":\"%s\",\"place\":\"%s\"}}", any_card (twins),
                            pick (twins, places));
  else if (way < 7)
    g_string_append_printf (out, "{\"card\":{\"deck\":%u,\"number\":%u,\"place\":\"%s\"}}", deck,
                            any_number (twins), pick (twins, places));
  else if (way == 7)
    g_string_append_printf (out, "{\"link\":{\"kind\":\"held\",\"a\":\"B4\",\"b\":\"R1\"}}");
  else
    g_string_append_printf (out, "{\"ship\":\"B%u\"}", 1 + twins_below (twins, 5));
}

static void append_value (Twins *twins, GString *out, char kind);

static void
append_list (Twins *twins, GString *out, char kind)
{
  g_string_append_c (out, '[');
  for (guint n = twins_below (twins, 3), i = 0; i < n; i++)
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
      g_string_append_printf (out, "%u", twins_below (twins, twins_below (twins, 4) == 0 ? 40 : 7));
      break;
    case 'm':
      g_string_append (out, "2");
      break;
    case 'b':
      g_string_append (out, twins_below (twins, 4) > 0 ? "true" : "false");
      break;
    case 'x':
      append_thing (twins, out);
      break;
    case 'z':
      g_string_append_printf (out, "{\"%s\":%d}", any_track (twins),
                              (gint) twins_below (twins, 12) - 3);
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

char *
twins_make_request (Twins *twins)
{
  /* what is about the battle comes more often */
  const guint from = twins_below (twins, 8) == 0 ? 0 : 31;
  const guint which = from + twins_below (twins, G_N_ELEMENTS (verbs) - from);
  g_auto (GStrv) members = g_strsplit (verbs[which].members, " ", -1);
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "{\"do\":\"%s\"", verbs[which].verb);
  for (guint i = 0; members[i] != NULL && *members[i] != '\0'; i++)
    {
      const char *colon = strchr (members[i], ':');
      const char kinds[] = "sfwcnb";
      const gboolean wrong = twins_below (twins, 25) == 0;

      if (twins_below (twins, g_str_has_prefix (members[i], "viewer") ? 2 : 5) == 0)
        continue;

      g_string_append_printf (out, ",\"%.*s\":", (gint) (colon - members[i]), members[i]);
      append_value (twins, out, wrong ? kinds[twins_below (twins, sizeof kinds - 1)] : colon[1]);
    }

  g_string_append_c (out, '}');
  return g_string_free (out, FALSE);
}

void
twins_test_verbs (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (all_verbs); i++)
    for (const BonesDeskVerb *verb = all_verbs[i]; verb->name != NULL; verb++)
      {
        gboolean there = FALSE;

        for (guint n = 0; n < G_N_ELEMENTS (verbs); n++)
          there |= g_str_equal (verbs[n].verb, verb->name);

        if (!there)
          g_error ("tests/cli/twins-requests.c does not say what the members of “%s” are",
                   verb->name);
      }
}
