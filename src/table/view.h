/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The table as a viewer may see it: a plain value, in words, that the protocol writes as JSON and
 * the window applies to its widgets. This is the one door through which anything is shown.
 */

#include "table.h"
#include "words.h"

typedef struct {
  const char *id; /* track id */
  char *name;     /* in words */
  BonesShow show;
  gint value, limit;    /* limit: HOLES, PEGS, out of how many; else 0 */
  gint lowest, highest; /* what an override may set */
  gboolean bad;
  char *text;     /* CHIP, INCHES, BITS, WORD, SQUARE: in words */
  gint tap;       /* of a ship: what a touch adds, 1 or -1; or 0 */
  char *tap_text; /* what that is: "One hit more on Fury"; or NULL */
} BonesTrackView;

typedef struct {
  guint ship;                           /* its number in the game */
  const char *id;                       /* "R3" */
  char *name, *kind, *kind_id, *status; /* kind: class in words; status: "in-play", "sunk" ... */
  guint fleet;                          /* owner now, or BONES_NOBODY */
  guint origin;
  gboolean in_play, ordered, flagship, active;
  GPtrArray *tracks; /* of BonesTrackView */
  GPtrArray *chips;  /* of char *: words for its state: "aground", "grappled: Dauntless" */
  GPtrArray *flags;  /* of char *: the same as ids: "aground", "grappled" */
} BonesShipView;

/* A number on a card. */
typedef struct {
  const char *id; /* "dispel" */
  gint value;
  char *text; /* "dispels on 5 or more" */
} BonesMarkView;

/* A card of a hand, which only its own fleet sees. */
typedef struct {
  const char *id;      /* "lightning" */
  char *name;          /* "Lightning" */
  char *text;          /* what it does, or NULL */
  guint kind;          /* its value in a prompt */
  guint number;        /* in its deck */
  GPtrArray *marks;    /* of BonesMarkView: the numbers that matter in its use */
  const char *faction; /* whose card it is: its id, or NULL */
  char *faction_name;  /* in words, or NULL */
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
  char *name, *player, *faction, *side;
  guint points, points_left; /* halves */
  gint place;                /* in this round's order, from 0; -1 none */
  gboolean next;             /* it orders next */
  gboolean out;              /* conceded, or nothing left */
  gboolean keep_all;
  gint flagship; /* ship, or -1 */
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

typedef struct {
  const char *id;
  char *text; /* what the button says */
  guint value;
  gboolean open;
} BonesOptionView;

typedef struct {
  char *what;  /* "speed", in words */
  char *value; /* "+2 in" */
} BonesTermView;

/* The open question. */
typedef struct {
  BonesAskKind kind;
  gboolean secret;         /* cards of a hand that the viewer may not see: options are empty */
  gboolean draws;          /* the app may draw the card that is asked for, or roll the dice */
  const char *what, *rule; /* the protocol's `for` and `rule` */
  char *text;              /* the sentence */
  char *roll_text;         /* reroll: the question that the dice answered; else NULL */
  char *chance;            /* "56 %", as it stands; reroll: of a new roll; or NULL */
  char *chance_fraction;   /* "5/9", or NULL */
  guint who;               /* fleets, as bits; 0: the table */
  gint ship, other;        /* -1: none */
  guint count_least, count_most;
  guint sides;
  gint needs, bonus;    /* needs 0: none */
  gboolean half;        /* half a point on top of the bonus */
  BonesReading reading; /* dice, reroll: what of them counts */
  gint rival_halves; /* reroll, opposed: what the other side comes to, in halves; else G_MININT */
  gint low, high;
  BonesDiceSource dice; /* how the fleet that rolls wants its dice */
  GPtrArray *options;   /* of BonesOptionView: choices, ships, cards; ranges of targets */
  GArray *ships;        /* of guint: ships that may be named (ship, ships, targets) */
  GPtrArray *terms;     /* of BonesTermView, or empty */
  GArray *faces;        /* reroll: of guint16, the dice as they lie */
  GArray *rival_faces;  /* reroll, opposed: the other side's */
  BonesCardView *card;  /* that it is about and that lies open before all, or NULL */
} BonesPromptView;

typedef struct {
  BonesAction action;
  const char *id; /* "fire" */
  char *name;     /* "Fire a bank" */
  gboolean open;
  char *why; /* the reason where it is not; else NULL */
  const char *rule;
} BonesActionView;

typedef struct {
  const char *id; /* "reef" */
  char *name;     /* "Reef 2" */
  guint index;    /* in the game */
  char *text;     /* what it does, or NULL */
  char *until;    /* "until the end of the round", "until dispelled", or NULL */
  guint fleet;    /* whose it is, or BONES_NOBODY */
  gint ship;      /* the ship that it is on, or -1 */
} BonesMarkerView;

/* Who stands on the board. */
typedef struct {
  guint ship;
  guint file, rank;   /* from 0: from the west, from the south */
  char *square;       /* "c4" */
  const char *id;     /* "rook": what her marker looks like */
  const char *colour; /* "black" */
} BonesPieceView;

/* The board, where the rules play on one. Where a move may end stands in the prompt, as options. */
typedef struct {
  guint files, ranks;
  GPtrArray *pieces; /* of BonesPieceView */
} BonesBoardView;

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

typedef struct {
  guint viewer;
  guint32 seq;
  guint round;
  gboolean windy;    /* there is a wind in this system */
  guint wind;        /* BonesPoint, BONES_CALM, BONES_WIND_UNKNOWN */
  char *wind_text;   /* "blowing toward the north-east" */
  GArray *winds;     /* of guint: those that blew before, as of wind, the latest first */
  GArray *order;     /* of guint: fleets */
  gint active_ship;  /* or -1 */
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
  BonesBoardView *board;   /* or NULL: there is none */
  GPtrArray *reminders;    /* of BonesReminderView */
  GPtrArray *tracks;       /* of BonesTrackView: the table's */
  BonesPromptView *prompt; /* or NULL */
  GPtrArray *actions;      /* of BonesActionView: what may be done now, and what may not, and why */
  char *undo_text, *redo_text; /* what they would undo and redo, or NULL */
  guint undo_needs;            /* fleets that must agree, as bits */
  char *misfit;                /* why it is read-only, or NULL */
  gboolean busy;
} BonesView;

/* The table as @viewer sees it (BONES_NOBODY: as all may see it). */
BonesView *bones_view_new (BonesTable *table, guint viewer);

/* The same as it was after entry @seq: without actions, undo and redo. */
BonesView *bones_view_new_at (BonesTable *table, guint viewer, guint32 seq, GError **error);

void bones_view_free (BonesView *view);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesView, bones_view_free)

BonesShipView *bones_view_ship (const BonesView *view, guint ship); /* or NULL */
