/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets that are edited: what comes from other sets and from files, and how it goes again. */
#include "content-edit.h"

#include "registry.h"

#include <string.h>

#define SHIP "Mud Heron (independent), 90 points\nCrew: 4\nSpirit: 3\n"

typedef struct {
  BonesStore *store;
  BonesContentEdit *edit;
  char *trouble, *undoable; /* the last sentences */
} Fixture;

static void
heard_trouble (Fixture *self, const char *heading, const char *sentence)
{
  g_free (self->trouble);
  self->trouble = g_strdup (sentence);
}

static void
heard_undoable (Fixture *self, const char *sentence)
{
  g_free (self->undoable);
  self->undoable = g_strdup (sentence);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  const BonesRuleset *ruleset = bones_ruleset_find ("man-o-war");
  g_autoptr (GError) error = NULL;
  BonesContentSet *set;

  self->store = bones_store_open (":memory:", &error);
  g_assert_no_error (error);
  set = bones_content_set_find (self->store, ruleset, NULL, &error);
  bones_content_set_add (set, self->store, "Ours", &error);
  g_assert_no_error (error);
  self->edit = bones_content_edit_new (set, self->store);
  g_signal_connect_swapped (self->edit, "trouble", G_CALLBACK (heard_trouble), self);
  g_signal_connect_swapped (self->edit, "undoable", G_CALLBACK (heard_undoable), self);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_object_unref (self->edit);
  bones_store_close (self->store);
  g_free (self->trouble);
  g_free (self->undoable);
}

static const BonesSection *
ships (Fixture *self)
{
  return bones_schema_section (bones_content_edit_get_set (self->edit)->ruleset->schema, "ships");
}

static guint
n_ships (Fixture *self)
{
  return bones_content_set_n_rows (bones_content_edit_get_set (self->edit), ships (self));
}

static void
test_import (Fixture *self, gconstpointer data)
{
  const guint before = n_ships (self);
  g_autoptr (GPtrArray) notes = NULL;

  g_assert_true (bones_content_edit_import (self->edit, "ships.txt", SHIP, strlen (SHIP), &notes)
                 == ships (self));
  g_assert_cmpuint (n_ships (self), ==, before + 1);
  g_assert_cmpuint (notes->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (notes, 0), ==, "Line 3: “Spirit: 3” was not understood.");
  g_assert_cmpstr (self->undoable, ==, "Added: 1, replaced: 0, renamed: 0, kept: 0");
  bones_content_edit_undo (self->edit);
  g_assert_cmpuint (n_ships (self), ==, before);
}

/* A name in capital letters is a sheet, too. */
static void
test_sheet (Fixture *self, gconstpointer data)
{
  static const char sheet[] = "Name,Class,Points,Crew\nPunt,SOL,30,2\nRaft,SOL,20,many\n";
  const guint before = n_ships (self);
  g_autoptr (GPtrArray) notes = NULL;

  bones_content_edit_import (self->edit, "SHIPS.CSV", sheet, strlen (sheet), &notes);
  g_assert_cmpuint (n_ships (self), ==, before + 2);
  g_assert_cmpuint (notes->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (notes, 0), ==, "Line 3: “Crew: many” was not understood.");
}

static void
test_refused (Fixture *self, gconstpointer data)
{
  const guint before = n_ships (self);
  g_autoptr (GPtrArray) notes = NULL;

  g_assert_null (bones_content_edit_import (self->edit, "bad.txt", "\xff", 1, &notes));
  g_assert_cmpstr (self->trouble, ==, "Line 1 is not text in UTF-8. Save the file as UTF-8.");
  g_assert_null (notes);
  g_assert_null (self->undoable);
  g_assert_cmpuint (n_ships (self), ==, before);
}

static void
test_merge (Fixture *self, gconstpointer data)
{
  const BonesPick pick = { ships (self), 0 };
  const guint before = n_ships (self);
  g_autoptr (GPtrArray) others = bones_content_edit_list_others (self->edit);
  g_autoptr (BonesContentSet) from = NULL;
  JsonObject *values;

  g_assert_cmpuint (others->len, ==, 1); /* the stock set, not this one */
  from = bones_content_edit_open_other (self->edit, g_ptr_array_index (others, 0));
  values = bones_content_edit_open_row (self->edit, ships (self), 0);
  json_object_set_int_member (values, "crew", 9);
  bones_content_edit_touch (self->edit);
  g_assert_true (bones_content_edit_merge (self->edit, from, &pick, 1, BONES_CLASH_RENAME));
  g_assert_cmpuint (n_ships (self), ==, before + 1);
  g_assert_cmpstr (self->undoable, ==, "Added: 0, replaced: 0, renamed: 1, kept: 0");
  bones_content_edit_undo (self->edit);
  g_assert_cmpuint (n_ships (self), ==, before);
}

