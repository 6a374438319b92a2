/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

/* MW-DMG-02: a lost broadside is lost on both sides, unless mw.broadside_both_sides is off and a
 * marker spares @bank. */
static gboolean
is_spared (const BonesGame *game, guint ship, guint location, const MwGuns *guns, guint bank)
{
  if (guns->facing != MW_AT_SIDE)
    return FALSE;

  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == MW_GUNS_SPARED && game->markers[i].ship == ship
        && game->markers[i].values[0] == location && game->markers[i].values[1] == bank)
      return TRUE;

  return FALSE;
}

/* The guns of a row are lost with the last box of their location, or one with each box and the rest
 * with the last. */
guint
mw_row_whole (const BonesSetup *setup, const BonesGame *game, guint ship, guint location, guint row,
              guint bank)
{
  const MwGuns *guns = &mw_template (setup, game, ship)->locations[location].guns[row];
  const gboolean destroyed = mw_is_destroyed (setup, game, ship, location);
  const gboolean spared = destroyed && is_spared (game, ship, location, guns, bank);
  guint lost = guns->lost == MW_GUN_A_BOX ? game->ships[ship].tracks[MW_LOST + location] : 0;

  if (destroyed && !spared)
    return 0;

  lost -= spared && lost > 0; /* the last box */
  return guns->number - MIN (guns->number, lost);
}

/* What GUNS_LOST has taken of a bank: all guns, or some. */
typedef struct {
  gboolean all;
  guint n;
} Gone;

static void
add_gone (const BonesSetup *setup, const BonesGame *game, guint ship, MwFacing facing, Gone *gone)
{
  const MwTally tally = mw_tally (setup, game, ship, MW_GUNS_LOST, facing);

  gone->all |= tally.bare > 0 || (tally.n > 0 && game->options[MW_GUNS_LOST_RULE] == MW_WHOLE_BANK);
  gone->n += (guint) MAX (tally.sum, 0);
}

/* mw.guns_lost: ALL means the guns that point all round, or those of every bank. */
static Gone
gone_of (const BonesSetup *setup, const BonesGame *game, guint ship, guint bank)
{
  Gone gone = { 0 };

  if (!mw_may_have (setup, game, ship, MW_GUNS_LOST))
    return gone;

  for (guint facing = 0; facing <= MW_AT_ALL; facing++)
    if (mw_points_at ((MwFacing) facing, bank)
        || (facing == MW_AT_ALL && game->options[MW_GUNS_LOST_RULE] == MW_WHOLE_BANK))
      add_gone (setup, game, ship, (MwFacing) facing, &gone);

  return gone;
}

guint
mw_row_chosen (const BonesGame *game, guint ship, guint location, guint row, guint bank)
{
  guint n = 0;

  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == MW_GUNS_OUT && game->markers[i].ship == ship
        && game->markers[i].values[0] == MW_GUNS_AT (location, row)
        && (game->markers[i].values[1] >> 8 & 1u << bank))
      n += game->markers[i].values[1] & 0xff;

  return n;
}

/* One row of a walk over the guns of a bank. */
typedef struct {
  guint location, row, whole, taken;
} Row;

#define MOST_ROWS (MW_MAX_LOCATIONS * MW_MAX_GUNS)

static guint
rows_of (const BonesSetup *setup, const BonesGame *game, guint ship, guint bank, Row *rows)
{
  const MwTemplate *template = mw_template (setup, game, ship);
  guint n = 0;

  for (guint i = 0; template->armed >> i != 0; i++)
    for (guint j = 0; j < template->locations[i].n_guns; j++)
      if (mw_points_at (template->locations[i].guns[j].facing, bank))
        rows[n++] = (Row){ i, j, mw_row_whole (setup, game, ship, i, j, bank), 0 };

  return n;
}

/* Takes away the guns that GUNS_LOST has lost: first those that their owner has chosen, then the
 * first ones. A repair may have left fewer losses than choices. */
static void
take_gone (const BonesGame *game, guint ship, guint bank, guint gone, Row *rows, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      rows[i].taken = MIN (mw_row_chosen (game, ship, rows[i].location, rows[i].row, bank),
                           MIN (rows[i].whole, gone));
      gone -= rows[i].taken;
    }

  for (guint i = 0; i < n; i++)
    {
      const guint more = MIN (rows[i].whole - rows[i].taken, gone);

      rows[i].taken += more;
      gone -= more;
    }
}

