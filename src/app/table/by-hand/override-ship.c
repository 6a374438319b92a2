/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ids.h"
#include "override-private.h"

#include "bones-config.h"

static void
add_status (const BonesFilling *to, const BonesShipView *ship)
{
  const BonesChange change = { BONES_SET_SHIP, BONES_SHIP_STATUS, (guint16) ship->ship, 0,
                               MAX (bones_id_lookup (bones_status_ids, ship->status), 0) };
  char *names[BONES_STATUSES];
  gint64 values[BONES_STATUSES];

  for (guint i = 0; i < BONES_STATUSES; i++)
    {
      names[i] = bones_filling_words (to, "status", bones_status_ids[i]);
      values[i] = i;
    }
  bones_field_set_add_list (to->fields, to->state, _ ("State"), &change,
                            (const char *const *) names, values, BONES_STATUSES);
  for (guint i = 0; i < BONES_STATUSES; i++)
    g_free (names[i]);
}

static void
add_owner (const BonesFilling *to, const BonesShipView *ship)
{
  const BonesChange change = { BONES_SET_SHIP, BONES_SHIP_OWNER, (guint16) ship->ship, 0,
                               ship->fleet };
  const char *names[BONES_MAX_FLEETS + 1];
  gint64 values[BONES_MAX_FLEETS + 1];
  guint n = 0;

  for (guint i = 0; i < to->view->fleets->len; i++)
    {
      const BonesFleetView *fleet = g_ptr_array_index (to->view->fleets, i);

      names[n] = fleet->name;
      values[n++] = fleet->fleet;
    }
  names[n] = _ ("Nobody: an abandoned hull");
  values[n++] = BONES_NOBODY;
  bones_field_set_add_list (to->fields, to->state, _ ("Sails for"), &change, names, values, n);
}

static void
add_kind (const BonesFilling *to, const BonesShipView *ship)
{
  const BonesRuleset *ruleset = to->setup->ruleset;
  const guint n = ruleset->n_kinds (to->setup->content);
  g_auto (GStrv) names = g_new0 (char *, n + 1);
  g_autofree gint64 *values = g_new0 (gint64, n);
  const BonesChange change = { BONES_SET_SHIP, BONES_SHIP_KIND, (guint16) ship->ship, 0,
                               ship->class_number };

  for (guint i = 0; i < n; i++)
    {
      names[i] = bones_kind_name (to, i);
      values[i] = i;
    }
  bones_field_set_add_list (to->fields, to->state, _ ("Class"), &change,
                            (const char *const *) names, values, n);
}

/* What she is bound to can be let go, and she can be bound to any other ship. */
static void
add_links (const BonesFilling *to, const BonesShipView *ship)
{
  const char *const *kinds = to->setup->ruleset->link_kinds;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (gint64));
  gint64 value = BONES_NO_SHIP;

  g_ptr_array_add (names, (gpointer) _ ("No other ship"));
  g_array_append_val (values, value);
  for (guint i = 0; i < BONES_MAX_SHIPS; i++)
    {
      const BonesShipView *other = bones_view_ship (to->view, i);

      if (other == NULL)
        break;
      value = i;
      if (i == ship->ship || !other->in_play)
        continue;

      g_ptr_array_add (names, other->name);
      g_array_append_val (values, value);
    }
  for (guint kind = 1; kinds != NULL && kinds[kind] != NULL; kind++)
    {
      const BonesChange change = { BONES_ADD_LINK, (guint16) kind, (guint16) ship->ship, 0,
                                   BONES_NO_SHIP };
      g_autofree char *word = bones_filling_words (to, "verb-link", kinds[kind]);
      /* Translators: %s is a kind of bond, "grapple": a list of ships follows */
      g_autofree char *title = g_strdup_printf (_ ("New %s with"), word);

      bones_field_set_add_list (to->fields, to->more, title, &change,
                                (const char *const *) names->pdata,
                                (const gint64 *) (void *) values->data, values->len);
    }
  for (guint i = 0; i < to->view->links->len; i++)
    {
      const BonesLinkView *link = g_ptr_array_index (to->view->links, i);
      const BonesChange change = { BONES_REMOVE_LINK, 0, (guint16) link->index, 0, 0 };

      if (link->a == ship->ship || link->b == ship->ship)
        bones_filling_add_step (to, to->more, link->text, _ ("Remove"), &change);
    }
}

/* What lies on her, and what could: a spell, as a rule. */
static void
add_markers (const BonesFilling *to, const BonesShipView *ship)
{
  const BonesChange added = { BONES_ADD_MARKER, 0, BONES_NOBODY, 0, ship->ship };

  for (guint i = 0; i < to->view->markers->len; i++)
    {
      const BonesMarkerView *marker = g_ptr_array_index (to->view->markers, i);
      const BonesChange change = { BONES_REMOVE_MARKER, 0, (guint16) marker->index, 0, 0 };

      if (marker->ship == (gint) ship->ship)
        bones_filling_add_step (to, to->more, marker->name, _ ("Remove"), &change);
    }
  bones_filling_add_markers (to, _ ("New on her"), &added);
}

void
bones_fill_ship (const BonesFilling *to, const BonesShipView *ship)
{
  const BonesChange ordered = { BONES_SET_SHIP, BONES_SHIP_ORDERED, (guint16) ship->ship, 0,
                                ship->ordered };
  g_autofree char *text = bones_words_round (to->setup->ruleset, "ordered", 0);

  bones_field_set_add_switch (to->fields, to->state, text, &ordered);
  add_status (to, ship);
  add_owner (to, ship);
  if (!ship->hidden)
    add_kind (to, ship);
  bones_filling_add_tracks (to, to->setup->ruleset->ship_tracks, ship->tracks, BONES_SET_SHIP,
                            ship->ship);
  add_links (to, ship);
  add_markers (to, ship);
}
