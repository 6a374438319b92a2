/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ids.h"

const char *const bones_entry_kind_ids[BONES_ENTRY_KINDS + 1] = {
  [BONES_ENTRY_ACTION] = "action", [BONES_ENTRY_ANSWER] = "answer",
  [BONES_ENTRY_UNDO] = "undo",     [BONES_ENTRY_REDO] = "redo",
  [BONES_ENTRY_AMEND] = "amend",   [BONES_ENTRY_OVERRIDE] = "override",
  [BONES_ENTRY_NOTE] = "note",     [BONES_ENTRY_OPTION] = "option",
  [BONES_ENTRY_SEED] = "seed",
};

const char *const bones_ask_kind_ids[BONES_ASK_KINDS + 1] = {
  [BONES_ASK_DICE] = "dice",       [BONES_ASK_CHOICE] = "choice",   [BONES_ASK_REROLL] = "reroll",
  [BONES_ASK_CHOICES] = "choices", [BONES_ASK_NUMBER] = "number",   [BONES_ASK_INCHES] = "inches",
  [BONES_ASK_SHIP] = "ship",       [BONES_ASK_SHIPS] = "ships",     [BONES_ASK_TARGETS] = "targets",
  [BONES_ASK_CARD] = "card",       [BONES_ASK_EFFECTS] = "effects", [BONES_ASK_CONFIRM] = "confirm",
  [BONES_ASK_SQUARE] = "square",   [BONES_ASK_FLEET] = "fleet",     [BONES_ASK_MARKER] = "marker",
  [BONES_ASK_MARKERS] = "markers",
};

const char *const bones_source_ids[BONES_SOURCES + 1] = {
  [BONES_FROM_PERSON] = "person",
  [BONES_FROM_APP] = "app",
  [BONES_FROM_TABLE] = "table",
  [BONES_CORRECTED] = "corrected",
};

const char *const bones_scope_ids[BONES_SCOPES + 1] = {
  [BONES_SET_SHIP] = "ship",
  [BONES_SET_FLEET] = "fleet",
  [BONES_SET_TABLE] = "table",
  [BONES_SET_OPTION] = "option",
  [BONES_ADD_SHIP] = "add-ship",
  [BONES_ADD_FLEET] = "add-fleet",
  [BONES_ADD_MARKER] = "add-marker",
  [BONES_REMOVE_MARKER] = "remove-marker",
  [BONES_ADD_LINK] = "add-link",
  [BONES_REMOVE_LINK] = "remove-link",
  [BONES_SET_CARD] = "card",
  [BONES_RENAME_SHIP] = "rename-ship",
  [BONES_RENAME_FLEET] = "rename-fleet",
};

const char *const bones_status_ids[BONES_STATUSES + 1] = {
  [BONES_IN_PLAY] = "in-play", [BONES_SUNK] = "sunk",           [BONES_DESTROYED] = "destroyed",
  [BONES_FLED] = "fled",       [BONES_WITHDRAWN] = "withdrawn",
};

const char *const bones_place_ids[BONES_IN_HAND + 1] = {
  [BONES_IN_PILE] = "pile",
  [BONES_DISCARDED] = "discarded",
  [BONES_SPENT] = "spent",
};

const char *const bones_wind_ids[BONES_CALM + 2] = {
  [BONES_NORTH] = "N",       [BONES_NORTH_EAST] = "NE", [BONES_EAST] = "E",
  [BONES_SOUTH_EAST] = "SE", [BONES_SOUTH] = "S",       [BONES_SOUTH_WEST] = "SW",
  [BONES_WEST] = "W",        [BONES_NORTH_WEST] = "NW", [BONES_CALM] = "calm",
};

const char *const bones_step_state_ids[] = {
  [BONES_STEP_DONE] = "done",
  [BONES_STEP_NOW] = "now",
  [BONES_STEP_TO_COME] = "to-come",
  NULL,
};

const char *const bones_staged_state_ids[] = {
  [BONES_STAGED_DECLARED] = "declared",
  [BONES_STAGED_ROLLED] = "rolled",
  [BONES_STAGED_TOLL] = "toll",
  NULL,
};

const char *const bones_option_kind_ids[] = {
  [BONES_OPTION_SWITCH] = "switch",
  [BONES_OPTION_VALUES] = "values",
  [BONES_OPTION_NUMBER] = "number",
  [BONES_OPTION_DATA] = "data",
  NULL,
};

const char *const bones_verb_owner_ids[] = {
  [BONES_OF_TABLE] = "table",
  [BONES_OF_SHIP] = "ship",
  [BONES_OF_FLEET] = "fleet",
  NULL,
};

const char *const bones_part_kind_ids[] = {
  [BONES_PART_ROOM] = "room",
  [BONES_PART_WATERLINE] = "waterline",
  [BONES_PART_COUNTERS] = "counters",
  NULL,
};

const char *const bones_guns_ids[BONES_GUNS_KINDS + 1] = {
  [BONES_GUNS_BOW] = "bow",     [BONES_GUNS_PORT] = "port",   [BONES_GUNS_STARBOARD] = "starboard",
  [BONES_GUNS_STERN] = "stern", [BONES_GUNS_SIDES] = "sides", [BONES_GUNS_ALL_ROUND] = "all",
};

const char *const bones_field_kind_ids[BONES_FIELD_KINDS + 1] = {
  [BONES_FIELD_ID] = "id",           [BONES_FIELD_TEXT] = "text",
  [BONES_FIELD_NUMBER] = "number",   [BONES_FIELD_INCHES] = "inches",
  [BONES_FIELD_POINTS] = "points",   [BONES_FIELD_SWITCH] = "switch",
  [BONES_FIELD_CHOICE] = "choice",   [BONES_FIELD_ROW] = "row",
  [BONES_FIELD_DICE] = "dice",       [BONES_FIELD_ROWS] = "rows",
  [BONES_FIELD_WORDS] = "words",     [BONES_FIELD_OBJECT] = "object",
  [BONES_FIELD_NUMBERS] = "numbers",
};

gint
bones_id_lookup (const char *const *ids, const char *id)
{
  g_return_val_if_fail (ids != NULL && id != NULL, -1);

  for (gint i = 0; ids[i] != NULL; i++)
    if (g_str_equal (ids[i], id))
      return i;

  return -1;
}

const char *
bones_wind_id (guint wind)
{
  return wind <= BONES_CALM ? bones_wind_ids[wind] : NULL;
}

gint
bones_wind_lookup (const char *id)
{
  g_return_val_if_fail (id != NULL, -1);

  for (gint wind = 0; bones_wind_ids[wind] != NULL; wind++)
    if (g_ascii_strcasecmp (id, bones_wind_ids[wind]) == 0)
      return wind;

  return -1;
}
