/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "script.h"

#include "fields.h"
#include "hands.h"
#include "ids.h"

#include <string.h>

/* Changes by hand. */

guint
script_option (const BonesOption *option, const char *text)
{
  if (option->kind == BONES_OPTION_NUMBER)
    return g_ascii_strtod (text, NULL) * (option->halves ? 2 : 1);

  return option->kind == BONES_OPTION_SWITCH ? (guint) g_str_equal (text, "on")
                                             : script_index (option->values, text);
}

/* Scripts write underscores, and "kind" for the class. */
static guint
field_of (guint scope, const char *name)
{
  const gint track = bones_ruleset_track (bones_scope_tracks (battle_system.ruleset, scope), name);
  g_autofree char *id = g_strdelimit (g_strdup (name), "_", '-');
  gint field;

  if (track >= 0)
    return (guint) track;

  field =
      bones_field_lookup (battle_system.ruleset, scope, g_str_equal (id, "kind") ? "class" : id);
  g_assert_cmpint (field, >=, BONES_FIRST_FIELD);
  return (guint) field;
}

BonesChange
script_place (Battle *battle, const char *name)
{
  const BonesRuleset *ruleset = battle_system.ruleset;
  const gint option = bones_ruleset_option (ruleset, name);
  g_auto (GStrv) parts = g_strsplit (name, ".", 2);

  if (option >= 0)
    return (BonesChange){ .scope = BONES_SET_OPTION, .field = option };

  if (parts[1] == NULL)
    return (BonesChange){ .scope = BONES_SET_TABLE, .field = field_of (BONES_SET_TABLE, name) };

  if (script_is_ship (parts[0]))
    return (BonesChange){ .scope = BONES_SET_SHIP,
                          .index = battle_ship (battle, parts[0]),
                          .field = field_of (BONES_SET_SHIP, parts[1]) };

  return (BonesChange){ .scope = BONES_SET_FLEET,
                        .index = battle_fleet (battle, parts[0]),
                        .field = field_of (BONES_SET_FLEET, parts[1]) };
}

/* The number that a word stands for. */
static gint64
read_name (Battle *battle, const char *text)
{
  if (g_str_equal (text, "none"))
    return BONES_NO_SHIP;

  if (g_str_equal (text, "nobody"))
    return BONES_NOBODY;

  return script_is_ship (text) ? battle_ship (battle, text) : battle_fleet (battle, text);
}

/* A field that is not a track. */
static gint64
read_field (Battle *battle, const BonesChange *place, const char *text)
{
  if (g_ascii_isdigit (text[0]))
    return g_ascii_strtoll (text, NULL, 10);

  switch (bones_game_field (place->scope, place->field)->kind)
    {
    case BONES_VALUE_STATUS:
      return script_index (bones_status_ids, text);
    case BONES_VALUE_CLASS:
      return bones_ruleset_kind (battle->setup, text);
    case BONES_VALUE_WIND:
      return script_index (bones_wind_ids, text);
    default:
      return read_name (battle, text);
    }
}

static gint64
read_track (Battle *battle, const BonesTrack *track, const char *text)
{
  const gboolean number = g_ascii_isdigit (text[0]) || text[0] == '-';

  if (number)
    return g_ascii_strtoll (text, NULL, 10) + track->base;

  if (track->show == BONES_SHOW_SQUARE)
    return bones_square_from_string (battle_system.ruleset->board, text);

  return track->show == BONES_SHOW_WORD ? (gint64) script_index (track->ids, text)
                                        : read_name (battle, text);
}

gint64
script_value (Battle *battle, const BonesChange *place, const char *text)
{
  const BonesRuleset *ruleset = battle_system.ruleset;
  const BonesTrack *tracks = bones_scope_tracks (ruleset, place->scope);

  if (place->scope == BONES_SET_OPTION)
    return script_option (&ruleset->options[place->field], text);

  return place->field >= BONES_FIRST_FIELD ? read_field (battle, place, text)
                                           : read_track (battle, &tracks[place->field], text);
}

