/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

static const MwCard *
card_of (const BonesSetup *setup, guint kind)
{
  return &((const MwContent *) setup->content)->cards[kind];
}

/* The index of the first card of @kind in the deck; its copies follow. */
guint
mw_first_card (const BonesSetup *setup, guint kind)
{
  guint first = 0;

  for (guint i = 0; i < kind; i++)
    first += card_of (setup, i)->copies;

  return first;
}

guint
mw_cards_left (const BonesSetup *setup, const BonesGame *game, guint kind)
{
  const guint first = mw_first_card (setup, kind);
  guint n = 0;

  for (guint i = first; i < first + card_of (setup, kind)->copies; i++)
    n += bones_game_place (game, MW_CARD_DECK, i) == BONES_IN_PILE;

  return n;
}

/* Moves a card of @kind from the pile to @place. */
static void
move_card (const BonesSetup *setup, BonesGame *game, guint kind, BonesPlace place)
{
  const guint first = mw_first_card (setup, kind);

  for (guint i = first; i < first + card_of (setup, kind)->copies; i++)
    if (bones_game_place (game, MW_CARD_DECK, i) == BONES_IN_PILE)
      {
        *bones_game_card (game, MW_CARD_DECK, i) = (guint8) place;
        return;
      }
}

/* MW-FLT-07, MW-FLT-10 */
gboolean
mw_deal_card (BonesPlay *play, const char *rule, guint fleet, guint deck, guint ordinal, guint nth,
              guint n, guint *kind)
{
  const MwContent *content = play->setup->content;
  BonesAsk ask = mw_ask_fleet (BONES_ASK_CARD, "deal", rule, fleet, ordinal);
  gboolean any = FALSE;
  BonesCardSet kinds;

  *kind = MW_NO_CARD;
  bones_ask_offer (&ask, content->card_ids, 0);
  ask.n_ids = content->n_cards;
  ask.nth = (guint16) (nth + 1);
  ask.of = (guint16) n;
  mw_kinds_of_deck (play, fleet, deck, G_MAXUINT, &kinds);
  for (guint i = 0; i < content->n_cards; i++)
    if (deck == MW_PLAIN_DECK ? content->cards[i].deck == deck : bones_card_set_has (&kinds, i))
      {
        ask.weights[i] = (guint8) mw_cards_left (play->setup, &play->game, i);
        any |= ask.weights[i] > 0;
      }

  if (!any)
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return mw_deal_card (play, rule, fleet, deck, ordinal, nth, n, kind);

  if (!bones_draw (play, &ask, play->game.options[MW_HANDS] == MW_PHYSICAL_CARDS, kind))
    return FALSE;

  move_card (play->setup, &play->game, *kind, BONES_SPENT);
  bones_tell_fleet (play, "dealt", rule, fleet, (gint) *kind, 0);
  return TRUE;
}

void
mw_spend_card (BonesPlay *play, guint kind)
{
  move_card (play->setup, &play->game, kind, BONES_SPENT);
}

/* MW-FLT-09 */
void
mw_discard_card (BonesPlay *play, guint kind)
{
  const guint first = mw_first_card (play->setup, kind);

  for (guint i = first; i < first + card_of (play->setup, kind)->copies; i++)
    if (bones_game_place (&play->game, MW_CARD_DECK, i) == BONES_SPENT)
      {
        *bones_game_card (&play->game, MW_CARD_DECK, i) = BONES_DISCARDED;
        return;
      }
}

/* MW-FLT-08 */
gboolean
mw_may_carry (const BonesSetup *setup, const BonesGame *game, guint ship, guint kind)
{
  const MwContent *content = setup->content;
  const MwCard *card = card_of (setup, kind);
  const MwDeck *deck = &content->decks[card->deck];
  guint n = 0;

  for (guint i = 0; i < game->n_markers; i++)
    {
      const BonesMarker *marker = &game->markers[i];
      const MwCard *other = marker->kind == MW_CARD_ABOARD && marker->values[0] < content->n_cards
                                ? card_of (setup, marker->values[0])
                                : NULL;

      if (other == NULL)
        continue;

      if ((marker->ship == ship && other->symbol == card->symbol)
          || (deck->unique && other == card && marker->owner == game->ships[ship].fleet))
        return FALSE;

      n += marker->ship == ship && other->deck == card->deck;
    }

  return (deck->classes >> mw_template (setup, game, ship)->class & 1)
         && (deck->most_ship == 0 || n < deck->most_ship);
}

void
mw_put_aboard (BonesPlay *play, const char *rule, guint ship, guint kind)
{
  BonesMarker *marker =
      bones_game_add_marker (&play->game, MW_CARD_ABOARD, play->game.ships[ship].fleet);

  if (marker == NULL)
    return;

  marker->ship = (guint16) ship;
  marker->values[0] = (guint16) kind;
  bones_tell_ship (play, "card-aboard", rule, ship, (gint) kind);
}

/* TRUE if a card is used by itself: it does more than change rolls, or only its text says what
 * it does. */
static gboolean
has_own_use (const MwCard *card)
{
  gboolean helps = FALSE, more = FALSE;

  for (guint i = 0; i < card->effects.n; i++)
    {
      const guint code = card->effects.list[i].code;

      helps = helps || code == MW_MOD || code == MW_REROLL;
      more = more || (code != MW_MOD && code != MW_REROLL && code != MW_NOTE);
    }

  return card->uses != MW_ALWAYS && (more || !helps);
}

static gboolean
can_be_used (const BonesSetup *setup, const BonesGame *game, guint ship, guint marker)
{
  return game->markers[marker].ship == ship
         && mw_is_card_unused (setup, game, &game->markers[marker])
         && has_own_use (card_of (setup, game->markers[marker].values[0]));
}

gboolean
mw_has_card_to_use (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  for (guint i = 0; i < game->n_markers; i++)
    if (can_be_used (setup, game, ship, i))
      return TRUE;

  return FALSE;
}

gboolean
mw_use_card (BonesPlay *play, const BonesAction *action)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const MwContent *content = play->setup->content;
  const guint ship = action->ship;
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CHOICE, "which-card", "MW-FLT-07", ship, 0);
  guint kind;

  bones_ask_offer (&ask, content->card_ids, 0);
  for (guint i = 0; i < play->game.n_markers; i++)
    if (can_be_used (play->setup, &play->game, ship, i))
      bones_ask_open (&ask, play->game.markers[i].values[0]);

  if (!bones_ask_choice (play, &ask, &kind))
    return FALSE;

  for (guint i = 0; i < play->game.n_markers; i++)
    if (can_be_used (play->setup, &play->game, ship, i) && play->game.markers[i].values[0] == kind)
      {
        const MwDeed deed = { .ship = ship,
                              .other = BONES_NO_SHIP,
                              .location = -1,
                              .rule = "MW-FLT-07",
                              .ordinal = i,
                              .seen = TRUE };

        mw_use_up (play, &play->game.markers[i]);
        return mw_effects (play, &content->cards[kind].effects, &deed);
      }

  return TRUE;
}
