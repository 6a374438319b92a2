/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* What fighting asks, tells and refuses: guns, fire, boarding with its bonuses, monsters. */
const BonesWords bs_words_fighting[] = {
  { NULL },
};
