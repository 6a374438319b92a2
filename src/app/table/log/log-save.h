/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The log as a file: people choose where, it is written, and a toast or a dialog says how it went.
 */

#include "helm.h"

#include <gtk/gtk.h>

typedef enum { BONES_LOG_SAVE_TEXT, BONES_LOG_SAVE_BRIEF, BONES_LOG_SAVE_HTML } BonesLogSave;

void bones_log_save (GtkWidget *parent, BonesHelm *helm, BonesLogSave form);
