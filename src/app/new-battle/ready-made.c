/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ready-made.h"

#include "content.h"
#include "registry.h"
#include "setup-text.h"
#include "ship-names.h"
#include "systems.h"

#include "bones-config.h"

#include <string.h>

#define N_SEATS BONES_MAX_FLEETS
#define FEWEST_FLEETS 2 /* of a battle */

static const char *const seats[N_SEATS] = {
  N_ ("Red"),    N_ ("Blue"),   N_ ("Gold"), N_ ("Green"),
  N_ ("Purple"), N_ ("Orange"), N_ ("Teal"), N_ ("Slate"),
};

const char *
bones_seat_name (const BonesRuleset *ruleset, guint seat)
{
  g_autofree char *id = NULL;
  const char *name;

  g_return_val_if_fail (ruleset != NULL && seat < N_SEATS, NULL);

  id = g_strdup_printf ("%u", seat);
  name = bones_system_find_word (ruleset, "seat.", id);
  return name != NULL ? name : _ (seats[seat]);
}

const char *
bones_seat_faction (const BonesRuleset *ruleset, guint seat)
{
  const char *const *sails;

  g_return_val_if_fail (ruleset != NULL, NULL);

  sails = ruleset->sails != NULL ? ruleset->sails : ruleset->factions;
  return sails != NULL ? sails[seat % g_strv_length ((char **) sails)] : NULL;
}

char *
bones_seat_ship_name (guint seat, guint i)
{
  g_autoptr (BonesRoster) roster = bones_roster_new ("");
  char *name;

  g_return_val_if_fail (seat < N_SEATS, NULL);

  for (name = bones_ship_name_new (roster, (gint) seat); i > 0; i--)
    {
      bones_roster_add (roster, name, NULL, FALSE);
      g_free (name);
      name = bones_ship_name_new (roster, (gint) seat);
    }
  return name;
}

typedef struct {
  guint kind, points;
} Priced;

static int
compare_prices (gconstpointer a, gconstpointer b)
{
  const Priced *one = a, *other = b;

  if (one->points != other->points)
    return one->points > other->points ? -1 : 1;
  return one->kind < other->kind ? -1 : 1;
}

GArray *
bones_kinds_in_order (const BonesSetup *setup)
{
  g_autoptr (GArray) priced = g_array_new (FALSE, FALSE, sizeof (Priced));
  GArray *kinds = g_array_new (FALSE, FALSE, sizeof (guint));

  g_return_val_if_fail (setup != NULL, kinds);

  for (guint i = 0; i < setup->ruleset->n_kinds (setup->content); i++)
    {
      const Priced one = { i, setup->ruleset->kind_points (setup->content, setup->options, i) };

      g_array_append_val (priced, one);
    }
  g_array_sort (priced, compare_prices);
  for (guint i = 0; i < priced->len; i++)
    g_array_append_val (kinds, g_array_index (priced, Priced, i).kind);
  return kinds;
}

const char *
bones_ready_counts (const BonesSetup *setup, const char *faction, guint i, guint *counts)
{
  g_autoptr (GArray) kinds = NULL;

  g_return_val_if_fail (setup != NULL && counts != NULL, NULL);

  if (setup->ruleset->ready_fleet != NULL)
    return setup->ruleset->ready_fleet (setup, faction, i, counts);

  kinds = bones_kinds_in_order (setup);
  memset (counts, 0, kinds->len * sizeof *counts);
  for (guint j = 0; j < kinds->len && i == 0; j++)
    if (bones_setup_offers (setup, faction, g_array_index (kinds, guint, j)))
      {
        counts[g_array_index (kinds, guint, j)] = MAX (bones_ruleset_fleet_ships (setup), 1);
        return "";
      }
  return NULL;
}

static guint
count_faults (const BonesSetup *setup, const BonesRoster *roster)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, TRUE, sizeof (BonesFault));

  setup->ruleset->check (setup, roster, faults);
  return faults->len;
}

/* The ship whose choice leaves fewer faults than no choice. */
void
bones_choose_flagship (const BonesSetup *setup, BonesRoster *roster)
{
  guint without;

  g_return_if_fail (setup != NULL && roster != NULL);

  for (guint i = 0; i < roster->ships->len; i++)
    ((BonesRosterShip *) g_ptr_array_index (roster->ships, i))->flagship = FALSE;
  without = count_faults (setup, roster);
  for (guint i = 0; i < roster->ships->len; i++)
    {
      BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);

      ship->flagship = TRUE;
      if (count_faults (setup, roster) < without)
        return;
      ship->flagship = FALSE;
    }
}

