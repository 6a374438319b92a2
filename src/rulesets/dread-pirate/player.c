/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

/* DP-RAI-08: a ship cannot be upgraded at the port that is closed to her. */
static BONES_ASKS gboolean
ask_other_port (BonesPlay *play, guint ship, gboolean *yes)
{
  return dp_confirm_port (play, DP_CLOSED, "other-port", "DP-RAI-08", ship, 0, yes);
}

/* DP-UPG-01: a foreign port and jewels; DP-UPG-02: any port and doubloons. @kind is what she is. */
static BONES_ASKS gboolean
ask_payment (BonesPlay *play, guint ship, guint *kind, gboolean *paid)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const DpContent *content = play->setup->content;
  const gboolean jewels = play->game.ships[ship].kind == DP_SLOOP;
  const char *rule = jewels ? "DP-UPG-01" : "DP-UPG-02";
  gboolean there;

  *paid = FALSE;
  *kind = play->game.ships[ship].kind;
  if (*kind >= DP_SHIP_OF_THE_LINE)
    return TRUE;

  if (!dp_confirm (play, jewels ? "foreign-port" : "any-port", rule, ship, 0, 0, &there))
    return FALSE;

  return !there
         || dp_confirm (play, jewels ? "jewels" : "doubloons", rule, ship, 1,
                        jewels ? content->jewels : content->doubloons, paid);
}

/* DP-UPG-03, dp.upgrade_crew */
static void
fit_new_ship (const BonesSetup *setup, BonesGame *game, guint ship)
{
  BonesShip *self = &game->ships[ship];
  const guint before = self->tracks[DP_CREW_MAX];

  self->kind++;
  dp_fit_out (setup, self);
  if (game->options[DP_UPGRADE_CREW] == DP_CREW_FULL)
    self->tracks[DP_CREW] = self->tracks[DP_CREW_MAX];
  else if (game->options[DP_UPGRADE_CREW] == DP_CREW_DIFFERENCE)
    self->tracks[DP_CREW] += self->tracks[DP_CREW_MAX] - before;
}

/* DP-UPG-01, DP-UPG-02, DP-AMB-03: one step at a time. */
gboolean
dp_upgrade (BonesPlay *play, const BonesAction *action)
{
  static const char *const events[] = { "frigate", "ship-of-the-line" };
  static const char *const rules[] = { "DP-UPG-01", "DP-UPG-02" };
  const guint ship = action->ship;
  guint kind = play->game.ships[ship].kind;
  gboolean yes = FALSE;

  if (!ask_other_port (play, ship, &yes) || (yes && !ask_payment (play, ship, &kind, &yes)))
    return FALSE;

  if (!yes || !dp_sails (&play->game, ship) || play->game.ships[ship].kind != kind)
    {
      bones_tell_ship (play, "no-upgrade", rules[MIN (kind, 1)], ship, 0);
      return TRUE;
    }

  dp_open_port (play, ship);
  fit_new_ship (play->setup, &play->game, ship);
  bones_tell_ship (play, events[kind], rules[kind], ship, 0);
  bones_tell_pair (play, "new-crew", "DP-UPG-03", ship, BONES_NO_SHIP,
                   play->game.ships[ship].tracks[DP_CREW],
                   play->game.ships[ship].tracks[DP_CREW_MAX]);
  return TRUE;
}

/* DP-DRD-04: an extra die on the main board. */
gboolean
dp_sail (BonesPlay *play, const BonesAction *action)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const guint fleet = action->fleet;
  const BonesRoll roll = { .key = { "DP-DRD-04", fleet, 0 },
                           .what = "sailing",
                           .owner = (guint8) fleet,
                           .dice = 1,
                           .ship = BONES_NO_SHIP,
                           .other = BONES_NO_SHIP };
  gint die;

  if (!bones_roll_sum (play, &roll, &die))
    return FALSE;

  bones_tell_fleet (play, "sails-on", "DP-DRD-04", fleet, die, 0);
  return TRUE;
}

/* DP-DRD-01: the board game makes and unmakes a Dread Pirate. */
gboolean
dp_crown (BonesPlay *play, const BonesAction *action)
{
  guint16 *dread = &play->game.fleets[action->fleet].tracks[DP_DREAD_PIRATE];

  *dread = !*dread;
  dp_mend (play->setup,
           &play->game); /* takes the king away from a player who is no longer the Dread Pirate */
  bones_tell_fleet (play, *dread ? "dread-pirate" : "no-dread-pirate", "DP-DRD-01", action->fleet,
                    0, 0);
  return TRUE;
}
