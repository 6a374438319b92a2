/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

static const MwSpell *
spell_of (const BonesSetup *setup, guint kind)
{
  return &((const MwContent *) setup->content)->spells[kind];
}

static gboolean
leaves_marker (const MwSpell *spell)
{
  for (guint i = 0; i < spell->effects.n; i++)
    if (mw_is_standing (spell->effects.list[i].code))
      return TRUE;

  return FALSE;
}

/* MW-FLY-12, MW-AMB-56: beasts are targets like ships, but not in a lair or submerged
 * (MW-MON-01, MW-MON-08). */
gboolean
mw_is_spell_target (const BonesGame *game, guint fleet, MwTarget target, guint ship)
{
  const BonesShip *self = &game->ships[ship];

  if (!mw_is_reachable (game, ship))
    return FALSE;

  switch (target)
    {
    case MW_AT_ENEMY_SHIP:
      return self->fleet != fleet;
    case MW_AT_OWN_SHIP:
      return self->fleet == fleet;
    case MW_AT_ANY_SHIP:
      return TRUE;
    default:
      return FALSE;
    }
}

/* TRUE if there is a target. Opens the targets in @ask, which may be NULL. */
static gboolean
list_targets (const BonesGame *game, guint fleet, MwTarget target, BonesAsk *ask)
{
  gboolean any = FALSE;

  for (guint ship = 0; ship < game->n_ships; ship++)
    if (mw_is_spell_target (game, fleet, target, ship))
      {
        any = TRUE;
        if (ask != NULL)
          bones_ask_open (ask, ship);
      }

  return any;
}

/* MW-MON-13: sets @partners, of BONES_MAX_LINKS, to the monsters that hold @ship, or to the ship
 * that it holds. Returns their number. With mw.spell_on_holders=first it is one at most. */
static guint
list_partners (const BonesGame *game, guint ship, guint16 *partners)
{
  guint n = 0;

  for (guint i = 0; ship != BONES_NO_SHIP && i < game->n_links; i++)
    if (game->links[i].kind == MW_HELD && game->links[i].b == ship
        && (n == 0 || game->options[MW_SPELL_ON_HOLDERS] == MW_ALL_HOLDERS))
      partners[n++] = game->links[i].a;

  if (n == 0 && ship != BONES_NO_SHIP && mw_held_by (game, ship) != BONES_NO_SHIP)
    partners[n++] = (guint16) mw_held_by (game, ship);

  return n;
}

/* TRUE if the markers of a spell fit: it affects a ship and the monsters in contact (MW-MON-13). */
static gboolean
has_room (const BonesGame *game)
{
  guint free = BONES_MAX_MARKERS - game->n_markers, needed = 2;

  for (guint i = 0; i < game->n_markers; i++)
    free += game->markers[i].kind == 0;

  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      guint16 partners[BONES_MAX_LINKS];

      needed = MAX (needed, 1 + list_partners (game, ship, partners));
    }

  return free >= needed;
}

BonesCardSet
mw_aimable (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  const MwContent *content = setup->content;
  BonesCardSet kinds = { 0 };

  for (guint kind = 0; kind < content->n_spells; kind++)
    {
      const MwSpell *spell = &content->spells[kind];

      if ((spell->target == MW_AT_NOTHING || list_targets (game, fleet, spell->target, NULL))
          && (!leaves_marker (spell) || has_room (game)))
        bones_card_set_add (&kinds, kind);
    }

  return kinds;
}

/* MW-MAG-02 */
gboolean
mw_aim (BonesPlay *play, MwCasting *casting)
{
  const MwTarget target = spell_of (play->setup, casting->kind)->target;
  BonesAsk ask = mw_ask_fleet (BONES_ASK_SHIP, "spell-target", "MW-MAG-02", casting->fleet,
                               casting->caster << 16 | casting->kind);

  casting->ship = BONES_NO_SHIP;
  ask.follows = TRUE;
  ask.played = (guint16) (1 + casting->kind);
  ask.values[0] = (gint32) casting->kind;
  if (!list_targets (&play->game, casting->fleet, target, &ask))
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return mw_aim (play, casting);

  return bones_ask_ship (play, &ask, &casting->ship);
}

/* MW-MAG-04: a spell lasts one turn, unless the card says otherwise. With "instant" and "game"
 * the change stays. */
static void
leave_marker (BonesPlay *play, const MwCasting *casting)
{
  const guint duration = spell_of (play->setup, casting->kind)->duration;
  BonesMarker *marker =
      bones_game_add_marker (&play->game, MW_SPELL_IN_FORCE, (guint) casting->fleet);

  if (marker == NULL)
    return;

  marker->ship = (guint16) casting->ship;
  marker->values[0] = (guint16) casting->kind;
  marker->until = duration == MW_ONE_TURN || duration == MW_END_PHASE ? play->game.round : 0;
}

/* WIND: the caster chooses the direction. */
static BONES_ASKS gboolean
turn_wind (BonesPlay *play, const MwEffect *effect, const MwCasting *casting, guint ordinal)
{
  BonesAsk ask = mw_ask_fleet (BONES_ASK_CHOICE, "wind-way", "MW-MAG-04", casting->fleet,
                               casting->kind << 8 | ordinal);

  return mw_turn_wind (play, &ask, effect->number);
}

