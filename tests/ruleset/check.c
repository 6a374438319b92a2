/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hands.h"
#include "ids.h"
#include "names.h"
#include "replay.h"
#include "script.h"

/* Describes the state of a battle in the words of battle_check(). */

typedef char *(*Describe) (Battle *battle, const char *wanted);

static BonesNames *
names_of (Battle *battle)
{
  return bones_names_new (battle->setup, battle->journal, battle_game (battle));
}

static char *
name_fleet (Battle *battle, guint fleet, const char *nobody)
{
  g_autoptr (BonesNames) names = names_of (battle);

  return g_strdup (fleet < battle_game (battle)->n_fleets ? bones_names_fleet (names, fleet)
                                                          : nobody);
}

static const BonesAsk *
get_ask (Battle *battle)
{
  return &battle_play (battle)->prompt;
}

static char *
join_words (GPtrArray *words)
{
  g_ptr_array_add (words, NULL);
  return g_strjoinv (",", (char **) words->pdata);
}

/* Questions */

static char *
describe_asks (Battle *battle, const char *wanted)
{
  return g_strdup (battle_play (battle)->stop == BONES_ASKING ? get_ask (battle)->what : "nothing");
}

static char *
describe_of (Battle *battle, const char *wanted)
{
  return name_fleet (battle, (guint) g_bit_nth_lsf (get_ask (battle)->who, -1), "table");
}

static char *
describe_about (Battle *battle, const char *wanted)
{
  g_autoptr (BonesNames) names = names_of (battle);
  const BonesAsk *ask = get_ask (battle);

  if (ask->ship == BONES_NO_SHIP)
    return g_strdup ("nobody");

  return ask->other == BONES_NO_SHIP ? g_strdup (bones_names_ship_id (names, ask->ship))
                                     : g_strconcat (bones_names_ship_id (names, ask->ship), ":",
                                                    bones_names_ship_id (names, ask->other), NULL);
}

static char *
describe_nth (Battle *battle, const char *wanted)
{
  return g_strdup_printf ("%u:%u", get_ask (battle)->nth, get_ask (battle)->of);
}

static char *
describe_run (Battle *battle, const char *wanted)
{
  static const char *const runs[] = {
    [BONES_ALONE] = "alone", [BONES_IN_RUN] = "goes-on", [BONES_ENDS_RUN] = "ends"
  };

  return g_strdup (runs[get_ask (battle)->run]);
}

static char *
word_choice (const BonesAsk *ask, guint value)
{
  if (bones_ask_names_fleets (ask))
    return g_strdup_printf ("fleet-%u", value + 1);

  if (bones_ask_names_markers (ask))
    return g_strdup_printf ("marker-%u", value + 1);

  return g_strdup (value < ask->n_ids ? ask->ids[value] : "(something else)");
}

static char *
describe_choices (Battle *battle, const char *wanted)
{
  const BonesAsk *ask = get_ask (battle);
  g_autoptr (GPtrArray) open = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < BONES_MAX_CHOICES; i++)
    if (bones_ask_allows (ask, i))
      g_ptr_array_add (open, word_choice (ask, i));

  return join_words (open);
}

static char *
describe_ships (Battle *battle, const char *wanted)
{
  g_autoptr (BonesNames) names = names_of (battle);
  g_autoptr (GPtrArray) open = g_ptr_array_new ();

  for (guint ship = 0; ship < battle_game (battle)->n_ships; ship++)
    if (bones_ask_allows (get_ask (battle), ship))
      g_ptr_array_add (open, (gpointer) bones_names_ship_id (names, ship));

  return join_words (open);
}

static char *
describe_squares (Battle *battle, const char *wanted)
{
  g_autoptr (GPtrArray) open = g_ptr_array_new_with_free_func (g_free);

  for (guint square = 0; square < BONES_MAX_CHOICES; square++)
    if (bones_ask_allows (get_ask (battle), square))
      g_ptr_array_add (open, bones_square_to_string (battle_system.ruleset->board, square));

  return join_words (open);
}

