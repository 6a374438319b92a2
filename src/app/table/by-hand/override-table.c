/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "override-private.h"

#include "bones-config.h"

static void
add_wind (const BonesFilling *to)
{
  const BonesChange change = { BONES_SET_TABLE, BONES_TABLE_WIND, 0, 0, to->view->wind };
  const gboolean known = to->view->wind != BONES_WIND_UNKNOWN;
  const char *names[BONES_POINTS + 2];
  gint64 values[BONES_POINTS + 2];

  for (guint i = 0; i <= BONES_CALM; i++)
    {
      names[i] = bones_point_words (i);
      values[i] = i;
    }
  names[BONES_CALM + 1] = _ ("not drawn yet");
  values[BONES_CALM + 1] = BONES_WIND_UNKNOWN;
  bones_field_set_add_list (to->fields, to->state, _ ("The wind blows toward"), &change, names,
                            values, G_N_ELEMENTS (values) - (known ? 1 : 0));
}

/* The steps at which the round can stand, by their names, and the one at which it stands. */
static void
add_step (const BonesFilling *to)
{
  BonesTable *table = bones_helm_get_table (to->helm);
  const guint now = to->view->step;
  const BonesChange change = { BONES_SET_TABLE, BONES_TABLE_STEP, 0, 0, now };
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GPtrArray) ids = bones_table_list_steps (table, numbers);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *title = bones_words_round (to->setup->ruleset, "step", 0);
  gboolean listed = FALSE;

  for (guint i = 0; i < ids->len; i++)
    {
      g_ptr_array_add (names, bones_filling_words (to, "step", g_ptr_array_index (ids, i)));
      listed = listed || g_array_index (numbers, gint64, i) == now;
    }
  if (!listed)
    {
      const gint64 value = now;

      g_ptr_array_insert (names, 0, g_strdup (_ ("none")));
      g_array_prepend_val (numbers, value);
    }
  if (names->len > 1)
    bones_field_set_add_list (to->fields, to->state, title, &change,
                              (const char *const *) names->pdata,
                              (const gint64 *) (void *) numbers->data, names->len);
}

static void
add_active_fleet (const BonesFilling *to)
{
  const BonesChange change = { BONES_SET_TABLE, BONES_TABLE_ACTIVE, 0, 0, to->view->active_fleet };
  const char *names[BONES_MAX_FLEETS + 1];
  gint64 values[BONES_MAX_FLEETS + 1];
  guint n = 0;

  if (to->view->active_fleet < 0)
    return; /* nobody goes now, so nobody else can be made to */

  for (guint i = 0; i < to->view->fleets->len; i++)
    {
      const BonesFleetView *fleet = g_ptr_array_index (to->view->fleets, i);

      names[n] = fleet->name;
      values[n++] = fleet->fleet;
    }
  bones_field_set_add_list (to->fields, to->state, _ ("Goes next"), &change, names, values, n);
}

static void
add_active_ship (const BonesFilling *to)
{
  const gint active = to->view->active_ship;
  const BonesChange change = { BONES_SET_TABLE, BONES_TABLE_ACTIVE_SHIP, 0, 0,
                               active >= 0 ? active : BONES_NO_SHIP };
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (gint64));
  gint64 value = BONES_NO_SHIP;

  g_ptr_array_add (names, (gpointer) _ ("No ship"));
  g_array_append_val (values, value);
  for (guint i = 0; i < to->view->fleets->len; i++)
    {
      const BonesFleetView *fleet = g_ptr_array_index (to->view->fleets, i);

      for (guint j = 0; j < fleet->ships->len; j++)
        {
          const BonesShipView *ship = g_ptr_array_index (fleet->ships, j);

          value = ship->ship;
          if (!ship->in_play || ship->fleet != fleet->fleet)
            continue;

          g_ptr_array_add (names, ship->name);
          g_array_append_val (values, value);
        }
    }
  bones_field_set_add_list (to->fields, to->state, _ ("Has her turn"), &change,
                            (const char *const *) names->pdata,
                            (const gint64 *) (void *) values->data, values->len);
}

