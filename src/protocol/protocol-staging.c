/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-private.h"

#include "ids.h"

/* Points by the names of tracks. */
static JsonObject *
write_costs (const GPtrArray *costs)
{
  JsonObject *to = json_object_new ();

  for (guint i = 0; i < costs->len; i++)
    {
      const BonesCostView *cost = g_ptr_array_index (costs, i);

      json_object_set_int_member (to, cost->id, cost->points);
    }

  return to;
}

static void
write_staged (const BonesNames *names, const GPtrArray *rows, JsonArray *array)
{
  for (guint i = 0; i < rows->len; i++)
    {
      const BonesStagedView *staged = g_ptr_array_index (rows, i);
      JsonObject *to = json_object_new ();

      json_object_set_string_member (to, "what", staged->id);
      json_object_set_string_member (to, "state", bones_staged_state_ids[staged->state]);
      bones_write_ship (to, "ship", names,
                        staged->ship >= 0 ? (guint) staged->ship : BONES_NO_SHIP);
      bones_write_ship (to, "other", names, (guint) staged->other);
      if (staged->state == BONES_STAGED_ROLLED)
        {
          json_object_set_int_member (to, "die", staged->face);
          json_object_set_int_member (to, "total", staged->total);
        }

      if (staged->state != BONES_STAGED_DECLARED)
        json_object_set_object_member (to, "costs", write_costs (staged->costs));

      json_object_set_string_member (to, "text", staged->text);
      json_array_add_object_element (array, to);
    }
}

void
bones_write_staging (const BonesNames *names, const BonesStagingView *staging, JsonObject *state)
{
  JsonArray *array;

  if (staging == NULL)
    return;

  array = json_array_new ();
  write_staged (names, staging->rows, array);
  write_staged (names, staging->tolls, array);
  json_object_set_array_member (state, "staged", array);
}