/* MW-MAG-04: an effect that says nothing of its own lasts as its spell does. */
static MwEffect
make_effect (const MwSpell *spell, const MwEffect *listed)
{
  MwEffect effect = *listed;

  if (spell->duration == MW_EACH_END_PHASE && effect.duration == MW_INSTANT
      && mw_comes_again (effect.code))
    effect.duration = MW_EACH_END_PHASE;

  return effect;
}

static BONES_ASKS gboolean
apply_effect (BonesPlay *play, const MwEffect *listed, const MwCasting *casting, guint ordinal)
{
  const MwEffect lasting = make_effect (spell_of (play->setup, casting->kind), listed);
  const MwEffect *effect = &lasting;

  if (effect->code == MW_WIND)
    return casting->second || turn_wind (play, effect, casting, ordinal);

  if (casting->ship == BONES_NO_SHIP && effect->code == MW_NOTE)
    bones_tell_fleet (play, "spell-note", "MW-MAG-02", casting->fleet, effect->number, 0);

  return casting->ship == BONES_NO_SHIP || (casting->second && effect->code == MW_BEAST)
         || mw_effect (play, effect, effect->code == MW_MOVE_ENEMY ? "MW-MAG-06" : "MW-MAG-02",
                       casting->ship, ordinal);
}

/* Abilities of the ship that an enemy spell is about to work on; with @ward it does nothing. */
static BONES_ASKS gboolean
meet_abilities (BonesPlay *play, const MwCasting *casting, gboolean *ward)
{
  *ward = FALSE;
  if (casting->ship == BONES_NO_SHIP || play->game.ships[casting->ship].fleet == casting->fleet)
    return TRUE;

  if (!mw_abilities (play, "MW-MAG-02", casting->ship, BONES_NO_SHIP, MW_ON_SPELL, ward))
    return FALSE;

  if (*ward)
    mw_tell_spell (play, "spell-averted", "MW-MAG-02", casting);

  return TRUE;
}

/* Applies the whole spell to one of the models that it affects. */
static BONES_ASKS gboolean
apply_spell (BonesPlay *play, const MwCasting *casting)
{
  const MwSpell *spell = spell_of (play->setup, casting->kind);
  gboolean ward;

  if (!meet_abilities (play, casting, &ward))
    return FALSE;

  for (guint i = 0; !ward && i < spell->effects.n; i++)
    if (!mw_is_standing (spell->effects.list[i].code)
        && (casting->ship == BONES_NO_SHIP || bones_game_in_play (&play->game, casting->ship))
        && !apply_effect (play, &spell->effects.list[i], casting, i))
      return FALSE;

  if (!ward && casting->ship != BONES_NO_SHIP && leaves_marker (spell))
    leave_marker (play, casting);

  return TRUE;
}

static gboolean
moves_its_target (const MwSpell *spell)
{
  for (guint i = 0; i < spell->effects.n; i++)
    if (spell->effects.list[i].code == MW_MOVE_ENEMY)
      return TRUE;

  return FALSE;
}

/* MW-MAG-06: a ship that was moved, and her partners, may have lost contact with others. */
static BONES_ASKS gboolean
ask_who_still_touches (BonesPlay *play, guint ship, const guint16 *partners, guint n)
{
  if (!mw_ask_still_touching (play, ship, MW_HELD)
      || !mw_ask_still_touching (play, ship, MW_TOUCHES))
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (!mw_ask_still_touching (play, partners[i], MW_TOUCHES))
      return FALSE;

  return TRUE;
}

/* MW-MAG-02, MW-MON-13 */
gboolean
mw_spell_works (BonesPlay *play, guint fleet, guint kind, guint ship)
{
  guint16 partners[BONES_MAX_LINKS];
  const guint n = list_partners (&play->game, ship, partners);
  const MwCasting casting = { fleet, kind, ship };

  if (ship != BONES_NO_SHIP && !bones_game_in_play (&play->game, ship)) /* removed by hand */
    return TRUE;

  mw_tell_spell (play, "spell-works", "MW-MAG-02", &casting);
  if (!apply_spell (play, &casting))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      const MwCasting also = { fleet, kind, partners[i], TRUE };

      if (!bones_game_in_play (&play->game, partners[i]))
        continue;

      bones_tell_pair (play, "spell-on-both", "MW-MON-13", ship, partners[i], (gint) kind, 0);
      if (!apply_spell (play, &also))
        return FALSE;
    }

  return !moves_its_target (spell_of (play->setup, kind))
         || ask_who_still_touches (play, ship, partners, n);
}

/* MW-END-07 */
void
mw_end_spells (BonesPlay *play)
{
  BonesGame *game = &play->game;

  for (guint i = 0; i < game->n_markers; i++)
    {
      const BonesMarker *marker = &game->markers[i];
      const MwCasting over = { marker->owner, marker->values[0], marker->ship };

      if (marker->kind != MW_SPELL_IN_FORCE || marker->until == 0 || marker->until > game->round)
        continue;

      bones_game_drop_marker (game, i);
      mw_tell_spell (play, "spell-ends", "MW-END-07", &over);
    }
}
