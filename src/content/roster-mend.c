/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "roster-mend.h"
#include "setup-text.h"
#include "words.h"

#include <string.h>

#define MOST_ADDED 8 /* purchases, or cards, that are tried */

/* A fault, and what is tried against it. */
typedef struct {
  const BonesSetup *setup;
  const BonesRoster *roster;
  const BonesFault *fault; /* NULL: the fleet costs over too much */
  guint over;
  BonesSetup trial;   /* the set-up; content and rosters are borrowed */
  BonesRoster *tried; /* owned: the fleet, changed */
  guint points;       /* of the fleet as it is */
  guint n_faults, n_same;
  gboolean whole; /* it does not help to have less of the fault */
  gint64 off;     /* how far the same faults are from what is allowed */
  GArray *mends;  /* of BonesMend */
} Search;

static void
clear_mend (gpointer data)
{
  g_free (((BonesMend *) data)->text);
}

static BonesRosterShip *
ship_of (const BonesRoster *roster, guint i)
{
  return g_ptr_array_index (roster->ships, i);
}

static void
add_ships (const BonesSetup *setup, BonesRoster *roster, guint kind, guint n)
{
  for (guint i = 0; i < bones_setup_lot (setup, kind) * n; i++)
    bones_roster_add (roster, NULL, setup->ruleset->kind_id (setup->content, kind), FALSE);
}

/* Adds @n ships of her class before ship @first. */
static void
fill (BonesRoster *roster, guint first, guint n)
{
  g_autofree char *kind = g_strdup (ship_of (roster, first)->kind);

  for (guint i = 0; i < n; i++)
    {
      bones_roster_add (roster, NULL, kind, FALSE);
      g_ptr_array_insert (roster->ships, (gint) first,
                          g_ptr_array_steal_index (roster->ships, roster->ships->len - 1));
    }
}

void
bones_mend_apply (const BonesMend *mend, BonesSetup *setup, BonesRoster *roster)
{
  BonesRosterShip *ship;

  g_return_if_fail (mend != NULL && setup != NULL && roster != NULL);

  ship = mend->ship < roster->ships->len ? ship_of (roster, mend->ship) : NULL;
  if (mend->kind == BONES_MEND_ADD)
    add_ships (setup, roster, mend->number, mend->ship);
  else if (mend->kind == BONES_MEND_CARDS)
    roster->cards = mend->number;
  else if (mend->kind == BONES_MEND_OPTION)
    setup->options[mend->option] = (guint8) mend->number;
  else if (mend->kind == BONES_MEND_FACTION)
    {
      g_free (roster->faction);
      roster->faction = g_strdup (bones_setup_factions (setup)[mend->number]);
    }
  else if (mend->kind == BONES_MEND_FLAGSHIP)
    for (guint i = 0; i < roster->ships->len; i++)
      ship_of (roster, i)->flagship = i == mend->ship;
  else if (ship == NULL)
    return;
  else if (mend->kind == BONES_MEND_REMOVE)
    g_ptr_array_remove_range (roster->ships, mend->ship,
                              MIN (mend->number, roster->ships->len - mend->ship));
  else if (mend->kind == BONES_MEND_FILL)
    fill (roster, mend->ship, mend->number);
  else if (mend->kind == BONES_MEND_NO_FLAG)
    ship->flagship = FALSE;
  else if (mend->kind == BONES_MEND_NO_VARIANT)
    g_clear_pointer (&ship->variant, g_free);
  else if (mend->kind == BONES_MEND_WEAPON || mend->kind == BONES_MEND_NO_WEAPON)
    ship->anti_flyer = mend->kind == BONES_MEND_WEAPON;
  else if (mend->kind == BONES_MEND_PUT || mend->kind == BONES_MEND_TAKE)
    bones_roster_put (ship, mend->outfit,
                      setup->ruleset->outfit (setup->content, mend->outfit, mend->number),
                      mend->kind == BONES_MEND_PUT);
}

