/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-private.h"

#include "ids.h"
#include "setup-text.h"

/* The protocol calls a choice after a roll, of a fleet or of markers a choice like any other. */
static const char *
kind_id (BonesAskKind kind)
{
  switch (kind)
    {
    case BONES_ASK_REROLL:
    case BONES_ASK_FLEET:
    case BONES_ASK_MARKER:
      return bones_ask_kind_ids[BONES_ASK_CHOICE];
    case BONES_ASK_MARKERS:
      return bones_ask_kind_ids[BONES_ASK_CHOICES];
    default:
      return bones_ask_kind_ids[kind];
    }
}

/* What a prompt is written from. */
typedef struct {
  BonesViewContext sight;
  const BonesAsk *ask;
  JsonObject *to;
} Writing;

const char *
bones_choice_id (const BonesAsk *ask, const BonesNames *names, guint value)
{
  return bones_ask_names_fleets (ask) && value < names->fleet_names->len
             ? bones_names_fleet (names, value)
             : bones_ask_value_id (ask, value);
}

JsonArray *
bones_write_fleets (const BonesNames *names, guint fleets)
{
  JsonArray *array = json_array_new ();

  for (guint fleet = 0; fleet < names->fleet_names->len; fleet++)
    if ((fleets >> fleet & 1) != 0)
      json_array_add_string_element (array, bones_names_fleet (names, fleet));

  return array;
}

JsonArray *
bones_write_ships (const BonesNames *names, const GArray *ships)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; ships != NULL && i < ships->len; i++)
    json_array_add_string_element (array,
                                   bones_names_ship_id (names, g_array_index (ships, guint, i)));

  return array;
}

void
bones_write_fleet (JsonObject *to, const char *member, const BonesNames *names, guint fleet)
{
  if (fleet < names->fleet_names->len)
    json_object_set_string_member (to, member, bones_names_fleet (names, fleet));
  else
    json_object_set_null_member (to, member);
}

void
bones_write_ship (JsonObject *to, const char *member, const BonesNames *names, guint ship)
{
  if (ship < names->ship_ids->len)
    json_object_set_string_member (to, member, bones_names_ship_id (names, ship));
  else
    json_object_set_null_member (to, member);
}

void
bones_write_words (JsonObject *to, const char *member, const char *words)
{
  if (words != NULL)
    json_object_set_string_member (to, member, words);
  else
    json_object_set_null_member (to, member);
}

void
bones_write_chance (JsonObject *to, BonesChance chance)
{
  g_autofree char *fraction = bones_chance_to_string (chance);

  bones_write_words (to, "fraction", fraction);
  json_object_set_double_member (to, "decimal", chance.value);
}

/* Who is asked: one fleet, several, or nobody in particular. */
static void
write_who (const Writing *writing)
{
  const guint who = writing->ask->who;
  const gint first = g_bit_nth_lsf (who, -1);

  if (who == 0)
    json_object_set_null_member (writing->to, "who");
  else if (who == 1u << first)
    bones_write_fleet (writing->to, "who", writing->sight.scene.names, (guint) first);
  else
    json_object_set_array_member (writing->to, "who",
                                  bones_write_fleets (writing->sight.scene.names, who));
}

static void
write_marker (JsonObject *to, const BonesWordsContext *scene, guint marker)
{
  g_autofree char *name = NULL;

  if (marker >= scene->game->n_markers || scene->game->markers[marker].kind == 0)
    return;

  name = bones_words_marker (scene, marker);
  json_object_set_string_member (to, "marker", name);
}

static void
write_count (const Writing *writing)
{
  const BonesAsk *ask = writing->ask;

  json_object_set_int_member (writing->to, "least", ask->least);
  json_object_set_int_member (writing->to, "most", ask->most);
}

/* Whole points, but for a half (BS-BMOD-1). */
static void
set_points (JsonObject *to, const char *member, gint points, gboolean half)
{
  if (half)
    json_object_set_double_member (to, member, points + 0.5);
  else
    json_object_set_int_member (to, member, points);
}

