/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"

/* A creation table (ND-FLT-05): the id of its roll, and the track that keeps its result. */
typedef struct {
  const char *what; /* "national": the id of the roll */
  const char *rule;
  guint8 track; /* of a fleet or a ship */
} Table;

static const Table of_fleet[] = {
  { "national", "ND-FLT-02", ND_NATIONAL },
  { "character", "ND-FLT-02", ND_CHARACTER },
};

static const Table of_ship[] = {
  { "specifications", "ND-FLT-03", ND_SPECIFICATIONS },
  { "captain", "ND-FLT-03", ND_CAPTAIN },
  { "quality", "ND-FLT-03", ND_QUALITY },
};

static const Table of_flagship[] = {
  { "specifications", "ND-FLT-04", ND_MORE_SPECIFICATIONS },
  { "captain", "ND-FLT-04", ND_MORE_CAPTAIN },
  { "quality", "ND-FLT-04", ND_MORE_QUALITY },
};

static void
add_fault (GArray *faults, BonesFault fault, const char *name)
{
  g_strlcpy (fault.name, name != NULL ? name : "", sizeof fault.name);
  g_array_append_val (faults, fault);
}

/* ND-FLT-02, ND-FLT-03, ND-FLT-04: two dice for the fleet, three for each ship, and three more for
 * the flagship, whichever ship that will be. */
guint
nd_ahead (const BonesSetup *setup, const BonesRoster *roster)
{
  return G_N_ELEMENTS (of_fleet) + G_N_ELEMENTS (of_ship) * roster->ships->len
         + G_N_ELEMENTS (of_flagship);
}

/* The dice come in the order of the rules, so that anyone can check them. */
static void
check_rolled (const BonesSetup *setup, const BonesRoster *roster, GArray *faults)
{
  const guint wanted = nd_ahead (setup, roster);
  guint flagships = 0;

  for (guint i = 0; i < roster->ships->len; i++)
    flagships += ((const BonesRosterShip *) g_ptr_array_index (roster->ships, i))->flagship;

  if (roster->rolled->dice->len != wanted)
    add_fault (faults,
               (BonesFault){ .what = "rolled-dice",
                             .rule = ND_AHEAD_RULE,
                             .ship = -1,
                             .fatal = TRUE,
                             .values = { wanted, roster->rolled->dice->len } },
               NULL);
  else if (!bones_rolled_is_true (roster->rolled, ND_AHEAD_RULE))
    add_fault (faults, (BonesFault){ .what = "rolled-seed", .rule = ND_AHEAD_RULE, .ship = -1 },
               NULL);

  if (flagships != 1)
    add_fault (
        faults,
        (BonesFault){ .what = "rolled-flagship", .rule = "ND-FLT-04", .ship = -1, .fatal = TRUE },
        NULL);
}

/* ND-FLT-01: ships cost nothing, all fleets have the same number. */
guint
nd_check (const BonesSetup *setup, const BonesRoster *roster, GArray *faults)
{
  const guint wanted = setup->options[ND_FLEET_SIZE];

  for (guint i = 0; i < roster->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);
      const BonesFault fault = {
        .what = "no-such-class", .rule = "ND-SHP-01", .ship = i, .fatal = TRUE
      };

      if (bones_ruleset_kind (setup, ship->kind != NULL ? ship->kind : "") < 0)
        add_fault (faults, fault, ship->kind);
    }

  if (roster->ships->len != wanted)
    add_fault (faults,
               (BonesFault){ .what = "fleet-size",
                             .rule = "ND-FLT-01",
                             .ship = -1,
                             .values = { wanted, roster->ships->len } },
               NULL);

  if (roster->rolled != NULL)
    check_rolled (setup, roster, faults);

  return 0;
}

/* A result is 1 + the rating that it raises. */
static void
raise_rating (BonesShip *ship, guint result)
{
  if (result > 0)
    nd_add_rating (ship, result - 1, 1);
}

