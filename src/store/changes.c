/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "changes.h"

#include <string.h>

#include "fields.h"
#include "hands.h"
#include "ids.h"

#define NONE "none"   /* no ship, no fleet, no bit */
#define TAKEN "taken" /* a card that is taken from the pile, wherever it lies */

#define NTH(list, i) nth_id ((list), sizeof *(list), (i))

/* The id of item @i of a list, NULL at its end: items have @size bytes and begin with their id. */
static const char *
nth_id (gconstpointer list, gsize size, guint i)
{
  const char *const *item = list;

  for (; i > 0 && *item != NULL; i--)
    item = (gconstpointer) ((const char *) item + size);

  return *item;
}

static const char *
class_id (const BonesSetup *setup, gint64 kind)
{
  const BonesRuleset *ruleset = setup->ruleset;

  return kind >= 0 && kind < ruleset->n_kinds (setup->content)
             ? ruleset->kind_id (setup->content, (guint) kind)
             : NULL;
}

/* The id of @field, or NULL when it is a mere number. */
static const char *
field_id (const BonesSetup *setup, guint scope, guint field)
{
  const BonesRuleset *ruleset = setup->ruleset;

  switch (scope)
    {
    case BONES_SET_SHIP:
    case BONES_SET_FLEET:
    case BONES_SET_TABLE:
      return bones_field_id (ruleset, scope, field);
    case BONES_SET_OPTION:
      return NTH (ruleset->options, field);
    case BONES_ADD_SHIP:
      return class_id (setup, field);
    case BONES_ADD_MARKER:
      return field > 0 ? NTH (ruleset->marker_kinds, field) : NULL;
    case BONES_ADD_LINK:
      return field > 0 ? NTH (ruleset->link_kinds, field) : NULL;
    default:
      return NULL;
    }
}

/* The field of that id, or -1. Kinds of marker and link begin at 1. */
static gint
find_field (const BonesSetup *setup, guint scope, const char *id)
{
  const guint first = scope == BONES_ADD_MARKER || scope == BONES_ADD_LINK;
  const char *found;

  if (scope <= BONES_SET_TABLE)
    return bones_field_lookup (setup->ruleset, scope, id);

  for (guint field = first; (found = field_id (setup, scope, field)) != NULL; field++)
    if (g_str_equal (found, id))
      return (gint) field;

  return -1;
}

/* The track that @change sets, or NULL. */
static const BonesTrack *
track_of (const BonesSetup *setup, const BonesChange *change)
{
  const BonesTrack *tracks = bones_scope_tracks (setup->ruleset, change->scope);

  if (tracks == NULL || change->field >= BONES_FIRST_FIELD
      || field_id (setup, change->scope, change->field) == NULL)
    return NULL;

  return &tracks[change->field];
}

/* The value for nobody if @change names a ship or a fleet; else -1. */
static gint64
nobody_of (const BonesChange *change)
{
  const BonesGameField *field = bones_game_field (change->scope, change->field);

  if (field == NULL || field->size == 0)
    return -1;

  return field->kind == BONES_VALUE_FLEET  ? BONES_NOBODY
         : field->kind == BONES_VALUE_SHIP ? BONES_NO_SHIP
                                           : -1;
}

static const char *
nth_or_null (const char *const *ids, gint64 value)
{
  return value >= 0 && value < g_strv_length ((char **) ids) ? ids[value] : NULL;
}

static const char *
track_value_id (const BonesSetup *setup, const BonesTrack *track, gint64 value)
{
  return track != NULL && track->show == BONES_SHOW_WORD && value >= 0 && value <= track->highest
             ? bones_setup_track_word (setup, track, (guint) value)
             : NULL;
}

/* The id of @value, which @change sets, or NULL when it is a mere number. */
static const char *
value_id (const BonesSetup *setup, const BonesChange *change, gint64 value)
{
  const BonesGameField *field = bones_game_field (change->scope, change->field);
  const BonesOption *option;

  if (field != NULL && field->kind == BONES_VALUE_STATUS)
    return nth_or_null (bones_status_ids, value);

  if (field != NULL && field->kind == BONES_VALUE_CLASS)
    return class_id (setup, value);

  if (field != NULL && field->kind == BONES_VALUE_WIND)
    return nth_or_null (bones_wind_ids, value);

  if (value >= 0 && value == nobody_of (change))
    return NONE;

  if (change->scope != BONES_SET_OPTION)
    return track_value_id (setup, track_of (setup, change), value);

  if (field_id (setup, BONES_SET_OPTION, change->field) == NULL)
    return NULL;

  option = &setup->ruleset->options[change->field];
  return option->kind == BONES_OPTION_VALUES ? nth_or_null (option->values, value) : NULL;
}

