/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The quick reference of a battle: the options that differ from the edition, what the classes of
 * ships are like under these options, the cards, and the rules. It tells nothing of any fleet.
 */

#include "rulebook.h"

typedef struct {
  const char *group;     /* "Cards": the heading above the first entry of a group */
  char *title;           /* "Squall" */
  char *text;            /* or NULL */
  const BonesRule *rule; /* or NULL; borrowed from the book */
} BonesReferenceEntry;

/* The reference for @setup with the values @options of its options: an array of
 * BonesReferenceEntry. @book and @setup must outlive it. */
GPtrArray *bones_reference_new (const BonesRulebook *book, const BonesSetup *setup,
                                const guint8 *options);

/* Whether every one of @words, or a word that begins so, stands in @entry. */
gboolean bones_reference_matches (const BonesReferenceEntry *entry, const char *words);
