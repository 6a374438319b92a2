/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Fleets as text for a forum: every ready-made fleet, and fleets with anything in them, come back
 * as the same document; or the text says what it leaves out. What cannot be read is refused with
 * its line.
 */

#include "content.h"
#include "fleet-text-read.h"
#include "fleet-text.h"
#include "folder.h"
#include "json-text.h"
#include "kept-fleet.h"
#include "ready-made.h"
#include "registry.h"
#include "setup-text.h"

#include <string.h>

#define N_RANDOM 30
#define N_SPOILT 500

static BonesStore *store;

static BonesRosterFile *
read_file (const char *text)
{
  g_autoptr (GError) error = NULL;
  BonesRosterFile *file = bones_kept_fleet_read (store, text, strlen (text), &error);

  g_assert_no_error (error);
  return file;
}

static void
assert_same (JsonObject *a, JsonObject *b, const char *text)
{
  g_autoptr (JsonNode) one = json_node_init_object (json_node_alloc (), a);
  g_autoptr (JsonNode) other = json_node_init_object (json_node_alloc (), b);

  if (!json_node_equal (one, other))
    g_error ("%s\nbecame\n%s\nby way of\n%s", json_to_string (one, TRUE),
             json_to_string (other, TRUE), text);
}

/* The fleet @json comes back the same. Returns its text; the caller frees it. */
static char *
assert_comes_back (const char *json)
{
  g_autoptr (BonesRosterFile) file = read_file (json), again = NULL;
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = bones_fleet_text_write (file), *read = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_true (bones_fleet_text_is (text, strlen (text)));
  read = bones_fleet_text_read (text, strlen (text), notes, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (notes->len, ==, 0);
  again = read_file (read);
  assert_same (file->document, again->document, text);
  g_assert_cmpuint (file->points, ==, again->points);
  return g_steal_pointer (&text);
}

/* Every ready-made fleet of every faction. Returns how many there are. */
static guint
try_ready (const BonesRuleset *ruleset, const BonesSetup *setup, const char *content,
           const char *faction)
{
  g_autofree guint *counts = g_new0 (guint, ruleset->n_kinds (setup->content));
  guint n = 0;

  while (bones_ready_counts (setup, faction, n, counts) != NULL)
    {
      g_autoptr (BonesRoster) roster = bones_quick_roster (setup, 0, "Red", faction, counts);
      g_autoptr (GError) error = NULL;
      g_autofree char *json = bones_kept_fleet_from_battle (store, setup, roster, content, &error);
      g_autofree char *text = NULL;

      g_assert_no_error (error);
      text = assert_comes_back (json);
      g_assert_null (strstr (text, ", but")); /* the rules are those of a preset */
      n++;
    }

  return n;
}

static void
test_ready_made (void)
{
  for (const BonesRuleset *const *each = bones_rulesets (); *each != NULL; each++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BonesSetup) setup = bones_ready_setup (*each, &error);
      g_autoptr (GBytes) content = bones_content_get (*each, &error);
      const char *const *factions;
      guint n;

      g_assert_no_error (error);
      factions = bones_setup_factions (setup);
      n = try_ready (*each, setup, g_bytes_get_data (content, NULL), NULL);
      for (guint i = 0; factions != NULL && factions[i] != NULL; i++)
        n += try_ready (*each, setup, g_bytes_get_data (content, NULL), factions[i]);

      g_assert_cmpuint (n, >, 0);
    }
}

/* Those that a content set has. */
static void
test_of_set (void)
{
  const BonesRuleset *ruleset = bones_ruleset_find ("man-o-war");
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesContentSet) set = bones_content_set_find (store, ruleset, NULL, &error);
  g_autoptr (GPtrArray) fleets = bones_content_set_fleets (set);
  g_autoptr (BonesSetup) setup = bones_content_set_setup (set, NULL, &error);
  g_autoptr (GBytes) content = bones_content_get (ruleset, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (fleets->len, >, 0);
  for (guint i = 0; i < fleets->len; i++)
    {
      g_autofree char *json = bones_kept_fleet_from_battle (
          store, setup, g_ptr_array_index (fleets, i), g_bytes_get_data (content, NULL), &error);

      g_free (assert_comes_back (json));
    }
}

/* ---- Anything ---- */

