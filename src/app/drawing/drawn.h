/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What all drawn pieces have in common: they are images to a screen reader, with a text that says
 * what they show (also their tooltip), they grow with the desktop's text size, and they draw
 * themselves anew when the colours change.
 *
 * Properties: text (string or NULL): what it shows, in words. NULL: the piece's own words.
 */

#include <gtk/gtk.h>

#define BONES_TYPE_DRAWN (bones_drawn_get_type ())
G_DECLARE_DERIVABLE_TYPE (BonesDrawn, bones_drawn, BONES, DRAWN, GtkWidget)

struct _BonesDrawnClass {
  GtkWidgetClass parent_class;

  /* Draws into @width by @height, colours through paint.h. */
  void (*draw) (BonesDrawn *self, cairo_t *cr, double width, double height);

  /* Draws into all the room there is; otherwise into the middle of it, as large as it asked for. */
  gboolean fills;

  /* How far it may draw beyond its edges, of its height: what moves needs room. */
  double beyond;

  /* The room it asks for, in pixels at normal text size. */
  void (*extent) (BonesDrawn *self, int *width, int *height);

  /* What it shows, in words, where no text is set; the caller frees it. */
  char *(*describe) (BonesDrawn *self);

  /* A field has got another value; may be NULL. */
  void (*field_changed) (BonesDrawn *self, const char *name);
};

/* For subclasses, in class_init: makes the member at @offset of the instance the property @pspec
 * (a boolean, double, enum, string or uint), which is taken. A new value is noticed, drawn and
 * said, and a string freed, without any more code. */
void bones_drawn_class_add_field (BonesDrawnClass *klass, GParamSpec *pspec, gssize offset);

/* Flags for such a @pspec. */
#define BONES_FIELD                                                                                \
  (G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS)

const char *bones_drawn_get_text (BonesDrawn *self);
void bones_drawn_set_text (BonesDrawn *self, const char *text);

/* For subclasses: what is shown has changed, and perhaps how much room it needs. */
void bones_drawn_changed (BonesDrawn *self);

/* How much larger than normal the text of @widget's display is; at least 1. */
double bones_drawn_scale (GtkWidget *widget);
