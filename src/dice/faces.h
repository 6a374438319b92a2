/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The app’s dice: a keyed hash of the seed and the question, so that anyone can recompute them.
 *
 * Key = SHA-256 (seed, 0, word of player 1, 0, word of player 2, 0 ...). A roll takes the bytes of
 * HMAC-SHA256 (key, "crossbones/2/STREAM/RULE/SUBJECT/ORDINAL/TIMES/CHOICES/ATTEMPT") in order,
 * numbers in decimal, passes over those at or above the largest multiple of the number of sides,
 * and gives byte mod sides + 1 for each die. TIMES counts how often that question was rolled before
 * in the effective list, CHOICES is what was chosen before the roll (choices.h), ATTEMPT counts
 * from 0 how often 32 bytes were not enough. The name of a free roll, and of every roll in a battle
 * of older rules, is "crossbones/1/STREAM/RULE/SUBJECT/ORDINAL/TIMES/ATTEMPT".
 */

#include <glib.h>

#define BONES_SEED_BYTES 32
#define BONES_KEY_BYTES 32
#define BONES_MAX_SIDES 256

typedef enum { BONES_STREAM_PLAY, BONES_STREAM_DRAW, BONES_STREAM_FREE } BonesStream;

/* One roll, named. */
typedef struct {
  const char *rule;
  BonesStream stream;
  guint32 subject, ordinal, times;
  const char *choices; /* or NULL: they are no part of the name */
} BonesFaceName;

/* The key of a game. @words, one for each player in seat order, may be empty but not NULL. */
void bones_faces_key (const guint8 *seed, gsize seed_length, const char *const *words,
                      guint n_words, guint8 key[BONES_KEY_BYTES]);

/* SHA-256 of @seed in hexadecimal: shown before the words are given. The caller frees it. */
char *bones_faces_commitment (const guint8 *seed, gsize seed_length);

/* Fills @faces with @n faces of 1..@sides (@sides 2..BONES_MAX_SIDES; 1 gives ones). */
void bones_faces_roll (const guint8 key[BONES_KEY_BYTES], const BonesFaceName *name, guint n,
                       guint sides, guint16 *faces);

/* @n bytes in hexadecimal: "2f0e…". The caller frees it. */
char *bones_hex (const guint8 *bytes, gsize n);
