/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

#include <string.h>

/* For cards and a wizard, of which players decide when the fleets are fitted out. */
#define SHARE_OF_SHIPS(budget) ((budget) / 10u * 9u)

#define MOST_FLYERS 3

static const struct {
  const char *id;
  guint8 classes[4]; /* one purchase of each in turn, for as long as there are points */
  guint n;
} fleets[] = {
  { "mixed", { MW_MOW, MW_SOL, MW_IND, MW_SOL }, 4 },
  { "line", { MW_MOW, MW_SOL, MW_SOL, MW_SOL }, 4 },
  { "heavy", { MW_MOW, MW_IND }, 2 },
};

static guint
price_of (const MwContent *content, const guint *counts)
{
  guint price = 0;

  for (guint i = 0; i < content->n_templates; i++)
    price += counts[i] / (content->templates[i].class == MW_SOL ? 3u : 1u)
             * content->templates[i].points;

  return price;
}

/* Of @class, the template of which there are the fewest, where there are points for one; of those
 * that @faction may have. */
static gboolean
buy (const MwContent *content, const char *faction, guint class, guint points, guint *counts)
{
  guint best = content->n_templates;

  for (guint i = 0; i < content->n_templates; i++)
    if (content->templates[i].class == class && mw_may_have (content, faction, i, counts)
        && (best == content->n_templates || counts[i] < counts[best]))
      best = i;

  if (best == content->n_templates
      || price_of (content, counts) + content->templates[best].points > points)
    return FALSE;

  counts[best] += class == MW_SOL ? 3u : 1u;
  return TRUE;
}

/* MW-FLT-12: as many as their own points are enough for. */
static void
buy_flyers (const MwContent *content, const char *faction, guint points, guint *counts)
{
  g_autofree guint *flyers = g_new0 (guint, content->n_templates);

  for (guint i = 0; i < MOST_FLYERS; i++)
    if (!buy (content, faction, MW_FLYER, points, flyers))
      break;

  for (guint i = 0; i < content->n_templates; i++)
    counts[i] += flyers[i];
}

const char *
mw_ready_fleet (const BonesSetup *setup, const char *faction, guint i, guint *counts)
{
  const MwContent *content = setup->content;
  const guint points = SHARE_OF_SHIPS (mw_budget (setup, NULL));
  gboolean bought = TRUE;

  if (i >= G_N_ELEMENTS (fleets))
    return NULL;

  memset (counts, 0, content->n_templates * sizeof *counts);
  while (bought)
    {
      bought = FALSE;
      for (guint j = 0; j < fleets[i].n; j++)
        bought = buy (content, faction, fleets[i].classes[j], points, counts) || bought;
    }
  if (i == 0)
    buy_flyers (content, faction, setup->options[MW_FLYER_ALLOWANCE] * 2u, counts);

  return fleets[i].id;
}
