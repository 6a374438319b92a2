/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds what is wrong with a content set beyond its form: plans, die faces, effects, tables,
 * decks. */
#include "man-o-war.h"

#include <string.h>

/* The set, and the flaws found so far. */
typedef struct {
  GVariant *content;
  GPtrArray *flaws;
} Check;

static void
add_flaw (Check *self, const BonesSpot *spot, const BonesField *fields, const char *key,
          const char *text, const char *value)
{
  bones_flaw_add (self->flaws, spot, key != NULL ? bones_fields_find (fields, key) : NULL, text,
                  value, NULL, NULL);
}

/* ---- Effects: MW-TPL-06 ---- */

typedef enum {
  OF_LOCATION = 1,
  OF_CRITICAL = 2,
  OF_SPELL = 4,
  OF_CARD = 8,
  OF_ATTACK = 16, /* a special attack or a weapon */
  OF_ABILITY = 32,
  OF_TABLE = 64,
} Owner;

enum {
  EVENT = OF_ABILITY | OF_TABLE,
  DAMAGE = OF_LOCATION | OF_CRITICAL | EVENT,
  WILL = OF_SPELL | OF_ATTACK | EVENT,
  ALL = 127
};

/* MW-TPL-06: what an effect needs, and who may have it. */
static const struct {
  guint8 owners;
  guint8 number; /* 1: needed; 2: needed, above 0 */
  guint8 kind, facing, text, table, beast;
  guint8 gives;  /* who may have a number below 0: it gives back */
  guint16 never; /* bits by MwMod: not possible */
} codes[MW_CODES] = {
  [MW_CREW] = { ALL, 1 },
  [MW_SAIL] = { ALL, 1 },
  [MW_OARS] = { ALL, 1 },
  [MW_SPEED] = { ALL, 1 },
  [MW_SPEED_HALF] = { DAMAGE | WILL },
  [MW_NO_SAIL] = { DAMAGE | WILL },
  [MW_NO_OARS] = { DAMAGE | WILL },
  [MW_NO_TURN] = { DAMAGE | WILL },
  [MW_NO_MOVE] = { DAMAGE | WILL },
  [MW_NO_FIRE] = { DAMAGE | WILL },
  [MW_GUNS_LOST] = { DAMAGE | WILL, .facing = TRUE },
  [MW_BTW] = { DAMAGE | WILL, 2, .gives = EVENT | OF_SPELL },
  [MW_BTW_SAVE] = { DAMAGE | WILL, 2 },
  [MW_FIRE] = { DAMAGE | OF_ATTACK },
  [MW_FIRE_AT] = { DAMAGE | WILL },
  [MW_HIT] = { DAMAGE | WILL, 2 },
  [MW_REPAIR] = { OF_SPELL | OF_CARD | EVENT, 2 },
  [MW_WOUND] = { WILL, 1 },
  [MW_RIDER] = { WILL },
  [MW_WIND] = { OF_SPELL | OF_CARD | EVENT, 1 },
  [MW_MOVE_ENEMY] = { OF_SPELL, 2 },
  [MW_MOD] = { ALL, 1, .kind = TRUE, .never = 1 << MW_MOD_LOCATION | 1 << MW_MOD_FIRE },
  [MW_REROLL] = { OF_CARD | OF_SPELL, .kind = TRUE,
                  .never = 1 << MW_MOD_CLOSE_SAVE | 1 << MW_MOD_SHOTS | 1 << MW_MOD_REACH },
  [MW_NOTE] = { ALL, .text = TRUE },
  [MW_NO_RAM] = { DAMAGE | WILL },
  [MW_WAY] = { ALL, 1 },
  [MW_NO_WAY] = { DAMAGE | WILL },
  [MW_ROLL_ON_TABLE] = { ALL, .table = TRUE },
  [MW_WARD] = { EVENT },
  [MW_FREE_TURN] = { OF_CARD | OF_SPELL, 2 },
  [MW_BEFORE_WIND] = { ALL, 1 },
  [MW_BEAST] = { EVENT | OF_SPELL, .beast = TRUE },
  [MW_FIRE_AGAIN] = { OF_CARD | OF_SPELL | EVENT },
};

/* Ships do not come by themselves. */
static void
check_beast (Check *self, const BonesSpot *spot, const BonesField *fields, GVariant *effect)
{
  const char *beast = bones_row_text (effect, "beast");

  if (beast != NULL && mw_row_find (self->content, "monsters", beast) < 0
      && mw_row_find (self->content, "flyers", beast) < 0)
    add_flaw (self, spot, fields, "beast",
              N_ ("{field}: “{value}” is neither a sea monster nor a flyer"), beast);
}

static void
check_number (Check *self, const BonesSpot *spot, const BonesField *fields, GVariant *effect,
              MwCode code, Owner owner)
{
  const gint number = bones_row_number (effect, fields, "number");

  if (code == MW_GUNS_LOST && number < 0)
    add_flaw (self, spot, fields, "number",
              N_ ("{field}: guns that are lost are above 0, or empty"), NULL);
  else if (codes[code].number == 2 && number <= 0 && !(number < 0 && codes[code].gives & owner))
    add_flaw (self, spot, fields, "number", N_ ("{field}: this effect needs a number above 0"),
              NULL);
  else if (codes[code].number == 1 && number == 0)
    add_flaw (self, spot, fields, "number", N_ ("{field}: this effect needs a number"), NULL);
  else if (!mw_is_in_inches (code) && number % 100 != 0)
    add_flaw (self, spot, fields, "number", N_ ("{field}: this effect needs a whole number"), NULL);
}

