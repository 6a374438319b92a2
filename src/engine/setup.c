/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "setup.h"

#include "game.h"
#include "ruleset.h"

static void
free_roster_ship (gpointer data)
{
  BonesRosterShip *ship = data;

  g_free (ship->name);
  g_free (ship->kind);
  g_free (ship->variant);
  g_free (ship->wizard);
  g_strfreev (ship->characters);
  g_strfreev (ship->cards);
  g_clear_pointer (&ship->carried, g_variant_unref);
  g_free (ship);
}

BonesRoster *
bones_roster_new (const char *name)
{
  BonesRoster *roster = g_new0 (BonesRoster, 1);

  roster->name = g_strdup (name);
  roster->ships = g_ptr_array_new_with_free_func (free_roster_ship);
  return roster;
}

BonesRosterShip *
bones_roster_add (BonesRoster *roster, const char *name, const char *kind, gboolean flagship)
{
  BonesRosterShip *ship = g_new0 (BonesRosterShip, 1);

  g_return_val_if_fail (roster != NULL, NULL);

  ship->name = g_strdup (name);
  ship->kind = g_strdup (kind);
  ship->flagship = flagship;
  g_ptr_array_add (roster->ships, ship);
  return ship;
}

BonesRoster *
bones_roster_copy (const BonesRoster *from)
{
  BonesRoster *roster;

  g_return_val_if_fail (from != NULL, NULL);

  roster = bones_roster_new (from->name);
  roster->player = g_strdup (from->player);
  roster->faction = g_strdup (from->faction);
  roster->side = g_strdup (from->side);
  roster->cards = from->cards;
  roster->carried = from->carried != NULL ? g_variant_ref (from->carried) : NULL;
  roster->rolled = bones_rolled_copy (from->rolled);
  for (guint i = 0; i < from->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (from->ships, i);
      BonesRosterShip *copy = bones_roster_add (roster, ship->name, ship->kind, ship->flagship);

      copy->variant = g_strdup (ship->variant);
      copy->wizard = g_strdup (ship->wizard);
      copy->anti_flyer = ship->anti_flyer;
      copy->characters = g_strdupv (ship->characters);
      copy->cards = g_strdupv (ship->cards);
      copy->carried = ship->carried != NULL ? g_variant_ref (ship->carried) : NULL;
    }

  return roster;
}

gboolean
bones_roster_has (const BonesRosterShip *ship, BonesOutfit outfit, const char *id)
{
  char *const *ids;

  g_return_val_if_fail (ship != NULL && id != NULL, FALSE);

  if (outfit == BONES_OUTFIT_RANK)
    return g_strcmp0 (ship->wizard, id) == 0;

  ids = outfit == BONES_OUTFIT_CARD ? ship->cards : ship->characters;
  return ids != NULL && g_strv_contains ((const char *const *) ids, id);
}

/* @ids with @id at the end, or without its first @id; NULL if there are none. Takes @ids. */
static char **
change_ids (char **ids, const char *id, gboolean add)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  gboolean skipped = add;
  guint n = add;

  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    if (skipped || !g_str_equal (ids[i], id))
      {
        g_strv_builder_add (builder, ids[i]);
        n++;
      }
    else
      skipped = TRUE;

  if (add)
    g_strv_builder_add (builder, id);

  g_strfreev (ids);
  return n > 0 ? g_strv_builder_end (builder) : NULL;
}

void
bones_roster_put (BonesRosterShip *ship, BonesOutfit outfit, const char *id, gboolean aboard)
{
  char ***ids;

  g_return_if_fail (ship != NULL && id != NULL);

  if (bones_roster_has (ship, outfit, id) == aboard)
    return;

  if (outfit == BONES_OUTFIT_RANK)
    {
      g_free (ship->wizard);
      ship->wizard = aboard ? g_strdup (id) : NULL;
      return;
    }

  ids = outfit == BONES_OUTFIT_CARD ? &ship->cards : &ship->characters;
  *ids = change_ids (*ids, id, aboard);
}

