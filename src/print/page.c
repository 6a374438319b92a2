/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "page.h"

#define MM (72 / 25.4)
#define MARGIN (10 * MM)
#define INCH 72.0
#define FOOT (INCH + 4 * MM) /* the height of the foot of a page */
#define SMALL 7.0            /* points: the size of its text */

gint
bones_paper_from_id (const char *id)
{
  if (g_strcmp0 (id, "a4") == 0)
    return BONES_PAPER_A4;

  return g_strcmp0 (id, "letter") == 0 ? (gint) BONES_PAPER_LETTER : -1;
}

void
bones_paper_size (BonesPaper paper, double *width, double *height)
{
  *width = paper == BONES_PAPER_A4 ? 210 * MM : 8.5 * INCH;
  *height = paper == BONES_PAPER_A4 ? 297 * MM : 11 * INCH;
}

void
bones_paper_room (BonesPaper paper, double *x, double *y, double *width, double *height)
{
  bones_paper_size (paper, width, height);
  *x = *y = MARGIN;
  *width -= 2 * MARGIN;
  *height -= 2 * MARGIN + FOOT;
}

void
bones_page_correct (cairo_t *cr, double measured)
{
  g_return_if_fail (cr != NULL && measured > 0);

  cairo_scale (cr, 100 / measured, 100 / measured);
}

/* A rule with a mark every 10 mm. */
static void
draw_rule (BonesPen *pen, double x, double y)
{
  bones_pen_rule (pen, x, y, x + 100 * MM, y);
  for (guint i = 0; i <= 10; i++)
    bones_pen_rule (pen, x + 10 * i * MM, y, x + 10 * i * MM, y - (i % 5 == 0 ? 3 : 2) * MM);

  bones_pen_text (pen, _ ("100 mm"), SMALL, FALSE, x, y + 1, 0, NULL);
}

void
bones_page_foot (BonesPen *pen, BonesPaper paper, const char *text, guint page, guint n)
{
  double width, height, x, y, right;
  g_autofree char *pages = NULL;

  g_return_if_fail (pen != NULL && text != NULL);

  bones_paper_size (paper, &width, &height);
  x = MARGIN;
  y = height - MARGIN - INCH;
  right = x + INCH + 6 * MM;
  pages = g_strdup_printf (_ ("Page %u of %u"), page, n);
  bones_pen_frame (pen, x, y, INCH, INCH, 0.6);
  bones_pen_text (pen, _ ("1 in"), SMALL, FALSE, x + 3, y + 3, 0, NULL);
  draw_rule (pen, right, y + 12 * MM);
  bones_pen_text (
      pen,
      _ ("Print at 100%. If these measure anything else, tell the print dialog what you measured."),
      SMALL, FALSE, right, y + 16 * MM, width - MARGIN - right, NULL);
  bones_pen_line (pen, text, SMALL, FALSE, right, y, width - MARGIN - right - 60);
  bones_pen_text (pen, pages, SMALL, FALSE, width - MARGIN - 50, y, 50, NULL);
}
