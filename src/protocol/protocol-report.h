/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The verb that tells the facts of the open battle: report.h as JSON.
 */

#include "desk.h"

extern const BonesDeskVerb bones_report_verbs[];
