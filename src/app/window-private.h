/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the two files of the window share: window.c shows the pages and does what keys say,
 * window-life.c is about what becomes of a battle beyond its rounds: pause, rematch, who comes
 * late, and the television.
 */

#include "window.h"

#include "content-page.h"
#include "harbour-page.h"
#include "new-battle-page.h"
#include "table-page.h"
#include "tv-window.h"

struct _BonesWindow {
  AdwApplicationWindow parent_instance;

  /* Template widgets */
  GtkWidget *stack;

  /* Pages, the stack's; NULL until they are wanted */
  BonesHarbourPage *harbour;
  BonesNewBattlePage *new_battle;
  BonesTablePage *table;
  BonesContentPage *content;

  BonesTvWindow *tv; /* beside it; or NULL */

  guint awake; /* cookie: the screen stays on */

  GtkWidget *first; /* the stack's: what is shown before the first page; or NULL */
  gint64 waiting;   /* a battle to go on with after the first frame, or 0 */
  guint frames;     /* that were begun since it waits */
};

/* Installs the actions of window-life.c. */
void bones_window_life_class_init (GtkWidgetClass *klass);

/* Which of them can be done now. */
void bones_window_life_update (BonesWindow *self);

/* A battle has come to the table: people are welcomed back, or asked how it stands. */
void bones_window_life_meet (BonesWindow *self);

/* The table has been left, or (@closing) the window is. */
void bones_window_life_leave (BonesWindow *self, gboolean closing);

/* A rematch of battle number @game, as the harbour asks for it. */
void bones_window_rematch (BonesWindow *self, gint64 game, gboolean swapped);

BonesApplication *bones_window_get_application (BonesWindow *self);
void bones_window_show_harbour (BonesWindow *self);
void bones_window_show_new_battle (BonesWindow *self);
