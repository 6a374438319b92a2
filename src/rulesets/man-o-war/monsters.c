/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

#define SUMMONED 4 /* or more */

/* Asks the player of @fleet to place a template; the question does not say which monster it is. */
static BONES_ASKS gboolean
ask_placed (BonesPlay *play, const char *what, const char *rule, guint fleet, guint ordinal)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  static const char *const ids[] = { "placed", NULL };
  BonesAsk ask = mw_ask_fleet (BONES_ASK_CHOICE, what, rule, fleet, ordinal);
  guint choice;

  ask.values[0] = (gint32) ordinal + 1;
  bones_ask_offer (&ask, ids, 1 << 0);
  return bones_ask_choice (play, &ask, &choice);
}

/* The activation of a monster on the table. */
typedef struct {
  guint ship;
  gboolean dives;
  gboolean frenzied;
  gboolean gone; /* back in its lair */
  guint attacks;
} Activation;

enum { REACTION_LAIR = 1, REACTION_FRENZY = 2, REACTION_BONUS = 6 }; /* MW-MON-04 */

/* MW-MON-08: not if it is under water, or has to dive (MW-MON-16). */
static gboolean
chooses_depth (const BonesGame *game, guint ship)
{
  const guint depth = game->ships[ship].tracks[MW_DEPTH];

  return depth != MW_SUBMERGED && depth != MW_DRIVEN_DOWN;
}

/* MW-MON-03, MW-MON-08: surface or dive, before the dice. A monster comes up when its next move
 * begins, so it cannot dive twice in a row. MW-MON-16: one that a flyer has wounded must dive. */
static BONES_ASKS gboolean
choose_depth (BonesPlay *play, Activation *go)
{
  static const char *const ids[] = { "surface", "dive", NULL };
  guint16 *depth = &play->game.ships[go->ship].tracks[MW_DEPTH];
  BonesAsk ask =
      mw_ask (&play->game, BONES_ASK_CHOICE, "surface-or-dive", "MW-MON-08", go->ship, 0);
  guint choice = *depth == MW_DRIVEN_DOWN;

  bones_ask_offer (&ask, ids, 1 << 0 | 1 << 1);
  if (*depth == MW_SUBMERGED)
    bones_tell_ship (play, "comes-up", "MW-MON-08", go->ship, 0);

  if (chooses_depth (&play->game, go->ship) && !bones_ask_choice (play, &ask, &choice))
    return FALSE;

  go->dives = choice == 1;
  *depth = go->dives ? MW_SUBMERGED : MW_SURFACE;
  mw_release (&play->game, go->ship);
  if (go->dives)
    bones_tell_ship (play, "dives", "MW-MON-08", go->ship, 0);

  return TRUE;
}

/* MW-AMB-36: any two alike. */
static gboolean
has_double (const guint16 *faces, guint n)
{
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < i; j++)
      if (faces[i] == faces[j])
        return TRUE;

  return FALSE;
}

/* MW-MON-03 */
static BONES_ASKS gboolean
roll_move (BonesPlay *play, const Activation *go, guint ordinal, gboolean *doubled)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const MwAmount *dice = &mw_template (play->setup, &play->game, go->ship)->move_dice;
  guint16 faces[BONES_MAX_VALUES];
  BonesRoll roll =
      mw_die_at (&play->game, "monster-move", "MW-MON-03", go->ship, BONES_NO_SHIP, ordinal);
  gint inches = (gint) dice->plus;
  guint left;

  roll.dice = (guint8) MIN (dice->dice, BONES_MAX_VALUES);
  if (!bones_roll_each (play, &roll, faces))
    return FALSE;

  for (guint i = 0; i < roll.dice; i++)
    inches += dice->sides == 3 ? (faces[i] + 1) / 2 : faces[i];

  *doubled = has_double (faces, roll.dice);
  left = mw_beast_speed (play->setup, &play->game, go->ship, (guint) MAX (inches, 0) * 100);
  play->game.ships[go->ship].tracks[MW_LEFT] = (guint16) left;
  bones_tell_ship (play, "monster-moves", "MW-MON-03", go->ship, (gint) left);
  return TRUE;
}

/* MW-MON-06: the other side places the template. */
static BONES_ASKS gboolean
go_to_lair (BonesPlay *play, Activation *go)
{
  BonesGame *game = &play->game;
  const guint fleet = game->ships[go->ship].fleet;
  const guint other = fleet == 0 ? game->n_fleets - 1u : 0;

  mw_release (game, go->ship);
  go->gone = TRUE;
  game->ships[go->ship].tracks[MW_LEFT] = 0;
  game->ships[go->ship].tracks[MW_DEPTH] = MW_LAIR;
  bones_tell_ship (play, "back-to-lair", "MW-MON-06", go->ship, 0);
  return ask_placed (play, "new-lair", "MW-MON-06", other, 0);
}

