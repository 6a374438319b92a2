/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "script.h"

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
  const gint verb = bones_ruleset_verb (&bones_naval_duel, words[0]);
  BonesAction action = { verb, BONES_NO_SHIP, BONES_NO_SHIP, BONES_NOBODY };

  if (verb < 0)
    g_error ("there is no verb \"%s\"", words[0]);

  if (nd_verbs[verb].of == BONES_OF_SHIP)
    action.ship = battle_ship (battle, words[1]);
  else if (nd_verbs[verb].of == BONES_OF_FLEET)
    action.fleet = battle_fleet (battle, words[1]);

  return action;
}

gboolean
script_is_ship (const char *name)
{
  return g_ascii_isdigit (name[1]);
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
  const gint option = bones_ruleset_option (&bones_naval_duel, name);
  g_auto (GStrv) parts = g_strsplit (name, ".", 2);

  if (option >= 0)
    return (BonesChange){ .scope = BONES_SET_OPTION, .field = option };

  if (parts[1] == NULL)
    return (BonesChange){ .scope = BONES_SET_TABLE,
                          .field = field_of (name, nd_table_tracks, of_tables) };

  if (script_is_ship (parts[0]))
    return (BonesChange){ .scope = BONES_SET_SHIP,
                          .index = battle_ship (battle, parts[0]),
                          .field = field_of (parts[1], nd_ship_tracks, of_ships) };

  return (BonesChange){ .scope = BONES_SET_FLEET,
                        .index = battle_fleet (battle, parts[0]),
                        .field = field_of (parts[1], nd_fleet_tracks, of_fleets) };
}

static gint64
read_option (guint field, const char *text)
{
  const BonesOption *option = &nd_options[field];

  if (option->kind == BONES_OPTION_NUMBER)
    return g_ascii_strtoll (text, NULL, 10);

  return option->kind == BONES_OPTION_SWITCH ? g_str_equal (text, "on")
                                             : (gint64) script_index (option->values, text);
}

/* A field that is no track. */
static gint64
read_field (Battle *battle, const BonesChange *place, const char *text)
{
  if ((place->scope == BONES_SET_SHIP && place->field == BONES_SHIP_STATUS)
      || (place->scope == BONES_SET_FLEET && place->field == BONES_FLEET_STATUS))
    return script_index (statuses, text);

  if (g_str_equal (text, "none"))
    return BONES_NO_SHIP;

  if (g_str_equal (text, "nobody"))
    return BONES_NOBODY;

  if (g_ascii_isdigit (text[0]))
    return g_ascii_strtoll (text, NULL, 10);

  return script_is_ship (text) ? battle_ship (battle, text) : battle_fleet (battle, text);
}

gint64
script_value (Battle *battle, const BonesChange *place, const char *text)
{
  const BonesTrack *tracks = place->scope == BONES_SET_SHIP    ? nd_ship_tracks
                             : place->scope == BONES_SET_FLEET ? nd_fleet_tracks
                                                               : nd_table_tracks;

  if (place->scope == BONES_SET_OPTION)
    return read_option (place->field, text);

  if (place->field >= 0x100)
    return read_field (battle, place, text);

  return tracks[place->field].show == BONES_SHOW_WORD
             ? (gint64) script_index (tracks[place->field].ids, text)
             : g_ascii_strtoll (text, NULL, 10) + tracks[place->field].base;
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
    return place->field == BONES_FLEET_FLAGSHIP ? fleet->flagship
           : place->field == BONES_FLEET_STATUS ? fleet->status
                                                : fleet->tracks[place->field];

  return place->field == BONES_TABLE_ROUND         ? game->round
         : place->field == BONES_TABLE_STEP        ? game->step
         : place->field == BONES_TABLE_ACTIVE_SHIP ? game->active_ship
                                                   : game->tracks[place->field];
}

/* Whether one of @changes puts it into a hand. */
static gboolean
is_dealt (const GArray *changes, guint card)
{
  for (guint i = 0; i < changes->len; i++)
    {
      const BonesChange *change = &g_array_index (changes, BonesChange, i);

      if (change->scope == BONES_SET_CARD && change->index == card
          && change->value >= BONES_IN_HAND)
        return TRUE;
    }

  return FALSE;
}

