/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "art-path.h"

static void
take_numbers (const char **at, double *numbers, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      char *end;

      numbers[i] = g_ascii_strtod (*at, &end);
      g_assert (end != *at);
      *at = end;
    }
}

static void
quadratic_to (cairo_t *cr, double cx, double cy, double x, double y)
{
  double x0, y0;

  cairo_get_current_point (cr, &x0, &y0);
  cairo_curve_to (cr, x0 + (cx - x0) * 2 / 3, y0 + (cy - y0) * 2 / 3, x + (cx - x) * 2 / 3,
                  y + (cy - y) * 2 / 3, x, y);
}

void
bones_art_path (cairo_t *cr, const char *path)
{
  double p[6];

  g_return_if_fail (path != NULL);

  while (*path != '\0')
    switch (*path++)
      {
      case 'M':
        take_numbers (&path, p, 2);
        cairo_move_to (cr, p[0], p[1]);
        break;
      case 'L':
        take_numbers (&path, p, 2);
        cairo_line_to (cr, p[0], p[1]);
        break;
      case 'C':
        take_numbers (&path, p, 6);
        cairo_curve_to (cr, p[0], p[1], p[2], p[3], p[4], p[5]);
        break;
      case 'Q':
        take_numbers (&path, p, 4);
        quadratic_to (cr, p[0], p[1], p[2], p[3]);
        break;
      case 'Z':
        cairo_close_path (cr);
        break;
      default:
        g_assert (path[-1] == ' ');
      }
}