/* ND-SHP-01; ND-FLT-02: a ship that joins later gets the bonuses of her fleet. */
void
nd_commission (const BonesSetup *setup, const BonesGame *game, BonesShip *ship)
{
  const NdContent *content = setup->content;

  for (guint rating = 0; rating < ND_RATINGS; rating++)
    ship->tracks[rating] = ND_ZERO + content->start[rating];

  for (guint i = 0; i < G_N_ELEMENTS (of_fleet) && ship->fleet < game->n_fleets; i++)
    raise_rating (ship, game->fleets[ship->fleet].tracks[of_fleet[i].track]);
}

/* ND-FLT-05: 1 + the rating that @die raises. */
static guint
read_table (const NdContent *content, gint die)
{
  guint result = 1;

  while (result < ND_RATINGS && die > content->creation[result - 1])
    result++;

  return result;
}

/* The dice of @fleet, if it was rolled ahead of the battle; else NULL. */
static const guint8 *
dice_of (const BonesSetup *setup, guint fleet)
{
  const BonesRoster *roster =
      fleet < setup->rosters->len ? g_ptr_array_index (setup->rosters, fleet) : NULL;

  return roster != NULL && roster->rolled != NULL
                 && roster->rolled->dice->len == nd_ahead (setup, roster)
             ? (const guint8 *) roster->rolled->dice->data
             : NULL;
}

/* ND-FLT-03, ND-FLT-04: three tables, with @dice. */
static void
fit_ship (const NdContent *content, BonesShip *ship, const Table tables[3], const guint8 *dice)
{
  for (guint i = 0; i < G_N_ELEMENTS (of_ship); i++)
    {
      ship->tracks[tables[i].track] = read_table (content, dice[i]);
      raise_rating (ship, ship->tracks[tables[i].track]);
    }
}

/* The ratings of a fleet that was rolled ahead. */
static void
fit_fleet (const BonesSetup *setup, BonesGame *game, guint fleet, const guint8 *dice)
{
  const BonesRoster *roster = g_ptr_array_index (setup->rosters, fleet);
  const guint8 *of_ships = dice + G_N_ELEMENTS (of_fleet);
  const guint8 *more = of_ships + G_N_ELEMENTS (of_ship) * roster->ships->len;

  for (guint i = 0; i < G_N_ELEMENTS (of_fleet); i++)
    game->fleets[fleet].tracks[of_fleet[i].track] = read_table (setup->content, dice[i]);

  for (guint i = 0; i < game->n_ships; i++)
    {
      BonesShip *ship = &game->ships[i];
      const guint in_roster = ship->roster - 1u;

      if (ship->fleet != fleet)
        continue;

      nd_commission (setup, game, ship);
      fit_ship (setup->content, ship, of_ship, of_ships + G_N_ELEMENTS (of_ship) * in_roster);
      if (((const BonesRosterShip *) g_ptr_array_index (roster->ships, in_roster))->flagship)
        fit_ship (setup->content, ship, of_flagship, more);
    }
}

void
nd_set_up_game (const BonesSetup *setup, BonesGame *game)
{
  for (guint i = 0; i < game->n_ships; i++)
    nd_commission (setup, game, &game->ships[i]);

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (dice_of (setup, fleet) != NULL)
      fit_fleet (setup, game, fleet, dice_of (setup, fleet));
}

/* ND-FLT-04 */
void
nd_join (const BonesSetup *setup, const BonesGame *game, GArray *changes)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      const BonesShip *self = &game->ships[ship];
      const BonesRoster *roster = g_ptr_array_index (setup->rosters, self->fleet);
      const BonesRosterShip *bought = g_ptr_array_index (roster->ships, self->roster - 1);
      const BonesChange change = {
        .scope = BONES_SET_FLEET, .field = BONES_FLEET_FLAGSHIP, .index = self->fleet, .value = ship
      };

      if (bought->flagship)
        g_array_append_val (changes, change);
    }
}

/* ND-FLT-05: one die on a table. @fleet counts if there is no @ship. @result is 0 if a change by
 * hand has taken the ship. */
