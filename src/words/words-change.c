/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "fields.h"
#include "ids.h"

static char *
name_ship (const BonesWordsContext *context, guint ship)
{
  return g_strdup (ship < context->game->n_ships ? bones_names_ship (context->names, ship)
                                                 : _ ("none"));
}

static char *
name_order (const BonesWordsContext *context)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < context->game->n_order; i++)
    g_ptr_array_add (names, (gpointer) bones_names_fleet (context->names, context->game->order[i]));

  return names->len > 0 ? bones_words_list (names) : g_strdup (_ ("none"));
}

/* The id of the current step of the round, or NULL. */
static const char *
find_step (const BonesWordsContext *context)
{
  BonesStep steps[BONES_MAX_STEPS];
  const guint n = context->setup->ruleset->checklist (context->setup, context->game, steps);

  for (guint i = 0; i < n; i++)
    if (steps[i].state == BONES_STEP_NOW)
      return steps[i].id;

  return NULL;
}

static char *
name_step (const BonesWordsContext *context)
{
  const char *id = find_step (context);

  return id != NULL ? bones_words_name (context, "step", id) : g_strdup (_ ("none"));
}

/* The name and the value of a tracked thing in one context. */
typedef struct {
  char *name; /* both are owned */
  char *value;
  gboolean empty; /* the value is none: no ship, no wind, no word */
} Reading;

static void
reading_clear (Reading *reading)
{
  g_free (reading->name);
  g_free (reading->value);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Reading, reading_clear)

static char *
name_field (const BonesWordsContext *context, const BonesGameField *field)
{
  return field->name != NULL ? g_strdup (_ (field->name))
                             : bones_words_round (context->setup->ruleset, "name", 0);
}

/* The stored number @value of @field in words. */
static char *
name_stored (const BonesWordsContext *context, const BonesGameField *field, guint value)
{
  const BonesSetup *setup = context->setup;

  switch (field->kind)
    {
    case BONES_VALUE_STATUS:
      return bones_words_name (context, "status", bones_status_ids[value]);
    case BONES_VALUE_FLEET:
      return g_strdup (value < BONES_MAX_FLEETS ? bones_names_fleet (context->names, value)
                                                : _ ("nobody"));
    case BONES_VALUE_SHIP:
      return name_ship (context, value);
    case BONES_VALUE_SWITCH:
      return g_strdup (value != 0 ? _ ("yes") : _ ("no"));
    case BONES_VALUE_CLASS:
      return bones_words (
          setup, context->names, context->game,
          setup->ruleset->kind_words (setup->content, context->game->options, value), NULL);
    case BONES_VALUE_WIND:
      return g_strdup (bones_words_wind (context, value));
    case BONES_VALUE_STEP:
      for (const BonesRoundStep *step = setup->ruleset->steps; step->id != NULL; step++)
        if (step->number == value)
          return bones_words_name (context, "step", step->id);
      G_GNUC_FALLTHROUGH;
    default:
      return g_strdup_printf ("%u", value);
    }
}

/* The fleet whose turn it is. */
static char *
name_active (const BonesWordsContext *context)
{
  const gint fleet = bones_active_fleet (context->setup, context->game);

  return g_strdup (fleet >= 0 ? bones_names_fleet (context->names, (guint) fleet) : _ ("nobody"));
}

/* The value of @field of @subject in words. */
static char *
name_value (const BonesWordsContext *context, const BonesGameField *field, gconstpointer subject)
{
  switch (field->kind)
    {
    case BONES_VALUE_STEP:
      return name_step (context);
    case BONES_VALUE_ORDER:
      return name_order (context);
    default:
      return field->size == 0 ? name_active (context)
                              : name_stored (context, field, bones_game_field_get (field, subject));
    }
}

/* Whether @field of @subject has no value yet, or none any more. */
static gboolean
is_field_empty (const BonesWordsContext *context, const BonesGameField *field,
                gconstpointer subject)
{
  switch (field->kind)
    {
    case BONES_VALUE_SHIP:
      return bones_game_field_get (field, subject) >= context->game->n_ships;
    case BONES_VALUE_WIND:
      return bones_game_field_get (field, subject) == BONES_WIND_UNKNOWN;
    case BONES_VALUE_FLEET:
      return field->size == 0 ? bones_active_fleet (context->setup, context->game) < 0
                              : bones_game_field_get (field, subject) >= BONES_MAX_FLEETS;
    case BONES_VALUE_STEP:
      return find_step (context) == NULL;
    case BONES_VALUE_ORDER:
      return context->game->n_order == 0;
    default:
      return FALSE;
    }
}

