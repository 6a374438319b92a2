/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ships that are lashed together: they move as one, and are one target, until one is cut loose. */
#include "man-o-war.h"

#define MOST_LASHED 3 /* ships together */

gboolean
mw_lashed_can_move (const BonesSetup *setup, const BonesGame *game, guint ship,
                    BonesRefusal *refusal)
{
  guint16 others[BONES_MAX_SHIPS];
  const guint n = mw_lashed_to (game, ship, others);

  for (guint i = 0; i < n; i++)
    if (game->ships[others[i]].tracks[MW_AGROUND] || mw_holder (game, others[i]) != BONES_NO_SHIP
        || mw_is_forbidden (setup, game, others[i], MW_NO_MOVE)
        || mw_best_speed (setup, game, others[i]) == 0)
      {
        refusal->other = others[i];
        return mw_refuse (refusal, "lashed-to-her", "MW-MOV-01");
      }

  return TRUE;
}

gboolean
mw_take_along (BonesPlay *play, const guint16 *others, guint n, guint done)
{
  for (guint i = 0; i < n; i++)
    {
      if (!bones_game_in_play (&play->game, others[i]))
        continue;

      play->game.ships[others[i]].tracks[MW_DONE] |= (guint16) done;
      if (!mw_ask_still_touching (play, others[i], MW_TOUCHES))
        return FALSE;
    }

  return TRUE;
}

gint
mw_lashed_strength (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  guint16 others[BONES_MAX_SHIPS];
  const guint n = mw_lashed_to (game, ship, others);
  gint strength = 0;

  for (guint i = 0; i < n; i++)
    strength += mw_crew_strength (setup, game, others[i], FALSE);

  return strength;
}

gboolean
mw_find_lashed_target (BonesPlay *play, guint ship, guint *target)
{
  guint16 others[BONES_MAX_SHIPS];
  const guint n = MIN (mw_lashed_to (&play->game, *target, others), MOST_LASHED - 1);
  BonesRoll die = mw_die_at (&play->game, "which-lashed", "MW-CMB-03", ship, *target, 0);
  guint16 face, hit = 0;

  if (n == 0)
    return TRUE;

  if (bones_roll_anew (play, &die))
    return mw_find_lashed_target (play, ship, target);

  if (!bones_roll_each (play, &die, &face))
    return FALSE;

  hit = (guint16) ((CLAMP (face, 1, 6) - 1) * (n + 1) / 6);
  if (hit > 0 && bones_game_in_play (&play->game, others[hit - 1]) && others[hit - 1] != ship)
    *target = others[hit - 1];

  bones_tell_pair (play, "hits-lashed", "MW-CMB-03", *target, ship, 0, 0);
  return TRUE;
}

/* ---- Lashing, and cutting loose ---- */

static gboolean
can_be_lashed (const BonesSetup *setup, const BonesGame *game, guint ship, guint other)
{
  guint16 ours[BONES_MAX_SHIPS], theirs[BONES_MAX_SHIPS];
  const guint n = mw_lashed_to (game, ship, ours);

  if (other == ship || !mw_is_reachable (game, other) || !mw_is_vessel (setup, game, other)
      || game->ships[other].fleet != game->ships[ship].fleet
      || !mw_template (setup, game, other)->lashes || mw_is_prize (game, other))
    return FALSE;

  return !mw_is_among (ours, n, other) && n + mw_lashed_to (game, other, theirs) + 2 <= MOST_LASHED;
}

gboolean
mw_may_lash (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  if (!mw_template (setup, game, ship)->lashes)
    return mw_refuse (refusal, "cannot-lash", "MW-COL-01");

  if (mw_moves_made (game, ship) > 0)
    return mw_refuse (refusal, "moved", "MW-ACT-03");

  if (game->ships[ship].tracks[MW_DONE] & (MW_SHOT | MW_SHOT_DOWN | MW_SPECIAL | MW_BOARDED))
    return mw_refuse (refusal, "moves-first", "MW-ACT-03");

  for (guint other = 0; other < game->n_ships; other++)
    if (can_be_lashed (setup, game, ship, other))
      return TRUE;

  return mw_refuse (refusal, "nobody-to-lash", "MW-COL-01");
}

