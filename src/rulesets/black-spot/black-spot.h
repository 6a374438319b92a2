/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Black Spot of 2025 and 2015 with its options, and FantaSea: what the files of this folder share.
 *
 * A rule is in the file of its name: BS-RAM-* in ram.c, BS-FIRE-* in fire.c, FS-MAGIC-* in
 * magic/magic.c. For each verb, that file has a procedure that carries it out and a function that
 * checks whether it is open. Options, factions and spells are facts that a procedure looks up
 * (traits.c has those about a ship), not procedures of their own. All state is in BonesGame, under
 * the names below. The numbers of tracks, verbs and markers are in saved battles: add names at the
 * end.
 *
 * No files here call each other in a circle: state.c, traits.c, order.c and magic/markers.c are
 * called by all, then damage.c, sink.c and morale.c, which end in state.c, then the actions.
 */

#include "roll.h"

extern const BonesRuleset bones_black_spot;

/* Section 15: the settings, in the order of bs_options. */
typedef enum {
  BS_EDITION,
  BS_FLEET_POINTS,
  BS_FLEET_ENFORCE,
  BS_BOOTY_SCOPE,
  BS_BOOTY_MULTI,
  BS_BOOTY_WHOSE,
  BS_BOOTY_NEUTRAL,
  BS_BOOTY_SETUP,
  BS_FLAGSHIP_SPECIAL_SHIPS,
  BS_WIND_METHOD,
  BS_WIND_SOURCE,
  BS_WIND_DECK,
  BS_WIND_REDRAW,
  BS_WIND_DIAGONAL,
  BS_INIT_METHOD,
  BS_INIT_SOURCE,
  BS_INIT_CYCLE,
  BS_INIT_RESTART,
  BS_TURN_PER_MOVE,
  BS_GROUND_REPEAT,
  BS_GROUND_CONTACT_DAMAGE,
  BS_GROUND_ACTION_AFTER,
  BS_GRAP_ZERO_MOVE,
  BS_BOARD_FIRST_FIGHT,
  BS_BOARD_CONSUMES_TARGET,
  BS_BOARD_DEFEAT,
  BS_BOARD_BREAK_OFF,
  BS_PRIZE_DONOR,
  BS_ABANDONED_COST,
  BS_CAP_BASIS,
  BS_SINK_ON,
  BS_VICTORY,
  BS_VICTORY_ROUNDS,
  BS_EDGE_EXIT,
  BS_OPT_BATTEAUX, /* section 10 */
  BS_OPT_SUPER_FRIGATE,
  BS_OPT_RATING_NAMES,
  BS_OPT_MOMENTUM,
  BS_OPT_OPPORTUNITY_FIRE,
  BS_OPT_FIRE,
  BS_OPT_ANCHORING,
  BS_OPT_ANCHORED_REPAIRS,
  BS_OPT_SWAP_CREW,
  BS_OPT_BOARDING_MODIFIERS,
  BS_SUPER_BOARDING,
  BS_BATTEAUX_VARIANT,
  BS_BATTEAUX_BROADSIDE,
  BS_MOM_MONSTERS,
  BS_OPFIRE_STRICT,
  BS_OPFIRE_AFTER_BATTLE,
  BS_BURN_UPKEEP,
  BS_BURN_EXTINGUISH,
  BS_SWAP_BOTH_SPEND,
  BS_FS_FACTIONS, /* section 11 */
  BS_FS_SPECIAL_MODELS,
  BS_FS_MAGIC,
  BS_FS_BUCKET,
  BS_FS_CREW_BONUS_MONSTERS,
  BS_FS_MONSTERS_GROUND,
  BS_FS_SUB_GUNS,
  BS_FS_AIR_WIND,
  BS_FS_JELLY,
  BS_FS_UNDEAD_FIRST,
  BS_MORALE_MONSTERS,
  BS_MAGIC_DECK, /* section 12 */
  BS_MAGIC_POOL,
  BS_MAGIC_HANDS,
  BS_MAGIC_FAILED_COUNTS,
  BS_MAGIC_WIZARD_CAPTURED,
  BS_MAGIC_MEGA_STANDING,
  BS_MAGIC_HIT_LITERAL,
  BS_MAGIC_ROCKS_ESCAPE,
  BS_MAGIC_FLUX,
  BS_MAGIC_SUMMON_SPEED,
  BS_MAGIC_SUMMON_DAMAGE,
  BS_MAGIC_TITAN,
  BS_MAGIC_POSEIDON,
  BS_MAGIC_VOLCANO_ON_CAST,
  BS_MAGIC_WIND_KEEP,
  BS_MAGIC_FOREIGN_DISPEL,
  BS_MAGIC_TYPHOON_HELD,
  BS_MAGIC_DISRUPT_WIZARDLESS,
  BS_MAGIC_RUM_MEGA,
  BS_FS_HIGH_FLIER,
  BS_INIT_BOOTY,
  BS_OPTIONS
} BsOption;

