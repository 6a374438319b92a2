/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A battle as a file to keep or to send, as everybody may see it: people choose where, it is
 * written, and a toast or a dialog says how it went.
 */

#include "helm.h"

#include <gtk/gtk.h>

typedef enum {
  BONES_SAVE_LOG,       /* text */
  BONES_SAVE_LOG_BRIEF, /* the same in short form */
  BONES_SAVE_PAGE,      /* the report and the log, for a browser */
  BONES_SAVE_PDF,       /* the report */
  BONES_SAVE_ROLLS,     /* CSV */
  BONES_SAVE_PNG,       /* a picture of the table */
  BONES_SAVE_SVG,
  BONES_SAVE_FORMS
} BonesSaveForm;

/* Asks for a place over @parent, and saves. @settings has the paper of a PDF file. */
void bones_battle_save (GtkWidget *parent, BonesHelm *helm, GSettings *settings,
                        BonesSaveForm form);

/* The form with the id @id: "page", "pdf", "rolls", "png", "svg". */
BonesSaveForm bones_save_form (const char *id);
