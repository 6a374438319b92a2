/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* What fighting asks, tells and refuses: guns, fire, boarding with its bonuses, monsters. */
const BonesWords bs_words_fighting[] = {
  /* What is asked */
  { "ask.ignition", NP_ ("{ship} is hit: does she catch fire? On a 1 she does.",
                         "{ship} is hit: does she catch fire? On a {b} or less she does.") },
  { "ask.burning", N_ ("Fire aboard {ship}: a 1 does damage, a 6 puts a flame out.") },
  { "ask.bite-target", N_ ("Whom does {ship} attack, of those it lies alongside?") },
  { "ask.bite", NP_ ("{ship} snaps at {other}: one die, {b} or more hits.",
                     "{ship} snaps at {other}: {a} dice, any {b} or more hits.") },
  { "ask.pull", N_ ("{other} has {ship} in its grip: on a 1 she is dragged under.") },
  { "ask.tentacles", N_ ("Which ship alongside does {ship} seize?") },
  { "ask.bloodthirst",
    N_ ("{ship} has won: does the thirst for blood stay with her crew? On {b} or more it does.") },
  { "ask.convert", N_ ("{other} lies alongside her prize {ship}: hold her while she turns, or let "
                       "her go?") },

  /* What may be answered */
  { "choice.hold", N_ ("Hold her") },
  { "choice.release", N_ ("Let her go") },

  /* What happens */
  { "event.ignited", NP_ ("{ship} is on fire!", "{ship} is on fire: {a} flames.") },
  { "event.burns", N_ ("Fire eats into {ship}.") },
  { "event.flame-out", N_ ("A flame aboard {ship} goes out: {a} left.") },
  { "event.put-out", N_ ("{ship}'s crew fights the fire: {a} left.") },
  { "event.opportunity", N_ ("{ship} sees her chance.") },
  { "event.shoots", N_ ("{ship} strikes from afar.") },
  { "event.bitten", N_ ("{ship} gets its teeth into {other}.") },
  { "event.not-bitten", N_ ("{ship} snaps at {other} and misses.") },
  { "event.pulled-under", N_ ("{ship} is dragged under and never seen again.") },
  { "event.not-pulled", N_ ("{ship} tears free of {other}'s pull.") },
  { "event.destroyed", N_ ("{ship} is no more.") },
  { "event.unharmed", N_ ("No weapon harms {ship}: only a dispel does.") },
  { "event.seized", N_ ("{ship} rises and seizes {other}: it has +1 in their first battle.") },
  { "event.battle-won-modified",
    N_ ("{ship} carries the fight against {other}, {a:points} to {b:points}.") },
  { "event.battle-drawn-modified",
    N_ ("{ship} and {other} fight to a standstill, {a:points} all.") },
  { "event.defends-only", N_ ("{ship}'s charmed crew only wards {other} off: no damage.") },
  { "event.thirsts-on", N_ ("{ship}'s crew wants more: the spell stays for the next round.") },
  { "event.thirst-sated", N_ ("{ship}'s crew has had enough for now.") },
  { "event.begins-to-turn",
    N_ ("{other} holds {ship} fast: her dead will rise and serve {fleet}.") },
  { "event.turned", N_ ("{ship} turns: {a} of {b} crew dice serve {fleet}.") },
  { "event.turned-whole", N_ ("All of {ship}'s crew has turned: the ropes are cast off.") },
  { "event.released", N_ ("{other} lets {ship} go.") },

  /* Why something is closed, and what to do about it */
  { "refusal.submerged-no-guns", N_ ("{ship} is submerged: come up before you fire.") },
  { "refusal.no-banks", N_ ("{ship} carries no guns.") },
  { "refusal.opportunity-off", N_ ("There is no opportunity fire in this battle.") },
  { "refusal.opportunity-none", N_ ("{ship} may fire while another ship has her turn.") },
  { "refusal.opportunity-early",
    N_ ("{ship} has not had her turn yet: she fires at opportunity after it.") },
  { "refusal.opportunity-freed",
    N_ ("{ship} got free, or has a new crew: her guns wait for the next round.") },
  { "refusal.opportunity-fought", N_ ("{ship} has fought a battle: her guns are not manned.") },
  { "refusal.opportunity-acted",
    N_ ("{ship} did something other than fire: her guns are not manned.") },
  { "refusal.no-flames", N_ ("{ship} is not on fire.") },
  { "refusal.no-attack", N_ ("{ship} has no attack of that kind.") },
  { "refusal.no-bite", N_ ("There is nobody that {ship} could attack.") },
  { "refusal.monster-no-repairs", N_ ("{ship} is a monster: nobody mends it.") },
  { "refusal.hooks-not-she", N_ ("{ship} cannot take part in a boarding action as she is.") },
  { "refusal.hooks-held", N_ ("{ship} is held where she is and cannot throw hooks.") },
  { "refusal.turning",
    N_ ("{ship} and {other} lie lashed together while the prize turns: hold on, or let go.") },
  { "refusal.turns-later", N_ ("{other} begins to turn in the next round.") },
  { NULL },
};
