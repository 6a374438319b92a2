/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-state.h"

#include "ids.h"
#include "protocol-write.h"
#include "setup-text.h"
#include "view-dice.h"

static JsonArray *
write_bits (const BonesTrackView *track)
{
  JsonArray *bits = json_array_new ();

  for (guint i = 0; track->bits[i] != NULL; i++)
    if ((track->value >> i & 1) != 0)
      json_array_add_string_element (bits, track->bits[i]);

  return bits;
}

static JsonArray *
write_track_markers (const BonesTrackView *track)
{
  JsonArray *markers = json_array_new ();

  for (guint i = 0; i < track->markers->len; i++)
    json_array_add_string_element (markers, g_ptr_array_index (track->markers, i));

  return markers;
}

/* Writes a track by its id: inches and points as decimal numbers, bits as the list of those that
 * are set, a word or a ship by its id, a fleet, markers and a square by their names. */
static void
write_track (const BonesTrackView *track, JsonObject *to)
{
  if (track->show == BONES_SHOW_BITS)
    json_object_set_array_member (to, track->id, write_bits (track));
  else if (track->markers != NULL)
    json_object_set_array_member (to, track->id, write_track_markers (track));
  else if (track->worded)
    bones_write_words (to, track->id, track->word);
  else if (track->show == BONES_SHOW_SQUARE)
    bones_write_words (to, track->id, track->square);
  else if (track->numbers == BONES_NUMBERS_SHIPS)
    bones_write_words (to, track->id, track->ship);
  else if (track->numbers == BONES_NUMBERS_FLEETS || track->numbers == BONES_NUMBERS_PLACES)
    bones_write_name (to, track->id, track->fleet);
  else
    bones_write_parts (to, track->id, track->value, track->parts);
}

/* Writes the tracks of a ship that her class has. */
static void
write_tracks (const GPtrArray *tracks, JsonObject *to)
{
  for (guint i = 0; i < tracks->len; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (tracks, i);

      if (!track->absent)
        write_track (track, to);
    }
}

static JsonArray *
write_span (guint from, guint to)
{
  JsonArray *span = json_array_new ();

  json_array_add_int_element (span, from);
  json_array_add_int_element (span, to);
  return span;
}

static JsonArray *
write_guns (const BonesPartView *part)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < part->guns->len; i++)
    {
      const BonesGunsView *guns = g_ptr_array_index (part->guns, i);
      JsonObject *to = json_object_new ();

      json_object_set_string_member (to, "at", bones_guns_ids[guns->at]);
      json_object_set_int_member (to, "number", guns->number);
      json_object_set_int_member (to, "left", guns->left);
      json_object_set_boolean_member (to, "lost", guns->lost);
      json_object_set_string_member (to, "text", guns->text);
      json_array_add_object_element (array, to);
    }

  return array;
}

static JsonArray *
write_marks (const BonesPartView *part)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < part->marks->len; i++)
    {
      const BonesPartMarkView *mark = g_ptr_array_index (part->marks, i);
      JsonObject *to = json_object_new ();

      json_object_set_string_member (to, "text", mark->text);
      json_object_set_boolean_member (to, "struck", mark->struck);
      json_array_add_object_element (array, to);
    }

  return array;
}

static JsonObject *
write_part (const BonesShipView *ship, const BonesPartView *part)
{
  const BonesTrackView *lost =
      part->lost_track >= 0 ? g_ptr_array_index (ship->tracks, part->lost_track) : NULL;
  const BonesTrackView *ablaze =
      part->ablaze_track >= 0 ? g_ptr_array_index (ship->tracks, part->ablaze_track) : NULL;
  JsonObject *to = json_object_new ();

  json_object_set_string_member (to, "id", part->id);
  json_object_set_string_member (to, "name", part->name);
  json_object_set_string_member (to, "kind", bones_part_kind_ids[part->kind]);
  if (part->kind == BONES_PART_ROOM)
    {
      json_object_set_array_member (to, "columns", write_span (part->col_from, part->col_to));
      json_object_set_array_member (to, "rows", write_span (part->row_from, part->row_to));
      json_object_set_boolean_member (to, "aloft", part->aloft);
      json_object_set_int_member (to, "ablaze", part->ablaze);
      bones_write_words (to, "ablaze_track", ablaze != NULL ? ablaze->id : NULL);
    }

  json_object_set_int_member (to, "boxes", part->boxes);
  json_object_set_int_member (to, "lost", part->lost);
  bones_write_words (to, "lost_track", lost != NULL ? lost->id : NULL);
  json_object_set_int_member (to, "save", part->save);
  json_object_set_array_member (to, "guns", write_guns (part));
  json_object_set_array_member (to, "marks", write_marks (part));
  json_object_set_string_member (to, "text", part->text);
  return to;
}

