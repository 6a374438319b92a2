/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "stats.h"

#include "report-table.h"
#include "table-play.h"
#include "walk.h"

void
bones_stats_free (BonesStats *stats)
{
  if (stats == NULL)
    return;

  g_clear_pointer (&stats->records, g_ptr_array_unref);
  g_ptr_array_unref (stats->captains);
  g_clear_pointer (&stats->luck, g_array_unref);
  g_array_unref (stats->own_dice);
  g_free (stats);
}

/* The number of the captain called @name, who may be new. BONES_NOBODY is no such number. */
static guint
find_captain (BonesStats *stats, const char *name)
{
  guint i = 0;

  while (i < stats->captains->len
         && (i == BONES_NOBODY
             || g_ascii_strcasecmp (g_ptr_array_index (stats->captains, i), name) != 0))
    i++;

  if (i == BONES_NOBODY)
    g_ptr_array_add (stats->captains, g_strdup (""));
  if (i >= stats->captains->len)
    g_ptr_array_add (stats->captains, g_strdup (name));

  return i == BONES_NOBODY ? i + 1 : i;
}

static BonesOwnDice *
find_own_dice (BonesStats *stats, guint captain, guint sides)
{
  BonesOwnDice own = { .captain = captain, .sides = sides };

  for (guint i = 0; i < stats->own_dice->len; i++)
    {
      BonesOwnDice *dice = &g_array_index (stats->own_dice, BonesOwnDice, i);

      if (dice->captain == captain && dice->sides == sides)
        return dice;
    }

  g_array_append_val (stats->own_dice, own);
  return &g_array_index (stats->own_dice, BonesOwnDice, stats->own_dice->len - 1);
}

static void
count_faces (BonesStats *stats, guint captain, const BonesReportRoll *roll)
{
  BonesOwnDice *own;

  if (roll->sides < 2 || roll->sides > BONES_STATS_MOST_SIDES)
    return;

  own = find_own_dice (stats, captain, roll->sides);
  for (guint i = 0; i < roll->n; i++)
    if (roll->faces[i] >= 1 && roll->faces[i] <= roll->sides)
      {
        own->counts[roll->faces[i] - 1]++;
        own->dice++;
      }
}

/* Adds the rolls of the fleets of a battle that are among @results, from number @first on. */
static void
add_rolls (BonesStats *stats, GArray *all, const GArray *rolls, const GPtrArray *results,
           guint first)
{
  const BonesResult *battle = g_ptr_array_index (results, first);

  for (guint i = 0; i < rolls->len; i++)
    for (guint at = first; at < results->len; at++)
      {
        BonesReportRoll roll = g_array_index (rolls, BonesReportRoll, i);
        const BonesResult *result = g_ptr_array_index (results, at);

        if (result->game != battle->game)
          break;

        if (result->number != roll.fleet)
          continue;

        roll.fleet =
            find_captain (stats, *result->captain != '\0' ? result->captain : result->fleet);
        roll.kind = -1;
        if (bones_report_roll_is_real (&roll))
          count_faces (stats, roll.fleet, &roll);

        if (roll.measure != BONES_MEASURE_NONE)
          g_array_append_val (all, roll);
      }
}

static void
read_battle (BonesStats *stats, BonesStore *store, GArray *all, const GPtrArray *results,
             guint first)
{
  const BonesResult *battle = g_ptr_array_index (results, first);
  g_autoptr (BonesTable) table = bones_table_open (store, battle->game, NULL);
  g_autoptr (GArray) rolls = NULL;
  BonesRollNotes *notes;

  if (table == NULL || bones_table_get_misfit (table) != NULL)
    stats->unread++;

  if (table == NULL)
    return;

  notes = bones_roll_notes_new (bones_table_get_setup (table));
  bones_walk (table, notes, NULL);
  rolls = bones_roll_notes_end (notes);
  add_rolls (stats, all, rolls, results, first);
  stats->battles++;
}

static gint
compare_dice (gconstpointer a, gconstpointer b)
{
  const BonesOwnDice *x = a, *y = b;

  return x->captain != y->captain ? (x->captain < y->captain ? -1 : 1)
                                  : (gint) x->sides - (gint) y->sides;
}

static void
test_dice (BonesStats *stats)
{
  g_array_sort (stats->own_dice, compare_dice);
  for (guint i = 0; i < stats->own_dice->len; i++)
    {
      BonesOwnDice *own = &g_array_index (stats->own_dice, BonesOwnDice, i);

      own->test = bones_fairness_test (own->sides, own->counts);
      own->needed = bones_fairness_needed (own->sides);
    }
}

BonesStats *
bones_stats_new (BonesStore *store, const BonesStatisticsFilter *filter, GError **error)
{
  g_autoptr (GArray) all = g_array_new (FALSE, TRUE, sizeof (BonesReportRoll));
  g_autoptr (GPtrArray) results = NULL;
  g_autoptr (BonesStats) stats = NULL;

  g_return_val_if_fail (store != NULL && filter != NULL, NULL);

  stats = g_new0 (BonesStats, 1);
  stats->captains = g_ptr_array_new_with_free_func (g_free);
  stats->own_dice = g_array_new (FALSE, TRUE, sizeof (BonesOwnDice));
  stats->records = bones_store_list_records (store, filter, error);
  if (stats->records == NULL)
    return NULL;

  results = bones_store_list_results (store, filter, error);
  if (results == NULL)
    return NULL;

  for (guint i = 0; i < results->len; i++)
    if (i == 0
        || ((const BonesResult *) g_ptr_array_index (results, i))->game
               != ((const BonesResult *) g_ptr_array_index (results, i - 1))->game)
      read_battle (stats, store, all, results, i);

  stats->luck = bones_luck_new (all);
  test_dice (stats);
  return g_steal_pointer (&stats);
}

