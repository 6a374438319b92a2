/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plan of a ship, and the choices of her activation, for her card. */
#include "man-o-war.h"

static BonesGunsAt
guns_at (guint facing)
{
  static const guint8 at[] = { [MW_AT_BOW] = BONES_GUNS_BOW,
                               [MW_AT_PORT] = BONES_GUNS_PORT,
                               [MW_AT_STARBOARD] = BONES_GUNS_STARBOARD,
                               [MW_AT_STERN] = BONES_GUNS_STERN,
                               [MW_AT_SIDE] = BONES_GUNS_SIDES,
                               [MW_AT_ALL] = BONES_GUNS_ALL_ROUND };

  return at[facing];
}

static void
add_row (const MwContent *content, const BonesPartGuns *guns, guint kind, guint location, guint row,
         BonesPart *part)
{
  const MwGuns *self = &content->templates[kind].locations[location].guns[row];

  if (part->n_guns == BONES_MAX_PART_GUNS)
    return;

  part->guns[part->n_guns] = *guns;
  part->guns[part->n_guns++].words =
      self->name != NULL                ? mw_row_words (content, kind, location, row)
      : self->weapon != content->cannon ? mw_weapon_words (content, self->weapon)
                                        : NULL;
}

/* A broadside that has not lost the same on both sides is shown as two rows. */
static void
add_guns (const BonesSetup *setup, const BonesGame *game, guint ship, guint location,
          const MwLocation *self, BonesPart *part)
{
  const MwContent *content = setup->content;
  const guint kind = game->ships[ship].kind;

  for (guint i = 0; i < self->n_guns; i++)
    {
      const guint facing = self->guns[i].facing;
      const guint bank = facing == MW_AT_SIDE  ? MW_PORT
                         : facing == MW_AT_ALL ? MW_ALL_ROUND
                                               : facing;
      const guint8 left = (guint8) mw_row_guns (setup, game, ship, location, i, bank);
      const guint8 right = facing == MW_AT_SIDE
                               ? (guint8) mw_row_guns (setup, game, ship, location, i, MW_STARBOARD)
                               : left;
      BonesPartGuns guns = { guns_at (facing), self->guns[i].number, left, NULL };

      if (left != right)
        {
          guns.at = BONES_GUNS_PORT;
          add_row (content, &guns, kind, location, i, part);
          guns.at = BONES_GUNS_STARBOARD;
          guns.left = right;
        }

      add_row (content, &guns, kind, location, i, part);
    }
}

/* The id of the words for an effect that is shown at its location, or NULL. */
static const char *
mark_of (const MwEffect *effect)
{
  static const char *const words[MW_CODES] = {
    [MW_CREW] = "part.crew",       [MW_SAIL] = "part.sail",          [MW_OARS] = "part.oars",
    [MW_SPEED] = "part.speed",     [MW_SPEED_HALF] = "part.half",    [MW_NO_SAIL] = "part.no-sail",
    [MW_NO_OARS] = "part.no-oars", [MW_NO_TURN] = "part.no-turn",    [MW_NO_MOVE] = "part.no-move",
    [MW_NO_FIRE] = "part.no-fire", [MW_BTW] = "part.waterline",      [MW_FIRE] = "part.fire",
    [MW_GUNS_LOST] = "part.guns",  [MW_NO_RAM] = "part.no-ram",      [MW_WAY] = "part.way",
    [MW_NO_WAY] = "part.no-way",   [MW_BEFORE_WIND] = "part.astern",
  };

  if (effect->code == MW_WAY && effect->mod == 0)
    return "part.ways";

  if (effect->code == MW_NO_WAY && effect->mod == 0)
    return "part.no-ways";

  return effect->code < MW_CODES ? words[effect->code] : NULL;
}

static gboolean
is_struck (const BonesSetup *setup, const BonesGame *game, guint ship, guint location,
           const MwEffect *effect)
{
  const guint lost = game->ships[ship].tracks[MW_LOST + location];

  if (effect->when == MW_EACH_BOX)
    return lost > 0;

  return effect->when == MW_AT_BOX ? lost >= effect->box
                                   : mw_is_destroyed (setup, game, ship, location);
}

/* A battery with guns in the room is being loaded. */
static void
add_loading (const BonesSetup *setup, const BonesGame *game, guint ship, guint location,
             BonesPart *part)
{
  const MwTemplate *template = mw_template (setup, game, ship);

  for (guint i = 0; i < template->n_counters; i++)
    for (guint j = 0; j < template->locations[location].n_guns; j++)
      {
        const MwCounter *counter = &template->counters[i];
        const guint turns =
            counter->kind == MW_LOADING ? game->ships[ship].tracks[counter->track] : 0;

        if (turns > 0 && part->n_marks < BONES_MAX_PART_MARKS
            && mw_is_in_battery (template, location, j, counter->of))
          {
            part->marks[part->n_marks++] = (BonesPartMark){ "part.loading", (gint32) turns, FALSE };
            break;
          }
      }
}

