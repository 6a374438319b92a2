/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

gboolean
mw_refuse (BonesRefusal *refusal, const char *what, const char *rule)
{
  refusal->what = what;
  refusal->rule = rule;
  return FALSE;
}

const MwTemplate *
mw_template (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const MwContent *content = setup->content;

  return &content->templates[game->ships[ship].kind];
}

gboolean
mw_is_class (const BonesSetup *setup, const BonesGame *game, guint ship, MwClass class)
{
  return ship < game->n_ships && mw_template (setup, game, ship)->class == class;
}

gboolean
mw_is_vessel (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  return ship < game->n_ships && mw_template (setup, game, ship)->class < MW_FLYER;
}

/* MW-MON-01, MW-MON-08 */
gboolean
mw_is_reachable (const BonesGame *game, guint ship)
{
  return bones_game_in_play (game, ship) && game->ships[ship].tracks[MW_DEPTH] != MW_LAIR
         && game->ships[ship].tracks[MW_DEPTH] != MW_SUBMERGED;
}

/* MW-BRD-09 */
gboolean
mw_is_abandoned (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  return bones_game_in_play (game, ship) && mw_is_vessel (setup, game, ship)
         && game->ships[ship].tracks[MW_CREW_LEFT] == 0;
}

/* MW-SNK-02 */
gboolean
mw_is_any_wreckage (const BonesGame *game)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    if (game->ships[ship].tracks[MW_WRECK] == MW_WRECKAGE)
      return TRUE;

  return FALSE;
}

/* MW-CAP-02 */
gboolean
mw_is_prize (const BonesGame *game, guint ship)
{
  return bones_game_in_play (game, ship) && game->ships[ship].tracks[MW_CAPTURED] > 0;
}

guint
mw_enemy (const BonesGame *game, guint fleet)
{
  return fleet == 0 ? 1 : 0;
}

const char *
mw_faction_of (const BonesSetup *setup, guint fleet)
{
  const BonesRoster *roster =
      fleet < setup->rosters->len ? g_ptr_array_index (setup->rosters, fleet) : NULL;

  return roster != NULL ? roster->faction : NULL;
}

/* The fleet whose character is on @ship: track @where holds 1 + the ship. */
static guint
character_on (const BonesGame *game, guint ship, MwFleetTrack where, MwFleetTrack fate)
{
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (game->fleets[fleet].tracks[where] == ship + 1
        && game->fleets[fleet].tracks[fate] == MW_ABOARD)
      return fleet;

  return BONES_NOBODY;
}

guint
mw_admiral_on (const BonesGame *game, guint ship)
{
  return character_on (game, ship, MW_ADMIRAL_SHIP, MW_ADMIRAL_FATE);
}

guint
mw_wizard_on (const BonesGame *game, guint ship)
{
  return character_on (game, ship, MW_WIZARD_SHIP, MW_WIZARD_FATE);
}

const MwRank *
mw_rank (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  const MwContent *content = setup->content;
  const guint rank = game->fleets[fleet].tracks[MW_RANK];

  return rank > 0 && rank <= content->n_ranks ? &content->ranks[rank - 1] : NULL;
}

/* MW-MAG-07 */
gint
mw_rank_bonus (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  const MwRank *rank = mw_rank (setup, game, fleet);

  return rank != NULL ? rank->bonus : 0;
}

gboolean
mw_is_wizard_aboard (const BonesGame *game, guint fleet)
{
  const guint16 *tracks = game->fleets[fleet].tracks;

  return tracks[MW_WIZARD_FATE] == MW_ABOARD && tracks[MW_WIZARD_SHIP] > 0
         && bones_game_sails_for (game, tracks[MW_WIZARD_SHIP] - 1, fleet);
}

/* MW-MAG-09 */
gboolean
mw_has_wizard (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  const guint16 *tracks = game->fleets[fleet].tracks;
  const gboolean clings = tracks[MW_WIZARD_FATE] == MW_CLINGS && tracks[MW_WIZARD_SHIP] > 0;

  return mw_rank (setup, game, fleet) != NULL
         && (mw_is_wizard_aboard (game, fleet)
             || (clings && game->options[MW_CLINGING_WIZARD_CASTS]));
}

