/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"

/* What settings, their values and presets are called; the sentences about settings are in
 * options.c. */
const BonesWords nd_words_settings[] = {
  { "option.edition", N_ ("Edition") },
  { "value.edition.1", N_ ("The one there is") },
  { "option.nd.fleet_size", N_ ("Ships of a fleet") },
  { "option.nd.flagship_pick", N_ ("A flagship is chosen") },
  { "value.nd.flagship_pick.after_rolls", N_ ("after the rolls") },
  { "value.nd.flagship_pick.before_rolls", N_ ("before the rolls") },
  { "option.nd.start_hand", N_ ("Cards at the start") },
  { "option.nd.hand_limit", N_ ("Cards in a hand") },
  { "option.nd.range_modifiers", N_ ("The range of guns changes with") },
  { "value.nd.range_modifiers.ammo_only", N_ ("the ammunition") },
  { "value.nd.range_modifiers.all_roll_modifiers", N_ ("all that changes the roll") },
  { "option.nd.attribute_repeats", N_ ("Random ratings") },
  { "value.nd.attribute_repeats.allowed", N_ ("may come up again") },
  { "value.nd.attribute_repeats.distinct", N_ ("are different ones") },
  { "option.nd.card_timing", N_ ("Cards are played") },
  { "value.nd.card_timing.before_roll", N_ ("before the roll") },
  { "value.nd.card_timing.after_roll", N_ ("after the roll") },
  { "option.nd.card_stacking", N_ ("Several cards on a roll") },
  { "option.nd.crew_for_transfer", N_ ("Crew to man a prize") },
  { "option.nd.victory", N_ ("Victory") },
  { "value.nd.victory.last_fleet", N_ ("the last fleet") },
  { "value.nd.victory.turn_limit", N_ ("most ships after some turns") },
  { "option.nd.turn_limit", N_ ("Turns") },
  { "option.nd.deck", N_ ("Cards are drawn") },
  { "value.nd.deck.app", N_ ("by the app") },
  { "value.nd.deck.physical", N_ ("from a real deck") },
  { "about", N_ ("Two fleets that dice have made, cards in secret hands, and broadsides that all "
                 "strike at once.") },
  { "muster", N_ ("Dice make the ships when the battle begins: whence they come, their captains "
                  "and crews.") },
  { "seat.0", N_ ("Red Squadron") },
  { "seat.1", N_ ("Blue Squadron") },
  { "preset.basic", N_ ("Basic scenario") },
  { "about.basic", N_ ("Seven ships each, until one fleet has none.") },
  { "preset.skirmish", N_ ("Skirmish") },
  { "about.skirmish", N_ ("Three ships each, for six turns.") },
  { "preset.clock", N_ ("By the clock") },
  { "about.clock", N_ ("Seven ships each; after ten turns the fleet with more of them wins.") },
  { "preset.deck", N_ ("Real deck") },
  { "about.deck", N_ ("Seven ships each, and cards that lie on your own table.") },
  { NULL },
};
