/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "broadsides.h"

#include "odds-clock.h"
#include "odds.h"
#include "words.h"

#include <string.h>

#define MOST_RUNS 300000 /* of one bank: some milliseconds; a second with many guns and rooms */
#define MOST_BANKS 16

/* Ships of one class and variant. */
typedef struct {
  char *kind, *variant;
  guint n;
  char *name;
} Alike;

typedef struct {
  char *name;
  guint value; /* as BonesGunnery has it */
} Range;

typedef struct {
  BonesCellState state;
  BonesChance chance;
} Cell;

struct _BonesBroadsides {
  const BonesSetup *setup; /* borrowed */
  char *faction, *enemy_faction;
  GArray *rows, *columns; /* of Alike */
  GArray *ranges;         /* of Range */
  Cell *cells;
  BonesClock clock;
  guint next; /* atomic */
};

static void
clear_alike (gpointer data)
{
  Alike *alike = data;

  g_free (alike->kind);
  g_free (alike->variant);
  g_free (alike->name);
}

static void
clear_range (gpointer data)
{
  g_free (((Range *) data)->name);
}

static char *
name_kind (const BonesSetup *setup, const char *id, const char *variant)
{
  const gint kind = bones_ruleset_kind (setup, id);
  const char *name =
      kind >= 0 ? bones_words_called (
          setup, NULL, setup->ruleset->kind_words (setup->content, setup->options, (guint) kind))
                : NULL;
  const char *word = variant != NULL && setup->ruleset->variant != NULL
                         ? bones_words_called (setup, setup->ruleset->variant, variant)
                         : NULL;

  return word != NULL ? g_strdup_printf ("%s, %s", name != NULL ? name : id, word)
                      : g_strdup (name != NULL ? name : id);
}

static void
add_alike (GArray *list, const BonesSetup *setup, const char *kind, const char *variant)
{
  Alike alike = { .n = 1 };

  if (kind == NULL || bones_ruleset_kind (setup, kind) < 0)
    return;

  for (guint i = 0; i < list->len; i++)
    {
      Alike *had = &g_array_index (list, Alike, i);

      if (g_str_equal (had->kind, kind) && g_strcmp0 (had->variant, variant) == 0)
        {
          had->n++;
          return;
        }
    }

  alike.kind = g_strdup (kind);
  alike.variant = g_strdup (variant);
  alike.name = name_kind (setup, kind, variant);
  g_array_append_val (list, alike);
}

static GArray *
list_fleet (const BonesSetup *setup, const BonesRoster *fleet)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (Alike));

  g_array_set_clear_func (list, clear_alike);
  for (guint i = 0; i < fleet->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (fleet->ships, i);

      add_alike (list, setup, ship->kind, ship->variant);
    }

  return list;
}

/* Whether a fleet may have a ship of @kind: no fault is fatal. */
static gboolean
can_be_bought (const BonesSetup *setup, guint kind)
{
  g_autoptr (BonesRoster) roster = bones_roster_new ("?");
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (BonesFault));

  bones_roster_add (roster, NULL, setup->ruleset->kind_id (setup->content, kind), TRUE);
  setup->ruleset->check (setup, roster, faults);
  for (guint i = 0; i < faults->len; i++)
    if (g_array_index (faults, BonesFault, i).fatal
        && g_array_index (faults, BonesFault, i).ship == 0)
      return FALSE;

  return TRUE;
}

/* Each class of the content that players sail. */
static GArray *
list_classes (const BonesSetup *setup)
{
  const BonesRuleset *ruleset = setup->ruleset;
  const guint n = ruleset->n_kinds (setup->content);
  GArray *list = g_array_new (FALSE, FALSE, sizeof (Alike));

  g_array_set_clear_func (list, clear_alike);
  for (guint kind = 0; kind < n; kind++)
    if (ruleset->gunnery->targets > 0 ? kind < ruleset->gunnery->targets
                                      : can_be_bought (setup, kind))
      add_alike (list, setup, ruleset->kind_id (setup->content, kind), NULL);

  return list;
}

static void
add_range (GArray *ranges, char *name, guint value)
{
  const Range range = { name, value };

  g_array_append_val (ranges, range);
}

static GArray *
list_ranges (const BonesSetup *setup, const BonesRoster *fleet)
{
  const BonesGunnery *gunnery = setup->ruleset->gunnery;
  GArray *list = g_array_new (FALSE, FALSE, sizeof (Range));
  guint inches[BONES_MAX_RANGES];
  const guint n = gunnery->list_ranges != NULL ? gunnery->list_ranges (setup, fleet, inches) : 0;

  g_array_set_clear_func (list, clear_range);
  for (guint i = 0; i < n; i++)
    add_range (list, bones_words_inches ((gint) inches[i]), inches[i]);

  for (guint i = 0; gunnery->ranges != NULL && gunnery->ranges[i] != NULL; i++)
    {
      const char *word = bones_words_called (setup, "choice", gunnery->ranges[i]);

      add_range (list, g_strdup (word != NULL ? word : gunnery->ranges[i]), i);
    }

  return list;
}

