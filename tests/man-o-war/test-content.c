/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game.h"
#include "hands.h"
#include "man-o-war.h"
#include "player.h"
#include "spoil.h"

/* A content set is what section 17 of the catalogue says; a spoilt one is refused, and where. */

typedef struct {
  const char *path, *json; /* NULL: it is taken out */
  const char *sentence;
} Spoilt;

#define GANNET "Ship 1, “Iron Gannet”: "
#define STERN GANNET "Location 3, “Stern”: "
#define REEF "Sea monster 1, “Reef Coil”: "
#define KITE "Flyer 1, “Storm Kite”: "
#define ONE "{\"class\":\"EX-MOW-1\"}"
#define FIVE ONE "," ONE "," ONE "," ONE "," ONE
#define ARMED "{\"class\":\"EX-MOW-1\",\"anti_flyer\":true}"
#define KITES "{\"class\":\"EX-FLY-1\"},{\"class\":\"EX-FLY-1\"},{\"class\":\"EX-FLY-1\"}"
#define GREY "Fleet 1, “The Grey Squadron”: "
#define TINKER "Race 1, “Tinkers”: "
#define CANNON "Weapon 1, “Cannon”: "
#define ROOM(id, at)                                                                               \
  "{\"id\":\"" id "\",\"name\":\"Well\",\"col_from\":" at ",\"col_to\":" at                        \
  ",\"row_from\":3,\"row_to\":3,\"boxes\":1}"
#define NAMED "{\"facing\":\"BOW\",\"number\":1,\"name\":\"Chaser\"}"
#define EFFECT(...) "{\"code\":" __VA_ARGS__ "}"

static const Spoilt form[] = {
  /* Sections */
  { "ships", "7", "Ships: This must be a list" },
  { "ships", "[]", "Ships: There must be 1 to 64 of them" },
  { "ships.0", "7", "Ship 1: A row must be an object" },
  { "general", "[]", "General: This must be an object" },
  { "general", NULL, "General: Critical dice is missing" },
  { "general.cannon", "\"BOW\"", "General: Plain cannon is “BOW”, which does not exist" },
  /* Codes and names */
  { "ships.0.id", NULL, GANNET "Code is missing" },
  { "ships.0.id", "\"Iron Gannet\"",
    GANNET "Code is “Iron Gannet”; it may have up to 32 letters, digits, hyphens and full stops" },
  { "ships.0.id", "\"abcdefghijklmnopqrstuvwxyz-1234567\"",
    GANNET "Code is “abcdefghijklmnopqrstuvwxyz-1234567”; it may have up to 32 letters, digits, "
           "hyphens and full stops" },
  { "ships.1.id", "\"EX-MOW-1\"", "Ship 2, “Tidewalker”: Code “EX-MOW-1” is used twice" },
  { "flyers.0.id", "\"EX-MOW-1\"", KITE "Code “EX-MOW-1” is used twice" },
  { "ships.0.locations.8.id", "\"BOW\"",
    GANNET "Location 9, “Mainsail”: Code “BOW” is used twice" },
  { "ships.0.name", NULL, "Ship 1, “EX-MOW-1”: Name is missing" },
  { "ships.0.name", "\"\"", "Ship 1, “EX-MOW-1”: Name is missing" },
  { "ships.0.name", "5", "Ship 1, “EX-MOW-1”: Name must be text" },
  { "ships.0.name", "\"Iron\\u0007Gannet\"",
    "Ship 1, “Iron\aGannet”: Name contains characters that cannot be written" },
  { "ships.0.name", "\"The Exceedingly Longwinded Gannet of the Seas\"",
    "Ship 1, “The Exceedingly Longwinded Gannet of th…”: Name is too long; 40 characters at most" },
  { "ships.0.sails", "6", GANNET "There is no field called “sails” here" },
  /* Numbers */
  { "ships.0.locations.2.save", "7", STERN "Save is 7; it must be 2 to 6, or empty" },
  { "ships.0.locations.2.save", "1", STERN "Save is 1; it must be 2 to 6, or empty" },
  { "ships.0.locations.2.save", "4.5", STERN "Save must be a whole number" },
  { "ships.0.locations.2.save", "\"4\"", STERN "Save must be a whole number" },
  { "ships.0.crew", "0", GANNET "Crew is 0; it must be 1 to 60" },
  { "ships.0.crew", NULL, GANNET "Crew is missing" },
  { "ships.0.crew", "null", GANNET "Crew is missing" },
  { "ships.0.points", "-1", GANNET "Points is -1; it must be 0 to 2000" },
  { "ships.0.points", "12.25", GANNET "Points must be a number of points in steps of ½" },
  { "ships.0.sail", "61.5", GANNET "Sail is 61.5; it must be 0 to 60, or empty" },
  { "ships.0.sail", "true", GANNET "Sail must be a number of inches" },
  { "ships.0.sail", "5.001", GANNET "Sail must be a number of inches" },
  { "ships.0.btw_boxes", "21", GANNET "Waterline boxes is 21; it must be 1 to 20" },
  { "ships.0.btw_boxes", "99999999999",
    GANNET "Waterline boxes is 99999999999; it must be 1 to 20" },
  { "ships.0.ignores_wind", "1", GANNET "Ignores the wind must be true or false" },
  { "ships.0.ram", "\"2d5\"", GANNET "Ram is “2d5”; dice are written like 2d6, 1d3+1 or 4" },
  { "ships.0.ram", "2", GANNET "Ram is “”; dice are written like 2d6, 1d3+1 or 4" },
  { "monsters.0.move_dice", "\"2d6+\"",
    REEF "Move is “2d6+”; dice are written like 2d6, 1d3+1 or 4" },
  /* One of several, and rows of other sections */
  { "ships.0.class", "\"FLYER\"", GANNET "Class is “FLYER”; it must be one of MOW, IND, SOL" },
  { "ships.0.race", "\"NOBODY\"", GANNET "Race is “NOBODY”, which does not exist" },
  { "ships.0.race", "3", GANNET "Race must be the code of a row" },
  { "ships.0.locations.0.guns.0.weapon", "\"CANON\"",
    GANNET "Location 1, “Bow”: Guns 1: Weapon is “CANON”, which does not exist" },
  { "ships.0.locations.0.guns.0.facing", "\"UP\"",
    GANNET
    "Location 1, “Bow”: Guns 1: Facing is “UP”; it must be one of BOW, PORT, STARBOARD, STERN, "
    "SIDE, ALL" },
  { "spells.0.colour", "\"MAUVE\"",
    "Spell card 1, “Backing Breeze”: Colour is “MAUVE”, which does not exist" },
  { "cards.0.symbol", NULL, "Man O’ War card 1, “Picked Boarders”: Symbol is missing" },
  { "fleets.0.ships.0.class", "\"EX-MOW-9\"",
    "Fleet 1, “The Grey Squadron”: Ship 1, “Patience”: Ship is “EX-MOW-9”, which does not exist" },
  { "races.+", "{\"id\":\"R\",\"name\":\"Reeds\",\"limits\":[{\"of\":\"EX\"}]}",
    "Race 4, “Reeds”: Limit 1: Of is “EX”, which does not exist" },
  /* Tables */
  { "ships.0.locations", "{}", GANNET "Locations must be a list" },
  { "ships.0.locations", NULL, GANNET "Locations is missing" },
  { "ships.0.aim", "[]", GANNET "Aim: there must be 1 to 2 of them" },
  { "ships.0.locations.0", "[]", GANNET "Location 1: A row must be an object" },
};

