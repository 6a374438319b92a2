/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A kept fleet that is edited, as values, without a display: each edit is a revision, undo and redo
 * also after a restart, another window that was faster, what is wrong, and what mends it.
 */

#include "content-import.h"
#include "fleet-mend.h"
#include "folder.h"
#include "registry.h"
#include "setup-text.h"
#include "ship-names.h"
#include "systems.h"
#include "words.h"

#include <string.h>

#define FLEET(ruleset, members)                                                                    \
  "{\"format\":\"crossbones-fleet\",\"version\":1,\"ruleset\":\"" ruleset "\",\"name\":\"Red\","   \
  "\"ships\":[" members "]}"

typedef struct {
  Folder *folder;
  BonesStore *store;
  BonesFleetDraft *draft;
  guint n_changed;
} Fixture;

static void
count_change (Fixture *f)
{
  f->n_changed++;
}

static void
open_draft (Fixture *f, gint64 id)
{
  g_autoptr (GError) error = NULL;

  g_clear_object (&f->draft);
  f->draft = bones_fleet_draft_open (f->store, id, &error);
  g_assert_no_error (error);
  g_signal_connect_swapped (f->draft, "changed", G_CALLBACK (count_change), f);
}

static void
begin (Fixture *f, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesFleetRecord) record = NULL;

  record = bones_kept_fleet_add (f->store, text, strlen (text), &error);
  g_assert_no_error (error);
  open_draft (f, record->id);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  f->folder = folder_new ();
  path = folder_file (f->folder, "crossbones.db");
  f->store = bones_store_open (path, &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_clear_object (&f->draft);
  bones_store_close (f->store);
  folder_free (f->folder);
}

static guint
kind_of (Fixture *f, const char *id)
{
  const gint kind = bones_ruleset_kind (bones_fleet_draft_get_setup (f->draft), id);

  g_assert_cmpint (kind, >=, 0);
  return (guint) kind;
}

static void
buy (Fixture *f, const char *id, gint at)
{
  g_autoptr (GError) error = NULL;

  bones_fleet_draft_add (f->draft, kind_of (f, id), at, &error);
  g_assert_no_error (error);
}

/* The ships: "man_o_war* frigate sloop". */
static char *
describe (Fixture *f)
{
  const BonesRoster *roster = bones_fleet_draft_get_roster (f->draft);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < roster->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);

      g_string_append_printf (text, "%s%s%s", i > 0 ? " " : "", ship->kind,
                              ship->flagship ? "*" : "");
    }

  return g_string_free (text, FALSE);
}

static void
expect (Fixture *f, const char *ships)
{
  g_autofree char *now = describe (f);

  g_assert_cmpstr (now, ==, ships);
}

static const BonesFleetFlaw *
get_flaw (Fixture *f, guint i)
{
  GArray *flaws = bones_fleet_draft_get_flaws (f->draft);

  g_assert_cmpuint (flaws->len, >, i);
  return &g_array_index (flaws, BonesFleetFlaw, i);
}

static void
expect_flaws (Fixture *f, guint n)
{
  g_assert_cmpuint (bones_fleet_draft_get_flaws (f->draft)->len, ==, n);
}

