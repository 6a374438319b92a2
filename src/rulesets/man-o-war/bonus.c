/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What adds to a roll, and what allows a re-roll: cards aboard, spells in force and characters. */
#include "man-o-war.h"

static const MwCard *
card_of (const BonesSetup *setup, guint kind)
{
  return &((const MwContent *) setup->content)->cards[kind];
}

gboolean
mw_is_card_unused (const BonesSetup *setup, const BonesGame *game, const BonesMarker *marker)
{
  return marker->kind == MW_CARD_ABOARD
         && marker->values[0] < ((const MwContent *) setup->content)->n_cards && marker->stage == 0
         && (marker->values[1] == 0 || marker->values[1] != game->round);
}

void
mw_use_up (BonesPlay *play, BonesMarker *marker)
{
  if (marker->kind == MW_CHARACTER)
    {
      marker->values[1] |= MW_REROLLED;
      bones_tell_ship (play, "character-helps", "MW-FLT-10", marker->ship, marker->values[0]);
      return;
    }

  marker->values[1] = play->game.round;
  if (marker->kind == MW_SPELL_IN_FORCE)
    {
      const MwCasting casting = { marker->owner, marker->values[0], marker->ship };

      mw_tell_spell (play, "spell-works", "MW-MAG-04", &casting);
      return;
    }

  if (card_of (play->setup, marker->values[0])->uses == MW_ONCE_A_GAME)
    marker->stage = 1;

  bones_tell_ship (play, "card-used", "MW-FLT-07", marker->ship, marker->values[0]);
}

/* TRUE if @effects have one of @code for @mod; @number: its number. */
static gboolean
has_effect (const MwEffects *effects, MwCode code, guint mod, gint *number)
{
  for (guint i = 0; i < effects->n; i++)
    if (effects->list[i].code == code && effects->list[i].mod == mod)
      {
        *number = effects->list[i].number;
        return TRUE;
      }

  return FALSE;
}

/* MW-TPL-11 */
gboolean
mw_bonus (BonesPlay *play, guint ship, MwMod mod, const char *rule, guint ordinal, gint *bonus)
{
  *bonus = 0;
  for (guint i = 0; i < play->game.n_markers; i++)
    {
      const BonesMarker marker = play->game.markers[i];
      gboolean yes;
      gint number;
      BonesAsk ask;

      if (marker.ship != ship || !mw_is_card_unused (play->setup, &play->game, &marker)
          || card_of (play->setup, marker.values[0])->uses == MW_ALWAYS
          || !has_effect (&card_of (play->setup, marker.values[0])->effects, MW_MOD, mod, &number))
        continue;

      if (bones_ask_anew (play, NULL))
        {
          i--; /* this marker again */
          continue;
        }

      ask = mw_ask (&play->game, BONES_ASK_CONFIRM, "use-card", rule, ship, ordinal << 8 | i);
      ask.values[0] = marker.values[0];
      ask.risks = 1 << TRUE;
      if (!bones_ask_confirm (play, &ask, &yes))
        return FALSE;

      if (!yes || !mw_is_card_unused (play->setup, &play->game, &play->game.markers[i]))
        continue;

      mw_use_up (play, &play->game.markers[i]);
      *bonus += number;
    }

  return TRUE;
}

/* The kind of roll that a re-roll would have to name, or MW_MODS. */
static MwMod
mod_of (const BonesRoll *roll)
{
  static const struct {
    const char *what;
    MwMod mod;
  } mods[] = {
    { "location", MW_MOD_LOCATION },
    { "blaze", MW_MOD_FIRE },
    { "save", MW_MOD_SAVE },
    { "beast-save", MW_MOD_SAVE },
    { "waterline", MW_MOD_BTW_SAVE },
    { "board-attack", MW_MOD_BOARD_ATT },
    { "board-defence", MW_MOD_BOARD_DEF },
    { "refloat", MW_MOD_AGROUND },
    { "cast", MW_MOD_CAST },
    { "dispel", MW_MOD_DISPEL },
    { "summon", MW_MOD_SUMMON },
  };

  if (g_str_equal (roll->key.rule, "MW-FLY-04") && g_str_equal (roll->what, "flyer-location"))
    return MW_MOD_DEF_DICE;

  if (g_str_equal (roll->what, "close-combat")) /* of a beast: odd ordinals defend */
    return roll->key.ordinal % 2 != 0 ? MW_MOD_BOARD_DEF : MW_MOD_BOARD_ATT;

  for (guint i = 0; i < G_N_ELEMENTS (mods); i++)
    if (g_str_equal (mods[i].what, roll->what))
      return mods[i].mod;

  return MW_MODS;
}

/* TRUE if @marker, a card aboard, a spell in force or a character, allows a re-roll of @mod: a
 * spell and a character once a turn. */