/* The values of the settings, the default first. */
enum { BS_2025, BS_2015 };
enum { BS_SCOPE_POOL, BS_SCOPE_SINGLE_DIE };
enum { BS_MULTI_SUCCESSIVE, BS_MULTI_BEST_OF };
enum { BS_WHOSE_OWN, BS_WHOSE_ANY };
enum { BS_METHOD_CARDS, BS_METHOD_MANUAL, BS_METHOD_COMPASS, BS_METHOD_SPINNER };
enum { BS_SOURCE_APP, BS_SOURCE_PHYSICAL };
enum { BS_REDRAW_WHEN_EMPTY, BS_REDRAW_EVERY_ROUND };
enum { BS_DIAGONAL_FULL, BS_DIAGONAL_HALF };
enum { BS_INIT_TOKENS, BS_INIT_ROLLOFF, BS_INIT_MANUAL };
enum { BS_CYCLE_ONE_EACH, BS_CYCLE_WHOLE_BUCKET };
enum { BS_RESTART_FIRST_PLAYER, BS_RESTART_CONTINUE };
enum { BS_TURN_ONE, BS_TURN_MANY };
enum { BS_REPEAT_ON_ENTRY, BS_REPEAT_EVERY_TURN_INSIDE };
enum { BS_ZERO_MUST_MOVE, BS_ZERO_ADJACENT };
enum { BS_FIGHT_IMMEDIATE, BS_FIGHT_NEXT_ROUND };
enum { BS_DEFEAT_WOULD_SINK, BS_DEFEAT_HITS_EQUAL_DICE, BS_DEFEAT_ANY_LOSS };
enum { BS_BREAK_OFF_NEVER, BS_BREAK_OFF_MUTUAL };
enum { BS_DONOR_CONTACT, BS_DONOR_VICTOR_ONLY, BS_DONOR_ANY };
enum { BS_COST_ACTION, BS_COST_FREE };
enum { BS_BASIS_CURRENT, BS_BASIS_ORIGINAL };
enum { BS_SINK_HIT, BS_SINK_DAMAGE };
enum { BS_VICTORY_LAST_FLEET, BS_VICTORY_BY_ROUNDS, BS_VICTORY_NONE };
enum { BS_EXIT_FORBID, BS_EXIT_WITHDRAW };
enum { BS_SUPER_DEFENCE, BS_SUPER_LOWER };
enum { BS_BROADSIDE_4_5, BS_BROADSIDE_5_6 };
enum { BS_UPKEEP_PER_FLAME, BS_UPKEEP_ONE_DIE };
enum { BS_EXTINGUISH_ONE, BS_EXTINGUISH_ALL };
enum { BS_BUCKET_BY_DICE, BS_BUCKET_SLOOPS, BS_BUCKET_LAST };
enum { BS_SUB_ALL, BS_SUB_BOW, BS_SUB_NONE };
enum { BS_FLIER_ANYWHERE, BS_FLIER_ALOFT };
enum { BS_BOOTY_AFTER_ALL, BS_BOOTY_AFTER_EACH };
enum { BS_JELLY_TO_HIT, BS_JELLY_RAM };
enum { BS_UNDEAD_NEXT_ACTIVATION, BS_UNDEAD_AT_CAPTURE };
enum { BS_POOL_WHOLE, BS_POOL_GENERAL_ONLY };
enum { BS_HANDS_APP, BS_HANDS_PHYSICAL };
enum { BS_WIZARD_LOST, BS_WIZARD_STAYS };
enum { BS_MEGA_ROLLS_OK, BS_MEGA_NEVER };
enum { BS_ESCAPE_DISPEL, BS_ESCAPE_LIKE_AGROUND };
enum { BS_FLUX_BOTH, BS_FLUX_CHOOSE };
enum { BS_TITAN_BOW_1, BS_TITAN_BROADSIDE_2 };
enum { BS_POSEIDON_WITH_MOVE, BS_POSEIDON_IMMEDIATE };
enum { BS_FOREIGN_ALLOWED, BS_FOREIGN_OWN_ONLY };
enum { BS_TYPHOON_REFACE_ONLY, BS_TYPHOON_MOVE };
enum { BS_DISRUPT_SIX_PLUS, BS_DISRUPT_AUTOMATIC };
enum { BS_RUM_ONE, BS_RUM_ROLL_FOR_SIX };

typedef enum {
  BS_SET_UP,
  BS_DRAW_WIND,
  BS_INITIATIVE,
  BS_MAGIC, /* begins the Magic phase (FS-MAGIC-1) */
  BS_CAST,  /* these three belong to the fleet that has the offer (FS-MAGIC-2) */
  BS_DISPEL,
  BS_PASS,
  BS_ACTIVATE,
  BS_OPPORTUNITY_FIRE,
  BS_MOVE, /* from here to BS_END_TURN: actions of the ship whose turn it is */
  BS_RAM,
  BS_GROUND_TEST,
  BS_GRAPPLE,
  BS_FIRE,
  BS_ATTACK, /* of monsters and creatures that neither fire, ram nor board (section 11.2) */
  BS_BOARD,
  BS_AFTERMATH,
  BS_CREW_HULL,
  BS_REPAIR,
  BS_PUT_OUT_FIRE,
  BS_ANCHOR,
  BS_RAISE_ANCHOR,
  BS_SWAP_CREW,
  BS_ROW_BOATS,
  BS_SUBMERGE,
  BS_EMERGE,
  BS_TAKE_OFF,
  BS_LAND,
  BS_WITHDRAW,
  BS_END_TURN,
  BS_END_ROUND,
  BS_CONCEDE,
  BS_END_BATTLE,
  BS_TEST_MORALE,
  BS_VERBS
} BsVerb;

/* Tracks of a ship. */
typedef enum {
  BS_HITS,
  BS_ACCUMULATED_HITS, /* every hit ever scored on the ship; repairs leave it (BS-DMG-4) */
  BS_FLAMES,
  BS_GUN_DICE,
  BS_HULL_DICE, /* the crew; without any the ship is an abandoned hull */
  BS_GUN_DICE_FULL,
  BS_HULL_DICE_FULL,
  BS_AGROUND,
  BS_FIRED,       /* a bit for each bank, this round */
  BS_ACTED,       /* BsAct: the one action of the ship's turn (BS-ACT-4) */
  BS_MOVED,       /* has moved this turn */
  BS_INCHES,      /* so far, in hundredths */
  BS_INCHES_LAST, /* on the ship's previous turn */
  BS_RAMMED,      /* 1 + the ship that this one rammed this turn */
  BS_HOOKS,       /* has thrown hooks this turn */
  BS_FOUGHT,      /* the round of the ship's last battle */
  BS_NEAR, /* a bit for each of the first 16 markers: within 1 in of it at the end of the move */
  BS_ANCHORED,   /* BS-ANCH */
  BS_TRAPPED,    /* by Crushing Rocks (FS-SPELL-02) */
  BS_SUBMERGED,  /* FS-DIVE */
  BS_AIRBORNE,   /* FS-FLY */
  BS_PROPULSION, /* BsPropulsion: as built */
  BS_BUILT, /* 1 + the faction that built the hull, which keeps its hull traits; 0: none */
  BS_SHIP_TRACKS
} BsTrack;

typedef enum { BS_SAIL, BS_STERN_WHEEL, BS_SIDE_WHEEL, BS_NO_SAIL, BS_PROPULSIONS } BsPropulsion;

