/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the two files of the helm share: helm.c sees and tells, helm-verbs.c hands on what people
 * say, helm-taps.c what they touch.
 */

#include "helm.h"

struct _BonesHelm {
  GObject parent_instance;

  /* Owned */
  BonesTable *table;
  BonesView *view;
  BonesJournal *then; /* as it was where people look; NULL: now. Its entries are the table's */
  BonesRolled *rolled;
  GPtrArray *log;   /* NULL until somebody asks */
  char *option;     /* the answer to the question that is about to come, or NULL */
  char *saying;     /* what to say when it is done, or NULL */
  guint32 undoing;  /* what is said tells of an undo: the entry that was the last; else 0 */
  GQueue overrides; /* of BonesOverriding: those that wait for the one before */
  BonesTapping tapping;
  guint poll_id, busy_id, tapping_id;

  guint32 seq, news;
  guint32 past;   /* the entry that is looked at, or 0 */
  gboolean again; /* what was asked behind it is asked again */
  gboolean rolling;
  gboolean poll_failed; /* it was told, and not mended since */

  BonesAction repeated; /* what is started again when it has ended */
  gboolean repeats;
};

/* An override that waits until the one before is stored. */
typedef struct {
  BonesChange *changes;
  guint n;
  char *text;
} BonesOverriding;

/* The end of each verb: what @error is set to went wrong. */
void bones_helm_done (BonesHelm *self, gboolean ok, GError *error);

/* Whether people were looking back; they are not any more. Where they are asked again, they always
 * are. */
gboolean bones_helm_leave_past (BonesHelm *self);

/* Tells what is answered to a question that is asked again. */
void bones_helm_tell_answer (BonesHelm *self, guint n, const guint16 *values);

/* The table's "changed". */
void bones_helm_renew (BonesHelm *self);

/* Enters what was touched before anything else is done. Returns whether the question is still the
 * one that was asked before. */
gboolean bones_helm_settle (BonesHelm *self);
