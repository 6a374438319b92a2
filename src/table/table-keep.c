/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fleets of a battle that are kept for later ones. */
#include "table-private.h"

#include "ids.h"
#include "json-read.h"
#include "json-text.h"
#include "kept-fleet.h"
#include "table-context.h"
#include "who-sees.h"

#include <string.h>

/* A fleet as it stands: what is made, and what is said of it. */
typedef struct {
  BonesWordsContext context;
  guint fleet;
  const BonesRoster *bought;
  BonesRoster *roster;
  GPtrArray *notes; /* of char * */
} Keeping;

static gboolean
refuse_hidden (BonesTable *self, guint viewer, guint fleet, GError **error)
{
  const BonesGame *game = &bones_table_get_play (self)->game;

  for (guint i = 0; i < game->n_ships; i++)
    if (game->ships[i].origin == fleet && !bones_sees_ship (self->setup, game, viewer, i))
      return bones_table_refuse (
          error, BONES_TABLE_ERROR_NOT_OPEN,
          g_strdup (_ ("A ship of this fleet is hidden: only its own player can keep it.")));

  return TRUE;
}

/* Those of @tracks that last, with the @values; NULL if none does. */
static GVariant *
list_lasting (const BonesTrack *tracks, const guint16 *values)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{su}"));
  gboolean any = FALSE;

  for (guint i = 0; tracks[i].id != NULL; i++)
    if (tracks[i].lasts)
      {
        g_variant_builder_add (&builder, "{su}", tracks[i].id, (guint32) values[i]);
        any = TRUE;
      }

  if (any)
    return g_variant_ref_sink (g_variant_builder_end (&builder));

  g_variant_builder_clear (&builder);
  return NULL;
}

static guint
count_faults (const BonesSetup *setup, const BonesRoster *roster)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (BonesFault));
  guint n = 0;

  setup->ruleset->check (setup, roster, faults);
  for (guint i = 0; i < faults->len; i++)
    n += !g_array_index (faults, BonesFault, i).warns;
  return n;
}

static const char *
kind_of (const Keeping *keeping, const BonesShip *ship)
{
  const BonesSetup *setup = keeping->context.setup;

  return setup->ruleset->kind_id (setup->content, ship->kind);
}

/* Why @ship does not sail for the fleet in its next battle: "sunk", "taken by Blue"; NULL if she
 * does. A ship that fled or left the table comes back. */
static char *
say_loss (const Keeping *keeping, const BonesShip *ship)
{
  const BonesWordsContext *context = &keeping->context;

  if (ship->status == BONES_SUNK || ship->status == BONES_DESTROYED)
    return bones_words_name (context, "status", bones_status_ids[ship->status]);

  if (ship->fleet == keeping->fleet || ship->status != BONES_IN_PLAY)
    return NULL;

  return ship->fleet == BONES_NOBODY
             ? bones_words_name (context, "status", "abandoned")
             : g_strdup_printf (_ ("taken by %s"), bones_names_fleet (context->names, ship->fleet));
}

/* Adds ship @i of the game, which the fleet was bought with, if it still has her. */
static void
keep_ship (Keeping *keeping, guint i, BonesRosterShip *as_bought)
{
  const BonesShip *ship = &keeping->context.game->ships[i];
  const char *name = bones_names_ship (keeping->context.names, i);
  g_autofree char *loss = say_loss (keeping, ship);
  BonesRosterShip *kept;

  if (loss != NULL)
    {
      g_ptr_array_add (keeping->notes, g_strdup_printf (_ ("%s is left out: %s."), name, loss));
      return;
    }

  kept = bones_roster_add (keeping->roster, as_bought->name, kind_of (keeping, ship),
                           as_bought->flagship);
  kept->variant = g_strdup (as_bought->variant);
  kept->wizard = g_strdup (as_bought->wizard);
  kept->anti_flyer = as_bought->anti_flyer;
  kept->characters = g_strdupv (as_bought->characters);
  kept->cards = g_strdupv (as_bought->cards);
  kept->carried = list_lasting (keeping->context.setup->ruleset->ship_tracks, ship->tracks);
}

