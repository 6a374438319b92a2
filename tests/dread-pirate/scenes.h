/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What rows of several files begin with. */

#define ONE "Red: 1"
#define TWO "Red: 1; Blue: 1"
#define THREE "Red: 1; Blue: 1; Green: 1"

#define FIGHT(square, other) "link=skirmish:R1:B1 R1.square=" square " B1.square=" other " "
#define RAID(square, other) "link=raid:R1:Po1 R1.square=" square " Po1.square=" other " "
#define GAMBIT "link=gambit:R1:B1 "
#define FRIGATE(ship) ship ".kind=frigate " ship ".crew=10 "
#define OF_THE_LINE(ship) ship ".kind=ship-of-the-line " ship ".crew=12 "
#define FROM_EAST "wind=W "
