/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

/* The steps that are shown: before the battle, and of a turn with the parts of its End Phase. */
enum {
  FIT_OUT,
  SET_UP,
  INITIATIVE,
  MAGIC,
  BATTLE,
  SURVIVORS,
  FIRES,
  STRAGGLERS,
  SCUTTLING,
  COUNTERS,
  CARDS,
  STEPS
};

const BonesRoundStep mw_steps[] = {
  [FIT_OUT] = { "fit-out", MW_MUSTER },
  [SET_UP] = { "set-up", MW_SETTING_UP },
  [INITIATIVE] = { "initiative", MW_INITIATIVE },
  [MAGIC] = { "magic", MW_MAGIC_PHASE },
  [BATTLE] = { "battle", MW_BATTLE },
  [SURVIVORS] = { "survivors", MW_END },
  [FIRES] = { "fires", MW_END },
  [STRAGGLERS] = { "stragglers", MW_END },
  [SCUTTLING] = { "scuttling", MW_END },
  [COUNTERS] = { "counters", MW_END },
  [CARDS] = { "cards", MW_END },
  [STEPS] = { NULL },
};

static guint
part_as_shown (guint part)
{
  static const guint8 shown[MW_PARTS] = {
    [MW_SURVIVORS] = SURVIVORS,   [MW_WRECKS] = SURVIVORS,    [MW_FIRES] = FIRES,
    [MW_STRAGGLERS] = STRAGGLERS, [MW_SCUTTLING] = SCUTTLING, [MW_COUNTERS] = COUNTERS,
    [MW_CARDS] = CARDS,           [MW_LAIRS] = CARDS,         [MW_RECORD] = CARDS,
  };

  return shown[MIN (part, (guint) MW_RECORD)];
}

static guint
find_step (const BonesGame *game)
{
  static const guint8 shown[MW_STEPS] = { [MW_MUSTER] = FIT_OUT,
                                          [MW_SETTING_UP] = SET_UP,
                                          [MW_INITIATIVE] = INITIATIVE,
                                          [MW_MAGIC_PHASE] = MAGIC,
                                          [MW_BATTLE] = BATTLE };

  return game->step == MW_END ? part_as_shown (game->tracks[MW_PART])
                              : shown[MIN (game->step, (guint) MW_BATTLE)];
}

static void
list_units (const BonesSetup *setup, const BonesGame *game, BonesStep *step)
{
  step->fleet = (guint16) mw_next_fleet (setup, game);
  for (guint ship = 0; ship < game->n_ships; ship++)
    if (mw_is_usable (setup, game, ship))
      {
        step->left[ship / 64] |= G_GUINT64_CONSTANT (1) << ship % 64;
        step->n_left++;
      }
}

guint
mw_checklist (const BonesSetup *setup, const BonesGame *game, BonesStep *steps)
{
  const guint now = find_step (game);
  const guint first = now <= SET_UP ? FIT_OUT : INITIATIVE;
  const guint last = now <= SET_UP ? SET_UP : CARDS;
  guint n = 0;

  for (guint i = first; i <= last; i++, n++)
    {
      steps[n] = (BonesStep){ mw_steps[i].id, i < now ? BONES_STEP_DONE : BONES_STEP_TO_COME,
                              BONES_NOBODY };
      if (i != now || game->over)
        continue;

      steps[n].state = BONES_STEP_NOW;
      if (i == BATTLE)
        list_units (setup, game, &steps[n]);
    }

  return n;
}
