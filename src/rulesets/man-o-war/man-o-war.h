/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Man O' War: ships made of locations, with data that players bring themselves.
 *
 * Everything that sails, swims or flies is a ship of the game: men-o'-war, independents, ships of
 * the line in squadrons, sea monsters and flyers tell themselves apart by the class of their
 * template. A location is two tracks: how many of its boxes are lost, and how many of these are
 * ablaze; what that costs her (guns, sail, crew) is worked out and stored only where a rule takes
 * it once and for all (crew). A wreck is the ship that sank, with MW_WRECK telling what is left of
 * her, so a character who clings to it has a ship number like everybody else. Man O' War cards
 * aboard and spells in force are markers; the spell deck is deck 0 and held in hands, the card deck
 * is deck 1.
 *
 * Units as everywhere: inches are hundredths, points halves.
 */

#include "roll.h"
#include "ruleset.h"

#include <string.h>

extern const BonesRuleset bones_man_o_war;

/* ---- Content: what content.c makes of a content set; section 16 of the catalogue ---- */

#define MW_MAX_TEMPLATES 96
#define MW_MAX_LOCATIONS 12
#define MW_MAX_BOXES 6   /* of a location */
#define MW_MAX_EFFECTS 8 /* of one owner */
#define MW_MAX_GUNS 4    /* kinds of guns in one location */
#define MW_MAX_WEAPONS 16
#define MW_MAX_BANDS 6   /* of one weapon */
#define MW_MAX_SPELLS 63 /* kinds of spell card: one more may be answered, none */
#define MW_MAX_CARDS 64  /* kinds of Man O' War card */
#define MW_MAX_COLOURS 16
#define MW_MAX_RANKS 8
#define MW_MAX_RACES 32
#define MW_MAX_RACE_LIMITS 16              /* of one race */
#define MW_MAX_CRITICALS 11                /* rows: 2d6 */
#define MW_CRITICAL_TABLE "critical-table" /* the words that name it */

typedef enum { MW_MOW, MW_IND, MW_SOL, MW_FLYER, MW_MONSTER, MW_CLASSES } MwClass;

typedef enum { MW_BOW, MW_PORT, MW_STARBOARD, MW_STERN, MW_BANKS } MwBank;

/* What a row of guns points at: a bank, both sides (so many on each), or every way. */
typedef enum {
  MW_AT_BOW,
  MW_AT_PORT,
  MW_AT_STARBOARD,
  MW_AT_STERN,
  MW_AT_SIDE,
  MW_AT_ALL
} MwFacing;

typedef enum { MW_ANY_AIM, MW_HIGH, MW_LOW, MW_AIMS } MwAim;

/* What a face of an aim column says, in place of a location. */
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
  MW_CODES
} MwCode;

/* What MW_MOD and MW_REROLL are about. */
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
  MW_MODS
} MwMod;

typedef enum { MW_INSTANT, MW_END_PHASE, MW_ONE_TURN, MW_FOR_THE_GAME, MW_DURATIONS } MwDuration;

/* When an effect of a location happens. */
typedef enum { MW_EACH_BOX, MW_AT_BOX, MW_DESTROYED, MW_WHENS } MwWhen;

typedef struct {
  guint8 code;     /* MwCode */
  guint8 mod;      /* MwMod, of MOD and REROLL; MwFacing, of GUNS_LOST */
  guint8 duration; /* MwDuration */
  guint8 when;     /* MwWhen, of a location's */
  guint8 box;      /* MW_AT_BOX: which, from 1 */
  gint16 number;   /* SAIL, OARS, SPEED, MOVE_ENEMY: hundredths of inches; else as written */
  char *text;      /* NOTE; owned by the content. Its number is N of the words "note.N" */
} MwEffect;

typedef struct {
  guint8 n;
  MwEffect list[MW_MAX_EFFECTS];
} MwEffects;

/* "2d6", "1d3", "2": dice of so many sides and what is added. All 0: none. */
typedef struct {
  guint8 dice, sides; /* sides 3: a d6 halved, rounding up (MW-AMB-53) */
  gint16 plus;
} MwAmount;

typedef struct {
  guint8 facing; /* MwFacing */
  guint8 number;
  guint8 weapon;
} MwGuns;

typedef struct {
  char *id, *name;
  guint8 col_from, col_to; /* 1: the prow */
  guint8 row_from, row_to; /* 0: low */
  guint8 boxes, save;      /* save 0: none */
  guint8 fireproof, no_criticals, rider;
  guint8 n_guns;
  MwGuns guns[MW_MAX_GUNS];
  MwEffects effects;
  guint16 links[3]; /* MW-TPL-05, by MwSpread: locations as bits that fire takes in place of the
                       grid's; 0: the grid's */
} MwLocation;

typedef enum { MW_PROWWARD, MW_UPWARD, MW_STERNWARD, MW_SPREADS } MwSpread;

typedef enum { MW_DEFENDS_BY_CREW, MW_DEFENDS_BY_WOUNDS, MW_DEFENDS_BY_NUMBER } MwDefence;

typedef struct {
  char *id, *name, *race, *notes; /* race "" where it is anybody's */
  char *words;                    /* the id of the words that name it: "template.ID" */
  guint8 class;                   /* MwClass */
  guint8 squadron; /* ships of one purchase: 3 for a ship of the line; flyers: the most */
  guint16 points;  /* halves: of one purchase; of a flyer each */
  guint16 crew;
  guint16 sail, sail_astern, oars, ramming; /* 0: none */
  guint8 ignores_wind;
  MwAmount ram; /* waterline hits */
  char *ram_notes;
  guint8 btw_boxes, btw_save;
  guint8 defence, defence_dice; /* MwDefence against flyers */
  guint8 armament;              /* of a flyer against flyers: dice */
  guint8 save_all, wounds;
  MwAmount move_dice;
  guint16 move;
  char *special; /* what the special attack is called; NULL: none */
  guint8 special_needs;
  MwEffects special_effects;
  guint8 n_locations;
  MwLocation locations[MW_MAX_LOCATIONS];
  guint8 aims;            /* as bits: columns that there are */
  guint8 aim[MW_AIMS][6]; /* index of a location, or MW_AIM_... */
} MwTemplate;