typedef enum {
  BS_BOOTY,
  BS_MORALE_TESTED,
  BS_FACTION,    /* 1 + the faction of the fleet; 0: none */
  BS_WIZARD,     /* 1 + the ship that the wizard is aboard; 0: the fleet has no wizard (FS-WIZ) */
  BS_ATTEMPTED,  /* has cast or dispelled this round, successfully or not (FS-WIZ-4) */
  BS_REAL_CARDS, /* magic.hands=physical: how many cards the fleet holds; the app does not know
                    which */
  BS_MORALE_DUE  /* the flagship was taken off or given away by hand, so nobody tested (BS-MORALE-1)
                  */
} BsFleetTrack;

typedef enum {
  BS_BUCKET,  /* BsBucket in which a ship was ordered last, this round */
  BS_PLACE,   /* 1 + the place in the order of the fleet that had the last turn */
  BS_PRIZE,   /* 1 + the ship whose fate is open (BS-AFTER-1) */
  BS_CAPTOR,  /* 1 + the ship that captured it */
  BS_OFFERED, /* the Magic phase: 1 + the place in the order of the fleet that has the offer; 0: not
                 begun */
  BS_PASSES,  /* how many fleets have passed, one after another */
  BS_OLD_WIND /* 1 + the wind that returns when the spell on it ends */
} BsTableTrack;

/* game->step. The Magic phase comes between initiative and the turns (BS-ROUND-1). */
typedef enum {
  BS_STEP_SET_UP,
  BS_STEP_WIND,
  BS_STEP_INITIATIVE,
  BS_STEP_TURNS,
  BS_STEP_MAGIC
} BsStep;

/* BS-ACT-1; special models may have a bucket of their own (fs.bucket). */
typedef enum {
  BS_NO_BUCKET,
  BS_BOARDING,
  BS_SLOOPS,
  BS_FRIGATES,
  BS_MEN_O_WAR,
  BS_SPECIALS
} BsBucket;

/* BS-ACT-4: what the action of a turn was. */
typedef enum {
  BS_ACT_NONE,
  BS_ACT_FIRED,
  BS_ACT_BOARDED,
  BS_ACT_REPAIRED,
  BS_ACT_CREWED,
  BS_ACT_PUT_OUT,
  BS_ACT_ANCHORED,
  BS_ACT_RAISED,
  BS_ACT_SWAPPED,
  BS_ACT_ROWED,
  BS_ACT_SUBMERGED,
  BS_ACT_TOOK_OFF,
  BS_ACT_LANDED,
  BS_ACT_ATTACKED,
  BS_ACT_FREED, /* the ship freed itself, so it has no opportunity fire either */
  BS_ACTS
} BsAct;

typedef enum { BS_BOW, BS_AFT, BS_PORT, BS_STARBOARD, BS_BANKS } BsBank;

/* game->over: how the battle ended. */
typedef enum {
  BS_NOT_OVER,
  BS_OVER_LAST_FLEET = BONES_OVER_LAST_FLEET,
  BS_OVER_ROUNDS,
  BS_OVER_AGREED
} BsOver;

enum { BS_GRAPPLE_LINK = 1 }; /* values: battles fought, round of the last, round of the hooks */
typedef enum { BS_LINK_FOUGHT, BS_LINK_LAST, BS_LINK_THROWN } BsLinkValue;

/* The stage of a grapple: a boarding action, or an Undead captor (a) that converts its prize (b)
 * (FS-FAC-8b). */
typedef enum { BS_LINK_BOARDING, BS_LINK_CONVERTING } BsLinkStage;

/* Kinds of markers: terrain, what spells leave, parties ashore. */
enum {
  BS_ISLAND = 1,
  BS_REEF,
  BS_SANDBAR, /* FS-SPELL-04; from here to BS_WIND_SPELL: markers of spells */
  BS_VOLCANO,
  BS_ROCKS, /* ship: the ship it caught; stage bit BS_MARK_TRAPS while it holds the ship */
  BS_RING,
  BS_WHIRLPOOL,
  BS_KELP_KING, /* ship: the creature */
  BS_TITAN,
  BS_MAW,
  BS_BLOODTHIRST, /* ship: the ship it is on, also for those that follow */
  BS_DEATH_CANNON,
  BS_EAGLES_EYE,
  BS_POSEIDON,
  BS_SIREN,
  BS_WIND_SPELL,
  BS_SHORE_PARTY, /* ship: the ship whose crew it is; stage: BsShoreStage */
  BS_MARKER_KINDS
};

/* The stage of a spell's marker. Its owner is the fleet that cast it; until is its last round, or
 * 0. */
enum {
  BS_MARK_MEGA = 1,
  BS_MARK_TRAPS = 2,
  BS_MARK_WON = 4
}; /* WON: Bloodthirst lasts another round */
typedef enum {
  BS_MARK_CARD,
  BS_MARK_ROUND
} BsMarkValue; /* 1 + the card; the round it was cast in */

/* The stage of a party ashore (BS-SWAP-2). */
typedef enum { BS_ROWING_OUT, BS_ASHORE, BS_ROWING_BACK } BsShoreStage;
typedef enum {
  BS_SHORE_DICE,
  BS_SHORE_INCHES
} BsShoreValue; /* crew dice; hundredths still to row */

/* Traits of a class (section 11), as bits. */
enum {
  BS_SMALL_BOAT = 1 << 0,  /* Batteaux (BS-BATT-1) */
  BS_MONSTER = 1 << 1,     /* FS-MON-1 */
  BS_CREATURE = 1 << 2,    /* summoned; also a monster */
  BS_DIVES = 1 << 3,       /* FS-DIVE */
  BS_FLIES = 1 << 4,       /* FS-FLY */
  BS_PASSES_OVER = 1 << 5, /* no obstacle holds the model */
  BS_NO_BOARDING = 1 << 6,
  BS_FIREPROOF = 1 << 7, /* BS-BURN-4 */
  BS_DEVOURS = 1 << 8    /* on a 1 after its hit a ship is destroyed (FS-KRAK-1, FS-SPELL-07) */
};

/* How a class attacks. */
typedef enum {
  BS_GUNS,      /* banks, by BS_FIRE */
  BS_RAMS_ONLY, /* by BS_RAM */
  BS_SHOT,      /* one template in any direction, by BS_ATTACK */
  BS_BITE,      /* one adjacent model, by BS_ATTACK */
  BS_TENTACLES  /* as a boarding action, by BS_GRAPPLE and BS_BOARD */
} BsAttack;

