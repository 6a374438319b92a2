/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "changes.h"

#include <string.h>

#include "ids.h"

#define FIRST_NAMED 0x100 /* fields from here on are the engine's, those below the ruleset's */

/* From FIRST_NAMED on, in the order of the engine's enumerations. */
static const char *const ship_fields[] = { "status", "owner", "ordered", "class", NULL };
static const char *const fleet_fields[] = { "status", "flagship", "keep-all", NULL };
static const char *const table_fields[] = { "round", "step",   "wind", "active-ship",
                                            "order", "active", NULL };

#define NTH(list, i) nth ((list), sizeof *(list), (i))

/* The id that item @i of a list begins with, NULL behind its end: items of @size bytes each, the
 * last of which begins with NULL. */
static const char *
nth (gconstpointer list, gsize size, guint i)
{
  const char *const *item = list;

  for (; i > 0 && *item != NULL; i--)
    item = (gconstpointer) ((const char *) item + size);

  return *item;
}

/* What @field is called, or NULL when it is a mere number. */
static const char *
field_name (const BonesRuleset *ruleset, guint scope, guint field)
{
  const gboolean named = field >= FIRST_NAMED;
  const guint i = named ? field - FIRST_NAMED : field;

  switch (scope)
    {
    case BONES_SET_SHIP:
      return named ? NTH (ship_fields, i) : NTH (ruleset->ship_tracks, i);
    case BONES_SET_FLEET:
      return named ? NTH (fleet_fields, i) : NTH (ruleset->fleet_tracks, i);
    case BONES_SET_TABLE:
      return named ? NTH (table_fields, i) : NTH (ruleset->table_tracks, i);
    case BONES_SET_OPTION:
      return NTH (ruleset->options, field);
    case BONES_ADD_MARKER:
      return NTH (ruleset->marker_kinds, field);
    case BONES_ADD_LINK:
      return NTH (ruleset->link_kinds, field);
    default:
      return NULL;
    }
}

static gint
find_field_from (const BonesRuleset *ruleset, guint scope, guint first, const char *name)
{
  const char *found;

  for (guint field = first; (found = field_name (ruleset, scope, field)) != NULL; field++)
    if (g_str_equal (found, name))
      return (gint) field;

  return -1;
}

static gint
find_field (const BonesRuleset *ruleset, guint scope, const char *name)
{
  const gint field = find_field_from (ruleset, scope, FIRST_NAMED, name);

  return field >= 0 ? field : find_field_from (ruleset, scope, 0, name);
}

static void
append_change (GString *text, const BonesRuleset *ruleset, const BonesChange *change)
{
  const char *name = field_name (ruleset, change->scope, change->field);

  g_string_append_printf (text, "{\"scope\":\"%s\",\"index\":%u,\"field\":",
                          bones_scope_ids[change->scope], change->index);
  if (name != NULL)
    g_string_append_printf (text, "\"%s\"", name);
  else
    g_string_append_printf (text, "%u", change->field);

  g_string_append_printf (text, ",\"%s\":%" G_GINT64_FORMAT "}", change->delta ? "add" : "value",
                          change->value);
}

/* Goes past @expected, when that is what comes. */
static gboolean
skip (const char **at, const char *expected)
{
  const gsize length = strlen (expected);

  if (strncmp (*at, expected, length) != 0)
    return FALSE;

  *at += length;
  return TRUE;
}

static gboolean
read_number (const char **at, gint64 lowest, gint64 highest, gint64 *number)
{
  char *end;

  *number = g_ascii_strtoll (*at, &end, 10);
  if (end == *at || *number < lowest || *number > highest)
    return FALSE;

  *at = end;
  return TRUE;
}

/* Reads up to the next quotation mark. */
static char *
read_name (const char **at)
{
  const char *end = strchr (*at, '"');
  char *name;

  if (end == NULL)
    return NULL;

  name = g_strndup (*at, (gsize) (end - *at));
  *at = end + 1;
  return name;
}

static gboolean
read_scope (const char **at, BonesChange *change)
{
  g_autofree char *name = skip (at, "{\"scope\":\"") ? read_name (at) : NULL;
  const gint scope = name != NULL ? bones_id_lookup (bones_scope_ids, name) : -1;

  change->scope = (guint16) MAX (scope, 0);
  return scope >= 0;
}

static gboolean
read_field (const char **at, const BonesRuleset *ruleset, BonesChange *change)
{
  g_autofree char *name = NULL;
  gint64 number;

  if (skip (at, "\""))
    {
      name = read_name (at);
      number = name == NULL ? -1 : find_field (ruleset, change->scope, name);
    }
  else if (!read_number (at, 0, G_MAXUINT16, &number))
    return FALSE;

  change->field = (guint16) number;
  return number >= 0;
}

static gboolean
read_change (const char **at, const BonesRuleset *ruleset, BonesChange *change)
{
  gint64 index;

  if (!read_scope (at, change) || !skip (at, ",\"index\":")
      || !read_number (at, 0, G_MAXUINT16, &index) || !skip (at, ",\"field\":")
      || !read_field (at, ruleset, change))
    return FALSE;

  change->index = (guint16) index;
  change->delta = skip (at, ",\"add\":");
  return (change->delta || skip (at, ",\"value\":"))
         && read_number (at, G_MININT64, G_MAXINT64, &change->value) && skip (at, "}");
}

char *
bones_changes_to_text (const BonesRuleset *ruleset, const BonesChange *changes, guint n)
{
  GString *text = g_string_new ("[");

  g_return_val_if_fail (ruleset != NULL, NULL);

  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append_c (text, ',');

      append_change (text, ruleset, &changes[i]);
    }

  g_string_append_c (text, ']');
  return g_string_free (text, FALSE);
}

gboolean
bones_changes_from_text (const BonesRuleset *ruleset, const char *text, BonesChange **changes,
                         guint *n)
{
  g_autoptr (GArray) found = g_array_new (FALSE, TRUE, sizeof (BonesChange));
  gsize length = 0;

  g_return_val_if_fail (ruleset != NULL && text != NULL && changes != NULL && n != NULL, FALSE);

  if (!skip (&text, "["))
    return FALSE;

  while (*text != ']')
    {
      BonesChange change = { 0 };

      if ((found->len > 0 && !skip (&text, ",")) || !read_change (&text, ruleset, &change))
        return FALSE;

      g_array_append_val (found, change);
    }

  if (!g_str_equal (text, "]"))
    return FALSE;

  *changes = g_array_steal (found, &length);
  *n = (guint) length;
  return TRUE;
}
