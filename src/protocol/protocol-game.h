/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Verbs that make, list, open and close battles.
 */

#include "desk.h"

extern const BonesDeskVerb bones_game_verbs[];