#define LOBSTER "Ship 10, “Nip Lobster”: "
#define TABLE "Table 1, “Pincers”: "

/* Abilities, and tables that effects roll on. */
static const Spoilt abilities[] = {
  { "ships.9.abilities.0.name", NULL, LOBSTER "Ability 1: Name is missing" },
  { "ships.9.abilities.0.effects", NULL,
    LOBSTER "Ability 1, “Pincers”: Effects: the ability has none" },
  { "ships.9.abilities.0.location", "\"KEEL\"",
    LOBSTER "Ability 1, “Pincers”: Lost with is “KEEL”, which does not exist" },
  { "ships.9.abilities.0.effects.0", EFFECT ("\"WARD\""),
    LOBSTER
    "Ability 1, “Pincers”: Effect 1: Effect WARD needs something that others do: a spell, a "
    "shot, a ram or a boarding" },
  { "ships.9.abilities.0.effects.0", EFFECT ("\"TABLE\""),
    LOBSTER "Ability 1, “Pincers”: Effect 1: Table: this effect needs a table" },
  { "monsters.2.abilities.0.on", "\"sinks\"",
    "Sea monster 3, “Clinker Crab”: Ability 1, “Claw”: When is “sinks”; it must be one of attack, "
    "end_phase, spell, fired_at" },
  { "ships.9.locations.0.effects.0", EFFECT ("\"CREW\",\"number\":-1,\"who\":\"other\""),
    LOBSTER "Location 1, “Pincers”: Effect 1: Who other is not possible here" },
  { "spells.4.effects.0", EFFECT ("\"FIRE_AT\",\"who\":\"touching\""),
    "Spell card 5, “Ember Rain”: Effect 1: Who touching is not possible here" },
  { "weapons.0.effects", "[" EFFECT ("\"BTW\",\"number\":-1") "]",
    CANNON "Effect 1: Number: this effect needs a number above 0" },
  { "ships.11.crews.0.number", "3",
    "Ship 12, “Kennel Hulk”: Kinds of crew: together they are not 6" },
  { "characters.0.effects.0", EFFECT ("\"CREW\",\"number\":1"),
    "Character 1, “Captain Bolt”: Effect 1: Effect CREW is not possible here" },
  { "tables.0.rows.2.to", "5", TABLE "There is no row for a roll of 6" },
  { "tables.0.dice", "\"2d6\"", TABLE "There is no row for a roll of 7" },
  { "tables.0.rows.2.effects.1.table", "\"PINCERS\"",
    TABLE "Row 3, “They bite deep”: Effect 2: Table: “PINCERS” must stand below this table" },
  { "tables.2", NULL,
    "Ship 11, “Lead Bell”: Ability 5, “Out of every port”: Effect 1: Table is “PANIC”, "
    "which does not exist" },
};

