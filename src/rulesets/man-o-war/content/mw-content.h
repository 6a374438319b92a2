/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Content sets: ships, beasts, weapons, tables and cards as data (section 16 of the catalogue), and
 * the fleets that can be made of them.
 *
 * schema.c declares the form, check.c and check-fleets.c find what is wrong beyond the form, read.c
 * turns a set without flaws into an MwContent, names.c gives its rows words, and fleet.c checks
 * what a roster may buy. Nothing here knows the state of a battle.
 *
 * Units as everywhere: inches are hundredths, points halves.
 */

#include "decks.h"
#include "fleet-limits.h"
#include "play.h"
#include "ruleset.h"
#include "schema.h"

#define MW_SQUADRON_SIZE 3 /* MW-FLT-03: ships of the line, unless the set says otherwise */
#define MW_MAX_TEMPLATES 96
#define MW_MAX_SHIPS 64 /* templates of ships, of monsters, of flyers */
#define MW_MAX_MONSTERS 16
#define MW_MAX_FLYERS 16
G_STATIC_ASSERT (MW_MAX_TEMPLATES <= 128); /* bits of MwCounted */
G_STATIC_ASSERT (MW_MAX_SHIPS + MW_MAX_MONSTERS + MW_MAX_FLYERS <= MW_MAX_TEMPLATES);
#define MW_MAX_LOCATIONS 12
#define MW_MAX_COLUMNS 8 /* of the plan of a ship */
#define MW_MAX_ROWS 6
#define MW_MAX_BOXES 6      /* of a location */
#define MW_MAX_EFFECTS 8    /* of one owner */
#define MW_MAX_GUNS 4       /* kinds of guns in one location */
#define MW_MAX_NAMED_GUNS 5 /* rows of guns with a name, of one ship */
#define MW_MAX_WAYS 4       /* ways of moving of one ship, beside sails and oars */
#define MW_MAX_MOVES 3      /* in one turn */
#define MW_MAX_WEAPONS 16
#define MW_MAX_BANDS 6    /* of one weapon */
#define MW_MAX_SPELLS 255 /* kinds of spell card: an ask offers one more choice, none */
#define MW_MAX_CARDS 255  /* kinds of Man O' War card */
#define MW_MAX_COPIES 9   /* of each */
#define MW_MAX_SYMBOLS 64
#define MW_MAX_COLOURS 16
#define MW_MAX_RANKS 16
#define MW_MAX_TABLES 16     /* tables that effects roll on */
#define MW_MAX_TABLE_ROWS 12 /* of one table: 2d6 */
#define MW_MAX_ABILITIES 8   /* of one template */
#define MW_MAX_CREWS 4       /* kinds of crew of one ship */
#define MW_MAX_BOATS 2       /* kinds of boats that one ship carries */
#define MW_MAX_CHARACTERS 16
#define MW_MAX_CHARACTER_ABILITIES 4
#define MW_MAX_RACES 32
#define MW_MAX_RACE_LIMITS 32              /* of one race */
#define MW_MAX_CRITICALS 11                /* rows: 2d6 */
#define MW_CRITICAL_TABLE "critical-table" /* the id of the words for its name */

/* MW-FLT-03: classes of templates, ships first. */
typedef enum { MW_MOW, MW_IND, MW_SOL, MW_FLYER, MW_MONSTER, MW_CLASSES } MwClass;

typedef enum { MW_BOW, MW_PORT, MW_STARBOARD, MW_STERN, MW_BANKS } MwBank;

/* MW-TPL-03: where a row of guns points: at one bank, at both sides (as many on each), or in every
 * direction. */
typedef enum {
  MW_AT_BOW,
  MW_AT_PORT,
  MW_AT_STARBOARD,
  MW_AT_STERN,
  MW_AT_SIDE,
  MW_AT_ALL
} MwFacing;

/* MW-TPL-04: the columns of the aim table. */
typedef enum { MW_ANY_AIM, MW_HIGH, MW_LOW, MW_AIMS } MwAim;

/* What only a weapon can aim at: below the waterline, without a die for where it hits. */
#define MW_UNDERWATER MW_AIMS

