/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ship-art.h"

#define END 0

static const BonesSquareSail no_sails[] = { { END, 0, 0, 0, 0 } };
static const double no_masts[] = { END };

static const double air_ship_ports[] = { 40, 60, 52, 60.4, 64, 60, END };
static const double submarine_ports[] = { 34, 54, 46, 53.6, 58, 53.6, 70, 54, END };

/* Eyes. */
static const double dragon_eye[] = { 87, 26, END };
static const double ichthyosaur_eye[] = { 77, 51, END };
static const double kraken_eyes[] = { 42, 43, 58, 43, END };
static const double narwhal_eye[] = { 73, 53, END };
static const double jelly_eyes[] = { END };
static const double wraith_eyes[] = { 48, 26, 57, 26, END };
static const double kelp_eyes[] = { 44, 41, 56, 41, END };
static const double titan_eyes[] = { 47, 21, 53, 21, END };
static const double maw_eye[] = { 70, 33, END };

/* Living things have these instead of masts and sails. */
#define ALIVE                                                                                      \
  .stays = "", .sails = no_sails, .masts = no_masts, .beam = 12, .ends = { 6, 94 },                \
  .deck = "M6 0 C14 -12 70 -14 94 0 C70 14 14 12 6 0 Z"

static const BonesShipArt models[] = {
  { .kind = "air_ship",
    .hull = "M28 55 L76 55 C75 64 70 68 64 68 L40 68 C33 68 29 63 28 55 Z",
    .wale = "M29 57.5 L75.6 57.5 L74.6 61 L30 61 Z",
    .spars = "M34 44 L36 56 M52 46 L52 56 M70 43 L68 56 M26 61 L20 57 M26 61 L20 65",
    .stays =
        "M8 27 L96 27 M16 18 C40 11 66 11 88 19 M16 36 C40 43 66 43 88 35 M34 44 L52 56 L70 43",
    .canvas = "M8 27 C8 14 28 6 52 6 C76 6 95 14 96 27 C95 40 76 47 52 47 C28 47 8 40 8 27 Z "
              "M14 17 L2 7 L4 24 Z M14 38 L2 48 L4 31 Z",
    .ports = air_ship_ports,
    .sails = no_sails,
    .staff = { 30, 55 },
    .deck = "M4 0 C10 -16 70 -18 97 0 C70 18 10 16 4 0 Z",
    .beam = 14,
    .ends = { 5, 96 },
    .masts = no_masts },
  { .kind = "submarine",
    .hull = "M7 56 C12 46 30 42 54 42 C78 42 93 48 98 56 C93 66 78 71 54 71 C30 71 12 66 7 56 Z "
            "M43 43 L46 32 L60 32 L64 43 Z",
    .wale = "M9 59 C30 63 76 63 96 59 L94 62 C76 66 30 66 11 62 Z",
    .spars = "M53 32 L53 21 L59 21 M4 47 L4 65 M7 56 L1 56",
    .stays = "M64 43 L92 49 M43 43 L18 47",
    .canvas = "",
    .ports = submarine_ports,
    .sails = no_sails,
    .staff = { 22, 46 },
    .deck = "M3 0 C10 -12 72 -14 97 0 C72 14 10 12 3 0 Z",
    .beam = 11,
    .ends = { 4, 96 },
    .masts = no_masts },
  { .kind = "dragon",
    ALIVE,
    .skin = "bones_good",
    .limb = 2.6,
    .hull = "M5 60 C17 61 27 57 36 50 C44 43 56 42 66 44 C72 38 73 30 79 24 C84 19 92 20 99 26 "
            "L92 29 L97 33 L86 34 C84 43 80 52 70 58 C58 65 44 61 34 62 C22 65 12 66 5 60 Z "
            "M6 62 L0 51 L13 57 Z",
    .spars = "M42 60 L40 70 L46 71 M62 60 L64 70 L70 71 M81 24 L76 17",
    .canvas = "M52 46 C42 34 36 17 20 5 C33 7 38 13 43 13 C46 8 51 6 60 4 C55 13 57 17 61 22 "
              "C64 30 64 38 62 45 Z",
    .ports = dragon_eye,
    .staff = { 22, 52 } },
  { .kind = "ichthyosaur",
    ALIVE,
    .skin = "bones_sea",
    .limb = 2,
    .hull = "M4 38 L13 51 C27 42 48 38 64 42 C74 45 82 50 100 54 C84 58 78 62 66 65 "
            "C48 69 27 66 14 58 L5 72 L8 55 Z M42 41 C44 31 49 26 57 24 C54 33 55 38 59 42 Z "
            "M50 65 L42 78 L61 66 Z",
    .spars = "",
    .canvas = "",
    .ports = ichthyosaur_eye,
    .staff = { 26, 44 } },
  { .kind = "kraken",
    ALIVE,
    .skin = "bones_brass",
    .limb = 4.4,
    .hull = "M30 20 C38 4 62 4 70 20 C75 30 72 42 66 50 C58 56 42 56 34 50 C28 42 25 30 30 20 Z",
    .spars = "M36 50 C30 60 20 55 14 63 C11 67 6 67 3 62 M42 53 C40 64 32 65 27 74 "
             "M50 55 C50 64 53 68 48 77 M58 53 C60 64 68 65 73 74 "
             "M64 50 C70 60 80 55 86 63 C89 67 94 67 97 61",
    .canvas = "",
    .ports = kraken_eyes,
    .staff = { 24, 40 } },
  { .kind = "narwhal",
    ALIVE,
    .skin = "bones_pencil",
    .limb = 2.6,
    .hull = "M3 42 C10 45 14 50 18 54 C26 44 44 38 62 40 C75 42 81 48 83 56 C80 67 64 71 46 70 "
            "C34 70 24 66 18 60 C14 65 8 69 2 69 C6 62 8 58 9 55 C8 51 6 47 3 42 Z "
            "M46 68 L41 79 L58 70 Z",
    .spars = "M80 50 L100 37",
    .canvas = "",
    .ports = narwhal_eye,
    .staff = { 30, 46 } },
  { .kind = "jelly",
    ALIVE,
    .skin = "bones_ordered",
    .limb = 2.4,
    .hull = "M17 44 C17 20 34 8 50 8 C66 8 83 20 83 44 C77 49 71 42 65 46 C59 50 54 42 50 46 "
            "C46 42 41 50 35 46 C29 42 23 49 17 44 Z",
    .wale = "M48 9 L52 9 L52.6 43 L47.4 43 Z M37 12.5 L40.5 11 L38 43 L33 44.6 Z "
            "M63 12.5 L59.5 11 L62 43 L67 44.6 Z M27 19 L30 16.6 L26.4 43 L21.6 45 Z "
            "M73 19 L70 16.6 L73.6 43 L78.4 45 Z",
    .spars = "M26 48 C21 58 31 62 26 74 M38 48 C33 58 43 64 38 78 M50 48 C45 58 55 64 50 79 "
             "M62 48 C57 58 67 64 62 78 M74 48 C69 58 79 62 74 74",
    .canvas = "",
    .ports = jelly_eyes,
    .staff = { 16, 38 } },
  { .kind = "sea_wraith",
    ALIVE,
    .skin = "bones_dim",
    .limb = 3.4,
    .hull = "M32 72 C35 50 33 34 39 22 C43 11 59 9 65 20 C71 32 67 52 74 72 C67 66 63 74 57 69 "
            "C52 75 47 68 43 73 C40 69 37 74 32 72 Z",
    .spars = "M40 38 C32 38 28 44 19 43 M66 38 C74 38 78 43 87 41 M19 43 L15 47 M19 43 L15 40 "
             "M87 41 L91 45 M87 41 L92 39",
    .canvas = "",
    .ports = wraith_eyes,
    .staff = { 28, 58 } },
  { .kind = "kelp_king",
    ALIVE,
    .skin = "bones_good",
    .limb = 3.4,
    .hull = "M29 73 C27 56 31 40 36 33 C40 25 60 25 64 33 C69 40 73 56 71 73 Z "
            "M36 25 L33 9 L42 18 L50 5 L58 18 L67 9 L64 25 Z",
    .spars = "M36 44 C24 44 22 56 11 53 M33 56 C24 58 24 69 13 71 M64 44 C76 44 78 56 89 53 "
             "M67 56 C76 58 76 69 87 71",
    .canvas = "",
    .ports = kelp_eyes,
    .staff = { 24, 40 } },
  { .kind = "amethyst_titan",
    ALIVE,
    .skin = "bones_ordered",
    .limb = 2,
    .hull = "M37 73 L33 46 L40 35 L60 35 L67 46 L63 73 L54 73 L50 57 L46 73 Z "
            "M42 33 L44 16 L50 6 L56 16 L58 33 Z M31 46 L18 32 L10 54 L19 62 L26 50 Z "
            "M69 46 L82 32 L90 54 L81 62 L74 50 Z",
    .spars = "",
    .canvas = "",
    .ports = titan_eyes,
    .staff = { 22, 34 } },
  { .kind = "pale_tooth_maw",
    ALIVE,
    .skin = "bones_shot",
    .limb = 2,
    .hull =
        "M7 56 L2 38 L15 48 C27 32 50 23 74 25 L99 33 L92 42 L86 38 L82 47 L76 40 L72 50 L66 43 "
        "L61 52 L67 61 L72 53 L77 61 L82 53 L88 59 L96 54 C88 69 66 75 46 73 "
        "C30 72 19 67 13 60 L3 72 Z M40 30 C42 20 48 16 56 14 C53 20 54 24 58 27 Z",
    .spars = "",
    .canvas = "",
    .ports = maw_eye,
    .staff = { 26, 38 } },
};

const BonesShipArt *
bones_model_art (const char *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (models); i++)
    if (g_strcmp0 (kind, models[i].kind) == 0)
      return &models[i];
  return NULL;
}
