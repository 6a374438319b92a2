/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fleets that players keep, and their revisions. */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "store-private.h"

/* The columns of a record: see read_record(). */
#define RECORD                                                                                     \
  "SELECT f.id, r.ruleset, r.name, r.json, f.revision, f.archived, f.created, f.changed"           \
  " FROM fleets f JOIN fleet_revisions r ON r.fleet = f.id AND r.revision = f.revision"

static void
clear_record (BonesFleetRecord *record)
{
  g_free (record->ruleset);
  g_free (record->name);
  g_free (record->json);
}

void
bones_fleet_record_free (BonesFleetRecord *record)
{
  if (record == NULL)
    return;

  clear_record (record);
  g_free (record);
}

void
bones_fleet_record_replace (BonesFleetRecord *record, BonesFleetRecord *with)
{
  g_return_if_fail (record != NULL && with != NULL && record != with);

  clear_record (record);
  *record = *with;
  g_free (with);
}

static BonesFleetRecord *
read_record (BonesStatement *query)
{
  BonesFleetRecord *record = g_new0 (BonesFleetRecord, 1);

  record->id = bones_statement_int (query, 0);
  record->ruleset = bones_statement_dup_text (query, 1);
  record->name = bones_statement_dup_text (query, 2);
  record->json = bones_statement_dup_text (query, 3);
  record->revision = (guint) bones_statement_int (query, 4);
  record->archived = bones_statement_int (query, 5) != 0;
  record->created = bones_statement_int (query, 6);
  record->changed = bones_statement_int (query, 7);
  return record;
}

GPtrArray *
bones_store_list_fleets (BonesStore *store, const char *ruleset, GError **error)
{
  g_autoptr (GPtrArray) records =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_fleet_record_free);
  BonesStatement *query;
  BonesStatementStep step;

  g_return_val_if_fail (store != NULL, NULL);
  BONES_STORE_LOCK (store);

  query = bones_connection_query (store->connection,
                                  RECORD " WHERE ?1 IS NULL OR r.ruleset = ?1"
                                         " ORDER BY f.archived, lower (r.name), f.id",
                                  BONES_VALUES (bones_value_text (ruleset)), error);
  if (query == NULL)
    return NULL;

  while ((step = bones_statement_step (query, error)) == BONES_STEP_ROW)
    g_ptr_array_add (records, read_record (query));

  return step == BONES_STEP_END ? g_steal_pointer (&records) : NULL;
}

static gboolean
no_such_fleet (gint64 id, GError **error)
{
  g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NO_SUCH_FLEET,
               _ ("There is no kept fleet with the number %" G_GINT64_FORMAT "."), id);
  return FALSE;
}

/* Counts the revisions of @record before and after its own. */
static gboolean
count_steps (BonesStore *store, BonesFleetRecord *record, GError **error)
{
  const BonesValue values[] = { BONES_INT (record->id), BONES_INT (record->revision) };
  gint64 undos, redos;

  if (!bones_connection_ask (
          store->connection,
          "SELECT count(*) FROM fleet_revisions WHERE fleet = ? AND revision < ?", values,
          G_N_ELEMENTS (values), 0, &undos, error)
      || !bones_connection_ask (
          store->connection,
          "SELECT count(*) FROM fleet_revisions WHERE fleet = ? AND revision > ?", values,
          G_N_ELEMENTS (values), 0, &redos, error))
    return FALSE;

  record->undos = (guint) undos;
  record->redos = (guint) redos;
  return TRUE;
}

static BonesFleetRecord *
load_fleet (BonesStore *store, gint64 id, GError **error)
{
  g_autoptr (BonesFleetRecord) record = NULL;
  BonesStatement *query = bones_connection_query (store->connection, RECORD " WHERE f.id = ?",
                                                  BONES_VALUES (BONES_INT (id)), error);
  BonesStatementStep step;

  if (query == NULL)
    return NULL;

  step = bones_statement_step (query, error);
  if (step == BONES_STEP_ROW)
    record = read_record (query);
  else if (step == BONES_STEP_END)
    no_such_fleet (id, error);

  bones_statement_reset (query);
  return record != NULL && count_steps (store, record, error) ? g_steal_pointer (&record) : NULL;
}

