/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "names.h"
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
  g_autofree char *called = bones_name_isolate (roster->name);

  check_name (roster->name, faults);
  check_name (roster->player, faults);
  check_name (roster->faction, faults);
  if (roster->side != NULL && !is_side (roster->side))
    g_ptr_array_add (faults, g_strdup_printf (_ ("%s: the side “%s” must be N, E, S or W."), called,
                                              roster->side));

  for (guint i = 0; i < roster->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);

      check_name (ship->name, faults);
      check_name (ship->variant, faults);
      check_name (ship->wizard, faults);
      for (guint j = 0; ship->characters != NULL && ship->characters[j] != NULL; j++)
        check_name (ship->characters[j], faults);

      for (guint j = 0; ship->cards != NULL && ship->cards[j] != NULL; j++)
        check_name (ship->cards[j], faults);

      if (ship->kind == NULL)
        g_ptr_array_add (faults, g_strdup (_ ("A ship has no class.")));
      else
        check_name (ship->kind, faults);
    }
}

static gboolean
is_fitted_out (const BonesRoster *roster)
{
  for (guint i = 0; i < roster->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);

      if (ship->wizard != NULL || ship->anti_flyer || ship->characters != NULL
          || ship->cards != NULL)
        return TRUE;
    }

  return roster->cards > 0;
}

/* What @carried brings to the battle must last by the rules. */
static void
check_carried (const BonesSetup *setup, const BonesTrack *tracks, GVariant *carried,
               const char *called, GPtrArray *faults)
{
  GVariantIter iter;
  const char *id;
  guint32 value;

  if (carried == NULL)
    return;

  g_variant_iter_init (&iter, carried);
  while (g_variant_iter_next (&iter, "{&su}", &id, &value))
    {
      const gint track = bones_ruleset_track (tracks, id);

      if (track < 0 || !tracks[track].lasts)
        g_ptr_array_add (faults,
                         g_strdup_printf (_ ("%s: in %s, “%.40s” does not last from battle to "
                                             "battle."),
                                          called, _ (setup->ruleset->name), id));
      else if (value < tracks[track].lowest || value > tracks[track].highest)
        g_ptr_array_add (faults, g_strdup_printf (_ ("%s: “%.40s” must be from %u to %u."), called,
                                                  id, tracks[track].lowest, tracks[track].highest));
    }
}

static void
check_roster (const BonesSetup *setup, const BonesRoster *roster, GPtrArray *faults)
{
  g_autofree char *called = bones_name_isolate (roster->name != NULL ? roster->name : "");

  if (roster->name == NULL || *roster->name == '\0')
    {
      g_ptr_array_add (faults, g_strdup (_ ("Every fleet needs a name.")));
      return;
    }

  if (roster->ships->len > BONES_MAX_FLEET_SHIPS)
    g_ptr_array_add (faults, g_strdup_printf (_ ("%s: a fleet has at most %d ships, not %u."),
                                              called, BONES_MAX_FLEET_SHIPS, roster->ships->len));

  check_names (roster, faults);
  check_carried (setup, setup->ruleset->fleet_tracks, roster->carried, called, faults);
  for (guint i = 0; i < roster->ships->len; i++)
    check_carried (setup, setup->ruleset->ship_tracks,
                   ((const BonesRosterShip *) g_ptr_array_index (roster->ships, i))->carried,
                   called, faults);

  if (!setup->ruleset->outfits && is_fitted_out (roster))
    g_ptr_array_add (
        faults,
        g_strdup_printf (_ ("%s: in %s, fleets do not buy wizards, characters, weapons or cards."),
                         called, _ (setup->ruleset->name)));
}

static void
check_number (const BonesSetup *setup, GPtrArray *faults)
{
  const guint n = setup->rosters->len;
  const guint least = MAX (setup->ruleset->least_fleets, 1);
  const guint most =
      setup->ruleset->most_fleets > 0 ? setup->ruleset->most_fleets : BONES_MAX_FLEETS;

  if (n < least || n > most)
    g_ptr_array_add (faults, least == most
                                 ? g_strdup_printf (_ ("A battle has %u fleets, not %u."), most, n)
                                 : g_strdup_printf (_ ("A battle has %u to %u fleets, not %u."),
                                                    least, most, n));
}

gboolean
bones_setup_check_bounds (const BonesSetup *setup, GPtrArray *faults)
{
  guint before, ships = 0;

  g_return_val_if_fail (setup != NULL && faults != NULL, FALSE);

  before = faults->len;
  for (guint i = 0; i < setup->rosters->len; i++)
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

gboolean
bones_fault_warns (const BonesSetup *setup, const BonesFault *fault)
{
  const gint enforce = bones_ruleset_option (setup->ruleset, "fleet.enforce");

  return fault->warns || (!fault->fatal && enforce >= 0 && setup->options[enforce] == 0);
}

/* Adds what the ruleset finds in each fleet: warnings, or faults. */
static void
ask_ruleset (const BonesSetup *setup, gboolean warnings, gboolean only_fatal, GPtrArray *said)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (BonesFault));

  for (guint i = 0; i < setup->rosters->len; i++)
    {
      const BonesRoster *roster = g_ptr_array_index (setup->rosters, i);

      g_array_set_size (found, 0);
      setup->ruleset->check (setup, roster, found);
      for (guint j = 0; j < found->len; j++)
        {
          const BonesFault *fault = &g_array_index (found, BonesFault, j);
          g_autofree char *sentence = NULL;

          if (bones_fault_warns (setup, fault) != warnings || (only_fatal && !fault->fatal))
            continue;

          sentence = bones_words_fault (setup, roster, fault);
          g_ptr_array_add (said, g_strdup_printf ("%s: %s", roster->name, sentence));
        }
    }
}

void
bones_setup_check_fleets (const BonesSetup *setup, gboolean only_fatal, GPtrArray *faults)
{
  g_return_if_fail (setup != NULL && setup->content != NULL && faults != NULL);

  if (bones_setup_check_bounds (setup, faults))
    ask_ruleset (setup, FALSE, only_fatal, faults);
}

void
bones_setup_check (const BonesSetup *setup, gboolean only_fatal, GPtrArray *faults)
{
  g_return_if_fail (setup != NULL && faults != NULL);

  check_number (setup, faults);
  if (setup->rosters->len <= BONES_MAX_FLEETS)
    bones_setup_check_fleets (setup, only_fatal, faults);
}

void
bones_setup_warn (const BonesSetup *setup, GPtrArray *warnings)
{
  g_return_if_fail (setup != NULL && setup->content != NULL && warnings != NULL);

  ask_ruleset (setup, TRUE, FALSE, warnings);
}

/* Tries the smallest number that can be bought. */
gboolean
bones_setup_offers (const BonesSetup *setup, const char *faction, guint kind)
{
  g_autoptr (BonesRoster) roster = bones_roster_new ("?");
  g_autoptr (GArray) faults = g_array_new (FALSE, TRUE, sizeof (BonesFault));

  g_return_val_if_fail (setup != NULL, FALSE);

  roster->faction = g_strdup (faction);
  for (guint i = 0; i < bones_setup_lot (setup, kind); i++)
    bones_roster_add (roster, "?", setup->ruleset->kind_id (setup->content, kind), FALSE);

  setup->ruleset->check (setup, roster, faults);
  for (guint i = 0; i < faults->len; i++)
    if (g_array_index (faults, BonesFault, i).ship == 0)
      return FALSE;

  return TRUE;
}
