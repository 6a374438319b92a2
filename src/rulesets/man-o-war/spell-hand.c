/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hands.h"
#include "spellcraft.h"

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

/* Colours count from 1 here, as 0 is not shown. */
static void
numbers_of (const BonesSetup *setup, guint kind, gint32 values[4])
{
  const MwSpell *spell = &((const MwContent *) setup->content)->spells[kind];

  values[0] = spell->needs;
  values[1] = spell->colour + 1;
  values[2] = spell->dispels + 1;
}

static const char *const mark_ids[] = { "cast", "colour", "dispels", NULL };

const BonesHands mw_hands = { .deck = MW_SPELL_DECK,
                              .content_ids = content_ids,
                              .copies = copies_of,
                              .numbers = numbers_of,
                              .marks = mark_ids };

guint
mw_hand_size (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  return bones_hands_count_all (setup, game, BONES_IN_HAND + fleet);
}

gboolean
mw_ask_spell (BonesPlay *play, const char *what, const char *rule, guint fleet, guint64 kinds,
              guint about, guint ordinal, guint *kind)
{
  const MwContent *content = play->setup->content;
  BonesAsk ask = mw_ask_fleet (BONES_ASK_CARD, what, rule, fleet, ordinal);
  const BonesAnswer *answer;

  ask.hand = BONES_FROM_HAND;
  ask.values[0] = (gint32) about;
  bones_ask_offer (&ask, (const char *const *) content->spell_ids,
                   kinds & bones_hands_kinds (play->setup, &play->game, BONES_IN_HAND + fleet));
  bones_ask_open (&ask, MW_NO_SPELL (content));
  if (!bones_ask (play, &ask, &answer))
    return FALSE;

  *kind = answer->values[0];
  return TRUE;
}

guint
mw_spend_spell (BonesPlay *play, guint fleet, guint kind)
{
  return bones_hands_take (play->setup, &play->game, kind, BONES_IN_HAND + fleet, BONES_DISCARDED);
}

guint64
mw_dispelling (const BonesSetup *setup, guint kind)
{
  const MwContent *content = setup->content;
  guint64 kinds = 0;

  for (guint card = 0; card < content->n_spells; card++)
    if (content->spells[card].dispels == content->spells[kind].colour)
      kinds |= G_GUINT64_CONSTANT (1) << card;

  return kinds;
}

void
mw_discard_hand (BonesPlay *play, guint fleet)
{
  guint8 *cards = play->game.cards[MW_SPELL_DECK];

  for (guint card = 0; card < bones_hands_n_cards (play->setup); card++)
    if (cards[card] == BONES_IN_HAND + fleet)
      cards[card] = BONES_DISCARDED;
}

/* MW-END-07: an empty pile is made of what was discarded. */
static void
reshuffle (BonesPlay *play)
{
  guint8 *cards = play->game.cards[MW_SPELL_DECK];

  if (bones_hands_count_all (play->setup, &play->game, BONES_IN_PILE) > 0
      || bones_hands_count_all (play->setup, &play->game, BONES_DISCARDED) == 0)
    return;

  for (guint card = 0; card < bones_hands_n_cards (play->setup); card++)
    if (cards[card] == BONES_DISCARDED)
      cards[card] = BONES_IN_PILE;

  bones_tell_fleet (play, "spells-reshuffled", "MW-END-07", BONES_NOBODY, 0, 0);
}

/* mw.hands=physical: its owner says what it is. @drawn FALSE: there is none left. */
static BONES_ASKS gboolean
draw (BonesPlay *play, const char *rule, guint fleet, guint ordinal, gboolean *drawn)
{
  const MwContent *content = play->setup->content;
  BonesAsk ask = mw_ask_fleet (BONES_ASK_CARD, "spell-card", rule, fleet, ordinal);
  guint kind;

  reshuffle (play);
  ask.hand = BONES_TO_HAND;
  bones_ask_offer (&ask, (const char *const *) content->spell_ids, 0);
  ask.n_ids = content->n_spells;
  *drawn = FALSE;
  for (kind = 0; kind < content->n_spells; kind++)
    {
      ask.weights[kind] =
          (guint8) bones_hands_count (play->setup, &play->game, kind, BONES_IN_PILE);
      *drawn = *drawn || ask.weights[kind] > 0;
    }

  if (!*drawn)
    return TRUE;

  if (!bones_draw (play, &ask, play->game.options[MW_HANDS] == MW_PHYSICAL_CARDS, &kind))
    return FALSE;

  bones_hands_take (play->setup, &play->game, kind, BONES_IN_PILE, BONES_IN_HAND + fleet);
  return TRUE;
}

