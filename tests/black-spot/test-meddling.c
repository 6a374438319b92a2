/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "change.h"
#include "journal.h"
#include "random-play.h"

/*
 * Overrides, one by one and all together. At each of several moments, between actions and in the
 * middle of them, every value is set to its least and its most, every kind of marker is added and
 * removed, and every setting takes each of its values. Then the battle continues: each question can
 * be answered, and there is always something to do.
 */

#define STEPS 30 /* played after each */

typedef struct {
  const char *what, *fleets, *options, *given, *script;
} Moment;

#define FS                                                                                         \
  "fs.factions=on fs.special_models=on fs.magic=on opt.fire=on opt.momentum=on opt.anchoring=on"   \
  " opt.opportunity_fire=on opt.swap_crew=on opt.boarding_modifiers=on"
#define FLEETS "Red/goblinoids: kraken frigate* sloop; Blue/undead: sea_wraith frigate* sloop"

static const Moment moments[] = {
  { "before any order", FLEETS, FS, NULL, "" },
  { "aiming", FLEETS, FS, NULL, "activate R3; fire R3: port" },
  { "on fire", FLEETS, FS, NULL, "activate R3; fire R3: port {B2:short} [4] [1 1]" },
  { "in flames", FLEETS, FS, "R3.flames=2", "activate R3" },
  { "sailing", FLEETS, FS, "wind=N marker=ring::Blue marker=poseidons-breath:R3:Red",
    "activate R3; move R3: with" },
  { "under opportunity fire", FLEETS, FS, "B3.ordered=1",
    "activate R3; move R3: ~opportunity-fire:B3 port" },
  { "ramming", FLEETS, FS, NULL, "activate R3; move R3: straight 3; ram R3: B2 [6 1] [1 1]" },
  { "boarding", FLEETS, FS, "marker=bloodthirst:R3:Red",
    "activate R3; move R3: straight 3; grapple R3: B3; board R3" },
  { "over a prize", FLEETS, FS, "B3.hits=1",
    "activate R3; move R3: straight 3; grapple R3: B3; board R3: [6] [1] [1]; aftermath R3" },
  { "in the Kraken's grip", FLEETS, FS, "R3.ordered=1 B1.ordered=1 B3.ordered=1",
    "activate R1; move R1: 3; grapple R1: B2; board R1: [5 5] [1 1] [1 1]" },
  { "turning a prize", FLEETS, FS, "R3.hits=1 R3.ordered=1",
    "activate B3; move B3: straight 3; grapple B3: R3; board B3: [6] [1] [1]; aftermath B3: add" },
  { "the offer", FLEETS, FS, "step=4 Red.cards=typhoon,rum Blue.cards=volcano,lightning", "magic" },
  { "the window", FLEETS, FS, "step=4 Red.cards=rum Blue.cards=volcano R2.hits=1",
    "magic; cast Red: rum R2" },
  { "a Typhoon", FLEETS, FS, "step=4 Red.cards=typhoon Blue.cards=volcano",
    "magic; cast Red: typhoon nobody [6] [2]" },
  { "an eruption", FLEETS, FS, "step=4 marker=volcano::Blue Red.cards=rum", "magic: {R2 B2}" },
  { "swapping crew", FLEETS, FS,
    "R1.ordered=1 B1.ordered=1 B2.ordered=1 R3.ordered=1"
    " B3.ordered=1 R2.hull_dice=1",
    "activate R2; anchor R2" },
};

static void
add (GArray *changes, guint scope, guint field, guint index, gint64 value)
{
  const BonesChange change = { scope, field, index, FALSE, value };

  g_array_append_val (changes, change);
}

static void
add_tracks (GArray *changes, BonesScope scope, const BonesTrack *tracks, guint index)
{
  for (guint i = 0; tracks[i].id != NULL; i++)
    {
      add (changes, scope, i, index, tracks[i].lowest);
      add (changes, scope, i, index, tracks[i].highest);
    }
}

static void
add_ships (GArray *changes, guint ship, guint other)
{
  add_tracks (changes, BONES_SET_SHIP, bs_ship_tracks, ship);
  for (guint status = 0; status < BONES_STATUSES; status++)
    add (changes, BONES_SET_SHIP, BONES_SHIP_STATUS, ship, status);

  for (guint ordered = 0; ordered < 2; ordered++)
    {
      add (changes, BONES_SET_SHIP, BONES_SHIP_ORDERED, ship, ordered);
      add (changes, BONES_SET_SHIP, BONES_SHIP_OWNER, ship, ordered);
    }

  add (changes, BONES_SET_SHIP, BONES_SHIP_OWNER, ship, BONES_NOBODY);
  add (changes, BONES_ADD_LINK, BS_GRAPPLE_LINK, ship, other);
  add (changes, BONES_SET_TABLE, BONES_TABLE_ACTIVE_SHIP, 0, ship);
  for (guint kind = 1; kind < BS_MARKER_KINDS; kind++)
    add (changes, BONES_ADD_MARKER, kind, 0, ship);
}