static void
check_duration (Check *self, const BonesSpot *spot, const BonesField *fields, GVariant *effect,
                MwCode code)
{
  if (bones_row_number (effect, fields, "duration") == MW_EACH_END_PHASE && !mw_comes_again (code))
    add_flaw (self, spot, fields, "duration",
              N_ ("{field}: this effect does not come again in each end phase"), NULL);
}

/* An effect on somebody else needs somebody. */
static void
check_who (Check *self, const BonesSpot *spot, const BonesField *fields, GVariant *effect,
           Owner owner)
{
  const gint who = bones_row_number (effect, fields, "who");

  if ((who == MW_THE_OTHER && !(owner & EVENT)) || (who == MW_ALL_TOUCHING && !(owner & DAMAGE)))
    add_flaw (self, spot, fields, "who", N_ ("{field} {value} is not possible here"),
              bones_row_text (effect, "who"));
}

/* MW-TPL-06 */
static void
check_effect (Check *self, const BonesSpot *spot, const BonesField *fields, GVariant *effect,
              Owner owner)
{
  const char *id = bones_row_text (effect, "code");
  const gint code = bones_row_number (effect, fields, "code");
  const struct {
    gboolean needed;
    const char *key, *text;
  } needs[] = {
    { codes[code].kind, "kind", N_ ("{field}: this effect needs a kind of roll") },
    { codes[code].facing, "facing", N_ ("{field}: this effect needs a facing") },
    { codes[code].text, "text", N_ ("{field}: this effect needs a text") },
    { codes[code].table, "table", N_ ("{field}: this effect needs a table") },
    { codes[code].beast, "beast", N_ ("{field}: this effect needs a beast") },
  };

  if (id == NULL || !g_strv_contains (mw_code_ids, id))
    return;

  if (!(codes[code].owners & owner))
    add_flaw (self, spot, fields, "code", N_ ("{field} {value} is not possible here"), id);

  check_beast (self, spot, fields, effect);
  check_number (self, spot, fields, effect, (MwCode) code, owner);
  check_duration (self, spot, fields, effect, (MwCode) code);
  check_who (self, spot, fields, effect, owner);
  if (codes[code].never >> bones_row_number (effect, fields, "kind") & 1)
    add_flaw (self, spot, fields, "kind", N_ ("{field} {value} is not possible here"),
              bones_row_text (effect, "kind"));
  for (guint i = 0; i < G_N_ELEMENTS (needs); i++)
    {
      const char *text = bones_row_text (effect, needs[i].key);

      if (needs[i].needed && (text == NULL || *text == '\0'))
        add_flaw (self, spot, fields, needs[i].key, needs[i].text, NULL);
    }
}

static void
check_effects (Check *self, const BonesSpot *spot, const BonesField *outer, const char *key,
               GVariant *row, Owner owner)
{
  const BonesField *table = bones_fields_find (outer, key);

  for (guint i = 0; i < bones_rows_count (row, key); i++)
    {
      g_autoptr (GVariant) effect = bones_rows_get (row, key, i);
      const BonesSpot deeper = bones_spot_table (spot, table, (gint) i, effect);

      check_effect (self, &deeper, table->fields, effect, owner);
    }
}

/* ---- The plan of a ship, and where shots land: MW-TPL-02, MW-TPL-04 ---- */

typedef struct {
  gint col_from, col_to, row_from, row_to;
} Cells;

static Cells
cells_of (GVariant *location, const BonesField *fields)
{
  return (Cells){ bones_row_number (location, fields, "col_from"),
                  bones_row_number (location, fields, "col_to"),
                  bones_row_number (location, fields, "row_from"),
                  bones_row_number (location, fields, "row_to") };
}

static gboolean
overlap (const Cells *a, const Cells *b)
{
  return a->col_from <= b->col_to && b->col_from <= a->col_to && a->row_from <= b->row_to
         && b->row_from <= a->row_to;
}

/* MW-TPL-02: every location has a place of its own in the plan. */
static void
check_plan (Check *self, const BonesSpot *spot, const BonesField *table, GVariant *row)
{
  for (guint i = 0; i < bones_rows_count (row, "locations"); i++)
    {
      g_autoptr (GVariant) location = bones_rows_get (row, "locations", i);
      const BonesSpot deeper = bones_spot_table (spot, table, (gint) i, location);
      const Cells cells = cells_of (location, table->fields);

      if (cells.col_to < cells.col_from)
        add_flaw (self, &deeper, table->fields, "col_to", N_ ("{field} is before the first column"),
                  NULL);

      if (cells.row_to < cells.row_from)
        add_flaw (self, &deeper, table->fields, "row_to", N_ ("{field} is below the first row"),
                  NULL);

      for (guint j = 0; j < i; j++)
        {
          g_autoptr (GVariant) other = bones_rows_get (row, "locations", j);
          const Cells taken = cells_of (other, table->fields);
          const char *name = bones_row_text (other, "name");

          if (overlap (&cells, &taken))
            add_flaw (self, &deeper, table->fields, "col_from",
                      N_ ("It overlaps “{value}” in the plan"), name != NULL ? name : "");
        }
    }
}