BonesFleetRecord *
bones_store_load_fleet (BonesStore *store, gint64 id, GError **error)
{
  g_return_val_if_fail (store != NULL, NULL);
  BONES_STORE_LOCK (store);

  return load_fleet (store, id, error);
}

static gboolean
insert_revision (BonesStore *store, const BonesFleetRecord *record, gint64 revision, gint64 now,
                 GError **error)
{
  return bones_connection_run (
      store->connection,
      "INSERT INTO fleet_revisions (fleet, revision, at, ruleset, name, json)"
      " VALUES (?, ?, ?, ?, ?, ?)",
      BONES_VALUES (BONES_INT (record->id), BONES_INT (revision), BONES_INT (now),
                    bones_value_text (record->ruleset), bones_value_text (record->name),
                    bones_value_text (record->json)),
      error);
}

static gboolean
insert_fleet (BonesStore *store, BonesFleetRecord *record, GError **error)
{
  if (!bones_connection_run (
          store->connection,
          "INSERT INTO fleets (revision, last, archived, created, changed) VALUES (1, 1, ?, ?, ?)",
          BONES_VALUES (BONES_INT (record->archived), BONES_INT (record->created),
                        BONES_INT (record->changed)),
          error))
    return FALSE;

  record->id = bones_connection_last_id (store->connection);
  return insert_revision (store, record, 1, record->changed, error);
}

gboolean
bones_store_add_fleet (BonesStore *store, BonesFleetRecord *record, GError **error)
{
  g_return_val_if_fail (store != NULL && record != NULL && record->json != NULL, FALSE);
  BONES_STORE_LOCK (store);

  record->id = 0;
  record->revision = 1;
  record->undos = record->redos = 0;
  record->created = record->changed = g_get_real_time ();
  if (!bones_connection_begin (store->connection, error))
    return FALSE;

  if (bones_connection_finish (store->connection, insert_fleet (store, record, error), error))
    return TRUE;

  record->id = 0;
  return FALSE;
}

/* Checks that the fleet was not changed since @record was read. */
static gboolean
is_fresh (BonesStore *store, const BonesFleetRecord *record, GError **error)
{
  gint64 changed;

  if (!bones_connection_ask (store->connection, "SELECT changed FROM fleets WHERE id = ?",
                             BONES_VALUES (BONES_INT (record->id)), -1, &changed, error))
    return FALSE;

  if (changed == -1)
    return no_such_fleet (record->id, error);

  if (changed == record->changed)
    return TRUE;

  g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_MOVED_ON,
               _ ("The fleet “%s” was changed in another window. Open it again."), record->name);
  return FALSE;
}

/* Makes @revision the one that counts. */
static gboolean
set_revision (BonesStore *store, gint64 id, gint64 revision, gint64 now, GError **error)
{
  return bones_connection_run (
      store->connection,
      "UPDATE fleets SET revision = ?, last = max (last, ?), changed = ? WHERE id = ?",
      BONES_VALUES (BONES_INT (revision), BONES_INT (revision), BONES_INT (now), BONES_INT (id)),
      error);
}

static gboolean
add_revision (BonesStore *store, const BonesFleetRecord *record, gint64 now, gint64 *revision,
              GError **error)
{
  gint64 last;

  if (!is_fresh (store, record, error)
      || !bones_connection_ask (store->connection, "SELECT last FROM fleets WHERE id = ?",
                                BONES_VALUES (BONES_INT (record->id)), 0, &last, error)
      || !bones_connection_run (
          store->connection, "DELETE FROM fleet_revisions WHERE fleet = ? AND revision > ?",
          BONES_VALUES (BONES_INT (record->id), BONES_INT (record->revision)), error))
    return FALSE;

  *revision = last + 1;
  return insert_revision (store, record, *revision, now, error)
         && set_revision (store, record->id, *revision, now, error)
         && bones_connection_run (
             store->connection,
             "DELETE FROM fleet_revisions WHERE fleet = ?1 AND revision NOT IN"
             " (SELECT revision FROM fleet_revisions WHERE fleet = ?1 ORDER BY revision DESC"
             " LIMIT ?2)",
             BONES_VALUES (BONES_INT (record->id), BONES_INT (1 + BONES_FLEET_UNDOS)), error);
}

