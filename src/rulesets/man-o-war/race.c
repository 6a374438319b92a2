/* SPDX-License-Identifier: GPL-3.0-or-later */
/* MW-FLT-02: whose ships are whose, and what races want of their fleets. */
#include "man-o-war.h"

/* The number of the race that is called @faction, or n_races. */
static guint
find_race (const MwContent *content, const char *faction)
{
  guint race = 0;

  while (race < content->n_races && g_strcmp0 (content->race_ids[race], faction) != 0)
    race++;

  return race;
}

/* MW-FLT-14: any race may field sea monsters; and a fleet of no race has whatever it likes. */
static gboolean
is_of_another_race (const MwTemplate *template, const char *faction)
{
  return faction != NULL && template->class != MW_MONSTER && template->race != NULL
         && *template->race != '\0' && !g_str_equal (template->race, faction);
}

static gboolean
is_limited (const MwContent *content, const MwLimit *limit, guint template)
{
  return limit->template != 0xff ? limit->template == template
                                 : content->templates[template].class == limit->class;
}

/* How many purchases of what @limit is of there are in @counts. */
static guint
count_purchases (const MwContent *content, const MwLimit *limit, const guint *counts)
{
  guint n = 0;

  for (guint i = 0; i < content->n_templates; i++)
    if (is_limited (content, limit, i))
      n += counts[i] / (content->templates[i].class == MW_SOL ? 3 : 1);

  return n;
}

gboolean
mw_may_have (const MwContent *content, const char *faction, guint template, const guint *counts)
{
  const guint race = find_race (content, faction);

  for (guint i = 0; i < content->n_limits; i++)
    {
      const MwLimit *limit = &content->limits[i];

      if (limit->race == race && is_limited (content, limit, template)
          && count_purchases (content, limit, counts) >= limit->most)
        return FALSE;
    }

  return !is_of_another_race (&content->templates[template], faction);
}

static void
check_limits (const MwContent *content, guint race, const guint *counts, GArray *faults)
{
  for (guint i = 0; i < content->n_limits; i++)
    {
      const MwLimit *limit = &content->limits[i];
      const guint n = count_purchases (content, limit, counts);
      const gboolean few = n < limit->least;
      BonesFault *fault;

      if (limit->race != race || (!few && n <= limit->most))
        continue;

      fault = mw_find_fault (faults, few ? "too-few-of-race" : "too-many-of-race", "MW-FLT-02", -1);
      fault->warns = TRUE;
      fault->values[0] = (gint32) n;
      fault->values[1] = few ? limit->least : limit->most;
      fault->values[2] = (gint32) i;
      fault->values[3] = (gint32) race;
    }
}

void
mw_check_race (const BonesSetup *setup, const BonesRoster *roster, GArray *faults)
{
  const MwContent *content = setup->content;
  const guint race = find_race (content, roster->faction);
  g_autofree guint *counts = g_new0 (guint, content->n_templates + 1u);

  if (roster->faction == NULL)
    return;

  if (race == content->n_races)
    {
      BonesFault *fault = mw_find_fault (faults, "unknown-race", "MW-FLT-02", -1);

      fault->fatal = TRUE;
      g_strlcpy (fault->name, roster->faction, sizeof fault->name);
    }

  for (guint i = 0; i < roster->ships->len; i++)
    {
      const MwTemplate *template = mw_bought (setup, roster, i);

      if (template == NULL)
        continue;

      counts[template - content->templates]++;
      if (is_of_another_race (template, roster->faction))
        mw_find_fault (faults, "of-another-race", "MW-FLT-02", (gint) i)->values[0] =
            (gint32) find_race (content, template->race);
    }

  check_limits (content, race, counts, faults);
}

void
mw_tell_limits (BonesPlay *play, guint fleet)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (BonesFault));

  mw_check_race (play->setup, g_ptr_array_index (play->setup->rosters, fleet), faults);
  for (guint i = 0; i < faults->len; i++)
    {
      const BonesFault *fault = &g_array_index (faults, BonesFault, i);
      BonesEvent event = { .what = fault->what,
                           .rule = fault->rule,
                           .ship = BONES_NO_SHIP,
                           .other = BONES_NO_SHIP,
                           .fleet = (guint8) fleet,
                           .marker = BONES_MAX_MARKERS };

      memcpy (event.values, fault->values, sizeof event.values);
      if (fault->warns)
        bones_tell (play, &event);
    }
}

const char *
mw_limited_words (const MwContent *content, guint limit)
{
  static const char *const classes[MW_CLASSES] = { "class.MOW", "class.IND", "class.SOL",
                                                   "class.FLYER", "class.MONSTER" };
  const MwLimit *self = &content->limits[limit];

  return self->template <content->n_templates ? content->templates[self->template].words
                                              : classes[self->class];
}