/* What a face of an aim column can say instead of a location. */
enum { MW_AIM_WATERLINE = 0xfe, MW_AIM_MISS = 0xff };

/* MW-TPL-06 */
typedef enum {
  MW_CREW,
  MW_SAIL,
  MW_OARS,
  MW_SPEED,
  MW_SPEED_HALF,
  MW_NO_SAIL,
  MW_NO_OARS,
  MW_NO_TURN,
  MW_NO_MOVE,
  MW_NO_FIRE,
  MW_GUNS_LOST,
  MW_BTW,
  MW_BTW_SAVE,
  MW_FIRE,
  MW_FIRE_AT,
  MW_HIT,
  MW_REPAIR,
  MW_WOUND,
  MW_RIDER,
  MW_WIND,
  MW_MOVE_ENEMY,
  MW_MOD,
  MW_REROLL,
  MW_NOTE,
  MW_NO_RAM,
  MW_WAY,    /* speed in a way of moving of her own */
  MW_NO_WAY, /* and its loss */
  MW_ROLL_ON_TABLE,
  MW_WARD,
  MW_FREE_TURN,
  MW_BEFORE_WIND, /* speed with the wind astern, beside MW_SAIL */
  MW_BEAST,       /* a monster or flyer comes */
  MW_FIRE_AGAIN,  /* guns that have fired may fire again */
  MW_CODES
} MwCode;

/* The rolls that MW_MOD and MW_REROLL apply to. */
typedef enum {
  MW_MOD_BOARD_ATT,
  MW_MOD_BOARD_DEF,
  MW_MOD_SAVE,
  MW_MOD_BTW_SAVE,
  MW_MOD_CAST,
  MW_MOD_DISPEL,
  MW_MOD_SUMMON,
  MW_MOD_AGROUND,
  MW_MOD_DEF_DICE,
  MW_MOD_LOCATION,   /* one location die: MC-05 */
  MW_MOD_FIRE,       /* one fire die: MC-09 */
  MW_MOD_CLOSE_SAVE, /* saves against one volley at the nearest band: MC-06 */
  MW_MOD_SHOTS,      /* dice of one volley */
  MW_MOD_REACH,      /* inches that one volley reaches farther */
  MW_MODS
} MwMod;

/* MW_EACH_END_PHASE: at once, and again in each End Phase. */
typedef enum {
  MW_INSTANT,
  MW_END_PHASE,
  MW_ONE_TURN,
  MW_FOR_THE_GAME,
  MW_EACH_END_PHASE,
  MW_DURATIONS
} MwDuration;

/* Whom an effect happens to: the ship that has it, the one that she has to do with, or every ship
 * that she touches. */
typedef enum { MW_HERSELF, MW_THE_OTHER, MW_ALL_TOUCHING, MW_WHOS } MwWho;

/* How often a table is rolled on (MwEffect.mod of MW_ROLL_ON_TABLE). */
typedef enum { MW_ROLL_ONCE, MW_ROLL_EACH_CREW } MwRolls;

/* When an effect of a location happens. */
typedef enum { MW_EACH_BOX, MW_AT_BOX, MW_DESTROYED, MW_WHENS } MwWhen;

typedef struct {
  guint8 code; /* MwCode */
  guint8 mod;  /* MwMod, of MOD and REROLL; MwFacing, of GUNS_LOST; MwRolls, of TABLE; of WAY and
                  NO_WAY 1 + the way, or 0: all */
  guint8 duration; /* MwDuration */
  guint8 when;     /* MwWhen, of a location's */
  guint8 box;      /* MW_AT_BOX: which, from 1 */
  guint8 ends_on;  /* MW_EACH_END_PHASE: the die that ends it; 0: none */
  guint8 who;      /* MwWho */
  gint16 number;   /* SAIL, OARS, SPEED, WAY, MOVE_ENEMY: hundredths of inches; TABLE: which; BEAST:
                      its template; else as   written */
  char *text;      /* NOTE; owned by the content. Its number is N of the words "note.N" */
} MwEffect;

typedef struct {
  guint8 n;
  MwEffect list[MW_MAX_EFFECTS];
} MwEffects;

