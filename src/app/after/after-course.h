/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The course of a battle: the plot, a slider that goes through its steps, what happened at the step
 * and what each fleet had then, and all of it as a table.
 */

#include <adwaita.h>

#include "report-table.h"

#define BONES_TYPE_AFTER_COURSE (bones_after_course_get_type ())
G_DECLARE_FINAL_TYPE (BonesAfterCourse, bones_after_course, BONES, AFTER_COURSE, AdwBin)

/* @table: that of the course of @report. Both must outlive the widget. */
GtkWidget *bones_after_course_new (const BonesReport *report, const BonesReportTable *table);

/* Goes to the step of entry @seq, or the last one before. */
void bones_after_course_go (BonesAfterCourse *self, guint32 seq);
