/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

static BonesAction
first_action (void)
{
  return (BonesAction){ DP_SET_UP, BONES_NO_SHIP, BONES_NO_SHIP, BONES_NOBODY };
}

static guint
n_kinds (gconstpointer content)
{
  return DP_KINDS;
}

static const char *
kind_id (gconstpointer content, guint kind)
{
  return dp_kind_ids[kind];
}

static const char *
kind_words (gconstpointer content, const guint8 *options, guint kind)
{
  static const char *const words[DP_KINDS] = { "class.sloop", "class.frigate",
                                               "class.ship-of-the-line", "class.port" };

  return words[kind];
}

/* Ships are won, not bought. */
static guint
kind_points (gconstpointer content, const guint8 *options, guint kind)
{
  return 0;
}

/* DP-SHP-03: crew points out of those of the class. */
static guint
limit_track (const BonesSetup *setup, const BonesGame *game, guint ship, guint track)
{
  return track == DP_CREW ? game->ships[ship].tracks[DP_CREW_MAX] : 0;
}

static const BonesWords *const words[] = { dp_words, dp_words_settings, NULL };

static const BonesRollKind rolls[] = {
  { "gunnery", N_ ("Gunnery"), (const char *const[]){ "DP-FIR-", NULL } },
  { "damage", N_ ("Damage"), (const char *const[]){ "DP-DMG-", NULL }, TRUE },
  { "movement", N_ ("Movement"), (const char *const[]){ "DP-MOV-", "DP-DRD-", NULL } },
  { "boarding", N_ ("Boarding"), (const char *const[]){ "DP-BRD-", "DP-AMB-18", NULL } },
  { "set-up", N_ ("Distance and surprise"), (const char *const[]){ "DP-SET-", "DP-SUR-", NULL } },
  { "treasure", N_ ("Treasure"), (const char *const[]){ "DP-TRS-", NULL } },
  { NULL },
};

/* The battle map is 8 by 8; a marker shows which way its ship sails. DP-WND-01: four winds. */
static const BonesPiece pieces[] = {
  { "map", NULL, BONES_PIECE_SQUARES, 85, 0, 8, 1, 0, NULL },
  { "ship", NULL, BONES_PIECE_ROUND, 60, 60, 0, 8, 0, NULL },
  { "compass", NULL, BONES_PIECE_COMPASS, 200, 200, 4, 1, 0, NULL },
  { "wind", N_ ("Wind"), BONES_PIECE_ROUND, 50, 50, BONES_NO_ARROW, 1, 0, NULL },
  { NULL },
};

static const BonesDeed deeds[] = {
  { "damage", BONES_DEED_HITS, BONES_DOER_SHIP, 1 },
  { "strikes", BONES_DEED_BEATS, BONES_DOER_OTHER, 0 },
  { "port-taken", BONES_DEED_TAKES, BONES_DOER_SHIP, 0 },
  { "boards", BONES_DEED_FIGHTS, BONES_DOER_SHIP, 0 },
  { "to-the-death", BONES_DEED_FIGHTS, BONES_DOER_SHIP, 0 },
  { "takes", BONES_DEED_LOOTS, BONES_DOER_SHIP, 1 },
  { NULL },
};

const BonesRuleset bones_dread_pirate = {
  .id = "dread-pirate",
  .name = N_ ("Dread Pirate"),
  .icon = "dread-pirate",
  .rules_version = 4,
  .binds_since = 4,
  .least_fleets = 2,
  .editions = dp_editions,
  .options = dp_options,
  .verbs = dp_verbs,
  .ship_tracks = dp_ship_tracks,
  .fleet_tracks = dp_fleet_tracks,
  .table_tracks = dp_table_tracks,
  .link_kinds = dp_link_kinds,
  .shared_links = 1 << DP_CLOSED | 1 << DP_SHUNNED,
  .marker_kinds = dp_marker_kinds,
  .presets = dp_presets,
  .board = &dp_board,
  .pieces = pieces,
  .fleet_ships = 1,
  .rolls = rolls,
  .deeds = deeds,
  .gunnery = &dp_gunnery,
  .words = words,
  .content_new = dp_content_new,
  .content_free = g_free,
  .n_kinds = n_kinds,
  .kind_id = kind_id,
  .kind_words = kind_words,
  .kind_points = kind_points,
  .commission = dp_commission,
  .remind = dp_remind,
  .check = dp_check,
  .set_up = dp_set_up_game,
  .first_action = first_action,
  .actions = dp_actions,
  .is_open = dp_is_open,
  .run = bones_play_verb,
  .mend = dp_mend,
  .give_turn = dp_give_turn,
  .steps = dp_steps,
  .checklist = dp_checklist,
  .limit = limit_track,
  .to_hit = dp_to_hit,
};