gboolean
bones_store_put_fleet (BonesStore *store, BonesFleetRecord *record, GError **error)
{
  gint64 now, revision = 0;

  g_return_val_if_fail (store != NULL && record != NULL && record->json != NULL, FALSE);
  BONES_STORE_LOCK (store);

  now = MAX (g_get_real_time (), record->changed + 1);
  if (!bones_connection_begin (store->connection, error)
      || !bones_connection_finish (store->connection,
                                   add_revision (store, record, now, &revision, error), error))
    return FALSE;

  record->revision = (guint) revision;
  record->changed = now;
  return count_steps (store, record, error);
}

/* Sets *@revision to the revision before that of @record, or after it. */
static gboolean
find_step (BonesStore *store, const BonesFleetRecord *record, gboolean back, gint64 *revision,
           GError **error)
{
  if (!bones_connection_ask (
          store->connection,
          back ? "SELECT max (revision) FROM fleet_revisions WHERE fleet = ? AND revision < ?"
               : "SELECT min (revision) FROM fleet_revisions WHERE fleet = ? AND revision > ?",
          BONES_VALUES (BONES_INT (record->id), BONES_INT (record->revision)), 0, revision, error))
    return FALSE;

  if (*revision == 0)
    g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_FAILED,
                 back ? _ ("Nothing can be undone in the fleet “%s”.")
                      : _ ("Nothing can be redone in the fleet “%s”."),
                 record->name);

  return *revision != 0;
}

static gboolean
step (BonesStore *store, BonesFleetRecord *record, gboolean back, GError **error)
{
  BonesFleetRecord *now;
  gint64 revision;

  if (!is_fresh (store, record, error) || !find_step (store, record, back, &revision, error)
      || !set_revision (store, record->id, revision, MAX (g_get_real_time (), record->changed + 1),
                        error))
    return FALSE;

  now = load_fleet (store, record->id, error);
  if (now == NULL)
    return FALSE;

  bones_fleet_record_replace (record, now);
  return TRUE;
}

static gboolean
step_fleet (BonesStore *store, BonesFleetRecord *record, gboolean back, GError **error)
{
  return bones_connection_begin (store->connection, error)
         && bones_connection_finish (store->connection, step (store, record, back, error), error);
}

gboolean
bones_store_undo_fleet (BonesStore *store, BonesFleetRecord *record, GError **error)
{
  g_return_val_if_fail (store != NULL && record != NULL, FALSE);
  BONES_STORE_LOCK (store);

  return step_fleet (store, record, TRUE, error);
}

gboolean
bones_store_redo_fleet (BonesStore *store, BonesFleetRecord *record, GError **error)
{
  g_return_val_if_fail (store != NULL && record != NULL, FALSE);
  BONES_STORE_LOCK (store);

  return step_fleet (store, record, FALSE, error);
}

/* Runs @sql, which changes fleet @id, if there is one. */
static gboolean
change_fleet (BonesStore *store, gint64 id, const char *sql, const BonesValue *values, guint n,
              GError **error)
{
  gint64 there;

  if (!bones_connection_ask (store->connection, "SELECT count(*) FROM fleets WHERE id = ?",
                             BONES_VALUES (BONES_INT (id)), 0, &there, error))
    return FALSE;

  return there == 0 ? no_such_fleet (id, error)
                    : bones_connection_run (store->connection, sql, values, n, error);
}

gboolean
bones_store_archive_fleet (BonesStore *store, gint64 id, gboolean archived, GError **error)
{
  g_return_val_if_fail (store != NULL, FALSE);
  BONES_STORE_LOCK (store);

  return bones_connection_begin (store->connection, error)
         && bones_connection_finish (
             store->connection,
             change_fleet (store, id,
                           "UPDATE fleets SET archived = ?, changed = max (changed + 1, ?)"
                           " WHERE id = ?",
                           BONES_VALUES (BONES_INT (archived ? 1 : 0),
                                         BONES_INT (g_get_real_time ()), BONES_INT (id)),
                           error),
             error);
}

