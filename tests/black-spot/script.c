/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "script.h"

#include <string.h>

static const char *const statuses[] = { "in-play", "sunk", "destroyed", "fled", "withdrawn", NULL };

guint
script_index (const char *const *ids, const char *text)
{
  for (guint i = 0; ids[i] != NULL; i++)
    if (g_str_equal (ids[i], text))
      return i;

  g_error ("\"%s\" is not among those that may be said", text);
}

BonesAction
script_action (Battle *battle, const char *sentence)
{
  g_auto (GStrv) words = g_strsplit (sentence, " ", 2);
  const gint verb = bones_ruleset_verb (&bones_black_spot, words[0]);
  BonesAction action = { verb, BONES_NO_SHIP, BONES_NO_SHIP, BONES_NOBODY };

  if (verb < 0)
    g_error ("there is no verb \"%s\"", words[0]);

  if (bs_verbs[verb].of == BONES_OF_SHIP)
    action.ship = battle_ship (battle, words[1]);
  else if (bs_verbs[verb].of == BONES_OF_FLEET)
    action.fleet = battle_fleet (battle, words[1]);

  return action;
}

gboolean
script_is_ship (const char *name)
{
  return g_ascii_isdigit (name[1]) || (g_ascii_islower (name[1]) && name[2] == '\0');
}

static guint
field_of (const char *name, const BonesTrack *tracks, const char *const *others)
{
  const gint track = bones_ruleset_track (tracks, name);

  return track >= 0 ? (guint) track : 0x100 + script_index (others, name);
}

BonesChange
script_place (Battle *battle, const char *name)
{
  static const char *const of_ships[] = { "status", "owner", "ordered", "kind", NULL };
  static const char *const of_fleets[] = { "status", "flagship", "keep_all", NULL };
  static const char *const of_tables[] = { "round", "step",   "wind", "active_ship",
                                           "order", "active", NULL };
  const gint option = bones_ruleset_option (&bones_black_spot, name);
  g_auto (GStrv) parts = g_strsplit (name, ".", 2);

  if (option >= 0)
    return (BonesChange){ .scope = BONES_SET_OPTION, .field = option };

  if (parts[1] == NULL)
    return (BonesChange){ .scope = BONES_SET_TABLE,
                          .field = field_of (name, bs_table_tracks, of_tables) };

  if (script_is_ship (parts[0]))
    return (BonesChange){ .scope = BONES_SET_SHIP,
                          .index = battle_ship (battle, parts[0]),
                          .field = field_of (parts[1], bs_ship_tracks, of_ships) };

  return (BonesChange){ .scope = BONES_SET_FLEET,
                        .index = battle_fleet (battle, parts[0]),
                        .field = field_of (parts[1], bs_fleet_tracks, of_fleets) };
}

guint
script_value (Battle *battle, const BonesChange *place, const char *text)
{
  if (g_ascii_isdigit (text[0]) && place->scope != BONES_SET_OPTION)
    return g_ascii_strtoull (text, NULL, 10);

  if (g_str_equal (text, "nobody"))
    return BONES_NOBODY;

  if (g_str_equal (text, "none"))
    return BONES_NO_SHIP;

  if (place->scope == BONES_SET_OPTION)
    {
      const BonesOption *option = &bs_options[place->field];

      return option->kind == BONES_OPTION_NUMBER   ? g_ascii_strtoull (text, NULL, 10)
             : option->kind == BONES_OPTION_SWITCH ? g_str_equal (text, "on")
                                                   : script_index (option->values, text);
    }

  if (place->scope == BONES_SET_SHIP && place->field == BONES_SHIP_STATUS)
    return script_index (statuses, text);

  if (place->scope == BONES_SET_SHIP && place->field == BONES_SHIP_OWNER)
    return battle_fleet (battle, text);

  if (place->scope == BONES_SET_TABLE && place->field == BONES_TABLE_WIND)
    return script_index (bs_wind_ids, text);

  if (place->scope == BONES_SET_TABLE && place->field == BONES_TABLE_ACTIVE)
    return battle_fleet (battle, text);

  return battle_ship (battle, text);
}

gint64
script_read (Battle *battle, const BonesChange *place)
{
  const BonesGame *game = battle_game (battle);
  const BonesShip *ship = &game->ships[place->index];
  const BonesFleet *fleet = &game->fleets[place->index % BONES_MAX_FLEETS];

  if (place->scope == BONES_SET_OPTION)
    return game->options[place->field];

  if (place->scope == BONES_SET_SHIP)
    return place->field == BONES_SHIP_STATUS    ? ship->status
           : place->field == BONES_SHIP_OWNER   ? ship->fleet
           : place->field == BONES_SHIP_ORDERED ? ship->ordered
                                                : ship->tracks[place->field];

  if (place->scope == BONES_SET_FLEET)
    return place->field == BONES_FLEET_FLAGSHIP   ? fleet->flagship
           : place->field == BONES_FLEET_KEEP_ALL ? fleet->keep_all
           : place->field == BONES_FLEET_STATUS   ? fleet->status
                                                  : fleet->tracks[place->field];

  return place->field == BONES_TABLE_WIND          ? game->wind
         : place->field == BONES_TABLE_ROUND       ? game->round
         : place->field == BONES_TABLE_STEP        ? game->step
         : place->field == BONES_TABLE_ACTIVE_SHIP ? game->active_ship
                                                   : game->tracks[place->field];
}

