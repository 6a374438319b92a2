/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "view-private.h"

static void
free_track (gpointer data)
{
  BonesTrackView *track = data;

  g_free (track->name);
  g_free (track->text);
  g_free (track->tap_text);
  g_free (track);
}

char *
bones_words_chip (const BonesScene *scene, const BonesTrack *track, guint value)
{
  g_autofree char *id = g_strconcat ("track.", track->id, NULL);
  const BonesWords *words = bones_words_find (scene->setup->ruleset, id);
  const char *name = _ (words != NULL ? words->text : track->name);

  return value > 1 ? g_strdup_printf (_ ("%s: %u"), name, value) : g_strdup (name);
}

static char *
word_track (const BonesScene *scene, const BonesTrack *track, guint value)
{
  switch (track->show)
    {
    case BONES_SHOW_CHIP:
      return value > 0 ? bones_words_chip (scene, track, value) : NULL;
    case BONES_SHOW_WORD:
    case BONES_SHOW_SQUARE:
      return value > 0 ? bones_words_track (scene, track, value) : NULL;
    case BONES_SHOW_INCHES:
    case BONES_SHOW_BITS:
      return bones_words_track (scene, track, value);
    default:
      return NULL;
    }
}

/* What a touch on the card of @ship means. */
static void
describe_tap (BonesTrackView *view, const BonesScene *scene, const BonesTrack *track, guint ship)
{
  const gint32 one[] = { 1 };
  BonesWordsArgs args = BONES_WORDS_NONE;

  if (track->tap == 0 || ship == BONES_NO_SHIP)
    return;

  args.ship = ship;
  args.values = one;
  args.n_values = G_N_ELEMENTS (one);
  view->tap = track->tap;
  view->tap_text = bones_words_for (scene, "tap", track->id, &args);
}

GPtrArray *
bones_track_views (const BonesSight *sight, const BonesTrack *tracks, const guint16 *values,
                   guint ship)
{
  const BonesScene *scene = &sight->scene;
  GPtrArray *views = g_ptr_array_new_with_free_func (free_track);

  for (guint i = 0; tracks[i].id != NULL; i++)
    {
      BonesTrackView *view = g_new0 (BonesTrackView, 1);

      view->id = tracks[i].id;
      view->name = g_strdup (_ (tracks[i].name));
      view->show = tracks[i].show;
      view->value = values[i] - tracks[i].base;
      view->lowest = tracks[i].lowest - tracks[i].base;
      view->highest = tracks[i].highest - tracks[i].base;
      view->bad = tracks[i].bad;
      view->text = word_track (scene, &tracks[i], values[i]);
      if ((view->show == BONES_SHOW_HOLES || view->show == BONES_SHOW_PEGS)
          && ship != BONES_NO_SHIP)
        view->limit = (gint) scene->setup->ruleset->limit (scene->setup, scene->game, ship, i);
      describe_tap (view, scene, &tracks[i], ship);

      g_ptr_array_add (views, view);
    }

  return views;
}
