/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Reads the changes of an override, and of a battle that is joined under way: values, fields and
 * tracks, cards, things to add and to remove.
 */
#include "protocol-change.h"

#include "fields.h"
#include "hands.h"
#include "ids.h"
#include "protocol-track.h"
#include "table-find.h"

/* The changes that one request asks for. */
typedef struct {
  BonesTable *table;
  const BonesSetup *rules;
  const BonesNames *names;
  GArray *changes; /* of BonesChange */
  guint viewer;    /* who asks for them */
  gboolean delta;  /* "by": the values are added to the current ones */
} ChangeList;

/* A member of "add" or "remove", and its reader. */
typedef struct {
  const char *name;
  gboolean (*read) (const ChangeList *to, JsonNode *node, const char **text, GError **error);
} Thing;

static ChangeList
init_changes (BonesTable *table, GArray *changes, guint viewer)
{
  return (ChangeList){ .table = table,
                       .rules = bones_table_get_rules (table),
                       .names = bones_view_names (table),
                       .changes = changes,
                       .viewer = viewer };
}

static gint
find_track (const BonesTrack *tracks, const char *name)
{
  g_autofree char *wanted = g_strdelimit (g_strdup (name), "-", '_');
  gint track = bones_ruleset_track (tracks, name);

  return track >= 0 ? track : bones_ruleset_track (tracks, wanted);
}

static void
add_change (const ChangeList *to, guint scope, guint field, guint index, gint64 value)
{
  const BonesChange change = { .scope = (guint16) scope,
                               .field = (guint16) field,
                               .index = (guint16) index,
                               .delta = to->delta,
                               .value = value };

  g_array_append_val (to->changes, change);
}

static gboolean
refuse_value (GError **error, const char *name, const char *should)
{
  return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST, "“%s” should be %s.", name,
                            should);
}

static gboolean
read_status (JsonNode *node, gint64 *value, GError **error)
{
  const char *text = NULL;
  gint found;

  if (!bones_json_node_string (node, "status", &text, error))
    return FALSE;

  found = bones_find_folded_id (bones_status_ids, text);
  if (found >= 0)
    {
      *value = found;
      return TRUE;
    }

  return refuse_value (error, "status", "in-play, sunk, destroyed, fled or withdrawn");
}

static gboolean
read_class (const ChangeList *to, JsonNode *node, gint64 *value, GError **error)
{
  const char *text = NULL;
  gint kind;

  if (!bones_json_node_string (node, "class", &text, error))
    return FALSE;

  kind = bones_ruleset_kind (to->rules, text);
  *value = kind;
  return kind >= 0
         || bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH,
                               "There is no class of ships “%.40s”.", text);
}

static gboolean
read_point (JsonNode *node, const char *name, gint64 *value, GError **error)
{
  const char *text = NULL;

  if (!bones_json_node_string (node, name, &text, error))
    return FALSE;

  *value = bones_wind_lookup (text);
  return *value >= 0
         || refuse_value (error, name, "the point that it blows toward (N, NE …), or calm");
}

/* The fleets' numbers, 4 bits each, the first in the lowest; 0xf ends. */
static gboolean
read_order (const ChangeList *to, JsonNode *node, const char *name, gint64 *value, GError **error)
{
  JsonArray *fleets;
  guint n;

  if (!JSON_NODE_HOLDS_ARRAY (node))
    return refuse_value (error, name, "a list of fleets");

  fleets = json_node_get_array (node);
  n = json_array_get_length (fleets);
  if (n > BONES_MAX_FLEETS)
    return refuse_value (error, name, "a list of fleets, each of them once");

  *value = n < BONES_MAX_FLEETS ? (gint64) 0xf << 4 * n : 0;
  for (guint i = 0; i < n; i++)
    {
      gint64 fleet;

      if (!bones_read_fleet_value (to->names, json_array_get_element (fleets, i), name, &fleet,
                                   error))
        return FALSE;

      *value |= (fleet & 0xf) << 4 * i;
    }

  return TRUE;
}

