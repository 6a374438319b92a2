/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-answer.h"

#include "table-find.h"

/* A form of answer: the member that holds it. */
typedef struct {
  const char *name;
  guint kinds; /* of ask, as bits */
  gboolean (*read) (const BonesAnswerForm *answer_form, JsonObject *said, const char *name,
                    BonesGivenAnswer *out, GError **error);
} Form;

/* What answers each kind of prompt: the message after an answer of another form. */
static const char *const hints[BONES_ASK_KINDS] = {
  [BONES_ASK_DICE] = "“dice”:[…], “roll”:true or “roll”:“all”",
  [BONES_ASK_CHOICE] = "“choice”",
  [BONES_ASK_REROLL] = "“choice”",
  [BONES_ASK_CHOICES] = "“choices”",
  [BONES_ASK_NUMBER] = "“number”",
  [BONES_ASK_INCHES] = "“inches”",
  [BONES_ASK_SHIP] = "“ship”",
  [BONES_ASK_SHIPS] = "“ships”",
  [BONES_ASK_TARGETS] = "“targets”",
  [BONES_ASK_CARD] = "“card” (or “roll”:true if it is drawn)",
  [BONES_ASK_EFFECTS] = "“effects”",
  [BONES_ASK_CONFIRM] = "“confirm”",
  [BONES_ASK_SQUARE] = "“square”",
  [BONES_ASK_FLEET] = "“choice”",
  [BONES_ASK_MARKER] = "“choice”",
  [BONES_ASK_MARKERS] = "“choices”",
};

static gboolean
add_value (BonesGivenAnswer *out, guint value, GError **error)
{
  if (out->n == BONES_MAX_VALUES)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER,
                              "An answer has at most %d values.", BONES_MAX_VALUES);

  out->values[out->n++] = (guint16) value;
  return TRUE;
}

/* Adds the number of the choice that @text names. */
static gboolean
add_choice (const BonesAnswerForm *answer_form, const char *text, BonesGivenAnswer *out,
            GError **error)
{
  const gint found = bones_answer_form_find (answer_form, text);
  g_autofree char *choices = NULL;

  if (found >= 0)
    return add_value (out, (guint) found, error);

  if (answer_form->of_hand)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER, "There is no card “%.40s”.",
                              text);

  choices = bones_answer_form_list (answer_form);
  return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER,
                            "“%.40s” is not one of the choices: %s.", text, choices);
}

static gboolean
add_ship (const BonesAnswerForm *answer_form, JsonNode *node, BonesGivenAnswer *out, GError **error)
{
  const char *text = NULL;
  guint ship;

  return bones_json_node_string (node, "ship", &text, error)
         && bones_desk_find_ship (answer_form->names, text, &ship, error)
         && add_value (out, ship, error);
}

static gboolean
read_dice (const BonesAnswerForm *answer_form, JsonObject *said, const char *name,
           BonesGivenAnswer *out, GError **error)
{
  JsonArray *dice = NULL;

  if (!bones_json_read_array (said, name, &dice, error))
    return FALSE;

  out->source = BONES_FROM_TABLE;
  for (guint i = 0; i < json_array_get_length (dice); i++)
    {
      gint64 face;

      if (!bones_json_node_integer (json_array_get_element (dice, i), name, 1, answer_form->sides,
                                    &face, error)
          || !add_value (out, (guint) face, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_flag (JsonObject *said, const char *name, BonesGivenKind how, BonesGivenAnswer *out,
           GError **error)
{
  gboolean yes = FALSE;

  if (!bones_json_read_bool (said, name, &yes, error))
    return FALSE;

  out->how = how;
  return yes
         || bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER, "“%s” can only be true.", name);
}

static gboolean
read_roll (const BonesAnswerForm *answer_form, JsonObject *said, const char *name,
           BonesGivenAnswer *out, GError **error)
{
  const char *all = NULL;

  if (JSON_NODE_HOLDS_VALUE (json_object_get_member (said, name))
      && json_node_get_value_type (json_object_get_member (said, name)) == G_TYPE_STRING)
    {
      out->how = BONES_GIVEN_ROLLS;
      return bones_json_read_string (said, name, &all, error)
             && (g_str_equal (all, "all")
                 || bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER,
                                       "“%s” can only be true or “all”.", name));
    }

  return read_flag (said, name, BONES_GIVEN_ROLL, out, error);
}

static gboolean
read_cancel (const BonesAnswerForm *answer_form, JsonObject *said, const char *name,
             BonesGivenAnswer *out, GError **error)
{
  return read_flag (said, name, BONES_GIVEN_CANCEL, out, error);
}

/* A spent die has two more values, which die and how many: 0 and 1 if people may not pick. */
static gboolean
read_reroll (const BonesAnswerForm *answer_form, JsonObject *said, BonesGivenAnswer *out,
             GError **error)
{
  gint64 die = 0, number = 1;
  const char *until = NULL;

  if (!bones_json_read_integer (said, "die", 1, MAX (answer_form->high, 1), &die, error)
      || !bones_json_read_integer (said, "number", 1, MAX (answer_form->low, 1), &number, error)
      || !bones_json_read_string (said, "until", &until, error))
    return FALSE;

  if (until != NULL && !g_str_equal (until, "told"))
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER, "“until” can only be “told”.");

  if (until != NULL && out->values[0] == BONES_REROLL_KEEP)
    out->values[0] = BONES_REROLL_KEEP_ALL;

  if (out->values[0] == BONES_REROLL_SPEND && answer_form->high > 0 && die == 0)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER,
                              "Name the “die” to roll again, from 1 to %u.", answer_form->high);

  return out->values[0] != BONES_REROLL_SPEND
         || (add_value (out, (guint) (answer_form->high > 0 ? die : 0), error)
             && add_value (out, (guint) number, error));
}