/* Adds a prize, if the fleet may buy her; or says that it does not. */
static void
keep_prize (Keeping *keeping, guint i)
{
  const BonesSetup *setup = keeping->context.setup;
  const char *name = bones_names_ship (keeping->context.names, i);
  g_autofree char *plain = bones_name_plain (name);
  const guint before = count_faults (setup, keeping->roster);

  bones_roster_add (keeping->roster, plain, kind_of (keeping, &keeping->context.game->ships[i]),
                    FALSE);
  if (count_faults (setup, keeping->roster) <= before)
    {
      g_ptr_array_add (keeping->notes, g_strdup_printf (_ ("%s is a prize."), name));
      return;
    }

  g_ptr_array_set_size (keeping->roster->ships, (gint) keeping->roster->ships->len - 1);
  g_ptr_array_add (keeping->notes,
                   g_strdup_printf (_ ("%s, a prize, is left out: the rules do not let this fleet "
                                       "buy her."),
                                    name));
}

static void
keep_ships (Keeping *keeping)
{
  const BonesGame *game = keeping->context.game;

  for (guint i = 0; i < game->n_ships; i++)
    if (game->ships[i].origin == keeping->fleet && game->ships[i].roster > 0
        && game->ships[i].roster <= keeping->bought->ships->len)
      keep_ship (keeping, i, g_ptr_array_index (keeping->bought->ships, game->ships[i].roster - 1));

  for (guint i = 0; i < game->n_ships; i++)
    if (game->ships[i].fleet == keeping->fleet && game->ships[i].origin != keeping->fleet
        && game->ships[i].origin < game->n_fleets && game->ships[i].status == BONES_IN_PLAY)
      keep_prize (keeping, i);
}

/* Says of the people of the fleet who are not well what became of them. */
static void
note_people (const Keeping *keeping)
{
  const BonesWordsContext *context = &keeping->context;
  const BonesRuleset *ruleset = context->setup->ruleset;

  for (const BonesPerson *person = ruleset->people; person != NULL && person->id != NULL; person++)
    {
      const guint fate = context->game->fleets[keeping->fleet].tracks[person->fate];
      g_autofree char *id =
          fate > 0
              ? g_strconcat (person->id, "-", ruleset->fleet_tracks[person->fate].ids[fate], NULL)
              : NULL;
      g_autofree char *word = id != NULL ? bones_words_name (context, "status", id) : NULL;

      if (word != NULL)
        g_ptr_array_add (keeping->notes,
                         g_strdup_printf (_ ("%s: the kept fleet has a new one."), word));
    }
}

/* The fleet as it stands; NULL with an error if nothing of it can be kept. */
static BonesRoster *
make_standing (BonesTable *self, guint fleet, GPtrArray *notes, GError **error)
{
  const BonesRoster *bought = g_ptr_array_index (self->setup->rosters, fleet);
  g_autoptr (BonesRoster) roster = bones_roster_copy (bought);
  Keeping keeping = { bones_table_get_context (self), fleet, bought, roster, notes };
  const BonesRuleset *ruleset = self->setup->ruleset;
  char *rest;

  if (ruleset->ahead != NULL)
    {
      bones_table_refuse (
          error, BONES_TABLE_ERROR_NOT_OPEN,
          g_strdup_printf (_ ("In %s every fleet is made anew for each battle, so nothing is "
                              "carried over. Keep the fleet as it was bought."),
                           _ (ruleset->name)));
      return NULL;
    }

  g_ptr_array_set_size (roster->ships, 0);
  g_clear_pointer (&roster->carried, g_variant_unref);
  keep_ships (&keeping);
  if (roster->ships->len == 0)
    {
      bones_table_refuse (error, BONES_TABLE_ERROR_NOTHING,
                          g_strdup (_ ("This fleet has no ship left.")));
      return NULL;
    }

  roster->carried =
      list_lasting (ruleset->fleet_tracks, keeping.context.game->fleets[fleet].tracks);
  note_people (&keeping);
  rest = bones_words_if_any (&keeping.context, "carried", "rest");
  if (rest != NULL)
    g_ptr_array_add (notes, rest);

  return g_steal_pointer (&roster);
}