/* A step of the round by its id. */
static gboolean
read_step (const ChangeList *to, JsonNode *node, gint64 *value, GError **error)
{
  g_autofree char *cut = NULL, *message = NULL;
  const char *id = NULL;

  if (!bones_json_node_string (node, "step", &id, error))
    return FALSE;

  *value = bones_table_find_step (to->table, to->changes, id);
  if (*value >= 0)
    return TRUE;

  cut = g_utf8_substring (id, 0, MIN (40, g_utf8_strlen (id, -1)));
  message = bones_words_no_step (to->rules->ruleset, cut);
  return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "%s", message);
}

/* Sets the step of the round in which ships have their turns. */
static void
add_turns_step (const ChangeList *to)
{
  add_change (to, BONES_SET_TABLE, BONES_TABLE_STEP, 0,
              MAX (bones_table_find_turns_step (to->table, to->changes), 0));
}

/* The value of @field that @node says; @name is the member's. */
static gboolean
read_value (const ChangeList *to, const BonesGameField *field, const char *name, JsonNode *node,
            gint64 *value, GError **error)
{
  switch (field->kind)
    {
    case BONES_VALUE_STATUS:
      return read_status (node, value, error);
    case BONES_VALUE_FLEET:
      return bones_read_fleet_value (to->names, node, name, value, error);
    case BONES_VALUE_SHIP:
      return bones_read_ship_value (to->names, node, name, value, error);
    case BONES_VALUE_CLASS:
      return read_class (to, node, value, error);
    case BONES_VALUE_WIND:
      return read_point (node, name, value, error);
    case BONES_VALUE_STEP:
      return read_step (to, node, value, error);
    case BONES_VALUE_ORDER:
      return read_order (to, node, name, value, error);
    default:
      return bones_read_number_value (node, name, 1, value, error);
    }
}

/* One member of "set" or "by". Hyphens and underscores in its name are the same. */
static gboolean
read_member (const ChangeList *to, guint scope, guint index, const char *name, JsonNode *node,
             GError **error)
{
  const BonesTrack *tracks = bones_scope_tracks (to->rules->ruleset, scope);
  const BonesGameField *fields = bones_game_fields (scope);
  g_autofree char *id = g_strdelimit (g_strdup (name), "_", '-');
  const gint track = find_track (tracks, name);
  gint64 value = 0;

  for (guint i = 0; !to->delta && fields[i].id != NULL; i++)
    if (g_str_equal (fields[i].id, id))
      {
        if (!read_value (to, &fields[i], name, node, &value, error))
          return FALSE;

        add_change (to, scope, BONES_FIRST_FIELD + i, index, value);
        return TRUE;
      }

  if (track < 0)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "“%.40s” cannot be set here.", name);

  if (!bones_read_track_value (to->table, &tracks[track], node, to->delta, &value, error))
    return FALSE;

  add_change (to, scope, (guint) track, index, value);
  return TRUE;
}