const char *
bones_broadsides_why_not (const BonesSetup *setup)
{
  g_return_val_if_fail (setup != NULL, NULL);

  return setup->ruleset->gunnery == NULL ? bones_words_called (setup, NULL, "no-gunnery") : NULL;
}

BonesBroadsides *
bones_broadsides_new (const BonesSetup *setup, const BonesRoster *fleet, const BonesRoster *enemy)
{
  BonesBroadsides *self;
  const BonesGunnery *gunnery;

  g_return_val_if_fail (setup != NULL && fleet != NULL, NULL);

  gunnery = setup->ruleset->gunnery;
  if (gunnery == NULL)
    return NULL;

  self = g_new0 (BonesBroadsides, 1);
  self->setup = setup;
  self->faction = g_strdup (fleet->faction);
  self->enemy_faction = enemy != NULL ? g_strdup (enemy->faction) : NULL;
  self->rows = list_fleet (setup, fleet);
  self->columns = enemy != NULL ? list_fleet (setup, enemy) : list_classes (setup);
  self->ranges = list_ranges (setup, fleet);
  for (guint i = 0; i < self->rows->len; i++)
    {
      Alike *row = &g_array_index (self->rows, Alike, i);
      g_autofree char *name = row->name;

      row->name = row->n > 1 ? g_strdup_printf ("%u × %s", row->n, name) : g_strdup (name);
    }

  self->cells = g_new0 (Cell, self->rows->len * self->columns->len * self->ranges->len);
  return self;
}

void
bones_broadsides_free (BonesBroadsides *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->rows);
  g_array_unref (self->columns);
  g_array_unref (self->ranges);
  g_free (self->faction);
  g_free (self->enemy_faction);
  g_free (self->cells);
  g_free (self);
}

/* ---- One cell ---- */

/* Whether @event is that somebody sank ship 1, or beat her. */
static gboolean
tells_sunk (const BonesRuleset *ruleset, const BonesEvent *event)
{
  for (const BonesDeed *deed = ruleset->deeds; deed->event != NULL; deed++)
    if ((deed->kind == BONES_DEED_SINKS || deed->kind == BONES_DEED_BEATS)
        && g_str_equal (deed->event, event->what)
        && (deed->doer == BONES_DOER_SHIP ? event->other : event->ship) == 1)
      return TRUE;

  return FALSE;
}

/* Whether ship 1 was sunk, or has struck. */
static void
note_sunk (const BonesPlay *end, gconstpointer data, GArray *numbers)
{
  const gboolean by_status = end->ruleset->gunnery->status;
  const guint64 sunk = 1;
  gboolean any = by_status && !bones_game_in_play (&end->game, 1);

  for (guint i = 0; i < end->events->len && !by_status && !any; i++)
    any = tells_sunk (end->ruleset, &g_array_index (end->events, BonesEvent, i));

  if (any)
    g_array_append_val (numbers, sunk);
}

static void
add_ship_of (GPtrArray *rosters, const char *name, const char *faction, const Alike *alike)
{
  BonesRoster *roster = bones_roster_new (name);
  BonesRosterShip *ship = bones_roster_add (roster, name, alike->kind, FALSE);

  ship->variant = g_strdup (alike->variant);
  roster->faction = g_strdup (faction);
  g_ptr_array_add (rosters, roster);
}

/* The answer to the open question of @play, if people would give it: bank @bank, ship 1 as the
 * target, at @range. NULL: it is of another kind. */
static BonesEntry *
make_answer (const BonesPlay *play, guint bank, guint range)
{
  const BonesGunnery *gunnery = play->ruleset->gunnery;
  const BonesAsk *ask = &play->prompt;
  const gint choice = ask->kind != BONES_ASK_CHOICE ? -1
                      : gunnery->choose != NULL     ? gunnery->choose (play, bank, range)
                                                    : (gint) bank;
  BonesEntry *entry;
  guint16 value;

  if (choice >= 0)
    value = (guint16) choice;
  else if (ask->kind == BONES_ASK_SHIP)
    value = 1;
  else if (ask->kind == BONES_ASK_TARGETS)
    value = (guint16) (1 | range << 8);
  else
    return NULL;

  entry = bones_entry_new (BONES_ENTRY_ANSWER);
  entry->answer.key = ask->key;
  entry->answer.kind = ask->kind;
  entry->answer.source = BONES_FROM_PERSON;
  bones_answer_set (&entry->answer, 1, &value);
  return entry;
}