static char *
describe_hand_asked (Battle *battle, const char *wanted)
{
  const BonesAsk *ask = get_ask (battle);

  return g_strdup (ask->hand == BONES_FROM_HAND ? "from"
                   : ask->hand == BONES_TO_HAND ? "to"
                                                : "open");
}

/* The kind of the open card that it is about. */
static char *
describe_played (Battle *battle, const char *wanted)
{
  const guint played = get_ask (battle)->played;

  return g_strdup (played == 0 ? "nothing" : bones_hands_ids (battle->setup)[played - 1]);
}

/* How many of each card are left, of those that may come. */
static char *
describe_weights (Battle *battle, const char *wanted)
{
  const BonesAsk *ask = get_ask (battle);
  g_autoptr (GPtrArray) weights = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < MIN (ask->n_ids, BONES_MAX_CARD_KINDS); i++)
    if (ask->weights[i] > 0)
      g_ptr_array_add (weights, g_strdup_printf ("%s:%u", ask->ids[i], ask->weights[i]));

  return join_words (weights);
}

/* Which words ask it, if not the usual ones. */
static char *
describe_question (Battle *battle, const char *wanted)
{
  const char *question = get_ask (battle)->question;

  return g_strdup (question != NULL ? question : "usual");
}

static char *
describe_blank (Battle *battle, const char *wanted)
{
  return g_strdup (get_ask (battle)->blank ? "yes" : "no");
}

static char *
describe_draws (Battle *battle, const char *wanted)
{
  const BonesAsk *ask = get_ask (battle);

  return g_strdup (ask->kind != BONES_ASK_CARD ? "nobody" : ask->app_draws ? "app" : "people");
}

/* The answers that run a risk: "yes", "leave,scuttle". */
static char *
describe_risks (Battle *battle, const char *wanted)
{
  const BonesAsk *ask = get_ask (battle);
  const gboolean confirms = ask->kind == BONES_ASK_CONFIRM;
  g_autoptr (GPtrArray) risks = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < sizeof ask->risks * 8; i++)
    if ((ask->risks >> i & 1) != 0)
      g_ptr_array_add (risks,
                       confirms && i < 2 ? g_strdup (i == 1 ? "yes" : "no") : word_choice (ask, i));

  return join_words (risks);
}

/* The parts of a bonus: "decks:2,distance:-1". */
static char *
describe_terms (Battle *battle, const char *wanted)
{
  const BonesTerm *terms = get_ask (battle)->terms;
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < BONES_MAX_TERMS && terms[i].what != NULL; i++)
    g_string_append_printf (out, "%s%s:%d", i > 0 ? "," : "", terms[i].what, terms[i].value);

  return g_string_free (out, FALSE);
}