/* MW-MON-04 on a 6: a second move, whose doubles do not count, or a second attack. */
static BONES_ASKS gboolean
choose_bonus (BonesPlay *play, Activation *go)
{
  static const char *const ids[] = { "second-move", "second-attack", NULL };
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CHOICE, "bonus", "MW-MON-04", go->ship, 1);
  gboolean ignored;
  guint choice = 0;

  bones_ask_offer (&ask, ids, 1 << 0 | 1 << 1);
  if (!go->dives && bones_ask_anew (play, NULL))
    return choose_bonus (play, go);

  if (!go->dives && !bones_ask_choice (play, &ask, &choice)) /* a diving monster cannot attack */
    return FALSE;

  if (choice == 0)
    return roll_move (play, go, 1, &ignored);

  go->attacks = 2;
  return TRUE;
}

/* MW-MON-04 */
static BONES_ASKS gboolean
roll_reaction (BonesPlay *play, Activation *go)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const BonesRoll roll =
      mw_die_at (&play->game, "reaction", "MW-MON-04", go->ship, BONES_NO_SHIP, 0);
  gint reaction;

  if (!bones_roll_highest (play, &roll, &reaction))
    return FALSE;

  switch (reaction)
    {
    case REACTION_LAIR:
      return go_to_lair (play, go);
    case REACTION_FRENZY:
      go->frenzied = TRUE;
      bones_tell_ship (play, "frenzy", "MW-MON-05", go->ship, 0);
      return TRUE;
    case REACTION_BONUS:
      bones_tell_ship (play, "bonus", "MW-MON-04", go->ship, 0);
      return choose_bonus (play, go);
    default:
      bones_tell_ship (play, "under-control", "MW-MON-04", go->ship, 0);
      return TRUE;
    }
}

/* MW-MON-03 to MW-MON-08: its move, and its reaction to a double. */
static BONES_ASKS gboolean
move_monster (BonesPlay *play, Activation *go)
{
  gboolean doubled;

  if (mw_is_forbidden (play->setup, &play->game, go->ship, MW_NO_MOVE))
    {
      bones_tell_ship (play, "does-not-move", "MW-CRT-04", go->ship, 0);
      return TRUE;
    }

  if (chooses_depth (&play->game, go->ship) && bones_ask_anew (play, NULL))
    return move_monster (play, go);

  if (!choose_depth (play, go) || !roll_move (play, go, 0, &doubled))
    return FALSE;

  return !doubled || roll_reaction (play, go);
}

/* TRUE if it may attack @ship. MW-MON-05: in a frenzy only vessels of its own side. MW-AFW-02:
 * never a flyer. */
static gboolean
is_prey (const BonesPlay *play, const Activation *go, guint ship)
{
  const BonesGame *game = &play->game;
  const gboolean own = game->ships[ship].fleet == game->ships[go->ship].fleet;

  if (ship == go->ship || !mw_is_reachable (game, ship))
    return FALSE;

  if (go->frenzied)
    return own && mw_is_vessel (play->setup, game, ship);

  return !own && !mw_is_class (play->setup, game, ship, MW_FLYER);
}

/* MW-MON-09: which model it touches. */
static BONES_ASKS gboolean
ask_prey (BonesPlay *play, const Activation *go, guint *prey)
{
  BonesAsk ask =
      mw_ask (&play->game, BONES_ASK_SHIPS, go->frenzied ? "frenzy-reaches" : "monster-touches",
              go->frenzied ? "MW-MON-05" : "MW-MON-09", go->ship, 0);

  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (is_prey (play, go, ship))
      bones_ask_open (&ask, ship);

  if (mw_pick_anew (play, &ask, TRUE))
    return ask_prey (play, go, prey);

  return mw_pick_ship_or_none (play, &ask, prey);
}

static BONES_ASKS gboolean
confirm_attack (BonesPlay *play, const char *what, guint ship, guint other, guint ordinal,
                guint attack, gboolean risky, gboolean *yes)
{
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CONFIRM, what, "MW-MON-09", ship, ordinal);

  ask.other = (guint16) other;
  ask.values[0] = mw_ability_number (&play->game, ship, attack);
  ask.risks = risky ? 1 << TRUE : 0;
  return bones_ask_confirm (play, &ask, yes);
}

