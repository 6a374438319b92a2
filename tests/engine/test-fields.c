/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be set by hand, in every rule system. */
#include "change.h"
#include "fields.h"
#include "game.h"
#include "registry.h"

static void
check_scope (const BonesRuleset *ruleset, guint scope)
{
  const BonesGameField *fields = bones_game_fields (scope);
  const BonesTrack *tracks = bones_scope_tracks (ruleset, scope);

  for (guint i = 0; fields[i].id != NULL; i++)
    {
      const guint field = BONES_FIRST_FIELD + i;

      g_assert_true (bones_game_field (scope, field) == &fields[i]);
      g_assert_cmpstr (bones_field_id (ruleset, scope, field), ==, fields[i].id);
      g_assert_cmpint (bones_field_lookup (ruleset, scope, fields[i].id), ==, (gint) field);
    }

  for (guint i = 0; tracks[i].id != NULL; i++)
    {
      g_assert_null (bones_game_field (scope, i));
      g_assert_cmpstr (bones_field_id (ruleset, scope, i), ==, tracks[i].id);
      g_assert_cmpint (bones_field_lookup (ruleset, scope, tracks[i].id), ==, (gint) i);
    }

  g_assert_cmpint (bones_field_lookup (ruleset, scope, "no-such-field"), ==, -1);
}

/* Each field and each track of every rule system is found by its id, and no two have the same. */
static void
test_ids (void)
{
  const BonesRuleset *const *rulesets = bones_rulesets ();

  for (guint i = 0; rulesets[i] != NULL; i++)
    for (guint scope = BONES_SET_SHIP; scope <= BONES_SET_TABLE; scope++)
      check_scope (rulesets[i], scope);

  g_assert_null (bones_game_fields (BONES_ADD_SHIP));
  g_assert_null (bones_game_field (BONES_SET_SHIP, BONES_FIRST_FIELD + 99));
}

/* A field is read where it is stored. */
static void
test_values (void)
{
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);

  game->n_ships = 2;
  game->n_fleets = 1;
  game->round = 7;
  game->ships[1].status = BONES_FLED;
  game->fleets[0].flagship = 1;
  g_assert_cmpuint (bones_game_field_get (bones_game_field (BONES_SET_SHIP, BONES_SHIP_STATUS),
                                          bones_scope_subject (game, BONES_SET_SHIP, 1)),
                    ==, BONES_FLED);
  g_assert_cmpuint (bones_game_field_get (bones_game_field (BONES_SET_FLEET, BONES_FLEET_FLAGSHIP),
                                          bones_scope_subject (game, BONES_SET_FLEET, 0)),
                    ==, 1);
  g_assert_cmpuint (bones_game_field_get (bones_game_field (BONES_SET_TABLE, BONES_TABLE_ROUND),
                                          bones_scope_subject (game, BONES_SET_TABLE, 0)),
                    ==, 7);
  g_assert_null (bones_scope_subject (game, BONES_SET_SHIP, 2));
  g_assert_null (bones_scope_subject (game, BONES_SET_FLEET, 1));
}

/* The numbers of the steps of every rule system can be set. */
static void
test_steps (void)
{
  const BonesRuleset *const *rulesets = bones_rulesets ();

  for (guint i = 0; rulesets[i] != NULL; i++)
    {
      const BonesRoundStep *steps = rulesets[i]->steps;

      g_assert_nonnull (steps[0].id);
      for (guint j = 0; steps[j].id != NULL; j++)
        {
          g_assert_cmpuint (j, <, BONES_MAX_STEPS);
          g_assert_cmpuint (steps[j].number, <, BONES_MAX_STEPS);
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fields/ids", test_ids);
  g_test_add_func ("/fields/values", test_values);
  g_test_add_func ("/fields/steps", test_steps);
  return g_test_run ();
}