/* Section 1.4: a class of ships, from the content. */
typedef struct {
  char *id;
  char *needs;   /* the option that offers it, or NULL */
  guint8 cost;   /* halves of points */
  guint8 bucket; /* BsBucket */
  guint8 gun_dice, hull_dice;
  guint8 faction;     /* 1 + the faction whose special model it is; 0: none */
  guint8 attack;      /* BsAttack */
  guint8 damage;      /* of a shot or a bite */
  guint8 ignites;     /* its hits ignite on a die up to this; 0: never */
  guint8 banks;       /* a bit for each bank that it has */
  guint16 traits;     /* bits, as above */
  guint16 speed;      /* hundredths of an inch */
  guint16 speed_2015; /* with batteaux.variant=2015 */
  guint16 turn_cost;  /* hundredths of an inch */
  guint16 turn_limit; /* degrees */
} BsClass;

/* Section 11: a faction. Hull traits stay with the hulls that it built; crew traits follow its
 * crews. */
typedef struct {
  char *id;
  guint8 percent;     /* of the points of fleet.points (BS-FLEET-7) */
  guint8 propulsion;  /* hull: BsPropulsion */
  gint16 speed;       /* hull: hundredths of an inch, added */
  guint16 turn_limit; /* hull: degrees, for all classes; 0: by class (BS-TURN-4) */
  guint8 holds;       /* crew: the number on which a flagship holds (BS-DMG-3) */
  gint16 boarding;    /* crew: added in every battle */
  guint8 ram_dice;    /* crew: added dice, and the choice of P-05 (BS-RAM-4) */
  guint8 converts;    /* crew: converts prizes (FS-FAC-8b) */
} BsFaction;

#define BS_MAX_FACTIONS 16

/* Section 12.2: the spells, in the order of the section. */
typedef enum {
  BS_SPELL_RING_OF_FIRE,
  BS_SPELL_CRUSHING_ROCKS,
  BS_SPELL_KELP_KING,
  BS_SPELL_SANDBAR,
  BS_SPELL_WHIRLPOOL,
  BS_SPELL_AMETHYST_TITAN,
  BS_SPELL_PALE_TOOTH_MAW,
  BS_SPELL_VOLCANO,
  BS_SPELL_BLOODTHIRST,
  BS_SPELL_DEATH_CANNON,
  BS_SPELL_DISRUPTING_DISPEL,
  BS_SPELL_EAGLES_EYE,
  BS_SPELL_LIGHTNING,
  BS_SPELL_MAGIC_FLUX,
  BS_SPELL_MEGA_MAGIC,
  BS_SPELL_POSEIDONS_BREATH,
  BS_SPELL_RUM,
  BS_SPELL_SIREN_CALL,
  BS_SPELL_TELEPORT,
  BS_SPELL_TYPHOON,
  BS_SPELL_WIND_BURST,
  BS_SPELL_WIND_GUST,
  BS_SPELLS
} BsSpellId;

typedef struct {
  guint8 faction;  /* 1 + the only faction that may cast it; 0: any (FS-DECK-3) */
  guint8 casting;  /* the least casting roll; 0: it cannot be cast */
  guint8 dispel;   /* the least dispel roll with it; 0: not printed */
  guint8 copies;   /* in one deck */
  gboolean listed; /* FALSE: the content has no such spell */
} BsSpell;

#define BS_HOLDS 5 /* holds a point of damage on this die or more (BS-DMG-2) */
#define BS_MAX_CLASSES 32
#define BS_WIND_KINDS 9 /* eight points and calm */

typedef struct {
  BsClass classes[BS_MAX_CLASSES];
  guint n_classes;
  guint8 wind_deck[BS_WIND_KINDS]; /* how many cards of each */
  BsFaction factions[BS_MAX_FACTIONS];
  guint n_factions;
  BsSpell spells[BS_SPELLS]; /* without magic, no copies of any */
} BsContent;

enum { BS_DECK_OF_WINDS, BS_DECK_OF_SPELLS }; /* indexes of game->cards */

/* options.c: the settings, and how an edition changes them (section 13.3). */
extern const BonesOption bs_options[];
extern const BonesAlias bs_aliases[];
extern const BonesPreset bs_presets[];
extern const BonesNeed bs_needs[];
extern const char *const bs_editions[];
void bs_profile (guint8 *options);

/* tracks.c, words.c */
/* Returns the id of the words for @value of the track @format, which no card shows; NULL if it has
 * none. */
const char *bs_value_words (gconstpointer data, const char *format, gint32 value);
extern const BonesTrack bs_ship_tracks[], bs_fleet_tracks[], bs_table_tracks[];
extern const BonesVerb bs_verbs[];
extern const char *const bs_bank_ids[];
extern const char *const bs_propulsion_ids[];
extern const BonesWords bs_words[], bs_words_options[];

/* content.c: returns the BsContent of @variant, which bs_content_free() frees; NULL and sets @error
 * (BONES_RULESET_ERROR_CONTENT) if it is not usable. */
gpointer bs_content_new (GVariant *variant, GError **error);
void bs_content_free (gpointer content);
extern const char *const bs_wind_ids[];    /* eight points and calm */
extern const char *const bs_spell_ids[];   /* in the order of BsSpellId */
extern const char *const bs_card_ids[];    /* these, and "none" for none */
extern const char *const bs_faction_ids[]; /* those of the built-in content */
extern const char *const bs_sails[];

/* Returns the class of @ship. */
const BsClass *bs_class (const BonesSetup *setup, const BonesGame *game, guint ship);

/* fleet.c (BS-FLEET): members of BonesRuleset, documented there. */
guint bs_n_kinds (gconstpointer content);
const char *bs_kind_id (gconstpointer content, guint kind);
const char *bs_kind_words (gconstpointer content, const guint8 *options, guint kind);
guint bs_kind_points (gconstpointer content, const guint8 *options, guint kind);
void bs_commission (const BonesSetup *setup, const BonesGame *game, BonesShip *ship);
guint bs_check (const BonesSetup *setup, const BonesRoster *roster, GArray *faults);
guint bs_budget (const BonesSetup *setup, const BonesRoster *roster);
const char *bs_ready_fleet (const BonesSetup *setup, const char *faction, guint i, guint *counts);
void bs_set_up_game (const BonesSetup *setup, BonesGame *game);

