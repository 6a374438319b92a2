/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the battle map shows, as values: a skirmish on a board, without a display. */
#include "map-look.h"
#include "registry.h"
#include "table-play.h"

#define ATTACKER 0
#define DEFENDER 1

typedef struct {
  BonesStore *store;
  BonesTable *table;
  BonesView *view;
} Fixture;

static void
look_again (Fixture *self)
{
  g_clear_pointer (&self->view, bones_view_free);
  self->view = bones_view_new (self->table, BONES_NOBODY);
}

static void
answer (Fixture *self, guint value)
{
  g_autoptr (GError) error = NULL;
  const BonesPlay *play = bones_table_get_play (self->table);
  const gboolean dice = play->prompt.kind == BONES_ASK_DICE;
  const guint16 values[] = { (guint16) value };

  g_assert_cmpint (play->stop, ==, BONES_ASKING);
  bones_table_answer (self->table, dice ? BONES_FROM_TABLE : BONES_FROM_PERSON, 1, values, &error);
  g_assert_no_error (error);
  look_again (self);
}

static void
start (Fixture *self, const char *verb, guint ship)
{
  g_autoptr (GError) error = NULL;
  const gint number = bones_ruleset_verb (bones_table_get_setup (self->table)->ruleset, verb);
  const BonesAction action = { (guint8) number, (guint16) ship, BONES_NO_SHIP, BONES_NOBODY };

  g_assert_cmpint (number, >=, 0);
  bones_table_start (self->table, &action, &error);
  g_assert_no_error (error);
  look_again (self);
}

static guint
square (Fixture *self, const char *name)
{
  return bones_square_from_string (bones_table_get_setup (self->table)->ruleset->board, name);
}

/* Two sloops, one white and one black, on the main board. */
static void
fixture_set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) rosters =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  const BonesNewGame game = { .ruleset = "dread-pirate",
                              .rosters = rosters,
                              .dice = { BONES_DICE_REAL, BONES_DICE_REAL },
                              .undo = BONES_UNDO_FREE };

  g_ptr_array_add (rosters, bones_roster_new ("Red"));
  g_ptr_array_add (rosters, bones_roster_new ("Blue"));
  bones_roster_add (g_ptr_array_index (rosters, 0), "Gull", "sloop", FALSE);
  bones_roster_add (g_ptr_array_index (rosters, 1), "Heron", "sloop", FALSE);
  self->store = bones_store_open (":memory:", &error);
  g_assert_no_error (error);
  self->table = bones_table_new (self->store, &game, &error);
  g_assert_no_error (error);
  answer (self, 0); /* white */
  answer (self, 0); /* black: the other colour is offered first */
}

static void
fixture_tear_down (Fixture *self, gconstpointer data)
{
  g_clear_pointer (&self->view, bones_view_free);
  g_clear_object (&self->table);
  g_clear_pointer (&self->store, bones_store_close);
}

/* Gull comes from the south, five squares from Heron, and the wind from the east. DP-WND-01: it is
 * rolled for the first battle of a turn. */
static void
attack (Fixture *self, gboolean first)
{
  start (self, "attack", ATTACKER);
  answer (self, DEFENDER);
  if (first)
    answer (self, 1);

  answer (self, 2);
  answer (self, 4);
}

static void
place (Fixture *self)
{
  attack (self, TRUE);
  answer (self, square (self, "d1"));
  answer (self, 3);
}

static void
assert_said (Fixture *self, guint at, const char *first, const char *second)
{
  g_autofree char *one = NULL;
  g_autofree char *two = NULL;

  bones_map_describe_square (self->view, at, &one, &two);
  g_assert_cmpstr (one, ==, first);
  g_assert_cmpstr (two, ==, second);
}

static void
assert_called (Fixture *self, const char *name, const char *called)
{
  g_autofree char *said = bones_map_square_name (self->view, square (self, name));

  g_assert_cmpstr (said, ==, called);
}

/* The map comes with a battle, before anybody stands on it, and goes with it. */
static void
test_shown (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (bones_map_is_shown (self->view));
  start (self, "attack", ATTACKER);
  g_assert_false (bones_map_is_shown (self->view));
  answer (self, DEFENDER);
  g_assert_true (bones_map_is_shown (self->view));
  bones_table_undo (self->table, 0, &error);
  g_assert_no_error (error);
  look_again (self);
  g_assert_false (bones_map_is_shown (self->view));
}

