/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Lists grow in their middle, and every recorded battle goes as before: recordings name what was
 * chosen by its id.
 *
 * - Answers: each list that an ask offers has one more option in its middle when an answer meets it
 *   (the linker wraps bones_answer_meet()), and the indices are put back for the rules.
 * - Changes and verbs: each list of the ruleset has one more row in its middle when they are read.
 * - Content: classes, cards and ranks of the recording itself have one more.
 */

#include "changes.h"
#include "envelope.h"
#include "hands.h"
#include "ids.h"
#include "json-text.h"
#include "registry.h"
#include "row.h"

#include <string.h>

#define GROWN "grown-in-the-middle"

static const char *const folders[] = { ".", "naval-duel", "dread-pirate", "man-o-war" };

static char *
read_text (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static BonesEnvelope *
read_game (const char *text)
{
  g_autoptr (GError) error = NULL;
  BonesEnvelope *envelope = bones_envelope_read (text, strlen (text), &error);

  g_assert_no_error (error);
  return envelope;
}

/* Answers */

static gboolean asks_grow;
static guint met[BONES_ASK_KINDS]; /* choices that met a list that had grown */

BonesFit __real_bones_answer_meet (BonesAnswer *answer, const BonesAsk *ask);
BonesFit __wrap_bones_answer_meet (BonesAnswer *answer, const BonesAsk *ask);

static gboolean
names_ships (const BonesAsk *ask)
{
  return ask->kind == BONES_ASK_TARGETS || ask->kind == BONES_ASK_EFFECTS;
}

/* @ask with one more option, which is closed, in the middle of its list. */
static BonesAsk
grow_ask (const BonesAsk *ask, const char **ids)
{
  const guint middle = ask->n_ids / 2;
  BonesAsk grown = *ask;

  grown.ids = ids;
  grown.n_ids = ask->n_ids + 1;
  for (guint i = 0; i < grown.n_ids; i++)
    ids[i] = i == middle ? GROWN : ask->ids[i < middle ? i : i - 1];

  if (names_ships (ask)) /* ships are open there */
    return grown;

  memset (grown.open, 0, sizeof grown.open);
  for (guint i = 0; i < ask->n_ids; i++)
    if (bones_ask_allows (ask, i))
      bones_ask_open (&grown, i < middle ? i : i + 1);

  return grown;
}

BonesFit
__wrap_bones_answer_meet (BonesAnswer *answer, const BonesAsk *ask)
{
  const char *ids[BONES_MAX_CHOICES + 1];
  const guint n = bones_answer_count_choices (answer), middle = ask->n_ids / 2;
  BonesAnswer copy = *answer;
  BonesAsk grown;
  BonesFit fit;

  /* The choices after a roll are a list of the engine. */
  if (!asks_grow || n == 0 || ask->ids == NULL || ask->kind == BONES_ASK_REROLL)
    return __real_bones_answer_meet (answer, ask);

  grown = grow_ask (ask, ids);
  g_assert_nonnull (answer->said);
  fit = __real_bones_answer_meet (&copy, &grown);
  for (guint i = 0; i < n && fit == BONES_FITS; i++)
    {
      const guint choice = bones_answer_choice (&copy, i);
      const guint index = choice < middle ? choice : choice - 1;

      g_assert_cmpstr (ids[choice], ==, answer->said[i]);
      answer->values[i] =
          (guint16) (names_ships (ask) ? (copy.values[i] & 0xff) | index << 8 : index);
      met[ask->kind]++;
    }

  return fit;
}

static void
test_answers (gconstpointer path)
{
  g_autofree char *text = read_text (path);
  g_autoptr (BonesEnvelope) envelope = read_game (text);
  g_autoptr (BonesReplay) replay = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (envelope->fingerprint);
  asks_grow = TRUE;
  replay = bones_envelope_replay (envelope, &error); /* compares the fingerprint */
  asks_grow = FALSE;
  g_assert_no_error (error);
  g_assert_nonnull (replay);
}

static void
test_all_kinds (void)
{
  g_assert_cmpuint (met[BONES_ASK_CHOICE], >, 0);
  g_assert_cmpuint (met[BONES_ASK_CARD], >, 0);
  g_assert_cmpuint (met[BONES_ASK_TARGETS], >, 0);
  g_assert_cmpuint (met[BONES_ASK_EFFECTS], >, 0);
}

/* Changes and verbs */

/* A ruleset whose lists have one more row in their middle. */
typedef struct {
  BonesRuleset ruleset;
  BonesHands hands;
  BonesSetup setup;
  GPtrArray *owned;
  guint class, card; /* where they are */
} Grown;

static Grown *grown;
static const BonesRuleset *plain;

static guint
count (gconstpointer rows, gsize size)
{
  guint n = 0;

  while (*(const char *const *) (gconstpointer) ((const char *) rows + n * size) != NULL)
    n++;

  return n;
}

/* @rows, each of which begins with its id, with one more in the middle: after number 0. */
static gpointer
grow_rows (gconstpointer rows, gsize size)
{
  const guint n = rows != NULL ? count (rows, size) : 0, middle = MAX (n / 2, 1);
  const char *id = GROWN;
  char *copy;

  if (n == 0)
    return (gpointer) rows;

  copy = g_malloc0 ((n + 2) * size);
  memcpy (copy, rows, middle * size);
  memcpy (copy + middle * size, rows, size);
  memcpy (copy + middle * size, &id, sizeof id);
  memcpy (copy + (middle + 1) * size, (const char *) rows + middle * size, (n - middle) * size);
  g_ptr_array_add (grown->owned, copy);
  return copy;
}

#define GROW(rows) grow_rows ((rows), sizeof *(rows))

static const BonesTrack *
grow_tracks (const BonesTrack *tracks)
{
  BonesTrack *copy = GROW (tracks);

  for (BonesTrack *track = copy; track->id != NULL; track++)
    if (track->ids != NULL)
      {
        track->ids = GROW (track->ids);
        track->highest++;
      }

  return copy;
}

static guint
count_classes (gconstpointer content)
{
  return plain->n_kinds (content) + 1;
}

static const char *
class_id (gconstpointer content, guint kind)
{
  return kind == grown->class ? GROWN : plain->kind_id (content, kind - (kind > grown->class));
}

static const char *const *
card_ids (gconstpointer content, guint *n_kinds)
{
  const BonesSetup setup = { .ruleset = plain, .content = (gpointer) content };

  *n_kinds = bones_hands_n_kinds (&setup) + 1;
  return grown->hands.ids;
}

static guint
copies (const BonesSetup *setup, guint kind)
{
  BonesSetup was = *setup;

  was.ruleset = plain;
  return kind == grown->card ? 3 : plain->hands->copies (&was, kind - (kind > grown->card));
}

static void
grow (const BonesSetup *setup)
{
  plain = setup->ruleset;
  grown = g_new0 (Grown, 1);
  grown->owned = g_ptr_array_new_with_free_func (g_free);
  grown->ruleset = *plain;
  grown->setup = *setup;
  grown->setup.ruleset = &grown->ruleset;
  grown->ruleset.verbs = GROW (plain->verbs);
  grown->ruleset.ship_tracks = grow_tracks (plain->ship_tracks);
  grown->ruleset.fleet_tracks = grow_tracks (plain->fleet_tracks);
  grown->ruleset.table_tracks = grow_tracks (plain->table_tracks);
  grown->ruleset.link_kinds = GROW (plain->link_kinds);
  grown->ruleset.marker_kinds = GROW (plain->marker_kinds);
  grown->ruleset.options = GROW (plain->options);
  for (BonesOption *option = (BonesOption *) grown->ruleset.options; option->key != NULL; option++)
    if (option->values != NULL)
      option->values = GROW (option->values);

  grown->class = plain->n_kinds (setup->content) / 2;
  grown->ruleset.n_kinds = count_classes;
  grown->ruleset.kind_id = class_id;
  if (plain->hands == NULL || plain->hands->copies == NULL)
    return;

  grown->hands = *plain->hands;
  grown->hands.ids = GROW (bones_hands_ids (setup));
  grown->hands.content_ids = card_ids;
  grown->hands.copies = copies;
  grown->card = (guint) bones_id_lookup (grown->hands.ids, GROWN);
  grown->ruleset.hands = &grown->hands;
}

static void
shrink (void)
{
  g_ptr_array_unref (grown->owned);
  g_clear_pointer (&grown, g_free);
}

/* @change, written with the plain ruleset and read with the grown one. */
static BonesChange
pass (const BonesSetup *setup, const BonesChange *change)
{
  g_autofree char *text = bones_changes_to_text (setup, change, 1);
  g_autofree char *again = NULL;
  g_autofree BonesChange *read = NULL;
  guint n = 0;

  if (!bones_changes_from_text (&grown->setup, text, &read, &n))
    g_error ("“%s” is not read", text);

  g_assert_cmpuint (n, ==, 1);
  again = bones_changes_to_text (&grown->setup, read, 1);
  g_assert_cmpstr (again, ==, text);
  return *read;
}

/* The index of row @i after the list grew. */
static guint
moved (guint i, guint n)
{
  return i < MAX (n / 2, 1) ? i : i + 1;
}

static void
check_track_values (const BonesSetup *setup, guint scope, guint field, const BonesTrack *track)
{
  const guint n = track->ids != NULL ? count (track->ids, sizeof *track->ids) : 0;

  for (guint i = 0; i < n; i++)
    {
      const gboolean bits = track->show == BONES_SHOW_BITS;
      const BonesChange change = { (guint16) scope, (guint16) field, 0, 0, bits ? 1u << i : i };
      const BonesChange read = pass (setup, &change);

      if (bits || track->show == BONES_SHOW_WORD)
        g_assert_cmpint (read.value, ==, bits ? 1u << moved (i, n) : moved (i, n));
    }
}

static void
check_tracks (const BonesSetup *setup, guint scope, const BonesTrack *tracks)
{
  const guint n = tracks != NULL ? count (tracks, sizeof *tracks) : 0;

  for (guint i = 0; i < n; i++)
    {
      const BonesChange set = { (guint16) scope, (guint16) i, 0, 0, 1 };
      const BonesChange add = { (guint16) scope, (guint16) i, 0, 1, -1 };

      g_assert_cmpuint (pass (setup, &set).field, ==, moved (i, n));
      g_assert_cmpuint (pass (setup, &add).field, ==, moved (i, n));
      g_assert_cmpint (pass (setup, &add).value, ==, -1);
      check_track_values (setup, scope, i, &tracks[i]);
    }
}

static void
check_options (const BonesSetup *setup)
{
  const BonesOption *options = setup->ruleset->options;
  const guint n = count (options, sizeof *options);

  for (guint i = 0; i < n; i++)
    {
      const guint n_values =
          options[i].values != NULL ? count (options[i].values, sizeof *options[i].values) : 0;
      const BonesChange set = { BONES_SET_OPTION, (guint16) i, 0, 0, 0 };

      g_assert_cmpuint (pass (setup, &set).field, ==, moved (i, n));
      for (guint value = 0; value < n_values; value++)
        {
          const BonesChange choose = { BONES_SET_OPTION, (guint16) i, 0, 0, value };

          g_assert_cmpint (pass (setup, &choose).value, ==, moved (value, n_values));
        }
    }
}

static void
check_kinds (const BonesSetup *setup, guint scope, const char *const *kinds)
{
  const guint n = count (kinds, sizeof *kinds);

  for (guint i = 1; i < n; i++)
    {
      const BonesChange change = { (guint16) scope, (guint16) i, 2, 0, 3 };

      g_assert_cmpuint (pass (setup, &change).field, ==, moved (i, n));
    }
}

static void
check_classes (const BonesSetup *setup)
{
  for (guint i = 0; i < setup->ruleset->n_kinds (setup->content); i++)
    {
      const BonesChange add = { BONES_ADD_SHIP, (guint16) i, 0, 0, 0 };
      const BonesChange set = { BONES_SET_SHIP, BONES_SHIP_KIND, 0, 0, i };
      const guint class = i < grown->class ? i : i + 1;

      g_assert_cmpuint (pass (setup, &add).field, ==, class);
      g_assert_cmpint (pass (setup, &set).value, ==, class);
    }
}

static void
check_cards (const BonesSetup *setup)
{
  const BonesHands *hands = setup->ruleset->hands;

  if (hands == NULL || hands->copies == NULL)
    return;

  for (guint card = 0; card < bones_hands_n_cards (setup); card++)
    {
      const BonesChange change = { BONES_SET_CARD, (guint16) hands->deck, (guint16) card, 0,
                                   BONES_IN_HAND + 1 };
      const BonesChange read = pass (setup, &change);

      g_assert_cmpuint (read.index, ==,
                        bones_hands_kind (setup, card) < grown->card ? card : card + 3);
      g_assert_cmpint (read.value, ==, BONES_IN_HAND + 1);
    }
}

static void
check_verbs (const BonesSetup *setup)
{
  const guint n = count (setup->ruleset->verbs, sizeof *setup->ruleset->verbs);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BonesEntry) entry = bones_entry_new (BONES_ENTRY_ACTION), read = NULL;
      BonesRow row;
      guint column;

      entry->seq = 1;
      entry->action.verb = (guint16) i;
      bones_row_init (&row, setup, entry);
      read = bones_row_to_entry (row.columns, &grown->setup, &column);
      bones_row_clear (&row);
      g_assert_nonnull (read);
      g_assert_cmpuint (read->action.verb, ==, moved (i, n));
    }
}

