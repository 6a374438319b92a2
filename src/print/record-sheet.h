/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The record sheet of a fleet, for playing on paper: each ship with her boxes, and the options that
 * differ from the edition. In the middle of a battle it has what is lost crossed out, so that an
 * evening can be finished without the program.
 */

#include "sheet.h"
#include "view.h"

/* The sheet of fleet @fleet of @view, which is borrowed and must outlive the sheet, by the rules of
 * @setup. */
BonesSheet *bones_record_sheet_new (const BonesView *view, const BonesSetup *setup, guint fleet,
                                    const BonesSheetOptions *options);
