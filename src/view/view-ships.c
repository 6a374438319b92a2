/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "view-private.h"

#include "ids.h"

void
bones_ship_view_free (BonesShipView *ship)
{
  g_free (ship->name);
  g_free (ship->kind);
  g_free (ship->kind_id);
  g_free (ship->status);
  g_ptr_array_unref (ship->tracks);
  g_ptr_array_unref (ship->plan);
  g_ptr_array_unref (ship->chips);
  g_ptr_array_unref (ship->traits);
  g_free (ship);
}

void
bones_fleet_view_free (BonesFleetView *fleet)
{
  g_free (fleet->name);
  g_free (fleet->player);
  g_free (fleet->faction);
  g_free (fleet->faction_name);
  g_ptr_array_unref (fleet->rolls);
  g_free (fleet->side);
  g_free (fleet->people);
  g_clear_pointer (&fleet->hand, g_ptr_array_unref);
  g_ptr_array_unref (fleet->tracks);
  g_ptr_array_unref (fleet->ships);
  g_free (fleet);
}

static void
free_chip (gpointer data)
{
  BonesChipView *chip = data;

  g_free (chip->text);
  g_free (chip);
}

/* The state @status as the words have it. */
static void
add_status_chip (BonesShipView *view, const BonesWordsContext *context, const char *id,
                 const char *status)
{
  bones_ship_view_add_chip (view, id, bones_words_name (context, "status", status),
                            bones_words_icon (context->setup, "status", status));
}

/* The state that a link puts its ships in: the one whose id begins with the link's, "grappled" by
 * "grapple". Else the link's own id. */
static const char *
state_by_link (const BonesRuleset *ruleset, const char *kind)
{
  for (guint i = 0; ruleset->words[i] != NULL; i++)
    for (const BonesWords *words = ruleset->words[i]; words->id != NULL; words++)
      if (g_str_has_prefix (words->id, "status.")
          && g_str_has_prefix (words->id + strlen ("status."), kind))
        return words->id + strlen ("status.");

  return kind;
}

static void
add_link_chips (BonesShipView *view, const BonesWordsContext *context)
{
  const BonesRuleset *ruleset = context->setup->ruleset;

  for (guint i = 0; i < context->game->n_links; i++)
    {
      const BonesLink *link = &context->game->links[i];
      g_autofree char *word = NULL;
      const char *state;

      if (link->kind == 0 || (link->a != view->ship && link->b != view->ship))
        continue;

      state = state_by_link (ruleset, ruleset->link_kinds[link->kind]);
      word = bones_words_name (context, "status", state);
      bones_ship_view_add_chip (
          view, state,
          g_strdup_printf (_ ("%s: %s"), word,
                           bones_names_ship (context->names, bones_link_other (link, view->ship))),
          bones_words_icon (context->setup, "status", state));
    }
}

/* What goes with her wherever she goes, such as a spell: the kinds of markers that are a state of
 * their ship. */
static void
add_marker_chips (BonesShipView *view, const BonesWordsContext *context)
{
  const BonesRuleset *ruleset = context->setup->ruleset;

  for (guint i = 0; i < context->game->n_markers; i++)
    {
      const BonesMarker *marker = &context->game->markers[i];
      const char *kind = ruleset->marker_kinds[marker->kind];
      char *status = NULL;

      if (marker->kind != 0 && marker->ship == view->ship)
        status = bones_words_of_marker (context, "status", i);

      if (status != NULL)
        bones_ship_view_add_chip (view, kind, status,
                                  bones_words_icon (context->setup, "status", kind));
    }
}

/* What is true of all ships that her fleet sails. */
static void
add_fleet_chips (BonesShipView *view, const BonesWordsContext *context, guint fleet)
{
  const BonesTrack *tracks = context->setup->ruleset->fleet_tracks;

  if (fleet >= context->game->n_fleets)
    return;

  for (guint i = 0; tracks[i].id != NULL; i++)
    {
      const guint16 value = context->game->fleets[fleet].tracks[i];

      if (tracks[i].trait && tracks[i].show == BONES_SHOW_CHIP && value > 0)
        {
          view->black_flag = view->black_flag || tracks[i].use == BONES_USE_BLACK_FLAG;
          bones_ship_view_add_chip (
              view, tracks[i].id, bones_words_chip (context, &tracks[i], _ (tracks[i].name), value),
              tracks[i].icon);
        }
    }
}

static gboolean
is_abandoned (const BonesWordsContext *context, guint ship)
{
  const BonesRuleset *ruleset = context->setup->ruleset;

  if (!bones_game_in_play (context->game, ship))
    return FALSE;

  return ruleset->is_abandoned != NULL ? ruleset->is_abandoned (context->setup, context->game, ship)
                                       : context->game->ships[ship].fleet == BONES_NOBODY;
}

