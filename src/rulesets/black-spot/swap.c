/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

typedef enum { GIVE, TAKE } Way;

/* The ships between which dice move. */
typedef struct {
  guint from, to;
} Transfer;

static guint
most_dice (const BonesGame *game, const Transfer *transfer)
{
  return MIN (bs_to_spare (game, transfer->from), bs_room (game, transfer->to));
}

static Transfer
transfer_of (guint ship, guint other, Way way)
{
  return way == GIVE ? (Transfer){ ship, other } : (Transfer){ other, ship };
}

/* The ways in which dice can move, as bits. */
static guint
open_ways (const BonesGame *game, guint ship, guint other)
{
  guint bits = 0;

  for (guint way = GIVE; way <= TAKE; way++)
    {
      const Transfer transfer = transfer_of (ship, other, way);

      bits |= (most_dice (game, &transfer) > 0 ? 1u : 0u) << way;
    }

  return bits;
}

/* BS-GRAP-2, BS-GRAP-4: ships that could be lashed together. */
static gboolean
can_lie_alongside (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  return bs_is_crewed (game, ship) && bs_is_on_surface (game, ship) && !bs_is_grappled (game, ship)
         && (bs_class (setup, game, ship)->traits & (BS_MONSTER | BS_NO_BOARDING)) == 0;
}

/* with swap.both_spend, only a ship that has its turn and its action left. */
static gboolean
is_partner (const BonesSetup *setup, const BonesGame *game, guint ship, guint other)
{
  return other < game->n_ships && other != ship && can_lie_alongside (setup, game, ship)
         && can_lie_alongside (setup, game, other)
         && game->ships[other].fleet == game->ships[ship].fleet
         && (!game->options[BS_SWAP_BOTH_SPEND]
             || (!game->ships[other].ordered && game->ships[other].tracks[BS_ACTED] == BS_ACT_NONE))
         && open_ways (game, ship, other) != 0;
}

static guint
open_partners (const BonesSetup *setup, const BonesGame *game, guint ship, BonesAsk *ask)
{
  guint n = 0;

  for (guint other = 0; other < game->n_ships; other++)
    if (is_partner (setup, game, ship, other))
      {
        bones_ask_open (ask, other);
        n++;
      }

  return n;
}

gboolean
bs_can_swap_crew (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_SHIP, "swap-partner", "BS-SWAP-1", ship, 0);

  if (!game->options[BS_OPT_SWAP_CREW])
    return bs_refuse (refusal, "no-swap", "BS-SWAP-1");

  if (!bs_is_free (game, ship, "grappled", "BS-ACT-6", refusal)
      || !bs_has_action (game, ship, refusal))
    return FALSE;

  return open_partners (setup, game, ship, &ask) > 0
         || bs_refuse (refusal, "nobody-to-swap", "BS-SWAP-1");
}

static BONES_ASKS gboolean
ask_partner (BonesPlay *play, guint ship, guint *other)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_SHIP, "swap-partner", "BS-SWAP-1", ship, 0);

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.follows = TRUE;
  open_partners (play->setup, &play->game, ship, &ask);
  return bones_ask_ship (play, &ask, other);
}

static BONES_ASKS gboolean
ask_way (BonesPlay *play, guint ship, guint other, Transfer *transfer)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  static const char *const ids[] = { "give", "take", NULL };
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "swap-way", "BS-SWAP-1", ship, other);
  guint way;

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.other = other;
  bones_ask_offer (&ask, ids, open_ways (&play->game, ship, other));
  if (!bones_ask_choice (play, &ask, &way))
    return FALSE;

  *transfer = transfer_of (ship, other, way);
  return TRUE;
}

/* P-07: the number of dice. */
static BONES_ASKS gboolean
ask_number (BonesPlay *play, const Transfer *transfer, guint *number)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesAsk ask =
      BONES_ASK_INIT (BONES_ASK_NUMBER, "swap-crew", "BS-SWAP-1", transfer->to, transfer->from);

  ask.who = bones_fleet_bit (play->game.ships[transfer->from].fleet);
  ask.ship = transfer->to;
  ask.other = transfer->from;
  ask.follows = TRUE;
  ask.low = 1;
  ask.high = most_dice (&play->game, transfer);
  return bones_ask_number (play, &ask, number);
}