static Reading
read_track (const BonesWordsContext *context, const BonesChange *change, gconstpointer subject)
{
  const BonesTrack *track =
      &bones_scope_tracks (context->setup->ruleset, change->scope)[change->field];
  const BonesShip *ship = change->scope == BONES_SET_SHIP ? subject : NULL;
  const BonesFleet *fleet = change->scope == BONES_SET_FLEET ? subject : NULL;
  const guint value = ship != NULL    ? ship->tracks[change->field]
                      : fleet != NULL ? fleet->tracks[change->field]
                                      : context->game->tracks[change->field];

  return (Reading){ ship != NULL
                        ? bones_words_ship_track (context->setup, ship->kind, change->field)
                        : g_strdup (_ (track->name)),
                    bones_words_track (context, track, value),
                    bones_words_track_is_empty (context, track, value) };
}

static Reading
read_place (const BonesWordsContext *context, const BonesChange *change)
{
  const BonesGameField *field = bones_game_field (change->scope, change->field);
  gconstpointer subject =
      bones_scope_subject ((BonesGame *) context->game, change->scope, change->index);

  return field == NULL
             ? read_track (context, change, subject)
             : (Reading){ name_field (context, field), name_value (context, field, subject),
                          is_field_empty (context, field, subject) };
}

/* "Fury", "Red", or NULL for the table. */
static const char *
name_subject (const BonesWordsContext *context, const BonesChange *change)
{
  if (change->scope == BONES_SET_SHIP)
    return bones_names_ship (context->names, change->index);

  return change->scope == BONES_SET_FLEET ? bones_names_fleet (context->names, change->index)
                                          : NULL;
}

static gboolean
tells_new_only (const Reading *old, const Reading *new)
{
  return old->empty || g_strcmp0 (old->value, new->value) == 0;
}

/* "Fury: Hits: 1 (was 0)"; without "(was …)" if there was nothing, or nothing else. */
static char *
word_setting (const BonesWordsContext *was, const BonesWordsContext *now, const BonesChange *change)
{
  const char *subject = name_subject (now, change);
  g_auto (Reading) old = read_place (was, change), new = read_place (now, change);

  if (tells_new_only (&old, &new))
    return subject != NULL ? g_strdup_printf (_ ("%s: %s: %s"), subject, new.name, new.value)
                           : g_strdup_printf (_ ("%s: %s"), new.name, new.value);

  return subject != NULL
             ? g_strdup_printf (_ ("%s: %s: %s (was %s)"), subject, new.name, new.value, old.value)
             : g_strdup_printf (_ ("%s: %s (was %s)"), new.name, new.value, old.value);
}

static char *
word_setting_by_hand (const BonesWordsContext *was, const BonesWordsContext *now,
                      const BonesChange *change)
{
  const char *subject = name_subject (now, change);
  g_auto (Reading) old = read_place (was, change), new = read_place (now, change);

  if (tells_new_only (&old, &new))
    return subject != NULL
               ? g_strdup_printf (_ ("%s, %s set by hand: %s"), subject, new.name, new.value)
               : g_strdup_printf (_ ("%s set by hand: %s"), new.name, new.value);

  return subject != NULL
             ? g_strdup_printf (_ ("%s, %s set by hand: %s (was %s)"), subject, new.name, new.value,
                                old.value)
             : g_strdup_printf (_ ("%s set by hand: %s (was %s)"), new.name, new.value, old.value);
}

static char *
word_link (const BonesWordsContext *context, const BonesChange *change, gboolean added)
{
  const BonesLink link = { .kind = change->field, .a = change->index, .b = change->value };
  g_autofree char *text =
      bones_words_link (context, added ? &link : &context->game->links[change->index]);

  return added ? g_strdup_printf (_ ("Now: %s"), text)
               : g_strdup_printf (_ ("No longer: %s"), text);
}

