/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "protocol-fleet.h"

#include "broadsides.h"
#include "deeds.h"
#include "fleet-analysis.h"
#include "fleet-text-read.h"
#include "fleet-text.h"
#include "json-text.h"
#include "kept-fleet.h"
#include "qr-code.h"
#include "registry.h"
#include "roster-mend.h"
#include "words.h"

#include <string.h>

/* Milliseconds for the broadsides of a fleet: those of Man O’ War take seconds. */
#define USUAL_BUDGET 10000
#define MOST_BUDGET 60000

/* ---- Reading requests ---- */

gboolean
bones_read_kept (BonesDesk *desk, JsonObject *object, BonesFleetRecord **record, GError **error)
{
  JsonNode *node;
  g_autofree char *number = NULL;
  const char *name = NULL;
  gint64 id = 0;

  *record = NULL;
  if (!bones_json_has (object, "kept"))
    return TRUE;

  node = json_object_get_member (object, "kept");
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64)
    {
      if (!bones_json_read_integer (object, "kept", 1, G_MAXINT32, &id, error))
        return FALSE;

      number = g_strdup_printf ("%" G_GINT64_FORMAT, id);
    }
  else if (!bones_json_read_string (object, "kept", &name, error))
    return FALSE;

  *record = bones_kept_fleet_find (desk->store, number != NULL ? number : name, error);
  return *record != NULL;
}

/* The kept fleet that the request must name. A "revision" says which one its sender has seen. */
static BonesFleetRecord *
need_kept (BonesDesk *desk, JsonObject *request, GError **error)
{
  g_autoptr (BonesFleetRecord) record = NULL;
  gint64 revision = -1;

  if (!bones_json_need (request, "kept", error) || !bones_read_kept (desk, request, &record, error)
      || !bones_json_read_integer (request, "revision", 1, G_MAXINT32, &revision, error)
      || record == NULL)
    return NULL;

  if (revision != -1 && revision != record->revision)
    {
      bones_desk_set_error (error, BONES_DESK_ERROR_STALE,
                            "The fleet is at revision %u, not %" G_GINT64_FORMAT ". Read it first.",
                            record->revision, revision);
      return NULL;
    }

  return g_steal_pointer (&record);
}

static JsonArray *
write_sentences (const GPtrArray *sentences)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < sentences->len; i++)
    json_array_add_string_element (array, g_ptr_array_index (sentences, i));

  return array;
}

/* The fleet in the member "document", or in "text" as people pass it on. "notes" of @reply says
 * what was left out. */
static char *
read_document (JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  const char *text = NULL;
  JsonObject *document = NULL;
  char *fleet;

  if (!bones_json_read_string (request, "text", &text, error)
      || (text == NULL && !bones_json_need (request, "document", error))
      || !bones_json_read_object (request, "document", &document, error))
    return NULL;

  if (document != NULL || text == NULL)
    return document != NULL ? bones_json_to_text (document, FALSE) : NULL;

  fleet = bones_fleet_text_read (text, strlen (text), notes, error);
  if (notes->len > 0)
    json_object_set_array_member (reply, "notes", write_sentences (notes));

  return fleet;
}

JsonObject *
bones_kept_to_game (const BonesFleetRecord *record, JsonObject *over, GError **error)
{
  JsonObject *fleet = bones_json_parse_object (record->json, strlen (record->json), error);
  JsonObjectIter members;
  const char *name;
  JsonNode *value;

  if (fleet == NULL)
    return NULL;

  json_object_iter_init (&members, over);
  while (json_object_iter_next (&members, &name, &value))
    if (!g_str_equal (name, "kept"))
      json_object_set_member (fleet, name, json_node_copy (value));

  return fleet;
}

/* ---- Writing replies ---- */

