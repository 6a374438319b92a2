/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the rows of a content set that has been checked. */
#include "mw-content.h"

#define FACTION "faction."

gboolean
mw_is_in_inches (MwCode code)
{
  return code == MW_SAIL || code == MW_BEFORE_WIND || code == MW_OARS || code == MW_SPEED
         || code == MW_WAY || code == MW_MOVE_ENEMY;
}

/* The template of the beast @id: monsters come after ships, and flyers after monsters. */
static gint
find_beast (GVariant *content, const char *id)
{
  const gint monster = mw_row_find (content, "monsters", id);
  const gint flyer = mw_row_find (content, "flyers", id);
  const gint ships = (gint) bones_rows_count (content, "ships");

  if (monster >= 0)
    return ships + monster;

  return flyer >= 0 ? ships + (gint) bones_rows_count (content, "monsters") + flyer : -1;
}

/* MW-TPL-06 */
static void
read_effect (MwContent *self, MwEffect *effect, GVariant *content, GVariant *row,
             const BonesField *fields, MwDuration duration)
{
  const gint number = bones_row_number (row, fields, "number");

  effect->code = (guint8) bones_row_number (row, fields, "code");
  effect->number = (gint16) (mw_is_in_inches (effect->code) ? number : number / 100);
  effect->mod =
      (guint8) bones_row_number (row, fields, effect->code == MW_GUNS_LOST ? "facing" : "kind");
  effect->duration = (guint8) (bones_row_text (row, "duration") != NULL
                                   ? bones_row_number (row, fields, "duration")
                                   : (gint) duration);
  effect->ends_on = (guint8) bones_row_number (row, fields, "ends_on");
  effect->who = (guint8) bones_row_number (row, fields, "who");
  if (effect->code == MW_ROLL_ON_TABLE)
    {
      effect->number = (gint16) mw_row_find (content, "tables", bones_row_text (row, "table"));
      effect->mod = (guint8) bones_row_number (row, fields, "rolls");
    }

  if (effect->code == MW_BEAST)
    effect->number = (gint16) find_beast (content, bones_row_text (row, "beast"));

  if (bones_fields_find (fields, "when") != NULL)
    {
      effect->when = (guint8) bones_row_number (row, fields, "when");
      effect->box = (guint8) bones_row_number (row, fields, "box");
    }

  if (effect->code == MW_NOTE)
    {
      effect->text = mw_row_text (row, "text");
      effect->number = (gint16) self->n_notes++;
    }
}

static void
read_effects (MwContent *self, MwEffects *effects, GVariant *content, GVariant *row,
              const char *key, const BonesField *fields, MwDuration duration)
{
  effects->n = (guint8) MIN (bones_rows_count (row, key), MW_MAX_EFFECTS);
  for (guint i = 0; i < effects->n; i++)
    {
      g_autoptr (GVariant) effect = bones_rows_get (row, key, i);

      read_effect (self, &effects->list[i], content, effect, fields, duration);
    }
}

static gint
find_location (const MwTemplate *template, const char *id)
{
  for (gint i = 0; i < template->n_locations; i++)
    if (g_strcmp0 (template->locations[i].id, id) == 0)
      return i;

  return -1;
}

/* MW-TPL-03 */
static void
read_guns (MwLocation *location, const MwContent *self, GVariant *content, GVariant *row)
{
  location->n_guns = (guint8) bones_rows_count (row, "guns");
  for (guint i = 0; i < location->n_guns; i++)
    {
      g_autoptr (GVariant) values = bones_rows_get (row, "guns", i);
      MwGuns *guns = &location->guns[i];
      const gint weapon = mw_row_find (content, "weapons", bones_row_text (values, "weapon"));

      guns->facing = (guint8) bones_row_number (values, mw_guns_fields, "facing");
      guns->number = (guint8) bones_row_number (values, mw_guns_fields, "number");
      guns->weapon = weapon < 0 ? self->cannon : (guint8) weapon;
      guns->lost = (guint8) bones_row_number (values, mw_guns_fields, "lost");
      if (bones_row_text (values, "name") != NULL && *bones_row_text (values, "name") != '\0')
        guns->name = mw_row_text (values, "name");
    }
}

