/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

static BonesFault *
find_fault (GArray *faults, const char *what, const char *rule, gint ship, gboolean fatal)
{
  const BonesFault fault = { .what = what, .rule = rule, .ship = ship, .fatal = fatal };

  g_array_append_val (faults, fault);
  return &g_array_index (faults, BonesFault, faults->len - 1);
}

static const char *
kind_of (const BonesRoster *roster, guint i)
{
  const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);

  return ship->kind != NULL ? ship->kind : "";
}

static const MwTemplate *
template_of (const BonesSetup *setup, const BonesRoster *roster, guint i)
{
  const gint kind = bones_ruleset_kind (setup, kind_of (roster, i));

  return kind >= 0 ? &((const MwContent *) setup->content)->templates[kind] : NULL;
}

/* How many ships from @i on are of one template. */
static guint
run_from (const BonesSetup *setup, const BonesRoster *roster, guint i)
{
  const MwTemplate *template = template_of (setup, roster, i);
  guint n = 1;

  while (i + n < roster->ships->len && template_of (setup, roster, i + n) == template)
    n++;

  return n;
}

/* What of a fleet the rules count. */
typedef struct {
  guint normal, flyers; /* halves of points */
  guint squadrons, monsters, vessels;
} Sum;

/* MW-FLT-03: ships of the line come in threes. */
static void
check_run (const BonesSetup *setup, const BonesRoster *roster, guint i, guint n, Sum *sum,
           GArray *faults)
{
  const MwTemplate *template = template_of (setup, roster, i);

  switch (template->class)
    {
    case MW_SOL:
      sum->squadrons += n / 3;
      sum->vessels += n;
      sum->normal += (n + 2) / 3 * template->points;
      if (n % 3 != 0)
        find_fault (faults, "not-in-threes", "MW-FLT-03", (gint) i, TRUE)->values[0] = (gint32) n;
      return;
    case MW_FLYER:
      sum->flyers += n * template->points;
      return;
    case MW_MONSTER:
      sum->monsters += n;
      sum->normal += n * template->points;
      return;
    default:
      sum->vessels += n;
      sum->normal += n * template->points;
      return;
    }
}

static void
check_ships (const BonesSetup *setup, const BonesRoster *roster, Sum *sum, GArray *faults)
{
  for (guint i = 0, n; i < roster->ships->len; i += n)
    {
      n = run_from (setup, roster, i);
      if (template_of (setup, roster, i) != NULL)
        check_run (setup, roster, i, n, sum, faults);
      else
        g_strlcpy (find_fault (faults, "unknown-class", "MW-FLT-03", (gint) i, TRUE)->name,
                   kind_of (roster, i), sizeof ((BonesFault *) NULL)->name);
    }
}

/* MW-FLT-10: no other class will do for the Admiral. */
static void
check_command (const BonesSetup *setup, const BonesRoster *roster, GArray *faults)
{
  for (guint i = 0; i < roster->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);
      const MwTemplate *template = template_of (setup, roster, i);

      if (ship->flagship && template != NULL && template->class != MW_MOW)
        find_fault (faults, "no-command-ship", "MW-FLT-10", (gint) i, FALSE);
    }
}

guint
mw_budget (const BonesSetup *setup, const BonesRoster *roster)
{
  const char *limit = mw_options[MW_POINTS_LIMIT].values[setup->options[MW_POINTS_LIMIT]];

  return (guint) g_ascii_strtoull (limit, NULL, 10) * 2;
}

/* MW-FLT-12, MW-AMB-05: flyers are paid from their own allowance first. */
static guint
price_of (const BonesSetup *setup, const Sum *sum)
{
  const guint allowance = setup->options[MW_FLYER_ALLOWANCE] * 2u;

  return sum->normal + (sum->flyers > allowance ? sum->flyers - allowance : 0);
}

guint
mw_check (const BonesSetup *setup, const BonesRoster *roster, GArray *faults)
{
  g_autoptr (GArray) unheard =
      faults == NULL ? g_array_new (FALSE, FALSE, sizeof (BonesFault)) : NULL;
  GArray *found = faults != NULL ? faults : unheard;
  Sum sum = { 0 };
  guint price;

  check_ships (setup, roster, &sum, found);
  if (sum.vessels == 0)
    find_fault (found, "no-ships", "MW-FLT-01", -1, TRUE);

  if (sum.monsters > sum.squadrons) /* MW-FLT-14 */
    {
      BonesFault *fault = find_fault (found, "too-many-monsters", "MW-FLT-14", -1, FALSE);

      fault->values[0] = (gint32) sum.monsters;
      fault->values[1] = (gint32) sum.squadrons;
    }

  check_command (setup, roster, found);
  price = price_of (setup, &sum);
  if (price > mw_budget (setup, roster))
    {
      BonesFault *fault = find_fault (found, "over-budget", "MW-FLT-01", -1, FALSE);

      fault->values[0] = (gint32) price;
      fault->values[1] = (gint32) mw_budget (setup, roster);
    }

  return price;
}

/* How many purchases of a template, or of a class, a fleet has made. */
static guint
count_purchases (const BonesPlay *play, guint fleet, const MwLimit *limit)
{
  guint n = 0, sail = 0;

  for (guint ship = 0; ship < play->game.n_ships; ship++)
    {
      const BonesShip *self = &play->game.ships[ship];
      const MwTemplate *template = mw_template (play->setup, &play->game, ship);

      if (self->origin != fleet
          || (limit->template != 0xff ? self->kind != limit->template
                                      : template->class != limit->class))
        continue;

      sail += template->class == MW_SOL;
      n += template->class != MW_SOL;
    }

  return n + sail / 3;
}

/* MW-FLT-02: players write them, and are only warned. */
void
mw_tell_limits (BonesPlay *play, guint fleet)
{
  const MwContent *content = play->setup->content;
  const BonesRoster *roster = g_ptr_array_index (play->setup->rosters, fleet);

  for (guint i = 0; roster->faction != NULL && i < content->n_limits; i++)
    {
      const MwLimit *limit = &content->limits[i];
      const guint n = count_purchases (play, fleet, limit);

      if (limit->race >= content->n_races
          || !g_str_equal (content->race_ids[limit->race], roster->faction))
        continue;

      if (n < limit->least)
        bones_tell_fleet (play, "too-few-of-race", "MW-FLT-02", fleet, (gint) n, limit->least);
      else if (n > limit->most)
        bones_tell_fleet (play, "too-many-of-race", "MW-FLT-02", fleet, (gint) n, limit->most);
    }
}
