/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"
#include "man-o-war.h"
#include "names.h"

#include <string.h>

/*
 * Man O' War in tests. Rows begin in turn 1 at its initiative: no terrain, the wind blows north,
 * Red has the eastern edge, no wizards, no cards aboard. Its own words:
 *   next=Red  phase=battle   whose go it is, in which step
 *   R1.sails=800             how far she goes before the wind; R1.rows with oars
 *   R1.guns=2,4,4,0          her guns to bow, port, starboard and stern
 *   R1.gone=waist,poop       which locations are destroyed
 *   R1.boxes-MAST=1/2:0:5    a part of her plan: boxes lost of all, how many ablaze, the save
 *   R1.marks-MAST=sail:-200! what its loss costs, struck when it has
 *   R1.rows-MAST=port:1/2    its rows of guns: left of all
 *   Red.honours=4
 */

static void
reset_fleets (Battle *battle)
{
  for (guint i = 0; i < battle->setup->rosters->len; i++)
    {
      const BonesRoster *roster = g_ptr_array_index (battle->setup->rosters, i);
      const char *name = roster->name;
      g_autofree char *settings = g_strdup_printf (
          "%s.cards= %s.rank=0 %s.wizard_ship=0 %s.wizard_fate=0 %s.college=0 %s.spent=0", name,
          name, name, name, name, name);

      battle_override (battle, settings);
    }
}

static void
lift_markers (Battle *battle)
{
  for (guint i = 0; i < battle_game (battle)->n_markers; i++)
    if (battle_game (battle)->markers[i].kind != 0)
      {
        g_autofree char *settings = g_strdup_printf ("lift=marker-%u", i + 1);

        battle_override (battle, settings);
      }
}

static void
begin (Battle *battle)
{
  battle_do (battle, "muster");
  battle_answer_anything (battle);
  battle_do (battle, "set-up: 0 [2] [6] [1] east");
  battle_answer_anything (battle);
  reset_fleets (battle);
  lift_markers (battle);
}

static char *
describe_next (Battle *battle)
{
  g_autoptr (BonesNames) names =
      bones_names_new (battle->setup, battle->journal, battle_game (battle));
  const guint fleet = mw_next_fleet (battle->setup, battle_game (battle));

  return g_strdup (fleet != BONES_NOBODY ? bones_names_fleet (names, fleet) : "nobody");
}

static char *
describe_guns (Battle *battle, guint ship)
{
  guint guns[MW_BANKS];

  for (guint bank = 0; bank < MW_BANKS; bank++)
    guns[bank] = mw_guns (battle->setup, battle_game (battle), ship, bank, MW_ANY_WEAPON);

  return g_strdup_printf ("%u,%u,%u,%u", guns[0], guns[1], guns[2], guns[3]);
}

static char *
describe_gone (Battle *battle, guint ship)
{
  const MwTemplate *template = mw_template (battle->setup, battle_game (battle), ship);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < template->n_locations; i++)
    if (mw_is_destroyed (battle->setup, battle_game (battle), ship, i))
      g_string_append_printf (out, "%s%s", out->len > 0 ? "," : "", template->locations[i].id);

  if (out->len == 0)
    g_string_append (out, "nothing");

  return g_string_free (out, FALSE);
}

static char *
describe_marks (const BonesPart *part)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < part->n_marks; i++)
    g_string_append_printf (out, "%s%s:%d%s", i > 0 ? "," : "",
                            part->marks[i].words + strlen ("part."), part->marks[i].value,
                            part->marks[i].struck ? "!" : "");

  return g_string_free (out, FALSE);
}

static char *
describe_rows (const BonesPart *part)
{
  static const char *const at[BONES_GUNS_KINDS] = { "bow",   "port",  "starboard",
                                                    "stern", "sides", "all-round" };
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < part->n_guns; i++)
    g_string_append_printf (out, "%s%s:%u/%u", i > 0 ? "," : "", at[part->guns[i].at],
                            part->guns[i].left, part->guns[i].number);

  return g_string_free (out, FALSE);
}

/* @what: "boxes-MAST", "marks-MAST", "rows-MAST". */
static char *
describe_part (Battle *battle, guint ship, const char *what)
{
  BonesPart parts[BONES_MAX_PARTS] = { 0 };
  const guint n = mw_plan (battle->setup, battle_game (battle), ship, parts);
  const char *id = strchr (what, '-') + 1;

  for (guint i = 0; i < n; i++)
    {
      const BonesPart *part = &parts[i];

      if (!g_str_equal (part->id, id))
        continue;

      if (g_str_has_prefix (what, "boxes-"))
        return g_strdup_printf ("%u/%u:%u:%u", part->lost, part->boxes, part->ablaze, part->save);

      return g_str_has_prefix (what, "marks-") ? describe_marks (part) : describe_rows (part);
    }

  g_error ("her plan has no %s", id);
}

static char *
describe_ship (Battle *battle, guint ship, const char *what)
{
  if (strchr (what, '-') != NULL)
    return describe_part (battle, ship, what);

  if (g_str_equal (what, "sails"))
    return g_strdup_printf ("%u", mw_speed (battle->setup, battle_game (battle), ship, MW_ASTERN));

  if (g_str_equal (what, "rows"))
    return g_strdup_printf ("%u", mw_speed (battle->setup, battle_game (battle), ship, MW_OARED));

  if (g_str_equal (what, "guns"))
    return describe_guns (battle, ship);

  if (g_str_equal (what, "fights"))
    return g_strdup_printf ("%d,%d",
                            mw_crew_strength (battle->setup, battle_game (battle), ship, TRUE),
                            mw_crew_strength (battle->setup, battle_game (battle), ship, FALSE));

  return g_str_equal (what, "gone") ? describe_gone (battle, ship) : NULL;
}

static char *
describe (Battle *battle, const char *key, const char *wanted)
{
  static const char *const phases[MW_STEPS] = { "muster", "set-up", "initiative",
                                                "magic",  "battle", "end" };
  static const char *const of_ships[] = { "sails",  "rows",   "guns",  "gone",
                                          "fights", "boxes-", "marks-" };
  g_auto (GStrv) parts = g_strsplit (key, ".", 2);

  if (g_str_equal (key, "next"))
    return describe_next (battle);

  if (g_str_equal (key, "phase"))
    return g_strdup (phases[battle_game (battle)->step]);

  if (parts[0] == NULL || parts[1] == NULL)
    return NULL;

  if (g_str_equal (parts[1], "honours"))
    return g_strdup_printf (
        "%u", mw_honours (battle->setup, battle_game (battle), battle_fleet (battle, parts[0])));

  for (guint i = 0; i < G_N_ELEMENTS (of_ships); i++)
    if (g_str_has_prefix (parts[1], of_ships[i]))
      return describe_ship (battle, battle_ship (battle, parts[0]), parts[1]);

  return NULL;
}

const BattleSystem battle_system = { &bones_man_o_war, begin, describe };