static void
write_plan (const BonesShipView *ship, JsonObject *to)
{
  JsonArray *parts;

  if (ship->plan->len == 0)
    return;

  parts = json_array_new ();
  for (guint i = 0; i < ship->plan->len; i++)
    json_array_add_object_element (parts, write_part (ship, g_ptr_array_index (ship->plan, i)));

  json_object_set_array_member (to, "plan", parts);
}

static JsonObject *
write_ship (const BonesNames *names, const BonesShipView *view)
{
  JsonObject *to = json_object_new ();
  JsonArray *status = json_array_new (), *words = json_array_new ();

  json_object_set_string_member (to, "id", view->id);
  bones_write_name (to, "name", view->name);
  bones_write_fleet (to, "fleet", names, view->fleet);
  bones_write_fleet (to, "origin", names, view->origin);
  json_object_set_string_member (to, "class", view->kind_id);
  json_object_set_string_member (to, "class_name", view->kind);
  json_array_add_string_element (status, view->status);
  for (guint i = 0; i < view->chips->len; i++)
    {
      const BonesChipView *chip = g_ptr_array_index (view->chips, i);

      json_array_add_string_element (words, chip->text);
      if (chip->id != NULL)
        json_array_add_string_element (status, chip->id);
    }

  json_object_set_array_member (to, "status", status);
  json_object_set_boolean_member (to, "ordered", view->ordered);
  json_object_set_boolean_member (to, "flagship", view->flagship);
  json_object_set_boolean_member (to, "active", view->active);
  if (view->speed >= 0)
    json_object_set_double_member (to, "speed", view->speed / 100.0);

  write_tracks (view->tracks, to);
  write_plan (view, to);
  json_object_set_array_member (to, "words", words);
  return to;
}

/* Every ship once, whatever fleet owns her now. */
static JsonArray *
write_all_ships (const BonesView *view)
{
  JsonArray *ships = json_array_new ();

  for (guint ship = 0; ship < view->names->ship_ids->len; ship++)
    {
      const BonesShipView *seen = bones_view_ship (view, ship);

      if (seen != NULL)
        json_array_add_object_element (ships, write_ship (view->names, seen));
    }

  return ships;
}

/* The cards of a hand if the viewer may see them, else their number. */
static void
write_hand (const BonesFleetView *fleet, gboolean own, JsonObject *to)
{
  JsonArray *hand;

  if (fleet->hand == NULL && (!own || fleet->hand_size > 0))
    {
      json_object_set_int_member (to, "hand", MAX (fleet->hand_size, 0));
      return;
    }

  hand = json_array_new ();
  for (guint i = 0; fleet->hand != NULL && i < fleet->hand->len; i++)
    {
      const BonesCardView *card = g_ptr_array_index (fleet->hand, i);
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "card", card->id);
      json_object_set_string_member (object, "name", card->name);
      json_object_set_string_member (object, "text", card->text);
      json_object_set_int_member (object, "deck", card->deck);
      json_object_set_int_member (object, "number", card->number);
      json_array_add_object_element (hand, object);
    }

  json_object_set_array_member (to, "hand", hand);
}

/* The kinds of rolls for which the fleet wants other dice. */
static void
write_rolls (const BonesFleetView *fleet, JsonObject *to)
{
  JsonObject *rolls = json_object_new ();

  for (guint i = 0; i < fleet->rolls->len; i++)
    {
      const BonesRollView *roll = g_ptr_array_index (fleet->rolls, i);

      if (roll->dice >= 0)
        json_object_set_string_member (rolls, roll->id,
                                       bones_dice_source_id ((BonesDiceSource) roll->dice));
    }

  json_object_set_object_member (to, "dice_for", rolls);
}

/* The ships that the fleet owns now, including those that are gone. */
static JsonArray *
write_ships_of (const BonesView *view, guint fleet)
{
  JsonArray *ships = json_array_new ();

  for (guint i = 0; i < view->names->ship_ids->len; i++)
    {
      const BonesShipView *ship = bones_view_ship (view, i);

      if (ship != NULL && ship->fleet == fleet)
        json_array_add_string_element (ships, ship->id);
    }

  return ships;
}