/* MW-TPL-02: locations of flyers have fewer fields, and one box. */
static void
read_location (MwLocation *location, GVariant *row, const BonesField *fields)
{
  location->id = mw_row_text (row, "id");
  location->name = mw_row_text (row, "name");
  location->col_from = (guint8) bones_row_number (row, fields, "col_from");
  location->col_to = (guint8) bones_row_number (row, fields, "col_to");
  location->row_from = (guint8) bones_row_number (row, fields, "row_from");
  location->row_to = (guint8) bones_row_number (row, fields, "row_to");
  location->save = (guint8) bones_row_number (row, fields, "save");
  location->boxes = 1;
  location->fireproof = location->no_criticals = fields == mw_part_fields;
}

static void
read_ship_location (MwLocation *location, MwContent *self, GVariant *content, GVariant *row)
{
  const BonesField *fields = mw_location_fields;

  read_location (location, row, fields);
  location->boxes = (guint8) bones_row_number (row, fields, "boxes");
  location->fireproof = !bones_row_number (row, fields, "flammable");
  location->no_criticals = !bones_row_number (row, fields, "criticals");
  read_guns (location, self, content, row);
  read_effects (self, &location->effects, content, row, "effects", mw_damage_fields, MW_INSTANT);
}

/* MW-TPL-05 */
static void
read_links (MwTemplate *template, guint i, GVariant *row)
{
  for (guint link = 0; link < bones_rows_count (row, "links"); link++)
    {
      g_autoptr (GVariant) values = bones_rows_get (row, "links", link);
      const gint to = find_location (template, bones_row_text (values, "to"));
      const gint direction = bones_row_number (values, mw_link_fields, "direction");

      if (to >= 0)
        template->locations[i].links[direction] |= (guint16) (1u << to);
    }
}

/* MW-TPL-04 */
static void
read_aim (MwTemplate *template, GVariant *row)
{
  for (guint i = 0; i < bones_rows_count (row, "aim"); i++)
    {
      g_autoptr (GVariant) values = bones_rows_get (row, "aim", i);
      const gint column = bones_row_number (values, mw_aim_fields, "column");

      template->aims |= (guint8) (1u << column);
      for (guint face = 0; face < 6; face++)
        {
          const char *id = bones_row_text (values, mw_aim_fields[1 + face].key);
          const gint location = find_location (template, id);

          template->aim[column][face] = location >= 0                ? (guint8) location
                                        : g_strcmp0 (id, "BTW") == 0 ? MW_AIM_WATERLINE
                                                                     : MW_AIM_MISS;
        }
    }
}

static void
read_dice (MwAmount *amount, const char *text)
{
  guint dice, sides;
  gint plus;

  if (text != NULL && bones_dice_read (text, &dice, &sides, &plus))
    *amount = (MwAmount){ (guint8) dice, (guint8) sides, (gint8) plus };
}

/* MW-TPL-01: the fields that all classes have. */
static void
read_common (MwTemplate *template, GVariant *row, const BonesField *fields)
{
  template->id = mw_row_text (row, "id");
  template->name = mw_row_text (row, "name");
  template->race = mw_row_text (row, "race");
  template->notes = mw_row_text (row, "notes");
  template->points = (guint16) bones_row_number (row, fields, "points");
  template->squadron = 1;
}

/* MW-VIC-03, MW-AMB-34: unless the set states them, a ship has as many as waterline boxes, and a
 * beast has none. */
static void
read_honours (MwTemplate *template, GVariant *row, const BonesField *fields)
{
  const gint honours = bones_row_number (row, fields, "honours");

  template->own_honours = honours >= 0;
  template->honours = honours >= 0 ? (guint8) honours : template->btw_boxes;
}

static void
read_defence (MwTemplate *template, GVariant *row, const BonesField *fields)
{
  template->defence = (guint8) bones_row_number (row, fields, "defence");
  template->defence_dice = (guint8) bones_row_number (row, fields, "defence_dice");
}