/* What mends each of the faults and warnings that the rules find. */
static JsonArray *
write_mends (const BonesRosterFile *file)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < file->found->len; i++)
    {
      const BonesFault *fault = &g_array_index (file->found, BonesFault, i);
      g_autoptr (GArray) mends = bones_roster_mends (file->setup, file->roster, fault, 0);
      g_autofree char *sentence = bones_words_fault (file->setup, file->roster, fault);
      JsonObject *one = json_object_new ();
      JsonArray *texts = json_array_new ();

      json_object_set_string_member (one, "fault", sentence);
      if (fault->ship >= 0)
        json_object_set_int_member (one, "ship", fault->ship + 1);

      for (guint j = 0; j < mends->len; j++)
        json_array_add_string_element (texts, g_array_index (mends, BonesMend, j).text);

      json_object_set_array_member (one, "by", texts);
      json_array_add_object_element (array, one);
    }

  return array;
}

/* What the rules say of a fleet. */
static void
write_check (const BonesRosterFile *file, JsonObject *to)
{
  json_object_set_double_member (to, "points", file->points / 2.0);
  json_object_set_boolean_member (to, "legal", file->faults->len == 0);
  json_object_set_array_member (to, "faults", write_sentences (file->faults));
  json_object_set_array_member (to, "warnings", write_sentences (file->warnings));
  json_object_set_array_member (to, "mends", write_mends (file));
}

static void
write_record (const BonesFleetRecord *record, JsonObject *to)
{
  json_object_set_int_member (to, "kept", record->id);
  json_object_set_string_member (to, "name", record->name);
  json_object_set_string_member (to, "ruleset", record->ruleset);
  json_object_set_int_member (to, "revision", record->revision);
  json_object_set_boolean_member (to, "archived", record->archived);
}

/* What @record is, whether it is legal, and how often it can be undone. It can be shown even if its
 * content set is gone. */
static gboolean
reply_fleet (BonesDesk *desk, const BonesFleetRecord *record, JsonObject *reply)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesRosterFile) file = NULL;

  if (record == NULL)
    return FALSE;

  write_record (record, reply);
  json_object_set_int_member (reply, "undos", record->undos);
  json_object_set_int_member (reply, "redos", record->redos);
  file = bones_kept_fleet_read (desk->store, record->json, strlen (record->json), &error);
  if (file != NULL)
    write_check (file, reply);
  else
    {
      JsonArray *faults = json_array_new ();

      json_array_add_string_element (faults, error->message);
      json_object_set_boolean_member (reply, "legal", FALSE);
      json_object_set_array_member (reply, "faults", faults);
    }

  return TRUE;
}

/* ---- Verbs ---- */

static gboolean
handle_fleet_list (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (GPtrArray) records = NULL;
  const char *ruleset = NULL;
  JsonArray *fleets;

  if (!bones_json_read_string (request, "ruleset", &ruleset, error))
    return FALSE;

  if (ruleset != NULL && bones_ruleset_find (ruleset) == NULL)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH,
                              "There is no rule system called “%.40s”.", ruleset);

  records = bones_store_list_fleets (desk->store, ruleset, error);
  if (records == NULL)
    return FALSE;

  fleets = json_array_new ();
  for (guint i = 0; i < records->len; i++)
    {
      JsonObject *fleet = json_object_new ();

      write_record (g_ptr_array_index (records, i), fleet);
      json_array_add_object_element (fleets, fleet);
    }

  json_object_set_array_member (reply, "fleets", fleets);
  return TRUE;
}

/* The fleet as text for a forum. */
static gboolean
write_text (BonesDesk *desk, const BonesFleetRecord *record, JsonObject *reply, GError **error)
{
  g_autoptr (BonesRosterFile) file =
      bones_kept_fleet_read (desk->store, record->json, strlen (record->json), error);
  g_autofree char *text = file != NULL ? bones_fleet_text_write (file) : NULL;

  if (text != NULL)
    json_object_set_string_member (reply, "text", text);

  return text != NULL;
}

