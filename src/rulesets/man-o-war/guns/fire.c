/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

/* A volley: the guns of one battery and weapon, at one target and one height (MW-CMB-04). */
typedef struct {
  guint ship, target;
  guint battery, weapon;
  guint band;
  guint guns, shots;
  guint nth; /* of the ships that one template covers, from 0 */
  MwAim aim;
  guint aimed_at;   /* the target that @aim was chosen for, or BONES_NO_SHIP */
  MwAim only;       /* and the height that its weapon can only aim at, or MW_ANY_AIM */
  gint close;       /* what a card adds to the target's saves at the nearest band */
  gint more;        /* dice that cards add */
  gint farther;     /* inches that cards add to its reach */
  gboolean fired;   /* rounds have been spent */
  gboolean counted; /* dice have told how many shots count */
  gboolean is_last; /* nothing else hits a ship in this action */
} Volley;

static gboolean
is_any_ready (const BonesSetup *setup, const BonesGame *game, guint ship, guint battery)
{
  const guint weapons = mw_template (setup, game, ship)->weapons[battery];

  for (guint weapon = 0; weapons >> weapon != 0; weapon++)
    if ((weapons >> weapon & 1) != 0 && mw_ready_guns (setup, game, ship, battery, weapon) > 0)
      return TRUE;

  return FALSE;
}

/* The number of the marker that lets guns of @ship fire again, or BONES_MAX_MARKERS. */
static guint
find_second_volley (const BonesGame *game, guint ship)
{
  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == MW_EFFECT_IN_FORCE && game->markers[i].ship == ship
        && game->markers[i].stage != MW_COMES_AGAIN
        && (game->markers[i].values[0] & 0xff) == MW_FIRE_AGAIN)
      return i;

  return BONES_MAX_MARKERS;
}

guint
mw_fired (const BonesGame *game, guint ship)
{
  return find_second_volley (game, ship) < BONES_MAX_MARKERS ? 0
                                                             : game->ships[ship].tracks[MW_FIRED];
}

/* If @battery has fired, what lets it fire again is spent, for all guns of @ship. */
static void
spend_second_volley (BonesPlay *play, guint ship, guint battery)
{
  guint16 *fired = &play->game.ships[ship].tracks[MW_FIRED];
  const guint marker = find_second_volley (&play->game, ship);

  if (!(*fired >> battery & 1) || marker == BONES_MAX_MARKERS)
    return;

  *fired = 0;
  bones_game_drop_marker (&play->game, marker);
}

guint
mw_loaded (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  guint batteries = 0;

  for (guint battery = 0; battery < MW_BATTERIES; battery++)
    if (!(mw_fired (game, ship) >> battery & 1) && is_any_ready (setup, game, ship, battery))
      batteries |= 1u << battery;

  return batteries;
}

static const MwWeapon *
weapon_of (const BonesPlay *play, guint weapon)
{
  return &((const MwContent *) play->setup->content)->weapons[weapon];
}

/* MW-AFW-02: not a flyer. MW-MON-11: a held ship fires only at the monster. */
static gboolean
can_be_shot_at (const BonesPlay *play, guint ship, guint target)
{
  const guint holder = mw_holder (&play->game, ship);

  if (target == ship || !mw_is_reachable (&play->game, target)
      || mw_is_class (play->setup, &play->game, target, MW_FLYER))
    return FALSE;

  return holder == BONES_NO_SHIP || holder == target;
}

/* Whether an answer is sure, which is then @value. */
static gboolean
is_known (const BonesAnswer *sure, guint *value)
{
  if (sure != NULL)
    *value = sure->values[0];

  return sure != NULL;
}

