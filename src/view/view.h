/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The table as a viewer may see it: a plain value, in words, that the protocol writes as JSON and
 * the window applies to its widgets. This is the one door through which anything is shown.
 *
 * Every "icon" is the name of an icon as a ruleset declares it (ruleset.h), or NULL.
 */

#include "chance.h"
#include "rolls.h"
#include "table.h"
#include "words.h"

typedef struct {
  const char *id; /* track id */
  char *name;     /* in words: "Gun deck: burning" */
  char *called;   /* of a ship, what her class calls it: "Gun deck"; else the name again */
  BonesShow show;
  gboolean inches;      /* value is hundredths of inches */
  gint value, limit;    /* limit: HOLES, PEGS, out of how many; else 0 */
  gint lowest, highest; /* what an override may set */
  gboolean bad;
  char *text;         /* CHIP, INCHES, BITS, WORD, SQUARE: in words */
  gint tap;           /* of a ship: what a touch adds, 1 or -1; or 0 */
  const char *tap_id; /* whose words "tap.ID" say so */
  char *tap_text;     /* what that is: "Add a hit to Fury"; or NULL */
  gboolean
      absent; /* ships of her class have none: it keeps its place in the list, and that is all */
  char *untap_text; /* what takes it off again: "Remove a hit from Fury"; NULL: nothing does */
  gboolean trait;   /* who she is, and no state: told in traits, too */
  const char *word; /* WORD: the id of its value; else NULL */
  const char *const *bits; /* BITS: the ids of its bits, NULL-terminated; else NULL */
  const char *square;      /* SQUARE: "c4"; else NULL */
  BonesTrackUse use;
  guint of; /* FULL, LOSS: the place in the list of another track of the ship */
  const char *icon;
} BonesTrackView;

/* A state of a ship in words. */
typedef struct {
  const char *id; /* "grappled"; NULL of how she left the table, which is her status */
  char *text;     /* "grappled: Dauntless" */
  gint track;     /* the place of her track in tracks if it is one; else -1 */
  const char *icon;
} BonesChipView;

typedef struct {
  BonesGunsAt at;
  guint number;
  gboolean lost;
  char *text; /* "4 to each side", "2 to the bow: lost" */
} BonesGunsView;

typedef struct {
  char *text; /* "crew 2" */
  gboolean struck;
} BonesPartMarkView;

/* A part of a ship, as of BonesPart. */
typedef struct {
  const char *id; /* "gun-deck" */
  char *name;     /* "Gun deck" */
  BonesPartKind kind;
  guint col_from, col_to, row_from, row_to;
  gboolean aloft;
  guint boxes, lost, ablaze, save;
  gint lost_track, ablaze_track; /* places in tracks, or -1 */
  GPtrArray *guns;               /* of BonesGunsView */
  GPtrArray *marks;              /* of BonesPartMarkView */
  char *text;                    /* "Gun deck: 1 of 2 lost, burning" */
} BonesPartView;

typedef struct {
  guint ship;                           /* its number in the game */
  const char *id;                       /* "R3" */
  char *name, *kind, *kind_id, *status; /* kind: class in words; status: "in-play", "sunk" ... */
  const char *look;                     /* what she looks like: an id that silhouettes have */
  guint fleet;                          /* owner now, or BONES_NOBODY */
  guint origin;
  gboolean in_play, ordered, flagship, active;
  guint class_number;  /* for overrides; 0 if she is hidden */
  gint speed;          /* hundredths of inches; -1: she has none, or it is not known */
  gboolean black_flag; /* she flies one */
  gboolean hidden;     /* what she is, is kept from the viewer: name and kind say what hides her */
  GPtrArray *tracks;   /* of BonesTrackView: one for each of the ruleset's, in their order */
  GPtrArray *plan;     /* of BonesPartView: what she is made of, or empty */
  GPtrArray *chips;    /* of BonesChipView */
  guint n_own;       /* so many of them are her own; the rest tells of others, and what is on her */
  GPtrArray *traits; /* of char *: who she is, in words: her class, where it is not the only one,
                        and what was made of her; empty where a class says it all */
} BonesShipView;

