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

/* BS-FLEET-3: the same class under another name, by edition; BS-RATE-1: with rates. Classes that
 * only some content has are called by their ids. */
const char *
bs_kind_words (gconstpointer content, const guint8 *options, guint kind)
{
  enum { OF_2025, OF_2015, RATED };
  static const struct {
    const char *id, *words[3];
  } names[] = {
    { "sloop", { "class.sloop", "class.caravel", "class.unrated" } },
    { "frigate", { "class.frigate", "class.frigate", "class.frigate-rated" } },
    { "man_o_war", { "class.man_o_war", "class.man_o_war", "class.man_o_war-rated" } },
    { "batteaux", { "class.batteaux", "class.small-ship", "class.batteaux-rated" } },
    { "super_gun", { "class.super_gun", "class.super_gun", "class.super_gun-rated" } },
    { "super_stout", { "class.super_stout", "class.super_stout", "class.super_stout-rated" } },
    { "air_ship", { "class.air_ship", "class.air_ship", "class.air_ship" } },
    { "submarine", { "class.submarine", "class.submarine", "class.submarine" } },
    { "dragon", { "class.dragon", "class.dragon", "class.dragon" } },
    { "ichthyosaur", { "class.ichthyosaur", "class.ichthyosaur", "class.ichthyosaur" } },
    { "kraken", { "class.kraken", "class.kraken", "class.kraken" } },
    { "narwhal", { "class.narwhal", "class.narwhal", "class.narwhal" } },
    { "jelly", { "class.jelly", "class.jelly", "class.jelly" } },
    { "sea_wraith", { "class.sea_wraith", "class.sea_wraith", "class.sea_wraith" } },
    { "kelp_king", { "class.kelp_king", "class.kelp_king", "class.kelp_king" } },
    { "amethyst_titan",
      { "class.amethyst_titan", "class.amethyst_titan", "class.amethyst_titan" } },
    { "pale_tooth_maw",
      { "class.pale_tooth_maw", "class.pale_tooth_maw", "class.pale_tooth_maw" } },
  };
  const char *id = bs_kind_id (content, kind);
  const guint column = options[BS_OPT_RATING_NAMES]     ? RATED
                       : options[BS_EDITION] == BS_2015 ? OF_2015
                                                        : OF_2025;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].id, id))
      return names[i].words[column];

  return id;
}

/* BS-FLEET-2, BS-BATT-1, BS-SUPER-1: the cost of a class. */
guint
bs_kind_points (gconstpointer content, const guint8 *options, guint kind)
{
  return ((const BsContent *) content)->classes[kind].cost;
}

/* R-50, FS-FAC-2b: the ships of a faction have its propulsion; special models and monsters have
 * their own. */
static guint
propulsion_of (const BsContent *content, const BsClass *class, guint built)
{
  if (class->faction != 0 || (class->traits & BS_MONSTER) != 0)
    return BS_NO_SAIL;

  return built > 0 && built <= content->n_factions ? content->factions[built - 1].propulsion
                                                   : BS_SAIL;
}

/* R-51, FS-FAC-9: the hull stays one of the faction that it was bought for. */
void
bs_commission (const BonesSetup *setup, const BonesGame *game, BonesShip *ship)
{
  const BsContent *content = setup->content;
  const BsClass *class = &content->classes[ship->kind];
  const gboolean factions = game->options[BS_FS_FACTIONS] && ship->origin < game->n_fleets;

  ship->tracks[BS_GUN_DICE] = ship->tracks[BS_GUN_DICE_FULL] = class->gun_dice;
  ship->tracks[BS_HULL_DICE] = ship->tracks[BS_HULL_DICE_FULL] = class->hull_dice;
  ship->tracks[BS_BUILT] = factions ? game->fleets[ship->origin].tracks[BS_FACTION] : 0;
  ship->tracks[BS_PROPULSION] = propulsion_of (content, class, ship->tracks[BS_BUILT]);
}

static BonesFault *
find_fault (GArray *faults, const char *what, const char *rule, gint ship, gboolean fatal)
{
  const BonesFault fault = { .what = what, .rule = rule, .ship = ship, .fatal = fatal };

  g_array_append_val (faults, fault);
  return &g_array_index (faults, BonesFault, faults->len - 1);
}

/* BS-FLEET-6, BS-BATT-1, BS-SUPER-1: a class that needs an option can be bought only with that
 * option; creatures are summoned, not bought. */
static gboolean
is_offered (const BonesSetup *setup, const BsClass *class)
{
  const gint option =
      class->needs != NULL ? bones_ruleset_option (setup->ruleset, class->needs) : -1;

  return (class->traits & BS_CREATURE) == 0
         && (class->needs == NULL || (option >= 0 && setup->options[option] != 0));
}

