/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "fleet-mend.h"

#include "ready-made.h"
#include "setup-text.h"
#include "words.h"

#include "bones-config.h"

#include <string.h>

#define MOST_ADDED 8 /* purchases that are tried */

/* A flaw, and what is tried against it. */
typedef struct {
  BonesFleetDraft *draft;
  const BonesFault *fault; /* what the ruleset found; NULL: the owner's limit */
  BonesSetup trial;        /* the set-up; content and rosters are borrowed */
  BonesRoster *roster;     /* owned: the fleet, changed */
  guint n_before;          /* faults of the fleet as it is */
  guint over;              /* by how much, if the flaw is the owner's limit */
  GArray *mends;           /* of BonesFleetMend */
} Search;

static void
clear_mend (gpointer data)
{
  g_free (((BonesFleetMend *) data)->text);
}

static guint
count_faults (const BonesSetup *setup, GArray *found)
{
  guint n = 0;

  for (guint i = 0; i < found->len; i++)
    n += !bones_fault_warns (setup, &g_array_index (found, BonesFault, i));

  return n;
}

/* How often @what is among @found. */
static guint
count_same (GArray *found, const char *what)
{
  guint n = 0;

  for (guint i = 0; i < found->len; i++)
    n += g_str_equal (g_array_index (found, BonesFault, i).what, what);

  return n;
}

/* Whether the changed fleet has the flaw less often, and no fault more. */
static gboolean
is_mended (Search *self)
{
  g_autoptr (GArray) before = g_array_new (FALSE, TRUE, sizeof (BonesFault));
  g_autoptr (GArray) after = g_array_new (FALSE, TRUE, sizeof (BonesFault));
  const BonesSetup *setup = bones_fleet_draft_get_setup (self->draft);
  const BonesRoster *roster = bones_fleet_draft_get_roster (self->draft);
  const guint points = setup->ruleset->check (setup, roster, before);
  const guint now = self->trial.ruleset->check (&self->trial, self->roster, after);

  if (count_faults (&self->trial, after) > count_faults (setup, before))
    return FALSE;

  return self->fault != NULL
             ? count_same (after, self->fault->what) < count_same (before, self->fault->what)
             : now + self->over <= points;
}

/* Takes @text. */
static void
add_mend (Search *self, BonesFleetMend mend, char *text)
{
  mend.text = text;
  g_array_append_val (self->mends, mend);
}

static gboolean
is_full (const Search *self)
{
  return self->mends->len >= BONES_MOST_MENDS;
}

static void
begin_trial (Search *self)
{
  g_clear_pointer (&self->roster, bones_roster_free);
  self->roster = bones_roster_copy (bones_fleet_draft_get_roster (self->draft));
  memcpy (self->trial.options, bones_fleet_draft_get_setup (self->draft)->options,
          sizeof self->trial.options);
}

static BonesRosterShip *
get_ship (Search *self, guint i)
{
  return g_ptr_array_index (self->roster->ships, i);
}

/* Something that one ship has and should not. */
static void
try_without (Search *self, guint i)
{
  g_autofree char *called = bones_fleet_draft_call_ship (self->draft, i);
  BonesRosterShip *ship;

  begin_trial (self);
  ship = get_ship (self, i);
  if (ship->flagship)
    {
      ship->flagship = FALSE;
      if (is_mended (self))
        add_mend (self, (BonesFleetMend){ BONES_MEND_NO_FLAG, .ship = i },
                  g_strdup_printf (_ ("%s is no flagship"), called));
    }

  begin_trial (self);
  ship = get_ship (self, i);
  if (ship->variant != NULL)
    {
      g_clear_pointer (&ship->variant, g_free);
      if (is_mended (self))
        add_mend (self, (BonesFleetMend){ BONES_MEND_NO_VARIANT, .ship = i },
                  g_strdup_printf (_ ("%s as her class is"), called));
    }

  begin_trial (self);
  ship = get_ship (self, i);
  if (ship->wizard != NULL)
    {
      g_clear_pointer (&ship->wizard, g_free);
      if (is_mended (self))
        add_mend (self, (BonesFleetMend){ BONES_MEND_NO_WIZARD, .ship = i },
                  g_strdup_printf (_ ("%s without a wizard"), called));
    }

  begin_trial (self);
  ship = get_ship (self, i);
  if (ship->anti_flyer)
    {
      ship->anti_flyer = FALSE;
      if (is_mended (self))
        add_mend (self, (BonesFleetMend){ BONES_MEND_NO_WEAPON, .ship = i },
                  g_strdup_printf (_ ("%s without the weapon"), called));
    }
}

