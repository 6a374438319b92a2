/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

#define MOST_PORTS 32

#define FIELD(id, type) .key = (id), .name = "\"" id "\"", .kind = BONES_FIELD_##type
#define NUMBER(id, low, high)                                                                      \
  {                                                                                                \
    FIELD (id, NUMBER), .lowest = (low), .highest = (high)                                         \
  }

/* DP-FIR-02: the numbers to hit of a class, by the class that is fired at. */
static const BonesField to_hit_fields[] = {
  NUMBER ("sloop", 1, 99),
  NUMBER ("frigate", 1, 99),
  NUMBER ("ship-of-the-line", 1, 99),
  { NULL },
};

/* DP-SHP-01 */
static const BonesField class_fields[] = {
  { FIELD ("id", ID) },
  NUMBER ("decks", 0, 20),
  NUMBER ("crew", 1, 99),
  NUMBER ("advantage", 0, 20),
  NUMBER ("hold", 0, 99),
  { FIELD ("piece", CHOICE), .ids = dp_piece_ids + DP_PAWN },
  { FIELD ("to_hit", OBJECT), .one = "\"to_hit\"", .fields = to_hit_fields },
  { NULL },
};

static const BonesSection sections[] = {
  { .key = "classes",
    .name = "\"classes\"",
    .one = "\"classes\"",
    .least = DP_PORT,
    .most = DP_PORT,
    .fields = class_fields },
  { NULL },
};

/* The other numbers: key, member of DpContent, lowest, highest. */
#define NUMBERS(EACH)                                                                              \
  EACH ("ports", ports, 1, MOST_PORTS)                                                             \
  EACH ("port_to_hit", port_to_hit, 1, 99)                                                         \
  EACH ("to_hit_dice", to_hit_dice, 1, 10)                                                         \
  EACH ("near", near, 0, 9)                                                                        \
  EACH ("dread_pirate_damage", dread_damage, 0, 20)                                                \
  EACH ("surprise_up_to", surprise, 0, 6)                                                          \
  EACH ("dread_pirate_surprise_up_to", dread_surprise, 0, 6)                                       \
  EACH ("move_less", move_less, 0, 20)                                                             \
  EACH ("boarding_bonus", boarding_bonus, 0, 99)                                                   \
  EACH ("jewels", jewels, 0, 99)                                                                   \
  EACH ("doubloons", doubloons, 0, 99)                                                             \
  EACH ("grape_shot_damage", grape_damage, 0, 20)                                                  \
  EACH ("grape_shot_below", grape_below, 0, 9)                                                     \
  EACH ("more_sails", sails_bonus, 0, 20)

#define NUMBER_FIELD(id, member, low, high) NUMBER (id, low, high),

static const BonesField fields[] = { NUMBERS (NUMBER_FIELD){ NULL } };

/* The classes are in the order of DpKind. */
static void
check_order (GVariant *content, GPtrArray *flaws)
{
  for (guint kind = 0; kind < DP_PORT; kind++)
    {
      g_autoptr (GVariant) class = bones_rows_get (content, "classes", kind);
      const BonesSpot spot = bones_spot_section (&sections[0], (gint) kind, content);
      const char *id = bones_row_text (class, "id");

      if (id != NULL && !g_str_equal (id, dp_kind_ids[kind]))
        bones_flaw_add (flaws, &spot, bones_fields_find (class_fields, "id"),
                        "{field} is “{value}”; it must be \"{least}\"", id, dp_kind_ids[kind],
                        NULL);
    }
}

static const BonesSchema schema = { .sections = sections, .fields = fields, .check = check_order };

static void
read_class (DpClass *self, GVariant *from)
{
  g_autoptr (GVariant) to_hit = bones_row_object (from, "to_hit");

  self->decks = (guint8) bones_row_number (from, class_fields, "decks");
  self->crew = (guint8) bones_row_number (from, class_fields, "crew");
  self->advantage = (guint8) bones_row_number (from, class_fields, "advantage");
  self->hold = (guint8) bones_row_number (from, class_fields, "hold");
  self->piece = (guint8) (DP_PAWN + bones_row_number (from, class_fields, "piece"));
  for (guint kind = 0; kind < DP_PORT; kind++)
    self->to_hit[kind] = (guint8) bones_row_number (to_hit, to_hit_fields, dp_kind_ids[kind]);
}

gpointer
dp_content_new (GVariant *variant, GError **error)
{
  DpContent *self;

  g_return_val_if_fail (variant != NULL, NULL);

  if (!bones_schema_validate (&schema, variant, error))
    return NULL;

  self = g_new0 (DpContent, 1);
  for (guint kind = 0; kind < DP_PORT; kind++)
    {
      g_autoptr (GVariant) class = bones_rows_get (variant, "classes", kind);

      read_class (&self->classes[kind], class);
    }

#define READ(id, member, low, high) self->member = (guint8) bones_row_number (variant, fields, id);
  NUMBERS (READ)
#undef READ
  return self;
}
