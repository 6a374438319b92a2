/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

/* MW-SET-01 */
static guint
features (guint face)
{
  static const guint8 of[] = { 0, 0, 1, 1, 2, 3 };

  return of[CLAMP (face, 1u, 6u) - 1];
}

/* Cards aboard are markers as well as sections. */
static guint
most_sections (const BonesGame *game)
{
  guint places = BONES_MAX_MARKERS;

  for (guint i = 0; i < game->n_markers; i++)
    places -= game->markers[i].kind != 0;

  return MIN (MW_MOST_SECTIONS, places);
}

/* MW-SET-01 */
static BONES_ASKS gboolean
ask_sections (BonesPlay *play, guint *n)
{
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_NUMBER, "sections", "MW-SET-01", 0, 0);

  if (!bones_catch_up (play, NULL))
    return FALSE;

  ask.blank = TRUE;
  ask.high = (guint16) most_sections (&play->game);
  return bones_ask_number (play, &ask, n);
}

/* MW-SET-01: while terrain is placed each section is a marker with its quota. */
static BONES_ASKS gboolean
roll_sections (BonesPlay *play, guint *total)
{
  BonesRoll dice = { .key = { "MW-SET-01", 0, 1 },
                     .what = "terrain",
                     .owner = BONES_NOBODY,
                     .ship = BONES_NO_SHIP,
                     .other = BONES_NO_SHIP };
  guint16 faces[BONES_MAX_VALUES];
  guint n;

  *total = 0;
  if (!ask_sections (play, &n))
    return FALSE;

  dice.dice = (guint8) n;
  dice.values[0] = (gint32) n;
  if (n == 0)
    return TRUE;

  if (!bones_catch_up (play, NULL) || !bones_roll_each (play, &dice, faces))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      BonesMarker *section = bones_game_add_marker (&play->game, MW_SECTION, BONES_NOBODY);

      *total += features (faces[i]);
      if (section == NULL)
        continue;

      section->ship = BONES_NO_SHIP;
      section->values[0] = (guint16) features (faces[i]);
    }

  bones_tell_fleet (play, "terrain", "MW-SET-01", BONES_NOBODY, (gint) *total, (gint) n);
  return TRUE;
}

/* Higher wins, ties are rolled again. */
static BONES_ASKS gboolean
roll_opposed (BonesPlay *play, const char *what, const char *rule, guint *winner)
{
  const guint mark = bones_mark (play);
  gint scores[2] = { 0 };

  for (guint i = 0; scores[0] == scores[1]; i++)
    {
      if (!mw_roll_off (play, what, rule, i, scores))
        return FALSE;

      *winner = scores[0] > scores[1] ? 0 : 1;
      bones_settle (play, mark, scores[0] == scores[1] ? 2 : *winner);
    }

  return TRUE;
}

/* MW-SET-02, MW-AMB-06: asks for a section that has room, or any with mw.terrain_placement=free. */
static BONES_ASKS gboolean
place_piece (BonesPlay *play, guint fleet, guint piece, guint left)
{
  BonesAsk ask = mw_ask_fleet (BONES_ASK_MARKER, "section", "MW-SET-02", fleet, piece);
  BonesMarker *sections = play->game.markers;
  guint section, n = 0, only = 0;

  ask.values[0] = (gint32) left;
  for (guint i = 0; i < play->game.n_markers; i++)
    if (sections[i].kind == MW_SECTION
        && (play->game.options[MW_TERRAIN_PLACEMENT] == MW_FREELY
            || sections[i].values[1] < sections[i].values[0]))
      {
        bones_ask_open (&ask, i);
        only = i;
        n++;
      }

  if (n == 0)
    return TRUE;

  section = only;
  if (n > 1 && bones_ask_anew (play, NULL))
    return place_piece (play, fleet, piece, left);

  if (n > 1 && !bones_ask_marker (play, &ask, &section))
    return FALSE;

  sections[section].values[1]++;
  play->game.tracks[MW_TERRAIN] = MIN (play->game.tracks[MW_TERRAIN] + 1, 3 * MW_MOST_SECTIONS);
  bones_tell_fleet (play, "terrain-placed", "MW-SET-02", fleet, sections[section].number, 0);
  return TRUE;
}

