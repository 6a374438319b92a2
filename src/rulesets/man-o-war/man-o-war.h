/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Man O' War: ships made of locations, with data that players bring themselves (content/).
 *
 * Everything that sails, swims or flies is a ship of the game; the class of its template tells
 * men-o'-war, independents, ships of the line, sea monsters and flyers apart. The code calls
 * monsters and flyers together beasts, and everything else vessels. A location is two tracks: its
 * lost boxes, and how many of these burn. What a loss costs the ship (guns, speed, saves) is
 * computed (facts.c); only what happens once (crew, waterline hits, fire) is stored. A wreck is the
 * ship that sank, with MW_WRECK for what is left of her, so that a character can cling to it by its
 * ship number. Man O' War cards aboard and spells in force are markers; the spell deck is deck 0
 * and held in hands, the card deck is deck 1.
 *
 * Each family of rules has a file of its name, which calls only files below it: verbs above, then
 * effects.c and damage.c, then dice (rolls.c, bonus.c), facts at the bottom. The one circle is the
 * rulebook's own: a lost box has effects (damage.c calls effects.c), and an effect damages boxes,
 * sets them ablaze or kills crew (effects.c calls damage.c).
 *
 * Units as everywhere: inches are hundredths, points halves.
 */

#include "card-set.h"
#include "content/mw-content.h"
#include "roll.h"
#include "ruleset.h"

#include <string.h>

extern const BonesRuleset bones_man_o_war;

/* ---- State ---- */

/* Tracks of a ship (section 15 of the catalogue). */
typedef enum {
  MW_LOST,                                     /* lost boxes of location 0; eleven more tracks */
  MW_ABLAZE = MW_LOST + MW_MAX_LOCATIONS,      /* how many of them burn; eleven more tracks */
  MW_CREW_LEFT = MW_ABLAZE + MW_MAX_LOCATIONS, /* crew counters; of a prize: the captor's */
  MW_HULL,     /* marked waterline boxes; of monsters and flyers: wound counters */
  MW_SQUADRON, /* number of her squadron or flyer unit in her fleet, from 1; 0: she acts alone */
  MW_FLAG,     /* she leads her squadron */
  MW_CAPTURED, /* of a prize: the turn in which she was taken; 0: not a prize */
  MW_AGROUND,
  MW_STRAGGLER,
  MW_NO_MOVE_COUNTER,
  MW_NO_FIRE_COUNTER,
  MW_WRECK,      /* MwWreck */
  MW_TO_SCUTTLE, /* 1 + the ship that announced it */
  MW_DONE,       /* bits: MwDone, this turn */
  MW_FIRED,      /* bits by battery, this turn */
  MW_DEPTH,      /* of a monster: MwDepth; of a ship that dives: MW_SUBMERGED, or 0 */
  MW_LEFT,       /* inches left of her move */
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
  MW_RETAKEN = 64,
  MW_MOVED_TWICE = 128,
  MW_MOVED_THRICE = 256,
  MW_GOING_DOWN = 512, /* her abilities work before she sinks */
  MW_TRIED_TO_CUT = 1024
} MwDone;
typedef enum { MW_NO_BEAST, MW_LAIR, MW_SURFACE, MW_SUBMERGED, MW_DRIVEN_DOWN } MwDepth;

/* Tracks of a fleet. */
typedef enum {
  MW_RANK,         /* of its wizard: 1 + index; 0: no wizard was bought */
  MW_WIZARD_SHIP,  /* 1 + the ship or wreck that he is on; 0: he is out of the game */
  MW_WIZARD_FATE,  /* MwFate */
  MW_COLLEGE,      /* 1 + colour; 0: not rolled yet */
  MW_ADMIRAL_SHIP, /* as MW_WIZARD_SHIP */
  MW_ADMIRAL_FATE,
  MW_MAGIC, /* bits, this turn: MwMagic */
  MW_SPENT, /* halves of points spent while fitting out, in addition to the roster's price */
  MW_FLEET_TRACKS
} MwFleetTrack;

typedef enum { MW_ABOARD, MW_CLINGS, MW_KILLED, MW_TAKEN, MW_FATES } MwFate;
typedef enum { MW_CAST = 1, MW_REROLLED = 2 /* of a character: any roll */ } MwMagic;

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
  MW_VERB_SPECIAL, /* a special attack of a ship */
  MW_VERB_LASH,    /* she is lashed to another ship; and cut loose */
  MW_VERB_CUT,
  MW_VERB_LAUNCH, /* a boat; and she is hoisted in */
  MW_VERB_HOIST,
  MW_VERB_CARD, /* uses a Man O' War card aboard */
  MW_VERB_DONE,
  MW_VERB_SUMMON,
  MW_VERB_FLAGSHIP, /* MW-SQN-01, if the flagship cannot move */
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
  MW_LOST_CAPTOR,
  MW_SPELL_ON_HOLDERS,
  MW_GUNS_LOST_RULE,
  MW_HIT_HEIGHT,
  MW_RAM_WITHOUT_OARS,
  MW_SPECIAL_AT_NOBODY,
  MW_SPELL_AGAIN,
  MW_OPTIONS
} MwOption;

enum { MW_CREW_IS_LOST, MW_ANY_SHIP_TAKES_IT };     /* mw.lost_captor */
enum { MW_GUNS_AS_STATED, MW_WHOLE_BANK };          /* mw.guns_lost */
enum { MW_AS_THE_SHOT, MW_ALWAYS_HIGH };            /* mw.hit_height */
enum { MW_RAMS_UNDER_SAIL, MW_NEVER_RAMS };         /* mw.ram_without_oars */
enum { MW_NOT_ASKED, MW_ASKED_ANYHOW };             /* mw.special_at_nobody */
enum { MW_SPELL_COMES_AGAIN, MW_SPELL_COMES_ONCE }; /* mw.spell_again */
enum { MW_ALL_HOLDERS, MW_FIRST_HOLDER };           /* mw.spell_on_holders */
enum { MW_APP_CARDS, MW_PHYSICAL_CARDS };           /* mw.hands */
enum { MW_BY_QUOTA, MW_FREELY };                    /* mw.terrain_placement */
enum { MW_8_POINTS, MW_4_POINTS, MW_16_POINTS };    /* mw.wind_points */
enum { MW_EVERY_DOUBLE, MW_FIRST_DOUBLE };          /* mw.wind_reroll_doubles */
enum { MW_SPENT_CARD, MW_TARGET_SPELL };            /* mw.dispel_number */
enum { MW_COLOUR_OF_TARGET, MW_COLOUR_OF_SPENT };   /* mw.lord_reroll_colour */
enum { MW_WHOLE_MOVE, MW_THEN_CONTINUE };           /* mw.against_wind_turn */
enum { MW_ANY_CAUSE, MW_BOARDING_ONLY };            /* mw.crew_zero_kills_characters */
enum { MW_PER_AREA, MW_PER_COUNTER };               /* mw.fire_roll_per */
enum { MW_BOXES_DESTROY, MW_AREA_DESTROYED };       /* mw.blaze_destroys */
enum { MW_ONCE_PER_TURN, MW_UNLIMITED };            /* mw.monster_retry */
enum { MW_CANNONS_DEFENDING, MW_CANNONS_ALWAYS };   /* mw.monster_board_cannons */
enum { MW_ROLL_PER_VOLLEY, MW_ROLL_PER_SHOT };      /* mw.volley_monster_roll */
enum { MW_NOBODY_LOSES, MW_BOTH_LOSE };             /* mw.flyer_draw_loss */