/* Every list of the rule system, with the content of the battle at @path. */
static void
test_changes (gconstpointer path)
{
  g_autofree char *text = read_text (path);
  g_autoptr (BonesEnvelope) envelope = read_game (text);
  const BonesSetup *setup = envelope->setup;

  grow (setup);
  check_tracks (setup, BONES_SET_SHIP, setup->ruleset->ship_tracks);
  check_tracks (setup, BONES_SET_FLEET, setup->ruleset->fleet_tracks);
  check_tracks (setup, BONES_SET_TABLE, setup->ruleset->table_tracks);
  check_options (setup);
  check_kinds (setup, BONES_ADD_MARKER, setup->ruleset->marker_kinds);
  check_kinds (setup, BONES_ADD_LINK, setup->ruleset->link_kinds);
  check_classes (setup);
  check_cards (setup);
  check_verbs (setup);
  shrink ();
}

/* Content */

/* Puts a copy of a row into the middle of @list, with an id of its own. */
static void
grow_list (JsonObject *content, const char *list)
{
  JsonArray *rows =
      json_object_has_member (content, list) ? json_object_get_array_member (content, list) : NULL;
  const guint n = rows != NULL ? json_array_get_length (rows) : 0;
  JsonArray *more = json_array_new ();

  for (guint i = 0; i < n; i++)
    {
      JsonNode *row = json_array_get_element (rows, i);

      if (i == n / 2)
        {
          g_autofree char *copy = json_to_string (row, FALSE);
          g_autofree char *id = g_strconcat ("grown-", list, NULL);
          JsonNode *node = json_from_string (copy, NULL);

          json_object_set_string_member (json_node_get_object (node), "id", id);
          json_array_add_element (more, node);
        }

      json_array_add_element (more, json_node_copy (row));
    }

  if (n > 0)
    json_object_set_array_member (content, list, more);
  else
    json_array_unref (more);
}

