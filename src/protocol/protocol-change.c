/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-private.h"

/* What "add" or "remove" may name, and what is done with it. */
typedef struct {
  const char *name;
  gboolean (*read) (const BonesChanging *to, JsonNode *node, const char **text, GError **error);
} Thing;

gboolean
bones_read_owner (const BonesNames *names, JsonObject *object, const char *member, guint *fleet,
                  GError **error)
{
  const char *text = NULL;

  *fleet = BONES_NOBODY;
  return bones_json_read_string (object, member, &text, error)
         && (text == NULL || bones_desk_find_fleet (names, text, fleet, error));
}

gboolean
bones_read_one_ship (const BonesNames *names, JsonObject *object, const char *member, guint *ship,
                     GError **error)
{
  const char *text = NULL;

  return bones_json_need (object, member, error)
         && bones_json_read_string (object, member, &text, error)
         && bones_desk_find_ship (names, text, ship, error);
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

  found = bones_desk_find_id (kinds, text);
  if (found <= 0)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "There is no kind “%.40s”.", text);

  *kind = (guint) found;
  return TRUE;
}

static gboolean
add_ship (const BonesChanging *to, JsonNode *node, const char **text, GError **error)
{
  JsonObject *object = NULL;
  const char *class = NULL;
  guint fleet;
  gint kind;

  if (!bones_json_node_object (node, "ship", &object, error)
      || !bones_json_need (object, "fleet", error) || !bones_json_need (object, "class", error)
      || !bones_read_owner (to->scene.names, object, "fleet", &fleet, error)
      || !bones_json_read_string (object, "class", &class, error)
      || !bones_json_read_string (object, "name", text, error))
    return FALSE;

  kind = bones_ruleset_kind (to->scene.setup, class);
  if (kind < 0)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH,
                              "There is no class of ships “%.40s”.", class);

  bones_add_change (to, BONES_ADD_SHIP, (guint) kind, fleet, 0);
  return TRUE;
}

static gboolean
add_fleet (const BonesChanging *to, JsonNode *node, const char **text, GError **error)
{
  JsonObject *object = NULL;
  const char *player = NULL;

  if (!bones_json_node_object (node, "fleet", &object, error)
      || !bones_json_need (object, "name", error)
      || !bones_json_read_string (object, "name", text, error)
      || !bones_json_read_string (object, "player", &player, error))
    return FALSE;

  if (player != NULL) /* the request keeps what both come to */
    {
      g_autofree char *both = g_strdup_printf ("%s\t%s", *text, player);

      json_object_set_string_member (object, "text", both);
      *text = json_object_get_string_member (object, "text");
    }

  bones_add_change (to, BONES_ADD_FLEET, 0, 0, 0);
  return TRUE;
}

static gboolean
add_marker (const BonesChanging *to, JsonNode *node, const char **text, GError **error)
{
  JsonObject *object = NULL;
  guint kind, owner, ship = BONES_NO_SHIP;

  if (!bones_json_node_object (node, "marker", &object, error)
      || !read_kind (to->scene.setup->ruleset->marker_kinds, object, &kind, error)
      || !bones_read_owner (to->scene.names, object, "owner", &owner, error)
      || (bones_json_has (object, "ship")
          && !bones_read_one_ship (to->scene.names, object, "ship", &ship, error)))
    return FALSE;

  bones_add_change (to, BONES_ADD_MARKER, kind, owner, ship);
  return TRUE;
}

static gboolean
read_link (const BonesChanging *to, JsonNode *node, guint *kind, guint *a, guint *b, GError **error)
{
  JsonObject *object = NULL;

  return bones_json_node_object (node, "link", &object, error)
         && read_kind (to->scene.setup->ruleset->link_kinds, object, kind, error)
         && bones_read_one_ship (to->scene.names, object, "a", a, error)
         && bones_read_one_ship (to->scene.names, object, "b", b, error);
}

static gboolean
add_link (const BonesChanging *to, JsonNode *node, const char **text, GError **error)
{
  guint kind, a, b;

  if (!read_link (to, node, &kind, &a, &b, error))
    return FALSE;

  bones_add_change (to, BONES_ADD_LINK, kind, a, b);
  return TRUE;
}