static void
add_chips (BonesShipView *view, const BonesWordsContext *context, const BonesShip *ship)
{
  const BonesTrack *tracks = context->setup->ruleset->ship_tracks;

  if (is_abandoned (context, view->ship))
    add_status_chip (view, context, "abandoned", "abandoned");

  if (ship->status != BONES_IN_PLAY) /* how she left says it all */
    {
      if (ship->origin != BONES_NOBODY)
        add_status_chip (view, context, NULL, bones_status_ids[ship->status]);

      bones_ship_view_add_people (view, context);
      view->n_own = view->chips->len;
      return;
    }

  add_fleet_chips (view, context, ship->fleet);
  bones_ship_view_add_people (view, context);
  for (guint i = 0; tracks[i].id != NULL; i++)
    if (tracks[i].show == BONES_SHOW_CHIP && !tracks[i].trait && ship->tracks[i] > 0
        && bones_setup_has_track (context->setup, ship->kind, i))
      {
        g_autofree char *name = bones_words_ship_track (context->setup, ship->kind, i);

        bones_ship_view_add_chip (view, tracks[i].id,
                                  bones_words_chip (context, &tracks[i], name, ship->tracks[i]),
                                  tracks[i].icon)
            ->track = (gint) i;
      }

  view->n_own = view->chips->len;
  add_link_chips (view, context);
  add_marker_chips (view, context);
}

static gboolean
is_flagship (const BonesGame *game, guint ship)
{
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (game->fleets[fleet].flagship == ship)
      return TRUE;

  return FALSE;
}

/* It may outlive the content. */
static const char *
look_of (const BonesSetup *setup, guint kind)
{
  const BonesRuleset *ruleset = setup->ruleset;

  return g_intern_string (ruleset->kind_look != NULL ? ruleset->kind_look (setup->content, kind)
                                                     : ruleset->kind_id (setup->content, kind));
}

/* Of what class she is, as far as that may be known. */
static void
name_kind (BonesShipView *view, const BonesWordsContext *context, guint kind)
{
  const BonesSetup *setup = context->setup;
  const char *words = setup->ruleset->kind_words (setup->content, context->game->options, kind);

  view->kind = bones_words_name (context, NULL, view->hidden ? "hidden.kind" : words);
  view->kind_id =
      g_strdup (view->hidden ? "hidden" : setup->ruleset->kind_id (setup->content, kind));
  view->look = view->hidden ? "hidden" : look_of (setup, kind);
}

static BonesShipView *
view_ship (const BonesViewContext *view_context, guint i)
{
  const BonesWordsContext *context = &view_context->words;
  const BonesSetup *setup = context->setup;
  const BonesShip *ship = &context->game->ships[i];
  BonesShipView *view = g_new0 (BonesShipView, 1);

  view->ship = i;
  view->id = g_intern_string (bones_names_ship_id (context->names, i));
  view->name = g_strdup (bones_names_ship (context->names, i));
  view->hidden = !bones_sees_ship (setup, context->game, view_context->viewer, i);
  name_kind (view, context, ship->kind);
  view->class_number = view->hidden ? 0 : ship->kind;
  view->status = g_strdup (bones_status_ids[ship->status]);
  view->fleet = ship->fleet;
  view->origin = ship->origin;
  view->in_play = ship->status == BONES_IN_PLAY;
  view->ordered = ship->ordered;
  view->flagship = is_flagship (context->game, i) && !view->hidden;
  view->speed = context->setup->ruleset->speed != NULL && !view->hidden
                    ? context->setup->ruleset->speed (context->setup, context->game, i)
                    : -1;
  view->active = context->game->active_ship == i;
  view->tracks = bones_track_views (view_context, setup->ruleset->ship_tracks, ship->tracks, i);
  view->plan = view->hidden ? g_ptr_array_new () : bones_plan_view_new (context, i);
  view->chips = g_ptr_array_new_with_free_func (free_chip);
  view->traits = view->hidden ? g_ptr_array_new () : bones_traits_new (context, ship, view->kind);
  if (!view->hidden)
    add_chips (view, context, ship);

  return view;
}

/* What the ships that were bought for @fleet cost, in halves of points: as far as the viewer may
 * know
 * (@hidden: those of which he may not, as long as they are on the table). */
static guint
count_points (const BonesViewContext *view_context, guint fleet, gboolean hidden)
{
  const BonesWordsContext *context = &view_context->words;
  const BonesGame *game = context->game;
  guint points = 0;

  for (guint i = 0; i < game->n_ships; i++)
    if (game->ships[i].origin == fleet
        && bones_sees_ship (context->setup, game, view_context->viewer, i) != hidden
        && (!hidden || bones_game_in_play (game, i)))
      points += context->setup->ruleset->kind_points (context->setup->content, game->options,
                                                      game->ships[i].kind);

  return points;
}

/* Each ship once: on the table with whoever has her now, gone with whom she was bought for. */
static guint
shown_with (const BonesShip *ship)
{
  return ship->status == BONES_IN_PLAY ? ship->fleet : ship->origin;
}

