/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ship-art.h"

#define END 0

static const double frigate_ports[] = { 27, 64.2, 34,   64.8, 41,   65, 48,   65, 55,
                                        65, 62,   64.8, 69,   64.4, 76, 63.6, END };

static const double super_gun_ports[] = { 27,   64.2, 34,   64.8, 41,   65,   48,   65,   55,
                                          65,   62,   64.8, 69,   64.4, 76,   63.6, 30,   58.4,
                                          37,   59.2, 44,   59.6, 51,   59.8, 58,   59.6, 65,
                                          59.2, 72,   58.6, 79,   57.8, END };

static const BonesSquareSail frigate_sails[] = {
  { 33, 29, 41, 6.2, 7.6 }, { 33, 19, 27.5, 4.4, 5.9 }, { 53, 40, 54.5, 9.4, 9.8 },
  { 53, 23, 38, 7.8, 9.2 }, { 53, 11, 21.5, 5.6, 7.4 }, { 73, 41.5, 54.5, 8.2, 8.4 },
  { 73, 26, 39.5, 6.9, 8 }, { 73, 15.5, 24.5, 5, 6.5 }, { END, 0, 0, 0, 0 },
};

static const double man_o_war_ports[] = { 24, 57.4, 31, 58.4, 38, 58.8, 45, 59,   52, 59,
                                          59, 59,   66, 58.8, 73, 58.4, 80, 57.6, 25, 64.6,
                                          32, 65.2, 39, 65.6, 46, 65.8, 53, 65.8, 60, 65.6,
                                          67, 65.4, 74, 65,   81, 64,   END };

static const BonesSquareSail man_o_war_sails[] = {
  { 32, 26, 36, 6.8, 8 },      { 32, 16.5, 24.5, 5, 6.5 },  { 32, 10.5, 15.2, 3.8, 4.8 },
  { 53, 35, 47.5, 9.8, 10.2 }, { 53, 20, 33.2, 8.4, 9.6 },  { 53, 9.5, 18.6, 6.6, 8 },
  { 53, 2.5, 8.2, 5, 6.3 },    { 73, 36, 47.5, 8.5, 8.7 },  { 73, 22.5, 34.4, 7.3, 8.3 },
  { 73, 12.8, 21.2, 5.7, 7 },  { 73, 6.6, 11.6, 4.3, 5.4 }, { END, 0, 0, 0, 0 },
};

static const double sloop_ports[] = { 36, 63.6, 45, 64.6, 54, 64.6, 63, 63.8, END };

static const double one_mast[] = { 56, END };
static const double two_masts[] = { 34, 64, END };
static const double three_masts[] = { 22, 46, 70, END };

static const BonesSquareSail no_sails[] = { { END, 0, 0, 0, 0 } };
static const double no_ports[] = { END };

static const BonesShipArt sloop = {
  .kind = "sloop",
  .hull = "M23 54 L37 56 L37 58.5 C48 61 64 60 79 56 L82 55.5 C79 66 74 72 66 72 L35 72 "
          "C29 72 26 69 25 64 Z",
  .wale = "M25.6 62 C40 66.5 62 66.5 78.6 61.5 L77.4 64.6 C62 68.6 40 68.6 26.2 65 Z",
  .spars = "M50 60 L50 8 M50 27 L29 15 M50 56 L20 53.5 M78 57 L98 48.5",
  .stays = "M50 12 L97 49 M50 9 L24 54 M50 24 L85 54",
  .canvas = "M48.6 28.6 L29.5 17.6 C27.5 32 25 43 20.5 52 C30 54.5 40 55.5 48.6 54.6 Z "
            "M48.6 11 L48.6 25.4 L31.6 15.4 Z "
            "M52.6 16 C64 33 78 43 95 48.6 C83 50 75 52 67 55 C62 42 57 29 52.6 16 Z "
            "M52 31 C56 40 59 48 62.5 56 C59 56.6 55.6 56.8 52 56.6 Z",
  .ports = sloop_ports,
  .sails = no_sails,
  .staff = { 24, 54 },
  .deck = "M13 -10 C30 -15 58 -16 74 -11 C84 -8 92 -3 96 0 C92 3 84 8 74 11 C58 16 30 15 13 10 "
          "C11 5 11 -5 13 -10 Z",
  .beam = 14.5,
  .ends = { 12, 95 },
  .masts = one_mast,
};