/* The game of @text with more content. Spells of man-o-war stay: their numbers are in the keys of
 * questions, and a battle keeps its content. */
static char *
grow_content (const char *text)
{
  static const char *const lists[] = { "ships", "monsters", "flyers", "cards", "ranks" };
  g_autoptr (JsonObject) game = bones_json_parse_object (text, strlen (text), NULL);
  JsonObject *content = json_object_get_object_member (game, "content");
  JsonArray *entries = json_object_get_array_member (game, "entries");

  if (g_str_equal (json_object_get_string_member (game, "ruleset"), "black-spot"))
    grow_list (content, "classes");
  else
    for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
      grow_list (content, lists[i]);

  json_object_remove_member (game, "fingerprint");
  for (guint i = 0; i < json_array_get_length (entries); i++)
    json_object_remove_member (json_array_get_object_element (entries, i), "hash");

  return bones_json_to_text (game, FALSE);
}

/* The result of the battle, without numbers that may have moved. */
static char *
describe (const BonesEnvelope *envelope, const BonesReplay *replay)
{
  const BonesSetup *setup = envelope->setup;
  const BonesGame *game = &bones_replay_play (replay)->game;
  const GArray *events = bones_replay_events (replay);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "round %u over %u winner %u\n", game->round, game->over,
                          game->winner);
  for (guint i = 0; i < game->n_ships; i++)
    g_string_append_printf (text, "%s of %u: %s\n",
                            setup->ruleset->kind_id (setup->content, game->ships[i].kind),
                            game->ships[i].fleet, bones_status_ids[game->ships[i].status]);

  for (guint i = 0; i < events->len; i++)
    {
      const BonesEvent *event = &g_array_index (events, BonesEvent, i);

      g_string_append_printf (text, "%u %s %u %u %u %u\n", event->cursor, event->what, event->ship,
                              event->other, event->fleet, event->marker);
    }

  return g_string_free (text, FALSE);
}

