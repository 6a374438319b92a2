/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the two files of the table page share: table-page.c lays the page out and applies the view,
 * table-page-verbs.c does what the window's actions and keys say.
 */

#include "table-page.h"

#include "helm.h"

/* The pieces of the page, each of which has a slot in either layout. */
typedef enum { FLEETS, STATUS, TRAY, HAND, LOG, PIECES } PieceId;

struct _BonesTablePage {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *breakpoint, *crowded, *header, *toasts, *title, *undo_button, *redo_button, *strip,
      *layouts;
  GtkWidget *fleets_wide, *status_wide, *status_crowded, *tray_wide, *hand_wide, *log_wide;
  GtkWidget *fleets_narrow, *status_narrow, *tray_narrow, *hand_narrow, *log_narrow;
  AdwViewStack *tabs, *side_tabs;
  GtkWidget *tab_bar, *side_switcher;

  /* Owned */
  BonesHelm *helm;
  GtkWidget *pieces[PIECES];

  gboolean asked; /* the view that is shown wants something of somebody */
};

/* Whether the pieces stand in tabs. */
gboolean bones_table_page_is_narrow (BonesTablePage *self);

/* Brings the dice to the front, where they may be behind something. */
void bones_table_page_show_dice (BonesTablePage *self);

/* Shows @text as a toast. */
void bones_table_page_say (BonesTablePage *self, const char *text);
