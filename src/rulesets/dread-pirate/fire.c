/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

#define HIGHEST_CARD 9

static gboolean
is_raid (const BonesGame *game)
{
  const BonesLink *battle = dp_battle (game);

  return battle != NULL && battle->kind == DP_RAIDING;
}

/* DP-FIR-02; DP-RAI-04: one number for both sides of a raid. */
guint
dp_to_hit (const BonesSetup *setup, guint kind, guint target)
{
  const DpContent *content = setup->content;

  return kind >= DP_PORT || target >= DP_PORT ? content->port_to_hit
                                              : content->classes[kind].to_hit[target];
}

static guint
number_to_hit (const BonesSetup *setup, const BonesGame *game, guint ship, guint target)
{
  return dp_to_hit (setup, game->ships[ship].kind, game->ships[target].kind);
}

/* What cards add to the roll to hit (dp.card_target). */
static gint
card_to_hit (const BonesGame *game, guint ship)
{
  return game->options[DP_CARD_TARGET] != DP_CARD_ON_DAMAGE ? dp_card (game, ship) : 0;
}

/* The lowest sum of the dice that hits: at least the number of dice. */
static gint
number_on_dice (const BonesSetup *setup, const BonesGame *game, guint ship, guint target)
{
  const DpContent *content = setup->content;

  return MAX ((gint) number_to_hit (setup, game, ship, target) - card_to_hit (game, ship),
              content->to_hit_dice);
}

/* DP-FIR-01; DP-RAI-04: in a raid if dp.raid_auto_hit is on. */
static gboolean
hits_at (const BonesGame *game, guint separation)
{
  return separation <= 1 && (!is_raid (game) || game->options[DP_RAID_AUTO_HIT]);
}

static gboolean
hits_by_itself (const BonesGame *game)
{
  return hits_at (game, game->tracks[DP_SEPARATION]);
}

/* DP-DMG-02 */
static guint
distance_penalty (const BonesSetup *setup, guint separation)
{
  const DpContent *content = setup->content;

  return separation > content->near ? separation - content->near : 0;
}

static gboolean
is_gambit (const BonesGame *game)
{
  const BonesLink *battle = dp_battle (game);

  return battle != NULL && battle->kind == DP_GAMBLING;
}

/* DP-SET-03: side by side, boarding with both crews (DP-BRD-01); else a shot that cannot miss
 * (DP-FIR-01) or the number to hit (DP-FIR-02), and the penalty for the distance (DP-DMG-02). */
void
dp_span (const BonesSetup *setup, const BonesGame *game, guint ship, guint other, guint square,
         BonesSpan *span)
{
  const guint at = square != 0 ? square : game->ships[ship].tracks[DP_SQUARE];
  const guint there = game->ships[other].tracks[DP_SQUARE];
  const guint apart = dp_separation (game, at, there);
  const gboolean boards = square != 0 && !is_gambit (game) && dp_touch (at, there);
  guint n = 1;

  *span = (BonesSpan){ apart, { apart == 0 ? "beside" : "apart" }, { 0 }, boards };
  span->values[0] = (gint) apart;
  span->values[1] = number_on_dice (setup, game, ship, other);
  span->values[2] = -(gint) distance_penalty (setup, apart);
  if (boards)
    {
      span->words[n++] = "boarding";
      span->values[1] = game->ships[ship].tracks[DP_CREW];
      span->values[2] = game->ships[other].tracks[DP_CREW];
    }
  else if (is_gambit (game) || hits_at (game, apart))
    span->words[n++] = "hits-by-itself";
  else
    span->words[n++] = "to-hit";

  if (!boards && span->values[2] < 0)
    span->words[n++] = "penalty";
}

/* Adds @value to the bonus of @roll, and a term that shows it. The sentence has the sum as {b}. */
static void
add_term (BonesRoll *roll, const char *what, gint value)
{
  guint i = 0;

  if (value == 0)
    return;

  while (roll->terms[i].what != NULL)
    i++;

  roll->terms[i] = (BonesTerm){ what, value };
  roll->values[1] += value;
  roll->bonus = (gint8) roll->values[1];
}

