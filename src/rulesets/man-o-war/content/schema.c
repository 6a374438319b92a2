/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of a content set (section 16 of the catalogue). */
#include "mw-content.h"

/* ---- Fields that many rows have ---- */

#define ID(within)                                                                                 \
  {                                                                                                \
    "id", N_ ("Code"), N_ ("A unique short name that other rows refer to"), BONES_FIELD_ID,        \
        .family = (within)                                                                         \
  }
#define NAME                                                                                       \
  {                                                                                                \
    "name", N_ ("Name"), N_ ("What it is called in the game"), BONES_FIELD_TEXT, .highest = 40     \
  }
#define EXAMPLE                                                                                    \
  { "example", N_ ("Example"), N_ ("It came with the app"), BONES_FIELD_SWITCH,                    \
    .optional = TRUE },                                                                            \
  {                                                                                                \
    "origin", N_ ("Comes from"), N_ ("The set that it was copied from"), BONES_FIELD_TEXT,         \
        .optional = TRUE, .highest = 60                                                            \
  }
#define ALIASES                                                                                    \
  {                                                                                                \
    "aliases", N_ ("Aliases"), N_ ("What files of other programs call it, separated by commas"),   \
        BONES_FIELD_TEXT, .optional = TRUE, .highest = 200                                         \
  }
#define RACE                                                                                       \
  {                                                                                                \
    "race", IN_ ("form", "Race"), N_ ("The race that may have it; empty: any race"),               \
        BONES_FIELD_ROW, .optional = TRUE, .family = "races"                                       \
  }
#define DECK                                                                                       \
  {                                                                                                \
    "deck", N_ ("Deck"), N_ ("The deck of its cards; empty: the plain one"), BONES_FIELD_ROW,      \
        .optional = TRUE, .family = "decks"                                                        \
  }
#define NOTES                                                                                      \
  {                                                                                                \
    "notes", N_ ("Notes"), N_ ("For the players"), BONES_FIELD_TEXT, .optional = TRUE,             \
                                                                     .highest = 400                \
  }
#define RULE_TEXT                                                                                  \
  {                                                                                                \
    "text", N_ ("Text"), N_ ("To be read out at the table"), BONES_FIELD_TEXT, .optional = TRUE,   \
                                                                               .highest = 400      \
  }
#define HINT(key, name, what)                                                                      \
  {                                                                                                \
    key, name, what, BONES_FIELD_TEXT, .optional = TRUE, .highest = 200                            \
  }
#define POINTS(what)                                                                               \
  {                                                                                                \
    "points", IN_ ("form", "Points"), what, BONES_FIELD_POINTS, .highest = 4000                    \
  }
#define SPEED(key, name, what)                                                                     \
  {                                                                                                \
    key, name, what, BONES_FIELD_INCHES, .optional = TRUE, .highest = 6000                         \
  }
/* MW-VIC-03; -1: as the rules say */
#define HONOURS(what)                                                                              \
  {                                                                                                \
    "honours", N_ ("Battle Honours"), what, BONES_FIELD_NUMBER, .optional = TRUE, .highest = 40,   \
                                                                .initial = -1                      \
  }
#define SAVE(key, name, what)                                                                      \
  {                                                                                                \
    key, name, what, BONES_FIELD_NUMBER, .optional = TRUE, .lowest = 2, .highest = 6               \
  }
#define COLUMN(key, name, what)                                                                    \
  {                                                                                                \
    key, name, what, BONES_FIELD_NUMBER, .lowest = 1, .highest = MW_MAX_COLUMNS, .initial = 1      \
  }
#define ROW(key, name, what)                                                                       \
  {                                                                                                \
    key, name, what, BONES_FIELD_NUMBER, .highest = MW_MAX_ROWS - 1                                \
  }
#define FACE(n, called)                                                                            \
  {                                                                                                \
    "face_" #n, called, N_ ("Where a shot with this face hits"), BONES_FIELD_ROW,                  \
        .ids = face_ids, .names = face_names, .family = "locations", .die = (n)                    \
  }

#define EFFECTS(key, name, what)                                                                   \
  {                                                                                                \
    key, name, what, BONES_FIELD_ROWS, .optional = TRUE, .highest = MW_MAX_EFFECTS,                \
                                       .fields = mw_effect_fields, .one = N_ ("Effect")            \
  }

/* ---- Tables within rows ---- */

const char *const mw_class_ids[] = { "MOW", "IND", "SOL", "FLYER", "MONSTER", NULL };
const char *const mw_code_ids[] = { "CREW",       "SAIL",    "OARS",       "SPEED",   "SPEED_HALF",
                                    "NO_SAIL",    "NO_OARS", "NO_TURN",    "NO_MOVE", "NO_FIRE",
                                    "GUNS_LOST",  "BTW",     "BTW_SAVE",   "FIRE",    "FIRE_AT",
                                    "HIT",        "REPAIR",  "WOUND",      "RIDER",   "WIND",
                                    "MOVE_ENEMY", "MOD",     "REROLL",     "NOTE",    "NO_RAM",
                                    "WAY",        "NO_WAY",  "TABLE",      "WARD",    "FREE_TURN",
                                    "ASTERN",     "BEAST",   "FIRE_AGAIN", NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (mw_code_ids) == MW_CODES + 1);

static const char *const code_names[] = {
  N_ ("Crew"),
  N_ ("Speed under sail"),
  N_ ("Speed under oars"),
  N_ ("Speed"),
  N_ ("Half speed"),
  N_ ("No sail"),
  N_ ("No oars"),
  N_ ("No turning"),
  N_ ("No movement"),
  N_ ("No firing"),
  N_ ("Guns lost"),
  N_ ("Waterline hits, no save"),
  N_ ("Waterline hits, with a save"),
  N_ ("Fire in this location"),
  N_ ("Fire in a location by die"),
  N_ ("Hits in locations by die"),
  N_ ("Repair"),
  N_ ("Wounds"),
  N_ ("Rider killed"),
  N_ ("Wind"),
  N_ ("Moves an enemy"),
  N_ ("Modifier"),
  N_ ("Re-roll"),
  N_ ("Note"),
  N_ ("No ram"),
  N_ ("Speed in a way of her own"),
  N_ ("No way of her own"),
  N_ ("Roll on a table"),
  N_ ("It comes to nothing"),
  N_ ("Free turns"),
  N_ ("Speed with the wind astern"),
  N_ ("A beast comes"),
  N_ ("Guns fire again"),
  NULL,
};
G_STATIC_ASSERT (G_N_ELEMENTS (code_names) == MW_CODES + 1);

static const char *const mod_ids[] = { "BOARD_ATT", "BOARD_DEF",  "SAVE",    "BTW_SAVE", "CAST",
                                       "DISPEL",    "SUMMON",     "AGROUND", "DEF_DICE", "LOCATION",
                                       "FIRE",      "CLOSE_SAVE", "SHOTS",   "REACH",    NULL };
static const char *const mod_names[] = {
  N_ ("Boarding"),
  N_ ("When boarded"),
  N_ ("Saves"),
  N_ ("Waterline saves"),
  N_ ("Casting"),
  N_ ("Dispelling"),
  N_ ("Summoning"),
  N_ ("Coming free when aground"),
  N_ ("Dice against flyers"),
  N_ ("A location die"),
  N_ ("A fire die"),
  N_ ("Saves against one close volley"),
  N_ ("Dice of one volley"),
  N_ ("Inches that one volley reaches farther"),
  NULL,
};
G_STATIC_ASSERT (G_N_ELEMENTS (mod_ids) == MW_MODS + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (mod_names) == MW_MODS + 1);