/* Counts the faults, and those that are like the one that is mended. */
static void
count_faults (const Search *self, const BonesSetup *setup, GArray *found, guint *n, guint *same,
              gint64 *off)
{
  *n = *same = 0;
  *off = 0;
  for (guint i = 0; i < found->len; i++)
    {
      const BonesFault *fault = &g_array_index (found, BonesFault, i);

      *n += !bones_fault_warns (setup, fault);
      if (self->fault == NULL || !g_str_equal (fault->what, self->fault->what))
        continue;

      ++*same;
      *off += fault->off;
    }
}

/* Whether the changed fleet has the fault less often, or less of it, and no fault more. */
static gboolean
is_mended (const Search *self)
{
  g_autoptr (GArray) found = g_array_new (FALSE, TRUE, sizeof (BonesFault));
  const guint points = self->trial.ruleset->check (&self->trial, self->tried, found);
  guint n, same;
  gint64 off;

  count_faults (self, &self->trial, found, &n, &same, &off);
  if (n > self->n_faults)
    return FALSE;

  return self->fault == NULL
             ? points + self->over <= self->points
             : same < self->n_same || (!self->whole && same == self->n_same && off < self->off);
}

/* Whether @mend helps. */
static gboolean
helps (Search *self, const BonesMend *mend)
{
  g_clear_pointer (&self->tried, bones_roster_free);
  self->tried = bones_roster_copy (self->roster);
  memcpy (self->trial.options, self->setup->options, sizeof self->trial.options);
  bones_mend_apply (mend, &self->trial, self->tried);
  return self->tried->ships->len <= BONES_MAX_FLEET_SHIPS && is_mended (self);
}

/* Takes @text. */
static void
add_mend (Search *self, BonesMend mend, char *text)
{
  mend.text = text;
  g_array_append_val (self->mends, mend);
}

static gboolean
is_full (const Search *self)
{
  return self->mends->len >= BONES_MOST_MENDS;
}

static const char *
outfit_name (const Search *self, BonesOutfit outfit, const char *id)
{
  static const char *const prefixes[] = { "rank", "character", "card" };
  const char *name = bones_words_called (self->setup, prefixes[outfit], id);

  return name != NULL ? name : id;
}

/* Something that one ship has and should not. */
static void
try_without (Search *self, guint i)
{
  g_autofree char *called = bones_words_bought_ship (self->setup, self->roster, i);
  const BonesRosterShip *ship = ship_of (self->roster, i);
  const BonesMend no_flag = { BONES_MEND_NO_FLAG, .ship = i };
  const BonesMend no_variant = { BONES_MEND_NO_VARIANT, .ship = i };
  const BonesMend no_weapon = { BONES_MEND_NO_WEAPON, .ship = i };

  if (ship->flagship && helps (self, &no_flag))
    add_mend (self, no_flag, g_strdup_printf (_ ("%s is no flagship"), called));

  if (ship->variant != NULL && helps (self, &no_variant))
    add_mend (self, no_variant, g_strdup_printf (_ ("%s as her class is"), called));

  if (ship->anti_flyer && helps (self, &no_weapon))
    add_mend (self, no_weapon, g_strdup_printf (_ ("%s without the weapon"), called));
}

/* Whatever is aboard of her. */
static void
try_to_take (Search *self, guint i)
{
  const BonesRuleset *ruleset = self->setup->ruleset;
  g_autofree char *called = bones_words_bought_ship (self->setup, self->roster, i);
  const char *id;

  for (guint outfit = 0; ruleset->outfit != NULL && outfit < BONES_OUTFITS; outfit++)
    for (guint j = 0; (id = ruleset->outfit (self->setup->content, outfit, j)) != NULL; j++)
      {
        const BonesMend mend = { BONES_MEND_TAKE, .ship = i, .number = j, .outfit = outfit };

        if (!is_full (self) && bones_roster_has (ship_of (self->roster, i), outfit, id)
            && helps (self, &mend))
          /* Translators: a ship, and what she no longer carries */
          add_mend (self, mend,
                    g_strdup_printf (_ ("%s without %s"), called, outfit_name (self, outfit, id)));
      }
}

