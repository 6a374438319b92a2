/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The base class of all drawn pieces. A piece is an image with a text for screen readers, which is
 * also its tooltip. It grows with the text size of the desktop, and is redrawn when the colours
 * change.
 *
 * Properties: text (string or NULL): what it shows, in words. NULL: the piece's own words.
 */

#include <gtk/gtk.h>

#define BONES_TYPE_DRAWN (bones_drawn_get_type ())
G_DECLARE_DERIVABLE_TYPE (BonesDrawn, bones_drawn, BONES, DRAWN, GtkWidget)

struct _BonesDrawnClass {
  GtkWidgetClass parent_class;

  /* Draws into @width by @height; takes its colours from paint.h. */
  void (*draw) (BonesDrawn *self, cairo_t *cr, double width, double height);

  /* If TRUE, draws into all the room there is; if FALSE, into the middle of it, as large as it
   * asked for. */
  gboolean fills;

  /* How far it may draw beyond its edges, as a share of its height: moving pieces need room. */
  double beyond;

  /* The size that it asks for, in pixels at normal text size. */
  void (*extent) (BonesDrawn *self, int *width, int *height);

  /* What it shows, in words, if no text is set. The caller frees it. */
  char *(*describe) (BonesDrawn *self);

  /* Called when a field has a new value; may be NULL. */
  void (*field_changed) (BonesDrawn *self, const char *name);
};

/* For subclasses, in class_init: makes the member at @offset of the instance the property @pspec
 * (a boolean, double, enum, string or uint). Takes @pspec. A new value is notified and drawn, and
 * strings are freed, without further code. */
void bones_drawn_class_add_field (BonesDrawnClass *klass, GParamSpec *pspec, gssize offset);

/* The flags of such a @pspec. */
#define BONES_FIELD                                                                                \
  (G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS)

const char *bones_drawn_get_text (BonesDrawn *self);
void bones_drawn_set_text (BonesDrawn *self, const char *text);

/* For subclasses: call when what is shown, and perhaps its size, has changed. */
void bones_drawn_changed (BonesDrawn *self);

/* By how much the text of @widget's display is larger than normal; at least 1. */
double bones_drawn_scale (GtkWidget *widget);
