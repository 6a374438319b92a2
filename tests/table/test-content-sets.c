/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Content sets: copied, changed row by row, and what is refused.
 */
#include "content-fixture.h"
#include "roster-file.h"

#include <string.h>

/* ---- Sets ---- */

static void
test_list (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) sets = bones_content_sets (self->store, man_o_war (), NULL);
  const BonesSetRecord *stock = g_ptr_array_index (sets, 0);
  const BonesSetRecord *ours = g_ptr_array_index (sets, 1);

  g_assert_cmpuint (sets->len, ==, 2);
  g_assert_cmpint (stock->id, ==, 0);
  g_assert_cmpstr (ours->name, ==, "Ours");
  g_assert_null (ours->json);
}

static void
test_find (Fixture *self, gconstpointer data)
{
  static const char *const names[] = { "Ours", "OURS", "1" };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (BonesContentSet) set =
          bones_content_set_find (self->store, man_o_war (), names[i], &error);

      g_assert_no_error (error);
      g_assert_cmpint (set->record->id, ==, 1);
    }

  g_assert_null (bones_content_set_find (self->store, man_o_war (), "Theirs", &error));
  assert_refused (&error, BONES_CONTENT_ERROR_NO_SUCH, "There is no content set called “Theirs”.");
  g_assert_null (bones_content_ruleset ("naval-duel", &error));
  assert_refused (&error, BONES_CONTENT_ERROR_NO_SUCH,
                  "Players cannot write content for Naval Duel.");
  g_assert_null (bones_content_ruleset ("chess", &error));
  assert_refused (&error, BONES_CONTENT_ERROR_NO_SUCH, "There is no rule system called “chess”.");
}

static void
test_names (Fixture *self, gconstpointer data)
{
  static const struct {
    const char *name, *sentence;
  } bad[] = {
    { "", "A content set needs a name of 1 to 60 characters." },
    { "a very, very, very long name that nobody could read at a table", /* 62 */
      "A content set needs a name of 1 to 60 characters." },
    { "two\nlines", "A content set needs a name of 1 to 60 characters." },
    { "Stock", "A content set cannot be called “Stock”. Choose another name." },
    { "12", "A content set cannot be called “12”. Choose another name." },
  };
  g_autoptr (BonesContentSet) stock = bones_content_set_open (self->store, man_o_war (), 0, NULL);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_assert_false (bones_content_set_rename (self->set, self->store, bad[i].name, &error));
      assert_refused (&error, BONES_CONTENT_ERROR_REFUSED, bad[i].sentence);
    }

  g_assert_cmpstr (self->set->record->name, ==, "Ours");
  g_assert_true (bones_content_set_rename (self->set, self->store, "Gulls & Sons", &error));
  assert_stored (self);
  g_assert_false (bones_content_set_add (stock, self->store, "gulls & sons", &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_FAILED);
  g_assert_nonnull (strstr (error->message, "called “gulls & sons” already"));
}

/* The stock set cannot be changed. */
static void
test_stock (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesContentSet) stock = bones_content_set_open (self->store, man_o_war (), 0, NULL);
  g_autoptr (GError) error = NULL;
  const char *refused = "The stock set stays as it is. Copy it, and change the copy.";

  g_assert_false (bones_content_set_delete (stock, self->store, section ("monsters"), 9, &error));
  assert_refused (&error, BONES_CONTENT_ERROR_NO_SUCH, "“Sea monsters” has no row 10.");
  g_assert_false (bones_content_set_delete (stock, self->store, section ("ranks"), 0, &error));
  assert_refused (&error, BONES_CONTENT_ERROR_REFUSED, refused);
  g_assert_false (bones_content_set_rename (stock, self->store, "Mine", &error));
  assert_refused (&error, BONES_CONTENT_ERROR_REFUSED, refused);
  g_assert_false (bones_content_set_remove (stock, self->store, &error));
  assert_refused (&error, BONES_CONTENT_ERROR_REFUSED, "The stock set cannot be deleted.");
}

