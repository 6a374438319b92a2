/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the pages show, as values: without a display. */
#include <string.h>

#include "content.h"
#include "game-summary.h"
#include "hands.h"
#include "ready-made.h"
#include "registry.h"
#include "rolled.h"
#include "ship-art.h"
#include "sign.h"
#include "table-play.h"
#include "view.h"

typedef struct {
  BonesStore *store;
  BonesTable *table;
} Fixture;

static void
fixture_set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  self->store = bones_store_open (":memory:", &error);
  g_assert_no_error (error);
  self->table = bones_ready_made_new (self->store, bones_ruleset_find ("black-spot"),
                                      BONES_DICE_REAL, BONES_UNDO_FENCE, &error);
  g_assert_no_error (error);
}

static void
fixture_tear_down (Fixture *self, gconstpointer data)
{
  g_clear_object (&self->table);
  g_clear_pointer (&self->store, bones_store_close);
}

static const BonesAsk *
prompt_of (Fixture *self)
{
  const BonesPlay *play = bones_table_get_play (self->table);

  return play->stop == BONES_ASKING ? &play->prompt : NULL;
}

static void
answer (Fixture *self, BonesSource source, guint n, const guint16 *values)
{
  g_autoptr (GError) error = NULL;

  bones_table_answer (self->table, source, n, values, &error);
  g_assert_no_error (error);
}

static void
say (Fixture *self, guint value)
{
  answer (self, BONES_FROM_PERSON, 1, (const guint16[]){ (guint16) value });
}

static void throw (Fixture * self, guint n, const guint16 *faces)
{
  g_assert_cmpint (prompt_of (self)->kind, ==, BONES_ASK_DICE);
  answer (self, BONES_FROM_TABLE, n, faces);
}

static void
start (Fixture *self, const char *verb, guint ship)
{
  g_autoptr (GError) error = NULL;
  const BonesRuleset *ruleset = bones_table_get_setup (self->table)->ruleset;
  const BonesAction action = { (guint16) bones_ruleset_verb (ruleset, verb), (guint16) ship,
                               BONES_NO_SHIP, BONES_NOBODY };

  bones_table_start (self->table, &action, &error);
  g_assert_no_error (error);
}

/* Through the set-up to the first ship's orders; returns that ship. */
static guint
sail_out (Fixture *self)
{
  g_autoptr (BonesView) view = NULL;

  throw (self, 1, (const guint16[]){ 1 });
  say (self, 0);
  say (self, 1);
  throw (self, 1, (const guint16[]){ 4 });
  throw (self, 1, (const guint16[]){ 4 });
  start (self, "draw-wind", BONES_NO_SHIP);
  start (self, "initiative", BONES_NO_SHIP);
  view = bones_view_new (self->table, BONES_NOBODY);
  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (action->open && g_str_equal (action->id, "activate"))
        {
          start (self, "activate", action->action.ship);
          return action->action.ship;
        }
    }
  g_assert_not_reached ();
}

static guint
first_allowed (Fixture *self)
{
  guint value = 0;

  while (!bones_ask_allows (prompt_of (self), value))
    value++;
  return value;
}

/* She moves as far as she can, whatever the wind. */
static void
sail (Fixture *self, guint ship)
{
  start (self, "move", ship);
  while (prompt_of (self) != NULL)
    say (self, prompt_of (self)->kind == BONES_ASK_INCHES ? prompt_of (self)->high
                                                          : first_allowed (self));
}

/* She fires her port broadside at the first ship there is: up to the dice. */
static void
fire (Fixture *self, guint ship)
{
  start (self, "fire", ship);
  say (self, 2);
  say (self, first_allowed (self));
}

static BonesView *
lying (Fixture *self)
{
  return bones_view_new (self->table, BONES_NOBODY);
}

static const BonesPool *
pool_at (const BonesView *view, guint i)
{
  return g_ptr_array_index (view->pools, i);
}

static const BonesPoolDie *
die_at (const BonesView *view, guint i)
{
  return &g_array_index (pool_at (view, 0)->dice, BonesPoolDie, i);
}