/* What an attack does happens to its target, unless the set says otherwise. */
static void
aim_at_target (MwAbility *ability, GVariant *row, const char *key)
{
  for (guint i = 0; ability->on == MW_ON_ATTACK && i < ability->effects.n; i++)
    {
      g_autoptr (GVariant) effect = bones_rows_get (row, key, i);

      if (bones_row_text (effect, "who") == NULL)
        ability->effects.list[i].who = MW_THE_OTHER;
    }
}

/* The special attack of a beast is its first ability. */
static void
read_special (MwContent *self, MwTemplate *template, GVariant *content, GVariant *row,
              const BonesField *fields)
{
  const char *special = bones_row_text (row, "special");
  MwAbility *ability = &template->abilities[0];

  if (special == NULL || *special == '\0')
    return;

  template->n_abilities = 1;
  ability->name = g_strdup (special);
  ability->on = MW_ON_ATTACK;
  ability->needs = (guint8) bones_row_number (row, fields, "special_needs");
  ability->location = MW_NO_LOCATION;
  read_effects (self, &ability->effects, content, row, "special_effects", mw_effect_fields,
                MW_INSTANT);
  aim_at_target (ability, row, "special_effects");
}

static void
read_ability (MwContent *self, MwAbility *ability, GVariant *content, GVariant *row,
              const BonesField *fields)
{
  ability->name = mw_row_text (row, "name");
  ability->on = (guint8) bones_row_number (row, fields, "on");
  ability->needs = (guint8) bones_row_number (row, fields, "needs");
  ability->aim = (guint8) bones_row_number (row, fields, "aim");
  ability->save = (gint8) bones_row_number (row, fields, "save");
  ability->location = MW_NO_LOCATION;
  read_effects (self, &ability->effects, content, row, "effects", mw_effect_fields, MW_INSTANT);
  aim_at_target (ability, row, "effects");
}

static void
read_abilities (MwContent *self, MwTemplate *template, GVariant *content, GVariant *row,
                const BonesField *fields)
{
  for (guint i = 0; i < bones_rows_count (row, "abilities"); i++)
    {
      g_autoptr (GVariant) values = bones_rows_get (row, "abilities", i);
      const gint location = find_location (template, bones_row_text (values, "location"));
      MwAbility *ability = &template->abilities[template->n_abilities++];

      read_ability (self, ability, content, values, fields);
      if (location >= 0)
        ability->location = (guint8) location;
    }
}

static void
read_hints (MwTemplate *template, GVariant *row)
{
  static const char *const keys[MW_HINTS] = { "hint_fire", "hint_ram", "hint_boarded", "hint_end" };

  for (guint hint = 0; hint < MW_HINTS; hint++)
    {
      const char *text = bones_row_text (row, keys[hint]);

      if (text != NULL && *text != '\0')
        template->hints[hint] = mw_row_text (row, keys[hint]);
    }
}

static void
read_way (MwContent *self, MwWay *way, GVariant *content, GVariant *row)
{
  const BonesField *fields = mw_way_fields;

  way->id = mw_row_text (row, "id");
  way->name = mw_row_text (row, "name");
  way->speed = (guint16) bones_row_number (row, fields, "speed");
  way->astern = (guint16) bones_row_number (row, fields, "astern");
  way->back = (guint16) bones_row_number (row, fields, "back");
  way->turns = (guint8) bones_row_number (row, fields, "turns");
  way->pivots = bones_row_is (row, "pivots");
  way->rams = bones_row_is (row, "rams");
  way->dives = bones_row_is (row, "dives");
  way->fails_from = (guint8) bones_row_number (row, fields, "fails_from");
  way->fails_to = (guint8) bones_row_number (row, fields, "fails_to");
  read_dice (&way->dice, bones_row_text (row, "dice"));
  read_effects (self, &way->fail_effects, content, row, "fail_effects", mw_effect_fields,
                MW_INSTANT);
}

/* The ways of moving of her own come before the locations, whose effects refer to them. */
static void
read_ways (MwContent *self, MwTemplate *template, GVariant *content, GVariant *row)
{
  template->n_ways = (guint8) MIN (bones_rows_count (row, "ways"), MW_MAX_WAYS);
  for (guint i = 0; i < template->n_ways; i++)
    {
      g_autoptr (GVariant) way = bones_rows_get (row, "ways", i);

      read_way (self, &template->ways[i], content, way);
    }
}

