/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A part of a ship in the drawing of her plan: a place with its boxes, sound, holed or ablaze; the
 * boxes below the water line, which fill; who sails her. It is a button and nothing else; what a
 * touch means is its owner's business.
 */

#include "plan-places.h"

#define BONES_PART_GUNS 8  /* the most rows of guns in one part */
#define BONES_PART_WORDS 8 /* the most items that depend on one part */

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

/* All borrowed; bones_plan_part_set() copies them. */
typedef struct {
  BonesPlanSpot spot;
  const char *name; /* "Gun deck" */
  const char *said; /* the whole in words: "Gun deck: 1 of 2 lost, burning" */
  const char *tip;  /* the same with its guns and what depends on it */
  guint boxes, lost, ablaze;
  guint n_guns, n_words;
  BonesPlanGuns guns[BONES_PART_GUNS];
  BonesPlanWord words[BONES_PART_WORDS];
} BonesPlanPart;

#define BONES_TYPE_PLAN_PART (bones_plan_part_get_type ())
G_DECLARE_FINAL_TYPE (BonesPlanPartButton, bones_plan_part, BONES, PLAN_PART, GtkButton)

GtkWidget *bones_plan_part_new (void);

void bones_plan_part_set (BonesPlanPartButton *self, const BonesPlanPart *part);

/* What it shows; valid until it is set again. */
const BonesPlanPart *bones_plan_part_get (BonesPlanPartButton *self);

/* How much more is about to be lost (of counters: removed), and to be ablaze; drawn faintly. */
void bones_plan_part_set_coming (BonesPlanPartButton *self, gint lost, gint ablaze);

/* The scale: pixels per unit of the plan. With all words if there is room. */
void bones_plan_part_set_unit (BonesPlanPartButton *self, double unit, gboolean large);
