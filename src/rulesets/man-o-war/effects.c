/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

/* MW-CRT-04, MW-AMB-23: places a counter, which the End Phase removes. */
static void
place_counter (BonesPlay *play, const char *what, const char *rule, guint ship, MwShipTrack track)
{
  if (play->game.ships[ship].tracks[track] == 0)
    bones_tell_ship (play, what, rule, ship, 0);

  bones_set_flag (play, ship, track);
}

/* Where further hits land: at the height of the shot that causes them, or where nobody aims. */
static MwAim
aim_of (const BonesPlay *play, const MwTemplate *template, const MwDeed *deed)
{
  return deed->aim != MW_ANY_AIM && template->aims & 1u << deed->aim
                 && play->game.options[MW_HIT_HEIGHT] == MW_AS_THE_SHOT
             ? deed->aim
             : mw_usual_aim (template);
}

/* Rolls for a location, hit number @nth of @of; a face without one is a miss. */
static BONES_ASKS gboolean
roll_location (BonesPlay *play, const MwDeed *deed, guint ordinal, guint nth, guint of,
               guint *location)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const MwTemplate *template = mw_template (play->setup, &play->game, deed->ship);
  BonesRoll die = mw_die (&play->game, "where", deed->rule, deed->ship, ordinal);
  guint16 face;

  die.nth = (guint16) nth;
  die.of = (guint16) of;
  die.run = BONES_IN_RUN;
  if (!bones_roll_each (play, &die, &face))
    return FALSE;

  *location = mw_aimed_at (template, aim_of (play, template, deed), face);
  if (*location == MW_AIM_MISS)
    bones_tell_ship (play, "misses", deed->rule, deed->ship, 0);

  return TRUE;
}

/* HIT n: rolls a location for each hit, then its save. */
static BONES_ASKS gboolean
hit_somewhere (BonesPlay *play, const MwDeed *deed, gint n)
{
  for (gint i = 0; i < n && bones_game_in_play (&play->game, deed->ship); i++)
    {
      MwHit hit = { .ship = deed->ship,
                    .other = BONES_NO_SHIP,
                    .ordinal = deed->ordinal << 4 | (guint) i,
                    .range = deed->range,
                    .aim = deed->aim,
                    .nth = (guint) i + 1,
                    .of = (guint) n };
      gboolean hurt;

      if (!roll_location (play, deed, hit.ordinal, hit.nth, hit.of, &hit.location))
        return FALSE;

      if (hit.location == MW_AIM_WATERLINE && !mw_waterline_save (play, deed->rule, &hit, 1, &hurt))
        return FALSE;

      if (hit.location < MW_MAX_LOCATIONS && !mw_hit (play, deed->rule, &hit, &hurt))
        return FALSE;
    }

  return TRUE;
}

/* FIRE_AT: rolls a location, then its save; fire never affects the waterline. */
static BONES_ASKS gboolean
fire_somewhere (BonesPlay *play, const MwDeed *deed)
{
  const MwTemplate *template = mw_template (play->setup, &play->game, deed->ship);
  MwSave save = { .what = "save",
                  .rule = deed->rule,
                  .ship = deed->ship,
                  .other = BONES_NO_SHIP,
                  .mod = MW_MOD_SAVE,
                  .range = deed->range,
                  .ordinal = deed->ordinal };
  guint location;
  gboolean saved;

  if (!roll_location (play, deed, deed->ordinal, 1, 1, &location))
    return FALSE;

  if (location >= MW_MAX_LOCATIONS)
    return TRUE;

  save.save = template->locations[location].save;
  save.about = MW_PLACE (play->game.ships[deed->ship].kind, location);
  if (!mw_bonus (play, deed->ship, MW_MOD_SAVE, deed->rule, deed->ordinal, &save.more)
      || !mw_save (play, &save, &saved))
    return FALSE;

  return saved || mw_set_ablaze (play, deed->rule, deed->ship, location, deed->ordinal);
}

/* MW-CRT-02: FIRE burns in the location of @deed; if it has none, a die chooses one. */
static BONES_ASKS gboolean
fire_here (BonesPlay *play, const MwDeed *deed)
{
  return deed->location >= 0
             ? mw_set_ablaze (play, deed->rule, deed->ship, (guint) deed->location, deed->ordinal)
             : fire_somewhere (play, deed);
}

