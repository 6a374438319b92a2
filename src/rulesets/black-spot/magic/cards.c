/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hands.h"
#include "spells.h"

#include <string.h>

#define DEALT 6         /* cards to each fleet, in addition to its own (FS-DECK-1) */
#define FLEETS_A_DECK 4 /* one deck for this many, or part of them */

static const BsSpell *
spell_of (const BonesSetup *setup, guint kind)
{
  return &((const BsContent *) setup->content)->spells[kind];
}

guint
bs_spell_number (guint kind)
{
  return (guint) g_ascii_strtoull (bs_spells[kind].rule + strlen ("FS-SPELL-"), NULL, 10) - 1;
}

gint
bs_creature_of (const BonesSetup *setup, guint kind)
{
  return bones_ruleset_kind (setup, bs_spell_ids[kind]);
}

/* FS-DECK-1: the copies of two decks, and of a faction's spell one more for each fleet, because all
 * fleets may be of that faction. */
static guint
copies_of (const BonesSetup *setup, guint kind)
{
  const BsSpell *spell = spell_of (setup, kind);

  return 2 * spell->copies + (spell->faction != 0 ? BONES_MAX_FLEETS : 0);
}

/* FS-DECK-1: one deck, as it is listed. */
static guint
printed_of (const BonesSetup *setup, guint kind)
{
  return spell_of (setup, kind)->copies;
}

static void
numbers_of_kind (const BonesSetup *setup, guint kind, gint32 values[4])
{
  values[0] = spell_of (setup, kind)->casting;
  values[1] = spell_of (setup, kind)->dispel;
}

static const char *const mark_ids[] = { "cast", "dispel", NULL };

static const char *
faction_of_kind (const BonesSetup *setup, guint kind)
{
  const guint faction = spell_of (setup, kind)->faction;

  return faction != 0 ? ((const BsContent *) setup->content)->factions[faction - 1].id : NULL;
}

const BonesHands bs_hands = { .deck = BS_DECK_OF_SPELLS,
                              .ids = bs_spell_ids,
                              .n_kinds = BS_SPELLS,
                              .copies = copies_of,
                              .printed = printed_of,
                              .option = BS_FS_MAGIC,
                              .numbers = numbers_of_kind,
                              .marks = mark_ids,
                              .faction = faction_of_kind,
                              .no_card = "none" };

static gboolean
are_physical (const BonesGame *game)
{
  return game->options[BS_MAGIC_HANDS] == BS_HANDS_PHYSICAL;
}

guint
bs_hand_size (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  return are_physical (game) ? game->fleets[fleet].tracks[BS_REAL_CARDS]
                             : bones_hands_count_all (setup, game, BONES_IN_HAND + fleet);
}

/* All spells of the content, as bits. */
static guint64
every_spell (const BonesSetup *setup)
{
  guint64 kinds = 0;

  for (guint kind = 0; kind < BS_SPELLS; kind++)
    if (spell_of (setup, kind)->listed)
      kinds |= G_GUINT64_CONSTANT (1) << kind;

  return kinds;
}

static guint64
kinds_in_hand (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  return are_physical (game) ? every_spell (setup)
                             : bones_hands_kinds (setup, game, BONES_IN_HAND + fleet).bits[0];
}

/* 1 + the faction of @fleet, or 0. */
static guint
faction_of (const BonesGame *game, guint fleet)
{
  return game->options[BS_FS_FACTIONS] ? game->fleets[fleet].tracks[BS_FACTION] : 0;
}

guint
bs_own_spell (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  const guint faction = faction_of (game, fleet);

  for (guint kind = 0; kind < BS_SPELLS; kind++)
    if (faction != 0 && spell_of (setup, kind)->faction == faction)
      return kind;

  return BS_NO_CARD;
}

/* FS-DECK-3, R-111: a faction's card is cast by that faction only. FS-SPELL-11: Disrupting Dispel
 * is not cast. */
guint64
bs_castable (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  guint64 kinds = 0;

  for (guint kind = 0; kind < BS_SPELLS; kind++)
    {
      const BsSpell *spell = spell_of (setup, kind);

      if (spell->casting > 0 && (spell->faction == 0 || spell->faction == faction_of (game, fleet)))
        kinds |= G_GUINT64_CONSTANT (1) << kind;
    }

  return kinds;
}

/* FS-DECK-2, FS-DECK-3, R-111: every card can dispel; with magic.foreign_dispel=own_only, not those
 * of other factions. R-74: Disrupting Dispel does not work against Mega Magic. */
guint64
bs_dispelling (const BonesSetup *setup, const BonesGame *game, guint fleet, gboolean mega)
{
  const gboolean own_only = game->options[BS_MAGIC_FOREIGN_DISPEL] == BS_FOREIGN_OWN_ONLY;
  guint64 kinds = every_spell (setup);

  for (guint kind = 0; kind < BS_SPELLS && own_only; kind++)
    if (spell_of (setup, kind)->faction != 0
        && spell_of (setup, kind)->faction != faction_of (game, fleet))
      kinds &= ~(G_GUINT64_CONSTANT (1) << kind);

  return mega ? kinds & ~(G_GUINT64_CONSTANT (1) << BS_SPELL_DISRUPTING_DISPEL) : kinds;
}