static void
write_rival (const Writing *writing)
{
  const BonesAsk *ask = writing->ask;
  JsonObject *rival = json_object_new ();

  json_object_set_int_member (rival, "dice", ask->rival_dice);
  set_points (rival, "bonus", ask->rival_bonus, ask->rival_half);
  if (ask->rival_score != BONES_NO_SCORE)
    set_points (rival, "score", ask->rival_score, ask->rival_half);

  json_object_set_object_member (writing->to, "rival", rival);
}

/* What a roll of @dice dice is up against, and its chance. */
static void
write_chance (const Writing *writing, guint dice)
{
  const BonesAsk *ask = writing->ask;
  BonesChance chance;
  JsonObject *object;

  if (ask->bonus != 0 || ask->half)
    set_points (writing->to, "bonus", ask->bonus, ask->half);

  if (ask->needs > 0)
    json_object_set_int_member (writing->to, "needs", ask->needs);

  if (ask->rival_dice > 0 || ask->rival_score != BONES_NO_SCORE)
    write_rival (writing);

  if (!bones_prompt_chance (ask, dice, &chance))
    return;

  object = json_object_new ();
  bones_write_chance (object, chance);
  json_object_set_object_member (writing->to, "chance", object);
}

static void
write_dice (const Writing *writing)
{
  static const char *const readings[] = { "highest", "highest", "sum", "each", "sum" };
  const BonesAsk *ask = writing->ask;
  const BonesDiceSource source = bones_view_dice_source (&writing->sight, ask->who, ask->key.rule);

  json_object_set_int_member (writing->to, "count", ask->most);
  json_object_set_int_member (writing->to, "sides", ask->sides);
  json_object_set_string_member (writing->to, "reading", readings[ask->reading]);
  json_object_set_string_member (writing->to, "source", bones_dice_source_id (source));
  write_chance (writing, ask->most);
}

/* What may be given as "options", and what may not be given just now as "closed". */
static void
write_options (const Writing *writing)
{
  const BonesAsk *ask = writing->ask;
  const gboolean only_open =
      bones_ask_names_fleets (ask) || bones_ask_names_markers (ask) || ask->hand != BONES_OPEN_CARD;
  JsonArray *options = json_array_new (), *closed = json_array_new ();

  for (guint i = 0; i < bones_ask_count (ask); i++)
    if (!only_open || bones_ask_allows (ask, i))
      {
        JsonObject *option = json_object_new ();
        g_autofree char *text = bones_words_value (&writing->sight.scene, ask, i);

        json_object_set_string_member (option, "id",
                                       bones_choice_id (ask, writing->sight.scene.names, i));
        json_object_set_string_member (option, "text", text);
        json_array_add_object_element (bones_ask_allows (ask, i) ? options : closed, option);
      }

  json_object_set_array_member (writing->to, "options", options);
  if (json_array_get_length (closed) > 0)
    json_object_set_array_member (writing->to, "closed", closed);
  else
    json_array_unref (closed);
}

static void
write_faces (JsonObject *to, const char *member, const GArray *faces)
{
  JsonArray *array;

  if (faces->len == 0)
    return;

  array = json_array_new ();
  for (guint i = 0; i < faces->len; i++)
    json_array_add_int_element (array, g_array_index (faces, guint16, i));

  json_object_set_array_member (to, member, array);
}

/* The dice as they lie, and what may be spent on them. */
static void
write_reroll (const Writing *writing)
{
  const BonesAsk *ask = writing->ask;
  BonesPromptView *view = bones_prompt_view_new (&writing->sight);

  write_faces (writing->to, "dice", view->faces);
  write_faces (writing->to, "rival_dice", view->rival_faces);
  write_chance (writing, ask->high > 0 ? 1 : view->faces->len);
  bones_prompt_view_free (view);
  write_options (writing);
  if (ask->high > 0)
    json_object_set_int_member (writing->to, "dice_to_pick", ask->high);

  if (ask->low > 1)
    json_object_set_int_member (writing->to, "most", ask->low);
}

