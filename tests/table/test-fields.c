/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be set by hand, as rows of a form, at many moments of recorded battles of every system.
 * All names are readable, and no two rows or choices have the same name. */
#include "change.h"
#include "content.h"
#include "fields.h"
#include "game.h"
#include "recorded-battle.h"
#include "table-play.h"
#include "view-fields.h"

#include <string.h>

#define MOMENTS 12
#define TRIED 5 /* moments at which everything is set */

/* A name that people can read, and that is not in @seen. */
static void
check_name (GHashTable *seen, const char *name)
{
  g_assert_cmpstr (name, !=, "");
  g_assert_null (strpbrk (name, "{}_%"));
  g_assert_cmpuint (strspn (name, "0123456789"), <, strlen (name));
  if (!g_hash_table_add (seen, (gpointer) name))
    g_error ("“%s” is there twice", name);
}

static gboolean
fits (BonesTable *table, const BonesFieldView *field, gint64 value)
{
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);
  BonesChange change = field->change;

  change.value = value;
  bones_game_copy (game, &bones_table_get_play (table)->game);
  return bones_change_apply (bones_table_get_setup (table), game, &change, NULL, NULL)
         == BONES_CHANGE_FITS;
}

/* Every choice can be set, and the current value is chosen. */
static void
check_list (BonesTable *table, const BonesFieldView *field)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  gboolean present = FALSE;

  g_assert_cmpuint (field->choices->len, ==, field->values->len);
  for (guint i = 0; i < field->choices->len; i++)
    {
      const gint64 value = g_array_index (field->values, gint64, i);

      check_name (seen, g_ptr_array_index (field->choices, i));
      present = present || value == field->change.value;
      if (field->form == BONES_FORM_LIST && field->change.scope != BONES_ADD_LINK
          && value != field->change.value)
        g_assert_true (fits (table, field, value));
    }
  g_assert_true (present || field->form != BONES_FORM_LIST);
}

static const BonesFieldView *
find_field (const GPtrArray *fields, const char *id)
{
  for (guint i = 0; i < fields->len; i++)
    if (g_strcmp0 (((BonesFieldView *) g_ptr_array_index (fields, i))->id, id) == 0)
      return g_ptr_array_index (fields, i);

  return NULL;
}

/* Returns the number of rows. */
static guint
check_form (BonesTable *table, guint scope, guint index)
{
  g_autoptr (GPtrArray) fields = bones_view_fields (table, BONES_NOBODY, scope, index);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < fields->len; i++)
    {
      const BonesFieldView *field = g_ptr_array_index (fields, i);

      check_name (seen, field->name);
      if (field->choices != NULL)
        check_list (table, field);
      if (field->form == BONES_FORM_NUMBER)
        g_assert_cmpint (field->lowest, <, field->highest);
    }
  if (scope != BONES_SET_TABLE && fields->len > 0)
    g_assert_cmpuint (find_field (fields, "status")->choices->len, ==, BONES_STATUSES);
  return fields->len;
}

/* Checks all rows that can be set now. Returns the number of rows of the table. */
static guint
check_moment (BonesTable *table)
{
  const BonesGame *game = &bones_table_get_play (table)->game;

  for (guint ship = 0; ship < game->n_ships; ship++)
    g_assert_cmpuint (check_form (table, BONES_SET_SHIP, ship), >, 3);
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    g_assert_cmpuint (check_form (table, BONES_SET_FLEET, fleet), >, 3);
  g_assert_cmpuint (check_form (table, BONES_SET_SHIP, game->n_ships), ==, 0);
  g_assert_cmpuint (check_form (table, BONES_SET_FLEET, game->n_fleets), ==, 0);
  return check_form (table, BONES_SET_TABLE, 0);
}

static void
test_names (gconstpointer name)
{
  g_auto (RecordedBattle) battle = recorded_battle_open (name);
  const guint32 last = bones_table_get_seq (battle.table);
  guint moments = 0;

  for (guint i = MOMENTS; i-- > 1;)
    {
      g_autoptr (GError) error = NULL;

      /* Some of these moments were undone in the battle. */
      if (bones_table_undo_to (battle.table, last * i / MOMENTS, G_MAXUINT, &error))
        moments++;
      else
        g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_NOTHING);
      g_assert_cmpuint (check_moment (battle.table), >, 2);
    }
  g_assert_cmpuint (moments, >, MOMENTS / 2);
}