typedef struct {
  char *name;
  guint16 up_to;
  gint8 save;
} MwBand;

typedef struct {
  char *id, *name, *text;
  guint16 reach;
  guint8 shots;
  guint8 needs;      /* to hit; 0: by the location die */
  guint8 anti_flyer; /* MW-DEF-07: the one that is bought for men-o'-war */
  guint8 n_bands;
  MwBand bands[MW_MAX_BANDS];
  MwEffects effects; /* beside the damage */
} MwWeapon;

typedef struct {
  guint8 from, to;
  char *text;
  MwEffects effects;
} MwCritical;

typedef enum {
  MW_AT_NOTHING,
  MW_AT_ENEMY_SHIP,
  MW_AT_OWN_SHIP,
  MW_AT_ANY_SHIP,
  MW_TARGETS
} MwTarget;

typedef struct {
  char *id, *name, *text;
  guint8 colour, dispels; /* indices into colours */
  guint8 needs, target, duration, copies;
  MwEffects effects;
} MwSpell;

typedef struct {
  char *id, *name, *text;
  guint8 symbol; /* index into symbols */
  guint8 uses;   /* MwUses */
  guint8 copies;
  MwEffects effects;
} MwCard;

typedef enum { MW_ALWAYS, MW_ONCE_A_TURN, MW_ONCE_A_GAME } MwUses;

typedef struct {
  char *id, *name;
  guint16 points; /* halves */
  guint8 hand, honours;
  gint8 bonus;
  guint8 reroll; /* of the college's colour */
} MwRank;

/* MW-FLT-02: of a template, or of a class where template is 0xff. Warns only. */
typedef struct {
  guint8 race, template, class, least, most;
} MwLimit;

typedef struct {
  guint8 n_templates, n_weapons, n_criticals, n_spells, n_cards, n_ranks, n_colours, n_symbols,
      n_races;
  guint16 n_limits, n_notes;
  guint8 critical_dice; /* 1 or 2 */
  guint8 cannon;        /* the weapon that is plain cannon */
  guint8 anti_flyer;    /* the weapon of MW-FLT-13, or 0xff */
  MwTemplate templates[MW_MAX_TEMPLATES];
  MwWeapon weapons[MW_MAX_WEAPONS];
  MwCritical criticals[MW_MAX_CRITICALS];
  MwSpell spells[MW_MAX_SPELLS];
  MwCard cards[MW_MAX_CARDS];
  MwRank ranks[MW_MAX_RANKS];
  char *colours[MW_MAX_COLOURS], *symbols[MW_MAX_CARDS], *races[MW_MAX_RACES];
  MwLimit limits[MW_MAX_RACES * MW_MAX_RACE_LIMITS];
  /* Ids of what may be answered, NULL at the end, for asks: "spell.SP-01" ... and "none"; cards,
   * ranks, colours likewise; locations by template. They live as long as the content. */
  const char **spell_ids, **card_ids, **rank_ids, **colour_ids;
  const char **race_ids; /* the races' own: what rosters call a faction */
  const char **location_ids[MW_MAX_TEMPLATES];
  /* The range bands of a weapon from the nearest on ("band.CANNON.1" ...), and behind them
   * "out-of-reach" and "in-the-way". */
  const char **band_ids[MW_MAX_WEAPONS];
  GHashTable *words; /* of BonesWords by id: the names that the content brings */
} MwContent;

/* content-schema.c: the form of a content set. */
extern const BonesSchema mw_schema;

/* content.c: reads a content set. An error names section, row and field. */
gpointer mw_content_new (GVariant *variant, GError **error);
void mw_content_free (gpointer content);

/* The words that the content brings, or NULL: "template.ID", "about.template.ID", "special.ID" (of
 * its special attack), "location.TEMPLATE.ID", "weapon.ID", "about.weapon.ID", "band.WEAPON.N",
 * "critical.N", "spell.ID", "about.spell.ID", "card.ID", "about.card.ID", "rank.ID", "colour.N",
 * "symbol.N", "note.N", "faction.RACE". N counts from 0. */
const BonesWords *mw_content_words (gconstpointer content, const char *id);

/* The races, as factions. */
const char *const *mw_content_factions (gconstpointer content);

/* ---- State ---- */

/* Tracks of a ship. */
typedef enum {
  MW_LOST,                                     /* boxes of location 0 that are lost; eleven more */
  MW_ABLAZE = MW_LOST + MW_MAX_LOCATIONS,      /* how many of these burn; eleven more */
  MW_CREW_LEFT = MW_ABLAZE + MW_MAX_LOCATIONS, /* crew counters; of a prize: the captor's */
  MW_HULL,     /* waterline boxes marked; of monsters and flyers: wound counters */
  MW_SQUADRON, /* number of her squadron or flyer unit in her fleet, from 1; 0: she acts alone */
  MW_FLAG,     /* she leads her squadron */
  MW_CAPTURED, /* the turn in which she was taken: she is a prize; 0: she is none */
  MW_AGROUND,
  MW_STRAGGLER,
  MW_NO_MOVE_COUNTER,
  MW_NO_FIRE_COUNTER,
  MW_WRECK,      /* MwWreck */
  MW_TO_SCUTTLE, /* 1 + the ship that announced it */
  MW_DONE,       /* bits: MwDone, this turn */
  MW_FIRED,      /* bits by MwBank, this turn */
  MW_DEPTH,      /* of a monster: MwDepth */
  MW_LEFT,       /* inches of her move that are left */
  MW_ANTI_FLYER, /* she carries an anti-flyer weapon */
  MW_SHIP_TRACKS
} MwShipTrack;

