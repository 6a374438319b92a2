/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What can be set by hand for a ship, a fleet or the table, as rows of a form: the fields of
 * engine/fields.h, the tracks of the ruleset, markers and links. Each row has its name, its bounds,
 * the current value, and the names of the choices.
 */

#include "view.h"

typedef enum {
  BONES_FORM_NUMBER, /* lowest to highest, in parts of a unit */
  BONES_FORM_SWITCH, /* the bits of mask in the value, on or off */
  BONES_FORM_LIST,   /* one of choices: values[i] becomes the value */
  BONES_FORM_KIND,   /* one of choices: values[i] becomes the field, unless it is 0: nothing */
  BONES_FORM_KEEP,   /* on; switching it off makes the change */
  BONES_FORM_NAME /* a text that goes with the change; if there are choices, values[i] becomes the
                     field */
} BonesFieldForm;

/* The parts of the form, in their order. */
typedef enum {
  BONES_FIELDS_SHOWN,   /* tracks that are shown on cards */
  BONES_FIELDS_STATE,   /* the rows of engine/fields.h */
  BONES_FIELDS_MARKERS, /* markers and links */
  BONES_FIELDS_JOIN,    /* what can be added */
  BONES_FIELDS_NAME,    /* its own name */
  BONES_FIELDS_KEPT,    /* tracks that the rules keep and that no card shows */
  BONES_FIELD_GROUPS
} BonesFieldGroup;

typedef struct {
  BonesFieldForm form;
  BonesFieldGroup group;
  const char *id; /* of the field, the track or the kind; or NULL */
  char *name;     /* in words: "Hits"; no two rows of a form have the same */
  char *text;     /* NAME: the current name, "" for what is added; KEEP: where it lies; or NULL */
  BonesChange change;   /* sets it; its value is the current one, as it is stored */
  gint lowest, highest; /* NUMBER: as they are shown, but in parts */
  guint parts;          /* NUMBER: of a unit: 100 of an inch, 2 of a point, or 1 */
  gint base;            /* NUMBER: the stored value that is shown as 0 */
  gint64 mask;          /* SWITCH */
  GPtrArray *choices;   /* of char *, never empty; or NULL */
  GArray *values;       /* of gint64: what each of choices stands for; or NULL */
} BonesFieldView;

/* What @viewer can set for @index in @scope (BONES_SET_SHIP, FLEET or TABLE): an array of
 * BonesFieldView, empty if there is no such ship or fleet. The caller frees it. */
GPtrArray *bones_view_fields (BonesTable *table, guint viewer, guint scope, guint index);
