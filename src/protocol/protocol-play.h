/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Verbs that continue the open battle.
 */

#include "desk.h"

extern const BonesDeskVerb bones_play_verbs[];