G_STATIC_ASSERT (MW_SHIP_TRACKS <= BONES_MAX_TRACKS);

typedef enum { MW_NO_WRECK, MW_WRECKAGE, MW_DEBRIS, MW_GONE } MwWreck;
typedef enum {
  MW_MOVED = 1,
  MW_SHOT = 2,
  MW_BOARDED = 4,
  MW_TRIED = 8,
  MW_SPECIAL = 16,
  MW_SHOT_DOWN = 32,
  MW_RETAKEN = 64
} MwDone;
typedef enum { MW_NO_BEAST, MW_LAIR, MW_SURFACE, MW_SUBMERGED, MW_DRIVEN_DOWN } MwDepth;

/* Tracks of a fleet. */
typedef enum {
  MW_RANK,         /* of its wizard: 1 + index; 0: none was bought */
  MW_WIZARD_SHIP,  /* 1 + the ship, or the wreck, that he is on; 0: he is out of the game */
  MW_WIZARD_FATE,  /* MwFate */
  MW_COLLEGE,      /* 1 + colour; 0: not known */
  MW_ADMIRAL_SHIP, /* likewise */
  MW_ADMIRAL_FATE,
  MW_MAGIC, /* bits, this turn: MwMagic */
  MW_SPENT, /* halves of points for wizard, cards and anti-flyer weapons, beyond the roster's */
  MW_FLEET_TRACKS
} MwFleetTrack;

typedef enum { MW_ABOARD, MW_CLINGS, MW_KILLED, MW_TAKEN, MW_FATES } MwFate;
typedef enum { MW_CAST = 1, MW_REROLLED = 2 } MwMagic;

typedef enum {
  MW_VERB_MUSTER,
  MW_VERB_SET_UP,
  MW_VERB_INITIATIVE,
  MW_VERB_MAGIC,
  MW_VERB_ACTIVATE,
  MW_VERB_MOVE,
  MW_VERB_FIRE,
  MW_VERB_BOARD,
  MW_VERB_ANTI_FLYER,
  MW_VERB_CARD, /* a Man O' War card aboard is used */
  MW_VERB_DONE,
  MW_VERB_SUMMON,
  MW_VERB_FLAGSHIP, /* MW-SQN-01, by choice */
  MW_VERB_END,
  MW_VERB_CONCEDE,
  MW_VERB_END_BATTLE,
  MW_VERBS
} MwVerb;

typedef enum {
  MW_EDITION,
  MW_POINTS_LIMIT,
  MW_FLYER_ALLOWANCE,
  MW_AFW_ALLOWANCE,
  MW_MAX_WIZARDS,
  MW_HANDS,
  MW_TERRAIN_PLACEMENT,
  MW_WIND_POINTS,
  MW_WIND_REROLL_DOUBLES,
  MW_DISPEL_NUMBER,
  MW_LORD_REROLL_COLOUR,
  MW_CLINGING_WIZARD_CASTS,
  MW_AGAINST_WIND_TURN,
  MW_BROADSIDE_BOTH_SIDES,
  MW_CREW_ZERO_KILLS,
  MW_PRIZE_MIN_LEFT,
  MW_STRAGGLER_INCHES,
  MW_FIRE_NEWLY_LIT_ROLL,
  MW_FIRE_ROLL_PER,
  MW_ABANDONED_SIDE_LOSES,
  MW_BLAZE_DESTROYS,
  MW_TURN_LIMIT, /* 0: off */
  MW_MONSTER_RETRY,
  MW_MONSTER_BOARD_CANNONS,
  MW_VOLLEY_MONSTER_ROLL,
  MW_FLYER_DRAW_LOSS,
  MW_HR_WIND_DOUBLE_SHIFT,
  MW_HR_NO_MAGIC_TURN1,
  MW_HR_PRIZE_DOUBLE_HONOURS,
  MW_HR_FLYER_FIRST,
  MW_OPTIONS
} MwOption;

enum { MW_APP_CARDS, MW_PHYSICAL_CARDS };         /* mw.hands */
enum { MW_BY_QUOTA, MW_FREELY };                  /* mw.terrain_placement */
enum { MW_8_POINTS, MW_4_POINTS, MW_16_POINTS };  /* mw.wind_points */
enum { MW_EVERY_DOUBLE, MW_FIRST_DOUBLE };        /* mw.wind_reroll_doubles */
enum { MW_SPENT_CARD, MW_TARGET_SPELL };          /* mw.dispel_number */
enum { MW_COLOUR_OF_TARGET, MW_COLOUR_OF_SPENT }; /* mw.lord_reroll_colour */
enum { MW_WHOLE_MOVE, MW_THEN_CONTINUE };         /* mw.against_wind_turn */
enum { MW_ANY_CAUSE, MW_BOARDING_ONLY };          /* mw.crew_zero_kills_characters */
enum { MW_PER_AREA, MW_PER_COUNTER };             /* mw.fire_roll_per */
enum { MW_BOXES_DESTROY, MW_AREA_DESTROYED };     /* mw.blaze_destroys */
enum { MW_ONCE_PER_TURN, MW_UNLIMITED };          /* mw.monster_retry */
enum { MW_CANNONS_DEFENDING, MW_CANNONS_ALWAYS }; /* mw.monster_board_cannons */
enum { MW_ROLL_PER_VOLLEY, MW_ROLL_PER_SHOT };    /* mw.volley_monster_roll */
enum { MW_NOBODY_LOSES, MW_BOTH_LOSE };           /* mw.flyer_draw_loss */