/* What only the rules know. */
static const Spoilt rules[] = {
  /* MW-TPL-04: die faces */
  { "ships.0.aim.1.face_3", NULL, GANNET "Aim 2: Face 3 is missing" },
  { "ships.0.aim.1.face_3", "\"KEEL\"", GANNET "Aim 2: Face 3 is “KEEL”, which does not exist" },
  { "ships.0.aim.1.face_5", "\"MISS\"", STERN "No face of an aim column hits it" },
  { "ships.0.aim.1.column", "\"HIGH\"",
    GANNET "Aim: there must be either one column without a choice, or one high and one low" },
  { "ships.0.aim.1.column", "\"ANY\"",
    GANNET "Aim: there must be either one column without a choice, or one high and one low" },
  { "ships.2.aim.1",
    "{\"column\":\"ANY\",\"face_1\":\"MISS\",\"face_2\":\"MISS\",\"face_3\":\"MISS\","
    "\"face_4\":\"MISS\",\"face_5\":\"MISS\",\"face_6\":\"MISS\"}",
    "Ship 3, “Sandpiper”: Aim: there must be only one column without a choice" },
  { "flyers.0.aim.0.face_1", "\"BTW\"", KITE "Aim 1: Face 1: a flyer has no waterline" },
  { "flyers.0.aim.0.column", "\"LOW\"",
    KITE "Aim: there must be either one column without a choice, or one high and one low" },
  /* MW-TPL-02: the plan */
  { "ships.0.locations.9", ROOM ("WELL", "1"),
    GANNET "Location 10, “Well”: No face of an aim column hits it" },
  { "ships.0.locations.2.col_to", "3", STERN "To column is before the first column" },
  { "ships.0.locations.2.row_from", "1", STERN "To row is below the first row" },
  { "ships.0.locations.2.col_from", "3", STERN "It overlaps “Gun deck” in the plan" },
  { "ships.0.locations.2.col_to", "9", STERN "To column is 9; it must be 1 to 8" },
  { "ships.0.sail", NULL, GANNET "Sail, wind astern: she has no sail" },
  { "ships.0.oars", NULL, GANNET "Ramming speed: she has no oars" },
  { "ships.0.ways", "[{\"id\":\"STEAM\",\"name\":\"Steam\"}]",
    GANNET "Way 1, “Steam”: Speed: she needs a speed, or dice" },
  { "ships.0.ways", "[{\"id\":\"STEAM\",\"name\":\"Steam\",\"speed\":4,\"fails_to\":1}]",
    GANNET "Way 1, “Steam”: Dice for speed: it fails only if dice are rolled" },
  { "ships.0.ways", "[{\"id\":\"STEAM\",\"name\":\"Steam\",\"dice\":\"1d6\",\"fails_from\":3}]",
    GANNET "Way 1, “Steam”: Fails to: no roll is from the lowest to this one" },
  { "ships.0.locations.2.effects.0", EFFECT ("\"NO_WAY\",\"way\":\"STEAM\""),
    STERN "Effect 1: Way is “STEAM”, which does not exist" },
  { "ships.0.defence", "\"wounds\"", GANNET "Against flyers: a ship has no wounds" },
  { "monsters.0.defence", "\"crew\"", REEF "Against flyers: a monster has no crew" },
  { "ships.7.lashes", "true",
    "Ship 8, “Bell Grampus”: Way 2, “Under water”: Dives: a ship that can be lashed to others does "
    "not dive" },
  { "ships.15.boats.0.class", "\"EX-MON-1\"",
    "Ship 16, “Mother Pelican”: Boats 1: Boat: “EX-MON-1” is not a ship" },
  { "ships.15.boats.0.class", "\"EX-IND-12\"",
    "Ship 16, “Mother Pelican”: Boats 1: Boat: “EX-IND-12” carries boats herself" },
  { "ships.15.boats.0.class", "\"EX-SOL-1\"",
    "Ship 16, “Mother Pelican”: Boats 1: Boat: “EX-SOL-1” sails in squadrons, and boats act alone" },
  { "characters.6.abilities.0.effects.0.beast", "\"EX-IND-1\"",
    "Character 7, “Old Whistle”: Ability 1, “The eel is called”: Effect 1: Beast: “EX-IND-1” is "
    "neither a sea monster nor a flyer" },
  { "ships.0.cut", "4", GANNET "Cut loose on: she cannot be lashed" },
  { "ships.0.leads", "\"EX-IND-1\"", GANNET "Leads: “EX-IND-1” are not ships of the line" },
  { "ships.2.leads", "\"EX-SOL-2\"",
    "Ship 3, “Sandpiper”: Leads: ships of the line have flagships of their own class" },
  /* MW-TPL-06: effects */
  { "ships.0.locations.2.effects.0.code", "\"FLY\"",
    STERN
    "Effect 1: Effect is “FLY”; it must be one of CREW, SAIL, OARS, SPEED, SPEED_HALF, NO_SAIL, "
    "NO_OARS, NO_TURN, NO_MOVE, NO_FIRE, GUNS_LOST, BTW, BTW_SAVE, FIRE, FIRE_AT, HIT, "
    "REPAIR, WOUND, RIDER, WIND, MOVE_ENEMY, MOD, REROLL, NOTE, NO_RAM, WAY, NO_WAY, TABLE, WARD, "
    "FREE_TURN, ASTERN, BEAST, FIRE_AGAIN" },
  { "ships.0.locations.2.effects.0.code", "\"WIND\"",
    STERN "Effect 1: Effect WIND is not possible here" },
  { "ships.0.locations.2.effects.0", EFFECT ("\"CREW\""),
    STERN "Effect 1: Number: this effect needs a number" },
  { "ships.0.locations.2.effects.0", EFFECT ("\"CREW\",\"number\":-0.5"),
    STERN "Effect 1: Number: this effect needs a whole number" },
  { "ships.0.locations.2.effects.0", EFFECT ("\"BTW\",\"number\":-1"),
    STERN "Effect 1: Number: this effect needs a number above 0" },
  { "ships.0.locations.2.effects.0", EFFECT ("\"MOD\",\"number\":1"),
    STERN "Effect 1: Kind of roll: this effect needs a kind of roll" },
  { "ships.0.locations.2.effects.0", EFFECT ("\"GUNS_LOST\""),
    STERN "Effect 1: Facing: this effect needs a facing" },
  { "ships.0.locations.2.effects.0", EFFECT ("\"NOTE\""),
    STERN "Effect 1: Note: this effect needs a text" },
  { "ships.0.locations.2.effects.0",
    EFFECT ("\"CREW\",\"number\":-1,\"when\":\"at_box\",\"box\":2"),
    STERN "Effect 1: Box: the location has no such box" },
  { "ships.0.locations.2.effects.0", EFFECT ("\"GUNS_LOST\",\"facing\":\"SIDE\",\"number\":-1"),
    STERN "Effect 1: Number: guns that are lost are above 0, or empty" },
  { "ships.0.locations.1.guns.0.name", "\"Great guns\"",
    GANNET "Location 2, “Gun deck”: Guns 1, “Great guns”: Facing: guns with a name of their own "
           "point one way" },
  { "ships.5.locations.0.guns", "[" NAMED "," NAMED "," NAMED "," NAMED "]",
    "Ship 6, “Brass Pharos”: Locations: she has more than 5 rows of guns with a name of their own" },
  { "weapons.0.bursts", "true", CANNON "Misfires on: without this number it never misfires" },
  { "weapons.3.shots", "2", "Weapon 4, “Rockets”: Shots: the shots are a die" },
  { "weapons.5.shots_die", "\"1d3\"",
    "Weapon 6, “Stink pot”: Band 1, “Near”: Shots: the shots are a die" },
  { "weapons.0.effects", "[" EFFECT ("\"SPEED\",\"number\":-1,\"duration\":\"each_end_phase\"") "]",
    CANNON "Effect 1: Duration: this effect does not come again in each end phase" },
  { "weapons.1.ammunition", "2",
    "Weapon 2, “Anti-flyer weapon”: Ammunition: the anti-flyer weapon cannot have it" },
  { "weapons.1.recoil_effects", "[" EFFECT ("\"CREW\",\"number\":-1") "]",
    "Weapon 2, “Anti-flyer weapon”: Recoil: the anti-flyer weapon cannot have it" },
  { "weapons.0.reload", "1",
    GANNET "Locations: there is no room to count 4 weapons with ammunition, batteries that "
           "load, and kinds of boats" },
  { "criticals.0.effects.0", EFFECT ("\"REPAIR\",\"number\":1"),
    "Critical hit 1, “Flying splinters”: Effect 1: Effect REPAIR is not possible here" },
  { "spells.0.effects.0", EFFECT ("\"FIRE\""),
    "Spell card 1, “Backing Breeze”: Effect 1: Effect FIRE is not possible here" },
  { "spells.0.effects.0", EFFECT ("\"BTW\",\"number\":1"),
    "Spell card 1, “Backing Breeze”: Effect 1: Effect BTW needs a target" },
  { "spells.1.target", "\"none\"",
    "Spell card 2, “Flat Water”: Effect 1: Effect NO_MOVE needs a target" },
  { "cards.0.effects.0", EFFECT ("\"BTW\",\"number\":1"),
    "Man O’ War card 1, “Picked Boarders”: Effect 1: Effect BTW is not possible here" },
  { "cards.0.effects.0", EFFECT ("\"REPAIR\""),
    "Man O’ War card 1, “Picked Boarders”: Effect 1: Number: this effect needs a number above 0" },
  { "monsters.0.special_effects.0", EFFECT ("\"WIND\",\"number\":1"),
    REEF "Effect 1: Effect WIND is not possible here" },
  { "monsters.0.special", "\"\"", REEF "Special attack: the special attack needs a name" },
  { "flyers.0.special", NULL, KITE "Special attack: the special attack needs a name" },
  { "flyers.0.special_effects", "[]", KITE "What it does: the special attack has no effects" },
  { "flyers.0.special_effects.0", EFFECT ("\"REROLL\",\"kind\":\"SAVE\""),
    KITE "Effect 1: Effect REROLL is not possible here" },
  { "cards.0.effects.0", EFFECT ("\"MOD\",\"kind\":\"FIRE\",\"number\":1"),
    "Man O’ War card 1, “Picked Boarders”: Effect 1: Kind of roll FIRE is not possible here" },
  { "cards.0.effects.0", EFFECT ("\"REROLL\",\"kind\":\"CLOSE_SAVE\""),
    "Man O’ War card 1, “Picked Boarders”: Effect 1: Kind of roll CLOSE_SAVE is not possible "
    "here" },
  { "weapons.0.effects", "[{\"code\":\"REPAIR\",\"number\":1}]",
    CANNON "Effect 1: Effect REPAIR is not possible here" },
  { "cards.14.effects.0", EFFECT ("\"REROLL\",\"kind\":\"SHOTS\""),
    "Man O’ War card 15, “Long Barrels”: Effect 1: Kind of roll SHOTS is not possible here" },
  { "criticals.0.effects.0", EFFECT ("\"FIRE_AGAIN\""),
    "Critical hit 1, “Flying splinters”: Effect 1: Effect FIRE_AGAIN is not possible here" },
  { "spells.15.target", "\"enemy\"",
    "Spell card 16, “Supper Bell”: Effect 1: Effect BEAST is not possible here: the beast would be "
    "the enemy’s" },
  { "ships.18.crew", "4",
    "Ship 19, “Shellback”: Crew: a beast has as many as waterline boxes, which are its wounds" },
  { "ships.11.beast", "true",
    "Ship 12, “Kennel Hulk”: Crew: a beast has as many as waterline boxes, "
    "which are its wounds" },
  { "ships.18.crews", "[{\"name\":\"Lice\",\"number\":5}]",
    "Ship 19, “Shellback”: Kinds of crew: a beast has no crew" },
  { "weapons.0.race", "\"SHOALS\"", CANNON "Race: only anti-flyer weapons are of a race" },
  { "weapons.7.race", NULL,
    "Weapon 8, “Hail gun”: Anti-flyer weapon: another weapon is the anti-flyer weapon already" },
  /* MW-TPL-07: range bands */
  { "weapons.0.bands.1.up_to", "3",
    CANNON "Band 2, “Medium”: Up to: bands must go from near to far" },
  { "weapons.0.reach", "12", CANNON "Reach: the last band must end there" },
  { "weapons.0.anti_flyer", "true",
    "Weapon 2, “Anti-flyer weapon”: Anti-flyer weapon: another weapon is the anti-flyer weapon "
    "already" },
  /* MW-TPL-08: the critical table */
  { "criticals.2.to", "4", "Critical table: There is more than one row for a roll of 4" },
  { "criticals.5", NULL, "Critical table: There is no row for a roll of 6" },
  { "general.critical_dice", "\"2d6\"", "Critical table: There is no row for a roll of 7" },
  { "spells", "[]", "Spell cards: There must be 1 to 255 of them" },
  /* MW-FLT-01 to 14: fleets that are ready */
  { "fleets.0.ships.9", NULL,
    GREY "Ship 5, “Teal”: Ship: her class is bought 3 at a time, but there are 5" },
  { "fleets.0.ships", "[{\"class\":\"EX-FLY-1\"}]", GREY "Ships: the fleet has no ships" },
  { "fleets.0.ships", "[{\"class\":\"EX-IND-1\"},{\"class\":\"EX-MON-1\"}]",
    GREY "Ships: 1 sea monsters, but only 0 squadrons of ships of the line" },
  { "fleets.0.ships.2.flagship", "true",
    GREY "Ship 3, “Whimbrel”: Command ship: only a man-o’-war can carry the Admiral" },
  { "fleets.0.ships.1.flagship", "true",
    GREY "Ship 2, “Old Reckoning”: Command ship: the fleet has a command ship already" },
  { "fleets.0.ships.2.wizard", "\"SAGE\"",
    GREY "Ship 3, “Whimbrel”: Wizard is “SAGE”, which does not exist" },
  { "fleets.0.ships.10.wizard", "\"LORD\"", GREY "Ship 11: Wizard: only ships can carry a wizard" },
  { "fleets.0.ships.2.anti_flyer", "true",
    GREY "Ship 3, “Whimbrel”: Anti-flyer weapon: only men-o’-war can carry one" },
  { "fleets.0.cards", "10",
    GREY "Man O’ War cards: apart from the Admiral’s card the deck has only 9" },
  { "fleets.0.faction", "\"REED\"", GREY "Race is “REED”, which does not exist" },
  { "fleets.0.ships", "[" FIVE "," FIVE "," FIVE "," FIVE "," FIVE "," ONE "]",
    GREY "Ships: the fleet costs 5200 points, but no battle allows more than 5000" },
  { "races.+",
    "{\"id\":\"R\",\"name\":\"Reeds\",\"limits\":[{\"of\":\"SOL\",\"least\":2,\"most\":1}]}",
    "Race 4, “Reeds”: Limit 1: At most: the maximum is below the minimum" },
  { "races.0.limits.0", "{\"of\":\"SOL\",\"also\":[{\"of\":\"IND\"}],\"most\":1}",
    TINKER "Limit 1: Name: a limit of several needs a name" },
  { "races.0.limits.0", "{\"of\":\"SOL\",\"most\":1,\"each\":2}",
    TINKER "Limit 1: Of these: say of what, or leave “for each” empty" },
  { "races.0.limits.0", "{\"of\":\"SOL\",\"most\":1,\"per\":\"MOW\"}",
    TINKER "Limit 1: For each: say for each how many" },
  { "races.0.limits.0", "{\"of\":\"POINTS\",\"most\":1}",
    TINKER "Limit 1: Of is “POINTS”, which does not exist" },
  { "races.0.limits.0", "{\"of\":\"SOL\",\"share\":101}",
    TINKER "Limit 1: Share is 101; it must be 1 to 100, or empty" },
  { "races.0.allies", "[{\"race\":\"REED\"}]",
    TINKER "Ally 1: Race is “REED”, which does not exist" },
};