/* "2d6", "1d3", "2": the number of dice, their sides, and what is added. All 0: none. */
typedef struct {
  guint8 dice, sides; /* sides 3: a d6 halved, rounded up (MW-AMB-53) */
  gint16 plus;
} MwAmount;

/* When guns are lost: all with the last box of their location, or one with each box. */
typedef enum { MW_GUNS_AT_LAST, MW_GUN_A_BOX } MwGunsLost;

typedef struct {
  guint8 facing; /* MwFacing */
  guint8 number;
  guint8 weapon;
  guint8 lost; /* MwGunsLost */
  char *name;  /* NULL: they fire with the other guns of their bank that have no name */
} MwGuns;

/* Guns that fire by themselves: their location, and their row in it. */
typedef struct {
  guint8 location, row;
} MwNamedGuns;

/* MW-TPL-02 */
typedef struct {
  char *id, *name;
  guint8 col_from, col_to; /* 1: the prow */
  guint8 row_from, row_to; /* 0: low */
  guint8 boxes, save;      /* save 0: none */
  guint8 fireproof, no_criticals, rider;
  guint8 n_guns;
  MwGuns guns[MW_MAX_GUNS];
  MwEffects effects;
  guint16 links[3]; /* MW-TPL-05, by MwSpread: bits of the locations that fire spreads to instead of
                       the neighbours on the grid; 0: the neighbours */
} MwLocation;

typedef enum { MW_PROWWARD, MW_UPWARD, MW_STERNWARD, MW_SPREADS } MwSpread;

typedef enum { MW_DEFENDS_BY_CREW, MW_DEFENDS_BY_WOUNDS, MW_DEFENDS_BY_NUMBER } MwDefence;

/* What only some ships count: rounds of a weapon that she has fired, turns until a battery is
 * loaded, or boats that are not aboard. It is kept in a track of a location that she does not have.
 */
typedef enum { MW_AMMUNITION, MW_LOADING, MW_BOATS_OUT } MwCounterKind;

typedef struct {
  guint8 kind;  /* MwCounterKind */
  guint8 of;    /* a weapon, a battery, or which of her boats */
  guint8 track; /* MwShipTrack */
  guint8 most;
} MwCounter;

#define MW_MAX_COUNTERS 4

/* When a note on a class is shown: before she fires and rams, when she is boarded, in the End
 * Phase.
 */
typedef enum { MW_HINT_FIRE, MW_HINT_RAM, MW_HINT_BOARDED, MW_HINT_END, MW_HINTS } MwHint;

/* A note as a number, for the value {a:hint} of events and reminders. */
#define MW_HINT_NUMBER(template_index, hint) ((gint32) (template_index) *MW_HINTS + (gint32) (hint))

/* What turns cost in a way of moving. */
typedef enum { MW_TURNS_COST, MW_TURNS_FREE, MW_NO_TURNS } MwTurns;

/* A way of moving that has a name of its own: steam, a wheel, magic, swimming. */
typedef struct {
  char *id, *name;
  guint16 speed;  /* with @dice added */
  MwAmount dice;  /* whole inches, rolled for each move */
  guint16 astern; /* the speed with the wind astern; 0: the wind does not matter */
  guint16 back;   /* how far she can back; 0: she cannot */
  guint8 turns;   /* MwTurns */
  guint8 pivots;  /* she can turn on the spot */
  guint8 rams;
  guint8 dives;                /* she moves under water, and stays there */
  guint8 fails_from, fails_to; /* rolls of @dice that have @fail_effects; 0: none */
  MwEffects fail_effects;      /* on herself, before she moves */
} MwWay;

/* When an ability works. Beasts have the first ones only. */
typedef enum {
  MW_ON_ATTACK,    /* a special attack on a model that she touches (MW-MON-09, MW-FLY-06) */
  MW_ON_END_PHASE, /* in every End Phase */
  MW_ON_SPELL,     /* an enemy spell is about to work on her */
  MW_ON_FIRED_AT,  /* a volley is fired at her */
  MW_BEAST_ONS,
  MW_ON_CONTACT = MW_BEAST_ONS, /* she and another ship come into contact */
  MW_ON_RAM,                    /* she rams */
  MW_ON_RAMMED,
  MW_ON_BOARDS,
  MW_ON_BOARDED,
  MW_ON_HOLED, /* she is holed below the waterline */
  MW_ON_SINKS, /* by that, or otherwise: before she goes down */
  MW_ONS
} MwOn;