/* Fits the fleets out again after the set-up: factions and wizards may have changed meanwhile. */
void bs_refit (const BonesSetup *setup, BonesGame *game);

/* booty.c: the windows after a roll (BS-BOOTY-2 to BS-BOOTY-6), and the dice that a fleet begins
 * with (BS-BOOTY-1). */
gboolean bs_after_roll (BonesPlay *play, BonesThrow *throws, guint n, gboolean *again) BONES_ASKS;
gboolean bs_roll_booty (BonesPlay *play, guint fleet) BONES_ASKS;

/* state.c */

/* Sets what is refused and its rule; returns FALSE. */
gboolean bs_refuse (BonesRefusal *refusal, const char *what, const char *rule);

/* Returns TRUE, or refuses if @ship is grappled, with the other ship as {other}. */
gboolean bs_is_free (const BonesGame *game, guint ship, const char *what, const char *rule,
                     BonesRefusal *refusal);

/* Whether @is_prey finds a ship for @ship, and opens all that it finds in @ask. */
typedef gboolean (*BsIsPrey) (const BonesSetup *setup, const BonesGame *game, guint ship,
                              guint other);
gboolean bs_has_prey (const BonesSetup *setup, const BonesGame *game, guint ship, BsIsPrey is_prey);
void bs_open_prey (const BonesSetup *setup, const BonesGame *game, guint ship, BsIsPrey is_prey,
                   BonesAsk *ask);

/* In play, with an owner and with dice; and in play without: an abandoned hull (BS-AFTER-1). The
 * first is in the header because it is asked for every ship. */
static inline gboolean
bs_is_crewed (const BonesGame *game, guint ship)
{
  return bones_game_in_play (game, ship) && game->ships[ship].fleet < game->n_fleets
         && game->ships[ship].tracks[BS_HULL_DICE] > 0;
}

gboolean bs_is_hull (const BonesGame *game, guint ship);

gboolean bs_is_grappled (const BonesGame *game, guint ship);

/* Whether @ship is part of a pair whose prize is being converted (FS-FAC-8b). */
gboolean bs_is_converting (const BonesGame *game, guint ship);

/* Ends the grapple of @ship. A prize that has no crew dice yet becomes an abandoned hull. */
void bs_let_go (BonesGame *game, guint ship);

/* Returns whether @ship can get flames (BS-BURN-1, BS-BURN-4): the ruleset's counts(). */
gboolean bs_counts (const BonesSetup *setup, const BonesGame *game, guint ship, guint track);

/* Returns how many hits @ship can carry (BS-SINK-1); the same for the ruleset's limit(). */
guint bs_limit (const BonesGame *game, guint ship);
guint bs_show_limit (const BonesSetup *setup, const BonesGame *game, guint ship, guint track);

/* Sets the crew dice, and the gun dice that they can serve. */
void bs_set_crew (BonesShip *ship, guint hull_dice);

/* Clears what the ship did this turn. */
void bs_clear_turn (BonesShip *ship);

/* Marks the ship as ordered, and no longer active. */
void bs_end_turn_of (BonesGame *game, guint ship);

/* Removes the ship from the table as @status, with its grapple, turn, flag, spells and prize. */
void bs_leave (BonesGame *game, guint ship, BonesStatus status);

/* Leaves the ship as a hull, without crew, owner or grapple (BS-AFTER-1). */
void bs_abandon (BonesGame *game, guint ship);

/* Returns the crew dice of @ship that are in boats or ashore; they still belong to it
 * (BS-SWAP-2). */
guint bs_ashore (const BonesGame *game, guint ship);

/* Returns how many crew dice @ship can take, at most its original number with those ashore; and how
 * many it can give: a flagship, or a ship with a party ashore, keeps one. */
guint bs_room (const BonesGame *game, guint ship);
guint bs_to_spare (const BonesGame *game, guint ship);

/* Addresses @ask to the fleet that moves @ship; opportunity fire may interrupt it (BS-OPP-1). */
void bs_put_to_mover (const BonesGame *game, guint ship, BonesAsk *ask);

/* A roll of all hull dice, and one of a single die, owned by the ship's fleet (BS-DICE-2,
 * BS-DICE-5). */
BonesRoll bs_seaworth (const BonesGame *game, const char *what, const char *rule, guint ship,
                       guint ordinal);
BonesRoll bs_one_die (const BonesGame *game, const char *what, const char *rule, guint ship,
                      guint ordinal);

/* The markers within 1 in of which @ship ended its last move, as bits; only the first 16 markers
 * are remembered. */
guint64 bs_near (const BonesGame *game, guint ship);
void bs_set_near (BonesGame *game, guint ship, guint64 markers);

/* Reports an event of a ship and a marker. */
void bs_tell_marker (BonesPlay *play, const char *what, const char *rule, guint ship, guint marker);

/* traits.c: facts about a ship, by its class, its hull, its crew and the spells on it. */

/* Whether the class of @ship has all of @traits. */
gboolean bs_has (const BonesSetup *setup, const BonesGame *game, guint ship, guint traits);

/* The faction of the hull, and that of the crew, or NULL. Both are NULL without fs.factions; the
 * crew's is NULL for monsters, except with fs.crew_bonus_monsters. */
const BsFaction *bs_hull_faction (const BonesSetup *setup, const BonesGame *game, guint ship);
const BsFaction *bs_crew_faction (const BonesSetup *setup, const BonesGame *game, guint ship);

/* The speed, the cost of one turn (hundredths of an inch) and its limit (degrees); 0 and 360 for
 * monsters (BS-MOVE-1, BS-TURN). */
guint bs_speed (const BonesSetup *setup, const BonesGame *game, guint ship);
guint bs_turn_cost (const BonesSetup *setup, const BonesGame *game, guint ship);
guint bs_turn_limit (const BonesSetup *setup, const BonesGame *game, guint ship);

#define BS_WIND_INCHES 200 /* hundredths: what the wind adds and takes (BS-WIND-4) */