static BONES_ASKS gboolean
roll_on (BonesPlay *play, const Table *table, guint fleet, guint ship, guint *result)
{
  const NdContent *content = play->setup->content;
  BonesRoll roll;
  gint die;

  if (!nd_catch_up (play))
    return FALSE;

  *result = 0;
  if (ship != BONES_NO_SHIP && !nd_is_owned (&play->game, ship))
    return TRUE;

  roll = nd_die (table->what, table->rule,
                 ship != BONES_NO_SHIP ? play->game.ships[ship].fleet : fleet, ship, table->track);
  roll.run = BONES_IN_RUN;
  roll.values[0] = content->creation[ND_MOVEMENT];
  roll.values[1] = content->creation[ND_MOVEMENT] + 1;
  roll.values[2] = content->creation[ND_CANNON];
  roll.values[3] = content->creation[ND_CANNON] + 1;
  if (!bones_roll_sum (play, &roll, &die))
    return FALSE;

  *result = read_table (content, die);
  return TRUE;
}

static void
tell_table (BonesPlay *play, guint fleet, guint i)
{
  static const char *const events[][ND_RATINGS] = {
    { "sea-power", "industrial-giant", "land-power" },
    { "patrol", "warships", "invasion-fleet" },
  };
  const guint result = play->game.fleets[fleet].tracks[of_fleet[i].track];

  bones_tell_fleet (play, events[i][result - 1], of_fleet[i].rule, fleet, 0, 0);
}

/* ND-FLT-02: the same for every ship of the fleet. */
static BONES_ASKS gboolean
make_fleet (BonesPlay *play, guint fleet)
{
  BonesGame *game = &play->game;

  for (guint i = 0; i < G_N_ELEMENTS (of_fleet); i++)
    {
      guint result;

      if (!roll_on (play, &of_fleet[i], fleet, BONES_NO_SHIP, &result))
        return FALSE;

      g_assert (result > 0); /* a fleet is never taken away */

      game->fleets[fleet].tracks[of_fleet[i].track] = result;
      for (guint ship = 0; ship < game->n_ships; ship++)
        if (game->ships[ship].origin == fleet)
          raise_rating (&game->ships[ship], result);

      tell_table (play, fleet, i);
    }

  return TRUE;
}

static void
tell_ship_table (BonesPlay *play, guint ship, const Table tables[3], guint i)
{
  static const char *const events[][ND_RATINGS] = {
    { "extra-masts", "extra-guns", "extra-crew" },
    { "salty-dog", "artillerist", "swashbuckler" },
    { "smart-sailors", "gunners-mates", "bully-boys" },
  };
  const guint result = play->game.ships[ship].tracks[tables[i].track];

  if (result > 0)
    bones_tell_ship (play, events[i][result - 1], tables[i].rule, ship, 0);
}

/* ND-FLT-03: the three tables of a ship; ND-FLT-04: again for a flagship. */
static BONES_ASKS gboolean
make_ship (BonesPlay *play, guint ship, const Table tables[3])
{
  for (guint i = 0; i < G_N_ELEMENTS (of_ship); i++)
    {
      guint result;

      if (!roll_on (play, &tables[i], BONES_NOBODY, ship, &result))
        return FALSE;

      if (result == 0)
        return TRUE;

      play->game.ships[ship].tracks[tables[i].track] = result;
      raise_rating (&play->game.ships[ship], result);
      tell_ship_table (play, ship, tables, i);
    }

  return TRUE;
}

/* What a fleet that was rolled ahead got; its flagship is the one that its roster marks. */
static void
tell_rolled (BonesPlay *play, guint fleet)
{
  bones_tell_fleet (play, "rolled-ahead", ND_AHEAD_RULE, fleet, 0, 0);
  for (guint i = 0; i < G_N_ELEMENTS (of_fleet); i++)
    tell_table (play, fleet, i);

  for (guint ship = 0; ship < play->game.n_ships; ship++)
    for (guint i = 0; i < 2 * G_N_ELEMENTS (of_ship) && play->game.ships[ship].origin == fleet; i++)
      tell_ship_table (play, ship, i < G_N_ELEMENTS (of_ship) ? of_ship : of_flagship,
                       i % G_N_ELEMENTS (of_ship));
}

static gboolean
is_marked (const BonesSetup *setup, const BonesShip *ship)
{
  const BonesRoster *roster =
      ship->origin < setup->rosters->len ? g_ptr_array_index (setup->rosters, ship->origin) : NULL;

  return roster != NULL && ship->roster > 0 && ship->roster <= roster->ships->len
         && ((BonesRosterShip *) g_ptr_array_index (roster->ships, ship->roster - 1u))->flagship;
}

