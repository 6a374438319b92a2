/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"

#define BOARDERS (1 << ND_FIERCE_HAND_TO_HAND | 1 << ND_SWORDS_AND_PISTOLS | 1 << ND_RALLY_THE_MEN)

gboolean
nd_may_fight (const BonesGame *game, guint ship, guint other)
{
  if (!nd_are_enemies (game, ship, other))
    return FALSE;

  for (guint i = 0; i < game->n_links; i++)
    {
      const BonesLink *link = &game->links[i];

      if (link->kind == ND_BOARDED
          && ((link->a == ship && link->b == other) || (link->a == other && link->b == ship)))
        return FALSE;
    }

  return TRUE;
}

/* ND-BRD-01: which enemy lies side by side with her, the players see. */
static BONES_ASKS gboolean
ask_whom (BonesPlay *play, guint ship, guint *other)
{
  BonesAsk ask = nd_ask (BONES_ASK_SHIP, "board-whom", "ND-BRD-01", ship, 0);

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  for (guint i = 0; i < play->game.n_ships; i++)
    if (nd_may_fight (&play->game, ship, i))
      bones_ask_open (&ask, i);

  return bones_ask_ship (play, &ask, other);
}

/* ND-CRD-02: who named the pair first. nd.card_stacking: where one card is all, whoever has one
 * among those @before plays none. */
static BONES_ASKS gboolean
play_cards (BonesPlay *play, const guint pair[2], const gint before[2], guint ordinal,
            gint cards[2])
{
  const gboolean stacks = play->game.options[ND_CARD_STACKING];

  for (guint side = 0; side < 2; side++)
    {
      const NdHelp help = { .what = "cards-boarding",
                            .fleet = play->game.ships[pair[side]].fleet,
                            .own = stacks || before[side] == 0 ? BOARDERS : 0,
                            .ship = pair[side],
                            .other = pair[1 - side],
                            .ordinal = ordinal };
      gint sum;

      if (!nd_play_help (play, &help, &sum))
        return FALSE;

      cards[side] += sum;
    }

  return TRUE;
}

static BONES_ASKS gboolean
roll_once (BonesPlay *play, const guint pair[2], const gint cards[2], gint scores[2])
{
  BonesRoll rolls[2];

  for (guint side = 0; side < 2; side++)
    {
      const guint ship = pair[side], other = pair[1 - side];

      rolls[side] = nd_die ("boarding", "ND-BRD-02", play->game.ships[ship].fleet, ship, other);
      rolls[side].other = other;
      rolls[side].values[0] = nd_rating (&play->game, ship, ND_CREW) + cards[side];
      rolls[side].bonus = rolls[side].values[0];
    }

  return bones_roll_opposed (play, rolls, scores);
}

static gboolean
may_go_on (const BonesGame *game, const guint pair[2])
{
  return game->step == ND_BOARDINGS && nd_are_enemies (game, pair[0], pair[1]);
}

/* ND-BRD-02: ties are rolled again, with the cards that were played. @winner is its place in
 * @pair; 2 where one of them is gone. */
static BONES_ASKS gboolean
fight (BonesPlay *play, const guint pair[2], guint *winner)
{
  const gboolean after = play->game.options[ND_CARD_TIMING] == ND_AFTER_ROLL;
  gint before[2] = { 0 }, cards[2] = { 0 }, scores[2] = { 0 };

  *winner = 2;
  if (!after && !play_cards (play, pair, before, 0, before))
    return FALSE;

  for (guint attempt = 1; scores[0] == scores[1] && may_go_on (&play->game, pair); attempt++)
    {
      if (attempt > 1)
        bones_tell_pair (play, "boarding-tied", "ND-BRD-02", pair[0], pair[1], scores[0], 0);

      memcpy (cards, before, sizeof cards);
      if (!roll_once (play, pair, cards, scores))
        return FALSE;

      if (after)
        bones_tell_pair (play, "boarding-rolled", "ND-BRD-02", pair[0], pair[1], scores[0],
                         scores[1]);

      memset (cards, 0, sizeof cards);
      if (after && !play_cards (play, pair, before, attempt, cards))
        return FALSE;

      for (guint side = 0; side < 2; side++)
        {
          scores[side] += cards[side];
          before[side] += cards[side]; /* for the next one, if it is a tie */
        }
    }

  if (!may_go_on (&play->game, pair) || scores[0] == scores[1])
    return TRUE;

  *winner = scores[0] > scores[1] ? 0 : 1;
  bones_tell_pair (play, "boarding-won", "ND-BRD-02", pair[*winner], pair[1 - *winner],
                   scores[*winner], scores[1 - *winner]);
  return TRUE;
}

/* ND-AMB-08: a point of Crew goes over, and is all the crew that she has. */
static void
take_over (BonesPlay *play, guint winner, guint loser)
{
  const NdContent *content = play->setup->content;
  BonesGame *game = &play->game;

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (game->fleets[fleet].flagship == loser)
      game->fleets[fleet].flagship = BONES_NO_SHIP;

  nd_add_rating (&game->ships[winner], ND_CREW, -content->prize_crew);
  game->ships[loser].tracks[ND_CREW] = ND_ZERO + content->prize_crew;
  game->ships[loser].tracks[ND_CAPTURED] = TRUE;
  game->ships[loser].fleet = game->ships[winner].fleet;
  bones_tell_pair (play, "taken", "ND-BRD-03", winner, loser, 0, 0);
}

/* ND-BRD-03 */
static BONES_ASKS gboolean
capture (BonesPlay *play, guint winner, guint loser)
{
  static const char *const fates[] = { "sink", "control", NULL };
  const guint pair[2] = { winner, loser };
  const gboolean can_crew =
      nd_rating (&play->game, winner, ND_CREW) >= play->game.options[ND_CREW_FOR_TRANSFER];
  BonesAsk ask = nd_ask (BONES_ASK_CHOICE, "capture", "ND-BRD-03", winner, loser);
  guint fate;

  ask.who = bones_fleet_bit (play->game.ships[winner].fleet);
  ask.ship = winner;
  ask.other = loser;
  bones_ask_offer (&ask, fates, can_crew ? 1 << 0 | 1 << 1 : 1 << 0);
  if (!bones_ask_choice (play, &ask, &fate))
    return FALSE;

  if (!may_go_on (&play->game, pair))
    return TRUE;

  if (fate == 1)
    {
      take_over (play, winner, loser);
      return TRUE;
    }

  bones_tell_pair (play, "scuttled", "ND-BRD-03", winner, loser, 0, 0);
  nd_leave (&play->game, loser, BONES_SUNK);
  return TRUE;
}

/* ND-BRD-01: each pair once in a turn. */
gboolean
nd_board (BonesPlay *play, const BonesAction *action)
{
  guint pair[2] = { action->ship }, winner;

  if (!ask_whom (play, action->ship, &pair[1]))
    return FALSE;

  if (!may_go_on (&play->game, pair)
      || bones_game_add_link (&play->game, ND_BOARDED, pair[0], pair[1]) == NULL)
    return TRUE;

  nd_note_go (&play->game, action->ship);
  bones_tell_pair (play, "boards", "ND-BRD-01", pair[0], pair[1], 0, 0);
  return fight (play, pair, &winner)
         && (winner == 2 || capture (play, pair[winner], pair[1 - winner]));
}
