/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the two files of the helm share: helm.c sees and tells, helm-verbs.c hands on what people
 * say.
 */

#include "helm.h"

struct _BonesHelm {
  GObject parent_instance;

  /* Owned */
  BonesTable *table;
  BonesView *view;
  BonesRolled *rolled;
  GPtrArray *log;   /* NULL until somebody asks */
  char *option;     /* the answer to the question that is about to come, or NULL */
  char *saying;     /* what to say when it is done, or NULL */
  GQueue overrides; /* of BonesOverriding: those that wait for the one before */
  guint poll_id, busy_id;

  guint32 seq, news;
  guint32 past; /* the entry that is looked at, or 0 */
  gboolean rolling;
};

/* An override that waits until the one before is stored. */
typedef struct {
  BonesChange *changes;
  guint n;
  char *text;
} BonesOverriding;

/* The end of each verb: what @error is set to went wrong. */
void bones_helm_done (BonesHelm *self, gboolean ok, GError *error);

/* Whether people were looking back; they are not any more. */
gboolean bones_helm_leave_past (BonesHelm *self);

/* The table's "changed". */
void bones_helm_renew (BonesHelm *self);