/* Returns 1 + the index of the faction @id, or 0. */
static guint
find_faction (const BonesSetup *setup, const char *id)
{
  const BsContent *content = setup->content;

  for (guint i = 0; id != NULL && i < content->n_factions; i++)
    if (g_str_equal (content->factions[i].id, id))
      return i + 1;

  return 0;
}

/* BS-FLEET-8: only the special model of the fleet's own faction, at most once. */
static void
check_special (const BonesSetup *setup, const BonesRoster *roster, const BsClass *class,
               gint number, GArray *faults)
{
  if (class->faction != 0 && setup->options[BS_FS_SPECIAL_MODELS]
      && (!setup->options[BS_FS_FACTIONS]
          || class->faction != find_faction (setup, roster->faction)))
    g_strlcpy (find_fault (faults, "not-her-special", "BS-FLEET-8", number, FALSE)->name, class->id,
               sizeof ((BonesFault *) NULL)->name);
}

/* the propulsion may be set for each ship. */
static void
check_variant (const BonesRosterShip *ship, gint number, GArray *faults)
{
  if (ship->variant != NULL && !g_strv_contains (bs_propulsion_ids, ship->variant))
    g_strlcpy (find_fault (faults, "unknown-propulsion", "R-50", number, TRUE)->name, ship->variant,
               sizeof ((BonesFault *) NULL)->name);
}

static void
check_as_flagship (const BonesSetup *setup, const BsClass *class, gint number, GArray *faults)
{
  if ((class->traits & BS_MONSTER) != 0) /* BS-FLEET-4: monsters may not be flagship */
    find_fault (faults, "flagship-monster", "BS-FLEET-4", number, TRUE);
  else if (class->needs != NULL && !setup->options[BS_FLAGSHIP_SPECIAL_SHIPS]) /* */
    find_fault (faults, "flagship-special", "BS-FLEET-4", number, FALSE);
}

static const BsClass *
check_ship (const BonesSetup *setup, const BonesRoster *roster, gint number, GArray *faults)
{
  const BonesRosterShip *ship = g_ptr_array_index (roster->ships, number);
  const gint kind = bones_ruleset_kind (setup, ship->kind != NULL ? ship->kind : "");
  const BsClass *class;
  BonesFault *fault = NULL;

  if (kind < 0)
    {
      fault = find_fault (faults, "unknown-class", "BS-FLEET-2", number, TRUE);
      g_strlcpy (fault->name, ship->kind != NULL ? ship->kind : "", sizeof fault->name);
      return NULL;
    }

  class = &((const BsContent *) setup->content)->classes[kind];
  if (!is_offered (setup, class))
    {
      fault = find_fault (faults, "class-not-offered", "BS-FLEET-6", number, TRUE);
      g_strlcpy (fault->name, class->id, sizeof fault->name);
    }

  check_special (setup, roster, class, number, faults);
  check_variant (ship, number, faults);
  if (ship->flagship)
    check_as_flagship (setup, class, number, faults);

  return class;
}

/* FS-GEN-1: each fleet takes one faction; R-93: several may take the same. */
static void
check_faction (const BonesSetup *setup, const BonesRoster *roster, GArray *faults)
{
  if (!setup->options[BS_FS_FACTIONS])
    return;

  if (roster->faction == NULL || *roster->faction == '\0')
    find_fault (faults, "no-faction", "FS-GEN-1", -1, FALSE);
  else if (find_faction (setup, roster->faction) == 0)
    g_strlcpy (find_fault (faults, "unknown-faction", "FS-GEN-1", -1, TRUE)->name, roster->faction,
               sizeof ((BonesFault *) NULL)->name);
}

/* BS-FLEET-4, R-09: exactly one flagship, and no monster. */
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

/* BS-FLEET-7, FS-FAC-5, FS-FAC-5b: Realmsmen have 12 points instead of 10, or the same share more
 * of another budget. */
guint
bs_budget (const BonesSetup *setup, const BonesRoster *roster)
{
  const BsContent *content = setup->content;
  const guint faction = find_faction (setup, roster->faction);
  const guint percent =
      setup->options[BS_FS_FACTIONS] && faction > 0 ? content->factions[faction - 1].percent : 100;

  return setup->options[BS_FLEET_POINTS] * percent / 100;
}

const char *
bs_ready_fleet (const BonesSetup *setup, const char *faction, guint i, guint *counts)
{
  static const char *const kinds[] = { "man_o_war", "frigate", "sloop" };
  static const struct {
    const char *id;
    guint counts[G_N_ELEMENTS (kinds)];
  } fleets[] = {
    { "balanced", { 1, 2, 3 } }, /* ten points each */
    { "big", { 3, 0, 1 } },
    { "swarm", { 0, 2, 6 } },
  };

  if (i >= G_N_ELEMENTS (fleets))
    return NULL;

  memset (counts, 0, bs_n_kinds (setup->content) * sizeof *counts);
  for (guint j = 0; j < G_N_ELEMENTS (kinds); j++)
    {
      const gint kind = bones_ruleset_kind (setup, kinds[j]);

      if (kind >= 0)
        counts[kind] = fleets[i].counts[j];
    }
  return fleets[i].id;
}