static JsonObject *
write_fleet_state (const BonesView *view, const BonesFleetView *fleet)
{
  JsonObject *to = json_object_new ();
  const char letter[] = { fleet->letter, '\0' };

  bones_write_name (to, "name", fleet->name);
  json_object_set_string_member (to, "letter", letter);
  bones_write_name (to, "player", fleet->player);
  bones_write_words (to, "side", fleet->side);
  bones_write_ship (to, "flagship", view->names,
                    fleet->flagship >= 0 ? (guint) fleet->flagship : BONES_NO_SHIP);
  json_object_set_string_member (to, "status", fleet->status);
  json_object_set_boolean_member (to, "keep_all", fleet->keep_all);
  json_object_set_boolean_member (to, "out", fleet->out);
  write_tracks (fleet->tracks, to);
  bones_write_words (to, "faction", fleet->faction); /* its id; the track has a number */
  bones_write_words (to, "faction_name", fleet->faction_name);
  write_hand (fleet, fleet->fleet == view->viewer, to);
  json_object_set_double_member (to, "points", fleet->points / 2.0);
  json_object_set_double_member (to, "points_left", fleet->points_left / 2.0);
  if (fleet->honours >= 0)
    json_object_set_int_member (to, "honours", fleet->honours);

  json_object_set_string_member (to, "dice", bones_dice_source_id (fleet->dice));
  write_rolls (fleet, to);
  json_object_set_array_member (to, "ships", write_ships_of (view, fleet->fleet));
  return to;
}

static JsonArray *
write_fleet_states (const BonesView *view)
{
  JsonArray *fleets = json_array_new ();

  for (guint i = 0; i < view->fleets->len; i++)
    json_array_add_object_element (fleets,
                                   write_fleet_state (view, g_ptr_array_index (view->fleets, i)));

  return fleets;
}

static JsonArray *
write_markers (const BonesView *view)
{
  JsonArray *markers = json_array_new ();

  for (guint i = 0; i < view->markers->len; i++)
    {
      const BonesMarkerView *marker = g_ptr_array_index (view->markers, i);
      JsonObject *to = json_object_new ();

      json_object_set_string_member (to, "kind", marker->id);
      json_object_set_string_member (to, "name", marker->name);
      bones_write_fleet (to, "owner", view->names, marker->fleet);
      bones_write_ship (to, "ship", view->names,
                        marker->ship >= 0 ? (guint) marker->ship : BONES_NO_SHIP);
      bones_write_words (to, "text", marker->text);
      bones_write_words (to, "until", marker->until);
      json_array_add_object_element (markers, to);
    }

  return markers;
}

static JsonArray *
write_reminders (const BonesView *view)
{
  JsonArray *reminders = json_array_new ();

  for (guint i = 0; i < view->reminders->len; i++)
    {
      const BonesReminderView *reminder = g_ptr_array_index (view->reminders, i);
      JsonObject *to = json_object_new ();

      json_object_set_string_member (to, "reminder", reminder->id);
      bones_write_fleet (to, "fleet", view->names, reminder->fleet);
      bones_write_ship (to, "ship", view->names,
                        reminder->ship >= 0 ? (guint) reminder->ship : BONES_NO_SHIP);
      bones_write_words (to, "rule", reminder->rule);
      json_object_set_string_member (to, "text", reminder->text);
      json_array_add_object_element (reminders, to);
    }

  return reminders;
}

static JsonArray *
write_links (const BonesView *view)
{
  JsonArray *links = json_array_new ();

  for (guint i = 0; i < view->links->len; i++)
    {
      const BonesLinkView *link = g_ptr_array_index (view->links, i);
      JsonObject *to = json_object_new ();

      json_object_set_string_member (to, "kind", link->id);
      bones_write_ship (to, "a", view->names, link->a);
      bones_write_ship (to, "b", view->names, link->b);
      json_object_set_string_member (to, "text", link->text);
      json_array_add_object_element (links, to);
    }

  return links;
}

static JsonArray *
write_steps (const BonesView *view, JsonObject *state)
{
  JsonArray *steps = json_array_new ();

  json_object_set_null_member (state, "step");
  for (guint i = 0; i < view->steps->len; i++)
    {
      const BonesStepView *step = g_ptr_array_index (view->steps, i);
      JsonObject *to = json_object_new ();

      if (step->state == BONES_STEP_NOW)
        json_object_set_string_member (state, "step", step->id);

      json_object_set_string_member (to, "id", step->id);
      json_object_set_string_member (to, "name", step->name);
      json_object_set_string_member (to, "state", bones_step_state_ids[step->state]);
      json_object_set_array_member (to, "left", bones_write_ships (view->names, step->left));
      json_array_add_object_element (steps, to);
    }

  return steps;
}

