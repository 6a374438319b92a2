/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The verb “odds”.
 */

#include "desk.h"

extern const BonesDeskVerb bones_odds_verbs[];
