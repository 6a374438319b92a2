/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

BonesFault *
mw_find_fault (GArray *faults, const char *what, const char *rule, gint ship)
{
  const BonesFault fault = { .what = what, .rule = rule, .ship = ship };

  g_array_append_val (faults, fault);
  return &g_array_index (faults, BonesFault, faults->len - 1);
}

/* One that no setting makes playable. */
static BonesFault *
find_fatal (GArray *faults, const char *what, const char *rule, gint ship)
{
  BonesFault *fault = mw_find_fault (faults, what, rule, ship);

  fault->fatal = TRUE;
  return fault;
}

static const char *
kind_of (const BonesRoster *roster, guint i)
{
  const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);

  return ship->kind != NULL ? ship->kind : "";
}

const MwTemplate *
mw_bought (const BonesSetup *setup, const BonesRoster *roster, guint i)
{
  const gint kind = bones_ruleset_kind (setup, kind_of (roster, i));

  return kind >= 0 ? &((const MwContent *) setup->content)->templates[kind] : NULL;
}

guint
mw_find_rank (const MwContent *content, const char *id)
{
  guint rank = 0;

  while (rank < content->n_ranks && g_strcmp0 (content->ranks[rank].id, id) != 0)
    rank++;

  return rank;
}

/* How many ships from @i on are of one template. */
static guint
run_from (const BonesSetup *setup, const BonesRoster *roster, guint i)
{
  const MwTemplate *template = mw_bought (setup, roster, i);
  guint n = 1;

  while (i + n < roster->ships->len && mw_bought (setup, roster, i + n) == template)
    n++;

  return n;
}

/* What of a fleet the rules count. */
typedef struct {
  guint normal, flyers, weapons; /* halves of points */
  guint squadrons, monsters, vessels, men_o_war, wizards, flagships;
} Sum;

/* MW-FLT-03: ships of the line come in threes. */
static void
check_run (const BonesSetup *setup, const BonesRoster *roster, guint i, guint n, Sum *sum,
           GArray *faults)
{
  const MwTemplate *template = mw_bought (setup, roster, i);

  switch (template->class)
    {
    case MW_SOL:
      sum->squadrons += n / 3;
      sum->vessels += n;
      sum->normal += (n + 2) / 3 * template->points;
      if (n % 3 != 0)
        find_fatal (faults, "not-in-threes", "MW-FLT-03", (gint) i)->values[0] = (gint32) n;
      return;
    case MW_FLYER:
      sum->flyers += n * template->points;
      return;
    case MW_MONSTER:
      sum->monsters += n;
      sum->normal += n * template->points;
      return;
    default:
      sum->men_o_war += template->class == MW_MOW ? n : 0;
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
      if (mw_bought (setup, roster, i) != NULL)
        check_run (setup, roster, i, n, sum, faults);
      else
        g_strlcpy (find_fatal (faults, "unknown-class", "MW-FLT-03", (gint) i)->name,
                   kind_of (roster, i), sizeof ((BonesFault *) NULL)->name);
    }
}

/* MW-FLT-10: one Admiral, and no other class will do for him. */
static void
check_flagship (const MwTemplate *template, guint i, Sum *sum, GArray *faults)
{
  if (template->class != MW_MOW)
    mw_find_fault (faults, "no-command-ship", "MW-FLT-10", (gint) i);
  else if (++sum->flagships > 1)
    mw_find_fault (faults, "two-command-ships", "MW-FLT-10", (gint) i);
}

/* MW-FLT-04: a rank that there is, as many as the setting says, and no beast carries him. */
static void
check_wizard (const BonesSetup *setup, const char *id, const MwTemplate *template, guint i,
              Sum *sum, GArray *faults)
{
  const MwContent *content = setup->content;
  const guint rank = mw_find_rank (content, id);

  if (rank == content->n_ranks)
    {
      g_strlcpy (find_fatal (faults, "unknown-rank", "MW-FLT-04", (gint) i)->name, id,
                 sizeof ((BonesFault *) NULL)->name);
      return;
    }

  sum->normal += content->ranks[rank].points;
  if (template->class >= MW_FLYER)
    mw_find_fault (faults, "wizard-on-beast", "MW-FLT-04", (gint) i);

  if (setup->options[MW_MAX_WIZARDS] == 0)
    mw_find_fault (faults, "no-wizards", "MW-FLT-04", (gint) i);
  else if (++sum->wizards > setup->options[MW_MAX_WIZARDS])
    mw_find_fault (faults, "two-wizards", "MW-FLT-04", (gint) i);
}