static char *
random_text (GRand *random, guint most)
{
  static const char *const parts[] = { "a",  "Fury", " ",  "  ", ",", "(", ")",     "[",        "]",
                                       "\"", "\\",   "|",  "-",  ":", "1", ".",     "=",        "é",
                                       "舟", "ל",    "\t", "\r", "“", "'", "on",    "flagship", "#",
                                       "/",  "\\n",  "{",  "}",  "7", "",  "as in " };
  GString *text = g_string_new (NULL);

  for (gint i = g_rand_int_range (random, 0, (gint) most); i > 0; i--)
    g_string_append (text, parts[g_rand_int_range (random, 0, G_N_ELEMENTS (parts))]);

  return g_string_free (text, FALSE);
}

/* A member with random text, in one of @n cases. */
static void
put_text (GRand *random, JsonObject *object, const char *member, gint n, guint most)
{
  g_autofree char *text = random_text (random, most);

  if (g_rand_int_range (random, 0, n) == 0)
    json_object_set_string_member (object, member, text);
}

static void
put_notes (GRand *random, JsonObject *object)
{
  g_autoptr (GString) notes = g_string_new (NULL);

  if (g_rand_boolean (random))
    return;

  for (gint i = g_rand_int_range (random, 0, 4); i >= 0; i--)
    {
      g_autofree char *line = random_text (random, 6);

      g_string_append_printf (notes, i > 0 ? "%s\n" : "%s", line);
    }

  json_object_set_string_member (object, "notes", notes->str);
}

static void
put_rows (GRand *random, JsonObject *ship, const char *list, const char *member)
{
  JsonArray *rows = json_array_new ();

  for (gint i = g_rand_int_range (random, 0, 5); i > 2; i--)
    {
      JsonObject *row = json_object_new ();

      put_text (random, row, member, 1, 4);
      json_array_add_object_element (rows, row);
    }

  json_object_set_array_member (ship, list, rows);
}

static JsonObject *
random_ship (GRand *random, const BonesSetup *setup)
{
  const guint n = setup->ruleset->n_kinds (setup->content);
  JsonObject *ship = json_object_new ();
  json_object_set_string_member (
      ship, "class",
      setup->ruleset->kind_id (setup->content, (guint) g_rand_int_range (random, 0, (gint) n)));
  put_text (random, ship, "class", 9, 6);
  put_text (random, ship, "name", 2, 6);
  put_text (random, ship, "variant", 5, 4);
  put_text (random, ship, "wizard", 5, 4);
  put_notes (random, ship);
  json_object_set_boolean_member (ship, "flagship", g_rand_boolean (random));
  json_object_set_boolean_member (ship, "anti_flyer", g_rand_boolean (random));
  put_rows (random, ship, "characters", "character");
  put_rows (random, ship, "cards", "card");
  return ship;
}

/* Some of the options, and others. */
static void
put_options (GRand *random, JsonObject *fleet, const BonesRuleset *ruleset)
{
  JsonObject *options = json_object_new ();

  for (const BonesOption *option = ruleset->options + 1; option->key != NULL; option++)
    if (option->kind == BONES_OPTION_SWITCH && g_rand_int_range (random, 0, 9) == 0)
      json_object_set_boolean_member (options, option->key, g_rand_boolean (random));

  for (gint i = g_rand_int_range (random, 0, 3); i > 0; i--) /* that no rules have */
    {
      g_autofree char *key = random_text (random, 5);

      put_text (random, options, key, 1, 5);
    }

  json_object_set_object_member (fleet, "options", options);
}

static char *
random_fleet (GRand *random, const BonesRuleset *ruleset, const BonesSetup *setup)
{
  g_autoptr (JsonObject) fleet = json_object_new ();
  JsonArray *ships = json_array_new (), *tags = json_array_new (), *dice = json_array_new ();
  JsonObject *rolled = json_object_new ();

  json_object_set_string_member (fleet, "format", BONES_ROSTER_FORMAT);
  json_object_set_int_member (fleet, "version", BONES_ROSTER_FILE_VERSION);
  json_object_set_string_member (fleet, "ruleset", ruleset->id);
  put_text (random, fleet, "name", 1, 6);
  put_text (random, fleet, "player", 2, 6);
  put_text (random, fleet, "faction", 2, 4);
  put_text (random, fleet, "side", 4, 4);
  put_notes (random, fleet);
  json_object_set_double_member (fleet, "limit", g_rand_int_range (random, 0, 40) / 2.0);
  json_object_set_int_member (fleet, "cards", g_rand_int_range (random, 0, 4));
  for (gint i = g_rand_int_range (random, 0, 5); i > 0; i--)
    {
      g_autofree char *tag = random_text (random, 5);

      json_array_add_string_element (tags, tag);
    }

  json_object_set_array_member (fleet, "tags", tags);
  for (gint i = g_rand_int_range (random, 0, 9); i > 0; i--)
    json_array_add_int_element (dice, g_rand_int_range (random, 1, 7));

  json_object_set_array_member (rolled, "dice", dice);
  if (g_rand_boolean (random))
    json_object_set_string_member (
        rolled, "seed", "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff");

  json_object_set_object_member (fleet, "rolled", rolled);
  for (gint i = g_rand_int_range (random, 0, 12); i > 0; i--)
    json_array_add_object_element (ships, random_ship (random, setup));

  json_object_set_array_member (fleet, "ships", ships);
  put_options (random, fleet, ruleset);
  return bones_json_to_text (fleet, FALSE);
}

