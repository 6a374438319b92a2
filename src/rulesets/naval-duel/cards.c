/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"

#include "hands.h"

static guint
get_copies (const BonesSetup *setup, guint kind)
{
  return ((const NdContent *) setup->content)->copies[kind];
}

static void
get_numbers (const BonesSetup *setup, guint kind, gint32 values[4])
{
  values[0] = ((const NdContent *) setup->content)->bonus[kind];
}

/* ND-CRD-01, ND-GEN-02: the app keeps the deck, or knows what is in a real one. */
const BonesHands nd_hands = { .deck = ND_DECK,
                              .ids = nd_card_ids,
                              .n_kinds = ND_CARDS,
                              .copies = get_copies,
                              .numbers = get_numbers,
                              .no_card = "none" };

guint
nd_hand_size (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  return bones_hands_count_all (setup, game, BONES_IN_HAND + fleet);
}

/* ND-CRD-01: while Crow's Nest Lookout lasts. */
gboolean
nd_sees_hand (const BonesSetup *setup, const BonesGame *game, guint viewer, guint fleet)
{
  return viewer < game->n_fleets && game->fleets[viewer].tracks[ND_LOOKS] == fleet + 1;
}

/* The kinds of @kinds in the hand of @fleet, as bits. */
static guint64
cards_held (const BonesSetup *setup, const BonesGame *game, guint fleet, guint64 kinds)
{
  return kinds & bones_hands_kinds (setup, game, BONES_IN_HAND + fleet).bits[0];
}

/* ND-DRW-02: the discards become the new deck. */
static void
reshuffle (BonesPlay *play)
{
  const guint all = bones_hands_n_cards (play->setup);
  const guint discarded = bones_hands_count_all (play->setup, &play->game, BONES_DISCARDED);
  guint8 *cards = play->game.cards[ND_DECK];

  if (discarded == 0 || bones_hands_count_all (play->setup, &play->game, BONES_IN_PILE) > 0)
    return;

  for (guint card = 0; card < all; card++)
    if (cards[card] == BONES_DISCARDED)
      cards[card] = BONES_IN_PILE;

  bones_tell_fleet (play, "reshuffled", "ND-DRW-02", BONES_NOBODY, discarded, 0);
}

/* Draws one card and counts it in @n_drawn; draws none if all cards are in hands. */
static BONES_ASKS gboolean
draw_card (BonesPlay *play, const char *rule, guint fleet, guint ordinal, guint n, guint *n_drawn)
{
  BonesAsk ask = nd_ask (BONES_ASK_CARD, "draw", rule, fleet, ordinal);
  guint kind;

  if (play->game.fleets[fleet].status != BONES_IN_PLAY)
    return TRUE;

  reshuffle (play);
  if (nd_ask_anew (play))
    return draw_card (play, rule, fleet, ordinal, n, n_drawn);

  ask.who = bones_fleet_bit (fleet);
  ask.hand = BONES_TO_HAND;
  ask.nth = (guint16) (ordinal + 1);
  ask.of = (guint16) n;
  bones_ask_offer (&ask, nd_card_ids, 0);
  if (bones_hands_weigh (play->setup, &play->game, BONES_IN_PILE, NULL, &ask) == 0)
    {
      bones_tell_fleet (play, "no-card-left", "ND-DRW-02", fleet, 0, 0);
      return TRUE;
    }

  if (!bones_draw (play, &ask, play->game.options[ND_DECK_SOURCE] == ND_PHYSICAL_DECK, &kind))
    return FALSE;

  bones_hands_take (play->setup, &play->game, kind, BONES_IN_PILE, BONES_IN_HAND + fleet);
  ++*n_drawn;
  return TRUE;
}

