/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "change.h"
#include "dread-pirate.h"
#include "harness.h"
#include "replay.h"
#include "scenes.h"

/* Changes by hand, between two actions and in the middle of one; players who leave; the end. */

static const BattleRow rows[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a port cannot be bought", "Red: port; Blue: 1", NULL, NULL, "", "R1.kind=ship-of-the-line",
    NULL },

  /* In the middle of an action */
  { "the defender gone while she is chosen", TWO, NULL, NULL, "attack R1: !B1.status=fled",
    "fights=none asks=nothing", NULL },
  { "the attacker gone while she chooses", TWO, NULL, NULL, "attack R1: !R1.status=fled",
    "fights=none asks=nothing", NULL },
  { "the defender gone while the markers are placed", TWO, NULL, NULL,
    "attack R1: B1 !B1.status=fled", "fights=none R1.square=0 skirmish_round=0", NULL },
  { "and just before the surprise", TWO, NULL, NULL, "attack R1: B1 N S [4] d1 !B1.status=fled",
    "fights=none extra_turns=0", NULL },
  { "the target gone while the dice fall", TWO, NULL, FIGHT ("d2", "d6"),
    "fire R1: !B1.status=fled", "fights=none asks=nothing", NULL },
  { "and at the damage", TWO, NULL, FIGHT ("d2", "d4"), "fire R1: !B1.status=fled",
    "fights=none B1.crew=8", NULL },
  { "the mover gone while the die falls", TWO, NULL, FIGHT ("d2", "d4") FROM_EAST,
    "move R1: !R1.status=fled", "fights=none asks=nothing", NULL },
  { "and while she chooses", TWO, NULL, FIGHT ("d2", "d4") FROM_EAST,
    "move R1: [6] !R1.status=fled", "fights=none R1.square=0", NULL },
  { "gone in the fight to the death", TWO, NULL, FIGHT ("d2", "d4") "wind=N ",
    "move R1: [3] d3 !B1.status=fled", "fights=none R1.crew=8 untold=fight-won", NULL },
  { "gone in a Gambit", TWO, NULL, GAMBIT, "exchange: !B1.status=fled",
    "fights=none asks=nothing B1.crew=8", NULL },
  { "gone when both crews are at zero", TWO, "dp.gambit_zero=finish_round",
    "R1.crew=2 B1.crew=2 " GAMBIT, "exchange: [1] [1] !B1.status=fled", "fights=none asks=nothing",
    NULL },
  { "gone as the Gambit is declared", TWO, NULL, NULL, "gambit R1: B1 !B1.status=fled",
    "fights=none untold=gambit", NULL },
  { "the raider gone while she chooses a port", TWO, NULL, NULL, "raid R1: !R1.status=fled",
    "fights=none", NULL },
  { "and while her treasure is counted", TWO, NULL, "R1.crew=1 " RAID ("d2", "d4"),
    "fire R1: [1] !R1.status=sunk", "unlinked=closed:R1:Po1 untold=port-closed due=", NULL },
  { "the port is a ship all at once", THREE, NULL, NULL, "raid R1: Po1 !Po1.kind=sloop Blue",
    "fights=none asks=nothing untold=raids", NULL },
  { "a spot for a ship that is gone by then", TWO, "dp.ext.black_spot=on", NULL,
    "give-spot R1: !B1.status=sunk", "unmarked=black-spot untold=gives-spot", NULL },
  { "and for a ship that has one by then", TWO, "dp.ext.black_spot=on", NULL,
    "give-spot R1: !marker=black-spot:B1; lift-spot B1", "unmarked=black-spot", NULL },
  { "a smaller hold while it is filled", TWO, "dp.ext.cargo=on", OF_THE_LINE ("R1"),
    "stow R1: !R1.kind=sloop 2", "R1.cargo=2 told=cargo:2", NULL },
  { "a larger ship while she pays for one", TWO, NULL, NULL,
    "upgrade R1: yes !R1.kind=ship-of-the-line yes", "R1.kind=ship-of-the-line told=no-upgrade",
    NULL },
  { "a crew set while she is shot at", TWO, NULL, FIGHT ("d2", "d4"), "fire R1: !B1.crew=2 [1]",
    "B1.crew=0 told=strikes", NULL },

  { "a battle taken away while the king is asked for", TWO, NULL, "Red.dread_pirate=1",
    "attack R1: B1 !unlink=0", "R1.piece=pawn fights=none", NULL },
  { "a battle taken away while a card is counted", TWO, NULL, FIGHT ("d2", "d4"),
    "card R1: plus !unlink=0 3", "R1.card=0 fights=none untold=card", NULL },

  { "the target is a port all at once", TWO, NULL, FIGHT ("d2", "d6"), "fire R1: !B1.kind=port",
    "fights=none asks=nothing B1.piece=queen", NULL },
  { "and the ship that fires at her", TWO, NULL, OF_THE_LINE ("B1") FIGHT ("d2", "d6"),
    "fire R1: !R1.kind=port", "fights=none asks=nothing", NULL },

  /* Between two actions */
  { "a battle is put there", TWO, NULL, NULL, "!link=skirmish:R1:B1",
    "fights=skirmish R1.square=d1 B1.square=d4 skirmish_round=1 next=R1", NULL },
  { "and goes where a square was said", TWO, NULL, FIGHT ("d2", "d6"), "!R1.square=d4",
    "R1.square=d4 separation=1 next=R1", NULL },
  { "two on one square", TWO, NULL, FIGHT ("d2", "d6"), "!R1.square=d6",
    "R1.square=d1 B1.square=d4", NULL },
  { "a Gambit is put there", TWO, NULL, NULL, "!link=gambit:R1:B1",
    "fights=gambit R1.square=d4 B1.square=d5 skirmish_round=1 can=exchange", NULL },
  { "a raid is put there", TWO, NULL, "R1.crew=6", "!link=raid:R1:Po2",
    "fights=raid Po2.crew=6 Po2.decks=1 Po2.owner=Blue Po2=in-play next=R1", NULL },
  { "a raid is put there, on a port that has a crew already", TWO, NULL,
    "R1.crew=6 Po2.crew=9 link=raid:R1:Po2", "", "fights=raid Po2.crew=9 Po2.crew_max=9", NULL },
  { "no raid on a ship", TWO, NULL, NULL, "!link=raid:R1:B1", "fights=none", NULL },
  { "nor a skirmish with a port", TWO, NULL, NULL, "!link=skirmish:R1:Po1", "fights=none", NULL },
  { "nor a second battle", "Red: 1; Blue: 1; Green: 1; Yellow: 1", NULL, FIGHT ("d2", "d6"),
    "!link=skirmish:G1:Y1", "unlinked=skirmish:G1:Y1 linked=skirmish:R1:B1", NULL },
  { "a battle is taken away", TWO, NULL, FIGHT ("d2", "d6") "R1.card=3", "!unlink=0",
    "fights=none R1.square=0 B1.square=0 R1.card=0 skirmish_round=0 separation=0", NULL },
  { "a raid is taken away", TWO, NULL, RAID ("d2", "d6"), "!unlink=0",
    "fights=none Po1=withdrawn Po1.owner=nobody", NULL },
  { "a ship sunk by hand ends her battle", TWO, NULL, FIGHT ("d2", "d6"), "!B1.status=sunk",
    "fights=none R1.square=0", NULL },
  { "a port in play that is not raided", TWO, NULL, NULL, "!Po1.status=in-play", "Po1=withdrawn",
    NULL },
  { "the turn given to the defender", TWO, NULL, FIGHT ("d2", "d6"), "!active=Blue",
    "next=B1 can=fire:B1", NULL },
  { "the turn given to a ship that does not fight", THREE, NULL, FIGHT ("d2", "d6") "extra_turns=1",
    "!active=Green", "next=R1 extra_turns=1", NULL },
  { "and back", TWO, NULL, FIGHT ("d2", "d6") "R1.ordered=1", "!active=Red", "next=R1", NULL },
  { "past a surprise", TWO, NULL, FIGHT ("d2", "d6") "extra_turns=1", "!active=Blue",
    "next=B1 extra_turns=0 skirmish_round=1", NULL },
  { "the turn on the main board", THREE, NULL, NULL, "!active=Green",
    "turn=Green can=end-turn:Green", NULL },
  { "surprise turns set", TWO, NULL, FIGHT ("d2", "d6"), "!extra_turns=2",
    "extra_turns=2 skirmish_round=0 next=R1", NULL },
  { "none in a Gambit", TWO, NULL, GAMBIT, "!extra_turns=2", "extra_turns=0", NULL },
  { "none outside a battle", TWO, NULL, NULL, "!extra_turns=2 !skirmish_round=3",
    "extra_turns=0 skirmish_round=0", NULL },
  { "more crew than she holds", TWO, NULL, NULL, "!R1.crew=50", "R1.crew=8", NULL },
  { "another class", TWO, NULL, NULL, "!R1.kind=frigate",
    "R1.crew=8 R1.crew_max=10 R1.decks=2 R1.piece=knight", NULL },
  { "a king for the Dread Pirate in a battle", TWO, NULL, "Red.dread_pirate=1 " FIGHT ("d2", "d6"),
    "!R1.piece=king", "R1.piece=king", NULL },
  { "for nobody else", TWO, NULL, FIGHT ("d2", "d6"), "!R1.piece=king", "R1.piece=pawn", NULL },
  { "who is given the black spot", THREE, "dp.ext.black_spot=on", NULL, "give-spot R1",
    "asks=black-spot ships=B1,G1 about=R1 follows=1", NULL },
  { "a port whose raider is gone", TWO, NULL, RAID ("d2", "d4"), "!Po1.ordered=1; !R1.status=sunk",
    "Po1.ordered=0 Po1=withdrawn", NULL },
  { "a port is a queen", TWO, NULL, RAID ("d2", "d4"), "!Po1.piece=king", "Po1.piece=queen", NULL },
  { "nor on the main board", TWO, NULL, "Red.dread_pirate=1", "!R1.piece=king", "R1.piece=pawn",
    NULL },
  { "no king after he was deposed", TWO, NULL,
    "Red.dread_pirate=1 R1.piece=king " FIGHT ("d2", "d6"), "!Red.dread_pirate=0", "R1.piece=pawn",
    NULL },
  { "more cargo than she holds", TWO, "dp.ext.cargo=on", NULL, "!R1.cargo=9", "R1.cargo=2", NULL },
  { "cargo without the rule", TWO, NULL, NULL, "!R1.cargo=2", "R1.cargo=0", NULL },
  { "a port that is closed to a ship that is gone", TWO, NULL, "link=closed:R1:Po1",
    "!R1.status=sunk", "unlinked=closed:R1:Po1", NULL },
  { "a port that is closed to two ships", TWO, NULL, "link=closed:R1:Po1", "!link=closed:B1:Po1",
    "linked=closed:R1:Po1 linked=closed:B1:Po1", NULL },
  { "a second port that is closed to a ship", TWO, NULL, "link=closed:R1:Po1",
    "!link=closed:R1:Po2", "linked=closed:R1:Po1 unlinked=closed:R1:Po2", NULL },
  { "a ship is no port that is closed", TWO, NULL, NULL, "!link=closed:R1:B1",
    "unlinked=closed:R1:B1", NULL },
  { "nor shunned", TWO, NULL, NULL, "!link=shunned:R1:B1", "unlinked=shunned:R1:B1", NULL },
  { "a black spot goes with her", TWO, "dp.ext.black_spot=on", "marker=black-spot:B1",
    "!B1.status=sunk", "unmarked=black-spot", NULL },
  { "a ship that is gone does nothing", TWO, NULL, "B1.status=sunk", "",
    "attack:B1=gone attack:R1=nobody-else end-turn:Blue=out unlisted=attack:B1", "DP-GEN-03" },
  { "and is passed over", THREE, NULL, "B1.status=sunk", "end-turn Red: no", "turn=Green", NULL },
  { "the fleet in turn must take part", THREE, NULL, NULL, "!R1.status=sunk", "turn=Blue", NULL },
  { "a ship that is gone is not ashore", TWO, NULL, "R1.ashore=ashore", "!R1.status=sunk",
    "R1.ashore=at-sea", NULL },
  { "a defender who has had her turn", TWO, NULL, FIGHT ("d2", "d6"), "!B1.ordered=1",
    "B1.ordered=0 R1.ordered=0 next=R1", NULL },
  { "a surprise after her turn", TWO, NULL, FIGHT ("d2", "d6") "R1.ordered=1", "!extra_turns=1",
    "R1.ordered=0 next=R1", NULL },
  { "a port without a fleet that rolls for it", TWO, NULL, RAID ("d2", "d6"), "!Po1.owner=nobody",
    "Po1.owner=Blue Po1=in-play fights=raid", NULL },
  { "DP-RAI-03: a port set by hand to another owner keeps its crew", TWO, NULL, RAID ("d2", "d6"),
    "!Po1.crew=3; !Po1.owner=nobody", "Po1.owner=Blue Po1.crew=3 Po1.crew_max=8", NULL },
  { "DP-RAI-03: nor does it get the crew that the raider has by then", TWO, NULL, RAID ("d2", "d6"),
    "!R1.crew=5; !Po1.crew=3; !Po1.owner=nobody", "Po1.owner=Blue Po1.crew=3 Po1.crew_max=8",
    NULL },
  { "nor if it was taken off the table", TWO, NULL, RAID ("d2", "d6"),
    "!R1.crew=5; !Po1.crew=3; !Po1.status=withdrawn", "Po1.owner=Blue Po1.crew=3 Po1.crew_max=8",
    NULL },
  { "DP-RAI-03: a port that is raided with a crew and an owner of its own", THREE, NULL,
    "Po1.owner=Green Po1.crew=5 " RAID ("d2", "d6"), "",
    "Po1=in-play Po1.owner=Green Po1.crew=5 Po1.crew_max=5", NULL },
  { "nor for coming back", TWO, NULL, RAID ("d2", "d6"), "!Po1.crew=3; !Po1.status=withdrawn",
    "Po1=in-play Po1.crew=3", NULL },
  { "a port taken off the table", TWO, NULL, RAID ("d2", "d6"), "!Po1.status=withdrawn",
    "Po1=in-play fights=raid", NULL },
  { "a crew set while markers are chosen", TWO, NULL, NULL, "set-up: !R1.crew=3",
    "turn=nobody asks=colour R1.crew=3", NULL },
  { "a setting changed in the game", TWO, NULL, FIGHT ("c4", "e5"), "!dp.distance_count=mixed",
    "separation=2", NULL },

  /* The end */
  { "a player leaves", THREE, NULL, NULL, "concede Red: yes",
    "over=no turn=Blue R1=withdrawn told=concedes concede:Red=out", "DP-GEN-01" },
  { "DP-ASH-03: when a player leaves, the next one's crew recovers", THREE, NULL,
    "B1.crew=4 B1.ashore=ashore", "concede Red: yes",
    "turn=Blue B1.crew=8 B1.ashore=at-sea told=turn told=recovers:8 round=1", NULL },
  { "and after the last of a round the next begins", THREE, NULL, "turn=3", "concede Green: yes",
    "turn=Red round=2 told=round:2", NULL },
  { "or stays", THREE, NULL, NULL, "concede Red: no",
    "over=no turn=Red R1=in-play told=declined-concede", NULL },
  { "whose turn it is not", THREE, NULL, NULL, "concede Green: yes", "turn=Red untold=turn:2",
    NULL },
  { "the last one has won", TWO, NULL, NULL, "concede Red: yes", "over=Blue told=last-player",
    "DP-GEN-01" },
  { "out of a battle", THREE, NULL, FIGHT ("d2", "d6"), "concede Blue: yes",
    "fights=none over=no R1.square=0", NULL },
  { "out of a raid", THREE, NULL, RAID ("d2", "d6"), "concede Red: yes",
    "fights=none Po1=withdrawn unlinked=closed:R1:Po1", NULL },
  { "DP-RAI-02: the player who rolls for the port may leave", THREE, NULL, RAID ("d2", "d6"),
    "!Po1.crew=3; concede Blue: yes; pass R1; fire Po1",
    "over=no turn=Red Po1.owner=Green Po1.crew=3 of=Green", NULL },
  { "a game of one does not end by itself", ONE, NULL, NULL, "end-turn Red: no",
    "over=no turn=Red round=2", NULL },
  { "a game of one is over when he leaves", ONE, NULL, NULL, "concede Red: yes",
    "over=draw told=nobody-wins", NULL },
  { "comes back after all", TWO, NULL, NULL,
    "concede Red: yes; !R1.status=in-play !Red.status=in-play", "over=no", NULL },
  { "the end is agreed on", TWO, NULL, NULL, "end-battle: yes no",
    "over=draw told=nobody-wins end-battle=over", NULL },
  { "and somebody has won", TWO, NULL, NULL, "end-battle: yes yes Blue", "over=Blue told=wins",
    NULL },
  { "an agreed end stays one", TWO, NULL, NULL, "end-battle: yes no; !R1.crew=3", "over=draw",
    NULL },
  { "and so does a victory", TWO, NULL, NULL, "concede Red: yes; !B1.crew=3", "over=Blue", NULL },
  { "or it is not", TWO, NULL, NULL, "end-battle: no",
    "over=no asks=nothing told=declined-end-battle", NULL },
  { "in the middle of a battle", TWO, NULL, FIGHT ("d2", "d6"), "end-battle: yes no",
    "over=draw fights=none", NULL },
  { "then nothing goes on", TWO, NULL, NULL, "end-battle: yes no",
    "attack:R1=over end-turn:Red=over concede:Red=over", "DP-GEN-01" },
  { "nothing goes on at a prompt", TWO, NULL, NULL, "attack R1",
    "raid:R1=answer-first end-turn:Red=answer-first", NULL },
};

