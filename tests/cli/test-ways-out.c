/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Every way out of the door: the functions of src/view, src/export, src/report and src/protocol in
 * headers that another room includes, and the verbs of the protocol. Both lists are checked against
 * the sources, so a new way out fails this test until it is listed here. Secrets of Blue (cards in
 * the hand, a ship in its lair) are planted; the test looks for them in what each way gives to Red
 * and to everybody.
 */

#include "battle-file.h"
#include "deeds.h"
#include "desk-fixture.h"
#include "envelope.h"
#include "json-text.h"
#include "log-file.h"
#include "outlook.h"
#include "protocol-state.h"
#include "protocol-write.h"
#include "record-view.h"
#include "report-page.h"
#include "report-sheet.h"
#include "report-table.h"
#include "table-play.h"
#include "view-fields.h"
#include "what-if.h"

#include <string.h>

/* Each with a lair on the table, a wizard, and spells in the hands. */
static const char battle[] =
    "{'do':'new','ruleset':'man-o-war','dice':'real','fleets':["
    "{'name':'Red','ships':[{'name':'Fury','class':'EX-MOW-1'}]},"
    "{'name':'Blue','ships':[{'name':'Wren','class':'EX-SOL-1'},"
    "{'name':'Tern','class':'EX-SOL-1'},{'name':'Knot','class':'EX-SOL-1'},"
    "{'name':'Leviathan','class':'EX-MON-1'}]}],"
    "'start':{'round':2,'wind':'N','order':['Blue','Red'],'step':'magic','fleets':{"
    "'Red':{'rank':1,'wizard_ship':1},'Blue':{'rank':2,'wizard_ship':2}}}}";

/* Ids and names; none of them is a card of Red's hand. */
static const char *const planted[] = { "spell.SP-03", "Damp Match", "spell.SP-09",
                                       "Wasting",     "Leviathan",  "EX-MON-1" };