static gboolean
is_aimed_at (GVariant *row, const char *id)
{
  for (guint i = 0; i < bones_rows_count (row, "aim"); i++)
    {
      g_autoptr (GVariant) aim = bones_rows_get (row, "aim", i);

      for (guint face = 1; face <= 6; face++)
        if (g_strcmp0 (bones_row_text (aim, mw_aim_fields[face].key), id) == 0)
          return TRUE;
    }

  return FALSE;
}

/* MW-TPL-04: some face of an aim column leads to every location. */
static void
check_reach (Check *self, const BonesSpot *spot, const BonesField *table, GVariant *row)
{
  for (guint i = 0; i < bones_rows_count (row, "locations"); i++)
    {
      g_autoptr (GVariant) location = bones_rows_get (row, "locations", i);
      const BonesSpot deeper = bones_spot_table (spot, table, (gint) i, location);
      const char *id = bones_row_text (location, "id");

      if (id != NULL && !is_aimed_at (row, id))
        add_flaw (self, &deeper, NULL, NULL, N_ ("No face of an aim column hits it"), NULL);
    }
}

/* MW-TPL-04: there is either one column ANY, or one HIGH and one LOW. */
static void
check_columns (Check *self, const BonesSpot *spot, const BonesField *fields, GVariant *row)
{
  const guint n = bones_rows_count (row, "aim");
  guint seen = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GVariant) aim = bones_rows_get (row, "aim", i);

      seen |= 1u << bones_row_number (aim, mw_aim_fields, "column");
    }

  if (n > 0 && seen != 1u << MW_ANY_AIM && seen != (1u << MW_HIGH | 1u << MW_LOW))
    add_flaw (
        self, spot, fields, "aim",
        N_ ("{field}: there must be either one column without a choice, or one high and one low"),
        NULL);
  else if (n > 1 && seen == 1u << MW_ANY_AIM)
    add_flaw (self, spot, fields, "aim",
              N_ ("{field}: there must be only one column without a choice"), NULL);
}

/* MW-TPL-04: shots at a flyer leave no choice of height, and it has no waterline. */
static void
check_faces (Check *self, const BonesSpot *spot, const BonesField *fields, GVariant *row)
{
  const BonesField *table = bones_fields_find (fields, "aim");

  for (guint i = 0; i < bones_rows_count (row, "aim"); i++)
    {
      g_autoptr (GVariant) aim = bones_rows_get (row, "aim", i);
      const BonesSpot deeper = bones_spot_table (spot, table, (gint) i, aim);

      if (g_strcmp0 (bones_row_text (aim, "column"), "ANY") != 0)
        add_flaw (self, &deeper, mw_aim_fields, "column",
                  N_ ("{field}: shots at a flyer leave no choice of height"), NULL);

      for (guint face = 1; face <= 6; face++)
        if (g_strcmp0 (bones_row_text (aim, mw_aim_fields[face].key), "BTW") == 0)
          add_flaw (self, &deeper, mw_aim_fields, mw_aim_fields[face].key,
                    N_ ("{field}: a flyer has no waterline"), NULL);
    }
}

static void
check_body (Check *self, const BonesSpot *spot, const BonesField *fields, GVariant *row)
{
  const BonesField *table = bones_fields_find (fields, "locations");

  check_plan (self, spot, table, row);
  check_reach (self, spot, table, row);
  check_columns (self, spot, fields, row);
}

/* ---- Rows ---- */

static void
check_damage (Check *self, const BonesSpot *spot, GVariant *location)
{
  const BonesField *table = bones_fields_find (mw_location_fields, "effects");
  const gint boxes = bones_row_number (location, mw_location_fields, "boxes");

  check_effects (self, spot, mw_location_fields, "effects", location, OF_LOCATION);
  for (guint i = 0; i < bones_rows_count (location, "effects"); i++)
    {
      g_autoptr (GVariant) effect = bones_rows_get (location, "effects", i);
      const BonesSpot deeper = bones_spot_table (spot, table, (gint) i, effect);
      const gint box = bones_row_number (effect, mw_damage_fields, "box");

      if (g_strcmp0 (bones_row_text (effect, "when"), "at_box") == 0 && (box < 1 || box > boxes))
        add_flaw (self, &deeper, mw_damage_fields, "box",
                  N_ ("{field}: the location has no such box"), NULL);
    }
}

/* Guns with a name fire by themselves, so they point one way; she has few of them. Returns how many
 * the location has. */
static guint
check_guns (Check *self, const BonesSpot *spot, GVariant *location)
{
  const BonesField *table = bones_fields_find (mw_location_fields, "guns");
  guint named = 0;

  for (guint i = 0; i < bones_rows_count (location, "guns"); i++)
    {
      g_autoptr (GVariant) guns = bones_rows_get (location, "guns", i);
      const BonesSpot deeper = bones_spot_table (spot, table, (gint) i, guns);
      const char *name = bones_row_text (guns, "name");

      if (name == NULL || *name == '\0')
        continue;

      named++;
      if (bones_row_number (guns, mw_guns_fields, "facing") == MW_AT_SIDE)
        add_flaw (self, &deeper, mw_guns_fields, "facing",
                  N_ ("{field}: guns with a name of their own point one way"), NULL);
    }

  return named;
}