static void
test_spoilt (gconstpointer data)
{
  const Spoilt *spoilt = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) document = spoil_stock ();
  g_autoptr (GVariant) content = NULL;

  spoil_set (document, spoilt->path, spoilt->json);
  content = spoil_content (document);
  g_assert_null (mw_content_new (content, &error));
  g_assert_error (error, BONES_RULESET_ERROR, BONES_RULESET_ERROR_CONTENT);
  g_assert_cmpstr (error->message, ==, spoilt->sentence);
}

static MwContent *
read_stock (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) document = spoil_stock ();
  g_autoptr (GVariant) content = spoil_content (document);
  MwContent *self = mw_content_new (content, &error);

  g_assert_no_error (error);
  return self;
}

/* Numbers at their bounds, and what is left out. */
static void
test_taken (void)
{
  static const Spoilt taken[] = {
    { "ships.0.sail", "5.25" },
    { "ships.0.points", "99.5" },
    { "ships.0.ram", "\"1d3+1\"" },
    { "ships.0.ram", NULL },
    { "ships.0.locations.2.save", NULL },
    { "ships.0.locations.2.save", "null" },
    { "ships.0.locations.2.effects", "[]" },
    { "ships.0.locations.2.flammable", "false" },
    { "ships.0.locations.0.links", "[{\"direction\":\"UP\",\"to\":\"STERN\"}]" },
    { "ships.0.locations.2.effects.0", EFFECT ("\"SPEED\",\"number\":-1.5") },
    { "ships.0.locations.2.effects.0", EFFECT ("\"NOTE\",\"text\":\"She {leans}\"") },
    { "ships.0.locations.2.name", "\"Ärger & Söhne <b>\"" },
    { "spells.0.effects.0", EFFECT ("\"WIND\",\"number\":-1") },
    { "general.critical_name", NULL },
    { "monsters", "[]" },
    { "fleets", "[]" },
    { "ranks", "[]" },
    /* MW-FLT-12, MW-FLT-13: 5000 points, and all that the allowances allow */
    { "fleets.0.ships", "[" FIVE "," FIVE "," FIVE "," FIVE "," ARMED "," ARMED "," ARMED "," ARMED
                        "," ARMED "," KITES "," KITES "]" },
    { "races.+", "{\"id\":\"R\",\"name\":\"Reeds\",\"limits\":[{\"of\":\"SOL\",\"least\":1},"
                 "{\"of\":\"EX-FLY-1\",\"most\":0}]}" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (taken); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) document = spoil_stock ();
      g_autoptr (GVariant) content = NULL;

      if (g_str_equal (taken[i].path, "monsters"))
        {
          spoil_set (document, "fleets", "[]");
          spoil_set (document, "spells.15", NULL); /* it calls one */
        }
      if (g_str_equal (taken[i].path, "ranks") || g_str_equal (taken[i].path, "monsters"))
        spoil_set (document, "characters", "[]");

      spoil_set (document, taken[i].path, taken[i].json);
      content = spoil_content (document);
      mw_content_free (mw_content_new (content, &error));
      g_assert_no_error (error);
    }
}

