/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The struct of window.c, the pages, and window-battle.c, the battle on the table; and what the
 * second offers the first. The battle leaves its page by the window's actions.
 */

#include "window.h"

#include "content-page.h"
#include "fleet-page.h"
#include "fleets-page.h"
#include "harbour-page.h"
#include "new-battle-page.h"
#include "sounds.h"
#include "table-page.h"
#include "tv-window.h"

struct _BonesWindow {
  AdwApplicationWindow parent_instance;

  BonesAppStore *store; /* borrowed, as are the settings */
  GSettings *settings;

  /* Template widgets */
  GtkWidget *stack;

  /* The pages of the stack; NULL until they are first shown */
  BonesHarbourPage *harbour;
  BonesNewBattlePage *new_battle;
  BonesTablePage *table;
  BonesContentPage *content;
  BonesFleetsPage *fleets;
  BonesFleetPage *fleet;

  gint64 edited; /* the kept fleet that is changed */

  BonesTvWindow *tv; /* the television, or NULL */

  guint awake; /* cookie: the screen stays on */

  guint32 seen;  /* the last entry of the battle when somebody could see it */
  gboolean told; /* a notification waits */
  BonesHeard heard;

  GtkWidget *first; /* a page of the stack: shown before the first real page; or NULL */
  gint64 waiting;   /* the game to resume after the first frame, or 0 */
};

/* The battle on the table. bones_window_drop_table() stores what was not written yet and leaves it;
 * bones_window_finish_table() only stores it, so that lists of battles are complete. */
void bones_window_finish_table (BonesWindow *self);
void bones_window_drop_table (BonesWindow *self);
void bones_window_update_actions (BonesWindow *self);

/* Somebody looks at the window, or no longer does. */
void bones_window_looked_at (BonesWindow *self);

/* Withdraws the notification about the battle. */
void bones_window_forget_news (BonesWindow *self);

/* @closing: the television is closed as well. */
void bones_window_leave_tv (BonesWindow *self, gboolean closing);

/* Plays @game once more, from the harbour. */
void bones_window_rematch_game (BonesWindow *self, gint64 game, gboolean swapped);

/* Class initialization: the actions of a battle. */
void bones_window_install_battle_actions (GtkWidgetClass *klass);