/* The row of weapons that guns name, or the plain cannon. */
static GVariant *
weapon_of (Check *self, GVariant *guns)
{
  g_autoptr (GVariant) general = bones_row_object (self->content, "general");
  const char *own = bones_row_text (guns, "weapon");
  const gint row = mw_row_find (self->content, "weapons",
                                own != NULL ? own : bones_row_text (general, "cannon"));

  return bones_rows_get (self->content, "weapons", row >= 0 ? (guint) row : G_MAXUINT);
}

/* What a ship has to count: the weapons with ammunition, and the batteries that load. */
typedef struct {
  guint banks; /* bits by MwBank, and MW_ALL_ROUND */
  guint named;
  GPtrArray *weapons; /* their codes */
} Counted;

static void
count_guns (Check *self, GVariant *guns, Counted *counted)
{
  g_autoptr (GVariant) weapon = weapon_of (self, guns);
  const char *id = bones_row_text (weapon, "id"), *name = bones_row_text (guns, "name");
  const gint facing = bones_row_number (guns, mw_guns_fields, "facing");

  if (id != NULL && bones_row_number (weapon, mw_weapon_fields, "ammunition") > 0
      && !g_ptr_array_find_with_equal_func (counted->weapons, id, g_str_equal, NULL))
    g_ptr_array_add (counted->weapons, g_strdup (id));

  if (bones_row_number (weapon, mw_weapon_fields, "reload") == 0)
    return;

  if (name != NULL && *name != '\0')
    counted->named++;
  else
    for (guint bank = 0; bank <= MW_ALL_ROUND; bank++)
      counted->banks |= mw_points_at ((MwFacing) facing, bank) ? 1u << bank : 0;
}

/* These are counted in the tracks of locations that she does not have. */
static void
check_counters (Check *self, const BonesSpot *spot, GVariant *row)
{
  g_autoptr (GPtrArray) weapons = g_ptr_array_new_with_free_func (g_free);
  Counted counted = { 0, 0, weapons };
  const guint n = bones_rows_count (row, "locations");
  const guint room = MIN (MW_MAX_COUNTERS, MW_MAX_LOCATIONS - MIN (n, MW_MAX_LOCATIONS));
  g_autofree char *value = NULL;
  guint all;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GVariant) location = bones_rows_get (row, "locations", i);

      for (guint j = 0; j < bones_rows_count (location, "guns"); j++)
        {
          g_autoptr (GVariant) guns = bones_rows_get (location, "guns", j);

          count_guns (self, guns, &counted);
        }
    }

  all = weapons->len + bones_rows_count (row, "boats") + counted.named
        + (guint) __builtin_popcount (counted.banks);
  value = g_strdup_printf ("%u", all);
  if (all > room)
    add_flaw (self, spot, mw_ship_fields, "locations",
              N_ ("{field}: there is no room to count {value} weapons with ammunition, batteries "
                  "that load, and kinds of boats"),
              value);
}

/* A way of moving has a speed, and fails only by dice that it rolls. */
static void
check_way (Check *self, const BonesSpot *spot, GVariant *way)
{
  const char *dice = bones_row_text (way, "dice");
  const gboolean rolls = dice != NULL && strchr (dice, 'd') != NULL;
  const gboolean moves =
      (dice != NULL && *dice != '\0') || bones_row_number (way, mw_way_fields, "speed") > 0;
  const gint from = bones_row_number (way, mw_way_fields, "fails_from");
  const gint to = bones_row_number (way, mw_way_fields, "fails_to");
  const gboolean fails = bones_rows_count (way, "fail_effects") > 0;

  check_effects (self, spot, mw_way_fields, "fail_effects", way, OF_CRITICAL);
  if (!moves)
    add_flaw (self, spot, mw_way_fields, "speed", N_ ("{field}: she needs a speed, or dice"), NULL);

  if (!rolls && (from > 0 || to > 0 || fails))
    add_flaw (self, spot, mw_way_fields, "dice", N_ ("{field}: it fails only if dice are rolled"),
              NULL);
  else if (to < from || (fails && to == 0))
    add_flaw (self, spot, mw_way_fields, "fails_to",
              N_ ("{field}: no roll is from the lowest to this one"), NULL);
}

static void
check_ways (Check *self, const BonesSpot *spot, GVariant *row)
{
  const BonesField *table = bones_fields_find (mw_ship_fields, "ways");

  for (guint i = 0; i < bones_rows_count (row, "ways"); i++)
    {
      g_autoptr (GVariant) way = bones_rows_get (row, "ways", i);
      const BonesSpot deeper = bones_spot_table (spot, table, (gint) i, way);

      check_way (self, &deeper, way);
    }
}

