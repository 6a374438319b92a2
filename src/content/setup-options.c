/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "ids.h"
#include "setup-text.h"

gboolean
bones_options_begin (BonesSetup *setup, const char *edition, GError **error)
{
  const gint number = edition != NULL ? bones_id_lookup (setup->ruleset->editions, edition) : 0;

  if (number < 0)
    {
      g_set_error (error, BONES_SETUP_ERROR, BONES_SETUP_ERROR_BAD_GAME,
                   _ ("%s has no edition “%s”."), _ (setup->ruleset->name), edition);
      return FALSE;
    }

  setup->options[0] = (guint8) number;
  if (setup->ruleset->profile != NULL)
    setup->ruleset->profile (setup->options);
  return TRUE;
}

/* A whole number or a decimal one; halves if the option counts in halves. */
static gboolean
read_number (const BonesOption *option, GVariant *value, guint8 *number)
{
  gdouble parts;

  if (g_variant_is_of_type (value, G_VARIANT_TYPE_DOUBLE))
    parts = g_variant_get_double (value);
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_INT64))
    parts = (gdouble) g_variant_get_int64 (value);
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_INT32))
    parts = g_variant_get_int32 (value);
  else
    return FALSE;

  parts *= option->halves ? 2 : 1;
  if (!(parts >= option->lowest && parts <= option->highest) || parts != (guint8) parts)
    return FALSE;

  *number = (guint8) parts;
  return TRUE;
}

static gboolean
read_value (const BonesOption *option, GVariant *value, guint8 *number, GVariantDict *data)
{
  gint found;

  switch (option->kind)
    {
    case BONES_OPTION_SWITCH:
      if (!g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN))
        return FALSE;
      *number = g_variant_get_boolean (value) ? 1 : 0;
      return TRUE;
    case BONES_OPTION_VALUES:
      found = g_variant_is_of_type (value, G_VARIANT_TYPE_STRING)
                  ? bones_id_lookup (option->values, g_variant_get_string (value, NULL))
                  : -1;
      if (found >= 0)
        *number = (guint8) found;
      return found >= 0;
    case BONES_OPTION_NUMBER:
      return read_number (option, value, number);
    default:
      if (!g_variant_is_of_type (value, G_VARIANT_TYPE_VARDICT))
        return FALSE;
      g_variant_dict_insert_value (data, option->key, value);
      return TRUE;
    }
}

/* "“wind.redraw” can be: when_empty, every_round." */
static char *
word_values (const BonesOption *option)
{
  g_autofree char *list = NULL, *low = NULL, *high = NULL;

  switch (option->kind)
    {
    case BONES_OPTION_SWITCH:
      return g_strdup_printf (_ ("“%s” can be true or false."), option->key);
    case BONES_OPTION_VALUES:
      list = g_strjoinv (", ", (char **) option->values);
      return g_strdup_printf (_ ("“%s” can be: %s."), option->key, list);
    case BONES_OPTION_NUMBER:
      low = option->halves ? bones_words_points (option->lowest)
                           : g_strdup_printf ("%u", option->lowest);
      high = option->halves ? bones_words_points (option->highest)
                            : g_strdup_printf ("%u", option->highest);
      return g_strdup_printf (_ ("“%s” can be a number from %s to %s."), option->key, low, high);
    default:
      return g_strdup_printf (_ ("“%s” is an object of numbers."), option->key);
    }
}

const BonesAlias *
bones_alias_find (const BonesRuleset *ruleset, const char *key)
{
  for (const BonesAlias *alias = ruleset->aliases; alias != NULL && alias->key != NULL; alias++)
    if (g_str_equal (alias->key, key))
      return alias;

  return NULL;
}

guint
bones_alias_set (const BonesRuleset *ruleset, const BonesAlias *alias, gboolean on, guint8 *options)
{
  const guint i = (guint) bones_ruleset_option (ruleset, alias->option);
  const BonesOption *option = &ruleset->options[i];
  const guint8 value = (guint8) bones_id_lookup (option->values, alias->value);

  if (on)
    options[i] = value;
  else if (options[i] == value)
    options[i] = option->initial;

  return i;
}

/* An option under its own name comes before a preset. An alias must not contradict it. */
static void
set_alias (BonesSetup *setup, const BonesAlias *alias, GVariant *value, gboolean *named,
           GPtrArray *faults)
{
  guint8 before, option;

  if (!g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN))
    {
      g_ptr_array_add (faults, g_strdup_printf (_ ("“%s” can be true or false."), alias->key));
      return;
    }

  option = (guint8) bones_ruleset_option (setup->ruleset, alias->option);
  before = setup->options[option];
  bones_alias_set (setup->ruleset, alias, g_variant_get_boolean (value), setup->options);
  if (named[option] && setup->options[option] != before)
    g_ptr_array_add (faults, g_strdup_printf (_ ("“%s” and another option set “%s” differently: "
                                                 "leave one of them out."),
                                              alias->key, alias->option));

  named[option] |= g_variant_get_boolean (value);
}

