/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

#include <string.h>

guint
bs_n_kinds (gconstpointer content)
{
  return ((const BsContent *) content)->n_classes;
}

const char *
bs_kind_id (gconstpointer content, guint kind)
{
  return ((const BsContent *) content)->classes[kind].id;
}

/* BS-FLEET-3: the same figures under another name, by edition. Classes that content adds have no
 * words but their id. */
const char *
bs_kind_words (gconstpointer content, const guint8 *options, guint kind)
{
  static const struct {
    const char *id, *words[2];
  } names[] = {
    { "sloop", { "class.sloop", "class.caravel" } },
    { "frigate", { "class.frigate", "class.frigate" } },
    { "man_o_war", { "class.man_o_war", "class.man_o_war" } },
    { "batteaux", { "class.batteaux", "class.small-ship" } },
    { "super_gun", { "class.super_gun", "class.super_gun" } },
    { "super_stout", { "class.super_stout", "class.super_stout" } },
    { "air_ship", { "class.air_ship", "class.air_ship" } },
    { "submarine", { "class.submarine", "class.submarine" } },
  };
  const char *id = bs_kind_id (content, kind);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].id, id))
      return names[i].words[options[BS_EDITION] == BS_2015];

  return id;
}

/* BS-FLEET-2 */
guint
bs_kind_points (gconstpointer content, const guint8 *options, guint kind)
{
  return ((const BsContent *) content)->classes[kind].cost;
}

void
bs_commission (gconstpointer content, const guint8 *options, BonesShip *ship)
{
  const BsClass *class = &((const BsContent *) content)->classes[ship->kind];

  ship->tracks[BS_GUN_DICE] = ship->tracks[BS_GUN_DICE_FULL] = class->gun_dice;
  ship->tracks[BS_HULL_DICE] = ship->tracks[BS_HULL_DICE_FULL] = class->hull_dice;
}

static BonesFault *
find_fault (GArray *faults, const char *what, const char *rule, gint ship, gboolean fatal)
{
  const BonesFault fault = { .what = what, .rule = rule, .ship = ship, .fatal = fatal };

  g_array_append_val (faults, fault);
  return &g_array_index (faults, BonesFault, faults->len - 1);
}

/* BS-FLEET-6: a class of an option that this battle does not have cannot be bought. */
static gboolean
is_offered (const BonesSetup *setup, const BsClass *class)
{
  const gint option =
      class->needs != NULL ? bones_ruleset_option (setup->ruleset, class->needs) : -1;

  return class->needs == NULL || (option >= 0 && setup->options[option] != 0);
}

static guint
check_ship (const BonesSetup *setup, const BonesRosterShip *ship, gint number, GArray *faults)
{
  const gint kind = bones_ruleset_kind (setup, ship->kind != NULL ? ship->kind : "");
  const BsClass *class;
  BonesFault *fault = NULL;

  if (kind < 0)
    {
      fault = find_fault (faults, "unknown-class", "BS-FLEET-2", number, TRUE);
      g_strlcpy (fault->name, ship->kind != NULL ? ship->kind : "", sizeof fault->name);
      return 0;
    }

  class = &((const BsContent *) setup->content)->classes[kind];
  if (!is_offered (setup, class))
    {
      fault = find_fault (faults, "class-not-offered", "BS-FLEET-6", number, TRUE);
      g_strlcpy (fault->name, class->id, sizeof fault->name);
    }

  /* */
  if (ship->flagship && class->needs != NULL && !setup->options[BS_FLAGSHIP_SPECIAL_SHIPS])
    find_fault (faults, "flagship-special", "BS-FLEET-4", number, FALSE);

  return class->cost;
}

/* BS-FLEET-4: exactly one. */
static void
check_flagship (const BonesRoster *roster, GArray *faults)
{
  guint n = 0;

  for (guint i = 0; i < roster->ships->len; i++)
    n += ((const BonesRosterShip *) g_ptr_array_index (roster->ships, i))->flagship;

  if (n == 0 && roster->ships->len > 0)
    find_fault (faults, "no-flagship", "BS-FLEET-4", -1, FALSE);
  else if (n > 1)
    find_fault (faults, "flagships", "BS-FLEET-4", -1, FALSE)->values[0] = n;
}

/* BS-FLEET-1: the costs together do not exceed the budget; what is left over is lost. */
static void
check_budget (const BonesSetup *setup, guint price, GArray *faults)
{
  BonesFault *fault;

  if (price <= setup->options[BS_FLEET_POINTS])
    return;

  fault = find_fault (faults, "over-budget", "BS-FLEET-1", -1, FALSE);
  fault->values[0] = price;
  fault->values[1] = setup->options[BS_FLEET_POINTS];
}

guint
bs_check (const BonesSetup *setup, const BonesRoster *roster, GArray *faults)
{
  guint price = 0;

  if (roster->ships->len == 0)
    find_fault (faults, "no-ships", "BS-FLEET-1", -1, TRUE);
  else if (roster->ships->len > BONES_MAX_FLEET_SHIPS)
    find_fault (faults, "too-many-ships", "BS-FLEET-1", -1, TRUE)->values[0] =
        BONES_MAX_FLEET_SHIPS;

  for (guint i = 0; i < roster->ships->len; i++)
    price += check_ship (setup, g_ptr_array_index (roster->ships, i), i, faults);

  check_flagship (roster, faults);
  check_budget (setup, price, faults);
  return price;
}

static void
commission_fleet (const BonesSetup *setup, BonesGame *game, const BonesRoster *roster)
{
  BonesFleet *fleet = &game->fleets[game->n_fleets];

  fleet->flagship = BONES_NO_SHIP;
  for (guint i = 0; i < roster->ships->len && game->n_ships < BONES_MAX_SHIPS; i++)
    {
      const BonesRosterShip *bought = g_ptr_array_index (roster->ships, i);
      BonesShip *ship = &game->ships[game->n_ships];

      *ship = (BonesShip){ .fleet = game->n_fleets, .origin = game->n_fleets, .roster = i + 1 };
      ship->kind = MAX (bones_ruleset_kind (setup, bought->kind), 0);
      bs_commission (setup->content, game->options, ship);
      if (bought->flagship && fleet->flagship == BONES_NO_SHIP)
        fleet->flagship = game->n_ships;

      game->n_ships++;
    }

  game->n_fleets++;
}

void
bs_set_up_game (const BonesSetup *setup, BonesGame *game)
{
  memset (game, 0, sizeof *game);
  memcpy (game->options, setup->options, sizeof game->options);
  game->wind = BONES_WIND_UNKNOWN;
  game->active_ship = BONES_NO_SHIP;
  game->winner = BONES_NOBODY;
  for (guint i = 0; i < MIN (setup->rosters->len, BONES_MAX_FLEETS); i++)
    commission_fleet (setup, game, g_ptr_array_index (setup->rosters, i));
}