/* Requests that a rival may make, in this order. */
static const struct {
  const char *verb;
  const char *request;
  gboolean of_rules; /* the reply is about rules and content, so it names every card */
} requests[] = {
  { "rulesets", "{'do':'rulesets'}", TRUE },
  { "rule", "{'do':'rule','words':'magic'%s}", FALSE },
  { "rule", "{'do':'rule','rule':'MW-MAG-01'%s}", FALSE },
  { "content-schema", "{'do':'content-schema','ruleset':'man-o-war'}", TRUE },
  { "content-list", "{'do':'content-list'}", FALSE },
  { "content-show", "{'do':'content-show','ruleset':'man-o-war'}", TRUE },
  { "content-check", "{'do':'content-check','ruleset':'man-o-war'}", TRUE },
  { "content-copy", "{'do':'content-copy','ruleset':'man-o-war','name':'Mine'}", TRUE },
  { "content-read",
    "{'do':'content-read','ruleset':'man-o-war','name':'Read','text':['Punt\\nCrew: 4']}", TRUE },
  { "content-frame",
    "{'do':'content-frame','ruleset':'man-o-war','name':'Frame','slots':'ships=2'}", TRUE },
  { "content-merge", "{'do':'content-merge','ruleset':'man-o-war','from':'stock'}", TRUE },
  { "content-import", "{'do':'content-import','document':{}}", TRUE },
  { "content-rename", "{'do':'content-rename','set':'Mine','name':'Ours'}", TRUE },
  { "content-put", "{'do':'content-put','set':'Ours'}", TRUE },
  { "content-insert", "{'do':'content-insert','set':'Ours'}", TRUE },
  { "content-remove", "{'do':'content-remove','set':'Ours'}", TRUE },
  { "content-delete", "{'do':'content-delete','set':'Ours'}", TRUE },
  { "fleet-list", "{'do':'fleet-list'}", FALSE },
  { "fleet-show", "{'do':'fleet-show','kept':1}", FALSE },
  { "fleet-check", "{'do':'fleet-check','document':{}}", FALSE },
  { "fleet-import", "{'do':'fleet-import','document':{}}", FALSE },
  { "fleet-put", "{'do':'fleet-put','kept':1,'document':{}}", FALSE },
  { "fleet-undo", "{'do':'fleet-undo','kept':1}", FALSE },
  { "fleet-roll", "{'do':'fleet-roll','kept':1}", FALSE },
  { "fleet-redo", "{'do':'fleet-redo','kept':1}", FALSE },
  { "fleet-copy", "{'do':'fleet-copy','kept':1}", FALSE },
  { "fleet-archive", "{'do':'fleet-archive','kept':1}", FALSE },
  { "fleet-delete", "{'do':'fleet-delete','kept':1}", FALSE },
  { "fleet-battles", "{'do':'fleet-battles','kept':1}", FALSE },
  { "fleet-analysis", "{'do':'fleet-analysis','kept':1%s}", FALSE },
  { "fleet-keep", "{'do':'fleet-keep','fleet':'Blue'%s}", FALSE },
  { "fleet-keep", "{'do':'fleet-keep','fleet':'Blue','as':'now'%s}", FALSE },
  { "games", "{'do':'games'}", FALSE },
  { "games", "{'do':'games','search':'kraken'}", FALSE },
  { "rename", "{'do':'rename','game':1,'title':''}", FALSE },
  { "archive", "{'do':'archive','game':1,'archived':false}", FALSE },
  { "actions", "{'do':'actions'%s}", FALSE },
  { "state", "{'do':'state'%s}", FALSE },
  { "state", "{'do':'state','at':3%s}", FALSE },
  { "log", "{'do':'log'%s}", FALSE },
  { "report", "{'do':'report'%s}", FALSE },
  { "journal", "{'do':'journal'%s}", FALSE },
  { "note", "{'do':'note','text':'the tide turns'%s}", FALSE },
  { "free-roll", "{'do':'free-roll','dice':[3]%s}", FALSE },
  { "dice", "{'do':'dice','fleet':'Red','source':'real'%s}", FALSE },
  { "override", "{'do':'override','ship':'B4','set':{'name':'Kraken'}%s}", FALSE },
  { "undo", "{'do':'undo','agreed':['Red','Blue']%s}", FALSE },
  { "redo", "{'do':'redo'%s}", FALSE },
  { "undo", "{'do':'undo','agreed':['Red','Blue']%s}", FALSE },
  { "set-option", "{'do':'set-option','key':'round.limit','value':9,'agreed':['Red','Blue']%s}",
    FALSE },
  { "ask-again", "{'do':'ask-again','fleet':'Blue'%s}", FALSE },
  { "start", "{'do':'start','action':'activate','ship':'B1'%s}", FALSE },
  { "start", "{'do':'start','action':'magic'%s}", FALSE },
  { "odds", "{'do':'odds'%s}", FALSE },
  { "answer", "{'do':'answer','card':'spell.SP-07'%s}", FALSE },
  { "answer", "{'do':'answer','roll':true%s}", FALSE },
  { "amend", "{'do':'amend','seq':2,'card':'none','try':true%s}", FALSE },
  { "state", "{'do':'state'%s}", FALSE },
  { "copy", "{'do':'copy'%s}", FALSE },
  { "open", "{'do':'open','game':1}", FALSE },
  { "rematch", "{'do':'rematch'%s}", FALSE },
  { "new", "{'do':'new','ruleset':'tea'}", FALSE },
  { "close", "{'do':'close'}", FALSE },
  { "remove", "{'do':'remove','game':1}", FALSE },
};

/* ---- What the functions give ---- */

static void
append_strings (GString *out, const GPtrArray *strings)
{
  for (guint i = 0; strings != NULL && i < strings->len; i++)
    g_string_append_printf (out, "%s\n", (const char *) g_ptr_array_index (strings, i));
}

/* Words for a ship that the protocol does not write. */
static void
append_ship (GString *out, const BonesShipView *ship)
{
  g_string_append_printf (out, "%s %s %s %s\n", ship->name, ship->kind, ship->kind_id, ship->look);
  for (guint i = 0; i < ship->chips->len; i++)
    g_string_append_printf (out, "%s\n",
                            ((BonesChipView *) g_ptr_array_index (ship->chips, i))->text);
  append_strings (out, ship->traits);
  for (guint i = 0; i < ship->tracks->len; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (ship->tracks, i);

      g_string_append_printf (out, "%s %s %s\n", track->name, track->text, track->tap_text);
    }
}

