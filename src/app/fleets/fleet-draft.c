/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "fleet-draft.h"

#include "json-read.h"
#include "json-text.h"
#include "ready-made.h"
#include "setup-text.h"
#include "ship-names.h"
#include "words.h"

#include "bones-config.h"

#include <string.h>

struct _BonesFleetDraft {
  GObject parent_instance;

  BonesStore *store;        /* borrowed */
  BonesFleetRecord *record; /* owned: as it is stored */
  BonesRosterFile *file;    /* owned: the same, read. Its document is never changed */
  GArray *flaws;            /* owned, of BonesFleetFlaw */
};

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesFleetDraft, bones_fleet_draft, G_TYPE_OBJECT)

/* ---- Documents ---- */

/* A copy that shares its members, which are not changed. */
static JsonObject *
copy_object (JsonObject *from)
{
  JsonObject *copy = json_object_new ();
  JsonObjectIter members;
  const char *name;
  JsonNode *value;

  json_object_iter_init_ordered (&members, from);
  while (json_object_iter_next_ordered (&members, &name, &value))
    json_object_set_member (copy, name, json_node_copy (value));

  return copy;
}

static JsonArray *
get_ships (BonesFleetDraft *self)
{
  return json_object_get_array_member (self->file->document, "ships");
}

/* The ships of the fleet without those from @from to before @to, and with @put (or NULL), which it
 * takes, before ship @at, counted after that; -1: at the end. */
static JsonArray *
splice_ships (BonesFleetDraft *self, guint from, guint to, GPtrArray *put, gint at)
{
  JsonArray *ships = get_ships (self), *next = json_array_new ();
  const guint n = json_array_get_length (ships);
  guint kept = 0;

  for (guint i = 0; i <= n; i++)
    {
      const gboolean stays = i < n && (i < from || i >= to);

      if (put != NULL && ((at >= 0 && stays && kept == (guint) at) || i == n))
        {
          for (guint j = 0; j < put->len; j++)
            json_array_add_object_element (next, json_object_ref (g_ptr_array_index (put, j)));

          g_clear_pointer (&put, g_ptr_array_unref);
        }

      if (!stays)
        continue;

      json_array_add_element (next, json_node_copy (json_array_get_element (ships, i)));
      kept++;
    }

  return next;
}

/* The document with other ships. Takes @ships. */
static JsonObject *
with_ships (BonesFleetDraft *self, JsonArray *ships)
{
  JsonObject *next = copy_object (self->file->document);

  json_object_set_array_member (next, "ships", ships);
  return next;
}

/* The document with @ship, which it takes, in the place of ship @i. */
static JsonObject *
with_ship (BonesFleetDraft *self, guint i, JsonObject *ship)
{
  GPtrArray *put = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);

  g_ptr_array_add (put, ship);
  return with_ships (self, splice_ships (self, i, i + 1, put, (gint) i));
}

static JsonObject *
copy_ship (BonesFleetDraft *self, guint i)
{
  return copy_object (json_array_get_object_element (get_ships (self), i));
}

/* An empty text takes the member away. */
static void
set_text (JsonObject *object, const char *member, const char *text)
{
  if (text == NULL || *text == '\0')
    json_object_remove_member (object, member);
  else
    json_object_set_string_member (object, member, text);
}

static void
set_flag (JsonObject *object, const char *member, gboolean set)
{
  if (set)
    json_object_set_boolean_member (object, member, TRUE);
  else
    json_object_remove_member (object, member);
}

/* ---- Flaws ---- */

static void
clear_flaw (gpointer data)
{
  g_free (((BonesFleetFlaw *) data)->text);
}

/* What is not from the ruleset, which checks a fleet that is within bounds only. */
static void
add_general_flaws (BonesFleetDraft *self)
{
  for (guint i = 0; i < self->file->n_general; i++)
    {
      const BonesFleetFlaw flaw = { g_strdup (g_ptr_array_index (self->file->faults, i)), NULL, -1,
                                    FALSE, NULL };

      g_array_append_val (self->flaws, flaw);
    }
}