/* MW-FLT-13 */
static void
check_weapon (const MwContent *content, const MwTemplate *template, guint i, Sum *sum,
              GArray *faults)
{
  sum->weapons += MW_PRICE;
  if (content->anti_flyer >= content->n_weapons)
    mw_find_fault (faults, "no-anti-flyer-weapon", "MW-FLT-13", (gint) i);
  else if (template->class != MW_MOW)
    mw_find_fault (faults, "no-place-for-weapon", "MW-FLT-13", (gint) i);
}

/* What ships carry beside their crews. */
static void
check_aboard (const BonesSetup *setup, const BonesRoster *roster, Sum *sum, GArray *faults)
{
  for (guint i = 0; i < roster->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);
      const MwTemplate *template = mw_bought (setup, roster, i);

      if (template == NULL)
        continue;

      if (ship->flagship)
        check_flagship (template, i, sum, faults);

      if (ship->wizard != NULL)
        check_wizard (setup, ship->wizard, template, i, sum, faults);

      if (ship->anti_flyer)
        check_weapon (setup->content, template, i, sum, faults);
    }
}

/* MW-FLT-07: men-o'-war carry them, and one of the deck is the Admiral's. */
static void
check_cards (const MwContent *content, const BonesRoster *roster, Sum *sum, GArray *faults)
{
  guint deck = 0;

  if (roster->cards == 0)
    return;

  for (guint i = 0; i < content->n_cards; i++)
    deck += content->cards[i].copies;

  sum->normal += roster->cards * MW_PRICE;
  if (sum->men_o_war == 0)
    mw_find_fault (faults, "no-ship-for-cards", "MW-FLT-07", -1);
  else if (roster->cards + 1 > deck)
    mw_find_fault (faults, "too-many-cards", "MW-FLT-07", -1)->values[0] =
        (gint32) (deck > 0 ? deck - 1 : 0);
}

guint
mw_budget (const BonesSetup *setup, const BonesRoster *roster)
{
  const char *limit = mw_options[MW_POINTS_LIMIT].values[setup->options[MW_POINTS_LIMIT]];

  return (guint) g_ascii_strtoull (limit, NULL, 10) * 2;
}

/* What is left to be paid of @price, in halves, when @allowance, in whole points, is used up. */
static guint
beyond (guint price, guint allowance)
{
  return price > allowance * 2 ? price - allowance * 2 : 0;
}

/* MW-FLT-12, MW-FLT-13, MW-AMB-05: from their own allowances first. */
static guint
price_of (const BonesSetup *setup, const Sum *sum)
{
  return sum->normal + beyond (sum->flyers, setup->options[MW_FLYER_ALLOWANCE])
         + beyond (sum->weapons, setup->options[MW_AFW_ALLOWANCE]);
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
    find_fatal (found, "no-ships", "MW-FLT-01", -1);

  if (sum.monsters > sum.squadrons) /* MW-FLT-14 */
    {
      BonesFault *fault = mw_find_fault (found, "too-many-monsters", "MW-FLT-14", -1);

      fault->values[0] = (gint32) sum.monsters;
      fault->values[1] = (gint32) sum.squadrons;
    }

  check_aboard (setup, roster, &sum, found);
  check_cards (setup->content, roster, &sum, found);
  mw_check_race (setup, roster, found);
  price = price_of (setup, &sum);
  if (price > mw_budget (setup, roster))
    {
      BonesFault *fault = mw_find_fault (found, "over-budget", "MW-FLT-01", -1);

      fault->values[0] = (gint32) price;
      fault->values[1] = (gint32) mw_budget (setup, roster);
    }

  return price;
}
