/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

const char *const bs_editions[] = { "2025", "2015", NULL };

/* The values stand in the order of the enums in black-spot.h. */
static const char *const scopes[] = { "pool", "single_die", NULL };
static const char *const multis[] = { "successive", "best_of", NULL };
static const char *const whose[] = { "own", "any", NULL };
static const char *const wind_methods[] = { "cards", "manual", "compass", "spinner", NULL };
static const char *const sources[] = { "app", "physical", NULL };
static const char *const redraws[] = { "when_empty", "every_round", NULL };
static const char *const diagonals[] = { "full", "half", NULL };
static const char *const init_methods[] = { "tokens", "rolloff", "manual", NULL };
static const char *const cycles[] = { "one_each", "whole_bucket", NULL };
static const char *const restarts[] = { "first_player", "continue", NULL };
static const char *const turns[] = { "one", "many", NULL };
static const char *const repeats[] = { "on_entry", "every_turn_inside", NULL };
static const char *const zero_moves[] = { "must_move", "adjacent", NULL };
static const char *const first_fights[] = { "immediate", "next_round", NULL };
static const char *const defeats[] = { "would_sink", "hits_equal_dice", "any_loss", NULL };
static const char *const break_offs[] = { "off", "mutual", NULL };
static const char *const donors[] = { "contact", "victor_only", "any", NULL };
static const char *const costs[] = { "action", "free", NULL };
static const char *const bases[] = { "current", "original", NULL };
static const char *const sinkings[] = { "hit", "damage", NULL };
static const char *const victories[] = { "last_fleet", "rounds", "none", NULL };
static const char *const exits[] = { "forbid", "withdraw", NULL };
static const char *const super_boardings[] = { "defence", "lower", NULL };
static const char *const broadsides[] = { "4/5", "5/6", NULL };
static const char *const upkeeps[] = { "per_flame", "one_die", NULL };
static const char *const extinguishings[] = { "one", "all", NULL };
static const char *const buckets[] = { "by_dice", "sloops", "last", NULL };
static const char *const sub_guns[] = { "all", "bow", "none", NULL };
static const char *const initiative_windows[] = { "after_all", "after_each", NULL };
static const char *const fliers[] = { "anywhere", "aloft", NULL };
static const char *const jellies[] = { "to_hit", "ram", NULL };
static const char *const conversions[] = { "next_activation", "at_capture", NULL };
static const char *const pools[] = { "whole", "general_only", NULL };
static const char *const wizards[] = { "lost", "stays_until_removed", NULL };
static const char *const megas[] = { "rolls_ok", "never", NULL };
static const char *const escapes[] = { "dispel", "like_aground", NULL };
static const char *const fluxes[] = { "both", "choose", NULL };
static const char *const titans[] = { "bow_1", "broadside_2", NULL };
static const char *const poseidons[] = { "with_move", "immediate", NULL };
static const char *const foreigners[] = { "allowed", "own_only", NULL };
static const char *const held[] = { "reface_only", "move", NULL };
static const char *const disruptions[] = { "six_plus", "automatic", NULL };
static const char *const rums[] = { "one", "roll_for_six", NULL };

/* Those of the second rules version, which has the optional rules and FantaSea. */
#define VALUES_2(key, values, text)                                                                \
  {                                                                                                \
    key, BONES_OPTION_VALUES, 0, values, 0, 0, FALSE, text, 2                                      \
  }
#define SWITCH_2(key, initial, text)                                                               \
  {                                                                                                \
    key, BONES_OPTION_SWITCH, initial, NULL, 0, 1, FALSE, text, 2                                  \
  }

/* Added by rules version 3; older battles have @older_. */
#define VALUES_3(key_, values_, older_, text_)                                                     \
  {                                                                                                \
    .key = (key_), .kind = BONES_OPTION_VALUES, .values = (values_), .text = (text_), .since = 3,  \
    .older = 1 + (older_)                                                                          \
  }

