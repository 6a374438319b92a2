/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game.h"

#include <string.h>

static gsize
size_of_front (const BonesGame *game)
{
  return G_STRUCT_OFFSET (BonesGame, ships) + game->n_ships * sizeof (BonesShip);
}

/* The further cards of the decks before @deck. */
static gsize
more_before (const BonesGame *game, guint deck)
{
  gsize n = 0;

  for (guint i = 0; i < deck; i++)
    n += game->n_more[i];

  return n;
}

const guint8 *
bones_game_piece (const BonesGame *game, guint piece, gsize *length)
{
  g_return_val_if_fail (game != NULL && piece < BONES_GAME_PIECES && length != NULL, NULL);

  *length = piece == 0 ? size_of_front (game) : more_before (game, BONES_MAX_DECKS);
  return piece == 0 ? (const guint8 *) game : game->more_cards;
}

gsize
bones_game_size (const BonesGame *game)
{
  return size_of_front (game) + more_before (game, BONES_MAX_DECKS);
}

void
bones_game_copy (BonesGame *to, const BonesGame *from)
{
  g_return_if_fail (to != NULL && from != NULL);

  memcpy (to, from, size_of_front (from));
  memcpy (to->more_cards, from->more_cards, more_before (from, BONES_MAX_DECKS));
}

#define BLOCK 512 /* bytes that are compared at once: most are alike */
#define CHUNK 8   /* bytes that are saved at once */

typedef struct {
  guint16 at;
  guint8 bytes[CHUNK];
} Saved;

G_STATIC_ASSERT (sizeof (BonesGame) % CHUNK == 0 && sizeof (BonesGame) <= G_MAXUINT16);
G_STATIC_ASSERT (G_STRUCT_OFFSET (BonesGame, more_cards) % CHUNK == 0);

static void
follow_block (guint8 *to, const guint8 *from, gsize at, gsize end, GByteArray *undo)
{
  for (; at < end; at += CHUNK)
    if (memcmp (to + at, from + at, CHUNK) != 0)
      {
        Saved saved = { .at = (guint16) at };

        memcpy (saved.bytes, to + at, CHUNK);
        memcpy (to + at, from + at, CHUNK);
        g_byte_array_append (undo, (const guint8 *) &saved, sizeof saved);
      }
}

static void
follow_piece (BonesGame *to, const BonesGame *from, gsize at, gsize length, GByteArray *undo)
{
  const gsize end = at + (length + CHUNK - 1) / CHUNK * CHUNK;

  for (; at < end; at += BLOCK)
    {
      const gsize n = MIN (BLOCK, end - at);

      if (memcmp ((guint8 *) to + at, (const guint8 *) from + at, n) != 0)
        follow_block ((guint8 *) to, (const guint8 *) from, at, at + n, undo);
    }
}

void
bones_game_follow (BonesGame *to, const BonesGame *from, GByteArray *undo)
{
  g_return_if_fail (to != NULL && from != NULL && undo != NULL);

  follow_piece (to, from, 0, size_of_front (from), undo);
  follow_piece (to, from, G_STRUCT_OFFSET (BonesGame, more_cards),
                more_before (from, BONES_MAX_DECKS), undo);
}

void
bones_game_go_back (BonesGame *game, const GByteArray *undo, gsize from)
{
  Saved saved;

  g_return_if_fail (game != NULL && undo != NULL && from <= undo->len);

  for (gsize end = undo->len; end > from; end -= sizeof saved)
    {
      memcpy (&saved, undo->data + end - sizeof saved, sizeof saved);
      memcpy ((guint8 *) game + saved.at, saved.bytes, CHUNK);
    }
}

gboolean
bones_game_equal (const BonesGame *a, const BonesGame *b)
{
  return a->n_ships == b->n_ships && memcmp (a, b, size_of_front (a)) == 0
         && memcmp (a->more_cards, b->more_cards, more_before (a, BONES_MAX_DECKS)) == 0;
}

void
bones_game_make_room (BonesGame *game, guint deck, guint n_cards)
{
  g_return_if_fail (game != NULL && deck < BONES_MAX_DECKS);

  game->n_more[deck] = (guint16) (n_cards > BONES_MAX_CARDS ? n_cards - BONES_MAX_CARDS : 0);
  g_return_if_fail (more_before (game, BONES_MAX_DECKS) <= BONES_MAX_MORE_CARDS);
}

guint
bones_game_n_cards (const BonesGame *game, guint deck)
{
  g_return_val_if_fail (game != NULL && deck < BONES_MAX_DECKS, 0);

  return BONES_MAX_CARDS + game->n_more[deck];
}