/* MW-FIR-05: a burning box counts as lost; with mw.blaze_destroys=area any fire destroys. */
gboolean
mw_is_destroyed (const BonesSetup *setup, const BonesGame *game, guint ship, guint location)
{
  const guint16 *tracks = game->ships[ship].tracks;

  if (game->options[MW_BLAZE_DESTROYS] == MW_AREA_DESTROYED && tracks[MW_ABLAZE + location] > 0)
    return TRUE;

  return tracks[MW_LOST + location] >= mw_template (setup, game, ship)->locations[location].boxes;
}

/* MW-MON-18 */
guint
mw_wounds_left (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const guint wounds = mw_template (setup, game, ship)->wounds;

  return wounds - MIN (wounds, game->ships[ship].tracks[MW_HULL]);
}

gboolean
mw_is_standing (MwCode code)
{
  switch (code)
    {
    case MW_SAIL:
    case MW_OARS:
    case MW_SPEED:
    case MW_SPEED_HALF:
    case MW_NO_SAIL:
    case MW_NO_OARS:
    case MW_NO_TURN:
    case MW_GUNS_LOST:
    case MW_MOD:
    case MW_REROLL:
    case MW_NO_RAM:
    case MW_WAY:
    case MW_NO_WAY:
    case MW_FREE_TURN:
    case MW_BEFORE_WIND:
      return TRUE;
    default:
      return FALSE;
    }
}

gboolean
mw_comes_again (MwCode code)
{
  switch (code)
    {
    case MW_CREW:
    case MW_BTW:
    case MW_BTW_SAVE:
    case MW_FIRE:
    case MW_FIRE_AT:
    case MW_HIT:
    case MW_REPAIR:
    case MW_WOUND:
    case MW_NOTE:
      return TRUE;
    default:
      return FALSE;
    }
}

/* A sum of effects of one code. */
typedef struct {
  MwCode code;
  guint mod;
  MwTally tally;
} Count;

static void
add_effect (Count *count, const MwEffect *effect, guint times)
{
  const gboolean by_kind =
      count->code == MW_MOD || count->code == MW_REROLL || count->code == MW_GUNS_LOST;
  const gboolean by_way = effect->mod > 0 && (count->code == MW_WAY || count->code == MW_NO_WAY);

  if (effect->code != count->code || effect->who != MW_HERSELF
      || ((by_kind || by_way) && effect->mod != count->mod))
    return;

  count->tally.sum += effect->number * (gint) times;
  count->tally.n += times;
  count->tally.bare += effect->number == 0 ? times : 0;
}

/* How often an effect of @location counts. An effect that lasts a turn does not: it left a
 * counter or a marker when the box was lost. */
static guint
times_of (const BonesSetup *setup, const BonesGame *game, guint ship, guint location,
          const MwEffect *effect)
{
  const guint lost = game->ships[ship].tracks[MW_LOST + location];

  if (effect->duration == MW_END_PHASE || effect->duration == MW_ONE_TURN)
    return 0;

  if (effect->when == MW_EACH_BOX)
    return lost;

  if (effect->when == MW_AT_BOX)
    return lost >= effect->box;

  return mw_is_destroyed (setup, game, ship, location);
}

static void
add_locations (const BonesSetup *setup, const BonesGame *game, guint ship, Count *count)
{
  const MwTemplate *template = mw_template (setup, game, ship);

  for (guint i = 0; i < template->n_locations; i++)
    for (guint j = 0; j < template->locations[i].effects.n; j++)
      {
        const MwEffect *effect = &template->locations[i].effects.list[j];

        add_effect (count, effect, times_of (setup, game, ship, i, effect));
      }
}

/* A card holds for the turn in which it is used. Its MOD and REROLL do not count here: they
 * apply to the roll that it is used for. */
static void
add_card (const BonesSetup *setup, const BonesGame *game, const BonesMarker *marker, Count *count)
{
  const MwCard *card = &((const MwContent *) setup->content)->cards[marker->values[0]];
  const gboolean used = marker->values[1] == game->round && game->round > 0;

  for (guint i = 0; i < card->effects.n; i++)
    if (card->uses == MW_ALWAYS || (used && count->code != MW_MOD && count->code != MW_REROLL))
      add_effect (count, &card->effects.list[i], 1);
}

/* MW-MAG-04: a spell in force holds for the ship that it was cast at. */
static void
add_spell (const MwSpell *spell, Count *count)
{
  for (guint i = 0; i < spell->effects.n && mw_is_standing (count->code); i++)
    add_effect (count, &spell->effects.list[i], 1);
}

/* A character helps while his own side has the ship. */
static void
add_all (Count *count, const MwEffects *effects)
{
  for (guint i = 0; i < effects->n; i++)
    add_effect (count, &effects->list[i], 1);
}

