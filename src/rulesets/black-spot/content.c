/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The content: classes, factions, spells and decks (sections 1.4, 11 and 12). The schema below
 * checks its form. Content of earlier versions, without factions or spells, is valid. */
#include "black-spot.h"
#include "schema.h"

#define MOST_CARDS 99 /* of one kind in one deck */
#define MOST_SPELL_CARDS                                                                           \
  96            /* in one deck; leaves room for a second deck and the factions' cards              \
                 */
#define HALF 50 /* hundredths of an inch */

const char *const bs_wind_ids[BS_WIND_KINDS + 1] = { "N",  "NE", "E",  "SE",   "S",
                                                     "SW", "W",  "NW", "calm", NULL };

const char *const bs_faction_ids[] = { "barbarians",  "dwarves",   "elves",
                                       "goblinoids",  "realmsmen", "saurians",
                                       "technomages", "undead",    NULL };

/* FS-GEN-1: the factions whose sails have the colours of the seats, from red to slate. */
const char *const bs_sails[] = { "barbarians", "realmsmen", "goblinoids",  "elves", "undead",
                                 "dwarves",    "saurians",  "technomages", NULL };

static const char *const bucket_ids[] = { "sloops", "frigates", "men-o-war", NULL };
static const char *const attack_ids[] = { "guns", "ram", "shot", "bite", "tentacles", NULL };
static const char *const trait_ids[] = { "small-boat", "monster", "creature",    "dives",
                                         "flies",      "passes",  "no-boarding", "fireproof",
                                         "devours",    NULL };

#define ONE_OF(words)                                                                              \
  {                                                                                                \
    "id", "Id", NULL, BONES_FIELD_CHOICE, .ids = (words)                                           \
  }
#define ID                                                                                         \
  {                                                                                                \
    "id", "Id", NULL, BONES_FIELD_ID                                                               \
  }
#define FACTION                                                                                    \
  {                                                                                                \
    "faction", "Faction", NULL, BONES_FIELD_ROW, .optional = TRUE, .family = "factions"            \
  }
#define NUMBER(id, words, low, high)                                                               \
  {                                                                                                \
    id, words, NULL, BONES_FIELD_NUMBER, .lowest = (low), .highest = (high)                        \
  }
#define OPTIONAL(id, words, low, high, otherwise)                                                  \
  {                                                                                                \
    id, words, NULL, BONES_FIELD_NUMBER, .optional = TRUE, .lowest = (low), .highest = (high),     \
                                         .initial = (otherwise)                                    \
  }

/* BS-FLEET-2, BS-FLEET-5, BS-FLEET-6: section 1.4. BS-BATT-1, BS-SUPER-1, BS-TURN-3: the optional
 * classes are rows that need their option. */
static const BonesField class_fields[] = {
  ID,
  { "needs", "Option", NULL, BONES_FIELD_TEXT, .optional = TRUE, .highest = 40 },
  { "base", "Base", NULL, BONES_FIELD_TEXT, .optional = TRUE, .highest = 40 },
  FACTION,
  { "bucket", "Bucket", NULL, BONES_FIELD_CHOICE, .ids = bucket_ids },
  { "attack", "Attack", NULL, BONES_FIELD_CHOICE, .optional = TRUE, .ids = attack_ids },
  { "traits", "Traits", NULL, BONES_FIELD_WORDS, .optional = TRUE, .ids = trait_ids },
  { "banks", "Banks", NULL, BONES_FIELD_WORDS, .optional = TRUE, .initial = (1 << BS_BANKS) - 1,
    .ids = bs_bank_ids },
  NUMBER ("cost_halves", "Cost in halves of a point", 0, 100),
  NUMBER ("gun_dice", "Gun dice", 1, 9),
  NUMBER ("hull_dice", "Hull dice", 1, 9),
  NUMBER ("speed_halves", "Speed in half inches", 0, 100),
  OPTIONAL ("speed_2015_halves", "Speed of 2015 in half inches", 0, 100, -1),
  NUMBER ("turn_cost_halves", "Cost of a turn in half inches", 0, 100),
  NUMBER ("turn_degrees", "Degrees of a turn", 0, 360),
  OPTIONAL ("damage", "Damage", 0, 9, 0),
  OPTIONAL ("ignites", "Ignites on a die up to", 0, 6, 0),
  { NULL },
};