/* A number on a card. */
typedef struct {
  const char *id; /* "dispel" */
  gint value;
  char *text; /* "dispels on 5 or more" */
  const char *icon;
} BonesMarkView;

/* A card of a hand, which only its own fleet sees. */
typedef struct {
  const char *id;      /* "lightning" */
  char *name;          /* "Lightning" */
  char *text;          /* what it does, or NULL */
  guint kind;          /* its value in a prompt */
  guint deck, number;  /* its deck, and its number there; 0 of a kind of cards */
  GPtrArray *marks;    /* of BonesMarkView: the numbers that matter in its use */
  guint count;         /* of discards: so many of the kind; else 0 */
  const char *faction; /* whose card it is: its id, or NULL */
  char *faction_name;  /* in words, or NULL */
  const char *icon, *faction_icon;
} BonesCardView;

/* How a fleet wants its dice for one kind of rolls. */
typedef struct {
  const char *id; /* "gunnery" */
  char *name;     /* "Gunnery" */
  gint dice;      /* BonesDiceSource; -1: as for all others */
} BonesRollView;

typedef struct {
  guint fleet;
  char letter;
  char *name, *player, *faction;
  char *side;                /* the table edge that it has ("S"), or NULL */
  guint points, points_left; /* halves */
  gint honours;              /* what it has won so far; -1: that is not counted */
  gint place;                /* in this round's order, from 0; -1 none */
  gboolean next;             /* it orders next */
  gboolean out;              /* conceded, or nothing left */
  const char *status;        /* "in-play", "conceded" ... */
  gboolean keep_all;
  gint flagship; /* ship, or -1 */
  char *people;  /* who of it is no longer as he should be: "Admiral dead, wizard taken"; or NULL */
  BonesDiceSource dice;
  GPtrArray *rolls;   /* of BonesRollView, in the ruleset's order */
  char *faction_name; /* in words, or NULL */
  gint hand_size;     /* cards that it holds; -1: nobody holds cards in this battle */
  GPtrArray *hand;    /* of BonesCardView, for its own viewer and nobody else; or NULL */
  GPtrArray *tracks;  /* of BonesTrackView: booty ... */
  GPtrArray *ships;   /* of BonesShipView: those on the table, then those of its own that are
                                 gone. Each ship is with one fleet only, or in unowned */
} BonesFleetView;

typedef struct {
  const char *id;
  char *name;
  BonesStepState state;
  GArray *left; /* of guint: ships still to be ordered */
} BonesStepView;

/* How far apart two ships are on the board, and what that means. */
typedef struct {
  guint apart;    /* as the rules count it */
  gboolean meets; /* they would come to blows */
  char *text;     /* "3 squares apart" */
  char *meaning;  /* "Gull hits with 9 or more on three dice · damage −1"; or NULL */
} BonesSpanView;

typedef struct {
  const char *id;
  char *text; /* what the button says */
  guint value;
  gboolean open;
  BonesSpanView *span; /* of a square that a ship may go to: how things are then; or NULL */
  const char *icon;
} BonesOptionView;

typedef struct {
  const char *id; /* "speed" */
  gint number;    /* inches: in hundredths */
  char *what;     /* "speed", in words */
  char *value;    /* "+2 in" */
} BonesTermView;