/* How many values, from 0, may have an id. */
static guint
count_value_ids (const BonesSetup *setup, const BonesChange *change)
{
  const BonesTrack *track = track_of (setup, change);
  guint n = 0;

  if (track != NULL)
    return track->show == BONES_SHOW_WORD ? track->highest + 1u : 0;

  while (value_id (setup, change, n) != NULL)
    n++;

  return n;
}

/* "fire+rigging" */
static gboolean
append_bits (GString *text, const BonesTrack *track, gint64 value)
{
  const guint n = track->ids != NULL ? g_strv_length ((char **) track->ids) : 0;
  const gsize before = text->len;

  if (value < 0 || n == 0 || n > 16 || value >> n != 0)
    return FALSE;

  for (guint bit = 0; bit < n; bit++)
    if ((value >> bit & 1) != 0)
      g_string_append_printf (text, "%s%s", text->len > before ? "+" : "", track->ids[bit]);

  if (value == 0)
    g_string_append (text, NONE);

  return TRUE;
}

/* The fleets of BONES_TABLE_ORDER: "2/0/1". */
static void
append_order (GString *text, gint64 packed)
{
  const gsize before = text->len;

  if (packed == 0xf)
    g_string_append (text, NONE);

  for (guint n = 0; n < BONES_MAX_FLEETS && (packed >> n * 4 & 0xf) != 0xf; n++)
    g_string_append_printf (text, "%s%d", text->len > before ? "/" : "",
                            (gint) (packed >> n * 4 & 0xf));
}

static void
append_value (GString *text, const BonesSetup *setup, const BonesChange *change)
{
  const BonesTrack *track = track_of (setup, change);
  const char *id = change->delta ? NULL : value_id (setup, change, change->value);

  if (!change->delta && track != NULL && track->show == BONES_SHOW_BITS
      && append_bits (text, track, change->value))
    return;

  if (change->scope == BONES_SET_TABLE && change->field == BONES_TABLE_ORDER)
    append_order (text, change->value);
  else if (id != NULL)
    g_string_append (text, id);
  else
    g_string_append_printf (text, "%" G_GINT64_FORMAT, change->value);
}

static gboolean
has_kinds (const BonesSetup *setup, guint deck)
{
  const BonesHands *hands = setup->ruleset->hands;

  return hands != NULL && hands->copies != NULL && hands->deck == deck;
}

/* "1 kraken:2 hand:0 taken": the deck, which card of which kind, its place, how it goes there. In a
 * deck without kinds, the card is a number. */
static void
append_card (GString *text, const BonesSetup *setup, const BonesChange *change)
{
  const guint card = change->index;

  g_string_append_printf (text, "%u ", change->field);
  if (has_kinds (setup, change->field) && card < bones_hands_n_cards (setup))
    {
      const guint kind = bones_hands_kind (setup, card);

      g_string_append_printf (text, "%s:%u ", bones_hands_ids (setup)[kind],
                              card - bones_hands_first (setup, kind));
    }
  else
    g_string_append_printf (text, "%u ", card);

  if (change->value >= BONES_IN_HAND)
    g_string_append_printf (text, "hand:%d", (gint) change->value - BONES_IN_HAND);
  else
    g_string_append (text, bones_place_ids[MAX (change->value, 0)]);

  if (change->delta)
    g_string_append (text, " " TAKEN);
}

static void
append_number (GString *text, gint64 number, gint64 none)
{
  if (number == none)
    g_string_append (text, " " NONE);
  else
    g_string_append_printf (text, " %" G_GINT64_FORMAT, number);
}

static void
append_field (GString *text, const BonesSetup *setup, const BonesChange *change)
{
  const char *id = field_id (setup, change->scope, change->field);

  if (id != NULL)
    g_string_append_printf (text, " %s", id);
  else
    append_number (text, change->field, -1);
}