BonesRoster *
bones_quick_roster (const BonesSetup *setup, guint seat, const char *name, const char *faction,
                    const guint *counts)
{
  BonesRoster *roster = bones_roster_new (name);
  g_autoptr (GArray) kinds = NULL;

  g_return_val_if_fail (setup != NULL && counts != NULL, roster);

  roster->faction = g_strdup (faction);
  kinds = bones_kinds_in_order (setup);
  for (guint i = 0; i < kinds->len; i++)
    for (guint j = 0; j < counts[g_array_index (kinds, guint, i)]; j++)
      {
        g_autofree char *ship = bones_ship_name_new (roster, (gint) seat);

        bones_roster_add (roster, ship,
                          setup->ruleset->kind_id (setup->content, g_array_index (kinds, guint, i)),
                          FALSE);
      }
  bones_choose_flagship (setup, roster);
  if (setup->ruleset->fit_out != NULL)
    setup->ruleset->fit_out (setup, roster);

  return roster;
}

const char *
bones_class_look (const BonesSetup *setup, guint kind)
{
  const BonesRuleset *ruleset;

  g_return_val_if_fail (setup != NULL, NULL);

  ruleset = setup->ruleset;
  return ruleset->kind_look != NULL ? ruleset->kind_look (setup->content, kind)
                                    : ruleset->kind_id (setup->content, kind);
}

/* A third of a price is not exact. */
guint
bones_class_price (const BonesSetup *setup, guint kind)
{
  const BonesRuleset *ruleset;
  g_autoptr (BonesRoster) roster = bones_roster_new ("?");
  g_autoptr (GArray) faults = g_array_new (FALSE, TRUE, sizeof (BonesFault));

  g_return_val_if_fail (setup != NULL, 0);

  ruleset = setup->ruleset;
  if (bones_setup_lot (setup, kind) == 1)
    return ruleset->kind_points (setup->content, setup->options, kind);

  for (guint i = 0; i < bones_setup_lot (setup, kind); i++)
    bones_roster_add (roster, "?", ruleset->kind_id (setup->content, kind), FALSE);
  return ruleset->check (setup, roster, faults);
}

void
bones_count_classes (const BonesSetup *setup, const BonesRoster *roster, guint *counts)
{
  g_return_if_fail (setup != NULL && roster != NULL && counts != NULL);

  memset (counts, 0, setup->ruleset->n_kinds (setup->content) * sizeof *counts);
  for (guint i = 0; i < roster->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);
      const gint kind = ship->kind != NULL ? bones_ruleset_kind (setup, ship->kind) : -1;

      if (kind >= 0)
        counts[kind]++;
    }
}

/* Ship @i of class @kind, from 0; NULL if there is none. */
static const BonesRosterShip *
find_ship (const BonesRoster *roster, const char *kind, guint i)
{
  for (guint j = 0; j < roster->ships->len; j++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, j);

      if (g_strcmp0 (ship->kind, kind) == 0 && i-- == 0)
        return ship;
    }
  return NULL;
}

/* Copies names and equipment to the ships that match, and the Admiral if there is one. */
static void
fit_out_like (const BonesSetup *setup, BonesRoster *roster, const BonesRoster *like)
{
  gboolean flagship = FALSE;

  roster->cards = like->cards;
  for (guint i = 0, n = 0; i < roster->ships->len; i++)
    {
      BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);
      const BonesRosterShip *before = i > 0 ? g_ptr_array_index (roster->ships, i - 1) : NULL;
      const BonesRosterShip *other;

      n = before != NULL && g_strcmp0 (before->kind, ship->kind) == 0 ? n + 1 : 0;
      other = find_ship (like, ship->kind, n);
      ship->flagship = other != NULL && other->flagship;
      flagship |= ship->flagship;
      if (other == NULL)
        continue;

      if (other->name != NULL && *other->name != '\0')
        {
          g_free (ship->name);
          ship->name = g_strdup (other->name);
        }
      ship->wizard = g_strdup (other->wizard);
      ship->anti_flyer = other->anti_flyer;
      g_strfreev (ship->characters);
      ship->characters = g_strdupv (other->characters);
      g_strfreev (ship->cards);
      ship->cards = g_strdupv (other->cards);
    }
  if (!flagship)
    bones_choose_flagship (setup, roster);
}

