/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"
/* What a roster may buy: MW-FLT, and the limits of races (MW-TPL-13). */
#include "mw-content.h"

#include <string.h>

static BonesFault *
add_fault (GArray *faults, const char *what, const char *rule, gint ship)
{
  const BonesFault fault = { .what = what, .rule = rule, .ship = ship };

  g_array_append_val (faults, fault);
  return &g_array_index (faults, BonesFault, faults->len - 1);
}

/* A fault that no setting makes playable. */
static BonesFault *
add_fatal_fault (GArray *faults, const char *what, const char *rule, gint ship)
{
  BonesFault *fault = add_fault (faults, what, rule, ship);

  fault->fatal = TRUE;
  return fault;
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

/* The number of ships of the same template from @i on. */
static guint
run_from (const BonesSetup *setup, const BonesRoster *roster, guint i)
{
  const MwTemplate *template = template_of (setup, roster, i);
  guint n = 1;

  while (i + n < roster->ships->len && template_of (setup, roster, i + n) == template)
    n++;

  return n;
}

/* The totals of a roster. */
typedef struct {
  guint normal, flyers, weapons; /* halves of points */
  guint squadrons, monsters, vessels, men_o_war, wizards, flagships;
  guint ships[MW_MAX_TEMPLATES], units[MW_MAX_TEMPLATES];
  MwHoldings holdings;
} Sum;

guint
mw_units_of (const MwTemplate *template, guint n)
{
  const guint size = MAX (template->squadron, 1u);

  return (n + size - 1) / size;
}

guint
mw_lot (const MwTemplate *template)
{
  return template->class == MW_SOL ? MAX (template->squadron, 1u) : 1;
}

/* MW-FLT-03: ships of the line come in whole squadrons. */
static void
check_run (const BonesSetup *setup, const BonesRoster *roster, guint i, guint n, Sum *sum,
           GArray *faults)
{
  const MwTemplate *template = template_of (setup, roster, i);
  const guint kind = (guint) (template - ((const MwContent *) setup->content)->templates);

  sum->ships[kind] += n;
  sum->units[kind] += mw_units_of (template, n);
  switch (template->class)
    {
    case MW_SOL:
      sum->squadrons += n / mw_lot (template);
      sum->vessels += n;
      sum->normal += mw_units_of (template, n) * template->points;
      if (n % mw_lot (template) != 0)
        {
          BonesFault *fault = add_fatal_fault (faults, "not-in-threes", "MW-FLT-03", (gint) i);

          fault->values[0] = (gint32) n;
          fault->values[1] = (gint32) mw_lot (template);
        }
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
      if (template_of (setup, roster, i) != NULL)
        check_run (setup, roster, i, n, sum, faults);
      else
        g_strlcpy (add_fatal_fault (faults, "unknown-class", "MW-FLT-03", (gint) i)->name,
                   kind_of (roster, i), sizeof ((BonesFault *) NULL)->name);
    }
}

/* MW-FLT-10: there is one Admiral, and only a man-o'-war carries him. */
static void
check_flagship (const MwContent *content, const MwTemplate *template, guint i, Sum *sum,
                GArray *faults)
{
  sum->holdings.flagship = (gint) (template - content->templates);
  if (template->class != MW_MOW)
    add_fault (faults, "no-command-ship", "MW-FLT-10", (gint) i);
  else if (++sum->flagships > 1)
    add_fault (faults, "two-command-ships", "MW-FLT-10", (gint) i);
}

/* MW-FLT-04: the rank exists, mw.max_wizards is kept, and no beast carries the wizard. */
static void
check_wizard (const BonesSetup *setup, const BonesRoster *roster, const char *id, guint i, Sum *sum,
              GArray *faults)
{
  const MwTemplate *template = template_of (setup, roster, i);
  const MwContent *content = setup->content;
  const guint rank = mw_find_rank (content, id);

  if (rank == content->n_ranks)
    {
      g_strlcpy (add_fatal_fault (faults, "unknown-rank", "MW-FLT-04", (gint) i)->name, id,
                 sizeof ((BonesFault *) NULL)->name);
      return;
    }

  sum->normal += content->ranks[rank].points;
  sum->holdings.ranks[rank]++;
  if (!mw_is_rank_for (content, rank, roster->faction))
    add_fault (faults, "rank-not-for-race", "MW-FLT-04", (gint) i)->values[0] = (gint32) rank + 1;

  if (template->class >= MW_FLYER)
    add_fault (faults, "wizard-on-beast", "MW-FLT-04", (gint) i);

  if (setup->options[MW_MAX_WIZARDS] == 0)
    add_fault (faults, "no-wizards", "MW-FLT-04", (gint) i);
  else if (++sum->wizards > setup->options[MW_MAX_WIZARDS])
    add_fault (faults, "two-wizards", "MW-FLT-04", (gint) i);
}

/* MW-FLT-13 */
static void
check_weapon (const MwContent *content, const char *faction, const MwTemplate *template, guint i,
              Sum *sum, GArray *faults)
{
  sum->weapons += MW_PRICE;
  sum->holdings.weapons++;
  if (mw_find_anti_flyer (content, faction) == content->n_weapons)
    add_fault (faults, "no-anti-flyer-weapon", "MW-FLT-13", (gint) i);
  else if (template->class != MW_MOW)
    add_fault (faults, "no-place-for-weapon", "MW-FLT-13", (gint) i);
}

/* A character of the set sails on a ship, once a fleet, of his race. */
static void
check_character (const BonesSetup *setup, const BonesRoster *roster, guint i, const char *id,
                 Sum *sum, GArray *faults)
{
  const MwContent *content = setup->content;
  const guint kind = mw_find_character (content, id);
  const char *what = NULL;

  if (kind == content->n_characters)
    {
      g_strlcpy (add_fatal_fault (faults, "unknown-character", "MW-FLT-10", (gint) i)->name, id,
                 sizeof ((BonesFault *) NULL)->name);
      return;
    }

  sum->normal += content->characters[kind].points;
  if (template_of (setup, roster, i)->class >= MW_FLYER)
    what = "character-on-beast";
  else if (sum->holdings.aboard.characters[kind]++ > 0)
    what = "character-twice";
  else if (!mw_is_character_for (setup, kind, roster->faction))
    what = "character-not-for-race";

  if (what != NULL)
    add_fault (faults, what, "MW-FLT-10", (gint) i)->values[0] = (gint32) kind;
}

/* Checks the flagship, wizard, characters and anti-flyer weapon of each ship. */
static void
check_aboard (const BonesSetup *setup, const BonesRoster *roster, Sum *sum, GArray *faults)
{
  for (guint i = 0; i < roster->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);
      const MwTemplate *template = template_of (setup, roster, i);

      if (template == NULL)
        continue;

      if (ship->flagship)
        check_flagship (setup->content, template, i, sum, faults);

      if (ship->wizard != NULL)
        check_wizard (setup, roster, ship->wizard, i, sum, faults);

      for (guint j = 0; ship->characters != NULL && ship->characters[j] != NULL; j++)
        check_character (setup, roster, i, ship->characters[j], sum, faults);

      if (ship->anti_flyer)
        check_weapon (setup->content, roster->faction, template, i, sum, faults);
    }
}

