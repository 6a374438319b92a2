/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "view-context.h"

#include "fallen.h"
#include "fields.h"
#include "ids.h"
#include "view-fields.h"

#include <string.h>

#define MOST_ORDERED 4 /* fleets whose orders of play are all listed: 24 */

/* The form of one ship, fleet or table while it is made. */
typedef struct {
  const BonesViewContext *view_context;
  const BonesWordsContext *words;
  guint scope, index;
  gpointer subject; /* BonesShip, BonesFleet or BonesGame */
  GPtrArray *out;   /* of BonesFieldView */
} FieldForm;

static void
free_field (gpointer data)
{
  BonesFieldView *field = data;

  g_free (field->name);
  g_free (field->text);
  g_clear_pointer (&field->choices, g_ptr_array_unref);
  g_clear_pointer (&field->values, g_array_unref);
  g_free (field);
}

/* Takes @name. */
static BonesFieldView *
add_field (const FieldForm *to, BonesFieldForm form, BonesFieldGroup group, char *name,
           BonesChange change)
{
  BonesFieldView *field = g_new0 (BonesFieldView, 1);

  field->form = form;
  field->group = group;
  field->name = name;
  field->change = change;
  g_ptr_array_add (to->out, field);
  return field;
}

/* Takes @name. */
static void
add_choice (BonesFieldView *field, gint64 value, char *name)
{
  if (field->choices == NULL)
    {
      field->choices = g_ptr_array_new_with_free_func (g_free);
      field->values = g_array_new (FALSE, FALSE, sizeof (gint64));
    }

  g_ptr_array_add (field->choices, name);
  g_array_append_val (field->values, value);
}

/* Adds the current value as a choice, even if it could not be chosen now. Takes @name. */
static void
add_present_choice (BonesFieldView *field, char *name)
{
  for (guint i = 0; field->values != NULL && i < field->values->len; i++)
    if (g_array_index (field->values, gint64, i) == field->change.value)
      {
        g_free (name);
        return;
      }

  add_choice (field, field->change.value, name);
}

static char *
name_class (const FieldForm *to, guint kind)
{
  const BonesSetup *setup = to->words->setup;

  return bones_words_name (
      to->words, NULL, setup->ruleset->kind_words (setup->content, to->words->game->options, kind));
}

static void
add_classes (const FieldForm *to, BonesFieldView *field)
{
  const BonesSetup *setup = to->words->setup;

  for (guint i = 0; i < setup->ruleset->n_kinds (setup->content); i++)
    add_choice (field, i, name_class (to, i));
}

static void
add_fleets (const FieldForm *to, BonesFieldView *field, gboolean nobody)
{
  for (guint i = 0; i < to->words->game->n_fleets; i++)
    add_choice (field, i, g_strdup (bones_names_fleet (to->words->names, i)));

  if (nobody)
    add_choice (field, BONES_NOBODY, g_strdup (_ ("Nobody: an abandoned hull")));
}

/* The ships on the table, of one fleet or of all. */
static void
add_ships (const FieldForm *to, BonesFieldView *field)
{
  const BonesGame *game = to->words->game;
  const gint64 now = field->change.value;

  if (now < game->n_ships
      && !bones_sees_ship (to->words->setup, game, to->view_context->viewer, (guint) now))
    field->change.value = BONES_NO_SHIP;

  add_choice (field, BONES_NO_SHIP, g_strdup (_ ("None")));
  for (guint i = 0; i < game->n_ships; i++)
    if (i == field->change.value
        || (bones_game_in_play (game, i)
            && (to->scope == BONES_SET_FLEET ? game->ships[i].fleet == to->index
                                             : game->ships[i].fleet < game->n_fleets)))
      add_choice (field, i, g_strdup (bones_names_ship (to->words->names, i)));
}

/* Some rules say where the wind comes from, in words of their own. */
static gboolean
has_words_for_winds (const FieldForm *to)
{
  return bones_words_find (to->words->setup, "blows.N") != NULL;
}

static void
add_winds (const FieldForm *to, BonesFieldView *field)
{
  for (guint i = 0; i <= BONES_CALM; i++)
    add_choice (field, i,
                g_strdup (has_words_for_winds (to) ? bones_words_wind (to->words, i)
                                                   : bones_point_words (i)));

  add_present_choice (field, g_strdup (bones_point_words (BONES_WIND_UNKNOWN)));
}

