/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ready-made fleets: ships of whatever classes the content has, and what they have to have aboard.
 */
#include "man-o-war.h"
#include "mw-content.h"

/* The rest is for cards and a wizard, which players buy when the fleets are fitted out. */
#define SHARE_OF_SHIPS(budget) ((budget) / 10u * 9u)

#define MOST_FLYERS 3
#define MOST_ATTEMPTS 8 /* to leave enough points for what it has to have aboard */

static const struct {
  const char *id;
  guint8 classes[4]; /* one purchase of each in turn, while points are left */
  guint n;
} fleets[] = {
  { "mixed", { MW_MOW, MW_SOL, MW_IND, MW_SOL }, 4 },
  { "line", { MW_MOW, MW_SOL, MW_SOL, MW_SOL }, 4 },
  { "heavy", { MW_MOW, MW_IND }, 2 },
};

/* A fleet that is being put together. */
typedef struct {
  const BonesSetup *setup;
  const char *faction; /* or NULL */
  guint points;        /* halves that its ships may cost */
  guint *counts;
} Order;

static MwHoldings
count_holdings (const Order *order, guint *units)
{
  const MwContent *content = order->setup->content;

  for (guint i = 0; i < content->n_templates; i++)
    units[i] = mw_units_of (&content->templates[i], order->counts[i]);

  return (MwHoldings){
    .ships = order->counts, .units = units, .flagship = -1, .budget = mw_budget (order->setup, NULL)
  };
}

/* Whether the fleet keeps to the maxima of its race. */
static gboolean
may_have (const Order *order)
{
  const MwContent *content = order->setup->content;
  guint units[MW_MAX_TEMPLATES];
  const MwHoldings holdings = count_holdings (order, units);

  return order->faction == NULL
         || mw_limits_allow (content, mw_find_race (content, order->faction), &holdings);
}

/* How many ships it lacks for the minima. */
static guint
count_missing (const Order *order)
{
  const MwContent *content = order->setup->content;
  guint units[MW_MAX_TEMPLATES];
  const MwHoldings holdings = count_holdings (order, units);

  return order->faction == NULL
             ? 0
             : mw_limits_missing (content, mw_find_race (content, order->faction), &holdings);
}

static guint
price_of_counts (const Order *order)
{
  const MwContent *content = order->setup->content;
  guint price = 0;

  for (guint i = 0; i < content->n_templates; i++)
    price += order->counts[i] / mw_lot (&content->templates[i]) * content->templates[i].points;

  return price;
}

/* The cheapest purchase after which the fleet lacks fewer ships, or n_templates. */
static guint
find_missing (const Order *order)
{
  const MwContent *content = order->setup->content;
  const guint missing = count_missing (order);
  guint best = content->n_templates;

  for (guint i = 0; missing > 0 && i < content->n_templates; i++)
    {
      const MwTemplate *template = &content->templates[i];

      if (mw_is_of_another_race (content, template, order->faction)
          || (best < content->n_templates && template->points >= content->templates[best].points))
        continue;

      order->counts[i] += mw_lot (template);
      if (count_missing (order) < missing && may_have (order)
          && price_of_counts (order) <= order->points)
        best = i;

      order->counts[i] -= mw_lot (template);
    }

  return best;
}

static void
buy_missing (const Order *order)
{
  const MwContent *content = order->setup->content;

  for (guint i = find_missing (order); i < content->n_templates; i = find_missing (order))
    order->counts[i] += mw_lot (&content->templates[i]);
}

/* Of the templates of @class that the fleet may have, one with the fewest ships; or n_templates. */
static guint
find_one (const Order *order, guint class)
{
  const MwContent *content = order->setup->content;
  guint best = content->n_templates;

  for (guint i = 0; i < content->n_templates; i++)
    {
      const MwTemplate *template = &content->templates[i];
      const guint lot = mw_lot (template);

      if (template->class != class || mw_is_of_another_race (content, template, order->faction)
          || (best < content->n_templates && order->counts[i] >= order->counts[best]))
        continue;

      order->counts[i] += lot;
      if (may_have (order))
        best = i;

      order->counts[i] -= lot;
    }

  return best;
}