/* Three classes share these lines. Super frigates differ only in their guns or planks. */
#define FRIGATE                                                                                    \
  .hull = "M16 51.5 L29 54 L29 57 C46 60 70 60 88 54.5 L91 53.6 C88 65 83 72 75 72 L28 72 "        \
          "C22 72 19.4 69 18.6 64 Z",                                                              \
  .wale = "M18.2 61.4 C38 66 66 66 87.6 60.6 L86.2 64 C66 68.6 38 68.6 18.8 64.6 Z",               \
  .spars = "M33 58 L33 13 M53 58 L53 5 M73 58 L73 9 M89 54.5 L100 48.5 M33 43 L21 38 "             \
           "M33 54.5 L18 53",                                                                      \
  .stays = "M33 14 L53 38 M53 6 L73 34 M73 10 L99 49 M73 26 L94 52 M53 6 L38 56 M73 10 L58 57 "    \
           "M33 14 L18 52",                                                                        \
  .canvas =                                                                                        \
      "M32 43.6 L21.4 39 C20.4 45 19 49.6 17.6 52.6 L32 54 Z "                                     \
      "M75.4 13 C82 30 90 42 98.4 48.8 C91.6 49.6 87.4 50.8 83.4 52.8 C81.6 38 79 25 75.4 13 Z",   \
  .sails = frigate_sails, .staff = { 17, 51.5 },                                                   \
  .deck = "M5 -9 C28 -13 60 -14 78 -9.6 C87 -7 94 -2.6 98 0 C94 2.6 87 7 78 9.6 C60 14 28 13 5 9 " \
          "C3.4 5 3.4 -5 5 -9 Z",                                                                  \
  .beam = 12.5, .ends = { 4, 97 }, .masts = three_masts

static const BonesShipArt frigate = { .kind = "frigate", .ports = frigate_ports, FRIGATE };

static const BonesShipArt super_gun = { .kind = "super_gun", .ports = super_gun_ports, FRIGATE };

static const BonesShipArt super_stout = {
  .kind = "super_stout",
  .ports = frigate_ports,
  .second = "M17.4 55.6 C38 60.4 66 60.4 89.6 55.4 L88.8 58.4 C66 63 38 63 17.8 58.8 Z "
            "M19.4 66.4 C38 70.6 66 70.6 84.6 66.2 L82.6 69.4 C66 72 38 72 21.6 69.6 Z",
  FRIGATE
};

static const BonesShipArt man_o_war = {
  .kind = "man_o_war",
  .hull = "M14.6 40 L27 42.6 L27.4 46.6 L38 48.4 L38.4 51 C52 53 70 52.6 84 49.4 L84 46.8 L92 45.6 "
          "C91 59 87 72 78 72 L27 72 C21 72 18.6 69.6 18 65 Z",
  .wale = "M16.6 54 C38 59.8 68 59.8 91 53 L90.2 57 C68 63.4 38 63.4 17 58 Z",
  .second = "M17.6 61.6 C38 66.6 68 66.6 89 60.6 L87.6 64.2 C68 69.6 38 69.6 18 65 Z",
  .spars = "M32 50 L32 7 M53 52 L53 0 M73 52 L73 3.4 M90 46.6 L100 39 M32 39 L20 34 M32 47 L17 44",
  .stays = "M32 8 L53 33 M53 1 L73 32 M73 4 L99 40 M73 22 L95 43 M53 1 L38 50 M73 4 L58 51 "
           "M32 8 L16 41",
  .canvas = "M31 39.6 L20.4 35 C19.4 39.6 18.2 42.4 17 44 L31 46.4 Z "
            "M75.6 9 C82 24 90 34 98.4 39.6 C92 40.6 88.4 42 85 44.2 C83 31 79.6 19 75.6 9 Z",
  .ports = man_o_war_ports,
  .sails = man_o_war_sails,
  .staff = { 15.4, 40 },
  .deck =
      "M4 -12 C28 -16.6 60 -17 78 -12 C88 -9 95 -3.4 98 0 C95 3.4 88 9 78 12 C60 17 28 16.6 4 12 "
      "C2.4 6 2.4 -6 4 -12 Z",
  .beam = 15.5,
  .ends = { 3, 97 },
  .masts = three_masts,
};

