/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What content adds: classes of ships with names and tracks of their own, cards, factions. */
#include "boat-table.h"
#include "envelope.h"
#include "hands.h"
#include "log-file.h"
#include "table-play.h"

#include <string.h>

/* Red, who are anglers, have a punt and a raft. */
static void
set_up (BoatFixture *self, gconstpointer data)
{
  g_autoptr (BoatGame) game = boat_game_new ();
  BonesRoster *red = g_ptr_array_index (game->rosters, 0);
  const char *const classes[] = { "punt", "raft" };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    {
      BonesRosterShip *ship = g_ptr_array_index (red->ships, i);

      g_free (ship->kind);
      ship->kind = g_strdup (classes[i]);
    }

  red->faction = g_strdup ("anglers");
  self->store = boat_store ();
  self->table = bones_table_new (self->store, &game->game, &error);
  g_assert_no_error (error);
  boat_answer (self->table, 1);
  boat_answer (self->table, 1);
}

static const BonesFleetView *
fleet_of (const BonesView *view, guint fleet)
{
  return g_ptr_array_index (view->fleets, fleet);
}

static const BonesTrackView *
track_of (const BonesView *view, guint ship, guint track)
{
  return g_ptr_array_index (bones_view_ship (view, ship)->tracks, track);
}

static void
test_names (BoatFixture *self, gconstpointer data)
{
  g_autoptr (BonesView) view = bones_view_new (self->table, BONES_NOBODY);

  g_assert_cmpstr (bones_view_ship (view, 0)->kind, ==, "Punt");
  g_assert_cmpstr (bones_view_ship (view, 1)->kind, ==, "Raft");
  g_assert_cmpstr (bones_view_ship (view, 2)->kind, ==, "Boat");
  g_assert_cmpstr (track_of (view, 0, NULL_ROWED)->name, ==, "Poled");
  g_assert_cmpstr (track_of (view, 0, NULL_HITS)->name, ==, "Hits");
  g_assert_cmpstr (track_of (view, 2, NULL_ROWED)->name, ==, "Rowed");
}

/* Each track keeps its index in the list. */
static void
test_absent (BoatFixture *self, gconstpointer data)
{
  g_autoptr (BonesView) view = bones_view_new (self->table, BONES_NOBODY);

  g_assert_true (track_of (view, 1, NULL_ROWED)->absent);
  g_assert_cmpint (track_of (view, 1, NULL_ROWED)->show, ==, BONES_SHOW_NOT);
  g_assert_null (track_of (view, 1, NULL_ROWED)->text);
  g_assert_false (track_of (view, 1, NULL_HITS)->absent);
  g_assert_false (track_of (view, 0, NULL_ROWED)->absent);
}

