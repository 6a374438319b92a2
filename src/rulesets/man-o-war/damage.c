/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

static gint32
place_of (const BonesPlay *play, guint ship, guint location)
{
  return MW_PLACE (play->game.ships[ship].kind, location);
}

static const MwLocation *
location_of (const BonesPlay *play, guint ship, guint location)
{
  return &mw_template (play->setup, &play->game, ship)->locations[location];
}

/* MW-DMG-01: the effects of a location that its last lost box causes. */
static void
effects_of_box (const BonesPlay *play, guint ship, guint location, gboolean destroyed,
                MwEffects *due)
{
  const MwEffects *effects = &location_of (play, ship, location)->effects;
  const guint lost = play->game.ships[ship].tracks[MW_LOST + location];

  due->n = 0;
  for (guint i = 0; i < effects->n; i++)
    {
      const MwEffect *effect = &effects->list[i];

      if (effect->when == MW_EACH_BOX || (effect->when == MW_AT_BOX && effect->box == lost)
          || (effect->when == MW_DESTROYED && destroyed))
        due->list[due->n++] = *effect;
    }
}

static gboolean
has_side_guns (const MwLocation *location)
{
  for (guint i = 0; i < location->n_guns; i++)
    if (location->guns[i].facing == MW_AT_SIDE)
      return TRUE;

  return FALSE;
}

/* Drops the markers from before the location was repaired. */
static void
drop_spared (BonesGame *game, guint ship, guint location)
{
  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == MW_GUNS_SPARED && game->markers[i].ship == ship
        && game->markers[i].values[0] == location)
      bones_game_drop_marker (game, i);
}

/* MW-DMG-02: broadside guns are lost on both sides, unless mw.broadside_both_sides is off. */
static BONES_ASKS gboolean
lose_broadside (BonesPlay *play, guint ship, guint location, guint ordinal)
{
  static const char *const sides[] = { "bow", "port", "starboard", NULL };
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CHOICE, "side-hit", "MW-DMG-02", ship,
                         ordinal << 4 | location);
  BonesMarker *marker;
  guint side;

  if (!has_side_guns (location_of (play, ship, location)))
    return TRUE;

  if (play->game.options[MW_BROADSIDE_BOTH_SIDES])
    {
      bones_tell_ship (play, "broadside-lost", "MW-DMG-02", ship, place_of (play, ship, location));
      return TRUE;
    }

  ask.values[0] = place_of (play, ship, location);
  ask.blank = TRUE;
  bones_ask_offer (&ask, sides, 1 << MW_PORT | 1 << MW_STARBOARD);
  if (bones_ask_anew (play, NULL))
    return lose_broadside (play, ship, location, ordinal);

  if (!bones_ask_choice (play, &ask, &side))
    return FALSE;

  drop_spared (&play->game, ship, location);
  marker = bones_game_add_marker (&play->game, MW_GUNS_SPARED, play->game.ships[ship].fleet);
  if (marker == NULL)
    return TRUE;

  marker->ship = (guint16) ship;
  marker->values[0] = (guint16) location;
  marker->values[1] = side == MW_PORT ? MW_STARBOARD : MW_PORT;
  return TRUE;
}

/* MW-DMG-01: what follows when a box was lost (@box) or set ablaze. @whole: the location was not
 * destroyed before. */
static BONES_ASKS gboolean
follow_box (BonesPlay *play, const char *rule, guint ship, guint location, gboolean box,
            gboolean whole, guint ordinal)
{
  const gboolean destroyed = whole && mw_is_destroyed (play->setup, &play->game, ship, location);
  const MwDeed deed = { .ship = ship,
                        .other = BONES_NO_SHIP,
                        .location = (gint) location,
                        .rule = rule,
                        .ordinal = ordinal,
                        .seen = TRUE };
  MwEffects due = { 0 };

  if (box)
    effects_of_box (play, ship, location, destroyed, &due);
  else if (destroyed)
    {
      const MwEffects *effects = &location_of (play, ship, location)->effects;

      for (guint i = 0; i < effects->n; i++)
        if (effects->list[i].when == MW_DESTROYED)
          due.list[due.n++] = effects->list[i];
    }

  if (destroyed)
    {
      bones_tell_ship (play, "destroyed-location", rule, ship, place_of (play, ship, location));
      if (!lose_broadside (play, ship, location, ordinal))
        return FALSE;
    }

  return mw_effects (play, &due, &deed);
}

