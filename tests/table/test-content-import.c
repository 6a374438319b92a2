/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ships from texts and sheets: what is understood, what is said of the rest, and what is refused.
 */
#include "content-fixture.h"

#include "builder-fleet.h"
#include "content-import.h"
#include "json-text.h"
#include "kept-fleet.h"
#include "roster-mend.h"

#include <string.h>

#define GOOD                                                                                       \
  "Mud Heron (man-o’-war), 180 points\n"                                                         \
  "Crew: 6; Sail: 6/8; Ram: d6\n"                                                                  \
  "Waterline: 5 boxes, save 4+\n"                                                                  \
  "- Prow: 2 boxes, save 4+, columns 1-1, row 0, 1 bow gun (Reed dart), no ram\n"                  \
  "- Hull: 3 boxes, 4+, columns 2-3, row 0, 3 each side, crew -1 each box\n"                       \
  "- Foremast: 1 box, 5+, column 2, rows 2-3, sail -2, burns\n"                                    \
  "- Stern castle: 2 boxes, save 3+, column 4, row 0, fireproof\n"                                 \
  "High: 1-2 Foremast, 3-4 Hull, 5 Stern castle, 6 miss\n"                                         \
  "Low: 1 Prow, 2-3 Hull, 4 Stern castle, 5-6 waterline\n"                                         \
  "\n"                                                                                             \
  "Reed dart (weapon)\n"                                                                           \
  "Reach: 12\n"                                                                                    \
  "Damage: 2\n"

static BonesImport *
read_text (const BonesContentSet *base, const char *text)
{
  BonesImport *import = bones_import_new (base, "Notebook");
  g_autoptr (GError) error = NULL;

  bones_import_add_text (import, text, strlen (text), &error);
  g_assert_no_error (error);
  return import;
}

static JsonObject *
row_of (const BonesContentSet *set, const char *key, guint row)
{
  JsonObject *object = bones_content_set_row (set, section (key), row);

  g_assert_nonnull (object);
  return object;
}

/* @json is written with ' for quotation marks. */
static void
assert_row (const BonesContentSet *set, const char *key, guint row, const char *json)
{
  g_autoptr (JsonObject) tidy =
      bones_content_tidy_row (row_of (set, key, row), section (key)->fields);
  g_autofree char *text = bones_json_to_text (tidy, FALSE);

  g_assert_cmpstr (g_strdelimit (text, "\"", '\''), ==, json);
}

static void
assert_notes (const BonesImport *import, const char *const *notes)
{
  for (guint i = 0; i < import->notes->len || notes[i] != NULL; i++)
    g_assert_cmpstr (i < import->notes->len ? g_ptr_array_index (import->notes, i) : NULL, ==,
                     notes[i]);
}

#define SAID(text) "“" text "” was not understood."

static void
test_text (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesImport) import = read_text (self->set, GOOD);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) flaws = NULL;
  BonesMerged merged;
  const guint ships = bones_content_set_n_rows (self->set, section ("ships"));

  assert_notes (import, (const char *const[]){ NULL });
  assert_row (import->set, "weapons", 0,
              "{'id':'REED-DART','name':'Reed dart','reach':12,'damage':2}");
  bones_import_store (import, self->set, self->store, BONES_CLASH_REPLACE, &merged, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (merged.added, ==, 2);
  assert_row (
      self->set, "ships", ships,
      "{'id':'MUD-HERON','name':'Mud Heron','origin':'Notebook','class':'MOW','points':180,'crew':6,"
      "'sail':6,'sail_astern':8,'ram':'1d6','btw_boxes':5,'btw_save':4,'locations':["
      "{'id':'PROW','name':'Prow','col_from':1,'col_to':1,'row_from':0,'row_to':0,'boxes':2,'save':4,"
      "'guns':[{'facing':'BOW','number':1,'weapon':'REED-DART'}],"
      "'effects':[{'code':'NO_RAM','when':'destroyed'}]},"
      "{'id':'HULL','name':'Hull','col_from':2,'col_to':3,'row_from':0,'row_to':0,'boxes':3,'save':4,"
      "'guns':[{'facing':'SIDE','number':3}],"
      "'effects':[{'code':'CREW','when':'each_box','number':-1}]},"
      "{'id':'FOREMAST','name':'Foremast','col_from':2,'col_to':2,'row_from':2,'row_to':3,'boxes':1,"
      "'save':5,'flammable':true,'effects':[{'code':'SAIL','when':'destroyed','number':-2}]},"
      "{'id':'STERN-CASTLE','name':'Stern castle','col_from':4,'col_to':4,'row_from':0,'row_to':0,"
      "'boxes':2,'save':3,'flammable':false}],'aim':["
      "{'column':'HIGH','face_1':'FOREMAST','face_2':'FOREMAST','face_3':'HULL','face_4':'HULL',"
      "'face_5':'STERN-CASTLE','face_6':'MISS'},"
      "{'column':'LOW','face_1':'PROW','face_2':'HULL','face_3':'HULL','face_4':'STERN-CASTLE',"
      "'face_5':'BTW','face_6':'BTW'}]}");
  flaws = bones_content_set_check (self->set);
  g_assert_cmpuint (flaws->len, ==, 0);
}

