/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-play.h"
#include "replay.h"

/* How likely a switch is to be on, in percent: options that belong together are more likely
 * together. */
typedef enum { CORE, OPTIONAL_RULES, FANTASEA, THEMES } Theme;

static gboolean
is_on (guint option, Theme theme, GRand *random)
{
  static const guint8 percents[THEMES][2] = { { 3, 3 }, { 60, 10 }, { 40, 85 } };
  const gboolean fantasea = option >= BS_FS_FACTIONS && option <= BS_FS_MAGIC;

  return player_below (random, 100) < percents[theme][fantasea];
}

static void
set_options (BonesSetup *setup, GRand *random)
{
  const Theme theme = player_below (random, THEMES);

  for (guint i = 0; bs_options[i].key != NULL; i++)
    {
      const BonesOption *option = &bs_options[i];
      const gboolean rules =
          g_str_has_prefix (option->key, "opt.") || (i >= BS_FS_FACTIONS && i <= BS_FS_MAGIC);

      if (rules)
        setup->options[i] = is_on (i, theme, random);
      else if (i == BS_VICTORY_ROUNDS)
        setup->options[i] = 1 + player_below (random, 6);
      else if (option->kind == BONES_OPTION_DATA || !player_one_in (random, 3))
        continue;
      else if (option->kind == BONES_OPTION_NUMBER)
        setup->options[i] = g_rand_int_range (random, option->lowest, option->highest + 1);
      else
        setup->options[i] = player_below (random, option->kind == BONES_OPTION_VALUES
                                                      ? g_strv_length ((char **) option->values)
                                                      : 2);
    }
}

/* A class that may be bought; a special model only of the fleet's own faction, and not as the
 * flagship. */
static const char *
random_class (const BonesSetup *setup, guint faction, gboolean flagship, GRand *random)
{
  const BsContent *content = setup->content;
  const char *chosen = "sloop";

  for (guint i = 0, n = 0; i < content->n_classes; i++)
    {
      const BsClass *class = &content->classes[i];
      const gint needs =
          class->needs != NULL ? bones_ruleset_option (setup->ruleset, class->needs) : -1;

      if ((class->traits & BS_CREATURE) != 0 || (flagship && (class->traits & BS_MONSTER) != 0)
          || (needs >= 0 && !setup->options[needs])
          || (class->faction != 0 && class->faction != faction))
        continue;

      n += class->faction != 0 ? 3 : 1; /* only one of these may be bought */
      if (player_below (random, n) < (class->faction != 0 ? 3 : 1))
        chosen = class->id;
    }

  return chosen;
}

static BonesRoster *
random_fleet (const BonesSetup *setup, const char *name, GRand *random)
{
  const BsContent *content = setup->content;
  BonesRoster *roster = bones_roster_new (name);
  const guint ships = 1 + player_below (random, 4);
  guint faction = 0;

  if (setup->options[BS_FS_FACTIONS] && !player_one_in (random, 10))
    {
      faction = 1 + player_below (random, content->n_factions);
      roster->faction = g_strdup (content->factions[faction - 1].id);
    }

  for (guint i = 0; i < ships; i++)
    {
      BonesRosterShip *ship =
          bones_roster_add (roster, NULL, random_class (setup, faction, i == 0, random), i == 0);

      if (setup->options[BS_FS_FACTIONS] && player_one_in (random, 20))
        ship->variant = g_strdup (bs_propulsion_ids[player_below (random, BS_PROPULSIONS)]);
    }

  return roster;
}

/* A deck with a few kinds of spells, which may run out; mostly the built-in deck. */
static char *
random_deck (GRand *random)
{
  GString *out;

  if (!player_one_in (random, 4))
    return NULL;

  out = g_string_new ("magic.deck=");
  for (guint i = 1 + player_below (random, 6); i > 0; i--)
    g_string_append_printf (out, "%s:%u,", bs_spell_ids[player_below (random, BS_SPELLS)],
                            1 + player_below (random, 9));

  g_string_truncate (out, out->len - 1);
  return g_string_free (out, FALSE);
}

Battle *
random_battle (GRand *random)
{
  static const char *const names[] = { "Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal" };
  const guint n =
      player_one_in (random, 20) ? 5 + player_below (random, 4) : 2 + player_below (random, 3);
  g_autofree char *deck = random_deck (random);
  Battle *battle = battle_new ("Ann: sloop*", deck);
  BonesSetup *setup = battle->setup;

  set_options (setup, random);
  g_ptr_array_set_size (setup->rosters, 0);
  for (guint fleet = 0; fleet < n; fleet++)
    g_ptr_array_add (setup->rosters, random_fleet (setup, names[fleet], random));

  bones_replay_free (battle->replay); /* it had begun with other fleets */
  battle->replay = bones_replay_new (setup);
  return battle;
}