/* A number of the open question; NULL: @key is not one. */
static char *
describe_number (Battle *battle, const char *key)
{
  const BonesAsk *ask = get_ask (battle);
  const struct {
    const char *key;
    gint value;
  } numbers[] = {
    { "low", ask->low },         { "high", ask->high },
    { "needs", ask->needs },     { "bonus", ask->bonus },
    { "dice", ask->most },       { "most", ask->most },
    { "a", ask->values[0] },     { "b", ask->values[1] },
    { "c", ask->values[2] },     { "sides", ask->sides },
    { "half", ask->half },       { "rival_half", ask->rival_half },
    { "follows", ask->follows }, { "rival_dice", ask->rival_dice },
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (g_str_equal (key, numbers[i].key))
      return g_strdup_printf ("%d", numbers[i].value);

  return NULL;
}

/* Events */

/* "strikes:6,1@R1:B1": an event, its numbers, its ships. */
static char *
describe_event (const BonesNames *names, const BonesEvent *event)
{
  const gboolean one = event->ship != BONES_NO_SHIP, pair = one && event->other != BONES_NO_SHIP;

  return g_strdup_printf ("%s:%d,%d@%s%s%s", event->what, event->values[0], event->values[1],
                          one ? bones_names_ship_id (names, event->ship) : "", pair ? ":" : "",
                          pair ? bones_names_ship_id (names, event->other) : "");
}

static gboolean
is_told (const char *whole, const char *wanted)
{
  const gsize length = strlen (wanted);

  return g_str_has_prefix (whole, wanted) && strchr (":,@", whole[length]) != NULL;
}

/* @wanted if there was such an event, else all events. */
static char *
describe_told (Battle *battle, const char *wanted)
{
  g_autoptr (BonesNames) names = names_of (battle);
  const GArray *events = bones_replay_events (battle->replay);
  GString *all = g_string_new ("(told:");

  for (guint i = 0; i < events->len; i++)
    {
      g_autofree char *whole = describe_event (names, &g_array_index (events, BonesEvent, i));

      if (is_told (whole, wanted))
        {
          g_string_free (all, TRUE);
          return g_strdup (wanted);
        }

      g_string_append_printf (all, " %s", whole);
    }

  g_string_append_c (all, ')');
  return g_string_free (all, FALSE);
}

/* Actions */

static char *
describe_open (Battle *battle, const char *what)
{
  g_autofree char *sentence = g_strdelimit (g_strdup (what), ":", ' ');
  const char *why = battle_refusal (battle, sentence);

  return g_strdup (why != NULL ? why : what);
}

/* Whom the reason for a closed action names: a ship, or a fleet; else how many. */
static char *
describe_why (Battle *battle, const char *what)
{
  g_autoptr (BonesNames) names = names_of (battle);
  g_autofree char *sentence = g_strdelimit (g_strdup (what), ":", ' ');
  const BonesAction action = script_action (battle, sentence);
  BonesRefusal refusal;

  if (bones_play_is_open (battle_play (battle), &action, &refusal))
    return g_strdup ("(it is open)");

  return refusal.other != BONES_NO_SHIP  ? g_strdup (bones_names_ship_id (names, refusal.other))
         : refusal.fleet != BONES_NOBODY ? name_fleet (battle, refusal.fleet, "nobody")
         : refusal.values[0] > 0         ? g_strdup_printf ("%d", refusal.values[0])
                                         : g_strdup ("nobody");
}

static char *
describe_listed (Battle *battle, const char *wanted)
{
  g_autofree char *sentence = g_strdelimit (g_strdup (wanted), ":", ' ');
  const BonesAction action = script_action (battle, sentence);
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (BonesAction));

  battle_system.ruleset->actions (battle->setup, battle_game (battle), actions);
  for (guint i = 0; i < actions->len; i++)
    {
      const BonesAction *one = &g_array_index (actions, BonesAction, i);

      if (one->verb == action.verb && one->ship == action.ship && one->fleet == action.fleet)
        return g_strdup (wanted);
    }

  return g_strdup ("(is not)");
}

/* The round */

static char *
describe_steps (Battle *battle, const char *wanted)
{
  BonesStep steps[BONES_MAX_STEPS] = { 0 };
  const guint n = battle_system.ruleset->checklist (battle->setup, battle_game (battle), steps);
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (all,
                     g_strconcat (steps[i].state == BONES_STEP_NOW ? "*" : "", steps[i].id, NULL));

  return join_words (all);
}

static char *
describe_states (Battle *battle, const char *wanted)
{
  static const char *const states[] = { "done", "now", "to-come" };
  BonesStep steps[BONES_MAX_STEPS] = { 0 };
  const guint n = battle_system.ruleset->checklist (battle->setup, battle_game (battle), steps);
  g_autoptr (GPtrArray) all = g_ptr_array_new ();

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (all, (gpointer) states[steps[i].state]);

  return join_words (all);
}