static void
append_prompt (GString *out, const BonesPromptView *prompt)
{
  g_autoptr (JsonObject) object = prompt != NULL ? bones_write_prompt (prompt) : NULL;
  g_autofree char *text = object != NULL ? bones_json_to_text (object, FALSE) : NULL;

  if (prompt == NULL)
    return;

  g_string_append_printf (out, "%s\n%s\n%s\n", text, prompt->roll_text,
                          prompt->card != NULL ? prompt->card->name : "");
  for (guint i = 0; i < prompt->options->len; i++)
    g_string_append_printf (out, "%s\n",
                            ((BonesOptionView *) g_ptr_array_index (prompt->options, i))->text);

  append_strings (out, prompt->names->ship_names);
}

static char *
write_view (const BonesView *view)
{
  g_autoptr (JsonObject) object = bones_write_state (view);
  g_autofree char *text = bones_json_to_text (object, FALSE);
  GString *out = g_string_new (text);

  for (guint ship = 0; ship < view->names->ship_ids->len; ship++)
    append_ship (out, bones_view_ship (view, ship));

  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      g_string_append_printf (out, "%s %s\n", action->name, action->why);
    }

  append_prompt (out, view->prompt);
  append_strings (out, view->names->ship_names);
  g_string_append_printf (out, "%s %s %s\n", view->next_text, view->undo_text, view->redo_text);
  return g_string_free (out, FALSE);
}

static char *
give_view (BonesTable *table, guint viewer)
{
  g_autoptr (BonesView) view = bones_view_new (table, viewer);

  return write_view (view);
}

static char *
give_view_at (BonesTable *table, guint viewer)
{
  g_autoptr (BonesView) view =
      bones_view_new_at (table, viewer, bones_table_get_seq (table) - 1, NULL);

  return write_view (view);
}

static char *
give_prompt (BonesTable *table, guint viewer)
{
  g_autoptr (BonesPromptView) prompt = bones_view_prompt (table, viewer);
  GString *out = g_string_new (NULL);

  append_prompt (out, prompt);
  return g_string_free (out, FALSE);
}

static char *
give_events (BonesTable *table, guint viewer)
{
  g_autoptr (GPtrArray) events = bones_view_events (table, viewer, 0);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < events->len; i++)
    {
      const BonesEventView *event = g_ptr_array_index (events, i);

      g_string_append_printf (out, "%s %s\n", event->text, event->marker_name);
    }

  return g_string_free (out, FALSE);
}

static char *
give_log_lines (BonesTable *table, guint viewer)
{
  g_autoptr (GPtrArray) lines = bones_view_log (table, viewer);
  g_autofree char *whole = bones_log_lines_text (lines, BONES_LOG_WHOLE);
  g_autofree char *brief = bones_log_lines_text (lines, BONES_LOG_BRIEF);

  return g_strconcat (whole, brief, NULL);
}

static char *
give_log_text (BonesTable *table, guint viewer)
{
  return bones_log_text (table, viewer, BONES_LOG_WHOLE);
}

static void
append_fields (GString *out, BonesTable *table, guint viewer, guint scope, guint index)
{
  g_autoptr (GPtrArray) fields = bones_view_fields (table, viewer, scope, index);

  for (guint i = 0; i < fields->len; i++)
    {
      const BonesFieldView *field = g_ptr_array_index (fields, i);

      g_string_append_printf (out, "%s %s\n", field->name, field->text);
      append_strings (out, field->form == BONES_FORM_LIST ? field->choices : NULL);
    }
}

/* What can be set by hand, without the classes. */
static char *
give_fields (BonesTable *table, guint viewer)
{
  const BonesGame *game = &bones_table_get_play (table)->game;
  GString *out = g_string_new (NULL);

  append_fields (out, table, viewer, BONES_SET_TABLE, 0);
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    append_fields (out, table, viewer, BONES_SET_FLEET, fleet);
  for (guint ship = 0; ship < game->n_ships; ship++)
    append_fields (out, table, viewer, BONES_SET_SHIP, ship);
  return g_string_free (out, FALSE);
}

/* @text without the line of the content, which names every card. */
static char *
leave_out_content (const char *text)
{
  const char *content = strstr (text, "\n  \"content\": ");
  const char *rest = content != NULL ? strchr (content + 1, '\n') : NULL;

  g_assert_nonnull (rest);
  return g_strdup_printf ("%.*s%s", (gint) (content - text), text, rest);
}

static char *
give_battle_file (BonesTable *table, guint viewer)
{
  g_autofree char *text = bones_battle_file_write (table, FALSE);

  return leave_out_content (text);
}