/* Each edit is stored before it is told, and undone and redone one by one. */
static void
test_edits (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64 id;

  begin (f, FLEET ("black-spot", ""));
  id = bones_fleet_draft_get_record (f->draft)->id;
  expect_flaws (f, 1); /* no ships */
  buy (f, "frigate", -1);
  expect (f, "frigate*");
  buy (f, "sloop", -1);
  buy (f, "man_o_war", 0);
  expect (f, "man_o_war frigate* sloop");
  g_assert_true (bones_fleet_draft_set_flagship (f->draft, 0, TRUE, &error));
  expect (f, "man_o_war* frigate sloop");
  g_assert_true (bones_fleet_draft_move (f->draft, 0, 2, &error));
  expect (f, "frigate sloop man_o_war*");
  g_assert_true (bones_fleet_draft_move (f->draft, 2, 1, &error));
  expect (f, "frigate man_o_war* sloop");
  g_assert_true (bones_fleet_draft_remove (f->draft, 0, &error));
  expect (f, "man_o_war* sloop");
  g_assert_true (bones_fleet_draft_name_ship (f->draft, 1, "  Wren ", &error));
  g_assert_true (bones_fleet_draft_set_notes (f->draft, 1, "Fast", &error));
  g_assert_true (bones_fleet_draft_set_notes (f->draft, -1, "For Friday", &error));
  g_assert_true (bones_fleet_draft_set_tags (f->draft, "home, , away ", &error));
  g_assert_true (bones_fleet_draft_rename (f->draft, "Scarlet", &error));
  g_assert_true (bones_fleet_draft_set_player (f->draft, "Anne", &error));
  g_assert_true (bones_fleet_draft_set_variant (f->draft, 1, "stern-wheel", &error));
  g_assert_true (bones_fleet_draft_set_limit (f->draft, 25, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (f->n_changed, ==, 15);
  expect_flaws (f, 0);

  open_draft (f, id); /* as after a restart */
  expect (f, "man_o_war* sloop");
  g_assert_cmpstr (bones_fleet_draft_get_notes (f->draft, 1), ==, "Fast");
  g_assert_cmpstr (bones_fleet_draft_get_notes (f->draft, -1), ==, "For Friday");
  g_assert_cmpint (bones_fleet_draft_get_limit (f->draft), ==, 25);
  g_assert_cmpuint (bones_fleet_draft_get_record (f->draft)->undos, ==, 15);
  for (guint i = 0; i < 15; i++)
    g_assert_true (bones_fleet_draft_undo (f->draft, &error));
  expect (f, "");
  g_assert_false (bones_fleet_draft_undo (f->draft, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_FAILED);
  for (guint i = 0; i < 15; i++)
    g_assert_true (bones_fleet_draft_redo (f->draft, NULL));
  expect (f, "man_o_war* sloop");
}

/* What is refused changes nothing. */
static void
test_refused (Fixture *f, gconstpointer data)
{
  g_autofree char *tags = NULL, *long_text = g_strnfill (5000, 'x');
  g_autoptr (GError) error = NULL;
  guint revision;

  begin (f, FLEET ("black-spot", "{\"name\":\"Fury\",\"class\":\"sloop\",\"flagship\":true}"));
  g_assert_true (bones_fleet_draft_set_tags (f->draft, "a, b", &error));
  revision = bones_fleet_draft_get_record (f->draft)->revision;
  g_assert_false (bones_fleet_draft_rename (f->draft, "  ", &error));
  g_assert_error (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT);
  g_clear_error (&error);
  g_assert_false (bones_fleet_draft_set_notes (f->draft, 0, long_text, &error));
  g_assert_error (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT);
  g_assert_cmpstr (bones_fleet_draft_get_roster (f->draft)->name, ==, "Red");
  g_assert_cmpuint (bones_fleet_draft_get_record (f->draft)->revision, ==, revision);
  tags = bones_fleet_draft_dup_tags (f->draft);
  g_assert_cmpstr (tags, ==, "a, b");
  g_assert_cmpuint (f->n_changed, ==, 1);
}

/* If another window has changed the fleet, the edit is refused with a sentence. */
static void
test_moved_on (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesFleetDraft) other = NULL;

  begin (f, FLEET ("black-spot", ""));
  other = bones_fleet_draft_open (f->store, bones_fleet_draft_get_record (f->draft)->id, &error);
  g_assert_true (bones_fleet_draft_rename (other, "Blue", &error));
  g_assert_false (bones_fleet_draft_add (f->draft, kind_of (f, "sloop"), -1, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_MOVED_ON);
  expect (f, "");
  expect_flaws (f, 1);
}

/* Edition and options change prices, names and what is wrong at once. */
static void
test_rules (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  BonesSetup *setup;
  guint8 options[BONES_MAX_OPTIONS];
  gint points;

  begin (f, FLEET ("black-spot", "{\"name\":\"Fury\",\"class\":\"sloop\",\"flagship\":true}"));
  setup = bones_fleet_draft_get_setup (f->draft);
  points = bones_ruleset_option (setup->ruleset, "fleet.points");
  g_assert_true (bones_fleet_draft_set_preset (
      f->draft, bones_preset_find (setup->ruleset, "fantasea"), &error));
  g_assert_true (bones_fleet_draft_get_setup (f->draft) == setup);
  g_assert_cmpstr (get_flaw (f, 0)->rule, ==, "FS-GEN-1"); /* a faction is wanted now */
  g_assert_true (bones_fleet_draft_set_faction (f->draft, "elves", &error));
  expect_flaws (f, 0);
  memcpy (options, setup->options, sizeof options);
  options[points] = setup->ruleset->options[points].lowest;
  g_assert_true (bones_fleet_draft_set_options (f->draft, options, &error));
  g_assert_cmpint (bones_fleet_draft_get_budget (f->draft), ==,
                   setup->ruleset->options[points].lowest);
  g_assert_true (bones_fleet_draft_undo (f->draft, &error));
  g_assert_cmpint (bones_fleet_draft_get_budget (f->draft), >,
                   setup->ruleset->options[points].lowest);
  g_assert_true (bones_fleet_draft_set_edition (f->draft, "2015", &error));
  g_assert_no_error (error);
  g_assert_cmpstr (setup->ruleset->editions[setup->options[0]], ==, "2015");
}

static const BonesMend *
find_mend (GArray *mends, BonesMendKind kind)
{
  for (guint i = 0; i < mends->len; i++)
    if (g_array_index (mends, BonesMend, i).kind == kind)
      return &g_array_index (mends, BonesMend, i);

  return NULL;
}

/* Over budget: a ship less, or more points. Each mend does what it promises. */
static void
test_mends (Fixture *f, gconstpointer data)
{
  static const BonesMendKind kinds[] = { BONES_MEND_REMOVE, BONES_MEND_OPTION };
  const guint n_ships = 6;

  begin (f, FLEET ("black-spot", ""));
  for (guint i = 0; i < n_ships - 1; i++)
    buy (f, "frigate", -1);

  while (bones_fleet_draft_get_flaws (f->draft)->len == 0)
    buy (f, "sloop", -1);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (GArray) mends = bones_fleet_mends (f->draft, get_flaw (f, 0));
      g_autoptr (GError) error = NULL;
      const BonesMend *mend = find_mend (mends, kinds[i]);

      g_assert_cmpstr (get_flaw (f, 0)->rule, ==, "BS-FLEET-1");
      g_assert_nonnull (mend);
      g_assert_true (bones_fleet_mend_apply (f->draft, mend, &error));
      expect_flaws (f, 0);
      g_assert_true (bones_fleet_draft_undo (f->draft, &error));
    }
}

#define TALL "{\"name\":\"T\",\"class\":\"EX-MOW-1\",\"flagship\":true}"
#define SHORT "{\"class\":\"EX-SOL-1\"}"

/* The owner's limit, a missing flagship, a ship that does not belong, a squadron that is not whole.
 */
static void
test_more_mends (Fixture *f, gconstpointer data)
{
  static const struct {
    const char *ships;
    gint limit;
    BonesMendKind kind;
    const char *ruleset;
  } cases[] = {
    { "{\"name\":\"A\",\"class\":\"sloop\"}", -1, BONES_MEND_FLAGSHIP },
    { "{\"name\":\"A\",\"class\":\"sloop\",\"flagship\":true},{\"name\":\"B\",\"class\":\"sloop\","
      "\"flagship\":true}",
      -1, BONES_MEND_FLAGSHIP },
    { "{\"name\":\"A\",\"class\":\"sloop\",\"flagship\":true},{\"name\":\"B\",\"class\":\"raft\"}",
      -1, BONES_MEND_REMOVE },
    { "{\"name\":\"A\",\"class\":\"sloop\",\"flagship\":true,\"variant\":\"legs\"}", -1,
      BONES_MEND_NO_VARIANT },
    { "{\"name\":\"A\",\"class\":\"frigate\",\"flagship\":true}", 1, BONES_MEND_LIMIT },
    { "", -1, BONES_MEND_ADD },
    { TALL "," SHORT "," SHORT, -1, BONES_MEND_FILL, "man-o-war" },
    { TALL "," SHORT "," SHORT, -1, BONES_MEND_REMOVE, "man-o-war" },
    { TALL "," SHORT "," SHORT "," SHORT "," SHORT, -1, BONES_MEND_FILL, "man-o-war" },
    { TALL "," SHORT "," SHORT "," SHORT "," SHORT, -1, BONES_MEND_REMOVE, "man-o-war" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strdup_printf (
          FLEET ("%s", "%s"), cases[i].ruleset != NULL ? cases[i].ruleset : "black-spot",
          cases[i].ships);
      g_autoptr (GError) error = NULL;
      g_autoptr (GArray) mends = NULL;
      const BonesMend *mend;

      begin (f, text);
      if (cases[i].limit >= 0)
        g_assert_true (bones_fleet_draft_set_limit (f->draft, cases[i].limit, &error));

      mends = bones_fleet_mends (f->draft, get_flaw (f, 0));
      mend = find_mend (mends, cases[i].kind);
      g_assert_nonnull (mend);
      g_assert_true (bones_fleet_mend_apply (f->draft, mend, &error));
      g_assert_no_error (error);
      expect_flaws (f, 0);
    }
}

/* What the editor says of a class, in every system that has speeds of its own. */
static void
test_facts (Fixture *f, gconstpointer data)
{
  static const char *const rulesets[] = { "black-spot", "man-o-war" };

  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      g_autofree char *text = g_strdup_printf (FLEET ("%s", ""), rulesets[i]);
      g_autoptr (GPtrArray) facts = NULL;
      guint n = 0;

      begin (f, text);
      facts = bones_words_class_facts (bones_fleet_draft_get_setup (f->draft), NULL, 0);
      for (guint j = 0; j < facts->len; j++)
        n += g_str_has_prefix (g_ptr_array_index (facts, j), "Speed: ");

      g_assert_cmpuint (n, ==, 1);
    }
}

/* A fleet goes to another content set and back; what that does not have is a flaw at once. */
static void
test_sets (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) sets = NULL;
  const BonesRuleset *ruleset = bones_ruleset_find ("man-o-war");
  g_autoptr (BonesContentSet) set = bones_content_frame (ruleset, "Few", "ships=1", &error);
  g_autoptr (BonesContentSet) copy = bones_content_set_find (f->store, ruleset, "stock", &error);

  g_assert_no_error (error);
  g_assert_true (bones_content_set_add (copy, f->store, "Ours", &error));
  g_assert_true (bones_content_set_add (set, f->store, "Few", &error));
  begin (f, FLEET ("man-o-war", TALL));
  sets = bones_fleet_draft_list_sets (f->draft);
  g_assert_cmpuint (sets->len, ==, 3);
  g_assert_cmpuint (bones_fleet_draft_find_set (f->draft, sets), ==, 0);
  for (guint i = 1; i < 3; i++)
    {
      const BonesSetRecord *record = g_ptr_array_index (sets, i);
      const gboolean whole = g_str_equal (record->name, "Ours");

      g_assert_true (bones_fleet_draft_set_content (f->draft, record, &error) == whole);
      g_assert_true ((error == NULL) == whole); /* the other one is a draft */
      g_clear_error (&error);
    }

  g_assert_cmpstr (((const BonesSetRecord *) g_ptr_array_index (
                        sets, bones_fleet_draft_find_set (f->draft, sets)))
                       ->name,
                   ==, "Ours");
  expect (f, "EX-MOW-1*");
  g_assert_true (bones_fleet_draft_undo (f->draft, &error));
  g_assert_cmpuint (bones_fleet_draft_find_set (f->draft, sets), ==, 0);
}

/* Takes away what is wrong aboard of the ship by the mends that are offered, @n of them. */
static void
expect_flaws_mended (Fixture *f, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GError) error = NULL;
      const BonesMend *mend;
      g_autoptr (GArray) mends = NULL;

      g_assert_cmpuint (bones_fleet_draft_get_flaws (f->draft)->len, ==, n - i);
      mends = bones_fleet_mends (f->draft, get_flaw (f, 0));
      mend = find_mend (mends, BONES_MEND_TAKE);
      g_assert_nonnull (mend);
      g_assert_nonnull (strstr (mend->text, " without "));
      g_assert_true (bones_fleet_mend_apply (f->draft, mend, &error));
      g_assert_no_error (error);
    }

  g_assert_cmpuint (bones_fleet_draft_get_flaws (f->draft)->len, ==, 0);
}

