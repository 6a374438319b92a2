/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

/* Kinds of fight, which differ in what a tie costs and in who may end them. */
typedef enum {
  MONSTER_AND_SHIP, /* MW-MON-10; a monster against another fights alike */
  FLYER_AND_TARGET, /* MW-FLY-07, MW-FLY-08: a ship or a monster */
  FLYER_AND_FLYER   /* MW-FLY-09 */
} Kind;

typedef struct {
  Kind kind;
  const char *rule;
  guint attacker, defender; /* of this round */
  guint beast, target;      /* the monster or flyer, and its opponent */
  guint cannons;            /* of the ship, pointing at the monster */
  gboolean known;           /* @cannons was asked already */
  guint round;
} Fight;

static gboolean
is_beast (const BonesPlay *play, guint ship)
{
  return !mw_is_vessel (play->setup, &play->game, ship);
}

/* Crew counters, or the wounds left (MW-MON-18). */
static guint
strength (const BonesPlay *play, guint ship)
{
  return is_beast (play, ship) ? mw_wounds_left (play->setup, &play->game, ship)
                               : play->game.ships[ship].tracks[MW_CREW_LEFT];
}

static gboolean
is_fighting (const BonesPlay *play, guint ship)
{
  return mw_is_reachable (&play->game, ship) && strength (play, ship) > 0;
}

gboolean
mw_may_be_fought (const BonesSetup *setup, const BonesGame *game, guint attacker, guint target)
{
  const guint holder = mw_holder (game, target);

  return mw_is_reachable (game, target) && (holder == BONES_NO_SHIP || holder == attacker)
         && !mw_is_barred (setup, game, target, MW_ON_BOARDED)
         && (!mw_is_vessel (setup, game, target) || game->ships[target].tracks[MW_CREW_LEFT] > 0);
}

static Fight
fight_between (const BonesPlay *play, guint attacker, guint target)
{
  const gboolean flies = mw_is_class (play->setup, &play->game, attacker, MW_FLYER);
  Fight fight = { .attacker = attacker, .defender = target, .beast = attacker, .target = target };

  if (!is_beast (play, attacker))
    {
      fight.beast = target;
      fight.target = attacker;
    }

  fight.kind = !flies                                                     ? MONSTER_AND_SHIP
               : mw_is_class (play->setup, &play->game, target, MW_FLYER) ? FLYER_AND_FLYER
                                                                          : FLYER_AND_TARGET;
  fight.rule = fight.kind == MONSTER_AND_SHIP   ? "MW-MON-10"
               : fight.kind == FLYER_AND_TARGET ? "MW-FLY-07"
                                                : "MW-FLY-09";
  return fight;
}

/* MW-MON-10: a ship adds cannons against a monster while she defends (mw.monster_board_cannons).
 * MW-FLY-07: never against a flyer. */
static gboolean
adds_cannons (const BonesPlay *play, const Fight *fight, guint ship)
{
  const gboolean always = play->game.options[MW_MONSTER_BOARD_CANNONS] == MW_CANNONS_ALWAYS;

  return fight->kind == MONSTER_AND_SHIP && !is_beast (play, ship)
         && (ship == fight->defender || always);
}

/* Asked once, when they first count. */
static BONES_ASKS gboolean
ask_cannons (BonesPlay *play, Fight *fight)
{
  if (fight->known || !adds_cannons (play, fight, fight->target))
    return TRUE;

  fight->known = TRUE;
  return mw_facing_guns (play, fight->rule, fight->target, fight->beast, fight->round,
                         &fight->cannons);
}

/* One round: what the cards that are used add to the attacker and to the defender. */
typedef struct {
  const Fight *fight;
  gint more[2];
} Round;

/* The key of the roll of one side. */
static guint
ordinal_of (const Fight *fight, guint side)
{
  return fight->round << 1 | side;
}

static BONES_ASKS gboolean
ask_cards (BonesPlay *play, Round *round)
{
  const Fight *fight = round->fight;

  return mw_bonus (play, fight->attacker, MW_MOD_BOARD_ATT, fight->rule, ordinal_of (fight, 0),
                   &round->more[0])
         && mw_bonus (play, fight->defender, MW_MOD_BOARD_DEF, fight->rule, ordinal_of (fight, 1),
                      &round->more[1]);
}

