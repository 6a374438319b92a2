/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "beasts.h"

guint
mw_holder (const BonesGame *game, guint ship)
{
  for (guint i = 0; i < game->n_links; i++)
    if (game->links[i].kind == MW_HELD && game->links[i].b == ship)
      return game->links[i].a;

  return BONES_NO_SHIP;
}

guint
mw_held_by (const BonesGame *game, guint monster)
{
  for (guint i = 0; i < game->n_links; i++)
    if (game->links[i].kind == MW_HELD && game->links[i].a == monster)
      return game->links[i].b;

  return BONES_NO_SHIP;
}

void
mw_touch_monster (BonesPlay *play, guint ship, guint monster)
{
  BonesGame *game = &play->game;

  if (mw_holds (game, monster, ship) || !mw_is_vessel (play->setup, game, ship)
      || bones_game_add_link (game, MW_HELD, monster, ship) == NULL)
    return;

  bones_tell_pair (play, "holds", "MW-MON-11", monster, ship, 0, 0);
}

gboolean
mw_holds (const BonesGame *game, guint monster, guint ship)
{
  for (guint i = 0; i < game->n_links; i++)
    if (game->links[i].kind == MW_HELD && game->links[i].a == monster && game->links[i].b == ship)
      return TRUE;

  return FALSE;
}

void
mw_let_go (BonesGame *game, guint monster, guint ship)
{
  for (guint i = 0; i < game->n_links; i++)
    if (game->links[i].kind == MW_HELD && game->links[i].a == monster && game->links[i].b == ship)
      bones_game_drop_link (game, i);
}

void
mw_release (BonesGame *game, guint monster)
{
  for (guint held = mw_held_by (game, monster); held != BONES_NO_SHIP;
       held = mw_held_by (game, monster))
    mw_let_go (game, monster, held);
}

gboolean
mw_ask_still_touching (BonesPlay *play, guint ship, MwLink kind)
{
  const char *rule = kind == MW_HELD ? "MW-MON-11" : "MW-COL-01";

  for (guint i = 0; i < play->game.n_links; i++)
    {
      const BonesLink link = play->game.links[i];
      const guint about = kind == MW_HELD ? link.b : ship;
      BonesAsk ask;
      gboolean yes;

      if (link.kind != kind || (link.a != ship && link.b != ship))
        continue;

      ask = mw_ask (&play->game, BONES_ASK_CONFIRM, "still-held", rule, about, i);
      ask.other = (guint16) bones_link_other (&link, about);
      if (!bones_ask_confirm (play, &ask, &yes))
        return FALSE;

      if (!yes && i < play->game.n_links && play->game.links[i].kind == kind)
        bones_game_drop_link (&play->game, i);
    }

  return TRUE;
}

gboolean
mw_may_strike_monster (const BonesGame *game, guint ship, guint monster)
{
  const guint held = mw_held_by (game, monster);

  return mw_is_met (game, monster) && (held == BONES_NO_SHIP || held == ship);
}

/* MW-AMB-41 */
void
mw_drive_down (BonesPlay *play, guint monster)
{
  guint16 *depth = &play->game.ships[monster].tracks[MW_DEPTH];

  if (!bones_game_in_play (&play->game, monster) || *depth != MW_SURFACE)
    return;

  *depth = MW_DRIVEN_DOWN;
  bones_tell_ship (play, "must-dive", "MW-MON-16", monster, 0);
}

gboolean
mw_board_monster (BonesPlay *play, guint ship, guint monster)
{
  mw_touch_monster (play, ship, monster);
  return mw_close_combat (play, ship, monster);
}

/* MW-MON-12, mw.volley_monster_roll: how many shots go into the ship. */
static BONES_ASKS gboolean
stray (BonesPlay *play, guint ship, guint monster, guint victim, guint shots, guint ordinal,
       guint *astray)
{
  const gboolean each = play->game.options[MW_VOLLEY_MONSTER_ROLL] == MW_ROLL_PER_SHOT;
  guint16 faces[BONES_MAX_VALUES];
  BonesRoll roll = mw_die_at (&play->game, "stray", "MW-MON-12", ship, monster, ordinal);
  gboolean met;

  roll.needs = 4;
  if (!each)
    {
      if (!bones_roll_meets (play, &roll, &met))
        return FALSE;

      *astray = met ? 0 : shots;
    }
  else
    {
      roll.dice = (guint8) MIN (shots, BONES_MAX_VALUES);
      if (!bones_roll_each (play, &roll, faces))
        return FALSE;

      *astray = 0;
      for (guint i = 0; i < roll.dice; i++)
        *astray += faces[i] < roll.needs;
    }

  if (*astray > 0)
    bones_tell_pair (play, "stray", "MW-MON-12", victim, monster, (gint) *astray, 0);

  return TRUE;
}

gboolean
mw_fire_at_monster (BonesPlay *play, guint ship, guint monster, guint shots, gint save,
                    guint ordinal, guint *victim, guint *astray)
{
  const guint needs = mw_template (play->setup, &play->game, monster)->save_all;
  const guint mark = bones_mark (play);
  gboolean saved;

  *astray = 0;
  *victim = mw_held_by (&play->game, monster);
  if (*victim == ship)
    *victim = BONES_NO_SHIP;

  if (*victim != BONES_NO_SHIP
      && !stray (play, ship, monster, *victim, shots, ordinal << 8, astray))
    return FALSE;

  for (guint i = *astray; i < shots && bones_game_in_play (&play->game, monster); i++)
    {
      if (!mw_beast_save (play, "MW-MON-15", monster, needs, save, ordinal << 8 | (i + 1), &saved))
        return FALSE;

      if (!saved)
        mw_wound (play, "MW-MON-15", monster, 1);
    }

  bones_settle (play, mark, *astray);
  return TRUE;
}

gboolean
mw_ram_monster (BonesPlay *play, guint rammer, guint monster)
{
  const guint needs = mw_template (play->setup, &play->game, monster)->save_all;
  gboolean saved;
  gint hits = 0;

  if (!mw_beast_save (play, "MW-MON-17", monster, needs, 0, rammer, &saved))
    return FALSE;

  if (!saved && !mw_roll_ram (play, rammer, monster, &hits))
    return FALSE;

  mw_wound (play, "MW-MON-17", monster, (guint) hits);

  if (mw_is_met (&play->game, monster))
    mw_touch_monster (play, rammer, monster);

  return TRUE;
}