/* REPAIR: her player chooses a damaged box that is neither ablaze nor below the waterline. */
static BONES_ASKS gboolean
repair_box (BonesPlay *play, const MwDeed *deed, guint ordinal)
{
  const MwContent *content = play->setup->content;
  const BonesShip *self = &play->game.ships[deed->ship];
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CHOICE, "repair", deed->rule, deed->ship, ordinal);
  guint n = 0, location = 0;

  bones_ask_offer (&ask, content->location_ids[self->kind], 0);
  for (guint i = 0; i < content->templates[self->kind].n_locations; i++)
    if (self->tracks[MW_LOST + i] > self->tracks[MW_ABLAZE + i])
      {
        bones_ask_open (&ask, i);
        location = i;
        n++;
      }

  if (n > 1 && bones_ask_anew (play, NULL))
    return repair_box (play, deed, ordinal);

  if (n > 1 && !bones_ask_choice (play, &ask, &location))
    return FALSE;

  if (n == 0 || self->tracks[MW_LOST + location] <= self->tracks[MW_ABLAZE + location])
    return TRUE;

  play->game.ships[deed->ship].tracks[MW_LOST + location]--;
  bones_tell_ship (play, "repaired", deed->rule, deed->ship,
                   MW_PLACE (play->game.ships[deed->ship].kind, location));
  return TRUE;
}

static BONES_ASKS gboolean
repair_all (BonesPlay *play, const MwDeed *deed, gint n)
{
  for (gint i = 0; i < n; i++)
    if (!repair_box (play, deed, deed->ordinal << 4 | (guint) i))
      return FALSE;

  return TRUE;
}

/* WIND: her player chooses the direction. */
static BONES_ASKS gboolean
turn_wind (BonesPlay *play, const MwDeed *deed, gint positions)
{
  BonesAsk ask =
      mw_ask (&play->game, BONES_ASK_CHOICE, "wind-way", deed->rule, deed->ship, deed->ordinal);

  return mw_turn_wind (play, &ask, positions);
}

/* Leaves a marker for a standing effect that mw_sum () does not see at its cause, and for an
 * effect of a lost box that lasts a turn. */
static void
keep_as_marker (BonesPlay *play, const MwEffect *effect, const MwDeed *deed)
{
  const gboolean of_turn = effect->duration == MW_END_PHASE || effect->duration == MW_ONE_TURN;
  BonesMarker *marker;

  if (deed->seen && !(of_turn && deed->location >= 0))
    return;

  marker =
      bones_game_add_marker (&play->game, MW_EFFECT_IN_FORCE, play->game.ships[deed->ship].fleet);
  if (marker == NULL)
    return;

  marker->ship = (guint16) deed->ship;
  marker->values[0] = (guint16) (effect->code | effect->mod << 8);
  marker->values[1] = (guint16) effect->number;
  marker->until = of_turn ? play->game.round : 0;
}

/* GUNS_LOST of some guns: her owner chooses which. */
static BONES_ASKS gboolean
choose_guns (BonesPlay *play, const MwEffect *effect, const MwDeed *deed)
{
  const gboolean of_turn = effect->duration == MW_END_PHASE || effect->duration == MW_ONE_TURN;

  return effect->code != MW_GUNS_LOST || effect->number <= 0
         || play->game.options[MW_GUNS_LOST_RULE] == MW_WHOLE_BANK
         || !mw_is_vessel (play->setup, &play->game, deed->ship)
         || mw_choose_guns_lost (play, deed->rule, deed->ship, (MwFacing) effect->mod,
                                 (guint) effect->number, of_turn ? play->game.round : 0,
                                 deed->ordinal);
}

/* MW-CRT-04: NO_MOVE and NO_FIRE are counters, unless they last for the game. */
static void
forbid_action (BonesPlay *play, const MwEffect *effect, const MwDeed *deed)
{
  const gboolean move = effect->code == MW_NO_MOVE;
  const gboolean of_turn = effect->duration == MW_END_PHASE || effect->duration == MW_ONE_TURN;

  if (of_turn || (effect->duration == MW_INSTANT && !deed->seen))
    place_counter (play, move ? "may-not-move" : "may-not-fire", "MW-CRT-04", deed->ship,
                   move ? MW_NO_MOVE_COUNTER : MW_NO_FIRE_COUNTER);
  else
    keep_as_marker (play, effect, deed);
}