/* The first ship, the flagship before all others, on which @mend helps. */
static gboolean
find_ship (Search *self, BonesMend *mend)
{
  for (guint pass = 0; pass < 2; pass++)
    for (mend->ship = 0; mend->ship < self->roster->ships->len; mend->ship++)
      if (ship_of (self->roster, mend->ship)->flagship == (pass == 0) && helps (self, mend))
        return TRUE;

  return FALSE;
}

/* Something aboard that the fleet lacks: one of each kind that helps. */
static void
try_to_put (Search *self)
{
  const BonesRuleset *ruleset = self->setup->ruleset;
  BonesMend weapon = { BONES_MEND_WEAPON };
  const char *id;

  for (guint outfit = 0; ruleset->outfit != NULL && outfit < BONES_OUTFITS; outfit++)
    for (guint i = 0; (id = ruleset->outfit (self->setup->content, outfit, i)) != NULL; i++)
      {
        BonesMend mend = { BONES_MEND_PUT, .number = i, .outfit = outfit };
        g_autofree char *called = NULL;

        if (is_full (self) || !find_ship (self, &mend))
          continue;

        called = bones_words_bought_ship (self->setup, self->roster, mend.ship);
        /* Translators: who or what is put aboard, and a ship */
        add_mend (self, mend,
                  g_strdup_printf (_ ("%s aboard %s"), outfit_name (self, outfit, id), called));
        break;
      }

  if (ruleset->outfits && !is_full (self) && find_ship (self, &weapon))
    {
      g_autofree char *called = bones_words_bought_ship (self->setup, self->roster, weapon.ship);

      add_mend (self, weapon, g_strdup_printf (_ ("Anti-flyer weapon aboard %s"), called));
    }
}

/* A flagship instead of the present ones, or of none. Only one is offered: people can mark any. */
static void
try_flagships (Search *self)
{
  const char *flagship = bones_words_called (self->setup, NULL, "flagship");

  if (!bones_roster_marks_flagship (self->setup, self->roster))
    return;

  for (guint i = 0; i < self->roster->ships->len; i++)
    {
      const BonesMend mend = { BONES_MEND_FLAGSHIP, .ship = i };
      g_autofree char *called = NULL;

      if (!helps (self, &mend))
        continue;

      called = bones_words_bought_ship (self->setup, self->roster, i);
      add_mend (
          self, mend,
          g_strdup_printf (_ ("%s: %s"), flagship != NULL ? flagship : _ ("Flagship"), called));
      return;
    }
}

static guint
points_of (const BonesSetup *setup, const char *id)
{
  const gint kind = id != NULL ? bones_ruleset_kind (setup, id) : -1;

  return kind >= 0 ? setup->ruleset->kind_points (setup->content, setup->options, (guint) kind) : 0;
}

/* The ship of the fault; else the cheapest one that mends it. */
static void
try_removal (Search *self)
{
  BonesMend best = { BONES_MEND_REMOVE, .ship = self->roster->ships->len, .number = 1 };
  guint best_points = G_MAXUINT;
  g_autofree char *called = NULL;

  for (guint i = self->roster->ships->len; i-- > 0;)
    {
      const guint points = points_of (self->setup, ship_of (self->roster, i)->kind);
      const BonesMend mend = { BONES_MEND_REMOVE, .ship = i, .number = 1 };

      if (self->fault != NULL && self->fault->ship >= 0 && self->fault->ship != (gint) i)
        continue;

      if (points < best_points && helps (self, &mend))
        {
          best = mend;
          best_points = points;
        }
    }

  if (best.ship == self->roster->ships->len)
    return;

  called = bones_words_bought_ship (self->setup, self->roster, best.ship);
  add_mend (self, best, g_strdup_printf (_ ("Remove %s"), called));
}

