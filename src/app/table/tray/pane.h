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
 */

#include <adwaita.h>

#include "helm.h"

#define BONES_TYPE_PANE (bones_pane_get_type ())
G_DECLARE_DERIVABLE_TYPE (BonesPane, bones_pane, BONES, PANE, AdwBin)

struct _BonesPaneClass {
  AdwBinClass parent_class;

  /* Shows what @view asks. @fresh: it is another question than the one shown before. */
  void (*apply) (BonesPane *self, const BonesView *view, gboolean fresh);

  /* Each may be NULL, and returns whether the key was of use: a digit, 0 to 9; Backspace; Enter; a
   * letter, in lower case. */
  gboolean (*digit) (BonesPane *self, guint digit);
  gboolean (*erase) (BonesPane *self);
  gboolean (*accept) (BonesPane *self);
  gboolean (*letter) (BonesPane *self, gunichar letter);

  /* What is touched on the table, a ship, as an answer. May be NULL. */
  gboolean (*pick_ship) (BonesPane *self, guint ship);

  /* Where the focus belongs; may be NULL. */
  GtkWidget *(*primary) (BonesPane *self);
};

BonesHelm *bones_pane_get_helm (BonesPane *self);
GtkWidget *bones_pane_get_footer (BonesPane *self);

void bones_pane_apply (BonesPane *self, const BonesView *view, gboolean fresh);

/* Whether the question has just come up: what is touched now was meant for the one before. */
gboolean bones_pane_is_new (BonesPane *self);

/* For subclasses: a touch on @widget does nothing while the question is new. Keys and assistive
 * technologies are not held up. */
void bones_pane_guard (BonesPane *self, GtkWidget *widget);

gboolean bones_pane_digit (BonesPane *self, guint digit);
gboolean bones_pane_erase (BonesPane *self);
gboolean bones_pane_accept (BonesPane *self);
gboolean bones_pane_letter (BonesPane *self, gunichar letter);
gboolean bones_pane_pick_ship (BonesPane *self, guint ship);
GtkWidget *bones_pane_primary (BonesPane *self);

/* Sets the name by which a screen reader calls @widget. */
void bones_name_widget (GtkWidget *widget, const char *name);

/* Sets the label of @button, in as many lines as it needs. */
void bones_button_set_words (GtkWidget *button, const char *text);

/* Names @zone for people who see it and for those who do not; costs nothing where it is called so
 * already. */
void bones_zone_name (GtkWidget *zone, const char *text);

/* Sets the name of the lists in @widget, and of what they scroll in: libadwaita gives them none. */
void bones_name_lists (GtkWidget *widget, const char *name);