gboolean
bones_store_remove_fleet (BonesStore *store, gint64 id, GError **error)
{
  g_return_val_if_fail (store != NULL, FALSE);
  BONES_STORE_LOCK (store);

  return bones_connection_begin (store->connection, error)
         && bones_connection_finish (store->connection,
                                     change_fleet (store, id, "DELETE FROM fleets WHERE id = ?",
                                                   BONES_VALUES (BONES_INT (id)), error),
                                     error);
}

/* ---- Fleets that can be put back ---- */

struct _BonesRemovedFleet {
  BonesFleetRecord *record; /* the revision that counts */
  gint64 last;
  GPtrArray *revisions; /* of BonesFleetRecord; their "changed" is when they were made */
};

void
bones_removed_fleet_free (BonesRemovedFleet *fleet)
{
  if (fleet == NULL)
    return;

  bones_fleet_record_free (fleet->record);
  g_ptr_array_unref (fleet->revisions);
  g_free (fleet);
}

static gboolean
read_revisions (BonesStore *store, gint64 id, GPtrArray *revisions, GError **error)
{
  BonesStatement *query = bones_connection_query (
      store->connection,
      "SELECT fleet, ruleset, name, json, revision, 0, 0, at FROM fleet_revisions WHERE fleet = ?",
      BONES_VALUES (BONES_INT (id)), error);
  BonesStatementStep next;

  if (query == NULL)
    return FALSE;

  while ((next = bones_statement_step (query, error)) == BONES_STEP_ROW)
    g_ptr_array_add (revisions, read_record (query));

  return next == BONES_STEP_END;
}

static gboolean
take_revisions (BonesStore *store, gint64 id, BonesRemovedFleet *fleet, GError **error)
{
  fleet->record = load_fleet (store, id, error);
  return fleet->record != NULL
         && bones_connection_ask (store->connection, "SELECT last FROM fleets WHERE id = ?",
                                  BONES_VALUES (BONES_INT (id)), 0, &fleet->last, error)
         && read_revisions (store, id, fleet->revisions, error)
         && change_fleet (store, id, "DELETE FROM fleets WHERE id = ?",
                          BONES_VALUES (BONES_INT (id)), error);
}

BonesRemovedFleet *
bones_store_take_fleet (BonesStore *store, gint64 id, GError **error)
{
  g_autoptr (BonesRemovedFleet) fleet = g_new0 (BonesRemovedFleet, 1);

  g_return_val_if_fail (store != NULL, NULL);
  BONES_STORE_LOCK (store);

  fleet->revisions = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_fleet_record_free);
  if (!bones_connection_begin (store->connection, error)
      || !bones_connection_finish (store->connection, take_revisions (store, id, fleet, error),
                                   error))
    return NULL;

  return g_steal_pointer (&fleet);
}