/* Actions that are seldom open are preferred; a turn does not end at once. */
guint
random_eagerness (guint verb)
{
  switch (verb)
    {
    case BS_CONCEDE:
    case BS_END_BATTLE:
      return 0;
    case BS_END_TURN:
    case BS_OPPORTUNITY_FIRE:
    case BS_PASS:
      return 1;
    case BS_GRAPPLE:
    case BS_CREW_HULL:
    case BS_SWAP_CREW:
    case BS_ROW_BOATS:
    case BS_CAST:
    case BS_DISPEL:
    case BS_TAKE_OFF:
      return 6;
    default:
      return 2;
    }
}

/* Any number of a ship, a fleet or the table, within its bounds. */
static BonesChange
change_track (const BonesGame *game, guint ship, guint fleet, GRand *random)
{
  const guint track = player_below (random, BS_SHIP_TRACKS);
  const guint of_fleet = player_below (random, BS_REAL_CARDS + 1);
  const guint of_table = player_below (random, BS_OLD_WIND + 1);

  switch (player_below (random, 8))
    {
    case 0:
      return player_set (BONES_SET_FLEET, of_fleet, fleet,
                         player_below (random, MIN (bs_fleet_tracks[of_fleet].highest, 9) + 1));
    case 1:
      return player_set (BONES_SET_TABLE, of_table, 0,
                         player_below (random, MIN (bs_table_tracks[of_table].highest, 9) + 1));
    default:
      return player_set (BONES_SET_SHIP, track, ship,
                         player_below (random, MIN (bs_ship_tracks[track].highest, 20) + 1));
    }
}

static BonesChange
change_what_lies_there (const BonesGame *game, guint ship, guint fleet, GRand *random)
{
  const guint owner = player_one_in (random, 3) ? BONES_NOBODY : fleet;

  switch (player_below (random, 6))
    {
    case 0:
      return player_set (BONES_ADD_LINK, BS_GRAPPLE_LINK, ship,
                         player_below (random, game->n_ships));
    case 1:
      return player_set (BONES_REMOVE_LINK, 0, player_below (random, game->n_links + 1), 0);
    case 2:
      return player_set (BONES_REMOVE_MARKER, 0, player_below (random, game->n_markers), 0);
    case 3:
      return player_set (BONES_SET_CARD, BS_DECK_OF_SPELLS, player_below (random, 96),
                         player_below (random, BONES_IN_HAND + game->n_fleets));
    default:
      return player_set (BONES_ADD_MARKER, 1 + player_below (random, BS_MARKER_KINDS - 1), owner,
                         player_one_in (random, 3) ? BONES_NO_SHIP : ship);
    }
}

static BonesChange
change_what_is_whose (const BonesSetup *setup, const BonesGame *game, guint ship, guint fleet,
                      GRand *random)
{
  const guint kinds = bs_n_kinds (setup->content);

  switch (player_below (random, 6))
    {
    case 0:
      return player_set (BONES_SET_SHIP, BONES_SHIP_STATUS, ship,
                         player_below (random, BONES_STATUSES));
    case 1:
      return player_set (BONES_SET_SHIP, BONES_SHIP_OWNER, ship,
                         player_one_in (random, 3) ? BONES_NOBODY : fleet);
    case 2:
      return player_set (BONES_SET_SHIP, BONES_SHIP_KIND, ship, player_below (random, kinds));
    case 3:
      return player_set (BONES_SET_FLEET, BONES_FLEET_FLAGSHIP, fleet, ship);
    case 4:
      return player_set (BONES_ADD_FLEET, 0, 0, 0);
    default:
      return player_set (BONES_ADD_SHIP, player_below (random, kinds), fleet, 0);
    }
}

static BonesChange
change_whose_go (const BonesGame *game, guint ship, guint fleet, GRand *random)
{
  switch (player_below (random, 5))
    {
    case 0:
      return player_set (BONES_SET_SHIP, BONES_SHIP_ORDERED, ship, player_below (random, 2));
    case 1:
      return player_set (BONES_SET_TABLE, BONES_TABLE_WIND, 0, player_below (random, 9));
    case 2:
      return player_set (BONES_SET_TABLE, BONES_TABLE_STEP, 0, player_below (random, 6));
    case 3:
      return player_set (BONES_SET_TABLE, BONES_TABLE_ACTIVE_SHIP, 0, ship);
    default:
      return player_set (BONES_SET_TABLE, BONES_TABLE_ACTIVE, 0, fleet);
    }
}

BonesChange
random_change (Battle *battle, GRand *random)
{
  const BonesGame *game = battle_game (battle);
  const guint ship = player_below (random, game->n_ships),
              fleet = player_below (random, game->n_fleets);

  switch (player_below (random, 6))
    {
    case 0:
      return change_whose_go (game, ship, fleet, random);
    case 1:
      return change_what_is_whose (battle->setup, game, ship, fleet, random);
    case 2:
    case 3:
      return change_what_lies_there (game, ship, fleet, random);
    default:
      return change_track (game, ship, fleet, random);
    }
}