/* Fills in which way the effects of location @i are about. */
static void
read_ways_of_effects (MwTemplate *template, guint i, GVariant *location)
{
  MwEffects *effects = &template->locations[i].effects;

  for (guint j = 0; j < effects->n; j++)
    {
      g_autoptr (GVariant) row = bones_rows_get (location, "effects", j);
      MwEffect *effect = &effects->list[j];

      for (guint way = 0; way < template->n_ways; way++)
        if ((effect->code == MW_WAY || effect->code == MW_NO_WAY)
            && g_strcmp0 (bones_row_text (row, "way"), template->ways[way].id) == 0)
          effect->mod = (guint8) (1 + way);
    }
}

static void
read_speeds (MwTemplate *template, GVariant *row)
{
  const struct {
    const char *key;
    guint16 *speed;
  } speeds[] = { { "sail", &template->sail },
                 { "sail_astern", &template->sail_astern },
                 { "oars", &template->oars },
                 { "ramming", &template->ramming } };

  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    *speeds[i].speed = (guint16) bones_row_number (row, mw_ship_fields, speeds[i].key);

  template->ignores_wind = bones_row_is (row, "ignores_wind");
  template->moves = (guint8) bones_row_number (row, mw_ship_fields, "moves");
  template->slows = (guint16) bones_row_number (row, mw_ship_fields, "slows");
  read_dice (&template->ram, bones_row_text (row, "ram"));
  template->ram_sail = bones_row_is (row, "ram_sail");
  read_dice (&template->ram_recoil, bones_row_text (row, "ram_recoil"));
  template->ram_holds = (guint8) bones_row_number (row, mw_ship_fields, "ram_holds");
  template->ram_boards = bones_row_is (row, "ram_boards");
  template->ram_notes = mw_row_text (row, "ram_notes");
}

static void
find_named_guns (MwTemplate *template)
{
  for (guint i = 0; i < template->n_locations; i++)
    for (guint j = 0; j < template->locations[i].n_guns; j++)
      if (template->locations[i].guns[j].name != NULL && template->n_named < MW_MAX_NAMED_GUNS)
        template->named[template->n_named++] = (MwNamedGuns){ (guint8) i, (guint8) j };
}

static gboolean
has_weapon (const MwTemplate *template, guint weapon)
{
  for (guint i = 0; i < template->n_locations; i++)
    for (guint j = 0; j < template->locations[i].n_guns; j++)
      if (template->locations[i].guns[j].weapon == weapon)
        return TRUE;

  return FALSE;
}

/* Adds a counter in the tracks of the next location that she does not have. */
static void
add_counter (MwTemplate *template, MwCounterKind kind, guint of, guint most)
{
  const guint spare = (guint) template->n_locations + template->n_counters;

  if (template->n_counters < MW_MAX_COUNTERS && spare < MW_MAX_LOCATIONS)
    template->counters[template->n_counters++] =
        (MwCounter){ (guint8) kind, (guint8) of, (guint8) spare, (guint8) most };
}

/* The longest that the guns of a battery take to load. */
static guint
loading_of (const MwContent *self, const MwTemplate *template, guint battery)
{
  guint most = 0;

  for (guint i = 0; i < template->n_locations; i++)
    for (guint j = 0; j < template->locations[i].n_guns; j++)
      if (mw_is_in_battery (template, i, j, battery))
        most = MAX (most, self->weapons[template->locations[i].guns[j].weapon].reload);

  return most;
}

static void
find_counters (const MwContent *self, MwTemplate *template)
{
  for (guint weapon = 0; weapon < self->n_weapons; weapon++)
    if (self->weapons[weapon].ammunition > 0 && has_weapon (template, weapon))
      add_counter (template, MW_AMMUNITION, weapon, self->weapons[weapon].ammunition);

  for (guint battery = 0; battery < MW_BATTERIES; battery++)
    if (loading_of (self, template, battery) > 0)
      add_counter (template, MW_LOADING, battery, loading_of (self, template, battery) + 1);
}

