/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The odds that people are told at open questions of recorded battles of every system: each adds up
 * to 1, with what is unknown or up to people to no less, no two outcomes read alike, and numbers
 * are within the bounds of what they are of. */
#include "content.h"
#include "outlook.h"
#include "recorded-battle.h"
#include "table-play.h"
#include "what-if.h"

#include <math.h>

#define BUDGET 300 /* milliseconds for each answer */

/* What @outcome says. */
static char *
word_outcome (const BonesOutcomeView *outcome)
{
  return outcome->kind == BONES_OUTCOME_TEXT ? g_strdup (outcome->text != NULL ? outcome->text : "")
                                             : g_strdup_printf ("%d", outcome->number);
}

/* The track of @fate, or NULL. */
static const BonesTrack *
track_of (BonesTable *table, const BonesFateView *fate)
{
  const BonesRuleset *ruleset = bones_table_get_setup (table)->ruleset;
  const BonesTrack *tracks = fate->of_ship ? ruleset->ship_tracks : ruleset->fleet_tracks;
  const gint track = bones_ruleset_track (tracks, fate->id);

  return track >= 0 ? &tracks[track] : NULL;
}

static void
check_fate (BonesTable *table, const BonesFateView *fate, gdouble unknown)
{
  const BonesTrack *track = track_of (table, fate);
  g_autoptr (GHashTable) said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gdouble sum = 0, more = unknown, mean = 0, in_play = 0;

  for (guint i = 0; i < fate->outcomes->len; i++)
    {
      const BonesOutcomeView *one = &g_array_index (fate->outcomes, BonesOutcomeView, i);

      g_assert_true (g_hash_table_add (said, word_outcome (one)));
      g_assert_cmpfloat (one->chance.value + one->more, >, 0);
      sum += one->chance.value;
      more += one->more;
      if (one->kind == BONES_OUTCOME_TEXT)
        continue;

      g_assert_cmpint (one->number, >=, track->lowest - track->base);
      g_assert_cmpint (one->number, <=, track->highest - track->base);
      mean += one->number * one->chance.value;
      in_play += one->chance.value;
    }

  g_assert_cmpfloat (sum, <, 1 + 1e-9);
  g_assert_cmpfloat (sum + more, >, 1 - 1e-9);
  if (fate->has_mean)
    g_assert_cmpfloat (fabs (mean / in_play / bones_track_parts (track) - fate->mean), <, 1e-9);
}

/* Returns the number of fates that are told now. */
static guint
check_moment (BonesTable *table)
{
  g_autoptr (BonesWhatIf) what_if = bones_what_if_new (table, BONES_NOBODY, NULL, NULL);
  g_autoptr (GPtrArray) fates = NULL;
  gboolean watched;
  gdouble unknown;
  guint ship, runs;

  if (what_if == NULL)
    return 0;

  ship = bones_what_if_get_ship (what_if);
  fates = bones_what_if_list_fates (what_if, ship, bones_what_if_find_track (what_if, ship), NULL,
                                    BUDGET, &watched, &unknown, &runs);
  for (guint i = 0; fates != NULL && i < fates->len; i++)
    check_fate (table, g_ptr_array_index (fates, i), unknown);

  return fates != NULL ? fates->len : 0;
}

static gpointer
run_outlook (gpointer outlook)
{
  bones_outlook_run (outlook, BUDGET);
  return NULL;
}

/* As the tray does: worked out on a thread while people look at the table. The parts of each bar
 * make up the whole, and each row says something. */
static void
check_outlook (BonesTable *table)
{
  g_autoptr (BonesOutlook) outlook = bones_outlook_new (table, BONES_NOBODY, 0, NULL);
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (BonesView) view = NULL;
  GThread *thread;

  if (outlook == NULL)
    return;

  thread = g_thread_new ("odds", run_outlook, outlook);
  view = bones_view_new (table, BONES_NOBODY);
  g_assert_nonnull (view);
  g_thread_join (thread);
  rows = bones_outlook_list_rows (outlook);
  for (guint i = 0; i < rows->len; i++)
    {
      const BonesOutlookRow *row = g_ptr_array_index (rows, i);
      gdouble sum = 0;

      for (guint part = 0; part < row->parts->len; part++)
        sum += g_array_index (row->parts, BonesOutlookPart, part).share;

      g_assert_cmpfloat (fabs (sum - 1), <, 1e-9);
      g_assert_true (*row->name != '\0' && g_str_has_suffix (row->text, "%"));
    }
}

/* One that nobody wants any more ends at once, whatever it has left. */
static void
check_stopped (BonesTable *table)
{
  g_autoptr (BonesOutlook) outlook = bones_outlook_new (table, BONES_NOBODY, 0, NULL);
  g_autoptr (GPtrArray) rows = NULL;
  GThread *thread;

  if (outlook == NULL)
    return;

  thread = g_thread_new ("odds", run_outlook, outlook);
  bones_outlook_stop (outlook);
  g_thread_join (thread);
  bones_outlook_run (outlook, 10000); /* and does not begin again */
  rows = bones_outlook_list_rows (outlook);
  g_assert_nonnull (rows);
}

#define MOMENTS 10