static const char *const facing_ids[] = {
  "BOW", "PORT", "STARBOARD", "STERN", "SIDE", "ALL", NULL
};
static const char *const facing_names[] = { N_ ("Bow"),   N_ ("Port"),      N_ ("Starboard"),
                                            N_ ("Stern"), N_ ("Each side"), N_ ("All round"),
                                            NULL };
static const char *const duration_ids[] = { "instant", "end_phase",      "one_turn",
                                            "game",    "each_end_phase", NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (duration_ids) == MW_DURATIONS + 1);
static const char *const duration_names[] = {
  N_ ("At once"),        N_ ("Until the end phase"),           N_ ("One turn"),
  N_ ("The whole game"), N_ ("At once and in each end phase"), NULL
};
G_STATIC_ASSERT (G_N_ELEMENTS (duration_names) == MW_DURATIONS + 1);
static const char *const who_ids[] = { "her", "other", "touching", NULL };
static const char *const who_names[] = { N_ ("The ship herself"), N_ ("The other ship"),
                                         N_ ("Every ship that she touches"), NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (who_ids) == MW_WHOS + 1);
static const char *const rolls_ids[] = { "once", "each_crew", NULL };
static const char *const rolls_names[] = { N_ ("Once"), N_ ("Once for each crew counter"), NULL };
static const char *const when_ids[] = { "each_box", "at_box", "destroyed", NULL };
static const char *const when_names[] = { N_ ("Each box lost"), N_ ("This box lost"),
                                          N_ ("Destroyed"), NULL };
static const char *const aim_ids[] = { "ANY", "HIGH", "LOW", NULL };
static const char *const aim_names[] = { N_ ("No choice"), IN_ ("form", "High"),
                                         IN_ ("form", "Low"), NULL };
static const char *const weapon_aim_ids[] = { "ANY", "HIGH", "LOW", "UNDERWATER", NULL };
static const char *const weapon_aim_names[] = { N_ ("High or low"), IN_ ("form", "High"),
                                                IN_ ("form", "Low"), N_ ("Below the waterline"),
                                                NULL };
static const char *const height_names[] = { N_ ("High or low"), IN_ ("form", "High"),
                                            IN_ ("form", "Low"), NULL };
static const char *const face_ids[] = { "BTW", "MISS", NULL };
static const char *const face_names[] = { N_ ("The waterline"), N_ ("A miss"), NULL };
static const char *const spread_ids[] = { "PROW", "UP", "STERN", NULL };
static const char *const spread_names[] = { N_ ("Towards the prow"), N_ ("Upward"),
                                            N_ ("Towards the stern"), NULL };
#define CODE                                                                                       \
  {                                                                                                \
    "code", N_ ("Effect"), N_ ("What happens"), BONES_FIELD_CHOICE, .ids = mw_code_ids,            \
                                                                    .names = code_names            \
  }
#define EFFECT_REST                                                                                  \
  {                                                                                                  \
    "number",                                                                                        \
    N_ ("Number"),                                                                                   \
    N_ ("How much, negative for a loss; of speeds in inches; of guns lost, empty: all"),             \
    BONES_FIELD_INCHES,                                                                              \
    .optional = TRUE,                                                                                \
    .lowest = -2000,                                                                                 \
    .highest = 2000,                                                                                 \
    .only =                                                                                          \
        "code CREW SAIL OARS SPEED WAY GUNS_LOST BTW BTW_SAVE HIT REPAIR WOUND WIND MOVE_ENEMY MOD"  \
  },                                                                                                 \
      { "kind",                                                                                      \
        N_ ("Kind of roll"),                                                                         \
        N_ ("The roll that a modifier or a re-roll applies to"),                                     \
        BONES_FIELD_CHOICE,                                                                          \
        .optional = TRUE,                                                                            \
        .ids = mod_ids,                                                                              \
        .names = mod_names,                                                                          \
        .only = "code MOD REROLL" },                                                                 \
      { "facing",         N_ ("Facing"),     N_ ("Which guns are lost"), BONES_FIELD_CHOICE,         \
        .optional = TRUE, .ids = facing_ids, .names = facing_names,      .only = "code GUNS_LOST" }, \
      { "duration",       N_ ("Duration"),     N_ ("When it ends"),    BONES_FIELD_CHOICE,           \
        .optional = TRUE, .ids = duration_ids, .names = duration_names },                            \
      { "ends_on",                                                                                   \
        N_ ("Ends on"),                                                                              \
        N_ ("In the end phase this number or more on a die ends it; empty: it does not end"),        \
        BONES_FIELD_NUMBER,                                                                          \
        .optional = TRUE,                                                                            \
        .lowest = 2,                                                                                 \
        .highest = 6,                                                                                \
        .only = "duration each_end_phase" },                                                         \
      { "table",                                                                                     \
        N_ ("Table"),                                                                                \
        N_ ("The table that is rolled on"),                                                          \
        BONES_FIELD_ROW,                                                                             \
        .optional = TRUE,                                                                            \
        .family = "tables",                                                                          \
        .only = "code TABLE" },                                                                      \
      { "beast",                                                                                     \
        N_ ("Beast"),                                                                                \
        N_ ("The sea monster or flyer that comes, if its fleet has none"),                           \
        BONES_FIELD_ROW,                                                                             \
        .optional = TRUE,                                                                            \
        .family = "templates",                                                                       \
        .only = "code BEAST" },                                                                      \
      { "rolls",                                                                                     \
        N_ ("Rolls"),                                                                                \
        N_ ("How often it is rolled on"),                                                            \
        BONES_FIELD_CHOICE,                                                                          \
        .optional = TRUE,                                                                            \
        .ids = rolls_ids,                                                                            \
        .names = rolls_names,                                                                        \
        .only = "code TABLE" },                                                                      \
      { "who",                                                                                       \
        N_ ("Who"),                                                                                  \
        N_ ("Whom it happens to; empty: the target of a special attack, or else the ship herself"),  \
        BONES_FIELD_CHOICE,                                                                          \
        .optional = TRUE,                                                                            \
        .ids = who_ids,                                                                              \
        .names = who_names },                                                                        \
  {                                                                                                  \
    "text", N_ ("Note"), N_ ("Shown when it happens"), BONES_FIELD_TEXT,                             \
        .optional = TRUE, .highest = 200, .only = "code NOTE"                                        \
  }

const BonesField mw_effect_fields[] = { CODE, EFFECT_REST, { NULL } };
const BonesField mw_damage_fields[] = {
  CODE,
  { "when", N_ ("When"), N_ ("When it happens"), BONES_FIELD_CHOICE, .optional = TRUE,
    .initial = MW_DESTROYED, .ids = when_ids, .names = when_names },
  { "box", N_ ("Box"), N_ ("Which box, if it happens at one box"), BONES_FIELD_NUMBER,
    .optional = TRUE, .lowest = 1, .highest = MW_MAX_BOXES, .only = "when at_box" },
  { "way", N_ ("Way"), N_ ("Which of her own ways of moving; empty: all of them"), BONES_FIELD_ROW,
    .optional = TRUE, .family = "ways", .only = "code WAY NO_WAY" },
  EFFECT_REST,
  { NULL },
};