static char *
give_export (BonesTable *table, guint viewer)
{
  g_autofree char *text = bones_envelope_write (table, FALSE, viewer, G_MAXUINT32);

  return leave_out_content (text);
}

/* The labels of all entries. */
static char *
give_labels (BonesTable *table, guint viewer)
{
  GString *out = g_string_new (NULL);

  for (guint32 seq = 1; seq <= bones_table_get_seq (table); seq++)
    {
      g_autofree char *text = bones_view_describe_entry (table, viewer, seq);

      g_string_append_printf (out, "%s\n", text);
    }

  return g_string_free (out, FALSE);
}

static char *
give_journal (BonesTable *table, guint viewer)
{
  g_autoptr (GPtrArray) items = bones_view_journal (table, viewer);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    {
      const BonesJournalItem *item = g_ptr_array_index (items, i);

      g_string_append_printf (out, "%u %s\n", item->seq, item->text);
    }

  return g_string_free (out, FALSE);
}

/* The possible answers to the open question. */
static char *
give_form (BonesTable *table, guint viewer)
{
  g_autoptr (BonesAnswerForm) form = bones_answer_form_new (table);

  return form != NULL ? bones_answer_form_list (form) : g_strdup ("");
}

/* The outcomes of an action: the start of the magic step, or the action under way. */
static char *
give_fates (BonesTable *table, guint viewer)
{
  g_autoptr (BonesWhatIf) what_if = bones_what_if_new (table, viewer, NULL, NULL);
  GString *out = g_string_new (NULL);
  g_autoptr (GPtrArray) fates = NULL;
  gboolean watched;
  gdouble unknown;
  guint runs;

  if (what_if == NULL)
    return g_string_free (out, FALSE);

  fates = bones_what_if_list_fates (what_if, 4, 0, NULL, 10000, &watched, &unknown, &runs);
  g_assert_false (watched); /* the monster in its lair */
  for (guint i = 0; fates != NULL && i < fates->len; i++)
    {
      const BonesFateView *fate = g_ptr_array_index (fates, i);

      g_assert_true (!fate->of_ship || fate->index != 4);
      for (guint o = 0; o < fate->outcomes->len; o++)
        g_string_append_printf (out, "%s %s\n", fate->id,
                                g_array_index (fate->outcomes, BonesOutcomeView, o).text);
    }

  return g_string_free (out, FALSE);
}

static char *
give_question (BonesTable *table, guint viewer)
{
  g_autoptr (BonesWhatIf) what_if = bones_what_if_new (table, viewer, NULL, NULL);

  return what_if != NULL ? bones_what_if_describe_question (what_if) : g_strdup ("");
}

/* What may come of the open question. */
static char *
give_outlook (BonesTable *table, guint viewer)
{
  g_autoptr (BonesOutlook) outlook = bones_outlook_new (table, viewer, 0, NULL);
  GString *out = g_string_new (NULL);
  g_autoptr (GPtrArray) rows = NULL;
  g_autofree char *caption = NULL;

  if (outlook == NULL)
    return g_string_free (out, FALSE);

  bones_outlook_run (outlook, 10000);
  rows = bones_outlook_list_rows (outlook);
  caption = bones_outlook_describe (outlook);
  g_string_append (out, caption);
  for (guint i = 0; i < rows->len; i++)
    {
      const BonesOutlookRow *row = g_ptr_array_index (rows, i);

      g_string_append_printf (out, "%s: %s\n", row->name, row->text);
    }

  return g_string_free (out, FALSE);
}

/* The question that joins the open one. */
static char *
give_then (BonesTable *table, guint viewer)
{
  g_autoptr (BonesThenView) then = bones_what_if_then (table);
  GString *out = g_string_new (then != NULL ? then->text : NULL);

  for (guint i = 0; then != NULL && i < then->options->len; i++)
    g_string_append (out, ((BonesOptionView *) g_ptr_array_index (then->options, i))->text);

  return g_string_free (out, FALSE);
}