/* Kinds of link. */
typedef enum {
  MW_NO_LINK,
  MW_HELD,    /* a: a monster on the surface; b: the ship that it touches (MW-MON-11) */
  MW_TOUCHES, /* two ships are in contact, as far as anybody has said (MW-COL-01) */
  MW_TOOK,    /* a: the ship that boarded; b: her prize (MW-CAP-01) */
  MW_LINK_KINDS
} MwLink;

/* Tracks of the table. */
typedef enum {
  MW_FIRST_SIDE, /* 1 + the fleet that won the choice of sides */
  MW_EDGE,       /* 1 + the fleet that has the eastern edge */
  MW_TERRAIN,    /* features on the table */
  MW_LAST,       /* 1 + the fleet that went last in the battle phase */
  MW_UNIT,       /* the squadron that is being used, of the fleet of MW_LAST; 0: none */
  MW_PART,       /* of the End Phase: MwPart */
  MW_HALF_POINT, /* the wind blows half a point further clockwise (mw.wind_points 16) */
  MW_TABLE_TRACKS
} MwTableTrack;

/* Kinds of marker. */
enum {
  MW_CARD_ABOARD = 1, /* ship; values[0] kind of card, values[1] the turn in which it was used;
                         stage 1: used up */
  MW_SPELL_IN_FORCE,  /* ship, or none; values[0] kind of spell; until */
  MW_EFFECT_IN_FORCE, /* ship; values[0] MwCode | mod << 8, values[1] its number as gint16; until */
  MW_GUNS_SPARED,     /* ship; values[0] location, values[1] bank: mw.broadside_both_sides off */
  MW_SECTION,         /* of the table, while terrain is placed: values[0] its quota, [1] placed */
  MW_MARKER_KINDS
};

/* BonesGame.cards */
enum { MW_SPELL_DECK, MW_CARD_DECK };

/* BonesGame.step */
typedef enum {
  MW_MUSTER,
  MW_SETTING_UP,
  MW_INITIATIVE,
  MW_MAGIC_PHASE,
  MW_BATTLE,
  MW_END,
  MW_STEPS
} MwStep;

/* The parts of the End Phase, in their order. */
typedef enum {
  MW_SURVIVORS,
  MW_WRECKS,
  MW_FIRES,
  MW_STRAGGLERS,
  MW_SCUTTLING,
  MW_COUNTERS,
  MW_CARDS,
  MW_LAIRS,
  MW_RECORD,
  MW_PARTS
} MwPart;

/* BonesGame.over */
enum { MW_GOES_ON, MW_OVER_LAST_FLEET, MW_OVER_LIMIT, MW_OVER_AGREED };

/* tables.c, options.c, words*.c: what it is called and what it says. */
extern const char *const mw_editions[], *const mw_link_kinds[], *const mw_marker_kinds[];
extern const BonesOption mw_options[];
extern const BonesPreset mw_presets[];
extern const BonesVerb mw_verbs[];
extern const BonesTrack mw_ship_tracks[], mw_fleet_tracks[], mw_table_tracks[];
extern const BonesPerson mw_people[];
extern const BonesWords mw_words[], mw_words_events[], mw_words_settings[];

/* The template of @ship, and its location @i. */
const MwTemplate *mw_template (const BonesSetup *setup, const BonesGame *game, guint ship);

/* What is written about a location in events and asks: {a:location}. */
#define MW_PLACE(template_index, location)                                                         \
  ((gint32) (template_index) *MW_MAX_LOCATIONS + (location))

/* ---- Magic, sea monsters, flyers: sections 6, 13, 14 of the catalogue ---- */

/* In place of a spell: "none" among spell_ids. */
#define MW_NO_SPELL(content) ((content)->n_spells)

/* magic.c: MW-MAG, MW-FLT-04 to 06, MW-END-07 */

/* Whether @fleet has a wizard who may cast and dispel (MW-MAG-09). */
gboolean mw_has_wizard (const BonesSetup *setup, const BonesGame *game, guint fleet);

/* The rank of the wizard that was bought for @fleet, or NULL; and what that adds (MW-MAG-07). */
const MwRank *mw_rank (const BonesSetup *setup, const BonesGame *game, guint fleet);
gint mw_rank_bonus (const BonesSetup *setup, const BonesGame *game, guint fleet);

guint mw_hand_size (const BonesSetup *setup, const BonesGame *game, guint fleet);

/* MW-FLT-04: whether @fleet buys a wizard for at most @halves, of which rank, and on which ship he
 * sails, unless the roster says it; then his college and his hand. What he costs beyond it is added
 * to MW_SPENT. */
gboolean mw_engage_wizard (BonesPlay *play, guint fleet, guint halves) BONES_ASKS;

/* MW-MAG-01: the whole phase, each side casting once. MW-END-07: the whole step, both sides. */
gboolean mw_magic_phase (BonesPlay *play) BONES_ASKS;
gboolean mw_magic_cards (BonesPlay *play) BONES_ASKS;

/* Up to a full hand for the wizard of @fleet (MW-FLT-06, MW-END-07). */
gboolean mw_draw_spells (BonesPlay *play, const char *rule, guint fleet) BONES_ASKS;

/* The wizard of @fleet is out of the game: his hand is discarded (MW-BRD-08). */
void mw_discard_hand (BonesPlay *play, guint fleet);

/* spells.c: what a spell does, and those in force */

/* What spells in force on @ship add up to of @code; of MW_MOD only those of @mod. mw_mod() and
 * whoever works out speeds (SAIL, OARS, SPEED ...) add it. How many such effects there are, for
 * codes without a number (NO_TURN, SPEED_HALF). */
gint mw_spell_sum (const BonesSetup *setup, const BonesGame *game, guint ship, MwCode code,
                   guint mod);
