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
  guint caster;
  gboolean by_counters;
} Attempt;

/* Asks @fleet, in secret, for a card of its hand among @kinds (NULL: all), or none: MW_NO_SPELL.
 * @about: the spell that the question is about, if any. */
static BONES_ASKS gboolean
ask_spell (BonesPlay *play, const char *what, const char *rule, guint fleet,
           const BonesCardSet *kinds, guint about, guint caster, guint ordinal, guint *kind)
{
  const MwContent *content = play->setup->content;
  BonesAsk ask = mw_ask_fleet (BONES_ASK_CARD, what, rule, fleet, ordinal);
  BonesCardSet held = bones_hands_kinds (play->setup, &play->game, BONES_IN_HAND + fleet);
  const BonesAnswer *answer;

  if (kinds != NULL)
    bones_card_set_keep (&held, kinds);

  ask.hand = BONES_FROM_HAND;
  ask.values[0] = (gint32) about;
  if (caster != MW_WIZARD)
    {
      ask.question = "spell-of-character";
      ask.values[1] = (gint32) caster - 1;
    }

  bones_ask_offer (&ask, (const char *const *) content->spell_ids, 0);
  bones_ask_open_cards (&ask, &held);
  bones_ask_open (&ask, MW_NO_SPELL (content));
  if (!bones_ask (play, &ask, &answer))
    return FALSE;

  *kind = answer->values[0];
  return TRUE;
}

/* MW-MAG-05: discards a card of @kind, or spends the counters that it costs. Returns 0 if it
 * has left the hand, or there are too few. */
static guint
spend_spell (BonesPlay *play, guint fleet, guint kind)
{
  const MwContent *content = play->setup->content;
  const MwSpell *spell = &content->spells[kind];

  if (content->decks[spell->deck].counters != NULL)
    return bones_hands_count (play->setup, &play->game, kind, BONES_IN_HAND + fleet) > 0
               ? mw_spend_counters (play, "MW-MAG-05", fleet, spell->deck, spell->cost)
               : 0;

  return bones_hands_take (play->setup, &play->game, kind, BONES_IN_HAND + fleet, BONES_DISCARDED);
}

/* MW-MAG-03: the spells that dispel one of kind @kind, whoever holds them. */
static BonesCardSet
dispelling (const BonesSetup *setup, guint kind)
{
  const MwContent *content = setup->content;
  BonesCardSet kinds = { 0 };

  for (guint card = 0; card < content->n_spells; card++)
    if (content->spells[card].dispels == content->spells[kind].colour
        && content->spells[card].dispels != MW_NO_COLOUR)
      bones_card_set_add (&kinds, card);

  return kinds;
}

static const MwSpell *
spell_of (const BonesPlay *play, guint kind)
{
  return &((const MwContent *) play->setup->content)->spells[kind];
}

/* MW-MAG-09: TRUE if @caster can act, and there are cards. Everybody sees the size of a hand. */
static gboolean
may_try (const BonesPlay *play, guint fleet, guint caster)
{
  guint ship;

  return mw_caster (play->setup, &play->game, fleet, caster, &ship) != NULL
         && mw_hand_size (play->setup, &play->game, fleet) > 0;
}

/* MW-MAG-01: once a turn. */
static gboolean
may_cast (const BonesPlay *play, guint fleet, guint caster)
{
  return may_try (play, fleet, caster) && !mw_has_cast (&play->game, fleet, caster);
}

/* The spells that @caster may cast: of the deck of his rank, as far as its counters go. */
static BonesCardSet
castable (const BonesPlay *play, guint fleet, guint caster)
{
  const MwContent *content = play->setup->content;
  guint ship;
  const MwRank *rank = mw_caster (play->setup, &play->game, fleet, caster, &ship);
  const BonesCardSet aimable = mw_aimable (play->setup, &play->game, fleet);
  const guint left = mw_counters_left (&play->game, fleet, rank->deck);
  BonesCardSet kinds = { 0 };

  for (guint kind = 0; kind < content->n_spells; kind++)
    if (content->spells[kind].deck == rank->deck && bones_card_set_has (&aimable, kind)
        && (content->decks[rank->deck].counters == NULL || content->spells[kind].cost <= left))
      bones_card_set_add (&kinds, kind);

  return kinds;
}

