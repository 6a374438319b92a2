/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-private.h"

#include "setup-text.h"

#include <string.h>

#define LONGEST_NAME 80 /* characters */

static gboolean
is_name (const char *name)
{
  if (!g_utf8_validate (name, -1, NULL) || g_utf8_strlen (name, -1) > LONGEST_NAME)
    return FALSE;

  for (; *name != '\0'; name = g_utf8_next_char (name))
    if (g_unichar_iscntrl (g_utf8_get_char (name)))
      return FALSE;

  return TRUE;
}

static void
check_name (const char *name, GPtrArray *faults)
{
  if (name != NULL && !is_name (name))
    g_ptr_array_add (faults, g_strdup_printf (_ ("A name has at most %d letters, all on one line."),
                                              LONGEST_NAME));
}

static gboolean
is_side (const char *side)
{
  return strlen (side) == 1 && strchr ("NESW", *side) != NULL;
}

static void
check_names (const BonesRoster *roster, GPtrArray *faults)
{
  check_name (roster->name, faults);
  check_name (roster->player, faults);
  check_name (roster->faction, faults);
  if (roster->side != NULL && !is_side (roster->side))
    g_ptr_array_add (faults, g_strdup_printf (_ ("%s: the side “%s” is none of N, E, S and W."),
                                              roster->name, roster->side));

  for (guint i = 0; i < roster->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);

      check_name (ship->name, faults);
      check_name (ship->variant, faults);
      if (ship->kind == NULL)
        g_ptr_array_add (faults, g_strdup (_ ("A ship has no class.")));
      else
        check_name (ship->kind, faults);
    }
}

static void
check_roster (const BonesSetup *setup, const BonesRoster *roster, GPtrArray *faults)
{
  if (roster->name == NULL || *roster->name == '\0')
    {
      g_ptr_array_add (faults, g_strdup (_ ("Every fleet needs a name.")));
      return;
    }

  if (roster->ships->len > BONES_MAX_FLEET_SHIPS)
    g_ptr_array_add (faults,
                     g_strdup_printf (_ ("%s: a fleet has at most %d ships, not %u."), roster->name,
                                      BONES_MAX_FLEET_SHIPS, roster->ships->len));

  check_names (roster, faults);
}

/* TRUE where the rosters may be shown to the ruleset. */
static gboolean
check_bounds (const BonesSetup *setup, GPtrArray *faults)
{
  const guint n = setup->rosters->len;
  const guint before = faults->len;
  const guint least = MAX (setup->ruleset->least_fleets, 1);
  const guint most =
      setup->ruleset->most_fleets > 0 ? setup->ruleset->most_fleets : BONES_MAX_FLEETS;
  guint ships = 0;

  if (n < least || n > most)
    g_ptr_array_add (faults, least == most
                                 ? g_strdup_printf (_ ("A battle has %u fleets, not %u."), most, n)
                                 : g_strdup_printf (_ ("A battle has %u to %u fleets, not %u."),
                                                    least, most, n));

  for (guint i = 0; i < n; i++)
    {
      const BonesRoster *roster = g_ptr_array_index (setup->rosters, i);

      ships += roster->ships->len;
      check_roster (setup, roster, faults);
    }

  if (ships > BONES_MAX_SHIPS)
    g_ptr_array_add (faults, g_strdup_printf (_ ("A battle has at most %d ships, not %u."),
                                              BONES_MAX_SHIPS, ships));

  return faults->len == before;
}

void
bones_setup_check (const BonesSetup *setup, gboolean only_fatal, GPtrArray *faults)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (BonesFault));
  const gint enforce = bones_ruleset_option (setup->ruleset, "fleet.enforce");

  g_return_if_fail (setup != NULL && setup->content != NULL && faults != NULL);

  if (!check_bounds (setup, faults))
    return;

  only_fatal |= enforce >= 0 && setup->options[enforce] == 0;
  for (guint i = 0; i < setup->rosters->len; i++)
    {
      const BonesRoster *roster = g_ptr_array_index (setup->rosters, i);

      g_array_set_size (found, 0);
      setup->ruleset->check (setup, roster, found);
      for (guint j = 0; j < found->len; j++)
        {
          const BonesFault *fault = &g_array_index (found, BonesFault, j);
          g_autofree char *sentence = NULL;

          if (only_fatal && !fault->fatal)
            continue;

          sentence = bones_words_fault (setup, roster, fault);
          g_ptr_array_add (faults, g_strdup_printf ("%s: %s", roster->name, sentence));
        }
    }
}
