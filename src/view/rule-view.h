/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A rule as it is in one battle: with the options that change it and their values now, and with
 * what people ruled on it.
 */

#include "chronicle.h"
#include "rulebook.h"

/* An option, or an alias: a switch for one value of it. */
typedef struct {
  const char *key;  /* "opt.anchoring" */
  const char *name; /* "Anchoring" */
  const char *text; /* a sentence: what it does */
  guint option;     /* its number in the ruleset */
  gboolean alias;   /* value is 0 or 1 */
  guint value;      /* now */
  char *value_text; /* "on", "Spinner" */
} BonesSettingView;

/* A note on a rule. */
typedef struct {
  guint32 seq; /* of the entry */
  char *text;  /* what people wrote */
} BonesRulingView;

typedef struct {
  const BonesRule *rule; /* of the book */
  GPtrArray *settings;   /* of BonesSettingView */
  GPtrArray *rulings;    /* of BonesRulingView: those that were not taken back */
} BonesRuleView;

/* @rule with the values @options of the options of @setup, and the rulings in @log (of
 * BonesLogLine, as of bones_view_log(); or NULL). The book and @setup must outlive it. */
BonesRuleView *bones_rule_view_new (const BonesRule *rule, const BonesSetup *setup,
                                    const guint8 *options, const GPtrArray *log);
void bones_rule_view_free (BonesRuleView *view);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesRuleView, bones_rule_view_free)