/* The steps that the round can stand at. */
static void
add_steps (const FieldForm *to, BonesFieldView *field)
{
  const BonesSetup *setup = to->words->setup;

  for (const BonesRoundStep *step = setup->ruleset->steps; step->id != NULL; step++)
    {
      const gint number = bones_step_number (setup, to->words->game, step->id);

      if (number >= 0)
        add_choice (field, number, bones_words_name (to->words, "step", step->id));
    }

  add_present_choice (field, g_strdup (_ ("None")));
}

/* "Red, Blue": all orders of the fleets that are not in @used yet, behind those in @before. */
static void
add_orders (const FieldForm *to, BonesFieldView *field, guint used, guint n, gint64 value,
            GPtrArray *before)
{
  const guint fleets = to->words->game->n_fleets;

  if (n == fleets)
    add_choice (field, value | (gint64) 0xf << 4 * n, bones_words_list (before));

  for (guint i = 0; i < fleets; i++)
    if ((used >> i & 1) == 0)
      {
        g_ptr_array_add (before, (gpointer) bones_names_fleet (to->words->names, i));
        add_orders (to, field, used | 1u << i, n + 1, value | (gint64) i << 4 * n, before);
        g_ptr_array_set_size (before, (gint) n);
      }
}

static void
add_all_orders (const FieldForm *to, BonesFieldView *field)
{
  g_autoptr (GPtrArray) before = g_ptr_array_new ();
  const BonesGame *game = to->words->game;

  field->change.value = (gint64) 0xf << 4 * game->n_order;
  for (guint i = 0; i < game->n_order; i++)
    field->change.value |= (gint64) game->order[i] << 4 * i;

  add_orders (to, field, 0, 0, 0, before);
  add_present_choice (field, g_strdup (_ ("Not settled")));
}

/* Returns whether the viewer can and may set @row now. */
static gboolean
is_offered (const FieldForm *to, const BonesGameField *row)
{
  const BonesWordsContext *words = to->words;

  switch (row->kind)
    {
    case BONES_VALUE_CLASS:
      return bones_sees_ship (words->setup, words->game, to->view_context->viewer, to->index);
    case BONES_VALUE_WIND:
      return bones_ruleset_has_wind (words->setup->ruleset);
    case BONES_VALUE_ORDER:
      return words->game->n_fleets <= MOST_ORDERED;
    case BONES_VALUE_FLEET:
      return row->size > 0
             || (words->setup->ruleset->give_turn != NULL
                 && bones_active_fleet (words->setup, words->game) >= 0);
    default:
      return TRUE;
    }
}

static void
add_choices (const FieldForm *to, const BonesGameField *row, BonesFieldView *field)
{
  switch (row->kind)
    {
    case BONES_VALUE_STATUS:
      for (guint i = 0; i < BONES_STATUSES; i++)
        add_choice (field, i, bones_words_name (to->words, "status", bones_status_ids[i]));
      break;
    case BONES_VALUE_FLEET:
      if (row->size == 0)
        field->change.value = bones_active_fleet (to->words->setup, to->words->game);

      add_fleets (to, field, row->highest == BONES_NOBODY);
      break;
    case BONES_VALUE_SHIP:
      add_ships (to, field);
      break;
    case BONES_VALUE_CLASS:
      add_classes (to, field);
      break;
    case BONES_VALUE_WIND:
      add_winds (to, field);
      break;
    case BONES_VALUE_STEP:
      add_steps (to, field);
      break;
    case BONES_VALUE_ORDER:
      add_all_orders (to, field);
      break;
    case BONES_VALUE_SWITCH:
      field->form = BONES_FORM_SWITCH;
      field->mask = 1;
      break;
    case BONES_VALUE_NUMBER:
    default:
      field->form = BONES_FORM_NUMBER;
      field->parts = 1;
      field->lowest = row->lowest;
      field->highest = row->highest;
    }
}

static char *
name_row (const FieldForm *to, const BonesGameField *row)
{
  if (row->kind == BONES_VALUE_WIND && !has_words_for_winds (to))
    return g_strdup (_ ("The wind blows toward"));

  return row->of_round != NULL ? bones_words_round (to->words->setup->ruleset, row->of_round, 0)
                               : g_strdup (_ (row->name));
}

/* The rows of engine/fields.h. */
static void
add_rows (const FieldForm *to)
{
  const BonesGameField *rows = bones_game_fields (to->scope);

  for (guint i = 0; rows[i].id != NULL; i++)
    {
      const BonesGameField *row = &rows[i];
      const guint value = row->size > 0 ? bones_game_field_get (row, to->subject) : 0;
      BonesFieldView *field;

      if (!is_offered (to, row))
        continue;

      field = add_field (to, BONES_FORM_LIST, BONES_FIELDS_STATE, name_row (to, row),
                         (BonesChange){ (guint16) to->scope, (guint16) (BONES_FIRST_FIELD + i),
                                        (guint16) to->index, 0, value });
      field->id = row->id;
      add_choices (to, row, field);
    }
}

