/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The staging tray: shots are declared, then rolled, and take effect together. Two ships of each
 * side fire at each other; each step is checked in the view and in the protocol.
 */

#include "desk-fixture.h"

#include "view.h"

#define GAME                                                                                       \
  "{'do':'new','ruleset':'naval-duel','dice':'real','options':{'nd.fleet_size':2},'fleets':["      \
  "{'name':'Red','ships':[{'name':'Fury','class':'ship-of-the-line'},"                             \
  "{'name':'Revenge','class':'ship-of-the-line'}]},"                                               \
  "{'name':'Blue','ships':[{'name':'Wren','class':'ship-of-the-line'},"                            \
  "{'name':'Dauntless','class':'ship-of-the-line'}]}],"                                            \
  "'start':{'round':1,'step':'broadside','order':['Red','Blue'],"                                  \
  "'ships':{'R1':{'cannon':3},'B1':{'cannon':0}}}}"

static void
fire_at (DeskFixture *self, const char *ship, const char *shot, const char *other, guint spaces)
{
  g_autofree char *request =
      g_strdup_printf ("{'do':'start','action':'declare','ship':'%s','answers':[{'choice':'%s'},"
                       "{'ship':'%s'},{'confirm':true},{'number':%u}]}",
                       ship, shot, other, spaces);

  desk_done (self, request);
}

static void
roll (DeskFixture *self, const char *answers)
{
  g_autofree char *request =
      g_strdup_printf ("{'do':'start','action':'fire','answers':[%s]}", answers);

  desk_done (self, request);
}

/* Fury fires at Wren, who fires back; Revenge fires at Dauntless, who does not. */
static void
declare (DeskFixture *self)
{
  desk_done (self, GAME);
  fire_at (self, "R1", "roundshot", "B1", 2);
  fire_at (self, "B1", "grapeshot", "R1", 1);
  fire_at (self, "R2", "chainshot", "B2", 3);
  desk_done (self, "{'do':'start','action':'pass','fleet':'Blue'}");
}

static BonesView *
look (DeskFixture *self)
{
  return bones_view_new (bones_desk_get_table (self->desk), BONES_NOBODY);
}

static const BonesStagedView *
row_of (const BonesView *view, guint i)
{
  return g_ptr_array_index (view->staging->rows, i);
}

static const BonesStagedView *
toll_of (const BonesView *view, guint i)
{
  return g_ptr_array_index (view->staging->tolls, i);
}

static gboolean
is_open (const BonesView *view, guint verb)
{
  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (action->action.verb == verb)
        return action->open;
    }

  g_assert_not_reached ();
}

static void
test_declared (DeskFixture *self, gconstpointer data)
{
  g_autoptr (BonesView) before = NULL, view = NULL;

  desk_done (self, GAME);
  before = look (self);
  g_assert_null (before->staging);
  g_assert_cmpstr (before->next_text, ==, "Which ship fires next?");

  declare (self);
  view = look (self);
  g_assert_cmpstr (view->staging->title, ==, "Broadsides");
  g_assert_cmpuint (view->staging->rows->len, ==, 3);
  g_assert_cmpuint (view->staging->n_declared, ==, 3);
  g_assert_cmpuint (view->staging->tolls->len, ==, 0);
  g_assert_cmpint (row_of (view, 0)->state, ==, BONES_STAGED_DECLARED);
  g_assert_cmpstr (row_of (view, 0)->id, ==, "roundshot");
  g_assert_cmpstr (row_of (view, 0)->text, ==, "Fury fires roundshot at Wren: 2 spaces");
  g_assert_cmpstr (row_of (view, 0)->brief, ==, "Roundshot, range 2");
  g_assert_null (row_of (view, 0)->cost_text);
  g_assert_cmpstr (row_of (view, 1)->text, ==, "Wren fires grapeshot at Fury: 1 space");
  g_assert_cmpstr (row_of (view, 2)->id, ==, "chainshot");
  g_assert_cmpstr (view->next_text, ==, "All broadsides are declared. Roll them.");
  g_assert_true (is_open (view, view->staging->rolls));
  g_assert_false (is_open (view, view->staging->applies));
}

