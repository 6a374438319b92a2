/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-private.h"

#include "fields.h"
#include "hands.h"
#include "table-context.h"
#include "table-find.h"

static const BonesGame *
game_of (BonesTable *self)
{
  return &bones_replay_play (self->replay)->game;
}

gint
bones_table_find_marker (BonesTable *self, const char *name)
{
  const BonesWordsContext context = bones_table_get_context (self);

  g_return_val_if_fail (BONES_IS_TABLE (self) && name != NULL, -1);

  return bones_words_find_marker (&context, name);
}

gint
bones_table_find_link (BonesTable *self, guint kind, guint a, guint b)
{
  const BonesGame *game;

  g_return_val_if_fail (BONES_IS_TABLE (self), -1);

  game = game_of (self);
  for (guint i = 0; i < game->n_links; i++)
    if (game->links[i].kind == kind
        && ((game->links[i].a == a && game->links[i].b == b)
            || (game->links[i].a == b && game->links[i].b == a)))
      return (gint) i;

  return -1;
}

/* Whether one of @changes moves that card. */
static gboolean
is_moved (const GArray *changes, guint deck, guint card)
{
  for (guint i = 0; i < changes->len; i++)
    {
      const BonesChange *change = &g_array_index (changes, BonesChange, i);

      if (change->scope == BONES_SET_CARD && change->field == deck && change->index == card)
        return TRUE;
    }

  return FALSE;
}

gint
bones_table_find_card (BonesTable *self, const GArray *changes, guint kind)
{
  guint deck, n;

  g_return_val_if_fail (BONES_IS_TABLE (self) && changes != NULL, -1);
  g_return_val_if_fail (self->setup->ruleset->hands != NULL, -1);

  deck = self->setup->ruleset->hands->deck;
  n = bones_hands_n_cards (self->setup);
  for (guint place = BONES_IN_PILE; place < BONES_IN_HAND; place++)
    for (guint card = 0; card < n; card++)
      if (bones_hands_kind (self->setup, card) == kind && game_of (self)->cards[deck][card] == place
          && !is_moved (changes, deck, card))
        return (gint) card;

  return -1;
}

/* The game after @changes. */
static BonesGame *
new_game (BonesTable *self, const GArray *changes)
{
  BonesGame *game = g_new0 (BonesGame, 1);

  bones_game_copy (game, game_of (self));
  for (guint i = 0; i < changes->len; i++)
    bones_change_apply (self->setup, game, &g_array_index (changes, BonesChange, i), NULL, NULL);

  return game;
}

gint
bones_table_find_step (BonesTable *self, const GArray *changes, const char *id)
{
  g_autofree BonesGame *game = NULL;

  g_return_val_if_fail (BONES_IS_TABLE (self) && changes != NULL && id != NULL, -1);

  game = new_game (self, changes);
  return bones_step_number (self->setup, game, id);
}

gint
bones_table_find_turns_step (BonesTable *self, const GArray *changes)
{
  g_autofree BonesGame *game = NULL;

  g_return_val_if_fail (BONES_IS_TABLE (self) && changes != NULL, -1);

  game = new_game (self, changes);
  return bones_turns_step (self->setup, game);
}

guint
bones_table_get_owner (BonesTable *self, guint ship)
{
  g_return_val_if_fail (BONES_IS_TABLE (self), BONES_NOBODY);

  return ship < game_of (self)->n_ships ? game_of (self)->ships[ship].fleet : BONES_NOBODY;
}

GArray *
bones_table_list_ships (BonesTable *self, guint fleet)
{
  GArray *ships = g_array_new (FALSE, FALSE, sizeof (guint));

  g_return_val_if_fail (BONES_IS_TABLE (self), ships);

  for (guint ship = 0; ship < game_of (self)->n_ships; ship++)
    if (bones_game_sails_for (game_of (self), ship, fleet))
      g_array_append_val (ships, ship);

  return ships;
}

guint
bones_table_get_active_ship (BonesTable *self)
{
  g_return_val_if_fail (BONES_IS_TABLE (self), BONES_NO_SHIP);

  return game_of (self)->active_ship;
}