/* The checklist, reminders, and the list of actions. */
static const BattleRow steps[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "before the game", TWO, NULL, NULL, "set-up",
    "states=to-come,to-come,to-come,to-come,to-come due=", NULL },
  { "on the main board", TWO, NULL, NULL, "",
    "steps=*turn,surprise,attacker,defender,exchange left=Red: due=", NULL },
  { "a surprise turn", TWO, NULL, FIGHT ("d2", "d6") "extra_turns=1", "",
    "steps=turn,*surprise,attacker,defender,exchange left=Red:R1", NULL },
  { "the attacker", TWO, NULL, FIGHT ("d2", "d6"), "",
    "states=done,done,now,to-come,to-come left=Red:R1", NULL },
  { "the defender", TWO, NULL, FIGHT ("d2", "d6"), "pass R1",
    "states=done,done,done,now,to-come left=Blue:B1", NULL },
  { "a Gambit", TWO, NULL, GAMBIT, "", "states=done,done,done,done,now left=nobody:", NULL },
  { "it is over", TWO, NULL, NULL, "end-battle: yes no",
    "states=to-come,to-come,to-come,to-come,to-come due=", NULL },
  { "what is due", TWO, NULL,
    "R1.ashore=ashore link=closed:R1:Po1 link=shunned:R1:Po2 B1.ashore=attacked-ashore", "",
    "due=ashore:R1,closed:R1,shunned:R1,ashore:B1", NULL },
  { "cards in play", TWO, NULL, "R1.card=1 B1.card=-2 " FIGHT ("d2", "d6"), "",
    "due=cards:R1,cards:B1", NULL },
  { "near each other", TWO, NULL, FIGHT ("d2", "d4"), "", "due=hits-by-itself:R1", NULL },
  { "not near", TWO, NULL, FIGHT ("d2", "d5"), "", "due=", NULL },
  { "nor in a Gambit", TWO, NULL, "B1.crew=0 " GAMBIT, "", "due=fragile:B1", NULL },
  { "what may be done on the main board", TWO, "dp.ext.cargo=on dp.ext.sails=on", NULL, "",
    "listed=attack:R1 listed=raid:B1 listed=gambit:R1 listed=upgrade:R1 listed=treasure:R1"
    " listed=elsewhere:R1 listed=buy:R1 listed=stow:B1 listed=end-turn:Red listed=sail:Blue"
    " listed=dread-pirate:Red listed=concede:Red listed=end-battle listed=draw-wind"
    " unlisted=fire:R1 unlisted=move:R1 unlisted=pass:R1 unlisted=card:R1 unlisted=exchange"
    " unlisted=set-up unlisted=attack:Po1 unlisted=give-spot:R1",
    NULL },
  { "what may be done in a battle", THREE, "dp.ext.black_spot=on", FIGHT ("d2", "d6"), "",
    "listed=fire:R1 listed=move:B1 listed=pass:R1 listed=card:B1 listed=gambit:R1"
    " listed=give-spot:G1 listed=lift-spot:G1 listed=dread-pirate:Red listed=concede:Green"
    " unlisted=fire:G1 unlisted=attack:G1 unlisted=upgrade:R1 unlisted=end-turn:Red"
    " unlisted=sail:Red unlisted=draw-wind unlisted=exchange",
    NULL },
  { "what may be done in a Gambit", TWO, NULL, GAMBIT, "",
    "listed=exchange unlisted=draw-wind unlisted=attack:R1", NULL },
  { "what may be done in a raid", TWO, "dp.ext.black_spot=on", RAID ("d2", "d6"), "",
    "unlisted=move:Po1 unlisted=pass:Po1 fire:Po2=gone listed=fire:Po1 listed=card:Po1 listed=fire:R1 unlisted=give-spot:Po1 unlisted=fire:B1"
    " unlisted=fire:Po2",
    NULL },
};