/* What is written down is read: of each kind of field one that the stock set has not. */
static void
test_read (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) document = spoil_stock ();
  g_autoptr (GVariant) content = NULL;
  const MwTemplate *gannet;
  MwContent *self;

  spoil_set (document, "ships.0.race", "\"R\"");
  spoil_set (document, "ships.0.ram", "\"1d3+1\"");
  spoil_set (document, "ships.0.ignores_wind", "true");
  spoil_set (document, "ships.0.locations.0.links", "[{\"direction\":\"UP\",\"to\":\"STERN\"}]");
  spoil_set (document, "ships.0.locations.0.flammable", "false");
  spoil_set (document, "ships.0.locations.0.criticals", "false");
  spoil_set (document, "ships.0.locations.0.guns.0.weapon", NULL);
  spoil_set (document, "ships.0.locations.2.effects.0", EFFECT ("\"NOTE\",\"text\":\"She leans\""));
  spoil_set (document, "ships.0.locations.1.guns.0.weapon", "\"CANNON\"");
  spoil_set (document, "general.cannon", "\"HARPOON\"");
  spoil_set (document, "weapons.0.effects", "[" EFFECT ("\"NOTE\",\"text\":\"It smokes\"") "]");
  spoil_set (document, "general.critical_name", "\"Splinters and worse\"");
  spoil_set (document, "general.critical_dice", "\"2d6\"");
  spoil_set (document, "criticals", "[{\"from\":2,\"to\":12,\"text\":\"Splinters\"}]");
  spoil_set (document, "races.+",
             "{\"id\":\"R\",\"name\":\"Reeds\",\"limits\":[{\"of\":\"SOL\",\"least\":1},"
             "{\"of\":\"EX-FLY-1\",\"most\":3}]}");
  content = spoil_content (document);
  self = mw_content_new (content, &error);
  g_assert_no_error (error);
  gannet = &self->templates[0];
  g_assert_cmpstr (gannet->race, ==, "R");
  g_assert_cmpuint (gannet->ram.dice, ==, 1);
  g_assert_cmpuint (gannet->ram.sides, ==, 3);
  g_assert_cmpint (gannet->ram.plus, ==, 1);
  g_assert_true (gannet->ignores_wind);
  g_assert_cmpuint (gannet->locations[0].links[MW_UPWARD], ==, 1u << 2);
  g_assert_true (gannet->locations[0].fireproof);
  g_assert_true (gannet->locations[0].no_criticals);
  g_assert_false (gannet->locations[1].fireproof);
  g_assert_cmpuint (gannet->locations[0].guns[0].weapon, ==, self->cannon);
  g_assert_cmpstr (self->weapons[self->cannon].id, ==, "HARPOON");
  g_assert_cmpstr (self->weapons[gannet->locations[1].guns[0].weapon].id, ==, "CANNON");
  g_assert_cmpstr (mw_content_words (self, "note.0")->text, ==, "It smokes");
  g_assert_cmpstr (mw_content_words (self, "note.1")->text, ==, "She leans");
  g_assert_cmpuint (self->critical_dice, ==, 2);
  g_assert_cmpstr (mw_content_words (self, mw_value_words (self, "critical-table", 0))->text, ==,
                   "Splinters and worse");
  g_assert_cmpuint (self->n_limits, ==, 6);
  g_assert_cmpstr (self->limits[4].words, ==, "class.SOL");
  g_assert_cmpuint (self->limits[4].most, ==, MW_NO_MOST);
  g_assert_cmpstr (self->limits[5].words, ==, "template.EX-FLY-1");
  g_assert_cmpstr (mw_content_factions (self)[self->n_races - 1], ==, "R");
  g_assert_cmpstr (mw_content_words (self, "faction.R")->text, ==, "Reeds");
  mw_content_free (self);
}

