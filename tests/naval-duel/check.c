/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "names.h"
#include "script.h"

static char *
describe_choices (const BonesAsk *ask)
{
  g_autoptr (GPtrArray) open = g_ptr_array_new ();

  for (guint i = 0; i < BONES_MAX_CHOICES; i++)
    if (bones_ask_allows (ask, i))
      g_ptr_array_add (open, (gpointer) (i < ask->n_ids ? ask->ids[i] : "(something else)"));

  g_ptr_array_add (open, NULL);
  return g_strjoinv (",", (char **) open->pdata);
}

static char *
describe_asked_ships (Battle *battle, const BonesAsk *ask)
{
  g_autoptr (BonesNames) names = bones_names_new (battle->setup, battle->journal, NULL);
  GString *out = g_string_new (NULL);

  for (guint ship = 0; ship < battle_game (battle)->n_ships; ship++)
    if (bones_ask_allows (ask, ship))
      g_string_append_printf (out, "%s%s", out->len > 0 ? "," : "",
                              bones_names_ship_id (names, ship));

  return g_string_free (out, FALSE);
}

/* Whom a question is about: "R1", "R1:B1", "nobody". */
static char *
describe_subject (Battle *battle, const BonesAsk *ask)
{
  g_autoptr (BonesNames) names = bones_names_new (battle->setup, battle->journal, NULL);

  if (ask->ship == BONES_NO_SHIP)
    return g_strdup ("nobody");

  return ask->other == BONES_NO_SHIP ? g_strdup (bones_names_ship_id (names, ask->ship))
                                     : g_strconcat (bones_names_ship_id (names, ask->ship), ":",
                                                    bones_names_ship_id (names, ask->other), NULL);
}

static char *
name_fleet (Battle *battle, guint fleet, const char *nobody)
{
  g_autoptr (BonesNames) names = bones_names_new (battle->setup, battle->journal, NULL);

  return g_strdup (fleet < battle_game (battle)->n_fleets ? bones_names_fleet (names, fleet)
                                                          : nobody);
}

static char *
describe_end (Battle *battle)
{
  const BonesGame *game = battle_game (battle);

  return game->over ? name_fleet (battle, game->winner, "draw") : g_strdup ("no");
}

static char *
describe_ship (Battle *battle, const char *id)
{
  static const char *const statuses[] = { "in-play", "sunk", "destroyed", "fled", "withdrawn" };

  return g_strdup (statuses[battle_game (battle)->ships[battle_ship (battle, id)].status]);
}

/* "strikes:6,1@R1:B1": an event, its numbers, its ships. */
static char *
describe_event (const BonesNames *names, const BonesEvent *event)
{
  const gboolean pair = event->ship != BONES_NO_SHIP && event->other != BONES_NO_SHIP;

  return g_strdup_printf ("%s:%d,%d@%s:%s", event->what, event->values[0], event->values[1],
                          pair ? bones_names_ship_id (names, event->ship) : "",
                          pair ? bones_names_ship_id (names, event->other) : "");
}

/* "strikes", "strikes:6,1" or "strikes:6,1@R1:B1" when such an event was told, else what was told
 * in its place. */
