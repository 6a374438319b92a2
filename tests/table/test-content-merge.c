/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows that are copied from one content set into another. */
#include "content-fixture.h"

#include "content-merge.h"
#include "json-read.h"

#include <string.h>

static BonesContentSet *
open_stock (Fixture *self)
{
  return bones_content_set_find (self->store, man_o_war (), NULL, NULL);
}

static gint
row_called (const BonesContentSet *set, const char *key, const char *id)
{
  for (guint i = 0; i < bones_content_set_n_rows (set, section (key)); i++)
    {
      JsonObject *row = bones_content_set_row (set, section (key), i);

      if (row != NULL
          && g_strcmp0 (json_object_get_string_member_with_default (row, "id", NULL), id) == 0)
        return (gint) i;
    }

  return -1;
}

static JsonObject *
row_of (const BonesContentSet *set, const char *key, const char *id)
{
  const gint row = row_called (set, key, id);

  g_assert_cmpint (row, >=, 0);
  return bones_content_set_row (set, section (key), (guint) row);
}

static void
put_number (Fixture *self, const char *key, const char *id, const char *field, gint number)
{
  g_autoptr (GError) error = NULL;
  const guint row = (guint) row_called (self->set, key, id);
  g_autoptr (JsonObject) values = copy_of (self, key, row);

  json_object_set_int_member (values, field, number);
  bones_content_set_put (self->set, self->store, section (key), row, values, &error);
  g_assert_no_error (error);
}

static void
assert_counts (const BonesMerged *merged, guint added, guint replaced, guint renamed, guint kept)
{
  g_assert_cmpuint (merged->added, ==, added);
  g_assert_cmpuint (merged->replaced, ==, replaced);
  g_assert_cmpuint (merged->renamed, ==, renamed);
  g_assert_cmpuint (merged->kept, ==, kept);
}

/* What is the same on both sides changes nothing, whatever would happen to a clash. */
static void
test_same (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesContentSet) stock = open_stock (self);
  g_autofree char *before = bones_content_set_to_text (self->set), *after = NULL;
  g_autoptr (GError) error = NULL;
  BonesMerged merged;

  bones_content_set_merge (self->set, self->store, stock, NULL, 0, BONES_CLASH_RENAME, &merged,
                           &error);
  g_assert_no_error (error);
  assert_counts (&merged, 0, 0, 0, bones_content_set_n_rows (stock, section ("criticals")));
  after = bones_content_set_to_text (self->set);
  g_assert_cmpstr (before, ==, after);
}

/* A ship brings her weapons, her race, and what those refer to, and remembers where she came from.
 */
static void
test_picked (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesContentSet) blank = bones_content_set_blank (man_o_war (), "Bare");
  g_autoptr (BonesContentSet) stock = open_stock (self);
  g_autoptr (GError) error = NULL;
  const BonesPick pick = { section ("ships"), (guint) row_called (stock, "ships", "EX-IND-3") };
  BonesMerged merged;
  JsonObject *row;

  g_assert_true (bones_content_set_add (blank, self->store, NULL, &error));
  g_assert_true (bones_content_set_merge (blank, self->store, stock, &pick, 1, BONES_CLASH_KEEP,
                                          &merged, &error));
  g_assert_no_error (error);
  row = row_of (blank, "ships", "EX-IND-3");
  g_assert_cmpstr (json_object_get_string_member (row, "origin"), ==, stock->record->name);
  g_assert_false (json_object_has_member (row, "example"));
  row_of (blank, "weapons", "ROCKETS");
  row_of (blank, "races", "TINKERS");
  row_of (blank, "flyers", "EX-FLY-2"); /* a limit of the race is of it */
  g_assert_cmpint (row_called (blank, "ships", "EX-MOW-1"), <, 0);
  g_assert_cmpuint (bones_content_set_n_rows (blank, section ("cards")), ==, 1);
}

#define MERGE(from, clash)                                                                         \
  bones_content_set_merge (self->set, self->store, from, (BonesPick *) (gpointer) picks->data,     \
                           picks->len, clash, &merged, &error)

/* A row with the same code and other values is kept, replaced, or gets a code of its own. */
static void
test_clash (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesContentSet) stock = open_stock (self);
  g_autoptr (GArray) picks = NULL;
  g_autoptr (GError) error = NULL;
  BonesMerged merged;
  JsonObject *guns, *ship;

  put_number (self, "weapons", "ROCKETS", "ammunition", 9);
  put_number (self, "ships", "EX-IND-3", "crew", 9);
  picks = bones_content_picks (stock, "weapons, ships", &error);
  g_assert_no_error (error);

  g_assert_true (MERGE (stock, BONES_CLASH_KEEP));
  assert_counts (&merged, 0, 0, 0, 2);
  g_assert_cmpint (
      json_object_get_int_member (row_of (self->set, "weapons", "ROCKETS"), "ammunition"), ==, 9);

  g_assert_true (MERGE (stock, BONES_CLASH_RENAME));
  assert_counts (&merged, 0, 0, 2, 0);
  ship = row_of (self->set, "ships", "EX-IND-3-2");
  guns = json_array_get_object_element (json_object_get_array_member (ship, "locations"), 0);
  guns = json_array_get_object_element (json_object_get_array_member (guns, "guns"), 0);
  g_assert_cmpstr (json_object_get_string_member (guns, "weapon"), ==, "ROCKETS-2");
  g_assert_cmpint (
      json_object_get_int_member (row_of (self->set, "weapons", "ROCKETS-2"), "ammunition"), ==, 3);

  g_assert_true (MERGE (stock, BONES_CLASH_REPLACE));
  assert_counts (&merged, 0, 2, 0, 0);
  g_assert_cmpint (
      json_object_get_int_member (row_of (self->set, "weapons", "ROCKETS"), "ammunition"), ==, 3);
  g_assert_no_error (error);
  assert_stored (self);
}