/* One pass over @options, for one group: options by their own names, aliases that are on, or
 * aliases that are off. */
typedef enum { PASS_OWN, PASS_ON, PASS_OFF, PASSES } Pass;

static void
set_one (BonesSetup *setup, const char *key, GVariant *value, Pass pass, gboolean *named,
         GVariantDict *data, GPtrArray *faults)
{
  const gint i = bones_ruleset_option (setup->ruleset, key);
  const BonesAlias *alias = bones_alias_find (setup->ruleset, key);
  const gboolean off =
      g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN) && !g_variant_get_boolean (value);

  if (alias != NULL)
    {
      if (pass == (off ? PASS_OFF : PASS_ON))
        set_alias (setup, alias, value, named, faults);
    }
  else if (pass != PASS_OWN)
    return;
  else if (i < 0)
    g_ptr_array_add (faults,
                     g_strdup_printf (_ ("%s has no option “%s”."), _ (setup->ruleset->name), key));
  else if (read_value (&setup->ruleset->options[i], value, &setup->options[i], data))
    named[i] = TRUE;
  else
    g_ptr_array_add (faults, word_values (&setup->ruleset->options[i]));
}

void
bones_options_set (BonesSetup *setup, GVariant *options, GVariantDict *data, GPtrArray *faults)
{
  gboolean named[BONES_MAX_OPTIONS] = { FALSE };
  GVariantIter iter;
  const char *key;
  GVariant *value;

  for (Pass pass = PASS_OWN; options != NULL && pass < PASSES; pass++)
    {
      g_variant_iter_init (&iter, options);
      while (g_variant_iter_loop (&iter, "{&sv}", &key, &value))
        set_one (setup, key, value, pass, named, data, faults);
    }
}

const BonesPreset *
bones_preset_find (const BonesRuleset *ruleset, const char *id)
{
  for (const BonesPreset *preset = ruleset->presets; preset != NULL && preset->id != NULL; preset++)
    if (g_str_equal (preset->id, id))
      return preset;

  return NULL;
}

/* The value "true", "compass" or "8" in the type of @option. */
static GVariant *
value_of_text (const BonesOption *option, const char *text)
{
  switch (option->kind)
    {
    case BONES_OPTION_SWITCH:
      return g_variant_new_boolean (g_str_equal (text, "true"));
    case BONES_OPTION_NUMBER:
      return g_variant_new_double (g_ascii_strtod (text, NULL));
    default:
      return g_variant_new_string (text);
    }
}

void
bones_preset_set (BonesSetup *setup, const BonesPreset *preset)
{
  const BonesOption *options = setup->ruleset->options;

  for (guint i = 0; options[i].key != NULL; i++)
    if (bones_preset_turns_on (preset, &options[i]))
      setup->options[i] = TRUE;

  for (const char *const *pair = preset->options; *pair != NULL; pair += 2)
    {
      const gint i = bones_ruleset_option (setup->ruleset, pair[0]);
      g_autoptr (GVariant) value = NULL;

      g_assert (i >= 0);

      value = g_variant_ref_sink (value_of_text (&setup->ruleset->options[i], pair[1]));
      if (!read_value (&setup->ruleset->options[i], value, &setup->options[i], NULL))
        g_assert_not_reached (); /* a test sets every preset */
    }
}

void
bones_option_to_json (JsonObject *to, const char *member, const BonesOption *option, guint value)
{
  switch (option->kind)
    {
    case BONES_OPTION_SWITCH:
      json_object_set_boolean_member (to, member, value != 0);
      break;
    case BONES_OPTION_VALUES:
      json_object_set_string_member (to, member, option->values[value]);
      break;
    case BONES_OPTION_NUMBER:
      if (option->halves && value % 2 != 0)
        json_object_set_double_member (to, member, value / 2.0);
      else
        json_object_set_int_member (to, member, option->halves ? value / 2 : value);
      break;
    default:
      break;
    }
}

/* NULL for data, which is stored elsewhere. */
static GVariant *
write_value (const BonesOption *option, guint8 value)
{
  switch (option->kind)
    {
    case BONES_OPTION_SWITCH:
      return g_variant_new_boolean (value != 0);
    case BONES_OPTION_VALUES:
      return g_variant_new_string (option->values[value]);
    case BONES_OPTION_NUMBER:
      return g_variant_new_double (option->halves ? value / 2.0 : value);
    default:
      return NULL;
    }
}

GVariant *
bones_options_to_variant (const BonesRuleset *ruleset, const guint8 *options, GVariant *data)
{
  GVariantDict dict;

  g_return_val_if_fail (ruleset != NULL && options != NULL, NULL);

  g_variant_dict_init (&dict, data);
  for (guint i = 1; ruleset->options[i].key != NULL; i++)
    {
      GVariant *value = write_value (&ruleset->options[i], options[i]);

      if (value != NULL)
        g_variant_dict_insert_value (&dict, ruleset->options[i].key, value);
    }

  return g_variant_dict_end (&dict);
}