/* MW-MAG-06: the players move the model, which has to stay on the table. */
static void
report_push (BonesPlay *play, const MwDeed *deed, gint inches)
{
  bones_tell_ship (play, "pushed", "MW-MAG-06", deed->ship, ABS (inches));
}

/* BTW: hits below the waterline; a number below 0 pumps them out. */
static BONES_ASKS gboolean
let_water_in (BonesPlay *play, const MwDeed *deed, gint n)
{
  guint16 *hull = &play->game.ships[deed->ship].tracks[MW_HULL];

  if (n >= 0)
    return mw_take_water (play, deed->rule, deed->ship, deed->other, (guint) MAX (n, 1));

  if (*hull == 0)
    return TRUE;

  *hull -= (guint16) MIN (*hull, -n);
  mw_count_wounds (play->setup, &play->game, deed->ship);
  bones_tell_pair (play, "pumped-out", deed->rule, deed->ship, BONES_NO_SHIP, *hull,
                   mw_template (play->setup, &play->game, deed->ship)->btw_boxes);
  return TRUE;
}

/* FIRE_AGAIN: guns that have fired may fire again. Unless a card does it, a ship that has not fired
 * may do so later in the turn; in the End Phase, in the next turn. */
static void
let_fire_again (BonesPlay *play, const MwDeed *deed)
{
  guint16 *fired = &play->game.ships[deed->ship].tracks[MW_FIRED];
  const gboolean next_turn = play->game.step == MW_END;
  BonesMarker *marker;

  bones_tell_ship (play, "fires-again", deed->rule, deed->ship, 0);
  if (deed->seen || (*fired != 0 && !next_turn))
    {
      *fired = 0;
      return;
    }

  marker =
      bones_game_add_marker (&play->game, MW_EFFECT_IN_FORCE, play->game.ships[deed->ship].fleet);
  if (marker == NULL)
    return;

  marker->ship = (guint16) deed->ship;
  marker->values[0] = MW_FIRE_AGAIN;
  marker->until = (guint16) (play->game.round + next_turn);
}

/* An effect on a vessel. */
static BONES_ASKS gboolean
affect_vessel (BonesPlay *play, const MwEffect *effect, const MwDeed *deed)
{
  const MwHit hit = { .ship = deed->ship,
                      .location = MW_AIM_WATERLINE,
                      .other = BONES_NO_SHIP,
                      .range = deed->range,
                      .ordinal = deed->ordinal };
  const gint n = effect->number;
  gboolean hurt;

  switch (effect->code)
    {
    case MW_CREW:
      mw_lose_crew (play, deed->rule, deed->ship, -n);
      return TRUE;
    case MW_BTW:
      return let_water_in (play, deed, n);
    case MW_BTW_SAVE:
      return mw_waterline_save (play, deed->rule, &hit, (guint) MAX (n, 1), &hurt);
    case MW_FIRE:
      return fire_here (play, deed);
    case MW_FIRE_AT:
      return fire_somewhere (play, deed);
    case MW_HIT:
      return hit_somewhere (play, deed, MAX (n, 1));
    case MW_REPAIR:
      return repair_all (play, deed, MAX (n, 1));
    case MW_WOUND:
      if (mw_template (play->setup, &play->game, deed->ship)->beast)
        mw_lose_crew (play, deed->rule, deed->ship, n);

      return TRUE;
    case MW_FIRE_AGAIN:
      let_fire_again (play, deed);
      return TRUE;
    default: /* RIDER is for flyers */
      return TRUE;
    }
}

/* MW-TPL-06: carries out one effect that is not a standing one. */
static BONES_ASKS gboolean
carry_out (BonesPlay *play, const MwEffect *effect, const MwDeed *deed)
{
  switch (effect->code)
    {
    case MW_NO_MOVE:
    case MW_NO_FIRE:
      forbid_action (play, effect, deed);
      return TRUE;
    case MW_WIND:
      return turn_wind (play, deed, effect->number);
    case MW_MOVE_ENEMY:
      report_push (play, deed, effect->number);
      return TRUE;
    case MW_NOTE:
      bones_tell_ship (play, "note", deed->rule, deed->ship, effect->number);
      return TRUE;
    case MW_BEAST:
      mw_call_beast (play, deed->rule, deed->ship, (guint) effect->number);
      return TRUE;
    case MW_ROLL_ON_TABLE:
      return mw_roll_on_table (play, effect, deed);
    case MW_WARD:
      if (deed->ward != NULL)
        *deed->ward = TRUE;

      return TRUE;
    default:
      return mw_is_vessel (play->setup, &play->game, deed->ship)
                 ? affect_vessel (play, effect, deed)
                 : mw_beast_effect (play, effect, deed);
    }
}

