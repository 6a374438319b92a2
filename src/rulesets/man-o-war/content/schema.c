/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of a content set: section 16 of the catalogue, in the engine's words. */
#include "mw-content.h"

/* ---- Fields that many rows have ---- */

#define ID(within)                                                                                 \
  {                                                                                                \
    "id", N_ ("Code"), N_ ("A short name by which other rows call it; each has its own"),          \
        BONES_FIELD_ID, .family = (within)                                                         \
  }
#define NAME                                                                                       \
  {                                                                                                \
    "name", N_ ("Name"), N_ ("What it is called in the game"), BONES_FIELD_TEXT, .highest = 40     \
  }
#define EXAMPLE                                                                                    \
  {                                                                                                \
    "example", N_ ("Example"), N_ ("It came with the program"), BONES_FIELD_SWITCH,                \
        .optional = TRUE                                                                           \
  }
#define RACE                                                                                       \
  {                                                                                                \
    "race", N_ ("Race"), N_ ("Whose it is; empty: anybody’s"), BONES_FIELD_ROW, .optional = TRUE,  \
                                                                                .family = "races"  \
  }
#define NOTES                                                                                      \
  {                                                                                                \
    "notes", N_ ("Notes"), N_ ("For the people at the table"), BONES_FIELD_TEXT, .optional = TRUE, \
                                                                                 .highest = 400    \
  }
#define RULE_TEXT                                                                                  \
  {                                                                                                \
    "text", N_ ("Text"), N_ ("What is read out at the table"), BONES_FIELD_TEXT, .optional = TRUE, \
                                                                                 .highest = 400    \
  }
#define POINTS(what)                                                                               \
  {                                                                                                \
    "points", N_ ("Points"), what, BONES_FIELD_POINTS, .highest = 4000                             \
  }
#define SPEED(key, name, what)                                                                     \
  {                                                                                                \
    key, name, what, BONES_FIELD_INCHES, .optional = TRUE, .highest = 6000                         \
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
    "face_" #n, called, N_ ("Where a hit lands that rolls it"), BONES_FIELD_ROW,                   \
        .ids = face_ids, .names = face_names, .family = "locations", .die = (n)                    \
  }

#define EFFECTS(key, name, what)                                                                   \
  {                                                                                                \
    key, name, what, BONES_FIELD_ROWS, .optional = TRUE, .highest = MW_MAX_EFFECTS,                \
                                       .fields = mw_effect_fields, .one = N_ ("Effect")            \
  }

/* ---- Tables within rows ---- */

const char *const mw_class_ids[] = { "MOW", "IND", "SOL", "FLYER", "MONSTER", NULL };
const char *const mw_code_ids[] = { "CREW",       "SAIL",    "OARS",     "SPEED",   "SPEED_HALF",
                                    "NO_SAIL",    "NO_OARS", "NO_TURN",  "NO_MOVE", "NO_FIRE",
                                    "GUNS_LOST",  "BTW",     "BTW_SAVE", "FIRE",    "FIRE_AT",
                                    "HIT",        "REPAIR",  "WOUND",    "RIDER",   "WIND",
                                    "MOVE_ENEMY", "MOD",     "REROLL",   "NOTE",    NULL };
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
  N_ ("Waterline hits, saved"),
  N_ ("Fire in this location"),
  N_ ("Fire in a location by die"),
  N_ ("Hits in locations by die"),
  N_ ("Repair"),
  N_ ("Wounds"),
  N_ ("Rider killed"),
  N_ ("Wind"),
  N_ ("Moves an enemy"),
  N_ ("Modifier"),
  N_ ("Roll again"),
  N_ ("Note"),
  NULL,
};
G_STATIC_ASSERT (G_N_ELEMENTS (code_names) == MW_CODES + 1);

static const char *const mod_ids[] = { "BOARD_ATT", "BOARD_DEF",  "SAVE",    "BTW_SAVE", "CAST",
                                       "DISPEL",    "SUMMON",     "AGROUND", "DEF_DICE", "LOCATION",
                                       "FIRE",      "CLOSE_SAVE", NULL };
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
  N_ ("The target’s saves, one close volley"),
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
static const char *const duration_ids[] = { "instant", "end_phase", "one_turn", "game", NULL };
static const char *const duration_names[] = { N_ ("At once"), N_ ("Until the end phase"),
                                              N_ ("One turn"), N_ ("The whole game"), NULL };
