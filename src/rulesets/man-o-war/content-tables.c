/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of the tables within rows of a content set: effects, locations, guns, aims. */
#include "content-fields.h"

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
const char *const mw_duration_ids[] = { "instant", "end_phase", "one_turn", "game", NULL };
const char *const mw_duration_names[] = { N_ ("At once"), N_ ("Until the end phase"),
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
      { "duration",       N_ ("How long"),        N_ ("When it is over"),    BONES_FIELD_CHOICE,     \
        .optional = TRUE, .ids = mw_duration_ids, .names = mw_duration_names },                      \
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
