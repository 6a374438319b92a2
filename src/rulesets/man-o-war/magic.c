/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hands.h"
#include "man-o-war.h"

/* A wizard's roll to cast or to dispel. */
typedef struct {
  const char *what; /* "cast", "dispel" */
  const char *rule;
  guint fleet;
  guint kind;  /* of the card */
  guint needs; /* the casting number that counts */
  MwMod mod;
  guint colour; /* which his college must have for a re-roll */
} Attempt;

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
                              .marks = mark_ids,
                              .no_card = "none" };

guint
mw_hand_size (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  return bones_hands_count_all (setup, game, BONES_IN_HAND + fleet);
}

/* Asks @fleet, in secret, for a card of its hand among @kinds (NULL: all), or none: MW_NO_SPELL.
 * @about: the spell that the question is about, if any. */
static BONES_ASKS gboolean
ask_spell (BonesPlay *play, const char *what, const char *rule, guint fleet,
           const BonesCardSet *kinds, guint about, guint ordinal, guint *kind)
{
  const MwContent *content = play->setup->content;
  BonesAsk ask = mw_ask_fleet (BONES_ASK_CARD, what, rule, fleet, ordinal);
  BonesCardSet held = bones_hands_kinds (play->setup, &play->game, BONES_IN_HAND + fleet);
  const BonesAnswer *answer;

  if (kinds != NULL)
    bones_card_set_keep (&held, kinds);

  ask.hand = BONES_FROM_HAND;
  ask.values[0] = (gint32) about;
  bones_ask_offer (&ask, (const char *const *) content->spell_ids, 0);
  bones_ask_open_cards (&ask, &held);
  bones_ask_open (&ask, MW_NO_SPELL (content));
  if (!bones_ask (play, &ask, &answer))
    return FALSE;

  *kind = answer->values[0];
  return TRUE;
}

/* MW-MAG-05: discards a card of @kind. Returns 1 + its number, or 0 if it has left the hand. */
static guint
spend_spell (BonesPlay *play, guint fleet, guint kind)
{
  return bones_hands_take (play->setup, &play->game, kind, BONES_IN_HAND + fleet, BONES_DISCARDED);
}

/* MW-MAG-03: the spells that dispel one of kind @kind, whoever holds them. */
static BonesCardSet
dispelling (const BonesSetup *setup, guint kind)
{
  const MwContent *content = setup->content;
  BonesCardSet kinds = { 0 };

  for (guint card = 0; card < content->n_spells; card++)
    if (content->spells[card].dispels == content->spells[kind].colour)
      bones_card_set_add (&kinds, card);

  return kinds;
}

/* MW-END-07: the discards become the pile when it is empty. */
static void
reshuffle_discards (BonesPlay *play)
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

/* MW-FLT-06: a hand has as many cards as the rank of the wizard allows. */
static gboolean
has_room_in_hand (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  const MwRank *rank = mw_rank (setup, game, fleet);

  return rank != NULL && mw_hand_size (setup, game, fleet) < rank->hand;
}

/* With mw.hands=physical the owner names the card. @drawn: FALSE if no card is left. */
static BONES_ASKS gboolean
draw_spell (BonesPlay *play, const char *rule, guint fleet, guint ordinal, gboolean *drawn)
{
  const MwContent *content = play->setup->content;
  BonesAsk ask = mw_ask_fleet (BONES_ASK_CARD, "spell-card", rule, fleet, ordinal);
  guint kind;

  *drawn = FALSE;
  if (!has_room_in_hand (play->setup, &play->game, fleet))
    return TRUE;

  reshuffle_discards (play);
  ask.hand = BONES_TO_HAND;
  bones_ask_offer (&ask, (const char *const *) content->spell_ids, 0);
  ask.n_ids = content->n_spells;
  ask.nth = (guint16) (ordinal + 1);
  ask.of = (guint16) (ordinal + mw_rank (play->setup, &play->game, fleet)->hand
                      - mw_hand_size (play->setup, &play->game, fleet));
  *drawn = bones_hands_weigh (play->setup, &play->game, BONES_IN_PILE, NULL, &ask) > 0;
  if (!*drawn)
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return draw_spell (play, rule, fleet, ordinal, drawn);

  if (!bones_draw (play, &ask, play->game.options[MW_HANDS] == MW_PHYSICAL_CARDS, &kind))
    return FALSE;

  bones_hands_take (play->setup, &play->game, kind, BONES_IN_PILE, BONES_IN_HAND + fleet);
  return TRUE;
}

