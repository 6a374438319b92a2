/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What one change of a kept fleet of 40 ships costs: the edit, its check, its document and its
 * revision. Give a database in memory (/dev/shm) to see the program's own time. Prints figures and
 * asserts none: they depend on the machine.
 *
 * usage: bench-fleet DATABASE
 */

#include "app-store.h"
#include "fleet-draft.h"

#include <string.h>

#define SHIPS 40
#define CHANGES 200

static BonesFleetDraft *
make_fleet (BonesStore *store, const char *ruleset)
{
  g_autofree char *text =
      g_strdup_printf ("{\"format\":\"crossbones-fleet\",\"version\":1,\"ruleset\":\"%s\","
                       "\"name\":\"Red\",\"ships\":[]}",
                       ruleset);
  g_autoptr (BonesFleetRecord) record = bones_kept_fleet_add (store, text, strlen (text), NULL);
  BonesFleetDraft *draft = bones_fleet_draft_open (store, record->id, NULL);
  const BonesSetup *setup = bones_fleet_draft_get_setup (draft);
  const guint n_kinds = setup->ruleset->n_kinds (setup->content);

  for (guint i = 0; bones_fleet_draft_get_roster (draft)->ships->len < SHIPS; i++)
    bones_fleet_draft_add (draft, i % n_kinds, -1, NULL);

  return draft;
}

/* Microseconds for one change: the flag goes round. */
static gdouble
time_changes (BonesFleetDraft *draft)
{
  const gint64 start = g_get_monotonic_time ();

  for (guint i = 0; i < CHANGES; i++)
    bones_fleet_draft_set_flagship (draft, i % SHIPS, TRUE, NULL);

  return (gdouble) (g_get_monotonic_time () - start) / CHANGES;
}

int
main (int argc, char **argv)
{
  static const char *const rulesets[] = { "black-spot", "man-o-war" };
  BonesAppStore *store;

  if (argc != 2)
    {
      g_printerr ("usage: bench-fleet DATABASE\n");
      return 2;
    }

  store = bones_app_store_new (argv[1]);
  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      BonesStore *open = bones_app_store_get (store, NULL);
      g_autoptr (BonesFleetDraft) draft = make_fleet (open, rulesets[i]);

      g_print ("%s: one change of %u ships, stored: %.0f us\n", rulesets[i], SHIPS,
               time_changes (draft));
    }

  bones_app_store_free (store);
  return 0;
}