/* What a ship, monster or flyer can do, or what happens to her: effects, and when. */
typedef struct {
  char *name;
  guint8 on;       /* MwOn */
  guint8 needs;    /* the die that it takes; 0: none */
  guint8 aim;      /* MwAim: where its hits land */
  guint8 location; /* with which it is lost; MW_NO_LOCATION: never */
  gint8 save;      /* what a target adds to its saves */
  MwEffects effects;
} MwAbility;

#define MW_NO_LOCATION 0xff
#define MW_LEADS_NOBODY 0xff

/* A kind of crew. Those of a ship fall in their order. */
typedef struct {
  char *name;
  guint8 number, attack, defence; /* counters, and what each of them adds */
} MwCrew;

/* Boats of one class that a ship carries. */
typedef struct {
  guint8 kind, number; /* kind: their template */
  guint8 location;     /* each box that it loses costs one; MW_NO_LOCATION: none does */
  guint8 hoisted;      /* they can come aboard again */
} MwBoats;

/* What a ship fires at once: the guns of a bank that have no name of their own (MwBank, or
 * MW_ALL_ROUND), or from MW_NAMED on the rows of guns that have one, in the order of her template.
 */
#define MW_ALL_ROUND MW_BANKS /* instead of a bank: guns that point in every direction */
#define MW_NAMED (MW_ALL_ROUND + 1)
#define MW_BATTERIES (MW_NAMED + MW_MAX_NAMED_GUNS)

/* MW-TPL-01 */
typedef struct {
  char *id, *name, *race, *notes; /* race "": any race may have it */
  char *words;                    /* the id of the words for its name: "template.ID" */
  guint8 class;                   /* MwClass */
  guint8 squadron; /* ships of one purchase: a squadron of ships of the line; of flyers: the most */
  guint8 leads;    /* the ships of the line whose squadron she leads, or MW_LEADS_NOBODY */
  guint16 points;  /* halves: of one purchase; of a flyer each */
  guint8 honours;  /* for sinking, taking or killing one (MW-VIC-03) */
  guint8 own_honours; /* the set states them */
  guint16 crew;
  guint8 beast;   /* of a ship: she fights with her wounds, which are her waterline boxes */
  guint8 n_crews; /* 0: each counter adds one */
  MwCrew crews[MW_MAX_CREWS];
  gint8 board_attack, board_defence;        /* what the ship herself adds */
  guint16 sail, sail_astern, oars, ramming; /* 0: none */
  guint8 ignores_wind;
  guint8 n_ways;
  MwWay ways[MW_MAX_WAYS];
  guint8 moves;        /* in one turn */
  guint16 slows;       /* inches that each waterline box lost costs */
  MwAmount ram;        /* waterline hits */
  guint8 ram_sail;     /* she rams under sail, too */
  MwAmount ram_recoil; /* waterline hits that a ram costs herself */
  guint8 ram_holds;  /* the die that frees her from a ship that she rammed; 0: nothing holds her */
  guint8 ram_boards; /* she boards a ship that she has rammed at once */
  guint8 grapples;   /* the die that cuts her grapples; 0: it takes none */
  char *ram_notes;
  char *hints[MW_HINTS]; /* what players should think of; NULL: nothing */
  guint8 lashes, cut;    /* she can be lashed to others; the die that cuts her loose, 0: none */
  guint8 btw_boxes, btw_save;
  guint8 defence, defence_dice; /* MwDefence against flyers */
  guint8 armament;              /* of a flyer: dice against flyers */
  guint8 begins_no_fight;       /* of a flyer: it does not board */
  guint8 first_dice;            /* of a flyer: dice in the first round of a fight */
  guint8 save_all, wounds;      /* of a ship that is a beast, too */
  MwAmount move_dice;
  guint16 move;
  guint8 n_abilities;
  MwAbility abilities[MW_MAX_ABILITIES];
  guint8 n_locations;
  MwLocation locations[MW_MAX_LOCATIONS];
  guint8 n_boats;
  MwBoats boats[MW_MAX_BOATS];
  const char *boat_ids[MW_MAX_BOATS + 1]; /* the ids of the words for their names */
  guint8 n_counters;
  MwCounter counters[MW_MAX_COUNTERS];
  guint8 n_named;
  MwNamedGuns named[MW_MAX_NAMED_GUNS];
  guint16 weapons[MW_BATTERIES]; /* bits by weapon: those of each battery */
  guint16 armed;                 /* bits by location: those with guns */
  guint64 codes;                 /* bits by MwCode: the effects of its locations */
  guint8 aims;                   /* bits by MwAim: the columns that it has */
  guint8 aim[MW_AIMS][6];        /* index of a location, or MW_AIM_... */
} MwTemplate;