/* That the fleet costs more than its owner wanted. */
static void
add_limit_flaw (BonesFleetDraft *self)
{
  const gint limit = bones_fleet_draft_get_limit (self), over = (gint) self->file->points - limit;
  g_autofree char *text = NULL;
  BonesFleetFlaw flaw = { NULL, NULL, -1, TRUE, NULL };

  if (limit < 0 || over <= 0)
    return;

  text = bones_words_points (over);
  flaw.text = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "The fleet costs %s point more than its limit.",
                   "The fleet costs %s points more than its limit.", (gulong) (over + 1) / 2),
      text);
  g_array_append_val (self->flaws, flaw);
}

static void
find_flaws (BonesFleetDraft *self)
{
  const BonesSetup *setup = self->file->setup;

  g_array_set_size (self->flaws, 0);
  add_general_flaws (self);
  for (guint i = 0; i < self->file->found->len; i++)
    {
      const BonesFault *fault = &g_array_index (self->file->found, BonesFault, i);
      const BonesFleetFlaw flaw = { bones_words_fault (setup, self->file->roster, fault),
                                    fault->rule, fault->ship, bones_fault_warns (setup, fault),
                                    fault };

      g_array_append_val (self->flaws, flaw);
    }

  add_limit_flaw (self);
}

/* ---- Storing ---- */

/* Makes the fleet the one in @next, which it takes, and stores it. */
static gboolean
store_edit (BonesFleetDraft *self, JsonObject *next, GError **error)
{
  g_autoptr (JsonObject) before = json_object_ref (self->file->document);
  g_autoptr (JsonObject) after = next;

  if (!bones_roster_file_change (self->file, after, error))
    return FALSE;

  if (bones_kept_fleet_put_file (self->store, self->record, self->file, error))
    {
      find_flaws (self);
      g_signal_emit (self, signals[CHANGED], 0);
      return TRUE;
    }

  if (!bones_roster_file_change (self->file, before, NULL)) /* it was read before */
    g_assert_not_reached ();

  find_flaws (self);
  return FALSE;
}

/* Whether the fleet in @document has the content that the present one has. */
static gboolean
has_same_content (BonesFleetDraft *self, JsonObject *document)
{
  JsonNode *before = json_object_get_member (self->file->document, "content");
  JsonNode *now = json_object_get_member (document, "content");

  return before == now || (before != NULL && now != NULL && json_node_equal (before, now));
}

/* Reads the fleet from the record. Its set-up stays if its content does. */
static gboolean
read_record (BonesFleetDraft *self, GError **error)
{
  const char *json = self->record->json;
  g_autoptr (JsonObject) document = bones_json_parse_object (json, strlen (json), error);
  BonesRosterFile *file;

  if (document == NULL)
    return FALSE;

  if (self->file != NULL && has_same_content (self, document))
    return bones_roster_file_change (self->file, document, error);

  file = bones_kept_fleet_read (self->store, json, strlen (json), error);
  if (file == NULL)
    return FALSE;

  g_clear_pointer (&self->file, bones_roster_file_free);
  self->file = file;
  return TRUE;
}

/* The faces in @text; NULL if something else stands there. */
static JsonArray *
read_dice (const char *text, GError **error)
{
  g_autoptr (JsonArray) dice = json_array_new ();

  for (; *text != '\0'; text++)
    if (g_ascii_isdigit (*text))
      json_array_add_int_element (dice, g_ascii_digit_value (*text));
    else if (!g_ascii_isspace (*text) && *text != ',')
      {
        g_set_error_literal (
            error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT,
            _ ("Write the faces of the dice one after another, for example 3 5 2."));
        return NULL;
      }

  return g_steal_pointer (&dice);
}

gboolean
bones_fleet_draft_roll (BonesFleetDraft *self, const char *dice, GError **error)
{
  g_autoptr (JsonArray) faces = NULL;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), FALSE);

  if (dice != NULL && (faces = read_dice (dice, error)) == NULL)
    return FALSE;

  if (!bones_kept_fleet_roll (self->store, self->record, faces, error)
      || !read_record (self, error))
    return FALSE;

  find_flaws (self);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