/* An ability has effects. Only what others do can come to nothing. */
static void
check_abilities (Check *self, const BonesSpot *spot, const BonesField *fields, GVariant *row)
{
  static const guint wards =
      1 << MW_ON_SPELL | 1 << MW_ON_FIRED_AT | 1 << MW_ON_RAMMED | 1 << MW_ON_BOARDED;
  const BonesField *table = bones_fields_find (fields, "abilities");

  for (guint i = 0; i < bones_rows_count (row, "abilities"); i++)
    {
      g_autoptr (GVariant) ability = bones_rows_get (row, "abilities", i);
      const BonesSpot deeper = bones_spot_table (spot, table, (gint) i, ability);
      const gint on = bones_row_number (ability, table->fields, "on");

      check_effects (self, &deeper, table->fields, "effects", ability, OF_ABILITY);
      if (bones_rows_count (ability, "effects") == 0)
        add_flaw (self, &deeper, table->fields, "effects", N_ ("{field}: the ability has none"),
                  NULL);

      for (guint j = 0; !(wards >> on & 1) && j < bones_rows_count (ability, "effects"); j++)
        {
          g_autoptr (GVariant) effect = bones_rows_get (ability, "effects", j);
          const BonesSpot deepest = bones_spot_table (
              &deeper, bones_fields_find (table->fields, "effects"), (gint) j, effect);

          if (bones_row_number (effect, mw_effect_fields, "code") == MW_WARD)
            add_flaw (
                self, &deepest, mw_effect_fields, "code",
                N_ ("{field} {value} needs something that others do: a spell, a shot, a ram or "
                    "a boarding"),
                mw_code_ids[MW_WARD]);
        }
    }
}

/* The kinds of crew are the whole crew. */
static void
check_crews (Check *self, const BonesSpot *spot, GVariant *row)
{
  const gint crew = bones_row_number (row, mw_ship_fields, "crew");
  g_autofree char *value = g_strdup_printf ("%d", crew);
  gint all = 0;

  for (guint i = 0; i < bones_rows_count (row, "crews"); i++)
    {
      g_autoptr (GVariant) values = bones_rows_get (row, "crews", i);

      all += bones_row_number (values, mw_crew_fields, "number");
    }

  if (bones_rows_count (row, "crews") > 0 && all != crew)
    add_flaw (self, spot, mw_ship_fields, "crews", N_ ("{field}: together they are not {value}"),
              value);
}

/* Boats carry no others, and act alone. */
static void
check_boats (Check *self, const BonesSpot *spot, GVariant *row)
{
  const BonesField *table = bones_fields_find (mw_ship_fields, "boats");

  for (guint i = 0; i < bones_rows_count (row, "boats"); i++)
    {
      g_autoptr (GVariant) boats = bones_rows_get (row, "boats", i);
      const BonesSpot deeper = bones_spot_table (spot, table, (gint) i, boats);
      const char *class = bones_row_text (boats, "class");
      const gint kind = mw_row_find (self->content, "ships", class);
      g_autoptr (GVariant) boat =
          kind >= 0 ? bones_rows_get (self->content, "ships", (guint) kind) : NULL;

      if (boat == NULL)
        add_flaw (self, &deeper, mw_boat_fields, "class", N_ ("{field}: “{value}” is not a ship"),
                  class);
      else if (bones_rows_count (boat, "boats") > 0)
        add_flaw (self, &deeper, mw_boat_fields, "class",
                  N_ ("{field}: “{value}” carries boats herself"), class);
      else if (bones_row_number (boat, mw_ship_fields, "class") == MW_SOL)
        add_flaw (self, &deeper, mw_boat_fields, "class",
                  N_ ("{field}: “{value}” sails in squadrons, and boats act alone"), class);
    }
}

/* What is lashed to others stays on the surface. */
static void
check_lashes (Check *self, const BonesSpot *spot, GVariant *row)
{
  const BonesField *table = bones_fields_find (mw_ship_fields, "ways");

  for (guint i = 0; bones_row_is (row, "lashes") && i < bones_rows_count (row, "ways"); i++)
    {
      g_autoptr (GVariant) way = bones_rows_get (row, "ways", i);
      const BonesSpot deeper = bones_spot_table (spot, table, (gint) i, way);

      if (bones_row_is (way, "dives"))
        add_flaw (self, &deeper, table->fields, "dives",
                  N_ ("{field}: a ship that can be lashed to others does not dive"), NULL);
    }

  if (bones_row_number (row, mw_ship_fields, "cut") > 0 && !bones_row_is (row, "lashes"))
    add_flaw (self, spot, mw_ship_fields, "cut", N_ ("{field}: she cannot be lashed"), NULL);
}

/* A ship that is a beast has wounds and no crew. */
static void
check_flesh (Check *self, const BonesSpot *spot, GVariant *row)
{
  if (!bones_row_is (row, "beast"))
    return;

  if (bones_row_number (row, mw_ship_fields, "crew")
      != bones_row_number (row, mw_ship_fields, "btw_boxes"))
    add_flaw (self, spot, mw_ship_fields, "crew",
              N_ ("{field}: a beast has as many as waterline boxes, which are its wounds"), NULL);

  if (bones_rows_count (row, "crews") > 0)
    add_flaw (self, spot, mw_ship_fields, "crews", N_ ("{field}: a beast has no crew"), NULL);
}

