/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "registry.h"

#include "registry-list.h"

#define RULESET(name) extern const BonesRuleset name;
RULESETS
#undef RULESET

#define RULESET(name) &(name),
static const BonesRuleset *const rulesets[] = { RULESETS NULL };

const BonesRuleset *const *
bones_rulesets (void)
{
  return rulesets;
}

const BonesRuleset *
bones_ruleset_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (const BonesRuleset *const *ruleset = rulesets; *ruleset != NULL; ruleset++)
    if (g_str_equal ((*ruleset)->id, id))
      return *ruleset;

  return NULL;
}