/* MW-DMG-01, MW-FIR-05 */
gboolean
mw_lose_box (BonesPlay *play, const char *rule, guint ship, guint location, gboolean ablaze,
             guint ordinal)
{
  guint16 *tracks = play->game.ships[ship].tracks;
  const gboolean whole = !mw_is_destroyed (play->setup, &play->game, ship, location);

  if (tracks[MW_LOST + location] >= location_of (play, ship, location)->boxes)
    return TRUE;

  tracks[MW_LOST + location]++;
  tracks[MW_ABLAZE + location] += ablaze;
  bones_tell_ship (play, ablaze ? "burns" : "box-lost", rule, ship,
                   place_of (play, ship, location));
  return follow_box (play, rule, ship, location, TRUE, whole, ordinal);
}

/* MW-CRT-02, MW-FIR-04: a damaged box burns first; that is not a critical hit. */
gboolean
mw_set_ablaze (BonesPlay *play, const char *rule, guint ship, guint location, guint ordinal)
{
  guint16 *tracks = play->game.ships[ship].tracks;
  const gboolean whole = !mw_is_destroyed (play->setup, &play->game, ship, location);

  if (location_of (play, ship, location)->boxes
      == 0) /* a change by hand made another ship of her */
    return TRUE;

  if (location_of (play, ship, location)->fireproof)
    {
      bones_tell_ship (play, "fireproof", rule, ship, place_of (play, ship, location));
      return TRUE;
    }

  if (tracks[MW_ABLAZE + location] >= tracks[MW_LOST + location])
    return mw_lose_box (play, rule, ship, location, TRUE, ordinal);

  tracks[MW_ABLAZE + location]++;
  bones_tell_ship (play, "burns", rule, ship, place_of (play, ship, location));
  return follow_box (play, rule, ship, location, FALSE, whole, ordinal);
}

/* MW-CRT-01: the player who hits her rolls. */
static BONES_ASKS gboolean
roll_critical (BonesPlay *play, const MwHit *hit)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const MwContent *content = play->setup->content;
  BonesRoll die = mw_die (&play->game, "critical", "MW-CRT-01", hit->ship, hit->ordinal);
  const MwDeed deed = { .ship = hit->ship,
                        .other = hit->other,
                        .location = (gint) hit->location,
                        .rule = "MW-CRT-01",
                        .ordinal = hit->ordinal,
                        .aim = hit->aim };
  const guint mark = bones_mark (play);
  const MwCritical *found;
  guint row;
  gint total;

  if (hit->other != BONES_NO_SHIP && play->game.ships[hit->other].fleet < play->game.n_fleets)
    die.owner = play->game.ships[hit->other].fleet;

  die.dice = content->critical_dice;
  die.nth = (guint16) hit->nth;
  die.of = (guint16) hit->of;
  die.run = BONES_ENDS_RUN;
  die.values[0] = place_of (play, hit->ship, hit->location);
  if (!bones_roll_sum (play, &die, &total))
    return FALSE;

  found = mw_row_at (content->criticals, content->n_criticals, total, &row);
  if (found == NULL) /* playable content has a row for each roll */
    return TRUE;

  bones_tell_pair (play, "critical", "MW-CRT-01", hit->ship, BONES_NO_SHIP, (gint) row, total);
  bones_settle (play, mark, row);
  return mw_effects (play, &found->effects, &deed);
}