static gboolean
add_card (const BonesChanging *to, JsonNode *node, const char **text, GError **error)
{
  return bones_card_read (to, node, BONES_IN_PILE, error);
}

static gboolean
remove_card (const BonesChanging *to, JsonNode *node, const char **text, GError **error)
{
  return bones_card_read (to, node, BONES_SPENT, error);
}

/* Ships and fleets that leave keep their number: what happened to them stays in the log. */
static gboolean
remove_ship (const BonesChanging *to, JsonNode *node, const char **text, GError **error)
{
  const char *name = NULL;
  guint ship;

  if (!bones_json_node_string (node, "ship", &name, error)
      || !bones_desk_find_ship (to->scene.names, name, &ship, error))
    return FALSE;

  bones_add_change (to, BONES_SET_SHIP, BONES_SHIP_STATUS, ship, BONES_WITHDRAWN);
  return TRUE;
}

static gboolean
remove_fleet (const BonesChanging *to, JsonNode *node, const char **text, GError **error)
{
  const BonesGame *game = to->scene.game;
  const char *name = NULL;
  guint fleet;

  if (!bones_json_node_string (node, "fleet", &name, error)
      || !bones_desk_find_fleet (to->scene.names, name, &fleet, error))
    return FALSE;

  bones_add_change (to, BONES_SET_FLEET, BONES_FLEET_STATUS, fleet, BONES_WITHDRAWN);
  for (guint ship = 0; ship < game->n_ships; ship++)
    if (bones_game_sails_for (game, ship, fleet))
      bones_add_change (to, BONES_SET_SHIP, BONES_SHIP_STATUS, ship, BONES_WITHDRAWN);

  return TRUE;
}

static gboolean
remove_marker (const BonesChanging *to, JsonNode *node, const char **text, GError **error)
{
  const char *name = NULL;

  if (!bones_json_node_string (node, "marker", &name, error))
    return FALSE;

  for (guint i = 0; i < to->scene.game->n_markers; i++)
    {
      g_autofree char *called = bones_words_marker (&to->scene, i);

      if (*called != '\0' && g_ascii_strcasecmp (called, name) == 0)
        {
          bones_add_change (to, BONES_REMOVE_MARKER, 0, i, 0);
          return TRUE;
        }
    }

  return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "There is no marker “%.40s”.", name);
}

static gboolean
remove_link (const BonesChanging *to, JsonNode *node, const char **text, GError **error)
{
  const BonesGame *game = to->scene.game;
  guint kind, a, b;

  if (!read_link (to, node, &kind, &a, &b, error))
    return FALSE;

  for (guint i = 0; i < game->n_links; i++)
    if (game->links[i].kind == kind
        && ((game->links[i].a == a && game->links[i].b == b)
            || (game->links[i].a == b && game->links[i].b == a)))
      {
        bones_add_change (to, BONES_REMOVE_LINK, 0, i, 0);
        return TRUE;
      }

  return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "There is no such link.");
}

static const Thing things_to_add[] = { { "ship", add_ship },     { "fleet", add_fleet },
                                       { "marker", add_marker }, { "link", add_link },
                                       { "card", add_card },     { NULL, NULL } };

static const Thing things_to_remove[] = { { "ship", remove_ship },     { "fleet", remove_fleet },
                                          { "marker", remove_marker }, { "link", remove_link },
                                          { "card", remove_card },     { NULL, NULL } };

static gboolean
read_things (const BonesChanging *to, JsonObject *object, const Thing *things, const char **text,
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

/* A new name is the text of its entry, so it stands alone. */
static gboolean
read_name (const BonesChanging *to, guint scope, guint index, JsonObject *set, const char **text,
           GError **error)
{
  if (json_object_get_size (set) > 1)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                              "Set a name in a request of its own.");

  if (!bones_json_read_string (set, "name", text, error))
    return FALSE;

  if (**text == '\0')
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST, "A name cannot be empty.");

  bones_add_change (to, scope == BONES_SET_SHIP ? BONES_RENAME_SHIP : BONES_RENAME_FLEET, 0, index,
                    0);
  return TRUE;
}