static char *
describe_left (Battle *battle, const char *wanted)
{
  g_autoptr (BonesNames) names = names_of (battle);
  g_autoptr (GPtrArray) left = g_ptr_array_new ();
  g_autofree char *fleet = NULL, *ships = NULL;
  BonesStep steps[BONES_MAX_STEPS] = { 0 };
  const guint n = battle_system.ruleset->checklist (battle->setup, battle_game (battle), steps);
  guint now = 0;

  while (now < n && steps[now].state != BONES_STEP_NOW)
    now++;

  if (now == n)
    return g_strdup ("(no step is on)");

  for (guint ship = 0; ship < battle_game (battle)->n_ships; ship++)
    if ((steps[now].left[ship / 64] >> ship % 64 & 1) != 0)
      g_ptr_array_add (left, (gpointer) bones_names_ship_id (names, ship));

  g_assert_cmpuint (steps[now].n_left, ==, left->len);
  fleet = name_fleet (battle, steps[now].fleet, "nobody");
  ships = join_words (left);
  return g_strconcat (fleet, ":", ships, NULL);
}

static char *
describe_due (Battle *battle, const char *wanted)
{
  g_autoptr (BonesNames) names = names_of (battle);
  g_autoptr (GArray) due = g_array_new (FALSE, FALSE, sizeof (BonesReminder));
  GString *out = g_string_new (NULL);

  battle_system.ruleset->remind (battle->setup, battle_game (battle), due);
  for (guint i = 0; i < due->len; i++)
    {
      const BonesReminder *one = &g_array_index (due, BonesReminder, i);

      g_string_append_printf (out, "%s%s", i > 0 ? "," : "", one->what);
      if (one->ship != BONES_NO_SHIP)
        g_string_append_printf (out, ":%s", bones_names_ship_id (names, one->ship));
    }

  return g_string_free (out, FALSE);
}

static char *
describe_over (Battle *battle, const char *wanted)
{
  const BonesGame *game = battle_game (battle);

  return game->over ? name_fleet (battle, game->winner, "draw") : g_strdup ("no");
}

/* @wanted, "R2:Blue", if that fleet does not see that ship. */
static char *
describe_hidden (Battle *battle, const char *wanted)
{
  g_auto (GStrv) parts = g_strsplit (wanted, ":", 2);

  return g_strdup (battle_system.ruleset->hides (battle->setup, battle_game (battle),
                                                 battle_ship (battle, parts[0]),
                                                 battle_fleet (battle, parts[1]))
                       ? wanted
                       : "(is seen)");
}

/* Markers and links */

/* @wanted if a marker "ring" or "ring:B1" is on the table, else all markers. */
static char *
describe_marker (Battle *battle, const char *wanted)
{
  const BonesGame *game = battle_game (battle);
  const char *const *kinds = battle_system.ruleset->marker_kinds;
  g_auto (GStrv) parts = g_strsplit (wanted, ":", 2);
  const guint kind = script_index (kinds, parts[0]);
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

      g_string_append_printf (all, " %s:%u", kinds[marker->kind], marker->ship);
    }

  g_string_append_c (all, ')');
  return g_string_free (all, FALSE);
}

static char *
describe_linked (Battle *battle, const char *wanted)
{
  const BonesGame *game = battle_game (battle);
  g_auto (GStrv) parts = g_strsplit (wanted, ":", 3);
  const guint kind = script_index (battle_system.ruleset->link_kinds, parts[0]);
  const guint a = battle_ship (battle, parts[1]), b = battle_ship (battle, parts[2]);

  for (guint i = 0; i < game->n_links; i++)
    if (game->links[i].kind == kind && game->links[i].a == a && game->links[i].b == b)
      return g_strdup (wanted);

  return g_strdup ("(is not there)");
}

