/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "view-tracks.h"

static void
free_track (gpointer data)
{
  BonesTrackView *track = data;

  g_free (track->name);
  g_free (track->called);
  g_free (track->text);
  g_free (track->tap_text);
  g_free (track->untap_text);
  g_free (track->fleet);
  g_clear_pointer (&track->markers, g_ptr_array_unref);
  g_free (track);
}

char *
bones_view_word_chip (const BonesWordsContext *context, const BonesTrack *track, const char *name,
                      guint value)
{
  const char *called = bones_words_called (context->setup, "track", track->id);

  if (called == NULL)
    called = name;

  return value > 1 && !track->uncounted ? g_strdup_printf (_ ("%s: %u"), called, value)
                                        : g_strdup (called);
}

BonesChipView *
bones_ship_view_add_chip (BonesShipView *view, const char *id, char *text, const char *icon)
{
  BonesChipView *chip = g_new0 (BonesChipView, 1);

  chip->id = g_intern_string (id);
  chip->text = text;
  chip->track = -1;
  chip->icon = icon;
  g_ptr_array_add (view->chips, chip);
  return chip;
}

static char *
word_track (const BonesWordsContext *context, const BonesTrack *track, const char *name,
            guint value)
{
  switch (track->show)
    {
    case BONES_SHOW_CHIP:
      return value > 0 ? bones_view_word_chip (context, track, name, value) : NULL;
    case BONES_SHOW_WORD:
    case BONES_SHOW_SQUARE:
      return value > 0 ? bones_words_track (context, track, value) : NULL;
    case BONES_SHOW_INCHES:
    case BONES_SHOW_BITS:
      return bones_words_track (context, track, value);
    default:
      return NULL;
    }
}

/* Whether the card of ship number @ship, which is @of, offers to count track number @i. */
static gboolean
is_counted (const BonesWordsContext *context, const BonesTrack *track, const BonesShip *of,
            guint ship, guint i)
{
  const BonesRuleset *ruleset = context->setup->ruleset;

  return track->tap != 0 && of != NULL
         && (ruleset->counts == NULL || of->tracks[i] > 0
             || ruleset->counts (context->setup, context->game, ship, i));
}

/* Sets what a touch on the card of @ship does, and what undoes it if the ruleset has words for
 * that. */
static void
describe_tap (BonesTrackView *view, const BonesWordsContext *context, const BonesTrack *track,
              guint ship)
{
  const gint32 one[] = { 1 };
  BonesWordsArgs args = BONES_WORDS_NONE;
  g_autofree char *back = NULL, *full = NULL;

  args.ship = ship;
  args.values = one;
  args.n_values = G_N_ELEMENTS (one);
  args.name = view->called;
  view->tap = track->tap;
  view->tap_id = track->family != NULL ? track->family : track->id;
  view->tap_text = bones_words_for (context, "tap", view->tap_id, &args);
  back = g_strconcat ("untap.", view->tap_id, NULL);
  if (bones_words_find (context->setup, back) != NULL)
    view->untap_text = bones_words_for (context, "untap", view->tap_id, &args);

  full = g_strconcat ("full.", view->tap_id, NULL);
  if (bones_words_find (context->setup, full) != NULL)
    view->full_id = g_intern_string (full);
}

/* Whether limit() gives a maximum. */
static gboolean
counts_out_of (BonesShow show)
{
  return show == BONES_SHOW_HOLES || show == BONES_SHOW_PEGS || show == BONES_SHOW_PLAN;
}

/* The name of the track for ships of class @kind; NULL if the ruleset's name applies. */
static const char *
call_track (const BonesSetup *setup, guint kind, guint track)
{
  const char *id = setup->ruleset->track_words != NULL
                       ? setup->ruleset->track_words (setup->content, kind, track)
                       : NULL;

  return id != NULL ? bones_words_called (setup, NULL, id) : NULL;
}

/* Sets the ship, the fleet or the markers that @value stands for. */
static void
add_numbered (BonesTrackView *view, const BonesWordsContext *context, const BonesTrack *track,
              guint value)
{
  const BonesGame *game = context->game;
  const guint fleet = bones_track_fleet (track, game, value);

  view->numbers = track->numbers;
  if (track->numbers == BONES_NUMBERS_SHIPS && value > 0 && value <= game->n_ships)
    view->ship = g_intern_string (bones_names_ship_id (context->names, value - 1));

  if (fleet != BONES_NOBODY)
    view->fleet = g_strdup (bones_names_fleet (context->names, fleet));

  if (track->numbers != BONES_NUMBERS_MARKERS)
    return;

  view->markers = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < game->n_markers && value >> i != 0; i++)
    if ((value >> i & 1) != 0)
      g_ptr_array_add (view->markers, bones_words_marker (context, i));
}