static BONES_ASKS gboolean
ask_battery (BonesPlay *play, guint ship, guint *battery)
{
  const MwContent *content = play->setup->content;
  BonesAsk ask;
  guint loaded;

  if (is_known (bones_take_sure_of (play, "bank"), battery))
    return TRUE;

  ask = mw_ask (&play->game, BONES_ASK_CHOICE, "bank", "MW-CMB-01", ship, 0);
  loaded = mw_loaded (play->setup, &play->game, ship);
  for (*battery = 0; *battery + 1 < MW_BATTERIES && !(loaded >> *battery & 1);)
    (*battery)++;

  if (loaded == 1u << *battery)
    return TRUE;

  bones_ask_offer (&ask, content->battery_ids[play->game.ships[ship].kind], loaded);
  if (bones_ask_anew (play, NULL))
    return ask_battery (play, ship, battery);

  return bones_ask_choice (play, &ask, battery);
}

static BONES_ASKS gboolean
ask_target (BonesPlay *play, const char *what, const char *rule, const Volley *volley,
            guint *target)
{
  BonesAsk ask;

  if (is_known (bones_take_sure_of (play, what), target))
    return TRUE;

  ask = mw_ask (&play->game, BONES_ASK_SHIP, what, rule, volley->ship, volley->battery);
  for (guint i = 0; i < play->game.n_ships; i++)
    if (can_be_shot_at (play, volley->ship, i) && i != volley->target)
      bones_ask_open (&ask, i);

  ask.other = (guint16) volley->target;
  ask.values[0] = (gint32) mw_battery_guns (play->setup, &play->game, volley->ship, volley->battery,
                                            MW_ANY_WEAPON);
  if (mw_pick_anew (play, &ask, FALSE))
    return ask_target (play, what, rule, volley, target);

  return mw_pick_ship (play, &ask, target);
}

/* The dice of each gun at the range of the volley. */
static guint
shots_of_gun (const BonesPlay *play, const Volley *volley)
{
  const MwWeapon *weapon = weapon_of (play, volley->weapon);
  const MwBand *band = volley->band < weapon->n_bands ? &weapon->bands[volley->band] : NULL;

  return band != NULL && band->shots > 0 ? band->shots : MAX (weapon->shots, 1u);
}

/* @shots of the guns, and those that cards, spells and characters add to the volley. */
static guint
add_shots (const BonesPlay *play, const Volley *volley, guint shots)
{
  const gint more = volley->more + mw_mod (play->setup, &play->game, volley->ship, MW_MOD_SHOTS);

  return shots > 0 ? (guint) CLAMP ((gint) shots + more, 0, BONES_MAX_VALUES) : 0;
}

/* The shots of all guns of the weapon, until dice have told how many of them count. */
static void
count_shots (const BonesPlay *play, Volley *volley)
{
  if (volley->counted)
    return;

  volley->guns =
      volley->fired
          ? MIN (volley->guns, mw_battery_guns (play->setup, &play->game, volley->ship,
                                                volley->battery, volley->weapon))
          : mw_ready_guns (play->setup, &play->game, volley->ship, volley->battery, volley->weapon);
  volley->shots = add_shots (play, volley, volley->guns * shots_of_gun (play, volley));
}

/* People know better how many dice the volley has. */
static void
take_dice_by_hand (BonesPlay *play, Volley *volley)
{
  volley->counted |= play->game.tracks[MW_VOLLEY_DICE] > 0;
  volley->shots = mw_take_volley_dice (play, volley->ship, volley->target, volley->shots);
}

/* MW-CMB-01, MW-CMB-02: asks for the range band, or whether the target is out of reach or
 * blocked. */
static BONES_ASKS gboolean
ask_band (BonesPlay *play, Volley *volley, gboolean blocked, guint ordinal)
{
  if (is_known (bones_take_sure (play), &volley->band))
    return TRUE;

  if (!bones_catch_up (play, NULL))
    return FALSE;

  const MwContent *content = play->setup->content;
  const guint n = weapon_of (play, volley->weapon)->n_bands;
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CHOICE, "band", "MW-CMB-01", volley->ship,
                         volley->weapon << 4 | ordinal);
  gint reach;

  volley->band = n;
  count_shots (play, volley);
  ask.other = (guint16) volley->target;
  ask.values[0] = (gint32) volley->shots;
  ask.values[1] = (gint32) volley->weapon;
  reach = volley->farther + mw_mod (play->setup, &play->game, volley->ship, MW_MOD_REACH);
  if (reach != 0)
    {
      ask.question = reach > 0 ? "band-farther" : "band-nearer";
      ask.values[2] = ABS (reach) * 100;
    }

  ask.blank = TRUE;
  bones_ask_offer (&ask, content->band_ids[volley->weapon],
                   ((1u << n) - 1) | 1u << n | (blocked ? 1u << (n + 1) : 0));
  return bones_ask_choice (play, &ask, &volley->band);
}