/* "loses:B1:cannon-1": a toll; "declared:roundshot:R1:B1:2"; "rolled:roundshot:R1:B1:4:6/1:crew-1":
 * what was declared, the die, the numbers, and each loss. */
static char *
describe_one_staged (const BonesNames *names, const BonesStaged *one)
{
  const BonesTrack *tracks = battle_system.ruleset->ship_tracks;
  const char *other = bones_names_ship_id (names, one->other);
  GString *out = g_string_new (NULL);

  if (one->state == BONES_STAGED_TOLL)
    g_string_printf (out, "%s:%s", one->what, other);
  else
    g_string_printf (out, "%s:%s:%s:%s",
                     one->state == BONES_STAGED_DECLARED ? "declared" : "rolled", one->what,
                     bones_names_ship_id (names, one->ship), other);

  if (one->state == BONES_STAGED_DECLARED)
    g_string_append_printf (out, ":%d", one->values[0]);
  else if (one->state == BONES_STAGED_ROLLED)
    g_string_append_printf (out, ":%u:%d/%d", one->face, one->total, one->values[1]);

  for (guint i = 0; i < BONES_MAX_COSTS && one->costs[i].points > 0; i++)
    g_string_append_printf (out, ":%s-%u", tracks[one->costs[i].track].id, one->costs[i].points);

  if (one->pending)
    g_string_append (out, ":pending");

  return g_string_free (out, FALSE);
}

static char *
describe_staged (Battle *battle, const char *wanted)
{
  g_autoptr (BonesNames) names = names_of (battle);
  g_autoptr (GArray) staged = g_array_new (FALSE, FALSE, sizeof (BonesStaged));
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_free);

  battle_system.ruleset->staging->list (battle->setup, battle_game (battle),
                                        bones_replay_events (battle->replay), staged);
  for (guint i = 0; i < staged->len; i++)
    g_ptr_array_add (all, describe_one_staged (names, &g_array_index (staged, BonesStaged, i)));

  return join_words (all);
}

static char *
describe_discarded (Battle *battle, const char *wanted)
{
  guint n = 0;

  for (guint deck = 0; deck < BONES_MAX_DECKS; deck++)
    for (guint card = 0; card < BONES_MAX_CARDS; card++)
      n += battle_game (battle)->cards[deck][card] == BONES_DISCARDED;

  return g_strdup_printf ("%u", n);
}

static const struct {
  const char *key;
  Describe describe;
} words[] = {
  { "asks", describe_asks },         { "of", describe_of },
  { "about", describe_about },       { "choices", describe_choices },
  { "ships", describe_ships },       { "squares", describe_squares },
  { "terms", describe_terms },       { "hand", describe_hand_asked },
  { "draws", describe_draws },       { "told", describe_told },
  { "can", describe_open },          { "listed", describe_listed },
  { "steps", describe_steps },       { "states", describe_states },
  { "left", describe_left },         { "due", describe_due },
  { "over", describe_over },         { "marker", describe_marker },
  { "marked", describe_marker },     { "linked", describe_linked },
  { "staged", describe_staged },     { "risks", describe_risks },
  { "hidden", describe_hidden },     { "nth", describe_nth },
  { "run", describe_run },           { "discarded", describe_discarded },
  { "played", describe_played },     { "blank", describe_blank },
  { "question", describe_question }, { "weights", describe_weights },
};

/* Ships and fleets */

static char *
describe_ship (Battle *battle, const char *id)
{
  return g_strdup (bones_status_ids[battle_game (battle)->ships[battle_ship (battle, id)].status]);
}

static char *
describe_holds (Battle *battle, guint fleet)
{
  const BonesHands *hands = battle_system.ruleset->hands;
  g_autoptr (GPtrArray) kinds = g_ptr_array_new ();

  for (guint card = 0; card < bones_hands_n_cards (battle->setup); card++)
    if (battle_game (battle)->cards[hands->deck][card] == BONES_IN_HAND + fleet)
      g_ptr_array_add (kinds, (gpointer) bones_hands_ids (
                                  battle->setup)[bones_hands_kind (battle->setup, card)]);

  return join_words (kinds);
}

