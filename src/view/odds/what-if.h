/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What if: an action, or the one under way, with answers that nobody has given yet, played on the
 * side; and the chances of its end, as far as a viewer may know what changes.
 */

#include "answer-form.h"
#include "chance.h"
#include "view.h"

typedef struct _BonesWhatIf BonesWhatIf;

/* How a value is shown. */
typedef enum {
  BONES_OUTCOME_TEXT,   /* an id, or a name; NULL: none */
  BONES_OUTCOME_NUMBER, /* number, in parts of a unit */
  BONES_OUTCOME_BITS    /* some of ids */
} BonesOutcomeKind;

typedef struct {
  BonesOutcomeKind kind;
  const char *text;
  gint number;
  guint parts;            /* of a unit: 100 of an inch, 2 of a point; 0 or 1: whole numbers */
  const char *const *ids; /* bit i of number is ids[i] */
  BonesChance chance;     /* at least */
  double more;            /* that much more if people choose so */
} BonesOutcomeView;

/* The roll that is asked for, and nothing that follows it. */
typedef struct {
  const char *what, *rule;
  guint ship; /* or BONES_NO_SHIP */
  guint count, sides;
  gint needs;       /* the number to meet; -1: there is none */
  GArray *outcomes; /* of BonesOutcomeView */
} BonesRollOddsView;

/* What may become of one number of a ship or a fleet. */
typedef struct {
  gboolean of_ship; /* else of a fleet */
  guint index;      /* the ship or the fleet */
  const char *id;   /* "hits": a track, or a field */
  GArray *outcomes; /* of BonesOutcomeView */
  gboolean has_mean;
  double mean;
} BonesFateView;

/* What a fleet plays for, while all others play against it. */
typedef struct {
  guint fleet;
  guint status; /* BonesStatus: how the ship leaves the table; BONES_IN_PLAY: */
  guint value;  /* what her track comes to, as it is stored */
} BonesAim;

/* @action (NULL: the one under way) at @table, of which @viewer may know the outcome. NULL with
 * BONES_TABLE_ERROR_NOT_OPEN if it cannot be started now; without an error if @action is NULL and
 * nothing is asked. */
BonesWhatIf *bones_what_if_new (BonesTable *table, guint viewer, const BonesAction *action,
                                GError **error);
void bones_what_if_free (BonesWhatIf *what_if);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesWhatIf, bones_what_if_free)

/* The form of the next answer, good until it is given; NULL if nothing more is asked. */
const BonesAnswerForm *bones_what_if_get_form (BonesWhatIf *what_if);

/* Gives it. FALSE if it does not fit. */
gboolean bones_what_if_answer (BonesWhatIf *what_if, BonesSource source, guint n,
                               const guint16 *values);

/* The next question, where it can be answered along with the open one. */
typedef struct {
  const char *what;   /* the protocol's `for` */
  char *text;         /* the sentence */
  GPtrArray *options; /* of BonesOptionView: what at least one answer to the open question leaves */
} BonesThenView;

/* The question that follows every answer to the open question, a choice, if that joins it; NULL if
 * there is none, or none with a few answers. */
BonesThenView *bones_what_if_then (BonesTable *table);
void bones_then_view_free (BonesThenView *then);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesThenView, bones_then_view_free)

/* The open question in words, or NULL. The caller frees it. */
char *bones_what_if_describe_question (BonesWhatIf *what_if);

/* The ship that it is done to, as far as that was said, else the one that does it, or
 * BONES_NO_SHIP. */
guint bones_what_if_get_ship (BonesWhatIf *what_if);

/* The first track of @ship that fills up or runs out: its place in the tracks of the ruleset, where
 * an end (NULL) stands for none. */
guint bones_what_if_find_track (BonesWhatIf *what_if, guint ship);

/* Whether @ship, and @track of the ruleset, are there. */
gboolean bones_what_if_has (BonesWhatIf *what_if, guint ship, guint track);

/* The roll that is asked for now; NULL if no dice are. */
BonesRollOddsView *bones_what_if_roll (BonesWhatIf *what_if);
void bones_roll_odds_view_free (BonesRollOddsView *roll);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesRollOddsView, bones_roll_odds_view_free)

/* What the whole action may come to: an array of BonesFateView; NULL if that cannot be told from
 * here. If the viewer sees @track of @ship, that is the first, and @watched is TRUE. @aim NULL:
 * nobody rerolls; else all play as well as they can. What cannot be worked out in @budget
 * milliseconds is @unknown: each outcome may be likelier by as much. @runs is set to what it cost.
 * Good as long as the what-if. */
GPtrArray *bones_what_if_list_fates (BonesWhatIf *what_if, guint ship, guint track,
                                     const BonesAim *aim, guint budget, gboolean *watched,
                                     gdouble *unknown, guint *runs);