/* DP-CRD-01: a card may still be played before the dice are rolled, so cards are counted after it.
 */
static BONES_ASKS gboolean
wait_for_cards (BonesPlay *play, BonesRoll *roll)
{
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_DICE, roll->what, roll->key.rule, roll->key.subject,
                                 roll->key.ordinal);

  ask.ship = roll->ship;
  ask.interrupts = roll->interrupts;
  if (!bones_catch_up (play, &ask))
    return FALSE;

  roll->owner = play->game.ships[roll->ship].fleet;
  return TRUE;
}

/* DP-FIR-01, DP-FIR-02 */
static BONES_ASKS gboolean
roll_to_hit (BonesPlay *play, guint ship, guint target, gboolean *hit)
{
  const DpContent *content = play->setup->content;
  BonesRoll roll = dp_die (&play->game, "to-hit", "DP-FIR-02", ship, target);

  roll.interrupts = G_GUINT64_CONSTANT (1) << DP_PLAY_CARD;
  if (!hits_by_itself (&play->game) && !wait_for_cards (play, &roll))
    return FALSE;

  if (!dp_are_fighting (&play->game, ship, target))
    return TRUE;

  *hit = hits_by_itself (&play->game);
  if (*hit)
    {
      bones_tell_pair (play, "hits-by-itself", "DP-FIR-01", ship, target, 0, 0);
      return TRUE;
    }

  roll.dice = content->to_hit_dice;
  roll.needs = number_to_hit (play->setup, &play->game, ship, target);
  roll.values[0] = roll.needs;
  roll.reach = play->game.tracks[DP_SEPARATION];
  add_term (&roll, "cards", card_to_hit (&play->game, ship));
  if (!bones_roll_reaches (play, &roll, hit))
    return FALSE;

  if (dp_are_fighting (&play->game, ship, target))
    bones_tell_pair (play, *hit ? "hits" : "misses", "DP-FIR-02", ship, target, 0, 0);

  return TRUE;
}

/* What is added to the damage die: gun decks (DP-DMG-01, DP-SHP-02), the distance (DP-DMG-02), the
 * Dread Pirate (DP-DRD-02), grape shot (DP-EXT-02) and cards (DP-CRD-01). */
static void
add_damage (const BonesSetup *setup, const BonesGame *game, guint separation, BonesRoll *roll)
{
  const DpContent *content = setup->content;
  const guint ship = roll->ship;

  add_term (roll, "decks", game->ships[ship].tracks[DP_DECKS]);
  add_term (roll, "distance", -(gint) distance_penalty (setup, separation));
  if (dp_is_dread (game, ship))
    add_term (roll, "dread-pirate", content->dread_damage);

  if (game->options[DP_EXT_GRAPE_SHOT] && game->ships[ship].tracks[DP_GRAPE_SHOT]
      && separation < content->grape_below)
    add_term (roll, "grape-shot", content->grape_damage);

  if (game->options[DP_CARD_TARGET] != DP_CARD_ON_TO_HIT)
    add_term (roll, "cards", dp_card (game, ship));
}

/* DP-DMG-01, DP-SHP-03: damage is subtracted from crew points. DP-DMG-03, DP-AMB-26: the whole sum
 * is not below 0. DP-DMG-04, DP-ZER-01: at no crew points the target strikes, even by a hit of 0.
 */
gboolean
dp_damage (BonesPlay *play, guint ship, guint target, gboolean *struck)
{
  BonesRoll roll = dp_die (&play->game, "damage", "DP-DMG-01", ship, target);
  guint16 *crew = &play->game.ships[target].tracks[DP_CREW];
  gint damage;

  roll.interrupts = G_GUINT64_CONSTANT (1) << DP_PLAY_CARD;
  if (!wait_for_cards (play, &roll))
    return FALSE;

  if (!dp_are_fighting (&play->game, ship, target))
    return TRUE;

  add_damage (play->setup, &play->game,
              is_gambit (&play->game) ? 0 : play->game.tracks[DP_SEPARATION], &roll);
  if (!bones_roll_sum (play, &roll, &damage))
    return FALSE;

  if (!dp_are_fighting (&play->game, ship, target))
    return TRUE;

  damage = MAX (damage, 0);
  *crew -= MIN (damage, *crew);
  bones_tell_pair (play, "damage", "DP-DMG-03", ship, target, damage, *crew);
  *struck = *crew == 0;
  return TRUE;
}