/* MW-DMG-01, MW-CRT-01: one point of damage; further ones are numbered by @more. */
static BONES_ASKS gboolean
damage_location (BonesPlay *play, const MwHit *hit, guint more)
{
  MwHit one = *hit;

  one.ordinal |= more << 24;
  if (!mw_is_destroyed (play->setup, &play->game, hit->ship, hit->location))
    return mw_lose_box (play, "MW-DMG-01", hit->ship, hit->location, FALSE, one.ordinal);

  if (!location_of (play, hit->ship, hit->location)->no_criticals)
    return roll_critical (play, &one);

  bones_tell_ship (play, "no-criticals", "MW-CRT-01", hit->ship,
                   place_of (play, hit->ship, hit->location));
  return TRUE;
}

/* MW-DMG-01, MW-CRT-01 */
gboolean
mw_hit (BonesPlay *play, const char *rule, const MwHit *hit, gboolean *hurt)
{
  const MwLocation *location = location_of (play, hit->ship, hit->location);
  MwSave save = { .what = "save",
                  .rule = rule,
                  .ship = hit->ship,
                  .other = hit->other,
                  .save = location->save,
                  .mod = MW_MOD_SAVE,
                  .range = hit->range,
                  .ordinal = hit->ordinal,
                  .nth = hit->nth,
                  .of = hit->of,
                  .about = place_of (play, hit->ship, hit->location) };
  gboolean saved;

  *hurt = FALSE;
  if (!mw_bonus (play, hit->ship, MW_MOD_SAVE, rule, hit->ordinal, &save.more))
    return FALSE;

  save.more += hit->more;
  if (!mw_save (play, &save, &saved))
    return FALSE;

  *hurt = !saved && bones_game_in_play (&play->game, hit->ship);
  if (!saved && !*hurt) /* she was removed by hand */
    return TRUE;

  if (saved)
    {
      bones_tell_ship (play, "saved", rule, hit->ship, save.about);
      return TRUE;
    }

  if (!mw_is_vessel (play->setup, &play->game, hit->ship))
    {
      mw_wound (play, rule, hit->ship, MAX (hit->damage, 1));
      return TRUE;
    }

  for (guint i = 0; i < MAX (hit->damage, 1) && bones_game_in_play (&play->game, hit->ship); i++)
    if (!damage_location (play, hit, i))
      return FALSE;

  return TRUE;
}

/* MW-AMB-19 */
gboolean
mw_waterline_save (BonesPlay *play, const char *rule, const MwHit *hit, guint hits, gboolean *hurt)
{
  MwSave save = { .what = "waterline",
                  .rule = rule,
                  .ship = hit->ship,
                  .other = hit->other,
                  .save = mw_template (play->setup, &play->game, hit->ship)->btw_save,
                  .mod = MW_MOD_BTW_SAVE,
                  .range = hit->range,
                  .ordinal = hit->ordinal,
                  .nth = hit->nth,
                  .of = hit->of,
                  .about = (gint32) hits };
  gboolean saved;

  if (!mw_bonus (play, hit->ship, MW_MOD_BTW_SAVE, rule, hit->ordinal, &save.more))
    return FALSE;

  save.more += hit->more;
  if (!mw_save (play, &save, &saved))
    return FALSE;

  *hurt = !saved && bones_game_in_play (&play->game, hit->ship);
  if (saved)
    bones_tell_ship (play, "waterline-saved", rule, hit->ship, 0);
  else if (*hurt && hits > 0)
    return mw_take_water (play, rule, hit->ship, hit->other, hits);

  return TRUE;
}

