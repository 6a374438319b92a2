/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-private.h"

#include "fallen.h"
#include "table-context.h"

/* Joining a battle: a whole battle that began without the app, or a fleet that comes late. Either
 * is one override. */

static void
add_change (GArray *changes, guint scope, guint field, guint index, gint64 value)
{
  const BonesChange change = {
    .scope = (guint16) scope, .field = (guint16) field, .index = (guint16) index, .value = value
  };

  g_array_append_val (changes, change);
}

/* Numbers of a fleet that are shown. */
static void
add_counts (GArray *changes, const BonesRuleset *ruleset, guint fleet, const guint16 *counts)
{
  for (guint i = 0; ruleset->fleet_tracks[i].id != NULL; i++)
    if (ruleset->fleet_tracks[i].show != BONES_SHOW_NOT && counts[i] != 0)
      add_change (changes, BONES_SET_FLEET, i, fleet, counts[i] + ruleset->fleet_tracks[i].base);
}

/* The track holds 1 + the faction's index. */
static void
add_faction (GArray *changes, const BonesSetup *setup, guint fleet, const char *faction)
{
  const gint track = bones_ruleset_track (setup->ruleset->fleet_tracks, "faction");
  const char *const *factions = track >= 0 ? bones_setup_factions (setup) : NULL;

  for (guint i = 0; factions != NULL && factions[i] != NULL; i++)
    if (g_strcmp0 (factions[i], faction) == 0)
      add_change (changes, BONES_SET_FLEET, (guint) track, fleet, i + 1);
}

static gboolean
is_playable (const BonesSetup *setup, const BonesRoster *roster, GError **error)
{
  for (guint i = 0; i < roster->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);

      if (bones_ruleset_kind (setup, ship->kind) < 0)
        return bones_table_refuse (
            error, BONES_TABLE_ERROR_BAD_CHANGE,
            g_strdup_printf (_ ("There is no class of ships “%s”."), ship->kind));
    }

  return TRUE;
}

gboolean
bones_table_add_fleet (BonesTable *self, const BonesRoster *roster, const guint16 *counts,
                       GError **error)
{
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (BonesChange));
  g_autoptr (GString) names = NULL;
  const BonesGame *game;
  guint flagship = BONES_NO_SHIP;

  g_return_val_if_fail (BONES_IS_TABLE (self) && roster != NULL, FALSE);

  if (!is_playable (self->setup, roster, error))
    return FALSE;

  game = &bones_table_get_play (self)->game;
  names = g_string_new (roster->name);
  if (roster->player != NULL)
    g_string_append_printf (names, "\t%s", roster->player);
  add_change (changes, BONES_ADD_FLEET, 0, 0, 0);
  add_faction (changes, self->setup, game->n_fleets, roster->faction);
  for (guint i = 0; i < roster->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);

      add_change (changes, BONES_ADD_SHIP, (guint) bones_ruleset_kind (self->setup, ship->kind),
                  game->n_fleets, 0);
      g_string_append_printf (names, "\n%s", ship->name);
      if (ship->flagship)
        flagship = game->n_ships + i;
    }

  if (flagship != BONES_NO_SHIP)
    add_change (changes, BONES_SET_FLEET, BONES_FLEET_FLAGSHIP, game->n_fleets, flagship);
  if (counts != NULL)
    add_counts (changes, self->setup->ruleset, game->n_fleets, counts);
  return bones_table_override (self, BONES_NOBODY, (const BonesChange *) (void *) changes->data,
                               changes->len, names->str, error);
}

/* The current step of the round of @game, or NULL. */
static const BonesStep *
find_now (const BonesSetup *setup, const BonesGame *game, BonesStep *steps)
{
  const guint n = setup->ruleset->checklist (setup, game, steps);

  for (guint i = 0; i < n; i++)
    if (steps[i].state == BONES_STEP_NOW)
      return &steps[i];

  return NULL;
}

/* Marks every ship that has not gone yet in @step. */
static void
order_all (const BonesSetup *setup, BonesGame *game, const BonesStep *step, GArray *changes)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    if ((step->left[ship / 64] >> ship % 64 & 1) != 0)
      {
        add_change (changes, BONES_SET_SHIP, BONES_SHIP_ORDERED, ship, 1);
        game->ships[ship].ordered = 1;
      }

  setup->ruleset->mend (setup, game);
}

/* Steps on from step number @base, marking ships that have had their turns, until @id is the
 * current step. Returns FALSE if that never happens. */
static gboolean
go_on_to (const BonesSetup *setup, const BonesGame *from, guint base, const char *id,
          GArray *changes)
{
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);

  bones_game_copy (game, from);
  game->step = (guint8) base;
  setup->ruleset->mend (setup, game);
  if (base != from->step)
    add_change (changes, BONES_SET_TABLE, BONES_TABLE_STEP, 0, base);

  for (guint i = 0; i < BONES_MAX_STEPS; i++)
    {
      BonesStep steps[BONES_MAX_STEPS] = { 0 };
      const BonesStep *now = find_now (setup, game, steps);

      if (now == NULL || g_str_equal (now->id, id))
        return now != NULL;

      if (now->n_left == 0)
        return FALSE;

      order_all (setup, game, now, changes);
    }

  return FALSE;
}