gboolean
mw_draw_spells (BonesPlay *play, const char *rule, guint fleet)
{
  const MwRank *rank = mw_rank (play->setup, &play->game, fleet);
  gboolean drawn = TRUE;
  guint n = 0;

  if (rank == NULL)
    return TRUE;

  while (drawn && mw_hand_size (play->setup, &play->game, fleet) < rank->hand)
    {
      if (!draw (play, rule, fleet, n, &drawn))
        return FALSE;

      n += drawn;
    }

  if (n > 0)
    bones_tell_fleet (play, "draws-spells", rule, fleet, (gint) n, 0);

  return TRUE;
}

/* MW-FLT-04: none, or a rank that can be paid. */
static BONES_ASKS gboolean
ask_rank (BonesPlay *play, guint fleet, guint halves, guint *rank)
{
  const MwContent *content = play->setup->content;
  BonesAsk ask = mw_ask_fleet (BONES_ASK_CHOICE, "wizard-rank", "MW-FLT-04", fleet, 0);

  bones_ask_offer (&ask, (const char *const *) content->rank_ids, 0);
  bones_ask_open (&ask, content->n_ranks);
  for (guint i = 0; i < content->n_ranks; i++)
    if (content->ranks[i].points <= halves)
      bones_ask_open (&ask, i);

  return bones_ask_choice (play, &ask, rank);
}

/* MW-FLT-04: a ship, no beast. */
static BONES_ASKS gboolean
ask_wizards_ship (BonesPlay *play, guint fleet, guint *ship)
{
  BonesAsk ask = mw_ask_fleet (BONES_ASK_SHIP, "wizard-ship", "MW-FLT-04", fleet, 0);

  for (guint i = 0; i < play->game.n_ships; i++)
    if (bones_game_sails_for (&play->game, i, fleet) && mw_is_vessel (play->setup, &play->game, i))
      bones_ask_open (&ask, i);

  return mw_pick_ship (play, &ask, ship);
}

/* MW-FLT-05: a die with a face for each colour of the deck. */
static BONES_ASKS gboolean
roll_college (BonesPlay *play, guint fleet)
{
  const MwContent *content = play->setup->content;
  const BonesRoll die = { .key = { "MW-FLT-05", fleet, 0 },
                          .what = "college",
                          .owner = (guint8) fleet,
                          .dice = 1,
                          .sides = content->n_colours,
                          .ship = BONES_NO_SHIP,
                          .other = BONES_NO_SHIP };
  gint colour = 1;

  if (content->n_colours > 1 && !bones_roll_highest (play, &die, &colour))
    return FALSE;

  play->game.fleets[fleet].tracks[MW_COLLEGE] = (guint16) colour;
  bones_tell_fleet (play, "college", "MW-FLT-05", fleet, colour - 1, 0);
  return TRUE;
}

/* The wizard whom the roster names, who is paid for with the fleet. FALSE: it names none. */
static gboolean
find_wizard (const BonesPlay *play, guint fleet, guint *rank, guint *ship)
{
  const MwContent *content = play->setup->content;

  for (*ship = 0; *ship < play->game.n_ships; ++*ship)
    {
      const BonesRosterShip *bought = mw_as_bought (play, fleet, *ship);

      *rank = bought != NULL && bought->wizard != NULL ? mw_find_rank (content, bought->wizard)
                                                       : content->n_ranks;
      if (*rank < content->n_ranks && mw_is_vessel (play->setup, &play->game, *ship))
        return TRUE;
    }

  return FALSE;
}

/* *@ship is BONES_NO_SHIP where none is bought. */
static BONES_ASKS gboolean
buy_wizard (BonesPlay *play, guint fleet, guint halves, guint *rank, guint *ship)
{
  const MwContent *content = play->setup->content;

  *ship = BONES_NO_SHIP;
  if (!ask_rank (play, fleet, halves, rank))
    return FALSE;

  if (*rank == content->n_ranks)
    return TRUE;

  if (!ask_wizards_ship (play, fleet, ship))
    return FALSE;

  if (*ship != BONES_NO_SHIP)
    play->game.fleets[fleet].tracks[MW_SPENT] += content->ranks[*rank].points;

  return TRUE;
}

gboolean
mw_engage_wizard (BonesPlay *play, guint fleet, guint halves)
{
  const MwContent *content = play->setup->content;
  guint16 *tracks = play->game.fleets[fleet].tracks;
  guint rank, ship;

  if (play->game.options[MW_MAX_WIZARDS] == 0 || content->n_ranks == 0 || content->n_spells == 0)
    return TRUE;

  if (!find_wizard (play, fleet, &rank, &ship) && !buy_wizard (play, fleet, halves, &rank, &ship))
    return FALSE;

  if (ship == BONES_NO_SHIP)
    return TRUE;

  tracks[MW_RANK] = (guint16) (rank + 1);
  tracks[MW_WIZARD_SHIP] = (guint16) (ship + 1);
  tracks[MW_WIZARD_FATE] = MW_ABOARD;
  return roll_college (play, fleet) && mw_draw_spells (play, "MW-FLT-06", fleet);
}