static guint
find_card (Battle *battle, guint kind, const GArray *changes)
{
  const BonesHands *hands = bones_black_spot.hands;
  const guint8 *cards = battle_game (battle)->cards[hands->deck];

  for (guint wanted = BONES_IN_PILE; wanted <= BONES_SPENT; wanted++)
    for (guint card = 0; card < hands->n_cards (battle->setup); card++)
      {
        gboolean taken = FALSE;

        for (guint i = 0; i < changes->len; i++)
          {
            const BonesChange *change = &g_array_index (changes, BonesChange, i);

            taken |= change->scope == BONES_SET_CARD && change->index == card;
          }

        if (!taken && cards[card] == wanted && hands->kind (battle->setup, card) == kind)
          return card;
      }

  g_error ("there is no card %u left", kind);
}

/* "Red.cards=lightning,rum": everything else that she holds goes back to the pile. */
static void
deal (Battle *battle, guint fleet, const char *kinds, GArray *changes)
{
  const BonesHands *hands = bones_black_spot.hands;
  g_auto (GStrv) wanted = g_strsplit (kinds, ",", -1);

  if (!battle_game (battle)->options[BS_FS_MAGIC])
    return;

  for (guint card = 0; card < hands->n_cards (battle->setup); card++)
    if (battle_game (battle)->cards[hands->deck][card] == BONES_IN_HAND + fleet)
      {
        const BonesChange back = { BONES_SET_CARD, hands->deck, card, 0, BONES_IN_PILE };

        g_array_append_val (changes, back);
      }

  for (guint i = 0; wanted[i] != NULL; i++)
    if (wanted[i][0] != '\0')
      {
        const guint card = find_card (battle, script_index (hands->ids, wanted[i]), changes);
        const BonesChange given = { BONES_SET_CARD, hands->deck, card, 0, BONES_IN_HAND + fleet };

        g_array_append_val (changes, given);
      }
}

/* "ring:B1:Red", "whirlpool::Red" */
static BonesChange
new_marker (Battle *battle, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", 3);
  const char *ship = parts[1] != NULL ? parts[1] : "";
  const char *fleet = parts[1] != NULL && parts[2] != NULL ? parts[2] : "";

  return (BonesChange){ .scope = BONES_ADD_MARKER,
                        .index = *fleet != '\0' ? battle_fleet (battle, fleet) : BONES_NOBODY,
                        .field = script_index (bones_black_spot.marker_kinds, parts[0]),
                        .value = *ship != '\0' ? battle_ship (battle, ship) : BONES_NO_SHIP };
}

static void
read_change (Battle *battle, const char *word, GArray *changes)
{
  g_auto (GStrv) pair = g_strsplit (word, "=", 2);
  BonesChange change;

  if (g_str_has_suffix (pair[0], ".cards"))
    {
      pair[0][strlen (pair[0]) - strlen (".cards")] = '\0';
      deal (battle, battle_fleet (battle, pair[0]), pair[1], changes);
      return;
    }

  if (g_str_equal (pair[0], "marker"))
    change = new_marker (battle, pair[1]);
  else if (g_str_equal (pair[0], "lift"))
    change = (BonesChange){ .scope = BONES_REMOVE_MARKER,
                            .index = script_index (bones_marker_ids, pair[1]) };
  else
    {
      change = script_place (battle, pair[0]);
      change.value = script_value (battle, &change, pair[1]);
    }

  g_array_append_val (changes, change);
}

void
battle_override (Battle *battle, const char *settings)
{
  g_auto (GStrv) words = g_strsplit (settings, " ", -1);
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (BonesChange));
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_OVERRIDE);

  for (guint i = 0; words[i] != NULL; i++)
    read_change (battle, words[i], changes);

  entry->n_changes = changes->len;
  entry->changes = (BonesChange *) g_array_free (g_steal_pointer (&changes), FALSE);
  battle_append (battle, entry);
}

