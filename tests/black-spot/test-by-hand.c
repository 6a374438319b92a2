/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"
#include "harness.h"

/*
 * Overrides between two actions, and in the middle of one: each row once made a procedure use a
 * ship that was gone.
 */

#define SAIL "activate R1; move R1: straight 3; "
#define HOOKS SAIL "grapple R1: B1; "
#define TAKEN HOOKS "board R1: [6] [1] [1]; "

static const BattleRow rows[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a target sunk in her damage roll", "Red: frigate*; Blue: frigate sloop*", NULL, "B2.ordered=1",
    "activate R1; fire R1: port {B1:short} [4 1] !B1.status=sunk",
    "B1=sunk B1.hits=0 asks=nothing" },
  { "the firer sunk while she aims", "Red: frigate* sloop; Blue: frigate*", NULL, "R2.ordered=1",
    "activate R1; fire R1: port {B1:short R2:long} !R1.status=sunk",
    "R1=sunk R2=in-play B1.hits=0 active_ship=none asks=nothing" },
  { "the firer sunk before she fires", "Red: frigate* sloop; Blue: sloop*", NULL,
    "R2.ordered=1 B1.ordered=1", "activate R1; fire R1: port !R1.status=sunk",
    "R1=sunk R1.fired=0 asks=nothing" },
  { "a mover taken off the table", "Red: sloop* sloop; Blue: sloop*", NULL, "wind=N",
    "activate R1; move R1: with straight !R1.status=fled",
    "R1=fled R1.inches=0 asks=nothing next=Blue" },
  { "the wind turns while she moves", "Red: sloop*; Blue: sloop*", NULL, "wind=N",
    "activate R1; move R1: !wind=S N straight", "high=600" },
  { "a rammed ship gone between the dice", "Red: sloop*; Blue: sloop sloop*", NULL, NULL,
    SAIL "ram R1: B1 [3] !B1.status=destroyed", "B1=destroyed R1.hits=0 asks=nothing" },
  { "a rammed ship gone before the dice", "Red: sloop*; Blue: sloop sloop*", NULL, NULL,
    SAIL "ram R1: !B1.status=destroyed", "R1.rammed=0 asks=ram-target ships=B2" },
  { "prey gone while the hooks fly", "Red: sloop*; Blue: sloop sloop*", NULL, NULL,
    SAIL "grapple R1: !B1.status=sunk", "R1.hooks=0 asks=hooks ships=B2" },
  { "a boarder gone in the fight", "Red: sloop sloop*; Blue: sloop*", NULL, NULL,
    HOOKS "board R1: [3] !R1.status=sunk", "R1=sunk B1.hits=0 asks=nothing" },
  { "the winner gone before the loser's roll", "Red: sloop sloop*; Blue: sloop sloop*", NULL,
    "B1.hits=1", HOOKS "board R1: [6] [1] !R1.status=sunk [1]", "B1=sunk prize=0" },
  { "the prize sunk before the choice", "Red: sloop frigate*; Blue: sloop sloop*", NULL,
    "B1.hits=1", TAKEN "aftermath R1: !B1.status=sunk",
    "B1=sunk asks=nothing prize=0 can=activate:B2" },
  { "the captor sunk before the choice", "Red: sloop frigate*; Blue: sloop sloop*", NULL,
    "B1.hits=1", TAKEN "!R1.status=sunk", "B1=hull prize=0 captor=0 can=activate:B2" },
  { "a donor without dice any more", "Red: sloop frigate*; Blue: sloop sloop*", NULL, "B1.hits=1",
    TAKEN "aftermath R1: add R2 !R2.hull_dice=1", "asks=aftermath B1=hull R2.hull_dice=1" },
  { "a donor sunk at her question", "Red: sloop frigate*; Blue: sloop sloop*", NULL, "B1.hits=1",
    TAKEN "aftermath R1: add !R2.status=sunk", "asks=donor B1=hull" },
  { "every hull gone while one is chosen", "Red: frigate*; Blue: sloop frigate*", NULL,
    "B1.hull_dice=0 B1.owner=nobody", SAIL "crew-hull R1: !B1.status=sunk",
    "asks=nothing R1.acted=0" },
  { "a captain who flees by hand before his die", "Red: frigate*; Blue: sloop* sloop", NULL,
    "B1.hits=1 B1.ordered=1 B2.ordered=1",
    "activate R1; fire R1: bow {B1:short} [4 1] [1] !B2.status=withdrawn",
    "B2=withdrawn asks=nothing over=Red" },
  { "booty gone while it is spent", "Red: sloop*; Blue: sloop*", NULL, "Red.booty=1",
    "activate R1; fire R1: bow {B1:short} [1] !Red.booty=0", "asks=nothing told=missed" },
  { "booty given in mid-roll opens a window", "Red: sloop*; Blue: sloop*", NULL, NULL,
    "activate R1; fire R1: bow {B1:short} !Red.booty=2 [1]", "asks=reroll of=Red" },
  { "an island lifted while she nears it", "Red: sloop*; Blue: sloop*", NULL, NULL,
    SAIL "ground-test R1: marker-1 !R1.status=sunk", "asks=nothing R1.near=0" },
  { "the only piece lifted at the question which it was", "Red: sloop*; Blue: sloop*", NULL, NULL,
    SAIL "ground-test R1: !lift=marker-1", "asks=nothing R1.near=0" },
  { "a ship gone while booty may be spent on her ground test", "Red: sloop*; Blue: sloop*", NULL,
    "Red.booty=1", SAIL "ground-test R1: marker-1 near [3] !R1.status=sunk",
    "R1=sunk asks=nothing untold=clears" },
  { "aground by hand at the roll", "Red: sloop*; Blue: sloop*", NULL, NULL,
    SAIL "ground-test R1: marker-1 near !R1.aground=1", "R1.hits=0 asks=nothing untold=aground" },
  { "repairs on a ship that sank", "Red: sloop* sloop; Blue: sloop*", NULL, "R1.hits=1",
    "activate R1; repair R1: !R1.status=sunk", "R1.hits=1 asks=nothing" },

  { "a sunk ship lets go, and is not active", "Red: sloop* sloop; Blue: frigate*", NULL, NULL,
    HOOKS "!R1.status=sunk", "active_ship=none board:B1=not-grappled next=Red" },
  { "hits stay within what she can hold", "Red: frigate*; Blue: sloop*", NULL, NULL, "!R1.hits=9",
    "R1.hits=2" },
  { "dice stay within her class", "Red: frigate*; Blue: sloop*", NULL, NULL, "!R1.hull_dice=7",
    "R1.hull_dice=2" },
  { "a ship that changed sides is no flagship", "Red: frigate* sloop; Blue: sloop*", NULL, NULL,
    "!R1.owner=Blue", "Red.flagship=none R1.owner=Blue" },
  { "the active ship ordered by hand", "Red: sloop* sloop; Blue: sloop*", NULL, NULL,
    "activate R1; !R1.ordered=1", "active_ship=none next=Blue" },
  { "ordered anew", "Red: sloop*; Blue: sloop*", NULL, NULL,
    "activate R1; end-turn R1; !R1.ordered=0 ; activate B1; end-turn B1", "next=Red" },
  { "the last enemy sunk by hand", "Red: sloop*; Blue: sloop*", NULL, NULL, "!B1.status=sunk",
    "over=Red" },
  { "and raised again", "Red: sloop*; Blue: sloop*", NULL, NULL,
    "!B1.status=sunk; !B1.status=in-play", "over=no can=activate:R1" },
  { "the turn given to another fleet", "Red: sloop* sloop; Blue: sloop*; Cat: sloop*", NULL, NULL,
    "!active=Cat", "next=Cat activate:R1=not-her-go" },
  { "and taken from a ship in mid-turn", "Red: sloop* sloop; Blue: sloop*; Cat: sloop*", NULL, NULL,
    "activate R1; !active=Blue", "next=Blue active_ship=none R1.ordered=0" },
  { "where a fleet orders all its ships", "Red: sloop* sloop; Blue: sloop* sloop",
    "init.cycle=whole_bucket", NULL, "!active=Blue; activate B1; end-turn B1", "next=Blue" },
  { "the round set by hand", "Red: sloop*; Blue: sloop*", NULL, NULL, "!round=5",
    "round=5 next=Red" },
  { "straight to the orders", "Red: sloop*; Blue: sloop*", NULL, "step=1", "!step=3", "next=Red" },
};