/* ---- batteries.c: which guns fire together ---- */

/* TRUE if guns with @facing are in @bank, or MW_ALL_ROUND. */
gboolean mw_points_at (MwFacing facing, guint bank);

/* Notes which weapons each battery of @template has, and which effects its locations. */
void mw_note_weapons (MwTemplate *template);

/* TRUE if @template has guns in @battery, lost or not. */
gboolean mw_has_battery (const MwTemplate *template, guint battery);

/* The counter in ship track @track, or NULL. */
const MwCounter *mw_counter_in (const MwTemplate *template, guint track);

/* TRUE if the guns of that row are in @battery, and the bank that @battery is in. */
gboolean mw_is_in_battery (const MwTemplate *template, guint location, guint row, guint battery);
guint mw_bank_of (const MwTemplate *template, guint battery);

/* MW-TPL-07 */
typedef struct {
  char *name;
  guint16 up_to;
  gint8 save;
  guint8 shots, needs; /* instead of the weapon's; 0: as those */
} MwBand;

/* MW-TPL-09 */
typedef struct {
  char *id, *name, *text;
  guint16 reach;
  guint8 shots;
  guint8 needs;           /* to hit; 0: the location die decides */
  guint8 anti_flyer;      /* a weapon of MW-FLT-13, of fleets of @race */
  char *race;             /* "": of those that have none of their own */
  guint8 shots_sides;     /* its shots are a die: 2, 3 or 6; 0: not */
  guint8 misfire;         /* this face or less; 0: it does not */
  guint8 burst;           /* a gun that misfires is lost */
  guint8 ammunition;      /* rounds of a ship; 0: enough */
  guint8 reload;          /* turns in which it cannot fire after it has */
  guint8 damage;          /* boxes, waterline hits or wounds for a save that fails */
  guint8 aims;            /* MwAim: it can aim at this height only; MW_ANY_AIM: at either; or
                             MW_UNDERWATER */
  guint8 falls;           /* a shot goes on through the decks below */
  guint8 area;            /* its template may cover several ships */
  guint8 not_at_boarders; /* its guns do not help against boarders (MW-BRD-02) */
  guint8 n_bands;
  MwBand bands[MW_MAX_BANDS];
  MwEffects effects;         /* in addition to the damage */
  MwEffects misfire_effects; /* on the ship that fires */
  MwEffects recoil_effects;  /* the same, whenever she has fired it */
} MwWeapon;

/* MW-TPL-08, and the rows of other tables */
typedef struct {
  guint8 from, to;
  char *text;
  MwEffects effects;
} MwCritical;

/* A table that effects roll on. */
typedef struct {
  char *id, *name;
  guint8 dice; /* 1 or 2 */
  guint8 n_rows;
  MwCritical rows[MW_MAX_TABLE_ROWS];
} MwTable;

typedef enum {
  MW_AT_NOTHING,
  MW_AT_ENEMY_SHIP,
  MW_AT_OWN_SHIP,
  MW_AT_ANY_SHIP,
  MW_TARGETS
} MwTarget;

/* MW-TPL-10 */
typedef struct {
  char *id, *name, *text;
  guint8 colour, dispels; /* indices into colours; MW_NO_COLOUR */
  guint8 deck, cost;      /* @cost: counters of the deck */
  guint8 needs, target, duration, copies;
  MwEffects effects;
} MwSpell;

#define MW_NO_COLOUR 0xff