static void
read_boats (MwTemplate *template, GVariant *content, GVariant *row)
{
  template->n_boats = (guint8) bones_rows_count (row, "boats");
  for (guint i = 0; i < template->n_boats; i++)
    {
      g_autoptr (GVariant) values = bones_rows_get (row, "boats", i);
      const gint location = find_location (template, bones_row_text (values, "location"));
      MwBoats *boats = &template->boats[i];

      boats->kind = (guint8) mw_row_find (content, "ships", bones_row_text (values, "class"));
      boats->number = (guint8) bones_row_number (values, mw_boat_fields, "number");
      boats->location = location >= 0 ? (guint8) location : MW_NO_LOCATION;
      boats->hoisted = bones_row_is (values, "hoisted");
      add_counter (template, MW_BOATS_OUT, i, boats->number);
    }
}

static void
read_crews (MwTemplate *template, GVariant *row)
{
  template->crew = (guint16) bones_row_number (row, mw_ship_fields, "crew");
  template->board_attack = (gint8) bones_row_number (row, mw_ship_fields, "board_attack");
  template->board_defence = (gint8) bones_row_number (row, mw_ship_fields, "board_defence");
  template->grapples = (guint8) bones_row_number (row, mw_ship_fields, "grapples");
  template->n_crews = (guint8) bones_rows_count (row, "crews");
  for (guint i = 0; i < template->n_crews; i++)
    {
      g_autoptr (GVariant) values = bones_rows_get (row, "crews", i);

      template->crews[i] =
          (MwCrew){ mw_row_text (values, "name"),
                    (guint8) bones_row_number (values, mw_crew_fields, "number"),
                    (guint8) bones_row_number (values, mw_crew_fields, "attack"),
                    (guint8) bones_row_number (values, mw_crew_fields, "defence") };
    }
}

/* MW-TPL-01 */
static void
read_ship (MwContent *self, MwTemplate *template, GVariant *content, GVariant *row)
{
  gint leads;

  template->class = (guint8) bones_row_number (row, mw_ship_fields, "class");
  template->squadron =
      template->class == MW_SOL ? (guint8) bones_row_number (row, mw_ship_fields, "squadron") : 1;
  leads = mw_row_find (content, "ships", bones_row_text (row, "leads"));
  template->leads = leads >= 0 ? (guint8) leads : MW_LEADS_NOBODY;
  read_crews (template, row);
  template->lashes = bones_row_is (row, "lashes");
  template->cut = (guint8) bones_row_number (row, mw_ship_fields, "cut");
  template->btw_boxes = (guint8) bones_row_number (row, mw_ship_fields, "btw_boxes");
  template->btw_save = (guint8) bones_row_number (row, mw_ship_fields, "btw_save");
  template->beast = bones_row_is (row, "beast");
  template->wounds = template->beast ? template->btw_boxes : 0;
  read_defence (template, row, mw_ship_fields);
  read_speeds (template, row);
  read_ways (self, template, content, row);
  read_hints (template, row);
  template->n_locations = (guint8) bones_rows_count (row, "locations");
  for (guint i = 0; i < template->n_locations; i++)
    {
      g_autoptr (GVariant) values = bones_rows_get (row, "locations", i);

      read_ship_location (&template->locations[i], self, content, values);
    }

  for (guint i = 0; i < template->n_locations; i++)
    {
      g_autoptr (GVariant) values = bones_rows_get (row, "locations", i);

      read_links (template, i, values);
      read_ways_of_effects (template, i, values);
    }

  find_named_guns (template);
  find_counters (self, template);
  read_boats (template, content, row);
  read_aim (template, row);
  read_abilities (self, template, content, row, mw_ability_fields);
}

static void
read_monster (MwContent *self, MwTemplate *template, GVariant *content, GVariant *row)
{
  template->class = MW_MONSTER;
  template->leads = MW_LEADS_NOBODY;
  template->wounds = (guint8) bones_row_number (row, mw_monster_fields, "wounds");
  template->save_all = (guint8) bones_row_number (row, mw_monster_fields, "save");
  read_dice (&template->move_dice, bones_row_text (row, "move_dice"));
  read_defence (template, row, mw_monster_fields);
  read_special (self, template, content, row, mw_monster_fields);
  read_abilities (self, template, content, row, mw_beast_ability_fields);
}