static void
append_change (GString *text, const BonesSetup *setup, const BonesChange *change)
{
  g_string_append (text, bones_scope_ids[change->scope]);
  switch ((BonesScope) change->scope)
    {
    case BONES_SET_SHIP:
    case BONES_SET_FLEET:
    case BONES_SET_TABLE:
    case BONES_SET_OPTION:
      if (change->scope <= BONES_SET_FLEET)
        append_number (text, change->index, -1);
      append_field (text, setup, change);
      g_string_append (text, change->delta ? " add " : " set ");
      append_value (text, setup, change);
      break;
    case BONES_ADD_SHIP:
      append_number (text, change->index, -1);
      append_field (text, setup, change);
      break;
    case BONES_ADD_MARKER:
      append_number (text, change->index, BONES_NOBODY);
      append_field (text, setup, change);
      append_number (text, change->value, BONES_NO_SHIP);
      if (change->delta > 0)
        append_number (text, change->delta, -1);
      break;
    case BONES_ADD_LINK:
      append_number (text, change->index, -1);
      append_field (text, setup, change);
      append_number (text, change->value, BONES_NO_SHIP);
      break;
    case BONES_SET_CARD:
      g_string_append_c (text, ' ');
      append_card (text, setup, change);
      break;
    case BONES_REMOVE_MARKER:
    case BONES_REMOVE_LINK:
    case BONES_RENAME_SHIP:
    case BONES_RENAME_FLEET:
      append_number (text, change->index, -1);
      break;
    case BONES_ADD_FLEET:
    case BONES_SCOPES:
    default:
      break;
    }
}

char *
bones_changes_to_text (const BonesSetup *setup, const BonesChange *changes, guint n)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (setup != NULL, NULL);

  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append (text, ", ");

      append_change (text, setup, &changes[i]);
    }

  return g_string_free (text, FALSE);
}

/* Reading: the words of one change, of which each reader takes those that it needs. */
typedef struct {
  const BonesSetup *setup;
  char **words; /* the next one */
  gboolean bad;
} Words;

static const char *
take_word (Words *self)
{
  if (*self->words == NULL)
    {
      self->bad = TRUE;
      return "";
    }

  return *self->words++;
}

static gint64
to_number (Words *self, const char *word, gint64 lowest, gint64 highest)
{
  gint64 number = 0;

  if (!g_ascii_string_to_signed (word, 10, lowest, highest, &number, NULL))
    self->bad = TRUE;

  return number;
}

/* @none stands for "none"; -1: that may not be said. */
static gint64
take_number (Words *self, gint64 highest, gint64 none)
{
  const char *word = take_word (self);

  return none >= 0 && g_str_equal (word, NONE) ? none : to_number (self, word, 0, highest);
}

static void
take_field (Words *self, BonesChange *change)
{
  const char *word = take_word (self);
  const gint field = find_field (self->setup, change->scope, word);

  change->field = (guint16) (field >= 0 ? field : to_number (self, word, 0, G_MAXUINT16));
}

static gint64
read_bits (Words *self, const BonesTrack *track, const char *word)
{
  g_auto (GStrv) ids = g_strsplit (word, "+", -1);
  gint64 bits = 0;

  if (track->ids == NULL || g_ascii_isdigit (*word))
    return to_number (self, word, G_MININT64, G_MAXINT64);

  for (guint i = 0; ids[i] != NULL && !g_str_equal (word, NONE); i++)
    {
      const gint bit = bones_id_lookup (track->ids, ids[i]);

      if (bit < 0)
        self->bad = TRUE;
      else
        bits |= G_GINT64_CONSTANT (1) << bit;
    }

  return bits;
}

static gint64
read_order (Words *self, const char *word)
{
  g_auto (GStrv) fleets = g_strsplit (word, "/", -1);
  gint64 packed = 0;
  guint n = 0;

  if (g_str_equal (word, NONE))
    return 0xf;

  for (; fleets[n] != NULL && n < BONES_MAX_FLEETS; n++)
    packed |= to_number (self, fleets[n], 0, 0xe) << n * 4;

  return n < BONES_MAX_FLEETS ? packed | G_GINT64_CONSTANT (0xf) << n * 4 : packed;
}