/* The critical table is a whole: it comes instead of the one of the set. */
static void
test_criticals (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesImport) import =
      read_text (self->set, "Critical table\n1-4: Splinters fly, crew -1\n5. Fire, fire\n"
                            "6: She leaks, BTW 1, no movement until the end phase\nwhatever\n");
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) flaws = NULL;
  BonesMerged merged;

  assert_notes (import, (const char *const[]){ "Line 5: " SAID ("whatever"), NULL });
  bones_import_store (import, self->set, self->store, BONES_CLASH_REPLACE, &merged, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bones_content_set_n_rows (self->set, section ("criticals")), ==, 3);
  assert_row (self->set, "criticals", 0,
              "{'from':1,'to':4,'text':'Splinters fly','origin':'Notebook',"
              "'effects':[{'code':'CREW','number':-1}]}");
  assert_row (self->set, "criticals", 2,
              "{'from':6,'to':6,'text':'She leaks','origin':'Notebook','effects':["
              "{'code':'BTW','number':1},{'code':'NO_MOVE','duration':'end_phase'}]}");
  flaws = bones_content_set_check (self->set);
  g_assert_cmpuint (flaws->len, ==, 0);
}

#define MANNED_SHIP                                                                                \
  "Boiling over (table)\n"                                                                         \
  "Dice: 2d6\n"                                                                                    \
  "2-6: Nothing happens\n"                                                                         \
  "7. Steam leaks, crew -1\n"                                                                      \
  "8-12: She jumps, speed 2, modifier boarding +1\n"                                               \
  "\n"                                                                                             \
  "Kettle (man-o’-war), 100 points\n"                                                            \
  "Crew: 5\n"                                                                                      \
  "Kind of crew: Stokers, 3, attack 0\n"                                                           \
  "Crew: Ogres, 2, attack 2, defence 1, hats\n"                                                    \
  "Way: Steam, speed 4, dice 1d6, turns none, pivots, no rams, fails from 6\n"                     \
  "Ability: Jaws, she rams, 4+, lost with Hull, BTW save 2\n"                                      \
  "Ability: Boiler, in each end phase, table Boiling over once for each crew counter\n"            \
  "Sail: 6; Waterline: 3 boxes, no save\n"                                                         \
  "Hull: 3 boxes, save 4+\n"                                                                       \
  "Any: 1-5 Hull, 6 waterline\n"

/* Tables, kinds of crew, ways of moving and abilities are stated in lines, too. */
static void
test_tables (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesImport) import = read_text (self->set, MANNED_SHIP);

  assert_row (import->set, "tables", 0,
              "{'id':'BOILING-OVER','name':'Boiling over','dice':'2d6','rows':["
              "{'from':2,'to':6,'text':'Nothing happens'},"
              "{'from':7,'to':7,'text':'Steam leaks','effects':[{'code':'CREW','number':-1}]},"
              "{'from':8,'to':12,'text':'She jumps','effects':[{'code':'SPEED','number':2},"
              "{'code':'MOD','number':1,'kind':'BOARD_ATT'}]}]}");
  assert_row (
      import->set, "ships", 0,
      "{'id':'KETTLE','name':'Kettle','class':'MOW','points':100,'crew':5,"
      "'crews':[{'name':'Stokers','number':3,'attack':0},"
      "{'name':'Ogres','number':2,'attack':2,'defence':1}],'sail':6,"
      "'ways':[{'id':'STEAM','name':'Steam','speed':4,'dice':'1d6','turns':'none','pivots':true,"
      "'rams':false,'fails_from':6}],'btw_boxes':3,"
      "'locations':[{'id':'HULL','name':'Hull','col_from':1,'col_to':1,'row_from':0,'row_to':0,"
      "'boxes':3,'save':4}],"
      "'aim':[{'column':'ANY','face_1':'HULL','face_2':'HULL','face_3':'HULL','face_4':'HULL',"
      "'face_5':'HULL','face_6':'BTW'}],"
      "'abilities':[{'name':'Jaws','on':'ram','needs':4,'location':'HULL',"
      "'effects':[{'code':'BTW_SAVE','number':2}]},{'name':'Boiler','on':'end_phase',"
      "'effects':[{'code':'TABLE','table':'BOILING-OVER','rolls':'each_crew'}]}]}");
  assert_notes (import, (const char *const[]){ "Line 10: " SAID ("Ogres: hats"), NULL });
}