/* "Fury: Eagles Eye (added by hand)" if @marker is about a ship, else "Buoy 1 added by hand". */
static char *
word_marker (const BonesWordsContext *context, guint marker, gboolean added)
{
  const guint ship = context->game->markers[marker].ship;
  g_autofree char *state =
      ship < context->game->n_ships ? bones_words_of_marker (context, "status", marker) : NULL;
  g_autofree char *name = bones_words_marker (context, marker);

  if (state != NULL)
    return g_strdup_printf (added ? _ ("%s: %s (added by hand)") : _ ("%s: %s (removed by hand)"),
                            bones_names_ship (context->names, ship), state);

  return g_strdup_printf (added ? _ ("%s added by hand") : _ ("%s removed by hand"), name);
}

/* The new marker is the one that was not there before. */
static char *
word_new_marker (const BonesWordsContext *was, const BonesWordsContext *now)
{
  for (guint i = 0; i < now->game->n_markers; i++)
    if (i >= was->game->n_markers || was->game->markers[i].kind == 0)
      if (now->game->markers[i].kind != 0)
        return word_marker (now, i, TRUE);

  return g_strdup (_ ("A marker added by hand"));
}

/* Does not tell which card moves in or out of a hand. */
static char *
word_card (const BonesWordsContext *was, const BonesWordsContext *now, const BonesChange *change)
{
  const guint old = change->delta ? BONES_IN_PILE /* as far as people know */
                                  : bones_game_place (was->game, change->field, change->index);
  const guint new = bones_game_place (now->game, change->field, change->index);

  if (new >= BONES_IN_HAND &&new != old)
    return g_strdup_printf (_ ("A card goes into the hand of %s"),
                            bones_names_fleet (now->names, new - BONES_IN_HAND));

  if (old >= BONES_IN_HAND && new != old)
    return g_strdup_printf (_ ("A card leaves the hand of %s"),
                            bones_names_fleet (now->names, old - BONES_IN_HAND));

  return g_strdup (_ ("A card is moved"));
}

static char *
word_option (const BonesWordsContext *was, const BonesWordsContext *now, guint option)
{
  g_autofree char *before =
      bones_words_option_value (was->setup, option, was->game->options[option]);
  g_autofree char *after =
      bones_words_option_value (now->setup, option, now->game->options[option]);
  g_autofree char *name =
      bones_words_name (was, "option", was->setup->ruleset->options[option].key);

  return g_strdup_printf (_ ("%s: %s (was %s)"), name, after, before);
}

char *
bones_words_change (const BonesWordsContext *was, const BonesWordsContext *now,
                    const BonesChange *change, gboolean brief)
{
  if (change->scope == BONES_SET_SHIP && bones_names_hide (now->names, change->index))
    return g_strdup_printf (_ ("%s was changed by hand"),
                            bones_names_ship (now->names, change->index));

  switch ((BonesScope) change->scope)
    {
    case BONES_SET_OPTION:
      return word_option (was, now, change->field);
    case BONES_ADD_SHIP:
      return g_strdup_printf (_ ("%s joins %s"),
                              bones_names_ship (now->names, now->game->n_ships - 1u),
                              bones_names_fleet (now->names, change->index));
    case BONES_ADD_FLEET:
      return g_strdup_printf (_ ("%s joins the battle"),
                              bones_names_fleet (now->names, now->game->n_fleets - 1u));
    case BONES_ADD_MARKER:
      return word_new_marker (was, now);
    case BONES_REMOVE_MARKER:
      return word_marker (was, change->index, FALSE);
    case BONES_ADD_LINK:
      return word_link (now, change, TRUE);
    case BONES_REMOVE_LINK:
      return word_link (was, change, FALSE);
    case BONES_SET_CARD:
      return word_card (was, now, change);
    case BONES_RENAME_SHIP:
      return g_strdup_printf (_ ("%s is now called %s"),
                              bones_names_ship (was->names, change->index),
                              bones_names_ship (now->names, change->index));
    case BONES_RENAME_FLEET:
      return g_strdup_printf (_ ("%s is now called %s"),
                              bones_names_fleet (was->names, change->index),
                              bones_names_fleet (now->names, change->index));
    case BONES_SET_TABLE:
      if (change->field == BONES_TABLE_ACTIVE)
        return g_strdup_printf (_ ("%s orders next"),
                                bones_names_fleet (now->names, (guint) change->value));
      G_GNUC_FALLTHROUGH;
    default:
      return brief ? word_setting (was, now, change) : word_setting_by_hand (was, now, change);
    }
}

