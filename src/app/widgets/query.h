/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A question with two answers, and a message that must be read: a window over another one, with a
 * heading, a text and buttons. It is as wide as the other window has room for, and its text scrolls
 * if there is more than fits. Escape, and closing it, answer no.
 */

#include <adwaita.h>

#define BONES_TYPE_QUERY (bones_query_get_type ())
G_DECLARE_FINAL_TYPE (BonesQuery, bones_query, BONES, QUERY, AdwWindow)

/* Creates a question over the window of @parent; @yes is the label of the button that proceeds. If
 * it is NULL, there is no such button, and Enter cancels: see bones_query_proceed(). @body may be
 * NULL. */
BonesQuery *bones_query_new (GtkWidget *parent, const char *heading, const char *body,
                             const char *yes);

/* The same about what cannot be taken back: the button that proceeds does not stand out, and Enter
 * cancels. */
BonesQuery *bones_query_new_final (GtkWidget *parent, const char *heading, const char *body,
                                   const char *yes);

/* Shows @widget below the text. If a button proceeds, the focus is in @widget first. */
void bones_query_set_extra (BonesQuery *self, GtkWidget *widget);

/* Asks. Calls @answered once, unless the window goes with the one below it, and frees @data with
 * @free_data. */
typedef void (*BonesAnswered) (gboolean yes, gpointer data);
void bones_query_ask (BonesQuery *self, BonesAnswered answered, gpointer data,
                      GDestroyNotify free_data);

/* Answers the question as the button that proceeds does. */
void bones_query_proceed (BonesQuery *self);

/* Shows a message that must be read, over the window of @parent. */
void bones_query_tell (GtkWidget *parent, const char *heading, const char *body);