/* The ship that the roster of @fleet marks; BONES_NO_SHIP if it is none, or not one alone. */
static guint
find_marked (const BonesPlay *play, guint fleet)
{
  guint found = BONES_NO_SHIP;

  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (bones_game_sails_for (&play->game, ship, fleet) && play->game.ships[ship].origin == fleet
        && is_marked (play->setup, &play->game.ships[ship]))
      {
        if (found != BONES_NO_SHIP)
          return BONES_NO_SHIP;
        found = ship;
      }

  return found;
}

static BONES_ASKS gboolean
ask_flagship (BonesPlay *play, guint fleet, guint *ship)
{
  BonesAsk ask = nd_ask (BONES_ASK_SHIP, "flagship", "ND-FLT-04", fleet, 0);

  ask.who = bones_fleet_bit (fleet);
  ask.follows = TRUE;
  for (guint i = 0; i < play->game.n_ships; i++)
    if (bones_game_sails_for (&play->game, i, fleet))
      bones_ask_open (&ask, i);

  return bones_ask_ship (play, &ask, ship);
}

/* ND-FLT-04: the owner chooses, in the roster or now. */
static BONES_ASKS gboolean
pick_flagship (BonesPlay *play, guint fleet)
{
  guint ship = BONES_NO_SHIP;

  if (!nd_catch_up (play))
    return FALSE;

  if (bones_game_count_ships (&play->game, fleet) == 0)
    return TRUE;

  if (play->game.options[ND_FLAGSHIP_NAMED] == ND_NAMED_LEADS
      || dice_of (play->setup, fleet) != NULL)
    ship = find_marked (play, fleet);

  if (ship == BONES_NO_SHIP && !ask_flagship (play, fleet, &ship))
    return FALSE;

  if (!bones_game_sails_for (&play->game, ship, fleet)) /* a change by hand has taken her */
    return TRUE;

  play->game.fleets[fleet].flagship = ship;
  bones_tell_ship (play, "flagship", "ND-FLT-04", ship, 0);
  return TRUE;
}

static BONES_ASKS gboolean
pick_flagships (BonesPlay *play, guint when)
{
  for (guint fleet = 0; fleet < play->game.n_fleets && play->game.options[ND_FLAGSHIP_PICK] == when;
       fleet++)
    if (!pick_flagship (play, fleet))
      return FALSE;

  return TRUE;
}

static BONES_ASKS gboolean
make_ships (BonesPlay *play, guint fleet)
{
  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (bones_game_sails_for (&play->game, ship, fleet) && !make_ship (play, ship, of_ship))
      return FALSE;

  return TRUE;
}

static BONES_ASKS gboolean
make_flagships (BonesPlay *play)
{
  for (guint fleet = 0; fleet < play->game.n_fleets; fleet++)
    {
      const guint ship = play->game.fleets[fleet].flagship;

      if (bones_game_in_play (&play->game, ship) && dice_of (play->setup, fleet) == NULL
          && !make_ship (play, ship, of_flagship))
        return FALSE;
    }

  return TRUE;
}

/* ND-FLT-02, ND-FLT-03, ND-FLT-04, then ND-SET-01: the whole deck is shuffled and hands are dealt
 * (ND-AMB-02). */
gboolean
nd_set_up (BonesPlay *play, const BonesAction *action)
{
  BonesGame *game = &play->game;

  if (!pick_flagships (play, ND_BEFORE_ROLLS))
    return FALSE;

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    {
      if (dice_of (play->setup, fleet) != NULL)
        tell_rolled (play, fleet);
      else if (!make_fleet (play, fleet) || !make_ships (play, fleet))
        return FALSE;
    }

  if (!pick_flagships (play, ND_AFTER_ROLLS) || !make_flagships (play))
    return FALSE;

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (!nd_draw_cards (play, "ND-SET-01", fleet, game->options[ND_START_HAND]))
      return FALSE;

  game->round = 1;
  nd_begin_step (game, ND_DRAWING);
  bones_tell_fleet (play, "opposite-ends", "ND-SET-01", BONES_NOBODY, 0, 0);
  bones_tell_fleet (play, "round", "ND-TRN-01", BONES_NOBODY, 1, 0);
  return TRUE;
}
