/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

const char *const mw_editions[] = { "1", NULL };

/* The values stand in the order of the enums in man-o-war.h. */
static const char *const limits[] = { "1000", "250",  "500",  "750",  "1250", "1500",
                                      "2000", "2500", "3000", "4000", "5000", NULL };
static const char *const hands[] = { "app", "physical", NULL };
static const char *const placements[] = { "quota", "free", NULL };
static const char *const winds[] = { "8", "4", "16", NULL };
static const char *const doubles[] = { "every", "first_only", NULL };
static const char *const numbers[] = { "spent_card", "target_spell", NULL };
static const char *const colours[] = { "target_spell", "spent_card", NULL };
static const char *const turns[] = { "whole_move", "then_continue", NULL };
static const char *const causes[] = { "any_cause", "boarding_only", NULL };
static const char *const pers[] = { "area", "counter", NULL };
static const char *const blazes[] = { "boxes", "area", NULL };
static const char *const retries[] = { "once_per_turn", "unlimited", NULL };
static const char *const cannons[] = { "defending", "always", NULL };
static const char *const volleys[] = { "volley", "shot", NULL };
static const char *const captors[] = { "crew_lost", "any_ship", NULL };
static const char *const holders[] = { "all", "first", NULL };
static const char *const losses[] = { "stated", "bank", NULL };
static const char *const rams[] = { "sail", "never", NULL };
static const char *const heights[] = { "shot", "high", NULL };
static const char *const absences[] = { "not_asked", "asked", NULL };
static const char *const repeats[] = { "each_end_phase", "once", NULL };
static const char *const draws[] = { "none", "both", NULL };

/* Added by rules version @since_; older battles have @older_. */
#define VALUES_SINCE(since_, key_, values_, older_, text_)                                         \
  {                                                                                                \
    .key = (key_), .kind = BONES_OPTION_VALUES, .values = (values_), .text = (text_),              \
    .since = (since_), .older = 1 + (older_)                                                       \
  }

