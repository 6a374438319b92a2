/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-private.h"

#include "fields.h"
#include "hands.h"
#include "table-context.h"
#include "table-find.h"
#include "who-sees.h"

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

/* Whether @viewer sees that card @card of the deck of the hands is in a hand. */
static gboolean
is_seen (BonesTable *self, guint viewer, guint card)
{
  const BonesGame *game = game_of (self);
  const guint place = bones_game_place (game, self->setup->ruleset->hands->deck, card);

  return place >= BONES_IN_HAND
         && bones_sees_hand (self->setup, game, viewer, place - BONES_IN_HAND);
}

/* Adds that the card goes to @place, taken from the pile if @taken; FALSE if it cannot. */
static gboolean
add_move (BonesTable *self, GArray *changes, guint card, guint place, gboolean taken)
{
  g_autofree BonesGame *game = new_game (self, changes);
  const BonesChange change = { .scope = BONES_SET_CARD,
                               .field = (guint16) self->setup->ruleset->hands->deck,
                               .index = (guint16) card,
                               .delta = taken,
                               .value = place };

  if (bones_change_apply (self->setup, game, &change, NULL, NULL) != BONES_CHANGE_FITS)
    return FALSE;

  g_array_append_val (changes, change);
  return TRUE;
}

gboolean
bones_table_move_kind (BonesTable *self, GArray *changes, guint viewer, guint kind, guint place)
{
  gint own = -1, unseen = -1;
  guint deck, n;

  g_return_val_if_fail (BONES_IS_TABLE (self) && changes != NULL, FALSE);
  g_return_val_if_fail (self->setup->ruleset->hands != NULL, FALSE);

  deck = self->setup->ruleset->hands->deck;
  n = bones_hands_n_cards (self->setup);
  for (guint card = n; card-- > 0;)
    if (bones_hands_kind (self->setup, card) == kind && !is_moved (changes, deck, card))
      *(is_seen (self, viewer, card) ? &own : &unseen) = (gint) card;

  if (own >= 0 && place < BONES_IN_HAND)
    return add_move (self, changes, (guint) own, place, FALSE);

  return unseen >= 0 && add_move (self, changes, (guint) unseen, place, TRUE);
}

gboolean
bones_table_move_card (BonesTable *self, GArray *changes, guint viewer, guint deck, guint card,
                       guint place)
{
  const BonesChange change = {
    .scope = BONES_SET_CARD, .field = (guint16) deck, .index = (guint16) card, .value = place
  };
  const BonesHands *hands;

  g_return_val_if_fail (BONES_IS_TABLE (self) && changes != NULL, FALSE);

  hands = self->setup->ruleset->hands;
  if (hands != NULL && deck == hands->deck && card < bones_hands_n_cards (self->setup))
    return add_move (self, changes, card, place, !is_seen (self, viewer, card));

  g_array_append_val (changes, change);
  return TRUE;
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