BonesRoster *
bones_roster_like (const BonesSetup *setup, guint seat, const char *name, const char *faction,
                   const guint *counts, const BonesRoster *like)
{
  g_autofree guint *its = NULL;
  BonesRoster *roster;
  guint n_kinds;

  g_return_val_if_fail (setup != NULL && counts != NULL && like != NULL, NULL);

  n_kinds = setup->ruleset->n_kinds (setup->content);
  its = g_new0 (guint, n_kinds + 1);
  bones_count_classes (setup, like, its);
  if (memcmp (its, counts, n_kinds * sizeof *its) != 0)
    {
      roster = bones_quick_roster (setup, seat, name, faction, counts);
      fit_out_like (setup, roster, like);
      return roster;
    }

  roster = bones_roster_copy (like);
  g_free (roster->name);
  g_free (roster->faction);
  roster->name = g_strdup (name);
  roster->faction = g_strdup (faction);
  return roster;
}

/* The rules of a battle that starts at once. */
static const BonesPreset *
find_preset (const BonesRuleset *ruleset)
{
  return ruleset->ready != NULL ? bones_preset_find (ruleset, ruleset->ready) : ruleset->presets;
}

BonesSetup *
bones_ready_setup (const BonesRuleset *ruleset, GError **error)
{
  const BonesPreset *preset;
  BonesSetup *setup;

  g_return_val_if_fail (ruleset != NULL, NULL);

  preset = find_preset (ruleset);
  setup = bones_content_setup (ruleset, preset != NULL ? preset->edition : NULL, error);
  if (setup != NULL && preset != NULL)
    bones_preset_set (setup, preset);
  return setup;
}

BonesRoster *
bones_ready_roster (const BonesSetup *setup, guint seat, const char *name)
{
  g_autofree guint *counts = NULL;
  const char *faction;

  g_return_val_if_fail (setup != NULL && name != NULL, NULL);

  faction = bones_setup_has_factions (setup) ? bones_seat_faction (setup->ruleset, seat) : NULL;
  counts = g_new0 (guint, setup->ruleset->n_kinds (setup->content));
  bones_ready_counts (setup, faction, 0, counts);
  return bones_quick_roster (setup, seat, name, faction, counts);
}

static BonesRoster *
small_roster (const BonesSetup *setup, guint seat, const char *name, const char *const *kinds)
{
  g_autofree guint *counts = g_new0 (guint, setup->ruleset->n_kinds (setup->content));

  for (guint i = 0; kinds[i] != NULL; i++)
    {
      const gint kind = bones_ruleset_kind (setup, kinds[i]);

      g_assert (kind >= 0); /* data/rulesets has it */
      counts[kind] = 1;
    }
  return bones_quick_roster (setup, seat, name, NULL, counts);
}

/* A battle of ready-made fleets, or of fleets with one ship of each class in @kinds. */
static BonesTable *
new_battle (BonesStore *store, const BonesRuleset *ruleset, const char *const *kinds,
            BonesDiceSource dice, BonesUndoRule undo, GError **error)
{
  g_autoptr (GPtrArray) rosters =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  const BonesPreset *preset = find_preset (ruleset);
  g_autoptr (BonesSetup) setup = bones_ready_setup (ruleset, error);
  BonesNewGame game = { .rosters = rosters, .undo = undo };

  if (setup == NULL)
    return NULL;

  for (guint seat = 0; seat < MAX (ruleset->least_fleets, FEWEST_FLEETS); seat++)
    {
      const char *name = bones_seat_name (ruleset, seat);

      g_ptr_array_add (rosters, kinds != NULL ? small_roster (setup, seat, name, kinds)
                                              : bones_ready_roster (setup, seat, name));
      game.dice[seat] = dice;
    }
  game.ruleset = ruleset->id;
  game.preset = preset != NULL ? preset->id : NULL;
  return bones_table_new (store, &game, error);
}

BonesTable *
bones_ready_made_new (BonesStore *store, const BonesRuleset *ruleset, BonesDiceSource dice,
                      BonesUndoRule undo, GError **error)
{
  g_return_val_if_fail (store != NULL && ruleset != NULL, NULL);

  return new_battle (store, ruleset, NULL, dice, undo, error);
}

const BonesRuleset *
bones_first_battle_system (void)
{
  return bones_ruleset_find ("black-spot");
}

BonesTable *
bones_first_battle_new (BonesStore *store, GError **error)
{
  static const char *const kinds[] = { "frigate", "sloop", NULL };

  g_return_val_if_fail (store != NULL, NULL);

  return new_battle (store, bones_first_battle_system (), kinds, BONES_DICE_APP, BONES_UNDO_FREE,
                     error);
}
