/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ids.h"
#include "lasting-ids.h"

/* Every value of an enumeration has an id of its own, and looking the id up gives the value. */
static void
check_list (const char *const *ids, guint n)
{
  g_assert_cmpuint (g_strv_length ((char **) ids), ==, n);

  for (guint i = 0; i < n; i++)
    g_assert_cmpint (bones_id_lookup (ids, ids[i]), ==, (gint) i);

  g_assert_cmpint (bones_id_lookup (ids, "no such id"), ==, -1);
}

static void
test_lists (void)
{
  check_list (bones_entry_kind_ids, BONES_ENTRY_KINDS);
  check_list (bones_ask_kind_ids, BONES_ASK_KINDS);
  check_list (bones_source_ids, BONES_SOURCES);
  check_list (bones_scope_ids, BONES_SCOPES);
  check_list (bones_status_ids, BONES_STATUSES);
  check_list (bones_place_ids, BONES_IN_HAND);
  check_list (bones_wind_ids, BONES_CALM + 1);
  check_list (bones_step_state_ids, BONES_STEP_TO_COME + 1);
  check_list (bones_staged_state_ids, BONES_STAGED_TOLL + 1);
  check_list (bones_option_kind_ids, BONES_OPTION_DATA + 1);
  check_list (bones_verb_owner_ids, BONES_OF_FLEET + 1);
  check_list (bones_part_kind_ids, BONES_PART_COUNTERS + 1);
  check_list (bones_guns_ids, BONES_GUNS_KINDS);
  check_list (bones_field_kind_ids, BONES_FIELD_KINDS);
}

static void
test_winds (void)
{
  for (guint wind = 0; wind <= BONES_CALM; wind++)
    g_assert_cmpint (bones_wind_lookup (bones_wind_id (wind)), ==, (gint) wind);

  g_assert_cmpstr (bones_wind_id (BONES_NORTH_EAST), ==, "NE");
  g_assert_cmpint (bones_wind_lookup ("calm"), ==, BONES_CALM);
  g_assert_cmpint (bones_wind_lookup ("sw"), ==, BONES_SOUTH_WEST);
  g_assert_cmpint (bones_wind_lookup ("NNE"), ==, -1);
  g_assert_null (bones_wind_id (BONES_WIND_UNKNOWN));
}

/* Alike lists are one and outlive what they were made from; strangers cannot fill the memory. */
static void
test_lasting (void)
{
  char first[] = "short", second[] = "long";
  const char *const ids[] = { first, second };
  const char *const *list = bones_lasting_ids (2, ids, TRUE);
  g_autofree char *text = g_strnfill (4000, 'x');
  const char *const many[] = { text };
  guint n = 0;

  first[0] = 'S';
  g_assert_cmpstr (list[0], ==, "short");
  g_assert_cmpstr (list[1], ==, "long");
  g_assert_null (list[2]);
  g_assert_true (bones_lasting_ids (2, ids, TRUE) != list);
  first[0] = 's';
  g_assert_true (bones_lasting_ids (2, ids, FALSE) == list);
  g_assert_true (bones_lasting_ids (1, ids, TRUE) != list);
  for (; n < 100000 && bones_lasting_ids (1, many, TRUE) != NULL; n++)
    text[n % 4000]++;

  g_assert_cmpuint (n, <, BONES_LASTING_IDS_ROOM / 4000);
  g_assert_cmpuint (n, >, BONES_LASTING_IDS_ROOM / 12000);
  g_assert_true (bones_lasting_ids (2, ids, TRUE) == list);
  g_assert_nonnull (bones_lasting_ids (1, many, FALSE));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ids/lists", test_lists);
  g_test_add_func ("/ids/winds", test_winds);
  g_test_add_func ("/ids/lasting", test_lasting);
  return g_test_run ();
}
