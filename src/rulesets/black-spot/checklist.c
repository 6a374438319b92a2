/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* BS-ROUND-1: the Magic phase comes before the turns. */
static guint
place_of (BsStep step)
{
  static const guint8 places[] = { [BS_STEP_SET_UP] = 0,
                                   [BS_STEP_WIND] = 1,
                                   [BS_STEP_INITIATIVE] = 2,
                                   [BS_STEP_MAGIC] = 3,
                                   [BS_STEP_TURNS] = 4 };

  return places[step];
}

static BonesStepState
state_of (const BonesGame *game, BsStep step)
{
  if (game->step == step)
    return BONES_STEP_NOW;

  return place_of (game->step) > place_of (step) ? BONES_STEP_DONE : BONES_STEP_TO_COME;
}

/* Lists in each bucket's step who is still to be ordered in it. */
static void
fill_buckets (const BonesSetup *setup, const BonesGame *game, BonesStep *of_bucket[])
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    if (bs_is_crewed (game, ship) && !game->ships[ship].ordered
        && (game->step != BS_STEP_TURNS || bs_can_be_ordered (setup, game, ship)))
      {
        BonesStep *step = of_bucket[bs_bucket_of (setup, game, ship)];

        step->left[ship / 64] |= G_GUINT64_CONSTANT (1) << ship % 64;
        step->n_left++;
      }
}

/* BS-ROUND-1 */
guint
bs_checklist (const BonesSetup *setup, const BonesGame *game, BonesStep *steps)
{
  static const char *const buckets[] = { [BS_BOARDING] = "boarding",
                                         [BS_SLOOPS] = "sloops",
                                         [BS_FRIGATES] = "frigates",
                                         [BS_MEN_O_WAR] = "men-o-war",
                                         [BS_SPECIALS] = "special-models" };
  const guint last = game->options[BS_FS_BUCKET] == BS_BUCKET_LAST ? BS_SPECIALS : BS_MEN_O_WAR;
  const BsBucket now = bs_current_bucket (setup, game);
  BonesStep *of_bucket[G_N_ELEMENTS (buckets)];
  guint n = 0;

  steps[n++] = (BonesStep){ "wind", state_of (game, BS_STEP_WIND), BONES_NOBODY };
  steps[n++] = (BonesStep){ "initiative", state_of (game, BS_STEP_INITIATIVE), BONES_NOBODY };
  if (game->options[BS_FS_MAGIC])
    steps[n++] = (BonesStep){ "magic", state_of (game, BS_STEP_MAGIC), bs_offered_fleet (game) };

  for (guint bucket = BS_BOARDING; bucket <= last; bucket++)
    {
      of_bucket[bucket] = &steps[n];
      steps[n++] = (BonesStep){ buckets[bucket], BONES_STEP_TO_COME, BONES_NOBODY };
      if (now == bucket)
        of_bucket[bucket]->state = BONES_STEP_NOW;
      else if (game->step == BS_STEP_TURNS && (now == BS_NO_BUCKET || bucket < now))
        of_bucket[bucket]->state = BONES_STEP_DONE;
    }

  fill_buckets (setup, game, of_bucket);
  if (now != BS_NO_BUCKET)
    of_bucket[now]->fleet = bs_next_fleet (setup, game);

  steps[n++] = (BonesStep){ "end-round", BONES_STEP_TO_COME, BONES_NOBODY };
  if (game->step == BS_STEP_TURNS && now == BS_NO_BUCKET)
    steps[n - 1].state = BONES_STEP_NOW;

  return n;
}