/* Ships that are bought together come together; wizards, weapons and cards are put aboard. */
static void
test_outfits (Fixture *f, gconstpointer data)
{
  static const struct {
    BonesOutfit outfit;
    const char *id;
  } aboard[] = {
    { BONES_OUTFIT_RANK, "READER" },
    { BONES_OUTFIT_CHARACTER, "BOLT" },
    { BONES_OUTFIT_CARD, "MC-11" },
  };
  g_autoptr (GError) error = NULL;
  const BonesRosterShip *ship;
  gint before;

  begin (f, FLEET ("man-o-war", ""));
  buy (f, "EX-SOL-1", -1);
  expect (f, "EX-SOL-1 EX-SOL-1 EX-SOL-1");
  buy (f, "EX-MOW-1", 0);
  before = bones_fleet_draft_get_points (f->draft);
  g_assert_true (bones_fleet_draft_set_flagship (f->draft, 0, TRUE, &error));
  for (guint i = 0; i < G_N_ELEMENTS (aboard); i++)
    g_assert_true (
        bones_fleet_draft_put_aboard (f->draft, 0, aboard[i].outfit, aboard[i].id, TRUE, &error));
  ship = g_ptr_array_index (bones_fleet_draft_get_roster (f->draft)->ships, 0);
  for (guint i = 0; i < G_N_ELEMENTS (aboard); i++)
    g_assert_true (bones_roster_has (ship, aboard[i].outfit, aboard[i].id));
  expect_flaws_mended (f, 3); /* neither the captain, nor the card, nor the rank is for the race */
  g_assert_true (bones_fleet_draft_set_cards (f->draft, 2, &error));
  g_assert_cmpint (bones_fleet_draft_get_points (f->draft), >, before);
  g_assert_true (bones_fleet_draft_set_anti_flyer (f->draft, 0, TRUE, &error));
  g_assert_true (bones_fleet_draft_remove (f->draft, 1, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (get_flaw (f, 0)->rule, ==, "MW-FLT-03"); /* two of three */
  g_assert_cmpint (get_flaw (f, 0)->ship, ==, 1);
}

/* A fleet that is rolled: by the app, and with dice that people type. */
static void
test_rolled (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *typed = NULL;
  g_autoptr (GArray) mends = NULL;
  const BonesRoster *roster;
  const BonesSetup *setup;
  guint wanted;

  begin (f, FLEET ("naval-duel", ""));
  setup = bones_fleet_draft_get_setup (f->draft);
  buy (f, "ship-of-the-line", -1);
  mends = bones_fleet_mends (f->draft, get_flaw (f, 0)); /* the others as one edit */
  g_assert_true (bones_fleet_mend_apply (f->draft, find_mend (mends, BONES_MEND_ADD), &error));
  expect_flaws (f, 0);
  wanted = setup->ruleset->ahead (setup, bones_fleet_draft_get_roster (f->draft));
  g_assert_true (bones_fleet_draft_roll (f->draft, NULL, &error));
  roster = bones_fleet_draft_get_roster (f->draft);
  g_assert_cmpuint (roster->rolled->dice->len, ==, wanted);
  g_assert_true (roster->rolled->by_app);
  typed = g_strnfill (wanted, '4');
  g_assert_true (bones_fleet_draft_roll (f->draft, typed, &error));
  g_assert_no_error (error);
  roster = bones_fleet_draft_get_roster (f->draft);
  g_assert_false (roster->rolled->by_app);
  g_assert_cmpuint (g_array_index (roster->rolled->dice, guint8, 0), ==, 4);
  g_assert_false (bones_fleet_draft_roll (f->draft, "4 4", &error));
  g_assert_error (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT);
  g_clear_error (&error);
  g_assert_false (bones_fleet_draft_roll (f->draft, "four", &error));
  g_assert_error (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT);
  g_assert_true (bones_fleet_draft_undo (f->draft, NULL));
  g_assert_true (bones_fleet_draft_get_roster (f->draft)->rolled->by_app);
}

/* Names are never twice in a fleet, in any case, and there are enough of them. */
static void
test_names (void)
{
  static const char *const factions[] = { NULL, "elves", "dwarves", "of-somebody-else" };

  for (guint i = 0; i < G_N_ELEMENTS (factions); i++)
    {
      g_autoptr (BonesRoster) roster = bones_roster_new ("Red");
      g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      roster->faction = g_strdup (factions[i]);
      for (guint n = 0; n < BONES_MAX_FLEET_SHIPS * 2; n++)
        {
          g_autofree char *name = bones_ship_name_new (roster, -1);

          bones_roster_add (roster, name, "sloop", FALSE);
          g_assert_true (g_hash_table_add (names, g_utf8_casefold (name, -1)));
        }
    }
}

/* In every game a fleet can be begun, and what may not be bought says why. */
static void
test_every_game (Fixture *f, gconstpointer data)
{
  for (const BonesRuleset *const *system = bones_systems (); *system != NULL; system++)
    {
      g_autofree char *text =
          g_strdup_printf ("{\"format\":\"crossbones-fleet\",\"version\":1,\"ruleset\":\"%s\","
                           "\"name\":\"Red\",\"ships\":[]}",
                           (*system)->id);
      const BonesSetup *setup;
      guint n_offered = 0;

      begin (f, text);
      setup = bones_fleet_draft_get_setup (f->draft);
      for (guint kind = 0; kind < (*system)->n_kinds (setup->content); kind++)
        {
          g_autofree char *why = bones_fleet_draft_refuse (f->draft, kind);

          n_offered += why == NULL;
          g_assert_true (why != NULL || bones_setup_offers (setup, NULL, kind));
        }
      g_assert_cmpuint (n_offered, >, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function)                                                                       \
  g_test_add ("/fleet-draft/" path, Fixture, NULL, set_up, function, tear_down)
  TEST ("edits", test_edits);
  TEST ("refused", test_refused);
  TEST ("moved-on", test_moved_on);
  TEST ("rules", test_rules);
  TEST ("mends", test_mends);
  TEST ("more-mends", test_more_mends);
  TEST ("facts", test_facts);
  TEST ("sets", test_sets);
  TEST ("outfits", test_outfits);
  TEST ("rolled", test_rolled);
  TEST ("every-game", test_every_game);
  g_test_add_func ("/fleet-draft/names", test_names);
  return g_test_run ();
}