/* Whether the wind affects @ship (BS-WIND-5), and whether it is a ship with sails. */
gboolean bs_feels_wind (const BonesSetup *setup, const BonesGame *game, guint ship);
gboolean bs_has_sails (const BonesSetup *setup, const BonesGame *game, guint ship);

/* Neither submerged nor airborne. */
gboolean bs_is_on_surface (const BonesGame *game, guint ship);

/* Whether the piece of terrain @marker cannot hold @ship where it is now; and whether @ship is safe
 * within 1 in of it, though it may run into it (BS-AGRD-5). */
gboolean bs_is_above (const BonesSetup *setup, const BonesGame *game, guint ship, guint marker);
gboolean bs_is_clear (const BonesSetup *setup, const BonesGame *game, guint ship, guint marker);

/* The number on which @ship holds a point of damage (BS-DMG-3). */
guint bs_holds (const BonesSetup *setup, const BonesGame *game, guint ship);

/* Whether a Siren keeps @ship from attacking (FS-SPELL-18). */
gboolean bs_is_charmed (const BonesGame *game, guint ship);

/* Whether nothing damages @ship: a summoned creature, without magic.summon_damage. */
gboolean bs_is_beyond_harm (const BonesSetup *setup, const BonesGame *game, guint ship);

/* mend.c: the ruleset's mend(). */
void bs_mend (const BonesSetup *setup, BonesGame *game);

/* wind.c: reports which point the wind blows toward, by @rule (BS-WIND-2). */
void bs_tell_wind (BonesPlay *play, const char *rule);

/* order.c: which ship has its turn next (BS-ROUND-3, BS-INIT-2, BS-ACT-1), worked out from the
 * state, so that no override can leave the round without a next step. */

/* The bucket of @ship: by class, or Boarding if it is grappled (BS-ACT-2, BS-ACT-6). */
BsBucket bs_bucket_of (const BonesSetup *setup, const BonesGame *game, guint ship);

/* Whether @ship has a turn left this round. */
gboolean bs_can_be_ordered (const BonesSetup *setup, const BonesGame *game, guint ship);

/* The bucket whose ships are ordered now, and the fleet whose turn it is in it; BS_NO_BUCKET and
 * BONES_NOBODY if no ship is left. */
BsBucket bs_current_bucket (const BonesSetup *setup, const BonesGame *game);
guint bs_next_fleet (const BonesSetup *setup, const BonesGame *game);

/* Returns TRUE, or refuses if @ship cannot have its turn now. */
gboolean bs_may_go (const BonesSetup *setup, const BonesGame *game, guint ship,
                    BonesRefusal *refusal);

/* Notes that the fleet of @ship has had its turn, and in which bucket. */
void bs_note_turn (const BonesSetup *setup, BonesGame *game, guint ship);

/* Returns TRUE, or refuses if the one action of @ship is used, or reserved for a battle
 * (BS-ACT-4). */
gboolean bs_has_action (const BonesGame *game, guint ship, BonesRefusal *refusal);

/* Whether @ship must fight before its turn ends (BS-BOARD-1). */
gboolean bs_battle_is_due (const BonesGame *game, guint ship);

/* The ruleset's give_turn(). */
void bs_give_turn (const BonesSetup *setup, BonesGame *game, guint fleet);

/* round.c, remind.c, open.c: the ruleset's checklist(), remind(), actions() and is_open(). */
void bs_remind (const BonesSetup *setup, const BonesGame *game, GArray *reminders);
extern const BonesRoundStep bs_steps[];
guint bs_checklist (const BonesSetup *setup, const BonesGame *game, BonesStep *steps);
void bs_actions (const BonesSetup *setup, const BonesGame *game, GArray *actions);
gboolean bs_is_open (const BonesSetup *setup, const BonesGame *game, const BonesAsk *prompt,
                     const BonesAction *action, BonesRefusal *refusal);

/* damage.c: the outcome of a point of damage. The caller carries out a hit beyond the limit: the
 * ship sinks, or is captured. */
typedef enum { BS_HELD, BS_TOOK_HIT, BS_BEYOND_LIMIT, BS_OUT_OF_REACH } BsPoint;

/* Point number @point of the @points of damage of one cause (BS-DMG-2). */
gboolean bs_damage_point (BonesPlay *play, guint ship, guint point, guint points,
                          BsPoint *result) BONES_ASKS;

/* The same; beyond its limit the ship sinks. */
gboolean bs_suffer_point (BonesPlay *play, guint ship, guint point, guint points,
                          BsPoint *result) BONES_ASKS;

/* @points of damage, until they sink the ship (BS-DMG-2). */
gboolean bs_damage (BonesPlay *play, guint ship, guint points) BONES_ASKS;

/* A hit without a damage roll, by @rule; at its limit the ship sinks. */
gboolean bs_take_hit (BonesPlay *play, guint ship, const char *rule) BONES_ASKS;

/* sink.c: sinks a ship, or destroys a monster (BS-SINK-2); destroys it outright, with the event
 * @what of @rule (BS-SINK-3). */
gboolean bs_sink (BonesPlay *play, guint ship) BONES_ASKS;
gboolean bs_destroy (BonesPlay *play, guint ship, const char *what, const char *rule) BONES_ASKS;

/* burn.c: rolls one die; up to @upto the ship gains a flame (BS-BURN-1). @ordinal tells it from
 * other dice of its kind. A model that cannot burn rolls none. */
gboolean bs_ignite (BonesPlay *play, guint ship, guint upto, guint ordinal) BONES_ASKS;

/* Rolls for the flames of a ship that is activated (BS-BURN-2); they may sink it. */
gboolean bs_burn_upkeep (BonesPlay *play, guint ship) BONES_ASKS;

/* fire.c: the banks in which @ship has guns, as bits (BS-FIRE-1, BS-FIRE-6, R-58). */
guint bs_banks (const BonesSetup *setup, const BonesGame *game, guint ship);
extern const BonesTurn bs_turn;
extern const BonesGunnery bs_gunnery;

/* Fires @bank at the models under its template; BS_BANKS: the shot of a model that attacks with one
 * (BS-FIRE-2 to BS-FIRE-7). */
gboolean bs_shoot (BonesPlay *play, guint ship, guint bank) BONES_ASKS;

