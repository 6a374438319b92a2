/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "order-of-play.h"

#include "question.h"

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

/* The fleet whose turn it is in @step; while a ship gets her orders, the fleet that is asked. */
static const BonesFleetView *
whose_go (const BonesView *view, const BonesStepView *step)
{
  const gboolean ordering = step->left->len > 0 && view->active_ship < 0 && view->prompt != NULL;
  const guint asked = ordering ? bones_question_speaker (view) : BONES_NOBODY;

  if (asked < view->fleets->len)
    return g_ptr_array_index (view->fleets, asked);
  return view->active_fleet >= 0 ? g_ptr_array_index (view->fleets, view->active_fleet) : NULL;
}

void
bones_show_steps (BonesRoundStrip *strip, const BonesView *view)
{
  g_autofree BonesStripStep *steps = NULL;
  char letter[2] = { '\0', '\0' };

  g_return_if_fail (BONES_IS_ROUND_STRIP (strip) && view != NULL);

  steps = g_new0 (BonesStripStep, view->steps->len);
  for (guint i = 0; i < view->steps->len; i++)
    {
      const BonesStepView *step = g_ptr_array_index (view->steps, i);
      const BonesFleetView *next = step->state == BONES_STEP_NOW ? whose_go (view, step) : NULL;

      steps[i].id = step->id;
      steps[i].name = step->name;
      steps[i].state = step->state == BONES_STEP_DONE  ? BONES_STRIP_DONE
                       : step->state == BONES_STEP_NOW ? BONES_STRIP_NOW
                                                       : BONES_STRIP_TO_COME;
      steps[i].left = step->left->len;
      if (next != NULL)
        letter[0] = next->letter;
      steps[i].fleet = next != NULL ? next->fleet : BONES_NOBODY;
      steps[i].letter = next != NULL ? letter : NULL;
    }
  bones_round_strip_set_steps (strip, steps, view->steps->len);
  gtk_widget_set_visible (GTK_WIDGET (strip), view->steps->len > 0 && !view->over);
}