/* The ships of each question, and the fleet that is asked. */
static const BattleRow prompts[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "colour", TWO, NULL, NULL, "set-up", "of=Red about=nobody", NULL },
  { "wind", TWO, NULL, NULL, "draw-wind", "asks=wind of=table about=nobody", NULL },
  { "defender", TWO, NULL, NULL, "attack R1", "of=Red about=R1", NULL },
  { "king", TWO, NULL, "Red.dread_pirate=1", "attack R1: B1", "asks=king of=Red about=R1", NULL },
  { "side", TWO, NULL, NULL, "attack R1: B1 N", "about=R1:B1", NULL },
  { "line", TWO, NULL, NULL, "attack R1: B1 N S [4]", "about=R1", NULL },
  { "port", TWO, NULL, NULL, "raid R1", "about=R1", NULL },
  { "who rolls for it", THREE, NULL, NULL, "raid R1: Po1",
    "asks=port-player choices=fleet-2,fleet-3", NULL },
  { "square", TWO, NULL, FIGHT ("d2", "d6") FROM_EAST, "move R1: [6]",
    "asks=square of=Red about=R1:B1", NULL },
  { "the defender's square", TWO, NULL, FIGHT ("d2", "d6") FROM_EAST "R1.ordered=1", "move B1: [6]",
    "asks=square of=Blue about=B1:R1", NULL },
  { "damage", TWO, NULL, FIGHT ("d2", "d4"), "fire R1", "of=Red about=R1:B1 dice=1 bonus=1", NULL },
  { "treasure", TWO, NULL, "B1.crew=1 " FIGHT ("d2", "d4"), "fire R1: [1]",
    "of=Red about=R1:B1 dice=1", NULL },
  { "treasure that is asked", TWO, "dp.treasure_die=ask", "B1.crew=1 " FIGHT ("d2", "d4"),
    "fire R1: [1]", "asks=treasure-number of=Red about=R1:B1 low=0 high=99", NULL },
  { "treasure of a raid", TWO, NULL, "R1.crew=1 " RAID ("d2", "d4"), "fire R1: [1]",
    "asks=raid-treasure of=Red about=R1:Po1 low=0 high=99", NULL },
  { "treasure of a Gambit", TWO, NULL, "B1.crew=1 " GAMBIT, "exchange: [1]",
    "asks=gambit-treasure of=Red about=R1:B1", NULL },
  { "nothing in no bag", TWO, "dp.treasure_die=ask", "B1.crew=1 " FIGHT ("d2", "d4"),
    "fire R1: [1] 0", "asks=nothing told=takes:0 fights=none", NULL },
  { "next to land", TWO, NULL, NULL, "end-turn Red", "asks=next-to-land of=Red about=R1", NULL },
  { "a sign", TWO, NULL, FIGHT ("d2", "d6"), "card B1",
    "asks=card-sign choices=plus,minus of=table about=B1", NULL },
  { "concede", TWO, NULL, NULL, "concede Blue", "asks=concede of=Blue", NULL },
  { "the end", TWO, NULL, NULL, "end-battle", "asks=end-battle of=table", NULL },
  { "whether anybody won", TWO, NULL, NULL, "end-battle: yes", "asks=won of=table", NULL },
  { "who", TWO, NULL, NULL, "end-battle: yes yes", "asks=winner choices=fleet-1,fleet-2", NULL },
  { "sailing", TWO, NULL, "Blue.dread_pirate=1", "sail Blue",
    "asks=sailing of=Blue dice=1 about=nobody", NULL },
};

