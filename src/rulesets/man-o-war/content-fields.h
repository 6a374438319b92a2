/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Fields that many rows of the content have, and the tables within rows, for those who write down
 * its form.
 */

#include "content-parts.h"

extern const char *const mw_duration_ids[], *const mw_duration_names[];

#define ID(within)                                                                                 \
  {                                                                                                \
    "id", N_ ("Code"), N_ ("A short name by which other rows call it; each has its own"),          \
        BONES_FIELD_ID, .family = (within)                                                         \
  }
#define NAME                                                                                       \
  {                                                                                                \
    "name", N_ ("Name"), N_ ("What it is called in the game"), BONES_FIELD_TEXT, .highest = 40     \
  }
#define EXAMPLE                                                                                    \
  {                                                                                                \
    "example", N_ ("Example"), N_ ("It came with the program"), BONES_FIELD_SWITCH,                \
        .optional = TRUE                                                                           \
  }
#define RACE                                                                                       \
  {                                                                                                \
    "race", N_ ("Race"), N_ ("Whose it is; empty: anybody’s"), BONES_FIELD_ROW, .optional = TRUE,  \
                                                                                .family = "races"  \
  }
#define NOTES                                                                                      \
  {                                                                                                \
    "notes", N_ ("Notes"), N_ ("For the people at the table"), BONES_FIELD_TEXT, .optional = TRUE, \
                                                                                 .highest = 400    \
  }
#define RULE_TEXT                                                                                  \
  {                                                                                                \
    "text", N_ ("Text"), N_ ("What is read out at the table"), BONES_FIELD_TEXT, .optional = TRUE, \
                                                                                 .highest = 400    \
  }
#define POINTS(what)                                                                               \
  {                                                                                                \
    "points", N_ ("Points"), what, BONES_FIELD_POINTS, .highest = 4000                             \
  }
#define SPEED(key, name, what)                                                                     \
  {                                                                                                \
    key, name, what, BONES_FIELD_INCHES, .optional = TRUE, .highest = 6000                         \
  }
#define SAVE(key, name, what)                                                                      \
  {                                                                                                \
    key, name, what, BONES_FIELD_NUMBER, .optional = TRUE, .lowest = 2, .highest = 6               \
  }
#define COLUMN(key, name, what)                                                                    \
  {                                                                                                \
    key, name, what, BONES_FIELD_NUMBER, .lowest = 1, .highest = MW_MAX_COLUMNS, .initial = 1      \
  }
#define ROW(key, name, what)                                                                       \
  {                                                                                                \
    key, name, what, BONES_FIELD_NUMBER, .highest = MW_MAX_ROWS - 1                                \
  }
#define FACE(n, called)                                                                            \
  {                                                                                                \
    "face_" #n, called, N_ ("Where a hit lands that rolls it"), BONES_FIELD_ROW,                   \
        .ids = face_ids, .names = face_names, .family = "locations", .die = (n)                    \
  }

#define EFFECTS(key, name, what)                                                                   \
  {                                                                                                \
    key, name, what, BONES_FIELD_ROWS, .optional = TRUE, .highest = MW_MAX_EFFECTS,                \
                                       .fields = mw_effect_fields, .one = N_ ("Effect")            \
  }
