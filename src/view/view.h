/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The table as a viewer may see it: a plain value, in words. The protocol writes it as JSON, and
 * the window applies it to widgets. This is the only door through which anything is shown. A few
 * things that are seldom needed have functions of their own below.
 *
 * Each "icon" is the name of an icon that a ruleset declares (ruleset.h), or NULL.
 */

#include "chance.h"
#include "rolls.h"
#include "table.h"
#include "words.h"

typedef struct {
  const char *id; /* track id */
  char *name;     /* in words: "Gun deck: burning" */
  char *called;   /* of a ship, the name in her class: "Gun deck"; else the name again */
  BonesShow show;
  guint parts;          /* of a unit that value counts: 100 of an inch, 2 of a point, or 1 */
  gint value, limit;    /* HOLES, PEGS: the maximum; else 0 */
  gint lowest, highest; /* bounds of an override */
  gboolean bad;
  char *text;         /* CHIP, INCHES, BITS, WORD, SQUARE: in words */
  gint tap;           /* of a ship: what a touch adds, 1 or -1; or 0 */
  const char *tap_id; /* the words "tap.ID" describe it */
  char *tap_text;     /* the same in words: "Add a hit to Fury"; or NULL */
  gboolean absent;    /* ships of her class do not have it; only its place in the list counts */
  char *untap_text;   /* what undoes it: "Remove a hit from Fury"; or NULL */
  const char
      *full_id;     /* the words for a touch at its limit, with {a} of {b}: "full.hits"; or NULL */
  gboolean trait;   /* a trait of the ship, not a state: it is in traits, too */
  gboolean worded;  /* its values have ids */
  const char *word; /* that of its value; NULL: it has none */
  const char *const *bits; /* BITS: the ids of its bits, NULL-terminated; else NULL */
  const char *square;      /* SQUARE: "c4"; else NULL */
  BonesNumbers numbers;    /* SHIPS, FLEETS: value is 1 + a ship or fleet, 0: none; MARKERS: bits */
  const char *ship;        /* SHIPS: that ship: "R1"; else NULL */
  char *fleet;             /* FLEETS: the name of that fleet; else NULL */
  GPtrArray *markers;      /* MARKERS: the names of these markers, char *; else NULL */
  BonesTrackUse use;
  guint of; /* FULL, LOSS: the index of another track of the ship */
  const char *icon;
} BonesTrackView;

/* A state of a ship in words. */
typedef struct {
  const char *id; /* "grappled"; NULL for how she left the table, which is her status */
  char *text;     /* "grappled: Dauntless" */
  gint track;     /* the index of her track in tracks, or -1 */
  const char *icon;
} BonesChipView;

typedef struct {
  BonesGunsAt at;
  guint number, left; /* as built, and now */
  gboolean lost;      /* none is left */
  char *text;         /* "Guns: 4 to each side", "Guns: 2 to the bow, lost" */
} BonesGunsView;

typedef struct {
  char *text; /* "crew 2" */
  gboolean struck;
} BonesPartMarkView;

/* A part of a ship: BonesPart. */
typedef struct {
  const char *id; /* "gun-deck" */
  char *name;     /* "Gun deck" */
  BonesPartKind kind;
  guint col_from, col_to, row_from, row_to;
  gboolean aloft;
  guint boxes, lost, ablaze, save;
  gint lost_track, ablaze_track; /* indexes in tracks, or -1 */
  GPtrArray *guns;               /* of BonesGunsView */
  GPtrArray *marks;              /* of BonesPartMarkView */
  char *text;                    /* "Gun deck: 1 of 2 lost, burning" */
} BonesPartView;

typedef struct {
  guint ship;                           /* its number in the game */
  const char *id;                       /* "R3" */
  char *name, *kind, *kind_id, *status; /* kind: class in words; status: "in-play", "sunk" ... */
  const char *look;                     /* the id of her silhouette */
  guint fleet;                          /* owner now, or BONES_NOBODY */
  guint origin;
  gboolean in_play, ordered, flagship, active;
  gboolean turns;      /* ships are given turns now, so `ordered` says something */
  guint class_number;  /* for overrides; 0 if she is hidden */
  gint speed;          /* hundredths of inches; -1: none, or not known */
  gboolean black_flag; /* she flies one */
  gboolean hidden;     /* the viewer may not know her: name and kind say what hides her */
  GPtrArray *tracks;   /* of BonesTrackView: all tracks of the ruleset, in their order */
  GPtrArray *plan;     /* of BonesPartView; empty if the rules know no parts */
  GPtrArray *chips;    /* of BonesChipView */
  guint n_own; /* the first ones are her own; the others are about other ships and what is on her */
  GPtrArray *traits; /* of char *: her class, if there are several, and her traits; empty if a class
                        says it all */
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
  char *text;          /* its effect, or NULL */
  guint kind;          /* its value in a prompt */
  guint deck, number;  /* its deck, and its number there; 0 for a kind of cards */
  GPtrArray *marks;    /* of BonesMarkView: its numbers */
  guint count;         /* of discards: the number of cards of the kind; else 0 */
  const char *faction; /* the id of its faction, or NULL */
  char *faction_name;  /* the same in words, or NULL */
  const char *icon, *faction_icon;
} BonesCardView;