/* MW-MAG-02, MW-MAG-03, MW-MAG-07: one die and his bonus; a natural 1 fails (MW-GEN-02). */
static BONES_ASKS gboolean
roll_attempt (BonesPlay *play, const Attempt *attempt, gboolean again, gboolean *works)
{
  const guint ordinal =
      attempt->caster << 20 | (attempt->by_counters ? 1u << 19 : 0) | attempt->kind << 1 | again;
  BonesRoll die = { .key = { attempt->rule, attempt->fleet, ordinal },
                    .what = attempt->what,
                    .owner = (guint8) attempt->fleet,
                    .dice = 1,
                    .needs = (guint8) attempt->needs,
                    .ship = BONES_NO_SHIP,
                    .other = BONES_NO_SHIP,
                    .values = { (gint32) attempt->kind } };
  const MwRank *rank;
  guint aboard;
  gint more;

  mw_caster (play->setup, &play->game, attempt->fleet, attempt->caster, &aboard);
  if (!mw_bonus (play, aboard, attempt->mod, attempt->rule, ordinal, &more))
    return FALSE;

  if (!bones_catch_up (play, NULL))
    return FALSE;

  rank = mw_caster (play->setup, &play->game, attempt->fleet, attempt->caster, &aboard);
  if (aboard < play->game.n_ships) /* he may have been taken away by hand */
    {
      more += mw_mod (play->setup, &play->game, aboard, attempt->mod);
      die.ship = (guint16) aboard;
    }

  mw_add_term (&die, "rank", rank != NULL ? rank->bonus : 0);
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
  if (attempt->caster != MW_WIZARD || rank == NULL || !rank->reroll
      || (tracks[MW_MAGIC] & MW_REROLLED) != 0 || tracks[MW_COLLEGE] != attempt->colour + 1)
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

/* MW-MAG-01, MW-MAG-02: asks the fleet at @place of the order for the card and its target, whatever
 * the hand holds, so that the question reveals nothing. @any: a spell is cast. */
static BONES_ASKS gboolean
announce_spell (BonesPlay *play, guint place, MwCasting *casting, gboolean *any)
{
  guint ship;
  BonesCardSet kinds;

  *any = FALSE;
  casting->fleet = play->game.order[place];
  if (!may_cast (play, casting->fleet, casting->caster))
    return TRUE;

  if (bones_ask_anew (play, NULL)) /* also in another order */
    return announce_spell (play, place, casting, any);

  kinds = castable (play, casting->fleet, casting->caster);
  if (!ask_spell (play, "spell", "MW-MAG-02", casting->fleet, &kinds, 0, casting->caster,
                  casting->caster, &casting->kind))
    return FALSE;

  if (casting->kind == MW_NO_SPELL ((const MwContent *) play->setup->content))
    {
      bones_tell_fleet (play, "no-spell-cast", "MW-MAG-01", casting->fleet, 0, 0);
      return TRUE;
    }

  if (!mw_aim (play, casting))
    return FALSE;

  *any = mw_caster (play->setup, &play->game, casting->fleet, casting->caster, &ship) != NULL
         && spend_spell (play, casting->fleet, casting->kind) > 0;
  if (!*any) /* changed by hand */
    return TRUE;

  mw_set_cast (&play->game, casting->fleet, casting->caster);
  mw_tell_spell (play, casting->ship == BONES_NO_SHIP ? "casts" : "casts-at", "MW-MAG-02", casting);
  return TRUE;
}

/* MW-MAG-02 */
static BONES_ASKS gboolean
roll_to_cast (BonesPlay *play, const MwCasting *casting, gboolean *works)
{
  const MwSpell *spell = spell_of (play, casting->kind);
  const Attempt attempt = { "cast",       "MW-MAG-02", casting->fleet, casting->kind,
                            spell->needs, MW_MOD_CAST, spell->colour,  casting->caster };

  if (!make_attempt (play, &attempt, works))
    return FALSE;

  if (!*works)
    mw_tell_spell (play, "spell-fails", "MW-MAG-02", casting);

  return TRUE;
}

/* The caster of @fleet, of those in @near (bits), who dispels with a card of @deck: the best of
 * that deck, or of all. */
static guint
dispeller (const BonesPlay *play, guint fleet, guint deck, guint32 near)
{
  const guint caster = mw_find_caster (play->setup, &play->game, fleet, deck, near);

  return caster != MW_NO_CASTER
             ? caster
             : mw_find_caster (play->setup, &play->game, fleet, MW_ANY_DECK, near);
}

/* MW-MAG-03; mw.dispel_number, mw.lord_reroll_colour. */
static BONES_ASKS gboolean
roll_to_dispel (BonesPlay *play, const MwCasting *casting, guint fleet, guint32 near, guint kind,
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
    .caster = dispeller (play, fleet, card->deck, near),
  };

  mw_tell_spell (play, "tries-to-dispel", "MW-MAG-03", &spent);
  if (!make_attempt (play, &attempt, dispelled))
    return FALSE;

  mw_tell_spell (play, *dispelled ? "dispelled" : "not-dispelled", "MW-MAG-03", casting);
  return TRUE;
}

