/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "helm-private.h"

#include "bones-config.h"

#define QUICK 2000 /* ms: touches of one place that are no further apart are one entry */

static gboolean
is_tapping (BonesHelm *self)
{
  return self->tapping.ship != BONES_NO_SHIP;
}

static const BonesTrackView *
track_of (const BonesShipView *ship, guint field)
{
  return field < ship->tracks->len ? g_ptr_array_index (ship->tracks, field) : NULL;
}

/* Takes what was touched, so that it is entered once. */
static BonesChange
take_change (BonesHelm *self)
{
  const BonesTapping tapping = self->tapping;
  const gboolean turns = tapping.field == BONES_SHIP_ORDERED;
  const BonesChange change = { BONES_SET_SHIP, (guint16) tapping.field, (guint16) tapping.ship,
                               !turns, turns ? tapping.by > 0 : tapping.by };

  g_clear_handle_id (&self->tapping_id, g_source_remove);
  self->tapping.ship = BONES_NO_SHIP;
  return change;
}

static const char *
reason (void)
{
  return _ ("marked on her card");
}

static gboolean
enter (gpointer data)
{
  BonesHelm *self = BONES_HELM (data);
  BonesChange change;

  self->tapping_id = 0;
  change = take_change (self);
  bones_helm_override (self, &change, 1, reason ());
  if (!bones_helm_get_busy (self)) /* refused: it is not about to be there */
    g_signal_emit_by_name (self, "tapping", NULL);
  return G_SOURCE_REMOVE;
}

/* In place, and not on the writer's thread: whoever is about to do something else cannot wait. When
 * the thread is at work, the rest is refused, or waits as this does. */
gboolean
bones_helm_settle (BonesHelm *self)
{
  const BonesPromptView *prompt = self->view->prompt;
  g_autofree char *asked = prompt != NULL ? g_strdup (prompt->text) : NULL;
  GError *error = NULL;
  BonesChange change;
  gboolean ok;

  if (!is_tapping (self) || bones_helm_get_busy (self))
    return TRUE;

  change = take_change (self);
  bones_table_set_threaded (self->table, FALSE);
  ok = bones_table_override (self->table, &change, 1, reason (), &error);
  bones_table_set_threaded (self->table, TRUE);
  bones_helm_done (self, ok, error);
  prompt = self->view->prompt;
  return g_strcmp0 (asked, prompt != NULL ? prompt->text : NULL) == 0;
}

static char *
describe (BonesHelm *self, const BonesShipView *ship, const BonesTrackView *track)
{
  const gint32 n[] = { ABS (self->tapping.by) };
  const BonesNames *names = bones_table_get_names (self->table);
  BonesWordsArgs args = BONES_WORDS_NONE;
  g_autofree char *id = NULL;

  if (track == NULL)
    /* Translators: %s is a ship */
    return g_strdup_printf (self->tapping.by > 0 ? _ ("%s has had her orders")
                                                 : _ ("%s may get orders again"),
                            ship->name);

  args.ship = ship->ship;
  args.values = n;
  args.n_values = G_N_ELEMENTS (n);
  id = g_strconcat ("tap.", track->id, NULL);
  return bones_words (bones_table_get_setup (self->table), names,
                      &bones_table_get_play (self->table)->game, id, &args);
}

/* How far @track may be counted by touch: what is shown as full is. */
static gboolean
has_room (const BonesTrackView *track, gint value)
{
  const gint highest = track->limit > 0 ? MIN (track->limit, track->highest) : track->highest;

  return value >= track->lowest && value <= highest;
}

/* Counts one more, or turns the token; returns FALSE where there is no room. */
static gboolean
count_one (BonesHelm *self, const BonesShipView *ship, const BonesTrackView *track)
{
  BonesTapping *tapping = &self->tapping;

  if (track == NULL)
    tapping->by = tapping->by != 0 ? 0 : ship->ordered ? -1 : 1;
  else if (has_room (track, track->value + tapping->by + track->tap))
    tapping->by += track->tap;
  else
    return FALSE;
  return TRUE;
}

static void
refuse (BonesHelm *self, const BonesShipView *ship, const BonesTrackView *track)
{
  g_autofree char *text = NULL;

  g_assert (track != NULL); /* a token can always be turned */
  /* Translators: a ship, what is counted, and how many: "Fury can take no more: Hits 2" */
  text = g_strdup_printf (track->tap > 0 ? _ ("%s can take no more: %s %d")
                                         : _ ("%s can lose no more: %s %d"),
                          ship->name, track->name, track->value + self->tapping.by);

  g_signal_emit_by_name (self, is_tapping (self) ? "tapping" : "said", text);
}

void
bones_helm_tap (BonesHelm *self, guint ship, guint field)
{
  const BonesShipView *view;
  const BonesTrackView *track;
  g_autofree char *text = NULL;

  g_return_if_fail (BONES_IS_HELM (self));

  if (bones_helm_leave_past (self))
    return;

  if (self->tapping.ship != ship || self->tapping.field != field)
    {
      bones_helm_settle (self);
      self->tapping = (BonesTapping){ BONES_NO_SHIP, field, 0 };
    }
  view = bones_helm_get_ship (self, ship);
  track = view != NULL ? track_of (view, field) : NULL;
  if (view == NULL || (track == NULL && field != BONES_SHIP_ORDERED))
    return;

  if (!count_one (self, view, track))
    {
      refuse (self, view, track);
      return;
    }
  self->tapping.ship = ship;
  if (self->tapping.by == 0)
    {
      bones_helm_untap (self);
      return;
    }
  g_clear_handle_id (&self->tapping_id, g_source_remove);
  self->tapping_id = g_timeout_add (QUICK, enter, self);
  text = describe (self, view, track);
  g_signal_emit_by_name (self, "tapping", text);
}

const BonesTapping *
bones_helm_get_tapping (BonesHelm *self)
{
  g_return_val_if_fail (BONES_IS_HELM (self), NULL);

  return &self->tapping;
}

gboolean
bones_helm_untap (BonesHelm *self)
{
  g_return_val_if_fail (BONES_IS_HELM (self), FALSE);

  if (!is_tapping (self))
    return FALSE;

  take_change (self);
  g_signal_emit_by_name (self, "tapping", NULL);
  return TRUE;
}
