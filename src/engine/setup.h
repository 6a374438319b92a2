/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The part of a battle that never changes while it is played: its ruleset, the content (class data,
 * decks) that it was created with, and the fleets as they were bought. All copies of the game share
 * it. Names that overrides give later are in names.h: no rule uses them.
 */

#include "ahead.h"
#include "basics.h"

typedef struct _BonesRuleset BonesRuleset;

typedef struct {
  char *name;
  char *kind;    /* class id: "frigate" */
  char *variant; /* or NULL */
  gboolean flagship;
  char *wizard;        /* the rank of her wizard, an id of the content; or NULL */
  gboolean anti_flyer; /* she carries an anti-flyer weapon */
  char **characters;   /* aboard, ids of the content, NULL at the end; or NULL */
  char **cards;        /* aboard, chosen by their owner; the same */
  GVariant *carried;   /* a{su}: tracks that last from battle to battle, by id; or NULL */
} BonesRosterShip;

/* What ships have aboard that is listed in the content. */
typedef enum {
  BONES_OUTFIT_RANK, /* of her wizard: a ship has one at most */
  BONES_OUTFIT_CHARACTER,
  BONES_OUTFIT_CARD, /* that its owner chooses */
  BONES_OUTFITS
} BonesOutfit;

/* A fleet as bought. */
typedef struct {
  char *name;
  char *player;        /* or NULL */
  char *faction;       /* id, or NULL */
  char *side;          /* the table edge it starts from: "N", "E", "S" or "W"; or NULL */
  guint cards;         /* bought with it; 0: not stated */
  BonesRolled *rolled; /* the dice that it got before the battle; or NULL */
  GVariant *carried;   /* a{su}: the same of the fleet; or NULL */
  GPtrArray *ships;    /* of BonesRosterShip, in roster order */
} BonesRoster;

typedef struct {
  const BonesRuleset *ruleset;
  gpointer content;   /* from content_new() of the ruleset; freed with its content_free() */
  gboolean borrows;   /* the content is somebody else's, who keeps it longer */
  GPtrArray *rosters; /* of BonesRoster: fleet i of the game is roster i */
  guint8 options[BONES_MAX_OPTIONS]; /* initial values */
  gboolean stock;                    /* the content is the stock set, whose words are translated */
} BonesSetup;

BonesRoster *bones_roster_new (const char *name);
BonesRosterShip *bones_roster_add (BonesRoster *roster, const char *name, const char *kind,
                                   gboolean flagship);
BonesRoster *bones_roster_copy (const BonesRoster *roster);
void bones_roster_free (BonesRoster *roster);

/* Whether @ship has @id aboard; and puts it aboard, or takes it away. */
gboolean bones_roster_has (const BonesRosterShip *ship, BonesOutfit outfit, const char *id);
void bones_roster_put (BonesRosterShip *ship, BonesOutfit outfit, const char *id, gboolean aboard);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesRoster, bones_roster_free)

/* Returns a set-up without fleets in which every option has its initial value. Takes @content. */
BonesSetup *bones_setup_new (const BonesRuleset *ruleset, gpointer content);
void bones_setup_free (BonesSetup *setup);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesSetup, bones_setup_free)

/* Sets @tracks, which has room for BONES_MAX_TRACKS, to those of a new ship of class @kind, with
 * the options of @setup and in no fleet. */
void bones_setup_commission (const BonesSetup *setup, guint kind, guint16 *tracks);

/* Sets @game to the state before the first action: nobody's turn, no wind, and the fleets and ships
 * of the rosters (at most BONES_MAX_FLEETS and BONES_MAX_SHIPS) as the rules commission them. */
void bones_setup_game (const BonesSetup *setup, BonesGame *game);