/* Independents and men-o'-war lead squadrons of ships of the line. */
static void
check_leads (Check *self, const BonesSpot *spot, GVariant *row)
{
  const char *leads = bones_row_text (row, "leads");
  const gint i = mw_row_find (self->content, "ships", leads);
  g_autoptr (GVariant) led = i >= 0 ? bones_rows_get (self->content, "ships", (guint) i) : NULL;

  if (leads == NULL)
    return;

  if (led == NULL || bones_row_number (led, mw_ship_fields, "class") != MW_SOL)
    add_flaw (self, spot, mw_ship_fields, "leads",
              N_ ("{field}: “{value}” are not ships of the line"), leads);
  else if (bones_row_number (row, mw_ship_fields, "class") == MW_SOL)
    add_flaw (self, spot, mw_ship_fields, "leads",
              N_ ("{field}: ships of the line have flagships of their own class"), NULL);
}

/* MW-TPL-01 */
static void
check_ship (Check *self, const BonesSpot *spot, GVariant *row)
{
  const BonesField *table = bones_fields_find (mw_ship_fields, "locations");
  const gint sail = bones_row_number (row, mw_ship_fields, "sail");
  const gint oars = bones_row_number (row, mw_ship_fields, "oars");
  guint named = 0;

  check_body (self, spot, mw_ship_fields, row);
  for (guint i = 0; i < bones_rows_count (row, "locations"); i++)
    {
      g_autoptr (GVariant) location = bones_rows_get (row, "locations", i);
      const BonesSpot deeper = bones_spot_table (spot, table, (gint) i, location);

      check_damage (self, &deeper, location);
      named += check_guns (self, &deeper, location);
    }

  check_ways (self, spot, row);
  check_counters (self, spot, row);
  check_abilities (self, spot, mw_ship_fields, row);
  check_crews (self, spot, row);
  check_flesh (self, spot, row);
  check_leads (self, spot, row);
  check_lashes (self, spot, row);
  check_boats (self, spot, row);
  if (named > MW_MAX_NAMED_GUNS)
    add_flaw (self, spot, mw_ship_fields, "locations",
              N_ ("{field}: she has more than 5 rows of guns with a name of their own"), NULL);

  if (sail == 0 && bones_row_number (row, mw_ship_fields, "sail_astern") != 0)
    add_flaw (self, spot, mw_ship_fields, "sail_astern", N_ ("{field}: she has no sail"), NULL);

  if (oars == 0 && bones_row_number (row, mw_ship_fields, "ramming") != 0)
    add_flaw (self, spot, mw_ship_fields, "ramming", N_ ("{field}: she has no oars"), NULL);

  if (g_strcmp0 (bones_row_text (row, "defence"), "wounds") == 0)
    add_flaw (self, spot, mw_ship_fields, "defence", N_ ("{field}: a ship has no wounds"), NULL);
}

/* A special attack has a name and effects. */
static void
check_special (Check *self, const BonesSpot *spot, const BonesField *fields, GVariant *row)
{
  const char *name = bones_row_text (row, "special");
  const gboolean called = name != NULL && *name != '\0';
  const gboolean does = bones_rows_count (row, "special_effects") > 0;

  check_effects (self, spot, fields, "special_effects", row, OF_ATTACK);
  if (does && !called)
    add_flaw (self, spot, fields, "special", N_ ("{field}: the special attack needs a name"), NULL);
  else if (called && !does)
    add_flaw (self, spot, fields, "special_effects",
              N_ ("{field}: the special attack has no effects"), NULL);
}

static void
check_monster (Check *self, const BonesSpot *spot, GVariant *row)
{
  check_special (self, spot, mw_monster_fields, row);
  check_abilities (self, spot, mw_monster_fields, row);
  if (g_strcmp0 (bones_row_text (row, "defence"), "crew") == 0)
    add_flaw (self, spot, mw_monster_fields, "defence", N_ ("{field}: a monster has no crew"),
              NULL);
}

static void
check_flyer (Check *self, const BonesSpot *spot, GVariant *row)
{
  check_body (self, spot, mw_flyer_fields, row);
  check_faces (self, spot, mw_flyer_fields, row);
  check_special (self, spot, mw_flyer_fields, row);
  check_abilities (self, spot, mw_flyer_fields, row);
}

/* What a weapon can have only with something else. */
static void
check_handling (Check *self, const BonesSpot *spot, GVariant *row)
{
  static const char *const of_guns[] = { "shots_die", "misfire", "ammunition",    "reload",
                                         "area",      "falls",   "recoil_effects" };

  if (bones_row_number (row, mw_weapon_fields, "misfire") == 0
      && (bones_row_is (row, "bursts") || bones_rows_count (row, "misfire_effects") > 0))
    add_flaw (self, spot, mw_weapon_fields, "misfire",
              N_ ("{field}: without this number it never misfires"), NULL);

  for (guint i = 0; bones_row_is (row, "anti_flyer") && i < G_N_ELEMENTS (of_guns); i++)
    if (bones_row_number (row, mw_weapon_fields, of_guns[i]) > 0
        || bones_rows_count (row, of_guns[i]) > 0)
      add_flaw (self, spot, mw_weapon_fields, of_guns[i],
                N_ ("{field}: the anti-flyer weapon cannot have it"), NULL);
}