static void
read_flyer (MwContent *self, MwTemplate *template, GVariant *content, GVariant *row)
{
  template->class = MW_FLYER;
  template->leads = MW_LEADS_NOBODY;
  template->squadron = (guint8) bones_row_number (row, mw_flyer_fields, "squadron");
  template->move = (guint16) bones_row_number (row, mw_flyer_fields, "move");
  template->wounds = (guint8) bones_row_number (row, mw_flyer_fields, "wounds");
  template->armament = (guint8) bones_row_number (row, mw_flyer_fields, "armament");
  template->begins_no_fight = !bones_row_number (row, mw_flyer_fields, "boards");
  template->first_dice = (guint8) bones_row_number (row, mw_flyer_fields, "first_dice");
  template->defence = MW_DEFENDS_BY_NUMBER;
  template->defence_dice = template->armament;
  read_special (self, template, content, row, mw_flyer_fields);
  template->n_locations = (guint8) bones_rows_count (row, "locations");
  for (guint i = 0; i < template->n_locations; i++)
    {
      g_autoptr (GVariant) values = bones_rows_get (row, "locations", i);

      read_location (&template->locations[i], values, mw_part_fields);
      template->locations[i].rider = bones_row_is (values, "rider");
    }

  read_aim (template, row);
  read_abilities (self, template, content, row, mw_beast_ability_fields);
}

static void
read_templates (MwContent *self, GVariant *content)
{
  static const struct {
    const char *section;
    const BonesField *fields;
    void (*read) (MwContent *self, MwTemplate *template, GVariant *content, GVariant *row);
  } lists[] = {
    { "ships", mw_ship_fields, read_ship },
    { "monsters", mw_monster_fields, read_monster },
    { "flyers", mw_flyer_fields, read_flyer },
  };

  for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
    for (guint i = 0; i < bones_rows_count (content, lists[list].section); i++)
      {
        g_autoptr (GVariant) row = bones_rows_get (content, lists[list].section, i);
        MwTemplate *template = &self->templates[self->n_templates++];

        read_common (template, row, lists[list].fields);
        lists[list].read (self, template, content, row);
        mw_note_weapons (template);
        read_honours (template, row, lists[list].fields);
      }

  for (guint race = 0; race < self->n_races; race++)
    {
      g_autoptr (GVariant) row = bones_rows_get (content, "races", race);

      mw_limits_read (self, race, row);
      self->allies[race] = mw_allies_read (content, row);
    }
}

static guint8
number (GVariant *row, const BonesField *fields, const char *key)
{
  return (guint8) bones_row_number (row, fields, key);
}

static void
read_band (MwBand *band, GVariant *row)
{
  band->name = mw_row_text (row, "name");
  band->up_to = (guint16) bones_row_number (row, mw_band_fields, "up_to");
  band->save = (gint8) bones_row_number (row, mw_band_fields, "save");
  band->shots = number (row, mw_band_fields, "shots");
  band->needs = number (row, mw_band_fields, "needs");
}

/* MW-TPL-07: a weapon without bands gets one without a name, up to its reach. */
static void
read_bands (MwWeapon *weapon, GVariant *row)
{
  weapon->n_bands = (guint8) bones_rows_count (row, "bands");
  for (guint band = 0; band < weapon->n_bands; band++)
    {
      g_autoptr (GVariant) values = bones_rows_get (row, "bands", band);

      read_band (&weapon->bands[band], values);
    }

  if (weapon->n_bands == 0)
    weapon->bands[weapon->n_bands++] = (MwBand){ g_strdup (""), weapon->reach, 0, 0, 0 };
}

static void
read_handling (MwContent *self, MwWeapon *weapon, GVariant *content, GVariant *row)
{
  static const guint8 sides[] = { 0, 2, 3, 6 };

  weapon->shots_sides = sides[bones_row_number (row, mw_weapon_fields, "shots_die")];
  weapon->misfire = number (row, mw_weapon_fields, "misfire");
  weapon->burst = bones_row_is (row, "bursts");
  weapon->ammunition = number (row, mw_weapon_fields, "ammunition");
  weapon->reload = number (row, mw_weapon_fields, "reload");
  weapon->damage = number (row, mw_weapon_fields, "damage");
  weapon->aims = number (row, mw_weapon_fields, "aim");
  weapon->falls = bones_row_is (row, "falls");
  weapon->area = bones_row_is (row, "area");
  read_effects (self, &weapon->misfire_effects, content, row, "misfire_effects", mw_effect_fields,
                MW_INSTANT);
  read_effects (self, &weapon->recoil_effects, content, row, "recoil_effects", mw_effect_fields,
                MW_INSTANT);
}