static gint64
read_value (Words *self, const BonesChange *change, const char *word)
{
  const BonesTrack *track = track_of (self->setup, change);
  const guint n = count_value_ids (self->setup, change);

  if (track != NULL && track->show == BONES_SHOW_BITS)
    return read_bits (self, track, word);

  if (change->scope == BONES_SET_TABLE && change->field == BONES_TABLE_ORDER)
    return read_order (self, word);

  for (guint value = 0; value < n; value++)
    if (g_strcmp0 (value_id (self->setup, change, value), word) == 0)
      return value;

  if (nobody_of (change) >= 0 && g_str_equal (word, NONE))
    return nobody_of (change);

  return to_number (self, word, G_MININT64, G_MAXINT64);
}

static void
take_value (Words *self, BonesChange *change)
{
  const char *how = take_word (self), *word = take_word (self);

  change->delta = g_str_equal (how, "add");
  if (change->delta)
    change->value = to_number (self, word, G_MININT64, G_MAXINT64);
  else if (g_str_equal (how, "set"))
    change->value = read_value (self, change, word);
  else
    self->bad = TRUE;
}

/* "kraken:2" */
static guint
read_card (Words *self, guint deck, const char *word)
{
  g_auto (GStrv) parts = g_strsplit (word, ":", 2);
  const char *const *ids = has_kinds (self->setup, deck) ? bones_hands_ids (self->setup) : NULL;
  gint kind;

  if (ids == NULL || g_strv_length (parts) != 2)
    return (guint) to_number (self, word, 0, G_MAXUINT16);

  kind = bones_id_lookup (ids, parts[0]);
  if (kind < 0)
    self->bad = TRUE;

  return kind < 0 ? 0
                  : bones_hands_first (self->setup, (guint) kind)
                        + (guint) to_number (self, parts[1], 0, BONES_MAX_CARDS - 1);
}

static void
take_card (Words *self, BonesChange *change)
{
  const char *place;
  gint known;

  change->field = (guint16) take_number (self, G_MAXUINT16, -1);
  change->index = (guint16) read_card (self, change->field, take_word (self));
  place = take_word (self);
  known = bones_id_lookup (bones_place_ids, place);
  if (known >= 0)
    change->value = known;
  else if (g_str_has_prefix (place, "hand:"))
    change->value = BONES_IN_HAND + to_number (self, place + strlen ("hand:"), 0, G_MAXUINT8);
  else
    self->bad = TRUE;

  if (*self->words != NULL)
    {
      change->delta = g_str_equal (take_word (self), TAKEN);
      self->bad |= !change->delta;
    }
}

static gboolean
read_words (const BonesSetup *setup, char **words, BonesChange *change)
{
  Words self = { setup, words, FALSE };
  const gint scope = bones_id_lookup (bones_scope_ids, take_word (&self));

  if (scope < 0)
    return FALSE;

  change->scope = (guint16) scope;
  switch ((BonesScope) scope)
    {
    case BONES_SET_SHIP:
    case BONES_SET_FLEET:
    case BONES_SET_TABLE:
    case BONES_SET_OPTION:
      if (scope <= BONES_SET_FLEET)
        change->index = (guint16) take_number (&self, G_MAXUINT16, -1);
      take_field (&self, change);
      take_value (&self, change);
      break;
    case BONES_ADD_SHIP:
      change->index = (guint16) take_number (&self, G_MAXUINT16, -1);
      take_field (&self, change);
      break;
    case BONES_ADD_MARKER:
      change->index = (guint16) take_number (&self, G_MAXUINT16, BONES_NOBODY);
      take_field (&self, change);
      change->value = take_number (&self, G_MAXUINT16, BONES_NO_SHIP);
      if (*self.words != NULL)
        change->delta = (guint16) take_number (&self, G_MAXUINT16, -1);
      break;
    case BONES_ADD_LINK:
      change->index = (guint16) take_number (&self, G_MAXUINT16, -1);
      take_field (&self, change);
      change->value = take_number (&self, G_MAXUINT16, BONES_NO_SHIP);
      break;
    case BONES_SET_CARD:
      take_card (&self, change);
      break;
    case BONES_REMOVE_MARKER:
    case BONES_REMOVE_LINK:
    case BONES_RENAME_SHIP:
    case BONES_RENAME_FLEET:
      change->index = (guint16) take_number (&self, G_MAXUINT16, -1);
      break;
    case BONES_ADD_FLEET:
    case BONES_SCOPES:
    default:
      break;
    }

  return !self.bad && *self.words == NULL;
}