/* P-20: the transfer would leave the donor without crew. */
static BONES_ASKS gboolean
confirm_swap (BonesPlay *play, const Transfer *transfer, guint number, gboolean *yes)
{
  BonesAsk ask =
      BONES_ASK_INIT (BONES_ASK_CONFIRM, "confirm-empty", "R-39", transfer->to, transfer->from);

  *yes = TRUE;
  if (play->game.ships[transfer->from].tracks[BS_HULL_DICE] > number)
    return TRUE;

  ask.who = bones_fleet_bit (play->game.ships[transfer->from].fleet);
  ask.ship = transfer->to;
  ask.other = transfer->from;
  ask.risks = 1 << TRUE;
  if (bones_ask_anew (play, NULL))
    return confirm_swap (play, transfer, number, yes);

  return bones_ask_confirm (play, &ask, yes);
}

static void
swap_dice (BonesPlay *play, const Transfer *transfer, guint number)
{
  BonesShip *from = &play->game.ships[transfer->from], *to = &play->game.ships[transfer->to];

  bs_set_crew (from, from->tracks[BS_HULL_DICE] - number);
  bs_set_crew (to, to->tracks[BS_HULL_DICE] + number);
  bones_tell_pair (play, "swapped", "BS-SWAP-1", transfer->to, transfer->from, number, 0);
  if (from->tracks[BS_HULL_DICE] > 0)
    return;

  bones_tell_ship (play, "adrift", "R-39", transfer->from, 0);
  bs_abandon (&play->game, transfer->from);
}

/* BS-SWAP-1, R-39: the action of the acting ship; the grapple between friends is released at
 * once. */
gboolean
bs_swap_crew (BonesPlay *play, const BonesAction *action)
{
  const guint ship = action->ship;
  Transfer transfer;
  guint other, number;
  gboolean yes;

  if (!ask_partner (play, ship, &other))
    return FALSE;

  if (!is_partner (play->setup, &play->game, ship, other)) /* changed by an override meanwhile */
    return TRUE;

  if (!ask_way (play, ship, other, &transfer))
    return FALSE;

  if (!is_partner (play->setup, &play->game, ship, other)
      || most_dice (&play->game, &transfer) == 0)
    return TRUE;

  if (!ask_number (play, &transfer, &number) || !confirm_swap (play, &transfer, number, &yes))
    return FALSE;

  if (!yes || !is_partner (play->setup, &play->game, ship, other)
      || number > most_dice (&play->game, &transfer))
    return TRUE;

  play->game.ships[ship].tracks[BS_ACTED] = BS_ACT_SWAPPED;
  if (play->game.options[BS_SWAP_BOTH_SPEND])
    play->game.ships[other].tracks[BS_ACTED] = BS_ACT_SWAPPED;

  swap_dice (play, &transfer, number);
  return TRUE;
}

/* Hundredths of an inch */
#define ROWED_A_ROUND 100
#define FARTHEST 300
#define NEAREST 50

/* The party of the ship that is in a boat or ashore, or -1; a ship has one at most. */
static gint
find_party (const BonesGame *game, guint ship)
{
  for (guint marker = 0; marker < game->n_markers; marker++)
    {
      const BonesMarker *party = &game->markers[marker];

      if (party->kind == BS_SHORE_PARTY && party->ship == ship
          && party->owner == game->ships[ship].fleet)
        return marker;
    }

  return -1;
}

/* BS-SWAP-2: boats go to land, not to reefs. */
static gboolean
has_land (const BonesGame *game)
{
  for (guint marker = 0; marker < game->n_markers; marker++)
    if (game->markers[marker].kind == BS_ISLAND || game->markers[marker].kind == BS_VOLCANO)
      return TRUE;

  return FALSE;
}

/* BS-SWAP-2, R-108: launching a boat is the action; recalling it is not. One die stays aboard. */
gboolean
bs_can_row_boats (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const gint party = find_party (game, ship);

  if (!game->options[BS_OPT_SWAP_CREW]
      && party < 0) /* a party that is ashore comes back all the same */
    return bs_refuse (refusal, "no-boats", "BS-SWAP-2");

  if (!game->ships[ship].tracks[BS_ANCHORED])
    return bs_refuse (refusal, "not-anchored", "BS-SWAP-2");

  if (party >= 0)
    return game->markers[party].stage != BS_ROWING_BACK
           || bs_refuse (refusal, "boats-on-their-way", "BS-SWAP-2");

  if (!bs_has_action (game, ship, refusal))
    return FALSE;

  if (!has_land (game))
    return bs_refuse (refusal, "no-beach", "BS-SWAP-2");

  return game->ships[ship].tracks[BS_HULL_DICE] > 1
         || bs_refuse (refusal, "no-boat-crew", "BS-SWAP-2");
}