/* MW-TPL-09 */
static void
read_weapon (MwContent *self, GVariant *content, GVariant *row, guint i)
{
  MwWeapon *weapon = &self->weapons[i];

  weapon->id = mw_row_text (row, "id");
  weapon->name = mw_row_text (row, "name");
  weapon->text = mw_row_text (row, "text");
  weapon->reach = (guint16) bones_row_number (row, mw_weapon_fields, "reach");
  weapon->shots = number (row, mw_weapon_fields, "shots");
  weapon->needs = number (row, mw_weapon_fields, "needs");
  weapon->anti_flyer = bones_row_is (row, "anti_flyer");
  weapon->race = mw_row_text (row, "race");
  weapon->not_at_boarders = !bones_row_number (row, mw_weapon_fields, "boarders");
  read_handling (self, weapon, content, row);
  read_bands (weapon, row);
  read_effects (self, &weapon->effects, content, row, "effects", mw_effect_fields, MW_INSTANT);
}

/* MW-TPL-08 */
static void
read_row (MwContent *self, MwCritical *critical, GVariant *content, GVariant *row)
{
  critical->from = number (row, mw_row_fields, "from");
  critical->to = number (row, mw_row_fields, "to");
  critical->text = mw_row_text (row, "text");
  read_effects (self, &critical->effects, content, row, "effects", mw_effect_fields, MW_INSTANT);
}

static void
read_critical (MwContent *self, GVariant *content, GVariant *row, guint i)
{
  read_row (self, &self->criticals[i], content, row);
}

static void
read_table (MwContent *self, GVariant *content, GVariant *row, guint i)
{
  MwTable *table = &self->tables[i];

  table->id = mw_row_text (row, "id");
  table->name = mw_row_text (row, "name");
  table->dice = (guint8) (1 + bones_row_number (row, mw_table_fields, "dice"));
  table->n_rows = (guint8) bones_rows_count (row, "rows");
  for (guint j = 0; j < table->n_rows; j++)
    {
      g_autoptr (GVariant) values = bones_rows_get (row, "rows", j);

      read_row (self, &table->rows[j], content, values);
    }
}

static void
read_colour (MwContent *self, GVariant *content, GVariant *row, guint i)
{
  self->colours[i] = mw_row_text (row, "name");
}

static void
read_symbol (MwContent *self, GVariant *content, GVariant *row, guint i)
{
  self->symbols[i] = mw_row_text (row, "name");
}

/* MW-TPL-10 */
static void
read_spell (MwContent *self, GVariant *content, GVariant *row, guint i)
{
  MwSpell *spell = &self->spells[i];

  spell->id = mw_row_text (row, "id");
  spell->name = mw_row_text (row, "name");
  spell->text = mw_row_text (row, "text");
  spell->colour = (guint8) mw_row_find (content, "colours", bones_row_text (row, "colour"));
  spell->dispels = (guint8) mw_row_find (content, "colours", bones_row_text (row, "dispels"));
  spell->deck = mw_deck_of (content, row);
  spell->cost = number (row, mw_spell_fields, "cost");
  spell->needs = number (row, mw_spell_fields, "needs");
  spell->target = number (row, mw_spell_fields, "target");
  spell->duration = number (row, mw_spell_fields, "duration");
  spell->copies = number (row, mw_spell_fields, "copies");
  read_effects (self, &spell->effects, content, row, "effects", mw_effect_fields, spell->duration);
}

