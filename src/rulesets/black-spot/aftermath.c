/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* monsters and models that are submerged or airborne neither give nor take crew. */
static gboolean
can_part (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  return bs_is_crewed (game, ship) && bs_is_on_surface (game, ship)
         && !bs_has (setup, game, ship, BS_MONSTER);
}

/* the donor is a friendly ship. The players see which ships touch the hull. */
static gboolean
can_give (const BonesSetup *setup, const BonesGame *game, guint donor, guint ship, guint hull)
{
  return donor != hull && can_part (setup, game, donor) && can_part (setup, game, ship)
         && game->ships[donor].fleet == game->ships[ship].fleet
         && (donor == ship || game->options[BS_PRIZE_DONOR] != BS_DONOR_VICTOR_ONLY)
         && bs_to_spare (game, donor) > 0;
}

/* A monster cannot be crewed, and neither can a prize while its captor converts it (FS-FAC-8b). */
static gboolean
has_room (const BonesSetup *setup, const BonesGame *game, guint hull)
{
  return bs_is_hull (game, hull) && !bs_has (setup, game, hull, BS_MONSTER)
         && !bs_is_converting (game, hull) && bs_room (game, hull) > 0;
}

guint
bs_donors (const BonesSetup *setup, const BonesGame *game, guint ship, guint hull, BonesAsk *ask)
{
  guint n = 0;

  if (!has_room (setup, game, hull))
    return 0;

  for (guint donor = 0; donor < game->n_ships; donor++)
    if (can_give (setup, game, donor, ship, hull))
      {
        n++;
        if (ask != NULL)
          bones_ask_open (ask, donor);
      }

  return n;
}

static BONES_ASKS gboolean
ask_donor (BonesPlay *play, guint ship, guint hull, guint *donor)
{
  const guint setting = play->game.options[BS_PRIZE_DONOR];
  BonesAsk ask = BONES_ASK_INIT (
      BONES_ASK_SHIP, setting == BS_DONOR_ANY ? "donor-anywhere" : "donor", "BS-AFTER-2", hull, 0);

  *donor = ship;
  if (setting == BS_DONOR_VICTOR_ONLY)
    return TRUE;

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = hull;
  ask.follows = TRUE;
  bs_donors (play->setup, &play->game, ship, hull, &ask);
  if (bones_ask_anew (play, NULL))
    return ask_donor (play, ship, hull, donor);

  return bones_ask_ship (play, &ask, donor);
}

/* P-07: at least one die, at most the original dice of the hull's class. */
static BONES_ASKS gboolean
ask_number (BonesPlay *play, guint hull, guint donor, guint *number)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_NUMBER, "crew", "BS-AFTER-2", hull, donor);

  ask.who = bones_fleet_bit (play->game.ships[donor].fleet);
  ask.ship = hull;
  ask.other = donor;
  ask.follows = TRUE;
  ask.low = 1;
  ask.high = MIN (bs_to_spare (&play->game, donor), bs_room (&play->game, hull));
  return bones_ask_number (play, &ask, number);
}

/* P-20: the transfer would leave the donor without crew. */
static BONES_ASKS gboolean
confirm_empty (BonesPlay *play, guint hull, guint donor, guint number, gboolean *yes)
{
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CONFIRM, "confirm-empty", "R-25", hull, donor);

  *yes = TRUE;
  if (play->game.ships[donor].tracks[BS_HULL_DICE] > number)
    return TRUE;

  ask.who = bones_fleet_bit (play->game.ships[donor].fleet);
  ask.ship = hull;
  ask.other = donor;
  ask.risks = 1 << TRUE;
  if (bones_ask_anew (play, NULL))
    return confirm_empty (play, hull, donor, number, yes);

  return bones_ask_confirm (play, &ask, yes);
}

/* BS-AFTER-2: the hull joins the donor's fleet, keeps its hits, and acts from the next round. A
 * flagship that lost its crew by an override is no longer one. */