typedef enum { MW_ALWAYS, MW_ONCE_A_TURN, MW_ONCE_A_GAME } MwUses;

/* MW-TPL-11 */
typedef struct {
  char *id, *name, *text;
  guint8 symbol; /* index into symbols */
  guint8 uses;   /* MwUses */
  guint8 copies;
  guint8 deck;
  guint16 price; /* halves; MW_PRICE_OF_DECK */
  MwEffects effects;
} MwCard;

#define MW_PRICE_OF_DECK G_MAXUINT16

/* MW-TPL-12 */
typedef struct {
  char *id, *name, *race; /* race "": any race may have one */
  guint16 points;         /* halves */
  guint8 hand, honours;
  guint8 deck;            /* that his hand is of */
  guint8 power, regained; /* counters that he begins with, and gets back each turn */
  guint16 dispel_reach;   /* how near the caster of a spell must be; 0: anywhere */
  gint8 bonus;
  guint8 reroll; /* of a spell in the colour of his college */
} MwRank;

/* Somebody who can be bought, and helps the ship that he is on. */
typedef struct {
  char *id, *name, *race, *text; /* race "": any race may have him */
  guint16 points;                /* halves */
  guint8 honours;
  guint8 rank; /* 1 + the rank of wizard that he is; 0: none */
  guint8 flag; /* he is a further Admiral: the ship that he is on is a command ship, too */
  MwEffects effects;
  guint8 n_abilities;
  MwAbility abilities[MW_MAX_CHARACTER_ABILITIES];
} MwCharacter;

struct _MwContent {
  guint8 n_templates, n_weapons, n_criticals, n_spells, n_cards, n_ranks, n_colours, n_symbols,
      n_races, n_tables, n_characters, n_decks;
  guint16 n_limits, n_notes;
  guint8 critical_dice; /* 1 or 2 */
  guint8 cannon;        /* the weapon that is the plain cannon */
  MwTemplate templates[MW_MAX_TEMPLATES];
  MwWeapon weapons[MW_MAX_WEAPONS];
  MwCritical criticals[MW_MAX_CRITICALS];
  MwTable tables[MW_MAX_TABLES];
  MwCharacter characters[MW_MAX_CHARACTERS];
  MwSpell spells[MW_MAX_SPELLS];
  MwCard cards[MW_MAX_CARDS];
  MwRank ranks[MW_MAX_RANKS];
  MwDeck decks[MW_MAX_DECKS + 1]; /* the plain one, and n_decks of the set */
  char *colours[MW_MAX_COLOURS], *symbols[MW_MAX_SYMBOLS], *races[MW_MAX_RACES];
  guint32 allies[MW_MAX_RACES]; /* bits by race: whose ships its fleets may have, too */
  MwLimit limits[MW_MAX_RACES * MW_MAX_RACE_LIMITS];
  /* Ids of choices for asks, NULL-terminated: "spell.SP-01" ... and "none"; the same for cards,
   * ranks and colours; locations by template. They live as long as the content. */
  const char **spell_ids, **card_ids, **rank_ids, **colour_ids, **character_ids;
  guint16 *card_prices, *rank_prices, *character_prices; /* beside those ids, in halves of points */
  const char **race_ids; /* the races' own ids: what rosters call a faction */
  const char **location_ids[MW_MAX_TEMPLATES];
  const char **gun_ids[MW_MAX_TEMPLATES];     /* each row of guns, location by location */
  const char **battery_ids[MW_MAX_TEMPLATES]; /* banks, all round, and the rows with names */
  const char **way_ids[MW_MAX_TEMPLATES];     /* sails and oars (MwOfWay), and her own ways */
  /* The range bands of a weapon, nearest first ("band.CANNON.1" ...), then "out-of-reach" and
   * "in-the-way". */
  const char **band_ids[MW_MAX_WEAPONS];
  GHashTable *words; /* BonesWords by id: the names that the content brings */
};

/* A location as a number, for the value {a:location} of events and asks. */
#define MW_PLACE(template_index, location)                                                         \
  ((gint32) (template_index) *MW_MAX_LOCATIONS + (location))

/* A row of guns as a number, for the value {a:guns} of events and asks. */
#define MW_GUNS_NUMBER(template_index, location, row)                                              \
  (MW_PLACE (template_index, location) * MW_MAX_GUNS + (gint32) (row))

