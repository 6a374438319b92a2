/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random Black Spot battles, checked as people read them: every sentence of the view and the log is
 * there and filled in, every closed action has a reason, and every die is in the log. */
#include "table-play.h"
#include "view.h"

#include <string.h>

#define STEPS 1500

typedef struct {
  BonesStore *store;
  BonesTable *table;
  GRand *rand;
} Battle;

static BonesRoster *
make_fleet (const char *name)
{
  static const char *const classes[] = { "sloop", "sloop", "frigate", "frigate", "man_o_war" };
  BonesRoster *roster = bones_roster_new (name);

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    {
      g_autofree char *ship = g_strdup_printf ("%s's %u", name, i + 1);

      bones_roster_add (roster, ship, classes[i], i == 4);
    }

  return roster;
}

static Battle *
battle_new (const char *edition, guint fleets, const char *options)
{
  static const char *const names[] = { "Red", "Blue", "Green", "Yellow" };
  g_autoptr (GPtrArray) rosters =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  g_autoptr (GVariant) parsed = g_variant_ref_sink (g_variant_new_parsed (options));
  const BonesNewGame game = {
    .ruleset = "black-spot", .edition = edition, .options = parsed, .rosters = rosters
  };
  Battle *self = g_new0 (Battle, 1);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < fleets; i++)
    g_ptr_array_add (rosters, make_fleet (names[i]));

  self->rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  self->store = bones_store_open (":memory:", &error);
  g_assert_no_error (error);
  self->table = bones_table_new (self->store, &game, &error);
  g_assert_no_error (error);
  return self;
}

static void
battle_free (Battle *self)
{
  g_object_unref (self->table);
  bones_store_close (self->store);
  g_rand_free (self->rand);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Battle, battle_free)

static guint
pick (Battle *self, guint n)
{
  return (guint) g_rand_int_range (self->rand, 0, (gint) n);
}

/* One of the values that @ask allows, below @end. */
static guint
pick_open (Battle *self, const BonesAsk *ask, guint end)
{
  guint value;

  do
    value = pick (self, end);
  while (!bones_ask_allows (ask, value));

  return value;
}

static guint
answer (Battle *self, const BonesAsk *ask, guint16 *values)
{
  const guint n_ships = bones_table_get_play (self->table)->game.n_ships;

  switch (ask->kind)
    {
    case BONES_ASK_NUMBER:
    case BONES_ASK_INCHES:
      values[0] = (guint16) (ask->low + pick (self, (ask->high - ask->low) / 50u + 1) * 50);
      if (ask->kind == BONES_ASK_NUMBER)
        values[0] = (guint16) (ask->low + pick (self, ask->high - ask->low + 1u));
      return 1;
    case BONES_ASK_CONFIRM:
      values[0] = pick (self, 8) > 0;
      return 1;
    case BONES_ASK_SHIP:
      values[0] = (guint16) pick_open (self, ask, n_ships);
      return 1;
    case BONES_ASK_TARGETS:
      values[0] = (guint16) (pick_open (self, ask, n_ships) | pick (self, ask->n_ids) << 8);
      return 1;
    case BONES_ASK_CHOICES:
    case BONES_ASK_MARKERS:
      return 0;
    case BONES_ASK_REROLL:
      values[0] = (guint16) (pick (self, 3) == 0 ? BONES_REROLL_SPEND : BONES_REROLL_KEEP);
      values[1] = (guint16) (ask->high > 0 ? 1 + pick (self, ask->high) : 0);
      values[2] = (guint16) (1 + pick (self, MAX (ask->low, 1u)));
      return values[0] == BONES_REROLL_SPEND ? 3 : 1;
    default:
      values[0] = (guint16) pick_open (self, ask, bones_ask_count (ask));
      return 1;
    }
}

/* Real dice, or the app's. */
static gboolean
roll (Battle *self, const BonesAsk *ask, GError **error)
{
  guint16 faces[BONES_MAX_VALUES];

  if (pick (self, 2) == 0)
    return bones_table_roll (self->table, error);

  for (guint i = 0; i < ask->most; i++)
    faces[i] = (guint16) (1 + pick (self, ask->sides));

  return bones_table_answer (self->table, BONES_FROM_TABLE, ask->most, faces, error);
}

/* One of the open actions; conceding or ending the battle only if there is no other. */
static const BonesAction *
pick_action (Battle *self, const BonesView *view)
{
  const BonesActionView *action;
  guint tries = 0;

  do
    action = g_ptr_array_index (view->actions, pick (self, view->actions->len));
  while (!action->open
         || (tries++ < 1000
             && (g_str_equal (action->id, "concede") || g_str_equal (action->id, "end-battle"))));

  return &action->action;
}

static void
step (Battle *self, const BonesView *view)
{
  const BonesPlay *play = bones_table_get_play (self->table);
  g_autoptr (GError) error = NULL;
  guint16 values[BONES_MAX_VALUES];

  if (play->stop != BONES_ASKING)
    bones_table_start (self->table, pick_action (self, view), &error);
  else if (play->prompt.kind == BONES_ASK_DICE)
    roll (self, &play->prompt, &error);
  else
    {
      const BonesAsk ask = play->prompt;
      const guint n = answer (self, &ask, values);

      bones_table_answer (self->table, BONES_FROM_PERSON, n, values, &error);
    }

  g_assert_no_error (error);
}

