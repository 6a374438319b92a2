/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Abilities: what a ship, monster or flyer can do, or what happens to her, and when. */
#include "man-o-war.h"

/* Ability @i of @ship: of her class, or of a character. */
static const MwAbility *
ability_of (const BonesSetup *setup, const BonesGame *game, guint ship, guint i)
{
  const MwContent *content = setup->content;
  const guint of_character = i - MW_MAX_ABILITIES;

  return i < MW_MAX_ABILITIES ? &mw_template (setup, game, ship)->abilities[i]
                              : &content->characters[of_character / MW_MAX_CHARACTER_ABILITIES]
                                     .abilities[of_character % MW_MAX_CHARACTER_ABILITIES];
}

gint32
mw_ability_number (const BonesGame *game, guint ship, guint ability)
{
  return ability < MW_MAX_ABILITIES ? MW_ABILITY_NUMBER (game->ships[ship].kind, ability)
                                    : MW_CHARACTER_ABILITY (0, ability - MW_MAX_ABILITIES);
}

/* TRUE if the character that ability @i is of is on @ship, and has so many. */
static gboolean
is_aboard (const BonesSetup *setup, const BonesGame *game, guint ship, guint i)
{
  const MwContent *content = setup->content;
  const guint character = (i - MW_MAX_ABILITIES) / MW_MAX_CHARACTER_ABILITIES;

  return character < content->n_characters
         && (i - MW_MAX_ABILITIES) % MW_MAX_CHARACTER_ABILITIES
                < content->characters[character].n_abilities
         && mw_is_character_on (setup, game, ship, character);
}

/* TRUE if an ability needs somebody aboard who uses it; others work by themselves. */
static gboolean
needs_crew (MwOn on)
{
  return on == MW_ON_ATTACK || on == MW_ON_END_PHASE || on == MW_ON_BOARDS || on == MW_ON_BOARDED;
}

/* TRUE if ability @i of @ship works now. */
static gboolean
works (const BonesSetup *setup, const BonesGame *game, guint ship, guint i)
{
  const MwAbility *ability = ability_of (setup, game, ship, i);

  return bones_game_in_play (game, ship)
         && (ability->location == MW_NO_LOCATION
             || !mw_is_destroyed (setup, game, ship, ability->location))
         && !(needs_crew (ability->on) && mw_is_abandoned (setup, game, ship));
}

static gboolean
has_effect (const MwAbility *ability, MwCode code)
{
  for (guint i = 0; i < ability->effects.n; i++)
    if (ability->effects.list[i].code == code)
      return TRUE;

  return FALSE;
}

guint
mw_next_ability (const BonesSetup *setup, const BonesGame *game, guint ship, MwOn on, guint from)
{
  const guint own = mw_template (setup, game, ship)->n_abilities;

  for (guint i = from; i < own; i++)
    if (ability_of (setup, game, ship, i)->on == on && works (setup, game, ship, i))
      return i;

  for (guint i = MAX (from, MW_MAX_ABILITIES);
       i < MW_NO_ABILITY && mw_is_anybody_on (setup, game, ship); i++)
    if (ability_of (setup, game, ship, i)->on == on && is_aboard (setup, game, ship, i)
        && works (setup, game, ship, i))
      return i;

  return MW_NO_ABILITY;
}

gboolean
mw_is_barred (const BonesSetup *setup, const BonesGame *game, guint ship, MwOn on)
{
  for (guint i = mw_next_ability (setup, game, ship, on, 0); i < MW_NO_ABILITY;
       i = mw_next_ability (setup, game, ship, on, i + 1))
    if (ability_of (setup, game, ship, i)->needs == 0
        && has_effect (ability_of (setup, game, ship, i), MW_WARD))
      return TRUE;

  return FALSE;
}

static BONES_ASKS gboolean
roll_for (BonesPlay *play, const char *rule, guint ship, guint other, guint i, guint ordinal,
          gboolean *hit)
{
  const MwAbility *ability = ability_of (play->setup, &play->game, ship, i);
  BonesRoll roll;

  *hit = TRUE;
  if (ability->needs == 0)
    return TRUE;

  if (!bones_catch_up (play, NULL))
    return FALSE;

  roll = mw_die_at (&play->game, ability->on == MW_ON_ATTACK ? "special" : "ability", rule, ship,
                    other, ordinal);
  roll.needs = ability->needs;
  roll.values[0] = mw_ability_number (&play->game, ship, i);
  return mw_test (play, &roll, hit);
}