static const MwTemplate *
template_of (const MwContent *self, const char *id)
{
  for (guint kind = 0; kind < self->n_templates; kind++)
    if (g_str_equal (self->templates[kind].id, id))
      return &self->templates[kind];

  g_assert_not_reached ();
}

/* MW-DEF-01 to MW-DEF-07 */
static void
test_stock (void)
{
  MwContent *self = read_stock ();
  const MwTemplate *gannet = &self->templates[0];
  const MwLocation *sail = &gannet->locations[8];

  g_assert_cmpstr (gannet->words, ==, "template.EX-MOW-1");
  g_assert_cmpstr (mw_content_words (self, gannet->words)->text, ==, "Iron Gannet");
  g_assert_cmpuint (gannet->points, ==, 400);
  g_assert_cmpuint (gannet->sail, ==, 600);
  g_assert_cmpuint (gannet->sail_astern, ==, 800);
  g_assert_cmpuint (gannet->n_locations, ==, 9);
  g_assert_cmpuint (gannet->aims, ==, 1u << MW_HIGH | 1u << MW_LOW);
  g_assert_cmpuint (gannet->aim[MW_LOW][1], ==, 1);
  g_assert_cmpuint (gannet->aim[MW_LOW][5], ==, MW_AIM_WATERLINE);
  g_assert_cmpuint (self->templates[1].aim[MW_HIGH][5], ==, MW_AIM_MISS);
  g_assert_cmpuint (self->templates[2].squadron, ==, 3);
  g_assert_cmpuint (template_of (self, "EX-MON-1")->class, ==, MW_MONSTER);
  g_assert_cmpuint (template_of (self, "EX-FLY-1")->class, ==, MW_FLYER);
  g_assert_true (template_of (self, "EX-FLY-1")->locations[2].rider);
  g_assert_cmpstr (sail->name, ==, "Mainsail");
  g_assert_cmpuint (sail->effects.list[0].code, ==, MW_SAIL);
  g_assert_cmpint (sail->effects.list[0].number, ==, -200);
  g_assert_cmpuint (sail->effects.list[0].when, ==, MW_EACH_BOX);
  g_assert_cmpuint (self->n_criticals, ==, 6);
  g_assert_cmpint (self->criticals[0].effects.list[0].number, ==, -1);
  g_assert_cmpuint (self->n_spells, ==, 17);
  g_assert_cmpstr (self->spell_ids[17], ==, "none");
  g_assert_cmpint (self->spells[3].effects.list[0].number, ==, 300);
  g_assert_cmpuint (self->n_cards, ==, 17);
  g_assert_cmpstr (mw_content_words (self, self->card_ids[6])->text, ==, "Storm Canvas");
  g_assert_cmpstr (mw_content_words (self, mw_value_words (self, "colour", 1))->text, ==, "Blue");
  g_assert_cmpstr (mw_row_words (self, 0, 4, 0), ==, "guns.EX-MOW-1.2");
  g_assert_cmpuint (self->n_ranks, ==, 7);
  g_assert_cmpuint (mw_find_anti_flyer (self, NULL), ==, 1);
  g_assert_cmpuint (self->cannon, ==, 0);
  mw_content_free (self);
}