/* FS-FAC-1 to FS-FAC-8: section 11. */
static const BonesField faction_fields[] = {
  ID,
  { "propulsion", "Propulsion", NULL, BONES_FIELD_CHOICE, .optional = TRUE,
    .ids = bs_propulsion_ids },
  OPTIONAL ("points_percent", "Points in percent", 1, 999, 100),
  OPTIONAL ("speed_halves", "Added speed in half inches", -20, 20, 0),
  OPTIONAL ("turn_degrees", "Degrees of a turn", 0, 360, 0),
  OPTIONAL ("flagship_holds", "A flagship holds on", 1, 7, BS_HOLDS),
  OPTIONAL ("boarding", "Added in boarding", -9, 9, 0),
  OPTIONAL ("ram_dice", "Dice added in rams", 0, 9, 0),
  { "converts", "Converts prizes", NULL, BONES_FIELD_SWITCH, .optional = TRUE },
  { NULL },
};

/* Section 12.2. */
static const BonesField spell_fields[] = {
  ONE_OF (bs_spell_ids),
  FACTION,
  OPTIONAL ("casting", "Casting number", 1, 6, 0),
  OPTIONAL ("dispel", "Dispel number", 1, 6, 0),
  { NULL },
};

static const BonesField wind_fields[] = { ONE_OF (bs_wind_ids),
                                          NUMBER ("copies", "Copies", 0, MOST_CARDS),
                                          { NULL } };
static const BonesField card_fields[] = { ONE_OF (bs_spell_ids),
                                          NUMBER ("copies", "Copies", 0, MOST_CARDS),
                                          { NULL } };

static const BonesSection sections[] = {
  { "factions", "Factions", "Faction", .most = BS_MAX_FACTIONS, .fields = faction_fields },
  { "classes", "Classes", "Class", .least = 1, .most = BS_MAX_CLASSES, .fields = class_fields },
  { "spells", "Spells", "Spell", .most = BS_SPELLS, .fields = spell_fields },
  { "wind.deck", "Wind cards", "Wind card", .most = BS_WIND_KINDS, .fields = wind_fields },
  { "magic.deck", "Spell cards", "Spell card", .most = BS_SPELLS, .fields = card_fields },
  { NULL },
};

static guint
count_cards (GVariant *content, const char *deck, const BonesField *fields)
{
  guint n = 0;

  for (guint i = 0; i < bones_rows_count (content, deck); i++)
    {
      g_autoptr (GVariant) row = bones_rows_get (content, deck, i);

      n += bones_row_number (row, fields, "copies");
    }

  return n;
}

static const BonesSection *find_section (const char *key);

static void
check_deck (GVariant *content, const char *deck, const BonesField *fields, guint most,
            GPtrArray *flaws)
{
  const BonesSpot spot = bones_spot_section (find_section (deck), -1, content);
  const guint n = count_cards (content, deck, fields);
  g_autofree char *value = g_strdup_printf ("%u", n), *limit = g_strdup_printf ("%u", most);

  if (n == 0 || n > most)
    bones_flaw_add (flaws, &spot, NULL, "There are {value} cards, not 1 to {most}", value, NULL,
                    limit);
}

/* Content from an earlier version may lack a spell, or all of them.: a deck is data. */
static void
check_content (GVariant *content, GPtrArray *flaws)
{
  g_autoptr (GVariant) deck = g_variant_lookup_value (content, "magic.deck", NULL);

  check_deck (content, "wind.deck", wind_fields, BONES_MAX_CARDS, flaws);
  if (deck != NULL)
    check_deck (content, "magic.deck", card_fields, MOST_SPELL_CARDS, flaws);
}

static const BonesSchema schema = { .sections = sections, .check = check_content };

static const BonesSection *
find_section (const char *key)
{
  return bones_schema_section (&schema, key);
}