static gboolean
read_changes (const BonesSetup *setup, const char *text, GArray *found)
{
  g_auto (GStrv) changes = g_strsplit (text, ", ", -1);

  for (guint i = 0; changes[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (changes[i], " ", -1);
      BonesChange change = { 0 };

      if (!read_words (setup, words, &change))
        return FALSE;

      g_array_append_val (found, change);
    }

  return TRUE;
}

/* Before choices had ids, changes were written as JSON whose values are numbers:
 *
 *   [{"scope":"ship","index":3,"field":"hits","value":2},
 *    {"scope":"fleet","index":0,"field":"booty","add":-1}]
 */

/* Goes past @expected, when that is what comes. */
static gboolean
skip_text (const char **at, const char *expected)
{
  const gsize length = strlen (expected);

  if (strncmp (*at, expected, length) != 0)
    return FALSE;

  *at += length;
  return TRUE;
}

static gboolean
read_digits (const char **at, gint64 lowest, gint64 highest, gint64 *number)
{
  char *end;

  *number = g_ascii_strtoll (*at, &end, 10);
  if (end == *at || *number < lowest || *number > highest)
    return FALSE;

  *at = end;
  return TRUE;
}

/* Reads up to the next quotation mark. */
static char *
read_quoted (const char **at)
{
  const char *end = strchr (*at, '"');
  char *name;

  if (end == NULL)
    return NULL;

  name = g_strndup (*at, (gsize) (end - *at));
  *at = end + 1;
  return name;
}

static gboolean
read_scope (const char **at, BonesChange *change)
{
  g_autofree char *name = skip_text (at, "{\"scope\":\"") ? read_quoted (at) : NULL;

  for (guint16 scope = 0; name != NULL && scope < BONES_SCOPES; scope++)
    if (g_str_equal (bones_scope_ids[scope], name))
      {
        change->scope = scope;
        return TRUE;
      }

  return FALSE;
}

static gboolean
read_field (const char **at, const BonesSetup *setup, BonesChange *change)
{
  g_autofree char *name = NULL;
  gint64 number;

  if (skip_text (at, "\""))
    {
      name = read_quoted (at);
      number = name == NULL ? -1 : find_field (setup, change->scope, name);
    }
  else if (!read_digits (at, 0, G_MAXUINT16, &number))
    return FALSE;

  change->field = (guint16) number;
  return number >= 0;
}

static gboolean
read_change (const char **at, const BonesSetup *setup, BonesChange *change)
{
  gint64 index;

  if (!read_scope (at, change) || !skip_text (at, ",\"index\":")
      || !read_digits (at, 0, G_MAXUINT16, &index) || !skip_text (at, ",\"field\":")
      || !read_field (at, setup, change))
    return FALSE;

  change->index = (guint16) index;
  change->delta = skip_text (at, ",\"add\":");
  return (change->delta || skip_text (at, ",\"value\":"))
         && read_digits (at, G_MININT64, G_MAXINT64, &change->value) && skip_text (at, "}");
}

static gboolean
read_json (const char *text, const BonesSetup *setup, GArray *found)
{
  if (!skip_text (&text, "["))
    return FALSE;

  while (*text != ']')
    {
      BonesChange change = { 0 };

      if ((found->len > 0 && !skip_text (&text, ",")) || !read_change (&text, setup, &change))
        return FALSE;

      g_array_append_val (found, change);
    }

  return g_str_equal (text, "]");
}

gboolean
bones_changes_from_text (const BonesSetup *setup, const char *text, BonesChange **changes, guint *n)
{
  g_autoptr (GArray) found = g_array_new (FALSE, TRUE, sizeof (BonesChange));
  gsize length = 0;

  g_return_val_if_fail (setup != NULL && text != NULL && changes != NULL && n != NULL, FALSE);

  if (!(*text == '[' ? read_json (text, setup, found) : read_changes (setup, text, found)))
    return FALSE;

  *changes = g_array_steal (found, &length);
  *n = (guint) length;
  return TRUE;
}