/* Sets the value as ids, which may outlive the content. */
static void
add_ids (BonesTrackView *view, const BonesWordsContext *context, const BonesTrack *track,
         guint value)
{
  const BonesSetup *setup = context->setup;
  g_autofree char *square = NULL;

  g_assert (context->game != NULL);
  add_numbered (view, context, track, value);
  view->worded = bones_setup_track_is_worded (setup, track);
  if (view->worded)
    view->word = g_intern_string (bones_setup_track_value_id (setup, track, value));

  switch (track->show)
    {
    case BONES_SHOW_BITS:
      view->bits = track->ids;
      break;
    case BONES_SHOW_SQUARE:
      square = bones_square_to_string (setup->ruleset->board, value);
      view->square = g_intern_string (square);
      break;
    default:
      break;
    }
}

static BonesTrackView *
view_track (const BonesViewContext *view_context, const BonesTrack *track, guint value, guint ship,
            guint i)
{
  const BonesWordsContext *context = &view_context->words;
  BonesTrackView *view = g_new0 (BonesTrackView, 1);
  const BonesShip *of = ship != BONES_NO_SHIP ? &context->game->ships[ship] : NULL;

  view->id = track->id;
  view->name = of != NULL ? bones_words_ship_track (context->setup, of->kind, i)
                          : g_strdup (_ (track->name));
  view->called = g_strdup (of != NULL ? call_track (context->setup, of->kind, i) : NULL);
  if (view->called == NULL)
    view->called = g_strdup (view->name);
  view->absent =
      of != NULL
      && (!bones_setup_has_track (context->setup, of->kind, i)
          || !bones_sees_ship (context->setup, context->game, view_context->viewer, ship));
  if (view->absent)
    return view;

  view->show = track->show;
  view->parts = bones_track_parts (track);
  view->use = track->use;
  view->of = track->of;
  view->icon = track->icon;
  view->value = (gint) value - track->base;
  view->lowest = track->lowest - track->base;
  view->highest = track->highest - track->base;
  view->bad = track->bad;
  view->trait = track->trait;
  view->text = word_track (context, track, view->name, value);
  add_ids (view, context, track, value);
  if (counts_out_of (view->show) && of != NULL)
    view->limit = (gint) context->setup->ruleset->limit (context->setup, context->game, ship, i);

  if (is_counted (context, track, of, ship, i))
    describe_tap (view, context, track, ship);
  return view;
}

GPtrArray *
bones_track_views (const BonesViewContext *view_context, const BonesTrack *tracks,
                   const guint16 *values, guint ship)
{
  GPtrArray *views = g_ptr_array_new_with_free_func (free_track);

  for (guint i = 0; tracks[i].id != NULL; i++)
    g_ptr_array_add (views, view_track (view_context, &tracks[i], values[i], ship, i));

  return views;
}

/* A number follows the name of its track. The words of a chip include it. */
static char *
word_trait (const BonesWordsContext *context, const BonesTrack *track, guint value)
{
  if (track->show != BONES_SHOW_COUNT)
    return word_track (context, track, _ (track->name), value);

  return value != track->base
             ? g_strdup_printf (_ ("%s: %d"), _ (track->name), (gint) value - track->base)
             : NULL;
}

static void
add_traits (GPtrArray *traits, const BonesWordsContext *context, const BonesTrack *tracks,
            const guint16 *values, gboolean chips)
{
  for (guint i = 0; tracks[i].id != NULL; i++)
    if (tracks[i].trait && (chips || tracks[i].show != BONES_SHOW_CHIP))
      {
        char *word = word_trait (context, &tracks[i], values[i]);

        if (word != NULL)
          g_ptr_array_add (traits, word);
      }
}

/* Counts equal traits: "Extra Guns ×2". */
static void
merge_traits (GPtrArray *traits)
{
  for (guint i = 0; i < traits->len; i++)
    {
      char *trait = g_ptr_array_index (traits, i);
      guint n = 1;

      for (guint j = traits->len - 1; j > i; j--)
        if (g_str_equal (trait, g_ptr_array_index (traits, j)))
          {
            g_ptr_array_remove_index (traits, j);
            n++;
          }
      if (n == 1)
        continue;

      traits->pdata[i] = g_strdup_printf ("%s ×%u", trait, n);
      g_free (trait);
    }
}

/* Whether the ruleset says more of its ships than their class. */
static gboolean
has_traits (const BonesTrack *tracks)
{
  for (guint i = 0; tracks[i].id != NULL; i++)
    if (tracks[i].trait && tracks[i].show != BONES_SHOW_CHIP)
      return TRUE;

  return FALSE;
}

GPtrArray *
bones_traits_new (const BonesWordsContext *context, const BonesShip *ship, const char *kind)
{
  const BonesSetup *setup = context->setup;
  const BonesTrack *of_ship = setup->ruleset->ship_tracks, *of_fleet = setup->ruleset->fleet_tracks;
  GPtrArray *traits = g_ptr_array_new_with_free_func (g_free);

  if (!has_traits (of_ship) && !has_traits (of_fleet))
    return traits;

  if (setup->ruleset->n_kinds (setup->content) > 1)
    g_ptr_array_add (traits, g_strdup (kind));
  add_traits (traits, context, of_ship, ship->tracks, TRUE);
  if (ship->origin < context->game->n_fleets)
    add_traits (traits, context, of_fleet, context->game->fleets[ship->origin].tracks, FALSE);
  merge_traits (traits);
  return traits;
}
