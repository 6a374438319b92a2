/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Man O' War cards of the decks of a set, when the fleets are fitted out: free ones, and those that
 * are bought; drawn or chosen. */
#include "man-o-war.h"

#define ORDINAL(deck, n) ((guint32) (deck) << 16 | (n))

static const MwDeck *
deck_of (const BonesPlay *play, guint deck)
{
  return &((const MwContent *) play->setup->content)->decks[deck];
}

static gboolean
is_carrier (const BonesPlay *play, guint fleet, guint ship, guint deck)
{
  return bones_game_sails_for (&play->game, ship, fleet)
         && (deck_of (play, deck)->classes >> mw_template (play->setup, &play->game, ship)->class
             & 1);
}

/* TRUE if no ship before @ship carries cards of @deck in her squadron. */
static gboolean
is_first_carrier (const BonesPlay *play, guint fleet, guint ship, guint deck)
{
  for (guint i = 0; i < ship; i++)
    if (is_carrier (play, fleet, i, deck)
        && play->game.ships[i].tracks[MW_SQUADRON] == play->game.ships[ship].tracks[MW_SQUADRON])
      return FALSE;

  return TRUE;
}

/* How many cards of @deck the fleet has for nothing. */
static guint
count_free (const BonesPlay *play, guint fleet, guint deck)
{
  const MwDeck *self = deck_of (play, deck);
  guint ships = 0, squadrons = 0;

  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (is_carrier (play, fleet, ship, deck))
      {
        const guint squadron = play->game.ships[ship].tracks[MW_SQUADRON];

        ships++;
        squadrons += squadron > 0 && is_first_carrier (play, fleet, ship, deck);
      }

  return self->free
         * (self->free_for == MW_FREE_A_SHIP       ? ships
            : self->free_for == MW_FREE_A_SQUADRON ? squadrons
                                                   : MIN (ships, 1));
}

/* Opens the ships that can carry a card of @kind in @ask. Returns how many there are. */
static guint
list_carriers (const BonesPlay *play, guint fleet, guint kind, BonesAsk *ask)
{
  guint n = 0;

  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (bones_game_sails_for (&play->game, ship, fleet)
        && mw_may_carry (play->setup, &play->game, ship, kind))
      {
        bones_ask_open (ask, ship);
        n++;
      }

  return n;
}

static gboolean
has_room_for_marker (const BonesGame *game)
{
  if (game->n_markers < BONES_MAX_MARKERS)
    return TRUE;

  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == 0)
      return TRUE;

  return FALSE;
}

guint
mw_kinds_of_deck (const BonesPlay *play, guint fleet, guint deck, guint points, BonesCardSet *kinds)
{
  const MwContent *content = play->setup->content;
  guint n = 0;

  *kinds = (BonesCardSet){ 0 };
  for (guint kind = 0; kind < content->n_cards && has_room_for_marker (&play->game); kind++)
    if (content->cards[kind].deck == deck && mw_card_price (content, kind) <= points
        && list_carriers (play, fleet, kind, &(BonesAsk){ 0 }) > 0)
      {
        const guint left = mw_cards_left (play->setup, &play->game, kind);

        n += content->decks[deck].unique ? MIN (left, 1) : left;
        if (left > 0)
          bones_card_set_add (kinds, kind);
      }

  return n;
}

/* The card goes to one of the ships that can carry it. */
static BONES_ASKS gboolean
place_card (BonesPlay *play, guint fleet, guint kind, guint32 ordinal)
{
  BonesAsk ask = mw_ask_fleet (BONES_ASK_SHIP, "card-ship", "MW-FLT-07", fleet, ordinal);
  guint ship;

  ask.values[0] = (gint32) kind;
  list_carriers (play, fleet, kind, &ask);
  if (mw_pick_anew (play, &ask, FALSE))
    return place_card (play, fleet, kind, ordinal);

  if (!mw_pick_ship (play, &ask, &ship))
    return FALSE;

  if (ship == BONES_NO_SHIP)
    mw_discard_card (play, kind);
  else
    mw_put_aboard (play, "MW-FLT-07", ship, kind);

  return TRUE;
}

/* How many of @deck the fleet buys in addition to the free ones. */
static BONES_ASKS gboolean
ask_number (BonesPlay *play, guint fleet, guint deck, guint n_free, guint *n)
{
  BonesAsk ask =
      mw_ask_fleet (BONES_ASK_NUMBER, "deck-cards", "MW-FLT-07", fleet, ORDINAL (deck, 0));
  const guint price = deck_of (play, deck)->price, points = mw_points_left (play, fleet);
  BonesCardSet kinds;
  const guint left = mw_kinds_of_deck (play, fleet, deck, G_MAXUINT, &kinds);
  const guint most = left > n_free ? left - n_free : 0;
  const guint room = mw_room_aboard (play, fleet, MW_LIMITED_DECKS, deck);

  *n = 0;
  ask.high = (guint16) MIN (price > 0 ? MIN (points / price, most) : most,
                            room > n_free ? room - n_free : 0);
  ask.values[0] = (gint32) deck;
  ask.values[1] = (gint32) price;
  if (ask.high == 0)
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return ask_number (play, fleet, deck, n_free, n);

  if (!bones_ask_number (play, &ask, n))
    return FALSE;

  play->game.fleets[fleet].tracks[MW_SPENT] += (guint16) (*n * price);
  return TRUE;
}

