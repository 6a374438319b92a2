/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Decimal numbers without printf(): opening a battle writes one for every column of every entry.
 */

#include <glib.h>

#define BONES_DIGITS 20 /* enough for any 64-bit number with its sign */

/* Writes @number in decimal so that it ends before @end; returns its first character. */
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