static gboolean
step (BonesFleetDraft *self, gboolean back, GError **error)
{
  if (!(back ? bones_store_undo_fleet (self->store, self->record, error)
             : bones_store_redo_fleet (self->store, self->record, error))
      || !read_record (self, error))
    return FALSE;

  find_flaws (self);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

gboolean
bones_fleet_draft_undo (BonesFleetDraft *self, GError **error)
{
  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), FALSE);

  return step (self, TRUE, error);
}

gboolean
bones_fleet_draft_redo (BonesFleetDraft *self, GError **error)
{
  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), FALSE);

  return step (self, FALSE, error);
}

/* ---- What it is ---- */

const BonesFleetRecord *
bones_fleet_draft_get_record (BonesFleetDraft *self)
{
  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), NULL);

  return self->record;
}

BonesSetup *
bones_fleet_draft_get_setup (BonesFleetDraft *self)
{
  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), NULL);

  return self->file->setup;
}

const BonesRoster *
bones_fleet_draft_get_roster (BonesFleetDraft *self)
{
  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), NULL);

  return self->file->roster;
}

GArray *
bones_fleet_draft_get_flaws (BonesFleetDraft *self)
{
  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), NULL);

  return self->flaws;
}

/* Whether any class has a price. */
static gboolean
has_prices (const BonesSetup *setup)
{
  for (guint i = 0; i < setup->ruleset->n_kinds (setup->content); i++)
    if (setup->ruleset->kind_points (setup->content, setup->options, i) > 0)
      return TRUE;

  return FALSE;
}

gint
bones_fleet_draft_get_points (BonesFleetDraft *self)
{
  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), -1);

  return has_prices (self->file->setup) ? (gint) self->file->points : -1;
}

gint
bones_fleet_draft_get_budget (BonesFleetDraft *self)
{
  const BonesSetup *setup;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), -1);

  setup = self->file->setup;
  return setup->ruleset->budget != NULL ? (gint) setup->ruleset->budget (setup, self->file->roster)
                                        : -1;
}

gint
bones_fleet_draft_get_limit (BonesFleetDraft *self)
{
  gint64 limit = -1;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), -1);

  bones_json_read_parts (self->file->document, "limit", BONES_PARTS_OF_POINT, 0, G_MAXINT, &limit,
                         NULL);
  return (gint) limit;
}

const char *
bones_fleet_draft_get_notes (BonesFleetDraft *self, gint ship)
{
  const char *notes = "";

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), NULL);

  bones_json_read_string (ship < 0 ? self->file->document
                                   : json_array_get_object_element (get_ships (self), (guint) ship),
                          "notes", &notes, NULL);
  return notes;
}

char *
bones_fleet_draft_dup_tags (BonesFleetDraft *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  JsonArray *tags = NULL;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), NULL);

  bones_json_read_array (self->file->document, "tags", &tags, NULL);
  for (guint i = 0; tags != NULL && i < json_array_get_length (tags); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "",
                            json_array_get_string_element (tags, i));

  return g_strdup (text->str);
}

char *
bones_fleet_draft_call_ship (BonesFleetDraft *self, guint ship)
{
  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), NULL);

  return bones_words_bought_ship (self->file->setup, self->file->roster, ship);
}

gboolean
bones_fleet_draft_is_given (BonesFleetDraft *self)
{
  const BonesSetup *setup;
  guint offered = 0;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), FALSE);

  setup = self->file->setup;
  for (guint i = 0; i < setup->ruleset->n_kinds (setup->content); i++)
    offered += bones_setup_offers (setup, self->file->roster->faction, i);

  return offered <= 1 && bones_ruleset_fleet_ships (setup) > 0;
}

/* ---- Ships ---- */

static gboolean
has_flagship (const BonesRoster *roster)
{
  for (guint i = 0; i < roster->ships->len; i++)
    if (((const BonesRosterShip *) g_ptr_array_index (roster->ships, i))->flagship)
      return TRUE;

  return FALSE;
}

/* Makes @ship of @roster the flagship if there is none and fewer faults are left with her. Returns
 * whether it did. */
