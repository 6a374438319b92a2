/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "rule-view.h"

#include "setup-text.h"

static void
free_setting (gpointer data)
{
  BonesSettingView *setting = data;

  g_free (setting->value_text);
  g_free (setting);
}

static BonesSettingView *
new_setting (const BonesSetup *setup, const guint8 *options, const char *key)
{
  const BonesRuleset *ruleset = setup->ruleset;
  const BonesAlias *alias = bones_alias_find (ruleset, key);
  BonesSettingView *setting = g_new0 (BonesSettingView, 1);
  const BonesOption *option;

  setting->key = key;
  setting->option = (guint) bones_ruleset_option (ruleset, alias != NULL ? alias->option : key);
  option = &ruleset->options[setting->option];
  setting->alias = alias != NULL;
  setting->name = bones_words_called (setup, "option", key);
  if (setting->name == NULL)
    setting->name = key;

  setting->text = _ (alias != NULL ? alias->text : option->text);
  setting->value = options[setting->option];
  if (alias != NULL)
    {
      setting->value = g_str_equal (option->values[setting->value], alias->value);
      setting->value_text = g_strdup (setting->value != 0 ? _ ("on") : _ ("off"));
    }
  else
    setting->value_text = bones_words_option_value (setup, setting->option, setting->value);

  return setting;
}

static void
free_ruling (gpointer data)
{
  BonesRulingView *ruling = data;

  g_free (ruling->text);
  g_free (ruling);
}

static BonesRulingView *
new_ruling (const BonesLogLine *line)
{
  BonesRulingView *ruling = g_new0 (BonesRulingView, 1);

  ruling->seq = line->seq;
  ruling->text = g_strdup (line->said);
  return ruling;
}

BonesRuleView *
bones_rule_view_new (const BonesRule *rule, const BonesSetup *setup, const guint8 *options,
                     const GPtrArray *log)
{
  BonesRuleView *view;

  g_return_val_if_fail (rule != NULL && setup != NULL && options != NULL, NULL);

  view = g_new0 (BonesRuleView, 1);
  view->rule = rule;
  view->settings = g_ptr_array_new_with_free_func (free_setting);
  for (guint i = 0; rule->options[i] != NULL; i++)
    g_ptr_array_add (view->settings, new_setting (setup, options, rule->options[i]));

  view->rulings = g_ptr_array_new_with_free_func (free_ruling);
  for (guint i = 0; log != NULL && i < log->len; i++)
    {
      const BonesLogLine *line = g_ptr_array_index (log, i);

      if (line->kind == BONES_LOG_RULING && !line->undone
          && g_ascii_strcasecmp (line->rule, rule->id) == 0)
        g_ptr_array_add (view->rulings, new_ruling (line));
    }

  return view;
}

void
bones_rule_view_free (BonesRuleView *view)
{
  g_return_if_fail (view != NULL);

  g_ptr_array_unref (view->settings);
  g_ptr_array_unref (view->rulings);
  g_free (view);
}