/* BS-FLEET-1: the costs together do not exceed the budget; points that are left are lost. */
static void
check_budget (const BonesSetup *setup, const BonesRoster *roster, guint price, GArray *faults)
{
  const guint budget = bs_budget (setup, roster);
  BonesFault *fault;

  if (price <= budget)
    return;

  fault = find_fault (faults, "over-budget", "BS-FLEET-1", -1, FALSE);
  fault->values[0] = price;
  fault->values[1] = budget;
}

guint
bs_check (const BonesSetup *setup, const BonesRoster *roster, GArray *faults)
{
  guint price = 0, specials = 0;

  if (roster->ships->len == 0)
    find_fault (faults, "no-ships", "BS-FLEET-1", -1, TRUE);
  else if (roster->ships->len > BONES_MAX_FLEET_SHIPS)
    find_fault (faults, "too-many-ships", "BS-FLEET-1", -1, TRUE)->values[0] =
        BONES_MAX_FLEET_SHIPS;

  check_faction (setup, roster, faults);
  for (guint i = 0; i < roster->ships->len; i++)
    {
      const BsClass *class = check_ship (setup, roster, i, faults);

      price += class != NULL ? class->cost : 0;
      specials += class != NULL && class->faction != 0;
    }

  if (specials > 1)
    find_fault (faults, "specials", "BS-FLEET-8", -1, FALSE)->values[0] = specials;

  check_flagship (roster, faults);
  check_budget (setup, roster, price, faults);
  return price;
}

/* FS-WIZ-1: the wizard is aboard the flagship. */
static void
embark_wizard (BonesGame *game, BonesFleet *fleet)
{
  if (game->options[BS_FS_MAGIC] && fleet->flagship != BONES_NO_SHIP)
    fleet->tracks[BS_WIZARD] = fleet->flagship + 1;
}

/* the propulsion chosen for a ship replaces that of its faction. */
static void
fit_out (BonesShip *ship, const char *variant)
{
  for (guint i = 0; variant != NULL && bs_propulsion_ids[i] != NULL; i++)
    if (g_str_equal (bs_propulsion_ids[i], variant))
      ship->tracks[BS_PROPULSION] = i;
}

static void
commission_ship (const BonesSetup *setup, BonesGame *game, guint number)
{
  BonesShip *ship = &game->ships[number];
  BonesFleet *fleet = &game->fleets[ship->fleet];
  const BonesRoster *roster = g_ptr_array_index (setup->rosters, ship->fleet);
  const BonesRosterShip *bought = g_ptr_array_index (roster->ships, ship->roster - 1);

  bs_commission (setup, game, ship);
  fit_out (ship, bought->variant);
  if (bought->flagship && fleet->flagship == BONES_NO_SHIP)
    fleet->flagship = (guint16) number;
}

void
bs_set_up_game (const BonesSetup *setup, BonesGame *game)
{
  for (guint i = 0; i < game->n_fleets; i++)
    {
      const BonesRoster *roster = g_ptr_array_index (setup->rosters, i);

      game->fleets[i].tracks[BS_FACTION] = find_faction (setup, roster->faction);
    }
  for (guint i = 0; i < game->n_ships; i++)
    commission_ship (setup, game, i);
  for (guint i = 0; i < game->n_fleets; i++)
    embark_wizard (game, &game->fleets[i]);

  if (game->options[BS_FS_MAGIC])
    bs_lay_out (setup, game);
}

void
bs_refit (const BonesSetup *setup, BonesGame *game)
{
  for (guint i = 0; i < game->n_ships; i++)
    {
      BonesShip *ship = &game->ships[i];
      BonesShip fitted = *ship;
      const BonesRoster *roster;

      if (game->options[BS_FS_FACTIONS] == setup->options[BS_FS_FACTIONS] || ship->roster == 0)
        continue;

      roster = g_ptr_array_index (setup->rosters, ship->origin);
      bs_commission (setup, game, &fitted);
      fit_out (
          &fitted,
          ((const BonesRosterShip *) g_ptr_array_index (roster->ships, ship->roster - 1))->variant);
      ship->tracks[BS_BUILT] = fitted.tracks[BS_BUILT];
      ship->tracks[BS_PROPULSION] = fitted.tracks[BS_PROPULSION];
    }

  if (!game->options[BS_FS_MAGIC] || setup->options[BS_FS_MAGIC])
    return;

  bs_lay_out (setup, game);
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    embark_wizard (game, &game->fleets[fleet]);
}
