/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts of boats: thwarts from the prow to the stern, a bilge, and poles. */
#include "null.h"

#include "game.h"

static const char *const thwart_ids[NULL_MOST_THWARTS] = { "1", "2", "3" };

static BonesPart
thwart_of (const NullBoat *boat, const BonesShip *ship, guint i)
{
  BonesPart part = { .kind = BONES_PART_ROOM,
                     .id = thwart_ids[i],
                     .words = boat->thwarts[i].id,
                     .col_from = i + 1,
                     .col_to = i + 1,
                     .boxes = NULL_PLANKS,
                     .lost = ship->tracks[NULL_STOVE + i],
                     .ablaze = ship->tracks[NULL_BURNT + i],
                     .save = 5,
                     .lost_track = NULL_STOVE + i,
                     .ablaze_track = NULL_BURNT + i };

  if (i == 0) /* the gun and the one who poles are at the bow */
    {
      part.n_guns = part.n_marks = 1;
      part.guns[0] = (BonesPartGuns){ BONES_GUNS_BOW, 1, part.lost < part.boxes, NULL };
      part.marks[0] = (BonesPartMark){ "part.poling", 0, part.lost >= part.boxes };
    }

  return part;
}

guint
null_plan (const BonesSetup *setup, const BonesGame *game, guint number, BonesPart *parts)
{
  const BonesShip *ship = &game->ships[number];
  const NullBoat *boat = null_boat (setup, ship->kind);
  guint n = 0;

  if (boat == NULL || boat->n_thwarts == 0)
    return 0;

  for (guint i = 0; i < boat->n_thwarts; i++)
    parts[n++] = thwart_of (boat, ship, i);

  parts[n++] = (BonesPart){ .kind = BONES_PART_WATERLINE,
                            .id = "bilge",
                            .words = "track.bilge",
                            .boxes = NULL_STRAKES,
                            .lost = ship->tracks[NULL_BILGE],
                            .lost_track = NULL_BILGE,
                            .ablaze_track = BONES_NO_TRACK };
  if (boat->poles > 0)
    parts[n++] = (BonesPart){ .kind = BONES_PART_COUNTERS,
                              .id = "poles",
                              .words = "track.poles",
                              .boxes = boat->poles,
                              .lost = boat->poles - MIN (ship->tracks[NULL_POLES], boat->poles),
                              .lost_track = NULL_POLES,
                              .ablaze_track = BONES_NO_TRACK };

  return n;
}

guint
null_limit (const BonesSetup *setup, const BonesGame *game, guint ship, guint track)
{
  const NullBoat *boat = null_boat (setup, game->ships[ship].kind);

  switch (track)
    {
    case NULL_HITS:
      return game->options[NULL_LIVES];
    case NULL_BILGE:
      return NULL_STRAKES;
    case NULL_POLES:
      return boat != NULL ? boat->poles : 0;
    default:
      return NULL_PLANKS;
    }
}
