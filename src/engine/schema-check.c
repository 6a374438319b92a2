/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ruleset.h"

#include <math.h>
#include <string.h>

#define LONGEST_ID 32

/* The state of a check: ids by family, each as "FAMILY\nID". */
typedef struct {
  const BonesSchema *schema;
  GVariant *content;
  GHashTable *ids;
  GPtrArray *flaws;
} Check;

typedef struct {
  const BonesSpot *spot;
  const BonesField *field;
  GVariant *row;   /* that the field is of */
  GVariant *outer; /* the rows around it, innermost first: for families within a row */
} At;

static void
add_flaw (Check *self, const At *at, const char *text, const char *value)
{
  bones_flaw_add (self->flaws, at->spot, at->field, text, value, NULL, NULL);
}

/* Adds a flaw that no form can show. */
static void
add_hidden_flaw (Check *self, const BonesSpot *spot, const BonesField *field, const char *text,
                 const char *value)
{
  bones_flaw_add (self->flaws, spot, field, text, value, NULL, NULL)->form = TRUE;
}

static gboolean
is_text (GVariant *value)
{
  return g_variant_is_of_type (value, G_VARIANT_TYPE_STRING);
}

static const char *
get_text (GVariant *value)
{
  return g_variant_get_string (value, NULL);
}

static void
check_id (Check *self, const At *at, GVariant *value)
{
  const char *id = is_text (value) ? get_text (value) : "";
  const gsize length = strlen (id);

  if (length == 0 || length > LONGEST_ID
      || strspn (id, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "-_.") != length)
    add_flaw (
        self, at,
        N_ ("{field} is “{value}”; it may have up to 32 letters, digits, hyphens and full stops"),
        id);
}

static void
check_text (Check *self, const At *at, GVariant *value)
{
  const char *text;
  g_autofree char *most = g_strdup_printf ("%d", at->field->highest);

  if (!is_text (value))
    {
      add_hidden_flaw (self, at->spot, at->field, N_ ("{field} must be text"), NULL);
      return;
    }

  text = get_text (value);
  if (g_utf8_strlen (text, -1) > at->field->highest)
    bones_flaw_add (self->flaws, at->spot, at->field,
                    N_ ("{field} is too long; {most} characters at most"), NULL, NULL, most);

  for (; *text != '\0'; text++)
    if ((guchar) *text < 0x20 && *text != '\n')
      {
        add_hidden_flaw (self, at->spot, at->field,
                         N_ ("{field} contains characters that cannot be written"), NULL);
        return;
      }
}

static void
check_range (Check *self, const At *at, gdouble number)
{
  const BonesField *field = at->field;
  g_autofree char *value = bones_number_to_text (number / bones_field_parts (field));
  g_autofree char *least = bones_field_to_text (field, field->lowest);
  g_autofree char *most = bones_field_to_text (field, field->highest);

  if (number < field->lowest || number > field->highest)
    bones_flaw_add (self->flaws, at->spot, field,
                    field->optional
                        ? N_ ("{field} is {value}; it must be {least} to {most}, or empty")
                        : N_ ("{field} is {value}; it must be {least} to {most}"),
                    value, least, most);
}

static void
check_number (Check *self, const At *at, GVariant *value)
{
  static const char *const sentences[BONES_FIELD_KINDS] = {
    [BONES_FIELD_NUMBER] = N_ ("{field} must be a whole number"),
    [BONES_FIELD_INCHES] = N_ ("{field} must be a number of inches"),
    [BONES_FIELD_POINTS] = N_ ("{field} must be a number of points in steps of ½"),
    [BONES_FIELD_NUMBERS] = "{field} must be a list of whole numbers",
  };
  const gint parts = bones_field_parts (at->field);
  gdouble number = NAN;

  if (g_variant_is_of_type (value, G_VARIANT_TYPE_INT64))
    number = (gdouble) g_variant_get_int64 (value) * parts;
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_DOUBLE))
    number = g_variant_get_double (value) * parts;

  if (!isfinite (number) || fabs (number - rint (number)) > 1e-6)
    add_hidden_flaw (self, at->spot, at->field, sentences[at->field->kind], NULL);
  else
    check_range (self, at, rint (number));
}

static void
check_numbers (Check *self, const At *at, GVariant *value)
{
  if (!g_variant_is_of_type (value, G_VARIANT_TYPE ("av")))
    {
      add_hidden_flaw (self, at->spot, at->field, N_ ("{field} must be a list"), NULL);
      return;
    }

  for (gsize i = 0; i < g_variant_n_children (value); i++)
    {
      g_autoptr (GVariant) boxed = g_variant_get_child_value (value, i);
      g_autoptr (GVariant) number = g_variant_get_variant (boxed);

      check_number (self, at, number);
    }
}