/* "After Red against Blue: Gull is left out: sunk. …" */
static void
add_notes (BonesTable *self, const GPtrArray *notes, JsonObject *fleet)
{
  const char *had = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  if (bones_json_read_string (fleet, "notes", &had, NULL) && had != NULL && *had != '\0')
    g_string_append_printf (text, "%s\n", had);

  g_string_append_printf (text, _ ("After %s:"), self->record->title);
  for (guint i = 0; i < notes->len; i++)
    g_string_append_printf (text, " %s", (const char *) g_ptr_array_index (notes, i));

  json_object_set_string_member (fleet, "notes", text->str);
}

static gint64
find_kept (BonesTable *self, guint fleet)
{
  for (guint i = 0; self->record->kept != NULL && i < self->record->kept->len; i++)
    if (g_array_index (self->record->kept, BonesKeptFleet, i).fleet == fleet)
      return g_array_index (self->record->kept, BonesKeptFleet, i).kept;

  return 0;
}

/* Puts the ships of @fleet in the place of those of the kept fleet that they came from. */
static BonesFleetRecord *
update_kept (BonesTable *self, guint number, JsonObject *fleet, const GPtrArray *notes,
             GError **error)
{
  static const char *const members[] = { "ships", "carried" };
  const gint64 id = find_kept (self, number);
  g_autoptr (BonesFleetRecord) record = NULL;
  g_autoptr (JsonObject) document = NULL;
  g_autofree char *text = NULL;

  if (id == 0)
    {
      bones_table_refuse (error, BONES_TABLE_ERROR_NOT_OPEN,
                          g_strdup (_ ("This fleet did not come from a kept one. Keep it as it "
                                       "stands.")));
      return NULL;
    }

  record = bones_store_load_fleet (self->store, id, error);
  document =
      record != NULL ? bones_json_parse_object (record->json, strlen (record->json), error) : NULL;
  if (document == NULL)
    return NULL;

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    if (json_object_has_member (fleet, members[i]))
      json_object_set_member (document, members[i],
                              json_node_copy (json_object_get_member (fleet, members[i])));

  add_notes (self, notes, document);
  text = bones_json_to_text (document, FALSE);
  return bones_kept_fleet_put (self->store, record, text, strlen (text), error)
             ? g_steal_pointer (&record)
             : NULL;
}

/* Cards that a fleet chose are in its hand, which others may not see. */
static void
leave_out_cards (BonesRoster *roster, GPtrArray *notes)
{
  gboolean any = FALSE;

  for (guint i = 0; i < roster->ships->len; i++)
    {
      BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);

      any |= ship->cards != NULL;
      g_clear_pointer (&ship->cards, g_strfreev);
    }

  if (any)
    g_ptr_array_add (notes, g_strdup (_ ("The cards that it chose are left out: only its own "
                                         "player may know them.")));
}

BonesFleetRecord *
bones_table_keep_fleet (BonesTable *self, guint viewer, guint fleet, BonesKeepHow how,
                        GPtrArray *notes, GError **error)
{
  g_autoptr (GPtrArray) own = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *said = notes != NULL ? notes : own;
  g_autoptr (BonesRoster) roster = NULL;
  g_autofree char *text = NULL, *noted = NULL;
  g_autoptr (JsonObject) document = NULL;

  g_return_val_if_fail (BONES_IS_TABLE (self) && fleet < self->setup->rosters->len, NULL);

  if (!refuse_hidden (self, viewer, fleet, error))
    return NULL;

  roster = how == BONES_KEEP_AS_BOUGHT
               ? bones_roster_copy (g_ptr_array_index (self->setup->rosters, fleet))
               : make_standing (self, fleet, said, error);
  if (roster == NULL)
    return NULL;

  if (viewer != fleet)
    leave_out_cards (roster, said);
  text =
      bones_kept_fleet_from_battle (self->store, self->setup, roster, self->record->content, error);
  if (text == NULL || how == BONES_KEEP_AS_BOUGHT)
    return text != NULL ? bones_kept_fleet_add (self->store, text, strlen (text), error) : NULL;

  document = bones_json_parse_object (text, strlen (text), error);
  if (document == NULL)
    return NULL;

  if (how == BONES_KEEP_UPDATE)
    return update_kept (self, fleet, document, said, error);

  add_notes (self, said, document);
  noted = bones_json_to_text (document, FALSE);
  return bones_kept_fleet_add (self->store, noted, strlen (noted), error);
}