/* The marker of @effect, which comes again, on @ship, or NULL; tables count one by one. */
static BonesMarker *
find_lasting (BonesGame *game, guint ship, const MwEffect *effect)
{
  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == MW_EFFECT_IN_FORCE && game->markers[i].stage == MW_COMES_AGAIN
        && game->markers[i].ship == ship && (game->markers[i].values[0] & 0xff) == effect->code
        && (effect->code != MW_ROLL_ON_TABLE
            || game->markers[i].values[1] == (guint16) effect->number))
      return &game->markers[i];

  return NULL;
}

/* A ship has one effect of a kind that comes again; the greater one stays. */
static void
let_last (BonesPlay *play, const MwEffect *effect, guint ship)
{
  BonesMarker *marker = find_lasting (&play->game, ship, effect);

  if (marker != NULL && ABS ((gint16) marker->values[1]) >= ABS (effect->number))
    return;

  if (marker == NULL)
    marker = bones_game_add_marker (&play->game, MW_EFFECT_IN_FORCE, play->game.ships[ship].fleet);

  if (marker == NULL)
    return;

  marker->ship = (guint16) ship;
  marker->stage = MW_COMES_AGAIN;
  marker->values[0] = (guint16) (effect->code | effect->ends_on << 8);
  marker->values[1] = (guint16) effect->number;
}

/* One effect on the ship of @deed. */
static BONES_ASKS gboolean
affect (BonesPlay *play, const MwEffect *effect, const MwDeed *deed)
{
  if (!bones_game_in_play (&play->game, deed->ship))
    return TRUE;

  if (effect->duration == MW_EACH_END_PHASE && !mw_is_standing (effect->code))
    let_last (play, effect, deed->ship);

  if (!mw_is_standing (effect->code))
    return carry_out (play, effect, deed);

  keep_as_marker (play, effect, deed);
  return choose_guns (play, effect, deed);
}

/* Whom @effect happens to: sets @ships, of BONES_MAX_LINKS, and returns how many. */
static guint
list_affected (const BonesGame *game, const MwEffect *effect, const MwDeed *deed, guint16 *ships)
{
  guint n = 0;

  if (effect->who == MW_HERSELF)
    ships[n++] = (guint16) deed->ship;
  else if (effect->who == MW_THE_OTHER && deed->other != BONES_NO_SHIP)
    ships[n++] = (guint16) deed->other;

  for (guint i = 0; effect->who == MW_ALL_TOUCHING && i < game->n_links; i++)
    {
      const BonesLink *link = &game->links[i];

      if ((link->kind == MW_TOUCHES || link->kind == MW_HELD || link->kind == MW_LASHED)
          && (link->a == deed->ship || link->b == deed->ship))
        ships[n++] = (guint16) bones_link_other (link, deed->ship);
    }

  return n;
}

/* MW-TPL-06 */
gboolean
mw_effects (BonesPlay *play, const MwEffects *effects, const MwDeed *deed)
{
  for (guint i = 0; i < effects->n; i++)
    {
      const MwEffect *effect = &effects->list[i];
      guint16 ships[BONES_MAX_LINKS];
      const guint n = list_affected (&play->game, effect, deed, ships);

      for (guint j = 0; j < n; j++)
        {
          MwDeed one = *deed;

          one.ordinal = deed->ordinal << 3 | i;
          if (ships[j] != deed->ship)
            {
              one.ship = ships[j];
              one.other = deed->ship;
              one.location = -1;
              one.seen = FALSE;
            }

          if (!affect (play, effect, &one))
            return FALSE;
        }
    }

  return TRUE;
}

gboolean
mw_effect (BonesPlay *play, const MwEffect *effect, const char *rule, guint ship, guint ordinal)
{
  const MwDeed deed = {
    .ship = ship, .other = BONES_NO_SHIP, .location = -1, .rule = rule, .ordinal = ordinal
  };

  return effect->duration == MW_EACH_END_PHASE
                 && play->game.options[MW_SPELL_AGAIN] == MW_SPELL_COMES_ONCE
             ? carry_out (play, effect, &deed)
             : affect (play, effect, &deed);
}