static const char *const shots_ids[] = { "none", "1d2", "1d3", "1d6", NULL };
static const char *const shots_names[] = { IN_ ("form", "None"), "1d2", "1d3", "1d6", NULL };
static const char *const lost_ids[] = { "last_box", "each_box", NULL };
static const char *const lost_names[] = { N_ ("All with the last box"), N_ ("One with each box"),
                                          NULL };

const BonesField mw_guns_fields[] = {
  { "facing", N_ ("Facing"), N_ ("Where the guns point"), BONES_FIELD_CHOICE, .initial = MW_AT_SIDE,
    .ids = facing_ids, .names = facing_names },
  { "number", N_ ("Number"), N_ ("How many; of a broadside, on each side"), BONES_FIELD_NUMBER,
    .lowest = 1, .highest = 12, .initial = 1 },
  { "weapon", N_ ("Weapon"), N_ ("The weapon; empty: the plain cannon"), BONES_FIELD_ROW,
    .optional = TRUE, .family = "weapons" },
  { "lost", IN_ ("form", "Lost"),
    N_ ("With the last box of the location, or one gun with each box"), BONES_FIELD_CHOICE,
    .optional = TRUE, .ids = lost_ids, .names = lost_names },
  { "name", N_ ("Name"),
    N_ ("Guns with a name fire by themselves, at a target of their own; empty: with their bank"),
    BONES_FIELD_TEXT, .optional = TRUE, .highest = 40 },
  { NULL },
};
static const char *const turns_ids[] = { "cost", "free", "none", NULL };
static const char *const turns_names[] = { N_ ("2 in each"), IN_ ("form", "Free"),
                                           IN_ ("form", "None"), NULL };

const BonesField mw_way_fields[] = {
  ID (NULL),
  NAME,
  SPEED ("speed", N_ ("Speed"), N_ ("How far she goes; empty: only as far as the dice")),
  { "dice", N_ ("Dice for speed"),
    N_ ("Rolled for each move, in inches, and added to the speed; empty: none"), BONES_FIELD_DICE,
    .optional = TRUE },
  SPEED ("astern", N_ ("Speed, wind astern"),
         N_ ("Without the dice; empty: the wind does not matter")),
  SPEED ("back", N_ ("Backs"), N_ ("How far she can go astern; empty: not at all")),
  { "turns", N_ ("Turns"), N_ ("What a turn costs; none: straight ahead only"), BONES_FIELD_CHOICE,
    .optional = TRUE, .ids = turns_ids, .names = turns_names },
  { "pivots", N_ ("Turns on the spot"), N_ ("By 90° for half of her move, by 180° for all of it"),
    BONES_FIELD_SWITCH, .optional = TRUE },
  { "rams", N_ ("Rams"), N_ ("She can ram in this way"), BONES_FIELD_SWITCH, .optional = TRUE },
  { "dives", N_ ("Dives"),
    N_ ("Under water, where nobody reaches her, until she moves in another way"),
    BONES_FIELD_SWITCH, .optional = TRUE },
  { "fails_from", N_ ("Fails from"), N_ ("The lowest roll of the dice for speed that fails"),
    BONES_FIELD_NUMBER, .optional = TRUE, .lowest = 1, .highest = 36 },
  { "fails_to", N_ ("Fails to"), N_ ("The highest roll that fails"), BONES_FIELD_NUMBER,
    .optional = TRUE, .lowest = 1, .highest = 36 },
  EFFECTS ("fail_effects", N_ ("If it fails"), N_ ("Effects on herself, before she moves")),
  { NULL },
};
const BonesField mw_link_fields[] = {
  { "direction", N_ ("Direction"), N_ ("Which way the fire spreads"), BONES_FIELD_CHOICE,
    .ids = spread_ids, .names = spread_names },
  { "to", IN_ ("form", "To"), N_ ("The location that it spreads to"), BONES_FIELD_ROW,
    .family = "locations" },
  { NULL },
};
const BonesField mw_location_fields[] = {
  ID (NULL),
  NAME,
  COLUMN ("col_from", N_ ("From column"), N_ ("Column 1 is the prow")),
  COLUMN ("col_to", N_ ("To column"), N_ ("The same if it is one column wide")),
  ROW ("row_from", N_ ("From row"), N_ ("Row 0 is the hull, then the deck, then the masts")),
  ROW ("row_to", N_ ("To row"), N_ ("The same if it is one row high")),
  { "boxes", N_ ("Boxes"), N_ ("How many hits it takes"), BONES_FIELD_NUMBER, .lowest = 1,
    .highest = MW_MAX_BOXES, .initial = 1 },
  SAVE ("save", IN_ ("form", "Save"), N_ ("This number or more saves; empty: no save")),
  { "flammable", N_ ("Burns"), N_ ("Fire can enter it"), BONES_FIELD_SWITCH, .optional = TRUE,
    .initial = TRUE },
  { "criticals", N_ ("Critical hits"), N_ ("A hit after it is destroyed is a critical hit"),
    BONES_FIELD_SWITCH, .optional = TRUE, .initial = TRUE },
  { "guns", N_ ("Guns"), N_ ("The guns that are lost with it"), BONES_FIELD_ROWS, .optional = TRUE,
    .highest = MW_MAX_GUNS, .fields = mw_guns_fields, .one = N_ ("Guns") },
  { "effects", N_ ("Effects"), N_ ("What its loss does to the ship"), BONES_FIELD_ROWS,
    .optional = TRUE, .highest = MW_MAX_EFFECTS, .fields = mw_damage_fields, .one = N_ ("Effect") },
  { "links", N_ ("Fire links"), N_ ("Where fire spreads instead of to its neighbours in the plan"),
    BONES_FIELD_ROWS, .optional = TRUE, .highest = 12, .fields = mw_link_fields,
    .one = N_ ("Link") },
  { NULL },
};
const BonesField mw_part_fields[] = {
  ID (NULL),
  NAME,
  COLUMN ("col_from", N_ ("From column"), N_ ("Column 1 is the head")),
  COLUMN ("col_to", N_ ("To column"), N_ ("The same if it is one column wide")),
  ROW ("row_from", N_ ("From row"), N_ ("Row 0 is the lowest")),
  ROW ("row_to", N_ ("To row"), N_ ("The same if it is one row high")),
  SAVE ("save", IN_ ("form", "Save"), N_ ("This number or more saves; empty: no save")),
  { "rider", N_ ("Rider"), N_ ("If it is lost, the flyer is lost"), BONES_FIELD_SWITCH,
    .optional = TRUE },
  { NULL },
};
const BonesField mw_aim_fields[] = {
  { "column", N_ ("Column"), N_ ("The height that the guns aim at"), BONES_FIELD_CHOICE,
    .ids = aim_ids, .names = aim_names },
  FACE (1, N_ ("Face 1")),
  FACE (2, N_ ("Face 2")),
  FACE (3, N_ ("Face 3")),
  FACE (4, N_ ("Face 4")),
  FACE (5, N_ ("Face 5")),
  FACE (6, N_ ("Face 6")),
  { NULL },
};
const BonesField mw_band_fields[] = {
  NAME,
  { "up_to", N_ ("Up to"), N_ ("Where the band ends"), BONES_FIELD_INCHES, .lowest = 25,
    .highest = 6000, .initial = 300 },
  { "save", N_ ("Saves"), N_ ("What the target adds to its saves"), BONES_FIELD_NUMBER,
    .optional = TRUE, .lowest = -5, .highest = 5 },
  { "shots", N_ ("Shots"), N_ ("Dice per gun at this range; empty: as the weapon has"),
    BONES_FIELD_NUMBER, .optional = TRUE, .lowest = 1, .highest = 12 },
  { "needs", N_ ("To hit"), N_ ("This number or more at this range; empty: as the weapon has"),
    BONES_FIELD_NUMBER, .optional = TRUE, .lowest = 2, .highest = 6 },
  { NULL },
};
static const BonesField ally_fields[] = {
  { "race", IN_ ("form", "Race"), N_ ("Its ships may sail with them"), BONES_FIELD_ROW,
    .family = "races" },
  { NULL },
};