static gboolean
read_choice (const BonesAnswerForm *answer_form, JsonObject *said, const char *name,
             BonesGivenAnswer *out, GError **error)
{
  const char *id = NULL;

  if (!bones_json_read_string (said, name, &id, error) || !add_choice (answer_form, id, out, error))
    return FALSE;

  if (answer_form->kind == BONES_ASK_CARD && !answer_form->from_hand)
    out->source = BONES_FROM_TABLE;

  return answer_form->kind != BONES_ASK_REROLL || read_reroll (answer_form, said, out, error);
}

static gboolean
read_choices (const BonesAnswerForm *answer_form, JsonObject *said, const char *name,
              BonesGivenAnswer *out, GError **error)
{
  JsonArray *ids = NULL;

  if (!bones_json_read_array (said, name, &ids, error))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (ids); i++)
    {
      const char *id = NULL;

      if (!bones_json_node_string (json_array_get_element (ids, i), name, &id, error)
          || !add_choice (answer_form, id, out, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_number (const BonesAnswerForm *answer_form, JsonObject *said, const char *name,
             BonesGivenAnswer *out, GError **error)
{
  const guint parts = answer_form->kind == BONES_ASK_INCHES ? 100 : 1;
  gint64 number = 0;

  return bones_json_read_parts (said, name, parts, 0, G_MAXUINT16, &number, error)
         && add_value (out, (guint) number, error);
}

static gboolean
read_ship (const BonesAnswerForm *answer_form, JsonObject *said, const char *name,
           BonesGivenAnswer *out, GError **error)
{
  return add_ship (answer_form, json_object_get_member (said, name), out, error);
}

static gboolean
read_ships (const BonesAnswerForm *answer_form, JsonObject *said, const char *name,
            BonesGivenAnswer *out, GError **error)
{
  JsonArray *ships = NULL;

  if (!bones_json_read_array (said, name, &ships, error))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (ships); i++)
    if (!add_ship (answer_form, json_array_get_element (ships, i), out, error))
      return FALSE;

  return TRUE;
}

/* A ship with the range of a target, or with an effect. */
static gboolean
read_target (const BonesAnswerForm *answer_form, JsonNode *node, BonesGivenAnswer *out,
             GError **error)
{
  const char *what = answer_form->kind == BONES_ASK_EFFECTS ? "effect" : "range";
  BonesGivenAnswer range = { 0 };
  JsonObject *target = NULL;
  const char *id = NULL;

  if (!bones_json_node_object (node, what, &target, error)
      || !bones_json_need (target, "ship", error) || !bones_json_need (target, what, error)
      || !bones_json_read_string (target, what, &id, error)
      || !add_choice (answer_form, id, &range, error)
      || !add_ship (answer_form, json_object_get_member (target, "ship"), out, error))
    return FALSE;

  out->values[out->n - 1] |= (guint16) (range.values[0] << 8);
  return TRUE;
}

static gboolean
read_targets (const BonesAnswerForm *answer_form, JsonObject *said, const char *name,
              BonesGivenAnswer *out, GError **error)
{
  JsonArray *targets = NULL;

  if (!bones_json_read_array (said, name, &targets, error))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (targets); i++)
    if (!read_target (answer_form, json_array_get_element (targets, i), out, error))
      return FALSE;

  return TRUE;
}

static gboolean
read_confirm (const BonesAnswerForm *answer_form, JsonObject *said, const char *name,
              BonesGivenAnswer *out, GError **error)
{
  gboolean yes = FALSE;

  return bones_json_read_bool (said, name, &yes, error) && add_value (out, yes, error);
}

static gboolean
read_square (const BonesAnswerForm *answer_form, JsonObject *said, const char *name,
             BonesGivenAnswer *out, GError **error)
{
  const char *text = NULL;
  guint square;

  if (!bones_json_read_string (said, name, &text, error))
    return FALSE;

  square = bones_square_from_string (answer_form->board, text);
  if (square == 0)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER,
                              "“%.40s” is not a square of the board.", text);

  return add_value (out, square, error);
}

/* The first member that an answer has decides its form: "number" and others may also be part of a
 * "choice". The last one is reserved for prompts of other rule systems. */
