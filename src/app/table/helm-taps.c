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
  args.name = track->called;
  id = g_strconcat ((self->tapping.by > 0) == (track->tap > 0) ? "tap." : "untap.", track->tap_id,
                    NULL);
  return bones_words (bones_table_get_setup (self->table), names,
                      &bones_table_get_play (self->table)->game, id, &args);
}

/* The nearest to @value that @track may be counted to by touch. What is shown as full is; what the
 * rules only count one way goes no further back than where it stands. */
static gint
clamp (const BonesTrackView *track, gint value)
{
  gint lowest = track->lowest;
  gint highest = track->limit > 0 ? MIN (track->limit, track->highest) : track->highest;

  if (track->untap_text == NULL && track->tap > 0)
    lowest = track->value;
  if (track->untap_text == NULL && track->tap < 0)
    highest = track->value;
  /* What was set by hand may stand beyond. */
  return CLAMP (value, MIN (lowest, track->value), MAX (highest, track->value));
}

static void
refuse (BonesHelm *self, const BonesShipView *ship, const BonesTrackView *track, gboolean more)
{
  /* Translators: a ship, what is counted, and how many: "Fury can take no more: Hits 2" */
  g_autofree char *text =
      g_strdup_printf (more ? _ ("%s can take no more: %s %d") : _ ("%s can lose no more: %s %d"),
                       ship->name, track->name, track->value + self->tapping.by);

  g_signal_emit_by_name (self, is_tapping (self) ? "tapping" : "said", text);
}

/* Another place is another entry. Returns the ship, or NULL where nothing can be touched. */
static const BonesShipView *
turn_to (BonesHelm *self, guint ship, guint field)
{
  if (bones_helm_leave_past (self))
    return NULL;

  if (self->tapping.ship != ship || self->tapping.field != field)
    {
      bones_helm_settle (self);
      self->tapping = (BonesTapping){ BONES_NO_SHIP, field, 0 };
    }
  return bones_helm_get_ship (self, ship);
}

/* Returns the track that is touched there and sets @view to its ship, each NULL where there is
 * none. */
static const BonesTrackView *
turn_to_track (BonesHelm *self, guint ship, guint field, const BonesShipView **view)
{
  *view = turn_to (self, ship, field);
  return *view != NULL ? track_of (*view, field) : NULL;
}

/* @track: or NULL, her token. */
static void
count (BonesHelm *self, const BonesShipView *ship, const BonesTrackView *track, gint by)
{
  g_autofree char *text = NULL;

  self->tapping.ship = ship->ship;
  self->tapping.by = by;
  if (by == 0)
    {
      bones_helm_untap (self);
      return;
    }
  g_clear_handle_id (&self->tapping_id, g_source_remove);
  self->tapping_id = g_timeout_add (QUICK, enter, self);
  text = describe (self, ship, track);
  g_signal_emit_by_name (self, "tapping", text);
}

static void
count_to (BonesHelm *self, const BonesShipView *ship, const BonesTrackView *track, gint value)
{
  const gint now = track->value + self->tapping.by;
  const gint then = clamp (track, value);

  if (then != now)
    count (self, ship, track, then - track->value);
  else if (value != now)
    refuse (self, ship, track, value > now);
}

void
bones_helm_tap (BonesHelm *self, guint ship, guint field)
{
  const BonesShipView *view;
  const BonesTrackView *track;

  g_return_if_fail (BONES_IS_HELM (self));

  track = turn_to_track (self, ship, field, &view);
  if (track != NULL)
    count_to (self, view, track, track->value + self->tapping.by + track->tap);
  else if (view != NULL && field == BONES_SHIP_ORDERED)
    count (self, view, NULL, self->tapping.by != 0 ? 0 : view->ordered ? -1 : 1);
}

void
bones_helm_tap_back (BonesHelm *self, guint ship, guint field)
{
  const BonesShipView *view;
  const BonesTrackView *track;

  g_return_if_fail (BONES_IS_HELM (self));

  track = turn_to_track (self, ship, field, &view);
  if (track != NULL)
    count_to (self, view, track, track->value + self->tapping.by - track->tap);
}

void
bones_helm_tap_to (BonesHelm *self, guint ship, guint field, gint value)
{
  const BonesShipView *view;
  const BonesTrackView *track;

  g_return_if_fail (BONES_IS_HELM (self));

  track = turn_to_track (self, ship, field, &view);
  if (track != NULL)
    count_to (self, view, track, value);
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