/* A flagship instead of the present ones, or of none. Only one is offered: people can mark any. */
static void
try_flagships (Search *self)
{
  const guint n = bones_fleet_draft_get_roster (self->draft)->ships->len;

  if (!self->trial.ruleset->flagships)
    return;

  for (guint i = 0; i < n; i++)
    {
      begin_trial (self);
      for (guint j = 0; j < n; j++)
        get_ship (self, j)->flagship = j == i;

      if (is_mended (self))
        {
          g_autofree char *called = bones_fleet_draft_call_ship (self->draft, i);
          const char *flagship = bones_words_called (&self->trial, NULL, "flagship");

          add_mend (
              self, (BonesFleetMend){ BONES_MEND_FLAGSHIP, .ship = i },
              g_strdup_printf (_ ("%s: %s"), flagship != NULL ? flagship : _ ("Flagship"), called));
          return;
        }
    }
}

/* The ship of the flaw; else the cheapest one that mends it. */
static void
try_removal (Search *self)
{
  const BonesRoster *roster = bones_fleet_draft_get_roster (self->draft);
  const BonesSetup *setup = bones_fleet_draft_get_setup (self->draft);
  guint best = roster->ships->len, best_points = G_MAXUINT;
  g_autofree char *called = NULL;

  for (guint i = roster->ships->len; i-- > 0;)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);
      const gint kind = ship->kind != NULL ? bones_ruleset_kind (setup, ship->kind) : -1;
      const guint points =
          kind >= 0 ? setup->ruleset->kind_points (setup->content, setup->options, (guint) kind)
                    : 0;

      if (self->fault != NULL && self->fault->ship >= 0 && self->fault->ship != (gint) i)
        continue;

      begin_trial (self);
      g_ptr_array_remove_index (self->roster->ships, i);
      if (points < best_points && is_mended (self))
        {
          best = i;
          best_points = points;
        }
    }

  if (best == roster->ships->len)
    return;

  called = bones_fleet_draft_call_ship (self->draft, best);
  add_mend (self, (BonesFleetMend){ BONES_MEND_REMOVE, .ship = best, .number = 1 },
            g_strdup_printf (_ ("Remove %s"), called));
}

/* A squadron that is not whole: as few ships of it more, and as few less, as mend it. */
static void
try_squadron (Search *self, guint first)
{
  const BonesSetup *setup = bones_fleet_draft_get_setup (self->draft);
  const BonesRosterShip *ship =
      g_ptr_array_index (bones_fleet_draft_get_roster (self->draft)->ships, first);
  const gint kind = ship->kind != NULL ? bones_ruleset_kind (setup, ship->kind) : -1;
  const guint lot = kind >= 0 ? bones_setup_lot (setup, (guint) kind) : 1;
  const char *class =
      kind >= 0 ? bones_words_called (
          setup, NULL, setup->ruleset->kind_words (setup->content, setup->options, (guint) kind))
                : NULL;
  gboolean mended = FALSE;

  for (guint n = 1; n < lot && !mended; n++)
    {
      begin_trial (self);
      for (guint i = 0; i < n; i++)
        {
          bones_roster_add (self->roster, "?", ship->kind, FALSE);
          g_ptr_array_insert (
              self->roster->ships, (gint) first,
              g_ptr_array_steal_index (self->roster->ships, self->roster->ships->len - 1));
        }

      mended = self->roster->ships->len <= BONES_MAX_FLEET_SHIPS && is_mended (self);
      if (mended)
        add_mend (self, (BonesFleetMend){ BONES_MEND_FILL, .ship = first, .number = n },
                  n == 1 ? g_strdup_printf (_ ("Add a ship: %s"), class)
                         : g_strdup_printf (_ ("Add %u ships: %s"), n, class));
    }

  mended = FALSE;
  for (guint n = 2; n < lot && !mended; n++) /* one: try_removal () */
    {
      begin_trial (self);
      if (first + n > self->roster->ships->len)
        return;

      g_ptr_array_remove_range (self->roster->ships, first, n);
      mended = is_mended (self);
      if (mended)
        add_mend (self, (BonesFleetMend){ BONES_MEND_REMOVE, .ship = first, .number = n },
                  g_strdup_printf (_ ("Remove %u ships: %s"), n, class));
    }
}