const BonesOption bs_options[BS_OPTIONS + 1] = {
  [BS_EDITION] = BONES_VALUES_OPTION ("edition", bs_editions, N_ ("Which edition is played.")),
  [BS_FLEET_POINTS] = { "fleet.points", BONES_OPTION_NUMBER, 20, NULL, 2, 198, TRUE,
                        N_ ("How many points a fleet may spend on ships.") },
  [BS_FLEET_ENFORCE] = BONES_SWITCH_OPTION (
      "fleet.enforce", TRUE,
      N_ ("Fleets that break the rules of fleet building are refused; when off, there is only a warning.")),
  [BS_BOOTY_SCOPE] = BONES_VALUES_OPTION (
      "booty.scope", scopes,
      N_ ("A booty die rolls the whole pool again, or one die of it that the player picks.")),
  [BS_BOOTY_MULTI] = BONES_VALUES_OPTION (
      "booty.multi", multis,
      N_ ("Several booty dice on one roll are spent one after another and the last roll stands, or "
          "their number is declared, all are rolled and the best counts.")),
  [BS_BOOTY_WHOSE] = BONES_VALUES_OPTION (
      "booty.whose", whose,
      N_ ("Booty dice reroll a fleet’s own rolls only, or any fleet’s rolls.")),
  [BS_BOOTY_NEUTRAL] = BONES_SWITCH_OPTION (
      "booty.neutral", FALSE, N_ ("Neutral rolls may be rerolled by every fleet with booty dice.")),
  [BS_BOOTY_SETUP] = BONES_SWITCH_OPTION (
      "booty.setup", FALSE,
      N_ ("The dice of the set-up may be rerolled; a fleet rerolls its booty die with one of the dice it has just gained.")),
  [BS_FLAGSHIP_SPECIAL_SHIPS] = BONES_SWITCH_OPTION (
      "flagship.special_ships", TRUE,
      N_ ("Ships of optional classes may be flagships; when off, only those of the standard classes.")),
  [BS_WIND_METHOD] = BONES_VALUES_OPTION (
      "wind.method", wind_methods,
      N_ ("The wind comes from a deck of cards, or the players set it; or the first card sets a compass that a die turns; or a spinner sets it, and the players turn it.")),
  [BS_WIND_SOURCE] = BONES_VALUES_OPTION (
      "wind.source", sources,
      N_ ("The app draws the wind card, or the players draw one and enter it.")),
  [BS_WIND_DECK] = { "wind.deck", BONES_OPTION_DATA, 0, NULL, 0, 0, FALSE,
                     N_ ("How many wind cards there are for each of the eight points and calm.") },
  [BS_WIND_REDRAW] = BONES_VALUES_OPTION (
      "wind.redraw", redraws,
      N_ ("The wind deck is shuffled again when it is empty, or before every draw.")),
  [BS_WIND_DIAGONAL] = BONES_VALUES_OPTION (
      "wind.diagonal", diagonals,
      N_ ("A ship at 45° to the wind still sails with or against it, or sails across it.")),
  [BS_INIT_METHOD] = BONES_VALUES_OPTION (
      "init.method", init_methods,
      N_ ("The order of play comes from tokens or a roll-off, or the players agree on it and enter it.")),
  [BS_INIT_SOURCE] = BONES_VALUES_OPTION (
      "init.source", sources,
      N_ ("The app draws the initiative tokens, or the players draw them and enter them.")),
  [BS_INIT_CYCLE] = BONES_VALUES_OPTION (
      "init.cycle", cycles,
      N_ ("Fleets order one ship each in turn, or all their ships of a class at once.")),
  [BS_INIT_RESTART] = BONES_VALUES_OPTION (
      "init.restart", restarts,
      N_ ("Each class begins with the first player again, or with the next player.")),
  [BS_TURN_PER_MOVE] = BONES_VALUES_OPTION (
      "turn.per_move", turns,
      N_ ("A ship may turn once in a move, or several times at the full cost each.")),
  [BS_GROUND_REPEAT] = BONES_VALUES_OPTION (
      "ground.repeat", repeats,
      N_ ("A ship tests against running aground when she comes within 1 in of a piece of terrain, "
          "or also on every later turn that she stays there.")),
  [BS_GROUND_CONTACT_DAMAGE] = BONES_SWITCH_OPTION (
      "ground.contact_damage", TRUE,
      N_ ("A ship that runs into terrain takes 1 damage in addition to running aground.")),
  [BS_GROUND_ACTION_AFTER] = BONES_SWITCH_OPTION (
      "ground.action_after", TRUE,
      N_ ("A ship that has just run aground may still take an action in that turn.")),
  [BS_GRAP_ZERO_MOVE] = BONES_VALUES_OPTION (
      "grap.zero_move", zero_moves,
      N_ ("A ship throws hooks only at the end of a move that brought her alongside, or "
          "also when she lay there and did not move.")),
  [BS_BOARD_FIRST_FIGHT] = BONES_VALUES_OPTION (
      "board.first_fight", first_fights,
      N_ ("The first battle is fought in the turn of the hooks, or in the next round.")),
  [BS_BOARD_CONSUMES_TARGET] =
      BONES_SWITCH_OPTION ("board.consumes_target", TRUE,
                           N_ ("A ship that is boarded before her turn loses that turn.")),
  [BS_BOARD_DEFEAT] = BONES_VALUES_OPTION (
      "board.defeat", defeats,
      N_ ("A boarded ship is captured by a hit that would sink her, by a hit that brings her to her limit, or by any lost battle.")),
  [BS_BOARD_BREAK_OFF] = BONES_VALUES_OPTION (
      "board.break_off", break_offs,
      N_ ("Grappled ships fight to the end, or may part when both captains agree.")),
  [BS_PRIZE_DONOR] = BONES_VALUES_OPTION (
      "prize.donor", donors,
      N_ ("The crew of a prize comes from a friendly ship that touches her, from the "
          "victor only, or from any friendly ship.")),
  [BS_ABANDONED_COST] = BONES_VALUES_OPTION (
      "abandoned.cost", costs, N_ ("Crewing an abandoned hull takes a ship’s action, or is free.")),
  [BS_CAP_BASIS] = BONES_VALUES_OPTION (
      "cap.basis", bases,
      N_ ("A ship carries as many hits as she has crew dice now, or as her class began with.")),
  [BS_SINK_ON] = BONES_VALUES_OPTION (
      "sink.on", sinkings,
      N_ ("A ship at its limit of hits sinks at the next hit, or at the next damage without a roll.")),
  [BS_VICTORY] = BONES_VALUES_OPTION (
      "victory", victories,
      N_ ("The last fleet afloat wins, or the most points afloat after a number of rounds; or the players decide when the battle ends.")),
  [BS_VICTORY_ROUNDS] = BONES_NUMBER_OPTION (
      "victory.rounds", 8, 1, 99, N_ ("How many rounds are played if rounds decide the battle.")),
  [BS_EDGE_EXIT] = BONES_VALUES_OPTION (
      "edge.exit", exits,
      N_ ("No ship may leave the table, or a ship that sails off it withdraws.")),
  [BS_OPT_BATTEAUX] =
      SWITCH_2 ("opt.batteaux", FALSE, N_ ("Small boats of half a point may be bought.")),
  [BS_OPT_SUPER_FRIGATE] = SWITCH_2 (
      "opt.super_frigate", FALSE,
      N_ ("Frigates with a stronger hull or with more guns may be bought, for half a point more.")),
  [BS_OPT_RATING_NAMES] = SWITCH_2 ("opt.rating_names", FALSE,
                                    N_ ("Classes are named with the rates of the British navy.")),
  [BS_OPT_MOMENTUM] = SWITCH_2 (
      "opt.momentum", FALSE,
      N_ ("A ship that moved more than 2 in must sail on for at least 2 in, more with the wind.")),
  [BS_OPT_OPPORTUNITY_FIRE] = SWITCH_2 (
      "opt.opportunity_fire", FALSE,
      N_ ("A ship that has had her turn may fire the banks she has left while others have theirs.")),
  [BS_OPT_FIRE] = SWITCH_2 ("opt.fire", FALSE, N_ ("Gunfire may set ships on fire.")),
  [BS_OPT_ANCHORING] =
      SWITCH_2 ("opt.anchoring", FALSE, N_ ("Ships that are slow and near land may drop anchor.")),
  [BS_OPT_ANCHORED_REPAIRS] =
      SWITCH_2 ("opt.anchored_repairs", FALSE, N_ ("A ship at anchor also repairs a hit on a 5.")),
  [BS_OPT_SWAP_CREW] = SWITCH_2 (
      "opt.swap_crew", FALSE,
      N_ ("Ships of one fleet may swap crew, and a ship at anchor may send boats ashore.")),
  [BS_OPT_BOARDING_MODIFIERS] = SWITCH_2 (
      "opt.boarding_modifiers", FALSE,
      N_ ("In boarding, the points of a ship are added to her roll, and all hits she ever took are subtracted.")),
  [BS_SUPER_BOARDING] = VALUES_2 (
      "super.boarding", super_boardings,
      N_ ("A Super Frigate boards with the dice of her hull, or with the smaller of her two pools.")),
  [BS_BATTEAUX_VARIANT] = VALUES_2 (
      "batteaux.variant", bs_editions,
      N_ ("Batteaux are those of 2025: slow, without broadsides; or the faster ones of 2015.")),
  [BS_BATTEAUX_BROADSIDE] = VALUES_2 (
      "batteaux.broadside", broadsides,
      N_ ("The small broadside of 2015 hits on 4 and 5, or on 5 and 6, at short and long range.")),
  [BS_MOM_MONSTERS] = SWITCH_2 ("mom.monsters", FALSE, N_ ("Momentum also applies to monsters.")),
  [BS_OPFIRE_STRICT] = SWITCH_2 (
      "opfire.strict", FALSE,
      N_ ("Only ships whose action was gunfire, or that took none, may fire at opportunity.")),
  [BS_OPFIRE_AFTER_BATTLE] =
      SWITCH_2 ("opfire.after_battle", FALSE,
                N_ ("Ships that fought a boarding action this round may fire at opportunity too.")),
  [BS_BURN_UPKEEP] = VALUES_2 (
      "burn.upkeep", upkeeps,
      N_ ("A burning ship rolls a die for each flame, or one die for all: on a 1 each flame does damage, on a 6 one goes out.")),
  [BS_BURN_EXTINGUISH] = VALUES_2 ("burn.extinguish", extinguishings,
                                   N_ ("Putting out a fire removes one flame, or all.")),
  [BS_SWAP_BOTH_SPEND] =
      SWITCH_2 ("swap.both_spend", FALSE, N_ ("Swapping crew takes the action of both ships.")),
  [BS_FS_FACTIONS] = SWITCH_2 (
      "fs.factions", FALSE,
      N_ ("FantaSea: each fleet takes one of eight factions, with its own ships and crews.")),
  [BS_FS_SPECIAL_MODELS] =
      SWITCH_2 ("fs.special_models", FALSE,
                N_ ("FantaSea: a fleet may have the one special model of its faction.")),
  [BS_FS_MAGIC] =
      SWITCH_2 ("fs.magic", FALSE,
                N_ ("FantaSea: each flagship has a wizard aboard, and fleets hold spell cards.")),
  [BS_FS_BUCKET] = VALUES_2 (
      "fs.bucket", buckets,
      N_ ("Special models are ordered with the ships that have as many dice, with the smallest, or after all ships.")),
  [BS_FS_CREW_BONUS_MONSTERS] =
      SWITCH_2 ("fs.crew_bonus_monsters", FALSE,
                N_ ("The crew bonuses of a faction also apply to its monsters.")),
  [BS_FS_MONSTERS_GROUND] =
      SWITCH_2 ("fs.monsters_ground", FALSE, N_ ("Monsters run aground as ships do.")),
  [BS_FS_SUB_GUNS] =
      VALUES_2 ("fs.sub_guns", sub_guns,
                N_ ("A Submarine on the surface has four banks, bow guns only, or no guns.")),
  [BS_FS_AIR_WIND] = SWITCH_2 ("fs.air_wind", FALSE,
                               N_ ("The wind affects an Air Ship as it affects ships with sails.")),
  [BS_FS_JELLY] =
      VALUES_2 ("fs.jelly", jellies,
                N_ ("The Jelly attacks an adjacent model with a roll to hit, or by ramming.")),
  [BS_FS_UNDEAD_FIRST] = VALUES_2 (
      "fs.undead_first", conversions,
      N_ ("A prize of the Undead gains its first die at their next turn, or when she is captured.")),
  [BS_MORALE_MONSTERS] = SWITCH_2 ("morale.monsters", FALSE,
                                   N_ ("Monsters also test morale when the flagship is lost.")),
  [BS_MAGIC_DECK] = { "magic.deck", BONES_OPTION_DATA, 0, NULL, 0, 0, FALSE,
                      N_ ("How many cards of each spell there are in a deck."), 2 },
  [BS_MAGIC_POOL] = VALUES_2 (
      "magic.pool", pools,
      N_ ("The six cards of each player are dealt from the whole deck, or from its general cards.")),
  [BS_MAGIC_HANDS] = VALUES_2 (
      "magic.hands", sources,
      N_ ("The app deals the spell cards and hides them, or the players hold real cards and name them when they play them.")),
  [BS_MAGIC_FAILED_COUNTS] = SWITCH_2 ("magic.failed_counts", TRUE,
                                       N_ ("A spell that fizzles uses the attempt of the round.")),
  [BS_MAGIC_WIZARD_CAPTURED] = VALUES_2 (
      "magic.wizard_captured", wizards,
      N_ ("A wizard is lost with a flagship that is captured, or stays until she leaves the table.")),
  [BS_MAGIC_MEGA_STANDING] = VALUES_2 (
      "magic.mega_standing", megas,
      N_ ("A standing spell that was cast with Mega Magic can be dispelled with a roll, or never.")),
  [BS_MAGIC_HIT_LITERAL] = SWITCH_2 (
      "magic.hit_literal", TRUE, N_ ("Ring of Fire and Crushing Rocks hit without a damage roll.")),
  [BS_MAGIC_ROCKS_ESCAPE] = VALUES_2 (
      "magic.rocks_escape", escapes,
      N_ ("A ship caught by Crushing Rocks is held until they are dispelled, or works free as from land.")),
  [BS_MAGIC_FLUX] =
      VALUES_2 ("magic.flux", fluxes,
                N_ ("Magic Flux sets the wind and draws two cards, or does one of these.")),
  [BS_MAGIC_SUMMON_SPEED] = { "magic.summon_speed", BONES_OPTION_NUMBER, 6, NULL, 1, 12, FALSE,
                              N_ ("How many inches a summoned creature moves."), 2 },
  [BS_MAGIC_SUMMON_DAMAGE] =
      SWITCH_2 ("magic.summon_damage", FALSE,
                N_ ("Summoned creatures take damage; when off, only a dispel removes them.")),
  [BS_MAGIC_TITAN] = VALUES_2 (
      "magic.titan", titans,
      N_ ("The Titan fires with the template of bow guns for 1 damage, or that of a broadside for 2.")),
  [BS_MAGIC_POSEIDON] = VALUES_2 (
      "magic.poseidon", poseidons,
      N_ ("Poseidon’s Breath adds to a ship’s move when she makes it, or moves her at once.")),
  [BS_MAGIC_VOLCANO_ON_CAST] =
      SWITCH_2 ("magic.volcano_on_cast", TRUE, N_ ("A Volcano also erupts when it is cast.")),
  [BS_MAGIC_WIND_KEEP] =
      SWITCH_2 ("magic.wind_keep", FALSE,
                N_ ("With the compass, a wind that a spell changed stays as it is.")),
  [BS_MAGIC_FOREIGN_DISPEL] =
      VALUES_2 ("magic.foreign_dispel", foreigners,
                N_ ("Another faction’s card may be used to dispel, or not at all.")),
  [BS_MAGIC_TYPHOON_HELD] =
      VALUES_2 ("magic.typhoon_held", held,
                N_ ("A Typhoon only turns a ship that is grappled or trapped, or moves her free.")),
  [BS_MAGIC_DISRUPT_WIZARDLESS] = VALUES_2 (
      "magic.disrupt_wizardless", disruptions,
      N_ ("Without a wizard, Disrupting Dispel needs a 6 like any card, or works by itself.")),
  [BS_MAGIC_RUM_MEGA] = VALUES_2 (
      "magic.rum_mega", rums,
      N_ ("Rum cast with Mega Magic removes one hit; or a die is rolled, and on a 6 it removes all.")),
  [BS_FS_HIGH_FLIER] = VALUES_3 (
      "fs.high_flier", fliers, BS_FLIER_ALOFT,
      N_ ("A High Flier fires at an airborne one at the true range, in the air or not; or only in the air.")),
  [BS_INIT_BOOTY] = VALUES_3 (
      "init.booty", initiative_windows, BS_BOOTY_AFTER_EACH,
      N_ ("In a roll-off, booty dice are spent when all fleets have rolled, or after each roll.")),
  { NULL },
};

