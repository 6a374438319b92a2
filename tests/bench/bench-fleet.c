/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What one change of a kept fleet of 40 ships costs: the edit, its check, its document and its
 * revision; and the same in the editor, whose widgets then show it, with what GTK needs to lay out
 * and draw the next frame apart. Give a database in memory (/dev/shm) to see the program's own
 * time. Without a display the editor is left out. Prints figures and asserts none: they depend on
 * the machine.
 *
 * usage: bench-fleet DATABASE
 */

#include "app-store.h"
#include "drawing.h"
#include "fleet-draft.h"
#include "fleet-page.h"

#include "bones-config.h"

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

/* Microseconds for one step of the draft alone: back, and forward again. */
static gdouble
time_steps (BonesFleetDraft *draft)
{
  const gint64 start = g_get_monotonic_time ();

  for (guint i = 0; i < CHANGES / 2; i++)
    {
      bones_fleet_draft_undo (draft, NULL);
      bones_fleet_draft_redo (draft, NULL);
    }

  return (gdouble) (g_get_monotonic_time () - start) / CHANGES;
}

static void
run_until_idle (void)
{
  const gint64 end = g_get_monotonic_time () + 60000;

  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

/* The same in the editor: until its widgets are told, and until GTK has drawn the frame. */
static void
time_editor (BonesAppStore *store, gint64 id, const char *ruleset)
{
  g_autoptr (GSettings) settings = g_settings_new (BONES_APP_ID);
  BonesFleetPage *page = bones_fleet_page_new (store, settings);
  GtkWidget *window = adw_window_new ();
  gint64 told = 0, drawn = 0;

  adw_window_set_content (ADW_WINDOW (window), GTK_WIDGET (page));
  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 720);
  gtk_window_present (GTK_WINDOW (window));
  bones_fleet_page_open (page, id, NULL);
  run_until_idle ();
  for (guint i = 0; i < CHANGES; i++)
    {
      const gint64 start = g_get_monotonic_time ();

      gtk_widget_activate_action (GTK_WIDGET (page), i % 2 == 0 ? "fleet.undo" : "fleet.redo",
                                  NULL);
      told += g_get_monotonic_time () - start;
      while (g_main_context_pending (NULL))
        g_main_context_iteration (NULL, FALSE);
      drawn += g_get_monotonic_time () - start;
    }

  g_print ("%s: the same in the editor: %.0f us until its widgets are told, %.0f us with what GTK "
           "then does at once\n",
           ruleset, (gdouble) told / CHANGES, (gdouble) drawn / CHANGES);
  gtk_window_destroy (GTK_WINDOW (window));
  run_until_idle ();
}

int
main (int argc, char **argv)
{
  static const char *const rulesets[] = { "black-spot", "man-o-war" };
  const gboolean shown = gtk_init_check ();
  BonesAppStore *store;

  if (argc != 2)
    {
      g_printerr ("usage: bench-fleet DATABASE\n");
      return 2;
    }

  if (shown)
    {
      adw_init ();
      bones_drawing_init ();
    }

  store = bones_app_store_new (argv[1]);
  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      BonesStore *open = bones_app_store_get (store, NULL);
      g_autoptr (BonesFleetDraft) draft = make_fleet (open, rulesets[i]);

      g_print ("%s: one change of %u ships, stored: %.0f us\n", rulesets[i], SHIPS,
               time_changes (draft));
      g_print ("%s: one step back or forward, stored: %.0f us\n", rulesets[i], time_steps (draft));
      if (shown)
        time_editor (store, bones_fleet_draft_get_record (draft)->id, rulesets[i]);
    }

  g_object_unref (store);
  return 0;
}