/* NULL unless the reason is that ships of her class do not have this track. */
static char *
word_absent (const BonesWordsContext *context, const BonesChange *change)
{
  const BonesSetup *setup = context->setup;
  const BonesTrack *tracks = setup->ruleset->ship_tracks;
  const char *class, *name;
  guint n = 0, kind;

  while (tracks[n].id != NULL)
    n++;

  if (change->scope != BONES_SET_SHIP || change->index >= context->game->n_ships
      || change->field >= n)
    return NULL;

  kind = context->game->ships[change->index].kind;
  if (bones_setup_has_track (setup, kind, change->field))
    return NULL;

  class = bones_words_called (
      setup, NULL, setup->ruleset->kind_words (setup->content, context->game->options, kind));
  name = _ (tracks[change->field].name);
  if (strchr (name, '{') != NULL) /* only ships that have it say what it is called */
    name = tracks[change->field].id;

  /* Translators: a class of ships, and what is counted on others: "Raft", "Rowed" */
  return g_strdup_printf (_ ("Ships of the class %s have no “%s”."), class != NULL ? class : "?",
                          name);
}

/* The stored number @value of what @change sets, in words. */
static char *
word_number (const BonesWordsContext *context, const BonesChange *change, gint64 value)
{
  const BonesTrack *tracks = bones_scope_tracks (context->setup->ruleset, change->scope);
  const BonesGameField *field = bones_game_field (change->scope, change->field);

  if (field != NULL)
    return name_stored (context, field, (guint) value);

  return tracks != NULL ? bones_words_track (context, &tracks[change->field], (guint) value)
                        : g_strdup_printf ("%d", (gint) value);
}

/* "It can be anything from 0 in to 99 in." */
static char *
word_bounds (const BonesWordsContext *context, const BonesChange *change, gint64 lowest,
             gint64 highest)
{
  const BonesTrack *tracks = bones_scope_tracks (context->setup->ruleset, change->scope);
  const BonesTrack *track =
      tracks != NULL && change->field < BONES_FIRST_FIELD ? &tracks[change->field] : NULL;

  if (track != NULL && bones_track_parts (track) > 1)
    {
      g_autofree char *least = bones_words_parts (bones_track_parts (track), (gint) lowest);
      g_autofree char *most = bones_words_parts (bones_track_parts (track), (gint) highest);

      return g_strdup_printf (_ ("It can be anything from %s to %s."), least, most);
    }

  return g_strdup_printf (_ ("It can be anything from %d to %d."),
                          (gint) lowest - (track != NULL ? track->base : 0),
                          (gint) highest - (track != NULL ? track->base : 0));
}

char *
bones_words_unfit_change (const BonesWordsContext *context, const BonesChange *change,
                          BonesChangeFit fit, gint64 lowest, gint64 highest)
{
  char *absent;

  switch (fit)
    {
    case BONES_CHANGE_TOO_LOW:
    case BONES_CHANGE_TOO_HIGH:
      return word_bounds (context, change, lowest, highest);
    case BONES_CHANGE_NO_ROOM:
      return g_strdup (_ ("There is no room on the table for one more."));
    default:
      absent = word_absent (context, change);
      if (absent != NULL)
        return absent;
      return g_strdup (change->scope == BONES_ADD_LINK
                           ? _ ("These two cannot be joined like that now.")
                           : _ ("There is nothing like that on the table."));
    }
}

