/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "round-steps.h"

#include "question.h"

/* Whose go it is in @step: of a ship that is just getting her orders, that of who is asked. */
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
bones_round_steps_apply (BonesRoundStrip *strip, const BonesView *view)
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