gboolean
nd_draw_cards (BonesPlay *play, const char *rule, guint fleet, guint n)
{
  guint n_drawn = 0;

  for (guint i = 0; i < n; i++)
    if (!draw_card (play, rule, fleet, i, n, &n_drawn))
      return FALSE;

  if (n_drawn > 0)
    bones_tell_fleet (play, "drawn", rule, fleet, nd_hand_size (play->setup, &play->game, fleet),
                      0);

  return TRUE;
}

/* ND-DRW-03: the owner of the hand chooses. */
static BONES_ASKS gboolean
discard_surplus (BonesPlay *play, guint fleet)
{
  const guint8 *limit = &play->game.options[ND_HAND_LIMIT];
  guint n = 0;

  while (play->game.fleets[fleet].status == BONES_IN_PLAY
         && nd_hand_size (play->setup, &play->game, fleet) > *limit)
    {
      BonesAsk ask = nd_ask (BONES_ASK_CARD, "discard", "ND-DRW-03", fleet, n);
      const BonesAnswer *answer;

      if (nd_ask_anew (play))
        continue;

      ask.who = bones_fleet_bit (fleet);
      ask.hand = BONES_FROM_HAND;
      ask.values[0] = *limit;
      ask.nth = (guint16) (n + 1);
      ask.of = (guint16) (n + nd_hand_size (play->setup, &play->game, fleet) - *limit);
      bones_ask_offer (&ask, nd_card_ids,
                       cards_held (play->setup, &play->game, fleet, G_MAXUINT64));
      if (!bones_ask (play, &ask, &answer))
        return FALSE;

      bones_hands_take (play->setup, &play->game, answer->values[0], BONES_IN_HAND + fleet,
                        BONES_DISCARDED);
      bones_tell_fleet (play, "discarded", "ND-DRW-03", fleet, 0, 0);
      n++;
    }

  return TRUE;
}

/* ND-DRW-01: each player draws one card. */
gboolean
nd_draw (BonesPlay *play, const BonesAction *action)
{
  for (guint fleet = 0; fleet < play->game.n_fleets; fleet++)
    if (play->game.fleets[fleet].status == BONES_IN_PLAY
        && (!nd_draw_cards (play, "ND-DRW-01", fleet, 1) || !discard_surplus (play, fleet)))
      return FALSE;

  nd_begin_step (&play->game, ND_MOVING);
  return TRUE;
}

/* ND-CRD-02: a card that is played is discarded. */
gboolean
nd_play_card (BonesPlay *play, const char *what, guint fleet, guint ship, guint other,
              guint64 kinds, guint ordinal, guint *card)
{
  BonesAsk ask = nd_ask (BONES_ASK_CARD, what, "ND-CRD-02", fleet, ordinal);
  const BonesAnswer *answer;

  ask.who = bones_fleet_bit (fleet);
  ask.hand = BONES_FROM_HAND;
  ask.ship = ship;
  ask.other = other;
  if (kinds == 1 << ND_CROWS_NEST_CARD) /* Crow's Nest Lookout does not interrupt itself */
    ask.interrupts = 0;

  if (!bones_catch_up (play, &ask))
    return FALSE;

  bones_ask_offer (&ask, nd_card_ids, cards_held (play->setup, &play->game, fleet, kinds));
  bones_ask_open (&ask, ND_NO_CARD);
  if ((kinds >> ND_NO_MORE & 1) != 0)
    bones_ask_open (&ask, ND_NO_MORE);

  if (!bones_ask (play, &ask, &answer))
    return FALSE;

  *card = answer->n > 0 ? answer->values[0] : ND_NO_CARD;
  if (*card < ND_CARDS
      && !bones_hands_take (play->setup, &play->game, *card, BONES_IN_HAND + fleet,
                            BONES_DISCARDED))
    *card = ND_NO_CARD; /* a change by hand has taken it */

  return TRUE;
}

