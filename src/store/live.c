/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "live.h"

#include <string.h>

#include "game.h"
#include "ids.h"
#include "who-sees.h"

/* The row of live_table tells of each of so many entries: it is not written with every one. */
#define STRIDE 16

struct _BonesLive {
  guint32 seq; /* the last entry */
  BonesGame game;
  GPtrArray *ship_names, *fleet_names, *captains; /* of char * */
};

/* The state of one update of the tables. */
typedef struct {
  BonesConnection *connection;
  gint64 id; /* of the game */
  const BonesLiveState *live_state;
  const BonesGame *now;
  const BonesGame *was; /* in the tables; an empty game if they were emptied */
  const BonesLive *before;
  GError **error;
} Writer;

/* The game in the tables after they were emptied: no fleets and no ships. */
static const BonesGame nothing;

static const char *const emptied[] = {
  "DELETE FROM live_options WHERE game = ?", "DELETE FROM live_fleets WHERE game = ?",
  "DELETE FROM live_ships WHERE game = ?",   "DELETE FROM live_tracks WHERE game = ?",
  "DELETE FROM live_markers WHERE game = ?", "DELETE FROM live_links WHERE game = ?",
  "DELETE FROM live_cards WHERE game = ?",   "DELETE FROM secret_cards WHERE game = ?",
};

#define RUN(writer, sql, ...)                                                                      \
  bones_connection_run ((writer)->connection, (sql), BONES_VALUES (__VA_ARGS__), (writer)->error)

static gboolean
empty_tables (Writer *writer)
{
  for (guint i = 0; i < G_N_ELEMENTS (emptied); i++)
    if (!RUN (writer, emptied[i], BONES_INT (writer->id)))
      return FALSE;

  return TRUE;
}

static guint32
least_seq (guint32 seq)
{
  return seq < STRIDE ? MIN (seq, 1) : seq - seq % STRIDE;
}

static gboolean
table_row_is_same (const Writer *writer, guint32 seq)
{
  const BonesGame *now = writer->now, *was = writer->was;

  return least_seq (seq) == least_seq (writer->before->seq) && now->round == was->round
         && now->step == was->step && now->wind == was->wind && now->active_ship == was->active_ship
         && now->over == was->over && now->winner == was->winner;
}

static gboolean
write_table (Writer *writer, guint32 seq)
{
  const BonesGame *now = writer->now;

  if (writer->before != NULL && table_row_is_same (writer, seq))
    return TRUE;

  return RUN (writer,
              "REPLACE INTO live_table (game, least_seq, round, step, wind, active_ship, over,"
              " winner) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
              BONES_INT (writer->id), BONES_INT (least_seq (seq)), BONES_INT (now->round),
              BONES_INT (now->step), bones_value_text (bones_wind_id (now->wind)),
              bones_value_unless (now->active_ship, BONES_NO_SHIP), BONES_INT (now->over != 0),
              now->over ? bones_value_unless (now->winner, BONES_NOBODY) : BONES_NULL);
}

static gboolean
write_options (Writer *writer)
{
  const BonesOption *options = writer->live_state->setup->ruleset->options;
  const gboolean all = writer->was->n_fleets == 0;

  if (!all && memcmp (writer->now->options, writer->was->options, sizeof writer->now->options) == 0)
    return TRUE;

  for (guint i = 0; options[i].key != NULL; i++)
    {
      const guint8 value = writer->now->options[i];
      g_autofree char *number = NULL;

      if (!all && value == writer->was->options[i])
        continue;

      number = g_strdup_printf ("%u", value);
      if (!RUN (writer, "REPLACE INTO live_options (game, option, value) VALUES (?, ?, ?)",
                BONES_INT (writer->id), bones_value_text (options[i].key),
                bones_value_text (options[i].kind == BONES_OPTION_VALUES ? options[i].values[value]
                                                                         : number)))
        return FALSE;
    }

  return TRUE;
}

/* Writes the values of @tracks that differ from @were; all if @were is NULL. There are @n_values in
 * each, of which most steps change none: to look is cheaper than to compare one by one. */
static gboolean
write_tracks (Writer *writer, const char *whose, guint number, const BonesTrack *tracks,
              guint n_values, const guint16 *values, const guint16 *were)
{
  if (were != NULL && memcmp (values, were, n_values * sizeof *values) == 0)
    return TRUE;

  for (guint i = 0; tracks[i].id != NULL; i++)
    if ((were == NULL || values[i] != were[i])
        && !RUN (writer,
                 "INSERT INTO live_tracks (game, whose, number, track, value)"
                 " VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
                 BONES_INT (writer->id), bones_value_text (whose), BONES_INT (number),
                 bones_value_text (tracks[i].id), BONES_INT ((gint64) values[i] - tracks[i].base)))
      return FALSE;

  return TRUE;
}

