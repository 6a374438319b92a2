/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Presets: their options, and fleets under them. */
#include "harness.h"

/* In the form of battle_new(). */
static char *
join_options (const BonesPreset *preset)
{
  const BonesOption *all = battle_system.ruleset->options;
  GString *options = g_string_new (NULL);

  g_string_printf (options, "edition=%s", preset->edition);
  for (guint i = 0; all[i].key != NULL; i++)
    if (bones_preset_turns_on (preset, &all[i]))
      g_string_append_printf (options, " %s=on", all[i].key);

  for (const char *const *option = preset->options; option[0] != NULL; option += 2)
    g_string_append_printf (options, " %s=%s", option[0],
                            g_str_equal (option[1], "true") ? "on" : option[1]);

  return g_string_free (options, FALSE);
}

static guint
count_faults (const char *options, const char *fleets)
{
  g_autoptr (Battle) battle = battle_new (fleets, options);
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (BonesFault));

  for (guint i = 0; i < battle->setup->rosters->len; i++)
    battle_system.ruleset->check (battle->setup, g_ptr_array_index (battle->setup->rosters, i),
                                  faults);

  return faults->len;
}

static const BonesPreset *
find_preset (const char *id)
{
  for (const BonesPreset *preset = battle_system.ruleset->presets; preset->id != NULL; preset++)
    if (g_str_equal (preset->id, id))
      return preset;

  g_error ("there is no preset %s", id);
}

void
battle_check_presets (const PresetRow *rows, guint n)
{
  guint n_presets = 0;

  while (battle_system.ruleset->presets[n_presets].id != NULL)
    n_presets++;

  g_assert_cmpuint (n, ==, n_presets);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *options = join_options (find_preset (rows[i].id));
      g_autoptr (Battle) battle = battle_new (rows[i].fleets, options);

      battle_check (battle, rows[i].outcome);
      g_assert_cmpuint (count_faults (options, rows[i].fleets), ==, 0);
      if (rows[i].others != NULL)
        g_assert_cmpuint (count_faults (options, rows[i].others), >, 0);
    }
}