/* MW-TPL-11 */
static void
read_card (MwContent *self, GVariant *content, GVariant *row, guint i)
{
  MwCard *card = &self->cards[i];

  card->id = mw_row_text (row, "id");
  card->name = mw_row_text (row, "name");
  card->text = mw_row_text (row, "text");
  card->symbol = (guint8) mw_row_find (content, "symbols", bones_row_text (row, "symbol"));
  card->uses = number (row, mw_card_fields, "uses");
  card->copies = number (row, mw_card_fields, "copies");
  card->deck = mw_deck_of (content, row);
  card->price = (guint16) bones_row_number (row, mw_card_fields, "price");
  read_effects (self, &card->effects, content, row, "effects", mw_effect_fields, MW_FOR_THE_GAME);
}

/* MW-TPL-12 */
static void
read_rank (MwContent *self, GVariant *content, GVariant *row, guint i)
{
  MwRank *rank = &self->ranks[i];

  rank->id = mw_row_text (row, "id");
  rank->name = mw_row_text (row, "name");
  rank->race = mw_row_text (row, "race");
  rank->deck = mw_deck_of (content, row);
  rank->power = number (row, mw_rank_fields, "power");
  rank->regained = number (row, mw_rank_fields, "regained");
  rank->dispel_reach = (guint16) bones_row_number (row, mw_rank_fields, "dispel_reach");
  rank->points = (guint16) bones_row_number (row, mw_rank_fields, "points");
  rank->hand = number (row, mw_rank_fields, "hand");
  rank->honours = number (row, mw_rank_fields, "honours");
  rank->bonus = (gint8) bones_row_number (row, mw_rank_fields, "bonus");
  rank->reroll = bones_row_is (row, "reroll");
}

static void
read_character (MwContent *self, GVariant *content, GVariant *row, guint i)
{
  MwCharacter *character = &self->characters[i];

  character->id = mw_row_text (row, "id");
  character->name = mw_row_text (row, "name");
  character->race = mw_row_text (row, "race");
  character->text = mw_row_text (row, "text");
  character->points = (guint16) bones_row_number (row, mw_character_fields, "points");
  character->rank = (guint8) (1 + mw_row_find (content, "ranks", bones_row_text (row, "rank")));
  character->honours = number (row, mw_character_fields, "honours");
  character->flag = bones_row_is (row, "flag");
  read_effects (self, &character->effects, content, row, "effects", mw_effect_fields,
                MW_FOR_THE_GAME);
  for (guint j = 0; j < bones_rows_count (row, "abilities"); j++)
    {
      g_autoptr (GVariant) values = bones_rows_get (row, "abilities", j);

      read_ability (self, &character->abilities[character->n_abilities++], content, values,
                    mw_character_ability_fields);
    }
}

static void
read_race (MwContent *self, GVariant *content, GVariant *row, guint i)
{
  char *words = g_strconcat (FACTION, bones_row_text (row, "id"), NULL);

  self->races[i] = mw_row_text (row, "name");
  mw_content_name (self, words, self->races[i]);
  self->race_ids[i] = words + strlen (FACTION);
}

static void
read_rows (MwContent *self, GVariant *content)
{
  const struct {
    const char *section;
    guint8 *n;
    void (*read) (MwContent *self, GVariant *content, GVariant *row, guint i);
  } lists[] = {
    { "weapons", &self->n_weapons, read_weapon },
    { "criticals", &self->n_criticals, read_critical },
    { "tables", &self->n_tables, read_table },
    { "decks", &self->n_decks, mw_deck_read },
    { "colours", &self->n_colours, read_colour },
    { "spells", &self->n_spells, read_spell },
    { "symbols", &self->n_symbols, read_symbol },
    { "cards", &self->n_cards, read_card },
    { "ranks", &self->n_ranks, read_rank },
    { "characters", &self->n_characters, read_character },
    { "races", &self->n_races, read_race },
  };

  mw_decks_begin (self);
  self->race_ids = g_new0 (const char *, bones_rows_count (content, "races") + 1);
  for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
    {
      *lists[list].n = (guint8) bones_rows_count (content, lists[list].section);
      for (guint i = 0; i < *lists[list].n; i++)
        {
          g_autoptr (GVariant) row = bones_rows_get (content, lists[list].section, i);

          lists[list].read (self, content, row, i);
        }
    }
}

void
mw_content_read (MwContent *self, GVariant *content)
{
  read_rows (self, content);
  read_templates (self, content);
}