/* A squadron that is not whole: as few ships of it more, and as few less, as mend it. */
static void
try_squadron (Search *self, guint first)
{
  const BonesSetup *setup = self->setup;
  const char *id = ship_of (self->roster, first)->kind;
  const gint kind = id != NULL ? bones_ruleset_kind (setup, id) : -1;
  const guint lot = kind >= 0 ? bones_setup_lot (setup, (guint) kind) : 1;
  BonesMend more = { BONES_MEND_FILL, .ship = first, .number = 1 };
  BonesMend less = { BONES_MEND_REMOVE, .ship = first, .number = 2 }; /* one: try_removal () */
  const char *class;

  if (lot < 2)
    return;

  class = bones_words_called (
      setup, NULL, setup->ruleset->kind_words (setup->content, setup->options, (guint) kind));
  while (more.number < lot && !helps (self, &more))
    more.number++;

  if (more.number < lot)
    add_mend (self, more,
              more.number == 1 ? g_strdup_printf (_ ("Add a ship: %s"), class)
                               : g_strdup_printf (_ ("Add %u ships: %s"), more.number, class));

  while (less.number < lot && !helps (self, &less))
    less.number++;

  if (less.number < lot && first + less.number <= self->roster->ships->len)
    add_mend (self, less, g_strdup_printf (_ ("Remove %u ships: %s"), less.number, class));
}

/* As few as possible of the cheapest class that mends it. */
static void
try_addition (Search *self)
{
  const BonesRuleset *ruleset = self->setup->ruleset;
  const guint n_kinds = ruleset->n_kinds (self->setup->content);
  BonesMend best = { BONES_MEND_ADD };
  guint best_points = G_MAXUINT;
  const char *class;

  for (guint n = 1; n <= MOST_ADDED && self->fault != NULL && best.ship == 0; n++)
    for (guint kind = 0; kind < n_kinds; kind++)
      {
        const guint points =
            ruleset->kind_points (self->setup->content, self->setup->options, kind);
        const BonesMend mend = { BONES_MEND_ADD, .ship = n, .number = kind };

        if (points < best_points && helps (self, &mend))
          {
            best = mend;
            best_points = points;
          }
      }

  if (best.ship == 0)
    return;

  class = bones_words_called (
      self->setup, NULL,
      ruleset->kind_words (self->setup->content, self->setup->options, best.number));
  add_mend (self, best,
            best.ship == 1 ? g_strdup_printf (_ ("Add a ship: %s"), class)
                           : g_strdup_printf (_ ("Add %u ships: %s"), best.ship, class));
}

/* Fewer cards, or else more. */
static void
try_cards (Search *self)
{
  const guint cards = self->roster->cards;
  const guint most = self->setup->ruleset->outfits ? cards + MOST_ADDED : 0;
  BonesMend mend = { BONES_MEND_CARDS };

  for (mend.number = cards; mend.number-- > 0;)
    if (helps (self, &mend))
      {
        add_mend (self, mend,
                  mend.number == 0 ? g_strdup (_ ("No cards"))
                                   : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Only %u card",
                                                                   "Only %u cards", mend.number),
                                                      mend.number));
        return;
      }

  for (mend.number = cards + 1; mend.number <= most; mend.number++)
    if (helps (self, &mend))
      {
        add_mend (
            self, mend,
            g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card", "%u cards", mend.number),
                             mend.number));
        return;
      }
}

static void
try_factions (Search *self)
{
  const char *const *ids =
      bones_setup_has_factions (self->setup) ? bones_setup_factions (self->setup) : NULL;

  for (guint i = 0; ids != NULL && ids[i] != NULL && !is_full (self); i++)
    {
      const BonesMend mend = { BONES_MEND_FACTION, .number = i };

      if (helps (self, &mend))
        add_mend (self, mend, g_strdup (bones_words_called (self->setup, "faction", ids[i])));
    }
}