static void
add_ships (GPtrArray *ships, const BonesViewContext *view_context, guint fleet, gboolean in_play)
{
  const BonesGame *game = view_context->words.game;

  for (guint i = 0; i < game->n_ships; i++)
    if (shown_with (&game->ships[i]) == fleet && bones_game_in_play (game, i) == in_play)
      g_ptr_array_add (ships, view_ship (view_context, i));
}

static void
describe_roster (BonesFleetView *view, const BonesWordsContext *context)
{
  const BonesSetup *setup = context->setup;
  const BonesRoster *roster;

  view->player = g_strdup (bones_names_player (context->names, view->fleet));
  if (view->fleet >= setup->rosters->len) /* it joined later */
    return;

  roster = g_ptr_array_index (setup->rosters, view->fleet);
  view->faction = g_strdup (roster->faction);
  if (roster->faction != NULL)
    view->faction_name = bones_words_name (context, "faction", roster->faction);
}

static void
free_roll (gpointer data)
{
  BonesRollView *roll = data;

  g_free (roll->name);
  g_free (roll);
}

static GPtrArray *
view_rolls (const BonesViewContext *view_context, guint fleet)
{
  const BonesRollKind *kinds = view_context->words.setup->ruleset->rolls;
  GPtrArray *rolls = g_ptr_array_new_with_free_func (free_roll);

  for (guint i = 0; kinds != NULL && kinds[i].id != NULL; i++)
    {
      BonesRollView *roll = g_new0 (BonesRollView, 1);

      roll->id = kinds[i].id;
      roll->name = g_strdup (_ (kinds[i].name));
      roll->dice = bones_table_get_dice_of (view_context->table, fleet, i);
      g_ptr_array_add (rolls, roll);
    }

  return rolls;
}

static BonesFleetView *
view_fleet (const BonesViewContext *view_context, guint i, gint active)
{
  const BonesWordsContext *context = &view_context->words;
  const BonesRuleset *ruleset = context->setup->ruleset;
  const BonesFleet *fleet = &context->game->fleets[i];
  const guint place = bones_game_place_in_order (context->game, i);
  BonesFleetView *view = g_new0 (BonesFleetView, 1);

  view->fleet = i;
  view->letter = context->names->letters[i];
  view->name = g_strdup (bones_names_fleet (context->names, i));
  view->points = count_points (view_context, i, FALSE);
  view->points_left =
      ruleset->tally != NULL ? ruleset->tally (context->setup, context->game, i) : 0;
  view->points_left -= MIN (view->points_left, count_points (view_context, i, TRUE));
  view->honours =
      ruleset->honours != NULL ? (gint) ruleset->honours (context->setup, context->game, i) : -1;
  view->place = place < BONES_MAX_FLEETS ? (gint) place : -1;
  view->next = active == (gint) i;
  view->out = fleet->status != BONES_IN_PLAY || bones_game_count_ships (context->game, i) == 0;
  view->status = bones_status_ids[fleet->status];
  view->keep_all = fleet->keep_all;
  view->flagship = fleet->flagship < context->game->n_ships ? (gint) fleet->flagship : -1;
  view->people = bones_view_word_people (context, i);
  view->dice = bones_table_get_dice (view_context->table, i);
  view->rolls = view_rolls (view_context, i);
  view->tracks =
      bones_track_views (view_context, ruleset->fleet_tracks, fleet->tracks, BONES_NO_SHIP);
  view->ships = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_ship_view_free);
  describe_roster (view, context);
  view->side = g_strdup (bones_setup_side (context->setup, context->game, i));
  bones_fleet_view_add_hand (view, view_context);
  add_ships (view->ships, view_context, i, TRUE);
  add_ships (view->ships, view_context, i, FALSE);
  return view;
}

void
bones_view_add_fleets (BonesView *view, const BonesViewContext *view_context)
{
  const BonesGame *game = view_context->words.game;

  for (guint i = 0; i < game->n_fleets; i++)
    g_ptr_array_add (view->fleets, view_fleet (view_context, i, view->active_fleet));

  add_ships (view->unowned, view_context, BONES_NOBODY, TRUE);
  add_ships (view->things, view_context, BONES_NOBODY, FALSE);
}

static BonesShipView *
find_ship (const GPtrArray *ships, guint ship)
{
  for (guint i = 0; i < ships->len; i++)
    {
      BonesShipView *view = g_ptr_array_index (ships, i);

      if (view->ship == ship)
        return view;
    }

  return NULL;
}

BonesShipView *
bones_view_ship (const BonesView *view, guint ship)
{
  BonesShipView *found;

  g_return_val_if_fail (view != NULL, NULL);

  for (guint i = 0; i < view->fleets->len; i++)
    {
      const BonesFleetView *fleet = g_ptr_array_index (view->fleets, i);

      found = find_ship (fleet->ships, ship);
      if (found != NULL)
        return found;
    }

  found = find_ship (view->unowned, ship);
  return found != NULL ? found : find_ship (view->things, ship);
}
