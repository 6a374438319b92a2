/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "names.h"
#include "script.h"

#include <string.h>

static char *
describe_choices (const BonesAsk *ask)
{
  g_autoptr (GPtrArray) open = g_ptr_array_new ();

  for (guint i = 0; i < ask->n_ids; i++)
    if (bones_ask_allows (ask, i))
      g_ptr_array_add (open, (gpointer) ask->ids[i]);

  g_ptr_array_add (open, NULL);
  return g_strjoinv (",", (char **) open->pdata);
}

static char *
describe_asked_ships (Battle *battle, const BonesAsk *ask)
{
  g_autoptr (BonesNames) names =
      bones_names_new (battle->setup, battle->journal, battle_game (battle));
  GString *out = g_string_new (NULL);

  for (guint ship = 0; ship < battle_game (battle)->n_ships; ship++)
    if (bones_ask_allows (ask, ship))
      g_string_append_printf (out, "%s%s", out->len > 0 ? "," : "",
                              bones_names_ship_id (names, ship));

  return g_string_free (out, FALSE);
}

static char *
describe_end (Battle *battle)
{
  const BonesGame *game = battle_game (battle);
  const BonesRoster *roster;

  if (!game->over || game->winner == BONES_NOBODY)
    return g_strdup (game->over ? "draw" : "no");

  roster = g_ptr_array_index (battle->setup->rosters, game->winner);
  return g_strdup (roster->name);
}

static char *
describe_next (Battle *battle)
{
  const guint fleet = bs_next_fleet (battle->setup, battle_game (battle));
  const BonesRoster *roster;

  if (fleet == BONES_NOBODY)
    return g_strdup ("nobody");

  roster = g_ptr_array_index (battle->setup->rosters, fleet);
  return g_strdup (roster->name);
}

static char *
describe_ship (Battle *battle, const char *id)
{
  static const char *const statuses[] = { "in-play", "sunk", "destroyed", "fled", "withdrawn" };
  const guint ship = battle_ship (battle, id);

  return g_strdup (bs_is_hull (battle_game (battle), ship)
                       ? "hull"
                       : statuses[battle_game (battle)->ships[ship].status]);
}

/* "ram-won:5,3" when such an event was told, else what was told in its place. */
static char *
describe_told (Battle *battle, const char *wanted)
{
  const GArray *events = bones_replay_events (battle->replay);
  GString *all = g_string_new ("(told:");

  for (guint i = 0; i < events->len; i++)
    {
      const BonesEvent *event = &g_array_index (events, BonesEvent, i);
      g_autofree char *whole =
          g_strdup_printf ("%s:%d,%d", event->what, event->values[0], event->values[1]);

      if (g_str_equal (event->what, wanted) || g_str_equal (whole, wanted))
        {
          g_string_free (all, TRUE);
          return g_strdup (wanted);
        }

      g_string_append_printf (all, " %s", whole);
    }

  g_string_append_c (all, ')');
  return g_string_free (all, FALSE);
}

static char *
describe_open (Battle *battle, const char *what)
{
  g_autofree char *sentence = g_strdelimit (g_strdup (what), ":", ' ');
  const char *why = battle_refusal (battle, sentence);

  return g_strdup (why != NULL ? why : what);
}

/* Whether "fire:R1" is among what a player would think of: @what if so, else "not". */
static char *
describe_listed (Battle *battle, const char *what)
{
  g_autofree char *sentence = g_strdelimit (g_strdup (what), ":", ' ');
  const BonesAction wanted = script_action (battle, sentence);
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (BonesAction));

  bs_actions (battle->setup, battle_game (battle), actions);
  for (guint i = 0; i < actions->len; i++)
    {
      const BonesAction *action = &g_array_index (actions, BonesAction, i);

      if (action->verb == wanted.verb && action->ship == wanted.ship
          && action->fleet == wanted.fleet)
        return g_strdup (what);
    }

  return g_strdup ("not");
}

static char *
describe_unlisted (Battle *battle, const char *what)
{
  g_autofree char *found = describe_listed (battle, what);

  return g_strdup (g_str_equal (found, what) ? "(is listed)" : what);
}

static char *
describe_bucket (Battle *battle)
{
  static const char *const buckets[] = { "none",     "boarding",  "sloops",
                                         "frigates", "men-o-war", "special-models" };

  return g_strdup (buckets[bs_current_bucket (battle->setup, battle_game (battle))]);
}

static char *
describe_asker (Battle *battle)
{
  const gint fleet = g_bit_nth_lsf (battle_play (battle)->prompt.who, -1);
  const BonesRoster *roster;

  if (fleet < 0)
    return g_strdup ("table");

  roster = g_ptr_array_index (battle->setup->rosters, fleet);
  return g_strdup (roster->name);
}

