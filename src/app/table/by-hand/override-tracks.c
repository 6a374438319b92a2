/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "board.h"
#include "override-private.h"

#include "bones-config.h"

static guint
count_ships (const BonesView *view)
{
  guint n = 0;

  while (bones_view_ship (view, n) != NULL)
    n++;
  return n;
}

/* The ship or fleet that @value names, as everybody may call it. */
static char *
name_number (const BonesView *view, BonesNumbers numbers, guint value)
{
  if (value == 0)
    return g_strdup (_ ("none"));

  if (numbers == BONES_NUMBERS_SHIPS)
    return g_strdup (bones_view_ship (view, value - 1)->name);

  return g_strdup (((BonesFleetView *) g_ptr_array_index (view->fleets, value - 1))->name);
}

static char *
name_value (const BonesFilling *to, const BonesTrack *track, guint value)
{
  const char *words, *id;

  if (track->numbers != BONES_NUMBERS_ONLY)
    return name_number (to->view, track->numbers, value);

  if (track->show == BONES_SHOW_SQUARE)
    return value > 0 ? bones_square_to_string (to->setup->ruleset->board, value)
                     : g_strdup (_ ("none"));

  id = bones_setup_track_word (to->setup, track, value);
  words = id != NULL ? bones_words_called (to->setup, "choice", id) : NULL;
  return g_strdup (words != NULL ? words : id != NULL ? id : _ ("none"));
}

/* How many values have names; 0 is among them in any case. */
static guint
count_names (const BonesFilling *to, const BonesTrack *track)
{
  guint n = 1;

  if (track->numbers != BONES_NUMBERS_ONLY)
    return 1
           + MIN (track->highest, track->numbers == BONES_NUMBERS_SHIPS ? count_ships (to->view)
                                                                        : to->view->fleets->len);

  if (track->show == BONES_SHOW_SQUARE)
    return track->highest + 1u;

  while (n <= track->highest && bones_setup_track_word (to->setup, track, n) != NULL)
    n++;
  return n;
}

/* Which of them are set, each by its name. */
static void
add_bits (const BonesFilling *to, AdwPreferencesGroup *group, const BonesTrack *track,
          const BonesTrackView *view, const BonesChange *change)
{
  for (guint bit = 0; track->ids[bit] != NULL; bit++)
    {
      g_autofree char *name = name_value (to, track, bit);
      g_autofree char *title = g_strdup_printf ("%s: %s", view->name, name);

      bones_field_set_add_bit (to->fields, group, title, change, bit);
    }
}

/* What has names is chosen by them: nobody counts to c4. */
static void
add_names (const BonesFilling *to, AdwPreferencesGroup *group, const BonesTrack *track,
           const BonesTrackView *view, const BonesChange *change)
{
  const guint n = count_names (to, track);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree gint64 *values = g_new (gint64, n);

  for (guint value = 0; value < n; value++)
    {
      values[value] = value;
      g_ptr_array_add (names, name_value (to, track, value));
    }
  bones_field_set_add_list (to->fields, group, view->name, change,
                            (const char *const *) names->pdata, values, n);
}

/* Bits have ids, too, but may be several at once. */
static gboolean
is_named (const BonesTrack *track)
{
  return track->show == BONES_SHOW_SQUARE || track->show == BONES_SHOW_WORD
         || track->numbers != BONES_NUMBERS_ONLY
         || (track->show == BONES_SHOW_NOT && track->ids != NULL);
}

/* What is on the cards stands first; the rest is kept for the rules' sake, and stands last. */
void
bones_filling_add_tracks (const BonesFilling *to, const BonesTrack *tracks, const GPtrArray *views,
                          guint scope, guint index)
{
  guint n_books = 0, n_shown = 0;

  for (guint i = 0; i < views->len; i++)
    {
      const BonesTrackView *view = g_ptr_array_index (views, i);
      const BonesChange change = { (guint16) scope, (guint16) i, (guint16) index, 0,
                                   view->value + tracks[i].base };
      AdwPreferencesGroup *group = view->show == BONES_SHOW_NOT ? to->books : to->tracks;

      if (view->absent)
        continue;

      n_shown += view->show != BONES_SHOW_NOT;
      if (is_named (&tracks[i]))
        add_names (to, group, &tracks[i], view, &change);
      else if (view->show == BONES_SHOW_BITS)
        add_bits (to, group, &tracks[i], view, &change);
      else
        bones_field_set_add_track (to->fields, group, &tracks[i], view, &change);
      n_books += view->show == BONES_SHOW_NOT;
    }
  gtk_widget_set_visible (GTK_WIDGET (to->books), n_books > 0);
  gtk_widget_set_visible (GTK_WIDGET (to->tracks), n_shown > 0);
}