/* MW-SET-02: the sides place pieces in turn. */
static BONES_ASKS gboolean
place_terrain (BonesPlay *play)
{
  guint total, first;

  if (!roll_sections (play, &total))
    return FALSE;

  play->game.tracks[MW_TERRAIN] = 0;
  if (total > 0 && !roll_opposed (play, "terrain-first", "MW-SET-02", &first))
    return FALSE;

  for (guint i = 0; i < total; i++)
    if (!place_piece (play, (first + i) % 2, i, total - i))
      return FALSE;

  for (guint i = 0; i < play->game.n_markers; i++)
    if (play->game.markers[i].kind == MW_SECTION)
      bones_game_drop_marker (&play->game, i);

  return TRUE;
}

/* MW-SET-04: the winner also places first. */
static BONES_ASKS gboolean
choose_sides (BonesPlay *play)
{
  static const char *const ids[] = { "east", "west", NULL };
  BonesAsk ask;
  guint winner, west;

  if (!roll_opposed (play, "sides", "MW-SET-04", &winner))
    return FALSE;

  ask = mw_ask_fleet (BONES_ASK_CHOICE, "edge", "MW-SET-04", winner, 0);
  bones_ask_offer (&ask, ids, 1 << 0 | 1 << 1);
  if (!bones_catch_up (play, NULL) || !bones_ask_choice (play, &ask, &west))
    return FALSE;

  play->game.tracks[MW_FIRST_SIDE] = (guint16) (winner + 1);
  play->game.tracks[MW_EDGE] = (guint16) ((west ? mw_enemy (&play->game, winner) : winner) + 1);
  bones_tell_fleet (play, west ? "takes-west" : "takes-east", "MW-SET-04", winner, 0, 0);
  return TRUE;
}

const char *
mw_side (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  const guint eastern = game->tracks[MW_EDGE];

  if (eastern == 0)
    return NULL;

  return fleet + 1 == eastern ? "E" : "W";
}

/* TRUE if @ship stands for her unit: she acts alone, or is the first of her squadron. While
 * units are placed, "ordered" marks the ships on the table. */
static gboolean
leads_unit (const BonesPlay *play, guint ship)
{
  const BonesShip *ships = play->game.ships;
  const guint squadron = ships[ship].tracks[MW_SQUADRON];

  for (guint i = 0; squadron > 0 && i < ship; i++)
    if (ships[i].fleet == ships[ship].fleet && ships[i].tracks[MW_SQUADRON] == squadron)
      return FALSE;

  return TRUE;
}

static gboolean
is_to_place (const BonesPlay *play, guint ship, guint fleet)
{
  return bones_game_sails_for (&play->game, ship, fleet) && !play->game.ships[ship].ordered
         && !mw_is_class (play->setup, &play->game, ship, MW_MONSTER) && leads_unit (play, ship);
}

/* MW-SET-07: unless a ship of another class leads them */
static BONES_ASKS gboolean
name_flagship (BonesPlay *play, guint fleet, guint squadron)
{
  BonesAsk ask = mw_ask_fleet (BONES_ASK_SHIP, "squadron-flagship", "MW-SET-07", fleet, squadron);
  const guint flagship = mw_flagship_of (&play->game, fleet, squadron);
  guint ship;

  if (flagship != BONES_NO_SHIP && !mw_is_class (play->setup, &play->game, flagship, MW_SOL))
    return TRUE;

  ask.values[0] = (gint32) squadron;
  for (guint i = 0; i < play->game.n_ships; i++)
    if (mw_in_squadron (&play->game, i, fleet, squadron))
      bones_ask_open (&ask, i);

  if (mw_pick_anew (play, &ask, FALSE))
    return name_flagship (play, fleet, squadron);

  if (!mw_pick_ship (play, &ask, &ship))
    return FALSE;

  if (ship != BONES_NO_SHIP && mw_in_squadron (&play->game, ship, fleet, squadron)
      && mw_is_class (play->setup, &play->game, ship, MW_SOL))
    mw_hoist_flag (play, "MW-SET-07", ship);

  return TRUE;
}