/* ND-CRD-01: Rake the Bow counts at a bow or stern; otherwise it goes back into the hand. */
static BONES_ASKS gboolean
ask_rake (BonesPlay *play, const NdHelp *help, guint ordinal, gboolean *counts)
{
  static const char *const ends[] = { "bow", "stern", "side", NULL };
  BonesAsk ask = nd_ask (BONES_ASK_CHOICE, "struck", "ND-BRO-05", help->ship, ordinal);
  guint end;

  ask.who = bones_fleet_bit (help->fleet);
  ask.ship = help->ship;
  ask.other = help->other;
  ask.blank = TRUE;
  bones_ask_offer (&ask, ends, 1 << 0 | 1 << 1 | 1 << 2);
  if (!nd_catch_up (play) || !bones_ask_choice (play, &ask, &end))
    return FALSE;

  *counts = end != 2;
  if (*counts)
    return TRUE;

  bones_hands_take (play->setup, &play->game, ND_RAKE_THE_BOW, BONES_DISCARDED,
                    BONES_IN_HAND + help->fleet);
  bones_tell_pair (play, "not-raked", "ND-CRD-01", help->ship, help->other, 0, 0);
  return TRUE;
}

/* ND-CRD-01: what a played card adds to the roll. */
static BONES_ASKS gboolean
use_card (BonesPlay *play, const NdHelp *help, guint fleet, guint card, guint ordinal, gint *bonus)
{
  static const char *const events[] = {
    "gust-of-wind",       "unfurl-the-sails",
    "catch-the-wind",     "fierce-hand-to-hand",
    "swords-and-pistols", "rally-the-men",
    "sweep-the-decks",    "splintering-wood",
    "damaged-rigging",    [ND_MANEUVER] = "maneuver",
    "calm-waters",        "raked",
  };
  const NdContent *content = play->setup->content;
  gboolean counts = TRUE;

  *bonus = 0;
  if (card == ND_RAKE_THE_BOW && !ask_rake (play, help, ordinal, &counts))
    return FALSE;

  if (!counts)
    return TRUE;

  *bonus = content->bonus[card];
  bones_tell_fleet (play, events[card], "ND-CRD-01", fleet, *bonus, 0);
  return TRUE;
}

/* Whether @fleet is asked for another card: not if a change by hand has taken what it would help.
 */
static gboolean
may_help (const BonesPlay *play, const NdHelp *help, guint fleet, guint n_counting)
{
  const BonesGame *game = &play->game;

  return (n_counting == 0 || game->options[ND_CARD_STACKING])
         && !game->fleets[fleet].tracks[ND_QUIET] && nd_is_owned (game, help->ship)
         && (help->other == BONES_NO_SHIP || nd_are_enemies (game, help->ship, help->other))
         && (help->broadside == 0 || nd_find_broadside (game, help->broadside) >= 0);
}

/* ND-CRD-02, ND-AMB-10: any number of cards, or one without nd.card_stacking. The question is asked
 * of every fleet with cards, whatever they are: otherwise it would reveal what the hand holds. */
static BONES_ASKS gboolean
add_cards (BonesPlay *play, const NdHelp *help, guint fleet, guint64 kinds, gint *sum)
{
  BonesFleet *self = &play->game.fleets[fleet];
  guint card = 0, n_counting = 0, n = 0;

  while (card < ND_CARDS && may_help (play, help, fleet, n_counting)
         && nd_hand_size (play->setup, &play->game, fleet) > 0)
    {
      const guint ordinal = help->ordinal << 8 | n++;
      gint bonus;

      while (may_help (play, help, fleet, n_counting) && nd_ask_anew (play))
        continue;

      if (play->stop != BONES_RUNNING)
        return FALSE;

      if (!may_help (play, help, fleet, n_counting))
        return TRUE;

      if (!nd_play_card (play, help->what, fleet, help->ship, help->other,
                         kinds | G_GUINT64_CONSTANT (1) << ND_NO_MORE, ordinal, &card))
        return FALSE;

      self->tracks[ND_QUIET] = card == ND_NO_MORE;
      if (card >= ND_CARDS)
        continue;

      if (!use_card (play, help, fleet, card, ordinal, &bonus))
        return FALSE;

      n_counting += bonus != 0; /* Rake the Bow may have gone back into the hand */
      *sum += bonus;
    }

  return TRUE;
}

