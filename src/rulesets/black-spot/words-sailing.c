/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* What moving asks, tells and refuses: wind, draft, anchors, boats, diving and flying, momentum. */
const BonesWords bs_words_sailing[] = {
  { NULL },
};