/* MW-CMB-03: a ship in the way, friend or foe, becomes the target; anything else stops the shot. */
static BONES_ASKS gboolean
find_obstacle (BonesPlay *play, Volley *volley, gboolean *stopped)
{
  enum { SHIP, LAND, WRECKAGE };
  static const char *const ids[] = { "ship", "terrain", "wreckage", NULL };
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CHOICE, "first-thing", "MW-CMB-03", volley->ship,
                         volley->battery);
  guint open = 1 << LAND | (mw_is_any_wreckage (&play->game) ? 1 << WRECKAGE : 0), what = LAND;

  for (guint i = 0; i < play->game.n_ships; i++)
    if (i != volley->target && can_be_shot_at (play, volley->ship, i))
      open |= 1 << SHIP;

  ask.blank = TRUE;
  bones_ask_offer (&ask, ids, open);
  if (open != 1 << LAND && bones_ask_anew (play, NULL))
    return find_obstacle (play, volley, stopped);

  if (open != 1 << LAND && !bones_ask_choice (play, &ask, &what))
    return FALSE;

  *stopped = what != SHIP;
  if (*stopped)
    {
      bones_tell_ship (play, what == LAND ? "hits-terrain" : "hits-wreckage", "MW-CMB-03",
                       volley->ship, 0);
      return TRUE;
    }

  if (!ask_target (play, "in-the-way", "MW-CMB-03", volley, &volley->target))
    return FALSE;

  *stopped = volley->target == BONES_NO_SHIP;
  return TRUE;
}

/* MW-CMB-04: asks for the height, once per bank, if the target has two columns. */
static BONES_ASKS gboolean
ask_aim (BonesPlay *play, Volley *volley)
{
  static const char *const ids[] = { "any", "high", "low", NULL };
  const MwTemplate *template = mw_template (play->setup, &play->game, volley->target);
  const MwAim only = (MwAim) weapon_of (play, volley->weapon)->aims;
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CHOICE, "aim", "MW-CMB-04", volley->ship,
                         volley->nth << 8 | volley->battery << 4 | volley->weapon);
  guint aim;

  if (volley->aimed_at == volley->target && volley->only == only)
    return TRUE;

  volley->only = only;

  volley->aim = mw_usual_aim (template);
  if (only != MW_ANY_AIM && template->aims & 1u << only)
    volley->aim = only;
  if (only != MW_ANY_AIM || !(template->aims & 1 << MW_HIGH) || !(template->aims & 1 << MW_LOW))
    {
      volley->aimed_at = volley->target;
      return TRUE;
    }

  ask.other = (guint16) volley->target;
  bones_ask_offer (&ask, ids, 1 << MW_HIGH | 1 << MW_LOW);
  if (bones_ask_anew (play, NULL))
    return ask_aim (play, volley);

  if (!bones_ask_choice (play, &ask, &aim))
    return FALSE;

  volley->aimed_at = volley->target;
  volley->aim = aim;
  return TRUE;
}