/* A player joins in the middle of the game, with a sloop. */
static void
test_newcomer (void)
{
  g_autoptr (Battle) battle = battle_begin (TWO, NULL, NULL);

  battle_override_one (battle, (BonesChange){ .scope = BONES_ADD_FLEET }, "Green");
  battle_do (battle, "end-turn Red: no");
  battle_check (battle, "turn=Blue end-turn:Green=out");
  battle_override_one (battle, (BonesChange){ .scope = BONES_ADD_SHIP, .index = 2 }, "Latecomer");
  battle_check (battle, "G1.crew=8 G1.kind=sloop can=attack:G1");
  battle_do (battle, "end-turn Blue: no");
  battle_check (battle, "turn=Green");
  battle_do (battle, "attack G1: R1 N S [4] d1 [6]; fire G1: [6 6 6] [6]");
  battle_check (battle, "fights=skirmish R1.crew=2 told=damage:6,2@G1:R1");
}

/* DP-EXT-05: at most as many as there are markers. */
static void
test_spots (void)
{
  g_autoptr (Battle) battle = battle_begin (THREE, "dp.ext.black_spot=on", NULL);

  for (guint i = 1; i < BONES_MAX_MARKERS; i++)
    battle_override (battle, "marker=black-spot:B1");

  battle_do (battle, "give-spot R1: !marker=black-spot:B1 G1");
  battle_check (battle, "give-spot:R1=no-more-spots asks=nothing unmarked=black-spot:G1");
}

