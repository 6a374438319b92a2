/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the files of the editor's page share: content-page.c shows sets and is about them as a
 * whole, content-files.c reads and writes them; content-side.c lists the sections of one,
 * content-trail.c leads through these, their rows and tables.
 */

#include "content-page.h"

#include "content-edit.h"
#include "content-pane.h"

struct _BonesContentPage {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *toasts, *levels, *sets_box, *leaflet, *sidebar_box, *panes;

  BonesAppStore *store; /* borrowed */
  GtkWidget *set_list;  /* in sets_box */

  /* Of the set that is open */
  BonesContentEdit *edit;      /* owned; or NULL */
  BonesContentPane *side;      /* in sidebar_box */
  GtkWidget *sections;         /* a box of buttons in side */
  GtkWidget *flaw_button;      /* of them: how much is wrong */
  const BonesSection *section; /* that is shown; NULL: what is wrong is */
  GPtrArray *trail;            /* of Place; owned: what is shown, and what that is within */
  AdwToast *toast;             /* that offers undo, while it is there */
  BonesSpot undone;            /* where that leads back to: rows of undone_section */
  const BonesSection *undone_section;
};

/* The store; NULL after people were told why there is none. */
BonesStore *bones_content_page_get_store (BonesContentPage *self);

/* Says what cannot be. */
void bones_content_page_trouble (BonesContentPage *self, const char *heading, const char *sentence);

/* Opens set @id of @ruleset. */
void bones_content_page_open (BonesContentPage *self, const BonesRuleset *ruleset, gint64 id);

/* Leaves the set that is open. */
void bones_content_page_close (BonesContentPage *self);

/* Says in passing what has been done. */
void bones_content_page_say (BonesContentPage *self, const char *text);

/* Stores @set as a new one and opens it; takes it. */
void bones_content_page_begin (BonesContentPage *self, BonesContentSet *set, BonesStore *store);

/* content-files.c: what the actions do. */
void bones_content_page_export (GtkWidget *page, const char *action, GVariant *parameter);
void bones_content_page_import (GtkWidget *page, const char *action, GVariant *parameter);

/* content-side.c: shows the set that edit is of; presses the button of @section, of what is wrong
 * where it is NULL; shows what is wrong. */
void bones_content_page_fill (BonesContentPage *self);
void bones_content_page_press (BonesContentPage *self, const BonesSection *section);
void bones_content_page_show_flaws (BonesContentPage *self);

/* content-trail.c: shows a section, on a narrow window in place of the list of sections; a page of
 * no row, which it takes; the row that @flaw is about. All of it as it is now; and puts the
 * keyboard there. */
void bones_content_page_show_section (BonesContentPage *self, const BonesSection *section);
void bones_content_page_show_pane (BonesContentPage *self, BonesContentPane *pane);
void bones_content_page_go_to_flaw (BonesContentPage *self, const BonesFlaw *flaw);
void bones_content_page_refresh_trail (BonesContentPage *self);
void bones_content_page_focus_trail (BonesContentPage *self);
void bones_content_page_begin_trail (BonesContentPage *self);
void bones_content_page_drop_trail (BonesContentPage *self);

/* Remembers what is shown now, and goes back there. */
void bones_content_page_remember (BonesContentPage *self);
void bones_content_page_return (BonesContentPage *self);
