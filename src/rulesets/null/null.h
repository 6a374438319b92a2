/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The smallest rule system there can be: always built, played by the tests, copied by newcomers.
 *
 * Boats shoot at each other. A boat that is shot at may duck before the dice are rolled, once a
 * round; a fleet may spend luck on its own rolls; a card drawn each round sets the sight. The
 * content may add classes of boats, guilds to sail for, and charms, which fleets hold as cards.
 */

#include "ruleset.h"

extern const BonesRuleset bones_null;

/* tables.c: ids, names and sentences. */
extern const char *const null_editions[], *const null_windows[], *const null_sights[];
extern const char *const null_link_kinds[], *const null_marker_kinds[];
extern const BonesOption null_options[];
extern const BonesVerb null_verbs[];
extern const BonesTrack null_ship_tracks[], null_fleet_tracks[], null_table_tracks[];
extern const BonesWords *const null_words[];

/* plan.c: the parts of boats. */
guint null_plan (const BonesSetup *setup, const BonesGame *game, guint ship, BonesPart *parts);
guint null_limit (const BonesSetup *setup, const BonesGame *game, guint ship, guint track);

#define NULL_SIGHTS 3 /* clear, haze, fog */

#define NULL_MOST_BOATS 4
#define NULL_MOST_THWARTS 3
#define NULL_PLANKS 2  /* of a thwart */
#define NULL_STRAKES 4 /* below the water line */
#define NULL_MOST_CHARMS 4
#define NULL_MOST_GUILDS 4

enum { NULL_BEGIN, NULL_DRAW, NULL_SHOOT, NULL_DUCK, NULL_ROW, NULL_END_ROUND, NULL_PLAY_CHARM };
enum {
  NULL_HITS,
  NULL_DUCKED,
  NULL_ROWED,
  NULL_STOVE,                                  /* planks stove in, by thwart */
  NULL_BURNT = NULL_STOVE + NULL_MOST_THWARTS, /* and how many of them burn */
  NULL_BILGE = NULL_BURNT + NULL_MOST_THWARTS, /* strakes that leak */
  NULL_POLES,                                  /* left */
  NULL_IN_REEDS                                /* other fleets do not know what she is */
};
enum { NULL_LUCK };
enum { NULL_SIGHT };
enum { NULL_EDITION, NULL_LIVES, NULL_CARDS, NULL_CHARMS };

/* A class of boats from the content. */
typedef struct {
  char *id;
  BonesWords name;
  BonesWords rowed; /* what rowing is called; no id: the class has no oars */
  char *look;       /* the id of her silhouette */
  guint n_thwarts;  /* from the prow; 0: she is hit as a whole */
  BonesWords thwarts[NULL_MOST_THWARTS];
  guint8 poles;
} NullBoat;

/* A kind of card from the content; playing one brings luck. */
typedef struct {
  guint8 copies;
  BonesWords name, about;
} NullCharm;

typedef struct {
  guint8 cards[NULL_SIGHTS]; /* how many of each sight */
  guint8 range;              /* inches that a boat may row */
  guint n_boats, n_charms, n_guilds;
  NullBoat boats[NULL_MOST_BOATS]; /* class 1 and so on: class 0 is "boat" */
  NullCharm charms[NULL_MOST_CHARMS];
  BonesWords guilds[NULL_MOST_GUILDS]; /* that a fleet may sail for */
  const char *charm_ids[NULL_MOST_CHARMS + 1], *guild_ids[NULL_MOST_GUILDS + 1];
} NullContent;

/* content.c */
gpointer null_content_new (GVariant *variant, GError **error);
void null_content_free (gpointer content);
const BonesWords *null_content_words (gconstpointer content, const char *id);
const char *null_value_words (gconstpointer content, const char *format, gint32 value);
guint null_n_kinds (gconstpointer content);
const char *null_kind_id (gconstpointer content, guint kind);
const char *null_kind_words (gconstpointer content, const guint8 *options, guint kind);
const char *null_track_words (gconstpointer content, guint kind, guint track);
const char *null_kind_look (gconstpointer content, guint kind);
const NullBoat *null_boat (const BonesSetup *setup, guint kind); /* or NULL: class 0 */
const char *const *null_charm_ids (gconstpointer content, guint *n_kinds);
const char *const *null_guild_ids (gconstpointer content);
