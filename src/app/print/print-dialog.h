/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Asks what to print, and on which paper: on a printer, by the system's own dialog with its
 * preview, or as a PDF file.
 */

#include <adwaita.h>

#include "print-job.h"

#define BONES_TYPE_PRINT_DIALOG (bones_print_dialog_get_type ())
G_DECLARE_FINAL_TYPE (BonesPrintDialog, bones_print_dialog, BONES, PRINT_DIALOG, AdwWindow)

/* Opens over the window of @parent; takes @job. @name is what a PDF file is called at first,
 * without its ending. */
void bones_print_dialog_open (GtkWidget *parent, BonesPrintJob *job, const char *name,
                              GSettings *settings);