static gboolean
write_fleet (Writer *writer, guint i)
{
  const BonesNames *names = writer->live_state->names;
  const BonesFleet *fleet = &writer->now->fleets[i];
  const char letter[] = { names->letters[i], '\0' };
  g_autofree char *name = bones_name_plain (bones_names_fleet (names, i));
  const char *player = bones_names_player (names, i);
  g_autofree char *captain = player != NULL ? bones_name_plain (player) : NULL;
  const guint place = bones_game_place_in_order (writer->now, i);

  return RUN (writer,
              "REPLACE INTO live_fleets (game, fleet, letter, name, status, flagship, place,"
              " keep_all, captain) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
              BONES_INT (writer->id), BONES_INT (i), bones_value_text (letter),
              bones_value_text (name), bones_value_text (bones_status_ids[fleet->status]),
              bones_value_unless (fleet->flagship, BONES_NO_SHIP),
              place < BONES_MAX_FLEETS ? BONES_INT (place + 1) : BONES_NULL,
              BONES_INT (fleet->keep_all), bones_value_text (captain));
}

static gboolean
fleet_row_is_same (Writer *writer, guint i)
{
  const BonesFleet *a = &writer->now->fleets[i], *b = &writer->was->fleets[i];

  return a->flagship == b->flagship && a->status == b->status && a->keep_all == b->keep_all
         && bones_game_place_in_order (writer->now, i) == bones_game_place_in_order (writer->was, i)
         && g_str_equal (bones_names_fleet (writer->live_state->names, i),
                         g_ptr_array_index (writer->before->fleet_names, i))
         && g_strcmp0 (bones_names_player (writer->live_state->names, i),
                       g_ptr_array_index (writer->before->captains, i))
                == 0;
}

static gboolean
write_fleets (Writer *writer)
{
  const BonesGame *now = writer->now, *was = writer->was;
  const BonesTrack *tracks = writer->live_state->setup->ruleset->fleet_tracks;

  for (guint i = 0; i < now->n_fleets; i++)
    {
      const gboolean known = i < was->n_fleets;

      if (!(known && fleet_row_is_same (writer, i)) && !write_fleet (writer, i))
        return FALSE;

      if (!write_tracks (writer, "fleet", i, tracks, BONES_MAX_FLEET_TRACKS, now->fleets[i].tracks,
                         known ? was->fleets[i].tracks : NULL))
        return FALSE;
    }

  return now->n_fleets >= was->n_fleets
         || (RUN (writer, "DELETE FROM live_fleets WHERE game = ? AND fleet >= ?",
                  BONES_INT (writer->id), BONES_INT (now->n_fleets))
             && RUN (writer,
                     "DELETE FROM live_tracks WHERE game = ? AND whose = 'fleet' AND number >= ?",
                     BONES_INT (writer->id), BONES_INT (now->n_fleets)));
}

static gboolean
write_ship (Writer *writer, guint i)
{
  const BonesSetup *setup = writer->live_state->setup;
  const BonesNames *names = writer->live_state->names;
  const BonesShip *ship = &writer->now->ships[i];
  const gboolean hidden = !bones_sees_ship (setup, writer->now, BONES_NOBODY, i);
  g_autofree char *name = bones_name_plain (bones_names_ship (names, i));

  return RUN (
      writer,
      "REPLACE INTO live_ships (game, ship, id, name, class, fleet, origin, status,"
      " ordered) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      BONES_INT (writer->id), BONES_INT (i), bones_value_text (bones_names_ship_id (names, i)),
      bones_value_text (name),
      bones_value_text (hidden ? "hidden" : setup->ruleset->kind_id (setup->content, ship->kind)),
      bones_value_unless (ship->fleet, BONES_NOBODY),
      bones_value_unless (ship->origin, BONES_NOBODY),
      bones_value_text (bones_status_ids[ship->status]), BONES_INT (ship->ordered));
}

static gboolean
ship_row_is_same (Writer *writer, guint i)
{
  return memcmp (&writer->now->ships[i], &writer->was->ships[i],
                 G_STRUCT_OFFSET (BonesShip, tracks))
             == 0
         && g_str_equal (bones_names_ship (writer->live_state->names, i),
                         g_ptr_array_index (writer->before->ship_names, i));
}