static const BonesField *
rooms (Fixture *self)
{
  return bones_fields_find (ships (self)->fields, "locations");
}

static JsonArray *
rooms_of (JsonObject *ship)
{
  return json_object_get_array_member (ship, "locations");
}

/* A room goes to another ship: with its code and place if they are free, or with others. */
static void
test_paste (Fixture *self, gconstpointer data)
{
  JsonObject *ship = bones_content_edit_open_row (self->edit, ships (self), 0);
  const guint n = json_array_get_length (rooms_of (ship));
  g_autofree char *last = bones_content_rows_to_text (rooms (self), ship, n - 1, 1);
  g_autoptr (JsonObject) was =
      bones_content_copy_row (json_array_get_object_element (rooms_of (ship), n - 1));
  g_autoptr (JsonObject) empty = json_object_new ();
  g_autofree char *whole = NULL, *name = NULL;
  JsonObject *room;

  json_array_remove_element (rooms_of (ship), n - 1);
  g_assert_true (bones_content_edit_paste (self->edit, rooms (self), ship, ship, last));
  g_assert_cmpuint (json_array_get_length (rooms_of (ship)), ==, n);
  room = json_array_get_object_element (rooms_of (ship), n - 1);
  g_assert_true (json_object_equal (room, was));
  g_assert_true (bones_content_edit_paste (self->edit, rooms (self), ship, ship, last));
  room = json_array_get_object_element (rooms_of (ship), n);
  name = g_strdup_printf ("%s 2", json_object_get_string_member (was, "name"));
  g_assert_cmpstr (json_object_get_string_member (room, "name"), ==, name);
  g_assert_false (bones_content_is_occupied (rooms (self), empty, room));

  whole = bones_content_rows_to_text (rooms (self), ship, 0, 2);
  ship = bones_content_edit_open_row (self->edit, ships (self), 1);
  json_object_remove_member (ship, "locations");
  g_assert_true (bones_content_edit_paste (self->edit, rooms (self), ship, ship, whole));
  g_assert_cmpuint (json_array_get_length (rooms_of (ship)), ==, 2);
}

static void
test_paste_hostile (Fixture *self, gconstpointer data)
{
  static const char odd[] =
      "{\"format\":\"crossbones-row\",\"table\":\"locations\",\"rows\":[{\"id\":7,\"name\":[1],"
      "\"boxes\":\"x\",\"tea\":1,\"col_from\":-999999,\"col_to\":999999,\"row_from\":-999999,\"row_to\":999999,\"guns\":[1,{}],"
      "\"effects\":{}}]}";
  static const char *const texts[] = {
    NULL,
    "",
    "tea",
    "[]",
    "{}",
    "{\"format\":\"crossbones-row\"}",
    "{\"format\":\"crossbones-row\",\"table\":\"guns\",\"rows\":[{}]}",
    "{\"format\":\"crossbones-row\",\"table\":\"locations\",\"rows\":[]}",
    "{\"format\":\"crossbones-row\",\"table\":\"locations\",\"rows\":[1]}",
    "{\"format\":\"crossbones-row\",\"table\":\"locations\",\"rows\":7}",
    "{\"format\":\"crossbones-row\",\"table\":\"locations\",\"rows\":[{},{},{},{},{},{},{},{},{},{},{},{},{}]}",
  };
  JsonObject *ship = bones_content_edit_open_row (self->edit, ships (self), 0);
  const guint n = json_array_get_length (rooms_of (ship));
  GPtrArray *flaws;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_clear_pointer (&self->trouble, g_free);
      g_assert_false (bones_content_edit_paste (self->edit, rooms (self), ship, ship, texts[i]));
      g_assert_nonnull (self->trouble);
      g_assert_cmpuint (json_array_get_length (rooms_of (ship)), ==, n);
    }

  g_assert_true (bones_content_edit_paste (self->edit, rooms (self), ship, ship, odd));
  flaws = bones_content_edit_get_flaws (self->edit);
  g_assert_cmpuint (flaws->len, >, 0); /* of values, which a form shows */
  for (guint i = 0; i < flaws->len; i++)
    g_assert_false (((BonesFlaw *) g_ptr_array_index (flaws, i))->form);
}

#define ADD(path, test) g_test_add ("/content-edit/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("import", test_import);
  ADD ("sheet", test_sheet);
  ADD ("refused", test_refused);
  ADD ("merge", test_merge);
  ADD ("paste", test_paste);
  ADD ("paste-hostile", test_paste_hostile);
  return g_test_run ();
}
