/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a ship’s card shows, as a value made from the view, without widgets. What is counted by
 * touch has a place of its own on the card, and is not among the dice and chips. What she has done
 * this turn is shown where her turn is played.
 */

#include "ship-face.h"
#include "view.h"

/* A state, in a word or as an icon with a word. */
typedef struct {
  const char *icon; /* or NULL; borrowed from the view */
  char *text;
  gboolean bad;
  gboolean number; /* it is only a number */
} BonesCardChip;

typedef struct {
  BonesShipLook look; /* borrowed from the view */
  BonesFaceDice guns, crew;
  gboolean has_guns; /* guns and crew have different dice */
  gboolean has_crew;
  GArray *chips;    /* of BonesCardChip */
  const char *kind; /* her class, if it is among the notes; else NULL. Owned by the view */
  char *notes;      /* more about her, separated by dots; or "" */
  char *told;       /* all of it in words */
  char *said;       /* the same and whether she can be ordered now, for a screen reader */
} BonesCardFacts;

/* The facts about @ship; @open: she can be ordered now. */
BonesCardFacts *bones_card_facts_new (const BonesShipView *ship, gboolean open);

void bones_card_facts_free (BonesCardFacts *facts);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesCardFacts, bones_card_facts_free)

/* The name of @track of @ship: "Crew points of Fury". The caller frees it. */
char *bones_card_name_track (const BonesShipView *ship, const BonesTrackView *track);

/* How much track @field will soon lose, according to another track; 0: nothing. */
gint bones_card_lost (const BonesShipView *ship, guint field);

/* How she is drawn. */
BonesShipLook bones_card_look (const BonesShipView *ship);

/* The values of @ship's counters: an array of BonesCardChip. "3" or "3 −1" for numbers; empty
 * for holes and pegs, which are drawn. The caller frees it. */
GArray *bones_card_count (const BonesShipView *ship);

/* The zones that all cards of @ship's system have. @fields, of size BONES_MOST_ZONES, receives
 * the tracks that are counted by touch. */
BonesCardPlan bones_card_plan (const BonesShipView *ship, guint *fields);

/* @track in words, "Crew points: 3 of 5"; NULL if it is not shown in words. The caller frees it. */
char *bones_card_tell_track (const BonesTrackView *track);
