/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "plan-draft.h"

#include "css-class.h"
#include "field-value.h"
#include "json-read.h"
#include "location-plan.h"
#include "names.h"

#include "bones-config.h"

/* What is drawn beside the locations: fields of the row that contains them. */
static const struct {
  const char *key;
  BonesPlanKind kind;
} counted[] = {
  { "btw_boxes", BONES_PLAN_WATERLINE },
  { "crew", BONES_PLAN_COUNTERS },
  { "wounds", BONES_PLAN_COUNTERS },
};

#define MOST_ROOMS (BONES_MOST_PARTS - 2)

struct _BonesPlanDraft {
  AdwBin parent_instance;

  GtkWidget *plan;

  /* For each part: the row of its location, or its field. */
  guint n, n_rooms;
  guint rows[BONES_MOST_PARTS];
  const char *keys[BONES_MOST_PARTS];
};

enum { OPEN, FIELD, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesPlanDraft, bones_plan_draft, ADW_TYPE_BIN)

static void
tapped (BonesPlanDraft *self, guint part)
{
  if (part < self->n_rooms)
    g_signal_emit (self, signals[OPEN], 0, self->rows[part]);
  else
    g_signal_emit (self, signals[FIELD], 0, self->keys[part]);
}

static void
bones_plan_draft_class_init (BonesPlanDraftClass *klass)
{
  signals[OPEN] = g_signal_new ("open", BONES_TYPE_PLAN_DRAFT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[FIELD] = g_signal_new ("field", BONES_TYPE_PLAN_DRAFT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
bones_plan_draft_init (BonesPlanDraft *self)
{
  self->plan = bones_location_plan_new ();
  adw_bin_set_child (ADW_BIN (self), self->plan);
  g_signal_connect_object (self->plan, "tapped", G_CALLBACK (tapped), self, G_CONNECT_SWAPPED);
}

GtkWidget *
bones_plan_draft_new (void)
{
  return g_object_new (BONES_TYPE_PLAN_DRAFT, NULL);
}

/* ---- What is drawn ---- */

/* Owns the texts of the parts while the plan is filled. */
typedef struct {
  const BonesContentSet *set;
  const BonesField *table;
  JsonObject *values;
  GPtrArray *texts;
} Draft;

static const char *
keep_text (const Draft *draft, char *text)
{
  g_ptr_array_add (draft->texts, text);
  return text;
}

/* The number in @row, limited to what can be drawn; 1 if the rows have no number. */
static guint
number_of (const BonesField *fields, JsonObject *row, const char *key)
{
  const BonesField *field = bones_fields_find (fields, key);

  return field != NULL ? (guint) CLAMP (bones_content_get_number (row, field), 0, field->highest)
                       : 1;
}

static JsonObject *
row_at (JsonArray *rows, guint i)
{
  JsonNode *node = json_array_get_element (rows, i);

  return JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

static BonesMuzzle
muzzle_at (JsonObject *row)
{
  static const char *const ids[] = { "BOW", "PORT", "STARBOARD", "STERN", "SIDE", "ALL", NULL };
  const char *facing = bones_field_get_text (row, "facing");

  for (guint i = 0; facing != NULL && ids[i] != NULL; i++)
    if (g_str_equal (ids[i], facing))
      return (BonesMuzzle) i;

  return BONES_MUZZLE_ALL;
}

static void
add_guns (const BonesField *table, JsonObject *row, BonesPlanPart *part)
{
  JsonArray *rows = NULL;

  bones_json_read_array (row, table->key, &rows, NULL);
  for (guint i = 0; rows != NULL && i < json_array_get_length (rows); i++)
    {
      JsonObject *guns = row_at (rows, i);

      if (guns != NULL && part->n_guns < BONES_PART_GUNS)
        part->guns[part->n_guns++] =
            (BonesPlanGuns){ muzzle_at (guns), number_of (table->fields, guns, "number"), FALSE };
    }
}

/* "Crew −1" */
static char *
tell_effect (const Draft *draft, const BonesField *fields, const BonesField *code, JsonObject *row)
{
  const BonesField *field = bones_fields_find (fields, "number");
  const gint value = field != NULL ? bones_content_get_number (row, field) : 0;
  g_autofree char *what = bones_field_describe (draft->set, code, row, draft->values);
  g_autofree char *number = value != 0 ? bones_field_write_number (field, ABS (value)) : NULL;

  if (number == NULL)
    return g_steal_pointer (&what);

  return g_strdup_printf (value < 0 ? "%s −%s" : "%s %s", what, number);
}

/* What depends on the location and is lost with it. Losses of sails are shown aloft. */
static void
add_effects (const Draft *draft, const BonesField *table, JsonObject *row, BonesPlanPart *part)
{
  const BonesField *code = bones_fields_find (table->fields, "code");
  JsonArray *rows = NULL;

  bones_json_read_array (row, table->key, &rows, NULL);
  for (guint i = 0; rows != NULL && code != NULL && i < json_array_get_length (rows); i++)
    {
      JsonObject *effect = row_at (rows, i);
      const char *id = effect != NULL ? bones_field_get_text (effect, code->key) : NULL;

      if (id == NULL || *id == '\0')
        continue;

      part->spot.aloft |= g_str_equal (id, "SAIL") || g_str_equal (id, "NO_SAIL");
      if (part->n_words < BONES_PART_WORDS)
        part->words[part->n_words++] =
            (BonesPlanWord){ keep_text (draft, tell_effect (draft, table->fields, code, effect)),
                             FALSE };
    }
}

static BonesPlanPart
draw_room (const Draft *draft, JsonObject *row)
{
  const BonesField *fields = draft->table->fields;
  const BonesField *guns = bones_fields_find (fields, "guns");
  const BonesField *effects = bones_fields_find (fields, "effects");
  const guint left = MAX (number_of (fields, row, "col_from"), 1);
  const guint low = number_of (fields, row, "row_from");
  const char *name = bones_content_row_called (draft->set, row);
  g_autofree char *summary = bones_field_summary (draft->set, fields, NULL, row, draft->values);
  g_autofree char *called = NULL;
  BonesPlanPart part = { .spot = { BONES_PLAN_ROOM, left,
                                   MAX (left, number_of (fields, row, "col_to")), low,
                                   MAX (low, number_of (fields, row, "row_to")), FALSE },
                         .name = name != NULL ? name : bones_content_translate (draft->table->one),
                         .boxes = number_of (fields, row, "boxes") };

  if (guns != NULL)
    add_guns (guns, row, &part);
  if (effects != NULL)
    add_effects (draft, effects, row, &part);

  called = bones_name_isolate (part.name);
  part.said = keep_text (draft, g_strdup_printf (_ ("%s, in the plan"), called));
  part.tip = keep_text (draft, g_strjoin (*summary != '\0' ? "\n" : "", part.name, summary, NULL));
  return part;
}

static BonesPlanPart
draw_counted (const Draft *draft, const BonesField *fields, const BonesField *field,
              BonesPlanKind kind)
{
  char *text = bones_field_describe (draft->set, field, draft->values, draft->values);
  const char *name = bones_content_translate (field->name);
  const char *said = keep_text (draft, text != NULL ? text : g_strdup (name));

  return (BonesPlanPart){ .spot = { .kind = kind },
                          .name = name,
                          .said = said,
                          .tip = said,
                          .boxes = number_of (fields, draft->values, field->key) };
}

/* The fields of the row that contains @table. */
static const BonesField *
fields_around (const BonesSchema *schema, const BonesField *table)
{
  for (const BonesSection *section = schema->sections; section->key != NULL; section++)
    for (const BonesField *field = section->fields; field->key != NULL; field++)
      if (field == table)
        return section->fields;

  return table->fields;
}

static void
add_rooms (BonesPlanDraft *self, const Draft *draft, BonesPlanPart *parts)
{
  JsonArray *rows = NULL;

  bones_json_read_array (draft->values, draft->table->key, &rows, NULL);
  for (guint i = 0; rows != NULL && i < json_array_get_length (rows); i++)
    {
      JsonObject *row = row_at (rows, i);

      if (row == NULL || self->n == MOST_ROOMS)
        continue;

      self->rows[self->n] = i;
      parts[self->n++] = draw_room (draft, row);
    }

  self->n_rooms = self->n;
}

static void
add_counted (BonesPlanDraft *self, const Draft *draft, BonesPlanPart *parts)
{
  const BonesField *fields = fields_around (draft->set->ruleset->schema, draft->table);

  for (guint i = 0; i < G_N_ELEMENTS (counted); i++)
    {
      const BonesField *field = bones_fields_find (fields, counted[i].key);

      if (field == NULL || self->n == BONES_MOST_PARTS)
        continue;

      self->keys[self->n] = field->key;
      parts[self->n++] = draw_counted (draft, fields, field, counted[i].kind);
    }
}

void
bones_plan_draft_fill (BonesPlanDraft *self, const BonesContentSet *set, const BonesField *table,
                       JsonObject *values, gint current)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  const Draft draft = { set, table, values, texts };
  BonesPlanPart parts[BONES_MOST_PARTS];

  g_return_if_fail (BONES_IS_PLAN_DRAFT (self) && set != NULL && table != NULL && values != NULL);

  self->n = 0;
  add_rooms (self, &draft, parts);
  add_counted (self, &draft, parts);
  bones_location_plan_set (BONES_LOCATION_PLAN (self->plan), parts, self->n);
  for (guint i = 0; i < self->n_rooms; i++)
    {
      GtkWidget *part = bones_location_plan_get_part (BONES_LOCATION_PLAN (self->plan), i);

      bones_set_css_class (part, "current", (gint) self->rows[i] == current);
    }
}

void
bones_plan_draft_focus (BonesPlanDraft *self, guint row)
{
  g_return_if_fail (BONES_IS_PLAN_DRAFT (self));

  for (guint i = 0; i < self->n_rooms; i++)
    if (self->rows[i] == row)
      gtk_widget_grab_focus (bones_location_plan_get_part (BONES_LOCATION_PLAN (self->plan), i));
}