guint mw_spell_count (const BonesSetup *setup, const BonesGame *game, guint ship, MwCode code,
                      guint mod);

/* Whether a spell of @fleet may be aimed at @ship, as @target says (MW-FLY-12, MW-MON-01, 08). */
gboolean mw_is_spell_target (const BonesGame *game, guint fleet, MwTarget target, guint ship);

/* The spell of kind @kind takes effect on @ship, or on nobody: BONES_NO_SHIP. */
gboolean mw_spell_works (BonesPlay *play, guint fleet, guint kind, guint ship) BONES_ASKS;

/* beasts.c: what monsters and flyers have in common */

/* Wounds that are left (MW-MON-18); 0 of a ship. */
guint mw_wounds_left (const BonesSetup *setup, const BonesGame *game, guint ship);

/* @ship, a monster or a flyer, takes @wounds, and is gone with the last (MW-MON-15, MW-FLY-10). */
void mw_wound (BonesPlay *play, const char *rule, guint ship, guint wounds);

/* One effect on a monster or a flyer (MW-AMB-56, MW-FLY-12): mw_effect() hands it on. */
gboolean mw_beast_effect (BonesPlay *play, const MwEffect *effect, const char *rule, guint ship,
                          guint ordinal) BONES_ASKS;

/* monsters.c: MW-MON, MW-SET-05, MW-END-08 */
gboolean mw_place_lairs (BonesPlay *play) BONES_ASKS;

/* Which monster lies face down, its own side knows (MW-SET-05). */
gboolean mw_hides (const BonesSetup *setup, const BonesGame *game, guint ship, guint viewer);

/* A go of the battle phase: an attempt to summon (MW-MON-02), which is the monster's go where it
 * works; and the go of a monster on the table. */
gboolean mw_summon (BonesPlay *play, guint ship) BONES_ASKS;
gboolean mw_use_monster (BonesPlay *play, guint ship) BONES_ASKS;

/* Whether @ship may be summoned now; why not in @refusal. */
gboolean mw_may_summon (const BonesSetup *setup, const BonesGame *game, guint ship,
                        BonesRefusal *refusal);

void mw_heal_in_lairs (BonesPlay *play);

/* The monster that holds @ship (MW-MON-11): she may neither move nor fire at anything else, nor
 * take part in another boarding; or BONES_NO_SHIP. And the ship that @monster holds. */
guint mw_holder (const BonesGame *game, guint ship);
guint mw_held_by (const BonesGame *game, guint monster);

/* @ship has come into contact with @monster, on the surface (MW-COL-01). */
void mw_touch_monster (BonesPlay *play, guint ship, guint monster);

/* @ship was moved by somebody else: is she still in contact with whomever she held, or who held
 * her, or whom she touched? */
gboolean mw_ask_still_touching (BonesPlay *play, guint ship, MwLink kind) BONES_ASKS;

/* Whether @ship may board or ram @monster: not while it is in contact with another (MW-MON-12). */
gboolean mw_may_strike_monster (const BonesGame *game, guint ship, guint monster);

/* MW-MON-12, MW-MON-15: @ship fires @shots at @monster, its saves changed by @save. How many go
 * into @victim instead, the ship that it holds: these the volley goes on with. */
gboolean mw_fire_at_monster (BonesPlay *play, guint ship, guint monster, guint shots, gint save,
                             guint ordinal, guint *victim, guint *astray) BONES_ASKS;

/* MW-MON-10: @ship boards @monster, both sides deciding round by round. */
gboolean mw_board_monster (BonesPlay *play, guint ship, guint monster) BONES_ASKS;

/* MW-MON-17: @rammer has rammed @monster: its save, and then her hits. */
gboolean mw_ram_monster (BonesPlay *play, guint rammer, guint monster) BONES_ASKS;

/* flyers.c: MW-FLY. The go of one flyer; turn.c picks those of a unit one after another. */
gboolean mw_use_flyers (BonesPlay *play, guint ship) BONES_ASKS;

/* anti-flyer.c: MW-AFW */
gboolean mw_anti_flyer_fire (BonesPlay *play, guint ship) BONES_ASKS;

/* Whether @ship may fire it now; why not in @refusal. Afterwards her cannons are silent. */
gboolean mw_may_fire_anti_flyer (const BonesSetup *setup, const BonesGame *game, guint ship,
                                 BonesRefusal *refusal);

/* words-magic.c, words-beasts.c */
extern const BonesWords mw_words_magic[], mw_words_beasts[];

/* values.c: "{a:spell}", "mow-card" (Man O' War) and what is written on them ("about-spell",
 * "about-card"), "rank", "colour", "symbol", "location" (MW_PLACE), "weapon", "special" (of a
 * template), "critical" (its row), "note"; "shade" is a colour counted from 1. */
const char *mw_value_words (gconstpointer content, const char *format, gint32 value);

/* spell-hand.c: the deck of spells. */
extern const BonesHands mw_hands;

/* ---- Ships: sections 1 to 5 and 7 to 12 of the catalogue ---- */

#define MW_MOST_SECTIONS 48
#define MW_ALL_ROUND MW_BANKS /* in place of a bank: guns that point every way */
#define MW_FIRING_BANKS (MW_BANKS + 1)
#define MW_ANY_WEAPON MW_MAX_WEAPONS

/* How a ship goes: the angle of the wind, or oars (MW-MOV-03, MW-OAR). */
typedef enum { MW_ACROSS, MW_ASTERN, MW_INTO, MW_OARED, MW_RAMMING, MW_BACKING, MW_GOINGS } MwGoing;

/* facts.c: what is true of ships as they stand; nothing of it is stored. */

/* Closes an action: sets why in @refusal, returns FALSE. */
gboolean mw_refuse (BonesRefusal *refusal, const char *what, const char *rule);