/* A sentence or a name, not an id without words, nor a template with placeholders. */
static void
assert_words (const char *text)
{
  g_assert_nonnull (text);
  if (*text == '\0' || strpbrk (text, "{}") != NULL || g_str_has_suffix (text, " ")
      || strstr (text, "  ") != NULL
      || (strchr (text, ' ') == NULL && strpbrk (text, "._") != NULL
          && !g_str_has_suffix (text, ".")))
    g_error ("not for people: “%s”", text);
}

static void
check_ships (const GPtrArray *ships)
{
  for (guint i = 0; i < ships->len; i++)
    {
      const BonesShipView *ship = g_ptr_array_index (ships, i);

      assert_words (ship->kind);
      for (guint j = 0; j < ship->chips->len; j++)
        assert_words (((BonesChipView *) g_ptr_array_index (ship->chips, j))->text);
    }
}

static void
check_prompt (const BonesPromptView *prompt)
{
  assert_words (prompt->text);
  g_assert_cmpuint (strchr (prompt->text, ' ') != NULL, ==, TRUE);
  for (guint i = 0; i < prompt->options->len; i++)
    assert_words (((BonesOptionView *) g_ptr_array_index (prompt->options, i))->text);

  for (guint i = 0; i < prompt->terms->len; i++)
    assert_words (((BonesTermView *) g_ptr_array_index (prompt->terms, i))->what);

  if (prompt->kind == BONES_ASK_DICE && prompt->needs > 0)
    g_assert_nonnull (prompt->chance);
}

static gint
score (const BonesPool *pool, gint bonus)
{
  gint best = 0;

  for (guint i = 0; i < bones_pool_count (pool); i++)
    best = MAX (best, (gint) bones_pool_face (pool, i));

  return pool != NULL ? best + bonus : 0;
}

/* The dice that the view shows are those that the rules count. */
static void
check_faces (BonesTable *table, const BonesPromptView *prompt)
{
  const BonesAsk *ask = &bones_table_get_play (table)->prompt;

  if (prompt->kind != BONES_ASK_REROLL)
    return;

  g_assert_cmpint (2 * score (prompt->pool, prompt->bonus) + ask->half, ==, ask->values[1]);
  if (ask->rival_score >= 0)
    g_assert_cmpint (score (prompt->rival_pool, ask->rival_bonus), ==, ask->rival_score);
  else
    g_assert_null (prompt->rival_pool);
}

static void
check_view (const BonesView *view)
{
  for (guint i = 0; i < view->steps->len; i++)
    assert_words (((BonesStepView *) g_ptr_array_index (view->steps, i))->name);

  for (guint i = 0; i < view->fleets->len; i++)
    check_ships (((BonesFleetView *) g_ptr_array_index (view->fleets, i))->ships);

  check_ships (view->unowned);
  for (guint i = 0; i < view->links->len; i++)
    assert_words (((BonesLinkView *) g_ptr_array_index (view->links, i))->text);

  for (guint i = 0; i < view->markers->len; i++)
    assert_words (((BonesMarkerView *) g_ptr_array_index (view->markers, i))->name);

  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (!action->open)
        assert_words (action->why);
    }

  if (view->prompt != NULL)
    check_prompt (view->prompt);

  for (guint i = 0; i < view->pools->len; i++)
    g_assert_cmpuint (bones_pool_count (g_ptr_array_index (view->pools, i)), >, 0);

  if (view->undo_text != NULL)
    assert_words (view->undo_text);
}

/* The faces of all dice that count, and of all dice in lines that count. */
static guint
count_dice_entered (BonesTable *table)
{
  const BonesJournal *journal = bones_table_get_journal (table);
  guint n = 0;

  for (guint i = 0; i < journal->effective->len; i++)
    {
      const BonesEntry *entry =
          bones_journal_entry (journal, g_array_index (journal->effective, guint32, i));

      if (entry->kind == BONES_ENTRY_ANSWER && entry->answer.kind == BONES_ASK_DICE)
        n += entry->answer.n;
    }

  return n;
}

static guint
count_dice_told (const GPtrArray *lines)
{
  guint n = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const BonesLogLine *line = g_ptr_array_index (lines, i);

      assert_words (line->text);
      for (const char *c = line->dice; c != NULL && *c != '\0'; c++)
        n += g_ascii_isdigit (*c) && !line->undone;
    }

  return n;
}

static void
play (const char *edition, guint fleets, const char *options)
{
  g_autoptr (Battle) battle = battle_new (edition, fleets, options);
  gboolean over = FALSE;

  for (guint i = 0; i < STEPS && !over; i++)
    {
      g_autoptr (BonesView) view = bones_view_new (battle->table, BONES_NOBODY);

      check_view (view);
      if (view->prompt != NULL)
        check_faces (battle->table, view->prompt);

      over = view->over;
      if (over)
        assert_words (view->outcome);
      else
        step (battle, view);

      if (bones_table_get_play (battle->table)->stop == BONES_DONE)
        {
          g_autoptr (GPtrArray) lines = bones_view_log (battle->table, BONES_NOBODY);

          g_assert_cmpuint (count_dice_told (lines), ==, count_dice_entered (battle->table));
        }
    }
}

