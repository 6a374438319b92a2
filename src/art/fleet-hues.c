/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fleet-hues.h"

const BonesFleetHues *
bones_fleet_hues (guint fleet)
{
  static const BonesFleetHues hues[BONES_N_FLEET_HUES + 1] = {
    { 0xb8242e, 0xffffff, 0x8f1720 }, { 0x1b5fae, 0xffffff, 0x5b97dc },
    { 0xf4cd38, 0x2b2005, 0xa97b06 }, { 0x1c7544, 0xffffff, 0x58b583 },
    { 0x7a3e9d, 0xffffff, 0xb07fce }, { 0xea751e, 0x2a1200, 0xffc997 },
    { 0x0d7d8c, 0xffffff, 0x66c5d1 }, { 0x55616d, 0xffffff, 0xaab5c0 },
    { 0xd3ccbf, 0x33302b, 0xd3ccbf }, /* nobody's */
  };

  return &hues[MIN (fleet, BONES_N_FLEET_HUES)];
}