static char *
name_track (const FieldForm *to, const BonesTrack *tracks, guint i)
{
  return to->scope == BONES_SET_SHIP
             ? bones_words_ship_track (to->words->setup, ((BonesShip *) to->subject)->kind, i)
             : g_strdup (_ (tracks[i].name));
}

/* Returns whether the values of @track have names. Bits have ids, too, but several can be set. */
static gboolean
is_named (const BonesWordsContext *words, const BonesTrack *track)
{
  return track->show == BONES_SHOW_SQUARE || track->numbers != BONES_NUMBERS_ONLY
         || bones_setup_track_is_worded (words->setup, track);
}

/* The number of values of @track that have names, including 0. */
static guint
count_named (const BonesWordsContext *words, const BonesTrack *track)
{
  guint n = 1;

  if (track->numbers == BONES_NUMBERS_SHIPS)
    return 1 + MIN (track->highest, words->game->n_ships);

  if (track->numbers == BONES_NUMBERS_FLEETS)
    return 1 + MIN (track->highest, words->game->n_fleets);

  if (track->numbers == BONES_NUMBERS_PLACES)
    return 1 + MIN (track->highest, words->game->n_order);

  if (track->show == BONES_SHOW_SQUARE)
    return track->highest + 1u;

  while (n <= track->highest && bones_setup_track_word (words->setup, track, n) != NULL)
    n++;

  return n;
}

static void
add_named_values (const FieldForm *to, const BonesTrack *track, BonesFieldView *field)
{
  const gboolean worded = track->numbers == BONES_NUMBERS_ONLY && track->show != BONES_SHOW_SQUARE;

  for (guint value = 0; value < count_named (to->words, track); value++)
    add_choice (field, value,
                worded && bones_setup_track_word (to->words->setup, track, value) == NULL
                    ? g_strdup (_ ("None"))
                    : bones_words_track (to->words, track, value));

  add_present_choice (field, bones_words_track (to->words, track, (guint) field->change.value));
}

/* Returns whether the values of @track have the words that they need. */
static gboolean
has_words (const FieldForm *to, const BonesTrack *track)
{
  return !track->named || bones_setup_track_is_worded (to->words->setup, track);
}

/* A switch for each bit. Takes @name. */
static void
add_bits (const FieldForm *to, const BonesTrack *track, BonesFieldGroup group, char *name,
          BonesChange change)
{
  for (guint bit = 0; track->ids[bit] != NULL; bit++)
    {
      g_autofree char *of = bones_words_name (to->words, "choice", track->ids[bit]);
      BonesFieldView *field = add_field (to, BONES_FORM_SWITCH, group,
                                         g_strdup_printf (_ ("%s: %s"), name, of), change);

      field->id = track->id;
      field->mask = G_GINT64_CONSTANT (1) << bit;
    }

  g_free (name);
}

/* A switch for each marker that the rules let be set. Takes @name. */
static void
add_marker_bits (const FieldForm *to, const BonesTrack *track, BonesFieldGroup group, char *name,
                 BonesChange change)
{
  const BonesGame *game = to->words->game;

  for (guint i = 0; i < game->n_markers && track->highest >> i != 0; i++)
    {
      g_autofree char *marker = bones_words_marker (to->words, i);
      BonesChange set = change;
      BonesFieldView *field;

      set.value |= (gint64) 1 << i;
      if (game->markers[i].kind == 0
          || bones_changes_find_fallen (to->words->setup, game, &set, 1, 0) == 0)
        continue;

      field = add_field (to, BONES_FORM_SWITCH, group, g_strdup_printf (_ ("%s: %s"), name, marker),
                         change);
      field->id = track->id;
      field->mask = (gint64) 1 << i;
    }

  g_free (name);
}

static void
add_track (const FieldForm *to, const BonesTrack *track, char *name, BonesChange change)
{
  const BonesFieldGroup group =
      track->show == BONES_SHOW_NOT ? BONES_FIELDS_KEPT : BONES_FIELDS_SHOWN;
  BonesFieldView *field;

  if (track->show == BONES_SHOW_BITS)
    {
      add_bits (to, track, group, name, change);
      return;
    }

  if (track->numbers == BONES_NUMBERS_MARKERS)
    {
      add_marker_bits (to, track, group, name, change);
      return;
    }

  field = add_field (to, BONES_FORM_NUMBER, group, name, change);
  field->id = track->id;
  field->base = track->base;
  field->lowest = track->lowest - track->base;
  field->highest = track->highest - track->base;
  field->mask = 1;
  field->parts = bones_track_parts (track);
  if (is_named (to->words, track))
    {
      field->form = BONES_FORM_LIST;
      add_named_values (to, track, field);
    }
  else if (field->lowest == 0 && field->highest == 1)
    field->form = BONES_FORM_SWITCH;
}