/* DP-RND-02: a shot is a turn. DP-FIR-01, DP-FIR-02; DP-SKI-02: a ship that strikes ends the
 * battle. */
gboolean
dp_fire (BonesPlay *play, const BonesAction *action)
{
  const guint ship = action->ship, target = dp_rival (&play->game, ship);
  gboolean hit = FALSE, struck = FALSE;

  if (!roll_to_hit (play, ship, target, &hit))
    return FALSE;

  if (!dp_are_fighting (&play->game, ship, target))
    return TRUE;

  if (hit && !dp_damage (play, ship, target, &struck))
    return FALSE;

  if (!dp_are_fighting (&play->game, ship, target))
    return TRUE;

  return struck ? dp_win (play, ship, target, FALSE, 0) : dp_finish_turn (play, ship);
}

/* DP-CRD-01: a card counts until the battle is over. */
gboolean
dp_play_card (BonesPlay *play, const BonesAction *action)
{
  static const char *const signs[] = { "plus", "minus", NULL };
  const guint ship = action->ship;
  guint16 *card = &play->game.ships[ship].tracks[DP_CARD];
  BonesAsk sign = dp_ask (&play->game, BONES_ASK_CHOICE, "card-sign", "DP-CRD-01", ship, 0);
  BonesAsk ask = dp_ask (&play->game, BONES_ASK_NUMBER, "card", "DP-CRD-01", ship, 1);
  guint which, number;
  gint sum;

  sign.who = ask.who = 0;
  sign.blank = ask.blank = TRUE;
  bones_ask_offer (&sign, signs, 0x3);
  ask.low = 1;
  ask.high = HIGHEST_CARD;
  if (!bones_catch_up (play, NULL) || !bones_ask_choice (play, &sign, &which)
      || !bones_catch_up (play, NULL) || !bones_ask_number (play, &ask, &number))
    return FALSE;

  if (dp_rival (&play->game, ship) == BONES_NO_SHIP) /* a change by hand has ended the battle */
    return TRUE;

  sum = dp_card (&play->game, ship) + (which == 0 ? (gint) number : -(gint) number);
  *card = (guint16) (DP_ZERO + CLAMP (sum, -3 * HIGHEST_CARD, 3 * HIGHEST_CARD));
  if (dp_card (&play->game, ship) == 0)
    bones_tell_ship (play, "cards-cancel", "DP-CRD-01", ship, 0);
  else
    bones_tell_ship (play, "card", "DP-CRD-01", ship, dp_card (&play->game, ship));

  return TRUE;
}

/* The separations that fit on one file of the board. */
static const char *const separations[] = { "1", "2", "3", "4", "5", "6", NULL };

/* A skirmish on the d file, in which ship 0 has the turn. */
static void
place_guns (const BonesSetup *setup, BonesGame *game, guint range)
{
  const guint square = 4; /* d1 */
  guint other = square + dp_board.files;

  while (dp_separation (game, square, other) < range + 1
         && other + dp_board.files <= dp_board.files * dp_board.ranks)
    other += dp_board.files;

  game->round = 1;
  game->wind = BONES_NORTH;
  bones_game_add_link (game, DP_SKIRMISH, 0, 1);
  game->ships[0].tracks[DP_SQUARE] = (guint16) square;
  game->ships[1].tracks[DP_SQUARE] = (guint16) other;
  dp_mend (setup, game);
}

const BonesGunnery dp_gunnery = {
  .verb = DP_FIRE, .targets = DP_PORT, .ranges = separations, .place = place_guns
};