/* The highest of them counts. */
static guint8
dice_of_first_round (const BonesPlay *play, guint ship)
{
  return MAX (mw_template (play->setup, &play->game, ship)->first_dice, 1);
}

/* Strength, cannons, Admiral, spells and cards. The first side attacks. */
static void
make_side (const BonesPlay *play, gconstpointer data, guint side, BonesRoll *roll)
{
  const Round *round = data;
  const Fight *fight = round->fight;
  const gboolean attacks = side == 0;
  const guint ship = attacks ? fight->attacker : fight->defender;
  const char *hers = attacks ? "board-attack" : "board-defence";

  *roll = mw_die_at (&play->game, is_beast (play, ship) ? "close-combat" : hers, fight->rule, ship,
                     attacks ? fight->defender : fight->attacker, ordinal_of (fight, side));
  roll->dice = 0;
  if (is_fighting (play, fight->attacker) && is_fighting (play, fight->defender))
    roll->dice = fight->round > 0 ? 1 : dice_of_first_round (play, ship);

  if (is_beast (play, ship))
    mw_add_term (roll, "wounds", (gint) strength (play, ship));
  else
    {
      mw_add_term (roll, mw_template (play->setup, &play->game, ship)->beast ? "wounds" : "crew",
                   mw_crew_strength (play->setup, &play->game, ship, attacks));
      mw_add_term (roll, "lashed",
                   attacks ? 0 : mw_lashed_strength (play->setup, &play->game, ship));
      mw_add_term (roll, "ship", mw_ship_in_fight (play->setup, &play->game, ship, attacks));
    }

  mw_add_term (roll, "guns", adds_cannons (play, fight, ship) ? (gint) fight->cannons : 0);
  mw_add_term (roll, "admiral", mw_admirals_of (play->setup, &play->game, ship));
  mw_add_term (
      roll, "cards",
      round->more[side]
          + mw_mod (play->setup, &play->game, ship, attacks ? MW_MOD_BOARD_ATT : MW_MOD_BOARD_DEF));
}

static void
lose_one (BonesPlay *play, const Fight *fight, guint ship)
{
  if (!is_beast (play, ship))
    mw_lose_crew (play, fight->rule, ship, 1);
  else
    mw_wound (play, fight->rule, ship, 1);

  if (fight->kind == FLYER_AND_TARGET && mw_is_class (play->setup, &play->game, ship, MW_MONSTER))
    mw_drive_down (play, ship);
}

/* One round and its losses. @margin: the attacker's total minus the defender's. */
static BONES_ASKS gboolean
fight_round (BonesPlay *play, Fight *fight, gint *margin)
{
  const gboolean tie_costs =
      fight->kind != FLYER_AND_TARGET || play->game.options[MW_FLYER_DRAW_LOSS] == MW_BOTH_LOSE;
  Round round = { .fight = fight };
  BonesRoll rolls[2];
  gint scores[2];

  if (!ask_cannons (play, fight) || !ask_cards (play, &round)
      || !bones_roll_opposed (play, make_side, &round, rolls, scores))
    return FALSE;

  *margin = 0;
  if (!is_fighting (play, fight->attacker) || !is_fighting (play, fight->defender))
    return TRUE; /* changed by hand */

  *margin = scores[0] - scores[1];
  bones_tell_pair (play, *margin == 0 ? "fight-tied" : "fight-round", fight->rule,
                   *margin >= 0 ? fight->attacker : fight->defender,
                   *margin >= 0 ? fight->defender : fight->attacker, MAX (scores[0], scores[1]),
                   MIN (scores[0], scores[1]));

  if (*margin < 0 || (*margin == 0 && tie_costs))
    lose_one (play, fight, fight->attacker);

  if (*margin > 0 || (*margin == 0 && tie_costs))
    lose_one (play, fight, fight->defender);

  return TRUE;
}

/* The ship whose player decides how the fight goes on, or BONES_NO_SHIP if nobody does. */
static guint
chooser_of (const Fight *fight, gint margin)
{
  const guint winner = margin > 0 ? fight->attacker : fight->defender;

  switch (fight->kind)
    {
    case MONSTER_AND_SHIP:
      return margin != 0 ? winner : fight->target;
    case FLYER_AND_TARGET:
      return margin != 0 && winner == fight->beast ? BONES_NO_SHIP : fight->target;
    default:
      return margin == 0 ? fight->attacker : winner;
    }
}

