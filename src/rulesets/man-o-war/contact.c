/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

gboolean
mw_is_among (const guint16 *ships, guint n, guint ship)
{
  for (guint i = 0; i < n; i++)
    if (ships[i] == ship)
      return TRUE;

  return FALSE;
}

guint
mw_lashed_to (const BonesGame *game, guint ship, guint16 *ships)
{
  guint n = 0;

  for (guint i = 0; i <= n; i++)
    {
      const guint at = i == 0 ? ship : ships[i - 1];

      for (guint j = 0; j < game->n_links; j++)
        {
          const BonesLink *link = &game->links[j];
          const guint other = link->a == at ? link->b : link->a;

          if (link->kind == MW_LASHED && (link->a == at || link->b == at) && other != ship
              && !mw_is_among (ships, n, other) && n < BONES_MAX_SHIPS)
            ships[n++] = (guint16) other;
        }
    }

  return n;
}

/* MW-MON-11 */
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

const BonesLink *
mw_stuck_link (const BonesGame *game, guint ship)
{
  return bones_game_peek_link (game, MW_STUCK, ship);
}

/* Two ships that a ram held together are apart. */
static void
drop_stuck (BonesGame *game, guint ship, guint other)
{
  for (guint i = 0; i < game->n_links; i++)
    if (game->links[i].kind == MW_STUCK
        && ((game->links[i].a == ship && game->links[i].b == other)
            || (game->links[i].a == other && game->links[i].b == ship)))
      bones_game_drop_link (game, i);
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
      if (bones_ask_anew (play, NULL))
        {
          i--; /* this link again */
          continue;
        }

      if (!bones_ask_confirm (play, &ask, &yes))
        return FALSE;

      if (yes || i >= play->game.n_links || play->game.links[i].kind != kind)
        continue;

      bones_game_drop_link (&play->game, i);
      if (kind == MW_TOUCHES)
        drop_stuck (&play->game, link.a, link.b);
    }

  return TRUE;
}

/* MW-MON-12 */
gboolean
mw_may_strike_monster (const BonesGame *game, guint ship, guint monster)
{
  const guint held = mw_held_by (game, monster);

  return mw_is_reachable (game, monster) && (held == BONES_NO_SHIP || held == ship);
}

/* MW-CAP-01 */
guint
mw_captor (const BonesGame *game, guint prize)
{
  for (guint i = 0; i < game->n_links; i++)
    if (game->links[i].kind == MW_TOOK && game->links[i].b == prize)
      return game->links[i].a;

  return BONES_NO_SHIP;
}

/* MW-MON-16, MW-AMB-41 */
void
mw_drive_down (BonesPlay *play, guint monster)
{
  guint16 *depth = &play->game.ships[monster].tracks[MW_DEPTH];

  if (!bones_game_in_play (&play->game, monster) || *depth != MW_SURFACE)
    return;

  *depth = MW_DRIVEN_DOWN;
  bones_tell_ship (play, "must-dive", "MW-MON-16", monster, 0);
}

/* MW-COL-01 */
void
mw_come_alongside (BonesGame *game, guint ship, guint other)
{
  if (!bones_game_are_linked (game, MW_TOUCHES, ship, other))
    bones_game_add_link (game, MW_TOUCHES, ship, other);
}

void
mw_come_clear (BonesGame *game, guint ship)
{
  for (guint i = 0; i < game->n_links; i++)
    if ((game->links[i].kind == MW_TOUCHES || game->links[i].kind == MW_STUCK)
        && (game->links[i].a == ship || game->links[i].b == ship))
      bones_game_drop_link (game, i);
}