/* Buys one of @class, if there are points for it, and for what it makes necessary. */
static gboolean
buy_one (const Order *order, guint class)
{
  const MwContent *content = order->setup->content;
  const guint best = find_one (order, class), missing = count_missing (order);
  guint before[MW_MAX_TEMPLATES];

  if (best == content->n_templates
      || price_of_counts (order) + content->templates[best].points > order->points)
    return FALSE;

  memcpy (before, order->counts, content->n_templates * sizeof *before);
  order->counts[best] += mw_lot (&content->templates[best]);
  if (count_missing (order) > missing)
    buy_missing (order);

  if (count_missing (order) <= missing)
    return TRUE;

  memcpy (order->counts, before, content->n_templates * sizeof *before);
  return FALSE;
}

/* MW-FLT-12: as many as the allowance for flyers pays for. */
static void
buy_flyers (const Order *order)
{
  const MwContent *content = order->setup->content;
  guint flyers[MW_MAX_TEMPLATES] = { 0 };
  const Order more = { order->setup, order->faction, order->setup->options[MW_FLYER_ALLOWANCE] * 2u,
                       flyers };

  for (guint i = 0; i < MOST_FLYERS; i++)
    if (!buy_one (&more, MW_FLYER))
      break;

  for (guint i = 0; i < content->n_templates; i++)
    order->counts[i] += flyers[i];
}

static void
buy_fleet (const Order *order, guint fleet)
{
  const MwContent *content = order->setup->content;
  gboolean bought = TRUE;

  memset (order->counts, 0, content->n_templates * sizeof *order->counts);
  buy_missing (order);
  while (bought)
    {
      bought = FALSE;
      for (guint i = 0; i < fleets[fleet].n; i++)
        bought = buy_one (order, fleets[fleet].classes[i]) || bought;
    }

  if (fleet == 0)
    buy_flyers (order);
}

/* What the fleet costs beyond its points with what it has to have aboard. */
static guint
count_excess (const Order *order)
{
  const MwContent *content = order->setup->content;
  const guint budget = mw_budget (order->setup, NULL);
  g_autoptr (BonesRoster) roster = bones_roster_new ("?");
  guint price;

  roster->faction = g_strdup (order->faction);
  for (guint kind = 0; kind < content->n_templates; kind++)
    for (guint i = 0; i < order->counts[kind]; i++)
      bones_roster_add (roster, NULL, content->templates[kind].id, FALSE);

  mw_fit_out (order->setup, roster);
  price = mw_check (order->setup, roster, NULL);
  return price - MIN (price, budget);
}

const char *
mw_ready_fleet (const BonesSetup *setup, const char *faction, guint i, guint *counts)
{
  Order order = { setup, faction, SHARE_OF_SHIPS (mw_budget (setup, NULL)), counts };
  guint excess = 1;

  if (i >= G_N_ELEMENTS (fleets))
    return NULL;

  for (guint attempt = 0; excess > 0 && attempt < MOST_ATTEMPTS; attempt++)
    {
      buy_fleet (&order, i);
      excess = faction != NULL ? count_excess (&order) : 0;
      order.points -= MIN (order.points, excess);
    }

  return fleets[i].id;
}

/* ---- What a fleet has to have aboard ---- */

/* How good a roster is. */
typedef struct {
  guint faults;  /* that have nothing to do with minima */
  guint missing; /* for the minima of what is aboard */
  guint others;  /* what of: MwLimitedOther */
  guint price;
} Score;

static Score
score (const BonesSetup *setup, const BonesRoster *roster)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (BonesFault));
  Score result = { .price = mw_check (setup, roster, faults) };

  for (guint i = 0; i < faults->len; i++)
    {
      const BonesFault *fault = &g_array_index (faults, BonesFault, i);
      const guint others = g_str_equal (fault->what, "too-few-of-race")
                               ? mw_limit_others (setup->content, (guint) fault->values[2])
                               : 0;

      result.others |= others;
      result.missing += others != 0 ? (guint) fault->values[3] : 0;
      result.faults += others == 0 && !g_str_equal (fault->what, "over-budget");
    }

  return result;
}

/* One thing that may come aboard; of characters and cards, with those that are there. */
typedef struct {
  MwLimitedOther other;
  guint ship;
  const char *id;
} Thing;