static void
test_strange (Fixture *self, gconstpointer data)
{
  static const struct {
    const char *text, *note;
  } cases[] = {
    { "A ship\nCrew: 6\nSail: fast\n", "Line 3: " SAID ("Sail: fast") },
    { "A ship\nCrew: 6\nCrew: \r\n", "Line 3: " SAID ("") },
    { "A ship\nCrew: 6\nCrew: 600\n", "Line 3: " SAID ("Crew: 600") },
    { "A ship\nCrew: 6\nSpirit: 3\n", "Line 3: " SAID ("Spirit: 3") },
    { "A ship\nCrew: 6\nHer captain has a hat\n", "Line 3: " SAID ("Her captain has a hat") },
    { "A ship\nCrew: 6\nBow: 2 boxes, 1 bow gun (Whatsit)\n",
      "Line 3: " SAID ("Bow: 1 bow gun (Whatsit)") },
    { "A ship\nCrew: 6\nHigh: 7 Bow\n", "Line 3: " SAID ("7 Bow") },
    { "A ship\nCrew: 6\nHigh: 1 Bow\n", "Line 3: " SAID ("1 Bow") },
    { "A ship\nCrew: 6\n\nOnly words\n", "Line 4: " SAID ("Only words") },
    { "A ship\nCrew: 6\nSail: 1 box\nDeck: 2 boxes\nRace: Nobody\n",
      "Line 5: " SAID ("Race: Nobody") },
    { "A ship (nonesuch)\nCrew: 6\n", "Line 1: " SAID ("nonesuch") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BonesImport) import = read_text (self->set, cases[i].text);

      assert_notes (import, (const char *const[]){ cases[i].note, NULL });
      g_assert_cmpuint (bones_import_count (import), ==, 1);
    }
}

static void
test_hostile (Fixture *self, gconstpointer data)
{
  g_autofree char *long_text = g_strnfill (BONES_IMPORT_MAX_BYTES + 1, 'x');
  g_autofree char *wide = g_strnfill (500, ',');
  const struct {
    gboolean csv;
    const char *text, *part;
  } cases[] = {
    { FALSE, "", "Nothing in this text is a ship" },
    { FALSE, "\n\n:::;;;,,,\n", "Nothing in this text is a ship" },
    { FALSE, "Heron\nCrew: 6\n\xff\n", "Line 3 is not text in UTF-8" },
    { FALSE, long_text, "larger than 1 MiB" },
    { TRUE, "", "Line 1 does not name the columns" },
    { TRUE, "Crew,Sail\n6,6\n", "Line 1 does not name the columns" },
    { TRUE, "Name,Crew\n\"Heron,6\n", "Line 2: a quotation mark is not closed" },
    { TRUE, "Name,Crew\n", "There is no ship" },
    { TRUE, wide, "Line 1 has more than 100 cells" },
    { TRUE, long_text, "larger than 1 MiB" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BonesImport) import = bones_import_new (self->set, "Bad");
      g_autoptr (GError) error = NULL;
      const gsize length = strlen (cases[i].text);

      g_assert_false (cases[i].csv ? bones_import_add_csv (import, cases[i].text, length, &error)
                                   : bones_import_add_text (import, cases[i].text, length, &error));
      g_assert_nonnull (strstr (error->message, cases[i].part));
    }
}

/* However many rows and faults a text has, the import stays within bounds. */
static void
test_many (Fixture *self, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (BonesImport) import = NULL;

  for (guint i = 0; i < 2000; i++)
    g_string_append_printf (text, "Ship %u\nCrew: 6\nWhat: is this\n\n", i);

  import = read_text (self->set, text->str);
  g_assert_cmpuint (bones_import_count (import), ==, section ("ships")->most);
  g_assert_cmpuint (import->notes->len, ==, 201);
  g_assert_cmpstr (g_ptr_array_index (import->notes, 200), ==, "More was not understood.");
}