/* The choices after a round, and the event if the fight ends: an attacking monster retreats, an
 * attacking flyer stops, and their opponents drive them off. */
static const struct {
  const char *ids[3];
  const char *ends;
} ways_out[] = {
  { { "fight-on", "retreat", NULL }, "beast-retreats" },
  { { "fight-on", "stop", NULL }, "fight-stops" },
  { { "fight-on", "drive-off", NULL }, "driven-off" },
};

static guint
way_out (const Fight *fight, guint chooser)
{
  if (fight->kind == FLYER_AND_FLYER)
    return chooser == fight->attacker ? 1 : 2;

  return chooser == fight->beast ? 0 : 2;
}

/* Whoever presses on attacks in the next round. After a tie the roles stay (MW-AMB-25), except
 * that a ship attacks the flyer. */
static void
press_on (Fight *fight, guint chooser, gint margin)
{
  const guint other = chooser == fight->attacker ? fight->defender : fight->attacker;

  if (margin == 0 && fight->kind != FLYER_AND_TARGET)
    return;

  fight->attacker = chooser;
  fight->defender = other;
}

static BONES_ASKS gboolean
ask_how_to_go_on (BonesPlay *play, Fight *fight, gint margin, gboolean *goes_on)
{
  const char *rule = fight->kind == FLYER_AND_TARGET ? "MW-FLY-08" : fight->rule;
  const guint chooser = chooser_of (fight, margin);
  const guint asked = chooser != BONES_NO_SHIP ? chooser : fight->beast;
  const guint other = asked == fight->attacker ? fight->defender : fight->attacker;
  const guint way = way_out (fight, asked);
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CHOICE, "after-round", rule, asked, fight->round);
  guint choice = 0;

  ask.other = (guint16) other;
  if (!is_fighting (play, fight->attacker) || !is_fighting (play, fight->defender))
    return TRUE; /* changed by hand */

  ask.blank = TRUE;
  bones_ask_offer (&ask, ways_out[way].ids, 1 << 0 | 1 << 1);
  if (chooser != BONES_NO_SHIP && bones_ask_anew (play, NULL))
    return ask_how_to_go_on (play, fight, margin, goes_on);

  if (chooser != BONES_NO_SHIP && !bones_ask_choice (play, &ask, &choice))
    return FALSE;

  *goes_on = choice == 0;
  if (*goes_on)
    {
      press_on (fight, asked, margin);
      return TRUE;
    }

  if (fight->kind == MONSTER_AND_SHIP)
    mw_let_go (&play->game, fight->beast, fight->target);

  bones_tell_pair (play, ways_out[way].ends, rule, asked, other, 0, 0);
  return TRUE;
}

/* Everything that later rounds depend on: the result, the attacker, and the cannons. */
static guint
outcome_of (const Fight *fight, gint margin)
{
  const guint won = margin > 0 ? 1 : margin < 0 ? 2 : 0;

  return won | (fight->attacker == fight->beast) << 2 | (guint) fight->known << 3
         | fight->cannons << 4;
}

/* MW-MON-10, MW-FLY-07, MW-FLY-08, MW-FLY-09 */
gboolean
mw_close_combat (BonesPlay *play, guint attacker, guint target)
{
  Fight fight = fight_between (play, attacker, target);
  gboolean goes_on = TRUE, ward;

  play->game.ships[attacker].tracks[MW_DONE] |= MW_BOARDED;
  if (!mw_begin_boarding (play, fight.rule, attacker, target, &ward))
    return FALSE;

  for (;
       !ward && goes_on && is_fighting (play, fight.attacker) && is_fighting (play, fight.defender);
       fight.round++)
    {
      const guint mark = bones_mark (play);
      gint margin;

      if (!fight_round (play, &fight, &margin))
        return FALSE;

      bones_settle (play, mark, outcome_of (&fight, margin));

      if (is_fighting (play, fight.attacker) && is_fighting (play, fight.defender)
          && !ask_how_to_go_on (play, &fight, margin, &goes_on))
        return FALSE;
    }

  return TRUE;
}