static JsonArray *
write_order (const BonesView *view)
{
  JsonArray *order = json_array_new ();

  for (guint i = 0; i < view->order->len; i++)
    bones_add_name (order, bones_names_fleet (view->names, g_array_index (view->order, guint, i)));

  return order;
}

static JsonObject *
write_options (const BonesView *view)
{
  const BonesOption *option = view->ruleset->options;
  JsonObject *options = json_object_new ();

  for (guint i = 0; option[i].key != NULL; i++)
    bones_option_to_json (options, option[i].key, &option[i], view->options[i]);

  return options;
}

static void
write_table (const BonesView *view, JsonObject *to)
{
  const char *wind = bones_wind_id (view->wind);

  json_object_set_int_member (to, "round", view->round);
  json_object_set_array_member (to, "steps", write_steps (view, to));
  bones_write_words (to, "wind", wind);
  json_object_set_string_member (to, "wind_text", view->wind_text);
  json_object_set_array_member (to, "order", write_order (view));
  bones_write_fleet (to, "active", view->names,
                     view->active_fleet >= 0 ? (guint) view->active_fleet : BONES_NOBODY);
  bones_write_ship (to, "active_ship", view->names,
                    view->active_ship >= 0 ? (guint) view->active_ship : BONES_NO_SHIP);
  write_tracks (view->tracks, to);
  json_object_set_boolean_member (to, "over", view->over);
  bones_write_fleet (to, "winner", view->names,
                     view->winner >= 0 ? (guint) view->winner : BONES_NOBODY);
  bones_write_words (to, "outcome", view->outcome);
}

/* The pieces on the board, if the rules have one. */
static void
write_board (const BonesNames *names, const BonesBoardView *board, JsonObject *state)
{
  JsonObject *to;
  JsonArray *pieces;

  if (board == NULL)
    return;

  to = json_object_new ();
  pieces = json_array_new ();
  json_object_set_int_member (to, "files", board->files);
  json_object_set_int_member (to, "ranks", board->ranks);
  for (guint i = 0; i < board->pieces->len; i++)
    {
      const BonesPieceView *piece = g_ptr_array_index (board->pieces, i);
      JsonObject *object = json_object_new ();

      bones_write_ship (object, "ship", names, piece->ship);
      json_object_set_string_member (object, "square", piece->square);
      json_object_set_string_member (object, "piece", piece->id);
      json_object_set_string_member (object, "colour", piece->colour);
      json_array_add_object_element (pieces, object);
    }

  json_object_set_array_member (to, "pieces", pieces);
  if (board->span != NULL)
    {
      json_object_set_int_member (to, "apart", board->span->apart);
      bones_write_words (to, "text", board->span->text);
      bones_write_words (to, "meaning", board->span->meaning);
    }

  json_object_set_object_member (state, "board", to);
}

/* Points by track. */
static JsonObject *
write_costs (const GPtrArray *costs)
{
  JsonObject *to = json_object_new ();

  for (guint i = 0; i < costs->len; i++)
    {
      const BonesCostView *cost = g_ptr_array_index (costs, i);

      json_object_set_int_member (to, cost->id, cost->points);
    }

  return to;
}

static void
write_staged (const BonesNames *names, const GPtrArray *rows, JsonArray *array)
{
  for (guint i = 0; i < rows->len; i++)
    {
      const BonesStagedView *staged = g_ptr_array_index (rows, i);
      JsonObject *to = json_object_new ();

      json_object_set_string_member (to, "what", staged->id);
      json_object_set_string_member (to, "state", bones_staged_state_ids[staged->state]);
      bones_write_ship (to, "ship", names,
                        staged->ship >= 0 ? (guint) staged->ship : BONES_NO_SHIP);
      bones_write_ship (to, "other", names, (guint) staged->other);
      if (staged->state == BONES_STAGED_ROLLED)
        {
          json_object_set_int_member (to, "die", staged->face);
          json_object_set_int_member (to, "total", staged->total);
        }

      if (staged->state != BONES_STAGED_DECLARED)
        json_object_set_object_member (to, "costs", write_costs (staged->costs));

      json_object_set_string_member (to, "text", staged->text);
      json_array_add_object_element (array, to);
    }
}

