/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ship-art.h"

#define END 0

/* Ships of the line, with three rows of guns on painted bands, and forts. */

#define UPPER                                                                                      \
  20, 53.6, 28, 54.9, 36, 55.8, 44, 56.3, 52, 56.5, 60, 56.3, 68, 55.7, 76, 54.7, 84, 53.2
#define MIDDLE 24, 61.3, 32, 62.4, 40, 63, 48, 63.4, 56, 63.4, 64, 63, 72, 62.2, 80, 61, 87, 59.4
#define LOWER 21, 67.4, 29, 68.4, 37, 69, 45, 69.3, 53, 69.3, 61, 69.1, 69, 68.4, 77, 67.3, 84, 65.8

static const double ports[] = { UPPER, MIDDLE, LOWER, END };

/* Some have guns on the upper deck as well. */
static const double more_ports[] = { UPPER, MIDDLE, LOWER, 17, 45.4, 23, 46.6, 29,
                                     48.2,  35,     49.4,  45, 50.8, 53, 51.2, 61,
                                     51,    69,     50.4,  77, 49.2, 89, 46.2, END };

static const BonesSquareSail sails[] = {
  { 30, 27, 36, 7, 8.2 },     { 30, 16.5, 25.5, 5.4, 6.8 }, { 30, 9.5, 15, 4, 5 },
  { 52, 33, 44, 10.4, 10.8 }, { 52, 18.6, 31.4, 8.8, 10 },  { 52, 7.6, 17, 6.8, 8.4 },
  { 74, 34, 43.6, 9, 9.2 },   { 74, 21, 32.6, 7.8, 8.8 },   { 74, 11, 19.6, 6, 7.4 },
  { END, 0, 0, 0, 0 },
};

static const BonesSquareSail more_sails[] = {
  { 23, 30, 37.4, 5, 5.8 },     { 23, 20.5, 28.6, 4, 5 },     { 41, 31, 42, 7.8, 8.4 },
  { 41, 18, 29.4, 6.8, 7.8 },   { 41, 8.4, 16.4, 5.2, 6.4 },  { 60, 32, 44, 8.6, 9 },
  { 60, 17.6, 30.4, 7.6, 8.6 }, { 60, 8, 16, 5.8, 7.2 },      { 60, 1.6, 6.6, 4.4, 5.4 },
  { 79, 34, 42.6, 7.6, 7.8 },   { 79, 21.4, 32.6, 6.6, 7.6 }, { 79, 12, 20, 5, 6.2 },
  { END, 0, 0, 0, 0 },
};

static const double three_masts[] = { 20, 46, 72, END };
static const double four_masts[] = { 14, 34, 56, 77, END };

#define HULL                                                                                       \
  .kind = "ship-of-the-line",                                                                      \
  .hull = "M10.6 35 L14 38.6 L25 40.4 L25.4 44 L40 46.4 L40.4 49 C54 51 72 50.6 86 47 L86 44 "     \
          "L95 42.4 C94 53 91 62 87 67 C85 70 82 72 78 72 L25 72 C18.6 72 15.6 69.4 15 64.6 Z",    \
  .wale = "M13 50.6 C38 58 68 57.4 93.4 50 L92.4 53.6 C68 60.6 38 61.2 13.4 54.4 Z",               \
  .second = "M13.8 58 C38 65 68 64.4 91.4 57.2 L90 60.4 C68 67 38 67.6 14.2 61.4 Z "               \
            "M15 65 C38 70.8 68 70.4 88.2 64.6 L86 67.6 C68 72.4 38 72.8 16 68.2 Z",               \
  .staff = { 11.4, 36 },                                                                           \
  .deck = "M3 -13 C28 -17.6 60 -18 78 -13 C88 -10 95 -3.6 98 0 C95 3.6 88 10 78 13 "               \
          "C60 18 28 17.6 3 13 C1.4 6 1.4 -6 3 -13 Z",                                             \
  .beam = 16.5, .ends = { 2, 97 }

#define SPARS                                                                                      \
  "M30 49 L30 6 M52 51 L52 2 M74 50 L74 5 M93 43.6 L103 35.4 M30 37 L17.4 31.4 M30 45 L14 41.4"