static void
test_anything (void)
{
  for (const BonesRuleset *const *each = bones_rulesets (); *each != NULL; each++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (15);
      g_autoptr (BonesSetup) setup = bones_ready_setup (*each, NULL);

      for (guint i = 0; i < N_RANDOM; i++)
        {
          g_autofree char *json = random_fleet (random, *each, setup);

          g_free (assert_comes_back (json));
        }
    }
}

/* ---- One of them, letter by letter ---- */

static void
test_letters (void)
{
  g_autoptr (BonesSetup) setup = bones_ready_setup (bones_ruleset_find ("black-spot"), NULL);
  g_autoptr (BonesRoster) roster = bones_roster_new ("Red");
  g_autofree char *json = NULL, *text = NULL;
  g_autoptr (GBytes) content = bones_content_get (setup->ruleset, NULL);
  g_autoptr (GString) noted = NULL;

  roster->faction = g_strdup ("elves");
  roster->player = g_strdup ("Anne");
  bones_roster_add (roster, "Fury (the old one)", "man_o_war", TRUE);
  bones_roster_add (roster, NULL, "sloop", FALSE);
  setup->options[bones_ruleset_option (setup->ruleset, "opt.fire")] ^= 1;
  json =
      bones_kept_fleet_from_battle (store, setup, roster, g_bytes_get_data (content, NULL), NULL);
  noted = g_string_new (json);
  g_string_replace (noted, "\"name\":\"Red\"",
                    "\"name\":\"Red\",\"tags\":[\"club\",\"a,b\"],\"notes\":\"Keep to windward.\","
                    "\"limit\":8.5",
                    1);
  text = assert_comes_back (noted->str);
  g_assert_cmpstr (text, ==,
                   "Crossbones fleet: Red\n"
                   "Game: Black Spot\n"
                   "Edition: 2025\n"
                   "Player: Anne\n"
                   "Faction: Elves\n"
                   "Points: 4\n"
                   "Limit: 8.5\n"
                   "Tags: club, \"a,b\"\n"
                   "| Keep to windward.\n"
                   "\n"
                   "1. \"Fury (the old one)\" (Man-o-War, flagship)\n"
                   "2. (Sloop)\n"
                   "\n"
                   "Options: as in the edition, but\n"
                   "- Fire [opt.fire]: on\n");
}

/* A set within the file: the text names it, and says that it is left out. */
static void
test_left_out (void)
{
  const BonesRuleset *ruleset = bones_ruleset_find ("man-o-war");
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesContentSet) set = bones_content_set_find (store, ruleset, NULL, &error);
  g_autofree char *content = bones_content_set_to_text (set), *json = NULL, *text = NULL;
  g_autofree char *read = NULL;
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BonesRosterFile) file = NULL;

  json =
      g_strdup_printf ("{\"format\":\"crossbones-fleet\",\"version\":1,\"ruleset\":\"man-o-war\","
                       "\"content\":%s,\"name\":\"Red\",\"ships\":[]}",
                       content);
  file = read_file (json);
  text = bones_fleet_text_write (file);
  read = bones_fleet_text_read (text, strlen (text), notes, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (notes->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (notes, 0), ==,
                   "The text leaves something out: the content set itself; only the file has it.");
  g_assert_nonnull (strstr (read, "\"content\":\"The stock set\""));
}

/* ---- What cannot be read ---- */

