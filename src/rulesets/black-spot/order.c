/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* special models have the bucket of their dice, or the one of fs.bucket. */
static BsBucket
bucket_of_class (const BonesGame *game, const BsClass *class)
{
  if (class->faction == 0 || game->options[BS_FS_BUCKET] == BS_BUCKET_BY_DICE)
    return class->bucket;

  return game->options[BS_FS_BUCKET] == BS_BUCKET_SLOOPS ? BS_SLOOPS : BS_SPECIALS;
}

/* BS-ACT-2, R-15: by class, whatever the current dice; BS-ACT-6: ships grappled in an earlier round
 * are in the Boarding bucket. */
BsBucket
bs_bucket_of (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const BonesLink *grapple = bones_game_peek_link (game, BS_GRAPPLE_LINK, ship);

  if (grapple != NULL && grapple->values[BS_LINK_THROWN] < game->round)
    return BS_BOARDING;

  return bucket_of_class (game, bs_class (setup, game, ship));
}

static gboolean
has_fought (const BonesGame *game, guint ship)
{
  return game->ships[ship].tracks[BS_FOUGHT] == game->round;
}

/* BS-ACT-6: grappled ships wait for a battle in a later round, except the ship that is throwing
 * hooks now and a ship that kept its turn after a battle (board.consumes_target). */
static gboolean
grapple_lets_act (const BonesGame *game, guint ship, const BonesLink *grapple)
{
  const guint other = bones_link_other (grapple, ship);

  if (game->active_ship == ship)
    return TRUE;

  if (grapple->values[BS_LINK_THROWN] < game->round)
    return !has_fought (game, ship) && !has_fought (game, other);

  return has_fought (game, ship);
}

/* BS-ROUND-3: one turn each. */
static gboolean
had_no_turn (const BonesGame *game, guint ship)
{
  return !game->ships[ship].ordered && bs_is_crewed (game, ship)
         && bones_game_place_in_order (game, game->ships[ship].fleet) < BONES_MAX_FLEETS;
}

gboolean
bs_can_be_ordered (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const BonesLink *grapple;

  if (!had_no_turn (game, ship))
    return FALSE;

  grapple = bones_game_peek_link (game, BS_GRAPPLE_LINK, ship);
  return grapple == NULL || grapple_lets_act (game, ship, grapple);
}

/* Whether @ship has a turn left, and has it in @bucket. */
static gboolean
waits_in (const BonesSetup *setup, const BonesGame *game, guint ship, BsBucket bucket)
{
  return had_no_turn (game, ship) && bs_bucket_of (setup, game, ship) == bucket
         && bs_can_be_ordered (setup, game, ship);
}

static gboolean
boards (const BonesSetup *setup, const BonesGame *game)
{
  for (guint i = 0; i < game->n_links; i++)
    {
      const BonesLink *link = &game->links[i];

      if (link->kind == BS_GRAPPLE_LINK
          && (waits_in (setup, game, link->a, BS_BOARDING)
              || waits_in (setup, game, link->b, BS_BOARDING)))
        return TRUE;
    }

  return FALSE;
}

/* BS-ACT-1: the lowest bucket with a ship left to order. Grapples are looked at where it matters:
 * this is asked for every ship of the table. */
BsBucket
bs_current_bucket (const BonesSetup *setup, const BonesGame *game)
{
  BsBucket lowest = BS_NO_BUCKET;

  if (game->step != BS_STEP_TURNS)
    return BS_NO_BUCKET;

  if (game->active_ship != BONES_NO_SHIP)
    return bs_bucket_of (setup, game, game->active_ship);

  if (boards (setup, game))
    return BS_BOARDING;

  for (guint ship = 0; ship < game->n_ships && lowest != BS_SLOOPS; ship++)
    if (had_no_turn (game, ship))
      {
        const BsBucket bucket = bucket_of_class (game, bs_class (setup, game, ship));

        if ((lowest == BS_NO_BUCKET || bucket < lowest) && bs_can_be_ordered (setup, game, ship))
          lowest = bucket;
      }

  return lowest;
}

static gboolean
has_ship_for (const BonesSetup *setup, const BonesGame *game, guint fleet, BsBucket bucket)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    if (game->ships[ship].fleet == fleet && waits_in (setup, game, ship, bucket))
      return TRUE;

  return FALSE;
}

/* the place in the order from which to look for the next fleet. */
static guint
first_place (const BonesGame *game, BsBucket bucket)
{
  const guint last = game->tracks[BS_PLACE];
  const gboolean same = game->tracks[BS_BUCKET] == bucket;

  if (last == 0 || (!same && game->options[BS_INIT_RESTART] == BS_RESTART_FIRST_PLAYER))
    return 0;

  return same && game->options[BS_INIT_CYCLE] == BS_CYCLE_WHOLE_BUCKET ? last - 1 : last;
}

/* BS-INIT-2: cycles through the order, skipping fleets with nothing left in @bucket (BS-INIT-4). */
static guint
next_fleet_in (const BonesSetup *setup, const BonesGame *game, BsBucket bucket)
{
  guint start;

  if (bucket == BS_NO_BUCKET)
    return BONES_NOBODY;

  if (game->active_ship != BONES_NO_SHIP)
    return game->ships[game->active_ship].fleet;

  start = first_place (game, bucket);
  for (guint i = 0; i < game->n_order; i++)
    {
      const guint fleet = game->order[(start + i) % game->n_order];

      if (has_ship_for (setup, game, fleet, bucket))
        return fleet;
    }

  return BONES_NOBODY;
}

