/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"
#include "naval-duel.h"

/*
 * The worked examples of the catalogue, a row each: what is given, the dice in the order in which
 * they fall, and what comes of it.
 */

#define AT_SEA "step=2 order=Red,Blue"
#define GUNS "step=3 order=Red,Blue"
#define SIDES "step=4 order=Red,Blue"
#define PLENTY "gust_of_wind,unfurl_the_sails,catch_the_wind,maneuver,calm_waters"

/* Rolls what is declared, and ends the phase. */
#define SOLE "pass Red; pass Blue; fire: "

static const BattleRow rows[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "ND-EX-01", "Red: 1; Blue: 1", NULL, NULL, "set-up: [2] [4] [5] [1] [3]",
    "Red.national=sea_power Red.character=warships R1.specifications=extra_crew"
    " R1.captain=salty_dog R1.quality=gunners_mates R1.movement=3 R1.cannon=3 R1.crew=3",
    "ND-FLT-02 ND-FLT-03" },
  { "ND-EX-02", "Red: 1; Blue: 1", NULL, NULL,
    "set-up: [2] [4] [5] [1] [3] [1] [1] [1] [1] [1] R1 B1 [6] [6] [4]",
    "R1.movement=3 R1.cannon=4 R1.crew=5 Red.flagship=R1 R1.more_specifications=extra_crew"
    " R1.more_captain=swashbuckler R1.more_quality=gunners_mates",
    "ND-FLT-04" },
  { "ND-EX-03", "Red: 1; Blue: 1", NULL, "Red.cards=" PLENTY, "draw: rally_the_men calm_waters",
    "Red.hand=5 Red.holds=gust_of_wind,unfurl_the_sails,catch_the_wind,rally_the_men,maneuver"
    " asks=draw of=Blue told=discarded",
    "ND-DRW-01 ND-DRW-03" },
  { "ND-EX-04", "Red: 1; Blue: 1", NULL, "discards=all", "draw: maneuver maneuver",
    "Red.holds=maneuver Blue.holds=maneuver told=reshuffled:28,0", "ND-DRW-02" },
  { "ND-EX-05", "Red: 1; Blue: 1", NULL, "step=2 R1.movement=3 B1.movement=4", "first-mover",
    "asks=first-or-second of=Blue choices=first,second", "ND-MOV-01" },
  { "ND-EX-06", "Red: 1; Blue: 1", NULL, "step=2 R1.movement=4 B1.movement=4",
    "first-mover: [3] [3] [2] [5]",
    "asks=first-or-second of=Blue told=rolls-for-first:3,0 told=rolls-for-first:5,0", "ND-MOV-01" },
  { "ND-EX-07", "Red: 1; Blue: 1", NULL, AT_SEA " R1.movement=2", "move R1: [3 5]",
    "R1.spaces=6 told=moves:6,0", "ND-MOV-03" },
  { "ND-EX-08", "Red: 1; Blue: 1", NULL, AT_SEA, "move R1: [1 1]", "R1.spaces=0 told=moves:0,0",
    "ND-MOV-03" },
  { "ND-EX-09", "Red: 1; Blue: 1", NULL, AT_SEA " Red.cards=gust_of_wind Blue.cards=calm_waters",
    "move R1: gust_of_wind calm_waters [4 3]",
    "R1.spaces=4 Red.hand=0 Blue.hand=0 told=gust-of-wind:2,0 told=calm-waters:2,0",
    "ND-CRD-01 ND-CRD-02" },
  { "ND-EX-10", "Red: 1; Blue: 1", NULL, AT_SEA, "move R1: [4 3]; turn R1: 2",
    "R1.spaces=2 told=turns:2,0", "ND-MOV-04" },
  { "ND-EX-11", "Red: 1; Blue: 1", NULL, GUNS " R1.cannon=2",
    "declare R1: roundshot B1 yes 3; " SOLE "[4] [3]; end-phase",
    "B1.cannon=0 B1.movement=1 B1.crew=2 told=strikes:6,1", "ND-BRO-05 ND-BRO-06" },
  { "ND-EX-12", "Red: 1; Blue: 1", NULL, GUNS,
    "declare R1: grapeshot B1 yes 2; " SOLE "[5] [4]; end-phase",
    "B1.crew=1 B1.cannon=1 told=strikes:6,1", "ND-BRO-06" },
  { "ND-EX-13", "Red: 1; Blue: 1", NULL, GUNS, "declare R1: grapeshot B1 yes",
    "asks=distance low=1 high=2 blank=yes", "ND-BRO-04" },
  { "ND-EX-14", "Red: 1; Blue: 1", NULL, GUNS " R1.cannon=3",
    "declare R1: chainshot B1 yes 4; " SOLE "[6]; end-phase",
    "B1.movement=-1 B1.cannon=1 B1.crew=2 told=strikes:7,2", "ND-BRO-05" },
  { "ND-EX-15", "Red: 1; Blue: 1", NULL, GUNS " R1.cannon=3",
    "declare R1: roundshot B1 yes 5; " SOLE "[2]; end-phase",
    "B1.movement=1 B1.cannon=1 B1.crew=2 told=misses:3,0", "ND-BRO-05" },
  { "ND-EX-16", "Red: 1; Blue: 1", NULL, GUNS " R1.cannon=4 Red.cards=splintering_wood",
    "declare R1: roundshot B1 yes 1; " SOLE "splintering_wood [3] [4] [3] [6]; end-phase",
    "B1.cannon=-1 B1.crew=1 told=strikes:10,3", "ND-BRO-05 ND-CRD-01" },
  { "ND-EX-17", "Red: 1; Blue: 1", NULL, GUNS " R1.cannon=4 B1.cannon=0 Red.cards=splintering_wood",
    "declare R1: roundshot B1 yes 1; " SOLE "splintering_wood [3] [4] [3] [6]; end-phase",
    "B1=sunk told=sunk", "ND-BRO-08" },
  { "ND-EX-18", "Red: 1; Blue: 1", NULL, GUNS " R1.cannon=4 B1.cannon=0 Red.cards=splintering_wood",
    "declare R1: roundshot B1 yes 1; declare B1: roundshot R1 yes 1;"
    "fire: splintering_wood [3] [4] [3] [6]; fire: [5] [1]; end-phase",
    "B1=sunk R1=in-play R1.movement=0 R1.cannon=4", "ND-BRO-01 ND-BRO-08" },
  { "ND-EX-19", "Red: 1; Blue: 1", NULL, GUNS " R1.cannon=2 Blue.cards=maneuver",
    "declare R1: chainshot B1 yes 2; " SOLE "maneuver [4]; end-phase",
    "B1.movement=1 told=misses:4,0", "ND-CRD-01" },
  { "ND-EX-20", "Red: 1; Blue: 1", NULL, GUNS " Red.cards=rake_the_bow",
    "declare R1: chainshot B1 yes 2; " SOLE "rake_the_bow stern [3]; end-phase",
    "B1.movement=0 told=strikes:5,1", "ND-CRD-01" },
  { "ND-EX-21", "Red: 1; Blue: 1", NULL, SIDES " R1.crew=3", "board R1: B1 [2] [3] [5] [1]",
    "told=boarding-tied:5,0 told=boarding-won:8,3 asks=capture of=Red", "ND-BRD-02" },
  { "ND-EX-22", "Red: 1; Blue: 1", NULL, SIDES " R1.crew=3", "board R1: B1 [5] [1] control",
    "R1.crew=2 B1.crew=1 B1.owner=Red B1.captured=1", "ND-BRD-03" },
  { "ND-EX-23", "Red: 1; Blue: 1", NULL, SIDES " B1.crew=4 Red.cards=rally_the_men",
    "board R1: B1 rally_the_men [4] [3]", "told=boarding-won:8,7 asks=capture of=Red",
    "ND-BRD-02 ND-CRD-01" },
  { "ND-EX-24", "Red: 1; Blue: 1", NULL, GUNS " Red.cards=quick_reload",
    "declare R1: roundshot B1 yes 1; pass Blue; quick-reload R1: quick_reload;"
    "declare R1: chainshot B1 yes 4; pass Red",
    "tray=2 linked=roundshot:R1:B1 linked=chainshot:R1:B1 Red.hand=0 declare:R1=has-fired",
    "ND-CRD-01" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("examples", rows, G_N_ELEMENTS (rows));
  return g_test_run ();
}