/* "0 to 8", or "Gull, Tern, none": the stored numbers in @allowed, which are not none. */
static char *
word_allowed (const BonesWordsContext *context, const BonesChange *change, const GArray *allowed)
{
  const gint64 *values = (const gint64 *) (const void *) allowed->data;
  const gint64 last = values[allowed->len - 1];
  g_autofree char *least = word_number (context, change, values[0]);
  g_autofree char *most = word_number (context, change, last);
  GString *list;

  if (allowed->len > 2 && last - values[0] == allowed->len - 1 && g_ascii_isdigit (*most))
    return g_strdup_printf (_ ("%s to %s"), least, most);

  list = g_string_new (least);
  for (guint i = 1; i < allowed->len; i++)
    {
      g_autofree char *one = word_number (context, change, values[i]);

      g_string_append_printf (list, ", %s", one);
    }

  return g_string_free (list, FALSE);
}

/* Whether @change sets something of what there is in @context, so that it can be read. */
static gboolean
is_readable (const BonesWordsContext *context, const BonesChange *change)
{
  return (change->scope == BONES_SET_SHIP || change->scope == BONES_SET_FLEET
          || change->scope == BONES_SET_TABLE)
         && bones_scope_subject ((BonesGame *) context->game, change->scope, change->index) != NULL;
}

char *
bones_words_fallen_change (const BonesWordsContext *context, const BonesChange *change,
                           const GArray *allowed)
{
  g_auto (Reading) now = { NULL, NULL };
  g_autofree char *list = NULL;

  if (!is_readable (context, change))
    return g_strdup (change->scope == BONES_ADD_LINK
                         ? _ ("These two cannot be joined like that now.")
                         : _ ("The rules would undo this at once, so nothing was changed."));

  now = read_place (context, change);
  list = allowed->len > 0 ? word_allowed (context, change, allowed) : NULL;
  if (list == NULL || g_str_equal (list, now.value))
    return g_strdup_printf (_ ("%s: now %s. The rules do not allow another value."), now.name,
                            now.value);

  /* Translators: "Crew points: now 5. The rules allow: 0 to 8." */
  return g_strdup_printf (_ ("%s: now %s. The rules allow: %s."), now.name, now.value, list);
}

/* The name of what @change was to bring into the battle; NULL if it has none. */
static char *
name_change (const BonesWordsContext *context, const BonesChange *change)
{
  const BonesLink link = { .kind = (guint8) change->field,
                           .a = change->index,
                           .b = (guint16) change->value };
  const char *subject = name_subject (context, change);
  g_auto (Reading) now = { NULL, NULL };

  if (change->scope == BONES_ADD_LINK)
    return bones_words_link (context, &link);

  if (!is_readable (context, change))
    return NULL;

  now = read_place (context, change);
  return subject != NULL ? g_strdup_printf (_ ("%s: %s"), subject, now.name)
                         : g_steal_pointer (&now.name);
}

char *
bones_words_left_out (const BonesWordsContext *context, const BonesChange *change)
{
  g_autofree char *name = name_change (context, change);

  return name != NULL
             ? g_strdup_printf (_ ("%s is not as entered: the rules do not allow it."), name)
             : g_strdup (_ ("Something is not as entered: the rules do not allow it."));
}

static void
differ (GPtrArray *out, const BonesWordsContext *was, const BonesWordsContext *now,
        BonesScope scope, guint index, guint field)
{
  const BonesChange change = { .scope = scope, .index = index, .field = field };

  g_ptr_array_add (out, word_setting (was, now, &change));
}

static void
differ_in_ship (GPtrArray *out, const BonesWordsContext *was, const BonesWordsContext *now, guint i)
{
  const BonesTrack *tracks = now->setup->ruleset->ship_tracks;
  const BonesShip *old = &was->game->ships[i], *new = &now->game->ships[i];

  if (old->status != new->status)
    differ (out, was, now, BONES_SET_SHIP, i, BONES_SHIP_STATUS);

  if (old->fleet != new->fleet)
    differ (out, was, now, BONES_SET_SHIP, i, BONES_SHIP_OWNER);

  if (old->ordered != new->ordered)
    differ (out, was, now, BONES_SET_SHIP, i, BONES_SHIP_ORDERED);

  if (bones_names_hide (now->names, i))
    return;

  for (guint track = 0; tracks[track].id != NULL; track++)
    if (tracks[track].show != BONES_SHOW_NOT && old->tracks[track] != new->tracks[track])
      differ (out, was, now, BONES_SET_SHIP, i, track);
}