/* The die and its total, the costs and the result; the ship still has her guns. */
static void
test_rolled (DeskFixture *self, gconstpointer data)
{
  g_autoptr (BonesView) view = NULL;
  const BonesStagedView *fury, *toll;

  declare (self);
  roll (self, "{'dice':[4]},{'dice':[3]},{'dice':[4]}");
  view = look (self);
  fury = row_of (view, 0);
  toll = toll_of (view, 0);
  g_assert_cmpint (fury->state, ==, BONES_STAGED_ROLLED);
  g_assert_cmpuint (fury->face, ==, 4);
  g_assert_cmpint (fury->total, ==, 8);
  g_assert_true (fury->typed);
  g_assert_cmpuint (fury->costs->len, ==, 1);
  g_assert_cmpstr (fury->cost_text, ==, "Cannon −2");
  g_assert_cmpstr (fury->text, ==, "Fury has fired roundshot at Wren, with 8: Cannon −2");
  g_assert_cmpuint (view->staging->n_declared, ==, 2);
  g_assert_cmpint (row_of (view, 1)->state, ==, BONES_STAGED_DECLARED);
  g_assert_cmpstr (toll->text, ==, "At the end of the phase Wren sinks: Cannon −2");
  g_assert_cmpstr (toll->brief, ==, "sinks");
  g_assert_cmpint (json_object_get_int_member (desk_ship (self, 2), "cannon"), ==, 0);
}

/* A die of the app is not typed; a shot without an effect says so. */
static void
test_no_harm (DeskFixture *self, gconstpointer data)
{
  g_autoptr (BonesView) view = NULL;

  declare (self);
  roll (self, "{'dice':[4]},{'dice':[3]},{'dice':[4]}");
  roll (self, "{'dice':[1]}");
  view = look (self);
  g_assert_cmpint (row_of (view, 1)->state, ==, BONES_STAGED_ROLLED);
  g_assert_cmpstr (row_of (view, 1)->cost_text, ==, "no damage");
  g_assert_cmpuint (row_of (view, 1)->costs->len, ==, 0);
  g_assert_cmpuint (view->staging->tolls->len, ==, 1);
  g_clear_pointer (&view, bones_view_free);

  desk_done (self, "{'do':'undo','agreed':['Red','Blue']}");
  desk_done (self, "{'do':'answer','roll':true}");
  view = look (self);
  g_assert_false (row_of (view, 1)->typed);
}

/* In the middle of a broadside: the results so far. */
static void
test_half_rolled (DeskFixture *self, gconstpointer data)
{
  g_autoptr (BonesView) view = NULL;

  declare (self);
  roll (self, "{'dice':[4]},{'dice':[1]}");
  view = look (self);
  g_assert_nonnull (view->prompt);
  g_assert_null (view->next_text);
  g_assert_cmpint (row_of (view, 0)->state, ==, BONES_STAGED_ROLLED);
  g_assert_cmpstr (row_of (view, 0)->cost_text, ==, "Movement −1");
  g_assert_cmpuint (view->staging->n_declared, ==, 2);
}

/* An undone shot can be declared again, a corrected die shows, and the tray is empty at an entry
 * before the first shot. */
static void
test_history (DeskFixture *self, gconstpointer data)
{
  BonesTable *table;
  g_autoptr (BonesView) view = NULL;
  g_autofree char *amend = NULL;
  guint32 declared, die;

  declare (self);
  table = bones_desk_get_table (self->desk);
  declared = bones_table_get_seq (table);
  roll (self, "{'dice':[4]},{'dice':[3]},{'dice':[4]}");
  die = declared + 2;
  view = bones_view_new_at (table, BONES_NOBODY, declared, NULL);
  g_assert_cmpuint (view->staging->n_declared, ==, 3);
  g_clear_pointer (&view, bones_view_free);

  amend = g_strdup_printf ("{'do':'amend','seq':%u,'dice':[3]}", die);
  desk_done (self, amend);
  view = look (self);
  g_assert_cmpuint (row_of (view, 0)->face, ==, 3);
  g_assert_true (row_of (view, 0)->typed);
  g_clear_pointer (&view, bones_view_free);

  for (guint i = 0; i < 4; i++)
    desk_done (self, "{'do':'undo','agreed':['Red','Blue']}");

  view = look (self);
  g_assert_cmpuint (view->staging->n_declared, ==, 3);
  g_assert_cmpuint (view->staging->tolls->len, ==, 0);
}