/* The text as a QR code: a string of 1 (dark) and 0 for each row. */
static gboolean
write_qr (JsonObject *reply, GError **error)
{
  g_autoptr (BonesQrCode) code =
      bones_qr_code_new (json_object_get_string_member (reply, "text"), error);
  const guint side = code != NULL ? bones_qr_code_get_side (code) : 0;
  JsonArray *rows;

  if (code == NULL)
    return FALSE;

  rows = json_array_new ();
  for (guint y = 0; y < side; y++)
    {
      g_autoptr (GString) row = g_string_new (NULL);

      for (guint x = 0; x < side; x++)
        g_string_append_c (row, bones_qr_code_is_dark (code, x, y) ? '1' : '0');

      json_array_add_string_element (rows, row->str);
    }

  json_object_set_array_member (reply, "qr", rows);
  return TRUE;
}

static gboolean
handle_fleet_show (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (BonesFleetRecord) record = need_kept (desk, request, error);
  JsonObject *document =
      record != NULL ? bones_json_parse_object (record->json, strlen (record->json), error) : NULL;
  const char *as = "document";

  if (document == NULL)
    return FALSE;

  json_object_set_object_member (reply, "document", document);
  if (!bones_json_read_string (request, "as", &as, error))
    return FALSE;

  if (g_str_equal (as, "document"))
    return reply_fleet (desk, record, reply);

  if (g_str_equal (as, "text"))
    return write_text (desk, record, reply, error) && reply_fleet (desk, record, reply);

  if (g_str_equal (as, "qr"))
    return write_text (desk, record, reply, error) && write_qr (reply, error)
           && reply_fleet (desk, record, reply);

  return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                            "A fleet cannot be shown as “%.40s”.", as);
}

static gboolean
handle_fleet_check (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autofree char *text = read_document (request, reply, error);
  g_autoptr (BonesRosterFile) file =
      text != NULL ? bones_kept_fleet_read (desk->store, text, strlen (text), error) : NULL;

  if (file == NULL)
    return FALSE;

  json_object_set_string_member (reply, "name", file->roster->name);
  write_check (file, reply);
  return TRUE;
}

/* "notes" says what a fleet of the fans' builder lost. */
static gboolean
handle_fleet_import (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autofree char *text = read_document (request, reply, error);
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BonesFleetRecord) record = NULL;
  const char *content = NULL;

  if (text == NULL || !bones_json_read_string (request, "content", &content, error))
    return FALSE;

  record = bones_kept_fleet_import (desk->store, text, strlen (text), content, notes, error);
  if (notes->len > 0)
    json_object_set_array_member (reply, "notes", write_sentences (notes));

  return reply_fleet (desk, record, reply);
}

static gboolean
handle_fleet_put (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (BonesFleetRecord) record = need_kept (desk, request, error);
  g_autofree char *text = record != NULL ? read_document (request, reply, error) : NULL;

  return text != NULL && bones_kept_fleet_put (desk->store, record, text, strlen (text), error)
         && reply_fleet (desk, record, reply);
}

static gboolean
step_fleet (BonesDesk *desk, JsonObject *request, JsonObject *reply, gboolean back, GError **error)
{
  g_autoptr (BonesFleetRecord) record = need_kept (desk, request, error);

  if (record == NULL)
    return FALSE;

  if ((back ? record->undos : record->redos) == 0)
    {
      g_set_error_literal (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_NOTHING,
                           back ? _ ("There is nothing to undo.")
                                : _ ("There is nothing to redo."));
      return FALSE;
    }

  return (back ? bones_store_undo_fleet (desk->store, record, error)
               : bones_store_redo_fleet (desk->store, record, error))
         && reply_fleet (desk, record, reply);
}

static gboolean
handle_fleet_undo (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  return step_fleet (desk, request, reply, TRUE, error);
}

static gboolean
handle_fleet_redo (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  return step_fleet (desk, request, reply, FALSE, error);
}

