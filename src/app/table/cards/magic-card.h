/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A card, drawn: its sign, its name, and what it does.
 */

#include <gtk/gtk.h>

#define BONES_TYPE_MAGIC_CARD (bones_magic_card_get_type ())
G_DECLARE_FINAL_TYPE (BonesMagicCard, bones_magic_card, BONES, MAGIC_CARD, GtkBox)

/* @kind: its id, for the sign; @text: its effect, or NULL; @detail: one more line, or NULL. */
BonesMagicCard *bones_magic_card_new (const char *icon, const char *name, const char *text,
                                      const char *detail);