static void
add_settings (GArray *changes)
{
  for (guint i = 0; i < BS_OPTIONS; i++)
    {
      const BonesOption *option = &bs_options[i];
      const guint highest = option->kind == BONES_OPTION_VALUES
                                ? g_strv_length ((char **) option->values) - 1
                                : option->highest;

      for (guint value = option->lowest; option->kind != BONES_OPTION_DATA && value <= highest;
           value += option->kind == BONES_OPTION_NUMBER ? MAX (highest - option->lowest, 1) : 1)
        add (changes, BONES_SET_OPTION, i, 0, value);
    }
}

/* Of ships R1, R3 and B2, both fleets, and the table. */
static GArray *
list_changes (void)
{
  GArray *changes = g_array_new (FALSE, FALSE, sizeof (BonesChange));

  for (guint ship = 0; ship < 6; ship += 2)
    add_ships (changes, ship, (ship + 3) % 6);

  for (guint fleet = 0; fleet < 2; fleet++)
    {
      add_tracks (changes, BONES_SET_FLEET, bs_fleet_tracks, fleet);
      add (changes, BONES_SET_FLEET, BONES_FLEET_FLAGSHIP, fleet, BONES_NO_SHIP);
      add (changes, BONES_SET_TABLE, BONES_TABLE_ACTIVE, 0, fleet);
    }

  add_tracks (changes, BONES_SET_TABLE, bs_table_tracks, 0);
  for (guint step = 0; step <= BS_STEP_MAGIC + 1; step++)
    add (changes, BONES_SET_TABLE, BONES_TABLE_STEP, 0, step);

  for (guint kind = 1; kind < BS_MARKER_KINDS; kind++)
    add (changes, BONES_ADD_MARKER, kind, BONES_NOBODY, BONES_NO_SHIP);

  for (guint i = 0; i < 3; i++)
    {
      add (changes, BONES_REMOVE_MARKER, 0, i, 0);
      add (changes, BONES_REMOVE_LINK, 0, i, 0);
    }

  for (guint card = 0; card < 96; card += 7)
    add (changes, BONES_SET_CARD, BS_DECK_OF_SPELLS, card, BONES_IN_HAND);

  add_settings (changes);
  return changes;
}

/* Answers a question, or starts an action; if there is none, the battle ends. */
static gboolean
step (Battle *battle, GRand *random)
{
  BonesEntry *entry;

  if (battle_play (battle)->stop == BONES_ASKING)
    {
      battle_append (battle, player_answer (battle_play (battle), random));
      return TRUE;
    }

  entry = bones_entry_new (BONES_ENTRY_ACTION);
  if (player_action (battle, random, random_eagerness, &entry->action, NULL))
    {
      battle_append (battle, entry);
      return TRUE;
    }

  bones_entry_free (entry);
  g_assert_true (battle_game (battle)->over);
  return FALSE;
}

static gboolean
meddle (Battle *battle, const BonesChange *change)
{
  g_autofree BonesGame *tried = g_new0 (BonesGame, 1);
  g_autoptr (BonesEntry) entry = bones_entry_new (
      change->scope == BONES_SET_OPTION ? BONES_ENTRY_OPTION : BONES_ENTRY_OVERRIDE);

  entry->changes = g_memdup2 (change, sizeof *change);
  entry->n_changes = 1;
  bones_game_copy (tried, battle_game (battle));
  if (bones_entry_apply (battle->setup, tried, entry) != BONES_CHANGE_FITS)
    return FALSE;

  battle_append (battle, g_steal_pointer (&entry));
  return TRUE;
}

static void
take_back (Battle *battle, guint32 to)
{
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_UNDO);

  entry->to = to;
  battle_append (battle, entry);
}

static void
test_moment (gconstpointer data)
{
  const Moment *moment = data;
  g_autoptr (GArray) changes = list_changes ();
  g_autoptr (Battle) battle = battle_begin (moment->fleets, moment->options, moment->given);
  GRand *random = g_rand_new_with_seed (1);
  guint32 before;
  guint n = 0;

  battle_do (battle, moment->script);
  before = bones_journal_length (battle->journal);
  for (guint i = 0; i < changes->len; i++)
    {
      g_test_message ("change %u", i);
      if (!meddle (battle, &g_array_index (changes, BonesChange, i)))
        continue;

      n++;
      for (guint left = STEPS; left > 0 && step (battle, random); left--)
        ;

      take_back (battle, before);
    }

  g_assert_cmpuint (n, >, 250);
  g_rand_free (random);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_autofree char *path = g_strconcat ("/black-spot/meddling/", moments[i].what, NULL);

      g_test_add_data_func (path, &moments[i], test_moment);
    }

  return g_test_run ();
}