/* MW-FLT-06, MW-END-07 */
gboolean
mw_draw_spells (BonesPlay *play, const char *rule, guint fleet)
{
  gboolean drawn = TRUE;
  guint n = 0;

  while (drawn && has_room_in_hand (play->setup, &play->game, fleet))
    {
      if (!draw_spell (play, rule, fleet, n, &drawn))
        return FALSE;

      n += drawn;
    }

  if (n > 0)
    bones_tell_fleet (play, "draws-spells", rule, fleet, (gint) n, 0);

  return TRUE;
}

static const MwSpell *
spell_of (const BonesPlay *play, guint kind)
{
  return &((const MwContent *) play->setup->content)->spells[kind];
}

/* MW-MAG-09: TRUE if @fleet has a wizard and cards. Everybody sees the size of a hand. */
static gboolean
may_try (const BonesPlay *play, guint fleet)
{
  return mw_has_wizard (play->setup, &play->game, fleet)
         && mw_hand_size (play->setup, &play->game, fleet) > 0;
}

/* MW-MAG-01: once a turn. */
static gboolean
may_cast (const BonesPlay *play, guint fleet)
{
  return may_try (play, fleet) && (play->game.fleets[fleet].tracks[MW_MAGIC] & MW_CAST) == 0;
}

/* MW-MAG-02, MW-MAG-03, MW-MAG-07: one die and his bonus; a natural 1 fails (MW-GEN-02). */
static BONES_ASKS gboolean
roll_attempt (BonesPlay *play, const Attempt *attempt, gboolean again, gboolean *works)
{
  const guint ordinal = attempt->kind << 1 | again;
  BonesRoll die = { .key = { attempt->rule, attempt->fleet, ordinal },
                    .what = attempt->what,
                    .owner = (guint8) attempt->fleet,
                    .dice = 1,
                    .needs = (guint8) attempt->needs,
                    .ship = BONES_NO_SHIP,
                    .other = BONES_NO_SHIP,
                    .values = { (gint32) attempt->kind } };
  guint aboard = play->game.fleets[attempt->fleet].tracks[MW_WIZARD_SHIP] - 1u;
  gint more;

  if (!mw_bonus (play, aboard, attempt->mod, attempt->rule, ordinal, &more))
    return FALSE;

  if (!bones_catch_up (play, NULL))
    return FALSE;

  aboard = play->game.fleets[attempt->fleet].tracks[MW_WIZARD_SHIP] - 1u;
  if (aboard < play->game.n_ships) /* he may have been taken away by hand */
    {
      more += mw_mod (play->setup, &play->game, aboard, attempt->mod);
      die.ship = (guint16) aboard;
    }

  mw_add_term (&die, "rank", mw_rank_bonus (play->setup, &play->game, attempt->fleet));
  mw_add_term (&die, "spells", more);
  return mw_test (play, &die, works);
}

/* MW-MAG-08: one re-roll a turn, for a spell in the colour of his college. */
static BONES_ASKS gboolean
ask_reroll (BonesPlay *play, const Attempt *attempt, gboolean *again)
{
  guint16 *tracks = play->game.fleets[attempt->fleet].tracks;
  const MwRank *rank = mw_rank (play->setup, &play->game, attempt->fleet);
  BonesAsk ask =
      mw_ask_fleet (BONES_ASK_CONFIRM, "lord-reroll", "MW-MAG-08", attempt->fleet, attempt->kind);

  *again = FALSE;
  if (rank == NULL || !rank->reroll || (tracks[MW_MAGIC] & MW_REROLLED) != 0
      || tracks[MW_COLLEGE] != attempt->colour + 1)
    return TRUE;

  ask.values[0] = (gint32) attempt->kind;
  ask.risks = 1 << TRUE;
  if (bones_ask_anew (play, NULL))
    return ask_reroll (play, attempt, again);

  if (!bones_ask_confirm (play, &ask, again))
    return FALSE;

  *again = *again && mw_has_wizard (play->setup, &play->game, attempt->fleet);
  if (*again)
    {
      tracks[MW_MAGIC] |= MW_REROLLED;
      bones_tell_fleet (play, "lord-rerolls", "MW-MAG-08", attempt->fleet, 0, 0);
    }

  return TRUE;
}

