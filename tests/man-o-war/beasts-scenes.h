/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What rows about magic and beasts begin with. */

/* R1, a man-o'-war, against B1, an independent. */
#define DUEL "Red: EX-MOW-1; Blue: EX-IND-1"
/* The same with a monster, R2, and a flyer, B2. */
#define BEASTS "Red: EX-MOW-1 EX-MON-1; Blue: EX-IND-1 EX-FLY-1"
/* Flyers on both sides, R2 and B2, and a second ship of Red's, R3. */
#define FLYERS "Red: EX-MOW-1 EX-FLY-1 EX-IND-1; Blue: EX-IND-1 EX-FLY-1"

#define MAGIC "step=3 round=2 order=Red,Blue Red.magic=0 Blue.magic=0 "
#define BATTLE "step=4 round=2 order=Red,Blue Red.admiral_ship=0 "
#define ENDING "step=4 round=2 order=Red,Blue R1.ordered=1 B1.ordered=1 "

/* Ranks and colleges, by their places in the stock content. */
#define CHAMPION(fleet, ship)                                                                      \
  fleet ".rank=1 " fleet ".wizard_ship=" ship " " fleet ".wizard_fate=0 "
#define MASTER(fleet, ship) fleet ".rank=2 " fleet ".wizard_ship=" ship " " fleet ".wizard_fate=0 "
#define LORD(fleet, ship, college)                                                                 \
  fleet ".rank=3 " fleet ".wizard_ship=" ship " " fleet ".wizard_fate=0 " fleet                    \
        ".college=" college " "
#define RED "1"
#define BLUE "2"
#define GREEN "3"
#define BLACK "5"

/* In DUEL R1 is the first ship, B1 the second; in BEASTS R1, R2, B1, B2 are 1 to 4. */
#define ON_R1 "1"
#define DUEL_B1 "2"
#define BEASTS_B1 "3"
#define HOLDS(cards) "Red.cards=" cards " "
#define BLUE_HOLDS(cards) "Blue.cards=" cards " "
