/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

/* What can be bought, in the order of the tracks from DP_GRAPE_SHOT on. */
static const struct {
  guint8 option;
  const char *rule;
} wares[] = {
  { DP_EXT_GRAPE_SHOT, "DP-EXT-02" },
  { DP_EXT_SAILS, "DP-EXT-03" },
  { DP_EXT_SPYGLASS, "DP-EXT-04" },
};

guint
dp_for_sale (const BonesGame *game, guint ship)
{
  guint open = 0;

  for (guint i = 0; i < G_N_ELEMENTS (wares); i++)
    if (game->options[wares[i].option] && !game->ships[ship].tracks[DP_GRAPE_SHOT + i])
      open |= 1u << i;

  return open;
}

/* DP-EXT-02, DP-EXT-03, DP-EXT-04: the players agree on the price. */
gboolean
dp_buy (BonesPlay *play, const BonesAction *action)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  static const char *const ids[] = { "grape-shot", "sails", "spyglass", NULL };
  static const char *const events[] = { "buys-grape-shot", "buys-sails", "buys-spyglass" };
  const guint ship = action->ship;
  BonesAsk ask = dp_ask (&play->game, BONES_ASK_CHOICE, "buy", "DP-EXT-02", ship, 0);
  guint what;

  bones_ask_offer (&ask, ids, dp_for_sale (&play->game, ship));
  if (!bones_ask_choice (play, &ask, &what))
    return FALSE;

  play->game.ships[ship].tracks[DP_GRAPE_SHOT + what] = TRUE;
  bones_tell_ship (play, events[what], wares[what].rule, ship, 0);
  return TRUE;
}

/* DP-EXT-01 */
guint
dp_hold (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  return game->options[DP_EXT_CARGO] && !dp_is_port (game, ship)
             ? dp_class (setup, game, ship)->hold
             : 0;
}

/* DP-EXT-01: cargo is a counter, up to what she can hold. */
gboolean
dp_stow (BonesPlay *play, const BonesAction *action)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const guint ship = action->ship;
  BonesAsk ask = dp_ask (&play->game, BONES_ASK_NUMBER, "cargo", "DP-EXT-01", ship, 0);
  guint cargo;

  ask.high = (guint16) dp_hold (play->setup, &play->game, ship);
  ask.values[0] = ask.high;
  ask.blank = TRUE;
  if (!bones_ask_number (play, &ask, &cargo))
    return FALSE;

  cargo = MIN (cargo, dp_hold (play->setup, &play->game, ship));
  play->game.ships[ship].tracks[DP_CARGO] = (guint16) cargo;
  bones_tell_ship (play, "cargo", "DP-EXT-01", ship, (gint) cargo);
  return TRUE;
}

static gboolean
may_have_spot (const BonesGame *game, guint ship)
{
  return dp_sails (game, ship) && dp_spot_on (game, ship) < 0;
}

/* DP-EXT-05: the players agree on what it does. */
gboolean
dp_give_spot (BonesPlay *play, const BonesAction *action)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const guint ship = action->ship;
  BonesAsk ask = dp_ask (&play->game, BONES_ASK_SHIP, "black-spot", "DP-EXT-05", ship, 0);
  BonesMarker *spot;
  guint other;

  ask.follows = TRUE;
  for (guint i = 0; i < play->game.n_ships; i++)
    if (i != ship && may_have_spot (&play->game, i))
      bones_ask_open (&ask, i);

  if (!bones_ask_ship (play, &ask, &other))
    return FALSE;

  if (!may_have_spot (&play->game, other))
    return TRUE;

  spot = bones_game_add_marker (&play->game, DP_BLACK_SPOT, play->game.ships[ship].fleet);
  if (spot == NULL)
    return TRUE;

  spot->ship = (guint16) other;
  bones_tell_pair (play, "gives-spot", "DP-EXT-05", ship, other, 0, 0);
  return TRUE;
}

/* DP-EXT-05 */
gboolean
dp_lift_spot (BonesPlay *play, const BonesAction *action)
{
  bones_game_drop_marker (&play->game, (guint) dp_spot_on (&play->game, action->ship));
  bones_tell_ship (play, "lifts-spot", "DP-EXT-05", action->ship, 0);
  return TRUE;
}
