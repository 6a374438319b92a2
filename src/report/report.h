/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The facts of a battle, over or going on, as a viewer may know them: the result and why, the
 * course, what each ship did, and the luck of the dice. Each fact has the entry that it comes from.
 *
 * It is a value, made from the journal: a change of the battle makes another one. Nothing in it is
 * estimated: chances are exact fractions, or doubles where 128 bits do not hold them.
 */

#include "course.h"
#include "deeds.h"
#include "luck.h"
#include "view.h"

/* A fleet at the end, or so far. */
typedef struct {
  guint fleet;
  char letter;
  char *name, *player;              /* player: "" if nobody said */
  guint bought;                     /* halves of points; 0: ships have none */
  guint values[BONES_COURSE_KINDS]; /* now; those that the course counts */
  guint lost, taken;                /* ships that it lost, and that it took for good */
  gboolean won;
} BonesReportFleet;

typedef enum {
  BONES_FACT_LONGEST_SHOT, /* that hit */
  BONES_FACT_LUCKIEST_SHOT,
  BONES_FACT_LUCKIEST_SAVE,
  BONES_FACT_KINDS
} BonesFactKind;

/* Something to remember. */
typedef struct {
  BonesFactKind kind;
  guint32 seq; /* of its roll */
  guint fleet; /* whose it is, or BONES_NOBODY */
  guint ship, other;
  char *name;         /* "The longest shot" */
  char *text;         /* the sentence of the log */
  char *reach;        /* of the longest shot, in words: "5 squares away"; else NULL */
  BonesChance chance; /* that it came off */
  gboolean certain;   /* it needed no number: chance is 1 */
} BonesReportFact;

/* What a fleet had hidden until the end. */
typedef struct {
  guint fleet;
  char *text; /* "In the hand: Lightning", "Lair 2: Leviathan (Kraken)" */
} BonesRevealed;

typedef struct {
  guint viewer;
  gint64 game; /* its number; 0: it is not stored */
  char *title;
  char *system; /* "Black Spot" */
  BonesNames *names;
  guint round;
  char *round_text; /* "Round 3", "Setting up", "Battle over" */
  gboolean over;
  gint winner;       /* or -1 */
  char *outcome;     /* in words; NULL while it goes on */
  char *why;         /* the last sentence of the log that decided it, with its rule; or NULL */
  char *rule;        /* or NULL */
  char *rule_title;  /* of that rule in the rule book, or NULL */
  char *rule_text;   /* what it says, its first paragraph; or NULL */
  guint32 why_seq;   /* 0: there is none */
  char *tip;         /* what left the last fleet: a loss, or that another gave up; or NULL */
  guint32 tip_seq;   /* 0: there is none */
  char *score;       /* "Points afloat: Red 7, Blue 0": by how much it won; or NULL */
  GPtrArray *fleets; /* of BonesReportFleet */
  BonesCourse course;
  GPtrArray
      *deeds; /* for each fleet an array of BonesShipDeeds; empty while they may not be told */
  GPtrArray *facts;    /* of BonesReportFact */
  GPtrArray *revealed; /* of BonesRevealed: hands and lairs; empty before the end */
  GArray *rolls;       /* of BonesReportRoll: every roll that counts, in order */
  GArray *luck;        /* of BonesLuck */
  GPtrArray *lines;    /* of BonesLogLine: the log */
  char **kinds;        /* the names of the ruleset's kinds of rolls */
} BonesReport;

/* The report of the battle of @table as @viewer (a fleet, or BONES_NOBODY for everybody) may know
 * it. The caller frees it. */
BonesReport *bones_report_new (BonesTable *table, guint viewer);
void bones_report_free (BonesReport *report);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesReport, bones_report_free)

/* The index in report->lines of the line that tells of entry @seq, the one about @ship if there is
 * one (BONES_NO_SHIP: the first); -1 if no line does. */
gint bones_report_find_line (const BonesReport *report, guint32 seq, guint ship);

/* The entry of that line, for a link into the log; 0 if there is none. */
guint32 bones_report_line_entry (const BonesReport *report, guint32 seq, guint ship);

/* The name of @kind of rolls: "Gunnery", "All rolls", "Other rolls". Borrowed. */
const char *bones_report_kind_name (const BonesReport *report, gint kind);

/* "7 hits in 12 throws; to be expected: 5.3. Dice would do worse 71% of the time." The caller
 * frees it. */
char *bones_luck_text (const BonesLuck *luck);

/* "31%"; never "0%" or "100%" of what is neither. The caller frees it. */
char *bones_report_percent (gdouble chance);
