/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A report on paper: its sentences, its plots and its tables, as many pages as they need. */

#include "report.h"
#include "sheet.h"

/* The sheet of @report, which is borrowed and must outlive it. */
BonesSheet *bones_report_sheet_new (const BonesReport *report, const BonesSheetOptions *options);
