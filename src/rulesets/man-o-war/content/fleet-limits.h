/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The limits of a race (MW-TPL-13): how many its fleets have of something, as numbers, as so many
 * for each of something else, or as a share of their points; and what they may mix. A limit warns,
 * or refuses the fleet.
 *
 * What is counted are units: a squadron of ships of the line and a unit of flyers are one.
 */

#include "ruleset.h"
#include "schema.h"

/* What a limit is of, beside templates and classes. */
typedef enum {
  MW_LIMITED_WIZARDS = 1,
  MW_LIMITED_CARDS = 2,
  MW_LIMITED_WEAPONS = 4, /* anti-flyer weapons */
  MW_LIMITED_POINTS = 8,  /* of the battle: only "for each" */
  MW_LIMITED_CHARACTERS = 16,
  MW_LIMITED_DECKS = 32, /* cards of the decks of the set */
} MwLimitedOther;

/* A set of things that are counted together. */
typedef struct {
  guint64 templates[2]; /* bits */
  guint8 others;        /* MwLimitedOther */
  guint8 one;           /* of wizards, characters or decks: which, from 1; 0: all of them */
} MwCounted;

typedef enum { MW_MIX_ANY, MW_MIX_ONE_KIND, MW_MIX_EACH_FIRST } MwMix;

#define MW_NO_MOST 64

typedef struct {
  guint8 race;
  char *words; /* the id of the words for what it is of; owned by the content */
  MwCounted of, per;
  guint8 least, most; /* MW_NO_MOST: no maximum */
  guint16 each;       /* least and most are for each so many of per; 0: they are of the fleet */
  guint8 free;        /* the first of them do not count for the maximum */
  guint8 free_flag;   /* nor does the command ship */
  guint8 models;      /* ships are counted, not units */
  guint8 mix;         /* MwMix */
  guint8 share;       /* at most so many hundredths of the points of the battle; 0: any */
  guint8 refuses;
} MwLimit;

typedef struct _MwContent MwContent;

/* What a fleet has aboard that is bought when it is fitted out. */
typedef struct {
  guint characters[16], decks[33]; /* of each character; cards of each deck */
  guint prices[33];                /* what those cost that the roster names, in halves of points */
} MwAboard;

/* What a fleet has of everything that can be limited. */
typedef struct {
  const guint *ships, *units; /* by template */
  guint ranks[16], cards, weapons;
  MwAboard aboard;
  gint flagship; /* her template, or -1 */
  guint budget;  /* halves of points */
} MwHoldings;

/* Adds a flaw for everything that is wrong with the limits of the race @row beyond their form. */
void mw_limits_check (const BonesSpot *spot, const BonesField *table, GVariant *row,
                      GPtrArray *flaws);

/* Reads the limits of race number @race, after the templates and the ranks. */
void mw_limits_read (MwContent *self, guint race, GVariant *row);

/* The bits of the races that may sail with race number @race. */
guint32 mw_allies_read (GVariant *content, GVariant *row);

/* MW-FLT-02: adds a BonesFault for each limit of @race that a fleet with @holdings breaks. Its
 * values are what the fleet has, what it may have, the limit, and the difference. */
void mw_limits_ask (const MwContent *content, guint race, const MwHoldings *holdings,
                    GArray *faults);

/* How many ships a fleet with @holdings lacks for the minima of @race. */
guint mw_limits_missing (const MwContent *content, guint race, const MwHoldings *holdings);

/* What limit number @limit is of, beside ships: bits of MwLimitedOther. */
guint mw_limit_others (const MwContent *content, guint limit);

/* Whether @holdings exceed no maximum of @race. */
gboolean mw_limits_allow (const MwContent *content, guint race, const MwHoldings *holdings);

/* How many more of @other (of rank, character or deck number @one, from 1) the limits of @race that
 * refuse let a fleet with @holdings have; G_MAXUINT: any number. */
guint mw_limits_room (const MwContent *content, guint race, const MwHoldings *holdings,
                      MwLimitedOther other, guint one);

/* Whether a minimum of @race wants a fleet with @holdings to have more of character number @one,
 * from 1. */
gboolean mw_limits_force (const MwContent *content, guint race, const MwHoldings *holdings,
                          guint one);

/* Whether @fault is one of those that the log tells: too few, or too many. */
gboolean mw_is_limit (const BonesFault *fault);