/* A list of the same form as in the state: how she left the table, if she did, and chips to set. */
static gboolean
read_status_list (const ChangeList *to, guint ship, JsonArray *list, GError **error)
{
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonNode *node = json_array_get_element (list, i);
      const char *text = NULL;
      gint64 value;
      gint track;

      if (!bones_json_node_string (node, "status", &text, error))
        return FALSE;

      track = find_track (to->rules->ruleset->ship_tracks, text);
      if (track >= 0)
        add_change (to, BONES_SET_SHIP, (guint) track, ship, 1);
      else if (read_status (node, &value, error))
        add_change (to, BONES_SET_SHIP, BONES_SHIP_STATUS, ship, value);
      else
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_flagship (const ChangeList *to, guint ship, JsonNode *node, GError **error)
{
  const guint fleet = bones_table_get_owner (to->table, ship);
  gint64 yes;

  if (!bones_read_number_value (node, "flagship", 1, &yes, error))
    return FALSE;

  if (fleet == BONES_NOBODY)
    return refuse_value (error, "flagship", "of a ship that has an owner");

  add_change (to, BONES_SET_FLEET, BONES_FLEET_FLAGSHIP, fleet, yes ? ship : BONES_NO_SHIP);
  return TRUE;
}

static gboolean
read_field (const ChangeList *to, guint scope, guint index, const char *name, JsonNode *node,
            GError **error)
{
  if (scope == BONES_SET_SHIP && !to->delta && g_str_equal (name, "status")
      && JSON_NODE_HOLDS_ARRAY (node))
    return read_status_list (to, index, json_node_get_array (node), error);

  if (scope == BONES_SET_SHIP && !to->delta && g_str_equal (name, "flagship"))
    return read_flagship (to, index, node, error);

  return read_member (to, scope, index, name, node, error);
}

/* All members of @fields except those in @but (NULL at the end; or NULL). */
static gboolean
read_fields (const ChangeList *to, guint scope, guint index, JsonObject *fields,
             const char *const *but, GError **error)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, fields);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    if ((but == NULL || !g_strv_contains (but, name))
        && !read_field (to, scope, index, name, node, error))
      return FALSE;

  return TRUE;
}

static gboolean
move_kind (const ChangeList *to, const char *id, guint place)
{
  const BonesHands *hands = to->rules->ruleset->hands;
  const gint kind = hands != NULL ? bones_find_folded_id (bones_hands_ids (to->rules), id) : -1;

  return kind >= 0
         && bones_table_move_kind (to->table, to->changes, to->viewer, (guint) kind, place);
}

/* Moves the card that @object names, by its kind or by its number. */
static gboolean
move_card (const ChangeList *to, JsonObject *object, guint place, GError **error)
{
  gint64 deck = 0, number = 0;
  const char *id = NULL;

  if (!bones_json_read_string (object, "card", &id, error))
    return FALSE;

  if (id != NULL)
    return move_kind (to, id, place)
           || bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "No card “%.40s” can be taken.",
                                 id);

  return bones_json_need (object, "number", error)
         && bones_json_read_integer (object, "deck", 0, BONES_MAX_DECKS - 1, &deck, error)
         && bones_json_read_integer (object, "number", 0,
                                     BONES_MAX_CARDS + BONES_MAX_MORE_CARDS - 1, &number, error)
         && (bones_table_move_card (to->table, to->changes, to->viewer, (guint) deck,
                                    (guint) number, place)
             || bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "That card cannot be taken."));
}

static gboolean
read_card_place (const ChangeList *to, JsonNode *node, guint place, GError **error)
{
  JsonObject *object = NULL;
  const char *where = NULL;
  guint hand;

  if (!bones_json_node_object (node, "card", &object, error)
      || !bones_json_read_string (object, "place", &where, error)
      || !bones_read_owner (to->names, object, "hand", &hand, error))
    return FALSE;

  if (hand != BONES_NOBODY)
    place = BONES_IN_HAND + hand;
  else if (where != NULL && bones_find_folded_id (bones_place_ids, where) < 0)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                              "“place” should be pile, discarded or spent.");
  else if (where != NULL)
    place = (guint) bones_find_folded_id (bones_place_ids, where);

  return move_card (to, object, place, error);
}

/* The number of the link or marker kind that "kind" of @object names. */
static gboolean
read_kind (const char *const *kinds, JsonObject *object, guint *kind, GError **error)
{
  const char *text = NULL;
  gint found;

  if (!bones_json_need (object, "kind", error)
      || !bones_json_read_string (object, "kind", &text, error))
    return FALSE;

  found = bones_find_folded_id (kinds, text);
  if (found <= 0)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "There is no kind “%.40s”.", text);

  *kind = (guint) found;
  return TRUE;
}

