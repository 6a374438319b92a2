/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "view-ships.h"

#include "view-hands.h"
#include "view-tracks.h"

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

/* ---- What a ship is made of ---- */

static void
free_part (gpointer data)
{
  BonesPartView *part = data;

  g_free (part->name);
  g_free (part->text);
  g_ptr_array_unref (part->guns);
  g_ptr_array_unref (part->marks);
  g_free (part);
}

static void
free_guns (gpointer data)
{
  BonesGunsView *guns = data;

  g_free (guns->text);
  g_free (guns);
}

static void
free_mark (gpointer data)
{
  BonesPartMarkView *mark = data;

  g_free (mark->text);
  g_free (mark);
}

static char *
word_place (const BonesPartGuns *guns)
{
  switch (guns->at)
    {
    case BONES_GUNS_BOW:
      return g_strdup_printf (_ ("%u to the bow"), guns->number);
    case BONES_GUNS_PORT:
      return g_strdup_printf (_ ("%u to port"), guns->number);
    case BONES_GUNS_STARBOARD:
      return g_strdup_printf (_ ("%u to starboard"), guns->number);
    case BONES_GUNS_STERN:
      return g_strdup_printf (_ ("%u to the stern"), guns->number);
    case BONES_GUNS_SIDES:
      return g_strdup_printf (_ ("%u to each side"), guns->number);
    default:
      return g_strdup_printf (_ ("%u all round"), guns->number);
    }
}

static BonesGunsView *
view_guns (const BonesWordsContext *context, const BonesPartGuns *guns)
{
  BonesGunsView *view = g_new0 (BonesGunsView, 1);
  g_autofree char *place = word_place (guns);
  g_autofree char *what =
      guns->words != NULL ? bones_words_name (context, NULL, guns->words) : g_strdup (_ ("Guns"));

  view->at = guns->at;
  view->number = guns->number;
  view->left = MIN (guns->left, guns->number);
  view->lost = view->left == 0;
  /* Translators: a kind of guns, and how many there are where: "Guns: 4 to each side" */
  view->text = view->lost ? g_strdup_printf (_ ("%s: %s, lost"), what, place)
               : view->left < view->number
                   /* Translators: the last number is how many of them are left */
                   ? g_strdup_printf (_ ("%s: %s, %u left"), what, place, view->left)
                   : g_strdup_printf (_ ("%s: %s"), what, place);
  return view;
}

static BonesPartMarkView *
view_mark (const BonesWordsContext *context, const BonesPartMark *mark)
{
  BonesPartMarkView *view = g_new0 (BonesPartMarkView, 1);
  BonesWordsArgs args = BONES_WORDS_NONE;
  const gint32 values[] = { mark->value, mark->about };

  args.values = values;
  args.n_values = G_N_ELEMENTS (values);
  view->text = bones_words_in (context, mark->words, &args);
  view->struck = mark->struck;
  return view;
}

/* Translators, here: the name of a place on a ship, "Gun deck". */
static char *
word_room (const char *name, const BonesPart *part)
{
  if (part->lost == 0)
    return g_strdup_printf (_ ("%s: sound, %u to lose"), name, part->boxes);

  if (part->lost >= part->boxes)
    return g_strdup_printf (part->ablaze > 0 ? _ ("%s: destroyed, burning") : _ ("%s: destroyed"),
                            name);

  return g_strdup_printf (part->ablaze > 0 ? _ ("%s: %u of %u lost, burning")
                                           : _ ("%s: %u of %u lost"),
                          name, part->lost, part->boxes);
}

static char *
word_part (const char *name, const BonesPart *part)
{
  switch (part->kind)
    {
    case BONES_PART_WATERLINE:
      return g_strdup_printf (_ ("%s: %u of %u marked"), name, part->lost, part->boxes);
    case BONES_PART_COUNTERS:
      return g_strdup_printf (_ ("%s: %u of %u left"), name, part->boxes - part->lost, part->boxes);
    default:
      return word_room (name, part);
    }
}