static void
test_told (gconstpointer name)
{
  g_auto (RecordedBattle) battle = recorded_battle_open (name);
  const guint32 last = bones_table_get_seq (battle.table);
  guint told = 0;

  for (guint i = MOMENTS; i-- > 1;)
    if (bones_table_undo_to (battle.table, last * i / MOMENTS, G_MAXUINT, NULL))
      {
        told += check_moment (battle.table);
        check_outlook (battle.table);
        check_stopped (battle.table);
      }

  g_test_message ("%u were told", told);
  g_assert_cmpuint (told, >, 5);
}

/* Where people choose or roll, and a battle in which they did: there the tray has bars, while the
 * answer that was given then is about to be given. */
typedef struct {
  const char *what, *rule;
  BonesAskKind kind;
  const char *battle;
} Place;

static const Place places[] = {
  { "targets", "BS-FIRE-3", BONES_ASK_TARGETS, "agreed-draw-app-dice.json" },
  { "a height", "MW-CMB-04", BONES_ASK_CHOICE, "man-o-war/conceded.json" },
  { "a volley", "DP-FIR-02", BONES_ASK_DICE, "dread-pirate/all-leave-but-one.json" },
  { "whom to ram", "BS-RAM-1", BONES_ASK_SHIP, "agreed-draw-app-dice.json" },
  { "a ram", "BS-RAM-2", BONES_ASK_DICE, "agreed-draw-app-dice.json" },
  { "a boarding", "BS-BOARD-3", BONES_ASK_DICE, "agreed-draw-app-dice.json" },
  { "to fight or to part", "BS-BOARD-5", BONES_ASK_CHOICE, "parted-and-reshuffled.json" },
  { "close combat", "MW-BRD-02", BONES_ASK_DICE, "man-o-war/conceded.json" },
  { "to press on", "MW-BRD-03", BONES_ASK_CHOICE, "man-o-war/conceded.json" },
  { "a boarding of two ships", "ND-BRD-02", BONES_ASK_DICE, "naval-duel/basic-app-dice.json" },
  { "a spell", "MW-MAG-02", BONES_ASK_DICE, "man-o-war/flyers-boarders.json" },
  { "a Gambit", "DP-AMB-18", BONES_ASK_DICE, "dread-pirate/finished-gambits.json" },
  { "saving a fire", "MW-FIR-01", BONES_ASK_DICE, "man-o-war/flyers-boarders.json" },
  { "flames", "BS-BURN-1", BONES_ASK_DICE, "barbarians-and-technomages.json" },
  { "a flyer", "MW-FLY-04", BONES_ASK_DICE, "man-o-war/conceded.json" },
  { "a reroll", "BS-RAM-2", BONES_ASK_REROLL, "agreed-draw-app-dice.json" },
};

/* The entry that answered @place last before the number @before, or NULL. */
static const BonesEntry *
find_answer (BonesTable *table, const Place *place, guint32 before)
{
  const BonesJournal *journal = bones_table_get_journal (table);

  for (guint i = journal->entries->len; i-- > 0;)
    {
      const BonesEntry *entry = g_ptr_array_index (journal->entries, i);

      if (entry->kind == BONES_ENTRY_ANSWER && entry->seq < before
          && entry->answer.kind == place->kind && g_str_equal (entry->answer.key.rule, place->rule))
        return entry;
    }

  return NULL;
}

#define TRIES 6
#define PATIENCE 20000 /* milliseconds: how busy the machine is makes no difference */

/* Returns the rows that the tray has now if @answer is about to be given. */
static guint
count_rows (BonesTable *table, const BonesAnswer *answer)
{
  const gboolean several = answer->kind == BONES_ASK_TARGETS;
  g_autoptr (BonesOutlook) outlook =
      bones_outlook_new (table, BONES_NOBODY, several ? answer->n : 0, answer->values);
  g_autoptr (GPtrArray) rows = NULL;

  if (outlook == NULL)
    return 0;

  bones_outlook_run (outlook, PATIENCE);
  rows = bones_outlook_list_rows (outlook);
  for (guint i = 0; i < rows->len; i++)
    {
      const BonesOutlookRow *row = g_ptr_array_index (rows, i);

      g_test_message ("%s: %s", row->name, row->text);
    }

  return rows->len;
}

static void
test_place (gconstpointer data)
{
  const Place *place = data;
  g_auto (RecordedBattle) battle = recorded_battle_open (place->battle);
  guint32 before = G_MAXUINT32;
  guint told = 0;

  for (guint i = 0; told == 0 && i < TRIES; i++)
    {
      const BonesEntry *entry = find_answer (battle.table, place, before);
      BonesAnswer answer;

      if (entry == NULL)
        break;

      answer = entry->answer;
      before = entry->seq;
      if (bones_table_undo_to (battle.table, before - 1, G_MAXUINT, NULL))
        told += count_rows (battle.table, &answer);
    }

  g_assert_cmpuint (told, >, 0);
}

int
main (int argc, char **argv)
{
  static const char *const battles[] = {
    "two-fleets-gunnery-app-dice.json", "undead-and-goblinoids.json",
    "dread-pirate/meddled.json",        "naval-duel/three-ships.json",
    "man-o-war/lagoon-meddled.json",
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (battles); i++)
    {
      g_autofree char *path = g_strconcat ("/odds/", battles[i], NULL);

      g_test_add_data_func (path, battles[i], test_told);
    }
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *path = g_strconcat ("/odds/at ", places[i].what, NULL);

      g_test_add_data_func (path, &places[i], test_place);
    }

  return g_test_run ();
}
