/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "beasts.h"

#define SUMMONED 4 /* or more */

gboolean
mw_ask_placed (BonesPlay *play, const char *what, const char *rule, guint fleet, guint ordinal)
{
  static const char *const ids[] = { "placed", NULL };
  BonesAsk ask = mw_ask_fleet (BONES_ASK_CHOICE, what, rule, fleet, ordinal);
  guint choice;

  ask.values[0] = (gint32) ordinal + 1;
  bones_ask_offer (&ask, ids, 1 << 0);
  return bones_ask_choice (play, &ask, &choice);
}

/* A monster of @fleet that has no lair yet, or BONES_NO_SHIP. */
static guint
next_to_place (const BonesPlay *play, guint fleet)
{
  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (bones_game_sails_for (&play->game, ship, fleet)
        && mw_is_class (play->setup, &play->game, ship, MW_MONSTER)
        && play->game.ships[ship].tracks[MW_DEPTH] == MW_NO_BEAST)
      return ship;

  return BONES_NO_SHIP;
}

gboolean
mw_hides (const BonesSetup *setup, const BonesGame *game, guint ship, guint viewer)
{
  const guint depth = game->ships[ship].tracks[MW_DEPTH];

  return mw_is_class (setup, game, ship, MW_MONSTER) && game->ships[ship].fleet != viewer
         && (depth == MW_LAIR || depth == MW_NO_BEAST);
}

/* MW-SET-05: face down, so nothing is said but that it lies there. */
gboolean
mw_place_lairs (BonesPlay *play)
{
  const guint first = MAX (play->game.tracks[MW_FIRST_SIDE], 1) - 1;
  guint missing = 0;

  for (guint i = 0; missing < play->game.n_fleets; i++)
    {
      const guint fleet = (first + i) % play->game.n_fleets;
      const guint ship = next_to_place (play, fleet);

      missing = ship == BONES_NO_SHIP ? missing + 1 : 0;
      if (ship == BONES_NO_SHIP)
        continue;

      if (!mw_ask_placed (play, "lair", "MW-SET-05", fleet, i / play->game.n_fleets))
        return FALSE;

      play->game.ships[ship].tracks[MW_DEPTH] = MW_LAIR;
      bones_tell_fleet (play, "lair-placed", "MW-SET-05", fleet, 0, 0);
    }

  return TRUE;
}

/* MW-END-08, MW-MON-07: nobody is told which. */
void
mw_heal_in_lairs (BonesPlay *play)
{
  for (guint ship = 0; ship < play->game.n_ships; ship++)
    {
      guint16 *tracks = play->game.ships[ship].tracks;

      if (!bones_game_in_play (&play->game, ship) || tracks[MW_DEPTH] != MW_LAIR
          || tracks[MW_HULL] == 0)
        continue;

      tracks[MW_HULL]--;
      bones_tell_fleet (play, "heals-in-lair", "MW-MON-07", play->game.ships[ship].fleet, 0, 0);
    }
}

gboolean
mw_may_summon (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const guint16 *tracks = game->ships[ship].tracks;

  if (tracks[MW_DEPTH] != MW_LAIR)
    return mw_refuse (refusal, "not-in-lair", "MW-MON-02");

  if (game->ships[ship].ordered)
    return mw_refuse (refusal, "used", "MW-ACT-01");

  return (tracks[MW_DONE] & MW_TRIED) == 0 || game->options[MW_MONSTER_RETRY] == MW_UNLIMITED
         || mw_refuse (refusal, "summoned-already", "MW-MON-02");
}

/* MW-MON-02: whether the wizard makes the attempt, and what that adds. */
static BONES_ASKS gboolean
ask_caster (BonesPlay *play, guint fleet, BonesRoll *roll)
{
  BonesAsk ask = mw_ask_fleet (BONES_ASK_CONFIRM, "wizard-summons", "MW-MON-02", fleet, 0);
  gboolean yes;

  if (!mw_has_wizard (play->setup, &play->game, fleet))
    return TRUE;

  if (!bones_ask_confirm (play, &ask, &yes))
    return FALSE;

  if (yes && mw_has_wizard (play->setup, &play->game, fleet))
    {
      const guint aboard = play->game.fleets[fleet].tracks[MW_WIZARD_SHIP] - 1u;
      gint more;

      if (!mw_bonus (play, aboard, MW_MOD_SUMMON, "MW-MON-02", 1, &more))
        return FALSE;

      roll->ship = (guint16) aboard;
      mw_add_term (roll, "rank", mw_rank_bonus (play->setup, &play->game, fleet));
      mw_add_term (roll, "spells", more);
    }

  return TRUE;
}

/* MW-MON-02; of the lair nobody hears which monster it is before it comes. */
gboolean
mw_summon (BonesPlay *play, guint ship)
{
  BonesShip *self = &play->game.ships[ship];
  const guint fleet = self->fleet;
  BonesRoll roll = { .key = { "MW-MON-02", fleet, 0 },
                     .what = "summon",
                     .owner = (guint8) fleet,
                     .dice = 1,
                     .needs = SUMMONED,
                     .ship = BONES_NO_SHIP,
                     .other = BONES_NO_SHIP };
  gboolean comes;

  if (!ask_caster (play, fleet, &roll) || !mw_test (play, &roll, &comes))
    return FALSE;

  self->tracks[MW_DONE] |= MW_TRIED;
  if (!comes)
    {
      bones_tell_fleet (play, "does-not-come", "MW-MON-02", fleet, 0, 0);
      return TRUE;
    }

  self->ordered = TRUE;
  self->tracks[MW_DEPTH] = MW_SURFACE;
  bones_tell_ship (play, "comes", "MW-MON-02", ship, 0);
  return mw_use_monster (play, ship);
}
