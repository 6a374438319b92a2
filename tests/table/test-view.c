/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table as a viewer sees it: fleets, ships, questions, reasons; and what must stay hidden. */
#include "boat-table.h"

static BonesView *
look (BoatFixture *self)
{
  return bones_view_new (self->table, BONES_NOBODY);
}

static const BonesFleetView *
fleet_of (const BonesView *view, guint fleet)
{
  return g_ptr_array_index (view->fleets, fleet);
}

static const BonesChipView *
chip_at (const BonesShipView *ship, guint i)
{
  return g_ptr_array_index (ship->chips, i);
}

static const BonesTrackView *
track_of (const GPtrArray *tracks, const char *id)
{
  for (guint i = 0; i < tracks->len; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (tracks, i);

      if (g_str_equal (track->id, id))
        return track;
    }

  g_assert_not_reached ();
}

static const BonesActionView *
action_of (const BonesView *view, const char *id, guint ship)
{
  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (g_str_equal (action->id, id) && action->action.ship == ship)
        return action;
    }

  g_assert_not_reached ();
}

static void
test_table (BoatFixture *self, gconstpointer data)
{
  g_autoptr (BonesView) view = look (self);
  const BonesStepView *step = g_ptr_array_index (view->steps, 1);

  g_assert_cmpuint (view->round, ==, 1);
  g_assert_cmpuint (view->wind, ==, BONES_WIND_UNKNOWN);
  g_assert_cmpuint (view->seq, ==, bones_table_get_seq (self->table));
  g_assert_cmpint (view->active_ship, ==, -1);
  g_assert_false (view->over);
  g_assert_null (view->outcome);
  g_assert_cmpuint (view->steps->len, ==, 3);
  g_assert_cmpstr (step->name, ==, "Boats");
  g_assert_cmpuint (step->left->len, ==, 4);
  g_assert_cmpint (step->state, ==, BONES_STEP_TO_COME);
  g_assert_cmpuint (view->fleets->len, ==, 2);
  g_assert_null (view->misfit);
  g_assert_false (view->busy);
}

static void
test_ships (BoatFixture *self, gconstpointer data)
{
  const BonesChange changes[] = {
    { BONES_SET_SHIP, NULL_DUCKED, 0, FALSE, 1 },
    { BONES_SET_SHIP, NULL_ROWED, 0, FALSE, 250 },
    { BONES_SET_SHIP, BONES_SHIP_OWNER, 1, FALSE, 1 },
    { BONES_SET_SHIP, BONES_SHIP_OWNER, 2, FALSE, BONES_NOBODY },
    { BONES_SET_SHIP, BONES_SHIP_STATUS, 3, FALSE, BONES_SUNK },
    { BONES_SET_FLEET, BONES_FLEET_FLAGSHIP, 0, FALSE, 0 },
  };
  g_autoptr (BonesView) view = NULL;
  const BonesShipView *ship;

  g_assert_true (bones_table_override (self->table, BONES_NOBODY, changes, G_N_ELEMENTS (changes),
                                       NULL, NULL));
  view = look (self);

  ship = bones_view_ship (view, 0);
  g_assert_cmpstr (ship->id, ==, "R1");
  g_assert_cmpstr (ship->name, ==, "Fury");
  g_assert_cmpstr (ship->kind, ==, "Boat");
  g_assert_cmpstr (ship->kind_id, ==, "boat");
  g_assert_cmpstr (ship->status, ==, "in-play");
  g_assert_true (ship->flagship && ship->in_play && !ship->ordered);
  g_assert_cmpuint (ship->chips->len, ==, 1);
  g_assert_cmpstr (chip_at (ship, 0)->text, ==, "Ducked");
  g_assert_cmpstr (chip_at (ship, 0)->id, ==, "ducked");
  g_assert_cmpint (track_of (ship->tracks, "hits")->limit, ==, 2);
  g_assert_cmpstr (track_of (ship->tracks, "rowed")->text, ==, "2 ½ in");

  /* Each ship once: Fury; Tern with Swift, whom she took; Gull has no owner. */
  g_assert_cmpuint (fleet_of (view, 0)->ships->len, ==, 1);
  g_assert_cmpuint (fleet_of (view, 1)->ships->len, ==, 2);
  g_assert_cmpuint (bones_view_ship (view, 1)->fleet, ==, 1);
  g_assert_cmpuint (view->unowned->len, ==, 1);
  ship = g_ptr_array_index (view->unowned, 0);
  g_assert_cmpstr (ship->name, ==, "Gull");
  g_assert_cmpstr (chip_at (ship, 0)->id, ==, "abandoned");
  ship = bones_view_ship (view, 3);
  g_assert_cmpstr (ship->status, ==, "sunk");
  g_assert_cmpstr (chip_at (ship, 0)->text, ==, "sunk");
  g_assert_null (chip_at (ship, 0)->id);
  g_assert_cmpstr (chip_at (ship, 0)->icon, ==, "sunk");
  g_assert_null (bones_view_ship (view, 4));
}

