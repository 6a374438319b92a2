/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"

#define BOARDERS (1 << ND_FIERCE_HAND_TO_HAND | 1 << ND_SWORDS_AND_PISTOLS | 1 << ND_RALLY_THE_MEN)

/* ND-BRD-01: the players see which enemies lie side by side with her. */
static BONES_ASKS gboolean
ask_whom (BonesPlay *play, guint ship, guint *other)
{
  BonesAsk ask = nd_ask (BONES_ASK_SHIP, "board-whom", "ND-BRD-01", ship, 0);

  if (!nd_catch_up (play))
    return FALSE;

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.follows = TRUE;
  for (guint i = 0; i < play->game.n_ships; i++)
    if (nd_may_fight (&play->game, ship, i))
      bones_ask_open (&ask, i);

  return bones_ask_ship (play, &ask, other);
}

/* ND-CRD-02: first the side that started the boarding. Without nd.card_stacking a side that has
 * already played a card, in @before, plays no more. */
static BONES_ASKS gboolean
play_boarding_cards (BonesPlay *play, const guint pair[2], const gint before[2], guint ordinal,
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

typedef struct {
  guint pair[2];
  gint cards[2];
} Fight;

static gboolean
are_still_boarding (const BonesGame *game, const guint pair[2])
{
  return game->step == ND_BOARDINGS && nd_are_enemies (game, pair[0], pair[1]);
}

/* ND-BRD-02: die + Crew + cards. */
static void
make_side (const BonesPlay *play, gconstpointer data, guint side, BonesRoll *roll)
{
  const Fight *fight = data;
  const guint ship = fight->pair[side], other = fight->pair[1 - side];

  *roll = nd_die ("boarding", "ND-BRD-02", play->game.ships[ship].fleet, ship, other);
  roll->other = other;
  roll->values[0] = nd_rating (&play->game, ship, ND_CREW) + fight->cards[side];
  roll->bonus = roll->values[0];
  roll->dice = are_still_boarding (&play->game, fight->pair);
}

/* ND-BRD-02: ties are rolled again; cards that were played still count. @winner is the index in
 * @pair, or 2 if a change by hand ended the fight. */
static BONES_ASKS gboolean
roll_boarding (BonesPlay *play, const guint pair[2], guint *winner)
{
  const gboolean after = play->game.options[ND_CARD_TIMING] == ND_AFTER_ROLL;
  gint before[2] = { 0 }, cards[2] = { 0 }, scores[2] = { 0 };
  Fight fight = { .pair = { pair[0], pair[1] } };
  BonesRoll rolls[2];
  guint mark;

  *winner = 2;
  if (!after && !play_boarding_cards (play, pair, before, 0, before))
    return FALSE;

  mark = bones_mark (play);
  for (guint attempt = 1; scores[0] == scores[1] && are_still_boarding (&play->game, pair);
       attempt++)
    {
      if (attempt > 1)
        bones_tell_pair (play, "boarding-tied", "ND-BRD-02", pair[0], pair[1], scores[0], 0);

      memcpy (fight.cards, before, sizeof before);
      if (!bones_roll_opposed (play, make_side, &fight, rolls, scores))
        return FALSE;

      if (after)
        bones_tell_pair (play, "boarding-rolled", "ND-BRD-02", pair[0], pair[1], scores[0],
                         scores[1]);

      memset (cards, 0, sizeof cards);
      if (after && !play_boarding_cards (play, pair, before, attempt, cards))
        return FALSE;

      for (guint side = 0; side < 2; side++)
        {
          scores[side] += cards[side];
          before[side] += cards[side]; /* for the next attempt, if this is a tie */
        }

      *winner = scores[0] > scores[1] ? 0 : 1;
      if (!after)
        bones_settle (play, mark, scores[0] == scores[1] ? 2 : *winner);
    }

  if (!are_still_boarding (&play->game, pair))
    {
      *winner = 2;
      return TRUE;
    }

  bones_tell_pair (play, "boarding-won", "ND-BRD-02", pair[*winner], pair[1 - *winner],
                   scores[*winner], scores[1 - *winner]);
  return TRUE;
}

/* ND-BRD-03, ND-AMB-08: the transferred point is all the Crew that the captured ship has. */
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

/* ND-BRD-03: sink her, or take control. */
static BONES_ASKS gboolean
capture_ship (BonesPlay *play, guint winner, guint loser)
{
  static const char *const fates[] = { "sink", "control", NULL };
  const guint pair[2] = { winner, loser };
  BonesAsk ask = nd_ask (BONES_ASK_CHOICE, "capture", "ND-BRD-03", winner, loser);
  gboolean can_crew;
  guint fate;

  if (!nd_catch_up (play))
    return FALSE;

  can_crew = nd_rating (&play->game, winner, ND_CREW) >= play->game.options[ND_CREW_FOR_TRANSFER];
  ask.who = bones_fleet_bit (play->game.ships[winner].fleet);
  ask.ship = winner;
  ask.other = loser;
  ask.blank = can_crew;
  ask.question = can_crew ? NULL : "no-crew-to-spare";
  bones_ask_offer (&ask, fates, can_crew ? 1 << 0 | 1 << 1 : 1 << 0);
  if (!bones_ask_choice (play, &ask, &fate))
    return FALSE;

  if (!are_still_boarding (&play->game, pair))
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

/* ND-BRD-01, ND-AMB-07: each pair once in a turn. */
gboolean
nd_board (BonesPlay *play, const BonesAction *action)
{
  guint pair[2] = { action->ship }, winner;

  if (!ask_whom (play, action->ship, &pair[1]))
    return FALSE;

  if (!are_still_boarding (&play->game, pair)
      || bones_game_add_link (&play->game, ND_BOARDED, pair[0], pair[1]) == NULL)
    return TRUE;

  nd_note_go (&play->game, action->ship);
  bones_tell_pair (play, "boards", "ND-BRD-01", pair[0], pair[1], 0, 0);
  return roll_boarding (play, pair, &winner)
         && (winner == 2 || capture_ship (play, pair[winner], pair[1 - winner]));
}