static BONES_ASKS gboolean
ask_dice (BonesPlay *play, guint ship, guint *dice)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_NUMBER, "boat-crew", "BS-SWAP-2", ship, 0);

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.follows = TRUE;
  ask.low = 1;
  ask.high = play->game.ships[ship].tracks[BS_HULL_DICE] - 1;
  return bones_ask_number (play, &ask, dice);
}

/* P-14: the players see how far it is to land, or back. */
static BONES_ASKS gboolean
ask_inches (BonesPlay *play, guint ship, guint *inches)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_INCHES, "row-inches", "BS-SWAP-2", ship, 0);

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.low = NEAREST;
  ask.high = ask.values[0] = FARTHEST;
  return bones_ask_number (play, &ask, inches);
}

/* BS-SWAP-2: dice that are ashore are not in the ship's pool. */
static BONES_ASKS gboolean
launch_boat (BonesPlay *play, guint ship)
{
  BonesShip *self = &play->game.ships[ship];
  BonesMarker *party;
  guint dice, inches;

  if (!ask_dice (play, ship, &dice) || !ask_inches (play, ship, &inches))
    return FALSE;

  if (!bs_is_crewed (&play->game, ship) || self->tracks[BS_HULL_DICE] <= dice)
    return TRUE;

  party = bones_game_add_marker (&play->game, BS_SHORE_PARTY, self->fleet);
  if (party == NULL) /* the table is full of markers that were added by hand */
    return TRUE;

  party->ship = ship;
  party->stage = BS_ROWING_OUT;
  party->values[BS_SHORE_DICE] = dice;
  party->values[BS_SHORE_INCHES] = inches;
  bs_set_crew (self, self->tracks[BS_HULL_DICE] - dice);
  self->tracks[BS_ACTED] = BS_ACT_ROWED;
  bones_tell_pair (play, "boats-out", "BS-SWAP-2", ship, BONES_NO_SHIP, dice, inches);
  return TRUE;
}

static BONES_ASKS gboolean
recall_boat (BonesPlay *play, guint ship)
{
  BonesMarker *party;
  guint inches;

  if (!ask_inches (play, ship, &inches))
    return FALSE;

  if (find_party (&play->game, ship) < 0)
    return TRUE;

  party = &play->game.markers[find_party (&play->game, ship)];
  party->stage = BS_ROWING_BACK;
  party->values[BS_SHORE_INCHES] = inches;
  bones_tell_pair (play, "boats-back", "BS-SWAP-2", ship, BONES_NO_SHIP,
                   party->values[BS_SHORE_DICE], inches);
  return TRUE;
}

/* BS-SWAP-2: launches a boat, or recalls it. */
gboolean
bs_row_boats (BonesPlay *play, const BonesAction *action)
{
  return find_party (&play->game, action->ship) < 0 ? launch_boat (play, action->ship)
                                                    : recall_boat (play, action->ship);
}

/* BS-SWAP-2: the dice rejoin the ship's pool; if the ship is no longer the fleet's, they stay
 * ashore. */
static void
end_rowing (BonesPlay *play, guint marker)
{
  BonesMarker *party = &play->game.markers[marker];
  const guint ship = party->ship, dice = party->values[BS_SHORE_DICE];
  const gboolean home =
      party->stage == BS_ROWING_BACK && bones_game_sails_for (&play->game, ship, party->owner);

  if (home)
    {
      guint16 *tracks = play->game.ships[ship].tracks;

      bs_set_crew (&play->game.ships[ship],
                   MIN (tracks[BS_HULL_DICE] + dice, tracks[BS_HULL_DICE_FULL]));
      bones_tell_ship (play, "aboard", "BS-SWAP-2", ship, dice);
      bones_game_drop_marker (&play->game, marker);
      return;
    }

  party->stage = BS_ASHORE;
  bs_tell_marker (play, "ashore", "BS-SWAP-2", ship, marker);
}

void
bs_row (BonesPlay *play)
{
  for (guint marker = 0; marker < play->game.n_markers; marker++)
    {
      BonesMarker *party = &play->game.markers[marker];
      guint16 *inches = &party->values[BS_SHORE_INCHES];

      if (party->kind != BS_SHORE_PARTY || party->stage == BS_ASHORE
          || party->ship >= play->game.n_ships) /* added by hand */
        continue;

      *inches -= MIN (*inches, ROWED_A_ROUND);
      if (*inches == 0)
        end_rowing (play, marker);
    }
}
