/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

static const char *const link_kinds[] = { "", "grapple", NULL };
static const char *const marker_kinds[BS_MARKER_KINDS + 1] = {
  "",
  [BS_ISLAND] = "island",
  [BS_REEF] = "reef",
  [BS_SANDBAR] = "sandbar",
  [BS_VOLCANO] = "volcano",
  [BS_ROCKS] = "rocks",
  [BS_RING] = "ring",
  [BS_WHIRLPOOL] = "whirlpool",
  [BS_KELP_KING] = "kelp-king",
  [BS_TITAN] = "titan",
  [BS_MAW] = "maw",
  [BS_BLOODTHIRST] = "bloodthirst",
  [BS_DEATH_CANNON] = "death-cannon",
  [BS_EAGLES_EYE] = "eagles-eye",
  [BS_POSEIDON] = "poseidons-breath",
  [BS_SIREN] = "siren-call",
  [BS_WIND_SPELL] = "wind-spell",
  [BS_SHORE_PARTY] = "shore-party",
};

static const BonesWords *const words[] = { bs_words, bs_words_options, NULL };

static BONES_ASKS gboolean
run_verb (BonesPlay *play, const BonesAction *action)
{
  if (!bones_play_verb (play, action))
    return FALSE;

  bs_check_victory (play);
  return TRUE;
}

static BonesAction
first_action (void)
{
  return (BonesAction){ BS_SET_UP, BONES_NO_SHIP, BONES_NO_SHIP, BONES_NOBODY };
}

static const BonesRollKind rolls[] = {
  { "gunnery", N_ ("Gunnery"), (const char *const[]){ "BS-FIRE-", NULL } },
  { "damage", N_ ("Damage"), (const char *const[]){ "BS-DMG-", NULL } },
  { "boarding", N_ ("Boarding"), (const char *const[]){ "BS-BOARD-", "FS-SPELL-09", NULL } },
  { "ramming", N_ ("Ramming"), (const char *const[]){ "BS-RAM-", NULL } },
  { "shoals", N_ ("Shallows and shoals"), (const char *const[]){ "BS-AGRD-", NULL } },
  { "flames", N_ ("Flames"), (const char *const[]){ "BS-BURN-", NULL } },
  { "crew", N_ ("Repairs and morale"), (const char *const[]){ "BS-REP-", "BS-MORALE-", NULL } },
  { "magic", N_ ("Magic and creatures"), (const char *const[]){ "FS-", "R-", NULL } },
  { "round", N_ ("Initiative and wind"), (const char *const[]){ "BS-INIT-", "BS-COMP-", NULL } },
  { "setting-up", N_ ("Setting up"), (const char *const[]){ "BS-SETUP-", "BS-BOOTY-", NULL } },
  { NULL },
};

static const BonesDeed deeds[] = {
  { "hit", BONES_DEED_HITS, BONES_DOER_ACTOR, 0 },
  { "sunk", BONES_DEED_SINKS, BONES_DOER_ACTOR, 0 },
  { "destroyed", BONES_DEED_SINKS, BONES_DOER_ACTOR, 0 },
  { "broken", BONES_DEED_SINKS, BONES_DOER_ACTOR, 0 },
  { "pulled-under", BONES_DEED_SINKS, BONES_DOER_ACTOR, 0 },
  { "scuttled", BONES_DEED_SINKS, BONES_DOER_OTHER, 0 },
  { "captured", BONES_DEED_TAKES, BONES_DOER_OTHER, 0 },
  { "battle-won", BONES_DEED_FIGHTS, BONES_DOER_SHIP, 0 },
  { "battle-drawn", BONES_DEED_FIGHTS, BONES_DOER_SHIP, 0 },
  { "battle-won-modified", BONES_DEED_FIGHTS, BONES_DOER_SHIP, 0 },
  { "battle-drawn-modified", BONES_DEED_FIGHTS, BONES_DOER_SHIP, 0 },
  { NULL },
};

static gint
find_speed (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  return (gint) bs_speed (setup, game, ship);
}

static const char *const goings[] = { "with", "across", "against", NULL };

/* BS-WIND-4 */
static gint
find_speed_going (const BonesSetup *setup, const BonesGame *game, guint ship, guint way)
{
  static const gint inches[] = { BS_WIND_INCHES, 0, -BS_WIND_INCHES };
  const gint speed = (gint) bs_speed (setup, game, ship);

  return bs_feels_wind (setup, game, ship) ? MAX (speed + inches[way], 0) : speed;
}

const BonesRuleset bones_black_spot = {
  .id = "black-spot",
  .name = N_ ("Black Spot"),
  .icon = "black-spot",
  .rules_version = 4,
  .binds_since = 4,
  .editions = bs_editions,
  .options = bs_options,
  .verbs = bs_verbs,
  .ship_tracks = bs_ship_tracks,
  .fleet_tracks = bs_fleet_tracks,
  .table_tracks = bs_table_tracks,
  .link_kinds = link_kinds,
  .marker_kinds = marker_kinds,
  .aliases = bs_aliases,
  .presets = bs_presets,
  .needs = bs_needs,
  .hands = &bs_hands,
  .pieces = bs_pieces,
  .turn = &bs_turn,
  .rolls = rolls,
  .deeds = deeds,
  .gunnery = &bs_gunnery,
  .factions = bs_faction_ids,
  .factions_option = BS_FS_FACTIONS,
  .sails = bs_sails,
  .edges = TRUE,
  .flagships = TRUE,
  .variant = "propulsion",
  .variants = bs_propulsion_ids,
  .in_order = TRUE,
  .words = words,
  .content_new = bs_content_new,
  .content_free = bs_content_free,
  .n_kinds = bs_n_kinds,
  .kind_id = bs_kind_id,
  .kind_words = bs_kind_words,
  .value_words = bs_value_words,
  .kind_points = bs_kind_points,
  .commission = bs_commission,
  .hand_size = bs_hand_size,
  .profile = bs_profile,
  .check = bs_check,
  .budget = bs_budget,
  .ready_fleet = bs_ready_fleet,
  .set_up = bs_set_up_game,
  .first_action = first_action,
  .actions = bs_actions,
  .is_open = bs_is_open,
  .run = run_verb,
  .after_roll = bs_after_roll,
  .mend = bs_mend,
  .give_turn = bs_give_turn,
  .remind = bs_remind,
  .steps = bs_steps,
  .checklist = bs_checklist,
  .counts = bs_counts,
  .limit = bs_show_limit,
  .tally = bs_tally,
  .rose = bs_wind_rose,
  .speed = find_speed,
  .goings = goings,
  .speed_going = find_speed_going,
};