/* TRUE if @fleet has somebody, of those in @near (bits), who dispels with cards, and cards. */
static gboolean
may_dispel (const BonesPlay *play, guint fleet, guint32 near)
{
  const MwContent *content = play->setup->content;

  for (guint caster = 0; caster < MW_CASTERS (content); caster++)
    {
      guint ship;
      const MwRank *rank = mw_caster (play->setup, &play->game, fleet, caster, &ship);

      if (rank != NULL && near >> caster & 1 && content->decks[rank->deck].counters == NULL)
        return mw_hand_size (play->setup, &play->game, fleet) > 0;
    }

  return FALSE;
}

/* A fleet with counters of @deck may spend some to dispel a spell. */
static BONES_ASKS gboolean
dispel_by_counters (BonesPlay *play, const MwCasting *casting, guint fleet, guint32 near,
                    guint deck, gboolean *tried, gboolean *dispelled)
{
  const guint cost = ((const MwContent *) play->setup->content)->decks[deck].dispel;
  const guint caster = mw_find_caster (play->setup, &play->game, fleet, deck, near);
  BonesAsk ask = mw_ask_fleet (BONES_ASK_CONFIRM, "dispel-counters", "MW-MAG-03", fleet,
                               deck << 16 | casting->kind << 8 | casting->caster);
  const MwSpell *spell = spell_of (play, casting->kind);
  const Attempt attempt = { .what = "dispel-by-counters",
                            .rule = "MW-MAG-03",
                            .fleet = fleet,
                            .kind = casting->kind,
                            .needs = spell->needs,
                            .mod = MW_MOD_DISPEL,
                            .colour = MW_NO_COLOUR,
                            .caster = caster,
                            .by_counters = TRUE };

  if (cost == 0 || caster == MW_NO_CASTER || mw_counters_left (&play->game, fleet, deck) < cost)
    return TRUE;

  ask.values[0] = (gint32) casting->kind;
  ask.values[1] = (gint32) deck;
  ask.values[2] = (gint32) cost;
  ask.values[3] = (gint32) mw_counters_left (&play->game, fleet, deck);
  ask.risks = 1 << TRUE;
  if (bones_ask_anew (play, NULL))
    return dispel_by_counters (play, casting, fleet, near, deck, tried, dispelled);

  if (!bones_ask_confirm (play, &ask, tried))
    return FALSE;

  *tried = *tried && mw_spend_counters (play, "MW-MAG-03", fleet, deck, cost) > 0;
  if (!*tried)
    return TRUE;

  if (!make_attempt (play, &attempt, dispelled))
    return FALSE;

  mw_tell_spell (play, *dispelled ? "dispelled" : "not-dispelled", "MW-MAG-03", casting);
  return TRUE;
}

/* MW-MAG-03: the other side may spend one card. Asks whatever the hand holds. */
static BONES_ASKS gboolean
let_dispel (BonesPlay *play, const MwCasting *casting, guint fleet, guint32 near, gboolean *tried,
            gboolean *dispelled)
{
  const BonesCardSet kinds = dispelling (play->setup, casting->kind);
  guint kind;

  *dispelled = *tried = FALSE;
  if (!may_dispel (play, fleet, near))
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return let_dispel (play, casting, fleet, near, tried, dispelled);

  if (!ask_spell (play, "dispel-card", "MW-MAG-03", fleet, &kinds, casting->kind, MW_WIZARD,
                  casting->caster, &kind))
    return FALSE;

  if (kind == MW_NO_SPELL ((const MwContent *) play->setup->content)
      || !may_dispel (play, fleet, near) || spend_spell (play, fleet, kind) == 0)
    return TRUE;

  *tried = TRUE;

  return roll_to_dispel (play, casting, fleet, near, kind, dispelled);
}

/* TRUE if @fleet could try to dispel a spell with @caster if he were near enough. */
static gboolean
could_dispel (const BonesPlay *play, guint fleet, guint caster)
{
  const MwContent *content = play->setup->content;
  guint ship;
  const MwRank *rank = mw_caster (play->setup, &play->game, fleet, caster, &ship);
  const MwDeck *deck = rank != NULL ? &content->decks[rank->deck] : NULL;

  if (rank == NULL)
    return FALSE;

  return deck->counters == NULL
             ? mw_hand_size (play->setup, &play->game, fleet) > 0
             : deck->dispel > 0
                   && mw_counters_left (&play->game, fleet, rank->deck) >= deck->dispel;
}

