/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "glide.h"

#define GLIDE_MS 240 /* milliseconds that it takes */

static void
set_gone (double gone, gpointer data)
{
  BonesGlide *self = data;

  self->gone = gone;
  self->queue (adw_animation_get_widget (self->animation));
}

void
bones_glide_set_out (BonesGlide *self, GtkWidget *widget, void (*queue) (GtkWidget *widget))
{
  g_return_if_fail (self != NULL && GTK_IS_WIDGET (widget) && queue != NULL);

  self->queue = queue;
  if (self->animation == NULL)
    self->animation = adw_timed_animation_new (
        widget, 0, 1, GLIDE_MS, adw_callback_animation_target_new (set_gone, self, NULL));
  self->gone = 0;
  adw_animation_play (self->animation);
}

double
bones_glide_gone (const BonesGlide *self)
{
  g_return_val_if_fail (self != NULL, 1);

  return self->animation != NULL ? self->gone : 1;
}

void
bones_glide_stop (BonesGlide *self)
{
  g_return_if_fail (self != NULL);

  if (self->animation != NULL)
    adw_animation_reset (self->animation);
  g_clear_object (&self->animation);
}
