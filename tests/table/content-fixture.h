/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A copy of the stock set in a store of its own, for tests of content sets.
 */

#include "content-row.h"

typedef struct {
  BonesStore *store;
  BonesContentSet *set; /* a copy of the stock set */
} Fixture;

const BonesRuleset *man_o_war (void);

void set_up (Fixture *self, gconstpointer data);
void tear_down (Fixture *self, gconstpointer data);

const BonesSection *section (const char *key);
JsonObject *copy_of (Fixture *self, const char *key, guint row);

/* Asserts that the stored document equals that of the set. */
void assert_stored (Fixture *self);

/* Asserts the error @code with the message @sentence, and clears @error. */
void assert_refused (GError **error, BonesContentError code, const char *sentence);
