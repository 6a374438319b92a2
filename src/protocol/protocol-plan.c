/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-private.h"

#include "ids.h"

static JsonArray *
write_span (guint from, guint to)
{
  JsonArray *span = json_array_new ();

  json_array_add_int_element (span, from);
  json_array_add_int_element (span, to);
  return span;
}

static JsonArray *
write_guns (const BonesPartView *part)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < part->guns->len; i++)
    {
      const BonesGunsView *guns = g_ptr_array_index (part->guns, i);
      JsonObject *to = json_object_new ();

      json_object_set_string_member (to, "at", bones_guns_ids[guns->at]);
      json_object_set_int_member (to, "number", guns->number);
      json_object_set_boolean_member (to, "lost", guns->lost);
      json_object_set_string_member (to, "text", guns->text);
      json_array_add_object_element (array, to);
    }

  return array;
}

static JsonArray *
write_marks (const BonesPartView *part)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < part->marks->len; i++)
    {
      const BonesPartMarkView *mark = g_ptr_array_index (part->marks, i);
      JsonObject *to = json_object_new ();

      json_object_set_string_member (to, "text", mark->text);
      json_object_set_boolean_member (to, "struck", mark->struck);
      json_array_add_object_element (array, to);
    }

  return array;
}

static JsonObject *
write_part (const BonesShipView *ship, const BonesPartView *part)
{
  const BonesTrackView *lost =
      part->lost_track >= 0 ? g_ptr_array_index (ship->tracks, part->lost_track) : NULL;
  const BonesTrackView *ablaze =
      part->ablaze_track >= 0 ? g_ptr_array_index (ship->tracks, part->ablaze_track) : NULL;
  JsonObject *to = json_object_new ();

  json_object_set_string_member (to, "id", part->id);
  json_object_set_string_member (to, "name", part->name);
  json_object_set_string_member (to, "kind", bones_part_kind_ids[part->kind]);
  if (part->kind == BONES_PART_ROOM)
    {
      json_object_set_array_member (to, "columns", write_span (part->col_from, part->col_to));
      json_object_set_array_member (to, "rows", write_span (part->row_from, part->row_to));
      json_object_set_boolean_member (to, "aloft", part->aloft);
      json_object_set_int_member (to, "ablaze", part->ablaze);
      bones_write_words (to, "ablaze_track", ablaze != NULL ? ablaze->id : NULL);
    }

  json_object_set_int_member (to, "boxes", part->boxes);
  json_object_set_int_member (to, "lost", part->lost);
  bones_write_words (to, "lost_track", lost != NULL ? lost->id : NULL);
  json_object_set_int_member (to, "save", part->save);
  json_object_set_array_member (to, "guns", write_guns (part));
  json_object_set_array_member (to, "marks", write_marks (part));
  json_object_set_string_member (to, "text", part->text);
  return to;
}

void
bones_write_plan (const BonesShipView *ship, JsonObject *to)
{
  JsonArray *parts;

  if (ship->plan->len == 0)
    return;

  parts = json_array_new ();
  for (guint i = 0; i < ship->plan->len; i++)
    json_array_add_object_element (parts, write_part (ship, g_ptr_array_index (ship->plan, i)));

  json_object_set_array_member (to, "plan", parts);
}