static void
write_range (const Writing *writing)
{
  const BonesAsk *ask = writing->ask;

  if (ask->kind == BONES_ASK_INCHES)
    {
      json_object_set_double_member (writing->to, "lowest", ask->low / 100.0);
      json_object_set_double_member (writing->to, "highest", ask->high / 100.0);
      json_object_set_double_member (writing->to, "step", 0.5);
      return;
    }

  json_object_set_int_member (writing->to, "lowest", ask->low);
  json_object_set_int_member (writing->to, "highest", ask->high);
}

static void
write_squares (const Writing *writing)
{
  const BonesBoard *board = writing->sight.scene.setup->ruleset->board;
  JsonArray *squares = json_array_new ();

  for (guint square = 1; square <= bones_board_places (board); square++)
    if (bones_ask_allows (writing->ask, square))
      {
        g_autofree char *id = bones_square_to_string (board, square);

        json_array_add_string_element (squares, id);
      }

  json_object_set_array_member (writing->to, "squares", squares);
}

static void
write_open_ships (const Writing *writing)
{
  JsonArray *ships = json_array_new ();

  for (guint ship = 0; ship < writing->sight.play->game.n_ships; ship++)
    if (bones_ask_allows (writing->ask, ship))
      json_array_add_string_element (ships, bones_names_ship_id (writing->sight.scene.names, ship));

  json_object_set_array_member (writing->to, "ships", ships);
}

/* What may happen to ships: all of it may be given; what is open are the ships. */
static void
write_effects (const Writing *writing)
{
  JsonArray *effects = json_array_new ();
  BonesAsk choice = *writing->ask;

  choice.kind = BONES_ASK_CHOICE;
  for (guint i = 0; i < choice.n_ids; i++)
    {
      JsonObject *effect = json_object_new ();
      g_autofree char *text = bones_words_value (&writing->sight.scene, &choice, i);

      json_object_set_string_member (effect, "id", choice.ids[i]);
      json_object_set_string_member (effect, "text", text);
      json_array_add_object_element (effects, effect);
    }

  json_object_set_array_member (writing->to, "effects", effects);
}

/* Ranges of targets: all of them may be given; what is open are the ships. */
static void
write_ranges (const Writing *writing)
{
  JsonArray *ranges = json_array_new ();

  for (guint i = 0; i < writing->ask->n_ids; i++)
    json_array_add_string_element (ranges, writing->ask->ids[i]);

  json_object_set_array_member (writing->to, "ranges", ranges);
}

static void
write_kind (const Writing *writing)
{
  switch (writing->ask->kind)
    {
    case BONES_ASK_DICE:
      write_dice (writing);
      break;
    case BONES_ASK_REROLL:
      write_reroll (writing);
      break;
    case BONES_ASK_CHOICES:
    case BONES_ASK_MARKERS:
      write_count (writing);
      write_options (writing);
      break;
    case BONES_ASK_CHOICE:
    case BONES_ASK_CARD:
    case BONES_ASK_FLEET:
    case BONES_ASK_MARKER:
      write_options (writing);
      break;
    case BONES_ASK_EFFECTS:
      write_effects (writing);
      write_count (writing);
      write_open_ships (writing);
      break;
    case BONES_ASK_NUMBER:
    case BONES_ASK_INCHES:
      write_range (writing);
      break;
    case BONES_ASK_TARGETS:
      write_ranges (writing);
      write_count (writing);
      write_open_ships (writing);
      break;
    case BONES_ASK_SHIPS:
      write_count (writing);
      write_open_ships (writing);
      break;
    case BONES_ASK_SHIP:
      write_open_ships (writing);
      break;
    case BONES_ASK_SQUARE:
      write_squares (writing);
      break;
    default:
      break;
    }
}

static void
write_interrupts (const Writing *writing)
{
  const BonesVerb *verbs = writing->sight.play->ruleset->verbs;
  JsonArray *interrupts = json_array_new ();

  for (guint i = 0; i < 64 && verbs[i].id != NULL; i++)
    if ((writing->ask->interrupts >> i & 1) != 0)
      json_array_add_string_element (interrupts, verbs[i].id);

  json_object_set_array_member (writing->to, "interrupts", interrupts);
}