/* A way of moving as a number, for the value {a:way} of events and asks. */
#define MW_WAY_NUMBER(template_index, way) ((gint32) (template_index) *MW_MAX_WAYS + (gint32) (way))

/* An ability, and a row of a table, as numbers for the values {a:special} and {a:row} of events and
 * asks. */
#define MW_ABILITY_NUMBER(template_index, ability)                                                 \
  ((gint32) (template_index) *MW_MAX_ABILITIES + (gint32) (ability))
#define MW_CHARACTER_ABILITY(character, ability)                                                   \
  (MW_ABILITY_NUMBER (MW_MAX_TEMPLATES, 0) + (gint32) (character) *MW_MAX_CHARACTER_ABILITIES      \
   + (gint32) (ability))
#define MW_TABLE_ROW(table, row) ((gint32) (table) *MW_MAX_TABLE_ROWS + (gint32) (row))

/* schema.c: the form of a content set. */
extern const BonesSchema mw_schema;

/* content.c: makes an MwContent from the document @variant; its first flaw becomes @error. */
gpointer mw_content_new (GVariant *variant, GError **error);
void mw_content_free (gpointer content);

/* names.c: the words that the content brings, or NULL: "template.ID", "about.template.ID",
 * "special.ID.N" (of its ability N), "skill.ID.N"
 * (of character ID), "location.TEMPLATE.ID", "table.ID", "row.N" (of a table),
 * "character.ID", "deck.ID", "counters.ID", "weapon.ID", "about.weapon.ID", "band.WEAPON.N",
 * "critical.N", "spell.ID", "about.spell.ID", "card.ID", "about.card.ID", "guns.TEMPLATE.N",
 * "rank.ID", "colour.N", "symbol.N", "note.N", "faction.RACE". N counts from 0.
 */
const BonesWords *mw_content_words (gconstpointer content, const char *id);

/* The races, as factions. */
const char *const *mw_content_factions (gconstpointer content);

/* The id of the words for @value as @format reads it: "spell", "mow-card" (Man O' War) and their
 * texts ("about-spell", "about-card"), "rank", "colour", "symbol", "location" (MW_PLACE), "weapon",
 * "special" (MW_ABILITY_NUMBER), "critical" (its row), "row" (MW_TABLE_ROW), "note", "race",
 * "limited" (what a limit is of), "deck" and "counters" (of that deck), "guns" (MW_GUNS_NUMBER),
 * "way" (MW_WAY_NUMBER), "hint" (MW_HINT_NUMBER), "effect" (the values[0] of MW_EFFECT_IN_FORCE);
 * "shade" is a colour counted from 1. NULL: not a format of this ruleset. */
const char *mw_value_words (gconstpointer content, const char *format, gint32 value);

/* The id of the words for row @row of the guns in @location of template @kind. */
const char *mw_row_words (const MwContent *content, guint kind, guint location, guint row);

/* The id of the words for battery @battery of template @kind. */
const char *mw_battery_words (const MwContent *content, guint kind, guint battery);

/* The id of the words for what a counter of template @kind is about. */
const char *mw_counter_words (const MwContent *content, guint kind, const MwCounter *counter);

/* The id of the words for a weapon. */
const char *mw_weapon_words (const MwContent *content, guint weapon);

/* fleet.c: MW-FLT-01 to 04, 07, 10, 12 to 14, as far as a roster decides them. Returns the price in
 * halves of points; @faults may be NULL. */
guint mw_check (const BonesSetup *setup, const BonesRoster *roster, GArray *faults);
guint mw_budget (const BonesSetup *setup, const BonesRoster *roster);

/* The index of the rank called @id, or n_ranks; the price of a card or of an anti-flyer weapon, in
 * halves of points. */
guint mw_find_rank (const MwContent *content, const char *id);
#define MW_PRICE (25 * 2)

/* MW-FLT-02: how many more of @other (of rank, character or deck number @one, from 1; @aboard: what
 * it has by now, NULL: what the roster names) the fleet may buy, as far as the limits
 * of its race refuse more than a number; G_MAXUINT: any number. */