/* Whose dice a fleet wants for one kind of rolls. */
typedef struct {
  const char *id; /* "gunnery" */
  char *name;     /* "Gunnery" */
  gint dice;      /* BonesDiceSource; -1: as for all other rolls */
} BonesRollView;

typedef struct {
  guint fleet;
  char letter;
  char *name, *player, *faction;
  char *side;                /* its table edge ("S"), or NULL */
  guint points, points_left; /* halves */
  gint honours;              /* the points that it has won; -1: not counted */
  gint place;                /* from 0, in this round's order; -1: none */
  gboolean next;             /* it orders next */
  gboolean out;              /* it has conceded, or has nothing left */
  const char *status;        /* "in-play", "conceded" ... */
  gboolean keep_all;
  gint flagship; /* ship, or -1 */
  char *people;  /* people who are not well: "Admiral dead, wizard taken"; or NULL */
  BonesDiceSource dice;
  GPtrArray *rolls;   /* of BonesRollView, in the ruleset's order */
  char *faction_name; /* in words, or NULL */
  gint hand_size;     /* the number of cards that it holds; -1: there are no hands in this battle */
  GPtrArray *hand;    /* of BonesCardView, if the viewer may see them; or NULL */
  GPtrArray *tracks;  /* of BonesTrackView: booty ... */
  GPtrArray *ships; /* of BonesShipView: those on the table, then its own ships that are gone. Each
                       ship is in one fleet only, or in unowned */
} BonesFleetView;

typedef struct {
  const char *id;
  char *name;
  BonesStepState state;
  GArray *left; /* of guint: ships that have not had orders yet */
} BonesStepView;

/* The distance of two ships on the board, and its effects. */
typedef struct {
  guint apart;    /* as the rules count */
  gboolean meets; /* they would fight */
  char *text;     /* "3 squares apart" */
  char *meaning;  /* "Gull hits with 9 or more on three dice · damage −1"; or NULL */
} BonesSpanView;

typedef struct {
  const char *id;
  char *text; /* the words of its button */
  guint value;
  gboolean open;
  BonesSpanView *span; /* of a square for a move: what would then lie between the ships; or NULL */
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
  BonesNames *names;     /* as the viewer may read them */
  gboolean names_fleets; /* the values of the options are fleets */
  gboolean of_hand;      /* about cards of a hand */
  gboolean secret;       /* about cards of a hand that the viewer may not see: options are empty */
  gboolean draws;        /* the app may draw the card, or roll the dice */
  guint nth, of;         /* which one of how many such questions; of 0 or 1: it is alone */
  guint dice_track;      /* dice: as of BonesAsk */
  const char *dice_key;  /* the id of that track, for the protocol; or NULL */
  BonesRun run;          /* dice: whether the app may make them and others in one go; choice:
                            whether others like it follow */
  gboolean joins;   /* the next question may be answered along with it (bones_what_if_then()) */
  gboolean follows; /* the only answer that is possible is given without being asked for */
  const char *what, *rule; /* the protocol's `for` and `rule` */
  char *text;              /* the sentence */
  char *roll_text;         /* reroll: the question of the first roll; else NULL */
  char *chance;            /* "56%", of the roll; reroll: of a new roll; or NULL */
  char *chance_fraction;   /* "5/9", or NULL */
  gboolean has_chance;     /* exact_chance is set */
  BonesChance exact_chance;
  guint who;         /* fleets, as bits; 0: the table */
  gint ship, other;  /* -1: none */
  char *marker_name; /* of its marker, or NULL */
  guint count_least, count_most;
  guint sides;
  gint needs, bonus;    /* needs 0: no target */
  gboolean half;        /* half a point on top of the bonus */
  BonesReading reading; /* dice, reroll: how the dice count */
  guint rival_dice;     /* opposed: the dice of the other side; else 0 */
  gint rival_bonus;     /* opposed */
  gint rival_score;     /* opposed: the roll of the other side, or BONES_NO_SCORE */
  gboolean rival_half;  /* opposed: half a point on top of either */
  gint rival_halves;    /* reroll, opposed: the total of the other side, in halves; else G_MININT */
  gint low, high;
  gboolean soft_low;     /* inches: less than low is accepted as well */
  gint usual;            /* number, choice, confirm: the value that is offered first, or -1 */
  gboolean helps;        /* ship: usually one of those who are asked, so these come first */
  gboolean blank;        /* nothing is offered first: no ship or piece of several, no fleet, and not
                            that there is none */
  gint no_card;          /* the value for playing no card; or -1 */
  char *no_card_text;    /* the words of its button; or NULL */
  BonesDiceSource dice;  /* whose dice the fleet that rolls wants */
  GPtrArray *options;    /* of BonesOptionView: choices, ships, cards; ranges of targets */
  GArray *ships;         /* of guint: open ships (ship, ships, targets) */
  GPtrArray *terms;      /* of BonesTermView, or empty */
  BonesPool *pool;       /* reroll: the dice on the table; else NULL */
  BonesPool *rival_pool; /* reroll, opposed: those of the other side; else NULL */
  BonesCardView *card;   /* the card that the question is about, which everybody sees; or NULL */
  gint shows_hand;       /* the fleet whose hand only the asked fleet may look into; or -1 */
  gboolean edges;        /* the answer is an edge of the board: options are points of the compass */
  GPtrArray
      *interrupts; /* of const char *: ids of the actions that may be started before the answer */
} BonesPromptView;

