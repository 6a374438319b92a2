/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "battle-status.h"

#include "question.h"

#include "bones-config.h"

static const BonesStepView *
find_step (const BonesView *view)
{
  for (guint i = 0; i < view->steps->len; i++)
    {
      const BonesStepView *step = g_ptr_array_index (view->steps, i);

      if (step->state == BONES_STEP_NOW)
        return step;
    }
  return NULL;
}

static char *
tell_wind (const BonesView *view)
{
  if (!view->windy)
    return NULL;

  if (view->wind == BONES_WIND_UNKNOWN)
    return g_strdup (_ ("The wind is not known yet."));

  if (view->wind == BONES_CALM)
    return g_strdup (_ ("It is calm."));

  return view->wind_said != NULL ? g_strdup (view->wind_said)
                                 : g_strdup_printf (_ ("The wind blows toward the %s."),
                                                    bones_point_words (view->wind));
}

/* Whose turn it is: the fleet of the active ship, the one fleet that is asked, or the fleet that
 * orders next. */
static gint
find_fleet (const BonesView *view)
{
  const gint turn = bones_question_turn (view);
  const BonesShipView *ship = turn >= 0 ? bones_view_ship (view, (guint) turn) : NULL;

  if (view->over)
    return view->winner;

  for (guint i = 0; view->prompt != NULL && i < view->fleets->len; i++)
    if (view->prompt->who == 1u << i)
      return (gint) i;

  if (ship != NULL && ship->fleet < view->fleets->len)
    return (gint) ship->fleet;

  return view->active_fleet;
}

static char *
tell_next (const BonesView *view, const BonesStepView *step)
{
  if (view->over)
    return g_strdup (view->outcome);

  if (view->turn != NULL)
    return g_strdup (view->turn->text);

  if (view->active_fleet >= 0)
    {
      const BonesFleetView *fleet = g_ptr_array_index (view->fleets, (guint) view->active_fleet);

      return g_strdup_printf (_ ("%s is next."), fleet->name);
    }

  if (view->prompt != NULL)
    return g_strdup (view->prompt->text);

  if (view->next_text != NULL)
    return g_strdup (view->next_text);

  /* Translators: a step of the round: "Next: Wind" */
  return step != NULL && view->round > 0 ? g_strdup_printf (_ ("Next: %s"), step->name)
                                         : g_strdup (_ ("The table is being set up."));
}

BonesBattleStatus *
bones_battle_status_new (const BonesView *view)
{
  const BonesStepView *step;
  BonesBattleStatus *self;

  g_return_val_if_fail (view != NULL, NULL);

  step = find_step (view);
  self = g_new0 (BonesBattleStatus, 1);
  self->round = g_strdup (view->round_text);
  self->step = step != NULL && !view->over && view->round > 0 ? g_strdup (step->name) : NULL;
  self->wind = tell_wind (view);
  self->next = tell_next (view, step);
  self->asked = view->prompt != NULL ? g_strdup (view->prompt->text) : NULL;
  self->fleet = find_fleet (view);
  self->ship = view->active_ship;
  return self;
}

void
bones_battle_status_free (BonesBattleStatus *self)
{
  if (self == NULL)
    return;

  g_free (self->round);
  g_free (self->step);
  g_free (self->wind);
  g_free (self->next);
  g_free (self->asked);
  g_free (self);
}