/* How a number was worked out: "speed" 6, "wind" 2, "turning" -1. */
static void
write_terms (const Writing *writing)
{
  JsonArray *terms;

  if (writing->ask->terms[0].what == NULL)
    return;

  terms = json_array_new ();
  for (guint i = 0; i < BONES_MAX_TERMS && writing->ask->terms[i].what != NULL; i++)
    {
      JsonObject *term = json_object_new ();
      const gint value = writing->ask->terms[i].value;

      json_object_set_string_member (term, "what", writing->ask->terms[i].what);
      if (writing->ask->kind == BONES_ASK_INCHES)
        json_object_set_double_member (term, "value", value / 100.0);
      else
        json_object_set_int_member (term, "value", value);

      json_array_add_object_element (terms, term);
    }

  json_object_set_array_member (writing->to, "terms", terms);
}

/* Of cards of a hand who may not see them gets to know no more than that there is a choice. */
static void
write_allowed (const Writing *writing)
{
  const gboolean secret =
      bones_ask_is_secret (&writing->sight.scene, writing->ask, writing->sight.viewer);

  if (writing->ask->hand != BONES_OPEN_CARD)
    json_object_set_boolean_member (writing->to, "secret", secret);

  if (!secret)
    write_kind (writing);
}

JsonObject *
bones_write_prompt (BonesTable *table, guint viewer)
{
  const BonesPlay *play = bones_table_get_play (table);
  const BonesAsk *ask = &play->prompt;
  const Writing writing = {
    .sight = { table, bones_table_scene (table), play, viewer },
    .ask = ask,
    .to = json_object_new (),
  };
  const BonesWordsContext *scene = &writing.sight.scene;
  g_autofree char *text = bones_words_prompt_in (scene, ask);

  json_object_set_string_member (writing.to, "kind", kind_id (ask->kind));
  write_who (&writing);
  json_object_set_string_member (writing.to, "for", ask->what);
  json_object_set_string_member (writing.to, "rule", ask->key.rule);
  if (ask->ship != BONES_NO_SHIP)
    bones_write_ship (writing.to, "ship", scene->names, ask->ship);

  if (ask->other != BONES_NO_SHIP)
    bones_write_ship (writing.to, "other", scene->names, ask->other);

  write_marker (writing.to, scene, ask->marker);
  write_allowed (&writing);
  write_terms (&writing);
  json_object_set_string_member (writing.to, "text", text);
  write_interrupts (&writing);
  return writing.to;
}

static JsonObject *
write_event (BonesTable *table, const BonesWordsContext *scene, const BonesEvent *event)
{
  JsonObject *to = json_object_new ();
  JsonArray *values = json_array_new ();
  g_autofree char *text = bones_words_event_in (scene, event);

  json_object_set_string_member (to, "event", event->what);
  if (event->ship != BONES_NO_SHIP)
    bones_write_ship (to, "ship", scene->names, event->ship);

  if (event->other != BONES_NO_SHIP)
    bones_write_ship (to, "other", scene->names, event->other);

  if (event->fleet != BONES_NOBODY)
    bones_write_fleet (to, "fleet", scene->names, event->fleet);

  write_marker (to, scene, event->marker);
  bones_write_words (to, "rule", event->rule);
  for (guint i = 0; i < G_N_ELEMENTS (event->values); i++)
    json_array_add_int_element (values, event->values[i]);

  json_object_set_array_member (to, "values", values);
  json_object_set_int_member (to, "seq", event->cursor);
  json_object_set_string_member (to, "text", text);
  return to;
}

JsonArray *
bones_write_events (BonesTable *table, guint from)
{
  const GArray *events = bones_table_get_events (table);
  const BonesWordsContext scene = bones_table_scene (table);
  JsonArray *array = json_array_new ();

  for (guint i = from; i < events->len; i++)
    json_array_add_object_element (
        array, write_event (table, &scene, &g_array_index (events, BonesEvent, i)));

  return array;
}