static const Form forms[] = {
  { "cancel", ~0u, read_cancel },
  { "dice", 1u << BONES_ASK_DICE, read_dice },
  { "roll", 1u << BONES_ASK_DICE | 1u << BONES_ASK_CARD, read_roll },
  { "choice",
    1u << BONES_ASK_CHOICE | 1u << BONES_ASK_REROLL | 1u << BONES_ASK_FLEET
        | 1u << BONES_ASK_MARKER,
    read_choice },
  { "choices", 1u << BONES_ASK_CHOICES | 1u << BONES_ASK_MARKERS, read_choices },
  { "number", 1u << BONES_ASK_NUMBER, read_number },
  { "inches", 1u << BONES_ASK_INCHES, read_number },
  { "ship", 1u << BONES_ASK_SHIP, read_ship },
  { "ships", 1u << BONES_ASK_SHIPS, read_ships },
  { "targets", 1u << BONES_ASK_TARGETS, read_targets },
  { "card", 1u << BONES_ASK_CARD, read_choice },
  { "confirm", 1u << BONES_ASK_CONFIRM, read_confirm },
  { "effects", 1u << BONES_ASK_EFFECTS, read_targets },
  { "square", 1u << BONES_ASK_SQUARE, read_square },
  { "text", 0, NULL },
};

static const Form *
find_form (JsonObject *said)
{
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    if (bones_json_has (said, forms[i].name))
      return &forms[i];

  return NULL;
}

gboolean
bones_read_answer (const BonesAnswerForm *answer_form, JsonObject *said, BonesGivenAnswer *out,
                   GError **error)
{
  g_autoptr (GError) wrong = NULL;
  const Form *form;

  g_return_val_if_fail (answer_form != NULL && said != NULL && out != NULL, FALSE);

  *out = (BonesGivenAnswer){ .how = BONES_GIVEN_VALUES, .source = BONES_FROM_PERSON };
  form = find_form (said);
  if (form == NULL || (form->kinds & 1u << answer_form->kind) == 0)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER, "Answer this question with %s.",
                              hints[answer_form->kind]);

  if (form->read (answer_form, said, form->name, out, &wrong))
    return TRUE;

  if (wrong->domain == BONES_JSON_READ_ERROR)
    bones_desk_set_error (error, BONES_DESK_ERROR_BAD_ANSWER, "%s", wrong->message);
  else
    g_propagate_error (error, g_steal_pointer (&wrong));

  return FALSE;
}

gboolean
bones_read_answers (JsonObject *request, JsonArray **answers, GError **error)
{
  JsonArray *array = NULL;

  g_return_val_if_fail (request != NULL && answers != NULL, FALSE);

  *answers = NULL;
  if (!bones_json_read_array (request, "answers", &array, error))
    return FALSE;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonObject *answer = NULL;

      if (!bones_json_node_object (json_array_get_element (array, i), "answers", &answer, error))
        return FALSE;
    }

  *answers = array;
  return TRUE;
}

gboolean
bones_desk_may_name (const BonesDesk *desk, const BonesAnswerForm *answer_form, GError **error)
{
  return bones_answer_form_may_try (answer_form, desk->viewer)
         || bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER,
                               "Only the fleet that holds these cards may name them: give it "
                               "as “viewer”.");
}

gboolean
bones_read_action (BonesTable *table, JsonObject *request, BonesAction *action, GError **error)
{
  const BonesRuleset *ruleset = bones_table_get_rules (table)->ruleset;
  const BonesNames *names = bones_view_names (table);
  const char *id = NULL, *ship = NULL, *other = NULL, *fleet = NULL;
  guint found_ship = bones_table_get_active_ship (table), found_other = BONES_NO_SHIP;
  guint found_fleet = BONES_NOBODY;
  const BonesVerb *verb;
  gint number;

  if (!bones_json_need (request, "action", error)
      || !bones_json_read_string (request, "action", &id, error)
      || !bones_json_read_string (request, "ship", &ship, error)
      || !bones_json_read_string (request, "other", &other, error)
      || !bones_json_read_string (request, "fleet", &fleet, error))
    return FALSE;

  number = bones_ruleset_verb (ruleset, id);
  if (number < 0)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "There is no action “%.40s”.", id);

  if ((ship != NULL && !bones_desk_find_ship (names, ship, &found_ship, error))
      || (other != NULL && !bones_desk_find_ship (names, other, &found_other, error))
      || (fleet != NULL && !bones_desk_find_fleet (names, fleet, &found_fleet, error)))
    return FALSE;

  verb = &ruleset->verbs[number];
  if (verb->of == BONES_OF_SHIP && found_ship == BONES_NO_SHIP)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                              "Say which ship is meant: “ship” is missing.");

  if (verb->of == BONES_OF_FLEET && found_fleet == BONES_NOBODY)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                              "Say which fleet is meant: “fleet” is missing.");

  *action = (BonesAction){
    .verb = (guint16) number,
    .ship = verb->of == BONES_OF_SHIP ? (guint16) found_ship : BONES_NO_SHIP,
    .other = (guint16) found_other,
    .fleet = verb->of == BONES_OF_FLEET ? (guint16) found_fleet : BONES_NOBODY,
  };
  return TRUE;
}