static void
test_bad (void)
{
#define HEAD "Crossbones fleet: Red\n"
  static const struct {
    const char *text, *sentence;
  } bad[] = {
    { "", "This is not the text of a fleet: no line begins with “Crossbones fleet:”." },
    { "Hello\n\n" HEAD "Gane: Chess\n", "Line 4: “Gane: Chess” does not belong to a fleet." },
    { HEAD "Player: A\r\nPlayer: B\r\n", "Line 3: “Player” is there twice." },
    { HEAD "Limit: much\n", "Line 2: “much” is no number and no JSON." },
    { HEAD "Rolled: 3 7\n", "Line 2: “7” is no number from 1 to 6." },
    { HEAD "Faction: ?!\n", "Line 2: “?!” names nothing." },
    { HEAD "Player: \"A\n", "Line 2: “\"A” is no number and no JSON." },
    { HEAD "1. Fury\n", "Line 2: “Fury” should be a name and, in brackets at the end, a class." },
    { HEAD "1 Fury (Sloop)\n", "Line 2: A full stop should follow the number." },
    { HEAD "1. Fury (Sloop, flagships)\n", "Line 2: “flagships” is nothing that a ship can be." },
    { HEAD "1. Fury (Sloop, flagship, flagship)\n", "Line 2: “flagship” is there twice." },
    { HEAD "1. Fury ()\n", "Line 2: “” names nothing." },
    { HEAD "- opt.fire: on\n",
      "Line 2: “opt.fire: on” cannot be read as an option: “Options:” must stand above it, and a "
      "colon after its name." },
    { HEAD "Options:\n- [opt.fire]: on\n- [opt.fire]: off\n",
      "Line 4: “opt.fire” is there twice." },
    { HEAD "Options: like yesterday\n",
      "Line 2: “like yesterday” should be “as in the edition”, or as in a preset." },
    { HEAD "Game: Black Spot\nOptions: as in bed\n\n", "Line 3: There is no preset called “bed”." },
  };
  g_autofree char *huge = g_strnfill (BONES_ROSTER_FILE_MAX_BYTES + 1, 'x');
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_assert_null (bones_fleet_text_read (bad[i].text, strlen (bad[i].text), notes, &error));
      g_assert_error (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT);
      g_assert_cmpstr (error->message, ==, bad[i].sentence);
      g_clear_error (&error);
    }

  g_assert_null (bones_fleet_text_read (huge, strlen (huge), notes, &error));
  g_assert_error (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT);
  g_clear_error (&error);
  g_assert_null (bones_fleet_text_read (HEAD "\xff", strlen (HEAD) + 1, notes, &error));
  g_assert_error (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT);
}

/* A spoilt text is a fleet, or it is refused with a sentence. */
static void
test_spoilt (void)
{
  const BonesRuleset *ruleset = bones_ruleset_find ("naval-duel");
  g_autoptr (GRand) random = g_rand_new_with_seed (4);
  g_autoptr (BonesSetup) setup = bones_ready_setup (ruleset, NULL);
  g_autofree char *json = random_fleet (random, ruleset, setup), *text = assert_comes_back (json);
  guint n_read = 0;

  for (guint i = 0; i < N_SPOILT; i++)
    {
      g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GString) spoilt = g_string_new (text);
      g_autoptr (GError) error = NULL;
      const gint at = g_rand_int_range (random, 0, (gint) spoilt->len);
      const gint n = g_rand_int_range (random, 0, 3);
      g_autofree char *more = random_text (random, 3), *read = NULL;

      g_string_erase (spoilt, at, MIN (n, (gint) spoilt->len - at));
      g_string_insert (spoilt, at, more);
      read = bones_fleet_text_read (spoilt->str, spoilt->len, notes, &error);
      g_assert_true ((read != NULL) == (error == NULL));
      n_read += read != NULL && bones_json_check (read, strlen (read), NULL);
    }

  g_assert_cmpuint (n_read, >, N_SPOILT / 10);
  g_assert_cmpuint (n_read, <, N_SPOILT);
}

int
main (int argc, char **argv)
{
  g_autoptr (Folder) folder = folder_new ();
  g_autofree char *path = folder_file (folder, "crossbones.db");
  gint result;

  g_test_init (&argc, &argv, NULL);
  store = bones_store_open (path, NULL);
  g_assert_nonnull (store);
  g_test_add_func ("/fleet-text/ready-made", test_ready_made);
  g_test_add_func ("/fleet-text/of-set", test_of_set);
  g_test_add_func ("/fleet-text/anything", test_anything);
  g_test_add_func ("/fleet-text/letters", test_letters);
  g_test_add_func ("/fleet-text/left-out", test_left_out);
  g_test_add_func ("/fleet-text/bad", test_bad);
  g_test_add_func ("/fleet-text/spoilt", test_spoilt);
  result = g_test_run ();
  bones_store_close (store);
  return result;
}