/* "Red, Blue": one list of all orders there can be, which for four fleets are 24. */
static void
add_orders (const BonesFilling *to, GPtrArray *names, GArray *values, guint used, guint n,
            gint64 value, const char *before)
{
  const guint fleets = to->view->fleets->len;

  if (n == fleets)
    {
      value |= n < BONES_MAX_FLEETS ? (gint64) 0xf << 4 * n : 0;
      g_ptr_array_add (names, g_strdup (before));
      g_array_append_val (values, value);
      return;
    }
  for (guint i = 0; i < fleets; i++)
    if ((used >> i & 1) == 0)
      {
        const BonesFleetView *fleet = g_ptr_array_index (to->view->fleets, i);
        g_autofree char *name = g_strdup_printf ("%s%s%s", before, n > 0 ? ", " : "", fleet->name);

        add_orders (to, names, values, used | 1u << i, n + 1, value | (gint64) i << 4 * n, name);
      }
}

static void
add_order (const BonesFilling *to)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (gint64));
  BonesChange change = { BONES_SET_TABLE, BONES_TABLE_ORDER, 0, 0, 0 };
  const guint n = to->view->order->len;
  gint64 value = n < BONES_MAX_FLEETS ? (gint64) 0xf << 4 * n : 0;

  for (guint i = 0; i < n; i++)
    value |= (gint64) g_array_index (to->view->order, guint, i) << 4 * i;
  change.value = value;
  if (to->view->fleets->len > 4)
    return;

  if (n < to->view->fleets->len)
    {
      g_ptr_array_add (names, g_strdup (_ ("not settled")));
      g_array_append_val (values, value);
    }
  add_orders (to, names, values, 0, 0, 0, "");
  bones_field_set_add_list (to->fields, to->state, _ ("Order of play"), &change,
                            (const char *const *) names->pdata,
                            (const gint64 *) (void *) values->data, values->len);
}

static void
add_markers (const BonesFilling *to)
{
  const BonesChange added = { BONES_ADD_MARKER, 0, BONES_NOBODY, 0, BONES_NO_SHIP };

  bones_filling_add_markers (to, _ ("New on the table"), &added);
  for (guint i = 0; i < to->view->markers->len; i++)
    {
      const BonesMarkerView *marker = g_ptr_array_index (to->view->markers, i);
      const BonesChange change = { BONES_REMOVE_MARKER, 0, (guint16) marker->index, 0, 0 };

      bones_filling_add_step (to, to->more, marker->name, _ ("Remove"), &change);
    }
}

static void
add_links (const BonesFilling *to)
{
  for (guint i = 0; i < to->view->links->len; i++)
    {
      const BonesLinkView *link = g_ptr_array_index (to->view->links, i);
      const BonesChange change = { BONES_REMOVE_LINK, 0, (guint16) link->index, 0, 0 };

      bones_filling_add_step (to, to->more, link->text, _ ("Remove"), &change);
    }
}

void
bones_fill_table (const BonesFilling *to)
{
  const BonesChange round = { BONES_SET_TABLE, BONES_TABLE_ROUND, 0, 0, to->view->round };
  const BonesChange fleet = { BONES_ADD_FLEET, 0, 0, 0, 0 };
  g_autofree char *name = bones_words_round (to->setup->ruleset, "name", 0);

  bones_field_set_add_number (to->fields, to->state, name, &round, 0, BONES_MAX_ROUNDS);
  add_step (to);
  if (to->view->windy)
    add_wind (to);
  add_order (to);
  add_active_fleet (to);
  add_active_ship (to);
  bones_filling_add_tracks (to, to->setup->ruleset->table_tracks, to->view->tracks, BONES_SET_TABLE,
                            0);
  adw_preferences_group_set_title (to->more, _ ("Islands, spells and bonds"));
  add_markers (to);
  add_links (to);
  if (to->view->fleets->len < BONES_MAX_FLEETS)
    bones_filling_add_adder (to, to->more, _ ("A fleet that joins: its name"), NULL, 0, &fleet);
}