static const BonesField aboard_fields[] = {
  { "character", N_ ("Character"), N_ ("A character aboard"), BONES_FIELD_ROW,
    .family = "characters" },
  { NULL },
};
static const BonesField card_aboard_fields[] = {
  { "card", N_ ("Card"), N_ ("A card aboard"), BONES_FIELD_ROW, .family = "cards" },
  { NULL },
};
const BonesField mw_fleet_ship_fields[] = {
  { "class", IN_ ("form", "Ship"), N_ ("The ships of a squadron or unit stand one after another"),
    BONES_FIELD_ROW, .family = "templates" },
  { "name", N_ ("Name"), N_ ("Her name; empty: no name of her own"), BONES_FIELD_TEXT,
    .optional = TRUE, .highest = 40 },
  { "flagship", N_ ("Command ship"), N_ ("She carries the Admiral"), BONES_FIELD_SWITCH,
    .optional = TRUE },
  { "wizard", N_ ("Wizard"), N_ ("The rank of the wizard aboard; empty: no wizard"),
    BONES_FIELD_ROW, .optional = TRUE, .family = "ranks" },
  { "characters", N_ ("Characters"), N_ ("Characters aboard; none in the fleet: asked"),
    BONES_FIELD_ROWS, .optional = TRUE, .highest = MW_MAX_CHARACTERS, .fields = aboard_fields,
    .one = N_ ("Character") },
  { "cards", N_ ("Cards"), N_ ("Cards aboard, of decks whose cards are chosen"), BONES_FIELD_ROWS,
    .optional = TRUE, .highest = 12, .fields = card_aboard_fields, .one = N_ ("Card") },
  { "anti_flyer", N_ ("Anti-flyer weapon"), N_ ("She carries an anti-flyer weapon"),
    BONES_FIELD_SWITCH, .optional = TRUE },
  { NULL },
};

/* ---- Rows of the sections ---- */

static const char *const defence_ids[] = { "crew", "wounds", "number", NULL };
static const char *const defence_names[] = { N_ ("Her crew"), N_ ("Wounds left"),
                                             N_ ("A fixed number"), NULL };
static const char *const ship_class_ids[] = { "MOW", "IND", "SOL", NULL };
static const char *const ship_class_names[] = { N_ ("Man-o’-war"), N_ ("Independent"),
                                                N_ ("Ship of the line"), NULL };
static const char *const target_ids[] = { "none", "enemy", "own", "any", NULL };
static const char *const target_names[] = { N_ ("No target"), N_ ("An enemy ship"),
                                            N_ ("A friendly ship"), N_ ("Any ship"), NULL };
static const char *const uses_ids[] = { "always", "once_a_turn", "once_a_game", NULL };
static const char *const uses_names[] = { N_ ("Always"), N_ ("Once a turn"), N_ ("Once a game"),
                                          NULL };
static const char *const dice_ids[] = { "1d6", "2d6", NULL };

#define AIM(most)                                                                                  \
  {                                                                                                \
    "aim", N_ ("Aim"), N_ ("Where a shot hits, by the face of the die"), BONES_FIELD_ROWS,         \
        .lowest = 1, .highest = (most), .fields = mw_aim_fields, .one = N_ ("Aim")                 \
  }
#define DEFENCE(first)                                                                             \
  { "defence",          N_ ("Against flyers"), N_ ("How many dice it rolls against a flyer"),      \
    BONES_FIELD_CHOICE, .optional = TRUE,      .initial = (first),                                 \
    .ids = defence_ids, .names = defence_names },                                                  \
  {                                                                                                \
    "defence_dice", N_ ("Dice against flyers"), N_ ("If it is a fixed number"),                    \
        BONES_FIELD_NUMBER, .optional = TRUE, .highest = 20, .only = "defence number"              \
  }
#define SPECIAL                                                                                    \
  { "special",        N_ ("Special attack"), N_ ("Its name; empty: no special attack"),            \
    BONES_FIELD_TEXT, .optional = TRUE,      .highest = 40 },                                      \
      { "special_needs",    N_ ("It hits on"), N_ ("This number or more on a die"),                \
        BONES_FIELD_NUMBER, .optional = TRUE,  .lowest = 2,                                        \
        .highest = 6,       .initial = 4 },                                                        \
      EFFECTS ("special_effects", N_ ("What it does"), N_ ("Its effects on the target"))

static const char *const on_ids[] = { "attack",  "end_phase", "spell",  "fired_at",
                                      "contact", "ram",       "rammed", "boards",
                                      "boarded", "holed",     "sinks",  NULL };
static const char *const on_names[] = { N_ ("Special attack"),
                                        N_ ("In each end phase"),
                                        N_ ("An enemy spell hits her"),
                                        N_ ("She is fired at"),
                                        N_ ("She comes into contact"),
                                        N_ ("She rams"),
                                        N_ ("She is rammed"),
                                        N_ ("She boards"),
                                        N_ ("She is boarded"),
                                        N_ ("She is holed below the waterline"),
                                        N_ ("She sinks"),
                                        NULL };
static const char *const beast_on_ids[] = { "attack", "end_phase", "spell", "fired_at", NULL };
static const char *const beast_on_names[] = { N_ ("Special attack"), N_ ("In each end phase"),
                                              N_ ("An enemy spell hits it"), N_ ("It is fired at"),
                                              NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (on_ids) == MW_ONS + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (on_names) == MW_ONS + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (beast_on_ids) == MW_BEAST_ONS + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (beast_on_names) == MW_BEAST_ONS + 1);

#define ON(on_ids_, on_names_)                                                                     \
  {                                                                                                \
    "on", N_ ("When"), N_ ("When it works"), BONES_FIELD_CHOICE, .ids = (on_ids_),                 \
                                                                 .names = (on_names_)              \
  }
#define TAKES_DIE                                                                                  \
  {                                                                                                \
    "needs", N_ ("It takes"), N_ ("This number or more on a die; empty: no die"),                  \
        BONES_FIELD_NUMBER, .optional = TRUE, .lowest = 2, .highest = 6                            \
  }
#define STRIKES                                                                                    \
  { "aim",                                                                                         \
    N_ ("Aim"),                                                                                    \
    N_ ("The height at which its hits land"),                                                      \
    BONES_FIELD_CHOICE,                                                                            \
    .optional = TRUE,                                                                              \
    .ids = aim_ids,                                                                                \
    .names = height_names },                                                                       \
      { "save",                                                                                    \
        N_ ("Saves"),                                                                              \
        N_ ("What a target adds to its saves against it"),                                         \
        BONES_FIELD_NUMBER,                                                                        \
        .optional = TRUE,                                                                          \
        .lowest = -5,                                                                              \
        .highest = 5 },                                                                            \
      EFFECTS ("effects", N_ ("Effects"), N_ ("What happens, and to whom"))