static gboolean
add_ship (const ChangeList *to, JsonNode *node, const char **text, GError **error)
{
  JsonObject *object = NULL;
  const char *class = NULL;
  guint fleet;
  gint kind;

  if (!bones_json_node_object (node, "ship", &object, error)
      || !bones_json_need (object, "fleet", error) || !bones_json_need (object, "class", error)
      || !bones_read_owner (to->names, object, "fleet", &fleet, error)
      || !bones_json_read_string (object, "class", &class, error)
      || !bones_json_read_string (object, "name", text, error))
    return FALSE;

  kind = bones_ruleset_kind (to->rules, class);
  if (kind < 0)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH,
                              "There is no class of ships “%.40s”.", class);

  add_change (to, BONES_ADD_SHIP, (guint) kind, fleet, 0);
  return TRUE;
}

static gboolean
add_fleet (const ChangeList *to, JsonNode *node, const char **text, GError **error)
{
  JsonObject *object = NULL;
  const char *player = NULL;

  if (!bones_json_node_object (node, "fleet", &object, error)
      || !bones_json_need (object, "name", error)
      || !bones_json_read_string (object, "name", text, error)
      || !bones_json_read_string (object, "player", &player, error))
    return FALSE;

  if (player != NULL) /* the request owns the text */
    {
      g_autofree char *both = g_strdup_printf ("%s\t%s", *text, player);

      json_object_set_string_member (object, "text", both);
      *text = json_object_get_string_member (object, "text");
    }

  add_change (to, BONES_ADD_FLEET, 0, 0, 0);
  return TRUE;
}

static gboolean
add_marker (const ChangeList *to, JsonNode *node, const char **text, GError **error)
{
  JsonObject *object = NULL;
  guint kind, owner, ship = BONES_NO_SHIP;

  if (!bones_json_node_object (node, "marker", &object, error)
      || !read_kind (to->rules->ruleset->marker_kinds, object, &kind, error)
      || !bones_read_owner (to->names, object, "owner", &owner, error)
      || (bones_json_has (object, "ship")
          && !bones_read_ship (to->names, object, "ship", &ship, error)))
    return FALSE;

  add_change (to, BONES_ADD_MARKER, kind, owner, ship);
  return TRUE;
}

static gboolean
read_link (const ChangeList *to, JsonNode *node, guint *kind, guint *a, guint *b, GError **error)
{
  JsonObject *object = NULL;

  return bones_json_node_object (node, "link", &object, error)
         && read_kind (to->rules->ruleset->link_kinds, object, kind, error)
         && bones_read_ship (to->names, object, "a", a, error)
         && bones_read_ship (to->names, object, "b", b, error);
}

static gboolean
add_link (const ChangeList *to, JsonNode *node, const char **text, GError **error)
{
  guint kind, a, b;

  if (!read_link (to, node, &kind, &a, &b, error))
    return FALSE;

  add_change (to, BONES_ADD_LINK, kind, a, b);
  return TRUE;
}

static gboolean
add_card (const ChangeList *to, JsonNode *node, const char **text, GError **error)
{
  return read_card_place (to, node, BONES_IN_PILE, error);
}

static gboolean
remove_card (const ChangeList *to, JsonNode *node, const char **text, GError **error)
{
  return read_card_place (to, node, BONES_SPENT, error);
}

/* Ships and fleets that leave keep their numbers, because the log refers to them. */
static gboolean
remove_ship (const ChangeList *to, JsonNode *node, const char **text, GError **error)
{
  const char *name = NULL;
  guint ship;

  if (!bones_json_node_string (node, "ship", &name, error)
      || !bones_desk_find_ship (to->names, name, &ship, error))
    return FALSE;

  add_change (to, BONES_SET_SHIP, BONES_SHIP_STATUS, ship, BONES_WITHDRAWN);
  return TRUE;
}