static void
write_staging (const BonesNames *names, const BonesStagingView *staging, JsonObject *state)
{
  JsonArray *array;

  if (staging == NULL)
    return;

  array = json_array_new ();
  write_staged (names, staging->rows, array);
  write_staged (names, staging->tolls, array);
  json_object_set_array_member (state, "staged", array);
}

JsonObject *
bones_write_state (const BonesView *view)
{
  JsonObject *to = json_object_new ();

  bones_write_fleet (to, "viewer", view->names, view->viewer);
  json_object_set_int_member (to, "seq", view->seq);
  write_table (view, to);
  json_object_set_array_member (to, "fleets", write_fleet_states (view));
  json_object_set_array_member (to, "ships", write_all_ships (view));
  write_board (view->names, view->board, to);
  write_staging (view->names, view->staging, to);
  json_object_set_array_member (to, "markers", write_markers (view));
  json_object_set_array_member (to, "links", write_links (view));
  json_object_set_array_member (to, "reminders", write_reminders (view));
  if (view->pile >= 0)
    {
      json_object_set_int_member (to, "pile", view->pile);
      json_object_set_int_member (to, "discarded", view->discarded);
    }

  json_object_set_object_member (to, "options", write_options (view));
  bones_write_words (to, "undo", view->undo_text);
  bones_write_words (to, "redo", view->redo_text);
  if (view->undo_needs != 0)
    json_object_set_array_member (to, "undo_needs",
                                  bones_write_fleets (view->names, view->undo_needs));

  if (view->misfit != NULL)
    json_object_set_string_member (to, "misfit", view->misfit);

  return to;
}

static JsonObject *
write_action (const BonesNames *names, const BonesActionView *action)
{
  JsonObject *to = json_object_new ();

  json_object_set_string_member (to, "action", action->id);
  if (action->action.ship != BONES_NO_SHIP)
    bones_write_ship (to, "ship", names, action->action.ship);

  if (action->other != BONES_NO_SHIP)
    bones_write_ship (to, "other", names, action->other);

  if (action->action.fleet != BONES_NOBODY)
    bones_write_fleet (to, "fleet", names, action->action.fleet);

  json_object_set_string_member (to, "name", action->name);
  json_object_set_boolean_member (to, "open", action->open);
  if (!action->open)
    {
      bones_write_words (to, "why", action->why);
      bones_write_words (to, "rule", action->rule);
    }

  return to;
}

static JsonArray *
write_actions (const BonesView *view)
{
  JsonArray *actions = json_array_new ();

  for (guint i = 0; i < view->actions->len; i++)
    json_array_add_object_element (
        actions, write_action (view->names, g_ptr_array_index (view->actions, i)));

  return actions;
}

/* Each roll of a line with its entry; the line itself has that of what led to its sentence. */
static JsonArray *
write_line_rolls (const GArray *rolls)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < rolls->len; i++)
    {
      const BonesLogRoll *roll = &g_array_index (rolls, BonesLogRoll, i);
      JsonObject *to = json_object_new ();
      JsonArray *faces = json_array_new ();

      for (guint die = 0; die < roll->n; die++)
        json_array_add_int_element (faces, roll->faces[die]);

      json_object_set_int_member (to, "seq", roll->seq);
      json_object_set_array_member (to, "dice", faces);
      json_object_set_int_member (to, "sides", roll->sides);
      json_object_set_boolean_member (to, "again", roll->again);
      json_array_add_object_element (array, to);
    }

  return array;
}

static JsonArray *
write_numbers (const GArray *numbers)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < numbers->len; i++)
    json_array_add_int_element (array, g_array_index (numbers, guint32, i));

  return array;
}

static JsonObject *
write_item (const BonesNames *names, const BonesJournalItem *item)
{
  JsonObject *to = json_object_new ();

  json_object_set_int_member (to, "seq", item->seq);
  json_object_set_string_member (to, "kind", bones_entry_kind_ids[item->kind]);
  json_object_set_string_member (to, "text", item->text);
  if (item->fleets != 0)
    json_object_set_array_member (to, "who", bones_write_fleets (names, item->fleets));

  if (item->source >= 0)
    json_object_set_string_member (to, "source", bones_source_ids[item->source]);

  if (item->refers != 0)
    json_object_set_int_member (to, "refers", item->refers);

  json_object_set_boolean_member (to, "undone", !item->counts);
  json_object_set_boolean_member (to, "amend", item->amends);
  return to;
}