const BonesField mw_ability_fields[] = {
  NAME,
  ON (on_ids, on_names),
  TAKES_DIE,
  { "location", N_ ("Lost with"), N_ ("The location with which it is lost; empty: it is not lost"),
    BONES_FIELD_ROW, .optional = TRUE, .family = "locations" },
  STRIKES,
  { NULL },
};
const BonesField mw_beast_ability_fields[] = {
  NAME, ON (beast_on_ids, beast_on_names), TAKES_DIE, STRIKES, { NULL },
};
const BonesField mw_character_ability_fields[] = {
  NAME, ON (on_ids, on_names), TAKES_DIE, STRIKES, { NULL },
};

#define ABILITIES(most, fields_)                                                                   \
  {                                                                                                \
    "abilities", N_ ("Abilities"), N_ ("Special attacks, and what happens on its own"),            \
        BONES_FIELD_ROWS, .optional = TRUE, .highest = (most), .fields = (fields_),                \
                          .one = N_ ("Ability")                                                    \
  }

const BonesField mw_general_fields[] = {
  { "critical_dice", N_ ("Critical dice"), N_ ("What is rolled on the critical table"),
    BONES_FIELD_CHOICE, .ids = dice_ids, .names = dice_ids },
  { "critical_name", N_ ("Critical table"), N_ ("Its name; empty: “Critical table”"),
    BONES_FIELD_TEXT, .optional = TRUE, .highest = 40 },
  { "cannon", N_ ("Plain cannon"), N_ ("The weapon of guns that have no other"), BONES_FIELD_ROW,
    .family = "weapons" },
  { NULL },
};
#define COUNTERS_ADD(key, name, what)                                                              \
  {                                                                                                \
    key, name, what, BONES_FIELD_NUMBER, .optional = TRUE, .highest = 9, .initial = 1              \
  }
#define SHE_ADDS(key, name, what)                                                                  \
  {                                                                                                \
    key, name, what, BONES_FIELD_NUMBER, .optional = TRUE, .lowest = -9, .highest = 9              \
  }