static void
transfer_crew (BonesPlay *play, guint hull, guint donor, guint number)
{
  BonesShip *to = &play->game.ships[hull], *from = &play->game.ships[donor];

  if (to->fleet != from->fleet && to->fleet < play->game.n_fleets
      && play->game.fleets[to->fleet].flagship == hull)
    play->game.fleets[to->fleet].flagship = BONES_NO_SHIP;

  bs_set_crew (to, to->tracks[BS_HULL_DICE] + number);
  bs_set_crew (from, from->tracks[BS_HULL_DICE] - number);
  to->fleet = from->fleet;
  to->ordered = TRUE;
  bs_clear_turn (to);
  if (play->game.options[BS_OPT_OPPORTUNITY_FIRE])
    to->tracks[BS_ACTED] = BS_ACT_FREED; /* the new crew fires next round */
  bones_tell_pair (play, "crewed", "BS-AFTER-2", hull, donor, number, 0);
  if (from->tracks[BS_HULL_DICE] > 0)
    return;

  bones_tell_ship (play, "adrift", "R-25", donor, 0);
  bs_abandon (&play->game, donor);
}

/* Checks the answers again: an override may have changed the ships meanwhile. */
static gboolean
transfer_still_fits (const BonesPlay *play, guint donor, guint ship, guint hull, guint number)
{
  const BonesGame *game = &play->game;

  return has_room (play->setup, game, hull) && can_give (play->setup, game, donor, ship, hull)
         && number <= bs_to_spare (game, donor) && number <= bs_room (game, hull);
}

gboolean
bs_crew_a_hull (BonesPlay *play, guint ship, guint hull, gboolean *done)
{
  guint donor, number;

  *done = FALSE;
  if (!ask_donor (play, ship, hull, &donor))
    return FALSE;

  if (!transfer_still_fits (play, donor, ship, hull, 1))
    return TRUE;

  if (!ask_number (play, hull, donor, &number))
    return FALSE;

  if (!transfer_still_fits (play, donor, ship, hull, number))
    return TRUE;

  if (!confirm_empty (play, hull, donor, number, done))
    return FALSE;

  *done = *done && transfer_still_fits (play, donor, ship, hull, number);
  if (*done)
    transfer_crew (play, hull, donor, number);

  return TRUE;
}

static guint
open_hulls (const BonesSetup *setup, const BonesGame *game, guint ship, BonesAsk *ask)
{
  guint n = 0;

  for (guint hull = 0; hull < game->n_ships; hull++)
    if (bs_donors (setup, game, ship, hull, NULL) > 0)
      {
        bones_ask_open (ask, hull);
        n++;
      }

  return n;
}

static gboolean
has_hull (const BonesGame *game)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    if (bs_is_hull (game, ship) && !bs_is_converting (game, ship))
      return TRUE;

  return FALSE;
}

/* BS-AFTER-3: a ship that moved alongside crews a hull, as its action or free. */
gboolean
bs_can_crew_hull (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  BonesAsk hulls = BONES_ASK_INIT (BONES_ASK_SHIP, "hull", "BS-AFTER-3", ship, 0);

  if (!bs_is_free (game, ship, "grappled", "BS-ACT-6", refusal))
    return FALSE;

  if (game->options[BS_ABANDONED_COST] == BS_COST_ACTION && !bs_has_action (game, ship, refusal))
    return FALSE;

  if (!has_hull (game))
    return bs_refuse (refusal, "no-hull", "BS-AFTER-3");

  if (game->ships[ship].tracks[BS_INCHES] == 0)
    return bs_refuse (refusal, "hull-no-move", "BS-AFTER-3");

  return open_hulls (setup, game, ship, &hulls) > 0 || bs_refuse (refusal, "no-crew", "BS-AFTER-2");
}