static gboolean
put_back (BonesStore *store, const BonesRemovedFleet *fleet, GError **error)
{
  const BonesFleetRecord *record = fleet->record;

  if (!bones_connection_run (store->connection,
                             "INSERT INTO fleets (id, revision, last, archived, created, changed)"
                             " VALUES (?, ?, ?, ?, ?, ?)",
                             BONES_VALUES (BONES_INT (record->id), BONES_INT (record->revision),
                                           BONES_INT (fleet->last), BONES_INT (record->archived),
                                           BONES_INT (record->created),
                                           BONES_INT (record->changed)),
                             error))
    return FALSE;

  for (guint i = 0; i < fleet->revisions->len; i++)
    {
      const BonesFleetRecord *revision = g_ptr_array_index (fleet->revisions, i);

      if (!insert_revision (store, revision, revision->revision, revision->changed, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
bones_store_return_fleet (BonesStore *store, const BonesRemovedFleet *fleet, GError **error)
{
  g_return_val_if_fail (store != NULL && fleet != NULL, FALSE);
  BONES_STORE_LOCK (store);

  return bones_connection_begin (store->connection, error)
         && bones_connection_finish (store->connection, put_back (store, fleet, error), error);
}

/* ---- Their battles ---- */

void
bones_fleet_battle_clear (BonesFleetBattle *battle)
{
  g_free (battle->title);
  g_free (battle->name);
  g_clear_pointer (&battle->others, g_ptr_array_unref);
}

/* The names in @text, between which "\x1f" stands; NULL if there are none. */
static GPtrArray *
split_names (const char *text)
{
  GPtrArray *names;
  g_auto (GStrv) parts = text != NULL ? g_strsplit (text, "\x1f", -1) : NULL;

  if (parts == NULL)
    return NULL;

  names = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; parts[i] != NULL; i++)
    g_ptr_array_add (names, g_strdup (parts[i]));

  return names;
}

static void
read_battle (BonesStatement *query, GArray *battles)
{
  g_autofree char *given = bones_statement_dup_text (query, 3);
  g_autofree char *fleets = bones_statement_dup_text (query, 9);
  g_auto (GStrv) names = g_strsplit (fleets != NULL ? fleets : "", "\x1f", -1);
  g_autofree char *made = bones_game_title ((const char *const *) names);
  g_autofree char *others = bones_statement_dup_text (query, 7);
  const BonesFleetBattle battle = {
    .game = bones_statement_int (query, 0),
    .fleet = (guint) bones_statement_int (query, 1),
    .revision = (guint) bones_statement_int (query, 2),
    .title = g_strdup (*given != '\0' ? given : made),
    .name = bones_statement_dup_text (query, 4),
    .over = bones_statement_int (query, 5) != 0,
    .winner = (gint) bones_statement_int (query, 6),
    .others = split_names (others),
    .played = bones_statement_int (query, 8),
  };

  g_array_append_val (battles, battle);
}

#define PLAYED BONES_LAST_AT ("k.game")

GArray *
bones_store_list_fleet_battles (BonesStore *store, gint64 id, GError **error)
{
  g_autoptr (GArray) battles = g_array_new (FALSE, FALSE, sizeof (BonesFleetBattle));
  BonesStatement *query;
  BonesStatementStep next;

  g_return_val_if_fail (store != NULL, NULL);
  BONES_STORE_LOCK (store);

  g_array_set_clear_func (battles, (GDestroyNotify) bones_fleet_battle_clear);
  query = bones_connection_query (
      store->connection,
      "SELECT k.game, k.fleet, k.revision, g.title, f.name, t.over, coalesce (t.winner, -1),"
      " (SELECT group_concat (o.name, char (31)) FROM live_fleets o WHERE o.game = k.game"
      " AND o.fleet <> k.fleet), " PLAYED ","
      " (SELECT group_concat (name, char (31)) FROM live_fleets WHERE game = k.game)"
      " FROM game_fleets k JOIN games g ON g.id = k.game JOIN live_table t ON t.game = k.game"
      " JOIN live_fleets f ON f.game = k.game AND f.fleet = k.fleet"
      " WHERE k.kept = ? ORDER BY k.game DESC, k.fleet",
      BONES_VALUES (BONES_INT (id)), error);
  if (query == NULL)
    return NULL;

  while ((next = bones_statement_step (query, error)) == BONES_STEP_ROW)
    read_battle (query, battles);

  return next == BONES_STEP_END ? g_steal_pointer (&battles) : NULL;
}

GArray *
bones_store_list_fleet_scores (BonesStore *store, GError **error)
{
  g_autoptr (GArray) scores = g_array_new (FALSE, FALSE, sizeof (BonesFleetScore));
  BonesStatement *query;
  BonesStatementStep next;

  g_return_val_if_fail (store != NULL, NULL);
  BONES_STORE_LOCK (store);

  query = bones_connection_query (
      store->connection,
      "SELECT k.kept, sum (coalesce (t.winner, -1) = k.fleet), sum (coalesce (t.winner, -1) < 0),"
      " sum (coalesce (t.winner, -1) NOT IN (-1, k.fleet))"
      " FROM game_fleets k JOIN live_table t ON t.game = k.game WHERE t.over"
      " GROUP BY k.kept ORDER BY k.kept",
      NULL, 0, error);
  if (query == NULL)
    return NULL;

  while ((next = bones_statement_step (query, error)) == BONES_STEP_ROW)
    {
      const BonesFleetScore score = {
        .id = bones_statement_int (query, 0),
        .won = (guint) bones_statement_int (query, 1),
        .drawn = (guint) bones_statement_int (query, 2),
        .lost = (guint) bones_statement_int (query, 3),
      };

      g_array_append_val (scores, score);
    }

  return next == BONES_STEP_END ? g_steal_pointer (&scores) : NULL;
}