static void
test_nothing_lies (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesView) rolled = lying (self);

  g_assert_cmpuint (rolled->pools->len, ==, 0);
}

static void
test_typed_dice_lie (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesView) rolled = NULL;

  throw (self, 1, (const guint16[]){ 5 });
  rolled = lying (self);
  g_assert_cmpuint (rolled->pools->len, ==, 1);
  g_assert_cmpuint (pool_at (rolled, 0)->dice->len, ==, 1);
  g_assert_cmpuint (die_at (rolled, 0)->face, ==, 5);
  g_assert_true (die_at (rolled, 0)->typed);
  g_assert_false (die_at (rolled, 0)->rerolled);
}

static void
test_app_dice_lie (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesView) rolled = NULL;
  g_autoptr (GError) error = NULL;

  bones_table_roll (self->table, &error);
  g_assert_no_error (error);
  rolled = lying (self);
  g_assert_cmpuint (rolled->pools->len, ==, 1);
  g_assert_false (die_at (rolled, 0)->typed);
}

/* Rerolled dice stay beside those that replaced them; a choice sweeps the table. */
static void
test_rerolled_dice_stay (Fixture *self, gconstpointer data)
{
  const guint16 spend[] = { BONES_REROLL_SPEND, 0, 1 };
  g_autoptr (BonesView) rolled = NULL;
  guint n;

  fire (self, sail_out (self));
  n = prompt_of (self)->most;
  throw (self, n, (const guint16[]){ 1, 1, 1 });
  answer (self, BONES_FROM_PERSON, 3, spend);
  throw (self, n, (const guint16[]){ 6, 6, 6 });

  rolled = lying (self);
  g_assert_cmpuint (rolled->pools->len, ==, 1);
  g_assert_cmpuint (pool_at (rolled, 0)->dice->len, ==, 2 * n);
  g_assert_cmpuint (pool_at (rolled, 0)->first, ==, n);
  g_assert_true (die_at (rolled, 0)->rerolled);
  g_assert_cmpuint (die_at (rolled, 0)->face, ==, 1);
  g_assert_false (die_at (rolled, n)->rerolled);
  g_assert_cmpuint (die_at (rolled, n)->face, ==, 6);
}

/* Two fleets roll for booty, one after the other, not against each other. */
static void
test_rolls_in_turn_lie_alone (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesView) rolled = NULL;

  throw (self, 1, (const guint16[]){ 1 });
  say (self, 0);
  say (self, 1);
  throw (self, 1, (const guint16[]){ 4 });
  throw (self, 1, (const guint16[]){ 5 });

  rolled = lying (self);
  g_assert_cmpuint (rolled->pools->len, ==, 1);
  g_assert_cmpuint (die_at (rolled, 0)->face, ==, 5);
}

static void
test_opposed_dice_lie_together (Fixture *self, gconstpointer data)
{
  const guint16 ones[] = { 1, 1, 1 }, sixes[] = { 6, 6, 6 };
  const guint ship = sail_out (self);
  g_autoptr (BonesView) rolled = NULL;

  sail (self, ship);
  start (self, "ram", ship);
  say (self, first_allowed (self));
  throw (self, prompt_of (self)->most, ones);
  throw (self, prompt_of (self)->most, sixes);

  rolled = lying (self);
  g_assert_cmpuint (rolled->pools->len, ==, 2);
  g_assert_cmpuint (die_at (rolled, 0)->face, ==, 1);
  g_assert_cmpuint (bones_pool_face (pool_at (rolled, 1), 0), ==, 6);
}

static void
expect_verdicts (const BonesPool *pool, gint bonus, BonesVerdict highest)
{
  BonesPromptView prompt = { .sides = 8, .needs = 5, .bonus = bonus };
  const BonesView view = { .prompt = &prompt };
  g_autoptr (GArray) looks = bones_rolled_look (&view, pool, 6, TRUE);

  g_assert_cmpuint (g_array_index (looks, BonesDieLook, 0).sides, ==, 6);
  g_assert_cmpint (g_array_index (looks, BonesDieLook, 0).verdict, ==, BONES_VERDICT_NONE);
  g_assert_cmpint (g_array_index (looks, BonesDieLook, 1).verdict, ==, BONES_VERDICT_NONE);
  g_assert_cmpint (g_array_index (looks, BonesDieLook, 2).verdict, ==, highest);
}