/* The name of option @i and its value, as the house rules call them. */
static char *
name_option (const BonesSetup *setup, guint i, guint value)
{
  const BonesOption *option = &setup->ruleset->options[i];
  const char *name = bones_words_called (setup, "option", option->key);
  const char *word = option->kind == BONES_OPTION_VALUES ? option->values[value] : NULL;
  g_autofree char *prefix = g_strconcat ("value.", option->key, NULL);
  g_autofree char *number =
      option->halves ? bones_words_points ((gint) value) : g_strdup_printf ("%u", value);

  if (word != NULL && bones_words_called (setup, prefix, word) != NULL)
    word = bones_words_called (setup, prefix, word);

  return g_strdup_printf (_ ("%s: %s"), name != NULL ? name : _ (option->text),
                          word != NULL ? word : number);
}

static guint
most_of (const BonesOption *option)
{
  return option->kind == BONES_OPTION_NUMBER   ? option->highest
         : option->kind == BONES_OPTION_VALUES ? g_strv_length ((char **) option->values) - 1
                                               : 0;
}

/* The least value of an option that lets fleets cost more. */
static void
try_options (Search *self)
{
  const BonesRuleset *ruleset = self->setup->ruleset;
  const BonesSetup *setup = self->setup;

  for (guint i = 1; ruleset->budget != NULL && ruleset->options[i].key != NULL; i++)
    {
      BonesMend mend = { BONES_MEND_OPTION, .option = i };
      const guint most = most_of (&ruleset->options[i]);

      memcpy (self->trial.options, setup->options, sizeof self->trial.options);
      self->trial.options[i] = (guint8) most;
      if (most == 0
          || ruleset->budget (&self->trial, self->roster) <= ruleset->budget (setup, self->roster))
        continue;

      for (mend.number = setup->options[i] + 1u; mend.number <= most; mend.number++)
        if (helps (self, &mend))
          {
            add_mend (self, mend, name_option (setup, i, mend.number));
            break;
          }
    }
}

/* Raises the owner's limit to what the fleet costs. */
static void
try_limit (Search *self)
{
  g_autofree char *text = bones_words_points ((gint) self->points);

  if (self->fault == NULL)
    add_mend (self, (BonesMend){ BONES_MEND_LIMIT, .number = self->points },
              g_strdup_printf (_ ("Raise the limit to %s"), text));
}

GArray *
bones_roster_mends (const BonesSetup *setup, const BonesRoster *roster, const BonesFault *fault,
                    guint over)
{
  g_autoptr (GArray) found = g_array_new (FALSE, TRUE, sizeof (BonesFault));
  Search self = { setup, roster, fault, over, .mends = NULL };

  self.mends = g_array_new (FALSE, TRUE, sizeof (BonesMend));
  g_array_set_clear_func (self.mends, clear_mend);
  g_return_val_if_fail (setup != NULL && roster != NULL, self.mends);

  self.trial = *setup;
  self.points = setup->ruleset->check (setup, roster, found);
  count_faults (&self, setup, found, &self.n_faults, &self.n_same, &self.off);
  try_flagships (&self);
  for (guint i = 0; fault != NULL && i < roster->ships->len; i++)
    if (fault->ship < 0 || fault->ship == (gint) i)
      try_to_take (&self, i);

  if (fault != NULL && fault->ship >= 0 && (guint) fault->ship < roster->ships->len)
    {
      try_without (&self, (guint) fault->ship);
      try_squadron (&self, (guint) fault->ship);
    }

  if (fault != NULL && fault->ship < 0)
    try_to_put (&self);

  if (!is_full (&self))
    try_removal (&self);

  self.whole = TRUE; /* any number is tried */
  try_cards (&self);
  if (!is_full (&self))
    try_addition (&self);

  try_limit (&self);
  try_options (&self);
  try_factions (&self);
  if (self.mends->len > BONES_MOST_MENDS)
    g_array_set_size (self.mends, BONES_MOST_MENDS);

  g_clear_pointer (&self.tried, bones_roster_free);
  return self.mends;
}