/* Kinds of link. */
typedef enum {
  MW_NO_LINK,
  MW_HELD,    /* a: a monster on the surface; b: the ship that it touches (MW-MON-11) */
  MW_TOUCHES, /* two ships are in contact, as far as the players have said (MW-COL-01) */
  MW_TOOK,    /* a: the ship that boarded; b: her prize (MW-CAP-01) */
  MW_STUCK,   /* a: a ship whose ram holds; b: the ship that she rammed */
  MW_LASHED,  /* two ships of a fleet are lashed together */
  MW_LINK_KINDS
} MwLink;

/* Tracks of the table. */
typedef enum {
  MW_FIRST_SIDE,   /* 1 + the fleet that won the choice of sides */
  MW_EDGE,         /* 1 + the fleet that has the eastern edge */
  MW_TERRAIN,      /* features on the table */
  MW_LAST,         /* 1 + the fleet that acted last in the Battle Phase */
  MW_UNIT,         /* the squadron in use, of the fleet of MW_LAST; 0: none */
  MW_PART,         /* of the End Phase: MwPart */
  MW_HALF_POINT,   /* the wind is half a point further clockwise (mw.wind_points 16) */
  MW_VOLLEY_DICE,  /* set by hand: the dice of the next roll of a volley; 0: as the rules count */
  MW_HONOURS_LOST, /* for characters of the set that the first fleet has lost, and the second */
  MW_TABLE_TRACKS = MW_HONOURS_LOST + 2
} MwTableTrack;