/* MW-FLT-07: only men-o'-war carry cards, and one card of the deck is the Admiral's. */
static void
check_cards (const MwContent *content, const BonesRoster *roster, Sum *sum, GArray *faults)
{
  guint deck = 0;

  if (roster->cards == 0)
    return;

  for (guint i = 0; i < content->n_cards; i++)
    if (content->cards[i].deck == MW_PLAIN_DECK)
      deck += content->cards[i].copies;

  sum->normal += roster->cards * MW_PRICE;
  if (sum->men_o_war == 0)
    add_fault (faults, "no-ship-for-cards", "MW-FLT-07", -1);
  else if (roster->cards + 1 > deck)
    add_fault (faults, "too-many-cards", "MW-FLT-07", -1)->values[0] =
        (gint32) (deck > 0 ? deck - 1 : 0);
}

guint
mw_budget (const BonesSetup *setup, const BonesRoster *roster)
{
  const char *limit = mw_options[MW_POINTS_LIMIT].values[setup->options[MW_POINTS_LIMIT]];

  return (guint) g_ascii_strtoull (limit, NULL, 10) * 2;
}

/* The part of @price, in halves, that @allowance, in whole points, does not cover. */
static guint
excess_of (guint price, guint allowance)
{
  return price > allowance * 2 ? price - allowance * 2 : 0;
}

/* MW-FLT-12, MW-FLT-13, MW-AMB-05: the extra allowances are used first. */
static guint
price_of (const BonesSetup *setup, const Sum *sum)
{
  return sum->normal + excess_of (sum->flyers, setup->options[MW_FLYER_ALLOWANCE])
         + excess_of (sum->weapons, setup->options[MW_AFW_ALLOWANCE]);
}

guint
mw_find_race (const MwContent *content, const char *faction)
{
  guint race = 0;

  while (race < content->n_races && g_strcmp0 (content->race_ids[race], faction) != 0)
    race++;

  return race;
}

