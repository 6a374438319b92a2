/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a ship's card shows of her, as a value: made of the view without a display. What is counted
 * by touch has a place of its own on the card, and is neither among the dice nor among the chips.
 * What she has done this turn is told where her turn is played.
 */

#include "ship-face.h"
#include "view.h"

/* A state in a word, or something that is told in words. */
typedef struct {
  const char *icon; /* or NULL; borrowed from the view */
  char *text;
  gboolean bad;
  gboolean number;  /* it is nothing but a number */
  gboolean of_turn; /* it is of no interest outside of her turn */
} BonesCardChip;

typedef struct {
  BonesShipLook look; /* borrowed from the view */
  BonesFaceDice guns, crew;
  gboolean has_guns; /* guns and crew differ */
  gboolean has_crew;
  GArray *chips;    /* of BonesCardChip */
  const char *kind; /* her class, where it stands among the notes; else NULL. Of the view */
  char *notes;      /* what more she is, a word after the other; "" */
  char *said;       /* all of it, for a screen reader */
} BonesCardFacts;

/* The facts about @ship; @open: she may be ordered now. */
BonesCardFacts *bones_card_facts_new (const BonesShipView *ship, gboolean open);

void bones_card_facts_free (BonesCardFacts *facts);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesCardFacts, bones_card_facts_free)

/* @track of @ship by name: "Crew points of Fury". The caller frees it. */
char *bones_card_name_track (const BonesShipView *ship, const BonesTrackView *track);

/* What is about to be lost of track @field, which another track holds; 0: nothing. */
gint bones_card_lost (const BonesShipView *ship, guint field);

/* How she is drawn. */
BonesShipLook bones_card_look (const BonesShipView *ship);

/* @text with its first letter large, as it stands by itself. The caller frees it. */
char *bones_capitalise (const char *text);

/* What the counters of @ship say: an array of BonesCardChip. "3" or "3 −1" of numbers, nothing of
 * holes and pegs, which are tallied. The caller frees it. */
GArray *bones_card_count (const BonesShipView *ship);

/* What all cards of the system of @ship have places for; @fields, of BONES_MOST_ZONES, become the
 * tracks that are counted by touch. */
BonesCardPlan bones_card_plan (const BonesShipView *ship, guint *fields);

/* What @track is in words, "Crew points: 3 of 5"; NULL where it is not told, or shown otherwise.
 * The caller frees it. */
char *bones_card_tell_track (const BonesTrackView *track);
