/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-private.h"

#include "hands.h"
#include "ids.h"

/* Whether a change before moves that card. */
static gboolean
is_moved (const BonesChanging *to, guint deck, guint card)
{
  for (guint i = 0; i < to->changes->len; i++)
    {
      const BonesChange *change = &g_array_index (to->changes, BonesChange, i);

      if (change->scope == BONES_SET_CARD && change->field == deck && change->index == card)
        return TRUE;
    }

  return FALSE;
}

/* The number of a card of the kind that is called @id: of those in the pile, else of any that no
 * fleet holds. */
static gboolean
find_card (const BonesChanging *to, const char *id, gint64 *deck, gint64 *number, GError **error)
{
  const BonesHands *hands = to->scene.setup->ruleset->hands;
  const gint kind = hands != NULL ? bones_desk_find_id (bones_hands_ids (to->scene.setup), id) : -1;
  const guint n = kind >= 0 ? bones_hands_n_cards (to->scene.setup) : 0;

  for (guint place = BONES_IN_PILE; place < BONES_IN_HAND; place++)
    for (guint card = 0; card < n; card++)
      if (bones_hands_kind (to->scene.setup, card) == (guint) kind
          && to->scene.game->cards[hands->deck][card] == place && !is_moved (to, hands->deck, card))
        {
          *deck = hands->deck;
          *number = card;
          return TRUE;
        }

  return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH,
                            "There is no card “%.40s” that could be taken.", id);
}

/* Which card is meant: by its number, or by what it is called. */
static gboolean
read_card (const BonesChanging *to, JsonObject *object, gint64 *deck, gint64 *number,
           GError **error)
{
  const char *id = NULL;

  if (!bones_json_read_string (object, "card", &id, error))
    return FALSE;

  if (id != NULL)
    return find_card (to, id, deck, number, error);

  return bones_json_need (object, "number", error)
         && bones_json_read_integer (object, "deck", 0, BONES_MAX_DECKS - 1, deck, error)
         && bones_json_read_integer (object, "number", 0, BONES_MAX_CARDS - 1, number, error);
}

gboolean
bones_card_read (const BonesChanging *to, JsonNode *node, guint place, GError **error)
{
  JsonObject *object = NULL;
  const char *where = NULL;
  gint64 deck = 0, number = 0;
  guint hand;

  if (!bones_json_node_object (node, "card", &object, error)
      || !read_card (to, object, &deck, &number, error)
      || !bones_json_read_string (object, "place", &where, error)
      || !bones_read_owner (to->scene.names, object, "hand", &hand, error))
    return FALSE;

  if (hand != BONES_NOBODY)
    place = BONES_IN_HAND + hand;
  else if (where != NULL && bones_desk_find_id (bones_place_ids, where) < 0)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                              "“place” should be pile, discarded or spent.");
  else if (where != NULL)
    place = (guint) bones_desk_find_id (bones_place_ids, where);

  bones_add_change (to, BONES_SET_CARD, (guint) deck, (guint) number, place);
  return TRUE;
}