/* DP-RAI-08: if there is no other port. */
static void
test_only_port (void)
{
  g_autoptr (Battle) battle = battle_begin (TWO, NULL, "link=closed:R1:Po1");

  for (guint port = 2; port <= 8; port++)
    {
      g_autofree char *sold = g_strdup_printf ("Po%u.kind=sloop", port);

      battle_override (battle, sold);
    }

  battle_check (battle, "raid:R1=no-port can=raid:B1");
}

/* DP-RAI-05, DP-RAI-06: the rule that is cited for a lost raid. */
static void
test_lost_raids (void)
{
  static const char *const scripts[][2] = {
    { "R1.crew=2 " RAID ("d2", "d4") "R1.ordered=1", "fire Po1: [1]" },
    { RAID ("d2", "d4") "wind=N ", "!R1.crew=3; move R1: [3] d3" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      g_autoptr (Battle) battle = battle_begin (TWO, NULL, scripts[i][0]);
      const GArray *events = bones_replay_events (battle->replay);

      battle_do (battle, scripts[i][1]);
      g_assert_cmpuint (battle_count (battle, "raid-lost"), ==, 1);
      for (guint event = 0; event < events->len; event++)
        if (g_str_equal (g_array_index (events, BonesEvent, event).what, "raid-lost"))
          g_assert_cmpstr (g_array_index (events, BonesEvent, event).rule, ==,
                           i == 0 ? "DP-RAI-05" : "DP-RAI-06");
    }
}

/* DP-SHP-01, DP-GEN-01: what the app says of the system. */
static void
test_system (void)
{
  g_autoptr (Battle) battle = battle_new (TWO, NULL);
  const BonesRuleset *ruleset = &bones_dread_pirate;

  g_assert_cmpuint (ruleset->rules_version, ==, 4);
  g_assert_cmpuint (ruleset->n_kinds (battle->setup->content), ==, DP_KINDS);
  g_assert_true (ruleset->board == &dp_board);
  g_assert_cmpuint (dp_board.files, ==, 8);
  g_assert_cmpuint (dp_board.ranks, ==, 8);
  for (guint kind = 0; kind < DP_KINDS; kind++)
    g_assert_nonnull (bones_ruleset_words (
        ruleset, ruleset->kind_words (battle->setup->content, battle->setup->options, kind)));

  g_assert_cmpuint (ruleset->limit (battle->setup, battle_game (battle), 0, DP_CREW), ==, 8);
  battle_check (battle, "attack:R1=set-up-first end-battle=set-up-first can=set-up");
}

/* What is asked after a change by hand at an open question. */
static const BattleRow anew[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "the wind, at the square", TWO, NULL, FIGHT ("d2", "d8") "wind=N ", "move R1: [3] !wind=S",
    "asks=square squares=d1,d2", NULL },
  { "the other ship, at the square", TWO, NULL, FIGHT ("d2", "d8") "wind=N ",
    "move R1: [4] !B1.square=d5", "asks=square squares=c2,d2,e2,d3,d4", NULL },
  { "sails, at the die of a move", TWO, "dp.ext.sails=on", FIGHT ("d2", "d6"),
    "move R1: !R1.sails=1", "asks=movement bonus=-2", NULL },
  { "the class of the target", TWO, NULL, FIGHT ("d2", "d6"), "fire R1: !B1.kind=frigate",
    "asks=to-hit needs=8", NULL },
  { "grape shot, at the damage", TWO, "dp.ext.grape_shot=on", FIGHT ("d2", "d4"),
    "fire R1: !R1.grape_shot=1", "asks=damage bonus=2", NULL },
  { "the Dread Pirate, at the damage", TWO, NULL, FIGHT ("d2", "d4"),
    "fire R1: !Red.dread_pirate=1", "asks=damage bonus=3", NULL },
  { "what is for sale", TWO, "dp.ext.sails=on dp.ext.spyglass=on", NULL, "buy R1: !R1.spyglass=1",
    "asks=buy choices=sails", NULL },
  { "the hold", TWO, "dp.ext.cargo=on", OF_THE_LINE ("R1"), "stow R1: !R1.kind=sloop", "high=2",
    NULL },
  { "whom she may attack", THREE, NULL, NULL, "attack R1: !B1.status=fled", "ships=G1", NULL },
  { "a crew lost, at who attacks", TWO, "dp.zero_crew_may_attack=off", NULL,
    "gambit R1: B1 !R1.crew=0", "asks=gambit-attacker ships=B1", NULL },
  { "a spyglass, at the surprise", TWO, "dp.ext.spyglass=on", NULL,
    "attack R1: B1 N S [4] d1 !B1.spyglass=1", "asks=nothing told=seen-coming", NULL },
  { "no Dread Pirate any more, at the king", TWO, NULL, "Red.dread_pirate=1",
    "attack R1: B1 !Red.dread_pirate=0", "asks=wind", NULL },
  { "the winner's class, at her bag", TWO, NULL, "B1.crew=1 " FIGHT ("d2", "d4"),
    "fire R1: [1] !dp.treasure_die=ask", "asks=treasure-number", NULL },
  { "a distance, at the roll to hit", TWO, NULL, FIGHT ("d2", "d6"), "fire R1: !B1.square=d4",
    "asks=damage told=hits-by-itself", NULL },
  { "a distance, at the damage", TWO, NULL, FIGHT ("d2", "d6"), "fire R1: [6 6 6] !B1.square=d8",
    "asks=damage b=-1", NULL },
  { "one of two rivals gone, as one is chosen", THREE, NULL, NULL, "gambit R1: !B1.status=fled",
    "asks=gambit-rival ships=G1", NULL },
  { "no fight any more, at the cards before a move", TWO, NULL, FIGHT ("d2", "d6"),
    "move R1: !unlink=0", "asks=nothing fights=none", NULL },
  { "a ship gone, as she is asked whether she lies by land", TWO, NULL, "R1.crew=2",
    "end-turn Red: !R1.status=fled", "asks=nothing told=turn", NULL },
  { "a ship of nobody, as she is asked whether she lies by land", TWO, NULL, NULL,
    "end-turn Red: !R1.owner=nobody", "asks=nothing told=turn", NULL },
  { "a crew found, at who comes ashore", TWO, NULL, "R1.crew=2", "end-turn Red: !R1.crew=3",
    "asks=next-to-land about=R1", NULL },
  { "a rival gone, as she is chosen", TWO, NULL, NULL, "gambit R1: !B1.status=fled",
    "asks=nothing fights=none", NULL },
  { "a crew lost, at the fight to the death", TWO, NULL, FIGHT ("d2", "d4") "wind=N ",
    "move R1: [3] d3 !B1.crew=5", "told=boards asks=treasure", NULL },
  { "moved apart, at the fight to the death", TWO, NULL, FIGHT ("d2", "d4") "wind=N ",
    "move R1: [3] d3 !B1.square=d7", "asks=nothing untold=fight-won", NULL },
  { "another class, at the payment", TWO, NULL, NULL, "upgrade R1: !R1.kind=frigate",
    "asks=any-port", NULL },
  { "a skirmish of others, at who attacks", THREE, NULL, NULL,
    "gambit R1: G1 !link=skirmish:R1:B1 G1", "fights=gambit unlinked=skirmish:R1:B1 B1.square=0",
    NULL },
  { "her crew, at the port that is closed to her", TWO, NULL, "link=closed:R1:Po1",
    "upgrade R1: !R1.crew=5", "asks=other-port about=R1:Po1 blank=yes", NULL },
  { "no skirmish any more, at who attacks", TWO, NULL, FIGHT ("d2", "d6"), "gambit R1: !unlink=0",
    "asks=gambit-rival", NULL },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("by-hand", rows, G_N_ELEMENTS (rows));
  battle_add_rows ("asked-anew", anew, G_N_ELEMENTS (anew));
  battle_add_rows ("steps", steps, G_N_ELEMENTS (steps));
  battle_add_rows ("prompts", prompts, G_N_ELEMENTS (prompts));
  g_test_add_func ("/dread-pirate/by-hand/newcomer", test_newcomer);
  g_test_add_func ("/dread-pirate/by-hand/DP-EXT-05: spots", test_spots);
  g_test_add_func ("/dread-pirate/by-hand/DP-RAI-08: the only port", test_only_port);
  g_test_add_func ("/dread-pirate/by-hand/DP-RAI-05: lost raids", test_lost_raids);
  g_test_add_func ("/dread-pirate/by-hand/system", test_system);
  return g_test_run ();
}