/* Where the side is asked from which she comes, the edges answer it, and the squares along them. */
static void
test_side (Fixture *self, gconstpointer data)
{
  const guint n = 64;
  BonesBoardLook look;

  start (self, "attack", ATTACKER);
  answer (self, DEFENDER);
  bones_map_look_fill (&look, self->view);
  g_assert_false (look.exits[0]);
  answer (self, 1);
  g_assert_true (self->view->prompt->edges);
  bones_map_look_fill (&look, self->view);
  g_assert_true (look.inward);
  for (guint edge = 0; edge < BONES_BOARD_EDGES; edge++)
    {
      g_assert_true (look.exits[edge]);
      g_assert_cmpuint (bones_map_option (self->view, n + 1 + edge)->value, ==, edge);
    }
  g_assert_cmpuint (bones_map_option (self->view, square (self, "e8"))->value, ==, 0);
  g_assert_cmpuint (bones_map_option (self->view, square (self, "h4"))->value, ==, 1);
  g_assert_cmpuint (bones_map_option (self->view, square (self, "b1"))->value, ==, 2);
  g_assert_cmpuint (bones_map_option (self->view, square (self, "a7"))->value, ==, 3);
  g_assert_null (bones_map_option (self->view, square (self, "a1")));
  g_assert_null (bones_map_option (self->view, square (self, "d4")));
  assert_said (self, square (self, "d4"), "d4", "not open now");
}

/* A centre line is chosen: two squares, and no distance yet. */
static void
test_line (Fixture *self, gconstpointer data)
{
  BonesBoardLook look;

  attack (self, TRUE);
  bones_map_look_fill (&look, self->view);
  g_assert_cmpuint (look.n_pieces, ==, 0);
  g_assert_cmpint (look.squares[square (self, "d1") - 1].mark, ==, BONES_MARK_OPEN);
  g_assert_cmpint (look.squares[square (self, "d1") - 1].apart, ==, -1);
  g_assert_cmpint (look.squares[square (self, "c1") - 1].mark, ==, BONES_MARK_NONE);
  g_assert_cmpuint (bones_map_start (self->view), ==, square (self, "d1"));
  assert_called (self, "e1", "e1, may be chosen");
  assert_called (self, "c1", "c1");
  assert_said (self, square (self, "c1"), "c1", "not open now");
  assert_said (self, 0, "", "");
}

/* Whose turn it is stands first, and what lies between the two is told as the rules count it. */
static void
test_turn (Fixture *self, gconstpointer data)
{
  g_autofree char *strength = NULL;
  BonesBoardLook look;

  place (self);
  bones_map_look_fill (&look, self->view);
  g_assert_cmpuint (look.n_pieces, ==, 2);
  g_assert_cmpstr (look.pieces[0].look.kind, ==, "pawn");
  g_assert_false (look.pieces[0].look.black);
  g_assert_true (look.pieces[0].next);
  g_assert_cmpuint (look.pieces[0].look.fleet, ==, 0);
  g_assert_true (look.pieces[1].look.black);
  g_assert_false (look.pieces[1].next);
  g_assert_cmpuint (look.pieces[1].spot.file, ==, 3);
  g_assert_cmpuint (look.pieces[1].spot.rank, ==, 5);
  g_assert_cmpint (look.apart, ==, 4);
  g_assert_cmpuint (look.wind, ==, BONES_WEST);
  g_assert_false (look.moved);
  strength = bones_map_strength (self->view);
  g_assert_cmpstr (strength, ==, "Crew points: Gull (8), Heron (8)");
  assert_said (self, 0, "4 squares apart", "Gull needs 9 on three dice · damage −1");
  assert_said (self, square (self, "c3"), "c3: 1 square from Gull", "");
  assert_said (self, square (self, "e2"), "e2: beside Gull", "");
  assert_said (self, square (self, "d6"), "d6: Heron", "4 squares from Gull");
  assert_called (self, "d1", "d1, Gull, Pawn");
  assert_called (self, "d6", "d6, Heron, Pawn, 4 squares from Gull");
}

/* Each square where a move may end says how far apart they are then; so do the ways out. */
static void
test_move (Fixture *self, gconstpointer data)
{
  BonesBoardLook look;

  place (self);
  start (self, "move", ATTACKER);
  answer (self, 6);
  bones_map_look_fill (&look, self->view);
  g_assert_cmpint (look.apart, ==, -1);
  g_assert_cmpint (look.squares[square (self, "d4") - 1].mark, ==, BONES_MARK_OPEN);
  g_assert_cmpint (look.squares[square (self, "d4") - 1].apart, ==, 1);
  g_assert_cmpint (look.squares[square (self, "d5") - 1].mark, ==, BONES_MARK_NONE);
  g_assert_false (look.exits[0]);
  g_assert_false (look.exits[1]);
  g_assert_true (look.exits[2]);
  g_assert_true (look.exits[3]);
  g_assert_cmpuint (bones_map_start (self->view), ==, square (self, "d1"));
  assert_called (self, "d4", "d4, may be chosen, 1 square apart, Gull cannot miss");
  assert_called (
      self, "d1",
      "d1, Gull, Pawn, may stay, 4 squares apart, Gull needs 9 on three dice · damage −1");
  assert_said (self, square (self, "d4"), "d4: 1 square apart", "Gull cannot miss");
  assert_said (self, square (self, "h8"), "h8: 6 squares from Gull", "not open now");

  answer (self, square (self, "d4"));
  bones_map_look_fill (&look, self->view);
  g_assert_true (look.moved);
  g_assert_cmpuint (look.from.rank, ==, 0);
  g_assert_cmpuint (look.to.rank, ==, 3);
  g_assert_cmpint (look.apart, ==, 1);
}