const BonesField mw_crew_fields[] = {
  NAME,
  { "number", N_ ("Number"), N_ ("How many of her crew counters"), BONES_FIELD_NUMBER, .lowest = 1,
    .highest = 60, .initial = 1 },
  COUNTERS_ADD ("attack", N_ ("Attack"), N_ ("What each adds when they board")),
  COUNTERS_ADD ("defence", N_ ("Defence"), N_ ("What each adds when they are boarded")),
  { NULL },
};
const BonesField mw_boat_fields[] = {
  { "class", N_ ("Boat"), N_ ("A ship that carries no boats herself"), BONES_FIELD_ROW,
    .family = "templates" },
  { "number", N_ ("Number"), N_ ("How many of them she carries"), BONES_FIELD_NUMBER, .lowest = 1,
    .highest = 12, .initial = 1 },
  { "location", N_ ("Lost with"),
    N_ ("A location: with each box that it loses there is one less to be launched; empty: none"),
    BONES_FIELD_ROW, .optional = TRUE, .family = "locations" },
  { "hoisted", N_ ("Come back"), N_ ("They can be hoisted in again"), BONES_FIELD_SWITCH,
    .optional = TRUE },
  { NULL },
};
const BonesField mw_ship_fields[] = {
  ID ("templates"),
  NAME,
  EXAMPLE,
  ALIASES,
  RACE,
  { "class", IN_ ("form", "Class"), N_ ("Ships of the line are bought a squadron at a time"),
    BONES_FIELD_CHOICE, .ids = ship_class_ids, .names = ship_class_names },
  { "squadron", N_ ("Squadron"), N_ ("How many ships of the line one squadron has; empty: three"),
    BONES_FIELD_NUMBER, .optional = TRUE, .lowest = 1, .highest = 12, .initial = MW_SQUADRON_SIZE,
    .only = "class SOL" },
  { "leads", N_ ("Leads"),
    N_ ("The ships of the line whose squadron she leads as its flagship; empty: none"),
    BONES_FIELD_ROW, .optional = TRUE, .family = "templates" },
  POINTS (N_ ("Of one ship; for ships of the line, of a squadron")),
  HONOURS (N_ ("For sinking or taking her; empty: as many as her waterline boxes")),
  { "crew", N_ ("Crew"), N_ ("Crew counters at the start"), BONES_FIELD_NUMBER, .lowest = 1,
    .highest = 60, .initial = 3 },
  { "beast", N_ ("Beast"),
    N_ ("She is one: her waterline boxes are her wounds, and she fights with those that she has left "
        "instead of a crew"),
    BONES_FIELD_SWITCH, .optional = TRUE },
  { "crews", N_ ("Kinds of crew"),
    N_ ("In the order in which they fall; empty: each counter adds one"), BONES_FIELD_ROWS,
    .optional = TRUE, .highest = MW_MAX_CREWS, .fields = mw_crew_fields,
    .one = N_ ("Kind of crew") },
  SHE_ADDS ("board_attack", N_ ("Boarding"), N_ ("What the ship herself adds when she boards")),
  SHE_ADDS ("board_defence", N_ ("When boarded"),
            N_ ("What she adds when she is boarded: high sides")),
  SAVE (
      "grapples", N_ ("Grapples cut on"),
      N_ ("Whoever fights her off cuts her grapples on this number or more; empty: without a die")),
  SPEED ("sail", IN_ ("form", "Sail"), N_ ("Speed under sail; empty: no sails")),
  SPEED ("sail_astern", N_ ("Sail, wind astern"), N_ ("Empty: the same speed")),
  SPEED ("oars", N_ ("Oars"), N_ ("Speed under oars; empty: no oars")),
  SPEED ("ramming", N_ ("Ramming speed"),
         N_ ("Under oars without a turn; empty: no ramming speed")),
  { "ignores_wind", N_ ("Ignores the wind"), N_ ("Driven by steam, or drawn by beasts"),
    BONES_FIELD_SWITCH, .optional = TRUE },
  { "ways", N_ ("Ways of her own"), N_ ("Other ways of moving: steam, a wheel, magic, swimming"),
    BONES_FIELD_ROWS, .optional = TRUE, .highest = MW_MAX_WAYS, .fields = mw_way_fields,
    .one = N_ ("Way") },
  { "moves", N_ ("Moves"), N_ ("Moves in a turn; she may fire between them; empty: one"),
    BONES_FIELD_NUMBER, .optional = TRUE, .lowest = 1, .highest = MW_MAX_MOVES, .initial = 1 },
  SPEED ("slows", N_ ("Slower when holed"),
         N_ ("Inches that each waterline box lost costs, in every way; empty: none")),
  { "ram", N_ ("Ram"), N_ ("Waterline hits of a ram; empty: no ram"), BONES_FIELD_DICE,
    .optional = TRUE },
  { "ram_sail", N_ ("Rams under sail"), N_ ("Also under sail, not only under oars"),
    BONES_FIELD_SWITCH, .optional = TRUE },
  { "ram_recoil", N_ ("Cost of a ram"),
    N_ ("Waterline hits that a ram costs herself if her save fails; empty: none"), BONES_FIELD_DICE,
    .optional = TRUE },
  SAVE ("ram_holds", N_ ("Sticks fast"),
        N_ ("A ram holds both ships together until this number or more on a die frees the one that "
            "moves; empty: it does not")),
  { "ram_boards", N_ ("Boards when she rams"),
    N_ ("Her crew boards a ship that she has rammed at once"), BONES_FIELD_SWITCH,
    .optional = TRUE },
  { "ram_notes", N_ ("Ramming notes"), N_ ("What her ramming chart says"), BONES_FIELD_TEXT,
    .optional = TRUE, .highest = 400 },
  { "boats", N_ ("Boats"), N_ ("Boats that she carries and launches as ships of their own"),
    BONES_FIELD_ROWS, .optional = TRUE, .highest = MW_MAX_BOATS, .fields = mw_boat_fields,
    .one = N_ ("Boats") },
  { "lashes", N_ ("Can be lashed"),
    N_ ("To ships of her fleet that can be lashed, too, up to three together"), BONES_FIELD_SWITCH,
    .optional = TRUE },
  SAVE ("cut", N_ ("Cut loose on"),
        N_ ("This number or more on a die cuts her loose; empty: it takes no die")),
  { "btw_boxes", N_ ("Waterline boxes"), N_ ("Hits below the waterline that sink her"),
    BONES_FIELD_NUMBER, .lowest = 1, .highest = 20, .initial = 3 },
  SAVE ("btw_save", N_ ("Waterline save"), N_ ("This number or more saves; empty: no save")),
  DEFENCE (MW_DEFENDS_BY_CREW),
  HINT ("hint_fire", N_ ("Note: fire"), N_ ("Shown while she may fire")),
  HINT ("hint_ram", N_ ("Note: ram"), N_ ("Shown when she rams")),
  HINT ("hint_boarded", N_ ("Note: boarded"), N_ ("Shown when she is boarded")),
  HINT ("hint_end", N_ ("Note: end phase"), N_ ("Shown before the end phase")),
  { "locations", N_ ("Locations"), N_ ("The parts of the ship"), BONES_FIELD_ROWS, .lowest = 1,
    .highest = MW_MAX_LOCATIONS, .fields = mw_location_fields, .one = N_ ("Location"),
    .plan = TRUE },
  AIM (2),
  ABILITIES (MW_MAX_ABILITIES, mw_ability_fields),
  NOTES,
  { NULL },
};
const BonesField mw_monster_fields[] = {
  ID ("templates"),
  NAME,
  EXAMPLE,
  ALIASES,
  RACE,
  POINTS (N_ ("Of one monster")),
  HONOURS (N_ ("For killing it; empty: none")),
  { "wounds", N_ ("Wounds"), N_ ("How many wounds kill it"), BONES_FIELD_NUMBER, .lowest = 1,
    .highest = 60, .initial = 5 },
  { "move_dice", IN_ ("form", "Move"), N_ ("Dice for the inches of its move"), BONES_FIELD_DICE },
  SAVE ("save", IN_ ("form", "Save"), N_ ("Against every hit; empty: no save")),
  DEFENCE (MW_DEFENDS_BY_WOUNDS),
  SPECIAL,
  ABILITIES (MW_MAX_ABILITIES - 1, mw_beast_ability_fields),
  NOTES,
  { NULL },
};
const BonesField mw_flyer_fields[] = {
  ID ("templates"),
  NAME,
  EXAMPLE,
  ALIASES,
  RACE,
  POINTS (N_ ("Of each flyer")),
  HONOURS (N_ ("For killing it; empty: none")),
  { "squadron", N_ ("Unit"), N_ ("The most flyers in one unit"), BONES_FIELD_NUMBER, .lowest = 1,
    .highest = 12, .initial = 1 },
  { "move", IN_ ("form", "Move"), N_ ("How far it flies"), BONES_FIELD_INCHES, .lowest = 100,
    .highest = 6000, .initial = 1200 },
  { "wounds", N_ ("Wounds"), N_ ("How many wounds kill it"), BONES_FIELD_NUMBER, .lowest = 1,
    .highest = 60, .initial = 2 },
  { "armament", N_ ("Against flyers"), N_ ("Dice when another flyer attacks it"),
    BONES_FIELD_NUMBER, .optional = TRUE, .highest = 20 },
  { "boards", N_ ("Boards"), N_ ("It may begin a fight; otherwise it has only its special attacks"),
    BONES_FIELD_SWITCH, .optional = TRUE, .initial = TRUE },
  { "first_dice", N_ ("Dice in the first round"),
    N_ ("What it rolls in the first round of a fight, of which the highest counts; empty: one"),
    BONES_FIELD_NUMBER, .optional = TRUE, .lowest = 1, .highest = 6, .initial = 1 },
  SPECIAL,
  ABILITIES (MW_MAX_ABILITIES - 1, mw_beast_ability_fields),
  { "locations", N_ ("Locations"), N_ ("Where hits can land"), BONES_FIELD_ROWS, .lowest = 1,
    .highest = MW_MAX_LOCATIONS, .fields = mw_part_fields, .one = N_ ("Location"), .plan = TRUE },
  AIM (1),
  NOTES,
  { NULL },
};
const BonesField mw_weapon_fields[] = {
  ID (NULL),
  NAME,
  EXAMPLE,
  { "reach", N_ ("Reach"), N_ ("How far it shoots"), BONES_FIELD_INCHES, .lowest = 25,
    .highest = 6000, .initial = 900 },
  { "shots", N_ ("Shots"), N_ ("Dice per gun"), BONES_FIELD_NUMBER, .optional = TRUE, .lowest = 1,
    .highest = 12, .initial = 1 },
  { "needs", N_ ("To hit"), N_ ("This number or more; empty: only the location die"),
    BONES_FIELD_NUMBER, .optional = TRUE, .lowest = 2, .highest = 6 },
  { "anti_flyer", N_ ("Anti-flyer weapon"), N_ ("Bought for men-o’-war, against flyers"),
    BONES_FIELD_SWITCH, .optional = TRUE },
  { "race", IN_ ("form", "Race"),
    N_ ("The race whose anti-flyer weapon it is; empty: that of all which have none of their own"),
    BONES_FIELD_ROW, .optional = TRUE, .family = "races", .only = "anti_flyer true" },
  { "shots_die", N_ ("Die for shots"), N_ ("The shots of each gun are a die; empty: a number"),
    BONES_FIELD_CHOICE, .optional = TRUE, .initial = 0, .ids = shots_ids, .names = shots_names },
  { "misfire", N_ ("Misfires on"),
    N_ ("A gun whose die shows this or less makes no shot; empty: it never misfires"),
    BONES_FIELD_NUMBER, .optional = TRUE, .lowest = 1, .highest = 5 },
  { "bursts", N_ ("Bursts"), N_ ("A gun that misfires is lost"), BONES_FIELD_SWITCH,
    .optional = TRUE },
  EFFECTS ("misfire_effects", N_ ("If it misfires"), N_ ("Effects on the ship that fires")),
  EFFECTS ("recoil_effects", N_ ("Recoil"),
           N_ ("Effects on the ship that fires, after each volley")),
  { "ammunition", N_ ("Ammunition"),
    N_ ("Rounds of each ship that has it; every gun that fires spends one; empty: enough"),
    BONES_FIELD_NUMBER, .optional = TRUE, .lowest = 1, .highest = 20 },
  { "reload", N_ ("Loading"), N_ ("Turns in which it cannot fire after it has; empty: none"),
    BONES_FIELD_NUMBER, .optional = TRUE, .lowest = 1, .highest = 3 },
  { "damage", N_ ("Damage"), N_ ("Boxes, waterline hits or wounds if a save fails; empty: one"),
    BONES_FIELD_NUMBER, .optional = TRUE, .lowest = 1, .highest = 6, .initial = 1 },
  { "aim", N_ ("Aim"),
    N_ ("The height that it can aim at; below the waterline, as torpedoes, it takes no location die"),
    BONES_FIELD_CHOICE, .optional = TRUE, .ids = weapon_aim_ids, .names = weapon_aim_names },
  { "falls", N_ ("Falls through"),
    N_ ("If a save fails, the shot falls on to the location below, and at last to the waterline"),
    BONES_FIELD_SWITCH, .optional = TRUE },
  { "area", N_ ("Area"), N_ ("Its template may cover several ships: it hits each of them"),
    BONES_FIELD_SWITCH, .optional = TRUE },
  { "boarders", N_ ("Against boarders"), N_ ("Its guns help to fight off boarders"),
    BONES_FIELD_SWITCH, .optional = TRUE, .initial = TRUE },
  { "bands", N_ ("Range bands"), N_ ("From near to far; empty: the range does not change saves"),
    BONES_FIELD_ROWS, .optional = TRUE, .highest = MW_MAX_BANDS, .fields = mw_band_fields,
    .one = N_ ("Band") },
  EFFECTS ("effects", N_ ("Effects"), N_ ("In addition to the damage, if a save fails")),
  RULE_TEXT,
  { NULL },
};
#define ROLLED                                                                                       \
  { "from",        IN_ ("form", "From"), N_ ("The lowest roll"), BONES_FIELD_NUMBER, .lowest = 1,    \
    .highest = 12, .initial = 1 },                                                                   \
      { "to",          IN_ ("form", "To"), N_ ("The highest roll"), BONES_FIELD_NUMBER, .lowest = 1, \
        .highest = 12, .initial = 1 },                                                               \
  {                                                                                                  \
    "text", N_ ("Text"), N_ ("To be read out at the table"), BONES_FIELD_TEXT, .highest = 200        \
  }

