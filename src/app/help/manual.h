/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The manual, docs/manual.md, read for the window: sections with numbers, paragraphs, and tables of
 * two columns. It uses no more of Markdown than emphasis, code, links and such tables, which
 * tests/app/test-manual.c checks; libcmark has no tables. Ids of rules in parentheses are links.
 */

#include "rulebook.h"

/* A paragraph, or a row of a table. */
typedef struct {
  char *number; /* "3.5"; or NULL */
  char *key;    /* markup of the first column of a row; NULL: it is a paragraph */
  char *markup; /* its words, without the number; links lead to "3", "3.5" or a rule */
  char *plain;  /* the same without markup, the key first */
} BonesManualBlock;

typedef struct {
  char *number; /* "3" */
  char *title;
  GPtrArray *blocks; /* of BonesManualBlock */
} BonesManualSection;

/* Where the manual tells about something. */
typedef struct {
  const BonesManualSection *section;
  const char *number; /* of the paragraph, "3.5", or of the section */
} BonesManualPlace;

/* The sections of the manual that is compiled in, or of @markdown: an array of BonesManualSection.
 */
GPtrArray *bones_manual_new (void);
GPtrArray *bones_manual_read (const char *markdown);

/* The section @number, also if that is the number of one of its paragraphs; or NULL. */
const BonesManualSection *bones_manual_find (const GPtrArray *sections, const char *number);

/* The places that name @rule of @book; if there are none, those that name another rule of its
 * group. A new array of BonesManualPlace, whose words stay with @sections. */
GPtrArray *bones_manual_list_about (const GPtrArray *sections, const BonesRulebook *book,
                                    const BonesRule *rule);

/* Whether every one of @words, or a word that begins so, stands in @block or in the title of
 * @section. */
gboolean bones_manual_matches (const BonesManualSection *section, const BonesManualBlock *block,
                               const char *words);
