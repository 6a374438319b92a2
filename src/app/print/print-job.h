/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What people chose to print: sheets of paper, for a printer or for a PDF file. How they look
 * (paper, colour, correction of the printer) is in the settings, which the job reads.
 */

#include <gtk/gtk.h>

#include "component-sheet.h"
#include "view.h"

typedef struct _BonesPrintJob BonesPrintJob;

/* A job for the fleets of @view, which the job takes, by the rules of @setup, which belongs to
 * @owner; the job keeps a reference to @owner. All fleets are printed, and no components. */
BonesPrintJob *bones_print_job_new (BonesView *view, const BonesSetup *setup, GObject *owner,
                                    GSettings *settings);
void bones_print_job_free (BonesPrintJob *job);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesPrintJob, bones_print_job_free)

/* The view that it prints; borrowed. */
const BonesView *bones_print_job_get_view (const BonesPrintJob *job);

/* Whether the record sheet of fleet @fleet is printed; and the components, to scale. */
void bones_print_job_set_fleet (BonesPrintJob *job, guint fleet, gboolean printed);
void bones_print_job_set_components (BonesPrintJob *job, gboolean printed);

/* The same for the quick reference: its options, ships, cards and rules. */
void bones_print_job_set_reference (BonesPrintJob *job, gboolean printed);

/* The same for the report of the battle, if the owner is one (BonesTable). */
void bones_print_job_set_report (BonesPrintJob *job, gboolean printed);
gboolean bones_print_job_has_report (const BonesPrintJob *job);

/* What its record sheets have as a QR code if the settings say so; takes @code. And whether they
 * can have one. */
void bones_print_job_set_code (BonesPrintJob *job, char *code);
gboolean bones_print_job_has_code (const BonesPrintJob *job);

/* Whether its rules have pieces to cut out. */
gboolean bones_print_job_has_components (const BonesPrintJob *job);

/* Whether its rules need lengths of cannon templates, which people have to say. */
gboolean bones_print_job_has_cannon (const BonesPrintJob *job);

/* Whether nothing is chosen. */
gboolean bones_print_job_is_empty (const BonesPrintJob *job);

/* What the rule of 100 mm measures on the printer that was used last, in mm. */
double bones_print_measured (GSettings *settings);
void bones_print_set_measured (GSettings *settings, double measured);

/* Sets @options to the paper and colour in @settings, @measured and @date; borrows @date. */
void bones_print_options (GSettings *settings, double measured, const char *date,
                          BonesSheetOptions *options);

/* The pages as a PDF file. The caller unrefs it. */
GBytes *bones_print_job_to_pdf (BonesPrintJob *job);

/* Shows the system's dialog over @parent and prints; takes @job. Says what went wrong. */
void bones_print_job_run (BonesPrintJob *job, GtkWidget *parent);