/* Whether a marker "ring" or "ring:B1" is on the table: @wanted if so, else what is. */
static char *
describe_markers (Battle *battle, const char *wanted)
{
  const BonesGame *game = battle_game (battle);
  g_auto (GStrv) parts = g_strsplit (wanted, ":", 2);
  const guint kind = script_index (bones_black_spot.marker_kinds, parts[0]);
  const guint ship = parts[1] != NULL ? battle_ship (battle, parts[1]) : BONES_NO_SHIP;
  GString *all = g_string_new ("(there are:");

  for (guint i = 0; i < game->n_markers; i++)
    {
      const BonesMarker *marker = &game->markers[i];

      if (marker->kind == kind && (parts[1] == NULL || marker->ship == ship))
        {
          g_string_free (all, TRUE);
          return g_strdup (wanted);
        }

      g_string_append_printf (all, " %s:%u", bones_black_spot.marker_kinds[marker->kind],
                              marker->ship);
    }

  g_string_append_c (all, ')');
  return g_string_free (all, FALSE);
}

static char *
describe_unmarked (Battle *battle, const char *wanted)
{
  g_autofree char *found = describe_markers (battle, wanted);

  return g_strdup (g_str_equal (found, wanted) ? "(is there)" : wanted);
}

/* "wind,initiative,*magic,boarding", the one that is due starred. */
static char *
describe_steps (Battle *battle)
{
  BonesStep steps[BONES_MAX_STEPS];
  const guint n = bs_checklist (battle->setup, battle_game (battle), steps);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (out, "%s%s%s", i > 0 ? "," : "",
                            steps[i].state == BONES_STEP_NOW ? "*" : "", steps[i].id);

  return g_string_free (out, FALSE);
}

static char *
describe_hand (Battle *battle, const char *key)
{
  g_autofree char *name = g_strndup (key, strcspn (key, "."));

  return g_strdup_printf ("%u", bones_black_spot.hand_size (battle->setup, battle_game (battle),
                                                            battle_fleet (battle, name)));
}

/* What is asked, of whom, and what may be answered; NULL: @key is about something else. */
static char *
describe_question (Battle *battle, const char *key)
{
  const BonesPlay *play = battle_play (battle);

  if (g_str_equal (key, "asks"))
    return g_strdup (play->stop == BONES_ASKING ? play->prompt.what : "nothing");

  if (g_str_equal (key, "of"))
    return describe_asker (battle);

  if (g_str_equal (key, "choices"))
    return describe_choices (&play->prompt);

  if (g_str_equal (key, "ships"))
    return describe_asked_ships (battle, &play->prompt);

  if (g_str_equal (key, "low"))
    return g_strdup_printf ("%u", play->prompt.low);

  if (g_str_equal (key, "high"))
    return g_strdup_printf ("%u", play->prompt.high);

  if (g_str_equal (key, "draws"))
    return g_strdup (play->prompt.kind != BONES_ASK_CARD ? "nobody"
                     : play->prompt.app_draws            ? "app"
                                                         : "people");

  return NULL;
}

/* How the battle goes, and what lies on the table; NULL: @key is about something else. */
static char *
describe_table (Battle *battle, const char *key, const char *wanted)
{
  if (g_str_equal (key, "next"))
    return describe_next (battle);

  if (g_str_equal (key, "bucket"))
    return describe_bucket (battle);

  if (g_str_equal (key, "steps"))
    return describe_steps (battle);

  if (g_str_equal (key, "over"))
    return describe_end (battle);

  if (g_str_equal (key, "marker"))
    return describe_markers (battle, wanted);

  if (g_str_equal (key, "unmarked"))
    return describe_unmarked (battle, wanted);

  if (g_str_has_suffix (key, ".hand"))
    return describe_hand (battle, key);

  return script_is_ship (key) && strchr (key, '.') == NULL ? describe_ship (battle, key) : NULL;
}

/* What stands in the place of @key, in the form in which @wanted says it; NULL: it is a track. */
static char *
describe (Battle *battle, const char *key, const char *wanted)
{
  char *found = describe_question (battle, key);

  if (found != NULL)
    return found;

  if (g_str_equal (key, "told"))
    return describe_told (battle, wanted);

  if (g_str_equal (key, "untold"))
    return g_strdup (battle_count (battle, wanted) > 0 ? "(was told)" : wanted);

  if (g_str_equal (key, "can"))
    return describe_open (battle, wanted);

  if (g_str_equal (key, "lists"))
    return describe_listed (battle, wanted);

  if (g_str_equal (key, "unlisted"))
    return describe_unlisted (battle, wanted);

  if (strchr (key, ':') != NULL || bones_ruleset_verb (&bones_black_spot, key) >= 0)
    return describe_open (battle, key);

  return describe_table (battle, key, wanted);
}

static void
check_place (Battle *battle, const char *key, const char *wanted)
{
  const BonesChange place = script_place (battle, key);
  const gint64 value = script_read (battle, &place);

  if (value != script_value (battle, &place, wanted))
    g_error ("%s is %" G_GINT64_FORMAT ", not %s", key, value, wanted);
}

void
battle_check (Battle *battle, const char *outcome)
{
  g_auto (GStrv) words = g_strsplit (outcome, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);
      g_autofree char *found = NULL;

      if (words[i][0] == '\0')
        continue;

      found = describe (battle, pair[0], pair[1]);
      if (found == NULL)
        check_place (battle, pair[0], pair[1]);
      else if (!g_str_equal (found, pair[1]))
        g_error ("\"%s\": found %s", words[i], found);
    }
}