/* Its special attacks, from ability @from on, one after another. */
static BONES_ASKS gboolean
use_specials (BonesPlay *play, const Activation *go, guint prey, guint from, guint ordinal)
{
  const guint attack = mw_next_attack (play->setup, &play->game, go->ship, prey, from);
  gboolean special = TRUE;

  if (attack == MW_NO_ABILITY)
    return TRUE;

  if (!go->frenzied && bones_ask_anew (play, NULL))
    return use_specials (play, go, prey, from, ordinal);

  if (!go->frenzied
      && !confirm_attack (play, "use-special", go->ship, prey, ordinal << 1 | attack << 4, attack,
                          FALSE, &special))
    return FALSE;

  if (special && !mw_special_attack (play, "MW-MON-09", go->ship, prey, attack, ordinal))
    return FALSE;

  return use_specials (play, go, prey, attack + 1, ordinal);
}

static BONES_ASKS gboolean
board_prey (BonesPlay *play, const Activation *go, guint prey, guint ordinal)
{
  gboolean boards = TRUE;

  if (!bones_game_in_play (&play->game, go->ship)
      || !mw_may_be_fought (play->setup, &play->game, go->ship, prey))
    return TRUE;

  if (!go->frenzied && bones_ask_anew (play, NULL))
    return board_prey (play, go, prey, ordinal);

  if (!go->frenzied
      && !confirm_attack (play, "monster-boards", go->ship, prey, ordinal << 1 | 1, 0, TRUE,
                          &boards))
    return FALSE;

  return !boards || mw_close_combat (play, go->ship, prey);
}

/* MW-MON-09: its special attacks and one boarding. MW-MON-05: in a frenzy it makes them without
 * asking. */
static BONES_ASKS gboolean
attack_prey (BonesPlay *play, const Activation *go, guint prey, guint ordinal)
{
  return use_specials (play, go, prey, 0, ordinal) && board_prey (play, go, prey, ordinal);
}

/* TRUE if they are still in contact for a second attack. */
static gboolean
are_still_together (const BonesPlay *play, const Activation *go, guint prey)
{
  const BonesGame *game = &play->game;

  return mw_is_reachable (game, go->ship) && mw_is_reachable (game, prey)
         && (!mw_is_vessel (play->setup, game, prey) || mw_holds (game, go->ship, prey));
}

/* MW-MON-03 to MW-MON-05, MW-MON-08, MW-MON-09 */
gboolean
mw_use_monster (BonesPlay *play, guint ship)
{
  Activation go = { .ship = ship, .attacks = 1 };
  guint prey;

  if (!move_monster (play, &go))
    return FALSE;

  if (go.gone || !mw_is_reachable (&play->game, ship))
    return TRUE;

  if (!ask_prey (play, &go, &prey))
    return FALSE;

  if (prey == BONES_NO_SHIP || !is_prey (play, &go, prey)) /* changed by hand */
    return TRUE;

  mw_touch_monster (play, prey, ship);
  for (guint i = 0; i < go.attacks && are_still_together (play, &go, prey); i++)
    if (!attack_prey (play, &go, prey, i))
      return FALSE;

  return TRUE;
}

/* A monster of @fleet that has no lair yet, or BONES_NO_SHIP. */
static guint
next_to_place (const BonesPlay *play, guint fleet)
{
  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (bones_game_sails_for (&play->game, ship, fleet)
        && mw_is_class (play->setup, &play->game, ship, MW_MONSTER)
        && play->game.ships[ship].tracks[MW_DEPTH] == MW_NO_BEAST)
      return ship;

  return BONES_NO_SHIP;
}

/* MW-SET-05 */
gboolean
mw_hides (const BonesSetup *setup, const BonesGame *game, guint ship, guint viewer)
{
  const guint depth = game->ships[ship].tracks[MW_DEPTH];

  return mw_is_class (setup, game, ship, MW_MONSTER) && game->ships[ship].fleet != viewer
         && (depth == MW_LAIR || depth == MW_NO_BEAST);
}

/* MW-SET-05: the templates lie face down, so only their placing is reported. */
gboolean
mw_place_lairs (BonesPlay *play)
{
  const guint first = MAX (play->game.tracks[MW_FIRST_SIDE], 1) - 1;
  guint missing = 0;

  for (guint i = 0; missing < play->game.n_fleets; i++)
    {
      const guint fleet = (first + i) % play->game.n_fleets;
      const guint ship = next_to_place (play, fleet);

      missing = ship == BONES_NO_SHIP ? missing + 1 : 0;
      if (ship == BONES_NO_SHIP)
        continue;

      if (!ask_placed (play, "lair", "MW-SET-05", fleet, i / play->game.n_fleets))
        return FALSE;

      if (!mw_is_class (play->setup, &play->game, ship, MW_MONSTER)) /* changed by hand */
        continue;

      play->game.ships[ship].tracks[MW_DEPTH] = MW_LAIR;
      bones_tell_fleet (play, "lair-placed", "MW-SET-05", fleet, 0, 0);
    }

  return TRUE;
}