/* Writes the tracks of a ship, unless she is hidden. */
static gboolean
write_ship_tracks (Writer *writer, guint i)
{
  const BonesSetup *setup = writer->live_state->setup;
  const BonesGame *now = writer->now, *was = writer->was;
  const gboolean known = i < was->n_ships && bones_sees_ship (setup, was, BONES_NOBODY, i);

  if (bones_sees_ship (setup, now, BONES_NOBODY, i))
    return write_tracks (writer, "ship", i, setup->ruleset->ship_tracks, BONES_MAX_TRACKS,
                         now->ships[i].tracks, known ? was->ships[i].tracks : NULL);

  return !known
         || RUN (writer, "DELETE FROM live_tracks WHERE game = ? AND whose = 'ship' AND number = ?",
                 BONES_INT (writer->id), BONES_INT (i));
}

static gboolean
write_ships (Writer *writer)
{
  const BonesGame *now = writer->now, *was = writer->was;

  for (guint i = 0; i < now->n_ships; i++)
    {
      const gboolean known = i < was->n_ships;

      if (!(known && ship_row_is_same (writer, i)) && !write_ship (writer, i))
        return FALSE;

      if (!write_ship_tracks (writer, i))
        return FALSE;
    }

  return now->n_ships >= was->n_ships
         || (RUN (writer, "DELETE FROM live_ships WHERE game = ? AND ship >= ?",
                  BONES_INT (writer->id), BONES_INT (now->n_ships))
             && RUN (writer,
                     "DELETE FROM live_tracks WHERE game = ? AND whose = 'ship' AND number >= ?",
                     BONES_INT (writer->id), BONES_INT (now->n_ships)));
}

static gboolean
write_marker (Writer *writer, guint i)
{
  const BonesMarker *marker = &writer->now->markers[i];

  if (marker->kind == 0)
    return RUN (writer, "DELETE FROM live_markers WHERE game = ? AND marker = ?",
                BONES_INT (writer->id), BONES_INT (i));

  return RUN (writer,
              "REPLACE INTO live_markers (game, marker, kind, number, owner, stage, ship, until,"
              " value1, value2) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
              BONES_INT (writer->id), BONES_INT (i),
              bones_value_text (writer->live_state->setup->ruleset->marker_kinds[marker->kind]),
              BONES_INT (marker->number), bones_value_unless (marker->owner, BONES_NOBODY),
              BONES_INT (marker->stage), bones_value_unless (marker->ship, BONES_NO_SHIP),
              bones_value_unless (marker->until, 0), BONES_INT (marker->values[0]),
              BONES_INT (marker->values[1]));
}

static gboolean
write_markers (Writer *writer)
{
  const BonesGame *now = writer->now, *was = writer->was;

  for (guint i = 0; i < MAX (now->n_markers, was->n_markers); i++)
    if (memcmp (&now->markers[i], &was->markers[i], sizeof (BonesMarker)) != 0
        && !write_marker (writer, i))
      return FALSE;

  return TRUE;
}

static gboolean
write_link (Writer *writer, guint i)
{
  const BonesLink *link = &writer->now->links[i];

  if (link->kind == 0)
    return RUN (writer, "DELETE FROM live_links WHERE game = ? AND link = ?",
                BONES_INT (writer->id), BONES_INT (i));

  return RUN (writer,
              "REPLACE INTO live_links (game, link, kind, stage, ship, other, value1, value2,"
              " value3) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
              BONES_INT (writer->id), BONES_INT (i),
              bones_value_text (writer->live_state->setup->ruleset->link_kinds[link->kind]),
              BONES_INT (link->stage), BONES_INT (link->a), BONES_INT (link->b),
              BONES_INT (link->values[0]), BONES_INT (link->values[1]),
              BONES_INT (link->values[2]));
}

static gboolean
write_links (Writer *writer)
{
  const BonesGame *now = writer->now, *was = writer->was;

  for (guint i = 0; i < MAX (now->n_links, was->n_links); i++)
    if (memcmp (&now->links[i], &was->links[i], sizeof (BonesLink)) != 0 && !write_link (writer, i))
      return FALSE;

  return TRUE;
}