/* Sets the values of a list: dice, ships, targets (each with its range), choices. */
static void
read_list (Battle *battle, const BonesAsk *ask, const char *text, BonesAnswer *answer)
{
  g_auto (GStrv) items = g_strsplit (text, " ", -1);

  for (guint i = 0; items[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (items[i], ":", 2);
      guint value = 0;

      if (items[i][0] == '\0')
        continue;

      if (ask->kind == BONES_ASK_DICE)
        value = g_ascii_strtoull (items[i], NULL, 10);
      else if (ask->kind == BONES_ASK_TARGETS || ask->kind == BONES_ASK_EFFECTS)
        value = battle_ship (battle, pair[0]) | script_index (ask->ids, pair[1]) << 8;
      else if (ask->kind == BONES_ASK_CHOICES)
        value = script_index (ask->ids, items[i]);
      else
        value = battle_ship (battle, items[i]);

      answer->values[answer->n++] = value;
    }
}

/* "booty", "booty:2", "booty*3", "booty:2*3" */
static void
read_reroll (const BonesAsk *ask, const char *text, BonesAnswer *answer)
{
  const char *die = strchr (text, ':'), *number = strchr (text, '*');
  g_autofree char *word = g_strndup (text, strcspn (text, ":*"));

  answer->values[0] = script_index (ask->ids, word);
  answer->n = 1;
  if (answer->values[0] != BONES_REROLL_SPEND)
    return;

  answer->values[1] = die != NULL ? g_ascii_strtoull (die + 1, NULL, 10) : 0;
  answer->values[2] = number != NULL ? g_ascii_strtoull (number + 1, NULL, 10) : 1;
  answer->n = 3;
}

static guint
read_word (Battle *battle, const BonesAsk *ask, const char *text)
{
  switch (ask->kind)
    {
    case BONES_ASK_INCHES:
      return (guint) (g_ascii_strtod (text, NULL) * 2) * 50;
    case BONES_ASK_NUMBER:
      return g_ascii_strtoull (text, NULL, 10);
    case BONES_ASK_SHIP:
      return battle_ship (battle, text);
    case BONES_ASK_CONFIRM:
      return g_str_equal (text, "yes");
    default:
      return ask->ids == bones_fleet_ids ? battle_fleet (battle, text)
                                         : script_index (ask->ids, text);
    }
}

static void
say (Battle *battle, const char *token)
{
  const BonesAsk *ask = &battle_play (battle)->prompt;
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ANSWER);
  BonesAnswer *answer = &entry->answer;

  if (battle_play (battle)->stop != BONES_ASKING)
    g_error ("\"%s\" is said, and nothing is asked", token);

  answer->key = ask->key;
  answer->kind = ask->kind;
  answer->source = ask->kind == BONES_ASK_DICE ? BONES_FROM_TABLE : BONES_FROM_PERSON;
  if (token[0] == '[' || token[0] == '{')
    {
      g_autofree char *list = g_strndup (token + 1, strlen (token) - 2);

      read_list (battle, ask, list, answer);
    }
  else if (ask->kind == BONES_ASK_REROLL)
    read_reroll (ask, token, answer);
  else
    answer->values[answer->n++] = read_word (battle, ask, token);

  if (bones_answer_fits (ask, answer) != BONES_FITS)
    g_error ("\"%s\" does not answer \"%s\" (%s %u %u)", token, ask->what, ask->key.rule,
             ask->key.subject, ask->key.ordinal);

  battle_append (battle, entry);
}

/* The next word or bracket of @script, which is moved on; NULL at its end. */
static char *
next_token (const char **script)
{
  const char *start = *script + strspn (*script, " ");
  const gsize length =
      *start == '[' || *start == '{' ? strcspn (start, "]}") + 1 : strcspn (start, " ");

  *script = start + length;
  return *start != '\0' ? g_strndup (start, length) : NULL;
}

static void
start (Battle *battle, const char *sentence)
{
  BonesEntry *entry;
  const char *why = battle_refusal (battle, sentence);

  if (why != NULL)
    g_error ("\"%s\" is closed: %s", sentence, why);

  entry = bones_entry_new (BONES_ENTRY_ACTION);
  entry->action = script_action (battle, sentence);
  battle_append (battle, entry);
}

static void
say_all (Battle *battle, const char *answers)
{
  for (char *token = next_token (&answers); token != NULL; token = next_token (&answers))
    {
      if (token[0] == '!')
        battle_override (battle, token + 1);
      else if (token[0] == '~')
        start (battle, g_strdelimit (token + 1, ":", ' '));
      else
        say (battle, token);

      g_free (token);
    }
}

void
battle_do (Battle *battle, const char *script)
{
  g_auto (GStrv) sentences = g_strsplit (script, ";", -1);

  for (guint i = 0; sentences[i] != NULL; i++)
    {
      char *sentence = g_strstrip (sentences[i]);
      const gsize head = strcspn (sentence, ":");
      g_autofree char *what = g_strndup (sentence, head);

      if (sentence[0] == '+' || sentence[0] == '!')
        say_all (battle, sentence + (sentence[0] == '+' ? 1 : 0));
      else if (sentence[0] != '\0')
        {
          start (battle, what);
          say_all (battle, sentence[head] == ':' ? sentence + head + 1 : "");
        }
    }
}