static void
set_error (GError **error, const char *message)
{
  g_set_error_literal (error, BONES_RULESET_ERROR, BONES_RULESET_ERROR_CONTENT, message);
}

/* Returns the member @id of an object as a row: with its id, and with a number @value as its
 * copies. */
static GVariant *
row_of (const char *id, GVariant *value)
{
  GVariantDict row;

  if (!g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT))
    {
      g_variant_dict_init (&row, NULL);
      g_variant_dict_insert_value (&row, "copies", value);
    }
  else
    g_variant_dict_init (&row, value);

  g_variant_dict_insert (&row, "id", "s", id);
  return g_variant_dict_end (&row);
}

/* Turns the object @key, whose members are rows, into a list of rows with ids. */
static gboolean
list_members (GVariantDict *content, const char *key, GError **error)
{
  g_autoptr (GVariant) object = g_variant_dict_lookup_value (content, key, NULL);
  g_autofree char *message = g_strdup_printf ("“%s” is not an object", key);
  GVariantBuilder rows;
  GVariantIter members;
  GVariant *value;
  char *id; /* a copy: a borrowed one would make GLib serialize the object */

  if (object == NULL)
    return TRUE;

  if (!g_variant_is_of_type (object, G_VARIANT_TYPE_VARDICT))
    {
      set_error (error, message);
      return FALSE;
    }

  g_variant_builder_init (&rows, G_VARIANT_TYPE ("av"));
  g_variant_iter_init (&members, object);
  while (g_variant_iter_loop (&members, "{sv}", &id, &value))
    g_variant_builder_add (&rows, "v", row_of (id, value));

  g_variant_dict_insert_value (content, key, g_variant_builder_end (&rows));
  return TRUE;
}

/* Returns @variant in the form of the schema; NULL and sets @error if it has a flaw. */
static GVariant *
read_document (GVariant *variant, GError **error)
{
  g_autoptr (GPtrArray) flaws = bones_flaws_new ();
  g_autoptr (GVariant) document = NULL;
  g_autofree char *text = NULL;
  g_auto (GVariantDict) content = G_VARIANT_DICT_INIT (NULL);

  if (variant == NULL || !g_variant_is_of_type (variant, G_VARIANT_TYPE_VARDICT))
    {
      set_error (error, "The content is not an object");
      return NULL;
    }

  g_variant_dict_init (&content, variant);
  if (!list_members (&content, "spells", error) || !list_members (&content, "wind.deck", error)
      || !list_members (&content, "magic.deck", error))
    return NULL;

  document = g_variant_ref_sink (g_variant_dict_end (&content));
  bones_schema_check (&schema, document, flaws);
  if (flaws->len == 0)
    return g_steal_pointer (&document);

  text = bones_flaw_to_text (g_ptr_array_index (flaws, 0), NULL);
  set_error (error, text);
  return NULL;
}

/* 1 + the faction that @row names, or 0. */
static guint8
faction_of (const BsContent *content, GVariant *row)
{
  const char *id = bones_row_text (row, "faction");

  for (guint i = 0; id != NULL && i < content->n_factions; i++)
    if (g_str_equal (content->factions[i].id, id))
      return i + 1;

  return 0;
}

/* FS-FAC-1, FS-FAC-2, FS-FAC-3, FS-FAC-4, FS-FAC-5, FS-FAC-6, FS-FAC-7, FS-FAC-8: the traits of a
 * faction are data. */
static void
read_faction (BsContent *content, GVariant *row)
{
  BsFaction *faction = &content->factions[content->n_factions++];

  faction->id = g_strdup (bones_row_text (row, "id"));
  faction->propulsion = bones_row_number (row, faction_fields, "propulsion");
  faction->percent = bones_row_number (row, faction_fields, "points_percent");
  faction->speed = bones_row_number (row, faction_fields, "speed_halves") * HALF;
  faction->turn_limit = bones_row_number (row, faction_fields, "turn_degrees");
  faction->holds = bones_row_number (row, faction_fields, "flagship_holds");
  faction->boarding = bones_row_number (row, faction_fields, "boarding");
  faction->ram_dice = bones_row_number (row, faction_fields, "ram_dice");
  faction->converts = bones_row_is (row, "converts");
}