/* MW-SNK-01: what she does before she sinks, once. */
static BONES_ASKS gboolean
go_down (BonesPlay *play, guint ship, guint other)
{
  guint16 *tracks = play->game.ships[ship].tracks;
  const gboolean already = tracks[MW_DONE] & MW_GOING_DOWN;

  if (!already && mw_next_ability (play->setup, &play->game, ship, MW_ON_SINKS, 0) < MW_NO_ABILITY)
    {
      tracks[MW_DONE] |= MW_GOING_DOWN;
      if (!mw_abilities (play, "MW-SNK-01", ship, other, MW_ON_SINKS, NULL))
        return FALSE;
    }

  tracks[MW_DONE] &= (guint16) ~MW_GOING_DOWN;
  if (bones_game_in_play (&play->game, ship))
    tracks[MW_HULL] = mw_template (play->setup, &play->game, ship)->btw_boxes;

  mw_sink (play, "MW-SNK-01", ship);
  return TRUE;
}

/* MW-CRT-03: there is no save. MW-SNK-01: the last box sinks her. */
gboolean
mw_take_water (BonesPlay *play, const char *rule, guint ship, guint other, guint hits)
{
  const guint boxes = mw_template (play->setup, &play->game, ship)->btw_boxes;
  guint16 *hull = &play->game.ships[ship].tracks[MW_HULL];
  const guint holes = MIN (*hull + hits, boxes);
  const gboolean afloat = bones_game_in_play (&play->game, ship);

  /* While her abilities work she is still afloat. */
  *hull = (guint16) (holes == boxes && afloat ? boxes - 1 : holes);
  mw_count_wounds (play->setup, &play->game, ship);
  bones_tell_pair (play, "holed", rule, ship, BONES_NO_SHIP, (gint) holes, (gint) boxes);
  if (!g_str_equal (rule, "MW-CRT-03") /* what such an ability does is not its cause again */
      && !mw_abilities (play, "MW-CRT-03", ship, other, MW_ON_HOLED, NULL))
    return FALSE;

  return holes < boxes || go_down (play, ship, other);
}

/* TRUE if @rule is a boarding for mw.crew_zero_kills_characters; that of a beast is one
 * (MW-MON-10, MW-FLY-07). */
static gboolean
is_boarding (const char *rule)
{
  return g_str_has_prefix (rule, "MW-BRD") || g_str_equal (rule, "MW-MON-10")
         || g_str_equal (rule, "MW-FLY-07");
}

/* MW-DMG-03: the ship is abandoned. A prize returns to her first owner. */
static void
abandon_ship (BonesPlay *play, const char *rule, guint ship)
{
  BonesShip *self = &play->game.ships[ship];

  bones_tell_ship (play, "abandoned", "MW-DMG-03", ship, 0);
  if (play->game.options[MW_CREW_ZERO_KILLS] == MW_ANY_CAUSE || is_boarding (rule))
    mw_lose_characters (play, "MW-BRD-08", ship, BONES_NOBODY, MW_KILLED);

  if (self->tracks[MW_CAPTURED] > 0)
    {
      self->tracks[MW_CAPTURED] = 0;
      self->fleet = self->origin;
    }
}

/* MW-DMG-03 */
void
mw_lose_crew (BonesPlay *play, const char *rule, guint ship, gint n)
{
  const gint most = mw_template (play->setup, &play->game, ship)->crew;
  guint16 *crew = &play->game.ships[ship].tracks[MW_CREW_LEFT];
  const gint before = *crew;

  if (before == 0 || n == 0)
    return;

  if (mw_template (play->setup, &play->game, ship)->beast)
    {
      (n > 0 ? mw_wound : mw_heal) (play, rule, ship, (guint) ABS (n));
      return;
    }

  *crew = (guint16) CLAMP (before - n, 0, MAX (most, before));
  if (*crew > 0
      && !g_str_has_prefix (rule, "MW-CAP")) /* the capture itself reports crew that moves across */
    bones_tell_pair (play, *crew < before ? "crew-lost" : "crew-back", rule, ship, BONES_NO_SHIP,
                     *crew, ABS (before - *crew));

  if (*crew == 0)
    abandon_ship (play, rule, ship);
}
