/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The verb “rulesets”.
 */

#include "desk.h"

extern const BonesDeskVerb bones_rulesets_verbs[];
