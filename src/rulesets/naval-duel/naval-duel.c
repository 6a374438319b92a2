/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"

static BonesAction
first_action (void)
{
  return (BonesAction){ ND_SET_UP, BONES_NO_SHIP, BONES_NO_SHIP, BONES_NOBODY };
}

static guint
n_kinds (gconstpointer content)
{
  return 1;
}

static const char *
kind_id (gconstpointer content, guint kind)
{
  return "ship-of-the-line";
}

static const char *
kind_words (gconstpointer content, const guint8 *options, guint kind)
{
  return "class.ship-of-the-line";
}

static guint
kind_points (gconstpointer content, const guint8 *options, guint kind)
{
  return 0;
}

static const BonesWords *const words[] = { nd_words, nd_words_settings, NULL };

static const BonesRollKind rolls[] = {
  { "broadsides", N_ ("Broadsides"), (const char *const[]){ "ND-BRO-05", NULL }, TRUE },
  { "damage", N_ ("Damage"), (const char *const[]){ "ND-BRO-06", NULL } },
  { "boarding", N_ ("Boarding"), (const char *const[]){ "ND-BRD-", NULL } },
  { "movement", N_ ("Movement"), (const char *const[]){ "ND-MOV-", NULL } },
  { "fleets", N_ ("Making the fleets"), (const char *const[]){ "ND-FLT-", NULL } },
  { NULL },
};

/* ND-GEN-01, ND-GEN-02: the facing of a counter has to be visible. */
static const BonesPiece pieces[] = {
  { "hexes", NULL, BONES_PIECE_HEXES, 100, 0, 0, 1, 0, NULL },
  { "ship", NULL, BONES_PIECE_ROUND, 75, 75, 0, 14, 0, NULL },
  { NULL },
};

static const BonesDeed deeds[] = {
  { "strikes", BONES_DEED_HITS, BONES_DOER_SHIP, 2 },
  { "sunk", BONES_DEED_SINKS, BONES_DOER_ACTOR, 0 },
  { "scuttled", BONES_DEED_SINKS, BONES_DOER_SHIP, 0 },
  { "taken", BONES_DEED_TAKES, BONES_DOER_SHIP, 0 },
  { "boards", BONES_DEED_FIGHTS, BONES_DOER_SHIP, 0 },
  { NULL },
};

/* ND-MOV-02: in the other phases a ship may have something to do more than once. */
static gboolean
gives_turns (const BonesGame *game)
{
  return game->step == ND_MOVING;
}

const BonesRuleset bones_naval_duel = {
  .id = "naval-duel",
  .name = N_ ("Naval Duel"),
  .icon = "naval-duel",
  .rules_version = 4,
  .binds_since = 3,
  .least_fleets = 2,
  .most_fleets = 2,
  .editions = nd_editions,
  .options = nd_options,
  .verbs = nd_verbs,
  .ship_tracks = nd_ship_tracks,
  .fleet_tracks = nd_fleet_tracks,
  .table_tracks = nd_table_tracks,
  .staging = &nd_staging,
  .link_kinds = nd_link_kinds,
  .marker_kinds = nd_marker_kinds,
  .presets = nd_presets,
  .hands = &nd_hands,
  .pieces = pieces,
  .fleet_ships_option = ND_FLEET_SIZE,
  .edges = TRUE,
  .turns = TRUE,
  .in_order = TRUE,
  .ready = "skirmish",
  .rolls = rolls,
  .deeds = deeds,
  .words = words,
  .content_new = nd_content_new,
  .content_free = g_free,
  .n_kinds = n_kinds,
  .kind_id = kind_id,
  .kind_words = kind_words,
  .kind_points = kind_points,
  .commission = nd_commission,
  .hand_size = nd_hand_size,
  .sees_hand = nd_sees_hand,
  .remind = nd_remind,
  .check = nd_check,
  .ahead = nd_ahead,
  .ahead_rule = ND_AHEAD_RULE,
  .set_up = nd_set_up_game,
  .join = nd_join,
  .first_action = first_action,
  .actions = nd_actions,
  .is_open = nd_is_open,
  .run = bones_play_verb,
  .mend = nd_mend,
  .give_turn = nd_give_turn,
  .steps = nd_steps,
  .checklist = nd_checklist,
  .gives_turns = gives_turns,
};
