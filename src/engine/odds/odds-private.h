/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the parts of the search for odds share: the answers to a question, and sums of odds. */

#include "odds.h"

/* The number of an outcome for the search itself: the ship whose tracks were told
 * (OddsBranch.if_in_play) is in play in the end. */
#define ODDS_IN_PLAY (G_MAXUINT64 - 2)

#define ODDS_HAIR 1e-12 /* chances that differ by less are equal */

typedef struct _OddsPlace OddsPlace;

/* One answer. */
typedef struct {
  guint first, n;     /* its values, in those of the answers */
  BonesChance chance; /* dice and cards */
  OddsPlace *to;      /* the question that it leads to, or NULL */
  GArray *certain;    /* of guint64, or NULL: outcomes of ships that are settled on the way there */
  GArray *if_in_play; /* the same, of tracks of a ship: they hold if she is in play in the end */
  GArray *odds;       /* after it, or NULL: not known yet */
} OddsBranch;

typedef struct {
  GArray *values;   /* of guint16 */
  GArray *branches; /* of OddsBranch */
  gboolean chance;  /* dice or a card; else a choice */
  gint sign;        /* choice: 1 if the chooser wants the aim, -1 if he wants to avoid it, 0 if
                       nobody knows */
  gboolean cut;     /* there are more than there was time for */
} OddsAnswers;

typedef enum {
  ODDS_LISTED,
  ODDS_NOT_KNOWN, /* what may be answered cannot be told */
  ODDS_TOO_COARSE /* the faces matter: list every set of them, for the whole question */
} OddsListing;

/* Fills @answers with everything that may be answered, after @runs runs. @each: with every set of
 * faces, whatever the reading. */
OddsListing odds_list_answers (OddsAnswers *answers, const BonesQuestion *question,
                               const BonesAsk *ask, gboolean each, guint runs);

/* How much of the limit of @question is used after @runs runs: 1 is all. */
gdouble odds_used (const BonesQuestion *question, guint runs);

GArray *odds_none (void);
void odds_add (GArray *odds, guint64 number, BonesChance chance);

/* Returns the odds where nothing was worked out. */
GArray *odds_unknown (void);

/* Returns @sum (NULL: nothing yet) + @chance * @branch; both are sorted by the outcomes. */
GArray *odds_add_weighted (const GArray *sum, BonesChance chance, const GArray *branch);

/* Returns @odds with @certain (NULL: none; sorted) as certain outcomes. */
GArray *odds_add_certain (GArray *odds, const GArray *certain);

/* Returns @odds where those in @if_in_play (NULL: none; sorted) are as likely as ODDS_IN_PLAY. */
GArray *odds_set_if_in_play (GArray *odds, const GArray *if_in_play);

/* Returns the odds of the best of @choices (of GArray; NULL: nothing is known), of equal ones the
 * first, if @sign is 1 or -1; while it is unknown which is the best, with bounds that hold for all
 * that may be it. With @sign 0 these are all. */
GArray *odds_choose (const GPtrArray *choices, gint sign, guint64 aim);

/* Ships whose fate is settled (bones_settle_ship()), as bits, and those of a ship's tracks: settled
 * ones, and flags (bones_settle_flag()), which may be set or not. */
typedef struct {
  guint64 bits[BONES_MAX_SHIPS / 64];
  guint64 tracks, flags, tracks_of;
} OddsSettled;

/* Whether @ship is settled. */
gboolean odds_is_settled (const OddsSettled *settled, guint ship);

/* Returns the tracks of @ship that are settled, and her flags, as bits. */
guint64 odds_tracks_settled (const OddsSettled *settled, guint ship);

/* The name of a state: the question that is asked there, what is known, and how the game differs
 * from the one at the start. Equal names have equal futures. */
typedef struct {
  guint hash, length; /* of bytes */
  guint8 bytes[];
} OddsName;

/* Makes the name of the state of @play where @ask is asked, in @name, which must outlive it; @start
 * is the game at the start. */
const OddsName *odds_name_place (GByteArray *name, const BonesPlay *play, const BonesGame *start,
                                 const BonesAsk *ask, const OddsSettled *settled);

/* For a GHashTable. */
guint odds_name_hash (gconstpointer name);
gboolean odds_name_equal (gconstpointer a, gconstpointer b);