static guint
find_card (Battle *battle, guint kind, const GArray *changes)
{
  const guint8 *cards = battle_game (battle)->cards[ND_DECK];

  for (guint wanted = BONES_IN_PILE; wanted <= BONES_SPENT; wanted++)
    for (guint card = 0; card < nd_hands.n_cards (battle->setup); card++)
      if (!is_dealt (changes, card) && cards[card] == wanted
          && nd_hands.kind (battle->setup, card) == kind)
        return card;

  g_error ("there is no card %u left", kind);
}

/* All cards at @from go to @to. */
static void
move_cards (Battle *battle, guint from, guint to, GArray *changes)
{
  for (guint card = 0; card < nd_hands.n_cards (battle->setup); card++)
    if (battle_game (battle)->cards[ND_DECK][card] == from)
      {
        const BonesChange moved = { BONES_SET_CARD, ND_DECK, card, 0, to };

        g_array_append_val (changes, moved);
      }
}

/* "Red.cards=maneuver,crows_nest": everything else that she holds goes back to the pile. */
static void
deal (Battle *battle, guint fleet, const char *kinds, GArray *changes)
{
  g_auto (GStrv) wanted = g_strsplit (kinds, ",", -1);

  move_cards (battle, BONES_IN_HAND + fleet, BONES_IN_PILE, changes);
  for (guint i = 0; wanted[i] != NULL; i++)
    if (wanted[i][0] != '\0')
      {
        const guint card = find_card (battle, script_index (nd_card_ids, wanted[i]), changes);
        const BonesChange given = { BONES_SET_CARD, ND_DECK, card, 0, BONES_IN_HAND + fleet };

        g_array_append_val (changes, given);
      }
}

/* "roundshot:R1:B1" */
static BonesChange
new_link (Battle *battle, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", 3);

  return (BonesChange){ .scope = BONES_ADD_LINK,
                        .index = battle_ship (battle, parts[1]),
                        .field = script_index (nd_link_kinds, parts[0]),
                        .value = battle_ship (battle, parts[2]) };
}

/* "Blue,Red" */
static gint64
pack_order (Battle *battle, const char *text)
{
  g_auto (GStrv) fleets = g_strsplit (text, ",", -1);
  const guint n = text[0] != '\0' ? g_strv_length (fleets) : 0;
  gint64 packed = (gint64) 0xf << n * 4;

  for (guint i = 0; i < n; i++)
    packed |= (gint64) battle_fleet (battle, fleets[i]) << i * 4;

  return packed;
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

  if (g_str_equal (pair[0], "discards"))
    {
      move_cards (battle, BONES_IN_PILE, BONES_DISCARDED, changes);
      return;
    }

  if (g_str_equal (pair[0], "link"))
    change = new_link (battle, pair[1]);
  else if (g_str_equal (pair[0], "unlink"))
    change =
        (BonesChange){ .scope = BONES_REMOVE_LINK, .index = g_ascii_strtoull (pair[1], NULL, 10) };
  else
    {
      change = script_place (battle, pair[0]);
      change.value = g_str_equal (pair[0], "order") ? pack_order (battle, pair[1])
                                                    : script_value (battle, &change, pair[1]);
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
    if (words[i][0] != '\0')
      read_change (battle, words[i], changes);

  entry->n_changes = changes->len;
  entry->changes = (BonesChange *) g_array_free (g_steal_pointer (&changes), FALSE);
  battle_append (battle, entry);
}

static guint
read_word (Battle *battle, const BonesAsk *ask, const char *text)
{
  switch (ask->kind)
    {
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
  if (token[0] == '[')
    {
      g_autofree char *list = g_strndup (token + 1, strlen (token) - 2);
      g_auto (GStrv) dice = g_strsplit (list, " ", -1);

      for (guint i = 0; dice[i] != NULL; i++)
        answer->values[answer->n++] = g_ascii_strtoull (dice[i], NULL, 10);
    }
  else if (ask->kind != BONES_ASK_DICE)
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
  const gsize length = *start == '[' ? strcspn (start, "]") + 1 : strcspn (start, " ");

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