/* Changes by hand are on the tray: a broadside that nobody declared, points that nobody lost. */
static void
test_by_hand (DeskFixture *self, gconstpointer data)
{
  g_autoptr (BonesView) view = NULL;

  declare (self);
  desk_done (self, "{'do':'override','add':{'link':{'kind':'grapeshot','a':'B2','b':'R2'}}}");
  desk_done (self, "{'do':'override','ship':'R2','set':{'lost_crew':2}}");
  view = look (self);
  g_assert_cmpuint (view->staging->n_declared, ==, 4);
  g_assert_cmpint (row_of (view, 3)->ship, ==, 3);
  g_assert_cmpstr (toll_of (view, 0)->text, ==, "At the end of the phase Revenge loses: Crew −2");
}

/* Wren sinks, and her broadside still has its effect; then the tray is empty. */
static void
test_applied (DeskFixture *self, gconstpointer data)
{
  g_autoptr (BonesView) view = NULL;
  g_autoptr (BonesView) after = NULL;

  declare (self);
  roll (self, "{'dice':[4]},{'dice':[3]},{'dice':[4]}");
  roll (self, "{'dice':[6]},{'dice':[2]}");
  roll (self, "{'dice':[6]}");
  view = look (self);
  g_assert_cmpuint (view->staging->n_declared, ==, 0);
  g_assert_true (is_open (view, view->staging->applies));
  g_assert_cmpstr (view->next_text, ==, "All broadsides are rolled. Apply all losses at once.");

  desk_done (self, "{'do':'start','action':'end-phase'}");
  after = look (self);
  g_assert_null (after->staging);
  g_assert_cmpstr (bones_view_ship (after, 2)->status, ==, "sunk");
  g_assert_cmpint (json_object_get_int_member (desk_ship (self, 0), "cannon"), ==, 2);
}

/* The same in JSON: an empty tray has no member. */
static void
test_protocol (DeskFixture *self, gconstpointer data)
{
  JsonObject *state, *row;
  JsonArray *staged;

  desk_done (self, GAME);
  g_assert_false (json_object_has_member (desk_state (self), "staged"));

  declare (self);
  roll (self, "{'dice':[4]},{'dice':[3]},{'dice':[5]}");
  state = desk_state (self);
  staged = json_object_get_array_member (state, "staged");
  g_assert_cmpuint (json_array_get_length (staged), ==, 4);
  row = json_array_get_object_element (staged, 0);
  g_assert_cmpstr (json_object_get_string_member (row, "state"), ==, "rolled");
  g_assert_cmpstr (json_object_get_string_member (row, "what"), ==, "roundshot");
  g_assert_cmpstr (json_object_get_string_member (row, "ship"), ==, "R1");
  g_assert_cmpstr (json_object_get_string_member (row, "other"), ==, "B1");
  g_assert_cmpint (json_object_get_int_member (row, "die"), ==, 4);
  g_assert_cmpint (json_object_get_int_member (row, "total"), ==, 8);
  row = json_object_get_object_member (row, "costs");
  g_assert_cmpint (json_object_get_int_member (row, "cannon"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (row, "crew"), ==, 1);
  row = json_array_get_object_element (staged, 1);
  g_assert_cmpstr (json_object_get_string_member (row, "state"), ==, "declared");
  g_assert_false (json_object_has_member (row, "die"));
  row = json_array_get_object_element (staged, 3);
  g_assert_cmpstr (json_object_get_string_member (row, "state"), ==, "toll");
  g_assert_true (json_object_get_null_member (row, "ship"));
}

static void
add (const char *path, void (*test) (DeskFixture *self, gconstpointer data))
{
  g_test_add (path, DeskFixture, NULL, desk_set_up, test, desk_tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("/staging/declared", test_declared);
  add ("/staging/rolled", test_rolled);
  add ("/staging/no-harm", test_no_harm);
  add ("/staging/half-rolled", test_half_rolled);
  add ("/staging/history", test_history);
  add ("/staging/by-hand", test_by_hand);
  add ("/staging/applied", test_applied);
  add ("/staging/protocol", test_protocol);

  return g_test_run ();
}