static const char *const when_ids[] = { "each_box", "at_box", "destroyed", NULL };
static const char *const when_names[] = { N_ ("Each box lost"), N_ ("This box lost"),
                                          N_ ("Destroyed"), NULL };
static const char *const aim_ids[] = { "ANY", "HIGH", "LOW", NULL };
static const char *const aim_names[] = { N_ ("No choice"), N_ ("High"), N_ ("Low"), NULL };
static const char *const face_ids[] = { "BTW", "MISS", NULL };
static const char *const face_names[] = { N_ ("The waterline"), N_ ("A miss"), NULL };
static const char *const spread_ids[] = { "PROW", "UP", "STERN", NULL };
static const char *const spread_names[] = { N_ ("Towards the prow"), N_ ("Upward"),
                                            N_ ("Towards the stern"), NULL };
static const char *const class_names[] = { N_ ("Men-o’-war"),        N_ ("Independents"),
                                           N_ ("Ships of the line"), N_ ("Flyers"),
                                           N_ ("Sea monsters"),      NULL };

#define CODE                                                                                       \
  {                                                                                                \
    "code", N_ ("Effect"), N_ ("What happens"), BONES_FIELD_CHOICE, .ids = mw_code_ids,            \
                                                                    .names = code_names            \
  }
#define EFFECT_REST                                                                                  \
  { "number",                                                                                        \
    N_ ("Number"),                                                                                   \
    N_ ("How much: below nought it is lost; inches of speeds"),                                      \
    BONES_FIELD_INCHES,                                                                              \
    .optional = TRUE,                                                                                \
    .lowest = -2000,                                                                                 \
    .highest = 2000,                                                                                 \
    .only = "code CREW SAIL OARS SPEED BTW BTW_SAVE HIT REPAIR WOUND WIND MOVE_ENEMY MOD" },         \
      { "kind",                                                                                      \
        N_ ("Of what"),                                                                              \
        N_ ("Which roll a modifier, or rolling again, is about"),                                    \
        BONES_FIELD_CHOICE,                                                                          \
        .optional = TRUE,                                                                            \
        .ids = mod_ids,                                                                              \
        .names = mod_names,                                                                          \
        .only = "code MOD REROLL" },                                                                 \
      { "facing",         N_ ("Facing"),     N_ ("Which guns are lost"), BONES_FIELD_CHOICE,         \
        .optional = TRUE, .ids = facing_ids, .names = facing_names,      .only = "code GUNS_LOST" }, \
      { "duration",       N_ ("How long"),     N_ ("When it is over"), BONES_FIELD_CHOICE,           \
        .optional = TRUE, .ids = duration_ids, .names = duration_names },                            \
  {                                                                                                  \
    "text", N_ ("Note"), N_ ("Shown as it is, when it happens"), BONES_FIELD_TEXT,                   \
        .optional = TRUE, .highest = 200, .only = "code NOTE"                                        \
  }

const BonesField mw_effect_fields[] = { CODE, EFFECT_REST, { NULL } };
const BonesField mw_damage_fields[] = {
  CODE,
  { "when", N_ ("When"), N_ ("When it happens"), BONES_FIELD_CHOICE, .optional = TRUE,
    .initial = MW_DESTROYED, .ids = when_ids, .names = when_names },
  { "box", N_ ("Box"), N_ ("Which box, where it happens at one of them"), BONES_FIELD_NUMBER,
    .optional = TRUE, .lowest = 1, .highest = MW_MAX_BOXES, .only = "when at_box" },
  EFFECT_REST,
  { NULL },
};