guint8 *
bones_game_card (BonesGame *game, guint deck, guint card)
{
  g_return_val_if_fail (card < bones_game_n_cards (game, deck), NULL);

  return card < BONES_MAX_CARDS
             ? &game->cards[deck][card]
             : &game->more_cards[more_before (game, deck) + card - BONES_MAX_CARDS];
}

guint
bones_game_place (const BonesGame *game, guint deck, guint card)
{
  g_return_val_if_fail (card < bones_game_n_cards (game, deck), BONES_SPENT);

  return card < BONES_MAX_CARDS
             ? game->cards[deck][card]
             : game->more_cards[more_before (game, deck) + card - BONES_MAX_CARDS];
}

guint
bones_game_count_ships (const BonesGame *game, guint fleet)
{
  guint n = 0;

  for (guint ship = 0; ship < game->n_ships; ship++)
    n += bones_game_sails_for (game, ship, fleet);

  return n;
}

guint
bones_game_place_in_order (const BonesGame *game, guint fleet)
{
  for (guint place = 0; place < game->n_order; place++)
    if (game->order[place] == fleet)
      return place;

  return BONES_MAX_FLEETS;
}

const BonesLink *
bones_game_peek_link (const BonesGame *game, guint kind, guint ship)
{
  const BonesLink *end = game->links + game->n_links;

  for (const BonesLink *link = game->links; link < end; link++)
    if (((link->a == ship) | (link->b == ship)) && link->kind == kind)
      return link;

  return NULL;
}

gboolean
bones_game_are_linked (const BonesGame *game, guint kind, guint ship, guint other)
{
  for (guint i = 0; i < game->n_links; i++)
    {
      const BonesLink *link = &game->links[i];

      if (link->kind == kind && (link->a == ship || link->b == ship)
          && bones_link_other (link, ship) == other)
        return TRUE;
    }

  return FALSE;
}

BonesLink *
bones_game_find_link (BonesGame *game, guint kind, guint ship)
{
  return (BonesLink *) bones_game_peek_link (game, kind, ship);
}

guint
bones_link_other (const BonesLink *link, guint ship)
{
  return link->a == ship ? link->b : link->a;
}

/* The first unused place: gaps are filled again. */
static guint
free_link (const BonesGame *game)
{
  guint i = 0;

  while (i < game->n_links && game->links[i].kind != 0)
    i++;

  return i;
}

BonesLink *
bones_game_add_link (BonesGame *game, guint kind, guint a, guint b)
{
  const guint i = free_link (game);

  if (i == BONES_MAX_LINKS)
    return NULL;

  game->n_links = MAX (game->n_links, i + 1);
  game->links[i] = (BonesLink){ .kind = kind, .a = a, .b = b };
  return &game->links[i];
}

/* Everything after the last used place must be zero, so that equal games have equal bytes. */
static void
trim_links (BonesGame *game)
{
  while (game->n_links > 0 && game->links[game->n_links - 1].kind == 0)
    game->n_links--;
}

void
bones_game_drop_links (BonesGame *game, guint ship)
{
  for (guint i = 0; i < game->n_links; i++)
    if (game->links[i].kind != 0 && (game->links[i].a == ship || game->links[i].b == ship))
      game->links[i] = (BonesLink){ 0 };

  trim_links (game);
}

void
bones_game_drop_link (BonesGame *game, guint link)
{
  g_return_if_fail (link < game->n_links);

  game->links[link] = (BonesLink){ 0 };
  trim_links (game);
}

static guint
next_number (const BonesGame *game, guint kind)
{
  guint number = 0;

  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == kind)
      number = MAX (number, game->markers[i].number);

  return number + 1;
}

BonesMarker *
bones_game_add_marker (BonesGame *game, guint kind, guint owner)
{
  guint i = 0;

  while (i < game->n_markers && game->markers[i].kind != 0)
    i++;

  if (i == BONES_MAX_MARKERS)
    return NULL;

  game->markers[i] = (BonesMarker){ .kind = kind,
                                    .owner = owner,
                                    .number = MIN (next_number (game, kind), G_MAXUINT8),
                                    .ship = BONES_NO_SHIP };
  game->n_markers = MAX (game->n_markers, i + 1);
  return &game->markers[i];
}

void
bones_game_drop_marker (BonesGame *game, guint marker)
{
  g_return_if_fail (marker < game->n_markers);

  game->markers[marker] = (BonesMarker){ 0 };
  while (game->n_markers > 0 && game->markers[game->n_markers - 1].kind == 0)
    game->n_markers--;
}
