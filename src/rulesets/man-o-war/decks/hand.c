/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The spells that a fleet holds, and the decks that they come from. */
#include "hands.h"
#include "man-o-war.h"

static const char *const *
content_ids (gconstpointer content, guint *n_kinds)
{
  const MwContent *self = content;

  *n_kinds = self->n_spells;
  return (const char *const *) self->spell_ids;
}

static guint
copies_of (const BonesSetup *setup, guint kind)
{
  return ((const MwContent *) setup->content)->spells[kind].copies;
}

/* Colours count from 1, because 0 is not shown. */
static gint32
shade_of (guint colour)
{
  return colour == MW_NO_COLOUR ? 0 : (gint32) colour + 1;
}

static void
numbers_of (const BonesSetup *setup, guint kind, gint32 values[4])
{
  const MwSpell *spell = &((const MwContent *) setup->content)->spells[kind];

  values[0] = spell->needs;
  values[1] = shade_of (spell->colour);
  values[2] = shade_of (spell->dispels);
  values[3] = spell->cost;
}

static const char *const mark_ids[] = { "cast", "colour", "dispels", "cost", NULL };

const BonesHands mw_hands = { .deck = MW_SPELL_DECK,
                              .content_ids = content_ids,
                              .copies = copies_of,
                              .numbers = numbers_of,
                              .marks = mark_ids,
                              .no_card = "none" };

guint
mw_hand_size (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  return bones_hands_count_all (setup, game, BONES_IN_HAND + fleet);
}

BonesCardSet
mw_spells_of_deck (const MwContent *content, guint deck)
{
  BonesCardSet kinds = { 0 };

  for (guint kind = 0; kind < content->n_spells; kind++)
    if (content->spells[kind].deck == deck)
      bones_card_set_add (&kinds, kind);

  return kinds;
}

/* The cards of @deck at @place. */
static guint
count_cards (const BonesPlay *play, guint deck, guint place)
{
  const BonesCardSet kinds = mw_spells_of_deck (play->setup->content, deck);
  BonesAsk ask;

  return bones_hands_weigh (play->setup, &play->game, place, &kinds, &ask);
}

/* MW-END-07: the discards become the pile when it is empty. */
static void
reshuffle_discards (BonesPlay *play, guint deck)
{
  const BonesCardSet kinds = mw_spells_of_deck (play->setup->content, deck);

  if (count_cards (play, deck, BONES_IN_PILE) > 0 || count_cards (play, deck, BONES_DISCARDED) == 0)
    return;

  for (guint card = 0; card < bones_hands_n_cards (play->setup); card++)
    if (bones_game_place (&play->game, MW_SPELL_DECK, card) == BONES_DISCARDED
        && bones_card_set_has (&kinds, bones_hands_kind (play->setup, card)))
      *bones_game_card (&play->game, MW_SPELL_DECK, card) = BONES_IN_PILE;

  bones_tell_fleet (play, "spells-reshuffled", "MW-END-07", BONES_NOBODY, 0, 0);
}

/* MW-FLT-06: how many more cards of @deck the casters of @fleet may hold: each as many as his rank
 * allows. */
static guint
room_in_hand (const BonesPlay *play, guint fleet, guint deck)
{
  const guint most = mw_sum_ranks (play->setup, &play->game, fleet, deck).hand;
  const guint held = count_cards (play, deck, BONES_IN_HAND + fleet);

  return most > held ? most - held : 0;
}

/* The owner names the card with mw.hands=physical, or if he may choose it. @drawn: FALSE if no card
 * is left. */
static BONES_ASKS gboolean
draw_spell (BonesPlay *play, const char *rule, guint fleet, guint deck, guint ordinal,
            gboolean *drawn)
{
  const MwContent *content = play->setup->content;
  const gboolean chosen = content->decks[deck].chosen;
  const BonesCardSet kinds = mw_spells_of_deck (content, deck);
  BonesAsk ask = mw_ask_fleet (BONES_ASK_CARD, chosen ? "spell-chosen" : "spell-card", rule, fleet,
                               deck << 16 | ordinal);
  guint kind, room = room_in_hand (play, fleet, deck);

  *drawn = FALSE;
  if (room == 0)
    return TRUE;

  reshuffle_discards (play, deck);
  ask.hand = BONES_TO_HAND;
  bones_ask_offer (&ask, (const char *const *) content->spell_ids, 0);
  ask.n_ids = content->n_spells;
  ask.values[0] = (gint32) deck;
  ask.nth = (guint16) (ordinal + 1);
  ask.of = (guint16) (ordinal + room);
  *drawn = bones_hands_weigh (play->setup, &play->game, BONES_IN_PILE, &kinds, &ask) > 0;
  if (!*drawn)
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return draw_spell (play, rule, fleet, deck, ordinal, drawn);

  if (!bones_draw (play, &ask, chosen || play->game.options[MW_HANDS] == MW_PHYSICAL_CARDS, &kind))
    return FALSE;

  bones_hands_take (play->setup, &play->game, kind, BONES_IN_PILE, BONES_IN_HAND + fleet);
  return TRUE;
}

/* MW-FLT-06, MW-END-07 */
gboolean
mw_draw_spells (BonesPlay *play, const char *rule, guint fleet)
{
  const guint n_decks = ((const MwContent *) play->setup->content)->n_decks;
  guint total = 0;

  for (guint deck = 0; deck <= n_decks; deck++)
    {
      gboolean drawn = TRUE;
      guint n = 0;

      while (drawn && room_in_hand (play, fleet, deck) > 0)
        {
          if (!draw_spell (play, rule, fleet, deck, n, &drawn))
            return FALSE;

          n += drawn;
        }

      total += n;
    }

  if (total > 0)
    bones_tell_fleet (play, "draws-spells", rule, fleet, (gint) total, 0);

  return TRUE;
}

void
mw_discard_hand (const BonesSetup *setup, BonesGame *game, guint fleet)
{
  const MwContent *content = setup->content;

  for (guint card = 0; card < bones_hands_n_cards (setup); card++)
    if (bones_game_place (game, MW_SPELL_DECK, card) == BONES_IN_HAND + fleet
        && mw_sum_ranks (setup, game, fleet, content->spells[bones_hands_kind (setup, card)].deck).n
               == 0)
      *bones_game_card (game, MW_SPELL_DECK, card) = BONES_DISCARDED;
}
