/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"

#define MOST_COPIES 18 /* of one card, so that all fit into the deck */
#define DIE 6          /* sides */

#define FIELD(id, type) .key = (id), .name = "\"" id "\"", .kind = BONES_FIELD_##type
#define NUMBER(id, low, high)                                                                      \
  {                                                                                                \
    FIELD (id, NUMBER), .lowest = (low), .highest = (high)                                         \
  }
#define SIGNED(id) NUMBER (id, -20, 20)
#define OBJECT(id, members)                                                                        \
  {                                                                                                \
    FIELD (id, OBJECT), .one = "\"" id "\"", .fields = (members)                                   \
  }
#define SINGLE(id, members)                                                                        \
  {                                                                                                \
    .key = (id), .name = "\"" id "\"", .single = TRUE, .fields = (members)                         \
  }

/* ND-SHP-01 */
static const BonesField start_fields[] = {
  SIGNED ("movement"),
  SIGNED ("cannon"),
  SIGNED ("crew"),
  { NULL },
};

/* ND-FLT-05, ND-BRO-07: the highest roll for each rating. */
static const BonesField table_fields[] = {
  NUMBER ("movement", 0, 20),
  NUMBER ("cannon", 0, 20),
  NUMBER ("crew", 0, 20),
  { NULL },
};

/* ND-BRO-04 */
static const BonesField shot_fields[] = {
  SIGNED ("range"),
  SIGNED ("broadside"),
  SIGNED ("attribute"),
  { FIELD ("strikes", CHOICE), .optional = TRUE, .initial = -1, .ids = nd_rating_ids },
  { NULL },
};

static const BonesField ammunition_fields[] = {
  OBJECT ("grapeshot", shot_fields),
  OBJECT ("chainshot", shot_fields),
  OBJECT ("roundshot", shot_fields),
  { NULL },
};

/* ND-CRD-01 */
static const BonesField card_fields[] = {
  NUMBER ("copies", 0, MOST_COPIES),
  NUMBER ("bonus", 0, 20),
  { NULL },
};

#define CARD_FIELD(id) OBJECT (id, card_fields),

static const BonesField deck_fields[] = { ND_EACH_CARD (CARD_FIELD){ NULL } };

static const BonesSection sections[] = {
  SINGLE ("ship", start_fields),
  SINGLE ("creation_up_to", table_fields),
  SINGLE ("attribute_up_to", table_fields),
  SINGLE ("ammunition", ammunition_fields),
  SINGLE ("cards", deck_fields),
  { NULL },
};

static const BonesField fields[] = {
  NUMBER ("move_dice", 1, 20),
  NUMBER ("move_less", 0, 100),
  NUMBER ("range", 1, 50),
  NUMBER ("near", 0, 50),
  { FIELD ("points_from", NUMBERS), .lowest = 1, .highest = 100 },
  SIGNED ("sinks_at"),
  NUMBER ("prize_crew", 0, 20),
  { NULL },
};

/* The numbers of a table do not fall, and the last covers every face of a die. */
static void
check_table (GVariant *content, const BonesSection *section, GPtrArray *flaws)
{
  g_autoptr (GVariant) table = bones_row_object (content, section->key);
  const BonesSpot spot = bones_spot_section (section, -1, content);
  gint least = 0;

  for (guint rating = 0; rating < ND_RATINGS; rating++)
    {
      const gint up_to = bones_row_number (table, table_fields, nd_rating_ids[rating]);
      g_autofree char *value = g_strdup_printf ("%d", up_to);
      g_autofree char *lowest = NULL;

      least = rating == ND_RATINGS - 1 ? MAX (least, DIE) : least;
      lowest = g_strdup_printf ("%d", least);
      if (up_to < least)
        bones_flaw_add (flaws, &spot, bones_fields_find (table_fields, nd_rating_ids[rating]),
                        "{field} is {value}; {least} or more", value, lowest, NULL);

      least = MAX (least, up_to);
    }
}