static void
test_fleets (BoatFixture *self, gconstpointer data)
{
  g_autoptr (BonesView) view = look (self);
  const BonesFleetView *red = fleet_of (view, 0);

  g_assert_cmpstr (red->side, ==, "S"); /* BS-SETUP-2: opposite edges */
  g_assert_cmpstr (fleet_of (view, 1)->side, ==, "N");
  g_assert_true (red->letter == 'R');
  g_assert_cmpstr (red->name, ==, "Red");
  g_assert_cmpuint (red->points, ==, 4);
  g_assert_cmpuint (red->points_left, ==, 4);
  g_assert_cmpint (red->place, ==, -1);
  g_assert_cmpint (red->flagship, ==, -1);
  g_assert_false (red->out || red->keep_all);
  g_assert_cmpint (track_of (red->tracks, "luck")->value, ==, 2);
}

/* Dice: their number, the target and the chance. In clear sight 3, in haze 4, in fog 5. */
static void
test_dice_prompt (BoatFixture *self, gconstpointer data)
{
  static const struct {
    const char *chance, *fraction;
  } expected[] = { { "89%", "8/9" }, { "75%", "3/4" }, { "56%", "5/9" } };

  for (guint sight = 0; sight < G_N_ELEMENTS (expected); sight++)
    {
      const BonesChange change = { BONES_SET_TABLE, NULL_SIGHT, 0, FALSE, sight + 1 };
      g_autoptr (BonesView) view = NULL;

      g_assert_true (bones_table_override (self->table, BONES_NOBODY, &change, 1, NULL, NULL));
      boat_take_aim (self->table, 0, 2);
      view = look (self);
      g_assert_cmpint (view->prompt->kind, ==, BONES_ASK_DICE);
      g_assert_cmpstr (view->prompt->what, ==, "shot");
      g_assert_cmpstr (view->prompt->rule, ==, "NULL-SHOT");
      g_assert_cmpuint (view->prompt->who, ==, 1);
      g_assert_cmpint (view->prompt->ship, ==, 0);
      g_assert_cmpint (view->prompt->other, ==, 2);
      g_assert_cmpuint (view->prompt->count_least, ==, 2);
      g_assert_cmpint (view->prompt->needs, ==, (gint) sight + 3);
      g_assert_cmpstr (view->prompt->chance, ==, expected[sight].chance);
      g_assert_cmpstr (view->prompt->chance_fraction, ==, expected[sight].fraction);
      g_assert_true (bones_table_undo_to (self->table, 3, 3, NULL));
    }
}

static void
expect_faces (const BonesPool *pool, guint first, guint second)
{
  g_assert_cmpuint (bones_pool_count (pool), ==, 2);
  g_assert_cmpuint (bones_pool_face (pool, 0), ==, first);
  g_assert_cmpuint (bones_pool_face (pool, 1), ==, second);
}

/* The dice on the table while the question is whether to keep them. */
static void
test_faces (BoatFixture *self, gconstpointer data)
{
  const guint16 spend[] = { BONES_REROLL_SPEND, 0, 1 };
  g_autoptr (BonesView) before = NULL, after = NULL;

  boat_take_aim (self->table, 0, 2);
  boat_type (self->table, 1, 2);
  before = look (self);
  g_assert_cmpint (before->prompt->kind, ==, BONES_ASK_REROLL);
  expect_faces (before->prompt->pool, 1, 2);
  g_assert_null (before->prompt->rival_pool);
  g_assert_cmpuint (before->prompt->options->len, ==, 3);

  g_assert_true (bones_table_answer (self->table, BONES_FROM_PERSON, 3, spend, NULL));
  boat_type (self->table, 2, 1);
  after = look (self);
  expect_faces (after->prompt->pool, 2, 1);
}

static void
test_ship_prompt (BoatFixture *self, gconstpointer data)
{
  g_autoptr (BonesView) view = NULL;
  const BonesOptionView *option;

  boat_start (self->table, NULL_DRAW, BONES_NO_SHIP);
  boat_start (self->table, NULL_SHOOT, 1);
  view = look (self);
  g_assert_cmpstr (view->prompt->text, ==, "Whom does Swift shoot at?");
  g_assert_cmpuint (view->prompt->ships->len, ==, 3);
  g_assert_cmpuint (g_array_index (view->prompt->ships, guint, 1), ==, 2);
  option = g_ptr_array_index (view->prompt->options, 1);
  g_assert_cmpstr (option->id, ==, "B1");
  g_assert_cmpstr (option->text, ==, "Gull");
  g_assert_cmpuint (option->value, ==, 2);
  g_assert_null (view->prompt->chance);
}