/* A value that cannot be read is one flaw, and nothing is concluded from it. */
static void
test_unread (void)
{
  static const Spoilt rows[] = {
    { "ships.0.sail", "\"6\\\"\"", GANNET "Sail must be a number of inches" },
    { "ships.0.locations.2.effects.0", EFFECT ("\"BTW\",\"number\":\"1d6\""),
      STERN "Effect 1: Number must be a number of inches" },
    { "ships.0.locations.1.col_from", "\"two\"",
      GANNET "Location 2, “Gun deck”: From column must be a whole number" },
    { "criticals.2.to", "\"4\"", "Critical hit 3, “Fouled gear”: To must be a whole number" },
    { "weapons.0.reach", "\"12\\\"\"", CANNON "Reach must be a number of inches" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (JsonNode) document = spoil_stock ();
      g_autoptr (GPtrArray) flaws = bones_flaws_new ();
      g_autoptr (GVariant) content = NULL;
      g_autofree char *text = NULL;

      spoil_set (document, rows[i].path, rows[i].json);
      content = spoil_content (document);
      bones_schema_check (&mw_schema, content, flaws);
      g_assert_cmpuint (flaws->len, ==, 1);
      text = bones_flaw_to_text (g_ptr_array_index (flaws, 0), NULL);
      g_assert_cmpstr (rows[i].sentence, ==, text);
    }
}

/* The stock set with @n spells more, and @copies of the first spell. */
static GVariant *
add_spells (guint n, const char *copies)
{
  g_autoptr (JsonNode) document = spoil_stock ();

  spoil_set (document, "spells.0.copies", copies);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *row = g_strdup_printf (
          "{\"id\":\"MANY-%u\",\"name\":\"Many %u\",\"colour\":\"BLUE\",\"dispels\":\"RED\","
          "\"needs\":4,\"target\":\"none\",\"effects\":[{\"code\":\"WIND\",\"number\":1}]}",
          i, i);

      spoil_set (document, "spells.+", row);
    }

  return spoil_content (document);
}

/* A question about the cards of a hand names many kinds, by their ids. */
static void
test_many (void)
{
  static const guint kinds[] = { 0, 63, 64, 130, 252 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) content = add_spells (253 - 17, "1");
  g_autoptr (BonesSetup) setup =
      bones_setup_new (&bones_man_o_war, mw_content_new (content, &error));
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CARD, "spell", "MW-MAG-02", 0, 0);
  BonesCardSet held;

  g_assert_no_error (error);
  bones_setup_game (setup, game);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_assert_cmpuint (bones_hands_take (setup, game, kinds[i], BONES_IN_PILE, BONES_IN_HAND + 1),
                      !=, 0);

  held = bones_hands_kinds (setup, game, BONES_IN_HAND + 1);
  bones_ask_offer (&ask, bones_hands_ids (setup), 0);
  bones_ask_open_cards (&ask, &held);
  for (guint kind = 0, i = 0; kind < 253; kind++)
    {
      const gboolean has = i < G_N_ELEMENTS (kinds) && kinds[i] == kind;
      BonesAnswer answer = { .key = ask.key, .kind = ask.kind };

      i += has;
      bones_answer_set (&answer, 1, (const guint16[]){ (guint16) kind });
      bones_answer_set_ids (&answer, 1, &ask.ids[kind]);
      g_assert_cmpint (bones_answer_meet (&answer, &ask), ==, has ? BONES_FITS : BONES_NOT_OPEN);
      g_assert_cmpint (bones_card_set_has (&held, kind), ==, has);
    }

  g_assert_cmpuint (bones_hands_weigh (setup, game, BONES_IN_HAND + 1, NULL, &ask), ==,
                    G_N_ELEMENTS (kinds));
  g_assert_cmpuint (ask.weights[252], ==, 1);
  g_assert_cmpuint (ask.weights[251], ==, 0);
}

/* There are at most 255 kinds, and 256 cards in a deck. */
static void
test_too_many (void)
{
  static const struct {
    guint spells;
    const char *copies, *flaw;
  } rows[] = { { 256, "1", "Spell cards: There must be 1 to 255 of them" },
               { 254, "9", "Spell cards: There are more than 256 cards in the plain deck" } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GPtrArray) flaws = bones_flaws_new ();
      g_autoptr (GVariant) content = add_spells (rows[i].spells - 17, rows[i].copies);
      g_autofree char *text = NULL;

      bones_schema_check (&mw_schema, content, flaws);
      g_assert_cmpuint (flaws->len, >, 0);
      text = bones_flaw_to_text (g_ptr_array_index (flaws, 0), NULL);
      g_assert_cmpstr (text, ==, rows[i].flaw);
    }
}

#define BIG_DECKS 3

/* The stock set with three decks of 256 cards: two of spells, each with a rank of its own, and one
 * of cards. The last kind of each has @copies. */
static GVariant *
add_big_decks (guint copies)
{
  static const char *const holds[] = { "spells", "spells", "cards" };
  g_autoptr (JsonNode) document = spoil_stock ();

  for (guint deck = 0; deck < BIG_DECKS; deck++)
    {
      const gboolean cards = g_str_equal (holds[deck], "cards");
      g_autofree char *row = g_strdup_printf (
          "{\"id\":\"BIG-%u\",\"name\":\"Big %u\",\"holds\":\"%s\"}", deck, deck, holds[deck]);
      g_autofree char *rank =
          g_strdup_printf ("{\"id\":\"OF-%u\",\"name\":\"Caster %u\",\"deck\":\"BIG-%u\","
                           "\"points\":50,\"hand\":9,\"bonus\":1}",
                           deck, deck, deck);

      spoil_set (document, "decks.+", row);
      if (!cards)
        spoil_set (document, "ranks.+", rank);

      for (guint i = 0; i < 29; i++)
        {
          g_autofree char *card = g_strdup_printf (
              "{\"id\":\"B-%u-%u\",\"name\":\"B %u %u\",\"deck\":\"BIG-%u\",\"copies\":%u,%s,"
              "\"effects\":[{\"code\":\"WIND\",\"number\":1}]}",
              deck, i, deck, i, deck, i < 28 ? 9 : copies,
              cards ? "\"symbol\":\"CUTLASS\",\"uses\":\"once_a_turn\""
                    : "\"colour\":\"BLUE\",\"needs\":4,\"target\":\"none\"");

          spoil_set (document, cards ? "cards.+" : "spells.+", card);
        }
    }

  return spoil_content (document);
}