#define SHIPS                                                                                      \
  "Name;Class;Points;Crew;Sail;Waterline;Tune\n"                                                   \
  "\"Mud; Heron\";ship of the line;90,5;4;6;3;hornpipe\n"                                          \
  "Punt;SOL;1;x;1;1;\n;SOL;1;1;1;1;\n"
#define ROOMS                                                                                      \
  "Ship,Name,Boxes,Save,From column,To column,From row,To row,Guns,Effects,Any\n"                  \
  "Mud; Heron,Hull,2,4+,1,2,0,0,2 broadside,sail -2,1-4\n"                                         \
  "Mud; Heron,waterline,,,,,,,,,5 6\n"                                                             \
  "Nobody,Hull,2,,,,,,,,\n"

static void
test_sheets (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesImport) import = bones_import_new (self->set, "Sheets");
  g_autoptr (GError) error = NULL;

  bones_import_add_csv (import, SHIPS, strlen (SHIPS), &error);
  g_assert_no_error (error);
  bones_import_add_csv (import, ROOMS, strlen (ROOMS), &error);
  g_assert_no_error (error);
  assert_notes (import,
                (const char *const[]){ "Line 1: " SAID ("Tune"), "Line 3: " SAID ("Crew: x"),
                                       "Line 4: There is no name.",
                                       "Line 4: There is no ship “Nobody”.", NULL });
  assert_row (
      import->set, "ships", 0,
      "{'id':'MUD--HERON','name':'Mud; Heron','class':'SOL','points':90.5,'crew':4,'sail':6,"
      "'btw_boxes':3,'locations':[{'id':'HULL','name':'Hull','col_from':1,'col_to':2,"
      "'row_from':0,'row_to':0,'boxes':2,'save':4,'guns':[{'facing':'SIDE','number':2}],"
      "'effects':[{'code':'SAIL','when':'destroyed','number':-2}]}],'aim':[{'column':'ANY',"
      "'face_1':'HULL','face_2':'HULL','face_3':'HULL','face_4':'HULL','face_5':'BTW',"
      "'face_6':'BTW'}]}");
}

/* A sheet of rooms alone gives a ship of the set other rooms. */
static void
test_rooms_alone (Fixture *self, gconstpointer data)
{
  static const char sheet[] = "Ship,Name,Boxes\nIron Gannet,Tub,6\n";
  g_autoptr (BonesImport) import = bones_import_new (self->set, "Rooms");
  g_autoptr (GError) error = NULL;
  BonesMerged merged;
  JsonArray *rooms;

  bones_import_add_csv (import, sheet, strlen (sheet), &error);
  g_assert_no_error (error);
  bones_import_store (import, self->set, self->store, BONES_CLASH_REPLACE, &merged, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (merged.replaced, ==, 1);
  rooms = json_object_get_array_member (row_of (self->set, "ships", 0), "locations");
  g_assert_cmpuint (json_array_get_length (rooms), ==, 1);
}

static void
test_frame (Fixture *self, gconstpointer data)
{
  static const struct {
    const char *slots, *part;
  } cases[] = {
    { "ships", "does not say how many" },
    { "ships=none", "does not say how many" },
    { "ships=65", "can have only 64 rows" },
    { "boats=3", "No row of this set can have 3 of “boats”" },
    { "limits=3", "No row of this set can have 3 of “limits”" },
  };
  g_autoptr (BonesContentSet) set =
      bones_content_frame (man_o_war (), "Frame", "ships=2, races=1, limits=2,weapons=3", NULL);

  g_assert_nonnull (set);
  assert_row (set, "ships", 1, "{'id':'ship-2'}");
  assert_row (set, "races", 0, "{'id':'race-1','limits':[{},{}]}");
  g_assert_cmpuint (bones_content_set_n_rows (set, section ("weapons")), ==, 3);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (bones_content_frame (man_o_war (), "Frame", cases[i].slots, &error));
      g_assert_nonnull (strstr (error->message, cases[i].part));
    }
}