static void
test_remove (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (bones_content_set_remove (self->set, self->store, &error));
  g_assert_false (bones_content_set_remove (self->set, self->store, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NO_SUCH_GAME);
}

/* Changes in two windows do not get lost. */
static void
test_two_windows (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesContentSet) other =
      bones_content_set_open (self->store, man_o_war (), self->set->record->id, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) row = copy_of (self, "ships", 0);
  g_autofree char *before = bones_content_set_to_text (other), *after = NULL;

  json_object_set_int_member (row, "crew", 7);
  g_assert_true (bones_content_set_put (self->set, self->store, section ("ships"), 0, row, &error));
  json_object_set_int_member (row, "crew", 9);
  g_assert_false (bones_content_set_put (other, self->store, section ("ships"), 0, row, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_MOVED_ON);
  after = bones_content_set_to_text (other);
  g_assert_cmpstr (before, ==, after);
}

/* ---- Rows ---- */

static void
test_put (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) row = copy_of (self, "ships", 1);

  json_object_set_double_member (row, "sail", 7.5);
  json_object_set_double_member (row, "sail_astern", 9.0);
  json_object_set_string_member (row, "notes", "");
  g_assert_true (bones_content_set_put (self->set, self->store, section ("ships"), 1, row, &error));
  assert_stored (self);
  row = (json_object_unref (row), copy_of (self, "ships", 1));
  g_assert_cmpfloat (json_object_get_double_member (row, "sail"), ==, 7.5);
  g_assert_cmpint (json_node_get_value_type (json_object_get_member (row, "sail_astern")), ==,
                   G_TYPE_INT64);
  g_assert_false (json_object_has_member (row, "notes"));
}

/* Rows that refer to a changed code follow. */
static void
test_code (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) ship = copy_of (self, "ships", 1), gun = copy_of (self, "weapons", 0);
  g_autoptr (GPtrArray) flaws = NULL, fleets = NULL;
  const BonesRosterShip *bought;

  json_object_set_string_member (ship, "id", "TIDE");
  json_object_set_string_member (gun, "id", "BRASS");
  g_assert_true (
      bones_content_set_put (self->set, self->store, section ("ships"), 1, ship, &error));
  g_assert_true (
      bones_content_set_put (self->set, self->store, section ("weapons"), 0, gun, &error));
  flaws = bones_content_set_check (self->set);
  g_assert_cmpuint (flaws->len, ==, 0);
  fleets = bones_content_set_fleets (self->set);
  bought = g_ptr_array_index (((BonesRoster *) g_ptr_array_index (fleets, 0))->ships, 2);
  g_assert_cmpstr (bought->kind, ==, "TIDE");
}