static void
check_switch (Check *self, const At *at, GVariant *value)
{
  if (!g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN))
    add_hidden_flaw (self, at->spot, at->field, N_ ("{field} must be true or false"), NULL);
}

static gboolean
is_one_of (const char *const *ids, const char *text)
{
  return ids != NULL && g_strv_contains (ids, text);
}

static void
check_choice (Check *self, const At *at, GVariant *value)
{
  g_autofree char *list = g_strjoinv (", ", (char **) at->field->ids);

  if (!is_text (value) || !is_one_of (at->field->ids, get_text (value)))
    bones_flaw_add (self->flaws, at->spot, at->field,
                    N_ ("{field} is “{value}”; it must be one of {most}"),
                    is_text (value) ? get_text (value) : "", NULL, list)
        ->form = TRUE;
}

static void
check_words (Check *self, const At *at, GVariant *value)
{
  const guint n = bones_rows_count (at->row, at->field->key);

  if (!g_variant_is_of_type (value, G_VARIANT_TYPE ("av")))
    {
      add_hidden_flaw (self, at->spot, at->field, N_ ("{field} must be a list"), NULL);
      return;
    }

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GVariant) boxed = g_variant_get_child_value (value, i);
      g_autoptr (GVariant) word = g_variant_get_variant (boxed);

      check_choice (self, at, word);
    }
}

static void
check_dice (Check *self, const At *at, GVariant *value)
{
  guint dice, sides;
  gint plus;

  if (!is_text (value) || !bones_dice_read (get_text (value), &dice, &sides, &plus))
    add_flaw (self, at, N_ ("{field} is “{value}”; dice are written like 2d6, 1d3+1 or 4"),
              is_text (value) ? get_text (value) : "");
}

static gboolean
has_row (GVariant *values, const char *table, const char *id)
{
  for (guint i = 0; i < bones_rows_count (values, table); i++)
    {
      g_autoptr (GVariant) row = bones_rows_get (values, table, i);

      if (g_strcmp0 (bones_row_text (row, "id"), id) == 0)
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_known (Check *self, const At *at, const char *id)
{
  g_autofree char *key = g_strconcat (at->field->family, "\n", id, NULL);

  return is_one_of (at->field->ids, id) || g_hash_table_contains (self->ids, key)
         || (at->outer != NULL && has_row (at->outer, at->field->family, id));
}

static void
check_row (Check *self, const At *at, GVariant *value)
{
  if (!is_text (value))
    add_hidden_flaw (self, at->spot, at->field, N_ ("{field} must be the code of a row"), NULL);
  else if (!is_known (self, at, get_text (value)))
    add_flaw (self, at, N_ ("{field} is “{value}”, which does not exist"), get_text (value));
}

static void check_fields (Check *self, const BonesSpot *spot, const BonesField *fields,
                          GVariant *row, GVariant *outer);

/* @what: the place of the rows, for flaws of the table as a whole. */
static void
check_ids_within (Check *self, const BonesSpot *spot, const BonesField *table, GVariant *row)
{
  const BonesField *id = bones_fields_find (table->fields, "id");
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; id != NULL && i < bones_rows_count (row, table->key); i++)
    {
      g_autoptr (GVariant) inner = bones_rows_get (row, table->key, i);
      const char *text = bones_row_text (inner, "id");
      const BonesSpot deeper = bones_spot_table (spot, table, (gint) i, inner);

      if (text != NULL && !g_hash_table_add (seen, g_strdup (text)))
        bones_flaw_add (self->flaws, &deeper, id, N_ ("{field} “{value}” is used twice"), text,
                        NULL, NULL);
    }
}

static void
check_rows (Check *self, const At *at, GVariant *value)
{
  const BonesField *table = at->field;
  const guint n = bones_rows_count (at->row, table->key);
  g_autofree char *least = g_strdup_printf ("%d", table->lowest);
  g_autofree char *most = g_strdup_printf ("%d", table->highest);

  if (!g_variant_is_of_type (value, G_VARIANT_TYPE ("av")))
    {
      add_hidden_flaw (self, at->spot, at->field, N_ ("{field} must be a list"), NULL);
      return;
    }

  if (n < (guint) table->lowest || n > (guint) table->highest)
    bones_flaw_add (self->flaws, at->spot, table,
                    N_ ("{field}: there must be {least} to {most} of them"), NULL, least, most);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GVariant) boxed = g_variant_get_child_value (value, i);
      g_autoptr (GVariant) inner = g_variant_get_variant (boxed);
      g_autoptr (GVariant) row = bones_rows_get (at->row, table->key, i);
      const BonesSpot spot = bones_spot_table (at->spot, table, (gint) i, row);

      if (!g_variant_is_of_type (inner, G_VARIANT_TYPE_VARDICT))
        add_hidden_flaw (self, &spot, NULL, N_ ("A row must be an object"), NULL);
      else
        check_fields (self, &spot, table->fields, row, at->outer != NULL ? at->outer : at->row);
    }

  check_ids_within (self, at->spot, table, at->row);
}