#define FS "fs.factions=on fs.special_models=on fs.magic=on"
#define SLOOPS "Red: sloop* sloop; Blue: sloop* sloop"

static const BattleRow fantasea[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "magic switched on in mid-round", SLOOPS, NULL, NULL,
    "!fs.magic=on; activate R1; end-turn R1; activate B1; end-turn B1; activate R2; end-turn R2;"
    "activate B2; end-turn B2; end-round; draw-wind: N; initiative: Red; magic",
    "step=3 can=activate:R1 told=magic-over" },
  { "magic switched off in its phase", SLOOPS, FS, "step=4 Red.cards=rum Blue.cards=rum",
    "magic; !fs.magic=off", "step=3 can=activate:R1 magic=no-magic" },
  { "the phase ended by hand at the casting die", SLOOPS, FS, "step=4 Red.cards=wind_burst",
    "magic; cast Red: wind_burst S !step=3 [4]", "step=3 asks=nothing can=activate:R1" },
  { "and before she has said where", SLOOPS, FS, "step=4 Red.cards=wind_burst",
    "magic; cast Red: wind_burst !step=3 S", "step=3 asks=nothing wind=calm Red.hand=1" },
  { "a caster sunk while she casts", SLOOPS, FS, "step=4 Red.cards=wind_burst",
    "magic; cast Red: wind_burst S !R1.status=sunk [4]", "wind=S Red.wizard=0 step=3" },
  { "a target sunk in the window", SLOOPS, FS, "step=4 Red.cards=lightning Blue.cards=rum",
    "magic; cast Red: lightning B1 !B1.status=sunk", "B1.hits=0 asks=nothing" },
  { "the hand emptied before a card is named", SLOOPS, FS, "step=4 Red.cards=rum R1.hits=1",
    "magic; cast Red: !Red.cards=", "asks=nothing step=3" },
  { "the offer given to another fleet", SLOOPS, FS, "step=4 Red.cards=rum Blue.cards=rum",
    "magic; !active=Blue", "can=pass:Blue cast:Red=not-her-offer" },
  { "the spell lifted that is being dispelled", SLOOPS, FS,
    "step=4 Red.cards=rum marker=ring::Blue", "magic; dispel Red: marker-2 rum !lift=marker-2 [5]",
    "unmarked=ring asks=nothing step=3" },
  { "BS-GRAP-2: two pairs at a time", SLOOPS, NULL, "link=grapple:R1:B1 link=grapple:R2:B2", "",
    "linked=grapple:R1:B1 linked=grapple:R2:B2" },
  { "a Ring lifted while she crosses it", SLOOPS, FS, "marker=ring::Blue",
    "activate R1; move R1: straight 3 !lift=marker-2", "R1.hits=0 asks=nothing" },
  { "a wind spell lifted: the wind stays as it is", SLOOPS, FS " wind.method=compass",
    "step=4 wind=N Red.cards=wind_burst", "magic; cast Red: wind_burst S [4]; !lift=marker-2",
    "wind=S old_wind=0" },
  { "a creature sunk by hand", "Red/elves: sloop*; Blue/elves: sloop*", FS,
    "step=4 Red.cards=kelp_king", "magic; cast Red: kelp_king [6] afloat; !Ra.status=sunk",
    "unmarked=kelp-king Ra=sunk" },
  { "rocks set by hand hold, and let go by hand", SLOOPS, FS, "marker=rocks:R1:Blue R1.trapped=1",
    "activate R1; !R1.trapped=0", "can=move:R1 marker=rocks:R1" },
  { "flames set by hand burn", SLOOPS, "opt.fire=on", NULL, "!R1.flames=1; activate R1",
    "asks=burning" },
  { "flames put out by hand in the midst of them", SLOOPS, "opt.fire=on", "R1.flames=2",
    "activate R1: [2] !R1.flames=0 [1]", "R1.hits=0 asks=nothing active_ship=R1" },
  { "fire switched off in the midst of flames", SLOOPS, "opt.fire=on", "R1.flames=2",
    "activate R1: !opt.fire=off [1]", "R1.hits=0 asks=nothing active_ship=R1" },
  { "a target that dives under the template", "Red/elves: sloop*; Blue/dwarves: submarine sloop*",
    FS, NULL, "activate R1; fire R1: bow {B1:short} !B1.submerged=1", "B1.hits=0 asks=nothing" },
  { "a mover lifted into the air", "Red/technomages: air_ship sloop*; Blue/elves: sloop*", FS, NULL,
    "activate R1; move R1: straight 3; ground-test R1: marker-1 !R1.airborne=1 touched",
    "R1.aground=0 asks=nothing" },
  { "an anchor dropped by hand", SLOOPS, "opt.anchoring=on", NULL, "activate R1; !R1.anchored=1",
    "move:R1=anchored can=raise-anchor:R1" },
  { "a captor sunk who was turning her prize",
    "Red/undead: frigate* sloop; Blue/elves: frigate sloop*", FS,
    "B1.hits=2 B1.ordered=1 B2.ordered=1 R2.ordered=1",
    "activate R1; move R1: straight 2; grapple R1: B1; board R1: [6 1] [1 1] [1 1];"
    "aftermath R1: add; !R1.status=sunk",
    "B1=hull B1.owner=nobody" },
  { "a prize of the Undead taken from them by hand",
    "Red/undead: frigate* sloop; Blue/elves: frigate sloop*", FS,
    "B1.hits=2 B1.ordered=1 B2.ordered=1 R2.ordered=1",
    "activate R1; move R1: straight 2; grapple R1: B1; board R1: [6 1] [1 1] [1 1];"
    "aftermath R1: add; !B1.hull_dice=1 !B1.owner=Blue",
    "board:R1=not-grappled B1.owner=Blue" },
  { "BS-SWAP-1: nobody is left to swap crew with", "Red: frigate* frigate; Blue: sloop*",
    "opt.swap_crew=on", "R1.hull_dice=1 B1.ordered=1", "activate R1; swap-crew R1: !R2.status=sunk",
    "asks=nothing R1.hull_dice=1 can=fire:R1", NULL },
  { "crew swapped away by hand", "Red: frigate* frigate; Blue: sloop*", "opt.swap_crew=on",
    "R1.hull_dice=1 B1.ordered=1", "activate R1; swap-crew R1: R2 take !R2.status=sunk 1",
    "R1.hull_dice=1 asks=nothing" },
  { "a lookout sunk before she fires", SLOOPS, "opt.opportunity_fire=on",
    "R1.ordered=1 R2.ordered=1", "activate B1; opportunity-fire R1: bow !R1.status=sunk",
    "asks=nothing R1=sunk" },
  { "a party ashore put there by hand", SLOOPS, "opt.swap_crew=on opt.anchoring=on", NULL,
    "!marker=shore-party:R1:Red; activate R1; end-turn R1; activate B1; end-turn B1; activate R2;"
    "end-turn R2; activate B2; end-turn B2; end-round",
    "round=2" },
};