/* MW-TPL-07: range bands go from near to far and end at the reach of the weapon. */
static void
check_weapon (Check *self, const BonesSpot *spot, GVariant *row)
{
  const BonesField *table = bones_fields_find (mw_weapon_fields, "bands");
  const guint n = bones_rows_count (row, "bands");
  const gboolean by_die = bones_row_number (row, mw_weapon_fields, "shots_die") > 0;
  gint last = 0;

  check_effects (self, spot, mw_weapon_fields, "effects", row, OF_ATTACK);
  check_effects (self, spot, mw_weapon_fields, "misfire_effects", row, OF_CRITICAL);
  check_effects (self, spot, mw_weapon_fields, "recoil_effects", row, OF_CRITICAL);
  check_handling (self, spot, row);
  if (by_die && bones_row_number (row, mw_weapon_fields, "shots") > 1)
    add_flaw (self, spot, mw_weapon_fields, "shots", N_ ("{field}: the shots are a die"), NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GVariant) band = bones_rows_get (row, "bands", i);
      const BonesSpot deeper = bones_spot_table (spot, table, (gint) i, band);
      const gint up_to = bones_row_number (band, mw_band_fields, "up_to");

      if (by_die && bones_row_number (band, mw_band_fields, "shots") > 0)
        add_flaw (self, &deeper, mw_band_fields, "shots", N_ ("{field}: the shots are a die"),
                  NULL);

      if (up_to <= last)
        add_flaw (self, &deeper, mw_band_fields, "up_to",
                  N_ ("{field}: bands must go from near to far"), NULL);

      last = up_to;
    }

  if (n > 0 && last != bones_row_number (row, mw_weapon_fields, "reach"))
    add_flaw (self, spot, mw_weapon_fields, "reach", N_ ("{field}: the last band must end there"),
              NULL);
}

static void
check_critical (Check *self, const BonesSpot *spot, GVariant *row)
{
  check_effects (self, spot, mw_critical_fields, "effects", row, OF_CRITICAL);
}

/* A beast comes to the fleet of the ship that the spell is cast at. */
static void
check_calls (Check *self, const BonesSpot *spot, const BonesField *fields, gint code,
             GVariant *spell)
{
  const char *target = bones_row_text (spell, "target");

  if (code == MW_BEAST && g_strcmp0 (target, "enemy") == 0)
    add_flaw (self, spot, fields, "code",
              N_ ("{field} {value} is not possible here: the beast would be the enemy’s"),
              mw_code_ids[code]);
}

/* MW-TPL-10: a spell without a target turns the wind or is a note. */
static void
check_spell (Check *self, const BonesSpot *spot, GVariant *row)
{
  const BonesField *table = bones_fields_find (mw_spell_fields, "effects");
  const gboolean at_nobody = g_strcmp0 (bones_row_text (row, "target"), "none") == 0;

  mw_deck_check_user (self->content, spot, mw_spell_fields, row, MW_HOLDS_SPELLS, self->flaws);
  check_effects (self, spot, mw_spell_fields, "effects", row, OF_SPELL);
  for (guint i = 0; i < bones_rows_count (row, "effects"); i++)
    {
      g_autoptr (GVariant) effect = bones_rows_get (row, "effects", i);
      const BonesSpot deeper = bones_spot_table (spot, table, (gint) i, effect);
      const gint code = bones_row_number (effect, table->fields, "code");

      check_calls (self, &deeper, table->fields, code, row);
      if (at_nobody && code != MW_WIND && code != MW_NOTE && codes[code].owners & OF_SPELL)
        add_flaw (self, &deeper, table->fields, "code", N_ ("{field} {value} needs a target"),
                  mw_code_ids[code]);
    }
}

/* MW-TPL-11 */
static void
check_card (Check *self, const BonesSpot *spot, GVariant *row)
{
  mw_deck_check_user (self->content, spot, mw_card_fields, row, MW_HOLDS_CARDS, self->flaws);
  check_effects (self, spot, mw_card_fields, "effects", row, OF_CARD);
}

static void
check_rank (Check *self, const BonesSpot *spot, GVariant *row)
{
  mw_deck_check_user (self->content, spot, mw_rank_fields, row, MW_HOLDS_SPELLS, self->flaws);
}

static void
check_one_deck (Check *self, const BonesSpot *spot, GVariant *row)
{
  mw_deck_check (self->content, spot, row, self->flaws);
}

/* What a character does holds as long as he is aboard. */
static void
check_character (Check *self, const BonesSpot *spot, GVariant *row)
{
  const BonesField *table = bones_fields_find (mw_character_fields, "effects");

  check_effects (self, spot, mw_character_fields, "effects", row, OF_CARD);
  check_abilities (self, spot, mw_character_fields, row);
  for (guint i = 0; i < bones_rows_count (row, "effects"); i++)
    {
      g_autoptr (GVariant) effect = bones_rows_get (row, "effects", i);
      const BonesSpot deeper = bones_spot_table (spot, table, (gint) i, effect);
      const gint code = bones_row_number (effect, mw_effect_fields, "code");

      if (!mw_is_standing ((MwCode) code))
        add_flaw (self, &deeper, mw_effect_fields, "code",
                  N_ ("{field} {value} is not possible here"), mw_code_ids[code]);
    }
}