static guint
hand_size (const BonesWordsContext *context, guint fleet)
{
  return bones_hands_are_held (context->setup, context->game)
             ? context->setup->ruleset->hand_size (context->setup, context->game, fleet)
             : 0;
}

static void
differ_in_hand (GPtrArray *out, const BonesWordsContext *was, const BonesWordsContext *now, guint i)
{
  const guint old = hand_size (was, i), new = hand_size (now, i);

  if (old != new)
    g_ptr_array_add (out, g_strdup_printf (_ ("%s: cards in the hand: %u (was %u)"),
                                           bones_names_fleet (now->names, i), new, old));
}

static void
differ_in_fleet (GPtrArray *out, const BonesWordsContext *was, const BonesWordsContext *now,
                 guint i)
{
  const BonesTrack *tracks = now->setup->ruleset->fleet_tracks;
  const BonesFleet *old = &was->game->fleets[i], *new = &now->game->fleets[i];

  if (old->status != new->status)
    differ (out, was, now, BONES_SET_FLEET, i, BONES_FLEET_STATUS);

  if (old->flagship != new->flagship)
    differ (out, was, now, BONES_SET_FLEET, i, BONES_FLEET_FLAGSHIP);

  for (guint track = 0; tracks[track].id != NULL; track++)
    if (tracks[track].show != BONES_SHOW_NOT && old->tracks[track] != new->tracks[track])
      differ (out, was, now, BONES_SET_FLEET, i, track);

  differ_in_hand (out, was, now, i);
}

static gboolean
same_order (const BonesGame *a, const BonesGame *b)
{
  for (guint i = 0; i < a->n_order && i < b->n_order; i++)
    if (a->order[i] != b->order[i])
      return FALSE;

  return a->n_order == b->n_order;
}

static void
differ_in_table (GPtrArray *out, const BonesWordsContext *was, const BonesWordsContext *now)
{
  const BonesTrack *tracks = now->setup->ruleset->table_tracks;
  const BonesGame *old = was->game, *new = now->game;

  if (old->over != new->over)
    g_ptr_array_add (
        out, g_strdup (new->over ? _ ("The battle is over.") : _ ("The battle is not over.")));

  if (old->round != new->round)
    differ (out, was, now, BONES_SET_TABLE, 0, BONES_TABLE_ROUND);

  if (old->wind != new->wind)
    differ (out, was, now, BONES_SET_TABLE, 0, BONES_TABLE_WIND);

  if (!same_order (old, new))
    differ (out, was, now, BONES_SET_TABLE, 0, BONES_TABLE_ORDER);

  if (old->active_ship != new->active_ship)
    differ (out, was, now, BONES_SET_TABLE, 0, BONES_TABLE_ACTIVE_SHIP);

  for (guint track = 0; tracks[track].id != NULL; track++)
    if (tracks[track].show != BONES_SHOW_NOT && old->tracks[track] != new->tracks[track])
      differ (out, was, now, BONES_SET_TABLE, 0, track);
}

static void
differ_in_links (GPtrArray *out, const BonesWordsContext *in, const BonesWordsContext *other,
                 gboolean gone)
{
  for (guint i = 0; i < in->game->n_links; i++)
    {
      const BonesLink *link = &in->game->links[i];

      if (link->kind != 0 && !bones_game_are_linked (other->game, link->kind, link->a, link->b))
        {
          const BonesChange change = { .scope = gone ? BONES_REMOVE_LINK : BONES_ADD_LINK,
                                       .index = gone ? i : link->a,
                                       .field = link->kind,
                                       .value = link->b };

          g_ptr_array_add (out, word_link (in, &change, !gone));
        }
    }
}

GPtrArray *
bones_words_differences (const BonesWordsContext *was, const BonesWordsContext *now)
{
  GPtrArray *out = g_ptr_array_new_with_free_func (g_free);

  differ_in_table (out, was, now);
  for (guint i = 0; i < MIN (was->game->n_fleets, now->game->n_fleets); i++)
    differ_in_fleet (out, was, now, i);

  for (guint i = 0; i < MIN (was->game->n_ships, now->game->n_ships); i++)
    differ_in_ship (out, was, now, i);

  differ_in_links (out, was, now, TRUE);
  differ_in_links (out, now, was, FALSE);
  return out;
}