const BonesField mw_guns_fields[] = {
  { "facing", N_ ("Facing"), N_ ("Where they point"), BONES_FIELD_CHOICE, .initial = MW_AT_SIDE,
    .ids = facing_ids, .names = facing_names },
  { "number", N_ ("Number"), N_ ("How many; of a broadside on each side"), BONES_FIELD_NUMBER,
    .lowest = 1, .highest = 12, .initial = 1 },
  { "weapon", N_ ("Weapon"), N_ ("What they are; empty: plain cannon"), BONES_FIELD_ROW,
    .optional = TRUE, .family = "weapons" },
  { NULL },
};
const BonesField mw_link_fields[] = {
  { "direction", N_ ("Direction"), N_ ("Which way the fire spreads"), BONES_FIELD_CHOICE,
    .ids = spread_ids, .names = spread_names },
  { "to", N_ ("To"), N_ ("The location that it takes"), BONES_FIELD_ROW, .family = "locations" },
  { NULL },
};
const BonesField mw_location_fields[] = {
  ID (NULL),
  NAME,
  COLUMN ("col_from", N_ ("From column"), N_ ("The first is the prow")),
  COLUMN ("col_to", N_ ("To column"), N_ ("The same, where it is one column wide")),
  ROW ("row_from", N_ ("From row"), N_ ("Nought is the hull, then the deck, then the masts")),
  ROW ("row_to", N_ ("To row"), N_ ("The same, where it is one row high")),
  { "boxes", N_ ("Boxes"), N_ ("Hits that it takes"), BONES_FIELD_NUMBER, .lowest = 1,
    .highest = MW_MAX_BOXES, .initial = 1 },
  SAVE ("save", N_ ("Save"), N_ ("This or more saves it; empty: nothing does")),
  { "flammable", N_ ("Burns"), N_ ("Fire can enter it"), BONES_FIELD_SWITCH, .optional = TRUE,
    .initial = TRUE },
  { "criticals", N_ ("Critical hits"), N_ ("A further hit, once it is destroyed, is critical"),
    BONES_FIELD_SWITCH, .optional = TRUE, .initial = TRUE },
  { "guns", N_ ("Guns"), N_ ("The guns in it, lost with it"), BONES_FIELD_ROWS, .optional = TRUE,
    .highest = MW_MAX_GUNS, .fields = mw_guns_fields, .one = N_ ("Guns") },
  { "effects", N_ ("What is lost"), N_ ("What its loss does to the ship"), BONES_FIELD_ROWS,
    .optional = TRUE, .highest = MW_MAX_EFFECTS, .fields = mw_damage_fields, .one = N_ ("Effect") },
  { "links", N_ ("Ways of fire"), N_ ("Where fire spreads otherwise than the plan shows"),
    BONES_FIELD_ROWS, .optional = TRUE, .highest = 12, .fields = mw_link_fields,
    .one = N_ ("Way") },
  { NULL },
};
const BonesField mw_part_fields[] = {
  ID (NULL),
  NAME,
  COLUMN ("col_from", N_ ("From column"), N_ ("The first is the head")),
  COLUMN ("col_to", N_ ("To column"), N_ ("The same, where it is one column wide")),
  ROW ("row_from", N_ ("From row"), N_ ("Nought is the lowest")),
  ROW ("row_to", N_ ("To row"), N_ ("The same, where it is one row high")),
  SAVE ("save", N_ ("Save"), N_ ("This or more saves it; empty: nothing does")),
  { "rider", N_ ("Rider"), N_ ("Without it the flyer is lost"), BONES_FIELD_SWITCH,
    .optional = TRUE },
  { NULL },
};
const BonesField mw_aim_fields[] = {
  { "column", N_ ("Column"), N_ ("What gunners aim at"), BONES_FIELD_CHOICE, .ids = aim_ids,
    .names = aim_names },
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
  { NULL },
};
const BonesField mw_limit_fields[] = {
  { "of", N_ ("Of"), N_ ("A ship, or a whole class"), BONES_FIELD_ROW, .ids = mw_class_ids,
    .names = class_names, .family = "templates" },
  { "least", N_ ("At least"), N_ ("How many a fleet should have"), BONES_FIELD_NUMBER,
    .optional = TRUE, .highest = 64 },
  { "most", N_ ("At most"), N_ ("How many it may have"), BONES_FIELD_NUMBER, .optional = TRUE,
    .highest = 64, .initial = 64 },
  { NULL },
};