static void
add_tracks (const FieldForm *to, const guint16 *values)
{
  const BonesSetup *setup = to->words->setup;
  const BonesTrack *tracks = bones_scope_tracks (setup->ruleset, to->scope);
  const gboolean of_ship = to->scope == BONES_SET_SHIP;

  if (of_ship && !bones_sees_ship (setup, to->words->game, to->view_context->viewer, to->index))
    return;

  for (guint i = 0; tracks[i].id != NULL; i++)
    if (tracks[i].lowest < tracks[i].highest && has_words (to, &tracks[i])
        && (!of_ship || bones_setup_has_track (setup, ((BonesShip *) to->subject)->kind, i)))
      add_track (
          to, &tracks[i], name_track (to, tracks, i),
          (BonesChange){ (guint16) to->scope, (guint16) i, (guint16) to->index, 0, values[i] });
}

/* The name of markers of @kind without their number. NULL if only a value of the marker, which
 * cannot be set, says what it is. */
static char *
name_marker_kind (const BonesSetup *setup, const char *kind)
{
  const char *words = bones_words_called (setup, "marker", kind);
  g_auto (GStrv) parts = g_strsplit (words != NULL ? words : kind, "{a}", -1);
  g_autofree char *name = g_strstrip (g_strjoinv ("", parts));

  return strchr (name, '{') == NULL ? g_steal_pointer (&name) : NULL;
}

static void
add_new_marker (const FieldForm *to, guint ship)
{
  const BonesSetup *setup = to->words->setup;
  const char *const *kinds = setup->ruleset->marker_kinds;
  BonesFieldView *field =
      add_field (to, BONES_FORM_KIND, BONES_FIELDS_MARKERS,
                 g_strdup (ship != BONES_NO_SHIP ? _ ("New on her") : _ ("New on the table")),
                 (BonesChange){ BONES_ADD_MARKER, 0, BONES_NOBODY, 0, ship });

  add_choice (field, 0, g_strdup (_ ("Nothing")));
  for (guint kind = 1; kinds != NULL && kinds[kind] != NULL; kind++)
    {
      char *name = name_marker_kind (setup, kinds[kind]);

      if (name != NULL)
        add_choice (field, kind, name);
    }
}

/* Takes @name. If it is in use, a number follows it. */
static BonesFieldView *
add_kept (const FieldForm *to, char *name, BonesScope scope, guint index)
{
  guint n = 1;

  for (guint i = 0; i < to->out->len; i++)
    {
      const BonesFieldView *other = g_ptr_array_index (to->out, i);

      n += other->form == BONES_FORM_KEEP && g_str_has_prefix (other->name, name);
    }

  if (n > 1)
    {
      char *numbered = g_strdup_printf ("%s (%u)", name, n);

      g_free (name);
      name = numbered;
    }

  return add_field (to, BONES_FORM_KEEP, BONES_FIELDS_MARKERS, name,
                    (BonesChange){ (guint16) scope, 0, (guint16) index, 0, 0 });
}

/* The markers on @ship, or all markers (BONES_NO_SHIP). */
static void
add_markers (const FieldForm *to, guint ship)
{
  const BonesGame *game = to->words->game;

  add_new_marker (to, ship);
  for (guint i = 0; i < game->n_markers; i++)
    {
      const BonesMarker *marker = &game->markers[i];
      BonesFieldView *field;

      if (marker->kind == 0 || (ship != BONES_NO_SHIP && marker->ship != ship))
        continue;

      field = add_kept (to, bones_words_marker (to->words, i), BONES_REMOVE_MARKER, i);
      field->id = to->words->setup->ruleset->marker_kinds[marker->kind];
      if (ship == BONES_NO_SHIP && marker->ship < game->n_ships)
        field->text = g_strdup (bones_names_ship (to->words->names, marker->ship));
    }
}

/* The links of @ship, or all links (BONES_NO_SHIP). */
static void
add_links (const FieldForm *to, guint ship)
{
  const BonesGame *game = to->words->game;

  for (guint i = 0; i < game->n_links; i++)
    {
      const BonesLink *link = &game->links[i];

      if (link->kind != 0 && (ship == BONES_NO_SHIP || link->a == ship || link->b == ship))
        add_kept (to, bones_words_link (to->words, link), BONES_REMOVE_LINK, i)->id =
            to->words->setup->ruleset->link_kinds[link->kind];
    }
}

