/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawings of tall-castled ships, and of what swims and flies among them. */
#include "ship-art.h"

#define END 0

static const BonesSquareSail galleon_sails[] = { { 33, 22, 40, 8, 10 },  { 51, 8, 21, 7, 9 },
                                                 { 51, 23, 44, 10, 13 }, { 70, 13, 25, 6, 8 },
                                                 { 70, 27, 45, 8, 11 },  { END, 0, 0, 0, 0 } };
static const BonesSquareSail galley_sails[] = { { END, 0, 0, 0, 0 } };
static const BonesSquareSail small_sails[] = { { 46, 14, 26, 7, 9 },
                                               { 46, 28, 47, 10, 13 },
                                               { END, 0, 0, 0, 0 } };
static const BonesSquareSail no_sails[] = { { END, 0, 0, 0, 0 } };
static const double three_masts[] = { 33, 51, 70, END };
static const double two_masts[] = { 40, 62, END };
static const double one_mast[] = { 46, END };
static const double no_masts[] = { END };
static const double galleon_ports[] = { 28, 58, 37, 60, 46, 61, 55, 61, 64, 60, 73, 58, END };
static const double small_ports[] = { 38, 61, 48, 62, 58, 61, END };
static const double no_ports[] = { END };
static const double serpent_eye[] = { 88, 21, END };
static const double winged_eye[] = { 85, 34, END };

#define DECK                                                                                       \
  "M5 -11 C28 -15 60 -15 78 -11 C88 -8 95 -3 98 0 C95 3 88 8 78 11 C60 15 28 15 5 11 "             \
  "C3 6 3 -6 5 -11 Z"

