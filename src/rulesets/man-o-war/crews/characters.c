/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Characters of the set beside the Admiral and the wizard: captains, engineers, heroes. They are
 * bought when the fleets are fitted out, stand on a ship as markers, and go down with her. */
#include "man-o-war.h"

static const MwCharacter *
character_of (const BonesSetup *setup, guint kind)
{
  return &((const MwContent *) setup->content)->characters[kind];
}

static gboolean
is_aboard (const BonesSetup *setup, const BonesMarker *marker, guint ship)
{
  return marker->kind == MW_CHARACTER && marker->ship == ship
         && marker->values[0] < ((const MwContent *) setup->content)->n_characters;
}

gboolean
mw_is_anybody_on (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  for (guint i = 0; i < game->n_markers; i++)
    if (is_aboard (setup, &game->markers[i], ship))
      return TRUE;

  return FALSE;
}

gboolean
mw_is_character_on (const BonesSetup *setup, const BonesGame *game, guint ship, guint kind)
{
  for (guint i = 0; i < game->n_markers; i++)
    if (is_aboard (setup, &game->markers[i], ship) && game->markers[i].values[0] == kind
        && game->markers[i].owner == game->ships[ship].fleet)
      return TRUE;

  return FALSE;
}

gboolean
mw_is_flag_on (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  for (guint i = 0; i < game->n_markers; i++)
    if (is_aboard (setup, &game->markers[i], ship)
        && game->markers[i].owner == game->ships[ship].fleet
        && character_of (setup, game->markers[i].values[0])->flag)
      return TRUE;

  return FALSE;
}

gint
mw_admirals_of (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  return mw_admiral_on (game, ship) == game->ships[ship].fleet || mw_is_flag_on (setup, game, ship);
}

/* Each is there once in a fleet. */
static gboolean
is_engaged (const BonesGame *game, guint fleet, guint kind)
{
  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == MW_CHARACTER && game->markers[i].owner == fleet
        && game->markers[i].values[0] == kind)
      return TRUE;

  return FALSE;
}

/* Asks which character @fleet buys: n_characters if none. @forced: only of those that a limit of
 * its race wants, because its roster has named others. */
static BONES_ASKS gboolean
ask_character (BonesPlay *play, guint fleet, guint ordinal, gboolean forced, guint *kind)
{
  const MwContent *content = play->setup->content;
  const BonesRoster *roster = g_ptr_array_index (play->setup->rosters, fleet);
  BonesAsk ask = mw_ask_fleet (BONES_ASK_CHOICE, "character", "MW-FLT-10", fleet, ordinal);
  gboolean any = FALSE;

  *kind = content->n_characters;
  bones_ask_offer (&ask, content->character_ids, 0);
  ask.prices = content->character_prices;
  bones_ask_open (&ask, content->n_characters);
  for (guint i = 0; i < content->n_characters; i++)
    if (mw_is_character_for (play->setup, i, roster->faction) && !is_engaged (&play->game, fleet, i)
        && mw_room_aboard (play, fleet, MW_LIMITED_CHARACTERS, i + 1) > 0
        && content->characters[i].points <= mw_points_left (play, fleet)
        && (!forced || mw_is_wanted (play, fleet, i)))
      {
        bones_ask_open (&ask, i);
        ask.risks |= G_GUINT64_CONSTANT (1) << i; /* it costs points */
        any = TRUE;
      }

  if (!any)
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return ask_character (play, fleet, ordinal, forced, kind);

  return bones_ask_choice (play, &ask, kind);
}

static BONES_ASKS gboolean
ask_ship (BonesPlay *play, guint fleet, guint kind, guint *ship)
{
  BonesAsk ask = mw_ask_fleet (BONES_ASK_SHIP, "character-ship", "MW-FLT-10", fleet, kind);

  ask.values[0] = (gint32) kind;
  for (guint i = 0; i < play->game.n_ships; i++)
    if (bones_game_sails_for (&play->game, i, fleet) && mw_is_vessel (play->setup, &play->game, i))
      bones_ask_open (&ask, i);

  if (mw_pick_anew (play, &ask, FALSE))
    return ask_ship (play, fleet, kind, ship);

  return mw_pick_ship (play, &ask, ship);
}

static void
board_character (BonesPlay *play, guint fleet, guint kind, guint ship)
{
  BonesMarker *marker = bones_game_add_marker (&play->game, MW_CHARACTER, fleet);

  if (marker == NULL)
    return;

  marker->ship = (guint16) ship;
  marker->values[0] = (guint16) kind;
  bones_tell_ship (play, "character-aboard", "MW-FLT-10", ship, (gint) kind);
}

/* Those that the roster names, whose prices are part of the fleet's. Returns how many. */
static guint
board_characters_of_roster (BonesPlay *play, guint fleet)
{
  const MwContent *content = play->setup->content;
  guint n = 0;

  for (guint ship = 0; ship < play->game.n_ships; ship++)
    {
      const BonesRosterShip *bought = mw_as_bought (play->setup, &play->game, fleet, ship);

      for (guint i = 0;
           bought != NULL && bought->characters != NULL && bought->characters[i] != NULL; i++)
        {
          const guint kind = mw_find_character (content, bought->characters[i]);

          if (kind == content->n_characters || is_engaged (&play->game, fleet, kind)
              || !mw_is_vessel (play->setup, &play->game, ship))
            continue;

          board_character (play, fleet, kind, ship);
          n++;
        }
    }

  return n;
}

gboolean
mw_engage_characters (BonesPlay *play, guint fleet)
{
  const guint n = ((const MwContent *) play->setup->content)->n_characters;
  const gboolean forced = board_characters_of_roster (play, fleet) > 0;

  for (guint i = 0; i < n; i++)
    {
      guint kind, ship;

      if (!ask_character (play, fleet, i, forced, &kind))
        return FALSE;

      if (kind == n)
        return TRUE;

      if (!ask_ship (play, fleet, kind, &ship))
        return FALSE;

      if (ship == BONES_NO_SHIP)
        continue;

      play->game.fleets[fleet].tracks[MW_SPENT] += character_of (play->setup, kind)->points;
      board_character (play, fleet, kind, ship);
    }

  return TRUE;
}

guint
mw_lose_characters_of_set (const BonesSetup *setup, BonesGame *game, guint ship, guint spared)
{
  for (guint i = 0; i < game->n_markers; i++)
    {
      const BonesMarker marker = game->markers[i];
      guint16 *honours;

      if (!is_aboard (setup, &marker, ship) || marker.owner == spared
          || marker.owner >= game->n_fleets)
        continue;

      honours = &game->tracks[MW_HONOURS_LOST + marker.owner];
      *honours = (guint16) MIN (*honours + character_of (setup, marker.values[0])->honours, 999);
      bones_game_drop_marker (game, i);
      mw_discard_hand (setup, game, marker.owner);
      return marker.values[0];
    }

  return MW_MAX_CHARACTERS;
}

void
mw_tell_characters_lost (BonesPlay *play, const char *rule, guint ship, guint spared)
{
  guint kind;

  while ((kind = mw_lose_characters_of_set (play->setup, &play->game, ship, spared))
         < MW_MAX_CHARACTERS)
    bones_tell_ship (play, "character-lost", rule, ship, (gint) kind);
}