/* Whether @n more purchases of class @kind mend it. */
static gboolean
is_mended_by (Search *self, guint kind, guint n)
{
  const BonesSetup *setup = bones_fleet_draft_get_setup (self->draft);

  begin_trial (self);
  for (guint i = 0; i < bones_setup_lot (setup, kind) * n; i++)
    bones_roster_add (self->roster, "?", setup->ruleset->kind_id (setup->content, kind), FALSE);

  return self->roster->ships->len <= BONES_MAX_FLEET_SHIPS && is_mended (self);
}

/* As few as possible of the cheapest class that mends it. */
static void
try_addition (Search *self)
{
  const BonesSetup *setup = bones_fleet_draft_get_setup (self->draft);
  g_autoptr (GArray) kinds = bones_kinds_in_order (setup);

  for (guint n = 1; n <= MOST_ADDED && self->fault != NULL; n++)
    for (guint i = kinds->len; i-- > 0;)
      {
        const guint kind = g_array_index (kinds, guint, i);
        const char *class = bones_words_called (
            setup, NULL, setup->ruleset->kind_words (setup->content, setup->options, kind));

        if (!is_mended_by (self, kind, n))
          continue;

        add_mend (self, (BonesFleetMend){ BONES_MEND_ADD, .ship = n, .number = kind },
                  n == 1 ? g_strdup_printf (_ ("Add a ship: %s"), class)
                         : g_strdup_printf (_ ("Add %u ships: %s"), n, class));
        return;
      }
}

static void
try_cards (Search *self)
{
  const guint cards = bones_fleet_draft_get_roster (self->draft)->cards;

  for (guint n = cards; n-- > 0;)
    {
      begin_trial (self);
      self->roster->cards = n;
      if (is_mended (self))
        {
          add_mend (self, (BonesFleetMend){ BONES_MEND_CARDS, .number = n },
                    n == 0
                        ? g_strdup (_ ("No cards"))
                        : g_strdup_printf (
                            g_dngettext (GETTEXT_PACKAGE, "Only %u card", "Only %u cards", n), n));
          return;
        }
    }
}