/* The role of an action in the turn of a ship (turn.h). */
typedef enum {
  BONES_ROLE_NONE,
  BONES_ROLE_ORDERS, /* it begins */
  BONES_ROLE_FIRES,  /* she fires a bank */
  BONES_ROLE_MOVES,  /* she moves */
  BONES_ROLE_ENDS    /* it ends */
} BonesRole;

/* A bank of guns. */
typedef struct {
  const char *id; /* "port": its option in a question */
  char *name;     /* "Port" */
  BonesGunsAt at;
  guint guns;     /* now; 0: they are lost */
  gboolean fired; /* in this turn */
} BonesBankView;

/* The turn of the active ship. */
typedef struct {
  guint ship;
  char *text;       /* "Fury has her turn." */
  GPtrArray *banks; /* of BonesBankView: the banks that she was built with */
} BonesTurnView;

typedef struct {
  BonesAction action;
  const char *id; /* "fire" */
  char *name;     /* "Fire a bank" */
  guint other;    /* the ship that it is also about, whom she boards; or BONES_NO_SHIP */
  gboolean open;
  gboolean any_time;   /* offered at any moment, beside the others */
  gboolean interrupts; /* it may be done in the middle of another ship's turn */
  gboolean aside;      /* a ship that has nothing else to do is done */
  gboolean follows;    /* started without being asked for when nothing else can be done */
  gboolean ends;       /* the battle, or a fleet's part in it */
  BonesRole role;      /* in the turn of a ship */
  const char *moves;   /* ORDERS: the name of the action by which she then can move; else NULL */
  char *why;           /* the reason if it is closed; else NULL */
  const char *rule;
  const char *icon;
} BonesActionView;

typedef struct {
  const char *id; /* "reef" */
  char *name;     /* "Reef 2" */
  guint index;    /* its number in the game */
  char *text;     /* its effect, or NULL */
  char *until;    /* "until the end of the round", "until dispelled", or NULL */
  guint fleet;    /* its owner, or BONES_NOBODY */
  gint ship;      /* the ship that it is on, or -1 */
  const char *icon;
} BonesMarkerView;

/* A piece on the board. */
typedef struct {
  guint ship;
  guint file, rank;   /* from 0, from the west and from the south */
  char *square;       /* "c4" */
  const char *id;     /* "rook": the look of her marker */
  const char *colour; /* "black" */
  char *text;         /* the same in words: "Rook" */
} BonesPieceView;

/* The board, if the rules have one. Where a move may end is in the options of the prompt. */
typedef struct {
  guint files, ranks;
  GPtrArray *pieces;   /* of BonesPieceView */
  gboolean fought;     /* there is a battle on it, even if no piece stands there yet */
  gint ship, other;    /* the two ships that fight, the one whose turn it is first; or -1 */
  BonesSpanView *span; /* the distance of the two; or NULL */
  GPtrArray
      *reach; /* by square - 1, of char *: "2 squares from Gull"; empty if it is not counted */
  gint moved; /* the ship that moved last and still stands there; or -1 */
  guint from; /* the square that she left */
} BonesBoardView;