/* MW-CMB-07: a weapon with a to-hit number has to reach it first. */
static BONES_ASKS gboolean
roll_to_hit (BonesPlay *play, Volley *volley)
{
  const MwBand *band = &weapon_of (play, volley->weapon)->bands[volley->band];
  const guint needs = band->needs > 0 ? band->needs : weapon_of (play, volley->weapon)->needs;
  BonesRoll dice =
      mw_die (&play->game, "to-hit", "MW-CMB-07", volley->ship, volley->nth << 4 | volley->weapon);
  const guint mark = bones_mark (play);
  guint16 faces[BONES_MAX_VALUES];
  guint hits = 0;

  if (needs == 0)
    return TRUE;

  count_shots (play, volley);
  if (volley->shots == 0)
    return TRUE;

  take_dice_by_hand (play, volley);
  dice.dice_track = MW_DICE_TRACK;
  dice.other = (guint16) volley->target;
  dice.dice = (guint8) volley->shots;
  dice.values[0] = (gint32) needs;
  dice.hits_from = (guint8) MAX (needs, 2u);
  dice.reach = band->up_to;
  if (bones_roll_anew (play, &dice))
    return roll_to_hit (play, volley);

  if (!bones_roll_each (play, &dice, faces))
    return FALSE;

  for (guint i = 0; i < volley->shots; i++)
    hits += faces[i] >= MAX (needs, 2u); /* MW-GEN-02 */

  bones_tell_pair (play, "shots-hit", "MW-CMB-07", volley->ship, volley->target, (gint) hits,
                   (gint) volley->shots);
  volley->shots = hits;
  volley->counted = TRUE;
  bones_settle (play, mark, hits);
  return TRUE;
}

/* A shot lands: the save, and the damage if it fails. */
static BONES_ASKS gboolean
land (BonesPlay *play, const MwHit *hit, gboolean *hurt)
{
  return hit->location == MW_AIM_WATERLINE
             ? mw_waterline_save (play, "MW-CMB-06", hit, MAX (hit->damage, 1), hurt)
             : mw_hit (play, "MW-CMB-06", hit, hurt);
}

/* A shot that falls through the decks goes on until a save stops it. */
static BONES_ASKS gboolean
fall_on (BonesPlay *play, const MwHit *hit)
{
  const MwTemplate *template = mw_template (play->setup, &play->game, hit->ship);
  MwHit next = *hit;
  gboolean hurt = TRUE;

  for (guint deck = 1;
       hurt && next.location != MW_AIM_WATERLINE && bones_game_in_play (&play->game, hit->ship);
       deck++)
    {
      next.location = mw_location_below (template, next.location);
      next.ordinal = hit->ordinal | deck << 16;
      bones_tell_ship (play, "falls-through", "MW-CMB-07", hit->ship, 0);
      if (!land (play, &next, &hurt))
        return FALSE;
    }

  return TRUE;
}

/* MW-CMB-06, MW-CMB-07: one location die: the save, and the weapon's effects if it fails. */
static BONES_ASKS gboolean
resolve_shot (BonesPlay *play, const Volley *volley, guint location, guint shot)
{
  const MwWeapon *weapon = weapon_of (play, volley->weapon);
  const MwHit hit = { .ship = volley->target,
                      .location = location,
                      .other = volley->ship,
                      .range = weapon->bands[volley->band].save,
                      .more = volley->close,
                      .ordinal = volley->weapon << 6 | shot,
                      .damage = weapon->damage,
                      .aim = volley->aim,
                      .nth = shot + 1,
                      .of = volley->shots };
  const MwDeed deed = { .ship = volley->target,
                        .other = volley->ship,
                        .location = location < MW_MAX_LOCATIONS ? (gint) location : -1,
                        .rule = "MW-CMB-07",
                        .ordinal = hit.ordinal,
                        .aim = volley->aim };
  gboolean hurt;

  if (location == MW_AIM_MISS)
    {
      bones_tell_pair (play, "shot-misses", "MW-CMB-05", volley->ship, volley->target,
                       (gint) shot + 1, 0);
      return TRUE;
    }

  if (!land (play, &hit, &hurt))
    return FALSE;

  if (!hurt || !bones_game_in_play (&play->game, volley->target))
    return TRUE;

  return mw_effects (play, &weapon->effects, &deed) && (!weapon->falls || fall_on (play, &hit));
}

/* Torpedoes: every shot hits below the waterline. */
static BONES_ASKS gboolean
hit_underwater (BonesPlay *play, Volley *volley)
{
  const guint mark = bones_mark (play);

  take_dice_by_hand (play, volley);
  for (guint shot = 0; shot < volley->shots && bones_game_in_play (&play->game, volley->target);
       shot++)
    if (!resolve_shot (play, volley, MW_AIM_WATERLINE, shot))
      return FALSE;

  bones_settle (play, mark, 0);
  return TRUE;
}