static const BonesShipArt arts[] = {
  /* Castles fore and aft, the after one higher. */
  { .kind = "galleon",
    .hull = "M11 33 L27 37 L28 45 L40 47 L41 51 L68 51 L69 44 L84 43 L92 47 L88 53 "
            "C87 63 83 72 73 72 L26 72 C18 72 15 66 14.6 58 Z",
    .wale = "M14.8 54 C38 58 66 58.6 87.4 53.6 L86.4 57 C66 62 38 61.6 15.2 57.6 Z",
    .second = "M12 39.6 L27.4 43 L27.8 46 L12.6 42.8 Z",
    .spars = "M33 47 L33 14 M51 51 L51 4 M70 44 L70 9 M88 46 L100 36",
    .stays = "M51 5 L89 45 M33 15 L13 34 M70 10 L99 37",
    .canvas = "",
    .ports = galleon_ports,
    .sails = galleon_sails,
    .staff = { 11.6, 33 },
    .deck = DECK,
    .beam = 14,
    .ends = { 3, 97 },
    .masts = three_masts },
  /* Low and long, with a bank of oars and two slanting yards. */
  { .kind = "galley",
    .hull = "M11 44 L24 47 L25 55 C42 58.6 66 58.6 84 54 L99 51 C96 56 90 58 87 60 "
            "C85 67 80 71 71 71 L26 71 C18 71 14 64 13 55 Z",
    .wale = "M14.4 60 C38 63.6 66 63.6 86.6 58.6 L85.6 61.4 C66 66.4 38 66.4 14.8 62.8 Z",
    .spars = "M40 56 L40 12 M62 57 L62 10 M24 44 L58 8 M46 46 L82 6 "
             "M30 65 L22 77 M39 66 L31 78 M48 66 L40 78 M57 66 L49 78 M66 65 L58 77 M75 64 L67 76",
    .stays = "M40 13 L16 45 M62 11 L88 55",
    .canvas = "M25 43.4 L57 9.4 C58.6 24 56 38 47 50 C40 50 32 48 25 43.4 Z "
              "M47.6 45 L81 7.6 C83 24 80 40 71 52 C62 51.6 54 50 47.6 45 Z",
    .ports = no_ports,
    .sails = galley_sails,
    .staff = { 12, 44 },
    .deck = DECK,
    .beam = 12,
    .ends = { 4, 97 },
    .masts = two_masts },
  /* One of a squadron of three: a mast, a castle, and little else. */
  { .kind = "squadron-ship",
    .hull = "M19 45 L33 48 L34 55 C48 58 64 58 80 53 L86 53 C84 65 79 71 70 71 L32 71 "
            "C25 71 21.6 66 21 58 Z",
    .wale = "M21 57 C38 60.6 66 60.6 84.6 56.6 L83.6 60 C66 64 38 64 21.4 60.4 Z",
    .spars = "M46 56 L46 8 M84 54 L97 45",
    .stays = "M46 9 L96 45.6 M46 9 L21 46",
    .canvas = "M60 44 L94 45.4 C84 49 74 51 64 51.6 Z",
    .ports = small_ports,
    .sails = small_sails,
    .staff = { 19.6, 45 },
    .deck = DECK,
    .beam = 11,
    .ends = { 5, 96 },
    .masts = one_mast },
  { .kind = "serpent",
    .stays = "",
    .canvas = "",
    .sails = no_sails,
    .masts = no_masts,
    .skin = "bones_good",
    .limb = 2,
    .hull = "M76 70 C70 54 72 38 76 26 C79 15 90 10 100 20 L91 25 L99 29 L86 32 "
            "C82 42 83 58 88 70 Z M40 70 C43 50 52 43 59 43 C67 43 70 56 71 70 L63 70 "
            "C62 60 60 55 57 55 C53 55 50 62 49 70 Z M9 70 C11 56 17 50 23 50 C30 50 34 58 35 70 "
            "L28 70 C27 64 25 61 22 61 C19 61 17 65 16 70 Z",
    .spars = "M77 27 L72 20 M75 37 L69 33 M57 43 L55 36 M22 50 L20 44",
    .ports = serpent_eye,
    .staff = { 24, 50 },
    .deck = "M6 0 C14 -10 70 -12 94 0 C70 12 14 10 6 0 Z",
    .beam = 10,
    .ends = { 6, 94 } },
  { .kind = "winged",
    .stays = "",
    .sails = no_sails,
    .masts = no_masts,
    .skin = "bones_brass",
    .limb = 1.8,
    .hull = "M14 56 C26 54 36 46 48 44 C60 42 68 42 75 38 C79 32 86 28 92 34 L100 38 L90 41 "
            "C86 48 76 54 64 56 C50 58 34 58 14 56 Z M16 57 L4 50 L8 58 L3 65 Z",
    .spars = "M50 56 L46 64 M60 56 L58 64",
    .canvas = "M54 46 C44 36 36 18 12 10 C28 8 50 12 62 24 C68 30 70 38 68 43 Z "
              "M62 44 C64 32 74 20 94 14 C88 24 82 34 72 42 Z",
    .ports = winged_eye,
    .staff = { 40, 46 },
    .deck = "M6 0 C14 -12 70 -14 94 0 C70 14 14 12 6 0 Z",
    .beam = 12,
    .ends = { 6, 94 } },
  /* A rock with a cave. What is in it is hidden. */
  { .kind = "hidden",
    .stays = "",
    .canvas = "",
    .spars = "",
    .sails = no_sails,
    .masts = no_masts,
    .skin = "bones_dim",
    .limb = 1,
    .hull = "M8 72 L17 52 L26 46 L34 28 L48 20 L60 30 L70 34 L80 52 L92 72 L66 72 "
            "C66 56 60 48 50 48 C40 48 34 56 34 72 Z",
    .ports = no_ports,
    .staff = { 48, 20 },
    .deck = "M6 0 C14 -20 70 -22 94 0 C70 22 14 20 6 0 Z",
    .beam = 20,
    .ends = { 6, 94 } },
};

const BonesShipArt *
bones_galleon_art (const char *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (arts); i++)
    if (g_strcmp0 (kind, arts[i].kind) == 0)
      return &arts[i];
  return NULL;
}