const BonesOption mw_options[] = {
  [MW_EDITION] = BONES_VALUES_OPTION ("edition", mw_editions, N_ ("The edition of the rules.")),
  [MW_POINTS_LIMIT] = BONES_VALUES_OPTION (
      "mw.points_limit", limits,
      N_ ("What a side may spend on ships, monsters, a wizard and Man O’ War cards.")),
  [MW_FLYER_ALLOWANCE] = BONES_NUMBER_OPTION (
      "mw.flyer_allowance", 200, 0, 250, N_ ("Extra points that a side may spend on flyers only.")),
  [MW_AFW_ALLOWANCE] =
      BONES_NUMBER_OPTION ("mw.afw_allowance", 100, 0, 250,
                           N_ ("Extra points that a side may spend on anti-flyer weapons only.")),
  [MW_MAX_WIZARDS] =
      BONES_NUMBER_OPTION ("mw.max_wizards", 1, 0, 1, N_ ("How many wizards a side may have.")),
  [MW_HANDS] =
      BONES_VALUES_OPTION ("mw.hands", hands,
                           N_ ("Whether the app deals the cards, or players draw real cards and "
                               "name them.")),
  [MW_TERRAIN_PLACEMENT] = BONES_VALUES_OPTION (
      "mw.terrain_placement", placements,
      N_ ("Whether terrain may be placed only in a section whose own roll leaves room, or "
          "anywhere.")),
  [MW_WIND_POINTS] =
      BONES_VALUES_OPTION ("mw.wind_points", winds, N_ ("How many directions the compass has.")),
  [MW_WIND_REROLL_DOUBLES] = BONES_VALUES_OPTION (
      "mw.wind_reroll_doubles", doubles,
      N_ ("Whether every double for initiative moves the wind, or only the first.")),
  [MW_DISPEL_NUMBER] = BONES_VALUES_OPTION (
      "mw.dispel_number", numbers,
      N_ ("Which casting number a dispel must reach: that of the card that is spent, or that "
          "of the spell to be dispelled.")),
  [MW_LORD_REROLL_COLOUR] = BONES_VALUES_OPTION (
      "mw.lord_reroll_colour", colours,
      N_ ("Which colour must be that of the wizard’s college to re-roll a dispel: the "
          "spell’s, or the spent card’s.")),
  [MW_CLINGING_WIZARD_CASTS] = BONES_SWITCH_OPTION (
      "mw.clinging_wizard_casts", FALSE, N_ ("A wizard who clings to wreckage may cast.")),
  [MW_AGAINST_WIND_TURN] = BONES_VALUES_OPTION (
      "mw.against_wind_turn", turns,
      N_ ("Whether a turn out of the wind is the whole move, or the ship sails on.")),
  [MW_BROADSIDE_BOTH_SIDES] = BONES_SWITCH_OPTION (
      "mw.broadside_both_sides", TRUE,
      N_ ("Broadside guns are lost on both sides of the ship, not only on the side that was "
          "hit.")),
  [MW_CREW_ZERO_KILLS] = BONES_VALUES_OPTION (
      "mw.crew_zero_kills_characters", causes,
      N_ ("Whether the Admiral and the wizard die with the last crew counter whatever the "
          "cause, or only in boardings.")),
  [MW_PRIZE_MIN_LEFT] =
      BONES_NUMBER_OPTION ("mw.prize_min_left", 1, 0, 1,
                           N_ ("How many crew counters must stay on the ship that boarded.")),
  [MW_STRAGGLER_INCHES] = BONES_NUMBER_OPTION (
      "mw.straggler_inches", 6, 1, 48,
      N_ ("A ship farther than this from her flagship, in inches, is a straggler.")),
  [MW_FIRE_NEWLY_LIT_ROLL] = BONES_SWITCH_OPTION (
      "mw.fire_newly_lit_roll", FALSE,
      N_ ("Areas that catch fire in the End Phase roll for fire in the same End Phase.")),
  [MW_FIRE_ROLL_PER] =
      BONES_VALUES_OPTION ("mw.fire_roll_per", pers,
                           N_ ("Whether an area on fire rolls once, or once for each Blaze "
                               "marker.")),
  [MW_ABANDONED_SIDE_LOSES] = BONES_SWITCH_OPTION (
      "mw.abandoned_side_loses", FALSE,
      N_ ("A side loses when all its ships are abandoned and it has no flyer or monster "
          "left.")),
  [MW_BLAZE_DESTROYS] =
      BONES_VALUES_OPTION ("mw.blaze_destroys", blazes,
                           N_ ("Whether an area is destroyed when every box is lost, or as "
                               "soon as it burns.")),
  [MW_TURN_LIMIT] =
      BONES_NUMBER_OPTION ("mw.turn_limit", 0, 0, 99,
                           N_ ("Battle Honours decide after this number of turns; 0: no "
                               "limit.")),
  [MW_MONSTER_RETRY] =
      BONES_VALUES_OPTION ("mw.monster_retry", retries,
                           N_ ("How often a side may try to summon the same monster in a turn.")),
  [MW_MONSTER_BOARD_CANNONS] = BONES_VALUES_OPTION (
      "mw.monster_board_cannons", cannons,
      N_ ("Whether a ship that boards or is boarded by a monster adds her cannons only while "
          "she defends, or always.")),
  [MW_VOLLEY_MONSTER_ROLL] = BONES_VALUES_OPTION (
      "mw.volley_monster_roll", volleys,
      N_ ("Whether one die decides for a whole volley, or one for each shot, if shots at a "
          "monster hit the ship that it holds.")),
  [MW_FLYER_DRAW_LOSS] =
      BONES_VALUES_OPTION ("mw.flyer_draw_loss", draws,
                           N_ ("Who loses when a flyer boards a ship and the totals are equal.")),
  [MW_HR_WIND_DOUBLE_SHIFT] = BONES_SWITCH_OPTION (
      "mw.hr_wind_double_shift", FALSE, N_ ("Double fives and sixes move the wind two points.")),
  [MW_HR_NO_MAGIC_TURN1] =
      BONES_SWITCH_OPTION ("mw.hr_no_magic_turn1", FALSE, N_ ("No spells in the first turn.")),
  [MW_HR_PRIZE_DOUBLE_HONOURS] =
      BONES_SWITCH_OPTION ("mw.hr_prize_double_honours", FALSE,
                           N_ ("A prize that is held for a full turn counts double.")),
  [MW_HR_FLYER_FIRST] = BONES_SWITCH_OPTION ("mw.hr_flyer_first", FALSE,
                                             N_ ("A flyer attacks before it is fired at.")),
  [MW_LOST_CAPTOR] = VALUES_SINCE (
      2, "mw.lost_captor", captors, MW_ANY_SHIP_TAKES_IT,
      N_ ("When a prize is scuttled whose captor is gone, her prize crew is lost, or any ship of "
          "its side may take it aboard.")),
  [MW_SPELL_ON_HOLDERS] = VALUES_SINCE (
      2, "mw.spell_on_holders", holders, MW_FIRST_HOLDER,
      N_ ("A spell at a ship affects all monsters that hold her, or only the first.")),
  [MW_GUNS_LOST_RULE] = VALUES_SINCE (
      3, "mw.guns_lost", losses, MW_WHOLE_BANK,
      N_ ("Whether an effect that costs guns takes as many as it says, and of the facing that it "
          "says; or always the whole bank, and with the facing “all round” all guns of the ship.")),
  [MW_HIT_HEIGHT] = VALUES_SINCE (
      3, "mw.hit_height", heights, MW_ALWAYS_HIGH,
      N_ ("Whether further hits that a shot or its critical hit causes land where the shot was "
          "aimed, high or low, or always high.")),
  [MW_RAM_WITHOUT_OARS] =
      VALUES_SINCE (3, "mw.ram_without_oars", rams, MW_NEVER_RAMS,
                    N_ ("Whether a ship that has a ram and no oars rams under sail, or never.")),
  [MW_SPECIAL_AT_NOBODY] = VALUES_SINCE (
      4, "mw.special_at_nobody", absences, MW_ASKED_ANYHOW,
      N_ ("Whether a special attack is still asked for when a change by hand has taken the attacker "
          "or the target off the table.")),
  [MW_SPELL_AGAIN] = VALUES_SINCE (
      5, "mw.spell_again", repeats, MW_SPELL_COMES_ONCE,
      N_ ("Whether an effect of a spell that says so comes again in each End Phase, or only once.")),
  { NULL },
};

static const char *const nothing[] = { NULL };
static const char *const house[] = { "mw.hr_wind_double_shift",
                                     "true",
                                     "mw.hr_no_magic_turn1",
                                     "true",
                                     "mw.hr_prize_double_honours",
                                     "true",
                                     "mw.hr_flyer_first",
                                     "true",
                                     NULL };
static const char *const evening[] = {
  "mw.turn_limit", "8", "mw.points_limit", "500", "mw.abandoned_side_loses", "true", NULL
};

const BonesPreset mw_presets[] = { { "as-written", "1", nothing },
                                   { "house-rules", "1", house },
                                   { "evening", "1", evening },
                                   { NULL } };
