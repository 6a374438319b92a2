/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-write.h"

#include "content-set.h"
#include "ids.h"
#include "json-text.h"
#include "roster-file.h"

/* The ids of errors in replies, in the order of their enumerations. */
static const char *const desk_codes[] = { "bad-request", "too-long", "unknown-verb", "no-game",
                                          "no-such",     "stale",    "bad-answer",   "not-yours" };
static const char *const json_codes[] = { "not-json", "too-deep", "bad-number", "too-many" };
static const char *const table_codes[] = { "not-open",  "no-prompt", "bad-answer", "bad-change",
                                           "bad-game",  "nothing",   "fence",      "misfit",
                                           "read-only", "stale",     "busy" };
static const char *const store_codes[] = { "not-a-database", "newer", "read-only-file", "damaged",
                                           "full",           "busy",  "io-error",       "no-such",
                                           "no-such",        "moved", "stale",          "failed" };
static const char *const roster_codes[] = { "bad-fleet", "newer" };
static const char *const content_codes[] = { "bad-content", "newer", "bad-content", "no-such",
                                             "refused" };

static const char *
code_of (const GError *error)
{
  const struct {
    GQuark domain;
    const char *const *codes;
    guint n;
  } domains[] = {
    { BONES_DESK_ERROR, desk_codes, G_N_ELEMENTS (desk_codes) },
    { BONES_JSON_ERROR, json_codes, G_N_ELEMENTS (json_codes) },
    { BONES_TABLE_ERROR, table_codes, G_N_ELEMENTS (table_codes) },
    { BONES_STORE_ERROR, store_codes, G_N_ELEMENTS (store_codes) },
    { BONES_ROSTER_FILE_ERROR, roster_codes, G_N_ELEMENTS (roster_codes) },
    { BONES_CONTENT_ERROR, content_codes, G_N_ELEMENTS (content_codes) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (domains); i++)
    if (error->domain == domains[i].domain && (guint) error->code < domains[i].n)
      return domains[i].codes[error->code];

  if (error->domain == BONES_JSON_READ_ERROR)
    return "bad-request";

  return error->domain == BONES_RULESET_ERROR || error->domain == BONES_SETUP_ERROR ? "bad-game"
                                                                                    : "failed";
}

JsonObject *
bones_write_error (const GError *error)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "code", code_of (error));
  json_object_set_string_member (object, "message", error->message);
  return object;
}

/* A choice after a roll, of a fleet or of markers is a choice like any other in the protocol. */
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

void
bones_write_parts (JsonObject *to, const char *member, gint value, guint parts)
{
  if (parts > 1)
    json_object_set_double_member (to, member, (double) value / parts);
  else
    json_object_set_int_member (to, member, value);
}

void
bones_write_name (JsonObject *to, const char *member, const char *name)
{
  g_autofree char *plain = name != NULL ? bones_name_plain (name) : NULL;

  bones_write_words (to, member, plain);
}

void
bones_add_name (JsonArray *to, const char *name)
{
  g_autofree char *plain = bones_name_plain (name);

  json_array_add_string_element (to, plain);
}