/* A list of ships for each kind of link. */
static void
add_new_links (const FieldForm *to, guint ship)
{
  const BonesGame *game = to->words->game;
  const char *const *kinds = to->words->setup->ruleset->link_kinds;

  for (guint kind = 1; kinds != NULL && kinds[kind] != NULL; kind++)
    {
      g_autofree char *called = bones_words_name (to->words, "status", kinds[kind]);
      BonesFieldView *field =
          /* Translators: %s is what ships can be to each other: "grappled" */
          add_field (
              to, BONES_FORM_LIST, BONES_FIELDS_MARKERS, g_strdup_printf (_ ("New: %s"), called),
              (BonesChange){ BONES_ADD_LINK, (guint16) kind, (guint16) ship, 0, BONES_NO_SHIP });

      field->id = kinds[kind];
      add_choice (field, BONES_NO_SHIP, g_strdup (_ ("With no ship")));
      for (guint i = 0; i < game->n_ships; i++)
        {
          const BonesLink link = { .kind = (guint8) kind, .a = (guint16) ship, .b = (guint16) i };

          if (i != ship && bones_game_in_play (game, i))
            add_choice (field, i, bones_words_link (to->words, &link));
        }
    }
}

/* A text that goes with a change of @scope. */
static BonesFieldView *
add_name (const FieldForm *to, BonesFieldGroup group, const char *name, BonesScope scope,
          const char *text)
{
  BonesFieldView *field =
      add_field (to, BONES_FORM_NAME, group, g_strdup (name),
                 (BonesChange){ (guint16) scope, 0, (guint16) to->index, 0, 0 });

  field->text = bones_name_plain (text);
  return field;
}

static void
add_ship (const FieldForm *to)
{
  const BonesShip *ship = to->subject;

  add_tracks (to, ship->tracks);
  add_rows (to);
  add_markers (to, to->index);
  add_new_links (to, to->index);
  add_links (to, to->index);
  add_name (to, BONES_FIELDS_NAME, _ ("Name"), BONES_RENAME_SHIP,
            bones_names_ship (to->words->names, to->index));
}

static void
add_fleet (const FieldForm *to)
{
  const BonesFleet *fleet = to->subject;

  add_tracks (to, fleet->tracks);
  add_rows (to);
  add_classes (to, add_name (to, BONES_FIELDS_JOIN, _ ("Name of the ship"), BONES_ADD_SHIP, ""));
  add_name (to, BONES_FIELDS_NAME, _ ("Name"), BONES_RENAME_FLEET,
            bones_names_fleet (to->words->names, to->index));
}

static void
add_table (const FieldForm *to)
{
  const BonesRuleset *ruleset = to->words->setup->ruleset;

  add_tracks (to, to->words->game->tracks);
  add_rows (to);
  add_markers (to, BONES_NO_SHIP);
  add_links (to, BONES_NO_SHIP);
  if (to->words->game->n_fleets
      < (ruleset->most_fleets > 0 ? ruleset->most_fleets : BONES_MAX_FLEETS))
    add_name (to, BONES_FIELDS_JOIN, _ ("Name of the fleet"), BONES_ADD_FLEET, "");
}

/* Removes lists that offer no choice. */
static void
drop_lone_choices (GPtrArray *fields)
{
  for (guint i = fields->len; i-- > 0;)
    {
      const BonesFieldView *field = g_ptr_array_index (fields, i);

      if ((field->form == BONES_FORM_LIST || field->form == BONES_FORM_KIND)
          && field->choices->len < 2)
        g_ptr_array_remove_index (fields, i);
    }
}

GPtrArray *
bones_view_fields (BonesTable *table, guint viewer, guint scope, guint index)
{
  g_auto (BonesViewContext) view_context = { 0 };
  FieldForm form = { &view_context, &view_context.words, scope, index, NULL, NULL };

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  form.out = g_ptr_array_new_with_free_func (free_field);
  bones_view_context_init (&view_context, table, viewer);
  form.subject = bones_scope_subject ((BonesGame *) form.words->game, scope, index);
  if (form.subject == NULL)
    return form.out;

  if (scope == BONES_SET_SHIP)
    add_ship (&form);
  else if (scope == BONES_SET_FLEET)
    add_fleet (&form);
  else
    add_table (&form);

  drop_lone_choices (form.out);
  return form.out;
}