static void
test_highest_is_judged (Fixture *self, gconstpointer data)
{
  const BonesPoolDie dice[] = { { 6, FALSE, TRUE }, { 2, FALSE, FALSE }, { 4, FALSE, FALSE } };
  const BonesPool pool = { .first = 1, .dice = g_array_new (FALSE, FALSE, sizeof *dice) };

  g_array_append_vals (pool.dice, dice, G_N_ELEMENTS (dice));
  expect_verdicts (&pool, 0, BONES_VERDICT_FAILS);
  expect_verdicts (&pool, 1, BONES_VERDICT_MEETS);
  g_array_unref (pool.dice);
}

static void
assert_done (Fixture *self, guint64 done)
{
  g_autoptr (BonesView) view = bones_view_new (self->table, BONES_NOBODY);

  g_assert_cmpuint (view->done, ==, done);
}

static void
test_turn_is_ticked_off (Fixture *self, gconstpointer data)
{
  const BonesRuleset *ruleset = bones_table_get_setup (self->table)->ruleset;
  const guint ship = sail_out (self);
  const guint64 ordered = G_GUINT64_CONSTANT (1) << bones_ruleset_verb (ruleset, "activate");
  const guint64 fired = G_GUINT64_CONSTANT (1) << bones_ruleset_verb (ruleset, "fire");

  assert_done (self, ordered);
  fire (self, ship);
  assert_done (self, ordered | fired);
}

static void
test_round_has_a_start (Fixture *self, gconstpointer data)
{
  const BonesJournal *journal = bones_table_get_journal (self->table);
  guint32 begun;

  g_assert_cmpuint (bones_view_find_round_start (self->table, BONES_NOBODY), ==, 0);
  sail_out (self);
  begun = bones_view_find_round_start (self->table, BONES_NOBODY);
  g_assert_cmpuint (begun, >, 0);
  g_assert_cmpint (bones_journal_entry (journal, begun + 1)->kind, ==, BONES_ENTRY_ACTION);
}

/* Whether the card of the first ship offers to count @track. */
static gboolean
is_counted (Fixture *self, const char *track)
{
  g_autoptr (BonesView) view = bones_view_new (self->table, BONES_NOBODY);
  const BonesShipView *ship = bones_view_ship (view, 0);

  for (guint i = 0; i < ship->tracks->len; i++)
    {
      const BonesTrackView *listed = g_ptr_array_index (ship->tracks, i);

      if (g_str_equal (listed->id, track))
        return listed->tap != 0;
    }
  g_assert_not_reached ();
}

/* BS-BURN-1: the option decides whether ships burn, and can be changed in the battle. */
static void
test_flames_are_counted_where_ships_burn (Fixture *self, gconstpointer data)
{
  const BonesRuleset *ruleset = bones_table_get_setup (self->table)->ruleset;
  const gint fire = bones_ruleset_option (ruleset, "opt.fire");
  g_autoptr (GError) error = NULL;

  g_assert_true (is_counted (self, "hits"));
  g_assert_false (is_counted (self, "flames"));
  bones_table_set_option (self->table, (guint) fire, 1, 3, &error);
  g_assert_no_error (error);
  g_assert_true (is_counted (self, "flames"));
}

static void
test_harbour_knows_the_fleets (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = bones_store_list_games (self->store, &error);
  const BonesGameRecord *record;
  g_autofree char *said = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 1);
  record = g_ptr_array_index (games, 0);
  g_assert_cmpuint (g_strv_length (record->fleets), ==, 2);
  g_assert_cmpstr (record->fleets[0], ==, "Red");
  g_assert_cmpstr (record->fleets[1], ==, "Blue");
  g_assert_cmpstr (record->letters, ==, "RB");
  said = bones_game_describe (record, g_get_real_time ());
  g_assert_true (g_str_has_prefix (said, "Black Spot 2025 · being set up · today at "));
}