static BONES_ASKS gboolean
draw_cards (BonesPlay *play, guint fleet, guint deck)
{
  const guint n_free = count_free (play, fleet, deck);
  guint bought;

  if (!ask_number (play, fleet, deck, n_free, &bought))
    return FALSE;

  for (guint i = 0; i < n_free + bought; i++)
    {
      guint kind;

      if (!mw_deal_card (play, "MW-FLT-07", fleet, deck, ORDINAL (deck, i + 1), i, n_free + bought,
                         &kind))
        return FALSE;

      if (kind != MW_NO_CARD && !place_card (play, fleet, kind, ORDINAL (deck, i + 1)))
        return FALSE;
    }

  return TRUE;
}

/* Cards of a deck that a roster names aboard its ships. */
typedef struct {
  guint named, aboard;
  guint dearest; /* the highest price of those that did not get aboard, in halves */
} Named;

/* A card that the other fleet has taken is not there. */
static void
put_named_card (BonesPlay *play, guint fleet, guint ship, guint kind, Named *named)
{
  const gboolean left = mw_cards_left (play->setup, &play->game, kind) > 0;

  named->named++;
  if (left && has_room_for_marker (&play->game)
      && mw_may_carry (play->setup, &play->game, ship, kind))
    {
      mw_spend_card (play, kind);
      mw_put_aboard (play, "MW-FLT-07", ship, kind);
      named->aboard++;
      return;
    }

  bones_tell_fleet (play, left ? "card-unfit" : "card-gone", "MW-FLT-07", fleet, (gint) kind, 0);
  named->dearest = MAX (named->dearest, mw_card_price (play->setup->content, kind));
}

static Named
put_named_cards (BonesPlay *play, guint fleet, guint deck)
{
  const MwContent *content = play->setup->content;
  Named named = { 0 };

  for (guint ship = 0; ship < play->game.n_ships; ship++)
    {
      const BonesRosterShip *bought = mw_as_bought (play->setup, &play->game, fleet, ship);

      for (guint i = 0; bought != NULL && bought->cards != NULL && bought->cards[i] != NULL; i++)
        {
          const guint kind = mw_find_card (content, bought->cards[i]);

          if (kind < content->n_cards && content->cards[kind].deck == deck)
            put_named_card (play, fleet, ship, kind, &named);
        }
    }

  return named;
}

/* One card of @deck, or none: MW_NO_CARD. @free: it costs nothing, and is worth @points at most. */
static BONES_ASKS gboolean
ask_card (BonesPlay *play, guint fleet, guint deck, gboolean free, guint points, guint i,
          guint *kind)
{
  const MwContent *content = play->setup->content;
  BonesAsk ask = mw_ask_fleet (BONES_ASK_CHOICE, free ? "free-card" : "deck-card", "MW-FLT-07",
                               fleet, ORDINAL (deck, i));
  BonesCardSet kinds;

  *kind = MW_NO_CARD;
  if (mw_room_aboard (play, fleet, MW_LIMITED_DECKS, deck) == 0
      || mw_kinds_of_deck (play, fleet, deck, free ? points : mw_points_left (play, fleet), &kinds)
             == 0)
    return TRUE;

  bones_ask_offer (&ask, content->card_ids, 0);
  ask.prices = free ? NULL : content->card_prices;
  ask.blank = !free;
  bones_ask_open_cards (&ask, &kinds);
  bones_ask_open (&ask, content->n_cards);
  ask.values[0] = (gint32) deck;
  ask.values[1] = content->decks[deck].price;
  if (bones_ask_anew (play, NULL))
    return ask_card (play, fleet, deck, free, points, i, kind);

  if (!bones_ask_choice (play, &ask, kind))
    return FALSE;

  if (*kind == content->n_cards)
    *kind = MW_NO_CARD;

  return TRUE;
}

/* Cards that the roster names are aboard, and their price is part of the fleet's. Then only those
 * are asked for that cost nothing any more. */
static BONES_ASKS gboolean
choose_cards (BonesPlay *play, guint fleet, guint deck)
{
  const MwContent *content = play->setup->content;
  const Named named = put_named_cards (play, fleet, deck);
  const guint of_deck = count_free (play, fleet, deck), n_free = MAX (of_deck, named.named);
  const guint most = named.named > 0 ? n_free : BONES_MAX_MARKERS;

  for (guint i = named.aboard; i < most; i++)
    {
      guint kind;

      if (!ask_card (play, fleet, deck, i < n_free, i < of_deck ? G_MAXUINT : named.dearest, i,
                     &kind))
        return FALSE;

      if (kind == MW_NO_CARD && i >= n_free)
        return TRUE;

      if (kind == MW_NO_CARD)
        {
          i = n_free - 1; /* then those that cost something */
          continue;
        }

      if (i >= n_free)
        play->game.fleets[fleet].tracks[MW_SPENT] += (guint16) mw_card_price (content, kind);

      mw_spend_card (play, kind);
      bones_tell_fleet (play, "card-chosen", "MW-FLT-07", fleet, (gint) kind, 0);
      if (!place_card (play, fleet, kind, ORDINAL (deck, i)))
        return FALSE;
    }

  return TRUE;
}

gboolean
mw_buy_from_decks (BonesPlay *play, guint fleet)
{
  const MwContent *content = play->setup->content;
  const BonesRoster *roster = g_ptr_array_index (play->setup->rosters, fleet);

  for (guint deck = 1; deck <= content->n_decks; deck++)
    if (content->decks[deck].holds == MW_HOLDS_CARDS
        && mw_deck_is_for (content, deck, roster->faction)
        && !(content->decks[deck].chosen ? choose_cards (play, fleet, deck)
                                         : draw_cards (play, fleet, deck)))
      return FALSE;

  return TRUE;
}