/* Moves a card from one table to the other; cards in the pile have no rows. */
static gboolean
write_card (Writer *writer, guint deck, guint card)
{
  const guint place = bones_game_place (writer->now, deck, card);
  const BonesValue id = BONES_INT (writer->id), from = BONES_INT (deck), which = BONES_INT (card);

  if (!RUN (writer, "DELETE FROM live_cards WHERE game = ? AND deck = ? AND card = ?", id, from,
            which)
      || !RUN (writer, "DELETE FROM secret_cards WHERE game = ? AND deck = ? AND card = ?", id,
               from, which))
    return FALSE;

  if (place == BONES_IN_PILE)
    return TRUE;

  if (place >= BONES_IN_HAND)
    return RUN (writer,
                "INSERT INTO secret_cards (game, deck, card, place, fleet)"
                " VALUES (?, ?, ?, 'hand', ?)",
                id, from, which, BONES_INT (place - BONES_IN_HAND));

  if (bones_hides_deck (writer->live_state->setup, deck))
    return RUN (writer, "INSERT INTO secret_cards (game, deck, card, place) VALUES (?, ?, ?, ?)",
                id, from, which, bones_value_text (bones_place_ids[place]));

  return RUN (writer, "INSERT INTO live_cards (game, deck, card, place) VALUES (?, ?, ?, ?)", id,
              from, which, bones_value_text (bones_place_ids[place]));
}

/* The tables of a battle that has just been opened, or emptied, have no cards. */
static guint
place_before (const BonesGame *was, guint deck, guint card)
{
  return card < bones_game_n_cards (was, deck) ? bones_game_place (was, deck, card) : BONES_IN_PILE;
}

static gboolean
cards_are_same (const BonesGame *now, const BonesGame *was)
{
  gsize length;
  const guint8 *more = bones_game_piece (now, BONES_GAME_PIECES - 1, &length);

  return memcmp (now->n_more, was->n_more, sizeof now->n_more) == 0
         && memcmp (now->cards, was->cards, sizeof now->cards) == 0
         && memcmp (more, was->more_cards, length) == 0;
}

static gboolean
write_cards (Writer *writer)
{
  const BonesGame *now = writer->now, *was = writer->was;

  if (cards_are_same (now, was))
    return TRUE;

  for (guint deck = 0; deck < BONES_MAX_DECKS; deck++)
    for (guint card = 0; card < bones_game_n_cards (now, deck); card++)
      if (bones_game_place (now, deck, card) != place_before (was, deck, card)
          && !write_card (writer, deck, card))
        return FALSE;

  return TRUE;
}

static void
remember_name (GPtrArray *names, guint i, const char *name)
{
  if (i == names->len)
    g_ptr_array_add (names, NULL);

  if (g_strcmp0 (g_ptr_array_index (names, i), name) == 0)
    return;

  g_free (g_ptr_array_index (names, i));
  g_ptr_array_index (names, i) = g_strdup (name);
}

BonesLive *
bones_live_new (guint32 seq, const BonesLiveState *live_state)
{
  BonesLive *self = g_new0 (BonesLive, 1);

  self->ship_names = g_ptr_array_new_with_free_func (g_free);
  self->fleet_names = g_ptr_array_new_with_free_func (g_free);
  self->captains = g_ptr_array_new_with_free_func (g_free);
  bones_live_set (self, seq, live_state);
  return self;
}

void
bones_live_free (BonesLive *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->ship_names);
  g_ptr_array_unref (self->fleet_names);
  g_ptr_array_unref (self->captains);
  g_free (self);
}

void
bones_live_set (BonesLive *self, guint32 seq, const BonesLiveState *live_state)
{
  g_return_if_fail (self != NULL && live_state != NULL);

  self->seq = seq;
  bones_game_copy (&self->game, live_state->game);
  for (guint i = 0; i < live_state->game->n_ships; i++)
    remember_name (self->ship_names, i, bones_names_ship (live_state->names, i));

  for (guint i = 0; i < live_state->game->n_fleets; i++)
    {
      remember_name (self->fleet_names, i, bones_names_fleet (live_state->names, i));
      remember_name (self->captains, i, bones_names_player (live_state->names, i));
    }
}

gboolean
bones_live_write (BonesConnection *connection, gint64 game, guint32 seq,
                  const BonesLiveState *live_state, const BonesLive *before, GError **error)
{
  const BonesGame *was = before == NULL ? &nothing : &before->game;
  Writer writer = { connection, game, live_state, live_state->game, was, before, error };

  g_return_val_if_fail (connection != NULL && live_state != NULL, FALSE);

  if (before == NULL && !empty_tables (&writer))
    return FALSE;

  return write_table (&writer, seq) && write_options (&writer)
         && write_tracks (&writer, "table", 0, live_state->setup->ruleset->table_tracks,
                          BONES_MAX_TABLE_TRACKS, live_state->game->tracks,
                          before == NULL ? NULL : was->tracks)
         && write_fleets (&writer) && write_ships (&writer) && write_markers (&writer)
         && write_links (&writer) && write_cards (&writer);
}
