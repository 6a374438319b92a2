/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * How a battle went: what each fleet had left, entry by entry, and which ships were lost.
 */

#include "table.h"

/* What can be counted for each fleet. */
typedef enum {
  BONES_COURSE_POINTS,  /* on the table, in halves */
  BONES_COURSE_HONOURS, /* won so far */
  BONES_COURSE_CREW,    /* of its ships on the table */
  BONES_COURSE_SHIPS,   /* on the table */
  BONES_COURSE_KINDS
} BonesCourseKind;

/* The counts after an entry, of every fleet that had come by then. */
typedef struct {
  guint32 seq;
  guint round;
  guint n_fleets;
  guint values[BONES_COURSE_KINDS][BONES_MAX_FLEETS];
} BonesCourseStep;

/* A ship that left her fleet. */
typedef struct {
  guint32 seq;
  guint round;
  guint ship;
  guint fleet;  /* that lost her */
  guint taker;  /* the fleet that took her; BONES_NOBODY: none */
  guint status; /* BonesStatus: BONES_IN_PLAY if she was taken or abandoned */
  char *text;   /* "Gull, sunk", "Wren, taken by Blue" */
} BonesLoss;

typedef struct {
  gboolean counted[BONES_COURSE_KINDS]; /* the rules of the battle have it */
  BonesCourseKind main;                 /* the one that tells most */
  GArray *steps;  /* of BonesCourseStep: one wherever something changed, or a round began */
  GArray *losses; /* of BonesLoss, in order; a ship that came back is not lost */
} BonesCourse;

/* The steps in which something changed, once there were @n_fleets fleets, and the first of all:
 * what people read. (That a round began changes nothing.) An array of BonesCourseStep, which
 * @course owns; the caller frees the array. */
GPtrArray *bones_course_tell (const BonesCourse *course, guint n_fleets);

/* Whether step number @i of those is the first of its round. */
gboolean bones_course_begins (const GPtrArray *told, guint i);

/* The id of a kind of counts, "points", and its name, "Points afloat", which is borrowed. */
const char *bones_course_kind_id (BonesCourseKind kind);
const char *bones_course_kind_name (BonesCourseKind kind);

/* @value as people read it: "12 ½". The caller frees it. */
char *bones_course_value (BonesCourseKind kind, guint value);

/* The top of the axis of a plot, for values up to @highest: a round number, whose half is whole. */
guint bones_course_top (BonesCourseKind kind, guint highest);