/* The changes after which step @id is the current step, or NULL. */
static GArray *
new_step_changes (const BonesSetup *setup, const BonesGame *game, const char *id)
{
  const BonesRoundStep *step = setup->ruleset->steps;
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (BonesChange));

  while (step->id != NULL && !g_str_equal (step->id, id))
    step++;

  return step->id != NULL && go_on_to (setup, game, step->number, id, changes)
             ? g_steal_pointer (&changes)
             : NULL;
}

void
bones_table_add_bought (BonesTable *self, GArray *changes)
{
  g_return_if_fail (BONES_IS_TABLE (self) && changes != NULL);

  if (self->setup->ruleset->join != NULL)
    self->setup->ruleset->join (self->setup, &bones_table_get_play (self)->game, changes);
}

/* Whether a later change of @changes sets the same thing as number @i. */
static gboolean
is_set_again (const GArray *changes, guint i)
{
  const BonesChange *one = &g_array_index (changes, BonesChange, i);

  for (guint j = i + 1; j < changes->len; j++)
    {
      const BonesChange *later = &g_array_index (changes, BonesChange, j);

      if (later->scope == one->scope && later->field == one->field && later->index == one->index
          && !later->delta)
        return TRUE;
    }

  return FALSE;
}

/* Takes out what a later change sets again, so that the log tells each thing once. */
static void
drop_overwritten (GArray *changes)
{
  for (guint i = changes->len; i > 0; i--)
    if (g_array_index (changes, BonesChange, i - 1).scope <= BONES_SET_TABLE
        && is_set_again (changes, i - 1))
      g_array_remove_index (changes, i - 1);
}

/* What the ships of @roster have aboard as markers. */
static guint
count_aboard (const BonesRoster *roster)
{
  guint n = 0;

  for (guint i = 0; i < roster->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);

      n += ship->characters != NULL ? g_strv_length (ship->characters) : 0;
      n += ship->cards != NULL ? g_strv_length (ship->cards) : 0;
    }

  return n;
}

/* Whether @changes place cards of @fleet, beside what @roster names aboard its ships. */
static gboolean
places_cards (const GArray *changes, guint fleet, const BonesRoster *roster)
{
  guint markers = 0;

  for (guint i = 0; i < changes->len; i++)
    {
      const BonesChange *change = &g_array_index (changes, BonesChange, i);

      if (change->scope == BONES_SET_CARD && change->value == BONES_IN_HAND + fleet)
        return TRUE;

      markers += change->scope == BONES_ADD_MARKER && change->index == fleet;
    }

  return markers > count_aboard (roster);
}

/* The indexes (guint) of the changes that the rules undo, each thing once. */
static GArray *
list_fallen (BonesTable *self, const GArray *changes)
{
  const BonesGame *game = &bones_table_get_play (self)->game;
  const BonesChange *all = (const BonesChange *) (const void *) changes->data;
  GArray *fallen = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < changes->len; i++)
    {
      i = bones_changes_find_fallen (self->setup, game, all, changes->len, i);
      if (i < changes->len && !is_set_again (changes, i))
        g_array_append_val (fallen, i);
    }

  return fallen;
}

/* The changes of @changes in @fallen, and cards that a player has to place, in sentences. */
static GPtrArray *
word_left_out (BonesTable *self, const GArray *changes, const GArray *fallen)
{
  const BonesWordsContext context = bones_table_get_context (self);
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < fallen->len; i++)
    g_ptr_array_add (sentences, bones_words_left_out (
                                    &context, &g_array_index (changes, BonesChange,
                                                              g_array_index (fallen, guint, i))));

  for (guint fleet = 0; fleet < self->setup->rosters->len; fleet++)
    {
      const BonesRoster *roster = g_ptr_array_index (self->setup->rosters, fleet);

      if (roster->cards > 0 && !places_cards (changes, fleet, roster))
        g_ptr_array_add (
            sentences, g_strdup_printf (
                           g_dngettext (GETTEXT_PACKAGE,
                                        "%s bought %u card. Set by hand which ship carries it.",
                                        "%s bought %u cards. Set by hand which ships carry them.",
                                        roster->cards),
                           bones_names_fleet (bones_table_get_names (self), fleet), roster->cards));
    }

  return sentences;
}

GPtrArray *
bones_table_start_from (BonesTable *self, GArray *changes, const char *text, GError **error)
{
  g_autoptr (GArray) fallen = NULL;

  g_return_val_if_fail (BONES_IS_TABLE (self) && changes != NULL, NULL);

  drop_overwritten (changes);
  fallen = list_fallen (self, changes);
  return bones_table_enter_start (self, (const BonesChange *) (const void *) changes->data,
                                  changes->len, text, error)
             ? word_left_out (self, changes, fallen)
             : NULL;
}