static char *
describe_told (Battle *battle, const char *wanted)
{
  g_autoptr (BonesNames) names = bones_names_new (battle->setup, battle->journal, NULL);
  const GArray *events = bones_replay_events (battle->replay);
  GString *all = g_string_new ("(told:");
  const gsize length = strlen (wanted);

  for (guint i = 0; i < events->len; i++)
    {
      g_autofree char *whole = describe_event (names, &g_array_index (events, BonesEvent, i));

      if (g_str_has_prefix (whole, wanted) && strchr (":@", whole[length]) != NULL)
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

static char *
describe_tray (Battle *battle)
{
  const BonesGame *game = battle_game (battle);
  guint n = 0;

  for (guint i = 0; i < game->n_links; i++)
    n += game->links[i].kind != 0 && game->links[i].kind <= ND_AMMUNITIONS;

  return g_strdup_printf ("%u", n);
}

static char *
describe_link (Battle *battle, const char *wanted)
{
  const BonesGame *game = battle_game (battle);
  g_auto (GStrv) parts = g_strsplit (wanted, ":", 3);
  const guint kind = script_index (nd_link_kinds, parts[0]);
  const guint a = battle_ship (battle, parts[1]), b = battle_ship (battle, parts[2]);

  for (guint i = 0; i < game->n_links; i++)
    if (game->links[i].kind == kind && game->links[i].a == a && game->links[i].b == b)
      return g_strdup (wanted);

  return g_strdup ("(is not there)");
}

static char *
describe_holds (Battle *battle, guint fleet)
{
  const BonesGame *game = battle_game (battle);
  g_autoptr (GPtrArray) kinds = g_ptr_array_new ();

  for (guint card = 0; card < nd_hands.n_cards (battle->setup); card++)
    if (game->cards[ND_DECK][card] == BONES_IN_HAND + fleet)
      g_ptr_array_add (kinds, (gpointer) nd_card_ids[nd_hands.kind (battle->setup, card)]);

  g_ptr_array_add (kinds, NULL);
  return g_strjoinv (",", (char **) kinds->pdata);
}

static char *
describe_sight (Battle *battle, guint viewer)
{
  guint fleet = 0;

  while (fleet < battle_game (battle)->n_fleets
         && !nd_sees_hand (battle->setup, battle_game (battle), viewer, fleet))
    fleet++;

  return name_fleet (battle, fleet, "nobody");
}

/* What is known of a fleet beside its tracks. */
static char *
describe_fleet (Battle *battle, const char *key)
{
  g_auto (GStrv) parts = g_strsplit (key, ".", 2);

  if (g_str_has_suffix (key, ".hand"))
    return g_strdup_printf (
        "%u", nd_hand_size (battle->setup, battle_game (battle), battle_fleet (battle, parts[0])));

  if (g_str_has_suffix (key, ".holds"))
    return describe_holds (battle, battle_fleet (battle, parts[0]));

  return g_str_has_suffix (key, ".sees") ? describe_sight (battle, battle_fleet (battle, parts[0]))
                                         : NULL;
}

static char *
describe_phase (Battle *battle)
{
  static const char *const phases[] = { "set-up", "draw", "move", "broadside", "boarding" };

  return g_strdup (phases[battle_game (battle)->step]);
}

/* The checklist: "done,now,to-come,to-come". */
static char *
describe_steps (Battle *battle)
{
  static const char *const states[] = { "done", "now", "to-come" };
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  BonesStep steps[BONES_MAX_STEPS] = { 0 };
  const guint n = nd_checklist (battle->setup, battle_game (battle), steps);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (all, (gpointer) states[steps[i].state]);

  g_ptr_array_add (all, NULL);
  return g_strjoinv (",", (char **) all->pdata);
}

/* Who orders in the step that is on, and which ships: "Red:R1,B2", "nobody:". */
static char *
describe_left (Battle *battle)
{
  g_autoptr (BonesNames) names = bones_names_new (battle->setup, battle->journal, NULL);
  g_autoptr (GPtrArray) left = g_ptr_array_new ();
  g_autofree char *fleet = NULL, *ships = NULL;
  BonesStep steps[BONES_MAX_STEPS] = { 0 };
  const BonesStep *now = steps;

  nd_checklist (battle->setup, battle_game (battle), steps);
  while (now->state != BONES_STEP_NOW)
    now++;

  for (guint ship = 0; ship < battle_game (battle)->n_ships; ship++)
    if ((now->left[ship / 64] >> ship % 64 & 1) != 0)
      g_ptr_array_add (left, (gpointer) bones_names_ship_id (names, ship));

  g_assert_cmpuint (now->n_left, ==, left->len);
  g_ptr_array_add (left, NULL);
  fleet = name_fleet (battle, now->fleet, "nobody");
  ships = g_strjoinv (",", (char **) left->pdata);
  return g_strconcat (fleet, ":", ships, NULL);
}

/* Whether an action is offered, open or closed: @what if so. */
static char *
describe_listed (Battle *battle, const char *what)
{
  g_autofree char *sentence = g_strdelimit (g_strdup (what), ":", ' ');
  const BonesAction wanted = script_action (battle, sentence);
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (BonesAction));

  nd_actions (battle->setup, battle_game (battle), actions);
  for (guint i = 0; i < actions->len; i++)
    {
      const BonesAction *one = &g_array_index (actions, BonesAction, i);

      if (one->verb == wanted.verb && one->ship == wanted.ship && one->fleet == wanted.fleet)
        return g_strdup (what);
    }

  return g_strdup ("(is not)");
}

static char *
describe_unlisted (Battle *battle, const char *what)
{
  g_autofree char *found = describe_listed (battle, what);

  return g_strdup (g_str_equal (found, what) ? "(is)" : what);
}

/* All that is due: "will-sink:B1,last-turn". */
static char *
describe_due (Battle *battle)
{
  g_autoptr (BonesNames) names = bones_names_new (battle->setup, battle->journal, NULL);
  g_autoptr (GArray) due = g_array_new (FALSE, FALSE, sizeof (BonesReminder));
  GString *out = g_string_new (NULL);

  nd_remind (battle->setup, battle_game (battle), due);
  for (guint i = 0; i < due->len; i++)
    {
      const BonesReminder *one = &g_array_index (due, BonesReminder, i);

      g_string_append_printf (out, "%s%s", i > 0 ? "," : "", one->what);
      if (one->ship != BONES_NO_SHIP)
        g_string_append_printf (out, ":%s", bones_names_ship_id (names, one->ship));
    }

  return g_string_free (out, FALSE);
}

/* What is asked. */
static char *
describe_prompt (Battle *battle, const char *key)
{
  const BonesPlay *play = battle_play (battle);
  const BonesAsk *ask = &play->prompt;

  if (g_str_equal (key, "asks"))
    return g_strdup (play->stop == BONES_ASKING ? ask->what : "nothing");

  if (g_str_equal (key, "of"))
    return name_fleet (battle, (guint) g_bit_nth_lsf (ask->who, -1), "table");

  if (g_str_equal (key, "about"))
    return describe_subject (battle, ask);

  if (g_str_equal (key, "choices"))
    return describe_choices (ask);

  if (g_str_equal (key, "ships"))
    return describe_asked_ships (battle, ask);

  if (g_str_equal (key, "low"))
    return g_strdup_printf ("%u", ask->low);

  if (g_str_equal (key, "high"))
    return g_strdup_printf ("%u", ask->high);

  if (g_str_equal (key, "bonus"))
    return g_strdup_printf ("%d", ask->bonus);

  if (g_str_equal (key, "a"))
    return g_strdup_printf ("%d", ask->values[0]);

  if (g_str_equal (key, "hand"))
    return g_strdup (ask->hand == BONES_FROM_HAND ? "from"
                     : ask->hand == BONES_TO_HAND ? "to"
                                                  : "open");

  return g_str_equal (key, "dice") ? g_strdup_printf ("%u", ask->most) : NULL;
}

/* What stands in the place of @key, in the form in which @wanted says it. */
static char *
describe (Battle *battle, const char *key, const char *wanted)
{
  char *prompt = describe_prompt (battle, key);

  if (prompt != NULL)
    return prompt;

  if (g_str_equal (key, "told"))
    return describe_told (battle, wanted);

  if (g_str_equal (key, "untold"))
    return g_strdup (battle_count (battle, wanted) > 0 ? "(was told)" : wanted);

  if (g_str_equal (key, "can"))
    return describe_open (battle, wanted);

  if (g_str_equal (key, "next"))
    return name_fleet (battle, nd_next_fleet (battle_game (battle)), "nobody");

  if (g_str_equal (key, "phase"))
    return describe_phase (battle);

  if (g_str_equal (key, "over"))
    return describe_end (battle);

  if (g_str_equal (key, "tray"))
    return describe_tray (battle);

  if (g_str_equal (key, "steps"))
    return describe_steps (battle);

  if (g_str_equal (key, "left"))
    return describe_left (battle);

  if (g_str_equal (key, "listed"))
    return describe_listed (battle, wanted);

  if (g_str_equal (key, "unlisted"))
    return describe_unlisted (battle, wanted);

  if (g_str_equal (key, "due"))
    return describe_due (battle);

  if (g_str_equal (key, "linked"))
    return describe_link (battle, wanted);

  if (strchr (key, ':') != NULL || bones_ruleset_verb (&bones_naval_duel, key) >= 0)
    return describe_open (battle, key);

  if (script_is_ship (key) && strchr (key, '.') == NULL)
    return describe_ship (battle, key);

  return describe_fleet (battle, key);
}

static void
check_place (Battle *battle, const char *key, const char *wanted)
{
  const BonesChange place = script_place (battle, key);
  const gint64 value = script_read (battle, &place), right = script_value (battle, &place, wanted);

  if (value != right)
    g_error ("%s is %" G_GINT64_FORMAT " away from %s", key, value - right, wanted);
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