/* MW-MAG-05: the card is spent whether the attempt works or not. */
static BONES_ASKS gboolean
make_attempt (BonesPlay *play, const Attempt *attempt, gboolean *works)
{
  gboolean again;

  if (!roll_attempt (play, attempt, FALSE, works))
    return FALSE;

  if (*works)
    return TRUE;

  if (!ask_reroll (play, attempt, &again))
    return FALSE;

  return !again || roll_attempt (play, attempt, TRUE, works);
}

/* MW-MAG-01, MW-MAG-02: asks for the card and its target, whatever the hand holds, so that the
 * question reveals nothing. @any: a spell is cast. */
static BONES_ASKS gboolean
announce_spell (BonesPlay *play, MwCasting *casting, gboolean *any)
{
  const BonesCardSet kinds = mw_aimable (play->setup, &play->game, casting->fleet);

  *any = FALSE;
  if (!may_cast (play, casting->fleet))
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return announce_spell (play, casting, any);

  if (!ask_spell (play, "spell", "MW-MAG-02", casting->fleet, &kinds, 0, 0, &casting->kind))
    return FALSE;

  if (casting->kind == MW_NO_SPELL ((const MwContent *) play->setup->content))
    {
      bones_tell_fleet (play, "no-spell-cast", "MW-MAG-01", casting->fleet, 0, 0);
      return TRUE;
    }

  if (!mw_aim (play, casting))
    return FALSE;

  *any = mw_has_wizard (play->setup, &play->game, casting->fleet)
         && spend_spell (play, casting->fleet, casting->kind) != 0;
  if (!*any) /* changed by hand */
    return TRUE;

  play->game.fleets[casting->fleet].tracks[MW_MAGIC] |= MW_CAST;
  mw_tell_spell (play, casting->ship == BONES_NO_SHIP ? "casts" : "casts-at", "MW-MAG-02", casting);
  return TRUE;
}

/* MW-MAG-02 */
static BONES_ASKS gboolean
roll_to_cast (BonesPlay *play, const MwCasting *casting, gboolean *works)
{
  const MwSpell *spell = spell_of (play, casting->kind);
  const Attempt attempt = { "cast",       "MW-MAG-02", casting->fleet, casting->kind,
                            spell->needs, MW_MOD_CAST, spell->colour };

  if (!make_attempt (play, &attempt, works))
    return FALSE;

  if (!*works)
    mw_tell_spell (play, "spell-fails", "MW-MAG-02", casting);

  return TRUE;
}

/* MW-MAG-03; mw.dispel_number, mw.lord_reroll_colour. */
static BONES_ASKS gboolean
roll_to_dispel (BonesPlay *play, const MwCasting *casting, guint fleet, guint kind,
                gboolean *dispelled)
{
  const guint8 *options = play->game.options;
  const MwCasting spent = { fleet, kind, BONES_NO_SHIP };
  const MwSpell *card = spell_of (play, kind), *spell = spell_of (play, casting->kind);
  const Attempt attempt = {
    .what = "dispel",
    .rule = "MW-MAG-03",
    .fleet = fleet,
    .kind = kind,
    .needs = options[MW_DISPEL_NUMBER] == MW_SPENT_CARD ? card->needs : spell->needs,
    .mod = MW_MOD_DISPEL,
    .colour = options[MW_LORD_REROLL_COLOUR] == MW_COLOUR_OF_SPENT ? card->colour : spell->colour,
  };

  mw_tell_spell (play, "tries-to-dispel", "MW-MAG-03", &spent);
  if (!make_attempt (play, &attempt, dispelled))
    return FALSE;

  mw_tell_spell (play, *dispelled ? "dispelled" : "not-dispelled", "MW-MAG-03", casting);
  return TRUE;
}