/* What the shots do to these, no shot depends on. */
static void
settle_counters (BonesPlay *play, const Volley *volley)
{
  if (!volley->is_last)
    return;

  bones_settle_flag (play, volley->target, MW_NO_MOVE_COUNTER);
  bones_settle_flag (play, volley->target, MW_NO_FIRE_COUNTER);
}

/* No other shot of the action lands there. */
static void
settle_location (BonesPlay *play, guint ship, guint location)
{
  bones_settle_track (play, ship, MW_LOST + location);
  bones_settle_track (play, ship, MW_ABLAZE + location);
}

/* Lands the next die, or all that are alike; @shot is the number of shots that have landed. */
static BONES_ASKS gboolean
land_next (BonesPlay *play, Volley *volley, BonesDiceInTurn *turns, guint *shot)
{
  guint face, location, n;
  gboolean all;

  if (!bones_next_alike (play, turns, &face, &n, &all))
    return FALSE;

  location =
      mw_aimed_at (mw_template (play->setup, &play->game, volley->target), volley->aim, face);
  for (; n > 0 && bones_game_in_play (&play->game, volley->target); n--, ++*shot)
    {
      bones_read_die (play, turns, location);
      if (!resolve_shot (play, volley, location, *shot))
        return FALSE;
    }

  if (all && volley->is_last && location < MW_MAX_LOCATIONS)
    settle_location (play, volley->target, location);

  return TRUE;
}

/* MW-CMB-05, MW-CMB-06, MW-AMB-21: all location dice first, then save by save. */
static BONES_ASKS gboolean
shoot_at_ship (BonesPlay *play, Volley *volley)
{
  const MwTemplate *template = mw_template (play->setup, &play->game, volley->target);
  BonesRoll dice = mw_die (&play->game, "location", "MW-CMB-05", volley->ship,
                           volley->nth << 4 | volley->weapon);
  const guint mark = bones_mark (play);
  const guint8 *alike = NULL;
  BonesDiceInTurn turns;
  guint shot = 0;

  count_shots (play, volley);
  if (weapon_of (play, volley->weapon)->aims == MW_UNDERWATER)
    return hit_underwater (play, volley);

  take_dice_by_hand (play, volley);
  dice.dice_track = MW_DICE_TRACK;
  dice.other = (guint16) volley->target;
  dice.dice = (guint8) volley->shots;
  dice.values[0] = (gint32) volley->shots;
  dice.run = BONES_IN_RUN;
  dice.reach = weapon_of (play, volley->weapon)->bands[volley->band].up_to;
  if (volley->shots == 0)
    return TRUE;

  if (bones_roll_anew (play, &dice))
    return shoot_at_ship (play, volley);

  if (play->any_order
      && mw_lands_in_any_order (play->setup, &play->game, volley->target,
                                weapon_of (play, volley->weapon), volley->shots))
    {
      alike = template->aim[volley->aim];
      settle_counters (play, volley);
    }

  if (!bones_roll_in_turn (play, &dice, alike, &turns))
    return FALSE;

  while (shot < volley->shots && bones_game_in_play (&play->game, volley->target))
    if (!land_next (play, volley, &turns, &shot))
      return FALSE;

  if (shot < volley->shots)
    bones_tell_ship (play, "rest-lost", "MW-CMB-06", volley->ship, (gint) (volley->shots - shot));

  bones_settle (play, mark, 0);
  return TRUE;
}

/* Cards that make the volley reach farther. */
static BONES_ASKS gboolean
use_reach_cards (BonesPlay *play, Volley *volley)
{
  volley->more = volley->close = 0;
  return mw_bonus (play, volley->ship, MW_MOD_REACH, "MW-CMB-01", 1u << 5 | volley->weapon,
                   &volley->farther);
}