/* Kinds of marker. */
enum {
  MW_CARD_ABOARD = 1, /* ship; values[0] kind of card, values[1] the turn of its last use; stage 1:
                         used up */
  MW_SPELL_IN_FORCE,  /* ship, or none; values[0] kind of spell; until */
  MW_EFFECT_IN_FORCE, /* ship; values[0] MwCode | mod << 8, values[1] its number as gint16; until.
                         Stage MW_COMES_AGAIN: values[0] MwCode | the die that ends it << 8 */
  MW_GUNS_SPARED,     /* ship; values[0] location, values[1] bank (mw.broadside_both_sides off) */
  MW_SECTION,         /* of the table, while terrain is placed: values[0] quota, [1] placed */
  MW_GUNS_OUT,        /* ship; values[0] MW_GUNS_AT, [1] guns | bits of banks << 8: GUNS_LOST took
                         these; until */
  MW_CHARACTER,       /* ship; values[0] which of the set, [1] bits, this turn: MwMagic */
  MW_POWER,           /* of a fleet: values[0] deck, [1] its counters */
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
enum { MW_GOES_ON, MW_OVER_LAST_FLEET = BONES_OVER_LAST_FLEET, MW_OVER_LIMIT, MW_OVER_AGREED };

/* tables.c, options.c, words.c, words-events.c */
extern const char *const mw_editions[], *const mw_link_kinds[], *const mw_marker_kinds[];
extern const BonesOption mw_options[];
extern const BonesPreset mw_presets[];
extern const BonesVerb mw_verbs[];
extern const BonesTrack mw_ship_tracks[], mw_fleet_tracks[], mw_table_tracks[];
extern const BonesPerson mw_people[];
extern const BonesWords mw_words[], mw_words_events[];

#define MW_MOST_SECTIONS 48

/* A row of guns as a number, for markers. */
#define MW_GUNS_AT(location, row) ((location) | (row) << 8)
#define MW_ANY_WEAPON MW_MAX_WEAPONS

/* Instead of a spell: "none" among spell_ids. */
#define MW_NO_SPELL(content) ((content)->n_spells)

/* How a ship moves: her angle to the wind, or oars (MW-MOV-03, MW-OAR); and the same in a way of
 * her own, by its number: across, astern, into the wind, or backing. */
typedef enum { MW_ACROSS, MW_ASTERN, MW_INTO, MW_OARED, MW_RAMMING, MW_BACKING, MW_GOINGS } MwGoing;
#define MW_BY_WAY(way, going) (MW_GOINGS * (1 + (way)) + (going))

/* ---- facts.c: what is true of ships and characters as they stand. Nothing of it is stored. ----
 */

/* Sets @refusal and returns FALSE. */
gboolean mw_refuse (BonesRefusal *refusal, const char *what, const char *rule);

const MwTemplate *mw_template (const BonesSetup *setup, const BonesGame *game, guint ship);
gboolean mw_is_class (const BonesSetup *setup, const BonesGame *game, guint ship, MwClass class);

/* TRUE if @ship is a vessel: neither a monster nor a flyer. */
gboolean mw_is_vessel (const BonesSetup *setup, const BonesGame *game, guint ship);

/* TRUE if other models can reach @ship: she is in play, and neither in a lair nor submerged. */
gboolean mw_is_reachable (const BonesGame *game, guint ship);

/* MW-BRD-09: TRUE if @ship is a vessel in play without crew. */
gboolean mw_is_abandoned (const BonesSetup *setup, const BonesGame *game, guint ship);

/* MW-SNK-02: TRUE if there is wreckage on the table. */
gboolean mw_is_any_wreckage (const BonesGame *game);

/* MW-CAP-02 */
gboolean mw_is_prize (const BonesGame *game, guint ship);

/* The other fleet; and the race of @fleet, or NULL. */
guint mw_enemy (const BonesGame *game, guint fleet);
const char *mw_faction_of (const BonesSetup *setup, guint fleet);

/* The fleet whose Admiral or wizard is alive on @ship, or BONES_NOBODY. */
guint mw_admiral_on (const BonesGame *game, guint ship);
guint mw_wizard_on (const BonesGame *game, guint ship);

/* The rank of the wizard that was bought for @fleet, or NULL; and what it adds to his rolls
 * (MW-MAG-07). */
const MwRank *mw_rank (const BonesSetup *setup, const BonesGame *game, guint fleet);
gint mw_rank_bonus (const BonesSetup *setup, const BonesGame *game, guint fleet);

/* TRUE if the wizard of @fleet lives on a ship of his own side that is in play; and TRUE if he may
 * cast and dispel (MW-MAG-09). */
gboolean mw_is_wizard_aboard (const BonesGame *game, guint fleet);
gboolean mw_has_wizard (const BonesSetup *setup, const BonesGame *game, guint fleet);

/* MW-FIR-05: TRUE if @location is destroyed. */
gboolean mw_is_destroyed (const BonesSetup *setup, const BonesGame *game, guint ship,
                          guint location);

/* The wounds that a beast has left (MW-MON-18); 0 of a vessel. */
guint mw_wounds_left (const BonesSetup *setup, const BonesGame *game, guint ship);

/* TRUE if an effect of @code holds as long as its cause and is added up by mw_sum (); others happen
 * once. */
gboolean mw_is_standing (MwCode code);

/* TRUE if an effect of @code can come again in each End Phase: it happens at once, and again. */
gboolean mw_comes_again (MwCode code);

/* The sum of the numbers of all effects of @code on @ship, by lost boxes, cards aboard, critical
 * hits and spells in force; of MOD, REROLL and GUNS_LOST only those of @mod. mw_count () returns
 * how many such effects there are. */
typedef struct {
  gint sum;
  guint n, bare; /* bare: of these, the effects without a number */
} MwTally;

/* Whether @ship may have effects of @code at all: else mw_tally() is nothing. */
gboolean mw_may_have (const BonesSetup *setup, const BonesGame *game, guint ship, MwCode code);

MwTally mw_tally (const BonesSetup *setup, const BonesGame *game, guint ship, MwCode code,
                  guint mod);
gint mw_sum (const BonesSetup *setup, const BonesGame *game, guint ship, MwCode code, guint mod);
guint mw_count (const BonesSetup *setup, const BonesGame *game, guint ship, MwCode code, guint mod);

/* TRUE if a counter or an effect keeps @ship from moving or firing: NO_MOVE or NO_FIRE. */
gboolean mw_is_forbidden (const BonesSetup *setup, const BonesGame *game, guint ship, MwCode code);

/* What standing effects add to a roll. */
gint mw_mod (const BonesSetup *setup, const BonesGame *game, guint ship, MwMod mod);

/* The location of @template that @face hits in column @aim, or MW_AIM_WATERLINE or MW_AIM_MISS. */
guint mw_aimed_at (const MwTemplate *template, MwAim aim, guint face);

/* The column for hits that nobody aims: HIGH if there is one. */
MwAim mw_usual_aim (const MwTemplate *template);

/* TRUE if ships of @template can be the flagship of a squadron: ships of the line, and those that
 * lead them. */
gboolean mw_may_lead (const MwTemplate *template);

/* TRUE if ships of @template have a way of moving under water. */
gboolean mw_dives (const MwTemplate *template);

/* TRUE if ships of @template have @track, which is not a location's: beasts have no crew, flyers no
 * lair, and only ships of the line, those that lead them, and flyers have a squadron. */
gboolean mw_has_track (const MwTemplate *template, guint track);

/* Shows the note on the class of @ship for this moment, if there is one. */
void mw_tell_hint (BonesPlay *play, const char *rule, guint ship, MwHint hint);

/* ---- rolls.c: questions, dice and reports that several files need ---- */

/* A question for the player of @ship, or of @fleet. */
BonesAsk mw_ask (const BonesGame *game, BonesAskKind kind, const char *what, const char *rule,
                 guint ship, guint ordinal);
BonesAsk mw_ask_fleet (BonesAskKind kind, const char *what, const char *rule, guint fleet,
                       guint ordinal);

/* Asks for one of the ships that @ask allows. If there is only one, takes it; if there is none,
 * BONES_NO_SHIP. */
gboolean mw_pick_ship (BonesPlay *play, const BonesAsk *ask, guint *ship) BONES_ASKS;

/* As bones_ask_anew() for mw_pick_ship(), or for mw_pick_ship_or_none() if @or_none, which ask only
 * if there is a choice. */
gboolean mw_pick_anew (BonesPlay *play, const BonesAsk *ask, gboolean or_none) BONES_ASKS;

/* Asks for one of them or for none: BONES_NO_SHIP. */
gboolean mw_pick_ship_or_none (BonesPlay *play, BonesAsk *ask, guint *ship) BONES_ASKS;

/* One die of each fleet; the key of a repetition has the next @attempt. */
gboolean mw_roll_off (BonesPlay *play, const char *what, const char *rule, guint attempt,
                      gint scores[2]) BONES_ASKS;

/* The cannons of @ship that point at @other: asks which bank faces her (MW-BRD-02). */
gboolean mw_facing_guns (BonesPlay *play, const char *rule, guint ship, guint other, guint ordinal,
                         guint *guns) BONES_ASKS;

/* One die of @ship's player, about her; and about her and @other, or BONES_NO_SHIP. */
BonesRoll mw_die (const BonesGame *game, const char *what, const char *rule, guint ship,
                  guint ordinal);
BonesRoll mw_die_at (const BonesGame *game, const char *what, const char *rule, guint ship,
                     guint other, guint ordinal);

/* Adds @value to the bonus of @roll, as the term "term.@what"; 0 adds nothing. */
void mw_add_term (BonesRoll *roll, const char *what, gint value);

/* MW-GEN-02: rolls a die that must reach roll->needs with its bonus; a natural 1 fails. */
gboolean mw_test (BonesPlay *play, const BonesRoll *roll, gboolean *works) BONES_ASKS;

/* MW-GEN-03, MW-GEN-04: a save of @ship. */
typedef struct {
  const char *what, *rule;
  guint ship, other; /* @other makes it necessary, or BONES_NO_SHIP */
  guint save;        /* the printed save; 0: none */
  MwMod mod;         /* what adds to it */
  gint range, more;  /* what the range adds, and what else does beside @mod */
  guint ordinal;
  guint nth, of; /* which one of how many saves; or 0 */
  gint32 about;  /* {c} of the question: a place, or a number */
} MwSave;
gboolean mw_save (BonesPlay *play, const MwSave *save, gboolean *saved) BONES_ASKS;

/* MW-AMB-53: rolls an amount: "2d6", "1d3" (a d6 halved, rounded up), "2". */
gboolean mw_roll_amount (BonesPlay *play, const MwAmount *amount, const BonesRoll *die,
                         gint *number) BONES_ASKS;

/* A spell that is being cast. */
typedef struct {
  guint fleet; /* the caster's */
  guint kind;
  guint ship;      /* its target, or BONES_NO_SHIP */
  gboolean second; /* it affects the target's partner in contact, too (MW-MON-13) */
  guint caster;    /* of the fleet */
} MwCasting;

/* Reports event @what about the spell, {a:spell}, its caster, and its target if it has one. */
void mw_tell_spell (BonesPlay *play, const char *what, const char *rule, const MwCasting *casting);

/* ---- bonus.c: what adds to a roll, and what allows a re-roll ---- */

/* What the cards add that the player of @ship decides to use now. mw_mod() adds to the same roll.
 */
gboolean mw_bonus (BonesPlay *play, guint ship, MwMod mod, const char *rule, guint ordinal,
                   gint *bonus) BONES_ASKS;

/* TRUE if @marker is a card aboard that can be used now: a card that always holds allows one
 * re-roll a turn. */
gboolean mw_is_card_unused (const BonesSetup *setup, const BonesGame *game,
                            const BonesMarker *marker);

/* Records that a card aboard or a spell in force was used. */
void mw_use_up (BonesPlay *play, BonesMarker *marker);

gboolean mw_after_roll (BonesPlay *play, BonesThrow *throws, guint n, gboolean *again) BONES_ASKS;
gboolean mw_may_roll_again (const BonesPlay *play, const BonesThrow *throw);

/* ---- contact.c: who touches, holds and has taken whom (MW-COL, MW-MON-11) ---- */

/* Links two vessels that have come into contact by a move, a ram or a boarding (MW-COL-01); and
 * drops all such links of @ship. */
void mw_come_alongside (BonesGame *game, guint ship, guint other);
void mw_come_clear (BonesGame *game, guint ship);

/* The link of @ship with a ship that she rammed, or that rammed her, and is held by; or NULL. */
const BonesLink *mw_stuck_link (const BonesGame *game, guint ship);

/* @ship has come into contact with @monster, which now holds her. */
void mw_touch_monster (BonesPlay *play, guint ship, guint monster);

/* The ships that @ship is lashed to, directly or not: sets @ships, of BONES_MAX_SHIPS, and returns
 * how many; and whether @ship is one of @n @ships. */
guint mw_lashed_to (const BonesGame *game, guint ship, guint16 *ships);
gboolean mw_is_among (const guint16 *ships, guint n, guint ship);

/* MW-MON-11: the monster that holds @ship, and a ship that @monster holds, or BONES_NO_SHIP. A held
 * ship may neither move, nor fire at anything else, nor take part in another boarding. */
guint mw_holder (const BonesGame *game, guint ship);
guint mw_held_by (const BonesGame *game, guint monster);

/* TRUE if @monster holds @ship; ends that; and lets go of every ship that @monster holds. */
gboolean mw_holds (const BonesGame *game, guint monster, guint ship);
void mw_let_go (BonesGame *game, guint monster, guint ship);
void mw_release (BonesGame *game, guint monster);

/* Asks whether @ship, which somebody else has moved, still touches each ship that a link of @kind
 * names. */
gboolean mw_ask_still_touching (BonesPlay *play, guint ship, MwLink kind) BONES_ASKS;

/* MW-MON-12: TRUE if @ship may board or ram @monster: it does not hold another ship. */
gboolean mw_may_strike_monster (const BonesGame *game, guint ship, guint monster);

/* MW-MON-16: a flyer has wounded @monster, which must dive at its next activation. */
void mw_drive_down (BonesPlay *play, guint monster);

/* The ship that took @prize, as long as she is in play, or BONES_NO_SHIP. */
guint mw_captor (const BonesGame *game, guint prize);

/* ---- wind.c: MW-SET-03, MW-INI-03 ---- */

gboolean mw_roll_for_wind (BonesPlay *play) BONES_ASKS;

/* Moves the wind by @positions, clockwise if positive. */
void mw_shift_wind (BonesPlay *play, const char *rule, gint positions);

/* Asks which way the wind moves by @positions, and moves it. */
gboolean mw_turn_wind (BonesPlay *play, BonesAsk *ask, gint positions) BONES_ASKS;

/* ---- sink.c: MW-SNK, MW-BRD-08 ---- */

/* MW-SNK-01: @ship sinks and leaves wreckage; mw_leave () takes her out of play without any. */
void mw_sink (BonesPlay *play, const char *rule, guint ship);
gboolean mw_outlives_captor (const BonesGame *game, const BonesLink *link);
void mw_leave (BonesGame *game, guint ship, BonesStatus status);

/* MW-BRD-08: all characters on @ship get @fate, except those of fleet @spared (or BONES_NOBODY). */
void mw_lose_characters (BonesPlay *play, const char *rule, guint ship, guint spared, MwFate fate);

/* ---- beasts.c: what monsters and flyers have in common ---- */

/* MW-MON-15, MW-FLY-10: @ship takes @wounds, and the last one kills it; and gets over @wounds. */
void mw_wound (BonesPlay *play, const char *rule, guint ship, guint wounds);
void mw_heal (BonesPlay *play, const char *rule, guint ship, guint wounds);

/* A ship that is a beast fights with the wounds that she has left: sets her crew to them. MW_HULL
 * has the fact; the track of the crew repeats it, because the states of battles that were recorded
 * do, so that their fingerprints need it, and because the database and the cards of ships show
 * tracks as they are. It runs after each change of MW_HULL, and after changes by hand. */
void mw_count_wounds (const BonesSetup *setup, BonesGame *game, guint ship);

/* One effect on a beast (MW-AMB-56, MW-FLY-12). */
typedef struct _MwDeed MwDeed;
gboolean mw_beast_effect (BonesPlay *play, const MwEffect *effect, const MwDeed *deed) BONES_ASKS;

/* A save of the beast @ship against @needs (0: none, it fails), with what @range, spells and cards
 * add: number @nth of @of. */
gboolean mw_beast_save (BonesPlay *play, const char *rule, guint ship, guint needs, gint range,
                        guint ordinal, guint nth, guint of, gboolean *saved) BONES_ASKS;

/* MW-FLY-04, MW-AMB-43: rolls @dice on the hit map of @flyer, then a save, changed by @range, for
 * each hit. @from's player rolls, or the table if it is BONES_NO_SHIP. */
gboolean mw_hit_flyer (BonesPlay *play, const char *rule, guint from, guint flyer, guint dice,
                       gint range, guint ordinal) BONES_ASKS;

/* @inches, in hundredths, changed by SPEED and SPEED_HALF. */
guint mw_beast_speed (const BonesSetup *setup, const BonesGame *game, guint ship, guint inches);

/* ---- damage.c: MW-DMG, MW-CRT ---- */

typedef struct {
  guint ship, location;
  guint other;      /* who hits her, or BONES_NO_SHIP */
  gint range, more; /* what the range adds to the save, and what else does */
  guint ordinal;
  guint damage;  /* boxes or wounds if the save fails; 0: one */
  MwAim aim;     /* the column that was aimed at; MW_ANY_AIM: nobody aimed */
  guint nth, of; /* which one of how many hits; or 0 */
} MwHit;

/* MW-DMG-01, MW-CRT-01: a hit on a location: its save, and the damage if the save fails: @hurt. */
gboolean mw_hit (BonesPlay *play, const char *rule, const MwHit *hit, gboolean *hurt) BONES_ASKS;

/* MW-DMG-01, MW-FIR-05: a box is lost, or lost and set @ablaze, with its effects. */
gboolean mw_lose_box (BonesPlay *play, const char *rule, guint ship, guint location,
                      gboolean ablaze, guint ordinal) BONES_ASKS;

/* MW-CRT-02: a damaged box of @location starts to burn, or else a sound one, or else nothing. */
gboolean mw_set_ablaze (BonesPlay *play, const char *rule, guint ship, guint location,
                        guint ordinal) BONES_ASKS;

/* MW-AMB-19: a save below the waterline, and @hits if it fails; 0: only reports @hurt. */
gboolean mw_waterline_save (BonesPlay *play, const char *rule, const MwHit *hit, guint hits,
                            gboolean *hurt) BONES_ASKS;

/* MW-CRT-03: hits below the waterline without a save, by @other or BONES_NO_SHIP. */
gboolean mw_take_water (BonesPlay *play, const char *rule, guint ship, guint other,
                        guint hits) BONES_ASKS;

/* MW-DMG-03: @ship loses @n crew counters, or gets some back if @n is negative. */
void mw_lose_crew (BonesPlay *play, const char *rule, guint ship, gint n);

/* ---- effects.c: MW-TPL-06 ---- */

/* Where effects happen, and why. */
struct _MwDeed {
  guint ship, other; /* @other: the ship that she has to do with, or BONES_NO_SHIP */
  gint location;     /* or -1 */
  const char *rule;
  guint ordinal;
  MwAim aim;      /* as of MwHit */
  gint range;     /* what is added to saves */
  gboolean seen;  /* mw_sum () finds standing effects at their cause (a location, a card): they need
                     no marker */
  gboolean *ward; /* set if what others do to her comes to nothing; or NULL */
};

/* Carries out all of @effects; or one of a spell or of an End Phase, which is not a standing
 * effect. */
gboolean mw_effects (BonesPlay *play, const MwEffects *effects, const MwDeed *deed) BONES_ASKS;
gboolean mw_effect (BonesPlay *play, const MwEffect *effect, const char *rule, guint ship,
                    guint ordinal) BONES_ASKS;

/* ---- cards.c: Man O' War cards (MW-FLT-07 to 10) ---- */

/* The cards of @kind left in the deck, in which kinds lie in order. */
guint mw_cards_left (const BonesSetup *setup, const BonesGame *game, guint kind);

/* Deals @fleet the next of @n cards of @deck, under @ordinal: *@kind, or MW_NO_CARD if the deck has
 * none; @nth from 0. */
#define MW_NO_CARD MW_MAX_CARDS
gboolean mw_deal_card (BonesPlay *play, const char *rule, guint fleet, guint deck, guint ordinal,
                       guint nth, guint n, guint *kind) BONES_ASKS;

/* Takes a card of @kind from the pile. */
void mw_spend_card (BonesPlay *play, guint kind);

/* MW-FLT-09: discards a dealt card; which copy does not matter. */
void mw_discard_card (BonesPlay *play, guint kind);

/* MW-FLT-08: TRUE if @ship carries no card with the symbol of @kind, and its deck lets her. */
gboolean mw_may_carry (const BonesSetup *setup, const BonesGame *game, guint ship, guint kind);
void mw_put_aboard (BonesPlay *play, const char *rule, guint ship, guint kind);

/* Cards that have an effect of their own when their player uses them. */
gboolean mw_has_card_to_use (const BonesSetup *setup, const BonesGame *game, guint ship);
gboolean mw_use_card (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* ---- spells.c: what a spell does ---- */

/* TRUE if a spell of @fleet may be aimed at @ship (MW-FLY-12, MW-MON-01, MW-MON-08). */
gboolean mw_is_spell_target (const BonesGame *game, guint fleet, MwTarget target, guint ship);

/* The spells that have something to aim at, whoever holds them. */
BonesCardSet mw_aimable (const BonesSetup *setup, const BonesGame *game, guint fleet);

/* Asks for the target of @casting: BONES_NO_SHIP if it has none. */
gboolean mw_aim (BonesPlay *play, MwCasting *casting) BONES_ASKS;

/* The spell of kind @kind takes effect on @ship, or BONES_NO_SHIP. */
gboolean mw_spell_works (BonesPlay *play, guint fleet, guint kind, guint ship) BONES_ASKS;

/* MW-END-07: ends the spells that last one turn. */
void mw_end_spells (BonesPlay *play);

/* ---- decks/casters.c ---- */

/* A caster of a fleet: its wizard, or 1 + a character of the set. */
#define MW_WIZARD 0
#define MW_CASTERS(content) (1u + ((const MwContent *) (content))->n_characters)
#define MW_NO_CASTER G_MAXUINT
#define MW_ANY_DECK G_MAXUINT

/* The rank of @caster if he can cast now, or NULL; @ship: where he is. */
const MwRank *mw_caster (const BonesSetup *setup, const BonesGame *game, guint fleet, guint caster,
                         guint *ship);

/* The caster of @fleet, of those in @among (bits), who is best with @deck, or MW_ANY_DECK; or
 * MW_NO_CASTER. */
#define MW_ALL_CASTERS G_MAXUINT32
G_STATIC_ASSERT (1 + MW_MAX_CHARACTERS <= 32);
guint mw_find_caster (const BonesSetup *setup, const BonesGame *game, guint fleet, guint deck,
                      guint32 among);

/* MW-MAG-01: whether he has tried to cast this turn; he has; and a turn is over. */
gboolean mw_has_cast (const BonesGame *game, guint fleet, guint caster);
void mw_set_cast (BonesGame *game, guint fleet, guint caster);
void mw_forget_casts (BonesGame *game);

/* What the casters of @deck, that @fleet has not lost, come to. */
typedef struct {
  guint n, hand, power, regained;
} MwRankSum;
MwRankSum mw_sum_ranks (const BonesSetup *setup, const BonesGame *game, guint fleet, guint deck);

/* ---- decks/counters.c ---- */

/* The counters of @deck that @fleet has. Spends @n of them: returns 1 + those that are left, or 0
 * if it has fewer. */
guint mw_counters_left (const BonesGame *game, guint fleet, guint deck);
guint mw_spend_counters (BonesPlay *play, const char *rule, guint fleet, guint deck, guint n);

/* MW-FLT-06, MW-END-07: those that its casters begin with, and that they get back. */
void mw_give_counters (BonesPlay *play, guint fleet);
void mw_regain_counters (BonesPlay *play, guint fleet);

/* ---- decks/buy-cards.c ---- */

/* The kinds of @deck that are left, at most @points each, and can be put on a ship of @fleet.
 * Returns how many cards that are. */
guint mw_kinds_of_deck (const BonesPlay *play, guint fleet, guint deck, guint points,
                        BonesCardSet *kinds);

/* Buys cards of the decks of the set. */
gboolean mw_buy_from_decks (BonesPlay *play, guint fleet) BONES_ASKS;

/* ---- decks/hand.c: MW-FLT-06, MW-END-07 ---- */

extern const BonesHands mw_hands;
BonesCardSet mw_spells_of_deck (const MwContent *content, guint deck);

/* Discards the cards of decks for which @fleet has no caster left. */
void mw_discard_hand (const BonesSetup *setup, BonesGame *game, guint fleet);
guint mw_hand_size (const BonesSetup *setup, const BonesGame *game, guint fleet);

/* MW-FLT-06, MW-END-07: fills the hand of @fleet. */
gboolean mw_draw_spells (BonesPlay *play, const char *rule, guint fleet) BONES_ASKS;

/* ---- magic.c: MW-MAG, MW-END-07 ---- */

/* MW-MAG-01: the whole phase; MW-END-07: the whole step. */
gboolean mw_magic_phase (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean mw_magic_cards (BonesPlay *play) BONES_ASKS;

/* ---- abilities/roll-table.c ---- */

/* The row for a roll of @total, or NULL; @row: its number. */
const MwCritical *mw_row_at (const MwCritical *rows, guint n, gint total, guint *row);

/* Rolls on the table of @effect, and carries out the effects of the row. */
gboolean mw_roll_on_table (BonesPlay *play, const MwEffect *effect, const MwDeed *deed) BONES_ASKS;

/* ---- abilities/abilities.c: effects, and when they happen ---- */

/* The abilities of a ship are those of her class, by their numbers, and from MW_MAX_ABILITIES on
 * those of the characters of the set who are aboard. */
#define MW_NO_ABILITY (MW_MAX_ABILITIES + MW_MAX_CHARACTERS * MW_MAX_CHARACTER_ABILITIES)

/* An ability of @ship as a number, for the value {a:special} of events and asks. */
gint32 mw_ability_number (const BonesGame *game, guint ship, guint ability);

/* The next ability of @ship, from @from on, that works when @on happens, or MW_NO_ABILITY; and TRUE
 * if, without a die, that comes to nothing then. */
guint mw_next_ability (const BonesSetup *setup, const BonesGame *game, guint ship, MwOn on,
                       guint from);
gboolean mw_is_barred (const BonesSetup *setup, const BonesGame *game, guint ship, MwOn on);

/* Carries out the abilities of @ship for @on. @other: who has to do with it, or BONES_NO_SHIP.
 * @ward, which may be NULL, becomes TRUE if what @other does comes to nothing. */
gboolean mw_abilities (BonesPlay *play, const char *rule, guint ship, guint other, MwOn on,
                       gboolean *ward) BONES_ASKS;

/* The special attack of @ship that can be made now at @target, or BONES_NO_SHIP: at anybody, from
 * ability @from on, or MW_NO_ABILITY; and makes it. */
guint mw_next_attack (const BonesSetup *setup, const BonesGame *game, guint ship, guint target,
                      guint from);
gboolean mw_special_attack (BonesPlay *play, const char *rule, guint ship, guint target,
                            guint attack, guint ordinal) BONES_ASKS;

/* abilities/special-attack.c: TRUE if a ship may make hers now, else sets @refusal; and makes it.
 */
gboolean mw_may_attack (const BonesSetup *setup, const BonesGame *game, guint ship,
                        BonesRefusal *refusal);
gboolean mw_attack (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* Two vessels come into contact, if they are not yet; @ship boards @target, unless @ward; and the
 * End Phase. */
gboolean mw_make_contact (BonesPlay *play, guint ship, guint other) BONES_ASKS;
gboolean mw_begin_boarding (BonesPlay *play, const char *rule, guint ship, guint target,
                            gboolean *ward) BONES_ASKS;
gboolean mw_end_phase_abilities (BonesPlay *play) BONES_ASKS;

/* ---- close-combat.c: attacks in which a beast takes part (MW-MON-09, 10, MW-FLY-06 to 09) ---- */

/* TRUE if there is anybody to fight on @target, and no other monster holds her. */
gboolean mw_may_be_fought (const BonesSetup *setup, const BonesGame *game, guint attacker,
                           guint target);

/* @attacker boards @target, which it touches: round after round, as their players decide. */
gboolean mw_close_combat (BonesPlay *play, guint attacker, guint target) BONES_ASKS;

/* ---- monsters.c: MW-MON, MW-SET-05, MW-END-08 ---- */

gboolean mw_place_lairs (BonesPlay *play) BONES_ASKS;

/* MW-SET-05: TRUE if @viewer may not know which monster @ship is. */
gboolean mw_hides (const BonesSetup *setup, const BonesGame *game, guint ship, guint viewer);

/* MW-MON-02: TRUE if @ship may be summoned now, else sets @refusal; an attempt, after which the
 * monster acts at once if it comes; and the activation of a monster on the table. */
gboolean mw_may_summon (const BonesSetup *setup, const BonesGame *game, guint ship,
                        BonesRefusal *refusal);
gboolean mw_try_to_summon (BonesPlay *play, guint ship) BONES_ASKS;
gboolean mw_use_monster (BonesPlay *play, guint ship) BONES_ASKS;

void mw_heal_in_lairs (BonesPlay *play);

/* ---- flyers.c: MW-FLY, MW-AFW ---- */

/* The activation of one flyer of a unit. */
gboolean mw_use_flyer (BonesPlay *play, guint ship) BONES_ASKS;

/* TRUE if @ship may fire her anti-flyer weapon now, else sets @refusal; and fires it. */
gboolean mw_may_fire_anti_flyer (const BonesSetup *setup, const BonesGame *game, guint ship,
                                 BonesRefusal *refusal);
gboolean mw_anti_flyer_fire (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* ---- squadron.c: MW-SQN ---- */

gboolean mw_in_squadron (const BonesGame *game, guint ship, guint fleet, guint squadron);
guint mw_flagship_of (const BonesGame *game, guint fleet, guint squadron);
gboolean mw_cannot_move (const BonesSetup *setup, const BonesGame *game, guint ship);
void mw_hoist_flag (BonesPlay *play, const char *rule, guint ship);
gboolean mw_choose_flag (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* MW-SQN-01: asks for a new flagship of each squadron that has lost hers. */
gboolean mw_replace_flags (BonesPlay *play) BONES_ASKS;

/* MW-SQN-02, MW-SQN-03 */
gboolean mw_check_stragglers (BonesPlay *play) BONES_ASKS;

/* ---- The other procedures ---- */

/* muster.c: the halves of points that @fleet has left; MW-FLT-04 to 13, and the game before its
 * first action */
void mw_commission (const BonesSetup *setup, const BonesGame *game, BonesShip *ship);
void mw_set_up_game (const BonesSetup *setup, BonesGame *game);
void mw_join (const BonesSetup *setup, const BonesGame *game, GArray *changes);

/* cards.c: the first card of @kind in the deck */
guint mw_first_card (const BonesSetup *setup, guint kind);
guint mw_points_left (const BonesPlay *play, guint fleet);

/* The entry of the roster for @ship, while she sails for the @fleet that bought her, or NULL. */
const BonesRosterShip *mw_as_bought (const BonesSetup *setup, const BonesGame *game, guint fleet,
                                     guint ship);

/* MW-FLT-02: how many more characters, or cards of decks, number @one from 1, the limits of its
 * race let @fleet have beside those aboard. */
guint mw_room_aboard (const BonesPlay *play, guint fleet, MwLimitedOther other, guint one);

/* MW-FLT-02: TRUE if a limit of its race wants @fleet to have character @kind beside those aboard.
 */
gboolean mw_is_wanted (const BonesPlay *play, guint fleet, guint kind);
gboolean mw_muster (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* set-up.c: MW-SET; and the letter of the edge that @fleet starts from, or NULL (MW-SET-04) */
gboolean mw_set_up (BonesPlay *play, const BonesAction *action) BONES_ASKS;
const char *mw_side (const BonesSetup *setup, const BonesGame *game, guint fleet);

/* initiative.c: MW-INI, MW-HR-01 */
gboolean mw_initiative (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* turn.c: MW-TRN, MW-ACT */
gboolean mw_activate (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean mw_done (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* The fleet that acts next in the Battle Phase, or BONES_NOBODY: neither has a unit left. */
guint mw_next_fleet (const BonesSetup *setup, const BonesGame *game);

/* TRUE if @ship can still be used in this Battle Phase, whichever fleet acts next. */
gboolean mw_is_usable (const BonesSetup *setup, const BonesGame *game, guint ship);
gboolean mw_has_unit_left (const BonesSetup *setup, const BonesGame *game, guint fleet);

/* Ends the activation of @ship, and with the last ship of her squadron that of the unit. */
void mw_finish_ship (BonesPlay *play, guint ship);

/* MW-MON-02: an attempt to summon a monster, in place of an activation. */
gboolean mw_summon (BonesPlay *play, const BonesAction *action) BONES_ASKS;
void mw_begin_step (BonesGame *game, MwStep step);
void mw_give_turn (const BonesSetup *setup, BonesGame *game, guint fleet);

/* ---- moving/speed.c: MW-MOV-01 ---- */

/* The way of moving of her own that @going (MW_BY_WAY) is, or NULL: sails or oars. */
const MwWay *mw_way_in (const MwTemplate *template, guint going);

/* The speed of @ship in hundredths of inches; 0: she cannot move in this way. The dice of a way
 * have shown @rolled; or count as their highest roll. */
guint mw_speed_with (const BonesSetup *setup, const BonesGame *game, guint ship, guint going,
                     guint rolled);
guint mw_speed (const BonesSetup *setup, const BonesGame *game, guint ship, guint going);
guint mw_most_of_dice (const MwWay *way);

/* TRUE if way @way of her own moves @ship; and if any way, sails or oars do. */
gboolean mw_goes_by (const BonesSetup *setup, const BonesGame *game, guint ship, guint way);
gboolean mw_has_way (const BonesSetup *setup, const BonesGame *game, guint ship);

/* The moves that @ship has made in this turn, up to MW_MAX_MOVES. */
guint mw_moves_made (const BonesGame *game, guint ship);

/* TRUE if @ship is under water. */
gboolean mw_is_submerged (const BonesGame *game, guint ship);

/* moving/ways.c: how she moves. The choices of "way" are these, and then her own ways. */
typedef enum {
  MW_BY_SAIL,
  MW_BY_OARS,
  MW_PIVOT_90,
  MW_PIVOT_180,
  MW_RAM_SPEED,
  MW_BACK,
  MW_OWN_WAY
} MwOfWay;

/* The ways in which she can move, as bits (MW-OAR-01 to 04). After pushing clear she has half of
 * her move left, which is too little to turn about (MW-OAR-02). */
guint mw_ways_of (const BonesSetup *setup, const BonesGame *game, guint ship, gboolean pushed);

/* In way @way of her own: what she does in it (MW_BY_SAIL: she goes ahead), and what its dice show.
 */
gboolean mw_choose_use (BonesPlay *play, guint ship, guint way, gboolean pushed,
                        guint *use) BONES_ASKS;
gboolean mw_roll_speed (BonesPlay *play, guint ship, guint way, guint *rolled) BONES_ASKS;

/* @ship goes under water, or comes up. */
void mw_set_depth (BonesPlay *play, guint ship, gboolean below);

/* The highest speed of @ship in any way, whatever she is lashed to. */
guint mw_best_speed (const BonesSetup *setup, const BonesGame *game, guint ship);

/* moving/lashed.c: TRUE if nothing keeps those that @ship is lashed to from moving with her, else
 * sets @refusal. */
gboolean mw_lashed_can_move (const BonesSetup *setup, const BonesGame *game, guint ship,
                             BonesRefusal *refusal);

/* @n ships have moved with one that they are lashed to: @done are bits of MW_DONE. */
gboolean mw_take_along (BonesPlay *play, const guint16 *others, guint n, guint done) BONES_ASKS;

/* What the crews of those that @ship is lashed to add when she is boarded. */
gint mw_lashed_strength (const BonesSetup *setup, const BonesGame *game, guint ship);

/* A die says which of the ships that are lashed together the volley of @ship at @target hits. */
gboolean mw_find_lashed_target (BonesPlay *play, guint ship, guint *target) BONES_ASKS;

/* TRUE if @ship may be lashed to another, or cut loose, else sets @refusal; and does it. */
gboolean mw_may_lash (const BonesSetup *setup, const BonesGame *game, guint ship,
                      BonesRefusal *refusal);
gboolean mw_may_cut (const BonesSetup *setup, const BonesGame *game, guint ship,
                     BonesRefusal *refusal);
gboolean mw_lash (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean mw_cut_loose (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* moving/move.c: MW-MOV, MW-OAR, MW-COL, MW-OBS; mw_sail () is the move of a straggler in the End
 * Phase, too, which does not ram */
gboolean mw_move (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean mw_sail (BonesPlay *play, guint ship, gboolean rams) BONES_ASKS;

/* moving/ram.c: MW-RAM, MW-MON-17 */
gboolean mw_ram (BonesPlay *play, guint ship, guint target) BONES_ASKS;

/* @ship tries to get free of a ram that holds her; she is @free at once if none does. */
gboolean mw_work_free (BonesPlay *play, guint ship, gboolean *free) BONES_ASKS;

/* TRUE if @ship may ram when she moves in this way. */
gboolean mw_rams (const BonesSetup *setup, const BonesGame *game, guint ship, guint going);

/* ---- guns/guns.c: the guns that a ship has left (MW-TPL-03, MW-DMG-02) ---- */

/* The guns of row @row of @location that @ship has left in @bank, or MW_ALL_ROUND. */
guint mw_row_guns (const BonesSetup *setup, const BonesGame *game, guint ship, guint location,
                   guint row, guint bank);

/* How many of them are left if only lost boxes count, and not GUNS_LOST. */
guint mw_row_whole (const BonesSetup *setup, const BonesGame *game, guint ship, guint location,
                    guint row, guint bank);

/* How many of them their owner has chosen to lose. */
guint mw_row_chosen (const BonesGame *game, guint ship, guint location, guint row, guint bank);

/* Forgets choices of guns that have been repaired since. */
void mw_mend_chosen_guns (const BonesSetup *setup, BonesGame *game);

/* The guns of @weapon, or MW_ANY_WEAPON, that @ship has left in @bank, or MW_ALL_ROUND. */
guint mw_guns (const BonesSetup *setup, const BonesGame *game, guint ship, guint bank,
               guint weapon);

/* Those of them that help against boarders (MW-BRD-02). */
guint mw_guns_against_boarders (const BonesSetup *setup, const BonesGame *game, guint ship,
                                guint bank);

/* The guns of @weapon, or MW_ANY_WEAPON, that @ship has left in @battery. */
guint mw_battery_guns (const BonesSetup *setup, const BonesGame *game, guint ship, guint battery,
                       guint weapon);

/* ---- guns/any-order.c ---- */

/* TRUE if @shots of @weapon at @ship lead to the same ends with the same odds, in whatever order
 * they land; leaving aside what else a ship had lost that is gone in the end. It may be FALSE
 * although they do. */
gboolean mw_lands_in_any_order (const BonesSetup *setup, const BonesGame *game, guint ship,
                                const MwWeapon *weapon, guint shots);

/* ---- guns/weapons.c: ammunition, loading, misfires (MW-CMB-07) ---- */

/* The rounds of @weapon that @ship has left; G_MAXUINT8: enough. */
guint mw_rounds_left (const BonesSetup *setup, const BonesGame *game, guint ship, guint weapon);

/* In how many turns, counting this one, the guns in @battery that have to be loaded can fire. */
guint mw_turns_to_load (const BonesSetup *setup, const BonesGame *game, guint ship, guint battery);

/* The guns of @weapon in @battery that are loaded. */
guint mw_ready_guns (const BonesSetup *setup, const BonesGame *game, guint ship, guint battery,
                     guint weapon);

/* @guns guns of @weapon in @battery fire. */
void mw_spend_rounds (BonesPlay *play, guint ship, guint battery, guint weapon, guint guns);

/* Returns how many dice a roll of a volley of @ship at @target has: @dice, or what people have set
 * by hand, once. Rolls for which they may set it have MW_DICE_TRACK. */
guint mw_take_volley_dice (BonesPlay *play, guint ship, guint target, guint dice);
#define MW_DICE_TRACK (1 + MW_VOLLEY_DICE)

/* A turn is over. */
void mw_load_guns (const BonesSetup *setup, BonesGame *game, guint ship);

/* Rolls for the shots of @guns guns, @each per gun unless they are a die, and for misfires. */
gboolean mw_roll_guns (BonesPlay *play, guint ship, guint target, guint battery, guint weapon,
                       guint guns, guint each, guint *shots) BONES_ASKS;

/* The location that a shot falls to from @location, or MW_AIM_WATERLINE. */
guint mw_location_below (const MwTemplate *template, guint location);

/* ---- lasting.c: effects that come again in each End Phase ---- */

#define MW_COMES_AGAIN 1 /* BonesMarker.stage of MW_EFFECT_IN_FORCE */

/* MW-END-03: those of every ship. */
gboolean mw_lasting_effects (BonesPlay *play) BONES_ASKS;

/* ---- guns/choose-lost.c: GUNS_LOST of some guns ---- */

/* One gun of a row is lost for good. */
void mw_lose_gun (BonesPlay *play, const char *rule, guint ship, guint location, guint row);

/* The owner of @ship chooses which @n guns that point to @facing are lost until turn @until, or 0:
 * for good. */
gboolean mw_choose_guns_lost (BonesPlay *play, const char *rule, guint ship, MwFacing facing,
                              guint n, guint until, guint ordinal) BONES_ASKS;

/* guns/fire.c: MW-CMB, MW-MON-12; and batteries of @ship as bits: those that have fired and may not
 * fire again, and those that she may still fire */
gboolean mw_fire (BonesPlay *play, const BonesAction *action) BONES_ASKS;
guint mw_fired (const BonesGame *game, guint ship);
guint mw_loaded (const BonesSetup *setup, const BonesGame *game, guint ship);

/* guns/gunnery.c */
extern const BonesGunnery mw_gunnery;

/* crews/crews.c: what the crew of @ship adds to a fight as it stands, and what she adds herself */
gint mw_crew_strength (const BonesSetup *setup, const BonesGame *game, guint ship,
                       gboolean attacks);
gint mw_ship_in_fight (const BonesSetup *setup, const BonesGame *game, guint ship,
                       gboolean attacks);

/* crews/boats.c: a ship of template @kind comes to @fleet, and is used from the next turn on; or
 * BONES_NO_SHIP if there is no room. */
guint mw_bring_ship (BonesPlay *play, guint fleet, guint kind);

/* A beast of template @kind comes to the fleet of @ship, unless it has one. */
void mw_call_beast (BonesPlay *play, const char *rule, guint ship, guint kind);

/* TRUE if @ship may launch a boat, or be hoisted in as one, else sets @refusal; and
 * does it. */
gboolean mw_may_launch (const BonesSetup *setup, const BonesGame *game, guint ship,
                        BonesRefusal *refusal);
gboolean mw_may_hoist (const BonesSetup *setup, const BonesGame *game, guint ship,
                       BonesRefusal *refusal);
gboolean mw_launch (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean mw_hoist (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* TRUE if ships of template @kind are boats that can come aboard again. */
gboolean mw_is_hoisted (const MwContent *content, guint kind);

/* crews/characters.c: TRUE if a character of the set is on @ship */
gboolean mw_is_anybody_on (const BonesSetup *setup, const BonesGame *game, guint ship);

/* TRUE if character @kind of the set is on @ship, for the fleet that has her;
 * and if a further Admiral is */
gboolean mw_is_character_on (const BonesSetup *setup, const BonesGame *game, guint ship,
                             guint kind);
gboolean mw_is_flag_on (const BonesSetup *setup, const BonesGame *game, guint ship);

/* MW-BRD-02: what the Admiral, or a further one, adds to a fight of @ship. */
gint mw_admirals_of (const BonesSetup *setup, const BonesGame *game, guint ship);

/* Buys the characters of @fleet. */
gboolean mw_engage_characters (BonesPlay *play, guint fleet) BONES_ASKS;

/* One of those on @ship is lost, but none of fleet @spared: which, or MW_MAX_CHARACTERS if there is
 * none; and all of them, with a report. */
guint mw_lose_characters_of_set (const BonesSetup *setup, BonesGame *game, guint ship,
                                 guint spared);
void mw_tell_characters_lost (BonesPlay *play, const char *rule, guint ship, guint spared);

/* boarding.c: MW-BRD, MW-CAP */
gboolean mw_board (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* @ship has rammed @target and boards her at once, if she can. */
gboolean mw_board_at_once (BonesPlay *play, guint ship, guint target) BONES_ASKS;
gboolean mw_may_be_boarded (const BonesSetup *setup, const BonesGame *game, guint ship,
                            guint target);

/* end-phase.c: MW-END; blaze.c: MW-FIR */
gboolean mw_end_phase (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean mw_burn (BonesPlay *play) BONES_ASKS;

/* victory.c: MW-VIC. mw_check_victory () ends the game if a side has lost. */
guint mw_honours (const BonesSetup *setup, const BonesGame *game, guint fleet);
void mw_check_victory (BonesPlay *play);
void mw_end_by_honours (BonesPlay *play, guint over);
gboolean mw_concede (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean mw_end_battle (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* ---- What is shown: open.c, checklist.c, plan.c, remind.c; and mend.c, after changes by hand ----
 */

gboolean mw_is_open (const BonesSetup *setup, const BonesGame *game, const BonesAsk *prompt,
                     const BonesAction *action, BonesRefusal *refusal);
void mw_actions (const BonesSetup *setup, const BonesGame *game, GArray *actions);
extern const BonesRoundStep mw_steps[];
guint mw_checklist (const BonesSetup *setup, const BonesGame *game, BonesStep *steps);
guint mw_plan (const BonesSetup *setup, const BonesGame *game, guint ship, BonesPart *parts);
void mw_remind (const BonesSetup *setup, const BonesGame *game, GArray *reminders);
void mw_mend (const BonesSetup *setup, BonesGame *game);

/* MW-ACT-03: what the ship in use may do. */
extern const BonesTurn mw_turn;
