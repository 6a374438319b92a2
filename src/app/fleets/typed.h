/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Text that counts when it has been written: on Enter, and when the focus leaves the field. Escape
 * brings the stored text back.
 */

#include <gtk/gtk.h>

/* Calls @typed with @data whenever the text of @entry has been written and is not what
 * bones_typed_set() set. */
typedef void (*BonesTyped) (GtkEditable *entry, gpointer data);
void bones_typed_follow (GtkEditable *entry, BonesTyped typed, gpointer data);

/* Sets the stored text. A text that is being written stays. */
void bones_typed_set (GtkEditable *entry, const char *text);

/* Takes the text as written now. */
void bones_typed_flush (GtkEditable *entry);
