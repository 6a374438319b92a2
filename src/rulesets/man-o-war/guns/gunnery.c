/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a broadside does before any battle, for the analysis of a fleet. */
#include "man-o-war.h"

/* Adds @inches to the sorted @ranges. */
static guint
add_range (guint *ranges, guint n, guint inches)
{
  guint at = 0;

  while (at < n && ranges[at] < inches)
    at++;

  if ((at < n && ranges[at] == inches) || n == BONES_MAX_RANGES)
    return n;

  memmove (&ranges[at + 1], &ranges[at], (n - at) * sizeof *ranges);
  ranges[at] = inches;
  return n + 1;
}

/* MW-TPL-09: the ends of the bands of the weapons that @template has. */
static guint
add_ranges_of (const MwContent *content, const MwTemplate *template, guint *ranges, guint n)
{
  for (guint i = 0; i < template->n_locations; i++)
    for (guint row = 0; row < template->locations[i].n_guns; row++)
      {
        const MwWeapon *weapon = &content->weapons[template->locations[i].guns[row].weapon];

        for (guint band = 0; band < weapon->n_bands; band++)
          n = add_range (ranges, n, weapon->bands[band].up_to);
      }

  return n;
}

static guint
list_ranges (const BonesSetup *setup, const BonesRoster *fleet, guint *ranges)
{
  const MwContent *content = setup->content;
  guint n = 0;

  for (guint i = 0; i < fleet->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (fleet->ships, i);
      const gint kind = ship->kind != NULL ? bones_ruleset_kind (setup, ship->kind) : -1;

      if (kind >= 0)
        n = add_ranges_of (content, &content->templates[kind], ranges, n);
    }

  return n;
}

/* The Battle Phase, in which ship 0 is in use. */
static void
place_guns (const BonesSetup *setup, BonesGame *game, guint range)
{
  game->round = 1;
  game->step = MW_BATTLE;
  game->active_ship = 0;
}

static guint
list_banks (const BonesSetup *setup, const BonesGame *game)
{
  return mw_loaded (setup, game, 0);
}

/* MW-CMB-01: the bank, and the band of the weapon that fires; its fleet chooses the height. */
static gint
choose_in_volley (const BonesPlay *play, guint bank, guint range)
{
  const MwContent *content = play->setup->content;
  const BonesAsk *ask = &play->prompt;
  const MwWeapon *weapon;
  guint band = 0;

  if (g_str_equal (ask->what, "bank"))
    return (gint) bank;

  if (!g_str_equal (ask->what, "band"))
    return -1;

  weapon = &content->weapons[ask->values[1]];
  while (band < weapon->n_bands && weapon->bands[band].up_to < range)
    band++;

  return (gint) band;
}

const BonesGunnery mw_gunnery = { .verb = MW_VERB_FIRE,
                                  .list_ranges = list_ranges,
                                  .place = place_guns,
                                  .banks = list_banks,
                                  .choose = choose_in_volley,
                                  .status = TRUE };
