/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Verbs that only read the open battle: its state, its actions and its log.
 */

#include "desk.h"

extern const BonesDeskVerb bones_state_verbs[];

/* The member "state" of a reply. The caller owns it. */
JsonObject *bones_write_state (const BonesView *view);