static gboolean
offer_flagship (const BonesSetup *setup, BonesRoster *roster, guint ship)
{
  g_autoptr (GArray) without = g_array_new (FALSE, TRUE, sizeof (BonesFault));
  g_autoptr (GArray) with = g_array_new (FALSE, TRUE, sizeof (BonesFault));
  BonesRosterShip *bought = g_ptr_array_index (roster->ships, ship);

  if (!setup->ruleset->flagships || has_flagship (roster))
    return FALSE;

  setup->ruleset->check (setup, roster, without);
  bought->flagship = TRUE;
  setup->ruleset->check (setup, roster, with);
  bought->flagship = with->len < without->len;
  return bought->flagship;
}

/* Buys @n ships. */
static gboolean
buy_ships (BonesFleetDraft *self, guint kind, guint n, gint at, GError **error)
{
  const BonesSetup *setup = self->file->setup;
  const guint first = self->file->roster->ships->len;
  const char *id = setup->ruleset->kind_id (setup->content, kind);
  g_autoptr (BonesRoster) roster = bones_roster_copy (self->file->roster);
  GPtrArray *put_in;

  if (first + n > BONES_MAX_FLEET_SHIPS)
    {
      g_set_error (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT,
                   _ ("A fleet has at most %d ships."), BONES_MAX_FLEET_SHIPS);
      return FALSE;
    }

  put_in = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = bones_ship_name_new (roster, -1);
      JsonObject *ship = json_object_new ();

      json_object_set_string_member (ship, "name", name);
      json_object_set_string_member (ship, "class", id);
      bones_roster_add (roster, name, id, FALSE);
      g_ptr_array_add (put_in, ship);
    }

  if (offer_flagship (setup, roster, first))
    set_flag (g_ptr_array_index (put_in, 0), "flagship", TRUE);

  return store_edit (self, with_ships (self, splice_ships (self, 0, 0, put_in, at)), error);
}

gboolean
bones_fleet_draft_add (BonesFleetDraft *self, guint kind, gint at, GError **error)
{
  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), FALSE);

  return buy_ships (self, kind, bones_setup_lot (self->file->setup, kind), at, error);
}

gboolean
bones_fleet_draft_add_many (BonesFleetDraft *self, guint kind, guint n, GError **error)
{
  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self) && n > 0, FALSE);

  return buy_ships (self, kind, bones_setup_lot (self->file->setup, kind) * n, -1, error);
}

gboolean
bones_fleet_draft_fill (BonesFleetDraft *self, guint ship, guint n, GError **error)
{
  gint kind;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self) && ship < self->file->roster->ships->len,
                        FALSE);

  kind = bones_ruleset_kind (
      self->file->setup,
      ((const BonesRosterShip *) g_ptr_array_index (self->file->roster->ships, ship))->kind);
  g_return_val_if_fail (kind >= 0, FALSE);

  return buy_ships (self, (guint) kind, n, (gint) ship, error);
}

gboolean
bones_fleet_draft_remove (BonesFleetDraft *self, guint ship, GError **error)
{
  return bones_fleet_draft_remove_many (self, ship, 1, error);
}

gboolean
bones_fleet_draft_remove_many (BonesFleetDraft *self, guint ship, guint n, GError **error)
{
  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self) && ship + n <= self->file->roster->ships->len,
                        FALSE);

  return store_edit (self, with_ships (self, splice_ships (self, ship, ship + n, NULL, -1)), error);
}

gboolean
bones_fleet_draft_move (BonesFleetDraft *self, guint ship, guint to, GError **error)
{
  const guint n = self->file->roster->ships->len;
  GPtrArray *moved;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self) && ship < n && to < n, FALSE);

  moved = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  g_ptr_array_add (moved, json_object_ref (json_array_get_object_element (get_ships (self), ship)));
  return store_edit (self, with_ships (self, splice_ships (self, ship, ship + 1, moved, (gint) to)),
                     error);
}

/* Sets member @member of ship @ship to @text, or removes it. */
static gboolean
put_ship_text (BonesFleetDraft *self, guint ship, const char *member, const char *text,
               GError **error)
{
  JsonObject *next;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self) && ship < self->file->roster->ships->len,
                        FALSE);

  next = copy_ship (self, ship);
  set_text (next, member, text);
  return store_edit (self, with_ship (self, ship, next), error);
}