guint mw_limit_room (const BonesSetup *setup, const BonesRoster *roster, MwLimitedOther other,
                     guint one, const MwAboard *aboard);

/* MW-FLT-02: TRUE if a limit of its race wants the fleet to have more of character number @one,
 * from 1, than @aboard. */
gboolean mw_is_forced (const BonesSetup *setup, const BonesRoster *roster, guint one,
                       const MwAboard *aboard);

/* The number of the character called @id, or n_characters. */
guint mw_find_character (const MwContent *content, const char *id);

/* MW-FLT-13: the anti-flyer weapon of fleets of @faction (or NULL), or n_weapons. */
guint mw_find_anti_flyer (const MwContent *content, const char *faction);

/* The number of the Man O' War card called @id, or n_cards. */
guint mw_find_card (const MwContent *content, const char *id);

/* cards-aboard.c: MW-FLT-07: adds a BonesFault to @faults for everything that is wrong with the
 * cards that @roster names aboard its ships, and their number and price to @aboard, by deck.
 * Returns their price in halves of points. */
guint mw_check_cards_aboard (const BonesSetup *setup, const BonesRoster *roster, MwAboard *aboard,
                             GArray *faults);

/* Reports the limits of its race that @fleet breaks. */
void mw_tell_limits (BonesPlay *play, guint fleet);

/* The squadrons or units that @n ships of @template in a row are; the index of the race called
 * @faction, or n_races; and whether fleets of @faction (or NULL) cannot have @template. */
guint mw_units_of (const MwTemplate *template, guint n);
guint mw_find_race (const MwContent *content, const char *faction);
gboolean mw_is_of_another_race (const MwContent *content, const MwTemplate *template,
                                const char *faction);

/* ready-fleets.c: ready-made fleets from whatever classes the content has, which keep the limits of
 * their race; and what such a fleet has to have aboard: characters, a wizard, cards, weapons. */
const char *mw_ready_fleet (const BonesSetup *setup, const char *faction, guint i, guint *counts);
void mw_fit_out (const BonesSetup *setup, BonesRoster *roster);

/* MW-FLT-03: how many ships of @template are bought together. */
guint mw_lot (const MwTemplate *template);

/* ---- Shared by the files of this folder ---- */

extern const char *const mw_class_ids[], *const mw_code_ids[];

extern const BonesField mw_general_fields[], mw_ship_fields[], mw_monster_fields[],
    mw_flyer_fields[], mw_weapon_fields[], mw_critical_fields[], mw_plain_fields[],
    mw_spell_fields[], mw_card_fields[], mw_rank_fields[], mw_race_fields[], mw_fleet_fields[],
    mw_table_fields[], mw_character_fields[];
extern const BonesField mw_location_fields[], mw_part_fields[], mw_aim_fields[], mw_guns_fields[],
    mw_link_fields[], mw_way_fields[], mw_damage_fields[], mw_effect_fields[], mw_band_fields[],
    mw_limit_fields[], mw_fleet_ship_fields[], mw_ability_fields[], mw_beast_ability_fields[],
    mw_character_ability_fields[], mw_row_fields[], mw_crew_fields[], mw_boat_fields[];

/* check.c: finds what is wrong beyond the form. */
void mw_content_check (GVariant *content, GPtrArray *flaws);

/* check-fleets.c: finds what is wrong with the ready-made fleets of the set (MW-FLT). */
void mw_content_check_fleets (GVariant *content, GPtrArray *flaws);

/* read.c: reads every row of @content, which has no flaws, into @self. */
void mw_content_read (MwContent *self, GVariant *content);

/* The index of the row of @section whose id is @id, or -1. */
gint mw_row_find (GVariant *content, const char *section, const char *id);

/* A copy of a text of @row; "" if it has none. Free it with g_free (). */
char *mw_row_text (GVariant *row, const char *key);

/* TRUE if the numbers of effects of @code are inches. */
gboolean mw_is_in_inches (MwCode code);

/* names.c: an empty table of words; one entry of it, which takes @id; all entries for @self. */
GHashTable *mw_content_words_new (void);
void mw_content_name (MwContent *self, char *id, const char *text);
void mw_content_name_all (MwContent *self);
