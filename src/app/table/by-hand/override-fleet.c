/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ids.h"
#include "override-private.h"

#include "bones-config.h"

char *
bones_kind_name (const BonesFilling *to, guint kind)
{
  return bones_view_kind_words (bones_helm_get_table (to->helm), kind);
}

static void
add_flagship (const BonesFilling *to, const BonesFleetView *fleet)
{
  const BonesChange change = { BONES_SET_FLEET, BONES_FLEET_FLAGSHIP, (guint16) fleet->fleet, 0,
                               fleet->flagship >= 0 ? fleet->flagship : BONES_NO_SHIP };
  g_autofree const char **names = g_new0 (const char *, fleet->ships->len + 1);
  g_autofree gint64 *values = g_new0 (gint64, fleet->ships->len + 1);
  guint n = 0;

  names[n] = _ ("None");
  values[n++] = BONES_NO_SHIP;
  for (guint i = 0; i < fleet->ships->len; i++)
    {
      const BonesShipView *ship = g_ptr_array_index (fleet->ships, i);

      names[n] = ship->name;
      values[n++] = ship->ship;
    }
  bones_field_set_add_list (to->fields, to->state, _ ("Flagship"), &change, names, values, n);
}

static void
add_status (const BonesFilling *to, const BonesFleetView *fleet)
{
  const BonesChange change = { BONES_SET_FLEET, BONES_FLEET_STATUS, (guint16) fleet->fleet, 0,
                               MAX (bones_id_lookup (bones_status_ids, fleet->status), 0) };
  const char *const names[] = { _ ("In the battle"), _ ("Has left it") };
  const gint64 values[] = { BONES_IN_PLAY, BONES_WITHDRAWN };

  bones_field_set_add_list (to->fields, to->state, _ ("State"), &change, names, values,
                            G_N_ELEMENTS (values));
}

static void
add_ship_adder (const BonesFilling *to, const BonesFleetView *fleet)
{
  const guint n = to->setup->ruleset->n_kinds (to->setup->content);
  g_auto (GStrv) kinds = g_new0 (char *, n + 1);
  const BonesChange change = { BONES_ADD_SHIP, 0, (guint16) fleet->fleet, 0, 0 };

  for (guint i = 0; i < n; i++)
    kinds[i] = bones_kind_name (to, i);
  adw_preferences_group_set_title (to->more, _ ("A ship that joins"));
  bones_filling_add_adder (to, to->more, _ ("Name of the ship"), (const char *const *) kinds, n,
                           &change);
}

void
bones_fill_fleet (const BonesFilling *to, const BonesFleetView *fleet)
{
  const BonesChange keep_all = { BONES_SET_FLEET, BONES_FLEET_KEEP_ALL, (guint16) fleet->fleet, 0,
                                 fleet->keep_all };

  add_status (to, fleet);
  add_flagship (to, fleet);
  bones_field_set_add_switch (to->fields, to->state, _ ("Always keep rolls"), &keep_all);
  bones_filling_add_tracks (to, to->setup->ruleset->fleet_tracks, fleet->tracks, BONES_SET_FLEET,
                            fleet->fleet);
  add_ship_adder (to, fleet);
}