gboolean
bones_fleet_draft_name_ship (BonesFleetDraft *self, guint ship, const char *name, GError **error)
{
  g_autofree char *own = g_strstrip (g_strdup (name != NULL ? name : ""));

  return put_ship_text (self, ship, "name", own, error);
}

gboolean
bones_fleet_draft_rename_ship (BonesFleetDraft *self, guint ship, GError **error)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), FALSE);

  name = bones_ship_name_new (self->file->roster, -1);
  return put_ship_text (self, ship, "name", name, error);
}

gboolean
bones_fleet_draft_set_variant (BonesFleetDraft *self, guint ship, const char *variant,
                               GError **error)
{
  return put_ship_text (self, ship, "variant", variant, error);
}

gboolean
bones_fleet_draft_put_aboard (BonesFleetDraft *self, guint ship, BonesOutfit outfit, const char *id,
                              gboolean aboard, GError **error)
{
  static const char *const members[] = { "wizard", "characters", "cards" };
  g_autoptr (BonesRoster) roster = NULL;
  g_autoptr (JsonObject) fleet = NULL;
  JsonObject *next, *written;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self) && ship < self->file->roster->ships->len,
                        FALSE);

  roster = bones_roster_copy (self->file->roster);
  bones_roster_put (g_ptr_array_index (roster->ships, ship), outfit, id, aboard);
  fleet = bones_roster_write (roster);
  written = json_array_get_object_element (json_object_get_array_member (fleet, "ships"), ship);
  next = copy_ship (self, ship);
  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    if (json_object_has_member (written, members[i]))
      json_object_set_member (next, members[i],
                              json_node_copy (json_object_get_member (written, members[i])));
    else
      json_object_remove_member (next, members[i]);

  return store_edit (self, with_ship (self, ship, next), error);
}

gboolean
bones_fleet_draft_set_anti_flyer (BonesFleetDraft *self, guint ship, gboolean carries,
                                  GError **error)
{
  JsonObject *next;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self) && ship < self->file->roster->ships->len,
                        FALSE);

  next = copy_ship (self, ship);
  set_flag (next, "anti_flyer", carries);
  return store_edit (self, with_ship (self, ship, next), error);
}

gboolean
bones_fleet_draft_set_flagship (BonesFleetDraft *self, guint ship, gboolean flagship,
                                GError **error)
{
  JsonArray *ships;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self) && ship < self->file->roster->ships->len,
                        FALSE);

  ships = json_array_new ();
  for (guint i = 0; i < self->file->roster->ships->len; i++)
    {
      JsonObject *next = copy_ship (self, i);

      set_flag (next, "flagship", flagship && i == ship);
      json_array_add_object_element (ships, next);
    }

  return store_edit (self, with_ships (self, ships), error);
}

/* ---- The fleet ---- */

static gboolean
put_text (BonesFleetDraft *self, const char *member, const char *text, GError **error)
{
  JsonObject *next;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), FALSE);

  next = copy_object (self->file->document);
  set_text (next, member, text);
  return store_edit (self, next, error);
}

gboolean
bones_fleet_draft_set_notes (BonesFleetDraft *self, gint ship, const char *notes, GError **error)
{
  return ship >= 0 ? put_ship_text (self, (guint) ship, "notes", notes, error)
                   : put_text (self, "notes", notes, error);
}

gboolean
bones_fleet_draft_rename (BonesFleetDraft *self, const char *name, GError **error)
{
  g_autofree char *own = g_strstrip (g_strdup (name != NULL ? name : ""));
  JsonObject *next;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), FALSE);

  next = copy_object (self->file->document);
  json_object_set_string_member (next, "name", own);
  return store_edit (self, next, error);
}

gboolean
bones_fleet_draft_set_player (BonesFleetDraft *self, const char *player, GError **error)
{
  return put_text (self, "player", player, error);
}

gboolean
bones_fleet_draft_set_faction (BonesFleetDraft *self, const char *faction, GError **error)
{
  return put_text (self, "faction", faction, error);
}