gboolean mw_is_class (const BonesSetup *setup, const BonesGame *game, guint ship, MwClass class);

/* Whether @ship is a ship of wood: no monster, no flyer. */
gboolean mw_is_vessel (const BonesSetup *setup, const BonesGame *game, guint ship);

/* Whether @ship is on the table where others meet her: not in a lair, not submerged. */
gboolean mw_is_met (const BonesGame *game, guint ship);

/* MW-BRD-09: a vessel on the table without a crew. */
gboolean mw_is_abandoned (const BonesSetup *setup, const BonesGame *game, guint ship);

/* MW-SNK-02: whether there is any on the table. */
gboolean mw_is_any_wreckage (const BonesGame *game);

/* MW-CAP-02 */
gboolean mw_is_prize (const BonesGame *game, guint ship);

/* The other fleet. */
guint mw_enemy (const BonesGame *game, guint fleet);

/* The fleet whose Admiral, or wizard, is on @ship, alive; or BONES_NOBODY. */
guint mw_admiral_on (const BonesGame *game, guint ship);
guint mw_wizard_on (const BonesGame *game, guint ship);

/* MW-FIR-05 */
gboolean mw_is_destroyed (const BonesSetup *setup, const BonesGame *game, guint ship,
                          guint location);

/* Whether an effect holds as long as its cause does, and is added up by mw_sum(); others happen
 * once. */
gboolean mw_is_standing (MwCode code);

/* What lost boxes, cards aboard, and criticals and spells in force add up to of @code; of MOD,
 * REROLL and GUNS_LOST only those of @mod. And how many such effects there are. */
gint mw_sum (const BonesSetup *setup, const BonesGame *game, guint ship, MwCode code, guint mod);
guint mw_count (const BonesSetup *setup, const BonesGame *game, guint ship, MwCode code, guint mod);

/* Whether a counter, or what stands, keeps her from moving or firing: NO_MOVE or NO_FIRE. */
gboolean mw_is_forbidden (const BonesSetup *setup, const BonesGame *game, guint ship, MwCode code);

/* What everything that is always there adds to a roll. */
gint mw_mod (const BonesSetup *setup, const BonesGame *game, guint ship, MwMod mod);

/* MW-MOV-01: how far @ship goes, in hundredths of inches; 0: not in this way. */
guint mw_speed (const BonesSetup *setup, const BonesGame *game, guint ship, MwGoing going);

/* Whether she has sails or oars left that move her. */
gboolean mw_has_way (const BonesSetup *setup, const BonesGame *game, guint ship);

/* Whether guns that look @facing are in @bank, or MW_ALL_ROUND. */
gboolean mw_points_at (MwFacing facing, guint bank);

/* Her guns of @weapon, or of MW_ANY_WEAPON, that are left in @bank or MW_ALL_ROUND. */
guint mw_guns (const BonesSetup *setup, const BonesGame *game, guint ship, guint bank,
               guint weapon);

/* MW-VIC-03: the Battle Honours of @fleet as things stand. */
guint mw_honours (const BonesSetup *setup, const BonesGame *game, guint fleet);

/* The location of @template that @face is in @aim, or MW_AIM_WATERLINE, or MW_AIM_MISS. */
guint mw_aimed_at (const MwTemplate *template, MwAim aim, guint face);

/* The column that a die is read in where nobody aims: HIGH, or what there is. */
MwAim mw_usual_aim (const MwTemplate *template);

/* Whether ships of @class have @track, which is none of a location: beasts have no crew, flyers no
 * lair; only ships of the line and flyers sail in squadrons. */
gboolean mw_has_track (MwClass class, guint track);

/* rolls.c: questions and dice */

/* A question to the player of @ship, or of @fleet. */
BonesAsk mw_ask (const BonesGame *game, BonesAskKind kind, const char *what, const char *rule,
                 guint ship, guint ordinal);
BonesAsk mw_ask_fleet (BonesAskKind kind, const char *what, const char *rule, guint fleet,
                       guint ordinal);
gboolean mw_confirm (BonesPlay *play, const BonesAsk *ask, gboolean *yes) BONES_ASKS;

/* One of the ships that are open in @ask; who is the only one is not asked for. */
gboolean mw_pick_ship (BonesPlay *play, const BonesAsk *ask, guint *ship) BONES_ASKS;

/* At most one of them: BONES_NO_SHIP for nobody. */
gboolean mw_pick_nobody_or (BonesPlay *play, BonesAsk *ask, guint *ship) BONES_ASKS;

/* One die of @ship's player, about her. */
BonesRoll mw_die (const BonesGame *game, const char *what, const char *rule, guint ship,
                  guint ordinal);

/* MW-GEN-02: a die that must come to roll->needs, with its bonus; a natural 1 never does. */
gboolean mw_test (BonesPlay *play, const BonesRoll *roll, gboolean *works) BONES_ASKS;

/* MW-GEN-03, MW-GEN-04: a save of @ship against @save (0: there is none), @bonus added, of which
 * @range comes from the range. */
typedef struct {
  const char *what, *rule;
  guint ship, other; /* who makes it necessary, or BONES_NO_SHIP */
  guint save;
  gint range, more;
  guint ordinal;
  gint32 about; /* {c} of the question: a place, or a number */
} MwSave;
gboolean mw_save (BonesPlay *play, const MwSave *save, gboolean *saved) BONES_ASKS;

/* MW-AMB-53: a d6 halved, rounding up; and any amount: "2d6", "1d3", "2". */
gboolean mw_roll_amount (BonesPlay *play, const MwAmount *amount, const BonesRoll *die,
                         gint *number) BONES_ASKS;

/* cards.c: Man O' War cards */

/* The deck is laid out by kinds. */
guint mw_cards_left (const BonesSetup *setup, const BonesGame *game, guint kind);