static void
test_content (gconstpointer path)
{
  g_autofree char *text = read_text (path);
  g_autofree char *more = grow_content (text), *before = NULL, *after = NULL;
  g_autoptr (BonesEnvelope) was = read_game (text), is = read_game (more);
  g_autoptr (BonesReplay) old = NULL, new = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (is->setup->ruleset->n_kinds (is->setup->content), >,
                    was->setup->ruleset->n_kinds (was->setup->content));
  old = bones_envelope_replay (was, &error);
  g_assert_no_error (error);
  new = bones_envelope_replay (is, &error);
  g_assert_no_error (error);
  before = describe (was, old);
  after = describe (is, new);
  g_assert_cmpstr (before, ==, after);
}

static void
add (const char *test, const char *folder, const char *path, GTestDataFunc function)
{
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = g_strdup_printf ("/grown/%s/%s/%s", test, folder, base);

  g_test_add_data_func (name, path, function);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *folder = g_build_filename (GAMES, folders[i], NULL);
      const gboolean grows = i == 0 || g_str_equal (folders[i], "man-o-war");
      g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
      const char *name;
      guint n = 0;

      g_assert_nonnull (dir);
      while ((name = g_dir_read_name (dir)) != NULL)
        if (g_str_has_suffix (name, ".json"))
          {
            char *path = g_build_filename (folder, name, NULL);

            g_ptr_array_add (paths, path);
            add ("answers", folders[i], path, test_answers);
            if (n++ == 0)
              add ("changes", folders[i], path, test_changes);

            if (grows) /* the others have no lists that can grow */
              add ("content", folders[i], path, test_content);
          }
    }

  g_test_add_func ("/grown/kinds/all", test_all_kinds);
  return g_test_run ();
}