static gboolean
handle_fleet_roll (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (BonesFleetRecord) record = need_kept (desk, request, error);
  JsonArray *dice = NULL;

  return record != NULL && bones_json_read_array (request, "dice", &dice, error)
         && bones_kept_fleet_roll (desk->store, record, dice, error)
         && reply_fleet (desk, record, reply);
}

static gboolean
handle_fleet_copy (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (BonesFleetRecord) record = need_kept (desk, request, error);
  g_autoptr (BonesFleetRecord) copy = NULL;
  const char *name = NULL;

  if (record == NULL || !bones_json_read_string (request, "name", &name, error))
    return FALSE;

  copy = bones_kept_fleet_copy (desk->store, record, name, error);
  return reply_fleet (desk, copy, reply);
}

static gboolean
handle_fleet_archive (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (BonesFleetRecord) record = need_kept (desk, request, error);
  gboolean archived = TRUE;

  if (record == NULL || !bones_json_read_bool (request, "archived", &archived, error)
      || !bones_store_archive_fleet (desk->store, record->id, archived, error))
    return FALSE;

  record->archived = archived;
  return reply_fleet (desk, record, reply);
}

static gboolean
handle_fleet_delete (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (BonesFleetRecord) record = need_kept (desk, request, error);
  gboolean sure = FALSE;

  if (record == NULL || !bones_json_read_bool (request, "confirm", &sure, error))
    return FALSE;

  if (!sure)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                              "A deleted fleet cannot be restored: add “confirm”:true.");

  return bones_store_remove_fleet (desk->store, record->id, error);
}

static JsonArray *
write_names (const GPtrArray *names)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *name = bones_name_plain (g_ptr_array_index (names, i));

      json_array_add_string_element (array, name);
    }

  return array;
}

static JsonObject *
write_deeds (const BonesShipDeeds *deeds)
{
  JsonObject *object = json_object_new ();
  g_autofree char *name = bones_name_plain (deeds->name);
  g_autofree char *text = bones_ship_deeds_text (deeds);

  json_object_set_string_member (object, "name", name);
  json_object_set_string_member (object, "class", deeds->kind);
  if (deeds->end != NULL)
    json_object_set_string_member (object, "end", deeds->end);
  json_object_set_array_member (object, "sank", write_names (deeds->sank));
  json_object_set_array_member (object, "took", write_names (deeds->took));
  json_object_set_array_member (object, "beat", write_names (deeds->beat));
  json_object_set_int_member (object, "given", deeds->given);
  json_object_set_int_member (object, "taken", deeds->taken);
  json_object_set_int_member (object, "fights", deeds->fights);
  json_object_set_int_member (object, "loot", deeds->loot);
  json_object_set_string_member (object, "text", text);
  return object;
}

/* Adds what each ship did in @battle, as everybody may know it. */
static gboolean
add_deeds (BonesDesk *desk, const BonesFleetBattle *battle, JsonObject *to, GError **error)
{
  g_autoptr (GPtrArray) deeds =
      bones_deeds_of_game (desk->store, battle->game, battle->fleet, error);
  JsonArray *ships;

  if (deeds == NULL)
    return FALSE;

  ships = json_array_new ();
  for (guint i = 0; i < deeds->len; i++)
    json_array_add_object_element (ships, write_deeds (g_ptr_array_index (deeds, i)));

  json_object_set_array_member (to, "ships", ships);
  return TRUE;
}

