/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gtk/gtk.h>

#include "sounds.h"

static void
collect_ships (const GPtrArray *ships, BonesHeard *heard)
{
  for (guint i = 0; i < ships->len; i++)
    {
      const BonesShipView *ship = g_ptr_array_index (ships, i);

      if (ship->in_play)
        heard->in_play[ship->ship / 64] |= G_GUINT64_CONSTANT (1) << ship->ship % 64;
    }
}

/* Whether dice fell after entry @seq, up to @last. */
static gboolean
find_dice (BonesTable *table, guint32 seq, guint32 last)
{
  BonesFacesView faces;

  while (++seq <= last)
    if (bones_view_faces (table, seq, &faces) && faces.n > 0)
      return TRUE;
  return FALSE;
}

BonesSound
bones_sound_of (BonesHeard *heard, BonesTable *table, const BonesView *view)
{
  BonesHeard now = { .seq = view->seq, .round = view->round };
  const gboolean fresh = heard->seq != 0 && view->seq > heard->seq;
  gboolean lost = FALSE;
  BonesSound sound = BONES_SOUND_NONE;

  for (guint i = 0; i < view->fleets->len; i++)
    collect_ships (((const BonesFleetView *) g_ptr_array_index (view->fleets, i))->ships, &now);
  for (guint i = 0; i < G_N_ELEMENTS (now.in_play); i++)
    lost |= (heard->in_play[i] & ~now.in_play[i]) != 0;

  if (fresh && lost)
    sound = BONES_SOUND_LOST;
  else if (fresh && heard->round > 0 && now.round > heard->round)
    sound = BONES_SOUND_ROUND;
  else if (fresh && find_dice (table, heard->seq, view->seq))
    sound = BONES_SOUND_DICE;
  *heard = now;
  return sound;
}

/* The file of @name in the sound theme, which the caller frees; or NULL. */
static char *
find_file (const char *name)
{
  g_autofree char *theme = NULL;
  const char *const *folders = g_get_system_data_dirs ();

  g_object_get (gtk_settings_get_default (), "gtk-sound-theme-name", &theme, NULL);
  for (guint i = 0; folders[i] != NULL; i++)
    for (guint own = theme != NULL ? 0 : 1; own < 2; own++)
      {
        g_autofree char *file = g_strconcat (name, ".oga", NULL);
        g_autofree char *path = g_build_filename (
            folders[i], "sounds", own == 0 ? theme : "freedesktop", "stereo", file, NULL);

        if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
          return g_steal_pointer (&path);
      }
  return NULL;
}

void
bones_sound_play (BonesSound sound)
{
  static const char *const names[BONES_N_SOUNDS] = { NULL, "audio-volume-change", "complete",
                                                     "bell" };
  static const char *const words[BONES_N_SOUNDS] = { NULL, "dice", "round", "lost" };
  static GtkMediaStream *streams[BONES_N_SOUNDS]; /* each plays until the next one of its kind */
  g_autofree char *path = NULL;
  gboolean wanted = TRUE;

  g_return_if_fail (sound < BONES_N_SOUNDS);

  g_object_get (gtk_settings_get_default (), "gtk-enable-event-sounds", &wanted, NULL);
  if (sound == BONES_SOUND_NONE || !wanted)
    return;

  g_debug ("sound: %s", words[sound]);
  path = find_file (names[sound]);
  if (path == NULL)
    return;

  g_clear_object (&streams[sound]);
  streams[sound] = gtk_media_file_new_for_filename (path);
  if (gtk_media_stream_get_error (streams[sound]) == NULL)
    gtk_media_stream_play (streams[sound]);
}