const BonesField mw_row_fields[] = {
  ROLLED,
  EFFECTS ("effects", N_ ("Effects"), N_ ("What happens, in this order")),
  { NULL },
};
const BonesField mw_table_fields[] = {
  ID (NULL),
  NAME,
  EXAMPLE,
  { "dice", N_ ("Dice"), N_ ("What is rolled on it"), BONES_FIELD_CHOICE, .optional = TRUE,
    .ids = dice_ids, .names = dice_ids },
  { "rows", N_ ("Rows"), N_ ("One for each roll"), BONES_FIELD_ROWS, .lowest = 1,
    .highest = MW_MAX_TABLE_ROWS, .fields = mw_row_fields, .one = N_ ("Row") },
  { NULL },
};
const BonesField mw_critical_fields[] = {
  ROLLED,
  EXAMPLE,
  EFFECTS ("effects", N_ ("Effects"), N_ ("What happens, in this order")),
  { NULL },
};
const BonesField mw_plain_fields[] = { ID (NULL), NAME, EXAMPLE, { NULL } };
const BonesField mw_spell_fields[] = {
  ID (NULL),
  NAME,
  EXAMPLE,
  { "colour", N_ ("Colour"), N_ ("The colour of the spell; empty: none, and no card dispels it"),
    BONES_FIELD_ROW, .optional = TRUE, .family = "colours" },
  { "dispels", N_ ("Dispels"), N_ ("The colour that it can dispel; empty: none"), BONES_FIELD_ROW,
    .optional = TRUE, .family = "colours" },
  DECK,
  { "cost", N_ ("Cost"), N_ ("Counters of its deck that casting it costs"), BONES_FIELD_NUMBER,
    .optional = TRUE, .highest = 20 },
  { "needs", N_ ("Casting number"), N_ ("This number or more on a die"), BONES_FIELD_NUMBER,
    .lowest = 2, .highest = 9, .initial = 4 },
  { "target", N_ ("Target"), N_ ("What it is cast at"), BONES_FIELD_CHOICE, .ids = target_ids,
    .names = target_names },
  { "duration", N_ ("Duration"), N_ ("When it ends"), BONES_FIELD_CHOICE, .optional = TRUE,
    .initial = MW_ONE_TURN, .ids = duration_ids, .names = duration_names },
  { "copies", N_ ("Copies"), N_ ("How many the deck has"), BONES_FIELD_NUMBER, .optional = TRUE,
    .lowest = 1, .highest = MW_MAX_COPIES, .initial = 1 },
  RULE_TEXT,
  EFFECTS ("effects", N_ ("Effects"), N_ ("What it does")),
  { NULL },
};
const BonesField mw_card_fields[] = {
  ID (NULL),
  NAME,
  EXAMPLE,
  { "symbol", N_ ("Symbol"), N_ ("A ship can carry each symbol once"), BONES_FIELD_ROW,
    .family = "symbols" },
  DECK,
  { "price", N_ ("Price"), N_ ("Points for it; empty: as its deck says"), BONES_FIELD_POINTS,
    .optional = TRUE, .highest = 1000, .initial = MW_PRICE_OF_DECK },
  { "uses", N_ ("How often"), N_ ("How often it may be used"), BONES_FIELD_CHOICE, .optional = TRUE,
    .ids = uses_ids, .names = uses_names },
  { "copies", N_ ("Copies"), N_ ("How many the deck has"), BONES_FIELD_NUMBER, .optional = TRUE,
    .lowest = 1, .highest = MW_MAX_COPIES, .initial = 1 },
  RULE_TEXT,
  EFFECTS ("effects", N_ ("Effects"), N_ ("What it does for the ship")),
  { NULL },
};
const BonesField mw_rank_fields[] = {
  ID (NULL),
  NAME,
  EXAMPLE,
  ALIASES,
  RACE,
  POINTS (N_ ("Of a wizard of this rank")),
  { "hand", IN_ ("form", "Hand"), N_ ("How many spell cards he holds"), BONES_FIELD_NUMBER,
    .highest = 12, .initial = 2 },
  DECK,
  { "power", N_ ("Counters"), N_ ("Counters of his deck that he begins with"), BONES_FIELD_NUMBER,
    .optional = TRUE, .highest = 40 },
  { "regained", N_ ("Regained"), N_ ("Counters that he gets back at the end of each turn"),
    BONES_FIELD_NUMBER, .optional = TRUE, .highest = 40 },
  SPEED ("dispel_reach", N_ ("Dispels within"),
         N_ ("He dispels spells of casters who are so near; empty: at any distance")),
  { "bonus", N_ ("Bonus"), N_ ("Added to casting, dispelling and summoning"), BONES_FIELD_NUMBER,
    .optional = TRUE, .lowest = -3, .highest = 6 },
  { "reroll", N_ ("Re-roll"), N_ ("Once a turn, with a spell of his college’s colour"),
    BONES_FIELD_SWITCH, .optional = TRUE },
  { "honours", N_ ("Battle Honours"), N_ ("For capturing or killing him"), BONES_FIELD_NUMBER,
    .optional = TRUE, .highest = 20 },
  { NULL },
};
const BonesField mw_character_fields[] = {
  ID (NULL),
  NAME,
  EXAMPLE,
  RACE,
  POINTS (N_ ("Of this character")),
  { "rank", IN_ ("form", "Rank"),
    N_ ("The rank of wizard that he is, beside the wizard; empty: none"), BONES_FIELD_ROW,
    .optional = TRUE, .family = "ranks" },
  { "honours", N_ ("Battle Honours"), N_ ("For capturing or killing him"), BONES_FIELD_NUMBER,
    .optional = TRUE, .highest = 20 },
  RULE_TEXT,
  { "flag", N_ ("Admiral"),
    N_ ("The ship that he is on is a command ship, too: she fights like one, and a man-o’-war gets a "
        "free card"),
    BONES_FIELD_SWITCH, .optional = TRUE },
  EFFECTS ("effects", N_ ("Effects"), N_ ("What he does for the ship that he is on")),
  ABILITIES (MW_MAX_CHARACTER_ABILITIES, mw_character_ability_fields),
  { NULL },
};
const BonesField mw_race_fields[] = {
  ID (NULL),
  NAME,
  EXAMPLE,
  ALIASES,
  { "allies", N_ ("Allies"), N_ ("Races whose ships its fleets may have, too"), BONES_FIELD_ROWS,
    .optional = TRUE, .highest = MW_MAX_RACES, .fields = ally_fields, .one = N_ ("Ally") },
  { "limits", N_ ("Limits"), N_ ("What its fleets should have; a limit warns, or refuses"),
    BONES_FIELD_ROWS, .optional = TRUE, .highest = MW_MAX_RACE_LIMITS, .fields = mw_limit_fields,
    .one = N_ ("Limit") },
  { NULL },
};