static void
test_harbour_says_who_won (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  const BonesRuleset *ruleset = bones_table_get_setup (self->table)->ruleset;
  const BonesAction concede = { (guint16) bones_ruleset_verb (ruleset, "concede"), BONES_NO_SHIP,
                                BONES_NO_SHIP, 0 };
  g_autoptr (GPtrArray) games = NULL;
  g_autofree char *said = NULL;

  sail_out (self);
  g_assert_true (bones_table_start (self->table, &concede, &error));
  say (self, 1);
  games = bones_store_list_games (self->store, &error);
  g_assert_no_error (error);
  said = bones_game_describe (g_ptr_array_index (games, 0), g_get_real_time ());
  g_assert_nonnull (strstr (said, " · won by Blue · today at "));
}

static gint64
moment (gint year, gint month, gint day, gint hour)
{
  g_autoptr (GDateTime) time = g_date_time_new_local (year, month, day, hour, 5, 0);

  return g_date_time_to_unix (time) * G_USEC_PER_SEC;
}

static void
test_when (void)
{
  const struct {
    gint64 then;
    const char *said;
  } cases[] = {
    { moment (2026, 3, 1, 21), "today at 21:05" },
    { moment (2026, 2, 28, 23), "yesterday at 23:05" },
    { moment (2026, 1, 7, 9), "7 January" },
    { moment (2025, 12, 31, 9), "31 December 2025" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *said = bones_when (cases[i].then, moment (2026, 3, 1, 22));

      g_assert_cmpstr (said, ==, cases[i].said);
    }
}

static gboolean
has_sign (const BonesSetup *setup, const char *prefix, const char *id)
{
  return bones_sign_is_known (bones_words_icon (setup, prefix, id));
}

/* Whatever the rules bring has a picture of its own: classes, cards, what lies on the table. */
static void
test_everything_is_drawn (void)
{
  g_autoptr (GError) error = NULL;
  const BonesRuleset *ruleset = bones_ruleset_find ("black-spot");
  g_autoptr (BonesSetup) setup = bones_content_setup (ruleset, NULL, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < ruleset->n_kinds (setup->content); i++)
    {
      const char *kind = ruleset->kind_id (setup->content, i);

      g_assert_cmpstr (bones_ship_art (kind)->kind, ==, kind);
    }
  for (guint i = 0; i < bones_hands_n_cards (setup); i++)
    g_assert_true (has_sign (setup, "choice", ruleset->hands->ids[bones_hands_kind (setup, i)]));
  for (guint i = 1; ruleset->marker_kinds[i] != NULL; i++)
    g_assert_true (has_sign (setup, "marker", ruleset->marker_kinds[i]));
  g_assert_false (bones_sign_is_known ("sign-teapot"));
}

#define TABLE_TEST(name, function)                                                                 \
  g_test_add ("/app/" name, Fixture, NULL, fixture_set_up, function, fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  TABLE_TEST ("rolled/nothing", test_nothing_lies);
  TABLE_TEST ("rolled/typed", test_typed_dice_lie);
  TABLE_TEST ("rolled/app", test_app_dice_lie);
  TABLE_TEST ("rolled/rerolled", test_rerolled_dice_stay);
  TABLE_TEST ("rolled/in-turn", test_rolls_in_turn_lie_alone);
  TABLE_TEST ("rolled/opposed", test_opposed_dice_lie_together);
  TABLE_TEST ("rolled/judged", test_highest_is_judged);
  TABLE_TEST ("progress/turn", test_turn_is_ticked_off);
  TABLE_TEST ("progress/round", test_round_has_a_start);
  TABLE_TEST ("harbour/fleets", test_harbour_knows_the_fleets);
  TABLE_TEST ("card/flames", test_flames_are_counted_where_ships_burn);
  TABLE_TEST ("harbour/winner", test_harbour_says_who_won);
  g_test_add_func ("/app/harbour/when", test_when);
  g_test_add_func ("/app/drawn/everything", test_everything_is_drawn);
  return g_test_run ();
}