static gboolean
lets_reroll (const BonesSetup *setup, const BonesGame *game, const BonesMarker *marker, MwMod mod)
{
  const MwContent *content = setup->content;
  gint number;

  if (marker->kind == MW_CHARACTER)
    return marker->values[0] < content->n_characters && !(marker->values[1] & MW_REROLLED)
           && marker->owner == game->ships[marker->ship].fleet
           && has_effect (&content->characters[marker->values[0]].effects, MW_REROLL, mod, &number);

  if (marker->kind == MW_SPELL_IN_FORCE)
    return marker->values[0] < content->n_spells && marker->values[1] != game->round
           && has_effect (&content->spells[marker->values[0]].effects, MW_REROLL, mod, &number);

  return mw_is_card_unused (setup, game, marker)
         && has_effect (&card_of (setup, marker->values[0])->effects, MW_REROLL, mod, &number);
}

/* The marker that allows a re-roll of @throw, or BONES_MAX_MARKERS. */
static guint
find_reroll (const BonesPlay *play, const BonesThrow *throw)
{
  MwMod mod;

  if (throw->roll->ship == BONES_NO_SHIP
      || play->game.ships[throw->roll->ship].fleet >= play->game.n_fleets
      || play->game.fleets[play->game.ships[throw->roll->ship].fleet].keep_all
      || (throw->reading == BONES_READ_MEETS && bones_throw_score (throw) >= throw->roll->needs))
    return BONES_MAX_MARKERS;

  mod = mod_of (throw->roll);
  if (mod == MW_MODS)
    return BONES_MAX_MARKERS;

  for (guint i = 0; i < play->game.n_markers; i++)
    {
      const BonesMarker *marker = &play->game.markers[i];

      if (marker->ship == throw->roll->ship && lets_reroll (play->setup, &play->game, marker, mod))
        return i;
    }

  return BONES_MAX_MARKERS;
}

/* Offers to re-roll one die; if there are several, the player says which. */
static BONES_ASKS gboolean
offer_reroll (BonesPlay *play, BonesThrow *throw, BonesMarker *marker, gboolean *again)
{
  static const char *const asks[] = { [MW_CARD_ABOARD] = "reroll",
                                      [MW_SPELL_IN_FORCE] = "reroll-by-spell",
                                      [MW_CHARACTER] = "reroll-by-character" };
  static const char *const ids[][4] = {
    [MW_CARD_ABOARD] = { "keep", "keep-all", "use-card", NULL },
    [MW_SPELL_IN_FORCE] = { "keep", "keep-all", "use-spell", NULL },
    [MW_CHARACTER] = { "keep", "keep-all", "use-character", NULL }
  };
  const guint by = marker->kind;
  const guint fleet = play->game.ships[marker->ship].fleet;
  const MwMod mod = mod_of (throw->roll);
  const BonesKey key = throw->roll->key;
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_REROLL, "reroll", key.rule, key.subject, key.ordinal);
  const BonesAnswer *answer;
  guint die;

  ask.what = asks[by];
  ask.who = bones_fleet_bit (fleet);
  ask.ship = throw->roll->ship;
  ask.other = throw->roll->other;
  ask.sides = 6;
  ask.needs = throw->reading == BONES_READ_MEETS ? throw->roll->needs : 0;
  ask.bonus = throw->roll->bonus;
  ask.reading = throw->reading;
  ask.most = 3;
  ask.low = 1;
  ask.high = throw->n > 1 ? throw->n : 0;
  ask.values[0] = marker->values[0];
  bones_ask_offer (&ask, ids[by],
                   1 << BONES_REROLL_KEEP | 1 << BONES_REROLL_KEEP_ALL | 1 << BONES_REROLL_SPEND);
  if (!bones_ask (play, &ask, &answer))
    return FALSE;

  if (answer->values[0] == BONES_REROLL_KEEP_ALL)
    {
      play->game.fleets[fleet].keep_all = TRUE;
      bones_tell_fleet (play, "keeps-all", "MW-FLT-07", fleet, 0, 0);
      return TRUE;
    }

  if (answer->values[0] != BONES_REROLL_SPEND
      || !lets_reroll (play->setup, &play->game, marker, mod))
    return TRUE;

  die = answer->n > 1 && answer->values[1] > 0 ? answer->values[1] - 1u : 0;
  mw_use_up (play, marker);
  *again = TRUE;
  return bones_throw_again (play, throw, die, 1);
}

gboolean
mw_may_roll_again (const BonesPlay *play, const BonesThrow *throw)
{
  return find_reroll (play, throw) < BONES_MAX_MARKERS;
}

gboolean
mw_after_roll (BonesPlay *play, BonesThrow *throws, guint n, gboolean *again)
{
  for (guint i = 0; i < n && !*again; i++)
    {
      guint marker;

      do
        marker = throws[i].n > 0 ? find_reroll (play, &throws[i]) : BONES_MAX_MARKERS;
      while (marker < BONES_MAX_MARKERS && bones_ask_anew (play, NULL));

      if (marker < BONES_MAX_MARKERS
          && !offer_reroll (play, &throws[i], &play->game.markers[marker], again))
        return FALSE;
    }

  return TRUE;
}