gboolean
bones_fleet_draft_set_cards (BonesFleetDraft *self, guint cards, GError **error)
{
  JsonObject *next;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), FALSE);

  next = copy_object (self->file->document);
  json_object_remove_member (next, "cards");
  if (cards > 0)
    json_object_set_int_member (next, "cards", cards);

  return store_edit (self, next, error);
}

gboolean
bones_fleet_draft_set_limit (BonesFleetDraft *self, gint limit, GError **error)
{
  JsonObject *next;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), FALSE);

  next = copy_object (self->file->document);
  json_object_remove_member (next, "limit");
  if (limit >= 0 && limit % BONES_PARTS_OF_POINT == 0)
    json_object_set_int_member (next, "limit", limit / BONES_PARTS_OF_POINT);
  else if (limit >= 0)
    json_object_set_double_member (next, "limit", (double) limit / BONES_PARTS_OF_POINT);

  return store_edit (self, next, error);
}

gboolean
bones_fleet_draft_set_tags (BonesFleetDraft *self, const char *tags, GError **error)
{
  g_auto (GStrv) words = g_strsplit (tags != NULL ? tags : "", ",", -1);
  JsonArray *list;
  JsonObject *next;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), FALSE);

  next = copy_object (self->file->document);
  list = json_array_new ();
  for (guint i = 0; words[i] != NULL; i++)
    if (*g_strstrip (words[i]) != '\0')
      json_array_add_string_element (list, words[i]);

  json_object_remove_member (next, "tags");
  if (json_array_get_length (list) > 0)
    json_object_set_array_member (next, "tags", list);
  else
    json_array_unref (list);

  return store_edit (self, next, error);
}

/* ---- Rules ---- */

/* The edition, and of the options those that differ from it. */
static gboolean
put_rules (BonesFleetDraft *self, guint edition, const guint8 *wanted, GError **error)
{
  const BonesRuleset *ruleset = self->file->setup->ruleset;
  g_autoptr (BonesSetup) usual = bones_setup_new (ruleset, NULL);
  JsonObject *next = copy_object (self->file->document), *options = json_object_new ();

  bones_options_begin (usual, ruleset->editions[edition], NULL);
  json_object_set_string_member (next, "edition", ruleset->editions[edition]);
  for (guint i = 1; wanted != NULL && ruleset->options[i].key != NULL; i++)
    if (ruleset->options[i].kind != BONES_OPTION_DATA && wanted[i] != usual->options[i])
      bones_option_to_json (options, ruleset->options[i].key, &ruleset->options[i], wanted[i]);

  json_object_set_object_member (next, "options", options);
  return store_edit (self, next, error);
}

GPtrArray *
bones_fleet_draft_list_sets (BonesFleetDraft *self)
{
  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), NULL);

  return self->file->setup->ruleset->schema != NULL
             ? bones_content_sets (self->store, self->file->setup->ruleset, NULL)
             : NULL;
}

guint
bones_fleet_draft_find_set (BonesFleetDraft *self, const GPtrArray *sets)
{
  const char *name = NULL;
  guint i = 0;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self) && sets != NULL, 0);

  if (!bones_json_has (self->file->document, "content"))
    return 0; /* the stock set */

  bones_json_read_string (self->file->document, "content", &name, NULL);
  while (i < sets->len
         && g_strcmp0 (((const BonesSetRecord *) g_ptr_array_index (sets, i))->name, name) != 0)
    i++;

  return i;
}

gboolean
bones_fleet_draft_set_content (BonesFleetDraft *self, const BonesSetRecord *set, GError **error)
{
  g_autoptr (JsonObject) next = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self) && set != NULL, FALSE);

  next = copy_object (self->file->document);
  set_text (next, "content", set->id != 0 ? set->name : NULL);
  text = bones_json_to_text (next, FALSE);
  if (!bones_kept_fleet_put (self->store, self->record, text, strlen (text), error)
      || !read_record (self, error))
    return FALSE;

  find_flaws (self);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