static void
test_2025 (void)
{
  play ("2025", 2, "{'wind.source': <'physical'>}");
}

/* BS-INIT-3: the fleets roll off, so that dice of others lie between a roll and its reroll. */
static void
test_2015 (void)
{
  for (guint i = 0; i < 4; i++)
    play ("2015", 3, "@a{sv} {}");
}

static void
test_house (void)
{
  play ("2025", 4,
        "{'booty.scope': <'single_die'>, 'booty.multi': <'best_of'>, 'edge.exit': <'withdraw'>,"
        " 'init.source': <'physical'>, 'turn.per_move': <'many'>, 'booty.setup': <true>,"
        " 'victory': <'rounds'>, 'victory.rounds': <int64 4>}");
}

/* The wind deck is data: it is chosen and pinned with the game, and then it stays. */
static void
test_deck (void)
{
  g_autoptr (Battle) battle = battle_new ("2025", 2, "{'wind.deck': <{'S': <int64 3>}>}");
  const BonesSetup *setup = bones_table_get_setup (battle->table);
  const gint deck = bones_ruleset_option (setup->ruleset, "wind.deck");
  const BonesAction draw = { (guint16) bones_ruleset_verb (setup->ruleset, "draw-wind"),
                             BONES_NO_SHIP, BONES_NO_SHIP, BONES_NOBODY };
  g_autoptr (BonesTable) again = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (bones_table_set_option (battle->table, (guint) deck, 0, 3, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_CHANGE);
  g_clear_error (&error);

  while (bones_table_get_play (battle->table)->stop == BONES_ASKING)
    {
      g_autoptr (BonesView) view = bones_view_new (battle->table, BONES_NOBODY);

      step (battle, view);
    }

  again = bones_table_open (battle->store, bones_table_get_id (battle->table), &error);
  g_assert_no_error (error);
  bones_table_start (again, &draw, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bones_table_get_play (again)->game.wind, ==, BONES_SOUTH);
}

/* A deck that cannot be played is refused before anything is stored. */
static void
test_bad_deck (void)
{
  static const char *const decks[] = { "{'wind.deck': <{'S': <int64 0>}>}",
                                       "{'wind.deck': <{'S': <'three'>}>}", "{'wind.deck': <7>}" };
  g_autoptr (BonesStore) store = bones_store_open (":memory:", NULL);
  g_autoptr (GPtrArray) rosters =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  g_autoptr (GPtrArray) games = NULL;

  g_ptr_array_add (rosters, make_fleet ("Red"));
  g_ptr_array_add (rosters, make_fleet ("Blue"));
  for (guint i = 0; i < G_N_ELEMENTS (decks); i++)
    {
      g_autoptr (GVariant) options = g_variant_ref_sink (g_variant_new_parsed (decks[i]));
      const BonesNewGame game = { .ruleset = "black-spot", .options = options, .rosters = rosters };
      g_autoptr (GError) error = NULL;

      g_assert_null (bones_table_new (store, &game, &error));
      g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_GAME);
    }

  games = bones_store_list_games (store, NULL);
  g_assert_cmpuint (games->len, ==, 0);
}

/* An illegal fleet is refused with every reason. If the option is off, it may be played. */
static void
test_enforced (void)
{
  g_autoptr (BonesStore) store = bones_store_open (":memory:", NULL);
  g_autoptr (GPtrArray) rosters =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  g_autoptr (GVariant) off =
      g_variant_ref_sink (g_variant_new_parsed ("{'fleet.enforce': <false>}"));
  BonesNewGame game = { .ruleset = "black-spot", .rosters = rosters };
  BonesRoster *roster = make_fleet ("Red");
  g_autoptr (BonesTable) table = NULL;
  g_autoptr (GError) error = NULL;

  bones_roster_add (roster, "One too many", "man_o_war", TRUE);
  g_ptr_array_add (rosters, roster);
  g_ptr_array_add (rosters, make_fleet ("Blue"));
  g_assert_null (bones_table_new (store, &game, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_GAME);
  g_assert_nonnull (
      strstr (error->message, "Red: The ships cost 12 points, but only 10 may be spent."));
  g_assert_nonnull (strstr (error->message, "2 ships are marked"));
  g_clear_error (&error);

  game.options = off;
  table = bones_table_new (store, &game, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bones_table_get_play (table)->game.n_ships, ==, 11);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/battle/2025", test_2025);
  g_test_add_func ("/battle/2015", test_2015);
  g_test_add_func ("/battle/house", test_house);
  g_test_add_func ("/battle/deck", test_deck);
  g_test_add_func ("/battle/bad-deck", test_bad_deck);
  g_test_add_func ("/battle/enforced", test_enforced);
  return g_test_run ();
}