/* Whose dice are wanted: as the fleet that rolls wants; if all may roll, as all want if they agree.
 */
static void
test_dice_source (BoatFixture *self, gconstpointer data)
{
  g_autoptr (BonesView) red = NULL, both = NULL;

  g_assert_true (bones_table_set_dice (self->table, 0, BONES_DICE_REAL, NULL));
  boat_start (self->table, NULL_DRAW, BONES_NO_SHIP);
  boat_start (self->table, NULL_SHOOT, 0);
  both = look (self);
  g_assert_cmpint (both->prompt->dice, ==, BONES_DICE_ASK);
  boat_answer (self->table, 2);
  boat_answer (self->table, TRUE);
  red = look (self);
  g_assert_cmpint (red->prompt->dice, ==, BONES_DICE_REAL);
  g_assert_cmpint (fleet_of (red, 0)->dice, ==, BONES_DICE_REAL);
  g_assert_cmpint (fleet_of (red, 1)->dice, ==, BONES_DICE_APP);
}

/* A reroll has the question of its roll, after a restart, too. */
static void
test_roll_text (BoatFixture *self, gconstpointer data)
{
  g_autoptr (BonesView) asked = NULL, again = NULL, once_more = NULL;
  g_autoptr (BonesTable) other = NULL;

  boat_take_aim (self->table, 0, 2);
  asked = look (self);
  g_assert_null (asked->prompt->roll_text);
  boat_type (self->table, 1, 1);
  again = look (self);
  g_assert_cmpint (again->prompt->kind, ==, BONES_ASK_REROLL);
  g_assert_cmpstr (again->prompt->roll_text, ==, asked->prompt->text);

  other = bones_table_open (self->store, bones_table_get_id (self->table), NULL);
  once_more = bones_view_new (other, BONES_NOBODY);
  g_assert_cmpstr (once_more->prompt->roll_text, ==, asked->prompt->text);
}

/* The kinds of rolls, and whose dice the fleet wants for each. */
static void
test_roll_kinds (BoatFixture *self, gconstpointer data)
{
  g_autoptr (BonesView) view = NULL, asked = NULL;
  const BonesRollView *roll;

  g_assert_true (bones_table_set_dice_of (self->table, 0, 1, BONES_DICE_REAL, NULL));
  view = look (self);
  g_assert_cmpuint (fleet_of (view, 0)->rolls->len, ==, 2);
  roll = g_ptr_array_index (fleet_of (view, 0)->rolls, 1);
  g_assert_cmpstr (roll->id, ==, "shots");
  g_assert_cmpstr (roll->name, ==, "Shots");
  g_assert_cmpint (roll->dice, ==, BONES_DICE_REAL);
  roll = g_ptr_array_index (fleet_of (view, 0)->rolls, 0);
  g_assert_cmpint (roll->dice, ==, -1);

  boat_take_aim (self->table, 0, 2);
  asked = look (self);
  g_assert_cmpint (asked->prompt->dice, ==, BONES_DICE_REAL);
}

/* Every action is there, open or with the reason. */
static void
test_actions (BoatFixture *self, gconstpointer data)
{
  g_autoptr (BonesView) view = look (self), asked = NULL;

  g_assert_true (action_of (view, "draw", BONES_NO_SHIP)->open);
  g_assert_null (action_of (view, "draw", BONES_NO_SHIP)->why);
  g_assert_false (action_of (view, "shoot", 0)->open);
  g_assert_cmpstr (action_of (view, "shoot", 0)->why, ==, "Draw the sight first.");
  g_assert_cmpstr (action_of (view, "shoot", 0)->rule, ==, "NULL-ORDER");
  g_assert_cmpstr (action_of (view, "shoot", 0)->name, ==, "Shoot");

  boat_start (self->table, NULL_DRAW, BONES_NO_SHIP);
  boat_start (self->table, NULL_SHOOT, 0);
  boat_answer (self->table, 2);
  asked = look (self);
  g_assert_true (action_of (asked, "duck", 2)->open); /* it can interrupt */
  g_assert_cmpstr (action_of (asked, "row", 1)->why, ==, "First answer the open question.");
  for (guint i = 0; i < asked->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (asked->actions, i);

      g_assert_true (action->open == (action->why == NULL));
    }
}

static void
test_undo (BoatFixture *self, gconstpointer data)
{
  g_autoptr (BonesView) before = NULL, after = NULL;

  boat_take_aim (self->table, 0, 2);
  boat_type (self->table, 1, 1);
  before = look (self);
  g_assert_cmpstr (before->undo_text, ==, "Shoot: Fury – [1 1]");
  g_assert_cmpuint (before->undo_needs, ==, 0);
  g_assert_true (before->slip);
  g_assert_null (before->redo_text);
  g_assert_true (bones_table_undo (self->table, 0, NULL));
  after = look (self);
  g_assert_cmpstr (after->redo_text, ==, "Shoot: Fury – [1 1]");
  g_assert_cmpstr (after->undo_text, ==, "Shoot: Fury – Yes");
  g_assert_false (after->slip);
}