/* The rows of the record, and the names of hidden ships. */
static char *
give_record (BonesTable *table, guint viewer)
{
  g_autoptr (BonesRecordView) record = bones_record_view_new (table, FALSE, viewer, G_MAXUINT32);
  GString *out = g_string_new (record->fingerprint);

  for (guint i = 0; i < record->ships->len; i++)
    g_string_append_printf (out, "%s\n",
                            ((BonesHiddenShip *) g_ptr_array_index (record->ships, i))->name);

  for (guint32 seq = 1; seq <= record->last; seq++)
    {
      BonesRow row;

      bones_record_view_get_row (record, seq, &row);
      for (guint i = 0; i < BONES_ROW_COLUMNS; i++)
        if (row.columns[i].type == BONES_TEXT)
          g_string_append_printf (out, "%s\n", row.columns[i].data);

      bones_row_clear (&row);
    }

  return g_string_free (out, FALSE);
}

static char *
give_names (BonesTable *table, guint viewer)
{
  GString *out = g_string_new (NULL);

  append_strings (out, bones_view_names (table)->ship_names);
  return g_string_free (out, FALSE);
}

static char *
give_deeds (BonesTable *table, guint viewer)
{
  GString *out = g_string_new (NULL);

  for (guint fleet = 0; fleet < bones_view_names (table)->fleet_names->len; fleet++)
    {
      g_autoptr (GPtrArray) deeds = bones_view_deeds (table, viewer, fleet);

      for (guint i = 0; deeds != NULL && i < deeds->len; i++)
        {
          const BonesShipDeeds *ship = g_ptr_array_index (deeds, i);
          g_autofree char *text = bones_ship_deeds_text (ship);

          g_string_append_printf (out, "%s %s %s\n", ship->name, ship->kind, text);
        }
    }

  return g_string_free (out, FALSE);
}

/* The facts of the battle: all its tables are in the text. */
static char *
give_report (BonesTable *table, guint viewer)
{
  g_autoptr (BonesReport) report = bones_report_new (table, viewer);
  g_autofree char *text = bones_report_text (report);
  GString *out = g_string_new (text);

  append_strings (out, report->names->ship_names);

  /* A ship in its lair is counted for nobody but its own fleet. */
  for (guint i = 0; i < report->course.steps->len; i++)
    g_assert_cmpuint (
        g_array_index (report->course.steps, BonesCourseStep, i).values[BONES_COURSE_SHIPS][1], <=,
        3);

  return g_string_free (out, FALSE);
}

static char *
give_csv (BonesTable *table, guint viewer)
{
  g_autoptr (BonesReport) report = bones_report_new (table, viewer);

  return bones_report_csv (report);
}

/* On paper and as a picture there are the ships' names, in the letters of SVG: what they are made
 * from is looked at. */
static char *
give_sheet (BonesTable *table, guint viewer)
{
  const BonesSheetOptions options = { .measured = 100, .date = "2026-11-26" };
  g_autoptr (BonesReport) report = bones_report_new (table, viewer);
  g_autoptr (BonesSheet) sheet = bones_report_sheet_new (report, &options);

  g_assert_cmpuint (bones_sheet_get_n_pages (sheet), >, 0);
  return bones_report_text (report);
}

/* A function without a giver returns nothing of a table, or no more than another one was given, or
 * the whole battle to its owner. */