/* MW-SET-06: one unit. */
static BONES_ASKS gboolean
place_unit (BonesPlay *play, guint fleet, guint ordinal)
{
  BonesAsk ask = mw_ask_fleet (BONES_ASK_SHIP, "deploy", "MW-SET-06", fleet, ordinal);
  guint ship, squadron;

  for (guint i = 0; i < play->game.n_ships; i++)
    if (is_to_place (play, i, fleet))
      bones_ask_open (&ask, i);

  if (mw_pick_anew (play, &ask, FALSE))
    return place_unit (play, fleet, ordinal);

  if (!mw_pick_ship (play, &ask, &ship))
    return FALSE;

  if (ship == BONES_NO_SHIP)
    return TRUE;

  squadron = play->game.ships[ship].tracks[MW_SQUADRON];
  play->game.ships[ship].ordered = TRUE;
  for (guint i = 0; i < play->game.n_ships; i++)
    if (mw_in_squadron (&play->game, i, fleet, squadron))
      play->game.ships[i].ordered = TRUE;

  bones_tell_ship (play, squadron > 0 ? "squadron-deployed" : "deployed", "MW-SET-06", ship,
                   (gint) squadron);
  return squadron == 0 || !mw_may_lead (mw_template (play->setup, &play->game, ship))
         || name_flagship (play, fleet, squadron);
}

static guint
units_to_place (const BonesPlay *play, guint fleet)
{
  guint n = 0;

  for (guint ship = 0; ship < play->game.n_ships; ship++)
    n += is_to_place (play, ship, fleet);

  return n;
}

/* MW-SET-06: the sides place units in turn. */
static BONES_ASKS gboolean
deploy_units (BonesPlay *play)
{
  guint fleet = MAX (play->game.tracks[MW_FIRST_SIDE], 1u) - 1u;

  for (guint i = 0; units_to_place (play, 0) + units_to_place (play, 1) > 0; i++)
    {
      if (units_to_place (play, fleet) > 0 && !place_unit (play, fleet, i))
        return FALSE;

      fleet = mw_enemy (&play->game, fleet);
    }

  return TRUE;
}

/* MW-SET-08 */
static void
report_characters (BonesPlay *play)
{
  for (guint fleet = 0; fleet < play->game.n_fleets; fleet++)
    {
      const guint16 *tracks = play->game.fleets[fleet].tracks;

      if (tracks[MW_ADMIRAL_SHIP] > 0)
        bones_tell_ship (play, "admiral-aboard", "MW-SET-08", tracks[MW_ADMIRAL_SHIP] - 1, 0);

      if (tracks[MW_WIZARD_SHIP] > 0)
        bones_tell_ship (play, tracks[MW_COLLEGE] > 0 ? "wizard-aboard" : "caster-aboard",
                         "MW-SET-08", tracks[MW_WIZARD_SHIP] - 1, tracks[MW_COLLEGE] - 1);
    }
}

/* MW-SET-01 to MW-SET-08, MW-TRN-01 */
gboolean
mw_set_up (BonesPlay *play, const BonesAction *action)
{
  if (!place_terrain (play) || !mw_roll_for_wind (play) || !choose_sides (play)
      || !mw_place_lairs (play) || !deploy_units (play))
    return FALSE;

  report_characters (play);
  for (guint ship = 0; ship < play->game.n_ships; ship++)
    play->game.ships[ship].ordered = FALSE;

  mw_begin_step (&play->game, MW_INITIATIVE);
  play->game.round = 1;
  bones_tell_fleet (play, "round", "MW-TRN-01", BONES_NOBODY, 1, 0);
  return TRUE;
}