/* The critical table and the general settings are one thing each. */
static void
test_tables (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesContentSet) other = open_stock (self);
  g_autoptr (GArray) picks = bones_content_picks (other, "criticals,general", NULL);
  g_autoptr (GError) error = NULL;
  const guint n = bones_content_set_n_rows (other, section ("criticals"));
  BonesMerged merged;

  put_number (self, "criticals", NULL, "to", 2);
  g_assert_true (MERGE (other, BONES_CLASH_KEEP));
  g_assert_true (MERGE (other, BONES_CLASH_REPLACE));
  assert_counts (&merged, 0, n, 0, 0);
  g_assert_cmpuint (bones_content_set_n_rows (self->set, section ("criticals")), ==, n);
}

/* If there is no room, nothing changes. */
static void
test_refused (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesContentSet) stock = open_stock (self);
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < bones_content_set_n_rows (self->set, section ("ranks")); i++)
    {
      g_autofree char *id = g_strdup (json_object_get_string_member (
          bones_content_set_row (self->set, section ("ranks"), i), "id"));

      put_number (self, "ranks", id, "hand", 1);
    }

  for (guint i = 0; i < 2; i++)
    g_assert_true (bones_content_set_merge (self->set, self->store, stock, NULL, 0,
                                            BONES_CLASH_RENAME, NULL, &error)
                   == (i < 1));

  assert_refused (&error, BONES_CONTENT_ERROR_REFUSED,
                  "“Wizards” would have 17 rows; 16 is the maximum. Copy fewer of them.");
  g_assert_null (bones_content_picks (stock, "ships,boats", &error));
  assert_refused (&error, BONES_CONTENT_ERROR_NO_SUCH,
                  "There is no section called “boats” in content of Man O’ War.");
  before = bones_content_set_to_text (stock);
  g_assert_false (bones_content_set_merge (stock, self->store, self->set, NULL, 0, BONES_CLASH_KEEP,
                                           NULL, &error));
  assert_refused (&error, BONES_CONTENT_ERROR_REFUSED,
                  "The stock set stays as it is. Copy it, and change the copy.");
  after = bones_content_set_to_text (stock);
  g_assert_cmpstr (before, ==, after);
}

/* Two owners meet: both play what they have. */
static void
test_union (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesContentSet) stock = open_stock (self), both = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  put_number (self, "ships", "EX-IND-1", "crew", 9);
  both = bones_content_set_union (stock, self->set, &error);
  g_assert_no_error (error);
  text = bones_content_set_pin (both, &error);
  g_assert_no_error (error);
  g_assert_nonnull (text);
  g_assert_cmpint (json_object_get_int_member (row_of (both, "ships", "EX-IND-1-2"), "crew"), ==,
                   9);
  g_assert_cmpint (json_object_get_int_member (row_of (both, "ships", "EX-IND-1"), "crew"), !=, 9);
  g_assert_cmpint (both->record->id, ==, 0);
}

/* A draft from elsewhere may have rows of any form. */
static void
test_odd (Fixture *self, gconstpointer data)
{
  static const char *const rows[] = {
    "7",
    "[]",
    "{}",
    "null",
    "{\"id\":7}",
    "{\"id\":\"\"}",
    "{\"id\":\"EX-MON-1\"}",
    "{\"id\":\"A\",\"locations\":[7,{\"guns\":[[]]},{\"guns\":7}],\"aim\":{}}",
    "{\"id\":\"EX-IND-1\",\"race\":[\"TINKERS\"],\"locations\":\"none\"}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint clash = 0; clash < BONES_CLASHES; clash++)
      {
        g_autoptr (BonesContentSet) odd = open_stock (self);
        g_autoptr (GError) error = NULL;
        JsonArray *ships = json_object_get_array_member (odd->document, "ships");

        json_array_add_element (ships, json_from_string (rows[i], NULL));
        bones_content_set_merge (self->set, self->store, odd, NULL, 0, (BonesClash) clash, NULL,
                                 &error);
        g_assert_no_error (error);
        assert_stored (self);
      }
}

#define ADD(path, test) g_test_add ("/content-merge/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("same", test_same);
  ADD ("picked", test_picked);
  ADD ("clash", test_clash);
  ADD ("tables", test_tables);
  ADD ("refused", test_refused);
  ADD ("union", test_union);
  ADD ("odd", test_odd);
  return g_test_run ();
}