static void
add_markers (const BonesSetup *setup, const BonesGame *game, guint ship, Count *count)
{
  const MwContent *content = setup->content;

  for (guint i = 0; i < game->n_markers; i++)
    {
      const BonesMarker *marker = &game->markers[i];

      if (marker->ship != ship)
        continue;

      if (marker->kind == MW_CARD_ABOARD && marker->values[0] < content->n_cards)
        add_card (setup, game, marker, count);

      if (marker->kind == MW_CHARACTER && marker->values[0] < content->n_characters
          && marker->owner == game->ships[ship].fleet)
        add_all (count, &content->characters[marker->values[0]].effects);

      if (marker->kind == MW_SPELL_IN_FORCE && marker->values[0] < content->n_spells)
        add_spell (&content->spells[marker->values[0]], count);

      if (marker->kind == MW_EFFECT_IN_FORCE && marker->stage != MW_COMES_AGAIN)
        add_effect (count,
                    &(MwEffect){ .code = marker->values[0] & 0xff,
                                 .mod = (guint8) (marker->values[0] >> 8),
                                 .number = (gint16) marker->values[1] },
                    1);
    }
}

gboolean
mw_may_have (const BonesSetup *setup, const BonesGame *game, guint ship, MwCode code)
{
  if (mw_template (setup, game, ship)->codes >> code & 1)
    return TRUE;

  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].ship == ship)
      return TRUE;

  return FALSE;
}

MwTally
mw_tally (const BonesSetup *setup, const BonesGame *game, guint ship, MwCode code, guint mod)
{
  Count count = { .code = code, .mod = mod };

  if (mw_template (setup, game, ship)->codes >> code & 1)
    add_locations (setup, game, ship, &count);

  add_markers (setup, game, ship, &count);
  return count.tally;
}

gint
mw_sum (const BonesSetup *setup, const BonesGame *game, guint ship, MwCode code, guint mod)
{
  return mw_tally (setup, game, ship, code, mod).sum;
}

guint
mw_count (const BonesSetup *setup, const BonesGame *game, guint ship, MwCode code, guint mod)
{
  return mw_tally (setup, game, ship, code, mod).n;
}

gboolean
mw_is_forbidden (const BonesSetup *setup, const BonesGame *game, guint ship, MwCode code)
{
  const guint counter = code == MW_NO_MOVE ? MW_NO_MOVE_COUNTER : MW_NO_FIRE_COUNTER;

  return game->ships[ship].tracks[counter] > 0 || mw_count (setup, game, ship, code, 0) > 0;
}

gint
mw_mod (const BonesSetup *setup, const BonesGame *game, guint ship, MwMod mod)
{
  return mw_sum (setup, game, ship, MW_MOD, mod);
}

/* MW-CMB-05, MW-TPL-04 */
guint
mw_aimed_at (const MwTemplate *template, MwAim aim, guint face)
{
  return template->aim[aim][CLAMP (face, 1, 6) - 1];
}

MwAim
mw_usual_aim (const MwTemplate *template)
{
  if (template->aims & 1 << MW_HIGH)
    return MW_HIGH;

  return template->aims & 1 << MW_ANY_AIM ? MW_ANY_AIM : MW_LOW;
}

gboolean
mw_dives (const MwTemplate *template)
{
  for (guint way = 0; way < template->n_ways; way++)
    if (template->ways[way].dives)
      return TRUE;

  return FALSE;
}

/* MW-SQN-01 */
gboolean
mw_may_lead (const MwTemplate *template)
{
  return template->class == MW_SOL
         || (template->class < MW_FLYER && template->leads != MW_LEADS_NOBODY);
}

gboolean
mw_has_track (const MwTemplate *template, guint track)
{
  const guint class = template->class;

  switch (track)
    {
    case MW_HULL:
    case MW_DONE:
    case MW_LEFT:
      return TRUE;
    case MW_SQUADRON:
      return class == MW_FLYER || mw_may_lead (template);
    case MW_FLAG:
      return mw_may_lead (template);
    case MW_DEPTH:
      return class == MW_MONSTER || mw_dives (template);
    case MW_ANTI_FLYER:
      return class == MW_MOW;
    case MW_NO_MOVE_COUNTER:
    case MW_NO_FIRE_COUNTER:
      return TRUE;
    default:
      return class < MW_FLYER;
    }
}