gboolean
bs_crew_hull (BonesPlay *play, const BonesAction *action)
{
  const guint ship = action->ship;
  gboolean done = FALSE;
  guint hull;

  while (!done)
    {
      BonesAsk ask = BONES_ASK_INIT (BONES_ASK_SHIP, "hull", "BS-AFTER-3", ship, 0);

      ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
      ask.ship = ship;
      ask.follows = TRUE;
      if (open_hulls (play->setup, &play->game, ship, &ask)
          == 0) /* changed by an override meanwhile */
        return TRUE;

      if (bones_ask_anew (play, NULL))
        continue;

      if (!bones_ask_ship (play, &ask, &hull))
        return FALSE;

      if (bs_donors (play->setup, &play->game, ship, hull, NULL) > 0
          && !bs_crew_a_hull (play, ship, hull, &done))
        return FALSE;
    }

  if (play->game.options[BS_ABANDONED_COST] == BS_COST_ACTION)
    play->game.ships[ship].tracks[BS_ACTED] = BS_ACT_CREWED;

  return TRUE;
}

typedef enum { SCUTTLE, ABANDON, ADD } Fate;

/* BS-AFTER-2: somebody can crew the prize. A crew that converts its prizes gives no dice
 * (BS-AFTER-4, FS-FAC-8). */
static gboolean
can_add (const BonesPlay *play, guint captor, guint prize)
{
  return bs_converts (play->setup, &play->game, captor)
         || bs_donors (play->setup, &play->game, captor, prize, NULL) > 0;
}

static BONES_ASKS gboolean
ask_fate (BonesPlay *play, guint prize, guint captor, guint *fate)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  static const char *const ids[] = { "scuttle", "abandon", "add", NULL };
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "aftermath", "BS-AFTER-1", prize, captor);

  ask.who = bones_fleet_bit (play->game.ships[captor].fleet);
  ask.ship = prize;
  ask.other = captor;
  ask.risks = 1 << SCUTTLE | 1 << ABANDON;
  bones_ask_offer (&ask, ids,
                   1 << SCUTTLE | 1 << ABANDON | (can_add (play, captor, prize) ? 1 << ADD : 0));
  return bones_ask_choice (play, &ask, fate);
}

/* Carries out the choice. If the player calls the crewing off, the choice stays open. */
static BONES_ASKS gboolean
seal_fate (BonesPlay *play, guint prize, guint captor, Fate fate, gboolean *done)
{
  *done = TRUE;
  if (fate == ADD && bs_converts (play->setup, &play->game, captor))
    bs_begin_to_convert (play, captor, prize);
  else if (fate == ADD)
    return bs_crew_a_hull (play, captor, prize, done);
  else if (fate == SCUTTLE)
    {
      bones_tell_pair (play, "scuttled", "BS-AFTER-1", prize, captor, 0, 0);
      bs_lose_wizard (play, prize);
      bs_leave (&play->game, prize, BONES_SUNK);
    }
  else
    bones_tell_ship (play, "adrift", "BS-AFTER-1", prize, 0);

  return TRUE;
}

/* BS-AFTER-1: scuttle, abandon or add to the fleet (P-04). If the prize was a flagship, its fleet
 * tested morale at the capture (BS-MORALE-1). */
gboolean
bs_aftermath (BonesPlay *play, const BonesAction *action)
{
  BonesGame *game = &play->game;
  gboolean done = FALSE;

  while (!done && game->tracks[BS_PRIZE] != 0)
    {
      const guint prize = game->tracks[BS_PRIZE] - 1, captor = game->tracks[BS_CAPTOR] - 1;
      guint fate;

      if (!ask_fate (play, prize, captor, &fate))
        return FALSE;

      if (game->tracks[BS_PRIZE] == prize + 1 && game->tracks[BS_CAPTOR] == captor + 1
          && (fate != ADD || can_add (play, captor, prize))
          && !seal_fate (play, prize, captor, fate, &done))
        return FALSE;
    }

  game->tracks[BS_PRIZE] = game->tracks[BS_CAPTOR] = 0;
  return TRUE;
}