static void
assert_refused (BoatFixture *self, guint ship, guint track, const char *why)
{
  const BonesChange change = { BONES_SET_SHIP, (guint16) track, (guint16) ship, FALSE, 100 };
  g_autoptr (GError) error = NULL;

  g_assert_false (bones_table_override (self->table, BONES_NOBODY, &change, 1, NULL, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_CHANGE);
  g_assert_cmpstr (error->message, ==, why);
}

static void
test_by_hand (BoatFixture *self, gconstpointer data)
{
  const BonesChange poled = { BONES_SET_SHIP, NULL_ROWED, 0, FALSE, 200 };
  g_autofree char *log = NULL;

  assert_refused (self, 1, NULL_ROWED, "Ships of the class Raft have no “Rowed”.");
  assert_refused (self, 1, NULL_HITS, "It can be anything from 0 to 9.");
  g_assert_true (bones_table_override (self->table, BONES_NOBODY, &poled, 1, NULL, NULL));
  log = boat_log (self->table);
  g_assert_true (g_str_has_suffix (log, "Fury, Poled set by hand: 2 in (was 0 in)\n"));
  boat_assert_stored (self->table, self->store);
}

/* An action that needs a track is closed for a class without it, and says why. */
static void
test_actions (BoatFixture *self, gconstpointer data)
{
  const BonesAction row = { NULL_ROW, 1, BONES_NO_SHIP, BONES_NOBODY };
  g_autoptr (GError) error = NULL;

  boat_start (self->table, NULL_DRAW, BONES_NO_SHIP);
  g_assert_false (bones_table_start (self->table, &row, &error));
  g_assert_cmpstr (error->message, ==, "Swift cannot be rowed.");
}

/* A card of @kind goes into the hand of @fleet. */
static void
deal (BoatFixture *self, guint kind, guint fleet)
{
  const BonesSetup *setup = bones_table_get_setup (self->table);
  const BonesChange dealt = { BONES_SET_CARD, 0, (guint16) bones_hands_first (setup, kind), FALSE,
                              BONES_IN_HAND + fleet };

  g_assert_true (bones_table_override (self->table, BONES_NOBODY, &dealt, 1, NULL, NULL));
}

/* Cards that players wrote are held and played like others, under their own names. */
static void
test_cards (BoatFixture *self, gconstpointer data)
{
  const BonesAction charm = { NULL_PLAY_CHARM, BONES_NO_SHIP, BONES_NO_SHIP, 0 };
  g_autoptr (BonesView) own = NULL, rival = NULL, asked = NULL;
  g_autofree char *log = NULL;
  const BonesCardView *card;

  g_assert_true (bones_table_set_option (self->table, NULL_CHARMS, TRUE, 3, NULL));
  deal (self, 1, 0);
  own = bones_view_new (self->table, 0);
  rival = bones_view_new (self->table, 1);
  g_assert_null (fleet_of (rival, 0)->hand);
  g_assert_cmpint (fleet_of (rival, 0)->hand_size, ==, 1);
  card = g_ptr_array_index (fleet_of (own, 0)->hand, 0);
  g_assert_cmpstr (card->id, ==, "charm.feather");
  g_assert_cmpstr (card->name, ==, "Feather");
  g_assert_cmpstr (card->text, ==, "Lost by a gull.");

  g_assert_true (bones_table_start (self->table, &charm, NULL));
  asked = bones_view_new (self->table, 0);
  g_assert_cmpuint (asked->prompt->options->len, ==, 1);
  g_assert_cmpstr (((const BonesOptionView *) g_ptr_array_index (asked->prompt->options, 0))->text,
                   ==, "Feather");
  boat_answer (self->table, 1);
  log = boat_log (self->table);
  g_assert_true (g_str_has_suffix (log, "Red plays Feather: 2 luck.\n"));
  boat_assert_stored (self->table, self->store);
}

static void
test_factions (BoatFixture *self, gconstpointer data)
{
  g_autoptr (BonesView) view = bones_view_new (self->table, BONES_NOBODY);

  g_assert_cmpstr (fleet_of (view, 0)->faction, ==, "anglers");
  g_assert_cmpstr (fleet_of (view, 0)->faction_name, ==, "Anglers");
  g_assert_cmpstr (bones_setup_factions (bones_table_get_setup (self->table))[0], ==, "ferrymen");
}

static const BonesPartView *
part_of (const BonesView *view, guint ship, guint i)
{
  return g_ptr_array_index (bones_view_ship (view, ship)->plan, i);
}

/* A punt is made of two thwarts, a bilge, and her poles. */
static void
test_plan (BoatFixture *self, gconstpointer data)
{
  const BonesChange changes[] = {
    { BONES_SET_SHIP, NULL_STOVE, 0, FALSE, 2 },     { BONES_SET_SHIP, NULL_BURNT, 0, FALSE, 1 },
    { BONES_SET_SHIP, NULL_STOVE + 1, 0, FALSE, 1 }, { BONES_SET_SHIP, NULL_BILGE, 0, FALSE, 3 },
    { BONES_SET_SHIP, NULL_POLES, 0, FALSE, 1 },
  };
  g_autoptr (BonesView) view = bones_view_new (self->table, BONES_NOBODY);
  g_autofree char *log = NULL;

  g_assert_cmpuint (bones_view_ship (view, 1)->plan->len, ==, 0);
  g_assert_cmpuint (bones_view_ship (view, 2)->plan->len, ==, 0);
  g_assert_cmpuint (bones_view_ship (view, 0)->plan->len, ==, 4);
  g_assert_cmpstr (bones_view_ship (view, 0)->look, ==, "galleon");
  g_assert_cmpstr (bones_view_ship (view, 2)->look, ==, "boat");
  g_assert_cmpstr (part_of (view, 0, 0)->text, ==, "Bow: sound, 2 to lose");
  g_assert_cmpstr (part_of (view, 0, 3)->text, ==, "Poles: 3 of 3 left");
  g_assert_cmpint (part_of (view, 0, 1)->ablaze_track, ==, NULL_BURNT + 1);
  g_assert_cmpint (part_of (view, 0, 2)->ablaze_track, ==, -1);

  g_assert_true (bones_table_override (self->table, BONES_NOBODY, changes, G_N_ELEMENTS (changes),
                                       NULL, NULL));
  g_clear_pointer (&view, bones_view_free);
  view = bones_view_new (self->table, BONES_NOBODY);
  g_assert_cmpstr (part_of (view, 0, 0)->text, ==, "Bow: destroyed, burning");
  g_assert_cmpstr (part_of (view, 0, 1)->text, ==, "Stern: 1 of 2 lost");
  g_assert_cmpstr (part_of (view, 0, 2)->text, ==, "Bilge: 3 of 4 marked");
  g_assert_cmpstr (part_of (view, 0, 3)->text, ==, "Poles: 1 of 3 left");
  g_assert_cmpstr (((BonesGunsView *) g_ptr_array_index (part_of (view, 0, 0)->guns, 0))->text, ==,
                   "Guns: 1 to the bow, lost");
  g_assert_true (
      ((BonesPartMarkView *) g_ptr_array_index (part_of (view, 0, 0)->marks, 0))->struck);
  g_assert_cmpint (track_of (view, 0, NULL_STOVE)->limit, ==, 2);
  g_assert_cmpstr (track_of (view, 0, NULL_BURNT)->name, ==, "Bow: burning");
  g_assert_cmpstr (track_of (view, 0, NULL_STOVE)->tap_text, ==,
                   "Fury: one plank more stove in: Bow");
  log = boat_log (self->table);
  g_assert_nonnull (strstr (log, "Fury, Stern: stove in set by hand: 1 (was 0)\n"));
}

/* The log of @viewer uses @name for a ship, and never @other. */
static void
assert_log (BoatFixture *self, guint viewer, const char *name, const char *other)
{
  g_autoptr (GPtrArray) lines = bones_view_log (self->table, viewer);
  g_autofree char *log = bones_log_lines_text (lines, BONES_LOG_WHOLE);

  g_assert_nonnull (strstr (log, name));
  g_assert_null (strstr (log, other));
}

/* Its own fleet knows what is in the reeds; nobody else sees it. */
static void
test_hidden (BoatFixture *self, gconstpointer data)
{
  const BonesChange hide = { BONES_SET_SHIP, NULL_IN_REEDS, 0, FALSE, 1 };
  const BonesChange duck = { BONES_SET_SHIP, NULL_DUCKED, 0, FALSE, 1 };
  const BonesChange rise = { BONES_SET_SHIP, NULL_IN_REEDS, 0, FALSE, 0 };
  g_autoptr (BonesView) all = NULL, own = NULL, rival = NULL, open = NULL;
  g_autofree char *log = NULL, *seen = NULL, *whole = NULL, *told = NULL;
  const BonesShipView *ship;

  g_assert_true (bones_table_override (self->table, BONES_NOBODY, &hide, 1, NULL, NULL));
  g_assert_true (bones_table_override (self->table, 0, &duck, 1, NULL, NULL));
  all = bones_view_new (self->table, BONES_NOBODY);
  own = bones_view_new (self->table, 0);
  rival = bones_view_new (self->table, 1);

  ship = bones_view_ship (own, 0);
  g_assert_cmpstr (ship->name, ==, "Fury");
  g_assert_cmpstr (ship->kind_id, ==, "punt");
  g_assert_cmpuint (ship->plan->len, ==, 4);
  g_assert_cmpuint (fleet_of (own, 0)->points, ==, 4);

  ship = bones_view_ship (rival, 0);
  g_assert_true (ship->hidden && ship->in_play);
  g_assert_cmpstr (ship->name, ==, "Reeds 1");
  g_assert_cmpstr (ship->kind, ==, "Something in the reeds");
  g_assert_cmpstr (ship->kind_id, ==, "hidden");
  g_assert_cmpstr (ship->look, ==, "hidden");
  g_assert_cmpuint (ship->plan->len + ship->chips->len, ==, 0);
  for (guint i = 0; i < ship->tracks->len; i++)
    g_assert_true (track_of (rival, 0, i)->absent && track_of (rival, 0, i)->value == 0);

  g_assert_cmpuint (fleet_of (rival, 0)->points, ==, 2);
  g_assert_cmpuint (fleet_of (rival, 0)->points_left, ==, 2);
  g_assert_cmpstr (bones_view_ship (all, 0)->name, ==, "Reeds 1");
  g_assert_cmpstr (bones_table_get_names (self->table)->ship_names->pdata[0], ==, "Reeds 1");
  g_assert_nonnull (strstr (all->undo_text, "Reeds 1"));
  g_assert_nonnull (strstr (rival->undo_text, "Reeds 1"));
  g_assert_nonnull (strstr (own->undo_text, "Fury"));
  g_assert_null (strstr (own->undo_text, "Reeds 1"));
  assert_log (self, 0, "Fury", "Reeds");
  assert_log (self, 1, "Reeds 1", "Fury");
  log = boat_log (self->table);
  g_assert_true (g_str_has_suffix (log, "Reeds 1 was changed by hand\n"));
  g_assert_null (strstr (log, "Fury"));

  seen = bones_envelope_write (self->table, FALSE, 1, bones_table_get_seq (self->table));
  whole = bones_envelope_write (self->table, TRUE, BONES_NOBODY, bones_table_get_seq (self->table));
  g_assert_nonnull (strstr (seen, "Reeds 1"));
  g_assert_null (strstr (seen, "Fury"));
  g_assert_null (strstr (seen, "ducked"));
  g_assert_null (strstr (seen, "fingerprint"));
  g_assert_nonnull (strstr (whole, "Fury"));
  g_assert_nonnull (strstr (whole, "ducked"));

  /* Everybody sees it when it comes out. */
  g_assert_true (bones_table_override (self->table, 0, &rise, 1, NULL, NULL));
  open = bones_view_new (self->table, 1);
  g_assert_cmpstr (bones_view_ship (open, 0)->name, ==, "Fury");
  g_assert_cmpint (track_of (open, 0, NULL_DUCKED)->value, ==, 1);
  told = boat_log (self->table);
  g_assert_true (g_str_has_suffix (told, "Fury, In the reeds set by hand: no (was yes)\n"));
  boat_assert_stored (self->table, self->store);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/classes/names", BoatFixture, NULL, set_up, test_names, boat_fixture_tear_down);
  g_test_add ("/classes/absent", BoatFixture, NULL, set_up, test_absent, boat_fixture_tear_down);
  g_test_add ("/classes/by-hand", BoatFixture, NULL, set_up, test_by_hand, boat_fixture_tear_down);
  g_test_add ("/classes/cards", BoatFixture, NULL, set_up, test_cards, boat_fixture_tear_down);
  g_test_add ("/classes/factions", BoatFixture, NULL, set_up, test_factions,
              boat_fixture_tear_down);
  g_test_add ("/classes/plan", BoatFixture, NULL, set_up, test_plan, boat_fixture_tear_down);
  g_test_add ("/classes/hidden", BoatFixture, NULL, set_up, test_hidden, boat_fixture_tear_down);
  g_test_add ("/classes/actions", BoatFixture, NULL, set_up, test_actions, boat_fixture_tear_down);
  return g_test_run ();
}