/* The table at an earlier entry. */
static void
test_as_it_was (BoatFixture *self, gconstpointer data)
{
  const guint32 then = bones_table_get_seq (self->table);
  const BonesChange rename = { .scope = BONES_RENAME_SHIP, .index = 0 };
  g_autoptr (BonesView) view = NULL;
  g_autoptr (GError) error = NULL;

  boat_take_aim (self->table, 0, 2);
  g_assert_true (bones_table_override (self->table, BONES_NOBODY, &rename, 1, "Furious", NULL));
  view = bones_view_new_at (self->table, BONES_NOBODY, then, &error);
  g_assert_no_error (error);
  g_assert_null (view->prompt);
  g_assert_cmpuint (view->seq, ==, then);
  g_assert_cmpstr (bones_view_ship (view, 0)->name, ==, "Fury");
  g_assert_cmpuint (view->actions->len, ==, 0);

  g_assert_null (bones_view_new_at (self->table, BONES_NOBODY, 999, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_NOTHING);
}

static void
add_ships (GString *out, const GPtrArray *ships)
{
  for (guint i = 0; i < ships->len; i++)
    {
      const BonesShipView *ship = g_ptr_array_index (ships, i);

      g_string_append_printf (out, "%s %s %s %s\n", ship->id, ship->name, ship->kind, ship->status);
      for (guint j = 0; j < ship->chips->len; j++)
        g_string_append (out, chip_at (ship, j)->text);
    }
}

/* Every text in @view. */
static char *
all_text (const BonesView *view)
{
  GString *out = g_string_new (view->wind_text);

  g_string_append_printf (out, "%s %s %s\n", view->undo_text, view->redo_text, view->misfit);
  for (guint i = 0; i < view->fleets->len; i++)
    {
      const BonesFleetView *fleet = fleet_of (view, i);

      g_string_append_printf (out, "%s %s %s %s\n", fleet->name, fleet->player, fleet->faction,
                              fleet->side);
      add_ships (out, fleet->ships);
    }

  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      g_string_append_printf (out, "%s %s\n", action->name, action->why);
    }

  if (view->prompt != NULL)
    g_string_append_printf (out, "%s %s\n", view->prompt->text, view->prompt->chance);

  return g_string_free (out, FALSE);
}

/* Nothing that is shown contains the seed or the players' words. */
static void
test_secrets (void)
{
  static const char *const words[] = { "MARKERONE", "MARKERTWO", NULL };
  static const guint8 seed[32] = "MARKERSEEDMARKERSEEDMARKERSEEDMA";
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BoatGame) game = boat_game_new ();
  g_autoptr (BonesTable) table = NULL;
  g_autofree char *log = NULL;

  game->game.words = words;
  game->game.seed = seed;
  table = bones_table_new (store, &game->game, NULL);
  g_assert_null (strstr (bones_table_get_record (table)->setup, "MARKER"));
  g_assert_null (strstr (bones_table_get_record (table)->title, "MARKER"));
  for (guint step = 0; step < 2; step++)
    {
      for (guint viewer = 0; viewer < 3; viewer++)
        {
          g_autoptr (BonesView) view = bones_view_new (table, viewer < 2 ? viewer : BONES_NOBODY);
          g_autofree char *text = all_text (view);

          g_assert_nonnull (strstr (text, "Fury"));
          g_assert_null (strstr (text, "MARKER"));
          g_assert_null (strstr (text, "4d41524b4552")); /* in hexadecimal */
        }

      boat_roll (table);
    }

  log = boat_log (table);
  g_assert_null (strstr (log, "MARKER"));
}

#define ADD(path, test)                                                                            \
  g_test_add (path, BoatFixture, GUINT_TO_POINTER (2), boat_fixture_set_up, test,                  \
              boat_fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/view/table", test_table);
  ADD ("/view/ships", test_ships);
  ADD ("/view/fleets", test_fleets);
  ADD ("/view/dice-prompt", test_dice_prompt);
  ADD ("/view/faces", test_faces);
  ADD ("/view/ship-prompt", test_ship_prompt);
  ADD ("/view/dice-source", test_dice_source);
  ADD ("/view/roll-text", test_roll_text);
  ADD ("/view/roll-kinds", test_roll_kinds);
  ADD ("/view/actions", test_actions);
  ADD ("/view/undo", test_undo);
  ADD ("/view/as-it-was", test_as_it_was);
  g_test_add_func ("/view/secrets", test_secrets);
  return g_test_run ();
}
