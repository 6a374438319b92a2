/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "content-fixture.h"

const BonesRuleset *
man_o_war (void)
{
  return bones_content_ruleset ("man-o-war", NULL);
}

void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  self->store = bones_store_open (":memory:", &error);
  g_assert_no_error (error);
  self->set = bones_content_set_find (self->store, man_o_war (), NULL, &error);
  g_assert_true (bones_content_set_add (self->set, self->store, "Ours", &error));
  g_assert_no_error (error);
}

void
tear_down (Fixture *self, gconstpointer data)
{
  bones_content_set_free (self->set);
  bones_store_close (self->store);
}

const BonesSection *
section (const char *key)
{
  return bones_schema_section (man_o_war ()->schema, key);
}

JsonObject *
copy_of (Fixture *self, const char *key, guint row)
{
  return bones_content_copy_row (bones_content_set_row (self->set, section (key), row));
}

void
assert_stored (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesContentSet) stored =
      bones_content_set_open (self->store, man_o_war (), self->set->record->id, &error);
  g_autofree char *here = bones_content_set_to_text (self->set), *there = NULL;

  g_assert_no_error (error);
  there = bones_content_set_to_text (stored);
  g_assert_cmpstr (here, ==, there);
}

void
assert_refused (GError **error, BonesContentError code, const char *sentence)
{
  g_assert_error (*error, BONES_CONTENT_ERROR, (gint) code);
  g_assert_cmpstr ((*error)->message, ==, sentence);
  g_clear_error (error);
}