static const struct {
  const char *function;
  char *(*give) (BonesTable *table, guint viewer);
} ways[] = {
  { "bones_answer_form_find", NULL },
  { "bones_answer_form_free", NULL },
  { "bones_answer_form_list", give_form },
  { "bones_answer_form_may_try", NULL },
  { "bones_answer_form_names_ships", NULL },
  { "bones_answer_form_new", NULL },
  { "bones_answer_form_new_at", NULL },
  { "bones_answer_form_new_for", NULL }, /* for callers that have the state */
  /* Of kept fleets, before any battle */
  { "bones_battle_file_import", NULL },
  { "bones_battle_file_write", give_battle_file },
  { "bones_broadsides_column", NULL },
  { "bones_broadsides_count_columns", NULL },
  { "bones_broadsides_count_done", NULL },
  { "bones_broadsides_count_ranges", NULL },
  { "bones_broadsides_count_rows", NULL },
  { "bones_broadsides_free", NULL },
  { "bones_broadsides_get", NULL },
  { "bones_broadsides_new", NULL },
  { "bones_broadsides_range", NULL },
  { "bones_broadsides_row", NULL },
  { "bones_broadsides_set_budget", NULL },
  { "bones_broadsides_step", NULL },
  { "bones_broadsides_stop", NULL },
  { "bones_broadsides_why_not", NULL },
  { "bones_file_kind", NULL }, /* of any file */
  { "bones_figure_find", NULL },
  { "bones_figure_names", NULL },
  { "bones_fleet_analysis_free", NULL },
  { "bones_fleet_analysis_new", NULL },
  { "bones_deeds_of_game", give_deeds },
  { "bones_desk_free", NULL },
  { "bones_desk_get_table", NULL },
  { "bones_desk_handle", NULL }, /* verbs are tested by themselves */
  { "bones_desk_new", NULL },
  { "bones_desk_too_long", NULL },
  { "bones_envelope_error_quark", NULL },
  { "bones_envelope_free", NULL },
  { "bones_envelope_import", NULL },
  { "bones_envelope_import_as_it_is", NULL },
  { "bones_envelope_read", NULL },
  { "bones_envelope_replay", NULL },
  { "bones_envelope_write", give_export },
  { "bones_log_lines_text", give_log_lines },
  { "bones_log_page", bones_report_page },
  { "bones_log_text", give_log_text },
  { "bones_outlook_describe", give_outlook },
  { "bones_outlook_free", NULL },
  { "bones_outlook_list_rows", give_outlook },
  { "bones_outlook_new", give_outlook },
  { "bones_outlook_run", NULL },
  { "bones_outlook_stop", NULL },
  { "bones_prompt_view_free", NULL },
  { "bones_record_view_free", NULL },
  { "bones_record_view_get_row", give_record },
  { "bones_record_view_new", give_record },
  { "bones_roll_odds_view_free", NULL },
  { "bones_report_find_line", give_report },
  { "bones_report_sentences", give_report },
  { "bones_report_tables_new", give_report },
  { "bones_report_sheet_new", give_sheet },
  { "bones_report_text", give_report },
  { "bones_report_tip_text", give_report },
  { "bones_stats_free", NULL },
  { "bones_stats_new", NULL }, /* of what is in reports and in tables that everybody may read */
  { "bones_stats_tables_new", NULL },
  { "bones_stats_text", NULL },
  { "bones_report_table_add", NULL },
  { "bones_report_table_free", NULL },
  { "bones_report_table_new", NULL },
  { "bones_report_table_write", NULL },
  { "bones_table_picture", give_view }, /* of a view */
  { "bones_report_free", NULL },
  { "bones_report_kind_name", NULL }, /* of the ruleset */
  { "bones_report_new", give_report },
  { "bones_report_csv", give_csv },
  { "bones_report_line_entry", NULL },
  { "bones_report_page", bones_report_page },
  { "bones_report_percent", NULL },
  { "bones_luck_text", NULL },
  { "bones_reference_matches", NULL },
  { "bones_reference_new", NULL }, /* of rules and options, not of fleets */
  { "bones_rule_view_free", NULL },
  { "bones_rule_view_new", NULL }, /* of a log that bones_view_log() gave */
  { "bones_ship_deeds_text", give_deeds },
  { "bones_then_view_free", NULL },
  { "bones_view_commitment", NULL }, /* of nothing but the seed and the words */
  { "bones_view_count_events", NULL },
  { "bones_view_count_events_before", NULL },
  { "bones_view_count_made", NULL },
  { "bones_view_deeds", give_deeds },
  { "bones_view_describe_entry", give_labels },
  { "bones_view_dice_words", NULL }, /* nothing before the end */
  { "bones_view_discards", NULL },   /* they lie open */
  { "bones_view_events", give_events },
  { "bones_view_faces", NULL }, /* all dice are rolled openly */
  { "bones_view_find_round_start", NULL },
  { "bones_view_fields", give_fields },
  { "bones_view_free", NULL },
  { "bones_view_has_rolled", NULL },
  { "bones_view_is_answer", NULL },
  { "bones_view_journal", give_journal },
  { "bones_view_log", give_log_lines },
  { "bones_view_names", give_names },
  { "bones_view_new", give_view },
  { "bones_view_new_at", give_view_at },
  { "bones_view_new_fleet", NULL }, /* a fleet that is in no battle */
  { "bones_view_prompt", give_prompt },
  { "bones_view_next_in_run", NULL },
  { "bones_view_place_in_order", NULL },
  { "bones_view_only_action", give_view },
  { "bones_view_roll", NULL }, /* the verb "answer" */
  { "bones_view_ship", give_view },
  { "bones_view_seeds", NULL },    /* nothing before the end */
  { "bones_view_sign_off", NULL }, /* keyed by the seed */
  { "bones_view_words", NULL },
  { "bones_what_if_answer", NULL },
  { "bones_what_if_describe_question", give_question },
  { "bones_what_if_find_track", NULL },
  { "bones_what_if_free", NULL },
  { "bones_what_if_get_form", NULL },
  { "bones_what_if_get_ship", NULL },
  { "bones_what_if_has", NULL },
  { "bones_what_if_list_fates", give_fates },
  { "bones_what_if_new", NULL },
  { "bones_what_if_roll", NULL }, /* the verb "odds" */
  { "bones_what_if_then", give_then },
};

