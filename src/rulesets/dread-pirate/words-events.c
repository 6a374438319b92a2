/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

const BonesWords dp_words_events[] = {
  /* The game, and turns on the main board */
  { "event.white", N_ ("{fleet} has a white marker.") },
  { "event.black", N_ ("{fleet} has a black marker.") },
  { "event.sets-out", N_ ("{fleet} sets out in {ship}, a sloop of war. Crew points: {a}.") },
  { "event.board-lies",
    N_ ("The chess board lies as the main board does, its first rank to the south.") },
  { "event.round", N_ ("Round {a}.") },
  { "event.turn", N_ ("It is {fleet}’s turn.") },
  { "event.wind", N_ ("The wind blows from the {a:point}.") },
  { "event.puts-ashore", N_ ("{ship} puts ashore.") },
  { "event.in-sight", N_ ("{ship} is seen from the port and cannot put ashore.") },
  { "event.recovers", N_ ("{ship} has her full crew again. Crew points: {a}.") },
  { "event.attacked-ashore", N_ ("{ship} is caught ashore. Crew points: {a}.") },
  { "event.leaves-shore",
    N_ ("{ship} is caught ashore and will not recover there. Crew points: {a}.") },
  { "event.concedes", N_ ("{fleet} leaves the game.") },
  { "event.last-player", N_ ("{fleet} is the last one left.") },
  { "event.wins", N_ ("{fleet} has won the game.") },
  { "event.nobody-wins", N_ ("The game ends without a winner.") },

  /* Ships and the Dread Pirate */
  { "event.frigate", N_ ("{ship} is a frigate now. The jewels stay in the port.") },
  { "event.ship-of-the-line",
    N_ ("{ship} is a ship of the line now. The doubloons go to Dread Island.") },
  { "event.new-crew", N_ ("{ship} has {a} of {b} crew points.") },
  { "event.no-upgrade", N_ ("{ship} stays what she is.") },
  { "event.dread-pirate", N_ ("{fleet} is the Dread Pirate.") },
  { "event.no-dread-pirate", N_ ("{fleet} is the Dread Pirate no more.") },
  { "event.sails-on", N_ ("{fleet} sails {a} farther on the main board.") },
  { "event.card", N_ ("{ship}: cards change what she rolls by {a:signed} in this battle.") },

  /* A battle begins */
  { "event.attacks", N_ ("{ship} attacks {other}.") },
  { "event.raids", N_ ("{ship} raids {other}.") },
  { "event.port-manned", N_ ("{ship} is as strong as {other}: gun decks {a}, crew points {b}.") },
  { "event.gambit", N_ ("{ship} declares a Desperation Gambit against {other}.") },
  { "event.placed", N_ ("{ship} stands on {a:square}, {other} on {b:square}.") },
  { "event.surprise", N_ ("{ship} surprises {other} and has {a} turn before all others."),
    N_ ("{ship} surprises {other} and has {a} turns before all others.") },
  { "event.no-surprise", N_ ("{other} has seen {ship} coming.") },
  { "event.seen-coming", N_ ("{other} has seen {ship} through the spyglass.") },
  { "event.skirmish-round", N_ ("Round {a} of the battle.") },

  /* Fire */
  { "event.hits-by-itself", N_ ("{ship} is too close to {other} to miss.") },
  { "event.hits", N_ ("{ship} hits {other}.") },
  { "event.misses", N_ ("{ship} misses {other}.") },
  { "event.damage", N_ ("{ship} does {a} damage to {other}. Crew points left: {b}.") },
  { "event.strikes", N_ ("{ship} shows the white flag to {other}.") },

  /* Moves */
  { "event.may-sail", N_ ("{ship} may go {a} to the north, {b} east, {c} south, {d} west.") },
  { "event.cannot-sail", N_ ("{ship} does not get anywhere.") },
  { "event.moves", N_ ("{ship} sails to {a:square}. Separation: {b}.") },
  { "event.stays", N_ ("{ship} stays on {a:square}. Separation: {b}.") },
  { "event.passes", N_ ("{ship} lets her turn go by.") },
  { "event.flees", N_ ("{ship} escapes from {other}. No treasure changes hands.") },
  { "event.leaves-port", N_ ("{ship} gives up and leaves {other}.") },

  /* Boarding, and Gambits */
  { "event.boards", N_ ("{ship} boards {other}, {a} against {b}.") },
  { "event.to-the-death", N_ ("{ship} and {other} are equals at {a}: they fight to the death.") },
  { "event.fight-tied", N_ ("Both roll {a}, and once more.") },
  { "event.fight-won", N_ ("{ship} wins the fight with {other}.") },
  { "event.gambit-even", N_ ("{ship} and {other} are even at {a} and fire again.") },
  { "event.gambit-nobody-left", N_ ("{ship} and {other} have nobody left: one die decides.") },

  /* Treasure */
  { "event.treasure", N_ ("{ship} may take {a} treasure: {b}, advantage {c}, boarding {d}."),
    N_ ("{ship} may take {a} treasures: {b}, advantage {c}, boarding {d}.") },
  { "event.takes", N_ ("{ship} takes {a} treasure from {other}."),
    N_ ("{ship} takes {a} treasures from {other}.") },
  { "event.from-ship", N_ ("{ship} takes {a} more from the other ship.") },
  { "event.from-port", N_ ("{ship} takes {a} more in the raid.") },
  { "event.from-island", N_ ("{ship} takes {a} more on Dread Island.") },

  /* Ports */
  { "event.port-taken", N_ ("{ship} has taken {other}.") },
  { "event.raid-lost", N_ ("{ship} has lost her raid on {other}, but no treasure.") },
  { "event.port-closed", N_ ("{other} is closed to {ship} until she has been elsewhere.") },
  { "event.out-of-sight", N_ ("{ship} must put ashore out of sight of {other}.") },
  { "event.port-open", N_ ("{ship} has been elsewhere: {other} is open to her.") },

  /* Ideas */
  { "event.buys-grape-shot", N_ ("{ship} has grape shot.") },
  { "event.buys-sails", N_ ("{ship} has more sails.") },
  { "event.buys-spyglass", N_ ("{ship} has a spyglass.") },
  { "event.cargo", N_ ("{ship} has {a} cargo.") },
  { "event.gives-spot", N_ ("{ship} gives {other} the black spot.") },
  { "event.lifts-spot", N_ ("The black spot is lifted from {ship}.") },
  { NULL },
};