/* ND-CRD-02: first the fleet that rolls, then its opponents. */
gboolean
nd_play_help (BonesPlay *play, const NdHelp *help, gint *sum)
{
  gint own = 0, against = 0;

  if (help->own != 0 && help->fleet < play->game.n_fleets
      && !add_cards (play, help, help->fleet, help->own, &own))
    return FALSE;

  for (guint fleet = 0; fleet < play->game.n_fleets && help->against != 0; fleet++)
    if (fleet != help->fleet && (help->rival == BONES_NOBODY || help->rival == fleet)
        && !add_cards (play, help, fleet, help->against, &against))
      return FALSE;

  *sum = own - against;
  return TRUE;
}

/* ND-CRD-01: Quick Reload, one more broadside by the same ship. */
gboolean
nd_quick_reload (BonesPlay *play, const BonesAction *action)
{
  const NdContent *content = play->setup->content;
  BonesShip *ship = &play->game.ships[action->ship];
  guint card;

  if (!nd_catch_up (play))
    return FALSE;

  if (!nd_is_owned (&play->game, action->ship))
    return TRUE;

  if (!nd_play_card (play, "quick-reload", ship->fleet, action->ship, BONES_NO_SHIP,
                     1 << ND_QUICK_RELOAD_CARD, 0, &card))
    return FALSE;

  if (card != ND_QUICK_RELOAD_CARD)
    return TRUE;

  ship->tracks[ND_RELOADS] =
      MIN (ship->tracks[ND_RELOADS] + content->bonus[card], nd_ship_tracks[ND_RELOADS].highest);
  bones_tell_ship (play, "reloaded", "ND-CRD-01", action->ship, 0);
  return TRUE;
}

/* ND-CRD-01: asks whose hand is seen if there are several opponents. */
static BONES_ASKS gboolean
ask_whose (BonesPlay *play, guint fleet, guint *whose)
{
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_FLEET, "whose-hand", "ND-CRD-01", fleet, 0);

  *whose = fleet == 0 ? 1 : 0;
  if (play->game.n_fleets == 2)
    return TRUE;

  ask.who = bones_fleet_bit (fleet);
  if (!bones_catch_up (play, NULL))
    return FALSE;

  ask.open[0] = ((1 << play->game.n_fleets) - 1) & ~(1 << fleet);
  return bones_ask_fleet (play, &ask, whose);
}

/* ND-CRD-01: only this player sees the hand, until he confirms. */
gboolean
nd_crows_nest (BonesPlay *play, const BonesAction *action)
{
  const guint fleet = action->fleet;
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CONFIRM, "seen", "ND-CRD-01", fleet, 0);
  guint card, whose;
  gboolean seen = FALSE;

  if (!nd_play_card (play, "crows-nest", fleet, BONES_NO_SHIP, BONES_NO_SHIP,
                     1 << ND_CROWS_NEST_CARD, 0, &card))
    return FALSE;

  if (card != ND_CROWS_NEST_CARD)
    return TRUE;

  if (!ask_whose (play, fleet, &whose))
    return FALSE;

  bones_tell_fleet (play, "lookout", "ND-CRD-01", fleet, 0, 0);
  ask.who = bones_fleet_bit (fleet);
  for (guint i = 0; !seen; i++)
    {
      play->game.fleets[fleet].tracks[ND_LOOKS] = whose + 1;
      ask.key.ordinal = i;
      if (!bones_catch_up (play, NULL) || !bones_ask_confirm (play, &ask, &seen))
        return FALSE;
    }

  play->game.fleets[fleet].tracks[ND_LOOKS] = 0;
  return TRUE;
}