gint64
script_read (Battle *battle, const BonesChange *place)
{
  const BonesGame *game = battle_game (battle);
  const BonesGameField *field = bones_game_field (place->scope, place->field);
  gconstpointer subject = bones_scope_subject ((BonesGame *) game, place->scope, place->index);

  if (place->scope == BONES_SET_OPTION)
    return game->options[place->field];

  if (field != NULL)
    return bones_game_field_get (field, subject);

  return place->scope == BONES_SET_SHIP    ? ((const BonesShip *) subject)->tracks[place->field]
         : place->scope == BONES_SET_FLEET ? ((const BonesFleet *) subject)->tracks[place->field]
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
  const BonesHands *hands = battle_system.ruleset->hands;
  const guint8 *cards = battle_game (battle)->cards[hands->deck];

  for (guint wanted = BONES_IN_PILE; wanted <= BONES_SPENT; wanted++)
    for (guint card = 0; card < bones_hands_n_cards (battle->setup); card++)
      if (!is_dealt (changes, card) && cards[card] == wanted
          && bones_hands_kind (battle->setup, card) == kind)
        return card;

  g_error ("there is no card %u left", kind);
}

/* Moves all cards from @from to @to. */
static void
move_cards (Battle *battle, guint from, guint to, GArray *changes)
{
  const BonesHands *hands = battle_system.ruleset->hands;

  for (guint card = 0; card < bones_hands_n_cards (battle->setup); card++)
    if (battle_game (battle)->cards[hands->deck][card] == from)
      {
        const BonesChange moved = { BONES_SET_CARD, hands->deck, card, 0, to };

        g_array_append_val (changes, moved);
      }
}

/* "Red.cards=lightning,rum": other cards of the hand go back to the pile. */
static void
deal (Battle *battle, guint fleet, const char *kinds, GArray *changes)
{
  const BonesHands *hands = battle_system.ruleset->hands;
  g_auto (GStrv) wanted = g_strsplit (kinds, ",", -1);

  if (!bones_hands_are_held (battle->setup, battle_game (battle)))
    return;

  move_cards (battle, BONES_IN_HAND + fleet, BONES_IN_PILE, changes);
  for (guint i = 0; wanted[i] != NULL; i++)
    if (wanted[i][0] != '\0')
      {
        const guint card =
            find_card (battle, script_index (bones_hands_ids (battle->setup), wanted[i]), changes);
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
                        .field = script_index (battle_system.ruleset->marker_kinds, parts[0]),
                        .value = *ship != '\0' ? battle_ship (battle, ship) : BONES_NO_SHIP };
}

/* "roundshot:R1:B1" */
static BonesChange
new_link (Battle *battle, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", 3);

  return (BonesChange){ .scope = BONES_ADD_LINK,
                        .index = battle_ship (battle, parts[1]),
                        .field = script_index (battle_system.ruleset->link_kinds, parts[0]),
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

static BonesChange
read_one (Battle *battle, const char *name, const char *text)
{
  BonesChange change;

  if (g_str_equal (name, "marker"))
    return new_marker (battle, text);

  if (g_str_equal (name, "link"))
    return new_link (battle, text);

  if (g_str_equal (name, "lift"))
    return (BonesChange){ .scope = BONES_REMOVE_MARKER, .index = script_marker (text) };

  if (g_str_equal (name, "unlink"))
    return (BonesChange){ .scope = BONES_REMOVE_LINK, .index = g_ascii_strtoull (text, NULL, 10) };

  change = script_place (battle, name);
  change.value = g_str_equal (name, "order") ? pack_order (battle, text)
                                             : script_value (battle, &change, text);
  return change;
}

static void
read_changes (Battle *battle, const char *word, GArray *changes)
{
  g_auto (GStrv) pair = g_strsplit (word, "=", 2);
  BonesChange change;

  if (g_str_has_suffix (pair[0], ".cards"))
    {
      pair[0][strlen (pair[0]) - strlen (".cards")] = '\0';
      deal (battle, battle_fleet (battle, pair[0]), pair[1], changes);
    }
  else if (g_str_equal (pair[0], "join"))
    battle_system.ruleset->join (battle->setup, battle_game (battle), changes);
  else if (g_str_equal (pair[0], "discards"))
    move_cards (battle, BONES_IN_PILE, BONES_DISCARDED, changes);
  else
    {
      change = read_one (battle, pair[0], pair[1]);
      g_array_append_val (changes, change);
    }
}

void
battle_override (Battle *battle, const char *settings)
{
  g_auto (GStrv) words = g_strsplit (settings, " ", -1);
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (BonesChange));
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_OVERRIDE);

  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      read_changes (battle, words[i], changes);

  entry->n_changes = changes->len;
  entry->changes = (BonesChange *) g_array_free (g_steal_pointer (&changes), FALSE);
  battle_append (battle, entry);
}

void
battle_override_one (Battle *battle, BonesChange change, const char *text)
{
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_OVERRIDE);

  entry->changes = g_memdup2 (&change, sizeof change);
  entry->n_changes = 1;
  entry->text = g_strdup (text);
  battle_append (battle, entry);
}