/* The open question. */
typedef struct {
  BonesAskKind kind;
  BonesNames *names;       /* as the viewer may read them */
  gboolean names_fleets;   /* the values of its options are fleets */
  gboolean of_hand;        /* it is about cards of a hand */
  gboolean secret;         /* cards of a hand that the viewer may not see: options are empty */
  gboolean draws;          /* the app may draw the card that is asked for, or roll the dice */
  const char *what, *rule; /* the protocol's `for` and `rule` */
  char *text;              /* the sentence */
  char *roll_text;         /* reroll: the question that the dice answered; else NULL */
  char *chance;            /* "56%", as it stands; reroll: of a new roll; or NULL */
  char *chance_fraction;   /* "5/9", or NULL */
  gboolean has_chance;     /* exact_chance is set */
  BonesChance exact_chance;
  guint who;         /* fleets, as bits; 0: the table */
  gint ship, other;  /* -1: none */
  char *marker_name; /* of the marker that it is about, or NULL */
  guint count_least, count_most;
  guint sides;
  gint needs, bonus;    /* needs 0: none */
  gboolean half;        /* half a point on top of the bonus */
  BonesReading reading; /* dice, reroll: what of them counts */
  guint rival_dice;     /* opposed: the dice of the other side; else 0 */
  gint rival_bonus;     /* opposed */
  gint rival_score;     /* opposed: what the other side rolled, or BONES_NO_SCORE */
  gboolean rival_half;  /* opposed: half a point on top of either */
  gint rival_halves; /* reroll, opposed: what the other side comes to, in halves; else G_MININT */
  gint low, high;
  gint usual;            /* number, inches, choice, confirm: the value offered first; or -1 */
  gboolean none_loses;   /* ships: to name none gives something up */
  gint no_card;          /* the value that plays no card of a hand; or -1 */
  char *no_card_text;    /* what its button says; or NULL */
  BonesDiceSource dice;  /* how the fleet that rolls wants its dice */
  GPtrArray *options;    /* of BonesOptionView: choices, ships, cards; ranges of targets */
  GArray *ships;         /* of guint: ships that may be named (ship, ships, targets) */
  GPtrArray *terms;      /* of BonesTermView, or empty */
  BonesPool *pool;       /* reroll: the dice as they lie; else NULL */
  BonesPool *rival_pool; /* reroll, opposed: the other side's; else NULL */
  BonesCardView *card;   /* that it is about and that lies open before all, or NULL */
  gint shows_hand; /* the fleet whose hand lies open to who is asked, and nobody else; or -1 */
  gboolean edges;  /* an edge of the board answers it: options are points of the compass */
  GPtrArray *interrupts; /* of const char *: ids of the actions that may be started before it is
                            answered */
} BonesPromptView;

/* What an action is in the turn of a ship (turn.h). */
typedef enum {
  BONES_ROLE_NONE,
  BONES_ROLE_ORDERS, /* it begins */
  BONES_ROLE_FIRES,  /* she fires a bank */
  BONES_ROLE_ENDS    /* it ends */
} BonesRole;

/* A bank of guns. */
typedef struct {
  const char *id; /* "port": the option by which a question calls it */
  char *name;     /* "Port" */
  BonesGunsAt at;
  guint guns;     /* that it has now; 0: they are lost */
  gboolean fired; /* in this turn of hers */
} BonesBankView;

/* The turn of the active ship. */
typedef struct {
  guint ship;
  char *text;       /* "Fury has her turn." */
  GPtrArray *banks; /* of BonesBankView: those that she was built with */
} BonesTurnView;

typedef struct {
  BonesAction action;
  const char *id; /* "fire" */
  char *name;     /* "Fire a bank" */
  gboolean open;
  gboolean any_time;   /* it stands beside whatever else is to be done */
  gboolean interrupts; /* it may be done in the middle of another ship's turn */
  gboolean ends;       /* the battle, or a fleet's part in it */
  BonesRole role;      /* in the turn of a ship */
  char *why;           /* the reason where it is not; else NULL */
  const char *rule;
  const char *icon;
} BonesActionView;

typedef struct {
  const char *id; /* "reef" */
  char *name;     /* "Reef 2" */
  guint index;    /* in the game */
  char *text;     /* what it does, or NULL */
  char *until;    /* "until the end of the round", "until dispelled", or NULL */
  guint fleet;    /* whose it is, or BONES_NOBODY */
  gint ship;      /* the ship that it is on, or -1 */
  const char *icon;
} BonesMarkerView;

/* Who stands on the board. */
typedef struct {
  guint ship;
  guint file, rank;   /* from 0: from the west, from the south */
  char *square;       /* "c4" */
  const char *id;     /* "rook": what her marker looks like */
  const char *colour; /* "black" */
  char *text;         /* the same in words: "Rook" */
} BonesPieceView;