/* ---- In words ---- */

static BonesReportTable *
table_records (const BonesStats *stats)
{
  BonesReportTable *table = bones_report_table_new (
      _ ("Battles"), _ ("Battles under way count, too: they are neither won, drawn nor lost."), 2,
      _ ("Captain"), _ ("Fleet"), _ ("Battles"), _ ("Won"), _ ("Drawn"), _ ("Lost"), _ ("Ships"),
      _ ("Afloat"), NULL);

  for (guint i = 0; i < stats->records->len; i++)
    {
      const BonesRecord *record = g_ptr_array_index (stats->records, i);

      bones_report_table_add (table, "ssuuuuuu", record->captain, record->fleet, record->battles,
                              record->won, record->drawn, record->lost, record->ships,
                              record->afloat);
    }

  return table;
}

static BonesReportTable *
table_luck (const BonesStats *stats)
{
  BonesReportTable *table = bones_report_table_new (
      _ ("Luck"),
      _ ("By captain, or by fleet where nobody is named. The last column says how often "
         "the same throws would show less."),
      3, _ ("Captain"), _ ("Dice"), _ ("Counted"), _ ("Throws"), _ ("Rerolls"), _ ("Thrown"),
      _ ("Expected"), _ ("Dice would do worse"), NULL);

  for (guint i = 0; i < stats->luck->len; i++)
    {
      const BonesLuck *luck = &g_array_index (stats->luck, BonesLuck, i);
      const gboolean hits = luck->measure == BONES_MEASURE_HITS;
      g_autofree char *expected = g_strdup_printf ("%.1f", luck->expected.value);
      g_autofree char *worse = bones_report_percent (luck->worse);

      if (!hits || luck->kind == BONES_ALL_ROLLS)
        bones_report_table_add (
            table, "sssuuuss", (const char *) g_ptr_array_index (stats->captains, luck->fleet),
            luck->real ? _ ("real dice") : _ ("the app’s dice"), hits ? _ ("hits") : _ ("total"),
            luck->throws, luck->again, luck->thrown, expected, worse);
    }

  return table;
}

static BonesReportTable *
table_own_dice (const BonesStats *stats)
{
  BonesReportTable *table = bones_report_table_new (
      _ ("Real dice"),
      _ ("How often each face came up, and how often fair dice would be as uneven as that. The last "
         "column says how many dice it takes to find, four times in five, one face that comes up a "
         "quarter more often."),
      3, _ ("Captain"), _ ("Die"), _ ("Faces from 1 on"), _ ("Dice"), _ ("Chi-square"),
      _ ("Fair dice as uneven"), _ ("Dice needed to tell"), NULL);

  for (guint i = 0; i < stats->own_dice->len; i++)
    {
      const BonesOwnDice *own = &g_array_index (stats->own_dice, BonesOwnDice, i);
      g_autofree char *die = g_strdup_printf ("d%u", own->sides);
      g_autofree char *statistic = g_strdup_printf ("%.2f", own->test.statistic);
      g_autofree char *p = bones_report_percent (own->test.p);
      g_autoptr (GString) faces = g_string_new (NULL);

      for (guint face = 0; face < own->sides; face++)
        g_string_append_printf (faces, "%s%u", face > 0 ? " " : "", own->counts[face]);

      bones_report_table_add (table, "sssussu",
                              (const char *) g_ptr_array_index (stats->captains, own->captain), die,
                              faces->str, own->dice, statistic, p, own->needed);
    }

  return table;
}

GPtrArray *
bones_stats_tables_new (const BonesStats *stats)
{
  BonesReportTable *(*const makers[]) (const BonesStats *) = { table_records, table_luck,
                                                               table_own_dice };
  GPtrArray *tables = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_report_table_free);

  g_return_val_if_fail (stats != NULL, tables);

  for (guint i = 0; i < G_N_ELEMENTS (makers); i++)
    {
      BonesReportTable *table = makers[i](stats);

      if (table->rows->len > 0)
        g_ptr_array_add (tables, table);
      else
        bones_report_table_free (table);
    }

  return tables;
}

char *
bones_stats_text (const BonesStats *stats)
{
  g_autoptr (GPtrArray) tables = NULL;
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (stats != NULL, g_string_free (out, FALSE));

  g_string_append_printf (
      out, g_dngettext (GETTEXT_PACKAGE, "%u battle read.\n", "%u battles read.\n", stats->battles),
      stats->battles);
  if (stats->unread > 0)
    g_string_append_printf (
        out,
        g_dngettext (GETTEXT_PACKAGE, "%u battle could not be read to its end.\n",
                     "%u battles could not be read to their end.\n", stats->unread),
        stats->unread);

  tables = bones_stats_tables_new (stats);
  for (guint i = 0; i < tables->len; i++)
    bones_report_table_write (g_ptr_array_index (tables, i), out);

  return g_string_free (out, FALSE);
}
