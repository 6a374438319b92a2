/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spells.h"

#define UNTRAINED 6 /* without a wizard, or if the card has no number (FS-WIZ-3, R-74) */

/* FS-SPELL-11: Disrupting Dispel needs no roll; R-71: except without a wizard. */
static gboolean
works_by_itself (const BonesGame *game, guint fleet, guint kind)
{
  return kind == BS_SPELL_DISRUPTING_DISPEL
         && (bs_has_wizard (game, fleet)
             || game->options[BS_MAGIC_DISRUPT_WIZARDLESS] == BS_DISRUPT_AUTOMATIC);
}

/* FS-DECK-2: the number is that of the card that is used. FS-WIZ-3, R-74: without a wizard, or a
 * number, it needs a 6. */
static BONES_ASKS gboolean
roll_to_dispel (BonesPlay *play, guint fleet, guint kind, guint attempt, gboolean *works)
{
  const BsSpell *card = &((const BsContent *) play->setup->content)->spells[kind];
  BonesRoll roll = { .key = { "FS-MAGIC-5", fleet, attempt },
                     .what = "dispel",
                     .owner = fleet,
                     .dice = 1,
                     .ship = BONES_NO_SHIP,
                     .other = BONES_NO_SHIP,
                     .values = { kind } };

  if (!bones_catch_up (play, NULL))
    return FALSE;

  roll.needs = bs_has_wizard (&play->game, fleet) && card->dispel > 0 ? card->dispel : UNTRAINED;
  roll.values[1] = roll.needs;
  return bones_roll_meets (play, &roll, works);
}

/* FS-MAGIC-5: the card is discarded either way. FS-WIZ-4, R-110: it is the fleet's attempt, with a
 * wizard or without. */
gboolean
bs_try_to_dispel (BonesPlay *play, guint fleet, guint kind, guint attempt, gboolean *works)
{
  *works = works_by_itself (&play->game, fleet, kind);
  play->game.fleets[fleet].tracks[BS_ATTEMPTED] = TRUE;
  bs_play_card (play, fleet, kind);
  bones_tell_fleet (play, "tries-to-dispel", "FS-MAGIC-5", fleet, kind, 0);
  if (!*works && !roll_to_dispel (play, fleet, kind, attempt, works))
    return FALSE;

  if (*works)
    bones_tell_fleet (play, "dispels", "FS-MAGIC-5", fleet, kind, 0);
  else
    bones_tell_fleet (play, "fails-to-dispel", "FS-MAGIC-5", fleet, kind, 0);

  return TRUE;
}

static BONES_ASKS gboolean
ask_for_spell (BonesPlay *play, guint fleet, guint *marker)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_MARKER, "standing-spell", "FS-MAGIC-8", fleet, 0);

  ask.who = bones_fleet_bit (fleet);
  ask.follows = TRUE;
  ask.open[0] = bs_dispellable (&play->game, fleet);
  return bones_ask_marker (play, &ask, marker);
}

static void
tell_aim (BonesPlay *play, guint fleet, guint marker)
{
  const BonesEvent event = { .what = "turns-on-spell",
                             .rule = "FS-MAGIC-8",
                             .ship = BONES_NO_SHIP,
                             .other = BONES_NO_SHIP,
                             .fleet = fleet,
                             .marker = marker };

  bones_tell (play, &event);
}

gboolean
bs_dispel (BonesPlay *play, const BonesAction *action)
{
  const guint fleet = action->fleet;
  gboolean mega, works;
  guint marker, kind;

  if (!ask_for_spell (play, fleet, &marker))
    return FALSE;

  if (marker == BONES_MAX_MARKERS) /* the spells have been taken by hand */
    return TRUE;

  if (!bones_catch_up (play, NULL))
    return FALSE;

  mega = (play->game.markers[marker].stage & BS_MARK_MEGA) != 0;
  if (!bs_ask_card (play, "dispel-card", "FS-MAGIC-8", fleet,
                    bs_dispelling (play->setup, &play->game, fleet, mega), &kind))
    return FALSE;

  if (kind == BS_NO_CARD || play->game.step != BS_STEP_MAGIC
      || !bs_may_attempt (play->setup, &play->game, fleet)
      || (bs_dispellable (&play->game, fleet) >> marker & 1) == 0)
    return TRUE;

  play->game.tracks[BS_PASSES] = 0;
  tell_aim (play, fleet, marker);
  if (!bs_try_to_dispel (play, fleet, kind, 0, &works))
    return FALSE;

  if (works && bs_is_spell (&play->game, marker))
    {
      const gboolean wind = play->game.markers[marker].kind == BS_WIND_SPELL;

      bs_tell_over (play, "FS-MAGIC-8", marker);
      bs_end_spell (&play->game, marker);
      if (wind)
        bs_tell_wind (play, "R-82");
    }

  bs_next_offer (play, fleet);
  return TRUE;
}