gboolean
bs_ask_card (BonesPlay *play, const char *what, const char *rule, guint fleet, guint64 kinds,
             guint *kind)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CARD, what, rule, fleet, 0);
  const BonesAnswer *answer;

  ask.who = bones_fleet_bit (fleet);
  ask.hand = BONES_FROM_HAND;
  bones_ask_offer (&ask, bs_card_ids, kinds & kinds_in_hand (play->setup, &play->game, fleet));
  bones_ask_open (&ask, BS_NO_CARD);
  if (!bones_ask (play, &ask, &answer))
    return FALSE;

  *kind = answer->values[0];
  return TRUE;
}

/* FS-DECK-1: a used card is gone; the discard pile is public. */
guint
bs_play_card (BonesPlay *play, guint fleet, guint kind)
{
  guint16 *real = &play->game.fleets[fleet].tracks[BS_REAL_CARDS];

  if (!are_physical (&play->game))
    return bones_hands_take (play->setup, &play->game, kind, BONES_IN_HAND + fleet,
                             BONES_DISCARDED);

  *real = MAX (*real, 1) - 1;
  return 0;
}

/* with magic.pool=general_only, faction cards are left out, except each fleet's own. R-69:
 * the other copies of Sandbar stay in the deck. */
static BONES_ASKS gboolean
draw_card (BonesPlay *play, const char *rule, guint fleet, guint ordinal, guint n, gboolean *drawn)
{
  const gboolean general = play->game.options[BS_MAGIC_POOL] == BS_POOL_GENERAL_ONLY;
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CARD, "spell-card", rule, fleet, ordinal);
  guint kind;

  ask.who = bones_fleet_bit (fleet);
  ask.hand = BONES_TO_HAND;
  ask.nth = (guint16) ordinal;
  ask.of = (guint16) n;
  bones_ask_offer (&ask, bs_spell_ids, 0);
  *drawn = FALSE;
  for (kind = 0; kind < BS_SPELLS; kind++)
    if (!general || spell_of (play->setup, kind)->faction == 0)
      {
        ask.weights[kind] = bones_hands_count (play->setup, &play->game, kind, BONES_IN_PILE);
        *drawn = *drawn || ask.weights[kind] > 0;
      }

  if (!*drawn)
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return draw_card (play, rule, fleet, ordinal, n, drawn);

  if (!bones_draw (play, &ask, FALSE, &kind))
    return FALSE;

  bones_hands_take (play->setup, &play->game, kind, BONES_IN_PILE, BONES_IN_HAND + fleet);
  return TRUE;
}

gboolean
bs_draw_cards (BonesPlay *play, const char *rule, guint fleet, guint n)
{
  guint16 *real = &play->game.fleets[fleet].tracks[BS_REAL_CARDS];
  gboolean drawn = TRUE;

  if (are_physical (&play->game))
    {
      *real += n;
      return TRUE;
    }

  for (guint i = 1; i <= n && drawn; i++)
    if (!draw_card (play, rule, fleet, i, n, &drawn))
      return FALSE;

  return TRUE;
}

/* FS-DECK-1: one deck for four players or part of four; the rest is not used. */
void
bs_lay_out (const BonesSetup *setup, BonesGame *game)
{
  const guint decks = game->n_fleets > FLEETS_A_DECK ? 2 : 1;

  for (guint kind = 0; kind < BS_SPELLS; kind++)
    {
      const guint first = bones_hands_first (setup, kind);
      const guint in_play = decks * spell_of (setup, kind)->copies;

      for (guint i = in_play; i < copies_of (setup, kind); i++)
        game->cards[BS_DECK_OF_SPELLS][first + i] = BONES_SPENT;
    }
}

/* FS-DECK-4, R-69: sets the card of @fleet's faction aside, from the decks or, if they have none
 * left, from a further copy. */
static void
set_aside (const BonesSetup *setup, BonesGame *game, guint fleet)
{
  const guint own = bs_own_spell (setup, game, fleet);

  if (own == BS_NO_CARD)
    return;

  if (are_physical (game))
    game->fleets[fleet].tracks[BS_REAL_CARDS]++;
  else if (bones_hands_take (setup, game, own, BONES_IN_PILE, BONES_IN_HAND + fleet) == 0)
    bones_hands_take (setup, game, own, BONES_SPENT, BONES_IN_HAND + fleet);
}

gboolean
bs_deal (BonesPlay *play)
{
  BonesGame *game = &play->game;

  if (!game->options[BS_FS_MAGIC])
    return TRUE;

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    set_aside (play->setup, game, fleet);

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    {
      if (!bs_draw_cards (play, "FS-DECK-1", fleet, DEALT))
        return FALSE;

      bones_tell_fleet (play, "dealt", "FS-DECK-4", fleet, bs_hand_size (play->setup, game, fleet),
                        0);
    }

  return TRUE;
}
