/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the files of the table page share: table-page.c lays the page out and applies the view,
 * table-page-past.c looks back and undoes, table-page-verbs.c does what the window's actions and
 * keys say.
 */

#include "table-page.h"

#include "helm.h"
#include "keys.h"

/* The pieces of the page, each of which has a slot in either layout. */
typedef enum { FLEETS, STATUS, STAGING, MAP, TRAY, HAND, LOG, PIECES } PieceId;

struct _BonesTablePage {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *breakpoint, *crowded, *header, *toasts, *title, *undo_button, *redo_button, *strip,
      *layouts;
  GtkWidget *fleets_wide, *status_wide, *status_crowded, *staging_wide, *tray_wide, *hand_wide,
      *log_wide;
  GtkWidget *fleets_narrow, *status_narrow, *staging_narrow, *tray_narrow, *hand_narrow,
      *log_narrow;
  GtkWidget *map_wide, *map_beside, *fleets_scroller, *map_narrow, *chart;
  AdwViewStack *tabs, *side_tabs;
  GtkWidget *tab_bar, *side_switcher;
  GtkWidget *past_bar, *log_split;
  GMenu *history_menu;

  /* Owned */
  BonesHelm *helm;
  GtkWidget *pieces[PIECES];
  AdwToast *toast; /* what is said now, or NULL */
  guint toast_id;  /* when it goes */
  gboolean tapped; /* it offers to undo what was touched */

  BonesTapping coming; /* what the cards show as about to be there */
  guint32 tapped_seq;  /* its entry; 0: it is not stored yet */

  GtkEventController *keys; /* the window's, or NULL */
  BonesHeldKey held;
  gboolean asked; /* the view that is shown wants something of somebody */
  gboolean past;  /* it is of the past */
  gboolean large_log;
};

/* Sees to keys that are held, and to Enter on what it is for, before the widgets do. */
void bones_table_page_watch_keys (BonesTablePage *self);

/* Whether the pieces stand in tabs. */
gboolean bones_table_page_is_narrow (BonesTablePage *self);

/* Names what goes back a round. */
void bones_table_page_name_rounds (BonesTablePage *self);

/* The battle map as there is a new view, or another layout. */
void bones_table_page_apply_map (BonesTablePage *self);

/* Puts the focus where the answer is given: onto the map, or into the tray. */
void bones_table_page_focus_answer (BonesTablePage *self);

/* Brings the dice to the front, where they may be behind something. */
void bones_table_page_show_dice (BonesTablePage *self);

/* Shows that people look back, or do not. */
void bones_table_page_apply_past (BonesTablePage *self);

/* The actions of undo and redo that are the page's own, and the menu of the undo button. */
void bones_table_page_install_history (BonesTablePage *self);

/* Shows @text as a toast from which all up to entry @last can be brought back. */
void bones_table_page_undone (BonesTablePage *self, const char *text, guint last);

/* Says @text for @seconds in place of what was said before; with a button @label for @action, or
 * NULL. A floating @target is taken. */
void bones_table_page_tell (BonesTablePage *self, const char *text, guint seconds,
                            const char *label, const char *action, GVariant *target);

/* Shows @text as a toast. */
void bones_table_page_say (BonesTablePage *self, const char *text);

/* What is touched on the cards goes to the helm, and is said with an offer to undo it. */
void bones_table_page_follow_taps (BonesTablePage *self);

/* The action "plan.count" of what ships are made of: see ship-plan.h. */
void bones_table_page_count (GtkWidget *widget, const char *name, GVariant *target);

/* The cards and the offer, as there is a new view. */
void bones_table_page_apply_taps (BonesTablePage *self);