/* MW-FLT-07, MW-FLT-10: one card of the deck, dealt to @fleet: *kind, or MW_NO_CARD. */
#define MW_NO_CARD MW_MAX_CARDS
gboolean mw_deal_card (BonesPlay *play, const char *rule, guint fleet, guint ordinal,
                       guint *kind) BONES_ASKS;

/* MW-FLT-09: a card that was dealt is lost; copies are alike. */
void mw_discard_card (BonesPlay *play, guint kind);

/* MW-FLT-08: whether @ship has no card with the symbol of @kind. */
gboolean mw_may_carry (const BonesSetup *setup, const BonesGame *game, guint ship, guint kind);
void mw_put_aboard (BonesPlay *play, const char *rule, guint ship, guint kind);

/* What adds to a roll of @ship: mw_mod(), and cards of which she may make use now. */
gboolean mw_bonus (BonesPlay *play, guint ship, MwMod mod, const char *rule, guint ordinal,
                   gint *bonus) BONES_ASKS;

/* Cards that do something of their own when they are used. */
gboolean mw_has_card_to_use (const BonesSetup *setup, const BonesGame *game, guint ship);
gboolean mw_use_card (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean mw_after_roll (BonesPlay *play, BonesThrow *throws, guint n, gboolean *again) BONES_ASKS;
gboolean mw_may_roll_again (const BonesPlay *play, const BonesThrow *throw);

/* effects.c: MW-TPL-06 */

/* What happens to @ship, and where: a location, or -1. */
typedef struct {
  guint ship;
  gint location;
  const char *rule;
  guint ordinal;
  gboolean seen; /* what holds as long as its cause does is seen by mw_sum() (of a location, of a
                    card): no marker is needed to keep it */
} MwDeed;

/* Carries out all of @effects, or one that does not stand. */
gboolean mw_effects (BonesPlay *play, const MwEffects *effects, const MwDeed *deed) BONES_ASKS;
gboolean mw_effect (BonesPlay *play, const MwEffect *effect, const char *rule, guint ship,
                    guint ordinal) BONES_ASKS;

/* damage.c: MW-DMG, MW-CRT, MW-SNK, MW-BRD-08 */

/* A hit on @location: the save, and what comes of it (MW-DMG-01, MW-CRT-01). @range and @more
 * change the save; @hurt, unless NULL: it failed. */
typedef struct {
  guint ship, location;
  guint other; /* who hits her, or BONES_NO_SHIP */
  gint range, more;
  guint ordinal;
} MwHit;
gboolean mw_hit (BonesPlay *play, const char *rule, const MwHit *hit, gboolean *hurt) BONES_ASKS;

/* One box of hers is lost, or burns: its effects (MW-DMG-01, MW-FIR-05). */
gboolean mw_lose_box (BonesPlay *play, const char *rule, guint ship, guint location,
                      gboolean ablaze, guint ordinal) BONES_ASKS;

/* MW-CRT-02: a damaged box of @location burns, or a sound one, or nothing does. */
gboolean mw_set_ablaze (BonesPlay *play, const char *rule, guint ship, guint location,
                        guint ordinal) BONES_ASKS;

/* MW-AMB-19: her save below the waterline, and @hits where it fails; 0: only whether it does. */
gboolean mw_waterline (BonesPlay *play, const char *rule, const MwHit *hit, guint hits,
                       gboolean *hurt) BONES_ASKS;
void mw_take_water (BonesPlay *play, const char *rule, guint ship, guint hits);

/* MW-DMG-03: @n crew counters fewer, or more where below 0. */
void mw_lose_crew (BonesPlay *play, const char *rule, guint ship, gint n);

/* MW-BRD-08, and wherever characters die or are taken: all on @ship but those of fleet @spared, or
 * of BONES_NOBODY. */
void mw_lose_characters (BonesPlay *play, const char *rule, guint ship, guint spared, MwFate fate);

/* MW-SNK-01: @ship is a wreck; and she is gone without one. */
void mw_sink (BonesPlay *play, const char *rule, guint ship);
void mw_leave (BonesGame *game, guint ship, BonesStatus status);

/* turn.c: MW-TRN, MW-ACT */
gboolean mw_activate (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean mw_done (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* The fleet whose go it is, or BONES_NOBODY: neither has a unit left. */
guint mw_next_fleet (const BonesSetup *setup, const BonesGame *game);

/* Whether @ship may be used in the battle phase now, but for whose go it is. */
gboolean mw_is_usable (const BonesSetup *setup, const BonesGame *game, guint ship);
gboolean mw_has_unit_left (const BonesSetup *setup, const BonesGame *game, guint fleet);

/* The go of @ship is over; with the last of her squadron that of the unit. */
void mw_finish_ship (BonesPlay *play, guint ship);
void mw_begin_step (BonesGame *game, MwStep step);
void mw_give_turn (const BonesSetup *setup, BonesGame *game, guint fleet);

/* squadron.c: MW-SQN */
gboolean mw_in_squadron (const BonesGame *game, guint ship, guint fleet, guint squadron);
guint mw_flagship_of (const BonesGame *game, guint fleet, guint squadron);
gboolean mw_cannot_move (const BonesSetup *setup, const BonesGame *game, guint ship);
void mw_hoist_flag (BonesPlay *play, const char *rule, guint ship);
gboolean mw_choose_flag (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* Squadrons whose flagship is gone get another (MW-SQN-01). */
gboolean mw_replace_flags (BonesPlay *play) BONES_ASKS;

/* MW-SQN-02, MW-SQN-03: who is too far from her flagship. */
gboolean mw_check_stragglers (BonesPlay *play) BONES_ASKS;

/* set-up.c: MW-SET */
gboolean mw_set_up (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* initiative.c: MW-INI, MW-SET-03, MW-HR-01 */
gboolean mw_initiative (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean mw_roll_for_wind (BonesPlay *play) BONES_ASKS;

/* The wind moves so many positions clockwise, or the other way where below 0. */
void mw_shift_wind (BonesPlay *play, const char *rule, gint positions);

/* move.c: MW-MOV, MW-OAR, MW-COL */
gboolean mw_move (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* The same, from getting off the ground on; a straggler in the End Phase does not ram. */
gboolean mw_sail (BonesPlay *play, guint ship, gboolean rams) BONES_ASKS;

/* Two ships of wood are in contact, by a move, a ram or a boarding (MW-COL-01). */
void mw_come_alongside (BonesGame *game, guint ship, guint other);

/* aground.c: MW-OBS-01; MW-OBS-02: whether she tries to get off, and @free whether she is. */
gboolean mw_run_aground (BonesPlay *play, guint ship) BONES_ASKS;
gboolean mw_get_off (BonesPlay *play, guint ship, gboolean *free) BONES_ASKS;

/* ram.c: MW-RAM */
gboolean mw_ram (BonesPlay *play, guint ship, guint target) BONES_ASKS;

/* MW-RAM-03: how many *@hits @ship's ram makes, as many as her own entry says. */
gboolean mw_roll_ram (BonesPlay *play, guint ship, guint target, gint *hits) BONES_ASKS;

/* fire.c: MW-CMB */
gboolean mw_fire (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* The banks that @ship may still fire, as bits. */
guint mw_loaded_banks (const BonesSetup *setup, const BonesGame *game, guint ship);

/* boarding.c: MW-BRD */
gboolean mw_board (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean mw_may_be_boarded (const BonesSetup *setup, const BonesGame *game, guint ship,
                            guint target);

/* The cannons that @ship has toward @other: asks which bank faces her (MW-BRD-02). */
gboolean mw_facing_guns (BonesPlay *play, const char *rule, guint ship, guint other, guint ordinal,
                         guint *guns) BONES_ASKS;

/* capture.c: MW-CAP */
gboolean mw_take_ship (BonesPlay *play, guint winner, guint loser) BONES_ASKS;

/* The ship that took @prize, as long as she is on the table, or BONES_NO_SHIP. */
guint mw_captor (const BonesGame *game, guint prize);

/* end-phase.c: MW-END; blaze.c: MW-FIR */
gboolean mw_end_phase (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean mw_burn (BonesPlay *play) BONES_ASKS;

/* victory.c: MW-VIC */

/* Ends the game where a side has lost. */
void mw_check_victory (BonesPlay *play);
void mw_end_by_honours (BonesPlay *play, guint over);
gboolean mw_concede (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean mw_end_battle (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* fleet.c: MW-FLT-01 to 04, 07, 10, 12 to 14, of what a roster says; @faults may be NULL */
guint mw_check (const BonesSetup *setup, const BonesRoster *roster, GArray *faults);
guint mw_budget (const BonesSetup *setup, const BonesRoster *roster);
BonesFault *mw_find_fault (GArray *faults, const char *what, const char *rule, gint ship);

/* What ship @i of a roster is, or NULL; the rank of her wizard, or n_ranks; and what a card, or an
 * anti-flyer weapon, costs in halves of points. */
const MwTemplate *mw_bought (const BonesSetup *setup, const BonesRoster *roster, guint i);
guint mw_find_rank (const MwContent *content, const char *id);
#define MW_PRICE (25 * 2)

/* race.c: MW-FLT-02. What is wrong with a fleet because of its race: ships of others are, limits
 * only warn. */
void mw_check_race (const BonesSetup *setup, const BonesRoster *roster, GArray *faults);

/* Whether a fleet of @faction (or NULL) that has @counts of each template may have one more. */
gboolean mw_may_have (const MwContent *content, const char *faction, guint template,
                      const guint *counts);

/* The limits of its race that @fleet does not keep. */
void mw_tell_limits (BonesPlay *play, guint fleet);

/* The id of the words that name what limit @limit is of. */
const char *mw_limited_words (const MwContent *content, guint limit);

/* ready.c: fleets that need no thought, made of whatever classes the content has. */
const char *mw_ready_fleet (const BonesSetup *setup, const char *faction, guint i, guint *counts);

/* muster.c: MW-FLT-04 to 13, and what the game is like before its first action */
void mw_commission (const BonesSetup *setup, const BonesGame *game, BonesShip *ship);
void mw_set_up_game (const BonesSetup *setup, BonesGame *game);

/* What the roster says of @ship, as long as she sails for the @fleet that bought her; or NULL. */
const BonesRosterShip *mw_as_bought (const BonesPlay *play, guint fleet, guint ship);
gboolean mw_muster (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* open.c */
gboolean mw_is_open (const BonesSetup *setup, const BonesGame *game, const BonesAsk *prompt,
                     const BonesAction *action, BonesRefusal *refusal);
void mw_actions (const BonesSetup *setup, const BonesGame *game, GArray *actions);

/* checklist.c */
guint mw_checklist (const BonesSetup *setup, const BonesGame *game, BonesStep *steps);

/* plan.c */
guint mw_plan (const BonesSetup *setup, const BonesGame *game, guint ship, BonesPart *parts);

/* MW-ACT-03: what the ship in use may do. */
extern const BonesTurn mw_turn;

/* MW-SET-04 */
const char *mw_side (const BonesSetup *setup, const BonesGame *game, guint fleet);

/* values.c: the id of the words that name a weapon. */
const char *mw_weapon_words (const MwContent *content, guint weapon);

/* remind.c */
void mw_remind (const BonesSetup *setup, const BonesGame *game, GArray *reminders);

/* mend.c */
void mw_mend (const BonesSetup *setup, BonesGame *game);