static BonesPart
room_of (const BonesSetup *setup, const BonesGame *game, guint ship, guint location)
{
  const MwContent *content = setup->content;
  const guint kind = game->ships[ship].kind;
  const MwLocation *self = &content->templates[kind].locations[location];
  BonesPart part = { .kind = BONES_PART_ROOM,
                     .id = self->id,
                     .words = content->location_ids[kind][location],
                     .col_from = self->col_from,
                     .col_to = self->col_to,
                     .row_from = self->row_from,
                     .row_to = self->row_to,
                     .boxes = self->boxes,
                     .lost = (guint8) game->ships[ship].tracks[MW_LOST + location],
                     .ablaze = (guint8) game->ships[ship].tracks[MW_ABLAZE + location],
                     .save = self->save,
                     .lost_track = (guint16) (MW_LOST + location),
                     .ablaze_track = (guint16) (MW_ABLAZE + location) };

  add_guns (setup, game, ship, location, self, &part);
  for (guint i = 0; i < self->effects.n && part.n_marks < BONES_MAX_PART_MARKS; i++)
    {
      const MwEffect *effect = &self->effects.list[i];

      part.aloft |= effect->code == MW_SAIL || effect->code == MW_NO_SAIL;
      if (mark_of (effect) != NULL)
        part.marks[part.n_marks++] =
            (BonesPartMark){ mark_of (effect), effect->number,
                             is_struck (setup, game, ship, location, effect),
                             effect->mod > 0 ? MW_WAY_NUMBER (kind, effect->mod - 1) : 0 };
    }

  add_loading (setup, game, ship, location, &part);
  return part;
}

/* The rounds of a weapon that has few, or boats. */
static BonesPart
rounds_of (const BonesSetup *setup, const BonesGame *game, guint ship, const MwCounter *counter)
{
  const MwContent *content = setup->content;
  const guint kind = game->ships[ship].kind;
  const char *id = counter->kind == MW_AMMUNITION
                       ? content->weapons[counter->of].id
                       : content->templates[content->templates[kind].boats[counter->of].kind].id;

  return (BonesPart){ .kind = BONES_PART_COUNTERS,
                      .id = id,
                      .words = mw_counter_words (content, kind, counter),
                      .boxes = counter->most,
                      .lost =
                          (guint8) MIN (game->ships[ship].tracks[counter->track], counter->most),
                      .lost_track = BONES_NO_TRACK,
                      .ablaze_track = BONES_NO_TRACK };
}

/* Her waterline, or the wounds of a beast, with the honours that the set states. */
static BonesPart
hull_of (const MwTemplate *template, const BonesShip *ship)
{
  const gboolean vessel = template->class < MW_FLYER;
  BonesPart part = { .kind = vessel ? BONES_PART_WATERLINE : BONES_PART_COUNTERS,
                     .id = "hull",
                     .words = vessel ? "track.hull" : "track.wounds",
                     .boxes = vessel ? template->btw_boxes : template->wounds,
                     .lost = (guint8) ship->tracks[MW_HULL],
                     .save = vessel ? template->btw_save : template->save_all,
                     .lost_track = MW_HULL,
                     .ablaze_track = BONES_NO_TRACK };

  if (template->own_honours)
    part.marks[part.n_marks++] = (BonesPartMark){ "part.honours", template->honours, FALSE };

  return part;
}

guint
mw_plan (const BonesSetup *setup, const BonesGame *game, guint ship, BonesPart *parts)
{
  const MwTemplate *template = mw_template (setup, game, ship);
  const guint16 *tracks = game->ships[ship].tracks;
  const gboolean vessel = template->class < MW_FLYER;
  guint n = 0;

  for (guint i = 0; vessel && i < template->n_locations; i++)
    parts[n++] = room_of (setup, game, ship, i);

  parts[n++] = hull_of (template, &game->ships[ship]);
  if (vessel)
    parts[n++] = (BonesPart){ .kind = BONES_PART_COUNTERS,
                              .id = "crew",
                              .words = "track.crew",
                              .boxes = (guint8) MAX (template->crew, tracks[MW_CREW_LEFT]),
                              .lost = (guint8) (MAX (template->crew, tracks[MW_CREW_LEFT])
                                                - tracks[MW_CREW_LEFT]),
                              .lost_track = MW_CREW_LEFT,
                              .ablaze_track = BONES_NO_TRACK };

  for (guint i = 0; i < template->n_counters; i++)
    if (template->counters[i].kind != MW_LOADING)
      parts[n++] = rounds_of (setup, game, ship, &template->counters[i]);

  return n;
}

static guint
list_banks (const BonesSetup *setup, const BonesGame *game, guint ship, BonesTurnBank *banks)
{
  static const guint8 at[MW_NAMED] = { [MW_BOW] = BONES_GUNS_BOW,
                                       [MW_PORT] = BONES_GUNS_PORT,
                                       [MW_STARBOARD] = BONES_GUNS_STARBOARD,
                                       [MW_STERN] = BONES_GUNS_STERN,
                                       [MW_ALL_ROUND] = BONES_GUNS_ALL_ROUND };
  const MwContent *content = setup->content;
  const MwTemplate *template = mw_template (setup, game, ship);
  guint n = 0;

  for (guint i = 0; i < MW_BATTERIES; i++)
    if (mw_has_battery (template, i))
      {
        const MwNamedGuns *named = i >= MW_NAMED ? &template->named[i - MW_NAMED] : NULL;

        banks[n++] = (BonesTurnBank){
          .id = content->battery_ids[game->ships[ship].kind][i],
          .bit = (guint8) i,
          .at = named != NULL
                    ? guns_at (template->locations[named->location].guns[named->row].facing)
                    : (BonesGunsAt) at[i],
          .guns = mw_battery_guns (setup, game, ship, i, MW_ANY_WEAPON),
        };
      }

  return n;
}

const BonesTurn mw_turn = { .orders = MW_VERB_ACTIVATE,
                            .fires = MW_VERB_FIRE,
                            .ends = MW_VERB_DONE,
                            .fired = MW_FIRED,
                            .banks = list_banks };