/* A spanker, jibs, and the sail under the bowsprit. */
#define CANVAS                                                                                     \
  "M29 37.6 L18 32.8 C16.8 37 15.6 39.6 14.4 41.2 L29 44 Z "                                       \
  "M76.6 10 C83 23 91 31.6 100 36.2 C94 37.2 89.6 38.8 86.4 41 C84.2 29 80.4 18.6 76.6 10 Z "      \
  "M94.6 45.6 L101 40.4 L102.6 46.6 L96.6 51 Z"

#define STAYS                                                                                      \
  "M30 7 L52 31 M52 3 L74 30 M74 6 L102 36 M74 24 L97 40 M52 3 L36 48 M74 6 L57 49 M30 7 L13 39"

static const BonesShipArt arts[] = {
  { HULL, .spars = SPARS, .stays = STAYS, .canvas = CANVAS, .ports = ports, .sails = sails,
    .masts = three_masts },
  { HULL, .fit = "extra_guns", .spars = SPARS, .stays = STAYS, .canvas = CANVAS,
    .ports = more_ports, .sails = sails, .masts = three_masts },
  { HULL, .fit = "extra_masts",
    .spars = "M23 46 L23 15 M41 50 L41 3 M60 51 L60 0 M79 50 L79 6 M93 43.6 L103 35.4 "
             "M23 37 L12 33 M23 43 L10 40.6",
    .stays = "M23 16 L41 30 M41 4 L60 30 M60 1 L79 30 M79 7 L102 36 M41 4 L28 45 M60 1 L45 49",
    .canvas = "M22 37.6 L12.6 34.2 C11.8 37 11 39 10.2 40.4 L22 42.6 Z "
              "M81 11 C87 23 93 31.6 101 36.2 C96 37.2 92.6 38.4 90 40.4 C88 29 84.8 19 81 11 Z "
              "M94.6 45.6 L101 40.4 L102.6 46.6 L96.6 51 Z",
    .ports = ports, .sails = more_sails, .masts = four_masts },
  /* The crew stands at the rail. */
  { HULL, .fit = "extra_crew",
    .spars = SPARS " M18 39 L18 36.4 M22.4 39.6 L22.4 37 M34 45 L34 42.6 M37.6 45.6 L37.6 43.2 "
                   "M43 49 L43 46.6 M46.6 49.4 L46.6 47 M56.4 50 L56.4 47.6 M60 50 L60 47.6 "
                   "M64 49.6 L64 47.2 M67.8 49.2 L67.8 46.8 M79 48 L79 45.6 M82.6 47.4 L82.6 45 "
                   "M88 43.6 L88 41.2",
    .stays = STAYS, .canvas = CANVAS, .ports = ports, .sails = sails, .masts = three_masts },
  { .kind = "port",
    .hull = "M3 63 L97 63 L97 72 L3 72 Z "
            "M11 64 L11 43 L16 43 L16 46.4 L21 46.4 L21 43 L26 43 L26 46.4 L31 46.4 L31 43 L36 43 "
            "L36 46.4 L41 46.4 L41 43 L46 43 L46 46.4 L51 46.4 L51 43 L56 43 L56 27 L61 27 "
            "L61 30.4 L66 30.4 L66 27 L71 27 L71 30.4 L76 30.4 L76 27 L81 27 L81 64 Z",
    .wale = "M3 63 L97 63 L97 65.6 L3 65.6 Z M11 49.4 L56 49.4 L56 51 L11 51 Z "
            "M56 34 L81 34 L81 35.6 L56 35.6 Z",
    .spars = "M89 64 L89 45 M89 46 L98 51 M98 51 L98 56 M8 72 L8 77 M30 72 L30 77 M52 72 L52 77 "
             "M74 72 L74 77 M94 72 L94 77",
    .stays = "M89 45 L95 64",
    .canvas = "",
    .ports =
        (const double[]){ 18, 57, 28, 57, 38, 57, 48, 57, 63, 42, 74, 42, 63, 55, 74, 55, END },
    .sails = (const BonesSquareSail[]){ { END, 0, 0, 0, 0 } },
    .staff = { 70, 28 },
    .deck = "M4 -16 L96 -16 L96 16 L4 16 Z",
    .beam = 16,
    .ends = { 4, 96 },
    .masts = (const double[]){ END },
    .skin = "bones_stone",
    .limb = 1.8 },
};

const BonesShipArt *
bones_line_art (const char *kind, const char *fit)
{
  const BonesShipArt *found = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (arts); i++)
    if (g_strcmp0 (kind, arts[i].kind) == 0 && (found == NULL || g_strcmp0 (fit, arts[i].fit) == 0))
      found = &arts[i];
  return found;
}