static void
test_delete (Fixture *self, gconstpointer data)
{
  static const struct {
    const char *section;
    guint row;
    const char *sentence; /* NULL: it is deleted */
  } rows[] = {
    { "ships", 1, "“Tidewalker” is used by the fleet “The Grey Squadron”." },
    { "monsters", 0, "“Reef Coil” is used by the fleet “The Grey Squadron”." },
    { "weapons", 0, "“Cannon” is the plain cannon." },
    { "colours", 0, "“Red” is used by the spell card “Backing Breeze”." },
    { "symbols", 5, "“Eye” is used by the card “Keen Marksmen”." },
    { "weapons", 1, NULL },
    { "spells", 11, NULL },
    { "fleets", 0, NULL },
    { "fleets", 0, NULL },
    { "monsters", 0, NULL },
    { "ships", 1, NULL },
    { "ships", 63, "“Ships” has no row 64." },
    { "general", 0, "“General” has no row 1." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      const gboolean done = bones_content_set_delete (
          self->set, self->store, section (rows[i].section), rows[i].row, &error);

      g_assert_true (done == (rows[i].sentence == NULL));
      if (!done)
        g_assert_cmpstr (error->message, ==, rows[i].sentence);

      assert_stored (self);
    }
}

static void
test_insert_and_move (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) copy = bones_content_set_new_row (
      self->set, section ("ships"), bones_content_set_row (self->set, section ("ships"), 0));
  g_autoptr (JsonObject) fresh = bones_content_set_new_row (self->set, section ("ships"), NULL);
  const guint n = bones_content_set_n_rows (self->set, section ("ships"));
  g_autofree char *name = g_strdup_printf ("Ship %u", n + 1);
  g_autofree char *refusal = g_strdup_printf ("“Ships” has no row %u.", n + 7);
  g_autoptr (GPtrArray) flaws = NULL;

  g_assert_cmpstr (json_object_get_string_member (copy, "id"), ==, "EX-MOW-1-2");
  g_assert_cmpstr (bones_content_row_name (copy), ==, "Iron Gannet 2");
  g_assert_false (json_object_has_member (copy, "example"));
  g_assert_true (
      bones_content_set_insert (self->set, self->store, section ("ships"), 1, copy, &error));
  g_assert_true (
      bones_content_set_insert (self->set, self->store, section ("ships"), 4, fresh, &error));
  g_assert_true (bones_content_set_move (self->set, self->store, section ("ships"), 4, 0, &error));
  g_assert_no_error (error);
  assert_stored (self);
  g_assert_cmpstr (bones_content_row_name (bones_content_set_row (self->set, section ("ships"), 0)),
                   ==, name);
  flaws = bones_content_set_check (self->set);
  g_assert_cmpuint (flaws->len, ==, 0); /* a new row can be played */
  g_assert_false (
      bones_content_set_insert (self->set, self->store, section ("ships"), n + 6, fresh, &error));
  assert_refused (&error, BONES_CONTENT_ERROR_NO_SUCH, refusal);
}

/* A new row of any section and of any table in it has no flaws, except where only people can
 * decide: the critical table and other tables, and a location that no table names. */
static void
test_new_rows (Fixture *self, gconstpointer data)
{
  for (const BonesSection *at = man_o_war ()->schema->sections; at->key != NULL; at++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonObject) row = NULL;
      g_autoptr (GPtrArray) flaws = NULL;

      if (at->single || g_str_equal (at->key, "criticals") || g_str_equal (at->key, "tables"))
        continue;

      row = bones_content_set_new_row (self->set, at, NULL);
      g_assert_true (bones_content_set_insert (
          self->set, self->store, at, bones_content_set_n_rows (self->set, at), row, &error));
      flaws = bones_content_set_check (self->set);
      if (flaws->len > 0)
        g_error ("%s", bones_content_flaws_to_text (flaws));
    }
}

static void
test_too_many (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) row = NULL;

  while (bones_content_set_n_rows (self->set, section ("ranks")) < 16)
    {
      g_clear_pointer (&row, json_object_unref);
      row = bones_content_set_new_row (self->set, section ("ranks"), NULL);
      g_assert_true (
          bones_content_set_insert (self->set, self->store, section ("ranks"), 0, row, &error));
    }

  g_assert_false (
      bones_content_set_insert (self->set, self->store, section ("ranks"), 0, row, &error));
  assert_refused (&error, BONES_CONTENT_ERROR_REFUSED,
                  "“Wizards” already has 16 rows, the maximum.");
}

#define ADD(path, test) g_test_add ("/content-sets/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("list", test_list);
  ADD ("find", test_find);
  ADD ("names", test_names);
  ADD ("stock", test_stock);
  ADD ("remove", test_remove);
  ADD ("two-windows", test_two_windows);
  ADD ("put", test_put);
  ADD ("code", test_code);
  ADD ("delete", test_delete);
  ADD ("insert-and-move", test_insert_and_move);
  ADD ("new-rows", test_new_rows);
  ADD ("too-many", test_too_many);
  return g_test_run ();
}