#define UNIT(id, more) "{'unit_instance_id':'" id "','unit_definition_id':'unit.reed." more "}"
#define BUILT                                                                                                                         \
  "{'schema':'mow.fleet','schema_version':'0.1.2','identity':{'fleet_name':'Built',"                                                  \
  "'primary_faction_id':'reeds'},'units':[" UNIT ("u1", "big_heron','custom_name':'Old Mud'") "," UNIT (                              \
      "u2",                                                                                                                           \
      "tidewalker'") "," UNIT ("u3",                                                                                                  \
                               "gnat'") ",7],"                                                                                        \
                                        "'roles':[{'role_instance_id':'r1','role_id':'reed.mage'},"                                   \
                                        "{'role_instance_id':'r2','role_id':'cook'}],'resources':[{'definition_id':'card.lucky'}],"   \
                                        "'assignments':[{'assignment_type':'fleet_flagship','target_ref':{'type':'unit','id':'u1'}}," \
                                        "{'assignment_type':'role','subject_ref':{'id':'r1'},'target_ref':{'id':'u1'}}]}"

static void
give_alias (Fixture *self, const char *key, guint row, const char *aliases)
{
  g_autoptr (JsonObject) values = copy_of (self, key, row);
  g_autoptr (GError) error = NULL;

  json_object_set_string_member (values, "aliases", aliases);
  bones_content_set_put (self->set, self->store, section (key), row, values, &error);
  g_assert_no_error (error);
}

static char *
read_built (Fixture *self, const char *json, GPtrArray *notes, GError **error)
{
  g_autofree char *text = g_strdelimit (g_strdup (json), "'", '"');

  g_assert_true (strstr (json, "mow.fleet") == NULL
                 || bones_builder_fleet_is (text, strlen (text)));
  return bones_builder_fleet_read (self->set, text, strlen (text), notes, error);
}

