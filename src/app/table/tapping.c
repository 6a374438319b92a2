/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "tapping.h"

#include "bones-config.h"

BonesChange
bones_tapping_change (const BonesTapping *tapping)
{
  const gboolean turns = tapping->field == BONES_SHIP_ORDERED;

  return (BonesChange){ BONES_SET_SHIP, (guint16) tapping->field, (guint16) tapping->ship, !turns,
                        turns ? tapping->by > 0 : tapping->by };
}

char *
bones_tapping_describe (const BonesTapping *tapping, BonesTable *table, const BonesShipView *ship,
                        const BonesTrackView *track)
{
  const gint32 n[] = { ABS (tapping->by) };
  BonesWordsArgs args = BONES_WORDS_NONE;
  g_autofree char *id = NULL;

  if (track == NULL)
    /* Translators: %s is a ship */
    return g_strdup_printf (
        tapping->by > 0 ? _ ("%s has had her orders") : _ ("%s may get orders again"), ship->name);

  args.ship = ship->ship;
  args.values = n;
  args.n_values = G_N_ELEMENTS (n);
  args.name = track->called;
  id = g_strconcat ((tapping->by > 0) == (track->tap > 0) ? "tap." : "untap.", track->tap_id, NULL);
  return bones_view_words (table, id, &args);
}

char *
bones_tapping_describe_limit (const BonesTapping *tapping, BonesTable *table,
                              const BonesShipView *ship, const BonesTrackView *track)
{
  const gint value = track->value + tapping->by;
  const gint32 numbers[] = { value, track->limit };
  BonesWordsArgs args = BONES_WORDS_NONE;

  args.ship = ship->ship;
  args.values = numbers;
  args.n_values = G_N_ELEMENTS (numbers);
  if (track->full_id != NULL && track->limit > 0)
    return bones_view_words (table, track->full_id, &args);

  return track->limit > 0
             /* Translators: a ship, what is counted, how many, and out of how many: "Fury, Crew
              * points: already at 2 of 2" */
             ? g_strdup_printf (_ ("%s, %s: already at %d of %d"), ship->name, track->name, value,
                                track->limit)
             : g_strdup_printf (_ ("%s, %s: already at %d"), ship->name, track->name, value);
}

gint
bones_tapping_clamp (const BonesTrackView *track, gint value)
{
  gint lowest = track->lowest;
  gint highest = track->limit > 0 ? MIN (track->limit, track->highest) : track->highest;

  if (track->untap_text == NULL && track->tap > 0)
    lowest = track->value;
  if (track->untap_text == NULL && track->tap < 0)
    highest = track->value;
  /* A value set by hand can be beyond the limit. */
  return CLAMP (value, MIN (lowest, track->value), MAX (highest, track->value));
}

BonesOverride *
bones_override_new (const BonesChange *changes, guint n, const char *text)
{
  BonesOverride *self = g_new (BonesOverride, 1);

  *self = (BonesOverride){ g_memdup2 (changes, n * sizeof *changes), n, g_strdup (text) };
  return self;
}

void
bones_override_free (BonesOverride *self)
{
  g_free (self->changes);
  g_free (self->text);
  g_free (self);
}