/* What @change sets, as it is stored now. */
static gint64
read_stored (BonesTable *table, const BonesChange *change)
{
  g_autofree BonesGame *game = g_memdup2 (&bones_table_get_play (table)->game, sizeof *game);
  const BonesGameField *row = bones_game_field (change->scope, change->field);
  gpointer subject = bones_scope_subject (game, change->scope, change->index);
  gint64 order = (gint64) 0xf << 4 * game->n_order;

  if (row != NULL && row->size > 0)
    return bones_game_field_get (row, subject);

  if (row != NULL && row->kind == BONES_VALUE_FLEET)
    return bones_active_fleet (bones_table_get_setup (table), game);

  for (guint i = 0; i < game->n_order; i++)
    order |= (gint64) game->order[i] << 4 * i;

  return row != NULL                        ? order
         : change->scope == BONES_SET_SHIP  ? ((BonesShip *) subject)->tracks[change->field]
         : change->scope == BONES_SET_FLEET ? ((BonesFleet *) subject)->tracks[change->field]
                                            : game->tracks[change->field];
}

/* Whether @change, which was made, has come to something. */
static void
check_made (BonesTable *table, const BonesFieldView *field, const BonesChange *change)
{
  const BonesGame *game = &bones_table_get_play (table)->game;
  gboolean found = FALSE;

  switch ((BonesScope) change->scope)
    {
    case BONES_ADD_LINK:
      found = bones_game_are_linked (game, change->field, change->index, (guint) change->value);
      break;
    case BONES_ADD_MARKER:
      for (guint i = 0; i < game->n_markers; i++)
        found =
            found
            || (game->markers[i].kind == change->field && game->markers[i].ship == change->value);
      break;
    default:
      found = read_stored (table, change) == change->value;
    }

  if (!found)
    g_error ("“%s” was set to %d, and nothing came of it", field->name, (gint) change->value);
}

/* Sets @field to @value, and takes that back. An override that comes to nothing is refused. */
static void
try_value (BonesTable *table, const BonesFieldView *field, gint64 value, guint *made,
           guint *refused)
{
  g_autoptr (GError) error = NULL;
  BonesChange change = field->change;

  if (field->form == BONES_FORM_KIND)
    change.field = (guint16) value;
  else
    change.value = value;

  if (!bones_table_override (table, BONES_NOBODY, &change, 1, NULL, &error))
    {
      g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_CHANGE);
      g_assert_null (strpbrk (error->message, "{}_"));
      (*refused)++;
      return;
    }

  check_made (table, field, &change);
  (*made)++;
  g_assert_true (bones_table_undo (table, G_MAXUINT, &error));
}

/* The values that @field is tried with: some of its choices, or its bounds. */
static void
try_field (BonesTable *table, const BonesFieldView *field, guint *made, guint *refused)
{
  const BonesFieldForm form = field->form;

  if (form == BONES_FORM_LIST || form == BONES_FORM_KIND)
    for (guint i = form == BONES_FORM_KIND; i < field->values->len;
         i += MAX (1, field->values->len / 5))
      {
        const gint64 value = g_array_index (field->values, gint64, i);

        if (value != field->change.value && field->change.field != BONES_TABLE_STEP)
          try_value (table, field, value, made, refused);
      }
  else if (form == BONES_FORM_NUMBER)
    {
      try_value (table, field, field->lowest + field->base, made, refused);
      try_value (table, field, field->highest + field->base, made, refused);
    }
  else if (form == BONES_FORM_SWITCH)
    try_value (table, field, field->change.value ^ field->mask, made, refused);
}

static void
try_form (BonesTable *table, guint scope, guint index, guint *made, guint *refused)
{
  g_autoptr (GPtrArray) fields = bones_view_fields (table, BONES_NOBODY, scope, index);

  for (guint i = 0; i < fields->len; i++)
    try_field (table, g_ptr_array_index (fields, i), made, refused);
}

/* At some moments of the battle: whatever can be set is either set or refused. */
static void
test_set (gconstpointer name)
{
  g_auto (RecordedBattle) battle = recorded_battle_open (name);
  const guint32 last = bones_table_get_seq (battle.table);
  guint made = 0, refused = 0;

  for (guint i = TRIED; i-- > 1;)
    {
      const BonesGame *game;

      bones_table_undo_to (battle.table, last * i / TRIED, G_MAXUINT, NULL);
      game = &bones_table_get_play (battle.table)->game;
      for (guint ship = 0; ship < MIN (game->n_ships, 6); ship++)
        try_form (battle.table, BONES_SET_SHIP, ship, &made, &refused);

      for (guint fleet = 0; fleet < game->n_fleets; fleet++)
        try_form (battle.table, BONES_SET_FLEET, fleet, &made, &refused);

      try_form (battle.table, BONES_SET_TABLE, 0, &made, &refused);
    }

  g_test_message ("%u set, %u refused", made, refused);
  g_assert_cmpuint (made, >, 300);
  g_assert_cmpuint (refused, >, 20);
}

static void
assert_listed (const GPtrArray *fields, const char *id, const char *choice)
{
  const BonesFieldView *field = find_field (fields, id);

  g_assert_cmpint (field->form, ==, BONES_FORM_LIST);
  g_assert_true (g_ptr_array_find_with_equal_func (field->choices, choice, g_str_equal, NULL));
}

