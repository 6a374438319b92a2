/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the files of the editor's page share: content-page.c shows sets and is about them as a
 * whole, content-trail.c leads through the sections, rows and tables of one.
 */

#include "content-page.h"

#include "content-edit.h"
#include "content-pane.h"

struct _BonesContentPage {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *toasts, *levels, *sets_box, *leaflet, *sidebar_box, *panes;

  BonesApplication *application; /* borrowed */
  GtkWidget *set_list;           /* in sets_box */

  /* Of the set that is open */
  BonesContentEdit *edit; /* owned; or NULL */
  BonesContentPane *side; /* in sidebar_box */
  GtkWidget *sections;    /* a box of buttons in side */
  GtkWidget *flaw_button; /* of them: how much is wrong */
  const BonesSection *section;
  GPtrArray *trail; /* of Place; owned: what is shown, and what that is within */
};

/* The store; NULL after people were told why there is none. */
BonesStore *bones_content_page_get_store (BonesContentPage *self);

/* Says what cannot be. */
void bones_content_page_trouble (BonesContentPage *self, const char *heading, const char *sentence);

/* Opens set @id of @ruleset. */
void bones_content_page_open (BonesContentPage *self, const BonesRuleset *ruleset, gint64 id);

/* Leaves the set that is open. */
void bones_content_page_close (BonesContentPage *self);

/* content-trail.c: shows the set that edit is of; a section of it, on a narrow window in place of
 * the list of sections; what is wrong with it. */
void bones_content_page_fill (BonesContentPage *self);
void bones_content_page_show_section (BonesContentPage *self, const BonesSection *section);
void bones_content_page_show_flaws (BonesContentPage *self);
void bones_content_page_drop_trail (BonesContentPage *self);