/* Points of a track. */
typedef struct {
  const char *id; /* "movement" */
  char *name;     /* "Movement" */
  guint points;
  const char *icon;
} BonesCostView;

/* Something on the staging tray (staging.h). */
typedef struct {
  BonesStagedState state;
  const char *id;   /* "chainshot" */
  char *text;       /* "Fury has fired chainshot at Dauntless, with 7: Movement −2" */
  char *brief;      /* "Chainshot, range 3" */
  gint ship, other; /* of a toll, ship is -1 */
  guint sides;      /* ROLLED: of the die */
  guint face;       /* ROLLED: what it shows */
  gint total;       /* ROLLED: its total */
  gboolean typed;   /* ROLLED: a real die */
  GPtrArray *costs; /* of BonesCostView */
  char *cost_text;  /* "Movement −2", "no harm"; NULL if it was only declared */
  const char *icon;
} BonesStagedView;

typedef struct {
  char *title;                  /* the title: "Broadsides" */
  GPtrArray *rows;              /* of BonesStagedView: rolled, then declared, in their order */
  GPtrArray *tolls;             /* of BonesStagedView: the losses of each ship */
  guint n_declared;             /* the number of rows that have not been rolled */
  guint rolls, applies;         /* verbs of the table: roll for the next one; apply all */
  char *roll_text, *apply_text; /* the words of their buttons */
} BonesStagingView;

/* Something that is due, or easily forgotten. */
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

/* An event that a procedure reported. */
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
  gboolean free;  /* a free roll, without a question */
} BonesFacesView;

/* An entry of the journal, without what only some may know. */
typedef struct {
  guint32 seq;
  guint kind;      /* BonesEntryKind */
  char *text;      /* as bones_view_describe_entry() */
  guint fleets;    /* those that could give it, as bits; 0: the table */
  gint source;     /* answer: BonesSource; else -1 */
  guint32 refers;  /* undo, redo, amendment: the entry that it is about; else 0 */
  gboolean counts; /* it was not taken back */
  gboolean amends; /* it is an answer that can be corrected */
} BonesJournalItem;

typedef struct {
  guint viewer;
  BonesNames *names; /* as the viewer may read them */
  const BonesRuleset *ruleset;
  guint32 seq;
  guint round, step; /* step: the number for an override */
  char *round_text;  /* "Round 2", "Setting up", "Battle over" */
  gboolean windy;    /* there is a wind in this system */
  guint wind;        /* BonesPoint, BONES_CALM, BONES_WIND_UNKNOWN */
  char *wind_text;   /* "blowing toward the north-east" */
  char *wind_said;   /* "The wind blows toward the north-east."; or NULL */
  BonesRose rose;    /* the wind rose, for systems that draw one */
  GArray *winds;     /* of guint: the winds before, as of wind, latest first */
  GArray *order;     /* of guint: fleets */
  gint active_ship;  /* or -1 */
  guint64 done;      /* the verbs that the active ship has begun in her turn, as bits */
  gint active_fleet; /* the fleet that orders next, or -1 */
  gboolean over;
  gint winner;        /* or -1 */
  char *outcome;      /* over: in words; else NULL */
  GPtrArray *steps;   /* of BonesStepView */
  GPtrArray *fleets;  /* of BonesFleetView */
  GPtrArray *unowned; /* of BonesShipView: abandoned hulls */
  GPtrArray
      *things; /* of BonesShipView: ports, which nobody ever owned, while they are off the table */
  GPtrArray *markers, *links;
  BonesBoardView *board;     /* or NULL: there is none */
  BonesStagingView *staging; /* or NULL: the tray is empty */
  BonesTurnView *turn;       /* or NULL: no ship is active, or her turn is a single action */
  GPtrArray *reminders;      /* of BonesReminderView */
  gint pile, discarded;      /* the number of cards of the hands' deck that lie there; -1: there are
                                no hands, or not all of them are known */
  GPtrArray *tracks;         /* of BonesTrackView: the table's */
  guint8 options[BONES_MAX_OPTIONS]; /* values of the ruleset's options */
  BonesPromptView *prompt;           /* or NULL */
  GPtrArray *pools;   /* of BonesPool: the last roll, an opposed one as two pools, the first
                         thrown   first. Empty if something other than the answer of a reroll, a note
                         or   an   override was entered since */
  char *next_text;    /* what to do while no question is open, or NULL */
  GPtrArray *actions; /* of BonesActionView: open actions, and closed ones with the reason */
  char *undo_text, *redo_text; /* the entries that undo and redo would move, or NULL */
  guint undo_needs;            /* fleets that must agree, as bits */
  gboolean slip;               /* undo takes back what was typed a moment ago, without consent */
  char *misfit;                /* why it is read-only, or NULL */
  gboolean busy;
} BonesView;