/* ---- The lists are whole ---- */

static gboolean
lists_function (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (g_str_equal (ways[i].function, name))
      return TRUE;

  return FALSE;
}

static gboolean
lists_verb (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (requests); i++)
    if (g_str_equal (requests[i].verb, name))
      return TRUE;

  return FALSE;
}

static char *
read_source (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (SOURCES, folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* Calls @lists with each match of group 1 of @pattern in @text. Returns the number of matches. */
static guint
for_matches (const char *pattern, const char *text, gboolean (*lists) (const char *name))
{
  g_autoptr (GRegex) regex =
      g_regex_new (pattern, G_REGEX_MULTILINE | G_REGEX_DOTALL, (GRegexMatchFlags) 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  guint n = 0;

  for (g_regex_match (regex, text, (GRegexMatchFlags) 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *name = g_match_info_fetch (match, 1);

      n++;
      if (!lists (name))
        g_error ("%s is a way out that this test does not list", name);
    }

  return n;
}

/* Appends the sources below @path to @text, without those of the room @room. */
static void
append_sources (GString *text, const char *path, const char *room)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);

  g_assert_nonnull (folder);
  for (const char *name = g_dir_read_name (folder); name != NULL; name = g_dir_read_name (folder))
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR))
        {
          if (!g_str_equal (name, room))
            append_sources (text, child, room);
        }
      else if (g_str_has_suffix (name, ".c") || g_str_has_suffix (name, ".h"))
        {
          g_autofree char *source = NULL;

          g_assert_true (g_file_get_contents (child, &source, NULL, NULL));
          g_string_append (text, source);
        }
    }
}

/* Whether another room includes the header @name: functions of the other headers are behind it. */
static gboolean
is_included (const GString *others, const char *name)
{
  g_autofree char *include = g_strdup_printf ("#include \"%s\"", name);

  return strstr (others->str, include) != NULL;
}

static void
test_functions_listed (void)
{
  static const char *const folders[][2] = { /* and the room that each is of */
                                            { "view", "view" },
                                            { "view/odds", "view" },
                                            { "export", "export" },
                                            { "report", "report" },
                                            { "protocol", "protocol" }
  };
  g_autoptr (GRegex) comments =
      g_regex_new ("/\\*.*?\\*/|^(#|G_DEFINE)[^\n]*", G_REGEX_MULTILINE | G_REGEX_DOTALL,
                   (GRegexMatchFlags) 0, NULL);
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *path = g_build_filename (SOURCES, folders[i][0], NULL);
      g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
      g_autoptr (GString) others = g_string_new (NULL);

      g_assert_nonnull (folder);
      append_sources (others, SOURCES, folders[i][1]);
      for (const char *name = g_dir_read_name (folder); name != NULL;
           name = g_dir_read_name (folder))
        if (g_str_has_suffix (name, ".h") && is_included (others, name))
          {
            g_autofree char *text = read_source (folders[i][0], name);
            g_autofree char *bare =
                g_regex_replace_literal (comments, text, -1, 0, "", (GRegexMatchFlags) 0, NULL);

            n += for_matches ("\\b(bones_[a-z_]+) \\(", bare, lists_function);
          }
    }

  g_assert_cmpuint (n, ==, G_N_ELEMENTS (ways));
}

/* The tables of verbs. */
static void
test_verbs_listed (void)
{
  g_autofree char *path = g_build_filename (SOURCES, "protocol", NULL);
  g_autoptr (GString) text = g_string_new (NULL);

  append_sources (text, path, "");
  g_assert_cmpuint (for_matches ("^  \\{ \"([a-z-]+)\", handle_", text->str, lists_verb), >, 30);
}

