/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Templates of ships, sea monsters and flyers, and what races want of them; of a content that has
 * been checked. */
#include "content-parts.h"

/* MW-FLT-03: ships of the line are bought three at a time. */
#define SQUADRON 3

static char *
text_of (GVariant *row, const char *key)
{
  const char *text = bones_row_text (row, key);

  return g_strdup (text != NULL ? text : "");
}

static gint
find_location (const MwTemplate *template, const char *id)
{
  for (gint i = 0; i < template->n_locations; i++)
    if (g_strcmp0 (template->locations[i].id, id) == 0)
      return i;

  return -1;
}

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
    }
}

/* MW-TPL-02; flyers have fewer fields, and one box. */
static void
read_location (MwLocation *location, GVariant *row, const BonesField *fields)
{
  location->id = text_of (row, "id");
  location->name = text_of (row, "name");
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
  mw_effects_read (self, &location->effects, row, "effects", mw_damage_fields, MW_INSTANT);
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

/* What all classes have. */
static void
read_common (MwTemplate *template, GVariant *row, const BonesField *fields)
{
  template->id = text_of (row, "id");
  template->name = text_of (row, "name");
  template->race = text_of (row, "race");
  template->notes = text_of (row, "notes");
  template->points = (guint16) bones_row_number (row, fields, "points");
  template->squadron = 1;
}

static void
read_defence (MwTemplate *template, GVariant *row, const BonesField *fields)
{
  template->defence = (guint8) bones_row_number (row, fields, "defence");
  template->defence_dice = (guint8) bones_row_number (row, fields, "defence_dice");
}

static void
read_special (MwContent *self, MwTemplate *template, GVariant *row, const BonesField *fields)
{
  const char *special = bones_row_text (row, "special");

  if (special == NULL || *special == '\0')
    return;

  template->special = g_strdup (special);
  template->special_needs = (guint8) bones_row_number (row, fields, "special_needs");
  mw_effects_read (self, &template->special_effects, row, "special_effects", mw_effect_fields,
                   MW_INSTANT);
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
  read_dice (&template->ram, bones_row_text (row, "ram"));
  template->ram_notes = text_of (row, "ram_notes");
}

static void
read_ship (MwContent *self, MwTemplate *template, GVariant *content, GVariant *row)
{
  template->class = (guint8) bones_row_number (row, mw_ship_fields, "class");
  template->squadron = template->class == MW_SOL ? SQUADRON : 1;
  template->crew = (guint16) bones_row_number (row, mw_ship_fields, "crew");
  template->btw_boxes = (guint8) bones_row_number (row, mw_ship_fields, "btw_boxes");
  template->btw_save = (guint8) bones_row_number (row, mw_ship_fields, "btw_save");
  read_defence (template, row, mw_ship_fields);
  read_speeds (template, row);
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
    }

  read_aim (template, row);
}

static void
read_monster (MwContent *self, MwTemplate *template, GVariant *content, GVariant *row)
{
  template->class = MW_MONSTER;
  template->wounds = (guint8) bones_row_number (row, mw_monster_fields, "wounds");
  template->save_all = (guint8) bones_row_number (row, mw_monster_fields, "save");
  read_dice (&template->move_dice, bones_row_text (row, "move_dice"));
  read_defence (template, row, mw_monster_fields);
  read_special (self, template, row, mw_monster_fields);
}

static void
read_flyer (MwContent *self, MwTemplate *template, GVariant *content, GVariant *row)
{
  template->class = MW_FLYER;
  template->squadron = (guint8) bones_row_number (row, mw_flyer_fields, "squadron");
  template->move = (guint16) bones_row_number (row, mw_flyer_fields, "move");
  template->wounds = (guint8) bones_row_number (row, mw_flyer_fields, "wounds");
  template->armament = (guint8) bones_row_number (row, mw_flyer_fields, "armament");
  template->defence = MW_DEFENDS_BY_NUMBER;
  template->defence_dice = template->armament;
  read_special (self, template, row, mw_flyer_fields);
  template->n_locations = (guint8) bones_rows_count (row, "locations");
  for (guint i = 0; i < template->n_locations; i++)
    {
      g_autoptr (GVariant) values = bones_rows_get (row, "locations", i);

      read_location (&template->locations[i], values, mw_part_fields);
      template->locations[i].rider = bones_row_is (values, "rider");
    }

  read_aim (template, row);
}

/* MW-TPL-13 */
static void
read_limits (MwContent *self, guint race, GVariant *row)
{
  for (guint i = 0; i < bones_rows_count (row, "limits"); i++)
    {
      g_autoptr (GVariant) values = bones_rows_get (row, "limits", i);
      const char *of = bones_row_text (values, "of");
      MwLimit *limit = &self->limits[self->n_limits++];

      *limit = (MwLimit){ .race = (guint8) race, .template = 0xff };
      limit->least = (guint8) bones_row_number (values, mw_limit_fields, "least");
      limit->most = (guint8) bones_row_number (values, mw_limit_fields, "most");
      for (guint class = 0; class < MW_CLASSES; class ++)
        if (g_strcmp0 (of, mw_class_ids[class]) == 0)
          limit->class = (guint8) class;

      for (guint kind = 0; kind < self->n_templates; kind++)
        if (g_strcmp0 (of, self->templates[kind].id) == 0)
          limit->template = (guint8) kind;
    }
}

void
mw_content_read_templates (MwContent *self, GVariant *content)
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
      }

  for (guint race = 0; race < self->n_races; race++)
    {
      g_autoptr (GVariant) row = bones_rows_get (content, "races", race);

      read_limits (self, race, row);
    }
}