static gboolean
remove_fleet (const ChangeList *to, JsonNode *node, const char **text, GError **error)
{
  g_autoptr (GArray) ships = NULL;
  const char *name = NULL;
  guint fleet;

  if (!bones_json_node_string (node, "fleet", &name, error)
      || !bones_desk_find_fleet (to->names, name, &fleet, error))
    return FALSE;

  add_change (to, BONES_SET_FLEET, BONES_FLEET_STATUS, fleet, BONES_WITHDRAWN);
  ships = bones_table_list_ships (to->table, fleet);
  for (guint i = 0; i < ships->len; i++)
    add_change (to, BONES_SET_SHIP, BONES_SHIP_STATUS, g_array_index (ships, guint, i),
                BONES_WITHDRAWN);

  return TRUE;
}

static gboolean
remove_marker (const ChangeList *to, JsonNode *node, const char **text, GError **error)
{
  const char *name = NULL;
  gint found;

  if (!bones_json_node_string (node, "marker", &name, error))
    return FALSE;

  found = bones_table_find_marker (to->table, name);
  if (found < 0)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "There is no marker “%.40s”.", name);

  add_change (to, BONES_REMOVE_MARKER, 0, (guint) found, 0);
  return TRUE;
}

static gboolean
remove_link (const ChangeList *to, JsonNode *node, const char **text, GError **error)
{
  guint kind, a, b;
  gint found;

  if (!read_link (to, node, &kind, &a, &b, error))
    return FALSE;

  found = bones_table_find_link (to->table, kind, a, b);
  if (found < 0)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "There is no such link.");

  add_change (to, BONES_REMOVE_LINK, 0, (guint) found, 0);
  return TRUE;
}

static const Thing things_to_add[] = { { "ship", add_ship },     { "fleet", add_fleet },
                                       { "marker", add_marker }, { "link", add_link },
                                       { "card", add_card },     { NULL, NULL } };

static const Thing things_to_remove[] = { { "ship", remove_ship },     { "fleet", remove_fleet },
                                          { "marker", remove_marker }, { "link", remove_link },
                                          { "card", remove_card },     { NULL, NULL } };

static gboolean
read_things (const ChangeList *to, JsonObject *object, const Thing *things, const char **text,
             GError **error)
{
  gboolean any = FALSE;

  for (const Thing *thing = things; thing->name != NULL; thing++)
    if (bones_json_has (object, thing->name))
      {
        any = TRUE;
        if (!thing->read (to, json_object_get_member (object, thing->name), text, error))
          return FALSE;
      }

  return any
         || bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                               "Say what: a ship, a fleet, a marker, a link or a card.");
}

/* The text of the entry is the new name, so a name is set alone. */
static gboolean
read_name (const ChangeList *to, guint scope, guint index, JsonObject *set, const char **text,
           GError **error)
{
  if (json_object_get_size (set) > 1)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                              "Set a name in a request of its own.");

  if (!bones_json_read_string (set, "name", text, error))
    return FALSE;

  if (**text == '\0')
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST, "A name cannot be empty.");

  add_change (to, scope == BONES_SET_SHIP ? BONES_RENAME_SHIP : BONES_RENAME_FLEET, 0, index, 0);
  return TRUE;
}

/* The ship, the fleet or the table that "set" and "by" are about. */
static gboolean
read_subject (const BonesNames *names, JsonObject *request, guint *scope, guint *index,
              GError **error)
{
  *index = 0;
  *scope = BONES_SET_TABLE;
  if (bones_json_has (request, "ship"))
    {
      *scope = BONES_SET_SHIP;
      return bones_read_ship (names, request, "ship", index, error);
    }

  if (!bones_json_has (request, "fleet"))
    return TRUE;

  *scope = BONES_SET_FLEET;
  return bones_read_owner (names, request, "fleet", index, error);
}

static gboolean
read_set_and_by (ChangeList *to, JsonObject *request, const char **text, GError **error)
{
  JsonObject *set = NULL, *by = NULL;
  guint scope, index;

  if (!read_subject (to->names, request, &scope, &index, error)
      || !bones_json_read_object (request, "set", &set, error)
      || !bones_json_read_object (request, "by", &by, error))
    return FALSE;

  if (set != NULL && scope != BONES_SET_TABLE && bones_json_has (set, "name"))
    return read_name (to, scope, index, set, text, error);

  if (set != NULL && !read_fields (to, scope, index, set, NULL, error))
    return FALSE;

  to->delta = TRUE;
  if (by != NULL && !read_fields (to, scope, index, by, NULL, error))
    return FALSE;

  to->delta = FALSE;
  return TRUE;
}