gboolean
bones_fleet_draft_set_edition (BonesFleetDraft *self, const char *edition, GError **error)
{
  const BonesRuleset *ruleset;
  guint number = 0;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self) && edition != NULL, FALSE);

  ruleset = self->file->setup->ruleset;
  while (ruleset->editions[number] != NULL && !g_str_equal (ruleset->editions[number], edition))
    number++;
  g_return_val_if_fail (ruleset->editions[number] != NULL, FALSE);

  return put_rules (self, number, NULL, error);
}

gboolean
bones_fleet_draft_set_preset (BonesFleetDraft *self, const BonesPreset *preset, GError **error)
{
  g_autoptr (BonesSetup) scratch = NULL;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self) && preset != NULL, FALSE);

  scratch = bones_setup_new (self->file->setup->ruleset, NULL);
  if (!bones_options_begin (scratch, preset->edition, error))
    return FALSE;

  bones_preset_set (scratch, preset);
  return put_rules (self, scratch->options[0], scratch->options, error);
}

gboolean
bones_fleet_draft_set_options (BonesFleetDraft *self, const guint8 *options, GError **error)
{
  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self) && options != NULL, FALSE);

  return put_rules (self, options[0], options, error);
}

/* ---- Classes ---- */

/* Whether @faults has the same fault, of the same ship. */
static gboolean
has_fault (GArray *faults, const BonesFault *like)
{
  for (guint i = 0; i < faults->len; i++)
    {
      const BonesFault *fault = &g_array_index (faults, BonesFault, i);

      if (fault->ship == like->ship && g_str_equal (fault->what, like->what))
        return TRUE;
    }

  return FALSE;
}

char *
bones_fleet_draft_refuse (BonesFleetDraft *self, guint kind)
{
  g_autoptr (GArray) found = g_array_new (FALSE, TRUE, sizeof (BonesFault));
  g_autoptr (BonesRoster) roster = NULL;
  const BonesSetup *setup;
  const char *class;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (self), NULL);

  setup = self->file->setup;
  class = bones_words_called (setup, NULL,
                              setup->ruleset->kind_words (setup->content, setup->options, kind));
  roster = bones_roster_copy (self->file->roster);
  for (guint i = 0; i < bones_setup_lot (setup, kind); i++)
    bones_roster_add (roster, class, setup->ruleset->kind_id (setup->content, kind), FALSE);

  offer_flagship (setup, roster, self->file->roster->ships->len);
  setup->ruleset->check (setup, roster, found);
  for (guint i = 0; i < found->len; i++)
    {
      const BonesFault *fault = &g_array_index (found, BonesFault, i);

      if (!has_fault (self->file->found, fault) && !bones_fault_warns (setup, fault)
          && (fault->ship < 0 || (guint) fault->ship >= self->file->roster->ships->len))
        return bones_words_fault (setup, roster, fault);
    }

  return NULL;
}

/* ---- The draft ---- */

static void
bones_fleet_draft_finalize (GObject *object)
{
  BonesFleetDraft *self = BONES_FLEET_DRAFT (object);

  g_clear_pointer (&self->record, bones_fleet_record_free);
  g_clear_pointer (&self->file, bones_roster_file_free);
  g_array_unref (self->flaws);
  G_OBJECT_CLASS (bones_fleet_draft_parent_class)->finalize (object);
}

static void
bones_fleet_draft_class_init (BonesFleetDraftClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bones_fleet_draft_finalize;
  signals[CHANGED] = g_signal_new ("changed", BONES_TYPE_FLEET_DRAFT, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
bones_fleet_draft_init (BonesFleetDraft *self)
{
  self->flaws = g_array_new (FALSE, TRUE, sizeof (BonesFleetFlaw));
  g_array_set_clear_func (self->flaws, clear_flaw);
}

BonesFleetDraft *
bones_fleet_draft_open (BonesStore *store, gint64 id, GError **error)
{
  g_autoptr (BonesFleetDraft) self = NULL;

  g_return_val_if_fail (store != NULL, NULL);

  self = g_object_new (BONES_TYPE_FLEET_DRAFT, NULL);
  self->store = store;
  self->record = bones_store_load_fleet (store, id, error);
  if (self->record == NULL || !read_record (self, error))
    return NULL;

  find_flaws (self);
  return g_steal_pointer (&self);
}