/* Whose fields "set" and "by" speak of: a ship's, a fleet's, or the table's. */
static gboolean
read_subject (const BonesNames *names, JsonObject *request, guint *scope, guint *index,
              GError **error)
{
  *index = 0;
  *scope = BONES_SET_TABLE;
  if (bones_json_has (request, "ship"))
    {
      *scope = BONES_SET_SHIP;
      return bones_read_one_ship (names, request, "ship", index, error);
    }

  if (!bones_json_has (request, "fleet"))
    return TRUE;

  *scope = BONES_SET_FLEET;
  return bones_read_owner (names, request, "fleet", index, error);
}

static gboolean
read_set_and_by (BonesChanging *to, JsonObject *request, const char **text, GError **error)
{
  JsonObject *set = NULL, *by = NULL;
  guint scope, index;

  if (!read_subject (to->scene.names, request, &scope, &index, error)
      || !bones_json_read_object (request, "set", &set, error)
      || !bones_json_read_object (request, "by", &by, error))
    return FALSE;

  if (set != NULL && scope != BONES_SET_TABLE && bones_json_has (set, "name"))
    return read_name (to, scope, index, set, text, error);

  if (set != NULL && !bones_fields_read (to, scope, index, set, NULL, error))
    return FALSE;

  to->delta = TRUE;
  if (by != NULL && !bones_fields_read (to, scope, index, by, NULL, error))
    return FALSE;

  to->delta = FALSE;
  return TRUE;
}

gboolean
bones_changes_read (BonesTable *table, JsonObject *request, GArray *changes, const char **text,
                    GError **error)
{
  BonesChanging to = { .scene = bones_desk_context (table), .changes = changes };
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

/* The ships or fleets of a battle joined under way: {"R1":{"hits":1}, …}. */
static gboolean
read_each (const BonesChanging *to, JsonObject *start, const char *member, guint scope,
           GError **error)
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
      const BonesNames *names = to->scene.names;
      JsonObject *fields = NULL;
      guint index;

      if (!(scope == BONES_SET_SHIP ? bones_desk_find_ship (names, name, &index, error)
                                    : bones_desk_find_fleet (names, name, &index, error))
          || !bones_json_node_object (node, name, &fields, error)
          || !bones_fields_read (to, scope, index, fields, NULL, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_list (const BonesChanging *to, JsonObject *start, const char *member, const Thing *thing,
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

/* Where wind and order are given, ships have their turns; else the step must be told. */
static gboolean
read_start_step (const BonesChanging *to, JsonObject *start, GError **error)
{
  if (bones_json_has (start, "step"))
    return bones_field_read (to, BONES_SET_TABLE, 0, "step", json_object_get_member (start, "step"),
                             error);

  if (bones_json_has (start, "wind") && bones_json_has (start, "order"))
    bones_add_last_step (to);

  return TRUE;
}

gboolean
bones_start_read (BonesTable *table, JsonObject *start, GArray *changes, GError **error)
{
  static const char *const others[] = { "ships", "fleets", "markers", "links",
                                        "cards", "step",   "active",  NULL };
  const BonesChanging to = { .scene = bones_desk_context (table), .changes = changes };

  if (!bones_json_has (start, "round"))
    bones_add_change (&to, BONES_SET_TABLE, BONES_TABLE_ROUND, 0, 1);

  return read_each (&to, start, "fleets", BONES_SET_FLEET, error)
         && read_each (&to, start, "ships", BONES_SET_SHIP, error)
         && read_list (&to, start, "markers", &(Thing){ "marker", add_marker }, error)
         && read_list (&to, start, "links", &(Thing){ "link", add_link }, error)
         && read_list (&to, start, "cards", &(Thing){ "card", add_card }, error)
         && bones_fields_read (&to, BONES_SET_TABLE, 0, start, others, error)
         && read_start_step (&to, start, error)
         && (!bones_json_has (start, "active")
             || bones_field_read (&to, BONES_SET_TABLE, 0, "active",
                                  json_object_get_member (start, "active"), error));
}