/* Adds the chance with bank @bank to @cell, if she has it and it is the best so far. */
static void
try_bank (const BonesBroadsides *self, const BonesSetup *setup, const BonesGame *game, guint bank,
          guint range, Cell *cell)
{
  g_autoptr (GPtrArray) given = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_entry_free);
  g_autoptr (BonesPlay) play = bones_play_new (setup->ruleset, setup);
  g_autoptr (GArray) odds = NULL;
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ACTION);
  BonesStop stop;
  BonesQuestion question = { .setup = setup,
                             .game = game,
                             .outcomes = note_sunk,
                             .policy = BONES_CHOOSE_BEST,
                             .aim = 1,
                             .merge = setup->ruleset->gunnery->status,
                             .most_runs = MOST_RUNS,
                             .used = bones_clock_used,
                             .clock = &self->clock };

  entry->seq = 1;
  entry->action = (BonesAction){
    .verb = (guint8) setup->ruleset->gunnery->verb, .ship = 0, .other = BONES_NO_SHIP, .fleet = 0
  };
  g_ptr_array_add (given, entry);
  while ((stop = bones_play_run (play, game, (BonesEntry *const *) given->pdata, given->len))
             == BONES_ASKING
         && (entry = make_answer (play, bank, range)) != NULL)
    {
      entry->seq = given->len + 1;
      g_ptr_array_add (given, entry);
    }

  /* There is no such bank, or none of its guns reaches the target. */
  if (stop != BONES_ASKING
      || (bank > 0 && given->len == 1 && setup->ruleset->gunnery->banks == NULL))
    return;

  question.given = (BonesEntry *const *) given->pdata;
  question.n_given = given->len;
  odds = bones_odds (&question, NULL, NULL);
  if (odds == NULL || bones_odds_unknown (odds).value > 0)
    {
      cell->state = BONES_CELL_UNKNOWN;
      return;
    }

  if (cell->state == BONES_CELL_NO_GUNS || bones_odds_of (odds, 1).value > cell->chance.value)
    cell->chance = bones_odds_of (odds, 1);

  if (cell->state == BONES_CELL_NO_GUNS)
    cell->state = BONES_CELL_KNOWN;
}

static void
compute (BonesBroadsides *self, guint row, guint column, guint range, Cell *cell)
{
  g_autoptr (GPtrArray) rosters =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);
  BonesSetup setup = *self->setup;
  const BonesGunnery *gunnery = setup.ruleset->gunnery;
  guint banks;

  setup.rosters = rosters;
  add_ship_of (rosters, "1", self->faction, &g_array_index (self->rows, Alike, row));
  add_ship_of (rosters, "2", self->enemy_faction, &g_array_index (self->columns, Alike, column));
  bones_setup_game (&setup, game);
  gunnery->place (&setup, game, range);
  cell->state = BONES_CELL_NO_GUNS;
  banks = gunnery->banks != NULL ? gunnery->banks (&setup, game) : (1u << MOST_BANKS) - 1;
  for (guint bank = 0; bank < MOST_BANKS; bank++)
    if (banks >> bank & 1)
      try_bank (self, &setup, game, bank, range, cell);
}

void
bones_broadsides_set_budget (BonesBroadsides *self, guint milliseconds)
{
  g_return_if_fail (self != NULL);

  bones_clock_start (&self->clock, milliseconds);
}

gboolean
bones_broadsides_step (BonesBroadsides *self)
{
  guint n;

  g_return_val_if_fail (self != NULL, FALSE);

  n = self->rows->len * self->columns->len * self->ranges->len;
  if (self->next >= n || g_atomic_int_get (&self->clock.stopping))
    return FALSE;

  compute (self, self->next / self->ranges->len / self->columns->len,
           self->next / self->ranges->len % self->columns->len,
           g_array_index (self->ranges, Range, self->next % self->ranges->len).value,
           &self->cells[self->next]);
  g_atomic_int_inc (&self->next);
  return TRUE;
}

void
bones_broadsides_stop (BonesBroadsides *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_int_set (&self->clock.stopping, TRUE);
}

guint
bones_broadsides_count_done (BonesBroadsides *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return (guint) g_atomic_int_get (&self->next);
}

guint
bones_broadsides_count_rows (BonesBroadsides *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->rows->len;
}

guint
bones_broadsides_count_columns (BonesBroadsides *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->columns->len;
}

guint
bones_broadsides_count_ranges (BonesBroadsides *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->ranges->len;
}

const char *
bones_broadsides_row (BonesBroadsides *self, guint row)
{
  g_return_val_if_fail (self != NULL && row < self->rows->len, NULL);

  return g_array_index (self->rows, Alike, row).name;
}

const char *
bones_broadsides_column (BonesBroadsides *self, guint column)
{
  g_return_val_if_fail (self != NULL && column < self->columns->len, NULL);

  return g_array_index (self->columns, Alike, column).name;
}

const char *
bones_broadsides_range (BonesBroadsides *self, guint range)
{
  g_return_val_if_fail (self != NULL && range < self->ranges->len, NULL);

  return g_array_index (self->ranges, Range, range).name;
}

BonesCellState
bones_broadsides_get (BonesBroadsides *self, guint row, guint column, guint range,
                      BonesChance *chance)
{
  const Cell *cell;

  g_return_val_if_fail (self != NULL && row < self->rows->len && column < self->columns->len
                            && range < self->ranges->len && chance != NULL,
                        BONES_CELL_TO_COME);

  cell = &self->cells[(row * self->columns->len + column) * self->ranges->len + range];
  *chance = cell->chance;
  return cell->state;
}