/* Cards like MC-06 count at the nearest band only. */
static BONES_ASKS gboolean
use_close_cards (BonesPlay *play, Volley *volley)
{
  if (volley->band > 0)
    return TRUE;

  if (!mw_bonus (play, volley->ship, MW_MOD_CLOSE_SAVE, "MW-CMB-06", volley->weapon,
                 &volley->close))
    return FALSE;

  volley->close += mw_mod (play->setup, &play->game, volley->ship, MW_MOD_CLOSE_SAVE);
  return TRUE;
}

/* The weapon's effects, once for each wound. */
static BONES_ASKS gboolean
apply_to_monster (BonesPlay *play, const Volley *volley, guint monster, guint wounds)
{
  const MwWeapon *weapon = weapon_of (play, volley->weapon);
  MwDeed deed = { .ship = monster, .other = volley->ship, .location = -1, .rule = "MW-CMB-07" };

  for (guint i = 0; i < wounds && bones_game_in_play (&play->game, monster); i++)
    {
      deed.ordinal = volley->weapon << 6 | i;
      if (!mw_effects (play, &weapon->effects, &deed))
        return FALSE;
    }

  return TRUE;
}

/* MW-MON-12: rolls for how many shots hit the held ship instead; mw.volley_monster_roll. */
static BONES_ASKS gboolean
roll_for_strays (BonesPlay *play, guint ship, guint monster, guint victim, guint shots,
                 guint ordinal, guint *astray)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const gboolean each = play->game.options[MW_VOLLEY_MONSTER_ROLL] == MW_ROLL_PER_SHOT;
  guint16 faces[BONES_MAX_VALUES];
  BonesRoll roll = mw_die_at (&play->game, "stray", "MW-MON-12", ship, monster, ordinal);
  gboolean met;

  roll.needs = 4;
  if (!each)
    {
      if (!bones_roll_meets (play, &roll, &met))
        return FALSE;

      *astray = met ? 0 : shots;
    }
  else
    {
      roll.dice = (guint8) MIN (shots, BONES_MAX_VALUES);
      roll.hits_from = roll.needs;
      if (!bones_roll_each (play, &roll, faces))
        return FALSE;

      *astray = 0;
      for (guint i = 0; i < roll.dice; i++)
        *astray += faces[i] < roll.needs;
    }

  if (*astray > 0)
    bones_tell_pair (play, "stray", "MW-MON-12", victim, monster, (gint) *astray, 0);

  return TRUE;
}

/* MW-MON-12, MW-MON-15: @ship fires @shots at @monster, whose saves change by @save. @astray of
 * them hit @victim, the ship that it holds, instead. */
static BONES_ASKS gboolean
fire_at_monster (BonesPlay *play, guint ship, guint monster, guint shots, gint save, guint damage,
                 guint ordinal, guint *victim, guint *astray)
{
  const guint needs = mw_template (play->setup, &play->game, monster)->save_all;
  const guint mark = bones_mark (play);
  gboolean saved;

  *astray = 0;
  *victim = mw_held_by (&play->game, monster);
  if (*victim == ship)
    *victim = BONES_NO_SHIP;

  if (*victim != BONES_NO_SHIP
      && !roll_for_strays (play, ship, monster, *victim, shots, ordinal << 8, astray))
    return FALSE;

  for (guint i = *astray; i < shots && bones_game_in_play (&play->game, monster); i++)
    {
      if (!mw_beast_save (play, "MW-MON-15", monster, needs, save, ordinal << 8 | (i + 1),
                          i - *astray + 1, shots - *astray, &saved))
        return FALSE;

      if (!saved)
        mw_wound (play, "MW-MON-15", monster, damage);
    }

  bones_settle (play, mark, *astray);
  return TRUE;
}