/* The table as @viewer may see it (BONES_NOBODY: everybody). */
BonesView *bones_view_new (BonesTable *table, guint viewer);

/* The same after entry @seq, without actions, undo and redo. */
BonesView *bones_view_new_at (BonesTable *table, guint viewer, guint32 seq, GError **error);

/* The fleet of @setup, which has one, before any battle, as its own player sees it: a view with
 * fleets and options, and nothing else. */
BonesView *bones_view_new_fleet (const BonesSetup *setup);

/* The only open action that neither ends the battle nor can be done at any time; NULL if there is
 * none, or more than one. Borrowed. */
const BonesActionView *bones_view_only_action (const BonesView *view);

/* The open question alone, as @viewer may read it; NULL if there is none. */
BonesPromptView *bones_view_prompt (BonesTable *table, guint viewer);
void bones_prompt_view_free (BonesPromptView *prompt);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesPromptView, bones_prompt_view_free)

/* The events of the table from number @from on, as @viewer may read them: an array of
 * BonesEventView. */
GPtrArray *bones_view_events (BonesTable *table, guint viewer, guint from);

/* The number of events, and of events before entry @seq. */
guint bones_view_count_events (BonesTable *table);
guint bones_view_count_events_before (BonesTable *table, guint32 seq);

/* The whole log as @viewer may read it: an array of BonesLogLine, oldest first, including undone
 * entries. A line never changes: if a line is added or struck through, only its pointer is new. */
GPtrArray *bones_view_log (BonesTable *table, guint viewer);

/* The entry at the beginning of this round, by the log of @viewer; 0 if no entry has followed it.
 */
guint32 bones_view_find_round_start (BonesTable *table, guint viewer);

/* The label of entry @seq, as @viewer may read it, short enough for a button "Undo: …": "Fury fires
 * a bank – Port". The caller frees it. */
char *bones_view_describe_entry (BonesTable *table, guint viewer, guint32 seq);

/* All entries as @viewer may read them: an array of BonesJournalItem. */
GPtrArray *bones_view_journal (BonesTable *table, guint viewer);

/* Sets @faces to the dice of entry @seq. Returns FALSE if it has none. */
gboolean bones_view_faces (BonesTable *table, guint32 seq, BonesFacesView *faces);

/* Whether entry @seq answers a question. */
gboolean bones_view_is_answer (BonesTable *table, guint32 seq);

/* Lets the app roll the dice, or draw the card, of the open question: bones_table_roll(). Sets
 * @faces to the dice, and @card to the id of the card, or to NULL if not everybody may see it. */
gboolean bones_view_roll (BonesTable *table, BonesFacesView *faces, const char **card,
                          GError **error);

/* What Roll Them All does next. */
typedef enum {
  BONES_RUN_STOPS, /* somebody has to decide, or wants real dice */
  BONES_RUN_ROLLS, /* it rolls the dice that are asked for */
  BONES_RUN_KEEPS  /* it keeps a roll that has what it needs: its fleet has nothing to gain */
} BonesRunStep;

BonesRunStep bones_view_next_in_run (BonesTable *table);

/* The names as everybody may read them. Borrowed, good until the next verb. */
const BonesNames *bones_view_names (BonesTable *table);

/* Returns the place of @fleet in the order of this round, from 0; -1 if it has none. */
gint bones_view_place_in_order (BonesTable *table, guint fleet);

/* The sentence for @id as the table stands, as everybody may read it: bones_words(). */
char *bones_view_words (BonesTable *table, const char *id, const BonesWordsArgs *args);

/* The discard pile, which lies open: an array of BonesCardView, one for each kind. */
GPtrArray *bones_view_discards (BonesTable *table);

/* The number of views that this process has made: tests count the cost of a request. */
guint bones_view_count_made (void);

void bones_view_free (BonesView *view);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesView, bones_view_free)

BonesShipView *bones_view_ship (const BonesView *view, guint ship); /* or NULL */