static gboolean
handle_fleet_battles (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (BonesFleetRecord) record = need_kept (desk, request, error);
  g_autoptr (GArray) battles =
      record != NULL ? bones_store_list_fleet_battles (desk->store, record->id, error) : NULL;
  g_autoptr (JsonArray) array = json_array_new ();
  gboolean deeds = FALSE;

  if (battles == NULL || !bones_json_read_bool (request, "deeds", &deeds, error))
    return FALSE;

  for (guint i = 0; i < battles->len; i++)
    {
      const BonesFleetBattle *battle = &g_array_index (battles, BonesFleetBattle, i);
      JsonObject *object = json_object_new ();

      json_object_set_int_member (object, "game", battle->game);
      json_object_set_int_member (object, "revision", battle->revision);
      json_object_set_string_member (object, "title", battle->title);
      json_object_set_string_member (object, "fleet", battle->name);
      if (battle->others != NULL)
        {
          g_autofree char *others = bones_words_list (battle->others);

          json_object_set_string_member (object, "against", others);
        }
      json_object_set_boolean_member (object, "over", battle->over);
      if (battle->over)
        json_object_set_string_member (object, "result",
                                       battle->winner < 0                        ? "draw"
                                       : (guint) battle->winner == battle->fleet ? "won"
                                                                                 : "lost");
      json_array_add_object_element (array, object);
      if (deeds && !add_deeds (desk, battle, object, error))
        return FALSE;
    }

  json_object_set_array_member (reply, "battles", g_steal_pointer (&array));
  return TRUE;
}

/* ---- What a fleet adds up to ---- */

static JsonArray *
write_figures (const GPtrArray *figures)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < figures->len; i++)
    {
      const BonesFigure *figure = g_ptr_array_index (figures, i);
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "name", figure->name);
      json_object_set_string_member (object, "value", figure->value);
      json_array_add_object_element (array, object);
    }

  return array;
}

/* The chances of @row against @column, by range; null if they cannot be told. */
static JsonArray *
write_chances (BonesBroadsides *table, guint row, guint column)
{
  JsonArray *array = json_array_new ();

  for (guint range = 0; range < bones_broadsides_count_ranges (table); range++)
    {
      JsonObject *object = json_object_new ();
      BonesChance chance;
      const BonesCellState state = bones_broadsides_get (table, row, column, range, &chance);
      g_autofree char *exact = state == BONES_CELL_KNOWN ? bones_chance_to_string (chance) : NULL;

      json_object_set_string_member (object, "range", bones_broadsides_range (table, range));
      if (state == BONES_CELL_KNOWN)
        json_object_set_double_member (object, "chance", chance.value);
      else
        json_object_set_null_member (object, "chance");

      if (exact != NULL)
        json_object_set_string_member (object, "fraction", exact);

      json_array_add_object_element (array, object);
    }

  return array;
}

/* The broadsides of @file at the classes of @enemy (NULL: at all classes). */
static void
write_broadsides (const BonesRosterFile *file, const BonesRoster *enemy, guint budget,
                  JsonObject *reply)
{
  g_autoptr (BonesBroadsides) table = bones_broadsides_new (file->setup, file->roster, enemy);
  JsonArray *array;

  if (table == NULL)
    {
      json_object_set_string_member (reply, "why_not", bones_broadsides_why_not (file->setup));
      return;
    }

  bones_broadsides_set_budget (table, budget);
  while (bones_broadsides_step (table))
    ;

  array = json_array_new ();
  for (guint row = 0; row < bones_broadsides_count_rows (table); row++)
    for (guint column = 0; column < bones_broadsides_count_columns (table); column++)
      {
        JsonObject *object = json_object_new ();

        json_object_set_string_member (object, "ship", bones_broadsides_row (table, row));
        json_object_set_string_member (object, "against", bones_broadsides_column (table, column));
        json_object_set_array_member (object, "ranges", write_chances (table, row, column));
        json_array_add_object_element (array, object);
      }

  json_object_set_array_member (reply, "broadsides", array);
}

/* The kept fleet that @member names, read. */
static BonesRosterFile *
read_kept_file (BonesDesk *desk, JsonObject *request, const char *member, GError **error)
{
  g_autoptr (JsonObject) named = json_object_new ();
  g_autoptr (BonesFleetRecord) record = NULL;

  if (!bones_json_need (request, member, error))
    return NULL;

  json_object_set_member (named, "kept", json_node_copy (json_object_get_member (request, member)));
  return bones_read_kept (desk, named, &record, error) && record != NULL
             ? bones_kept_fleet_read (desk->store, record->json, strlen (record->json), error)
             : NULL;
}