static void
test_builder (Fixture *self, gconstpointer data)
{
  static const char *const notes[] = {
    "“reeds” is no race of “Ours”. Write that into the aliases of the race that it is.",
    ("Unit 3: “unit.reed.gnat” is no ship of “Ours”. Write that into the aliases of the ship that it "
     "is."),
    "“cook” was left out.",
    "“card.lucky” was left out.",
  };
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL, *wanted = NULL;

  give_alias (self, "ships", 0, "Great Heron, big_heron");
  give_alias (self, "ranks", 0, "mage");
  text = read_built (self, BUILT, said, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (said->len, ==, G_N_ELEMENTS (notes));
  for (guint i = 0; i < said->len; i++)
    g_assert_cmpstr (g_ptr_array_index (said, i), ==, notes[i]);

  wanted = g_strdup_printf (
      "{'format':'crossbones-fleet','version':1,'ruleset':'man-o-war','content':'%s','name':'Built',"
      "'ships':[{'class':'EX-MOW-1','name':'Old Mud','flagship':true,'wizard':'%s'},"
      "{'class':'EX-IND-1'}]}",
      self->set->record->name,
      json_object_get_string_member (row_of (self->set, "ranks", 0), "id"));
  g_assert_cmpstr (g_strdelimit (text, "\"", '\''), ==, wanted);
}

/* Whoever takes files of fleets takes these: the set that knows most of the units is found. */
static void
test_builder_kept (Fixture *self, gconstpointer data)
{
  static const struct {
    const char *content;
    guint ships;
  } cases[] = { { NULL, 2 }, { "stock", 1 }, { "Ours", 2 } };
  g_autofree char *text = g_strdelimit (g_strdup (BUILT), "'", '"');
  g_autoptr (BonesFleetRecord) again = NULL;
  g_autoptr (GPtrArray) nothing = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;

  give_alias (self, "ships", 0, "big_heron");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (BonesFleetRecord) record = bones_kept_fleet_import (
          self->store, text, strlen (text), cases[i].content, said, &error);
      g_autoptr (BonesRosterFile) file = NULL;

      g_assert_no_error (error);
      g_assert_cmpuint (said->len, >=, 5);
      file = bones_kept_fleet_read (self->store, record->json, strlen (record->json), &error);
      g_assert_no_error (error);
      g_assert_cmpuint (file->roster->ships->len, ==, cases[i].ships);
      g_clear_pointer (&again, bones_fleet_record_free);
      again = bones_kept_fleet_import (self->store, record->json, strlen (record->json), "stock",
                                       said, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (again->json, ==, record->json);
    }

  g_assert_null (
      bones_kept_fleet_import (self->store, text, strlen (text), "Nobody’s", nothing, &error));
  g_assert_nonnull (strstr (error->message, "There is no content set called"));
}

static JsonObject *
parse (const char *json)
{
  g_autofree char *text = g_strdelimit (g_strdup (json), "'", '"');
  g_autoptr (GError) error = NULL;
  JsonObject *object = bones_json_parse_object (text, strlen (text), &error);

  g_assert_no_error (error);
  return object;
}

#define MANNED(more) "{'class':'EX-MOW-1','name':'Wick','flagship':true" more "}"

/* What a race must have and a fleet lacks is offered: a character, a wizard, a chosen card, a
 * weapon, cards, a ship; and one step nearer to several. */
static void
test_mends (Fixture *self, gconstpointer data)
{
  static const struct {
    const char *limit, *ships, *text;
  } cases[] = {
    { "{'of':'CHARACTER','character':'BOLT','least':1}", MANNED (""), "Captain Bolt aboard Wick" },
    { "{'of':'CHARACTER','least':2}", MANNED (",'characters':[{'character':'BOLT'}]"),
      "Engineer Wick aboard Wick" },
    { "{'of':'CHARACTER','least':2}", MANNED (""), "Captain Bolt aboard Wick" },
    { "{'of':'WIZARD','rank':'LORD','least':1}", MANNED (""), "Wizard Lord aboard Wick" },
    { "{'of':'ANTI_FLYER','least':1,'refuse':true}", MANNED (""), "Anti-flyer weapon aboard Wick" },
    { "{'of':'CARD','least':2}", MANNED (""), "2 cards" },
    { "{'of':'IND','least':1}", MANNED (""), "Add a ship: " }, /* of whatever is cheapest */
    { "{'of':'CHARACTER','most':0}", MANNED (",'characters':[{'character':'BOLT'}]"),
      "Wick without Captain Bolt" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *limit = g_strdup_printf ("{'limits':[%s]}", cases[i].limit);
      g_autofree char *fleet =
          g_strdup_printf ("{'name':'Red','faction':'TINKERS','ships':[%s]}", cases[i].ships);
      g_autoptr (JsonObject) limits = parse (limit), values = parse (fleet), race = NULL;
      g_autoptr (BonesRoster) roster = NULL;
      g_autoptr (BonesSetup) setup = NULL;
      g_autoptr (GArray) found = g_array_new (FALSE, TRUE, sizeof (BonesFault)), mends = NULL;
      g_autoptr (GError) error = NULL;

      race = copy_of (self, "races", 0);
      json_object_set_member (race, "limits",
                              json_node_copy (json_object_get_member (limits, "limits")));
      bones_content_set_put (self->set, self->store, section ("races"), 0, race, &error);
      g_assert_no_error (error);
      setup = bones_content_set_setup (self->set, NULL, &error);
      g_assert_no_error (error);
      roster = bones_roster_read (values, &error);
      g_assert_no_error (error);
      setup->ruleset->check (setup, roster, found);
      g_assert_cmpuint (found->len, ==, 1);
      mends = bones_roster_mends (setup, roster, &g_array_index (found, BonesFault, 0), 0);
      g_assert_cmpuint (mends->len, >, 0);
      g_assert_true (g_str_has_prefix (g_array_index (mends, BonesMend, 0).text, cases[i].text));
    }
}

static void
test_builder_refuses (Fixture *self, gconstpointer data)
{
  static const struct {
    const char *json, *part;
  } cases[] = {
    { "{", "" },
    { "[]", "" },
    { "{'schema':'tea'}", "its “schema” is not “mow.fleet”" },
    { "{'schema':'mow.fleet'}", "This fleet has no units." },
    { "{'schema':'mow.fleet','units':{}}", "This fleet has no units." },
    { "{'schema':'mow.fleet','units':[1,null,'x']}", "This fleet has no units." },
    { "{'schema':'mow.fleet','units':[{}]}", "Unit 1 does not say what it is." },
    { "{'schema':'mow.fleet','units':[{'unit_definition_id':'gnat'}],'assignments':7}",
      "Unit 1: “gnat” is no ship of" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GError) error = NULL;

      g_assert_null (read_built (self, cases[i].json, notes, &error));
      g_assert_nonnull (strstr (error->message, cases[i].part));
    }
}

#define ADD(path, test) g_test_add ("/content-import/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("text", test_text);
  ADD ("criticals", test_criticals);
  ADD ("tables", test_tables);
  ADD ("strange", test_strange);
  ADD ("hostile", test_hostile);
  ADD ("many", test_many);
  ADD ("sheets", test_sheets);
  ADD ("rooms-alone", test_rooms_alone);
  ADD ("frame", test_frame);
  ADD ("builder", test_builder);
  ADD ("builder-kept", test_builder_kept);
  ADD ("mends", test_mends);
  ADD ("builder-refuses", test_builder_refuses);
  return g_test_run ();
}