/* A fleet and a ship that join during a round come last in the order. */
static void
test_newcomer (void)
{
  g_autoptr (Battle) battle = battle_begin ("Red: sloop*; Blue: sloop*", NULL, NULL);

  battle_override_one (battle, (BonesChange){ .scope = BONES_ADD_FLEET }, "Green");
  battle_override_one (battle, (BonesChange){ .scope = BONES_ADD_SHIP, .index = 2, .field = 0 },
                       NULL);
  battle_do (battle, "activate R1; end-turn R1; activate B1; end-turn B1");
  g_assert_cmpuint (bs_next_fleet (battle->setup, battle_game (battle)), ==, 2);
  battle_do (battle, "activate G1; end-turn G1; end-round");
}

/* Only enemies with crews are grappled; a third ship finds no room (BS-GRAP-2). */
static void
test_links (void)
{
  g_autoptr (Battle) battle = battle_begin ("Red: sloop* sloop; Blue: sloop* sloop", NULL, NULL);

  battle_override_one (
      battle, (BonesChange){ .scope = BONES_ADD_LINK, .field = 1, .index = 0, .value = 1 }, NULL);
  g_assert_cmpuint (battle_game (battle)->n_links, ==, 0);
  battle_override_one (
      battle, (BonesChange){ .scope = BONES_ADD_LINK, .field = 1, .index = 0, .value = 2 }, NULL);
  g_assert_cmpuint (battle_game (battle)->n_links, ==, 1);
  battle_check (battle, "bucket=boarding next=Red can=board:R1 activate:R1=grappled");
  battle_override_one (battle, (BonesChange){ .scope = BONES_REMOVE_LINK, .index = 0 }, NULL);
  battle_check (battle, "bucket=sloops can=activate:R1");
}

