/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The verb "rule": what a rule says, found by its id or by words.
 */

#include "desk.h"

extern const BonesDeskVerb bones_rule_verbs[];
