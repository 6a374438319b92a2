/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which guns of a template fire together. */
#include "mw-content.h"

/* MW-TPL-03, MW-AMB-22: a side battery has as many guns to port as to starboard. */
gboolean
mw_points_at (MwFacing facing, guint bank)
{
  if (facing == MW_AT_SIDE)
    return bank == MW_PORT || bank == MW_STARBOARD;

  return facing == MW_AT_ALL ? bank == MW_ALL_ROUND : facing == bank;
}

guint
mw_bank_of (const MwTemplate *template, guint battery)
{
  const MwNamedGuns *named;
  guint facing;

  if (battery < MW_NAMED || battery - MW_NAMED >= template->n_named)
    return battery;

  named = &template->named[battery - MW_NAMED];
  facing = template->locations[named->location].guns[named->row].facing;
  return facing == MW_AT_ALL ? MW_ALL_ROUND : facing;
}

gboolean
mw_is_in_battery (const MwTemplate *template, guint location, guint row, guint battery)
{
  const MwGuns *guns = &template->locations[location].guns[row];

  if (battery < MW_NAMED)
    return guns->name == NULL && mw_points_at ((MwFacing) guns->facing, battery);

  return battery - MW_NAMED < template->n_named
         && template->named[battery - MW_NAMED].location == location
         && template->named[battery - MW_NAMED].row == row;
}

G_STATIC_ASSERT (MW_MAX_WEAPONS <= 16 && MW_CODES <= 64);

void
mw_note_weapons (MwTemplate *template)
{
  for (guint i = 0; i < template->n_locations; i++)
    {
      const MwLocation *location = &template->locations[i];

      template->armed |= (guint16) ((location->n_guns > 0) << i);
      for (guint j = 0; j < location->n_guns; j++)
        for (guint battery = 0; battery < MW_BATTERIES; battery++)
          if (mw_is_in_battery (template, i, j, battery))
            template->weapons[battery] |= (guint16) (1u << location->guns[j].weapon);

      for (guint j = 0; j < location->effects.n; j++)
        template->codes |= G_GUINT64_CONSTANT (1) << location->effects.list[j].code;
    }
}

gboolean
mw_has_battery (const MwTemplate *template, guint battery)
{
  return template->weapons[battery] != 0;
}

const MwCounter *
mw_counter_in (const MwTemplate *template, guint track)
{
  for (guint i = 0; i < template->n_counters; i++)
    if (template->counters[i].track == track)
      return &template->counters[i];

  return NULL;
}