const BonesField mw_fleet_fields[] = {
  NAME,
  EXAMPLE,
  { "faction", IN_ ("form", "Race"), N_ ("The race of the fleet"), BONES_FIELD_ROW,
    .optional = TRUE, .family = "races" },
  { "ships", N_ ("Ships"), N_ ("Its ships, sea monsters and flyers"), BONES_FIELD_ROWS, .lowest = 1,
    .highest = 64, .fields = mw_fleet_ship_fields, .one = IN_ ("form", "Ship") },
  { "cards", N_ ("Man O’ War cards"),
    N_ ("How many are bought; empty: asked when the fleets are fitted out"), BONES_FIELD_NUMBER,
    .optional = TRUE, .highest = 40 },
  { NULL },
};

#define SHOWN(...)                                                                                 \
  (const char *const[])                                                                            \
  {                                                                                                \
    __VA_ARGS__, NULL                                                                              \
  }

static const BonesSection sections[] = {
  { "general", N_ ("General"), N_ ("General"), N_ ("Settings of the whole set"),
    .uses = N_ ("“{what}” is the plain cannon."), .single = TRUE, .fields = mw_general_fields },
  { "ships", N_ ("Ships"), IN_ ("form", "Ship"), N_ ("Men-o’-war, independents, ships of the line"),
    .family = "templates", .least = 1, .uses = N_ ("“{what}” is used by the ship “{user}”."),
    .most = MW_MAX_SHIPS, .fields = mw_ship_fields, .shown = SHOWN ("class", "points", "crew") },
  { "monsters", N_ ("Sea monsters"), N_ ("Sea monster"),
    N_ ("Monsters that are summoned from their lairs"), .family = "templates",
    .uses = N_ ("“{what}” is used by the sea monster “{user}”."), .most = MW_MAX_MONSTERS,
    .fields = mw_monster_fields, .shown = SHOWN ("points", "wounds") },
  { "flyers", N_ ("Flyers"), N_ ("Flyer"), N_ ("Flyers, alone or in units"), .family = "templates",
    .uses = N_ ("“{what}” is used by the flyer “{user}”."), .most = MW_MAX_FLYERS,
    .fields = mw_flyer_fields, .shown = SHOWN ("points", "move", "wounds") },
  { "weapons", N_ ("Weapons"), N_ ("Weapon"), N_ ("Guns, with their range bands"), .least = 1,
    .most = MW_MAX_WEAPONS, .fields = mw_weapon_fields, .shown = SHOWN ("reach", "shots") },
  { "criticals", N_ ("Critical table"), N_ ("Critical hit"),
    N_ ("What a hit on a destroyed location does"), .least = 1, .most = MW_MAX_CRITICALS,
    .fields = mw_critical_fields, .shown = SHOWN ("from", "to") },
  { "tables", N_ ("Tables"), N_ ("Table"),
    N_ ("Tables that effects roll on; an effect of a table may roll only on a table below it"),
    .uses = N_ ("“{what}” is used by the table “{user}”."), .most = MW_MAX_TABLES,
    .fields = mw_table_fields, .shown = SHOWN ("dice") },
  { "colours", N_ ("Colours"), N_ ("Colour"), N_ ("Colours of spells and colleges"), .least = 1,
    .most = MW_MAX_COLOURS, .fields = mw_plain_fields },
  { "decks", N_ ("Decks"), N_ ("Deck"),
    N_ ("Decks of their own, for races, classes and wizards; other cards are in the plain decks"),
    .uses = N_ ("“{what}” is used by the deck “{user}”."), .most = MW_MAX_DECKS,
    .fields = mw_deck_fields, .shown = SHOWN ("holds", "dealt") },
  { "spells", N_ ("Spell cards"), N_ ("Spell card"), N_ ("The spell deck"), .least = 1,
    .uses = N_ ("“{what}” is used by the spell card “{user}”."), .most = MW_MAX_SPELLS,
    .fields = mw_spell_fields, .shown = SHOWN ("colour", "needs", "dispels") },
  { "symbols", N_ ("Symbols"), N_ ("Symbol"), N_ ("Symbols of Man O’ War cards"), .least = 1,
    .most = MW_MAX_SYMBOLS, .fields = mw_plain_fields },
  { "cards", N_ ("Man O’ War cards"), N_ ("Man O’ War card"), N_ ("Cards that men-o’-war carry"),
    .least = 1, .uses = N_ ("“{what}” is used by the card “{user}”."), .most = MW_MAX_CARDS,
    .fields = mw_card_fields, .shown = SHOWN ("symbol", "uses") },
  { "ranks", N_ ("Wizards"), N_ ("Wizard"), N_ ("Ranks of wizards, with their prices and hands"),
    .uses = N_ ("“{what}” is used by the rank “{user}”."), .most = MW_MAX_RANKS,
    .fields = mw_rank_fields, .shown = SHOWN ("points", "hand") },
  { "characters", N_ ("Characters"), N_ ("Character"),
    N_ ("Captains, engineers and heroes, bought when the fleets are fitted out, each once a fleet"),
    .uses = N_ ("“{what}” is used by the character “{user}”."), .most = MW_MAX_CHARACTERS,
    .fields = mw_character_fields, .shown = SHOWN ("points", "honours") },
  { "races", N_ ("Races"), IN_ ("form", "Race"), N_ ("Races, and the limits of their fleets"),
    .uses = N_ ("“{what}” is used by the race “{user}”."), .most = MW_MAX_RACES,
    .fields = mw_race_fields },
  { "fleets", N_ ("Fleets"), N_ ("Fleet"), N_ ("Ready-made fleets for a new battle"),
    .uses = N_ ("“{what}” is used by the fleet “{user}”."), .most = 32, .fields = mw_fleet_fields },
  { NULL },
};

const BonesSchema mw_schema = { .sections = sections, .check = mw_content_check };