void
bones_roster_free (BonesRoster *roster)
{
  if (roster == NULL)
    return;

  g_free (roster->name);
  g_free (roster->player);
  g_free (roster->faction);
  g_free (roster->side);
  bones_rolled_free (roster->rolled);
  g_clear_pointer (&roster->carried, g_variant_unref);
  g_ptr_array_unref (roster->ships);
  g_free (roster);
}

BonesSetup *
bones_setup_new (const BonesRuleset *ruleset, gpointer content)
{
  BonesSetup *setup = g_new0 (BonesSetup, 1);

  g_return_val_if_fail (ruleset != NULL, NULL);

  setup->ruleset = ruleset;
  setup->content = content;
  setup->rosters = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  for (guint i = 0; ruleset->options[i].key != NULL; i++)
    setup->options[i] = ruleset->options[i].initial;

  return setup;
}

void
bones_setup_free (BonesSetup *setup)
{
  if (setup == NULL)
    return;

  if (setup->content != NULL && !setup->borrows)
    setup->ruleset->content_free (setup->content);

  g_ptr_array_unref (setup->rosters);
  g_free (setup);
}

static void
add_ship (const BonesSetup *setup, BonesGame *game, guint fleet, guint roster, const char *kind)
{
  if (game->n_ships == BONES_MAX_SHIPS)
    return;

  game->ships[game->n_ships++] =
      (BonesShip){ .fleet = (guint8) fleet,
                   .origin = (guint8) fleet,
                   .kind = (guint8) MAX (bones_ruleset_kind (setup, kind), 0),
                   .roster = (guint8) roster };
}

/* Sets those of @tracks that last to what is @carried (may be NULL). */
static void
carry (const BonesTrack *tracks, GVariant *carried, guint16 *values)
{
  for (guint i = 0; carried != NULL && tracks[i].id != NULL; i++)
    {
      guint32 value;

      if (tracks[i].lasts && g_variant_lookup (carried, tracks[i].id, "u", &value))
        values[i] = (guint16) CLAMP (value, tracks[i].lowest, tracks[i].highest);
    }
}

static void
carry_all (const BonesSetup *setup, BonesGame *game)
{
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    {
      const BonesRoster *roster = g_ptr_array_index (setup->rosters, fleet);

      carry (setup->ruleset->fleet_tracks, roster->carried, game->fleets[fleet].tracks);
    }

  for (guint i = 0; i < game->n_ships; i++)
    {
      BonesShip *ship = &game->ships[i];
      const BonesRoster *roster = ship->origin < setup->rosters->len
                                      ? g_ptr_array_index (setup->rosters, ship->origin)
                                      : NULL;

      if (roster != NULL && ship->roster > 0 && ship->roster <= roster->ships->len)
        carry (setup->ruleset->ship_tracks,
               ((const BonesRosterShip *) g_ptr_array_index (roster->ships, ship->roster - 1))
                   ->carried,
               ship->tracks);
    }
}

void
bones_setup_game (const BonesSetup *setup, BonesGame *game)
{
  memset (game, 0, sizeof *game);
  memcpy (game->options, setup->options, sizeof game->options);
  game->wind = BONES_WIND_UNKNOWN;
  game->active_ship = BONES_NO_SHIP;
  game->winner = BONES_NOBODY;
  game->n_fleets = MIN (setup->rosters->len, BONES_MAX_FLEETS);
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    {
      const BonesRoster *roster = g_ptr_array_index (setup->rosters, fleet);

      game->fleets[fleet].flagship = BONES_NO_SHIP;
      for (guint i = 0; i < roster->ships->len; i++)
        {
          const BonesRosterShip *bought = g_ptr_array_index (roster->ships, i);

          add_ship (setup, game, fleet, i + 1, bought->kind != NULL ? bought->kind : "");
        }
    }

  setup->ruleset->set_up (setup, game);
  carry_all (setup, game);
}

void
bones_setup_commission (const BonesSetup *setup, guint kind, guint16 *tracks)
{
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);
  BonesShip ship = { .kind = (guint8) kind };

  g_return_if_fail (setup != NULL && tracks != NULL);

  memcpy (game->options, setup->options, sizeof game->options);
  setup->ruleset->commission (setup, game, &ship);
  memcpy (tracks, ship.tracks, sizeof ship.tracks);
}