const BonesAlias bs_aliases[] = {
  { "opt.wind_compass", "wind.method", "compass",
    N_ ("The wind shifts with a die each round instead of being drawn.") },
  { "opt.wind_spinner", "wind.method", "spinner",
    N_ ("The first wind is spun, and the table turns it each round.") },
  { NULL },
};

static const char *const core[] = { NULL };
static const char *const compass[] = { "wind.method", "compass", NULL };
static const char *const fantasea[] = { "fs.factions", "true",     "fs.special_models",
                                        "true",        "fs.magic", "true",
                                        "opt.fire",    "true",     NULL };

/* FS-GEN-2: fire is recommended whenever FantaSea is on. */
const BonesPreset bs_presets[] = { { "core", "2025", core },
                                   { "all-options", "2025", compass, "opt." },
                                   { "fantasea", "2025", fantasea },
                                   { "2015", "2015", core },
                                   { NULL } };

/* BS-ANREP-1: section 10, dependencies. A special model is that of a faction. */
const BonesNeed bs_needs[] = {
  { "opt.anchored_repairs", "opt.anchoring" },
  { "swap.both_spend", "opt.swap_crew" },
  { "mom.monsters", "opt.momentum" },
  { "opfire.strict", "opt.opportunity_fire" },
  { "opfire.after_battle", "opt.opportunity_fire" },
  { "fs.special_models", "fs.factions" },
  { "fs.air_wind", "fs.special_models" },
  { "fs.high_flier", "fs.special_models" },
  { NULL, NULL },
};

/* Section 13.3: what 2015 does otherwise (BS-INIT-3, BS-BATT-1). */
void
bs_profile (guint8 *options)
{
  options[BS_INIT_METHOD] = options[BS_EDITION] == BS_2015 ? BS_INIT_ROLLOFF : BS_INIT_TOKENS;
  options[BS_BATTEAUX_VARIANT] = options[BS_EDITION];
}