/* ---- Nothing planted comes out ---- */

static void
assert_silent (const char *text, const char *where)
{
  for (guint i = 0; i < G_N_ELEMENTS (planted); i++)
    if (strstr (text, planted[i]) != NULL)
      g_error ("%s tells of %s: %s", where, planted[i], text);
}

static void
plant (DeskFixture *self)
{
  desk_done (self, battle);
  desk_done (self, "{'do':'override','add':{'card':{'card':'spell.SP-05','hand':'Red'}}}");
  desk_done (self, "{'do':'override','add':{'card':{'card':'spell.SP-03','hand':'Blue'}}}");
  desk_done (self, "{'do':'override','add':{'card':{'card':'spell.SP-09','hand':'Blue'}}}");
}

static void
look_out (DeskFixture *self)
{
  static const guint viewers[] = { BONES_NOBODY, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    for (guint viewer = 0; viewer < G_N_ELEMENTS (viewers) && ways[i].give != NULL; viewer++)
      {
        g_autofree char *text = ways[i].give (bones_desk_get_table (self->desk), viewers[viewer]);

        assert_silent (text, ways[i].function);
      }
}

static void
test_functions (DeskFixture *self, gconstpointer data)
{
  g_autofree char *own = NULL;

  plant (self);
  look_out (self);
  desk_done (self, "{'do':'start','action':'magic'}");
  look_out (self);

  own = give_view (bones_desk_get_table (self->desk), 1);
  for (guint i = 0; i < G_N_ELEMENTS (planted); i++)
    g_assert_nonnull (strstr (own, planted[i]));
}

/* As everybody, then as Red. */
static void
test_verbs (DeskFixture *self, gconstpointer data)
{
  plant (self);
  for (guint i = 0; i < G_N_ELEMENTS (requests); i++)
    {
      g_auto (GStrv) parts = g_strsplit (requests[i].request, "%s", 2);
      g_autofree char *request = g_strjoinv (data, parts);
      g_autofree char *reply = NULL;

      g_strdelimit (request, "'", '"');
      desk_send (self, request, -1);
      reply = bones_json_to_text (self->reply, FALSE);
      if (!requests[i].of_rules)
        assert_silent (reply, request);
    }
}

/* With a better roll the monster would have left its lair. The trial of that amendment gives
 * neither its name nor its place. */
static void
test_trial (DeskFixture *self, gconstpointer data)
{
  static const char *const lines[] = {
    "{'do':'new','ruleset':'man-o-war','dice':'real','fleets':["
    "{'name':'Red','ships':[{'name':'Fury','class':'EX-MOW-1'}]},"
    "{'name':'Blue','ships':[{'name':'Wren','class':'EX-SOL-1'},"
    "{'name':'Tern','class':'EX-SOL-1'},{'name':'Knot','class':'EX-SOL-1'},"
    "{'name':'Leviathan','class':'EX-MON-1'}]}],"
    "'start':{'round':2,'wind':'N','order':['Blue','Red'],'step':'battle'}}",
    "{'do':'start','action':'summon','ship':'B4'}",
    "{'do':'answer','dice':[1]}",
  };
  g_autofree char *reply = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    desk_done (self, lines[i]);

  desk_done (self, "{'do':'amend','seq':3,'dice':[6],'try':true}");
  reply = bones_json_to_text (self->reply, FALSE);
  assert_silent (reply, "the trial of an amendment");
  g_assert_null (strstr (reply, "urface (was"));
  g_assert_nonnull (strstr (reply, "Lair 1: Ordered: yes (was no)"));
  g_assert_nonnull (strstr (reply, "The open question would be: Does Lair 1 stay"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ways-out/functions-listed", test_functions_listed);
  g_test_add_func ("/ways-out/verbs-listed", test_verbs_listed);
  g_test_add ("/ways-out/functions", DeskFixture, NULL, desk_set_up, test_functions,
              desk_tear_down);
  g_test_add ("/ways-out/verbs/everybody", DeskFixture, "", desk_set_up, test_verbs,
              desk_tear_down);
  g_test_add ("/ways-out/verbs/rival", DeskFixture, ",'viewer':'Red'", desk_set_up, test_verbs,
              desk_tear_down);
  g_test_add ("/ways-out/trial", DeskFixture, NULL, desk_set_up, test_trial, desk_tear_down);
  return g_test_run ();
}