const BonesField mw_fleet_ship_fields[] = {
  { "class", N_ ("Ship"), N_ ("Ships of the line and flyers: those of a squadron together"),
    BONES_FIELD_ROW, .family = "templates" },
  { "name", N_ ("Name"), N_ ("What she is called; empty: nothing of her own"), BONES_FIELD_TEXT,
    .optional = TRUE, .highest = 40 },
  { "flagship", N_ ("Command ship"), N_ ("The admiral sails on her"), BONES_FIELD_SWITCH,
    .optional = TRUE },
  { "wizard", N_ ("Wizard"), N_ ("Of this rank, aboard her; empty: none"), BONES_FIELD_ROW,
    .optional = TRUE, .family = "ranks" },
  { "anti_flyer", N_ ("Anti-flyer weapon"), N_ ("She carries one"), BONES_FIELD_SWITCH,
    .optional = TRUE },
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
static const char *const target_names[] = { N_ ("Nobody"), N_ ("An enemy ship"), N_ ("An own ship"),
                                            N_ ("Any ship"), NULL };
static const char *const uses_ids[] = { "always", "once_a_turn", "once_a_game", NULL };
static const char *const uses_names[] = { N_ ("Always"), N_ ("Once a turn"), N_ ("Once a game"),
                                          NULL };
static const char *const dice_ids[] = { "1d6", "2d6", NULL };

#define AIM(most)                                                                                  \
  {                                                                                                \
    "aim", N_ ("Aim"), N_ ("Where a shot lands, by the die"), BONES_FIELD_ROWS,                    \
        .lowest = 1, .highest = (most), .fields = mw_aim_fields, .one = N_ ("Aim")                 \
  }
#define DEFENCE(first)                                                                             \
  { "defence",          N_ ("Against flyers"), N_ ("How many dice it has against a flyer"),        \
    BONES_FIELD_CHOICE, .optional = TRUE,      .initial = (first),                                 \
    .ids = defence_ids, .names = defence_names },                                                  \
  {                                                                                                \
    "defence_dice", N_ ("Dice against flyers"), N_ ("Where it is a fixed number"),                 \
        BONES_FIELD_NUMBER, .optional = TRUE, .highest = 20, .only = "defence number"              \
  }
#define SPECIAL                                                                                    \
  { "special",        N_ ("Special attack"), N_ ("What it is called; empty: there is none"),       \
    BONES_FIELD_TEXT, .optional = TRUE,      .highest = 40 },                                      \
      { "special_needs",    N_ ("It hits on"), N_ ("This or more on a die"),                       \
        BONES_FIELD_NUMBER, .optional = TRUE,  .lowest = 2,                                        \
        .highest = 6,       .initial = 4 },                                                        \
      EFFECTS ("special_effects", N_ ("What it does"), N_ ("To whoever is hit"))

const BonesField mw_general_fields[] = {
  { "critical_dice", N_ ("Critical dice"), N_ ("What is rolled on the critical table"),
    BONES_FIELD_CHOICE, .ids = dice_ids, .names = dice_ids },
  { "critical_name", N_ ("Critical table"), N_ ("What it is called; empty: just that"),
    BONES_FIELD_TEXT, .optional = TRUE, .highest = 40 },
  { "cannon", N_ ("Plain cannon"), N_ ("The weapon of guns that name no other"), BONES_FIELD_ROW,
    .family = "weapons" },
  { NULL },
};
const BonesField mw_ship_fields[] = {
  ID ("templates"),
  NAME,
  EXAMPLE,
  RACE,
  { "class", N_ ("Class"), N_ ("Ships of the line are bought three at a time"), BONES_FIELD_CHOICE,
    .ids = ship_class_ids, .names = ship_class_names },
  POINTS (N_ ("Of one ship; of a ship of the line, of the squadron")),
  { "crew", N_ ("Crew"), N_ ("Crew counters that she begins with"), BONES_FIELD_NUMBER, .lowest = 1,
    .highest = 60, .initial = 3 },
  SPEED ("sail", N_ ("Sail"), N_ ("Speed under sail; empty: she has none")),
  SPEED ("sail_astern", N_ ("Sail, wind astern"), N_ ("Empty: the wind astern is no help")),
  SPEED ("oars", N_ ("Oars"), N_ ("Speed under oars; empty: she has none")),
  SPEED ("ramming", N_ ("Ramming speed"), N_ ("Under oars without a turn; empty: she has none")),
  { "ignores_wind", N_ ("Ignores the wind"), N_ ("Driven by steam, or drawn by beasts"),
    BONES_FIELD_SWITCH, .optional = TRUE },
  { "ram", N_ ("Ram"), N_ ("Waterline hits of a ram; empty: she has no ram"), BONES_FIELD_DICE,
    .optional = TRUE },
  { "ram_notes", N_ ("Ramming notes"), N_ ("What her own ramming chart says"), BONES_FIELD_TEXT,
    .optional = TRUE, .highest = 400 },
  { "btw_boxes", N_ ("Waterline boxes"), N_ ("Hits below the waterline that sink her"),
    BONES_FIELD_NUMBER, .lowest = 1, .highest = 20, .initial = 3 },
  SAVE ("btw_save", N_ ("Waterline save"), N_ ("This or more saves it; empty: nothing does")),
  DEFENCE (MW_DEFENDS_BY_CREW),
  { "locations", N_ ("Locations"), N_ ("What she is made of"), BONES_FIELD_ROWS, .lowest = 1,
    .highest = MW_MAX_LOCATIONS, .fields = mw_location_fields, .one = N_ ("Location"),
    .plan = TRUE },
  AIM (2),
  NOTES,
  { NULL },
};
const BonesField mw_monster_fields[] = {
  ID ("templates"),
  NAME,
  EXAMPLE,
  RACE,
  POINTS (N_ ("Of one monster")),
  { "wounds", N_ ("Wounds"), N_ ("So many kill it"), BONES_FIELD_NUMBER, .lowest = 1, .highest = 60,
    .initial = 5 },
  { "move_dice", N_ ("Move"), N_ ("Dice for the inches of its move"), BONES_FIELD_DICE },
  SAVE ("save", N_ ("Save"), N_ ("Against everything; empty: nothing saves it")),
  DEFENCE (MW_DEFENDS_BY_WOUNDS),
  SPECIAL,
  NOTES,
  { NULL },
};
const BonesField mw_flyer_fields[] = {
  ID ("templates"),
  NAME,
  EXAMPLE,
  RACE,
  POINTS (N_ ("Of each flyer")),
  { "squadron", N_ ("Unit"), N_ ("The most that fly together"), BONES_FIELD_NUMBER, .lowest = 1,
    .highest = 12, .initial = 1 },
  { "move", N_ ("Move"), N_ ("How far it flies"), BONES_FIELD_INCHES, .lowest = 100,
    .highest = 6000, .initial = 1200 },
  { "wounds", N_ ("Wounds"), N_ ("So many kill it"), BONES_FIELD_NUMBER, .lowest = 1, .highest = 60,
    .initial = 2 },
  { "armament", N_ ("Against flyers"), N_ ("Dice when another flyer attacks it"),
    BONES_FIELD_NUMBER, .optional = TRUE, .highest = 20 },
  SPECIAL,
  { "locations", N_ ("Locations"), N_ ("What a hit may strike"), BONES_FIELD_ROWS, .lowest = 1,
    .highest = MW_MAX_LOCATIONS, .fields = mw_part_fields, .one = N_ ("Location"), .plan = TRUE },
  AIM (1),
  NOTES,
  { NULL },
};
const BonesField mw_weapon_fields[] = {
  ID (NULL),
  NAME,
  EXAMPLE,
  { "reach", N_ ("Reach"), N_ ("As far as it shoots"), BONES_FIELD_INCHES, .lowest = 25,
    .highest = 6000, .initial = 900 },
  { "shots", N_ ("Shots"), N_ ("Dice of each gun"), BONES_FIELD_NUMBER, .optional = TRUE,
    .lowest = 1, .highest = 12, .initial = 1 },
  { "needs", N_ ("To hit"), N_ ("This or more; empty: the location die alone"), BONES_FIELD_NUMBER,
    .optional = TRUE, .lowest = 2, .highest = 6 },
  { "anti_flyer", N_ ("Anti-flyer weapon"), N_ ("Bought for men-o’-war, against flyers"),
    BONES_FIELD_SWITCH, .optional = TRUE },
  { "bands", N_ ("Range bands"), N_ ("From near to far; empty: saves are never changed"),
    BONES_FIELD_ROWS, .optional = TRUE, .highest = MW_MAX_BANDS, .fields = mw_band_fields,
    .one = N_ ("Band") },
  EFFECTS ("effects", N_ ("Effects"), N_ ("Beside the damage, where a save fails")),
  RULE_TEXT,
  { NULL },
};
const BonesField mw_critical_fields[] = {
  { "from", N_ ("From"), N_ ("The lowest roll"), BONES_FIELD_NUMBER, .lowest = 1, .highest = 12,
    .initial = 1 },
  { "to", N_ ("To"), N_ ("The highest roll"), BONES_FIELD_NUMBER, .lowest = 1, .highest = 12,
    .initial = 1 },
  { "text", N_ ("Text"), N_ ("What is read out at the table"), BONES_FIELD_TEXT, .highest = 200 },
  EXAMPLE,
  EFFECTS ("effects", N_ ("Effects"), N_ ("What happens, one after another")),
  { NULL },
};
const BonesField mw_plain_fields[] = { ID (NULL), NAME, EXAMPLE, { NULL } };
const BonesField mw_spell_fields[] = {
  ID (NULL),
  NAME,
  EXAMPLE,
  { "colour", N_ ("Colour"), N_ ("Of the spell"), BONES_FIELD_ROW, .family = "colours" },
  { "dispels", N_ ("Dispels"), N_ ("The colour that it can dispel"), BONES_FIELD_ROW,
    .family = "colours" },
  { "needs", N_ ("Casting number"), N_ ("This or more on a die"), BONES_FIELD_NUMBER, .lowest = 2,
    .highest = 9, .initial = 4 },
  { "target", N_ ("Target"), N_ ("What it is cast at"), BONES_FIELD_CHOICE, .ids = target_ids,
    .names = target_names },
  { "duration", N_ ("How long"), N_ ("When it is over"), BONES_FIELD_CHOICE, .optional = TRUE,
    .initial = MW_ONE_TURN, .ids = duration_ids, .names = duration_names },
  { "copies", N_ ("Copies"), N_ ("Cards of it in the deck"), BONES_FIELD_NUMBER, .optional = TRUE,
    .lowest = 1, .highest = 9, .initial = 1 },
  RULE_TEXT,
  EFFECTS ("effects", N_ ("Effects"), N_ ("What it does")),
  { NULL },
};
const BonesField mw_card_fields[] = {
  ID (NULL),
  NAME,
  EXAMPLE,
  { "symbol", N_ ("Symbol"), N_ ("A ship has each symbol once"), BONES_FIELD_ROW,
    .family = "symbols" },
  { "uses", N_ ("How often"), N_ ("When it may be used"), BONES_FIELD_CHOICE, .optional = TRUE,
    .ids = uses_ids, .names = uses_names },
  { "copies", N_ ("Copies"), N_ ("Cards of it in the deck"), BONES_FIELD_NUMBER, .optional = TRUE,
    .lowest = 1, .highest = 9, .initial = 1 },
  RULE_TEXT,
  EFFECTS ("effects", N_ ("Effects"), N_ ("What it does for her")),
  { NULL },
};
const BonesField mw_rank_fields[] = {
  ID (NULL),
  NAME,
  EXAMPLE,
  POINTS (N_ ("Of a wizard of this rank")),
  { "hand", N_ ("Hand"), N_ ("Spell cards that he holds"), BONES_FIELD_NUMBER, .highest = 12,
    .initial = 2 },
  { "bonus", N_ ("Bonus"), N_ ("Added to casting, dispelling and summoning"), BONES_FIELD_NUMBER,
    .optional = TRUE, .lowest = -3, .highest = 6 },
  { "reroll", N_ ("Rolls again"), N_ ("Once a turn, with a spell of his college’s colour"),
    BONES_FIELD_SWITCH, .optional = TRUE },
  { "honours", N_ ("Battle Honours"), N_ ("For whoever takes or kills him"), BONES_FIELD_NUMBER,
    .optional = TRUE, .highest = 20 },
  { NULL },
};
const BonesField mw_race_fields[] = {
  ID (NULL),
  NAME,
  EXAMPLE,
  { "limits", N_ ("Limits"), N_ ("What its fleets should have; they only warn"), BONES_FIELD_ROWS,
    .optional = TRUE, .highest = MW_MAX_RACE_LIMITS, .fields = mw_limit_fields,
    .one = N_ ("Limit") },
  { NULL },
};

const BonesField mw_fleet_fields[] = {
  NAME,
  EXAMPLE,
  { "faction", N_ ("Race"), N_ ("Whose fleet it is"), BONES_FIELD_ROW, .optional = TRUE,
    .family = "races" },
  { "ships", N_ ("Ships"), N_ ("All that sails, swims and flies in it"), BONES_FIELD_ROWS,
    .lowest = 1, .highest = 64, .fields = mw_fleet_ship_fields, .one = N_ ("Ship") },
  { "cards", N_ ("Man O’ War cards"), N_ ("So many are bought; empty: it is asked"),
    BONES_FIELD_NUMBER, .optional = TRUE, .highest = 40 },
  { NULL },
};

#define SHOWN(...)                                                                                 \
  (const char *const[])                                                                            \
  {                                                                                                \
    __VA_ARGS__, NULL                                                                              \
  }

static const BonesSection sections[] = {
  { "general", N_ ("General"), N_ ("General"), N_ ("What holds for the whole set"),
    .uses = N_ ("“{what}” is the plain cannon."), .single = TRUE, .fields = mw_general_fields },
  { "ships", N_ ("Ships"), N_ ("Ship"), N_ ("Men-o’-war, independents, ships of the line"),
    .family = "templates", .least = 1, .uses = N_ ("“{what}” is used by the ship “{user}”."),
    .most = MW_MAX_SHIPS, .fields = mw_ship_fields, .shown = SHOWN ("class", "points", "crew") },
  { "monsters", N_ ("Sea monsters"), N_ ("Sea monster"), N_ ("What sleeps in the lairs"),
    .family = "templates", .uses = N_ ("“{what}” is used by the sea monster “{user}”."),
    .most = MW_MAX_MONSTERS, .fields = mw_monster_fields, .shown = SHOWN ("points", "wounds") },
  { "flyers", N_ ("Flyers"), N_ ("Flyer"), N_ ("What comes through the air"), .family = "templates",
    .uses = N_ ("“{what}” is used by the flyer “{user}”."), .most = MW_MAX_FLYERS,
    .fields = mw_flyer_fields, .shown = SHOWN ("points", "move", "wounds") },
  { "weapons", N_ ("Weapons"), N_ ("Weapon"), N_ ("Guns, with their range bands"), .least = 1,
    .most = MW_MAX_WEAPONS, .fields = mw_weapon_fields, .shown = SHOWN ("reach", "shots") },
  { "criticals", N_ ("Critical table"), N_ ("Critical hit"),
    N_ ("What a hit does where everything is destroyed"), .least = 1, .most = MW_MAX_CRITICALS,
    .fields = mw_critical_fields, .shown = SHOWN ("from", "to") },
  { "colours", N_ ("Colours"), N_ ("Colour"), N_ ("Of spells, and of the colleges"), .least = 1,
    .most = MW_MAX_COLOURS, .fields = mw_plain_fields },
  { "spells", N_ ("Spell cards"), N_ ("Spell card"), N_ ("The deck of the wizards"), .least = 1,
    .uses = N_ ("“{what}” is used by the spell card “{user}”."), .most = MW_MAX_SPELLS,
    .fields = mw_spell_fields, .shown = SHOWN ("colour", "needs", "dispels") },
  { "symbols", N_ ("Symbols"), N_ ("Symbol"), N_ ("On Man O’ War cards"), .least = 1,
    .most = MW_MAX_CARDS, .fields = mw_plain_fields },
  { "cards", N_ ("Man O’ War cards"), N_ ("Man O’ War card"), N_ ("Aboard men-o’-war"), .least = 1,
    .uses = N_ ("“{what}” is used by the card “{user}”."), .most = MW_MAX_CARDS,
    .fields = mw_card_fields, .shown = SHOWN ("symbol", "uses") },
  { "ranks", N_ ("Wizards"), N_ ("Wizard"), N_ ("Their ranks, prices and hands"),
    .most = MW_MAX_RANKS, .fields = mw_rank_fields, .shown = SHOWN ("points", "hand") },
  { "races", N_ ("Races"), N_ ("Race"), N_ ("Whose ships they are, and what limits they have"),
    .uses = N_ ("“{what}” is used by the race “{user}”."), .most = MW_MAX_RACES,
    .fields = mw_race_fields },
  { "fleets", N_ ("Fleets"), N_ ("Fleet"), N_ ("Fleets that a new battle offers ready made"),
    .uses = N_ ("“{what}” is used by the fleet “{user}”."), .most = 32, .fields = mw_fleet_fields },
  { NULL },
};

const BonesSchema mw_schema = { .sections = sections, .check = mw_content_check };