static gint
track_or_none (guint16 track)
{
  return track != BONES_NO_TRACK ? (gint) track : -1;
}

static BonesPartView *
view_part (const BonesWordsContext *context, const BonesPart *part)
{
  BonesPartView *view = g_new0 (BonesPartView, 1);

  view->id = g_intern_string (part->id);
  view->name = bones_words_name (context, NULL, part->words);
  view->kind = part->kind;
  view->col_from = part->col_from;
  view->col_to = part->col_to;
  view->row_from = part->row_from;
  view->row_to = part->row_to;
  view->aloft = part->aloft;
  view->boxes = part->boxes;
  view->lost = MIN (part->lost, part->boxes);
  view->ablaze = MIN (part->ablaze, view->lost);
  view->save = part->save;
  view->lost_track = track_or_none (part->lost_track);
  view->ablaze_track = track_or_none (part->ablaze_track);
  view->text = word_part (view->name, part);
  view->guns = g_ptr_array_new_with_free_func (free_guns);
  for (guint i = 0; i < part->n_guns; i++)
    g_ptr_array_add (view->guns, view_guns (context, &part->guns[i]));

  view->marks = g_ptr_array_new_with_free_func (free_mark);
  for (guint i = 0; i < part->n_marks; i++)
    g_ptr_array_add (view->marks, view_mark (context, &part->marks[i]));

  return view;
}

static GPtrArray *
view_plan (const BonesWordsContext *context, guint ship)
{
  GPtrArray *plan = g_ptr_array_new_with_free_func (free_part);
  BonesPart parts[BONES_MAX_PARTS] = { 0 };
  const guint n = bones_setup_plan (context->setup, context->game, ship, parts);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (plan, view_part (context, &parts[i]));

  return plan;
}

/* ---- Chips ---- */

/* A chip with the ruleset's words for the state @status. */
static void
add_status_chip (BonesShipView *view, const BonesWordsContext *context, const char *id,
                 const char *status)
{
  bones_ship_view_add_chip (view, id, bones_words_name (context, "status", status),
                            bones_words_icon (context->setup, "status", status));
}

/* The state that a link puts its ships in: its id begins with that of the link, as "grappled" with
 * "grapple". Otherwise the link's own id. */
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

/* Things that go with a ship, such as a spell: markers whose kind is a state of their ship. */
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

/* The people of a ruleset; an empty list if it has none. */
static const BonesPerson *
people_of (const BonesWordsContext *context)
{
  static const BonesPerson nobody[] = { { NULL } };
  const BonesPerson *people = context->setup->ruleset->people;

  return people != NULL ? people : nobody;
}

/* The state of @person of @fleet: "admiral-clings". */
static char *
state_of (const BonesWordsContext *context, const BonesPerson *person, guint fleet)
{
  const char *const *words = context->setup->ruleset->fleet_tracks[person->fate].ids;

  return g_strconcat (person->id, "-", words[context->game->fleets[fleet].tracks[person->fate]],
                      NULL);
}

static void
add_people (BonesShipView *ship, const BonesWordsContext *context)
{
  for (guint fleet = 0; fleet < context->game->n_fleets; fleet++)
    for (const BonesPerson *person = people_of (context); person->id != NULL; person++)
      if (context->game->fleets[fleet].tracks[person->aboard] == ship->ship + 1)
        {
          g_autofree char *state = state_of (context, person, fleet);

          bones_ship_view_add_chip (ship, state, bones_words_name (context, "status", state),
                                    bones_words_icon (context->setup, "status", state));
        }
}

static char *
word_people (const BonesWordsContext *context, guint fleet)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_free);

  for (const BonesPerson *person = people_of (context); person->id != NULL; person++)
    if (context->game->fleets[fleet].tracks[person->fate] > 0)
      {
        g_autofree char *state = state_of (context, person, fleet);

        g_ptr_array_add (all, bones_words_name (context, "status", state));
      }

  return all->len > 0 ? bones_words_list (all) : NULL;
}

