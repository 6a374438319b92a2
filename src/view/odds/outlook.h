/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What may come of the open question, as a viewer may know it: the chances of the whole action, for
 * each answer among which people choose, in words and as the parts of a bar.
 *
 * It is made and read on the main thread, and computed in between, on a thread if people wait:
 * bones_outlook_run() reads its own copy of the state, and of the table only the set-up, which
 * never changes. So the table must outlive the run. If the table has changed since, the outlook is
 * out of date and must not be read.
 */

#include "table.h"

typedef struct _BonesOutlook BonesOutlook;

typedef enum {
  BONES_OUTLOOK_GONE,    /* she leaves the table, or has another owner */
  BONES_OUTLOOK_CHANGED, /* something else changes */
  BONES_OUTLOOK_NOTHING, /* nothing changes */
  BONES_OUTLOOK_UNKNOWN  /* there was no time to work this out */
} BonesOutlookKind;

typedef struct {
  BonesOutlookKind kind;
  double share; /* of the bar: 0 to 1; all shares of a row add up to 1 */
  double shade; /* if changed: how much, 0 to 1 */
} BonesOutlookPart;

/* What may become of one ship. */
typedef struct {
  char *name;    /* "Dauntless", "Port: Dauntless", "As it stands" */
  char *text;    /* "sinks 23%, two hits 41%, nothing 18%" */
  GArray *parts; /* of BonesOutlookPart */
} BonesOutlookRow;

/* Of what is asked at @table. @values: the @n values of the answer that people are about to give,
 * where it has several (targets), or which die they would roll again (a reroll); else NULL. Returns
 * NULL if no chances can be told from here: nothing is asked, @viewer may not know what may be
 * answered, or no dice follow the answer at once. */
BonesOutlook *bones_outlook_new (BonesTable *table, guint viewer, guint n, const guint16 *values);
void bones_outlook_free (BonesOutlook *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesOutlook, bones_outlook_free)

/* Works it out, for at most @budget milliseconds for each answer; what is not known then has
 * bounds. Where the result depends on what is chosen later, it is that of the best choices. Another
 * thread may stop it. */
void bones_outlook_run (BonesOutlook *self, guint budget);
void bones_outlook_stop (BonesOutlook *self);

/* After the run: an array of BonesOutlookRow; none if there was too little time to tell anything.
 * The caller frees it. */
GPtrArray *bones_outlook_list_rows (BonesOutlook *self);

/* What the rows tell of, and on what condition. The caller frees it. */
char *bones_outlook_describe (BonesOutlook *self);