/* MW-END-08, MW-MON-07: the report does not say which monster heals. */
void
mw_heal_in_lairs (BonesPlay *play)
{
  for (guint ship = 0; ship < play->game.n_ships; ship++)
    {
      guint16 *tracks = play->game.ships[ship].tracks;

      if (!bones_game_in_play (&play->game, ship) || tracks[MW_DEPTH] != MW_LAIR
          || tracks[MW_HULL] == 0)
        continue;

      tracks[MW_HULL]--;
      bones_tell_fleet (play, "heals-in-lair", "MW-MON-07", play->game.ships[ship].fleet, 0, 0);
    }
}

gboolean
mw_may_summon (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const guint16 *tracks = game->ships[ship].tracks;

  if (tracks[MW_DEPTH] != MW_LAIR)
    return mw_refuse (refusal, "not-in-lair", "MW-MON-02");

  if (game->ships[ship].ordered)
    return mw_refuse (refusal, "used", "MW-ACT-01");

  return (tracks[MW_DONE] & MW_TRIED) == 0 || game->options[MW_MONSTER_RETRY] == MW_UNLIMITED
         || mw_refuse (refusal, "summoned-already", "MW-MON-02");
}

/* MW-MON-02, MW-MAG-07: asks whether the wizard makes the attempt; @more: what the cards that are
 * used then add. */
static BONES_ASKS gboolean
ask_caster (BonesPlay *play, guint fleet, gboolean *yes, gint *more)
{
  BonesAsk ask = mw_ask_fleet (BONES_ASK_CONFIRM, "wizard-summons", "MW-MON-02", fleet, 0);

  *yes = FALSE;
  *more = 0;
  if (!mw_has_wizard (play->setup, &play->game, fleet))
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return ask_caster (play, fleet, yes, more);

  if (!bones_ask_confirm (play, &ask, yes))
    return FALSE;

  *yes = *yes && mw_has_wizard (play->setup, &play->game, fleet);
  return !*yes
         || mw_bonus (play, play->game.fleets[fleet].tracks[MW_WIZARD_SHIP] - 1u, MW_MOD_SUMMON,
                      "MW-MON-02", 1, more);
}

static BONES_ASKS gboolean
roll_to_summon (BonesPlay *play, guint fleet, gboolean wizard, gint more, gboolean *comes)
{
  BonesRoll roll = { .key = { "MW-MON-02", fleet, 0 },
                     .what = "summon",
                     .owner = (guint8) fleet,
                     .dice = 1,
                     .needs = SUMMONED,
                     .ship = BONES_NO_SHIP,
                     .other = BONES_NO_SHIP };

  if (!bones_catch_up (play, NULL))
    return FALSE;

  if (wizard && play->game.fleets[fleet].tracks[MW_WIZARD_SHIP] > 0)
    {
      const guint aboard = play->game.fleets[fleet].tracks[MW_WIZARD_SHIP] - 1u;

      roll.ship = (guint16) aboard;
      mw_add_term (&roll, "rank", mw_rank_bonus (play->setup, &play->game, fleet));
      mw_add_term (&roll, "spells",
                   more + mw_mod (play->setup, &play->game, aboard, MW_MOD_SUMMON));
    }

  return mw_test (play, &roll, comes);
}

/* MW-MON-02: nothing reveals which monster it is before it comes. */
gboolean
mw_try_to_summon (BonesPlay *play, guint ship)
{
  BonesShip *self = &play->game.ships[ship];
  const guint fleet = self->fleet;
  gboolean wizard, comes;
  gint more;

  if (!ask_caster (play, fleet, &wizard, &more)
      || !roll_to_summon (play, fleet, wizard, more, &comes))
    return FALSE;

  if (!bones_game_in_play (&play->game, ship)
      || !mw_is_class (play->setup, &play->game, ship, MW_MONSTER)) /* changed by hand */
    return TRUE;

  self->tracks[MW_DONE] |= MW_TRIED;
  if (!comes)
    {
      bones_tell_fleet (play, "does-not-come", "MW-MON-02", fleet, 0, 0);
      return TRUE;
    }

  self->ordered = TRUE;
  self->tracks[MW_DEPTH] = MW_SURFACE;
  bones_tell_ship (play, "comes", "MW-MON-02", ship, 0);
  return mw_use_monster (play, ship);
}
