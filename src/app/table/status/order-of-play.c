/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "order-of-play.h"

#include "bones-config.h"

void
bones_show_order_of_play (BonesInitiative *tokens, const BonesView *view)
{
  BonesPlaceLook places[BONES_MAX_FLEETS] = { 0 };
  char letters[BONES_MAX_FLEETS][2] = { 0 };
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  const guint n = MIN (view->order->len, BONES_MAX_FLEETS);

  for (guint i = 0; i < n; i++)
    {
      const guint fleet = g_array_index (view->order, guint, i);
      const BonesFleetView *look = g_ptr_array_index (view->fleets, fleet);
      /* Translators: place in the order of play, and a fleet */
      char *text = g_strdup_printf (_ ("%u: %s"), i + 1, look->name);

      g_ptr_array_add (texts, text);
      letters[i][0] = look->letter;
      places[i] = (BonesPlaceLook){ fleet, letters[i], text, look->next };
    }
  bones_initiative_set_order (tokens, places, n);
  gtk_widget_set_visible (GTK_WIDGET (tokens), n > 0);
}