JsonArray *
bones_write_fleets (const BonesNames *names, guint fleets)
{
  JsonArray *array = json_array_new ();

  for (guint fleet = 0; fleet < names->fleet_names->len; fleet++)
    if ((fleets >> fleet & 1) != 0)
      bones_add_name (array, bones_names_fleet (names, fleet));

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
    bones_write_name (to, member, bones_names_fleet (names, fleet));
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

/* The fleets that the question is for: one, several, or none. */
static void
write_who (const BonesPromptView *prompt, JsonObject *to)
{
  const gint first = g_bit_nth_lsf (prompt->who, -1);

  if (prompt->who == 0)
    json_object_set_null_member (to, "who");
  else if (prompt->who == 1u << first)
    bones_write_fleet (to, "who", prompt->names, (guint) first);
  else
    json_object_set_array_member (to, "who", bones_write_fleets (prompt->names, prompt->who));
}

static void
write_count (const BonesPromptView *prompt, JsonObject *to)
{
  json_object_set_int_member (to, "least", prompt->count_least);
  json_object_set_int_member (to, "most", prompt->count_most);
}

/* A whole number of points, or half a point more (BS-BMOD-1). */
static void
set_points (JsonObject *to, const char *member, gint points, gboolean half)
{
  if (half)
    json_object_set_double_member (to, member, points + 0.5);
  else
    json_object_set_int_member (to, member, points);
}

static void
write_rival (const BonesPromptView *prompt, JsonObject *to)
{
  JsonObject *rival = json_object_new ();

  json_object_set_int_member (rival, "dice", prompt->rival_dice);
  set_points (rival, "bonus", prompt->rival_bonus, prompt->rival_half);
  if (prompt->rival_score != BONES_NO_SCORE)
    set_points (rival, "score", prompt->rival_score, prompt->rival_half);

  json_object_set_object_member (to, "rival", rival);
}

/* What the roll has to meet or beat, and the chance of that. */
static void
write_chance (const BonesPromptView *prompt, JsonObject *to)
{
  JsonObject *object;

  if (prompt->bonus != 0 || prompt->half)
    set_points (to, "bonus", prompt->bonus, prompt->half);

  if (prompt->needs > 0)
    json_object_set_int_member (to, "needs", prompt->needs);

  if (prompt->rival_dice > 0 || prompt->rival_score != BONES_NO_SCORE)
    write_rival (prompt, to);

  if (!prompt->has_chance)
    return;

  object = json_object_new ();
  bones_write_chance (object, prompt->exact_chance);
  json_object_set_object_member (to, "chance", object);
}

static void
write_dice (const BonesPromptView *prompt, JsonObject *to)
{
  static const char *const readings[] = { "highest", "highest", "sum", "each", "sum" };

  json_object_set_int_member (to, "count", prompt->count_most);
  json_object_set_int_member (to, "sides", prompt->sides);
  json_object_set_string_member (to, "reading", readings[prompt->reading]);
  json_object_set_string_member (to, "source", bones_dice_source_id (prompt->dice));
  write_chance (prompt, to);
}

static JsonObject *
write_option (const BonesOptionView *option, gboolean is_fleet)
{
  JsonObject *to = json_object_new ();

  json_object_set_string_member (to, "id", is_fleet ? option->text : option->id);
  json_object_set_string_member (to, "text", option->text);
  return to;
}

/* The open options as "options", the others as "closed". */
static void
write_options (const BonesPromptView *prompt, JsonObject *to)
{
  JsonArray *options = json_array_new (), *closed = json_array_new ();

  for (guint i = 0; i < prompt->options->len; i++)
    {
      const BonesOptionView *option = g_ptr_array_index (prompt->options, i);

      json_array_add_object_element (option->open ? options : closed,
                                     write_option (option, prompt->names_fleets));
    }

  json_object_set_array_member (to, "options", options);
  if (json_array_get_length (closed) > 0)
    json_object_set_array_member (to, "closed", closed);
  else
    json_array_unref (closed);
}

static void
write_faces (JsonObject *to, const char *member, const BonesPool *pool)
{
  JsonArray *array;

  if (pool == NULL)
    return;

  array = json_array_new ();
  for (guint i = 0; i < bones_pool_count (pool); i++)
    json_array_add_int_element (array, bones_pool_face (pool, i));

  json_object_set_array_member (to, member, array);
}

/* The dice on the table, and what may be spent on them. */
static void
write_reroll (const BonesPromptView *prompt, JsonObject *to)
{
  write_faces (to, "dice", prompt->pool);
  write_faces (to, "rival_dice", prompt->rival_pool);
  write_chance (prompt, to);
  write_options (prompt, to);
  if (prompt->high > 0)
    json_object_set_int_member (to, "dice_to_pick", prompt->high);

  if (prompt->low > 1)
    json_object_set_int_member (to, "most", prompt->low);
}

static void
write_range (const BonesPromptView *prompt, JsonObject *to)
{
  if (prompt->kind == BONES_ASK_INCHES)
    {
      json_object_set_double_member (to, "lowest", prompt->low / 100.0);
      json_object_set_double_member (to, "highest", prompt->high / 100.0);
      json_object_set_double_member (to, "step", 0.5);
      if (prompt->soft_low)
        json_object_set_boolean_member (to, "less", TRUE);
      return;
    }

  json_object_set_int_member (to, "lowest", prompt->low);
  json_object_set_int_member (to, "highest", prompt->high);
}

/* Sets @member to the ids of the options: squares, ranges of targets. */
static void
write_option_ids (const BonesPromptView *prompt, JsonObject *to, const char *member)
{
  JsonArray *ids = json_array_new ();

  for (guint i = 0; i < prompt->options->len; i++)
    json_array_add_string_element (
        ids, ((const BonesOptionView *) g_ptr_array_index (prompt->options, i))->id);

  json_object_set_array_member (to, member, ids);
}

static void
write_open_ships (const BonesPromptView *prompt, JsonObject *to)
{
  json_object_set_array_member (to, "ships", bones_write_ships (prompt->names, prompt->ships));
}

/* The effects that can be chosen for each ship. */
static void
write_effects (const BonesPromptView *prompt, JsonObject *to)
{
  JsonArray *effects = json_array_new ();

  for (guint i = 0; i < prompt->options->len; i++)
    json_array_add_object_element (effects,
                                   write_option (g_ptr_array_index (prompt->options, i), FALSE));

  json_object_set_array_member (to, "effects", effects);
}

static void
write_kind (const BonesPromptView *prompt, JsonObject *to)
{
  switch (prompt->kind)
    {
    case BONES_ASK_DICE:
      write_dice (prompt, to);
      break;
    case BONES_ASK_REROLL:
      write_reroll (prompt, to);
      break;
    case BONES_ASK_CHOICES:
    case BONES_ASK_MARKERS:
      write_count (prompt, to);
      write_options (prompt, to);
      break;
    case BONES_ASK_CHOICE:
    case BONES_ASK_CARD:
    case BONES_ASK_FLEET:
    case BONES_ASK_MARKER:
      write_options (prompt, to);
      break;
    case BONES_ASK_EFFECTS:
      write_effects (prompt, to);
      write_count (prompt, to);
      write_open_ships (prompt, to);
      break;
    case BONES_ASK_NUMBER:
    case BONES_ASK_INCHES:
      write_range (prompt, to);
      break;
    case BONES_ASK_TARGETS:
      write_option_ids (prompt, to, "ranges");
      write_count (prompt, to);
      write_open_ships (prompt, to);
      break;
    case BONES_ASK_SHIPS:
      write_count (prompt, to);
      write_open_ships (prompt, to);
      break;
    case BONES_ASK_SHIP:
      write_open_ships (prompt, to);
      break;
    case BONES_ASK_SQUARE:
      write_option_ids (prompt, to, "squares");
      break;
    default:
      break;
    }
}

static void
write_interrupts (const BonesPromptView *prompt, JsonObject *to)
{
  JsonArray *interrupts = json_array_new ();

  for (guint i = 0; i < prompt->interrupts->len; i++)
    json_array_add_string_element (interrupts, g_ptr_array_index (prompt->interrupts, i));

  json_object_set_array_member (to, "interrupts", interrupts);
}

/* The terms of a number: "speed" 6, "wind" 2, "turning" -1. */
static void
write_terms (const BonesPromptView *prompt, JsonObject *to)
{
  JsonArray *terms;

  if (prompt->terms->len == 0)
    return;

  terms = json_array_new ();
  for (guint i = 0; i < prompt->terms->len; i++)
    {
      const BonesTermView *view = g_ptr_array_index (prompt->terms, i);
      JsonObject *term = json_object_new ();

      json_object_set_string_member (term, "what", view->id);
      if (prompt->kind == BONES_ASK_INCHES)
        json_object_set_double_member (term, "value", view->number / 100.0);
      else
        json_object_set_int_member (term, "value", view->number);

      json_array_add_object_element (terms, term);
    }

  json_object_set_array_member (to, "terms", terms);
}

JsonObject *
bones_write_prompt (const BonesPromptView *prompt)
{
  JsonObject *to = json_object_new ();

  json_object_set_string_member (to, "kind", kind_id (prompt->kind));
  write_who (prompt, to);
  json_object_set_string_member (to, "for", prompt->what);
  json_object_set_string_member (to, "rule", prompt->rule);
  if (prompt->ship >= 0)
    bones_write_ship (to, "ship", prompt->names, (guint) prompt->ship);

  if (prompt->other >= 0)
    bones_write_ship (to, "other", prompt->names, (guint) prompt->other);

  if (prompt->marker_name != NULL)
    json_object_set_string_member (to, "marker", prompt->marker_name);

  if (prompt->of_hand)
    json_object_set_boolean_member (to, "secret", prompt->secret);

  if (!prompt->secret)
    write_kind (prompt, to);

  if (prompt->of > 1)
    {
      json_object_set_int_member (to, "nth", prompt->nth);
      json_object_set_int_member (to, "of", prompt->of);
    }

  if (prompt->kind == BONES_ASK_DICE && prompt->run == BONES_IN_RUN)
    json_object_set_boolean_member (to, "run", TRUE);

  if (prompt->dice_key != NULL)
    json_object_set_string_member (to, "dice_by_hand", prompt->dice_key);

  write_terms (prompt, to);
  json_object_set_string_member (to, "text", prompt->text);
  write_interrupts (prompt, to);
  return to;
}

static JsonObject *
write_event (const BonesNames *names, const BonesEventView *view)
{
  const BonesEvent *event = &view->event;
  JsonObject *to = json_object_new ();
  JsonArray *values = json_array_new ();

  json_object_set_string_member (to, "event", event->what);
  if (event->ship != BONES_NO_SHIP)
    bones_write_ship (to, "ship", names, event->ship);

  if (event->other != BONES_NO_SHIP)
    bones_write_ship (to, "other", names, event->other);

  if (event->fleet != BONES_NOBODY)
    bones_write_fleet (to, "fleet", names, event->fleet);

  if (view->marker_name != NULL)
    json_object_set_string_member (to, "marker", view->marker_name);

  bones_write_words (to, "rule", event->rule);
  for (guint i = 0; i < G_N_ELEMENTS (event->values); i++)
    json_array_add_int_element (values, event->values[i]);

  json_object_set_array_member (to, "values", values);
  json_object_set_int_member (to, "seq", event->cursor);
  json_object_set_string_member (to, "text", view->text);
  return to;
}

JsonArray *
bones_write_events (const BonesNames *names, const GPtrArray *events)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < events->len; i++)
    json_array_add_object_element (array, write_event (names, g_ptr_array_index (events, i)));

  return array;
}