static void
test_too_many_in_deck (void)
{
  g_autoptr (GPtrArray) flaws = bones_flaws_new ();
  g_autoptr (GVariant) content = add_big_decks (5);

  bones_schema_check (&mw_schema, content, flaws);
  g_assert_cmpuint (flaws->len, ==, BIG_DECKS);
  for (guint i = 0; i < BIG_DECKS; i++)
    {
      g_autofree char *text = bones_flaw_to_text (g_ptr_array_index (flaws, i), NULL);

      g_assert_nonnull (strstr (text, "There are more than 256 cards in this deck"));
    }
}

/* Two fleets, whose casters have a big deck of spells each. */
static Battle *
big_battle (MwContent *content)
{
  Battle *battle = battle_new ("Ann: EX-MOW-1* 3 EX-IND-1; Ben: EX-MOW-1* 3 EX-IND-1", NULL);

  battle->setup->content = content;
  battle->setup->options[MW_MAX_WIZARDS] = 1;
  for (guint fleet = 0; fleet < 2; fleet++)
    {
      BonesRoster *roster = g_ptr_array_index (battle->setup->rosters, fleet);
      BonesRosterShip *ship = g_ptr_array_index (roster->ships, 0);

      ship->wizard = g_strdup_printf ("OF-%u", fleet);
    }

  bones_replay_free (battle->replay); /* it had begun with other content */
  battle->replay = bones_replay_new (battle->setup);
  return battle;
}

static guint
eagerness (guint verb)
{
  switch (verb)
    {
    case MW_VERB_CONCEDE:
    case MW_VERB_END_BATTLE:
      return 0;
    case MW_VERB_MOVE:
    case MW_VERB_FIRE:
    case MW_VERB_BOARD:
      return 1;
    default:
      return 6;
    }
}

static void
append_action (Battle *battle, const BonesAction *action)
{
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ACTION);

  entry->action = *action;
  battle_append (battle, entry);
}

/* The cards of @deck that lie at @place. */
static guint
count_at (const BonesGame *game, guint deck, guint place)
{
  guint n = 0;

  for (guint card = 0; card < bones_game_n_cards (game, deck); card++)
    n += bones_game_place (game, deck, card) == place;

  return n;
}

/* Three decks of 256 cards: dealt, cast, drawn again and undone. */
static void
test_big_decks (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) flaws = bones_flaws_new ();
  g_autoptr (GVariant) rows = add_big_decks (4);
  g_autoptr (GRand) random = g_rand_new_with_seed (256);
  MwContent *content = mw_content_new (rows, &error);
  Battle *battle;
  const BonesGame *game;
  guint beyond = 0;

  g_assert_no_error (error);
  bones_schema_check (&mw_schema, rows, flaws);
  g_assert_cmpuint (flaws->len, ==, 0);
  battle = big_battle (content);
  game = battle_game (battle);
  g_assert_cmpuint (game->n_more[MW_SPELL_DECK], >=, 2 * 256 - BONES_MAX_CARDS);
  g_assert_cmpuint (game->n_more[MW_CARD_DECK], >, 0);
  while (game->round < 4 && !game->over && bones_journal_length (battle->journal) < 2000)
    {
      BonesAction action;

      if (battle_play (battle)->stop == BONES_ASKING)
        battle_append (battle, player_answer (battle_play (battle), random));
      else if (player_action (battle, random, eagerness, &action, NULL))
        append_action (battle, &action);
      else
        break;
    }

  for (guint card = BONES_MAX_CARDS; card < bones_game_n_cards (game, MW_SPELL_DECK); card++)
    beyond += bones_game_place (game, MW_SPELL_DECK, card) != BONES_IN_PILE;

  g_assert_cmpuint (game->round, ==, 4);
  g_assert_cmpuint (beyond, >, 0);
  g_assert_cmpuint (count_at (game, MW_SPELL_DECK, BONES_IN_HAND)
                        + count_at (game, MW_SPELL_DECK, BONES_IN_HAND + 1),
                    >, 0);
  player_check_replay (battle);
  player_check_undo (battle, bones_journal_length (battle->journal) / 2, NULL);
  battle_free (battle);
  mw_content_free (content);
}

/* A text may be as long as its field says. */
static void
test_long (void)
{
  static const struct {
    const char *path;
    guint most;
  } rows[] = { { "ships.0.name", 40 },     { "ships.0.notes", 400 }, { "cards.0.text", 400 },
               { "ships.0.aliases", 200 }, { "ships.0.origin", 60 }, { "ships.0.hint_fire", 200 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint n = rows[i].most; n <= rows[i].most + 1; n++)
      {
        g_autoptr (JsonNode) document = spoil_stock ();
        g_autoptr (GPtrArray) flaws = bones_flaws_new ();
        g_autoptr (GVariant) content = NULL;
        g_autofree char *text = g_strnfill (n, 'x'), *json = g_strdup_printf ("\"%s\"", text);

        spoil_set (document, rows[i].path, json);
        content = spoil_content (document);
        bones_schema_check (&mw_schema, content, flaws);
        g_assert_cmpuint (flaws->len, ==, n > rows[i].most);
      }
}

static void
add_all (const char *name, const Spoilt *rows, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/man-o-war/content/%s/%u/%s", name, i, rows[i].path);

      g_test_add_data_func (path, &rows[i], test_spoilt);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/man-o-war/content/stock", test_stock);
  g_test_add_func ("/man-o-war/content/taken", test_taken);
  g_test_add_func ("/man-o-war/content/read", test_read);
  g_test_add_func ("/man-o-war/content/unread", test_unread);
  g_test_add_func ("/man-o-war/content/long", test_long);
  g_test_add_func ("/man-o-war/content/many", test_many);
  g_test_add_func ("/man-o-war/content/too-many", test_too_many);
  g_test_add_func ("/man-o-war/content/too-many-in-deck", test_too_many_in_deck);
  g_test_add_func ("/man-o-war/content/big-decks", test_big_decks);
  add_all ("form", form, G_N_ELEMENTS (form));
  add_all ("abilities", abilities, G_N_ELEMENTS (abilities));
  add_all ("rules", rules, G_N_ELEMENTS (rules));

  return g_test_run ();
}