static char *
describe_sight (Battle *battle, guint viewer)
{
  guint fleet = 0;

  while (fleet < battle_game (battle)->n_fleets
         && !battle_system.ruleset->sees_hand (battle->setup, battle_game (battle), viewer, fleet))
    fleet++;

  return name_fleet (battle, fleet, "nobody");
}

/* The banks that the turn of a ship shows. */
static char *
describe_banks (Battle *battle, guint ship)
{
  BonesTurnBank banks[BONES_MAX_BANKS] = { 0 };
  const guint n =
      battle_system.ruleset->turn->banks (battle->setup, battle_game (battle), ship, banks);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (ids, (gpointer) banks[i].id);

  return join_words (ids);
}

/* What a fleet or a ship has beside its tracks. */
static char *
describe_part (Battle *battle, const char *key)
{
  g_auto (GStrv) parts = g_strsplit (key, ".", 2);

  if (g_str_has_suffix (key, ".speed"))
    return g_strdup_printf ("%d", battle_system.ruleset->speed (battle->setup, battle_game (battle),
                                                                battle_ship (battle, parts[0])));

  if (g_str_has_suffix (key, ".tally"))
    return g_strdup_printf ("%u", battle_system.ruleset->tally (battle->setup, battle_game (battle),
                                                                battle_fleet (battle, parts[0])));

  if (g_str_has_suffix (key, ".banks"))
    return describe_banks (battle, battle_ship (battle, parts[0]));

  if (g_str_has_suffix (key, ".hand"))
    return g_strdup_printf ("%u",
                            battle_system.ruleset->hand_size (battle->setup, battle_game (battle),
                                                              battle_fleet (battle, parts[0])));

  if (g_str_has_suffix (key, ".holds"))
    return describe_holds (battle, battle_fleet (battle, parts[0]));

  return g_str_has_suffix (key, ".sees") ? describe_sight (battle, battle_fleet (battle, parts[0]))
                                         : NULL;
}

/* "untold=sunk": @wanted, unless it is so. */
static char *
describe_not (Battle *battle, Describe describe, const char *wanted)
{
  g_autofree char *found = describe (battle, wanted);

  return g_strdup (g_str_equal (found, wanted) ? "(is so)" : wanted);
}

/* The present value of @key in the form of @wanted; NULL: @key is a track. */
static char *
describe (Battle *battle, const char *key, const char *wanted)
{
  char *found =
      battle_system.describe != NULL ? battle_system.describe (battle, key, wanted) : NULL;

  if (found == NULL)
    found = describe_number (battle, key);

  if (found != NULL)
    return found;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (key, words[i].key))
      return words[i].describe (battle, wanted);
    else if (g_str_has_prefix (key, "un") && g_str_equal (key + 2, words[i].key))
      return describe_not (battle, words[i].describe, wanted);

  if (g_str_has_prefix (key, "why:"))
    return describe_why (battle, key + strlen ("why:"));

  if (strchr (key, ':') != NULL || bones_ruleset_verb (battle_system.ruleset, key) >= 0)
    return describe_open (battle, key);

  if (script_is_ship (key) && strchr (key, '.') == NULL)
    return describe_ship (battle, key);

  return describe_part (battle, key);
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
  g_auto (GStrv) all = g_strsplit (outcome, " ", -1);

  for (guint i = 0; all[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (all[i], "=", 2);
      g_autofree char *found = NULL;

      if (all[i][0] == '\0')
        continue;

      found = describe (battle, pair[0], pair[1]);
      if (found == NULL)
        check_place (battle, pair[0], pair[1]);
      else if (!g_str_equal (found, pair[1]))
        g_error ("\"%s\": found %s", all[i], found);
    }
}
