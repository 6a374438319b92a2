/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A part of a ship in the drawing of her plan: a place with its boxes, sound, holed or ablaze; the
 * boxes below the water line, which fill; who sails her. It is a button and nothing else; what a
 * touch means is its owner's business.
 */

#include "plan-places.h"

#define BONES_PART_GUNS 4  /* rows of guns in one part */
#define BONES_PART_WORDS 8 /* that go with one part */

typedef enum {
  BONES_MUZZLE_BOW,
  BONES_MUZZLE_PORT,
  BONES_MUZZLE_STARBOARD,
  BONES_MUZZLE_STERN,
  BONES_MUZZLE_SIDES,
  BONES_MUZZLE_ALL
} BonesMuzzle;

typedef struct {
  BonesMuzzle at;
  guint number;
  gboolean lost;
} BonesPlanGuns;

typedef struct {
  const char *text;
  gboolean struck;
} BonesPlanWord;

/* All borrowed, and copied by bones_plan_part_set(). */
typedef struct {
  BonesPlanSpot spot;
  const char *name; /* "Gun deck" */
  const char *said; /* all of it, in words: "Gun deck: 1 of 2 lost, burning" */
  const char *tip;  /* the same with guns and what goes with it */
  guint boxes, lost, ablaze;
  guint n_guns, n_words;
  BonesPlanGuns guns[BONES_PART_GUNS];
  BonesPlanWord words[BONES_PART_WORDS];
} BonesPlanPart;

#define BONES_TYPE_PLAN_PART (bones_plan_part_get_type ())
G_DECLARE_FINAL_TYPE (BonesPlanPartButton, bones_plan_part, BONES, PLAN_PART, GtkButton)

GtkWidget *bones_plan_part_new (void);

void bones_plan_part_set (BonesPlanPartButton *self, const BonesPlanPart *part);

/* What it shows: valid until it is set again. */
const BonesPlanPart *bones_plan_part_get (BonesPlanPartButton *self);

/* So much more is about to be lost (of counters, gone), and ablaze: it is shown faintly. */
void bones_plan_part_set_coming (BonesPlanPartButton *self, gint lost, gint ablaze);

/* How large it is drawn: pixels of a unit of the plan; with all words where there is room. */
void bones_plan_part_set_unit (BonesPlanPartButton *self, double unit, gboolean large);
