/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "question.h"

#include "bones-config.h"

/* The only fleet in @who, or BONES_NOBODY. */
static guint
only_fleet (guint who)
{
  const gint first = g_bit_nth_lsf (who, -1);

  return first >= 0 && who == 1u << first ? (guint) first : BONES_NOBODY;
}

guint
bones_question_speaker (const BonesView *view)
{
  g_return_val_if_fail (view != NULL, BONES_NOBODY);

  if (view->prompt != NULL)
    return only_fleet (view->prompt->who);
  if (view->over)
    return view->winner >= 0 ? (guint) view->winner : BONES_NOBODY;
  return view->active_fleet >= 0 ? (guint) view->active_fleet : BONES_NOBODY;
}

guint
bones_question_fleets (const BonesView *view)
{
  guint one;

  g_return_val_if_fail (view != NULL, 0);

  one = bones_question_speaker (view);
  return (view->prompt != NULL ? view->prompt->who : 0) | (one != BONES_NOBODY ? 1u << one : 0);
}

char *
bones_question_speakers (const BonesView *view)
{
  g_autofree char *names = NULL;
  guint who;

  g_return_val_if_fail (view != NULL, NULL);

  who = bones_question_fleets (view);
  for (guint i = 0; i < view->fleets->len; i++)
    {
      const BonesFleetView *fleet = g_ptr_array_index (view->fleets, i);
      char *more;

      if ((who >> fleet->fleet & 1) == 0)
        continue;

      /* Translators: fleets that may answer; the first %s may be several of them: "Red or Blue" */
      more = names != NULL ? g_strdup_printf (_ ("%s or %s"), names, fleet->name)
                           : g_strdup (fleet->name);
      g_free (names);
      names = more;
    }
  return names != NULL ? g_steal_pointer (&names) : g_strdup (_ ("The table"));
}

gint
bones_question_turn (const BonesView *view)
{
  g_return_val_if_fail (view != NULL, -1);

  return view->turn != NULL ? (gint) view->turn->ship : -1;
}

const BonesActionView *
bones_question_order (const BonesView *view, guint ship)
{
  const BonesActionView *found = NULL;

  g_return_val_if_fail (view != NULL, NULL);

  if (bones_question_turn (view) >= 0)
    return NULL;

  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (action->action.ship == ship && (action->open || found == NULL))
        found = action;
      if (found != NULL && found->open)
        break;
    }
  return found;
}

/* The only ship with open actions if she has her turn, or -1. */
static gint
find_busy (const BonesView *view)
{
  gboolean any = FALSE;

  for (guint i = 0; i < view->actions->len && view->active_ship >= 0; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (!action->open || action->any_time || action->action.ship == BONES_NO_SHIP)
        continue;
      if (action->action.ship != (guint) view->active_ship)
        return -1;
      any = TRUE;
    }
  return any ? view->active_ship : -1;
}

char *
bones_question_text (const BonesView *view)
{
  const BonesShipView *ship;

  g_return_val_if_fail (view != NULL, NULL);

  if (view->misfit != NULL)
    return g_strdup (view->misfit);
  if (view->prompt != NULL)
    return g_strdup (view->prompt->text);
  if (view->over)
    return g_strdup (view->outcome != NULL ? view->outcome : _ ("The battle is over."));

  if (view->next_text != NULL && view->turn != NULL)
    return g_strdup (view->next_text);

  ship = find_busy (view) >= 0 ? bones_view_ship (view, (guint) view->active_ship) : NULL;
  if (ship != NULL)
    return g_strdup_printf (_ ("What else does %s do?"), ship->name);
  if (view->next_text != NULL)
    return g_strdup (view->next_text);
  return g_strdup (_ ("The table is not set up yet."));
}
