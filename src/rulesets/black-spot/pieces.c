/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

#define IN(hundredths) ((guint16) (hundredths))
#define TOKEN IN (50)
#define CARD_WIDTH IN (225)
#define CARD_HEIGHT IN (300)
#define RED 0xc0392b
#define BLUE 0x2e6da4
#define ORANGE 0xe08a2c
#define GREEN 0x4f9a54

#define TOKENS(id, text, n, colour, option)                                                        \
  {                                                                                                \
    id, text, BONES_PIECE_ROUND, TOKEN, TOKEN, BONES_NO_ARROW, n, colour, option                   \
  }
#define WIND(id, text, angle)                                                                      \
  {                                                                                                \
    id, text, BONES_PIECE_CARD, CARD_WIDTH, CARD_HEIGHT, angle, 1, 0, NULL                         \
  }
#define TURN(id, text, angle)                                                                      \
  {                                                                                                \
    id, text, BONES_PIECE_WEDGE, IN (250), 0, angle, 1, 0, NULL                                    \
  }
#define RECT(id, text, width, height, n, option)                                                   \
  {                                                                                                \
    id, text, BONES_PIECE_RECT, IN (width), IN (height), 0, n, 0, option                           \
  }
#define ROUND(id, text, width, n)                                                                  \
  {                                                                                                \
    id, text, BONES_PIECE_ROUND, IN (width), IN (width), BONES_NO_ARROW, n, 0, "fs.magic"          \
  }

#define COMPASS(id, method)                                                                        \
  {                                                                                                \
    id, NULL, BONES_PIECE_COMPASS, IN (250), IN (250), 8, 1, 0, method                             \
  }

/* BS-INIT-1, BS-COMP-1, BS-COMP-2, BS-TOK-1, BS-TOK-2, BS-WIND-1, BS-TURN-2, BS-FIRE-2; bases as in
 * the table of classes. */
const BonesPiece bs_pieces[] = {
  { "cannon-side", N_ ("Port and starboard"), BONES_PIECE_CANNON, IN (200), 0, 0, 1, 0, NULL },
  { "cannon-end", N_ ("Bow and stern"), BONES_PIECE_CANNON, IN (100), 0, 0, 1, 0, NULL },
  TURN ("turn-90", N_ ("Turn: up to 90°"), 90),
  TURN ("turn-45", N_ ("Turn: up to 45°"), 45),
  TOKENS ("hit", N_ ("Hit"), 30, RED, NULL),
  TOKENS ("ordered", N_ ("Order"), 18, BLUE, NULL),
  TOKENS ("flagship", N_ ("Flag"), 2, 0, NULL),
  TOKENS ("aground", N_ ("Aground"), 2, 0, NULL),
  TOKENS ("one-die", N_ ("1D"), 4, 0, NULL),
  TOKENS ("two-dice", N_ ("2D"), 4, 0, NULL),
  TOKENS ("flame", N_ ("Flame"), 12, ORANGE, "opt.fire"),
  TOKENS ("anchor", N_ ("Anchor"), 6, 0, "opt.anchoring"),
  TOKENS ("boat", N_ ("Boat"), 4, 0, "opt.swap_crew"),
  TOKENS ("first-red", N_ ("Red"), 1, RED, "init.method=tokens"),
  TOKENS ("first-blue", N_ ("Blue"), 1, BLUE, "init.method=tokens"),
  TOKENS ("first-green", N_ ("Green"), 1, GREEN, "init.method=tokens"),
  TOKENS ("first-orange", N_ ("Orange"), 1, ORANGE, "init.method=tokens"),
  COMPASS ("compass", "wind.method=compass"),
  TOKENS ("wind", N_ ("Wind"), 1, 0, "wind.method=compass"),
  COMPASS ("spinner", "wind.method=spinner"),
  { "spinner-hand", NULL, BONES_PIECE_ROUND, IN (100), IN (100), 0, 1, 0, "wind.method=spinner" },
  WIND ("wind-n", N_ ("Wind: to the north"), 0),
  WIND ("wind-ne", N_ ("Wind: to the northeast"), 45),
  WIND ("wind-e", N_ ("Wind: to the east"), 90),
  WIND ("wind-se", N_ ("Wind: to the southeast"), 135),
  WIND ("wind-s", N_ ("Wind: to the south"), 180),
  WIND ("wind-sw", N_ ("Wind: to the southwest"), 225),
  WIND ("wind-w", N_ ("Wind: to the west"), 270),
  WIND ("wind-nw", N_ ("Wind: to the northwest"), 315),
  WIND ("wind-calm", N_ ("No wind"), BONES_NO_ARROW),
  RECT ("base-man-o-war", N_ ("Man-o-War"), 200, 75, 3, NULL),
  RECT ("base-frigate", N_ ("Frigate"), 163, 75, 4, NULL),
  RECT ("base-sloop", N_ ("Sloop"), 125, 75, 6, NULL),
  RECT ("base-batteau", N_ ("Batteau"), 100, 50, 4, "opt.batteaux"),
  { "ring-of-fire", N_ ("Ring of Fire"), BONES_PIECE_RING, IN (400), IN (400), 0, 1, ORANGE,
    "fs.magic" },
  ROUND ("whirlpool", N_ ("Whirlpool"), 300, 1),
  ROUND ("volcano", N_ ("Volcano"), 300, 1),
  RECT ("sandbar", N_ ("Sandbar"), 300, 100, 4, "fs.magic"),
  { NULL },
};