/* MW-TPL-13 */
static void
check_race (Check *self, const BonesSpot *spot, GVariant *row)
{
  mw_limits_check (spot, bones_fields_find (mw_race_fields, "limits"), row, self->flaws);
}

/* ---- Tables and decks as a whole ---- */

/* MW-TPL-08: every roll of one die, or of @two, has exactly one row among the rows @key of
 * @values. */
static void
check_rolls (Check *self, const BonesSpot *whole, GVariant *values, const char *key, gboolean two)
{
  for (gint roll = two ? 2 : 1; roll <= (two ? 12 : 6); roll++)
    {
      g_autofree char *value = g_strdup_printf ("%d", roll);
      guint rows = 0;

      for (guint i = 0; i < bones_rows_count (values, key); i++)
        {
          g_autoptr (GVariant) row = bones_rows_get (values, key, i);

          rows += bones_row_number (row, mw_row_fields, "from") <= roll
                  && roll <= bones_row_number (row, mw_row_fields, "to");
        }

      if (rows == 0)
        add_flaw (self, whole, NULL, NULL, N_ ("There is no row for a roll of {value}"), value);
      else if (rows > 1)
        add_flaw (self, whole, NULL, NULL, N_ ("There is more than one row for a roll of {value}"),
                  value);
    }
}

static void
check_critical_table (Check *self)
{
  g_autoptr (GVariant) general = bones_row_object (self->content, "general");
  const BonesSpot whole =
      bones_spot_section (bones_schema_section (&mw_schema, "criticals"), -1, self->content);

  check_rolls (self, &whole, self->content, "criticals",
               bones_row_number (general, mw_general_fields, "critical_dice") == 1);
}

/* A table may roll only on tables below it, so that this comes to an end. */
static void
check_table (Check *self, const BonesSpot *spot, GVariant *row)
{
  const BonesField *table = bones_fields_find (mw_table_fields, "rows");

  check_rolls (self, spot, row, "rows", bones_row_number (row, mw_table_fields, "dice") == 1);
  for (guint i = 0; i < bones_rows_count (row, "rows"); i++)
    {
      g_autoptr (GVariant) values = bones_rows_get (row, "rows", i);
      const BonesSpot deeper = bones_spot_table (spot, table, (gint) i, values);

      check_effects (self, &deeper, mw_row_fields, "effects", values, OF_TABLE);
      for (guint j = 0; j < bones_rows_count (values, "effects"); j++)
        {
          g_autoptr (GVariant) effect = bones_rows_get (values, "effects", j);
          const BonesSpot deepest = bones_spot_table (
              &deeper, bones_fields_find (mw_row_fields, "effects"), (gint) j, effect);
          const char *id = bones_row_text (effect, "table");

          if (id != NULL && mw_row_find (self->content, "tables", id) >= 0
              && mw_row_find (self->content, "tables", id) <= spot->stops[0].row)
            add_flaw (self, &deepest, mw_effect_fields, "table",
                      N_ ("{field}: “{value}” must stand below this table"), id);
        }
    }
}

/* MW-DEF-07: at most one weapon is the anti-flyer weapon of a race, and of all the others. */
static void
check_anti_flyer (Check *self)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < bones_rows_count (self->content, "weapons"); i++)
    {
      g_autoptr (GVariant) row = bones_rows_get (self->content, "weapons", i);
      const BonesSpot spot = bones_spot_section (bones_schema_section (&mw_schema, "weapons"),
                                                 (gint) i, self->content);

      char *race = mw_row_text (row, "race");

      if (!bones_row_is (row, "anti_flyer"))
        {
          if (*race != '\0')
            add_flaw (self, &spot, mw_weapon_fields, "race",
                      N_ ("{field}: only anti-flyer weapons are of a race"), NULL);

          g_free (race);
        }
      else if (!g_hash_table_add (seen, race))
        add_flaw (self, &spot, mw_weapon_fields, "anti_flyer",
                  N_ ("{field}: another weapon is the anti-flyer weapon already"), NULL);
    }
}

/* ---- The whole ---- */

void
mw_content_check (GVariant *content, GPtrArray *flaws)
{
  static const struct {
    const char *section;
    void (*check) (Check *self, const BonesSpot *spot, GVariant *row);
  } lists[] = {
    { "ships", check_ship },           { "monsters", check_monster },   { "flyers", check_flyer },
    { "weapons", check_weapon },       { "criticals", check_critical }, { "spells", check_spell },
    { "cards", check_card },           { "races", check_race },         { "tables", check_table },
    { "characters", check_character }, { "ranks", check_rank },         { "decks", check_one_deck },
  };
  Check self = { content, flaws };

  for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
    {
      const BonesSection *section = bones_schema_section (&mw_schema, lists[list].section);

      for (guint i = 0; i < bones_rows_count (content, section->key); i++)
        {
          g_autoptr (GVariant) row = bones_rows_get (content, section->key, i);
          const BonesSpot spot = bones_spot_section (section, (gint) i, content);

          lists[list].check (&self, &spot, row);
        }
    }

  check_critical_table (&self);
  check_anti_flyer (&self);
  mw_decks_check_size (content, "spells", mw_spell_fields, flaws);
  mw_decks_check_size (content, "cards", mw_card_fields, flaws);
  mw_content_check_fleets (content, flaws);
}
