/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The quick reference of a battle on paper.
 */

#include "reference.h"
#include "sheet.h"

/* The sheet of @entries (of BonesReferenceEntry), which is borrowed and must outlive the sheet;
 * @title is the name of the rule system. */
BonesSheet *bones_reference_sheet_new (const GPtrArray *entries, const char *title,
                                       const BonesSheetOptions *options);