static JsonArray *
write_log (BonesTable *table, guint viewer)
{
  const BonesNames *names = bones_view_names (table);
  g_autoptr (GPtrArray) lines = bones_view_log (table, viewer);
  JsonArray *log = json_array_new ();

  for (guint i = 0; i < lines->len; i++)
    {
      const BonesLogLine *line = g_ptr_array_index (lines, i);
      JsonObject *to = json_object_new ();

      json_object_set_int_member (to, "seq", line->seq);
      json_object_set_string_member (to, "text", line->text);
      json_object_set_string_member (to, "brief", line->brief);
      if (line->dice != NULL)
        {
          json_object_set_string_member (to, "dice", line->dice);
          json_object_set_boolean_member (to, "typed", line->typed);
          json_object_set_boolean_member (to, "corrected", line->corrected);
          json_object_set_array_member (to, "rolls", write_line_rolls (line->rolls));
        }

      if (line->answers != NULL)
        json_object_set_array_member (to, "answers", write_numbers (line->answers));

      if (line->fleet != BONES_NOBODY)
        bones_write_fleet (to, "fleet", names, line->fleet);

      if (line->rule != NULL)
        json_object_set_string_member (to, "rule", line->rule);

      json_object_set_boolean_member (to, "heading", line->heading);
      json_object_set_boolean_member (to, "undone", line->undone);
      json_array_add_object_element (log, to);
    }

  return log;
}

/* The state after entry @seq, with the names of that time. */
static JsonObject *
state_at (BonesTable *table, guint viewer, guint32 seq, GError **error)
{
  g_autoptr (BonesView) view = bones_view_new_at (table, viewer, seq, error);

  return view != NULL ? bones_write_state (view) : NULL;
}

static JsonArray *
write_texts (char **texts)
{
  JsonArray *array = json_array_new ();

  for (char **text = texts; *text != NULL; text++)
    json_array_add_string_element (array, *text);

  return array;
}

/* The code of a battle that is over, and what its dice were made from. */
static void
write_end (BonesTable *table, JsonObject *state)
{
  g_autofree char *sign_off = bones_view_sign_off (table);
  g_auto (GStrv) seeds = bones_view_seeds (table), words = bones_view_dice_words (table);

  if (sign_off == NULL)
    return;

  json_object_set_string_member (state, "sign_off", sign_off);
  json_object_set_array_member (state, "seeds", write_texts (seeds));
  json_object_set_array_member (state, "words", write_texts (words));
}

static gboolean
handle_state (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autofree char *commitment = bones_view_commitment (desk->table);
  gint64 at = -1;
  JsonObject *state;

  if (!bones_json_read_integer (request, "at", 0, G_MAXUINT32, &at, error))
    return FALSE;

  state = at < 0 ? bones_write_state (bones_desk_get_view (desk))
                 : state_at (desk->table, desk->viewer, (guint32) at, error);
  if (state == NULL)
    return FALSE;

  json_object_set_string_member (state, "commitment", commitment);
  if (at < 0) /* of the whole journal: not of a past moment */
    write_end (desk->table, state);

  json_object_set_object_member (reply, "state", state);
  return TRUE;
}

static gboolean
handle_log (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  json_object_set_array_member (reply, "log", write_log (desk->table, desk->viewer));
  return TRUE;
}

static gboolean
handle_journal (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (GPtrArray) items = bones_view_journal (desk->table, desk->viewer);
  JsonArray *journal = json_array_new ();

  for (guint i = 0; i < items->len; i++)
    json_array_add_object_element (
        journal, write_item (bones_view_names (desk->table), g_ptr_array_index (items, i)));

  json_object_set_array_member (reply, "journal", journal);
  return TRUE;
}

static gboolean
handle_actions (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  json_object_set_array_member (reply, "actions", write_actions (bones_desk_get_view (desk)));
  return TRUE;
}

const BonesDeskVerb bones_state_verbs[] = {
  { "actions", handle_actions, BONES_VERB_NEEDS_GAME | BONES_VERB_READS },
  { "state", handle_state, BONES_VERB_NEEDS_GAME | BONES_VERB_READS | BONES_VERB_ASKS_AT },
  { "log", handle_log, BONES_VERB_NEEDS_GAME | BONES_VERB_READS },
  { "journal", handle_journal, BONES_VERB_NEEDS_GAME | BONES_VERB_READS },
  { NULL },
};