/* All changes but the step. */
static GArray *
new_changes (BonesTable *self, const BonesStart *start)
{
  GArray *changes = g_array_new (FALSE, FALSE, sizeof (BonesChange));
  const BonesGame *game = &bones_table_get_play (self)->game;
  gint64 order = 0;

  bones_table_add_bought (self, changes);
  add_change (changes, BONES_SET_TABLE, BONES_TABLE_ROUND, 0, start->round);
  if (start->wind != BONES_WIND_UNKNOWN)
    add_change (changes, BONES_SET_TABLE, BONES_TABLE_WIND, 0, start->wind);
  for (guint i = 0; i < BONES_MAX_FLEETS; i++)
    order |= (gint64) (i < start->n_order ? start->order[i] : 0xf) << 4 * i;
  if (start->n_order > 0)
    add_change (changes, BONES_SET_TABLE, BONES_TABLE_ORDER, 0, order);
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    add_counts (changes, self->setup->ruleset, fleet, start->counts[fleet]);
  return changes;
}

/* The game after @changes, or NULL if one of them is not possible. */
static BonesGame *
new_game (BonesTable *self, const GArray *changes)
{
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);

  bones_game_copy (game, &bones_table_get_play (self)->game);
  for (guint i = 0; i < changes->len; i++)
    if (bones_change_apply (self->setup, game, &g_array_index (changes, BonesChange, i), NULL, NULL)
        != BONES_CHANGE_FITS)
      return NULL;

  self->setup->ruleset->mend (self->setup, game);
  return g_steal_pointer (&game);
}

static gboolean
orders_ships (const GArray *changes)
{
  for (guint i = 0; i < changes->len; i++)
    if (g_array_index (changes, BonesChange, i).scope == BONES_SET_SHIP)
      return TRUE;

  return FALSE;
}

/* Whether ships act in the step to which @changes lead. */
static gboolean
ships_are_to_go (const BonesSetup *setup, const BonesGame *from, const GArray *changes)
{
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);
  BonesStep steps[BONES_MAX_STEPS] = { 0 };
  const BonesStep *now;

  bones_game_copy (game, from);
  for (guint i = 0; i < changes->len; i++)
    bones_change_apply (setup, game, &g_array_index (changes, BonesChange, i), NULL, NULL);

  setup->ruleset->mend (setup, game);
  now = find_now (setup, game, steps);
  return now != NULL && now->n_left > 0;
}

GPtrArray *
bones_table_list_starts (BonesTable *self, const BonesStart *start, guint *usual)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_autoptr (GArray) changes = NULL;
  g_autofree BonesGame *game = NULL;
  gboolean found_usual = FALSE;
  guint place = 0;

  g_return_val_if_fail (BONES_IS_TABLE (self) && start != NULL, NULL);

  changes = new_changes (self, start);
  game = new_game (self, changes);
  for (const BonesRoundStep *step = self->setup->ruleset->steps; game != NULL && step->id != NULL;
       step++)
    {
      g_autoptr (GArray) found = new_step_changes (self->setup, game, step->id);

      if (found == NULL)
        continue;

      if (!found_usual && !orders_ships (found))
        {
          place = ids->len;
          found_usual = ships_are_to_go (self->setup, game, found);
        }

      g_ptr_array_add (ids, (gpointer) step->id);
    }

  if (usual != NULL)
    *usual = place;

  return g_steal_pointer (&ids);
}

/* Sets the state, and writes into the log what the rules did not let stand. */
static gboolean
start_and_note (BonesTable *self, GArray *changes, GError **error)
{
  g_autoptr (GPtrArray) sentences =
      bones_table_start_from (self, changes, _ ("joined under way"), error);

  if (sentences == NULL)
    return FALSE;

  for (guint i = 0; i < sentences->len; i++)
    if (!bones_table_note (self, g_ptr_array_index (sentences, i), NULL, error))
      return FALSE;

  return TRUE;
}

gboolean
bones_table_join (BonesTable *self, const BonesStart *start, GError **error)
{
  g_autoptr (GArray) changes = NULL;
  g_autofree BonesGame *game = NULL;

  g_return_val_if_fail (BONES_IS_TABLE (self) && start != NULL, FALSE);

  changes = new_changes (self, start);
  game = new_game (self, changes);
  if (game != NULL && start->step != NULL)
    {
      g_autoptr (GArray) step = new_step_changes (self->setup, game, start->step);

      if (step == NULL)
        return bones_table_refuse (error, BONES_TABLE_ERROR_BAD_CHANGE,
                                   bones_words_no_step (self->setup->ruleset, start->step));

      g_array_append_vals (changes, step->data, step->len);
    }

  return start_and_note (self, changes, error);
}
