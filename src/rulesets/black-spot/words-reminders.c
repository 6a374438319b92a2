/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* What is due, or about to be forgotten. */
const BonesWords bs_words_reminders[] = {
  { NULL },
};