/* attack.c: after a hit by @hunter, a ship on the surface is destroyed on a 1 (FS-KRAK-1,
 * FS-SPELL-07). */
gboolean bs_devour (BonesPlay *play, guint prey, guint hunter, const char *rule) BONES_ASKS;

/* convert.c: whether the crew of @ship converts its prizes; lets @captor begin to convert @prize,
 * without giving crew dice (FS-FAC-8b); one activation of such a pair (P-08). */
gboolean bs_converts (const BonesSetup *setup, const BonesGame *game, guint ship);
void bs_begin_to_convert (BonesPlay *play, guint captor, guint prize);
gboolean bs_convert (BonesPlay *play, guint captor, guint prize) BONES_ASKS;

/* morale.c: @fleet has lost its flagship, which is gone already (BS-MORALE-1). */
gboolean bs_flagship_lost (BonesPlay *play, guint fleet) BONES_ASKS;

/* BS-MORALE-1: a flagship that was taken off or given away by hand brings no test by itself; the
 * first notes that the test is due. */
void bs_mend_morale (BonesGame *game, guint fleet);
gboolean bs_is_morale_due (const BonesGame *game, guint fleet);
gboolean bs_can_test_morale (const BonesGame *game, guint fleet, BonesRefusal *refusal);
gboolean bs_test_morale (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* aground.c: markers as bits: those that are land or reef, and those of them that can hold
 * @ship. */
guint64 bs_terrain (const BonesGame *game);
guint64 bs_shoals (const BonesSetup *setup, const BonesGame *game, guint ship);
/* One test of @ship near @marker (BS-AGRD-1). */
gboolean bs_test_ground (BonesPlay *play, guint ship, guint marker) BONES_ASKS;

/* Runs @ship aground on @marker, by contact or not, unless it is aground already or cannot be held
 * (BS-AGRD-1, BS-AGRD-2). */
gboolean bs_run_aground (BonesPlay *play, guint ship, guint marker, gboolean contact) BONES_ASKS;

/* The same, whether @marker could hold @ship or not. */
gboolean bs_strand (BonesPlay *play, guint ship, guint marker, gboolean contact) BONES_ASKS;
void bs_free (BonesPlay *play, guint ship);

/* move.c: the least distance that @ship must move, in hundredths of an inch, if the wind adds @wind
 * (BS-MOM-1); 0: none. Its allowance caps it. */
guint bs_least_move (const BonesSetup *setup, const BonesGame *game, guint ship, gint wind);

/* Whether @ship has not moved yet and momentum may demand a move; its facing to the wind is not
 * known. */
gboolean bs_is_driven (const BonesSetup *setup, const BonesGame *game, guint ship);

/* drift.c: what follows a move of @inches: the rings and whirlpools on the way, and what the ship
 * is still near (P-14). */
gboolean bs_after_move (BonesPlay *play, guint ship, guint inches) BONES_ASKS;

/* Whether Poseidon's Breath adds to the move of @ship (magic.poseidon=with_move). */
gboolean bs_has_breath (const BonesSetup *setup, const BonesGame *game, guint ship);

/* FS-SPELL-16, P-19: how much of the extra 4 in @ship takes; hundredths of an inch. */
gboolean bs_ask_breath (BonesPlay *play, guint ship, guint *inches) BONES_ASKS;

/* Moves @ship up to 4 in at once, outside its turn (magic.poseidon=immediate), and bs_meet(). */
gboolean bs_sail_extra (BonesPlay *play, guint ship) BONES_ASKS;

/* Asks what @ship met when it was moved outside its turn: rings, whirlpools, land or reef, a ship
 * that it rams, or nothing; and carries that out (R-79, P-14). */
gboolean bs_meet (BonesPlay *play, guint ship) BONES_ASKS;

/* ram.c: whether @ship is of a kind that rams; whether it can reach @other (BS-RAM-1, R-59); rolls
 * for both and damages them, with @ship as the rammer (BS-RAM-2). */
gboolean bs_is_rammer (const BonesSetup *setup, const BonesGame *game, guint ship);
gboolean bs_can_be_rammed (const BonesSetup *setup, const BonesGame *game, guint ship, guint other);
gboolean bs_ram_into (BonesPlay *play, guint ship, guint other) BONES_ASKS;

/* swap.c: every boat rows 1 in, at the end of a round (BS-SWAP-2). */
void bs_row (BonesPlay *play);

/* dive.c: asks whether @ship begins the battle submerged or airborne. */
gboolean bs_ask_state (BonesPlay *play, guint ship) BONES_ASKS;

/* aftermath.c: how many ships could crew @hull for the fleet of @ship (BS-AFTER-2); opens them in
 * @ask, unless NULL. */
guint bs_donors (const BonesSetup *setup, const BonesGame *game, guint ship, guint hull,
                 BonesAsk *ask);

/* Crews @hull for the fleet of @ship. If the player calls it off (P-20), @done is FALSE. */
gboolean bs_crew_a_hull (BonesPlay *play, guint ship, guint hull, gboolean *done) BONES_ASKS;

/* round.c: the ruleset's tally(). */
guint bs_tally (const BonesSetup *setup, const BonesGame *game, guint fleet);

/* Whether at most one fleet is left, which is then @winner (BS-SETUP-6); a creature keeps no fleet
 * in the battle. */
gboolean bs_is_decided (const BonesSetup *setup, const BonesGame *game, guint *winner);

/* Ends the battle if it is decided. */
void bs_check_victory (BonesPlay *play);

/* magic/cards.c: the spell cards that fleets hold (FS-DECK). */
extern const BonesHands bs_hands;
extern const BonesPiece bs_pieces[]; /* id NULL at the end */

/* As of BonesRuleset: a compass and a spinner leave a token on the rose. */
void bs_wind_rose (const BonesSetup *setup, const BonesGame *game, BonesRose *rose);
guint bs_hand_size (const BonesSetup *setup, const BonesGame *game, guint fleet);

/* FS-DECK-1: leaves the cards in the pile that are in play for this number of fleets. */
void bs_lay_out (const BonesSetup *setup, BonesGame *game);

/* FS-DECK-4: deals the hands, if there is magic. */
gboolean bs_deal (BonesPlay *play) BONES_ASKS;

/* magic/magic.c: the fleet that has the offer in the Magic phase (FS-MAGIC-2), or BONES_NOBODY;
 * returns TRUE, or refuses what the phase keeps closed (its own verbs, and all others while it
 * lasts); and corrects the offer after an override. */
guint bs_offered_fleet (const BonesGame *game);
gboolean bs_is_open_in_magic (const BonesSetup *setup, const BonesGame *game,
                              const BonesAction *action, BonesRefusal *refusal);
void bs_mend_offer (const BonesSetup *setup, BonesGame *game);

/* magic/wizard.c: whether @fleet has a wizard (FS-WIZ-1); whether it may still cast or dispel this
 * round (FS-WIZ-4). */
gboolean bs_has_wizard (const BonesGame *game, guint fleet);
gboolean bs_may_attempt (const BonesSetup *setup, const BonesGame *game, guint fleet);

/* The wizard aboard @ship is lost: the ship leaves the table, or is captured (FS-WIZ-2, R-72). */
void bs_lose_wizard (BonesPlay *play, guint ship);
void bs_wizard_captured (BonesPlay *play, guint ship);

/* magic/markers.c: whether a spell left @marker. */
gboolean bs_is_spell (const BonesGame *game, guint marker);

/* The index of the marker of @kind that a spell left on @ship, or -1. */
gint bs_find_spell (const BonesGame *game, guint kind, guint ship);

/* Removes what spells left on @ship, which has left the table, and the wizard aboard it (BS-SINK-2,
 * FS-WIZ-2). */
void bs_end_spells_on (BonesGame *game, guint ship);

/* Frees @ship from all Crushing Rocks (FS-SPELL-02). */
void bs_untrap (BonesGame *game, guint ship);

/* magic/standing.c: ends the spells that last until the end of this round (FS-MAGIC-11, R-95). */
void bs_end_spells_of_round (BonesPlay *play);

/* magic/hazards.c: what a move into @marker does to @ship (FS-SPELL-01, FS-SPELL-05). */
gboolean bs_cross_ring (BonesPlay *play, guint ship, guint marker) BONES_ASKS;
gboolean bs_touch_whirlpool (BonesPlay *play, guint ship, guint marker) BONES_ASKS;

/* The procedure of each verb, and whether it is open, in the file of its rules; open.c checks what
 * all have in common. @ship is the ship of the action, or for concede the fleet. */
gboolean bs_set_up (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_draw_wind (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_initiative (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_magic (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_cast (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_dispel (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_pass (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_activate (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_move (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_ram (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_ground_test (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_grapple (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_fire (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_board (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_aftermath (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_crew_hull (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_repair (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_attack (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_put_out_fire (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_anchor (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_raise_anchor (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_swap_crew (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_row_boats (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_submerge (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_emerge (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_take_off (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_land (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_withdraw (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_end_turn (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_end_round (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_concede (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_end_battle (BonesPlay *play, const BonesAction *action) BONES_ASKS;

gboolean bs_can_activate (const BonesSetup *setup, const BonesGame *game, guint ship,
                          BonesRefusal *refusal);
gboolean bs_can_move (const BonesSetup *setup, const BonesGame *game, guint ship,
                      BonesRefusal *refusal);
gboolean bs_can_ram (const BonesSetup *setup, const BonesGame *game, guint ship,
                     BonesRefusal *refusal);
gboolean bs_can_ground_test (const BonesSetup *setup, const BonesGame *game, guint ship,
                             BonesRefusal *refusal);
gboolean bs_can_grapple (const BonesSetup *setup, const BonesGame *game, guint ship,
                         BonesRefusal *refusal);
gboolean bs_can_fire (const BonesSetup *setup, const BonesGame *game, guint ship,
                      BonesRefusal *refusal);
gboolean bs_can_board (const BonesSetup *setup, const BonesGame *game, guint ship,
                       BonesRefusal *refusal);
gboolean bs_can_crew_hull (const BonesSetup *setup, const BonesGame *game, guint ship,
                           BonesRefusal *refusal);
gboolean bs_can_repair (const BonesSetup *setup, const BonesGame *game, guint ship,
                        BonesRefusal *refusal);
gboolean bs_can_attack (const BonesSetup *setup, const BonesGame *game, guint ship,
                        BonesRefusal *refusal);
gboolean bs_can_opportunity_fire (const BonesSetup *setup, const BonesGame *game, guint ship,
                                  BonesRefusal *refusal);
gboolean bs_can_put_out_fire (const BonesSetup *setup, const BonesGame *game, guint ship,
                              BonesRefusal *refusal);
gboolean bs_can_anchor (const BonesSetup *setup, const BonesGame *game, guint ship,
                        BonesRefusal *refusal);
gboolean bs_can_raise_anchor (const BonesSetup *setup, const BonesGame *game, guint ship,
                              BonesRefusal *refusal);
gboolean bs_can_swap_crew (const BonesSetup *setup, const BonesGame *game, guint ship,
                           BonesRefusal *refusal);
gboolean bs_can_row_boats (const BonesSetup *setup, const BonesGame *game, guint ship,
                           BonesRefusal *refusal);
gboolean bs_can_submerge (const BonesSetup *setup, const BonesGame *game, guint ship,
                          BonesRefusal *refusal);
gboolean bs_can_emerge (const BonesSetup *setup, const BonesGame *game, guint ship,
                        BonesRefusal *refusal);
gboolean bs_can_take_off (const BonesSetup *setup, const BonesGame *game, guint ship,
                          BonesRefusal *refusal);
gboolean bs_can_land (const BonesSetup *setup, const BonesGame *game, guint ship,
                      BonesRefusal *refusal);
gboolean bs_can_withdraw (const BonesSetup *setup, const BonesGame *game, guint ship,
                          BonesRefusal *refusal);
gboolean bs_can_end_turn (const BonesSetup *setup, const BonesGame *game, guint ship,
                          BonesRefusal *refusal);
gboolean bs_can_end_round (const BonesSetup *setup, const BonesGame *game, guint ship,
                           BonesRefusal *refusal);
gboolean bs_can_concede (const BonesSetup *setup, const BonesGame *game, guint ship,
                         BonesRefusal *refusal);