/* MW-MON-12: shots that go astray hit the ship that the monster holds. */
static BONES_ASKS gboolean
shoot_at_monster (BonesPlay *play, Volley *volley)
{
  const gint save = weapon_of (play, volley->weapon)->bands[volley->band].save + volley->close;
  const guint monster = volley->target;
  const guint before = play->game.ships[monster].tracks[MW_HULL];
  guint victim, astray;

  if (!roll_to_hit (play, volley))
    return FALSE;

  take_dice_by_hand (play, volley);
  if (volley->shots == 0)
    return TRUE;

  if (!fire_at_monster (play, volley->ship, volley->target, volley->shots, save,
                        MAX (weapon_of (play, volley->weapon)->damage, 1), volley->weapon, &victim,
                        &astray)
      || !apply_to_monster (play, volley, monster,
                            play->game.ships[monster].tracks[MW_HULL] - before))
    return FALSE;

  if (astray == 0 || victim == BONES_NO_SHIP || !bones_game_in_play (&play->game, victim))
    return TRUE;

  volley->target = victim;
  volley->shots = astray;
  volley->counted = TRUE;
  return ask_aim (play, volley) && shoot_at_ship (play, volley);
}

/* The shots of the volley hit one ship or monster. */
static BONES_ASKS gboolean
shoot (BonesPlay *play, Volley *volley)
{
  if (!mw_is_vessel (play->setup, &play->game, volley->target))
    return shoot_at_monster (play, volley);

  return ask_aim (play, volley) && roll_to_hit (play, volley) && shoot_at_ship (play, volley);
}

/* Of ships that are lashed together one is hit. */
static BONES_ASKS gboolean
shoot_at_lashed (BonesPlay *play, Volley *volley)
{
  const guint target = volley->target;

  if (!mw_find_lashed_target (play, volley->ship, &volley->target) || !shoot (play, volley))
    return FALSE;

  volley->target = target;
  return TRUE;
}

/* A template that covers several ships: each of them takes the shots of the volley. */
static BONES_ASKS gboolean
shoot_at_others (BonesPlay *play, const Volley *first)
{
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_SHIPS, "under-template", "MW-CMB-07", first->ship,
                         first->weapon);
  guint16 covered[BONES_MAX_VALUES];
  const BonesAnswer *answer;
  guint n = 0;

  for (guint i = 0; i < play->game.n_ships; i++)
    if (i != first->target && can_be_shot_at (play, first->ship, i) && n < BONES_MAX_VALUES)
      {
        bones_ask_open (&ask, i);
        n++;
      }

  ask.other = (guint16) first->target;
  ask.least = 0;
  ask.most = (guint8) n;
  if (n == 0)
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return shoot_at_others (play, first);

  if (!bones_ask (play, &ask, &answer))
    return FALSE;

  n = answer->n;
  memcpy (covered, answer->values, n * sizeof *covered);
  for (guint i = 0; i < n; i++)
    {
      Volley next = *first;

      next.target = covered[i];
      next.nth = i + 1;
      next.aimed_at = BONES_NO_SHIP;
      if (can_be_shot_at (play, first->ship, next.target) && !shoot (play, &next))
        return FALSE;
    }

  return TRUE;
}

static gboolean
is_last_weapon (const BonesPlay *play, const Volley *volley)
{
  const MwContent *content = play->setup->content;
  const MwWeapon *weapon = weapon_of (play, volley->weapon);

  for (guint next = volley->weapon + 1; next < content->n_weapons; next++)
    if (mw_ready_guns (play->setup, &play->game, volley->ship, volley->battery, next) > 0)
      return FALSE;

  return !weapon->area && weapon->recoil_effects.n == 0;
}

/* The guns fire: which of them do, and at whom. */
static BONES_ASKS gboolean
let_fly (BonesPlay *play, Volley *volley)
{
  const MwWeapon *weapon = weapon_of (play, volley->weapon);
  const guint guns = volley->guns, each = shots_of_gun (play, volley);
  gboolean ward = FALSE;
  Volley others;

  mw_spend_rounds (play, volley->ship, volley->battery, volley->weapon, guns);
  if (!mw_roll_guns (play, volley->ship, volley->target, volley->battery, volley->weapon, guns,
                     each, &volley->shots))
    return FALSE;

  volley->shots = add_shots (play, volley, volley->shots);
  volley->fired = TRUE;
  volley->counted = weapon->shots_sides > 0 || weapon->misfire > 0;
  if (volley->shots == 0 || !bones_game_in_play (&play->game, volley->target))
    return TRUE;

  bones_tell_pair (play, "fires", "MW-CMB-01", volley->ship, volley->target, (gint) volley->shots,
                   (gint) volley->battery);
  if (!mw_abilities (play, "MW-CMB-01", volley->target, volley->ship, MW_ON_FIRED_AT, &ward))
    return FALSE;

  if (ward)
    {
      bones_tell_pair (play, "turned-aside", "MW-CMB-01", volley->target, volley->ship, 0, 0);
      return TRUE;
    }

  if (!use_close_cards (play, volley))
    return FALSE;

  others = *volley;
  volley->is_last = play->any_order && is_last_weapon (play, volley);
  if (!weapon->area)
    return shoot_at_lashed (play, volley);

  return shoot (play, volley) && shoot_at_others (play, &others);
}

