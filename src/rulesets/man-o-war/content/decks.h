/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The decks of a set: who may have their cards, what a card costs, and how it is dealt. Spells and
 * Man O' War cards without a deck are in the plain deck, MW_PLAIN_DECK, as the rulebook has it.
 */

#include "card-set.h"
#include "ruleset.h"
#include "schema.h"

#define MW_MAX_DECKS 32 /* beside the plain deck */
#define MW_PLAIN_DECK 0

typedef enum { MW_HOLDS_SPELLS, MW_HOLDS_CARDS } MwHolds;

/* What the free cards of a deck are for. */
typedef enum { MW_FREE_A_FLEET, MW_FREE_A_SHIP, MW_FREE_A_SQUADRON } MwFreeFor;

typedef struct {
  char *id, *name;
  guint8 holds;     /* MwHolds */
  guint8 chosen;    /* the owner chooses the card; otherwise it is drawn */
  guint8 unique;    /* a fleet has each kind of card once */
  guint8 classes;   /* bits by MwClass: which ships carry its cards */
  guint8 most_ship; /* cards of it on one ship; 0: any number */
  guint8 free, free_for;
  guint8 dispel;  /* counters for an attempt to dispel a spell; 0: they cannot */
  guint16 price;  /* halves */
  guint32 races;  /* bits: which races may have it; 0: any */
  char *counters; /* what its spells cost instead of a card: "Oil"; NULL: the card itself */
} MwDeck;

typedef struct _MwContent MwContent;

extern const BonesField mw_deck_fields[];

/* Adds a flaw for each deck to which the rows of @section, with @fields, give more than
 * BONES_MAX_CARDS. */
void mw_decks_check_size (GVariant *content, const char *section, const BonesField *fields,
                          GPtrArray *flaws);

/* Adds a flaw for everything that is wrong with a deck, and with a spell, a card or a rank of one,
 * beyond the form. */
void mw_deck_check (GVariant *content, const BonesSpot *spot, GVariant *row, GPtrArray *flaws);
void mw_deck_check_user (GVariant *content, const BonesSpot *spot, const BonesField *fields,
                         GVariant *row, MwHolds holds, GPtrArray *flaws);

/* Sets the plain deck; reads deck number @i of the section; and the deck that @row names. */
void mw_decks_begin (MwContent *self);
void mw_deck_read (MwContent *self, GVariant *content, GVariant *row, guint i);
guint8 mw_deck_of (GVariant *content, GVariant *row);

/* Whether fleets of @faction (or NULL) may have @deck. */
gboolean mw_deck_is_for (const MwContent *self, guint deck, const char *faction);

/* Whether fleets of @faction may have wizards of @rank; and a character, who may cast only where
 * there are wizards. */
gboolean mw_is_rank_for (const MwContent *self, guint rank, const char *faction);
gboolean mw_is_character_for (const BonesSetup *setup, guint character, const char *faction);

/* The price of a card, in halves of points. */
guint mw_card_price (const MwContent *self, guint kind);