guint
bs_next_fleet (const BonesSetup *setup, const BonesGame *game)
{
  return next_fleet_in (setup, game, bs_current_bucket (setup, game));
}

static gboolean
refuse_bucket (const BsBucket bucket, BonesRefusal *refusal)
{
  switch (bucket)
    {
    case BS_BOARDING:
      return bs_refuse (refusal, "boarding-first", "BS-ACT-1");
    case BS_SLOOPS:
      return bs_refuse (refusal, "sloops-first", "BS-ACT-1");
    case BS_FRIGATES:
      return bs_refuse (refusal, "frigates-first", "BS-ACT-1");
    default:
      return bs_refuse (refusal, "ships-first", "BS-ACT-1");
    }
}

gboolean
bs_may_go (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  BsBucket bucket;

  if (game->active_ship == ship)
    return bs_refuse (refusal, "active", "BS-ACT-3");

  refusal->other = game->active_ship;
  if (game->active_ship != BONES_NO_SHIP)
    return bs_refuse (refusal, "other-turn", "BS-ACT-3");

  if (game->ships[ship].ordered || !bs_can_be_ordered (setup, game, ship))
    return bs_refuse (refusal, "ordered", "BS-ROUND-3");

  bucket = bs_current_bucket (setup, game);
  if (bs_bucket_of (setup, game, ship) != bucket)
    return refuse_bucket (bucket, refusal);

  refusal->fleet = next_fleet_in (setup, game, bucket);
  return refusal->fleet == game->ships[ship].fleet
         || bs_refuse (refusal, "not-her-go", "BS-INIT-2");
}

/* Notes that the fleet of @ship has had its turn, and in which bucket. */
void
bs_note_turn (const BonesSetup *setup, BonesGame *game, guint ship)
{
  game->tracks[BS_BUCKET] = bs_bucket_of (setup, game, ship);
  game->tracks[BS_PLACE] = bones_game_place_in_order (game, game->ships[ship].fleet) + 1;
}

/* Gives the next turn to @fleet, as if the fleet before it had just had one, or, if a fleet orders
 * all its ships at once, as if @fleet had. A ship whose turn is interrupted has it later. In the
 * Magic phase @fleet gets the offer. */
void
bs_give_turn (const BonesSetup *setup, BonesGame *game, guint fleet)
{
  const guint place = bones_game_place_in_order (game, fleet);
  const gboolean whole = game->options[BS_INIT_CYCLE] == BS_CYCLE_WHOLE_BUCKET;

  if (place == BONES_MAX_FLEETS)
    return;

  if (game->step == BS_STEP_MAGIC && game->tracks[BS_OFFERED] > 0)
    {
      game->tracks[BS_OFFERED] = place + 1;
      return;
    }

  game->active_ship = BONES_NO_SHIP;
  game->tracks[BS_BUCKET] = bs_current_bucket (setup, game);
  game->tracks[BS_PLACE] = whole ? place + 1 : (place + game->n_order - 1) % game->n_order + 1;
}

gboolean
bs_battle_is_due (const BonesGame *game, guint ship)
{
  const BonesLink *grapple =
      game->active_ship == ship ? bones_game_peek_link (game, BS_GRAPPLE_LINK, ship) : NULL;

  return grapple != NULL && grapple->stage == BS_LINK_BOARDING
         && (grapple->values[BS_LINK_THROWN] < game->round
             || game->options[BS_BOARD_FIRST_FIGHT] == BS_FIGHT_IMMEDIATE)
         && !has_fought (game, grapple->a) && !has_fought (game, grapple->b);
}

/* BS-ACT-4, R-49: one action in each turn; only gunfire has several parts. BS-AGRD-4, R-20: a ship
 * that ran aground may still act. */
gboolean
bs_has_action (const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  static const char *const used[] = {
    [BS_ACT_FIRED] = "fired",       [BS_ACT_BOARDED] = "boarded",
    [BS_ACT_REPAIRED] = "repaired", [BS_ACT_CREWED] = "crewed",
    [BS_ACT_PUT_OUT] = "put-out",   [BS_ACT_ANCHORED] = "anchored-now",
    [BS_ACT_RAISED] = "raised",     [BS_ACT_SWAPPED] = "swapped",
    [BS_ACT_ROWED] = "rowed",       [BS_ACT_SUBMERGED] = "submerged-now",
    [BS_ACT_TOOK_OFF] = "took-off", [BS_ACT_LANDED] = "landed",
    [BS_ACT_ATTACKED] = "attacked", [BS_ACT_FREED] = "worked-free"
  };
  const guint16 *tracks = game->ships[ship].tracks;

  if (tracks[BS_ACTED] != BS_ACT_NONE && tracks[BS_ACTED] < BS_ACTS)
    return bs_refuse (refusal, used[tracks[BS_ACTED]], "BS-ACT-4");

  if (bs_battle_is_due (game, ship))
    return bs_is_free (game, ship, "battle-first", "BS-BOARD-1", refusal);

  /* BS-AGRD-4, R-20 */
  return !tracks[BS_AGROUND] || game->options[BS_GROUND_ACTION_AFTER]
         || bs_refuse (refusal, "aground-no-action", "BS-AGRD-4");
}