/* Where they would touch, it is said who is how strong. */
static void
test_boarding (Fixture *self, gconstpointer data)
{
  BonesBoardLook look;

  place (self);
  start (self, "move", ATTACKER);
  answer (self, 6);
  answer (self, square (self, "d4"));
  start (self, "move", DEFENDER);
  answer (self, 5);
  bones_map_look_fill (&look, self->view);
  g_assert_cmpint (look.squares[square (self, "d5") - 1].mark, ==, BONES_MARK_CLASH);
  g_assert_cmpint (look.squares[square (self, "b6") - 1].mark, ==, BONES_MARK_OPEN);
  assert_said (self, square (self, "d5"), "d5: Side by side", "boarding Gull, 8 against 8");
}

/* Who is set elsewhere by hand has left no trace; and none is left from one battle to the next. */
static void
test_trace (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  const BonesRuleset *ruleset = bones_table_get_setup (self->table)->ruleset;
  const BonesChange change = { .scope = BONES_SET_SHIP,
                               .index = ATTACKER,
                               .field = ruleset->board->square,
                               .value = square (self, "h1") };

  place (self);
  start (self, "move", ATTACKER);
  answer (self, 6);
  answer (self, square (self, "d3"));
  g_assert_cmpint (self->view->board->moved, ==, ATTACKER);
  g_assert_cmpuint (self->view->board->from, ==, square (self, "d1"));
  bones_table_override (self->table, BONES_NOBODY, &change, 1, NULL, &error);
  g_assert_no_error (error);
  look_again (self);
  g_assert_cmpint (self->view->board->moved, ==, -1);
}

static void
test_next_battle (Fixture *self, gconstpointer data)
{
  place (self);
  start (self, "move", ATTACKER);
  answer (self, 5);
  answer (self, square (self, "e1"));
  g_assert_cmpint (self->view->board->moved, ==, ATTACKER);
  start (self, "pass", DEFENDER);
  start (self, "move", ATTACKER);
  answer (self, 6);
  answer (self, square (self, "off-S"));
  g_assert_false (bones_map_is_shown (self->view));

  attack (self, FALSE);
  answer (self, square (self, "e1"));
  g_assert_cmpint (self->view->board->moved, ==, -1);
}

/* DP-DRD-05: the king is black, whatever his colour is otherwise. */
static void
test_king (Fixture *self, gconstpointer data)
{
  const BonesRuleset *ruleset = bones_table_get_setup (self->table)->ruleset;
  const BonesChange change = {
    .scope = BONES_SET_FLEET,
    .field = (guint8) bones_ruleset_track (ruleset->fleet_tracks, "dread_pirate"),
    .index = ATTACKER,
    .value = 1,
  };
  g_autoptr (GError) error = NULL;
  BonesBoardLook look;

  bones_table_override (self->table, BONES_NOBODY, &change, 1, NULL, &error);
  g_assert_no_error (error);
  start (self, "attack", ATTACKER);
  for (guint i = 0; i < 2; i++)
    answer (self, 1); /* Heron; the king */

  answer (self, 1);
  answer (self, 2);
  answer (self, 4);
  answer (self, square (self, "d1"));
  bones_map_look_fill (&look, self->view);
  g_assert_cmpuint (look.n_pieces, ==, 2);
  for (guint i = 0; i < look.n_pieces; i++)
    g_assert_true (look.pieces[i].look.black);

  g_assert_cmpstr (look.pieces[0].look.kind, ==, "king");
  g_assert_cmpstr (look.pieces[1].look.kind, ==, "pawn");
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *path;
    void (*test) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "/map/shown", test_shown }, { "/map/side", test_side },
    { "/map/line", test_line },   { "/map/turn", test_turn },
    { "/map/move", test_move },   { "/map/boarding", test_boarding },
    { "/map/trace", test_trace }, { "/map/next-battle", test_next_battle },
    { "/map/king", test_king },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, fixture_set_up, tests[i].test, fixture_tear_down);
  return g_test_run ();
}