/* Adds a chip for what is true of all ships of her fleet. */
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
              view, tracks[i].id,
              bones_view_word_chip (context, &tracks[i], _ (tracks[i].name), value),
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

  if (ship->status != BONES_IN_PLAY) /* how she left the table says it all */
    {
      if (ship->origin != BONES_NOBODY)
        add_status_chip (view, context, NULL, bones_status_ids[ship->status]);

      add_people (view, context);
      view->n_own = view->chips->len;
      return;
    }

  add_fleet_chips (view, context, ship->fleet);
  add_people (view, context);
  for (guint i = 0; tracks[i].id != NULL; i++)
    if (tracks[i].show == BONES_SHOW_CHIP && !tracks[i].trait && ship->tracks[i] > 0
        && bones_setup_has_track (context->setup, ship->kind, i))
      {
        g_autofree char *name = bones_words_ship_track (context->setup, ship->kind, i);

        bones_ship_view_add_chip (view, tracks[i].id,
                                  bones_view_word_chip (context, &tracks[i], name, ship->tracks[i]),
                                  tracks[i].icon)
            ->track = (gint) i;
      }

  view->n_own = view->chips->len;
  add_link_chips (view, context);
  add_marker_chips (view, context);
}

/* ---- Ships and fleets ---- */

static gboolean
is_flagship (const BonesGame *game, guint ship)
{
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (game->fleets[fleet].flagship == ship)
      return TRUE;

  return FALSE;
}

/* The view may outlive the content. */
static const char *
look_of (const BonesSetup *setup, guint kind)
{
  const BonesRuleset *ruleset = setup->ruleset;

  return g_intern_string (ruleset->kind_look != NULL ? ruleset->kind_look (setup->content, kind)
                                                     : ruleset->kind_id (setup->content, kind));
}

/* Sets her class as far as the viewer may know it. */
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
  view->turns = setup->ruleset->gives_turns == NULL || setup->ruleset->gives_turns (context->game);
  view->flagship = is_flagship (context->game, i) && !view->hidden;
  view->speed = context->setup->ruleset->speed != NULL && !view->hidden
                    ? context->setup->ruleset->speed (context->setup, context->game, i)
                    : -1;
  view->active = context->game->active_ship == i;
  view->tracks = bones_track_views (view_context, setup->ruleset->ship_tracks, ship->tracks, i);
  view->plan = view->hidden ? g_ptr_array_new () : view_plan (context, i);
  view->chips = g_ptr_array_new_with_free_func (free_chip);
  view->traits = view->hidden ? g_ptr_array_new () : bones_traits_new (context, ship, view->kind);
  if (!view->hidden)
    add_chips (view, context, ship);

  return view;
}

/* Shows each ship once: on the table with the fleet that has her now, gone with the fleet that
 * bought her. */
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
  if (view->fleet >= setup->rosters->len) /* the fleet joined later */
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
      roll->dice = view_context->table != NULL
                       ? bones_table_get_dice_of (view_context->table, fleet, i)
                       : -1;
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
  view->points = bones_seen_points (context->setup, context->game, view_context->viewer, i);
  view->points_left =
      bones_seen_points_left (context->setup, context->game, view_context->viewer, i);
  view->honours =
      ruleset->honours != NULL ? (gint) ruleset->honours (context->setup, context->game, i) : -1;
  view->place = place < BONES_MAX_FLEETS ? (gint) place : -1;
  view->next = active == (gint) i;
  view->out = fleet->status != BONES_IN_PLAY || bones_game_count_ships (context->game, i) == 0;
  view->status = bones_status_ids[fleet->status];
  view->keep_all = fleet->keep_all;
  view->flagship = fleet->flagship < context->game->n_ships ? (gint) fleet->flagship : -1;
  view->people = word_people (context, i);
  view->dice =
      view_context->table != NULL ? bones_table_get_dice (view_context->table, i) : BONES_DICE_ASK;
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