/* BS-FLEET-5, BS-FLEET-9: base sizes are information only, and not read. FS-SPELL-03, FS-SPELL-06,
 * summoned creatures are classes too. */
static void
read_class (BsContent *content, GVariant *row)
{
  BsClass *class = &content->classes[content->n_classes++];
  const gint speed = bones_row_number (row, class_fields, "speed_halves");
  const gint speed_2015 = bones_row_number (row, class_fields, "speed_2015_halves");

  class->id = g_strdup (bones_row_text (row, "id"));
  class->needs = g_strdup (bones_row_text (row, "needs"));
  class->faction = faction_of (content, row);
  class->bucket = BS_SLOOPS + bones_row_number (row, class_fields, "bucket");
  class->attack = bones_row_number (row, class_fields, "attack");
  class->traits = bones_row_number (row, class_fields, "traits");
  class->banks = class->attack == BS_GUNS ? bones_row_number (row, class_fields, "banks") : 0;
  class->cost = bones_row_number (row, class_fields, "cost_halves");
  class->gun_dice = bones_row_number (row, class_fields, "gun_dice");
  class->hull_dice = bones_row_number (row, class_fields, "hull_dice");
  class->damage = bones_row_number (row, class_fields, "damage");
  class->ignites = bones_row_number (row, class_fields, "ignites");
  class->speed = speed * HALF;
  class->speed_2015 = (speed_2015 >= 0 ? speed_2015 : speed) * HALF;
  class->turn_cost = bones_row_number (row, class_fields, "turn_cost_halves") * HALF;
  class->turn_limit = bones_row_number (row, class_fields, "turn_degrees");
}

/* the second number of every card, the Titan's too, is its dispel number. */
static void
read_spell (BsContent *content, GVariant *row)
{
  BsSpell *spell = &content->spells[bones_row_number (row, spell_fields, "id")];

  spell->listed = TRUE;
  spell->faction = faction_of (content, row);
  spell->casting = bones_row_number (row, spell_fields, "casting");
  spell->dispel = bones_row_number (row, spell_fields, "dispel");
}

static void
read_wind (BsContent *content, GVariant *row)
{
  content->wind_deck[bones_row_number (row, wind_fields, "id")] =
      bones_row_number (row, wind_fields, "copies");
}

static void
read_card (BsContent *content, GVariant *row)
{
  content->spells[bones_row_number (row, card_fields, "id")].copies =
      bones_row_number (row, card_fields, "copies");
}

static void
read_rows (BsContent *content, GVariant *document, const char *section,
           void (*read) (BsContent *content, GVariant *row))
{
  for (guint i = 0; i < bones_rows_count (document, section); i++)
    {
      g_autoptr (GVariant) row = bones_rows_get (document, section, i);

      read (content, row);
    }
}

gpointer
bs_content_new (GVariant *variant, GError **error)
{
  g_autoptr (GVariant) document = read_document (variant, error);
  BsContent *content;

  if (document == NULL)
    return NULL;

  content = g_new0 (BsContent, 1);
  read_rows (content, document, "factions", read_faction); /* the others refer to them */
  read_rows (content, document, "classes", read_class);
  read_rows (content, document, "spells", read_spell);
  read_rows (content, document, "wind.deck", read_wind);
  read_rows (content, document, "magic.deck", read_card);
  return content;
}

void
bs_content_free (gpointer data)
{
  BsContent *content = data;

  for (guint i = 0; i < content->n_classes; i++)
    {
      g_free (content->classes[i].id);
      g_free (content->classes[i].needs);
    }

  for (guint i = 0; i < content->n_factions; i++)
    g_free (content->factions[i].id);

  g_free (content);
}

const BsClass *
bs_class (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const BsContent *content = setup->content;

  return &content->classes[MIN (game->ships[ship].kind, content->n_classes - 1)];
}
