/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What stands in the dice tray under the question: one kind of pane for each kind of answer, and
 * one each for a ship's turn, for the choice of the next ship, and for the end. The tray keeps one
 * of each that was needed, and applies the view to the one that is shown.
 *
 * Keys come from the whole window, so that dice can be typed wherever the focus is.
 *
 * Properties: helm (BonesHelm, construct only); footer (GtkWidget): what the answer is given with,
 * which the tray keeps in sight while the rest of the pane scrolls; or NULL.
 *
 * Signal: chosen (): bones_pane_get_chosen() is another.
 */

#include <adwaita.h>

#include "helm.h"

#define BONES_TYPE_PANE (bones_pane_get_type ())
G_DECLARE_DERIVABLE_TYPE (BonesPane, bones_pane, BONES, PANE, AdwBin)

struct _BonesPaneClass {
  AdwBinClass parent_class;

  /* Shows what @view asks. @fresh: the question is another than the one that this pane showed. */
  void (*apply) (BonesPane *self, const BonesView *view, gboolean fresh);

  /* Each can be NULL, and returns whether it handled the key: a digit, 0 to 9; Backspace; Enter;
   * a letter, in lower case. */
  gboolean (*digit) (BonesPane *self, guint digit);
  gboolean (*erase) (BonesPane *self);
  gboolean (*accept) (BonesPane *self);
  gboolean (*letter) (BonesPane *self, gunichar letter);

  /* Answers with a ship that was touched on the table. Can be NULL. */
  gboolean (*pick_ship) (BonesPane *self, guint ship);

  /* Sets @values, which has room for BONES_MAX_VALUES, to the answer that people are making of
   * several values, and returns their number; emits "chosen" when that changes. Can be NULL. */
  guint (*chosen) (BonesPane *self, guint16 *values);

  /* The widget that gets the focus; can be NULL. */
  GtkWidget *(*primary) (BonesPane *self);
};

BonesHelm *bones_pane_get_helm (BonesPane *self);
GtkWidget *bones_pane_get_footer (BonesPane *self);

/* @fresh: the question has just appeared. */
void bones_pane_apply (BonesPane *self, const BonesView *view, gboolean fresh);

/* The answer that people are making: sets @values, which has room for BONES_MAX_VALUES, and returns
 * their number. 0: nothing is chosen, or one touch answers. */
guint bones_pane_get_chosen (BonesPane *self, guint16 *values);
void bones_pane_emit_chosen (BonesPane *self); /* for subclasses */

gboolean bones_pane_digit (BonesPane *self, guint digit);
gboolean bones_pane_erase (BonesPane *self);
gboolean bones_pane_accept (BonesPane *self);
gboolean bones_pane_letter (BonesPane *self, gunichar letter);
gboolean bones_pane_pick_ship (BonesPane *self, guint ship);
GtkWidget *bones_pane_primary (BonesPane *self);

/* Sets the label of @button, with as many lines as it needs. */
void bones_button_set_words (GtkWidget *button, const char *text);

/* Lets @button stand out, or no longer. It takes the focus if that is on the question, where it
 * waits until something stands out. */
void bones_button_set_main (GtkWidget *button, gboolean main);