/* Whether @caster of @fleet is near enough to dispel the spell of @casting: people see it. */
static BONES_ASKS gboolean
ask_if_near (BonesPlay *play, const MwCasting *casting, guint fleet, guint caster, gboolean *near)
{
  BonesAsk ask = mw_ask_fleet (BONES_ASK_CONFIRM, "dispel-reach", "MW-MAG-03", fleet,
                               1u << 30 | caster << 8 | casting->caster);
  guint ship, other;
  const MwRank *rank = mw_caster (play->setup, &play->game, fleet, caster, &ship);

  *near = could_dispel (play, fleet, caster);
  mw_caster (play->setup, &play->game, casting->fleet, casting->caster, &other);
  if (!*near || rank->dispel_reach == 0 || other == BONES_NO_SHIP)
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return ask_if_near (play, casting, fleet, caster, near);

  ask.ship = (guint16) ship;
  ask.other = (guint16) other;
  ask.values[0] = (gint32) casting->kind;
  ask.values[1] = rank->dispel_reach;
  ask.blank = TRUE;
  return bones_ask_confirm (play, &ask, near);
}

/* The casters of @fleet who are near enough, as bits. */
static BONES_ASKS gboolean
find_near (BonesPlay *play, const MwCasting *casting, guint fleet, guint32 *near)
{
  *near = 0;
  for (guint caster = 0; caster < MW_CASTERS (play->setup->content); caster++)
    {
      gboolean yes;

      if (!ask_if_near (play, casting, fleet, caster, &yes))
        return FALSE;

      *near |= yes ? 1u << caster : 0;
    }

  return TRUE;
}

/* MW-MAG-03: one attempt, with a card or with counters. */
static BONES_ASKS gboolean
answer_spell (BonesPlay *play, const MwCasting *casting, guint fleet, gboolean *dispelled)
{
  const guint n_decks = ((const MwContent *) play->setup->content)->n_decks;
  gboolean tried;
  guint32 near;

  if (!find_near (play, casting, fleet, &near)
      || !let_dispel (play, casting, fleet, near, &tried, dispelled))
    return FALSE;

  for (guint deck = 1; deck <= n_decks && !tried; deck++)
    if (!dispel_by_counters (play, casting, fleet, near, deck, &tried, dispelled))
      return FALSE;

  return TRUE;
}

/* MW-MAG-01: one attempt of @caster of the fleet at @place of the order to cast, and of its rival
 * to dispel the spell. */
static BONES_ASKS gboolean
cast_spell (BonesPlay *play, guint place, guint caster)
{
  MwCasting casting = { .ship = BONES_NO_SHIP, .caster = caster };
  gboolean works, dispelled = FALSE;

  if (!announce_spell (play, place, &casting, &works))
    return FALSE;

  if (!works)
    return TRUE;

  if (!roll_to_cast (play, &casting, &works))
    return FALSE;

  if (works && play->game.n_order == 2
      && !answer_spell (play, &casting, mw_enemy (&play->game, casting.fleet), &dispelled))
    return FALSE;

  return !works || dispelled || mw_spell_works (play, casting.fleet, casting.kind, casting.ship);
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
    for (guint caster = 0; caster < MW_CASTERS (play->setup->content) && !game->over; caster++)
      {
        if (!cast_spell (play, place, caster))
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
  guint ship;

  if (mw_rank (play->setup, &play->game, fleet) != NULL && mw_is_wizard_aboard (&play->game, fleet))
    return TRUE;

  for (guint caster = MW_WIZARD + 1; caster < MW_CASTERS (play->setup->content); caster++)
    if (mw_caster (play->setup, &play->game, fleet, caster, &ship) != NULL)
      return TRUE;

  return FALSE;
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

      if (!ask_spell (play, "unwanted", "MW-END-07", fleet, NULL, 0, MW_WIZARD, n++, &kind))
        return FALSE;

      if (kind == MW_NO_SPELL (content))
        return TRUE;

      if (bones_hands_take (play->setup, &play->game, kind, BONES_IN_HAND + fleet, BONES_DISCARDED))
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

      mw_regain_counters (play, fleet);
    }

  mw_end_spells (play);
  return TRUE;
}