static gboolean
handle_fleet_analysis (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  const gboolean two = bones_json_has (request, "against");
  g_autoptr (BonesRosterFile) file = read_kept_file (desk, request, "kept", error);
  g_autoptr (BonesRosterFile) other =
      file != NULL && two ? read_kept_file (desk, request, "against", error) : NULL;
  g_autoptr (BonesFleetAnalysis) analysis = NULL;
  gint64 budget = USUAL_BUDGET;

  if (file == NULL || (two && other == NULL)
      || !bones_json_read_integer (request, "budget_ms", 1, MOST_BUDGET, &budget, error))
    return FALSE;

  if (two && file->setup->ruleset != other->setup->ruleset)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                              "Only fleets of one game can be compared.");

  analysis = bones_fleet_analysis_new (file->setup, file->roster);
  json_object_set_string_member (reply, "name", file->roster->name);
  json_object_set_array_member (reply, "totals", write_figures (analysis->totals));
  json_object_set_array_member (reply, "costs", write_figures (analysis->costs));
  write_broadsides (file, two ? other->roster : NULL, (guint) budget, reply);
  return TRUE;
}

static gboolean
handle_fleet_keep (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  static const char *const ways[] = { [BONES_KEEP_AS_BOUGHT] = "bought",
                                      [BONES_KEEP_AS_IT_STANDS] = "now",
                                      [BONES_KEEP_UPDATE] = "update",
                                      NULL };
  g_autoptr (BonesFleetRecord) record = NULL;
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  const char *as = ways[BONES_KEEP_AS_BOUGHT];
  guint fleet, how = 0;

  if (!bones_json_need (request, "fleet", error)
      || !bones_read_owner (bones_view_names (desk->table), request, "fleet", &fleet, error)
      || !bones_json_read_string (request, "as", &as, error))
    return FALSE;

  while (ways[how] != NULL && !g_str_equal (ways[how], as))
    how++;

  if (ways[how] == NULL)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                              "A fleet is kept as “bought”, “now” or “update”, not as “%.40s”.",
                              as);

  record =
      bones_table_keep_fleet (desk->table, desk->viewer, fleet, (BonesKeepHow) how, notes, error);
  if (record != NULL)
    json_object_set_array_member (reply, "notes", write_sentences (notes));

  return reply_fleet (desk, record, reply);
}

const BonesDeskVerb bones_fleet_verbs[] = {
  { "fleet-list", handle_fleet_list, BONES_VERB_ASKS_AT },
  { "fleet-show", handle_fleet_show, BONES_VERB_ASKS_AT },
  { "fleet-check", handle_fleet_check, BONES_VERB_ASKS_AT },
  { "fleet-import", handle_fleet_import, BONES_VERB_ASKS_AT },
  { "fleet-put", handle_fleet_put, BONES_VERB_ASKS_AT },
  { "fleet-undo", handle_fleet_undo, BONES_VERB_ASKS_AT },
  { "fleet-redo", handle_fleet_redo, BONES_VERB_ASKS_AT },
  { "fleet-roll", handle_fleet_roll, BONES_VERB_ASKS_AT },
  { "fleet-copy", handle_fleet_copy, BONES_VERB_ASKS_AT },
  { "fleet-archive", handle_fleet_archive, BONES_VERB_ASKS_AT },
  { "fleet-delete", handle_fleet_delete, BONES_VERB_ASKS_AT },
  { "fleet-battles", handle_fleet_battles, BONES_VERB_ASKS_AT },
  { "fleet-analysis", handle_fleet_analysis, BONES_VERB_ASKS_AT },
  { "fleet-keep", handle_fleet_keep, BONES_VERB_NEEDS_GAME | BONES_VERB_READS },
  { 0 },
};