/* What a volley does to the ship that has fired it. */
static BONES_ASKS gboolean
recoil (BonesPlay *play, const Volley *volley)
{
  const MwDeed deed = { .ship = volley->ship,
                        .other = BONES_NO_SHIP,
                        .location = -1,
                        .rule = "MW-CMB-07",
                        .ordinal = 1u << 12 | volley->weapon };

  return mw_effects (play, &weapon_of (play, volley->weapon)->recoil_effects, &deed);
}

/* Fires the guns of one weapon in the battery. */
static BONES_ASKS gboolean
fire_weapon (BonesPlay *play, Volley *volley, gboolean *stopped)
{
  const MwWeapon *weapon = weapon_of (play, volley->weapon);
  const guint n = weapon->n_bands;

  volley->fired = volley->counted = FALSE;
  if (!use_reach_cards (play, volley) || !ask_band (play, volley, !weapon->area, 0))
    return FALSE;

  if (volley->band == n + 1)
    {
      if (!find_obstacle (play, volley, stopped))
        return FALSE;

      if (!*stopped && !ask_band (play, volley, FALSE, 1))
        return FALSE;
    }

  if (*stopped || volley->band >= n || !bones_game_in_play (&play->game, volley->ship)
      || !bones_game_in_play (&play->game, volley->target))
    return TRUE;

  if (bones_setup_has_track (play->setup, play->game.ships[volley->ship].kind, MW_FIRED))
    play->game.ships[volley->ship].tracks[MW_FIRED] |= 1 << volley->battery;

  if (!mw_bonus (play, volley->ship, MW_MOD_SHOTS, "MW-CMB-04", 1u << 6 | volley->weapon,
                 &volley->more))
    return FALSE;

  count_shots (play, volley);
  return let_fly (play, volley) && recoil (play, volley);
}

static BONES_ASKS gboolean
fire_all (BonesPlay *play, Volley *volley)
{
  const MwContent *content = play->setup->content;
  gboolean stopped = FALSE;

  for (volley->weapon = 0; volley->weapon < content->n_weapons && !stopped; volley->weapon++)
    if (mw_ready_guns (play->setup, &play->game, volley->ship, volley->battery, volley->weapon) > 0
        && can_be_shot_at (play, volley->ship, volley->target)
        && !fire_weapon (play, volley, &stopped))
      return FALSE;

  if (stopped && bones_setup_has_track (play->setup, play->game.ships[volley->ship].kind, MW_FIRED))
    play->game.ships[volley->ship].tracks[MW_FIRED] |= 1 << volley->battery;

  return TRUE;
}

gboolean
mw_fire (BonesPlay *play, const BonesAction *action)
{
  Volley volley = { .ship = action->ship, .target = BONES_NO_SHIP, .aimed_at = BONES_NO_SHIP };

  if (!ask_battery (play, volley.ship, &volley.battery)
      || !ask_target (play, "target", "MW-CMB-01", &volley, &volley.target))
    return FALSE;

  if (volley.target == BONES_NO_SHIP || !bones_game_in_play (&play->game, volley.ship))
    return TRUE;

  spend_second_volley (play, volley.ship, volley.battery);
  play->game.ships[volley.ship].tracks[MW_DONE] |= MW_SHOT;
  if (!fire_all (play, &volley))
    return FALSE;

  play->game.tracks[MW_VOLLEY_DICE] = 0;
  return TRUE;
}