/* MW-MAG-03: the other side may spend one card. Asks whatever the hand holds. */
static BONES_ASKS gboolean
let_dispel (BonesPlay *play, const MwCasting *casting, guint fleet, gboolean *dispelled)
{
  const BonesCardSet kinds = dispelling (play->setup, casting->kind);
  guint kind;

  *dispelled = FALSE;
  if (!may_try (play, fleet))
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return let_dispel (play, casting, fleet, dispelled);

  if (!ask_spell (play, "dispel-card", "MW-MAG-03", fleet, &kinds, casting->kind, 0, &kind))
    return FALSE;

  if (kind == MW_NO_SPELL ((const MwContent *) play->setup->content)
      || !mw_has_wizard (play->setup, &play->game, fleet) || spend_spell (play, fleet, kind) == 0)
    return TRUE;

  return roll_to_dispel (play, casting, fleet, kind, dispelled);
}

/* MW-MAG-01: one attempt of @fleet to cast, and of @rival to dispel the spell. */
static BONES_ASKS gboolean
cast_spell (BonesPlay *play, guint fleet, guint rival)
{
  MwCasting casting = { fleet, 0, BONES_NO_SHIP };
  gboolean works, dispelled = FALSE;

  if (!announce_spell (play, &casting, &works))
    return FALSE;

  if (!works)
    return TRUE;

  if (!roll_to_cast (play, &casting, &works))
    return FALSE;

  if (works && rival != BONES_NOBODY && !let_dispel (play, &casting, rival, &dispelled))
    return FALSE;

  return !works || dispelled || mw_spell_works (play, fleet, casting.kind, casting.ship);
}

/* MW-MAG-01, MW-HR-02 */
gboolean
mw_magic_phase (BonesPlay *play, const BonesAction *action)
{
  const BonesGame *game = &play->game;
  const gboolean quiet = game->options[MW_HR_NO_MAGIC_TURN1] && game->round == 1;

  if (quiet)
    bones_tell_fleet (play, "quiet-turn", "MW-HR-02", BONES_NOBODY, 0, 0);

  for (guint place = 0; !quiet && place < game->n_order && !game->over; place++)
    {
      const guint rival = game->n_order == 2 ? game->order[1 - place] : BONES_NOBODY;

      if (!cast_spell (play, game->order[place], rival))
        return FALSE;

      mw_check_victory (play); /* a spell may sink the last ship */
    }

  mw_begin_step (&play->game, MW_BATTLE);
  return TRUE;
}

/* MW-END-07: not a clinging wizard, whatever mw.clinging_wizard_casts is. */
static gboolean
changes_hand (const BonesPlay *play, guint fleet)
{
  return mw_rank (play->setup, &play->game, fleet) != NULL
         && mw_is_wizard_aboard (&play->game, fleet);
}

/* MW-END-07: discards unwanted spells, one at a time. */
static BONES_ASKS gboolean
discard_unwanted (BonesPlay *play, guint fleet)
{
  const MwContent *content = play->setup->content;
  guint n = 0;

  while (changes_hand (play, fleet) && mw_hand_size (play->setup, &play->game, fleet) > 0)
    {
      guint kind;

      if (bones_ask_anew (play, NULL))
        continue;

      if (!ask_spell (play, "unwanted", "MW-END-07", fleet, NULL, 0, n++, &kind))
        return FALSE;

      if (kind == MW_NO_SPELL (content))
        return TRUE;

      if (spend_spell (play, fleet, kind) != 0)
        bones_tell_fleet (play, "discards-spell", "MW-END-07", fleet, (gint) kind, 0);
    }

  return TRUE;
}

/* MW-END-07 */
gboolean
mw_magic_cards (BonesPlay *play)
{
  for (guint place = 0; place < play->game.n_order; place++)
    {
      const guint fleet = play->game.order[place];

      if (!discard_unwanted (play, fleet)
          || (changes_hand (play, fleet) && !mw_draw_spells (play, "MW-END-07", fleet)))
        return FALSE;
    }

  mw_end_spells (play);
  return TRUE;
}
