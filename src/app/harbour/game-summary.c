/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "game-summary.h"

#include "battle-status.h"
#include "registry.h"
#include "words.h"

#include "bones-config.h"

static GDateTime *
local_time (gint64 microseconds)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (microseconds / G_USEC_PER_SEC);

  return utc != NULL ? g_date_time_to_local (utc) : NULL;
}

static gint
days_between (GDateTime *then, GDateTime *now)
{
  GDate a, b;

  g_date_clear (&a, 1);
  g_date_clear (&b, 1);
  g_date_set_dmy (&a, (GDateDay) g_date_time_get_day_of_month (then),
                  (GDateMonth) g_date_time_get_month (then),
                  (GDateYear) g_date_time_get_year (then));
  g_date_set_dmy (&b, (GDateDay) g_date_time_get_day_of_month (now),
                  (GDateMonth) g_date_time_get_month (now), (GDateYear) g_date_time_get_year (now));
  return g_date_days_between (&a, &b);
}

char *
bones_when (gint64 then, gint64 now)
{
  g_autoptr (GDateTime) played = local_time (then);
  g_autoptr (GDateTime) today = local_time (now);
  gint days;

  if (played == NULL || today == NULL)
    return g_strdup (_ ("some time ago"));

  days = days_between (played, today);
  if (days == 0)
    /* Translators: a time today; see strftime */
    return g_date_time_format (played, _ ("today at %H:%M"));
  if (days == 1)
    return g_date_time_format (played, _ ("yesterday at %H:%M"));
  if (g_date_time_get_year (played) == g_date_time_get_year (today))
    /* Translators: a day of this year; see strftime */
    return g_date_time_format (played, _ ("%-e %B"));
  return g_date_time_format (played, _ ("%-e %B %Y"));
}

/* How far it has come, or how it ended. */
static char *
describe_stage (const BonesGameRecord *record, const BonesRuleset *ruleset)
{
  if (record->over && record->winner != NULL)
    {
      g_autofree char *winner = bones_name_isolate (record->winner);

      /* Translators: how a battle ended, in a list of battles: "Black Spot 2025 · won by Red" */
      return g_strdup_printf (_ ("won by %s"), winner);
    }

  return record->over         ? g_strdup (_ ("over, without a winner"))
         : record->round == 0 ? g_strdup (_ ("being set up"))
         : ruleset != NULL    ? bones_words_round (ruleset, "in-brief", record->round)
                              : g_strdup_printf ("%u", record->round);
}

char *
bones_game_describe (const BonesGameRecord *record, gint64 now)
{
  const BonesRuleset *ruleset;
  g_autofree char *when = NULL;
  g_autofree char *stage = NULL;
  gboolean several;

  g_return_val_if_fail (record != NULL, NULL);

  ruleset = bones_ruleset_find (record->ruleset);
  when = bones_when (record->played, now);
  stage = describe_stage (record, ruleset);
  several = ruleset != NULL && ruleset->editions[1] != NULL;
  return g_strdup_printf ("%s%s%s · %s · %s",
                          ruleset != NULL ? g_dgettext (GETTEXT_PACKAGE, ruleset->name)
                                          : record->ruleset,
                          several ? " " : "", several ? record->edition : "", stage, when);
}

static char *
describe_fleet (const BonesFleetView *fleet)
{
  g_autofree char *left = bones_words_points ((gint) fleet->points_left);
  g_autofree char *all = bones_words_points ((gint) fleet->points);

  /* Translators: a fleet, the points that it has left, and the points that it was bought for */
  return fleet->points > 0 ? g_strdup_printf (_ ("%s %s/%s"), fleet->name, left, all)
                           : g_strdup ("");
}

BonesGameStand *
bones_game_stand_new (const BonesView *view)
{
  g_autoptr (BonesBattleStatus) status = NULL;
  BonesGameStand *self;

  g_return_val_if_fail (view != NULL, NULL);

  status = bones_battle_status_new (view);
  self = g_new0 (BonesGameStand, 1);
  self->next = g_steal_pointer (&status->next);
  self->fleets = g_new0 (char *, view->fleets->len + 1);
  for (guint i = 0; i < view->fleets->len; i++)
    self->fleets[i] = describe_fleet (g_ptr_array_index (view->fleets, i));
  return self;
}

void
bones_game_stand_free (BonesGameStand *self)
{
  if (self == NULL)
    return;

  g_free (self->next);
  g_strfreev (self->fleets);
  g_free (self);
}