/* One that she touches, or any if nobody has said whom she touches. */
static BONES_ASKS gboolean
ask_partner (BonesPlay *play, guint ship, guint *other)
{
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_SHIP, "lash-to", "MW-COL-01", ship, 0);
  gboolean touching = FALSE;

  ask.follows = TRUE;
  for (guint i = 0; i < play->game.n_ships; i++)
    touching |= can_be_lashed (play->setup, &play->game, ship, i)
                && bones_game_are_linked (&play->game, MW_TOUCHES, ship, i);

  for (guint i = 0; i < play->game.n_ships; i++)
    if (can_be_lashed (play->setup, &play->game, ship, i)
        && (!touching || bones_game_are_linked (&play->game, MW_TOUCHES, ship, i)))
      bones_ask_open (&ask, i);

  if (touching ? mw_pick_anew (play, &ask, FALSE) : bones_ask_anew (play, NULL))
    return ask_partner (play, ship, other);

  return touching ? mw_pick_ship (play, &ask, other) : bones_ask_ship (play, &ask, other);
}

static void
drop_links (BonesGame *game, MwLink kind, guint ship, guint other)
{
  for (guint i = 0; i < game->n_links; i++)
    if (game->links[i].kind == kind
        && ((game->links[i].a == ship && game->links[i].b == other)
            || (game->links[i].a == other && game->links[i].b == ship)))
      bones_game_drop_link (game, i);
}

/* It takes the place of her move. */
gboolean
mw_lash (BonesPlay *play, const BonesAction *action)
{
  static const guint16 moved[] = { MW_MOVED, MW_MOVED | MW_MOVED_TWICE,
                                   MW_MOVED | MW_MOVED_TWICE | MW_MOVED_THRICE };
  const guint ship = action->ship;
  const guint moves = MAX (mw_template (play->setup, &play->game, ship)->moves, 1);
  guint other;

  if (!ask_partner (play, ship, &other))
    return FALSE;

  if (other == BONES_NO_SHIP || !can_be_lashed (play->setup, &play->game, ship, other)
      || bones_game_add_link (&play->game, MW_LASHED, ship, other) == NULL)
    return TRUE;

  drop_links (&play->game, MW_TOUCHES, ship, other);
  play->game.ships[ship].tracks[MW_DONE] |= moved[MIN (moves, MW_MAX_MOVES) - 1];
  bones_tell_pair (play, "lashed", "MW-COL-01", ship, other, 0, 0);
  return TRUE;
}

gboolean
mw_may_cut (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  if (bones_game_peek_link (game, MW_LASHED, ship) == NULL)
    return mw_refuse (refusal, "not-lashed", "MW-COL-02");

  if (game->ships[ship].tracks[MW_DONE] & MW_TRIED_TO_CUT)
    return mw_refuse (refusal, "cut-tried", "MW-COL-02");

  return mw_moves_made (game, ship) == 0 || mw_refuse (refusal, "moved", "MW-ACT-03");
}

/* She lies alongside those that she was lashed to. */
static void
come_loose (BonesPlay *play, guint ship)
{
  for (const BonesLink *link = bones_game_peek_link (&play->game, MW_LASHED, ship); link != NULL;
       link = bones_game_peek_link (&play->game, MW_LASHED, ship))
    {
      const guint other = bones_link_other (link, ship);

      drop_links (&play->game, MW_LASHED, ship, other);
      mw_come_alongside (&play->game, ship, other);
    }

  bones_tell_ship (play, "cut-loose", "MW-COL-02", ship, 0);
}

gboolean
mw_cut_loose (BonesPlay *play, const BonesAction *action)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const guint ship = action->ship;
  BonesRoll die = mw_die (&play->game, "cut-loose", "MW-COL-02", ship, 0);
  gboolean free = TRUE;

  die.needs = mw_template (play->setup, &play->game, ship)->cut;
  if (die.needs > 0 && !mw_test (play, &die, &free))
    return FALSE;

  play->game.ships[ship].tracks[MW_DONE] |= MW_TRIED_TO_CUT;
  if (free)
    come_loose (play, ship);
  else
    bones_tell_ship (play, "still-lashed", "MW-COL-02", ship, 0);

  return TRUE;
}