/* ND-BRO-05: up to three totals, which rise. */
static void
check_points (GVariant *content, GPtrArray *flaws)
{
  const guint n = bones_rows_count (content, "points_from");
  const BonesField *field = bones_fields_find (fields, "points_from");
  const BonesSpot spot = { 0 };
  gboolean rise = TRUE;

  for (guint i = 1; i < n; i++)
    rise &= bones_row_number_at (content, "points_from", i)
            > bones_row_number_at (content, "points_from", i - 1);

  if (n < 1 || n > ND_RATINGS || !rise)
    bones_flaw_add (flaws, &spot, field, "{field} must be one to three numbers that rise", NULL,
                    NULL, NULL);
}

static void
check_content (GVariant *content, GPtrArray *flaws)
{
  for (const BonesSection *section = sections; section->key != NULL; section++)
    if (section->fields == table_fields)
      check_table (content, section, flaws);

  check_points (content, flaws);
}

static const BonesSchema schema = { .sections = sections,
                                    .fields = fields,
                                    .check = check_content };

static void
read_ratings (NdContent *self, GVariant *from)
{
  g_autoptr (GVariant) start = bones_row_object (from, "ship");
  g_autoptr (GVariant) creation = bones_row_object (from, "creation_up_to");
  g_autoptr (GVariant) attribute = bones_row_object (from, "attribute_up_to");

  for (guint i = 0; i < ND_RATINGS; i++)
    {
      const char *id = nd_rating_ids[i];

      self->start[i] = (gint16) bones_row_number (start, start_fields, id);
      self->creation[i] = (guint8) bones_row_number (creation, table_fields, id);
      self->attribute[i] = (guint8) bones_row_number (attribute, table_fields, id);
    }
}

static void
read_shots (NdContent *self, GVariant *from)
{
  g_autoptr (GVariant) ammunition = bones_row_object (from, "ammunition");

  for (guint i = 0; i < ND_AMMUNITIONS; i++)
    {
      g_autoptr (GVariant) shot = bones_row_object (ammunition, nd_ammunition_ids[i]);

      self->shots[i] =
          (NdShot){ .range = (gint16) bones_row_number (shot, shot_fields, "range"),
                    .broadside = (gint16) bones_row_number (shot, shot_fields, "broadside"),
                    .attribute = (gint16) bones_row_number (shot, shot_fields, "attribute"),
                    .strikes = (gint16) bones_row_number (shot, shot_fields, "strikes") };
    }
}

static void
read_cards (NdContent *self, GVariant *from)
{
  g_autoptr (GVariant) cards = bones_row_object (from, "cards");

  for (guint i = 0; i < ND_CARDS; i++)
    {
      g_autoptr (GVariant) card = bones_row_object (cards, nd_card_ids[i]);

      self->copies[i] = (guint8) bones_row_number (card, card_fields, "copies");
      self->bonus[i] = (guint8) bones_row_number (card, card_fields, "bonus");
    }
}

gpointer
nd_content_new (GVariant *variant, GError **error)
{
  NdContent *self;

  g_return_val_if_fail (variant != NULL, NULL);

  if (!bones_schema_validate (&schema, variant, error))
    return NULL;

  self = g_new0 (NdContent, 1);
  read_ratings (self, variant);
  read_shots (self, variant);
  read_cards (self, variant);
  self->move_dice = (guint8) bones_row_number (variant, fields, "move_dice");
  self->move_less = (guint8) bones_row_number (variant, fields, "move_less");
  self->range = (guint8) bones_row_number (variant, fields, "range");
  self->near = (guint8) bones_row_number (variant, fields, "near");
  self->sinks_at = (gint16) bones_row_number (variant, fields, "sinks_at");
  self->prize_crew = (guint8) bones_row_number (variant, fields, "prize_crew");
  for (guint i = 0; i < bones_rows_count (variant, "points_from"); i++)
    self->points[i] = (guint8) bones_row_number_at (variant, "points_from", i);

  return self;
}
