/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* Spells, hands, and what they leave on the table. */
const BonesWords bs_words_magic[] = {
  { NULL },
};
