/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A copy of the stock set in a store of its own, for what is tested of content sets.
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

/* What is stored is what the set says. */
void assert_stored (Fixture *self);

/* Refused with @code and @sentence; clears @error. */
void assert_refused (GError **error, BonesContentError code, const char *sentence);