static void
check_object (Check *self, const At *at, GVariant *value)
{
  const BonesSpot spot = bones_spot_table (at->spot, at->field, -1, NULL);

  if (!g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT))
    add_hidden_flaw (self, at->spot, at->field, "{field} must be an object", NULL);
  else
    check_fields (self, &spot, at->field->fields, value, at->outer != NULL ? at->outer : at->row);
}

/* @value: what the row has for the field, or NULL. */
static void
check_field (Check *self, const At *at, GVariant *value)
{
  static void (*const checks[BONES_FIELD_KINDS]) (Check * self, const At *at, GVariant *value) = {
    [BONES_FIELD_ID] = check_id,         [BONES_FIELD_TEXT] = check_text,
    [BONES_FIELD_NUMBER] = check_number, [BONES_FIELD_INCHES] = check_number,
    [BONES_FIELD_POINTS] = check_number, [BONES_FIELD_SWITCH] = check_switch,
    [BONES_FIELD_CHOICE] = check_choice, [BONES_FIELD_ROW] = check_row,
    [BONES_FIELD_DICE] = check_dice,     [BONES_FIELD_ROWS] = check_rows,
    [BONES_FIELD_OBJECT] = check_object, [BONES_FIELD_NUMBERS] = check_numbers,
    [BONES_FIELD_WORDS] = check_words,
  };
  const gboolean empty =
      value == NULL || g_variant_is_of_type (value, G_VARIANT_TYPE ("mv"))
      || (at->field->kind != BONES_FIELD_ID && is_text (value) && *get_text (value) == '\0');

  if (!empty)
    checks[at->field->kind](self, at, value);
  else if (!at->field->optional)
    add_flaw (self, at, N_ ("{field} is missing"), NULL);
}

static void
check_fields (Check *self, const BonesSpot *spot, const BonesField *fields, GVariant *row,
              GVariant *outer)
{
  /* A look-up in a GVariant walks through it, so each row is walked through once. */
  g_autoptr (GHashTable) values =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_variant_unref);
  g_autoptr (GPtrArray) unknown = g_ptr_array_new_with_free_func (g_free);
  GVariantIter iter;
  char *key; /* a copy: borrowing it would make GLib serialise @row */
  GVariant *value;

  g_variant_iter_init (&iter, row);
  while (g_variant_iter_next (&iter, "{sv}", &key, &value))
    {
      if (bones_fields_find (fields, key) == NULL)
        g_ptr_array_add (unknown, g_strdup (key));
      g_hash_table_insert (values, key, value);
    }

  for (const BonesField *field = fields; field->key != NULL; field++)
    {
      const At at = { spot, field, row, outer };
      check_field (self, &at, g_hash_table_lookup (values, field->key));
    }

  for (guint i = 0; i < unknown->len; i++)
    add_hidden_flaw (self, spot, NULL, N_ ("There is no field called “{value}” here"),
                     g_ptr_array_index (unknown, i));
}

/* Collects the ids of the rows of @section and adds a flaw for duplicates. */
static void
gather (Check *self, const BonesSection *section)
{
  const BonesField *field = bones_fields_find (section->fields, "id");

  for (guint i = 0; field != NULL && i < bones_rows_count (self->content, section->key); i++)
    {
      g_autoptr (GVariant) row = bones_rows_get (self->content, section->key, i);
      const char *id = bones_row_text (row, "id");
      const BonesSpot spot = bones_spot_section (section, (gint) i, self->content);

      if (id != NULL
          && !g_hash_table_add (self->ids,
                                g_strconcat (bones_section_family (section), "\n", id, NULL)))
        bones_flaw_add (self->flaws, &spot, field, N_ ("{field} “{value}” is used twice"), id, NULL,
                        NULL);
    }
}