/* MW-FLT-14: any race may field sea monsters. A fleet without a race may have any ship, and a race
 * those of its allies. */
gboolean
mw_is_of_another_race (const MwContent *content, const MwTemplate *template, const char *faction)
{
  const guint race = mw_find_race (content, faction);

  if (faction == NULL || template->class == MW_MONSTER || template->race == NULL
      || *template->race == '\0' || g_str_equal (template->race, faction))
    return FALSE;

  return race == content->n_races
         || !(content->allies[race] >> mw_find_race (content, template->race) & 1);
}

/* MW-FLT-02 */
static void
check_race (const BonesSetup *setup, const BonesRoster *roster, Sum *sum, GArray *faults)
{
  const MwContent *content = setup->content;
  const guint race = mw_find_race (content, roster->faction);

  if (roster->faction == NULL)
    return;

  if (race == content->n_races)
    g_strlcpy (add_fatal_fault (faults, "unknown-race", "MW-FLT-02", -1)->name, roster->faction,
               sizeof ((BonesFault *) NULL)->name);

  for (guint i = 0; i < roster->ships->len; i++)
    {
      const MwTemplate *template = template_of (setup, roster, i);

      if (template != NULL && mw_is_of_another_race (content, template, roster->faction))
        add_fault (faults, "of-another-race", "MW-FLT-02", (gint) i)->values[0] =
            (gint32) mw_find_race (content, template->race);
    }

  sum->holdings.budget = mw_budget (setup, roster);
  sum->holdings.cards = roster->cards;
  mw_limits_ask (content, race, &sum->holdings, faults);
}

/* Checks everything but the price. */
static void
check_all (const BonesSetup *setup, const BonesRoster *roster, Sum *sum, GArray *faults)
{
  *sum = (Sum){ .holdings.flagship = -1 };
  sum->holdings.ships = sum->ships;
  sum->holdings.units = sum->units;
  check_ships (setup, roster, sum, faults);
  if (sum->vessels == 0)
    add_fatal_fault (faults, "no-ships", "MW-FLT-01", -1);

  if (sum->monsters > sum->squadrons) /* MW-FLT-14 */
    {
      BonesFault *fault = add_fault (faults, "too-many-monsters", "MW-FLT-14", -1);

      fault->values[0] = (gint32) sum->monsters;
      fault->values[1] = (gint32) sum->squadrons;
    }

  check_aboard (setup, roster, sum, faults);
  sum->normal += mw_check_cards_aboard (setup, roster, &sum->holdings.aboard, faults);
  check_cards (setup->content, roster, sum, faults);
  check_race (setup, roster, sum, faults);
}

void
mw_tell_limits (BonesPlay *play, guint fleet)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (BonesFault));
  Sum sum;

  check_all (play->setup, g_ptr_array_index (play->setup->rosters, fleet), &sum, faults);
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
      if (mw_is_limit (fault))
        bones_tell (play, &event);
    }
}

guint
mw_limit_room (const BonesSetup *setup, const BonesRoster *roster, MwLimitedOther other, guint one,
               const MwAboard *aboard)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (BonesFault));
  Sum sum;

  if (roster->faction == NULL)
    return G_MAXUINT;

  check_all (setup, roster, &sum, faults);
  if (aboard != NULL)
    sum.holdings.aboard = *aboard;

  return mw_limits_room (setup->content, mw_find_race (setup->content, roster->faction),
                         &sum.holdings, other, one);
}

gboolean
mw_is_forced (const BonesSetup *setup, const BonesRoster *roster, guint one, const MwAboard *aboard)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (BonesFault));
  Sum sum;

  if (roster->faction == NULL)
    return FALSE;

  check_all (setup, roster, &sum, faults);
  sum.holdings.aboard = *aboard;
  return mw_limits_force (setup->content, mw_find_race (setup->content, roster->faction),
                          &sum.holdings, one);
}

/* MW-FLT-01, MW-FLT-14 */
guint
mw_check (const BonesSetup *setup, const BonesRoster *roster, GArray *faults)
{
  g_autoptr (GArray) ignored =
      faults == NULL ? g_array_new (FALSE, FALSE, sizeof (BonesFault)) : NULL;
  GArray *found = faults != NULL ? faults : ignored;
  Sum sum;
  guint price;

  check_all (setup, roster, &sum, found);
  price = price_of (setup, &sum);
  if (price > mw_budget (setup, roster))
    {
      BonesFault *fault = add_fault (found, "over-budget", "MW-FLT-01", -1);

      fault->values[0] = (gint32) price;
      fault->values[1] = (gint32) mw_budget (setup, roster);
    }

  return price;
}
