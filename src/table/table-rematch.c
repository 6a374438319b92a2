/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-private.h"

#include <string.h>

/* The fleets as they were bought; swapped, each starts from the next one's table edge. */
static GPtrArray *
new_rosters (const BonesSetup *setup, gboolean swapped)
{
  GPtrArray *rosters = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  const guint n = setup->rosters->len;

  for (guint i = 0; i < n; i++)
    {
      const BonesRoster *from = g_ptr_array_index (setup->rosters, i);
      const BonesRoster *edge = g_ptr_array_index (setup->rosters, swapped ? (i + 1) % n : i);
      BonesRoster *roster = bones_roster_copy (from);

      g_free (roster->side);
      roster->side = g_strdup (edge->side);
      g_ptr_array_add (rosters, roster);
    }

  return rosters;
}

BonesTable *
bones_table_rematch (BonesTable *self, gboolean swapped, GError **error)
{
  g_autoptr (GPtrArray) rosters = NULL;
  g_autoptr (GVariant) options = NULL;
  BonesNewGame game = { 0 };

  g_return_val_if_fail (BONES_IS_TABLE (self), NULL);

  rosters = new_rosters (self->setup, swapped);
  options = g_variant_ref_sink (bones_options_to_variant (
      self->setup->ruleset, bones_table_get_play (self)->game.options, self->articles.data));
  game = (BonesNewGame){ .ruleset = self->record->ruleset,
                         .edition = self->record->edition,
                         .options = options,
                         .content = self->record->content,
                         .rosters = rosters,
                         .undo = self->articles.undo,
                         .title = self->record->title };
  memcpy (game.dice, self->articles.dice, sizeof game.dice);
  return bones_table_new (self->store, &game, error);
}