/* Ability @i of @ship: its die, and its effects. */
static BONES_ASKS gboolean
use_ability (BonesPlay *play, const char *rule, guint ship, guint other, guint i, guint ordinal,
             gboolean *ward)
{
  const MwAbility *ability = ability_of (play->setup, &play->game, ship, i);
  static const char *const told[2][2] = { { "ability-fails", "ability-works" },
                                          { "special-misses", "special-hits" } };
  const MwDeed deed = { .ship = ship,
                        .other = other,
                        .location = -1,
                        .rule = rule,
                        .ordinal = ordinal,
                        .aim = (MwAim) ability->aim,
                        .range = ability->save,
                        .ward = ward };
  gboolean hit;

  if (!roll_for (play, rule, ship, other, i, ordinal, &hit))
    return FALSE;

  bones_tell_pair (play, told[ability->on == MW_ON_ATTACK][hit], rule, ship, other,
                   mw_ability_number (&play->game, ship, i), 0);
  return !hit || mw_effects (play, &ability->effects, &deed);
}

/* The ordinal of the die of ability @i, and of its effects. */
static guint
ordinal_of (guint i, MwOn on)
{
  const guint which = i < MW_MAX_ABILITIES ? i << 11 : 1u << 10 | (i - MW_MAX_ABILITIES) << 4;

  return 1u << 18 | (guint) on << 14 | which;
}

gboolean
mw_abilities (BonesPlay *play, const char *rule, guint ship, guint other, MwOn on, gboolean *ward)
{
  gboolean ignored = FALSE;

  for (guint i = mw_next_ability (play->setup, &play->game, ship, on, 0); i < MW_NO_ABILITY;
       i = mw_next_ability (play->setup, &play->game, ship, on, i + 1))
    if (!use_ability (play, rule, ship, other, i, ordinal_of (i, on),
                      ward != NULL ? ward : &ignored))
      return FALSE;

  return TRUE;
}

/* ---- Special attacks: MW-MON-09, MW-FLY-06 ---- */

guint
mw_next_attack (const BonesSetup *setup, const BonesGame *game, guint ship, guint target,
                guint from)
{
  const gboolean both =
      mw_is_reachable (game, ship) && (target == BONES_NO_SHIP || mw_is_reachable (game, target));

  return !mw_is_forbidden (setup, game, ship, MW_NO_FIRE)
                 && (both || game->options[MW_SPECIAL_AT_NOBODY] == MW_ASKED_ANYHOW)
             ? mw_next_ability (setup, game, ship, MW_ON_ATTACK, from)
             : MW_NO_ABILITY;
}

gboolean
mw_special_attack (BonesPlay *play, const char *rule, guint ship, guint target, guint attack,
                   guint ordinal)
{
  gboolean ignored;

  play->game.ships[ship].tracks[MW_DONE] |= MW_SPECIAL;
  return use_ability (play, rule, ship, target, attack, ordinal | attack << 4, &ignored);
}

/* ---- Moments that concern two ships ---- */

gboolean
mw_make_contact (BonesPlay *play, guint ship, guint other)
{
  if (bones_game_are_linked (&play->game, MW_TOUCHES, ship, other))
    return TRUE;

  mw_come_alongside (&play->game, ship, other);
  return mw_abilities (play, "MW-COL-01", ship, other, MW_ON_CONTACT, NULL)
         && mw_abilities (play, "MW-COL-01", other, ship, MW_ON_CONTACT, NULL);
}

gboolean
mw_begin_boarding (BonesPlay *play, const char *rule, guint ship, guint target, gboolean *ward)
{
  *ward = FALSE;
  if (!mw_abilities (play, rule, target, ship, MW_ON_BOARDED, ward))
    return FALSE;

  if (*ward)
    {
      bones_tell_pair (play, "turned-aside", rule, target, ship, 0, 0);
      return TRUE;
    }

  return mw_abilities (play, rule, ship, target, MW_ON_BOARDS, NULL);
}

/* In the order of the ships. */
gboolean
mw_end_phase_abilities (BonesPlay *play)
{
  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (play->game.ships[ship].tracks[MW_DEPTH] != MW_LAIR
        && !mw_abilities (play, "MW-END-03", ship, BONES_NO_SHIP, MW_ON_END_PHASE, NULL))
      return FALSE;

  return TRUE;
}