static void
check_list (Check *self, const BonesSection *section)
{
  const BonesSpot whole = bones_spot_section (section, -1, self->content);
  g_autoptr (GVariant) rows =
      g_variant_lookup_value (self->content, section->key, G_VARIANT_TYPE ("av"));
  const guint n = bones_rows_count (self->content, section->key);
  g_autofree char *least = g_strdup_printf ("%u", section->least);
  g_autofree char *most = g_strdup_printf ("%u", section->most);

  if (n < section->least || n > section->most)
    bones_flaw_add (self->flaws, &whole, NULL, N_ ("There must be {least} to {most} of them"), NULL,
                    least, most);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GVariant) boxed = g_variant_get_child_value (rows, i);
      g_autoptr (GVariant) found = g_variant_get_variant (boxed);
      g_autoptr (GVariant) row = bones_rows_get (self->content, section->key, i);
      const BonesSpot spot = bones_spot_section (section, (gint) i, self->content);

      if (!g_variant_is_of_type (found, G_VARIANT_TYPE_VARDICT))
        add_hidden_flaw (self, &spot, NULL, N_ ("A row must be an object"), NULL);
      else
        check_fields (self, &spot, section->fields, row, row);
    }
}

static void
check_section (Check *self, const BonesSection *section)
{
  g_autoptr (GVariant) value = g_variant_lookup_value (self->content, section->key, NULL);
  const BonesSpot whole = bones_spot_section (section, -1, self->content);
  const char *type = section->single ? "a{sv}" : "av";

  if (value != NULL && !g_variant_is_of_type (value, G_VARIANT_TYPE (type)))
    add_hidden_flaw (self, &whole, NULL,
                     section->single ? N_ ("This must be an object") : N_ ("This must be a list"),
                     NULL);
  else if (section->single)
    {
      g_autoptr (GVariant) row = bones_row_object (self->content, section->key);
      check_fields (self, &whole, section->fields, row, row);
    }
  else
    check_list (self, section);
}

/* Whether both are about the same row of a section, or one is about the section as a whole. */
static gboolean
are_of_one_row (const BonesFlaw *a, const BonesFlaw *b)
{
  return a->depth > 0 && b->depth > 0 && g_str_equal (a->stops[0].key, b->stops[0].key)
         && (a->stops[0].row == b->stops[0].row || a->stops[0].row < 0 || b->stops[0].row < 0);
}

/* A value that cannot be read counts as none, so what the ruleset says about its row may be false.
 * Removes the flaws from @first on that are about such a row. */
static void
remove_doubtful (GPtrArray *flaws, guint first)
{
  for (guint i = flaws->len; i > first; i--)
    for (guint j = 0; j < first; j++)
      {
        const BonesFlaw *unread = g_ptr_array_index (flaws, j);

        if (unread->form && are_of_one_row (unread, g_ptr_array_index (flaws, i - 1)))
          {
            g_ptr_array_remove_index (flaws, i - 1);
            break;
          }
      }
}

void
bones_schema_check (const BonesSchema *schema, GVariant *content, GPtrArray *flaws)
{
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Check self = { schema, content, ids, flaws };
  guint n;

  g_return_if_fail (schema != NULL && content != NULL && flaws != NULL);

  for (const BonesSection *section = schema->sections; section->key != NULL; section++)
    gather (&self, section);

  for (const BonesSection *section = schema->sections; section->key != NULL; section++)
    check_section (&self, section);

  for (const BonesField *field = schema->fields; field != NULL && field->key != NULL; field++)
    {
      g_autoptr (GVariant) value = g_variant_lookup_value (content, field->key, NULL);
      check_field (&self, &(At){ &(BonesSpot){ 0 }, field, content, content }, value);
    }

  n = flaws->len;
  if (schema->check != NULL)
    schema->check (content, flaws);

  remove_doubtful (flaws, n);
}

gboolean
bones_schema_validate (const BonesSchema *schema, GVariant *content, GError **error)
{
  g_autoptr (GPtrArray) flaws = bones_flaws_new ();
  g_autofree char *text = NULL;

  g_return_val_if_fail (schema != NULL && content != NULL, FALSE);

  bones_schema_check (schema, content, flaws);
  if (flaws->len == 0)
    return TRUE;

  text = bones_flaw_to_text (g_ptr_array_index (flaws, 0), NULL);
  g_set_error_literal (error, BONES_RULESET_ERROR, BONES_RULESET_ERROR_CONTENT, text);
  return FALSE;
}