static const BonesShipArt batteaux = {
  .kind = "batteaux",
  .hull = "M25 56 C40 62 62 62 79 54.6 C77 66 71 72 63 72 L38 72 C31 72 27 65 25 56 Z",
  .spars = "M52 60 L52 14 M33 25 L71 14 M40 66 L30 76 M51 68 L42 78 M62 67 L54 77",
  .stays = "M52 15 L78 55 M52 15 L27 57",
  .canvas =
      "M35 25.6 L70 15.6 C75 30 75 42 71.6 53.6 C60 57 48 57.4 37.6 54.6 C40 44 39 34 35 25.6 Z",
  .ports = no_ports,
  .sails = no_sails,
  .staff = { 26, 56 },
  .deck = "M16 -7 C34 -13 62 -13 80 -6 C86 -3 90 -1 92 0 C90 1 86 3 80 6 C62 13 34 13 16 7 "
          "C14 4 14 -4 16 -7 Z",
  .beam = 11.5,
  .ends = { 15, 91 },
  .masts = one_mast,
};

/* Drawn for classes that users add: a plain two-master. */
static const BonesShipArt other = {
  .kind = NULL,
  .hull = "M17 52 L32 54.5 L32 57.4 C48 60 68 60 84 55.4 L87 54.6 C84 66 79 72 71 72 L30 72 "
          "C24 72 20.4 69 19.6 64 Z",
  .wale = "M19.2 61.4 C38 66 64 66 84 60.8 L82.8 64 C64 68.6 38 68.6 19.8 64.6 Z",
  .spars = "M38 58 L38 10 M64 58 L64 8 M85 55.6 L99 49 M38 54.6 L15 51 M64 55 L42 53",
  .stays = "M38 11 L64 40 M64 9 L98 50 M38 11 L19 52",
  .canvas = "M36.8 13 C32 30 25 42 16 50.6 L36.8 53.4 Z M62.8 11 C58 30 51 42 42.6 52 L62.8 54 Z "
            "M66.4 12 C74 30 86 42 97 48.6 C90 49.4 85 51 80 54 C76 40 71 26 66.4 12 Z",
  .ports = no_ports,
  .sails = no_sails,
  .staff = { 18, 52 },
  .deck = "M7 -9 C30 -14 60 -14 78 -9.6 C87 -7 94 -2.6 98 0 C94 2.6 87 7 78 9.6 C60 14 30 14 7 9 "
          "C5.4 5 5.4 -5 7 -9 Z",
  .beam = 12.5,
  .ends = { 4, 97 },
  .masts = two_masts,
};

const BonesShipArt *
bones_ship_art (const char *kind)
{
  return bones_ship_art_fitted (kind, NULL);
}

const BonesShipArt *
bones_ship_art_fitted (const char *kind, const char *fit)
{
  static const struct {
    const char *kind;
    const BonesShipArt *art;
  } arts[] = {
    { "sloop", &sloop },         { "frigate", &frigate },
    { "super_gun", &super_gun }, { "super_stout", &super_stout },
    { "man_o_war", &man_o_war }, { "batteaux", &batteaux },
  };

  for (guint i = 0; i < G_N_ELEMENTS (arts); i++)
    if (g_strcmp0 (kind, arts[i].kind) == 0)
      return arts[i].art;
  if (bones_line_art (kind, fit) != NULL)
    return bones_line_art (kind, fit);
  if (bones_galleon_art (kind) != NULL)
    return bones_galleon_art (kind);
  return bones_model_art (kind) != NULL ? bones_model_art (kind) : &other;
}