static void
add_id (char ***ids, const char *id)
{
  const guint n = *ids != NULL ? g_strv_length (*ids) : 0;

  *ids = g_renew (char *, *ids, n + 2);
  (*ids)[n] = g_strdup (id);
  (*ids)[n + 1] = NULL;
}

static void
drop_last_id (char ***ids)
{
  const guint n = g_strv_length (*ids);

  g_clear_pointer (&(*ids)[n - 1], g_free);
  if (n == 1)
    g_clear_pointer (ids, g_strfreev);
}

static void
put_aboard (BonesRoster *roster, const Thing *thing)
{
  BonesRosterShip *ship = g_ptr_array_index (roster->ships, thing->ship);

  switch (thing->other)
    {
    case MW_LIMITED_CHARACTERS:
      add_id (&ship->characters, thing->id);
      return;
    case MW_LIMITED_DECKS:
      add_id (&ship->cards, thing->id);
      return;
    case MW_LIMITED_WIZARDS:
      ship->wizard = g_strdup (thing->id);
      return;
    case MW_LIMITED_WEAPONS:
      ship->anti_flyer = TRUE;
      return;
    default:
      roster->cards++;
    }
}

static void
take_back (BonesRoster *roster, const Thing *thing)
{
  BonesRosterShip *ship = g_ptr_array_index (roster->ships, thing->ship);

  switch (thing->other)
    {
    case MW_LIMITED_CHARACTERS:
      drop_last_id (&ship->characters);
      return;
    case MW_LIMITED_DECKS:
      drop_last_id (&ship->cards);
      return;
    case MW_LIMITED_WIZARDS:
      g_clear_pointer (&ship->wizard, g_free);
      return;
    case MW_LIMITED_WEAPONS:
      ship->anti_flyer = FALSE;
      return;
    default:
      roster->cards--;
    }
}

/* A search for the cheapest thing after which the fleet lacks less. */
typedef struct {
  const BonesSetup *setup;
  BonesRoster *roster;
  Score now, best;
  Thing found;
} Search;

static void
try_thing (Search *search, MwLimitedOther other, guint ship, const char *id)
{
  const BonesRosterShip *self = g_ptr_array_index (search->roster->ships, ship);
  const Thing thing = { other, ship, id };
  Score then;

  if ((search->now.others & other) == 0 || (other == MW_LIMITED_WIZARDS && self->wizard != NULL)
      || (other == MW_LIMITED_WEAPONS && self->anti_flyer))
    return;

  put_aboard (search->roster, &thing);
  then = score (search->setup, search->roster);
  take_back (search->roster, &thing);
  if (then.missing >= search->now.missing || then.faults > search->now.faults
      || (search->best.missing < search->now.missing && then.price >= search->best.price))
    return;

  search->best = then;
  search->found = thing;
}

/* What may come aboard ship @ship. */
static void
try_ship (Search *search, guint ship)
{
  const MwContent *content = search->setup->content;

  for (guint i = 0; i < content->n_characters; i++)
    try_thing (search, MW_LIMITED_CHARACTERS, ship, content->characters[i].id);

  for (guint i = 0; i < content->n_ranks; i++)
    try_thing (search, MW_LIMITED_WIZARDS, ship, content->ranks[i].id);

  for (guint i = 0; i < content->n_cards; i++)
    if (content->cards[i].deck != MW_PLAIN_DECK)
      try_thing (search, MW_LIMITED_DECKS, ship, content->cards[i].id);

  try_thing (search, MW_LIMITED_WEAPONS, ship, NULL);
  if (ship == 0)
    try_thing (search, MW_LIMITED_CARDS, ship, NULL);
}

void
mw_fit_out (const BonesSetup *setup, BonesRoster *roster)
{
  Search search = { .setup = setup, .roster = roster };

  g_return_if_fail (setup != NULL && roster != NULL);

  do
    {
      search.now = search.best = score (setup, roster);
      for (guint ship = 0; search.now.missing > 0 && ship < roster->ships->len; ship++)
        try_ship (&search, ship);

      if (search.best.missing < search.now.missing)
        put_aboard (roster, &search.found);
    }
  while (search.best.missing < search.now.missing);
}