/* The board, where the rules play on one. Where a move may end stands in the prompt, as options. */
typedef struct {
  guint files, ranks;
  GPtrArray *pieces;   /* of BonesPieceView */
  gboolean fought;     /* there is a battle on it, whoever has been placed */
  gint ship, other;    /* who fights whom, whose turn it is first; or -1 */
  BonesSpanView *span; /* what lies between the two; or NULL */
  GPtrArray *reach;    /* by square - 1, of char *: "2 squares from Gull"; empty: nobody counts */
  gint moved;          /* the ship that moved last, and still stands there; or -1 */
  guint from;          /* the square that she left */
} BonesBoardView;

/* So many points of a track. */
typedef struct {
  const char *id; /* "movement" */
  char *name;     /* "Movement" */
  guint points;
  const char *icon;
} BonesCostView;

/* What waits on the tray (staging.h). */
typedef struct {
  BonesStagedState state;
  const char *id;   /* "chainshot" */
  char *text;       /* "Fury has fired chainshot at Dauntless, with 7: Movement −2" */
  char *brief;      /* "Chainshot, range 3" */
  gint ship, other; /* of a toll, ship is -1 */
  guint sides;      /* ROLLED: of the die */
  guint face;       /* ROLLED: what it shows */
  gint total;       /* ROLLED: what it came to */
  gboolean typed;   /* ROLLED: a real die */
  GPtrArray *costs; /* of BonesCostView */
  char *cost_text;  /* "Movement −2", "no harm"; NULL of what is declared */
  const char *icon;
} BonesStagedView;

typedef struct {
  char *title;                  /* "Broadsides" */
  GPtrArray *rows;              /* of BonesStagedView: rolled, then declared, in their order */
  GPtrArray *tolls;             /* of BonesStagedView: what each ship will lose */
  guint n_declared;             /* of the rows, those that are not rolled for */
  guint rolls, applies;         /* verbs of the table: roll for the next one; let all take effect */
  char *roll_text, *apply_text; /* what their buttons say */
} BonesStagingView;

/* What is due, or about to be forgotten. */
typedef struct {
  const char *id; /* "whirlpool" */
  char *text;
  const char *rule;
  gint ship;   /* or -1 */
  guint fleet; /* or BONES_NOBODY */
} BonesReminderView;

typedef struct {
  const char *id; /* "grapple" */
  guint index, a, b;
  char *text; /* "Fury is grappled to Dauntless" */
} BonesLinkView;

/* What a procedure reported. */
typedef struct {
  BonesEvent event;
  char *marker_name; /* of its marker, or NULL */
  char *text;        /* "Fury takes a hit: 2 of 3." */
} BonesEventView;

/* The dice of one entry. */
typedef struct {
  guint n;
  guint16 faces[BONES_MAX_VALUES];
  gboolean typed; /* real ones */
  gboolean free;  /* a free roll: no question asked for it */
} BonesFacesView;

typedef struct {
  guint viewer;
  BonesNames *names; /* as the viewer may read them */
  const BonesRuleset *ruleset;
  guint32 seq;
  guint round, step; /* step: as an override sets it */
  char *round_text;  /* "Round 2", "Setting up", "Battle over" */
  gboolean windy;    /* there is a wind in this system */
  guint wind;        /* BonesPoint, BONES_CALM, BONES_WIND_UNKNOWN */
  char *wind_text;   /* "blowing toward the north-east" */
  char *wind_said;   /* "The wind blows toward the north-east."; NULL: nobody says so */
  BonesRose rose;    /* what a drawn wind rose shows beside the wind */
  GArray *winds;     /* of guint: those that blew before, as of wind, the latest first */
  GArray *order;     /* of guint: fleets */
  gint active_ship;  /* or -1 */
  guint64 done;      /* the verbs that it has begun in the turn that it has now, as bits */
  gint active_fleet; /* who orders next, or -1 */
  gboolean over;
  gint winner;        /* or -1 */
  char *outcome;      /* over: in words; else NULL */
  GPtrArray *steps;   /* of BonesStepView */
  GPtrArray *fleets;  /* of BonesFleetView */
  GPtrArray *unowned; /* of BonesShipView: abandoned hulls */
  GPtrArray
      *things; /* of BonesShipView: what never was anybody's, while it is off the table: ports */
  GPtrArray *markers, *links;
  BonesBoardView *board;             /* or NULL: there is none */
  BonesStagingView *staging;         /* or NULL: nothing waits */
  BonesTurnView *turn;               /* or NULL: no ship has one, or it is over with one action */
  GPtrArray *reminders;              /* of BonesReminderView */
  GPtrArray *tracks;                 /* of BonesTrackView: the table's */
  guint8 options[BONES_MAX_OPTIONS]; /* values of the ruleset's options */
  BonesPromptView *prompt;           /* or NULL */
  GPtrArray *pools;   /* of BonesPool: the last roll, an opposed one as two pools, the first
                         thrown   first. Empty if something other than the answer of a reroll, a note
                         or   an   override was entered since */
  char *next_text;    /* what is to be done while nothing is asked, or NULL */
  GPtrArray *actions; /* of BonesActionView: what may be done now, and what may not, and why */
  char *undo_text, *redo_text; /* what they would undo and redo, or NULL */
  guint undo_needs;            /* fleets that must agree, as bits */
  char *misfit;                /* why it is read-only, or NULL */
  gboolean busy;
} BonesView;