/* A marker that is removed is no longer near any ship. */
static void
test_markers (void)
{
  g_autoptr (Battle) battle = battle_begin ("Red: sloop*; Blue: sloop*", NULL, "R1.near=1");

  battle_override_one (battle, (BonesChange){ .scope = BONES_REMOVE_MARKER, .index = 0 }, NULL);
  battle_check (battle, "R1.near=0");
  battle_do (battle, "activate R1; move R1: straight 2");
  battle_check (battle, "ground-test:R1=no-terrain");
}

#define FRIGATES "Red: frigate* frigate; Blue: frigate* frigate"

/* What is asked after a change by hand at an open question. */
static const BattleRow anew[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "the wind, at the inches", FRIGATES, NULL, "wind=N", "activate R1; move R1: N straight !wind=S",
    "asks=inches high=400" },
  { "a calm, at the inches", FRIGATES, NULL, "wind=N",
    "activate R1; move R1: with straight !wind=calm", "asks=inches high=600" },
  { "a calm, at the facing", FRIGATES, NULL, "wind=N", "activate R1; move R1: !wind=calm",
    "asks=turn" },
  { "another class, at the turn", FRIGATES, NULL, NULL, "activate R1; move R1: !R1.kind=sloop",
    "asks=turn a=90" },
  { "a bank fired already", FRIGATES, NULL, NULL, "activate R1; fire R1: !R1.fired=4",
    "asks=bank choices=bow,aft,starboard" },
  { "a target sunk", FRIGATES, NULL, NULL, "activate R1; fire R1: port !B2.status=sunk",
    "asks=targets ships=R2,B1" },
  { "the guns, at the roll to hit", FRIGATES, NULL, NULL,
    "activate R1; fire R1: port {B1:short} !R1.gun_dice=1", "asks=to-hit dice=1" },
  { "the guns, at the second target", FRIGATES, NULL, NULL,
    "activate R1; fire R1: port {B1:short B2:long} [1 1] !R1.gun_dice=1",
    "asks=to-hit dice=1 about=R1:B2" },
  { "the crew, at the damage", FRIGATES, NULL, NULL,
    "activate R1; fire R1: port {B1:short} [4 1] !B1.hull_dice=1", "asks=damage dice=1" },
  { "a target in the air, at the roll", FRIGATES, "fs.factions=on fs.special_models=on", NULL,
    "activate R1; fire R1: port {B1:short} !B1.airborne=1", "asks=to-hit needs=5" },
  { "the other crew, at the first boarding roll", FRIGATES, NULL, NULL,
    "activate R1; move R1: straight 3; grapple R1: B1; board R1: !B1.hull_dice=1 [1 1]",
    "asks=boarding dice=1 about=B1:R1" },
  { "and at the second", FRIGATES, NULL, NULL,
    "activate R1; move R1: straight 3; grapple R1: B1; board R1: [1 1] !B1.hull_dice=1",
    "asks=boarding dice=1 about=B1:R1" },
  { "hits between the rolls of a boarding", FRIGATES, "opt.boarding_modifiers=on", NULL,
    "activate R1; move R1: straight 3; grapple R1: B1; board R1: [1 1] !B1.accumulated_hits=3",
    "asks=boarding bonus=-1" },
  { "a roll that was answered stands", FRIGATES, NULL, NULL,
    "activate R1; move R1: straight 3; grapple R1: B1; board R1: [6 1] !R1.hull_dice=1 [1 1]",
    "told=battle-won:7,1" },
  { "the rammed crew", FRIGATES, NULL, NULL,
    "activate R1; move R1: straight 3; ram R1: B1 [1 1] !B1.hull_dice=1", "asks=ram dice=1" },
  { "no booty any more", FRIGATES, NULL, "Red.booty=1 R2.ordered=1",
    "activate R1; fire R1: port {B1:short} [1 1] !Red.booty=0", "asks=nothing" },
  { "booty of another fleet", FRIGATES, "booty.whose=any", "Blue.booty=1",
    "activate R1; fire R1: port {B1:short} [1 1] !Red.booty=1 !Blue.booty=0",
    "asks=reroll of=Red" },
  { "booty dice to spend", FRIGATES, "booty.multi=best_of", "Red.booty=1",
    "activate R1; fire R1: port {B1:short} [1 1] !Red.booty=3", "asks=reroll low=3" },
  { "an anchor, at the repair", FRIGATES, "opt.anchoring=on opt.anchored_repairs=on", "R1.hits=1",
    "activate R1; repair R1: !R1.anchored=1", "asks=repair needs=5" },
  { "whom the hooks may reach", FRIGATES, NULL, NULL,
    "activate R1; move R1: straight 3; grapple R1: !B2.status=fled", "asks=hooks of=Red ships=B1" },
  { "a captured ship, when donors are asked for", "Red: sloop frigate*; Blue: sloop sloop*", NULL,
    "B1.hits=1", TAKEN "aftermath R1: add !R2.hull_dice=1", "asks=donor ships=R1" },
  { "a wind, at the turn", FRIGATES, NULL, "wind=calm", "activate R1; move R1: !wind=N",
    "asks=facing" },
  { "a ship sunk, at the inches", FRIGATES, NULL, "wind=calm",
    "activate R1; move R1: straight !R1.status=sunk", "asks=nothing untold=moves" },
  { "a wind, at the inches", FRIGATES, NULL, "wind=calm", "activate R1; move R1: turn !wind=N",
    "asks=facing" },
  { "a ship that turns, at the inches", "Red/goblinoids: kraken sloop*; Blue: sloop*",
    "fs.factions=on fs.special_models=on", "wind=calm R2.ordered=1 B1.ordered=1",
    "activate R1; move R1: !R1.kind=frigate", "asks=turn" },
  { "a grapple cut, at the boarding", FRIGATES, NULL, NULL,
    "activate R1; move R1: straight 3; grapple R1: B1; board R1: !unlink=0",
    "asks=nothing untold=battle-drawn" },
  { "a boarder gone, at the second roll", FRIGATES, NULL, NULL,
    "activate R1; move R1: straight 3; grapple R1: B1; board R1: [1 1] !R1.status=sunk",
    "asks=nothing B1.hits=0" },
  { "the rammer gone, at the second roll", FRIGATES, NULL, NULL,
    "activate R1; move R1: straight 3; ram R1: B1 [1 1] !R1.status=sunk", "asks=nothing" },
  { "a partner gone, as she is chosen", FRIGATES, "opt.swap_crew=on", "R1.hull_dice=1",
    "activate R1; swap-crew R1: !R2.status=fled", "asks=nothing" },
  { "a fleet gone, at the tokens", "Red: sloop*; Blue: sloop*; Green: sloop*", NULL, "step=2",
    "initiative: !B1.status=fled", "asks=token choices=fleet-1,fleet-3" },
  { "a volcano gone, at who is near", "Red: sloop*; Blue: sloop*", "fs.magic=on",
    "step=2 marker=volcano", "initiative: Blue; magic: !lift=marker-2", "asks=nothing" },
  { "a ship gone, at who is near", "Red: sloop*; Blue: sloop* sloop", "fs.magic=on",
    "step=2 marker=volcano", "initiative: Blue; magic: !B1.status=fled",
    "asks=near-volcano ships=R1,B2" },
  { "a ship that has gone does not flee as well", "Red: sloop* frigate sloop; Blue: sloop*", NULL,
    "R1.status=sunk Red.booty=2", "test-morale Red: [1] !R2.status=sunk",
    "R2=sunk untold=fled asks=morale about=R3" },
  { "a ship of another fleet, at the morale", "Red: sloop* frigate sloop; Blue: sloop*", NULL,
    "R1.status=sunk", "test-morale Red: !R2.owner=Blue", "asks=morale about=R3" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  battle_add_rows ("by-hand", rows, G_N_ELEMENTS (rows));
  battle_add_rows ("asked-anew", anew, G_N_ELEMENTS (anew));
  battle_add_rows ("by-hand", fantasea, G_N_ELEMENTS (fantasea));
  g_test_add_func ("/black-spot/by-hand/a fleet joins", test_newcomer);
  g_test_add_func ("/black-spot/by-hand/grapples", test_links);
  g_test_add_func ("/black-spot/by-hand/islands", test_markers);
  return g_test_run ();
}