static void
try_factions (Search *self)
{
  const char *const *ids =
      bones_setup_has_factions (&self->trial) ? bones_setup_factions (&self->trial) : NULL;

  for (guint i = 0; ids != NULL && ids[i] != NULL && !is_full (self); i++)
    {
      begin_trial (self);
      g_free (self->roster->faction);
      self->roster->faction = g_strdup (ids[i]);
      if (is_mended (self))
        add_mend (self, (BonesFleetMend){ BONES_MEND_FACTION, .number = i },
                  g_strdup (bones_words_called (&self->trial, "faction", ids[i])));
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

/* The least value of an option that lets fleets cost more. */
static void
try_options (Search *self)
{
  const BonesRuleset *ruleset = self->trial.ruleset;
  const BonesSetup *setup = bones_fleet_draft_get_setup (self->draft);

  for (guint i = 1; ruleset->budget != NULL && ruleset->options[i].key != NULL; i++)
    {
      const BonesOption *option = &ruleset->options[i];
      const guint most = option->kind == BONES_OPTION_NUMBER ? option->highest
                         : option->kind == BONES_OPTION_VALUES
                             ? g_strv_length ((char **) option->values) - 1
                             : 0;

      begin_trial (self);
      self->trial.options[i] = (guint8) most;
      if (most == 0
          || ruleset->budget (&self->trial, self->roster) <= ruleset->budget (setup, self->roster))
        continue;

      for (guint value = setup->options[i] + 1u; value <= most; value++)
        {
          self->trial.options[i] = (guint8) value;
          if (!is_mended (self))
            continue;

          add_mend (self, (BonesFleetMend){ BONES_MEND_OPTION, .option = i, .number = value },
                    name_option (setup, i, value));
          break;
        }
    }
}

/* Raises the owner's limit to what the fleet costs. */
static void
try_limit (Search *self)
{
  const gint points = bones_fleet_draft_get_points (self->draft);
  g_autofree char *text = bones_words_points (MAX (points, 0));

  if (self->fault == NULL)
    add_mend (self, (BonesFleetMend){ BONES_MEND_LIMIT, .number = (guint) MAX (points, 0) },
              g_strdup_printf (_ ("Raise the limit to %s"), text));
}

GArray *
bones_fleet_mends (BonesFleetDraft *draft, const BonesFleetFlaw *flaw)
{
  Search self = { draft, NULL, { 0 }, NULL, 0, 0, NULL };
  const gint limit = bones_fleet_draft_get_limit (draft);

  self.mends = g_array_new (FALSE, TRUE, sizeof (BonesFleetMend));
  g_array_set_clear_func (self.mends, clear_mend);
  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (draft) && flaw != NULL, self.mends);

  self.fault = flaw->fault;
  self.trial = *bones_fleet_draft_get_setup (draft);
  if (self.fault == NULL && (limit < 0 || flaw->ship >= 0 || !flaw->warns))
    return self.mends; /* a bound, or a wrong option */

  if (self.fault == NULL)
    self.over = (guint) (bones_fleet_draft_get_points (draft) - limit);

  try_flagships (&self);
  if (flaw->ship >= 0)
    {
      try_without (&self, (guint) flaw->ship);
      try_squadron (&self, (guint) flaw->ship);
    }

  try_cards (&self);
  if (!is_full (&self))
    try_removal (&self);

  if (!is_full (&self))
    try_addition (&self);

  try_limit (&self);
  try_options (&self);
  try_factions (&self);
  if (self.mends->len > BONES_MOST_MENDS)
    g_array_set_size (self.mends, BONES_MOST_MENDS);

  g_clear_pointer (&self.roster, bones_roster_free);
  return self.mends;
}

gboolean
bones_fleet_mend_apply (BonesFleetDraft *draft, const BonesFleetMend *mend, GError **error)
{
  guint8 options[BONES_MAX_OPTIONS];
  const BonesSetup *setup;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (draft) && mend != NULL, FALSE);

  setup = bones_fleet_draft_get_setup (draft);
  switch (mend->kind)
    {
    case BONES_MEND_REMOVE:
      return bones_fleet_draft_remove_many (draft, mend->ship, mend->number, error);
    case BONES_MEND_FILL:
      return bones_fleet_draft_fill (draft, mend->ship, mend->number, error);
    case BONES_MEND_FLAGSHIP:
      return bones_fleet_draft_set_flagship (draft, mend->ship, TRUE, error);
    case BONES_MEND_NO_FLAG:
      return bones_fleet_draft_set_flagship (draft, mend->ship, FALSE, error);
    case BONES_MEND_NO_VARIANT:
      return bones_fleet_draft_set_variant (draft, mend->ship, NULL, error);
    case BONES_MEND_NO_WIZARD:
      return bones_fleet_draft_set_wizard (draft, mend->ship, NULL, error);
    case BONES_MEND_NO_WEAPON:
      return bones_fleet_draft_set_anti_flyer (draft, mend->ship, FALSE, error);
    case BONES_MEND_ADD:
      return bones_fleet_draft_add_many (draft, mend->number, mend->ship, error);
    case BONES_MEND_CARDS:
      return bones_fleet_draft_set_cards (draft, mend->number, error);
    case BONES_MEND_FACTION:
      return bones_fleet_draft_set_faction (draft, bones_setup_factions (setup)[mend->number],
                                            error);
    case BONES_MEND_OPTION:
      memcpy (options, setup->options, sizeof options);
      options[mend->option] = (guint8) mend->number;
      return bones_fleet_draft_set_options (draft, options, error);
    case BONES_MEND_LIMIT:
    default:
      return bones_fleet_draft_set_limit (draft, (gint) mend->number, error);
    }
}