/* Values that the rules keep as numbers have names, too. */
static void
test_kept (void)
{
  g_auto (RecordedBattle) spells = recorded_battle_open ("meddled-magic.json");
  g_auto (RecordedBattle) wizards = recorded_battle_open ("man-o-war/lagoon-meddled.json");
  g_autoptr (GError) error = NULL;
  const gboolean back = bones_table_undo_to (spells.table, 53, G_MAXUINT, &error);
  g_autoptr (GPtrArray) ship = bones_view_fields (spells.table, BONES_NOBODY, BONES_SET_SHIP, 0);
  g_autoptr (GPtrArray) all = bones_view_fields (spells.table, BONES_NOBODY, BONES_SET_TABLE, 0);
  g_autoptr (GPtrArray) fleet = bones_view_fields (wizards.table, BONES_NOBODY, BONES_SET_FLEET, 0);

  g_assert_no_error (error);
  g_assert_true (back);
  assert_listed (ship, "propulsion", "Stern wheel");
  assert_listed (ship, "acted", "Freed herself");
  assert_listed (ship, "built", "Elves");
  assert_listed (all, "bucket", "Men-o-War");
  assert_listed (all, "place", "Elves");
  assert_listed (all, "offered", "Elves");
  assert_listed (all, "old_wind", "blowing toward the north");
  assert_listed (fleet, "college", "None");
  assert_listed (fleet, "rank", "None");
}

static void
note_numbers (BonesTable *table, guint scope, guint index, GHashTable *found)
{
  g_autoptr (GPtrArray) fields = bones_view_fields (table, BONES_NOBODY, scope, index);

  for (guint i = 0; i < fields->len; i++)
    {
      const BonesFieldView *field = g_ptr_array_index (fields, i);

      if (field->form == BONES_FORM_NUMBER)
        g_hash_table_add (found, g_strdup (field->id));
    }
}

/* What is set as a number is a number to people as well: it counts or measures something. A field
 * that stands for a ship, a fleet or a step is a list of names. */
static void
test_numbers (gconstpointer name)
{
  static const char *const counts[] = { "ablaze_1",       "ablaze_2",       "ablaze_3",
                                        "ablaze_4",       "ablaze_5",       "accumulated_hits",
                                        "booty",          "cannon",         "captured",
                                        "card",           "cargo",          "crew",
                                        "crew_max",       "decks",          "extra_turns",
                                        "fired",          "flames",         "fought",
                                        "gun_dice",       "gun_dice_full",  "hits",
                                        "honours_lost_1", "honours_lost_2", "hull",
                                        "hull_dice",      "hull_dice_full", "inches",
                                        "inches_last",    "left",           "lost_1",
                                        "lost_2",         "lost_3",         "lost_4",
                                        "lost_5",         "lost_cannon",    "lost_crew",
                                        "lost_movement",  "movement",       "passes",
                                        "real_cards",     "reloads",        "round",
                                        "separation",     "skirmish_round", "spaces",
                                        "spent",          "squadron",       "terrain",
                                        "unit",           "volley_dice",    NULL };
  g_auto (RecordedBattle) battle = recorded_battle_open (name);
  g_autoptr (GHashTable) found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const BonesGame *game = &bones_table_get_play (battle.table)->game;
  GHashTableIter iter;
  gpointer id;

  for (guint ship = 0; ship < game->n_ships; ship++)
    note_numbers (battle.table, BONES_SET_SHIP, ship, found);
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    note_numbers (battle.table, BONES_SET_FLEET, fleet, found);
  note_numbers (battle.table, BONES_SET_TABLE, 0, found);
  g_assert_cmpuint (g_hash_table_size (found), >, 2);

  g_hash_table_iter_init (&iter, found);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    if (!g_strv_contains (counts, id))
      {
        g_test_message ("%s is set as a number: does it count anything?", (char *) id);
        g_test_fail ();
      }
}

int
main (int argc, char **argv)
{
  static const char *const battles[] = {
    "four-fleets.json",          "meddled-magic.json",      "summoned-creatures.json",
    "dread-pirate/meddled.json", "naval-duel/meddled.json", "man-o-war/lagoon-meddled.json",
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fields/kept", test_kept);
  for (guint i = 0; i < G_N_ELEMENTS (battles); i++)
    {
      g_autofree char *path = g_strconcat ("/fields/", battles[i], NULL);
      g_autofree char *set = g_strconcat (path, "/set", NULL);
      g_autofree char *numbers = g_strconcat (path, "/numbers", NULL);

      g_test_add_data_func (path, battles[i], test_names);
      g_test_add_data_func (set, battles[i], test_set);
      g_test_add_data_func (numbers, battles[i], test_numbers);
    }
  return g_test_run ();
}