/* The table as @viewer sees it (BONES_NOBODY: as all may see it). */
BonesView *bones_view_new (BonesTable *table, guint viewer);

/* The same as it was after entry @seq: without actions, undo and redo. */
BonesView *bones_view_new_at (BonesTable *table, guint viewer, guint32 seq, GError **error);

/* The open question alone, as @viewer may read it; NULL if there is none. */
BonesPromptView *bones_view_prompt (BonesTable *table, guint viewer);
void bones_prompt_view_free (BonesPromptView *prompt);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesPromptView, bones_prompt_view_free)

/* The events of the table from number @from on, as @viewer may read them: an array of
 * BonesEventView. */
GPtrArray *bones_view_events (BonesTable *table, guint viewer, guint from);

/* How many events there are, and how many of them come before entry @seq. */
guint bones_view_count_events (BonesTable *table);
guint bones_view_count_events_before (BonesTable *table, guint32 seq);

/* The whole log as @viewer may read it: an array of BonesLogLine, oldest first, undone entries
 * included. A line never changes: one that is new or struck since the last call is another pointer,
 * all else is the same. */
GPtrArray *bones_view_log (BonesTable *table, guint viewer);

/* The entry with which this round began, by the log of @viewer, where something has been entered
 * since; else 0. */
guint32 bones_view_find_round_start (BonesTable *table, guint viewer);

/* What entry @seq was, as @viewer may read it, short enough for a button that says "Undo: ...":
 * "Fury fires a bank – Port". The caller frees it. */
char *bones_view_describe_entry (BonesTable *table, guint viewer, guint32 seq);

/* The dice that were rolled in entry @seq. FALSE if none were. */
gboolean bones_view_faces (BonesTable *table, guint32 seq, BonesFacesView *faces);

/* Whether entry @seq answers a question. */
gboolean bones_view_is_answer (BonesTable *table, guint32 seq);

/* Lets the app roll the dice, or draw the card, that are asked for: bones_table_roll(). Sets @faces
 * to the dice; @card to the id of the card, or to NULL if not everybody may see it. */
gboolean bones_view_roll (BonesTable *table, BonesFacesView *faces, const char **card,
                          GError **error);

/* What everybody and everything is called, as all may read it. Borrowed, good until the next verb.
 */
const BonesNames *bones_view_names (BonesTable *table);

/* The sentence for @id as the table stands, as everybody may read it: bones_words(). */
char *bones_view_words (BonesTable *table, const char *id, const BonesWordsArgs *args);

/* The discard pile, which lies open: an array of BonesCardView, one for each kind. */
GPtrArray *bones_view_discards (BonesTable *table);

/* How many views this process has made: tests count what a request costs. */
guint bones_view_count_made (void);

void bones_view_free (BonesView *view);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesView, bones_view_free)

BonesShipView *bones_view_ship (const BonesView *view, guint ship); /* or NULL */
