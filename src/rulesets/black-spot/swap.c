/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

typedef enum { GIVE, TAKE } Way;

/* Who goes where. */
typedef struct {
  guint from, to;
} Transfer;

guint
bs_ashore (const BonesGame *game, guint ship)
{
  guint dice = 0;

  for (guint marker = 0; marker < game->n_markers; marker++)
    {
      const BonesMarker *party = &game->markers[marker];

      if (party->kind == BS_SHORE_PARTY && party->ship == ship
          && party->owner == game->ships[ship].fleet)
        dice += party->values[BS_SHORE_DICE];
    }

  return dice;
}

static guint
most (const BonesGame *game, const Transfer *transfer)
{
  return MIN (bs_to_spare (game, transfer->from), bs_room (game, transfer->to));
}

static Transfer
transfer_of (guint ship, guint other, Way way)
{
  return way == GIVE ? (Transfer){ ship, other } : (Transfer){ other, ship };
}

/* The ways that dice can go, as bits. */
static guint
ways (const BonesGame *game, guint ship, guint other)
{
  guint bits = 0;

  for (guint way = GIVE; way <= TAKE; way++)
    {
      const Transfer transfer = transfer_of (ship, other, way);

      bits |= (most (game, &transfer) > 0 ? 1u : 0u) << way;
    }

  return bits;
}

/* BS-GRAP-2, BS-GRAP-4: ships that could be lashed together. */
static gboolean
can_lie_alongside (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const guint traits = bs_class (setup, game, ship)->traits;

  return bs_is_crewed (game, ship) && bs_is_on_surface (game, ship) && !bs_is_grappled (game, ship)
         && (traits & (BS_MONSTER | BS_NO_BOARDING)) == 0;
}

/* swap.both_spend: only one that has her turn, and its action, before her. */
static gboolean
is_partner (const BonesSetup *setup, const BonesGame *game, guint ship, guint other)
{
  return other != ship && can_lie_alongside (setup, game, ship)
         && can_lie_alongside (setup, game, other)
         && game->ships[other].fleet == game->ships[ship].fleet
         && (!game->options[BS_SWAP_BOTH_SPEND]
             || (!game->ships[other].ordered && game->ships[other].tracks[BS_ACTED] == BS_ACT_NONE))
         && ways (game, ship, other) != 0;
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
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_SHIP, "swap-partner", "BS-SWAP-1", ship, 0);

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  open_partners (play->setup, &play->game, ship, &ask);
  return bones_ask_ship (play, &ask, other);
}

static BONES_ASKS gboolean
ask_way (BonesPlay *play, guint ship, guint other, Transfer *transfer)
{
  static const char *const ids[] = { "give", "take", NULL };
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "swap-way", "BS-SWAP-1", ship, other);
  guint way;

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.other = other;
  bones_ask_offer (&ask, ids, ways (&play->game, ship, other));
  if (!bones_ask_choice (play, &ask, &way))
    return FALSE;

  *transfer = transfer_of (ship, other, way);
  return TRUE;
}

/* P-07 */
static BONES_ASKS gboolean
ask_number (BonesPlay *play, const Transfer *transfer, guint *number)
{
  BonesAsk ask =
      BONES_ASK_INIT (BONES_ASK_NUMBER, "swap-crew", "BS-SWAP-1", transfer->to, transfer->from);

  ask.who = bones_fleet_bit (play->game.ships[transfer->from].fleet);
  ask.ship = transfer->to;
  ask.other = transfer->from;
  ask.low = 1;
  ask.high = most (&play->game, transfer);
  return bones_ask_number (play, &ask, number);
}

/* P-20 */
static BONES_ASKS gboolean
confirm (BonesPlay *play, const Transfer *transfer, guint number, gboolean *yes)
{
  BonesAsk ask =
      BONES_ASK_INIT (BONES_ASK_CONFIRM, "confirm-empty", "R-39", transfer->to, transfer->from);

  *yes = TRUE;
  if (play->game.ships[transfer->from].tracks[BS_HULL_DICE] > number)
    return TRUE;

  ask.who = bones_fleet_bit (play->game.ships[transfer->from].fleet);
  ask.ship = transfer->to;
  ask.other = transfer->from;
  return bones_ask_confirm (play, &ask, yes);
}

static void
carry_out (BonesPlay *play, const Transfer *transfer, guint number)
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

/* BS-SWAP-1, R-39: the acting ship's action; the grapple between friends is let go at once. */
gboolean
bs_swap_crew (BonesPlay *play, const BonesAction *action)
{
  const guint ship = action->ship;
  Transfer transfer;
  guint other, number;
  gboolean yes;

  if (!ask_partner (play, ship, &other))
    return FALSE;

  if (!is_partner (play->setup, &play->game, ship, other)) /* changed by hand meanwhile */
    return TRUE;

  if (!ask_way (play, ship, other, &transfer))
    return FALSE;

  if (!is_partner (play->setup, &play->game, ship, other) || most (&play->game, &transfer) == 0)
    return TRUE;

  if (!ask_number (play, &transfer, &number) || !confirm (play, &transfer, number, &yes))
    return FALSE;

  if (!yes || !is_partner (play->setup, &play->game, ship, other)
      || number > most (&play->game, &transfer))
    return TRUE;

  play->game.ships[ship].tracks[BS_ACTED] = BS_ACT_SWAPPED;
  if (play->game.options[BS_SWAP_BOTH_SPEND])
    play->game.ships[other].tracks[BS_ACTED] = BS_ACT_SWAPPED;

  carry_out (play, &transfer, number);
  return TRUE;
}
