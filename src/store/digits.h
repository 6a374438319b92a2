/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Numbers in decimal, without printf(): there is one for every column of every entry when a battle
 * is opened.
 */

#include <glib.h>

#define BONES_DIGITS 20 /* room for any 64-bit number and its sign */

/* Writes @number in decimal so that it ends before @end; returns where it begins. */
static inline char *
bones_digits (char *end, gint64 number)
{
  guint64 rest = number < 0 ? -(guint64) number : (guint64) number;

  do
    *--end = (char) ('0' + rest % 10);
  while ((rest /= 10) > 0);

  if (number < 0)
    *--end = '-';

  return end;
}