/* The rows of guns in @bank, with what is left of each in Row.whole. */
static guint
rows_left (const BonesSetup *setup, const BonesGame *game, guint ship, guint bank, Row *rows)
{
  const guint n = rows_of (setup, game, ship, bank, rows);
  const Gone gone = n > 0 ? gone_of (setup, game, ship, bank) : (Gone){ 0 };

  if (gone.n > 0)
    take_gone (game, ship, bank, gone.n, rows, n);

  for (guint i = 0; i < n; i++)
    rows[i].whole = gone.all ? 0 : rows[i].whole - rows[i].taken;

  return n;
}

guint
mw_row_guns (const BonesSetup *setup, const BonesGame *game, guint ship, guint location, guint row,
             guint bank)
{
  Row rows[MOST_ROWS];
  const guint n = rows_left (setup, game, ship, bank, rows);

  for (guint i = 0; i < n; i++)
    if (rows[i].location == location && rows[i].row == row)
      return rows[i].whole;

  return 0;
}

static const MwGuns *
guns_in (const BonesSetup *setup, const BonesGame *game, guint ship, const Row *row)
{
  return &mw_template (setup, game, ship)->locations[row->location].guns[row->row];
}

guint
mw_guns (const BonesSetup *setup, const BonesGame *game, guint ship, guint bank, guint weapon)
{
  Row rows[MOST_ROWS];
  const guint n = rows_left (setup, game, ship, bank, rows);
  guint guns = 0;

  for (guint i = 0; i < n; i++)
    if (weapon == MW_ANY_WEAPON || guns_in (setup, game, ship, &rows[i])->weapon == weapon)
      guns += rows[i].whole;

  return guns;
}

/* MW-BRD-02 */
guint
mw_guns_against_boarders (const BonesSetup *setup, const BonesGame *game, guint ship, guint bank)
{
  const MwContent *content = setup->content;
  Row rows[MOST_ROWS];
  const guint n = rows_left (setup, game, ship, bank, rows);
  guint guns = 0;

  for (guint i = 0; i < n; i++)
    if (!content->weapons[guns_in (setup, game, ship, &rows[i])->weapon].not_at_boarders)
      guns += rows[i].whole;

  return guns;
}

guint
mw_battery_guns (const BonesSetup *setup, const BonesGame *game, guint ship, guint battery,
                 guint weapon)
{
  const MwTemplate *template = mw_template (setup, game, ship);
  Row rows[MOST_ROWS];
  guint n, guns = 0;

  if (weapon == MW_ANY_WEAPON ? !mw_has_battery (template, battery)
                              : !(template->weapons[battery] >> weapon & 1))
    return 0;

  n = rows_left (setup, game, ship, mw_bank_of (template, battery), rows);
  for (guint i = 0; i < n; i++)
    if (mw_is_in_battery (template, rows[i].location, rows[i].row, battery)
        && (weapon == MW_ANY_WEAPON || guns_in (setup, game, ship, &rows[i])->weapon == weapon))
      guns += rows[i].whole;

  return guns;
}

/* The guns that all markers of @ship take of @bank. */
static guint
count_chosen (const BonesGame *game, guint ship, guint bank)
{
  guint n = 0;

  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == MW_GUNS_OUT && game->markers[i].ship == ship
        && (game->markers[i].values[1] >> 8 & 1u << bank))
      n += game->markers[i].values[1] & 0xff;

  return n;
}

/* How many more guns @marker takes than GUNS_LOST has lost. */
static guint
excess_of (const BonesSetup *setup, const BonesGame *game, const BonesMarker *marker)
{
  guint most = 0;

  for (guint bank = 0; bank <= MW_ALL_ROUND; bank++)
    if (marker->values[1] >> 8 & 1u << bank)
      {
        const guint chosen = count_chosen (game, marker->ship, bank);
        const guint gone = gone_of (setup, game, marker->ship, bank).n;

        most = MAX (most, chosen - MIN (chosen, gone));
      }

  return MIN (most, marker->values[1] & 0xffu);
}

void
mw_mend_chosen_guns (const BonesSetup *setup, BonesGame *game)
{
  for (guint i = game->n_markers; i-- > 0;)
    {
      BonesMarker *marker = &game->markers[i];

      if (marker->kind != MW_GUNS_OUT || !bones_game_in_play (game, marker->ship))
        continue;

      marker->values[1] -= (guint16) excess_of (setup, game, marker);
      if ((marker->values[1] & 0xff) == 0)
        bones_game_drop_marker (game, i);
    }
}