gboolean
bones_read_changes (BonesTable *table, guint viewer, JsonObject *request, GArray *changes,
                    const char **text, GError **error)
{
  ChangeList to = init_changes (table, changes, viewer);
  JsonObject *add = NULL, *remove = NULL;

  if (!bones_json_read_string (request, "why", text, error)
      || !bones_json_read_object (request, "add", &add, error)
      || !bones_json_read_object (request, "remove", &remove, error)
      || (add != NULL && !read_things (&to, add, things_to_add, text, error))
      || (remove != NULL && !read_things (&to, remove, things_to_remove, text, error))
      || !read_set_and_by (&to, request, text, error))
    return FALSE;

  return changes->len > 0
         || bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                               "Say what to “set”, “add” or “remove”.");
}

/* Ships or fleets of a battle joined under way: {"R1":{"hits":1}, …}. */
static gboolean
read_each (const ChangeList *to, JsonObject *start, const char *member, guint scope, GError **error)
{
  JsonObject *each = NULL;
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  if (!bones_json_read_object (start, member, &each, error))
    return FALSE;

  if (each == NULL)
    return TRUE;

  json_object_iter_init_ordered (&iter, each);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    {
      const BonesNames *names = to->names;
      JsonObject *fields = NULL;
      guint index;

      if (!(scope == BONES_SET_SHIP ? bones_desk_find_ship (names, name, &index, error)
                                    : bones_desk_find_fleet (names, name, &index, error))
          || !bones_json_node_object (node, name, &fields, error)
          || !read_fields (to, scope, index, fields, NULL, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_list (const ChangeList *to, JsonObject *start, const char *member, const Thing *thing,
           GError **error)
{
  JsonArray *list = NULL;
  const char *text = NULL;

  if (!bones_json_read_array (start, member, &list, error))
    return FALSE;

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    if (!thing->read (to, json_array_get_element (list, i), &text, error))
      return FALSE;

  return TRUE;
}

/* If wind and order are given, ships have their turns; otherwise the request must name the step. */
static gboolean
read_start_step (const ChangeList *to, JsonObject *start, GError **error)
{
  if (bones_json_has (start, "step"))
    return read_field (to, BONES_SET_TABLE, 0, "step", json_object_get_member (start, "step"),
                       error);

  if (bones_json_has (start, "wind") && bones_json_has (start, "order"))
    add_turns_step (to);

  return TRUE;
}

gboolean
bones_read_start (BonesTable *table, JsonObject *start, GArray *changes, GError **error)
{
  static const char *const others[] = { "ships", "fleets", "markers", "links",
                                        "cards", "step",   "active",  NULL };
  const ChangeList to = init_changes (table, changes, BONES_NOBODY);

  bones_table_add_bought (table, changes);
  if (!bones_json_has (start, "round"))
    add_change (&to, BONES_SET_TABLE, BONES_TABLE_ROUND, 0, 1);

  return read_each (&to, start, "fleets", BONES_SET_FLEET, error)
         && read_each (&to, start, "ships", BONES_SET_SHIP, error)
         && read_list (&to, start, "markers", &(Thing){ "marker", add_marker }, error)
         && read_list (&to, start, "links", &(Thing){ "link", add_link }, error)
         && read_list (&to, start, "cards", &(Thing){ "card", add_card }, error)
         && read_fields (&to, BONES_SET_TABLE, 0, start, others, error)
         && read_start_step (&to, start, error)
         && (!bones_json_has (start, "active")
             || read_field (&to, BONES_SET_TABLE, 0, "active",
                            json_object_get_member (start, "active"), error));
}
